/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where dice, cards and tiles come from, and what is asked for at all. */

#include "config.h"

#include "black-crystal-chance.h"
#include "black-crystal-play.h"

static gboolean
is_by_app (const TmTable *table, guint option)
{
  return tm_table_get_option (table, option) == TM_SOURCE_APP;
}

/**
 * crystal_find_mover:
 * @table: a table
 *
 * Tells who makes the next step or lays the next tile: a step can be granted in another's turn.
 *
 * Returns: the seat
 */
guint
crystal_find_mover (const TmTable *table)
{
  CrystalPending top;

  if (crystal_get_pending (table, 0, &top)
      && (top.kind == PENDING_FURTHER || top.kind == PENDING_TILE || top.kind == PENDING_LAY
          || top.kind == PENDING_THROWN))
    return (guint) top.seat;
  return (guint) MAX (crystal_get_active (table), 0);
}

/* Sources */

static gboolean
is_leaving (guint move, guint param)
{
  return move == MOVE_FIRST_PLAYER && param == FIRST_OUT;
}

/* The `draws_in_app` of the game. */
gboolean
crystal_draws_in_app (const TmTable *table, guint move, guint param)
{
  switch (move)
    {
    case MOVE_DEAL_SKILLS:
      return is_by_app (table, OPTION_SKILLS);
    case MOVE_FIRST_PLAYER:
      return is_leaving (move, param)
                 ? is_by_app (table, OPTION_TILES)
                       && tm_table_get_option (table, OPTION_REMOVED) == REMOVED_BLIND
                 : is_by_app (table, OPTION_FIRST_PLAYER);
    case MOVE_DRAFT:
      return crystal_draws_draft (table);
    case MOVE_BOOM:
      return is_by_app (table, OPTION_BOOM);
    case MOVE_FIND:
      return is_by_app (table, OPTION_FIND);
    case MOVE_DRAW_TILE:
      return is_by_app (table, OPTION_TILES);
    case MOVE_FIRST_ROLL:
    case MOVE_FIGHT_ROLL:
    case MOVE_DUEL_ROLL:
    case MOVE_EVEN_ODD:
    case MOVE_PLAY_FIND:
    case MOVE_USE_SKILL:
    case MOVE_PIT:
    case MOVE_CONTROL_ROLL:
      return is_by_app (table, OPTION_DICE);
    default:
      return FALSE;
    }
}

/* What has a place */

/* Cells, sides and directions, which are nobody's concern where no map is kept. */
static gboolean
is_of_map (guint move, guint param)
{
  const TmParam *spec = &black_crystal_moves[move].params[param];

  return spec->kind == TM_PARAM_CELL || spec->is_sides || (move == MOVE_STEP && param == STEP_HOME)
         || (move == MOVE_FLEE && param == FLEE_HOME)
         || (move == MOVE_THROWN && param == THROWN_HOME)
         || (move == MOVE_PLAY_FIND && param == PLAY_DIR);
}

/* What a tile shows is known where the app has the bag. */
static gboolean
is_event (guint move, guint param)
{
  return (move == MOVE_DIG && param == DIG_EVENT) || (move == MOVE_STEP && param == STEP_EVENT)
         || (move == MOVE_LAY_EXTRA && param == LAY_EVENT)
         || (move == MOVE_THROWN && param == THROWN_EVENT);
}

static gboolean
is_merchant (const TmTable *table, guint seat)
{
  return crystal_get_skill (table, seat) == SKILL_MERCHANT
         && tm_table_get_counter (table, COUNTER_HAND, seat) > 0;
}

static gboolean
is_asked_in_fight (const TmTable *table, guint param)
{
  CrystalFightEvent fight;

  if (!crystal_get_fight (table, &fight))
    return TRUE;
  if (param == FIGHT_DIE2)
    return fight.monster == MONSTER_TWINS;
  return param != FIGHT_MERCHANT || is_merchant (table, fight.seat);
}

static gboolean
is_asked_in_duel (const TmTable *table, guint param)
{
  guint seats[2];

  if (!crystal_get_duel (table, seats, NULL))
    return TRUE;
  if (param == DUEL_MERCHANT_A)
    return is_merchant (table, seats[0]);
  return param != DUEL_MERCHANT_B || is_merchant (table, seats[1]);
}

/* A health is asked for if the card does not tell it, or is not named. */
static gboolean
is_health_asked (const TmTable *table, const TmArgs *args)
{
  return !tm_args_has (args, BOOM_MONSTER)
         || crystal_get_health (table, (CrystalMonster) tm_args_get (args, BOOM_MONSTER))
                == CRYSTAL_UNTOLD;
}

static gboolean
is_asked_of_card (guint param, const TmArgs *args)
{
  static const guint needed[] = {
    [PLAY_TARGET] = NEEDS_TARGET, [PLAY_CELL] = NEEDS_CELL,   [PLAY_DIR] = NEEDS_DIR,
    [PLAY_DIE] = NEEDS_DIE,       [PLAY_COUNT] = NEEDS_COUNT,
  };

  if (param < PLAY_TARGET || !tm_args_has (args, PLAY_CARD))
    return TRUE;
  return (crystal_get_needs ((CrystalFind) tm_args_get (args, PLAY_CARD)) & needed[param]) != 0;
}

/* Only the Thief needs a die of its own, and the Shaman, whose call is an Even-Odd. */
static gboolean
is_asked_of_skill (const TmTable *table, guint param, const TmArgs *args)
{
  int skill = tm_args_has (args, SKILL_SEAT)
                  ? crystal_get_skill (table, (guint) tm_args_get (args, SKILL_SEAT))
                  : -1;

  switch (param)
    {
    case SKILL_NAMED:
      return skill == SKILL_THIEF;
    case SKILL_CALL:
      return skill == SKILL_SHAMAN || skill == SKILL_GARDENER;
    case SKILL_DIE:
      return skill == SKILL_THIEF || skill == SKILL_SHAMAN || tm_args_has (args, SKILL_CALL);
    default:
      return TRUE;
    }
}

/* Tame monsters compare their health; in a duel, or if that is how the rules are read, there is a die. */
static gboolean
rolls_for_tame (const TmTable *table)
{
  guint seats[2];

  return crystal_get_duel (table, seats, NULL)
         || tm_table_get_option (table, OPTION_CONTROL_MONSTER) == CONTROL_DIE;
}

/* The `is_asked` of the game. */
gboolean
crystal_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  if (is_of_map (move, param) && !crystal_knows_map (table))
    return FALSE;
  if (is_event (move, param))
    return !is_by_app (table, OPTION_TILES);
  if (is_leaving (move, param))
    return is_by_app (table, OPTION_TILES) && crystal_count_leaving (tm_table_get_box (table)) > 0;
  switch (move)
    {
    case MOVE_DRAFT:
      return param != DRAFT_REDRAWN || !is_by_app (table, OPTION_FIND);
    case MOVE_FIND:
      return param != FIND_SIGN || !is_by_app (table, OPTION_FIND);
    case MOVE_BOOM:
      return param != BOOM_HEALTH || is_health_asked (table, args);
    case MOVE_FIGHT_ROLL:
      return is_asked_in_fight (table, param);
    case MOVE_DUEL_ROLL:
      return is_asked_in_duel (table, param);
    case MOVE_PLAY_FIND:
      return is_asked_of_card (param, args);
    case MOVE_USE_SKILL:
      return is_asked_of_skill (table, param, args);
    case MOVE_CONTROL_ROLL:
      return rolls_for_tame (table);
    default:
      return TRUE;
    }
}

/* The `count_draw` of the game. */
guint
crystal_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  (void) args;
  if (move == MOVE_DEAL_SKILLS)
    return tm_table_get_n_seats (table);
  if (is_leaving (move, param))
    return crystal_count_leaving (tm_table_get_box (table));
  return 1;
}

/* What is drawn from */

static guint
list_zone (const TmTable *table, guint zone, guint kind, gint32 faces[TM_MAX_PIECES])
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, zone, TM_NO_SEAT), pieces,
                                       G_N_ELEMENTS (pieces));
  guint n = 0;

  for (guint i = 0; i < n_pieces; i++)
    if (tm_box_get_piece_kind (tm_table_get_box (table), pieces[i]) == kind)
      faces[n++] = tm_table_get_piece_face (table, pieces[i]);
  return n;
}

/* A deck that is used up is made of its discard first. */
static int
list_deck (const TmTable *table, guint deck, guint discard, guint kind, gint32 faces[TM_MAX_PIECES])
{
  guint n = list_zone (table, deck, kind, faces);

  return (int) (n > 0 ? n : list_zone (table, discard, kind, faces));
}

/* Only the Cockroaches of the deck follow a Cockroach. */
static int
list_swarm (const TmTable *table, gint32 faces[TM_MAX_PIECES])
{
  guint n = list_zone (table, ZONE_BOOM_DECK, PIECE_BOOM, faces);
  guint n_kept = 0;

  for (guint i = 0; i < n; i++)
    if (faces[i] == MONSTER_COCKROACH)
      faces[n_kept++] = faces[i];
  return (int) n_kept;
}

/* The `list_draw` of the game. */
int
crystal_list_draw (
    const TmTable *table, guint move, guint param, const TmArgs *args, gint32 faces[TM_MAX_PIECES])
{
  CrystalPending top;
  guint pieces[CRYSTAL_N_TILES];
  guint n_pieces;

  (void) args;
  if (is_leaving (move, param))
    {
      n_pieces = crystal_list_ordinary (table, pieces);
      for (guint i = 0; i < n_pieces; i++)
        faces[i] = tm_table_get_piece_face (table, pieces[i]);
      return (int) n_pieces;
    }
  switch (move)
    {
    case MOVE_BOOM:
      if (crystal_get_pending (table, 0, &top) && top.kind == PENDING_BOOM && top.b & BOOM_SWARM)
        return list_swarm (table, faces);
      return list_deck (table, ZONE_BOOM_DECK, ZONE_BOOM_DISCARD, PIECE_BOOM, faces);
    case MOVE_FIND:
    case MOVE_DRAFT:
      return list_deck (table, ZONE_FIND_DECK, ZONE_FIND_DISCARD, PIECE_FIND, faces);
    default:
      return -1;
    }
}

/* How a tile can lie */

/* The tile that is laid or turned up by a move, where the app knows it; -1: none. */
static int
get_tile (const TmTable *table, guint move, const TmArgs *args)
{
  guint pieces[CRYSTAL_N_TILES];
  guint n_pieces;
  guint piece;

  if (move != MOVE_STEP)
    return crystal_get_taken (table, crystal_find_mover (table), &piece);
  n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_LAID, TM_NO_SEAT), pieces,
                                 G_N_ELEMENTS (pieces));
  for (guint i = 0; tm_args_has (args, STEP_CELL) && i < n_pieces; i++)
    if (tm_table_get_piece_place (table, pieces[i]) == tm_args_get (args, STEP_CELL))
      return tm_table_get_piece_face (table, pieces[i]);
  return -1;
}

/* The side on which a tile has to be open to join where its dwarf stands; -1: any. */
static int
get_joint (const TmTable *table, guint move, const TmArgs *args)
{
  guint seat = crystal_find_mover (table);
  int place = tm_table_get_counter (table, COUNTER_AT, seat);
  guint param = move == MOVE_STEP        ? (guint) STEP_CELL
                : move == MOVE_LAY_EXTRA ? (guint) LAY_CELL
                                         : (guint) DIG_CELL;
  guint means = move == MOVE_STEP ? (guint) STEP_MEANS : (guint) DIG_MEANS;
  CrystalPending top;

  if (move == MOVE_THROWN || move == MOVE_SET_SIDES || !tm_args_has (args, param))
    return -1;
  if (move == MOVE_LAY_EXTRA)
    {
      if (!crystal_get_pending (table, 0, &top) || top.kind != PENDING_LAY || top.b == LAYING_WORM)
        return -1;
    }
  else if (tm_args_has (args, means) && tm_args_get (args, means) != MEANS_NONE)
    return -1;
  if (CRYSTAL_IS_ENTRANCE (place))
    return (int) crystal_get_entrance (table, seat);
  return crystal_find_side ((guint) tm_args_get (args, param), (guint) place);
}

static int
list_turned (int face, int joint, guint32 sets[TM_MAX_SETS])
{
  int n = 0;

  for (guint turns = 0; turns < TM_N_SIDES; turns++)
    {
      guint32 set = crystal_get_shape_sides ((CrystalShape) CRYSTAL_FACE_SHAPE (face), turns);
      gboolean is_new = joint < 0 || (set >> joint & 1) != 0;

      for (int i = 0; i < n; i++)
        is_new = is_new && sets[i] != set;
      if (is_new)
        sets[n++] = set;
    }
  return n;
}

/* The sets that agree with the sides of a tile that are told already. */
static int
list_untold (const TmTable *table, const TmArgs *args, guint32 sets[TM_MAX_SETS])
{
  CrystalMap map;
  const CrystalCell *here;
  int n = 0;

  if (!tm_args_has (args, SET_SIDES_CELL))
    return -1;
  crystal_read_map (table, &map);
  here = &map.cells[tm_args_get (args, SET_SIDES_CELL)];
  for (guint32 set = 1; set <= CRYSTAL_ALL_SIDES; set++)
    if (((set ^ here->sides) & ~(guint32) here->untold & CRYSTAL_ALL_SIDES) == 0)
      sets[n++] = set;
  return n;
}

/* The `list_sets` of the game: the ways in which the tile in hand can be turned; of one on the table, all
 * that are joined to where its dwarf stands. */
int
crystal_list_sets (
    const TmTable *table, guint move, guint param, const TmArgs *args, guint32 sets[TM_MAX_SETS])
{
  int face = move == MOVE_SET_SIDES ? -1 : get_tile (table, move, args);
  int joint = get_joint (table, move, args);
  int n = 0;

  (void) param;
  if (move == MOVE_SET_SIDES)
    return list_untold (table, args, sets);
  if (face >= 0)
    return list_turned (face, joint, sets);
  if (joint < 0)
    return -1;
  for (guint32 set = 1; set <= CRYSTAL_ALL_SIDES; set++)
    if (set >> joint & 1)
      sets[n++] = set;
  return n;
}
