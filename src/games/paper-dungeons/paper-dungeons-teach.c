/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Telling what is printed: the moves that teach. They are always legal, for the owner's copy is right
 * by definition; what contradicts the rulebook or was told otherwise before is noted. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-board.h"
#include "paper-dungeons-printed.h"
#include "paper-dungeons-setup.h"

#define ARTICLE "paper.catalogue"

typedef struct
{
  PaperCatalogue before;
  PaperCatalogue after;
  TmResolution *resolution;
  const TmArgs *args;
} Lesson;

static void
lesson_clear (Lesson *self)
{
  paper_catalogue_clear (&self->before);
  paper_catalogue_clear (&self->after);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Lesson, lesson_clear)

static void
begin (Lesson *self, const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  paper_catalogue_read (&self->before, table);
  paper_catalogue_read (&self->after, table);
  self->resolution = resolution;
  self->args = &move->args;
}

static void
note_contradiction (const Lesson *self)
{
  PaperDiffers differs = paper_catalogue_compare (&self->before, &self->after);

  if (differs == DIFFERS_FROM_BOOK)
    tm_resolution_add_finding (
        self->resolution, TM_GRADE_NOTE, ARTICLE, ARTICLE,
        tm_text (N_ ("The rulebook shows something else here; what you tell counts.")));
  else if (differs == DIFFERS_FROM_TOLD)
    tm_resolution_add_finding (
        self->resolution, TM_GRADE_NOTE, ARTICLE, ARTICLE,
        tm_text (N_ ("Something else was told before; what you tell now counts.")));
}

static void
end (const Lesson *self, TmText summary, TmText detail)
{
  note_contradiction (self);
  paper_catalogue_commit (&self->after, self->resolution);
  paper_recount_sheets (self->resolution);
  tm_resolution_add_reason (
      self->resolution, ARTICLE,
      tm_text (N_ ("It is printed on your copy: it holds in this match from now on, and in later "
                   "ones once Your box keeps it.")));
  tm_resolution_set_summary (self->resolution, summary, detail);
}

static gboolean
refuse (const Lesson *self, TmText text)
{
  return tm_resolution_refuse (self->resolution, ARTICLE, ARTICLE, text);
}

static gint32
get_number (const TmArgs *args, guint param)
{
  gint32 value = tm_args_has (args, param) ? tm_args_get (args, param) : TM_NUMBER_UNKNOWN;

  return value == TM_NUMBER_UNKNOWN ? PAPER_UNKNOWN : value;
}

static gint32
get_choice (const TmArgs *args, guint param)
{
  return tm_args_has (args, param) ? tm_args_get (args, param) : -1;
}

/* Rooms */

static gboolean
check_room (const Lesson *self, guint cell)
{
  gint32 reward = tm_args_get (self->args, TEACH_ROOM_REWARD);

  if (PAPER_IS_ENTRANCE (cell))
    return refuse (
        self, tm_text (N_ ("%s is an entrance and no room."), tm_arg_cell (GRID_DUNGEON, cell)));
  return !tm_args_has (self->args, TEACH_ROOM_GEM) || reward == REWARD_NONE || reward == REWARD_GEM
         || refuse (self, tm_text (N_ ("A room has one reward: a gem with a letter, or another.")));
}

static void
tell_room (Lesson *self, guint cell)
{
  gint32 (*layers)[PAPER_N_CELLS] = self->after.dungeon;
  const TmArgs *args = self->args;
  gint32 letter = get_choice (args, TEACH_ROOM_GEM);
  gint32 reward = letter >= 0 ? REWARD_NONE : tm_args_get (args, TEACH_ROOM_REWARD);
  gint32 level = get_number (args, TEACH_ROOM_LEVEL);

  paper_catalogue_forget_room (&self->after, cell);
  if (tm_args_has (args, TEACH_ROOM_KNOWN) && !tm_args_get (args, TEACH_ROOM_KNOWN))
    return;
  layers[LAYER_TOLD][cell] = TRUE;
  layers[LAYER_TRAP][cell] = tm_args_get (args, TEACH_ROOM_TRAP);
  layers[LAYER_GEM][cell] = letter;
  layers[LAYER_REWARD][cell] = reward;
  if (reward != REWARD_NONE)
    layers[LAYER_AMOUNT][cell]
        = tm_args_has (args, TEACH_ROOM_AMOUNT) ? tm_args_get (args, TEACH_ROOM_AMOUNT) : 1;
  layers[LAYER_MINION][cell] = tm_args_get (args, TEACH_ROOM_MINION);
  if (layers[LAYER_MINION][cell] == MINION_NONE)
    return;
  layers[LAYER_MINION_LEVEL][cell] = MAX (level, 0);
  layers[LAYER_HERO][cell] = get_choice (args, TEACH_ROOM_HERO);
}

/* The move `teach-room`. */
void
paper_resolve_teach_room (const TmMove *move, TmResolution *resolution)
{
  guint cell = (guint) tm_args_get (&move->args, TEACH_ROOM_CELL);
  g_auto (Lesson) lesson = { 0 };
  PaperMap map;

  begin (&lesson, move, resolution);
  if (!check_room (&lesson, cell))
    return;
  tell_room (&lesson, cell);
  paper_catalogue_get_map (&lesson.after, -1, &map);
  end (&lesson, tm_text (N_ ("Told: room %s"), tm_arg_cell (GRID_DUNGEON, cell)),
       paper_describe_room (&map, cell, NULL));
}

/* Joints */

static TmText
describe_edge (guint from, guint to, gboolean has_wall, gboolean has_water)
{
  TmTextArg first = tm_arg_cell (GRID_DUNGEON, from);
  TmTextArg second = tm_arg_cell (GRID_DUNGEON, to);

  if (PAPER_IS_ENTRANCE (from))
    return has_wall ? tm_text (N_ ("Told: the entrance %s is closed"), first)
                    : tm_text (N_ ("Told: the entrance %s is open"), first);
  if (has_wall && has_water)
    return tm_text (N_ ("Told: wall and water between %s and %s"), first, second);
  if (has_wall)
    return tm_text (N_ ("Told: a wall between %s and %s"), first, second);
  return has_water ? tm_text (N_ ("Told: water between %s and %s"), first, second)
                   : tm_text (N_ ("Told: nothing between %s and %s"), first, second);
}

/* The move `teach-edge`; a wall above an entrance closes it. */
void
paper_resolve_teach_edge (const TmMove *move, TmResolution *resolution)
{
  gint32 link = tm_args_get (&move->args, TEACH_EDGE_EDGE);
  guint from = (guint) tm_link_get_first (link);
  guint to = (guint) tm_link_get_second (link);
  gboolean has_wall = tm_args_get (&move->args, TEACH_EDGE_WALL);
  gboolean has_water = tm_args_get (&move->args, TEACH_EDGE_WATER);
  g_auto (Lesson) lesson = { 0 };

  begin (&lesson, move, resolution);
  if (!paper_can_have_edge (from, to))
    refuse (&lesson, tm_text (N_ ("%s and %s are no neighbouring rooms."),
                              tm_arg_cell (GRID_DUNGEON, from), tm_arg_cell (GRID_DUNGEON, to)));
  else if (PAPER_IS_ENTRANCE (from) && has_water)
    refuse (&lesson,
            tm_text (N_ ("There is no water before the entrance %s: it is open or closed."),
                     tm_arg_cell (GRID_DUNGEON, from)));
  if (tm_resolution_is_refused (resolution))
    return;
  paper_catalogue_set_edge (&lesson.after, LAYER_WALLS, from, to, has_wall);
  paper_catalogue_set_edge (&lesson.after, LAYER_WATERS, from, to, has_water);
  end (&lesson, describe_edge (from, to, has_wall, has_water), TM_TEXT_NONE);
}

/* The move `teach-tunnel`. */
void
paper_resolve_teach_tunnel (const TmMove *move, TmResolution *resolution)
{
  gint32 link = tm_args_get (&move->args, TEACH_TUNNEL_ENDS);
  guint from = (guint) tm_link_get_first (link);
  guint to = (guint) tm_link_get_second (link);
  gboolean is_there = !tm_args_has (&move->args, TEACH_TUNNEL_THERE)
                      || tm_args_get (&move->args, TEACH_TUNNEL_THERE);
  TmTextArg first = tm_arg_cell (GRID_DUNGEON, from);
  TmTextArg second = tm_arg_cell (GRID_DUNGEON, to);
  int side = paper_find_tunnel_side (from, to);
  g_auto (Lesson) lesson = { 0 };

  begin (&lesson, move, resolution);
  if (side < 0)
    {
      refuse (&lesson,
              tm_text (N_ ("%s and %s are not the two ends of a row or a column."), first, second));
      return;
    }
  paper_catalogue_set_tunnel (&lesson.after, from, (PaperSide) side, is_there);
  end (&lesson,
       is_there ? tm_text (N_ ("Told: a way across between %s and %s"), first, second)
                : tm_text (N_ ("Told: no way across between %s and %s"), first, second),
       TM_TEXT_NONE);
}

/* The sheet */

static gboolean
has_rewards (PaperTrack track)
{
  return track == TRACK_GEMS || track == TRACK_POTIONS;
}

static guint
get_fixed_length (PaperTrack track)
{
  return track == TRACK_LEVELS ? PAPER_MAX_LEVEL : track == TRACK_GEMS ? PAPER_MAX_GEMS : 0;
}

static gboolean
check_wounds (const Lesson *self, const gint32 *values, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    if (values[i] > 0)
      return refuse (self, tm_text (N_ ("The shields of the wound track take fame away: −3 and the "
                                        "like.")));
  return TRUE;
}

/* A team cannot have more potions than the sheet has room for. */
static gboolean
check_capacity (const Lesson *self, guint n_values)
{
  const TmTable *table = tm_resolution_get_table (self->resolution);
  guint capacity = n_values > 0 ? n_values : PAPER_GEM_POTION;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_POTIONS, seat) > (gint32) capacity)
      return refuse (self,
                     tm_text (N_ ("%s has brewed more potions than that."), tm_arg_seat (seat)));
  return TRUE;
}

static gboolean
check_track (const Lesson *self, PaperTrack track, const gint32 *values, guint n_values)
{
  guint fixed = get_fixed_length (track);
  guint n_rewards;

  (void) tm_args_get_list (self->args, TEACH_TRACK_REWARDS, &n_rewards);
  if (n_values > 0 && fixed > 0 && n_values != fixed)
    return refuse (self, tm_text (N_ ("This track has exactly %s numbers; an unknown one is ?."),
                                  tm_arg_number ((gint32) fixed)));
  if (n_values > PAPER_TRACK_COLUMNS - 1)
    return refuse (self, tm_text (N_ ("This track has at most %s numbers."),
                                  tm_arg_number (PAPER_TRACK_COLUMNS - 1)));
  if (n_rewards > 0 && !has_rewards (track))
    return refuse (self, tm_text (N_ ("There are no rewards on this track.")));
  if (n_rewards > n_values)
    return refuse (self, tm_text (N_ ("There are more rewards than places on the track.")));
  if (track == TRACK_WOUNDS)
    return check_wounds (self, values, n_values);
  return track != TRACK_POTIONS || check_capacity (self, n_values);
}

/* The potion area has no numbers, only places. */
static void
tell_values (Lesson *self, PaperTrack track, const gint32 *values, guint n_values)
{
  gint32 *told = self->after.tracks[LAYER_TRACK_VALUE][track];

  for (guint i = 0; i < PAPER_TRACK_COLUMNS; i++)
    told[i] = PAPER_UNKNOWN;
  if (get_fixed_length (track) == 0 && n_values > 0)
    told[TRACK_LENGTH] = (gint32) n_values;
  for (guint i = 0; track != TRACK_POTIONS && i < n_values; i++)
    if (values[i] != TM_NUMBER_UNKNOWN && !(track == TRACK_WOUNDS && values[i] == 0))
      told[i + 1] = values[i];
}

/* The gem of the twelfth potion is always there, R p.11, whatever its row brings besides. */
static gint32
get_reward (PaperTrack track, guint place, gint32 told)
{
  gboolean is_gem = track == TRACK_POTIONS && place == PAPER_GEM_POTION && told <= REWARD_NONE + 1;

  return is_gem ? REWARD_GEM + 1 : told;
}

/* The form has no room for amounts: a reward that stays the same keeps its own. Behind the last place
 * there is nothing to be had. */
static void
tell_rewards (Lesson *self, PaperTrack track, guint n_values)
{
  gint32 *rewards = self->after.tracks[LAYER_TRACK_REWARD][track];
  gint32 *amounts = self->after.tracks[LAYER_TRACK_AMOUNT][track];
  guint n_given;
  const gint32 *given = tm_args_get_list (self->args, TEACH_TRACK_REWARDS, &n_given);

  if (!has_rewards (track) || !tm_args_has (self->args, TEACH_TRACK_REWARDS))
    return;
  for (guint i = 1; i < PAPER_TRACK_COLUMNS; i++)
    {
      gboolean is_behind = track == TRACK_POTIONS && n_values > 0 && i > n_values;
      gint32 told = i <= n_given ? given[i - 1] : is_behind ? REWARD_NONE + 1 : 0;
      gint32 reward = is_behind ? told : get_reward (track, i, told);

      if (reward != rewards[i])
        amounts[i] = reward > REWARD_NONE + 1;
      rewards[i] = reward;
    }
}

/* The move `teach-track`. */
void
paper_resolve_teach_track (const TmMove *move, TmResolution *resolution)
{
  PaperTrack track = (PaperTrack) tm_args_get (&move->args, TEACH_TRACK_TRACK);
  guint n_values;
  const gint32 *values = tm_args_get_list (&move->args, TEACH_TRACK_VALUES, &n_values);
  g_auto (Lesson) lesson = { 0 };

  begin (&lesson, move, resolution);
  if (!check_track (&lesson, track, values, n_values))
    return;
  tell_values (&lesson, track, values, n_values);
  tell_rewards (&lesson, track, n_values);
  end (&lesson, tm_text (N_ ("Told: %s"), tm_arg_word (paper_track_words[track].name)),
       TM_TEXT_NONE);
}

/* The move `teach-item`. */
void
paper_resolve_teach_item (const TmMove *move, TmResolution *resolution)
{
  const TmParam *param = &paper_dungeons_moves[MOVE_TEACH_ITEM].params[TEACH_ITEM_SYMBOLS];
  guint item = (guint) tm_args_get (&move->args, TEACH_ITEM_ITEM);
  guint n_symbols;
  const gint32 *symbols = tm_args_get_list (&move->args, TEACH_ITEM_SYMBOLS, &n_symbols);
  g_auto (Lesson) lesson = { 0 };

  begin (&lesson, move, resolution);
  for (guint i = 0; i < 2; i++)
    lesson.after.items[item][i] = symbols[i];
  end (&lesson, tm_text (N_ ("Told: %s"), tm_arg_word (paper_item_words[item].name)),
       tm_text (N_ ("First cell: %s; second cell: %s"), tm_arg_word (param->words[symbols[0]].name),
                tm_arg_word (param->words[symbols[1]].name)));
}

/* The move `teach-dice`. */
void
paper_resolve_teach_dice (const TmMove *move, TmResolution *resolution)
{
  guint colour = (guint) tm_args_get (&move->args, TEACH_DICE_COLOUR);
  gint32 other = colour == COLOUR_WHITE ? SYMBOL_BOOTS : SYMBOL_CLOVER;
  guint n_faces, n_numbers;
  const gint32 *faces = tm_args_get_list (&move->args, TEACH_DICE_FACES, &n_faces);
  const gint32 *numbers = tm_args_get_list (&move->args, TEACH_DICE_NUMBERS, &n_numbers);
  g_auto (Lesson) lesson = { 0 };

  begin (&lesson, move, resolution);
  for (guint i = 0; i < 6; i++)
    {
      if (faces[i] == other)
        {
          tm_resolution_refuse (resolution, "paper.dice.faces", "paper.dice.faces",
                                colour == COLOUR_WHITE
                                    ? tm_text (N_ ("There are no boots on white dice."))
                                    : tm_text (N_ ("There is no clover on black dice.")));
          return;
        }
      lesson.after.dice[LAYER_FACE_SYMBOL][colour][i] = faces[i];
      if (i < n_numbers)
        lesson.after.dice[LAYER_FACE_NUMBER][colour][i]
            = numbers[i] == TM_NUMBER_UNKNOWN ? PAPER_UNKNOWN : numbers[i];
    }
  end (&lesson,
       colour == COLOUR_WHITE ? tm_text (N_ ("Told: the faces of the white dice"))
                              : tm_text (N_ ("Told: the faces of the black dice")),
       TM_TEXT_NONE);
}

/* Monsters */

static gboolean
check_face (const Lesson *self, gint32 face)
{
  return face < (gint32) self->after.n_codes
         || refuse (self, tm_text (N_ ("There is no room for more than %s names of monsters."),
                                   tm_arg_number (PAPER_MAX_MONSTERS)));
}

static void
tell_strip (Lesson *self, guint param, guint layer, gint32 face)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (self->args, param, &n_values);

  for (guint i = 0; i < MIN (n_values, PAPER_N_STAGES); i++)
    self->after.monsters[layer + i][face]
        = values[i] == TM_NUMBER_UNKNOWN ? PAPER_UNKNOWN : values[i];
}

static void
tell_monster (Lesson *self, gint32 face)
{
  gint32 (*layers)[PAPER_MAX_MONSTERS] = self->after.monsters;
  const TmArgs *args = self->args;
  gint32 vulnerable = get_choice (args, TEACH_MONSTER_VULNERABLE);
  gint32 reward = tm_args_get (args, TEACH_MONSTER_REWARD);
  guint n_letters;
  const gint32 *letters = tm_args_get_list (args, TEACH_MONSTER_LETTERS, &n_letters);

  paper_catalogue_forget_monster (&self->after, (guint) face);
  layers[LAYER_MONSTER_VULNERABLE][face] = vulnerable >= 0 ? vulnerable : PAPER_UNKNOWN;
  layers[LAYER_MONSTER_FLEE][face] = get_number (args, TEACH_MONSTER_FLEE);
  tell_strip (self, TEACH_MONSTER_LIMITS, LAYER_MONSTER_LIMIT, face);
  tell_strip (self, TEACH_MONSTER_FAMES, LAYER_MONSTER_FAME, face);
  tell_strip (self, TEACH_MONSTER_WOUNDS, LAYER_MONSTER_WOUNDS, face);
  layers[LAYER_MONSTER_REWARD][face] = reward;
  if (reward > REWARD_NONE + 1)
    layers[LAYER_MONSTER_AMOUNT][face]
        = tm_args_has (args, TEACH_MONSTER_AMOUNT) ? tm_args_get (args, TEACH_MONSTER_AMOUNT) : 1;
  for (guint i = 0; i < MIN (n_letters, 2); i++)
    layers[LAYER_MONSTER_LETTER + i][face] = letters[i];
  layers[LAYER_MONSTER_STAGE][face] = tm_args_get (args, TEACH_MONSTER_STAGE);
}

/* The move `teach-monster`. */
void
paper_resolve_teach_monster (const TmMove *move, TmResolution *resolution)
{
  gint32 face = tm_args_get (&move->args, TEACH_MONSTER_CARD);
  guint n_letters;
  const gint32 *letters = tm_args_get_list (&move->args, TEACH_MONSTER_LETTERS, &n_letters);
  g_auto (Lesson) lesson = { 0 };

  begin (&lesson, move, resolution);
  if (!check_face (&lesson, face))
    return;
  if (n_letters == 2 && letters[0] == letters[1])
    {
      refuse (&lesson, tm_text (N_ ("The two letters of a card are different.")));
      return;
    }
  tell_monster (&lesson, face);
  end (&lesson, tm_text (N_ ("Told: %s"), tm_arg_face (PIECE_MONSTER, face)), TM_TEXT_NONE);
}

/* Dungeon cards */

/* Where "?" stands for one that is not known, a list has three entries or none. */
static gboolean
is_complete (const Lesson *self, guint param)
{
  gboolean has_untold = paper_dungeons_moves[MOVE_TEACH_DUNGEON].params[param].none != NULL;
  guint n_values;

  (void) tm_args_get_list (self->args, param, &n_values);
  return n_values == 0 || n_values == PAPER_N_STAGES || !has_untold
         || refuse (self,
                    tm_text (N_ ("There are three monsters on a card; an unknown one is ?.")));
}

static gboolean
tell_rooms (Lesson *self, guint dungeon)
{
  guint n_rooms;
  const gint32 *rooms = tm_args_get_list (self->args, TEACH_DUNGEON_ROOMS, &n_rooms);

  if (!tm_args_has (self->args, TEACH_DUNGEON_ROOMS))
    return TRUE;
  if (!is_complete (self, TEACH_DUNGEON_ROOMS))
    return FALSE;
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    paper_catalogue_set_monster_room (&self->after, dungeon, i + 1, -1);
  for (guint i = 0; i < n_rooms; i++)
    {
      if (rooms[i] < 0)
        continue;
      if (PAPER_IS_ENTRANCE (rooms[i]))
        return refuse (self, tm_text (N_ ("%s is an entrance and no room."),
                                      tm_arg_cell (GRID_DUNGEON, (guint) rooms[i])));
      if (CARD_MONSTER (self->after.cards[dungeon][rooms[i]]) != 0)
        return refuse (self, tm_text (N_ ("The three monsters hide in different rooms.")));
      paper_catalogue_set_monster_room (&self->after, dungeon, i + 1, rooms[i]);
    }
  return TRUE;
}

static gboolean
tell_walls (Lesson *self, guint dungeon)
{
  gint32 *card = self->after.cards[dungeon];
  guint n_walls;
  const gint32 *walls = tm_args_get_list (self->args, TEACH_DUNGEON_WALLS, &n_walls);

  for (guint cell = 0; tm_args_has (self->args, TEACH_DUNGEON_WALLS) && cell < PAPER_N_CELLS;
       cell++)
    card[cell] = CARD_MONSTER (card[cell]) << 4;
  for (guint i = 0; i < n_walls; i++)
    {
      guint from = (guint) tm_link_get_first (walls[i]);
      guint to = (guint) tm_link_get_second (walls[i]);

      if (!paper_can_have_edge (from, to))
        return refuse (self,
                       tm_text (N_ ("%s and %s are no neighbouring rooms."),
                                tm_arg_cell (GRID_DUNGEON, from), tm_arg_cell (GRID_DUNGEON, to)));
      paper_catalogue_set_drawn (&self->after, dungeon, from, to, TRUE);
    }
  return TRUE;
}

static gboolean
tell_backs (Lesson *self, guint dungeon)
{
  gint32 *backs = self->after.backs[dungeon];
  guint n_monsters;
  const gint32 *monsters = tm_args_get_list (self->args, TEACH_DUNGEON_MONSTERS, &n_monsters);

  if (!is_complete (self, TEACH_DUNGEON_MONSTERS))
    return FALSE;
  for (guint i = 0; tm_args_has (self->args, TEACH_DUNGEON_MONSTERS) && i < PAPER_N_STAGES; i++)
    backs[i] = 0;
  for (guint i = 0; i < n_monsters; i++)
    {
      if (!check_face (self, monsters[i]))
        return FALSE;
      for (guint j = 0; monsters[i] >= 0 && j < i; j++)
        if (monsters[j] == monsters[i])
          return refuse (self, tm_text (N_ ("Three different monsters are on the back: %s."),
                                        tm_arg_face (PIECE_MONSTER, monsters[i])));
      backs[i] = monsters[i] + 1;
    }
  return TRUE;
}

static gboolean
tell_name (Lesson *self, guint dungeon)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (self->resolution));
  const char *name = tm_box_get_string (box, tm_args_get (self->args, TEACH_DUNGEON_NAME));

  if (!tm_args_has (self->args, TEACH_DUNGEON_NAME))
    return TRUE;
  if (*name != '\0' && !paper_is_name (name))
    return refuse (self, tm_text (N_ ("A name has 1 to 40 characters on one line.")));
  g_clear_pointer (&self->after.names[dungeon], g_free);
  if (*name != '\0')
    self->after.names[dungeon] = g_strdup (name);
  return TRUE;
}

/* R p.2: the monsters on the back of the open card are laid as soon as they are known. */
static void
lay_monsters (const Lesson *self, guint dungeon)
{
  const TmTable *table = tm_resolution_get_table (self->resolution);
  const gint32 *backs = self->after.backs[dungeon];
  gint32 faces[PAPER_N_STAGES];

  if (paper_get_dungeon (table) != (int) dungeon
      || tm_table_get_shared (table, COUNTER_MONSTERS_LAID) > 0)
    return;
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      if (backs[i] == 0)
        return;
      faces[i] = backs[i] - 1;
    }
  paper_lay_monsters (self->resolution, faces);
}

/* The move `teach-dungeon`: what is left out stays as it was. */
void
paper_resolve_teach_dungeon (const TmMove *move, TmResolution *resolution)
{
  guint dungeon = (guint) tm_args_get (&move->args, TEACH_DUNGEON_DUNGEON);
  g_auto (Lesson) lesson = { 0 };

  begin (&lesson, move, resolution);
  if (!tell_name (&lesson, dungeon) || !tell_rooms (&lesson, dungeon)
      || !tell_walls (&lesson, dungeon) || !tell_backs (&lesson, dungeon))
    return;
  end (&lesson,
       tm_text (N_ ("Told: dungeon card %s"), tm_arg_face (PIECE_DUNGEON, (gint32) dungeon)),
       TM_TEXT_NONE);
  lay_monsters (&lesson, dungeon);
  if (paper_get_dungeon (tm_resolution_get_table (resolution)) == (int) dungeon)
    paper_find_reached (resolution);
}
