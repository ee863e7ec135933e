/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Raiders by its page: rooms, seats, cards. */

#include "false-alarms-dungeon-raiders.h"

enum
{
  SLOT_DARK,
  SLOT_OPEN,
};

/* Rooms */

/* By the card set and the face codes: monster m:, treasury c:, trap p:, vault v:. */
static Type
get_face_type (const AlarmTry *self, gint32 face)
{
  static const struct
  {
    const char *start;
    Type type;
  } starts[] = {
    { "snake", TYPE_MONSTER },    { "zombie", TYPE_MONSTER }, { "goblin", TYPE_MONSTER },
    { "skeleton", TYPE_MONSTER }, { "cube", TYPE_MONSTER },   { "troll", TYPE_MONSTER },
    { "dragon", TYPE_MONSTER },   { "m:", TYPE_MONSTER },     { "c:", TYPE_TREASURY },
    { "magnet", TYPE_TRAP },      { "boulder", TYPE_TRAP },   { "lava", TYPE_TRAP },
    { "spikes", TYPE_TRAP },      { "p:", TYPE_TRAP },        { "vault", TYPE_VAULT },
    { "v:", TYPE_VAULT },         { "t", TYPE_TREASURY },
  };
  TmBox *box = tm_match_get_box (self->match);
  int kind = tm_kit_find_piece (tm_box_get_kit (box), "room");
  const char *code = tm_box_get_face (box, kind, face)->code;

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    if (g_str_has_prefix (code, starts[i].start))
      return starts[i].type;
  g_assert_not_reached ();
}

static gint32
get_slot_state (const AlarmTry *self, guint slot)
{
  return tm_table_get_cell (self->table, 0, TM_NO_SEAT, 0, slot, 0);
}

/* The face in a slot that is open, or -1. */
gint32
raiders_page_get_slot_face (const AlarmTry *self, guint slot)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "row", TM_NO_SEAT, pieces);

  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_place (self->table, pieces[i]) == (gint32) slot
        && get_slot_state (self, slot) == SLOT_OPEN)
      return tm_table_get_piece_face (self->table, pieces[i]);
  return -1;
}

Type
raiders_page_get_room_type (const AlarmTry *self)
{
  gint32 room = alarm_get (self, "room", TM_NO_SEAT);
  gint32 face = room > 0 ? raiders_page_get_slot_face (self, room - 1) : -1;

  return face >= 0 ? get_face_type (self, face) : TYPE_NONE;
}

/* One of the slots in a state, or -1. */
int
raiders_page_pick_slot (AlarmTry *self, gboolean is_dark)
{
  int picked = -1;
  guint n = 0;

  for (guint slot = 0; slot < N_SLOTS; slot++)
    if ((get_slot_state (self, slot) == SLOT_DARK) == is_dark && alarm_below (self, ++n) == 0)
      picked = slot;
  return picked;
}

/* Dungeon cards that nobody has seen, where the dungeon lies on the real table. */
guint
raiders_page_count_unseen (const AlarmTry *self, gint32 face)
{
  return alarm_count_face (self, "unseen", TM_NO_SEAT, "room", face);
}

static guint
count_unseen_of_type (const AlarmTry *self, Type type)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "unseen", TM_NO_SEAT, pieces);
  guint n = 0;

  for (guint i = 0; i < n_pieces; i++)
    n += get_face_type (self, tm_table_get_piece_face (self->table, pieces[i])) == type;
  return n;
}

/* A face of a type of which no card is unseen, or -1. */
gint32
raiders_page_find_unlisted_type (AlarmTry *self)
{
  static const char *const faces[] = { "troll", "t3", "lava", "vault-goods" };
  guint start = alarm_below (self, G_N_ELEMENTS (faces));

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      gint32 face = alarm_find_face (self, "room", faces[(start + i) % G_N_ELEMENTS (faces)]);

      if (count_unseen_of_type (self, get_face_type (self, face)) == 0)
        return face;
    }
  return -1;
}

/* Rooms that lay open when their level was laid out, by the journal. */
guint
raiders_page_count_open_rooms (const AlarmTry *self)
{
  guint level = tm_game_find_move (tm_match_get_game (self->match), "level");
  guint n = 0;

  for (guint seq = 1; seq <= tm_match_get_n_entries (self->match); seq++)
    {
      TmEntry entry;
      TmMove move;
      const gint32 *rooms;
      guint n_rooms;

      tm_match_get_entry (self->match, seq, &entry);
      if (!entry.is_done || entry.kind != level)
        continue;
      tm_match_get_move (self->match, seq, &move);
      rooms = tm_args_get_list (&move.args, 0, &n_rooms);
      for (guint i = 0; i < n_rooms; i++)
        n += rooms[i] >= 0;
    }
  return n;
}

/* Seats */

gboolean
raiders_page_is_solo (const AlarmTry *self)
{
  return tm_table_get_n_seats (self->table) == 1;
}

gboolean
raiders_page_is_quick (const AlarmTry *self)
{
  return !raiders_page_is_solo (self) && alarm_has_option (self, "quick", "yes");
}

gboolean
raiders_page_is_living (const AlarmTry *self, guint seat)
{
  return alarm_get (self, "fate", seat) == 0;
}

static gboolean
has_laid (const AlarmTry *self, guint seat)
{
  guint pieces[TM_MAX_PIECES];

  return alarm_list (self, "laid", seat, pieces) > 0;
}

/* Section 5: among the living with nothing laid, those who have spent the fewest crystals. */
static guint32
get_circle (const AlarmTry *self)
{
  gint32 least = G_MAXINT32;
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    {
      gint32 spent = alarm_get (self, "spent", seat);

      if (!raiders_page_is_living (self, seat) || has_laid (self, seat) || spent > least)
        continue;
      seats = spent < least ? 0 : seats;
      least = spent;
      seats |= 1u << seat;
    }
  return seats;
}

/* Of these the first one clockwise from the first player; in quick all of them. */
guint32
raiders_page_get_to_act (const AlarmTry *self)
{
  guint32 circle = get_circle (self);
  guint n_seats = tm_table_get_n_seats (self->table);
  guint first = raiders_page_is_solo (self) || raiders_page_is_quick (self)
                    ? 0
                    : alarm_get (self, "first", TM_NO_SEAT);

  for (guint i = 0; !raiders_page_is_quick (self) && i < n_seats; i++)
    if (circle & 1u << (first + i) % n_seats)
      return 1u << (first + i) % n_seats;
  return circle;
}

int
raiders_page_pick_seat (AlarmTry *self, guint32 seats)
{
  int picked = -1;
  guint n = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (seats & 1u << seat && alarm_below (self, ++n) == 0)
      picked = seat;
  return picked;
}

guint32
raiders_page_get_living (const AlarmTry *self)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    seats |= (guint32) raiders_page_is_living (self, seat) << seat;
  return seats;
}

guint32
raiders_page_get_fallen (const AlarmTry *self)
{
  return ~raiders_page_get_living (self) & ((1u << tm_table_get_n_seats (self->table)) - 1);
}

guint32
raiders_page_get_laid (const AlarmTry *self)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    seats |= (guint32) has_laid (self, seat) << seat;
  return seats;
}

static gboolean
has_item (const AlarmTry *self, guint seat, const char *item)
{
  return alarm_count_face (self, "items", seat, item, 0) > 0;
}

guint32
raiders_page_get_holders (const AlarmTry *self, const char *item)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    seats |= (guint32) has_item (self, seat, item) << seat;
  return seats;
}

/* Whether a card may lie in this room, by what it is alone. */
static gboolean
is_for_room (const AlarmTry *self, gint32 card)
{
  return (card != KEY || raiders_page_get_room_type (self) == TYPE_TREASURY)
         && (card != SWORD || raiders_page_get_room_type (self) == TYPE_MONSTER);
}

static gboolean
is_held (const AlarmTry *self, guint seat, gint32 card)
{
  if (card == KEY || card == SWORD)
    return has_item (self, seat, card == KEY ? "key" : "sword");
  return alarm_count_face (self, "hand", seat, "power", card) > 0;
}

/* A card that a seat holds, or does not hold, and that may lie in this room; or -1. */
gint32
raiders_page_pick_card (AlarmTry *self, guint seat, gboolean held)
{
  gint32 picked = -1;
  guint n = 0;

  for (gint32 card = 0; card <= SWORD; card++)
    if (is_held (self, seat, card) == held && is_for_room (self, card)
        && alarm_below (self, ++n) == 0)
      picked = card;
  return picked;
}

/* Phases, options */

gboolean
raiders_page_is_layout (const AlarmTry *self)
{
  return alarm_is_phase (self, "layout");
}

gboolean
raiders_page_is_on_level (const AlarmTry *self)
{
  return alarm_is_phase (self, "enter") || alarm_is_phase (self, "attack")
         || alarm_is_phase (self, "play") || alarm_is_phase (self, "resolve");
}

gboolean
raiders_page_is_deck_in_app (const AlarmTry *self)
{
  return alarm_has_option (self, "deck", "app");
}

void
raiders_page_set_faces (TmBox *box, const char *faces)
{
  if (!tm_box_set_option_from_text (box, "faces", faces, NULL))
    g_error ("faces=%s", faces);
}

/* A move of a seat; FALSE: there is no such seat. */
gboolean
raiders_page_act (AlarmTry *self, const char *move, int seat)
{
  if (seat < 0)
    return FALSE;
  alarm_begin (self, move);
  alarm_give (self, "seat", seat);
  return TRUE;
}
