/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panels of the players: what they hold, what burdens them, what they can do. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-present.h"

static void
add_badge (TmScene *scene, guint panel, TmText label, const char *symbol, TmRole role)
{
  tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, label, symbol, role);
}

static void
add_marks (TmScene *scene, guint panel, guint seat)
{
  static const struct
  {
    guint counter;
    const char *name;
    const char *symbol;
  } marks[] = {
    { COUNTER_MINING, N_ ("Mines a crystal"), "pick" },
    { COUNTER_TICK, N_ ("A tick clings"), "monster" },
    { COUNTER_SPIDER, N_ ("A spider clings"), "monster" },
    { COUNTER_STONE, N_ ("Stone face"), "ghost" },
    { COUNTER_BURIED, N_ ("Buried by Bukh"), "rubble" },
    { COUNTER_AUTOPILOT, N_ ("Led by the Alchemist"), "potion" },
    { COUNTER_SHRUNK, N_ ("Shrunk"), "potion" },
    { COUNTER_CLEARING, N_ ("Clears rubble"), "rubble" },
  };
  const TmTable *table = tm_scene_get_table (scene);

  if (tm_table_get_counter (table, COUNTER_CRYSTALS, seat) > 0)
    add_badge (scene, panel, tm_text (N_ ("Has a crystal")), "crystal", TM_ROLE_MAGIC);
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (tm_table_get_counter (table, marks[i].counter, seat) > 0)
      add_badge (scene, panel, tm_text (marks[i].name), marks[i].symbol, TM_ROLE_WOUND);
}

static int
find_offer_of_piece (const TmScene *scene, guint piece, CrystalPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    if (tm_offers_get (offers, i)->piece == (int) piece)
      {
        placed->placed[i] = TRUE;
        return (int) i;
      }
  return -1;
}

static void
add_find (TmScene *scene, guint parent, guint seat, guint piece, CrystalPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 face = tm_table_get_piece_face (table, piece);
  guint used = (guint) tm_table_get_piece_mark (table, piece, MARK_FIND_USED);
  TmNode *chip;

  if (face == TM_FACE_UNKNOWN)
    return;
  chip = tm_scene_add_piece (scene, parent, TM_NODE_CHIP, piece,
                             tm_text ("%s", tm_arg_face (PIECE_FIND, face)));
  chip->symbol = crystal_find_words[face].symbol;
  chip->seat = (int) seat;
  if (crystal_finds[face].uses > 1)
    tm_node_set_value (chip, (gint32) (crystal_finds[face].uses - used), 0);
  chip->offer = find_offer_of_piece (scene, piece, placed);
}

static void
add_boom (TmScene *scene, guint parent, guint seat, guint piece)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 face = tm_table_get_piece_face (table, piece);
  TmNode *chip;

  if (face == TM_FACE_UNKNOWN)
    return;
  chip = tm_scene_add_symbol (scene, parent, TM_NODE_CHIP,
                              tm_text ("%s", tm_arg_face (PIECE_BOOM, face)),
                              crystal_monster_words[face].symbol, TM_ROLE_MONSTER);
  chip->seat = (int) seat;
  if (tm_table_get_piece_mark (table, piece, MARK_BOOM_HEALTH) > 0)
    tm_node_set_value (chip, tm_table_get_piece_mark (table, piece, MARK_BOOM_HEALTH), 0);
}

static void
add_before (TmScene *scene, guint panel, guint seat, CrystalPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint pieces[CRYSTAL_N_FIND_CARDS + CRYSTAL_N_BOOM_CARDS];
  guint n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_BEFORE, (int) seat),
                                       pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n_pieces; i++)
    switch (tm_box_get_piece_kind (tm_table_get_box (table), pieces[i]))
      {
      case PIECE_FIND:
        add_find (scene, panel, seat, pieces[i], placed);
        break;
      case PIECE_BOOM:
        add_boom (scene, panel, seat, pieces[i]);
        break;
      default:
        break;
      }
}

static gboolean
has_named_cards (const TmTable *table, guint zone)
{
  guint pieces[CRYSTAL_N_FIND_CARDS];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_face (table, pieces[i]) != TM_FACE_UNKNOWN)
      return TRUE;
  return FALSE;
}

/* Offers on cards of a hand are nobody else's business. */
static void
hide_offers_of (const TmScene *scene, guint zone, CrystalPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    {
      int piece = tm_offers_get (offers, i)->piece;

      if (piece >= 0 && tm_table_get_piece_zone (table, (guint) piece) == zone)
        placed->placed[i] = TRUE;
    }
}

static void
add_hand (TmScene *scene, guint panel, guint seat, CrystalPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint zone = tm_table_get_zone (table, ZONE_HAND, (int) seat);
  guint pieces[CRYSTAL_N_FIND_CARDS];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));
  guint within = panel;

  hide_offers_of (scene, zone, placed);
  if (n_pieces == 0)
    return;
  if (tm_table_get_option (table, OPTION_HANDS) == HANDS_HIDDEN)
    {
      TmNode *secret;

      /* Whether any card is named must not show: it depends on the source alone. */
      if (tm_table_get_option (table, OPTION_FIND) != TM_SOURCE_APP
          && tm_scene_get_viewer (scene) != (int) seat)
        return;
      secret = tm_scene_add (scene, panel, TM_NODE_SECRET, tm_text (N_ ("Hold to see the hand")));
      secret->seat = (int) seat;
      secret->symbol = "hand";
      within = tm_scene_get_last (scene);
      if (tm_scene_get_viewer (scene) != (int) seat)
        return;
    }
  if (!has_named_cards (table, zone))
    return;
  for (guint i = 0; i < n_pieces; i++)
    add_find (scene, within, seat, pieces[i], placed);
}

static gboolean
has_offer_of (const TmScene *scene, guint seat, guint piece)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    if (tm_offers_get (offers, i)->piece == (int) piece
        && tm_offers_get (offers, i)->seat == (int) seat)
      return TRUE;
  return FALSE;
}

/* The three cards that go round, before whoever keeps one of them; only he sees them. */
static void
add_draft (TmScene *scene, guint panel, guint seat, CrystalPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint zone = tm_table_get_zone (table, ZONE_DRAFT, TM_NO_SEAT);
  guint pieces[CRYSTAL_N_FIND_CARDS];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));
  gboolean chooses = FALSE;
  guint within = panel;

  for (guint i = 0; i < n_pieces; i++)
    chooses = chooses || has_offer_of (scene, seat, pieces[i]);
  hide_offers_of (scene, zone, placed);
  if (!chooses)
    return;
  if (tm_table_get_option (table, OPTION_HANDS) == HANDS_HIDDEN)
    {
      TmNode *secret
          = tm_scene_add (scene, panel, TM_NODE_SECRET, tm_text (N_ ("Hold to see the cards")));

      secret->seat = (int) seat;
      secret->symbol = "hand";
      within = tm_scene_get_last (scene);
      if (tm_scene_get_viewer (scene) != (int) seat)
        return;
    }
  for (guint i = 0; i < n_pieces; i++)
    add_find (scene, within, seat, pieces[i], placed);
}

/* What a seat can do that no thing on the table stands for. */
static void
add_actions (TmScene *scene, guint panel, guint seat, CrystalPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (!placed->placed[i] && !offer->is_primary && offer->seat == (int) seat && offer->piece < 0)
        crystal_add_offer (scene, panel, TM_NODE_BUTTON, i, placed);
    }
}

static void
add_distance (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  g_autoptr (TmResolution) readings = NULL;
  CrystalMap map;
  int distance;

  if (!crystal_knows_map (table))
    return;
  crystal_read_map (table, &map);
  if (CRYSTAL_IS_ENTRANCE (map.dwarfs[seat]))
    return;
  readings = crystal_read_as_played (table);
  distance = crystal_map_get_distance (&map, seat, map.dwarfs[seat], readings);
  tm_scene_add_symbol (scene, panel, TM_NODE_CHIP,
                       distance < 0
                           ? tm_text (N_ ("No way to the entrance"))
                           : tm_text_n ("%s step to the entrance", "%s steps to the entrance",
                                        tm_arg_number (distance)),
                       "boots", TM_ROLE_NONE);
}

static void
add_seat (TmScene *scene, guint seat, int turn, CrystalPlaced *placed)
{
  static const guint counters[]
      = { COUNTER_HAND, COUNTER_EXPLOSIVES, COUNTER_CRYSTALS, COUNTER_SKIP };
  const TmTable *table = tm_scene_get_table (scene);
  int skill = crystal_get_skill (table, seat);
  TmNode *panel = tm_scene_add (scene, 0, TM_NODE_SEAT, tm_text ("%s", tm_arg_seat (seat)));
  guint index = tm_scene_get_last (scene);

  panel->seat = (int) seat;
  if (skill >= 0)
    panel->detail = tm_text ("%s", tm_arg_word (crystal_skill_words[skill].name));
  if (turn == (int) seat)
    panel->state |= TM_STATE_TURN;
  for (guint i = 0; i < G_N_ELEMENTS (counters); i++)
    tm_scene_add_counter (scene, index, counters[i], (int) seat);
  if (tm_table_get_counter (table, COUNTER_SKILL_USES, seat) > 0)
    tm_node_set_value (tm_scene_add_symbol (scene, index, TM_NODE_CHIP, tm_text (N_ ("Skill")),
                                            "skill", TM_ROLE_NONE),
                       tm_table_get_counter (table, COUNTER_SKILL_USES, seat), 0);
  add_marks (scene, index, seat);
  add_before (scene, index, seat, placed);
  add_draft (scene, index, seat, placed);
  add_hand (scene, index, seat, placed);
  add_distance (scene, index, seat);
  add_actions (scene, index, seat, placed);
}

/**
 * crystal_present_seats:
 * @scene: a scene
 * @placed: offers that have a place
 *
 * Adds a panel for every player.
 */
void
crystal_present_seats (TmScene *scene, CrystalPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  CrystalPending top;
  int turn = crystal_get_active (table);

  if (crystal_get_pending (table, 0, &top))
    turn = top.seat;
  if (tm_table_get_phase (table) == PHASE_OVER)
    turn = TM_NO_SEAT;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    add_seat (scene, seat, turn, placed);
}
