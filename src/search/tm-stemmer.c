/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-stemmer.h"

#include <libstemmer.h>
#include <string.h>

struct _TmStemmer
{
  struct sb_stemmer *english;
  struct sb_stemmer *russian;
};

/* Forms that no rule about endings leads back to their word, as far as rules of games need them. Heroes
 * who die are not dice. The Russian numbers look like verbs. */
static const struct
{
  const char *form;
  const char *word;
} irregular[] = {
  { "beaten", "beat" },   { "began", "begin" },       { "begun", "begin" },
  { "bled", "bleed" },    { "chose", "choose" },      { "chosen", "choose" },
  { "dead", "death" },    { "dice", "die" },          { "died", "death" },
  { "dies", "death" },    { "drank", "drink" },       { "drawn", "draw" },
  { "drew", "draw" },     { "drunk", "drink" },       { "fallen", "fall" },
  { "fell", "fall" },     { "fled", "flee" },         { "given", "give" },
  { "gave", "give" },     { "gone", "go" },           { "halves", "half" },
  { "laid", "lay" },      { "lost", "lose" },         { "shown", "show" },
  { "slain", "slay" },    { "slew", "slay" },         { "struck", "strike" },
  { "taken", "take" },    { "thieves", "thief" },     { "took", "take" },
  { "tying", "tie" },     { "went", "go" },           { "woke", "wake" },
  { "woken", "wake" },    { "won", "win" },           { "девять", "девяти" },
  { "десять", "десяти" }, { "двадцать", "двадцати" }, { "тридцать", "тридцати" },
};

/**
 * tm_stemmer_new:
 *
 * Makes a stemmer for English and Russian.
 *
 * Returns: (transfer full): the stemmer
 */
TmStemmer *
tm_stemmer_new (void)
{
  TmStemmer *self = g_new0 (TmStemmer, 1);

  self->english = sb_stemmer_new ("english", "UTF_8");
  self->russian = sb_stemmer_new ("russian", "UTF_8");
  g_assert (self->english != NULL && self->russian != NULL);
  return self;
}

/**
 * tm_stemmer_free:
 * @self: (nullable): a stemmer
 *
 * Frees a stemmer.
 */
void
tm_stemmer_free (TmStemmer *self)
{
  if (self == NULL)
    return;
  sb_stemmer_delete (self->english);
  sb_stemmer_delete (self->russian);
  g_free (self);
}

static gboolean
is_cyrillic (const char *word)
{
  for (const char *at = word; *at != '\0'; at = g_utf8_next_char (at))
    if (g_unichar_get_script (g_utf8_get_char (at)) == G_UNICODE_SCRIPT_CYRILLIC)
      return TRUE;
  return FALSE;
}

static const char *
regular (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (irregular); i++)
    if (g_str_equal (irregular[i].form, word))
      return irregular[i].word;
  return word;
}

static gboolean
is_among (gunichar character, const char *characters)
{
  return g_utf8_strchr (characters, -1, character) != NULL;
}

/* Russian words lose a vowel before an ending («свиток», «свитка») or take one in without it («чешуйка»,
 * «чешуек»; «кольцо», «колец»), which the algorithm does not know. The last о or е is left out, or
 * becomes the й or ь of the other forms. */
static char *
drop_fleeting_vowel (char *stem)
{
  glong length;
  g_autofree gunichar *letters = g_utf8_to_ucs4_fast (stem, -1, &length);
  gunichar *vowel;

  if (length < 4)
    return stem;
  vowel = &letters[length - 2];
  if (!is_among (vowel[1], "кнц") || !is_among (*vowel, "ое"))
    return stem;
  g_free (stem);
  if (*vowel == g_utf8_get_char ("е") && is_among (vowel[-1], "аеиоуыэюя"))
    *vowel = g_utf8_get_char ("й");
  else if (*vowel == g_utf8_get_char ("е") && vowel[-1] == g_utf8_get_char ("л"))
    *vowel = g_utf8_get_char ("ь");
  else
    {
      *vowel = vowel[1];
      length--;
    }
  return g_ucs4_to_utf8 (letters, length, NULL, NULL, NULL);
}

/* A verb that is done again and again has a suffix that the one done once has not: «открывать»,
 * «открыть»; that of rolling changes its vowel, too: «перебрасывать», «перебросить». */
static char *
drop_frequency (char *stem)
{
  char *plain;

  if (!g_str_has_suffix (stem, "ыва") && !g_str_has_suffix (stem, "ива"))
    return stem;
  if (g_utf8_strlen (stem, -1) < 6)
    return stem;
  plain = g_strndup (stem, strlen (stem) - strlen ("ыва"));
  g_free (stem);
  if (g_str_has_suffix (plain, "брас"))
    memcpy (plain + strlen (plain) - strlen ("ас"), "ос", strlen ("ос"));
  return plain;
}

/**
 * tm_stemmer_stem:
 * @self: a stemmer
 * @word: one word, folded by tm_search_fold()
 *
 * Finds the stem of a word by the Snowball algorithm for its script: the Russian one for Cyrillic,
 * else the English one. A stem is no word of the language, it is only for comparison.
 *
 * Returns: (transfer full): the stem
 */
char *
tm_stemmer_stem (TmStemmer *self, const char *word)
{
  gboolean is_russian = is_cyrillic (word);
  struct sb_stemmer *stemmer = is_russian ? self->russian : self->english;
  const char *stemmed = regular (word);
  const sb_symbol *symbols
      = sb_stemmer_stem (stemmer, (const sb_symbol *) stemmed, (int) strlen (stemmed));
  char *stem;

  /* The library has run out of memory. */
  if (symbols == NULL)
    return g_strdup (stemmed);
  stem = g_strndup ((const char *) symbols, sb_stemmer_length (stemmer));
  return is_russian ? drop_frequency (drop_fleeting_vowel (stem)) : stem;
}
