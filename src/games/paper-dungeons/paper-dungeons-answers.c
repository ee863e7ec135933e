/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge's answers have in common: reading parameters, refusing situations that cannot be,
 * and naming printed values that nobody has told. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-questions.h"

const char *const paper_talent_articles[] = {
  [TALENT_ALCHEMIST] = "paper.talent.alchemist",
  [TALENT_NOBLE] = "paper.talent.noble",
  [TALENT_BARBARIAN] = "paper.talent.barbarian",
  [TALENT_TREASURE_HUNTER] = "paper.talent.treasure-hunter",
  [TALENT_BERSERKER] = "paper.talent.berserker",
  [TALENT_BEASTMASTER] = "paper.talent.beastmaster",
  [TALENT_VETERAN] = "paper.talent.veteran",
  [TALENT_PSIONIC] = "paper.talent.psionic",
  [TALENT_FORTUNE_TELLER] = "paper.talent.fortune-teller",
  [TALENT_SCOUT] = "paper.talent.scout",
  [TALENT_RANGER] = "paper.talent.ranger",
  [TALENT_MERCHANT] = "paper.talent.merchant",
  [TALENT_ASSASSIN] = "paper.talent.assassin",
  [TALENT_CRAFTSMAN] = "paper.talent.craftsman",
  [TALENT_HEALER] = "paper.talent.healer",
  [TALENT_SHAMAN] = "paper.talent.shaman",
};

static void
read_bytes (const TmArgs *args, guint param, guint8 *bytes, guint n_bytes)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, param, &n_values);

  for (guint i = 0; i < n_bytes; i++)
    bytes[i] = i < n_values ? (guint8) values[i] : 0;
}

/**
 * paper_read_levels:
 * @args: arguments
 * @param: list of the levels of the four heroes
 * @levels: (out): the levels
 *
 * Reads levels.
 */
void
paper_read_levels (const TmArgs *args, guint param, guint8 levels[PAPER_N_HEROES])
{
  read_bytes (args, param, levels, PAPER_N_HEROES);
}

/**
 * paper_read_cells:
 * @args: arguments
 * @param: list of the filled cells of the eight items
 * @cells: (out): the cells
 *
 * Reads cells of items.
 */
void
paper_read_cells (const TmArgs *args, guint param, guint8 cells[PAPER_N_ITEMS])
{
  read_bytes (args, param, cells, PAPER_N_ITEMS);
}

/**
 * paper_read_colours:
 * @args: arguments
 * @param: list of the colours of the four heroes
 * @id: name of the parameter
 * @colours: (out): the colours
 * @ruling: the ruling, refused unless two heroes are black
 *
 * Reads the personality of a team, R p.2.
 *
 * Returns: whether a goal can give these colours
 */
gboolean
paper_read_colours (const TmArgs *args,
                    guint param,
                    const char *id,
                    guint8 colours[PAPER_N_HEROES],
                    TmRuling *ruling)
{
  guint n_black = 0;

  read_bytes (args, param, colours, PAPER_N_HEROES);
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    n_black += colours[hero] == COLOUR_BLACK;
  if (n_black == PAPER_BLACK_HEROES)
    return TRUE;
  tm_ruling_refuse (ruling, id, tm_text (N_ ("two heroes are black and two are white")));
  return FALSE;
}

/**
 * paper_check_face:
 * @symbol: a symbol
 * @colour: colour of the die that is said to show it
 * @id: name of the parameter to blame
 * @ruling: the ruling, refused if there is no such die
 *
 * Checks that a die shows a symbol, R «Кубики».
 *
 * Returns: whether a die of the colour does
 */
gboolean
paper_check_face (PaperSymbol symbol, PaperColour colour, const char *id, TmRuling *ruling)
{
  if (symbol == SYMBOL_BOOTS && colour == COLOUR_WHITE)
    tm_ruling_refuse (ruling, id, tm_text (N_ ("only black dice show boots")));
  else if (symbol == SYMBOL_CLOVER && colour == COLOUR_BLACK)
    tm_ruling_refuse (ruling, id, tm_text (N_ ("only white dice show clovers")));
  else
    return TRUE;
  return FALSE;
}

/**
 * paper_check_length:
 * @args: arguments
 * @param: a list
 * @id: name of the parameter
 * @wanted: how long it has to be
 * @ruling: the ruling, refused if it is not
 *
 * Checks that a list is as long as another one.
 *
 * Returns: whether it is
 */
gboolean
paper_check_length (const TmArgs *args, guint param, const char *id, guint wanted, TmRuling *ruling)
{
  guint n_values;

  tm_args_get_list (args, param, &n_values);
  if (n_values == wanted)
    return TRUE;
  tm_ruling_refuse (ruling, id,
                    tm_text (N_ ("this list needs so many entries: %s"), tm_arg_number (wanted)));
  return FALSE;
}

/**
 * paper_check_seats:
 * @seats: set of seats
 * @n_players: how many play
 * @id: name of the parameter
 * @ruling: the ruling, refused if somebody does not play
 *
 * Checks that seats are at the table.
 *
 * Returns: whether all are
 */
gboolean
paper_check_seats (guint32 seats, guint n_players, const char *id, TmRuling *ruling)
{
  if (seats >> n_players == 0)
    return TRUE;
  tm_ruling_refuse (ruling, id,
                    tm_text (N_ ("the last seat is %s"), tm_arg_number ((gint32) n_players - 1)));
  return FALSE;
}

/**
 * paper_explain_boots:
 * @serves: whether boots do what asks for no symbol
 * @resolution: where to add the reasons
 *
 * Says what boots serve for. The book says two things, R «Кубики» and R «Зельеварение», but the special
 * sentence counts more than the general one: the point is noted, and leaves nothing undecided.
 */
void
paper_explain_boots (gboolean serves, TmResolution *resolution)
{
  if (serves)
    {
      tm_resolution_add_reason (
          resolution, "paper.open.boots-only",
          tm_text (N_ ("By your house rule boots also do what asks for no symbol.")));
      return;
    }
  tm_resolution_add_reason (resolution, "paper.dice.boots",
                            tm_text (N_ ("Boots serve for three steps and for nothing else.")));
  tm_resolution_add_reason (
      resolution, "paper.open.boots-only",
      tm_text (N_ ("Elsewhere the book speaks of any die; what it says of boots counts more.")));
}

/* Printed values that nobody has told */

/**
 * paper_new_missing:
 *
 * Makes an empty list of names.
 *
 * Returns: (transfer full) (element-type utf8): the list
 */
GPtrArray *
paper_new_missing (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

/**
 * paper_add_missing:
 * @missing: (element-type utf8): a list of names
 * @name: name of a printed value, or of a row of them
 * @number: which of them, from 0; -1: there is one
 *
 * Names a printed value that is needed and not known.
 */
void
paper_add_missing (GPtrArray *missing, const char *name, int number)
{
  g_ptr_array_add (missing, number < 0 ? g_strdup (name) : g_strdup_printf ("%s.%d", name, number));
}

/**
 * paper_set_missing:
 * @ruling: a ruling
 * @missing: (element-type utf8): names of printed values; not to be added to any more
 *
 * Adds to the outcome what is missing, and to the reasons what to do about it.
 */
void
paper_set_missing (TmRuling *ruling, GPtrArray *missing)
{
  if (missing->len > 0)
    tm_resolution_add_reason (
        tm_ruling_get_resolution (ruling), "paper.catalogue",
        tm_text_n ("%s printed value is not known: tell it in “Your box”.",
                   "%s printed values are not known: tell them in “Your box”.",
                   tm_arg_number ((gint32) missing->len)));
  g_ptr_array_add (missing, NULL);
  tm_ruling_set_words (ruling, "missing", (const char *const *) missing->pdata);
}

/**
 * paper_set_fame:
 * @ruling: a ruling
 * @id: name of the entry
 * @fame: fame, or %PAPER_UNKNOWN
 *
 * Adds fame to the outcome, as far as it is known.
 */
void
paper_set_fame (TmRuling *ruling, const char *id, gint32 fame)
{
  if (fame == PAPER_UNKNOWN)
    tm_ruling_set_unknown (ruling, id);
  else
    tm_ruling_set_number (ruling, id, fame);
}
