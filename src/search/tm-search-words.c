/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-search-words.h"

#include <string.h>

/* Below so many letters a stem says too little about a word that begins with it. */
#define SHORTEST_ROOT 4

/* Words that say nothing about what is looked for, folded. There is a space before and behind each. */
static const char stop_words[]
    = " "
      /* English */
      "a am an and any are as at be been but by can could did do does for from get gets has "
      "have he her his how i if in into is it its may me my of on or our she should so than "
      "that the their them then there they this to was we what when where which who whom "
      "whose why will with you your "
      /* Russian */
      "а без бы был была были было быть в вам вас во вот вы где да для до его ее если же за "
      "и из или им их к как какая какие какой ко когда кого кому кто ли мне можно мой моя "
      "мы на над не него нее ни но о об он она они оно от по под при с сколько со так там то тот у "
      "уже чего чем что чтобы это этот я ";

/* Folding */

static gboolean
is_apostrophe (gunichar character)
{
  return character == '\'' || character == 0x2019;
}

/**
 * tm_search_fold:
 * @text: some text
 *
 * Levels out what makes no difference when searching: case, ways to compose the same letter, «ё» for
 * «е», which people seldom type, and the two apostrophes.
 *
 * Returns: (transfer full): the text, folded
 */
char *
tm_search_fold (const char *text)
{
  g_autofree char *valid = NULL;
  g_autofree char *normal = NULL;
  g_autofree char *cased = NULL;
  g_autofree char *folded = NULL;
  GString *plain;

  if (g_str_is_ascii (text))
    return g_ascii_strdown (text, -1);
  valid = g_utf8_make_valid (text, -1);
  normal = g_utf8_normalize (valid, -1, G_NORMALIZE_ALL_COMPOSE);
  cased = g_utf8_casefold (normal, -1);
  /* Folding the case takes some letters apart. */
  folded = g_utf8_normalize (cased, -1, G_NORMALIZE_ALL_COMPOSE);
  plain = g_string_new (folded);
  g_string_replace (plain, "ё", "е", 0);
  g_string_replace (plain, "’", "'", 0);
  return g_string_free (plain, FALSE);
}

/* Splitting */

static void
search_word_clear (gpointer word)
{
  TmSearchWord *self = word;

  g_free (self->folded);
  g_free (self->stem);
}

static gboolean
is_part (gunichar character)
{
  return g_unichar_isalnum (character) || g_unichar_ismark (character);
}

/* An apostrophe belongs to the word if letters stand on both sides: "hero’s". */
static gboolean
goes_on (const char *at)
{
  gunichar character = g_utf8_get_char (at);

  return is_part (character)
         || (is_apostrophe (character)
             && g_unichar_isalpha (g_utf8_get_char (g_utf8_next_char (at))));
}

/**
 * tm_search_next_word:
 * @at: (inout): where to go on in a text that is valid UTF-8
 * @end: (out): where the word ends
 *
 * Finds the next word of a text.
 *
 * Returns: (transfer none) (nullable): where the word begins; %NULL if there is none any more
 */
const char *
tm_search_next_word (const char **at, const char **end)
{
  const char *start = *at;

  while (*start != '\0' && !is_part (g_utf8_get_char (start)))
    start = g_utf8_next_char (start);
  *at = start;
  while (**at != '\0' && goes_on (*at))
    *at = g_utf8_next_char (*at);
  *end = *at;
  return *start != '\0' ? start : NULL;
}

/**
 * tm_search_split:
 * @stemmer: a stemmer
 * @text: a text, valid UTF-8
 *
 * Takes a text apart.
 *
 * Returns: (transfer full) (element-type TmSearchWord): its words, in order
 */
GArray *
tm_search_split (TmStemmer *stemmer, const char *text)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (TmSearchWord));
  const char *at = text;
  const char *start, *end;

  g_array_set_clear_func (words, search_word_clear);
  while ((start = tm_search_next_word (&at, &end)) != NULL)
    {
      g_autofree char *word = g_strndup (start, end - start);
      TmSearchWord found = { .start = start - text, .end = end - text };

      found.folded = tm_search_fold (word);
      found.stem = tm_stemmer_stem (stemmer, found.folded);
      g_array_append_val (words, found);
    }
  return words;
}

/**
 * tm_search_says_nothing:
 * @folded: a word, folded
 *
 * Tells whether a word says nothing about what is looked for, such as "of" and «и». A single letter
 * says as little, but a digit is the number of a card or a die.
 *
 * Returns: whether it does
 */
gboolean
tm_search_says_nothing (const char *folded)
{
  g_autofree char *spaced = g_strconcat (" ", folded, " ", NULL);

  if (g_utf8_strlen (folded, -1) == 1 && !g_ascii_isdigit (*folded))
    return TRUE;
  return strstr (stop_words, spaced) != NULL;
}

static gboolean
comes_twice (const GArray *words, guint i)
{
  const char *folded = g_array_index (words, TmSearchWord, i).folded;

  for (guint j = 0; j < i; j++)
    if (g_str_equal (g_array_index (words, TmSearchWord, j).folded, folded))
      return TRUE;
  return FALSE;
}

/**
 * tm_search_split_query:
 * @stemmer: a stemmer
 * @query: what somebody has typed
 *
 * Takes a query apart. Words that say nothing, such as "of" and «и», are left out if any other is
 * there, and so is a word that comes again.
 *
 * Returns: (transfer full) (element-type TmSearchWord): the words to look for, in order; where they
 *   stand refers to the query made valid UTF-8
 */
GArray *
tm_search_split_query (TmStemmer *stemmer, const char *query)
{
  g_autofree char *valid = g_utf8_make_valid (query, -1);
  GArray *words = tm_search_split (stemmer, valid);
  guint n_telling = 0;

  for (guint i = 0; i < words->len; i++)
    n_telling += !tm_search_says_nothing (g_array_index (words, TmSearchWord, i).folded);
  for (guint i = words->len; i > 0; i--)
    if (comes_twice (words, i - 1)
        || (n_telling > 0
            && tm_search_says_nothing (g_array_index (words, TmSearchWord, i - 1).folded)))
      g_array_remove_index (words, i - 1);
  return words;
}

/* Whether one stem goes on where the other ends. */
static gboolean
have_one_root (const char *one, const char *other)
{
  const char *shorter = strlen (one) < strlen (other) ? one : other;
  const char *longer = shorter == one ? other : one;

  return g_utf8_strlen (shorter, -1) >= SHORTEST_ROOT && g_str_has_prefix (longer, shorter);
}

/* Whether two words have their first letter in common; of a rare letter two bytes are looked at. */
static gboolean
begin_alike (const char *one, const char *other)
{
  return one[0] == other[0] && ((guchar) one[0] < 0x80 || one[1] == other[1]);
}

/**
 * tm_search_word_compare:
 * @wanted: a word that is looked for
 * @folded: a word of a text, folded
 * @stem: its stem
 *
 * Tells how like a word of a text is to one that is looked for. A number is only like itself.
 *
 * Returns: how like they are
 */
TmLikeness
tm_search_word_compare (const TmSearchWord *wanted, const char *folded, const char *stem)
{
  /* However like two words are, they begin alike; few words of a vocabulary do. */
  if (!begin_alike (folded, wanted->folded) && !begin_alike (folded, wanted->stem)
      && !begin_alike (stem, wanted->folded) && !begin_alike (stem, wanted->stem))
    return TM_LIKENESS_NONE;
  if (g_str_equal (folded, wanted->folded))
    return TM_LIKENESS_EXACT;
  if (g_ascii_isdigit (*wanted->folded))
    return TM_LIKENESS_NONE;
  /* A word without an ending may look as if it had one: «магнит», but «магнитом». */
  if (g_str_equal (stem, wanted->stem) || g_str_equal (stem, wanted->folded)
      || g_str_equal (folded, wanted->stem))
    return TM_LIKENESS_STEM;
  if (g_str_has_prefix (folded, wanted->folded) || g_str_has_prefix (stem, wanted->folded))
    return TM_LIKENESS_PREFIX;
  return have_one_root (stem, wanted->stem) ? TM_LIKENESS_ROOT : TM_LIKENESS_NONE;
}
