/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing banes and encounters: R «Фаза злодеяний», p. 8; «Проклятье», p. 19. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-card-play.h"
#include "tm-text.h"

/* A peril card that is played. */
typedef struct
{
  guint seat;
  guint piece;
  gboolean from_lair;
  gint32 kind;
  gint32 cost;
  int payer;
  int target;
} Misdeed;

static gboolean
is_encounter (const Misdeed *misdeed)
{
  return misdeed->kind == PERIL_TRAP || misdeed->kind == PERIL_MONSTER;
}

/* What the card says it is, if anything. */
static gint32
get_printed_kind (const TmTable *table, guint piece)
{
  gint32 class = dungeoneer_get_class (table, piece);
  gint32 duration = dungeoneer_get_piece_printed (table, piece, ADVENTURE_DURATION);

  if (duration == DURATION_MONSTER)
    return PERIL_MONSTER;
  if (class == CLASS_ENCOUNTER)
    return PERIL_TRAP;
  if (class != CLASS_BANE || duration == DUNGEONEER_UNTOLD)
    return -1;
  return duration == DURATION_INSTANT ? PERIL_BANE : PERIL_LASTING_BANE;
}

static void
tell_kind (DungeoneerTurn *turn, const Misdeed *misdeed)
{
  gint32 face = tm_table_get_piece_face (turn->table, misdeed->piece);

  dungeoneer_turn_tell (turn, GRID_ADVENTURES, face, ADVENTURE_CLASS,
                        is_encounter (misdeed) ? CLASS_ENCOUNTER : CLASS_BANE);
  if (misdeed->kind == PERIL_MONSTER)
    dungeoneer_turn_tell (turn, GRID_ADVENTURES, face, ADVENTURE_DURATION, DURATION_MONSTER);
  else if (misdeed->kind == PERIL_LASTING_BANE)
    dungeoneer_turn_tell (turn, GRID_ADVENTURES, face, ADVENTURE_DURATION, DURATION_PERMANENT);
  else
    dungeoneer_turn_tell (turn, GRID_ADVENTURES, face, ADVENTURE_DURATION, DURATION_INSTANT);
}

/* What lies in a lair is a monster; else the card says what it is, or the move does. */
static gboolean
find_kind (DungeoneerTurn *turn, Misdeed *misdeed)
{
  gint32 printed = misdeed->from_lair ? (gint32) PERIL_MONSTER
                                      : get_printed_kind (turn->table, misdeed->piece);
  gint32 told = dungeoneer_turn_get_optional (turn, ARG_MISDEED_KIND, printed);

  misdeed->kind = printed >= 0 ? printed : told;
  if (misdeed->kind < 0)
    return dungeoneer_turn_refuse (
        turn, "kind-untold", "dungeoneer.table.catalogue",
        tm_text (N_ ("Say whether the card is a bane, a trap or a monster.")));
  if (misdeed->kind != told)
    dungeoneer_turn_note (turn, "kind-differs", "dungeoneer.table.catalogue",
                          tm_text (N_ ("The card says something else: that counts.")));
  tell_kind (turn, misdeed);
  return TRUE;
}

static gboolean
find_peril_card (DungeoneerTurn *turn, Misdeed *misdeed)
{
  gint32 face = dungeoneer_turn_get_optional (turn, ARG_MISDEED_CARD, TM_FACE_UNKNOWN);
  int piece;

  misdeed->from_lair
      = dungeoneer_turn_get_optional (turn, ARG_MISDEED_FROM, FROM_HAND) == FROM_LAIR;
  piece = dungeoneer_turn_find_card (
      turn, PIECE_ADVENTURE, misdeed->from_lair ? ZONE_LAIR : ZONE_HAND, (int) misdeed->seat, face);
  if (piece < 0)
    return dungeoneer_turn_fault (turn, FAULT_EMPTY);
  misdeed->piece = (guint) piece;
  return TRUE;
}

/* Who pays */

static void
read_spent (const DungeoneerTurn *turn, const Misdeed *misdeed, DungeoneerPerilSpent *spent)
{
  *spent = (DungeoneerPerilSpent) {
    .actor = misdeed->seat,
    .cost = misdeed->cost,
    .n_seats = tm_table_get_n_seats (turn->table),
    .alive = dungeoneer_get_alive (turn->table),
    .payer = misdeed->payer,
    .target = misdeed->target,
    .timing = dungeoneer_get_timing (turn->table, misdeed->piece, FALSE),
    .moment = dungeoneer_get_moment (turn->table),
    .own_turn = dungeoneer_get_active (turn->table) == (int) misdeed->seat,
  };
  for (guint seat = 0; seat < spent->n_seats; seat++)
    spent->peril[seat] = dungeoneer_get (turn->table, COUNTER_PERIL, seat);
  if (dungeoneer_get_piece_printed (turn->table, misdeed->piece, ADVENTURE_TIMING)
          == DUNGEONEER_UNTOLD
      && is_encounter (misdeed))
    spent->timing = TIMING_MISDEEDS;
  /* Banes go at any moment of that phase, R p. 8. */
  if (spent->moment == MOMENT_RESPONSE && spent->timing == TIMING_MISDEEDS
      && !is_encounter (misdeed) && tm_table_get_phase (turn->table) == PHASE_MISDEEDS)
    spent->moment = MOMENT_MISDEEDS;
}

/* Who pays if the move does not say it: whom the card hits, or the only one who can. */
static gboolean
find_payer (DungeoneerTurn *turn, Misdeed *misdeed)
{
  static const DungeoneerRules nobody = { NULL, NULL };
  DungeoneerPerilSpent spent;
  DungeoneerPerilLeft left;

  misdeed->payer = dungeoneer_turn_get_optional (turn, ARG_MISDEED_PAYER, TM_NO_SEAT);
  if (misdeed->payer != TM_NO_SEAT)
    return TRUE;
  if (misdeed->target != TM_NO_SEAT && misdeed->target != (int) misdeed->seat)
    {
      misdeed->payer = misdeed->target;
      return TRUE;
    }
  read_spent (turn, misdeed, &spent);
  dungeoneer_judge_peril (&spent, &nobody, &left);
  if (left.payers == 0)
    return dungeoneer_turn_fault (turn, FAULT_PERIL_TOO_LITTLE);
  misdeed->payer = dungeoneer_get_only (left.payers);
  return misdeed->payer >= 0
         || dungeoneer_turn_refuse (turn, "payer-open", "dungeoneer.misdeeds.single-payer",
                                    tm_text (N_ ("Several players could pay: say who does.")));
}

static gboolean
check_payment (DungeoneerTurn *turn, const Misdeed *misdeed)
{
  DungeoneerPerilSpent spent;
  DungeoneerPerilLeft left;

  read_spent (turn, misdeed, &spent);
  dungeoneer_judge_peril (&spent, &turn->rules, &left);
  if (!dungeoneer_turn_fault (turn, left.fault))
    return FALSE;
  if (misdeed->target == (int) misdeed->seat)
    dungeoneer_turn_note (
        turn, "bane-self", "dungeoneer.general.bane-self",
        tm_text (N_ ("The rulebook does not say who pays for a bane on the own hero: here one "
                     "opponent does.")));
  /* Against a rule or not, nobody pays what is not there. */
  return spent.peril[misdeed->payer] >= misdeed->cost
         || dungeoneer_turn_fault (turn, FAULT_PERIL_TOO_LITTLE);
}

/* What only encounters have to mind. */
static gboolean
check_encounter (DungeoneerTurn *turn, Misdeed *misdeed)
{
  gboolean is_over = dungeoneer_get_step (turn->table) > STEP_ATTACK;

  if (!is_encounter (misdeed))
    return TRUE;
  if (misdeed->target == TM_NO_SEAT)
    misdeed->target = misdeed->payer;
  if (dungeoneer_get (turn->table, COUNTER_ALIVE, (guint) misdeed->target) == 0)
    return dungeoneer_turn_refuse (turn, "out", "dungeoneer.battle.elimination",
                                   tm_text (N_ ("That hero is out of the game.")));
  if (misdeed->target == (int) misdeed->seat)
    dungeoneer_turn_forbid (turn, "not-target", "dungeoneer.misdeeds.payer",
                            tm_text (N_ ("Encounters are played against an opponent.")));
  if (misdeed->kind == PERIL_MONSTER && is_over)
    return dungeoneer_turn_refuse (turn, "battle-open", "dungeoneer.misdeeds.time",
                                   tm_text (N_ ("The battle that goes on comes first.")));
  if (is_over
      || (tm_table_get_phase (turn->table) == PHASE_MISDEEDS
          && tm_table_get_shared (turn->table, COUNTER_ENCOUNTERED) != 0))
    dungeoneer_turn_forbid (turn, "wrong-time", "dungeoneer.misdeeds.time",
                            tm_text (N_ ("All encounters are played before the battle.")));
  return TRUE;
}

/* A card from the hand of which nobody knows the name may be any. */
static void
check_again (DungeoneerTurn *turn, const Misdeed *misdeed)
{
  gboolean is_known = misdeed->from_lair
                      || tm_table_get_piece_face (turn->table, misdeed->piece) != TM_FACE_UNKNOWN;

  if (misdeed->kind != PERIL_MONSTER
      || tm_table_get_piece_mark (turn->table, misdeed->piece, MARK_USED) == 0)
    return;
  if (is_known)
    dungeoneer_turn_fault (turn, FAULT_MONSTER_AGAIN);
  else
    tm_resolution_set_mark (turn->resolution, misdeed->piece, MARK_USED, 0);
}

/* Where it goes */

static gboolean
lay_encounter (DungeoneerTurn *turn, const Misdeed *misdeed)
{
  DungeoneerAttack attack = { .kind = ATTACKER_MONSTER,
                              .who = (gint32) misdeed->piece,
                              .owner = (gint32) misdeed->seat,
                              .target = misdeed->target,
                              .target_piece = -1,
                              .form = -1 };

  if (!misdeed->from_lair)
    tm_resolution_set_mark (turn->resolution, misdeed->piece, MARK_WOUNDS, 0);
  dungeoneer_turn_put (turn, misdeed->piece, ZONE_BATTLE, TM_NO_SEAT, TM_BOTTOM);
  return misdeed->kind == PERIL_TRAP
         || dungeoneer_turn_add_attack (turn, &attack) < DUNGEONEER_MAX_COLUMNS;
}

static gboolean
lay_peril (DungeoneerTurn *turn, const Misdeed *misdeed)
{
  if (misdeed->kind == PERIL_BANE)
    {
      dungeoneer_turn_discard (turn, misdeed->piece);
      return TRUE;
    }
  /* Who pays for a bane that is aimed at nobody is not hit by it: R p. 8. */
  tm_resolution_set_mark (turn->resolution, misdeed->piece, MARK_TARGET, misdeed->target + 1);
  if (is_encounter (misdeed))
    return lay_encounter (turn, misdeed);
  dungeoneer_turn_put (turn, misdeed->piece, ZONE_BANES, (int) misdeed->seat, TM_BOTTOM);
  if (misdeed->target != TM_NO_SEAT)
    dungeoneer_turn_apply_card (turn, (guint) misdeed->target, misdeed->piece, 1);
  return TRUE;
}

static void
say_peril (DungeoneerTurn *turn, const Misdeed *misdeed, TmTextArg name)
{
  TmTextArg who = tm_arg_seat (misdeed->seat);
  TmTextArg payer = tm_arg_seat ((guint) misdeed->payer);

  if (misdeed->target == TM_NO_SEAT)
    /* Translators: a player, a card, another player, an amount of peril */
    dungeoneer_turn_say (turn, tm_text (N_ ("%s plays %s; peril of %s: −%s"), who, name, payer,
                                        tm_arg_number (misdeed->cost)));
  else
    /* Translators: a player, a card, another player, a third one, an amount of peril */
    dungeoneer_turn_say (turn, tm_text (N_ ("%s plays %s at %s; peril of %s: −%s"), who, name,
                                        tm_arg_seat ((guint) misdeed->target), payer,
                                        tm_arg_number (misdeed->cost)));
}

/* The move `play-peril`. */
void
dungeoneer_resolve_play_peril (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  Misdeed misdeed = { 0 };
  TmTextArg name;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  if (dungeoneer_is_solo (turn.table))
    {
      dungeoneer_turn_refuse (&turn, "solo", "dungeoneer.solo.peril",
                              tm_text (N_ ("Alone, peril cards come from their deck.")));
      return;
    }
  misdeed.seat = dungeoneer_turn_get_seat (&turn, ARG_MISDEED_SEAT);
  misdeed.target = dungeoneer_turn_get_optional (&turn, ARG_MISDEED_TARGET, TM_NO_SEAT);
  if (!find_peril_card (&turn, &misdeed))
    return;
  dungeoneer_turn_check_side (&turn, misdeed.piece, FALSE);
  if (!find_kind (&turn, &misdeed)
      || !dungeoneer_turn_find_cost (&turn, misdeed.piece, ARG_MISDEED_COST, &misdeed.cost)
      || !find_payer (&turn, &misdeed) || !check_payment (&turn, &misdeed)
      || !check_encounter (&turn, &misdeed))
    return;
  check_again (&turn, &misdeed);
  name = dungeoneer_name_piece (turn.table, misdeed.piece);
  dungeoneer_turn_add (&turn, COUNTER_PERIL, (guint) misdeed.payer, -misdeed.cost);
  if (lay_peril (&turn, &misdeed))
    say_peril (&turn, &misdeed, name);
}
