/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* The score sheet in the scene: a line for each row, for several rounds one after the other. */

typedef struct
{
  TmScene *scene;
  const TmTable *table;
  TmBox *box;
  FreeSheet sheet;
  guint node;
  FreeScore scores[TM_MAX_SEATS];
  /* The offer that writes in each typed cell, as the offers come: by seat, round and row. */
  guint first_offer[TM_MAX_SEATS];
} Page;

static void
find_offers (Page *self)
{
  const TmOffers *offers = tm_scene_get_offers (self->scene);

  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    self->first_offer[seat] = G_MAXUINT;
  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (offer->cell >= 0 && self->first_offer[offer->seat] == G_MAXUINT)
        self->first_offer[offer->seat] = i;
    }
}

static int
find_offer (const Page *self, guint seat, guint round, guint row)
{
  guint n_typed = (guint) __builtin_popcount (self->sheet.typed);
  guint before = (guint) __builtin_popcount (self->sheet.typed & ((1u << row) - 1));

  if (self->first_offer[seat] == G_MAXUINT || !(self->sheet.typed & 1u << row))
    return -1;
  return (int) (self->first_offer[seat] + round * n_typed + before);
}

static TmNode *
add_line (Page *self, TmText name, gint32 round)
{
  TmNode *line = tm_scene_add (self->scene, self->node, TM_NODE_LINE, name);

  line->has_value = round > 0;
  line->value = round;
  return line;
}

static TmNode *
add_entry (Page *self, guint line, guint seat, guint32 known, guint32 broken, guint32 bit)
{
  TmNode *entry = tm_scene_add (self->scene, line, TM_NODE_ENTRY, TM_TEXT_NONE);

  entry->seat = (int) seat;
  entry->has_value = (known & bit) != 0 && (broken & bit) == 0;
  if ((broken & bit) != 0)
    {
      entry->state = TM_STATE_WARNING;
      entry->detail = tm_text (N_ ("This formula has no value with these numbers."));
    }
  return entry;
}

/* What was typed is shown beside its value where it is more than the number. */
static void
show_typed (const Page *self, TmNode *entry, guint seat, guint round, guint row)
{
  gint32 text = tm_table_get_cell (self->table, GRID_SHEET, (int) seat, LAYER_TEXT, round, row);
  gint32 value = tm_table_get_cell (self->table, GRID_SHEET, (int) seat, LAYER_VALUE, round, row);
  g_autofree char *plain = g_strdup_printf ("%d", value);

  if (text >= 0 && !g_str_equal (tm_box_get_string (self->box, text), plain))
    entry->label = tm_text ("%s", tm_arg_string (text));
}

static void
add_row (Page *self, guint round, guint row)
{
  gint32 formula = freeform_get_from_list (self->box, OPTION_FORMULAS, row, -1);
  gboolean is_sum = round == self->sheet.n_rounds;
  TmNode *line = add_line (self, tm_text ("%s", free_sheet_name_row (self->box, row)),
                           is_sum || self->sheet.n_rounds == 1 ? 0 : (gint32) round + 1);
  guint index = tm_scene_get_last (self->scene);

  if (*tm_box_get_string (self->box, formula) != '\0')
    line->detail = tm_text ("%s", tm_arg_string (formula));
  if (tm_table_get_option (self->table, OPTION_TOTAL) == (gint32) row + 1)
    line->state = TM_STATE_CURRENT;
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    {
      const FreeScore *score = &self->scores[seat];
      TmNode *entry
          = add_entry (self, index, seat, score->known[round], score->broken[round], 1u << row);

      entry->value = entry->has_value ? score->values[round][row] : 0;
      if (is_sum)
        continue;
      entry->offer = find_offer (self, seat, round, row);
      if (self->sheet.typed & 1u << row)
        show_typed (self, entry, seat, round, row);
    }
}

static void
add_sum (Page *self, guint round)
{
  gboolean is_whole = round == self->sheet.n_rounds;
  TmNode *line = add_line (self, tm_text (N_ ("Total")),
                           is_whole || self->sheet.n_rounds == 1 ? 0 : (gint32) round + 1);
  guint index = tm_scene_get_last (self->scene);

  line->state = is_whole ? TM_STATE_CURRENT : 0;
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    {
      const FreeScore *score = &self->scores[seat];
      TmNode *entry
          = add_entry (self, index, seat, (score->known[round] & self->sheet.typed) != 0, 0, 1);

      entry->value = entry->has_value ? free_sheet_get_sum (&self->sheet, score, round) : 0;
    }
}

/* The rows of one round; behind the last round those of the whole match. */
static void
add_round (Page *self, guint round)
{
  for (guint row = 0; row < self->sheet.n_rows; row++)
    add_row (self, round, row);
}

static void
add_lines (Page *self)
{
  guint n_rounds = self->sheet.n_rounds;

  for (guint round = 0; round < n_rounds; round++)
    add_round (self, round);
  if (n_rounds > 1)
    add_round (self, n_rounds);
  if (free_sheet_has_sum (&self->sheet, self->box)
      && (__builtin_popcount (self->sheet.typed) > 1 || n_rounds == 1))
    add_sum (self, n_rounds);
}

/* Of several rounds, the one that is played now comes first. */
static void
add_sheet (Page *self)
{
  TmNode *sheet = tm_scene_add (self->scene, 0, TM_NODE_SHEET, tm_text (N_ ("Score sheet")));

  self->node = tm_scene_get_last (self->scene);
  if (self->sheet.n_rounds == 1)
    return;
  sheet->has_value = TRUE;
  sheet->value
      = MIN (tm_table_get_shared (self->table, COUNTER_ROUND), (gint32) self->sheet.n_rounds);
  sheet->max = (gint32) self->sheet.n_rounds;
}

/* Adds the score sheet, if the match has one. */
void
freeform_present_sheet (TmScene *scene)
{
  g_autofree Page *self = NULL;
  const TmTable *table = tm_scene_get_table (scene);
  guint n_rounds, n_rows;

  tm_box_get_grid_size (tm_table_get_box (table), GRID_SHEET, &n_rounds, &n_rows);
  if (n_rows == 0)
    return;
  self = g_new0 (Page, 1);
  self->scene = scene;
  self->table = table;
  self->box = tm_table_get_box (table);
  if (!free_sheet_init (&self->sheet, self->box, NULL))
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    free_sheet_work_out (&self->sheet, table, seat, &self->scores[seat]);
  find_offers (self);
  add_sheet (self);
  add_lines (self);
  free_sheet_clear (&self->sheet);
}
