/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R «Сражение с чудовищами», p.11 to p.13: all teams at once, each for itself. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-setup.h"

/* What a fight needs. Out of its phase there is nothing more to remark, and no reading is asked for. */
typedef struct
{
  TmResolution *resolution;
  TmResolution *readings;
  gboolean is_due;
  const TmTable *table;
  guint stage;
  PaperMonster monster;
  PaperSheet sheet;
  PaperMap map;
  PaperFight outcome;
} Fight;

static guint
get_stage (const TmTable *table)
{
  return paper_get_stage (paper_get_round (table));
}

/**
 * paper_is_fought:
 * @table: a table
 *
 * Tells whether the fight of this stage has been recorded.
 *
 * Returns: whether it has
 */
gboolean
paper_is_fought (const TmTable *table)
{
  return tm_table_get_shared (table, COUNTER_FOUGHT) >= (gint32) get_stage (table);
}

static gint32
get_result_bit (guint stage)
{
  return 1 << (ROW_MONSTER1 + (gint32) stage - 1);
}

/**
 * paper_is_result_missing:
 * @table: a table
 * @seat: a seat
 *
 * Tells whether the fight of this stage has been recorded, but the card could not say how this team has
 * fared: the players are to tell it, by `fight-result`.
 *
 * Returns: whether the fame of the fight is not known yet
 */
gboolean
paper_is_result_missing (const TmTable *table, guint seat)
{
  return paper_is_fought (table)
         && !(tm_table_get_counter (table, COUNTER_ROWS_KNOWN, seat)
              & get_result_bit (get_stage (table)));
}

static void
find_reached (TmResolution *resolution, const PaperMap *map, guint seat, guint stage)
{
  int room = paper_map_find_monster (map, stage);
  PaperTeam team;

  paper_read_team (tm_resolution_get_table (resolution), seat, &team);
  if (room >= 0 && paper_team_count_rooms (&team) > 0)
    tm_resolution_set_counter (resolution, COUNTER_REACHED + stage - 1, seat,
                               team.visits[room] != 0);
}

/**
 * paper_find_reached:
 * @resolution: the resolution of a move
 *
 * Finds out by the trails who has been in the rooms of the monsters, R «Сражение с чудовищами», once it
 * is told which rooms these are. What a recorded fight said stays.
 */
void
paper_find_reached (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint fought = (guint) tm_table_get_shared (table, COUNTER_FOUGHT);
  PaperMap map;

  paper_read_map (table, &map);
  for (guint stage = fought + 1; stage <= PAPER_N_STAGES; stage++)
    for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
      if (paper_is_full (table, seat))
        find_reached (resolution, &map, seat, stage);
}

/* The card of a stage; all unknown, if there is none. */
static void
read_monster (const TmTable *table, guint stage, PaperMonster *monster)
{
  int face = paper_get_monster (table, stage);

  if (face >= 0)
    {
      paper_read_monster (table, face, monster);
      return;
    }
  *monster = (PaperMonster) {
    .vulnerable = -1, .flee = PAPER_UNKNOWN, .prize = { -1, 0 }, .letters = { -1, -1 }
  };
  for (guint i = 0; i < G_N_ELEMENTS (monster->limits); i++)
    monster->limits[i] = monster->fames[i] = monster->wounds[i] = PAPER_UNKNOWN;
}

static gint32
count_power (const TmTable *table, guint seat, int vulnerable)
{
  PaperTeam team;
  PaperPower power;

  paper_read_team (table, seat, &team);
  paper_count_power (team.levels, vulnerable, paper_team_has_item (&team, ITEM_SWORD), team.talent,
                     &power);
  return (gint32) power.power;
}

/**
 * paper_get_sheet_power:
 * @table: a table
 * @seat: a seat that is kept in full
 *
 * Counts the combat power of a team against the monster of this stage by its sheet, R «Сражение с
 * чудовищами». As long as nobody has told to which hero the monster is vulnerable, none counts twice.
 *
 * Returns: the power
 */
gint32
paper_get_sheet_power (const TmTable *table, guint seat)
{
  PaperMonster monster;

  read_monster (table, get_stage (table), &monster);
  return count_power (table, seat, monster.vulnerable);
}

/* Against the sheets */

static void
check_sheet (Fight *self, guint seat, gint32 power, gboolean is_reached)
{
  gboolean was_reached
      = tm_table_get_counter (self->table, COUNTER_REACHED + self->stage - 1, seat) > 0;
  gint32 by_sheet = self->monster.vulnerable >= 0
                        ? count_power (self->table, seat, self->monster.vulnerable)
                        : -1;

  if (by_sheet >= 0 && by_sheet != power)
    tm_resolution_add_finding (self->resolution, TM_GRADE_ILLEGAL, "paper.monster.power",
                               "paper.monster.power",
                               tm_text (N_ ("By its sheet the power of %s is %s."),
                                        tm_arg_seat (seat), tm_arg_number (by_sheet)));
  if (paper_map_find_monster (&self->map, self->stage) >= 0 && was_reached != is_reached)
    tm_resolution_add_finding (
        self->resolution, TM_GRADE_ILLEGAL, "paper.monster.power", "paper.monster.power",
        tm_text (was_reached ? N_ ("By its sheet %s has been in the monster’s room.")
                             : N_ ("By its sheet %s has not been in the monster’s room."),
                 tm_arg_seat (seat)));
}

static void
reason_power (Fight *self, guint seat, gint32 power)
{
  PaperTeam team;
  PaperPower parts;

  if (!tm_resolution_wants_reasons (self->resolution) || !paper_is_full (self->table, seat)
      || self->monster.vulnerable < 0)
    return;
  paper_read_team (self->table, seat, &team);
  paper_count_power (team.levels, self->monster.vulnerable, paper_team_has_item (&team, ITEM_SWORD),
                     team.talent, &parts);
  if ((gint32) parts.power == power)
    tm_resolution_add_reason (
        self->resolution, "paper.monster.power",
        tm_text (N_ ("Power of %s: strength %s, doubled hero %s, bonus %s, in all %s"),
                 tm_arg_seat (seat), tm_arg_number ((gint32) parts.strength),
                 tm_arg_number ((gint32) parts.doubled), tm_arg_number ((gint32) parts.bonus),
                 tm_arg_number (power)));
}

/* What comes of it for a team */

static gboolean
is_known (const Fight *self, guint seat)
{
  return self->outcome.range[seat] >= 0 && self->outcome.fame[seat] != PAPER_UNKNOWN
         && self->outcome.wounds[seat] != PAPER_UNKNOWN;
}

static void
set_fame (TmResolution *resolution, guint stage, guint seat, gint32 fame)
{
  gint32 known
      = tm_table_get_counter (tm_resolution_get_table (resolution), COUNTER_ROWS_KNOWN, seat);

  tm_resolution_set_counter (resolution, COUNTER_FAME_MONSTER + stage - 1, seat, fame);
  tm_resolution_set_counter (resolution, COUNTER_ROWS_KNOWN, seat, known | get_result_bit (stage));
}

static void
wound (TmResolution *resolution, guint seat, guint wounds)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean is_asked = tm_table_get_option (table, OPTION_HEAL) == HEAL_ASK;
  PaperHappened happened = { 0 };
  PaperTeam team;

  if (wounds == 0 || !paper_is_full (table, seat))
    return;
  paper_read_team (table, seat, &team);
  paper_team_wound (&team, wounds, is_asked, &happened);
  paper_commit_team (resolution, seat, &team);
  paper_note_happened (resolution, seat, &happened);
}

static void
reason_outcome (Fight *self, guint seat)
{
  const PaperFight *outcome = &self->outcome;

  if (outcome->range[seat] == 0)
    tm_resolution_add_reason (self->resolution, "paper.monster.flee",
                              tm_text (N_ ("%s flees: %s fame, no wounds."), tm_arg_seat (seat),
                                       tm_arg_number (outcome->fame[seat])));
  else
    tm_resolution_add_reason (self->resolution, "paper.monster.range",
                              tm_text (N_ ("%s fights in range %s. Fame: %s. Wounds: %s."),
                                       tm_arg_seat (seat), tm_arg_number (outcome->range[seat]),
                                       tm_arg_number (outcome->fame[seat]),
                                       tm_arg_number (outcome->wounds[seat])));
}

static void
settle_team (Fight *self, guint seat)
{
  if (!is_known (self, seat))
    return;
  reason_outcome (self, seat);
  set_fame (self->resolution, self->stage, seat, self->outcome.fame[seat]);
  wound (self->resolution, seat, (guint) self->outcome.wounds[seat]);
}

/* A note, if there is anything to remark at all. */
static void
note (Fight *self, const char *article, TmText text)
{
  if (self->is_due)
    tm_resolution_add_finding (self->resolution, TM_GRADE_NOTE, article, article, text);
}

static void
note_outcomes (Fight *self)
{
  guint n_seats = tm_table_get_n_seats (self->table);
  guint32 fled = 0;
  guint32 unknown = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      fled |= self->outcome.range[seat] == 0 ? 1u << seat : 0;
      unknown |= is_known (self, seat) ? 0 : 1u << seat;
    }
  if (fled != 0)
    note (self, "paper.monster.flee", /* Translators: names of one or several teams */
          tm_text (N_ ("In flight: %s"), tm_arg_seats (fled)));
  if (unknown != 0)
    note (self, "paper.catalogue",
          tm_text (N_ ("Nobody has told what the card says; tell how they have fared: %s"),
                   tm_arg_seats (unknown)));
}

/* The reward, R p.13, III */

static void
reward_full_team (Fight *self, guint seat)
{
  PaperHappened happened = { 0 };
  PaperTeam team;

  paper_read_team (self->table, seat, &team);
  paper_team_reward (&team, self->monster.prize, &self->sheet, &self->map, &happened);
  paper_commit_team (self->resolution, seat, &team);
  paper_note_happened (self->resolution, seat, &happened);
}

static void
give_reward (Fight *self, guint seat)
{
  tm_resolution_add_reason (
      self->resolution, "paper.monster.top",
      tm_text (N_ ("%s is the strongest and has the reward."), tm_arg_seat (seat)));
  if (self->monster.prize.reward < 0)
    note (self, "paper.catalogue",
          tm_text (N_ ("Nobody has told the reward of this monster; %s marks it by hand."),
                   tm_arg_seat (seat)));
  else if (paper_is_full (self->table, seat))
    reward_full_team (self, seat);
  else if (self->monster.prize.reward == REWARD_GEM)
    note (self, "paper.gems.steal",
          tm_text (N_ ("The reward is a gem: %s says which letter."), tm_arg_seat (seat)));
}

static gboolean
has_fighter (const Fight *self)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (self->outcome.range[seat] > 0)
      return TRUE;
  return FALSE;
}

static void
settle_top (Fight *self)
{
  if (self->outcome.top >= 0 && tm_table_get_n_seats (self->table) > 1
      && !paper_is_fought (self->table))
    tm_resolution_add_counter (self->resolution, COUNTER_TOP_FIGHTS, (guint) self->outcome.top, 1);
  if (self->outcome.reward_seat >= 0)
    give_reward (self, (guint) self->outcome.reward_seat);
  else if (tm_table_get_n_seats (self->table) == 1 && has_fighter (self))
    note (self, "paper.variant.solo", tm_text (N_ ("Who plays alone has no reward for a fight.")));
  else if (self->outcome.is_tie)
    note (self, "paper.monster.top",
          tm_text (N_ ("Several teams are the strongest: nobody has the reward.")));
}

/* Vanishing gems, R p.14 */

/* Whether a gem vanishes for a team; of one that fled the rules do not say. */
static gboolean
vanishes_for (Fight *self, guint letter, guint seat)
{
  if (tm_table_get_counter (self->table, COUNTER_LETTER + letter, seat) != LETTER_OPEN)
    return FALSE;
  return self->outcome.range[seat] != 0
         || tm_resolution_get_option (self->readings, OPTION_VANISH_FLED) == READING_YES;
}

static void
cross_out_letter (Fight *self, guint letter)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (vanishes_for (self, letter, seat))
      {
        tm_resolution_set_counter (self->resolution, COUNTER_LETTER + letter, seat, LETTER_CROSSED);
        seats |= 1u << seat;
      }
  if (seats != 0)
    tm_resolution_add_reason (self->resolution, "paper.variant.vanishing",
                              /* Translators: the letter of a gem; names of teams */
                              tm_text (N_ ("Gem %s vanishes from the dungeon of: %s"),
                                       tm_arg_word (paper_letter_words[letter].name),
                                       tm_arg_seats (seats)));
}

static void
let_gems_vanish (Fight *self)
{
  guint n_told = 0;

  if (self->stage >= PAPER_N_STAGES || !paper_is_vanishing (self->table))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->monster.letters); i++)
    if (self->monster.letters[i] >= 0)
      {
        cross_out_letter (self, (guint) self->monster.letters[i]);
        n_told++;
      }
  if (n_told < G_N_ELEMENTS (self->monster.letters))
    note (self, "paper.catalogue",
          tm_text (
              N_ ("Nobody has told which gems vanish with this monster: cross them out by hand.")));
}

/* What the reward owes, and nothing is left for: a gem, once the last ones have vanished. */
static void
drop_owed (Fight *self)
{
  int seat = self->outcome.reward_seat;
  PaperHappened happened = { 0 };
  PaperTeam team;

  if (seat < 0 || !paper_is_full (self->table, (guint) seat))
    return;
  paper_read_team (self->table, (guint) seat, &team);
  paper_team_drop_owed (&team, &self->map, &happened);
  paper_commit_team (self->resolution, (guint) seat, &team);
  paper_note_happened (self->resolution, (guint) seat, &happened);
}

/* The moves */

static gboolean
check_due (TmResolution *resolution)
{
  if (!paper_is_phase (resolution, PHASE_FIGHT))
    return FALSE;
  if (!paper_is_fought (tm_resolution_get_table (resolution)))
    return TRUE;
  tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.rounds.course",
                             "paper.rounds.course",
                             tm_text (N_ ("This fight is recorded already.")));
  return FALSE;
}

static void
read_fight (Fight *self, TmResolution *resolution)
{
  self->resolution = resolution;
  self->is_due = check_due (resolution);
  self->table = tm_resolution_get_table (resolution);
  self->stage = get_stage (self->table);
  read_monster (self->table, self->stage, &self->monster);
  paper_read_sheet (self->table, &self->sheet);
  paper_read_map (self->table, &self->map);
}

static guint32
read_reached (Fight *self, const TmMove *move)
{
  guint n_flags = 0;
  const gint32 *flags = tm_args_get_list (&move->args, FIGHT_REACHED, &n_flags);
  guint32 reached = 0;

  for (guint seat = 0; seat < n_flags; seat++)
    {
      reached |= flags[seat] ? 1u << seat : 0;
      tm_resolution_set_counter (self->resolution, COUNTER_REACHED + self->stage - 1, seat,
                                 flags[seat] != 0);
    }
  return reached;
}

static void
find_outcome (Fight *self, const gint32 *powers, guint n_seats, guint32 reached)
{
  gint8 talents[TM_MAX_SEATS];

  for (guint seat = 0; seat < n_seats; seat++)
    talents[seat] = (gint8) paper_get_talent (self->table, seat);
  paper_fight (&self->monster, n_seats, powers, reached, talents, self->readings, &self->outcome);
}

static TmText
describe_fight (const Fight *self)
{
  int face = paper_get_monster (self->table, self->stage);

  if (face < 0)
    return tm_text (N_ ("The teams meet the monster of stage %s"),
                    tm_arg_number ((gint32) self->stage));
  return tm_text (N_ ("The teams meet the monster of stage %s: %s"),
                  tm_arg_number ((gint32) self->stage), tm_arg_face (PIECE_MONSTER, face));
}

/* The move `fight`: all teams at once. */
void
paper_resolve_fight (const TmMove *move, TmResolution *resolution)
{
  guint n_seats = 0;
  const gint32 *powers = tm_args_get_list (&move->args, FIGHT_POWERS, &n_seats);
  guint n_flags = 0;
  const gint32 *flags = tm_args_get_list (&move->args, FIGHT_REACHED, &n_flags);
  g_autoptr (TmResolution) aside = NULL;
  Fight self;
  guint32 reached;

  read_fight (&self, resolution);
  if (!self.is_due)
    {
      aside = tm_resolution_new (tm_table_get_box (self.table));
      tm_resolution_reset (aside, self.table, FALSE);
    }
  self.readings = self.is_due ? resolution : aside;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      if (self.is_due && paper_is_full (self.table, seat))
        check_sheet (&self, seat, powers[seat], flags[seat] != 0);
      reason_power (&self, seat, powers[seat]);
    }
  reached = read_reached (&self, move);
  find_outcome (&self, powers, n_seats, reached);
  note_outcomes (&self);
  for (guint seat = 0; seat < n_seats; seat++)
    settle_team (&self, seat);
  settle_top (&self);
  let_gems_vanish (&self);
  drop_owed (&self);
  tm_resolution_set_shared (resolution, COUNTER_FOUGHT, (gint32) self.stage);
  tm_resolution_set_summary (resolution, describe_fight (&self), TM_TEXT_NONE);
}

static void
check_missing (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (!paper_is_phase (resolution, PHASE_FIGHT))
    return;
  if (!paper_is_fought (table))
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.rounds.course",
                               "paper.rounds.course",
                               tm_text (N_ ("The fight has not been recorded.")));
  else if (!paper_is_result_missing (table, seat))
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.rounds.course", "paper.rounds.course",
        tm_text (N_ ("How %s has fared is known already."), tm_arg_seat (seat)));
}

/* The move `fight-result`: what the players read off a card that is not taught. */
void
paper_resolve_fight_result (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = (guint) tm_args_get (&move->args, FIGHT_RESULT_SEAT);
  gint32 fame = tm_args_get (&move->args, FIGHT_RESULT_FAME);
  gint32 wounds = tm_args_get (&move->args, FIGHT_RESULT_WOUNDS);

  check_missing (resolution, seat);
  tm_resolution_add_finding (
      resolution, TM_GRADE_NOTE, "paper.monster.range", "paper.monster.range",
      tm_text (N_ ("The fame and the wounds stand on the card beside the range of the power.")));
  set_fame (resolution, get_stage (table), seat, fame);
  wound (resolution, seat, (guint) wounds);
  tm_resolution_set_summary (resolution,
                             /* Translators: a team; numbers */
                             tm_text (N_ ("%s in the fight: fame %s, wounds %s"),
                                      tm_arg_seat (seat), tm_arg_number (fame),
                                      tm_arg_number (wounds)),
                             TM_TEXT_NONE);
}
