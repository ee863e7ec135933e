/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-move.h"

#include "tm-common-moves.h"

const char *const random_move_words[N_WORDS]
    = { "as we play it", "Анна: «так и было»", "a\nb\t\"c\" \\ {d}", "2", "" };

void
random_move_init (RandomMove *self, TmMatch *match, guint64 seed)
{
  *self = (RandomMove) { .match = match };
  self->player = tm_player_new (tm_match_get_box (match), seed);
  tm_random_init_fast (&self->random, seed);
}

void
random_move_clear (RandomMove *self)
{
  g_clear_pointer (&self->player, tm_player_free);
}

/* Goes on with another match: what was loaded has a box of its own. */
void
random_move_set_match (RandomMove *self, TmMatch *match)
{
  tm_player_free (self->player);
  self->match = match;
  self->player
      = tm_player_new (tm_match_get_box (match), tm_random_below (&self->random, G_MAXUINT32));
}

guint
random_move_below (RandomMove *self, guint n)
{
  return tm_random_below (&self->random, n);
}

gboolean
random_move_one_of (RandomMove *self, guint n)
{
  return tm_random_below (&self->random, n) == 0;
}

static gint32
choose_word (RandomMove *self)
{
  return tm_box_intern (tm_match_get_box (self->match),
                        random_move_words[random_move_below (self, N_WORDS)]);
}

void
random_move_add_note (RandomMove *self, TmMove *move)
{
  move->note = choose_word (self);
}

/* A player completes every move; what the app is to draw is left to a match that is sealed. */
static void
leave_draws (RandomMove *self, TmMove *move)
{
  const TmGame *game = tm_match_get_game (self->match);
  const TmTable *table = tm_match_get_table (self->match);
  const TmMoveSpec *spec = tm_game_get_move (game, move->kind);

  for (guint param = 0; tm_match_get_random (self->match) != NULL && param < spec->n_params;
       param++)
    if (tm_game_draws_in_app (game, table, move->kind, param, &move->args))
      tm_args_unset (&move->args, param);
}

gboolean
random_move_legal (RandomMove *self, TmMove *move)
{
  if (!tm_player_choose (self->player, tm_match_get_table (self->match), move))
    return FALSE;
  leave_draws (self, move);
  return TRUE;
}

/* At a limit things go wrong, so that numbers are often near one. */
static void
sample_param (RandomMove *self, const TmParam *params, guint param, TmArgs *args)
{
  const TmParam *spec = &params[param];

  tm_param_sample_values (params, param, tm_match_get_table (self->match), &self->random, args);
  if (spec->kind == TM_PARAM_TEXT && spec->sketch == NULL && !spec->is_list)
    tm_args_set (args, param, choose_word (self));
  if (spec->kind == TM_PARAM_NUMBER && !spec->is_list && random_move_one_of (self, 2)
      && tm_args_get (args, param) != TM_NUMBER_UNKNOWN)
    {
      gint32 near = (gint32) random_move_below (self, 6);

      tm_args_set (args, param,
                   random_move_one_of (self, 4) ? MAX (spec->min, spec->max - near)
                                                : MIN (spec->max, spec->min + near));
    }
}

/* A legal move of which one thing is told otherwise: many a rule is met only by what is nearly right. */
static gboolean
spoil_legal (RandomMove *self, TmMove *move)
{
  const TmMoveSpec *spec;

  if (!tm_player_choose (self->player, tm_match_get_table (self->match), move))
    return FALSE;
  spec = tm_game_get_move (tm_match_get_game (self->match), move->kind);
  if (spec->n_params == 0)
    return FALSE;
  sample_param (self, spec->params, random_move_below (self, spec->n_params), &move->args);
  return TRUE;
}

/* Any kind of move, of which some is told by chance alone and the rest as the player would. */
static void
make_up (RandomMove *self, TmMove *move)
{
  const TmGame *game = tm_match_get_game (self->match);
  const TmMoveSpec *spec;

  *move = (TmMove) { .kind = random_move_below (self, game->n_moves), .note = -1 };
  spec = &game->moves[move->kind];
  tm_args_init (&move->args);
  for (guint i = 0; i < spec->n_params; i++)
    if (random_move_one_of (self, 2)
        && (!spec->params[i].is_optional || random_move_one_of (self, 3)))
      sample_param (self, spec->params, i, &move->args);
  tm_player_complete (self->player, tm_match_get_table (self->match), move);
}

/* A well formed move, seldom a legal one. */
void
random_move_any (RandomMove *self, TmMove *move)
{
  if (random_move_one_of (self, 2) || !spoil_legal (self, move))
    make_up (self, move);
  leave_draws (self, move);
}

/* By hand */

/* A number within bounds, near one of them, or just outside. */
static gint64
choose_number (RandomMove *self, gint32 min, gint32 max)
{
  switch (random_move_below (self, 8))
    {
    case 0:
      return (gint64) max + 1 - random_move_below (self, 4);
    case 1:
      return (gint64) min - 1 + random_move_below (self, 4);
    default:
      return min + (gint64) random_move_below (self, (guint) CLAMP ((gint64) max - min + 1, 1, 13));
    }
}

static void
tell (GVariantDict *dict, const char *param, const char *word)
{
  g_variant_dict_insert (dict, param, "s", word);
}

static void
tell_number (GVariantDict *dict, const char *param, gint64 number)
{
  g_variant_dict_insert (dict, param, "x", CLAMP (number, G_MININT32, G_MAXINT32));
}

static void
tell_seat (RandomMove *self, GVariantDict *dict, const char *param)
{
  tell_number (dict, param,
               random_move_below (self, tm_box_get_n_seats (tm_match_get_box (self->match))));
}

static void
adjust_counter (RandomMove *self, GVariantDict *dict)
{
  const TmKit *kit = tm_match_get_game (self->match)->kit;
  const TmCounterSpec *spec = &kit->counters[random_move_below (self, kit->n_counters)];

  tell (dict, "set", spec->scope == TM_SHARED ? "shared" : "counter");
  tell (dict, "counter", spec->id);
  if (spec->scope == TM_EACH_SEAT)
    tell_seat (self, dict, "seat");
  tell_number (dict, "value", choose_number (self, spec->min, spec->max));
}

static void
adjust_phase (RandomMove *self, GVariantDict *dict)
{
  const TmKit *kit = tm_match_get_game (self->match)->kit;

  tell (dict, "set", "phase");
  tell (dict, "phase", kit->phases[random_move_below (self, kit->n_phases)].id);
}

static void
adjust_turn (RandomMove *self, GVariantDict *dict)
{
  g_auto (GVariantBuilder) seats = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("ax"));

  for (guint seat = 0; seat < tm_box_get_n_seats (tm_match_get_box (self->match)); seat++)
    if (random_move_one_of (self, 2))
      g_variant_builder_add (&seats, "x", (gint64) seat);
  tell (dict, "set", "turn");
  g_variant_dict_insert_value (dict, "seats", g_variant_builder_end (&seats));
}

/* Names a piece by its kind, or by what it shows, and sometimes where it lies; gives its kind. */
static const TmPieceSpec *
tell_piece (RandomMove *self, GVariantDict *dict)
{
  const TmTable *table = tm_match_get_table (self->match);
  TmBox *box = tm_match_get_box (self->match);
  guint piece = random_move_below (self, tm_box_get_n_pieces (box));
  guint kind = tm_box_get_piece_kind (box, piece);
  const TmFace *face = tm_box_get_face (box, kind, tm_table_get_piece_face (table, piece));
  const TmPieceSpec *spec = &tm_box_get_kit (box)->pieces[kind];
  guint zone;
  int seat;

  tell (dict, "piece", face != NULL && random_move_one_of (self, 2) ? face->code : spec->id);
  if (random_move_one_of (self, 3))
    {
      tm_box_describe_zone (box, tm_table_get_piece_zone (table, piece), &zone, &seat);
      tell (dict, "from", tm_box_get_kit (box)->zones[zone].id);
      if (seat != TM_NO_SEAT)
        tell_number (dict, "from_seat", seat);
    }
  return spec;
}

static void
adjust_piece (RandomMove *self, GVariantDict *dict)
{
  const TmKit *kit = tm_match_get_game (self->match)->kit;

  tell (dict, "set", "piece");
  tell_piece (self, dict);
  tell (dict, "to", kit->zones[random_move_below (self, kit->n_zones)].id);
  tell_seat (self, dict, "seat");
  if (random_move_one_of (self, 2))
    tell_number (dict, "value", choose_number (self, 0, 20));
}

static void
adjust_face (RandomMove *self, GVariantDict *dict)
{
  TmBox *box = tm_match_get_box (self->match);
  const TmPieceSpec *spec;
  guint kind, n_faces;

  tell (dict, "set", "face");
  spec = tell_piece (self, dict);
  kind = (guint) tm_kit_find_piece (tm_box_get_kit (box), spec->id);
  n_faces = tm_box_get_n_faces (box, kind);
  tell (dict, "face",
        n_faces > 0 ? tm_box_get_face (box, kind, (gint32) random_move_below (self, n_faces))->code
                    : random_move_words[random_move_below (self, N_WORDS)]);
}

static void
adjust_side (RandomMove *self, GVariantDict *dict)
{
  tell (dict, "set", "side");
  tell_piece (self, dict);
  tell_number (dict, "value", random_move_below (self, 2));
}

static void
adjust_mark (RandomMove *self, GVariantDict *dict)
{
  tell (dict, "set", "mark");
  tell_piece (self, dict);
  tell_number (dict, "mark", random_move_below (self, 2));
  tell_number (dict, "value", choose_number (self, 0, 6));
}

/* A grid of which anything can be set: one without layers only says where things lie. */
static guint
choose_grid (RandomMove *self)
{
  const TmKit *kit = tm_match_get_game (self->match)->kit;
  guint grid = random_move_below (self, kit->n_grids);

  while (kit->grids[grid].n_layers == 0)
    grid = (grid + 1) % kit->n_grids;
  return grid;
}

static void
adjust_cell (RandomMove *self, GVariantDict *dict)
{
  guint grid = choose_grid (self);
  const TmGridSpec *spec = &tm_match_get_game (self->match)->kit->grids[grid];
  const TmLayerSpec *layer = &spec->layers[random_move_below (self, spec->n_layers)];
  /* Those of a lettered grid are counted from 0. */
  gint32 first_column = spec->is_lettered ? 0 : spec->first_column;
  gint32 first_row = spec->is_lettered ? 0 : spec->first_row;
  guint columns, rows;

  tm_box_get_grid_size (tm_match_get_box (self->match), grid, &columns, &rows);
  tell (dict, "set", "cell");
  tell (dict, "piece", spec->id);
  tell (dict, "layer", layer->id);
  tell_seat (self, dict, "seat");
  tell_number (dict, "column", first_column + choose_number (self, 0, (gint32) columns - 1));
  tell_number (dict, "row", first_row + choose_number (self, 0, (gint32) rows - 1));
  tell_number (dict, "value", choose_number (self, layer->min, layer->max));
}

typedef void (*AdjustFunc) (RandomMove *self, GVariantDict *dict);

/* Something that this game has on its table. */
static AdjustFunc
choose_adjustment (RandomMove *self)
{
  static const AdjustFunc of_pieces[]
      = { adjust_piece, adjust_face, adjust_side, adjust_mark, adjust_piece };
  const TmKit *kit = tm_match_get_game (self->match)->kit;

  if (kit->n_counters > 0 && random_move_one_of (self, 3))
    return adjust_counter;
  if (kit->n_grids > 0 && random_move_one_of (self, 3))
    return adjust_cell;
  if (tm_box_get_n_pieces (tm_match_get_box (self->match)) > 0 && !random_move_one_of (self, 4))
    return of_pieces[random_move_below (self, G_N_ELEMENTS (of_pieces))];
  return random_move_one_of (self, 2) ? adjust_phase : adjust_turn;
}

/* Something on the table is set by hand. */
void
random_move_adjust (RandomMove *self, TmMove *move)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (NULL);
  const TmMoveSpec *spec = tm_game_get_move (tm_match_get_game (self->match), TM_MOVE_ADJUST);
  g_autoptr (GVariant) values = NULL;
  g_autoptr (GError) error = NULL;

  *move = (TmMove) { .kind = TM_MOVE_ADJUST, .note = -1 };
  choose_adjustment (self) (self, &dict);
  values = g_variant_ref_sink (g_variant_dict_end (&dict));
  tm_params_parse (spec->params, spec->n_params, tm_match_get_box (self->match), values,
                   &move->args, &error);
  g_assert_no_error (error);
}

/* Some option has another value from here on, whether it may or not. */
void
random_move_house_rule (RandomMove *self, TmMove *move)
{
  const TmGame *game = tm_match_get_game (self->match);
  TmBox *box = tm_match_get_box (self->match);
  guint option = random_move_below (self, game->n_options);
  const TmParam *param = &game->options[option].param;

  while (param->is_list || param->kind == TM_PARAM_TEXT)
    {
      option = (option + 1) % game->n_options;
      param = &game->options[option].param;
    }
  tm_house_rule_from_option (box, option, tm_param_sample (param, box, &self->random), move);
}
