/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles and tokens on the board, with what is left of them, and what breaks walls. R p. 4, p. 6, p. 12. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-turn.h"

/* The counter of the tiles of an event nobody has seen; -1: an ordinary tile. */
static int
get_special (int event)
{
  switch (event)
    {
    case EVENT_CRYSTAL:
      return COUNTER_BAG_CRYSTAL;
    case EVENT_EXIT:
      return COUNTER_BAG_EXIT;
    case EVENT_PORTAL:
      return COUNTER_BAG_PORTAL;
    case EVENT_PIT:
      return COUNTER_BAG_PIT;
    default:
      return -1;
    }
}

/* A tile becomes known: it is no longer among those nobody has seen. Gives whether there was one more. */
static gboolean
count_seen (CrystalTurn *self, int event)
{
  int special = get_special (event);

  if (special < 0)
    return TRUE;
  if (tm_table_get_shared (self->table, (guint) special) == 0)
    {
      crystal_turn_forbid (self, "dig.type-gone", "crystal.setup.tiles",
                           tm_text (N_ ("All tiles of this kind lie on the board already: %s"),
                                    tm_arg_word (crystal_event_words[event].name)));
      return FALSE;
    }
  crystal_turn_add_shared (self, (guint) special, -1);
  return TRUE;
}

/* On a crystal tile its token is laid, which the box has for every one that takes part. */
static void
reveal (CrystalTurn *self, guint cell, int event)
{
  if (!count_seen (self, event) || event != EVENT_CRYSTAL
      || tm_table_get_shared (self->table, COUNTER_CRYSTALS_BOX) == 0)
    return;
  crystal_turn_add_shared (self, COUNTER_CRYSTALS_BOX, -1);
  self->map.cells[cell].crystals++;
  self->map.cells[cell].fresh = 1;
}

/**
 * crystal_get_taken:
 * @table: a table
 * @seat: a seat
 * @piece: (out): the tile
 *
 * Returns: the face of the tile in its hand, or -1
 */
int
crystal_get_taken (const TmTable *table, guint seat, guint *piece)
{
  int found
      = tm_table_find_kind (table, tm_table_get_zone (table, ZONE_TAKEN, (int) seat), PIECE_TILE);

  *piece = (guint) MAX (found, 0);
  return found < 0 ? -1 : tm_table_get_piece_face (table, *piece);
}

/**
 * crystal_turn_return_tile:
 * @self: a move
 * @seat: a seat
 *
 * Puts a tile that a player holds back into the bag.
 *
 * Returns: whether there was one
 */
gboolean
crystal_turn_return_tile (CrystalTurn *self, guint seat)
{
  guint piece;

  if (crystal_get_taken (self->table, seat, &piece) < 0)
    return FALSE;
  tm_resolution_move_piece (self->resolution, piece,
                            tm_table_get_zone (self->table, ZONE_BAG, TM_NO_SEAT), TM_TOP);
  tm_resolution_turn_piece (self->resolution, piece, FALSE);
  crystal_turn_add_shared (self, COUNTER_BAG, 1);
  return TRUE;
}

/* A tile comes out of the bag, if it is not in the hand of the player already. */
static gboolean
take_tile (CrystalTurn *self, guint seat)
{
  guint piece;

  if (crystal_get_taken (self->table, seat, &piece) >= 0)
    return TRUE;
  if (tm_table_get_shared (self->table, COUNTER_BAG) == 0)
    return crystal_turn_refuse (self, "dig.bag-empty", "crystal.setup.tiles",
                                tm_text (N_ ("There are no tiles left.")));
  crystal_turn_add_shared (self, COUNTER_BAG, -1);
  return TRUE;
}

/**
 * crystal_turn_count_tile:
 * @self: a move
 * @seat: who lays it
 * @event: of [enum@CrystalEvent]; -1: nobody has told
 *
 * Counts a tile that is laid where no map is kept.
 *
 * Returns: %FALSE if the bag is empty
 */
gboolean
crystal_turn_count_tile (CrystalTurn *self, guint seat, int event)
{
  guint piece;

  if (!take_tile (self, seat))
    return FALSE;
  if (crystal_get_taken (self->table, seat, &piece) >= 0)
    tm_resolution_move_piece (self->resolution, piece,
                              tm_table_get_zone (self->table, ZONE_LAID, TM_NO_SEAT), TM_TOP);
  if (count_seen (self, event) && event == EVENT_CRYSTAL
      && tm_table_get_shared (self->table, COUNTER_CRYSTALS_BOX) > 0)
    crystal_turn_add_shared (self, COUNTER_CRYSTALS_BOX, -1);
  crystal_turn_add (self, COUNTER_LAID, seat, 1);
  return TRUE;
}

static void
lay_piece (CrystalTurn *self, guint seat, guint cell, gboolean face_down)
{
  guint piece;

  if (crystal_get_taken (self->table, seat, &piece) < 0)
    return;
  tm_resolution_move_piece (self->resolution, piece,
                            tm_table_get_zone (self->table, ZONE_LAID, TM_NO_SEAT), (gint32) cell);
  tm_resolution_turn_piece (self->resolution, piece, !face_down);
}

/**
 * crystal_turn_lay_tile:
 * @self: a move
 * @seat: who lays it
 * @cell: an undug cell
 * @event: of [enum@CrystalEvent]; -1: nobody has told
 * @sides: set of open sides; -1: nobody has told
 * @face_down: whether nobody may see it
 *
 * Lays a tile of the bag, or the one in hand, on the board.
 *
 * Returns: %FALSE if the bag is empty
 */
gboolean
crystal_turn_lay_tile (
    CrystalTurn *self, guint seat, guint cell, int event, int sides, gboolean face_down)
{
  CrystalCell *here = &self->map.cells[cell];

  if (!take_tile (self, seat))
    return FALSE;
  lay_piece (self, seat, cell, face_down);
  here->laid = face_down ? LAID_FACE_DOWN : LAID_TILE;
  here->untold = face_down || sides < 0 ? CRYSTAL_ALL_SIDES : 0;
  here->sides = (guint8) (face_down || sides < 0 ? 0 : sides);
  here->event = (guint8) (face_down || event < 0 ? EVENT_NONE : event);
  if (!face_down)
    reveal (self, cell, event);
  crystal_turn_add (self, COUNTER_LAID, seat, 1);
  return TRUE;
}

/* A face-down tile is turned up. */
void
crystal_turn_turn_up (CrystalTurn *self, guint cell, int event, int sides)
{
  CrystalCell *here = &self->map.cells[cell];
  guint zone = tm_table_get_zone (self->table, ZONE_LAID, TM_NO_SEAT);
  guint pieces[CRYSTAL_N_TILES];
  guint n_pieces = tm_table_list_zone (self->table, zone, pieces, G_N_ELEMENTS (pieces));

  here->laid = LAID_TILE;
  here->untold = sides < 0 ? CRYSTAL_ALL_SIDES : 0;
  here->sides = (guint8) MAX (sides, 0);
  here->event = (guint8) MAX (event, 0);
  reveal (self, cell, event);
  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_place (self->table, pieces[i]) == (gint32) cell)
      tm_resolution_turn_piece (self->resolution, pieces[i], TRUE);
}

/**
 * crystal_turn_take_tile_back:
 * @self: a move
 * @cell: a cell whose tile was laid just now
 *
 * Puts a tile back into the bag, with the token of a crystal on it.
 */
void
crystal_turn_take_tile_back (CrystalTurn *self, guint cell)
{
  CrystalCell *here = &self->map.cells[cell];
  guint zone = tm_table_get_zone (self->table, ZONE_LAID, TM_NO_SEAT);
  guint pieces[CRYSTAL_N_TILES];
  guint n_pieces = tm_table_list_zone (self->table, zone, pieces, G_N_ELEMENTS (pieces));
  int special = here->laid == LAID_TILE ? get_special (here->event) : -1;

  if (special >= 0)
    crystal_turn_add_shared (self, (guint) special, 1);
  if (here->crystals > 0)
    crystal_turn_add_shared (self, COUNTER_CRYSTALS_BOX, here->crystals);
  crystal_turn_clear_cell (self, cell);
  *here = (CrystalCell) { 0 };
  crystal_turn_add_shared (self, COUNTER_BAG, 1);
  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_place (self->table, pieces[i]) == (gint32) cell)
      {
        tm_resolution_move_piece (self->resolution, pieces[i],
                                  tm_table_get_zone (self->table, ZONE_BAG, TM_NO_SEAT), TM_TOP);
        tm_resolution_turn_piece (self->resolution, pieces[i], FALSE);
      }
}

/* Takes a token from its supply or puts it back; the rules know what to do when none is left. */
static gboolean
count_token (CrystalTurn *self, guint counter, gboolean there)
{
  gint32 left = tm_table_get_shared (self->table, counter);

  if (there && left == 0)
    return FALSE;
  crystal_turn_add_shared (self, counter, there ? -1 : 1);
  return TRUE;
}

/**
 * crystal_turn_set_boom:
 * @self: a move
 * @place: a cell or an entrance
 * @there: whether a Boom token is to lie there
 *
 * Returns: whether the board is as asked: no token lies at an entrance, and there may be none left
 */
gboolean
crystal_turn_set_boom (CrystalTurn *self, int place, gboolean there)
{
  CrystalCell *cell;

  if (CRYSTAL_IS_ENTRANCE (place) || !self->has_map)
    return FALSE;
  cell = &self->map.cells[place];
  if ((cell->boom != 0) == there)
    return TRUE;
  if (!crystal_map_has_tile (&self->map, (guint) place))
    return FALSE;
  if (!count_token (self, COUNTER_BOOM_LEFT, there))
    {
      crystal_turn_note (self, "boom.none-left", "crystal.boom.token",
                         tm_text (N_ ("No Boom token is left: mark the cell by something else.")));
      return FALSE;
    }
  cell->boom = there != FALSE;
  return TRUE;
}

/**
 * crystal_turn_set_rubble:
 * @self: a move
 * @place: a cell or an entrance
 * @there: whether rubble is to lie there
 *
 * Returns: whether the board is as asked
 */
gboolean
crystal_turn_set_rubble (CrystalTurn *self, int place, gboolean there)
{
  CrystalCell *cell;

  if (CRYSTAL_IS_ENTRANCE (place) || !self->has_map)
    return FALSE;
  cell = &self->map.cells[place];
  if ((cell->rubble != 0) == there)
    return TRUE;
  if (!crystal_map_has_tile (&self->map, (guint) place))
    return FALSE;
  if (!count_token (self, COUNTER_RUBBLE_LEFT, there))
    {
      crystal_turn_note (self, "rubble.none-left", "crystal.explosive.use",
                         tm_text (N_ ("No rubble is left: mark the cell by something else.")));
      return FALSE;
    }
  cell->rubble = there != FALSE;
  return TRUE;
}

/* A Passage on the joint of two cells. */
void
crystal_turn_set_passage (CrystalTurn *self, guint cell, TmSide side, gboolean there)
{
  if (((self->map.cells[cell].passages >> side & 1) != 0) == there)
    return;
  if (!count_token (self, COUNTER_PASSAGE_LEFT, there))
    crystal_turn_note (self, "passage.none-left", "crystal.passage",
                       tm_text (N_ ("No Passage is left: mark the joint by something else.")));
  else
    crystal_map_set_passage (&self->map, cell, side, there);
}

/* A Passage between an entrance and its cell. */
void
crystal_turn_set_door (CrystalTurn *self, TmSide side, gboolean there)
{
  if (((self->map.doors >> side & 1) != 0) == there)
    return;
  if (count_token (self, COUNTER_PASSAGE_LEFT, there))
    self->map.doors
        = (guint8) (there ? self->map.doors | 1u << side : self->map.doors & ~(1u << side));
}

/**
 * crystal_turn_clear_cell:
 * @self: a move
 * @cell: a cell whose tile goes
 *
 * Takes the tokens off a cell and off its joints, but for crystals.
 */
void
crystal_turn_clear_cell (CrystalTurn *self, guint cell)
{
  crystal_turn_set_boom (self, (int) cell, FALSE);
  crystal_turn_set_rubble (self, (int) cell, FALSE);
  for (TmSide side = TM_SIDE_UP; side < TM_N_SIDES; side++)
    {
      crystal_turn_set_passage (self, cell, side, FALSE);
      if (self->map.entrances[side] == cell)
        crystal_turn_set_door (self, side, FALSE);
    }
}

/**
 * crystal_turn_open_joint:
 * @self: a move
 * @seat: who breaks the wall
 * @from: where its dwarf stands
 * @to: the neighbour
 *
 * Lays a Passage on the joint of two places if a wall is there.
 */
void
crystal_turn_open_joint (CrystalTurn *self, guint seat, int from, int to)
{
  int side;

  if (CRYSTAL_IS_ENTRANCE (from) || CRYSTAL_IS_ENTRANCE (to))
    {
      TmSide door = (TmSide) crystal_get_entrance (self->table, seat);

      if (!crystal_map_is_door_open (&self->map, door))
        crystal_turn_set_door (self, door, TRUE);
      return;
    }
  side = crystal_find_side ((guint) from, (guint) to);
  if (side >= 0 && !crystal_map_is_open (&self->map, (guint) from, (TmSide) side))
    crystal_turn_set_passage (self, (guint) from, (TmSide) side, TRUE);
}

/**
 * crystal_has_means:
 * @table: a table
 * @seat: a seat
 * @means: what breaks walls and clears rubble
 *
 * Tells whether a seat has the means, or could have them in a hand that nobody has named.
 *
 * Returns: whether it can be paid
 */
gboolean
crystal_has_means (const TmTable *table, guint seat, CrystalMeans means)
{
  guint piece;

  switch (means)
    {
    case MEANS_EXPLOSIVE:
      return tm_table_get_counter (table, COUNTER_EXPLOSIVES, seat) > 0;
    case MEANS_BOMB:
      return crystal_find_held (table, seat, FIND_BOMB) >= 0;
    case MEANS_PICK:
      return crystal_find_held (table, seat, FIND_PICK) >= 0;
    case MEANS_ENGINEER:
      return crystal_get_skill (table, seat) == SKILL_ENGINEER
             && tm_table_get_counter (table, COUNTER_SKILL_USES, seat) > 0;
    case MEANS_MINER:
      return crystal_find_boom (table, ZONE_BEFORE, (int) seat, MONSTER_MINER, &piece);
    case MEANS_IRON_HEAD:
      return crystal_get_skill (table, seat) == SKILL_IRON_HEAD;
    case MEANS_NONE:
      return TRUE;
    case CRYSTAL_N_MEANS:
    default:
      return FALSE;
    }
}

static gboolean
pay_card (CrystalTurn *self, guint seat, CrystalFind find)
{
  guint piece;

  if (!crystal_hold_find (self->table, seat, find, &piece))
    return FALSE;
  if (tm_table_get_piece_face (self->table, piece) == TM_FACE_UNKNOWN)
    tm_resolution_set_face (self->resolution, piece, find);
  crystal_move_find (self->resolution, piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
  crystal_turn_add (self, COUNTER_PLAYED, seat, 1);
  return TRUE;
}

/**
 * crystal_turn_pay:
 * @self: a move
 * @seat: who pays
 * @means: what breaks a wall or clears rubble
 *
 * Uses the means up: an explosive goes to the box, a card to the discard, a use of the skill is spent,
 * the Miner leaves. Who does not have them is told so.
 *
 * Returns: whether they were there
 */
gboolean
crystal_turn_pay (CrystalTurn *self, guint seat, CrystalMeans means)
{
  guint piece;

  if (!crystal_has_means (self->table, seat, means))
    {
      if (means == MEANS_ENGINEER || means == MEANS_IRON_HEAD)
        crystal_turn_forbid (self,
                             crystal_get_skill (self->table, seat) == SKILL_ENGINEER
                                 ? "skill.used-up"
                                 : "skill.not-yours",
                             "crystal.skill.use",
                             tm_text (N_ ("%s cannot use this skill now."), tm_arg_seat (seat)));
      else
        crystal_turn_forbid (self, "blast.none-left", "crystal.explosive.use",
                             tm_text (N_ ("%s does not have this: %s"), tm_arg_seat (seat),
                                      tm_arg_word (crystal_means_words[means].name)));
      return FALSE;
    }
  switch (means)
    {
    case MEANS_EXPLOSIVE:
      crystal_turn_add (self, COUNTER_EXPLOSIVES, seat, -1);
      crystal_turn_add_shared (self, COUNTER_EXPLOSIVES_BOX, 1);
      return TRUE;
    case MEANS_BOMB:
      return pay_card (self, seat, FIND_BOMB);
    case MEANS_PICK:
      return pay_card (self, seat, FIND_PICK);
    case MEANS_ENGINEER:
      crystal_turn_add (self, COUNTER_SKILL_USES, seat, -1);
      crystal_turn_add_shared (self, COUNTER_COUNTERS_LEFT, 1);
      return TRUE;
    case MEANS_MINER:
      if (crystal_find_boom (self->table, ZONE_BEFORE, (int) seat, MONSTER_MINER, &piece))
        crystal_move_boom (self->resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
      return TRUE;
    case MEANS_NONE:
    case MEANS_IRON_HEAD:
    case CRYSTAL_N_MEANS:
    default:
      return TRUE;
    }
}

/**
 * crystal_sides_from_arg:
 * @args: parameters of a move
 * @param: which of them names sides
 *
 * Returns: set of sides, or -1 if they are not told
 */
int
crystal_sides_from_arg (const TmArgs *args, guint param)
{
  guint n_sides;
  const gint32 *sides;
  int set = 0;

  if (!tm_args_has (args, param))
    return -1;
  sides = tm_args_get_list (args, param, &n_sides);
  for (guint i = 0; i < n_sides; i++)
    set |= 1 << sides[i];
  return set;
}
