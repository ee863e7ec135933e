/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-archive.h"
#include "tm-cli-args.h"
#include "tm-cli-history.h"
#include "tm-cli-inquiry.h"
#include "tm-cli-json.h"
#include "tm-cli-text.h"
#include "tm-ruling-text.h"

#include <glib/gi18n-lib.h>

/* In which form the ruling is wanted, and whether it is to be saved. */
typedef struct
{
  gboolean json;
  gboolean as_text;
  gboolean is_save;
  char *note;
  char *database;
} Options;

static void
options_clear (Options *self)
{
  g_clear_pointer (&self->note, g_free);
  g_clear_pointer (&self->database, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, options_clear)

/* A question as it was asked; `saved` is the identifier under which the ruling was saved. */
typedef struct
{
  TmCliInquiry asked;
  char *saved;
} Inquiry;

static void
inquiry_clear (Inquiry *self)
{
  tm_cli_inquiry_clear (&self->asked);
  g_clear_pointer (&self->saved, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Inquiry, inquiry_clear)

/* Saving */

static gboolean
write_ruling (TmDatabase *database, gpointer ruling, GError **error)
{
  return tm_saved_ruling_write (database, ruling, error);
}

static gboolean
save (Inquiry *self, const Options *options, GError **error)
{
  g_autoptr (TmSavedRuling) ruling = tm_saved_ruling_new (self->asked.game, self->asked.question,
                                                          self->asked.ruling, &self->asked.args);

  ruling->uuid = g_uuid_string_random ();
  ruling->made = g_get_real_time ();
  if (options->note != NULL && *options->note != '\0')
    ruling->note = g_strdup (options->note);
  if (!tm_cli_archive_write (options->database, write_ruling, ruling, error))
    return FALSE;
  self->saved = g_strdup (ruling->uuid);
  return TRUE;
}

/* JSON */

static void
add_outcome (JsonBuilder *builder, const TmRuling *ruling)
{
  guint n_entries;
  const TmOutcome *outcome = tm_ruling_get_outcome (ruling, &n_entries);

  json_builder_set_member_name (builder, "outcome");
  json_builder_begin_object (builder);
  for (guint i = 0; i < n_entries; i++)
    tm_cli_json_variant (builder, outcome[i].id, outcome[i].value);
  json_builder_end_object (builder);
}

static void
add_undecided (JsonBuilder *builder, TmRuling *ruling)
{
  guint n_findings;
  const TmFinding *findings = tm_ruling_get_undecided (ruling, &n_findings);
  TmBox *box = tm_ruling_get_box (ruling);

  json_builder_set_member_name (builder, "undecided");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_findings; i++)
    {
      json_builder_begin_object (builder);
      tm_cli_json_text (builder, "text", &findings[i].text, box);
      tm_cli_json_string (builder, "rule", findings[i].article);
      tm_cli_json_readings (builder, &findings[i], box);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_distribution (JsonBuilder *builder, const TmRuling *ruling)
{
  guint n_items;
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);

  json_builder_set_member_name (builder, "distribution");
  if (n_items == 0)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_items; i++)
    {
      json_builder_begin_array (builder);
      if (items[i].id != NULL)
        json_builder_add_string_value (builder, items[i].id);
      else
        json_builder_add_int_value (builder, items[i].value);
      json_builder_add_string_value (builder, items[i].fraction);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (Inquiry *self, const Options *options)
{
  JsonBuilder *builder = tm_cli_json_begin ();
  TmBox *box = tm_ruling_get_box (self->asked.ruling);
  guint n_reasons, n_articles;
  const TmReason *reasons = tm_ruling_get_reasons (self->asked.ruling, &n_reasons);
  const char *const *articles = tm_ruling_get_articles (self->asked.ruling, &n_articles);

  tm_cli_json_string (builder, "game", self->asked.game->id);
  tm_cli_json_string (builder, "question", self->asked.game->questions[self->asked.question].id);
  tm_cli_json_variant (builder, "params",
                       tm_params_dup_variant (self->asked.params, self->asked.n_params, box,
                                              tm_ruling_get_args (self->asked.ruling)));
  add_outcome (builder, self->asked.ruling);
  tm_cli_json_reasons (builder, reasons, n_reasons, box);
  tm_cli_json_rules (builder, self->asked.game, articles, n_articles);
  add_undecided (builder, self->asked.ruling);
  add_distribution (builder, self->asked.ruling);
  if (options->is_save)
    tm_cli_json_string (builder, "saved", self->saved);
  tm_cli_json_finish (builder);
}

/* For people */

static void
print_outcome (const TmRuling *ruling)
{
  guint n_entries;
  const TmOutcome *outcome = tm_ruling_get_outcome (ruling, &n_entries);

  for (guint i = 0; i < n_entries; i++)
    {
      g_autofree char *value = tm_cli_dup_spelling (outcome[i].value);
      g_print ("  %s=%s\n", outcome[i].id, value);
    }
}

static void
print_undecided (TmRuling *ruling)
{
  guint n_findings;
  const TmFinding *findings = tm_ruling_get_undecided (ruling, &n_findings);
  TmBox *box = tm_ruling_get_box (ruling);
  g_autoptr (GString) text = g_string_new (NULL);

  if (n_findings == 0)
    return;
  tm_cli_print_heading (_ ("Not settled by the rulebook"));
  for (guint i = 0; i < n_findings; i++)
    {
      g_autofree char *words = tm_text_dup_string (&findings[i].text, box);

      g_string_append_printf (text, "  %s", words);
      tm_cli_append_article (text, tm_box_get_game (box), findings[i].article);
      tm_cli_append_readings (text, &findings[i], box, "    ");
    }
  g_print ("%s", text->str);
}

static void
print_distribution (const TmRuling *ruling)
{
  guint n_items;
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);
  g_autoptr (GArray) bars = g_array_new (FALSE, TRUE, sizeof (TmCliBar));

  if (n_items == 0)
    return;
  g_array_set_clear_func (bars, tm_cli_bar_clear);
  for (guint i = 0; i < n_items; i++)
    {
      TmCliBar bar = { tm_ruling_dup_chance_name (ruling, &items[i]), g_strdup (items[i].fraction),
                       items[i].probability };
      g_array_append_val (bars, bar);
    }
  tm_cli_print_heading (_ ("Odds"));
  tm_cli_print_bars ((const TmCliBar *) bars->data, bars->len);
}

static void
print_text (Inquiry *self)
{
  TmBox *box = tm_ruling_get_box (self->asked.ruling);
  g_autofree char *verdict = tm_text_dup_string (tm_ruling_get_verdict (self->asked.ruling), box);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_reasons;
  const TmReason *reasons = tm_ruling_get_reasons (self->asked.ruling, &n_reasons);

  g_print ("%s\n", verdict);
  print_outcome (self->asked.ruling);
  if (n_reasons > 0)
    tm_cli_print_heading (_ ("Why"));
  tm_cli_append_reasons (text, reasons, n_reasons, box, "  ");
  g_print ("%s", text->str);
  print_undecided (self->asked.ruling);
  print_distribution (self->asked.ruling);
}

static void
print_as_text (Inquiry *self)
{
  g_autofree char *text = tm_ruling_dup_as_text (self->asked.game, self->asked.question,
                                                 self->asked.ruling, &self->asked.args);

  g_print ("%s", text);
}

static void
print_ruling (Inquiry *self, const Options *options)
{
  if (options->json)
    {
      print_json (self, options);
      return;
    }
  if (options->as_text)
    print_as_text (self);
  else
    print_text (self);
  if (self->saved != NULL)
    {
      g_print ("\n");
      /* Translators: identifier of a ruling that was saved */
      g_print (_ ("Saved as %s"), self->saved);
      g_print ("\n");
    }
}

/* An option that means nothing without another would be overlooked in silence. */
static gboolean
check_options (const Options *options, GError **error)
{
  if (options->json && options->as_text)
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("--json and --text; accepted: one"));
  else if (options->note != NULL && !options->is_save)
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("--note; accepted: with --save"));
  else if (options->database != NULL && !options->is_save)
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("--database; accepted: with --save"));
  else
    return TRUE;
  return FALSE;
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Options) options = { 0 };
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&options.json),
    { "text", 0, 0, G_OPTION_ARG_NONE, &options.as_text,
      N_ ("Print the ruling as it would be sent to somebody"), NULL },
    { "save", 0, 0, G_OPTION_ARG_NONE, &options.is_save, N_ ("Save the ruling in the history"),
      NULL },
    { "note", 0, 0, G_OPTION_ARG_STRING, &options.note, N_ ("A note to the saved ruling"),
      N_ ("TEXT") },
    { "database", 'd', 0, G_OPTION_ARG_FILENAME, &options.database,
      N_ ("The archive to save in, instead of your own"), N_ ("FILE") },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;
  g_auto (Inquiry) inquiry = { 0 };
  gboolean is_done;

  if (!tm_cli_parse (self, entries, args, &rest, error) || !check_options (&options, error)
      || !tm_cli_check_count (self, rest, 2, G_MAXUINT, error))
    return TM_EXIT_INPUT;
  if (!tm_cli_inquiry_ask (&inquiry.asked, rest, error))
    return TM_EXIT_INPUT;

  /* A ruling that could not be saved is told all the same. */
  is_done = !options.is_save || save (&inquiry, &options, error);
  print_ruling (&inquiry, &options);
  return is_done ? TM_EXIT_DONE : TM_EXIT_FILE;
}

const TmCommand tm_command_judge = { "judge", N_ ("GAME QUESTION [name=value…]"),
                                     N_ ("Settles a question about the rules"), run };
