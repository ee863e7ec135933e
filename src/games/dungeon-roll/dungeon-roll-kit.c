/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies in the box: «Состав игры», «Сокровища» and the hero cards. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-names.h"
#include "dungeon-roll-private.h"

#define SHARED(counter_id, counter_name, most) \
  { (counter_id), (counter_name), TM_SHARED, 0, (most), 0, NULL, TM_ROLE_NONE, FALSE, TRUE }
#define EACH(counter_id, counter_name, most) \
  { (counter_id), (counter_name), TM_EACH_SEAT, 0, (most), 0, NULL, TM_ROLE_NONE, FALSE, TRUE }

static const TmCounterSpec counters[] = {
  [COUNTER_LEVEL]
  = { "level", N_ ("Level"), TM_SHARED, 0, ROLL_MAX_LEVEL, 0, "d10", TM_ROLE_STONE, FALSE, TRUE },
  [COUNTER_DELVE_XP] = SHARED ("delve-xp", N_ ("Experience of this delve"), 199),
  [COUNTER_DELVE_DRAGONS] = SHARED ("delve-dragons", N_ ("Dragons slain in this delve"), 10),
  [COUNTER_MUSTER] = SHARED ("muster", N_ ("Reroll of the party still open"), 1),
  [COUNTER_ROLLED] = SHARED ("rolled", N_ ("Dungeon dice rolled for this level"), ROLL_N_DICE),
  [COUNTER_LEVEL_DICE] = SHARED ("level-dice", N_ ("Party dice on entering"), ROLL_N_DICE),
  [COUNTER_LEVEL_UNITS] = SHARED ("level-units", N_ ("Companions used on this level"), 99),
  [COUNTER_LEVEL_MONSTERS] = SHARED ("level-monsters", N_ ("Monsters on this level"), 1),
  [COUNTER_LEVEL_DRAGON] = SHARED ("level-dragon", N_ ("Dragon slain on this level"), 1),
  [COUNTER_LEVEL_BURST] = SHARED ("level-burst", N_ ("Fury or intervention used on this level"), 1),
  [COUNTER_SEVEN] = SHARED ("seven", N_ ("Seven dungeon dice rolled at once"), 1),
  [COUNTER_BY_HAND] = SHARED ("by-hand", N_ ("Something was set by hand in this delve"), 1),
  [COUNTER_MATCH_BY_HAND]
  = SHARED ("match-by-hand", N_ ("Something was set by hand in a delve of this match"), 1),
  [COUNTER_XP]
  = { "xp", N_ ("Experience"), TM_EACH_SEAT, 0, 199, 0, "star", TM_ROLE_TREASURE, TRUE, TRUE },
  [COUNTER_DELVES] = EACH ("delves", N_ ("Delves done"), 5),
  [COUNTER_UNKNOWN] = EACH ("unknown", N_ ("Tokens not yet named"), ROLL_N_TOKEN_PIECES),
  [COUNTER_HERO_USES] = EACH ("hero-uses", N_ ("Uses of the hero card"), 999),
  [COUNTER_TOKENS_USED] = EACH ("tokens-used", N_ ("Treasure tokens used"), 99),
#define ACHIEVED(index, achievement_id, achievement_name, symbol, is_collected) \
  [COUNTER_ACHIEVEMENT + (index)] = EACH (achievement_id, achievement_name, 1)
  ROLL_ACHIEVEMENTS (ACHIEVED),
};

G_STATIC_ASSERT (G_N_ELEMENTS (counters) == N_COUNTERS);

static const TmZoneSpec zones[] = {
  [ZONE_CUP] = { "cup", N_ ("Cup"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_PARTY] = { "party", N_ ("Party"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_GRAVEYARD] = { "graveyard", N_ ("Graveyard"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_RESERVE] = { "reserve", N_ ("Reserve"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_LEVEL] = { "level", N_ ("Dungeon"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_LAIR] = { "lair", N_ ("Dragon’s lair"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_TEMPORARY] = { "temporary", N_ ("Temporary companions"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_CHEST] = { "chest", N_ ("Treasure chest"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_HEROES] = { "heroes", N_ ("Heroes not in play"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_TOKENS] = { "tokens", N_ ("Treasure tokens"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_HERO] = { "hero", N_ ("Hero"), TM_EACH_SEAT, TM_SIGHT_OPEN },
};

const TmWord roll_party_words[] = { ROLL_PARTY_NAMES (0) };

const TmWord roll_dungeon_words[] = { ROLL_DUNGEON_NAMES (0) };

const TmWord roll_token_words[] = {
  ROLL_TOKEN_UNIT_NAMES (0),
  [TOKEN_RING] = { "ring", N_ ("Ring of invisibility"), "ring" },
  [TOKEN_SCALES] = { "scales", N_ ("Dragon scales"), "scale" },
  [TOKEN_ELIXIR] = { "elixir", N_ ("Elixir"), "potion" },
  [TOKEN_BAIT] = { "bait", N_ ("Dragon bait"), "bait" },
  [TOKEN_PORTAL] = { "portal", N_ ("Town portal"), "portal" },
};

const TmWord roll_hero_words[] = { ROLL_HERO_NAMES (0) };

const TmWord roll_unit_words[] = {
  ROLL_PARTY_NAMES (UNIT_DIE),
  ROLL_TOKEN_UNIT_NAMES (UNIT_TOKEN),
  [UNIT_TEMP_FIGHTER] = { "temp-fighter", N_ ("Temporary fighter"), "fighter" },
  [UNIT_TEMP_THIEF] = { "temp-thief", N_ ("Temporary thief"), "thief" },
  [UNIT_HERO] = { "hero", N_ ("Hero"), "pawn" },
};

static const gint32 token_faces[ROLL_N_TOKEN_PIECES] = {
  TOKEN_SWORD,   TOKEN_SWORD,   TOKEN_SWORD,   TOKEN_TALISMAN, TOKEN_TALISMAN, TOKEN_TALISMAN,
  TOKEN_SCEPTRE, TOKEN_SCEPTRE, TOKEN_SCEPTRE, TOKEN_TOOLS,    TOKEN_TOOLS,    TOKEN_TOOLS,
  TOKEN_SCROLL,  TOKEN_SCROLL,  TOKEN_SCROLL,  TOKEN_RING,     TOKEN_RING,     TOKEN_RING,
  TOKEN_RING,    TOKEN_SCALES,  TOKEN_SCALES,  TOKEN_SCALES,   TOKEN_SCALES,   TOKEN_SCALES,
  TOKEN_SCALES,  TOKEN_ELIXIR,  TOKEN_ELIXIR,  TOKEN_ELIXIR,   TOKEN_BAIT,     TOKEN_BAIT,
  TOKEN_BAIT,    TOKEN_BAIT,    TOKEN_PORTAL,  TOKEN_PORTAL,   TOKEN_PORTAL,   TOKEN_PORTAL,
};

static const gint32 hero_faces[ROLL_N_NOVICES] = { 0, 1, 2, 3, 4, 5, 6, 7 };

static const TmPieceSpec pieces[] = {
  [PIECE_PARTY_DIE] = { .id = "party-die",
                        .name = N_ ("Party die"),
                        .scope = TM_SHARED,
                        .count = ROLL_N_DICE,
                        .zone = ZONE_CUP,
                        .zones = TM_IN (ZONE_CUP) | TM_IN (ZONE_PARTY) | TM_IN (ZONE_GRAVEYARD),
                        .faces = roll_party_words,
                        .n_faces = ROLL_N_PARTY_FACES,
                        .start_up = TRUE },
  [PIECE_DUNGEON_DIE] = { .id = "dungeon-die",
                          .name = N_ ("Dungeon die"),
                          .scope = TM_SHARED,
                          .count = ROLL_N_DICE,
                          .zone = ZONE_RESERVE,
                          .zones = TM_IN (ZONE_RESERVE) | TM_IN (ZONE_LEVEL) | TM_IN (ZONE_LAIR)
                                   | TM_IN (ZONE_TEMPORARY),
                          .faces = roll_dungeon_words,
                          .n_faces = ROLL_N_DUNGEON_FACES,
                          .start_up = TRUE },
  [PIECE_TOKEN] = { .id = "token",
                    .name = N_ ("Treasure token"),
                    .scope = TM_SHARED,
                    .count = ROLL_N_TOKEN_PIECES,
                    .zone = ZONE_CHEST,
                    .zones = TM_IN (ZONE_CHEST) | TM_IN (ZONE_TOKENS),
                    .faces = roll_token_words,
                    .n_faces = ROLL_N_TOKENS,
                    .start_faces = token_faces },
  [PIECE_HERO] = { .id = "hero",
                   .name = N_ ("Hero"),
                   .scope = TM_SHARED,
                   .count = ROLL_N_NOVICES,
                   .zone = ZONE_HEROES,
                   .zones = TM_IN (ZONE_HEROES) | TM_IN (ZONE_HERO),
                   .faces = roll_hero_words,
                   .n_faces = ROLL_N_HEROES,
                   .start_faces = hero_faces,
                   .start_up = TRUE,
                   .n_marks = 1 },
};

const TmWord roll_phase_words[] = {
  [PHASE_SETUP] = { "setup", N_ ("Set-up"), NULL },
  [PHASE_FORM] = { "form", N_ ("Form the party"), NULL },
  [PHASE_POPULATE] = { "populate", N_ ("Populate the dungeon"), NULL },
  [PHASE_MONSTERS] = { "monsters", N_ ("Monsters"), NULL },
  [PHASE_LOOT] = { "loot", N_ ("Loot"), NULL },
  [PHASE_DRAGON] = { "dragon", N_ ("Dragon"), NULL },
  [PHASE_REGROUP] = { "regroup", N_ ("Regroup"), NULL },
  [PHASE_END] = { "end", N_ ("End"), NULL },
};

const TmKit dungeon_roll_kit = {
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .pieces = pieces,
  .n_pieces = G_N_ELEMENTS (pieces),
  .phases = roll_phase_words,
  .n_phases = N_PHASES,
};

/* Each is kept by the counter of its name. */
#define ACHIEVEMENT(index, achievement_id, achievement_name, achievement_symbol, collected) \
  [index] = { .id = (achievement_id),                                                       \
              .name = (achievement_name),                                                   \
              .article = "roll.achievement." achievement_id,                                \
              .symbol = (achievement_symbol),                                               \
              .is_collected = (collected) }
const TmAchievement dungeon_roll_achievements[] = { ROLL_ACHIEVEMENTS (ACHIEVEMENT) };

#define ACHIEVEMENT_WORD(index, id, name, symbol, is_collected) ROLL_WORD (index, id, name, symbol)
const TmWord roll_achievement_words[] = { ROLL_ACHIEVEMENTS (ACHIEVEMENT_WORD) };
