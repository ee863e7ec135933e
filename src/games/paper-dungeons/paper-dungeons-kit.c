/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies in the box, R «Состав игры»: cards and dice, and the players' sheets as counters and
 * grids. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-private.h"

#define SHARED(counter_id, counter_name, most, start) \
  { (counter_id), (counter_name), TM_SHARED, 0, (most), (start), NULL, TM_ROLE_NONE, FALSE, TRUE }
#define HIDDEN(counter_id, counter_name, least, most, start)     \
  { (counter_id), (counter_name), TM_EACH_SEAT, (least), (most), \
    (start),      NULL,           TM_ROLE_NONE, FALSE,   TRUE }
#define SHOWN(counter_id, counter_name, least, most, start, symbol, role, high_is_good) \
  { (counter_id), (counter_name), TM_EACH_SEAT, (least), (most),                        \
    (start),      (symbol),       (role),       TRUE,    (high_is_good) }
#define LEVEL(hero, counter_id, counter_name, symbol) \
  [COUNTER_LEVEL + (hero)]                            \
      = SHOWN (counter_id, counter_name, 1, PAPER_MAX_LEVEL, 1, symbol, TM_ROLE_NONE, TRUE)
#define ITEM(item, counter_id, counter_name, symbol) \
  [COUNTER_ITEM + (item)]                            \
      = SHOWN (counter_id, counter_name, 0, PAPER_ITEM_CELLS, 0, symbol, TM_ROLE_MAGIC, TRUE)
#define LETTER(letter, counter_id, counter_name, round_id, round_name)      \
  [COUNTER_LETTER + (letter)] = HIDDEN (counter_id, counter_name, 0, 2, 0), \
                    [COUNTER_LETTER_ROUND + (letter)]                       \
                    = HIDDEN (round_id, round_name, 0, PAPER_MAX_ROUND, 0)
#define USED(die, counter_id, counter_name) \
  [COUNTER_USED + (die)] = HIDDEN (counter_id, counter_name, 0, 1, 0)
#define ROW(row, counter_id, counter_name) \
  [COUNTER_ROW + (row)] = HIDDEN (counter_id, counter_name, -999, 999, 0)

static const TmCounterSpec counters[] = {
  [COUNTER_ROUND]
  = { "round", N_ ("Round"), TM_SHARED, 0, PAPER_MAX_ROUND, 0, NULL, TM_ROLE_STONE, FALSE, TRUE },
  [COUNTER_ROLLS] = SHARED ("rolls", N_ ("Rolls in this round"), 99, 0),
  [COUNTER_FOUGHT] = SHARED ("fought", N_ ("Fights recorded"), PAPER_N_STAGES, 0),
  [COUNTER_CAPACITY] = SHARED ("capacity", N_ ("Room for potions"), PAPER_MAX_POTIONS, 12),
  [COUNTER_MONSTERS_LAID] = SHARED ("monsters-laid", N_ ("Monsters laid"), PAPER_N_STAGES, 0),
  LEVEL (HERO_WARRIOR, "level.warrior", N_ ("Level of the warrior"), "fighter"),
  LEVEL (HERO_MAGE, "level.mage", N_ ("Level of the mage"), "mage"),
  LEVEL (HERO_PRIEST, "level.priest", N_ ("Level of the priest"), "cleric"),
  LEVEL (HERO_ROGUE, "level.rogue", N_ ("Level of the rogue"), "thief"),
  ITEM (ITEM_ARMOUR, "item.armour", N_ ("Heroes’ armour"), "shield"),
  ITEM (ITEM_CROWN, "item.crown", N_ ("Crown of the Just King"), "crown"),
  ITEM (ITEM_CAULDRON, "item.cauldron", N_ ("Alchemist’s cauldron"), "cauldron"),
  ITEM (ITEM_MEDALLION, "item.medallion", N_ ("Medallion of Har"), "medallion"),
  ITEM (ITEM_CLOAK, "item.cloak", N_ ("Intangible cloak"), "cloak"),
  ITEM (ITEM_SWORD, "item.sword", N_ ("Fire sword"), "sword"),
  ITEM (ITEM_SCEPTRE, "item.sceptre", N_ ("Sceptre of death"), "sceptre"),
  ITEM (ITEM_TOME, "item.tome", N_ ("Tome of wisdom"), "book"),
  [COUNTER_POTIONS]
  = SHOWN ("potions", N_ ("Potions"), 0, PAPER_MAX_POTIONS, 0, "potion", TM_ROLE_LIFE, TRUE),
  [COUNTER_HEALED] = SHOWN ("healed",
                            N_ ("Healed wounds"),
                            0,
                            PAPER_HEARTS *PAPER_MAX_POTIONS,
                            0,
                            "heart",
                            TM_ROLE_LIFE,
                            TRUE),
  [COUNTER_WOUNDS]
  = SHOWN ("wounds", N_ ("Wounds"), 0, PAPER_MAX_HEARTS, 0, "wound", TM_ROLE_WOUND, FALSE),
  [COUNTER_PENDING] = HIDDEN ("pending", N_ ("Wounds not assigned"), 0, 99, 0),
  [COUNTER_RESURRECTED]
  = SHOWN ("resurrected", N_ ("Resurrection"), 0, 1, 0, "skull", TM_ROLE_WOUND, FALSE),
  [COUNTER_GEMS] = SHOWN ("gems", N_ ("Gems"), 0, PAPER_MAX_GEMS, 0, "gem", TM_ROLE_TREASURE, TRUE),
  LETTER (0, "gem.a", N_ ("Gem A"), "gem.a.round", N_ ("Round in which gem A was stolen")),
  LETTER (1, "gem.b", N_ ("Gem B"), "gem.b.round", N_ ("Round in which gem B was stolen")),
  LETTER (2, "gem.c", N_ ("Gem C"), "gem.c.round", N_ ("Round in which gem C was stolen")),
  LETTER (3, "gem.d", N_ ("Gem D"), "gem.d.round", N_ ("Round in which gem D was stolen")),
  LETTER (4, "gem.e", N_ ("Gem E"), "gem.e.round", N_ ("Round in which gem E was stolen")),
  LETTER (5, "gem.f", N_ ("Gem F"), "gem.f.round", N_ ("Round in which gem F was stolen")),
  LETTER (6, "gem.g", N_ ("Gem G"), "gem.g.round", N_ ("Round in which gem G was stolen")),
  LETTER (7, "gem.h", N_ ("Gem H"), "gem.h.round", N_ ("Round in which gem H was stolen")),
  [COUNTER_OUTSIDE_ROGUE] = HIDDEN ("outside.rogue", N_ ("Gem of the rogue"), 0, 1, 0),
  [COUNTER_OUTSIDE_POTION] = HIDDEN ("outside.potion", N_ ("Gem of the twelfth potion"), 0, 1, 0),
  [COUNTER_MINIONS]
  = SHOWN ("minions", N_ ("Minions"), 0, PAPER_MAX_MINIONS, 0, "goblin", TM_ROLE_MONSTER, TRUE),
  [COUNTER_TRAPS] = HIDDEN ("traps", N_ ("Traps triggered"), 0, 999, 0),
  [COUNTER_WALLS] = HIDDEN ("walls", N_ ("Walls passed"), 0, 999, 0),
  [COUNTER_WATERS] = HIDDEN ("waters", N_ ("Water crossed"), 0, 999, 0),
  USED (0, "used.w1", N_ ("White die 1 used")),
  USED (1, "used.w2", N_ ("White die 2 used")),
  USED (2, "used.w3", N_ ("White die 3 used")),
  USED (3, "used.b1", N_ ("Black die 1 used")),
  USED (4, "used.b2", N_ ("Black die 2 used")),
  USED (5, "used.b3", N_ ("Black die 3 used")),
  [COUNTER_STEPS] = HIDDEN ("steps", N_ ("Steps left"), 0, 9, 0),
  [COUNTER_OWED_LEVEL] = HIDDEN ("owed.level", N_ ("Levels to choose"), 0, 9, 0),
  [COUNTER_OWED_ITEM] = HIDDEN ("owed.item", N_ ("Item cells to choose"), 0, 9, 0),
  [COUNTER_OWED_MINION] = HIDDEN ("owed.minion", N_ ("Minions to cross out"), 0, 9, 0),
  [COUNTER_OWED_GEM] = HIDDEN ("owed.gem", N_ ("Gems to choose"), 0, 9, 0),
  [COUNTER_PSIONIC] = HIDDEN ("psionic", N_ ("Psionic’s swap used"), 0, 1, 0),
  [COUNTER_FAME_MONSTER] = SHOWN ("fame.monster1",
                                  N_ ("Fame of the first monster"),
                                  -99,
                                  99,
                                  0,
                                  "star",
                                  TM_ROLE_TREASURE,
                                  TRUE),
  [COUNTER_FAME_MONSTER + 1] = SHOWN ("fame.monster2",
                                      N_ ("Fame of the second monster"),
                                      -99,
                                      99,
                                      0,
                                      "star",
                                      TM_ROLE_TREASURE,
                                      TRUE),
  [COUNTER_FAME_MONSTER + 2] = SHOWN ("fame.monster3",
                                      N_ ("Fame of the third monster"),
                                      -99,
                                      99,
                                      0,
                                      "star",
                                      TM_ROLE_TREASURE,
                                      TRUE),
  [COUNTER_FAME_MISSIONS]
  = SHOWN ("fame.missions", N_ ("Fame of missions"), -99, 99, 0, "star", TM_ROLE_TREASURE, TRUE),
  [COUNTER_REACHED] = HIDDEN ("reached.1", N_ ("First monster’s room entered"), 0, 1, 0),
  [COUNTER_REACHED + 1] = HIDDEN ("reached.2", N_ ("Second monster’s room entered"), 0, 1, 0),
  [COUNTER_REACHED + 2] = HIDDEN ("reached.3", N_ ("Third monster’s room entered"), 0, 1, 0),
  [COUNTER_COLOUR + HERO_WARRIOR] = HIDDEN ("colour.warrior", N_ ("Black warrior"), 0, 1, 0),
  [COUNTER_COLOUR + HERO_MAGE] = HIDDEN ("colour.mage", N_ ("Black mage"), 0, 1, 0),
  [COUNTER_COLOUR + HERO_PRIEST] = HIDDEN ("colour.priest", N_ ("Black priest"), 0, 1, 0),
  [COUNTER_COLOUR + HERO_ROGUE] = HIDDEN ("colour.rogue", N_ ("Black rogue"), 0, 1, 0),
  [COUNTER_AT] = HIDDEN ("at", N_ ("Where the team stands"), -1, PAPER_N_CELLS - 1, -1),
  [COUNTER_FULL] = HIDDEN ("full", N_ ("Kept as a full sheet"), 0, 1, 0),
  [COUNTER_ROOMS] = HIDDEN ("rooms", N_ ("Rooms explored"), 0, PAPER_N_ROOMS, 0),
  [COUNTER_GOAL_FAME]
  = HIDDEN ("goal-fame", N_ ("Fame of the goal"), 0, PAPER_GOAL_FAME (PAPER_GOAL_STEPS), 0),
  [COUNTER_SHEET] = HIDDEN ("sheet", N_ ("Final sheet told"), 0, SHEET_ROWS, 0),
  ROW (ROW_MONSTER1, "row.monster1", TM_WORD ("final sheet", "First monster")),
  ROW (ROW_MONSTER2, "row.monster2", TM_WORD ("final sheet", "Second monster")),
  ROW (ROW_MONSTER3, "row.monster3", TM_WORD ("final sheet", "Third monster")),
  ROW (ROW_LEVELS, "row.levels", TM_WORD ("final sheet", "Levels")),
  ROW (ROW_ITEMS, "row.items", TM_WORD ("final sheet", "Items")),
  ROW (ROW_GEMS, "row.gems", TM_WORD ("final sheet", "Gems")),
  ROW (ROW_MINIONS, "row.minions", TM_WORD ("final sheet", "Minions")),
  ROW (ROW_WOUNDS, "row.wounds", TM_WORD ("final sheet", "Wounds")),
  ROW (ROW_RESURRECTION, "row.resurrection", TM_WORD ("final sheet", "Resurrection")),
  ROW (ROW_GOAL_TALENT, "row.goal_talent", TM_WORD ("final sheet", "Goal and talent")),
  ROW (ROW_MISSIONS, "row.missions", TM_WORD ("final sheet", "Missions")),
  [COUNTER_ROWS_KNOWN]
  = HIDDEN ("rows-known", N_ ("Rows that are known"), 0, (1 << PAPER_N_ROWS) - 1, 0),
  [COUNTER_TOP_FIGHTS]
  = HIDDEN ("top-fights", N_ ("Fights in which the team was the strongest"), 0, PAPER_N_STAGES, 0),
};

G_STATIC_ASSERT (G_N_ELEMENTS (counters) == N_COUNTERS);

static const TmZoneSpec zones[] = {
  [ZONE_DUNGEON_BOX]
  = { "dungeon.box", TM_WORD ("paper dungeons", "Dungeon cards"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_DUNGEON_OPEN] = { "dungeon.open", N_ ("Dungeon"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_MONSTER_BOX] = { "monster.box", N_ ("Monster cards"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_MONSTER] = { "monster.1", N_ ("First monster"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_MONSTER + 1] = { "monster.2", N_ ("Second monster"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_MONSTER + 2] = { "monster.3", N_ ("Third monster"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_MISSION_BOX] = { "mission.box", N_ ("Mission cards"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_MISSION_ROW] = { "mission.row", N_ ("Missions"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_MISSION_DONE] = { "mission.done", N_ ("Missions done"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_TALENT_BOX] = { "talent.box", N_ ("Talent cards"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_GOAL_BOX] = { "goal.box", N_ ("Goal cards"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_DICE_POOL] = { "dice.pool", N_ ("Dice"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_DICE_OUT] = { "dice.out", N_ ("Skulls of the round"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_TALENT_DEALT] = { "talent.dealt", N_ ("Talents dealt"), TM_EACH_SEAT, TM_SIGHT_OWNER },
  [ZONE_TALENT_KEPT] = { "talent.kept", N_ ("Talent"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_GOAL_DEALT] = { "goal.dealt", N_ ("Goals dealt"), TM_EACH_SEAT, TM_SIGHT_OWNER },
  [ZONE_GOAL_KEPT] = { "goal.kept", N_ ("Goal"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_PARTY] = { "party", N_ ("Team"), TM_EACH_SEAT, TM_SIGHT_OPEN },
};

static const gint32 ascending[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };

static const TmWord party_faces[] = { { "party", N_ ("Team"), "pawn" } };

static const TmPieceSpec pieces[] = {
  [PIECE_DIE] = { .id = "die",
                  .name = N_ ("Die"),
                  .scope = TM_SHARED,
                  .count = PAPER_N_DICE,
                  .zone = ZONE_DICE_POOL,
                  .zones = TM_IN (ZONE_DICE_POOL) | TM_IN (ZONE_DICE_OUT),
                  .faces = paper_symbol_words,
                  .n_faces = PAPER_N_SYMBOLS,
                  .start_up = TRUE },
  [PIECE_DUNGEON] = { .id = "dungeon",
                      .name = N_ ("Dungeon card"),
                      .scope = TM_SHARED,
                      .count = PAPER_N_DUNGEONS,
                      .zone = ZONE_DUNGEON_BOX,
                      .zones = TM_IN (ZONE_DUNGEON_BOX) | TM_IN (ZONE_DUNGEON_OPEN),
                      .faces = paper_dungeon_words,
                      .n_faces = PAPER_N_DUNGEONS,
                      .start_faces = ascending,
                      .n_marks = 3 },
  [PIECE_MONSTER] = { .id = "monster",
                      .name = TM_WORD ("paper dungeons", "Monster card"),
                      .scope = TM_SHARED,
                      .count = PAPER_N_MONSTER_CARDS,
                      .zone = ZONE_MONSTER_BOX,
                      .zones = TM_IN (ZONE_MONSTER_BOX) | TM_IN (ZONE_MONSTER)
                               | TM_IN (ZONE_MONSTER + 1) | TM_IN (ZONE_MONSTER + 2),
                      .faces = paper_monster_words,
                      .n_faces = PAPER_N_NAMED_MONSTERS,
                      .has_own_faces = TRUE,
                      .start_up = TRUE },
  [PIECE_MISSION]
  = { .id = "mission",
      .name = N_ ("Mission card"),
      .scope = TM_SHARED,
      .count = PAPER_N_MISSIONS,
      .zone = ZONE_MISSION_BOX,
      .zones = TM_IN (ZONE_MISSION_BOX) | TM_IN (ZONE_MISSION_ROW) | TM_IN (ZONE_MISSION_DONE),
      .faces = paper_mission_words,
      .n_faces = PAPER_N_MISSIONS,
      .start_faces = ascending,
      .n_marks = 2 },
  [PIECE_TALENT]
  = { .id = "talent",
      .name = N_ ("Talent card"),
      .scope = TM_SHARED,
      .count = PAPER_N_TALENTS,
      .zone = ZONE_TALENT_BOX,
      .zones = TM_IN (ZONE_TALENT_BOX) | TM_IN (ZONE_TALENT_DEALT) | TM_IN (ZONE_TALENT_KEPT),
      .faces = paper_talent_words,
      .n_faces = PAPER_N_TALENTS,
      .start_faces = ascending },
  [PIECE_GOAL]
  = { .id = "goal",
      .name = N_ ("Goal card"),
      .scope = TM_SHARED,
      .count = PAPER_N_GOALS,
      .zone = ZONE_GOAL_BOX,
      .zones = TM_IN (ZONE_GOAL_BOX) | TM_IN (ZONE_GOAL_DEALT) | TM_IN (ZONE_GOAL_KEPT),
      .faces = paper_goal_words,
      .n_faces = PAPER_N_GOALS,
      .start_faces = ascending },
  [PIECE_PARTY] = { .id = "party",
                    .name = N_ ("Team"),
                    .scope = TM_EACH_SEAT,
                    .count = 1,
                    .zone = ZONE_PARTY,
                    .zones = TM_IN (ZONE_PARTY),
                    .faces = party_faces,
                    .n_faces = G_N_ELEMENTS (party_faces),
                    .start_faces = ascending,
                    .start_up = TRUE },
};

const TmWord paper_phase_words[] = {
  [PHASE_SETUP] = { "setup", N_ ("Set-up"), NULL },
  [PHASE_BEFORE] = { "before", N_ ("Before the first round"), NULL },
  [PHASE_ROLL] = { "roll", TM_WORD ("phase", "Roll"), NULL },
  [PHASE_ACT] = { "act", N_ ("Choose dice"), NULL },
  [PHASE_ROUND_END] = { "round_end", N_ ("End of the round"), NULL },
  [PHASE_FIGHT] = { "fight", TM_WORD ("phase", "Fight"), NULL },
  [PHASE_FINAL] = { "final", N_ ("Final sheet"), NULL },
  [PHASE_OVER] = { "over", N_ ("Over"), NULL },
};

const TmKit paper_dungeons_kit = {
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .pieces = pieces,
  .n_pieces = G_N_ELEMENTS (pieces),
  .grids = paper_grids,
  .n_grids = G_N_ELEMENTS (paper_grids),
  .phases = paper_phase_words,
  .n_phases = N_PHASES,
};
