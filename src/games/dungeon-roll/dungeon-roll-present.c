/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table looks like: the banner, the trays of dice, the odds of a reroll. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-choice.h"

/* The banner */

/* Where what is used goes. */
static TmText
get_way_of (int unit)
{
  if (roll_unit_is_die (unit))
    return tm_text (N_ ("The die goes to the graveyard."));
  if (roll_unit_is_token (unit))
    return tm_text (N_ ("The token goes back into the chest."));
  return unit == UNIT_HERO ? tm_text (N_ ("The hero card is turned."))
                           : tm_text (N_ ("The die goes back to the reserve."));
}

static void
fill_picked (const RollChoice *choice, TmText *label, TmText *detail)
{
  gint32 n = (gint32) roll_choice_count_dice (choice);
  TmTextArg unit = tm_arg_word (choice->unit >= 0 ? roll_unit_words[choice->unit].name : "");

  switch (choice->mode)
    {
    case MODE_UNIT:
      *label = choice->phase == PHASE_MONSTERS ? tm_text (N_ ("%s: touch what it beats"), unit)
                                               : tm_text (N_ ("%s: touch chests or potions"), unit);
      *detail = get_way_of (choice->unit);
      break;
    case MODE_REROLL:
      *label = n == 0
                   ? tm_text (N_ ("%s: touch the dice to reroll"), unit)
                   : tm_text_n ("%s: reroll %s die", "%s: reroll %s dice", unit, tm_arg_number (n));
      *detail = get_way_of (choice->unit);
      break;
    case MODE_POWER:
      *label = roll_get_power_label (choice->position.hero);
      *detail = tm_text (N_ ("Touch what it is to act on. The hero card is turned."));
      break;
    case MODE_MUSTER:
      *label = tm_text_n ("Reroll %s die of the party", "Reroll %s dice of the party",
                          tm_arg_number (n));
      *detail = tm_text (N_ ("Once, before the dungeon is populated."));
      break;
    case MODE_SLAY:
    case MODE_NONE:
    default:
      *label
          = tm_text (N_ ("Against the dragon: %s of %s"), tm_arg_number ((gint32) choice->n_picked),
                     tm_arg_number ((gint32) roll_get_dragon_need (choice->position.hero)));
      *detail = tm_text (N_ ("They must be of different kinds. Dice go to the graveyard."));
      break;
    }
}

static void
fill_monsters (const RollChoice *choice, TmText *label, TmText *detail)
{
  gint32 n = (gint32) roll_position_count_monsters (&choice->position);

  *label = n == 0 ? tm_text (N_ ("No monster is left"))
                  : tm_text_n ("%s monster to beat", "%s monsters to beat", tm_arg_number (n));
  *detail = n == 0 ? TM_TEXT_NONE : tm_text (N_ ("Touch a companion, then what it beats."));
}

static void
fill_phase (const RollChoice *choice, TmText *label, TmText *detail)
{
  const TmTable *table = choice->table;
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);
  TmTextArg lord = tm_arg_seat (roll_get_lord (table, choice->seat));
  gint32 need = (gint32) roll_get_dragon_need (choice->position.hero);

  switch (choice->phase)
    {
    case PHASE_FORM:
      *label = tm_text (N_ ("%s forms a party"), tm_arg_seat (choice->seat));
      *detail = tm_text (N_ ("Dungeon lord: %s"), lord);
      break;
    case PHASE_POPULATE:
      *label = tm_text (N_ ("The first level is populated"));
      *detail = tm_table_get_shared (table, COUNTER_MUSTER) > 0
                    ? tm_text (N_ ("Before that, touch party dice to reroll them once."))
                    : tm_text (N_ ("Dungeon lord: %s"), lord);
      break;
    case PHASE_MONSTERS:
      fill_monsters (choice, label, detail);
      break;
    case PHASE_LOOT:
      *label = tm_text (N_ ("Chests and potions"));
      *detail = tm_text (N_ ("Touch a die, then chests or potions. None is compulsory."));
      break;
    case PHASE_DRAGON:
      *label = tm_text (N_ ("The dragon is awake"));
      *detail
          = tm_text_n ("Touch %s companion to slay it, or flee.",
                       "Touch %s different companions to slay it, or flee.", tm_arg_number (need));
      break;
    default:
      *label = tm_text (N_ ("Level %s is beaten"), tm_arg_number (level));
      *detail = level == ROLL_MAX_LEVEL ? tm_text (N_ ("A living legend! The party must rest."))
                                        : tm_text (N_ ("Rest, or seek glory: no way back then."));
      break;
    }
}

static void
add_steps (TmScene *scene, guint banner)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);

  if (level == 0)
    return;
  tm_scene_add (scene, banner, TM_NODE_TEXT, tm_text (N_ ("Level %s"), tm_arg_number (level)));
  for (guint phase = PHASE_MONSTERS; phase <= PHASE_REGROUP; phase++)
    tm_scene_add_step (scene, banner, tm_text (roll_phase_words[phase].name), phase);
}

/* What can be done besides the one thing to do next, and is touched nowhere else. */
static gboolean
is_in_banner (const TmOffer *offer, gboolean is_picked)
{
  if (offer->is_primary || offer->piece >= 0)
    return FALSE;
  switch (offer->move)
    {
    case MOVE_REST:
    case MOVE_FLEE:
    case MOVE_ADVANCE:
    case MOVE_POPULATE:
      return TRUE;
    case MOVE_REVEAL:
    case MOVE_CLAIM:
      return FALSE;
    default:
      return is_picked;
    }
}

static void
add_actions (TmScene *scene, guint banner)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  gboolean is_picked = offers != NULL && tm_offers_get_picks (offers)->n_pieces > 0;

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    if (is_in_banner (tm_offers_get (offers, i), is_picked))
      tm_scene_add_action (scene, banner, TM_NODE_BUTTON, i);
}

static void
add_banner (TmScene *scene, const RollChoice *choice)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);
  TmText label = tm_text (N_ ("Who goes down?"));
  TmText detail = tm_text (N_ ("Deal one hero to each player, the novice’s side up."));
  TmNode *banner;
  guint index;

  if (choice != NULL && choice->mode != MODE_NONE)
    fill_picked (choice, &label, &detail);
  else if (choice != NULL)
    fill_phase (choice, &label, &detail);
  else if (tm_table_get_phase (table) == PHASE_END)
    {
      TmResult result = { 0 };

      roll_get_result (table, &result);
      label = result.sentence;
      detail = TM_TEXT_NONE;
    }
  banner = tm_scene_add_banner (scene, label, detail);
  index = tm_scene_get_last (scene);
  if (level > 0)
    {
      banner->symbol = "d10";
      tm_node_set_value (banner, level, ROLL_MAX_LEVEL);
    }
  add_steps (scene, index);
  add_actions (scene, index);
}

/* Trays */

static guint
add_tray (
    TmScene *scene, guint mat, guint zone, TmText detail, gint32 room, int option, guint state)
{
  const TmKit *kit = tm_box_get_kit (tm_table_get_box (tm_scene_get_table (scene)));
  TmNode *tray = tm_scene_add (scene, mat, TM_NODE_TRAY, tm_text (kit->zones[zone].name));

  tray->detail = detail;
  tray->max = room;
  tray->option = option;
  tray->state = state;
  return tm_scene_get_last (scene);
}

static TmNode *
add_die (TmScene *scene, guint tray, guint piece, guint piece_kind, gint32 face, const char *name)
{
  const TmFace *shown
      = tm_box_get_face (tm_table_get_box (tm_scene_get_table (scene)), piece_kind, face);
  TmNode *node = tm_scene_add_piece (scene, tray, TM_NODE_DIE, piece, tm_text (name));

  node->symbol = shown->symbol;
  node->role = piece_kind == PIECE_DUNGEON_DIE ? TM_ROLE_MONSTER : TM_ROLE_NONE;
  return node;
}

/* The dice of a zone, those of one face side by side. */
static void
add_dice (TmScene *scene, guint tray, guint zone, guint piece_kind, guint state)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmBox *box = tm_table_get_box (table);
  guint lying = tm_table_get_zone (table, zone, TM_NO_SEAT);
  guint n_pieces;
  guint first = tm_box_get_first_piece (box, piece_kind, TM_NO_SEAT, &n_pieces);

  for (gint32 face = 0; face < (gint32) tm_box_get_n_faces (box, piece_kind); face++)
    for (guint piece = first; piece < first + n_pieces; piece++)
      if (tm_table_get_piece_zone (table, piece) == lying
          && tm_table_get_piece_face (table, piece) == face)
        add_die (scene, tray, piece, piece_kind, face, tm_box_get_face_name (box, piece_kind, face))
            ->state
            |= state;
}

static TmText
count_dice (guint n)
{
  return tm_text_n ("%s die", "%s dice", tm_arg_number ((gint32) n));
}

static void
add_dungeon (TmScene *scene, guint mat, const RollPosition *position)
{
  guint n = roll_position_count_level (position);
  guint tray
      = add_tray (scene, mat, ZONE_LEVEL, count_dice (n), ROLL_N_DICE, OPTION_SOURCE_DUNGEON, 0);

  add_dice (scene, tray, ZONE_LEVEL, PIECE_DUNGEON_DIE, 0);
}

static void
add_lair (TmScene *scene, guint mat, const RollPosition *position)
{
  guint n = position->lair;
  TmText detail = n >= ROLL_AWAKE ? tm_text (N_ ("%s, awake"), tm_arg_number ((gint32) n))
                                  : tm_text (N_ ("%s, wakes at 3"), tm_arg_number ((gint32) n));
  guint tray = add_tray (scene, mat, ZONE_LAIR, detail, ROLL_AWAKE, -1,
                         n >= ROLL_AWAKE ? TM_STATE_WARNING : 0);

  add_dice (scene, tray, ZONE_LAIR, PIECE_DUNGEON_DIE, 0);
  for (; n < ROLL_AWAKE; n++)
    tm_scene_add_symbol (scene, tray, TM_NODE_DIE, tm_text (N_ ("Empty place")), "dragon",
                         TM_ROLE_MONSTER)
        ->state
        = TM_STATE_SPENT;
}

static void
add_temporary (TmScene *scene, guint tray)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint pieces[ROLL_N_DICE];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_TEMPORARY, TM_NO_SEAT),
                                pieces, ROLL_N_DICE);

  for (guint i = 0; i < MIN (n, ROLL_N_DICE); i++)
    {
      RollUnit unit = tm_table_get_piece_face (table, pieces[i]) == FACE_SKELETON
                          ? UNIT_TEMP_FIGHTER
                          : UNIT_TEMP_THIEF;
      TmNode *die = tm_scene_add_piece (scene, tray, TM_NODE_DIE, pieces[i],
                                        tm_text (roll_unit_words[unit].name));

      die->symbol = roll_unit_words[unit].symbol;
      die->role = TM_ROLE_MONSTER;
      die->state |= TM_STATE_WAITING;
    }
}

static void
add_party (TmScene *scene, guint mat, const RollPosition *position)
{
  TmText detail = tm_text (N_ ("%s of 7 dice"),
                           tm_arg_number ((gint32) roll_position_count_party (position)));
  guint tray = add_tray (scene, mat, ZONE_PARTY, detail, ROLL_N_DICE, OPTION_SOURCE_PARTY, 0);

  add_dice (scene, tray, ZONE_PARTY, PIECE_PARTY_DIE, 0);
  add_temporary (scene, tray);
}

static void
add_graveyard (TmScene *scene, guint mat, const RollPosition *position)
{
  guint tray = add_tray (scene, mat, ZONE_GRAVEYARD,
                         tm_text ("%s", tm_arg_number (position->grave)), ROLL_AWAKE, -1, 0);

  add_dice (scene, tray, ZONE_GRAVEYARD, PIECE_PARTY_DIE, TM_STATE_DONE);
}

static void
add_mat (TmScene *scene, const RollPosition *position)
{
  guint mat;

  tm_scene_add (scene, 0, TM_NODE_MAT, tm_text (N_ ("Table")));
  mat = tm_scene_get_last (scene);
  add_dungeon (scene, mat, position);
  add_lair (scene, mat, position);
  add_party (scene, mat, position);
  add_graveyard (scene, mat, position);
}

/* What a reroll of dungeon dice may bring */

/**
 * Outcomes:
 * @of: how many equally likely outcomes there are
 * @clear: of these, with no monster left
 * @few: with monsters of one type at most
 * @awake: with three dragons or more
 */
typedef struct
{
  gint32 of;
  gint32 clear;
  gint32 few;
  gint32 awake;
} Outcomes;

static void
count_outcome (const guint8 *level, guint lair, gint32 weight, Outcomes *outcomes)
{
  guint n_types = 0;

  for (guint face = 0; face < ROLL_N_MONSTERS; face++)
    n_types += level[face] > 0;
  outcomes->of += weight;
  outcomes->clear += n_types == 0 ? weight : 0;
  outcomes->few += n_types <= 1 ? weight : 0;
  outcomes->awake += lair >= ROLL_AWAKE ? weight : 0;
}

/* Every way in which @n dice can show faces from @face on, each as often as it comes. */
static void
roll_rest (guint8 *level, guint lair, guint face, guint n, gint32 weight, Outcomes *outcomes)
{
  gint32 ways = 1;

  if (face == FACE_DRAGON)
    {
      count_outcome (level, lair + n, weight, outcomes);
      return;
    }
  for (guint k = 0; k <= n; k++)
    {
      level[face] += k;
      roll_rest (level, lair, face + 1, n - k, weight * ways, outcomes);
      level[face] -= k;
      ways = ways * (gint32) (n - k) / (gint32) (k + 1);
    }
}

static void
add_bar (TmScene *scene, guint odds, TmText label, gint32 cases, gint32 of, TmRole role)
{
  TmNode *bar = tm_scene_add (scene, odds, TM_NODE_BAR, label);

  bar->role = role;
  tm_node_set_value (bar, cases, of);
}

static void
add_odds (TmScene *scene, const RollChoice *choice)
{
  guint8 level[ROLL_N_LEVEL_FACES];
  Outcomes outcomes = { 0 };
  guint n = choice->temporary[0] + choice->temporary[1], odds;

  for (guint face = 0; face < ROLL_N_LEVEL_FACES; face++)
    {
      level[face] = choice->position.level[face] - choice->level[face];
      n += choice->level[face];
    }
  if (n == 0
      || (choice->mode != MODE_REROLL
          && !(choice->mode == MODE_POWER && choice->power == POWER_PRESENCE)))
    return;
  roll_rest (level, choice->position.lair, 0, n, 1, &outcomes);
  tm_scene_add (scene, 0, TM_NODE_ODDS,
                tm_text_n ("If you reroll %s dungeon die", "If you reroll %s dungeon dice",
                           tm_arg_number ((gint32) n)))
      ->detail
      = tm_text_n ("exact, %s outcome", "exact, %s outcomes", tm_arg_number (outcomes.of));
  odds = tm_scene_get_last (scene);
  add_bar (scene, odds, tm_text (N_ ("No monster left")), outcomes.clear, outcomes.of,
           TM_ROLE_LIFE);
  add_bar (scene, odds, tm_text (N_ ("One kind or none")), outcomes.few, outcomes.of, TM_ROLE_NONE);
  add_bar (scene, odds, tm_text (N_ ("The dragon wakes")), outcomes.awake, outcomes.of,
           TM_ROLE_MONSTER);
}

/* The `present` of the game. */
void
roll_present (TmScene *scene)
{
  static const TmPicks nothing;
  const TmTable *table = tm_scene_get_table (scene);
  const TmOffers *offers = tm_scene_get_offers (scene);
  RollChoice choice;
  RollPosition position;
  gboolean is_underground
      = roll_read_choice (table, offers != NULL ? tm_offers_get_picks (offers) : &nothing, &choice);

  add_banner (scene, is_underground ? &choice : NULL);
  roll_read_position (table, is_underground ? choice.seat : 0, &position);
  add_mat (scene, &position);
  if (is_underground)
    {
      add_odds (scene, &choice);
      roll_present_panels (scene);
    }
  roll_present_seats (scene);
}
