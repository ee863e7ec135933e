/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* What the table looks like. */

/* What no thing on the table stands for. */
static void
add_actions (TmScene *scene, guint parent, int seat)
{
  const TmOffers *offers = tm_scene_get_offers (scene);

  for (guint i = 0; offers != NULL && i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      if (offer->seat == seat && offer->piece < 0 && offer->cell < 0 && !offer->is_primary)
        tm_scene_add_action (scene, parent, TM_NODE_BUTTON, i);
    }
}

static void
add_banner (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint n_titles;
  const gint32 *title = tm_box_get_option_list (tm_table_get_box (table), OPTION_TITLE, &n_titles);
  TmResult result = { .ending = TM_ENDING_OPEN };

  if (tm_table_get_phase (table) == PHASE_OVER)
    freeform_get_result (table, &result);
  tm_scene_add_banner (
      scene, result.ending == TM_ENDING_OPEN ? freeform_describe_progress (table) : result.sentence,
      n_titles > 0 ? tm_text ("%s", tm_arg_string (title[0])) : TM_TEXT_NONE);
}

static void
add_counter (TmScene *scene, guint parent, guint counter, int seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  TmNode *node = tm_scene_add_counter (scene, parent, counter, seat);

  node->label = tm_text ("%s", freeform_name_counter (table, counter));
  node->step = freeform_get_step (tm_table_get_box (table), counter);
}

static guint
list (const TmTable *table, guint zone, int seat, guint *found)
{
  return tm_table_list_zone (table, tm_table_get_zone (table, zone, seat), found, TM_MAX_PIECES);
}

static TmText
name_face (const TmTable *table, guint piece)
{
  guint kind = tm_box_get_piece_kind (tm_table_get_box (table), piece);

  return tm_text ("%s", tm_arg_face (kind, tm_table_get_piece_face (table, piece)));
}

static void
add_dice (TmScene *scene, guint parent)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint dice[TM_MAX_PIECES];
  guint n_dice = list (table, ZONE_TRAY, TM_NO_SEAT, dice);

  for (guint i = 0; i < n_dice; i++)
    {
      guint kind = tm_box_get_piece_kind (tm_table_get_box (table), dice[i]);
      TmNode *node
          = tm_scene_add_piece (scene, parent, TM_NODE_DIE, dice[i], name_face (table, dice[i]));

      if (tm_table_get_piece_mark (table, dice[i], MARK_LOCKED))
        node->state |= TM_STATE_CHOSEN;
      if (kind != PIECE_DIE)
        continue;
      node->has_value = TRUE;
      node->value = tm_table_get_piece_face (table, dice[i]) + 1;
      node->min = 1;
      node->max = 6;
    }
}

static void
add_held (TmScene *scene, guint parent, guint zone, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint held[TM_MAX_PIECES];
  guint n_held = list (table, zone, (int) seat, held);

  for (guint i = 0; i < n_held; i++)
    tm_scene_add_piece (scene, parent, TM_NODE_CHIP, held[i], name_face (table, held[i]));
}

static void
add_pile (TmScene *scene, guint parent, guint zone, const char *symbol)
{
  const TmTable *table = tm_scene_get_table (scene);
  TmNode *pile
      = tm_scene_add (scene, parent, TM_NODE_PILE, tm_text (freeform_kit.zones[zone].name));

  pile->symbol = symbol;
  pile->has_value = TRUE;
  pile->value = tm_table_count_zone (table, tm_table_get_zone (table, zone, TM_NO_SEAT));
}

static gboolean
has_list (const TmTable *table, guint option)
{
  guint n_values;

  (void) tm_box_get_option_list (tm_table_get_box (table), option, &n_values);
  return n_values > 0;
}

static void
add_piles (TmScene *scene, guint parent)
{
  const TmTable *table = tm_scene_get_table (scene);

  if (tm_table_get_option (table, OPTION_DECK))
    {
      add_pile (scene, parent, ZONE_DECK, "scroll");
      add_pile (scene, parent, ZONE_DISCARD, "scroll");
    }
  if (has_list (table, OPTION_OWN_CARDS))
    {
      add_pile (scene, parent, ZONE_OWN_DECK, "scroll");
      add_pile (scene, parent, ZONE_OWN_DISCARD, "scroll");
    }
  if (tm_table_get_option (table, OPTION_BAG))
    add_pile (scene, parent, ZONE_BAG, "sack");
  if (has_list (table, OPTION_OWN_TOKENS))
    add_pile (scene, parent, ZONE_OWN_BAG, "sack");
}

static gboolean
has_dice (const TmTable *table)
{
  for (guint i = 0; i < FREE_N_OWN_DICE; i++)
    if (freeform_count_dice (table, PIECE_OWN_DIE + i) > 0)
      return TRUE;
  return freeform_count_dice (table, PIECE_DIE) > 0;
}

static void
add_mat (TmScene *scene)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint n_shared;
  guint mat;

  (void) tm_box_get_option_list (tm_table_get_box (table), OPTION_SHARED, &n_shared);
  tm_scene_add (scene, 0, TM_NODE_MAT, TM_TEXT_NONE);
  mat = tm_scene_get_last (scene);
  tm_scene_add_counter (scene, mat, COUNTER_ROUND, TM_NO_SEAT);
  for (guint i = 0; i < n_shared; i++)
    add_counter (scene, mat, COUNTER_SHARED + i, TM_NO_SEAT);
  if (has_dice (table))
    {
      tm_scene_add (scene, mat, TM_NODE_ROW, tm_text (N_ ("Dice")));
      add_dice (scene, tm_scene_get_last (scene));
    }
  add_piles (scene, mat);
  add_actions (scene, mat, TM_NO_SEAT);
}

static TmText
describe_seat (const TmTable *table, guint seat)
{
  gint32 team = tm_table_get_counter (table, COUNTER_TEAM, seat);

  return team > 0 ? tm_text (N_ ("Team %s"), tm_arg_number (team)) : TM_TEXT_NONE;
}

static void
add_seat (TmScene *scene, guint seat)
{
  const TmTable *table = tm_scene_get_table (scene);
  guint n_counters = tm_table_get_option (table, OPTION_COUNTERS);
  TmNode *node = tm_scene_add (scene, 0, TM_NODE_SEAT, tm_text ("%s", tm_arg_seat (seat)));
  guint panel = tm_scene_get_last (scene);

  node->seat = seat;
  node->detail = describe_seat (table, seat);
  if (tm_table_get_shared (table, COUNTER_STARTS) == (gint32) seat + 1)
    tm_scene_add_symbol (scene, panel, TM_NODE_BADGE, tm_text (N_ ("First player")), "first",
                         TM_ROLE_TREASURE);
  for (guint i = 0; i < n_counters; i++)
    add_counter (scene, panel, freeform_get_counter (i), (int) seat);
  add_held (scene, panel, ZONE_CARDS, seat);
  add_held (scene, panel, ZONE_TOKENS, seat);
  add_actions (scene, panel, (int) seat);
}

/* The `present` of the game. */
void
freeform_present (TmScene *scene)
{
  add_banner (scene);
  add_mat (scene);
  freeform_present_sheet (scene);
  for (guint seat = 0; seat < tm_table_get_n_seats (tm_scene_get_table (scene)); seat++)
    add_seat (scene, seat);
}
