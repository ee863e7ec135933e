/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for Dungeon Roll beyond the single situations in tests/cases. */

#include "tm-games.h"
#include "tm-match.h"
#include "tm-play.h"

#include <string.h>

#define N_HEROES 8
#define N_FACES 6
#define N_DICE 7
#define N_TOKEN_KINDS 10
#define N_TOKENS 36
#define N_ROLLS 4000
#define MAX_LEVEL_MOVES 120

static const TmGame *game;
static const guint token_copies[N_TOKEN_KINDS] = { 3, 3, 3, 3, 3, 4, 6, 3, 4, 4 };

/* Matches in the words of the command line */

static void
set_options (TmBox *box, const char *options)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      tm_box_set_option_from_text (box, pair[0], pair[1], &error);
      g_assert_no_error (error);
    }
}

static TmMatch *
new_match (guint n_seats, const char *options)
{
  static const guint8 seed[TM_RANDOM_SEED_SIZE] = { 0xd, 0xe, 0x1, 0x7, 0xe };
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, &error);

  g_assert_no_error (error);
  set_options (box, options);
  return tm_match_new_sealed (box, seed, "");
}

static void
check (TmMatch *match)
{
  g_autoptr (GError) error = NULL;

  game->check (tm_match_get_table (match), &error);
  g_assert_no_error (error);
}

static gboolean
try (TmMatch *match, const char *kind, const char *text, gboolean is_override)
{
  g_autoptr (GError) error = NULL;
  TmMove move = { .kind = tm_game_find_move (game, kind), .note = -1, .is_override = is_override };
  const TmMoveSpec *spec = tm_game_get_move (game, move.kind);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  tm_args_init (&move.args);
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      tm_param_set_text (spec->params, tm_params_find (spec->params, spec->n_params, pair[0]),
                         tm_match_get_box (match), pair[1], &move.args, &error);
      g_assert_no_error (error);
    }
  return tm_match_record (match, &move, NULL, NULL);
}

static void
play (TmMatch *match, const char *kind, const char *text)
{
  g_test_message ("%s %s", kind, text);
  g_assert_true (try (match, kind, text, FALSE));
  check (match);
}

static guint
find_slot (TmMatch *match, const char *counter, guint seat)
{
  int index = tm_kit_find_counter (game->kit, counter);

  g_assert_cmpint (index, >=, 0);
  return tm_box_get_counter_slot (tm_match_get_box (match), index, seat);
}

static gint32
get (TmMatch *match, const char *counter, guint seat)
{
  return tm_table_get_slots (tm_match_get_table (match))[find_slot (match, counter, seat)];
}

static void
set (TmMatch *match, const char *counter, guint seat, gint32 value)
{
  g_autoptr (GError) error = NULL;

  tm_match_set_counter (match, find_slot (match, counter, seat), value, NULL, &error);
  g_assert_no_error (error);
}

static void
assert_phase (TmMatch *match, const char *phase)
{
  g_assert_cmpstr (game->kit->phases[tm_table_get_phase (tm_match_get_table (match))].id, ==,
                   phase);
}

static guint
find_zone (TmMatch *match, const char *zone, int seat)
{
  return tm_box_get_zone (tm_match_get_box (match), tm_kit_find_zone (game->kit, zone), seat);
}

static int
find_hero (TmMatch *match, guint seat)
{
  return tm_table_get_top (tm_match_get_table (match), find_zone (match, "hero", seat));
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
  play (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,thief");
  for (guint i = 1; i <= level; i++)
    {
      g_autoptr (GString) faces = g_string_new ("faces=chest");

      for (guint die = 1; die < MIN (i, N_DICE); die++)
        g_string_append (faces, ",potion");
      play (match, i == 1 ? "populate" : "descend", faces->str);
      play (match, "advance", "");
      play (match, "advance", "");
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

      play (match, "setup", setup);
      walk_down (match, 4);
      play (match, "rest", "");
      g_assert_cmpint (get_hero (match, 0), ==, hero);
      walk_down (match, 1);
      play (match, "rest", "");
      g_assert_cmpint (get (match, "xp", 0), ==, 5);
      g_assert_cmpint (get_hero (match, 0), ==, hero + N_HEROES);
      g_assert_cmpint (game->get_part (tm_match_get_table (match), 0), ==, hero);
      walk_down (match, 1);
      play (match, "rest", "");
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

  play (match, "setup", "heroes=minstrel first=0");
  walk_down (match, 4);
  play (match, "rest", "");
  play (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,scroll");
  play (match, "populate", "faces=dragon");
  play (match, "power", "");
  g_assert_true (is_turned (match, 0));
  play (match, "advance", "");
  play (match, "descend", "faces=dragon,dragon");
  play (match, "advance", "");
  play (match, "descend", "faces=dragon,potion,potion");
  play (match, "advance", "");
  play (match, "advance", "");
  assert_phase (match, "dragon");
  play (match, "slay", "by=fighter,cleric,mage drawn=scales");
  g_assert_cmpint (get (match, "xp", 0), ==, 5);
  g_assert_cmpstr (get_hero_id (get_hero (match, 0)), ==, "bard");
  g_assert_true (is_turned (match, 0));
  play (match, "descend", "faces=goblin,ooze,potion,potion");
  play (match, "fight", "by=champion monsters=goblin,ooze");
  g_assert_cmpint (get (match, "hero-uses", 0), ==, 2);
  play (match, "flee", "");
  g_assert_true (is_turned (match, 0));
  play (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,scroll");
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
        play (match, "setup", setup->str);
        for (guint delve = 0; delve < 2 * n_seats; delve++)
          {
            assert_phase (match, "form");
            g_assert_cmpuint (tm_table_get_turn (tm_match_get_table (match)), ==, 1u << turn);
            walk_down (match, 1);
            play (match, delve % 2 == 0 ? "rest" : "descend",
                  delve % 2 == 0 ? "" : "faces=goblin,goblin");
            if (delve % 2 > 0)
              play (match, "flee", "");
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

  play (match, "setup", "heroes=half-goblin,enchantress first=1");
  walk_down (match, 2);
  play (match, "rest", "");
  walk_down (match, 7);
  play (match, "descend", "faces=goblin,skeleton,ooze,potion,chest,dragon,dragon");
  play (match, "power", "targets=goblin");
  play (match, "fight", "by=temp-thief monsters=ooze");
  before = tm_table_dup (tm_match_get_table (match));
  play (match, "flee", "");
  after = tm_table_dup (tm_match_get_table (match));
  assert_phase (match, "end");
  g_assert_cmpuint (tm_table_count_zone (after, find_zone (match, "cup", TM_NO_SEAT)), ==, N_DICE);
  g_assert_cmpuint (tm_table_count_zone (after, find_zone (match, "reserve", TM_NO_SEAT)), ==,
                    N_DICE);
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_true (tm_table_equal (tm_match_get_table (match), before));
  g_assert_true (tm_match_redo (match, NULL));
  g_assert_true (tm_table_equal (tm_match_get_table (match), after));
}

/* Chance */

static double
get_chi_square (const guint *counts, const double *expected, guint n_cells)
{
  double sum = 0;

  for (guint i = 0; i < n_cells; i++)
    sum += (counts[i] - expected[i]) * (counts[i] - expected[i]) / expected[i];
  return sum;
}

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

      g_assert_true (try (match, kind, "", FALSE));
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
  g_assert_cmpfloat (get_chi_square (places, expected_places, N_DICE * N_FACES), <, 66.6);
  g_assert_cmpfloat (get_chi_square (pairs, expected_pairs, N_FACES * N_FACES), <, 66.6);
}

static void
test_party_rolls (void)
{
  g_autoptr (TmMatch) match = new_match (1, "source-party=app");

  play (match, "setup", "heroes=occultist first=0");
  test_rolls (match, "form-party");
}

static void
test_dungeon_rolls (void)
{
  g_autoptr (TmMatch) match = new_match (1, "source-dungeon=app");

  play (match, "setup", "heroes=occultist first=0");
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

  play (match, "setup", "heroes=occultist first=0");
  play (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,thief");
  play (match, "populate", "faces=chest");
  play (match, "advance", "");
  play (match, "open", "by=fighter count=1 drawn=tools");
  play (match, "advance", "");
  play (match, "descend", "faces=chest,chest");
  play (match, "advance", "");
  for (guint n = 0; n < N_ROLLS; n++)
    {
      TmMove move;
      guint n_faces;
      const gint32 *faces;

      g_assert_true (try (match, "open", "by=tools count=2", FALSE));
      faces = get_drawn (match, "drawn", &move, &n_faces);
      g_assert_cmpuint (n_faces, ==, 2);
      counts[faces[0]]++;
      counts[faces[1]]++;
      g_assert_true (tm_match_undo (match, NULL));
    }
  for (guint kind = 0; kind < N_TOKEN_KINDS; kind++)
    expected[kind] = 2.0 * N_ROLLS * token_copies[kind] / N_TOKENS;
  /* 9 degrees of freedom: 27.9 is exceeded once in a thousand. */
  g_assert_cmpfloat (get_chi_square (counts, expected, N_TOKEN_KINDS), <, 27.9);
}

/* Tokens face down */

/* Two taps: what is drawn need not be told, and naming can wait until it is used. */
static void
test_unknown_tokens (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");

  play (match, "setup", "heroes=occultist first=0");
  play (match, "form-party", "faces=fighter,cleric,mage,thief,champion,champion,thief");
  play (match, "populate", "faces=chest");
  play (match, "advance", "");
  g_assert_false (try (match, "open", "by=thief count=1 drawn=sword,sword", TRUE));
  play (match, "open", "by=thief count=1");
  g_assert_cmpint (get (match, "unknown", 0), ==, 1);
  play (match, "advance", "");
  play (match, "descend", "faces=chest,goblin");
  play (match, "reveal", "seat=0 token=sword");
  g_assert_false (try (match, "reveal", "seat=0 token=sword", TRUE));
  g_assert_true (tm_match_undo (match, NULL));
  play (match, "fight", "by=sword monsters=goblin");
  g_assert_cmpint (get (match, "unknown", 0), ==, 0);
  g_assert_cmpint (get (match, "tokens-used", 0), ==, 1);
  g_assert_false (try (match, "use-token", "token=portal", TRUE));
  g_assert_cmpuint (
      tm_table_count_zone (tm_match_get_table (match), find_zone (match, "chest", TM_NO_SEAT)), ==,
      N_TOKENS);
}

/* By hand */

/* What was played by hand is not counted as recorded play; the next delve is. */
static void
test_by_hand (void)
{
  g_autoptr (TmMatch) match = new_match (1, "");

  play (match, "setup", "heroes=crusader first=0");
  walk_down (match, 6);
  set (match, "xp", 0, 4);
  g_assert_cmpint (get (match, "by-hand", 0), ==, 1);
  g_assert_cmpstr (get_hero_id (get_hero (match, 0)), ==, "crusader");
  set (match, "xp", 0, 5);
  g_assert_cmpstr (get_hero_id (get_hero (match, 0)), ==, "paladin");
  play (match, "descend", "faces=potion,potion,potion,potion,potion,potion,potion");
  play (match, "advance", "");
  play (match, "advance", "");
  g_assert_cmpint (get (match, "never-tell-odds", 0), ==, 0);
  play (match, "rest", "");
  walk_down (match, 7);
  g_assert_cmpint (get (match, "by-hand", 0), ==, 0);
  g_assert_cmpint (get (match, "never-tell-odds", 0), ==, 1);
}

/* What is set by hand lies where it belongs: dragons in the lair, the dice of a delve that is over
 * together, and the turn is somebody's. */
static void
test_settle (void)
{
  g_autoptr (TmMatch) match = new_match (2, "");

  play (match, "setup", "heroes=crusader,knight first=1");
  walk_down (match, 1);
  play (match, "descend", "faces=goblin,potion");
  play (match, "adjust", "set=face piece=goblin from=level face=dragon");
  g_assert_cmpuint (
      tm_table_count_zone (tm_match_get_table (match), find_zone (match, "lair", TM_NO_SEAT)), ==,
      1);
  play (match, "adjust", "set=face piece=dragon from=lair face=ooze");
  play (match, "fight", "by=mage monsters=ooze");
  play (match, "adjust", "set=piece piece=potion from=level to=lair");
  g_assert_cmpuint (tm_table_count_face (tm_match_get_table (match),
                                         find_zone (match, "lair", TM_NO_SEAT),
                                         tm_kit_find_piece (game->kit, "dungeon-die"), 5),
                    ==, 1);
  play (match, "adjust", "set=turn seats=");
  g_assert_cmpuint (tm_table_get_turn (tm_match_get_table (match)), !=, 0);
  set (match, "unknown", 0, N_TOKENS);
  set (match, "unknown", 1, 1);
  g_assert_cmpint (get (match, "unknown", 0) + get (match, "unknown", 1), ==, N_TOKENS);
  set (match, "by-hand", 0, 0);
  play (match, "adjust", "set=phase phase=form");
  g_assert_cmpint (get (match, "level", 0), ==, 0);
  set (match, "delves", 0, 3);
  set (match, "delves", 1, 3);
  assert_phase (match, "end");
  check (match);
  set (match, "delves", 1, 2);
  assert_phase (match, "form");
  check (match);
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
          check (match);
          n_moves[move.kind]++;
          n_on_level = get (match, "level", 0) == level ? n_on_level + 1 : 0;
          level = get (match, "level", 0);
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
          check (match);
          for (guint seat = 0; seat < tm_box_get_n_seats (tm_match_get_box (match)); seat++)
            g_assert_cmpint (get (match, "unknown", seat), ==, 0);
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
    n += tm_table_count_zone (tm_match_get_table (match), find_zone (match, zones[i], TM_NO_SEAT));
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

  set (match, counter->id, 0, (gint32) tm_random_below (random, counter->max + 1));
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
          check (match);
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
          set (match, "by-hand", 0, 1);
          check (match);
        }
    }
  g_assert_cmpuint (n_played, >, 5000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  tm_games_register ();
  game = tm_game_find ("dungeon-roll");
  g_assert_nonnull (game);
  g_test_add_func ("/dungeon-roll/level-up/both-sides", test_both_sides);
  g_test_add_func ("/dungeon-roll/level-up/at-once", test_level_up_at_once);
  g_test_add_func ("/dungeon-roll/turns/hand-over", test_hand_over);
  g_test_add_func ("/dungeon-roll/turns/undo-end", test_undo_end);
  g_test_add_func ("/dungeon-roll/chance/party-rolls", test_party_rolls);
  g_test_add_func ("/dungeon-roll/chance/dungeon-rolls", test_dungeon_rolls);
  g_test_add_func ("/dungeon-roll/chance/token-draws", test_token_draws);
  g_test_add_func ("/dungeon-roll/tokens/unknown", test_unknown_tokens);
  g_test_add_func ("/dungeon-roll/by-hand/recorded-play", test_by_hand);
  g_test_add_func ("/dungeon-roll/by-hand/settle", test_settle);
  g_test_add_func ("/dungeon-roll/by-hand/overrides", test_overrides);
  g_test_add_func ("/dungeon-roll/by-hand/anything", test_anything_by_hand);
  g_test_add_func ("/dungeon-roll/random/deep-play", test_deep_play);
  g_test_add_func ("/dungeon-roll/random/sealed-play", test_sealed_play);
  return g_test_run ();
}
