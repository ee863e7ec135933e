/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel of a seat: hero, counters, cards, items, and what this seat alone may see. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

/* From here on it is shown who would bleed to death. */
#define BLEEDING_LEVEL 4

static guint32
find_bleeding (const TmTable *table)
{
  g_autoptr (TmResolution) resolution = NULL;
  RaidersParty party;
  RaidersEnd end;
  guint phase = tm_table_get_phase (table);

  if (tm_table_get_n_seats (table) < 3
      || tm_table_get_shared (table, COUNTER_LEVEL) < BLEEDING_LEVEL || phase < PHASE_LAYOUT
      || phase > PHASE_TALLY)
    return 0;
  resolution = tm_resolution_new (tm_table_get_box (table));
  tm_resolution_reset (resolution, table, FALSE);
  raiders_read_party (table, &party);
  raiders_end_game (&party, resolution, &end);
  return end.bled;
}

static gboolean
is_waiting (const TmTable *table, guint seat)
{
  return tm_table_get_phase (table) == PHASE_PLAY
         && tm_table_get_counter (table, COUNTER_SPENT, seat) > 0
         && tm_table_count_zone (table, tm_table_get_zone (table, ZONE_LAID, seat)) == 0
         && !(tm_table_get_turn (table) & 1u << seat);
}

static guint
get_state (const TmTable *table, guint seat, gboolean is_bleeding)
{
  guint state = 0;

  if (!raiders_is_living (table, seat))
    return TM_STATE_OUT;
  if (tm_table_get_turn (table) & 1u << seat)
    state |= TM_STATE_TURN;
  if (is_waiting (table, seat))
    state |= TM_STATE_WAITING;
  if (is_bleeding)
    state |= TM_STATE_WARNING;
  return state;
}

static TmText
get_hero_name (const TmTable *table, guint seat)
{
  const TmBox *box = tm_table_get_box (table);
  int hero = tm_table_get_top (table, tm_box_get_zone (box, ZONE_HERO, seat));

  return hero >= 0 ? tm_text ("%s", tm_arg_face (PIECE_HERO, tm_table_get_piece_face (table, hero)))
                   : TM_TEXT_NONE;
}

/* Distinctions */

static void
add_fate_badge (TmScene *scene, guint panel, guint seat, gboolean is_bleeding)
{
  gint32 fate = tm_table_get_counter (tm_scene_get_table (scene), COUNTER_FATE, seat);

  if (fate == FATE_FALLEN)
    tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, tm_text (N_ ("Fallen")), "skeleton",
                         TM_ROLE_WOUND);
  else if (fate == FATE_BLED)
    tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, tm_text (N_ ("Bled to death")), "skeleton",
                         TM_ROLE_WOUND);
  else if (is_bleeding)
    tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, tm_text (N_ ("Bleeds at the end")), "wound",
                         TM_ROLE_WOUND);
}

static void
add_badges (TmScene *scene, guint panel, guint seat, gboolean is_bleeding)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint phase = tm_table_get_phase (table);
  gboolean has_first = phase >= PHASE_LAYOUT && phase <= PHASE_RESOLVE && !raiders_is_quick (table)
                       && !raiders_is_solo (table);

  if (has_first && tm_table_get_shared (table, COUNTER_FIRST) == (gint32) seat)
    tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, tm_text (N_ ("First player")), "first",
                         TM_ROLE_NONE);
  if (is_waiting (table, seat))
    tm_scene_add_symbol (
        scene, panel, TM_NODE_BADGE,
        tm_text (N_ ("Waits, circle %s"),
                 tm_arg_number (tm_table_get_counter (table, COUNTER_SPENT, seat) + 1)),
        "hourglass", TM_ROLE_MAGIC);
  add_fate_badge (scene, panel, seat, is_bleeding);
}

/* Counters */

static void
add_counters (TmScene *scene, guint panel, guint seat)
{
  gint32 wounds = tm_table_get_counter (tm_scene_get_table (scene), COUNTER_WOUNDS, seat);
  TmNode *node;

  tm_scene_add_counter (scene, panel, COUNTER_WOUNDS, seat);
  node = tm_scene_add (scene, panel, TM_NODE_TRACK, TM_TEXT_NONE);
  node->role = TM_ROLE_WOUND;
  tm_node_set_value (node, wounds, RAIDERS_MAX_WOUNDS);
  node = tm_scene_add_counter (scene, panel, COUNTER_COINS, seat);
  if (!raiders_is_solo (tm_scene_get_table (scene)))
    node->max = RAIDERS_COIN_LIMIT;
}

/* Cards: five fixed places, whatever has become of the card. */

static guint
get_card_state (const TmTable *table, guint piece, guint seat)
{
  const TmBox *box = tm_table_get_box (table);
  guint zone = tm_table_get_piece_zone (table, piece);

  return zone == tm_box_get_zone (box, ZONE_LAID, seat)   ? TM_STATE_CHOSEN
         : zone == tm_box_get_zone (box, ZONE_USED, seat) ? TM_STATE_SPENT
                                                          : 0;
}

static void
add_powers (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmBox *box = tm_table_get_box (table);
  guint n_pieces, row;
  guint first = tm_box_get_first_piece (box, PIECE_POWER, seat, &n_pieces);

  tm_scene_add (scene, panel, TM_NODE_ROW, tm_text (N_ ("Power cards")));
  row = tm_scene_get_last (scene);
  for (guint piece = first; piece < first + n_pieces; piece++)
    {
      gint32 value = tm_table_get_piece_face (table, piece) + 1;
      TmNode *node = tm_scene_add_piece (scene, row, TM_NODE_NUMBER_CARD, piece,
                                         tm_text (N_ ("Power card %s"), tm_arg_number (value)));

      node->state = get_card_state (table, piece, seat);
      tm_node_set_value (node, value, RAIDERS_N_POWERS);
    }
}

/* A key or a sword that lies in front of the hero. */
static void
add_laid_items (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint laid = tm_table_get_zone (table, ZONE_LAID, seat);

  for (guint kind = PIECE_KEY; kind <= PIECE_SWORD; kind++)
    {
      int piece = tm_table_find_piece (table, laid, kind, 0);
      TmNode *node;

      if (piece < 0)
        continue;
      node = tm_scene_add_piece (scene, panel, TM_NODE_NUMBER_CARD, piece,
                                 tm_text (raiders_item_words[kind - PIECE_TORCH].name));
      node->symbol = raiders_item_words[kind - PIECE_TORCH].symbol;
      node->state = TM_STATE_CHOSEN;
      tm_node_set_value (node, RAIDERS_KEY_VALUE, RAIDERS_N_POWERS);
    }
}

/* Items */

static void
add_chips (TmScene *scene, guint parent, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);

  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    {
      gint32 n = raiders_count_items (table, PIECE_TORCH + item, seat);
      TmNode *node;

      if (n == 0)
        continue;
      node = tm_scene_add_piece (scene, parent, TM_NODE_CHIP,
                                 raiders_find_item (table, PIECE_TORCH + item, seat),
                                 tm_text (raiders_item_words[item].name));
      node->symbol = raiders_item_words[item].symbol;
      tm_node_set_value (node, n, RAIDERS_N_ITEM_COPIES);
    }
}

/* The same four buttons whatever the items are, so that they tell nothing of them. */
static void
add_item_buttons (TmScene *scene, guint panel, guint seat)
{
  static const guint moves[RAIDERS_N_ITEMS] = { MOVE_TORCH, MOVE_CRYSTAL, MOVE_LAY, MOVE_LAY };
  static const int plays[RAIDERS_N_ITEMS] = { -1, -1, PLAY_KEY, PLAY_SWORD };
  guint row;

  tm_scene_add (scene, panel, TM_NODE_ROW, tm_text (N_ ("Play an item")));
  row = tm_scene_get_last (scene);
  for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
    {
      TmNode *node
          = tm_scene_add (scene, row, TM_NODE_BUTTON, tm_text (raiders_item_words[item].name));
      node->symbol = raiders_item_words[item].symbol;
      node->offer = tm_offers_find_move (tm_scene_get_offers (scene), moves[item], (int) seat,
                                         LAY_CARD, plays[item]);
    }
}

/* With the house rule the table sees how many items there are, their holder which. */
static void
add_held_items (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 n = tm_table_count_zone (table, tm_table_get_zone (table, ZONE_ITEMS, seat));
  TmNode *node;

  if (n == 0)
    return;
  node = tm_scene_add (scene, panel, TM_NODE_CHIP, tm_text (N_ ("Items")));
  node->symbol = "hand";
  tm_node_set_value (node, n, RAIDERS_N_ITEMS * RAIDERS_N_ITEM_COPIES);
  tm_scene_add (scene, panel, TM_NODE_SECRET, tm_text (N_ ("Hold to see the items")))->symbol
      = "hand";
  if (tm_scene_get_viewer (scene) == (int) seat)
    add_chips (scene, tm_scene_get_last (scene), seat);
  add_item_buttons (scene, panel, seat);
}

static void
add_items (TmScene *scene, guint panel, guint seat)
{
  if (tm_table_get_option (tm_scene_get_table (scene), OPTION_SHOW_ITEMS) == ITEMS_HELD)
    add_held_items (scene, panel, seat);
  else
    add_chips (scene, panel, seat);
}

/* Torchlight */

/* «Факел»: the dark rooms, in the scene of the seat that looks and in no other. */
static void
add_torchlight (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  int looked = tm_offers_find_move (tm_scene_get_offers (scene), MOVE_LOOKED, (int) seat, 0, -1);
  guint secret;

  if (!tm_table_get_counter (table, COUNTER_PEEK, seat))
    return;
  tm_scene_add (scene, panel, TM_NODE_SECRET, tm_text (N_ ("Hold to see the dark rooms")))->symbol
      = "torch";
  secret = tm_scene_get_last (scene);
  for (guint slot = 0; slot < RAIDERS_N_SLOTS && tm_scene_get_viewer (scene) == (int) seat; slot++)
    {
      int piece = raiders_get_slot_state (table, slot) == SLOT_DARK
                      ? raiders_get_slot_piece (table, slot)
                      : -1;
      guint row;

      if (piece < 0)
        continue;
      tm_scene_add (scene, secret, TM_NODE_ROW, tm_text (N_ ("Room %s"), tm_arg_number (slot + 1)));
      row = tm_scene_get_last (scene);
      raiders_present_card (scene, row, piece);
    }
  if (looked >= 0)
    tm_scene_add_action (scene, panel, TM_NODE_BUTTON, looked);
}

static void
add_seat (TmScene *scene, guint seat, gboolean is_bleeding)
{
  const TmTable *table = tm_scene_get_table (scene);
  TmNode *node = tm_scene_add (scene, 0, TM_NODE_SEAT, tm_text ("%s", tm_arg_seat (seat)));
  guint panel = tm_scene_get_last (scene);

  node->seat = seat;
  node->detail = get_hero_name (table, seat);
  node->state = get_state (table, seat, is_bleeding);
  add_badges (scene, panel, seat, is_bleeding);
  add_counters (scene, panel, seat);
  add_powers (scene, panel, seat);
  add_laid_items (scene, panel, seat);
  add_items (scene, panel, seat);
  add_torchlight (scene, panel, seat);
}

/* One panel for each seat, in the order of the table. */
void
raiders_present_seats (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint32 bleeding = find_bleeding (table);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    add_seat (scene, seat, (bleeding & 1u << seat) != 0);
}
