/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about cards, points and the end of a turn: R p. 5 to 11, 18, 19. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-cards.h"

/* Peril */

static gboolean
is_at_table (TmRuling *ruling, const char *param, gint32 seat, guint n_seats)
{
  if (seat < (gint32) n_seats)
    return TRUE;
  tm_ruling_refuse (ruling, param, tm_text (N_ ("there is no such player in the list")));
  return FALSE;
}

/* Whose heroes live: all of them, unless told otherwise. */
static gboolean
read_alive (const TmArgs *args, TmRuling *ruling, DungeoneerPerilSpent *spent)
{
  guint n;
  const gint32 *list;

  spent->alive = (1u << spent->n_seats) - 1;
  if (!tm_args_has (args, ASK_PERIL_ALIVE))
    return TRUE;
  list = tm_args_get_list (args, ASK_PERIL_ALIVE, &n);
  if (n != spent->n_seats)
    {
      tm_ruling_refuse (
          ruling, "alive",
          tm_text (N_ ("as many entries as players: %s"), tm_arg_number ((gint32) spent->n_seats)));
      return FALSE;
    }
  for (guint seat = 0; seat < n; seat++)
    if (!list[seat])
      spent->alive &= ~(1u << seat);
  return TRUE;
}

static gboolean
read_peril (const TmArgs *args, TmRuling *ruling, DungeoneerPerilSpent *spent)
{
  static const DungeoneerTiming timings[N_PERIL_TIMINGS] = {
    [PERIL_TIMING_MISDEEDS] = TIMING_MISDEEDS,
    [PERIL_TIMING_RESPONSE] = TIMING_RESPONSE,
    [PERIL_TIMING_ANY] = TIMING_ANY,
  };
  const gint32 *peril = tm_args_get_list (args, ASK_PERIL_PERIL, &spent->n_seats);

  for (guint seat = 0; seat < spent->n_seats; seat++)
    spent->peril[seat] = peril[seat];
  spent->actor = (guint) tm_args_get (args, ASK_PERIL_ACTOR);
  spent->cost = tm_args_get (args, ASK_PERIL_COST);
  spent->payer = tm_args_get (args, ASK_PERIL_PAYER);
  spent->target = tm_args_get (args, ASK_PERIL_TARGET);
  spent->timing = timings[tm_args_get (args, ASK_PERIL_TIMING)];
  spent->moment = (DungeoneerMoment) tm_args_get (args, ASK_PERIL_PHASE);
  spent->own_turn = tm_args_get (args, ASK_PERIL_OWN_TURN) != 0;
  return is_at_table (ruling, "actor", (gint32) spent->actor, spent->n_seats)
         && is_at_table (ruling, "payer", spent->payer, spent->n_seats)
         && is_at_table (ruling, "target", spent->target, spent->n_seats)
         && read_alive (args, ruling, spent);
}

/* R «Фаза злодеяний», p. 8. */
void
dungeoneer_answer_spend_peril (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerPerilSpent spent = { 0 };
  DungeoneerPerilLeft left;

  if (!read_peril (args, ruling, &spent))
    return;
  dungeoneer_judge_peril (&spent, &rules, &left);
  dungeoneer_answer_fault (ruling, "allowed", left.fault);
  tm_ruling_set_seats (ruling, "payers", left.payers);
  tm_ruling_set_number (ruling, "left", left.left);
  if (left.fault != FAULT_NONE)
    return;
  if (spent.payer == TM_NO_SEAT)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("Who could pay: %s"), tm_arg_seats (left.payers)));
  else
    tm_ruling_set_verdict (ruling,
                           /* Translators: the first %s is a player */
                           tm_text (N_ ("%s pays; peril left: %s"),
                                    tm_arg_seat ((guint) spent.payer), tm_arg_number (left.left)));
}

/* R «Фаза подвигов», p. 10; «Особые действия», p. 11. */
void
dungeoneer_answer_spend_glory (const TmArgs *args, TmRuling *ruling)
{
  static const DungeoneerTiming timings[N_GLORY_TIMINGS] = {
    [GLORY_TIMING_FEATS] = TIMING_FEATS,
    [GLORY_TIMING_RESPONSE] = TIMING_RESPONSE,
    [GLORY_TIMING_ANY] = TIMING_ANY,
  };
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gint32 left;
  DungeoneerFault fault = dungeoneer_judge_glory (
      tm_args_get (args, ASK_GLORY_GLORY), tm_args_get (args, ASK_GLORY_COST),
      timings[tm_args_get (args, ASK_GLORY_TIMING)],
      (DungeoneerMoment) tm_args_get (args, ASK_GLORY_PHASE),
      tm_args_get (args, ASK_GLORY_OWN_TURN) != 0, &rules, &left);

  dungeoneer_answer_fault (ruling, "allowed", fault);
  tm_ruling_set_number (ruling, "left", left);
  if (fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling,
                           tm_text (N_ ("It can be played; glory left: %s"), tm_arg_number (left)));
}

/* Limits */

/* Types are compared as people would: whatever the letters’ case. */
static gboolean
has_type (const TmArgs *args, TmRuling *ruling)
{
  const TmBox *box = tm_ruling_get_box (ruling);
  g_autofree char *type = NULL;
  const gint32 *types;
  guint n;

  if (!tm_args_has (args, ASK_LIMIT_TYPE) || !tm_args_has (args, ASK_LIMIT_TYPES))
    return FALSE;
  type = g_utf8_casefold (tm_box_get_string (box, tm_args_get (args, ASK_LIMIT_TYPE)), -1);
  if (*type == '\0')
    return FALSE;
  types = tm_args_get_list (args, ASK_LIMIT_TYPES, &n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *other = g_utf8_casefold (tm_box_get_string (box, types[i]), -1);

      if (g_str_equal (type, other))
        return TRUE;
    }
  return FALSE;
}

/* R «Фаза подвигов», p. 10. */
void
dungeoneer_answer_inventory_limit (const TmArgs *args, TmRuling *ruling)
{
  static const DungeoneerDuration durations[N_HELD_DURATIONS] = {
    [HELD_PERMANENT] = DURATION_PERMANENT,
    [HELD_INSTANT] = DURATION_INSTANT,
    [HELD_ATTACHMENT] = DURATION_ATTACHMENT,
  };
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerHolding holding = {
    .is_treasure = tm_args_get (args, ASK_LIMIT_KIND) != 0,
    .duration = durations[tm_args_get (args, ASK_LIMIT_DURATION)],
    .limit = tm_args_get (args, ASK_LIMIT_LIMIT),
    .held = tm_args_get (args, ASK_LIMIT_HELD),
    .has_type = has_type (args, ruling),
    .used_now = tm_args_get (args, ASK_LIMIT_USED_NOW) != 0,
    .raises = tm_args_get (args, ASK_LIMIT_RAISES),
  };
  DungeoneerHeld held;

  dungeoneer_judge_limit (&holding, &rules, &held);
  dungeoneer_answer_fault (ruling, "allowed", held.fault);
  tm_ruling_set_flag (ruling, "counts", held.counts);
  tm_ruling_set_number (ruling, "free", held.free);
  if (held.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("There is room for it; places left afterwards: %s"),
                                            tm_arg_number (held.free)));
}

/* Order */

/* What waits has to be one of the effects. */
static gboolean
read_waiting (const TmArgs *args, TmRuling *ruling, guint32 effects, guint32 *waiting)
{
  *waiting = 0;
  if (tm_args_has (args, ASK_ORDER_WAITING))
    *waiting = tm_args_get_set (args, ASK_ORDER_WAITING);
  if ((*waiting & ~effects) == 0)
    return TRUE;
  tm_ruling_refuse (ruling, "waiting", tm_text (N_ ("only what is to happen can wait")));
  return FALSE;
}

/* R «Порядок действий», p. 18. */
void
dungeoneer_answer_order_of_effects (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint8 effects[DUNGEONEER_MAX_EFFECTS], ranks[DUNGEONEER_MAX_EFFECTS];
  const char *ids[DUNGEONEER_MAX_EFFECTS + 1] = { NULL };
  gint32 numbers[DUNGEONEER_MAX_EFFECTS];
  guint n;
  const gint32 *list = tm_args_get_list (args, ASK_ORDER_EFFECTS, &n);
  guint32 waiting;
  gboolean is_tied;

  if (!read_waiting (args, ruling, tm_args_get_set (args, ASK_ORDER_EFFECTS), &waiting))
    return;
  for (guint i = 0; i < n; i++)
    effects[i] = (guint8) list[i];
  is_tied = dungeoneer_sort_effects (effects, n, waiting, ranks);
  for (guint i = 0; i < n; i++)
    {
      ids[i] = dungeoneer_effect_words[effects[i]].id;
      numbers[i] = ranks[i];
      dungeoneer_add_reason (&rules, "dungeoneer.general.order",
                             tm_text (N_ ("Rank %s of 13: %s."), tm_arg_number (ranks[i]),
                                      tm_arg_word (dungeoneer_effect_words[effects[i]].name)));
    }
  if (waiting != 0)
    dungeoneer_add_reason (
        &rules, "dungeoneer.general.order",
        tm_text (N_ ("What cannot be paid yet follows right after the points.")));
  tm_ruling_set_words (ruling, "order", ids);
  tm_ruling_set_numbers (ruling, "ranks", numbers, n);
  tm_ruling_set_flag (ruling, "tied", is_tied);
  tm_ruling_set_verdict (
      ruling, is_tied ? tm_text (N_ ("First comes: %s; some are equal and keep the order given"),
                                 tm_arg_word (dungeoneer_effect_words[effects[0]].name))
                      : tm_text (N_ ("First comes: %s"),
                                 tm_arg_word (dungeoneer_effect_words[effects[0]].name)));
}

/* The end of the turn */

/* R «Фаза сброса/добора карт», p. 11. */
void
dungeoneer_answer_discard_phase (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerClosing closing = {
    .hand = tm_args_get (args, ASK_DISCARD_HAND),
    .treasures = tm_args_get (args, ASK_DISCARD_TREASURES),
    .lair = tm_args_get (args, ASK_DISCARD_LAIR),
    .give = (DungeoneerGive) tm_args_get (args, ASK_DISCARD_CHOICE),
    .ap = tm_args_get (args, ASK_DISCARD_AP),
    .save = tm_args_get (args, ASK_DISCARD_SAVE) != 0,
    .moved = tm_args_get (args, ASK_DISCARD_MOVED) != 0,
    .peril = tm_args_get (args, ASK_DISCARD_PERIL),
    .glory = tm_args_get (args, ASK_DISCARD_GLORY),
    .optional_discard = tm_args_get (args, ASK_DISCARD_OPTIONAL_DISCARD) != 0,
    .movement_limit = tm_args_get (args, ASK_DISCARD_MOVEMENT_LIMIT) != 0,
    .solo = tm_args_get (args, ASK_DISCARD_SOLO) != 0,
    .deck = tm_args_get (args, ASK_DISCARD_DECK),
  };
  DungeoneerClosed closed;

  dungeoneer_judge_closing (&closing, &rules, &closed);
  dungeoneer_answer_fault (ruling, "legal", closed.fault);
  tm_ruling_set_number (ruling, "must", closed.must);
  tm_ruling_set_number (ruling, "gain_peril", closed.gain_peril);
  tm_ruling_set_number (ruling, "gain_glory", closed.gain_glory);
  tm_ruling_set_number (ruling, "peril_dice", closed.peril_dice);
  tm_ruling_set_number (ruling, "saved", closed.saved);
  tm_ruling_set_number (ruling, "draw", closed.draw);
  tm_ruling_set_number (ruling, "hand_after", closed.hand_after);
  if (closed.fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("Allowed; cards drawn: %s, in hand afterwards: %s"),
                                            tm_arg_number (closed.draw),
                                            tm_arg_number (closed.hand_after)));
}

/* R p. 3; «Понижение уровня», p. 19. */
void
dungeoneer_answer_level_change (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gboolean is_clamped;
  gint32 level = dungeoneer_change_level (tm_args_get (args, ASK_LEVEL_LEVEL),
                                          tm_args_get (args, ASK_LEVEL_DELTA), &rules, &is_clamped);

  tm_ruling_set_number (ruling, "level", level);
  tm_ruling_set_flag (ruling, "clamped", is_clamped);
  tm_ruling_cite (ruling, "dungeoneer.general.level-floor");
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Level %s"), tm_arg_number (level)));
}
