/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* The box */

#define MAX_DICE 10
#define N_CARDS 52
#define N_TOKENS 30

static const TmCounterSpec counters[] = {
  [COUNTER_ROUND]
  = { "round", N_ ("Round"), TM_SHARED, 1, 999, 1, "hourglass", TM_ROLE_STONE, TRUE, TRUE },
  [COUNTER_FIRST]
  = { "points", N_ ("Points"), TM_EACH_SEAT, -9999, 9999, 0, "star", TM_ROLE_TREASURE, TRUE, TRUE },
  [COUNTER_SECOND]
  = { "lives", N_ ("Lives"), TM_EACH_SEAT, -9999, 9999, 0, "heart", TM_ROLE_WOUND, TRUE, TRUE },
  [COUNTER_THIRD] = { "coins", TM_WORD ("counter", "Coins"), TM_EACH_SEAT, -9999, 9999, 0, "coin",
                      TM_ROLE_TREASURE, TRUE, TRUE },
  [COUNTER_FOURTH]
  = { "energy", N_ ("Energy"), TM_EACH_SEAT, -9999, 9999, 0, "gem", TM_ROLE_MAGIC, TRUE, TRUE },
  [COUNTER_WON] = { "won", N_ ("Won"), TM_EACH_SEAT, 0, 1, 0, "crown", TM_ROLE_NONE, FALSE, TRUE },
};
G_STATIC_ASSERT (G_N_ELEMENTS (counters) == N_COUNTERS);

static const TmZoneSpec zones[] = {
  [ZONE_CUP] = { "cup", N_ ("Cup"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_TRAY] = { "tray", N_ ("Tray"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_DECK] = { "deck", N_ ("Deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_CARDS] = { "cards", N_ ("Cards"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_DISCARD] = { "discard", N_ ("Discard pile"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_BAG] = { "bag", N_ ("Bag"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_TOKENS] = { "tokens", N_ ("Tokens"), TM_EACH_SEAT, TM_SIGHT_OPEN },
};

static const TmWord die_faces[] = {
  { "1", "1" }, { "2", "2" }, { "3", "3" }, { "4", "4" }, { "5", "5" }, { "6", "6" },
};

static const TmWord card_faces[] = {
  { "2c", N_ ("Two of clubs") },      { "3c", N_ ("Three of clubs") },
  { "4c", N_ ("Four of clubs") },     { "5c", N_ ("Five of clubs") },
  { "6c", N_ ("Six of clubs") },      { "7c", N_ ("Seven of clubs") },
  { "8c", N_ ("Eight of clubs") },    { "9c", N_ ("Nine of clubs") },
  { "10c", N_ ("Ten of clubs") },     { "jc", N_ ("Jack of clubs") },
  { "qc", N_ ("Queen of clubs") },    { "kc", N_ ("King of clubs") },
  { "ac", N_ ("Ace of clubs") },      { "2d", N_ ("Two of diamonds") },
  { "3d", N_ ("Three of diamonds") }, { "4d", N_ ("Four of diamonds") },
  { "5d", N_ ("Five of diamonds") },  { "6d", N_ ("Six of diamonds") },
  { "7d", N_ ("Seven of diamonds") }, { "8d", N_ ("Eight of diamonds") },
  { "9d", N_ ("Nine of diamonds") },  { "10d", N_ ("Ten of diamonds") },
  { "jd", N_ ("Jack of diamonds") },  { "qd", N_ ("Queen of diamonds") },
  { "kd", N_ ("King of diamonds") },  { "ad", N_ ("Ace of diamonds") },
  { "2h", N_ ("Two of hearts") },     { "3h", N_ ("Three of hearts") },
  { "4h", N_ ("Four of hearts") },    { "5h", N_ ("Five of hearts") },
  { "6h", N_ ("Six of hearts") },     { "7h", N_ ("Seven of hearts") },
  { "8h", N_ ("Eight of hearts") },   { "9h", N_ ("Nine of hearts") },
  { "10h", N_ ("Ten of hearts") },    { "jh", N_ ("Jack of hearts") },
  { "qh", N_ ("Queen of hearts") },   { "kh", N_ ("King of hearts") },
  { "ah", N_ ("Ace of hearts") },     { "2s", N_ ("Two of spades") },
  { "3s", N_ ("Three of spades") },   { "4s", N_ ("Four of spades") },
  { "5s", N_ ("Five of spades") },    { "6s", N_ ("Six of spades") },
  { "7s", N_ ("Seven of spades") },   { "8s", N_ ("Eight of spades") },
  { "9s", N_ ("Nine of spades") },    { "10s", N_ ("Ten of spades") },
  { "js", N_ ("Jack of spades") },    { "qs", N_ ("Queen of spades") },
  { "ks", N_ ("King of spades") },    { "as", N_ ("Ace of spades") },
};
G_STATIC_ASSERT (G_N_ELEMENTS (card_faces) == N_CARDS);

static const TmWord token_faces[] = {
  { "white", TM_WORD ("token", "white") }, { "black", TM_WORD ("token", "black") },
  { "red", TM_WORD ("token", "red") },     { "green", TM_WORD ("token", "green") },
  { "blue", TM_WORD ("token", "blue") },
};

/* One of each card, six tokens of each colour. */
static const gint32 card_start[N_CARDS] = {
  0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17,
  18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
  36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
};
static const gint32 token_start[N_TOKENS] = {
  0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4,
};

static const TmPieceSpec pieces[] = {
  [PIECE_DIE] = { .id = "die",
                  .name = N_ ("Die"),
                  .count = MAX_DICE,
                  .zone = ZONE_CUP,
                  .faces = die_faces,
                  .n_faces = G_N_ELEMENTS (die_faces) },
  [PIECE_CARD] = { .id = "card",
                   .name = N_ ("Card"),
                   .count = N_CARDS,
                   .zone = ZONE_DECK,
                   .faces = card_faces,
                   .n_faces = N_CARDS,
                   .start_faces = card_start },
  [PIECE_TOKEN] = { .id = "token",
                    .name = N_ ("Token"),
                    .count = N_TOKENS,
                    .zone = ZONE_BAG,
                    .faces = token_faces,
                    .n_faces = G_N_ELEMENTS (token_faces),
                    .start_faces = token_start },
};

static const TmWord phases[] = {
  [PHASE_PLAY] = { "play", N_ ("Play") },
  [PHASE_OVER] = { "over", N_ ("Over") },
};

static const TmKit kit = {
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .pieces = pieces,
  .n_pieces = G_N_ELEMENTS (pieces),
  .phases = phases,
  .n_phases = G_N_ELEMENTS (phases),
};

/* Options */

static const TmOptionSpec options[] = {
  [OPTION_COUNTERS]
  = { .param = TM_NUMBER_OR ("counters", N_ ("Counters for each player"), 1, 4, "1") },
  [OPTION_NAMES] = { .param = { .id = "names",
                                .name = N_ ("Names of the counters"),
                                .kind = TM_PARAM_TEXT,
                                .is_list = TRUE,
                                .is_optional = TRUE,
                                .min_items = 0,
                                .max_items = 4 } },
  [OPTION_DICE] = { .param = TM_NUMBER_OR ("dice", N_ ("Dice"), 0, MAX_DICE, "2") },
  [OPTION_DICE_FROM]
  = { .param = TM_CHOICE_OR ("dice_from", N_ ("Rolling the dice"), tm_source_words, "app") },
  [OPTION_DECK] = { .param = TM_FLAG_OR ("deck", N_ ("A deck of 52 cards"), "no") },
  [OPTION_DECK_FROM]
  = { .param = TM_CHOICE_OR ("deck_from", N_ ("Drawing cards"), tm_source_words, "app") },
  [OPTION_BAG] = { .param = TM_FLAG_OR ("bag", N_ ("A bag of 30 tokens"), "no") },
  [OPTION_BAG_FROM]
  = { .param = TM_CHOICE_OR ("bag_from", N_ ("Drawing tokens"), tm_source_words, "app") },
  [OPTION_DISCARDED]
  = { .param = TM_FLAG_OR (
          "reshuffle", N_ ("Shuffle the discard pile in when the deck is empty"), "yes") },
};

/* Moves */

static const TmParam roll_params[] = {
  [ROLL_FACES] = { .id = "faces",
                   .name = N_ ("Dice"),
                   .kind = TM_PARAM_FACE,
                   .piece = "die",
                   .is_list = TRUE,
                   .min_items = 1,
                   .max_items = MAX_DICE,
                   .draw = { TM_DRAW_FACES, "die" } },
};

static const TmParam draw_params[] = {
  [DRAW_SEAT] = { .id = "seat", .name = N_ ("Who"), .kind = TM_PARAM_SEAT },
  [DRAW_FACE] = { .id = "card",
                  .name = N_ ("Card"),
                  .kind = TM_PARAM_FACE,
                  .piece = "card",
                  .draw = { TM_DRAW_ORDER, "deck" } },
};

static const TmParam discard_params[] = {
  [DISCARD_PIECE] = { .id = "piece", .name = N_ ("Card"), .kind = TM_PARAM_PIECE },
};

static const TmParam pull_params[] = {
  [DRAW_SEAT] = { .id = "seat", .name = N_ ("Who"), .kind = TM_PARAM_SEAT },
  [DRAW_FACE] = { .id = "token",
                  .name = N_ ("Token"),
                  .kind = TM_PARAM_FACE,
                  .piece = "token",
                  .draw = { TM_DRAW_ORDER, "bag" } },
};

static const TmParam return_params[] = {
  [DISCARD_PIECE] = { .id = "piece", .name = N_ ("Token"), .kind = TM_PARAM_PIECE },
};

static const TmParam finish_params[] = {
  [FINISH_WINNERS] = { .id = "winners",
                       .name = N_ ("Winners"),
                       .kind = TM_PARAM_SEAT,
                       .is_list = TRUE,
                       .min_items = 0,
                       .max_items = TM_MAX_SEATS,
                       .is_optional = TRUE },
};

static const TmMoveSpec moves[] = {
  [MOVE_ROLL] = TM_MOVE ("roll", N_ ("Roll the dice"), "play", roll_params, freeform_roll),
  [MOVE_DRAW] = TM_MOVE ("draw", N_ ("Draw a card"), "scroll", draw_params, freeform_draw),
  [MOVE_DISCARD]
  = TM_MOVE ("discard", N_ ("Discard a card"), "scroll", discard_params, freeform_discard),
  [MOVE_SHUFFLE]
  = TM_BARE_MOVE ("shuffle", N_ ("Shuffle everything back"), "play", freeform_shuffle),
  [MOVE_PULL] = TM_MOVE ("pull", N_ ("Draw a token"), "sack", pull_params, freeform_pull),
  [MOVE_RETURN]
  = TM_MOVE ("return", N_ ("Put a token back"), "sack", return_params, freeform_return),
  [MOVE_ROUND] = TM_BARE_MOVE ("round", N_ ("Next round"), "hourglass", freeform_round),
  [MOVE_FINISH] = TM_MOVE ("finish", N_ ("End the match"), "crown", finish_params, freeform_finish),
};

static const TmArticle articles[] = {
  { "free.table", N_ ("Free table"), N_ ("A table without rules"), N_ ("Tablemate"),
    N_ ("The free table keeps counters, rolls dice and draws cards and tokens for any game. It "
        "knows no rules, so nothing is illegal; only what the table cannot hold is refused, such "
        "as a card that is not in the deck.") },
};

static gboolean
draws_in_app (const TmTable *table, guint move, guint param)
{
  (void) param;
  switch (move)
    {
    case MOVE_ROLL:
      return tm_table_get_option (table, OPTION_DICE_FROM) == TM_SOURCE_APP;
    case MOVE_DRAW:
      return tm_table_get_option (table, OPTION_DECK_FROM) == TM_SOURCE_APP;
    case MOVE_PULL:
      return tm_table_get_option (table, OPTION_BAG_FROM) == TM_SOURCE_APP;
    default:
      return FALSE;
    }
}

static guint
count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  (void) param;
  (void) args;
  return move == MOVE_ROLL ? (guint) tm_table_get_option (table, OPTION_DICE) : 1;
}

static void
get_result (const TmTable *table, TmResult *result)
{
  if (tm_table_get_phase (table) != PHASE_OVER)
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      gboolean has_won = tm_table_get_counter (table, COUNTER_WON, seat);

      result->scores[seat] = tm_table_get_counter (table, COUNTER_FIRST, seat);
      result->ranks[seat] = has_won ? 1 : 0;
      result->winners |= has_won ? 1u << seat : 0;
    }
  result->ending = result->winners != 0 ? TM_ENDING_WON : TM_ENDING_NOBODY;
  result->by = "table";
  result->sentence = tm_text (N_ ("Winners: %s"), tm_arg_seats (result->winners));
}

static TmText
describe_progress (const TmTable *table)
{
  return tm_text (N_ ("Round %s"), tm_arg_number (tm_table_get_shared (table, COUNTER_ROUND)));
}

const TmGame freeform_game = {
  .id = "free",
  .name = N_ ("Free table"),
  .tagline = N_ ("Dice, counters, bags and decks"),
  .symbol = "play",
  .min_seats = 1,
  .max_seats = TM_MAX_SEATS,
  .kit = &kit,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .articles = articles,
  .n_articles = G_N_ELEMENTS (articles),
  .draws_in_app = draws_in_app,
  .count_draw = count_draw,
  .offer = freeform_offer,
  .present = freeform_present,
  .get_result = get_result,
  .describe_progress = describe_progress,
};
