/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-part.h"

#include "engine/tm-game.h"

static char *
dup_words (const TmText *text, const TmBox *box)
{
  return tm_text_is_empty (text) ? NULL : tm_text_dup_string (text, box);
}

static gboolean
is_high_good (const TmBox *box, int slot)
{
  TmSlot place;

  if (slot < 0)
    return FALSE;
  tm_box_describe_slot (box, (guint) slot, &place);
  return place.kind == TM_SLOT_COUNTER && tm_box_get_kit (box)->counters[place.index].high_is_good;
}

static void
fill_offer (TmPart *part, const TmNode *node, const TmScene *scene, const TmBox *box)
{
  const TmOffers *offers = tm_scene_get_offers (scene);
  const TmOffer *offer;

  part->offer = node->offer;
  if (node->offer < 0 || offers == NULL)
    return;
  offer = tm_offers_get (offers, (guint) node->offer);
  part->action = dup_words (&offer->label, box);
  part->key = offer->key;
}

static void
fill_sides (TmPart *part, const TmNode *node, const TmScene *scene, const TmBox *box)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  part->edges = node->edges;
  part->trail = node->trail;
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      int offer = node->edge_offers[side];

      part->sides[side].offer = offer;
      if (offer >= 0 && offers != NULL)
        part->sides[side].action = dup_words (&tm_offers_get (offers, (guint) offer)->label, box);
    }
}

static void
fill_option (TmPart *part, const TmNode *node, const TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  const TmOffers *offers = tm_scene_get_offers (scene);
  const TmParam *param;

  if (node->option < 0 || offers == NULL)
    return;
  param = &tm_box_get_game (tm_table_get_box (table))->options[node->option].param;
  /* Where nothing can be recorded, as in the past, nothing is switched either. */
  part->option = tm_offers_get_n (offers) > 0 ? node->option : -1;
  part->option_name = param->name;
  part->choices = param->words;
  part->n_choices = param->n_words;
  part->choice = tm_table_get_option (table, (guint) node->option);
}

static void
fill_part (TmPart *part, const TmNode *node, const TmScene *scene, const int looks[TM_MAX_SEATS])
{
  const TmBox *box = tm_table_get_box (tm_scene_get_table (scene));

  part->detail = dup_words (&node->detail, box);
  part->symbol = node->symbol;
  part->role = node->role;
  part->state = node->state;
  part->has_value = node->has_value;
  part->value = node->value;
  part->min = node->min;
  part->max = node->max;
  part->step = node->step;
  part->slot = node->slot;
  part->piece = node->piece;
  part->high_is_good = is_high_good (box, node->slot);
  if (node->seat != TM_NO_SEAT)
    {
      part->seat = node->seat;
      part->look = looks[node->seat];
      part->is_open = node->kind == TM_NODE_SECRET && node->seat == tm_scene_get_viewer (scene);
    }
  part->is_pickable = node->is_pickable;
  fill_offer (part, node, scene, box);
  fill_sides (part, node, scene, box);
  fill_option (part, node, scene);
}

/**
 * tm_stage_new_from_scene:
 * @scene: a scene
 * @looks: the [enum@TmSeatLook] of each seat
 *
 * Puts a scene into the reader's words. The stage does not refer to the scene, its table or its
 * box afterwards.
 *
 * Returns: (transfer full): a new stage, finished
 */
TmStage *
tm_stage_new_from_scene (const TmScene *scene, const int looks[TM_MAX_SEATS])
{
  TmStage *self = tm_stage_new ();
  const TmBox *box = tm_table_get_box (tm_scene_get_table (scene));
  guint n_nodes = tm_scene_get_n_nodes (scene);

  for (guint i = 1; i < n_nodes; i++)
    {
      const TmNode *node = tm_scene_get_node (scene, i);
      g_autofree char *label = dup_words (&node->label, box);

      fill_part (tm_stage_add (self, node->parent, node->kind, label), node, scene, looks);
    }
  tm_stage_finish (self);
  return self;
}
