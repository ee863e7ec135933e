/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Drawing Find cards, Even-Odd, discarding. R p. 10, p. 15. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-play.h"
#include "black-crystal-skill-rules.h"
#include "black-crystal-turn.h"

/* Wrong: the helpers go unless another counter is paid. */
static void
lose_dandelions (CrystalTurn *self, guint seat)
{
  guint piece;

  if (crystal_turn_get (self, COUNTER_SKILL_USES, seat) > 0)
    crystal_turn_push (self, PENDING_KEEP, seat, 0, 0);
  else if (crystal_find_boom (self->table, ZONE_BEFORE, (int) seat, MONSTER_DANDELIONS, &piece))
    crystal_move_boom (self->resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
}

static void
settle_even_odd (CrystalTurn *self, const CrystalPending *pending, gboolean right)
{
  guint seat = (guint) pending->seat;
  guint piece;

  switch (pending->b)
    {
    case EVEN_ODD_MAN:
      if (crystal_get_fought (self->table, &piece) >= 0)
        crystal_move_boom (self->resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
      crystal_turn_set_boom (self, pending->a, FALSE);
      if (right)
        crystal_turn_push (self, PENDING_FIND, seat, pending->a, 1 | FIND_POSITIVE << 8);
      break;
    case EVEN_ODD_GARDENER:
      if (!right)
        lose_dandelions (self, seat);
      break;
    case EVEN_ODD_SHAMAN:
      if (right)
        crystal_fight_leave (self, TRUE);
      else
        crystal_fight_go_on (self);
      break;
    case EVEN_ODD_FIND_TILE:
    default:
      if (right)
        crystal_turn_push (self, PENDING_FIND, seat, pending->a, 1 | FIND_OF_TILE << 8);
      else
        crystal_turn_push (self, PENDING_BOOM, seat, pending->a, 0);
      break;
    }
}

void
crystal_resolve_even_odd (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  CrystalPending pending;
  gboolean right = crystal_is_called (CRYSTAL_DIE (&move->args, EVEN_ODD_DIE),
                                      tm_args_get (&move->args, EVEN_ODD_CALL) != 0);

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  crystal_turn_take (&turn, PENDING_EVEN_ODD, &pending);
  tm_resolution_add_reason (resolution, "crystal.even-odd",
                            right ? tm_text (N_ ("The call was right."))
                                  : tm_text (N_ ("The call was wrong.")));
  settle_even_odd (&turn, &pending, right);
  tm_resolution_set_summary (
      resolution,
      tm_text (right ? N_ ("%s calls %s, rolls %s and is right")
                     : N_ ("%s calls %s, rolls %s and is wrong"),
               tm_arg_seat ((guint) pending.seat),
               tm_arg_word (crystal_call_words[tm_args_get (&move->args, EVEN_ODD_CALL)].name),
               tm_arg_number (CRYSTAL_DIE (&move->args, EVEN_ODD_DIE))),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* What a drawn card is: told by its face, else by its sign. */
static gboolean
is_negative (const TmArgs *args)
{
  if (tm_args_has (args, FIND_CARD) && tm_args_get (args, FIND_CARD) != TM_FACE_UNKNOWN)
    return crystal_find_is_negative ((CrystalFind) tm_args_get (args, FIND_CARD));
  return tm_args_get (args, FIND_SIGN) == SIGN_NEGATIVE;
}

static void
keep_card (CrystalTurn *self, guint seat, gint32 face)
{
  gint32 to = tm_args_get (&self->move->args, FIND_TO);
  guint piece;

  crystal_draw_find (self->resolution, seat, face,
                     face == FIND_JUNK_FINDER || face == FIND_FLIGHT_FLOPS || to == TO_TABLE
                         ? ZONE_BEFORE
                         : ZONE_HAND,
                     &piece);
}

/* Whether a negative card is held until it is played on another. */
static gboolean
is_held_although_negative (CrystalTurn *self, gint32 face)
{
  return face == FIND_SCRAM
         && tm_resolution_get_option (self->resolution, OPTION_SCRAM) == SCRAM_HELD;
}

/* Whether everybody sees the card at once. */
static gboolean
strikes (CrystalTurn *self)
{
  const TmArgs *args = &self->move->args;

  return is_negative (args)
         && !(tm_args_has (args, FIND_CARD)
              && is_held_although_negative (self, tm_args_get (args, FIND_CARD)));
}

static void
suffer_card (CrystalTurn *self, guint seat, gint32 face)
{
  guint piece;

  if (tm_args_get (&self->move->args, FIND_TO) == TO_HAND
      && tm_args_has (&self->move->args, FIND_TO) && face == TM_FACE_UNKNOWN)
    tm_resolution_add_reason (self->resolution, "crystal.find.draw",
                              tm_text (N_ ("A negative card strikes at once and is discarded.")));
  if (!crystal_draw_find (self->resolution, seat, face, ZONE_FIND_DISCARD, &piece))
    return;
  if (face != TM_FACE_UNKNOWN)
    crystal_strike (self, seat, (CrystalFind) face);
  else
    crystal_turn_note (self, "find.unnamed", "crystal.find.draw",
                       tm_text (N_ ("What an unnamed negative card does is recorded by hand.")));
}

static void
draw (CrystalTurn *self, const CrystalPending *pending, guint seat)
{
  const TmArgs *args = &self->move->args;
  gint32 face = tm_args_has (args, FIND_CARD) ? tm_args_get (args, FIND_CARD) : TM_FACE_UNKNOWN;
  guint flags = (guint) pending->b >> 8;
  gint32 left = (pending->b & 0xff) - 1;
  gboolean negative = is_negative (args);
  guint piece;

  if (negative && flags & FIND_POSITIVE)
    {
      crystal_draw_find (self->resolution, seat, face, ZONE_FIND_DISCARD, &piece);
      tm_resolution_add_reason (
          self->resolution, "crystal.find.draw",
          tm_text (N_ ("Only a positive card counts here: another is drawn.")));
      left++;
    }
  if (left > 0)
    crystal_turn_push (self, PENDING_FIND, seat, pending->a, left | (gint32) (flags << 8));
  if (negative && flags & FIND_POSITIVE)
    return;
  if (negative && !is_held_although_negative (self, face))
    suffer_card (self, seat, face);
  else
    keep_card (self, seat, face);
}

void
crystal_resolve_find (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, FIND_SEAT);
  CrystalTurn turn;
  CrystalPending pending;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (!crystal_turn_take (&turn, PENDING_FIND, &pending))
    pending.b = 1;
  else if (pending.seat != (gint32) seat)
    crystal_turn_forbid (&turn, "turn.not-yours", "crystal.find.draw",
                         tm_text (N_ ("It is %s who draws."), tm_arg_seat ((guint) pending.seat)));
  if (tm_args_has (&move->args, FIND_CARD)
      && tm_args_get (&move->args, FIND_CARD) != TM_FACE_UNKNOWN && is_negative (&move->args)
      && tm_args_has (&move->args, FIND_TO) && tm_args_get (&move->args, FIND_TO) == TO_TABLE)
    crystal_turn_forbid (
        &turn, "card.negative-held", "crystal.find.uses",
        tm_text (N_ ("A negative card strikes when it is drawn and is never held.")));
  if (tm_args_has (&move->args, FIND_CARD) && tm_args_get (&move->args, FIND_CARD) == FIND_FIREFLY
      && tm_args_get (&move->args, FIND_TO) == TO_NOW)
    crystal_turn_forbid (&turn, "card.wrong-moment", "crystal.card.firefly",
                         tm_text (N_ ("It is played from the hand only.")));
  draw (&turn, &pending, seat);
  tm_resolution_set_summary (
      resolution,
      strikes (&turn)
          ? (tm_args_has (&move->args, FIND_CARD)
                 ? tm_text (N_ ("%s draws a negative Find: %s"), tm_arg_seat (seat),
                            tm_arg_face (PIECE_FIND, tm_args_get (&move->args, FIND_CARD)))
                 : tm_text (N_ ("%s draws a negative Find"), tm_arg_seat (seat)))
          : tm_text (N_ ("%s draws a Find"), tm_arg_seat (seat)),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

/* The cards that were put away last go back into the deck (Sly specs). */
static void
put_into_deck (CrystalTurn *self, guint count)
{
  guint discard = tm_table_get_zone (self->table, ZONE_FIND_DISCARD, TM_NO_SEAT);

  for (guint i = 0; i < count; i++)
    {
      int top = tm_table_get_top (self->table, discard);

      if (top >= 0)
        crystal_move_find (self->resolution, (guint) top, ZONE_FIND_DECK, TM_NO_SEAT);
    }
}

static gboolean
is_no_discard_of (CrystalTurn *self, CrystalPending *pending, int seat)
{
  (void) self;
  return pending->kind != PENDING_DISCARD || pending->seat != seat;
}

/* Takes what a seat has to discard off the stack. If several have to, they do so in any order. */
static gboolean
take_discard (CrystalTurn *self, guint seat, CrystalPending *discard)
{
  for (guint i = 0; crystal_get_pending (self->table, i, discard); i++)
    if (discard->kind == PENDING_DISCARD && discard->seat == (gint32) seat)
      {
        crystal_turn_sift (self, tm_table_get_n_events (self->table) - i - 1, is_no_discard_of,
                           (int) seat);
        return TRUE;
      }
  return FALSE;
}

/* The cards that are told have to be in the hand; some that lie open nobody can take. */
static gboolean
check_discarded (CrystalTurn *self, guint seat, const gint32 *cards, guint n_cards)
{
  guint hand = tm_table_get_zone (self->table, ZONE_HAND, (int) seat);
  guint n_unnamed = tm_table_count_face (self->table, hand, PIECE_FIND, TM_FACE_UNKNOWN);

  for (guint i = 0; i < n_cards; i++)
    {
      CrystalFind find = (CrystalFind) cards[i];
      guint n_same = 0;

      for (guint j = 0; j <= i; j++)
        n_same += cards[j] == cards[i];
      if (n_same <= tm_table_count_face (self->table, hand, PIECE_FIND, cards[i]))
        continue;
      if (crystal_finds[find].is_guarded && crystal_count_before (self->table, seat, find) > 0)
        crystal_turn_forbid (self, "card.protected", crystal_finds[find].article,
                             tm_text (N_ ("Lying open it cannot be taken or discarded: %s"),
                                      tm_arg_face (PIECE_FIND, cards[i])));
      else if (n_unnamed == 0)
        return crystal_turn_refuse (self, "card.not-held", "crystal.find.hand",
                                    tm_text (N_ ("%s does not have this card: %s"),
                                             tm_arg_seat (seat),
                                             tm_arg_face (PIECE_FIND, cards[i])));
      else
        n_unnamed--;
    }
  return TRUE;
}

void
crystal_resolve_discard (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, DISCARD_SEAT);
  guint count = (guint) tm_args_get (&move->args, DISCARD_COUNT);
  CrystalTurn turn;
  CrystalPending top;
  const gint32 *cards = NULL;
  gboolean is_into_deck = FALSE;
  guint n_cards = 0;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (count > (guint) crystal_turn_get (&turn, COUNTER_HAND, seat))
    {
      crystal_turn_refuse (&turn, "discard.too-many", "crystal.find.hand",
                           tm_text (N_ ("%s holds only %s."), tm_arg_seat (seat),
                                    tm_arg_number (crystal_turn_get (&turn, COUNTER_HAND, seat))));
      return;
    }
  if (tm_args_has (&move->args, DISCARD_CARDS))
    cards = tm_args_get_list (&move->args, DISCARD_CARDS, &n_cards);
  if (!check_discarded (&turn, seat, cards, n_cards))
    return;
  if (take_discard (&turn, seat, &top))
    {
      is_into_deck = top.b == CRYSTAL_DISCARD_TO_DECK;
      if ((gint32) count < top.a)
        crystal_turn_push (&turn, PENDING_DISCARD, seat, top.a - (gint32) count, top.b);
    }
  crystal_discard_hand (resolution, seat, count, cards, n_cards);
  if (is_into_deck)
    put_into_deck (&turn, count);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%2$s discards %1$s card.", "%2$s discards %1$s cards.",
                                        tm_arg_number ((gint32) count), tm_arg_seat (seat)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}
