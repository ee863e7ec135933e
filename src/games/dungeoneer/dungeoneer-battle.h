/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-travel.h"

G_BEGIN_DECLS

/* Battles: R p. 12-15 (dungeoneer-battle.c). Fields are the parameters and outcomes of the questions. */

/* Whether a card or hero may attack in a form: its attack symbols, a set of 1 << DungeoneerStat. */
DungeoneerFault
dungeoneer_judge_form (guint form, guint attack_forms, gboolean is_counter, const DungeoneerRules *rules);

/* When a battle may begin. */
typedef enum
{
  WHEN_MISDEEDS,
  WHEN_LOCATIONS,
  WHEN_FEATS,
  WHEN_DISCARD,
  WHEN_HUNT,
  DUNGEONEER_N_WHENS,
} DungeoneerWhen;

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

typedef struct
{
  DungeoneerFault fault;
  DungeoneerPays pays;
  DungeoneerPurse left;
} DungeoneerStarted;

/* R p. 8, 11, 12. Reads OPTION_PLACE_BAN, OPTION_FALLEN_AP where they matter. The first fault counts: again, phase,
 * elsewhere, banned, fallen, no point. */
void
dungeoneer_judge_start (const DungeoneerStart *start, const DungeoneerRules *rules, DungeoneerStarted *started);

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

typedef enum
{
  STRIKE_NOBODY,
  STRIKE_ATTACKER,
  STRIKE_DEFENDER,
} DungeoneerWinner;

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
void
dungeoneer_judge_strike (const DungeoneerStrike *strike, const DungeoneerRules *rules, DungeoneerStruck *struck);

typedef enum
{
  FALL_NONE,
  FALL_MOVEMENT_LIMIT,
  FALL_FALL_ATTACK,
} DungeoneerFallVariant;

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

/* R “Encounter” p. 20. When a hero left. */
typedef enum
{
  LEFT_ATTACK,
  LEFT_RESPONSE,
  LEFT_ATTACK_ROLL,
  LEFT_LATER,
} DungeoneerLeft;
gboolean dungeoneer_is_affected (DungeoneerLeft left, gboolean says, const DungeoneerRules *rules);

/* Where a monster can go in step VII, as a set of 1 << DungeoneerBed. */
typedef enum
{
  BED_HAND,
  BED_LAIR,
  BED_DISCARD,
  BED_QUEST,
  BED_DONE,
  DUNGEONEER_N_BEDS,
} DungeoneerBed;

typedef enum
{
  MONSTER_UNHURT,
  MONSTER_WOUNDED,
  MONSTER_BEATEN,
} DungeoneerMonsterState;

typedef struct
{
  gint32 health;
  gint32 wounds;
  gboolean quest;
  gint32 lair;
} DungeoneerLairing;

typedef struct
{
  DungeoneerMonsterState state;
  guint options;
  gint32 excess;
  gint32 health_next;
} DungeoneerLaired;

/* R p. 14. Reads OPTION_LAIR_WOUNDS (OPTION_HUNT_WOUNDS is for the quest monster's next attempt) for a wounded monster. */
void
dungeoneer_judge_lair (const DungeoneerLairing *lairing, const DungeoneerRules *rules, DungeoneerLaired *laired);

typedef struct
{
  gint32 hit_wounds;
  gint32 effect_wounds;
  gint32 to_monsters;
  gint32 beaten;
  gboolean quest;
  gboolean solo;
} DungeoneerDeeds;

typedef struct
{
  gint32 peril;
  gint32 glory;
  gint32 cards;
} DungeoneerRewards;

/* R p. 14, 16, 23. Reads OPTION_EFFECT_COUNTS, OPTION_SOLO_QUEST_CARDS. */
void
dungeoneer_judge_rewards (const DungeoneerDeeds *deeds, const DungeoneerRules *rules, DungeoneerRewards *rewards);

/* R “Hunt” p. 16: the next living seat to the left. */
int dungeoneer_get_hunt_lord (guint seat, guint32 alive, guint n_seats);

extern const TmWord dungeoneer_when_words[DUNGEONEER_N_WHENS];
extern const TmWord dungeoneer_bed_words[DUNGEONEER_N_BEDS];

G_END_DECLS
