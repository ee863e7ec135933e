/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-game.h"

static const TmCounterSpec counters[] = {
  [TOY_COUNTER_ROUND] = { "round", "Round", TM_SHARED, 0, 9, 1, NULL, TM_ROLE_NONE, TRUE, TRUE },
  [TOY_COUNTER_COINS]
  = { "coins", "Coins", TM_EACH_SEAT, 0, 20, 3, NULL, TM_ROLE_TREASURE, TRUE, TRUE },
};

static const TmZoneSpec zones[] = {
  [TOY_ZONE_DECK] = { "deck", "Deck", TM_SHARED, TM_SIGHT_HIDDEN },
  [TOY_ZONE_HAND] = { "hand", "Hand", TM_EACH_SEAT, TM_SIGHT_OWNER },
  [TOY_ZONE_OPEN] = { "open", "Open", TM_SHARED, TM_SIGHT_OPEN },
};

static const TmWord faces[]
    = { { "a", "A" }, { "b", "B" }, { "c", "C" }, { "d", "D" }, { "e", "E" }, { "f", "F" } };
static const gint32 start_faces[TOY_N_CARDS] = { 0, 1, 2, 3, 4, 5 };

static const TmPieceSpec pieces[] = {
  [TOY_PIECE_CARD] = { .id = "card",
                       .name = "Card",
                       .count = TOY_N_CARDS,
                       .zone = TOY_ZONE_DECK,
                       .faces = faces,
                       .n_faces = G_N_ELEMENTS (faces),
                       .start_faces = start_faces,
                       .has_own_faces = TRUE },
  [TOY_PIECE_MONSTER] = { .id = "monster",
                          .name = "Monster",
                          .scope = TM_EACH_SEAT,
                          .count = 2,
                          .zone = TOY_ZONE_OPEN,
                          .zones = TM_IN (TOY_ZONE_OPEN),
                          .n_marks = 2 },
};

static const TmLayerSpec layers[]
    = { { "height", "Height", 0, 9, 1 }, { "joint", "Joint", 0, 15, 0 } };
static const TmGridSpec grids[]
    = { { "map", "Map", TM_EACH_SEAT, 3, 2, layers, G_N_ELEMENTS (layers) } };
static const TmWord phases[] = { { "start", "Start" }, { "end", "End" } };
static const TmEventSpec events[] = { { "fight", "Fight" } };

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
  .max_events = 3,
};

static const TmWord ties[] = { { "down", "rounded down" }, { "up", "rounded up" } };
static const TmWord decks[] = { { "table", "on the table" }, { "app", "in the app" } };
static const TmOptionSpec options[] = {
  [TOY_OPTION_TIE] = { .param = { .id = "tie",
                                  .name = "Tie",
                                  .kind = TM_PARAM_CHOICE,
                                  .words = ties,
                                  .n_words = 2,
                                  .standard = "down" },
                       .article = "toy.open.tie" },
  [TOY_OPTION_DECK] = { .param = { .id = "deck",
                                   .name = "Deck",
                                   .kind = TM_PARAM_CHOICE,
                                   .words = decks,
                                   .n_words = 2,
                                   .standard = "table" } },
};

static const TmArticle articles[] = {
  { "toy.share", "Sharing", "How coins are shared", "p. 1", "Coins are shared evenly. Ёлка." },
  { "toy.open.tie", "Sharing", "Which way to round", "p. 2", "The book does not say." },
};

static const TmArticleTable rules[] = { { articles, G_N_ELEMENTS (articles) } };

/* deal: every seat gets a card */
static const TmParam deal_params[] = {
  { .id = "order",
    .name = "Order",
    .kind = TM_PARAM_FACE,
    .piece = "card",
    .is_list = TRUE,
    .min_items = 0,
    .max_items = TOY_N_CARDS,
    .draw = { TM_DRAW_ORDER, "deck" } },
  { .id = "first", .name = "First", .kind = TM_PARAM_SEAT, .draw = { TM_DRAW_SEAT, NULL } },
};

static void
deal (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  TmBox *box = tm_table_get_box (table);
  guint n_cards;
  const gint32 *cards = tm_args_get_list (&move->args, 0, &n_cards);

  for (guint seat = 0; seat < tm_table_get_n_seats (table) && seat < n_cards; seat++)
    {
      int piece = tm_table_find_piece (table, tm_box_get_zone (box, TOY_ZONE_DECK, TM_NO_SEAT),
                                       TOY_PIECE_CARD, cards[seat]);
      if (piece < 0)
        {
          tm_resolution_add_finding (
              resolution, TM_GRADE_IMPOSSIBLE, "not-there", "toy.share",
              tm_text ("No %s there.", tm_arg_face (TOY_PIECE_CARD, cards[seat])));
          return;
        }
      tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, TOY_ZONE_HAND, seat),
                                TM_BOTTOM);
    }
  tm_resolution_set_turn (resolution, 1u << tm_args_get (&move->args, 1));
}

/* share: coins for everybody, half coins by the open point */
static const TmParam share_params[] = {
  { .id = "coins", .name = "Coins", .kind = TM_PARAM_NUMBER, .min = 0, .max = 40 },
  { .id = "words", .name = "Words", .kind = TM_PARAM_TEXT, .is_optional = TRUE },
};

static gint32
compute_share (gint32 coins, guint n_seats, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, "toy.share",
                            tm_text ("%s for all.", tm_arg_number (coins)));
  if (coins % n_seats == 0)
    return coins / n_seats;
  return coins / (gint32) n_seats + tm_resolution_get_option (resolution, TOY_OPTION_TIE);
}

static void
share (const TmMove *move, TmResolution *resolution)
{
  guint n_seats = tm_table_get_n_seats (tm_resolution_get_table (resolution));
  gint32 coins = tm_args_get (&move->args, 0);
  gint32 each = compute_share (coins, n_seats, resolution);

  if (coins > 30)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "too-many", "toy.share",
                               tm_text ("Too many coins."));
  for (guint seat = 0; seat < n_seats; seat++)
    tm_resolution_add_counter (resolution, TOY_COUNTER_COINS, seat, each);
}

/* mark: touches everything else once */
static void
mark (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint monster = tm_box_get_first_piece (tm_table_get_box (table), TOY_PIECE_MONSTER, 1, NULL);
  const gint32 event[TM_EVENT_PARTS] = { 0, 1, 7, 8 };

  (void) move;
  if (tm_table_get_n_events (table) < 3)
    tm_resolution_push_event (resolution, event);
  else
    tm_resolution_pop_event (resolution);
  tm_resolution_set_mark (resolution, monster + 1, 1,
                          tm_table_get_piece_mark (table, monster + 1, 1) + 1);
  tm_resolution_turn_piece (resolution, monster, TRUE);
  tm_resolution_set_cell (resolution, 0, 1, 0, 2, 1, 5);
  tm_resolution_set_phase (resolution, 1);
}

static const TmMoveSpec moves[] = {
  [TOY_MOVE_DEAL] = { "deal", "Deal", NULL, deal_params, G_N_ELEMENTS (deal_params), deal },
  [TOY_MOVE_SHARE] = { "share", "Share", NULL, share_params, G_N_ELEMENTS (share_params), share },
  [TOY_MOVE_MARK] = { "mark", "Mark", NULL, NULL, 0, mark },
};

static const TmParam question_params[] = {
  { .id = "coins", .name = "Coins", .kind = TM_PARAM_NUMBER, .min = 0, .max = 40 },
  { .id = "seats", .name = "Seats", .kind = TM_PARAM_NUMBER, .min = 1, .max = 4, .standard = "2" },
};
static const char *const question_options[] = { "tie", NULL };

static void
answer_share (const TmArgs *args, TmRuling *ruling)
{
  guint n_seats = tm_args_get (args, 1);
  gint32 each;

  if (tm_args_get (args, 0) < (gint32) n_seats)
    {
      tm_ruling_refuse (ruling, "coins", tm_text ("fewer coins than seats"));
      return;
    }
  each = compute_share (tm_args_get (args, 0), n_seats, tm_ruling_get_resolution (ruling));
  tm_ruling_set_number (ruling, "each", each);
  tm_ruling_set_number (ruling, "rounded", each > 3 ? 1 : 0);
  tm_ruling_add_chance (ruling, 1, 2, 6);
}

static const TmQuestion questions[] = {
  [TOY_QUESTION_SHARE] = { "share", "Share", "Who gets what?", NULL, question_params,
                           G_N_ELEMENTS (question_params), question_options, answer_share, NULL },
};

static gboolean
parse_face (guint piece_kind,
            const char *code,
            gint32 payload[TM_FACE_PAYLOAD],
            char **name,
            GError **error)
{
  (void) piece_kind;
  if (strlen (code) == 1 || g_str_has_prefix (code, "own:"))
    {
      payload[0] = code[0];
      if (g_str_has_prefix (code, "own:"))
        *name = g_strdup (code + 4);
      return TRUE;
    }
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
               "“%s” is not a card; accepted is own:NAME", code);
  return FALSE;
}

static void
settle (TmResolution *resolution, const TmSlot *adjusted)
{
  if (adjusted->kind == TM_SLOT_COUNTER && adjusted->index == TOY_COUNTER_COINS)
    tm_resolution_set_shared (resolution, TOY_COUNTER_ROUND, 9);
}

static gboolean
draws_in_app (const TmTable *table, guint move, guint param)
{
  (void) move;
  (void) param;
  return tm_table_get_option (table, TOY_OPTION_DECK) == 1;
}

static guint
count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  (void) move;
  (void) param;
  (void) args;
  return tm_table_get_n_seats (table);
}

static void
offer (const TmTable *table, TmOffers *offers)
{
  TmBox *box = tm_table_get_box (table);

  if (tm_table_count_zone (table, tm_box_get_zone (box, TOY_ZONE_DECK, TM_NO_SEAT)) == TOY_N_CARDS)
    tm_offers_add (offers, TOY_MOVE_DEAL, tm_text ("Deal"))->is_primary = TRUE;
  tm_offers_add (offers, TOY_MOVE_SHARE, tm_text ("Share"));
  tm_offers_add (offers, TOY_MOVE_MARK, tm_text ("Mark"));
}

static void
present (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);

  tm_scene_add_counter (scene, 0, TOY_COUNTER_ROUND, TM_NO_SEAT);
  for (guint piece = 0; piece < TOY_N_CARDS; piece++)
    if (tm_table_can_see (table, piece, tm_scene_get_viewer (scene)))
      tm_scene_add_piece (
          scene, 0, TM_NODE_CARD, piece,
          tm_text ("%s", tm_arg_face (TOY_PIECE_CARD, tm_table_get_piece_face (table, piece))));
    else
      tm_scene_add (scene, 0, TM_NODE_CARD, TM_TEXT_NONE)->state = TM_STATE_DARK;
}

static void
get_result (const TmTable *table, TmResult *result)
{
  (void) table;
  (void) result;
}

static TmText
describe_progress (const TmTable *table)
{
  return tm_text ("Round %s", tm_arg_number (tm_table_get_shared (table, TOY_COUNTER_ROUND)));
}

const TmGame toy_game = {
  .id = "toy",
  .name = "Toy",
  .tagline = "For tests",
  .min_seats = 2,
  .max_seats = 4,
  .kit = &kit,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .questions = questions,
  .n_questions = G_N_ELEMENTS (questions),
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .parse_face = parse_face,
  .settle = settle,
  .draws_in_app = draws_in_app,
  .count_draw = count_draw,
  .offer = offer,
  .present = present,
  .get_result = get_result,
  .describe_progress = describe_progress,
};

TmBox *
toy_new_box (guint n_seats, const char *deck)
{
  g_autoptr (GError) error = NULL;
  TmBox *box = tm_box_new (&toy_game, n_seats, &error);

  g_assert_no_error (error);
  tm_box_set_option_from_text (box, "deck", deck, &error);
  g_assert_no_error (error);
  return box;
}

TmMove
toy_move (guint kind)
{
  TmMove move = { .kind = kind, .source = TM_SOURCE_TABLE, .note = -1 };

  tm_args_init (&move.args);
  return move;
}
