/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading records of "Your box". Whatever is not spelled as paper_catalogue_spell() would is refused.
 * Keys have one spelling each, so that the same thing cannot be told twice. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-reader.h"

#define MAX_RECORD 640

/* The sheet */

static gboolean
read_values (const PaperReader *self,
             const char *value,
             PaperTrack track,
             guint least,
             guint most,
             gint32 lowest,
             gint32 highest)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);
  gint32 *values = self->catalogue->tracks[LAYER_TRACK_VALUE][track];
  guint n_parts = g_strv_length (parts);

  if (n_parts < least || n_parts > most)
    return paper_reader_refuse_count (self, value, least, most);
  for (guint i = 1; i < PAPER_TRACK_COLUMNS; i++)
    values[i] = PAPER_UNKNOWN;
  for (guint i = 0; i < n_parts; i++)
    if (!paper_reader_told (self, parts[i], lowest, highest, &values[i + 1]))
      return FALSE;
  if (least != most)
    values[TRACK_LENGTH] = (gint32) n_parts;
  return TRUE;
}

static gboolean
read_levels (const PaperReader *self, const char *value)
{
  return read_values (self, value, TRACK_LEVELS, PAPER_MAX_LEVEL, PAPER_MAX_LEVEL, -PAPER_MAX_FAME,
                      PAPER_MAX_FAME);
}

static gboolean
read_gems (const PaperReader *self, const char *value)
{
  return read_values (self, value, TRACK_GEMS, PAPER_MAX_GEMS, PAPER_MAX_GEMS, -PAPER_MAX_FAME,
                      PAPER_MAX_FAME);
}

static gboolean
read_gem_rewards (const PaperReader *self, const char *value)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);
  gint32 *rewards = self->catalogue->tracks[LAYER_TRACK_REWARD][TRACK_GEMS];
  gint32 *amounts = self->catalogue->tracks[LAYER_TRACK_AMOUNT][TRACK_GEMS];

  if (g_strv_length (parts) != PAPER_MAX_GEMS)
    return paper_reader_refuse_count (self, value, PAPER_MAX_GEMS, PAPER_MAX_GEMS);
  for (guint i = 1; i <= PAPER_MAX_GEMS; i++)
    {
      if (!paper_reader_prize (self, parts[i - 1], &rewards[i], &amounts[i]))
        return FALSE;
      rewards[i]++;
    }
  return TRUE;
}

/* A track that ends in "..." is one whose length nobody has told. */
static gboolean
read_minions (const PaperReader *self, const char *value)
{
  gint32 *values = self->catalogue->tracks[LAYER_TRACK_VALUE][TRACK_MINIONS];
  gboolean is_open = g_str_equal (value, "...") || g_str_has_suffix (value, "/...");
  gsize length = strlen (value);
  gsize n_head = is_open ? length - MIN (length, strlen ("/...")) : length;
  g_autofree char *head
      = is_open && n_head == 0 ? g_strdup (PAPER_UNTOLD) : g_strndup (value, n_head);

  if (!read_values (self, head, TRACK_MINIONS, 1, PAPER_MAX_MINIONS, -PAPER_MAX_FAME,
                    PAPER_MAX_FAME))
    return FALSE;
  if (is_open)
    values[TRACK_LENGTH] = PAPER_UNKNOWN;
  return TRUE;
}

static gboolean
read_wounds (const PaperReader *self, const char *value)
{
  if (!read_values (self, value, TRACK_WOUNDS, 1, PAPER_TRACK_COLUMNS - 1, -PAPER_MAX_FAME, 0))
    return FALSE;
  if (g_str_equal (value, PAPER_UNTOLD))
    self->catalogue->tracks[LAYER_TRACK_VALUE][TRACK_WOUNDS][TRACK_LENGTH] = PAPER_UNKNOWN;
  return TRUE;
}

static gboolean
read_potions (const PaperReader *self, const char *value)
{
  return paper_reader_told (
      self, value, 1, PAPER_MAX_POTIONS,
      &self->catalogue->tracks[LAYER_TRACK_VALUE][TRACK_POTIONS][TRACK_LENGTH]);
}

static gboolean
read_potion_row (const PaperReader *self, const char *part, guint64 *seen)
{
  gint32 *rewards = self->catalogue->tracks[LAYER_TRACK_REWARD][TRACK_POTIONS];
  gint32 *amounts = self->catalogue->tracks[LAYER_TRACK_AMOUNT][TRACK_POTIONS];
  const char *colon = strchr (part, ':');
  g_autofree char *number = NULL;
  gint32 n;

  if (colon == NULL)
    return paper_reader_refuse (self, part,
                                _ ("the number of a potion and its reward, such as 6:level"));
  number = g_strndup (part, (gsize) (colon - part));
  if (!paper_reader_number (self, number, 1, PAPER_MAX_POTIONS, &n))
    return FALSE;
  if ((*seen & G_GUINT64_CONSTANT (1) << n) != 0)
    return paper_reader_refuse (self, part, _ ("each potion once"));
  *seen |= G_GUINT64_CONSTANT (1) << n;
  if (!paper_reader_prize (self, colon + 1, &rewards[n], &amounts[n]))
    return FALSE;
  rewards[n]++;
  return TRUE;
}

static gboolean
read_potion_rows (const PaperReader *self, const char *value)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);
  gint32 *rewards = self->catalogue->tracks[LAYER_TRACK_REWARD][TRACK_POTIONS];
  gint32 *amounts = self->catalogue->tracks[LAYER_TRACK_AMOUNT][TRACK_POTIONS];
  gboolean is_open = parts[0] != NULL && g_str_equal (parts[0], PAPER_UNTOLD);
  guint64 seen = 0;

  for (guint n = 1; n <= PAPER_MAX_POTIONS; n++)
    {
      rewards[n] = is_open ? 0 : REWARD_NONE + 1;
      amounts[n] = 0;
    }
  for (guint i = is_open; parts[i] != NULL; i++)
    if (!read_potion_row (self, parts[i], &seen))
      return FALSE;
  return TRUE;
}

static gboolean
read_faces (const PaperReader *self, const char *value, PaperColour colour)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);
  gint32 *symbols = self->catalogue->dice[LAYER_FACE_SYMBOL][colour];
  PaperSymbol other = colour == COLOUR_WHITE ? SYMBOL_BOOTS : SYMBOL_CLOVER;
  guint n_told = 0;

  if (g_strv_length (parts) != 6)
    return paper_reader_refuse_count (self, value, 6, 6);
  for (guint i = 0; i < 6; i++)
    {
      if (!paper_reader_word (self, parts[i], paper_symbol_words, PAPER_N_SYMBOLS, &symbols[i]))
        return FALSE;
      n_told += symbols[i] >= 0;
      if (symbols[i] == (gint32) other)
        return paper_reader_refuse (self, parts[i],
                                    colour == COLOUR_WHITE
                                        ? _ ("any symbol but boots: those are on black dice")
                                        : _ ("any symbol but a clover: those are on white dice"));
    }
  return n_told == 0 || n_told == 6
         || paper_reader_refuse (self, value, _ ("six symbols, or six times ?"));
}

static gboolean
read_face_numbers (const PaperReader *self, const char *value, PaperColour colour)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);

  if (g_strv_length (parts) != 6)
    return paper_reader_refuse_count (self, value, 6, 6);
  for (guint i = 0; i < 6; i++)
    if (!paper_reader_told (self, parts[i], 0, PAPER_MAX_FAME,
                            &self->catalogue->dice[LAYER_FACE_NUMBER][colour][i]))
      return FALSE;
  return TRUE;
}

static gboolean
read_item (const PaperReader *self, const char *value, guint item)
{
  static const TmWord asked[] = {
    { "warrior", NULL, NULL }, { "mage", NULL, NULL }, { "priest", NULL, NULL },
    { "rogue", NULL, NULL },   { "any", NULL, NULL },
  };
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);

  G_STATIC_ASSERT (G_N_ELEMENTS (asked) == SYMBOL_ANY + 1);
  if (g_strv_length (parts) != 2)
    return paper_reader_refuse_count (self, value, 2, 2);
  for (guint i = 0; i < 2; i++)
    {
      gint32 symbol;

      if (!paper_reader_word (self, parts[i], asked, G_N_ELEMENTS (asked), &symbol))
        return FALSE;
      self->catalogue->items[item][i] = symbol + 1;
    }
  return TRUE;
}

static gboolean
take_sheet (const PaperReader *self, const char *value)
{
  static const struct
  {
    const char *key;
    gboolean (*read) (const PaperReader *, const char *);
  } tracks[] = {
    { "levels", read_levels },           { "gems", read_gems },
    { "gem-rewards", read_gem_rewards }, { "minions", read_minions },
    { "wounds", read_wounds },           { "potions", read_potions },
    { "potion-rows", read_potion_rows },
  };
  gboolean is_item = g_str_has_prefix (self->key, "item.");
  int item = is_item ? tm_words_find (paper_item_words, PAPER_N_ITEMS, self->key + 5) : -1;

  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    if (g_str_equal (self->key, tracks[i].key))
      return tracks[i].read (self, value);
  if (item >= 0)
    return read_item (self, value, (guint) item);
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    {
      const char *word = paper_colour_words[colour].id;

      if (g_str_equal (self->key, word))
        return read_faces (self, value, (PaperColour) colour);
      if (g_str_has_prefix (self->key, word) && g_str_equal (self->key + strlen (word), "-numbers"))
        return read_face_numbers (self, value, (PaperColour) colour);
    }
  return paper_reader_refuse (
      self, self->key,
      _ ("levels, gems, gem-rewards, minions, wounds, potions, potion-rows, item. and the "
         "name of an item, white, black, white-numbers or black-numbers"));
}

/* The map */

#define ROOM_PARTS                                                                               \
  _ ("empty, ? or up to one each with / between them: a minion such as goblin:3:rogue, trap, a " \
     "reward such as potion or 2*potion, a letter such as gem:a")

static gboolean
read_minion (const PaperReader *self, const char *part, guint cell)
{
  g_auto (GStrv) words = g_strsplit (part, ":", PAPER_MAX_PARTS);
  gint32 minion = tm_words_find (paper_minion_words, PAPER_N_MINION_KINDS, words[0]);
  gint32 (*layers)[PAPER_N_CELLS] = self->catalogue->dungeon;
  gint32 level;

  if (g_strv_length (words) != 3)
    return paper_reader_refuse (self, part,
                                _ ("a minion with level and hero, such as goblin:3:rogue"));
  if (layers[LAYER_MINION][cell] != MINION_NONE)
    return paper_reader_refuse (self, part, _ ("one minion in a room"));
  if (!paper_reader_told (self, words[1], 1, PAPER_MAX_MINION_LEVEL, &level)
      || !paper_reader_word (self, words[2], paper_hero_words, PAPER_N_HEROES,
                             &layers[LAYER_HERO][cell]))
    return FALSE;
  layers[LAYER_MINION][cell] = minion;
  layers[LAYER_MINION_LEVEL][cell] = MAX (level, 0);
  return TRUE;
}

static gboolean
read_room_reward (const PaperReader *self, const char *part, guint cell)
{
  gint32 (*layers)[PAPER_N_CELLS] = self->catalogue->dungeon;
  const char *letter = g_str_has_prefix (part, "gem:") ? part + strlen ("gem:") : NULL;

  if (layers[LAYER_REWARD][cell] != REWARD_NONE || layers[LAYER_GEM][cell] >= 0)
    return paper_reader_refuse (self, part, _ ("one reward in a room"));
  if (letter == NULL && (g_str_equal (part, PAPER_UNTOLD) || g_str_equal (part, "none")))
    return paper_reader_refuse (self, part, ROOM_PARTS);
  if (letter == NULL)
    return paper_reader_prize (self, part, &layers[LAYER_REWARD][cell],
                               &layers[LAYER_AMOUNT][cell]);
  layers[LAYER_GEM][cell] = tm_words_find (paper_letter_words, PAPER_N_LETTERS, letter);
  return layers[LAYER_GEM][cell] >= 0
         || paper_reader_refuse (self, part, _ ("a letter from gem:a to gem:h"));
}

static gboolean
read_room_part (const PaperReader *self, const char *part, guint cell)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 2);
  const char *word = words[0] != NULL ? words[0] : "";

  if (tm_words_find (paper_minion_words, PAPER_N_MINION_KINDS, word) > MINION_NONE)
    return read_minion (self, part, cell);
  if (g_str_equal (part, "trap"))
    {
      if (self->catalogue->dungeon[LAYER_TRAP][cell] != 0)
        return paper_reader_refuse (self, part, _ ("one trap in a room"));
      self->catalogue->dungeon[LAYER_TRAP][cell] = TRUE;
      return TRUE;
    }
  return read_room_reward (self, part, cell);
}

static gboolean
read_room_contents (const PaperReader *self, const char *value, guint cell)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);

  paper_catalogue_forget_room (self->catalogue, cell);
  if (g_str_equal (value, PAPER_UNTOLD))
    return TRUE;
  self->catalogue->dungeon[LAYER_TOLD][cell] = TRUE;
  if (g_str_equal (value, "empty"))
    return TRUE;
  if (*value == '\0')
    return paper_reader_refuse (self, value, ROOM_PARTS);
  for (guint i = 0; parts[i] != NULL; i++)
    if (!read_room_part (self, parts[i], cell))
      return FALSE;
  return TRUE;
}

static gboolean
read_entrance (const PaperReader *self, const char *value, guint cell)
{
  gboolean is_closed = g_str_equal (value, "closed");

  self->catalogue->dungeon[LAYER_CLOSED][cell] = is_closed;
  return is_closed || g_str_equal (value, "open")
         || paper_reader_refuse (self, value, _ ("closed or open"));
}

static gboolean
read_edge (const PaperReader *self, const char *value, guint from, guint to)
{
  gboolean has_wall = g_str_equal (value, "wall") || g_str_equal (value, "wall/water");
  gboolean has_water = g_str_equal (value, "water") || g_str_equal (value, "wall/water");

  if (!has_wall && !has_water && !g_str_equal (value, "none"))
    return paper_reader_refuse (self, value, _ ("wall, water, wall/water or none"));
  paper_catalogue_set_edge (self->catalogue, LAYER_WALLS, from, to, has_wall);
  paper_catalogue_set_edge (self->catalogue, LAYER_WATERS, from, to, has_water);
  return TRUE;
}

static gboolean
read_tunnel (const PaperReader *self, const char *value, guint from, PaperSide side)
{
  gboolean is_there = g_str_equal (value, "tunnel");

  if (!is_there && !g_str_equal (value, "none"))
    return paper_reader_refuse (self, value, _ ("tunnel or none"));
  paper_catalogue_set_tunnel (self->catalogue, from, side, is_there);
  return TRUE;
}

static gboolean
take_map (const PaperReader *self, const char *value)
{
  int cell = paper_find_cell (self->key);
  guint from, to;
  int side;

  if (cell >= 0 && PAPER_IS_ENTRANCE (cell))
    return read_entrance (self, value, (guint) cell);
  if (cell >= 0)
    return read_room_contents (self, value, (guint) cell);
  if (!paper_find_link (self->key, &from, &to))
    return paper_reader_refuse (
        self, self->key,
        _ ("a room such as D1, an entrance such as C0, or two rooms such as C1-C2"));
  if (from > to)
    return paper_reader_refuse (self, self->key, _ ("the lower or left room first, such as C1-C2"));
  if (PAPER_IS_ENTRANCE (from))
    return paper_reader_refuse (self, self->key,
                                _ ("two rooms; an entrance is closed by C0=closed"));
  if (paper_can_have_edge (from, to))
    return read_edge (self, value, from, to);
  side = paper_find_tunnel_side (from, to);
  return side >= 0 ? read_tunnel (self, value, from, (PaperSide) side)
                   : paper_reader_refuse (
                         self, self->key,
                         _ ("two neighbouring rooms, or two at opposite ends of a row or column"));
}

/* Cards */

static gboolean
read_monster_rooms (const PaperReader *self, const char *value, guint dungeon)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);

  if (g_strv_length (parts) != PAPER_N_STAGES)
    return paper_reader_refuse_count (self, value, PAPER_N_STAGES, PAPER_N_STAGES);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      int cell;

      if (!paper_reader_room (self, parts[i], &cell))
        return FALSE;
      if (cell >= 0 && CARD_MONSTER (self->catalogue->cards[dungeon][cell]) != 0)
        return paper_reader_refuse (self, parts[i], _ ("a room of its own for each monster"));
      paper_catalogue_set_monster_room (self->catalogue, dungeon, i + 1, cell);
    }
  return TRUE;
}

static gboolean
read_card_name (const PaperReader *self, const char *value, guint dungeon)
{
  char *name = NULL;

  if (*value != '\0' && !paper_reader_name (self, value, &name))
    return FALSE;
  g_free (self->catalogue->names[dungeon]);
  self->catalogue->names[dungeon] = name;
  return TRUE;
}

static gboolean
read_drawn (const PaperReader *self, const char *value, guint dungeon)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      guint from, to;

      if (!paper_find_link (parts[i], &from, &to) || !paper_can_have_edge (from, to))
        return paper_reader_refuse (self, parts[i], _ ("two neighbouring rooms such as C1-C2"));
      if (paper_catalogue_has_drawn (self->catalogue, dungeon, from, to))
        return paper_reader_refuse (self, parts[i], _ ("each wall once"));
      paper_catalogue_set_drawn (self->catalogue, dungeon, from, to, TRUE);
    }
  return TRUE;
}

static gboolean
read_backs (const PaperReader *self, const char *value, guint dungeon)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);
  gint32 *backs = self->catalogue->backs[dungeon];

  if (g_strv_length (parts) != PAPER_N_STAGES)
    return paper_reader_refuse_count (self, value, PAPER_N_STAGES, PAPER_N_STAGES);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      gint32 monster = -1;

      if (!g_str_equal (parts[i], PAPER_UNTOLD) && !paper_reader_monster (self, parts[i], &monster))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (monster >= 0 && backs[j] == monster + 1)
          return paper_reader_refuse (self, parts[i], _ ("three different monsters"));
      backs[i] = monster + 1;
    }
  return TRUE;
}

static gboolean
take_card (const PaperReader *self, const char *value)
{
  const char *what = self->key[0] != '\0' ? self->key + 1 : self->key;
  guint dungeon = (guint) (self->key[0] - 'a');

  if (self->key[0] >= 'a' && dungeon < PAPER_N_DUNGEONS)
    {
      if (*what == '\0')
        return read_monster_rooms (self, value, dungeon);
      if (g_str_equal (what, ".name"))
        return read_card_name (self, value, dungeon);
      if (g_str_equal (what, ".walls"))
        return read_drawn (self, value, dungeon);
      if (g_str_equal (what, ".monsters"))
        return read_backs (self, value, dungeon);
    }
  return paper_reader_refuse (
      self, self->key,
      _ ("a card from a to l, alone or with .name, .walls or .monsters behind it"));
}

static gboolean
read_strip (const PaperReader *self, const char *value, guint layer, guint monster)
{
  g_auto (GStrv) parts = g_strsplit (value, ":", PAPER_MAX_PARTS);

  if (g_strv_length (parts) != PAPER_N_STAGES)
    return paper_reader_refuse (self, value, _ ("three numbers or ? with : between them"));
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    if (!paper_reader_told (self, parts[i], 0, PAPER_MAX_FAME,
                            &self->catalogue->monsters[layer + i][monster]))
      return FALSE;
  return TRUE;
}

static gboolean
read_letters (const PaperReader *self, const char *value, guint monster)
{
  g_auto (GStrv) parts = g_strsplit (value, ":", PAPER_MAX_PARTS);
  guint n_parts = g_strv_length (parts);
  gint32 letters[2] = { PAPER_UNKNOWN, PAPER_UNKNOWN };

  for (guint i = 0; i < MIN (n_parts, 2); i++)
    letters[i] = tm_words_find (paper_letter_words, PAPER_N_LETTERS, parts[i]);
  if (n_parts == 0 || n_parts > 2 || letters[0] == -1 || letters[1] == -1
      || letters[0] == letters[1])
    return paper_reader_refuse (self, value,
                                _ ("one or two different letters from a to h, such as b:e"));
  for (guint i = 0; i < 2; i++)
    self->catalogue->monsters[LAYER_MONSTER_LETTER + i][monster] = letters[i];
  return TRUE;
}

static gboolean
read_vulnerable (const PaperReader *self, const char *value, guint monster)
{
  gint32 hero;

  if (!paper_reader_word (self, value, paper_hero_words, PAPER_N_HEROES, &hero))
    return FALSE;
  self->catalogue->monsters[LAYER_MONSTER_VULNERABLE][monster] = hero >= 0 ? hero : PAPER_UNKNOWN;
  return TRUE;
}

static gboolean
read_flee (const PaperReader *self, const char *value, guint monster)
{
  return paper_reader_told (self, value, 0, PAPER_MAX_FAME,
                            &self->catalogue->monsters[LAYER_MONSTER_FLEE][monster]);
}

static gboolean
read_limits (const PaperReader *self, const char *value, guint monster)
{
  return read_strip (self, value, LAYER_MONSTER_LIMIT, monster);
}

static gboolean
read_fames (const PaperReader *self, const char *value, guint monster)
{
  return read_strip (self, value, LAYER_MONSTER_FAME, monster);
}

static gboolean
read_monster_wounds (const PaperReader *self, const char *value, guint monster)
{
  return read_strip (self, value, LAYER_MONSTER_WOUNDS, monster);
}

static gboolean
read_monster_reward (const PaperReader *self, const char *value, guint monster)
{
  gint32 reward;

  if (!paper_reader_prize (self, value, &reward,
                           &self->catalogue->monsters[LAYER_MONSTER_AMOUNT][monster]))
    return FALSE;
  self->catalogue->monsters[LAYER_MONSTER_REWARD][monster] = reward + 1;
  return TRUE;
}

static gboolean
read_stage (const PaperReader *self, const char *value, guint monster)
{
  return paper_reader_number (self, value, 1, PAPER_N_STAGES,
                              &self->catalogue->monsters[LAYER_MONSTER_STAGE][monster]);
}

static gboolean
read_field (const PaperReader *self, const char *part, guint monster, guint *seen)
{
  static const struct
  {
    const char *name;
    gboolean (*read) (const PaperReader *, const char *, guint);
  } fields[] = {
    { "vulnerable:", read_vulnerable }, { "flee:", read_flee },
    { "limits:", read_limits },         { "fames:", read_fames },
    { "wounds:", read_monster_wounds }, { "reward:", read_monster_reward },
    { "letters:", read_letters },       { "stage:", read_stage },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      if (!g_str_has_prefix (part, fields[i].name))
        continue;
      if ((*seen & 1u << i) != 0)
        return paper_reader_refuse (self, part, _ ("each field once"));
      *seen |= 1u << i;
      return fields[i].read (self, part + strlen (fields[i].name), monster);
    }
  return paper_reader_refuse (
      self, part,
      _ ("vulnerable:, flee:, limits:, fames:, wounds:, reward:, letters: or stage:, each "
         "with its value"));
}

static gboolean
take_monster (const PaperReader *self, const char *value)
{
  g_auto (GStrv) parts = g_strsplit (value, "/", PAPER_MAX_PARTS);
  gint32 monster;
  guint seen = 0;

  if (!paper_reader_monster (self, self->key, &monster))
    return FALSE;
  paper_catalogue_forget_monster (self->catalogue, (guint) monster);
  if (g_str_equal (value, PAPER_UNTOLD))
    return TRUE;
  if (*value == '\0')
    return paper_reader_refuse (self, value, _ ("? or fields such as flee:4/limits:14:18:?"));
  for (guint i = 0; parts[i] != NULL; i++)
    if (!read_field (self, parts[i], (guint) monster, &seen))
      return FALSE;
  return TRUE;
}

/* Records */

/**
 * paper_catalogue_take_record:
 * @self: a catalogue
 * @page: a [enum@PaperPage]
 * @record: a record, "key=value"
 * @error: return location for a [error@ParamsError]
 *
 * Reads a record into a catalogue. One that is refused may have been read in part.
 *
 * Returns: whether it makes sense
 */
gboolean
paper_catalogue_take_record (PaperCatalogue *self, guint page, const char *record, GError **error)
{
  static gboolean (*const take[PAPER_N_PAGES]) (const PaperReader *, const char *)
      = { [PAGE_SHEET] = take_sheet,
          [PAGE_MAP] = take_map,
          [PAGE_DUNGEONS] = take_card,
          [PAGE_MONSTERS] = take_monster };
  const char *equals = strchr (record, '=');
  g_autoptr (GError) local_error = NULL;
  g_autofree char *key = NULL;
  PaperReader reader = { self, page, record, NULL, &local_error };
  gboolean is_taken;

  if (strlen (record) > MAX_RECORD || !g_utf8_validate (record, -1, NULL))
    is_taken = paper_reader_refuse (&reader, record, _ ("a record of at most 640 bytes in UTF-8"));
  else if (equals == NULL)
    is_taken = paper_reader_refuse (&reader, record, _ ("a key, =, and a value"));
  else
    {
      key = g_strndup (record, (gsize) (equals - record));
      reader.key = key;
      is_taken = take[page](&reader, equals + 1);
    }
  if (!is_taken)
    g_propagate_error (error, g_steal_pointer (&local_error));
  return is_taken;
}

static gsize
get_key_length (const char *record)
{
  return strcspn (record, "=");
}

/* Every key has one spelling. */
static gboolean
check_key_is_new (const PaperReader *self, const char *const *records, guint n_before)
{
  gsize length = get_key_length (self->record);

  for (guint i = 0; i < n_before; i++)
    if (strncmp (records[i], self->record, length) == 0 && records[i][length] == '=')
      {
        g_autofree char *key = g_strndup (self->record, length);

        return paper_reader_refuse (self, key, _ ("each key once"));
      }
  return TRUE;
}

/**
 * paper_catalogue_take_records:
 * @self: a catalogue
 * @page: a [enum@PaperPage]
 * @records: (array length=n_records): records of this page
 * @n_records: how many there are
 * @error: return location for a [error@ParamsError]
 *
 * Reads a page of records.
 *
 * Returns: whether all of them make sense
 */
gboolean
paper_catalogue_take_records (
    PaperCatalogue *self, guint page, const char *const *records, guint n_records, GError **error)
{
  for (guint i = 0; i < n_records; i++)
    {
      PaperReader reader = { self, page, records[i], NULL, error };

      if (!check_key_is_new (&reader, records, i)
          || !paper_catalogue_take_record (self, page, records[i], error))
        return FALSE;
    }
  return TRUE;
}

static const char **
dup_records (const TmBox *box, guint page, guint *n_records)
{
  const gint32 *list = tm_box_get_option_list (box, OPTION_SHEET + page, n_records);
  const char **records = g_new (const char *, *n_records + 1);

  for (guint i = 0; i < *n_records; i++)
    records[i] = tm_box_get_string (box, list[i]);
  return records;
}

/* Monsters are named on both pages of cards, and there is room for so many names. */
static void
take_other_names (PaperCatalogue *self, const TmBox *box, guint page)
{
  guint other = page == PAGE_DUNGEONS ? PAGE_MONSTERS : PAGE_DUNGEONS;
  guint n_records;
  g_autofree const char **records = dup_records (box, other, &n_records);

  for (guint i = 0; i < n_records; i++)
    (void) paper_catalogue_take_record (self, other, records[i], NULL);
}

/* Names get their numbers where they turn up first: the moves of a file are read before its table is
 * laid, and two tables of the same records and moves are to be the same. */
static void
number_names (const PaperCatalogue *self, TmBox *box)
{
  for (guint i = 0; i < self->n_codes; i++)
    (void) tm_box_add_face (box, PIECE_MONSTER, self->codes[i], NULL, NULL);
  for (guint dungeon = 0; dungeon < PAPER_N_DUNGEONS; dungeon++)
    if (self->names[dungeon] != NULL)
      (void) tm_box_intern (box, self->names[dungeon]);
}

/**
 * paper_check_records:
 * @box: a box whose options are being set; names of monsters become faces of it
 * @option: one of the options of records, from %OPTION_SHEET to %OPTION_MONSTERS
 * @error: return location for a [error@ParamsError]
 *
 * Checks the records of a page of "Your box".
 *
 * Returns: whether all of them make sense
 */
gboolean
paper_check_records (const TmBox *box, guint option, GError **error)
{
  guint page = option - OPTION_SHEET;
  g_auto (PaperCatalogue) catalogue = { 0 };
  g_autofree const char **records = NULL;
  guint n_records;

  records = dup_records (box, page, &n_records);
  if (n_records == 0)
    return TRUE;
  paper_catalogue_init (&catalogue);
  if (page == PAGE_DUNGEONS || page == PAGE_MONSTERS)
    take_other_names (&catalogue, box, page);
  if (!paper_catalogue_take_records (&catalogue, page, records, n_records, error))
    return FALSE;
  if (page == PAGE_DUNGEONS || page == PAGE_MONSTERS)
    number_names (&catalogue, (TmBox *) box);
  return TRUE;
}

/* Faces */

/* The `parse_face` of the game: a printed monster, or "m:" and the name that its owner reads on the card. */
gboolean
paper_parse_face (
    guint kind, const char *code, gint32 payload[TM_FACE_PAYLOAD], char **name, GError **error)
{
  int known = tm_words_find (paper_monster_words, PAPER_N_NAMED_MONSTERS, code);
  g_autofree char *shown = NULL;

  (void) kind;
  memset (payload, 0, TM_FACE_PAYLOAD * sizeof *payload);
  if (known >= 0 || (g_str_has_prefix (code, "m:") && paper_is_name (code + strlen ("m:"))))
    {
      if (name != NULL)
        *name = g_strdup (known >= 0 ? paper_monster_words[known].name : code + strlen ("m:"));
      return TRUE;
    }
  shown = tm_words_dup_shown (code);
  g_set_error (
      error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
      _ ("“%s” is not a monster; accepted is chimera, watcher, vampire, minotaur, or m: and "
         "a name of 1 to 40 characters"),
      shown);
  return FALSE;
}
