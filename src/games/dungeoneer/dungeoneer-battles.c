/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A battle from step to step: R «Этапы битвы», p. 13-14. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "tm-text.h"

static void
set_cell (DungeoneerTurn *self, guint column, guint layer, gint32 value)
{
  tm_resolution_set_cell (self->resolution, GRID_BATTLE, TM_NO_SEAT, layer, column, 0, value);
}

/**
 * dungeoneer_turn_set_attack:
 * @self: a move while it is resolved
 * @column: its column, below DUNGEONEER_MAX_COLUMNS
 * @attack: an attack
 *
 * Writes one of the attacks of a battle.
 */
void
dungeoneer_turn_set_attack (DungeoneerTurn *self, guint column, const DungeoneerAttack *attack)
{
  const gint32 values[N_BATTLE_LAYERS] = {
    [BATTLE_ATTACKER] = (gint32) attack->kind,
    [BATTLE_WHO] = attack->who,
    [BATTLE_OWNER] = attack->owner,
    [BATTLE_TARGET] = attack->target,
    [BATTLE_TARGET_PIECE] = attack->target_piece,
    [BATTLE_FORM] = attack->form,
    [BATTLE_ATTACK_DIE] = attack->attack_die,
    [BATTLE_COUNTER_DIE] = attack->counter_die,
    [BATTLE_ATTACK_TOTAL] = attack->attack_total,
    [BATTLE_COUNTER_TOTAL] = attack->counter_total,
    [BATTLE_RESULT] = (gint32) attack->result,
    [BATTLE_HIT_WOUNDS] = attack->hit_wounds,
    [BATTLE_EFFECT_WOUNDS] = attack->effect_wounds,
    [BATTLE_WOUNDS_BACK] = attack->wounds_back,
  };

  for (guint layer = 0; layer < N_BATTLE_LAYERS; layer++)
    set_cell (self, column, layer, values[layer]);
}

static DungeoneerBattleKind
get_kind (DungeoneerTurn *self, const DungeoneerAttack *attack)
{
  switch (attack->kind)
    {
    case ATTACKER_QUEST:
      return BATTLE_HUNT;
    case ATTACKER_HERO:
      return BATTLE_HERO;
    default:
      return dungeoneer_is_solo (self->table) ? BATTLE_SOLO : BATTLE_MONSTERS;
    }
}

/**
 * dungeoneer_turn_add_attack:
 * @self: a move while it is resolved
 * @attack: an attack
 *
 * Adds an attack to the battle; the first one opens it, with step I.
 *
 * Returns: its column; %DUNGEONEER_MAX_COLUMNS: there is no room for it, and the move was refused
 */
guint
dungeoneer_turn_add_attack (DungeoneerTurn *self, const DungeoneerAttack *attack)
{
  guint column = dungeoneer_count_attacks (self->table);

  if (column == DUNGEONEER_MAX_COLUMNS)
    {
      dungeoneer_turn_refuse (self, "too-many-attacks", "dungeoneer.misdeeds.time",
                              tm_text (N_ ("There is no room for a further attack.")));
      return column;
    }
  dungeoneer_turn_set_attack (self, column, attack);
  if (!dungeoneer_is_battle (self->table))
    {
      dungeoneer_turn_set_shared (self, COUNTER_BATTLE_KIND, (gint32) get_kind (self, attack));
      dungeoneer_turn_set_shared (self, COUNTER_BATTLE_STEP, STEP_ATTACK);
    }
  return column;
}

/**
 * dungeoneer_turn_beat:
 * @self: a move while it is resolved
 * @piece: a monster without health, or a quest whose monster has none
 * @by: the seat whose hero has beaten it
 *
 * Counts a beaten monster; a hunt is passed by that. Source: R p. 14, 16, 23.
 */
void
dungeoneer_turn_beat (DungeoneerTurn *self, guint piece, guint by)
{
  gboolean is_quest = tm_box_get_piece_kind (tm_table_get_box (self->table), piece) == PIECE_QUEST;
  DungeoneerDeeds deeds = {
    .beaten = 1,
    .quest = is_quest,
    .solo = dungeoneer_is_solo (self->table),
  };
  DungeoneerRewards rewards;

  dungeoneer_judge_rewards (&deeds, &self->rules, &rewards);
  dungeoneer_turn_add_shared (self, COUNTER_CARDS_OWED, rewards.cards);
  dungeoneer_turn_add (self, COUNTER_MONSTERS_BEATEN, by, 1);
  if (is_quest)
    dungeoneer_turn_set_shared (self, COUNTER_PASSED, (gint32) piece + 1);
}

/**
 * dungeoneer_turn_send_away:
 * @self: a move while it is resolved
 * @piece: an encounter in the battle
 *
 * Takes an encounter out of the battle: it does nothing any more, and is discarded.
 */
void
dungeoneer_turn_send_away (DungeoneerTurn *self, guint piece)
{
  DungeoneerAttack attack;
  guint column = dungeoneer_find_attack (self->table, piece, &attack);

  if (column < DUNGEONEER_MAX_COLUMNS && attack.result == OUTCOME_OPEN)
    {
      attack.result = OUTCOME_GONE;
      dungeoneer_turn_set_attack (self, column, &attack);
    }
  dungeoneer_turn_discard (self, piece);
  dungeoneer_turn_go_on (self);
  dungeoneer_turn_check_end (self);
}

/* Rewards */

static gboolean
is_quest_attack (const TmTable *table, const DungeoneerAttack *attack)
{
  int monster = dungeoneer_get_attack_monster (attack);

  return monster >= 0
         && tm_box_get_piece_kind (tm_table_get_box (table), (guint) monster) == PIECE_QUEST;
}

/* What an attack has done to heroes by a monster, and to a monster by a hero. */
static void
count_deeds (const DungeoneerAttack *attack, DungeoneerDeeds *deeds, gint32 *to_monster, int *hero)
{
  gboolean by_monster = attack->kind == ATTACKER_MONSTER || attack->kind == ATTACKER_QUEST;

  *to_monster = 0;
  *hero = by_monster ? attack->target : attack->who;
  if (dungeoneer_get_attack_monster (attack) < 0)
    return;
  deeds->hit_wounds += by_monster ? attack->hit_wounds : attack->wounds_back;
  deeds->effect_wounds += attack->effect_wounds;
  *to_monster = by_monster ? attack->wounds_back : attack->hit_wounds;
}

/* Step VIII: glory at once, peril as it is handed out. R p. 14. */
static void
settle_rewards (DungeoneerTurn *self)
{
  gboolean is_solo = dungeoneer_is_solo (self->table);
  DungeoneerDeeds all = { .solo = is_solo };
  DungeoneerRewards rewards;

  for (guint i = 0; i < dungeoneer_count_attacks (self->table); i++)
    {
      DungeoneerDeeds own = { .solo = is_solo };
      DungeoneerAttack attack;
      int hero;

      dungeoneer_get_attack (self->table, i, &attack);
      if (is_quest_attack (self->table, &attack))
        continue;
      count_deeds (&attack, &all, &own.to_monsters, &hero);
      if (own.to_monsters == 0 || hero < 0
          || dungeoneer_get (self->table, COUNTER_ALIVE, (guint) hero) == 0)
        continue;
      dungeoneer_judge_rewards (&own, &self->rules, &rewards);
      dungeoneer_turn_add (self, COUNTER_GLORY, (guint) hero, rewards.glory);
    }
  dungeoneer_judge_rewards (&all, &self->rules, &rewards);
  dungeoneer_turn_set_shared (self, COUNTER_REWARD, rewards.peril);
}

/* The lair */

/* Monsters without health are discarded by themselves. */
static void
discard_beaten (DungeoneerTurn *self)
{
  guint zone = tm_table_get_zone (self->table, ZONE_BATTLE, TM_NO_SEAT);

  for (guint i = 0; i < dungeoneer_count_attacks (self->table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (self->table, i, &attack);
      if (attack.kind == ATTACKER_MONSTER
          && tm_table_get_piece_zone (self->table, (guint) attack.who) == zone
          && dungeoneer_get_monster_wounds (self->table, (guint) attack.who)
                 >= dungeoneer_get_monster_health (self->table, (guint) attack.who))
        dungeoneer_turn_discard (self, (guint) attack.who);
    }
}

/* Who is out has no lair and no hand: monsters of a beaten hero, and all of those alone that have won. */
static void
discard_ownerless (DungeoneerTurn *self)
{
  guint zone = tm_table_get_zone (self->table, ZONE_BATTLE, TM_NO_SEAT);

  for (guint i = 0; i < dungeoneer_count_attacks (self->table); i++)
    {
      DungeoneerAttack attack;
      gint32 owner;

      dungeoneer_get_attack (self->table, i, &attack);
      owner = MAX (attack.owner, 0);
      if (attack.kind == ATTACKER_MONSTER
          && tm_table_get_piece_zone (self->table, (guint) attack.who) == zone
          && dungeoneer_get (self->table, COUNTER_ALIVE, (guint) owner) == 0)
        dungeoneer_turn_discard (self, (guint) attack.who);
    }
}

static void
enter_step (DungeoneerTurn *self, guint step)
{
  dungeoneer_turn_set_shared (self, COUNTER_BATTLE_STEP, (gint32) step);
}

static void
close_battle (DungeoneerTurn *self)
{
  static const DungeoneerAttack none
      = { .who = -1, .owner = -1, .target = -1, .target_piece = -1, .form = -1 };

  for (guint i = dungeoneer_count_attacks (self->table); i > 0; i--)
    dungeoneer_turn_set_attack (self, i - 1, &none);
  if (tm_table_get_phase (self->table) == PHASE_MISDEEDS
      && tm_table_get_shared (self->table, COUNTER_BATTLE_KIND) == BATTLE_MONSTERS)
    dungeoneer_turn_set_shared (self, COUNTER_ENCOUNTERED, 1);
  dungeoneer_turn_set_shared (self, COUNTER_REWARD, 0);
  dungeoneer_turn_set_shared (self, COUNTER_BATTLE_KIND, BATTLE_NONE);
  enter_step (self, STEP_NONE);
}

/**
 * dungeoneer_turn_end_battle:
 * @self: a move while it is resolved
 *
 * Ends the battle, whatever is still open: monsters that nobody has sent anywhere are discarded.
 */
void
dungeoneer_turn_end_battle (DungeoneerTurn *self)
{
  int monster;

  if (!dungeoneer_is_battle (self->table))
    return;
  if (dungeoneer_is_solo (self->table))
    dungeoneer_turn_return_lair (self);
  while ((monster = dungeoneer_get_bedless (self->table)) >= 0)
    dungeoneer_turn_discard (self, (guint) monster);
  close_battle (self);
}

static gboolean
has_open_form (const TmTable *table)
{
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.form < 0 && attack.result == OUTCOME_OPEN)
        return TRUE;
    }
  return FALSE;
}

/* Alone, treasures can be played in step VIII, also those that the battle has brought. */
static gboolean
has_solo_reward (const TmTable *table)
{
  return dungeoneer_is_solo (table) && dungeoneer_get (table, COUNTER_ALIVE, 0) != 0
         && (dungeoneer_get (table, COUNTER_HAND, 0) > 0
             || tm_table_get_shared (table, COUNTER_CARDS_OWED) > 0);
}

/* After the challenges. */
static void
go_to_lair (DungeoneerTurn *self)
{
  enter_step (self, STEP_LAIR);
  discard_beaten (self);
  discard_ownerless (self);
  if (dungeoneer_is_solo (self->table))
    dungeoneer_turn_sort_alone (self);
  if (dungeoneer_get_bedless (self->table) >= 0)
    return;
  settle_rewards (self);
  if (tm_table_get_shared (self->table, COUNTER_REWARD) > 0 || has_solo_reward (self->table))
    enter_step (self, STEP_REWARD);
  else
    close_battle (self);
}

/**
 * dungeoneer_turn_pass_challenge:
 * @self: a move while it is resolved
 *
 * Leaves step VI.
 */
void
dungeoneer_turn_pass_challenge (DungeoneerTurn *self)
{
  if (dungeoneer_get_step (self->table) == STEP_CHALLENGE)
    go_to_lair (self);
}

/**
 * dungeoneer_turn_go_on:
 * @self: a move while it is resolved
 *
 * Goes on to the next step of the battle that has anything to do; if there is none, the battle is over.
 */
void
dungeoneer_turn_go_on (DungeoneerTurn *self)
{
  guint step = dungeoneer_get_step (self->table);

  if (step == STEP_LAIR)
    discard_ownerless (self);
  if (!dungeoneer_is_battle (self->table) || (step == STEP_ATTACK && has_open_form (self->table)))
    return;
  if (step < STEP_CHALLENGE)
    {
      if (dungeoneer_get_next_roll (self->table) >= 0)
        {
          if (step == STEP_ATTACK)
            enter_step (self, STEP_RESPONSE);
          return;
        }
      enter_step (self, STEP_CHALLENGE);
    }
  if (dungeoneer_get_step (self->table) == STEP_CHALLENGE)
    {
      /* A strike in this step that is not rolled yet. */
      if (dungeoneer_get_next_roll (self->table) >= 0 || dungeoneer_has_challenger (self->table))
        return;
      go_to_lair (self);
    }
  else if (dungeoneer_get_step (self->table) == STEP_LAIR
           && (dungeoneer_get_bedless (self->table) < 0 || dungeoneer_is_solo (self->table)))
    go_to_lair (self);
  else if (dungeoneer_get_step (self->table) == STEP_REWARD
           && tm_table_get_shared (self->table, COUNTER_REWARD) == 0
           && !dungeoneer_is_solo (self->table))
    close_battle (self);
}
