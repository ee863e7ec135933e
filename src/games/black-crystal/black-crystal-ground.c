/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rubble, Passages and mushrooms. R p. 12 to 13. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* Rubble */

/* Whether rubble is about to fall that the seat can still prevent. */
static gboolean
is_cave_in_open (const CrystalTurn *self, CrystalPending *pending)
{
  return crystal_turn_get_top (self, pending) && pending->kind == PENDING_THROWN
         && pending->a == CRYSTAL_BY_CAVE_IN;
}

/* What lay under the rubble is resolved now, but for a duel, which was fought on arriving. */
static void
resolve_uncovered (CrystalTurn *self, guint seat, int place)
{
  gboolean has_boom = self->map.cells[place].boom != 0;

  if (has_boom && tm_table_get_shared (self->table, COUNTER_STEPS) == 0)
    crystal_turn_push (self, PENDING_FURTHER, seat, place, FURTHER_TURN);
  crystal_turn_uncover (self, seat, place);
  if (has_boom)
    tm_resolution_add_reason (
        self->resolution, "crystal.rubble.boom",
        tm_text (
            N_ ("The Boom token under the rubble is drawn for now; winning, %s may still move."),
            tm_arg_seat (seat)));
}

/* Nobody has to clear any more what is gone. */
static void
forget_clearing (CrystalTurn *self, guint cell)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (crystal_turn_get (self, COUNTER_CLEARING, seat) == (gint32) cell + 1)
      crystal_turn_set (self, COUNTER_CLEARING, seat, 0);
}

static gint32
get_explosives (const CrystalTurn *self, guint seat)
{
  return crystal_turn_get (self, COUNTER_EXPLOSIVES, seat);
}

/* What is wrong with it; whether the means are there is told when they are paid. */
static guint64
judge (CrystalTurn *self, guint seat, CrystalBlast blast, guint cell, CrystalMeans means)
{
  guint64 whys = crystal_map_judge_blast (&self->map, seat, blast, cell, means,
                                          (guint) get_explosives (self, seat));

  whys &= ~WHY_BIT (WHY_BLAST_NONE_LEFT);
  crystal_add_whys (self->resolution, whys);
  return whys;
}

/**
 * crystal_clear_rubble:
 * @self: a move
 * @seat: who clears
 * @cell: the rubble
 * @means: by what
 *
 * Clears rubble without losing a turn. Under one's own feet what lies there is resolved then.
 *
 * Returns: %FALSE if it was refused
 */
gboolean
crystal_clear_rubble (CrystalTurn *self, guint seat, guint cell, CrystalMeans means)
{
  guint64 whys = self->has_map ? judge (self, seat, BLAST_CLEAR, cell, means) : 0;

  if (whys & WHY_BIT (WHY_BLAST_NOT_NEEDED))
    return TRUE;
  crystal_turn_pay (self, seat, means);
  if (!self->has_map)
    return TRUE;
  crystal_turn_set_rubble (self, (int) cell, FALSE);
  forget_clearing (self, cell);
  tm_resolution_add_reason (self->resolution, "crystal.rubble.clear",
                            tm_text (N_ ("The rubble is gone, and the turn is not lost.")));
  if (crystal_turn_get_place (self, seat) == (int) cell)
    resolve_uncovered (self, seat, (int) cell);
  return TRUE;
}

static void
lay_rubble (CrystalTurn *self, guint seat, guint cell, CrystalMeans means)
{
  if (self->has_map)
    judge (self, seat, BLAST_RUBBLE, cell, means);
  crystal_turn_pay (self, seat, means);
  if (self->has_map && self->map.cells[cell].laid == LAID_TILE)
    crystal_turn_set_rubble (self, (int) cell, TRUE);
}

static void
take_passage_off (CrystalTurn *self, guint seat, guint cell, CrystalMeans means)
{
  int at = crystal_turn_get_place (self, seat);
  int side;

  if (self->has_map
      && judge (self, seat, BLAST_PASSAGE_OFF, cell, means) & WHY_BIT (WHY_BLAST_NOT_NEEDED))
    return;
  crystal_turn_pay (self, seat, means);
  if (!self->has_map)
    return;
  if (CRYSTAL_IS_ENTRANCE (at))
    {
      crystal_turn_set_door (self, (TmSide) crystal_get_entrance (self->table, seat), FALSE);
      return;
    }
  side = crystal_find_side ((guint) at, cell);
  if (side >= 0)
    crystal_turn_set_passage (self, (guint) at, (TmSide) side, FALSE);
}

/* The rubble that falls is cleared before it lies: no token is laid. */
static void
prevent_cave_in (CrystalTurn *self, guint seat, CrystalMeans means)
{
  crystal_turn_pop (self);
  if (means == MEANS_IRON_HEAD)
    crystal_add_whys (self->resolution, WHY_BIT (WHY_SKILL_CONDITION));
  crystal_turn_pay (self, seat, means);
  tm_resolution_add_reason (
      self->resolution, "crystal.card.cave-in",
      tm_text (N_ ("The rubble is cleared at once: no token is laid, no turn is "
                   "lost.")));
}

static void
blow_up (CrystalTurn *self, guint seat, CrystalBlast blast, guint cell, CrystalMeans means)
{
  switch (blast)
    {
    case BLAST_CLEAR:
      crystal_clear_rubble (self, seat, cell, means);
      break;
    case BLAST_RUBBLE:
      lay_rubble (self, seat, cell, means);
      break;
    case BLAST_PASSAGE_OFF:
    case BLAST_WALL:
    case CRYSTAL_N_BLASTS:
    default:
      take_passage_off (self, seat, cell, means);
      break;
    }
}

static TmText
describe_blast (CrystalBlast blast, guint seat, guint cell, CrystalMeans means)
{
  TmTextArg who = tm_arg_seat (seat);
  TmTextArg where = tm_arg_cell (GRID_MINE, cell);
  TmTextArg what = tm_arg_word (crystal_means_words[means].name);

  return blast == BLAST_CLEAR ? tm_text (N_ ("%s clears the rubble on %s: %s"), who, where, what)
         : blast == BLAST_RUBBLE
             ? tm_text (N_ ("%s lays rubble on %s: %s"), who, where, what)
             : tm_text (N_ ("%s takes the Passage to %s off: %s"), who, where, what);
}

void
crystal_resolve_blast (const TmMove *move, TmResolution *resolution)
{
  CrystalBlast blast = (CrystalBlast) (tm_args_get (&move->args, BLAST_USE) + BLAST_CLEAR);
  guint cell = (guint) tm_args_get (&move->args, BLAST_CELL);
  CrystalMeans means = (CrystalMeans) tm_args_get (&move->args, BLAST_MEANS);
  CrystalPending pending;
  CrystalTurn turn;
  guint seat;

  crystal_turn_begin (&turn, move, resolution);
  if (means == MEANS_NONE)
    {
      crystal_turn_refuse (&turn, "blast.no-means", "crystal.explosive.use",
                           tm_text (N_ ("Say by what: clearing by hand is a lost turn.")));
      return;
    }
  if (blast == BLAST_CLEAR && is_cave_in_open (&turn, &pending))
    {
      seat = (guint) pending.seat;
      prevent_cave_in (&turn, seat, means);
    }
  else
    {
      seat = crystal_turn_get_mover (&turn);
      if (!crystal_turn_check_act (&turn, seat))
        return;
      blow_up (&turn, seat, blast, cell, means);
      tm_resolution_set_shared (resolution, COUNTER_BEGUN, 1);
    }
  tm_resolution_set_summary (resolution, describe_blast (blast, seat, cell, means), TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* Clearing by a lost turn */

static void
begin_clearing (CrystalTurn *self, guint seat, guint cell)
{
  crystal_turn_set (self, COUNTER_CLEARING, seat, (gint32) cell + 1);
  crystal_turn_lose_turns (self, seat, 1);
  tm_resolution_add_reason (
      self->resolution, "crystal.rubble.clear",
      tm_text (N_ ("%s loses the next turn clearing, and then the rubble is gone."),
               tm_arg_seat (seat)));
}

/* The card Cave-in: rubble falls beside the dwarf; a Boom or crystal token there does not matter. */
static gboolean
let_cave_in (CrystalTurn *self, guint seat, guint cell)
{
  const guint64 matters
      = WHY_BIT (WHY_RUBBLE_FAR) | WHY_BIT (WHY_RUBBLE_WALL) | WHY_BIT (WHY_RUBBLE_UNDUG);

  crystal_add_whys (
      self->resolution,
      matters & crystal_map_judge_blast (&self->map, seat, BLAST_RUBBLE, cell, MEANS_NONE, 0));
  if (self->map.cells[cell].laid != LAID_TILE)
    return crystal_turn_refuse (self, "rubble.undug", "crystal.rubble.lay",
                                tm_text (N_ ("Rubble is laid on open tiles only.")));
  crystal_turn_pop (self);
  crystal_turn_set_rubble (self, (int) cell, TRUE);
  return TRUE;
}

void
crystal_resolve_clear_by_time (const TmMove *move, TmResolution *resolution)
{
  guint cell = (guint) tm_args_get (&move->args, CLEAR_CELL);
  CrystalPending pending;
  CrystalTurn turn;
  guint seat;

  crystal_turn_begin (&turn, move, resolution);
  if (is_cave_in_open (&turn, &pending))
    {
      seat = (guint) pending.seat;
      if (!let_cave_in (&turn, seat, cell))
        return;
    }
  else
    {
      seat = crystal_turn_get_mover (&turn);
      if (!crystal_turn_check_act (&turn, seat))
        return;
      /* The rest of this turn goes, too: moving away, one could not clear. */
      tm_resolution_set_shared (resolution, COUNTER_BEGUN, 1);
      tm_resolution_set_shared (resolution, COUNTER_STEPS, 0);
      if (turn.has_map
          && judge (&turn, seat, BLAST_CLEAR, cell, MEANS_NONE) & WHY_BIT (WHY_BLAST_NOT_NEEDED))
        {
          crystal_turn_end (&turn);
          return;
        }
    }
  begin_clearing (&turn, seat, cell);
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("%s clears %s by a lost turn"), tm_arg_seat (seat),
                                      tm_arg_cell (GRID_MINE, cell)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* Mushrooms */

static guint
get_used_sides (const CrystalMap *map)
{
  guint sides = 0;

  for (guint seat = 0; seat < map->n_seats; seat++)
    sides |= 1u << map->sides[seat];
  return sides;
}

/* The most ordinary tiles that can be in the bag: special ones may lie face down. */
static guint
count_ordinary (const CrystalTurn *self)
{
  static const guint specials[]
      = { COUNTER_BAG_CRYSTAL, COUNTER_BAG_EXIT, COUNTER_BAG_PORTAL, COUNTER_BAG_PIT };
  gint32 bag = tm_table_get_shared (self->table, COUNTER_BAG);
  gint32 ordinary = bag;

  for (guint i = 0; i < G_N_ELEMENTS (specials); i++)
    ordinary -= tm_table_get_shared (self->table, specials[i]);
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    ordinary += self->map.cells[cell].laid == LAID_FACE_DOWN;
  return (guint) CLAMP (ordinary, 0, bag);
}

/* Which ordinary tile of the app's bag leaves: one of those that was named, else any. Its order means
 * nothing; a number that nobody looks at spreads the choice. */
static void
take_piece_out (CrystalTurn *self, guint cell, int tile_out)
{
  guint pieces[CRYSTAL_N_TILES], fitting[CRYSTAL_N_TILES];
  guint n_pieces
      = tm_table_list_zone (self->table, tm_table_get_zone (self->table, ZONE_BAG, TM_NO_SEAT),
                            pieces, G_N_ELEMENTS (pieces));
  guint n_fitting = 0;

  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 face = tm_table_get_piece_face (self->table, pieces[i]);
      int event = face == TM_FACE_UNKNOWN ? EVENT_NONE : (int) CRYSTAL_FACE_EVENT (face);

      if (tile_out >= 0 && face != TM_FACE_UNKNOWN ? event == tile_out : event <= EVENT_FIND)
        fitting[n_fitting++] = pieces[i];
    }
  if (n_fitting > 0)
    tm_resolution_move_piece (self->resolution, fitting[(cell * 31 + n_pieces * 17) % n_fitting],
                              tm_table_get_zone (self->table, ZONE_OUT, TM_NO_SEAT), TM_TOP);
}

static void
take_tile_out (CrystalTurn *self, guint cell, int tile_out)
{
  crystal_turn_add_shared (self, COUNTER_BAG, -1);
  crystal_turn_add_shared (self, COUNTER_OUT, 1);
  take_piece_out (self, cell, tile_out);
  tm_resolution_add_reason (self->resolution, "crystal.mushroom.tile",
                            tm_text (N_ ("The cell was undug: an ordinary tile leaves the game.")));
}

static void
discard_card (CrystalTurn *self, guint seat, guint piece)
{
  if (tm_table_get_piece_face (self->table, piece) == TM_FACE_UNKNOWN)
    tm_resolution_set_face (self->resolution, piece, FIND_THROW_MUSHROOM);
  crystal_move_find (self->resolution, piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
  crystal_turn_add (self, COUNTER_PLAYED, seat, 1);
}

static void
grow (CrystalTurn *self, guint cell, int tile_out)
{
  CrystalCell *here = &self->map.cells[cell];

  crystal_turn_clear_cell (self, cell);
  forget_clearing (self, cell);
  if (here->laid == LAID_NONE)
    take_tile_out (self, cell, tile_out);
  /* Against the rules it can cover a crystal, which is lost. */
  crystal_turn_add_shared (self, COUNTER_BROKEN, here->crystals);
  here->crystals = here->fresh = 0;
  here->laid = LAID_MUSHROOM;
  here->event = EVENT_NONE;
  here->sides = here->untold = 0;
}

/**
 * crystal_grow_mushroom:
 * @self: a move
 * @seat: who throws it
 * @cell: where to
 * @tile_out: event of the tile that leaves the bag; -1: not told
 *
 * Lays a mushroom, which takes the card of the seat.
 *
 * Returns: %FALSE if it was refused
 */
gboolean
crystal_grow_mushroom (CrystalTurn *self, guint seat, guint cell, int tile_out)
{
  guint left = (guint) tm_table_get_shared (self->table, COUNTER_MUSHROOMS_LEFT);
  guint piece;

  if (!crystal_hold_find (self->table, seat, FIND_THROW_MUSHROOM, &piece))
    return crystal_turn_refuse (self, "card.not-held", "crystal.find.timing",
                                tm_text (N_ ("%s does not have this card: %s"), tm_arg_seat (seat),
                                         tm_arg_face (PIECE_FIND, FIND_THROW_MUSHROOM)));
  if (!self->has_map && left == 0)
    crystal_add_whys (self->resolution, WHY_BIT (WHY_MUSH_NONE_LEFT));
  if (self->has_map)
    crystal_add_whys (self->resolution, crystal_map_judge_mushroom (
                                            &self->map, seat, cell, left, count_ordinary (self),
                                            get_used_sides (&self->map), NULL, self->resolution));
  if (tm_resolution_is_refused (self->resolution))
    return FALSE;
  if (self->has_map && crystal_map_find_dwarfs (&self->map, (int) cell) != 0)
    return crystal_turn_refuse (self, "mush.stood-on", "crystal.mushroom.forbidden",
                                tm_text (N_ ("A dwarf stands there: move it first.")));
  discard_card (self, seat, piece);
  crystal_turn_add_shared (self, COUNTER_MUSHROOMS_LEFT, -1);
  if (self->has_map)
    grow (self, cell, tile_out);
  return TRUE;
}

void
crystal_resolve_mushroom (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  guint seat = (guint) tm_args_get (args, MUSHROOM_SEAT);
  guint cell = (guint) tm_args_get (args, MUSHROOM_CELL);
  CrystalTurn turn;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn)
      || !crystal_grow_mushroom (
          &turn, seat, cell,
          tm_args_has (args, MUSHROOM_TILE_OUT) ? tm_args_get (args, MUSHROOM_TILE_OUT) : -1))
    return;
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("%s throws a mushroom on %s"), tm_arg_seat (seat),
                                      tm_arg_cell (GRID_MINE, cell)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}
