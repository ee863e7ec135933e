/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-map.h"
#include "paper-dungeons-team.h"

G_BEGIN_DECLS

/* Exact chances of the six dice. The dice are independent; a throw with three or more skulls or with
 * three or more clovers does not stand. Functions that take a [struct@PaperOdds] want one for which
 * paper_odds_init() said that a throw can stand. */

/** PAPER_MAX_TRIPLES: the most different results of three like dice, their order left aside. */
#define PAPER_MAX_TRIPLES 56
/** PAPER_N_CLASSES: numbers of skulls and of clovers among three dice, each from 0 to 3. */
#define PAPER_N_CLASSES 16
/** PAPER_THROWS: how many ways six dice can fall. */
#define PAPER_THROWS 46656

/**
 * PaperTriple:
 * @counts: how many of the three dice show each symbol
 * @ways: in how many of the 216 ways they do
 *
 * A result of the three dice of one colour.
 */
typedef struct
{
  guint8 counts[PAPER_N_SYMBOLS];
  guint8 ways;
} PaperTriple;

/**
 * PaperOdds:
 * @n_triples: how many results the dice of each colour have
 * @triples: these results
 * @ways: in how many ways the dice of each colour have so many skulls and clovers
 * @chances: chance of the throw that stands, by the class of the white and of the black dice
 * @voids: how many of all %PAPER_THROWS do not stand
 * @of: how many do
 * @is_counted: whether every throw that stands is equally likely, so that ways can be counted; not so if
 *   only some dice are thrown again
 * @expected_rolls: how often the dice are thrown on average until a throw stands
 *
 * The throws of one round, by the faces of the dice and by which dice are thrown again.
 */
typedef struct
{
  guint n_triples[PAPER_N_COLOURS];
  PaperTriple triples[PAPER_N_COLOURS][PAPER_MAX_TRIPLES];
  guint16 ways[PAPER_N_COLOURS][PAPER_N_CLASSES];
  double chances[PAPER_N_CLASSES][PAPER_N_CLASSES];
  guint32 voids;
  guint32 of;
  gboolean is_counted;
  double expected_rolls;
} PaperOdds;

/** PAPER_CLASS: the class of three dice with so many skulls and clovers. */
#define PAPER_CLASS(skulls, clovers) ((skulls) * 4 + (clovers))
#define PAPER_CLASS_SKULLS(class) ((class) / 4)
#define PAPER_CLASS_CLOVERS(class) ((class) % 4)

gboolean
paper_odds_init (PaperOdds *self, const guint8 faces[PAPER_N_COLOURS][6], gint32 reroll_scope)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean paper_is_void (guint skulls, guint clovers);

/**
 * PaperThrowFunc:
 * @white: the white dice
 * @black: the black dice
 * @chance: how likely they are
 * @data: whatever was handed on
 *
 * Is called with a throw that stands.
 */
typedef void (*PaperThrowFunc) (const PaperTriple *white,
                                const PaperTriple *black,
                                double chance,
                                gpointer data);
void paper_odds_foreach (const PaperOdds *self, PaperThrowFunc func, gpointer data);

/* paper-dungeons-odds-offending.c: only the dice that offend are thrown again */
gboolean paper_odds_solve_offending (PaperOdds *self) G_GNUC_WARN_UNUSED_RESULT;

/**
 * PaperTally:
 * @ways: in how many of the throws that stand there are so many; 0 if they cannot be counted
 * @chances: the chance of so many
 *
 * How many dice of a throw are such and such, from 0 to 6.
 */
typedef struct
{
  guint32 ways[PAPER_N_DICE + 1];
  double chances[PAPER_N_DICE + 1];
} PaperTally;

/** PAPER_ANY_COLOUR: stands where a colour could, for either. */
#define PAPER_ANY_COLOUR PAPER_N_COLOURS
/** PAPER_ANY_SYMBOL: stands where a symbol could, for any that can be used. */
#define PAPER_ANY_SYMBOL PAPER_N_SYMBOLS
/** PAPER_MAX_NEEDS: a team uses three dice a round. */
#define PAPER_MAX_NEEDS 3

/**
 * PaperNeed:
 * @symbol: what a die has to serve as, or %PAPER_ANY_SYMBOL
 * @colour: in which colour, or %PAPER_ANY_COLOUR
 *
 * What a team wants a die for.
 */
typedef struct
{
  guint8 symbol;
  guint8 colour;
} PaperNeed;

void paper_odds_count_symbol (const PaperOdds *self,
                              PaperSymbol symbol,
                              guint colour,
                              PaperTally *tally);
void paper_odds_count_serving (
    const PaperOdds *self, PaperNeed need, gboolean clover, gboolean swap, PaperTally *tally);
void paper_odds_count_wounds (const PaperOdds *self, guint priest, int talent, PaperTally *tally);
double paper_odds_meet_needs (
    const PaperOdds *self, const PaperNeed *needs, guint n_needs, gboolean swap, guint32 *ways);
guint paper_odds_add_rounds (const PaperTally *tally,
                             guint rounds,
                             double chances[PAPER_N_DICE * PAPER_MAX_ROUND + 1]);

/* paper-dungeons-odds-match.c: what a team can still do before a fight */

/**
 * PaperProspect:
 * @rounds: rounds still to be thrown, from 0 to 8
 * @n_dice: how many dice of the current round the team may still choose, from 0 to 3
 * @dice: those it can choose from, by colour and symbol; skulls and used ones are not among them
 * @steps: steps left of the die in hand
 * @psionic_used: whether the psionic's swap of the current round is spent
 *
 * The dice that a team still has before some moment, such as the fight at the end of the stage.
 */
typedef struct
{
  guint rounds;
  guint n_dice;
  guint8 dice[PAPER_N_COLOURS][PAPER_N_SYMBOLS];
  guint steps;
  gboolean psionic_used;
} PaperProspect;

guint paper_count_steps_in_hand (const PaperProspect *prospect);
double paper_odds_reach_room (const PaperOdds *self, guint needed, const PaperProspect *prospect);
double paper_odds_reach_power (const PaperOdds *self,
                               const PaperTeam *team,
                               int vulnerable,
                               guint target,
                               const PaperProspect *prospect);

/* paper-dungeons-fill-odds.c: from the table of a match */
void paper_read_faces (const TmTable *table, guint8 faces[PAPER_N_COLOURS][6]);
gboolean
paper_read_prospect (const TmTable *table, guint seat, guint stage, PaperProspect *prospect);
gboolean paper_read_odds (const TmTable *table, PaperOdds *odds) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
