/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What has to be settled now: the fight, the duel, the dice. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-present.h"

/* Lights the way between two places if they are neighbours; through a portal nothing is drawn. */
static void
light_step (const CrystalMap *map, guint seat, int from, int to, CrystalBoardLook *look)
{
  int side = CRYSTAL_IS_ENTRANCE (to) ? (int) map->sides[seat]
                                      : crystal_find_side ((guint) from, (guint) to);

  if (side < 0)
    return;
  look->trail[from] |= (guint8) (1u << side);
  if (!CRYSTAL_IS_ENTRANCE (to))
    look->trail[to] |= (guint8) (1u << CRYSTAL_OPPOSITE (side));
}

static void
light_way (const CrystalMap *map,
           guint seat,
           int landing,
           TmResolution *readings,
           CrystalFlight *flight,
           CrystalBoardLook *look)
{
  int from = map->dwarfs[seat];

  crystal_map_find_way (map, seat, from, landing, readings, flight);
  for (guint i = 0; i < flight->n_way; i++)
    {
      if (!CRYSTAL_IS_ENTRANCE (from))
        light_step (map, seat, from, flight->way[i], look);
      from = flight->way[i];
    }
}

/**
 * crystal_mark_landings:
 * @table: a table
 * @map: the mine
 * @look: gets the numbers of the dice that would land somewhere, and the way of a flight
 *
 * While a fight is open every losing face shows where it would lead.
 */
void
crystal_mark_landings (const TmTable *table, const CrystalMap *map, CrystalBoardLook *look)
{
  g_autoptr (TmResolution) readings = NULL;
  CrystalFightEvent event;
  CrystalFlight flight;
  CrystalBoosts boosts;

  if (!crystal_get_fight (table, &event)
      || tm_table_get_shared (table, COUNTER_FIGHT_STAGE) != STAGE_DIE
      || CRYSTAL_IS_ENTRANCE (map->dwarfs[event.seat]))
    return;
  readings = crystal_read_as_played (table);
  crystal_count_announced (table, event.seat, ENEMY_MONSTER, event.monster, readings, &boosts);
  for (int die = 1; die <= 6; die++)
    {
      CrystalFight fight = {
        .monster = event.monster,
        .health = tm_table_get_shared (table, COUNTER_FIGHT_HEALTH),
        .die = die,
        .die2 = event.monster == MONSTER_TWINS ? 6 : 0,
        .own = boosts.own,
        .boosts = tm_table_get_shared (table, COUNTER_FIGHT_BOOSTS),
        .pump = tm_table_get_shared (table, COUNTER_FIGHT_PUMP) + boosts.health,
      };
      CrystalFought fought;

      crystal_judge_fight (&fight, readings, &fought);
      if (fought.result != FIGHT_LOSE || fought.flee <= 0)
        continue;
      crystal_map_flee (map, event.seat, map->dwarfs[event.seat], (guint) fought.flee, readings,
                        &flight);
      for (guint i = 0; i < flight.n_landings; i++)
        {
          look->landings[flight.landings[i]] |= (guint8) (1u << die);
          light_way (map, event.seat, flight.landings[i], readings, &flight, look);
        }
    }
}

static gboolean
is_die_key (const TmOffer *offer)
{
  switch (offer->move)
    {
    case MOVE_FIGHT_ROLL:
    case MOVE_FIRST_ROLL:
    case MOVE_CONTROL_ROLL:
    case MOVE_PIT:
      return offer->key >= '1' && offer->key <= '6';
    default:
      return FALSE;
    }
}

static gboolean
has_die_keys (const TmOffers *offers)
{
  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    if (is_die_key (tm_offers_get (offers, i)))
      return TRUE;
  return FALSE;
}

/**
 * crystal_present_dice:
 * @scene: a scene
 * @parent: where it is added
 * @placed: offers that have a place
 *
 * Adds the keys of a real die, if one is to be told.
 */
void
crystal_present_dice (TmScene *scene, guint parent, CrystalPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  TmNode *tray;
  guint index;

  if (tm_table_get_phase (tm_scene_get_table (scene)) != PHASE_EVENT || !has_die_keys (offers))
    return;
  tray = tm_scene_add (scene, parent, TM_NODE_TRAY, tm_text (N_ ("Die")));
  index = tm_scene_get_last (scene);
  tray->max = 6;
  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      TmNode *die;

      if (!is_die_key (offer))
        continue;
      tm_scene_edit_node (scene, index)->detail = tm_text (N_ ("Touch what you rolled"));
      die = tm_scene_add (scene, index, TM_NODE_DIE, offer->label);
      die->min = 1;
      tm_node_set_value (die, (gint32) offer->key - '0', 6);
      die->offer = (int) i;
      die->seat = offer->seat;
      placed->placed[i] = TRUE;
    }
}

static void
add_boosts (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint pieces[CRYSTAL_MAX_BOOSTS];
  guint n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_FIGHT, (int) seat),
                                       pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 face = tm_table_get_piece_face (table, pieces[i]);
      TmNode *chip;

      if (face == TM_FACE_UNKNOWN)
        continue;
      chip = tm_scene_add_symbol (scene, panel, TM_NODE_CHIP,
                                  tm_text ("%s", tm_arg_face (PIECE_FIND, face)),
                                  crystal_find_words[face].symbol, TM_ROLE_NONE);
      chip->seat = (int) seat;
    }
}

static void
add_chance (TmScene *scene,
            guint panel,
            const CrystalFightEvent *event,
            const CrystalBoosts *boosts)
{
  const TmTable *table = tm_scene_get_table (scene);
  g_autoptr (TmResolution) readings = crystal_read_as_played (table);
  CrystalLaw law;
  TmNode *bar;

  crystal_boom_law (event->monster,
                    tm_table_get_shared (table, COUNTER_FIGHT_HEALTH)
                        + tm_table_get_shared (table, COUNTER_FIGHT_PUMP) + boosts->health,
                    boosts->own, 0,
                    tm_table_get_shared (table, COUNTER_FIGHT_STAGE) == STAGE_FIRST_ROLL,
                    tm_table_get_n_seats (table), readings, &law);
  if (law.of == 0 || law.of > G_MAXINT32)
    return;
  bar = tm_scene_add (scene, panel, TM_NODE_BAR, tm_text (N_ ("Chance to win")));
  bar->role = TM_ROLE_LIFE;
  tm_node_set_value (bar, (gint32) law.win, (gint32) law.of);
}

/* Offers that belong to the event: calls, healths, what to do with the card. */
static void
add_choices (TmScene *scene, guint panel, CrystalPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < MIN (tm_offers_get_n (offers), CRYSTAL_MAX_PLACED); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (placed->placed[i] || offer->is_primary || !offer->is_usual || offer->piece >= 0
          || offer->cell >= 0 || is_die_key (offer))
        continue;
      switch (offer->move)
        {
        case MOVE_BOOM:
        case MOVE_RIDDLE:
        case MOVE_EVEN_ODD:
        case MOVE_FIND:
        case MOVE_PASS:
        case MOVE_CONTROL_ROLL:
        case MOVE_PIT:
        case MOVE_THROWN:
        case MOVE_FLEE:
          crystal_add_offer (scene, panel, TM_NODE_BUTTON, i, placed);
          break;
        default:
          break;
        }
    }
}

static guint
add_monster (TmScene *scene, const CrystalFightEvent *event)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 health = tm_table_get_shared (table, COUNTER_FIGHT_HEALTH)
                  + tm_table_get_shared (table, COUNTER_FIGHT_PUMP);
  TmNode *panel = tm_scene_add_symbol (
      scene, 0, TM_NODE_PANEL,
      tm_text ("%s", tm_arg_word (crystal_monster_words[event->monster].name)),
      crystal_monster_words[event->monster].symbol, TM_ROLE_MONSTER);
  guint index = tm_scene_get_last (scene);
  g_autoptr (TmResolution) readings = crystal_read_as_played (table);
  CrystalBoosts boosts;

  panel->seat = (int) event->seat;
  panel->detail = tm_text (N_ ("Health %s"), tm_arg_number (health));
  crystal_count_announced (table, event->seat, ENEMY_MONSTER, event->monster, readings, &boosts);
  if (boosts.own != 0)
    tm_scene_add (scene, index, TM_NODE_TEXT,
                  tm_text (N_ ("The die counts %s more."), tm_arg_number (boosts.own)));
  add_boosts (scene, index, event->seat);
  add_chance (scene, index, event, &boosts);
  return index;
}

static guint
add_duel (TmScene *scene, const guint seats[2])
{
  const TmTable *table = tm_scene_get_table (scene);
  g_autoptr (TmResolution) readings = crystal_read_as_played (table);
  CrystalBoosts boosts[2];
  CrystalDuelLaw law;
  guint index;
  TmNode *bar;

  tm_scene_add_symbol (
      scene, 0, TM_NODE_PANEL,
      tm_text (N_ ("%s against %s"), tm_arg_seat (seats[0]), tm_arg_seat (seats[1])), "sword",
      TM_ROLE_MONSTER);
  index = tm_scene_get_last (scene);
  for (guint i = 0; i < 2; i++)
    {
      crystal_count_announced (table, seats[i], ENEMY_DWARF, MONSTER_OTHER, readings, &boosts[i]);
      add_boosts (scene, index, seats[i]);
    }
  crystal_duel_law (boosts[0].own + boosts[1].rival - boosts[1].own - boosts[0].rival, 0, &law);
  bar = tm_scene_add (scene, index, TM_NODE_BAR, tm_text (N_ ("%s wins"), tm_arg_seat (seats[0])));
  bar->seat = (int) seats[0];
  tm_node_set_value (bar, (gint32) law.a, (gint32) law.of);
  return index;
}

static guint
add_plain (TmScene *scene, const CrystalPending *top)
{
  static const char *const symbols[N_PENDINGS] = {
    [PENDING_BOOM] = "boom",      [PENDING_FLEE] = "boots",   [PENDING_PIT] = "pit",
    [PENDING_EVEN_ODD] = "die",   [PENDING_FIND] = "sack",    [PENDING_LAY] = "tunnel",
    [PENDING_FURTHER] = "boots",  [PENDING_DISCARD] = "sack", [PENDING_THROWN] = "boots",
    [PENDING_FIRST_ROLL] = "die", [PENDING_TILE] = "tunnel",  [PENDING_KEEP] = "clover",
  };
  TmNode *panel
      = tm_scene_add_symbol (scene, 0, TM_NODE_PANEL,
                             tm_text ("%s", tm_arg_word (black_crystal_kit.events[top->kind].name)),
                             symbols[top->kind], TM_ROLE_NONE);

  panel->seat = top->seat;
  return tm_scene_get_last (scene);
}

/* Whether dice decide: at the foot of the panel stands where they come from. */
static gboolean
rolls (const CrystalPending *top)
{
  return top->kind == PENDING_FIGHT || top->kind == PENDING_PIT || top->kind == PENDING_FIRST_ROLL
         || top->kind == PENDING_DUEL || top->kind == PENDING_EVEN_ODD;
}

/**
 * crystal_present_fight:
 * @scene: a scene
 * @placed: offers that have a place
 *
 * Adds what has to be settled now, with what can be done about it.
 */
void
crystal_present_fight (TmScene *scene, CrystalPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  CrystalFightEvent fight;
  CrystalPending top;
  guint seats[2], panel;

  if (tm_table_get_phase (table) == PHASE_OVER || !crystal_get_pending (table, 0, &top))
    return;
  if (crystal_get_fight (table, &fight))
    panel = add_monster (scene, &fight);
  else if (crystal_get_duel (table, seats, NULL))
    panel = add_duel (scene, seats);
  else
    panel = add_plain (scene, &top);
  add_choices (scene, panel, placed);
  if (rolls (&top))
    {
      tm_scene_edit_node (scene, panel)->option = OPTION_DICE;
      crystal_present_dice (scene, 0, placed);
    }
}
