/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-roll-articles.h"
#include "dungeon-roll-position.h"
#include "dungeon-roll.h"

G_BEGIN_DECLS

#define ROLL_MAX_SEATS 4
#define ROLL_MAX_LEVEL 10
#define ROLL_DELVES 3
#define ROLL_LEVEL_UP 5

/* «Достижения»: what some of them take. */
#define ROLL_MANY_CHAMPIONS 5
#define ROLL_MANY_POINTS 20
#define ROLL_MANY_TOKEN_POINTS 15
#define ROLL_CRITICAL_LEVEL 5

/* The kit, by index. */
enum
{
  COUNTER_LEVEL,
  COUNTER_DELVE_XP,
  COUNTER_DELVE_DRAGONS,
  COUNTER_MUSTER,
  COUNTER_ROLLED,
  COUNTER_LEVEL_DICE,
  COUNTER_LEVEL_UNITS,
  COUNTER_LEVEL_MONSTERS,
  COUNTER_LEVEL_DRAGON,
  COUNTER_LEVEL_BURST,
  COUNTER_SEVEN,
  COUNTER_BY_HAND,
  COUNTER_MATCH_BY_HAND,
  COUNTER_XP,
  COUNTER_DELVES,
  COUNTER_UNKNOWN,
  COUNTER_HERO_USES,
  COUNTER_TOKENS_USED,
  COUNTER_ACHIEVEMENT,
  N_COUNTERS = COUNTER_ACHIEVEMENT + 12,
};

/* In the order of the game page; each has a counter, COUNTER_ACHIEVEMENT + its index. */
typedef enum
{
  ACHIEVEMENT_TWO_DRAGONS,
  ACHIEVEMENT_THREE_DRAGONS,
  ACHIEVEMENT_NEVER_TELL_ODDS,
  ACHIEVEMENT_LAST_STAND,
  ACHIEVEMENT_CHEATER,
  ACHIEVEMENT_BOTTOMLESS_BAG,
  ACHIEVEMENT_CONQUEROR,
  ACHIEVEMENT_NATURAL_TWENTY,
  ACHIEVEMENT_CRITICAL_HIT,
  ACHIEVEMENT_GUILD_MASTER,
  ACHIEVEMENT_MAGIC_WHIRL,
  ACHIEVEMENT_THREE_HEADS,
  ROLL_N_ACHIEVEMENTS,
} RollAchievement;

enum
{
  ZONE_CUP,
  ZONE_PARTY,
  ZONE_GRAVEYARD,
  ZONE_RESERVE,
  ZONE_LEVEL,
  ZONE_LAIR,
  ZONE_TEMPORARY,
  ZONE_CHEST,
  ZONE_HEROES,
  ZONE_TOKENS,
  ZONE_HERO,
};

enum
{
  PIECE_PARTY_DIE,
  PIECE_DUNGEON_DIE,
  PIECE_TOKEN,
  PIECE_HERO,
};

/* Whether a hero card is turned: its one-shot ability is used. */
#define MARK_EXHAUSTED 0

enum
{
  PHASE_SETUP,
  PHASE_FORM,
  PHASE_POPULATE,
  PHASE_MONSTERS,
  PHASE_LOOT,
  PHASE_DRAGON,
  PHASE_REGROUP,
  PHASE_END,
  N_PHASES,
};

enum
{
  OPTION_HEROES,
  OPTION_FIRST,
  OPTION_DELVES,
  OPTION_SOURCE_PARTY,
  OPTION_SOURCE_DUNGEON,
  OPTION_SOURCE_TREASURE,
  OPTION_SOURCE_HEROES,
  OPTION_BAIT,
  OPTION_TWO_TARGETS,
  OPTION_REROLL_PHASE,
  OPTION_ONE_SHOT_PHASE,
  OPTION_RING_WHEN,
  OPTION_TOKENS_AS_DICE,
  OPTION_SPARE_POTIONS,
  OPTION_TEMP_REROLL,
  OPTION_FREE_FLEE,
  OPTION_FLEE_DRAGON,
  OPTION_TOKEN_RETURN,
  OPTION_DRAGON_DRY,
  OPTION_HANDS,
  OPTION_ACHIEVEMENTS,
  OPTION_ALLOW,
  N_OPTIONS,
};

/* The values of the options; the first is the default, but for FREE_FLEE. */
enum
{
  HEROES_RANDOM,
  HEROES_CHOSEN,
};

enum
{
  FIRST_TABLE,
  FIRST_LOT,
};

enum
{
  BAIT_ALL,
  BAIT_MONSTERS,
};

enum
{
  TWO_TARGETS_UP_TO,
  TWO_TARGETS_EXACT,
};

enum
{
  REROLL_PHASE_MONSTERS,
  REROLL_PHASE_ANY,
};

enum
{
  ONE_SHOT_PHASE_ANY,
  ONE_SHOT_PHASE_MONSTERS,
};

enum
{
  RING_WHEN_ANY,
  RING_WHEN_AWAKE,
};

enum
{
  TOKENS_AS_DICE_FULL,
  TOKENS_AS_DICE_FIGHT_ONLY,
};

enum
{
  SPARE_POTIONS_ALLOW,
  SPARE_POTIONS_REFUSE,
};

enum
{
  TEMP_REROLL_NO,
  TEMP_REROLL_YES,
};

enum
{
  FREE_FLEE_NO,
  FREE_FLEE_YES,
};

enum
{
  FLEE_DRAGON_KEEP,
  FLEE_DRAGON_LOSE,
};

enum
{
  TOKEN_RETURN_BEFORE,
  TOKEN_RETURN_AFTER,
};

enum
{
  DRAGON_DRY_XP,
  DRAGON_DRY_NOTHING,
};

enum
{
  HANDS_OPEN,
  HANDS_SECRET,
};

enum
{
  ACHIEVEMENTS_DETECT,
  ACHIEVEMENTS_ASK,
  ACHIEVEMENTS_OFF,
};

enum
{
  MOVE_SETUP,
  MOVE_FORM_PARTY,
  MOVE_PARTY_REROLL,
  MOVE_POPULATE,
  MOVE_FIGHT,
  MOVE_REROLL,
  MOVE_POWER,
  MOVE_OPEN,
  MOVE_QUAFF,
  MOVE_USE_TOKEN,
  MOVE_ADVANCE,
  MOVE_SLAY,
  MOVE_REST,
  MOVE_DESCEND,
  MOVE_FLEE,
  MOVE_REVEAL,
  MOVE_CLAIM,
  N_MOVES,
};

/* The parameters of the moves, by index: what is decided stands before what is drawn. */
enum
{
  SETUP_HEROES,
  SETUP_FIRST,
};

enum
{
  FORM_FACES,
};

enum
{
  PARTY_REROLL_DICE,
  PARTY_REROLL_FACES,
};

enum
{
  POPULATE_FACES,
};

enum
{
  FIGHT_BY,
  FIGHT_AS,
  FIGHT_MONSTERS,
};

enum
{
  REROLL_BY,
  REROLL_PARTY,
  REROLL_DUNGEON,
  REROLL_PARTY_FACES,
  REROLL_DUNGEON_FACES,
};

enum
{
  POWER_TARGETS,
  POWER_TOKEN,
  POWER_REVIVE,
  POWER_PARTY,
  POWER_DUNGEON,
  POWER_DRAWN,
  POWER_PARTY_FACES,
  POWER_DUNGEON_FACES,
};

enum
{
  OPEN_BY,
  OPEN_AS,
  OPEN_COUNT,
  OPEN_DRAWN,
};

enum
{
  QUAFF_BY,
  QUAFF_COUNT,
  QUAFF_REVIVE,
};

enum
{
  USE_TOKEN_TOKEN,
  USE_TOKEN_FACE,
};

enum
{
  SLAY_BY,
  SLAY_DRAWN,
};

enum
{
  DESCEND_FACES,
};

enum
{
  REVEAL_SEAT,
  REVEAL_TOKEN,
};

enum
{
  CLAIM_SEAT,
  CLAIM_ACHIEVEMENT,
  CLAIM_EARNED,
};

/* dungeon-roll-kit.c, dungeon-roll-options.c */
extern const TmKit dungeon_roll_kit;
extern const TmOptionSpec dungeon_roll_options[N_OPTIONS];
extern const TmAchievement dungeon_roll_achievements[ROLL_N_ACHIEVEMENTS];
extern const TmWord roll_party_words[ROLL_N_PARTY_FACES];
extern const TmWord roll_dungeon_words[ROLL_N_DUNGEON_FACES];
extern const TmWord roll_token_words[ROLL_N_TOKENS];
extern const TmWord roll_hero_words[ROLL_N_HEROES];
extern const TmWord roll_unit_words[ROLL_N_UNITS];
extern const TmWord roll_phase_words[N_PHASES];
extern const TmWord roll_achievement_words[ROLL_N_ACHIEVEMENTS];

/* dungeon-roll-table.c: the table of a match, as the rules see it */
int roll_get_adventurer (const TmTable *table);
guint roll_get_lord (const TmTable *table, guint adventurer);
int roll_get_hero_piece (const TmTable *table, guint seat);
void roll_read_position (const TmTable *table, guint seat, RollPosition *position);
gboolean roll_table_has_plan (const TmTable *table, const RollPosition *position);
guint roll_count_in_box (const TmTable *table);
gboolean roll_is_delve_phase (guint phase);
gboolean roll_are_hands_open (const TmTable *table);
gboolean roll_takes_skill (const TmTable *table, RollUnit unit);
guint roll_count_known (const TmTable *table, guint zone, guint piece_kind, guint8 *counts);
void roll_commit_position (TmResolution *resolution, guint seat, const RollPosition *after);
void roll_commit_dice (TmResolution *resolution, const RollPosition *after);

/* dungeon-roll-moves.c, dungeon-roll-chance.c */
extern const TmMoveSpec dungeon_roll_moves[N_MOVES];
gboolean roll_draws_in_app (const TmTable *table, guint move, guint param);
gboolean roll_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args);
guint roll_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args);
int roll_list_draw (
    const TmTable *table, guint move, guint param, const TmArgs *args, gint32 faces[TM_MAX_PIECES]);
gboolean
roll_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);

/* dungeon-roll-setup.c, -party.c, -fight.c, -loot.c, -powers.c, -turn.c, -honours.c: the rules of
 * the moves */
void roll_resolve_setup (const TmMove *move, TmResolution *resolution);
void roll_resolve_form_party (const TmMove *move, TmResolution *resolution);
void roll_resolve_party_reroll (const TmMove *move, TmResolution *resolution);
void roll_resolve_populate (const TmMove *move, TmResolution *resolution);
void roll_resolve_fight (const TmMove *move, TmResolution *resolution);
void roll_resolve_reroll (const TmMove *move, TmResolution *resolution);
void roll_resolve_power (const TmMove *move, TmResolution *resolution);
void roll_resolve_open (const TmMove *move, TmResolution *resolution);
void roll_resolve_quaff (const TmMove *move, TmResolution *resolution);
void roll_resolve_use_token (const TmMove *move, TmResolution *resolution);
void roll_resolve_advance (const TmMove *move, TmResolution *resolution);
void roll_resolve_slay (const TmMove *move, TmResolution *resolution);
void roll_resolve_rest (const TmMove *move, TmResolution *resolution);
void roll_resolve_descend (const TmMove *move, TmResolution *resolution);
void roll_resolve_flee (const TmMove *move, TmResolution *resolution);
void roll_resolve_reveal (const TmMove *move, TmResolution *resolution);
void roll_resolve_claim (const TmMove *move, TmResolution *resolution);
void roll_settle (TmResolution *resolution, const TmSlot *adjusted);

/* dungeon-roll-score.c: scoring, result, sheet, progress */

/**
 * RollScore:
 * @xp: experience
 * @tokens: how many treasure tokens
 * @pairs: pairs of dragon scales
 * @portals: how many town portals
 * @token_points: what the tokens are worth
 * @points: the whole
 *
 * The points of a player, «Конец игры».
 */
typedef struct
{
  gint32 xp;
  gint32 tokens;
  gint32 pairs;
  gint32 portals;
  gint32 token_points;
  gint32 points;
} RollScore;

typedef enum
{
  DECIDED_POINTS,
  DECIDED_TOKENS,
  DECIDED_SHARED,
} RollDecided;

void roll_count_score (gint32 xp, const guint8 tokens[ROLL_N_TOKENS], RollScore *score);
void roll_read_score (const TmTable *table, guint seat, RollScore *score);
guint32 roll_find_winners (const gint32 *points,
                           const gint32 *tokens,
                           guint n_seats,
                           guint ranks[TM_MAX_SEATS],
                           RollDecided *by);
extern const char *const roll_decided_ids[];
extern const TmWord roll_rank_words[];
guint roll_find_rank (gint32 points, gint32 *from, gint32 *missing);
void roll_get_result (const TmTable *table, TmResult *result);
void roll_tally (TmTally *tally, TmSheet *sheet);
TmText roll_describe_progress (const TmTable *table);
guint32 roll_get_achieved (const TmTable *table, guint seat);
int roll_get_part (const TmTable *table, guint seat);

/* dungeon-roll-check.c */
gboolean roll_check (const TmTable *table, GError **error);

/* dungeon-roll-choice.c, dungeon-roll-offers.c, dungeon-roll-offers-picked.c */
void roll_pick (const TmTable *table, TmPicks *picks, guint piece);
void roll_offer (const TmTable *table, TmOffers *offers);

/* dungeon-roll-words.c: heroes and tokens in a few words */
TmText roll_get_skill_text (int hero);
const char *roll_get_power_word (int hero);
TmText roll_get_power_name (int hero);
TmText roll_get_power_label (int hero);
TmText roll_get_token_text (guint token);

/* dungeon-roll-present.c, dungeon-roll-panels.c */
void roll_present (TmScene *scene);
void roll_present_panels (TmScene *scene);
void roll_present_seats (TmScene *scene);

/* dungeon-roll-answers.c: lists of faces, of a move as of a question */
void roll_read_faces (const TmArgs *args, guint param, guint8 *counts, guint n_counts);

/* dungeon-roll-questions.c */
#define ROLL_N_QUESTIONS 22
extern const TmQuestion dungeon_roll_questions[ROLL_N_QUESTIONS];

G_END_DECLS
