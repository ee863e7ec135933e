/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "digest.h"

#include "tm-printed.h"

/* How much of each digest is written down. */
#define N_DIGITS 16

void
digest_init (Digest *self)
{
  self->rules = g_checksum_new (G_CHECKSUM_MD5);
  self->words = g_checksum_new (G_CHECKSUM_MD5);
}

void
digest_clear (Digest *self)
{
  g_clear_pointer (&self->rules, g_checksum_free);
  g_clear_pointer (&self->words, g_checksum_free);
}

/* Nothing can be added afterwards. */
char *
digest_dup_string (const Digest *self)
{
  return g_strdup_printf ("%.*s %.*s", N_DIGITS, g_checksum_get_string (self->rules), N_DIGITS,
                          g_checksum_get_string (self->words));
}

/* The end of a string is part of it, so that two cannot run into one another. */
static void
add_string (GChecksum *checksum, const char *string)
{
  const char *given = string != NULL ? string : "\001";

  g_checksum_update (checksum, (const guchar *) given, (gssize) strlen (given) + 1);
}

void
digest_add_number (Digest *self, gint64 number)
{
  gint64 bytes = GINT64_TO_LE (number);

  g_checksum_update (self->rules, (const guchar *) &bytes, sizeof bytes);
}

void
digest_add_id (Digest *self, const char *id)
{
  add_string (self->rules, id);
}

void
digest_add_words (Digest *self, const char *words)
{
  add_string (self->words, words);
}

/* What is put into a sentence counts. */
void
digest_add_text (Digest *self, const TmText *text)
{
  add_string (self->words, text->msgid);
  add_string (self->words, text->plural);
  for (guint i = 0; i < TM_TEXT_MAX_ARGS; i++)
    {
      digest_add_number (self, text->args[i].kind);
      digest_add_number (self, text->args[i].number);
      digest_add_words (self, text->args[i].word);
    }
}

void
digest_add_error (Digest *self, const GError *error)
{
  digest_add_number (self, error != NULL);
  if (error != NULL)
    digest_add_words (self, error->message);
}

/* Declarations */

static void
add_words (Digest *self, const TmWord *words, guint n_words)
{
  digest_add_number (self, n_words);
  for (guint i = 0; i < n_words; i++)
    {
      digest_add_id (self, words[i].id);
      digest_add_words (self, words[i].name);
      digest_add_id (self, words[i].symbol);
    }
}

void
digest_add_param (Digest *self, const TmParam *param)
{
  const gint64 numbers[] = { param->kind,
                             param->is_list,
                             param->is_optional,
                             param->min,
                             param->max,
                             param->min_items,
                             param->max_items,
                             param->is_unordered,
                             param->is_by_seat,
                             param->draw.kind,
                             param->is_seat_count,
                             param->is_secret,
                             param->low,
                             param->high,
                             param->is_sides,
                             param->sketch != NULL,
                             param->item_names != NULL };

  digest_add_id (self, param->id);
  digest_add_words (self, param->name);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    digest_add_number (self, numbers[i]);
  add_words (self, param->words, param->n_words);
  digest_add_words (self, param->zero);
  digest_add_id (self, param->piece);
  digest_add_words (self, param->none);
  digest_add_id (self, param->standard);
  digest_add_words (self, param->example);
  digest_add_id (self, param->draw.source);
}

void
digest_add_params (Digest *self, const TmParam *params, guint n_params)
{
  digest_add_number (self, n_params);
  for (guint i = 0; i < n_params; i++)
    digest_add_param (self, &params[i]);
}

static void
add_piece_kind (Digest *self, const TmPieceSpec *piece)
{
  digest_add_id (self, piece->id);
  digest_add_words (self, piece->name);
  digest_add_number (self, piece->scope);
  digest_add_number (self, piece->count);
  digest_add_number (self, piece->zone);
  add_words (self, piece->faces, piece->faces != NULL ? piece->n_faces : 0);
  for (guint i = 0; piece->start_faces != NULL && i < piece->count; i++)
    digest_add_number (self, piece->start_faces[i]);
  digest_add_number (self, piece->has_own_faces);
  digest_add_number (self, piece->start_up);
  digest_add_number (self, piece->n_marks);
  digest_add_number (self, (gint64) piece->zones);
  digest_add_words (self, piece->code_hint);
}

static void
add_grid (Digest *self, const TmGridSpec *grid)
{
  digest_add_id (self, grid->id);
  digest_add_words (self, grid->name);
  digest_add_number (self, grid->scope);
  digest_add_number (self, grid->columns);
  digest_add_number (self, grid->rows);
  digest_add_number (self, grid->is_lettered);
  digest_add_number (self, grid->is_small);
  digest_add_number (self, grid->first_row);
  digest_add_number (self, grid->first_column);
  for (guint i = 0; i < grid->n_layers; i++)
    {
      digest_add_id (self, grid->layers[i].id);
      digest_add_words (self, grid->layers[i].name);
      digest_add_number (self, grid->layers[i].min);
      digest_add_number (self, grid->layers[i].max);
      digest_add_number (self, grid->layers[i].start);
      digest_add_number (self, grid->layers[i].is_text);
    }
}

static void
add_kit (Digest *self, const TmKit *kit)
{
  for (guint i = 0; i < kit->n_counters; i++)
    {
      const TmCounterSpec *counter = &kit->counters[i];

      digest_add_id (self, counter->id);
      digest_add_words (self, counter->name);
      digest_add_number (self, counter->scope);
      digest_add_number (self, counter->min);
      digest_add_number (self, counter->max);
      digest_add_number (self, counter->start);
      digest_add_id (self, counter->symbol);
      digest_add_number (self, counter->role);
      digest_add_number (self, counter->is_shown);
      digest_add_number (self, counter->high_is_good);
    }
  for (guint i = 0; i < kit->n_zones; i++)
    {
      digest_add_id (self, kit->zones[i].id);
      digest_add_words (self, kit->zones[i].name);
      digest_add_number (self, kit->zones[i].scope);
      digest_add_number (self, kit->zones[i].sight);
    }
  for (guint i = 0; i < kit->n_pieces; i++)
    add_piece_kind (self, &kit->pieces[i]);
  for (guint i = 0; i < kit->n_grids; i++)
    add_grid (self, &kit->grids[i]);
  add_words (self, kit->phases, kit->n_phases);
  for (guint i = 0; i < kit->n_events; i++)
    {
      digest_add_id (self, kit->events[i].id);
      digest_add_words (self, kit->events[i].name);
    }
  digest_add_number (self, kit->max_events);
}

static void
add_option (Digest *self, const TmOptionSpec *option)
{
  digest_add_param (self, &option->param);
  digest_add_words (self, option->detail);
  digest_add_id (self, option->article);
  digest_add_number (self, option->min_seats);
  digest_add_number (self, option->max_seats);
  digest_add_number (self, option->is_display);
  digest_add_number (self, option->is_switchable);
  digest_add_number (self, option->is_printed);
  digest_add_number (self, option->is_chapter);
}

static void
add_id_list (Digest *self, const char *const *ids)
{
  for (; ids != NULL && *ids != NULL; ids++)
    digest_add_id (self, *ids);
  digest_add_id (self, NULL);
}

static void
add_question (Digest *self, const TmQuestion *question)
{
  digest_add_id (self, question->id);
  digest_add_words (self, question->title);
  digest_add_words (self, question->prompt);
  digest_add_id (self, question->symbol);
  digest_add_params (self, question->params, question->n_params);
  add_id_list (self, question->options);
  add_id_list (self, question->articles);
  digest_add_number (self, question->is_live);
  digest_add_number (self, question->use != NULL);
  digest_add_id (self, question->beside != NULL ? question->beside->question : NULL);
  digest_add_id (self, question->beside != NULL ? question->beside->param : NULL);
}

static void
add_printed (Digest *self, const TmPrinted *printed)
{
  for (guint i = 0; i < printed->n_pages; i++)
    {
      digest_add_id (self, printed->pages[i].id);
      digest_add_words (self, printed->pages[i].name);
      digest_add_id (self, printed->pages[i].symbol);
      digest_add_number (self, printed->pages[i].option);
      digest_add_number (self, printed->pages[i].is_board);
    }
  for (guint i = 0; i < printed->n_brushes; i++)
    {
      digest_add_id (self, printed->brushes[i].id);
      digest_add_words (self, printed->brushes[i].name);
      digest_add_id (self, printed->brushes[i].symbol);
      digest_add_words (self, printed->brushes[i].group);
      digest_add_number (self, printed->brushes[i].target);
      digest_add_params (self, printed->brushes[i].params, printed->brushes[i].n_params);
    }
}

/* All that a game declares in tables. */
void
digest_add_game (Digest *self, const TmGame *game)
{
  digest_add_id (self, game->id);
  digest_add_words (self, game->name);
  digest_add_number (self, game->min_seats);
  digest_add_number (self, game->max_seats);
  add_kit (self, game->kit);
  for (guint i = 0; i < game->n_options; i++)
    add_option (self, &game->options[i]);
  for (guint i = 0; i < game->n_moves; i++)
    {
      digest_add_id (self, game->moves[i].id);
      digest_add_words (self, game->moves[i].name);
      digest_add_id (self, game->moves[i].symbol);
      digest_add_params (self, game->moves[i].params, game->moves[i].n_params);
      digest_add_number (self, game->moves[i].teaches);
    }
  for (guint i = 0; i < game->n_questions; i++)
    add_question (self, &game->questions[i]);
  for (guint i = 0; i < tm_rulebook_count (game); i++)
    {
      const TmArticle *article = tm_rulebook_get (game, i);

      digest_add_id (self, article->id);
      digest_add_words (self, article->title);
      digest_add_words (self, article->cite);
      digest_add_words (self, article->body);
    }
  for (guint i = 0; i < game->n_achievements; i++)
    {
      digest_add_id (self, game->achievements[i].id);
      digest_add_words (self, game->achievements[i].name);
      digest_add_id (self, game->achievements[i].article);
      digest_add_number (self, game->achievements[i].is_collected);
    }
  add_words (self, game->parts, game->n_parts);
  digest_add_number (self, game->part_group);
  if (game->printed != NULL)
    add_printed (self, game->printed);
}

/* A match */

void
digest_add_args (Digest *self, guint n_params, const TmArgs *args)
{
  for (guint param = 0; param < n_params; param++)
    {
      guint n_values = 0;
      const gint32 *values;

      digest_add_number (self, tm_args_has (args, param));
      if (!tm_args_has (args, param))
        continue;
      values = tm_args_get_list (args, param, &n_values);
      digest_add_number (self, n_values);
      for (guint i = 0; i < n_values; i++)
        digest_add_number (self, values[i]);
    }
}

static void
add_finding (Digest *self, const TmFinding *finding)
{
  digest_add_number (self, finding->grade);
  digest_add_id (self, finding->id);
  digest_add_id (self, finding->article);
  digest_add_text (self, &finding->text);
  digest_add_number (self, finding->option);
  digest_add_number (self, finding->reading);
}

static void
add_findings (Digest *self, const TmFinding *findings, guint n_findings)
{
  digest_add_number (self, n_findings);
  for (guint i = 0; i < n_findings; i++)
    add_finding (self, &findings[i]);
}

static void
add_reasons (Digest *self, const TmReason *reasons, guint n_reasons)
{
  digest_add_number (self, n_reasons);
  for (guint i = 0; i < n_reasons; i++)
    {
      digest_add_id (self, reasons[i].article);
      digest_add_text (self, &reasons[i].text);
    }
}

void
digest_add_resolution (Digest *self, const TmResolution *resolution)
{
  guint n_changes, n_findings, n_reasons;
  const TmChange *changes = tm_resolution_get_changes (resolution, &n_changes);
  const TmFinding *findings = tm_resolution_get_findings (resolution, &n_findings);
  const TmReason *reasons = tm_resolution_get_reasons (resolution, &n_reasons);

  digest_add_number (self, n_changes);
  for (guint i = 0; i < n_changes; i++)
    {
      digest_add_number (self, changes[i].slot);
      digest_add_number (self, changes[i].before);
      digest_add_number (self, changes[i].after);
    }
  add_findings (self, findings, n_findings);
  add_reasons (self, reasons, n_reasons);
  digest_add_text (self, tm_resolution_get_summary (resolution));
  digest_add_text (self, tm_resolution_get_detail (resolution));
}

void
digest_add_offers (Digest *self, const TmOffers *offers)
{
  guint n_offers = tm_offers_get_n (offers);

  digest_add_number (self, n_offers);
  for (guint i = 0; i < n_offers; i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      digest_add_number (self, offer->move);
      digest_add_text (self, &offer->label);
      digest_add_number (self, offer->is_primary);
      digest_add_number (self, offer->is_usual);
      digest_add_number (self, offer->piece);
      digest_add_number (self, offer->cell);
      digest_add_number (self, offer->seat);
      digest_add_number (self, offer->key);
      digest_add_number (self, offer->asked);
      for (guint preset = 0; preset < offer->n_presets; preset++)
        {
          digest_add_number (self, offer->presets[preset].param);
          for (guint value = 0; value < offer->presets[preset].count; value++)
            digest_add_number (self, offer->values[offer->presets[preset].start + value]);
        }
    }
}

void
digest_add_scene (Digest *self, const TmScene *scene)
{
  guint n_nodes = tm_scene_get_n_nodes (scene);

  digest_add_number (self, n_nodes);
  for (guint i = 0; i < n_nodes; i++)
    {
      const TmNode *node = tm_scene_get_node (scene, i);
      const gint64 numbers[]
          = { node->kind,  node->role,  node->state,       node->seat,   node->has_value,
              node->value, node->min,   node->max,         node->step,   node->slot,
              node->piece, node->offer, node->is_pickable, node->option, node->edges,
              node->trail, node->parent };

      digest_add_text (self, &node->label);
      digest_add_text (self, &node->detail);
      digest_add_id (self, node->symbol);
      for (guint n = 0; n < G_N_ELEMENTS (numbers); n++)
        digest_add_number (self, numbers[n]);
      for (guint side = 0; side < TM_N_SIDES; side++)
        digest_add_number (self, node->edge_offers[side]);
    }
}

/* Numbers that are not whole are told as far as they are shown. */
static void
add_value (Digest *self, GVariant *value)
{
  GVariantIter iter;
  GVariant *item;

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_DOUBLE))
    digest_add_number (self, (gint64) (g_variant_get_double (value) * 1000000 + 0.5));
  else if (g_variant_is_container (value))
    {
      digest_add_number (self, (gint64) g_variant_n_children (value));
      g_variant_iter_init (&iter, value);
      while ((item = g_variant_iter_next_value (&iter)) != NULL)
        {
          add_value (self, item);
          g_variant_unref (item);
        }
    }
  else
    {
      g_autofree char *text = g_variant_print (value, FALSE);

      digest_add_id (self, text);
    }
}

void
digest_add_ruling (Digest *self, const TmRuling *ruling)
{
  guint n_outcomes, n_reasons, n_articles, n_findings, n_items;
  const TmOutcome *outcomes = tm_ruling_get_outcome (ruling, &n_outcomes);
  const TmReason *reasons = tm_ruling_get_reasons (ruling, &n_reasons);
  const char *const *articles = tm_ruling_get_articles (ruling, &n_articles);
  const TmFinding *findings = tm_ruling_get_undecided (ruling, &n_findings);
  const TmChanceItem *items = tm_ruling_get_distribution (ruling, &n_items);
  const char *symbol = NULL;
  GVariant *shown = tm_ruling_get_shown (ruling, &symbol);

  digest_add_id (self, symbol);
  if (shown != NULL)
    add_value (self, shown);
  for (guint i = 0; i < n_outcomes; i++)
    {
      digest_add_id (self, outcomes[i].id);
      digest_add_number (self, outcomes[i].is_detail);
      /* How much was searched depends on what is remembered from before. */
      if (outcomes[i].value != NULL && !g_str_equal (outcomes[i].id, "states"))
        add_value (self, outcomes[i].value);
    }
  digest_add_text (self, tm_ruling_get_verdict (ruling));
  add_reasons (self, reasons, n_reasons);
  for (guint i = 0; i < n_articles; i++)
    digest_add_id (self, articles[i]);
  add_findings (self, findings, n_findings);
  for (guint i = 0; i < n_items; i++)
    {
      digest_add_number (self, items[i].value);
      digest_add_id (self, items[i].fraction);
      digest_add_id (self, items[i].id);
      digest_add_text (self, &items[i].name);
    }
}

void
digest_add_result (Digest *self, const TmResult *result, guint n_seats)
{
  digest_add_number (self, result->ending);
  digest_add_number (self, result->how);
  digest_add_number (self, result->winners);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      digest_add_number (self, result->teams[seat]);
      digest_add_number (self, result->ranks[seat]);
      digest_add_number (self, result->scores[seat]);
    }
  digest_add_words (self, result->by);
  digest_add_text (self, &result->sentence);
}

void
digest_add_sheet (Digest *self, TmMatch *match)
{
  g_autoptr (TmSheet) sheet = tm_sheet_new (match);
  guint n_milestones = tm_sheet_get_n_milestones (sheet);

  for (guint row = 0; row < tm_sheet_get_n_rows (sheet); row++)
    {
      const TmSheetRow *spec = tm_sheet_get_row (sheet, row);

      digest_add_id (self, spec->id);
      digest_add_words (self, spec->name);
      digest_add_number (self, spec->is_total);
      for (guint seat = 0; seat < tm_sheet_get_n_seats (sheet); seat++)
        {
          digest_add_number (self, spec->values[seat]);
          for (guint milestone = 0; milestone < n_milestones; milestone++)
            digest_add_number (self, tm_sheet_get_milestone (sheet, milestone, row, seat));
        }
    }
  for (guint milestone = 0; milestone < n_milestones; milestone++)
    {
      digest_add_text (self, tm_sheet_get_milestone_name (sheet, milestone));
      digest_add_number (self, tm_sheet_get_milestone_move (sheet, milestone));
    }
}
