/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The marks that no die makes: rewards to choose, R «Получение зелий и наград», what talents give
 * before the first round, R p.16, gems, R «Кража самоцветов», p.11, and late healing. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-setup.h"
#include "paper-dungeons-turn.h"

/* What a free mark may come from: talents, rooms, tracks, monsters. */
#define PHASES_OF_MARKS (PHASE_BIT (PHASE_BEFORE) | PHASE_BIT (PHASE_ACT) | PHASE_BIT (PHASE_FIGHT))
#define PHASES_OF_GEMS \
  (PHASE_BIT (PHASE_ACT) | PHASE_BIT (PHASE_ROUND_END) | PHASE_BIT (PHASE_FIGHT))
#define PHASES_OF_PLAY (PHASES_OF_GEMS | PHASE_BIT (PHASE_ROLL))

/* Begins a move that makes a free mark, and takes it off what is owed: then, whatever the phase. */
static gboolean
begin (PaperTurn *self, const TmMove *move, TmResolution *resolution, PaperOwed what)
{
  static const char *const sentences[PAPER_N_OWED] = {
    [OWED_LEVEL] = N_ ("%s has no free level."),
    [OWED_ITEM] = N_ ("%s has no free item cell."),
    [OWED_MINION] = N_ ("%s has no minion to cross out."),
    [OWED_GEM] = N_ ("%s has no free gem."),
  };
  gboolean owes = paper_owes (tm_resolution_get_table (resolution),
                              (guint) tm_args_get (&move->args, PARAM_SEAT));

  if (!paper_turn_begin (self, move, resolution, owes ? ~0u : PHASES_OF_MARKS, SETTLE_WOUNDS))
    return FALSE;
  if (self->team.owed[what] > 0)
    self->team.owed[what]--;
  else
    paper_turn_forbid (self, "paper.reward.free",
                       (TmText) { .msgid = sentences[what], .args = { tm_arg_seat (self->seat) } });
  return TRUE;
}

/* gain-level */

/* The move `gain-level`: a hero up one level, whatever dice there are. */
void
paper_resolve_gain_level (const TmMove *move, TmResolution *resolution)
{
  PaperHero hero = (PaperHero) tm_args_get (&move->args, FREE_WHAT);
  PaperTurn turn;

  if (!begin (&turn, move, resolution, OWED_LEVEL))
    return;
  if (turn.team.levels[hero] >= PAPER_MAX_LEVEL)
    {
      paper_turn_refuse (
          &turn, "paper.level.row",
          tm_text (N_ ("At level 6 already: %s."), tm_arg_word (paper_hero_words[hero].name)));
      return;
    }
  if (turn.phase == PHASE_BEFORE && turn.team.talent == TALENT_VETERAN
      && turn.team.levels[hero] > 1)
    paper_turn_forbid (&turn, "paper.talent.veteran",
                       tm_text (N_ ("The veteran raises two different heroes.")));
  paper_team_raise (&turn.team, hero, &turn.sheet, &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution, paper_turn_describe_raise (&turn, hero), TM_TEXT_NONE);
}

/* gain-item */

/* The move `gain-item`: a cell of any item, whatever symbol it asks for. */
void
paper_resolve_gain_item (const TmMove *move, TmResolution *resolution)
{
  PaperItem item = (PaperItem) tm_args_get (&move->args, FREE_WHAT);
  PaperTurn turn;

  if (!begin (&turn, move, resolution, OWED_ITEM))
    return;
  if (turn.team.cells[item] >= PAPER_ITEM_CELLS)
    {
      paper_turn_refuse (&turn, "paper.items.cell",
                         tm_text (N_ ("Both cells are filled already: %s."),
                                  tm_arg_word (paper_item_words[item].name)));
      return;
    }
  if (turn.phase == PHASE_BEFORE && turn.team.talent == TALENT_CRAFTSMAN
      && turn.team.cells[item] > 0)
    paper_turn_forbid (&turn, "paper.talent.craftsman",
                       tm_text (N_ ("The craftsman begins two different items.")));
  paper_team_fill_cell (&turn.team, item, &turn.sheet, &turn.map, &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution, paper_turn_describe_cell (&turn, item), TM_TEXT_NONE);
}

/* cross-minion */

/* The move `cross-minion`: a minion anywhere in the team's dungeon counts as defeated. */
void
paper_resolve_cross_minion (const TmMove *move, TmResolution *resolution)
{
  guint cell = (guint) tm_args_get (&move->args, FREE_WHAT);
  TmTextArg name = tm_arg_cell (GRID_DUNGEON, cell);
  const PaperRoom *room;
  PaperTurn turn;

  if (!begin (&turn, move, resolution, OWED_MINION))
    return;
  room = &turn.map.rooms[cell];
  if (PAPER_IS_ENTRANCE (cell) || turn.team.crossed[cell]
      || (room->is_told && room->minion == MINION_NONE))
    {
      paper_turn_refuse (&turn, "paper.minion.track",
                         tm_text (N_ ("No minion is left in %s."), name));
      return;
    }
  if (!room->is_told)
    paper_turn_note (&turn, "paper.catalogue",
                     tm_text (N_ ("Nobody has told yet which minion is in %s."), name));
  turn.team.crossed[cell] = TRUE;
  paper_team_beat_minions (&turn.team, 1, &turn.sheet, &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s crosses out the minion in %s"), tm_arg_seat (turn.seat), name),
      TM_TEXT_NONE);
}

/* steal */

/* Whether a treasure hunter still has the gem to come that is stolen before the game. On paper it is
 * named in the first round at the latest, before any other. */
static gboolean
is_hunting (const TmTable *table, guint seat)
{
  guint phase = tm_table_get_phase (table);

  if (paper_get_talent (table, seat) != TALENT_TREASURE_HUNTER || phase < PHASE_BEFORE
      || phase > PHASE_ROUND_END || paper_get_round (table) > 1)
    return FALSE;
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    if (tm_table_get_counter (table, COUNTER_LETTER + letter, seat) == LETTER_STOLEN)
      return FALSE;
  return TRUE;
}

static gboolean
check_letter (TmResolution *resolution, guint seat, guint letter)
{
  TmTextArg name = tm_arg_word (paper_letter_words[letter].name);
  gint32 state
      = tm_table_get_counter (tm_resolution_get_table (resolution), COUNTER_LETTER + letter, seat);

  if (state == LETTER_STOLEN)
    return tm_resolution_refuse (
        resolution, "paper.gems.steal", "paper.gems.steal",
        tm_text (N_ ("%s has stolen this gem already: %s."), tm_arg_seat (seat), name));
  if (state == LETTER_CROSSED)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.gems.roundend", "paper.gems.roundend",
        tm_text (N_ ("Crossed out for %s: gem %s."), tm_arg_seat (seat), name));
  return TRUE;
}

static TmText
describe_theft (guint seat, guint letter)
{
  return tm_text (N_ ("%s steals gem %s"), tm_arg_seat (seat),
                  tm_arg_word (paper_letter_words[letter].name));
}

static void
add_gem (TmResolution *resolution, guint seat)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  tm_resolution_add_counter (resolution, COUNTER_GEMS, seat, 1);
  tm_resolution_add_reason (
      resolution, "paper.gems.track",
      tm_text_n ("%s circle of the gem track is filled.", "%s circles of the gem track are filled.",
                 tm_arg_number (tm_table_get_counter (table, COUNTER_GEMS, seat))));
}

/* Of a team on paper only the letter and the number of gems are kept. */
static void
steal_on_paper (TmResolution *resolution, guint seat, guint letter)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean is_before = is_hunting (table, seat);
  guint round = is_before ? 0 : paper_get_round (table);

  if (is_before)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "paper.talent.treasure-hunter", "paper.talent.treasure-hunter",
        tm_text (N_ ("The first gem of %s counts as stolen before the game: rivals keep theirs."),
                 tm_arg_seat (seat)));
  else
    (void) paper_is_one_phase (resolution, PHASES_OF_GEMS);
  if (!check_letter (resolution, seat, letter))
    return;
  tm_resolution_set_counter (resolution, COUNTER_LETTER + letter, seat, LETTER_STOLEN);
  tm_resolution_set_counter (resolution, COUNTER_LETTER_ROUND + letter, seat, (gint32) round);
  add_gem (resolution, seat);
  tm_resolution_set_summary (resolution, describe_theft (seat, letter), TM_TEXT_NONE);
}

/* The move `steal`: the letter of a gem that a team on paper has, or a gem that is owed. */
void
paper_resolve_steal (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, PARAM_SEAT);
  guint letter = (guint) tm_args_get (&move->args, FREE_WHAT);
  PaperTurn turn;

  if (!paper_is_full (tm_resolution_get_table (resolution), seat))
    {
      steal_on_paper (resolution, seat, letter);
      return;
    }
  if (!begin (&turn, move, resolution, OWED_GEM) || !check_letter (resolution, seat, letter))
    return;
  if (turn.phase == PHASE_BEFORE)
    tm_resolution_add_reason (resolution, "paper.talent.treasure-hunter",
                              tm_text (N_ ("Before the game: nobody crosses this gem out.")));
  paper_team_steal (&turn.team, letter,
                    turn.phase == PHASE_BEFORE ? 0 : paper_get_round (turn.table), &turn.sheet,
                    &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution, describe_theft (seat, letter), TM_TEXT_NONE);
}

/* outside-gem */

static TmText
describe_outside (guint seat)
{
  return tm_text (N_ ("%s has a gem from outside the dungeon"), tm_arg_seat (seat));
}

/* Of a team whose sheet is kept it is known whether it has earned the gem, and then it has it. */
static void
take_on_sheet (const TmMove *move, TmResolution *resolution, guint source)
{
  PaperTurn turn;

  if (!paper_turn_begin (&turn, move, resolution, PHASES_OF_PLAY, SETTLE_ALL))
    return;
  if (source == OUTSIDE_ROGUE && turn.team.levels[HERO_ROGUE] < PAPER_PERK_LEVEL)
    paper_turn_forbid (&turn, "paper.gems.outside",
                       tm_text (N_ ("The rogue is not at level 4 yet.")));
  if (source == OUTSIDE_POTION && turn.team.potions < PAPER_GEM_POTION)
    paper_turn_forbid (&turn, "paper.gems.outside",
                       tm_text (N_ ("The twelfth potion is not filled yet.")));
  turn.team.outside[source] = TRUE;
  paper_team_take_gem (&turn.team, &turn.sheet, &turn.happened);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution, describe_outside (turn.seat), TM_TEXT_NONE);
}

/* The move `outside-gem`: a gem of the rogue at level 4 or of the twelfth potion. */
void
paper_resolve_outside_gem (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = (guint) tm_args_get (&move->args, PARAM_SEAT);
  guint source = (guint) tm_args_get (&move->args, FREE_WHAT);

  if (tm_table_get_counter (table, COUNTER_OUTSIDE_ROGUE + source, seat) > 0)
    {
      tm_resolution_refuse (
          resolution, "paper.gems.outside", "paper.gems.outside",
          tm_text (N_ ("%s has had this gem from outside already."), tm_arg_seat (seat)));
      return;
    }
  if (paper_is_full (table, seat))
    {
      take_on_sheet (move, resolution, source);
      return;
    }
  (void) paper_is_one_phase (resolution, PHASES_OF_PLAY);
  tm_resolution_set_counter (resolution, COUNTER_OUTSIDE_ROGUE + source, seat, 1);
  add_gem (resolution, seat);
  tm_resolution_set_summary (resolution, describe_outside (seat), TM_TEXT_NONE);
}

/* late-heal */

/* The move `late-heal`: wounds that are marked already are erased by potions, an open point. */
void
paper_resolve_late_heal (const TmMove *move, TmResolution *resolution)
{
  gint16 wounds = (gint16) tm_args_get (&move->args, FREE_WHAT);
  guint hearts;
  PaperTurn turn;

  if (!paper_turn_begin (&turn, move, resolution, PHASES_OF_PLAY, SETTLE_ALL))
    return;
  hearts = MIN (paper_team_count_hearts (&turn.team), (guint) turn.team.wounds);
  if ((guint) wounds > hearts)
    {
      paper_turn_refuse (&turn, "paper.potions.heal",
                         tm_text_n ("Potions can take %s wound at most.",
                                    "Potions can take %s wounds at most.",
                                    tm_arg_number ((gint32) hearts)));
      return;
    }
  if (tm_resolution_get_option (resolution, OPTION_LATE_HEAL) == READING_NOT)
    paper_turn_forbid (
        &turn, "paper.potions.heal",
        tm_text (N_ ("A potion takes a wound instead of the track, not off it afterwards.")));
  turn.team.wounds = (gint16) (turn.team.wounds - wounds);
  turn.team.healed = (gint16) (turn.team.healed + wounds);
  paper_turn_end (&turn);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%2$s: potions heal %1$s marked wound",
                                        "%2$s: potions heal %1$s marked wounds",
                                        tm_arg_number (wounds), tm_arg_seat (turn.seat)),
                             TM_TEXT_NONE);
}
