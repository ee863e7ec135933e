/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-game.h"

#include "config.h"

#include "tm-common-moves.h"
#include "tm-printed.h"
#include "tm-resolution-private.h"

#include <glib/gi18n-lib.h>

/* The largest first number of a pair, and how many cells a grid may have whose cells are linked. */
#define MAX_FIRST 9999
#define MAX_LINKED 32768

/* Registry */

static GPtrArray *registry;

/**
 * tm_game_register:
 * @game: (transfer none): a game that lives as long as the program
 *
 * Puts a game on the shelf; a second one of the same identifier is ignored. Done once, before
 * anything else runs; not thread-safe.
 */
void
tm_game_register (const TmGame *game)
{
  if (registry == NULL)
    registry = g_ptr_array_new ();
  if (tm_game_find (game->id) == NULL)
    g_ptr_array_add (registry, (gpointer) game);
}

/**
 * tm_game_find:
 * @id: identifier of a game
 *
 * Finds a registered game.
 *
 * Returns: (transfer none) (nullable): the game; %NULL if there is none
 */
const TmGame *
tm_game_find (const char *id)
{
  for (guint i = 0; registry != NULL && i < registry->len; i++)
    {
      const TmGame *game = g_ptr_array_index (registry, i);
      if (g_str_equal (game->id, id))
        return game;
    }
  return NULL;
}

/**
 * tm_game_list:
 * @n_games: (out): how many there are
 *
 * Lists the registered games in the order of their registration.
 *
 * Returns: (transfer none) (array length=n_games) (nullable): the games, until another is
 *   registered; %NULL if there are none
 */
const TmGame *const *
tm_game_list (guint *n_games)
{
  *n_games = registry != NULL ? registry->len : 0;
  return registry != NULL ? (const TmGame *const *) registry->pdata : NULL;
}

/* What decides */

static const char *const how_ids[] = {
  [TM_HOW_POINTS] = "points", [TM_HOW_FEWEST] = "fewest", [TM_HOW_TOGETHER] = "together",
  [TM_HOW_LAST] = "last",     [TM_HOW_RANK] = "rank",     [TM_HOW_CHOSEN] = "chosen",
};

/**
 * tm_how_get_id:
 * @how: what decides a match
 *
 * Names what decides a match, for files.
 *
 * Returns: (transfer none): the stable identifier
 */
const char *
tm_how_get_id (TmHow how)
{
  return how_ids[how];
}

/**
 * tm_how_find:
 * @id: an identifier as tm_how_get_id() gives it
 * @how: (out): what it names; untouched if there is no such
 *
 * Finds what decides a match by its name in files.
 *
 * Returns: whether there is such
 */
gboolean
tm_how_find (const char *id, TmHow *how)
{
  for (guint i = 0; i < G_N_ELEMENTS (how_ids); i++)
    if (g_str_equal (how_ids[i], id))
      {
        *how = i;
        return TRUE;
      }
  return FALSE;
}

/* Places */

/**
 * tm_rank_seats:
 * @seats: set of the seats that are ranked
 * @is_ahead: compares two of them
 * @standings: handed to @is_ahead
 * @ranks: (out) (array fixed-size=8): place of every seat, from 1; 0 for those that are not ranked
 *
 * Gives seats their places: those that are level share one, and the next is left out.
 *
 * Returns: set of the seats in the first place
 */
guint32
tm_rank_seats (guint32 seats,
               TmAheadFunc is_ahead,
               gconstpointer standings,
               guint ranks[TM_MAX_SEATS])
{
  guint32 first = 0;

  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    {
      ranks[seat] = seats & 1u << seat ? 1 : 0;
      for (guint other = 0; other < TM_MAX_SEATS && ranks[seat] > 0; other++)
        ranks[seat] += seats & 1u << other && is_ahead (standings, other, seat);
      first |= ranks[seat] == 1 ? 1u << seat : 0;
    }
  return first;
}

/* Looking things up */

/**
 * tm_game_find_move:
 * @self: a game
 * @id: identifier of a move, one of the engine's included
 *
 * Finds a move by its name in files.
 *
 * Returns: the kind of the move, or -1
 */
int
tm_game_find_move (const TmGame *self, const char *id)
{
  for (guint i = 0; i < self->n_moves; i++)
    if (g_str_equal (self->moves[i].id, id))
      return i;
  for (guint i = 0; i < tm_n_common_moves; i++)
    if (g_str_equal (tm_common_moves[i].id, id))
      return TM_MOVE_ADJUST + i;
  return -1;
}

/**
 * tm_game_find_question:
 * @self: a game
 * @id: identifier of a question
 *
 * Finds a question by its name in files.
 *
 * Returns: the index of the question, or -1
 */
int
tm_game_find_question (const TmGame *self, const char *id)
{
  for (guint i = 0; i < self->n_questions; i++)
    if (g_str_equal (self->questions[i].id, id))
      return i;
  return -1;
}

/**
 * tm_game_find_option:
 * @self: a game
 * @id: identifier of an option
 *
 * Finds an option by its name in files.
 *
 * Returns: the index of the option, or -1
 */
int
tm_game_find_option (const TmGame *self, const char *id)
{
  for (guint i = 0; i < self->n_options; i++)
    if (g_str_equal (self->options[i].param.id, id))
      return i;
  return -1;
}

/**
 * tm_game_get_move:
 * @self: a game
 * @kind: kind of a move, one of the engine's included
 *
 * Gets the declaration of a move.
 *
 * Returns: (transfer none) (nullable): the declaration; %NULL if there is no such move
 */
const TmMoveSpec *
tm_game_get_move (const TmGame *self, guint kind)
{
  if (kind < self->n_moves)
    return &self->moves[kind];
  if (kind >= TM_MOVE_ADJUST && kind - TM_MOVE_ADJUST < tm_n_common_moves)
    return &tm_common_moves[kind - TM_MOVE_ADJUST];
  return NULL;
}

/**
 * tm_game_is_asked:
 * @self: a game
 * @table: a table
 * @move: kind of a move
 * @param: index of a parameter
 * @args: the parameters that are known already
 *
 * Tells whether a parameter has a place at this table; a player's card that leads the first round,
 * for one, has none in a solo game. The engine's own moves ask all of theirs.
 *
 * Returns: whether it has
 */
gboolean
tm_game_is_asked (
    const TmGame *self, const TmTable *table, guint move, guint param, const TmArgs *args)
{
  return move >= self->n_moves || self->is_asked == NULL
         || self->is_asked (table, move, param, args);
}

/**
 * tm_game_draws_in_app:
 * @self: a game
 * @table: a table
 * @move: kind of a move
 * @param: index of a parameter
 * @args: the parameters that are known already
 *
 * Tells whether chance decides a parameter and the app is its source at this table. Nothing is
 * drawn for the engine's own moves.
 *
 * Returns: whether the app draws it
 */
gboolean
tm_game_draws_in_app (
    const TmGame *self, const TmTable *table, guint move, guint param, const TmArgs *args)
{
  return move < self->n_moves && self->moves[move].params[param].draw.kind != TM_DRAW_NONE
         && tm_game_is_asked (self, table, move, param, args) && self->draws_in_app != NULL
         && self->draws_in_app (table, move, param);
}

/**
 * tm_game_list_sets:
 * @self: a game
 * @table: a table
 * @move: kind of a move
 * @param: index of a parameter
 * @args: the parameters that are known already
 * @sets: (out caller-allocates): the sets, bit = index of the word
 *
 * Lists the sets of sides that a parameter of sides can be at this table, as a tile can lie in some ways
 * and in no others.
 *
 * Returns: how many there are; -1 if any set within its bounds can be, or if it is no parameter of sides
 */
int
tm_game_list_sets (const TmGame *self,
                   const TmTable *table,
                   guint move,
                   guint param,
                   const TmArgs *args,
                   guint32 sets[TM_MAX_SETS])
{
  if (move >= self->n_moves || self->list_sets == NULL || !self->moves[move].params[param].is_sides)
    return -1;
  return self->list_sets (table, move, param, args, sets);
}

const TmWord tm_source_words[] = {
  [TM_SOURCE_TABLE] = { "table", N_ ("on the table"), "table" },
  [TM_SOURCE_APP] = { "app", N_ ("in the app"), "app" },
};

/**
 * tm_option_is_source:
 * @self: an option of a game
 *
 * Tells whether an option chooses between a component that lies on the table and one that the app
 * rolls, shuffles or deals.
 *
 * Returns: whether its values are `table` and `app`
 */
gboolean
tm_option_is_source (const TmOptionSpec *self)
{
  return self->param.kind == TM_PARAM_CHOICE && !self->param.is_list && self->param.n_words == 2
         && g_str_equal (self->param.words[0].id, tm_source_words[0].id)
         && g_str_equal (self->param.words[1].id, tm_source_words[1].id);
}

static gboolean
fail (const TmGame *self, GError **error, const char *what, const char *id)
{
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN, "%s: %s “%s”", self->id, what, id);
  return FALSE;
}

/* A tile has four sides, and its forms know them by their order. */
static gboolean
check_sides (const TmGame *self, const TmParam *param, GError **error)
{
  if (param->kind != TM_PARAM_CHOICE || !param->is_list || !param->is_unordered
      || param->n_words != TM_N_SIDES || param->max_items < 1 || param->max_items > TM_N_SIDES
      || param->none != NULL || param->draw.kind != TM_DRAW_NONE)
    return fail (self, error, "no list of four sides for parameter", param->id);
  return TRUE;
}

static gboolean check_brush (const TmGame *self, const TmBrush *brush, GError **error);

static gboolean
check_brushes (const TmGame *self, const TmBrush *brushes, guint n_brushes, GError **error)
{
  for (guint i = 0; i < n_brushes; i++)
    {
      for (guint j = 0; j < i; j++)
        if (g_str_equal (brushes[j].id, brushes[i].id))
          return fail (self, error, "two brushes", brushes[i].id);
      if (!check_brush (self, &brushes[i], error))
        return FALSE;
    }
  return TRUE;
}

/* A board is told by touch and by its line, and begins with something. */
static gboolean
check_sketch (const TmGame *self, const TmParam *param, GError **error)
{
  const TmSketch *sketch = param->sketch;

  if (param->kind != TM_PARAM_TEXT || param->is_list)
    return fail (self, error, "a board that is no line of text for parameter", param->id);
  if (sketch->check == NULL || sketch->paint == NULL || sketch->present == NULL
      || sketch->describe == NULL || sketch->n_brushes == 0)
    return fail (self, error, "functions or brushes are missing for the board of parameter",
                 param->id);
  if (!sketch->check (param->standard != NULL ? param->standard : "", NULL))
    return fail (self, error, "no board to begin with for parameter", param->id);
  return check_brushes (self, sketch->brushes, sketch->n_brushes, error);
}

/* Links and pairs are packed into one number each. */
static gboolean
check_param (const TmGame *self, const TmParam *param, GError **error)
{
  gboolean has_grid = param->kind == TM_PARAM_CELL || param->kind == TM_PARAM_LINK;
  int grid = has_grid ? tm_kit_find_grid (self->kit, param->piece) : -1;

  if (param->kind == TM_PARAM_PAIR
      && (param->min < 0 || param->max > MAX_FIRST || param->low < -G_MAXINT16
          || param->high > G_MAXINT16))
    return fail (self, error, "bounds that no pair can have for parameter", param->id);
  if (has_grid && grid < 0)
    return fail (self, error, "no grid for parameter", param->id);
  if (param->kind == TM_PARAM_LINK
      && (guint64) self->kit->grids[grid].columns * self->kit->grids[grid].rows > MAX_LINKED)
    return fail (self, error, "a grid too large for links for parameter", param->id);
  if (param->is_sides && !check_sides (self, param, error))
    return FALSE;
  return param->sketch == NULL || check_sketch (self, param, error);
}

static gboolean
check_params (const TmGame *self, GError **error)
{
  for (guint i = 0; i < self->n_options; i++)
    if (!check_param (self, &self->options[i].param, error))
      return FALSE;
  for (guint i = 0; i < self->n_moves; i++)
    for (guint j = 0; j < self->moves[i].n_params; j++)
      if (!check_param (self, &self->moves[i].params[j], error))
        return FALSE;
  for (guint i = 0; i < self->n_questions; i++)
    for (guint j = 0; j < self->questions[i].n_params; j++)
      if (!check_param (self, &self->questions[i].params[j], error))
        return FALSE;
  return TRUE;
}

static gboolean
check_question (const TmGame *self, const TmQuestion *question, GError **error)
{
  for (const char *const *id = question->options; id != NULL && *id != NULL; id++)
    if (tm_game_find_option (self, *id) < 0)
      return fail (self, error, "no option", *id);
  for (const char *const *id = question->articles; id != NULL && *id != NULL; id++)
    if (tm_rulebook_find (self, *id) == NULL)
      return fail (self, error, "no article", *id);
  if (question->beside != NULL && tm_game_find_question (self, question->beside->question) < 0)
    return fail (self, error, "no question", question->beside->question);
  return TRUE;
}

/* A page is kept as a list of texts, which nobody is asked for, beside the sets of cards, which are
 * kept by piece kind. */
static gboolean
is_kept_as_records (const TmGame *self, const TmPrintedPage *page)
{
  const TmOptionSpec *option = page->option < self->n_options ? &self->options[page->option] : NULL;

  return option != NULL && option->is_printed && option->param.kind == TM_PARAM_TEXT
         && option->param.is_list && option->param.is_optional
         && tm_kit_find_piece (self->kit, option->param.id) < 0;
}

static gboolean
check_pages (const TmGame *self, GError **error)
{
  const TmPrinted *printed = self->printed;
  guint n_printed_options = 0;

  for (guint i = 0; i < self->n_options; i++)
    n_printed_options += self->options[i].is_printed;
  if (n_printed_options != printed->n_pages)
    return fail (self, error, "printed options that are no pages, or pages without one, in",
                 self->id);
  for (guint i = 0; i < printed->n_pages; i++)
    {
      const TmPrintedPage *page = &printed->pages[i];

      if (!is_kept_as_records (self, page))
        return fail (self, error, "no list of printed records for page", page->id);
      for (guint j = 0; j < i; j++)
        if (g_str_equal (printed->pages[j].id, page->id)
            || printed->pages[j].option == page->option)
          return fail (self, error, "two pages", page->id);
    }
  return TRUE;
}

/* What is chosen for a brush beforehand has a usual value, so that it paints at once. */
static gboolean
check_brush (const TmGame *self, const TmBrush *brush, GError **error)
{
  g_autoptr (TmBox) box = NULL;
  TmArgs args;

  if (brush->n_params > TM_MAX_PARAMS)
    return fail (self, error, "too many parameters for brush", brush->id);
  for (guint i = 0; i < brush->n_params; i++)
    if (brush->params[i].id == NULL || brush->params[i].name == NULL
        || tm_params_find (brush->params, brush->n_params, brush->params[i].id) != (int) i
        || brush->params[i].standard == NULL)
      return fail (self, error, "a parameter without a name or a usual value for brush", brush->id);
    else if (!check_param (self, &brush->params[i], error))
      return FALSE;
  box = tm_box_new (self, self->min_seats, error);
  tm_args_init (&args);
  return box != NULL && tm_params_complete (brush->params, brush->n_params, box, &args, error);
}

static gboolean
check_printed (const TmGame *self, GError **error)
{
  const TmPrinted *printed = self->printed;
  gboolean has_board = FALSE;

  for (guint i = 0; i < self->n_moves; i++)
    if (self->moves[i].teaches && printed == NULL)
      return fail (self, error, "nothing printed to teach by move", self->moves[i].id);
  for (guint i = 0; i < self->n_options; i++)
    if (self->options[i].is_printed && printed == NULL)
      return fail (self, error, "nothing printed for option", self->options[i].param.id);
  if (printed == NULL)
    return TRUE;
  for (guint i = 0; i < printed->n_pages; i++)
    has_board |= printed->pages[i].is_board;
  if (printed->count_entries == NULL || printed->get_entry == NULL || printed->report == NULL
      || printed->list == NULL
      || (has_board && (printed->paint == NULL || printed->present == NULL)))
    return fail (self, error, "functions are missing for what is printed in", self->id);
  return check_pages (self, error)
         && check_brushes (self, printed->brushes, printed->n_brushes, error);
}

/**
 * tm_game_check:
 * @self: a game
 * @error: return location for a [error@ParamsError]
 *
 * Checks the tables of a game: the kit makes sense, every option, question, grid and article it names
 * exists, links and pairs stay within their bounds, sides are four and boards that lines describe have
 * all they need, every page of what is printed has its option and every brush can be used at once. For
 * tests.
 *
 * Returns: whether they do
 */
gboolean
tm_game_check (const TmGame *self, GError **error)
{
  if (!tm_kit_check (self->kit, error))
    return FALSE;
  if (self->n_options > TM_MAX_OPTIONS)
    return fail (self, error, "too many options", self->id);
  for (guint i = 0; i < self->n_options; i++)
    if (self->options[i].article != NULL
        && tm_rulebook_find (self, self->options[i].article) == NULL)
      return fail (self, error, "no article", self->options[i].article);
  for (guint i = 0; i < self->n_moves; i++)
    if (self->moves[i].n_params > TM_MAX_PARAMS)
      return fail (self, error, "too many parameters in move", self->moves[i].id);
  if (!check_params (self, error))
    return FALSE;
  for (guint i = 0; i < self->n_questions; i++)
    if (!check_question (self, &self->questions[i], error))
      return FALSE;
  for (guint i = 0; i < tm_rulebook_count (self); i++)
    {
      const TmArticle *article = tm_rulebook_get (self, i);

      if (tm_rulebook_find (self, article->id) != article)
        return fail (self, error, "two articles", article->id);
    }
  if (self->part_group > 0 && self->n_parts % self->part_group != 0)
    return fail (self, error, "groups of parts that do not come out even in", self->id);
  return check_printed (self, error);
}

/* Resolving */

static void
run_rules (const TmGame *self, const TmMove *move, TmResolution *resolution)
{
  const TmMoveSpec *spec = tm_game_get_move (self, move->kind);

  g_assert (spec != NULL);
  spec->resolve (move, resolution);
  if (tm_resolution_is_refused (resolution))
    tm_resolution_drop_changes (resolution);
}

static gboolean
is_open_here (const TmOptionSpec *option, guint n_seats)
{
  return option->article != NULL && !option->is_display
         && (option->min_seats == 0 || n_seats >= option->min_seats)
         && (option->max_seats == 0 || n_seats <= option->max_seats);
}

/* Whether two resolutions of a move come to the same: the same table, and the same answer to
 * whether the move is allowed. */
static gboolean
is_same_result (const TmResolution *self, const TmResolution *other)
{
  gboolean is_allowed = tm_resolution_get_grade (self) < TM_GRADE_ILLEGAL;
  gboolean is_other_allowed = tm_resolution_get_grade (other) < TM_GRADE_ILLEGAL;

  return is_allowed == is_other_allowed
         && tm_table_equal (tm_resolution_get_table (self), tm_resolution_get_table (other));
}

/* Whether the rules come to another result when the option has another value. */
static gboolean
does_reading_matter (const TmGame *self,
                     const TmTable *table,
                     const TmMove *move,
                     guint option,
                     TmResolution *resolution)
{
  const TmParam *param = &self->options[option].param;
  gint32 n_values = param->kind == TM_PARAM_FLAG ? 2 : (gint32) param->n_words;
  TmResolution *other = tm_resolution_get_scratch (resolution);

  for (gint32 value = 0; value < n_values; value++)
    {
      if (value == tm_table_get_option (table, option))
        continue;
      tm_resolution_reset (other, table, FALSE);
      tm_resolution_begin_reading (other, option, value);
      run_rules (self, move, other);
      if (!is_same_result (resolution, other))
        return TRUE;
    }
  return FALSE;
}

static void
find_undecided (const TmGame *self,
                const TmTable *table,
                const TmMove *move,
                TmResolution *resolution)
{
  guint64 consulted = tm_resolution_get_consulted (resolution);
  guint n_seats = tm_table_get_n_seats (table);

  for (guint option = 0; consulted != 0; option++, consulted >>= 1)
    if (consulted & 1 && is_open_here (&self->options[option], n_seats)
        && does_reading_matter (self, table, move, option, resolution))
      {
        const TmArticle *article = tm_rulebook_find (self, self->options[option].article);
        tm_resolution_add_undecided (resolution, option, article->id, article->title,
                                     tm_table_get_option (table, option));
      }
}

/**
 * tm_game_resolve:
 * @self: a game
 * @table: the table as it is
 * @move: a move whose arguments fit their declaration
 * @with_reasons: whether the reasoning is wanted
 * @resolution: (inout): where to put what the rules make of it
 *
 * Runs the rules, and finds out whether anything that the rulebook leaves open matters: the move
 * is resolved with the other readings of every open point that the rules consulted, and only
 * where the table would come out differently is that undecided.
 */
void
tm_game_resolve (const TmGame *self,
                 const TmTable *table,
                 const TmMove *move,
                 gboolean with_reasons,
                 TmResolution *resolution)
{
  tm_resolution_reset (resolution, table, with_reasons);
  run_rules (self, move, resolution);
  if (tm_resolution_get_consulted (resolution) != 0)
    find_undecided (self, table, move, resolution);
}
