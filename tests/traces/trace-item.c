/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A line for each thing that is done by chance: what it is, and what came of it. */

#include "trace-item.h"

#include "trace.h"

#include <string.h>

static const char *const words[TRACE_N_KINDS] = {
  [TRACE_QUESTION] = "question",
  [TRACE_OPTION] = "option",
  [TRACE_BOARDS] = "board",
};

/* Lists */

static gboolean
has_board (const TmQuestion *question)
{
  for (guint i = 0; i < question->n_params; i++)
    if (question->params[i].sketch != NULL)
      return TRUE;
  return FALSE;
}

static void
list (GArray *items, TraceKind kind, guint index, guint n_numbers)
{
  for (guint number = 0; number < n_numbers; number++)
    {
      TraceItem item = { kind, index, number };

      g_array_append_val (items, item);
    }
}

/* All things of a game with the first so many numbers. */
GArray *
trace_item_list (const TmGame *game, guint n_numbers)
{
  GArray *items = g_array_new (FALSE, FALSE, sizeof (TraceItem));

  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    list (items, TRACE_MATCH, n_seats, n_numbers);
  for (guint question = 0; question < game->n_questions; question++)
    if (!trace_is_slow (game, question))
      list (items, TRACE_QUESTION, question, n_numbers);
  for (guint option = 0; option < game->n_options; option++)
    list (items, TRACE_OPTION, option, n_numbers);
  for (guint question = 0; question < game->n_questions; question++)
    if (has_board (&game->questions[question]))
      list (items, TRACE_BOARDS, question, n_numbers);
  return items;
}

/* Doing */

static char *
dup_match_line (const TmGame *game, guint n_seats, guint number)
{
  g_autoptr (TmBox) box = trace_new_box (game, n_seats, number);
  g_autofree char *text = NULL;
  guint n_moves;
  Trace trace;

  trace_init (&trace, box, number);
  n_moves = trace_match (&trace, number);
  text = trace_end (&trace);
  return g_strdup_printf ("%u-seats %u moves %u: %s", n_seats, number, n_moves, text);
}

/**
 * trace_item_dup_line:
 * @self: an item
 * @game: its game
 *
 * Does it.
 *
 * Returns: (transfer full): a line that names it and tells what came of it
 */
char *
trace_item_dup_line (const TraceItem *self, const TmGame *game)
{
  g_autoptr (TmBox) box = NULL;
  g_autofree char *text = NULL;
  Trace trace;

  if (self->kind == TRACE_MATCH)
    return dup_match_line (game, self->index, self->number);
  box = trace_new_box (game, game->max_seats, self->number);
  trace_init (&trace, box, ((guint64) self->number << 16) + self->index);
  if (self->kind == TRACE_QUESTION)
    trace_question (&trace, game, self->index);
  else if (self->kind == TRACE_OPTION)
    trace_option (&trace, game, self->index);
  else
    trace_boards (&trace, game, self->index);
  text = trace_end (&trace);
  return g_strdup_printf ("%s %s %u: %s", words[self->kind],
                          self->kind == TRACE_OPTION ? game->options[self->index].param.id
                                                     : game->questions[self->index].id,
                          self->number, text);
}

/* Reading */

static gboolean
find_index (const TmGame *game, TraceKind kind, const char *id, guint *index)
{
  guint n = kind == TRACE_OPTION ? game->n_options : game->n_questions;

  for (*index = 0; *index < n; (*index)++)
    if (g_str_equal (id, kind == TRACE_OPTION ? game->options[*index].param.id
                                              : game->questions[*index].id))
      return TRUE;
  return FALSE;
}

static gboolean
read_number (const char *text, guint min, guint max, guint *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, min, max, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

/**
 * trace_item_read:
 * @self: the item
 * @game: a game
 * @line: a line that trace_item_dup_line() wrote once
 *
 * Finds out what a line is about.
 *
 * Returns: %FALSE if it is about nothing that there is
 */
gboolean
trace_item_read (TraceItem *self, const TmGame *game, const char *line)
{
  g_auto (GStrv) parts = g_strsplit_set (line, " :", 0);
  guint n_parts = g_strv_length (parts);

  if (n_parts < 3)
    return FALSE;
  if (g_str_has_suffix (parts[0], "-seats"))
    {
      self->kind = TRACE_MATCH;
      *strchr (parts[0], '-') = '\0';
      return read_number (parts[0], game->min_seats, game->max_seats, &self->index)
             && read_number (parts[1], 0, G_MAXUINT16, &self->number);
    }
  for (guint kind = TRACE_QUESTION; kind < TRACE_N_KINDS; kind++)
    if (g_str_equal (parts[0], words[kind]))
      {
        self->kind = kind;
        return find_index (game, kind, parts[1], &self->index)
               && read_number (parts[2], 0, G_MAXUINT16, &self->number);
      }
  return FALSE;
}

/* The line for what the game declares. */
char *
trace_dup_declared (const TmGame *game)
{
  g_auto (Digest) declared = { NULL };
  g_autofree char *text = NULL;

  digest_init (&declared);
  digest_add_game (&declared, game);
  text = digest_dup_string (&declared);
  return g_strdup_printf ("declared: %s", text);
}
