/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How it is spelled in "Your box": one record, "key=value", for each thing that differs from what the
 * rulebook tells. The order is always the same, and so is the spelling of the same thing. "?" is what
 * nobody has told.
 *
 *   levels=?/3/6/9/?/15                 fame at the lowest level 1 to 6; gems: at the circles 1 to 10
 *   gem-rewards=none/potion/…           a reward for each circle; 2*potion for several
 *   minions=1/2/4   minions=1/2/...     fame by their number; "..." if the track goes on
 *   wounds=?/?/-3/?                     the shield beside each heart, as far as there are any
 *   potions=12                          how many there is room for
 *   potion-rows=6:level/12:gem          what they bring; with "?" before, the rest is not told
 *   item.armour=warrior/any             what the two cells of an item ask for
 *   white=…   white-numbers=…           the six faces of a die, and the numbers beside them
 *   D1=goblin:3:rogue/potion            a room; also trap, gem:a, empty
 *   C1-C2=wall/water   C0=closed        joints; A2-F2=tunnel, =none for one that is not there
 *   a=C4/D6/E7   a.name=Crypt           a dungeon card: rooms of the monsters, and its name
 *   a.walls=C1-C2/D4-D5                 walls to draw
 *   a.monsters=chimera/watcher/m:Golem  the back of the card; own names follow "m:"
 *   chimera=vulnerable:rogue/flee:4/limits:14:18:?/fames:3:?:?/wounds:4:?:?/reward:item/letters:b:e/stage:1
 */

#include "config.h"

#include <string.h>

#include "paper-dungeons-printed.h"
#include "paper-dungeons-setup.h"

#define UNTOLD "?"

/* Names */

/**
 * paper_dup_cell_name:
 * @cell: a cell of the map
 *
 * Spells a cell: "C1".
 *
 * Returns: (transfer full): its name
 */
char *
paper_dup_cell_name (guint cell)
{
  return g_strdup_printf ("%c%u", 'A' + (int) PAPER_COLUMN (cell), PAPER_ROW (cell));
}

static void
append_cell (GString *out, guint cell)
{
  g_string_append_c (out, (char) ('A' + PAPER_COLUMN (cell)));
  g_string_append_c (out, (char) ('0' + PAPER_ROW (cell)));
}

static void
append_link (GString *out, guint from, guint to)
{
  append_cell (out, MIN (from, to));
  g_string_append_c (out, '-');
  append_cell (out, MAX (from, to));
}

/**
 * paper_append_escaped:
 * @out: text to append to
 * @text: words of the players
 *
 * Spells words so that they are part of a record: what separates its parts, and control characters,
 * become "%" and two hexadecimal digits for each byte.
 */
void
paper_append_escaped (GString *out, const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    if (strchr (",=/:%", *c) != NULL || (guchar) *c < ' ' || *c == 0x7f)
      g_string_append_printf (out, "%%%02X", (guchar) *c);
    else
      g_string_append_c (out, *c);
}

/* A monster of the owner is "m:Golem": the colon behind the m stays. */
static void
append_code (GString *out, const char *code)
{
  gboolean is_own = g_str_has_prefix (code, "m:");

  if (is_own)
    g_string_append (out, "m:");
  paper_append_escaped (out, is_own ? code + strlen ("m:") : code);
}

/* Values */

static void
append_number (GString *out, gint32 value)
{
  if (value < -PAPER_MAX_FAME || value > PAPER_MAX_FAME)
    g_string_append (out, UNTOLD);
  else
    g_string_append_printf (out, "%d", value);
}

static void
append_word (GString *out, const TmWord *words, gint32 index)
{
  g_string_append (out, index < 0 ? UNTOLD : words[index].id);
}

static void
append_prize (GString *out, gint32 reward, gint32 amount)
{
  if (reward > REWARD_NONE && amount > 1)
    g_string_append_printf (out, "%d*", amount);
  append_word (out, paper_reward_words, reward);
}

static void
separate (GString *out)
{
  if (out->len > 0 && strchr ("=/", out->str[out->len - 1]) == NULL)
    g_string_append_c (out, '/');
}

/* A list of records in the making. */
typedef struct
{
  GPtrArray *records;
  const PaperCatalogue *told;
  PaperCatalogue book;
} Speller;

static GString *
begin (const char *key)
{
  GString *out = g_string_new (key);

  g_string_append_c (out, '=');
  return out;
}

static void
take (Speller *self, GString *record)
{
  char *text = g_string_free (record, FALSE);

  g_ptr_array_add (self->records, text);
}

static void
drop (GString *record)
{
  g_string_free (record, TRUE);
}

/* Takes a record if it says something else than the rulebook's value of the same thing. */
static void
take_if_new (Speller *self, GString *record, GString *of_book)
{
  if (g_string_equal (record, of_book))
    drop (record);
  else
    take (self, record);
  drop (of_book);
}

/* The sheet */

static void
append_values (GString *out, const gint32 *values, guint n_values)
{
  for (guint i = 1; i <= n_values; i++)
    {
      separate (out);
      append_number (out, values[i]);
    }
}

static GString *
spell_fixed_track (const PaperCatalogue *catalogue, const char *key, PaperTrack track, guint length)
{
  GString *out = begin (key);

  append_values (out, catalogue->tracks[LAYER_TRACK_VALUE][track], length);
  return out;
}

static GString *
spell_gem_rewards (const PaperCatalogue *catalogue)
{
  GString *out = begin ("gem-rewards");

  for (guint gems = 1; gems <= PAPER_MAX_GEMS; gems++)
    {
      separate (out);
      append_prize (out, catalogue->tracks[LAYER_TRACK_REWARD][TRACK_GEMS][gems] - 1,
                    catalogue->tracks[LAYER_TRACK_AMOUNT][TRACK_GEMS][gems]);
    }
  return out;
}

/* As far as the track is told: its length, or the last cell of which something is known. */
static GString *
spell_minions (const PaperCatalogue *catalogue)
{
  const gint32 *values = catalogue->tracks[LAYER_TRACK_VALUE][TRACK_MINIONS];
  guint length = paper_get_track_length (values);
  guint last = PAPER_MAX_MINIONS;
  GString *out = begin ("minions");

  while (length == 0 && last > 0 && values[last] == PAPER_UNKNOWN)
    last--;
  append_values (out, values, length > 0 ? length : last);
  if (length == 0)
    g_string_append (out, last > 0 ? "/..." : "...");
  return out;
}

static GString *
spell_wounds (const PaperCatalogue *catalogue)
{
  const gint32 *values = catalogue->tracks[LAYER_TRACK_VALUE][TRACK_WOUNDS];
  guint length = paper_get_track_length (values);
  GString *out = begin ("wounds");

  for (guint heart = 1; heart <= length; heart++)
    {
      separate (out);
      append_number (out, values[heart] < 0 ? values[heart] : PAPER_UNKNOWN);
    }
  if (length == 0)
    g_string_append (out, UNTOLD);
  else if (length == 1 && values[1] >= 0)
    g_string_append (out, "/?");
  return out;
}

static GString *
spell_capacity (const PaperCatalogue *catalogue)
{
  GString *out = begin ("potions");
  guint length = paper_get_track_length (catalogue->tracks[LAYER_TRACK_VALUE][TRACK_POTIONS]);

  append_number (out, length > 0 ? (gint32) length : PAPER_UNKNOWN);
  return out;
}

/* A leading "?" says that the potions that are not named are not told; else they give nothing. Behind
 * the last place there is nothing to tell. */
static GString *
spell_potion_rows (const PaperCatalogue *catalogue)
{
  const gint32 *rewards = catalogue->tracks[LAYER_TRACK_REWARD][TRACK_POTIONS];
  const gint32 *amounts = catalogue->tracks[LAYER_TRACK_AMOUNT][TRACK_POTIONS];
  guint length = paper_get_track_length (catalogue->tracks[LAYER_TRACK_VALUE][TRACK_POTIONS]);
  guint last = length > 0 ? length : PAPER_MAX_POTIONS;
  GString *out = begin ("potion-rows");
  guint n_untold = 0;
  gint32 usual;

  for (guint n = 1; n <= last; n++)
    n_untold += rewards[n] == 0;
  usual = n_untold > 0 ? 0 : REWARD_NONE + 1;
  if (usual == 0)
    g_string_append (out, UNTOLD);
  for (guint n = 1; n <= last; n++)
    {
      if (rewards[n] == usual)
        continue;
      separate (out);
      g_string_append_printf (out, "%u:", n);
      append_prize (out, rewards[n] - 1, amounts[n]);
    }
  return out;
}

static GString *
spell_item (const PaperCatalogue *catalogue, guint item)
{
  g_autofree char *key = g_strconcat ("item.", paper_item_words[item].id, NULL);
  GString *out = begin (key);

  for (guint i = 0; i < 2; i++)
    {
      gint32 symbol = catalogue->items[item][i] - 1;

      separate (out);
      if (symbol == SYMBOL_ANY)
        g_string_append (out, "any");
      else
        append_word (out, paper_symbol_words, symbol);
    }
  return out;
}

static GString *
spell_faces (const PaperCatalogue *catalogue, guint colour)
{
  GString *out = begin (paper_colour_words[colour].id);

  for (guint i = 0; i < 6; i++)
    {
      separate (out);
      append_word (out, paper_symbol_words, catalogue->dice[LAYER_FACE_SYMBOL][colour][i]);
    }
  return out;
}

static GString *
spell_face_numbers (const PaperCatalogue *catalogue, guint colour)
{
  g_autofree char *key = g_strconcat (paper_colour_words[colour].id, "-numbers", NULL);
  GString *out = begin (key);

  for (guint i = 0; i < 6; i++)
    {
      separate (out);
      append_number (out, catalogue->dice[LAYER_FACE_NUMBER][colour][i]);
    }
  return out;
}

#define TAKE(spell, ...) \
  take_if_new (self, spell (self->told, ##__VA_ARGS__), spell (&self->book, ##__VA_ARGS__))

static void
spell_sheet (Speller *self)
{
  TAKE (spell_fixed_track, "levels", TRACK_LEVELS, PAPER_MAX_LEVEL);
  TAKE (spell_fixed_track, "gems", TRACK_GEMS, PAPER_MAX_GEMS);
  TAKE (spell_gem_rewards);
  TAKE (spell_minions);
  TAKE (spell_wounds);
  TAKE (spell_capacity);
  TAKE (spell_potion_rows);
  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    TAKE (spell_item, item);
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    {
      TAKE (spell_faces, colour);
      TAKE (spell_face_numbers, colour);
    }
}

/* The map */

static void
append_minion (GString *out, const PaperCatalogue *catalogue, guint cell)
{
  gint32 level = catalogue->dungeon[LAYER_MINION_LEVEL][cell];

  append_word (out, paper_minion_words, catalogue->dungeon[LAYER_MINION][cell]);
  g_string_append_c (out, ':');
  append_number (out, level > 0 ? level : PAPER_UNKNOWN);
  g_string_append_c (out, ':');
  append_word (out, paper_hero_words, catalogue->dungeon[LAYER_HERO][cell]);
}

static GString *
spell_room (const PaperCatalogue *catalogue, guint cell)
{
  g_autofree char *key = paper_dup_cell_name (cell);
  gint32 reward = catalogue->dungeon[LAYER_REWARD][cell];
  gint32 letter = catalogue->dungeon[LAYER_GEM][cell];
  GString *out = begin (key);
  gsize start = out->len;

  if (catalogue->dungeon[LAYER_TOLD][cell] == 0)
    return g_string_append (out, UNTOLD);
  if (catalogue->dungeon[LAYER_MINION][cell] != MINION_NONE)
    append_minion (out, catalogue, cell);
  if (catalogue->dungeon[LAYER_TRAP][cell] != 0)
    {
      separate (out);
      g_string_append (out, "trap");
    }
  if (letter >= 0 || reward != REWARD_NONE)
    separate (out);
  if (letter >= 0)
    g_string_append_printf (out, "gem:%s", paper_letter_words[letter].id);
  else if (reward != REWARD_NONE)
    append_prize (out, reward, catalogue->dungeon[LAYER_AMOUNT][cell]);
  return out->len > start ? out : g_string_append (out, "empty");
}

static GString *
begin_link (guint from, guint to)
{
  GString *out = g_string_new (NULL);

  append_link (out, from, to);
  g_string_append_c (out, '=');
  return out;
}

static GString *
spell_edge (const PaperCatalogue *catalogue, guint from, guint to)
{
  gboolean has_wall = paper_catalogue_has_edge (catalogue, LAYER_WALLS, from, to);
  gboolean has_water = paper_catalogue_has_edge (catalogue, LAYER_WATERS, from, to);
  GString *out = begin_link (from, to);

  return g_string_append (out, has_wall && has_water ? "wall/water"
                               : has_wall            ? "wall"
                               : has_water           ? "water"
                                                     : "none");
}

static GString *
spell_tunnel (const PaperCatalogue *catalogue, guint from, PaperSide side)
{
  GString *out = begin_link (from, (guint) paper_get_tunnel_end (from, side));

  return g_string_append (out,
                          paper_catalogue_has_tunnel (catalogue, from, side) ? "tunnel" : "none");
}

static GString *
spell_entrance (const PaperCatalogue *catalogue, guint cell)
{
  g_autofree char *key = paper_dup_cell_name (cell);

  return g_string_append (begin (key),
                          catalogue->dungeon[LAYER_CLOSED][cell] != 0 ? "closed" : "open");
}

static void
spell_map (Speller *self)
{
  static const PaperSide forward[] = { SIDE_RIGHT, SIDE_UP };

  for (guint cell = 0; cell < PAPER_COLUMNS; cell++)
    TAKE (spell_entrance, cell);
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    TAKE (spell_room, cell);
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    for (guint i = 0; i < G_N_ELEMENTS (forward); i++)
      {
        int to = paper_get_neighbour (cell, forward[i]);

        if (to >= 0)
          TAKE (spell_edge, cell, (guint) to);
      }
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    {
      if (paper_get_tunnel_end (cell, SIDE_LEFT) >= 0)
        TAKE (spell_tunnel, cell, SIDE_LEFT);
      if (paper_get_tunnel_end (cell, SIDE_DOWN) >= 0)
        TAKE (spell_tunnel, cell, SIDE_DOWN);
    }
}

/* Cards */

static GString *
begin_card (guint dungeon, const char *what)
{
  g_autofree char *key = g_strconcat (paper_dungeon_words[dungeon].id, what, NULL);

  return begin (key);
}

static GString *
spell_monster_rooms (const PaperCatalogue *catalogue, guint dungeon)
{
  GString *out = begin_card (dungeon, "");

  for (guint number = 1; number <= PAPER_N_STAGES; number++)
    {
      int cell = paper_catalogue_get_monster_room (catalogue, dungeon, number);

      separate (out);
      if (cell >= 0)
        append_cell (out, (guint) cell);
      else
        g_string_append (out, UNTOLD);
    }
  return out;
}

static GString *
spell_name (const PaperCatalogue *catalogue, guint dungeon)
{
  GString *out = begin_card (dungeon, ".name");
  const char *name = catalogue->names[dungeon];

  if (name != NULL && paper_is_name (name))
    paper_append_escaped (out, name);
  return out;
}

static GString *
spell_drawn (const PaperCatalogue *catalogue, guint dungeon)
{
  static const PaperSide forward[] = { SIDE_RIGHT, SIDE_UP };
  GString *out = begin_card (dungeon, ".walls");

  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    for (guint i = 0; i < G_N_ELEMENTS (forward); i++)
      {
        int to = paper_get_neighbour (cell, forward[i]);

        if (to < 0 || !paper_can_have_edge (cell, (guint) to)
            || !paper_catalogue_has_drawn (catalogue, dungeon, cell, (guint) to))
          continue;
        separate (out);
        append_link (out, cell, (guint) to);
      }
  return out;
}

static GString *
spell_backs (const PaperCatalogue *catalogue, guint dungeon)
{
  GString *out = begin_card (dungeon, ".monsters");

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      gint32 back = catalogue->backs[dungeon][i];

      separate (out);
      if (back > 0)
        append_code (out, catalogue->codes[back - 1]);
      else
        g_string_append (out, UNTOLD);
    }
  return out;
}

static void
spell_cards (Speller *self)
{
  for (guint dungeon = 0; dungeon < PAPER_N_DUNGEONS; dungeon++)
    {
      TAKE (spell_monster_rooms, dungeon);
      TAKE (spell_name, dungeon);
      TAKE (spell_drawn, dungeon);
      TAKE (spell_backs, dungeon);
    }
}

static void
append_field (GString *out, const char *field)
{
  separate (out);
  g_string_append_printf (out, "%s:", field);
}

static void
append_strip (
    GString *out, const PaperCatalogue *self, guint monster, const char *field, guint layer)
{
  gboolean is_told = FALSE;

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    is_told = is_told || self->monsters[layer + i][monster] != PAPER_UNKNOWN;
  if (!is_told)
    return;
  append_field (out, field);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      if (i > 0)
        g_string_append_c (out, ':');
      append_number (out, MAX (self->monsters[layer + i][monster], PAPER_UNKNOWN));
    }
}

static void
append_letters (GString *out, const PaperCatalogue *self, guint monster)
{
  for (guint i = 0; i < 2; i++)
    {
      gint32 letter = self->monsters[LAYER_MONSTER_LETTER + i][monster];

      if (letter < 0)
        continue;
      if (i == 0 || self->monsters[LAYER_MONSTER_LETTER][monster] < 0)
        append_field (out, "letters");
      else
        g_string_append_c (out, ':');
      g_string_append (out, paper_letter_words[letter].id);
    }
}

static GString *
spell_monster (const PaperCatalogue *catalogue, guint monster)
{
  gint32 vulnerable = catalogue->monsters[LAYER_MONSTER_VULNERABLE][monster];
  gint32 flee = catalogue->monsters[LAYER_MONSTER_FLEE][monster];
  gint32 reward = catalogue->monsters[LAYER_MONSTER_REWARD][monster];
  gint32 stage = catalogue->monsters[LAYER_MONSTER_STAGE][monster];
  GString *out = g_string_new (NULL);
  gsize start;

  append_code (out, catalogue->codes[monster]);
  g_string_append_c (out, '=');
  start = out->len;
  if (vulnerable >= 0)
    g_string_append_printf (out, "vulnerable:%s", paper_hero_words[vulnerable].id);
  if (flee >= 0)
    {
      append_field (out, "flee");
      append_number (out, flee);
    }
  append_strip (out, catalogue, monster, "limits", LAYER_MONSTER_LIMIT);
  append_strip (out, catalogue, monster, "fames", LAYER_MONSTER_FAME);
  append_strip (out, catalogue, monster, "wounds", LAYER_MONSTER_WOUNDS);
  if (reward > 0)
    {
      append_field (out, "reward");
      append_prize (out, reward - 1, catalogue->monsters[LAYER_MONSTER_AMOUNT][monster]);
    }
  append_letters (out, catalogue, monster);
  if (stage > 0)
    {
      append_field (out, "stage");
      append_number (out, stage);
    }
  return out->len > start ? out : g_string_append (out, UNTOLD);
}

static gint
compare_records (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Own monsters come in the order of their names: the table numbers them as they turn up. */
static void
spell_monsters (Speller *self)
{
  Speller own = { .records = g_ptr_array_new (), .told = self->told };

  for (guint i = 0; i < PAPER_N_NAMED_MONSTERS; i++)
    TAKE (spell_monster, i);
  for (guint i = PAPER_N_NAMED_MONSTERS; i < self->told->n_codes; i++)
    {
      GString *record = spell_monster (self->told, i);

      if (g_str_has_suffix (record->str, "=" UNTOLD))
        drop (record);
      else
        take (&own, record);
    }
  g_ptr_array_sort (own.records, compare_records);
  for (guint i = 0; i < own.records->len; i++)
    g_ptr_array_add (self->records, g_ptr_array_index (own.records, i));
  g_ptr_array_unref (own.records);
}

/* Pages */

/**
 * paper_catalogue_spell:
 * @self: a catalogue
 * @page: a [enum@PaperPage]
 *
 * Spells what is told on a page and differs from what the rulebook tells.
 *
 * Returns: (transfer full): the records, in an order that is always the same
 */
GStrv
paper_catalogue_spell (const PaperCatalogue *self, guint page)
{
  static void (*const spell[PAPER_N_PAGES]) (Speller *) = { [PAGE_SHEET] = spell_sheet,
                                                            [PAGE_MAP] = spell_map,
                                                            [PAGE_DUNGEONS] = spell_cards,
                                                            [PAGE_MONSTERS] = spell_monsters };
  Speller speller = { .records = g_ptr_array_new (), .told = self };

  paper_catalogue_init (&speller.book);
  spell[page](&speller);
  paper_catalogue_clear (&speller.book);
  g_ptr_array_add (speller.records, NULL);
  return (GStrv) g_ptr_array_free (speller.records, FALSE);
}

/**
 * paper_list_records:
 * @table: a table
 * @page: a [enum@PaperPage]
 *
 * Spells what a table knows of a page and the rulebook does not tell.
 *
 * Returns: (transfer full): the records
 */
GStrv
paper_list_records (const TmTable *table, guint page)
{
  g_auto (PaperCatalogue) catalogue = { 0 };

  paper_catalogue_read (&catalogue, table);
  return paper_catalogue_spell (&catalogue, page);
}

/* Laying out */

static void
take_page (PaperCatalogue *self, const TmBox *box, guint page)
{
  guint n_records;
  const gint32 *records = tm_box_get_option_list (box, OPTION_SHEET + page, &n_records);

  for (guint i = 0; i < n_records; i++)
    (void) paper_catalogue_take_record (self, page, tm_box_get_string (box, records[i]), NULL);
}

/**
 * paper_lay_out:
 * @resolution: the resolution of a fresh table
 *
 * Copies what "Your box" knows into a match, and says which seats are kept in full.
 */
void
paper_lay_out (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  g_auto (PaperCatalogue) catalogue = { 0 };

  paper_catalogue_init (&catalogue);
  for (guint page = 0; page < PAPER_N_PAGES; page++)
    take_page (&catalogue, box, page);
  paper_catalogue_commit (&catalogue, resolution);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full_at_start (box, seat))
      tm_resolution_set_counter (resolution, COUNTER_FULL, seat, TRUE);
}
