/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards announced in a fight or duel, before the die. R p. 9 to 10, p. 15. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-turn.h"

/**
 * crystal_count_announced:
 * @table: a table
 * @seat: who has announced them
 * @enemy: against whom
 * @monster: of [enum@CrystalMonster]
 * @resolution: (nullable): how open points are read
 * @boosts: (out): what they do to the next die
 */
void
crystal_count_announced (const TmTable *table,
                         guint seat,
                         CrystalEnemy enemy,
                         int monster,
                         TmResolution *resolution,
                         CrystalBoosts *boosts)
{
  guint zone = tm_table_get_zone (table, ZONE_FIGHT, (int) seat);
  guint pieces[CRYSTAL_MAX_BOOSTS];
  guint n_pieces = tm_table_list_zone (table, zone, pieces, G_N_ELEMENTS (pieces));
  gint32 cards[CRYSTAL_MAX_BOOSTS];
  gint32 values[CRYSTAL_MAX_BOOSTS];
  gint32 rolls[CRYSTAL_MAX_BOOSTS];
  guint n_cards = 0;

  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 face = tm_table_get_piece_face (table, pieces[i]);

      if (face == TM_FACE_UNKNOWN)
        continue;
      cards[n_cards] = face;
      values[n_cards] = MAX (crystal_get_find_value (table, (CrystalFind) face), 0);
      rolls[n_cards] = tm_table_get_piece_mark (table, pieces[i], MARK_FIND_ROLLS);
      n_cards++;
    }
  crystal_count_boosts (cards, values, rolls, n_cards, enemy, monster, 1, resolution, boosts);
}

static void
for_each_announced (CrystalTurn *self, void (*func) (CrystalTurn *self, guint seat, guint piece))
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    {
      guint zone = tm_table_get_zone (self->table, ZONE_FIGHT, (int) seat);
      guint pieces[CRYSTAL_MAX_BOOSTS];
      guint n_pieces = tm_table_list_zone (self->table, zone, pieces, G_N_ELEMENTS (pieces));

      for (guint i = 0; i < n_pieces; i++)
        func (self, seat, pieces[i]);
    }
}

/* Of those who fight one monster together only one has rolled. */
static void
add_roll (CrystalTurn *self, guint seat, guint piece)
{
  gint32 rolls = tm_table_get_piece_mark (self->table, piece, MARK_FIND_ROLLS);
  CrystalFightEvent fight;

  if (crystal_get_fight (self->table, &fight) && fight.seat != seat)
    return;
  tm_resolution_set_mark (self->resolution, piece, MARK_FIND_ROLLS, MIN (rolls + 1, 99));
}

/* A die was rolled: what counts for one die is spent. */
void
crystal_boosts_roll (CrystalTurn *self)
{
  for_each_announced (self, add_roll);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_ROLLS,
                            MIN (tm_table_get_shared (self->table, COUNTER_FIGHT_ROLLS) + 1, 999));
}

static void
put_away (CrystalTurn *self, guint seat, guint piece)
{
  gint32 face = tm_table_get_piece_face (self->table, piece);
  gint32 used = tm_table_get_piece_mark (self->table, piece, MARK_FIND_USED);

  if (face != TM_FACE_UNKNOWN && crystal_finds[face].uses > used)
    crystal_move_find (self->resolution, piece, ZONE_BEFORE, (int) seat);
  else
    crystal_move_find (self->resolution, piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
}

/**
 * crystal_boosts_clear:
 * @self: a move
 *
 * The fight is over: announced cards go to the discard; those with uses left lie open before their owner.
 */
void
crystal_boosts_clear (CrystalTurn *self)
{
  for_each_announced (self, put_away);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_ROLLS, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_BOOSTS, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_PUMP, 0);
}

/* The Winged helmet brings the Winged boots from wherever they lie among the cards. */
static void
fetch_boots (CrystalTurn *self, guint seat)
{
  static const guint zones[] = { ZONE_FIND_DECK, ZONE_FIND_DISCARD };
  int piece = -1;

  for (guint i = 0; i < G_N_ELEMENTS (zones) && piece < 0; i++)
    piece = tm_table_find_piece (self->table, tm_table_get_zone (self->table, zones[i], TM_NO_SEAT),
                                 PIECE_FIND, FIND_WING_BOOTS);
  if (piece < 0)
    crystal_turn_note (self, "card.not-found", "crystal.card.wing-helmet",
                       tm_text (N_ ("The Winged boots are in nobody’s known pile: take them if you "
                                    "find them.")));
  else
    crystal_move_find (self->resolution, (guint) piece, ZONE_HAND, (int) seat);
  crystal_shuffle_finds (self->resolution);
}

/**
 * crystal_boosts_announce:
 * @self: a move
 * @seat: whose card it is
 * @piece: the card
 * @find: what it is
 * @uses: how many of its uses
 *
 * Puts a boost on the table before a die, with what it costs or brings at once.
 */
void
crystal_boosts_announce (CrystalTurn *self, guint seat, guint piece, CrystalFind find, guint uses)
{
  gint32 used = tm_table_get_piece_mark (self->table, piece, MARK_FIND_USED);

  if (tm_table_get_piece_face (self->table, piece) == TM_FACE_UNKNOWN)
    tm_resolution_set_face (self->resolution, piece, (gint32) find);
  crystal_move_find (self->resolution, piece, ZONE_FIGHT, (int) seat);
  tm_resolution_set_mark (self->resolution, piece, MARK_FIND_USED, used + (gint32) uses);
  crystal_turn_add (self, COUNTER_PLAYED, seat, 1);
  crystal_turn_add_shared (self, COUNTER_FIGHT_BOOSTS, 1);
  if (find == FIND_WILD_HAMMER)
    crystal_turn_lose_turns (self, seat, 1);
  if (find == FIND_WING_HELMET)
    fetch_boots (self, seat);
  if (crystal_finds[find].value == FIND_VALUE_BONUS
      && crystal_get_find_value (self->table, find) == CRYSTAL_UNTOLD)
    crystal_turn_note (self, "card.unknown-value", "crystal.find.timing",
                       tm_text (N_ ("The number on this card is not told yet, it counts 0: %s"),
                                tm_arg_face (PIECE_FIND, (gint32) find)));
}

/**
 * crystal_is_late_to_boost:
 * @table: a table
 *
 * Tells whether all fight one monster together and one of them has rolled: boosts come before the first die.
 * Source: R «ХЗ-3000», p. 42.
 *
 * Returns: whether it is too late
 */
gboolean
crystal_is_late_to_boost (const TmTable *table)
{
  CrystalFightEvent fight;

  return crystal_get_fight (table, &fight) && fight.monster == MONSTER_XZ3000
         && (tm_table_get_shared (table, COUNTER_FIGHT_ROLLED) != 0
             || tm_table_get_shared (table, COUNTER_FIGHT_ROLLS) > 0);
}

/**
 * crystal_turn_pay_merchant:
 * @self: a move
 * @seat: who has rolled
 * @cards: how many cards it adds to its die
 *
 * Discards cards for the Merchant's bonus, after the die. Source: R p. 6, «Торговец».
 *
 * Returns: %FALSE if they are not there
 */
gboolean
crystal_turn_pay_merchant (CrystalTurn *self, guint seat, guint cards)
{
  guint hand = (guint) crystal_turn_get (self, COUNTER_HAND, seat);

  if (cards == 0)
    return TRUE;
  if (crystal_get_skill (self->table, seat) != SKILL_MERCHANT)
    crystal_turn_forbid (self, "skill.not-yours", "crystal.skill.merchant",
                         tm_text (N_ ("%s is no Merchant."), tm_arg_seat (seat)));
  if (cards > hand)
    return crystal_turn_refuse (self, "skill.empty-hand", "crystal.skill.merchant",
                                tm_text_n ("%s card is in the hand.", "%s cards are in the hand.",
                                           tm_arg_number ((gint32) hand)));
  crystal_discard_hand (self->resolution, seat, cards, NULL, 0);
  return TRUE;
}

/**
 * crystal_add_playable:
 * @resolution: a resolution
 * @why: set of [flags@CrystalPlayable]
 *
 * Says why a card cannot be played.
 */
void
crystal_add_playable (TmResolution *resolution, guint why)
{
  static const struct
  {
    const char *article;
    const char *text;
  } findings[CRYSTAL_N_PLAYABLES] = {
    { "crystal.find.timing", N_ ("This card cannot be played in this turn.") },
    { "crystal.find.timing", N_ ("This card cannot be played at this moment.") },
    { "crystal.boom.boosts", N_ ("This card does nothing against this enemy.") },
    { "crystal.boom.boosts", N_ ("Boosts are announced before the die.") },
    { "crystal.find.uses", N_ ("All its uses are spent.") },
    { "crystal.find.uses", N_ ("A negative card strikes when it is drawn and is never held.") },
  };

  for (guint i = 0; i < CRYSTAL_N_PLAYABLES; i++)
    if (why >> i & 1)
      tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, crystal_playable_ids[i],
                                 findings[i].article, tm_text (findings[i].text));
}

void
crystal_resolve_boost (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, BOOST_SEAT);
  CrystalFind find = (CrystalFind) tm_args_get (&move->args, BOOST_CARD);
  guint uses
      = tm_args_has (&move->args, BOOST_USES) ? (guint) tm_args_get (&move->args, BOOST_USES) : 1;
  CrystalTurn turn;
  CrystalFightEvent fight;
  CrystalEnemy enemy = ENEMY_NONE;
  int monster = MONSTER_OTHER;
  guint seats[2], piece;
  gboolean fights = FALSE;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (crystal_get_fight (turn.table, &fight))
    {
      enemy = ENEMY_MONSTER;
      monster = fight.monster;
      fights = fight.seat == seat || monster == MONSTER_XZ3000;
      if (crystal_is_late_to_boost (turn.table))
        crystal_add_playable (resolution, PLAY_LATE_BOOST);
    }
  else if (crystal_get_duel (turn.table, seats, NULL))
    {
      enemy = ENEMY_DWARF;
      fights = seats[0] == seat || seats[1] == seat;
    }
  if (!crystal_hold_find (turn.table, seat, find, &piece))
    {
      crystal_turn_refuse (&turn, "card.not-held", "crystal.find.timing",
                           tm_text (N_ ("%s does not have this card: %s"), tm_arg_seat (seat),
                                    tm_arg_face (PIECE_FIND, (gint32) find)));
      return;
    }
  if (enemy != ENEMY_NONE && !fights)
    crystal_turn_forbid (&turn, "fight.boost-foreign", "crystal.boom.boosts",
                         tm_text (N_ ("Boosts are only for one’s own dwarf or monster.")));
  crystal_add_playable (
      resolution,
      crystal_judge_find (find,
                          enemy == ENEMY_NONE ? crystal_get_moments (turn.table, seat)
                                              : MOMENT_BIT (MOMENT_OWN_ROLL),
                          enemy, monster,
                          (guint) tm_table_get_piece_mark (turn.table, piece, MARK_FIND_USED) + uses
                              - 1,
                          resolution));
  crystal_boosts_announce (&turn, seat, piece, find, uses);
  /* Against the rules: it is wasted. */
  if (enemy == ENEMY_NONE)
    put_away (&turn, seat, piece);
  tm_resolution_set_summary (
      resolution,
      tm_text (N_ ("%s boosts: %s"), tm_arg_seat (seat), tm_arg_face (PIECE_FIND, (gint32) find)),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}
