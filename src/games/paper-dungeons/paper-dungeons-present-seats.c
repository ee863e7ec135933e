/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every team in short: its cards, the fame marked so far, and what it does at the table's depth. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-present.h"
#include "paper-dungeons-setup.h"

/* Three fights and the missions, each as much as its counter holds. */
#define MAX_MARKED (4 * 99)
#define ROW_LENGTH 4

/* Talents and goals that were dealt: a pair is for the eyes of its team until it has chosen. */

static gboolean
is_for_all (const TmTable *table)
{
  return tm_table_get_n_seats (table) == 1
         || tm_table_get_option (table, OPTION_DEALT) == DEALT_OPEN;
}

static void
add_dealt_cards (TmScene *scene, guint parent, guint zone, const TmWord *words, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint pieces[PAPER_N_TALENTS];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, zone, (int) seat), pieces,
                                PAPER_N_TALENTS);

  for (guint i = 0; i < n; i++)
    {
      gint32 face = tm_table_get_piece_face (table, pieces[i]);
      TmNode *chip = tm_scene_add_symbol (scene, parent, TM_NODE_CHIP, tm_text (words[face].name),
                                          words[face].symbol, TM_ROLE_TREASURE);

      chip->seat = (int) seat;
    }
}

static void
add_choices (TmScene *scene, guint parent, guint seat)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    if (tm_offers_get (offers, i)->move == MOVE_KEEP
        && tm_offers_get (offers, i)->seat == (int) seat)
      tm_scene_add_action (scene, parent, TM_NODE_BUTTON, i);
}

static void
add_dealt (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint within = panel;

  if (tm_table_count_zone (table, tm_table_get_zone (table, ZONE_TALENT_DEALT, (int) seat)) == 0)
    return;
  if (!is_for_all (table))
    {
      TmNode *secret = tm_scene_add (scene, panel, TM_NODE_SECRET,
                                     tm_text (N_ ("Hold to see the talents and goals")));

      secret->seat = (int) seat;
      secret->symbol = "hand";
      within = tm_scene_get_last (scene);
      if (tm_scene_get_viewer (scene) != (int) seat)
        return;
    }
  add_dealt_cards (scene, within, ZONE_TALENT_DEALT, paper_talent_words, seat);
  add_dealt_cards (scene, within, ZONE_GOAL_DEALT, paper_goal_words, seat);
}

/* The same button whatever was dealt: which of the cards are kept is asked behind it. */
static void
add_keep (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmOffers *offers = tm_scene_get_offers (scene);
  int offer;

  if (tm_table_get_phase (table) != PHASE_SETUP)
    return;
  if (is_for_all (table)
      && tm_table_count_zone (table, tm_table_get_zone (table, ZONE_TALENT_DEALT, (int) seat)) > 0)
    {
      add_choices (scene, panel, seat);
      return;
    }
  offer = offers != NULL
              ? tm_offers_find_move (offers, MOVE_KEEP, (int) seat, DEAL_SEAT, (gint32) seat)
              : -1;
  if (offer >= 0)
    tm_scene_add_action (scene, panel, TM_NODE_BUTTON, (guint) offer);
}

/* Gems and missions, one touch for each thing that happened */

static void
add_letter (TmScene *scene, guint row, guint seat, guint letter)
{
  gint32 state = tm_table_get_counter (tm_scene_get_table (scene), COUNTER_LETTER + letter, seat);
  TmNode *button = tm_scene_add (scene, row, TM_NODE_BUTTON,
                                 tm_text ("%s", tm_arg_word (paper_letter_words[letter].name)));

  button->seat = (int) seat;
  button->state = state == LETTER_STOLEN    ? TM_STATE_CHOSEN
                  : state == LETTER_CROSSED ? TM_STATE_SPENT
                                            : 0;
  button->offer = paper_find_offer (scene, MOVE_STEAL, seat, FREE_WHAT, (gint32) letter);
}

/* Two rows, so that a phone has room for them. */
static void
add_letters (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint phase = tm_table_get_phase (table);
  guint row = 0;

  if (paper_is_full (table, seat) || phase < PHASE_ACT || phase > PHASE_FIGHT)
    return;
  tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (N_ ("Gem")));
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    {
      if (letter % ROW_LENGTH == 0)
        {
          tm_scene_add (scene, panel, TM_NODE_ROW, TM_TEXT_NONE);
          row = tm_scene_get_last (scene);
        }
      add_letter (scene, row, seat, letter);
    }
}

/* What an offer is called on the card of its own team, which need not be named again. */
static TmText
shorten (const TmOffer *offer)
{
  static const char *const from[] = { N_ ("Rogue"), N_ ("Potion") };

  switch (offer->move)
    {
    case MOVE_OUTSIDE_GEM:
      return tm_text (from[tm_offer_get_preset (offer, FREE_WHAT)]);
    case MOVE_CLAIM:
      return tm_text (
          N_ ("Claim: %s"),
          tm_arg_word (paper_mission_words[tm_offer_get_preset (offer, CLAIM_MISSION)].name));
    case MOVE_FIGHT_RESULT:
      return tm_text (N_ ("Fame and wounds of the fight"));
    case MOVE_FINAL_SHEET:
      return tm_text (N_ ("Final sheet"));
    case MOVE_FINAL_ROWS:
      return tm_text (N_ ("Fame, row by row"));
    default:
      return offer->label;
    }
}

/**
 * paper_add_actions:
 * @scene: a scene
 * @panel: the node to add to
 * @move: kind of a move
 * @seat: whose it is
 *
 * Adds a button for everything of a kind that a team can do now.
 */
void
paper_add_actions (TmScene *scene, guint panel, guint move, guint seat)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (offer->move == move && offer->seat == (int) seat && !offer->is_primary)
        tm_scene_add_action (scene, panel, TM_NODE_BUTTON, i)->label = shorten (offer);
    }
}

/* Gems from outside the dungeon, side by side. */
static void
add_outside (TmScene *scene, guint panel, guint seat)
{
  if (paper_find_offer (scene, MOVE_OUTSIDE_GEM, seat, FREE_WHAT, -1) < 0)
    return;
  tm_scene_add (scene, panel, TM_NODE_TEXT, tm_text (N_ ("Outside")));
  tm_scene_add (scene, panel, TM_NODE_ROW, TM_TEXT_NONE);
  paper_add_actions (scene, tm_scene_get_last (scene), MOVE_OUTSIDE_GEM, seat);
}

/* Fame, as far as it is marked */

static gint32
count_marked (const TmTable *table, guint seat)
{
  gint32 fame = tm_table_get_counter (table, COUNTER_FAME_MISSIONS, seat);

  for (guint stage = 0; stage < PAPER_N_STAGES; stage++)
    fame += tm_table_get_counter (table, COUNTER_FAME_MONSTER + stage, seat);
  return fame;
}

static void
add_fame (TmScene *scene, guint panel, guint seat)
{
  TmNode *fame = tm_scene_add_symbol (scene, panel, TM_NODE_COUNTER, tm_text (N_ ("Fame marked")),
                                      "star", TM_ROLE_TREASURE);

  fame->seat = (int) seat;
  tm_node_set_value (fame, count_marked (tm_scene_get_table (scene), seat), MAX_MARKED);
  fame->min = -MAX_MARKED;
  tm_scene_add_counter (scene, panel, COUNTER_GEMS, (int) seat);
}

/* What is marked most on a full sheet: it follows from the moves, and can be set by hand here. */
static void
add_marks (TmScene *scene, guint panel, guint seat)
{
  static const guint marks[] = { COUNTER_WOUNDS, COUNTER_POTIONS, COUNTER_MINIONS };
  guint phase = tm_table_get_phase (tm_scene_get_table (scene));

  if (!paper_is_full (tm_scene_get_table (scene), seat) || phase < PHASE_ROLL
      || phase >= PHASE_FINAL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    tm_scene_add_counter (scene, panel, marks[i], (int) seat);
}

/* The final sheet, row by row */

static void
add_final_rows (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint sheet;

  tm_scene_add (scene, 0, TM_NODE_SHEET, tm_text (N_ ("Final sheet")));
  sheet = tm_scene_get_last (scene);
  for (guint row = 0; row <= PAPER_N_ROWS; row++)
    {
      guint line;
      TmNode *node = tm_scene_add (scene, sheet, TM_NODE_LINE,
                                   row < PAPER_N_ROWS ? tm_text (paper_row_names[row])
                                                      : tm_text (N_ ("Total")));

      node->detail = tm_text (paper_row_letters[row]);
      node->state = row == PAPER_N_ROWS ? TM_STATE_CURRENT : 0;
      line = tm_scene_get_last (scene);
      for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
        {
          PaperRows rows;
          TmNode *entry = tm_scene_add (scene, line, TM_NODE_ENTRY, TM_TEXT_NONE);

          paper_count_rows (table, seat, &rows);
          entry->seat = (int) seat;
          if (row == PAPER_N_ROWS || rows.known & 1u << row)
            tm_node_set_value (entry, row == PAPER_N_ROWS ? rows.total : rows.values[row], 999);
          else
            entry->label = tm_text (N_ ("?"));
        }
    }
}

/* Seats */

static TmText
describe_cards (const TmTable *table, guint seat)
{
  int talent = paper_get_talent (table, seat);
  int goal = paper_get_goal (table, seat);

  if (talent < 0 || goal < 0)
    return TM_TEXT_NONE;
  return tm_text ("%s · %s", tm_arg_word (paper_talent_words[talent].name),
                  tm_arg_word (paper_goal_words[goal].name));
}

static void
add_badges (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint stage = paper_get_stage (MAX (paper_get_round (table), 1));

  if (tm_table_get_phase (table) < PHASE_ROLL || tm_table_get_phase (table) >= PHASE_FINAL
      || !paper_is_full (table, seat))
    return;
  if (tm_table_get_counter (table, COUNTER_REACHED + stage - 1, seat) != 0)
    tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, tm_text (N_ ("Found the monster")), "monster",
                         TM_ROLE_NONE);
}

/* The pawn of a team shows its map, where several sheets are kept in full. */
static void
add_pawn (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint32 full = paper_get_full_seats (table);
  guint n_pieces;
  guint piece;
  TmNode *chip;

  if ((full & 1u << seat) == 0 || (full & (full - 1)) == 0
      || tm_table_get_phase (table) == PHASE_SETUP)
    return;
  piece = tm_box_get_first_piece (tm_table_get_box (table), PIECE_PARTY, (int) seat, &n_pieces);
  chip = tm_scene_add_piece (scene, panel, TM_NODE_CHIP, piece, tm_text (N_ ("Show the sheet")));
  chip->symbol = "map";
  chip->seat = (int) seat;
}

/* A team whose sheet lies open claims missions there. */
static gboolean
is_shown (const TmScene *scene, guint seat)
{
  static const TmPicks nothing = { 0 };
  const TmOffers *offers = tm_scene_get_offers (scene);
  const TmPicks *picks = offers != NULL ? tm_offers_get_picks (offers) : &nothing;

  return paper_get_shown_seat (tm_scene_get_table (scene), picks) == (int) seat;
}

static void
present_seat (TmScene *scene, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  TmNode *node = tm_scene_add (scene, 0, TM_NODE_SEAT, tm_text ("%s", tm_arg_seat (seat)));
  guint panel = tm_scene_get_last (scene);

  node->seat = (int) seat;
  node->detail = describe_cards (table, seat);
  node->state = tm_table_get_turn (table) & 1u << seat ? TM_STATE_TURN : 0;
  add_badges (scene, panel, seat);
  add_fame (scene, panel, seat);
  add_marks (scene, panel, seat);
  add_pawn (scene, panel, seat);
  add_dealt (scene, panel, seat);
  add_keep (scene, panel, seat);
  add_letters (scene, panel, seat);
  add_outside (scene, panel, seat);
  if (!is_shown (scene, seat))
    paper_add_actions (scene, panel, MOVE_CLAIM, seat);
  paper_add_actions (scene, panel, MOVE_FIGHT_RESULT, seat);
  paper_add_actions (scene, panel, MOVE_FINAL_SHEET, seat);
  paper_add_actions (scene, panel, MOVE_FINAL_ROWS, seat);
}

/**
 * paper_present_seats:
 * @scene: a scene
 *
 * Shows every team in the order of the table, and at the end the final sheet.
 */
void
paper_present_seats (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);

  if (tm_table_get_phase (table) >= PHASE_FINAL)
    add_final_rows (scene);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    present_seat (scene, seat);
}
