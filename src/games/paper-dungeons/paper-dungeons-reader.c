/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading the parts of a record, which may come from anybody's file: numbers, words, rooms, names. What
 * is refused is told in one line: the record, what is wrong with it, and what would be accepted. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-reader.h"

/* Errors */

/**
 * paper_reader_refuse:
 * @self: a reader
 * @part: the part of its record that is wrong
 * @accepted: what would be right, in words
 *
 * Says what is wrong with a record, in one line.
 *
 * Returns: %FALSE
 */
gboolean
paper_reader_refuse (const PaperReader *self, const char *part, const char *accepted)
{
  g_autofree char *record = tm_words_dup_shown (self->record);
  g_autofree char *shown = tm_words_dup_shown (part);

  g_set_error (
      self->error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
      /* Translators: where a record of “Your box” stands, the record, the part of it that is
                * wrong, and what would be right: “map: “D1=goblin:12:rogue”: “12” is not accepted;
                * accepted is a level from 1 to 9, or ?” */
      _ ("%s: “%s”: “%s” is not accepted; accepted is %s"),
      paper_dungeons_options[OPTION_SHEET + self->page].param.id, record, shown, accepted);
  return FALSE;
}

static gboolean
refuse_number (const PaperReader *self, const char *part, gint32 least, gint32 most)
{
  g_autofree char *accepted = g_strdup_printf (_ ("a number from %d to %d"), least, most);

  return paper_reader_refuse (self, part, accepted);
}

static gboolean
refuse_number_or_untold (const PaperReader *self, const char *part, gint32 least, gint32 most)
{
  /* Translators: %s is the question mark */
  g_autofree char *accepted
      = g_strdup_printf (_ ("a number from %d to %d, or %s"), least, most, PAPER_UNTOLD);

  return paper_reader_refuse (self, part, accepted);
}

/**
 * paper_reader_refuse_count:
 * @self: a reader
 * @value: a list that has too few or too many entries
 * @least: the fewest it may have
 * @most: the most it may have
 *
 * Says how many entries would be right.
 *
 * Returns: %FALSE
 */
gboolean
paper_reader_refuse_count (const PaperReader *self, const char *value, guint least, guint most)
{
  g_autofree char *accepted
      = least == most ? g_strdup_printf (_ ("exactly %u entries with / between them"), most)
                      : g_strdup_printf (_ ("%u to %u entries with / between them"), least, most);

  return paper_reader_refuse (self, value, accepted);
}

static gboolean
refuse_word (const PaperReader *self, const char *part, const TmWord *words, guint n_words)
{
  GString *ids = g_string_new (NULL);
  g_autofree char *accepted = NULL;

  for (guint i = 0; i < n_words; i++)
    g_string_append_printf (ids, i > 0 ? ", %s" : "%s", words[i].id);
  /* Translators: identifiers, and a question mark */
  accepted = g_strdup_printf (_ ("one of %s, or %s"), ids->str, PAPER_UNTOLD);
  g_string_free (ids, TRUE);
  return paper_reader_refuse (self, part, accepted);
}

/* Parts */

/**
 * paper_reader_number:
 * @self: a reader
 * @part: a part of its record
 * @least: the smallest number
 * @most: the largest
 * @out: (out): the number
 *
 * Reads a number that has to be told.
 *
 * Returns: whether it is one
 */
gboolean
paper_reader_number (
    const PaperReader *self, const char *part, gint32 least, gint32 most, gint32 *out)
{
  gint64 number;

  if (!g_ascii_string_to_signed (part, 10, least, most, &number, NULL))
    return refuse_number (self, part, least, most);
  *out = (gint32) number;
  return TRUE;
}

/**
 * paper_reader_told:
 * @self: a reader
 * @part: a part of its record
 * @least: the smallest number
 * @most: the largest
 * @out: (out): the number, or %PAPER_UNKNOWN
 *
 * Reads a number, or "?" for one that nobody has told.
 *
 * Returns: whether it is one of them
 */
gboolean
paper_reader_told (
    const PaperReader *self, const char *part, gint32 least, gint32 most, gint32 *out)
{
  gint64 number;

  *out = PAPER_UNKNOWN;
  if (g_str_equal (part, PAPER_UNTOLD))
    return TRUE;
  if (!g_ascii_string_to_signed (part, 10, least, most, &number, NULL))
    return refuse_number_or_untold (self, part, least, most);
  *out = (gint32) number;
  return TRUE;
}

/**
 * paper_reader_word:
 * @self: a reader
 * @part: a part of its record
 * @words: (array length=n_words): words
 * @n_words: how many there are
 * @out: (out): the index of the word; -1: "?"
 *
 * Reads a word by its identifier, or "?" for one that nobody has told.
 *
 * Returns: whether it is one of them
 */
gboolean
paper_reader_word (
    const PaperReader *self, const char *part, const TmWord *words, guint n_words, gint32 *out)
{
  *out = tm_words_find (words, n_words, part);
  return *out >= 0 || g_str_equal (part, PAPER_UNTOLD) || refuse_word (self, part, words, n_words);
}

/**
 * paper_reader_prize:
 * @self: a reader
 * @part: a part of its record
 * @reward: (out): a [enum@PaperReward]; -1: "?"
 * @amount: (out): how often; 0 of none
 *
 * Reads a reward: "potion", "2*potion", "none" or "?".
 *
 * Returns: whether it is one
 */
gboolean
paper_reader_prize (const PaperReader *self, const char *part, gint32 *reward, gint32 *amount)
{
  const char *word = part;
  gint32 times = 1;

  if (part[0] >= '1' && part[0] <= '0' + PAPER_MAX_AMOUNT && part[1] == '*')
    {
      times = part[0] - '0';
      word = part + 2;
    }
  *reward = tm_words_find (paper_reward_words, PAPER_N_REWARDS, word);
  if ((word != part && *reward <= REWARD_NONE)
      || (*reward < 0 && !g_str_equal (part, PAPER_UNTOLD)))
    return paper_reader_refuse (
        self, part,
        _ ("none, potion, item, level, gem, minion, other or ?, with 2* or 3* before it "
           "for several"));
  *amount = *reward > REWARD_NONE ? times : 0;
  return TRUE;
}

/**
 * paper_find_cell:
 * @text: a text
 *
 * Finds a cell of the map by its name, "C1". It has one spelling only.
 *
 * Returns: the cell; -1: there is none of that name
 */
int
paper_find_cell (const char *text)
{
  if (text[0] < 'A' || text[0] >= 'A' + PAPER_COLUMNS || text[1] < '0'
      || text[1] >= '0' + PAPER_ROWS || text[2] != '\0')
    return -1;
  return PAPER_CELL (text[0] - 'A', text[1] - '0');
}

/**
 * paper_reader_room:
 * @self: a reader
 * @part: a part of its record
 * @cell: (out): the room; -1: "?"
 *
 * Reads a room, or "?" for one that nobody has told.
 *
 * Returns: whether it is one of them
 */
gboolean
paper_reader_room (const PaperReader *self, const char *part, int *cell)
{
  *cell = paper_find_cell (part);
  return (*cell >= 0 && !PAPER_IS_ENTRANCE (*cell)) || g_str_equal (part, PAPER_UNTOLD)
         || paper_reader_refuse (self, part, _ ("a room from A1 to F7, or ?"));
}

/**
 * paper_find_link:
 * @text: a text
 * @from: (out): the first cell
 * @to: (out): the second
 *
 * Finds two cells by their names, "C1-C2".
 *
 * Returns: whether the text names two cells
 */
gboolean
paper_find_link (const char *text, guint *from, guint *to)
{
  char first[] = { text[0], (char) (text[0] != '\0' ? text[1] : '\0'), '\0' };

  if (strlen (text) != strlen ("C1-C2") || text[2] != '-' || paper_find_cell (first) < 0
      || paper_find_cell (text + 3) < 0)
    return FALSE;
  *from = (guint) paper_find_cell (first);
  *to = (guint) paper_find_cell (text + 3);
  return TRUE;
}

/* Words of the players: nothing that breaks a line or cannot be seen. */

/**
 * paper_is_name:
 * @name: words of the players
 *
 * Tells whether words can be the name of a monster or a dungeon card: 1 to 40 characters, none of
 * them a control character, the first and the last one visible.
 *
 * Returns: whether they can
 */
gboolean
paper_is_name (const char *name)
{
  gunichar last = ' ';
  guint n = 0;

  if (!g_utf8_validate (name, -1, NULL) || g_unichar_isspace (g_utf8_get_char (name)))
    return FALSE;
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      last = g_utf8_get_char (c);
      if (!g_unichar_isprint (last) || ++n > PAPER_MAX_NAME)
        return FALSE;
    }
  return n > 0 && !g_unichar_isspace (last);
}

/**
 * paper_reader_name:
 * @self: a reader
 * @part: a part of its record
 * @out: (out): the name
 *
 * Reads a name as paper_append_escaped() spells it.
 *
 * Returns: whether it is one
 */
gboolean
paper_reader_name (const PaperReader *self, const char *part, char **out)
{
  g_autofree char *name = g_uri_unescape_string (part, NULL);
  g_autoptr (GString) again = g_string_new (NULL);

  if (name != NULL)
    paper_append_escaped (again, name);
  if (name == NULL || !paper_is_name (name) || !g_str_equal (again->str, part))
    return paper_reader_refuse (
        self, part,
        _ ("a name of 1 to 40 characters, in which , = / : and % are written as %2C %3D "
           "%2F %3A and %25"));
  *out = g_steal_pointer (&name);
  return TRUE;
}

/**
 * paper_reader_monster:
 * @self: a reader
 * @part: a part of its record
 * @monster: (out): its index in the catalogue
 *
 * Reads a monster: its id, or one of the owner's as "m:Golem". A new one gets a place in the catalogue.
 *
 * Returns: whether it is one
 */
gboolean
paper_reader_monster (const PaperReader *self, const char *part, gint32 *monster)
{
  g_autofree char *name = NULL;
  g_autofree char *code = NULL;

  if (tm_words_find (paper_monster_words, PAPER_N_NAMED_MONSTERS, part) >= 0)
    code = g_strdup (part);
  else if (!g_str_has_prefix (part, "m:"))
    return paper_reader_refuse (self, part,
                                _ ("chimera, watcher, vampire, minotaur, or m: and a name"));
  else if (!paper_reader_name (self, part + strlen ("m:"), &name))
    return FALSE;
  else
    code = g_strconcat ("m:", name, NULL);
  *monster = paper_catalogue_find_monster (self->catalogue, code);
  return *monster >= 0
         || paper_reader_refuse (self, part,
                                 _ ("one of the names told already: there are 12 cards"));
}
