/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variants, sources of chance, and one option for every point that the rulebook leaves open. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-private.h"

static const TmWord heroes[] = {
  [HEROES_RANDOM] = { "random", N_ ("by lot"), NULL },
  [HEROES_CHOSEN] = { "chosen", N_ ("by agreement"), NULL },
};

static const TmWord first[] = {
  [FIRST_TABLE] = { "table", N_ ("last underground"), NULL },
  [FIRST_LOT] = { "lot", N_ ("by lot"), NULL },
};

static const TmWord bait[] = {
  [BAIT_ALL] = { "all", N_ ("all dice on the level"), NULL },
  [BAIT_MONSTERS] = { "monsters", N_ ("monsters only"), NULL },
};

static const TmWord two_targets[] = {
  [TWO_TARGETS_UP_TO] = { "up-to", N_ ("one or two"), NULL },
  [TWO_TARGETS_EXACT] = { "exact", N_ ("exactly two"), NULL },
};

static const TmWord reroll_phase[] = {
  [REROLL_PHASE_MONSTERS] = { "monsters", N_ ("in the monster phase"), NULL },
  [REROLL_PHASE_ANY] = { "any", N_ ("in any of the three phases"), NULL },
};

static const TmWord one_shot_phase[] = {
  [ONE_SHOT_PHASE_ANY] = { "any", N_ ("in any of the three phases"), NULL },
  [ONE_SHOT_PHASE_MONSTERS] = { "monsters", N_ ("in the monster phase"), NULL },
};

static const TmWord ring_when[] = {
  [RING_WHEN_ANY] = { "any", N_ ("whenever a die lies there"), NULL },
  [RING_WHEN_AWAKE] = { "awake", N_ ("only with three dice or more"), NULL },
};

static const TmWord tokens_as_dice[] = {
  [TOKENS_AS_DICE_FULL] = { "full", N_ ("in everything"), NULL },
  [TOKENS_AS_DICE_FIGHT_ONLY] = { "fight-only", N_ ("without drinking and skills"), NULL },
};

static const TmWord spare_potions[] = {
  [SPARE_POTIONS_ALLOW] = { "allow", N_ ("may be drunk"), NULL },
  [SPARE_POTIONS_REFUSE] = { "refuse", N_ ("may not be drunk"), NULL },
};

static const TmWord flee_dragon[] = {
  [FLEE_DRAGON_KEEP] = { "keep", N_ ("are kept"), NULL },
  [FLEE_DRAGON_LOSE] = { "lose", N_ ("are taken back"), NULL },
};

static const TmWord token_return[] = {
  [TOKEN_RETURN_BEFORE] = { "before", N_ ("before the draw"), NULL },
  [TOKEN_RETURN_AFTER] = { "after", N_ ("after the draw"), NULL },
};

static const TmWord dragon_dry[] = {
  [DRAGON_DRY_XP] = { "xp", N_ ("one experience"), NULL },
  [DRAGON_DRY_NOTHING] = { "nothing", N_ ("nothing"), NULL },
};

static const TmWord hands[] = {
  [HANDS_OPEN] = { "open", TM_WORD ("tokens", "open"), NULL },
  [HANDS_SECRET] = { "secret", N_ ("secret"), NULL },
};

static const TmWord achievements[] = {
  [ACHIEVEMENTS_DETECT] = { "detect", N_ ("by themselves"), NULL },
  [ACHIEVEMENTS_ASK] = { "ask", N_ ("ask each time"), NULL },
  [ACHIEVEMENTS_OFF] = { "off", TM_WORD ("achievements", "none"), NULL },
};

/* What a house may play although it is against a rule, by the findings that then are silent. Not
 * among them is what has nothing to act on: a dragon asleep, a level below the last, a token or an
 * ability without a target; nor flight from what can be beaten, which has an option of its own. */
static const TmWord allowed[] = {
  { "turn-phase", N_ ("Acting in another phase"), NULL },
  { "party-mercenary", N_ ("Rolling the party again at will"), NULL },
  { "populate-first", N_ ("Several dice for the first level"), NULL },
  { "populate-count", N_ ("Another number of dungeon dice"), NULL },
  { "monsters-companions", N_ ("Beating more than a companion can"), NULL },
  { "monsters-all-or-flee", N_ ("Leaving monsters behind"), NULL },
  { "reroll-scope", N_ ("Rolling other dice again"), NULL },
  { "lair-locked", N_ ("Rolling dragons again"), NULL },
  { "loot-chests", N_ ("Opening more chests at once"), NULL },
  { "loot-potions", N_ ("Another number of dice for potions"), NULL },
  { "dragon-fight", N_ ("Other companions against the dragon"), NULL },
  { "hero-exhausted", N_ ("A second ability in one delve"), NULL },
};

#define SOURCE(source_id, source_name)                                        \
  { .param = TM_CHOICE_OR (source_id, source_name, tm_source_words, "table"), \
    .is_switchable = TRUE }
#define OPEN_POINT(option_id, option_name, words, usual)          \
  { .param = TM_CHOICE_OR (option_id, option_name, words, usual), \
    .article = "roll.open." option_id }

const TmOptionSpec dungeon_roll_options[N_OPTIONS] = {
  [OPTION_HEROES] = { .param = TM_CHOICE_OR ("heroes", N_ ("Heroes"), heroes, "random"),
                      .detail = N_ ("Experienced players may agree who plays whom") },
  [OPTION_FIRST]
  = { .param = TM_CHOICE_OR ("first", N_ ("First adventurer"), first, "table"), .min_seats = 2 },
  [OPTION_DELVES]
  = { .param = TM_NUMBER_OR ("delves", N_ ("Delves"), 1, 5, "3"),
      .detail = N_ ("The rules say three; ranks and achievements are meant for three") },
  [OPTION_SOURCE_PARTY] = SOURCE ("source-party", N_ ("Party dice")),
  [OPTION_SOURCE_DUNGEON] = SOURCE ("source-dungeon", N_ ("Dungeon dice")),
  [OPTION_SOURCE_TREASURE] = SOURCE ("source-treasure", N_ ("Treasure chest")),
  [OPTION_SOURCE_HEROES]
  = { .param = TM_CHOICE_OR ("source-heroes", N_ ("Dealing heroes"), tm_source_words, "table") },
  [OPTION_BAIT] = OPEN_POINT ("bait", N_ ("Dragon bait turns"), bait, "all"),
  [OPTION_TWO_TARGETS]
  = OPEN_POINT ("two-targets", N_ ("Abilities with two targets"), two_targets, "up-to"),
  [OPTION_REROLL_PHASE]
  = OPEN_POINT ("reroll-phase", N_ ("Scroll rerolls"), reroll_phase, "monsters"),
  [OPTION_ONE_SHOT_PHASE]
  = OPEN_POINT ("one-shot-phase", N_ ("One-shot abilities"), one_shot_phase, "any"),
  [OPTION_RING_WHEN] = OPEN_POINT ("ring-when", N_ ("Ring of invisibility"), ring_when, "any"),
  [OPTION_TOKENS_AS_DICE]
  = OPEN_POINT ("tokens-as-dice", N_ ("Tokens in place of dice"), tokens_as_dice, "full"),
  [OPTION_SPARE_POTIONS]
  = OPEN_POINT ("spare-potions", N_ ("Potions beyond the graveyard"), spare_potions, "allow"),
  [OPTION_TEMP_REROLL]
  = { .param = TM_FLAG_OR ("temp-reroll", N_ ("Rerolling temporary companions"), "no"),
      .article = "roll.open.temp-reroll" },
  [OPTION_FREE_FLEE] = { .param = TM_FLAG_OR ("free-flee", N_ ("Fleeing at will"), "yes"),
                         .article = "roll.open.free-flee" },
  [OPTION_FLEE_DRAGON]
  = OPEN_POINT ("flee-dragon", N_ ("Points before a flight"), flee_dragon, "keep"),
  [OPTION_TOKEN_RETURN]
  = OPEN_POINT ("token-return", N_ ("A token that opens chests returns"), token_return, "before"),
  [OPTION_DRAGON_DRY]
  = OPEN_POINT ("dragon-dry", N_ ("Dragon slain, no token left"), dragon_dry, "xp"),
  [OPTION_HANDS] = { .param = TM_CHOICE_OR ("hands", N_ ("Treasure tokens"), hands, "open"),
                     .article = "roll.open.hands",
                     .min_seats = 2,
                     .is_display = TRUE },
  [OPTION_ACHIEVEMENTS] = OPEN_POINT ("achievements", N_ ("Achievements"), achievements, "detect"),
  [OPTION_ALLOW] = { .param = TM_ALLOW (allowed) },
};
