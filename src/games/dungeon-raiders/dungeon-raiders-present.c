/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table looks like: the banner and the shared area. The seats are in
 * dungeon-raiders-seats.c. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

/* The `describe_progress` of the game. */
TmText
raiders_describe_progress (const TmTable *table)
{
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);

  switch (tm_table_get_phase (table))
    {
    case PHASE_SETUP:
      return tm_text (N_ ("Setting up"));
    case PHASE_LAYOUT:
      if (level == RAIDERS_N_LEVELS)
        return tm_text (N_ ("Level %s is done"), tm_arg_number (level));
      return tm_text (N_ ("Before level %s"), tm_arg_number (level + 1));
    case PHASE_TALLY:
      return tm_text (N_ ("Counting up"));
    case PHASE_OVER:
      return tm_text (N_ ("Game over"));
    default:
      return tm_text (N_ ("Level %s, room %s of 5"), tm_arg_number (level),
                      tm_arg_number (tm_table_get_shared (table, COUNTER_ROOM)));
    }
}

/* The banner */

/* What settling the room will bring: the move itself is tried out on a copy of the table. */
static void
preview_room (TmScene *scene, TmNode *banner)
{
  const TmTable *table = tm_scene_get_table (scene);
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_table_get_box (table));
  TmMove move = { .kind = MOVE_RESOLVE, .source = TM_SOURCE_TABLE, .note = -1 };

  tm_args_init (&move.args);
  tm_resolution_reset (resolution, table, FALSE);
  raiders_resolve_room (&move, resolution);
  banner->label = *tm_resolution_get_summary (resolution);
  banner->detail = *tm_resolution_get_detail (resolution);
}

/* As soon as a card lies there, what would come of it if no more were laid. A vault owes nothing
 * to the others, and in a duel one card alone says nothing. */
static gboolean
judge_so_far (const TmTable *table, RaidersVerdict *verdict)
{
  g_autoptr (TmResolution) resolution = NULL;
  RaidersSituation situation;

  if (!raiders_read_situation (table, &situation) || situation.n_laid == 0
      || situation.card[CARD_TYPE] == ROOM_VAULT
      || (situation.card[CARD_TYPE] == ROOM_MONSTER && situation.party.n_seats == 2))
    return FALSE;
  resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (resolution, table, FALSE);
  raiders_judge (&situation, resolution, verdict);
  return TRUE;
}

static TmText
get_play_detail (const TmTable *table)
{
  RaidersSituation situation;
  gint32 power, sum = 0;

  if (!raiders_read_situation (table, &situation))
    return TM_TEXT_NONE;
  for (guint seat = 0; seat < situation.party.n_seats; seat++)
    sum += situation.party.cards[seat];
  if (situation.card[CARD_TYPE] != ROOM_MONSTER || situation.party.n_seats < 3)
    return TM_TEXT_NONE;
  power = raiders_get_power (table, situation.card);
  return tm_text (N_ ("%s of %s so far"), tm_arg_number (sum), tm_arg_number (power));
}

static void
set_result (const TmTable *table, TmNode *banner)
{
  TmResult result = { 0 };

  raiders_get_result (table, &result);
  banner->label = result.sentence;
}

static void
fill_banner (TmScene *scene, TmNode *banner)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);
  gint32 first = tm_table_get_shared (table, COUNTER_FIRST);

  switch (tm_table_get_phase (table))
    {
    case PHASE_SETUP:
      banner->label = tm_text (N_ ("The heroes go down"));
      banner->detail
          = tm_text (N_ ("Shuffle the dungeon, build five stacks of five, deal the heroes."));
      break;
    case PHASE_LAYOUT:
      banner->label = level == 0 ? tm_text (N_ ("Lay out the first level"))
                                 : tm_text (N_ ("Level %s is done"), tm_arg_number (level));
      banner->detail = tm_text (N_ ("Lay the next stack out from left to right."));
      break;
    case PHASE_ENTER:
      banner->label = tm_text (N_ ("Room %s is dark"),
                               tm_arg_number (tm_table_get_shared (table, COUNTER_ROOM)));
      if (!raiders_is_quick (table))
        banner->detail = tm_text (N_ ("%s turns it up and reads it out."), tm_arg_seat (first));
      break;
    case PHASE_ATTACK:
      banner->label = tm_text (N_ ("Which card does the monster fight with?"));
      break;
    case PHASE_PLAY:
      banner->label = tm_text (N_ ("To lay: %s"), tm_arg_seats (tm_table_get_turn (table)));
      banner->detail = get_play_detail (table);
      break;
    case PHASE_RESOLVE:
      preview_room (scene, banner);
      break;
    case PHASE_TALLY:
      banner->label = tm_text (N_ ("Out of the dungeon"));
      banner->detail = tm_text (N_ ("Now it is seen who bleeds to death and who wins."));
      break;
    default:
      set_result (table, banner);
      break;
    }
}

/* Where in the dungeon, and how far in the room. */
static void
add_steps (TmScene *scene, guint banner)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint phase = tm_table_get_phase (table);

  if (phase < PHASE_ENTER || phase > PHASE_RESOLVE)
    return;
  tm_scene_add (scene, banner, TM_NODE_TEXT, raiders_describe_progress (table));
  tm_scene_add_step (scene, banner, tm_text (N_ ("Enter")), PHASE_ENTER);
  if (raiders_is_solo (table) && raiders_get_room_type (table) == ROOM_MONSTER)
    tm_scene_add_step (scene, banner, tm_text (N_ ("Monster card")), PHASE_ATTACK);
  tm_scene_add_step (scene, banner, tm_text (N_ ("Lay cards")), PHASE_PLAY);
  tm_scene_add_step (scene, banner, tm_text (N_ ("Settle")), PHASE_RESOLVE);
}

/* A look by torchlight comes before everything else: the device changes hands. */
static gboolean
fill_torch_banner (TmScene *scene, TmNode *banner)
{
  const TmTable *table = tm_scene_get_table (scene);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_PEEK, seat))
      {
        banner->label = tm_text (N_ ("Hand the device over: %s"), tm_arg_seat (seat));
        banner->detail
            = tm_text (N_ ("The torch shows the dark rooms of this level to this hero alone."));
        banner->seat = seat;
        return TRUE;
      }
  return FALSE;
}

static void
add_banner (TmScene *scene)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  TmNode *banner = tm_scene_add (scene, 0, TM_NODE_BANNER, TM_TEXT_NONE);
  guint index = tm_scene_get_last (scene);

  if (!fill_torch_banner (scene, banner))
    fill_banner (scene, banner);
  banner->offer = offers != NULL ? tm_offers_get_primary (offers) : -1;
  add_steps (scene, index);
}

/* Rooms */

static void
add_monster_foot (TmScene *scene, guint card_node, const gint32 *card)
{
  const TmTable *table = tm_scene_get_table (scene);

  if (tm_table_get_n_seats (table) >= 3)
    tm_node_set_value (tm_scene_add_symbol (scene, card_node, TM_NODE_GLYPH, tm_text (N_ ("Power")),
                                            "shield", TM_ROLE_MONSTER),
                       raiders_get_power (table, card), 99);
  tm_node_set_value (tm_scene_add_symbol (scene, card_node, TM_NODE_GLYPH, tm_text (N_ ("Wounds")),
                                          "wound", TM_ROLE_WOUND),
                     card[CARD_CROSSES], 9);
}

static void
add_vault_foot (TmScene *scene, guint card_node, const gint32 *card)
{
  for (guint i = 0; i < RAIDERS_N_POWERS; i++)
    {
      gint32 entry = card[CARD_SHELF + i];
      gint32 amount = raiders_get_entry_coins (entry) + raiders_get_entry_heal (entry);
      TmNode *node = tm_scene_add_symbol (scene, card_node, TM_NODE_GLYPH,
                                          tm_text (N_ ("%s: %s"), tm_arg_number (i + 1),
                                                   tm_arg_word (raiders_entry_words[entry].name)),
                                          raiders_get_entry_symbol (entry),
                                          raiders_get_entry_coins (entry) > 0 ? TM_ROLE_TREASURE
                                                                              : TM_ROLE_VAULT);
      if (amount > 0)
        tm_node_set_value (node, amount, 9);
    }
}

static void
add_foot (TmScene *scene, guint card_node, const gint32 *card)
{
  switch (card[CARD_TYPE])
    {
    case ROOM_MONSTER:
      add_monster_foot (scene, card_node, card);
      break;
    case ROOM_TREASURY:
      for (guint i = 0; i < 2; i++)
        if (card[CARD_CHESTS + i] > 0)
          tm_node_set_value (tm_scene_add_symbol (scene, card_node, TM_NODE_GLYPH,
                                                  tm_text (N_ ("Chest")), "chest",
                                                  TM_ROLE_TREASURE),
                             card[CARD_CHESTS + i], 9);
      break;
    case ROOM_TRAP:
      for (guint i = 0; i < (raiders_trap_has_one_skull (card[CARD_TRAP]) ? 1u : 2u); i++)
        tm_scene_add_symbol (scene, card_node, TM_NODE_GLYPH, tm_text (N_ ("Skull")), "skeleton",
                             TM_ROLE_TRAP);
      break;
    default:
      add_vault_foot (scene, card_node, card);
      break;
    }
}

/* A card that lies open, or is shown to the holder of a torch. */
static void
add_open_card (TmScene *scene, guint parent, guint piece, guint state)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 face = tm_table_get_piece_face (table, piece);
  const gint32 *card = raiders_get_piece_card (table, piece);
  TmNode *node = tm_scene_add_piece (scene, parent, TM_NODE_CARD, piece,
                                     tm_text ("%s", tm_arg_face (PIECE_ROOM, face)));

  node->symbol = raiders_get_room_symbol (face, card);
  node->role = raiders_get_room_role (card[CARD_TYPE]);
  node->state = state;
  add_foot (scene, tm_scene_get_last (scene), card);
}

/* Nothing of a dark card is in the scene but that it lies there. */
static void
add_dark_card (TmScene *scene, guint row, guint slot, guint state)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  TmNode *node = tm_scene_add (scene, row, TM_NODE_CARD, tm_text (N_ ("Dark room")));

  node->symbol = "door";
  node->role = TM_ROLE_STONE;
  node->state = state | TM_STATE_DARK;
  node->offer = offers != NULL ? tm_offers_find_cell (offers, GRID_ROW, TM_NO_SEAT, slot) : -1;
}

/* The room that was settled lies in the discard under the place it had. */
static int
find_done (const TmTable *table, guint slot)
{
  const TmBox *box = tm_table_get_box (table);
  guint discard = tm_box_get_zone (box, ZONE_DISCARD, TM_NO_SEAT);
  gint32 place = -(tm_table_get_shared (table, COUNTER_LEVEL) * RAIDERS_N_SLOTS + (gint32) slot);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, PIECE_ROOM, TM_NO_SEAT, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    if (tm_table_get_piece_zone (table, piece) == discard
        && tm_table_get_piece_place (table, piece) == place)
      return piece;
  return -1;
}

static void
add_slot (TmScene *scene, guint row, guint slot)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint phase = tm_table_get_phase (table);
  gboolean is_current = (gint32) slot + 1 == tm_table_get_shared (table, COUNTER_ROOM)
                        && phase >= PHASE_ENTER && phase <= PHASE_RESOLVE;
  gint32 state = raiders_get_slot_state (table, slot);
  int piece = state == SLOT_DONE ? find_done (table, slot) : raiders_get_slot_piece (table, slot);

  if (state == SLOT_DARK)
    add_dark_card (scene, row, slot, is_current ? TM_STATE_CURRENT : 0);
  else if (piece >= 0)
    add_open_card (scene, row, piece,
                   state == SLOT_DONE ? TM_STATE_DONE
                   : is_current       ? TM_STATE_CURRENT
                                      : 0);
}

static void
add_rooms (TmScene *scene, guint mat)
{
  guint row;

  if (tm_table_get_shared (tm_scene_get_table (scene), COUNTER_LEVEL) == 0)
    return;
  tm_scene_add (scene, mat, TM_NODE_ROW,
                tm_text (N_ ("Level %s"), tm_arg_number (tm_table_get_shared (
                                              tm_scene_get_table (scene), COUNTER_LEVEL))));
  row = tm_scene_get_last (scene);
  for (guint slot = 0; slot < RAIDERS_N_SLOTS; slot++)
    add_slot (scene, row, slot);
}

/* Beside the rooms */

static void
add_levels_to_come (TmScene *scene, guint mat)
{
  gint32 level = tm_table_get_shared (tm_scene_get_table (scene), COUNTER_LEVEL);
  guint row;

  if (level == RAIDERS_N_LEVELS)
    return;
  tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Levels to come")));
  row = tm_scene_get_last (scene);
  for (gint32 next = level + 1; next <= RAIDERS_N_LEVELS; next++)
    {
      TmNode *pile = tm_scene_add (scene, row, TM_NODE_PILE,
                                   tm_text (N_ ("Level %s"), tm_arg_number (next)));
      pile->symbol = "door";
      pile->role = TM_ROLE_STONE;
      tm_node_set_value (pile, RAIDERS_N_SLOTS, RAIDERS_N_SLOTS);
    }
}

static void
add_stock (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint row;

  tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Stock")));
  row = tm_scene_get_last (scene);
  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    {
      TmNode *node
          = tm_scene_add (scene, row, TM_NODE_SUPPLY, tm_text (raiders_item_words[item].name));
      node->symbol = raiders_item_words[item].symbol;
      tm_node_set_value (node, raiders_count_items (table, PIECE_TORCH + item, TM_NO_SEAT),
                         RAIDERS_N_ITEM_COPIES);
    }
}

static void
add_attacks (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmBox *box = tm_table_get_box (table);
  gint32 n_left = tm_table_count_zone (table, tm_box_get_zone (box, ZONE_ATTACKS, TM_NO_SEAT));
  guint shown[RAIDERS_N_ATTACKS];
  guint n_shown = MIN (RAIDERS_N_ATTACKS,
                       tm_table_list_zone (table, tm_box_get_zone (box, ZONE_ATTACKED, TM_NO_SEAT),
                                           shown, RAIDERS_N_ATTACKS));
  gboolean is_now
      = raiders_get_room_type (table) == ROOM_MONSTER && tm_table_get_phase (table) > PHASE_ATTACK;
  TmNode *pile;
  guint row;

  tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Monster power deck")));
  row = tm_scene_get_last (scene);
  pile = tm_scene_add (scene, row, TM_NODE_PILE, tm_text (N_ ("Cards left")));
  pile->symbol = "dragon";
  pile->role = TM_ROLE_MONSTER;
  tm_node_set_value (pile, n_left, RAIDERS_N_ATTACKS);
  if (tm_table_get_phase (table) == PHASE_ATTACK && tm_scene_get_offers (scene) != NULL)
    pile->offer = tm_offers_get_primary (tm_scene_get_offers (scene));
  for (guint i = 0; i < n_shown; i++)
    {
      TmNode *node = tm_scene_add_piece (scene, row, TM_NODE_NUMBER_CARD, shown[i],
                                         tm_text (N_ ("Monster power card")));
      node->role = TM_ROLE_MONSTER;
      node->state = i == 0 && is_now ? TM_STATE_CHOSEN : TM_STATE_SPENT;
      tm_node_set_value (node, tm_table_get_piece_face (table, shown[i]) + 3, 5);
    }
}

/* House rule: everybody has seen the twelve cards that were turned up. */
static void
add_twelve (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint n_pieces, row;
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), PIECE_ROOM, TM_NO_SEAT, &n_pieces);

  if (!tm_table_get_option (table, OPTION_SHOW_TWELVE)
      || tm_table_get_option (table, OPTION_DECK) != TM_SOURCE_APP
      || tm_table_get_phase (table) != PHASE_LAYOUT
      || tm_table_get_shared (table, COUNTER_LEVEL) > 0)
    return;
  tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Turned up in the deck")));
  row = tm_scene_get_last (scene);
  for (gint32 face = 0; face < (gint32) tm_box_get_n_faces (tm_table_get_box (table), PIECE_ROOM);
       face++)
    {
      gint32 n = 0;
      TmNode *node;

      for (guint piece = first; piece < first + n_pieces; piece++)
        n += tm_table_get_piece_mark (table, piece, MARK_TURNED)
             && tm_table_get_piece_face (table, piece) == face;
      if (n == 0)
        continue;
      node = tm_scene_add (scene, row, TM_NODE_SUPPLY,
                           tm_text ("%s", tm_arg_face (PIECE_ROOM, face)));
      node->symbol = raiders_get_room_symbol (
          face, tm_box_get_face (tm_table_get_box (table), PIECE_ROOM, face)->payload);
      tm_node_set_value (node, n, RAIDERS_N_UP);
    }
}

static void
add_verdict (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  RaidersVerdict verdict;

  if (tm_table_get_phase (table) == PHASE_PLAY && judge_so_far (table, &verdict))
    tm_scene_add (scene, mat, TM_NODE_TEXT, verdict.headline)->detail = verdict.detail;
}

static void
add_mat (TmScene *scene)
{
  guint mat;

  tm_scene_add (scene, 0, TM_NODE_MAT, tm_text (N_ ("Dungeon")));
  mat = tm_scene_get_last (scene);
  add_rooms (scene, mat);
  add_verdict (scene, mat);
  add_twelve (scene, mat);
  add_levels_to_come (scene, mat);
  if (raiders_is_solo (tm_scene_get_table (scene)))
    add_attacks (scene, mat);
  else
    add_stock (scene, mat);
}

/* The `present` of the game. */
void
raiders_present (TmScene *scene)
{
  add_banner (scene);
  add_mat (scene);
  raiders_present_seats (scene);
}

/* A card for the eyes of one seat, in a row or a secret. */
void
raiders_present_card (TmScene *scene, guint parent, guint piece)
{
  add_open_card (scene, parent, piece, 0);
}
