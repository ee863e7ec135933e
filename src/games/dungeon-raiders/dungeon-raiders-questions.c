/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge answers: the questions and their parameters. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-questions.h"

#define MAX_HANDS 4

static const TmWord plays[] = {
  { "1", "1", NULL },
  { "2", "2", NULL },
  { "3", "3", NULL },
  { "4", "4", NULL },
  { "5", "5", NULL },
  [PLAY_KEY] = { "key", N_ ("Key"), "key" },
  [PLAY_SWORD] = { "sword", N_ ("Sword"), "fighter" },
  [PLAY_CRYSTAL] = { "crystal", N_ ("Magic crystal"), "crystal" },
  [PLAY_TORCH] = { "torch", N_ ("Torch"), "torch" },
};

static const TmWord room_states[] = {
  [SLOT_DARK] = { "dark", N_ ("dark"), NULL },
  [SLOT_OPEN] = { "open", N_ ("open"), NULL },
  [SLOT_DONE] = { "done", N_ ("done"), NULL },
};

/* What the entries of lists are. */
static const char *const chest_names[] = { N_ ("First chest"), N_ ("Second chest") };
static const char *const shield_names[]
    = { N_ ("For 3 heroes"), N_ ("For 4 heroes"), N_ ("For 5 heroes") };
static const char *const shelf_names[]
    = { N_ ("Card 1"), N_ ("Card 2"), N_ ("Card 3"), N_ ("Card 4"), N_ ("Card 5") };
static const char *const stock_names[]
    = { N_ ("Torches"), N_ ("Crystals"), N_ ("Keys"), N_ ("Swords") };
static const char *const room_names[]
    = { N_ ("Monsters"), N_ ("Treasuries"), N_ ("Traps"), N_ ("Vaults") };
static const char *const attack_names[] = { N_ ("Threes"), N_ ("Fours"), N_ ("Fives") };

#define SEATS_OR_NONE(param_id, param_name) \
  { .id = (param_id),                       \
    .name = (param_name),                   \
    .kind = TM_PARAM_SEAT,                  \
    .is_list = TRUE,                        \
    .min_items = 0,                         \
    .max_items = RAIDERS_MAX_SEATS,         \
    .is_optional = TRUE }
#define HANDS                           \
  { .id = "hands",                      \
    .name = N_ ("Hands of the others"), \
    .kind = TM_PARAM_DIGITS,            \
    .is_list = TRUE,                    \
    .min = 1,                           \
    .max = 5,                           \
    .min_items = 0,                     \
    .max_items = MAX_HANDS }

#define PLAYERS(least) \
  TM_NUMBER ("players", N_ ("Players"), least, RAIDERS_MAX_SEATS, .is_seat_count = TRUE)
#define CARDS(least, fewest_items, most_items)                                                    \
  TM_NUMBERS ("cards", N_ ("Cards laid"), least, 5, fewest_items, most_items, .is_by_seat = TRUE, \
              .zero = (least) == 0 ? N_ ("out") : NULL)
#define COINS(most)                                                                 \
  TM_NUMBERS_OR ("coins", N_ ("Coins before"), 0, most, 1, RAIDERS_MAX_SEATS, NULL, \
                 .is_by_seat = TRUE)
#define WOUNDS                                                                                \
  TM_NUMBERS_OR ("wounds", N_ ("Wounds before"), 0, RAIDERS_MAX_WOUNDS, 1, RAIDERS_MAX_SEATS, \
                 NULL, .is_by_seat = TRUE)
#define CHESTS TM_NUMBERS ("chests", N_ ("Chests"), 1, 9, 1, 2, .item_names = chest_names)
#define CROSSES TM_NUMBER ("crosses", N_ ("Wounds of its blow"), 0, 9)
#define POWER TM_NUMBER ("power", N_ ("Power of the monster"), 1, 99)
#define MINE TM_NUMBERS ("mine", N_ ("My cards"), 1, 5, 1, ODDS_MAX_MINE)
#define LAID TM_NUMBERS_OR ("laid", N_ ("Cards laid by the others"), 1, 5, 0, MAX_HANDS, NULL)
#define TRAP TM_CHOICE ("kind", N_ ("Trap"), raiders_trap_words)

static const TmParam deck_params[] = { [DECK_PLAYERS] = PLAYERS (1) };

static const TmParam starting_params[] = {
  [STARTING_HERO] = { .id = "hero", .name = N_ ("Hero"), .kind = TM_PARAM_FACE, .piece = "hero" },
  [STARTING_PLAYERS] = PLAYERS (1),
  [STARTING_DIFFICULTY] = TM_NUMBER_OR ("difficulty", N_ ("Wounds at the start"), 2, 5, "3"),
};

static const TmParam may_play_params[] = {
  [MAY_PLAY] = TM_CHOICE ("play", N_ ("Card to play"), plays),
  [MAY_ROOM] = TM_CHOICE ("room", N_ ("Room"), raiders_room_types),
  [MAY_HAND] = TM_NUMBERS_OR ("hand", N_ ("Power cards held"), 1, 5, 0, 5, "1,2,3,4,5"),
  [MAY_ITEMS] = TM_CHOICES_OR (
      "items", N_ ("Items held"), raiders_item_words, 0, 20, "torch,crystal,key,sword"),
  [MAY_PLAYERS] = TM_NUMBER_OR ("players", N_ ("Players"), 1, RAIDERS_MAX_SEATS, "4"),
  [MAY_MY_TURN] = TM_FLAG_OR ("my_turn", N_ ("It is my turn"), "yes"),
  [MAY_ALIVE] = TM_FLAG_OR ("alive", N_ ("My hero is alive"), "yes"),
  [MAY_QUICK] = TM_FLAG_OR ("quick", N_ ("Quick game"), "no"),
};

static const TmParam order_params[] = {
  [ORDER_PLAYERS] = PLAYERS (2),
  [ORDER_FIRST] = { .id = "first", .name = N_ ("First player"), .kind = TM_PARAM_SEAT },
  [ORDER_CRYSTALS] = TM_NUMBERS_OR ("crystals",
                                    N_ ("Crystals spent"),
                                    0,
                                    RAIDERS_N_ITEM_COPIES,
                                    1,
                                    RAIDERS_MAX_SEATS,
                                    NULL,
                                    .is_by_seat = TRUE),
  [ORDER_OUT] = SEATS_OR_NONE ("out", N_ ("Out of the game")),
  [ORDER_QUICK] = TM_FLAG_OR ("quick", N_ ("Quick game"), "no"),
};

static const TmParam torch_params[] = {
  [TORCH_ROOMS] = { .id = "rooms",
                    .name = N_ ("Rooms from left to right"),
                    .kind = TM_PARAM_CHOICE,
                    .is_list = TRUE,
                    .words = room_states,
                    .n_words = G_N_ELEMENTS (room_states),
                    .min_items = RAIDERS_N_SLOTS,
                    .max_items = RAIDERS_N_SLOTS },
};

static const TmParam treasury_params[] = {
  [TREASURY_CARDS] = CARDS (0, 2, RAIDERS_MAX_SEATS),
  [TREASURY_CHESTS] = CHESTS,
  [TREASURY_COINS] = COINS (RAIDERS_COIN_LIMIT),
};

static const TmParam shield_params[] = {
  [SHIELD_N_DESCENDED] = TM_NUMBER ("descended", N_ ("Heroes who went down"), 3, RAIDERS_MAX_SEATS),
  [SHIELD_N_ALIVE] = TM_NUMBER ("alive", N_ ("Heroes alive"), 1, RAIDERS_MAX_SEATS),
  [SHIELD_SHIELDS]
  = TM_NUMBERS ("shields", N_ ("Shields"), 1, 99, 3, 3, .item_names = shield_names),
};

static const TmParam monster_params[] = {
  [MONSTER_CARDS] = CARDS (0, 3, RAIDERS_MAX_SEATS),
  [MONSTER_POWER] = POWER,
  [MONSTER_CROSSES] = CROSSES,
  [MONSTER_WOUNDS] = WOUNDS,
};

static const TmParam trap_params[] = {
  [TRAP_KIND] = TRAP,
  [TRAP_CARDS] = CARDS (0, 1, RAIDERS_MAX_SEATS),
  [TRAP_COINS] = COINS (99),
  [TRAP_WOUNDS] = WOUNDS,
};

static const TmParam vault_params[] = {
  [VAULT_CARDS] = CARDS (0, 1, RAIDERS_MAX_SEATS),
  [VAULT_SHELF] = { .id = "shelf",
                    .name = N_ ("On the shelf"),
                    .kind = TM_PARAM_CHOICE,
                    .is_list = TRUE,
                    .is_optional = TRUE,
                    .item_names = shelf_names,
                    .words = raiders_entry_words,
                    .n_words = G_N_ELEMENTS (raiders_entry_words),
                    .min_items = RAIDERS_N_POWERS,
                    .max_items = RAIDERS_N_POWERS,
                    .standard = "torch,crystal,key,sword,heal1" },
  [VAULT_STOCK] = TM_NUMBERS_OR ("stock",
                                 N_ ("In stock"),
                                 0,
                                 RAIDERS_N_ITEM_COPIES,
                                 RAIDERS_N_ITEMS,
                                 RAIDERS_N_ITEMS,
                                 "5,5,5,5",
                                 .item_names = stock_names),
  [VAULT_COINS] = COINS (99),
  [VAULT_WOUNDS] = WOUNDS,
};

static const TmParam first_params[] = {
  [FIRST_CARDS] = CARDS (0, 2, RAIDERS_MAX_SEATS),
  [FIRST_FIRST] = { .id = "first", .name = N_ ("First player now"), .kind = TM_PARAM_SEAT },
  [FIRST_DIED] = SEATS_OR_NONE ("died", N_ ("Died in this room")),
};

static const TmParam death_params[] = {
  [DEATH_WOUNDS] = TM_NUMBER ("wounds", N_ ("Wounds before"), 0, RAIDERS_MAX_WOUNDS - 1),
  [DEATH_ADD] = TM_NUMBER ("add", N_ ("Wounds taken"), 0, 99),
  [DEATH_ITEMS] = TM_CHOICES_OR ("items", N_ ("Items held"), raiders_item_words, 0, 20, NULL),
};

static const TmParam over_params[] = {
  [OVER_WOUNDS] = TM_NUMBERS (
      "wounds", N_ ("Wounds"), 0, RAIDERS_MAX_WOUNDS, 1, RAIDERS_MAX_SEATS, .is_by_seat = TRUE),
  [OVER_LEVEL] = TM_NUMBER ("level", N_ ("Level"), 1, RAIDERS_N_LEVELS),
  [OVER_ROOM] = TM_NUMBER ("room", N_ ("Room just settled"), 1, RAIDERS_N_SLOTS),
};

static const TmParam end_params[] = {
  [END_OF_COINS]
  = TM_NUMBERS ("coins", N_ ("Coins"), 0, 99, 1, RAIDERS_MAX_SEATS, .is_by_seat = TRUE),
  [END_OF_WOUNDS] = TM_NUMBERS (
      "wounds", N_ ("Wounds"), 0, RAIDERS_MAX_WOUNDS, 1, RAIDERS_MAX_SEATS, .is_by_seat = TRUE),
};

static const TmParam duel_params[] = {
  [DUEL_CARDS] = CARDS (1, 2, 2),
  [DUEL_CROSSES] = CROSSES,
  [DUEL_WOUNDS] = WOUNDS,
};

static const TmParam solo_monster_params[] = {
  [SOLO_MONSTER_CARD] = TM_NUMBER ("card", N_ ("Card laid"), 1, 5),
  [SOLO_MONSTER_ATTACK] = TM_NUMBER ("attack", N_ ("Monster power card"), 3, 5),
  [SOLO_MONSTER_CROSSES] = CROSSES,
  [SOLO_MONSTER_WOUNDS]
  = TM_NUMBER_OR ("wounds", N_ ("Wounds before"), 0, RAIDERS_MAX_WOUNDS - 1, "0"),
};

static const TmParam solo_treasury_params[] = {
  [SOLO_TREASURY_CARD] = TM_NUMBER ("card", N_ ("Card laid"), 1, 5),
  [SOLO_TREASURY_CHESTS] = CHESTS,
  [SOLO_TREASURY_COINS] = TM_NUMBER_OR ("coins", N_ ("Coins before"), 0, 999, "0"),
};

static const TmParam odds_monster_params[] = {
  [ODDS_MONSTER_POWER] = POWER,
  [ODDS_MONSTER_HANDS] = HANDS,
  [ODDS_MONSTER_MINE] = MINE,
  [ODDS_MONSTER_LAID] = LAID,
};

static const TmParam odds_treasury_params[] = {
  [ODDS_TREASURY_CHESTS] = CHESTS,
  [ODDS_TREASURY_HANDS] = HANDS,
  [ODDS_TREASURY_MINE] = MINE,
  [ODDS_TREASURY_LAID] = LAID,
};

static const TmParam odds_trap_params[] = {
  [ODDS_TRAP_KIND] = TRAP,
  [ODDS_TRAP_HANDS] = HANDS,
  [ODDS_TRAP_MINE] = MINE,
  [ODDS_TRAP_LAID] = LAID,
};

static const TmParam odds_dark_params[] = {
  [ODDS_DARK_SEEN]
  = TM_NUMBERS_OR ("seen", N_ ("Seen"), 0, 30, 4, 4, "0,0,0,0", .item_names = room_names),
  [ODDS_DARK_DARK] = TM_NUMBER_OR ("dark", N_ ("Dark rooms"), 1, RAIDERS_N_SLOTS, "1"),
  [ODDS_DARK_TOTALS]
  = TM_NUMBERS_OR ("totals", N_ ("In the set"), 0, 30, 4, 4, "10,10,5,5", .item_names = room_names),
};

static const TmParam odds_solo_params[] = {
  [ODDS_SOLO_MINE] = MINE,
  [ODDS_SOLO_GONE]
  = TM_NUMBERS_OR ("gone", N_ ("Shown already"), 0, 4, 3, 3, "0,0,0", .item_names = attack_names),
};

static const TmParam odds_duel_params[] = {
  [ODDS_DUEL_HAND] = { .id = "hand",
                       .name = N_ ("Hand of the other hero"),
                       .kind = TM_PARAM_DIGITS,
                       .min = 1,
                       .max = 5 },
  [ODDS_DUEL_MINE] = MINE,
};

static const char *const treasury_options[] = { "second_chest", NULL };
static const char *const shield_options[] = { "shield_by", NULL };
static const char *const monster_options[] = { "beat_at", NULL };
static const char *const first_options[] = { "first_tie", "first_dead", NULL };
static const char *const over_options[] = { "last_hero", NULL };
static const char *const end_options[] = { "bleed_equal", "all_dead", "duel_dead", NULL };
static const char *const solo_treasury_options[] = { "solo_chests", NULL };

const TmQuestion dungeon_raiders_questions[N_QUESTIONS] = {
  TM_QUESTION ("dungeon-deck",
               N_ ("The dungeon"),
               N_ ("What goes into the dungeon?"),
               "door",
               deck_params,
               NULL,
               raiders_answer_deck,
               raiders_fill_deck,
               TM_RESTS_ON ("raiders.setup.deck", "raiders.setup.levels", "raiders.solo.deck")),
  TM_QUESTION ("starting",
               N_ ("Start values"),
               N_ ("With what does a hero start?"),
               "first",
               starting_params,
               NULL,
               raiders_answer_starting,
               raiders_fill_starting,
               TM_RESTS_ON ("raiders.setup.heroes",
                            "raiders.setup.hand",
                            "raiders.setup.stock",
                            "raiders.solo.start",
                            "raiders.solo.items")),
  TM_QUESTION ("may-play",
               N_ ("May I play this?"),
               N_ ("May this card be played now?"),
               "hand",
               may_play_params,
               NULL,
               raiders_answer_may_play,
               raiders_fill_may_play,
               TM_RESTS_ON ("raiders.play.card",
                            "raiders.play.order",
                            "raiders.item.torch",
                            "raiders.item.crystal",
                            "raiders.item.key",
                            "raiders.item.sword",
                            "raiders.quick.lay",
                            "raiders.room.enter",
                            "raiders.solo.items",
                            "raiders.death"),
               .use = raiders_use_may_play),
  TM_QUESTION ("play-order",
               N_ ("Who lays when?"),
               N_ ("In which order are the cards laid?"),
               "hourglass",
               order_params,
               NULL,
               raiders_answer_play_order,
               raiders_fill_play_order,
               TM_RESTS_ON ("raiders.play.order",
                            "raiders.item.crystal",
                            "raiders.quick.lay",
                            "raiders.quick.crystal",
                            "raiders.quick.first")),
  TM_QUESTION ("torch",
               N_ ("What does a torch show?"),
               N_ ("Which rooms may be looked at with a torch?"),
               "torch",
               torch_params,
               NULL,
               raiders_answer_torch,
               raiders_fill_torch,
               TM_RESTS_ON ("raiders.item.torch", "raiders.room.enter"),
               .use = raiders_use_torch),
  TM_QUESTION ("treasury",
               N_ ("Treasury"),
               N_ ("Who gets which chest?"),
               "chest",
               treasury_params,
               treasury_options,
               raiders_answer_treasury,
               raiders_fill_treasury,
               TM_RESTS_ON ("raiders.treasury.big",
                            "raiders.treasury.tie",
                            "raiders.treasury.small",
                            "raiders.coins.limit",
                            "raiders.item.key"),
               .use = raiders_use_treasury,
               .beside = &raiders_beside_treasury),
  TM_QUESTION ("shield",
               N_ ("Which shield?"),
               N_ ("Which of the three shields counts?"),
               "shield",
               shield_params,
               shield_options,
               raiders_answer_shield,
               raiders_fill_shield,
               TM_RESTS_ON ("raiders.monster.power")),
  TM_QUESTION ("monster",
               N_ ("Monster"),
               N_ ("Is the monster beaten, and whom does it hit?"),
               "dragon",
               monster_params,
               monster_options,
               raiders_answer_monster,
               raiders_fill_monster,
               TM_RESTS_ON ("raiders.monster.power",
                            "raiders.monster.beaten",
                            "raiders.monster.wounds",
                            "raiders.item.sword",
                            "raiders.death"),
               .use = raiders_use_monster,
               .beside = &raiders_beside_monster),
  TM_QUESTION ("trap",
               N_ ("Trap"),
               N_ ("Is the trap sprung, and whom does it strike?"),
               "spikes",
               trap_params,
               NULL,
               raiders_answer_trap,
               raiders_fill_trap,
               TM_RESTS_ON ("raiders.trap.skulls",
                            "raiders.trap.values",
                            "raiders.trap.magnet",
                            "raiders.trap.boulder",
                            "raiders.trap.lava",
                            "raiders.trap.spikes",
                            "raiders.solo.trap",
                            "raiders.death"),
               .use = raiders_use_trap,
               .beside = &raiders_beside_trap),
  TM_QUESTION ("vault",
               N_ ("Vault"),
               N_ ("Who gets what from the vault?"),
               "vault",
               vault_params,
               NULL,
               raiders_answer_vault,
               raiders_fill_vault,
               TM_RESTS_ON ("raiders.vault.entry",
                            "raiders.vault.short",
                            "raiders.vault.coins",
                            "raiders.vault.heal",
                            "raiders.coins.limit",
                            "raiders.solo.items"),
               .use = raiders_use_vault),
  TM_QUESTION ("next-first-player",
               N_ ("Next first player"),
               N_ ("Who goes first in the next room?"),
               "first",
               first_params,
               first_options,
               raiders_answer_first,
               raiders_fill_first,
               TM_RESTS_ON ("raiders.room.first", "raiders.death")),
  TM_QUESTION ("death",
               N_ ("Ten wounds"),
               N_ ("What happens to a hero at ten wounds?"),
               "skeleton",
               death_params,
               NULL,
               raiders_answer_death,
               NULL,
               TM_RESTS_ON ("raiders.death")),
  TM_QUESTION ("is-over",
               N_ ("Is it over?"),
               N_ ("Is the game over after this room?"),
               "exit",
               over_params,
               over_options,
               raiders_answer_over,
               raiders_fill_over,
               TM_RESTS_ON ("raiders.end.over",
                            "raiders.end.alone",
                            "raiders.death",
                            "raiders.duel.death",
                            "raiders.solo.end")),
  TM_QUESTION ("end-of-game",
               N_ ("End of the game"),
               N_ ("Who bleeds to death, and who wins?"),
               "star",
               end_params,
               end_options,
               raiders_answer_end,
               raiders_fill_end,
               TM_RESTS_ON ("raiders.end.bleeding",
                            "raiders.end.winner",
                            "raiders.end.alone",
                            "raiders.duel.end",
                            "raiders.duel.death",
                            "raiders.solo.end",
                            "raiders.death",
                            "raiders.table.places"),
               .use = raiders_use_end),
  TM_QUESTION ("duel-monster",
               N_ ("Monster in a duel"),
               N_ ("Whom does the monster hit in a duel?"),
               "dragon",
               duel_params,
               NULL,
               raiders_answer_duel_monster,
               raiders_fill_duel_monster,
               TM_RESTS_ON ("raiders.duel.monster", "raiders.duel.death", "raiders.death"),
               .use = raiders_use_duel_monster,
               .beside = &raiders_beside_duel),
  TM_QUESTION ("solo-monster",
               N_ ("Monster in solo"),
               N_ ("Is my card high enough for the monster?"),
               "dragon",
               solo_monster_params,
               NULL,
               raiders_answer_solo_monster,
               raiders_fill_solo_monster,
               TM_RESTS_ON ("raiders.solo.monster", "raiders.solo.attacks", "raiders.death"),
               .use = raiders_use_solo_monster,
               .beside = &raiders_beside_solo),
  TM_QUESTION ("solo-treasury",
               N_ ("Treasury in solo"),
               N_ ("Which chests do I get alone?"),
               "chest",
               solo_treasury_params,
               solo_treasury_options,
               raiders_answer_solo_treasury,
               raiders_fill_solo_treasury,
               TM_RESTS_ON ("raiders.solo.treasury", "raiders.solo.end"),
               .use = raiders_use_solo_treasury),
  TM_QUESTION (
      "odds-monster",
      N_ ("Odds against a monster"),
      N_ ("What is each of my cards worth against a monster?"),
      "dragon",
      odds_monster_params,
      monster_options,
      raiders_answer_odds_monster,
      raiders_fill_odds_monster,
      TM_RESTS_ON ("raiders.table.odds", "raiders.monster.beaten", "raiders.monster.wounds")),
  TM_QUESTION ("odds-treasury",
               N_ ("Odds in a treasury"),
               N_ ("What is each of my cards worth in a treasury?"),
               "chest",
               odds_treasury_params,
               treasury_options,
               raiders_answer_odds_treasury,
               raiders_fill_odds_treasury,
               TM_RESTS_ON ("raiders.table.odds", "raiders.treasury.tie")),
  TM_QUESTION ("odds-trap",
               N_ ("Odds in a trap"),
               N_ ("What will the trap do with each of my cards?"),
               "spikes",
               odds_trap_params,
               NULL,
               raiders_answer_odds_trap,
               raiders_fill_odds_trap,
               TM_RESTS_ON ("raiders.table.odds", "raiders.trap.values")),
  TM_QUESTION ("odds-dark",
               N_ ("Odds of the dark rooms"),
               N_ ("What may lie in the dark?"),
               "door",
               odds_dark_params,
               NULL,
               raiders_answer_odds_dark,
               raiders_fill_odds_dark,
               TM_RESTS_ON ("raiders.table.odds", "raiders.setup.deck", "raiders.table.cards")),
  TM_QUESTION ("odds-solo-monster",
               N_ ("Odds of the monster’s card"),
               N_ ("Which of my cards is safe from the next monster card?"),
               "dragon",
               odds_solo_params,
               NULL,
               raiders_answer_odds_solo_monster,
               raiders_fill_odds_solo_monster,
               TM_RESTS_ON ("raiders.table.odds", "raiders.solo.attacks", "raiders.solo.monster")),
  TM_QUESTION ("odds-duel-monster",
               N_ ("Odds in a quick duel"),
               N_ ("Whom will the monster hit in a quick duel?"),
               "dragon",
               odds_duel_params,
               NULL,
               raiders_answer_odds_duel_monster,
               raiders_fill_odds_duel_monster,
               TM_RESTS_ON ("raiders.table.odds", "raiders.duel.monster")),
};
