/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* The name the players gave a counter, or its own. */
TmText
freeform_get_counter_name (const TmTable *table, guint counter)
{
  TmBox *box = tm_table_get_box (table);
  guint n_names;
  const gint32 *names = tm_box_get_option_list (box, OPTION_NAMES, &n_names);

  if (counter - COUNTER_FIRST < n_names)
    return tm_text ("%s", tm_arg_string (names[counter - COUNTER_FIRST]));
  return tm_text (tm_box_get_kit (box)->counters[counter].name);
}

static gboolean
has_deck (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_DECK);
}

static gboolean
has_bag (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_BAG);
}

/* Offers */

static guint
list (const TmTable *table, guint zone, int seat, guint *found)
{
  return tm_table_list_zone (table, tm_table_get_zone (table, zone, seat), found, TM_MAX_PIECES);
}

static void
offer_pieces (const TmTable *table,
              TmOffers *offers,
              guint move,
              guint zone,
              guint seat,
              const char *sentence)
{
  guint held[TM_MAX_PIECES];
  guint n_held = list (table, zone, seat, held);

  for (guint i = 0; i < n_held; i++)
    {
      guint kind = tm_box_get_piece_kind (tm_table_get_box (table), held[i]);
      TmOffer *offer = tm_offers_add (
          offers, move,
          tm_text (sentence, tm_arg_face (kind, tm_table_get_piece_face (table, held[i]))));
      offer->piece = held[i];
      offer->seat = seat;
      tm_offer_preset (offer, DISCARD_PIECE, held[i]);
    }
}

static void
offer_taking (TmOffers *offers, guint move, guint seat, const char *label)
{
  TmOffer *offer = tm_offers_add (offers, move, tm_text (label));

  offer->seat = seat;
  tm_offer_preset (offer, DRAW_SEAT, seat);
}

static void
offer_to_seat (const TmTable *table, TmOffers *offers, guint seat)
{
  TmBox *box = tm_table_get_box (table);

  if (has_deck (table)
      && tm_table_count_zone (table, tm_box_get_zone (box, ZONE_DECK, TM_NO_SEAT)) > 0)
    offer_taking (offers, MOVE_DRAW, seat, N_ ("Draw a card"));
  if (has_bag (table)
      && tm_table_count_zone (table, tm_box_get_zone (box, ZONE_BAG, TM_NO_SEAT)) > 0)
    offer_taking (offers, MOVE_PULL, seat, N_ ("Draw a token"));
  offer_pieces (table, offers, MOVE_DISCARD, ZONE_CARDS, seat, N_ ("Discard: %s"));
  offer_pieces (table, offers, MOVE_RETURN, ZONE_TOKENS, seat, N_ ("Put back: %s"));
}

void
freeform_offer (const TmTable *table, TmOffers *offers)
{
  if (tm_table_get_phase (table) == PHASE_OVER)
    return;
  if (tm_table_get_option (table, OPTION_DICE) > 0)
    {
      TmOffer *roll = tm_offers_add (offers, MOVE_ROLL, tm_text (N_ ("Roll the dice")));
      roll->is_primary = TRUE;
      roll->key = 'r';
    }
  tm_offers_add (offers, MOVE_ROUND, tm_text (N_ ("Next round")))->key = 'n';
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    offer_to_seat (table, offers, seat);
  if (has_deck (table))
    tm_offers_add (offers, MOVE_SHUFFLE, tm_text (N_ ("Shuffle everything back")));
  tm_offers_add (offers, MOVE_FINISH, tm_text (N_ ("End the match")));
}

/* Scene */

static void
add_actions (TmScene *scene, guint parent, int seat)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      if (offer->seat == seat && offer->piece < 0 && !offer->is_primary)
        tm_scene_add_action (scene, parent, TM_NODE_BUTTON, i);
    }
}

static void
add_banner (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  TmResult result = { .ending = TM_ENDING_OPEN };

  freeform_game.get_result (table, &result);
  tm_scene_add_banner (scene,
                       result.ending == TM_ENDING_OPEN ? freeform_game.describe_progress (table)
                                                       : result.sentence,
                       TM_TEXT_NONE);
}

static void
add_zone (TmScene *scene, guint parent, guint zone, int seat, TmNodeKind kind)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint found[TM_MAX_PIECES];
  guint n_found = list (table, zone, seat, found);

  for (guint i = 0; i < n_found; i++)
    {
      guint piece_kind = tm_box_get_piece_kind (tm_table_get_box (table), found[i]);
      gint32 face = tm_table_get_piece_face (table, found[i]);
      TmNode *node = tm_scene_add_piece (scene, parent, kind, found[i],
                                         tm_text ("%s", tm_arg_face (piece_kind, face)));

      node->has_value = kind == TM_NODE_DIE;
      node->value = face + 1;
      node->min = 1;
      node->max = 6;
    }
}

static void
add_pile (TmScene *scene, guint parent, guint zone)
{
  const TmTable *table = tm_scene_get_table (scene);
  TmBox *box = tm_table_get_box (table);
  TmNode *pile = tm_scene_add (scene, parent, TM_NODE_PILE,
                               tm_text (tm_box_get_kit (box)->zones[zone].name));

  pile->symbol = zone == ZONE_BAG ? "sack" : "scroll";
  pile->has_value = TRUE;
  pile->value = tm_table_count_zone (table, tm_box_get_zone (box, zone, TM_NO_SEAT));
}

static void
add_shared (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint mat, row;

  tm_scene_add (scene, 0, TM_NODE_MAT, TM_TEXT_NONE);
  mat = tm_scene_get_last (scene);
  tm_scene_add_counter (scene, mat, COUNTER_ROUND, TM_NO_SEAT);
  if (tm_table_get_option (table, OPTION_DICE) > 0)
    {
      tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Dice")));
      row = tm_scene_get_last (scene);
      add_zone (scene, row, ZONE_TRAY, TM_NO_SEAT, TM_NODE_DIE);
    }
  if (has_deck (table))
    {
      add_pile (scene, mat, ZONE_DECK);
      add_pile (scene, mat, ZONE_DISCARD);
    }
  if (has_bag (table))
    add_pile (scene, mat, ZONE_BAG);
  add_actions (scene, mat, TM_NO_SEAT);
}

static void
add_seat (TmScene *scene, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint n_counters = tm_table_get_option (table, OPTION_COUNTERS);
  guint panel;

  tm_scene_add (scene, 0, TM_NODE_SEAT, tm_text ("%s", tm_arg_seat (seat)))->seat = seat;
  panel = tm_scene_get_last (scene);
  for (guint i = 0; i < n_counters; i++)
    tm_scene_add_counter (scene, panel, COUNTER_FIRST + i, seat)->label
        = freeform_get_counter_name (table, COUNTER_FIRST + i);
  add_zone (scene, panel, ZONE_CARDS, seat, TM_NODE_CHIP);
  add_zone (scene, panel, ZONE_TOKENS, seat, TM_NODE_CHIP);
  add_actions (scene, panel, seat);
}

void
freeform_present (TmScene *scene)
{
  add_banner (scene);
  add_shared (scene);
  for (guint seat = 0; seat < tm_table_get_n_seats (tm_scene_get_table (scene)); seat++)
    add_seat (scene, seat);
}
