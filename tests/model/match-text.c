/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "match-text.h"

/* Lines of the journal */

static void
append_text (GString *out, const char *before, const TmText *text, TmBox *box)
{
  g_autofree char *words = tm_text_dup_string (text, box);

  g_string_append_printf (out, "%s%s", before, words);
}

/* What the rules remark on a move; nothing if it is plainly legal. */
char *
match_text_dup_findings (const TmResolution *resolution)
{
  GString *out = g_string_new (NULL);
  guint n_findings;
  const TmFinding *findings = tm_resolution_get_findings (resolution, &n_findings);

  for (guint i = 0; i < n_findings; i++)
    {
      g_string_append_printf (out, " [%s %s %s %d=%d", tm_grade_get_id (findings[i].grade),
                              findings[i].id, findings[i].article, findings[i].option,
                              findings[i].reading);
      append_text (out, ": ", &findings[i].text,
                   tm_table_get_box (tm_resolution_get_table (resolution)));
      g_string_append_c (out, ']');
    }
  return g_string_free (out, FALSE);
}

/* All that a line tells, but whether it counts: that changes. With NULL the rules are asked for their findings
 * once more. */
char *
match_text_dup_line (TmMatch *match, guint seq, const char *findings)
{
  TmBox *box = tm_match_get_box (match);
  g_autoptr (TmResolution) resolution = tm_resolution_new (box);
  g_autoptr (GVariant) params = NULL;
  g_autofree char *params_text = NULL;
  g_autofree char *again = NULL;
  GString *out = g_string_new (NULL);
  const TmMoveSpec *spec;
  TmEntry entry;
  TmMove move;

  tm_match_get_entry (match, seq, &entry);
  tm_match_get_move (match, seq, &move);
  spec = tm_game_get_move (tm_match_get_game (match), move.kind);
  params
      = g_variant_ref_sink (tm_params_dup_variant (spec->params, spec->n_params, box, &move.args));
  params_text = g_variant_print (params, FALSE);
  if (findings == NULL)
    {
      tm_match_explain (match, seq, resolution);
      findings = again = match_text_dup_findings (resolution);
    }
  g_string_append_printf (out,
                          "%u after %u at %" G_GINT64_FORMAT ": %s %s by %d, drawn %x from %u, %s",
                          seq, entry.previous, entry.time, spec->id, params_text, move.source,
                          entry.drawn, entry.first_draw, tm_grade_get_id (entry.grade));
  if (move.is_override)
    g_string_append (out, ", overridden");
  if (move.note >= 0)
    g_string_append_printf (out, ", “%s”", tm_box_get_string (box, move.note));
  append_text (out, ": ", &entry.summary, box);
  g_string_append (out, findings);
  return g_string_free (out, FALSE);
}

/* Scenes */

static void
append_node (GString *out, const TmNode *node, guint index, TmBox *box)
{
  g_string_append_printf (out, "%u in %u: %s %s %s state %x seat %d", index, node->parent,
                          tm_node_kind_get_id (node->kind), tm_role_get_id (node->role),
                          node->symbol != NULL ? node->symbol : "-", node->state, node->seat);
  if (node->has_value)
    g_string_append_printf (out, " value %d", node->value);
  g_string_append_printf (out, " of %d to %d by %u slot %d piece %d offer %d%s option %d",
                          node->min, node->max, node->step, node->slot, node->piece, node->offer,
                          node->is_pickable ? " pickable" : "", node->option);
  if (node->edges != 0 || node->trail != 0)
    g_string_append_printf (out, " edges %x trail %x", node->edges, node->trail);
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (node->edge_offers[side] >= 0)
      g_string_append_printf (out, " %u offers %d", side, node->edge_offers[side]);
  append_text (out, " ", &node->label, box);
  append_text (out, " | ", &node->detail, box);
  g_string_append_c (out, '\n');
}

/* Everything that a viewer is shown, a node a line. */
char *
match_text_dup_scene (const TmTable *table, int viewer)
{
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (TmScene) scene = NULL;
  GString *out = g_string_new (NULL);

  tm_offers_collect (offers, table);
  scene = tm_scene_new (table, offers, viewer);
  for (guint i = 0; i < tm_scene_get_n_nodes (scene); i++)
    append_node (out, tm_scene_get_node (scene, i), i, tm_table_get_box (table));
  return g_string_free (out, FALSE);
}

/* The result and the score sheet */

static void
append_sheet (GString *out, TmMatch *match)
{
  g_autoptr (TmSheet) sheet = tm_sheet_new (match);
  guint n_milestones = tm_sheet_get_n_milestones (sheet);

  for (guint i = 0; i < n_milestones; i++)
    {
      append_text (out, "\n", tm_sheet_get_milestone_name (sheet, i), tm_match_get_box (match));
      g_string_append_printf (out, " at %u", tm_sheet_get_milestone_move (sheet, i));
    }
  for (guint row = 0; row < tm_sheet_get_n_rows (sheet); row++)
    {
      g_string_append_printf (out, "\n%s", tm_sheet_get_row (sheet, row)->id);
      for (guint seat = 0; seat < tm_sheet_get_n_seats (sheet); seat++)
        {
          g_string_append_printf (out, " %d", tm_sheet_get_row (sheet, row)->values[seat]);
          for (guint i = 0; i < n_milestones; i++)
            g_string_append_printf (out, ",%d", tm_sheet_get_milestone (sheet, i, row, seat));
        }
    }
}

char *
match_text_dup_standing (TmMatch *match)
{
  GString *out = g_string_new (NULL);
  TmResult result;

  tm_match_get_result (match, &result);
  g_string_append_printf (out, "ending %d how %d winners %x by %s", result.ending, result.how,
                          result.winners, result.by != NULL ? result.by : "-");
  append_text (out, ": ", &result.sentence, tm_match_get_box (match));
  for (guint seat = 0; seat < tm_box_get_n_seats (tm_match_get_box (match)); seat++)
    g_string_append_printf (out, "\nteam %u rank %u score %d", result.teams[seat],
                            result.ranks[seat], result.scores[seat]);
  append_sheet (out, match);
  return g_string_free (out, FALSE);
}

/* Comparing */

/* The first line that differs, as it is here and there; NULL: the texts are equal. */
char *
match_text_compare (const char *text, const char *other)
{
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) others = NULL;
  guint i = 0;

  if (g_str_equal (text, other))
    return NULL;
  lines = g_strsplit (text, "\n", -1);
  others = g_strsplit (other, "\n", -1);
  while (lines[i] != NULL && others[i] != NULL && g_str_equal (lines[i], others[i]))
    i++;
  return g_strdup_printf ("line %u:\n  %s\n  %s", i + 1, lines[i] != NULL ? lines[i] : "(ends)",
                          others[i] != NULL ? others[i] : "(ends)");
}

static gboolean
is_face (const TmBox *box, const TmSlot *slot)
{
  return slot->kind == TM_SLOT_PIECE_FACE
         && tm_box_get_kit (box)->pieces[tm_box_get_piece_kind (box, slot->index)].has_own_faces;
}

static gboolean
is_string (const TmBox *box, const TmSlot *slot)
{
  return slot->kind == TM_SLOT_CELL
         && tm_box_get_kit (box)->grids[slot->index].layers[slot->part].is_text;
}

/* What is given by words or as a list is compared with the other options. */
static gboolean
is_told_by_option (const TmBox *box, const TmSlot *slot)
{
  const TmParam *param;

  if (slot->kind != TM_SLOT_OPTION)
    return FALSE;
  param = &tm_box_get_game (box)->options[slot->index].param;
  return param->is_list || param->kind == TM_PARAM_TEXT;
}

static const char *
get_face_code (const TmBox *box, guint piece, gint32 face)
{
  const TmFace *found = tm_box_get_face (box, tm_box_get_piece_kind (box, piece), face);

  return found != NULL ? found->code : NULL;
}

static const char *
get_string (const TmBox *box, gint32 string)
{
  return string >= 0 ? tm_box_get_string (box, string) : NULL;
}

static gboolean
is_same (const TmBox *box, const TmBox *other_box, const TmSlot *slot, gint32 value, gint32 other)
{
  if (is_face (box, slot))
    return g_strcmp0 (get_face_code (box, slot->index, value),
                      get_face_code (other_box, slot->index, other))
           == 0;
  if (is_string (box, slot))
    return g_strcmp0 (get_string (box, value), get_string (other_box, other)) == 0;
  return value == other || is_told_by_option (box, slot);
}

/* The first number that does not mean the same on two tables of the same layout; NULL: there is none. */
char *
match_text_compare_tables (const TmTable *table, const TmTable *other)
{
  TmBox *box = tm_table_get_box (table);
  TmBox *other_box = tm_table_get_box (other);
  const gint32 *values = tm_table_get_slots (table);
  const gint32 *others = tm_table_get_slots (other);
  guint n_slots = tm_box_get_n_slots (box);

  if (n_slots != tm_box_get_n_slots (other_box))
    return g_strdup_printf ("%u numbers, not %u", n_slots, tm_box_get_n_slots (other_box));
  for (guint i = 0; i < n_slots; i++)
    {
      TmSlot slot;

      if (box == other_box && values[i] == others[i])
        continue;
      tm_box_describe_slot (box, i, &slot);
      if (box == other_box || !is_same (box, other_box, &slot, values[i], others[i]))
        return g_strdup_printf (
            "slot %u (kind %d, index %u, seat %d, part %u, cell %u): %d, not %d", i, slot.kind,
            slot.index, slot.seat, slot.part, slot.cell, values[i], others[i]);
    }
  return NULL;
}
