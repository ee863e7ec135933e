/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies before the players: the adventurer's hero and treasures at large, every seat in short. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-private.h"

static int
get_hero (const TmTable *table, guint seat)
{
  int piece = roll_get_hero_piece (table, seat);

  return piece >= 0 ? tm_table_get_piece_face (table, piece) : HERO_NONE;
}

/* The hero */

static void
add_experience (TmScene *scene, guint panel, guint seat, int hero)
{
  gint32 xp = tm_table_get_counter (tm_scene_get_table (scene), COUNTER_XP, seat);
  TmNode *track;

  if (roll_is_master (hero))
    return;
  track = tm_scene_add (scene, panel, TM_NODE_TRACK,
                        tm_text (N_ ("%s of 5 experience"), tm_arg_number (xp)));
  track->detail
      = tm_text (N_ ("then %s"), tm_arg_word (roll_hero_words[roll_get_master (hero)].name));
  track->role = TM_ROLE_TREASURE;
  tm_node_set_value (track, MIN (xp, ROLL_LEVEL_UP), ROLL_LEVEL_UP);
}

static void
add_ability (TmScene *scene, guint panel, int piece, int hero)
{
  gboolean is_used
      = tm_table_get_piece_mark (tm_scene_get_table (scene), (guint) piece, MARK_EXHAUSTED) != 0;
  TmNode *button = tm_scene_add_piece (scene, panel, TM_NODE_BUTTON, (guint) piece,
                                       roll_get_power_name (hero));

  button->detail = is_used ? tm_text (N_ ("used")) : tm_text (N_ ("ready"));
  button->symbol = roll_hero_words[hero].symbol;
  if (is_used)
    button->state |= TM_STATE_SPENT;
  tm_scene_add (scene, tm_scene_get_last (scene), TM_NODE_TEXT, roll_get_power_label (hero));
}

static void
present_hero (TmScene *scene, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  int piece = roll_get_hero_piece (table, seat);
  int hero = get_hero (table, seat);
  TmNode *panel;
  guint index;

  if (piece < 0)
    return;
  panel = tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, tm_text (roll_hero_words[hero].name),
                               roll_hero_words[hero].symbol, TM_ROLE_TREASURE);
  panel->detail = tm_text ("%s", tm_arg_seat (seat));
  panel->seat = (int) seat;
  index = tm_scene_get_last (scene);
  add_experience (scene, index, seat, hero);
  tm_scene_add (scene, index, TM_NODE_TEXT, tm_text (N_ ("Always")))->detail
      = roll_get_skill_text (hero);
  add_ability (scene, index, piece, hero);
}

/* Treasures */

static void
add_tokens (TmScene *scene, guint parent, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint held = tm_table_get_zone (table, ZONE_TOKENS, seat);

  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    {
      int piece = tm_table_find_piece (table, held, PIECE_TOKEN, (gint32) kind);
      TmNode *chip;

      if (piece < 0)
        continue;
      chip = tm_scene_add_piece (scene, parent, TM_NODE_CHIP, (guint) piece,
                                 tm_text (roll_token_words[kind].name));
      chip->detail = roll_get_token_text (kind);
      chip->symbol = roll_token_words[kind].symbol;
      chip->role = TM_ROLE_MAGIC;
      tm_node_set_value (chip,
                         (gint32) tm_table_count_face (table, held, PIECE_TOKEN, (gint32) kind),
                         roll_token_copies[kind]);
    }
}

static void
add_unknown (TmScene *scene, guint parent, guint seat)
{
  gint32 n = tm_table_get_counter (tm_scene_get_table (scene), COUNTER_UNKNOWN, seat);
  TmNode *chip;

  if (n == 0)
    return;
  chip = tm_scene_add_symbol (scene, parent, TM_NODE_CHIP, tm_text (N_ ("Not yet named")), "chest",
                              TM_ROLE_MAGIC);
  chip->detail = tm_text (N_ ("Touch to say which"));
  chip->offer = tm_offers_find_move (tm_scene_get_offers (scene), MOVE_REVEAL, (int) seat, 0, -1);
  tm_node_set_value (chip, n, ROLL_N_TOKEN_PIECES);
}

/* Secret tokens are shown to their owner, while he holds. */
static void
add_hand (TmScene *scene, guint parent, guint seat)
{
  guint within = parent;

  if (!roll_are_hands_open (tm_scene_get_table (scene)))
    {
      tm_scene_add (scene, parent, TM_NODE_SECRET, tm_text (N_ ("Treasures")))->seat = (int) seat;
      within = tm_scene_get_last (scene);
    }
  if (within == parent || tm_scene_get_viewer (scene) == (int) seat)
    add_tokens (scene, within, seat);
  add_unknown (scene, parent, seat);
}

static void
present_treasures (TmScene *scene, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 n_left
      = (gint32) tm_table_count_zone (table, tm_table_get_zone (table, ZONE_CHEST, TM_NO_SEAT));
  TmNode *panel = tm_scene_add_symbol (scene, 0, TM_NODE_PANEL, tm_text (N_ ("Treasures")), "chest",
                                       TM_ROLE_MAGIC);
  guint index;

  for (guint other = 0; other < tm_table_get_n_seats (table); other++)
    n_left -= tm_table_get_counter (table, COUNTER_UNKNOWN, other);
  panel->detail = tm_text (N_ ("%s in the chest"), tm_arg_number (n_left));
  panel->option = OPTION_SOURCE_TREASURE;
  index = tm_scene_get_last (scene);
  if (tm_table_count_zone (table, tm_table_get_zone (table, ZONE_TOKENS, seat)) == 0
      && tm_table_get_counter (table, COUNTER_UNKNOWN, seat) == 0)
    tm_scene_add (scene, index, TM_NODE_TEXT, tm_text (N_ ("No treasure yet")));
  else
    add_hand (scene, index, seat);
}

/* Shows the adventurer's hero and treasures. */
void
roll_present_panels (TmScene *scene)
{
  int seat = roll_get_adventurer (tm_scene_get_table (scene));

  if (seat < 0)
    return;
  present_hero (scene, (guint) seat);
  present_treasures (scene, (guint) seat);
}

/* Seats */

static void
add_badges (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  int adventurer = roll_get_adventurer (table);

  if (adventurer < 0 || tm_table_get_n_seats (table) == 1)
    return;
  if (adventurer == (int) seat)
    tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, tm_text (N_ ("Adventurer")), "pawn",
                         TM_ROLE_NONE);
  else if (roll_get_lord (table, (guint) adventurer) == seat)
    tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, tm_text (N_ ("Lord")), "lord", TM_ROLE_NONE);
}

static void
present_seat (TmScene *scene, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  int hero = get_hero (table, seat);
  guint32 turn = tm_table_get_turn (table);
  gboolean is_shown = roll_are_hands_open (table);
  RollScore score;
  TmNode *node;
  guint panel;
  int claim;

  roll_read_score (table, seat, &score);
  node = tm_scene_add (scene, 0, TM_NODE_SEAT, tm_text ("%s", tm_arg_seat (seat)));
  node->seat = (int) seat;
  node->state = turn & 1u << seat ? TM_STATE_TURN : 0;
  if (hero != HERO_NONE)
    node->detail = is_shown ? tm_text_n ("%s, %s point", "%s, %s points",
                                         tm_arg_word (roll_hero_words[hero].name),
                                         tm_arg_number (score.points))
                            : tm_text ("%s", tm_arg_word (roll_hero_words[hero].name));
  panel = tm_scene_get_last (scene);
  add_badges (scene, panel, seat);
  tm_scene_add_counter (scene, panel, COUNTER_XP, (int) seat);
  node = tm_scene_add_symbol (scene, panel, TM_NODE_COUNTER, tm_text (N_ ("Treasure tokens")),
                              "ring", TM_ROLE_MAGIC);
  tm_node_set_value (node, score.tokens, ROLL_N_TOKEN_PIECES);
  node = tm_scene_add (scene, panel, TM_NODE_TRACK, tm_text (N_ ("Delves")));
  node->role = TM_ROLE_STONE;
  tm_node_set_value (node, tm_table_get_counter (table, COUNTER_DELVES, seat),
                     tm_table_get_option (table, OPTION_DELVES));
  if (roll_get_adventurer (table) != (int) seat)
    add_hand (scene, panel, seat);
  claim = tm_offers_find_move (tm_scene_get_offers (scene), MOVE_CLAIM, (int) seat, 0, -1);
  if (claim >= 0)
    tm_scene_add_action (scene, panel, TM_NODE_BUTTON, (guint) claim);
}

/* Shows every seat. */
void
roll_present_seats (TmScene *scene)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (tm_scene_get_table (scene)); seat++)
    present_seat (scene, seat);
}
