/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sheet of the team that is shown: heroes and health, items, tracks, the dungeon. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-board.h"
#include "paper-dungeons-odds.h"
#include "paper-dungeons-present.h"
#include "paper-dungeons-setup.h"

/* How many circles of the minion track are shown at least. */
#define USUAL_MINIONS 12

/* With a die picked, only its own offers count. */
static gboolean
is_of_picked (const TmScene *scene, const TmOffer *offer)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  int die = paper_get_picked_die (tm_scene_get_table (scene), tm_offers_get_picks (offers));

  switch (offer->move)
    {
    case MOVE_LEVEL:
    case MOVE_CRAFT:
    case MOVE_BREW:
    case MOVE_WALK:
    case MOVE_WASTE:
      return die >= 0 && tm_offer_get_preset (offer, DIE_DIE) == die;
    default:
      return TRUE;
    }
}

/**
 * paper_find_offer:
 * @scene: a scene
 * @move: kind of a move
 * @seat: whose it is
 * @param: a parameter that is preset
 * @value: its value; -1: any
 *
 * Finds what touching something of a team makes: of dice, only what the picked one does.
 *
 * Returns: the index of the offer, or -1
 */
int
paper_find_offer (const TmScene *scene, guint move, guint seat, guint param, gint32 value)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (offer->move == move && offer->seat == (int) seat && is_of_picked (scene, offer)
          && (value < 0 || tm_offer_get_preset (offer, param) == value))
        return (int) i;
    }
  return -1;
}

static int
find_either (const TmScene *scene, guint by_die, guint by_right, guint seat, gint32 value)
{
  int offer = paper_find_offer (scene, by_die, seat, DIE_WHAT, value);

  return offer >= 0 ? offer : paper_find_offer (scene, by_right, seat, FREE_WHAT, value);
}

/* What is owed, and what the dice of the round still allow */

static void
add_buttons_of (TmScene *scene, guint panel, guint move, guint seat)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (offer->move == move && offer->seat == (int) seat && is_of_picked (scene, offer))
        tm_scene_add_action (scene, panel, TM_NODE_BUTTON, i);
    }
}

static void
add_owed (TmScene *scene, guint panel, const PaperTeam *team)
{
  static const char *const names[PAPER_N_OWED]
      = { N_ ("Choose a hero for a free level"), N_ ("Choose an item for a free cell"),
          N_ ("Choose a minion to cross out"), N_ ("Choose a gem") };

  for (guint i = 0; i < PAPER_N_OWED; i++)
    if (team->owed[i] > 0)
      {
        TmNode *node = tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (names[i]));

        node->detail
            = tm_text_n ("%s still to choose", "%s still to choose", tm_arg_number (team->owed[i]));
        node->state = TM_STATE_WARNING;
      }
}

static void
add_dice_left (TmScene *scene, guint panel, const PaperTeam *team)
{
  guint phase = tm_table_get_phase (tm_scene_get_table (scene));
  TmNode *track;

  if (phase != PHASE_ACT)
    return;
  track = tm_scene_add (scene, panel, TM_NODE_TRACK, tm_text (N_ ("Dice chosen")));
  tm_node_set_value (track, (gint32) paper_team_count_used (team), 3);
  if (team->steps > 0)
    track->detail = tm_text_n ("%s step left", "%s steps left", tm_arg_number (team->steps));
}

/* Heroes */

static TmText
describe_colour (const PaperTeam *team, guint hero)
{
  return team->colours[hero] == COLOUR_BLACK
             ? tm_text (N_ ("level %s, black"), tm_arg_number (team->levels[hero]))
             : tm_text (N_ ("level %s, white"), tm_arg_number (team->levels[hero]));
}

static void
add_heroes (TmScene *scene, guint panel, guint seat, const PaperTeam *team)
{
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      TmNode *button
          = tm_scene_add (scene, panel, TM_NODE_BUTTON, tm_text (paper_hero_words[hero].name));

      button->symbol = paper_hero_words[hero].symbol;
      button->detail = describe_colour (team, hero);
      button->offer = find_either (scene, MOVE_LEVEL, MOVE_GAIN_LEVEL, seat, (gint32) hero);
    }
}

static void
add_health (TmScene *scene, guint panel, const PaperTeam *team)
{
  gint32 health = (gint32) paper_team_get_health (team);
  TmNode *track = tm_scene_add (
      scene, panel, TM_NODE_TRACK,
      tm_text (N_ ("Wounds %s · health %s"), tm_arg_number (team->wounds), tm_arg_number (health)));

  track->role = TM_ROLE_WOUND;
  tm_node_set_value (track, MIN (team->wounds, health), health);
  if (team->resurrected)
    track->detail = tm_text (N_ ("resurrected, fame −9"));
  else
    track->detail = tm_text_n ("%s free heart", "%s free hearts",
                               tm_arg_number ((gint32) paper_team_count_hearts (team)));
}

static TmText
describe_cards (const PaperTeam *team)
{
  if (team->talent < 0 || team->goal < 0)
    return TM_TEXT_NONE;
  return tm_text ("%s · %s", tm_arg_word (paper_talent_words[team->talent].name),
                  tm_arg_word (paper_goal_words[team->goal].name));
}

/* What the potions heal, and how to brew more. */
static void
add_potions (TmScene *scene, guint panel, guint seat, const PaperTeam *team)
{
  PaperSheet sheet;
  TmNode *node;

  paper_read_sheet (tm_scene_get_table (scene), &sheet);
  node = tm_scene_add (scene, panel, TM_NODE_TRACK, tm_text (N_ ("Potions")));
  node->role = TM_ROLE_LIFE;
  node->detail = tm_text (N_ ("%s of %s hearts used"), tm_arg_number (team->healed),
                          tm_arg_number (team->potions * PAPER_HEARTS));
  tm_node_set_value (node, MIN (team->potions, sheet.capacity), sheet.capacity);
  node = tm_scene_add (scene, panel, TM_NODE_BUTTON, tm_text (N_ ("Brew")));
  node->symbol = "potion";
  node->detail = tm_text_n ("%s potion", "%s potions",
                            tm_arg_number ((gint32) paper_get_brewed (team->talent)));
  node->offer = paper_find_offer (scene, MOVE_BREW, seat, DIE_WHAT, -1);
}

/* Steps that nobody wants to make, or a die that nobody wants to use. The button is always there, so
 * that nothing moves when a die is touched. */
static void
add_way_out (TmScene *scene, guint panel, guint seat)
{
  int offer = paper_find_offer (scene, MOVE_STOP, seat, FREE_SEAT, -1);
  TmNode *button;

  if (tm_table_get_phase (tm_scene_get_table (scene)) != PHASE_ACT)
    return;
  if (offer < 0)
    offer = paper_find_offer (scene, MOVE_WASTE, seat, DIE_SEAT, -1);
  button = tm_scene_add (scene, panel, TM_NODE_BUTTON, tm_text (N_ ("Leave the die unused")));
  button->seat = (int) seat;
  button->offer = offer;
  if (offer >= 0)
    button->label = tm_offers_get (tm_scene_get_offers (scene), (guint) offer)->label;
}

/**
 * paper_present_team:
 * @scene: a scene
 * @seat: a team whose sheet is kept in full
 *
 * Shows what a team does in every round, in a panel: what it still has to choose, its heroes, health
 * and potions.
 */
void
paper_present_team (TmScene *scene, guint seat)
{
  TmNode *panel = tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, tm_text ("%s", tm_arg_seat (seat)),
                                       "pawn", TM_ROLE_TREASURE);
  guint index = tm_scene_get_last (scene);
  PaperTeam team;

  paper_read_team (tm_scene_get_table (scene), seat, &team);
  panel->seat = (int) seat;
  panel->detail = describe_cards (&team);
  add_owed (scene, index, &team);
  add_buttons_of (scene, index, MOVE_ASSIGN, seat);
  add_buttons_of (scene, index, MOVE_STEAL, seat);
  paper_add_actions (scene, index, MOVE_CLAIM, seat);
  add_dice_left (scene, index, &team);
  add_heroes (scene, index, seat, &team);
  add_health (scene, index, &team);
  add_potions (scene, index, seat, &team);
  add_way_out (scene, index, seat);
  add_buttons_of (scene, index, MOVE_LATE_HEAL, seat);
}

/* Items */

static TmText
describe_gift (guint item)
{
  static const char *const gifts[] = {
    [GIVES_NONE] = N_ ("fame only"),
    [GIVES_MINION_LEVEL] = N_ ("+1 level against minions"),
    [GIVES_POTIONS_3] = N_ ("3 potions at once"),
    [GIVES_WATER] = N_ ("steps across water"),
    [GIVES_WALLS] = N_ ("steps through walls"),
    [GIVES_POWER_3] = N_ ("+3 power against monsters"),
    [GIVES_MINIONS_2] = N_ ("2 minions crossed out"),
    [GIVES_LEVEL_1] = N_ ("one hero up one level"),
  };

  return tm_text (gifts[paper_item_gives[item]]);
}

static void
present_items (TmScene *scene, guint seat, const PaperTeam *team)
{
  guint n_cells;
  gint32 bonus;
  gint32 fame = paper_get_item_fame (team->cells, &n_cells, &bonus);
  TmNode *panel = tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, tm_text (N_ ("Magic items")),
                                       "sword", TM_ROLE_MAGIC);
  guint index = tm_scene_get_last (scene);

  panel->detail = tm_text (N_ ("fame %s"), tm_arg_number (fame));
  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    {
      TmNode *button
          = tm_scene_add (scene, index, TM_NODE_BUTTON, tm_text (paper_item_words[item].name));
      guint child = tm_scene_get_last (scene);

      button->symbol = paper_item_words[item].symbol;
      button->detail = team->cells[item] == 2
                           ? tm_text (N_ ("complete"))
                           : tm_text (N_ ("%s of 2"), tm_arg_number (team->cells[item]));
      button->state = team->cells[item] == 2 ? TM_STATE_DONE : 0;
      button->offer = find_either (scene, MOVE_CRAFT, MOVE_GAIN_ITEM, seat, (gint32) item);
      tm_scene_add (scene, child, TM_NODE_TEXT, describe_gift (item));
    }
}

/* Tracks */

static TmText
describe_fame (gint32 fame)
{
  return fame == PAPER_UNKNOWN ? tm_text (N_ ("as the sheet says"))
                               : tm_text (N_ ("fame %s"), tm_arg_number (fame));
}

static void
add_track (
    TmScene *scene, guint panel, TmText label, gint32 value, gint32 max, TmRole role, TmText detail)
{
  TmNode *track = tm_scene_add (scene, panel, TM_NODE_TRACK, label);

  track->role = role;
  track->detail = detail;
  tm_node_set_value (track, MIN (value, max), max);
}

static TmText
describe_goal (const TmTable *table, guint seat, const PaperTeam *team)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_table_get_box (table));
  PaperFacts facts;
  gint32 have, next, fame;

  tm_resolution_reset (resolution, table, FALSE);
  paper_read_facts (table, seat, &facts);
  fame = paper_count_goal ((PaperGoal) team->goal, &facts, resolution, &have, &next);
  if (next < 0)
    return tm_text (N_ ("%s, fame %s"), tm_arg_number (have), tm_arg_number (fame));
  return tm_text (N_ ("%s of %s, fame %s"), tm_arg_number (have), tm_arg_number (next),
                  tm_arg_number (fame));
}

/* The power now, and what is missing for the next limit. */
static void
add_power (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 power = paper_get_sheet_power (table, seat);
  int face = paper_get_monster (table, paper_get_stage (MAX (paper_get_round (table), 1)));
  PaperMonster monster;
  TmNode *node;

  if (face < 0 || tm_table_get_phase (table) >= PHASE_FINAL)
    return;
  paper_read_monster (table, face, &monster);
  node = tm_scene_add (scene, panel, TM_NODE_TEXT,
                       tm_text (N_ ("Power against %s: %s"), tm_arg_face (PIECE_MONSTER, face),
                                tm_arg_number (power)));
  for (guint range = 0; range < PAPER_N_STAGES; range++)
    if (monster.limits[range] != PAPER_UNKNOWN && power < monster.limits[range])
      {
        node->detail
            = tm_text (N_ ("%s more for %s"), tm_arg_number (monster.limits[range] - power),
                       tm_arg_number (monster.limits[range]));
        return;
      }
}

static void
present_tracks (TmScene *scene, guint seat, const PaperTeam *team)
{
  const TmTable *table = tm_scene_get_table (scene);
  PaperSheet sheet;
  guint panel;

  paper_read_sheet (table, &sheet);
  tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, tm_text (N_ ("Tracks and goal")), "gem",
                       TM_ROLE_TREASURE);
  panel = tm_scene_get_last (scene);
  add_track (scene, panel, tm_text (N_ ("Gems")), team->gems, PAPER_MAX_GEMS, TM_ROLE_TREASURE,
             describe_fame (sheet.gem_fame[team->gems]));
  add_track (scene, panel, tm_text (N_ ("Minions")), team->minions,
             MAX (team->minions, USUAL_MINIONS), TM_ROLE_MONSTER,
             describe_fame (sheet.minion_fame[team->minions]));
  if (team->goal >= 0)
    tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (paper_goal_words[team->goal].name))->detail
        = describe_goal (table, seat, team);
  add_power (scene, panel, seat);
}

/* The dungeon */

/**
 * paper_present_map:
 * @scene: a scene
 * @parent: the node to add the map to
 * @seat: the team whose way is shown
 *
 * Adds the dungeon with the way of a team. Rooms that it can get to are lit and lead there when
 * touched; those that nobody has told are asked about first.
 */
void
paper_present_map (TmScene *scene, guint parent, int seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmOffers *offers = tm_scene_get_offers (scene);
  gint32 lit[PAPER_N_CELLS];
  PaperTeam team;
  PaperMap map;
  TmNode *grid;
  guint index;

  if (tm_table_get_phase (table) == PHASE_SETUP)
    return;
  paper_read_team (table, (guint) seat, &team);
  paper_read_map (table, &map);
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    lit[cell] = -1;
  for (guint i = offers != NULL ? tm_offers_get_n (offers) : 0; i > 0; i--)
    {
      const TmOffer *offer = tm_offers_get (offers, i - 1);

      if (offer->cell >= 0 && offer->seat == seat && is_of_picked (scene, offer))
        lit[offer->cell & 0xffff] = (gint32) i - 1;
    }
  grid = tm_scene_add (scene, parent, TM_NODE_GRID,
                       tm_text (N_ ("Dungeon of %s"), tm_arg_seat ((guint) seat)));
  index = tm_scene_get_last (scene);
  grid->seat = seat;
  grid->max = PAPER_COLUMNS;
  grid->has_value = TRUE;
  for (guint row = PAPER_ROWS; row > 0; row--)
    for (guint column = 0; column < PAPER_COLUMNS; column++)
      {
        guint cell = PAPER_CELL (column, row - 1);
        guint node = tm_scene_get_last (scene) + 1;

        paper_add_cell (scene, index, &map, cell, &team, lit[cell] >= 0 ? TM_STATE_CHOSEN : 0);
        tm_scene_edit_node (scene, node)->offer = lit[cell];
        tm_scene_edit_node (scene, node)->seat = seat;
      }
}

/* Chances of the next throw: a die for each hero that can still rise */

/**
 * paper_present_odds:
 * @scene: a scene
 * @seat: a team whose sheet is kept in full
 *
 * Adds the chances of a die for each hero before the dice are thrown.
 */
void
paper_present_odds (TmScene *scene, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  PaperTeam team;
  PaperOdds chances;
  gboolean swap;
  guint odds;

  paper_read_team (table, seat, &team);
  swap = team.levels[HERO_MAGE] >= PAPER_PERK_LEVEL;
  if (tm_table_get_phase (table) != PHASE_ROLL || !paper_read_odds (table, &chances)
      || !chances.is_counted)
    return;
  tm_scene_add (scene, 0, TM_NODE_ODDS, tm_text (N_ ("A die for the hero in the next roll")))
      ->detail
      = tm_text_n ("exact, %s outcome", "exact, %s outcomes", tm_arg_number ((gint32) chances.of));
  odds = tm_scene_get_last (scene);
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      PaperNeed need = { (guint8) hero, team.colours[hero] };
      PaperTally tally;
      TmNode *bar;

      if (team.levels[hero] == PAPER_MAX_LEVEL)
        continue;
      paper_odds_count_serving (&chances, need, TRUE, swap, &tally);
      bar = tm_scene_add (scene, odds, TM_NODE_BAR, tm_text (paper_hero_words[hero].name));
      tm_node_set_value (bar, (gint32) (chances.of - tally.ways[0]), (gint32) chances.of);
    }
}

/**
 * paper_present_sheet:
 * @scene: a scene
 * @seat: a team whose sheet is kept in full
 *
 * Shows the rest of the sheet of a team, in panels: items and tracks.
 */
void
paper_present_sheet (TmScene *scene, guint seat)
{
  PaperTeam team;

  paper_read_team (tm_scene_get_table (scene), seat, &team);
  present_items (scene, seat, &team);
  present_tracks (scene, seat, &team);
}
