/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a running table: what is printed on cards, and what it comes to. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-table.h"
#include "tm-text.h"

/* The row of printed values of each kind of piece, and how many columns it has. */
static const struct
{
  guint grid;
  gint32 n_columns;
} rows[] = {
  [PIECE_LOCATION] = { GRID_LOCATIONS, DUNGEONEER_MAX_LOCATION_FACES },
  [PIECE_ADVENTURE] = { GRID_ADVENTURES, DUNGEONEER_MAX_ADVENTURE_FACES },
  [PIECE_QUEST] = { GRID_QUESTS, DUNGEONEER_MAX_QUEST_FACES },
  [PIECE_HERO] = { GRID_HEROES, DUNGEONEER_MAX_HERO_FACES },
};

static gint32
get_columns (guint grid)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].grid == grid)
      return rows[i].n_columns;
  return 0;
}

/**
 * dungeoneer_get_printed:
 * @table: a table
 * @grid: GRID_HEROES to GRID_ADVENTURES
 * @face: a face of that kind, or %TM_FACE_UNKNOWN
 * @layer: a layer of it
 *
 * Gets what is printed on a card.
 *
 * Returns: the value; %DUNGEONEER_UNTOLD if nothing is known of the face
 */
gint32
dungeoneer_get_printed (const TmTable *table, guint grid, gint32 face, guint layer)
{
  if (face < 0 || face >= get_columns (grid))
    return DUNGEONEER_UNTOLD;
  return tm_table_get_cell (table, grid, TM_NO_SEAT, layer, (guint) face, 0);
}

/**
 * dungeoneer_get_piece_printed:
 * @table: a table
 * @piece: a card
 * @layer: a layer of the grid of its kind
 *
 * Gets what is printed on a card.
 *
 * Returns: the value; %DUNGEONEER_UNTOLD if nothing is known of it
 */
gint32
dungeoneer_get_piece_printed (const TmTable *table, guint piece, guint layer)
{
  guint kind = tm_box_get_piece_kind (tm_table_get_box (table), piece);

  g_return_val_if_fail (kind < G_N_ELEMENTS (rows), DUNGEONEER_UNTOLD);

  return dungeoneer_get_printed (table, rows[kind].grid, tm_table_get_piece_face (table, piece),
                                 layer);
}

/**
 * dungeoneer_is_monster:
 * @table: a table
 * @piece: an adventure card
 *
 * Tells whether a card is a monster; one that attacks or lies in a lair is one without being told.
 *
 * Returns: whether it is
 */
gboolean
dungeoneer_is_monster (const TmTable *table, guint piece)
{
  guint spec;
  int seat;

  if (dungeoneer_get_piece_printed (table, piece, ADVENTURE_DURATION) == DURATION_MONSTER)
    return TRUE;
  tm_box_describe_zone (tm_table_get_box (table), tm_table_get_piece_zone (table, piece), &spec,
                        &seat);
  if (spec == ZONE_LAIR)
    return TRUE;
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.kind == ATTACKER_MONSTER && attack.who == (gint32) piece)
        return TRUE;
    }
  return FALSE;
}

/* Of a card without a name in an inventory, MARK_TARGET says whether it is a treasure. */
/**
 * dungeoneer_get_class:
 * @table: a table
 * @piece: an adventure card
 *
 * Gets what a card is: what is told of it, or as what one without a name was played.
 *
 * Returns: of [enum@DungeoneerClass]; %DUNGEONEER_UNTOLD: nobody has told it
 */
gint32
dungeoneer_get_class (const TmTable *table, guint piece)
{
  guint zone;
  int seat;

  if (tm_table_get_piece_face (table, piece) != TM_FACE_UNKNOWN)
    return dungeoneer_get_piece_printed (table, piece, ADVENTURE_CLASS);
  tm_box_describe_zone (tm_table_get_box (table), tm_table_get_piece_zone (table, piece), &zone,
                        &seat);
  return zone == ZONE_INVENTORY ? tm_table_get_piece_mark (table, piece, MARK_TARGET) - 1
                                : DUNGEONEER_UNTOLD;
}

/**
 * dungeoneer_name_piece:
 * @table: a table
 * @piece: a card
 *
 * Returns: its name, or words for a card whose name nobody has told
 */
TmTextArg
dungeoneer_name_piece (const TmTable *table, guint piece)
{
  guint kind = tm_box_get_piece_kind (tm_table_get_box (table), piece);
  gint32 face = tm_table_get_piece_face (table, piece);

  if (face != TM_FACE_UNKNOWN)
    return tm_arg_face (kind, face);
  switch (kind)
    {
    case PIECE_LOCATION:
      return tm_arg_word (N_ ("an unnamed location"));
    case PIECE_QUEST:
      return tm_arg_word (N_ ("an unnamed quest"));
    case PIECE_HERO:
      return tm_arg_word (N_ ("an unnamed hero"));
    case PIECE_ADVENTURE:
    default:
      return tm_arg_word (dungeoneer_is_monster (table, piece) ? N_ ("an unnamed monster")
                                                               : N_ ("an unnamed card"));
    }
}

/* Heroes */

static const struct
{
  guint lasting;
  guint turn;
} modifiers[DUNGEONEER_N_FORMS] = {
  [STAT_MELEE] = { COUNTER_MELEE_MOD, COUNTER_MELEE_MOD_TURN },
  [STAT_MAGIC] = { COUNTER_MAGIC_MOD, COUNTER_MAGIC_MOD_TURN },
  [STAT_SPEED] = { COUNTER_SPEED_MOD, COUNTER_SPEED_MOD_TURN },
};

/**
 * dungeoneer_get_stat:
 * @table: a table
 * @seat: a seat
 * @stat: of [enum@DungeoneerStat]
 * @is_told: (out) (optional): whether the number on the hero card is told
 *
 * Gets what a check of a hero adds to the die: the number at its level, with all that changes it.
 * Source: page “Counters”; R «Карты героев», p. 3.
 *
 * Returns: the value, never below 0
 */
gint32
dungeoneer_get_stat (const TmTable *table, guint seat, guint stat, gboolean *is_told)
{
  int hero = tm_table_get_top (table, tm_table_get_zone (table, ZONE_HERO, (int) seat));
  gint32 level = CLAMP (dungeoneer_get (table, COUNTER_LEVEL, seat), 1, DUNGEONEER_MAX_LEVEL);
  gint32 printed;

  if (is_told != NULL)
    *is_told = TRUE;
  if (stat == STAT_LEVEL)
    return level;
  if (stat >= DUNGEONEER_N_FORMS)
    return dungeoneer_get (table, COUNTER_HEALTH, seat);
  printed = hero < 0 ? DUNGEONEER_UNTOLD
                     : dungeoneer_get_piece_printed (table, (guint) hero,
                                                     HERO_STATS + DUNGEONEER_MAX_LEVEL * stat
                                                         + (guint) level - 1);
  if (is_told != NULL)
    *is_told = printed != DUNGEONEER_UNTOLD;
  printed = MAX (printed, 0) + dungeoneer_get (table, modifiers[stat].lasting, seat)
            + dungeoneer_get (table, modifiers[stat].turn, seat);
  return MAX (printed, 0);
}

/* Monsters */

static gboolean
is_quest (const TmTable *table, guint piece)
{
  return tm_box_get_piece_kind (tm_table_get_box (table), piece) == PIECE_QUEST;
}

/**
 * dungeoneer_get_monster_stat:
 * @table: a table
 * @piece: a monster, or a quest with one
 * @form: a form of battle
 * @is_told: (out) (optional): whether the number is told
 *
 * Returns: what is added to its die in that form; 0 if nobody has told it
 */
gint32
dungeoneer_get_monster_stat (const TmTable *table, guint piece, guint form, gboolean *is_told)
{
  guint layer
      = (is_quest (table, piece) ? (guint) QUEST_MONSTER_MELEE : (guint) ADVENTURE_MELEE) + form;
  gint32 printed = form < DUNGEONEER_N_FORMS ? dungeoneer_get_piece_printed (table, piece, layer)
                                             : DUNGEONEER_UNTOLD;

  if (is_told != NULL)
    *is_told = printed != DUNGEONEER_UNTOLD;
  return MAX (printed, 0);
}

/**
 * dungeoneer_get_forms:
 * @table: a table
 * @piece: a monster, or a quest with one
 *
 * Source: R p. 12, 13.
 *
 * Returns: set of 1 << form in which it may attack; all if nobody has told it
 */
guint
dungeoneer_get_forms (const TmTable *table, guint piece)
{
  gint32 forms = dungeoneer_get_piece_printed (table, piece,
                                               is_quest (table, piece) ? (guint) QUEST_MONSTER_FORMS
                                                                       : (guint) ADVENTURE_FORMS);

  return forms == DUNGEONEER_UNTOLD ? (1u << DUNGEONEER_N_FORMS) - 1 : (guint) forms;
}

/**
 * dungeoneer_get_monster_health:
 * @table: a table
 * @piece: a monster, or a quest with one
 *
 * Returns: its health; one that nobody has told counts as 1
 */
gint32
dungeoneer_get_monster_health (const TmTable *table, guint piece)
{
  gint32 health = dungeoneer_get_piece_printed (
      table, piece,
      is_quest (table, piece) ? (guint) QUEST_MONSTER_HEALTH : (guint) ADVENTURE_HEALTH);

  return MAX (health, 1);
}

/**
 * dungeoneer_get_monster_wounds:
 * @table: a table
 * @piece: a monster, or a quest with one
 *
 * Returns: how many wounds lie on it
 */
gint32
dungeoneer_get_monster_wounds (const TmTable *table, guint piece)
{
  return tm_table_get_piece_mark (
      table, piece, is_quest (table, piece) ? (guint) MARK_QUEST_WOUNDS : (guint) MARK_WOUNDS);
}

/**
 * dungeoneer_count_lasting:
 * @table: a table
 * @seat: a seat
 * @is_treasure: treasures, else boons
 *
 * Counts the cards of an inventory that the limit is about: attachments and instant ones are not. An unnamed card
 * counts as a boon.
 *
 * Returns: how many
 */
guint
dungeoneer_count_lasting (const TmTable *table, guint seat, gboolean is_treasure)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_INVENTORY, (int) seat),
                                pieces, G_N_ELEMENTS (pieces));
  guint count = 0;

  for (guint i = 0; i < n; i++)
    if (tm_table_get_piece_mark (table, pieces[i], MARK_HOST) == 0
        && (dungeoneer_get_class (table, pieces[i]) == CLASS_TREASURE) == is_treasure)
      count++;
  return count;
}
