/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Using and discarding adventure cards, and what playing them has in common: R «Особые действия», p. 11; «Общие
 * эффекты карт», p. 19. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-card-play.h"
#include "tm-text.h"

#define CATALOGUE "dungeoneer.table.catalogue"

/**
 * dungeoneer_turn_get_optional:
 * @turn: a move while it is resolved
 * @param: a parameter that may be left out
 * @usual: its value then
 *
 * Returns: the value of a parameter
 */
gint32
dungeoneer_turn_get_optional (const DungeoneerTurn *turn, guint param, gint32 usual)
{
  return tm_args_has (&turn->move->args, param) ? tm_args_get (&turn->move->args, param) : usual;
}

/**
 * dungeoneer_turn_learn:
 * @turn: a move while it is resolved
 * @piece: an adventure card
 * @param: a parameter that says the same as a layer
 * @layer: of %GRID_ADVENTURES
 *
 * Gets what the move says of a card, or else the card. What a move tells of a card is kept.
 *
 * Returns: the value, or %DUNGEONEER_UNTOLD
 */
gint32
dungeoneer_turn_learn (DungeoneerTurn *turn, guint piece, guint param, guint layer)
{
  gint32 printed = dungeoneer_get_piece_printed (turn->table, piece, layer);
  gint32 told = dungeoneer_turn_get_optional (turn, param, DUNGEONEER_UNTOLD);

  if (told == DUNGEONEER_UNTOLD)
    return printed;
  dungeoneer_turn_tell (turn, GRID_ADVENTURES, tm_table_get_piece_face (turn->table, piece), layer,
                        told);
  return told;
}

/* Costs */

/**
 * dungeoneer_turn_find_cost:
 * @turn: a move while it is resolved
 * @piece: an adventure card
 * @param: the parameter that tells the cost
 * @cost: (out): what is to be paid
 *
 * Finds out what a card costs, or refuses the move. X is chosen by who plays it: R p. 19.
 *
 * Returns: whether the cost is told
 */
gboolean
dungeoneer_turn_find_cost (DungeoneerTurn *turn, guint piece, guint param, gint32 *cost)
{
  gint32 printed = dungeoneer_get_piece_printed (turn->table, piece, ADVENTURE_COST);

  if (printed == DUNGEONEER_COST_X)
    {
      *cost = dungeoneer_turn_get_optional (turn, param, DUNGEONEER_UNTOLD);
      dungeoneer_add_reason (&turn->rules, "dungeoneer.general.x-cost",
                             tm_text (N_ ("Its cost is X: who plays it chooses how much.")));
    }
  else
    *cost = dungeoneer_turn_learn (turn, piece, param, ADVENTURE_COST);
  if (*cost < 0)
    return dungeoneer_turn_refuse (
        turn, "cost-untold", CATALOGUE,
        tm_text (N_ ("Nobody has told what this card costs: tell it now.")));
  if (printed >= 0 && *cost != printed)
    dungeoneer_turn_note (
        turn, "cost-differs", CATALOGUE,
        tm_text (N_ ("The card says that it costs %s."), tm_arg_number (printed)));
  return TRUE;
}

/**
 * dungeoneer_turn_check_side:
 * @turn: a move while it is resolved
 * @piece: an adventure card
 * @is_glory: whether it is to be paid with glory, else with peril
 *
 * Adds the finding "wrong-side" for a card of which the other is told.
 */
void
dungeoneer_turn_check_side (DungeoneerTurn *turn, guint piece, gboolean is_glory)
{
  gint32 class = dungeoneer_get_class (turn->table, piece);

  if (class == DUNGEONEER_UNTOLD || (class <= CLASS_TREASURE) == is_glory)
    return;
  dungeoneer_turn_forbid (
      turn, "wrong-side", "dungeoneer.box.adventure",
      is_glory ? tm_text (N_ ("Banes and encounters are paid with the peril of others."))
               : tm_text (N_ ("Boons and treasures are paid with the own glory.")));
}

/**
 * dungeoneer_get_timing:
 * @table: a table
 * @piece: an adventure card
 * @is_glory: whether it is a boon or a treasure
 *
 * Returns: when the card is played; if nobody has told it, now, if it can be
 */
DungeoneerTiming
dungeoneer_get_timing (const TmTable *table, guint piece, gboolean is_glory)
{
  gint32 timing = dungeoneer_get_piece_printed (table, piece, ADVENTURE_TIMING);

  if (timing != DUNGEONEER_UNTOLD)
    return (DungeoneerTiming) timing;
  if (is_glory && dungeoneer_get_moment (table) == MOMENT_RESPONSE)
    return TIMING_RESPONSE;
  if (is_glory && dungeoneer_get_moment (table) == MOMENT_FEATS)
    return TIMING_FEATS;
  return TIMING_ANY;
}

/**
 * dungeoneer_get_only:
 * @seats: set of seats
 *
 * Returns: the only seat of the set; -1: there are several, or none
 */
int
dungeoneer_get_only (guint32 seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0 ? g_bit_nth_lsf (seats, -1) : -1;
}

/* Finding a card in play */

/* A card without a name that gets one while it lies in an inventory begins to add what is told of it. */
static int
find_card (DungeoneerTurn *turn, guint zone, guint seat, gint32 face)
{
  guint flat = tm_table_get_zone (turn->table, zone, (int) seat);
  gboolean is_named = face == TM_FACE_UNKNOWN
                      || tm_table_find_piece (turn->table, flat, PIECE_ADVENTURE, face) >= 0;
  int piece = dungeoneer_turn_find_card (turn, PIECE_ADVENTURE, zone, (int) seat, face);
  gint32 target;

  if (piece < 0 || is_named)
    return piece;
  target = tm_table_get_piece_mark (turn->table, (guint) piece, MARK_TARGET);
  if (zone == ZONE_INVENTORY)
    dungeoneer_turn_apply_card (turn, seat, (guint) piece, 1);
  else if (zone == ZONE_BANES && target > 0
           && target <= (gint32) tm_table_get_n_seats (turn->table))
    dungeoneer_turn_apply_card (turn, (guint) target - 1, (guint) piece, 1);
  return piece;
}

/* Using */

/* Where a readied card can lie. */
static int
find_readied (DungeoneerTurn *turn, guint seat, gint32 face)
{
  static const guint zones[] = { ZONE_INVENTORY, ZONE_BANES, ZONE_LAIR };

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    if (tm_table_find_piece (turn->table, tm_table_get_zone (turn->table, zones[i], (int) seat),
                             PIECE_ADVENTURE, face)
        >= 0)
      return find_card (turn, zones[i], seat, face);
  return find_card (turn, ZONE_INVENTORY, seat, face);
}

static void
forbid_again (DungeoneerTurn *turn)
{
  dungeoneer_turn_forbid (turn, "used", "dungeoneer.reset.once",
                          tm_text (N_ ("This was used already, and once in a turn is all.")));
}

/* Whether a card is for once in a turn stands in its text: nobody is sure here. */
static void
note_again (DungeoneerTurn *turn)
{
  dungeoneer_turn_note (turn, "used", "dungeoneer.reset.once",
                        tm_text (N_ ("This was used already in this turn: what is for once in a "
                                     "turn waits for the next Reset.")));
}

static void
use_ability (DungeoneerTurn *turn, guint seat, gint32 paid)
{
  int hero = tm_table_get_top (turn->table, tm_table_get_zone (turn->table, ZONE_HERO, (int) seat));
  gint32 face = hero < 0 ? TM_FACE_UNKNOWN : tm_table_get_piece_face (turn->table, (guint) hero);
  gint32 once = dungeoneer_get_printed (turn->table, GRID_HEROES, face, HERO_ONCE);
  gint32 cost = dungeoneer_get_printed (turn->table, GRID_HEROES, face, HERO_COST);

  if (dungeoneer_get (turn->table, COUNTER_ABILITY_USED, seat) != 0 && once == TRUE)
    forbid_again (turn);
  else if (dungeoneer_get (turn->table, COUNTER_ABILITY_USED, seat) != 0
           && once == DUNGEONEER_UNTOLD)
    note_again (turn);
  if (cost != DUNGEONEER_UNTOLD && cost != paid)
    dungeoneer_turn_note (turn, "cost-differs", CATALOGUE,
                          tm_text (N_ ("The card says that it costs %s."), tm_arg_number (cost)));
  dungeoneer_turn_set (turn, COUNTER_ABILITY_USED, seat, 1);
  dungeoneer_turn_say (turn, tm_text (N_ ("%s uses the ability of the hero"), tm_arg_seat (seat)));
}

/* %FALSE: there is no such card. */
static gboolean
use_readied (DungeoneerTurn *turn, guint seat)
{
  int piece = find_readied (turn, seat, tm_args_get (&turn->move->args, ARG_USE_CARD));

  if (piece < 0)
    return dungeoneer_turn_fault (turn, FAULT_EMPTY);
  if (!dungeoneer_is_monster (turn->table, (guint) piece))
    {
      if (tm_table_get_piece_mark (turn->table, (guint) piece, MARK_USED) != 0)
        note_again (turn);
      tm_resolution_set_mark (turn->resolution, (guint) piece, MARK_USED, 1);
    }
  dungeoneer_turn_say (turn, tm_text (N_ ("%s uses %s"), tm_arg_seat (seat),
                                      dungeoneer_name_piece (turn->table, (guint) piece)));
  return TRUE;
}

/* Others pay for what it does to them: R p. 19. */
static gboolean
use_peril (DungeoneerTurn *turn, guint seat, gint32 amount)
{
  DungeoneerPerilSpent spent = {
    .actor = seat,
    .cost = amount,
    .n_seats = tm_table_get_n_seats (turn->table),
    .alive = dungeoneer_get_alive (turn->table),
    .payer = dungeoneer_turn_get_optional (turn, ARG_USE_PAYER, TM_NO_SEAT),
    .target = TM_NO_SEAT,
    .timing = TIMING_ANY,
    .moment = dungeoneer_get_moment (turn->table),
    .own_turn = dungeoneer_get_active (turn->table) == (int) seat,
  };
  DungeoneerPerilLeft left;

  if (amount == 0)
    return TRUE;
  for (guint other = 0; other < spent.n_seats; other++)
    spent.peril[other] = dungeoneer_get (turn->table, COUNTER_PERIL, other);
  dungeoneer_judge_peril (&spent, &turn->rules, &left);
  if (!dungeoneer_turn_fault (turn, left.fault))
    return FALSE;
  if (spent.payer == TM_NO_SEAT)
    spent.payer = dungeoneer_get_only (left.payers);
  if (spent.payer < 0)
    return dungeoneer_turn_refuse (turn, "payer-open", "dungeoneer.misdeeds.single-payer",
                                   tm_text (N_ ("Several players could pay: say who does.")));
  if (spent.peril[spent.payer] < amount)
    return dungeoneer_turn_fault (turn, FAULT_PERIL_TOO_LITTLE);
  dungeoneer_turn_add (turn, COUNTER_PERIL, (guint) spent.payer, -amount);
  return TRUE;
}

static gboolean
use_glory (DungeoneerTurn *turn, guint seat, gint32 amount)
{
  if (dungeoneer_get (turn->table, COUNTER_GLORY, seat) < amount)
    return dungeoneer_turn_fault (turn, FAULT_GLORY_TOO_LITTLE);
  dungeoneer_turn_add (turn, COUNTER_GLORY, seat, -amount);
  return TRUE;
}

/* Points are paid as for any other act; what is not there is not paid. */
static void
use_points (DungeoneerTurn *turn, guint seat, gint32 amount)
{
  for (gint32 i = 0; i < amount; i++)
    if (!dungeoneer_turn_pay (turn, seat, ACT_QUEST_PAID))
      return;
}

static void
note_card_first (DungeoneerTurn *turn)
{
  if (tm_resolution_get_grade (turn->resolution) == TM_GRADE_ILLEGAL)
    dungeoneer_turn_note (turn, "card-first", "dungeoneer.general.card-over-rule",
                          tm_text (N_ ("If the card says otherwise, the card counts.")));
}

/* The move `use-card`. */
void
dungeoneer_resolve_use_card (const TmMove *move, TmResolution *resolution)
{
  gint32 glory, peril, ap;
  DungeoneerTurn turn;
  guint seat;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = dungeoneer_turn_get_seat (&turn, ARG_USE_SEAT);
  glory = dungeoneer_turn_get_optional (&turn, ARG_USE_GLORY, 0);
  peril = dungeoneer_turn_get_optional (&turn, ARG_USE_PERIL, 0);
  ap = dungeoneer_turn_get_optional (&turn, ARG_USE_AP, 0);
  if (dungeoneer_get (turn.table, COUNTER_ALIVE, seat) == 0)
    dungeoneer_turn_fault (&turn, FAULT_OUT);
  if (dungeoneer_get_active (turn.table) != (int) seat)
    dungeoneer_add_reason (&turn.rules, "dungeoneer.special.prepared",
                           tm_text (N_ ("What lies ready is used in the turns of others, too.")));
  if (!use_peril (&turn, seat, peril) || !use_glory (&turn, seat, glory))
    return;
  use_points (&turn, seat, ap);
  if (!tm_args_has (&move->args, ARG_USE_CARD))
    use_ability (&turn, seat, glory);
  else if (!use_readied (&turn, seat))
    return;
  note_card_first (&turn);
}

/* Discarding */

/* An encounter of this player in the battle, -1: none. */
static int
find_fighting (DungeoneerTurn *turn, guint seat, gint32 face)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n
      = tm_table_list_zone (turn->table, tm_table_get_zone (turn->table, ZONE_BATTLE, TM_NO_SEAT),
                            pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    {
      DungeoneerAttack attack = { 0 };
      gboolean attacks
          = dungeoneer_find_attack (turn->table, pieces[i], &attack) < DUNGEONEER_MAX_COLUMNS;

      if (tm_table_get_piece_face (turn->table, pieces[i]) == face
          && (!attacks || attack.owner == (gint32) seat || attack.owner < 0))
        return (int) pieces[i];
    }
  return -1;
}

static int
find_discarded (DungeoneerTurn *turn, guint seat, gint32 face, gint32 from, gboolean *is_fighting)
{
  static const guint zones[] = { [FROM_HAND] = ZONE_HAND,
                                 [FROM_LAIR] = ZONE_LAIR,
                                 [FROM_INVENTORY] = ZONE_INVENTORY,
                                 [FROM_BANES] = ZONE_BANES };
  gboolean is_forced = dungeoneer_turn_get_optional (turn, ARG_DISCARD_FORCED, FALSE) != 0;
  int piece = -1;

  /* One without a name is meant by the lair, for cards without a name lie in every hand. */
  if (is_forced && (from == FROM_LAIR || (from == FROM_HAND && face != TM_FACE_UNKNOWN)))
    piece = find_fighting (turn, seat, face);
  *is_fighting = piece >= 0;
  return piece >= 0 ? piece : find_card (turn, zones[from], seat, face);
}

static void
check_kept (DungeoneerTurn *turn, guint piece, gint32 from)
{
  if (from == FROM_INVENTORY && dungeoneer_get_class (turn->table, piece) == CLASS_BOON
      && dungeoneer_turn_get_optional (turn, ARG_DISCARD_FORCED, FALSE) == 0)
    dungeoneer_turn_forbid (turn, "boon-kept", "dungeoneer.general.boon-keep",
                            tm_text (N_ ("A boon in play is not given up freely.")));
}

/* The move `discard-card`. */
void
dungeoneer_resolve_discard_card (const TmMove *move, TmResolution *resolution)
{
  gboolean is_fighting;
  DungeoneerTurn turn;
  TmTextArg name;
  gint32 from;
  guint seat;
  int piece;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  seat = dungeoneer_turn_get_seat (&turn, ARG_DISCARD_SEAT);
  from = dungeoneer_turn_get_optional (&turn, ARG_DISCARD_FROM, FROM_HAND);
  piece = find_discarded (&turn, seat,
                          dungeoneer_turn_get_optional (&turn, ARG_DISCARD_CARD, TM_FACE_UNKNOWN),
                          from, &is_fighting);
  if (piece < 0)
    {
      dungeoneer_turn_fault (&turn, FAULT_EMPTY);
      return;
    }
  check_kept (&turn, (guint) piece, from);
  name = dungeoneer_name_piece (turn.table, (guint) piece);
  if (is_fighting)
    dungeoneer_turn_send_away (&turn, (guint) piece);
  else
    dungeoneer_turn_discard (&turn, (guint) piece);
  /* Alone, a monster may have waited for room in the lair. */
  if (dungeoneer_is_solo (turn.table) && dungeoneer_get_step (turn.table) == STEP_LAIR)
    dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s discards %s"), tm_arg_seat (seat), name));
}
