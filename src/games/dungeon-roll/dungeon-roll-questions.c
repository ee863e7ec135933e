/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge answers: the questions and their parameters. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-names.h"
#include "dungeon-roll-questions.h"

/* Words of parameters */

static const TmWord hero_choices[1 + ROLL_N_HEROES] = {
  { "none", TM_WORD ("hero", "none"), NULL },
  ROLL_HERO_NAMES (1),
};

static const TmWord plan_powers[] = {
  [PLAN_POWER_NO] = { "no", N_ ("never"), NULL },
  [PLAN_POWER_SPARE] = { "spare", N_ ("only if needed"), NULL },
  [PLAN_POWER_SPEND] = { "spend", N_ ("rather than dice"), NULL },
};

static const TmWord reroll_means[] = {
  [WITH_SCROLL] = { "scroll", N_ ("Scroll"), "scroll" },
  [WITH_SCROLL_TOKEN] = { "scroll-token", TM_WORD ("treasure", "Scroll"), "scroll" },
  [WITH_MERCENARY] = { "mercenary", N_ ("Mercenary"), "shield" },
  [WITH_COMMANDER] = { "commander", N_ ("Commander"), "shield" },
};

const TmWord roll_rerolled_words[N_REROLLED] = {
  [REROLLED_PARTY] = { "party", N_ ("Available white die"), "pawn" },
  [REROLLED_GRAVEYARD] = { "graveyard", N_ ("White die in the graveyard"), "skeleton" },
  [REROLLED_TEMPORARY] = { "temporary", N_ ("Temporary companion"), "hourglass" },
  [REROLLED_TOKEN] = { "token", N_ ("Treasure token"), "gem" },
  ROLL_DUNGEON_NAMES (REROLLED_GOBLIN),
};

static const TmWord delve_ends[] = {
  [HOW_REST] = { "rest", N_ ("Rest"), "star" },
  [HOW_PORTAL] = { "portal", N_ ("Town portal"), "portal" },
  [HOW_FLEE] = { "flee", N_ ("Flight"), "exit" },
};

static const TmWord die_kinds[] = {
  [DIE_PARTY] = { "party", N_ ("Party die"), "pawn" },
  [DIE_DUNGEON] = { "dungeon", N_ ("Dungeon die"), "dragon" },
};

const TmWord roll_die_face_words[ROLL_N_DIE_FACES] = {
  ROLL_PARTY_NAMES (0),
  ROLL_DUNGEON_NAMES (ROLL_N_PARTY_FACES),
};

static const TmWord details[] = {
  [DETAIL_COUNT] = { "count", N_ ("how many show them"), NULL },
  [DETAIL_FULL] = { "full", N_ ("every roll"), NULL },
};

/* Parameters */

/* A list of the first or last words of a table that has more of them. */
#define SOME_OF(param_id, param_name, first_word, words_used, longest) \
  { .id = (param_id),                                                  \
    .name = (param_name),                                              \
    .kind = TM_PARAM_CHOICE,                                           \
    .is_list = TRUE,                                                   \
    .is_unordered = TRUE,                                              \
    .words = (first_word),                                             \
    .n_words = (words_used),                                           \
    .max_items = (longest),                                            \
    .is_optional = TRUE }

#define HERO TM_CHOICE_OR ("hero", N_ ("Hero"), hero_choices, "none")
#define READY TM_FLAG_OR ("ready", N_ ("Hero ready"), "yes")
#define BY TM_CHOICE ("by", N_ ("What is used"), roll_unit_words)
#define PARTY TM_FACES_OR ("party", N_ ("White dice available"), "party-die", 0, ROLL_N_DICE, NULL)
#define TEMP \
  SOME_OF ("temp", N_ ("Temporary companions"), roll_unit_words + UNIT_TEMP_FIGHTER, 2, 2)
#define TOKENS_OF(param_id, param_name) \
  TM_FACES_OR (param_id, param_name, "token", 0, ROLL_N_TOKEN_PIECES, NULL)
#define TOKENS TOKENS_OF ("tokens", N_ ("Treasure tokens held"))
#define MONSTERS \
  SOME_OF ("monsters", N_ ("Monsters"), roll_dungeon_words, ROLL_N_MONSTERS, ROLL_N_DICE)
#define DUNGEON                                                                               \
  SOME_OF ("dungeon", N_ ("Black dice on the level"), roll_dungeon_words, ROLL_N_LEVEL_FACES, \
           ROLL_N_DICE)
#define LAIR(most, usual) TM_NUMBER_OR ("lair", N_ ("Dice in the lair"), 0, most, usual)
#define GRAVEYARD TM_NUMBER_OR ("graveyard", N_ ("Dice in the graveyard"), 0, ROLL_N_DICE, "0")
#define LEVEL(least, most) TM_NUMBER ("level", N_ ("Level"), least, most)
#define PHASE_OR(usual)                     \
  { .id = "phase",                          \
    .name = N_ ("Phase"),                   \
    .kind = TM_PARAM_CHOICE,                \
    .words = roll_phase_words + PHASE_FORM, \
    .n_words = ROLL_N_DELVE_PHASES,         \
    .is_optional = TRUE,                    \
    .standard = (usual) }
#define XP(param_id, param_name) TM_NUMBER (param_id, param_name, 0, 199)

static const TmParam can_defeat_params[] = {
  [CAN_DEFEAT_HERO] = HERO,
  [CAN_DEFEAT_READY] = READY,
  [CAN_DEFEAT_BY] = BY,
  [CAN_DEFEAT_MONSTERS] = MONSTERS,
};

static const TmParam plan_params[] = {
  [PLAN_HERO] = HERO,
  [PLAN_READY] = READY,
  [PLAN_PARTY] = PARTY,
  [PLAN_TEMP] = TEMP,
  [PLAN_TOKENS] = TOKENS,
  [PLAN_MONSTERS] = MONSTERS,
  [PLAN_LAIR] = LAIR (ROLL_N_DICE, "0"),
  [PLAN_POWER] = TM_CHOICE_OR ("power", N_ ("One-shot ability"), plan_powers, "no"),
};

static const TmParam dragon_params[] = {
  [DRAGON_HERO] = HERO, [DRAGON_READY] = READY,   [DRAGON_PARTY] = PARTY,
  [DRAGON_TEMP] = TEMP, [DRAGON_TOKENS] = TOKENS, [DRAGON_LAIR] = LAIR (ROLL_N_DICE, "3"),
};

static const TmParam chests_params[] = {
  [CHESTS_HERO] = HERO,
  [CHESTS_READY] = READY,
  [CHESTS_BY] = BY,
  [CHESTS_COUNT] = TM_NUMBER ("count", N_ ("Chests to open"), 1, ROLL_N_DICE),
  [CHESTS_CHEST]
  = TM_NUMBER_OR ("chest", N_ ("Tokens left in the box"), 0, ROLL_N_TOKEN_PIECES, "36"),
  [CHESTS_PHASE] = PHASE_OR ("loot"),
};

static const TmParam potions_params[] = {
  [POTIONS_HERO] = HERO,
  [POTIONS_READY] = READY,
  [POTIONS_BY] = BY,
  [POTIONS_COUNT] = TM_NUMBER ("count", N_ ("Potions to drink"), 1, ROLL_N_DICE),
  [POTIONS_GRAVEYARD] = GRAVEYARD,
  [POTIONS_PHASE] = PHASE_OR ("loot"),
};

static const TmParam may_reroll_params[] = {
  [MAY_REROLL_HERO] = HERO,
  [MAY_REROLL_WITH] = TM_CHOICE ("with", N_ ("Rolled again by"), reroll_means),
  [MAY_REROLL_DICE]
  = TM_CHOICES ("dice", N_ ("Dice to roll again"), roll_rerolled_words, 1, 2 * ROLL_N_DICE),
  [MAY_REROLL_PHASE] = PHASE_OR ("monsters"),
};

static const TmParam roll_count_params[] = {
  [ROLL_COUNT_LEVEL] = LEVEL (1, ROLL_MAX_LEVEL),
  [ROLL_COUNT_LAIR] = LAIR (ROLL_N_DICE, "0"),
};

static const TmParam formed_params[] = {
  [FORMED_HERO] = HERO,
  [FORMED_FACES]
  = TM_FACES ("faces", N_ ("The seven white dice"), "party-die", ROLL_N_DICE, ROLL_N_DICE),
};

static const TmParam leave_params[] = {
  [LEAVE_LEVEL] = LEVEL (1, ROLL_MAX_LEVEL),
  [LEAVE_PHASE] = { .id = "phase",
                    .name = N_ ("Phase"),
                    .kind = TM_PARAM_CHOICE,
                    .words = roll_phase_words + PHASE_FORM,
                    .n_words = ROLL_N_DELVE_PHASES },
  [LEAVE_MONSTERS] = MONSTERS,
  [LEAVE_LAIR] = LAIR (ROLL_N_DICE, "0"),
  [LEAVE_TOKENS] = TOKENS,
  [LEAVE_TEMP] = TEMP,
};

static const TmParam delve_params[] = {
  [DELVE_LEVEL] = LEVEL (0, ROLL_MAX_LEVEL),
  [DELVE_HOW] = TM_CHOICE ("how", N_ ("How the delve ended"), delve_ends),
  [DELVE_DRAGONS] = TM_NUMBER_OR ("dragons", N_ ("Dragons defeated"), 0, 10, "0"),
  [DELVE_DRY] = TM_NUMBER_OR ("dry", N_ ("Chests without a token"), 0, ROLL_N_TOKEN_PIECES, "0"),
  [DELVE_XP_BEFORE] = TM_NUMBER_OR ("xp-before", N_ ("Experience before"), 0, 199, "0"),
};

static const TmParam level_up_params[] = {
  [LEVEL_UP_HERO] = HERO,
  [LEVEL_UP_XP] = XP ("xp", N_ ("Experience")),
  [LEVEL_UP_READY] = READY,
};

static const TmParam ability_params[] = {
  [ABILITY_HERO] = HERO,
  [ABILITY_READY] = READY,
  [ABILITY_PHASE] = PHASE_OR ("monsters"),
  [ABILITY_DUNGEON] = DUNGEON,
  [ABILITY_LAIR] = LAIR (ROLL_N_DICE, "0"),
  [ABILITY_TEMP] = TEMP,
  [ABILITY_TARGETS]
  = SOME_OF ("targets", N_ ("Monsters chosen"), roll_dungeon_words, ROLL_N_MONSTERS, ROLL_N_DICE),
  [ABILITY_TOKENS] = TOKENS,
  [ABILITY_GRAVEYARD] = GRAVEYARD,
};

static const TmParam treasure_params[] = {
  [TREASURE_TOKEN] = TM_FACE ("token", N_ ("Treasure token"), "token"),
  [TREASURE_PHASE] = PHASE_OR ("monsters"),
  [TREASURE_DUNGEON] = DUNGEON,
  [TREASURE_LAIR] = LAIR (ROLL_N_DICE, "0"),
  [TREASURE_GRAVEYARD] = GRAVEYARD,
  [TREASURE_LEVEL] = TM_NUMBER_OR ("level", N_ ("Level"), 1, ROLL_MAX_LEVEL, "1"),
};

static const TmParam score_params[] = {
  [SCORE_XP] = XP ("xp", N_ ("Experience")),
  [SCORE_TOKENS] = TOKENS,
};

static const TmParam winner_params[] = {
  [WINNER_POINTS]
  = TM_NUMBERS ("points", N_ ("Points"), 0, 999, 1, ROLL_MAX_SEATS, .is_by_seat = TRUE),
  [WINNER_TOKENS] = TM_NUMBERS ("tokens",
                                N_ ("Unused tokens"),
                                0,
                                ROLL_N_TOKEN_PIECES,
                                1,
                                ROLL_MAX_SEATS,
                                .is_by_seat = TRUE),
};

static const TmParam rank_params[] = {
  [RANK_POINTS] = TM_NUMBER ("points", N_ ("Points"), 0, 999),
};

#define COUNT_OR_0(param_id, param_name, most) TM_NUMBER_OR (param_id, param_name, 0, most, "0")

static const TmParam earned_params[] = {
  [EARNED_ACHIEVEMENT] = TM_CHOICE ("achievement", N_ ("Achievement"), roll_achievement_words),
  [EARNED_DRAGONS] = COUNT_OR_0 ("dragons", N_ ("Dragons defeated"), 10),
  [EARNED_DICE] = COUNT_OR_0 ("dice", N_ ("Black dice rolled at once"), ROLL_N_DICE),
  [EARNED_SURVIVED] = TM_FLAG_OR ("survived", N_ ("The level was survived"), "no"),
  [EARNED_AVAILABLE]
  = COUNT_OR_0 ("available", N_ ("White dice when the level was entered"), ROLL_N_DICE),
  [EARNED_CHAMPIONS] = COUNT_OR_0 ("champions", N_ ("Champions in the party"), ROLL_N_DICE),
  [EARNED_TOKEN_POINTS] = COUNT_OR_0 ("token-points", N_ ("Points for tokens"), 99),
  [EARNED_LEVEL] = COUNT_OR_0 ("level", N_ ("Level"), ROLL_MAX_LEVEL),
  [EARNED_HOW] = TM_CHOICE_OR ("how", N_ ("How the delve ended"), delve_ends, "rest"),
  [EARNED_POINTS] = COUNT_OR_0 ("points", N_ ("Points in all"), 999),
  [EARNED_HERO_USES] = COUNT_OR_0 ("hero-uses", N_ ("Uses of the hero card"), 999),
  [EARNED_TOKENS_USED] = COUNT_OR_0 ("tokens-used", N_ ("Tokens used"), 99),
  [EARNED_UNITS] = COUNT_OR_0 ("units", N_ ("Companions used on the level"), 99),
  [EARNED_BURST]
  = TM_FLAG_OR ("burst", N_ ("Arcane Fury or Divine Intervention was used there"), "no"),
  [EARNED_MONSTERS] = COUNT_OR_0 ("monsters", N_ ("Monsters on the level"), ROLL_N_DICE),
  [EARNED_HEROES] = COUNT_OR_0 ("heroes", N_ ("Different heroes played"), ROLL_N_NOVICES),
  [EARNED_ROLLED] = COUNT_OR_0 ("rolled", N_ ("Dragons in one roll"), ROLL_N_DICE),
};

static const TmParam hand_over_params[] = {
  [HAND_OVER_PLAYERS]
  = TM_NUMBER ("players", N_ ("Players"), 1, ROLL_MAX_SEATS, .is_seat_count = TRUE),
  [HAND_OVER_SEAT] = TM_SEAT ("seat", N_ ("Who comes up")),
  [HAND_OVER_DELVES] = TM_NUMBERS ("delves",
                                   N_ ("Delves, this one included"),
                                   0,
                                   ROLL_DELVES,
                                   1,
                                   ROLL_MAX_SEATS,
                                   .is_by_seat = TRUE),
};

static const TmParam odds_roll_params[] = {
  [ODDS_ROLL_DIE] = TM_CHOICE ("die", N_ ("Dice"), die_kinds),
  [ODDS_ROLL_DICE] = TM_NUMBER ("dice", N_ ("How many"), 1, ROLL_N_DICE),
  [ODDS_ROLL_FACES] = TM_CHOICES (
      "faces", N_ ("Faces, counted together"), roll_die_face_words, 1, ROLL_N_PARTY_FACES),
  [ODDS_ROLL_AT_LEAST] = TM_NUMBER_OR ("at-least", N_ ("At least"), 0, ROLL_N_DICE, "1"),
  [ODDS_ROLL_DETAIL] = TM_CHOICE_OR ("detail", N_ ("What is listed"), details, "count"),
};

static const TmParam odds_draw_params[] = {
  [ODDS_DRAW_OUT] = TOKENS_OF ("out", N_ ("Tokens not in the box")),
  [ODDS_DRAW_WANT] = TM_FACES ("want", N_ ("Tokens wanted"), "token", 1, ROLL_N_TOKENS),
  [ODDS_DRAW_DRAWS] = TM_NUMBER ("draws", N_ ("Tokens to draw"), 1, ROLL_N_DICE),
};

static const TmParam odds_clear_params[] = {
  [ODDS_CLEAR_HERO] = HERO,
  [ODDS_CLEAR_READY] = READY,
  [ODDS_CLEAR_PARTY] = PARTY,
  [ODDS_CLEAR_TEMP] = TEMP,
  [ODDS_CLEAR_TOKENS] = TOKENS,
  [ODDS_CLEAR_OUT] = TOKENS_OF ("out", N_ ("Tokens before others")),
  [ODDS_CLEAR_LEVEL] = LEVEL (1, ROLL_MAX_LEVEL),
  [ODDS_CLEAR_LAIR] = LAIR (ROLL_N_DICE, "0"),
  [ODDS_CLEAR_DUNGEON] = DUNGEON,
  [ODDS_CLEAR_PHASE] = PHASE_OR ("monsters"),
};

static const TmParam advice_params[] = {
  [ADVICE_HERO] = HERO,
  [ADVICE_READY] = READY,
  [ADVICE_XP] = TM_NUMBER_OR ("xp", N_ ("Experience"), 0, 199, "0"),
  [ADVICE_PARTY] = PARTY,
  [ADVICE_TOKENS] = TOKENS,
  [ADVICE_LEVEL] = TM_NUMBER ("level", N_ ("Level just beaten"), 1, ROLL_MAX_LEVEL - 1),
  [ADVICE_LAIR] = LAIR (ROLL_AWAKE - 1, "0"),
  [ADVICE_HORIZON]
  = TM_NUMBER_OR ("horizon", N_ ("Levels looked ahead"), 0, 9, "1", .zero = N_ ("all")),
};

/* The rule options that every question takes, and those of achievements, which may be asked for. */
#define RULES                                                                             \
  "bait", "two-targets", "reroll-phase", "one-shot-phase", "ring-when", "tokens-as-dice", \
      "spare-potions", "temp-reroll", "free-flee", "flee-dragon", "token-return", "dragon-dry"

static const char *const rule_options[] = { RULES, NULL };
static const char *const achievement_options[] = { RULES, "achievements", NULL };

/* Every question can be asked by other readings than those in force. */
#define QUESTION(Id, Title, Prompt, Symbol, Params, Answer, Fill, ...) \
  TM_QUESTION (Id, Title, Prompt, Symbol, Params, rule_options, Answer, Fill, __VA_ARGS__)
#define LIVE_QUESTION(Id, Title, Prompt, Symbol, Params, Answer, Fill, ...) \
  TM_LIVE_QUESTION (Id, Title, Prompt, Symbol, Params, rule_options, Answer, Fill, __VA_ARGS__)

G_STATIC_ASSERT (N_QUESTIONS == ROLL_N_QUESTIONS);
G_STATIC_ASSERT (PHASE_REGROUP - PHASE_FORM + 1 == ROLL_N_DELVE_PHASES);

const TmQuestion dungeon_roll_questions[N_QUESTIONS] = {
  [QUESTION_CAN_DEFEAT] = QUESTION ("can-defeat",
                                    N_ ("Who beats what?"),
                                    N_ ("Does this beat these monsters at one go?"),
                                    "fighter",
                                    can_defeat_params,
                                    roll_answer_can_defeat,
                                    roll_fill_can_defeat,
                                    TM_RESTS_ON ("roll.monsters.companions",
                                                 "roll.hero.exhausted",
                                                 "roll.hero.spellsword",
                                                 "roll.hero.crusader",
                                                 "roll.hero.enchantress",
                                                 "roll.hero.minstrel",
                                                 "roll.hero.occultist",
                                                 "roll.hero.battlemage",
                                                 "roll.hero.paladin",
                                                 "roll.hero.beguiler",
                                                 "roll.hero.commander",
                                                 "roll.hero.bard",
                                                 "roll.hero.necromancer"),
                                    .use = roll_use_can_defeat),
  [QUESTION_FIGHT_PLAN]
  = LIVE_QUESTION ("fight-plan",
                   N_ ("Can it be cleared?"),
                   N_ ("Can everything here be beaten without a roll, and how cheaply?"),
                   "shield",
                   plan_params,
                   roll_answer_fight_plan,
                   roll_fill_fight_plan,
                   TM_RESTS_ON ("roll.monsters.all-or-flee",
                                "roll.dragon.fight",
                                "roll.monsters.companions",
                                "roll.hero.knight",
                                "roll.hero.enchantress",
                                "roll.hero.mercenary",
                                "roll.hero.half-goblin",
                                "roll.hero.minstrel",
                                "roll.hero.occultist",
                                "roll.hero.battlemage",
                                "roll.hero.paladin",
                                "roll.hero.dragon-slayer",
                                "roll.hero.beguiler",
                                "roll.hero.chieftain",
                                "roll.hero.bard",
                                "roll.hero.necromancer",
                                "roll.treasure.ring",
                                "roll.treasure.bait"),
                   .use = roll_use_fight_plan),
  [QUESTION_DRAGON] = QUESTION ("dragon",
                                N_ ("Dragon"),
                                N_ ("Is this enough to slay the dragon?"),
                                "dragon",
                                dragon_params,
                                roll_answer_dragon,
                                roll_fill_dragon,
                                TM_RESTS_ON ("roll.dragon.fight",
                                             "roll.dragon.reward",
                                             "roll.dragon.wakes",
                                             "roll.hero.dragon-slayer"),
                                .use = roll_use_dragon),
  [QUESTION_OPEN_CHESTS] = QUESTION ("open-chests",
                                     N_ ("Opening chests"),
                                     N_ ("How many chests does this open, and what is in them?"),
                                     "chest",
                                     chests_params,
                                     roll_answer_open_chests,
                                     roll_fill_open_chests,
                                     TM_RESTS_ON ("roll.loot.chests",
                                                  "roll.hero.exhausted",
                                                  "roll.loot.empty",
                                                  "roll.treasure.return",
                                                  "roll.turn.phase",
                                                  "roll.hero.spellsword",
                                                  "roll.hero.crusader",
                                                  "roll.hero.enchantress",
                                                  "roll.hero.half-goblin",
                                                  "roll.hero.minstrel",
                                                  "roll.hero.beguiler",
                                                  "roll.hero.chieftain",
                                                  "roll.hero.bard"),
                                     .use = roll_use_open_chests),
  [QUESTION_QUAFF] = QUESTION ("quaff",
                               N_ ("Drinking potions"),
                               N_ ("How many dice come back from the graveyard?"),
                               "potion",
                               potions_params,
                               roll_answer_quaff,
                               roll_fill_quaff,
                               TM_RESTS_ON ("roll.loot.potions",
                                            "roll.hero.exhausted",
                                            "roll.monsters.use",
                                            "roll.turn.phase",
                                            "roll.hero.spellsword",
                                            "roll.hero.crusader",
                                            "roll.hero.half-goblin",
                                            "roll.hero.chieftain"),
                               .use = roll_use_quaff),
  [QUESTION_REROLL] = QUESTION ("reroll",
                                N_ ("Rolling again"),
                                N_ ("What may be rolled again by this?"),
                                "scroll",
                                may_reroll_params,
                                roll_answer_reroll,
                                roll_fill_reroll,
                                TM_RESTS_ON ("roll.reroll.scope",
                                             "roll.lair",
                                             "roll.lair.locked",
                                             "roll.party.mercenary",
                                             "roll.turn.phase",
                                             "roll.hero.commander"),
                                .use = roll_use_reroll),
  [QUESTION_LEVEL_ROLL_COUNT] = QUESTION ("level-roll-count",
                                          N_ ("How many black dice?"),
                                          N_ ("How many black dice are rolled for this level?"),
                                          "d10",
                                          roll_count_params,
                                          roll_answer_level_roll_count,
                                          roll_fill_level_roll_count,
                                          TM_RESTS_ON ("roll.populate.count", "roll.lair"),
                                          .use = roll_use_level_roll_count),
  [QUESTION_FORM_PARTY]
  = QUESTION ("form-party",
              N_ ("Forming the party"),
              N_ ("What becomes of the roll under this hero?"),
              "pawn",
              formed_params,
              roll_answer_form_party,
              roll_fill_form_party,
              TM_RESTS_ON ("roll.party.form", "roll.party.knight", "roll.party.mercenary"),
              .use = roll_use_form_party),
  [QUESTION_LEAVE] = QUESTION ("leave",
                               N_ ("Ways out"),
                               N_ ("Which ways out are open here?"),
                               "exit",
                               leave_params,
                               roll_answer_leave,
                               roll_fill_leave,
                               TM_RESTS_ON ("roll.regroup.rest",
                                            "roll.dragon.wakes",
                                            "roll.flee",
                                            "roll.regroup.glory",
                                            "roll.regroup.legend",
                                            "roll.regroup.temporary",
                                            "roll.treasure.portal")),
  [QUESTION_DELVE_SCORE] = QUESTION ("delve-score",
                                     N_ ("Experience of a delve"),
                                     N_ ("How much experience does this delve bring?"),
                                     "star",
                                     delve_params,
                                     roll_answer_delve_score,
                                     roll_fill_delve_score,
                                     TM_RESTS_ON ("roll.regroup.rest",
                                                  "roll.dragon.reward",
                                                  "roll.flee",
                                                  "roll.hero.level-up",
                                                  "roll.treasure.portal"),
                                     .use = roll_use_delve_score),
  [QUESTION_LEVEL_UP] = QUESTION ("level-up",
                                  N_ ("Novice to master"),
                                  N_ ("Does the hero become a master now?"),
                                  "first",
                                  level_up_params,
                                  roll_answer_level_up,
                                  roll_fill_level_up,
                                  TM_RESTS_ON ("roll.hero.level-up")),
  [QUESTION_HERO_ABILITY] = QUESTION ("hero-ability",
                                      N_ ("Hero card"),
                                      N_ ("What exactly does the hero’s ability do here?"),
                                      "helmet",
                                      ability_params,
                                      roll_answer_hero_ability,
                                      roll_fill_hero_ability,
                                      TM_RESTS_ON ("roll.hero.one-shot",
                                                   "roll.hero.exhausted",
                                                   "roll.turn.phase",
                                                   "roll.hero.spellsword",
                                                   "roll.hero.crusader",
                                                   "roll.hero.knight",
                                                   "roll.hero.enchantress",
                                                   "roll.hero.mercenary",
                                                   "roll.hero.half-goblin",
                                                   "roll.hero.minstrel",
                                                   "roll.hero.occultist",
                                                   "roll.hero.battlemage",
                                                   "roll.hero.paladin",
                                                   "roll.hero.dragon-slayer",
                                                   "roll.hero.beguiler",
                                                   "roll.hero.commander",
                                                   "roll.hero.chieftain",
                                                   "roll.hero.bard",
                                                   "roll.hero.necromancer"),
                                      .use = roll_use_hero_ability),
  [QUESTION_TREASURE_EFFECT] = QUESTION ("treasure-effect",
                                         N_ ("Treasure token"),
                                         N_ ("What does this token do, and what is it worth?"),
                                         "ring",
                                         treasure_params,
                                         roll_answer_treasure_effect,
                                         roll_fill_treasure_effect,
                                         TM_RESTS_ON ("roll.score",
                                                      "roll.score.portal",
                                                      "roll.treasure.return",
                                                      "roll.turn.phase",
                                                      "roll.treasure.sword",
                                                      "roll.treasure.talisman",
                                                      "roll.treasure.sceptre",
                                                      "roll.treasure.tools",
                                                      "roll.treasure.scroll-token",
                                                      "roll.treasure.ring",
                                                      "roll.treasure.scales",
                                                      "roll.treasure.elixir",
                                                      "roll.treasure.bait",
                                                      "roll.treasure.portal"),
                                         .use = roll_use_treasure_effect),
  [QUESTION_FINAL_SCORE]
  = QUESTION ("final-score",
              N_ ("Final points"),
              N_ ("How many points are these?"),
              "scale",
              score_params,
              roll_answer_final_score,
              roll_fill_final_score,
              TM_RESTS_ON ("roll.score", "roll.score.portal", "roll.score.scales")),
  [QUESTION_WINNER] = QUESTION ("winner",
                                N_ ("Who wins?"),
                                N_ ("Who wins, and what breaks a tie?"),
                                "star",
                                winner_params,
                                roll_answer_winner,
                                roll_fill_winner,
                                TM_RESTS_ON ("roll.tie", "roll.score")),
  [QUESTION_RANK] = QUESTION ("rank",
                              N_ ("Solo rank"),
                              N_ ("Which rank do these points earn alone?"),
                              "star",
                              rank_params,
                              roll_answer_rank,
                              roll_fill_rank,
                              TM_RESTS_ON ("roll.solo.rank")),
  [QUESTION_ACHIEVEMENT] = TM_QUESTION ("achievement",
                                        N_ ("Achievement"),
                                        N_ ("Is this achievement earned?"),
                                        "first",
                                        earned_params,
                                        achievement_options,
                                        roll_answer_achievement,
                                        NULL,
                                        TM_RESTS_ON ("roll.achievement.two-dragons",
                                                     "roll.achievement.three-dragons",
                                                     "roll.achievement.never-tell-odds",
                                                     "roll.achievement.last-stand",
                                                     "roll.achievement.cheater",
                                                     "roll.achievement.bottomless-bag",
                                                     "roll.achievement.conqueror",
                                                     "roll.achievement.natural-twenty",
                                                     "roll.achievement.critical-hit",
                                                     "roll.achievement.guild-master",
                                                     "roll.achievement.magic-whirl",
                                                     "roll.achievement.three-heads"),
                                        .use = roll_use_achievement),
  [QUESTION_HAND_OVER] = QUESTION ("hand-over",
                                   N_ ("Who is next?"),
                                   N_ ("Who goes down next, and who rolls the black dice?"),
                                   "hand",
                                   hand_over_params,
                                   roll_answer_hand_over,
                                   roll_fill_hand_over,
                                   TM_RESTS_ON ("roll.handover", "roll.end")),
  [QUESTION_ODDS_ROLL] = QUESTION ("odds-roll",
                                   N_ ("Odds of a roll"),
                                   N_ ("How many dice will show these faces?"),
                                   "d10",
                                   odds_roll_params,
                                   roll_answer_odds_roll,
                                   roll_fill_odds_roll,
                                   TM_RESTS_ON ("roll.odds.roll")),
  [QUESTION_ODDS_DRAW] = QUESTION ("odds-draw",
                                   N_ ("Odds of a draw"),
                                   N_ ("How likely is it to draw one of these tokens?"),
                                   "chest",
                                   odds_draw_params,
                                   roll_answer_odds_draw,
                                   roll_fill_odds_draw,
                                   TM_RESTS_ON ("roll.odds.draw")),
  [QUESTION_ODDS_CLEAR] = LIVE_QUESTION ("odds-clear",
                                         N_ ("Odds of a level"),
                                         N_ ("How likely is it to get through this level?"),
                                         "skeleton",
                                         odds_clear_params,
                                         roll_answer_odds_clear,
                                         roll_fill_odds_clear,
                                         TM_RESTS_ON ("roll.odds.clear", "roll.populate.count")),
  [QUESTION_ADVICE] = LIVE_QUESTION ("advice",
                                     N_ ("Rest or go on?"),
                                     N_ ("What is worth more: to rest or to go on?"),
                                     "hourglass",
                                     advice_params,
                                     roll_answer_advice,
                                     roll_fill_advice,
                                     TM_RESTS_ON ("roll.odds.advice")),
};
