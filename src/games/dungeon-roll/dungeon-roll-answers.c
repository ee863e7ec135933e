/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the answers of the judge have in common: reading parameters and writing lists. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-questions.h"

/* Counts the values of a list; one that was not given is empty. Adds to what is counted already. */
void
roll_read_faces (const TmArgs *args, guint param, guint8 *counts, guint n_counts)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, param, &n_values);

  for (guint i = 0; i < n_values; i++)
    if (values[i] >= 0 && (guint) values[i] < n_counts)
      counts[values[i]]++;
}

/* The choice of nobody stands before the heroes. */
int
roll_read_hero (const TmArgs *args, guint param)
{
  return tm_args_get (args, param) - 1;
}

/* The phases of a delve begin with the forming of the party. */
guint
roll_read_phase (const TmArgs *args, guint param)
{
  return PHASE_FORM + tm_args_get (args, param);
}

/* Counts treasure tokens; FALSE if the box does not hold so many, and the ruling is refused. */
gboolean
roll_read_tokens (const TmArgs *args,
                  guint param,
                  const char *id,
                  guint8 tokens[ROLL_N_TOKENS],
                  TmRuling *ruling)
{
  roll_read_faces (args, param, tokens, ROLL_N_TOKENS);
  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    if (tokens[kind] > roll_token_copies[kind])
      {
        tm_ruling_refuse (ruling, id,
                          tm_text (N_ ("no more than the box holds; %s: %s"),
                                   tm_arg_word (roll_token_words[kind].name),
                                   tm_arg_number (roll_token_copies[kind])));
        return FALSE;
      }
  return TRUE;
}

/* There are seven dice of each colour; FALSE if there would be more, and the ruling is refused. */
gboolean
roll_check_seven (guint n_dice, guint n_others, const char *id, gboolean is_white, TmRuling *ruling)
{
  if (n_dice + n_others <= ROLL_N_DICE)
    return TRUE;
  tm_ruling_refuse (ruling, id,
                    is_white ? tm_text (N_ ("no more than seven white dice in all"))
                             : tm_text (N_ ("no more than seven black dice in all")));
  return FALSE;
}

/* Writes a list: each word as often as it is counted. */
void
roll_set_counts (TmRuling *ruling,
                 const char *id,
                 const TmWord *words,
                 const guint8 *counts,
                 guint n_counts)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < n_counts; i++)
    for (guint n = 0; n < counts[i]; n++)
      g_ptr_array_add (ids, (gpointer) words[i].id);
  g_ptr_array_add (ids, NULL);
  tm_ruling_set_words (ruling, id, (const char *const *) ids->pdata);
}
