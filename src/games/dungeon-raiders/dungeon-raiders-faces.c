/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Face codes: how an own card is spelled.
 *
 *   m:14/18/23:3                        monster, shields for 3, 4 and 5 heroes, crosses
 *   c:4+2   c:3                         treasury
 *   p:magnet                            trap
 *   v:torch/crystal/key/sword/heal1     vault
 *   explorer:3:2:torch+key              hero: coins, wounds, items
 *
 * Any code of a dungeon card may end in ":name". The printed faces have an identifier and the
 * code that is meant by it. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

#define MAX_PRINTED 99
#define MAX_CHEST 9
#define MAX_CROSSES 9

typedef struct
{
  const char *id;
  const char *code;
} PrintedFace;

/* Values and copies of the edition of 2013. */
static const PrintedFace printed_faces[] = {
  { "snake", "m:8/10/13:3" },
  { "zombie", "m:11/14/18:1" },
  { "goblin", "m:11/14/18:2" },
  { "skeleton", "m:11/14/18:3" },
  { "cube", "m:14/18/23:1" },
  { "troll", "m:14/18/23:2" },
  { "dragon", "m:14/18/23:3" },
  { "t1", "c:1" },
  { "t2", "c:2" },
  { "t3", "c:3" },
  { "t4", "c:4" },
  { "t21", "c:2+1" },
  { "t32", "c:3+2" },
  { "t42", "c:4+2" },
  { "magnet", "p:magnet" },
  { "boulder", "p:boulder" },
  { "lava", "p:lava" },
  { "spikes", "p:spikes" },
  { "vault-items", "v:torch/crystal/key/sword/heal1" },
  { "vault-goods", "v:coin1/coin2/heal1/coin3/heal2" },
};

static const PrintedFace printed_heroes[] = {
  { "explorer", "explorer:3:2:torch" },
  { "knight", "knight:1:1:sword" },
  { "thief", "thief:2:2:key" },
  { "warrior", "warrior:2:0:" },
  { "wizard", "wizard:1:1:crystal+crystal" },
};

static const char *
find_code (const PrintedFace *faces, guint n_faces, const char *id)
{
  for (guint i = 0; i < n_faces; i++)
    if (g_str_equal (faces[i].id, id))
      return faces[i].code;
  return NULL;
}

static gboolean
read_number (const char *text, gint64 min, gint64 max, gint32 *out)
{
  gint64 number;

  if (text == NULL || !g_ascii_string_to_signed (text, 10, min, max, &number, NULL))
    return FALSE;
  *out = (gint32) number;
  return TRUE;
}

static gboolean
parse_monster (char **parts, gint32 *payload)
{
  g_auto (GStrv) shields = g_strsplit (parts[1], "/", -1);

  if (g_strv_length (shields) != 3 || parts[2] == NULL)
    return FALSE;
  payload[CARD_TYPE] = ROOM_MONSTER;
  for (guint i = 0; i < 3; i++)
    if (!read_number (shields[i], 1, MAX_PRINTED, &payload[CARD_SHIELDS + i]))
      return FALSE;
  return read_number (parts[2], 0, MAX_CROSSES, &payload[CARD_CROSSES]);
}

static gboolean
parse_treasury (char **parts, gint32 *payload)
{
  g_auto (GStrv) chests = g_strsplit (parts[1], "+", -1);
  guint n_chests = g_strv_length (chests);

  if (n_chests < 1 || n_chests > 2)
    return FALSE;
  payload[CARD_TYPE] = ROOM_TREASURY;
  for (guint i = 0; i < n_chests; i++)
    if (!read_number (chests[i], 1, MAX_CHEST, &payload[CARD_CHESTS + i]))
      return FALSE;
  if (payload[CARD_CHESTS + 1] > payload[CARD_CHESTS])
    {
      gint32 smaller = payload[CARD_CHESTS];
      payload[CARD_CHESTS] = payload[CARD_CHESTS + 1];
      payload[CARD_CHESTS + 1] = smaller;
    }
  return TRUE;
}

static gboolean
parse_trap (char **parts, gint32 *payload)
{
  payload[CARD_TYPE] = ROOM_TRAP;
  payload[CARD_TRAP]
      = tm_words_find (raiders_trap_words, G_N_ELEMENTS (raiders_trap_words), parts[1]);
  return payload[CARD_TRAP] >= 0;
}

static gboolean
parse_vault (char **parts, gint32 *payload)
{
  g_auto (GStrv) entries = g_strsplit (parts[1], "/", -1);

  if (g_strv_length (entries) != RAIDERS_N_POWERS)
    return FALSE;
  payload[CARD_TYPE] = ROOM_VAULT;
  for (guint i = 0; i < RAIDERS_N_POWERS; i++)
    {
      payload[CARD_SHELF + i] = tm_words_find (raiders_entry_words, N_ENTRIES, entries[i]);
      if (payload[CARD_SHELF + i] < 0)
        return FALSE;
    }
  return TRUE;
}

static const char *
get_plain_name (const gint32 *payload)
{
  switch (payload[CARD_TYPE])
    {
    case ROOM_MONSTER:
      return N_ ("Monster");
    case ROOM_TREASURY:
      return raiders_room_types[ROOM_TREASURY].name;
    case ROOM_TRAP:
      return raiders_trap_words[payload[CARD_TRAP]].name;
    default:
      return raiders_room_types[ROOM_VAULT].name;
    }
}

static gboolean
parse_room_code (const char *code, gint32 *payload, char **name)
{
  static const struct
  {
    const char *letter;
    guint n_parts;
    gboolean (*parse) (char **parts, gint32 *payload);
  } forms[] = {
    { "m", 3, parse_monster },
    { "c", 2, parse_treasury },
    { "p", 2, parse_trap },
    { "v", 2, parse_vault },
  };
  g_auto (GStrv) parts = g_strsplit (code, ":", -1);
  guint n_parts = g_strv_length (parts);

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      if (n_parts < forms[i].n_parts || n_parts > forms[i].n_parts + 1
          || !g_str_equal (parts[0], forms[i].letter))
        continue;
      if (!forms[i].parse (parts, payload))
        return FALSE;
      if (n_parts > forms[i].n_parts && *parts[forms[i].n_parts] != '\0')
        *name = g_strdup (parts[forms[i].n_parts]);
      else
        *name = g_strdup (get_plain_name (payload));
      return TRUE;
    }
  return FALSE;
}

static gboolean
parse_hero_items (const char *text, gint32 *payload)
{
  g_auto (GStrv) items = g_strsplit (text, "+", -1);

  for (guint i = 0; items[i] != NULL && *text != '\0'; i++)
    {
      int item = tm_words_find (raiders_item_words, RAIDERS_N_ITEMS, items[i]);
      if (item < 0 || payload[HERO_ITEMS + item] == RAIDERS_N_ITEM_COPIES)
        return FALSE;
      payload[HERO_ITEMS + item]++;
    }
  return TRUE;
}

static gboolean
parse_hero_code (const char *code, gint32 *payload, char **name)
{
  const TmPieceSpec *heroes = &dungeon_raiders_kit.pieces[PIECE_HERO];
  g_auto (GStrv) parts = g_strsplit (code, ":", -1);
  int known;

  if (g_strv_length (parts) != 4 || *parts[0] == '\0'
      || !read_number (parts[1], 0, RAIDERS_COIN_LIMIT, &payload[HERO_COINS])
      || !read_number (parts[2], 0, RAIDERS_MAX_WOUNDS - 1, &payload[HERO_WOUNDS])
      || !parse_hero_items (parts[3], payload))
    return FALSE;
  known = tm_words_find (heroes->faces, heroes->n_faces, parts[0]);
  *name = g_strdup (known >= 0 ? heroes->faces[known].name : parts[0]);
  return TRUE;
}

static gboolean
parse_room (const char *code, gint32 *payload, char **name, GError **error)
{
  const char *printed = find_code (printed_faces, G_N_ELEMENTS (printed_faces), code);

  if (parse_room_code (printed != NULL ? printed : code, payload, name))
    return TRUE;
  g_set_error (
      error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
      _ ("“%s” is not a dungeon card; accepted is an identifier such as dragon, or a code such as "
         "m:14/18/23:3, c:4+2, p:magnet or v:torch/crystal/key/sword/heal1, each with :name "
         "behind it "
         "if it has one"),
      code);
  return FALSE;
}

static gboolean
parse_hero (const char *code, gint32 *payload, char **name, GError **error)
{
  const char *printed = find_code (printed_heroes, G_N_ELEMENTS (printed_heroes), code);

  if (parse_hero_code (printed != NULL ? printed : code, payload, name))
    return TRUE;
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
               _ ("“%s” is not a hero; accepted is an identifier such as knight, or a code such as "
                  "knight:1:1:sword (name, coins, wounds, items)"),
               code);
  return FALSE;
}

/* The `parse_face` of the game: the code of a dungeon card or of a hero. */
gboolean
raiders_parse_face (guint piece_kind,
                    const char *code,
                    gint32 payload[TM_FACE_PAYLOAD],
                    char **name,
                    GError **error)
{
  g_autofree char *own_name = NULL;
  gboolean is_known;

  memset (payload, 0, TM_FACE_PAYLOAD * sizeof *payload);
  if (piece_kind == PIECE_ROOM)
    is_known = parse_room (code, payload, &own_name, error);
  else
    is_known = parse_hero (code, payload, &own_name, error);
  if (is_known && name != NULL)
    *name = g_steal_pointer (&own_name);
  return is_known;
}

/* Words */

static TmText
describe_hero (const gint32 *payload)
{
  TmTextArg coins = tm_arg_number (payload[HERO_COINS]);
  TmTextArg wounds = tm_arg_number (payload[HERO_WOUNDS]);
  TmTextArg items[2];
  guint n_items = 0;

  for (guint i = 0; i < RAIDERS_N_ITEMS; i++)
    for (gint32 copy = 0; copy < payload[HERO_ITEMS + i]; copy++, n_items++)
      if (n_items < G_N_ELEMENTS (items))
        items[n_items] = tm_arg_word (raiders_item_words[i].name);

  switch (n_items)
    {
    case 0:
      return tm_text (N_ ("Coins: %s; wounds: %s"), coins, wounds);
    case 1:
      return tm_text (N_ ("Coins: %s; wounds: %s; %s"), coins, wounds, items[0]);
    case 2:
      return tm_text (N_ ("Coins: %s; wounds: %s; %s, %s"), coins, wounds, items[0], items[1]);
    default:
      return tm_text (N_ ("Coins: %s; wounds: %s; items: %s"), coins, wounds,
                      tm_arg_number ((gint32) n_items));
    }
}

static TmText
describe_room (const gint32 *payload)
{
  TmTextArg shelf[RAIDERS_N_POWERS];

  switch (payload[CARD_TYPE])
    {
    case ROOM_MONSTER:
      return tm_text (
          N_ ("Shields %s, %s and %s; crosses: %s"), tm_arg_number (payload[CARD_SHIELDS]),
          tm_arg_number (payload[CARD_SHIELDS + 1]), tm_arg_number (payload[CARD_SHIELDS + 2]),
          tm_arg_number (payload[CARD_CROSSES]));
    case ROOM_TREASURY:
      return payload[CARD_CHESTS + 1] == 0
                 ? tm_text (N_ ("Coins: %s"), tm_arg_number (payload[CARD_CHESTS]))
                 : tm_text (N_ ("Coins: %s and %s"), tm_arg_number (payload[CARD_CHESTS]),
                            tm_arg_number (payload[CARD_CHESTS + 1]));
    case ROOM_TRAP:
      return tm_text (N_ ("Trap: %s"), tm_arg_word (raiders_trap_words[payload[CARD_TRAP]].name));
    default:
      for (guint i = 0; i < RAIDERS_N_POWERS; i++)
        shelf[i] = tm_arg_word (raiders_entry_words[payload[CARD_SHELF + i]].name);
      /* Translators: what lies in a vault, in the order of the cards that take it */
      return tm_text (N_ ("%s, %s, %s, %s, %s"), shelf[0], shelf[1], shelf[2], shelf[3], shelf[4]);
    }
}

/* The `describe_face` of the game: what is printed on a dungeon card or a hero. */
TmText
raiders_describe_face (guint piece_kind, const gint32 payload[TM_FACE_PAYLOAD])
{
  return piece_kind == PIECE_ROOM ? describe_room (payload) : describe_hero (payload);
}

/* Symbols */

const char *
raiders_get_entry_symbol (gint32 entry)
{
  return raiders_entry_words[entry].symbol;
}

/* The symbol of a dungeon card: that of its face, or for an own card that of its kind. */
const char *
raiders_get_room_symbol (gint32 face, const gint32 *card)
{
  const TmPieceSpec *rooms = &dungeon_raiders_kit.pieces[PIECE_ROOM];

  if ((guint) face < rooms->n_faces)
    return rooms->faces[face].symbol;
  if (card[CARD_TYPE] == ROOM_TRAP)
    return raiders_trap_words[card[CARD_TRAP]].symbol;
  return raiders_room_types[card[CARD_TYPE]].symbol;
}

TmRole
raiders_get_room_role (RaidersRoomType type)
{
  static const TmRole roles[]
      = { TM_ROLE_MONSTER, TM_ROLE_TREASURE, TM_ROLE_TRAP, TM_ROLE_VAULT, TM_ROLE_NONE };

  return roles[type];
}

/* Whether the card is a vault that hands out an item: such cards are taken out for solo. */
gboolean
raiders_card_gives_item (const gint32 *card)
{
  if (card[CARD_TYPE] != ROOM_VAULT)
    return FALSE;
  for (guint i = 0; i < RAIDERS_N_POWERS; i++)
    if (raiders_is_item_entry (card[CARD_SHELF + i]))
      return TRUE;
  return FALSE;
}
