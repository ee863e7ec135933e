/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-travel.h"

G_BEGIN_DECLS

/* Battles: R p. 12-15 (dungeoneer-battle.c). Fields are the parameters and outcomes of the questions. */

/* Whether a card or hero may attack in a form: its attack symbols, a set of 1 << DungeoneerStat. */
DungeoneerFault dungeoneer_judge_form (guint form,
                                       guint attack_forms,
                                       gboolean is_counter,
                                       const DungeoneerRules *rules);

/**
 * DungeoneerWhen:
 *
 * When a battle may begin.
 */
typedef enum
{
  WHEN_MISDEEDS,
  WHEN_LOCATIONS,
  WHEN_FEATS,
  WHEN_DISCARD,
  WHEN_HUNT,
  DUNGEONEER_N_WHENS,
} DungeoneerWhen;

/**
 * DungeoneerStart:
 * @is_monster: whether a monster attacks, not a hero
 * @attacked: whether a battle was begun in this turn already
 * @purse: the action points of the hero
 * @fallen: whether the hero lies on the ground
 * @same_place: whether both are in one location
 * @place_bans: whether the location protects heroes
 * @when: the phase
 *
 * Who wants to begin a battle, and when.
 */
typedef struct
{
  gboolean is_monster;
  gboolean attacked;
  DungeoneerPurse purse;
  gboolean fallen;
  gboolean same_place;
  gboolean place_bans;
  DungeoneerWhen when;
} DungeoneerStart;

/**
 * DungeoneerStarted:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @pays: what pays
 * @left: what is left of them
 *
 * Whether a battle begins.
 */
typedef struct
{
  DungeoneerFault fault;
  DungeoneerPays pays;
  DungeoneerPurse left;
} DungeoneerStarted;

/* R p. 8, 11, 12. Reads OPTION_PLACE_BAN, OPTION_FALLEN_AP where they matter. The first fault counts: again, phase,
 * elsewhere, banned, fallen, no point. */
void dungeoneer_judge_start (const DungeoneerStart *start,
                             const DungeoneerRules *rules,
                             DungeoneerStarted *started);

/**
 * DungeoneerStrike:
 * @attack_die: die of the attacker
 * @attack_stat: value of the attacker in the form
 * @attack_mod: what else is added for the attacker
 * @counter_die: die of who is attacked
 * @counter_stat: value of who is attacked in that form
 * @counter_mod: what else is added for who is attacked
 * @attack_extra: wounds that hit effects of the attacker add
 * @counter_extra: wounds that hit effects of who is attacked add
 * @token: whether a hit takes the escort away
 *
 * The dice of one attack and of the counter.
 */
typedef struct
{
  gint32 attack_die;
  gint32 attack_stat;
  gint32 attack_mod;
  gint32 counter_die;
  gint32 counter_stat;
  gint32 counter_mod;
  gint32 attack_extra;
  gint32 counter_extra;
  gboolean token;
} DungeoneerStrike;

/**
 * DungeoneerWinner:
 *
 * Who lands the hit.
 */
typedef enum
{
  STRIKE_NOBODY,
  STRIKE_ATTACKER,
  STRIKE_DEFENDER,
} DungeoneerWinner;

/**
 * DungeoneerStruck:
 * @attack_total: total of the attack
 * @counter_total: total of the counter
 * @winner: who lands the hit
 * @wounds_to_attacker: wounds to who has attacked
 * @wounds_to_defender: wounds to who was attacked
 * @token_taken: whether the escort changes hands
 *
 * What comes of an attack.
 */
typedef struct
{
  gint32 attack_total;
  gint32 counter_total;
  DungeoneerWinner winner;
  gint32 wounds_to_attacker;
  gint32 wounds_to_defender;
  gboolean token_taken;
} DungeoneerStruck;

/* R p. 13. Reads OPTION_HIT_EFFECTS when the defender wins with counter_extra. */
void dungeoneer_judge_strike (const DungeoneerStrike *strike,
                              const DungeoneerRules *rules,
                              DungeoneerStruck *struck);

/**
 * DungeoneerFallVariant:
 *
 * The variant that is about lying down: R p. 21.
 */
typedef enum
{
  FALL_NONE,
  FALL_MOVEMENT_LIMIT,
  FALL_FALL_ATTACK,
} DungeoneerFallVariant;

/**
 * DungeoneerChallenge:
 * @purse: the action points of the hero
 * @attacked: whether a battle was begun in this turn already
 * @in_challenge: whether it was a strike back that hit
 * @fallen: whether the hero lies on the ground
 * @is_at_hero: whether another hero is struck, not the attacker
 * @present: whether who is struck is still there
 * @place_bans: whether the location protects heroes
 * @variant: the variant about lying down
 *
 * Who was attacked and wants to strike back.
 */
typedef struct
{
  DungeoneerPurse purse;
  gboolean attacked;
  gboolean in_challenge;
  gboolean fallen;
  gboolean is_at_hero;
  gboolean present;
  gboolean place_bans;
  DungeoneerFallVariant variant;
} DungeoneerChallenge;

/**
 * DungeoneerChallenged:
 * @fault: why it is not allowed; %FAULT_NONE if it is
 * @pays: what pays
 * @left: what is left of them
 * @fallen_after: whether the hero lies on the ground then
 *
 * Whether a hero strikes back.
 */
typedef struct
{
  DungeoneerFault fault;
  DungeoneerPays pays;
  DungeoneerPurse left;
  gboolean fallen_after;
} DungeoneerChallenged;

/* R p. 14, variants p. 21. Reads OPTION_OWN_TURN_CHALLENGE, OPTION_PLACE_BAN, OPTION_FALLEN_AP. */
void dungeoneer_judge_challenge (const DungeoneerChallenge *challenge,
                                 const DungeoneerRules *rules,
                                 DungeoneerChallenged *challenged);

/**
 * DungeoneerLeft:
 *
 * In which step of the battle a hero left the location: R p. 20.
 */
typedef enum
{
  LEFT_ATTACK,
  LEFT_RESPONSE,
  LEFT_ATTACK_ROLL,
  LEFT_LATER,
} DungeoneerLeft;
gboolean dungeoneer_is_affected (DungeoneerLeft left, gboolean says, const DungeoneerRules *rules);

/**
 * DungeoneerBed:
 *
 * Where a monster goes in step VII: R p. 14.
 */
typedef enum
{
  BED_HAND,
  BED_LAIR,
  BED_DISCARD,
  BED_QUEST,
  BED_DONE,
  DUNGEONEER_N_BEDS,
} DungeoneerBed;

/**
 * DungeoneerMonsterState:
 *
 * How a monster has come out of a battle.
 */
typedef enum
{
  MONSTER_UNHURT,
  MONSTER_WOUNDED,
  MONSTER_BEATEN,
} DungeoneerMonsterState;

/**
 * DungeoneerLairing:
 * @health: its health when it is unhurt
 * @wounds: wounds that lie on it
 * @quest: whether it is the monster of a quest
 * @lair: how many monsters lie in the lair of its owner
 *
 * A monster after its battle.
 */
typedef struct
{
  gint32 health;
  gint32 wounds;
  gboolean quest;
  gint32 lair;
} DungeoneerLairing;

/**
 * DungeoneerLaired:
 * @state: how it has come out of the battle
 * @options: set of 1 << DungeoneerBed
 * @excess: how many would be too many in the lair
 * @health_next: its health in the next battle
 *
 * Where a monster can go.
 */
typedef struct
{
  DungeoneerMonsterState state;
  guint options;
  gint32 excess;
  gint32 health_next;
} DungeoneerLaired;

/* R p. 14. Reads OPTION_LAIR_WOUNDS (OPTION_HUNT_WOUNDS is for the quest monster's next attempt) for a wounded monster. */
void dungeoneer_judge_lair (const DungeoneerLairing *lairing,
                            const DungeoneerRules *rules,
                            DungeoneerLaired *laired);

/**
 * DungeoneerDeeds:
 * @hit_wounds: wounds to heroes by hits
 * @effect_wounds: wounds to heroes by other effects
 * @to_monsters: wounds to monsters
 * @beaten: monsters that were beaten
 * @quest: whether it is the monster of a quest
 * @solo: whether one plays alone
 *
 * What a monster and a hero have done to each other.
 */
typedef struct
{
  gint32 hit_wounds;
  gint32 effect_wounds;
  gint32 to_monsters;
  gint32 beaten;
  gboolean quest;
  gboolean solo;
} DungeoneerDeeds;

/**
 * DungeoneerRewards:
 * @peril: peril that may be handed out
 * @glory: glory of the hero
 * @cards: glory cards to draw, alone
 *
 * What step VIII brings.
 */
typedef struct
{
  gint32 peril;
  gint32 glory;
  gint32 cards;
} DungeoneerRewards;

/* R p. 14, 16, 23. Reads OPTION_EFFECT_COUNTS, OPTION_SOLO_QUEST_CARDS. */
void dungeoneer_judge_rewards (const DungeoneerDeeds *deeds,
                               const DungeoneerRules *rules,
                               DungeoneerRewards *rewards);

/* R “Hunt” p. 16: the next living seat to the left. */
int dungeoneer_get_hunt_lord (guint seat, guint32 alive, guint n_seats);

extern const TmWord dungeoneer_when_words[DUNGEONEER_N_WHENS];
extern const TmWord dungeoneer_bed_words[DUNGEONEER_N_BEDS];

G_END_DECLS
