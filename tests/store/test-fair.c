/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "test-fair.h"

#include <glib/gstdio.h>

#include "tm-archive.h"

enum
{
  COIN_COINS,
  COIN_FAME,
  COIN_ROUND,
};

/* The kit */

static const TmCounterSpec counters[] = {
  { .id = "coins", .name = "coins", .scope = TM_EACH_SEAT, .max = 1000000, .is_shown = TRUE },
  { .id = "fame", .name = "fame", .scope = TM_EACH_SEAT, .min = -10, .max = 10 },
  { .id = "round", .name = "round", .scope = TM_SHARED, .max = 10000000 },
};

static const TmZoneSpec zones[] = {
  { .id = "deck", .name = "deck", .scope = TM_SHARED, .sight = TM_SIGHT_HIDDEN },
  { .id = "hand", .name = "hand", .scope = TM_EACH_SEAT, .sight = TM_SIGHT_OWNER },
  { .id = "row", .name = "row", .scope = TM_SHARED, .sight = TM_SIGHT_OPEN },
};

static const TmWord card_faces[]
    = { { "red", "red", NULL }, { "green", "green", NULL }, { "blue", "blue", NULL } };
static const TmWord die_faces[] = { { "1", "1", NULL }, { "2", "2", NULL }, { "3", "3", NULL },
                                    { "4", "4", NULL }, { "5", "5", NULL }, { "6", "6", NULL } };

#define CARD                              \
  { .id = "card",                         \
    .name = "card",                       \
    .scope = TM_SHARED,                   \
    .count = 12,                          \
    .faces = card_faces,                  \
    .n_faces = G_N_ELEMENTS (card_faces), \
    .has_own_faces = TRUE,                \
    .n_marks = 1 }
#define DIE                              \
  { .id = "die",                         \
    .name = "die",                       \
    .scope = TM_SHARED,                  \
    .count = 1,                          \
    .zone = 2,                           \
    .faces = die_faces,                  \
    .n_faces = G_N_ELEMENTS (die_faces), \
    .start_up = TRUE }

static const TmPieceSpec pieces[] = { CARD, DIE };
static const TmLayerSpec layers[] = { { .id = "tile", .name = "tile", .max = 9 } };
static const TmGridSpec grids[]
    = { { .id = "map", .name = "map", .columns = 3, .rows = 3, .layers = layers, .n_layers = 1 } };
static const TmWord phases[] = { { "play", "play", NULL }, { "over", "over", NULL } };
static const TmEventSpec events[] = { { "storm", "storm" } };

static const TmKit kit = {
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .pieces = pieces,
  .n_pieces = G_N_ELEMENTS (pieces),
  .grids = grids,
  .n_grids = G_N_ELEMENTS (grids),
  .phases = phases,
  .n_phases = G_N_ELEMENTS (phases),
  .events = events,
  .n_events = G_N_ELEMENTS (events),
  .max_events = 2,
};

/* A later kit: something new before everything. */

static const TmCounterSpec second_counters[] = {
  { .id = "gems", .name = "gems", .scope = TM_EACH_SEAT, .max = 9 },
  { .id = "round", .name = "round", .scope = TM_SHARED, .max = 10000000 },
  { .id = "fame", .name = "fame", .scope = TM_EACH_SEAT, .min = -10, .max = 10 },
  { .id = "coins", .name = "coins", .scope = TM_EACH_SEAT, .max = 1000000 },
};

static const TmZoneSpec second_zones[] = {
  { .id = "box", .name = "box", .scope = TM_EACH_SEAT, .sight = TM_SIGHT_OPEN },
  { .id = "deck", .name = "deck", .scope = TM_SHARED, .sight = TM_SIGHT_HIDDEN },
  { .id = "row", .name = "row", .scope = TM_SHARED, .sight = TM_SIGHT_OPEN },
  { .id = "hand", .name = "hand", .scope = TM_EACH_SEAT, .sight = TM_SIGHT_OWNER },
};

static const TmWord second_card_faces[] = { { "red", "red", NULL },
                                            { "green", "green", NULL },
                                            { "blue", "blue", NULL },
                                            { "black", "black", NULL } };

static const TmPieceSpec second_pieces[] = {
  { .id = "coin", .name = "coin", .scope = TM_SHARED, .count = 3, .zone = 2, .n_marks = 2 },
  { .id = "die",
    .name = "die",
    .scope = TM_SHARED,
    .count = 2,
    .zone = 2,
    .faces = die_faces,
    .n_faces = G_N_ELEMENTS (die_faces),
    .start_up = TRUE },
  { .id = "card",
    .name = "card",
    .scope = TM_SHARED,
    .count = 14,
    .zone = 1,
    .faces = second_card_faces,
    .n_faces = G_N_ELEMENTS (second_card_faces),
    .has_own_faces = TRUE,
    .n_marks = 2 },
};

static const TmGridSpec second_grids[]
    = { { .id = "map", .name = "map", .columns = 5, .rows = 4, .layers = layers, .n_layers = 1 } };

static const TmKit second_kit = {
  .counters = second_counters,
  .n_counters = G_N_ELEMENTS (second_counters),
  .zones = second_zones,
  .n_zones = G_N_ELEMENTS (second_zones),
  .pieces = second_pieces,
  .n_pieces = G_N_ELEMENTS (second_pieces),
  .grids = second_grids,
  .n_grids = G_N_ELEMENTS (second_grids),
  .phases = phases,
  .n_phases = G_N_ELEMENTS (phases),
  .events = events,
  .n_events = G_N_ELEMENTS (events),
  .max_events = 3,
};

/* Options and moves */

static const TmWord sources[] = { { "table", "table", NULL }, { "app", "app", NULL } };

static const TmOptionSpec options[] = {
  { .param = { .id = "dice",
               .name = "dice",
               .kind = TM_PARAM_CHOICE,
               .words = sources,
               .n_words = 2,
               .standard = "app" },
    .is_switchable = TRUE },
  { .param = { .id = "long", .name = "long", .kind = TM_PARAM_FLAG, .standard = "no" } },
  { .param = { .id = "faces",
               .name = "faces",
               .kind = TM_PARAM_FACE,
               .is_list = TRUE,
               .min_items = 1,
               .max_items = 5,
               .piece = "card",
               .standard = "red" } },
};

static const TmWord moods[] = { { "glad", "glad", NULL }, { "sad", "sad", NULL } };
static const TmWord second_moods[]
    = { { "calm", "calm", NULL }, { "glad", "glad", NULL }, { "sad", "sad", NULL } };

#define SEAT { .id = "seat", .name = "seat", .kind = TM_PARAM_SEAT }
#define AMOUNT { .id = "amount", .name = "amount", .kind = TM_PARAM_NUMBER, .min = 1, .max = 9 }
#define WHY { .id = "why", .name = "why", .kind = TM_PARAM_TEXT, .is_optional = TRUE }

static const TmParam gain_params[] = { SEAT,
                                       AMOUNT,
                                       WHY,
                                       { .id = "mood",
                                         .name = "mood",
                                         .kind = TM_PARAM_CHOICE,
                                         .is_optional = TRUE,
                                         .words = moods,
                                         .n_words = G_N_ELEMENTS (moods) } };
static const TmParam second_gain_params[] = { { .id = "mood",
                                                .name = "mood",
                                                .kind = TM_PARAM_CHOICE,
                                                .is_optional = TRUE,
                                                .words = second_moods,
                                                .n_words = G_N_ELEMENTS (second_moods) },
                                              WHY,
                                              AMOUNT,
                                              SEAT };
static const TmParam roll_params[] = { SEAT,
                                       { .id = "face",
                                         .name = "face",
                                         .kind = TM_PARAM_FACE,
                                         .piece = "die",
                                         .draw = { TM_DRAW_FACES, "die" } } };
static const TmParam take_params[]
    = { SEAT, { .id = "face", .name = "face", .kind = TM_PARAM_FACE, .piece = "card" } };
static const TmParam build_params[]
    = { { .id = "cell", .name = "cell", .kind = TM_PARAM_CELL, .piece = "map" },
        { .id = "tile", .name = "tile", .kind = TM_PARAM_NUMBER, .min = 0, .max = 9 } };

static guint
count_round (TmResolution *resolution)
{
  gint32 round = tm_table_get_shared (tm_resolution_get_table (resolution), COIN_ROUND) + 1;

  tm_resolution_set_shared (resolution, COIN_ROUND, round);
  return (guint) round;
}

static gboolean
refuse_if_over (TmResolution *resolution)
{
  if (tm_table_get_phase (tm_resolution_get_table (resolution)) == 0)
    return FALSE;
  tm_resolution_add_finding (resolution, TM_GRADE_IMPOSSIBLE, "over", "fair.end",
                             tm_text ("the fair is over"));
  return TRUE;
}

static void
resolve_gain (const TmMove *move, TmResolution *resolution)
{
  if (refuse_if_over (resolution))
    return;
  if (tm_args_get (&move->args, 1) == 9)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "too-much", "fair.gain",
                               tm_text ("nine coins are too many"));
  tm_resolution_add_counter (resolution, COIN_COINS, (guint) tm_args_get (&move->args, 0),
                             tm_args_get (&move->args, 1));
  tm_resolution_set_turn (resolution, 1u << tm_args_get (&move->args, 0));
  count_round (resolution);
  tm_resolution_set_summary (resolution,
                             tm_text ("%s gains %s",
                                      tm_arg_seat ((guint) tm_args_get (&move->args, 0)),
                                      tm_arg_number (tm_args_get (&move->args, 1))),
                             TM_TEXT_NONE);
}

static void
resolve_roll (const TmMove *move, TmResolution *resolution)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint die = tm_box_get_first_piece (box, 1, 0, NULL);

  if (refuse_if_over (resolution))
    return;
  tm_resolution_set_face (resolution, die, tm_args_get (&move->args, 1));
  tm_resolution_add_counter (resolution, COIN_FAME, (guint) tm_args_get (&move->args, 0),
                             tm_args_get (&move->args, 1) > 2 ? 1 : -1);
  count_round (resolution);
}

static void
resolve_take (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  TmBox *box = tm_table_get_box (table);
  int card = tm_table_get_top (table, tm_box_get_zone (box, 0, 0));

  if (refuse_if_over (resolution))
    return;
  if (card < 0)
    {
      tm_resolution_add_finding (resolution, TM_GRADE_IMPOSSIBLE, "empty", "fair.take",
                                 tm_text ("the deck is empty"));
      return;
    }
  tm_resolution_set_face (resolution, (guint) card, tm_args_get (&move->args, 1));
  tm_resolution_move_piece (resolution, (guint) card,
                            tm_box_get_zone (box, 1, tm_args_get (&move->args, 0)), TM_TOP);
  tm_resolution_turn_piece (resolution, (guint) card, TRUE);
  tm_resolution_set_mark (resolution, (guint) card, 0, 3);
  count_round (resolution);
}

static void
resolve_build (const TmMove *move, TmResolution *resolution)
{
  const gint32 storm[TM_EVENT_PARTS] = { 0, 1, 2, 3 };
  gint32 cell = tm_args_get (&move->args, 0);

  if (refuse_if_over (resolution))
    return;
  tm_resolution_set_cell (resolution, 0, TM_NO_SEAT, 0, (guint) cell % 3, (guint) cell / 3,
                          tm_args_get (&move->args, 1));
  if (tm_table_get_n_events (tm_resolution_get_table (resolution)) == 0)
    tm_resolution_push_event (resolution, storm);
  else
    tm_resolution_pop_event (resolution);
  count_round (resolution);
}

static void
resolve_end (const TmMove *move G_GNUC_UNUSED, TmResolution *resolution)
{
  if (!refuse_if_over (resolution))
    tm_resolution_set_phase (resolution, 1);
}

#define MOVE(id_, params_, resolve_)    \
  { .id = id_,                          \
    .name = id_,                        \
    .params = params_,                  \
    .n_params = G_N_ELEMENTS (params_), \
    .resolve = resolve_ }

static const TmMoveSpec moves[] = {
  MOVE ("gain", gain_params, resolve_gain),
  MOVE ("roll", roll_params, resolve_roll),
  MOVE ("take", take_params, resolve_take),
  MOVE ("build", build_params, resolve_build),
  { .id = "end", .name = "end", .resolve = resolve_end },
};

static const TmMoveSpec second_moves[] = {
  { .id = "sing", .name = "sing", .resolve = resolve_end },
  MOVE ("gain", second_gain_params, resolve_gain),
  MOVE ("roll", roll_params, resolve_roll),
  MOVE ("take", take_params, resolve_take),
  MOVE ("build", build_params, resolve_build),
  { .id = "end", .name = "end", .resolve = resolve_end },
};

static const TmArticle articles[] = {
  { "fair.gain", "fair", "Gaining", "page 1", "Take coins." },
  { "fair.take", "fair", "Taking", "page 1", "Take cards." },
  { "fair.end", "fair", "The end", "page 2", "It is over." },
};

static const TmArticleTable rules[] = { { articles, G_N_ELEMENTS (articles) } };

static gboolean
parse_face (guint piece_kind G_GNUC_UNUSED,
            const char *code,
            gint32 payload[TM_FACE_PAYLOAD],
            char **name,
            GError **error)
{
  gboolean is_known = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (second_card_faces); i++)
    is_known = is_known || g_str_equal (second_card_faces[i].id, code);
  payload[0] = (gint32) strlen (code);
  if (!is_known && !g_str_has_prefix (code, "own:"))
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN, "“%s” is no card", code);
      return FALSE;
    }
  if (!is_known)
    *name = g_strdup (code + strlen ("own:"));
  return TRUE;
}

static gboolean
draws_in_app (const TmTable *table, guint move G_GNUC_UNUSED, guint param G_GNUC_UNUSED)
{
  return tm_table_get_option (table, 0) == 1;
}

static void
offer (const TmTable *table, TmOffers *offers)
{
  guint n_seats = tm_table_get_n_seats (table);

  for (guint seat = 0; seat < n_seats && tm_table_get_phase (table) == 0; seat++)
    {
      TmOffer *gain = tm_offers_add (offers, FAIR_GAIN, tm_text ("Gain"));

      tm_offer_preset (gain, 0, (gint32) seat);
    }
  if (tm_table_get_phase (table) == 0)
    tm_offers_add (offers, FAIR_BUILD, tm_text ("Build"));
}

static void
get_result (const TmTable *table, TmResult *result)
{
  guint n_seats = tm_table_get_n_seats (table);
  gint32 most = 0;

  if (tm_table_get_phase (table) == 0)
    return;
  result->ending = TM_ENDING_WON;
  result->by = "coins";
  for (guint seat = 0; seat < n_seats; seat++)
    {
      result->scores[seat] = tm_table_get_counter (table, COIN_COINS, seat);
      most = MAX (most, result->scores[seat]);
    }
  for (guint seat = 0; seat < n_seats; seat++)
    {
      result->ranks[seat] = result->scores[seat] == most ? 1 : 2;
      if (result->scores[seat] == most)
        result->winners |= 1u << seat;
    }
}

static const TmAchievement achievements[] = {
  { .id = "every-part", .name = "Jack of all trades", .article = "fair.end", .is_collected = TRUE },
  { .id = "rich", .name = "Rich", .article = "fair.gain" },
  { .id = "famous", .name = "Famous", .article = "fair.gain" },
};

static const TmWord parts[] = { [FAIR_BAKER] = { "baker", "Baker", NULL },
                                [FAIR_SMITH] = { "smith", "Smith", NULL },
                                [FAIR_SINGER] = { "singer", "Singer", NULL } };

/* A game that says too much: one match cannot earn the first. */
static guint32
get_achieved (const TmTable *table, guint seat)
{
  return (tm_table_get_counter (table, COIN_COINS, seat) >= 8 ? 1u << 0 | 1u << 1 : 0)
         | (tm_table_get_counter (table, COIN_FAME, seat) > 0 ? 1u << 2 : 0);
}

static int
get_part (const TmTable *table, guint seat)
{
  return tm_table_get_counter (table, COIN_COINS, seat) % 3;
}

static void
get_second_result (const TmTable *table G_GNUC_UNUSED, TmResult *result G_GNUC_UNUSED)
{
}

static TmText
describe_progress (const TmTable *table)
{
  return tm_text ("Round %s, %s leads", tm_arg_number (tm_table_get_shared (table, COIN_ROUND)),
                  tm_arg_seat (0));
}

#define COMMON                                                                                \
  .name = "Fair", .tagline = "for tests", .min_seats = 1, .max_seats = 8, .options = options, \
  .n_options = G_N_ELEMENTS (options), .rules = rules, .n_rules = G_N_ELEMENTS (rules),       \
  .parse_face = parse_face, .draws_in_app = draws_in_app, .offer = offer

static const TmGame game = {
  .id = "fair",
  .kit = &kit,
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .achievements = achievements,
  .n_achievements = G_N_ELEMENTS (achievements),
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .get_result = get_result,
  .get_achieved = get_achieved,
  .get_part = get_part,
  .describe_progress = describe_progress,
  COMMON,
};

static const TmGame second_game = {
  .id = "fair-second",
  .kit = &second_kit,
  .moves = second_moves,
  .n_moves = G_N_ELEMENTS (second_moves),
  .get_result = get_second_result,
  COMMON,
};

void
fair_register (void)
{
  g_autoptr (GError) error = NULL;

  tm_game_check (&game, &error);
  g_assert_no_error (error);
  tm_game_check (&second_game, &error);
  g_assert_no_error (error);
  tm_game_register (&game);
  tm_game_register (&second_game);
}

const TmGame *
fair_get_game (void)
{
  return &game;
}

/* Matches */

TmBox *
fair_new_box (guint n_seats)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&game, n_seats, &error);

  g_assert_no_error (error);
  tm_box_set_seat_name (box, 0, "Anna");
  if (n_seats > 1)
    tm_box_set_seat_name (box, 1, "Борис");
  return box;
}

TmMatch *
fair_new_match (TmBox *box)
{
  guint8 seed[TM_RANDOM_SEED_SIZE];

  for (guint i = 0; i < sizeof seed; i++)
    seed[i] = (guint8) (7 * i + 1);
  return tm_match_new_sealed (box, seed, "three coins");
}

void
fair_record (TmMatch *match, FairMove kind, const char *params, const char *note)
{
  const TmMoveSpec *spec = tm_game_get_move (&game, kind);
  g_autoptr (GVariant) values = g_variant_parse (G_VARIANT_TYPE_VARDICT, params, NULL, NULL, NULL);
  g_autoptr (GError) error = NULL;
  TmMove move = { .kind = kind, .note = -1 };

  g_assert_nonnull (values);
  if (note != NULL)
    move.note = tm_box_intern (tm_match_get_box (match), note);
  move.is_override = note != NULL;
  tm_params_parse (spec->params, spec->n_params, tm_match_get_box (match), values, &move.args,
                   &error);
  g_assert_no_error (error);
  tm_match_record (match, &move, NULL, &error);
  g_assert_no_error (error);
}

/* Plays at random, with everything that can happen to a journal. */
void
fair_play (TmMatch *match, guint n_moves, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  guint n_seats = tm_box_get_n_seats (tm_match_get_box (match));

  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *params = NULL;
      gint32 seat = g_rand_int_range (rand, 0, (gint32) n_seats);
      gint32 dice = g_rand_int_range (rand, 0, 20);

      if (dice < 2)
        {
          tm_match_undo (match, NULL);
          if (dice == 0)
            tm_match_redo (match, NULL);
        }
      else if (dice < 4 && tm_table_count_zone (tm_match_get_table (match), 0) > 0)
        {
          params = g_strdup_printf ("{'seat': <%d>, 'face': <'%s'>}", seat,
                                    dice == 2 ? "green" : "own:moon");
          fair_record (match, FAIR_TAKE, params, NULL);
        }
      else if (dice < 7)
        {
          params = g_strdup_printf ("{'seat': <%d>}", seat);
          fair_record (match, FAIR_ROLL, params, NULL);
        }
      else if (dice < 9)
        {
          params
              = g_strdup_printf ("{'cell': <'%d:%d'>, 'tile': <%d>}", g_rand_int_range (rand, 0, 3),
                                 g_rand_int_range (rand, 0, 3), g_rand_int_range (rand, 0, 9));
          fair_record (match, FAIR_BUILD, params, NULL);
        }
      else
        {
          params = g_strdup_printf ("{'seat': <%d>, 'amount': <%d>, 'mood': <'sad'>%s}", seat,
                                    dice == 19 ? 9 : g_rand_int_range (rand, 1, 9),
                                    dice == 18 ? ", 'why': <'found “it”\n\\\\'>" : "");
          fair_record (match, FAIR_GAIN, params, dice == 19 ? "the table says so" : NULL);
        }
    }
}

static void
assert_same_line (TmMatch *a, TmMatch *b, guint seq)
{
  TmEntry x, y;
  TmMove move_x, move_y;
  guint n_x, n_y;
  const TmChange *changes_x, *changes_y;

  g_assert_true (tm_match_get_entry (a, seq, &x) && tm_match_get_entry (b, seq, &y));
  g_assert_cmpint (x.time, ==, y.time);
  g_assert_cmpint (x.is_done, ==, y.is_done);
  g_assert_cmpint (x.grade, ==, y.grade);
  g_assert_cmpuint (x.previous, ==, y.previous);
  g_assert_cmpuint (x.drawn, ==, y.drawn);
  g_assert_cmpuint (x.first_draw, ==, y.first_draw);
  tm_match_get_move (a, seq, &move_x);
  tm_match_get_move (b, seq, &move_y);
  g_assert_cmpuint (move_x.kind, ==, move_y.kind);
  g_assert_cmpint (move_x.source, ==, move_y.source);
  g_assert_cmpint (move_x.is_override, ==, move_y.is_override);
  g_assert_cmpint (move_x.note < 0, ==, move_y.note < 0);
  if (move_x.note >= 0)
    g_assert_cmpstr (tm_box_get_string (tm_match_get_box (a), move_x.note), ==,
                     tm_box_get_string (tm_match_get_box (b), move_y.note));
  changes_x = tm_match_get_changes (a, seq, &n_x);
  changes_y = tm_match_get_changes (b, seq, &n_y);
  g_assert_cmpmem (changes_x, n_x * sizeof *changes_x, changes_y, n_y * sizeof *changes_y);
}

/* The boxes are two, so the numbers are compared one by one. */
void
fair_assert_same_table (TmMatch *a, TmMatch *b)
{
  gsize size = tm_box_get_n_slots (tm_match_get_box (a)) * sizeof (gint32);

  g_assert_cmpuint (tm_box_get_n_slots (tm_match_get_box (b)) * sizeof (gint32), ==, size);
  g_assert_cmpmem (tm_table_get_slots (tm_match_get_table (a)), size,
                   tm_table_get_slots (tm_match_get_table (b)), size);
}

/* Two matches that nobody at the table could tell apart: the journals, the tables, what can still
 * be undone and redone, and the next draw. */
void
fair_assert_same (TmMatch *a, TmMatch *b)
{
  g_autoptr (GVariant) options_a = g_variant_ref_sink (tm_box_dup_options (tm_match_get_box (a)));
  g_autoptr (GVariant) options_b = g_variant_ref_sink (tm_box_dup_options (tm_match_get_box (b)));

  g_assert_true (tm_match_get_game (a) == tm_match_get_game (b));
  g_assert_true (g_variant_equal (options_a, options_b));
  g_assert_cmpuint (tm_match_get_n_entries (a), ==, tm_match_get_n_entries (b));
  for (guint seq = 1; seq <= tm_match_get_n_entries (a); seq++)
    assert_same_line (a, b, seq);
  g_assert_cmpuint (tm_match_get_last_done (a), ==, tm_match_get_last_done (b));
  g_assert_cmpint (tm_match_can_redo (a), ==, tm_match_can_redo (b));
  fair_assert_same_table (a, b);
  for (guint seat = 0; seat < tm_box_get_n_seats (tm_match_get_box (a)); seat++)
    {
      g_autofree char *x = tm_box_dup_seat_name (tm_match_get_box (a), seat);
      g_autofree char *y = tm_box_dup_seat_name (tm_match_get_box (b), seat);
      g_assert_cmpstr (x, ==, y);
    }
}

/* Places and time */

/* Begins a program that is a test, or prints a table if it is called with --table; whether it does. */
gboolean
fair_begin (int *argc, char ***argv)
{
  gboolean has_table = *argc > 1 && g_str_equal ((*argv)[1], "--table");

  if (!has_table)
    g_test_init (argc, argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  fair_register ();
  return has_table;
}

guint
fair_count_matches (TmArchive *archive)
{
  TmMatchQuery query = TM_MATCH_QUERY_ALL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) matches = tm_archive_list_matches (archive, &query, &error);

  g_assert_no_error (error);
  return matches->len;
}

char *
fair_make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("tablemate-test-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

void
fair_remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        fair_remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

/* Lets everything that is due in the main context happen. */
void
fair_pump (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
