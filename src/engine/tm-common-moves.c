/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-common-moves.h"

#include "config.h"

#include "tm-box-private.h"

#include <glib/gi18n-lib.h>

/* adjust: the real table is right by definition, so anything on it can be set by hand. */

enum
{
  SET_COUNTER,
  SET_SHARED,
  SET_PHASE,
  SET_TURN,
  SET_PIECE,
  SET_FACE,
  SET_SIDE,
  SET_MARK,
  SET_CELL,
};

static const TmWord set_words[] = {
  [SET_COUNTER] = { "counter", N_ ("a counter of a seat") },
  [SET_SHARED] = { "shared", N_ ("a shared counter") },
  [SET_PHASE] = { "phase", N_ ("the phase") },
  [SET_TURN] = { "turn", N_ ("whose turn it is") },
  [SET_PIECE] = { "piece", N_ ("where a piece lies") },
  [SET_FACE] = { "face", N_ ("the face of a piece") },
  [SET_SIDE] = { "side", N_ ("which side of a piece is up") },
  [SET_MARK] = { "mark", N_ ("a mark of a piece") },
  [SET_CELL] = { "cell", N_ ("a cell of a grid") },
};

enum
{
  ADJUST_SET,
  ADJUST_COUNTER,
  ADJUST_SEAT,
  ADJUST_VALUE,
  ADJUST_PHASE,
  ADJUST_SEATS,
  ADJUST_PIECE,
  ADJUST_FROM,
  ADJUST_FROM_SEAT,
  ADJUST_TO,
  ADJUST_FACE,
  ADJUST_LAYER,
  ADJUST_MARK,
  ADJUST_COLUMN,
  ADJUST_ROW,
  N_ADJUST_PARAMS,
};

static const TmParam adjust_params[] = {
  [ADJUST_SET] = { .id = "set",
                   .name = N_ ("What"),
                   .kind = TM_PARAM_CHOICE,
                   .words = set_words,
                   .n_words = G_N_ELEMENTS (set_words) },
  [ADJUST_COUNTER]
  = { .id = "counter", .name = N_ ("Counter"), .kind = TM_PARAM_TEXT, .is_optional = TRUE },
  [ADJUST_SEAT] = { .id = "seat", .name = N_ ("Seat"), .kind = TM_PARAM_SEAT, .is_optional = TRUE },
  [ADJUST_VALUE] = { .id = "value",
                     .name = N_ ("Value"),
                     .kind = TM_PARAM_NUMBER,
                     .min = G_MININT32,
                     .max = G_MAXINT32,
                     .is_optional = TRUE },
  [ADJUST_PHASE]
  = { .id = "phase", .name = N_ ("Phase"), .kind = TM_PARAM_TEXT, .is_optional = TRUE },
  [ADJUST_SEATS] = { .id = "seats",
                     .name = N_ ("Seats"),
                     .kind = TM_PARAM_SEAT,
                     .is_list = TRUE,
                     .min_items = 0,
                     .max_items = TM_MAX_SEATS,
                     .is_optional = TRUE },
  [ADJUST_PIECE]
  = { .id = "piece", .name = N_ ("Piece"), .kind = TM_PARAM_TEXT, .is_optional = TRUE },
  [ADJUST_FROM] = { .id = "from", .name = N_ ("From"), .kind = TM_PARAM_TEXT, .is_optional = TRUE },
  [ADJUST_FROM_SEAT] = { .id = "from_seat",
                         .name = N_ ("From which seat"),
                         .kind = TM_PARAM_SEAT,
                         .is_optional = TRUE },
  [ADJUST_TO] = { .id = "to", .name = N_ ("To"), .kind = TM_PARAM_TEXT, .is_optional = TRUE },
  [ADJUST_FACE] = { .id = "face", .name = N_ ("Face"), .kind = TM_PARAM_TEXT, .is_optional = TRUE },
  [ADJUST_LAYER]
  = { .id = "layer", .name = N_ ("Layer"), .kind = TM_PARAM_TEXT, .is_optional = TRUE },
  [ADJUST_MARK] = { .id = "mark",
                    .name = N_ ("Mark"),
                    .kind = TM_PARAM_NUMBER,
                    .min = 0,
                    .max = TM_MAX_MARKS - 1,
                    .is_optional = TRUE },
  [ADJUST_COLUMN] = { .id = "column",
                      .name = N_ ("Column"),
                      .kind = TM_PARAM_NUMBER,
                      .min = -999,
                      .max = 999,
                      .is_optional = TRUE },
  [ADJUST_ROW] = { .id = "row",
                   .name = N_ ("Row"),
                   .kind = TM_PARAM_NUMBER,
                   .min = -999,
                   .max = 999,
                   .is_optional = TRUE },
};
G_STATIC_ASSERT (G_N_ELEMENTS (adjust_params) == N_ADJUST_PARAMS);

static void
refuse (TmResolution *resolution, const char *id, TmText text)
{
  tm_resolution_refuse (resolution, id, "tablemate.adjust", text);
}

static void
refuse_unknown (TmResolution *resolution, const TmMove *move, guint param)
{
  const TmParam *spec = &tm_common_moves[move->kind - TM_MOVE_ADJUST].params[param];

  if (spec->kind != TM_PARAM_TEXT || !tm_args_has (&move->args, param))
    refuse (resolution, "incomplete",
            tm_text (N_ ("It is not said, or not on this table: %s"), tm_arg_word (spec->name)));
  else
    refuse (resolution, "no-such-thing",
            tm_text (N_ ("There is no “%s” on this table."),
                     tm_arg_string (tm_args_get (&move->args, param))));
}

static const char *
get_word (const TmBox *box, const TmMove *move, guint param)
{
  return tm_args_has (&move->args, param)
             ? tm_box_get_string (box, tm_args_get (&move->args, param))
             : "";
}

static int
get_seat (const TmMove *move)
{
  return tm_args_has (&move->args, ADJUST_SEAT) ? tm_args_get (&move->args, ADJUST_SEAT)
                                                : TM_NO_SEAT;
}

static void
settle (TmResolution *resolution, guint slot)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  TmSlot what;

  tm_box_describe_slot (box, slot, &what);
  if (box->game->settle != NULL)
    box->game->settle (resolution, &what);
}

static void
set_number (TmResolution *resolution, guint slot, gint32 value)
{
  tm_resolution_set_slot (resolution, slot, value);
  settle (resolution, slot);
}

static void
adjust_counter (TmResolution *resolution, const TmMove *move, TmScope scope)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  int counter = tm_kit_find_counter (box->kit, get_word (box, move, ADJUST_COUNTER));
  gint32 value = tm_args_get (&move->args, ADJUST_VALUE);
  int seat = get_seat (move);
  TmTextArg name;

  if (counter < 0 || box->kit->counters[counter].scope != scope)
    {
      refuse_unknown (resolution, move, ADJUST_COUNTER);
      return;
    }
  name = tm_table_name_counter (tm_resolution_get_table (resolution), counter);
  if ((scope == TM_EACH_SEAT && seat < 0) || !tm_args_has (&move->args, ADJUST_VALUE))
    {
      refuse (resolution, "incomplete",
              tm_text (N_ ("It is not said whose counter, or which value.")));
      return;
    }
  if (value < box->kit->counters[counter].min
      || value > tm_box_get_counter_max (box, (guint) counter))
    {
      refuse (resolution, "out-of-bounds",
              tm_text (N_ ("%s goes from %s to %s."), name,
                       tm_arg_number (box->kit->counters[counter].min),
                       tm_arg_number (tm_box_get_counter_max (box, (guint) counter))));
      return;
    }
  set_number (resolution, tm_box_get_counter_slot (box, counter, seat), value);
  if (scope == TM_EACH_SEAT)
    tm_resolution_set_summary (
        resolution,
        tm_text (N_ ("%s, set by hand: %s %s"), tm_arg_seat (seat), name, tm_arg_number (value)),
        TM_TEXT_NONE);
  else
    tm_resolution_set_summary (
        resolution, tm_text (N_ ("Set by hand: %s %s"), name, tm_arg_number (value)), TM_TEXT_NONE);
}

static void
adjust_phase (TmResolution *resolution, const TmMove *move)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  int phase
      = tm_words_find (box->kit->phases, box->kit->n_phases, get_word (box, move, ADJUST_PHASE));

  if (phase < 0)
    {
      refuse_unknown (resolution, move, ADJUST_PHASE);
      return;
    }
  tm_resolution_set_phase (resolution, phase);
  settle (resolution, TM_PHASE_SLOT);
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("Set by hand: %s"), tm_arg_word (box->kit->phases[phase].name)),
      TM_TEXT_NONE);
}

static void
adjust_turn (TmResolution *resolution, const TmMove *move)
{
  guint32 seats = tm_args_get_set (&move->args, ADJUST_SEATS);

  tm_resolution_set_turn (resolution, seats);
  settle (resolution, TM_TURN_SLOT);
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("Set by hand, whose turn: %s"), tm_arg_seats (seats)), TM_TEXT_NONE);
}

static gboolean
is_called (const TmTable *table, guint piece, const char *name)
{
  const TmBox *box = tm_table_get_box (table);
  guint kind = box->pieces[piece].kind;
  const TmFace *face = tm_box_get_face (box, kind, tm_table_get_piece_face (table, piece));

  return g_str_equal (box->kit->pieces[kind].id, name)
         || (face != NULL && g_str_equal (face->code, name));
}

/* A piece is named by its kind or by its face, and by the zone it lies in if that is told; -1 and
 * a finding if there is none. */
static int
find_named_piece (TmResolution *resolution, const TmMove *move)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  int zone = tm_kit_find_zone (box->kit, get_word (box, move, ADJUST_FROM));
  int seat = tm_args_has (&move->args, ADJUST_FROM_SEAT)
                 ? tm_args_get (&move->args, ADJUST_FROM_SEAT)
                 : get_seat (move);

  if (tm_args_has (&move->args, ADJUST_FROM)
      && (zone < 0 || (box->kit->zones[zone].scope == TM_EACH_SEAT && seat < 0)))
    {
      refuse_unknown (resolution, move, ADJUST_FROM);
      return -1;
    }
  for (guint piece = 0; piece < box->n_pieces; piece++)
    if ((zone < 0 || tm_table_get_piece_zone (table, piece) == tm_box_get_zone (box, zone, seat))
        && is_called (table, piece, get_word (box, move, ADJUST_PIECE)))
      return piece;
  refuse_unknown (resolution, move, ADJUST_PIECE);
  return -1;
}

/* What everybody may know a piece as: its face if all see it, else its kind. */
static TmTextArg
name_piece (const TmTable *table, guint piece)
{
  const TmBox *box = tm_table_get_box (table);
  guint kind = box->pieces[piece].kind;

  if (tm_table_can_see (table, piece, TM_NO_SEAT))
    return tm_arg_face (kind, tm_table_get_piece_face (table, piece));
  return tm_arg_word (box->kit->pieces[kind].name);
}

/* Rules take it for granted that a die is no card. */
static gboolean
check_zone (TmResolution *resolution, guint piece, guint zone)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint kind = box->pieces[piece].kind;

  if (tm_kit_can_lie (box->kit, kind, zone))
    return TRUE;
  refuse (resolution, "wrong-place",
          /* Translators: the name of a piece, such as "Die"; the name of a place, such as "Hand" */
          tm_text (N_ ("%s cannot lie in this place: %s"),
                   tm_arg_word (box->kit->pieces[kind].name),
                   tm_arg_word (box->kit->zones[zone].name)));
  return FALSE;
}

static void
adjust_piece (TmResolution *resolution, const TmMove *move)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  TmBox *box = tm_table_get_box (table);
  int to = tm_kit_find_zone (box->kit, get_word (box, move, ADJUST_TO));
  int seat = get_seat (move);
  int piece;

  if (to < 0 || (box->kit->zones[to].scope == TM_EACH_SEAT && seat < 0))
    {
      refuse_unknown (resolution, move, ADJUST_TO);
      return;
    }
  piece = find_named_piece (resolution, move);
  if (piece < 0 || !check_zone (resolution, (guint) piece, (guint) to))
    return;
  tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, to, seat),
                            tm_args_has (&move->args, ADJUST_VALUE)
                                ? CLAMP (tm_args_get (&move->args, ADJUST_VALUE), -999, 999)
                                : TM_BOTTOM);
  settle (resolution, tm_box_get_piece_slot (box, piece, TM_SLOT_PIECE_PLACE, 0));
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("Moved by hand: %s, to: %s"), name_piece (table, piece),
                                      tm_arg_word (box->kit->zones[to].name)),
                             TM_TEXT_NONE);
}

/* Of a code that people type as a name, the game says what is wrong with it. */
static void
refuse_face (TmResolution *resolution, const TmMove *move, guint kind, const char *reason)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  if (tm_args_has (&move->args, ADJUST_FACE) && box->kit->pieces[kind].code_hint != NULL)
    refuse (resolution, "no-such-thing",
            tm_text ("%s", tm_arg_string (tm_box_intern (box, reason))));
  else
    refuse_unknown (resolution, move, ADJUST_FACE);
}

static void
adjust_face (TmResolution *resolution, const TmMove *move)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  TmBox *box = tm_table_get_box (table);
  int piece = find_named_piece (resolution, move);
  g_autoptr (GError) error = NULL;
  gint32 face;

  if (piece < 0)
    return;
  if (!tm_box_add_face (box, box->pieces[piece].kind, get_word (box, move, ADJUST_FACE), &face,
                        &error))
    {
      refuse_face (resolution, move, box->pieces[piece].kind, error->message);
      return;
    }
  tm_resolution_set_face (resolution, piece, face);
  settle (resolution, tm_box_get_piece_slot (box, piece, TM_SLOT_PIECE_FACE, 0));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("Set by hand: %s"), name_piece (table, piece)), TM_TEXT_NONE);
}

static void
adjust_side (TmResolution *resolution, const TmMove *move)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece = find_named_piece (resolution, move);

  if (piece < 0)
    return;
  tm_resolution_turn_piece (resolution, piece, tm_args_get (&move->args, ADJUST_VALUE) != 0);
  settle (resolution, tm_box_get_piece_slot (tm_table_get_box (table), piece, TM_SLOT_PIECE_UP, 0));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("Turned by hand: %s"), name_piece (table, piece)), TM_TEXT_NONE);
}

static void
adjust_mark (TmResolution *resolution, const TmMove *move)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  TmBox *box = tm_table_get_box (table);
  guint mark = tm_args_get (&move->args, ADJUST_MARK);
  int piece = find_named_piece (resolution, move);

  if (piece < 0)
    return;
  if (mark >= box->kit->pieces[box->pieces[piece].kind].n_marks)
    {
      refuse_unknown (resolution, move, ADJUST_MARK);
      return;
    }
  tm_resolution_set_mark (resolution, piece, mark, tm_args_get (&move->args, ADJUST_VALUE));
  settle (resolution, tm_box_get_piece_slot (box, piece, TM_SLOT_PIECE_MARK, mark));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("Set by hand: %s"), name_piece (table, piece)), TM_TEXT_NONE);
}

/* Columns and rows are told as cells are spelled; those of a lettered grid are counted from 0. */
static gboolean
find_named_cell (const TmBox *box, const TmMove *move, guint grid, guint *column, guint *row)
{
  const TmGridSpec *spec = &box->kit->grids[grid];
  gint64 x = tm_args_get (&move->args, ADJUST_COLUMN);
  gint64 y = tm_args_get (&move->args, ADJUST_ROW);
  guint columns, rows;

  if (!spec->is_lettered)
    {
      x -= spec->first_column;
      y -= spec->first_row;
    }
  tm_box_get_grid_size (box, grid, &columns, &rows);
  *column = (guint) x;
  *row = (guint) y;
  return x >= 0 && x < columns && y >= 0 && y < rows;
}

static int
find_named_layer (const TmBox *box, const TmMove *move, guint grid)
{
  const TmGridSpec *spec = &box->kit->grids[grid];
  int layer = -1;

  for (guint i = 0; i < spec->n_layers; i++)
    if (!spec->layers[i].is_text
        && g_str_equal (spec->layers[i].id, get_word (box, move, ADJUST_LAYER)))
      layer = (int) i;
  return layer;
}

static void
adjust_cell (TmResolution *resolution, const TmMove *move)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  int grid = tm_kit_find_grid (box->kit, get_word (box, move, ADJUST_PIECE));
  int layer = grid >= 0 ? find_named_layer (box, move, grid) : -1;
  gint32 value = tm_args_get (&move->args, ADJUST_VALUE);
  const TmGridSpec *spec = grid >= 0 ? &box->kit->grids[grid] : NULL;
  guint column, row, columns, rows;

  if (layer < 0 || !find_named_cell (box, move, grid, &column, &row)
      || (spec->scope == TM_EACH_SEAT && get_seat (move) < 0))
    {
      refuse_unknown (resolution, move, ADJUST_PIECE);
      return;
    }
  if (value < spec->layers[layer].min || value > spec->layers[layer].max)
    {
      refuse (resolution, "out-of-bounds",
              tm_text (N_ ("%s goes from %s to %s."), tm_arg_word (spec->layers[layer].name),
                       tm_arg_number (spec->layers[layer].min),
                       tm_arg_number (spec->layers[layer].max)));
      return;
    }
  tm_box_get_grid_size (box, grid, &columns, &rows);
  tm_resolution_set_cell (resolution, grid, get_seat (move), layer, column, row, value);
  settle (resolution,
          tm_box_get_cell_slot (box, grid, get_seat (move), layer, row * columns + column));
  tm_resolution_set_summary (resolution, tm_text (N_ ("Set by hand: %s"), tm_arg_word (spec->name)),
                             TM_TEXT_NONE);
}

static void
resolve_adjust (const TmMove *move, TmResolution *resolution)
{
  switch (tm_args_get (&move->args, ADJUST_SET))
    {
    case SET_COUNTER:
      adjust_counter (resolution, move, TM_EACH_SEAT);
      break;
    case SET_SHARED:
      adjust_counter (resolution, move, TM_SHARED);
      break;
    case SET_PHASE:
      adjust_phase (resolution, move);
      break;
    case SET_TURN:
      adjust_turn (resolution, move);
      break;
    case SET_PIECE:
      adjust_piece (resolution, move);
      break;
    case SET_FACE:
      adjust_face (resolution, move);
      break;
    case SET_SIDE:
      adjust_side (resolution, move);
      break;
    case SET_MARK:
      adjust_mark (resolution, move);
      break;
    case SET_CELL:
      adjust_cell (resolution, move);
      break;
    default:
      g_assert_not_reached ();
    }
}

/**
 * tm_adjust_from_slot:
 * @box: a box
 * @slot: the slot of a counter
 * @value: what to set it to
 * @move: (out): the move that does so
 *
 * Spells the setting of a counter by hand as a move.
 *
 * Returns: whether the slot is a counter
 */
gboolean
tm_adjust_from_slot (TmBox *box, guint slot, gint32 value, TmMove *move)
{
  TmSlot what;

  tm_box_describe_slot (box, slot, &what);
  if (what.kind != TM_SLOT_COUNTER)
    return FALSE;
  *move = (TmMove) { .kind = TM_MOVE_ADJUST, .source = TM_SOURCE_TABLE, .note = -1 };
  tm_args_init (&move->args);
  tm_args_set (&move->args, ADJUST_SET, what.seat >= 0 ? SET_COUNTER : SET_SHARED);
  tm_args_set (&move->args, ADJUST_COUNTER, tm_box_intern (box, box->kit->counters[what.index].id));
  if (what.seat >= 0)
    tm_args_set (&move->args, ADJUST_SEAT, what.seat);
  tm_args_set (&move->args, ADJUST_VALUE, value);
  return TRUE;
}

/* house-rule: another reading of an open point, from here on. */

enum
{
  RULE_OPTION,
  RULE_VALUE,
};

static const TmParam rule_params[] = {
  [RULE_OPTION] = { .id = "option", .name = N_ ("House rule"), .kind = TM_PARAM_TEXT },
  [RULE_VALUE] = { .id = "value", .name = N_ ("Value"), .kind = TM_PARAM_TEXT },
};

/* Whoever begins to roll real dice instead of the app's changes no rule. */
static void
summarize_rule (TmResolution *resolution, const TmOptionSpec *option, gint32 value)
{
  TmTextArg name = tm_arg_word (option->param.name);

  tm_resolution_set_summary (
      resolution,
      option->is_switchable
          ? tm_text (N_ ("%s: %s"), name, tm_arg_word (option->param.words[value].name))
          : tm_text (N_ ("House rule: %s"), name),
      TM_TEXT_NONE);
}

static void
resolve_house_rule (const TmMove *move, TmResolution *resolution)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  int option = tm_game_find_option (box->game, get_word (box, move, RULE_OPTION));
  TmArgs args;

  tm_args_init (&args);
  if (option < 0
      || (box->game->options[option].article == NULL && !box->game->options[option].is_display
          && !box->game->options[option].is_switchable))
    {
      refuse_unknown (resolution, move, RULE_OPTION);
      return;
    }
  if (!tm_param_set_text (&box->game->options[option].param, 0, box,
                          get_word (box, move, RULE_VALUE), &args, NULL))
    {
      refuse_unknown (resolution, move, RULE_VALUE);
      return;
    }
  tm_resolution_set_option (resolution, option, tm_args_get (&args, 0));
  summarize_rule (resolution, &box->game->options[option], tm_args_get (&args, 0));
}

/**
 * tm_house_rule_from_option:
 * @box: a box
 * @option: index of an option
 * @value: its value
 * @move: (out): the move that chooses it
 *
 * Spells the choice of a reading as a move.
 */
void
tm_house_rule_from_option (TmBox *box, guint option, gint32 value, TmMove *move)
{
  const TmParam *param = &box->game->options[option].param;
  g_autofree char *word = tm_param_dup_value_spelling (param, box, value);

  *move = (TmMove) { .kind = TM_MOVE_HOUSE_RULE, .source = TM_SOURCE_TABLE, .note = -1 };
  tm_args_init (&move->args);
  tm_args_set (&move->args, RULE_OPTION, tm_box_intern (box, param->id));
  tm_args_set (&move->args, RULE_VALUE, tm_box_intern (box, word));
}

/**
 * tm_house_rule_is_about:
 * @box: a box
 * @move: a move of the kind %TM_MOVE_HOUSE_RULE
 * @option: id of an option
 *
 * Tells whether the move chooses a reading of that option.
 *
 * Returns: whether it does
 */
gboolean
tm_house_rule_is_about (TmBox *box, const TmMove *move, const char *option)
{
  return g_str_equal (get_word (box, move, RULE_OPTION), option);
}

const TmMoveSpec tm_common_moves[] = {
  /* NOLINTNEXTLINE(misc-redundant-expression): the table begins with it */
  [TM_MOVE_ADJUST - TM_MOVE_ADJUST]
  = { "adjust", N_ ("Set by hand"), "hand", adjust_params, N_ADJUST_PARAMS, resolve_adjust },
  [TM_MOVE_HOUSE_RULE - TM_MOVE_ADJUST] = { "house-rule", N_ ("House rule"), "judge", rule_params,
                                            G_N_ELEMENTS (rule_params), resolve_house_rule },
};
const guint tm_n_common_moves = G_N_ELEMENTS (tm_common_moves);
