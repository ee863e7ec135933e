/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Escorts: R «Сопровождение», p. 16-17; taking one away, p. 12. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

/* Two tokens with one letter are out for each escort that goes on. */
static void
count_tokens (DungeoneerTurn *self)
{
  guint first = dungeoneer_get_first (self->table, PIECE_QUEST);
  gint32 out = 0;

  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    if (tm_table_get_piece_mark (self->table, quest, MARK_ESCORT) != 0)
      out += 2;
  dungeoneer_turn_set_shared (self, COUNTER_TRACKING, MAX (8 - out, 0));
}

/**
 * dungeoneer_turn_set_escort:
 * @self: a move while it is resolved
 * @quest: an escort
 * @seat: whose hero has it along, or -1
 * @cell: where it was left behind, or -1
 *
 * Says where the token of an escort is; nowhere if both are -1.
 */
void
dungeoneer_turn_set_escort (DungeoneerTurn *self, guint quest, int seat, int cell)
{
  gint32 mark = seat >= 0 ? seat + 1 : cell >= 0 ? ESCORT_ON_GROUND + cell : 0;

  tm_resolution_set_mark (self->resolution, quest, MARK_ESCORT, mark);
  count_tokens (self);
}

/**
 * dungeoneer_turn_drop_escort:
 * @self: a move while it is resolved
 * @quest: an escort
 * @seat: whose hero has it along
 *
 * Leaves an escort where the hero is. Source: R «Сопровождение», p. 17.
 */
void
dungeoneer_turn_drop_escort (DungeoneerTurn *self, guint quest, guint seat)
{
  gint32 at = dungeoneer_get (self->table, COUNTER_AT, seat);

  /* Where no map is kept, any place will do: the players know it. */
  dungeoneer_turn_set_escort (self, quest, -1, at > 0 ? at - 1 : DUNGEONEER_CELL (0, 0));
}

/* The quest becomes personal for who has the token: R p. 17. */
static void
take (DungeoneerTurn *self, guint quest, guint seat)
{
  dungeoneer_turn_put (self, quest, ZONE_PERSONAL, (int) seat, TM_BOTTOM);
  dungeoneer_turn_set_escort (self, quest, (int) seat, -1);
}

/**
 * dungeoneer_turn_steal_escort:
 * @self: a move while it is resolved
 * @thief: who takes it
 * @victim: from whom
 *
 * Takes an escort away after a hit. Source: R «Битва», p. 12; «Сопровождение», p. 17.
 */
void
dungeoneer_turn_steal_escort (DungeoneerTurn *self, guint thief, guint victim)
{
  int quest = dungeoneer_find_escort (self->table, victim);

  if (quest < 0)
    return;
  take (self, (guint) quest, thief);
  tm_resolution_set_mark (self->resolution, (guint) quest, MARK_STOLEN, (gint32) thief + 1);
}

static gboolean
is_at_place (DungeoneerTurn *turn, guint seat, guint quest, gint32 act)
{
  gint32 at = dungeoneer_get (turn->table, COUNTER_AT, seat);
  int cell = dungeoneer_get_escort_cell (turn->table, quest);

  if (act == ESCORT_TAKE && cell >= 0)
    return !dungeoneer_has_map (turn->table) || at == cell + 1;
  if (act == ESCORT_TAKE)
    return dungeoneer_is_at_quest_place (turn->table, seat, quest, FALSE);
  return dungeoneer_is_at_delivery (turn->table, seat, quest);
}

static gboolean
find_escort_quest (DungeoneerTurn *turn, guint seat, gint32 act, guint *quest)
{
  const TmArgs *args = &turn->move->args;
  int own = dungeoneer_find_escort (turn->table, seat);

  if ((act == ESCORT_DELIVER || act == ESCORT_DROP) && !tm_args_has (args, ARG_ESCORTS_QUEST)
      && own >= 0)
    {
      *quest = (guint) own;
      return TRUE;
    }
  if (act == ESCORT_STEAL && !tm_args_has (args, ARG_ESCORTS_QUEST))
    for (guint other = 0; other < tm_table_get_n_seats (turn->table); other++)
      if (other != seat && dungeoneer_find_escort (turn->table, other) >= 0)
        {
          *quest = (guint) dungeoneer_find_escort (turn->table, other);
          return TRUE;
        }
  return dungeoneer_turn_get_quest (turn, seat, ARG_ESCORTS_QUEST, ARG_ESCORTS_OF, quest);
}

/* The attack by which this hero has just hit the one who has the escort along, its column; DUNGEONEER_MAX_COLUMNS: none. */
static guint
find_hit (DungeoneerTurn *turn, guint seat, guint quest)
{
  int bearer = dungeoneer_get_escort (turn->table, quest);

  for (guint i = 0; bearer >= 0 && i < dungeoneer_count_attacks (turn->table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (turn->table, i, &attack);
      if (attack.kind >= ATTACKER_HERO && attack.who == (gint32) seat && attack.target == bearer
          && attack.result == OUTCOME_ATTACKER)
        return i;
    }
  return DUNGEONEER_MAX_COLUMNS;
}

/* The escort is taken in place of the wound: what the hit has dealt is taken back. R p. 12. */
static void
take_wounds_back (DungeoneerTurn *turn, guint column)
{
  DungeoneerAttack attack;

  dungeoneer_get_attack (turn->table, column, &attack);
  dungeoneer_turn_add (turn, COUNTER_HEALTH, (guint) attack.target, attack.hit_wounds);
  dungeoneer_turn_add (turn, COUNTER_WOUNDS_TAKEN, (guint) attack.target, -attack.hit_wounds);
  dungeoneer_turn_add (turn, COUNTER_WOUNDS_DEALT, (guint) attack.who, -attack.hit_wounds);
  attack.hit_wounds = 0;
  dungeoneer_turn_set_attack (turn, column, &attack);
}

static void
read_escort (DungeoneerTurn *turn, guint seat, guint quest, gint32 act, DungeoneerEscort *escort)
{
  *escort = (DungeoneerEscort) {
    .act = (DungeoneerEscortAct) act,
    .owner = dungeoneer_get_quest_owner (turn->table, quest, seat),
    .when = dungeoneer_get_when (turn->table),
    .own_turn = dungeoneer_get_active (turn->table) == (int) seat,
    .at_place = is_at_place (turn, seat, quest, act),
    .hit = act == ESCORT_STEAL && find_hit (turn, seat, quest) < DUNGEONEER_MAX_COLUMNS,
    .personal = (gint32) dungeoneer_count_zone (turn->table, ZONE_PERSONAL, (int) seat),
    .deck = (gint32) dungeoneer_count_zone (turn->table, ZONE_QUESTS, TM_NO_SEAT),
  };
}

/* With the other reading, taking and delivering are attempts: they may cost a point. */
static void
pay (DungeoneerTurn *turn, guint seat, guint quest, gint32 act)
{
  DungeoneerAttempt attempt;
  DungeoneerAttempted attempted;

  if (act != ESCORT_TAKE && act != ESCORT_DELIVER)
    return;
  dungeoneer_read_attempt (turn->table, seat, quest, CATEGORY_ESCORT, &attempt);
  /* Whose it is and where is judged by itself. */
  attempt.owner = OWNER_MINE;
  attempt.at_place = TRUE;
  attempt.when = WHEN_FEATS;
  attempt.purse.own_turn = TRUE;
  dungeoneer_judge_attempt (&attempt, &turn->rules, &attempted);
  dungeoneer_turn_fault (turn, attempted.fault);
  if (attempted.fault != FAULT_NONE)
    return;
  attempted.left.own_turn = attempt.purse.own_turn;
  dungeoneer_turn_set_purse (turn, seat, &attempted.left);
  if (dungeoneer_read_option (&turn->rules, OPTION_ESCORT_COST) == ESCORT_ATTEMPT)
    {
      tm_resolution_set_mark (turn->resolution, quest, MARK_QUEST_TRIES,
                              tm_table_get_piece_mark (turn->table, quest, MARK_QUEST_TRIES) + 1);
      dungeoneer_turn_add (turn, COUNTER_TRIES, seat, 1);
    }
}

static void
say (DungeoneerTurn *turn, guint seat, guint quest, gint32 act)
{
  TmTextArg who = tm_arg_seat ((int) seat), what = dungeoneer_name_piece (turn->table, quest);

  switch (act)
    {
    case ESCORT_TAKE:
      dungeoneer_turn_say (turn, tm_text (N_ ("%s takes the escort along: %s"), who, what));
      break;
    case ESCORT_DELIVER:
      dungeoneer_turn_say (turn, tm_text (N_ ("%s delivers the escort: %s"), who, what));
      break;
    case ESCORT_DROP:
      dungeoneer_turn_say (turn, tm_text (N_ ("%s leaves the escort behind: %s"), who, what));
      break;
    default:
      dungeoneer_turn_say (turn, tm_text (N_ ("%s takes the escort away: %s"), who, what));
      break;
    }
}

/* The move `escort`. */
void
dungeoneer_resolve_escort (const TmMove *move, TmResolution *resolution)
{
  gint32 act = tm_args_get (&move->args, ARG_ESCORTS_ACTION);
  DungeoneerTurn turn;
  DungeoneerEscort escort;
  DungeoneerEscorted escorted;
  guint seat, quest;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = dungeoneer_turn_get_seat (&turn, ARG_ESCORTS_SEAT);
  if (!dungeoneer_turn_check_alive (&turn, seat) || !find_escort_quest (&turn, seat, act, &quest))
    return;
  if ((act == ESCORT_DROP || act == ESCORT_DELIVER)
      && dungeoneer_get_escort (turn.table, quest) != (int) seat)
    {
      dungeoneer_turn_refuse (&turn, "no-token", "dungeoneer.quest.escort",
                              tm_text (N_ ("This hero has no escort along.")));
      return;
    }
  if (act == ESCORT_TAKE && dungeoneer_get_escort (turn.table, quest) == (int) seat)
    {
      dungeoneer_turn_refuse (&turn, "taken", "dungeoneer.quest.escort",
                              tm_text (N_ ("This hero has the escort along already.")));
      return;
    }
  read_escort (&turn, seat, quest, act, &escort);
  dungeoneer_judge_escort (&escort, &turn.rules, &escorted);
  if (!dungeoneer_turn_fault (&turn, escorted.fault))
    return;
  pay (&turn, seat, quest, act);
  say (&turn, seat, quest, act);
  switch (act)
    {
    case ESCORT_TAKE:
      take (&turn, quest, seat);
      if (escort.owner == OWNER_COMMON)
        dungeoneer_turn_draw_common (&turn, tm_args_has (&move->args, ARG_ESCORTS_DRAWN)
                                                ? tm_args_get (&move->args, ARG_ESCORTS_DRAWN)
                                                : TM_FACE_UNKNOWN);
      break;
    case ESCORT_DELIVER:
      dungeoneer_turn_set_shared (&turn, COUNTER_PASSED, (gint32) quest + 1);
      dungeoneer_turn_set_escort (&turn, quest, -1, -1);
      break;
    case ESCORT_DROP:
      dungeoneer_turn_drop_escort (&turn, quest, seat);
      break;
    default:
      if (escort.hit)
        take_wounds_back (&turn, find_hit (&turn, seat, quest));
      if (dungeoneer_get_escort (turn.table, quest) >= 0)
        dungeoneer_turn_steal_escort (&turn, seat,
                                      (guint) dungeoneer_get_escort (turn.table, quest));
      break;
    }
}
