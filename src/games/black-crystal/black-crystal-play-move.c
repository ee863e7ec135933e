/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Find cards that move a dwarf. R p. 19 to 20, p. 22, p. 25 to 26, p. 28 to 29. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* A tile in hand goes back into the bag. */
void
crystal_put_tile_back (CrystalTurn *self, guint seat)
{
  CrystalPending top;

  crystal_turn_return_tile (self, seat);
  if (crystal_turn_get_top (self, &top) && top.kind == PENDING_TILE && top.seat == (gint32) seat)
    crystal_turn_pop (self);
}

/**
 * crystal_interrupt:
 * @self: a move
 * @seat: who is about to take a tile
 *
 * A card comes between a player and the tile of the turn: one in hand goes back, and where the card
 * replaces it the step is gone.
 */
void
crystal_interrupt (CrystalTurn *self, guint seat)
{
  crystal_put_tile_back (self, seat);
  if (tm_resolution_get_option (self->resolution, OPTION_INTERRUPT) != INTERRUPT_REPLACES)
    return;
  tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
  if (tm_table_get_shared (self->table, COUNTER_BEGUN) == 0)
    tm_resolution_set_shared (self->resolution, COUNTER_BEGUN, 1);
  tm_resolution_add_reason (
      self->resolution, "crystal.o.interrupt",
      tm_text (N_ ("It takes the place of the step of %s."), tm_arg_seat (seat)));
}

/* Inner voice */

/* Where a step in a direction leads, or CRYSTAL_NOWHERE. */
static int
find_step (const CrystalTurn *self, guint seat, TmSide dir)
{
  int at = crystal_turn_get_place (self, seat);
  TmSide door = (TmSide) crystal_get_entrance (self->table, seat);

  if (CRYSTAL_IS_ENTRANCE (at))
    return dir == CRYSTAL_OPPOSITE (door) ? self->map.entrances[door] : CRYSTAL_NOWHERE;
  if (dir == door && self->map.entrances[door] == at)
    return CRYSTAL_AT_ENTRANCE (door);
  return crystal_get_neighbour ((guint) at, dir);
}

/* Whether the victim could go there, if it were not for rubble. */
static gboolean
is_walled (const CrystalTurn *self, guint seat, int to)
{
  int at = crystal_turn_get_place (self, seat);
  TmSide door = (TmSide) crystal_get_entrance (self->table, seat);
  int side;

  if (CRYSTAL_IS_ENTRANCE (at) || CRYSTAL_IS_ENTRANCE (to))
    return self->map.cells[self->map.entrances[door]].laid == LAID_TILE
           && !crystal_map_is_door_open (&self->map, door);
  side = crystal_find_side ((guint) at, (guint) to);
  if (self->map.cells[to].laid == LAID_TILE)
    return !crystal_map_is_open (&self->map, (guint) at, (TmSide) side);
  return !crystal_map_leads (&self->map, (guint) at, (TmSide) side);
}

/* A card is certain only if it lies open or was named. */
static gboolean
has_for_certain (const CrystalTurn *self, guint seat, CrystalMeans means)
{
  CrystalFind find = means == MEANS_BOMB ? FIND_BOMB : FIND_PICK;
  guint hand = tm_table_get_zone (self->table, ZONE_HAND, (int) seat);

  if (means != MEANS_BOMB && means != MEANS_PICK)
    return crystal_has_means (self->table, seat, means);
  return tm_table_find_piece (self->table, hand, PIECE_FIND, (gint32) find) >= 0;
}

/* The means a victim has to use: what costs least first. */
static CrystalMeans
find_means (const CrystalTurn *self, guint seat, gboolean is_wall)
{
  static const CrystalMeans of_wall[]
      = { MEANS_IRON_HEAD, MEANS_ENGINEER, MEANS_MINER, MEANS_EXPLOSIVE, MEANS_BOMB };
  static const CrystalMeans of_rubble[]
      = { MEANS_PICK, MEANS_ENGINEER, MEANS_MINER, MEANS_EXPLOSIVE, MEANS_BOMB };
  const CrystalMeans *means = is_wall ? of_wall : of_rubble;

  for (guint i = 0; i < G_N_ELEMENTS (of_wall); i++)
    {
      if (!has_for_certain (self, seat, means[i]))
        continue;
      if (means[i] != MEANS_IRON_HEAD
          || crystal_map_get_blocked (&self->map, seat, crystal_turn_get_place (self, seat)) >= 3)
        return means[i];
    }
  return MEANS_NONE;
}

static void
lose_turn_at_obstacle (CrystalTurn *self, guint seat)
{
  crystal_turn_lose_turns (self, seat, 1);
  tm_resolution_add_reason (
      self->resolution, "crystal.card.inner-voice",
      tm_text (N_ ("%s cannot remove what is in the way and loses the next turn."),
               tm_arg_seat (seat)));
}

/* Removes a wall or rubble by what the victim has. */
static gboolean
remove_obstacle (CrystalTurn *self, guint seat, int to, gboolean is_wall)
{
  CrystalMeans means = find_means (self, seat, is_wall);

  if (means == MEANS_NONE)
    return FALSE;
  crystal_turn_pay (self, seat, means);
  if (is_wall)
    crystal_turn_open_joint (self, seat, crystal_turn_get_place (self, seat), to);
  else
    crystal_turn_set_rubble (self, to, FALSE);
  tm_resolution_add_reason (self->resolution, "crystal.card.inner-voice",
                            tm_text (N_ ("%s has to use: %s"), tm_arg_seat (seat),
                                     tm_arg_word (crystal_means_words[means].name)));
  return TRUE;
}

static void
steer (CrystalPlay *self, guint seat, int to)
{
  CrystalTurn *turn = &self->turn;
  gboolean is_cell = !CRYSTAL_IS_ENTRANCE (to);

  if (is_cell && turn->map.cells[to].laid == LAID_MUSHROOM)
    lose_turn_at_obstacle (turn, seat);
  else if ((is_walled (turn, seat, to) && !remove_obstacle (turn, seat, to, TRUE))
           || (is_cell && turn->map.cells[to].rubble && !remove_obstacle (turn, seat, to, FALSE)))
    lose_turn_at_obstacle (turn, seat);
  else
    crystal_throw_to (turn, seat, BY_VOICE, to, crystal_get_again (&turn->map, to));
}

gboolean
crystal_play_voice (CrystalPlay *self)
{
  guint seat;
  int to;

  if (!crystal_play_on_active (self))
    return FALSE;
  seat = (guint) self->target;
  if (!self->turn.has_map)
    {
      crystal_interrupt (&self->turn, seat);
      crystal_turn_push (&self->turn, PENDING_THROWN, seat, BY_VOICE, CRYSTAL_NOWHERE);
      return TRUE;
    }
  if (!crystal_play_check (self, NEEDS_DIR))
    return FALSE;
  to = find_step (&self->turn, seat, (TmSide) self->dir);
  crystal_interrupt (&self->turn, seat);
  if (to == CRYSTAL_NOWHERE)
    {
      crystal_play_forbid (self, "card.wrong-target", tm_text (N_ ("The board ends there.")));
      lose_turn_at_obstacle (&self->turn, seat);
    }
  else
    steer (self, seat, to);
  return TRUE;
}

/* Toxic barrel */

/* Whether a tile brings nothing that has to be settled; the event of any other has begun. */
static gboolean
is_quiet (const CrystalTurn *self, int place)
{
  const CrystalCell *cell = &self->map.cells[place];

  return !cell->boom && !cell->rubble
         && (cell->event == EVENT_NONE || cell->event == EVENT_PORTAL
             || cell->event == EVENT_CRYSTAL || cell->event == EVENT_EXIT);
}

/* Whether the tile under a dwarf was laid just now; without a map the players know. */
gboolean
crystal_was_just_laid (const CrystalTurn *self, guint seat)
{
  int place = crystal_turn_get_place (self, seat);
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (self->table, i, &pending); i++)
    {
      if (pending.seat != (gint32) seat)
        continue;
      if (pending.kind == PENDING_ARRIVAL && pending.a == place)
        return (pending.b & 1) != 0;
      if (!self->has_map
          && ((pending.kind == PENDING_BOOM && pending.b & BOOM_OF_TILE)
              || (pending.kind == PENDING_FIND && pending.b >> 8 & FIND_OF_TILE)
              || pending.kind == PENDING_PIT))
        return TRUE;
    }
  return tm_table_get_n_events (self->table) == 0
         && (!self->has_map
             || (!CRYSTAL_IS_ENTRANCE (place)
                 && tm_table_get_shared (self->table, COUNTER_BEGUN) == BEGUN_BY_DIGGING
                 && is_quiet (self, place)));
}

static guint
list_origins (const CrystalTurn *self, guint seat, guint8 places[CRYSTAL_N_PLACES])
{
  CrystalPending thrown = { PENDING_THROWN, (gint32) seat, BY_BARREL, 0 };

  return crystal_list_thrown (&self->map, &thrown, NULL, places);
}

static gboolean
put_back (CrystalPlay *self, guint seat, int place, const guint8 *places, guint n_places)
{
  gboolean is_known = FALSE;

  for (guint i = 0; i < n_places; i++)
    is_known |= places[i] == place;
  if (!is_known)
    crystal_play_forbid (self, "card.wrong-target",
                         tm_text (N_ ("%s cannot have come from there."), tm_arg_seat (seat)));
  return crystal_put_barrel_back (&self->turn, seat, place);
}

gboolean
crystal_play_barrel (CrystalPlay *self)
{
  guint8 places[CRYSTAL_N_PLACES];
  guint seat, n_places;
  int place;

  if (!crystal_play_on_active (self))
    return FALSE;
  seat = (guint) self->target;
  place = crystal_turn_get_place (&self->turn, seat);
  if (self->turn.has_map
      && (CRYSTAL_IS_ENTRANCE (place) || self->turn.map.cells[place].laid != LAID_TILE
          || self->turn.map.cells[place].crystals > self->turn.map.cells[place].fresh
          || crystal_map_find_rivals (&self->turn.map, seat, place) != 0))
    return crystal_turn_refuse (
        &self->turn, "card.no-tile", "crystal.card.toxic-barrel",
        tm_text (N_ ("%s stands on no tile that could go back."), tm_arg_seat (seat)));
  tm_resolution_set_shared (self->turn.resolution, COUNTER_STEPS, 0);
  crystal_leave_fight (&self->turn, seat);
  if (!self->turn.has_map)
    {
      if (crystal_turn_stop_mining (&self->turn, seat))
        {
          crystal_turn_add_shared (&self->turn, COUNTER_BAG_CRYSTAL, 1);
          crystal_turn_add_shared (&self->turn, COUNTER_CRYSTALS_BOX, 1);
        }
      crystal_turn_drop_seat (&self->turn, seat);
      if (tm_table_get_shared (self->turn.table, COUNTER_BAG) < CRYSTAL_N_IN_PLAY)
        crystal_turn_add_shared (&self->turn, COUNTER_BAG, 1);
      return TRUE;
    }
  n_places = list_origins (&self->turn, seat, places);
  if (self->cell >= 0 || n_places == 1)
    return put_back (self, seat, self->cell >= 0 ? self->cell : places[0], places, n_places);
  crystal_turn_drop_seat (&self->turn, seat);
  crystal_turn_push (&self->turn, PENDING_THROWN, seat, BY_BARREL, place);
  return TRUE;
}

gboolean
crystal_play_argument (CrystalPlay *self)
{
  guint8 places[CRYSTAL_N_PLACES];

  if (!crystal_play_on_active (self) || !crystal_play_check (self, NEEDS_DIE))
    return FALSE;
  if (self->turn.has_map && crystal_list_steps (&self->turn.map, (guint) self->target, places) == 0)
    crystal_turn_note (&self->turn, "card.walk-ends", "crystal.o.argument",
                       tm_text (N_ ("There is nowhere to go: the walk ends at once.")));
  else
    crystal_turn_push (&self->turn, PENDING_THROWN, (guint) self->target, BY_ARGUMENT, self->die);
  return TRUE;
}

/* Speed slippers */

/* Steps over open tiles from a place to a cell; -1: there is no way. */
static int
count_run (const CrystalTurn *self, guint seat, int to)
{
  gint16 far[CRYSTAL_N_PLACES];
  guint8 queue[CRYSTAL_N_PLACES];
  guint first = 0, last = 0;
  CrystalMap map = self->map;

  memset (far, -1, sizeof far);
  far[map.dwarfs[seat]] = 0;
  queue[last++] = (guint8) map.dwarfs[seat];
  while (first < last)
    {
      guint8 at = queue[first++];
      guint8 places[CRYSTAL_N_PLACES];
      guint n_places;

      map.dwarfs[seat] = (gint8) at;
      n_places = crystal_list_steps (&map, seat, places);
      for (guint i = 0; i < n_places; i++)
        if (far[places[i]] < 0
            && (CRYSTAL_IS_ENTRANCE (places[i]) || crystal_map_has_tile (&map, places[i])))
          {
            far[places[i]] = (gint16) (far[at] + 1);
            queue[last++] = places[i];
          }
    }
  return far[to];
}

static void
check_run (CrystalPlay *self)
{
  gint32 value = crystal_get_find_value (self->turn.table, FIND_SPEED_SLIPPERS);
  int far = count_run (&self->turn, self->seat, self->cell);

  if (far <= 0)
    crystal_play_forbid (self, "card.wrong-target",
                         tm_text (N_ ("No open tunnel leads there: %s"),
                                  tm_arg_cell (GRID_MINE, (guint) self->cell)));
  if (value == CRYSTAL_UNTOLD)
    crystal_turn_note (
        &self->turn, "card.unknown-value", "crystal.find.timing",
        tm_text (N_ ("How far the slippers run is not told yet: the players know.")));
  else if (far > value)
    crystal_play_forbid (self, "card.wrong-target",
                         tm_text (N_ ("The slippers run %s cells; it would take %s."),
                                  tm_arg_number (value), tm_arg_number (far)));
}

gboolean
crystal_play_slippers (CrystalPlay *self)
{
  gint32 runs = tm_table_get_shared (self->turn.table, COUNTER_RUNS);

  crystal_play_act (self);
  if (runs > 0)
    crystal_play_forbid (self, "card.used-up", tm_text (N_ ("The slippers run once in a turn.")));
  tm_resolution_set_shared (self->turn.resolution, COUNTER_RUNS, MIN (runs + 1, 9));
  tm_resolution_set_shared (self->turn.resolution, COUNTER_BEGUN, 1);
  if (!self->turn.has_map)
    return TRUE;
  if (!crystal_play_check (self, NEEDS_CELL))
    return FALSE;
  if (!crystal_map_has_tile (&self->turn.map, (guint) self->cell))
    return crystal_turn_refuse (&self->turn, "step.undug", "crystal.card.speed-slippers",
                                tm_text (N_ ("One runs over open tiles only.")));
  check_run (self);
  crystal_turn_arrive (&self->turn, self->seat, self->cell, 0);
  return TRUE;
}

/* Straight flights */

static gboolean
throw_straight (CrystalPlay *self, CrystalBy by, guint distance)
{
  guint seat = (guint) self->target;
  int cell;

  crystal_check_quiet (&self->turn, seat);
  if (!self->turn.has_map)
    {
      crystal_leave_fight (&self->turn, seat);
      crystal_turn_push (&self->turn, PENDING_THROWN, seat, (gint32) by, CRYSTAL_NOWHERE);
      return TRUE;
    }
  if (!crystal_play_check (self, NEEDS_DIR))
    return FALSE;
  crystal_add_whys (
      self->turn.resolution,
      crystal_map_judge_throw (&self->turn.map, seat, by, (TmSide) self->dir, distance, &cell));
  if (cell == CRYSTAL_NOWHERE || self->turn.map.cells[cell].laid == LAID_MUSHROOM)
    return TRUE;
  tm_resolution_add_reason (self->turn.resolution, crystal_finds[self->find].article,
                            tm_text (N_ ("%s flies straight to %s."), tm_arg_seat (seat),
                                     tm_arg_cell (GRID_MINE, (guint) cell)));
  crystal_throw_to (&self->turn, seat, by, cell, 0);
  return TRUE;
}

gboolean
crystal_play_telekick (CrystalPlay *self)
{
  return crystal_play_check (self, NEEDS_TARGET) && throw_straight (self, BY_TELEKICK, 0);
}

gboolean
crystal_play_spring (CrystalPlay *self)
{
  gint32 value = crystal_get_find_value (self->turn.table, FIND_SPRING);

  if (!crystal_play_check (self, NEEDS_TARGET))
    return FALSE;
  if (value == CRYSTAL_UNTOLD && self->turn.has_map)
    {
      if (!crystal_play_check (self, NEEDS_COUNT))
        return FALSE;
      value = self->count;
      crystal_turn_note (&self->turn, "card.unknown-value", "crystal.find.timing",
                         tm_text (N_ ("The number on this card is not told yet; taken here: %s"),
                                  tm_arg_number (value)));
    }
  return throw_straight (self, BY_SPRING, (guint) MAX (value, 0));
}

/* Magnet */

gboolean
crystal_play_magnet (CrystalPlay *self)
{
  gint32 won = tm_table_get_shared (self->turn.table, COUNTER_LAST_WON);
  CrystalPending thrown;
  guint8 places[CRYSTAL_N_PLACES];
  guint n_places;

  if (won == 0)
    {
      crystal_turn_note (&self->turn, "card.no-effect", "crystal.card.magnet",
                         tm_text (N_ ("Nobody has just won: the Magnet does nothing.")));
      return TRUE;
    }
  if ((self->target >= 0 && self->target != won - 1) || won - 1 == (gint32) self->seat)
    crystal_play_forbid (
        self, "card.wrong-target",
        tm_text (N_ ("It is %s who has just won."), tm_arg_seat ((guint) won - 1)));
  self->target = won - 1;
  tm_resolution_set_shared (self->turn.resolution, COUNTER_LAST_WON, 0);
  thrown = (CrystalPending) { PENDING_THROWN, self->target, BY_MAGNET, CRYSTAL_NOWHERE };
  n_places = self->turn.has_map ? crystal_list_thrown (&self->turn.map, &thrown, NULL, places) : 0;
  for (guint i = 0; i < n_places && self->cell >= 0; i++)
    if (places[i] == self->cell)
      {
        places[0] = (guint8) self->cell;
        n_places = 1;
      }
  if (n_places == 1)
    crystal_throw_to (&self->turn, (guint) self->target, BY_MAGNET, places[0],
                      crystal_get_again (&self->turn.map, places[0]));
  else if (n_places > 1 || !self->turn.has_map)
    crystal_turn_push (&self->turn, PENDING_THROWN, (guint) self->target, BY_MAGNET,
                       CRYSTAL_NOWHERE);
  return TRUE;
}

/* Scram */

gboolean
crystal_play_scram (CrystalPlay *self)
{
  if (!crystal_play_on_active (self))
    return FALSE;
  crystal_interrupt (&self->turn, (guint) self->target);
  crystal_scram (&self->turn, (guint) self->target);
  return TRUE;
}
