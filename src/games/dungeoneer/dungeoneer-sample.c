/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What random play takes where neither a draw nor the declaration makes sense at a table: exits that fit, costs that
 * can be paid, checks that are passed now and then. */

#include "config.h"

#include "dungeoneer-play.h"

#define TRIES 12

static gint32
below (TmRandom *random, guint n)
{
  return (gint32) tm_random_below (random, n);
}

static gboolean
set (TmArgs *args, guint param, gint32 value)
{
  tm_args_set (args, param, value);
  return TRUE;
}

static gboolean
set_die (TmArgs *args, guint param, TmRandom *random)
{
  return set (args, param, below (random, 6));
}

/* Setting up */

/* Whether a hero can be led: nobody does, or with the other reading, nobody does any more. */
static gboolean
is_spare (const TmTable *table, guint hero)
{
  guint zone = tm_table_get_piece_zone (table, hero);

  return zone == tm_table_get_zone (table, ZONE_HEROES, TM_NO_SEAT)
         || (tm_table_get_option (table, OPTION_RESURRECTION_POOL) == POOL_ANY
             && zone == tm_table_get_zone (table, ZONE_REMOVED, TM_NO_SEAT));
}

/* A hero nobody leads. */
static gboolean
sample_hero (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  guint first = dungeoneer_get_first (table, PIECE_HERO);

  for (guint i = 0; i < TRIES; i++)
    {
      gint32 face = below (random, N_HERO_FACES);
      gboolean is_taken = FALSE;

      for (guint hero = first; hero < first + DUNGEONEER_N_HEROES; hero++)
        is_taken = is_taken
                   || (tm_table_get_piece_face (table, hero) == face && !is_spare (table, hero));
      if (!is_taken)
        return set (args, param, face);
    }
  return FALSE;
}

/* A quest of the rulebook that is still in the deck, now and then. */
static gboolean
sample_quest (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  guint first = dungeoneer_get_first (table, PIECE_QUEST);
  gint32 face = below (random, 3 * N_QUEST_FACES);

  if (face >= N_QUEST_FACES)
    return FALSE;
  for (guint quest = first; quest < first + DUNGEONEER_N_QUESTS; quest++)
    if (tm_table_get_piece_face (table, quest) == face)
      return FALSE;
  return set (args, param, face);
}

/* The map */

/* Exits that fit in a cell. */
static gboolean
sample_exits (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  static const DungeoneerExit common[]
      = { EXIT_OPEN, EXIT_OPEN, EXIT_OPEN, EXIT_WALL, EXIT_LOCKED, EXIT_TRAPPED };
  DungeoneerRules rules = { NULL, table };
  guint pieces[DUNGEONEER_N_LOCATIONS];
  DungeoneerMap map;

  if (below (random, 4) == 0)
    return FALSE;
  dungeoneer_read_table_map (table, &map, pieces);
  for (guint i = 0; i < TRIES; i++)
    {
      DungeoneerLaying laying = { .cell = (guint) tm_args_get (args, ARG_LAY_CELL),
                                  .turn = (guint) tm_args_get (args, ARG_LAY_TURN) };
      char line[TM_N_SIDES + 1];
      DungeoneerLaid laid;

      for (guint side = 0; side < TM_N_SIDES; side++)
        laying.exits.exits[side] = (guint8) common[below (random, G_N_ELEMENTS (common))];
      dungeoneer_judge_laying (&map, &laying, &rules, &laid);
      if (laid.fault != FAULT_NONE)
        continue;
      dungeoneer_spell_sides (laying.exits, line);
      return set (args, param, tm_box_intern (tm_table_get_box (table), line));
    }
  return FALSE;
}

static gboolean
sample_laying (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  switch (param)
    {
    case ARG_LAY_EXITS:
      return sample_exits (table, param, random, args);
    case ARG_LAY_PERIL:
    case ARG_LAY_GLORY:
      return set (args, param, below (random, 4));
    default:
      return FALSE;
    }
}

static gboolean
sample_move (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  (void) table;
  switch (param)
    {
    case ARG_GO_DIE:
      return set_die (args, param, random);
    case ARG_GO_NEED:
      return set (args, param, 3 + below (random, 4));
    case ARG_GO_STAT:
      return set (args, param, below (random, DUNGEONEER_N_FORMS));
    default:
      return FALSE;
    }
}

static gboolean
sample_hazard (guint param, TmRandom *random, TmArgs *args)
{
  switch (param)
    {
    case ARG_HAZARDS_DIE:
      return set_die (args, param, random);
    case ARG_HAZARDS_NEED:
      return set (args, param, 3 + below (random, 4));
    case ARG_HAZARDS_STAT:
      return set (args, param, below (random, DUNGEONEER_N_FORMS));
    default:
      return FALSE;
    }
}

/* Cards */

/* A cost that the target can pay. */
static gboolean
sample_misdeed (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  gint32 target
      = tm_args_has (args, ARG_MISDEED_TARGET) ? tm_args_get (args, ARG_MISDEED_TARGET) : -1;
  gint32 peril = target < 0 ? 0 : dungeoneer_get (table, COUNTER_PERIL, (guint) target);

  switch (param)
    {
    case ARG_MISDEED_COST:
      return set (args, param, below (random, (guint) MIN (peril, 4) + 1));
    case ARG_MISDEED_KIND:
      /* After the battle there are only banes. */
      return set (args, param,
                  below (random, tm_table_get_shared (table, COUNTER_ENCOUNTERED) != 0
                                     ? PERIL_TRAP
                                     : PERIL_MONSTER + 1));
    default:
      return FALSE;
    }
}

static gboolean
sample_glory (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  gint32 glory
      = tm_args_has (args, ARG_GLORY_SEAT)
            ? dungeoneer_get (table, COUNTER_GLORY, (guint) tm_args_get (args, ARG_GLORY_SEAT))
            : 0;

  switch (param)
    {
    case ARG_GLORY_COST:
      return set (args, param, below (random, (guint) MIN (glory, 4) + 1));
    case ARG_GLORY_CLASS:
      return set (args, param, below (random, 2));
    case ARG_GLORY_DURATION:
      return set (args, param, below (random, 2));
    default:
      return FALSE;
    }
}

/* Quests */

static gboolean
sample_try (guint param, TmRandom *random, TmArgs *args)
{
  gint32 die;

  switch (param)
    {
    case ARG_TRY_PASSED:
      return set (args, param, below (random, 2));
    case ARG_TRY_DICE:
      die = below (random, 6);
      tm_args_set_list (args, param, &die, 1);
      return TRUE;
    case ARG_TRY_CATEGORY:
      return set (args, param, below (random, DUNGEONEER_N_CATEGORIES));
    default:
      return FALSE;
    }
}

static gboolean
sample_threat (const TmTable *table, guint param, TmRandom *random, TmArgs *args)
{
  gint32 values[DUNGEONEER_MAX_SEATS];
  guint n_seats;

  (void) table;
  switch (param)
    {
    case ARG_THREAT_NEED:
      return set (args, param, 3 + below (random, 5));
    case ARG_THREAT_STATS:
      return set (args, param, below (random, DUNGEONEER_N_STATS));
    case ARG_THREAT_DICE:
      tm_args_get_list (args, ARG_THREAT_SEATS, &n_seats);
      for (guint i = 0; i < n_seats; i++)
        values[i] = below (random, 6);
      tm_args_set_list (args, param, values, n_seats);
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * dungeoneer_sample:
 * @table: a table
 * @move: a move
 * @param: a parameter of it
 * @random: where the choice comes from
 * @args: (inout): the parameters
 *
 * The `sample` of the game.
 *
 * Returns: whether it was set
 */
gboolean
dungeoneer_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  if (dungeoneer_draws_in_app (table, move, param)
      && dungeoneer_moves[move].params[param].draw.kind != TM_DRAW_NONE)
    return FALSE;
  switch (move)
    {
    case MOVE_DEAL_HERO:
      return param == ARG_DEAL_HERO_HERO && sample_hero (table, param, random, args);
    case MOVE_RESURRECT:
      return param == ARG_REVIVE_HERO && sample_hero (table, param, random, args);
    case MOVE_DEAL_QUEST:
      return param == ARG_DEAL_QUEST_QUEST && sample_quest (table, param, random, args);
    case MOVE_BEGIN:
      return param == ARG_BEGIN_FIRST
             && set (args, param, below (random, tm_table_get_n_seats (table)));
    case MOVE_DEAL_LOCATIONS:
      return param == ARG_BLANKS_FIRST
             && set (args, param, below (random, tm_table_get_n_seats (table)));
    case MOVE_PLACE_LOCATION:
      return sample_laying (table, param, random, args);
    case MOVE_MOVE:
      return sample_move (table, param, random, args);
    case MOVE_ENTER:
      return param != ARG_ENTER_NEW && set (args, param, below (random, 4));
    case MOVE_HAZARD:
      return sample_hazard (param, random, args);
    case MOVE_THREAT:
      return sample_threat (table, param, random, args);
    case MOVE_PLAY_PERIL:
      return sample_misdeed (table, param, random, args);
    case MOVE_PLAY_GLORY:
      return sample_glory (table, param, random, args);
    case MOVE_QUEST_TRY:
      return sample_try (param, random, args);
    case MOVE_SEARCH:
      return param == ARG_SEARCH_NEED && set (args, param, 4 + below (random, 4));
    case MOVE_QUEST_DONE:
      return (param == ARG_DONE_GLORY || param == ARG_DONE_RESTORE)
             && set (args, param, below (random, 3));
    case MOVE_SOLO_CARD:
      return param == ARG_SOLO_CARD_KIND && set (args, param, below (random, PERIL_MONSTER + 1));
    default:
      return FALSE;
    }
}

/**
 * dungeoneer_weigh:
 * @table: a table
 * @offer: one of its offers
 *
 * The `weigh` of the game: random heroes go for their quests.
 *
 * Returns: how often it is taken
 */
guint
dungeoneer_weigh (const TmTable *table, const TmOffer *offer)
{
  (void) table;
  switch (offer->move)
    {
    case MOVE_QUEST_TRY:
    case MOVE_QUEST_DONE:
    case MOVE_ESCORT:
    case MOVE_SEARCH:
      return 24;
    case MOVE_MOVE:
      return 8;
    case MOVE_PLACE_LOCATION:
    case MOVE_FALL_FOR_AP:
      return 1;
    default:
      return 4;
    }
}
