/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where dice and cards come from, and what is asked for at all. */

#include "config.h"

#include "dungeoneer-solo.h"

/**
 * dungeoneer_draws_in_app:
 * @table: a table
 * @move: a move
 * @param: a parameter of it that is drawn
 *
 * The `draws_in_app` of the game.
 *
 * Returns: whether the app draws it
 */
gboolean
dungeoneer_draws_in_app (const TmTable *table, guint move, guint param)
{
  switch (move)
    {
    case MOVE_FIRST_PLAYER:
    case MOVE_BEGIN:
      return dungeoneer_is_by_app (table, OPTION_FIRST);
    case MOVE_DEAL_HERO:
      return dungeoneer_is_by_app (table, OPTION_HEROES)
             && !dungeoneer_has_variant (table, OPTION_HERO_CHOICE);
    case MOVE_DEAL_QUEST:
    case MOVE_QUEST_DONE:
    case MOVE_ESCORT:
      return dungeoneer_is_by_app (table, OPTION_QUESTS);
    case MOVE_DEAL_LOCATIONS:
    case MOVE_LAY_TUNNELS:
    case MOVE_DRAW_LOCATION:
      return param != ARG_BLANKS_FIRST || move != MOVE_DEAL_LOCATIONS
                 ? dungeoneer_is_by_app (table, OPTION_LOCATIONS)
                 : FALSE;
    case MOVE_DEAL_HAND:
    case MOVE_END_TURN:
      return dungeoneer_is_by_app (table, OPTION_ADVENTURE);
    case MOVE_RESURRECT:
      return param == ARG_REVIVE_CARDS && dungeoneer_is_by_app (table, OPTION_ADVENTURE);
    case MOVE_SOLO_CARD:
      return dungeoneer_is_by_app (table, OPTION_ADVENTURE);
    case MOVE_BATTLE_ROLL:
    case MOVE_BATTLE_CHALLENGE:
    case MOVE_FIGHT:
    case MOVE_MOVE:
    case MOVE_HAZARD:
    case MOVE_THREAT:
    case MOVE_QUEST_TRY:
    case MOVE_SEARCH:
    case MOVE_SOLO_PERIL:
      return dungeoneer_is_by_app (table, OPTION_DICE);
    default:
      return FALSE;
    }
}

/* What has a place */

/* Whether an exit is passed by a check: trapped, or locked and not held open. */
static gboolean
needs_check (const TmTable *table, TmSide side)
{
  int active = dungeoneer_get_active (table);
  int place = active < 0 ? -1 : dungeoneer_get_place (table, (guint) active);
  DungeoneerExit exit;

  if (place < 0)
    return FALSE;
  exit = dungeoneer_get_exit (table, (guint) place, side);
  return exit == EXIT_TRAPPED
         || (exit == EXIT_LOCKED && dungeoneer_get_held (table, (guint) place, side) < 0);
}

static gboolean
is_asked_of_move (const TmTable *table, guint param, const TmArgs *args)
{
  TmSide side;
  int place;

  if (param == ARG_GO_DIR)
    return TRUE;
  side = (TmSide) tm_args_get (args, ARG_GO_DIR);
  if (!needs_check (table, side))
    return FALSE;
  place = dungeoneer_get_place (table, (guint) dungeoneer_get_active (table));
  if (param == ARG_GO_NEED || param == ARG_GO_STAT)
    return dungeoneer_get_place_value (table, (guint) place, PLACE_TEST_N + (guint) side) == 0;
  return param != ARG_GO_GO_ON || dungeoneer_get_exit (table, (guint) place, side) == EXIT_LOCKED;
}

static gboolean
is_asked_of_hazard (const TmTable *table, guint param, const TmArgs *args)
{
  int place = dungeoneer_get_hazard_place (table);
  gint32 test;
  gboolean is_spikes;

  if (place < 0)
    return TRUE;
  test = dungeoneer_get_place_value (table, (guint) place, PLACE_HAZARD_TEST);
  is_spikes = dungeoneer_get_place_value (table, (guint) place, PLACE_HAZARD) == HAZARD_SPIKES;
  switch (param)
    {
    case ARG_HAZARDS_DODGE:
      return is_spikes && dungeoneer_has_variant (table, OPTION_SPIKES_DODGE);
    case ARG_HAZARDS_DIE:
      return !tm_args_has (args, ARG_HAZARDS_DODGE) || tm_args_get (args, ARG_HAZARDS_DODGE) == 0;
    default:
      return test == 0
             && (!tm_args_has (args, ARG_HAZARDS_DODGE)
                 || tm_args_get (args, ARG_HAZARDS_DODGE) == 0);
    }
}

/* A quest that a move names by its parameters; %FALSE: there is none. */
static gboolean
find_quest (const TmTable *table, const TmArgs *args, guint name, guint of, guint *quest)
{
  int active = dungeoneer_get_active (table);

  return active >= 0
         && dungeoneer_find_quest (table, (guint) active,
                                   tm_args_has (args, name) ? tm_args_get (args, name)
                                                            : TM_FACE_UNKNOWN,
                                   tm_args_has (args, of) ? tm_args_get (args, of) : -1, quest);
}

static gboolean
is_asked_of_try (const TmTable *table, guint param, const TmArgs *args)
{
  guint quest;
  gint32 test;
  gint32 category;

  if (param == ARG_TRY_QUEST || param == ARG_TRY_OF
      || !find_quest (table, args, ARG_TRY_QUEST, ARG_TRY_OF, &quest))
    return TRUE;
  category = dungeoneer_get_category (table, quest);
  test = dungeoneer_get_piece_printed (table, quest, QUEST_TEST);
  if (category == CATEGORY_HUNT)
    return FALSE;
  if (param == ARG_TRY_CATEGORY)
    return category == DUNGEONEER_UNTOLD;
  if (param == ARG_TRY_PASSED)
    return test <= 0;
  if (param == ARG_TRY_DICE)
    return test > 0;
  return FALSE;
}

/* Whether a quest leaves the common slot, so that a new one is drawn. */
static gboolean
draws_common (const TmTable *table, gboolean is_common)
{
  return is_common && !dungeoneer_is_solo (table)
         && dungeoneer_count_zone (table, ZONE_QUESTS, TM_NO_SEAT) > 0;
}

static gboolean
is_common_quest (const TmTable *table, const TmArgs *args, guint move)
{
  guint common = tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT);
  int passed = dungeoneer_get_passed (table);
  guint quest;

  if (move == MOVE_ESCORT)
    return tm_args_get (args, ARG_ESCORTS_ACTION) == ESCORT_TAKE
           && find_quest (table, args, ARG_ESCORTS_QUEST, ARG_ESCORTS_OF, &quest)
           && tm_table_get_piece_zone (table, quest) == common
           && dungeoneer_get_escort_cell (table, quest) < 0;
  if (!tm_args_has (args, ARG_DONE_QUEST) && passed >= 0)
    return tm_table_get_piece_zone (table, (guint) passed) == common;
  return find_quest (table, args, ARG_DONE_QUEST, ARG_DONE_OF, &quest)
         && tm_table_get_piece_zone (table, quest) == common;
}

static gboolean
is_reward_told (const TmTable *table, guint layer)
{
  int passed = dungeoneer_get_passed (table);

  return passed >= 0
         && dungeoneer_get_piece_printed (table, (guint) passed, layer) != DUNGEONEER_UNTOLD;
}

static gboolean
is_asked_of_success (const TmTable *table, guint param, const TmArgs *args)
{
  switch (param)
    {
    case ARG_DONE_DRAWN:
      return draws_common (table, is_common_quest (table, args, MOVE_QUEST_DONE));
    case ARG_DONE_LEVELS:
      return !is_reward_told (table, QUEST_LEVELS);
    case ARG_DONE_GLORY:
      return !is_reward_told (table, QUEST_GLORY);
    case ARG_DONE_RESTORE:
      return !is_reward_told (table, QUEST_RESTORE);
    default:
      return TRUE;
    }
}

static gboolean
is_asked_of_roll (const TmTable *table, guint param, const TmArgs *args)
{
  guint column
      = tm_args_has (args, ARG_ROLL_INDEX) ? (guint) tm_args_get (args, ARG_ROLL_INDEX) : 0;
  DungeoneerAttack attack;

  if (param != ARG_ROLL_TOKEN && param != ARG_ROLL_WOUNDS)
    return TRUE;
  dungeoneer_get_attack (table, column, &attack);
  if (param == ARG_ROLL_WOUNDS)
    return attack.kind == ATTACKER_MONSTER;
  return attack.kind >= ATTACKER_HERO && attack.target >= 0
         && dungeoneer_find_escort (table, (guint) attack.target) >= 0;
}

/* What a peril card is, unless it is told; a glory card needs no more than its name. */
static gboolean
is_asked_of_solo_card (const TmTable *table, guint param, const TmArgs *args)
{
  gint32 deck = tm_args_get (args, ARG_SOLO_CARD_DECK);
  gint32 face = tm_args_has (args, ARG_SOLO_CARD_CARD) ? tm_args_get (args, ARG_SOLO_CARD_CARD)
                                                       : TM_FACE_UNKNOWN;

  switch (param)
    {
    case ARG_SOLO_CARD_CARD:
      return dungeoneer_count_solo_deck (table, deck) > 0;
    case ARG_SOLO_CARD_KIND:
      return deck == DECK_PERIL && !dungeoneer_is_by_app (table, OPTION_ADVENTURE)
             && (dungeoneer_get_printed (table, GRID_ADVENTURES, face, ADVENTURE_DURATION)
                     == DUNGEONEER_UNTOLD
                 || dungeoneer_get_printed (table, GRID_ADVENTURES, face, ADVENTURE_CLASS)
                        == CLASS_BANE);
    default:
      return TRUE;
    }
}

/**
 * dungeoneer_is_asked:
 * @table: a table
 * @move: a move
 * @param: a parameter of it
 * @args: those before it
 *
 * The `is_asked` of the game.
 *
 * Returns: whether it has a place at this table
 */
gboolean
dungeoneer_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  switch (move)
    {
    case MOVE_BEGIN:
      return !dungeoneer_is_solo (table) && tm_table_get_shared (table, COUNTER_FIRST_SEAT) == 0;
    case MOVE_DEAL_QUEST:
      return param != ARG_DEAL_QUEST_SEAT || tm_args_get (args, ARG_DEAL_QUEST_TO) != OF_COMMON;
    case MOVE_MOVE:
      return is_asked_of_move (table, param, args);
    case MOVE_HAZARD:
      return is_asked_of_hazard (table, param, args);
    case MOVE_QUEST_TRY:
      return is_asked_of_try (table, param, args);
    case MOVE_QUEST_DONE:
      return is_asked_of_success (table, param, args);
    case MOVE_ESCORT:
      return param != ARG_ESCORTS_DRAWN
             || draws_common (table, is_common_quest (table, args, move));
    case MOVE_SOLO_CARD:
      return is_asked_of_solo_card (table, param, args);
    case MOVE_BATTLE_ROLL:
      return is_asked_of_roll (table, param, args);
    case MOVE_WARP:
      return param != ARG_WARP_CELL || dungeoneer_has_map (table);
    case MOVE_DEAL_LOCATIONS:
      return param != ARG_BLANKS_FIRST || !dungeoneer_is_by_app (table, OPTION_LOCATIONS);
    default:
      return TRUE;
    }
}

/* How many are drawn, and from what */

static guint
count_refill (const TmTable *table, const TmArgs *args)
{
  int active = dungeoneer_get_active (table);
  gint32 hand = active < 0 ? DUNGEONEER_HAND : dungeoneer_get (table, COUNTER_HAND, (guint) active);

  if (dungeoneer_is_solo (table))
    return 0;
  if (tm_args_has (args, ARG_END_DISCARD) && tm_args_get (args, ARG_END_DISCARD) == GIVE_HAND)
    hand--;
  return MIN ((guint) MAX (DUNGEONEER_HAND - hand, 0),
              dungeoneer_count_zone (table, ZONE_ADVENTURES, TM_NO_SEAT));
}

static guint
count_hand (const TmTable *table, const TmArgs *args)
{
  gint32 owed = tm_table_get_shared (table, COUNTER_CARDS_OWED);
  gint32 hand
      = dungeoneer_get (table, COUNTER_HAND, (guint) tm_args_get (args, ARG_DEAL_HAND_SEAT));
  gint32 count = owed > 0 ? owed : MAX (DUNGEONEER_HAND - hand, 0);

  if (dungeoneer_is_solo (table))
    return MIN ((guint) MIN (owed, DUNGEONEER_HAND),
                MAX (dungeoneer_count_zone (table, ZONE_GLORY_DECK, TM_NO_SEAT), 1));
  return MIN ((guint) MIN (count, DUNGEONEER_HAND),
              dungeoneer_count_zone (table, ZONE_ADVENTURES, TM_NO_SEAT));
}

/**
 * dungeoneer_count_draw:
 * @table: a table
 * @move: a move
 * @param: a drawn list of it
 * @args: the parameters before it
 *
 * The `count_draw` of the game.
 *
 * Returns: how many items it has
 */
guint
dungeoneer_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  guint n_seats;

  (void) param;
  switch (move)
    {
    case MOVE_LAY_TUNNELS:
      return TM_N_SIDES;
    case MOVE_DEAL_LOCATIONS:
      return DUNGEONEER_N_LOCATIONS;
    case MOVE_DEAL_HAND:
      return count_hand (table, args);
    case MOVE_END_TURN:
      return count_refill (table, args);
    case MOVE_RESURRECT:
      return MIN (DUNGEONEER_HAND, dungeoneer_count_zone (table, ZONE_ADVENTURES, TM_NO_SEAT));
    case MOVE_SOLO_PERIL:
      return (guint) tm_table_get_shared (table, COUNTER_PERIL_DICE);
    case MOVE_THREAT:
      tm_args_get_list (args, ARG_THREAT_SEATS, &n_seats);
      return n_seats;
    default:
      return 1;
    }
}

/**
 * dungeoneer_list_tunnels:
 * @table: a table
 * @faces: (out): the tunnels of the deck that can lie round the entrance
 *
 * Source: R p. 6.
 *
 * Returns: how many there are
 */
int
dungeoneer_list_tunnels (const TmTable *table, gint32 faces[TM_MAX_PIECES])
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_LOCATIONS, TM_NO_SEAT),
                                pieces, G_N_ELEMENTS (pieces));
  gboolean with_gloomy = tm_table_get_option (table, OPTION_GLOOMY_START) != 0;
  int n_faces = 0;

  for (guint i = 0; i < n; i++)
    {
      gint32 type = dungeoneer_get_piece_printed (table, pieces[i], LOCATION_TYPE);

      if (type == LOCATION_TUNNEL || (type == LOCATION_GLOOMY && with_gloomy))
        faces[n_faces++] = tm_table_get_piece_face (table, pieces[i]);
    }
  return n_faces;
}

static int
list_zone (const TmTable *table, guint zone, gint32 faces[TM_MAX_PIECES])
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, zone, TM_NO_SEAT), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    faces[i] = tm_table_get_piece_face (table, pieces[i]);
  return (int) n;
}

/**
 * dungeoneer_list_draw:
 * @table: a table
 * @move: a move
 * @param: a drawn parameter of it
 * @args: the parameters before it
 * @faces: (out): what it is drawn from
 *
 * The `list_draw` of the game.
 *
 * Returns: how many faces there are; -1: those in the zone
 */
int
dungeoneer_list_draw (
    const TmTable *table, guint move, guint param, const TmArgs *args, gint32 faces[TM_MAX_PIECES])
{
  guint deck, pile;
  int n;

  (void) param;
  if (move == MOVE_LAY_TUNNELS)
    return dungeoneer_list_tunnels (table, faces);
  if (move != MOVE_SOLO_CARD && (move != MOVE_DEAL_HAND || !dungeoneer_is_solo (table)))
    return -1;
  deck = move == MOVE_DEAL_HAND || tm_args_get (args, ARG_SOLO_CARD_DECK) == DECK_GLORY
             ? ZONE_GLORY_DECK
             : ZONE_PERIL_DECK;
  pile = deck == ZONE_GLORY_DECK ? ZONE_GLORY_DISCARD : ZONE_PERIL_DISCARD;
  n = list_zone (table, deck, faces);
  return n > 0 ? n : list_zone (table, pile, faces);
}
