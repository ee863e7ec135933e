/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Battles of the solo game: who attacks, what comes before, and where monsters go. R «Одиночная игра», p. 22-23. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "tm-text.h"

/* What comes first */

/**
 * dungeoneer_is_peril_owed:
 * @table: a table
 *
 * Returns: whether peril dice are still to be rolled, or peril cards to be drawn
 */
gboolean
dungeoneer_is_peril_owed (const TmTable *table)
{
  return tm_table_get_shared (table, COUNTER_PERIL_DICE) > 0
         || tm_table_get_shared (table, COUNTER_PERIL_CARDS) > 0;
}

/**
 * dungeoneer_has_trap:
 * @table: a table
 *
 * Returns: whether a trap lies there that is still to be settled
 */
gboolean
dungeoneer_has_trap (const TmTable *table)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    if (!dungeoneer_is_monster (table, pieces[i]))
      return TRUE;
  return FALSE;
}

/**
 * dungeoneer_turn_check_peril_drawn:
 * @self: a move while it is resolved
 *
 * Adds the finding "peril-owed" while peril dice or peril cards are owed: banes among them come before the
 * encounters. Source: R p. 23.
 */
void
dungeoneer_turn_check_peril_drawn (DungeoneerTurn *self)
{
  if (dungeoneer_is_peril_owed (self->table))
    dungeoneer_turn_forbid (self, "peril-owed", "dungeoneer.solo.banes",
                            tm_text (N_ ("All peril cards are drawn first.")));
}

/**
 * dungeoneer_turn_check_alone:
 * @self: a move of a hero while it is resolved
 *
 * Adds the finding of what has to be settled before a lone hero goes on: the peril of the location, traps and
 * monsters.
 */
void
dungeoneer_turn_check_alone (DungeoneerTurn *self)
{
  if (!dungeoneer_is_solo (self->table))
    return;
  if (dungeoneer_is_peril_owed (self->table))
    dungeoneer_turn_forbid (self, "peril-owed", "dungeoneer.solo.peril",
                            tm_text (N_ ("The peril of the location comes first.")));
  else if (dungeoneer_is_battle (self->table))
    dungeoneer_turn_forbid (self, "battle-open", "dungeoneer.solo.monsters",
                            tm_text (N_ ("The battle that goes on comes first.")));
  else if (dungeoneer_has_trap (self->table))
    dungeoneer_turn_forbid (self, "trap-owed", "dungeoneer.threat.traps-all",
                            tm_text (N_ ("The trap that lies there comes first.")));
}

/* Attacks */

/**
 * dungeoneer_turn_attack_alone:
 * @self: a move while it is resolved
 * @piece: a monster
 * @owner: 0: it comes from the lair; %TM_NO_SEAT: out of the peril deck
 *
 * Lets a monster attack the lone hero; its form is chosen with those of all others.
 *
 * Returns: whether there was room for its attack
 */
gboolean
dungeoneer_turn_attack_alone (DungeoneerTurn *self, guint piece, int owner)
{
  DungeoneerAttack attack = {
    .kind = ATTACKER_MONSTER,
    .who = (gint32) piece,
    .owner = owner,
    .target = 0,
    .target_piece = -1,
    .form = -1,
  };

  dungeoneer_turn_put (self, piece, ZONE_BATTLE, TM_NO_SEAT, TM_BOTTOM);
  tm_resolution_turn_piece (self->resolution, piece, TRUE);
  return dungeoneer_turn_add_attack (self, &attack) < DUNGEONEER_MAX_COLUMNS;
}

static void
list_lair (const TmTable *table, guint pieces[DUNGEONEER_N_ADVENTURES], guint *n)
{
  *n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_LAIR, 0), pieces,
                           DUNGEONEER_N_ADVENTURES);
}

/**
 * dungeoneer_turn_wake_lair:
 * @self: a move that has drawn a monster
 *
 * With the lair, its monsters attack along; each once in a turn, as ever. Source: R p. 12, 23.
 */
void
dungeoneer_turn_wake_lair (DungeoneerTurn *self)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n, n_waking = 0;

  if (!dungeoneer_has_variant (self->table, OPTION_SOLO_LAIR))
    return;
  list_lair (self->table, pieces, &n);
  for (guint i = 0; i < n; i++)
    if (tm_table_get_piece_mark (self->table, pieces[i], MARK_USED) == 0
        && dungeoneer_count_attacks (self->table) < DUNGEONEER_MAX_COLUMNS)
      n_waking += dungeoneer_turn_attack_alone (self, pieces[i], 0);
  if (n_waking > 0)
    tm_resolution_add_reason (self->resolution, "dungeoneer.solo.lair",
                              tm_text_n ("%s monster of the lair attacks along",
                                         "%s monsters of the lair attack along",
                                         tm_arg_number ((gint32) n_waking)));
  if (n_waking < n)
    tm_resolution_add_reason (
        self->resolution, "dungeoneer.misdeeds.one-attack",
        tm_text (
            N_ ("A monster of the lair that has attacked in this turn does not attack again")));
}

/* Where monsters go */

/* The monsters that wait in the battle: of the lair, or those that were drawn. */
static guint
list_monsters (const TmTable *table, gboolean of_lair, guint pieces[DUNGEONEER_MAX_ATTACKERS])
{
  guint zone = tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT);
  guint n = 0;

  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.kind == ATTACKER_MONSTER && (attack.owner >= 0) == of_lair
          && tm_table_get_piece_zone (table, (guint) attack.who) == zone)
        pieces[n++] = (guint) attack.who;
    }
  return n;
}

/* Into the lair; with the reading that says so, its wounds heal. */
static void
put_into_lair (DungeoneerTurn *self, guint piece)
{
  DungeoneerLairing lairing = {
    .health = dungeoneer_get_monster_health (self->table, piece),
    .wounds = dungeoneer_get_monster_wounds (self->table, piece),
  };
  DungeoneerLaired laired;

  if (lairing.wounds > 0)
    {
      dungeoneer_judge_lair (&lairing, &self->rules, &laired);
      tm_resolution_set_mark (self->resolution, piece, MARK_WOUNDS,
                              lairing.health - laired.health_next);
    }
  dungeoneer_turn_put (self, piece, ZONE_LAIR, 0, TM_BOTTOM);
}

/**
 * dungeoneer_turn_return_lair:
 * @self: a move while it is resolved
 *
 * Monsters of the lair that are not beaten return to it after the battle; nowhere, if the hero is beaten.
 */
void
dungeoneer_turn_return_lair (DungeoneerTurn *self)
{
  guint pieces[DUNGEONEER_MAX_ATTACKERS];
  guint n = list_monsters (self->table, TRUE, pieces);

  for (guint i = 0; i < n; i++)
    if (dungeoneer_get (self->table, COUNTER_ALIVE, 0) != 0)
      put_into_lair (self, pieces[i]);
    else
      dungeoneer_turn_discard (self, pieces[i]);
}

/* What they cost; one of which nobody has told it could be the dearest. */
static void
read_costs (const TmTable *table, const guint *pieces, guint n, gint32 *costs)
{
  gint32 most = 0;

  for (guint i = 0; i < n; i++)
    {
      costs[i] = dungeoneer_get_piece_printed (table, pieces[i], ADVENTURE_COST);
      most = MAX (most, costs[i]);
    }
  for (guint i = 0; i < n; i++)
    if (costs[i] < 0)
      costs[i] = most;
}

/**
 * dungeoneer_turn_sort_alone:
 * @self: a move while it is resolved
 *
 * Step VII alone: monsters of the lair return to it, and those that were drawn are discarded; with the lair, the
 * dearest of them goes there. Where somebody has to choose, they stay. Source: R p. 23.
 */
void
dungeoneer_turn_sort_alone (DungeoneerTurn *self)
{
  gboolean has_lair = dungeoneer_has_variant (self->table, OPTION_SOLO_LAIR)
                      && dungeoneer_get (self->table, COUNTER_ALIVE, 0) != 0;
  gint32 costs[DUNGEONEER_MAX_ATTACKERS];
  guint pieces[DUNGEONEER_MAX_ATTACKERS];
  DungeoneerSoloLair sorted = { 0 };
  guint n;

  dungeoneer_turn_return_lair (self);
  n = list_monsters (self->table, FALSE, pieces);
  if (n == 0)
    return;
  if (!has_lair)
    {
      for (guint i = 0; i < n; i++)
        dungeoneer_turn_discard (self, pieces[i]);
      return;
    }
  read_costs (self->table, pieces, n, costs);
  dungeoneer_judge_solo_lair (costs, 0, n,
                              (gint32) dungeoneer_count_zone (self->table, ZONE_LAIR, 0),
                              &self->rules, &sorted);
  for (guint i = 0; i < n; i++)
    if (sorted.discarded & 1u << i)
      dungeoneer_turn_discard (self, pieces[i]);
    else if ((sorted.kept & (sorted.kept - 1)) == 0 && sorted.excess == 0)
      put_into_lair (self, pieces[i]);
}

/**
 * dungeoneer_is_dearest:
 * @table: a table
 * @piece: a monster that was drawn, in step VII
 *
 * Returns: whether it may be the one that goes to the lair
 */
gboolean
dungeoneer_is_dearest (const TmTable *table, guint piece)
{
  guint pieces[DUNGEONEER_MAX_ATTACKERS];
  gint32 costs[DUNGEONEER_MAX_ATTACKERS];
  guint n = list_monsters (table, FALSE, pieces);
  gint32 most = 0, own = -1;

  read_costs (table, pieces, n, costs);
  for (guint i = 0; i < n; i++)
    {
      most = MAX (most, costs[i]);
      if (pieces[i] == piece)
        own = costs[i];
    }
  return own == most;
}

static gboolean
check_choice (DungeoneerTurn *self, guint piece, gint32 bed)
{
  guint pieces[DUNGEONEER_MAX_ATTACKERS];
  gboolean has_lair = dungeoneer_has_variant (self->table, OPTION_SOLO_LAIR);

  if (bed == BED_HAND)
    return dungeoneer_turn_refuse (self, "no-hand", "dungeoneer.solo.monsters",
                                   tm_text (N_ ("Alone, no monster comes into the hand.")));
  if (bed == BED_LAIR && !has_lair)
    dungeoneer_turn_forbid (self, "no-lair", "dungeoneer.solo.monsters",
                            tm_text (N_ ("Without the lair all monsters are discarded.")));
  else if (bed == BED_LAIR && !dungeoneer_is_dearest (self->table, piece))
    dungeoneer_turn_forbid (self, "not-dearest", "dungeoneer.solo.lair",
                            tm_text (N_ ("A monster that costs more goes to the lair.")));
  else if (bed == BED_DISCARD && list_monsters (self->table, FALSE, pieces) == 1
           && dungeoneer_count_zone (self->table, ZONE_LAIR, 0) < DUNGEONEER_LAIR && has_lair)
    dungeoneer_turn_forbid (self, "lair-open", "dungeoneer.solo.lair",
                            tm_text (N_ ("There is room in the lair for it.")));
  if (bed == BED_LAIR && dungeoneer_count_zone (self->table, ZONE_LAIR, 0) >= DUNGEONEER_LAIR)
    dungeoneer_turn_forbid (self, "lair-full", "dungeoneer.battle.lair-limit",
                            tm_text (N_ ("A lair has room for three monsters.")));
  return TRUE;
}

/**
 * dungeoneer_turn_choose_alone:
 * @self: a move while it is resolved
 * @piece: a monster that was drawn
 * @bed: of [enum@DungeoneerBed]: the lair or the discard
 *
 * Chooses among monsters that cost as much, or what becomes of one for which the lair has no room: if it goes there,
 * all others that were drawn are discarded.
 *
 * Returns: whether the move can go on
 */
gboolean
dungeoneer_turn_choose_alone (DungeoneerTurn *self, guint piece, gint32 bed)
{
  guint pieces[DUNGEONEER_MAX_ATTACKERS];
  guint n;

  if (dungeoneer_get_step (self->table) != STEP_LAIR)
    return dungeoneer_turn_refuse (self, "wrong-step", "dungeoneer.solo.monsters",
                                   tm_text (N_ ("That is settled after the challenges.")));
  if (!check_choice (self, piece, bed))
    return FALSE;
  if (bed == BED_DISCARD)
    {
      dungeoneer_turn_discard (self, piece);
      return TRUE;
    }
  put_into_lair (self, piece);
  n = list_monsters (self->table, FALSE, pieces);
  for (guint i = 0; i < n; i++)
    dungeoneer_turn_discard (self, pieces[i]);
  return TRUE;
}
