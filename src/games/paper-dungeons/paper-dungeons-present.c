/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table looks like: the banner, and what lies between the teams: dice, gems, missions,
 * monsters. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-present.h"
#include "paper-dungeons-setup.h"

/* The banner */

static TmText
describe_next_fight (guint round)
{
  guint stage = paper_get_stage (MAX (round, 1));
  gint32 fight = stage == 1 ? 3 : stage == 2 ? 6 : 8;

  return tm_text (N_ ("Stage %s · monster after round %s"), tm_arg_number ((gint32) stage),
                  tm_arg_number (fight));
}

static TmText
describe_setup (const TmTable *table)
{
  if (tm_table_count_zone (table, tm_table_get_zone (table, ZONE_DUNGEON_OPEN, TM_NO_SEAT)) == 0)
    return tm_text (N_ ("Open a dungeon card; everybody copies its circles and walls."));
  if (tm_table_get_shared (table, COUNTER_MONSTERS_LAID) < PAPER_N_STAGES)
    return tm_text (N_ ("Lay the three monsters that its back names."));
  return tm_text (N_ ("Every team keeps one talent and one goal."));
}

/* What the teams still have to do before the round can end. */
static TmText
describe_acting (const TmTable *table)
{
  guint32 acting = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat)
        && (paper_count_dice_due (table, seat) > 0 || paper_owes (table, seat)))
      acting |= 1u << seat;
  if (acting == 0)
    return tm_text (N_ ("Everybody has chosen."));
  return tm_text (N_ ("Touch a die, then what it is for. Still to choose: %s"),
                  tm_arg_seats (acting));
}

static TmText
describe_die (const TmTable *table, guint die)
{
  switch (paper_get_die_face (table, die))
    {
    case SYMBOL_CLOVER:
      return tm_text (N_ ("Clover: any symbol in any colour but boots and skull"));
    case SYMBOL_BOOTS:
      return tm_text (N_ ("Three boots: touch a room up to three steps away"));
    default:
      return tm_text (N_ ("Touch a hero, an item, the potions, or a room"));
    }
}

static TmText
describe_phase (const TmTable *table, int die)
{
  guint round = paper_get_round (table);

  switch (tm_table_get_phase (table))
    {
    case PHASE_SETUP:
      return describe_setup (table);
    case PHASE_BEFORE:
      return tm_text (N_ ("Some talents give something before the first round."));
    case PHASE_ROLL:
      if (tm_table_get_shared (table, COUNTER_ROLLS) > 0)
        return tm_text (N_ ("Three skulls or three clovers: the dice are thrown again."));
      return describe_next_fight (round);
    case PHASE_ACT:
      return die >= 0 ? describe_die (table, (guint) die) : describe_acting (table);
    case PHASE_ROUND_END:
      return tm_text (N_ ("Name the gems that were stolen, claim missions, then go on."));
    case PHASE_FIGHT:
      return paper_is_fought (table) ? tm_text (N_ ("The fight is over."))
                                     : tm_text (N_ ("All teams fight at once, each for itself."));
    case PHASE_FINAL:
      return tm_text (N_ ("Count the fame of every team."));
    default:
      return TM_TEXT_NONE;
    }
}

static void
add_rounds (TmScene *scene, guint banner, guint round)
{
  for (guint i = 1; i <= PAPER_MAX_ROUND; i++)
    {
      TmNode *step = tm_scene_add (
          scene, banner, TM_NODE_STEP,
          paper_is_fight_round (i) ? tm_text (N_ ("%s, then a monster"), tm_arg_number ((gint32) i))
                                   : tm_text ("%s", tm_arg_number ((gint32) i)));

      if (paper_is_fight_round (i))
        step->symbol = "monster";
      if (i == round)
        step->state |= TM_STATE_CURRENT;
      else if (i < round)
        step->state |= TM_STATE_DONE;
    }
}

/* The team whose final sheet is asked for next may have it row by row. */
static gboolean
is_other_sheet (const TmOffers *offers, const TmOffer *offer)
{
  int primary = tm_offers_get_primary (offers);

  return offer->move == MOVE_FINAL_ROWS && !offer->is_primary && primary >= 0
         && tm_offers_get (offers, (guint) primary)->seat == offer->seat;
}

/* What belongs to no team and is touched nowhere else. */
static void
add_actions (TmScene *scene, guint banner)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      gboolean is_of_table
          = !offer->is_primary && offer->seat == TM_NO_SEAT && offer->cell < 0 && offer->piece < 0;

      if (is_of_table || is_other_sheet (offers, offer))
        tm_scene_add_action (scene, banner, TM_NODE_BUTTON, i);
    }
}

static void
add_banner (TmScene *scene, int die)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint round = paper_get_round (table);
  guint phase = tm_table_get_phase (table);
  TmText label = tm_text (N_ ("Round %s of 8"), tm_arg_number ((gint32) round));
  TmResult result = { 0 };
  TmNode *banner;
  guint index;

  if (phase == PHASE_SETUP)
    label = tm_text (N_ ("Into the dungeon"));
  else if (phase == PHASE_BEFORE)
    label = tm_text (N_ ("Before the first round"));
  else if (phase == PHASE_FINAL)
    label = tm_text (N_ ("The taverns fill"));
  else if (phase == PHASE_OVER)
    {
      paper_get_result (table, &result);
      label = result.sentence;
    }
  banner = tm_scene_add_banner (scene, label, describe_phase (table, die));
  index = tm_scene_get_last (scene);
  if (phase != PHASE_SETUP && phase != PHASE_BEFORE && phase < PHASE_FINAL)
    {
      banner->symbol = "map";
      tm_node_set_value (banner, (gint32) round, PAPER_MAX_ROUND);
      add_rounds (scene, index, round);
    }
  add_actions (scene, index);
}

/* Dice */

static void
add_die (TmScene *scene, guint tray, guint die)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 face = tm_table_get_piece_face (table, die);
  TmNode *node;

  if (face < 0)
    {
      node = tm_scene_add_symbol (scene, tray, TM_NODE_DIE, tm_text (N_ ("Empty place")), "die",
                                  die < PAPER_N_WHITE ? TM_ROLE_NONE : TM_ROLE_STONE);
      node->state = TM_STATE_SPENT;
      return;
    }
  node = tm_scene_add_piece (scene, tray, TM_NODE_DIE, die,
                             tm_text (die < PAPER_N_WHITE ? N_ ("%s, white") : N_ ("%s, black"),
                                      tm_arg_word (paper_symbol_words[face].name)));
  node->symbol = paper_symbol_words[face].symbol;
  node->role = die < PAPER_N_WHITE ? TM_ROLE_NONE : TM_ROLE_STONE;
  if (paper_is_die_out (table, die))
    node->state |= TM_STATE_OUT;
}

static void
add_dice (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint out = tm_table_count_zone (table, tm_table_get_zone (table, ZONE_DICE_OUT, TM_NO_SEAT));
  TmNode *tray = tm_scene_add (scene, mat, TM_NODE_TRAY, tm_text (N_ ("Dice")));
  guint index = tm_scene_get_last (scene);

  tray->max = PAPER_N_DICE;
  tray->option = OPTION_SRC_DICE;
  if (out > 0)
    tray->detail = tm_text_n ("%s wound for everyone", "%s wounds for everyone",
                              tm_arg_number ((gint32) out));
  for (guint die = 0; die < PAPER_N_DICE; die++)
    add_die (scene, index, die);
}

/* Gems: what has become of each letter */

static guint32
find_thieves (const TmTable *table, guint letter)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_STOLEN)
      seats |= 1u << seat;
  return seats;
}

static gboolean
is_open_to_anyone (const TmTable *table, guint letter)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_OPEN)
      return TRUE;
  return FALSE;
}

static void
add_letters (TmScene *scene, guint mat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint row;

  tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Gems")));
  row = tm_scene_get_last (scene);
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    {
      guint32 thieves = find_thieves (table, letter);
      gboolean is_open = is_open_to_anyone (table, letter);
      TmText name = tm_text ("%s", tm_arg_word (paper_letter_words[letter].name));
      TmNode *chip = tm_scene_add (scene, row, TM_NODE_CHIP, name);

      if (thieves != 0)
        chip->label = tm_text ("%s: %s", tm_arg_word (paper_letter_words[letter].name),
                               tm_arg_seats (thieves));
      chip->detail = thieves != 0 ? tm_text (N_ ("stolen by %s"), tm_arg_seats (thieves))
                     : is_open    ? tm_text (N_ ("to be had"))
                                  : tm_text (N_ ("gone"));
      chip->symbol = "gem";
      chip->role = TM_ROLE_TREASURE;
      chip->state = is_open ? 0 : TM_STATE_SPENT;
    }
}

/* Missions */

static void
add_mission (TmScene *scene, guint panel, guint card)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 mission = tm_table_get_piece_face (table, card);
  guint32 by = (guint32) tm_table_get_piece_mark (table, card, MARK_CLAIMED_BY);
  gint32 fame
      = paper_get_mission_fame (tm_table_get_n_seats (table), MAX (paper_get_round (table), 1));
  TmNode *node;

  if (mission < 0)
    return;
  node = tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (paper_mission_words[mission].name));
  node->symbol = paper_mission_words[mission].symbol;
  node->detail = by != 0 ? tm_text (N_ ("claimed by %s"), tm_arg_seats (by))
                         : tm_text_n ("%s fame if claimed now", "%s fame if claimed now",
                                      tm_arg_number (fame));
  node->state = by != 0 ? TM_STATE_DONE : 0;
}

static void
add_missions (TmScene *scene)
{
  static const guint zones[] = { ZONE_MISSION_ROW, ZONE_MISSION_DONE };
  const TmTable *table = tm_scene_get_table (scene);
  guint panel;

  if (tm_table_get_option (table, OPTION_MISSIONS) == MISSIONS_NONE
      || tm_table_get_phase (table) >= PHASE_FINAL
      || tm_table_count_zone (table, tm_table_get_zone (table, ZONE_MISSION_BOX, TM_NO_SEAT))
             == PAPER_N_MISSIONS)
    return;
  tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, tm_text (N_ ("Missions")), "scroll",
                       TM_ROLE_TREASURE);
  panel = tm_scene_get_last (scene);
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      guint cards[PAPER_N_MISSIONS];
      guint n = tm_table_list_zone (table, tm_table_get_zone (table, zones[i], TM_NO_SEAT), cards,
                                    PAPER_N_MISSIONS);
      for (guint j = 0; j < n; j++)
        add_mission (scene, panel, cards[j]);
    }
}

/* Monsters */

static void
add_range (TmScene *scene, guint panel, const PaperMonster *monster, guint range)
{
  TmNode *node;

  if (monster->limits[range] == PAPER_UNKNOWN)
    return;
  node = tm_scene_add (scene, panel, TM_NODE_TEXT,
                       tm_text (N_ ("Power %s"), tm_arg_number (monster->limits[range])));
  if (monster->fames[range] == PAPER_UNKNOWN || monster->wounds[range] == PAPER_UNKNOWN)
    node->detail = tm_text (N_ ("as the card says"));
  else
    node->detail = tm_text (N_ ("fame %s, wounds %s"), tm_arg_number (monster->fames[range]),
                            tm_arg_number (monster->wounds[range]));
}

static void
add_monster_values (TmScene *scene, guint panel, const PaperMonster *monster)
{
  tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (N_ ("Counts twice")))->detail
      = monster->vulnerable < 0
            ? tm_text (N_ ("as the card says"))
            : tm_text ("%s", tm_arg_word (paper_hero_words[monster->vulnerable].name));
  for (guint range = 0; range < PAPER_N_STAGES; range++)
    add_range (scene, panel, monster, range);
  tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (N_ ("Fleeing")))->detail
      = monster->flee == PAPER_UNKNOWN ? tm_text (N_ ("as the card says"))
                                       : tm_text (N_ ("fame −%s"), tm_arg_number (monster->flee));
  if (monster->prize.reward > REWARD_NONE)
    tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (N_ ("The strongest gets")))->detail
        = tm_text ("%s", tm_arg_word (paper_reward_words[monster->prize.reward].name));
}

/* The monster of the stage, with what its card says. */
static void
add_monster (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint stage = paper_get_stage (MAX (paper_get_round (table), 1));
  int face = paper_get_monster (table, stage);
  int teach;
  PaperMonster monster;
  TmNode *panel;
  guint index;

  if (face < 0 || tm_table_get_phase (table) >= PHASE_FINAL)
    return;
  panel = tm_scene_add_symbol (scene, 0, TM_NODE_PANEL,
                               tm_text ("%s", tm_arg_face (PIECE_MONSTER, face)), "monster",
                               TM_ROLE_MONSTER);
  panel->detail = describe_next_fight (MAX (paper_get_round (table), 1));
  index = tm_scene_get_last (scene);
  paper_read_monster (table, face, &monster);
  add_monster_values (scene, index, &monster);
  teach = tm_offers_find_move (tm_scene_get_offers (scene), MOVE_TEACH_MONSTER, TM_NO_SEAT,
                               TEACH_MONSTER_CARD, face);
  if (teach >= 0)
    tm_scene_add_action (scene, index, TM_NODE_BUTTON, (guint) teach);
}

/* The mats: dice lie on the first, large enough for the whole table. On the second is the map of a
 * team, if one is shown, and what has become of the gems. */

static void
add_mat (TmScene *scene)
{
  tm_scene_add (scene, 0, TM_NODE_MAT, tm_text (N_ ("Table")));
  add_dice (scene, tm_scene_get_last (scene));
}

static void
add_map (TmScene *scene, int shown)
{
  guint mat;

  tm_scene_add (scene, 0, TM_NODE_MAT,
                shown >= 0 ? tm_text (N_ ("Dungeon")) : tm_text (N_ ("Treasure")));
  mat = tm_scene_get_last (scene);
  if (shown >= 0)
    paper_present_map (scene, mat, shown);
  add_letters (scene, mat);
}

/* The sheet of the team that is shown, what is used most first. */
static void
add_sheet (TmScene *scene, guint seat)
{
  paper_present_odds (scene, seat);
  paper_present_team (scene, seat);
  add_map (scene, (int) seat);
  paper_present_sheet (scene, seat);
}

/* The `present` of the game. */
void
paper_present (TmScene *scene)
{
  static const TmPicks nothing = { 0 };
  const TmTable *table = tm_scene_get_table (scene);
  const TmOffers *offers = tm_scene_get_offers (scene);
  const TmPicks *picks = offers != NULL ? tm_offers_get_picks (offers) : &nothing;
  int shown = paper_get_shown_seat (table, picks);

  gboolean has_sheet = shown >= 0 && tm_table_get_phase (table) != PHASE_SETUP;

  add_banner (scene, paper_get_picked_die (table, picks));
  if (tm_table_get_phase (table) < PHASE_FINAL)
    add_mat (scene);
  if (has_sheet)
    add_sheet (scene, (guint) shown);
  else if (tm_table_get_phase (table) > PHASE_BEFORE && tm_table_get_phase (table) < PHASE_FINAL)
    add_map (scene, -1);
  add_monster (scene);
  add_missions (scene);
  paper_present_seats (scene);
}
