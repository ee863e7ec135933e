/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-layout-map.h"

#include "tm-place.h"

/* A kit only ever grows: a later version of a game may have more counters, pieces, zones or
 * options, which shifts the numbers of those behind them. The layout that was stored with a match
 * names everything in the old order; walking it once gives the new number of every old one. */

#define MAX_COUNT 100000

struct _TmLayoutMap
{
  TmBox *box;
  GArray *slots;
  GArray *zones;
  /* For every piece kind: its own faces, old number to new. */
  GHashTable *faces;
};

void
tm_layout_map_free (TmLayoutMap *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->box, tm_box_unref);
  g_clear_pointer (&self->slots, g_array_unref);
  g_clear_pointer (&self->zones, g_array_unref);
  g_clear_pointer (&self->faces, g_hash_table_unref);
  g_free (self);
}

static guint
get_n_owners (const TmLayoutMap *self, TmScope scope)
{
  return scope == TM_EACH_SEAT ? tm_box_get_n_seats (self->box) : 1;
}

static gboolean
read_count (const char *word, guint *count)
{
  guint64 number;

  if (word == NULL || !g_ascii_string_to_unsigned (word, 10, 0, MAX_COUNT, &number, NULL))
    return FALSE;
  *count = (guint) number;
  return TRUE;
}

static gboolean
add_options (TmLayoutMap *self, char **words, GError **error)
{
  for (guint i = 1; words[i] != NULL; i++)
    {
      int option = tm_game_find_option (tm_box_get_game (self->box), words[i]);
      guint slot;

      if (option < 0)
        return tm_store_fail_newer_match (error, words[i]);
      slot = tm_box_get_option_slot (self->box, (guint) option);
      g_array_append_val (self->slots, slot);
    }
  return TRUE;
}

static gboolean
add_counters (TmLayoutMap *self, char **words, GError **error)
{
  const TmKit *kit = tm_box_get_kit (self->box);

  for (guint i = 1; words[i] != NULL; i++)
    {
      int counter = tm_kit_find_counter (kit, words[i]);

      if (counter < 0)
        return tm_store_fail_newer_match (error, words[i]);
      for (guint owner = 0; owner < get_n_owners (self, kit->counters[counter].scope); owner++)
        {
          guint slot = tm_box_get_counter_slot (self->box, (guint) counter, (int) owner);
          g_array_append_val (self->slots, slot);
        }
    }
  return TRUE;
}

static gboolean
add_zones (TmLayoutMap *self, char **words, GError **error)
{
  const TmKit *kit = tm_box_get_kit (self->box);

  for (guint i = 1; words[i] != NULL; i++)
    {
      int zone = tm_kit_find_zone (kit, words[i]);

      if (zone < 0)
        return tm_store_fail_newer_match (error, words[i]);
      for (guint owner = 0; owner < get_n_owners (self, kit->zones[zone].scope); owner++)
        {
          guint number = tm_box_get_zone (self->box, (guint) zone, (int) owner);
          g_array_append_val (self->zones, number);
        }
    }
  return TRUE;
}

static void
add_piece (TmLayoutMap *self, guint piece, guint n_marks)
{
  static const TmSlotKind kinds[] = { TM_SLOT_PIECE_PLACE, TM_SLOT_PIECE_FACE, TM_SLOT_PIECE_UP };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      guint slot = tm_box_get_piece_slot (self->box, piece, kinds[i], 0);
      g_array_append_val (self->slots, slot);
    }
  for (guint mark = 0; mark < n_marks; mark++)
    {
      guint slot = tm_box_get_piece_slot (self->box, piece, TM_SLOT_PIECE_MARK, mark);
      g_array_append_val (self->slots, slot);
    }
}

static gboolean
add_pieces (TmLayoutMap *self, char **words, GError **error)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  int kind = words[1] != NULL ? tm_kit_find_piece (kit, words[1]) : -1;
  guint count, n_marks, n_now;

  if (kind < 0)
    return tm_store_fail_newer_match (error, words[1] != NULL ? words[1] : "");
  if (!read_count (words[2], &count) || !read_count (words[3], &n_marks))
    return tm_store_fail_damaged_match (error);
  (void) tm_box_get_first_piece (self->box, (guint) kind, TM_NO_SEAT, &n_now);
  if (count > n_now || n_marks > kit->pieces[kind].n_marks)
    return tm_store_fail_newer_match (error, words[1]);
  for (guint owner = 0; owner < get_n_owners (self, kit->pieces[kind].scope); owner++)
    {
      guint first = tm_box_get_first_piece (self->box, (guint) kind, (int) owner, NULL);

      for (guint i = 0; i < count; i++)
        add_piece (self, first + i, n_marks);
    }
  return TRUE;
}

static gboolean
add_grid (TmLayoutMap *self, char **words, GError **error)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  int grid = words[1] != NULL ? tm_kit_find_grid (kit, words[1]) : -1;
  guint columns, rows, n_layers, columns_now, rows_now;

  if (grid < 0)
    return tm_store_fail_newer_match (error, words[1] != NULL ? words[1] : "");
  if (!read_count (words[2], &columns) || !read_count (words[3], &rows)
      || !read_count (words[4], &n_layers))
    return tm_store_fail_damaged_match (error);
  tm_box_get_grid_size (self->box, (guint) grid, &columns_now, &rows_now);
  if (columns > columns_now || rows > rows_now || n_layers > kit->grids[grid].n_layers)
    return tm_store_fail_newer_match (error, words[1]);
  for (guint owner = 0; owner < get_n_owners (self, kit->grids[grid].scope); owner++)
    for (guint layer = 0; layer < n_layers; layer++)
      for (guint cell = 0; cell < columns * rows; cell++)
        {
          guint new_cell = cell / columns * columns_now + cell % columns;
          guint slot = tm_box_get_cell_slot (self->box, (guint) grid, (int) owner, layer, new_cell);
          g_array_append_val (self->slots, slot);
        }
  return TRUE;
}

static gboolean
add_events (TmLayoutMap *self, char **words, GError **error)
{
  guint depth = tm_box_get_event_depth_slot (self->box);
  guint n_events;

  if (!read_count (words[1], &n_events))
    return tm_store_fail_damaged_match (error);
  if (n_events > tm_box_get_kit (self->box)->max_events)
    return tm_store_fail_newer_match (error, words[0]);
  g_array_append_val (self->slots, depth);
  for (guint event = 0; event < n_events; event++)
    for (guint part = 0; part < TM_EVENT_PARTS; part++)
      {
        guint slot = tm_box_get_event_slot (self->box, event, part);
        g_array_append_val (self->slots, slot);
      }
  return TRUE;
}

static gboolean
check_seats (TmLayoutMap *self, char **words, GError **error)
{
  guint n_seats;

  return (read_count (words[1], &n_seats) && n_seats == tm_box_get_n_seats (self->box))
         || tm_store_fail_damaged_match (error);
}

/* Phases keep their numbers, as everything in a kit does that has no slots of its own. */
static gboolean
skip (TmLayoutMap *self G_GNUC_UNUSED, char **words G_GNUC_UNUSED, GError **error G_GNUC_UNUSED)
{
  return TRUE;
}

typedef struct
{
  const char *word;
  gboolean (*read) (TmLayoutMap *self, char **words, GError **error);
} LineKind;

static const LineKind line_kinds[] = {
  { "seats", check_seats }, { "options", add_options }, { "counters", add_counters },
  { "zones", add_zones },   { "piece", add_pieces },    { "grid", add_grid },
  { "phases", skip },       { "events", add_events },
};

static gboolean
read_line (TmLayoutMap *self, const char *line, GError **error)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  if (words[0] == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (line_kinds); i++)
    if (g_str_equal (line_kinds[i].word, words[0]))
      return line_kinds[i].read (self, words, error);
  return tm_store_fail_newer_match (error, words[0]);
}

/**
 * tm_layout_map_new:
 * @box: the box of the match, as its game is today
 * @layout: what tm_box_dup_layout() gave when the match was recorded
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds the way from an old layout to today's.
 *
 * Returns: (transfer full) (nullable): the map; %NULL if something of the old layout is unknown
 */
TmLayoutMap *
tm_layout_map_new (TmBox *box, const char *layout, GError **error)
{
  g_autoptr (TmLayoutMap) self = g_new0 (TmLayoutMap, 1);
  g_auto (GStrv) lines = g_strsplit (layout, "\n", -1);
  const guint first_slots[] = { TM_PHASE_SLOT, TM_TURN_SLOT };

  self->box = tm_box_ref (box);
  self->slots = g_array_new (FALSE, FALSE, sizeof (guint));
  self->zones = g_array_new (FALSE, FALSE, sizeof (guint));
  self->faces = g_hash_table_new (g_direct_hash, g_direct_equal);
  g_array_append_vals (self->slots, first_slots, G_N_ELEMENTS (first_slots));
  for (guint i = 0; lines[i] != NULL; i++)
    if (!read_line (self, lines[i], error))
      return NULL;
  return g_steal_pointer (&self);
}

static gpointer
get_face_key (guint piece_kind, guint number)
{
  return GUINT_TO_POINTER (piece_kind << 16 | (number & 0xffff));
}

/**
 * tm_layout_map_add_face:
 * @self: a map
 * @piece_kind: index of a piece kind, today
 * @number: number of one of its faces, then
 * @face: number of that face, today
 *
 * Tells where a face went that the match had added to its box.
 */
void
tm_layout_map_add_face (TmLayoutMap *self, guint piece_kind, guint number, gint32 face)
{
  g_hash_table_insert (self->faces, get_face_key (piece_kind, number), GINT_TO_POINTER (face));
}

gint32
tm_layout_map_get_face (const TmLayoutMap *self, guint piece_kind, gint32 number)
{
  gpointer face;

  if (number >= 0
      && g_hash_table_lookup_extended (self->faces, get_face_key (piece_kind, (guint) number), NULL,
                                       &face))
    return GPOINTER_TO_INT (face);
  return number;
}

static gboolean
map_place (const TmLayoutMap *self, gint32 *place)
{
  guint zone = tm_place_get_zone (*place);

  if (zone >= self->zones->len)
    return FALSE;
  *place = tm_place_pack (g_array_index (self->zones, guint, zone), tm_place_get_position (*place));
  return TRUE;
}

/**
 * tm_layout_map_change:
 * @self: a map
 * @change: (inout): a change as it was stored; becomes one of today's table
 *
 * Carries a change over.
 *
 * Returns: %FALSE if the change was none of the old layout
 */
gboolean
tm_layout_map_change (const TmLayoutMap *self, TmChange *change)
{
  TmSlot slot;
  guint kind;

  if (change->slot >= self->slots->len)
    return FALSE;
  change->slot = g_array_index (self->slots, guint, change->slot);
  tm_box_describe_slot (self->box, change->slot, &slot);
  if (slot.kind == TM_SLOT_PIECE_PLACE)
    return map_place (self, &change->before) && map_place (self, &change->after);
  if (slot.kind == TM_SLOT_PIECE_FACE)
    {
      kind = tm_box_get_piece_kind (self->box, slot.index);
      change->before = tm_layout_map_get_face (self, kind, change->before);
      change->after = tm_layout_map_get_face (self, kind, change->after);
    }
  return TRUE;
}
