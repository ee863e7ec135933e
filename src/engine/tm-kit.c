/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-kit.h"

#include "tm-params.h"

/**
 * tm_words_find:
 * @words: (array length=n_words): words
 * @n_words: how many there are
 * @id: an identifier
 *
 * Finds a word by its identifier.
 *
 * Returns: the index of the word, or -1
 */
int
tm_words_find (const TmWord *words, guint n_words, const char *id)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i].id, id))
      return i;
  return -1;
}

/* Every table of a kit begins its rows with the identifier. */
static int
find_row (gconstpointer rows, guint n_rows, gsize stride, const char *id)
{
  for (guint i = 0; i < n_rows; i++)
    {
      const char *const *row = (const char *const *) ((const char *) rows + i * stride);
      if (g_str_equal (*row, id))
        return i;
    }
  return -1;
}

/**
 * tm_kit_find_counter:
 * @self: a kit
 * @id: an identifier
 *
 * Finds a counter by its name in files.
 *
 * Returns: the index of the counter, or -1
 */
int
tm_kit_find_counter (const TmKit *self, const char *id)
{
  return find_row (self->counters, self->n_counters, sizeof *self->counters, id);
}

/**
 * tm_kit_find_zone:
 * @self: a kit
 * @id: an identifier
 *
 * Finds a zone by its name in files.
 *
 * Returns: the index of the zone in the kit, or -1; see tm_box_get_zone() for its number at a table
 */
int
tm_kit_find_zone (const TmKit *self, const char *id)
{
  return find_row (self->zones, self->n_zones, sizeof *self->zones, id);
}

/**
 * tm_kit_find_piece:
 * @self: a kit
 * @id: an identifier
 *
 * Finds a piece kind by its name in files.
 *
 * Returns: the index of the piece kind, or -1
 */
int
tm_kit_find_piece (const TmKit *self, const char *id)
{
  return find_row (self->pieces, self->n_pieces, sizeof *self->pieces, id);
}

/**
 * tm_kit_find_grid:
 * @self: a kit
 * @id: an identifier
 *
 * Finds a grid by its name in files.
 *
 * Returns: the index of the grid, or -1
 */
int
tm_kit_find_grid (const TmKit *self, const char *id)
{
  return find_row (self->grids, self->n_grids, sizeof *self->grids, id);
}

/**
 * tm_kit_can_lie:
 * @self: a kit
 * @piece: index of a piece kind
 * @zone: index of a zone in the kit
 *
 * Tells whether a piece can lie in a zone at all, whoever puts it there.
 *
 * Returns: whether it can
 */
gboolean
tm_kit_can_lie (const TmKit *self, guint piece, guint zone)
{
  guint64 zones = self->pieces[piece].zones;

  return zones == 0 || (zones & TM_IN (zone)) != 0;
}

static gboolean
check_unique (gconstpointer rows, guint n_rows, gsize stride, const char *what, GError **error)
{
  for (guint i = 0; i < n_rows; i++)
    {
      const char *id = *(const char *const *) ((const char *) rows + i * stride);
      if (id == NULL || find_row (rows, n_rows, stride, id) != (int) i)
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN,
                       "%s %u of the kit has no identifier of its own", what, i);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
check_counters (const TmKit *self, GError **error)
{
  for (guint i = 0; i < self->n_counters; i++)
    {
      const TmCounterSpec *counter = &self->counters[i];
      if (counter->start < counter->min || counter->start > counter->max)
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       "counter “%s” starts outside its bounds", counter->id);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
check_pieces (const TmKit *self, GError **error)
{
  guint n_pieces = 0;

  for (guint i = 0; i < self->n_pieces; i++)
    {
      const TmPieceSpec *piece = &self->pieces[i];
      for (guint face = 0; piece->start_faces != NULL && face < piece->count; face++)
        if (piece->start_faces[face] >= (gint32) piece->n_faces)
          {
            g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                         "piece “%s” starts with a face it does not have", piece->id);
            return FALSE;
          }
      n_pieces += piece->scope == TM_EACH_SEAT ? piece->count * TM_MAX_SEATS : piece->count;
      if (piece->zone >= self->n_zones || piece->n_marks > TM_MAX_MARKS
          || !tm_kit_can_lie (self, i, piece->zone)
          || (self->zones[piece->zone].scope == TM_EACH_SEAT && piece->scope == TM_SHARED))
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       "piece “%s” has no fitting zone, or too many marks", piece->id);
          return FALSE;
        }
      if (piece->code_hint != NULL && !piece->has_own_faces)
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       "piece “%s” says how to type a face and has none of its own", piece->id);
          return FALSE;
        }
    }
  if (n_pieces > TM_MAX_PIECES)
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   "%u pieces with a full table, at most %d are possible", n_pieces, TM_MAX_PIECES);
      return FALSE;
    }
  return TRUE;
}

static gboolean
check_grids (const TmKit *self, GError **error)
{
  for (guint i = 0; i < self->n_grids; i++)
    {
      const TmGridSpec *grid = &self->grids[i];
      gboolean makes_sense = grid->columns > 0 && grid->rows > 0;

      if (grid->is_small && !grid->is_lettered)
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       "grid “%s” has small letters and is not lettered", grid->id);
          return FALSE;
        }
      if (grid->is_lettered
          && (grid->columns > TM_MAX_LETTERS || grid->first_row < 0 || grid->first_column != 0))
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       "grid “%s” has more columns than letters, rows below 0, or no column A",
                       grid->id);
          return FALSE;
        }
      for (guint layer = 0; layer < grid->n_layers; layer++)
        makes_sense = makes_sense && grid->layers[layer].start >= grid->layers[layer].min
                      && grid->layers[layer].start <= grid->layers[layer].max;
      if (!makes_sense)
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       "grid “%s” has no cells, or a layer starts outside its bounds", grid->id);
          return FALSE;
        }
      if (!check_unique (grid->layers, grid->n_layers, sizeof *grid->layers, "layer", error))
        return FALSE;
    }
  return TRUE;
}

/**
 * tm_kit_check:
 * @self: a kit
 * @error: return location for a [error@ParamsError]
 *
 * Checks that a kit makes sense: identifiers are unique, counters start within their bounds,
 * pieces lie in zones that exist, there is a letter for each lettered column, and a full table is
 * not too large.
 *
 * Returns: whether it does
 */
gboolean
tm_kit_check (const TmKit *self, GError **error)
{
  if (self->n_zones > TM_MAX_ZONES)
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   "%u zones, at most %d are possible", self->n_zones, TM_MAX_ZONES);
      return FALSE;
    }
  return check_unique (self->counters, self->n_counters, sizeof *self->counters, "counter", error)
         && check_unique (self->zones, self->n_zones, sizeof *self->zones, "zone", error)
         && check_unique (self->pieces, self->n_pieces, sizeof *self->pieces, "piece", error)
         && check_unique (self->grids, self->n_grids, sizeof *self->grids, "grid", error)
         && check_unique (self->phases, self->n_phases, sizeof *self->phases, "phase", error)
         && check_unique (self->events, self->n_events, sizeof *self->events, "event", error)
         && check_counters (self, error) && check_pieces (self, error) && check_grids (self, error);
}
