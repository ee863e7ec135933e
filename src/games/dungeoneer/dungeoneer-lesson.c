/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the moves that tell of cards have in common: each value that is given replaces what was told, and what is
 * left out stays. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeoneer-lesson.h"
#include "tm-text.h"

#define ARTICLE "dungeoneer.table.catalogue"

static gboolean
refuse_names (DungeoneerLesson *self)
{
  return dungeoneer_turn_refuse (
      &self->turn, "too-many-names", ARTICLE,
      tm_text (N_ ("Nothing is kept of this card: too many names are told already.")));
}

/**
 * dungeoneer_lesson_init:
 * @self: (out): a move that tells of a card
 * @page: a [enum@DungeoneerPage]
 * @move: the move; the card is the first parameter of each of them
 * @resolution: where it is resolved
 *
 * Begins with what was told, or refuses the move.
 *
 * Returns: whether the table can keep something about the card
 */
gboolean
dungeoneer_lesson_init (DungeoneerLesson *self,
                        guint page,
                        const TmMove *move,
                        TmResolution *resolution)
{
  dungeoneer_turn_init (&self->turn, move, resolution);
  self->page = page;
  self->face = tm_args_get (&move->args, 0);
  dungeoneer_read_card (self->turn.table, page, self->face, self->before);
  memcpy (self->now, self->before, sizeof self->now);
  if (self->face < 0 || (guint) self->face >= dungeoneer_page_specs[page].n_columns)
    {
      refuse_names (self);
      return FALSE;
    }
  return TRUE;
}

/**
 * dungeoneer_lesson_get_args:
 * @self: a move that tells of a card
 *
 * Returns: the parameters of the move
 */
const TmArgs *
dungeoneer_lesson_get_args (const DungeoneerLesson *self)
{
  return &self->turn.move->args;
}

/* Values */

/**
 * dungeoneer_lesson_take_number:
 * @self: a move that tells of a card
 * @param: a number
 * @layer: where it is kept
 *
 * Takes a number; one that is unknown is told no longer.
 */
void
dungeoneer_lesson_take_number (DungeoneerLesson *self, guint param, guint layer)
{
  gint32 value;

  if (!tm_args_has (dungeoneer_lesson_get_args (self), param))
    return;
  value = tm_args_get (dungeoneer_lesson_get_args (self), param);
  self->now[layer] = value == TM_NUMBER_UNKNOWN ? dungeoneer_get_untold (self->page, layer) : value;
}

/**
 * dungeoneer_lesson_take_numbers:
 * @self: a move that tells of a card
 * @param: a list of numbers
 * @first_layer: where the first of them is kept
 *
 * Takes a number for each of several layers; those behind the end of the list stay.
 */
void
dungeoneer_lesson_take_numbers (DungeoneerLesson *self, guint param, guint first_layer)
{
  guint n_items;
  const gint32 *items;

  if (!tm_args_has (dungeoneer_lesson_get_args (self), param))
    return;
  items = tm_args_get_list (dungeoneer_lesson_get_args (self), param, &n_items);
  for (guint i = 0; i < n_items; i++)
    self->now[first_layer + i] = items[i] == TM_NUMBER_UNKNOWN
                                     ? dungeoneer_get_untold (self->page, first_layer + i)
                                     : items[i];
}

/* Of choices, flags and faces; none of a face is nothing told. */
void
dungeoneer_lesson_take_value (DungeoneerLesson *self, guint param, guint layer)
{
  if (tm_args_has (dungeoneer_lesson_get_args (self), param))
    self->now[layer] = tm_args_get (dungeoneer_lesson_get_args (self), param);
}

/* No form at all tells nothing: every monster attacks somehow. */
void
dungeoneer_lesson_take_set (DungeoneerLesson *self, guint param, guint layer)
{
  guint n_items = 0;
  const gint32 *items = tm_args_has (dungeoneer_lesson_get_args (self), param)
                            ? tm_args_get_list (dungeoneer_lesson_get_args (self), param, &n_items)
                            : NULL;

  if (n_items == 0)
    return;
  self->now[layer] = 0;
  for (guint i = 0; i < n_items; i++)
    self->now[layer] |= 1 << items[i];
}

void
dungeoneer_lesson_take_bit (DungeoneerLesson *self, guint param, guint layer, gint32 bit)
{
  if (!tm_args_has (dungeoneer_lesson_get_args (self), param))
    return;
  self->now[layer] = tm_args_get (dungeoneer_lesson_get_args (self), param)
                         ? self->now[layer] | bit
                         : self->now[layer] & ~bit;
}

/**
 * dungeoneer_lesson_take_text:
 * @self: a move that tells of a card
 * @param: a text
 * @layer: where it is kept
 * @is_type: whether it is the type of the card, else what it does
 *
 * Takes a text, or refuses the move; the empty one is told no longer.
 *
 * Returns: whether a record can keep it
 */
gboolean
dungeoneer_lesson_take_text (DungeoneerLesson *self, guint param, guint layer, gboolean is_type)
{
  const char *text;

  if (!tm_args_has (dungeoneer_lesson_get_args (self), param))
    return TRUE;
  text = tm_box_get_string (tm_table_get_box (self->turn.table),
                            tm_args_get (dungeoneer_lesson_get_args (self), param));
  self->now[layer]
      = *text == '\0' ? DUNGEONEER_UNTOLD : tm_args_get (dungeoneer_lesson_get_args (self), param);
  if (*text == '\0' || dungeoneer_is_card_text (text, is_type))
    return TRUE;
  dungeoneer_turn_refuse (
      &self->turn, "text", ARTICLE,
      is_type ? tm_text (N_ ("A type has at most 40 characters on one line and no commas."))
              : tm_text (N_ ("An effect has at most 200 characters on one line.")));
  return FALSE;
}

/**
 * dungeoneer_lesson_set_check:
 * @self: a move that tells of a card
 * @layer: where it is kept
 * @stat: what is tested; -1: as it was
 * @threat: the number to reach; 0: as it was, below: not known any more
 * @needs_stat: whether a number alone is no check
 *
 * Takes the parts of a check that are told.
 */
void
dungeoneer_lesson_set_check (
    DungeoneerLesson *self, guint layer, int stat, gint32 threat, gboolean needs_stat)
{
  int known_stat = stat >= 0 ? stat : DUNGEONEER_TEST_STAT (self->now[layer]);
  gint32 known_threat = threat == 0 ? DUNGEONEER_TEST_THREAT (self->now[layer]) : threat;

  self->now[layer] = 0;
  if (known_threat <= 0)
    return;
  if (needs_stat && known_stat < 0)
    dungeoneer_turn_note (
        &self->turn, "half-check", ARTICLE,
        tm_text (N_ ("A number to reach is kept once it is told what is tested, too.")));
  else
    self->now[layer] = DUNGEONEER_TEST (known_stat, known_threat);
}

/**
 * dungeoneer_lesson_take_check:
 * @self: a move that tells of a card
 * @stat: the parameter that says what is tested
 * @threat: the parameter with the number to reach
 * @layer: where they are kept
 * @needs_stat: whether a number alone is no check
 *
 * Takes a check.
 */
void
dungeoneer_lesson_take_check (
    DungeoneerLesson *self, guint stat, guint threat, guint layer, gboolean needs_stat)
{
  gboolean has_stat = tm_args_has (dungeoneer_lesson_get_args (self), stat);
  gboolean has_threat = tm_args_has (dungeoneer_lesson_get_args (self), threat);

  if (has_stat || has_threat)
    dungeoneer_lesson_set_check (
        self, layer, has_stat ? tm_args_get (dungeoneer_lesson_get_args (self), stat) : -1,
        has_threat ? tm_args_get (dungeoneer_lesson_get_args (self), threat) : 0, needs_stat);
}

/* The end */

/* How many cards of the page would be told, if these are too many; else 0. */
static gint32
count_too_many (const DungeoneerLesson *self)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];
  gint32 sum = dungeoneer_count_copies (self->turn.table, self->page, self->face);
  gint32 before, now;

  if (spec->copies >= 0)
    {
      before = MAX (self->before[spec->copies], 0);
      now = MAX (self->now[spec->copies], 0);
    }
  else
    {
      before = dungeoneer_is_any_told (self->page, self->before);
      now = dungeoneer_is_any_told (self->page, self->now);
    }
  return now > before && sum + now > (gint32) spec->n_cards ? sum + now : 0;
}

/* A card that is not in the owner's box has nothing printed on it; of those that the rulebook names this is
 * kept, and all others are forgotten. */
static void
forget_missing (DungeoneerLesson *self)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];

  if (spec->copies < 0 || self->now[spec->copies] != 0)
    return;
  for (guint layer = 0; layer < spec->n_fields; layer++)
    if ((int) layer != spec->copies
        || self->face >= (gint32) dungeoneer_kit.pieces[spec->kind].n_faces)
      self->now[layer] = dungeoneer_get_untold (self->page, layer);
}

static gboolean
is_changed (const DungeoneerLesson *self)
{
  for (guint layer = 0; layer < dungeoneer_page_specs[self->page].n_fields; layer++)
    if (self->before[layer] != dungeoneer_get_untold (self->page, layer)
        && self->before[layer] != self->now[layer])
      return TRUE;
  return FALSE;
}

static void
commit (DungeoneerLesson *self)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];

  for (guint layer = 0; layer < spec->n_fields; layer++)
    tm_resolution_set_cell (self->turn.resolution, spec->grid, TM_NO_SEAT, layer,
                            (guint) self->face, 0, self->now[layer]);
}

/**
 * dungeoneer_lesson_end:
 * @self: a move that tells of a card
 *
 * Puts what is told on the table, or refuses the move.
 *
 * Returns: whether it is there
 */
gboolean
dungeoneer_lesson_end (DungeoneerLesson *self)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];
  gint32 sum = count_too_many (self);

  if (sum > 0)
    {
      dungeoneer_turn_refuse (&self->turn, "too-many", ARTICLE,
                              tm_text (N_ ("The box has %s cards of this kind; told would be %s."),
                                       tm_arg_number ((gint32) spec->n_cards),
                                       tm_arg_number (sum)));
      return FALSE;
    }
  forget_missing (self);
  if (is_changed (self))
    dungeoneer_turn_note (
        &self->turn, "box.differs", ARTICLE,
        tm_text (N_ ("Something else was told before; what you tell now counts.")));
  else if (!dungeoneer_is_any_told (self->page, self->now))
    dungeoneer_turn_note (
        &self->turn, "nothing-told", ARTICLE,
        tm_text (N_ ("Nothing is kept of a card of which only the name is told.")));
  commit (self);
  tm_resolution_add_reason (
      self->turn.resolution, ARTICLE,
      tm_text (N_ ("It is printed on your copy: it holds in this match from now on, and in later "
                   "ones once Your box keeps it.")));
  dungeoneer_turn_say (&self->turn,
                       tm_text (N_ ("Told of the card: %s"), tm_arg_face (spec->kind, self->face)));
  return TRUE;
}
