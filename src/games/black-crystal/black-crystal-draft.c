/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first cards: three Find cards go round, and everybody keeps two positive ones. R «Начало игры»,
 * p. 5. In the app the cards are dealt one by one into the zone that goes round; on the table they are
 * only counted. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-cards.h"
#include "black-crystal-setup.h"

#define N_KEPT 2

static guint
get_around (const TmTable *table)
{
  return tm_table_get_zone (table, ZONE_DRAFT, TM_NO_SEAT);
}

static gboolean
is_in_app (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_FIND) == TM_SOURCE_APP;
}

/**
 * crystal_draws_draft:
 * @table: a table
 *
 * Tells what the next move `draft` is in the app: a card is drawn until three go round, then one of them
 * is kept.
 *
 * Returns: whether a card is drawn
 */
gboolean
crystal_draws_draft (const TmTable *table)
{
  return is_in_app (table) && tm_table_count_zone (table, get_around (table)) < CRYSTAL_N_AROUND;
}

/**
 * crystal_list_draft:
 * @table: a table
 * @faces: (out caller-allocates): Find cards, or %TM_FACE_UNKNOWN
 *
 * Lists the cards that go round, for whoever has to choose.
 *
 * Returns: how many there are
 */
guint
crystal_list_draft (const TmTable *table, gint32 faces[CRYSTAL_N_AROUND])
{
  guint pieces[CRYSTAL_N_AROUND];
  guint n_pieces = MIN (tm_table_list_zone (table, get_around (table), pieces, CRYSTAL_N_AROUND),
                        CRYSTAL_N_AROUND);

  for (guint i = 0; i < n_pieces; i++)
    faces[i] = tm_table_get_piece_face (table, pieces[i]);
  return n_pieces;
}

static gint32
get_told (const TmMove *move)
{
  return tm_args_has (&move->args, DRAFT_CARD) ? tm_args_get (&move->args, DRAFT_CARD)
                                               : TM_FACE_UNKNOWN;
}

/* One card of the deck joins those that go round. */
static gboolean
deal_one (TmResolution *resolution, guint seat, gint32 face)
{
  guint piece;

  return crystal_draw_find (resolution, seat, face, ZONE_DRAFT, &piece);
}

/* All three go to the discard. */
static void
discard_round (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece;

  while ((piece = tm_table_get_top (table, get_around (table))) >= 0)
    crystal_move_find (resolution, (guint) piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
}

static gboolean
are_all_negative (const TmTable *table)
{
  gint32 faces[CRYSTAL_N_AROUND];
  guint n_faces = crystal_list_draft (table, faces);

  for (guint i = 0; i < n_faces; i++)
    if (faces[i] == TM_FACE_UNKNOWN || !crystal_find_is_negative ((CrystalFind) faces[i]))
      return FALSE;
  return n_faces == CRYSTAL_N_AROUND;
}

/* In the app: one card more. Three bad ones are laid aside at once. */
static void
draw_round (TmResolution *resolution, guint seat, gint32 face)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (!deal_one (resolution, seat, face))
    return;
  tm_resolution_set_summary (resolution, tm_text (N_ ("A card is dealt to %s"), tm_arg_seat (seat)),
                             TM_TEXT_NONE);
  if (!are_all_negative (table))
    return;
  discard_round (resolution);
  tm_resolution_add_finding (
      resolution, TM_GRADE_NOTE, "draft.redraw", "crystal.setup.draft",
      tm_text (N_ ("All three are negative: they are laid open on the discard, and %s takes three "
                   "new ones."),
               tm_arg_seat (seat)));
}

/* On the table: three cards lie before the seat, as often as it had to take new ones. */
static gboolean
count_round (TmResolution *resolution, guint seat, gint32 redrawn)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (tm_table_get_shared (table, COUNTER_FIND_DECK)
      < CRYSTAL_N_AROUND - (gint32) tm_table_count_zone (table, get_around (table))
            + CRYSTAL_N_AROUND * redrawn)
    return tm_resolution_refuse (resolution, "draft.deck", "crystal.setup.draft",
                                 tm_text (N_ ("There are not so many cards in the Find deck.")));
  for (gint32 i = 0; i <= redrawn; i++)
    {
      if (i > 0)
        discard_round (resolution);
      while (tm_table_count_zone (table, get_around (table)) < CRYSTAL_N_AROUND)
        if (!deal_one (resolution, seat, TM_FACE_UNKNOWN))
          return FALSE;
    }
  return TRUE;
}

/* The card that is kept; -1: it does not go round. */
static int
find_kept (const TmTable *table, gint32 face)
{
  int piece = face != TM_FACE_UNKNOWN
                  ? tm_table_find_piece (table, get_around (table), PIECE_FIND, face)
                  : -1;
  guint pieces[CRYSTAL_N_AROUND];
  guint n_pieces;

  if (piece >= 0 || (face != TM_FACE_UNKNOWN && is_in_app (table)))
    return piece;
  n_pieces = MIN (tm_table_list_zone (table, get_around (table), pieces, CRYSTAL_N_AROUND),
                  CRYSTAL_N_AROUND);
  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 known = tm_table_get_piece_face (table, pieces[i]);

      if (known == TM_FACE_UNKNOWN || !crystal_find_is_negative ((CrystalFind) known))
        return (int) pieces[i];
    }
  return -1;
}

static gboolean
keep (TmResolution *resolution, guint seat, gint32 face)
{
  int piece = find_kept (tm_resolution_get_table (resolution), face);

  if (face != TM_FACE_UNKNOWN && crystal_find_is_negative ((CrystalFind) face))
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "card.negative-held",
                               "crystal.setup.draft",
                               tm_text (N_ ("Only a positive card can be kept.")));
  if (piece < 0)
    return tm_resolution_refuse (resolution, "draft.card", "crystal.setup.draft",
                                 tm_text (N_ ("No such card goes round.")));
  if (face != TM_FACE_UNKNOWN)
    tm_resolution_set_face (resolution, (guint) piece, face);
  crystal_move_find (resolution, (guint) piece, ZONE_HAND, (int) seat);
  tm_resolution_add_counter (resolution, COUNTER_DRAFTED, seat, 1);
  return TRUE;
}

static gboolean
has_all (const TmTable *table, guint seat)
{
  return tm_table_get_counter (table, COUNTER_DRAFTED, seat) >= N_KEPT;
}

static gboolean
is_over (const TmTable *table)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (!has_all (table, seat))
      return FALSE;
  return TRUE;
}

/* The cards go on clockwise, to who still needs one. */
static void
pass_on (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_seats = tm_table_get_n_seats (table);
  guint next = (seat + 1) % n_seats;

  while (has_all (table, next) && next != seat)
    next = (next + 1) % n_seats;
  tm_resolution_set_turn (resolution, 1u << next);
}

/* The cards left over and those laid aside are shuffled into the deck, and the first turn begins. After
 * two rounds the one who comes next is the first player again. */
static void
end_draft (const TmMove *move, TmResolution *resolution, guint seat)
{
  CrystalTurn turn;

  discard_round (resolution);
  crystal_shuffle_finds (resolution);
  tm_resolution_add_reason (resolution, "crystal.o.draft",
                            tm_text (N_ ("The cards left over and all laid aside are shuffled into "
                                         "the deck.")));
  tm_resolution_set_phase (resolution, PHASE_UPKEEP);
  crystal_turn_begin (&turn, move, resolution);
  crystal_turn_begin_next (&turn, seat);
  crystal_turn_end (&turn);
}

static gboolean
can_draft (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (tm_table_get_phase (table) != PHASE_DRAFT)
    return tm_resolution_refuse (resolution, "setup.order", "crystal.setup.draft",
                                 tm_text (N_ ("That is not what the match waits for now: %s"),
                                          tm_arg_word (crystal_phase_words[PHASE_DRAFT].name)));
  if (has_all (table, seat))
    return tm_resolution_refuse (resolution, "draft.enough", "crystal.setup.draft",
                                 tm_text (N_ ("%s has two cards already."), tm_arg_seat (seat)));
  if (crystal_get_active (table) != (int) seat)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "turn.not-yours",
                               "crystal.setup.draft",
                               tm_text (N_ ("It is not the turn of %s."), tm_arg_seat (seat)));
  return TRUE;
}

/* The move `draft`. */
void
crystal_resolve_draft (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = (guint) tm_args_get (&move->args, DRAFT_SEAT);
  gboolean is_active = crystal_get_active (table) == (int) seat;

  if (!can_draft (resolution, seat))
    return;
  if (crystal_draws_draft (table))
    {
      draw_round (resolution, seat, get_told (move));
      return;
    }
  if (!is_in_app (table)
      && !count_round (resolution, seat, tm_args_get (&move->args, DRAFT_REDRAWN)))
    return;
  if (!keep (resolution, seat, get_told (move)))
    return;
  tm_resolution_set_summary (resolution, tm_text (N_ ("%s keeps a card"), tm_arg_seat (seat)),
                             TM_TEXT_NONE);
  if (is_over (table))
    end_draft (move, resolution, seat);
  else if (is_active)
    pass_on (resolution, seat);
}
