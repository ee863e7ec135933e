/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A table from every side: what is offered and shown, how it stands, what is printed, and whether the game
 * notices what cannot be. */

#include "trace.h"

#include "tm-printed.h"

/* So many tables with one value that is wrong. */
#define N_DAMAGED 6

/* One of the pieces that can be picked or dropped; -1: there is none. */
static int
choose_piece (Trace *self, const TmTable *table)
{
  guint n_pieces = tm_box_get_n_pieces (tm_table_get_box (table));
  int chosen = -1;
  guint n = 0;

  for (guint piece = 0; piece < n_pieces; piece++)
    if (tm_offers_is_pickable (self->offers, piece) && trace_one_of (self, ++n))
      chosen = (int) piece;
  return chosen;
}

/* As somebody sees it, or everybody, with what is picked. */
static void
look_at_scene (Trace *self, const TmTable *table)
{
  int viewer = (int) tm_random_below (&self->random, tm_table_get_n_seats (table) + 1) - 1;
  g_autoptr (TmScene) scene = tm_scene_new (table, self->offers, viewer);

  digest_add_scene (&self->digest, scene);
}

static void
look_at_offers (Trace *self, const TmTable *table)
{
  int piece;

  tm_offers_collect (self->offers, table);
  digest_add_offers (&self->digest, self->offers);
  look_at_scene (self, table);
  for (guint i = 0; i < 4 && (piece = choose_piece (self, table)) >= 0; i++)
    {
      tm_offers_touch (self->offers, table, (guint) piece);
      digest_add_offers (&self->digest, self->offers);
      if (trace_one_of (self, 2))
        look_at_scene (self, table);
    }
}

/* How it stands for everybody, and where in the match it is. */
void
trace_look_at_standing (Trace *self)
{
  const TmGame *game = tm_match_get_game (self->match);
  const TmTable *table = tm_match_get_table (self->match);
  guint n_seats = tm_table_get_n_seats (table);
  TmResult result;

  tm_match_get_result (self->match, &result);
  digest_add_result (&self->digest, &result, n_seats);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (game->get_achieved != NULL)
        digest_add_number (&self->digest, game->get_achieved (table, seat));
      if (game->get_part != NULL)
        digest_add_number (&self->digest, game->get_part (table, seat));
    }
  if (game->describe_progress != NULL)
    {
      TmText progress = game->describe_progress (table);

      digest_add_text (&self->digest, &progress);
    }
}

static void
look_whether_it_can_be (Trace *self, const TmTable *table)
{
  g_autoptr (GError) error = NULL;

  digest_add_number (&self->digest, tm_match_get_game (self->match)->check (table, &error));
  digest_add_error (&self->digest, error);
}

/* Whether the game notices a table that cannot be: so many values are changed to others that could be there
 * for themselves. */
static void
look_at_damaged (Trace *self, const TmTable *table, guint n_changes)
{
  g_autoptr (TmTable) damaged = tm_table_dup (table);
  guint n_slots = tm_box_get_n_slots (tm_table_get_box (table));

  for (guint i = 0; i < n_changes; i++)
    {
      guint slot = tm_random_below (&self->random, n_slots);
      gint32 before = tm_table_get_slots (damaged)[slot];
      gint32 other = tm_table_get_slots (damaged)[tm_random_below (&self->random, n_slots)];
      gint32 near = before - 2 + (gint32) tm_random_below (&self->random, 5);
      TmChange change
          = { .slot = slot, .before = before, .after = trace_one_of (self, 4) ? other : near };

      if (tm_table_check_changes (damaged, &change, 1, NULL))
        {
          tm_table_apply (damaged, &change, 1);
          look_whether_it_can_be (self, damaged);
        }
    }
}

static void
look_at_tables (Trace *self, const TmTable *table)
{
  TmRandom before;

  if (tm_match_get_game (self->match)->check == NULL)
    return;
  look_whether_it_can_be (self, table);
  look_at_damaged (self, table, tm_random_below (&self->random, 3) + 1);
  /* What comes afterwards does not depend on how often it is looked. */
  before = self->random;
  for (guint i = 0; i < N_DAMAGED; i++)
    look_at_damaged (self, table, 1);
  self->random = before;
}

/* What a brush needs to be told, but where. Returns the side; -1: it paints the cell. */
int
trace_sample_brush (Trace *self, const TmBrush *brush, const TmTable *table, TmArgs *choices)
{
  int side = brush->target == TM_BRUSH_CELL ? -1 : trace_below (self, TM_N_SIDES);

  tm_args_init (choices);
  for (guint i = 0; i < brush->n_params; i++)
    tm_param_sample_values (brush->params, i, table, &self->random, choices);
  return side;
}

static void
paint (Trace *self, const TmTable *table)
{
  const TmPrinted *printed = tm_match_get_game (self->match)->printed;
  TmMove move = { .note = -1 };
  guint index = tm_random_below (&self->random, printed->n_brushes);
  TmArgs choices;
  guint cell = tm_random_below (&self->random, 64);
  int side = trace_sample_brush (self, &printed->brushes[index], table, &choices);

  tm_args_init (&move.args);
  if (printed->paint (table, index, &choices, cell, side, &move))
    {
      digest_add_number (&self->digest, move.kind);
      digest_add_args (&self->digest, tm_match_get_game (self->match)->moves[move.kind].n_params,
                       &move.args);
    }
}

static void
look_at_page (Trace *self, const TmTable *table, guint page)
{
  const TmPrinted *printed = tm_match_get_game (self->match)->printed;
  g_autoptr (GArray) remarks = g_array_new (FALSE, FALSE, sizeof (TmText));
  g_auto (GStrv) records = tm_printed_list (table, page);
  guint n_entries = printed->count_entries (table, page);
  guint n_known = 0, n_values = 0;

  for (guint i = 0; i < n_entries; i++)
    {
      TmPrintedEntry entry = { .move = 0 };

      printed->get_entry (table, page, i, &entry);
      digest_add_text (&self->digest, &entry.label);
      digest_add_text (&self->digest, &entry.detail);
      digest_add_id (&self->digest, entry.symbol);
      digest_add_number (&self->digest, entry.move);
      digest_add_args (&self->digest, tm_match_get_game (self->match)->moves[entry.move].n_params,
                       &entry.args);
      digest_add_number (&self->digest, entry.fixed);
      digest_add_number (&self->digest, entry.n_known);
      digest_add_number (&self->digest, entry.n_values);
      digest_add_number (&self->digest, entry.is_suggested);
    }
  printed->report (table, page, remarks, &n_known, &n_values);
  digest_add_number (&self->digest, n_known);
  digest_add_number (&self->digest, n_values);
  for (guint i = 0; i < remarks->len; i++)
    digest_add_text (&self->digest, &g_array_index (remarks, TmText, i));
  for (guint i = 0; records != NULL && records[i] != NULL; i++)
    digest_add_id (&self->digest, records[i]);
  if (printed->pages[page].is_board)
    {
      g_autoptr (TmScene) scene = tm_scene_new (table, NULL, TM_NO_SEAT);
      TmArgs choices;

      tm_args_init (&choices);
      printed->present (scene, page, -1, &choices);
      digest_add_scene (&self->digest, scene);
    }
}

static void
look_at_box (Trace *self, const TmTable *table)
{
  const TmPrinted *printed = tm_match_get_game (self->match)->printed;

  if (printed == NULL)
    return;
  look_at_page (self, table, tm_random_below (&self->random, printed->n_pages));
  for (guint i = 0; i < 4 && printed->n_brushes > 0; i++)
    paint (self, table);
}

/* Everything but what is asked and what could be done. */
void
trace_look (Trace *self)
{
  const TmTable *table = tm_match_get_table (self->match);

  look_at_offers (self, table);
  look_at_tables (self, table);
  trace_look_at_standing (self);
  if (trace_one_of (self, 4))
    look_at_box (self, table);
}
