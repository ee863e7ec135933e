/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for Dungeon Roll beyond the single situations in tests/cases. */

#include "game-match.h"

#include "tm-play.h"

#include <string.h>

#define N_HEROES 8
#define N_FACES 6
#define N_DICE 7
#define N_TOKEN_KINDS 10
#define N_TOKENS 36
#define N_ROLLS 4000
#define MAX_LEVEL_MOVES 120

static const guint token_copies[N_TOKEN_KINDS] = { 3, 3, 3, 3, 3, 4, 6, 3, 4, 4 };

static TmMatch *
new_match (guint n_seats, const char *options)
{
  static const guint8 seed[TM_RANDOM_SEED_SIZE] = { 0xd, 0xe, 0x1, 0x7, 0xe };
  g_autoptr (TmBox) box = box_new (n_seats, options);

  return tm_match_new_sealed (box, seed, "");
}

static void
assert_phase (TmMatch *match, const char *phase)
{
  g_assert_cmpstr (match_get_phase (match), ==, phase);
}

static int
find_hero (TmMatch *match, guint seat)
{
  return tm_table_get_top (tm_match_get_table (match), match_find_zone (match, "hero", seat));
}

static gint32
get_hero (TmMatch *match, guint seat)
{
  return tm_table_get_piece_face (tm_match_get_table (match), find_hero (match, seat));
}

static gboolean
is_turned (TmMatch *match, guint seat)
{
  return tm_table_get_piece_mark (tm_match_get_table (match), find_hero (match, seat), 0) != 0;
}

static const char *
get_hero_id (gint32 hero)
{
  return game->kit->pieces[tm_kit_find_piece (game->kit, "hero")].faces[hero].id;
}

/* Down to a level without meeting anything. */
static void
walk_down (TmMatch *match, guint level)
{
  match_record (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,thief");
  for (guint i = 1; i <= level; i++)
    {
      g_autoptr (GString) faces = g_string_new ("faces=chest");

      for (guint die = 1; die < MIN (i, N_DICE); die++)
        g_string_append (faces, ",potion");
      match_record (match, i == 1 ? "populate" : "descend", faces->str);
      match_record (match, "advance", "");
      match_record (match, "advance", "");
    }
}

/* Levelling up */

/* Four experience are not enough for anybody, five are; the card is the same one. */
static void
test_both_sides (void)
{
  for (gint32 hero = 0; hero < N_HEROES; hero++)
    {
      g_autoptr (TmMatch) match = new_match (1, "");
      g_autofree char *setup = g_strdup_printf ("heroes=%s first=0", get_hero_id (hero));

      match_record (match, "setup", setup);
      walk_down (match, 4);
      match_record (match, "rest", "");
      g_assert_cmpint (get_hero (match, 0), ==, hero);
      walk_down (match, 1);
      match_record (match, "rest", "");
      g_assert_cmpint (match_get (match, "xp", 0), ==, 5);
      g_assert_cmpint (get_hero (match, 0), ==, hero + N_HEROES);
      g_assert_cmpint (game->get_part (tm_match_get_table (match), 0), ==, hero);
      walk_down (match, 1);
      match_record (match, "rest", "");
      g_assert_cmpint (get_hero (match, 0), ==, hero + N_HEROES);
      assert_phase (match, "end");
    }
}

/* In mid-delve, by the experience for a dragon; the turned card stays turned until the next party,
 * and the master's skill holds at once. */
static void
test_level_up_at_once (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");

  match_record (match, "setup", "heroes=minstrel first=0");
  walk_down (match, 4);
  match_record (match, "rest", "");
  match_record (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,scroll");
  match_record (match, "populate", "faces=dragon");
  match_record (match, "power", "");
  g_assert_true (is_turned (match, 0));
  match_record (match, "advance", "");
  match_record (match, "descend", "faces=dragon,dragon");
  match_record (match, "advance", "");
  match_record (match, "descend", "faces=dragon,potion,potion");
  match_record (match, "advance", "");
  match_record (match, "advance", "");
  assert_phase (match, "dragon");
  match_record (match, "slay", "by=fighter,cleric,mage drawn=scales");
  g_assert_cmpint (match_get (match, "xp", 0), ==, 5);
  g_assert_cmpstr (get_hero_id (get_hero (match, 0)), ==, "bard");
  g_assert_true (is_turned (match, 0));
  match_record (match, "descend", "faces=goblin,ooze,potion,potion");
  match_record (match, "fight", "by=champion monsters=goblin,ooze");
  g_assert_cmpint (match_get (match, "hero-uses", 0), ==, 2);
  match_record (match, "flee", "");
  g_assert_true (is_turned (match, 0));
  match_record (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,scroll");
  g_assert_false (is_turned (match, 0));
}

/* Turns */

static void
test_hand_over (void)
{
  for (guint n_seats = 1; n_seats <= game->max_seats; n_seats++)
    for (guint first = 0; first < n_seats; first++)
      {
        static const char *const heroes[] = { "knight", "minstrel", "crusader", "occultist" };
        g_autoptr (TmMatch) match = new_match (n_seats, "delves=2");
        g_autoptr (GString) setup = g_string_new ("heroes=");
        guint turn = first;

        for (guint seat = 0; seat < n_seats; seat++)
          g_string_append_printf (setup, seat > 0 ? ",%s" : "%s", heroes[seat]);
        g_string_append_printf (setup, " first=%u", first);
        match_record (match, "setup", setup->str);
        for (guint delve = 0; delve < 2 * n_seats; delve++)
          {
            assert_phase (match, "form");
            g_assert_cmpuint (tm_table_get_turn (tm_match_get_table (match)), ==, 1u << turn);
            walk_down (match, 1);
            match_record (match, delve % 2 == 0 ? "rest" : "descend",
                          delve % 2 == 0 ? "" : "faces=goblin,goblin");
            if (delve % 2 > 0)
              match_record (match, "flee", "");
            turn = (turn + 1) % n_seats;
          }
        assert_phase (match, "end");
        g_assert_cmpuint (tm_table_get_turn (tm_match_get_table (match)), ==, 0);
      }
}

/* All dice are together again after the last delve, and taking that back lays them out as before. */
static void
test_undo_end (void)
{
  g_autoptr (TmMatch) match = new_match (2, "delves=1");
  g_autoptr (TmTable) before = NULL, after = NULL;

  match_record (match, "setup", "heroes=half-goblin,enchantress first=1");
  walk_down (match, 2);
  match_record (match, "rest", "");
  walk_down (match, 7);
  match_record (match, "descend", "faces=goblin,skeleton,ooze,potion,chest,dragon,dragon");
  match_record (match, "power", "targets=goblin");
  match_record (match, "fight", "by=temp-thief monsters=ooze");
  before = tm_table_dup (tm_match_get_table (match));
  match_record (match, "flee", "");
  after = tm_table_dup (tm_match_get_table (match));
  assert_phase (match, "end");
  g_assert_cmpuint (tm_table_count_zone (after, match_find_zone (match, "cup", TM_NO_SEAT)), ==,
                    N_DICE);
  g_assert_cmpuint (tm_table_count_zone (after, match_find_zone (match, "reserve", TM_NO_SEAT)), ==,
                    N_DICE);
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_true (tm_table_equal (tm_match_get_table (match), before));
  g_assert_true (tm_match_redo (match, NULL));
  g_assert_true (tm_table_equal (tm_match_get_table (match), after));
}

/* Chance */

/* The faces that the last move drew. */
static const gint32 *
get_drawn (TmMatch *match, const char *param, TmMove *move, guint *n_faces)
{
  guint last = tm_match_get_n_entries (match);
  const TmMoveSpec *spec;
  TmEntry entry;

  tm_match_get_entry (match, last, &entry);
  g_assert_cmpuint (entry.source, ==, TM_SOURCE_APP);
  tm_match_get_move (match, last, move);
  spec = tm_game_get_move (game, move->kind);
  return tm_args_get_list (&move->args, tm_params_find (spec->params, spec->n_params, param),
                           n_faces);
}

/* Every face of every die equally often, and so every pair of faces of neighbouring dice. */
static void
test_rolls (TmMatch *match, const char *kind)
{
  static guint places[N_DICE * N_FACES];
  static guint pairs[N_FACES * N_FACES];
  double expected_places[N_DICE * N_FACES];
  double expected_pairs[N_FACES * N_FACES];

  memset (places, 0, sizeof places);
  memset (pairs, 0, sizeof pairs);
  for (guint n = 0; n < N_ROLLS; n++)
    {
      TmMove move;
      guint n_faces;
      const gint32 *faces;

      g_assert_true (match_try (match, kind, "", FALSE));
      faces = get_drawn (match, "faces", &move, &n_faces);
      g_assert_cmpuint (n_faces, ==, N_DICE);
      for (guint i = 0; i < N_DICE; i++)
        places[i * N_FACES + faces[i]]++;
      for (guint i = 0; i + 1 < N_DICE; i++)
        pairs[faces[i] * N_FACES + faces[i + 1]]++;
      g_assert_true (tm_match_undo (match, NULL));
    }
  for (guint i = 0; i < N_DICE * N_FACES; i++)
    expected_places[i] = (double) N_ROLLS / N_FACES;
  for (guint i = 0; i < N_FACES * N_FACES; i++)
    expected_pairs[i] = (double) N_ROLLS * (N_DICE - 1) / (N_FACES * N_FACES);
  /* 7 times 5, and 35 degrees of freedom: 66.6 is exceeded once in a thousand. */
  g_assert_cmpfloat (match_get_chi_square (places, expected_places, N_DICE * N_FACES), <, 66.6);
  g_assert_cmpfloat (match_get_chi_square (pairs, expected_pairs, N_FACES * N_FACES), <, 66.6);
}

static void
test_party_rolls (void)
{
  g_autoptr (TmMatch) match = new_match (1, "source-party=app");

  match_record (match, "setup", "heroes=occultist first=0");
  test_rolls (match, "form-party");
}

static void
test_dungeon_rolls (void)
{
  g_autoptr (TmMatch) match = new_match (1, "source-dungeon=app");

  match_record (match, "setup", "heroes=occultist first=0");
  walk_down (match, 7);
  test_rolls (match, "descend");
}

/* Tokens come as often as they lie in the chest, and one that opens a chest lies there again. */
static void
test_token_draws (void)
{
  g_autoptr (TmMatch) match = new_match (1, "source-treasure=app");
  guint counts[N_TOKEN_KINDS] = { 0 };
  double expected[N_TOKEN_KINDS];

  match_record (match, "setup", "heroes=occultist first=0");
  match_record (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,thief");
  match_record (match, "populate", "faces=chest");
  match_record (match, "advance", "");
  match_record (match, "open", "by=fighter count=1 drawn=tools");
  match_record (match, "advance", "");
  match_record (match, "descend", "faces=chest,chest");
  match_record (match, "advance", "");
  for (guint n = 0; n < N_ROLLS; n++)
    {
      TmMove move;
      guint n_faces;
      const gint32 *faces;

      g_assert_true (match_try (match, "open", "by=tools count=2", FALSE));
      faces = get_drawn (match, "drawn", &move, &n_faces);
      g_assert_cmpuint (n_faces, ==, 2);
      counts[faces[0]]++;
      counts[faces[1]]++;
      g_assert_true (tm_match_undo (match, NULL));
    }
  for (guint kind = 0; kind < N_TOKEN_KINDS; kind++)
    expected[kind] = 2.0 * N_ROLLS * token_copies[kind] / N_TOKENS;
  /* 9 degrees of freedom: 27.9 is exceeded once in a thousand. */
  g_assert_cmpfloat (match_get_chi_square (counts, expected, N_TOKEN_KINDS), <, 27.9);
}

/* Tokens face down */

/* Two taps: what is drawn need not be told, and naming can wait until it is used. */
static void
test_unknown_tokens (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");

  match_record (match, "setup", "heroes=occultist first=0");
  match_record (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,thief");
  match_record (match, "populate", "faces=chest");
  match_record (match, "advance", "");
  g_assert_false (match_try (match, "open", "by=thief count=1 drawn=sword,sword", TRUE));
  match_record (match, "open", "by=thief count=1");
  g_assert_cmpint (match_get (match, "unknown", 0), ==, 1);
  match_record (match, "advance", "");
  match_record (match, "descend", "faces=chest,goblin");
  match_record (match, "reveal", "seat=0 token=sword");
  g_assert_false (match_try (match, "reveal", "seat=0 token=sword", TRUE));
  g_assert_true (tm_match_undo (match, NULL));
  match_record (match, "fight", "by=sword monsters=goblin");
  g_assert_cmpint (match_get (match, "unknown", 0), ==, 0);
  g_assert_cmpint (match_get (match, "tokens-used", 0), ==, 1);
  g_assert_false (match_try (match, "use-token", "token=portal", TRUE));
  g_assert_cmpuint (tm_table_count_zone (tm_match_get_table (match),
                                         match_find_zone (match, "chest", TM_NO_SEAT)),
                    ==, N_TOKENS);
}

/* By hand */

/* What was played by hand is not counted as recorded play; the next delve is. */
static void
test_by_hand (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");

  match_record (match, "setup", "heroes=crusader first=0");
  walk_down (match, 6);
  match_set (match, "xp", 0, 4);
  g_assert_cmpint (match_get (match, "by-hand", 0), ==, 1);
  g_assert_cmpstr (get_hero_id (get_hero (match, 0)), ==, "crusader");
  match_set (match, "xp", 0, 5);
  g_assert_cmpstr (get_hero_id (get_hero (match, 0)), ==, "paladin");
  match_record (match, "descend", "faces=potion,potion,potion,potion,potion,potion,potion");
  match_record (match, "advance", "");
  match_record (match, "advance", "");
  g_assert_cmpint (match_get (match, "never-tell-odds", 0), ==, 0);
  match_record (match, "rest", "");
  walk_down (match, 7);
  g_assert_cmpint (match_get (match, "by-hand", 0), ==, 0);
  g_assert_cmpint (match_get (match, "never-tell-odds", 0), ==, 1);
}

/* What is set by hand lies where it belongs: dragons in the lair, the dice of a delve that is over
 * together, and the turn is somebody's. */
static void
test_settle (void)
{
  g_autoptr (TmMatch) match = new_match (2, "");

  match_record (match, "setup", "heroes=crusader,knight first=1");
  walk_down (match, 1);
  match_record (match, "descend", "faces=goblin,potion");
  match_record (match, "adjust", "set=face piece=goblin from=level face=dragon");
  g_assert_cmpuint (
      tm_table_count_zone (tm_match_get_table (match), match_find_zone (match, "lair", TM_NO_SEAT)),
      ==, 1);
  match_record (match, "adjust", "set=face piece=dragon from=lair face=ooze");
  match_record (match, "fight", "by=mage monsters=ooze");
  match_record (match, "adjust", "set=piece piece=potion from=level to=lair");
  g_assert_cmpuint (tm_table_count_face (tm_match_get_table (match),
                                         match_find_zone (match, "lair", TM_NO_SEAT),
                                         tm_kit_find_piece (game->kit, "dungeon-die"), 5),
                    ==, 1);
  match_record (match, "adjust", "set=turn seats=");
  g_assert_cmpuint (tm_table_get_turn (tm_match_get_table (match)), !=, 0);
  match_set (match, "unknown", 0, N_TOKENS);
  match_set (match, "unknown", 1, 1);
  g_assert_cmpint (match_get (match, "unknown", 0) + match_get (match, "unknown", 1), ==, N_TOKENS);
  match_set (match, "by-hand", 0, 0);
  match_record (match, "adjust", "set=phase phase=form");
  g_assert_cmpint (match_get (match, "level", 0), ==, 0);
  match_set (match, "delves", 0, 3);
  match_set (match, "delves", 1, 3);
  assert_phase (match, "end");
  match_check (match);
  match_set (match, "delves", 1, 2);
  assert_phase (match, "form");
  match_check (match);
}

/* Uses of the hero are counted over the whole match: one delve by hand, and a natural twenty is asked
 * for, whatever comes later; what depends on the uses of tokens is not. */
static void
test_match_by_hand (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");
  g_autoptr (TmOffers) offers = tm_offers_new ();

  match_record (match, "setup", "heroes=crusader first=0");
  walk_down (match, 6);
  match_set (match, "xp", 0, 5);
  match_record (match, "rest", "");
  walk_down (match, 7);
  g_assert_cmpint (match_get (match, "by-hand", 0), ==, 0);
  g_assert_cmpint (match_get (match, "match-by-hand", 0), ==, 1);
  tm_offers_collect (offers, tm_match_get_table (match));
  g_assert_cmpint (tm_offers_find_move (offers, tm_game_find_move (game, "claim"), 0, 0, -1), >=,
                   0);
  match_record (match, "rest", "");
  walk_down (match, 8);
  match_record (match, "rest", "");
  assert_phase (match, "end");
  g_assert_cmpint (match_get (match, "hero-uses", 0), ==, 0);
  g_assert_cmpint (match_get (match, "natural-twenty", 0), ==, 0);
  g_assert_cmpint (match_get (match, "magic-whirl", 0), ==, 1);
}

/* Down to a dragon that is awake. */
static void
wake_dragon (TmMatch *match)
{
  match_record (match, "setup", "heroes=minstrel first=0");
  walk_down (match, 2);
  match_record (match, "adjust", "set=face piece=thief from=party face=scroll");
  match_record (match, "descend", "faces=dragon,dragon,dragon");
  match_record (match, "advance", "");
  assert_phase (match, "dragon");
}

/* A dragon that falls asleep by the players' hands does not hold anybody up. */
static void
test_dragon_asleep (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");
  g_autoptr (TmMatch) rerolled = new_match (1, "");

  wake_dragon (match);
  g_assert_false (match_try (match, "advance", "", FALSE));
  match_record (match, "adjust", "set=piece piece=dragon from=lair to=reserve");
  match_record (match, "advance", "");
  assert_phase (match, "regroup");
  wake_dragon (rerolled);
  g_assert_true (
      match_try (rerolled, "reroll", "by=scroll dungeon=dragon dungeon-faces=potion", TRUE));
  assert_phase (rerolled, "regroup");
}

/* Only Divine Intervention costs a token, whatever else is said. */
static void
test_nothing_to_pay (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");

  match_record (match, "setup", "heroes=minstrel first=0");
  walk_down (match, 1);
  match_record (match, "adjust", "set=piece piece=ring from=chest to=tokens seat=0");
  match_record (match, "descend", "faces=dragon,goblin");
  match_record (match, "power", "token=ring");
  g_assert_cmpint (match_get (match, "tokens-used", 0), ==, 0);
  g_assert_cmpuint (match_count_zone (match, "tokens", 0), ==, 1);
  g_assert_cmpuint (match_count_zone (match, "lair", TM_NO_SEAT), ==, 0);
}

/* Tokens that somebody holds face down are no longer in the box. */
static void
test_fill_chests (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");
  int question = tm_game_find_question (game, "open-chests");
  guint n_params;
  const TmParam *params = tm_question_get_params (game, (guint) question, &n_params);
  TmArgs args;

  tm_args_init (&args);
  match_record (match, "setup", "heroes=minstrel first=0");
  match_record (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,thief");
  match_record (match, "populate", "faces=chest");
  match_set (match, "unknown", 0, N_TOKENS - 1);
  g_assert_true (tm_question_fill (game, (guint) question, tm_match_get_table (match), &args));
  g_assert_cmpint (tm_args_get (&args, tm_params_find (params, n_params, "chest")), ==, 1);
}

/* Random play */

static gboolean
choose_deep (TmPlayer *player, const TmTable *table, TmMove *move)
{
  guint rest = tm_game_find_move (game, "rest");

  for (guint i = 0; i < 8; i++)
    if (!tm_player_choose (player, table, move))
      return FALSE;
    else if (move->kind != rest)
      break;
  return TRUE;
}

static void
choose_options (TmBox *box, TmRandom *random)
{
  for (guint i = 0; i < game->n_options; i++)
    {
      const TmParam *param = &game->options[i].param;

      if (game->options[i].article == NULL || game->options[i].is_display)
        continue;
      if (param->kind == TM_PARAM_FLAG)
        tm_box_set_option_from_text (box, param->id, tm_random_below (random, 2) ? "yes" : "no",
                                     NULL);
      else
        tm_box_set_option_from_text (
            box, param->id, param->words[tm_random_below (random, param->n_words)].id, NULL);
    }
}

/* Whoever never rests where he could go on comes deep down. The tables keep sound, no level takes
 * for ever, and all heroes with all their moves are met. */
static void
test_deep_play (void)
{
  guint n_moves[32] = { 0 };
  gint32 deepest = 0;

  for (guint n = 0; n < 300; n++)
    {
      g_autoptr (TmBox) box = tm_box_new (game, 1 + n % game->max_seats, NULL);
      g_autoptr (TmPlayer) player = tm_player_new (box, n);
      g_autoptr (TmMatch) match = NULL;
      TmMove move;
      guint n_on_level = 0;
      gint32 level = 0;

      choose_options (box, tm_player_get_random (player));
      match = tm_match_new (box);
      while (choose_deep (player, tm_match_get_table (match), &move))
        {
          g_assert_true (tm_match_record (match, &move, NULL, NULL));
          match_check (match);
          n_moves[move.kind]++;
          n_on_level = match_get (match, "level", 0) == level ? n_on_level + 1 : 0;
          level = match_get (match, "level", 0);
          g_assert_cmpuint (n_on_level, <=, MAX_LEVEL_MOVES);
          deepest = MAX (deepest, level);
        }
      assert_phase (match, "end");
    }
  g_assert_cmpint (deepest, >=, 6);
  for (guint kind = 0; kind < game->n_moves; kind++)
    if (!g_str_equal (game->moves[kind].id, "claim"))
      g_assert_cmpuint (n_moves[kind], >, 0);
}

/* Leaves to the app what it draws. */
static void
leave_chance (TmMatch *match, TmMove *move)
{
  const TmMoveSpec *spec = tm_game_get_move (game, move->kind);

  for (guint i = 0; i < spec->n_params; i++)
    if (tm_args_has (&move->args, i)
        && tm_game_draws_in_app (game, tm_match_get_table (match), move->kind, i, &move->args))
      tm_args_unset (&move->args, i);
}

/* With all chance in the app no token stays unnamed, and every draw is the sealed one. */
static void
test_sealed_play (void)
{
  for (guint n = 0; n < 40; n++)
    {
      g_autoptr (TmMatch) match
          = new_match (1 + n % game->max_seats, "source-party=app source-dungeon=app "
                                                "source-treasure=app source-heroes=app first=lot");
      g_autoptr (TmPlayer) player = tm_player_new (tm_match_get_box (match), n);
      g_autoptr (GError) error = NULL;
      guint n_checked;
      TmMove move;

      while (choose_deep (player, tm_match_get_table (match), &move))
        {
          leave_chance (match, &move);
          g_assert_true (tm_match_record (match, &move, NULL, NULL));
          match_check (match);
          for (guint seat = 0; seat < tm_box_get_n_seats (tm_match_get_box (match)); seat++)
            g_assert_cmpint (match_get (match, "unknown", seat), ==, 0);
        }
      assert_phase (match, "end");
      tm_match_verify (match, &n_checked, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (n_checked, >, 6);
    }
}

static guint
count_pieces (TmMatch *match, const char *const *zones)
{
  guint n = 0;

  for (guint i = 0; zones[i] != NULL; i++)
    n += tm_table_count_zone (tm_match_get_table (match),
                              match_find_zone (match, zones[i], TM_NO_SEAT));
  return n;
}

/* A move at random, every second one whatever the rules say. */
static gboolean
play_anything (TmPlayer *player, TmMatch *match)
{
  TmMove move = { .note = -1 };

  if (tm_random_below (tm_player_get_random (player), 2) > 0
      || !tm_player_choose (player, tm_match_get_table (match), &move))
    {
      move.kind = tm_random_below (tm_player_get_random (player), game->n_moves);
      tm_args_init (&move.args);
      tm_player_complete (player, tm_match_get_table (match), &move);
    }
  move.is_override = TRUE;
  return tm_match_record (match, &move, NULL, NULL);
}

static void
assert_no_die_lost (TmMatch *match)
{
  static const char *const white[] = { "cup", "party", "graveyard", NULL };
  static const char *const black[] = { "reserve", "level", "lair", "temporary", NULL };

  g_assert_cmpuint (count_pieces (match, white), ==, N_DICE);
  g_assert_cmpuint (count_pieces (match, black), ==, N_DICE);
}

static void
set_anything (TmMatch *match, TmRandom *random)
{
  const TmCounterSpec *counter
      = &game->kit->counters[tm_random_below (random, game->kit->n_counters)];

  match_set (match, counter->id, 0, (gint32) tm_random_below (random, counter->max + 1));
}

/* Whatever the players override, no die and no token comes or goes, and what was played against the
 * rules is marked until the next party is formed. */
static void
test_overrides (void)
{
  guint n_played = 0;

  for (guint n = 0; n < 200; n++)
    {
      g_autoptr (TmBox) box = tm_box_new (game, 1 + n % game->max_seats, NULL);
      g_autoptr (TmPlayer) player = tm_player_new (box, n);
      g_autoptr (TmMatch) match = tm_match_new (box);

      for (guint i = 0; i < 200; i++)
        {
          n_played += play_anything (player, match);
          assert_no_die_lost (match);
          match_check (match);
        }
    }
  g_assert_cmpuint (n_played, >, 5000);
}

/* The same with counters set at random. */
static void
test_anything_by_hand (void)
{
  guint n_played = 0;

  for (guint n = 0; n < 200; n++)
    {
      g_autoptr (TmBox) box = tm_box_new (game, 1 + n % game->max_seats, NULL);
      g_autoptr (TmPlayer) player = tm_player_new (box, n);
      g_autoptr (TmMatch) match = tm_match_new (box);

      for (guint i = 0; i < 200; i++)
        {
          if (tm_random_below (tm_player_get_random (player), 30) == 0)
            set_anything (match, tm_player_get_random (player));
          n_played += play_anything (player, match);
          assert_no_die_lost (match);
          match_set (match, "by-hand", 0, 1);
          match_check (match);
        }
    }
  g_assert_cmpuint (n_played, >, 5000);
}

typedef struct
{
  TmBox *box;
  TmArgs args;
  guint question;
  gint stop;
} Inquiry;

static gpointer
ask_until_stopped (gpointer data)
{
  Inquiry *inquiry = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TmRuling) ruling = tm_question_ask_while (game, inquiry->question, inquiry->box,
                                                       &inquiry->args, &inquiry->stop, &error);

  g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_STOPPED);
  g_assert_null (ruling);
  return NULL;
}

static void
tell (Inquiry *self, const char *text)
{
  g_autoptr (GVariant) values = g_variant_ref_sink (g_variant_new_parsed (text));
  g_autoptr (GError) error = NULL;
  guint n_params;
  const TmParam *params = tm_question_get_params (game, self->question, &n_params);

  tm_args_init (&self->args);
  tm_params_parse (params, n_params, self->box, values, &self->args, &error);
  g_assert_no_error (error);
}

/* Looking nine levels ahead takes minutes. Whoever stops it need not wait, however deep it is. */
static void
test_stop (void)
{
  g_autoptr (TmBox) box = tm_question_new_box (game);
  Inquiry inquiry = { .box = box };

  while (!g_str_equal (game->questions[inquiry.question].id, "advice"))
    inquiry.question++;
  tell (&inquiry,
        "{'hero': <'mercenary'>, 'xp': <3>, 'level': <1>, 'horizon': <0>,"
        " 'party': <['scroll', 'scroll', 'champion', 'mage', 'fighter', 'cleric', 'thief']>,"
        " 'tokens': <['scroll-token', 'scroll-token', 'elixir', 'bait']>}");
  for (guint milliseconds = 50; milliseconds <= 400; milliseconds *= 2)
    {
      GThread *thread;
      gint64 start;

      g_atomic_int_set (&inquiry.stop, 0);
      thread = g_thread_new ("judge", ask_until_stopped, &inquiry);
      g_usleep (milliseconds * 1000);
      start = g_get_monotonic_time ();
      g_atomic_int_set (&inquiry.stop, 1);
      g_thread_join (thread);
      g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_USEC_PER_SEC);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("dungeon-roll");
  g_test_add_func ("/dungeon-roll/level-up/both-sides", test_both_sides);
  g_test_add_func ("/dungeon-roll/level-up/at-once", test_level_up_at_once);
  g_test_add_func ("/dungeon-roll/turns/hand-over", test_hand_over);
  g_test_add_func ("/dungeon-roll/turns/undo-end", test_undo_end);
  g_test_add_func ("/dungeon-roll/chance/party-rolls", test_party_rolls);
  g_test_add_func ("/dungeon-roll/chance/dungeon-rolls", test_dungeon_rolls);
  g_test_add_func ("/dungeon-roll/chance/token-draws", test_token_draws);
  g_test_add_func ("/dungeon-roll/tokens/unknown", test_unknown_tokens);
  g_test_add_func ("/dungeon-roll/by-hand/recorded-play", test_by_hand);
  g_test_add_func ("/dungeon-roll/by-hand/whole-match", test_match_by_hand);
  g_test_add_func ("/dungeon-roll/by-hand/dragon-asleep", test_dragon_asleep);
  g_test_add_func ("/dungeon-roll/by-hand/settle", test_settle);
  g_test_add_func ("/dungeon-roll/tokens/nothing-to-pay", test_nothing_to_pay);
  g_test_add_func ("/dungeon-roll/questions/fill-chests", test_fill_chests);
  g_test_add_func ("/dungeon-roll/questions/stop", test_stop);
  g_test_add_func ("/dungeon-roll/by-hand/overrides", test_overrides);
  g_test_add_func ("/dungeon-roll/by-hand/anything", test_anything_by_hand);
  g_test_add_func ("/dungeon-roll/random/deep-play", test_deep_play);
  g_test_add_func ("/dungeon-roll/random/sealed-play", test_sealed_play);
  return g_test_run ();
}
