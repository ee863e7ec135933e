/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/**
 * TM_LUCK_CONFIDENCE:
 *
 * How sure it is that all intervals of a [struct@TmLuck] together are right.
 */
#define TM_LUCK_CONFIDENCE 0.95

/**
 * TM_LUCK_NEVER:
 *
 * In the place of a number of rolls: no number that anybody would roll.
 */
#define TM_LUCK_NEVER G_MAXUINT

/**
 * TM_LUCK_MAX_ROLLS:
 *
 * How many rolls of a die can be judged.
 */
#define TM_LUCK_MAX_ROLLS 1000000000

/**
 * TmLuck:
 *
 * How the dice of a match, or of many, have fallen, and how far chance alone explains it. Derived
 * from the journal, never kept.
 */
typedef struct _TmLuck TmLuck;

/**
 * TmLuckCount:
 * @piece_kind: index of the piece kind
 * @source: who rolled: the app, or the players on the real table
 * @seat: the seat whose turn it was, or whoever else it is counted for; %TM_NO_SEAT: nobody's or
 *   several seats'
 * @face: the face
 * @count: how often it came up
 *
 * How often a face came up with somebody's dice.
 */
typedef struct
{
  guint piece_kind;
  TmSource source;
  int seat;
  guint face;
  guint count;
} TmLuckCount;

/**
 * TmLuckDie:
 * @piece_kind: index of the piece kind; dice of one kind are not told apart
 * @source: who rolled: the app, or the players on the real table
 * @seat: the seat whose turn it was, or whoever else was counted; %TM_NO_SEAT: nobody's or several
 *   seats', or all seats together
 * @n_rolls: how many dice were rolled, at least 1
 * @n_faces: how many different faces the dice have, at least 2
 * @n_sides: how many sides they have; where white dice are unlike black ones, those of all of them
 *   together
 * @excludes_chance: whether it does so for a face
 * @n_more: the smallest of its faces' `n_more`
 *
 * What fell with the dice of one kind and source.
 */
typedef struct
{
  guint piece_kind;
  TmSource source;
  int seat;
  guint n_rolls;
  guint n_faces;
  guint n_sides;
  gboolean excludes_chance;
  guint n_more;
} TmLuckDie;

/**
 * TmLuckFace:
 * @n_sides: how many sides of the dice show it, at least 1
 * @chance: its chance with fair dice: its sides of all sides
 * @count: how often it came up
 * @expected: how often it does on the average, with a fair die
 * @low: its smallest chance that what fell allows for
 * @high: its largest chance that what fell allows for
 * @excludes_chance: whether the chance of a fair die lies outside of that
 * @n_more: how many more rolls it takes until it does, if it goes on falling as it did; 0: it does
 *   so already; %TM_LUCK_NEVER: it fell as often as it should
 *
 * What fell of one face.
 *
 * Where the dice are not alike, a face has another chance on each of them, and @chance is that of all
 * together. What falls then strays less from the average than with dice that are alike, so that the
 * interval is still right, if a little wide.
 */
typedef struct
{
  guint n_sides;
  double chance;
  guint count;
  double expected;
  double low;
  double high;
  gboolean excludes_chance;
  guint n_more;
} TmLuckFace;

GArray *tm_luck_count_match (TmMatch *match) G_GNUC_WARN_UNUSED_RESULT;

TmLuck *tm_luck_new (TmMatch *match, gboolean by_seat) G_GNUC_WARN_UNUSED_RESULT;
TmLuck *tm_luck_new_from_counts (const TmGame *game,
                                 const TmLuckCount *counts,
                                 guint n_counts,
                                 guint n_keys) G_GNUC_WARN_UNUSED_RESULT;
void tm_luck_free (TmLuck *self);
const TmGame *tm_luck_get_game (const TmLuck *self);
guint tm_luck_get_n_dice (const TmLuck *self);
const TmLuckDie *tm_luck_get_die (const TmLuck *self, guint die);
const TmLuckFace *tm_luck_get_face (const TmLuck *self, guint die, guint face);
guint tm_luck_get_side (const TmLuck *self, guint die, guint face);
const char *tm_luck_get_face_name (const TmLuck *self, guint die, guint face);
guint tm_luck_get_n_looks (const TmLuck *self);
double tm_luck_get_error_chance (const TmLuck *self);
TmText tm_luck_describe (const TmLuck *self, guint die);
TmText tm_luck_describe_outlook (const TmLuck *self, guint die);

/* The arithmetic */
double tm_luck_get_tail (guint count, guint n_rolls, double chance);
void
tm_luck_find_interval (guint count, guint n_rolls, double error_chance, double *low, double *high);
guint tm_luck_count_more (guint count, guint n_rolls, double chance, double error_chance);
guint tm_luck_count_needed (double fair, double crooked, double error_chance, double power);
guint tm_luck_round (guint number);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmLuck, tm_luck_free)

G_END_DECLS
