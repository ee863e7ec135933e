/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* The box. What players name themselves stands here under plain names. */

#define N_CARDS 52
#define N_TOKENS 30
#define MOST 999999

#define SEAT_COUNTER(Id, Name, Symbol, Role) \
  { (Id), (Name), TM_EACH_SEAT, -MOST, MOST, 0, (Symbol), (Role), TRUE, TRUE }
#define SHARED_COUNTER(Id, Name) \
  { (Id), (Name), TM_SHARED, -MOST, MOST, 0, "star", TM_ROLE_STONE, TRUE, TRUE }
#define HIDDEN(Id, Name, Scope, Least, Most) \
  { (Id), (Name), (Scope), (Least), (Most), 0, NULL, TM_ROLE_NONE, FALSE, TRUE }

static const TmCounterSpec counters[] = {
  [COUNTER_ROUND]
  = { "round", N_ ("Round"), TM_SHARED, 1, 999, 1, "hourglass", TM_ROLE_STONE, TRUE, TRUE },
  [COUNTER_FIRST] = SEAT_COUNTER ("points", N_ ("Points"), "star", TM_ROLE_TREASURE),
  [COUNTER_SECOND] = SEAT_COUNTER ("lives", N_ ("Lives"), "heart", TM_ROLE_WOUND),
  [COUNTER_THIRD] = SEAT_COUNTER ("coins", TM_WORD ("counter", "Coins"), "coin", TM_ROLE_TREASURE),
  [COUNTER_FOURTH] = SEAT_COUNTER ("energy", N_ ("Energy"), "gem", TM_ROLE_MAGIC),
  [COUNTER_WON] = { "won", N_ ("Won"), TM_EACH_SEAT, 0, 1, 0, "crown", TM_ROLE_NONE, FALSE, TRUE },
  [COUNTER_FIFTH] = SEAT_COUNTER ("counter5", N_ ("Counter 5"), "shield", TM_ROLE_STONE),
  SEAT_COUNTER ("counter6", N_ ("Counter 6"), "crystal", TM_ROLE_MAGIC),
  SEAT_COUNTER ("counter7", N_ ("Counter 7"), "potion", TM_ROLE_LIFE),
  SEAT_COUNTER ("counter8", N_ ("Counter 8"), "key", TM_ROLE_VAULT),
  SEAT_COUNTER ("counter9", N_ ("Counter 9"), "star", TM_ROLE_MONSTER),
  SEAT_COUNTER ("counter10", N_ ("Counter 10"), "ring", TM_ROLE_TREASURE),
  SEAT_COUNTER ("counter11", N_ ("Counter 11"), "mushroom", TM_ROLE_LIFE),
  SEAT_COUNTER ("counter12", N_ ("Counter 12"), "scroll", TM_ROLE_STONE),
  [COUNTER_SHARED] = SHARED_COUNTER ("shared1", N_ ("Shared counter 1")),
  SHARED_COUNTER ("shared2", N_ ("Shared counter 2")),
  SHARED_COUNTER ("shared3", N_ ("Shared counter 3")),
  SHARED_COUNTER ("shared4", N_ ("Shared counter 4")),
  [COUNTER_TEAM] = HIDDEN ("team", N_ ("Team"), TM_EACH_SEAT, 0, TM_MAX_SEATS),
  [COUNTER_SCORE] = HIDDEN ("score", N_ ("Score"), TM_EACH_SEAT, G_MININT32, G_MAXINT32),
  [COUNTER_STARTS] = HIDDEN ("first", N_ ("First player"), TM_SHARED, 0, TM_MAX_SEATS),
  [COUNTER_TOLD] = HIDDEN ("told", N_ ("Score told at the end"), TM_SHARED, 0, 1),
  [COUNTER_COMPUTED] = HIDDEN ("computed", N_ ("Winners by the score"), TM_SHARED, 0, 1),
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
  [ZONE_OWN_DECK] = { "own_deck", N_ ("Own deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_OWN_DISCARD] = { "own_discard", N_ ("Own discard pile"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_OWN_BAG] = { "own_bag", N_ ("Own bag"), TM_SHARED, TM_SIGHT_HIDDEN },
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

/* What is on them, and how many there are, the options of a match say. */
#define OWN(Id, Name, Count, Zone, Marks) \
  { .id = (Id),                           \
    .name = (Name),                       \
    .count = (Count),                     \
    .zone = (Zone),                       \
    .has_own_faces = TRUE,                \
    .n_marks = (Marks) }

static const TmPieceSpec pieces[] = {
  [PIECE_DIE] = { .id = "die",
                  .name = N_ ("Die"),
                  .count = FREE_MAX_DICE,
                  .zone = ZONE_CUP,
                  .faces = die_faces,
                  .n_faces = G_N_ELEMENTS (die_faces),
                  .n_marks = 1 },
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
  [PIECE_OWN_DIE] = OWN ("die1", N_ ("Own die 1"), FREE_MAX_DICE, ZONE_CUP, 1),
  OWN ("die2", N_ ("Own die 2"), FREE_MAX_DICE, ZONE_CUP, 1),
  OWN ("die3", N_ ("Own die 3"), FREE_MAX_DICE, ZONE_CUP, 1),
  OWN ("die4", N_ ("Own die 4"), FREE_MAX_DICE, ZONE_CUP, 1),
  [PIECE_OWN_CARD] = OWN ("own_card", N_ ("Own card"), FREE_MAX_OWN_CARDS, ZONE_OWN_DECK, 0),
  [PIECE_OWN_TOKEN] = OWN ("own_token", N_ ("Own token"), FREE_MAX_OWN_TOKENS, ZONE_OWN_BAG, 0),
};

static const TmWord phases[] = {
  [PHASE_PLAY] = { "play", N_ ("Play") },
  [PHASE_OVER] = { "over", N_ ("Over") },
};

static const TmLayerSpec sheet_layers[] = {
  [LAYER_VALUE] = { "value", N_ ("Value"), G_MININT32, G_MAXINT32, 0 },
  [LAYER_TEXT] = { "text", N_ ("As it was typed"), -1, G_MAXINT32, -1, TRUE },
};

static const TmLayerSpec rank_layers[] = {
  { "text", N_ ("Rank"), -1, G_MAXINT32, -1, TRUE },
};

static const TmGridSpec grids[] = {
  [GRID_SHEET] = { "sheet", N_ ("Score sheet"), TM_EACH_SEAT, FREE_MAX_ROUNDS, FREE_MAX_ROWS,
                   sheet_layers, G_N_ELEMENTS (sheet_layers) },
  [GRID_RANK] = { "rank", N_ ("Rank"), TM_SHARED, 1, 1, rank_layers, G_N_ELEMENTS (rank_layers) },
};

const TmKit freeform_kit = {
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
};
