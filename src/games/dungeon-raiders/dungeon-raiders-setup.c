/* SPDX-License-Identifier: GPL-3.0-or-later */

/* «Подготовка к игре», and what «Подземельный пасьянс» changes in it. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

#define MAX_SOLO_MONSTERS RAIDERS_N_ATTACKS
#define N_DUNGEON_CARDS 30

/* The fresh table */

static void
deal_faces (TmResolution *resolution, guint piece_kind, guint option)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint n_faces;
  const gint32 *faces = tm_box_get_option_list (box, option, &n_faces);
  guint first = tm_box_get_first_piece (box, piece_kind, TM_NO_SEAT, NULL);

  for (guint i = 0; i < n_faces; i++)
    tm_resolution_set_face (resolution, first + i, faces[i]);
}

static void
move_kind (TmResolution *resolution, guint piece_kind, guint zone)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, piece_kind, TM_NO_SEAT, &n_pieces);

  for (guint i = 0; i < n_pieces; i++)
    tm_resolution_move_piece (resolution, first + i, tm_box_get_zone (box, zone, TM_NO_SEAT), i);
}

static void
take_item_vaults_out (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_ROOM, TM_NO_SEAT, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    if (raiders_card_gives_item (raiders_get_piece_card (table, piece)))
      {
        tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, ZONE_OUT, TM_NO_SEAT),
                                  TM_BOTTOM);
        tm_resolution_turn_piece (resolution, piece, TRUE);
      }
}

/* The `lay_out` of the game: the card set of the match; in solo no items and no vaults that give
 * any, but the monster power deck. */
void
raiders_lay_out (TmResolution *resolution)
{
  deal_faces (resolution, PIECE_ROOM, OPTION_FACES);
  deal_faces (resolution, PIECE_HERO, OPTION_HEROES);
  if (!raiders_is_solo (tm_resolution_get_table (resolution)))
    return;
  take_item_vaults_out (resolution);
  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    move_kind (resolution, PIECE_TORCH + item, ZONE_BOX);
  move_kind (resolution, PIECE_ATTACK, ZONE_ATTACKS);
}

/* Checking a set-up */

static void
refuse_setup (TmResolution *resolution, TmText why)
{
  tm_resolution_refuse (resolution, "bad-setup", "raiders.setup.deck", why);
}

typedef struct
{
  guint counts[4];
  guint n_left;
  guint n_monsters;
} CardSet;

static void
count_set (const TmTable *table, CardSet *set)
{
  const TmBox *box = tm_table_get_box (table);
  guint out = tm_box_get_zone (box, ZONE_OUT, TM_NO_SEAT);
  guint first = tm_box_get_first_piece (box, PIECE_ROOM, TM_NO_SEAT, NULL);

  memset (set, 0, sizeof *set);
  for (guint piece = first; piece < first + N_DUNGEON_CARDS; piece++)
    {
      gint32 type = raiders_get_piece_card (table, piece)[CARD_TYPE];
      gboolean is_out = tm_table_get_piece_zone (table, piece) == out;

      set->counts[type]++;
      set->n_left += !is_out;
      set->n_monsters += type == ROOM_MONSTER && !is_out;
    }
}

static void
check_set (TmResolution *resolution, const CardSet *set)
{
  if (set->n_left < RAIDERS_N_DUNGEON)
    refuse_setup (resolution, tm_text (N_ ("Only %s dungeon cards are left, and 25 are needed."),
                                       tm_arg_number (set->n_left)));
  if (raiders_is_solo (tm_resolution_get_table (resolution)) && set->n_monsters > MAX_SOLO_MONSTERS)
    refuse_setup (resolution,
                  tm_text (N_ ("There are %s monsters, but the monster power deck has 10 cards."),
                           tm_arg_number (set->n_monsters)));
}

static void
note_counts (TmResolution *resolution, const CardSet *set)
{
  static const guint usual[] = { 10, 10, 5, 5 };

  if (memcmp (set->counts, usual, sizeof usual) != 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "type-counts", "raiders.table.cards",
        tm_text (
            N_ ("The card set has %s monsters, %s treasuries, %s traps and %s vaults instead of "
                "10, 10, 5 and 5."),
            tm_arg_number (set->counts[0]), tm_arg_number (set->counts[1]),
            tm_arg_number (set->counts[2]), tm_arg_number (set->counts[3])));
}

/* Whether the faces can be taken from the pieces of a zone, each piece once. */
static gboolean
are_in_zone (const TmTable *table, guint zone, guint piece_kind, const gint32 *faces, guint n_faces)
{
  guint at = tm_table_get_zone (table, zone, TM_NO_SEAT);

  for (guint i = 0; i < n_faces; i++)
    {
      guint n_same = 0;
      for (guint j = 0; j <= i; j++)
        n_same += faces[j] == faces[i];
      if (n_same > tm_table_count_face (table, at, piece_kind, faces[i]))
        return FALSE;
    }
  return TRUE;
}

/* A parameter that has no place at this table, or one that is missing. */
static gboolean
check_place (const TmMove *move, guint param, TmResolution *resolution)
{
  gboolean is_asked
      = raiders_is_asked (tm_resolution_get_table (resolution), MOVE_BEGIN, param, NULL);
  const TmText name = tm_text (dungeon_raiders_moves[MOVE_BEGIN].params[param].name);

  if (tm_args_has (&move->args, param) == is_asked)
    return is_asked;
  refuse_setup (resolution, tm_text (is_asked ? N_ ("Missing: %s.")
                                              : N_ ("This has no place at this table: %s."),
                                     tm_arg_word (name.msgid)));
  return FALSE;
}

static void
check_order (const TmMove *move, TmResolution *resolution)
{
  guint n_faces;
  const gint32 *faces;

  if (!check_place (move, BEGIN_ORDER, resolution))
    return;
  faces = tm_args_get_list (&move->args, BEGIN_ORDER, &n_faces);
  if (n_faces != RAIDERS_N_DUNGEON
      || !are_in_zone (tm_resolution_get_table (resolution), ZONE_UNSEEN, PIECE_ROOM, faces,
                       n_faces))
    refuse_setup (resolution, tm_text (N_ ("The order is not one of 25 cards of the card set.")));
}

static void
check_up (const TmMove *move, TmResolution *resolution)
{
  guint n_slots;
  const gint32 *slots;

  if (!check_place (move, BEGIN_UP, resolution))
    return;
  slots = tm_args_get_list (&move->args, BEGIN_UP, &n_slots);
  if (n_slots != RAIDERS_N_UP
      || __builtin_popcount (tm_args_get_set (&move->args, BEGIN_UP)) != RAIDERS_N_UP
      || slots[0] < 0)
    refuse_setup (resolution,
                  tm_text (N_ ("The open cards are not 12 different places from 0 to 24.")));
}

static void
check_attacks (const TmMove *move, TmResolution *resolution)
{
  guint n_cards;
  const gint32 *cards;

  if (!check_place (move, BEGIN_ATTACKS, resolution))
    return;
  cards = tm_args_get_list (&move->args, BEGIN_ATTACKS, &n_cards);
  if (n_cards != RAIDERS_N_ATTACKS
      || !are_in_zone (tm_resolution_get_table (resolution), ZONE_ATTACKS, PIECE_ATTACK, cards,
                       n_cards))
    refuse_setup (
        resolution,
        tm_text (N_ ("The monster power deck is not made of 3, 3, 3, 3, 4, 4, 4, 4, 5, 5.")));
}

/* The hero card that is meant: of this face, or an own card with this identifier before its
 * first colon. */
static int
find_hero (const TmTable *table, gint32 face)
{
  const TmBox *box = tm_table_get_box (table);
  guint zone = tm_box_get_zone (box, ZONE_BOX, TM_NO_SEAT);
  const char *id = tm_box_get_face (box, PIECE_HERO, face)->code;
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_HERO, TM_NO_SEAT, &n_pieces);
  int found = tm_table_find_piece (table, zone, PIECE_HERO, face);

  for (guint piece = first; found < 0 && piece < first + n_pieces; piece++)
    {
      const char *code
          = tm_box_get_face (box, PIECE_HERO, tm_table_get_piece_face (table, piece))->code;
      gsize length = strcspn (code, ":");
      if (tm_table_get_piece_zone (table, piece) == zone && strncmp (code, id, length) == 0
          && (id[length] == '\0' || id[length] == ':'))
        found = piece;
    }
  return found;
}

static void
check_heroes (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_heroes;
  const gint32 *heroes = tm_args_get_list (&move->args, BEGIN_HEROES, &n_heroes);

  if (n_heroes != tm_table_get_n_seats (table))
    {
      refuse_setup (resolution, tm_text (N_ ("Every seat needs one hero.")));
      return;
    }
  for (guint i = 0; i < n_heroes; i++)
    {
      if (find_hero (table, heroes[i]) < 0)
        refuse_setup (resolution, tm_text (N_ ("This hero is not part of the card set: %s."),
                                           tm_arg_face (PIECE_HERO, heroes[i])));
      for (guint j = 0; j < i; j++)
        if (heroes[i] == heroes[j])
          tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "hero-twice",
                                     "raiders.setup.heroes",
                                     tm_text (N_ ("Two seats have the same hero: %s."),
                                              tm_arg_face (PIECE_HERO, heroes[i])));
    }
}

static void
check_first (const TmMove *move, TmResolution *resolution)
{
  check_place (move, BEGIN_FIRST, resolution);
}

/* Doing it */

static void
lay_card (TmResolution *resolution,
          guint piece,
          guint zone,
          gint32 place,
          gint32 face,
          gboolean is_turned)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  tm_resolution_set_face (resolution, piece, face);
  tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, zone, TM_NO_SEAT), place);
  tm_resolution_set_mark (resolution, piece, MARK_TURNED, is_turned);
}

/* The faces are dealt over the cards rather than the cards over the stacks: in a stack and a slot
 * there is always the same piece, so that nothing but a hidden face tells two dungeons apart. */
static void
build_stacks (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  guint unseen = tm_box_get_zone (box, ZONE_UNSEEN, TM_NO_SEAT);
  guint32 up = tm_args_get_set (&move->args, BEGIN_UP);
  gint32 faces[TM_MAX_PIECES];
  guint pieces[TM_MAX_PIECES];
  guint n_order, n_faces = 0, n_pieces = tm_table_list_zone (table, unseen, pieces, TM_MAX_PIECES);
  const gint32 *order = tm_args_get_list (&move->args, BEGIN_ORDER, &n_order);

  for (guint i = 0; i < n_pieces; i++)
    faces[i] = tm_table_get_piece_face (table, pieces[i]);
  for (guint i = 0; i < n_order; i++)
    for (guint j = i; j < n_pieces; j++)
      if (faces[j] == order[i])
        {
          faces[j] = faces[i];
          faces[i] = order[i];
          n_faces++;
          break;
        }
  g_assert (n_faces == n_order);
  for (guint i = 0; i < n_pieces; i++)
    if (i < n_order)
      lay_card (resolution, pieces[i], ZONE_STACK1 + i / RAIDERS_N_SLOTS, i % RAIDERS_N_SLOTS,
                faces[i], (up >> i) & 1);
    else
      lay_card (resolution, pieces[i], ZONE_REMOVED, i - n_order, faces[i], FALSE);
}

static void
stack_attacks (const TmMove *move, TmResolution *resolution)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint first = tm_box_get_first_piece (box, PIECE_ATTACK, TM_NO_SEAT, NULL);
  guint n_cards;
  const gint32 *cards = tm_args_get_list (&move->args, BEGIN_ATTACKS, &n_cards);

  for (guint i = 0; i < n_cards; i++)
    tm_resolution_set_face (resolution, first + i, cards[i]);
}

static void
give_items (TmResolution *resolution, guint seat, const gint32 *hero)
{
  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    for (gint32 i = 0; i < hero[HERO_ITEMS + item]; i++)
      {
        int piece = raiders_find_item (tm_resolution_get_table (resolution), PIECE_TORCH + item,
                                       TM_NO_SEAT);
        if (piece >= 0)
          raiders_give_item (resolution, piece, seat);
      }
}

/* Twice the same hero, by the players' wish: any other card stands for the second. */
static int
find_any_hero (const TmTable *table)
{
  return tm_table_find_kind (table, tm_table_get_zone (table, ZONE_BOX, TM_NO_SEAT), PIECE_HERO);
}

static void
seat_hero (TmResolution *resolution, guint seat, gint32 face)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  int piece = find_hero (table, face);
  const gint32 *hero;

  if (piece < 0)
    {
      piece = find_any_hero (table);
      if (piece < 0)
        return;
      tm_resolution_set_face (resolution, piece, face);
    }
  tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, ZONE_HERO, seat), 0);
  hero = tm_box_get_face (box, PIECE_HERO, tm_table_get_piece_face (table, piece))->payload;
  if (raiders_is_solo (table))
    {
      tm_resolution_set_counter (resolution, COUNTER_COINS, seat, RAIDERS_SOLO_COINS);
      tm_resolution_set_counter (resolution, COUNTER_WOUNDS, seat,
                                 tm_table_get_option (table, OPTION_DIFFICULTY));
      return;
    }
  tm_resolution_set_counter (resolution, COUNTER_COINS, seat, hero[HERO_COINS]);
  tm_resolution_set_counter (resolution, COUNTER_WOUNDS, seat, hero[HERO_WOUNDS]);
  give_items (resolution, seat, hero);
}

static void
seat_heroes (const TmMove *move, TmResolution *resolution)
{
  guint n_heroes;
  const gint32 *heroes = tm_args_get_list (&move->args, BEGIN_HEROES, &n_heroes);

  for (guint seat = 0; seat < n_heroes; seat++)
    {
      tm_resolution_set_counter (resolution, COUNTER_FATE, seat, FATE_LIVING);
      tm_resolution_set_counter (resolution, COUNTER_SPENT, seat, 0);
      seat_hero (resolution, seat, heroes[seat]);
    }
}

static void
explain_solo (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  tm_resolution_add_reason (
      resolution, "raiders.solo.deck",
      tm_text (N_ ("Vaults of items are taken out, the rest is cut down to 25 cards.")));
  tm_resolution_add_reason (resolution, "raiders.setup.levels",
                            tm_text (N_ ("The dungeon has five levels of five rooms.")));
  tm_resolution_add_reason (
      resolution, "raiders.solo.start",
      tm_text (N_ ("The hero starts with 2 coins and %s wounds."),
               tm_arg_number (tm_table_get_option (table, OPTION_DIFFICULTY))));
  tm_resolution_add_reason (resolution, "raiders.solo.items", tm_text (N_ ("There are no items.")));
  tm_resolution_add_reason (resolution, "raiders.solo.attacks",
                            tm_text (N_ ("The monsters fight with ten shuffled cards.")));
}

static void
explain_setup (TmResolution *resolution)
{
  if (raiders_is_solo (tm_resolution_get_table (resolution)))
    {
      explain_solo (resolution);
      return;
    }
  tm_resolution_add_reason (
      resolution, "raiders.setup.deck",
      tm_text (N_ ("5 cards are put aside unseen, 12 of the others are turned up.")));
  tm_resolution_add_reason (resolution, "raiders.setup.levels",
                            tm_text (N_ ("The dungeon has five levels of five rooms.")));
  tm_resolution_add_reason (resolution, "raiders.setup.stock",
                            tm_text (N_ ("The stock has five copies of each item.")));
  tm_resolution_add_reason (
      resolution, "raiders.setup.heroes",
      tm_text (N_ ("Each hero starts with the coins and wounds of his card.")));
  tm_resolution_add_reason (
      resolution, "raiders.setup.hand",
      tm_text (N_ ("Everybody holds the power cards 1 to 5 and the items of his hero.")));
  if (!raiders_is_quick (tm_resolution_get_table (resolution)))
    tm_resolution_add_reason (resolution, "raiders.setup.first",
                              tm_text (N_ ("First player by lot: %s."),
                                       tm_arg_seat (tm_table_get_shared (
                                           tm_resolution_get_table (resolution), COUNTER_FIRST))));
}

static void
summarize (const TmMove *move, TmResolution *resolution)
{
  if (tm_args_has (&move->args, BEGIN_FIRST))
    tm_resolution_set_summary (resolution,
                               tm_text (N_ ("Into the dungeon; first player: %s"),
                                        tm_arg_seat (tm_args_get (&move->args, BEGIN_FIRST))),
                               TM_TEXT_NONE);
  else
    tm_resolution_set_summary (resolution, tm_text (N_ ("Into the dungeon")), TM_TEXT_NONE);
}

/* The move `begin`. */
void
raiders_resolve_begin (const TmMove *move, TmResolution *resolution)
{
  CardSet set;

  if (raiders_refuse_phase (resolution, PHASE_SETUP))
    return;
  count_set (tm_resolution_get_table (resolution), &set);
  check_set (resolution, &set);
  check_order (move, resolution);
  check_up (move, resolution);
  check_heroes (move, resolution);
  check_first (move, resolution);
  check_attacks (move, resolution);
  if (tm_resolution_is_refused (resolution))
    return;
  note_counts (resolution, &set);
  if (tm_args_has (&move->args, BEGIN_ORDER))
    build_stacks (move, resolution);
  if (tm_args_has (&move->args, BEGIN_ATTACKS))
    stack_attacks (move, resolution);
  seat_heroes (move, resolution);
  if (tm_args_has (&move->args, BEGIN_FIRST))
    tm_resolution_set_shared (resolution, COUNTER_FIRST, tm_args_get (&move->args, BEGIN_FIRST));
  tm_resolution_set_phase (resolution, PHASE_LAYOUT);
  tm_resolution_set_turn (resolution, 0);
  explain_setup (resolution);
  summarize (move, resolution);
}
