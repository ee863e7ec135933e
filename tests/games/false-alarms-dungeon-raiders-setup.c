/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Raiders: set-up, levels, rooms that come to light. */

#include "false-alarms-dungeon-raiders.h"

#include <string.h>

/* begin */

typedef struct
{
  guint n_heroes;
  gint32 heroes[MAX_SEATS + 1];
  guint n_rooms;
  gint32 rooms[N_SET];
  guint n_up;
  gint32 up[N_ROOMS];
  guint n_attacks;
  gint32 attacks[10];
} Setup;

static gboolean
is_attack_deck_in_app (const AlarmTry *self)
{
  return raiders_page_is_solo (self) && alarm_has_option (self, "attack_deck", "app");
}

static guint
shuffle_faces (AlarmTry *self, const char *zone, gint32 *faces, guint n_faces)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, zone, TM_NO_SEAT, pieces);
  gint32 all[TM_MAX_PIECES];

  for (guint i = 0; i < n_pieces; i++)
    all[i] = tm_table_get_piece_face (self->table, pieces[i]);
  tm_random_shuffle (self->random, all, n_pieces);
  n_faces = MIN (n_faces, n_pieces);
  memcpy (faces, all, n_faces * sizeof *faces);
  return n_faces;
}

/* A set-up in order; FALSE if the table is past it. */
static gboolean
make_setup (AlarmTry *self, Setup *setup)
{
  if (!alarm_is_phase (self, "setup"))
    return FALSE;
  for (gint32 i = 0; i < MAX_SEATS; i++)
    setup->heroes[i] = i;
  for (gint32 i = 0; i < N_ROOMS; i++)
    setup->up[i] = i;
  setup->n_heroes = tm_table_get_n_seats (self->table);
  tm_random_shuffle (self->random, setup->heroes, MAX_SEATS);
  setup->n_rooms = shuffle_faces (self, "unseen", setup->rooms, N_ROOMS);
  tm_random_shuffle (self->random, setup->up, N_ROOMS);
  setup->n_up = N_UP;
  setup->n_attacks = shuffle_faces (self, "attacks", setup->attacks, 10);
  return TRUE;
}

static gboolean
begin (AlarmTry *self, const Setup *setup)
{
  alarm_begin (self, "begin");
  alarm_give_list (self, "heroes", setup->heroes, setup->n_heroes);
  if (raiders_page_is_deck_in_app (self))
    {
      alarm_give_list (self, "order", setup->rooms, setup->n_rooms);
      alarm_give_list (self, "up", setup->up, setup->n_up);
    }
  if (is_attack_deck_in_app (self))
    alarm_give_list (self, "attacks", setup->attacks, setup->n_attacks);
  return TRUE;
}

static gboolean
legal_begin (AlarmTry *self)
{
  Setup setup;

  return make_setup (self, &setup) && begin (self, &setup);
}

static gboolean
begin_with_hero_too_few (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || setup.n_heroes == 1)
    return FALSE;
  setup.n_heroes--;
  return begin (self, &setup);
}

static gboolean
begin_with_hero_too_many (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || setup.n_heroes == MAX_SEATS)
    return FALSE;
  setup.n_heroes++;
  return begin (self, &setup);
}

static gboolean
begin_with_hero_twice (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || setup.n_heroes == 1)
    return FALSE;
  setup.heroes[setup.n_heroes - 1] = setup.heroes[alarm_below (self, setup.n_heroes - 1)];
  return begin (self, &setup);
}

static gboolean
begin_with_room_too_few (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || !raiders_page_is_deck_in_app (self))
    return FALSE;
  setup.n_rooms -= 1 + alarm_below (self, 3);
  return begin (self, &setup);
}

static gboolean
begin_with_room_too_many (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || !raiders_page_is_deck_in_app (self))
    return FALSE;
  setup.n_rooms = shuffle_faces (self, "unseen", setup.rooms, N_ROOMS + 1);
  return begin (self, &setup);
}

/* No face is printed on more than three cards. */
static gboolean
begin_with_room_not_in_set (AlarmTry *self)
{
  Setup setup;
  gint32 face;

  if (!make_setup (self, &setup) || !raiders_page_is_deck_in_app (self))
    return FALSE;
  face = setup.rooms[0];
  for (guint i = 0; i <= raiders_page_count_unseen (self, face); i++)
    setup.rooms[i] = face;
  return begin (self, &setup);
}

/* The vaults with items are not in the dungeon of a single hero. */
static gboolean
begin_with_items_in_solo (AlarmTry *self)
{
  Setup setup;

  if (!raiders_page_is_solo (self) || !make_setup (self, &setup)
      || !raiders_page_is_deck_in_app (self))
    return FALSE;
  setup.rooms[alarm_below (self, setup.n_rooms)] = alarm_find_face (self, "room", "vault-items");
  return begin (self, &setup);
}

static gboolean
begin_with_up_too_few (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || !raiders_page_is_deck_in_app (self))
    return FALSE;
  setup.n_up -= 1 + alarm_below (self, 3);
  return begin (self, &setup);
}

static gboolean
begin_with_up_too_many (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || !raiders_page_is_deck_in_app (self))
    return FALSE;
  setup.n_up += 1 + alarm_below (self, 3);
  return begin (self, &setup);
}

static gboolean
begin_with_up_twice (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || !raiders_page_is_deck_in_app (self))
    return FALSE;
  setup.up[N_UP - 1] = setup.up[alarm_below (self, N_UP - 1)];
  return begin (self, &setup);
}

static gboolean
begin_with_attacks_too_few (AlarmTry *self)
{
  Setup setup;

  if (!make_setup (self, &setup) || !is_attack_deck_in_app (self))
    return FALSE;
  setup.n_attacks -= 1 + alarm_below (self, 3);
  return begin (self, &setup);
}

static gboolean
begin_with_attacks_not_in_deck (AlarmTry *self)
{
  Setup setup;
  guint i = 0;

  if (!make_setup (self, &setup) || !is_attack_deck_in_app (self))
    return FALSE;
  /* The deck has two fives. */
  while (setup.attacks[i] == 2)
    i++;
  setup.attacks[i] = 2;
  return begin (self, &setup);
}

static gboolean
begin_later (AlarmTry *self)
{
  Setup setup = { 0 };
  gint32 phase = tm_table_get_phase (self->table);
  TmChange change = { 0, phase, 0 };

  if (phase == 0)
    return FALSE;
  /* A set-up as it would be right. */
  tm_table_apply (self->table, &change, 1);
  make_setup (self, &setup);
  tm_table_take_back (self->table, &change, 1);
  setup.n_rooms = MAX (setup.n_rooms, 1);
  setup.n_attacks = MAX (setup.n_attacks, 1);
  return begin (self, &setup);
}

/* Own card sets that solo cannot be played with. */

static void
prepare_eleven_monsters (TmBox *box, TmRandom *random)
{
  (void) random;
  raiders_page_set_faces (
      box, "snake,zombie,goblin,goblin,skeleton,cube,troll,troll,dragon,dragon,m:9/12/15:2,"
           "t2,t3,t4,t21,t21,t32,t32,t42,t42,magnet,magnet,boulder,lava,spikes,vault-items,"
           "vault-items,vault-items,vault-goods,vault-goods");
}

static void
prepare_six_item_vaults (TmBox *box, TmRandom *random)
{
  (void) random;
  raiders_page_set_faces (
      box, "snake,zombie,goblin,goblin,skeleton,cube,troll,troll,dragon,dragon,t1,t2,t3,t4,"
           "t21,t21,t32,t32,t42,t42,magnet,magnet,boulder,lava,vault-items,vault-items,"
           "vault-items,v:sword/coin1/coin1/coin1/coin1,v:key/key/none/none/none,"
           "v:heal1/heal1/heal1/heal1/torch");
}

/* One hero card is another than in the box. */
static void
prepare_own_hero (TmBox *box, TmRandom *random)
{
  const char *heroes = "explorer,knight,thief,warrior,giant:4:1:";

  (void) random;
  if (!tm_box_set_option_from_text (box, "heroes", heroes, NULL))
    g_error ("heroes=%s", heroes);
}

static gboolean
begin_with_hero_not_in_set (AlarmTry *self)
{
  gint32 wizard = alarm_find_face (self, "hero", "wizard");
  Setup setup;

  if (!make_setup (self, &setup))
    return FALSE;
  for (guint i = 0; i < setup.n_heroes; i++)
    if (setup.heroes[i] == wizard)
      return begin (self, &setup);
  setup.heroes[alarm_below (self, setup.n_heroes)] = wizard;
  return begin (self, &setup);
}

static gboolean
begin_solo (AlarmTry *self)
{
  return raiders_page_is_solo (self) && !raiders_page_is_deck_in_app (self) && legal_begin (self);
}

/* level */

static gboolean
begin_level (AlarmTry *self, const gint32 rooms[N_SLOTS])
{
  alarm_begin (self, "level");
  if (rooms != NULL)
    alarm_give_list (self, "rooms", rooms, N_SLOTS);
  return TRUE;
}

/* So many open rooms with unseen cards, somewhere in the row. */
static gboolean
lay_out (AlarmTry *self, guint n_open)
{
  gint32 faces[N_SLOTS];
  gint32 rooms[N_SLOTS];
  gint32 slots[N_SLOTS];

  if (shuffle_faces (self, "unseen", faces, n_open) < n_open)
    return FALSE;
  for (gint32 slot = 0; slot < N_SLOTS; slot++)
    {
      rooms[slot] = -1;
      slots[slot] = slot;
    }
  tm_random_shuffle (self->random, slots, N_SLOTS);
  for (guint i = 0; i < n_open; i++)
    rooms[slots[i]] = faces[i];
  return begin_level (self, rooms);
}

static gboolean
legal_level (AlarmTry *self)
{
  guint n_open = alarm_below (self, N_SLOTS + 1);

  if (!raiders_page_is_layout (self))
    return FALSE;
  if (raiders_page_is_deck_in_app (self))
    return begin_level (self, NULL);
  return lay_out (self, MIN (n_open, N_UP - raiders_page_count_open_rooms (self)));
}

static gboolean
level_with_thirteen_up (AlarmTry *self)
{
  guint n_open = raiders_page_count_open_rooms (self);

  if (!raiders_page_is_layout (self) || raiders_page_is_deck_in_app (self)
      || n_open + N_SLOTS <= N_UP)
    return FALSE;
  return lay_out (self, N_UP + 1 - n_open + alarm_below (self, n_open + N_SLOTS - N_UP));
}

static gboolean
level_with_unlisted_type (AlarmTry *self)
{
  gint32 rooms[N_SLOTS] = { -1, -1, -1, -1, -1 };
  gint32 face;

  if (!raiders_page_is_layout (self) || raiders_page_is_deck_in_app (self)
      || raiders_page_count_open_rooms (self) >= N_UP)
    return FALSE;
  face = raiders_page_find_unlisted_type (self);
  rooms[alarm_below (self, N_SLOTS)] = face;
  return face >= 0 && begin_level (self, rooms);
}

/* As if the phase had been set by hand once all levels are done. */
static gboolean
level_below_five (AlarmTry *self)
{
  if (!raiders_page_is_layout (self))
    return FALSE;
  alarm_put (self, "level", TM_NO_SEAT, N_LEVELS);
  return begin_level (self, NULL);
}

static gboolean
level_at_wrong_time (AlarmTry *self)
{
  return !raiders_page_is_layout (self) && begin_level (self, NULL);
}

/* reveal */

static gboolean
reveal (AlarmTry *self, gint32 face, int slot)
{
  alarm_begin (self, "reveal");
  if (!raiders_page_is_deck_in_app (self))
    alarm_give (self, "face", face);
  if (slot >= 0)
    alarm_give (self, "slot", slot + 1);
  return TRUE;
}

static gint32
pick_unseen (AlarmTry *self)
{
  gint32 face = -1;

  shuffle_faces (self, "unseen", &face, 1);
  return face;
}

static gboolean
legal_reveal (AlarmTry *self)
{
  int slot = raiders_page_is_deck_in_app (self) || alarm_below (self, 2)
                 ? -1
                 : raiders_page_pick_slot (self, TRUE);

  if (slot < 0 ? !alarm_is_phase (self, "enter") : !raiders_page_is_on_level (self))
    return FALSE;
  return reveal (self, pick_unseen (self), slot);
}

static gboolean
reveal_open_room (AlarmTry *self)
{
  int slot = raiders_page_pick_slot (self, FALSE);

  if (raiders_page_is_deck_in_app (self) || !raiders_page_is_on_level (self) || slot < 0)
    return FALSE;
  return reveal (self, pick_unseen (self), slot);
}

static gboolean
reveal_unlisted_type (AlarmTry *self)
{
  gint32 face = raiders_page_find_unlisted_type (self);

  return !raiders_page_is_deck_in_app (self) && alarm_is_phase (self, "enter") && face >= 0
         && reveal (self, face, -1);
}

/* Before and between levels, and after the game, there is nothing to turn up. */
static gboolean
reveal_at_wrong_time (AlarmTry *self)
{
  if (raiders_page_is_on_level (self))
    return FALSE;
  return reveal (self, alarm_find_face (self, "room", "troll"),
                 alarm_below (self, 2) ? (int) alarm_below (self, N_SLOTS) : -1);
}

/* In the app a dark room stays dark until it is entered. */
static gboolean
reveal_ahead_in_app (AlarmTry *self)
{
  int slot = raiders_page_pick_slot (self, TRUE);

  return raiders_page_is_deck_in_app (self) && raiders_page_is_on_level (self) && slot >= 0
         && slot != alarm_get (self, "room", TM_NO_SEAT) - 1 && reveal (self, -1, slot);
}

/* attack */

static gboolean
attack (AlarmTry *self, gint32 card)
{
  alarm_begin (self, "attack");
  if (!is_attack_deck_in_app (self))
    alarm_give (self, "card", card);
  return TRUE;
}

static guint
count_attacks (const AlarmTry *self, gint32 card)
{
  return alarm_count_face (self, "attacks", TM_NO_SEAT, "attack", card - 3);
}

static gboolean
attack_as_left (AlarmTry *self, gboolean is_left)
{
  gint32 picked = -1;
  guint n = 0;

  if (!alarm_is_phase (self, "attack"))
    return FALSE;
  for (gint32 card = 3; card <= 5; card++)
    if ((count_attacks (self, card) > 0) == is_left && alarm_below (self, ++n) == 0)
      picked = card;
  return picked >= 0 && attack (self, picked);
}

static gboolean
legal_attack (AlarmTry *self)
{
  return attack_as_left (self, TRUE);
}

/* All cards of a value have been shown, as if it had been set by hand. */
static gboolean
attack_with_gone (AlarmTry *self)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "attacks", TM_NO_SEAT, pieces);
  gint32 face = (gint32) alarm_below (self, 3);

  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_face (self->table, pieces[i]) == face)
      alarm_move_piece (self, pieces[i], "attacked", TM_NO_SEAT);
  return !is_attack_deck_in_app (self) && attack_as_left (self, FALSE);
}

static gboolean
attack_at_wrong_time (AlarmTry *self)
{
  return !alarm_is_phase (self, "attack") && attack (self, 3 + (gint32) alarm_below (self, 3));
}

const AlarmKind raiders_setup_illegal[] = {
  ALARM_IMPOSSIBLE ("begin, after the set-up", "phase", begin_later),
  ALARM_IMPOSSIBLE ("begin, a hero too few", "bad-setup", begin_with_hero_too_few),
  ALARM_IMPOSSIBLE ("begin, a hero too many", "bad-setup", begin_with_hero_too_many),
  ALARM_IMPOSSIBLE ("begin, rooms too few", "bad-setup", begin_with_room_too_few),
  ALARM_IMPOSSIBLE ("begin, rooms too many", "bad-setup", begin_with_room_too_many),
  ALARM_IMPOSSIBLE ("begin, a room not in the set", "bad-setup", begin_with_room_not_in_set),
  ALARM_IMPOSSIBLE ("begin, items in solo", "bad-setup", begin_with_items_in_solo),
  ALARM_IMPOSSIBLE ("begin, open places too few", "bad-setup", begin_with_up_too_few),
  ALARM_IMPOSSIBLE ("begin, open places too many", "bad-setup", begin_with_up_too_many),
  ALARM_IMPOSSIBLE ("begin, a place open twice", "bad-setup", begin_with_up_twice),
  ALARM_IMPOSSIBLE ("begin, attack cards too few", "bad-setup", begin_with_attacks_too_few),
  ALARM_IMPOSSIBLE (
      "begin, attack cards not of the deck", "bad-setup", begin_with_attacks_not_in_deck),
  { .id = "begin, eleven monsters in solo",
    .finding = "bad-setup",
    .grade = TM_GRADE_IMPOSSIBLE,
    .make = begin_solo,
    .prepare = prepare_eleven_monsters },
  { .id = "begin, fewer than 25 cards in solo",
    .finding = "bad-setup",
    .grade = TM_GRADE_IMPOSSIBLE,
    .make = begin_solo,
    .prepare = prepare_six_item_vaults },
  { .id = "begin, a hero not in the set",
    .finding = "bad-setup",
    .grade = TM_GRADE_IMPOSSIBLE,
    .make = begin_with_hero_not_in_set,
    .prepare = prepare_own_hero },
  ALARM_ILLEGAL ("begin, a hero twice", "hero-twice", begin_with_hero_twice),
  ALARM_IMPOSSIBLE ("level, at the wrong time", "phase", level_at_wrong_time),
  ALARM_IMPOSSIBLE ("level, a sixth", "phase", level_below_five),
  ALARM_ILLEGAL ("level, more than 12 open", "twelve-up", level_with_thirteen_up),
  ALARM_ILLEGAL ("level, no such type left", "unlisted-type", level_with_unlisted_type),
  ALARM_IMPOSSIBLE ("reveal, at the wrong time", "phase", reveal_at_wrong_time),
  ALARM_IMPOSSIBLE ("reveal, ahead in the app", "phase", reveal_ahead_in_app),
  ALARM_IMPOSSIBLE ("reveal, not dark", "room-open", reveal_open_room),
  ALARM_ILLEGAL ("reveal, no such type left", "unlisted-type", reveal_unlisted_type),
  ALARM_IMPOSSIBLE ("attack, at the wrong time", "phase", attack_at_wrong_time),
  ALARM_IMPOSSIBLE ("attack, no such card left", "attack-gone", attack_with_gone),
  ALARM_END,
};

const AlarmKind raiders_setup_legal[] = {
  ALARM_LEGAL ("begin", legal_begin),
  ALARM_LEGAL ("level", legal_level),
  ALARM_LEGAL ("reveal", legal_reveal),
  ALARM_LEGAL ("attack", legal_attack),
  ALARM_END,
};
