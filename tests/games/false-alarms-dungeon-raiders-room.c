/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Raiders: torches, settling a room, correcting a card. */

#include "false-alarms-dungeon-raiders.h"

/* torch, looked */

static gboolean
is_torch_time (const AlarmTry *self)
{
  return raiders_page_is_layout (self) || raiders_page_is_on_level (self);
}

static gboolean
legal_torch (AlarmTry *self)
{
  return is_torch_time (self)
         && raiders_page_act (
             self, "torch",
             raiders_page_pick_seat (self, raiders_page_get_holders (self, "torch")));
}

static gboolean
torch_at_wrong_time (AlarmTry *self)
{
  return !is_torch_time (self)
         && raiders_page_act (self, "torch",
                              (int) alarm_below (self, tm_table_get_n_seats (self->table)));
}

static gboolean
torch_of_fallen (AlarmTry *self)
{
  return is_torch_time (self)
         && raiders_page_act (self, "torch",
                              raiders_page_pick_seat (self, raiders_page_get_fallen (self)));
}

static gboolean
torch_not_held (AlarmTry *self)
{
  return is_torch_time (self)
         && raiders_page_act (
             self, "torch",
             raiders_page_pick_seat (self, raiders_page_get_living (self)
                                               & ~raiders_page_get_holders (self, "torch")));
}

static guint32
get_looking (const AlarmTry *self)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    seats |= (guint32) alarm_get (self, "peek", seat) << seat;
  return seats;
}

static gboolean
legal_looked (AlarmTry *self)
{
  return raiders_page_act (self, "looked", raiders_page_pick_seat (self, get_looking (self)));
}

static gboolean
looked_without_torch (AlarmTry *self)
{
  return raiders_page_act (self, "looked", raiders_page_pick_seat (self, ~get_looking (self)));
}

/* resolve, finish */

static gboolean
resolve (AlarmTry *self, gint32 take)
{
  alarm_begin (self, "resolve");
  if (take > 0)
    alarm_give (self, "take", take);
  return TRUE;
}

/* The chests of a treasury, from its code or its name: t42, c:4+2. */
static gboolean
is_chest (const AlarmTry *self, gint32 value)
{
  TmBox *box = tm_match_get_box (self->match);
  gint32 face = raiders_page_get_slot_face (self, alarm_get (self, "room", TM_NO_SEAT) - 1);
  const char *code
      = tm_box_get_face (box, tm_kit_find_piece (tm_box_get_kit (box), "room"), face)->code;

  for (code += code[0] == 't' ? 1 : 2; *code != '\0' && *code != ':'; code++)
    if (*code - '0' == value)
      return TRUE;
  return FALSE;
}

/* In solo a chest is won by a card above it. */
static gint32
pick_chest (AlarmTry *self, gboolean is_won)
{
  gint32 picked = -1;
  guint n = 0;

  if (!raiders_page_is_solo (self) || !alarm_has_option (self, "solo_chests", "one")
      || !alarm_is_phase (self, "resolve") || raiders_page_get_room_type (self) != TYPE_TREASURY)
    return -1;
  for (gint32 chest = 1; chest <= 9; chest++)
    {
      gint32 card = 0;

      while (alarm_count_face (self, "laid", 0, "power", card) == 0)
        card++;
      if ((is_chest (self, chest) && chest < card + 1) == is_won && alarm_below (self, ++n) == 0)
        picked = chest;
    }
  return picked;
}

static gboolean
legal_resolve (AlarmTry *self)
{
  return alarm_is_phase (self, "resolve") && resolve (self, pick_chest (self, TRUE));
}

static gboolean
resolve_with_bad_take (AlarmTry *self)
{
  gint32 take = pick_chest (self, FALSE);

  return take > 0 && resolve (self, take);
}

static gboolean
resolve_with_take_elsewhere (AlarmTry *self)
{
  return raiders_page_is_solo (self) && alarm_has_option (self, "solo_chests", "one")
         && alarm_is_phase (self, "resolve") && raiders_page_get_room_type (self) != TYPE_TREASURY
         && resolve (self, 1 + (gint32) alarm_below (self, 9));
}

static gboolean
resolve_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "resolve") && resolve (self, -1);
}

static gboolean
finish (AlarmTry *self)
{
  alarm_begin (self, "finish");
  return TRUE;
}

static gboolean
legal_finish (AlarmTry *self)
{
  return alarm_is_phase (self, "tally") && finish (self);
}

static gboolean
finish_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "tally") && finish (self);
}

/* recard */

static gboolean
recard (AlarmTry *self, gint32 was, int slot)
{
  alarm_begin (self, "recard");
  alarm_give (self, "was", was);
  alarm_give (self, "now", alarm_find_face (self, "room", "t3"));
  if (slot >= 0)
    alarm_give (self, "slot", slot + 1);
  return TRUE;
}

/* Every card of the face lies open to all. */
static gboolean
is_all_seen (const AlarmTry *self, gint32 face)
{
  TmBox *box = tm_match_get_box (self->match);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, tm_kit_find_piece (tm_box_get_kit (box), "room"),
                                        TM_NO_SEAT, &n_pieces);
  guint n_faced = 0, n_open = alarm_count_face (self, "discard", TM_NO_SEAT, "room", face)
                              + alarm_count_face (self, "out", TM_NO_SEAT, "room", face);

  for (guint slot = 0; slot < N_SLOTS; slot++)
    n_open += raiders_page_get_slot_face (self, slot) == face;
  for (guint i = 0; i < n_pieces; i++)
    n_faced += tm_table_get_piece_face (self->table, first + i) == face;
  return n_faced == n_open;
}

static gboolean
recard_none_unseen (AlarmTry *self)
{
  static const char *const faces[] = { "snake", "zombie", "t1", "t2", "lava", "spikes", "cube" };
  gint32 face = alarm_find_face (self, "room", faces[alarm_below (self, G_N_ELEMENTS (faces))]);

  return is_all_seen (self, face) && recard (self, face, -1);
}

static gboolean
recard_other_slot (AlarmTry *self)
{
  gint32 face = alarm_find_face (self, "room", alarm_below (self, 2) ? "troll" : "t32");
  guint slot = alarm_below (self, N_SLOTS);

  return raiders_page_get_slot_face (self, slot) != face && recard (self, face, slot);
}

static gboolean
legal_recard (AlarmTry *self)
{
  guint slot = alarm_below (self, N_SLOTS);
  gint32 face = raiders_page_get_slot_face (self, slot);

  /* The same card again, so that the set stays as it is. */
  if (face < 0 || !recard (self, face, slot))
    return FALSE;
  alarm_give (self, "now", face);
  return alarm_below (self, 8) == 0;
}

const AlarmKind raiders_room_illegal[] = {
  ALARM_IMPOSSIBLE ("torch, at the wrong time", "phase", torch_at_wrong_time),
  ALARM_IMPOSSIBLE ("torch, fallen", "out", torch_of_fallen),
  ALARM_IMPOSSIBLE ("torch, not held", "not-held", torch_not_held),
  ALARM_IMPOSSIBLE ("looked, no torch lit", "phase", looked_without_torch),
  ALARM_IMPOSSIBLE ("resolve, at the wrong time", "phase", resolve_at_wrong_time),
  ALARM_ILLEGAL ("resolve, a chest not won", "bad-take", resolve_with_bad_take),
  ALARM_ILLEGAL ("resolve, a chest elsewhere", "bad-take", resolve_with_take_elsewhere),
  ALARM_IMPOSSIBLE ("finish, at the wrong time", "phase", finish_at_wrong_time),
  ALARM_IMPOSSIBLE ("recard, none unseen", "no-face", recard_none_unseen),
  ALARM_IMPOSSIBLE ("recard, another card in the slot", "no-face", recard_other_slot),
  ALARM_END,
};

const AlarmKind raiders_room_legal[] = {
  ALARM_LEGAL ("torch", legal_torch),     ALARM_LEGAL ("looked", legal_looked),
  ALARM_LEGAL ("resolve", legal_resolve), ALARM_LEGAL ("finish", legal_finish),
  ALARM_LEGAL ("recard", legal_recard),   ALARM_END,
};
