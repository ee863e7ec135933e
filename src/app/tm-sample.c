/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "store/tm-match-file.h"

#include "tm-film-page.h"
#include "tm-names.h"
#include "tm-sample.h"

#define RESOURCE "/io/github/tablemate/Tablemate/sample-match.json"

/* Who plays it, in the order of the seats. */
static const char *const people[] = {
  /* Translators: names of people that are short and well known where your language is spoken */
  NC_ ("sample", "Anna"),
  NC_ ("sample", "Boris"),
  NC_ ("sample", "Vera"),
  NC_ ("sample", "Gleb"),
};

/**
 * tm_sample_create_match:
 *
 * Makes a match that was played to its end, as something to look at. It belongs to no archive: nothing counts
 * it, and nobody has to remove it.
 *
 * Returns: (transfer full): the match
 */
TmMatch *
tm_sample_create_match (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) data
      = g_resources_lookup_data (RESOURCE, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  g_autoptr (TmMatchFile) file = NULL;
  TmMatch *match;
  TmBox *box;

  g_assert_no_error (error);
  file = tm_match_file_parse ("sample-match.json", g_bytes_get_data (data, NULL),
                              g_bytes_get_size (data), &error);
  g_assert_no_error (error);

  box = tm_match_file_get_box (file);
  for (guint seat = 0; seat < MIN (G_N_ELEMENTS (people), tm_box_get_n_seats (box)); seat++)
    tm_box_set_seat_name (box, seat, g_dpgettext2 (NULL, "sample", people[seat]));

  match = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);
  g_assert_no_error (error);

  return match;
}

/**
 * tm_sample_page_new:
 *
 * Makes a page on which the sample can be looked at, move by move.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_sample_page_new (void)
{
  g_autoptr (TmMatch) match = tm_sample_create_match ();
  g_autoptr (TmScoreTrace) trace = tm_score_trace_new (match);
  g_autoptr (TmFilm) film = tm_film_new (match, trace);
  g_autofree char *played = tm_names_dup_played (tm_match_get_box (match));
  /* Translators: title of a page that shows a match nobody here has played; the name of its game */
  g_autofree char *title = g_strdup_printf (_ ("Sample: %s"), played);

  tm_film_set_step (film, 0);

  return tm_film_page_new (film, title);
}
