/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen of a match: where we are, the map, the quests, the decks. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-present.h"
#include "tm-text.h"

/* How many cards are asked for at once. */
#define MOST_TO_TELL 6

/**
 * dungeoneer_count_offers:
 * @scene: a scene
 *
 * Returns: how many offers there are to be placed
 */
guint
dungeoneer_count_offers (const TmScene *scene)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  return offers == NULL ? 0 : MIN (tm_offers_get_n (offers), DUNGEONEER_MAX_PLACED);
}

/**
 * dungeoneer_add_button:
 * @scene: a scene
 * @parent: the node it becomes part of
 * @offer: an offer
 * @placed: (inout): offers that have a place
 *
 * Adds a button for an offer, which has its place by that.
 *
 * Returns: (transfer none): the node
 */
TmNode *
dungeoneer_add_button (TmScene *scene, guint parent, guint offer, DungeoneerPlaced *placed)
{
  placed->placed[offer] = TRUE;
  return tm_scene_add_action (scene, parent, TM_NODE_BUTTON, offer);
}

/**
 * dungeoneer_find_offer_of_piece:
 * @scene: a scene
 * @piece: a card
 * @placed: (inout): offers that have a place
 *
 * Finds an offer that a touch of a card makes; it has its place by that.
 *
 * Returns: the offer, or -1
 */
int
dungeoneer_find_offer_of_piece (const TmScene *scene, guint piece, DungeoneerPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; i < dungeoneer_count_offers (scene); i++)
    if (tm_offers_get (offers, i)->piece == (int) piece && !placed->placed[i])
      {
        placed->placed[i] = TRUE;
        return (int) i;
      }
  return -1;
}

/* The banner */

static TmText
name_setting_up (const TmTable *table)
{
  if (dungeoneer_has_map (table) && dungeoneer_has_variant (table, OPTION_NO_BLANKS)
      && dungeoneer_get_active (table) >= 0)
    return tm_text (N_ ("%s lays a location"), tm_arg_seat (dungeoneer_get_active (table)));
  return tm_text (N_ ("Before the dungeon"));
}

static TmText
name_battle (const TmTable *table)
{
  switch (dungeoneer_get_step (table))
    {
    case STEP_ATTACK:
      return tm_text (N_ ("Battle: how do they attack?"));
    case STEP_CHALLENGE:
      return tm_text (N_ ("Battle: who strikes back?"));
    case STEP_LAIR:
      return tm_text (N_ ("Battle: where do the monsters go?"));
    case STEP_REWARD:
      return tm_text (N_ ("Battle: the reward"));
    default:
      return tm_text (N_ ("Battle: responses, then the dice"));
    }
}

/* Who attacks whom with which numbers: what the dice are added to. */
static TmText
describe_roll (const TmTable *table)
{
  int column = dungeoneer_get_next_roll (table);
  DungeoneerAttack attack;
  TmTextArg who, whom, form;

  if (column < 0)
    return tm_text (
        N_ ("Whoever is attacked may answer first; modifiers are told before the roll."));
  dungeoneer_get_attack (table, (guint) column, &attack);
  who = attack.kind >= ATTACKER_HERO ? tm_arg_seat (attack.who)
                                     : dungeoneer_name_piece (table, (guint) attack.who);
  whom = attack.target_piece >= 0 ? dungeoneer_name_piece (table, (guint) attack.target_piece)
                                  : tm_arg_seat (MAX (attack.target, 0));
  form = tm_arg_word (dungeoneer_stat_words[CLAMP (attack.form, 0, DUNGEONEER_N_FORMS - 1)].name);
  return tm_text (N_ ("%s against %s, %s: attack +%s, counter +%s"), who, whom, form,
                  tm_arg_number (dungeoneer_get_attack_stat (table, &attack, NULL)),
                  tm_arg_number (dungeoneer_get_counter_stat (table, &attack, NULL)));
}

static TmText
describe_battle (const TmTable *table)
{
  switch (dungeoneer_get_step (table))
    {
    case STEP_ATTACK:
      return tm_text (N_ ("Further monsters come now; then each attack gets its form."));
    case STEP_CHALLENGE:
      return dungeoneer_is_solo (table)
                 ? tm_text (N_ ("The hero strikes back once in a turn, for an action point."))
                 : tm_text (
                       N_ ("A hero who was attacked strikes once, for a point that was kept."));
    case STEP_LAIR:
      return dungeoneer_is_solo (table)
                 ? tm_text (N_ ("The dearest monster goes to the lair, which has room for three."))
                 : tm_text (N_ ("Unhurt: hand or lair. Wounded: lair or discard."));
    case STEP_REWARD:
      return dungeoneer_is_solo (table)
                 ? tm_text (N_ ("Now lasting treasures can be played."))
                 : tm_text (N_ ("A peril for each wound to a hero, to whomever you like."));
    default:
      return describe_roll (table);
    }
}

static TmText
name_turn (const TmTable *table)
{
  TmTextArg who = tm_arg_seat (dungeoneer_get_active (table));

  switch (tm_table_get_phase (table))
    {
    case PHASE_RESET:
      return tm_text (N_ ("I. Reset: %s"), who);
    case PHASE_MISDEEDS:
      return tm_text (N_ ("II. Misdeeds: %s is the dungeonlord"), who);
    case PHASE_LOCATIONS:
      return tm_text (N_ ("III. Locations: %s"), who);
    case PHASE_FEATS:
      return tm_text (N_ ("IV. Feats: %s"), who);
    case PHASE_DISCARD:
    default:
      return tm_text (N_ ("V. Discard and draw: %s"), who);
    }
}

/* Whose peril may be spent. */
static TmText
describe_misdeeds (const TmTable *table, guint seat)
{
  guint32 payers = 0;

  for (guint other = 0; other < tm_table_get_n_seats (table); other++)
    if (other != seat && dungeoneer_get (table, COUNTER_ALIVE, other) != 0
        && dungeoneer_get (table, COUNTER_PERIL, other) > 0)
      payers |= 1u << other;
  if (payers == 0)
    return tm_text (N_ ("Nobody else has peril that could be spent."));
  return tm_text (N_ ("The peril of the target pays: %s. Never your own."), tm_arg_seats (payers));
}

static TmText
describe_feats (const TmTable *table, guint seat)
{
  gint32 ap
      = dungeoneer_get (table, COUNTER_AP, seat) + dungeoneer_get (table, COUNTER_FALL_AP, seat);

  if (tm_table_get_shared (table, COUNTER_HAZARD) != 0)
    return tm_text (N_ ("The hazard of the location comes first."));
  if (dungeoneer_get_passed (table) >= 0)
    return tm_text (N_ ("%s: the quest is passed, take the reward."),
                    dungeoneer_name_piece (table, (guint) dungeoneer_get_passed (table)));
  if (dungeoneer_get (table, COUNTER_FALLEN, seat) != 0)
    return tm_text_n ("Has fallen: %s action point to stand up.",
                      "Has fallen: %s action points, one to stand up.", tm_arg_number (ap));
  return ap == 0 ? tm_text (N_ ("No action point left: glory cards and a first attempt are free."))
                 : tm_text_n ("%s action point: move, explore, try quests, play glory cards.",
                              "%s action points: move, explore, try quests, play glory cards.",
                              tm_arg_number (ap));
}

static TmText
describe_solo (const TmTable *table)
{
  if (tm_table_get_shared (table, COUNTER_PERIL_DICE) > 0)
    return tm_text (N_ ("A die that is not above the printed peril draws a peril card."));
  return tm_text (N_ ("Banes come first, then the monsters fight together."));
}

/* Phase V alone: nothing is discarded. */
static TmText
describe_solo_end (const TmTable *table)
{
  if (tm_table_get_shared (table, COUNTER_ENDED) != 0)
    return tm_text (N_ ("A glory card may be drawn."));
  if (dungeoneer_get (table, COUNTER_MOVED, 0) == 0)
    return tm_text (N_ (
        "Has not moved: glory and peril dice of the location come, too. Then draw a glory card."));
  return tm_text (N_ ("Nothing is discarded: draw a glory card."));
}

static TmText
describe_turn (const TmTable *table)
{
  guint seat = (guint) MAX (dungeoneer_get_active (table), 0);

  if (dungeoneer_is_solo (table)
      && tm_table_get_shared (table, COUNTER_PERIL_DICE)
                 + tm_table_get_shared (table, COUNTER_PERIL_CARDS)
             > 0)
    return describe_solo (table);
  if (dungeoneer_is_solo (table) && tm_table_get_phase (table) == PHASE_DISCARD)
    return describe_solo_end (table);
  switch (tm_table_get_phase (table))
    {
    case PHASE_RESET:
      return tm_text (N_ ("Effects of the turn end, action points come back."));
    case PHASE_MISDEEDS:
      return describe_misdeeds (table, seat);
    case PHASE_LOCATIONS:
      return tm_text (N_ ("Draw a location and touch a place that is lit."));
    case PHASE_FEATS:
      return describe_feats (table, seat);
    case PHASE_DISCARD:
    default:
      return dungeoneer_get (table, COUNTER_MOVED, seat) != 0
                 ? tm_text (N_ ("Discard one, keep a point, draw up to five."))
                 : tm_text (N_ (
                       "Has not moved: the points of the location come, too. Discard one, draw up to five."));
    }
}

static void
add_steps (TmScene *scene, guint banner)
{
  const TmTable *table = tm_scene_get_table (scene);

  tm_scene_add_step (scene, banner, tm_text (N_ ("Reset")), PHASE_RESET);
  if (!dungeoneer_is_solo (table))
    tm_scene_add_step (scene, banner, tm_text (N_ ("Misdeeds")), PHASE_MISDEEDS);
  tm_scene_add_step (scene, banner, tm_text (N_ ("Locations")), PHASE_LOCATIONS);
  tm_scene_add_step (scene, banner, tm_text (N_ ("Feats")), PHASE_FEATS);
  tm_scene_add_step (scene, banner,
                     tm_text ("%s", tm_arg_word (TM_WORD ("dungeoneer phase", "Draw"))),
                     PHASE_DISCARD);
}

static void
add_battle_steps (TmScene *scene, guint banner)
{
  static const char *const numerals[] = { "I", "II", "III", "IV", "V", "VI", "VII", "VIII" };
  guint step = dungeoneer_get_step (tm_scene_get_table (scene));

  for (guint i = STEP_ATTACK; i <= STEP_REWARD; i++)
    {
      TmNode *node = tm_scene_add (scene, banner, TM_NODE_STEP,
                                   i == step || (step == STEP_RESPONSE && i == STEP_ATTACK_ROLL)
                                       ? tm_text ("%s", tm_arg_word (dungeoneer_step_words[i].name))
                                       : tm_text (numerals[i - 1]));

      if (i < step)
        node->state = TM_STATE_DONE;
      else if (i == step)
        node->state = TM_STATE_CURRENT;
    }
}

static void
add_banner (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint phase = tm_table_get_phase (table);
  TmResult result = { 0 };

  if (phase == PHASE_OVER)
    {
      dungeoneer_get_result (table, &result);
      tm_scene_add_banner (scene, result.sentence, TM_TEXT_NONE);
    }
  else if (phase == PHASE_SETUP)
    tm_scene_add_banner (scene, name_setting_up (table),
                         tm_text (N_ ("Heroes, quests, the entrance and four tunnels.")));
  else if (dungeoneer_is_battle (table))
    {
      tm_scene_add_banner (scene, name_battle (table), describe_battle (table));
      add_battle_steps (scene, tm_scene_get_last (scene));
    }
  else
    {
      tm_scene_add_banner (scene, name_turn (table), describe_turn (table));
      add_steps (scene, tm_scene_get_last (scene));
    }
}

/* Quests and decks */

static const char *
get_category_name (const TmTable *table, guint quest)
{
  gint32 category = dungeoneer_get_category (table, quest);

  return category >= 0 && category < DUNGEONEER_N_CATEGORIES
             ? dungeoneer_category_words[category].name
             : N_ ("not told yet");
}

/**
 * dungeoneer_describe_quest:
 * @table: a table
 * @quest: a quest
 *
 * Returns: what it is about and where its escort is, in a few words
 */
TmText
dungeoneer_describe_quest (const TmTable *table, guint quest)
{
  gint32 category = dungeoneer_get_category (table, quest);
  gint32 place = dungeoneer_get_piece_printed (table, quest, QUEST_PLACE);

  if (dungeoneer_get_escort_cell (table, quest) >= 0)
    return tm_text (N_ ("left behind on %s"),
                    tm_arg_cell (GRID_MAP, dungeoneer_get_escort_cell (table, quest)));
  if (dungeoneer_get_escort (table, quest) >= 0)
    return tm_text (N_ ("taken along by %s"), tm_arg_seat (dungeoneer_get_escort (table, quest)));
  if (category < 0 || category >= DUNGEONEER_N_CATEGORIES)
    return tm_text (N_ ("not told yet"));
  if (place < 0 || place >= (gint32) tm_box_get_n_faces (tm_table_get_box (table), PIECE_LOCATION))
    return tm_text ("%s", tm_arg_word (dungeoneer_category_words[category].name));
  return tm_text (N_ ("%s: %s"), tm_arg_word (dungeoneer_category_words[category].name),
                  tm_arg_face (PIECE_LOCATION, place));
}

/* One quest: what can be done about it, or what it is about. */
static void
add_quest (TmScene *scene, guint panel, guint quest, DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  int offer = dungeoneer_find_offer_of_piece (scene, quest, placed);

  if (offer >= 0)
    dungeoneer_add_button (scene, panel, (guint) offer, placed);
  else
    tm_scene_add (scene, panel, TM_NODE_TEXT,
                  tm_text (N_ ("%s (%s)"), dungeoneer_name_piece (table, quest),
                           tm_arg_word (get_category_name (table, quest))));
}

static void
add_quest_zone (TmScene *scene, guint panel, guint zone, DungeoneerPlaced *placed)
{
  guint pieces[DUNGEONEER_N_QUESTS];
  guint n = tm_table_list_zone (tm_scene_get_table (scene), zone, pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    add_quest (scene, panel, pieces[i], placed);
}

/* The quests of whoever has the turn, and the common ones. */
static void
add_quests (TmScene *scene, guint panel, guint seat, DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint common = tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT);

  add_quest_zone (scene, panel, tm_table_get_zone (table, ZONE_PERSONAL, (int) seat), placed);
  if (tm_table_count_zone (table, common) > 0)
    tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (N_ ("Common:")));
  add_quest_zone (scene, panel, common, placed);
}

/* What whoever has the turn can do beside the map and the primary action. */
static gboolean
is_of_turn (const TmScene *scene, guint offer, guint seat, const DungeoneerPlaced *placed)
{
  const TmOffer *it = tm_offers_get (tm_scene_get_offers (scene), offer);

  /* A monster of the lair attacks one or the other: its card alone would not say whom. */
  return !placed->placed[offer] && !it->is_primary && it->is_usual && it->seat == (int) seat
         && (it->piece < 0 || it->move == MOVE_PLAY_PERIL) && it->cell < 0;
}

static gboolean
has_turn_offers (const TmScene *scene, guint seat, const DungeoneerPlaced *placed)
{
  for (guint i = 0; i < dungeoneer_count_offers (scene); i++)
    if (is_of_turn (scene, i, seat, placed))
      return TRUE;
  return FALSE;
}

static TmText
name_turn_panel (const TmTable *table)
{
  switch (tm_table_get_phase (table))
    {
    case PHASE_MISDEEDS:
      return tm_text (N_ ("Dungeonlord"));
    case PHASE_DISCARD:
      return tm_text (N_ ("End of the turn"));
    default:
      return tm_text (N_ ("Quests and feats"));
    }
}

/* The turn: quests to try, cards to play, others to attack. */
static void
add_turn (TmScene *scene, DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  int active = dungeoneer_get_active (table);
  guint phase = tm_table_get_phase (table);
  TmNode *node;
  guint panel;

  if (active < 0 || dungeoneer_is_battle (table) || phase < PHASE_MISDEEDS || phase == PHASE_OVER
      || (phase != PHASE_FEATS && !has_turn_offers (scene, (guint) active, placed)))
    return;
  node = tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, name_turn_panel (table),
                              phase == PHASE_MISDEEDS ? "skull" : "scroll", TM_ROLE_VAULT);
  node->seat = active;
  node->detail = tm_text ("%s", tm_arg_seat (active));
  panel = tm_scene_get_last (scene);
  if (phase == PHASE_FEATS)
    add_quests (scene, panel, (guint) active, placed);
  for (guint i = 0; i < dungeoneer_count_offers (scene); i++)
    if (is_of_turn (scene, i, (guint) active, placed))
      dungeoneer_add_button (scene, panel, i, placed);
}

static void
add_pile (TmScene *scene, guint row, TmText label, const char *symbol, guint zone, int option)
{
  TmNode *pile = tm_scene_add_symbol (scene, row, TM_NODE_PILE, label, symbol, TM_ROLE_NONE);

  tm_node_set_value (
      pile, (gint32) dungeoneer_count_zone (tm_scene_get_table (scene), zone, TM_NO_SEAT), 0);
  pile->option = option;
}

static guint
add_decks (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  gboolean is_split = dungeoneer_is_solo (table) && dungeoneer_is_by_app (table, OPTION_ADVENTURE);
  guint row;

  tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Decks")));
  row = tm_scene_get_last (scene);
  if (dungeoneer_has_map (table))
    add_pile (scene, row, tm_text (N_ ("Locations")), "map", ZONE_LOCATIONS, -1);
  if (is_split)
    {
      add_pile (scene, row, tm_text (N_ ("Glory")), "star", ZONE_GLORY_DECK, -1);
      add_pile (scene, row, tm_text (N_ ("Peril")), "skull", ZONE_PERIL_DECK, -1);
    }
  else
    add_pile (scene, row, tm_text (N_ ("Adventures")), "sack", ZONE_ADVENTURES, -1);
  if (dungeoneer_is_solo (table))
    {
      add_pile (scene, row, tm_text (N_ ("Glory cards discarded")), "star", ZONE_GLORY_DISCARD, -1);
      add_pile (scene, row, tm_text (N_ ("Peril cards discarded")), "skull", ZONE_PERIL_DISCARD,
                -1);
    }
  else
    add_pile (scene, row, tm_text (N_ ("Discarded")), "sack", ZONE_DISCARD, -1);
  if (!dungeoneer_is_solo (table))
    add_pile (scene, row, tm_text (N_ ("Quests")), "scroll", ZONE_QUESTS, -1);
  return row;
}

/* Offers of the whole table that have no other place. */
static void
add_actions (TmScene *scene, guint row, DungeoneerPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; i < dungeoneer_count_offers (scene); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (!placed->placed[i] && !offer->is_primary && offer->is_usual && offer->seat == TM_NO_SEAT
          && offer->piece < 0)
        dungeoneer_add_button (scene, row, i, placed);
    }
}

/* The location that was drawn, as large as a card. */
static void
add_drawn (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  int piece = tm_table_get_top (table, tm_table_get_zone (table, ZONE_DRAWN, TM_NO_SEAT));

  if (piece >= 0)
    tm_scene_add_symbol (scene, mat, TM_NODE_CARD,
                         tm_text ("%s", dungeoneer_name_piece (table, (guint) piece)), "map",
                         TM_ROLE_STONE);
}

/* Cards that lie there and are told once, a few at a time; the panel says what is done with them. */
static void
add_teaching (TmScene *scene, DungeoneerPlaced *placed)
{
  static const guint kinds[] = {
    /* NOLINTNEXTLINE(misc-redundant-expression): the table begins with it */
    [MOVE_TEACH_HERO - MOVE_TEACH_HERO] = PIECE_HERO,
    [MOVE_TEACH_LOCATION - MOVE_TEACH_HERO] = PIECE_LOCATION,
    [MOVE_TEACH_QUEST - MOVE_TEACH_HERO] = PIECE_QUEST,
    [MOVE_TEACH_ADVENTURE - MOVE_TEACH_HERO] = PIECE_ADVENTURE,
  };
  const TmOffers *offers = tm_scene_get_offers (scene);
  gboolean is_battle = dungeoneer_is_battle (tm_scene_get_table (scene));
  guint panel = 0, n = 0;

  for (guint i = 0; i < dungeoneer_count_offers (scene) && n < MOST_TO_TELL; i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      guint told = offer->move - MOVE_TEACH_HERO;

      /* In a battle only what fights is of interest. */
      if (told >= G_N_ELEMENTS (kinds) || (is_battle && kinds[told] != PIECE_ADVENTURE))
        continue;
      if (n++ == 0)
        {
          tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, tm_text (N_ ("Tell once, for all matches")),
                               "book", TM_ROLE_NONE);
          panel = tm_scene_get_last (scene);
        }
      /* The card is the first that such a move is told. */
      dungeoneer_add_button (scene, panel, i, placed)->label
          = tm_text ("%s", tm_arg_face (kinds[told], tm_offer_get_preset (offer, 0)));
    }
}

/**
 * dungeoneer_present:
 * @scene: a scene
 *
 * The `present` of the game.
 */
void
dungeoneer_present (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  DungeoneerPlaced placed = { 0 };
  guint mat, row;

  add_banner (scene);
  tm_scene_add (scene, 0, TM_NODE_MAT, tm_text (N_ ("Dungeon")));
  mat = tm_scene_get_last (scene);
  if (dungeoneer_has_map (table))
    dungeoneer_present_map (scene, mat, &placed);
  add_drawn (scene, mat);
  dungeoneer_present_battle (scene, mat, &placed);
  add_turn (scene, &placed);
  dungeoneer_present_seats (scene, &placed);
  row = add_decks (scene, mat);
  add_actions (scene, row, &placed);
  add_teaching (scene, &placed);
}
