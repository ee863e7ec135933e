/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-change-words.h"

#include "config.h"

#include "tm-place.h"

#include <glib/gi18n-lib.h>

/* Names of the kinds of slots in files, in the order of TmSlotKind. */
static const TmWord slot_words[] = {
  [TM_SLOT_PHASE] = { "phase", NULL, NULL },       [TM_SLOT_TURN] = { "turn", NULL, NULL },
  [TM_SLOT_OPTION] = { "option", NULL, NULL },     [TM_SLOT_COUNTER] = { "counter", NULL, NULL },
  [TM_SLOT_PIECE_PLACE] = { "place", NULL, NULL }, [TM_SLOT_PIECE_FACE] = { "face", NULL, NULL },
  [TM_SLOT_PIECE_UP] = { "up", NULL, NULL },       [TM_SLOT_PIECE_MARK] = { "mark", NULL, NULL },
  [TM_SLOT_CELL] = { "cell", NULL, NULL },         [TM_SLOT_EVENT_DEPTH] = { "events", NULL, NULL },
  [TM_SLOT_EVENT] = { "event", NULL, NULL },
};

static const char *const known_members[]
    = { "what",  "id",   "seat", "piece",  "number", "mark", "grid",
        "layer", "cell", "part", "before", "after",  NULL };

/* Writing */

static void
set_seats (JsonObject *object, const char *member, guint32 seats)
{
  JsonArray *array = json_array_new ();

  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    if (seats & 1u << seat)
      json_array_add_int_element (array, seat);
  json_object_set_array_member (object, member, array);
}

static void
set_place (JsonObject *object, const char *member, const TmBox *box, gint32 value)
{
  JsonObject *place = json_object_new ();
  guint zone;
  int seat;

  tm_box_describe_zone (box, tm_place_get_zone (value), &zone, &seat);
  json_object_set_string_member (place, "zone", tm_box_get_kit (box)->zones[zone].id);
  if (seat != TM_NO_SEAT)
    json_object_set_int_member (place, "seat", seat);
  json_object_set_int_member (place, "at",
                              (gint64) tm_place_get_position (value) - TM_PLACE_MIDDLE);
  json_object_set_object_member (object, member, place);
}

static void
set_face (JsonObject *object, const char *member, const TmBox *box, guint piece, gint32 value)
{
  const TmFace *face = tm_box_get_face (box, tm_box_get_piece_kind (box, piece), value);

  if (face != NULL)
    json_object_set_string_member (object, member, face->code);
  else
    json_object_set_null_member (object, member);
}

static void
set_option (JsonObject *object, const char *member, const TmBox *box, guint option, gint32 value)
{
  const TmParam *param = &tm_box_get_game (box)->options[option].param;
  g_autoptr (GVariant) spelled = NULL;
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, 0, value);
  if (!tm_params_check (param, 1, box, &args, NULL))
    {
      json_object_set_int_member (object, member, value);
      return;
    }
  spelled = g_variant_ref_sink (tm_param_dup_variant (param, box, &args, 0));
  json_object_set_member (object, member, tm_json_new_from_variant (spelled));
}

/* Words are spelled out: their numbers are those of one box. */
static void
set_cell_value (
    JsonObject *object, const char *member, const TmBox *box, const TmSlot *slot, gint32 value)
{
  if (!tm_box_get_kit (box)->grids[slot->index].layers[slot->part].is_text)
    json_object_set_int_member (object, member, value);
  else if (value >= 0)
    json_object_set_string_member (object, member, tm_box_get_string (box, value));
  else
    json_object_set_null_member (object, member);
}

static void
set_value (
    JsonObject *object, const char *member, const TmBox *box, const TmSlot *slot, gint32 value)
{
  switch (slot->kind)
    {
    case TM_SLOT_PHASE:
      json_object_set_string_member (object, member, tm_box_get_kit (box)->phases[value].id);
      break;
    case TM_SLOT_TURN:
      set_seats (object, member, (guint32) value);
      break;
    case TM_SLOT_OPTION:
      set_option (object, member, box, slot->index, value);
      break;
    case TM_SLOT_PIECE_PLACE:
      set_place (object, member, box, value);
      break;
    case TM_SLOT_PIECE_FACE:
      set_face (object, member, box, slot->index, value);
      break;
    case TM_SLOT_PIECE_UP:
      json_object_set_boolean_member (object, member, value != 0);
      break;
    case TM_SLOT_CELL:
      set_cell_value (object, member, box, slot, value);
      break;
    case TM_SLOT_COUNTER:
    case TM_SLOT_PIECE_MARK:
    case TM_SLOT_EVENT_DEPTH:
    case TM_SLOT_EVENT:
    default:
      json_object_set_int_member (object, member, value);
      break;
    }
}

static void
set_piece (JsonObject *object, const TmBox *box, guint piece)
{
  guint kind = tm_box_get_piece_kind (box, piece);
  int owner = tm_box_get_piece_owner (box, piece);

  json_object_set_string_member (object, "piece", tm_box_get_kit (box)->pieces[kind].id);
  json_object_set_int_member (object, "number",
                              (gint64) piece - tm_box_get_first_piece (box, kind, owner, NULL));
}

static void
set_cell (JsonObject *object, const TmBox *box, const TmSlot *slot)
{
  const TmGridSpec *grid = &tm_box_get_kit (box)->grids[slot->index];
  g_autofree char *cell = tm_box_dup_cell_name (box, slot->index, slot->cell);

  json_object_set_string_member (object, "grid", grid->id);
  json_object_set_string_member (object, "layer", grid->layers[slot->part].id);
  json_object_set_string_member (object, "cell", cell);
}

static void
set_subject (JsonObject *object, const TmBox *box, const TmSlot *slot)
{
  switch (slot->kind)
    {
    case TM_SLOT_OPTION:
      json_object_set_string_member (object, "id",
                                     tm_box_get_game (box)->options[slot->index].param.id);
      break;
    case TM_SLOT_COUNTER:
      json_object_set_string_member (object, "id", tm_box_get_kit (box)->counters[slot->index].id);
      break;
    case TM_SLOT_PIECE_PLACE:
    case TM_SLOT_PIECE_FACE:
    case TM_SLOT_PIECE_UP:
    case TM_SLOT_PIECE_MARK:
      set_piece (object, box, slot->index);
      if (slot->kind == TM_SLOT_PIECE_MARK)
        json_object_set_int_member (object, "mark", slot->part);
      break;
    case TM_SLOT_CELL:
      set_cell (object, box, slot);
      break;
    case TM_SLOT_EVENT:
      json_object_set_int_member (object, "number", slot->index);
      json_object_set_int_member (object, "part", slot->part);
      break;
    case TM_SLOT_PHASE:
    case TM_SLOT_TURN:
    case TM_SLOT_EVENT_DEPTH:
    default:
      break;
    }
  if (slot->seat != TM_NO_SEAT)
    json_object_set_int_member (object, "seat", slot->seat);
}

/**
 * tm_change_words_append:
 * @out: text to append to
 * @box: the box of the match
 * @change: a change
 *
 * Writes a change as a JSON object that names what changed, so that people and other programs can
 * read it without the layout of the table.
 */
void
tm_change_words_append (GString *out, TmBox *box, const TmChange *change)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  TmSlot slot;

  tm_box_describe_slot (box, change->slot, &slot);
  json_node_take_object (node, object);
  json_object_set_string_member (object, "what", slot_words[slot.kind].id);
  set_subject (object, box, &slot);
  set_value (object, "before", box, &slot, change->before);
  set_value (object, "after", box, &slot, change->after);
  tm_json_append (out, node);
}

/* Reading */

typedef struct
{
  JsonObject *object;
  TmBox *box;
  TmJsonPlace *place;
} Reader;

static char *
join_ids (gconstpointer rows, guint n_rows, gsize stride)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < n_rows; i++)
    g_string_append_printf (ids, i > 0 ? ", %s" : "%s",
                            *(const char *const *) ((const char *) rows + i * stride));
  if (n_rows == 0)
    g_string_append_c (ids, '-');
  return g_string_free (ids, FALSE);
}

/* Every constant table of a kit begins its rows with the identifier. */
static gboolean
read_id (Reader *self,
         JsonObject *object,
         const char *member,
         gconstpointer rows,
         guint n_rows,
         gsize stride,
         guint *out,
         GError **error)
{
  gsize length = tm_json_place_enter (self->place, member);
  const char *id;
  guint found = n_rows;

  if (!tm_json_get_string (json_object_get_member (object, member), self->place, &id, error))
    return FALSE;
  for (guint i = 0; i < n_rows && found == n_rows; i++)
    if (g_str_equal (*(const char *const *) ((const char *) rows + i * stride), id))
      found = i;
  if (found == n_rows)
    {
      g_autofree char *ids = join_ids (rows, n_rows, stride);
      return tm_json_place_fail (self->place, error, _ ("“%s” is not accepted; accepted are: %s"),
                                 id, ids);
    }
  tm_json_place_leave (self->place, length);
  *out = found;
  return TRUE;
}

static gboolean
read_bounded (Reader *self,
              JsonObject *object,
              const char *member,
              gint64 min,
              gint64 max,
              gint32 *out,
              GError **error)
{
  gsize length = tm_json_place_enter (self->place, member);
  gint64 number;

  if (!tm_json_get_number (json_object_get_member (object, member), self->place, min, max, &number,
                           error))
    return FALSE;
  tm_json_place_leave (self->place, length);
  *out = (gint32) number;
  return TRUE;
}

static gboolean
read_seat (Reader *self, JsonObject *object, TmScope scope, gint32 *seat, GError **error)
{
  *seat = TM_NO_SEAT;
  return scope == TM_SHARED
         || read_bounded (self, object, "seat", 0, (gint64) tm_box_get_n_seats (self->box) - 1,
                          seat, error);
}

static gboolean
read_counter (Reader *self, guint *slot, GError **error)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  guint counter;
  gint32 seat;

  if (!read_id (self, self->object, "id", kit->counters, kit->n_counters, sizeof *kit->counters,
                &counter, error)
      || !read_seat (self, self->object, kit->counters[counter].scope, &seat, error))
    return FALSE;
  *slot = tm_box_get_counter_slot (self->box, counter, seat);
  return TRUE;
}

static gboolean
read_option (Reader *self, guint *slot, GError **error)
{
  const TmGame *game = tm_box_get_game (self->box);
  guint option;

  if (!read_id (self, self->object, "id", game->options, game->n_options, sizeof *game->options,
                &option, error))
    return FALSE;
  *slot = tm_box_get_option_slot (self->box, option);
  return TRUE;
}

static gboolean
read_piece (Reader *self, TmSlotKind kind, guint *slot, GError **error)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  guint piece_kind, first, n_pieces;
  gint32 seat, number;
  gint32 mark = 0;

  if (!read_id (self, self->object, "piece", kit->pieces, kit->n_pieces, sizeof *kit->pieces,
                &piece_kind, error)
      || !read_seat (self, self->object, kit->pieces[piece_kind].scope, &seat, error))
    return FALSE;
  first = tm_box_get_first_piece (self->box, piece_kind, seat, &n_pieces);
  if (!read_bounded (self, self->object, "number", 0, (gint64) n_pieces - 1, &number, error)
      || (kind == TM_SLOT_PIECE_MARK
          && !read_bounded (self, self->object, "mark", 0,
                            (gint64) kit->pieces[piece_kind].n_marks - 1, &mark, error)))
    return FALSE;
  *slot = tm_box_get_piece_slot (self->box, first + (guint) number, kind, (guint) mark);
  return TRUE;
}

static gboolean
refuse_cell (Reader *self, guint grid, const char *given, GError **error)
{
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;
  guint columns, rows;

  tm_box_get_grid_size (self->box, grid, &columns, &rows);
  if (columns == 0 || rows == 0)
    return tm_json_place_fail (self->place, error,
                               _ ("“%s” is not accepted; this match has no such grid"), given);
  first = tm_box_dup_cell_name (self->box, grid, 0);
  last = tm_box_dup_cell_name (self->box, grid, columns * rows - 1);
  if (!tm_box_get_kit (self->box)->grids[grid].is_lettered)
    /* Translators: what stands there; the first and the last cell of a board, 0:0 and 7:5 */
    return tm_json_place_fail (self->place, error,
                               _ ("“%s” is not accepted; accepted is column:row from %s to %s"),
                               given, first, last);
  /* Translators: what stands there; the first and the last cell of a board, A1 and F7 */
  return tm_json_place_fail (self->place, error,
                             _ ("“%s” is not accepted; accepted is a cell from %s to %s"), given,
                             first, last);
}

static gboolean
read_cell (Reader *self, guint *slot, GError **error)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  const TmGridSpec *spec;
  const char *text;
  guint grid, layer;
  gint32 seat, cell;
  gsize length;

  if (!read_id (self, self->object, "grid", kit->grids, kit->n_grids, sizeof *kit->grids, &grid,
                error))
    return FALSE;
  spec = &kit->grids[grid];
  if (!read_seat (self, self->object, spec->scope, &seat, error)
      || !read_id (self, self->object, "layer", spec->layers, spec->n_layers, sizeof *spec->layers,
                   &layer, error))
    return FALSE;

  length = tm_json_place_enter (self->place, "cell");
  if (!tm_json_get_string (json_object_get_member (self->object, "cell"), self->place, &text,
                           error))
    return FALSE;
  if (!tm_box_find_cell (self->box, grid, text, &cell))
    return refuse_cell (self, grid, text, error);
  tm_json_place_leave (self->place, length);
  *slot = tm_box_get_cell_slot (self->box, grid, seat, layer, (guint) cell);
  return TRUE;
}

static gboolean
read_event (Reader *self, guint *slot, GError **error)
{
  gint32 number, part;

  if (!read_bounded (self, self->object, "number", 0,
                     (gint64) tm_box_get_kit (self->box)->max_events - 1, &number, error)
      || !read_bounded (self, self->object, "part", 0, TM_EVENT_PARTS - 1, &part, error))
    return FALSE;
  *slot = tm_box_get_event_slot (self->box, (guint) number, (guint) part);
  return TRUE;
}

static gboolean
read_subject (Reader *self, TmSlotKind kind, guint *slot, GError **error)
{
  switch (kind)
    {
    case TM_SLOT_COUNTER:
      return read_counter (self, slot, error);
    case TM_SLOT_OPTION:
      return read_option (self, slot, error);
    case TM_SLOT_PIECE_PLACE:
    case TM_SLOT_PIECE_FACE:
    case TM_SLOT_PIECE_UP:
    case TM_SLOT_PIECE_MARK:
      return read_piece (self, kind, slot, error);
    case TM_SLOT_CELL:
      return read_cell (self, slot, error);
    case TM_SLOT_EVENT:
      return read_event (self, slot, error);
    case TM_SLOT_PHASE:
      *slot = TM_PHASE_SLOT;
      return TRUE;
    case TM_SLOT_TURN:
      *slot = TM_TURN_SLOT;
      return TRUE;
    case TM_SLOT_EVENT_DEPTH:
    default:
      *slot = tm_box_get_event_depth_slot (self->box);
      return TRUE;
    }
}

static gboolean
read_seats (Reader *self, JsonNode *node, gint32 *out, GError **error)
{
  JsonArray *array;

  *out = 0;
  if (!tm_json_get_array (node, self->place, &array, error))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize length = tm_json_place_enter_index (self->place, i);
      gint64 seat;

      if (!tm_json_get_number (json_array_get_element (array, i), self->place, 0,
                               (gint64) tm_box_get_n_seats (self->box) - 1, &seat, error))
        return FALSE;
      tm_json_place_leave (self->place, length);
      *out |= 1 << seat;
    }
  return TRUE;
}

static gboolean
read_place (Reader *self, JsonNode *node, gint32 *out, GError **error)
{
  static const char *const known[] = { "zone", "seat", "at", NULL };
  const TmKit *kit = tm_box_get_kit (self->box);
  JsonObject *object;
  guint zone;
  gint32 seat, at;

  if (!tm_json_get_object (node, self->place, &object, error)
      || !tm_json_check_members (object, self->place, known, error)
      || !read_id (self, object, "zone", kit->zones, kit->n_zones, sizeof *kit->zones, &zone, error)
      || !read_seat (self, object, kit->zones[zone].scope, &seat, error)
      || !read_bounded (self, object, "at", -TM_PLACE_MIDDLE, TM_PLACE_LAST - TM_PLACE_MIDDLE, &at,
                        error))
    return FALSE;
  *out = tm_place_pack (tm_box_get_zone (self->box, zone, seat), (guint) (at + TM_PLACE_MIDDLE));
  return TRUE;
}

static gboolean
read_face (Reader *self, guint piece, JsonNode *node, gint32 *out, GError **error)
{
  const char *code;

  *out = TM_FACE_UNKNOWN;
  if (node != NULL && JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  return tm_json_get_string (node, self->place, &code, error)
         && (tm_box_add_face (self->box, tm_box_get_piece_kind (self->box, piece), code, out, error)
             || tm_json_place_prefix (self->place, error));
}

static gboolean
read_option_value (Reader *self, guint option, JsonNode *node, gint32 *out, GError **error)
{
  const TmParam *param = &tm_box_get_game (self->box)->options[option].param;
  g_autoptr (GVariant) value = NULL;
  TmArgs args;

  if (node == NULL)
    return tm_json_place_fail (self->place, error, _ ("this member is missing"));
  value = tm_json_dup_variant (node, self->place, error);
  if (value == NULL)
    return FALSE;
  tm_args_init (&args);
  if (!tm_param_set_variant (param, 0, self->box, value, &args, error))
    return tm_json_place_prefix (self->place, error);
  *out = tm_args_get (&args, 0);
  return TRUE;
}

static gboolean
read_phase (Reader *self, JsonNode *node, gint32 *out, GError **error)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  const char *id;

  if (!tm_json_get_string (node, self->place, &id, error))
    return FALSE;
  *out = tm_words_find (kit->phases, kit->n_phases, id);
  if (*out < 0)
    {
      g_autofree char *ids = join_ids (kit->phases, kit->n_phases, sizeof *kit->phases);
      return tm_json_place_fail (self->place, error, _ ("“%s” is not accepted; accepted are: %s"),
                                 id, ids);
    }
  return TRUE;
}

static gboolean
read_number (Reader *self, JsonNode *node, gint32 *out, GError **error)
{
  gint64 number = 0;
  gboolean is_read = tm_json_get_number (node, self->place, G_MININT32, G_MAXINT32, &number, error);

  *out = (gint32) number;
  return is_read;
}

static gboolean
read_cell_value (Reader *self, const TmSlot *slot, JsonNode *node, gint32 *out, GError **error)
{
  const char *text;

  if (!tm_box_get_kit (self->box)->grids[slot->index].layers[slot->part].is_text)
    return read_number (self, node, out, error);
  *out = -1;
  if (node != NULL && JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (!tm_json_get_string (node, self->place, &text, error))
    return FALSE;
  *out = tm_box_intern (self->box, text);
  return TRUE;
}

static gboolean
read_value (Reader *self, const TmSlot *slot, const char *member, gint32 *out, GError **error)
{
  JsonNode *node = json_object_get_member (self->object, member);
  gsize length = tm_json_place_enter (self->place, member);
  gboolean is_read;

  switch (slot->kind)
    {
    case TM_SLOT_PHASE:
      is_read = read_phase (self, node, out, error);
      break;
    case TM_SLOT_TURN:
      is_read = read_seats (self, node, out, error);
      break;
    case TM_SLOT_OPTION:
      is_read = read_option_value (self, slot->index, node, out, error);
      break;
    case TM_SLOT_PIECE_PLACE:
      is_read = read_place (self, node, out, error);
      break;
    case TM_SLOT_PIECE_FACE:
      is_read = read_face (self, slot->index, node, out, error);
      break;
    case TM_SLOT_PIECE_UP:
      is_read = tm_json_get_flag (node, self->place, out, error);
      break;
    case TM_SLOT_CELL:
      is_read = read_cell_value (self, slot, node, out, error);
      break;
    case TM_SLOT_COUNTER:
    case TM_SLOT_PIECE_MARK:
    case TM_SLOT_EVENT_DEPTH:
    case TM_SLOT_EVENT:
    default:
      is_read = read_number (self, node, out, error);
      break;
    }
  tm_json_place_leave (self->place, length);
  return is_read;
}

/**
 * tm_change_words_read:
 * @node: what tm_change_words_append() wrote
 * @box: the box of the match; own faces are added to it
 * @place: where @node lies
 * @change: (out): the change
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a change. Whether it fits the table is the engine's to say.
 *
 * Returns: %FALSE if it is no change of this game's table
 */
gboolean
tm_change_words_read (
    JsonNode *node, TmBox *box, TmJsonPlace *place, TmChange *change, GError **error)
{
  Reader self = { .box = box, .place = place };
  TmSlot slot;
  guint kind;

  if (!tm_json_get_object (node, place, &self.object, error)
      || !tm_json_check_members (self.object, place, known_members, error)
      || !read_id (&self, self.object, "what", slot_words, G_N_ELEMENTS (slot_words),
                   sizeof *slot_words, &kind, error)
      || !read_subject (&self, (TmSlotKind) kind, &change->slot, error))
    return FALSE;
  tm_box_describe_slot (box, change->slot, &slot);
  return read_value (&self, &slot, "before", &change->before, error)
         && read_value (&self, &slot, "after", &change->after, error);
}
