/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Find cards about cards, tiles and tokens, and whether a card has anything to do at all. R p. 18 to 27. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* The most uses of the glasses in one turn, R p. 23. */
#define MOST_LOOKS 3
#define LOOKED_AT 3

/* The move `mushroom` is the same; it takes the card itself. */
gboolean
crystal_play_mushroom (CrystalPlay *self)
{
  /* Counted there. */
  crystal_turn_add (&self->turn, COUNTER_PLAYED, self->seat, -1);
  return crystal_play_check (self, NEEDS_CELL)
         && crystal_grow_mushroom (&self->turn, self->seat, (guint) self->cell, -1);
}

/* Amulet of bad luck */

/* Without a crystal the victim loses the whole hand, and the discard goes into the deck. */
static void
curse_hand (CrystalPlay *self, guint victim)
{
  TmResolution *resolution = self->turn.resolution;

  crystal_discard_hand (resolution, victim,
                        (guint) crystal_turn_get (&self->turn, COUNTER_HAND, victim), NULL, 0);
  crystal_shuffle_finds (resolution);
  tm_resolution_add_reason (
      resolution, "crystal.card.amulet",
      tm_text (N_ ("%s has no crystal: the whole hand and the Amulet go, and the "
                   "discard is shuffled into the deck."),
               tm_arg_seat (victim)));
}

static int
find_seat_of_side (const CrystalPlay *self)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->turn.table); seat++)
    if (self->dir >= 0 && crystal_get_entrance (self->turn.table, seat) == (guint) self->dir)
      return (int) seat;
  return -1;
}

static gboolean
find_receiver (CrystalPlay *self, guint victim, guint *receiver)
{
  CrystalAmulet amulet = { .receivers = 0 };
  int named = find_seat_of_side (self);

  if (self->turn.has_map)
    crystal_map_judge_amulet (&self->turn.map, victim, self->turn.resolution, &amulet);
  if (named >= 0)
    {
      if (self->turn.has_map && !(amulet.receivers >> named & 1))
        crystal_play_forbid (self, "card.wrong-target",
                             tm_text (N_ ("%s is not the nearest to the own entrance."),
                                      tm_arg_seat ((guint) named)));
      *receiver = (guint) named;
      return TRUE;
    }
  if (amulet.receivers == 0 || (amulet.receivers & (amulet.receivers - 1)) != 0)
    return crystal_turn_refuse (
        &self->turn, "card.choose", "crystal.card.amulet",
        tm_text (N_ ("%s chooses who gets the crystal: name the side of that "
                     "player’s entrance as the direction."),
                 tm_arg_seat (victim)));
  *receiver = (guint) g_bit_nth_lsf (amulet.receivers, -1);
  return TRUE;
}

gboolean
crystal_play_amulet (CrystalPlay *self)
{
  guint victim, receiver = 0;
  gint32 crystals;

  if (!crystal_play_check (self, NEEDS_TARGET))
    return FALSE;
  victim = (guint) self->target;
  crystals = crystal_turn_get (&self->turn, COUNTER_CRYSTALS, victim);
  if (crystals == 0)
    {
      curse_hand (self, victim);
      return TRUE;
    }
  if (!find_receiver (self, victim, &receiver))
    return FALSE;
  if (receiver != victim)
    {
      crystal_turn_set (&self->turn, COUNTER_CRYSTALS, victim, 0);
      crystal_turn_set (
          &self->turn, COUNTER_CRYSTALS, receiver,
          MIN (crystal_turn_get (&self->turn, COUNTER_CRYSTALS, receiver) + crystals, 4));
    }
  tm_resolution_add_reason (
      self->turn.resolution, "crystal.card.amulet",
      tm_text (N_ ("The crystal of %s goes to %s, the nearest to the own entrance."),
               tm_arg_seat (victim), tm_arg_seat (receiver)));
  return TRUE;
}

/* Looking at tiles and cards */

gboolean
crystal_play_glasses (CrystalPlay *self)
{
  int place = crystal_turn_get_place (&self->turn, self->seat);
  CrystalPending lay = { PENDING_LAY, (gint32) self->seat, place, LAYING_GLASSES };
  gint32 looks = tm_table_get_shared (self->turn.table, COUNTER_LOOKS);
  guint8 cells[CRYSTAL_N_CELLS];

  crystal_play_act (self);
  if (looks >= MOST_LOOKS)
    crystal_play_forbid (self, "card.used-up",
                         tm_text (N_ ("The glasses are used at most three times in a turn.")));
  if (self->turn.has_map && crystal_list_laying_on (&self->turn.map, &lay, cells) == 0)
    {
      crystal_play_forbid (
          self, "card.wrong-target",
          tm_text (N_ ("There is nothing undug beside %s."), tm_arg_seat (self->seat)));
      return TRUE;
    }
  tm_resolution_set_shared (self->turn.resolution, COUNTER_LOOKS, MIN (looks + 1, 9));
  crystal_turn_push (&self->turn, PENDING_LAY, self->seat, place, LAYING_GLASSES);
  return TRUE;
}

/* On the table the player looks at three cards and tells the one kept. The app's deck gives three into the
 * hand, of which two go back. */
gboolean
crystal_play_specs (CrystalPlay *self)
{
  int place = crystal_turn_get_place (&self->turn, self->seat);
  gboolean in_app = tm_table_get_option (self->turn.table, OPTION_FIND) == TM_SOURCE_APP;
  gint32 count = in_app ? LOOKED_AT : 1;

  if (in_app)
    crystal_turn_push (&self->turn, PENDING_DISCARD, self->seat, LOOKED_AT - 1,
                       CRYSTAL_DISCARD_TO_DECK);
  crystal_turn_push (&self->turn, PENDING_FIND, self->seat, place, count | FIND_POSITIVE << 8);
  tm_resolution_add_reason (
      self->turn.resolution, "crystal.card.sly-specs",
      tm_text (N_ ("Of three positive cards one is kept; the others are shuffled "
                   "into the deck.")));
  return TRUE;
}

gboolean
crystal_play_firefly (CrystalPlay *self)
{
  int place = crystal_turn_get_place (&self->turn, self->seat);

  crystal_play_act (self);
  tm_resolution_set_shared (self->turn.resolution, COUNTER_BEGUN, 1);
  crystal_turn_push (&self->turn, PENDING_LAY, self->seat, place, LAYING_FIREFLY);
  return TRUE;
}

/* Others */

/* Against a Colossus it is a boost; otherwise it clears rubble, and is paid for that. */
gboolean
crystal_play_pick (CrystalPlay *self)
{
  crystal_play_act (self);
  if (self->turn.has_map && !crystal_play_check (self, NEEDS_CELL))
    return FALSE;
  /* Counted when it is paid. */
  crystal_turn_add (&self->turn, COUNTER_PLAYED, self->seat, -1);
  return crystal_clear_rubble (&self->turn, self->seat, (guint) MAX (self->cell, 0), MEANS_PICK);
}

gboolean
crystal_play_butterfingers (CrystalPlay *self)
{
  gint32 hand;

  if (!crystal_play_check (self, NEEDS_TARGET))
    return FALSE;
  hand = crystal_turn_get (&self->turn, COUNTER_HAND, (guint) self->target);
  if (hand == 0)
    crystal_turn_note (&self->turn, "card.no-effect", "crystal.card.butterfingers",
                       tm_text (N_ ("%s holds no card."), tm_arg_seat ((guint) self->target)));
  else
    crystal_turn_push (&self->turn, PENDING_DISCARD, (guint) self->target, MIN (hand, 2), 0);
  return TRUE;
}

static gboolean
is_at_pit (const TmTable *table, guint seat)
{
  CrystalPending top;

  return crystal_get_pending (table, 0, &top) && top.kind == PENDING_PIT
         && top.seat == (gint32) seat && top.b == CRYSTAL_FALL_INTO_PIT;
}

/* From the hand they come to lie on the table; lying there they carry over a pit. */
gboolean
crystal_play_flops (CrystalPlay *self)
{
  TmResolution *resolution = self->turn.resolution;
  guint before = tm_table_get_zone (self->turn.table, ZONE_BEFORE, (int) self->seat);
  gboolean lay_there = tm_table_get_piece_zone (self->turn.table, self->piece) == before;
  gint32 used = tm_table_get_piece_mark (self->turn.table, self->piece, MARK_FIND_USED);

  if (!lay_there)
    crystal_move_find (resolution, self->piece, ZONE_BEFORE, (int) self->seat);
  if (!is_at_pit (self->turn.table, self->seat))
    {
      if (lay_there)
        crystal_play_forbid (
            self, "card.wrong-moment",
            tm_text (N_ ("%s is not about to fall into a pit."), tm_arg_seat (self->seat)));
      return TRUE;
    }
  crystal_turn_pop (&self->turn);
  if (used + 1 < crystal_finds[FIND_FLIGHT_FLOPS].uses)
    tm_resolution_set_mark (resolution, self->piece, MARK_FIND_USED, used + 1);
  else
    crystal_move_find (resolution, self->piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
  crystal_turn_note (
      &self->turn, "pit.ignored", "crystal.card.flight-flops",
      tm_text (N_ ("The Flight flops carry %s over the pit."), tm_arg_seat (self->seat)));
  return TRUE;
}

gboolean
crystal_play_strike (CrystalPlay *self)
{
  crystal_strike (&self->turn, self->seat, self->find);
  return TRUE;
}

/* Whether a card has anything to do */

static gboolean
is_rubble_near (const TmTable *table, guint seat)
{
  CrystalMap map;

  if (!crystal_knows_map (table))
    return TRUE;
  crystal_read_map (table, &map);
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (map.cells[cell].rubble
        && crystal_map_judge_blast (&map, seat, BLAST_CLEAR, cell, MEANS_PICK, 0) == 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_anything_undug (const TmTable *table, guint seat)
{
  CrystalPending lay = { PENDING_LAY, (gint32) seat, tm_table_get_counter (table, COUNTER_AT, seat),
                         LAYING_GLASSES };
  guint8 cells[CRYSTAL_N_CELLS];

  return !crystal_knows_map (table) || crystal_list_laying (table, &lay, cells) > 0;
}

static gboolean
can_act (const TmTable *table, guint seat)
{
  CrystalPending top;

  if (crystal_get_active (table) != (int) seat)
    return FALSE;
  return !crystal_get_pending (table, 0, &top)
         || (top.seat == (gint32) seat
             && (top.kind == PENDING_FURTHER || top.kind == PENDING_TILE
                 || top.kind == PENDING_LAY));
}

/* Whose boosts could be cancelled. */
static gboolean
has_boosted (const TmTable *table, guint seat)
{
  for (guint other = 0; other < tm_table_get_n_seats (table); other++)
    if (other != seat
        && tm_table_count_zone (table, tm_table_get_zone (table, ZONE_FIGHT, (int) other)) > 0)
      return TRUE;
  return FALSE;
}

/* Whether the tile of the dwarf whose turn it is can go back into the bag. */
static gboolean
can_go_back (const TmTable *table, guint seat)
{
  CrystalTurn now = { .table = table, .has_map = crystal_knows_map (table) };
  int active = crystal_get_active (table);
  int place;

  if (active < 0 || active == (int) seat)
    return FALSE;
  if (!now.has_map)
    return crystal_was_just_laid (&now, (guint) active);
  crystal_read_map (table, &now.map);
  place = now.map.dwarfs[active];
  return crystal_was_just_laid (&now, (guint) active) && !CRYSTAL_IS_ENTRANCE (place)
         && now.map.cells[place].crystals <= now.map.cells[place].fresh
         && crystal_map_find_rivals (&now.map, (guint) active, place) == 0;
}

/**
 * crystal_is_of_use:
 * @table: a table
 * @seat: whose card it is
 * @find: a Find card whose moment it is
 *
 * Tells whether a card has anything to do beside being at its moment: rubble for the Pick, a pit for the
 * Flight flops, something undug for the glasses.
 *
 * Returns: whether playing it makes sense
 */
gboolean
crystal_is_of_use (const TmTable *table, guint seat, CrystalFind find)
{
  CrystalFightEvent fight;
  gboolean fights = crystal_get_fight (table, &fight) && fight.seat == seat;
  CrystalPending top;

  switch (find)
    {
    case FIND_PICK:
      return fights ? fight.monster == MONSTER_COLOSSUS
                    : can_act (table, seat) && is_rubble_near (table, seat);
    case FIND_BOMB:
      return fights && fight.monster == MONSTER_TROLL;
    case FIND_SWITCHMAN:
      return fights;
    case FIND_TOXIC_BARREL:
      return can_go_back (table, seat);
    case FIND_MONSTER_PUMP:
      return crystal_get_fight (table, &fight) && fight.seat != seat;
    case FIND_KEFIR:
      return fights && tm_table_get_shared (table, COUNTER_FIGHT_HEALTH) == 4;
    case FIND_SPEED_SLIPPERS:
      return can_act (table, seat) && tm_table_get_shared (table, COUNTER_RUNS) == 0;
    case FIND_BUBA_GLASSES:
      return can_act (table, seat) && has_anything_undug (table, seat)
             && tm_table_get_shared (table, COUNTER_LOOKS) < MOST_LOOKS;
    case FIND_FIREFLY:
      return can_act (table, seat) && has_anything_undug (table, seat);
    case FIND_FLIGHT_FLOPS:
      return is_at_pit (table, seat) || crystal_count_before (table, seat, find) == 0;
    case FIND_NASTY_DEBUFFER:
      return has_boosted (table, seat);
    case FIND_BUMMER:
      return crystal_get_pending (table, 0, &top)
             && ((top.kind == PENDING_FIND && top.b >> 8 & FIND_OF_TILE)
                 || (top.kind == PENDING_EVEN_ODD && top.b == EVEN_ODD_FIND_TILE));
    case FIND_THROW_MUSHROOM:
      return tm_table_get_shared (table, COUNTER_MUSHROOMS_LEFT) > 0;
    default:
      return TRUE;
    }
}
