/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Raiders: laying cards. */

#include "false-alarms-dungeon-raiders.h"

/* lay */

static gboolean
lay (AlarmTry *self, int seat, gint32 card)
{
  if (seat < 0 || card < 0)
    return FALSE;
  alarm_begin (self, "lay");
  alarm_give (self, "seat", seat);
  alarm_give (self, "card", card);
  return TRUE;
}

static gboolean
is_play (const AlarmTry *self)
{
  return alarm_is_phase (self, "play");
}

static gboolean
legal_lay (AlarmTry *self)
{
  int seat = is_play (self) ? raiders_page_pick_seat (self, raiders_page_get_to_act (self)) : -1;

  return seat >= 0 && lay (self, seat, raiders_page_pick_card (self, seat, TRUE));
}

static gboolean
lay_at_wrong_time (AlarmTry *self)
{
  int seat = raiders_page_pick_seat (self, raiders_page_get_living (self));

  return !is_play (self) && seat >= 0
         && lay (self, seat, raiders_page_pick_card (self, seat, TRUE));
}

static gboolean
lay_of_fallen (AlarmTry *self)
{
  return is_play (self)
         && lay (self, raiders_page_pick_seat (self, raiders_page_get_fallen (self)),
                 (gint32) alarm_below (self, 5));
}

static gboolean
lay_twice (AlarmTry *self)
{
  int seat = is_play (self) ? raiders_page_pick_seat (self, raiders_page_get_laid (self)) : -1;

  return seat >= 0 && lay (self, seat, raiders_page_pick_card (self, seat, TRUE));
}

static gboolean
lay_not_held (AlarmTry *self)
{
  int seat = is_play (self) ? raiders_page_pick_seat (self, raiders_page_get_to_act (self)) : -1;

  return seat >= 0 && lay (self, seat, raiders_page_pick_card (self, seat, FALSE));
}

/* A hero who may lay later, but not now: someone before him, or in quick the others after his
 * crystal. */
static guint32
get_waiting (const AlarmTry *self)
{
  return is_play (self) ? raiders_page_get_living (self) & ~raiders_page_get_laid (self)
                              & ~raiders_page_get_to_act (self)
                        : 0;
}

static gboolean
lay_out_of_turn (AlarmTry *self)
{
  int seat = raiders_page_is_quick (self) ? -1 : raiders_page_pick_seat (self, get_waiting (self));

  return seat >= 0 && lay (self, seat, raiders_page_pick_card (self, seat, TRUE));
}

static gboolean
lay_too_early_in_quick (AlarmTry *self)
{
  int seat = raiders_page_is_quick (self) ? raiders_page_pick_seat (self, get_waiting (self)) : -1;

  return seat >= 0 && lay (self, seat, raiders_page_pick_card (self, seat, TRUE));
}

static gboolean
lay_key_elsewhere (AlarmTry *self)
{
  return is_play (self) && raiders_page_get_room_type (self) != TYPE_TREASURY
         && lay (self,
                 raiders_page_pick_seat (self, raiders_page_get_to_act (self)
                                                   & raiders_page_get_holders (self, "key")),
                 KEY);
}

static gboolean
lay_sword_elsewhere (AlarmTry *self)
{
  return is_play (self) && raiders_page_get_room_type (self) != TYPE_MONSTER
         && lay (self,
                 raiders_page_pick_seat (self, raiders_page_get_to_act (self)
                                                   & raiders_page_get_holders (self, "sword")),
                 SWORD);
}

/* lay-all */

static gboolean
make_cards (AlarmTry *self, gint32 cards[MAX_SEATS])
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    {
      cards[seat] = raiders_page_is_living (self, seat) ? raiders_page_pick_card (self, seat, TRUE)
                                                        : NOTHING;
      if (cards[seat] < 0)
        return FALSE;
    }
  return TRUE;
}

static gboolean
lay_all (AlarmTry *self, const gint32 cards[MAX_SEATS])
{
  alarm_begin (self, "lay-all");
  alarm_give_list (self, "cards", cards, tm_table_get_n_seats (self->table));
  return TRUE;
}

static gboolean
has_spent (const AlarmTry *self)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (alarm_get (self, "spent", seat) > 0)
      return TRUE;
  return FALSE;
}

/* Nothing laid, nothing spent. */
static gboolean
is_fresh (const AlarmTry *self)
{
  return is_play (self) && raiders_page_get_laid (self) == 0 && !has_spent (self);
}

static gboolean
legal_lay_all (AlarmTry *self)
{
  gint32 cards[MAX_SEATS];

  return is_fresh (self) && make_cards (self, cards) && lay_all (self, cards);
}

static gboolean
lay_all_at_wrong_time (AlarmTry *self)
{
  gint32 cards[MAX_SEATS];

  return !is_play (self) && make_cards (self, cards) && lay_all (self, cards);
}

static gboolean
lay_all_after_crystal (AlarmTry *self)
{
  gint32 cards[MAX_SEATS];

  return is_play (self) && raiders_page_get_laid (self) == 0 && has_spent (self)
         && make_cards (self, cards) && lay_all (self, cards);
}

static gboolean
lay_all_twice (AlarmTry *self)
{
  gint32 cards[MAX_SEATS];

  return is_play (self) && raiders_page_get_laid (self) != 0 && !has_spent (self)
         && make_cards (self, cards) && lay_all (self, cards);
}

/* The cards of a room in order, but for one seat. */
static gboolean
lay_all_but (AlarmTry *self, int seat, gint32 card)
{
  gint32 cards[MAX_SEATS];

  if (seat < 0 || card < 0 || !is_fresh (self) || !make_cards (self, cards))
    return FALSE;
  cards[seat] = card;
  return lay_all (self, cards);
}

static gboolean
lay_all_with_fallen (AlarmTry *self)
{
  return lay_all_but (self, raiders_page_pick_seat (self, raiders_page_get_fallen (self)),
                      (gint32) alarm_below (self, 5));
}

static gboolean
lay_all_with_nothing (AlarmTry *self)
{
  return lay_all_but (self, raiders_page_pick_seat (self, raiders_page_get_living (self)), NOTHING);
}

static gboolean
lay_all_with_not_held (AlarmTry *self)
{
  int seat = raiders_page_pick_seat (self, raiders_page_get_living (self));

  return seat >= 0 && lay_all_but (self, seat, raiders_page_pick_card (self, seat, FALSE));
}

static gboolean
lay_all_with_key_elsewhere (AlarmTry *self)
{
  return raiders_page_get_room_type (self) != TYPE_TREASURY
         && lay_all_but (
             self, raiders_page_pick_seat (self, raiders_page_get_holders (self, "key")), KEY);
}

static gboolean
lay_all_with_sword_elsewhere (AlarmTry *self)
{
  return raiders_page_get_room_type (self) != TYPE_MONSTER
         && lay_all_but (
             self, raiders_page_pick_seat (self, raiders_page_get_holders (self, "sword")), SWORD);
}

/* crystal */

static gboolean
legal_crystal (AlarmTry *self)
{
  return is_play (self)
         && raiders_page_act (
             self, "crystal",
             raiders_page_pick_seat (self, raiders_page_get_to_act (self)
                                               & raiders_page_get_holders (self, "crystal")));
}

static gboolean
crystal_at_wrong_time (AlarmTry *self)
{
  return !is_play (self)
         && raiders_page_act (
             self, "crystal",
             raiders_page_pick_seat (self, raiders_page_get_holders (self, "crystal")));
}

static gboolean
crystal_of_fallen (AlarmTry *self)
{
  return is_play (self)
         && raiders_page_act (self, "crystal",
                              raiders_page_pick_seat (self, raiders_page_get_fallen (self)));
}

static gboolean
crystal_after_laying (AlarmTry *self)
{
  return is_play (self)
         && raiders_page_act (
             self, "crystal",
             raiders_page_pick_seat (self, raiders_page_get_laid (self)
                                               & raiders_page_get_holders (self, "crystal")));
}

static gboolean
crystal_not_held (AlarmTry *self)
{
  return is_play (self)
         && raiders_page_act (
             self, "crystal",
             raiders_page_pick_seat (self, raiders_page_get_to_act (self)
                                               & ~raiders_page_get_holders (self, "crystal")));
}

static gboolean
crystal_out_of_turn (AlarmTry *self)
{
  return raiders_page_act (
      self, "crystal",
      raiders_page_pick_seat (self,
                              get_waiting (self) & raiders_page_get_holders (self, "crystal")));
}

const AlarmKind raiders_play_illegal[] = {
  ALARM_IMPOSSIBLE ("lay, at the wrong time", "phase", lay_at_wrong_time),
  ALARM_IMPOSSIBLE ("lay, fallen", "out", lay_of_fallen),
  ALARM_IMPOSSIBLE ("lay, a second card", "already-laid", lay_twice),
  ALARM_IMPOSSIBLE ("lay, not held", "not-held", lay_not_held),
  ALARM_ILLEGAL ("lay, out of turn", "not-turn", lay_out_of_turn),
  ALARM_ILLEGAL ("lay, too early in quick", "not-turn", lay_too_early_in_quick),
  ALARM_ILLEGAL ("lay, key elsewhere", "key-room", lay_key_elsewhere),
  ALARM_ILLEGAL ("lay, sword elsewhere", "sword-room", lay_sword_elsewhere),
  ALARM_IMPOSSIBLE ("lay-all, at the wrong time", "phase", lay_all_at_wrong_time),
  ALARM_IMPOSSIBLE ("lay-all, after a crystal", NULL, lay_all_after_crystal),
  ALARM_IMPOSSIBLE ("lay-all, a second card", "already-laid", lay_all_twice),
  ALARM_IMPOSSIBLE ("lay-all, fallen", "out", lay_all_with_fallen),
  ALARM_IMPOSSIBLE ("lay-all, nothing of the living", NULL, lay_all_with_nothing),
  ALARM_IMPOSSIBLE ("lay-all, not held", "not-held", lay_all_with_not_held),
  ALARM_ILLEGAL ("lay-all, key elsewhere", "key-room", lay_all_with_key_elsewhere),
  ALARM_ILLEGAL ("lay-all, sword elsewhere", "sword-room", lay_all_with_sword_elsewhere),
  ALARM_IMPOSSIBLE ("crystal, at the wrong time", "phase", crystal_at_wrong_time),
  ALARM_IMPOSSIBLE ("crystal, fallen", "out", crystal_of_fallen),
  ALARM_IMPOSSIBLE ("crystal, after laying", "already-laid", crystal_after_laying),
  ALARM_IMPOSSIBLE ("crystal, not held", "not-held", crystal_not_held),
  ALARM_ILLEGAL ("crystal, out of turn", "not-turn", crystal_out_of_turn),
  ALARM_END,
};

const AlarmKind raiders_play_legal[] = {
  ALARM_LEGAL ("lay", legal_lay),
  ALARM_LEGAL ("lay-all", legal_lay_all),
  ALARM_LEGAL ("crystal", legal_crystal),
  ALARM_END,
};
