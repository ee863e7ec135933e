/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Monsters that serve a player. R p. 7 to 8, p. 13. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-turn.h"

/* Whether a monster before a player torments it instead of serving it. */
static gboolean
clings (const TmTable *table, guint seat, gint32 monster)
{
  return (monster == MONSTER_TICK && tm_table_get_counter (table, COUNTER_TICK, seat) > 0)
         || (monster == MONSTER_SPIDER && tm_table_get_counter (table, COUNTER_SPIDER, seat) > 0);
}

/**
 * crystal_list_servants:
 * @table: a table
 * @seat: a seat
 * @pieces: (out): Boom cards that serve it, in the order in which they lie
 *
 * Returns: how many there are
 */
guint
crystal_list_servants (const TmTable *table, guint seat, guint pieces[CRYSTAL_N_BOOM_CARDS])
{
  guint lying[CRYSTAL_N_BOOM_CARDS + CRYSTAL_N_FIND_CARDS];
  guint n_lying = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_BEFORE, (int) seat),
                                      lying, G_N_ELEMENTS (lying));
  guint n_pieces = 0;

  for (guint i = 0; i < n_lying; i++)
    {
      gint32 face = tm_table_get_piece_face (table, lying[i]);

      if (tm_box_get_piece_kind (tm_table_get_box (table), lying[i]) == PIECE_BOOM
          && !clings (table, seat, face))
        pieces[n_pieces++] = lying[i];
    }
  return n_pieces;
}

/**
 * crystal_has_to_serve:
 * @table: a table
 * @seat: a seat
 *
 * Tells whether a tame monster has to fight before its owner: all but a Miner, who may be asked.
 *
 * Returns: whether there is one
 */
gboolean
crystal_has_to_serve (const TmTable *table, guint seat)
{
  guint pieces[CRYSTAL_N_BOOM_CARDS];
  guint n_pieces = crystal_list_servants (table, seat, pieces);

  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_face (table, pieces[i]) != MONSTER_MINER)
      return TRUE;
  return FALSE;
}

static gboolean
has_served (const CrystalPending *duel, guint seat)
{
  gint32 flag = duel->seat == (gint32) seat ? DUEL_SERVED_CAME : DUEL_SERVED_THERE;

  return (duel->b >> 4 & flag) != 0;
}

/**
 * crystal_has_to_serve_in_duel:
 * @table: a table with a duel on top of the events
 * @seat: a seat that fights in it
 *
 * Tells whether a tame monster has to fight before its owner in the duel; once it has lost, the owner does.
 *
 * Returns: whether there is one
 */
gboolean
crystal_has_to_serve_in_duel (const TmTable *table, guint seat)
{
  CrystalPending top;

  return crystal_has_to_serve (table, seat)
         && !(crystal_get_pending (table, 0, &top) && has_served (&top, seat));
}

/* The monster has lost the duel, and its owner goes on alone. */
static void
mark_served (CrystalTurn *self, guint seat)
{
  CrystalPending duel;

  if (!crystal_turn_get_top (self, &duel) || duel.kind != PENDING_DUEL)
    return;
  crystal_turn_pop (self);
  crystal_turn_push (
      self, PENDING_DUEL, (guint) duel.seat, duel.a,
      duel.b | (duel.seat == (gint32) seat ? DUEL_SERVED_CAME : DUEL_SERVED_THERE) << 4);
}

void
crystal_resolve_control (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, CONTROL_SEAT);
  gint32 monster = tm_args_get (&move->args, CONTROL_CARD);
  CrystalTurn turn;
  CrystalFightEvent fight;
  gint32 health;
  guint piece;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  health = tm_args_has (&move->args, CONTROL_HEALTH)
               ? tm_args_get (&move->args, CONTROL_HEALTH)
               : crystal_get_health (turn.table, (CrystalMonster) monster);
  if (crystal_get_fight (turn.table, &fight) && fight.monster == monster && fight.seat == seat)
    {
      if (tm_args_has (&move->args, CONTROL_HEALTH))
        tm_resolution_set_shared (resolution, COUNTER_FIGHT_HEALTH, MAX (health, 0));
      crystal_fight_leave (&turn, TRUE);
    }
  else if (crystal_find_boom (turn.table, ZONE_BOOM_DISCARD, TM_NO_SEAT, monster, &piece)
           || crystal_find_boom (turn.table, ZONE_BOOM_DECK, TM_NO_SEAT, monster, &piece)
           || crystal_find_boom (turn.table, ZONE_BOOM_DECK, TM_NO_SEAT, TM_FACE_UNKNOWN, &piece))
    {
      tm_resolution_set_face (resolution, piece, monster);
      crystal_move_boom (resolution, piece, ZONE_BEFORE, (int) seat);
      tm_resolution_set_mark (resolution, piece, MARK_BOOM_HEALTH, MAX (health, 0));
    }
  else
    {
      crystal_turn_refuse (&turn, "boom.deck", "crystal.boom.deck",
                           tm_text (N_ ("No such card is in the Boom deck.")));
      return;
    }
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("It serves %s: %s"), tm_arg_seat (seat),
                                      tm_arg_word (crystal_monster_words[monster].name)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* A fight of a tame monster, as far as it is known. */
typedef struct
{
  guint owner;
  guint rival;
  guint piece;
  int monster;
  gboolean is_duel;
  CrystalControl control;
} Service;

static gboolean
has_served_in (const CrystalTurn *self, guint seat)
{
  CrystalPending top;

  return crystal_turn_get_top (self, &top) && has_served (&top, seat);
}

static gboolean
find_service (CrystalTurn *self, Service *service)
{
  CrystalFightEvent fight;
  guint seats[2], pieces[CRYSTAL_N_BOOM_CARDS];

  service->is_duel = crystal_get_duel (self->table, seats, NULL);
  if (service->is_duel)
    {
      guint first = crystal_list_servants (self->table, seats[0], pieces) > 0
                            && !has_served_in (self, seats[0])
                        ? 0
                        : 1;

      service->owner = seats[first];
      service->rival = seats[1 - first];
    }
  else if (crystal_get_fight (self->table, &fight))
    service->owner = service->rival = fight.seat;
  else
    return FALSE;
  if (crystal_list_servants (self->table, service->owner, pieces) == 0)
    return FALSE;
  service->piece = pieces[0];
  service->monster = tm_table_get_piece_face (self->table, service->piece);
  return TRUE;
}

/* Who has fought already does not fight again, but for the one that is called meanwhile. */
static void
check_service (CrystalTurn *self, const Service *service)
{
  gint32 stage = tm_table_get_shared (self->table, COUNTER_FIGHT_STAGE);

  if (service->is_duel)
    {
      if (has_served_in (self, service->owner))
        crystal_turn_forbid (self, "fight.control-first", "crystal.control.first",
                             tm_text (N_ ("The tame monster has fought already.")));
    }
  else if (stage == STAGE_FIRST_ROLL || stage == STAGE_RIDDLE)
    crystal_turn_forbid (self, "fight.first-roll", "crystal.control.first",
                         tm_text (N_ ("Something else comes before this fight.")));
  else if (stage == STAGE_DIE && service->monster != MONSTER_MINER)
    crystal_turn_forbid (self, "fight.control-first", "crystal.control.first",
                         tm_text (N_ ("The tame monster has fought already.")));
}

static void
read_control (CrystalTurn *self, Service *service)
{
  const TmArgs *args = &self->move->args;
  CrystalBoosts own, rival = { 0 };

  crystal_count_announced (self->table, service->owner,
                           service->is_duel ? ENEMY_DWARF : ENEMY_MONSTER, MONSTER_OTHER,
                           self->resolution, &own);
  if (service->is_duel)
    crystal_count_announced (self->table, service->rival, ENEMY_DWARF, MONSTER_OTHER,
                             self->resolution, &rival);
  service->control = (CrystalControl) {
    .health = tm_table_get_piece_mark (self->table, service->piece, MARK_BOOM_HEALTH),
    .own = own.own + rival.rival,
    .enemy = service->is_duel ? ENEMY_DWARF : ENEMY_MONSTER,
    .enemy_health = tm_table_get_shared (self->table, COUNTER_FIGHT_HEALTH)
                    + tm_table_get_shared (self->table, COUNTER_FIGHT_PUMP) + own.health,
    .die = tm_args_has (args, CONTROL_ROLL_DIE) ? CRYSTAL_DIE (args, CONTROL_ROLL_DIE) : 0,
    .rival = rival.own + own.rival,
  };
}

/* Who stays after a fight: an Elemental that has won, Dandelions until their Even-Odd, and a Miner where
 * only a defeat drives it away. */
static gboolean
stays (CrystalTurn *self, const Service *service, gboolean won)
{
  if (crystal_monsters[service->monster].flags & MONSTER_ELEMENTAL_KIND)
    return won;
  if (service->monster == MONSTER_DANDELIONS)
    return crystal_get_skill (self->table, service->owner) == SKILL_GARDENER;
  if (service->monster == MONSTER_MINER && won)
    return tm_resolution_get_option (self->resolution, OPTION_MINER_LEAVES) == MINER_LEAVES_DEFEAT;
  return FALSE;
}

static void
dismiss (CrystalTurn *self, const Service *service, gboolean won)
{
  if (!stays (self, service, won))
    crystal_move_boom (self->resolution, service->piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
}

static void
win_service (CrystalTurn *self, const Service *service)
{
  CrystalPending duel;

  dismiss (self, service, TRUE);
  if (service->is_duel)
    {
      crystal_turn_get_top (self, &duel);
      crystal_turn_pop (self);
      crystal_duel_settle (self, &duel, service->owner, service->rival);
    }
  else
    crystal_fight_win (self);
}

static void
push_gardener (CrystalTurn *self, const Service *service)
{
  if (service->monster == MONSTER_DANDELIONS
      && crystal_get_skill (self->table, service->owner) == SKILL_GARDENER)
    crystal_turn_push (self, PENDING_EVEN_ODD, service->owner,
                       crystal_turn_get_place (self, service->owner), EVEN_ODD_GARDENER);
}

void
crystal_resolve_control_roll (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  Service service;
  CrystalResult result;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (!find_service (&turn, &service))
    {
      crystal_turn_refuse (&turn, "control.none", "crystal.control.first",
                           tm_text (N_ ("No tame monster can fight now.")));
      return;
    }
  check_service (&turn, &service);
  read_control (&turn, &service);
  if (service.control.die == 0 && crystal_control_needs_die (&service.control, resolution))
    {
      crystal_turn_refuse (&turn, "control.die", "crystal.control.dwarf",
                           tm_text (N_ ("A die is needed against it.")));
      return;
    }
  result = crystal_judge_control (&service.control, resolution);
  tm_resolution_set_summary (resolution,
                             tm_text (result == FIGHT_WIN   ? N_ ("It fights for %s and wins: %s")
                                      : result == FIGHT_TIE ? N_ ("It fights for %s, a tie: %s")
                                                            : N_ ("It fights for %s and loses: %s"),
                                      tm_arg_seat (service.owner),
                                      tm_arg_word (crystal_monster_words[service.monster].name)),
                             TM_TEXT_NONE);
  if (result == FIGHT_TIE)
    {
      crystal_turn_note (&turn, "fight.reroll", "crystal.control.dwarf",
                         tm_text (N_ ("Equal: the die is rolled again.")));
      crystal_boosts_roll (&turn);
    }
  else if (result == FIGHT_WIN)
    {
      win_service (&turn, &service);
      push_gardener (&turn, &service);
    }
  else
    {
      dismiss (&turn, &service, FALSE);
      if (service.is_duel)
        mark_served (&turn, service.owner);
      else
        tm_resolution_set_shared (resolution, COUNTER_FIGHT_STAGE, STAGE_DIE);
      push_gardener (&turn, &service);
    }
  crystal_turn_end (&turn);
}
