/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies in the box, R «Открыв коробку», p. 4. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-private.h"
#include "tm-text.h"

#define TABLE(counter_id, counter_name, most, start, symbol, role, is_shown)                        \
  {                                                                                                 \
    (counter_id), (counter_name), TM_SHARED, 0, (most), (start), (symbol), (role), (is_shown), TRUE \
  }
#define WORKING(counter_id, counter_name, least, most) \
  { (counter_id), (counter_name), TM_SHARED, (least), (most), 0, NULL, TM_ROLE_NONE, FALSE, TRUE }
/* From 1; 0: nobody. */
#define SOMEBODY(counter_id, counter_name)                                    \
  { (counter_id), (counter_name), TM_SHARED, 0,   CRYSTAL_MAX_SEATS, 0, NULL, \
    TM_ROLE_NONE, FALSE,          TRUE,      TRUE }
#define SEAT(counter_id, counter_name, most, start, symbol, role, high_is_good) \
  { (counter_id), (counter_name), TM_EACH_SEAT, 0,    (most),                   \
    (start),      (symbol),       (role),       TRUE, (high_is_good) }
#define HIDDEN(counter_id, counter_name, most) \
  { (counter_id), (counter_name), TM_EACH_SEAT, 0, (most), 0, NULL, TM_ROLE_NONE, FALSE, TRUE }

static const TmCounterSpec counters[] = {
  [COUNTER_BAG]
  = TABLE ("bag", N_ ("Tiles in the bag"), 85, CRYSTAL_N_IN_PLAY, "tunnel", TM_ROLE_STONE, TRUE),
  [COUNTER_BAG_CRYSTAL]
  = TABLE ("bag_crystal", N_ ("Crystals not found"), 4, 3, "crystal", TM_ROLE_MAGIC, TRUE),
  [COUNTER_BAG_EXIT] = TABLE ("bag_exit", N_ ("Exits not found"), 4, 1, "exit", TM_ROLE_LIFE, TRUE),
  [COUNTER_BAG_PORTAL]
  = TABLE ("bag_portal", N_ ("Portals not found"), 4, 4, "portal", TM_ROLE_MAGIC, TRUE),
  [COUNTER_BAG_PIT] = TABLE ("bag_pit", N_ ("Pits not found"), 4, 2, "pit", TM_ROLE_TRAP, TRUE),
  [COUNTER_FIND_DECK]
  = TABLE ("find_deck", N_ ("Find cards in the deck"), 60, 60, "sack", TM_ROLE_TREASURE, TRUE),
  [COUNTER_FIND_DISCARD]
  = TABLE ("find_discard", N_ ("Find cards discarded"), 60, 0, "sack", TM_ROLE_TREASURE, TRUE),
  [COUNTER_BOOM_DECK]
  = TABLE ("boom_deck", N_ ("Boom cards in the deck"), 60, 60, "boom", TM_ROLE_MONSTER, TRUE),
  [COUNTER_BOOM_DISCARD]
  = TABLE ("boom_discard", N_ ("Boom cards discarded"), 60, 0, "boom", TM_ROLE_MONSTER, TRUE),
  [COUNTER_BOOM_LEFT]
  = TABLE ("boom_left", N_ ("Boom tokens left"), 20, 20, "boom", TM_ROLE_MONSTER, TRUE),
  [COUNTER_RUBBLE_LEFT]
  = TABLE ("rubble_left", N_ ("Rubble left"), 10, 10, "rubble", TM_ROLE_STONE, TRUE),
  [COUNTER_PASSAGE_LEFT]
  = TABLE ("passage_left", N_ ("Passages left"), 15, 15, "passage", TM_ROLE_STONE, TRUE),
  [COUNTER_COUNTERS_LEFT]
  = TABLE ("counters_left", N_ ("Action counters left"), 10, 10, NULL, TM_ROLE_NONE, TRUE),
  [COUNTER_MUSHROOMS_LEFT]
  = TABLE ("mushrooms_left", N_ ("Mushrooms left"), 2, 2, "mushroom", TM_ROLE_LIFE, TRUE),
  [COUNTER_EXPLOSIVES_BOX]
  = TABLE ("explosives_box", N_ ("Explosives left"), 10, 10, "explosive", TM_ROLE_TRAP, TRUE),
  [COUNTER_CRYSTALS_BOX]
  = TABLE ("crystals_box", N_ ("Crystal tokens in the box"), 4, 4, "crystal", TM_ROLE_MAGIC, FALSE),
  [COUNTER_BROKEN] = TABLE ("broken", N_ ("Crystals broken"), 4, 0, "crystal", TM_ROLE_WOUND, TRUE),
  [COUNTER_OUT] = WORKING ("out", N_ ("Ordinary tiles out of the game"), 0, 85),
  [COUNTER_STEPS] = WORKING ("steps", N_ ("Steps left in this turn"), 0, 9),
  [COUNTER_BEGUN] = WORKING ("begun", N_ ("The turn has begun"), 0, BEGUN_BY_DIGGING),
  [COUNTER_RUNS] = WORKING ("runs", N_ ("Runs in this turn"), 0, 9),
  [COUNTER_LOOKS] = WORKING ("looks", N_ ("Looks through the glasses in this turn"), 0, 9),
  [COUNTER_FIGHT_HEALTH] = WORKING ("fight.health", N_ ("Health to beat"), 0, 99),
  [COUNTER_FIGHT_ROLLS] = WORKING ("fight.rolls", N_ ("Dice rolled in this fight"), 0, 999),
  [COUNTER_FIGHT_BOOSTS] = WORKING ("fight.boosts", N_ ("Boosts used in this fight"), 0, 99),
  [COUNTER_FIGHT_PUMP] = WORKING ("fight.pump", N_ ("Health added by cards"), 0, 99),
  [COUNTER_FIGHT_STAGE]
  = WORKING ("fight.stage", N_ ("What comes before the fight"), 0, STAGE_TAME),
  [COUNTER_FIGHT_ROLLED] = WORKING ("fight.rolled", N_ ("Players who have rolled"), 0, 15),
  [COUNTER_FIGHT_HITS] = WORKING ("fight.hits", N_ ("Players whose die was high enough"), 0, 15),
  [COUNTER_FIGHT_DICE] = WORKING ("fight.dice", N_ ("Dice of the players"), 0, (1 << 20) - 1),
  [COUNTER_FIGHT_TOTAL] = WORKING ("fight.total", N_ ("Dice together"), 0, 999),
  [COUNTER_LAST_WON] = SOMEBODY ("last-won", N_ ("Who has just won a fight")),
  [COUNTER_WINNER] = SOMEBODY ("winner", N_ ("Winner")),
  [COUNTER_HAND]
  = SEAT ("hand", TM_WORD ("black crystal", "Finds"), 60, 0, "sack", TM_ROLE_TREASURE, TRUE),
  [COUNTER_EXPLOSIVES]
  = SEAT ("explosives", N_ ("Explosives"), 10, 2, "explosive", TM_ROLE_TRAP, TRUE),
  [COUNTER_CRYSTALS] = SEAT ("crystals", N_ ("Crystals"), 4, 0, "crystal", TM_ROLE_MAGIC, TRUE),
  [COUNTER_SKIP] = SEAT ("skip", N_ ("Lost turns"), 20, 0, "skip", TM_ROLE_WOUND, FALSE),
  [COUNTER_MINING] = HIDDEN ("mining", N_ ("Mines a crystal"), 1),
  [COUNTER_SKILL_USES] = HIDDEN ("skill_uses", N_ ("Uses of the skill left"), 2),
  [COUNTER_TICK] = HIDDEN ("tick", N_ ("A tick clings"), 1),
  [COUNTER_SPIDER] = HIDDEN ("spider", N_ ("A spider clings"), 1),
  [COUNTER_STONE] = HIDDEN ("stone", N_ ("Stone face"), 1),
  [COUNTER_BURIED] = HIDDEN ("buried", N_ ("Buried by Bukh"), 2),
  [COUNTER_AUTOPILOT] = HIDDEN ("autopilot", N_ ("Turns led by the Alchemist"), 3),
  [COUNTER_TURNS] = HIDDEN ("turns", N_ ("Turns taken"), 9999),
  [COUNTER_DUELS_WON] = HIDDEN ("duels_won", N_ ("Duels won"), 9999),
  [COUNTER_BOOMS_WON] = HIDDEN ("booms_won", N_ ("Monsters beaten"), 9999),
  [COUNTER_BOOMS_LOST] = HIDDEN ("booms_lost", N_ ("Monsters lost to"), 9999),
  [COUNTER_AT] = HIDDEN ("at", N_ ("Where the dwarf stands"), CRYSTAL_N_PLACES - 1),
  [COUNTER_CLEARING] = HIDDEN ("clearing", N_ ("Clears rubble"), CRYSTAL_N_CELLS),
  [COUNTER_SHRUNK] = HIDDEN ("shrunk", N_ ("Shrunk"), 1),
  [COUNTER_DUELS_LOST] = HIDDEN ("duels_lost", N_ ("Duels lost"), 9999),
  [COUNTER_TAKEN] = HIDDEN ("taken", N_ ("Crystals taken from rivals"), 9999),
  [COUNTER_LAID] = HIDDEN ("laid", N_ ("Tiles laid"), 9999),
  [COUNTER_WALKED] = HIDDEN ("walked", N_ ("Cells walked"), 9999),
  [COUNTER_LOST_TURNS] = HIDDEN ("lost_turns", N_ ("Turns lost"), 9999),
  [COUNTER_PLAYED] = HIDDEN ("played", N_ ("Cards played"), 9999),
  [COUNTER_BEST] = HIDDEN ("best", N_ ("Greatest health beaten"), 99),
  [COUNTER_ROBBED] = HIDDEN ("robbed", N_ ("The crystal was taken in a duel"), 1),
  [COUNTER_DRAFTED] = HIDDEN ("drafted", N_ ("Cards kept at the start"), 2),
};

G_STATIC_ASSERT (G_N_ELEMENTS (counters) == N_COUNTERS);

static const TmZoneSpec zones[] = {
  [ZONE_FIND_DECK] = { "find-deck", N_ ("Find deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_FIND_DISCARD] = { "find-discard", N_ ("Find discard"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_BOOM_DECK] = { "boom-deck", N_ ("Boom deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_BOOM_DISCARD] = { "boom-discard", N_ ("Boom discard"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_SKILL_BOX] = { "skill-box", N_ ("Skill cards in the box"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_BAG] = { "bag", N_ ("Bag"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_OUT] = { "out", N_ ("Tiles out of the game"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_LAID] = { "laid", N_ ("Tiles of the mine"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_DICE] = { "dice", N_ ("Dice"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_FOUGHT] = { "fought", N_ ("Boom card that is fought"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_DRAFT] = { "draft", N_ ("Cards that go round"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_HAND] = { "hand", N_ ("Hand"), TM_EACH_SEAT, TM_SIGHT_OWNER },
  [ZONE_BEFORE] = { "before", N_ ("Open cards"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_FIGHT] = { "fight", N_ ("Boosts of the fight"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_TAKEN] = { "taken", N_ ("Tile in hand"), TM_EACH_SEAT, TM_SIGHT_OWNER },
  [ZONE_DWARF] = { "dwarf", N_ ("Dwarf"), TM_EACH_SEAT, TM_SIGHT_OPEN },
};

G_STATIC_ASSERT (G_N_ELEMENTS (zones) == N_ZONES);

static const gint32 ascending[] = { 0, 1, 2, 3, 4, 5, 6, 7 };

static const TmWord dwarf_faces[] = { { "dwarf", N_ ("Dwarf"), "pawn" } };

static const TmPieceSpec pieces[] = {
  [PIECE_DWARF] = { .id = "dwarf",
                    .name = N_ ("Dwarf"),
                    .scope = TM_EACH_SEAT,
                    .count = 1,
                    .zone = ZONE_DWARF,
                    .zones = TM_IN (ZONE_DWARF),
                    .faces = dwarf_faces,
                    .n_faces = G_N_ELEMENTS (dwarf_faces),
                    .start_faces = ascending,
                    .start_up = TRUE },
  [PIECE_DIE] = { .id = "die",
                  .name = N_ ("Die"),
                  .scope = TM_SHARED,
                  .count = CRYSTAL_MAX_SEATS,
                  .zone = ZONE_DICE,
                  .zones = TM_IN (ZONE_DICE),
                  .faces = crystal_die_words,
                  .n_faces = 6,
                  .start_up = TRUE },
  [PIECE_SKILL] = { .id = "skill-card",
                    .name = N_ ("Skill card"),
                    .scope = TM_SHARED,
                    .count = CRYSTAL_N_SKILLS,
                    .zone = ZONE_SKILL_BOX,
                    .zones = TM_IN (ZONE_SKILL_BOX) | TM_IN (ZONE_BEFORE),
                    .faces = crystal_skill_words,
                    .n_faces = CRYSTAL_N_SKILLS,
                    .start_faces = ascending },
  [PIECE_FIND] = { .id = "find-card",
                   .name = N_ ("Find card"),
                   .scope = TM_SHARED,
                   .count = CRYSTAL_N_FIND_CARDS,
                   .zone = ZONE_FIND_DECK,
                   .zones = TM_IN (ZONE_FIND_DECK) | TM_IN (ZONE_FIND_DISCARD) | TM_IN (ZONE_DRAFT)
                            | TM_IN (ZONE_HAND) | TM_IN (ZONE_BEFORE) | TM_IN (ZONE_FIGHT),
                   .faces = crystal_find_words,
                   .n_faces = CRYSTAL_N_FINDS,
                   .n_marks = 2 },
  [PIECE_BOOM] = { .id = "boom-card",
                   .name = N_ ("Boom card"),
                   .scope = TM_SHARED,
                   .count = CRYSTAL_N_BOOM_CARDS,
                   .zone = ZONE_BOOM_DECK,
                   .zones = TM_IN (ZONE_BOOM_DECK) | TM_IN (ZONE_BOOM_DISCARD) | TM_IN (ZONE_FOUGHT)
                            | TM_IN (ZONE_BEFORE),
                   .faces = crystal_monster_words,
                   .n_faces = CRYSTAL_N_MONSTERS + 1,
                   .n_marks = 1 },
  [PIECE_TILE]
  = { .id = "tile",
      .name = N_ ("Tunnel tile"),
      .scope = TM_SHARED,
      .count = CRYSTAL_N_TILES,
      .zone = ZONE_BAG,
      .zones = TM_IN (ZONE_BAG) | TM_IN (ZONE_OUT) | TM_IN (ZONE_LAID) | TM_IN (ZONE_TAKEN),
      .faces = crystal_tile_words,
      .n_faces = CRYSTAL_N_TILE_FACES },
};

G_STATIC_ASSERT (G_N_ELEMENTS (pieces) == N_PIECES);

static const TmLayerSpec mine_layers[] = {
  [LAYER_TILE] = { "tile", N_ ("Tile"), LAID_NONE, LAID_MUSHROOM, LAID_NONE, FALSE },
  [LAYER_SIDES] = { "sides", N_ ("Open sides"), 0, 255, 0, FALSE },
  [LAYER_EVENT] = { "event", N_ ("Event"), 0, CRYSTAL_N_EVENTS - 1, EVENT_NONE, FALSE },
  [LAYER_BOOM] = { "boom", N_ ("Boom token"), 0, 1, 0, FALSE },
  [LAYER_RUBBLE] = { "rubble", N_ ("Rubble"), 0, 1, 0, FALSE },
  [LAYER_CRYSTAL] = { "crystal", N_ ("Crystals"), 0, 4, 0, FALSE },
  [LAYER_FRESH] = { "fresh", N_ ("Crystal not mined yet"), 0, 1, 0, FALSE },
  [LAYER_PASSAGE] = { "passage", N_ ("Passages"), 0, 63, 0, FALSE },
};

#define COPIES(layer_id, layer_name) \
  { (layer_id), (layer_name), CRYSTAL_UNTOLD, 85, CRYSTAL_UNTOLD, FALSE }

static const TmLayerSpec tile_layers[] = {
  [SHAPE_DEAD_END] = COPIES ("dead-end", N_ ("Dead ends")),
  [SHAPE_STRAIGHT] = COPIES ("straight", N_ ("Straight ones")),
  [SHAPE_BEND] = COPIES ("bend", N_ ("Bends")),
  [SHAPE_TEE] = COPIES ("tee", N_ ("Junctions")),
  [SHAPE_CROSS] = COPIES ("cross", N_ ("Crossings")),
  [LAYER_TILE_SUM] = COPIES ("sum", N_ ("Together")),
};

static const TmLayerSpec find_layers[] = {
  [LAYER_FIND_COPIES] = COPIES ("copies", N_ ("Copies")),
  [LAYER_FIND_VALUE] = COPIES ("value", N_ ("Number on the card")),
};

static const TmLayerSpec boom_layers[] = {
  [LAYER_BOOM_COPIES] = COPIES ("copies", N_ ("Copies")),
  [LAYER_BOOM_HEALTH] = COPIES ("health", N_ ("Health")),
  [LAYER_BOOM_FIND] = COPIES ("find", N_ ("Find cards for beating it")),
  [LAYER_BOOM_EXPLOSIVES] = COPIES ("explosives", N_ ("Explosives for beating it")),
  [LAYER_BOOM_PASSAGE] = COPIES ("passage", N_ ("Passages for beating it")),
};

#define BOX_GRID(grid_id, grid_name, n_columns, its_layers) \
  { .id = (grid_id),                                        \
    .name = (grid_name),                                    \
    .scope = TM_SHARED,                                     \
    .columns = (n_columns),                                 \
    .rows = 1,                                              \
    .layers = (its_layers),                                 \
    .n_layers = G_N_ELEMENTS (its_layers) }

static const TmGridSpec grids[] = {
  [GRID_MINE] = { .id = "mine",
                  .name = N_ ("Mine"),
                  .scope = TM_SHARED,
                  .columns = CRYSTAL_COLUMNS,
                  .rows = CRYSTAL_ROWS,
                  .layers = mine_layers,
                  .n_layers = G_N_ELEMENTS (mine_layers),
                  .is_lettered = TRUE,
                  .is_small = TRUE,
                  .first_row = 1 },
  [GRID_TILE_BOX] = BOX_GRID ("tile-box", N_ ("Tiles of the box"), CRYSTAL_N_EVENTS, tile_layers),
  [GRID_FIND_BOX]
  = BOX_GRID ("find-box", N_ ("Find cards of the box"), CRYSTAL_N_FINDS, find_layers),
  [GRID_BOOM_BOX]
  = BOX_GRID ("boom-box", N_ ("Boom cards of the box"), CRYSTAL_N_MONSTERS, boom_layers),
};

const TmWord crystal_phase_words[] = {
  [PHASE_DEAL] = { "deal", N_ ("Skills"), NULL },
  [PHASE_FIRST] = { "first", N_ ("First player"), NULL },
  [PHASE_DRAFT] = { "draft", N_ ("First cards"), NULL },
  [PHASE_UPKEEP] = { "upkeep", TM_WORD ("black crystal", "Between turns"), NULL },
  [PHASE_START] = { "start", TM_WORD ("black crystal", "Start of the turn"), NULL },
  [PHASE_ACT] = { "act", TM_WORD ("black crystal", "Dig or walk"), NULL },
  [PHASE_EVENT] = { "event", TM_WORD ("black crystal", "What happens"), NULL },
  [PHASE_END] = { "end", TM_WORD ("black crystal", "End of the turn"), NULL },
  [PHASE_OVER] = { "over", N_ ("Over"), NULL },
};

static const TmEventSpec events[] = {
  [PENDING_BOOM] = { "boom", TM_WORD ("black crystal", "Boom") },
  [PENDING_FIGHT] = { "fight", TM_WORD ("black crystal", "Fight") },
  [PENDING_DUEL] = { "duel", TM_WORD ("black crystal", "Duel") },
  [PENDING_FLEE] = { "flee", TM_WORD ("black crystal", "Flight") },
  [PENDING_PIT] = { "pit", TM_WORD ("black crystal", "Pit") },
  [PENDING_EVEN_ODD] = { "even-odd", TM_WORD ("black crystal", "Even-Odd") },
  [PENDING_FIND] = { "find", TM_WORD ("black crystal", "Find") },
  [PENDING_JUNK_FIND] = { "junk-find", TM_WORD ("black crystal", "Find by Junk-finders") },
  [PENDING_ARRIVAL] = { "arrival", TM_WORD ("black crystal", "Arrival") },
  [PENDING_LAY] = { "lay", TM_WORD ("black crystal", "Further tile") },
  [PENDING_FURTHER] = { "further", TM_WORD ("black crystal", "Further step") },
  [PENDING_DISCARD] = { "discard", TM_WORD ("black crystal", "Discard") },
  [PENDING_THROWN] = { "thrown", TM_WORD ("black crystal", "Moved by a card") },
  [PENDING_FIRST_ROLL] = { "first-roll", TM_WORD ("black crystal", "Roll") },
  [PENDING_TILE] = { "tile", TM_WORD ("black crystal", "Tile in hand") },
  [PENDING_KEEP] = { "keep", TM_WORD ("black crystal", "Dandelions to keep") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (events) == N_PENDINGS);

const TmKit black_crystal_kit = {
  .counters = counters,
  .n_counters = N_COUNTERS,
  .zones = zones,
  .n_zones = N_ZONES,
  .pieces = pieces,
  .n_pieces = N_PIECES,
  .grids = grids,
  .n_grids = G_N_ELEMENTS (grids),
  .phases = crystal_phase_words,
  .n_phases = N_PHASES,
  .events = events,
  .n_events = N_PENDINGS,
  .max_events = CRYSTAL_MAX_EVENTS,
};
