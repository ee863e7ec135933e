/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* Nothing is illegal on the free table. What it cannot hold is impossible. */
static void
refuse (TmResolution *resolution, const char *id, TmText text)
{
  tm_resolution_refuse (resolution, id, "free.table", text);
}

static gboolean
is_over (TmResolution *resolution)
{
  if (tm_table_get_phase (tm_resolution_get_table (resolution)) != PHASE_OVER)
    return FALSE;
  refuse (resolution, "phase", tm_text (N_ ("The match is over.")));
  return TRUE;
}

static guint
get_zone (TmResolution *resolution, guint zone, int seat)
{
  return tm_table_get_zone (tm_resolution_get_table (resolution), zone, seat);
}

/* The dice go from the cup to the tray with the faces that were rolled. */
void
freeform_roll (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_faces;
  const gint32 *faces = tm_args_get_list (&move->args, ROLL_FACES, &n_faces);
  guint n_dice;
  guint die = tm_box_get_first_piece (tm_table_get_box (table), PIECE_DIE, TM_NO_SEAT, &n_dice);
  gint32 total = 0;

  if (is_over (resolution))
    return;
  if (n_faces > (guint) tm_resolution_get_option (resolution, OPTION_DICE))
    {
      refuse (resolution, "too-many-dice", tm_text (N_ ("There are not so many dice in the cup.")));
      return;
    }
  tm_resolution_move_all (resolution, get_zone (resolution, ZONE_TRAY, TM_NO_SEAT),
                          get_zone (resolution, ZONE_CUP, TM_NO_SEAT));
  for (guint i = 0; i < n_faces; i++)
    {
      tm_resolution_move_piece (resolution, die + i, get_zone (resolution, ZONE_TRAY, TM_NO_SEAT),
                                i);
      tm_resolution_set_face (resolution, die + i, faces[i]);
      total += faces[i] + 1;
    }
  tm_resolution_set_summary (
      resolution,
      tm_text_n ("%s die: %s", "%s dice: %s", tm_arg_number (n_faces), tm_arg_number (total)),
      TM_TEXT_NONE);
}

static void
shuffle_in_if_empty (TmResolution *resolution)
{
  guint deck = get_zone (resolution, ZONE_DECK, TM_NO_SEAT);

  if (tm_table_count_zone (tm_resolution_get_table (resolution), deck) == 0
      && tm_resolution_get_option (resolution, OPTION_DISCARDED))
    tm_resolution_move_all (resolution, get_zone (resolution, ZONE_DISCARD, TM_NO_SEAT), deck);
}

/* Takes a thing with a given face out of where it is hidden and lays it before a seat. */
static void
take (const TmMove *move, TmResolution *resolution, guint kind, guint from, guint to)
{
  guint seat = tm_args_get (&move->args, DRAW_SEAT);
  gint32 face = tm_args_get (&move->args, DRAW_FACE);
  int piece = tm_table_find_piece (tm_resolution_get_table (resolution),
                                   get_zone (resolution, from, TM_NO_SEAT), kind, face);

  if (piece < 0)
    {
      refuse (resolution, "not-there",
              tm_text (N_ ("Not there any more: %s"), tm_arg_face (kind, face)));
      return;
    }
  tm_resolution_move_piece (resolution, piece, get_zone (resolution, to, seat), TM_BOTTOM);
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s draws: %s"), tm_arg_seat (seat), tm_arg_face (kind, face)),
      TM_TEXT_NONE);
}

void
freeform_draw (const TmMove *move, TmResolution *resolution)
{
  if (is_over (resolution))
    return;
  take (move, resolution, PIECE_CARD, ZONE_DECK, ZONE_CARDS);
  shuffle_in_if_empty (resolution);
}

void
freeform_pull (const TmMove *move, TmResolution *resolution)
{
  if (!is_over (resolution))
    take (move, resolution, PIECE_TOKEN, ZONE_BAG, ZONE_TOKENS);
}

/* Lays a thing that a seat has down again. */
static void
lay_down (const TmMove *move,
          TmResolution *resolution,
          guint kind,
          guint held,
          guint to,
          const char *sentence)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  guint piece = tm_args_get (&move->args, DISCARD_PIECE);
  guint zone;
  int seat;

  if (is_over (resolution))
    return;
  tm_box_describe_zone (box, tm_table_get_piece_zone (table, piece), &zone, &seat);
  if (tm_box_get_piece_kind (box, piece) != kind || zone != held)
    {
      refuse (resolution, "not-held", tm_text (N_ ("Nobody has it.")));
      return;
    }
  tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, to, TM_NO_SEAT), TM_TOP);
  tm_resolution_set_summary (resolution,
                             tm_text (sentence, tm_arg_seat (seat),
                                      tm_arg_face (kind, tm_table_get_piece_face (table, piece))),
                             TM_TEXT_NONE);
}

void
freeform_discard (const TmMove *move, TmResolution *resolution)
{
  lay_down (move, resolution, PIECE_CARD, ZONE_CARDS, ZONE_DISCARD, N_ ("%s discards: %s"));
}

void
freeform_return (const TmMove *move, TmResolution *resolution)
{
  lay_down (move, resolution, PIECE_TOKEN, ZONE_TOKENS, ZONE_BAG, N_ ("%s puts back: %s"));
}

void
freeform_shuffle (const TmMove *move, TmResolution *resolution)
{
  guint deck = get_zone (resolution, ZONE_DECK, TM_NO_SEAT);

  (void) move;
  if (is_over (resolution))
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (tm_resolution_get_table (resolution)); seat++)
    tm_resolution_move_all (resolution, get_zone (resolution, ZONE_CARDS, seat), deck);
  tm_resolution_move_all (resolution, get_zone (resolution, ZONE_DISCARD, TM_NO_SEAT), deck);
  tm_resolution_set_summary (resolution, tm_text (N_ ("All cards are shuffled back")),
                             TM_TEXT_NONE);
}

void
freeform_round (const TmMove *move, TmResolution *resolution)
{
  gint32 round = tm_table_get_shared (tm_resolution_get_table (resolution), COUNTER_ROUND) + 1;

  (void) move;
  if (is_over (resolution))
    return;
  tm_resolution_set_shared (resolution, COUNTER_ROUND, round);
  tm_resolution_set_summary (resolution, tm_text (N_ ("Round %s"), tm_arg_number (round)),
                             TM_TEXT_NONE);
}

void
freeform_finish (const TmMove *move, TmResolution *resolution)
{
  guint32 winners = tm_args_get_set (&move->args, FINISH_WINNERS);

  if (is_over (resolution))
    return;
  tm_resolution_set_phase (resolution, PHASE_OVER);
  for (guint seat = 0; seat < tm_table_get_n_seats (tm_resolution_get_table (resolution)); seat++)
    tm_resolution_set_counter (resolution, COUNTER_WON, seat, winners & 1u << seat ? 1 : 0);
  tm_resolution_set_summary (resolution, tm_text (N_ ("Winners: %s"), tm_arg_seats (winners)),
                             TM_TEXT_NONE);
}
