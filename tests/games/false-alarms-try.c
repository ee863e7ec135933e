/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a kind of moves needs: looking at a table, changing the copy, making the move up. */

#include "false-alarms.h"

#include "tm-place.h"

/* What a table shows */

const char *
alarm_get_phase (const AlarmTry *self)
{
  guint phase = tm_table_get_phase (self->table);

  return tm_match_get_game (self->match)->kit->phases[phase].id;
}

gboolean
alarm_is_phase (const AlarmTry *self, const char *phase)
{
  return g_str_equal (alarm_get_phase (self), phase);
}

/* Whether a choice or a flag has that value. */
gboolean
alarm_has_option (const AlarmTry *self, const char *option, const char *value)
{
  const TmGame *game = tm_match_get_game (self->match);
  int index = tm_game_find_option (game, option);
  const TmParam *param;
  gint32 now;

  g_assert (index >= 0);
  param = &game->options[index].param;
  now = tm_table_get_option (self->table, index);
  if (param->kind == TM_PARAM_FLAG)
    return now == g_str_equal (value, "yes");
  return g_str_equal (param->words[now].id, value);
}

static guint
find_counter (const AlarmTry *self, const char *counter)
{
  int index = tm_kit_find_counter (tm_match_get_game (self->match)->kit, counter);

  g_assert (index >= 0);
  return index;
}

gint32
alarm_get (const AlarmTry *self, const char *counter, int seat)
{
  guint index = find_counter (self, counter);

  return seat == TM_NO_SEAT ? tm_table_get_shared (self->table, index)
                            : tm_table_get_counter (self->table, index, seat);
}

static guint
find_zone (const AlarmTry *self, const char *zone, int seat)
{
  int index = tm_kit_find_zone (tm_match_get_game (self->match)->kit, zone);

  g_assert (index >= 0);
  return tm_table_get_zone (self->table, index, seat);
}

guint
alarm_list (const AlarmTry *self, const char *zone, int seat, guint pieces[TM_MAX_PIECES])
{
  return tm_table_list_zone (self->table, find_zone (self, zone, seat), pieces, TM_MAX_PIECES);
}

static guint
find_piece_kind (const AlarmTry *self, const char *piece)
{
  int index = tm_kit_find_piece (tm_match_get_game (self->match)->kit, piece);

  g_assert (index >= 0);
  return index;
}

guint
alarm_count_face (const AlarmTry *self, const char *zone, int seat, const char *piece, gint32 face)
{
  return tm_table_count_face (self->table, find_zone (self, zone, seat),
                              find_piece_kind (self, piece), face);
}

gint32
alarm_find_face (const AlarmTry *self, const char *piece, const char *code)
{
  return tm_box_find_face (tm_match_get_box (self->match), find_piece_kind (self, piece), code);
}

void
alarm_put (AlarmTry *self, const char *counter, int seat, gint32 value)
{
  TmChange change = { tm_box_get_counter_slot (tm_match_get_box (self->match),
                                               find_counter (self, counter), seat),
                      alarm_get (self, counter, seat), value };

  tm_table_apply (self->table, &change, 1);
}

void
alarm_put_phase (AlarmTry *self, const char *phase)
{
  const TmKit *kit = tm_match_get_game (self->match)->kit;
  TmChange change = { TM_PHASE_SLOT, (gint32) tm_table_get_phase (self->table),
                      tm_words_find (kit->phases, kit->n_phases, phase) };

  g_assert (change.after >= 0);
  tm_table_apply (self->table, &change, 1);
}

void
alarm_move_piece (AlarmTry *self, guint piece, const char *zone, int seat)
{
  TmBox *box = tm_match_get_box (self->match);
  guint slot = tm_box_get_piece_slot (box, piece, TM_SLOT_PIECE_PLACE, 0);
  TmChange change = { slot, tm_table_get_slots (self->table)[slot],
                      tm_place_pack (find_zone (self, zone, seat), TM_PLACE_MIDDLE) };

  tm_table_apply (self->table, &change, 1);
}

void
alarm_turn_piece (AlarmTry *self, guint piece, gint32 face)
{
  TmChange change
      = { tm_box_get_piece_slot (tm_match_get_box (self->match), piece, TM_SLOT_PIECE_FACE, 0),
          tm_table_get_piece_face (self->table, piece), face };

  tm_table_apply (self->table, &change, 1);
}

/* The move */

const TmMoveSpec *
alarm_get_spec (const AlarmTry *self)
{
  return tm_game_get_move (tm_match_get_game (self->match), self->move.kind);
}

guint
alarm_below (AlarmTry *self, guint n)
{
  return tm_random_below (self->random, n);
}

void
alarm_begin (AlarmTry *self, const char *move)
{
  int kind = tm_game_find_move (tm_match_get_game (self->match), move);

  g_assert (kind >= 0);
  self->move.kind = kind;
  tm_args_init (&self->move.args);
}

static guint
find_param (const AlarmTry *self, const char *param)
{
  const TmMoveSpec *spec = alarm_get_spec (self);
  int index = tm_params_find (spec->params, spec->n_params, param);

  g_assert (index >= 0);
  return index;
}

void
alarm_give (AlarmTry *self, const char *param, gint32 value)
{
  tm_args_set (&self->move.args, find_param (self, param), value);
}

/* Spelled as on the command line. */
void
alarm_give_word (AlarmTry *self, const char *param, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (!tm_param_set_text (alarm_get_spec (self)->params, find_param (self, param),
                          tm_match_get_box (self->match), text, &self->move.args, &error))
    g_error ("%s", error->message);
}

void
alarm_give_list (AlarmTry *self, const char *param, const gint32 *values, guint n_values)
{
  tm_args_set_list (&self->move.args, find_param (self, param), values, n_values);
}
