/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-sheet.h"

#include "config.h"

#include "tm-cli-text.h"

#include <glib/gi18n-lib.h>

/* JSON */

static void
add_rows (JsonBuilder *builder, const TmSheet *sheet)
{
  json_builder_set_member_name (builder, "rows");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tm_sheet_get_n_rows (sheet); i++)
    {
      const TmSheetRow *row = tm_sheet_get_row (sheet, i);

      json_builder_begin_object (builder);
      tm_cli_json_string (builder, "id", row->id);
      tm_cli_json_word (builder, "name", row->name);
      tm_cli_json_flag (builder, "total", row->is_total);
      json_builder_set_member_name (builder, "values");
      json_builder_begin_array (builder);
      for (guint seat = 0; seat < tm_sheet_get_n_seats (sheet); seat++)
        json_builder_add_int_value (builder, row->values[seat]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_milestone (JsonBuilder *builder, const TmSheet *sheet, guint milestone, const TmBox *box)
{
  json_builder_begin_object (builder);
  tm_cli_json_text (builder, "name", tm_sheet_get_milestone_name (sheet, milestone), box);
  json_builder_set_member_name (builder, "values");
  json_builder_begin_object (builder);
  for (guint i = 0; i < tm_sheet_get_n_rows (sheet); i++)
    {
      json_builder_set_member_name (builder, tm_sheet_get_row (sheet, i)->id);
      json_builder_begin_array (builder);
      for (guint seat = 0; seat < tm_sheet_get_n_seats (sheet); seat++)
        json_builder_add_int_value (builder, tm_sheet_get_milestone (sheet, milestone, i, seat));
      json_builder_end_array (builder);
    }
  json_builder_end_object (builder);
  json_builder_end_object (builder);
}

/**
 * tm_cli_json_sheet:
 * @builder: a builder inside an object
 * @match: a match
 * @box: its box
 *
 * Adds the member `sheet`: every row with one number for each seat, now and at each milestone.
 */
void
tm_cli_json_sheet (JsonBuilder *builder, TmMatch *match, const TmBox *box)
{
  g_autoptr (TmSheet) sheet = tm_sheet_new (match);

  json_builder_set_member_name (builder, "sheet");
  json_builder_begin_object (builder);
  add_rows (builder, sheet);
  json_builder_set_member_name (builder, "milestones");
  json_builder_begin_array (builder);
  for (guint i = 0; i < tm_sheet_get_n_milestones (sheet); i++)
    add_milestone (builder, sheet, i, box);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

/* For people */

static guint
measure_names (const TmSheet *sheet)
{
  guint width = 0;

  for (guint i = 0; i < tm_sheet_get_n_rows (sheet); i++)
    width = MAX (width, g_utf8_strlen (tm_word_get (tm_sheet_get_row (sheet, i)->name), -1));
  return width;
}

static void
print_head (const TmSheet *sheet, const TmBox *box, guint width, guint *columns)
{
  g_autofree char *empty = tm_cli_pad ("", width, FALSE);

  g_print ("  %s", empty);
  for (guint seat = 0; seat < tm_sheet_get_n_seats (sheet); seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, seat);
      g_autofree char *cell = NULL;

      columns[seat] = MAX (6, g_utf8_strlen (name, -1));
      cell = tm_cli_pad (name, columns[seat], TRUE);
      g_print ("  %s", cell);
    }
  g_print ("\n");
}

void
tm_cli_print_sheet (TmMatch *match, const TmBox *box)
{
  g_autoptr (TmSheet) sheet = tm_sheet_new (match);
  guint width = measure_names (sheet);
  guint columns[TM_MAX_SEATS] = { 0 };

  if (tm_sheet_get_n_rows (sheet) == 0)
    return;
  tm_cli_print_heading (_ ("Score sheet"));
  print_head (sheet, box, width, columns);
  for (guint i = 0; i < tm_sheet_get_n_rows (sheet); i++)
    {
      const TmSheetRow *row = tm_sheet_get_row (sheet, i);
      g_autofree char *name = tm_cli_pad (tm_word_get (row->name), width, FALSE);

      g_print ("%s %s", row->is_total ? "=" : " ", name);
      for (guint seat = 0; seat < tm_sheet_get_n_seats (sheet); seat++)
        g_print ("  %*d", columns[seat], row->values[seat]);
      g_print ("\n");
    }
}
