/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-file-private.h"

#include "config.h"

#include "tm-change-words.h"
#include "tm-store-file.h"

/* Members stand in the order in which a person would tell a match, and each move on a line of its
 * own: files can be read, searched and compared. */

static void
append_member (GString *out, const char *separator, const char *member)
{
  g_string_append_printf (out, "%s\"%s\": ", separator, member);
}

static void
append_variant (GString *out, GVariant *value)
{
  g_autoptr (GVariant) sunk = g_variant_ref_sink (value);
  g_autoptr (JsonNode) node = tm_json_new_from_variant (sunk);

  tm_json_append (out, node);
}

static void
append_time (GString *out, gint64 time)
{
  g_autofree char *text = tm_json_dup_time (time);

  tm_json_append_string (out, text != NULL ? text : "1970-01-01T00:00:00.000000Z");
}

static void
append_draw (GString *out, const TmMoveSpec *spec, const TmEntry *entry)
{
  const char *separator = "";

  g_string_append_printf (out, ", \"draw\": {\"first\": %u, \"params\": [", entry->first_draw);
  for (guint i = 0; i < spec->n_params; i++)
    if (entry->drawn & 1u << i)
      {
        g_string_append (out, separator);
        tm_json_append_string (out, spec->params[i].id);
        separator = ", ";
      }
  g_string_append (out, "]}");
}

static void
append_changes (GString *out, TmMatch *match, guint seq)
{
  guint n_changes;
  const TmChange *changes = tm_match_get_changes (match, seq, &n_changes);

  g_string_append (out, ", \"changes\": [");
  for (guint i = 0; i < n_changes; i++)
    {
      g_string_append (out, i > 0 ? ", " : "");
      tm_change_words_append (out, tm_match_get_box (match), &changes[i]);
    }
  g_string_append_c (out, ']');
}

static void
append_journal_members (GString *out, const TmMoveSpec *spec, const TmEntry *entry)
{
  g_string_append_printf (out, "\"seq\": %u, ", entry->seq);
  if (entry->previous + 1 != entry->seq)
    g_string_append_printf (out, "\"after\": %u, ", entry->previous);
  append_member (out, "", "time");
  append_time (out, entry->time);
  g_string_append_printf (out, ", \"state\": \"%s\"", entry->is_done ? "done" : "undone");
  if (entry->grade != TM_GRADE_NOTE)
    g_string_append_printf (out, ", \"grade\": \"%s\"", tm_grade_get_id (entry->grade));
  if (entry->drawn != 0)
    append_draw (out, spec, entry);
  g_string_append (out, ", ");
}

static void
append_move (GString *out, TmMatch *match, const TmEntry *entry, TmWriteFlags flags)
{
  TmBox *box = tm_match_get_box (match);
  const TmMoveSpec *spec;
  TmMove move;

  tm_match_get_move (match, entry->seq, &move);
  spec = tm_game_get_move (tm_match_get_game (match), move.kind);

  g_string_append_c (out, '{');
  if (flags & TM_WRITE_JOURNAL)
    append_journal_members (out, spec, entry);
  append_member (out, "", "kind");
  tm_json_append_string (out, spec->id);
  append_member (out, ", ", "params");
  append_variant (out, tm_params_dup_variant (spec->params, spec->n_params, box, &move.args));
  g_string_append_printf (out, ", \"by\": \"%s\"", move.source == TM_SOURCE_APP ? "app" : "table");
  if (move.is_override)
    g_string_append (out, ", \"override\": true");
  if (move.note >= 0)
    {
      append_member (out, ", ", "note");
      tm_json_append_string (out, tm_box_get_string (box, move.note));
    }
  if (flags & TM_WRITE_CHANGES)
    append_changes (out, match, entry->seq);
  g_string_append_c (out, '}');
}

static void
append_moves (GString *out, TmMatch *match, TmWriteFlags flags)
{
  const char *separator = "\n    ";

  append_member (out, ",\n  ", "moves");
  g_string_append_c (out, '[');
  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      TmEntry entry;

      tm_match_get_entry (match, seq, &entry);
      if (!entry.is_done && !(flags & TM_WRITE_JOURNAL))
        continue;
      g_string_append (out, separator);
      append_move (out, match, &entry, flags);
      separator = ",\n    ";
    }
  g_string_append (out, "\n  ]");
}

static void
append_seats (GString *out, TmBox *box)
{
  g_autoptr (TmBox) plain = tm_box_new (tm_box_get_game (box), tm_box_get_n_seats (box), NULL);

  append_member (out, ",\n  ", "seats");
  g_string_append_c (out, '[');
  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, seat);
      g_autofree char *nobody = tm_box_dup_seat_name (plain, seat);

      g_string_append (out, seat > 0 ? ", {" : "{");
      if (!g_str_equal (name, nobody))
        {
          append_member (out, "", "name");
          tm_json_append_string (out, name);
        }
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static void
append_seal (GString *out, TmMatch *match, gboolean with_seed)
{
  const TmRandom *random = tm_match_get_random (match);
  const char *entropy = tm_match_get_entropy (match);
  g_autofree char *seal = NULL;

  if (random == NULL || !tm_random_is_sealed (random))
    return;
  seal = tm_random_dup_seal (random);
  g_string_append_printf (out, ",\n  \"seal\": {\"hash\": \"%s\", \"entropy\": ", seal);
  tm_json_append_string (out, entropy != NULL ? entropy : "");
  if (with_seed)
    {
      g_autofree char *seed = tm_random_dup_seed_hex (random);
      g_string_append_printf (out, ", \"seed\": \"%s\"", seed);
    }
  g_string_append_c (out, '}');
}

static void
append_numbers (GString *out, const char *member, const gint32 *numbers, guint n_numbers)
{
  append_member (out, ", ", member);
  for (guint i = 0; i < n_numbers; i++)
    g_string_append_printf (out, i > 0 ? ", %d" : "[%d", numbers[i]);
  g_string_append_c (out, ']');
}

static void
append_result (GString *out, TmMatch *match, const TmResult *result)
{
  guint n_seats = tm_box_get_n_seats (tm_match_get_box (match));
  gint32 ranks[TM_MAX_SEATS];
  const char *separator = "";

  g_string_append (out, ",\n  \"result\": {\"winners\": [");
  for (guint seat = 0; seat < n_seats; seat++)
    {
      ranks[seat] = (gint32) result->ranks[seat];
      if (result->winners & 1u << seat)
        {
          g_string_append_printf (out, "%s%u", separator, seat);
          separator = ", ";
        }
    }
  g_string_append_c (out, ']');
  append_numbers (out, "ranks", ranks, n_seats);
  append_numbers (out, "scores", result->scores, n_seats);
  if (result->by != NULL)
    {
      append_member (out, ", ", "by");
      tm_json_append_string (out, result->by);
    }
  g_string_append_c (out, '}');
}

/**
 * tm_match_file_dup_text:
 * @match: a match
 * @id: (nullable): the identifier under which the archive knows it
 * @flags: how much to tell
 *
 * Writes a match in the format of match files.
 *
 * The seed of a sealed match is told only when the match is over.
 *
 * Returns: (transfer full): the text, UTF-8
 */
char *
tm_match_file_dup_text (TmMatch *match, const char *id, TmWriteFlags flags)
{
  GString *out = g_string_new ("{\n  \"format\": \"tablemate-match\",\n  \"version\": 1");
  TmResult result = { 0 };
  gboolean is_over;

  g_return_val_if_fail (TM_IS_MATCH (match), NULL);

  if (flags & TM_WRITE_CHANGES)
    flags |= TM_WRITE_JOURNAL;
  tm_match_get_result (match, &result);
  is_over = result.ending != TM_ENDING_OPEN;

  append_member (out, ",\n  ", "game");
  tm_json_append_string (out, tm_match_get_game (match)->id);
  if (id != NULL)
    {
      append_member (out, ",\n  ", "id");
      tm_json_append_string (out, id);
    }
  append_member (out, ",\n  ", "options");
  append_variant (out, tm_box_dup_options (tm_match_get_box (match)));
  append_seats (out, tm_match_get_box (match));
  append_seal (out, match, is_over || flags & TM_WRITE_SEED);
  if (is_over)
    append_result (out, match, &result);
  append_moves (out, match, flags);
  g_string_append (out, "\n}\n");
  return g_string_free (out, FALSE);
}

/**
 * tm_match_file_write:
 * @match: a match
 * @id: (nullable): the identifier under which the archive knows it
 * @path: (type filename): the file; replaced as a whole or not at all
 * @flags: how much to tell
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a match into a file, durably.
 *
 * Returns: %FALSE if it could not be written; a file that was there before is as it was
 */
gboolean
tm_match_file_write (
    TmMatch *match, const char *id, const char *path, TmWriteFlags flags, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (TM_IS_MATCH (match), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  text = tm_match_file_dup_text (match, id, flags);
  return tm_store_write_file (path, text, -1, error);
}
