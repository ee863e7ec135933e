/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The battle, as a short dialogue: who attacks whom, in which form, with which numbers, and what came of it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-present.h"
#include "tm-text.h"

/* A monster that has gone back into a hand is among cards that nobody else sees. */
static TmTextArg
name_monster (const TmTable *table, gint32 piece)
{
  return tm_table_can_see (table, (guint) piece, TM_NO_SEAT)
             ? dungeoneer_name_piece (table, (guint) piece)
             : tm_arg_word (N_ ("an unnamed monster"));
}

static TmTextArg
name_attacker (const TmTable *table, const DungeoneerAttack *attack)
{
  return attack->kind >= ATTACKER_HERO ? tm_arg_seat (attack->who)
                                       : name_monster (table, attack->who);
}

static TmTextArg
name_target (const TmTable *table, const DungeoneerAttack *attack)
{
  return attack->target_piece >= 0 ? name_monster (table, attack->target_piece)
                                   : tm_arg_seat (attack->target);
}

static TmText
name_attack (const TmTable *table, const DungeoneerAttack *attack)
{
  if (attack->target < 0 && attack->target_piece < 0)
    return tm_text (N_ ("%s attacks"), name_attacker (table, attack));
  if (attack->kind == ATTACKER_CHALLENGE)
    return tm_text (N_ ("%s strikes back at %s"), name_attacker (table, attack),
                    name_target (table, attack));
  return tm_text (N_ ("%s attacks %s"), name_attacker (table, attack), name_target (table, attack));
}

static TmText
describe_attack (const TmTable *table, const DungeoneerAttack *attack)
{
  TmTextArg form, numbers[2];

  if (attack->result == OUTCOME_GONE)
    return tm_text (N_ ("out of the battle"));
  if (attack->form < 0)
    return tm_text (N_ ("form not chosen yet"));
  form = tm_arg_word (dungeoneer_stat_words[attack->form].name);
  if (attack->result == OUTCOME_OPEN)
    {
      numbers[0] = tm_arg_number (dungeoneer_get_attack_stat (table, attack, NULL));
      numbers[1] = tm_arg_number (dungeoneer_get_counter_stat (table, attack, NULL));
      return tm_text (N_ ("%s: attack +%s, counter +%s"), form, numbers[0], numbers[1]);
    }
  numbers[0] = tm_arg_number (attack->attack_total);
  numbers[1] = tm_arg_number (attack->counter_total);
  switch (attack->result)
    {
    case OUTCOME_ATTACKER:
      return tm_text (N_ ("%s: %s to %s, a hit"), form, numbers[0], numbers[1]);
    case OUTCOME_DEFENDER:
      return tm_text (N_ ("%s: %s to %s, struck back"), form, numbers[0], numbers[1]);
    default:
      return tm_text (N_ ("%s: %s to %s, nothing"), form, numbers[0], numbers[1]);
    }
}

static void
add_die (TmScene *scene, guint tray, gint32 value, TmText label)
{
  TmNode *die;

  if (value == 0)
    return;
  die = tm_scene_add (scene, tray, TM_NODE_DIE, label);
  tm_node_set_value (die, value, 6);
  die->min = 1;
}

/* Both dice side by side, the attack first. */
static void
add_dice (TmScene *scene, guint panel, const DungeoneerAttack *attack)
{
  guint row;

  if (attack->attack_die == 0)
    return;
  tm_scene_add (scene, panel, TM_NODE_ROW, tm_text (N_ ("Attack and counter")));
  row = tm_scene_get_last (scene);
  add_die (scene, row, attack->attack_die, tm_text (N_ ("attack")));
  add_die (scene, row, attack->counter_die, tm_text (N_ ("counter")));
}

static void
add_health (TmScene *scene, guint panel, const TmTable *table, const DungeoneerAttack *attack)
{
  int monster = dungeoneer_get_attack_monster (attack);
  gint32 health;
  TmNode *track;

  if (monster < 0 || attack->kind == ATTACKER_CHALLENGE
      || (attack->kind == ATTACKER_MONSTER
          && tm_table_get_piece_zone (table, (guint) monster)
                 != tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT)))
    return;
  health = dungeoneer_get_monster_health (table, (guint) monster);
  track = tm_scene_add (scene, panel, TM_NODE_TRACK, tm_text (N_ ("Health")));
  tm_node_set_value (
      track, MAX (health - dungeoneer_get_monster_wounds (table, (guint) monster), 0), health);
  track->role = TM_ROLE_LIFE;
}

static void
add_attack (TmScene *scene, guint column, DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmOffers *offers = tm_scene_get_offers (scene);
  DungeoneerAttack attack;
  TmNode *panel;
  guint index;

  dungeoneer_get_attack (table, column, &attack);
  panel = tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, name_attack (table, &attack),
                               attack.kind >= ATTACKER_HERO ? "sword" : "monster", TM_ROLE_MONSTER);
  panel->detail = describe_attack (table, &attack);
  panel->seat = attack.target;
  if (attack.result == OUTCOME_GONE)
    panel->state |= TM_STATE_OUT;
  index = tm_scene_get_last (scene);
  add_health (scene, index, table, &attack);
  add_dice (scene, index, &attack);
  for (guint i = 0; i < dungeoneer_count_offers (scene); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      gboolean is_of = (offer->move == MOVE_BATTLE_ROLL
                        && tm_offer_get_preset (offer, ARG_ROLL_INDEX) == (gint32) column)
                       || (offer->move == MOVE_BATTLE_CHALLENGE
                           && tm_offer_get_preset (offer, ARG_CHALLENGE_TARGET) == (gint32) column)
                       || (offer->move == MOVE_BATTLE_LAIR
                           && tm_offer_get_preset (offer, ARG_BED_INDEX) == (gint32) column);

      if (is_of && !placed->placed[i] && !offer->is_primary)
        dungeoneer_add_button (scene, index, i, placed);
    }
}

/* Traps that wait to be passed. */
static void
add_traps (TmScene *scene, guint mat, DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint zone = tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT);
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    {
      TmNode *card;

      if (dungeoneer_is_monster (table, pieces[i]))
        continue;
      card = tm_scene_add_symbol (scene, mat, TM_NODE_CARD,
                                  tm_text ("%s", dungeoneer_name_piece (table, pieces[i])),
                                  "spikes", TM_ROLE_TRAP);
      card->offer = dungeoneer_find_offer_of_piece (scene, pieces[i], placed);
    }
}

/* To whom the reward goes. */
static void
add_rewards (TmScene *scene, DungeoneerPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  const TmTable *table = tm_scene_get_table (scene);
  guint index;

  if (dungeoneer_get_step (table) != STEP_REWARD
      || tm_table_get_shared (table, COUNTER_REWARD) == 0)
    return;
  tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, tm_text (N_ ("Reward")), "skull", TM_ROLE_WOUND)
      ->detail
      = tm_text (N_ ("Peril to hand out: %s"),
                 tm_arg_number (tm_table_get_shared (table, COUNTER_REWARD)));
  index = tm_scene_get_last (scene);
  for (guint i = 0; i < dungeoneer_count_offers (scene); i++)
    if (tm_offers_get (offers, i)->move == MOVE_BATTLE_REWARD
        && !tm_offers_get (offers, i)->is_primary)
      dungeoneer_add_button (scene, index, i, placed);
}

/**
 * dungeoneer_present_battle:
 * @scene: a scene
 * @mat: the shared area
 * @placed: offers that have a place
 *
 * Adds a panel for every attack, newest last.
 */
void
dungeoneer_present_battle (TmScene *scene, guint mat, DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);

  add_traps (scene, mat, placed);
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    add_attack (scene, i, placed);
  add_rewards (scene, placed);
}
