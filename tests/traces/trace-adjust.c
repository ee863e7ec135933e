/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever lies on the table is set by hand: the real table is right, be it as strange as it may. */

#include "trace.h"

/* A few values beside the smallest are met most often by the rules. */
#define N_SMALL_VALUES 13

typedef enum
{
  SET_COUNTER,
  SET_PHASE,
  SET_TURN,
  SET_PIECE,
  SET_FACE,
  SET_SIDE,
  SET_MARK,
  SET_CELL,
  N_SETS,
} Set;

static const char *const set_ids[N_SETS] = {
  [SET_PHASE] = "phase", [SET_TURN] = "turn", [SET_PIECE] = "piece", [SET_FACE] = "face",
  [SET_SIDE] = "side",   [SET_MARK] = "mark", [SET_CELL] = "cell",
};

/* What is set is told by the parameters of one kind of move, which have names. */
typedef struct
{
  TmBox *box;
  const TmMoveSpec *spec;
  TmMove move;
} Adjust;

static guint
find_param (const Adjust *self, const char *id)
{
  for (guint i = 0; i < self->spec->n_params; i++)
    if (g_str_equal (self->spec->params[i].id, id))
      return i;
  g_assert_not_reached ();
}

static void
tell (Adjust *self, const char *param, gint32 value)
{
  tm_args_set (&self->move.args, find_param (self, param), value);
}

static void
tell_word (Adjust *self, const char *param, const char *word)
{
  tell (self, param, tm_box_intern (self->box, word));
}

static void
adjust_init (Adjust *self, TmBox *box, Set set)
{
  guint param;

  *self = (Adjust) { .box = box,
                     .spec = tm_game_get_move (tm_box_get_game (box), TM_MOVE_ADJUST),
                     .move = { .kind = TM_MOVE_ADJUST, .note = -1 } };
  tm_args_init (&self->move.args);
  param = find_param (self, "set");
  for (guint i = 0; i < self->spec->params[param].n_words; i++)
    if (g_strcmp0 (self->spec->params[param].words[i].id, set_ids[set]) == 0)
      tell (self, "set", (gint32) i);
}

static gint32
choose_value (Trace *trace, gint32 min, gint32 max)
{
  gint64 n_values = (gint64) max - min + 1;

  if (n_values > N_SMALL_VALUES && trace_one_of (trace, 6))
    return max - trace_below (trace, 3);
  return min + trace_below (trace, (guint) MIN (n_values, N_SMALL_VALUES));
}

static gint32
choose_seat (Trace *trace, const TmBox *box)
{
  return trace_below (trace, tm_box_get_n_seats (box));
}

static void
set_counter (Trace *trace, TmBox *box)
{
  guint counter = (guint) trace_below (trace, tm_box_get_kit (box)->n_counters);
  const TmCounterSpec *spec = &tm_box_get_kit (box)->counters[counter];
  int seat = spec->scope == TM_SHARED ? TM_NO_SEAT : choose_seat (trace, box);

  digest_add_number (
      &trace->digest,
      tm_match_set_counter (trace->match, tm_box_get_counter_slot (box, counter, seat),
                            choose_value (trace, spec->min, tm_box_get_counter_max (box, counter)),
                            NULL, NULL));
}

/* Pieces */

static guint
name_piece (Trace *trace, Adjust *self)
{
  const TmTable *table = tm_match_get_table (trace->match);
  const TmKit *kit = tm_box_get_kit (self->box);
  guint piece = (guint) trace_below (trace, tm_box_get_n_pieces (self->box));
  guint kind = tm_box_get_piece_kind (self->box, piece);
  const TmFace *face = tm_box_get_face (self->box, kind, tm_table_get_piece_face (table, piece));
  guint zone;
  int seat;

  tm_box_describe_zone (self->box, tm_table_get_piece_zone (table, piece), &zone, &seat);
  tell_word (self, "piece", face != NULL ? face->code : kit->pieces[kind].id);
  tell_word (self, "from", kit->zones[zone].id);
  if (seat >= 0)
    tell (self, "from_seat", seat);
  return kind;
}

static void
tell_place (Trace *trace, Adjust *self)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  guint zone = (guint) trace_below (trace, kit->n_zones);

  tell_word (self, "to", kit->zones[zone].id);
  if (kit->zones[zone].scope == TM_EACH_SEAT)
    tell (self, "seat", choose_seat (trace, self->box));
  if (trace_one_of (trace, 2))
    tell (self, "value", choose_value (trace, -1, 80));
}

static void
tell_face (Trace *trace, Adjust *self, guint kind)
{
  guint n_faces = tm_box_get_n_faces (self->box, kind);

  if (n_faces > 0)
    tell_word (self, "face", tm_box_get_face (self->box, kind, trace_below (trace, n_faces))->code);
}

static void
tell_cell (Trace *trace, Adjust *self)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  guint grid = (guint) trace_below (trace, kit->n_grids);
  const TmGridSpec *spec = &kit->grids[grid];
  const TmLayerSpec *layer;
  guint columns, rows;

  tm_box_get_grid_size (self->box, grid, &columns, &rows);
  if (columns * rows * spec->n_layers == 0)
    return;
  layer = &spec->layers[trace_below (trace, spec->n_layers)];
  tell_word (self, "piece", spec->id);
  tell_word (self, "layer", layer->id);
  if (spec->scope == TM_EACH_SEAT)
    tell (self, "seat", choose_seat (trace, self->box));
  tell (self, "column",
        trace_below (trace, columns) + (spec->is_lettered ? 0 : spec->first_column));
  tell (self, "row", trace_below (trace, rows) + (spec->is_lettered ? 0 : spec->first_row));
  tell (self, "value", choose_value (trace, layer->min, layer->max));
}

/* Anything */

static void
tell_set (Trace *trace, Adjust *self, Set set)
{
  const TmKit *kit = tm_box_get_kit (self->box);
  gint32 seat = choose_seat (trace, self->box);
  guint kind;

  switch (set)
    {
    case SET_PHASE:
      tell_word (self, "phase", kit->phases[trace_below (trace, kit->n_phases)].id);
      break;
    case SET_TURN:
      tm_args_set_list (&self->move.args, find_param (self, "seats"), &seat, 1);
      break;
    case SET_PIECE:
      name_piece (trace, self);
      tell_place (trace, self);
      break;
    case SET_FACE:
      kind = name_piece (trace, self);
      tell_face (trace, self, kind);
      break;
    case SET_SIDE:
      name_piece (trace, self);
      tell (self, "value", trace_below (trace, 2));
      break;
    case SET_MARK:
      kind = name_piece (trace, self);
      tell (self, "mark", trace_below (trace, kit->pieces[kind].n_marks + 1));
      tell (self, "value", trace_below (trace, N_SMALL_VALUES));
      break;
    case SET_CELL:
      tell_cell (trace, self);
      break;
    case SET_COUNTER:
    case N_SETS:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
is_there (const TmBox *box, Set set)
{
  const TmKit *kit = tm_box_get_kit (box);

  switch (set)
    {
    case SET_COUNTER:
      return kit->n_counters > 0;
    case SET_PHASE:
      return kit->n_phases > 0;
    case SET_PIECE:
    case SET_FACE:
    case SET_SIDE:
    case SET_MARK:
      return tm_box_get_n_pieces (box) > 0;
    case SET_CELL:
      return kit->n_grids > 0;
    case SET_TURN:
    case N_SETS:
    default:
      return TRUE;
    }
}

/* Sets something by hand: a counter every second time, else whatever there is. */
void
trace_adjust (Trace *self)
{
  TmBox *box = tm_match_get_box (self->match);
  Set set = trace_one_of (self, 2) ? SET_COUNTER : (Set) trace_below (self, N_SETS);
  g_autoptr (GError) error = NULL;
  Adjust adjust;

  if (!is_there (box, set))
    return;
  if (set == SET_COUNTER)
    {
      set_counter (self, box);
      return;
    }
  adjust_init (&adjust, box, set);
  tell_set (self, &adjust, set);
  if (tm_match_record (self->match, &adjust.move, self->resolution, &error))
    digest_add_resolution (&self->digest, self->resolution);
  digest_add_error (&self->digest, error);
}
