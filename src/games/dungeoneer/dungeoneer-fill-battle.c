/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of battles, for the questions about them, and how a roll that was ruled on is
 * recorded. */

#include "config.h"

#include "dungeoneer-questions-battle.h"
#include "dungeoneer-table.h"

/* What the questions accept. */
#define LEAST_STAT (-20)
#define MOST_STAT 99
#define MOST_HEALTH 99
#define MOST_EXTRA 9
/* What the move accepts. */
#define MOST_MOD 20

static gboolean
is_running (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);

  return phase > PHASE_RESET && phase < PHASE_OVER && dungeoneer_get_active (table) >= 0;
}

/* The attack that is rolled next, if its form is named. */
static int
find_attack (const TmTable *table, DungeoneerAttack *attack)
{
  int column = dungeoneer_is_battle (table) ? dungeoneer_get_next_roll (table) : -1;

  if (column < 0)
    return -1;
  dungeoneer_get_attack (table, (guint) column, attack);
  return attack->form >= 0 && attack->form < DUNGEONEER_N_FORMS ? column : -1;
}

static gboolean
is_hero_attack (const DungeoneerAttack *attack)
{
  return attack->kind == ATTACKER_HERO || attack->kind == ATTACKER_CHALLENGE;
}

/* Whether a hero is attacked who has an escort along. */
static gboolean
has_escort (const TmTable *table, const DungeoneerAttack *attack)
{
  return is_hero_attack (attack) && attack->target >= 0
         && dungeoneer_find_escort (table, (guint) attack->target) >= 0;
}

gboolean
dungeoneer_fill_battle_form (const TmTable *table, TmArgs *args)
{
  DungeoneerAttack attack;
  gint32 round[DUNGEONEER_N_FORMS];
  guint n = 0, forms;

  if (find_attack (table, &attack) < 0 || is_hero_attack (&attack))
    return FALSE;
  forms = dungeoneer_get_forms (table, (guint) attack.who);
  for (gint32 form = 0; form < DUNGEONEER_N_FORMS; form++)
    if (forms & 1u << form)
      round[n++] = form;
  tm_args_set (args, ASK_FORM_FORM, attack.form);
  tm_args_set_list (args, ASK_FORM_ROUND, round, n);
  return TRUE;
}

static gboolean
has_company (const TmTable *table, guint seat)
{
  guint32 alive = dungeoneer_get_alive (table);

  for (guint other = 0; other < tm_table_get_n_seats (table); other++)
    if (other != seat && (alive & 1u << other) && dungeoneer_are_together (table, seat, other))
      return TRUE;
  return FALSE;
}

/* In Misdeeds it is the monsters that attack, later on the hero whose turn it is. */
gboolean
dungeoneer_fill_start_battle (const TmTable *table, TmArgs *args)
{
  DungeoneerPurse purse;
  guint seat;

  if (!is_running (table) || dungeoneer_is_battle (table) || dungeoneer_is_solo (table))
    return FALSE;
  seat = (guint) dungeoneer_get_active (table);
  tm_args_set (args, ASK_START_PHASE, (gint32) dungeoneer_get_when (table));
  if (dungeoneer_get_when (table) == WHEN_MISDEEDS)
    {
      tm_args_set (args, ASK_START_ATTACKER, 1);
      return TRUE;
    }
  purse = dungeoneer_get_purse (table, seat);
  tm_args_set (args, ASK_START_AP, purse.ap);
  tm_args_set (args, ASK_START_SAVED, purse.saved);
  tm_args_set (args, ASK_START_FALL_AP, purse.fall_ap);
  tm_args_set (args, ASK_START_ATTACKED, dungeoneer_get (table, COUNTER_ATTACKED, seat) != 0);
  tm_args_set (args, ASK_START_FALLEN, dungeoneer_get (table, COUNTER_FALLEN, seat) != 0);
  tm_args_set (args, ASK_START_SAME_PLACE, has_company (table, seat));
  tm_args_set (args, ASK_START_PLACE_BANS, dungeoneer_is_ban (table, seat));
  return TRUE;
}

static void
set_stat (TmArgs *args, guint param, gint32 value, gboolean is_told)
{
  if (is_told && value >= LEAST_STAT && value <= MOST_STAT)
    tm_args_set (args, param, value);
}

/* The wounds of a hit that the card of a monster has printed, beyond the first. */
static void
set_extra (const TmTable *table, TmArgs *args, guint param, gint32 piece, gint32 form)
{
  gint32 hit;

  if (!dungeoneer_is_monster (table, (guint) piece))
    return;
  hit = dungeoneer_get_piece_printed (table, (guint) piece, ADVENTURE_HIT_MELEE + (guint) form);
  if (hit > 1 && hit - 1 <= MOST_EXTRA)
    tm_args_set (args, param, hit - 1);
}

gboolean
dungeoneer_fill_battle_roll (const TmTable *table, TmArgs *args)
{
  DungeoneerAttack attack;
  gboolean is_told;
  gint32 value;

  if (find_attack (table, &attack) < 0)
    return FALSE;
  value = dungeoneer_get_attack_stat (table, &attack, &is_told);
  set_stat (args, ASK_ROLL_ATTACK_STAT, value, is_told);
  value = dungeoneer_get_counter_stat (table, &attack, &is_told);
  set_stat (args, ASK_ROLL_COUNTER_STAT, value, is_told);
  if (attack.kind == ATTACKER_MONSTER)
    set_extra (table, args, ASK_ROLL_ATTACK_EXTRA, attack.who, attack.form);
  if (attack.target_piece >= 0)
    set_extra (table, args, ASK_ROLL_COUNTER_EXTRA, attack.target_piece, attack.form);
  if (attack.attack_die > 0)
    tm_args_set (args, ASK_ROLL_ATTACK_DIE, attack.attack_die);
  if (attack.counter_die > 0)
    tm_args_set (args, ASK_ROLL_COUNTER_DIE, attack.counter_die);
  return TRUE;
}

/* The attack that can be challenged, or else the first that a living hero has suffered. */
static int
find_challenge (const TmTable *table)
{
  guint32 alive = dungeoneer_get_alive (table);
  int first = -1;

  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.kind == ATTACKER_CHALLENGE || attack.target < 0 || !(alive & 1u << attack.target))
        continue;
      if (dungeoneer_can_challenge (table, (guint) attack.target, i))
        return (int) i;
      if (first < 0)
        first = (int) i;
    }
  return first;
}

gboolean
dungeoneer_fill_challenge (const TmTable *table, TmArgs *args)
{
  DungeoneerChallenge challenge;
  DungeoneerAttack attack;
  int column;

  if (!dungeoneer_is_battle (table) || dungeoneer_get_step (table) != STEP_CHALLENGE)
    return FALSE;
  column = find_challenge (table);
  if (column < 0)
    return FALSE;
  dungeoneer_get_attack (table, (guint) column, &attack);
  dungeoneer_get_challenge (table, (guint) attack.target, column, &challenge);
  /* Nobody asks about a point that was gained by lying down before. */
  if (challenge.purse.fall_ap > 0)
    return FALSE;
  tm_args_set (args, ASK_CHALLENGE_AP, challenge.purse.ap);
  tm_args_set (args, ASK_CHALLENGE_SAVED, challenge.purse.saved);
  tm_args_set (args, ASK_CHALLENGE_OWN_TURN, challenge.purse.own_turn);
  tm_args_set (args, ASK_CHALLENGE_ATTACKED, challenge.attacked);
  tm_args_set (args, ASK_CHALLENGE_FALLEN, challenge.fallen);
  tm_args_set (args, ASK_CHALLENGE_PRESENT, challenge.present);
  tm_args_set (args, ASK_CHALLENGE_PLACE_BANS, challenge.place_bans);
  /* An attacker who is a hero is protected as all heroes are. */
  if (challenge.place_bans)
    tm_args_set (args, ASK_CHALLENGE_TARGET, 1);
  tm_args_set (args, ASK_CHALLENGE_VARIANT, (gint32) challenge.variant);
  return TRUE;
}

/* Whose lair a monster of the battle goes to. */
static int
find_owner (const TmTable *table, gint32 monster)
{
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.kind == ATTACKER_MONSTER && attack.who == monster)
        return attack.owner;
    }
  return TM_NO_SEAT;
}

/* The monster of a hunt stays with its quest: nobody is asked where it goes. */
gboolean
dungeoneer_fill_lair (const TmTable *table, TmArgs *args)
{
  gint32 health, wounds;
  int monster, owner;

  if (!dungeoneer_is_battle (table) || dungeoneer_get_step (table) != STEP_LAIR)
    return FALSE;
  monster = dungeoneer_get_bedless (table);
  owner = monster >= 0 ? find_owner (table, monster) : TM_NO_SEAT;
  if (owner < 0)
    return FALSE;
  health = dungeoneer_get_monster_health (table, (guint) monster);
  wounds = dungeoneer_get_monster_wounds (table, (guint) monster);
  if (health < 1 || health > MOST_HEALTH || wounds < 0 || wounds > MOST_HEALTH)
    return FALSE;
  tm_args_set (args, ASK_LAIR_HEALTH, health);
  tm_args_set (args, ASK_LAIR_WOUNDS, wounds);
  tm_args_set (args, ASK_LAIR_LAIR, (gint32) dungeoneer_count_zone (table, ZONE_LAIR, owner));
  return TRUE;
}

gboolean
dungeoneer_fill_rewards (const TmTable *table, TmArgs *args)
{
  DungeoneerDeeds deeds = { 0 };

  if (!dungeoneer_is_battle (table) || dungeoneer_get_step (table) != STEP_REWARD)
    return FALSE;
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (is_hero_attack (&attack))
        {
          deeds.to_monsters += attack.target_piece >= 0 ? attack.hit_wounds : 0;
          deeds.hit_wounds += attack.target_piece >= 0 ? attack.wounds_back : 0;
          continue;
        }
      deeds.hit_wounds += attack.hit_wounds;
      deeds.effect_wounds += attack.effect_wounds;
      deeds.to_monsters += attack.wounds_back;
    }
  if (deeds.hit_wounds > MOST_HEALTH || deeds.effect_wounds > MOST_HEALTH
      || deeds.to_monsters > MOST_HEALTH)
    return FALSE;
  tm_args_set (args, ASK_REWARDS_HIT_WOUNDS, deeds.hit_wounds);
  tm_args_set (args, ASK_REWARDS_EFFECT_WOUNDS, deeds.effect_wounds);
  tm_args_set (args, ASK_REWARDS_TO_MONSTERS, deeds.to_monsters);
  tm_args_set (args, ASK_REWARDS_QUEST,
               tm_table_get_shared (table, COUNTER_BATTLE_KIND) == BATTLE_HUNT);
  tm_args_set (args, ASK_REWARDS_SOLO, dungeoneer_is_solo (table));
  return TRUE;
}

gboolean
dungeoneer_fill_hunt_lord (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  guint32 living = dungeoneer_get_alive (table);
  gint32 alive[DUNGEONEER_MAX_SEATS];

  if (!is_running (table) || dungeoneer_is_solo (table) || n_seats > DUNGEONEER_MAX_SEATS)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    alive[seat] = living >> seat & 1;
  tm_args_set (args, ASK_LORD_SEAT, dungeoneer_get_active (table));
  tm_args_set_list (args, ASK_LORD_ALIVE, alive, n_seats);
  return TRUE;
}

/* The roll that was ruled on, at a table with real dice. What nobody has told of a card is added to the die. */
guint
dungeoneer_use_battle_roll (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  gboolean has_token = tm_args_get (args, ASK_ROLL_TOKEN) != 0;
  TmArgs known;
  DungeoneerAttack attack;
  int column = find_attack (table, &attack);
  gint32 attack_mod, counter_mod, extra;

  tm_args_init (&known);
  if (column < 0 || dungeoneer_is_by_app (table, OPTION_DICE)
      || !dungeoneer_fill_battle_roll (table, &known)
      || !tm_args_fit (args, &known, 1u << ASK_ROLL_ATTACK_EXTRA, 0)
      || (has_token && !has_escort (table, &attack)))
    return 0;
  attack_mod = tm_args_get (args, ASK_ROLL_ATTACK_STAT) + tm_args_get (args, ASK_ROLL_ATTACK_MOD)
               - dungeoneer_get_attack_stat (table, &attack, NULL);
  counter_mod = tm_args_get (args, ASK_ROLL_COUNTER_STAT) + tm_args_get (args, ASK_ROLL_COUNTER_MOD)
                - dungeoneer_get_counter_stat (table, &attack, NULL);
  extra = tm_args_get (args, ASK_ROLL_ATTACK_EXTRA) - tm_args_get (&known, ASK_ROLL_ATTACK_EXTRA);
  if (ABS (attack_mod) > MOST_MOD || ABS (counter_mod) > MOST_MOD || extra < 0
      || tm_args_get (args, ASK_ROLL_COUNTER_EXTRA) != tm_args_get (&known, ASK_ROLL_COUNTER_EXTRA))
    return 0;
  moves[0].kind = MOVE_BATTLE_ROLL;
  tm_args_set (&moves[0].args, ARG_ROLL_INDEX, column);
  tm_args_set (&moves[0].args, ARG_ROLL_ATTACK_DIE, tm_args_get (args, ASK_ROLL_ATTACK_DIE) - 1);
  tm_args_set (&moves[0].args, ARG_ROLL_COUNTER_DIE, tm_args_get (args, ASK_ROLL_COUNTER_DIE) - 1);
  tm_args_set (&moves[0].args, ARG_ROLL_ATTACK_MOD, attack_mod);
  tm_args_set (&moves[0].args, ARG_ROLL_COUNTER_MOD, counter_mod);
  tm_args_set (&moves[0].args, ARG_ROLL_EXTRA, extra);
  tm_args_set (&moves[0].args, ARG_ROLL_TOKEN, has_token);
  return 1;
}
