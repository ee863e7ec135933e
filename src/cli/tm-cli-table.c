/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-table.h"

#include "tm-offer.h"
#include "tm-scene.h"

/* Table. An owner is a seat, or TM_NO_SEAT for what is shared. */

static gboolean
is_owned (TmScope scope, int owner)
{
  return (scope == TM_EACH_SEAT) == (owner != TM_NO_SEAT);
}

static void
begin_object (JsonBuilder *builder, const char *member)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_object (builder);
}

static void
add_counters (JsonBuilder *builder, const TmTable *table, int owner)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));

  begin_object (builder, "counters");
  for (guint i = 0; i < kit->n_counters; i++)
    if (is_owned (kit->counters[i].scope, owner))
      tm_cli_json_number (builder, kit->counters[i].id,
                          owner == TM_NO_SEAT ? tm_table_get_shared (table, i)
                                              : tm_table_get_counter (table, i, owner));
  json_builder_end_object (builder);
}

static void
add_piece (JsonBuilder *builder, const TmTable *table, guint piece, int viewer)
{
  TmBox *box = tm_table_get_box (table);
  guint kind = tm_box_get_piece_kind (box, piece);
  const TmPieceSpec *spec = &tm_box_get_kit (box)->pieces[kind];
  const TmFace *face = tm_box_get_face (box, kind, tm_table_get_piece_face (table, piece));
  gboolean is_seen = tm_table_can_see (table, piece, viewer);

  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "piece", spec->id);
  tm_cli_json_string (builder, "face", is_seen && face != NULL ? face->code : NULL);
  tm_cli_json_flag (builder, "up", tm_table_is_piece_up (table, piece));
  if (spec->n_marks > 0)
    {
      json_builder_set_member_name (builder, "marks");
      json_builder_begin_array (builder);
      for (guint i = 0; i < spec->n_marks; i++)
        json_builder_add_int_value (builder, tm_table_get_piece_mark (table, piece, i));
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

static void
add_zones (JsonBuilder *builder, const TmTable *table, int owner, int viewer)
{
  TmBox *box = tm_table_get_box (table);
  const TmKit *kit = tm_box_get_kit (box);
  guint pieces[TM_MAX_PIECES];

  begin_object (builder, "zones");
  for (guint i = 0; i < kit->n_zones; i++)
    {
      guint n_pieces;

      if (!is_owned (kit->zones[i].scope, owner))
        continue;
      n_pieces = tm_table_list_zone (table, tm_box_get_zone (box, i, owner), pieces, TM_MAX_PIECES);
      json_builder_set_member_name (builder, kit->zones[i].id);
      json_builder_begin_array (builder);
      for (guint j = 0; j < n_pieces; j++)
        add_piece (builder, table, pieces[j], viewer);
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
}

static void
add_cell (JsonBuilder *builder, const TmTable *table, const TmLayerSpec *layer, gint32 value)
{
  if (!layer->is_text)
    json_builder_add_int_value (builder, value);
  else if (value >= 0)
    json_builder_add_string_value (builder, tm_box_get_string (tm_table_get_box (table), value));
  else
    json_builder_add_null_value (builder);
}

static void
add_layer (JsonBuilder *builder, const TmTable *table, guint grid, int owner, guint layer)
{
  TmBox *box = tm_table_get_box (table);
  const TmLayerSpec *spec = &tm_box_get_kit (box)->grids[grid].layers[layer];
  guint columns, rows;

  tm_box_get_grid_size (box, grid, &columns, &rows);
  json_builder_set_member_name (builder, spec->id);
  json_builder_begin_array (builder);
  for (guint row = 0; row < rows; row++)
    {
      json_builder_begin_array (builder);
      for (guint column = 0; column < columns; column++)
        add_cell (builder, table, spec, tm_table_get_cell (table, grid, owner, layer, column, row));
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
add_grids (JsonBuilder *builder, const TmTable *table, int owner)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));

  begin_object (builder, "grids");
  for (guint i = 0; i < kit->n_grids; i++)
    {
      if (!is_owned (kit->grids[i].scope, owner))
        continue;
      begin_object (builder, kit->grids[i].id);
      for (guint layer = 0; layer < kit->grids[i].n_layers; layer++)
        add_layer (builder, table, i, owner, layer);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static void
add_options (JsonBuilder *builder, const TmTable *table)
{
  TmBox *box = tm_table_get_box (table);
  const TmGame *game = tm_box_get_game (box);
  g_autoptr (GVariant) start = g_variant_take_ref (tm_box_dup_options (box));

  begin_object (builder, "options");
  for (guint i = 0; i < game->n_options; i++)
    {
      const TmParam *param = &game->options[i].param;
      g_autoptr (GVariant) list = NULL;

      /* Lists never change; the others may, by a house rule. Words may not be there at all. */
      if (!param->is_list && param->kind != TM_PARAM_TEXT)
        tm_cli_json_variant (builder, param->id,
                             tm_cli_dup_param_value (param, box, tm_table_get_option (table, i)));
      else if ((list = g_variant_lookup_value (start, param->id, NULL)) != NULL)
        tm_cli_json_variant (builder, param->id, list);
    }
  json_builder_end_object (builder);
}

static void
add_seats (JsonBuilder *builder, const TmTable *table, int viewer)
{
  TmBox *box = tm_table_get_box (table);

  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, seat);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "name", name);
      add_counters (builder, table, seat);
      add_zones (builder, table, seat, viewer);
      add_grids (builder, table, seat);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_events (JsonBuilder *builder, const TmTable *table)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));

  json_builder_set_member_name (builder, "events");
  json_builder_begin_array (builder);
  for (guint depth = 0; depth < tm_table_get_n_events (table); depth++)
    {
      const gint32 *parts = tm_table_get_event (table, depth);

      json_builder_begin_object (builder);
      tm_cli_json_string (
          builder, "event",
          parts[0] >= 0 && (guint) parts[0] < kit->n_events ? kit->events[parts[0]].id : NULL);
      json_builder_set_member_name (builder, "parts");
      json_builder_begin_array (builder);
      for (guint i = 1; i < TM_EVENT_PARTS; i++)
        json_builder_add_int_value (builder, parts[i]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/**
 * tm_cli_json_table:
 * @builder: a builder inside an object
 * @table: a table
 * @viewer: a seat, or %TM_NO_SEAT for what everybody may see
 *
 * Adds the member `table`: phase, turn, options, counters, zones and grids. The face of a piece
 * that the viewer may not see is null, as is one that nobody knows.
 */
void
tm_cli_json_table (JsonBuilder *builder, const TmTable *table, int viewer)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));

  begin_object (builder, "table");
  tm_cli_json_string (builder, "phase", kit->phases[tm_table_get_phase (table)].id);
  tm_cli_json_seats (builder, "turn", tm_table_get_turn (table));
  add_options (builder, table);
  add_counters (builder, table, TM_NO_SEAT);
  add_zones (builder, table, TM_NO_SEAT, viewer);
  add_grids (builder, table, TM_NO_SEAT);
  add_seats (builder, table, viewer);
  add_events (builder, table);
  json_builder_end_object (builder);
}

/* Scene */

static void
add_state (JsonBuilder *builder, guint state)
{
  static const char *const ids[]
      = { "current", "done", "dark", "chosen", "spent", "out", "waiting", "turn", "warning" };

  json_builder_set_member_name (builder, "state");
  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (state & 1u << i)
      json_builder_add_string_value (builder, ids[i]);
  json_builder_end_array (builder);
}

static void
add_offer (JsonBuilder *builder, const TmScene *scene, int offer)
{
  const TmGame *game = tm_box_get_game (tm_table_get_box (tm_scene_get_table (scene)));
  const TmOffer *found = offer >= 0 ? tm_offers_get (tm_scene_get_offers (scene), offer) : NULL;

  tm_cli_json_string (builder, "offer",
                      found != NULL ? tm_game_get_move (game, found->move)->id : NULL);
}

static void
add_value (JsonBuilder *builder, const TmNode *node)
{
  json_builder_set_member_name (builder, "value");
  if (node->has_value)
    json_builder_add_int_value (builder, node->value);
  else
    json_builder_add_null_value (builder);
  tm_cli_json_number (builder, "min", node->min);
  tm_cli_json_number (builder, "max", node->max);
}

static const char *const side_ids[TM_N_SIDES] = { "up", "right", "down", "left" };

static void
add_flags (JsonBuilder *builder, guint flags)
{
  static const char *const ids[]
      = { "wall", "added", "water", "passage", "lit", "tunnel", "untold" };

  json_builder_begin_array (builder);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (flags & 1u << i)
      json_builder_add_string_value (builder, ids[i]);
  json_builder_end_array (builder);
}

/* A cell that has anything on its sides: what there is, what touching them does, and the way. */
static void
add_sides (JsonBuilder *builder, const TmScene *scene, const TmNode *node)
{
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_object (builder);
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      json_builder_set_member_name (builder, side_ids[side]);
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "edge");
      add_flags (builder, TM_EDGE_GET (node->edges, side));
      tm_cli_json_flag (builder, "trail", (node->trail >> side & 1) != 0);
      add_offer (builder, scene, node->edge_offers[side]);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static gboolean
has_sides (const TmNode *node)
{
  gboolean has_offer = FALSE;

  for (guint side = 0; side < TM_N_SIDES; side++)
    has_offer |= node->edge_offers[side] >= 0;
  return node->edges != 0 || node->trail != 0 || has_offer;
}

static void
add_node (JsonBuilder *builder, const TmScene *scene, guint index)
{
  const TmNode *node = tm_scene_get_node (scene, index);
  TmBox *box = tm_table_get_box (tm_scene_get_table (scene));

  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "kind", tm_node_kind_get_id (node->kind));
  tm_cli_json_text (builder, "label", &node->label, box);
  tm_cli_json_text (builder, "detail", &node->detail, box);
  tm_cli_json_string (builder, "symbol", node->symbol);
  tm_cli_json_string (builder, "role", tm_role_get_id (node->role));
  add_state (builder, node->state);
  tm_cli_json_number (builder, "seat", node->seat);
  add_value (builder, node);
  add_offer (builder, scene, node->offer);
  if (has_sides (node))
    add_sides (builder, scene, node);
  json_builder_set_member_name (builder, "children");
  json_builder_begin_array (builder);
  for (guint child = node->first_child; child != 0; child = tm_scene_get_node (scene, child)->next)
    add_node (builder, scene, child);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/**
 * tm_cli_json_scene:
 * @builder: a builder inside an object
 * @table: a table
 * @viewer: a seat, or %TM_NO_SEAT for what everybody may see
 *
 * Adds the member `scene`: what a window would show of the table, as a tree.
 */
void
tm_cli_json_scene (JsonBuilder *builder, const TmTable *table, int viewer)
{
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (TmScene) scene = NULL;

  tm_offers_collect (offers, table);
  scene = tm_scene_new (table, offers, viewer);
  json_builder_set_member_name (builder, "scene");
  add_node (builder, scene, 0);
}

void
tm_cli_print_scene (const TmTable *table, int viewer)
{
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (TmScene) scene = NULL;
  g_autofree char *text = NULL;

  tm_offers_collect (offers, table);
  scene = tm_scene_new (table, offers, viewer);
  text = tm_scene_dup_text (scene);
  g_print ("%s", text);
}
