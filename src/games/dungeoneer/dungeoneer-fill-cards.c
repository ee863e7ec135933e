/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of points and cards, for the questions about them, and how a change of level is
 * recorded. */

#include "config.h"

#include "dungeoneer-questions-cards.h"
#include "dungeoneer-table.h"
#include "dungeoneer-solo.h"

/* What the questions accept. */
#define MOST_CARDS 99
/* What the move accepts. */
#define MOST_DELTA 3

static gboolean
is_running (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);

  return phase > PHASE_SETUP && phase < PHASE_OVER && dungeoneer_get_active (table) >= 0;
}

gboolean
dungeoneer_fill_spend_peril (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  DungeoneerMoment moment = dungeoneer_get_moment (table);
  guint32 living = dungeoneer_get_alive (table);
  gint32 peril[DUNGEONEER_MAX_SEATS], alive[DUNGEONEER_MAX_SEATS];

  if (!is_running (table) || dungeoneer_is_solo (table) || n_seats > DUNGEONEER_MAX_SEATS)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      peril[seat] = dungeoneer_get (table, COUNTER_PERIL, seat);
      alive[seat] = living >> seat & 1;
    }
  tm_args_set (args, ASK_PERIL_ACTOR, dungeoneer_get_active (table));
  tm_args_set_list (args, ASK_PERIL_PERIL, peril, n_seats);
  tm_args_set_list (args, ASK_PERIL_ALIVE, alive, n_seats);
  tm_args_set (args, ASK_PERIL_PHASE, (gint32) moment);
  tm_args_set (args, ASK_PERIL_TIMING,
               moment == MOMENT_MISDEEDS   ? PERIL_TIMING_MISDEEDS
               : moment == MOMENT_RESPONSE ? PERIL_TIMING_RESPONSE
                                           : PERIL_TIMING_ANY);
  return TRUE;
}

/* In the response step the hero who is attacked plays cards, else whose turn it is. */
static guint
find_player (const TmTable *table)
{
  guint active = (guint) dungeoneer_get_active (table);
  int column;
  DungeoneerAttack attack;

  if (!dungeoneer_is_battle (table))
    return active;
  column = dungeoneer_get_next_roll (table);
  if (column < 0)
    return active;
  dungeoneer_get_attack (table, (guint) column, &attack);
  return attack.target >= 0 ? (guint) attack.target : active;
}

gboolean
dungeoneer_fill_spend_glory (const TmTable *table, TmArgs *args)
{
  DungeoneerMoment moment = dungeoneer_get_moment (table);
  guint seat;

  if (!is_running (table))
    return FALSE;
  seat = find_player (table);
  tm_args_set (args, ASK_GLORY_GLORY, dungeoneer_get (table, COUNTER_GLORY, seat));
  tm_args_set (args, ASK_GLORY_PHASE, (gint32) moment);
  tm_args_set (args, ASK_GLORY_OWN_TURN, dungeoneer_get_active (table) == (int) seat);
  tm_args_set (args, ASK_GLORY_TIMING,
               moment == MOMENT_FEATS      ? GLORY_TIMING_FEATS
               : moment == MOMENT_RESPONSE ? GLORY_TIMING_RESPONSE
                                           : GLORY_TIMING_ANY);
  return TRUE;
}

/* What is left to draw from, together with the card that is discarded now. */
static gint32
count_deck (const TmTable *table, gboolean discards)
{
  guint cards = dungeoneer_is_solo (table)
                    ? dungeoneer_count_solo_deck (table, DECK_GLORY)
                    : dungeoneer_count_zone (table, ZONE_ADVENTURES, TM_NO_SEAT)
                          + dungeoneer_count_zone (table, ZONE_DISCARD, TM_NO_SEAT);

  return (gint32) cards + (discards ? 1 : 0);
}

/* The points of the place, %FALSE if they matter and nobody has told them. */
static gboolean
set_place (const TmTable *table, guint seat, TmArgs *args)
{
  int place = dungeoneer_get_place (table, seat);
  gint32 peril, glory;

  if (dungeoneer_get (table, COUNTER_MOVED, seat) != 0)
    return TRUE;
  if (place < 0)
    return FALSE;
  peril = dungeoneer_get_place_value (table, (guint) place, PLACE_PERIL);
  glory = dungeoneer_get_place_value (table, (guint) place, PLACE_GLORY);
  if (peril < 0 || glory < 0)
    return FALSE;
  tm_args_set (args, ASK_DISCARD_PERIL, peril);
  tm_args_set (args, ASK_DISCARD_GLORY, glory);
  return TRUE;
}

gboolean
dungeoneer_fill_discard_phase (const TmTable *table, TmArgs *args)
{
  guint seat;
  gint32 hand;
  gboolean discards;

  if (tm_table_get_phase (table) != PHASE_DISCARD || dungeoneer_get_active (table) < 0
      || dungeoneer_is_battle (table))
    return FALSE;
  seat = (guint) dungeoneer_get_active (table);
  if (!set_place (table, seat, args))
    return FALSE;
  hand = dungeoneer_get (table, COUNTER_HAND, seat);
  discards = hand > 0 && !dungeoneer_is_solo (table);
  tm_args_set (args, ASK_DISCARD_HAND, hand);
  tm_args_set (args, ASK_DISCARD_TREASURES, (gint32) dungeoneer_count_lasting (table, seat, TRUE));
  tm_args_set (args, ASK_DISCARD_LAIR,
               (gint32) dungeoneer_count_zone (table, ZONE_LAIR, (int) seat));
  tm_args_set (args, ASK_DISCARD_CHOICE, discards ? GIVE_HAND : GIVE_NONE);
  tm_args_set (args, ASK_DISCARD_AP, dungeoneer_get (table, COUNTER_AP, seat));
  tm_args_set (args, ASK_DISCARD_MOVED, dungeoneer_get (table, COUNTER_MOVED, seat) != 0);
  tm_args_set (args, ASK_DISCARD_OPTIONAL_DISCARD,
               dungeoneer_has_variant (table, OPTION_OPTIONAL_DISCARD));
  tm_args_set (args, ASK_DISCARD_MOVEMENT_LIMIT,
               dungeoneer_has_variant (table, OPTION_MOVEMENT_LIMIT));
  tm_args_set (args, ASK_DISCARD_SOLO, dungeoneer_is_solo (table));
  tm_args_set (args, ASK_DISCARD_DECK, MIN (count_deck (table, discards), MOST_CARDS));
  return TRUE;
}

gboolean
dungeoneer_fill_level_change (const TmTable *table, TmArgs *args)
{
  if (!is_running (table))
    return FALSE;
  tm_args_set (args, ASK_LEVEL_LEVEL,
               dungeoneer_get (table, COUNTER_LEVEL, (guint) dungeoneer_get_active (table)));
  return TRUE;
}

guint
dungeoneer_use_level_change (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED])
{
  gint32 delta = tm_args_get (args, ASK_LEVEL_DELTA);
  TmArgs known;

  tm_args_init (&known);
  if (delta == 0 || ABS (delta) > MOST_DELTA || !dungeoneer_fill_level_change (table, &known)
      || !tm_args_fit (args, &known, 0, 0))
    return 0;
  moves[0].kind = MOVE_LEVEL;
  tm_args_set (&moves[0].args, ARG_LEVELS_SEAT, dungeoneer_get_active (table));
  tm_args_set (&moves[0].args, ARG_LEVELS_DELTA, delta);
  return 1;
}
