/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses what test-traces does. Many more matches and questions are tried than a test has time for, and those
 * are kept that meet what no other meets, the cheap ones first; while there is time left, those that meet once more
 * what was met least often. */

#include "tm-games.h"
#include "trace-features.h"
#include "trace-item.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

/* One thing that was tried. */
typedef struct
{
  TraceItem item;
  char *line;
  GArray *features;
  double seconds;
  /* How much that is wanted it had when that was counted last; it may be less now. */
  double gain;
  gboolean is_chosen;
} Tried;

static void
tried_free (gpointer data)
{
  Tried *self = data;

  g_free (self->line);
  g_array_unref (self->features);
  g_free (self);
}

/* Of the processor, so that other work on the machine changes nothing. */
static double
get_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static Tried *
try_item (const TmGame *game, const TraceItem *item)
{
  Tried *self = g_new0 (Tried, 1);
  double start = get_seconds ();

  self->item = *item;
  features_forget ();
  self->line = trace_item_dup_line (item, game);
  self->features = features_list ();
  self->seconds = get_seconds () - start;
  return self;
}

/* As many of each as there is time for. */
static GPtrArray *
try_all (const TmGame *game, double seconds)
{
  GPtrArray *tried = g_ptr_array_new_with_free_func (tried_free);
  double end = get_seconds () + seconds;

  for (guint number = 0; get_seconds () < end; number++)
    {
      g_autoptr (GArray) items = trace_item_list (game, number + 1);

      for (guint i = 0; i < items->len && get_seconds () < end; i++)
        if (g_array_index (items, TraceItem, i).number == number)
          g_ptr_array_add (tried, try_item (game, &g_array_index (items, TraceItem, i)));
    }
  return tried;
}

/* Choosing */

/* What is met for the second time counts a sixteenth of the first time, and so on. */
static double
count_gain (const Tried *self, const guint *n_met)
{
  double gain = 0;

  for (guint i = 0; i < self->features->len; i++)
    gain += pow (16, -(double) n_met[g_array_index (self->features, guint, i)]);
  return gain / (self->seconds + 0.001);
}

/* The one with the most for its time. Gains only become less, so that one is counted anew only if it could still
 * be the best. */
static Tried *
find_best (const GPtrArray *tried, const guint *n_met)
{
  for (;;)
    {
      Tried *best = NULL;
      double before;

      for (guint i = 0; i < tried->len; i++)
        {
          Tried *other = tried->pdata[i];

          if (!other->is_chosen && (best == NULL || other->gain > best->gain))
            best = other;
        }
      if (best == NULL)
        return NULL;
      before = best->gain;
      best->gain = count_gain (best, n_met);
      if (best->gain >= before)
        return best;
    }
}

static int
compare_items_cb (gconstpointer a, gconstpointer b)
{
  const TraceItem *one = &(*(Tried *const *) a)->item;
  const TraceItem *other = &(*(Tried *const *) b)->item;

  if (one->kind != other->kind)
    return one->kind < other->kind ? -1 : 1;
  if (one->index != other->index)
    return one->index < other->index ? -1 : 1;
  return one->number < other->number ? -1 : one->number > other->number;
}

static guint
count_met (const GPtrArray *tried)
{
  g_autofree guint *n_met = g_new0 (guint, N_FEATURES);
  guint n = 0;

  for (guint i = 0; i < tried->len; i++)
    {
      const Tried *one = tried->pdata[i];

      for (guint j = 0; j < one->features->len; j++)
        n += n_met[g_array_index (one->features, guint, j)]++ == 0;
    }
  return n;
}

static void
choose_one (Tried *tried, GPtrArray *chosen, guint *n_met)
{
  tried->is_chosen = TRUE;
  for (guint i = 0; i < tried->features->len; i++)
    n_met[g_array_index (tried->features, guint, i)]++;
  g_ptr_array_add (chosen, tried);
}

/* The first of each kind in any case: what is met says nothing of what is answered. */
static GPtrArray *
choose (const GPtrArray *tried, double seconds)
{
  GPtrArray *chosen = g_ptr_array_new ();
  g_autofree guint *n_met = g_new0 (guint, N_FEATURES);
  Tried *best;

  for (guint i = 0; i < tried->len; i++)
    {
      Tried *one = tried->pdata[i];

      one->gain = G_MAXDOUBLE;
      if (one->item.number == 0)
        choose_one (one, chosen, n_met);
    }
  while (seconds > 0 && (best = find_best (tried, n_met)) != NULL)
    {
      choose_one (best, chosen, n_met);
      seconds -= best->seconds;
    }
  g_ptr_array_sort (chosen, compare_items_cb);
  return chosen;
}

static gboolean
write_chosen (const TmGame *game, const GPtrArray *chosen, const char *path, GError **error)
{
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autofree char *declared = trace_dup_declared (game);

  g_string_append_printf (lines, "%s\n", declared);
  for (guint i = 0; i < chosen->len; i++)
    g_string_append_printf (lines, "%s\n", ((Tried *) chosen->pdata[i])->line);
  return g_file_set_contents (path, lines->str, (gssize) lines->len, error);
}

/* choose-traces GAME FILE SECONDS-TO-TRY SECONDS-TO-CHOOSE */
int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) tried = NULL;
  g_autoptr (GPtrArray) chosen = NULL;
  g_autoptr (GError) error = NULL;
  const TmGame *game;

  tm_games_register ();
  if (argc != 5 || (game = tm_game_find (argv[1])) == NULL || !features_are_counted ())
    {
      g_printerr (
          "usage: %s GAME FILE SECONDS-TO-TRY SECONDS-TO-CHOOSE, built as ./dev traces does\n",
          argv[0]);
      return EXIT_FAILURE;
    }
  tried = try_all (game, g_ascii_strtod (argv[3], NULL));
  chosen = choose (tried, g_ascii_strtod (argv[4], NULL));
  g_print ("%s: %u tried, which meet %u; %u chosen, which meet %u\n", game->id, tried->len,
           count_met (tried), chosen->len, count_met (chosen));
  if (write_chosen (game, chosen, argv[2], &error))
    return EXIT_SUCCESS;
  g_printerr ("%s\n", error->message);
  return EXIT_FAILURE;
}
