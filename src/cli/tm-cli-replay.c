/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-luck.h"
#include "tm-cli-standing.h"
#include "tm-cli-text.h"

#include <glib/gi18n-lib.h>

#define NOT_GIVEN G_MININT64

/* A match file being played. */
typedef struct
{
  TmMatchFile *file;
  TmMatch *match;
  TmTable *table;
  gint64 at;
  gboolean go_on;
  gboolean with_reasons;
  gboolean is_audit;
  TmCliLuck luck;
  GArray *differing;
  JsonBuilder *builder;
  GString *text;
  guint n_refused;
  GError *refusal;
  GError *failure;
} Replay;

static void
replay_clear (Replay *self)
{
  g_clear_pointer (&self->table, tm_table_free);
  g_clear_object (&self->match);
  g_clear_pointer (&self->file, tm_match_file_free);
  g_clear_pointer (&self->differing, g_array_unref);
  g_clear_object (&self->builder);
  if (self->text != NULL)
    g_string_free (g_steal_pointer (&self->text), TRUE);
  g_clear_error (&self->refusal);
  g_clear_error (&self->failure);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Replay, replay_clear)

/* Steps */

/* What was just played; see TmMatchFileFunc. */
typedef struct
{
  guint index;
  guint seq;
  TmMatch *match;
  TmResolution *resolution;
  const GError *refusal;
} Played;

static const char *
get_kind_id (Replay *self, const Played *played)
{
  return json_object_get_string_member (tm_match_file_get_source (self->file, played->index),
                                        "kind");
}

static const TmFinding *
get_findings (const Played *played, guint *n_findings)
{
  *n_findings = 0;
  if (played->resolution == NULL)
    return NULL;
  return tm_resolution_get_findings (played->resolution, n_findings);
}

static char *
dup_summary (const Played *played)
{
  TmEntry entry;

  if (played->seq == 0 || !tm_match_get_entry (played->match, played->seq, &entry))
    return NULL;
  return tm_text_dup_string (&entry.summary, tm_match_get_box (played->match));
}

static void
add_move (Replay *self, const Played *played)
{
  TmBox *box = tm_match_get_box (played->match);
  TmStep step;
  const TmMoveSpec *spec;

  tm_match_file_get_move (self->file, played->index, &step);
  if (step.kind != TM_STEP_MOVE)
    return;
  /* What was drawn is in the journal, not in the file. */
  if (played->seq != 0)
    tm_match_get_move (played->match, played->seq, &step.move);
  spec = tm_game_get_move (tm_box_get_game (box), step.move.kind);
  tm_cli_json_variant (self->builder, "params",
                       tm_params_dup_variant (spec->params, spec->n_params, box, &step.move.args));
  tm_cli_json_string (self->builder, "by", step.move.source == TM_SOURCE_APP ? "app" : "table");
  tm_cli_json_flag (self->builder, "override", step.move.is_override);
  tm_cli_json_string (self->builder, "note",
                      step.move.note >= 0 ? tm_box_get_string (box, step.move.note) : NULL);
}

static void
add_step (Replay *self, const Played *played)
{
  TmBox *box = tm_match_get_box (played->match);
  g_autofree char *summary = dup_summary (played);
  guint n_findings;
  const TmFinding *findings = get_findings (played, &n_findings);

  json_builder_begin_object (self->builder);
  tm_cli_json_number (self->builder, "index", played->index);
  tm_cli_json_string (self->builder, "kind", get_kind_id (self, played));
  add_move (self, played);
  json_builder_set_member_name (self->builder, "seq");
  if (played->seq != 0)
    json_builder_add_int_value (self->builder, played->seq);
  else
    json_builder_add_null_value (self->builder);
  tm_cli_json_flag (self->builder, "refused", played->refusal != NULL);
  tm_cli_json_string (self->builder, "why",
                      played->refusal != NULL ? played->refusal->message : NULL);
  tm_cli_json_string (self->builder, "summary", summary);
  tm_cli_json_findings (self->builder, findings, n_findings, box);
  if (self->with_reasons && played->resolution != NULL)
    {
      guint n_reasons;
      const TmReason *reasons = tm_resolution_get_reasons (played->resolution, &n_reasons);
      tm_cli_json_reasons (self->builder, reasons, n_reasons, box);
    }
  json_builder_end_object (self->builder);
}

static void
append_step (Replay *self, const Played *played)
{
  TmBox *box = tm_match_get_box (played->match);
  g_autofree char *summary = dup_summary (played);
  const char *kind = get_kind_id (self, played);
  guint n_findings;
  const TmFinding *findings = get_findings (played, &n_findings);

  if (played->seq != 0)
    g_string_append_printf (self->text, "%5u  %s\n", played->seq,
                            summary != NULL && *summary != '\0' ? summary : kind);
  else if (played->refusal != NULL)
    g_string_append_printf (self->text, "%5s  %s: %s\n", "-", kind, _ ("refused"));
  else
    g_string_append_printf (self->text, "%5s  %s\n", "-", kind);
  for (guint i = 0; i < n_findings; i++)
    tm_cli_append_finding (self->text, &findings[i], box, "       ");
  if (self->with_reasons && played->resolution != NULL)
    {
      guint n_reasons;
      const TmReason *reasons = tm_resolution_get_reasons (played->resolution, &n_reasons);
      tm_cli_append_reasons (self->text, reasons, n_reasons, box, "       ");
    }
}

/* The rules said no, as opposed to: this cannot be read. */
static gboolean
is_answer (const GError *refusal)
{
  return refusal->domain == TM_MATCH_ERROR && refusal->code != TM_MATCH_ERROR_CHANGES;
}

static gboolean
played_cb (TmMatchFile *file,
           guint index,
           TmMatch *match,
           guint seq,
           TmResolution *resolution,
           const GError *refusal,
           gpointer user_data)
{
  Replay *self = user_data;
  const Played played = { index, seq, match, resolution, refusal };

  (void) file;
  if (self->at == 0)
    return FALSE;
  if (refusal != NULL && !is_answer (refusal))
    {
      self->failure = g_error_copy (refusal);
      return FALSE;
    }
  if (self->builder != NULL)
    add_step (self, &played);
  else
    append_step (self, &played);
  if (refusal != NULL)
    {
      self->n_refused++;
      if (self->refusal == NULL)
        self->refusal = g_error_copy (refusal);
      return self->go_on;
    }
  return self->at == NOT_GIVEN || tm_match_get_n_entries (match) < self->at;
}

/* The end */

static void
add_audit (Replay *self)
{
  json_builder_set_member_name (self->builder, "audit");
  if (!self->is_audit)
    {
      json_builder_add_null_value (self->builder);
      return;
    }
  json_builder_begin_object (self->builder);
  json_builder_set_member_name (self->builder, "differing");
  json_builder_begin_array (self->builder);
  for (guint i = 0; i < self->differing->len; i++)
    json_builder_add_int_value (self->builder, g_array_index (self->differing, guint, i));
  json_builder_end_array (self->builder);
  json_builder_end_object (self->builder);
}

static void
finish_json (Replay *self)
{
  json_builder_end_array (self->builder);
  tm_cli_json_number (self->builder, "refused", self->n_refused);
  tm_cli_json_number (self->builder, "at",
                      self->at != NOT_GIVEN ? self->at : tm_match_get_n_entries (self->match));
  tm_cli_json_standing (self->builder, self->match, self->table);
  tm_cli_json_luck (self->builder, self->match, &self->luck);
  add_audit (self);
  tm_cli_json_finish (g_steal_pointer (&self->builder));
}

static void
finish_text (Replay *self)
{
  g_print ("%s\n", self->text->str);
  tm_cli_print_standing (self->match, self->table);
  tm_cli_print_luck (self->match, &self->luck);
  for (guint i = 0; self->is_audit && i < self->differing->len; i++)
    {
      /* Translators: a line number of the journal */
      g_print (_ ("Line %u: today’s rules would change the table in another way."),
               g_array_index (self->differing, guint, i));
      g_print ("\n");
    }
}

static gboolean
check_audit (Replay *self, GError **error)
{
  if (!self->is_audit || self->differing->len == 0)
    return TRUE;
  g_set_error (
      error, TM_MATCH_ERROR, TM_MATCH_ERROR_ILLEGAL,
      ngettext ("today’s rules come to another result at %u line of the journal, first at %u",
                "today’s rules come to another result at %u lines of the journal, first at %u",
                self->differing->len),
      self->differing->len, g_array_index (self->differing, guint, 0));
  return FALSE;
}

static gboolean
check_refused (Replay *self, GError **error)
{
  if (self->refusal == NULL)
    return TRUE;
  if (self->n_refused == 1)
    g_propagate_error (error, g_steal_pointer (&self->refusal));
  else
    g_set_error (error, self->refusal->domain, self->refusal->code,
                 /* Translators: how many moves; the first of them and why it was refused */
                 ngettext ("%u move was refused, the first: %s",
                           "%u moves were refused, the first: %s", self->n_refused),
                 self->n_refused, self->refusal->message);
  return FALSE;
}

/* Playing */

static void
begin_json (Replay *self, const char *path)
{
  TmBox *box = tm_match_file_get_box (self->file);
  g_autofree char *name = g_filename_display_name (path);

  self->builder = tm_cli_json_begin ();
  tm_cli_json_string (self->builder, "game", tm_box_get_game (box)->id);
  tm_cli_json_string (self->builder, "file", name);
  json_builder_set_member_name (self->builder, "moves");
  json_builder_begin_array (self->builder);
}

static gboolean
play (Replay *self, GError **error)
{
  TmPlayFlags flags = TM_PLAY_GO_ON | TM_PLAY_REASONS;
  guint n_entries;

  if (self->is_audit && tm_match_file_has_changes (self->file))
    flags |= TM_PLAY_STORED;
  self->match = tm_match_file_play (self->file, flags, played_cb, self, error);
  if (self->failure != NULL)
    {
      g_clear_error (error);
      g_propagate_error (error, g_steal_pointer (&self->failure));
      return FALSE;
    }
  if (self->match == NULL)
    return FALSE;

  n_entries = tm_match_get_n_entries (self->match);
  if (self->at != NOT_GIVEN && self->refusal == NULL
      && !tm_cli_check_number ("--at", self->at, 0, n_entries, error))
    return FALSE;
  self->table = tm_table_dup (tm_match_get_table (self->match));
  if (self->at != NOT_GIVEN
      && !tm_match_table_at (self->match, MIN (self->at, n_entries), self->table))
    g_assert_not_reached ();
  if (self->is_audit)
    {
      self->differing = g_array_new (FALSE, FALSE, sizeof (guint));
      tm_match_audit (self->match, self->differing);
    }
  return TRUE;
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Replay) replay = { .at = NOT_GIVEN };
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&json),
    { "audit", 'a', 0, G_OPTION_ARG_NONE, &replay.is_audit,
      N_ ("Take the changes from the file and tell where today’s rules would differ"), NULL },
    { "at", 0, 0, G_OPTION_ARG_INT64, &replay.at,
      N_ ("Stop after this line of the journal; 0: before the first move"), N_ ("SEQ") },
    { "continue", 'c', 0, G_OPTION_ARG_NONE, &replay.go_on,
      N_ ("Go on after a move that is refused"), NULL },
    { "reasons", 'r', 0, G_OPTION_ARG_NONE, &replay.with_reasons,
      N_ ("Give the reasons for every move"), NULL },
    TM_CLI_ENTRIES_LUCK (&replay.luck),
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 1, 1, error)
      || (replay.at != NOT_GIVEN && !tm_cli_check_number ("--at", replay.at, 0, G_MAXINT32, error)))
    return TM_EXIT_INPUT;
  replay.file = tm_cli_load_match_file (rest[0], error);
  if (replay.file == NULL)
    return TM_EXIT_INPUT;

  if (json)
    begin_json (&replay, rest[0]);
  else
    replay.text = g_string_new (NULL);
  if (!play (&replay, error))
    return TM_EXIT_INPUT;
  if (json)
    finish_json (&replay);
  else
    finish_text (&replay);
  return check_refused (&replay, error) && check_audit (&replay, error) ? TM_EXIT_DONE : TM_EXIT_NO;
}

const TmCommand tm_command_replay
    = { "replay", N_ ("FILE"), N_ ("Plays a match file: findings, the table, the score"), run };
