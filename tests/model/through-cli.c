/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "through-cli.h"

#include "tm-json.h"
#include "tm-offer.h"
#include "tm-scene.h"

#include <json-glib/json-glib.h>

/* What the program said, and the first thing in it that is not so. */
typedef struct
{
  TmMatch *match;
  JsonNode *root;
  char *difference;
} Said;

static void
said_clear (Said *self)
{
  g_clear_pointer (&self->root, json_node_unref);
  g_free (self->difference);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Said, said_clear)

static void
differ (Said *self, const char *what, const char *said, const char *expected)
{
  if (self->difference == NULL)
    self->difference = g_strdup_printf ("%s: %s, not %s", what, said, expected);
}

static void
expect_number (Said *self, const char *what, gint64 said, gint64 expected)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, said);
  g_autofree char *expected_text = g_strdup_printf ("%" G_GINT64_FORMAT, expected);

  if (said != expected)
    differ (self, what, text, expected_text);
}

static void
expect_word (Said *self, const char *what, const char *said, const char *expected)
{
  if (g_strcmp0 (said, expected) != 0)
    differ (self, what, said != NULL ? said : "nothing", expected != NULL ? expected : "nothing");
}

static void
expect_text (Said *self, JsonObject *object, const char *member, const TmText *text)
{
  g_autofree char *words = tm_text_dup_string (text, tm_match_get_box (self->match));

  expect_word (self, member, json_object_get_string_member_with_default (object, member, NULL),
               words);
}

static void
expect_numbers (Said *self, const char *what, JsonArray *said, const gint64 *numbers, guint n)
{
  expect_number (self, what, json_array_get_length (said), n);
  for (guint i = 0; i < n && self->difference == NULL; i++)
    expect_number (self, what, json_array_get_int_element (said, i), numbers[i]);
}

static void
expect_seats (Said *self, const char *what, JsonArray *said, guint32 seats)
{
  gint64 numbers[TM_MAX_SEATS];
  guint n = 0;

  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    if (seats & 1u << seat)
      numbers[n++] = seat;
  expect_numbers (self, what, said, numbers, n);
}

/* The table */

static void
expect_piece (Said *self, JsonObject *said, const TmTable *table, guint piece)
{
  TmBox *box = tm_table_get_box (table);
  guint kind = tm_box_get_piece_kind (box, piece);
  const TmPieceSpec *spec = &tm_box_get_kit (box)->pieces[kind];
  const TmFace *face = tm_box_get_face (box, kind, tm_table_get_piece_face (table, piece));
  gboolean is_seen = face != NULL && tm_table_can_see (table, piece, TM_NO_SEAT);

  expect_word (self, "piece", json_object_get_string_member (said, "piece"), spec->id);
  expect_word (self, "face", json_object_get_string_member_with_default (said, "face", NULL),
               is_seen ? face->code : NULL);
  expect_number (self, "up", json_object_get_boolean_member (said, "up"),
                 tm_table_is_piece_up (table, piece));
  for (guint i = 0; i < spec->n_marks; i++)
    expect_number (self, "mark",
                   json_array_get_int_element (json_object_get_array_member (said, "marks"), i),
                   tm_table_get_piece_mark (table, piece, i));
}

static void
expect_zone (Said *self, JsonArray *said, const TmTable *table, guint zone)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, TM_MAX_PIECES);

  expect_number (self, "pieces of a zone", json_array_get_length (said), n_pieces);
  for (guint i = 0; i < n_pieces && self->difference == NULL; i++)
    expect_piece (self, json_array_get_object_element (said, i), table, pieces[i]);
}

static void
expect_cell (
    Said *self, JsonNode *said, const TmTable *table, const TmLayerSpec *layer, gint32 value)
{
  if (!layer->is_text)
    expect_number (self, layer->id, json_node_get_int (said), value);
  else
    expect_word (self, layer->id, JSON_NODE_HOLDS_VALUE (said) ? json_node_get_string (said) : NULL,
                 value >= 0 ? tm_box_get_string (tm_table_get_box (table), value) : NULL);
}

static void
expect_layer (Said *self, JsonArray *said, const TmTable *table, guint grid, int owner, guint layer)
{
  TmBox *box = tm_table_get_box (table);
  const TmLayerSpec *spec = &tm_box_get_kit (box)->grids[grid].layers[layer];
  guint columns, rows;

  tm_box_get_grid_size (box, grid, &columns, &rows);
  expect_number (self, "rows", json_array_get_length (said), rows);
  for (guint row = 0; row < rows && self->difference == NULL; row++)
    {
      JsonArray *cells = json_array_get_array_element (said, row);

      expect_number (self, "columns", json_array_get_length (cells), columns);
      for (guint column = 0; column < columns && self->difference == NULL; column++)
        expect_cell (self, json_array_get_element (cells, column), table, spec,
                     tm_table_get_cell (table, grid, owner, layer, column, row));
    }
}

/* What is shared, or what belongs to a seat. */
static void
expect_things (Said *self, JsonObject *said, const TmTable *table, int owner)
{
  TmBox *box = tm_table_get_box (table);
  const TmKit *kit = tm_box_get_kit (box);
  TmScope scope = owner == TM_NO_SEAT ? TM_SHARED : TM_EACH_SEAT;
  JsonObject *counters = json_object_get_object_member (said, "counters");
  JsonObject *zones = json_object_get_object_member (said, "zones");
  JsonObject *grids = json_object_get_object_member (said, "grids");

  for (guint i = 0; i < kit->n_counters; i++)
    if (kit->counters[i].scope == scope)
      expect_number (self, kit->counters[i].id,
                     json_object_get_int_member (counters, kit->counters[i].id),
                     tm_table_get_slots (table)[tm_box_get_counter_slot (box, i, owner)]);
  for (guint i = 0; i < kit->n_zones; i++)
    if (kit->zones[i].scope == scope)
      expect_zone (self, json_object_get_array_member (zones, kit->zones[i].id), table,
                   tm_box_get_zone (box, i, owner));
  for (guint i = 0; i < kit->n_grids; i++)
    for (guint layer = 0; kit->grids[i].scope == scope && layer < kit->grids[i].n_layers; layer++)
      expect_layer (
          self,
          json_object_get_array_member (json_object_get_object_member (grids, kit->grids[i].id),
                                        kit->grids[i].layers[layer].id),
          table, i, owner, layer);
}

static void
expect_events (Said *self, JsonArray *said, const TmTable *table)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));
  guint n_events = tm_table_get_n_events (table);

  expect_number (self, "events", json_array_get_length (said), n_events);
  for (guint depth = 0; depth < n_events && self->difference == NULL; depth++)
    {
      JsonObject *event = json_array_get_object_element (said, depth);
      const gint32 *parts = tm_table_get_event (table, depth);
      const gint64 numbers[TM_EVENT_PARTS - 1] = { parts[1], parts[2], parts[3] };

      expect_word (self, "event", json_object_get_string_member (event, "event"),
                   kit->events[parts[0]].id);
      expect_numbers (self, "event", json_object_get_array_member (event, "parts"), numbers,
                      TM_EVENT_PARTS - 1);
    }
}

static void
expect_table (Said *self, JsonObject *said, const TmTable *table)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (table));
  JsonArray *seats = json_object_get_array_member (said, "seats");

  expect_word (self, "phase", json_object_get_string_member (said, "phase"),
               kit->phases[tm_table_get_phase (table)].id);
  expect_seats (self, "turn", json_object_get_array_member (said, "turn"),
                tm_table_get_turn (table));
  expect_things (self, said, table, TM_NO_SEAT);
  expect_number (self, "seats", json_array_get_length (seats), tm_table_get_n_seats (table));
  for (guint seat = 0; seat < tm_table_get_n_seats (table) && self->difference == NULL; seat++)
    expect_things (self, json_array_get_object_element (seats, seat), table, (int) seat);
  expect_events (self, json_object_get_array_member (said, "events"), table);
}

/* The scene */

static void
expect_node (Said *self, JsonObject *said, const TmScene *scene, guint index)
{
  const TmNode *node = tm_scene_get_node (scene, index);
  JsonArray *children = json_object_get_array_member (said, "children");
  guint n_children = 0;

  expect_word (self, "node", json_object_get_string_member (said, "kind"),
               tm_node_kind_get_id (node->kind));
  expect_text (self, said, "label", &node->label);
  expect_text (self, said, "detail", &node->detail);
  expect_number (self, "seat of a node", json_object_get_int_member (said, "seat"), node->seat);
  expect_number (self, "value of a node",
                 json_object_get_int_member_with_default (said, "value", G_MININT64),
                 node->has_value ? node->value : G_MININT64);
  for (guint child = node->first_child; child != 0 && self->difference == NULL;
       child = tm_scene_get_node (scene, child)->next)
    {
      if (n_children < json_array_get_length (children))
        expect_node (self, json_array_get_object_element (children, n_children), scene, child);
      n_children++;
    }
  if (self->difference == NULL)
    expect_number (self, "children of a node", json_array_get_length (children), n_children);
}

static void
expect_scene (Said *self, JsonObject *said, const TmTable *table)
{
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (TmScene) scene = NULL;

  tm_offers_collect (offers, table);
  scene = tm_scene_new (table, offers, TM_NO_SEAT);
  expect_node (self, said, scene, 0);
}

/* The result and the score */

static void
expect_result (Said *self, JsonObject *said)
{
  guint n_seats = tm_box_get_n_seats (tm_match_get_box (self->match));
  gint64 ranks[TM_MAX_SEATS], scores[TM_MAX_SEATS];
  TmResult result;

  tm_match_get_result (self->match, &result);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      ranks[seat] = result.ranks[seat];
      scores[seat] = result.scores[seat];
    }
  expect_seats (self, "winners", json_object_get_array_member (said, "winners"), result.winners);
  expect_numbers (self, "ranks", json_object_get_array_member (said, "ranks"), ranks, n_seats);
  expect_numbers (self, "scores", json_object_get_array_member (said, "scores"), scores, n_seats);
  expect_word (self, "by", json_object_get_string_member_with_default (said, "by", NULL),
               result.by);
  expect_text (self, said, "text", &result.sentence);
}

static void
expect_sheet (Said *self, JsonObject *said)
{
  g_autoptr (TmSheet) sheet = tm_sheet_new (self->match);
  JsonArray *rows = json_object_get_array_member (said, "rows");
  guint n_seats = tm_sheet_get_n_seats (sheet);

  expect_number (self, "rows of the sheet", json_array_get_length (rows),
                 tm_sheet_get_n_rows (sheet));
  expect_number (self, "milestones",
                 json_array_get_length (json_object_get_array_member (said, "milestones")),
                 tm_sheet_get_n_milestones (sheet));
  for (guint i = 0; i < tm_sheet_get_n_rows (sheet) && self->difference == NULL; i++)
    {
      JsonObject *row = json_array_get_object_element (rows, i);
      gint64 values[TM_MAX_SEATS];

      for (guint seat = 0; seat < n_seats; seat++)
        values[seat] = tm_sheet_get_row (sheet, i)->values[seat];
      expect_word (self, "row", json_object_get_string_member (row, "id"),
                   tm_sheet_get_row (sheet, i)->id);
      expect_numbers (self, "values of a row", json_object_get_array_member (row, "values"), values,
                      n_seats);
    }
}

/* The table and the scene may be those of an earlier line; the sheet and the result are those of now. */
static void
expect_standing (Said *self, const TmTable *table)
{
  JsonObject *said = json_node_get_object (self->root);

  expect_table (self, json_object_get_object_member (said, "table"), table);
  if (self->difference == NULL)
    expect_scene (self, json_object_get_object_member (said, "scene"), table);
  if (self->difference == NULL)
    expect_sheet (self, json_object_get_object_member (said, "sheet"));
  expect_result (self, json_object_get_object_member (said, "result"));
}

/* The journal */

static void
expect_params (Said *self, JsonObject *said, const TmMoveSpec *spec, const TmArgs *args)
{
  g_autoptr (GVariant) params = g_variant_ref_sink (
      tm_params_dup_variant (spec->params, spec->n_params, tm_match_get_box (self->match), args));
  g_autoptr (JsonNode) node = tm_json_new_from_variant (params);
  g_autofree char *text = json_to_string (node, FALSE);
  g_autofree char *said_text = json_to_string (json_object_get_member (said, "params"), FALSE);

  expect_word (self, "params", said_text, text);
}

static void
expect_line (Said *self, JsonObject *said, guint seq, gboolean hides_secrets)
{
  TmBox *box = tm_match_get_box (self->match);
  const TmMoveSpec *spec;
  TmEntry entry;
  TmMove move;

  tm_match_get_entry (self->match, seq, &entry);
  tm_match_get_move (self->match, seq, &move);
  spec = tm_game_get_move (tm_match_get_game (self->match), move.kind);
  for (guint param = 0; hides_secrets && param < spec->n_params; param++)
    if (tm_match_is_secret (self->match, seq, param))
      tm_args_unset (&move.args, param);
  expect_number (self, "seq", json_object_get_int_member (said, "seq"), seq);
  expect_word (self, "kind", json_object_get_string_member (said, "kind"), spec->id);
  expect_params (self, said, spec, &move.args);
  expect_word (self, "by", json_object_get_string_member (said, "by"),
               move.source == TM_SOURCE_APP ? "app" : "table");
  expect_number (self, "override", json_object_get_boolean_member (said, "override"),
                 move.is_override);
  expect_word (self, "note", json_object_get_string_member_with_default (said, "note", NULL),
               move.note >= 0 ? tm_box_get_string (box, move.note) : NULL);
  expect_text (self, said, "summary", &entry.summary);
}

static void
expect_state (Said *self, JsonObject *said, guint seq)
{
  TmEntry entry;

  tm_match_get_entry (self->match, seq, &entry);
  expect_number (self, "after", json_object_get_int_member (said, "after"), entry.previous);
  expect_number (self, "done", json_object_get_boolean_member (said, "done"), entry.is_done);
  expect_word (self, "grade", json_object_get_string_member (said, "grade"),
               tm_grade_get_id (entry.grade));
}

static void
expect_findings (Said *self, JsonObject *said, guint seq)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (self->match));
  JsonArray *list = json_object_get_array_member (said, "findings");
  const TmFinding *findings;
  guint n_findings;

  tm_match_explain (self->match, seq, resolution);
  findings = tm_resolution_get_findings (resolution, &n_findings);
  expect_number (self, "findings", json_array_get_length (list), n_findings);
  for (guint i = 0; i < n_findings && self->difference == NULL; i++)
    {
      JsonObject *finding = json_array_get_object_element (list, i);

      expect_word (self, "grade", json_object_get_string_member (finding, "grade"),
                   tm_grade_get_id (findings[i].grade));
      expect_word (self, "finding", json_object_get_string_member (finding, "id"), findings[i].id);
      expect_text (self, finding, "text", &findings[i].text);
    }
}

/* With the changes of the file the rules are not asked, and find nothing. */
typedef enum
{
  JOURNAL_PLAYED,
  JOURNAL_STORED,
  JOURNAL_KEPT,
} Journal;

static void
expect_journal (Said *self, const char *member, Journal journal)
{
  JsonArray *lines = json_object_get_array_member (json_node_get_object (self->root), member);
  guint n_entries = tm_match_get_n_entries (self->match);

  expect_number (self, "lines", json_array_get_length (lines), n_entries);
  for (guint seq = 1; seq <= n_entries && self->difference == NULL; seq++)
    {
      JsonObject *line = json_array_get_object_element (lines, seq - 1);

      expect_line (self, line, seq, journal == JOURNAL_KEPT);
      if (journal == JOURNAL_KEPT)
        expect_state (self, line, seq);
      if (journal == JOURNAL_PLAYED)
        expect_findings (self, line, seq);
      if (self->difference != NULL)
        {
          g_autofree char *what = self->difference;

          self->difference = g_strdup_printf ("line %u: %s", seq, what);
        }
    }
}

/* Running it */

static gboolean
run (Said *self, const char *const *words)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_auto (GStrv) env = g_environ_setenv (g_get_environ (), "LC_ALL", "C.UTF-8", TRUE);
  g_autofree char *output = NULL;
  g_autofree char *faults = NULL;
  g_autoptr (GError) error = NULL;
  int status = 0;

  env = g_environ_setenv (env, "LANGUAGE", "", TRUE);
  g_strv_builder_add (builder, g_getenv ("TABLEMATE_CLI"));
  for (guint i = 0; words[i] != NULL; i++)
    g_strv_builder_add (builder, words[i]);
  argv = g_strv_builder_end (builder);
  g_spawn_sync (NULL, argv, env, G_SPAWN_DEFAULT, NULL, NULL, &output, &faults, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, &error))
    differ (self, error->message, faults, "success");
  else if ((self->root = json_from_string (output, &error)) == NULL)
    differ (self, error->message, output, "JSON");
  return self->difference == NULL;
}

static void
expect_no_audit (Said *self)
{
  JsonObject *audit = json_object_get_object_member (json_node_get_object (self->root), "audit");

  expect_number (self, "audit: differing lines",
                 json_array_get_length (json_object_get_array_member (audit, "differing")), 0);
}

static char *
compare_replay (TmMatch *match, const char *path, gboolean is_audit)
{
  const char *const words[] = { "replay", path, "--json", is_audit ? "--audit" : NULL, NULL };
  g_auto (Said) said = { .match = match };

  if (!run (&said, words))
    return g_steal_pointer (&said.difference);
  expect_journal (&said, "moves", is_audit ? JOURNAL_STORED : JOURNAL_PLAYED);
  if (said.difference == NULL)
    expect_standing (&said, tm_match_get_table (match));
  if (said.difference == NULL && is_audit)
    expect_no_audit (&said);
  return g_steal_pointer (&said.difference);
}

/* A file of the match with its changes, played by the rules and by the changes. */
char *
through_cli_compare_file (TmMatch *match, const char *path)
{
  char *difference = compare_replay (match, path, TRUE);

  return difference != NULL ? difference : compare_replay (match, path, FALSE);
}

static char *
compare_history (TmMatch *match, const char *const *words, const TmTable *table)
{
  g_auto (Said) said = { .match = match };

  if (!run (&said, words))
    return g_steal_pointer (&said.difference);
  expect_journal (&said, "journal", JOURNAL_KEPT);
  if (said.difference == NULL)
    expect_standing (&said, table);
  return g_steal_pointer (&said.difference);
}

/* The match as an archive keeps it, now and after a line of the journal. */
char *
through_cli_compare_history (TmMatch *match, const char *database, const char *uuid, guint seq)
{
  g_autofree char *at = g_strdup_printf ("--at=%u", seq);
  const char *const words[] = { "history", "show", uuid, "--json", "--database", database, NULL };
  const char *const words_at[]
      = { "history", "show", uuid, "--json", "--database", database, at, NULL };
  g_autoptr (TmTable) table = tm_table_dup (tm_match_get_table (match));
  char *difference = compare_history (match, words, table);

  if (difference != NULL)
    return difference;
  tm_match_table_at (match, seq, table);
  return compare_history (match, words_at, table);
}
