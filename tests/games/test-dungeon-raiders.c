/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for Dungeon Raiders beyond the single situations in tests/cases. */

#include "game-match.h"
#include "tm-play.h"

#include <string.h>

#define N_ROTATIONS 400
#define N_MATCHES 60
#define MAX_SEATS 5

/* Asking */

static gboolean
parse (guint question, TmBox *box, const char *text, TmArgs *args, GError **error)
{
  guint n_params;
  const TmParam *params = tm_question_get_params (game, question, &n_params);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  tm_args_init (args);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      int param = tm_params_find (params, n_params, pair[0]);

      g_assert_cmpint (param, >=, 0);
      if (!tm_param_set_text (params, param, box, pair[1], args, error))
        return FALSE;
    }
  return tm_params_complete (params, n_params, box, args, error);
}

static TmRuling *
ask (const char *id, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (game, game->max_seats, NULL);
  int question = tm_game_find_question (game, id);
  TmRuling *ruling = NULL;
  TmArgs args;

  g_assert_cmpint (question, >=, 0);
  if (parse (question, box, text, &args, &error))
    ruling = tm_question_ask (game, question, box, &args, &error);
  g_assert_no_error (error);
  return ruling;
}

/* Turning the seats */

typedef struct
{
  guint n_seats;
  gint32 cards[MAX_SEATS];
  gint32 coins[MAX_SEATS];
  gint32 wounds[MAX_SEATS];
  guint first;
} Situation;

static void
make_situation (Situation *self, TmRandom *random)
{
  self->n_seats = 3 + tm_random_below (random, 3);
  self->first = tm_random_below (random, self->n_seats);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      gboolean is_out = seat > 0 && tm_random_below (random, 6) == 0;
      self->cards[seat] = is_out ? 0 : 1 + (gint32) tm_random_below (random, 5);
      self->coins[seat] = tm_random_below (random, 21);
      self->wounds[seat] = is_out ? 10 : tm_random_below (random, 10);
    }
}

static void
turn_situation (const Situation *self, guint by, Situation *turned)
{
  turned->n_seats = self->n_seats;
  turned->first = (self->first + by) % self->n_seats;
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      guint to = (seat + by) % self->n_seats;
      turned->cards[to] = self->cards[seat];
      turned->coins[to] = self->coins[seat];
      turned->wounds[to] = self->wounds[seat];
    }
}

static char *
spell_list (const gint32 *values, guint n_values)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_values; i++)
    g_string_append_printf (text, i > 0 ? ",%d" : "%d", values[i]);
  return g_string_free (text, FALSE);
}

typedef struct
{
  const char *question;
  const char *lists; /* which per-seat lists it takes: c cards, m money, w wounds, f first player */
  const char *rest;
} Turned;

static TmRuling *
ask_about (const Turned *turned, const Situation *situation)
{
  g_autoptr (GString) text = g_string_new (turned->rest);
  g_autofree char *cards = spell_list (situation->cards, situation->n_seats);
  g_autofree char *coins = spell_list (situation->coins, situation->n_seats);
  g_autofree char *wounds = spell_list (situation->wounds, situation->n_seats);

  if (strchr (turned->lists, 'c') != NULL)
    g_string_append_printf (text, " cards=%s", cards);
  if (strchr (turned->lists, 'm') != NULL)
    g_string_append_printf (text, " coins=%s", coins);
  if (strchr (turned->lists, 'w') != NULL)
    g_string_append_printf (text, " wounds=%s", wounds);
  if (strchr (turned->lists, 'f') != NULL)
    g_string_append_printf (text, " first=%u", situation->first);
  return ask (turned->question, g_strchug (text->str));
}

static const char *const seat_sets[]
    = { "big", "small", "hit", "dead", "alive", "bled", "winners", "tied", NULL };
static const char *const seat_lists[]
    = { "gain", "coins", "wounds", "over", "amounts", "ranks", "gets", NULL };

static guint32
read_set (GVariant *list)
{
  guint32 set = 0;

  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) seat = g_variant_get_child_value (list, i);
      set |= 1u << g_variant_get_int64 (seat);
    }
  return set;
}

static guint32
turn_set (guint32 set, guint by, guint n_seats)
{
  guint32 turned = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    if (set & 1u << seat)
      turned |= 1u << (seat + by) % n_seats;
  return turned;
}

static void
check_turned (const TmOutcome *outcome, GVariant *other, guint by, guint n_seats)
{
  if (g_strv_contains (seat_sets, outcome->id))
    g_assert_cmpuint (turn_set (read_set (outcome->value), by, n_seats), ==, read_set (other));
  else if (g_strv_contains (seat_lists, outcome->id))
    for (guint seat = 0; seat < n_seats; seat++)
      {
        g_autoptr (GVariant) here = g_variant_get_child_value (outcome->value, seat);
        g_autoptr (GVariant) there = g_variant_get_child_value (other, (seat + by) % n_seats);
        g_assert_cmpvariant (here, there);
      }
  else if (g_str_equal (outcome->id, "first"))
    g_assert_cmpint ((g_variant_get_int64 (outcome->value) + by) % n_seats, ==,
                     g_variant_get_int64 (other));
  else
    g_assert_cmpvariant (outcome->value, other);
}

static void
test_turned (gconstpointer data)
{
  const Turned *turned = data;
  TmRandom random;

  tm_random_init_fast (&random, 7);
  for (guint n = 0; n < N_ROTATIONS; n++)
    {
      Situation here, there;
      g_autoptr (TmRuling) ruling = NULL;
      g_autoptr (TmRuling) other = NULL;
      guint n_entries, n_undecided, n_other_undecided, by;
      const TmOutcome *outcome;

      make_situation (&here, &random);
      by = 1 + tm_random_below (&random, here.n_seats - 1);
      turn_situation (&here, by, &there);
      ruling = ask_about (turned, &here);
      other = ask_about (turned, &there);
      outcome = tm_ruling_get_outcome (ruling, &n_entries);
      for (guint i = 0; i < n_entries; i++)
        check_turned (&outcome[i], tm_ruling_find_outcome (other, outcome[i].id), by, here.n_seats);
      tm_ruling_get_undecided (ruling, &n_undecided);
      tm_ruling_get_undecided (other, &n_other_undecided);
      g_assert_cmpuint (n_undecided, ==, n_other_undecided);
    }
}

/* Whatever is laid, the chests are given out or stay. */
static void
test_treasury_adds_up (void)
{
  for (guint code = 0; code < 6 * 6 * 6 * 6; code++)
    {
      g_autofree char *text = g_strdup_printf ("cards=%u,%u,%u,%u chests=4,3", 1 + code % 5,
                                               code / 6 % 6, code / 36 % 6, code / 216);
      g_autoptr (TmRuling) ruling = ask ("treasury", text);
      gint64 sum = g_variant_get_int64 (tm_ruling_find_outcome (ruling, "left"));

      for (guint seat = 0; seat < 4; seat++)
        {
          g_autoptr (GVariant) gain
              = g_variant_get_child_value (tm_ruling_find_outcome (ruling, "gain"), seat);
          sum += g_variant_get_int64 (gain);
        }
      g_assert_cmpint (sum, ==, 7);
    }
}

/* Matches */

static TmMatch *
begin_three (void)
{
  g_autoptr (TmBox) box = box_new (3, "");
  TmMatch *match = tm_match_new (box);

  match_record (match, "begin", "heroes=wizard,knight,thief first=0");
  match_record (match, "level", "rooms=dragon,t42,dark,dark,dark");
  return match;
}

static void
test_ten_wounds_by_hand (void)
{
  g_autoptr (TmMatch) match = begin_three ();

  match_set (match, "wounds", 0, 10);
  g_assert_cmpint (match_get (match, "fate", 0), ==, 1);
  g_assert_cmpint (match_get (match, "first", 0), ==, 1);
  g_assert_cmpuint (match_count_zone (match, "items", 0), ==, 0);
  g_assert_cmpuint (match_count_zone (match, "stock", TM_NO_SEAT), ==, 18);
  g_assert_cmpuint (tm_table_get_turn (tm_match_get_table (match)), ==, 1u << 1);

  match_set (match, "wounds", 0, 9);
  g_assert_cmpint (match_get (match, "fate", 0), ==, 0);
  g_assert_cmpuint (match_count_zone (match, "items", 0), ==, 0);
}

static void
test_death_by_hand_ends_the_circle (void)
{
  g_autoptr (TmMatch) match = begin_three ();

  match_record (match, "lay", "seat=0 card=3");
  match_record (match, "lay", "seat=1 card=sword");
  g_assert_cmpstr (match_get_phase (match), ==, "play");
  match_set (match, "wounds", 2, 10);
  g_assert_cmpstr (match_get_phase (match), ==, "resolve");
  match_set (match, "wounds", 1, 10);
  g_assert_cmpuint (match_count_zone (match, "laid", 1), ==, 0);
  g_assert_cmpstr (match_get_phase (match), ==, "resolve");
  match_set (match, "wounds", 0, 10);
  g_assert_cmpstr (match_get_phase (match), ==, "tally");
}

static void
test_coins_by_hand_stop_at_twenty (void)
{
  g_autoptr (TmMatch) match = begin_three ();

  match_set (match, "coins", 1, 35);
  g_assert_cmpint (match_get (match, "coins", 1), ==, 20);
}

/* A phase set by hand takes the cards on the table back. */
static void
test_phase_by_hand (void)
{
  g_autoptr (TmMatch) match = begin_three ();

  match_record (match, "lay", "seat=0 card=3");
  match_record (match, "adjust", "set=phase phase=layout");
  g_assert_cmpuint (match_count_zone (match, "hand", 0), ==, 5);
  match_record (match, "adjust", "set=phase phase=play");
  g_assert_cmpuint (tm_table_get_turn (tm_match_get_table (match)), ==, 1u << 0);
}

/* Screen */

static const TmNode *
find_text (const TmScene *scene, TmNodeKind parent)
{
  for (guint i = 0; i < tm_scene_get_n_nodes (scene); i++)
    {
      const TmNode *node = tm_scene_get_node (scene, i);
      if (node->kind == TM_NODE_TEXT && tm_scene_get_node (scene, node->parent)->kind == parent)
        return node;
    }
  return NULL;
}

static void
assert_words (TmMatch *match, const TmText *text, const char *expected)
{
  g_autofree char *words = tm_text_dup_string (text, tm_match_get_box (match));

  g_assert_cmpstr (words, ==, expected);
}

/* As soon as a card lies there it is told who would get which chest, and the banner says where. */
static void
test_verdict_so_far (void)
{
  g_autoptr (TmBox) box = box_new (3, "");
  g_autoptr (TmMatch) match = tm_match_new (box);
  g_autoptr (TmScene) before = NULL;
  g_autoptr (TmScene) after = NULL;

  match_record (match, "begin", "heroes=wizard,knight,thief first=0");
  match_record (match, "level", "rooms=t42,dragon,dark,dark,dark");
  before = tm_scene_new (tm_match_get_table (match), NULL, TM_NO_SEAT);
  g_assert_null (find_text (before, TM_NODE_MAT));
  match_record (match, "lay", "seat=0 card=3");
  match_record (match, "lay", "seat=1 card=5");
  after = tm_scene_new (tm_match_get_table (match), NULL, TM_NO_SEAT);
  assert_words (match, &find_text (after, TM_NODE_MAT)->label, "Player 2 takes 4 coins");
  assert_words (match, &find_text (after, TM_NODE_MAT)->detail, "Player 1 takes 2 coins");
  assert_words (match, &find_text (after, TM_NODE_BANNER)->label, "Level 1, room 1 of 5");
}

/* Invariants */

/* «10. Invariants»: how long a match can get. */
static void
test_length (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autoptr (TmBox) box = box_new (n_seats, "deck=app deal=app lot=app attack_deck=app");

  for (guint64 seed = 0; seed < N_MATCHES; seed++)
    {
      g_autoptr (TmMatch) match = tm_match_new (box);
      g_autoptr (TmPlayer) player = tm_player_new (box, seed);
      TmMove move;

      while (tm_player_choose (player, tm_match_get_table (match), &move))
        g_assert_true (tm_match_record (match, &move, NULL, NULL));
      g_assert_cmpstr (match_get_phase (match), ==, "over");
      g_assert_cmpuint (tm_match_get_n_entries (match), <=, n_seats == 1 ? 92 : 218);
    }
}

static gboolean
is_vault (const TmTable *table)
{
  TmBox *box = tm_table_get_box (table);
  guint n_pieces;
  guint first
      = tm_box_get_first_piece (box, tm_kit_find_piece (game->kit, "room"), TM_NO_SEAT, &n_pieces);
  guint row = tm_box_get_zone (box, tm_kit_find_zone (game->kit, "row"), TM_NO_SEAT);
  gint32 slot = tm_table_get_shared (table, tm_kit_find_counter (game->kit, "room")) - 1;

  for (guint piece = first; piece < first + n_pieces; piece++)
    if (tm_table_get_piece_zone (table, piece) == row
        && tm_table_get_piece_place (table, piece) == slot)
      {
        gint32 face = tm_table_get_piece_face (table, piece);
        return g_str_has_prefix (
            tm_box_get_face (box, tm_box_get_piece_kind (box, piece), face)->code, "vault");
      }
  return FALSE;
}

/* «10. Invariants»: level and room only go on, and wounds are healed in vaults alone. */
static void
test_goes_on (void)
{
  for (guint64 seed = 0; seed < N_MATCHES; seed++)
    {
      g_autoptr (TmBox) box = box_new (1 + seed % 5, seed % 2 ? "deck=app" : "");
      g_autoptr (TmMatch) match = tm_match_new (box);
      g_autoptr (TmPlayer) player = tm_player_new (box, seed);
      gint32 reached = 0;
      TmMove move;

      while (tm_player_choose (player, tm_match_get_table (match), &move))
        {
          gboolean heals = g_str_equal (match_get_phase (match), "setup")
                           || is_vault (tm_match_get_table (match));
          gint32 wounds[MAX_SEATS];

          for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
            wounds[seat] = match_get (match, "wounds", seat);
          g_assert_true (tm_match_record (match, &move, NULL, NULL));
          for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
            g_assert_true (heals || match_get (match, "wounds", seat) >= wounds[seat]);
          g_assert_cmpint (6 * match_get (match, "level", 0) + match_get (match, "room", 0), >=,
                           reached);
          reached = 6 * match_get (match, "level", 0) + match_get (match, "room", 0);
        }
      g_assert_cmpint (reached, >, 6);
    }
}

/* The sheet adds up to what everybody has. */
static int
find_row (const TmSheet *sheet, const char *id)
{
  for (guint row = 0; row < tm_sheet_get_n_rows (sheet); row++)
    if (g_str_equal (tm_sheet_get_row (sheet, row)->id, id))
      return row;
  return -1;
}

static gint32
add_rows (const TmSheet *sheet, const char *const *ids, guint seat)
{
  gint32 sum = 0;

  for (; *ids != NULL; ids++)
    sum += tm_sheet_get_row (sheet, find_row (sheet, *ids))->values[seat];
  return sum;
}

/* One column for each level that was passed; after the last one nothing changes any more. */
static void
check_columns (TmMatch *match, const TmSheet *sheet)
{
  guint n_columns = tm_sheet_get_n_milestones (sheet);
  guint level = match_get (match, "level", 0);

  g_assert_cmpuint (n_columns, >=, level - 1);
  g_assert_cmpuint (n_columns, <=, level);
  for (guint seat = 0; n_columns == 5 && seat < tm_sheet_get_n_seats (sheet); seat++)
    {
      g_assert_cmpint (tm_sheet_get_milestone (sheet, 4, find_row (sheet, "coins"), seat), ==,
                       match_get (match, "coins", seat));
      g_assert_cmpint (tm_sheet_get_milestone (sheet, 4, find_row (sheet, "wounds"), seat), ==,
                       match_get (match, "wounds", seat));
    }
}

/* Counts who fell and who bled to death. */
static void
check_fate (TmMatch *match, const TmSheet *sheet, guint seat, guint n_fates[2])
{
  gint32 fate = match_get (match, "fate", seat);
  gint32 fallen = tm_sheet_get_row (sheet, find_row (sheet, "fallen"))->values[seat];
  gint32 bled = tm_sheet_get_row (sheet, find_row (sheet, "bled"))->values[seat];

  g_assert_cmpint (fallen, ==, fate == 1);
  g_assert_cmpint (bled, ==, fate == 2);
  n_fates[0] += (guint) fallen;
  n_fates[1] += (guint) bled;
}

static void
test_sheet_adds_up (void)
{
  static const char *const coins[]
      = { "start_coins", "treasuries", "vaults", "magnet", "lava", "coins_adjusted", NULL };
  static const char *const wounds[]
      = { "start_wounds", "monsters", "boulder", "spikes", "healed", "wounds_adjusted", NULL };
  guint n_fates[2] = { 0, 0 };

  for (guint64 seed = 0; seed < N_MATCHES; seed++)
    {
      g_autoptr (TmBox) box = box_new (1 + seed % 5, "");
      g_autoptr (TmMatch) match = tm_match_new (box);
      g_autoptr (TmPlayer) player = tm_player_new (box, seed);
      g_autoptr (TmSheet) sheet = NULL;
      TmMove move;

      while (tm_player_choose (player, tm_match_get_table (match), &move))
        g_assert_true (tm_match_record (match, &move, NULL, NULL));
      sheet = tm_sheet_new (match);
      for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
        {
          g_assert_cmpint (add_rows (sheet, coins, seat), ==, match_get (match, "coins", seat));
          g_assert_cmpint (add_rows (sheet, wounds, seat), ==, match_get (match, "wounds", seat));
          check_fate (match, sheet, seat, n_fates);
        }
      check_columns (match, sheet);
    }
  g_assert_cmpuint (n_fates[0], >, 0);
  g_assert_cmpuint (n_fates[1], >, 0);
}

/* Whatever a match fills in can be asked, as soon as nothing is missing. */
static guint
ask_filled (const TmTable *table)
{
  TmBox *box = tm_table_get_box (table);
  guint n_asked = 0;

  for (guint question = 0; question < game->n_questions; question++)
    {
      guint n_params;
      const TmParam *params = tm_question_get_params (game, question, &n_params);
      g_autoptr (TmRuling) ruling = NULL;
      g_autoptr (GError) error = NULL;
      TmArgs args;

      tm_args_init (&args);
      if (!tm_question_fill (game, question, table, &args)
          || !tm_params_complete (params, n_params, box, &args, NULL))
        continue;
      tm_params_check (params, n_params, box, &args, &error);
      g_assert_no_error (error);
      ruling = tm_question_ask (game, question, box, &args, &error);
      g_assert_no_error (error);
      n_asked++;
    }
  return n_asked;
}

static void
test_filled_questions_fit (void)
{
  for (guint64 seed = 0; seed < 10; seed++)
    {
      g_autoptr (TmBox) box
          = box_new (1 + seed % 5, seed < 5 ? "deck=app deal=app lot=app" : "quick=yes");
      g_autoptr (TmMatch) match = tm_match_new (box);
      g_autoptr (TmPlayer) player = tm_player_new (box, seed);
      guint n_asked = 0;
      TmMove move;

      while (tm_player_choose (player, tm_match_get_table (match), &move))
        {
          g_assert_true (tm_match_record (match, &move, NULL, NULL));
          n_asked += ask_filled (tm_match_get_table (match));
        }
      g_assert_cmpuint (n_asked, >, 20);
    }
}

/* The judge, asked in a match, says of a treasury what settling it will do. */
static void
test_judge_agrees_with_the_move (void)
{
  int question = tm_game_find_question (game, "treasury");
  guint n_params, n_checked = 0;
  const TmParam *params = tm_question_get_params (game, question, &n_params);

  for (guint64 seed = 0; seed < N_MATCHES; seed++)
    {
      g_autoptr (TmBox) box = box_new (4, "deck=app deal=app lot=app");
      g_autoptr (TmMatch) match = tm_match_new (box);
      g_autoptr (TmPlayer) player = tm_player_new (box, seed);
      TmMove move;

      while (tm_player_choose (player, tm_match_get_table (match), &move))
        {
          g_autoptr (TmRuling) ruling = NULL;
          TmArgs args;

          tm_args_init (&args);
          if (g_str_equal (match_get_phase (match), "resolve")
              && tm_question_fill (game, question, tm_match_get_table (match), &args))
            {
              g_assert_true (tm_params_complete (params, n_params, box, &args, NULL));
              ruling = tm_question_ask (game, question, box, &args, NULL);
              g_assert_nonnull (ruling);
            }
          g_assert_true (tm_match_record (match, &move, NULL, NULL));
          if (ruling == NULL || !g_str_equal (game->moves[move.kind].id, "resolve"))
            continue;
          n_checked++;
          for (guint seat = 0; seat < 4; seat++)
            {
              g_autoptr (GVariant) coins
                  = g_variant_get_child_value (tm_ruling_find_outcome (ruling, "coins"), seat);
              g_assert_cmpint (g_variant_get_int64 (coins), ==, match_get (match, "coins", seat));
            }
        }
    }
  g_assert_cmpuint (n_checked, >, N_MATCHES);
}

/* Face codes */

/* What Your box says of a card is what the card says. */
static void
test_face_words (void)
{
  static const struct
  {
    const char *piece;
    const char *code;
    const char *words;
  } faces[] = {
    { "room", "snake", "Shields 8, 10 and 13; crosses: 3" },
    { "room", "m:9/12/15:2:Ogre", "Shields 9, 12 and 15; crosses: 2" },
    { "room", "t3", "Coins: 3" },
    { "room", "c:2+4", "Coins: 4 and 2" },
    { "room", "p:lava:Hot floor", "Trap: Lava" },
    { "room", "v:torch/none/key/coin9/heal1",
      "Torch, nothing, Key, 9 coins, medicine for 1 wound" },
    { "hero", "warrior", "Coins: 2; wounds: 0" },
    { "hero", "knight", "Coins: 1; wounds: 1; Sword" },
    { "hero", "wizard", "Coins: 1; wounds: 1; Magic crystal, Magic crystal" },
    { "hero", "bard:4:1:torch+key+sword", "Coins: 4; wounds: 1; items: 3" },
  };
  g_autoptr (TmBox) box = box_new (3, "");

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      guint kind = (guint) tm_kit_find_piece (game->kit, faces[i].piece);
      gint32 face = tm_box_find_face (box, kind, faces[i].code);
      g_autofree char *words = NULL;
      TmText text;

      if (face < 0)
        g_assert_true (tm_box_add_face (box, kind, faces[i].code, &face, NULL));
      text = game->describe_face (kind, tm_box_get_face (box, kind, face)->payload);
      words = tm_text_dup_string (&text, box);
      g_assert_cmpstr (words, ==, faces[i].words);
    }
}

static void
test_face_codes (void)
{
  static const char *const good[]
      = { "m:14/18/23:3", "m:1/1/1:0:Rat", "c:9+9",
          "c:3:Purse",    "p:lava",        "v:none/coin9/heal9/torch/sword",
          "dragon" };
  static const char *const bad[] = {
    "",
    "m",
    "m:",
    "m:1/2:3",
    "m:1/2/3",
    "m:0/2/3:1",
    "m:1/2/100:1",
    "m:1/2/3:10",
    "m:1/2/3:1:a:b",
    "c:",
    "c:0",
    "c:10",
    "c:1+2+3",
    "p:",
    "p:pit",
    "v:torch",
    "v:torch/key/key/key/lamp",
    "v:coin0/none/none/none/none",
    "x:1",
    "Dragon",
    "m:1/2/3:1 ",
    "c:+1",
  };
  g_autoptr (TmBox) box = box_new (3, "");
  int room = tm_kit_find_piece (game->kit, "room");
  int hero = tm_kit_find_piece (game->kit, "hero");

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    g_assert_true (tm_box_add_face (box, room, good[i], NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_assert_false (tm_box_add_face (box, room, bad[i], NULL, &error));
      g_assert_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE);
    }
  g_assert_true (tm_box_add_face (box, hero, "bard:4:1:torch+torch", NULL, NULL));
  g_assert_true (tm_box_add_face (box, hero, "bard:0:0:", NULL, NULL));
  g_assert_false (tm_box_add_face (box, hero, "bard:0:10:", NULL, NULL));
  g_assert_false (tm_box_add_face (box, hero, "bard:0:1:lute", NULL, NULL));
  g_assert_false (tm_box_add_face (box, hero, "bard:0:1", NULL, NULL));
}

int
main (int argc, char **argv)
{
  static const Turned turned[] = {
    { "treasury", "cm", "chests=4,2" },  { "monster", "cw", "power=12 crosses=3" },
    { "trap", "cmw", "kind=magnet" },    { "trap", "cmw", "kind=spikes" },
    { "vault", "cmw", "stock=1,1,1,1" }, { "next-first-player", "cf", "" },
    { "end-of-game", "mw", "" },
  };

  g_test_init (&argc, &argv, NULL);
  match_find_game ("dungeon-raiders");

  for (guint i = 0; i < G_N_ELEMENTS (turned); i++)
    {
      g_autofree char *path
          = g_strdup_printf ("/games/dungeon-raiders/turned-seats/%u-%s", i, turned[i].question);
      g_test_add_data_func (path, &turned[i], test_turned);
    }
  g_test_add_func ("/games/dungeon-raiders/treasury/adds-up", test_treasury_adds_up);
  g_test_add_func ("/games/dungeon-raiders/by-hand/ten-wounds-fell-the-hero",
                   test_ten_wounds_by_hand);
  g_test_add_func ("/games/dungeon-raiders/by-hand/death-ends-the-circle",
                   test_death_by_hand_ends_the_circle);
  g_test_add_func ("/games/dungeon-raiders/by-hand/coins-stop-at-twenty",
                   test_coins_by_hand_stop_at_twenty);
  g_test_add_func ("/games/dungeon-raiders/by-hand/phase-takes-cards-back", test_phase_by_hand);
  g_test_add_func ("/games/dungeon-raiders/screen/verdict-so-far", test_verdict_so_far);
  g_test_add_func ("/games/dungeon-raiders/invariants/goes-on", test_goes_on);
  g_test_add_data_func ("/games/dungeon-raiders/length/solo", GUINT_TO_POINTER (1), test_length);
  g_test_add_data_func ("/games/dungeon-raiders/length/five", GUINT_TO_POINTER (5), test_length);
  g_test_add_func ("/games/dungeon-raiders/sheet/adds-up", test_sheet_adds_up);
  g_test_add_func ("/games/dungeon-raiders/judge/filled-questions-fit", test_filled_questions_fit);
  g_test_add_func ("/games/dungeon-raiders/judge/agrees-with-the-move",
                   test_judge_agrees_with_the_move);
  g_test_add_func ("/games/dungeon-raiders/faces/codes", test_face_codes);
  g_test_add_func ("/games/dungeon-raiders/faces/words", test_face_words);
  return g_test_run ();
}
