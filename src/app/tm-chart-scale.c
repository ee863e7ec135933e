/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-chart-scale.h"

#define MAX_CENTERS 32

/* Labels that touch each other move as one. */
typedef struct
{
  double sum;
  guint n;
} Cluster;

/**
 * tm_chart_find_tick:
 * @span: how far the axis reaches, from its lowest number to its highest
 * @max_ticks: how many steps there may be at most, at least 1
 *
 * Finds a round distance between the lines of an axis: 1, 2 or 5, or one of them with zeros.
 *
 * Returns: the distance, at least 1
 */
gint64
tm_chart_find_tick (gint64 span, guint max_ticks)
{
  static const gint64 factors[] = { 1, 2, 5 };

  g_return_val_if_fail (max_ticks > 0, 1);

  for (gint64 unit = 1; unit <= G_MAXINT64 / 100; unit *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
      if (span <= unit * factors[i] * max_ticks)
        return unit * factors[i];

  return MAX (1, span);
}

static double
get_mean (const Cluster *cluster)
{
  return cluster->sum / cluster->n;
}

/**
 * tm_chart_spread:
 * @centers: (inout) (array length=n_centers): where labels want to be, from the least to the greatest
 * @n_centers: how many there are, at most 32
 * @gap: how far two labels have to be apart
 * @low: least center that is allowed
 * @high: greatest center that is allowed
 *
 * Moves labels as little as it takes for none of them to overlap. Where there is no room for all of
 * them, they stand as far apart as there is.
 */
void
tm_chart_spread (double *centers, guint n_centers, double gap, double low, double high)
{
  Cluster clusters[MAX_CENTERS];
  guint n_clusters = 0;
  guint i = 0;

  g_return_if_fail (n_centers <= MAX_CENTERS);

  if (n_centers > 1)
    gap = MIN (gap, MAX (0, (high - low) / (n_centers - 1)));

  /* Without the gaps that lie before it, a label may not come before the one that it follows. */
  for (guint label = 0; label < n_centers; label++)
    {
      clusters[n_clusters++] = (Cluster) { centers[label] - label * gap, 1 };
      while (n_clusters > 1
             && get_mean (&clusters[n_clusters - 2]) > get_mean (&clusters[n_clusters - 1]))
        {
          clusters[n_clusters - 2].sum += clusters[n_clusters - 1].sum;
          clusters[n_clusters - 2].n += clusters[n_clusters - 1].n;
          n_clusters--;
        }
    }

  for (guint cluster = 0; cluster < n_clusters; cluster++)
    for (guint label = 0; label < clusters[cluster].n; label++, i++)
      centers[i]
          = CLAMP (get_mean (&clusters[cluster]), low, MAX (low, high - (n_centers - 1) * gap))
            + i * gap;
}
