/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-box.h"
#include "engine/tm-formula.h"
#include "engine/tm-params.h"

#include "tm-keep.h"
#include "tm-sheet-draft.h"

#define GAME "free"
#define N_SEATS 2
#define MAX_ROUNDS 20

/* What the sheet says itself; all other options are kept as they are. */
static const char *const own_options[]
    = { "title", "rows", "formulas", "rounds", "how", "total", "tie", "teams", NULL };

static void
row_free (gpointer data)
{
  TmDraftRow *row = data;

  g_free (row->name);
  g_free (row->formula);
  g_free (row);
}

/**
 * tm_sheet_draft_get_game:
 *
 * Gets the game that sheets are for: the free table.
 *
 * Returns: (transfer none): the game
 */
const TmGame *
tm_sheet_draft_get_game (void)
{
  const TmGame *game = tm_game_find (GAME);

  g_assert (game != NULL);

  return game;
}

/**
 * tm_sheet_draft_new:
 * @name: what the sheet is called
 *
 * Makes a sheet without rows, for a table without counters and dice.
 *
 * Returns: (transfer full): the sheet
 */
TmSheetDraft *
tm_sheet_draft_new (const char *name)
{
  TmSheetDraft *self = g_new0 (TmSheetDraft, 1);
  g_auto (GVariantDict) others = G_VARIANT_DICT_INIT (NULL);

  self->name = g_strdup (name);
  self->rows = g_ptr_array_new_with_free_func (row_free);
  self->rounds = 1;
  g_variant_dict_insert (&others, "counters", "i", 0);
  g_variant_dict_insert (&others, "dice", "i", 0);
  self->others = g_variant_ref_sink (g_variant_dict_end (&others));

  return self;
}

static guint
read_how (GVariant *body)
{
  const TmGame *game = tm_sheet_draft_get_game ();
  int option = tm_game_find_option (game, "how");
  g_autofree char *id = tm_keep_dup_text (body, "how");
  const TmParam *param = option >= 0 ? &game->options[option].param : NULL;

  for (guint i = 0; param != NULL && i < param->n_words; i++)
    if (g_str_equal (param->words[i].id, id))
      return i;

  return 0;
}

static GVariant *
create_others (GVariant *body)
{
  g_auto (GVariantDict) others = G_VARIANT_DICT_INIT (body);

  for (guint i = 0; own_options[i] != NULL; i++)
    g_variant_dict_remove (&others, own_options[i]);

  return g_variant_ref_sink (g_variant_dict_end (&others));
}

static void
read_rows (TmSheetDraft *self, GVariant *body)
{
  g_auto (GStrv) rows = tm_keep_dup_texts (body, "rows");
  g_auto (GStrv) formulas = tm_keep_dup_texts (body, "formulas");
  guint n_formulas = g_strv_length (formulas);

  for (guint i = 0; i < TM_SHEET_DRAFT_MAX_ROWS && rows[i] != NULL; i++)
    tm_sheet_draft_add_row (self, rows[i], i < n_formulas ? formulas[i] : "");
}

/**
 * tm_sheet_draft_new_from_body:
 * @name: what the sheet is called
 * @body: options of the free table, `a{sv}`
 *
 * Makes a sheet from what is kept of one.
 *
 * Returns: (transfer full): the sheet
 */
TmSheetDraft *
tm_sheet_draft_new_from_body (const char *name, GVariant *body)
{
  TmSheetDraft *self = tm_sheet_draft_new (name);
  gint64 ties[TM_SHEET_DRAFT_MAX_TIES];
  gint64 teams[TM_MAX_SEATS];
  guint n_ties = tm_keep_read_numbers (body, "tie", ties, TM_SHEET_DRAFT_MAX_TIES);
  guint n_seats = tm_keep_read_numbers (body, "teams", teams, TM_MAX_SEATS);

  g_variant_unref (self->others);
  self->others = create_others (body);
  read_rows (self, body);
  self->rounds = (guint) CLAMP (tm_keep_get_number (body, "rounds", 1), 1, MAX_ROUNDS);
  self->how = read_how (body);
  self->total = (guint) CLAMP (tm_keep_get_number (body, "total", 0), 0, self->rows->len);
  for (guint i = 0; i < n_ties; i++)
    self->ties[i] = (guint) CLAMP (ties[i], 0, self->rows->len);
  for (guint i = 0; i < n_seats; i++)
    self->n_teams = MAX (self->n_teams, (guint) CLAMP (teams[i], 0, TM_MAX_SEATS));

  return self;
}

/**
 * tm_sheet_draft_free:
 * @self: the sheet
 *
 * Frees a sheet.
 */
void
tm_sheet_draft_free (TmSheetDraft *self)
{
  g_free (self->name);
  g_ptr_array_unref (self->rows);
  g_clear_pointer (&self->others, g_variant_unref);
  g_free (self);
}

/**
 * tm_sheet_draft_add_row:
 * @self: the sheet
 * @name: what the row is called
 * @formula: how it is worked out; "" if it is typed in
 *
 * Puts a row below the others.
 */
void
tm_sheet_draft_add_row (TmSheetDraft *self, const char *name, const char *formula)
{
  TmDraftRow *row = g_new0 (TmDraftRow, 1);

  g_return_if_fail (self->rows->len < TM_SHEET_DRAFT_MAX_ROWS);

  row->name = g_strstrip (g_strdup (name));
  row->formula = g_strstrip (g_strdup (formula));
  g_ptr_array_add (self->rows, row);
}

/**
 * tm_sheet_draft_get_row:
 * @self: the sheet
 * @row: index of a row
 *
 * Gets a row.
 *
 * Returns: (transfer none): the row
 */
const TmDraftRow *
tm_sheet_draft_get_row (const TmSheetDraft *self, guint row)
{
  g_return_val_if_fail (row < self->rows->len, NULL);

  return g_ptr_array_index (self->rows, row);
}

/* Options */

static void
insert_rows (const TmSheetDraft *self, GVariantDict *body)
{
  g_auto (GVariantBuilder) names = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));
  g_auto (GVariantBuilder) formulas = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("as"));

  for (guint i = 0; i < self->rows->len; i++)
    {
      g_variant_builder_add (&names, "s", tm_sheet_draft_get_row (self, i)->name);
      g_variant_builder_add (&formulas, "s", tm_sheet_draft_get_row (self, i)->formula);
    }
  g_variant_dict_insert_value (body, "rows", g_variant_builder_end (&names));
  g_variant_dict_insert_value (body, "formulas", g_variant_builder_end (&formulas));
}

static void
insert_ties (const TmSheetDraft *self, GVariantDict *body)
{
  g_auto (GVariantBuilder) ties = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));

  for (guint i = 0; i < TM_SHEET_DRAFT_MAX_TIES; i++)
    if (self->ties[i] != 0)
      g_variant_builder_add (&ties, "i", (gint32) self->ties[i]);
  g_variant_dict_insert_value (body, "tie", g_variant_builder_end (&ties));
}

/* Players sit in turns of their teams, as most games have it. */
static void
insert_teams (const TmSheetDraft *self, GVariantDict *body)
{
  g_auto (GVariantBuilder) teams = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ai"));

  for (guint seat = 0; self->n_teams > 0 && seat < TM_MAX_SEATS; seat++)
    g_variant_builder_add (&teams, "i", (gint32) (seat % self->n_teams) + 1);
  g_variant_dict_insert_value (body, "teams", g_variant_builder_end (&teams));
}

static const char *
get_how (const TmSheetDraft *self)
{
  const TmGame *game = tm_sheet_draft_get_game ();
  int option = tm_game_find_option (game, "how");

  return option >= 0 && self->how < game->options[option].param.n_words
             ? game->options[option].param.words[self->how].id
             : "points";
}

/**
 * tm_sheet_draft_create_body:
 * @self: the sheet
 *
 * Makes the options of the free table that the sheet stands for.
 *
 * Returns: (transfer floating): `a{sv}`
 */
GVariant *
tm_sheet_draft_create_body (const TmSheetDraft *self)
{
  g_auto (GVariantDict) body = G_VARIANT_DICT_INIT (self->others);

  g_variant_dict_insert (&body, "title", "s", self->name);
  insert_rows (self, &body);
  g_variant_dict_insert (&body, "rounds", "i", (gint32) self->rounds);
  g_variant_dict_insert (&body, "how", "s", get_how (self));
  g_variant_dict_insert (&body, "total", "i", (gint32) self->total);
  insert_ties (self, &body);
  insert_teams (self, &body);

  return g_variant_dict_end (&body);
}

/* Checking */

static const char **
list_names (const TmSheetDraft *self)
{
  const char **names = g_new0 (const char *, self->rows->len + 1);

  for (guint i = 0; i < self->rows->len; i++)
    names[i] = tm_sheet_draft_get_row (self, i)->name;

  return names;
}

static TmFormula *
read_formula (const TmSheetDraft *self, guint row, GError **error)
{
  g_autofree const char **names = list_names (self);

  return tm_formula_new (tm_sheet_draft_get_row (self, row)->formula, names, self->rows->len,
                         error);
}

/**
 * tm_sheet_draft_check_row:
 * @self: the sheet
 * @row: index of a row
 * @error: return location for a #GError that says what is wrong
 *
 * Checks a row by itself: whether its formula can be read.
 *
 * Returns: %TRUE if nothing is wrong
 */
gboolean
tm_sheet_draft_check_row (const TmSheetDraft *self, guint row, GError **error)
{
  const TmDraftRow *checked = tm_sheet_draft_get_row (self, row);
  g_autoptr (TmFormula) formula = NULL;

  if (*checked->formula == '\0')
    return TRUE;

  formula = read_formula (self, row, error);

  return formula != NULL;
}

static gboolean
check_names (const TmSheetDraft *self, GError **error)
{
  const char *message = NULL;

  if (*self->name == '\0')
    message = _ ("The score sheet needs a name");
  else if (self->rows->len == 0)
    message = _ ("A score sheet needs at least one row");
  for (guint i = 0; i < self->rows->len && message == NULL; i++)
    if (*tm_sheet_draft_get_row (self, i)->name == '\0')
      message = _ ("Every row needs a name");

  if (message != NULL)
    g_set_error_literal (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE, message);

  return message == NULL;
}

/**
 * tm_sheet_draft_create_box:
 * @self: a draft
 * @n_seats: how many sit at the table
 * @error: return location for an error
 *
 * Makes the free table that the draft describes.
 *
 * Returns: (transfer full) (nullable): the box; %NULL if the table does not take the draft
 */
TmBox *
tm_sheet_draft_create_box (const TmSheetDraft *self, guint n_seats, GError **error)
{
  const TmGame *game = tm_sheet_draft_get_game ();
  g_autoptr (TmBox) box = tm_box_new (game, n_seats, error);
  g_autoptr (GVariant) body = g_variant_ref_sink (tm_sheet_draft_create_body (self));

  for (guint i = 0; box != NULL && i < game->n_options; i++)
    {
      g_autoptr (GVariant) value = g_variant_lookup_value (body, game->options[i].param.id, NULL);

      if (value != NULL && !tm_box_set_option (box, game->options[i].param.id, value, error))
        return NULL;
    }

  return g_steal_pointer (&box);
}

/**
 * tm_sheet_draft_check:
 * @self: the sheet
 * @error: return location for a #GError that says what is wrong
 *
 * Checks whether the free table takes the sheet.
 *
 * Returns: %TRUE if it does
 */
gboolean
tm_sheet_draft_check (const TmSheetDraft *self, GError **error)
{
  g_autoptr (TmBox) box = NULL;

  if (!check_names (self, error))
    return FALSE;

  box = tm_sheet_draft_create_box (self, N_SEATS, error);

  return box != NULL;
}

/* Samples */

static gint32
get_sample (guint row, guint player)
{
  return (gint32) ((5 * row + 3 * player + 2) % 9) + 1;
}

static void
fill_typed (const TmSheetDraft *self, TmSheetSample *sample, guint player)
{
  for (guint row = 0; row < self->rows->len; row++)
    if (*tm_sheet_draft_get_row (self, row)->formula == '\0')
      {
        sample->values[row][player] = get_sample (row, player);
        sample->has_value[row][player] = TRUE;
        sample->sums[player] += sample->values[row][player];
      }
}

static gboolean
can_work_out (const TmFormula *formula, const TmSheetSample *sample, guint n_rows, guint player)
{
  guint64 uses = tm_formula_get_uses (formula);

  for (guint row = 0; row < n_rows; row++)
    if ((uses & G_GUINT64_CONSTANT (1) << row) != 0 && !sample->has_value[row][player])
      return FALSE;

  return TRUE;
}

static gboolean
work_out (const TmSheetDraft *self, TmSheetSample *sample, guint row, guint player)
{
  g_autoptr (TmFormula) formula = read_formula (self, row, NULL);
  gint32 values[TM_SHEET_DRAFT_MAX_ROWS];

  if (formula == NULL || !can_work_out (formula, sample, self->rows->len, player))
    return FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    values[i] = sample->values[i][player];
  sample->has_value[row][player]
      = tm_formula_evaluate (formula, values, &sample->values[row][player], NULL);

  return sample->has_value[row][player];
}

/**
 * tm_sheet_draft_fill_sample:
 * @self: the sheet
 * @sample: (out caller-allocates): the sheet, filled in
 *
 * Fills in one round with sample numbers, and works out what can be.
 */
void
tm_sheet_draft_fill_sample (const TmSheetDraft *self, TmSheetSample *sample)
{
  *sample = (TmSheetSample) { 0 };
  for (guint player = 0; player < TM_SHEET_DRAFT_N_SAMPLES; player++)
    {
      gboolean has_changed = TRUE;

      fill_typed (self, sample, player);
      while (has_changed)
        {
          has_changed = FALSE;
          for (guint row = 0; row < self->rows->len; row++)
            has_changed |= !sample->has_value[row][player]
                           && *tm_sheet_draft_get_row (self, row)->formula != '\0'
                           && work_out (self, sample, row, player);
        }
    }
}
