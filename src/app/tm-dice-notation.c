/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <string.h>

#include "tm-dice-notation.h"

/* Finds a term of such dice without anything behind them that is added to the others. */
static const char *
find_term (const char *notation, const char *die, guint64 *n_dice)
{
  gboolean is_begin = TRUE;
  int depth = 0;

  for (const char *at = notation; *at != '\0'; at++)
    {
      if (is_begin && depth == 0 && (g_ascii_isdigit (*at) || *at == 'd'))
        {
          char *rest;

          *n_dice = g_ascii_strtoull (at, &rest, 10);
          if (rest == at)
            *n_dice = 1;
          if (g_str_has_prefix (rest, die) && strchr ("+-", rest[strlen (die)]) != NULL)
            return at;
        }
      is_begin = *at == '+';
      depth += (*at == '(' || *at == '{') - (*at == ')' || *at == '}');
    }

  return NULL;
}

/**
 * tm_dice_notation_add:
 * @dice: (nullable): a roll; %NULL for none yet
 * @n_faces: how many faces the die has
 *
 * Adds one die to a roll: to those of its kind, if they are just added up, or behind the others.
 *
 * Returns: (transfer full): the notation of the larger roll, which may be larger than is accepted
 */
char *
tm_dice_notation_add (const TmDice *dice, guint n_faces)
{
  g_autofree char *die = g_strdup_printf ("d%u", n_faces);
  g_autofree char *notation = dice != NULL ? tm_dice_dup_string (dice) : NULL;
  g_autofree char *before = NULL;
  const char *term;
  guint64 n_dice = 0;

  if (notation == NULL)
    return g_strdup_printf ("1%s", die);

  term = find_term (notation, die, &n_dice);
  if (term == NULL)
    return g_strdup_printf ("%s+1%s", notation, die);

  before = g_strndup (notation, term - notation);

  return g_strdup_printf ("%s%" G_GUINT64_FORMAT "%s", before, n_dice + 1, strchr (term, 'd'));
}
