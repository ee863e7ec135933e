/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-json.h"

#include "tm-json.h"

#include <stdio.h>

/**
 * tm_cli_json_begin:
 *
 * Begins a document, which is an object.
 *
 * Returns: (transfer full): a builder inside the object
 */
JsonBuilder *
tm_cli_json_begin (void)
{
  return json_builder_begin_object (json_builder_new ());
}

/**
 * tm_cli_json_finish:
 * @builder: (transfer full): a builder inside the outermost object
 *
 * Ends the document and prints it to the standard output, in UTF-8 whatever the locale is.
 */
void
tm_cli_json_finish (JsonBuilder *builder)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  json_generator_set_pretty (generator, TRUE);
  json_generator_set_root (generator, root);
  text = json_generator_to_data (generator, NULL);
  fputs (text, stdout);
  fputc ('\n', stdout);
  g_object_unref (builder);
}

void
tm_cli_json_flag (JsonBuilder *builder, const char *member, gboolean value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_boolean_value (builder, value);
}

void
tm_cli_json_number (JsonBuilder *builder, const char *member, gint64 value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_int_value (builder, value);
}

void
tm_cli_json_real (JsonBuilder *builder, const char *member, double value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_double_value (builder, value);
}

/**
 * tm_cli_json_string:
 * @builder: a builder inside an object
 * @member: the member
 * @value: (nullable): the string
 *
 * Adds a string, or null.
 */
void
tm_cli_json_string (JsonBuilder *builder, const char *member, const char *value)
{
  json_builder_set_member_name (builder, member);
  if (value != NULL)
    json_builder_add_string_value (builder, value);
  else
    json_builder_add_null_value (builder);
}

/**
 * tm_cli_json_word:
 * @builder: a builder inside an object
 * @member: the member
 * @word: (nullable): an `N_()` string
 *
 * Adds a word of a game in the reader's language, or null.
 */
void
tm_cli_json_word (JsonBuilder *builder, const char *member, const char *word)
{
  tm_cli_json_string (builder, member, word != NULL ? tm_word_get (word) : NULL);
}

void
tm_cli_json_text (JsonBuilder *builder, const char *member, const TmText *text, const TmBox *box)
{
  g_autofree char *words = tm_text_dup_string (text, box);

  tm_cli_json_string (builder, member, words);
}

/**
 * tm_cli_json_seats:
 * @builder: a builder inside an object
 * @member: the member
 * @seats: a set of seats
 *
 * Adds a set of seats as an ascending list of their numbers.
 */
void
tm_cli_json_seats (JsonBuilder *builder, const char *member, guint32 seats)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    if (seats & 1u << seat)
      json_builder_add_int_value (builder, seat);
  json_builder_end_array (builder);
}

/**
 * tm_cli_json_variant:
 * @builder: a builder inside an object
 * @member: the member
 * @value: (nullable): a value of the engine; a floating one is consumed
 *
 * Adds a value, or null.
 */
void
tm_cli_json_variant (JsonBuilder *builder, const char *member, GVariant *value)
{
  json_builder_set_member_name (builder, member);
  if (value == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  g_variant_ref_sink (value);
  json_builder_add_value (builder, tm_json_new_from_variant (value));
  g_variant_unref (value);
}

/**
 * tm_cli_dup_param_value:
 * @param: a parameter or an option that is no list
 * @box: the box
 * @value: its value
 *
 * Gives a value as files spell it.
 *
 * Returns: (transfer floating): the value
 */
GVariant *
tm_cli_dup_param_value (const TmParam *param, const TmBox *box, gint32 value)
{
  TmArgs args;

  tm_args_init (&args);
  tm_args_set (&args, 0, value);
  return tm_param_dup_variant (param, box, &args, 0);
}

/* Reasoning */

void
tm_cli_json_reasons (JsonBuilder *builder,
                     const TmReason *reasons,
                     guint n_reasons,
                     const TmBox *box)
{
  json_builder_set_member_name (builder, "reasons");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_reasons; i++)
    {
      json_builder_begin_object (builder);
      tm_cli_json_text (builder, "text", &reasons[i].text, box);
      tm_cli_json_string (builder, "rule", reasons[i].article);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* The value of an option with named values that holds unless somebody chooses another. */
static gint32
get_standard (const TmParam *param)
{
  if (param->kind == TM_PARAM_FLAG)
    return g_strcmp0 (param->standard, "yes") == 0;
  return tm_words_find (param->words, param->n_words, param->standard);
}

/**
 * tm_cli_json_readings:
 * @builder: a builder inside an object
 * @finding: an undecided finding
 * @box: the box
 *
 * Adds the members `default`, the value of the option that holds unless somebody chooses another,
 * and `alternatives`, its other values.
 */
void
tm_cli_json_readings (JsonBuilder *builder, const TmFinding *finding, const TmBox *box)
{
  const TmParam *param = &tm_box_get_game (box)->options[finding->option].param;
  guint n_values = param->kind == TM_PARAM_FLAG ? 2 : param->n_words;
  gint32 standard = get_standard (param);

  tm_cli_json_variant (builder, "default", tm_cli_dup_param_value (param, box, standard));
  json_builder_set_member_name (builder, "alternatives");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_values; i++)
    if ((gint32) i != standard)
      {
        g_autoptr (GVariant) value = tm_cli_dup_param_value (param, box, i);
        json_builder_add_value (builder, tm_json_new_from_variant (value));
      }
  json_builder_end_array (builder);
}

void
tm_cli_json_findings (JsonBuilder *builder,
                      const TmFinding *findings,
                      guint n_findings,
                      const TmBox *box)
{
  json_builder_set_member_name (builder, "findings");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_findings; i++)
    {
      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "grade", tm_grade_get_id (findings[i].grade));
      tm_cli_json_string (builder, "id", findings[i].id);
      tm_cli_json_text (builder, "text", &findings[i].text, box);
      tm_cli_json_string (builder, "rule", findings[i].article);
      if (findings[i].grade == TM_GRADE_UNDECIDED && findings[i].option >= 0)
        tm_cli_json_readings (builder, &findings[i], box);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
tm_cli_json_rules (JsonBuilder *builder,
                   const TmGame *game,
                   const char *const *articles,
                   guint n_articles)
{
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_articles; i++)
    {
      const TmArticle *article = tm_rulebook_find (game, articles[i]);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "id", articles[i]);
      tm_cli_json_word (builder, "title", article != NULL ? article->title : NULL);
      tm_cli_json_word (builder, "cite", article != NULL ? article->cite : NULL);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Results */

static const char *
get_ending_id (TmEnding ending)
{
  switch (ending)
    {
    case TM_ENDING_WON:
      return "won";
    case TM_ENDING_NOBODY:
      return "nobody";
    case TM_ENDING_OPEN:
    default:
      return "open";
    }
}

void
tm_cli_json_result (JsonBuilder *builder, const TmResult *result, const TmBox *box)
{
  guint n_seats = tm_box_get_n_seats (box);

  json_builder_set_member_name (builder, "result");
  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "ending", get_ending_id (result->ending));
  tm_cli_json_seats (builder, "winners", result->winners);
  json_builder_set_member_name (builder, "ranks");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < n_seats; seat++)
    json_builder_add_int_value (builder, result->ranks[seat]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "scores");
  json_builder_begin_array (builder);
  for (guint seat = 0; seat < n_seats; seat++)
    json_builder_add_int_value (builder, result->scores[seat]);
  json_builder_end_array (builder);
  tm_cli_json_string (builder, "by", result->by);
  tm_cli_json_text (builder, "text", &result->sentence, box);
  json_builder_end_object (builder);
}
