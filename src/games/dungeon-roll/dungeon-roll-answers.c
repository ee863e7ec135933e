/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the answers of the judge have in common: reading parameters and writing lists. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-questions.h"

/**
 * roll_read_faces:
 * @args: arguments
 * @param: a list of faces or choices
 * @counts: (inout) (array length=n_counts): how often each value stands there; what was counted
 *   before is kept
 * @n_counts: how many values there are
 *
 * Counts the values of a list; one that was not given is empty.
 */
void
roll_read_faces (const TmArgs *args, guint param, guint8 *counts, guint n_counts)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, param, &n_values);

  for (guint i = 0; i < n_values; i++)
    if (values[i] >= 0 && (guint) values[i] < n_counts)
      counts[values[i]]++;
}

/**
 * roll_read_hero:
 * @args: arguments
 * @param: the choice of a hero, before whom nobody stands
 *
 * Reads a hero.
 *
 * Returns: a [enum@RollHero]
 */
int
roll_read_hero (const TmArgs *args, guint param)
{
  return tm_args_get (args, param) - 1;
}

/**
 * roll_read_phase:
 * @args: arguments
 * @param: the choice of a phase of a delve
 *
 * Reads a phase. Those of a delve begin with the forming of the party.
 *
 * Returns: the index of the phase in the kit
 */
guint
roll_read_phase (const TmArgs *args, guint param)
{
  return PHASE_FORM + tm_args_get (args, param);
}

/**
 * roll_read_tokens:
 * @args: arguments
 * @param: a list of treasure tokens
 * @id: name of the parameter
 * @tokens: (inout): how many there are of each kind; what was counted before is kept
 * @ruling: the ruling, refused if there are too many
 *
 * Counts treasure tokens.
 *
 * Returns: whether the box holds so many
 */
gboolean
roll_read_tokens (
    const TmArgs *args, guint param, const char *id, guint8 tokens[ROLL_N_TOKENS], TmRuling *ruling)
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

/**
 * roll_check_seven:
 * @n_dice: dice of a colour
 * @n_others: other dice of that colour
 * @id: name of the parameter to blame
 * @is_white: whether they are white
 * @ruling: the ruling, refused if there are too many
 *
 * Checks that there are no more than seven dice of a colour.
 *
 * Returns: whether there are not
 */
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

/**
 * roll_set_counts:
 * @ruling: a ruling
 * @id: name of the entry
 * @words: (array length=n_counts): words
 * @counts: (array length=n_counts): how often each of them is to stand there
 * @n_counts: how many words there are
 *
 * Adds a list of words to the outcome.
 */
void
roll_set_counts (
    TmRuling *ruling, const char *id, const TmWord *words, const guint8 *counts, guint n_counts)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < n_counts; i++)
    for (guint n = 0; n < counts[i]; n++)
      g_ptr_array_add (ids, (gpointer) words[i].id);
  g_ptr_array_add (ids, NULL);
  tm_ruling_set_words (ruling, id, (const char *const *) ids->pdata);
}
