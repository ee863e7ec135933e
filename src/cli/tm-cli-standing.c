/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-standing.h"

#include "tm-cli-sheet.h"
#include "tm-cli-table.h"

/**
 * tm_cli_json_standing:
 * @builder: a builder inside an object
 * @match: a match
 * @table: its table, now or after an earlier line of the journal
 *
 * Adds the members `table` and `scene`, of what everybody may see, `sheet` and `result`.
 */
void
tm_cli_json_standing (JsonBuilder *builder, TmMatch *match, const TmTable *table)
{
  TmBox *box = tm_match_get_box (match);
  TmResult result;

  tm_cli_json_table (builder, table, TM_NO_SEAT);
  tm_cli_json_scene (builder, table, TM_NO_SEAT);
  tm_cli_json_sheet (builder, match, box);
  tm_match_get_result (match, &result);
  tm_cli_json_result (builder, &result, box);
}

/**
 * tm_cli_print_standing:
 * @match: a match
 * @table: its table, now or after an earlier line of the journal
 *
 * Prints what everybody may see of the table, the score sheet, and the result if there is one.
 */
void
tm_cli_print_standing (TmMatch *match, const TmTable *table)
{
  TmBox *box = tm_match_get_box (match);
  TmResult result;

  tm_cli_print_scene (table, TM_NO_SEAT);
  tm_cli_print_sheet (match, box);
  tm_match_get_result (match, &result);
  if (!tm_text_is_empty (&result.sentence))
    {
      g_autofree char *words = tm_text_dup_string (&result.sentence, box);
      g_print ("\n%s\n", words);
    }
}
