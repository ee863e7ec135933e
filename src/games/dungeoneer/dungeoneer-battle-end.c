/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last steps of a battle: R «Этапы битвы», VII and VIII, p. 14; and a fight in one go. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "tm-text.h"

/* Which monster is meant: by its attack, by its name, or the first that waits. */
static gboolean
find_monster (DungeoneerTurn *turn, guint *column, DungeoneerAttack *attack)
{
  const TmArgs *args = &turn->move->args;
  guint zone = tm_table_get_zone (turn->table, ZONE_BATTLE, TM_NO_SEAT);

  for (guint i = 0; i < dungeoneer_count_attacks (turn->table); i++)
    {
      if (tm_args_has (args, ARG_BED_INDEX) && tm_args_get (args, ARG_BED_INDEX) != (gint32) i)
        continue;
      dungeoneer_get_attack (turn->table, i, attack);
      if (attack->kind != ATTACKER_MONSTER && attack->kind != ATTACKER_QUEST)
        continue;
      if (attack->kind == ATTACKER_MONSTER
          && (tm_table_get_piece_zone (turn->table, (guint) attack->who) != zone
              || (tm_args_has (args, ARG_BED_CARD)
                  && tm_table_get_piece_face (turn->table, (guint) attack->who)
                         != tm_args_get (args, ARG_BED_CARD))))
        continue;
      *column = i;
      return TRUE;
    }
  return dungeoneer_turn_refuse (turn, "no-monster", "dungeoneer.battle.lair",
                                 tm_text (N_ ("No such monster waits in the battle.")));
}

static void
forbid_bed (DungeoneerTurn *turn, const DungeoneerLaired *laired, gboolean is_quest, gint32 bed)
{
  /* Through a full lair, what is too much goes to the discard: the owner chooses which. R p. 14. */
  if ((laired->options & 1u << bed) != 0 || (bed == BED_DISCARD && laired->excess > 0))
    return;
  if (is_quest)
    dungeoneer_turn_forbid (turn, "quest-monster", "dungeoneer.battle.lair",
                            tm_text (N_ ("The monster of a quest goes to no hand and no lair.")));
  else if (laired->state == MONSTER_BEATEN)
    dungeoneer_turn_forbid (turn, "beaten-stays", "dungeoneer.battle.lair",
                            tm_text (N_ ("A beaten monster is discarded.")));
  else if (laired->state == MONSTER_WOUNDED)
    dungeoneer_turn_forbid (turn, "wounded-to-hand", "dungeoneer.battle.lair",
                            tm_text (N_ ("A wounded monster does not return to the hand.")));
  else
    dungeoneer_turn_forbid (
        turn, "unhurt-discarded", "dungeoneer.battle.lair",
        tm_text (N_ ("A monster without wounds goes to the hand or into the lair.")));
}

static void
put_monster (DungeoneerTurn *turn,
             const DungeoneerAttack *attack,
             gint32 bed,
             const DungeoneerLaired *laired)
{
  guint piece = (guint) attack->who;
  int owner = MAX (attack->owner, 0);

  switch (bed)
    {
    case BED_HAND:
      tm_resolution_set_mark (turn->resolution, piece, MARK_WOUNDS, 0);
      dungeoneer_turn_put (turn, piece, ZONE_HAND, owner, TM_BOTTOM);
      break;
    case BED_LAIR:
      /* Wounds beyond those that stay heal with the reading that says so. */
      tm_resolution_set_mark (turn->resolution, piece, MARK_WOUNDS,
                              dungeoneer_get_monster_health (turn->table, piece)
                                  - laired->health_next);
      dungeoneer_turn_put (turn, piece, ZONE_LAIR, owner, TM_BOTTOM);
      break;
    default:
      dungeoneer_turn_discard (turn, piece);
      break;
    }
}

static void
say_bed (DungeoneerTurn *turn, TmTextArg name, gint32 bed)
{
  if (bed == BED_HAND)
    dungeoneer_turn_say (turn, tm_text (N_ ("Back into the hand: %s"), name));
  else if (bed == BED_LAIR)
    dungeoneer_turn_say (turn, tm_text (N_ ("Into the lair: %s"), name));
  else
    dungeoneer_turn_say (turn, tm_text (N_ ("Discarded: %s"), name));
}

/* The move `battle-lair`: step VII. */
void
dungeoneer_resolve_battle_lair (const TmMove *move, TmResolution *resolution)
{
  gint32 bed = tm_args_get (&move->args, ARG_BED_TO);
  DungeoneerTurn turn;
  DungeoneerAttack attack = { 0 };
  DungeoneerLairing lairing;
  DungeoneerLaired laired;
  TmTextArg name;
  guint column;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_battle (&turn) || !find_monster (&turn, &column, &attack))
    return;
  if (dungeoneer_get_next_roll (turn.table) >= 0)
    dungeoneer_turn_forbid (&turn, "rolls-owed", "dungeoneer.battle.roll",
                            tm_text (N_ ("Not all attacks are rolled yet.")));
  name = dungeoneer_name_piece (turn.table, (guint) attack.who);
  if (dungeoneer_is_solo (turn.table) && attack.kind == ATTACKER_MONSTER)
    {
      if (!dungeoneer_turn_choose_alone (&turn, (guint) attack.who, bed))
        return;
      say_bed (&turn, name, bed);
      dungeoneer_turn_go_on (&turn);
      dungeoneer_turn_check_end (&turn);
      return;
    }
  lairing = (DungeoneerLairing) {
    .health = dungeoneer_get_monster_health (turn.table, (guint) attack.who),
    .wounds = dungeoneer_get_monster_wounds (turn.table, (guint) attack.who),
    .quest = attack.kind == ATTACKER_QUEST,
    .lair = (gint32) dungeoneer_count_zone (turn.table, ZONE_LAIR, MAX (attack.owner, 0)),
  };
  dungeoneer_judge_lair (&lairing, &turn.rules, &laired);
  forbid_bed (&turn, &laired, lairing.quest, bed);
  if (lairing.quest)
    return;
  if (bed == BED_LAIR && laired.excess > 0)
    dungeoneer_turn_forbid (&turn, "lair-full", "dungeoneer.battle.lair-limit",
                            tm_text (N_ ("A lair has room for three monsters.")));
  put_monster (&turn, &attack, bed, &laired);
  say_bed (&turn, name, bed);
  if (dungeoneer_get_step (turn.table) == STEP_CHALLENGE)
    dungeoneer_turn_pass_challenge (&turn);
  else
    dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_check_end (&turn);
}

/* The move `battle-reward`: step VIII. */
void
dungeoneer_resolve_battle_reward (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  gint32 to = tm_args_has (args, ARG_REWARD_TO) ? tm_args_get (args, ARG_REWARD_TO) : TM_NO_SEAT;
  DungeoneerTurn turn;
  gint32 owed, amount;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_battle (&turn))
    return;
  owed = tm_table_get_shared (turn.table, COUNTER_REWARD);
  amount = tm_args_has (args, ARG_REWARD_AMOUNT) ? tm_args_get (args, ARG_REWARD_AMOUNT) : owed;
  if (amount > owed || owed == 0)
    {
      dungeoneer_turn_refuse (&turn, "too-much", "dungeoneer.battle.reward-peril",
                              tm_text (N_ ("There is no such peril to hand out.")));
      return;
    }
  if (to == dungeoneer_get_active (turn.table) && to >= 0)
    dungeoneer_turn_note (
        &turn, "reward-self", "dungeoneer.battle.reward-peril",
        tm_text (N_ ("The rulebook lets any player get it; its example speaks of opponents.")));
  if (to >= 0)
    {
      dungeoneer_turn_add (&turn, COUNTER_PERIL, (guint) to, amount);
      dungeoneer_turn_say (&turn, tm_text (N_ ("%s gets peril as a reward: %s"), tm_arg_seat (to),
                                           tm_arg_number (amount)));
      dungeoneer_turn_set_shared (&turn, COUNTER_REWARD, owed - amount);
    }
  else
    {
      dungeoneer_turn_set_shared (&turn, COUNTER_REWARD, 0);
      dungeoneer_turn_say (&turn, tm_text (N_ ("Nobody gets peril as a reward")));
    }
  dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_check_end (&turn);
}

/* The move `battle-end`: leaves step VI, or ends the battle. */
void
dungeoneer_resolve_battle_end (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_battle (&turn))
    return;
  if (dungeoneer_get_step (turn.table) == STEP_CHALLENGE
      && dungeoneer_get_next_roll (turn.table) < 0)
    {
      dungeoneer_turn_pass_challenge (&turn);
      dungeoneer_turn_say (&turn, tm_text (N_ ("Nobody strikes back any more")));
      dungeoneer_turn_check_end (&turn);
      return;
    }
  if (dungeoneer_get_next_roll (turn.table) >= 0)
    dungeoneer_turn_forbid (&turn, "rolls-owed", "dungeoneer.battle.roll",
                            tm_text (N_ ("Not all attacks are rolled yet.")));
  if (dungeoneer_get_bedless (turn.table) >= 0)
    dungeoneer_turn_forbid (&turn, "lair-owed", "dungeoneer.battle.lair",
                            tm_text (N_ ("A monster still has to go somewhere.")));
  dungeoneer_turn_end_battle (&turn);
  dungeoneer_turn_say (&turn, tm_text (N_ ("The battle is over")));
  dungeoneer_turn_check_end (&turn);
}

/* A fight in one go */

static void
copy_arg (const TmMove *from, guint from_param, TmMove *to, guint to_param)
{
  if (tm_args_has (&from->args, from_param))
    tm_args_set (&to->args, to_param, tm_args_get (&from->args, from_param));
}

static TmMove
new_step (const TmMove *move, guint kind)
{
  TmMove step = *move;

  step.kind = kind;
  tm_args_init (&step.args);
  return step;
}

/* The move `fight`: playing the card, beginning and rolling in one. */
void
dungeoneer_resolve_fight (const TmMove *move, TmResolution *resolution)
{
  TmMove play = new_step (move, MOVE_PLAY_PERIL);
  TmMove begin = new_step (move, MOVE_BATTLE_BEGIN);
  TmMove roll = new_step (move, MOVE_BATTLE_ROLL);
  gint32 form = tm_args_get (&move->args, ARG_FIGHT_FORM);

  if (!tm_args_has (&move->args, ARG_FIGHT_SEAT))
    {
      copy_arg (move, ARG_FIGHT_CARD, &play, ARG_MISDEED_CARD);
      copy_arg (move, ARG_FIGHT_COST, &play, ARG_MISDEED_COST);
      copy_arg (move, ARG_FIGHT_PAYER, &play, ARG_MISDEED_PAYER);
      copy_arg (move, ARG_FIGHT_TARGET, &play, ARG_MISDEED_TARGET);
      tm_args_set (&play.args, ARG_MISDEED_FROM, FROM_HAND);
      tm_args_set (&play.args, ARG_MISDEED_KIND, PERIL_MONSTER);
      dungeoneer_resolve_play_peril (&play, resolution);
      if (tm_resolution_is_refused (resolution))
        return;
    }
  copy_arg (move, ARG_FIGHT_SEAT, &begin, ARG_BATTLE_SEAT);
  copy_arg (move, ARG_FIGHT_TARGET, &begin, ARG_BATTLE_TARGET);
  tm_args_set_list (&begin.args, ARG_BATTLE_FORMS, &form, 1);
  dungeoneer_resolve_battle_begin (&begin, resolution);
  if (tm_resolution_is_refused (resolution))
    return;
  copy_arg (move, ARG_FIGHT_ATTACK_DIE, &roll, ARG_ROLL_ATTACK_DIE);
  copy_arg (move, ARG_FIGHT_COUNTER_DIE, &roll, ARG_ROLL_COUNTER_DIE);
  copy_arg (move, ARG_FIGHT_ATTACK_MOD, &roll, ARG_ROLL_ATTACK_MOD);
  copy_arg (move, ARG_FIGHT_COUNTER_MOD, &roll, ARG_ROLL_COUNTER_MOD);
  for (guint param = ARG_ROLL_EXTRA; param <= ARG_ROLL_WOUNDS; param++)
    tm_args_set (&roll.args, param, 0);
  tm_args_set (&roll.args, ARG_ROLL_INDEX, 0);
  dungeoneer_resolve_battle_roll (&roll, resolution);
}
