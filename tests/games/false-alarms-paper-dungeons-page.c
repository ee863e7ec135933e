/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons by section 2 of its page: teams, dice, cards, the dungeon. */

#include "false-alarms-paper-dungeons.h"

const char *const paper_page_levels[]
    = { "level.warrior", "level.mage", "level.priest", "level.rogue" };
const char *const paper_page_colours[]
    = { "colour.warrior", "colour.mage", "colour.priest", "colour.rogue" };
const char *const paper_page_items[]
    = { "item.armour", "item.crown", "item.cauldron", "item.medallion",
        "item.cloak",  "item.sword", "item.sceptre",  "item.tome" };
const char *const paper_page_letters[]
    = { "gem.a", "gem.b", "gem.c", "gem.d", "gem.e", "gem.f", "gem.g", "gem.h" };
const char *const paper_page_used[]
    = { "used.w1", "used.w2", "used.w3", "used.b1", "used.b2", "used.b3" };
const char *const paper_page_owed[] = { "owed.level", "owed.item", "owed.minion", "owed.gem" };

/* Teams */

gboolean
paper_page_is_full (const AlarmTry *self, int seat)
{
  return alarm_get (self, "full", seat) != 0;
}

static gboolean
pick_seat (AlarmTry *self, gboolean is_full, int *seat)
{
  guint n = 0;

  for (guint i = 0; i < tm_table_get_n_seats (self->table); i++)
    if (paper_page_is_full (self, (int) i) == is_full && alarm_below (self, ++n) == 0)
      *seat = (int) i;
  return n > 0;
}

gboolean
paper_page_pick_full (AlarmTry *self, int *seat)
{
  return pick_seat (self, TRUE, seat);
}

gboolean
paper_page_pick_paper (AlarmTry *self, int *seat)
{
  return pick_seat (self, FALSE, seat);
}

/* No wounds to assign, no free marks to choose. */
gboolean
paper_page_is_settled (const AlarmTry *self, int seat)
{
  for (guint i = 0; i < N_OWED; i++)
    if (alarm_get (self, paper_page_owed[i], seat) > 0)
      return FALSE;
  return alarm_get (self, "pending", seat) == 0;
}

gboolean
paper_page_has_talent (const AlarmTry *self, int seat, const char *talent)
{
  return alarm_count_face (self, "talent.kept", seat, "talent",
                           alarm_find_face (self, "talent", talent))
         > 0;
}

/* Gives the team another talent, on the copy of the table. */
void
paper_page_become (AlarmTry *self, int seat, const char *talent)
{
  guint pieces[TM_MAX_PIECES];

  if (alarm_list (self, "talent.kept", seat, pieces) == 0)
    g_error ("no talent");
  alarm_turn_piece (self, pieces[0], alarm_find_face (self, "talent", talent));
}

/* Dice */

static guint
get_die_piece (const AlarmTry *self, guint die)
{
  TmBox *box = tm_match_get_box (self->match);
  guint n_pieces;

  return tm_box_get_first_piece (box, (guint) tm_kit_find_piece (tm_box_get_kit (box), "die"), 0,
                                 &n_pieces)
         + die;
}

guint
paper_page_count_used (const AlarmTry *self, int seat)
{
  guint n = 0;

  for (guint die = 0; die < N_DICE; die++)
    n += alarm_get (self, paper_page_used[die], seat) != 0;
  return n;
}

gint32
paper_page_get_face (const AlarmTry *self, guint die)
{
  return tm_table_get_piece_face (self->table, get_die_piece (self, die));
}

gboolean
paper_page_is_out (const AlarmTry *self, guint die)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "dice.out", TM_NO_SEAT, pieces);

  for (guint i = 0; i < n_pieces; i++)
    if (pieces[i] == get_die_piece (self, die))
      return TRUE;
  return FALSE;
}

gboolean
paper_page_can_use (const AlarmTry *self, int seat, guint die)
{
  return paper_page_count_used (self, seat) < DICE_A_ROUND && !paper_page_is_out (self, die)
         && alarm_get (self, paper_page_used[die], seat) == 0;
}

/* One that the team can use, and that shows one of the symbols. */
gboolean
paper_page_pick_die (AlarmTry *self, int seat, guint symbols, guint *die)
{
  guint n = 0;

  for (guint i = 0; i < N_DICE; i++)
    if (paper_page_can_use (self, seat, i) && symbols & 1u << paper_page_get_face (self, i)
        && alarm_below (self, ++n) == 0)
      *die = i;
  return n > 0;
}

/* Turns a die, on the copy of the table; a skull is out. */
void
paper_page_turn_die (AlarmTry *self, guint die, gint32 face)
{
  guint piece = get_die_piece (self, die);

  alarm_turn_piece (self, piece, face);
  if (paper_page_is_out (self, die) != (face == DIE_SKULL))
    alarm_move_piece (self, piece, face == DIE_SKULL ? "dice.out" : "dice.pool", TM_NO_SEAT);
}

/* Has the team use that die next, on the copy of the table. */
void
paper_page_free_die (AlarmTry *self, int seat, guint die)
{
  for (guint i = 0; i < N_DICE; i++)
    if (i == die || paper_page_count_used (self, seat) >= DICE_A_ROUND)
      alarm_put (self, paper_page_used[i], seat, 0);
}

/* Cards */

guint
paper_page_count (const AlarmTry *self, const char *zone, int seat)
{
  guint pieces[TM_MAX_PIECES];

  return alarm_list (self, zone, seat, pieces);
}

gboolean
paper_page_pick_card (AlarmTry *self, const char *zone, int seat, gint32 *face)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, zone, seat, pieces);

  if (n_pieces == 0)
    return FALSE;
  *face = tm_table_get_piece_face (self->table, pieces[alarm_below (self, n_pieces)]);
  return TRUE;
}

/* Different cards that lie in a shared zone. */
void
paper_page_give_cards (AlarmTry *self, const char *param, const char *zone, guint n_cards)
{
  guint pieces[TM_MAX_PIECES];
  gint32 faces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, zone, TM_NO_SEAT, pieces);

  g_assert (n_cards <= n_pieces);
  for (guint i = 0; i < n_pieces; i++)
    faces[i] = tm_table_get_piece_face (self->table, pieces[i]);
  tm_random_sample (self->random, faces, n_pieces, n_cards);
  alarm_give_list (self, param, faces, n_cards);
}

/* The dungeon */

static guint
find_cell_slot (const AlarmTry *self, const char *grid, const char *layer, int seat, guint cell)
{
  TmBox *box = tm_match_get_box (self->match);
  int index = tm_kit_find_grid (tm_box_get_kit (box), grid);
  const TmGridSpec *spec;

  g_assert (index >= 0);
  spec = &tm_box_get_kit (box)->grids[index];
  for (guint i = 0; i < spec->n_layers; i++)
    if (g_str_equal (spec->layers[i].id, layer))
      return tm_box_get_cell_slot (box, (guint) index, seat, i, cell);
  g_assert_not_reached ();
}

gint32
paper_page_get_cell (const AlarmTry *self, const char *layer, guint cell)
{
  return tm_table_get_slots (
      self->table)[find_cell_slot (self, "dungeon", layer, TM_NO_SEAT, cell)];
}

void
paper_page_put_cell (
    AlarmTry *self, const char *grid, const char *layer, int seat, guint cell, gint32 value)
{
  guint slot = find_cell_slot (self, grid, layer, seat, cell);
  TmChange change = { slot, tm_table_get_slots (self->table)[slot], value };

  tm_table_apply (self->table, &change, 1);
}

/* Whether nothing stands between an entrance and the room above it. */
gboolean
paper_page_may_enter (const AlarmTry *self, guint column)
{
  guint entrance = CELL (column, 0);
  guint room = CELL (column, 1);

  return (paper_page_get_cell (self, "walls", entrance)
          | paper_page_get_cell (self, "waters", entrance)
          | paper_page_get_cell (self, "closed", entrance))
             == 0
         && ((paper_page_get_cell (self, "walls", room)
              | paper_page_get_cell (self, "waters", room))
             & 1 << 2)
                == 0;
}

/* Whether it is known to whom the monster of a stage is vulnerable. */
gboolean
paper_page_is_monster_told (const AlarmTry *self, gint32 stage)
{
  g_autofree char *zone = g_strdup_printf ("monster.%d", stage);
  guint pieces[TM_MAX_PIECES];
  gint32 face;

  if (alarm_list (self, zone, TM_NO_SEAT, pieces) == 0)
    return FALSE;
  face = tm_table_get_piece_face (self->table, pieces[0]);
  return face >= 0
         && tm_table_get_slots (self->table)[find_cell_slot (self, "monsters", "vulnerable",
                                                             TM_NO_SEAT, (guint) face)]
                >= 0;
}
