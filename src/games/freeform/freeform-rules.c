/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* Nothing is illegal on the free table. What it cannot hold is impossible. */
gboolean
freeform_refuse (TmResolution *resolution, const char *id, TmText text)
{
  return tm_resolution_refuse (resolution, id, "free.table", text);
}

gboolean
freeform_is_over (TmResolution *resolution)
{
  if (tm_table_get_phase (tm_resolution_get_table (resolution)) != PHASE_OVER)
    return FALSE;
  freeform_refuse (resolution, "phase", tm_text (N_ ("The match is over.")));
  return TRUE;
}

static guint
get_zone (TmResolution *resolution, guint zone, int seat)
{
  return tm_table_get_zone (tm_resolution_get_table (resolution), zone, seat);
}

/* Dice */

static gboolean
is_die (guint kind)
{
  return kind == PIECE_DIE || (kind >= PIECE_OWN_DIE && kind < PIECE_OWN_DIE + FREE_N_OWN_DICE);
}

static gboolean
is_named (const TmArgs *args, guint piece)
{
  guint n_dice;
  const gint32 *dice = tm_args_get_list (args, ROLL_DICE, &n_dice);

  for (guint i = 0; i < n_dice; i++)
    if (dice[i] == (gint32) piece)
      return TRUE;
  return FALSE;
}

/**
 * freeform_list_rolled:
 * @table: a table
 * @kind: a kind of dice
 * @args: arguments of a roll
 * @dice: (out caller-allocates): the dice that are rolled, at most %FREE_MAX_DICE
 *
 * Finds out which dice of a kind a roll is about: those that are named, else all but those that are
 * locked.
 *
 * Returns: how many there are
 */
guint
freeform_list_rolled (const TmTable *table, guint kind, const TmArgs *args, guint *dice)
{
  guint first = tm_box_get_first_piece (tm_table_get_box (table), kind, TM_NO_SEAT, NULL);
  guint n_dice = freeform_count_dice (table, kind);
  gboolean are_named = tm_args_has (args, ROLL_DICE);
  guint n_rolled = 0;

  for (guint die = first; die < first + n_dice; die++)
    if (are_named ? is_named (args, die) : tm_table_get_piece_mark (table, die, MARK_LOCKED) == 0)
      dice[n_rolled++] = die;
  return n_rolled;
}

static gboolean
has_side (const TmBox *box, guint kind, gint32 face)
{
  guint n_sides;
  const gint32 *sides;

  if (kind == PIECE_DIE)
    return TRUE;
  sides = tm_box_get_option_list (box, OPTION_SIDES + kind - PIECE_OWN_DIE, &n_sides);
  for (guint i = 0; i < n_sides; i++)
    if (sides[i] == face)
      return TRUE;
  return FALSE;
}

/* Whether the told faces fit the dice of a kind. */
static gboolean
check_faces (
    TmResolution *resolution, guint kind, const gint32 *faces, guint n_faces, guint n_rolled)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  if (n_faces > n_rolled)
    return freeform_refuse (resolution, "too-many-dice",
                            tm_text (N_ ("There are not so many dice in the cup.")));
  for (guint i = 0; i < n_faces; i++)
    if (!has_side (box, kind, faces[i]))
      return freeform_refuse (
          resolution, "no-such-face",
          tm_text (N_ ("No die has this face: %s"), tm_arg_face (kind, faces[i])));
  return TRUE;
}

typedef struct
{
  guint n_dice;
  gint32 total;
  gboolean has_words;
} Rolled;

static void
count_face (const TmBox *box, guint kind, gint32 face, Rolled *rolled)
{
  const TmFace *found = tm_box_get_face (box, kind, face);

  rolled->n_dice++;
  if (kind == PIECE_DIE)
    rolled->total += face + 1;
  else if (found->payload[FACE_IS_NUMBER])
    rolled->total += found->payload[FACE_NUMBER];
  else
    rolled->has_words = TRUE;
}

/* The dice go from the cup to the tray with the faces that were rolled; those that nobody has told
 * the face of go back. A die keeps its place among the others. */
static gboolean
roll_kind (TmResolution *resolution, const TmMove *move, guint kind, guint param, Rolled *rolled)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  guint tray = get_zone (resolution, ZONE_TRAY, TM_NO_SEAT);
  guint first = tm_box_get_first_piece (box, kind, TM_NO_SEAT, NULL);
  guint before = kind == PIECE_DIE ? 0 : (kind - PIECE_OWN_DIE + 1) * FREE_MAX_DICE;
  guint dice[FREE_MAX_DICE];
  guint n_rolled = freeform_list_rolled (table, kind, &move->args, dice);
  guint n_faces;
  const gint32 *faces = tm_args_get_list (&move->args, param, &n_faces);

  if (!check_faces (resolution, kind, faces, n_faces, n_rolled))
    return FALSE;
  for (guint i = 0; i < n_rolled; i++)
    {
      if (i >= n_faces)
        {
          if (tm_table_get_piece_zone (table, dice[i]) == tray)
            tm_resolution_move_piece (resolution, dice[i],
                                      get_zone (resolution, ZONE_CUP, TM_NO_SEAT), TM_BOTTOM);
          continue;
        }
      tm_resolution_move_piece (resolution, dice[i], tray, (gint32) (before + dice[i] - first));
      tm_resolution_set_face (resolution, dice[i], faces[i]);
      count_face (box, kind, faces[i], rolled);
    }
  return TRUE;
}

static void
summarize_roll (TmResolution *resolution, const Rolled *rolled)
{
  TmTextArg n_dice = tm_arg_number ((gint32) rolled->n_dice);

  tm_resolution_set_summary (
      resolution,
      rolled->has_words
          ? tm_text_n ("%s die is rolled", "%s dice are rolled", n_dice)
          : tm_text_n ("%s die: %s", "%s dice: %s", n_dice, tm_arg_number (rolled->total)),
      TM_TEXT_NONE);
}

void
freeform_roll (const TmMove *move, TmResolution *resolution)
{
  Rolled rolled = { 0 };

  if (freeform_is_over (resolution)
      || !roll_kind (resolution, move, PIECE_DIE, ROLL_FACES, &rolled))
    return;
  for (guint i = 0; i < FREE_N_OWN_DICE; i++)
    if (!roll_kind (resolution, move, PIECE_OWN_DIE + i, ROLL_OWN + i, &rolled))
      return;
  if (rolled.n_dice == 0)
    {
      freeform_refuse (resolution, "no-dice", tm_text (N_ ("No die is rolled.")));
      return;
    }
  summarize_roll (resolution, &rolled);
}

/* A locked die stays as it is when the others are rolled. */
void
freeform_lock (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint piece = (guint) tm_args_get (&move->args, DISCARD_PIECE);
  guint kind = tm_box_get_piece_kind (tm_table_get_box (table), piece);
  gboolean is_locked;
  TmTextArg face;

  if (freeform_is_over (resolution))
    return;
  if (!is_die (kind)
      || tm_table_get_piece_zone (table, piece) != get_zone (resolution, ZONE_TRAY, TM_NO_SEAT))
    {
      freeform_refuse (resolution, "not-rolled", tm_text (N_ ("This is not a die on the table.")));
      return;
    }
  is_locked = tm_table_get_piece_mark (table, piece, MARK_LOCKED) != 0;
  face = tm_arg_face (kind, tm_table_get_piece_face (table, piece));
  tm_resolution_set_mark (resolution, piece, MARK_LOCKED, !is_locked);
  tm_resolution_set_summary (resolution,
                             is_locked ? tm_text (N_ ("Die released: %s"), face)
                                       : tm_text (N_ ("Die locked: %s"), face),
                             TM_TEXT_NONE);
}

/* Cards and tokens */

/* Whether the next card comes from the discard pile, which is shuffled in for it. */
gboolean
freeform_is_shuffled_in (const TmTable *table, guint deck)
{
  return tm_table_get_option (table, OPTION_DISCARDED)
         && tm_table_count_zone (table, tm_table_get_zone (table, deck, TM_NO_SEAT)) == 0;
}

static void
shuffle_in_if_empty (TmResolution *resolution, guint from, guint to)
{
  if (freeform_is_shuffled_in (tm_resolution_get_table (resolution), to))
    tm_resolution_move_all (resolution, get_zone (resolution, from, TM_NO_SEAT),
                            get_zone (resolution, to, TM_NO_SEAT));
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
      freeform_refuse (resolution, "not-there",
                       tm_text (N_ ("Not there any more: %s"), tm_arg_face (kind, face)));
      return;
    }
  tm_resolution_move_piece (resolution, piece, get_zone (resolution, to, seat), TM_BOTTOM);
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s draws: %s"), tm_arg_seat (seat), tm_arg_face (kind, face)),
      TM_TEXT_NONE);
}

/* Cards that were discarded after the deck had run out are shuffled in before. */
static void
take_card (const TmMove *move, TmResolution *resolution, guint kind, guint deck, guint discard)
{
  if (freeform_is_over (resolution))
    return;
  shuffle_in_if_empty (resolution, discard, deck);
  take (move, resolution, kind, deck, ZONE_CARDS);
  shuffle_in_if_empty (resolution, discard, deck);
}

void
freeform_draw (const TmMove *move, TmResolution *resolution)
{
  take_card (move, resolution, PIECE_CARD, ZONE_DECK, ZONE_DISCARD);
}

void
freeform_draw_own (const TmMove *move, TmResolution *resolution)
{
  take_card (move, resolution, PIECE_OWN_CARD, ZONE_OWN_DECK, ZONE_OWN_DISCARD);
}

void
freeform_pull (const TmMove *move, TmResolution *resolution)
{
  if (!freeform_is_over (resolution))
    take (move, resolution, PIECE_TOKEN, ZONE_BAG, ZONE_TOKENS);
}

void
freeform_pull_own (const TmMove *move, TmResolution *resolution)
{
  if (!freeform_is_over (resolution))
    take (move, resolution, PIECE_OWN_TOKEN, ZONE_OWN_BAG, ZONE_TOKENS);
}

/* Lays a thing that a seat has down again: where its kind belongs. */
static void
lay_down (const TmMove *move,
          TmResolution *resolution,
          guint held,
          const guint kinds[2],
          const guint homes[2],
          const char *sentence)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  guint piece = tm_args_get (&move->args, DISCARD_PIECE);
  guint kind = tm_box_get_piece_kind (box, piece);
  guint zone;
  int seat;

  if (freeform_is_over (resolution))
    return;
  tm_box_describe_zone (box, tm_table_get_piece_zone (table, piece), &zone, &seat);
  if ((kind != kinds[0] && kind != kinds[1]) || zone != held)
    {
      freeform_refuse (resolution, "not-held", tm_text (N_ ("Nobody has it.")));
      return;
    }
  tm_resolution_move_piece (
      resolution, piece, tm_box_get_zone (box, kind == kinds[0] ? homes[0] : homes[1], TM_NO_SEAT),
      TM_TOP);
  tm_resolution_set_summary (resolution,
                             tm_text (sentence, tm_arg_seat (seat),
                                      tm_arg_face (kind, tm_table_get_piece_face (table, piece))),
                             TM_TEXT_NONE);
}

void
freeform_discard (const TmMove *move, TmResolution *resolution)
{
  static const guint kinds[] = { PIECE_CARD, PIECE_OWN_CARD };
  static const guint homes[] = { ZONE_DISCARD, ZONE_OWN_DISCARD };

  lay_down (move, resolution, ZONE_CARDS, kinds, homes, N_ ("%s discards: %s"));
}

void
freeform_return (const TmMove *move, TmResolution *resolution)
{
  static const guint kinds[] = { PIECE_TOKEN, PIECE_OWN_TOKEN };
  static const guint homes[] = { ZONE_BAG, ZONE_OWN_BAG };

  lay_down (move, resolution, ZONE_TOKENS, kinds, homes, N_ ("%s puts back: %s"));
}

static void
gather_hand (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint held[TM_MAX_PIECES];
  guint n_held = tm_table_list_zone (table, get_zone (resolution, ZONE_CARDS, (int) seat), held,
                                     TM_MAX_PIECES);

  for (guint i = 0; i < n_held; i++)
    {
      gboolean is_own = tm_box_get_piece_kind (tm_table_get_box (table), held[i]) == PIECE_OWN_CARD;

      tm_resolution_move_piece (
          resolution, held[i],
          get_zone (resolution, is_own ? ZONE_OWN_DECK : ZONE_DECK, TM_NO_SEAT), TM_BOTTOM);
    }
}

void
freeform_shuffle (const TmMove *move, TmResolution *resolution)
{
  (void) move;
  if (freeform_is_over (resolution))
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (tm_resolution_get_table (resolution)); seat++)
    gather_hand (resolution, seat);
  tm_resolution_move_all (resolution, get_zone (resolution, ZONE_DISCARD, TM_NO_SEAT),
                          get_zone (resolution, ZONE_DECK, TM_NO_SEAT));
  tm_resolution_move_all (resolution, get_zone (resolution, ZONE_OWN_DISCARD, TM_NO_SEAT),
                          get_zone (resolution, ZONE_OWN_DECK, TM_NO_SEAT));
  tm_resolution_set_summary (resolution, tm_text (N_ ("All cards are shuffled back")),
                             TM_TEXT_NONE);
}

void
freeform_round (const TmMove *move, TmResolution *resolution)
{
  const TmCounterSpec *counter = &freeform_kit.counters[COUNTER_ROUND];
  gint32 round = tm_table_get_shared (tm_resolution_get_table (resolution), COUNTER_ROUND) + 1;

  (void) move;
  if (freeform_is_over (resolution))
    return;
  if (round > counter->max)
    {
      freeform_refuse (resolution, "last-round",
                       tm_text (N_ ("%s goes from %s to %s."), tm_arg_word (counter->name),
                                tm_arg_number (counter->min), tm_arg_number (counter->max)));
      return;
    }
  tm_resolution_set_shared (resolution, COUNTER_ROUND, round);
  tm_resolution_set_summary (resolution, tm_text (N_ ("Round %s"), tm_arg_number (round)),
                             TM_TEXT_NONE);
}

/* Lots */

void
freeform_first (const TmMove *move, TmResolution *resolution)
{
  gint32 seat = tm_args_get (&move->args, FIRST_SEAT);

  if (freeform_is_over (resolution))
    return;
  tm_resolution_set_shared (resolution, COUNTER_STARTS, seat + 1);
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("First player: %s"), tm_arg_seat ((guint) seat)), TM_TEXT_NONE);
}

/* Everybody joins a team in the order that was drawn: the first, the second, and so on. */
void
freeform_draw_teams (const TmMove *move, TmResolution *resolution)
{
  guint n_teams
      = tm_args_has (&move->args, TEAMS_COUNT) ? (guint) tm_args_get (&move->args, TEAMS_COUNT) : 2;
  guint n_order;
  const gint32 *order = tm_args_get_list (&move->args, TEAMS_ORDER, &n_order);
  guint32 first = 0;
  guint32 seen = 0;

  if (freeform_is_over (resolution))
    return;
  if (n_teams > n_order)
    {
      freeform_refuse (resolution, "too-many-teams",
                       tm_text (N_ ("There are not so many players.")));
      return;
    }
  for (guint i = 0; i < n_order; i++)
    {
      tm_resolution_set_counter (resolution, COUNTER_TEAM, (guint) order[i],
                                 (gint32) (i % n_teams + 1));
      first |= i % n_teams == 0 ? 1u << order[i] : 0;
      seen |= 1u << order[i];
    }
  if (seen != (1u << n_order) - 1)
    {
      freeform_refuse (resolution, "not-all", tm_text (N_ ("Everybody belongs to one team.")));
      return;
    }
  if (n_teams == 2)
    tm_resolution_set_summary (resolution,
                               tm_text (N_ ("Two teams: %s against %s"), tm_arg_seats (first),
                                        tm_arg_seats (seen & ~first)),
                               TM_TEXT_NONE);
  else
    tm_resolution_set_summary (
        resolution,
        tm_text_n ("%s team is drawn", "%s teams are drawn", tm_arg_number ((gint32) n_teams)),
        TM_TEXT_NONE);
}
