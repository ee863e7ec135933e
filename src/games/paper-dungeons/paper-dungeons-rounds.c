/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R «Ход игры»: the roll, the end of a round and what comes after it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-setup.h"

#define ALL_DICE ((1u << PAPER_N_DICE) - 1)

/* Whether the monster of this round is fought before gems are named and missions claimed: an open point
 * in rounds 3, 6 and 8. */
static gboolean
has_claims_after_fight (const TmTable *table)
{
  return paper_is_fight_round (paper_get_round (table))
         && tm_table_get_option (table, OPTION_MISSION_TIMING) == MISSION_TIMING_AFTER;
}

/**
 * paper_count_dice_due:
 * @table: a table
 * @seat: a seat that is kept in full
 *
 * Counts the dice that a team still has to use in this round, R «Выбор кубиков».
 *
 * Returns: how many, at most 3
 */
guint
paper_count_dice_due (const TmTable *table, guint seat)
{
  guint n_usable = 0;
  guint n_used = 0;

  for (guint die = 0; die < PAPER_N_DICE; die++)
    {
      n_usable += !paper_is_die_out (table, die);
      n_used += tm_table_get_counter (table, COUNTER_USED + die, seat) > 0;
    }
  n_usable = MIN (n_usable, PAPER_DICE_A_ROUND);
  return n_usable > n_used ? n_usable - n_used : 0;
}

/* The phase after the dice: the fight first, if so agreed. */
static guint
get_phase_after_dice (const TmTable *table)
{
  return has_claims_after_fight (table) && !paper_is_fought (table) ? PHASE_FIGHT : PHASE_ROUND_END;
}

static guint32
find_owing (const TmTable *table)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat) && paper_owes (table, seat))
      seats |= 1u << seat;
  return seats;
}

static guint32
find_pending (const TmTable *table)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_PENDING, seat) > 0)
      seats |= 1u << seat;
  return seats;
}

static void
gather_dice (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  tm_resolution_move_all (resolution, tm_table_get_zone (table, ZONE_DICE_OUT, TM_NO_SEAT),
                          tm_table_get_zone (table, ZONE_DICE_POOL, TM_NO_SEAT));
}

/* Begins the next round: the dice are together again, none of them is used, nobody has rolled. */
static void
enter_round (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 round = tm_table_get_shared (table, COUNTER_ROUND);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      for (guint die = 0; die < PAPER_N_DICE; die++)
        tm_resolution_set_counter (resolution, COUNTER_USED + die, seat, 0);
      tm_resolution_set_counter (resolution, COUNTER_STEPS, seat, 0);
      tm_resolution_set_counter (resolution, COUNTER_PSIONIC, seat, 0);
    }
  gather_dice (resolution);
  tm_resolution_set_shared (resolution, COUNTER_ROLLS, 0);
  tm_resolution_set_shared (resolution, COUNTER_ROUND, MIN (round + 1, PAPER_MAX_ROUND));
  tm_resolution_set_phase (resolution, PHASE_ROLL);
}

/**
 * paper_enter_roll:
 * @resolution: the resolution of a move
 *
 * Begins the first round once nobody has anything left to choose before it, R «Таланты».
 */
void
paper_enter_roll (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (tm_table_get_phase (table) == PHASE_BEFORE && find_owing (table) == 0)
    enter_round (resolution);
}

/* The roll */

static gboolean
has_face (const TmTable *table, guint die, gint32 face)
{
  gint32 faces[6];
  guint n_faces = paper_read_die (table, paper_get_die_colour (die), faces);

  for (guint i = 0; i < n_faces; i++)
    if (faces[i] == face)
      return TRUE;
  return FALSE;
}

static gboolean
are_on_dice (TmResolution *resolution, const gint32 *faces)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  for (guint die = 0; die < PAPER_N_DICE; die++)
    if (!has_face (table, die, faces[die]))
      return tm_resolution_refuse (resolution, "paper.dice.faces", "paper.dice.faces",
                                   tm_text (die < PAPER_N_WHITE
                                                ? N_ ("There is no such face on a white die: %s.")
                                                : N_ ("There is no such face on a black die: %s."),
                                            tm_arg_face (PIECE_DIE, faces[die])));
  return TRUE;
}

/* After a throw that does not count, dice that are not thrown again stay as they lie. */
static void
check_again (TmResolution *resolution, const gint32 *faces)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 before[PAPER_N_DICE];
  PaperThrow last;
  guint n_changed = 0;

  if (tm_table_get_shared (table, COUNTER_ROLLS) == 0)
    return;
  for (guint die = 0; die < PAPER_N_DICE; die++)
    {
      before[die] = paper_get_die_face (table, die);
      if (before[die] < 0)
        return;
    }
  paper_judge_throw (before, resolution, &last);
  if (!last.is_void)
    return;
  for (guint die = 0; die < PAPER_N_DICE; die++)
    n_changed += !(last.again & 1u << die) && faces[die] != before[die];
  if (n_changed > 0)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.dice.reroll",
                               "paper.dice.reroll",
                               tm_text_n ("%s die has changed that is not thrown again.",
                                          "%s dice have changed that are not thrown again.",
                                          tm_arg_number ((gint32) n_changed)));
}

/* Where only some dice are thrown again, those are turned down until they are. */
static void
turn_dice (TmResolution *resolution, guint again)
{
  for (guint die = 0; die < PAPER_N_DICE; die++)
    tm_resolution_turn_piece (resolution, die, again == ALL_DICE || !(again & 1u << die));
}

static void
void_throw (TmResolution *resolution, const PaperThrow *cast)
{
  turn_dice (resolution, cast->again);
  tm_resolution_set_phase (resolution, PHASE_ROLL);
  tm_resolution_add_finding (resolution, TM_GRADE_NOTE, "paper.dice.reroll", "paper.dice.reroll",
                             cast->skulls >= PAPER_TOO_MANY
                                 ? tm_text_n ("%s skull: throw again.", "%s skulls: throw again.",
                                              tm_arg_number ((gint32) cast->skulls))
                                 : tm_text_n ("%s clover: throw again.", "%s clovers: throw again.",
                                              tm_arg_number ((gint32) cast->clovers)));
  tm_resolution_set_summary (resolution, tm_text (N_ ("The roll does not count")), TM_TEXT_NONE);
}

/* Why a team has fewer wounds than there are skulls. */
static void
reason_waived (TmResolution *resolution, guint seat, guint waived, gboolean by_priest)
{
  if (waived == 0)
    return;
  if (by_priest)
    tm_resolution_add_reason (
        resolution, "paper.level.perk.priest",
        tm_text (N_ ("The priest of %s keeps the skulls off."), tm_arg_seat (seat)));
  else
    tm_resolution_add_reason (
        resolution, "paper.talent.fortune-teller",
        tm_text (N_ ("%s has foreseen it: one wound fewer."), tm_arg_seat (seat)));
}

static void
wound_by_skulls (TmResolution *resolution, guint seat, guint skulls)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean is_asked = tm_table_get_option (table, OPTION_HEAL) == HEAL_ASK;
  PaperHappened happened = { 0 };
  guint by_priest = 0;
  PaperTeam team;
  guint wounds;

  paper_read_team (table, seat, &team);
  wounds = paper_get_skull_wounds (skulls, team.levels[HERO_PRIEST], team.talent, &by_priest);
  reason_waived (resolution, seat, skulls - wounds, by_priest > 0);
  if (wounds == 0)
    return;
  paper_team_wound (&team, wounds, is_asked, &happened);
  paper_commit_team (resolution, seat, &team);
  paper_note_happened (resolution, seat, &happened);
}

static void
let_stand (TmResolution *resolution, const gint32 *faces, const PaperThrow *cast)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint out = tm_table_get_zone (table, ZONE_DICE_OUT, TM_NO_SEAT);

  turn_dice (resolution, 0);
  for (guint die = 0; die < PAPER_N_DICE; die++)
    if (faces[die] == SYMBOL_SKULL)
      tm_resolution_move_piece (resolution, die, out, TM_BOTTOM);
  if (cast->skulls > 0)
    tm_resolution_add_reason (
        resolution, "paper.dice.skull",
        tm_text_n ("%s skull: a wound for every team, and the die is out.",
                   "%s skulls: as many wounds for every team, and the dice are out.",
                   tm_arg_number ((gint32) cast->skulls)));
  for (guint seat = 0; cast->skulls > 0 && seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat))
      wound_by_skulls (resolution, seat, cast->skulls);
  tm_resolution_set_phase (
      resolution, paper_get_full_seats (table) != 0 ? PHASE_ACT : get_phase_after_dice (table));
}

static TmText
describe_roll (const TmTable *table, const TmMove *move, guint skulls)
{
  gint32 round = tm_table_get_shared (table, COUNTER_ROUND);

  if (tm_args_has (&move->args, ROLL_ROLLER))
    return tm_text_n ("%3$s rolls for round %2$s: %1$s skull",
                      "%3$s rolls for round %2$s: %1$s skulls", tm_arg_number ((gint32) skulls),
                      tm_arg_number (round),
                      tm_arg_seat ((guint) tm_args_get (&move->args, ROLL_ROLLER)));
  return tm_text_n ("Roll of round %2$s: %1$s skull", "Roll of round %2$s: %1$s skulls",
                    tm_arg_number ((gint32) skulls), tm_arg_number (round));
}

/* The move `roll`. */
void
paper_resolve_roll (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_faces = 0;
  const gint32 *faces = tm_args_get_list (&move->args, ROLL_FACES, &n_faces);
  PaperThrow cast;

  (void) paper_is_phase (resolution, PHASE_ROLL);
  if (!are_on_dice (resolution, faces))
    return;
  check_again (resolution, faces);
  gather_dice (resolution);
  for (guint die = 0; die < PAPER_N_DICE; die++)
    tm_resolution_set_face (resolution, die, faces[die]);
  tm_resolution_set_shared (resolution, COUNTER_ROLLS,
                            tm_table_get_shared (table, COUNTER_ROLLS) + 1);
  paper_judge_throw (faces, resolution, &cast);
  if (cast.is_void)
    {
      void_throw (resolution, &cast);
      return;
    }
  let_stand (resolution, faces, &cast);
  tm_resolution_set_summary (resolution, describe_roll (table, move, cast.skulls), TM_TEXT_NONE);
}

/* The end of a round */

/* The move `end-round`: every team has used its dice. */
void
paper_resolve_end_round (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint32 pending = find_pending (table);
  guint32 owing = find_owing (table);
  guint32 due = 0;

  (void) move;
  (void) paper_is_phase (resolution, PHASE_ACT);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat) && paper_count_dice_due (table, seat) > 0)
      due |= 1u << seat;
  if (due != 0)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.dice.three", "paper.dice.three",
                               tm_text (N_ ("Fewer than three dice used: %s. A die that serves for "
                                            "nothing is left on purpose."),
                                        tm_arg_seats (due)));
  if (owing != 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.events.order", "paper.events.order",
        tm_text (N_ ("Something is still to be chosen: %s."), tm_arg_seats (owing)));
  if (pending != 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.wounds.mark", "paper.wounds.mark",
        tm_text (N_ ("Wounds are still to be assigned: %s."), tm_arg_seats (pending)));
  tm_resolution_set_phase (resolution, get_phase_after_dice (table));
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("Round %s: all dice used"),
                                      tm_arg_number (tm_table_get_shared (table, COUNTER_ROUND))),
                             TM_TEXT_NONE);
}

/* Missions */

static guint32
get_claimed_by (const TmTable *table, guint piece)
{
  return (guint32) tm_table_get_piece_mark (table, piece, MARK_CLAIMED_BY);
}

/* In rounds with a monster the rules leave open which comes first. */
static void
check_timing (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean is_fought = paper_is_fought (table);
  gboolean comes_after;

  if (!paper_is_fight_round (paper_get_round (table)))
    return;
  comes_after
      = tm_resolution_get_option (resolution, OPTION_MISSION_TIMING) == MISSION_TIMING_AFTER;
  if (comes_after && !is_fought)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.mission.claim",
                               "paper.mission.claim",
                               tm_text (N_ ("Missions are claimed after the fight.")));
  if (!comes_after && is_fought)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.mission.claim",
                               "paper.mission.claim",
                               tm_text (N_ ("Missions are claimed before the fight.")));
}

static void
check_met (TmResolution *resolution, gint32 mission, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  PaperFacts facts;
  gint32 have;
  gint32 need;

  if (!paper_is_full (table, seat))
    return;
  paper_read_facts (table, seat, &facts);
  if (!paper_count_mission ((PaperMission) mission, &facts, resolution, &have, &need))
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.mission.claim", "paper.mission.claim",
        tm_text (N_ ("%s does not meet this mission: %s of %s."), tm_arg_seat (seat),
                 tm_arg_number (have), tm_arg_number (need)));
}

static gboolean
has_claimed_another (const TmTable *table, guint piece, guint seat)
{
  guint pieces[PAPER_N_MISSIONS];
  guint n_pieces
      = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_MISSION_ROW, TM_NO_SEAT), pieces,
                            G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n_pieces; i++)
    if (pieces[i] != piece && get_claimed_by (table, pieces[i]) & 1u << seat)
      return TRUE;
  return FALSE;
}

static void
check_one_a_round (TmResolution *resolution, guint piece, guint seat)
{
  if (has_claimed_another (tm_resolution_get_table (resolution), piece, seat)
      && tm_resolution_get_option (resolution, OPTION_MISSIONS_PER_ROUND) == MISSIONS_PER_ROUND_ONE)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.open.missions-per-round",
        "paper.open.missions-per-round",
        tm_text (N_ ("%s has claimed a mission in this round already."), tm_arg_seat (seat)));
}

/* Who claims; 0 after a refusal. */
static guint32
read_claimants (TmResolution *resolution, const TmMove *move, guint piece)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_seats = 0;
  const gint32 *seats = tm_args_get_list (&move->args, CLAIM_SEATS, &n_seats);
  guint32 claimants = 0;

  for (guint i = 0; i < n_seats; i++)
    {
      if ((claimants | get_claimed_by (table, piece)) & 1u << seats[i])
        {
          tm_resolution_refuse (resolution, "paper.mission.claim", "paper.mission.claim",
                                tm_text (N_ ("%s has claimed this mission already."),
                                         tm_arg_seat ((guint) seats[i])));
          return 0;
        }
      claimants |= 1u << seats[i];
    }
  return claimants;
}

static void
reason_fame (TmResolution *resolution, gint32 fame)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (tm_table_get_n_seats (table) == 1)
    tm_resolution_add_reason (resolution, "paper.mission.solo",
                              tm_text (N_ ("Who plays alone has %s fame for it in round %s."),
                                       tm_arg_number (fame),
                                       tm_arg_number (tm_table_get_shared (table, COUNTER_ROUND))));
  else
    tm_resolution_add_reason (
        resolution, "paper.mission.fame",
        tm_text (N_ ("Each team that claims it has %s fame."), tm_arg_number (fame)));
}

/* The move `claim`. */
void
paper_resolve_claim (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 mission = tm_args_get (&move->args, CLAIM_MISSION);
  int piece = tm_table_find_piece (table, tm_table_get_zone (table, ZONE_MISSION_ROW, TM_NO_SEAT),
                                   PIECE_MISSION, mission);
  gint32 fame = paper_get_mission_fame (tm_table_get_n_seats (table), paper_get_round (table));
  guint32 claimants;

  (void) paper_is_phase (resolution, PHASE_ROUND_END);
  if (piece < 0)
    {
      tm_resolution_refuse (resolution, "paper.mission.claim", "paper.mission.claim",
                            tm_text (N_ ("This mission does not lie there: %s."),
                                     tm_arg_face (PIECE_MISSION, mission)));
      return;
    }
  claimants = read_claimants (resolution, move, (guint) piece);
  if (claimants == 0)
    return;
  check_timing (resolution);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (claimants & 1u << seat)
      {
        check_met (resolution, mission, seat);
        check_one_a_round (resolution, (guint) piece, seat);
        tm_resolution_add_counter (resolution, COUNTER_FAME_MISSIONS, seat, fame);
      }
  tm_resolution_set_mark (resolution, (guint) piece, MARK_CLAIMED_BY,
                          (gint32) (get_claimed_by (table, (guint) piece) | claimants));
  tm_resolution_set_mark (resolution, (guint) piece, MARK_CLAIMED_ROUND,
                          tm_table_get_shared (table, COUNTER_ROUND));
  reason_fame (resolution, fame);
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("%s: mission claimed, %s"), tm_arg_seats (claimants),
                                      tm_arg_face (PIECE_MISSION, mission)),
                             TM_TEXT_NONE);
}

/* Next */

/* Who stole a letter in this round. */
static guint32
find_thieves (const TmTable *table, guint letter)
{
  gint32 round = tm_table_get_shared (table, COUNTER_ROUND);
  guint32 thieves = 0;

  for (guint seat = 0; round > 0 && seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_STOLEN
        && tm_table_get_counter (table, COUNTER_LETTER_ROUND + letter, seat) == round)
      thieves |= 1u << seat;
  return thieves;
}

static gboolean
is_open_for_anyone (const TmTable *table, guint letter)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_OPEN)
      return TRUE;
  return FALSE;
}

/* What was stolen in this round the others cross out, R p.11. */
static void
cross_out_letters (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    {
      guint32 thieves = find_thieves (table, letter);

      if (thieves == 0 || !is_open_for_anyone (table, letter))
        continue;
      tm_resolution_add_reason (resolution, "paper.gems.roundend",
                                /* Translators: the letter of a gem; who stole it */
                                tm_text (N_ ("Gem %s is gone for all but %s."),
                                         tm_arg_word (paper_letter_words[letter].name),
                                         tm_arg_seats (thieves)));
      for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
        if (tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_OPEN)
          tm_resolution_set_counter (resolution, COUNTER_LETTER + letter, seat, LETTER_CROSSED);
    }
}

/* Claimed missions leave the game, R «Миссии». */
static void
put_missions_away (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint done = tm_table_get_zone (table, ZONE_MISSION_DONE, TM_NO_SEAT);
  guint pieces[PAPER_N_MISSIONS];
  guint n_pieces
      = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_MISSION_ROW, TM_NO_SEAT), pieces,
                            G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n_pieces; i++)
    if (get_claimed_by (table, pieces[i]) != 0)
      tm_resolution_move_piece (resolution, pieces[i], done, TM_BOTTOM);
}

/* A gem may have been stolen for the reward of a fight, too. */
static void
leave_round (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  cross_out_letters (resolution);
  if (paper_get_round (table) >= PAPER_MAX_ROUND)
    paper_enter_final (resolution);
  else
    enter_round (resolution);
}

static TmText
describe_next (const TmTable *table)
{
  switch (tm_table_get_phase (table))
    {
    case PHASE_FIGHT:
      return tm_text (N_ ("On to the monster"));
    case PHASE_FINAL:
      return tm_text (N_ ("The last round is over"));
    case PHASE_ROUND_END:
      return tm_text (N_ ("On to gems and missions"));
    default:
      return tm_text (N_ ("Round %s begins"),
                      tm_arg_number (tm_table_get_shared (table, COUNTER_ROUND)));
    }
}

static void
leave_round_end (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  cross_out_letters (resolution);
  put_missions_away (resolution);
  if (paper_is_fight_round (paper_get_round (table)) && !paper_is_fought (table))
    tm_resolution_set_phase (resolution, PHASE_FIGHT);
  else
    leave_round (resolution);
}

static void
leave_fight (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (!paper_is_fought (table))
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.rounds.course",
                               "paper.rounds.course",
                               tm_text (N_ ("The fight has not been recorded.")));
  if (has_claims_after_fight (table))
    tm_resolution_set_phase (resolution, PHASE_ROUND_END);
  else
    leave_round (resolution);
}

/* The move `next`: out of the end of a round, or out of a fight. */
void
paper_resolve_next (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint32 owing = find_owing (table) | find_pending (table);

  (void) move;
  if (owing != 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.rounds.course", "paper.rounds.course",
        tm_text (N_ ("Something is still to be chosen: %s."), tm_arg_seats (owing)));
  if (tm_table_get_phase (table) == PHASE_FIGHT)
    leave_fight (resolution);
  else
    {
      (void) paper_is_phase (resolution, PHASE_ROUND_END);
      leave_round_end (resolution);
    }
  tm_resolution_set_summary (resolution, describe_next (table), TM_TEXT_NONE);
}
