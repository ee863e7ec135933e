/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-luck-words.h"

#include "config.h"

#include <glib/gi18n.h>

/* More names than that are not told one by one. */
#define MAX_NAMED 3

/* A face that is so much more frequent than it should be is what one wants to find. */
#define CROOKED 1.5
#define POWER 0.95

/* Narrower ranges, and those that are to be told from a fair die, are told with a decimal. */
#define NARROW 0.1

static guint
count_unusual (const TmLuckLook *looks, guint n_looks)
{
  guint n_unusual = 0;

  for (guint i = 0; i < n_looks; i++)
    n_unusual += looks[i].face->excludes_chance;

  return n_unusual;
}

/**
 * tm_luck_words_get_fraction:
 * @look: a range
 * @n_shown: (out): on how many sides a fair die shows the face
 * @n_sides: (out): of how many
 *
 * Gets the chance of a face of fair dice as a fraction in lowest terms, such as 1 in 6.
 */
void
tm_luck_words_get_fraction (const TmLuckLook *look, guint *n_shown, guint *n_sides)
{
  guint divisor = look->die->n_sides;
  guint rest = look->face->n_sides;

  while (rest > 0)
    {
      guint last = rest;

      rest = divisor % rest;
      divisor = last;
    }
  *n_shown = look->face->n_sides / divisor;
  *n_sides = look->die->n_sides / divisor;
}

static char *
dup_usual (const TmLuckLook *look, guint n_looks)
{
  guint n_shown, n_sides;

  tm_luck_words_get_fraction (look, &n_shown, &n_sides);
  if (n_looks == 1)
    /* Translators: “1 in 6” is the chance of a face of a fair die */
    return g_strdup_printf (
        _ ("The range includes the expected %u in %u: no sign of more than chance."), n_shown,
        n_sides);

  return g_strdup_printf (
      /* Translators: how many ranges; “1 in 6” is the chance of a face of a fair die */
      ngettext ("%u range includes the expected %u in %u: no sign of more than chance.",
                "All %u ranges include the expected %u in %u: no sign of more than chance.",
                n_looks),
      n_looks, n_shown, n_sides);
}

static char *
dup_unusual (const TmLuckLook *look)
{
  if (look->face->count > look->face->expected)
    /* Translators: a person; how often a face came up; how many rolls there were */
    return g_strdup_printf (_ ("%s: more often than chance explains, %u of %u."), look->name,
                            look->face->count, look->die->n_rolls);

  /* Translators: a person; how often a face came up; how many rolls there were */
  return g_strdup_printf (_ ("%s: less often than chance explains, %u of %u."), look->name,
                          look->face->count, look->die->n_rolls);
}

/**
 * tm_luck_words_dup_verdict:
 * @looks: (array length=n_looks): the ranges, of dice with the same number of faces
 * @n_looks: how many there are
 *
 * Says whether chance explains what fell, and of whom it does not.
 *
 * Returns: (transfer full): a sentence, or one on each line
 */
char *
tm_luck_words_dup_verdict (const TmLuckLook *looks, guint n_looks)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  guint n_unusual = count_unusual (looks, n_looks);
  guint n_shown, n_sides;

  if (n_looks == 0)
    return g_strdup (_ ("No dice were rolled."));
  if (n_unusual == 0)
    return dup_usual (&looks[0], n_looks);
  tm_luck_words_get_fraction (&looks[0], &n_shown, &n_sides);
  if (n_unusual > MAX_NAMED)
    return g_strdup_printf (
        /* Translators: how many ranges, of how many; “1 in 6” is the chance of a fair die */
        ngettext ("%u of %u ranges excludes the expected %u in %u: chance does not explain it.",
                  "%u of %u ranges exclude the expected %u in %u: chance does not explain them.",
                  n_unusual),
        n_unusual, n_looks, n_shown, n_sides);

  for (guint i = 0; i < n_looks; i++)
    if (looks[i].face->excludes_chance)
      g_strv_builder_take (lines, dup_unusual (&looks[i]));
  sentences = g_strv_builder_end (lines);

  return g_strjoinv ("\n", sentences);
}

/* The range that is the nearest to tell anything. Fewer rolls than faces are uneven of necessity. */
static const TmLuckLook *
find_nearest (const TmLuckLook *looks, guint n_looks)
{
  const TmLuckLook *nearest = NULL;

  for (guint i = 0; i < n_looks; i++)
    {
      const TmLuckFace *face = looks[i].face;

      if (face->n_more != 0 && face->n_more != TM_LUCK_NEVER
          && looks[i].die->n_rolls >= looks[i].die->n_faces
          && (nearest == NULL || face->n_more < nearest->face->n_more))
        nearest = &looks[i];
    }

  return nearest;
}

/**
 * tm_luck_words_dup_outlook:
 * @looks: (array length=n_looks): the ranges
 * @n_looks: how many there are
 *
 * Says of the range that is the nearest to exclude chance how many more rolls it would take.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL if there is nothing to say
 */
char *
tm_luck_words_dup_outlook (const TmLuckLook *looks, guint n_looks)
{
  const TmLuckLook *nearest = find_nearest (looks, n_looks);
  guint n_more;

  if (nearest == NULL)
    return NULL;
  n_more = tm_luck_round (nearest->face->n_more);

  return g_strdup_printf (
      /* Translators: a person; a number of rolls */
      ngettext ("%s: if the dice were as uneven as this, about %u more roll would show it.",
                "%s: if the dice were as uneven as this, about %u more rolls would show it.",
                n_more),
      nearest->name, n_more);
}

/**
 * tm_luck_words_dup_plan:
 * @chance: the chance of a face of a fair die
 * @error_chance: the chance that one of the ranges may be wrong
 *
 * Says how many rolls it takes to find a crooked die.
 *
 * Returns: (transfer full) (nullable): a sentence; %NULL if nobody would roll so often
 */
char *
tm_luck_words_dup_plan (double chance, double error_chance)
{
  double crooked = MIN (chance * CROOKED, 1);
  guint needed = tm_luck_count_needed (chance, crooked, error_chance, POWER);

  if (needed == TM_LUCK_NEVER)
    return NULL;
  needed = tm_luck_round (needed);

  return g_strdup_printf (
      /* Translators: the chance of a face of a crooked die in percent; a number of rolls */
      ngettext ("A die that shows this face with a chance of %.3g %% would be found out with about "
                "%u roll.",
                "A die that shows this face with a chance of %.3g %% would be found out with about "
                "%u rolls.",
                needed),
      crooked * 100, needed);
}

/**
 * tm_luck_words_dup_range:
 * @face: what fell of a face
 *
 * Puts the ends of a range into words, as exactly as they are of use.
 *
 * Returns: (transfer full): the range, in percent
 */
char *
tm_luck_words_dup_range (const TmLuckFace *face)
{
  if (face->high - face->low < NARROW || face->excludes_chance)
    /* Translators: a range of percentages */
    return g_strdup_printf (_ ("%.1f to %.1f %%"), face->low * 100, face->high * 100);

  /* Translators: a range of percentages */
  return g_strdup_printf (_ ("%.0f to %.0f %%"), face->low * 100, face->high * 100);
}
