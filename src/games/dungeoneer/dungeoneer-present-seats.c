/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The players: what each has, and what each can do. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-present.h"
#include "tm-text.h"

static void
add_badge (TmScene *scene, guint panel, TmText label, const char *symbol, TmRole role)
{
  tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, label, symbol, role);
}

static void
add_badges (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);

  if (dungeoneer_get (table, COUNTER_FALLEN, seat) != 0)
    add_badge (scene, panel, tm_text (N_ ("Has fallen")), "pit", TM_ROLE_TRAP);
  if (dungeoneer_get (table, COUNTER_SAVED_AP, seat) != 0)
    add_badge (scene, panel, tm_text (N_ ("Has kept a point")), "boots", TM_ROLE_MAGIC);
  if (dungeoneer_find_escort (table, seat) >= 0)
    add_badge (scene, panel, tm_text (N_ ("Escorting")), "pawn", TM_ROLE_VAULT);
}

static void
add_quest_track (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  TmNode *track = tm_scene_add (scene, panel, TM_NODE_TRACK, tm_text (N_ ("Quests")));

  track->role = TM_ROLE_VAULT;
  tm_node_set_value (track,
                     MIN (dungeoneer_get (table, COUNTER_QUESTS, seat), DUNGEONEER_QUESTS_TO_WIN),
                     DUNGEONEER_QUESTS_TO_WIN);
}

static void
add_stats (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);

  for (guint stat = 0; stat < DUNGEONEER_N_FORMS; stat++)
    {
      gboolean is_told;
      gint32 value = dungeoneer_get_stat (table, seat, stat, &is_told);

      if (!is_told && value == 0)
        continue;
      tm_node_set_value (
          tm_scene_add_symbol (scene, panel, TM_NODE_GLYPH,
                               tm_text ("%s", tm_arg_word (dungeoneer_stat_words[stat].name)),
                               dungeoneer_stat_words[stat].symbol, TM_ROLE_NONE),
          value, 0);
    }
}

static void
add_limit (TmScene *scene, guint panel, guint seat, gboolean is_treasure)
{
  const TmTable *table = tm_scene_get_table (scene);
  gint32 limit
      = dungeoneer_get (table, is_treasure ? COUNTER_TREASURE_LIMIT : COUNTER_BOON_LIMIT, seat);
  gint32 n = (gint32) dungeoneer_count_lasting (table, seat, is_treasure);

  if (n == 0 && limit >= 99)
    return;
  tm_node_set_value (
      tm_scene_add_symbol (scene, panel, TM_NODE_GLYPH,
                           is_treasure ? tm_text (N_ ("Treasures")) : tm_text (N_ ("Boons")),
                           is_treasure ? "chest" : "star", TM_ROLE_TREASURE),
      n, limit >= 99 ? 0 : limit);
}

/* Cards that lie open before a player. */
static void
add_cards (TmScene *scene,
           guint panel,
           guint seat,
           guint zone,
           const char *symbol,
           TmRole role,
           DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, zone, (int) seat), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    {
      TmNode *chip = tm_scene_add_symbol (scene, panel, TM_NODE_CHIP,
                                          tm_text ("%s", dungeoneer_name_piece (table, pieces[i])),
                                          symbol, role);

      chip->seat = (int) seat;
      if (zone != ZONE_LAIR)
        chip->offer = dungeoneer_find_offer_of_piece (scene, pieces[i], placed);
      if (tm_table_get_piece_mark (table, pieces[i], MARK_USED) != 0)
        chip->state |= TM_STATE_SPENT;
    }
}

static void
add_quests (TmScene *scene, guint panel, guint seat, DungeoneerPlaced *placed)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint pieces[DUNGEONEER_N_QUESTS];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_PERSONAL, (int) seat), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    {
      gint32 category = dungeoneer_get_category (table, pieces[i]);
      TmNode *chip = tm_scene_add_symbol (scene, panel, TM_NODE_CHIP,
                                          tm_text ("%s", dungeoneer_name_piece (table, pieces[i])),
                                          category >= 0 && category < DUNGEONEER_N_CATEGORIES
                                              ? dungeoneer_category_words[category].symbol
                                              : "scroll",
                                          TM_ROLE_VAULT);

      chip->seat = (int) seat;
      chip->detail = dungeoneer_describe_quest (table, pieces[i]);
      chip->offer = dungeoneer_find_offer_of_piece (scene, pieces[i], placed);
    }
}

/* The hand: only its owner looks at it, and only where the app knows it. */
static void
add_hand (TmScene *scene, guint panel, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint zone = tm_table_get_zone (table, ZONE_HAND, (int) seat);
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));
  guint within = panel;

  if (n == 0 || !dungeoneer_is_by_app (table, OPTION_ADVENTURE))
    return;
  if (tm_table_get_option (table, OPTION_HANDS) == HANDS_HIDDEN && !dungeoneer_is_solo (table))
    {
      TmNode *secret
          = tm_scene_add (scene, panel, TM_NODE_SECRET, tm_text (N_ ("Hold to see the hand")));

      secret->seat = (int) seat;
      secret->symbol = "hand";
      within = tm_scene_get_last (scene);
      if (tm_scene_get_viewer (scene) != (int) seat)
        return;
    }
  for (guint i = 0; i < n; i++)
    {
      gint32 class = dungeoneer_get_class (table, pieces[i]);

      tm_scene_add_piece (scene, within, TM_NODE_CHIP, pieces[i],
                          tm_text ("%s", dungeoneer_name_piece (table, pieces[i])))
          ->symbol
          = class >= 0 && class < DUNGEONEER_N_CLASSES ? dungeoneer_class_words[class].symbol
                                                       : "sack";
    }
}

/* What a seat can do that no thing on the table stands for. */
static void
add_actions (TmScene *scene, guint panel, guint seat, DungeoneerPlaced *placed)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; i < dungeoneer_count_offers (scene); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);

      if (!placed->placed[i] && !offer->is_primary && offer->is_usual && offer->seat == (int) seat)
        dungeoneer_add_button (scene, panel, i, placed);
    }
}

static void
add_seat (TmScene *scene, guint seat, DungeoneerPlaced *placed)
{
  static const guint counters[]
      = { COUNTER_GLORY, COUNTER_PERIL, COUNTER_HEALTH, COUNTER_AP, COUNTER_HAND, COUNTER_LEVEL };
  const TmTable *table = tm_scene_get_table (scene);
  gboolean is_alive = dungeoneer_get (table, COUNTER_ALIVE, seat) != 0;
  int hero = tm_table_get_top (table, tm_table_get_zone (table, ZONE_HERO, (int) seat));
  TmNode *panel = tm_scene_add (scene, 0, TM_NODE_SEAT, tm_text ("%s", tm_arg_seat ((int) seat)));
  guint index = tm_scene_get_last (scene);

  panel->seat = (int) seat;
  if (hero >= 0)
    panel->detail = tm_text ("%s", dungeoneer_name_piece (table, (guint) hero));
  if (dungeoneer_get_active (table) == (int) seat)
    panel->state |= TM_STATE_TURN;
  if (!is_alive)
    panel->state |= TM_STATE_OUT;
  /* Alone there is no peril: dice are rolled in its place. */
  for (guint i = 0; i < G_N_ELEMENTS (counters); i++)
    if (counters[i] != COUNTER_PERIL || !dungeoneer_is_solo (table))
      tm_scene_add_counter (scene, index, counters[i], (int) seat);
  add_quest_track (scene, index, seat);
  add_badges (scene, index, seat);
  add_stats (scene, index, seat);
  add_quests (scene, index, seat, placed);
  add_limit (scene, index, seat, FALSE);
  add_limit (scene, index, seat, TRUE);
  add_cards (scene, index, seat, ZONE_INVENTORY, "chest", TM_ROLE_TREASURE, placed);
  add_cards (scene, index, seat, ZONE_LAIR, "monster", TM_ROLE_MONSTER, placed);
  add_cards (scene, index, seat, ZONE_BANES, "ghost", TM_ROLE_TRAP, placed);
  add_hand (scene, index, seat);
  add_actions (scene, index, seat, placed);
}

/**
 * dungeoneer_present_seats:
 * @scene: a scene
 * @placed: offers that have a place
 *
 * Adds a panel for every player.
 */
void
dungeoneer_present_seats (TmScene *scene, DungeoneerPlaced *placed)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (tm_scene_get_table (scene)); seat++)
    add_seat (scene, seat, placed);
}
