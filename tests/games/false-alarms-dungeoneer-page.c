/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer by its page: whose turn it is, and what is set by hand. */

#include "false-alarms-dungeoneer.h"

#define CARD CARD_SCARE

gboolean
dungeon_page_is_solo (const AlarmTry *self)
{
  return tm_table_get_n_seats (self->table) == 1;
}

guint
dungeon_page_get_seat (const AlarmTry *self)
{
  return (guint) MAX (dungeoneer_get_active (self->table), 0);
}

int
dungeon_page_get_rival (const AlarmTry *self)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (seat != dungeon_page_get_seat (self) && alarm_get (self, "alive", (int) seat) != 0)
      return (int) seat;
  return -1;
}

/* A counter of the seat whose turn it is. */
gint32
dungeon_page_get (const AlarmTry *self, const char *counter)
{
  return alarm_get (self, counter, (int) dungeon_page_get_seat (self));
}

void
dungeon_page_put (AlarmTry *self, const char *counter, gint32 value)
{
  alarm_put (self, counter, (int) dungeon_page_get_seat (self), value);
}

/* In the middle of a turn, with nothing pending. */
static gboolean
is_quiet (const AlarmTry *self)
{
  static const char *const pending[] = { "battle_kind", "peril_dice", "peril_cards", "cards_owed",
                                         "quest_done",  "hazard",     "passed",      "ended" };

  for (guint i = 0; i < G_N_ELEMENTS (pending); i++)
    if (alarm_get (self, pending[i], TM_NO_SEAT) != 0)
      return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (alarm_get (self, "alive", (int) seat) == 0)
      return FALSE;
  return dungeon_page_find (self, "battle", TM_NO_SEAT) < 0
         && dungeon_page_find (self, "drawn", TM_NO_SEAT) < 0;
}

gboolean
dungeon_page_get_ready (AlarmTry *self, const char *phase)
{
  if (alarm_is_phase (self, "setup") || alarm_is_phase (self, "reset")
      || alarm_is_phase (self, "over") || !is_quiet (self))
    return FALSE;
  alarm_put_phase (self, phase);
  return TRUE;
}

int
dungeon_page_find (const AlarmTry *self, const char *zone, int seat)
{
  guint pieces[TM_MAX_PIECES];

  return alarm_list (self, zone, seat, pieces) > 0 ? (int) pieces[0] : -1;
}

/* Setting by hand */

static void
put_slot (AlarmTry *self, guint slot, gint32 value)
{
  TmChange change = { slot, tm_table_get_slots (self->table)[slot], value };

  tm_table_apply (self->table, &change, 1);
}

void
dungeon_page_put_mark (AlarmTry *self, guint piece, guint mark, gint32 value)
{
  put_slot (self,
            tm_box_get_piece_slot (tm_match_get_box (self->match), piece, TM_SLOT_PIECE_MARK, mark),
            value);
}

void
dungeon_page_put_cell (AlarmTry *self, guint grid, guint layer, guint column, gint32 value)
{
  put_slot (self,
            tm_box_get_cell_slot (tm_match_get_box (self->match), grid, TM_NO_SEAT, layer, column),
            value);
}

void
dungeon_page_put_place (AlarmTry *self, guint place, guint layer, gint32 value)
{
  dungeon_page_put_cell (self, GRID_PLACES, layer,
                         place - dungeoneer_get_first (self->table, PIECE_LOCATION), value);
}

void
dungeon_page_put_exit (AlarmTry *self, guint place, guint side, DungeoneerExit exit)
{
  gint32 exits = dungeoneer_get_place_value (self->table, place, PLACE_EXITS);

  exits = (exits & ~(7 << 3 * side)) | (gint32) exit << 3 * side;
  dungeon_page_put_place (self, place, PLACE_EXITS, exits);
}

gint32
dungeon_page_put_card (AlarmTry *self,
                       guint piece,
                       DungeoneerClass kind,
                       DungeoneerTiming timing,
                       DungeoneerDuration duration)
{
  alarm_turn_piece (self, piece, CARD);
  for (guint layer = 0; layer < N_ADVENTURE_LAYERS; layer++)
    dungeon_page_put_cell (self, GRID_ADVENTURES, layer, CARD,
                           dungeoneer_kit.grids[GRID_ADVENTURES].layers[layer].start);
  dungeon_page_put_cell (self, GRID_ADVENTURES, ADVENTURE_CLASS, CARD, (gint32) kind);
  dungeon_page_put_cell (self, GRID_ADVENTURES, ADVENTURE_TIMING, CARD, (gint32) timing);
  dungeon_page_put_cell (self, GRID_ADVENTURES, ADVENTURE_DURATION, CARD, (gint32) duration);
  dungeon_page_put_cell (self, GRID_ADVENTURES, ADVENTURE_COST, CARD, 0);
  return CARD;
}

/* Gives the monster, which has three health; -1: this table gives none. */
int
dungeon_page_put_battle (AlarmTry *self, guint step)
{
  int rival = dungeon_page_get_rival (self);
  int piece = dungeon_page_find (self, "adventures", TM_NO_SEAT);
  const gint32 values[N_BATTLE_LAYERS] = {
    [BATTLE_ATTACKER] = ATTACKER_MONSTER,
    [BATTLE_WHO] = piece,
    [BATTLE_OWNER] = (gint32) dungeon_page_get_seat (self),
    [BATTLE_TARGET] = rival,
    [BATTLE_TARGET_PIECE] = -1,
    [BATTLE_ATTACK_DIE] = 1,
    [BATTLE_COUNTER_DIE] = 1,
    [BATTLE_RESULT] = step == STEP_ATTACK ? OUTCOME_OPEN : OUTCOME_NOBODY,
  };

  if (rival < 0 || piece < 0 || !dungeon_page_get_ready (self, "misdeeds"))
    return -1;
  for (guint layer = 0; layer < N_BATTLE_LAYERS; layer++)
    dungeon_page_put_cell (self, GRID_BATTLE, layer, 0, values[layer]);
  if (step == STEP_ATTACK)
    dungeon_page_put_cell (self, GRID_BATTLE, BATTLE_FORM, 0, -1);
  alarm_move_piece (self, (guint) piece, "battle", TM_NO_SEAT);
  dungeon_page_put_card (self, (guint) piece, CLASS_ENCOUNTER, TIMING_MISDEEDS, DURATION_MONSTER);
  dungeon_page_put_cell (self, GRID_ADVENTURES, ADVENTURE_HEALTH, CARD, 3);
  dungeon_page_put_cell (self, GRID_ADVENTURES, ADVENTURE_FORMS, CARD, 1 << STAT_MAGIC);
  dungeon_page_put_mark (self, (guint) piece, MARK_WOUNDS, 0);
  alarm_put (self, "battle_kind", TM_NO_SEAT, BATTLE_MONSTERS);
  alarm_put (self, "battle_step", TM_NO_SEAT, (gint32) step);
  return piece;
}
