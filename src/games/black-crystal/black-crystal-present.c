/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table looks like: the banner, the mine, the bag and the decks. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-present.h"
#include "black-crystal-setup.h"

/**
 * crystal_add_offer:
 * @scene: a scene with offers
 * @parent: where it is added
 * @kind: as what
 * @offer: index of the offer
 * @placed: offers that have a place; this one is added
 */
void
crystal_add_offer (
    TmScene *scene, guint parent, TmNodeKind kind, guint offer, CrystalPlaced *placed)
{
  if (offer < CRYSTAL_MAX_PLACED)
    placed->placed[offer] = TRUE;
  tm_scene_add_action (scene, parent, kind, offer);
}

/* The banner */

static TmText
describe_set_up (const TmTable *table)
{
  switch (tm_table_get_phase (table))
    {
    case PHASE_DEAL:
      return tm_text (N_ ("Everybody gets a skill, open before him."));
    case PHASE_FIRST:
      return tm_text (N_ ("The turns go clockwise from the first player."));
    default:
      return tm_text (
          N_ ("Of three Find cards keep one positive, pass the other two to the left."));
    }
}

static TmText
name_event (const TmTable *table, const CrystalPending *top)
{
  guint seat = (guint) top->seat;
  gint32 health = tm_table_get_shared (table, COUNTER_FIGHT_HEALTH)
                  + tm_table_get_shared (table, COUNTER_FIGHT_PUMP);

  switch (top->kind)
    {
    case PENDING_BOOM:
      return tm_text (N_ ("%s: a Boom"), tm_arg_seat (seat));
    case PENDING_FIGHT:
      return tm_text (N_ ("%s: fight, health %s"), tm_arg_seat (seat), tm_arg_number (health));
    case PENDING_DUEL:
      return tm_text (N_ ("%s against %s"), tm_arg_seat (seat), tm_arg_seat ((guint) top->b & 0xf));
    case PENDING_FLEE:
      return tm_text_n ("%2$s flees %1$s cell", "%2$s flees %1$s cells",
                        tm_arg_number (top->b & 0xff), tm_arg_seat (seat));
    case PENDING_PIT:
      return tm_text (N_ ("%s: a pit"), tm_arg_seat (seat));
    case PENDING_EVEN_ODD:
      return tm_text (N_ ("%s: even or odd?"), tm_arg_seat (seat));
    case PENDING_FIND:
      return tm_text (N_ ("%s: a Find"), tm_arg_seat (seat));
    case PENDING_DISCARD:
      return tm_text (N_ ("%s discards"), tm_arg_seat (seat));
    case PENDING_LAY:
      return tm_text (N_ ("%s lays further tiles"), tm_arg_seat (seat));
    case PENDING_FURTHER:
      return tm_text (N_ ("%s: a further step"), tm_arg_seat (seat));
    case PENDING_TILE:
      return tm_text (N_ ("%s: lay the tile"), tm_arg_seat (seat));
    case PENDING_THROWN:
      return tm_text (N_ ("%s is moved"), tm_arg_seat (seat));
    case PENDING_FIRST_ROLL:
      return tm_text (N_ ("%s rolls"), tm_arg_seat (seat));
    case PENDING_KEEP:
      return tm_text (N_ ("%s: keep the Dandelions?"), tm_arg_seat (seat));
    default:
      return tm_text (N_ ("Something is pending"));
    }
}

static TmText
name_turn (const TmTable *table)
{
  guint seat = (guint) MAX (crystal_get_active (table), 0);

  if (crystal_is_turn_lost (table))
    return tm_text (tm_table_get_counter (table, COUNTER_MINING, seat) != 0
                        ? N_ ("%s skips (mining)")
                        : N_ ("%s skips"),
                    tm_arg_seat (seat));
  if (tm_table_get_shared (table, COUNTER_STEPS) > 0)
    return tm_text (N_ ("%s: dig or walk"), tm_arg_seat (seat));
  return tm_text (N_ ("%s: end of the turn"), tm_arg_seat (seat));
}

static TmText
describe_event (const TmTable *table, const CrystalPending *top)
{
  CrystalFightEvent fight;

  switch (top->kind)
    {
    case PENDING_BOOM:
      return tm_text (N_ ("Draw the card: its health is in the corner."));
    case PENDING_FIGHT:
      crystal_get_fight (table, &fight);
      return tm_text (N_ ("%s. Announce boosts, then roll more than its health."),
                      tm_arg_word (crystal_monster_words[fight.monster].name));
    case PENDING_DUEL:
      return tm_text (N_ ("Announce boosts, then both roll; the higher die wins."));
    case PENDING_FLEE:
      return tm_text (N_ ("Several ways are equally short: touch where it ends."));
    case PENDING_PIT:
      return tm_text (
          N_ ("1 or 2: a turn is lost; 3 or 4: to the nearest Boom; 5 or 6: to the entrance."));
    case PENDING_EVEN_ODD:
      return tm_text (N_ ("Call it, then roll."));
    case PENDING_FIND:
      return tm_text (N_ ("A positive card is held, a negative one strikes."));
    case PENDING_FURTHER:
    case PENDING_TILE:
    case PENDING_LAY:
      return tm_text (N_ ("Touch a cell that is lit."));
    default:
      return TM_TEXT_NONE;
    }
}

static TmText
describe_turn (const TmTable *table)
{
  guint seat = (guint) MAX (crystal_get_active (table), 0);

  if (tm_table_get_shared (table, COUNTER_STEPS) == 0 || crystal_is_turn_lost (table))
    return TM_TEXT_NONE;
  if (tm_table_get_counter (table, COUNTER_TURNS, seat) == 0)
    return tm_text (N_ ("The first tile lies straight ahead of the entrance."));
  return crystal_knows_map (table)
             ? tm_text (N_ ("Touch a cell that is lit."))
             : tm_text (N_ ("Lay a tile beside your dwarf, or walk one cell."));
}

static void
add_banner (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint phase = tm_table_get_phase (table);
  CrystalPending top;
  TmText label, detail;
  guint banner;

  if (phase == PHASE_OVER)
    {
      TmResult result = { 0 };

      crystal_get_result (table, &result);
      label = result.sentence;
      detail = TM_TEXT_NONE;
    }
  else if (phase < PHASE_UPKEEP)
    {
      label = tm_text (N_ ("Before the mine"));
      detail = describe_set_up (table);
    }
  else if (crystal_get_pending (table, 0, &top))
    {
      label = name_event (table, &top);
      detail = describe_event (table, &top);
    }
  else
    {
      label = name_turn (table);
      detail = describe_turn (table);
    }
  tm_scene_add_banner (scene, label, detail);
  banner = tm_scene_get_last (scene);
  if (phase < PHASE_UPKEEP || phase == PHASE_OVER)
    return;
  tm_scene_add_step (scene, banner, tm_text (N_ ("Start")), PHASE_START);
  tm_scene_add_step (scene, banner, tm_text (N_ ("Step")), PHASE_ACT);
  tm_scene_add_step (scene, banner, tm_text (N_ ("Events")), PHASE_EVENT);
  tm_scene_add_step (scene, banner, tm_text (N_ ("Stop")), PHASE_END);
}

/* Offers of the whole table that have no other place have a row of their own: beside a name they
 * would leave it no room. */
static void
add_actions (TmScene *scene, guint mat, CrystalPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  guint row = 0;

  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (placed->placed[i] || offer->is_primary || offer->seat != TM_NO_SEAT)
        continue;
      if (row == 0)
        {
          tm_scene_add (scene, mat, TM_NODE_ROW, TM_TEXT_NONE);
          row = tm_scene_get_last (scene);
        }
      crystal_add_offer (scene, row, TM_NODE_BUTTON, i, placed);
    }
}

/* The mine */

static void
place_cells (const TmOffers *offers, CrystalBoardLook *look, CrystalPlaced *placed)
{
  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      guint cell = (guint) offer->cell & 0xffff;

      if (offer->cell < 0 || cell >= CRYSTAL_N_CELLS)
        continue;
      if (offer->move != MOVE_SET_SIDES)
        crystal_cells_add (&look->lit, cell);
      else
        placed->placed[i] = TRUE;
      if (look->offers[cell] >= 0)
        continue;
      look->offers[cell] = (gint) i;
      placed->placed[i] = TRUE;
    }
}

/* The way home is touched at the own door. */
static void
place_doors (const TmTable *table,
             const TmOffers *offers,
             CrystalBoardLook *look,
             CrystalPlaced *placed)
{
  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      gboolean is_home
          = (offer->move == MOVE_STEP && tm_offer_get_preset (offer, STEP_HOME) == 1)
            || (offer->move == MOVE_FLEE && tm_offer_get_preset (offer, FLEE_HOME) == 1)
            || (offer->move == MOVE_THROWN && tm_offer_get_preset (offer, THROWN_HOME) == 1);

      if (!is_home || offer->seat == TM_NO_SEAT || offer->cell >= 0)
        continue;
      look->door_offers[crystal_get_entrance (table, (guint) offer->seat)] = (gint) i;
      placed->placed[i] = TRUE;
    }
}

static int
get_shown_turn (const TmTable *table)
{
  CrystalPending top;

  if (tm_table_get_phase (table) < PHASE_UPKEEP || tm_table_get_phase (table) == PHASE_OVER)
    return TM_NO_SEAT;
  if (crystal_get_pending (table, 0, &top))
    return top.seat;
  return crystal_get_active (table);
}

static void
add_mine (TmScene *scene, guint mat, CrystalPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmOffers *offers = tm_scene_get_offers (scene);
  CrystalBoardLook look;
  CrystalMap map;

  crystal_read_map (table, &map);
  crystal_board_look_init (&look);
  place_cells (offers, &look, placed);
  place_doors (table, offers, &look, placed);
  crystal_mark_landings (table, &map, &look);
  crystal_present_mine (scene, mat, &map, &look, get_shown_turn (table));
}

/* Bag and decks */

static void
add_pile (TmScene *scene, guint row, TmText label, const char *symbol, gint32 count, int option)
{
  TmNode *pile = tm_scene_add_symbol (scene, row, TM_NODE_PILE, label, symbol, TM_ROLE_NONE);

  tm_node_set_value (pile, count, 0);
  pile->option = option;
}

static void
add_piles (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint row;

  tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Bag and decks")));
  row = tm_scene_get_last (scene);
  add_pile (scene, row, tm_text (N_ ("Tiles")), "tunnel", tm_table_get_shared (table, COUNTER_BAG),
            -1);
  add_pile (scene, row, tm_text (N_ ("Finds")), "sack",
            tm_table_get_shared (table, COUNTER_FIND_DECK), -1);
  add_pile (scene, row, tm_text (N_ ("Booms")), "boom",
            tm_table_get_shared (table, COUNTER_BOOM_DECK), -1);
}

typedef struct
{
  guint counter;
  const char *name;
  const char *symbol;
  TmRole role;
} Supply;

static void
add_supplies (TmScene *scene, guint mat, TmText label, const Supply *supplies, guint n_supplies)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint row;

  tm_scene_add (scene, mat, TM_NODE_ROW, label);
  row = tm_scene_get_last (scene);
  for (guint i = 0; i < n_supplies; i++)
    tm_node_set_value (tm_scene_add_symbol (scene, row, TM_NODE_SUPPLY, tm_text (supplies[i].name),
                                            supplies[i].symbol, supplies[i].role),
                       tm_table_get_shared (table, supplies[i].counter), 0);
}

/* What is in store lies beside the mine, with what can be done about the whole table at its end. */
static void
add_stock (TmScene *scene, guint mat, CrystalPlaced *placed)
{
  static const Supply hidden[] = {
    { COUNTER_BAG_CRYSTAL, N_ ("Crystals"), "crystal", TM_ROLE_MAGIC },
    { COUNTER_BAG_EXIT, N_ ("Exits"), "exit", TM_ROLE_LIFE },
    { COUNTER_BAG_PORTAL, N_ ("Portals"), "portal", TM_ROLE_MAGIC },
    { COUNTER_BAG_PIT, N_ ("Pits"), "pit", TM_ROLE_TRAP },
  };
  static const Supply left[] = {
    { COUNTER_MUSHROOMS_LEFT, N_ ("Mushrooms"), "mushroom", TM_ROLE_NONE },
    { COUNTER_RUBBLE_LEFT, N_ ("Rubble"), "rubble", TM_ROLE_NONE },
    { COUNTER_PASSAGE_LEFT, N_ ("Passages"), "passage", TM_ROLE_NONE },
    { COUNTER_BOOM_LEFT, N_ ("Boom tokens"), "boom", TM_ROLE_NONE },
  };

  add_piles (scene, mat);
  add_supplies (scene, mat, tm_text (N_ ("Not found yet")), hidden, G_N_ELEMENTS (hidden));
  add_supplies (scene, mat, tm_text (N_ ("Tokens left")), left, G_N_ELEMENTS (left));
  add_actions (scene, mat, placed);
}

/* The tile in the hand of whoever digs, as large as a card. */
static void
add_taken (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      guint piece;
      int face = crystal_get_taken (table, seat, &piece);
      TmNode *card;

      if (face < 0)
        continue;
      if (!tm_table_can_see (table, piece, tm_scene_get_viewer (scene)))
        {
          tm_scene_add (scene, mat, TM_NODE_CARD, tm_text (N_ ("Tile in hand")))->state
              = TM_STATE_DARK;
          continue;
        }
      card = tm_scene_add_symbol (
          scene, mat, TM_NODE_CARD, tm_text ("%s", tm_arg_face (PIECE_TILE, face)),
          crystal_event_words[CRYSTAL_FACE_EVENT (face)].symbol, TM_ROLE_STONE);
      card->seat = (int) seat;
    }
}

/* The `present` of the game. */
void
crystal_present (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  CrystalPlaced placed = { 0 };
  guint mat;

  add_banner (scene);
  tm_scene_add (scene, 0, TM_NODE_MAT, tm_text (N_ ("Mine")));
  mat = tm_scene_get_last (scene);
  if (crystal_knows_map (table))
    add_mine (scene, mat, &placed);
  add_taken (scene, mat);
  crystal_present_fight (scene, &placed);
  crystal_present_seats (scene, &placed);
  add_stock (scene, mat, &placed);
}
