/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-luck.h"

#include "config.h"

#include "tm-cli-text.h"
#include "tm-luck.h"

#include <glib/gi18n-lib.h>

#define BAR_WIDTH 40

/* JSON */

static void
add_more (JsonBuilder *builder, guint n_more)
{
  json_builder_set_member_name (builder, "more");
  if (n_more == TM_LUCK_NEVER)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, n_more);
}

/* The faces that a match has added to its box are known only there. */
static const char *
get_face_code (const TmBox *box, const TmLuck *luck, guint die, guint index)
{
  guint kind = tm_luck_get_die (luck, die)->piece_kind;
  guint side = tm_luck_get_side (luck, die, index);
  const TmPieceSpec *spec = &tm_luck_get_game (luck)->kit->pieces[kind];

  return box != NULL ? tm_box_get_face (box, kind, (gint32) side)->code : spec->faces[side].id;
}

static void
add_face (JsonBuilder *builder, const TmBox *box, const TmLuck *luck, guint die, guint index)
{
  const TmLuckFace *face = tm_luck_get_face (luck, die, index);

  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "face", get_face_code (box, luck, die, index));
  tm_cli_json_string (builder, "name", tm_luck_get_face_name (luck, die, index));
  tm_cli_json_number (builder, "count", face->count);
  tm_cli_json_real (builder, "chance", face->chance);
  tm_cli_json_real (builder, "expected", face->expected);
  tm_cli_json_real (builder, "low", face->low);
  tm_cli_json_real (builder, "high", face->high);
  tm_cli_json_flag (builder, "excludes_chance", face->excludes_chance);
  add_more (builder, face->n_more);
  json_builder_end_object (builder);
}

/* The chance that all faces have; null where they have different ones. */
static void
add_common_chance (JsonBuilder *builder, const TmLuck *luck, guint die)
{
  const TmLuckFace *first = tm_luck_get_face (luck, die, 0);

  for (guint i = 1; i < tm_luck_get_die (luck, die)->n_faces; i++)
    if (tm_luck_get_face (luck, die, i)->n_sides != first->n_sides)
      {
        json_builder_set_member_name (builder, "chance");
        json_builder_add_null_value (builder);
        return;
      }
  tm_cli_json_real (builder, "chance", first->chance);
}

static void
add_die (JsonBuilder *builder,
         const TmBox *box,
         const TmLuck *luck,
         guint index,
         const char *const *names)
{
  const TmLuckDie *die = tm_luck_get_die (luck, index);
  const TmPieceSpec *spec = &tm_luck_get_game (luck)->kit->pieces[die->piece_kind];
  TmText verdict = tm_luck_describe (luck, index);

  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "piece", spec->id);
  tm_cli_json_word (builder, "name", spec->name);
  tm_cli_json_string (builder, "by", tm_source_words[die->source].id);
  json_builder_set_member_name (builder, "seat");
  if (die->seat == TM_NO_SEAT)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, die->seat);
  if (names != NULL)
    tm_cli_json_string (builder, "player", die->seat != TM_NO_SEAT ? names[die->seat] : NULL);
  tm_cli_json_number (builder, "rolls", die->n_rolls);
  add_common_chance (builder, luck, index);
  json_builder_set_member_name (builder, "faces");
  json_builder_begin_array (builder);
  for (guint face = 0; face < die->n_faces; face++)
    add_face (builder, box, luck, index, face);
  json_builder_end_array (builder);
  tm_cli_json_flag (builder, "excludes_chance", die->excludes_chance);
  add_more (builder, die->n_more);
  tm_cli_json_text (builder, "text", &verdict, box);
  json_builder_end_object (builder);
}

static void
add_luck (JsonBuilder *builder, const TmBox *box, const TmLuck *luck, const char *const *names)
{
  json_builder_set_member_name (builder, "luck");
  if (luck == NULL)
    {
      json_builder_add_null_value (builder);
      return;
    }
  json_builder_begin_object (builder);
  tm_cli_json_real (builder, "confidence", TM_LUCK_CONFIDENCE);
  tm_cli_json_number (builder, "looks", tm_luck_get_n_looks (luck));
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_array (builder);
  for (guint die = 0; die < tm_luck_get_n_dice (luck); die++)
    add_die (builder, box, luck, die, names);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/**
 * tm_cli_json_luck:
 * @builder: a builder inside an object
 * @match: a match
 * @asked: what was asked
 *
 * Adds the member `luck`: how often each face of the dice came up, and the interval of its chance;
 * null if it is not wanted.
 */
void
tm_cli_json_luck (JsonBuilder *builder, TmMatch *match, const TmCliLuck *asked)
{
  g_autoptr (TmLuck) luck = NULL;

  if (asked->is_wanted || asked->by_seat)
    luck = tm_luck_new (match, asked->by_seat);
  add_luck (builder, tm_match_get_box (match), luck, NULL);
}

/**
 * tm_cli_json_luck_of_many:
 * @builder: a builder inside an object
 * @luck: (nullable): the luck of many matches; %NULL: not wanted
 * @names: (array): names of those whose dice are told apart
 *
 * Adds the member `luck` as tm_cli_json_luck() does.
 */
void
tm_cli_json_luck_of_many (JsonBuilder *builder, const TmLuck *luck, const char *const *names)
{
  add_luck (builder, NULL, luck, names);
}

/* For people */

/* The interval from nothing to certainty, with a mark where the chance of a fair die is. */
static char *
dup_range (const TmLuckFace *face)
{
  gboolean has_lines = g_get_charset (NULL);
  GString *bar = g_string_new (NULL);
  guint mark = (guint) (face->chance * (BAR_WIDTH - 1) + 0.5);

  for (guint i = 0; i < BAR_WIDTH; i++)
    {
      gboolean is_inside
          = i + 0.5 >= face->low * (BAR_WIDTH - 1) && i <= face->high * (BAR_WIDTH - 1) + 0.5;

      if (i == mark)
        g_string_append (bar, is_inside ? (has_lines ? "┿" : "+") : (has_lines ? "│" : "|"));
      else if (is_inside)
        g_string_append (bar, has_lines ? "━" : "=");
      else
        g_string_append (bar, has_lines ? "·" : ".");
    }
  return g_string_free (bar, FALSE);
}

static guint
measure_faces (const TmLuck *luck, guint index)
{
  const TmLuckDie *die = tm_luck_get_die (luck, index);
  guint width = 0;

  for (guint face = 0; face < die->n_faces; face++)
    width = MAX (width, (guint) g_utf8_strlen (tm_luck_get_face_name (luck, index, face), -1));
  return width;
}

static void
print_head (const TmBox *box, const TmLuck *luck, const TmLuckDie *die, const char *const *names)
{
  const char *name = tm_word_get (tm_luck_get_game (luck)->kit->pieces[die->piece_kind].name);
  const char *source = tm_word_get (tm_source_words[die->source].name);
  g_autofree char *seat = NULL;

  if (die->seat != TM_NO_SEAT)
    {
      seat = names != NULL ? g_strdup (names[die->seat]) : tm_box_dup_seat_name (box, die->seat);
      /* Translators: a kind of dice; “in the app” or “on the table”; whose turn it was */
      g_print (_ ("  %s, %s, %s"), name, source, seat);
    }
  else
    /* Translators: a kind of dice; “in the app” or “on the table” */
    g_print (_ ("  %s, %s"), name, source);
  g_print ("\n");
}

static void
print_sentence (const TmText *text, const TmBox *box)
{
  g_autofree char *words = tm_text_is_empty (text) ? NULL : tm_text_dup_string (text, box);

  if (words != NULL)
    g_print ("  %s\n", words);
}

static void
print_die (const TmBox *box, const TmLuck *luck, guint index, const char *const *names)
{
  const TmLuckDie *die = tm_luck_get_die (luck, index);
  TmText verdict = tm_luck_describe (luck, index);
  TmText outlook = tm_luck_describe_outlook (luck, index);
  guint width = measure_faces (luck, index);

  print_head (box, luck, die, names);
  for (guint i = 0; i < die->n_faces; i++)
    {
      const TmLuckFace *face = tm_luck_get_face (luck, index, i);
      g_autofree char *name = tm_cli_pad (tm_luck_get_face_name (luck, index, i), width, FALSE);
      g_autofree char *range = dup_range (face);
      /* Translators: a face came up so often; so often it does on the average; the smallest and the
       * largest chance that fit, in percent */
      g_autofree char *numbers
          = g_strdup_printf (_ ("%4u (%5.1f expected)  %5.1f–%5.1f %%"), face->count,
                             face->expected, face->low * 100, face->high * 100);

      g_print ("  %s %s  %s  %s\n", face->excludes_chance ? "!" : " ", name, numbers, range);
    }
  print_sentence (&verdict, box);
  print_sentence (&outlook, box);
}

static void
print_luck (const TmBox *box, const TmLuck *luck, const char *const *names)
{
  tm_cli_print_heading (_ ("Luck of the dice"));
  if (tm_luck_get_n_dice (luck) == 0)
    g_print ("  %s\n", _ ("No dice were rolled."));
  for (guint die = 0; die < tm_luck_get_n_dice (luck); die++)
    {
      if (die > 0)
        g_print ("\n");
      print_die (box, luck, die, names);
    }
}

/**
 * tm_cli_print_luck:
 * @match: a match
 * @asked: what was asked
 *
 * Prints how often each face of the dice came up, with the range in which its chance lies, and what
 * is to be made of it.
 */
void
tm_cli_print_luck (TmMatch *match, const TmCliLuck *asked)
{
  g_autoptr (TmLuck) luck = NULL;

  if (!asked->is_wanted && !asked->by_seat)
    return;
  luck = tm_luck_new (match, asked->by_seat);
  print_luck (tm_match_get_box (match), luck, NULL);
}

/**
 * tm_cli_print_luck_of_many:
 * @luck: the luck of many matches
 * @names: (array): names of those whose dice are told apart
 *
 * Prints what tm_cli_print_luck() does.
 */
void
tm_cli_print_luck_of_many (const TmLuck *luck, const char *const *names)
{
  print_luck (NULL, luck, names);
}
