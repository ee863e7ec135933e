/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: explosives, rubble and mushrooms against section 6 of its page. */

#include "false-alarms-black-crystal.h"

static gboolean
is_open_tile (const Mine *mine, int here, int side, int there)
{
  return mine->tile[there] == TILE_LAID && crystal_page_is_open (mine, here, side)
         && mine->rubble[there] == 0 && mine->crystal[there] == 0;
}

static gboolean
is_walled_tile (const Mine *mine, int here, int side, int there)
{
  return mine->tile[there] == TILE_LAID && !crystal_page_is_open (mine, here, side)
         && mine->rubble[there] == 0 && mine->crystal[there] == 0;
}

static gboolean
is_undug (const Mine *mine, int here, int side, int there)
{
  (void) here;
  (void) side;
  return mine->tile[there] == TILE_NONE;
}

static gboolean
is_far_tile (const Mine *mine, int cell)
{
  return mine->tile[cell] == TILE_LAID && mine->rubble[cell] == 0 && mine->crystal[cell] == 0
         && !crystal_page_is_near (mine->at[mine->seat], cell);
}

static gboolean
is_plain_tile (const Mine *mine, int cell)
{
  for (int seat = 0; seat < mine->n_seats; seat++)
    if (mine->at[seat] == cell)
      return FALSE;
  return mine->tile[cell] == TILE_LAID && mine->event[cell] == TILE_IS_EMPTY
         && mine->crystal[cell] == 0;
}

static gboolean
read_with_explosive (AlarmTry *self, Mine *mine)
{
  if (!crystal_page_read_ready (self, mine))
    return FALSE;
  alarm_put (self, "explosives", mine->seat, 1);
  return TRUE;
}

static void
blast (AlarmTry *self, const char *use, int cell, const char *means)
{
  alarm_begin (self, "blast");
  alarm_give_word (self, "use", use);
  alarm_give (self, "cell", cell);
  alarm_give_word (self, "means", means);
}

static gboolean
make_beside (AlarmTry *self, IsBeside is_beside, Mine *mine, int *cell)
{
  int side;

  if (!read_with_explosive (self, mine))
    return FALSE;
  side = crystal_page_pick_side (self, mine, is_beside);
  if (side < 0)
    return FALSE;
  *cell = crystal_page_get_beside (mine->at[mine->seat], side);
  blast (self, "rubble", *cell, "explosive");
  return TRUE;
}

static gboolean
make_no_explosive (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!make_beside (self, is_open_tile, &mine, &cell))
    return FALSE;
  alarm_put (self, "explosives", mine.seat, 0);
  return TRUE;
}

static gboolean
make_rubble_undug (AlarmTry *self)
{
  Mine mine;
  int cell;

  return make_beside (self, is_undug, &mine, &cell);
}

static gboolean
make_rubble_wall (AlarmTry *self)
{
  Mine mine;
  int cell;

  return make_beside (self, is_walled_tile, &mine, &cell);
}

static gboolean
make_rubble_dwarf (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!make_beside (self, is_open_tile, &mine, &cell))
    return FALSE;
  alarm_put (self, "at", crystal_page_get_rival (&mine), cell);
  return TRUE;
}

static gboolean
make_rubble_crystal (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!make_beside (self, is_open_tile, &mine, &cell))
    return FALSE;
  crystal_page_put (self, LAYER_CRYSTAL, cell, 1);
  return TRUE;
}

static gboolean
make_far (AlarmTry *self, const char *use)
{
  Mine mine;
  int cell;

  if (!read_with_explosive (self, &mine)
      || (cell = crystal_page_pick_cell (self, &mine, is_far_tile)) < 0)
    return FALSE;
  if (g_str_equal (use, "clear"))
    crystal_page_put (self, LAYER_RUBBLE, cell, 1);
  blast (self, use, cell, "explosive");
  return TRUE;
}

static gboolean
make_rubble_far (AlarmTry *self)
{
  return make_far (self, "rubble");
}

static gboolean
make_clear_far (AlarmTry *self)
{
  return make_far (self, "clear");
}

/* Only the Bomb takes a Passage off. */
static gboolean
make_passage_off (AlarmTry *self)
{
  Mine mine;
  int side;

  if (!read_with_explosive (self, &mine)
      || (side = crystal_page_pick_side (self, &mine, is_open_tile)) < 0
      || (side != NORTH && side != EAST))
    return FALSE;
  crystal_page_put (self, LAYER_PASSAGE, mine.at[mine.seat], side == NORTH ? 1 : 2);
  blast (self, "passage-off", crystal_page_get_beside (mine.at[mine.seat], side), "explosive");
  return TRUE;
}

/* Mushrooms */

static gboolean
make_mushroom (AlarmTry *self, Mine *mine, int *cell)
{
  if (!crystal_page_read (self, mine) || !mine->is_free
      || alarm_get (self, "mushrooms_left", TM_NO_SEAT) == 0
      || !crystal_page_has_unnamed (self, mine->seat) || alarm_has_option (self, "find", "app")
      || (*cell = crystal_page_pick_cell (self, mine, is_plain_tile)) < 0)
    return FALSE;
  alarm_begin (self, "mushroom");
  alarm_give (self, "seat", mine->seat);
  alarm_give (self, "cell", *cell);
  return TRUE;
}

static gboolean
make_none_left (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!make_mushroom (self, &mine, &cell))
    return FALSE;
  alarm_put (self, "mushrooms_left", TM_NO_SEAT, 0);
  return TRUE;
}

static gboolean
make_twice (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!make_mushroom (self, &mine, &cell))
    return FALSE;
  crystal_page_put (self, LAYER_TILE, cell, TILE_MUSHROOM);
  return TRUE;
}

static gboolean
make_on_crystal (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!make_mushroom (self, &mine, &cell))
    return FALSE;
  crystal_page_put (self, LAYER_CRYSTAL, cell, 1);
  return TRUE;
}

static gboolean
make_on_event (AlarmTry *self)
{
  static const gint32 events[] = { TILE_IS_EXIT, TILE_IS_PIT, TILE_IS_PORTAL };
  Mine mine;
  int cell;

  if (!make_mushroom (self, &mine, &cell))
    return FALSE;
  crystal_page_put (self, LAYER_EVENT, cell, events[alarm_below (self, G_N_ELEMENTS (events))]);
  return TRUE;
}

static gboolean
make_on_dwarf (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!make_mushroom (self, &mine, &cell))
    return FALSE;
  alarm_put (self, "at", crystal_page_get_rival (&mine), cell);
  return TRUE;
}

const AlarmKind crystal_blast_illegal[] = {
  ALARM_ILLEGAL ("blast, without an explosive", "blast.none-left", make_no_explosive),
  ALARM_ILLEGAL ("blast, rubble where nothing lies", "rubble.undug", make_rubble_undug),
  ALARM_ILLEGAL ("blast, rubble behind a wall", "rubble.wall", make_rubble_wall),
  ALARM_ILLEGAL ("blast, rubble on a dwarf", "rubble.dwarf", make_rubble_dwarf),
  ALARM_ILLEGAL ("blast, rubble on a crystal", "rubble.crystal", make_rubble_crystal),
  ALARM_ILLEGAL ("blast, rubble not beside", "rubble.far", make_rubble_far),
  ALARM_ILLEGAL ("blast, clearing not beside", "blast.far", make_clear_far),
  ALARM_ILLEGAL ("blast, a Passage off without Bomb", "blast.passage-bomb-only", make_passage_off),
  ALARM_IMPOSSIBLE ("mushroom, none left", "mush.none-left", make_none_left),
  ALARM_IMPOSSIBLE ("mushroom, on a mushroom", "mush.twice", make_twice),
  ALARM_ILLEGAL ("mushroom, on a crystal", "mush.crystal", make_on_crystal),
  ALARM_ILLEGAL ("mushroom, on an event", "mush.event", make_on_event),
  ALARM_ILLEGAL ("mushroom, on a dwarf", "mush.dwarf", make_on_dwarf),
  ALARM_END,
};
