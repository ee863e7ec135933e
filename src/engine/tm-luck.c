/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far chance explains what the dice of a match, or of many matches, have shown.
 *
 * Every face has an interval for its own chance, that of Clopper and Pearson: the smallest and the
 * largest chance with which a count as extreme as the one seen is not yet too rare. It is exact for
 * every number of rolls, wide for a few, and errs on the side of saying nothing.
 *
 * Dice that are rolled together need not be alike. A face has then another chance on each of them, and
 * the chance of a fair roll is the mean: of all sides, those that show it. A count of rolls with
 * different chances varies less than one of as many rolls with their mean (Hoeffding, 1956), so that
 * the interval of Clopper and Pearson is conservative there.
 *
 * Whoever looks at many faces finds a rare one. So that all intervals that are looked at together
 * are right together with a chance of 95 %, Bonferroni's correction shares the 5 % out among all
 * faces of all dice listed: every kind, of every source, of every seat or person. It holds however
 * the counts depend on each other, and those of one die do. It does not hold for somebody who looks
 * again after every roll until something turns up. */

#include "tm-luck.h"

#include "config.h"

#include "tm-match-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* So many counts are added up before there are more of them. */
#define MANY_COUNTS 4096

typedef struct
{
  TmLuckDie die;
  guint *sides; /* which face of the kind each face is */
  TmLuckFace *faces;
} Dice;

struct _TmLuck
{
  const TmGame *game;
  TmBox *box; /* of the match, or none */
  GArray *dice;
  guint n_looks;
};

/* Counting */

static int
compare_numbers (gint64 a, gint64 b)
{
  return (a > b) - (a < b);
}

static int
compare_counts (gconstpointer a, gconstpointer b)
{
  const TmLuckCount *one = a;
  const TmLuckCount *other = b;

  if (one->piece_kind != other->piece_kind)
    return compare_numbers (one->piece_kind, other->piece_kind);
  if (one->source != other->source)
    return compare_numbers (one->source, other->source);
  if (one->seat != other->seat)
    return compare_numbers (one->seat, other->seat);
  return compare_numbers (one->face, other->face);
}

/* Adds up those that count the same, and sorts the others. */
static void
merge_counts (GArray *counts)
{
  guint n_merged = 0;

  g_array_sort (counts, compare_counts);
  for (guint i = 0; i < counts->len; i++)
    {
      TmLuckCount count = g_array_index (counts, TmLuckCount, i);
      TmLuckCount *last = n_merged > 0 ? &g_array_index (counts, TmLuckCount, n_merged - 1) : NULL;

      if (last != NULL && compare_counts (last, &count) == 0)
        last->count += MIN (count.count, G_MAXUINT - last->count);
      else
        g_array_index (counts, TmLuckCount, n_merged++) = count;
    }
  g_array_set_size (counts, n_merged);
}

/* What was drawn came from the app, and what was told beside it did not. */
static TmSource
get_source (const TmMatchLine *line, guint param)
{
  if (line->drawn != 0)
    return line->drawn & 1u << param ? TM_SOURCE_APP : TM_SOURCE_TABLE;
  return line->source;
}

static int
get_seat (TmMatch *match, const TmMatchLine *line)
{
  guint32 turn = tm_table_get_turn (tm_match_visit (match, line->previous));

  return turn != 0 && (turn & (turn - 1)) == 0 ? __builtin_ctz (turn) : TM_NO_SEAT;
}

static void
count_rolls (GArray *counts, TmMatch *match, guint seq, guint param, const TmMove *move)
{
  const TmMatchLine *line = tm_match_get_line (match, seq);
  TmBox *box = tm_match_get_box (match);
  const TmParam *spec = &tm_game_get_move (tm_match_get_game (match), line->kind)->params[param];
  int kind = tm_kit_find_piece (tm_box_get_kit (box), spec->draw.source);
  guint n_values;
  const gint32 *values = tm_args_get_list (&move->args, param, &n_values);
  TmLuckCount count = { .count = 1 };

  if (kind < 0 || tm_box_get_n_faces (box, kind) < 2 || tm_match_is_secret (match, seq, param))
    return;
  count.piece_kind = kind;
  count.source = get_source (line, param);
  count.seat = get_seat (match, line);
  for (guint i = 0; i < n_values; i++)
    /* No face: the die was not rolled. */
    if (values[i] >= 0 && values[i] < (gint32) tm_box_get_n_faces (box, kind))
      {
        count.face = values[i];
        g_array_append_val (counts, count);
      }
}

static gboolean
rolls_dice (const TmMoveSpec *spec)
{
  for (guint param = 0; param < spec->n_params; param++)
    if (spec->params[param].draw.kind == TM_DRAW_FACES)
      return TRUE;
  return FALSE;
}

static void
count_line (GArray *counts, TmMatch *match, guint seq)
{
  const TmMatchLine *line = tm_match_get_line (match, seq);
  const TmMoveSpec *spec = tm_game_get_move (tm_match_get_game (match), line->kind);
  TmMove move;

  if (!line->is_done || !rolls_dice (spec))
    return;
  tm_match_get_move (match, seq, &move);
  for (guint param = 0; param < spec->n_params; param++)
    if (spec->params[param].draw.kind == TM_DRAW_FACES && tm_args_has (&move.args, param))
      count_rolls (counts, match, seq, param, &move);
  if (counts->len >= MANY_COUNTS)
    merge_counts (counts);
}

/**
 * tm_luck_count_match:
 * @match: a match
 *
 * Counts what the dice have shown in the moves that count, as far as everybody may know it.
 *
 * The counts of the same match are always the same. They are sorted by piece kind, source, seat and
 * face; what never came up is not among them. They may be kept and added to those of other matches,
 * see tm_luck_new_from_counts().
 *
 * Returns: (transfer full) (element-type TmLuckCount): the counts
 */
GArray *
tm_luck_count_match (TmMatch *match)
{
  GArray *counts = g_array_new (FALSE, FALSE, sizeof (TmLuckCount));

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    count_line (counts, match, seq);
  merge_counts (counts);
  return counts;
}

/* Judging */

static void
judge_dice (Dice *dice, double error_chance)
{
  TmLuckDie *die = &dice->die;

  die->n_more = TM_LUCK_NEVER;
  for (guint i = 0; i < die->n_faces; i++)
    {
      TmLuckFace *face = &dice->faces[i];

      face->chance = (double) face->n_sides / die->n_sides;
      face->expected = die->n_rolls * face->chance;
      tm_luck_find_interval (face->count, die->n_rolls, error_chance, &face->low, &face->high);
      face->n_more = tm_luck_count_more (face->count, die->n_rolls, face->chance, error_chance);
      face->excludes_chance = face->n_more == 0;
      die->excludes_chance = die->excludes_chance || face->excludes_chance;
      die->n_more = MIN (die->n_more, face->n_more);
    }
}

static void
clear_dice (gpointer data)
{
  Dice *dice = data;

  g_free (dice->sides);
  g_free (dice->faces);
}

static guint
get_n_faces (const TmLuck *self, guint piece_kind)
{
  return self->box != NULL ? tm_box_get_n_faces (self->box, piece_kind)
                           : self->game->kit->pieces[piece_kind].n_faces;
}

/* Faces of a match's own are others in every match. */
static gboolean
can_count (const TmLuck *self, const TmLuckCount *count, guint n_keys)
{
  const TmKit *kit = self->game->kit;

  return count->piece_kind < kit->n_pieces
         && (self->box != NULL || !kit->pieces[count->piece_kind].has_own_faces)
         && get_n_faces (self, count->piece_kind) >= 2
         && count->face < get_n_faces (self, count->piece_kind) && count->source <= TM_SOURCE_APP
         && (count->seat == TM_NO_SEAT || (count->seat >= 0 && (guint) count->seat < n_keys))
         && count->count > 0;
}

static gboolean
is_same_die (const TmLuckCount *one, const TmLuckCount *other)
{
  return one->piece_kind == other->piece_kind && one->source == other->source
         && one->seat == other->seat;
}

/* The sides that dice of a kind have in a match, if the match says so. A kind may have more faces than
 * that: some that were never on a die. */
static int
list_match_sides (const TmGame *game, const TmTable *table, guint piece_kind, gint32 *sides)
{
  for (guint move = 0; game->list_sides != NULL && move < game->n_moves; move++)
    for (guint param = 0; param < game->moves[move].n_params; param++)
      {
        const TmDraw *draw = &game->moves[move].params[param].draw;

        if (draw->kind == TM_DRAW_FACES
            && tm_kit_find_piece (game->kit, draw->source) == (int) piece_kind)
          return game->list_sides (table, move, param, -1, sides);
      }
  return -1;
}

/* Which faces the dice of a kind have, and how many sides show each. */
static void
find_faces (const TmLuck *self, const TmTable *table, Dice *dice)
{
  gint32 listed[TM_MAX_PIECES];
  guint kind = dice->die.piece_kind;
  int n_listed = table != NULL ? list_match_sides (self->game, table, kind, listed) : -1;
  guint n_sides = n_listed >= 0 ? (guint) n_listed : get_n_faces (self, kind);

  dice->sides = g_new (guint, n_sides);
  dice->faces = g_new0 (TmLuckFace, n_sides);
  dice->die.n_sides = n_sides;
  for (guint i = 0; i < n_sides; i++)
    {
      guint side = n_listed >= 0 ? (guint) listed[i] : i;
      guint face = 0;

      while (face < dice->die.n_faces && dice->sides[face] != side)
        face++;
      if (face == dice->die.n_faces)
        dice->sides[dice->die.n_faces++] = side;
      dice->faces[face].n_sides++;
    }
}

static guint64
count_faces (Dice *dice, const TmLuckCount *counts, guint n_counts)
{
  guint64 n_rolls = 0;

  for (guint i = 0; i < n_counts; i++)
    for (guint side = 0; side < dice->die.n_faces; side++)
      if (dice->sides[side] == counts[i].face)
        {
          dice->faces[side].count = counts[i].count;
          n_rolls += counts[i].count;
        }
  return n_rolls;
}

/* The counts of one die. What has but one side is none, and more rolls than it can count are
 * nobody's. */
static void
append_dice (TmLuck *self, const TmTable *table, const TmLuckCount *counts, guint n_counts)
{
  Dice dice = { .die = { .piece_kind = counts[0].piece_kind,
                         .source = counts[0].source,
                         .seat = counts[0].seat } };
  guint64 n_rolls;

  find_faces (self, table, &dice);
  n_rolls = count_faces (&dice, counts, n_counts);
  if (dice.die.n_faces < 2 || n_rolls == 0 || n_rolls > TM_LUCK_MAX_ROLLS)
    {
      clear_dice (&dice);
      return;
    }
  dice.die.n_rolls = (guint) n_rolls;
  g_array_append_val (self->dice, dice);
  self->n_looks += dice.die.n_faces;
}

/* Takes over the counts. The table tells which sides the dice have; without a box they are those of
 * many matches. */
static TmLuck *
judge_counts (const TmGame *game, TmBox *box, const TmTable *table, GArray *counts)
{
  TmLuck *self = g_new0 (TmLuck, 1);
  guint end;

  self->game = game;
  self->box = box != NULL ? tm_box_ref (box) : NULL;
  self->dice = g_array_new (FALSE, FALSE, sizeof (Dice));
  g_array_set_clear_func (self->dice, clear_dice);
  merge_counts (counts);
  for (guint i = 0; i < counts->len; i = end)
    {
      const TmLuckCount *first = &g_array_index (counts, TmLuckCount, i);

      for (end = i; end < counts->len; end++)
        if (!is_same_die (first, &g_array_index (counts, TmLuckCount, end)))
          break;
      append_dice (self, table, first, end - i);
    }
  for (guint i = 0; i < self->dice->len; i++)
    judge_dice (&g_array_index (self->dice, Dice, i), (1 - TM_LUCK_CONFIDENCE) / self->n_looks);
  g_array_unref (counts);
  return self;
}

/**
 * tm_luck_new:
 * @match: a match
 * @by_seat: whether the rolls of each seat's turns are looked at for themselves; there are fewer of
 *   them then and more to compare, so the intervals are wider
 *
 * Counts what the dice have shown in the moves that count, as far as everybody may know it, and
 * judges it. What the app rolled and what the players rolled are never thrown together.
 *
 * Returns: (transfer full): the luck; without dice if none were rolled
 */
TmLuck *
tm_luck_new (TmMatch *match, gboolean by_seat)
{
  GArray *counts = tm_luck_count_match (match);

  for (guint i = 0; !by_seat && i < counts->len; i++)
    g_array_index (counts, TmLuckCount, i).seat = TM_NO_SEAT;
  return judge_counts (tm_match_get_game (match), tm_match_get_box (match),
                       tm_match_get_table (match), counts);
}

/* The table of a match in which nothing was chosen. */
static TmTable *
lay_usual_table (const TmGame *game)
{
  g_autoptr (TmBox) box = tm_box_new (game, game->min_seats, NULL);

  return box != NULL ? tm_table_new (box) : NULL;
}

/**
 * tm_luck_new_from_counts:
 * @game: the game whose dice they are
 * @counts: (array length=n_counts): what was counted, in any order; those that count the same are
 *   added up
 * @n_counts: how many there are
 * @n_keys: how many seats or persons there are: `seat` of every count is below it, or %TM_NO_SEAT
 *
 * Judges what the dice have shown in many matches: counts of tm_luck_count_match(), whose `seat` has
 * been replaced by a person, for instance. All of them together are right with
 * %TM_LUCK_CONFIDENCE, so all that is shown at once belongs into one call.
 *
 * What cannot be is left out: pieces, faces and seats that there are not, dice whose faces are a
 * match's own, and dice rolled more than %TM_LUCK_MAX_ROLLS times. Where a match says which sides its
 * dice have, they are those of a match in which nothing was chosen.
 *
 * Returns: (transfer full): the luck; without dice if none were rolled
 */
TmLuck *
tm_luck_new_from_counts (const TmGame *game,
                         const TmLuckCount *counts,
                         guint n_counts,
                         guint n_keys)
{
  const TmLuck judge = { .game = game };
  g_autoptr (TmTable) table = NULL;
  GArray *kept;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (counts != NULL || n_counts == 0, NULL);

  kept = g_array_sized_new (FALSE, FALSE, sizeof (TmLuckCount), n_counts);
  for (guint i = 0; i < n_counts; i++)
    if (can_count (&judge, &counts[i], n_keys))
      g_array_append_val (kept, counts[i]);
  if (game->list_sides != NULL)
    table = lay_usual_table (game);
  return judge_counts (game, NULL, table, kept);
}

/**
 * tm_luck_free:
 * @self: (transfer full): the luck of a match
 *
 * Frees it.
 */
void
tm_luck_free (TmLuck *self)
{
  g_clear_pointer (&self->box, tm_box_unref);
  g_array_unref (self->dice);
  g_free (self);
}

/**
 * tm_luck_get_game:
 * @self: the luck of a match
 *
 * Gets the game whose dice they are.
 *
 * Returns: (transfer none): the game
 */
const TmGame *
tm_luck_get_game (const TmLuck *self)
{
  return self->game;
}

/**
 * tm_luck_get_n_dice:
 * @self: the luck of a match
 *
 * Counts the kinds of dice, each for every source (and seat) that rolled some.
 *
 * Returns: the number; 0 if nothing was rolled
 */
guint
tm_luck_get_n_dice (const TmLuck *self)
{
  return self->dice->len;
}

/**
 * tm_luck_get_die:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 *
 * Gets what fell with the dice of one kind and source.
 *
 * Returns: (transfer none): what fell
 */
const TmLuckDie *
tm_luck_get_die (const TmLuck *self, guint die)
{
  g_assert (die < self->dice->len);
  return &g_array_index (self->dice, Dice, die).die;
}

/**
 * tm_luck_get_face:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 * @face: a face, below `n_faces` of the die
 *
 * Gets what fell of one face.
 *
 * Returns: (transfer none): what fell
 */
const TmLuckFace *
tm_luck_get_face (const TmLuck *self, guint die, guint face)
{
  g_assert (face < tm_luck_get_die (self, die)->n_faces);
  return &g_array_index (self->dice, Dice, die).faces[face];
}

/**
 * tm_luck_get_n_looks:
 * @self: the luck of a match
 *
 * Counts the intervals among which the chance to be wrong is shared out.
 *
 * Returns: how many faces all dice have together
 */
guint
tm_luck_get_n_looks (const TmLuck *self)
{
  return self->n_looks;
}

/**
 * tm_luck_get_error_chance:
 * @self: the luck of a match
 *
 * Gets the chance that one of the intervals may be wrong, for tm_luck_count_needed().
 *
 * Returns: its share of what is missing from %TM_LUCK_CONFIDENCE to certainty
 */
double
tm_luck_get_error_chance (const TmLuck *self)
{
  return (1 - TM_LUCK_CONFIDENCE) / MAX (self->n_looks, 1);
}

/**
 * tm_luck_get_side:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 * @face: a face, below `n_faces` of the die
 *
 * Tells which face of its piece kind a face of a die is: another number where a match has faces of
 * its own that are not on its dice.
 *
 * Returns: index of the face in the box
 */
guint
tm_luck_get_side (const TmLuck *self, guint die, guint face)
{
  g_assert (face < tm_luck_get_die (self, die)->n_faces);
  return g_array_index (self->dice, Dice, die).sides[face];
}

/* In words */

/**
 * tm_luck_get_face_name:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 * @face: a face, below `n_faces` of the die
 *
 * Gets the name of a face for people.
 *
 * Returns: (transfer none): the name, translated
 */
const char *
tm_luck_get_face_name (const TmLuck *self, guint die, guint face)
{
  guint kind = tm_luck_get_die (self, die)->piece_kind;
  guint side = tm_luck_get_side (self, die, face);

  return tm_word_get (self->box != NULL ? tm_box_get_face_name (self->box, kind, (gint32) side)
                                        : self->game->kit->pieces[kind].faces[side].name);
}

/* Names of the match's own are kept by its box, the others are words of the game. */
static TmTextArg
get_face_arg (const TmLuck *self, guint die, guint face)
{
  guint kind = tm_luck_get_die (self, die)->piece_kind;
  guint side = tm_luck_get_side (self, die, face);

  return self->box != NULL ? tm_arg_face (kind, (gint32) side)
                           : tm_arg_word (self->game->kit->pieces[kind].faces[side].name);
}

/* The face that is farthest from chance of those that chance does not explain; -1: it does. */
static int
find_oddest (const TmLuck *self, guint die)
{
  double farthest = 0;
  int oddest = -1;

  for (guint i = 0; i < tm_luck_get_die (self, die)->n_faces; i++)
    {
      const TmLuckFace *face = tm_luck_get_face (self, die, i);
      double distance = fabs (face->count - face->expected);

      if (face->excludes_chance && distance > farthest)
        {
          farthest = distance;
          oddest = i;
        }
    }
  return oddest;
}

/**
 * tm_luck_describe:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 *
 * Says whether chance explains what fell; if it does not, of the face that it explains the least.
 * The box of the match is needed to print it, and none for the luck of many matches.
 *
 * Returns: a sentence
 */
TmText
tm_luck_describe (const TmLuck *self, guint die)
{
  const TmLuckDie *rolled = tm_luck_get_die (self, die);
  int oddest = find_oddest (self, die);
  const TmLuckFace *face;

  if (oddest < 0)
    return tm_text_n ("Nothing unusual in %s roll.", "Nothing unusual in %s rolls.",
                      tm_arg_number (rolled->n_rolls));
  face = tm_luck_get_face (self, die, oddest);
  if (face->count > face->expected)
    /* Translators: the face of a die; how often it came up; how many rolls there were */
    return tm_text (N_ ("%s came up more often than chance explains: %s of %s"),
                    get_face_arg (self, die, oddest), tm_arg_number (face->count),
                    tm_arg_number (rolled->n_rolls));
  /* Translators: the face of a die; how often it came up; how many rolls there were */
  return tm_text (N_ ("%s came up less often than chance explains: %s of %s"),
                  get_face_arg (self, die, oddest), tm_arg_number (face->count),
                  tm_arg_number (rolled->n_rolls));
}

/**
 * tm_luck_round:
 * @number: an estimated number of rolls
 *
 * Rounds a number to two digits: they are all that an estimate is good for.
 *
 * Returns: the rounded number
 */
guint
tm_luck_round (guint number)
{
  guint unit = 1;

  while (number / unit >= 100)
    unit *= 10;
  return (number / unit + (number % unit >= unit - unit / 2)) * unit;
}

/**
 * tm_luck_describe_outlook:
 * @self: the luck of a match
 * @die: an index, below tm_luck_get_n_dice()
 *
 * Says how many more rolls it takes until chance no longer explains what falls, if it goes on so.
 * For dice that are truly as uneven as that it is as likely to take more as to take less; what finds
 * them nearly for sure is told by tm_luck_count_needed().
 *
 * Returns: a sentence; %TM_TEXT_NONE if that is so already, if no number of rolls would do, or if
 *   there were fewer rolls than faces: they are uneven of necessity
 */
TmText
tm_luck_describe_outlook (const TmLuck *self, guint die)
{
  const TmLuckDie *rolled = tm_luck_get_die (self, die);
  guint n_more = rolled->n_more;

  if (n_more == 0 || n_more == TM_LUCK_NEVER || rolled->n_rolls < rolled->n_faces)
    return TM_TEXT_NONE;
  return tm_text_n ("If the dice were as uneven as this, about %s more roll would show it.",
                    "If the dice were as uneven as this, about %s more rolls would show it.",
                    tm_arg_number (tm_luck_round (n_more)));
}
