/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A cell of the map: what lies in the room, what is left of it for a team, and its sides. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-board.h"

#define MAX_AMOUNT 3

/* Rewards */

/**
 * paper_get_prize_name:
 * @room: what a room holds
 *
 * Gets what the reward of a room is called, with how many there are of it.
 *
 * Returns: (transfer none) (nullable): an `N_()` string; %NULL: there is none
 */
const char *
paper_get_prize_name (const PaperRoom *room)
{
  static const char *const names[PAPER_N_REWARDS][MAX_AMOUNT] = {
    [REWARD_POTION] = { N_ ("1 potion"), N_ ("2 potions"), N_ ("3 potions") },
    [REWARD_ITEM] = { N_ ("1 item cell"), N_ ("2 item cells"), N_ ("3 item cells") },
    [REWARD_LEVEL] = { N_ ("1 level"), N_ ("2 levels"), N_ ("3 levels") },
    [REWARD_GEM] = { N_ ("1 gem"), N_ ("2 gems"), N_ ("3 gems") },
    [REWARD_MINION] = { N_ ("1 minion to cross out"), N_ ("2 minions to cross out"),
                        N_ ("3 minions to cross out") },
    [REWARD_OTHER] = { TM_WORD ("reward", "something else"), TM_WORD ("reward", "something else"),
                       TM_WORD ("reward", "something else") },
  };
  static const char *const letters[PAPER_N_LETTERS]
      = { N_ ("gem A"), N_ ("gem B"), N_ ("gem C"), N_ ("gem D"),
          N_ ("gem E"), N_ ("gem F"), N_ ("gem G"), N_ ("gem H") };

  if (room->letter >= 0)
    return letters[room->letter];
  return names[room->reward][CLAMP (room->amount, 1, MAX_AMOUNT) - 1];
}

/**
 * paper_get_reward_symbol:
 * @reward: a reward
 *
 * Gets the symbol of a reward.
 *
 * Returns: (transfer none) (nullable): its name; %NULL for none
 */
const char *
paper_get_reward_symbol (PaperReward reward)
{
  return paper_reward_words[reward].symbol;
}

/**
 * paper_get_reward_role:
 * @reward: a reward
 *
 * Gets what a reward means to the players.
 *
 * Returns: its role
 */
TmRole
paper_get_reward_role (PaperReward reward)
{
  static const TmRole roles[PAPER_N_REWARDS] = {
    [REWARD_POTION] = TM_ROLE_LIFE,
    [REWARD_ITEM] = TM_ROLE_MAGIC,
    [REWARD_GEM] = TM_ROLE_TREASURE,
    [REWARD_MINION] = TM_ROLE_MONSTER,
  };

  return roles[reward];
}

/* What is left of a room for a team. */

static gboolean
is_minion_gone (const PaperTeam *team, guint cell)
{
  return team != NULL && team->crossed[cell];
}

static gboolean
is_prize_gone (const PaperTeam *team, const PaperRoom *room, guint cell)
{
  return team != NULL
         && (team->taken[cell]
             || (room->letter >= 0 && team->letters[room->letter] != LETTER_OPEN));
}

/* Sentences */

typedef struct
{
  const PaperRoom *room;
  TmTextArg place;
  TmTextArg monster;
  TmTextArg prize;
  gboolean has_minion;
  gboolean has_prize;
} Contents;

static TmTextArg
get_level (const PaperRoom *room)
{
  return room->minion_level > 0 ? tm_arg_number (room->minion_level)
                                : tm_arg_word (TM_WORD ("level", "?"));
}

static TmTextArg
get_hero (const PaperRoom *room)
{
  return tm_arg_word (room->hero >= 0 ? paper_hero_words[room->hero].name
                                      : TM_WORD ("hero", "not told"));
}

/* There is no place for a sixth argument: the hero is part of the sentence here. */
static TmText
describe_full_room (const Contents *self)
{
  static const char *const sentences[PAPER_N_HEROES + 1] = {
    [HERO_WARRIOR] = N_ ("%s: monster %s; %s, level %s, fought by the warrior; then %s"),
    [HERO_MAGE] = N_ ("%s: monster %s; %s, level %s, fought by the mage; then %s"),
    [HERO_PRIEST] = N_ ("%s: monster %s; %s, level %s, fought by the priest; then %s"),
    [HERO_ROGUE] = N_ ("%s: monster %s; %s, level %s, fought by the rogue; then %s"),
    [PAPER_N_HEROES] = N_ ("%s: monster %s; %s, level %s; then %s"),
  };
  guint hero = self->room->hero >= 0 ? (guint) self->room->hero : PAPER_N_HEROES;

  return tm_text (sentences[hero], self->place, self->monster,
                  tm_arg_word (paper_minion_words[self->room->minion].name), get_level (self->room),
                  self->prize);
}

static TmText
describe_minion (const Contents *self)
{
  TmTextArg minion = tm_arg_word (paper_minion_words[self->room->minion].name);
  TmTextArg level = get_level (self->room);
  TmTextArg hero = get_hero (self->room);

  if (self->room->has_trap)
    return self->has_prize ? tm_text (N_ ("%s: %s, level %s, hero: %s; a trap; then %s"),
                                      self->place, minion, level, hero, self->prize)
                           : tm_text (N_ ("%s: %s, level %s, hero: %s; a trap"), self->place,
                                      minion, level, hero);
  if (self->room->monster > 0)
    return self->has_prize ? describe_full_room (self)
                           : tm_text (N_ ("%s: monster %s; %s, level %s, hero: %s"), self->place,
                                      self->monster, minion, level, hero);
  return self->has_prize
             ? tm_text (N_ ("%s: %s, level %s, hero: %s; then %s"), self->place, minion, level,
                        hero, self->prize)
             : tm_text (N_ ("%s: %s, level %s, hero: %s"), self->place, minion, level, hero);
}

static TmText
describe_trap (const Contents *self)
{
  if (self->room->monster > 0)
    return self->has_prize ? tm_text (N_ ("%s: monster %s; a trap; then %s"), self->place,
                                      self->monster, self->prize)
                           : tm_text (N_ ("%s: monster %s; a trap"), self->place, self->monster);
  return self->has_prize ? tm_text (N_ ("%s: a trap; then %s"), self->place, self->prize)
                         : tm_text (N_ ("%s: a trap"), self->place);
}

static TmText
describe_rest (const Contents *self)
{
  if (self->room->monster > 0)
    return self->has_prize
               ? tm_text (N_ ("%s: monster %s; %s"), self->place, self->monster, self->prize)
               : tm_text (N_ ("%s: monster %s"), self->place, self->monster);
  return self->has_prize ? tm_text (N_ ("%s: %s"), self->place, self->prize)
                         : tm_text (N_ ("%s: nothing"), self->place);
}

/**
 * paper_describe_room:
 * @map: the dungeon
 * @cell: a cell of it
 * @team: (nullable): the team for which something may be gone
 *
 * Says what a cell holds, in one sentence.
 *
 * Returns: the sentence
 */
TmText
paper_describe_room (const PaperMap *map, guint cell, const PaperTeam *team)
{
  const PaperRoom *room = &map->rooms[cell];
  const char *prize = paper_get_prize_name (room);
  Contents contents = { room, tm_arg_cell (GRID_DUNGEON, cell), tm_arg_number (room->monster),
                        tm_arg_word (prize) };

  if (PAPER_IS_ENTRANCE (cell))
    return map->closed & 1u << PAPER_COLUMN (cell)
               ? tm_text (N_ ("Entrance %s, closed"), contents.place)
               : tm_text (N_ ("Entrance %s"), contents.place);
  if (!room->is_told && room->monster > 0)
    return tm_text (N_ ("%s: monster %s; what else is there is not told yet"), contents.place,
                    contents.monster);
  if (!room->is_told)
    return tm_text (N_ ("%s: not told yet"), contents.place);
  contents.has_minion = room->minion != MINION_NONE && !is_minion_gone (team, cell);
  contents.has_prize = prize != NULL && !is_prize_gone (team, room, cell);
  if (contents.has_minion)
    return describe_minion (&contents);
  return room->has_trap ? describe_trap (&contents) : describe_rest (&contents);
}

/* Marks */

static void
add_glyph (TmScene *scene,
           guint cell,
           TmText label,
           const char *symbol,
           TmRole role,
           gint32 value,
           gboolean is_gone)
{
  TmNode *node = tm_scene_add_symbol (scene, cell, TM_NODE_GLYPH, label, symbol, role);

  if (value > 0)
    tm_node_set_value (node, value, value);
  if (is_gone)
    node->state = TM_STATE_DONE;
}

static void
add_minion (TmScene *scene, guint node, const PaperRoom *room, gboolean is_gone)
{
  const TmWord *minion = &paper_minion_words[room->minion];

  add_glyph (scene, node, tm_text (minion->name), minion->symbol, TM_ROLE_MONSTER,
             room->minion_level, is_gone);
  if (room->hero >= 0)
    add_glyph (scene, node, tm_text (paper_hero_words[room->hero].name),
               paper_hero_words[room->hero].symbol, TM_ROLE_NONE, 0, is_gone);
}

static void
add_prize (TmScene *scene, guint node, const PaperRoom *room, gboolean is_gone)
{
  PaperReward reward = (PaperReward) room->reward;

  if (room->letter >= 0)
    add_glyph (scene, node, tm_text (paper_letter_words[room->letter].name), NULL, TM_ROLE_TREASURE,
               0, is_gone);
  else if (reward != REWARD_NONE)
    add_glyph (scene, node, tm_text (paper_get_prize_name (room)), paper_get_reward_symbol (reward),
               paper_get_reward_role (reward), room->amount > 1 ? room->amount : 0, is_gone);
}

/* What matters most comes first: a small cell shows no more than four marks. Paper that nobody has told
 * is blank; the editor marks rooms that are known to be empty. */
static void
add_marks (TmScene *scene, guint node, const PaperMap *map, guint cell, const PaperTeam *team)
{
  const PaperRoom *room = &map->rooms[cell];

  if (room->monster > 0)
    add_glyph (scene, node, tm_text (TM_WORD ("paper dungeons", "Monster")), "monster",
               TM_ROLE_WOUND, room->monster, FALSE);
  if (!room->is_told)
    return;
  if (room->minion != MINION_NONE)
    add_minion (scene, node, room, is_minion_gone (team, cell));
  if (room->has_trap)
    add_glyph (scene, node, tm_text (N_ ("Trap")), "spikes", TM_ROLE_TRAP, 0, FALSE);
  if (team == NULL && room->minion == MINION_NONE && !room->has_trap
      && paper_get_prize_name (room) == NULL)
    add_glyph (scene, node, tm_text (N_ ("Nothing here")), "skip", TM_ROLE_NONE, 0, FALSE);
  add_prize (scene, node, room, is_prize_gone (team, room, cell));
}

/* Sides */

static guint
get_edge (const PaperMap *map, guint cell, PaperSide side)
{
  guint bit = 1u << side;
  guint flags = 0;

  if (map->walls[cell] & bit)
    flags |= TM_EDGE_WALL;
  if (map->drawn[cell] & bit)
    flags |= TM_EDGE_ADDED;
  if (map->waters[cell] & bit)
    flags |= TM_EDGE_WATER;
  if (map->tunnels[cell] & bit)
    flags |= TM_EDGE_PASSAGE;
  if (PAPER_IS_ENTRANCE (cell) && side == SIDE_UP)
    flags |= map->closed & 1u << PAPER_COLUMN (cell) ? TM_EDGE_WALL : TM_EDGE_PASSAGE;
  return flags;
}

static guint32
get_edges (const PaperMap *map, guint cell, guint lit_sides)
{
  guint32 edges = 0;

  for (guint side = 0; side < PAPER_N_SIDES; side++)
    {
      guint flags = get_edge (map, cell, (PaperSide) side);

      if (lit_sides & 1u << side)
        flags |= TM_EDGE_LIT;
      edges |= TM_EDGE (side, flags);
    }
  return edges;
}

static guint
get_state (const PaperMap *map, guint cell, const PaperTeam *team)
{
  guint state = 0;

  if (PAPER_IS_ENTRANCE (cell))
    return map->closed & 1u << PAPER_COLUMN (cell) ? TM_STATE_OUT : 0;
  if (team != NULL && team->visits[cell] > 0)
    state |= TM_STATE_DONE;
  if (team != NULL && team->at == (gint8) cell)
    state |= TM_STATE_CURRENT;
  return state;
}

/**
 * paper_add_lit_cell:
 * @scene: a scene
 * @parent: index of the board
 * @map: the dungeon
 * @cell: a cell of it
 * @team: (nullable): the team whose map it is
 * @lit_state: set of [flags@TmNodeState] to add to what the map and the team say
 * @lit_sides: set of the sides that can be touched, bit for each [enum@PaperSide]
 *
 * Adds a cell of the map with all that lies in it. Afterwards it is the last child of @parent.
 */
void
paper_add_lit_cell (TmScene *scene,
                    guint parent,
                    const PaperMap *map,
                    guint cell,
                    const PaperTeam *team,
                    guint lit_state,
                    guint lit_sides)
{
  TmNode *node = tm_scene_add (scene, parent, TM_NODE_CELL, paper_describe_room (map, cell, team));

  node->detail = tm_text ("%s", tm_arg_cell (GRID_DUNGEON, cell));
  node->state = get_state (map, cell, team) | lit_state;
  node->edges = get_edges (map, cell, lit_sides);
  node->trail = team != NULL ? team->ways[cell] : 0;
  if (!PAPER_IS_ENTRANCE (cell))
    add_marks (scene, tm_scene_get_last (scene), map, cell, team);
}

/**
 * paper_add_cell:
 * @scene: a scene
 * @parent: index of the board
 * @map: the dungeon
 * @cell: a cell of it
 * @team: (nullable): the team whose map it is: where it stands, where it was, what it has had
 * @lit_state: set of [flags@TmNodeState] to add to what the map and the team say
 *
 * Adds a cell of the map with all that lies in it. Afterwards it is the last child of @parent.
 */
void
paper_add_cell (TmScene *scene,
                guint parent,
                const PaperMap *map,
                guint cell,
                const PaperTeam *team,
                guint lit_state)
{
  paper_add_lit_cell (scene, parent, map, cell, team, lit_state, 0);
}
