/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is true of every table that the rules can produce. */

#include "config.h"

#include "paper-dungeons-setup.h"

#define MAX_DEALT 2

static gint32
get (const TmTable *table, guint counter, guint seat)
{
  return tm_table_get_counter (table, counter, seat);
}

static guint
count (const TmTable *table, guint zone, int seat)
{
  return tm_table_count_zone (table, tm_table_get_zone (table, zone, seat));
}

static gboolean
is_round_phase (guint phase)
{
  return phase >= PHASE_ROLL && phase <= PHASE_FIGHT;
}

/* Whether the dice of the round lie there, thrown. */
static gboolean
has_thrown (guint phase)
{
  return phase >= PHASE_ACT && phase <= PHASE_FIGHT;
}

/* Cards */

/* Every card of a kind in one of its zones, and no more than so many in one. */
static gboolean
check_cards (const TmTable *table,
             guint kind,
             const guint *zones,
             const guint *most,
             guint n_zones,
             const char *what,
             GError **error)
{
  guint n_pieces;
  guint n = 0;

  tm_box_get_first_piece (tm_table_get_box (table), kind, 0, &n_pieces);
  for (guint i = 0; i < n_zones; i++)
    {
      guint zone = tm_table_get_zone (table, zones[i], TM_NO_SEAT);
      guint there = tm_table_count_kind (table, zone, kind);

      if (there != tm_table_count_zone (table, zone) || there > most[i])
        return tm_table_set_broken (table, TM_NO_SEAT, what, error);
      n += there;
    }
  return n == n_pieces || tm_table_set_broken (table, TM_NO_SEAT, what, error);
}

static gboolean
check_seat_cards (const TmTable *table,
                  guint kind,
                  guint box,
                  guint dealt,
                  guint kept,
                  const char *what,
                  GError **error)
{
  guint n_pieces;
  guint n = count (table, box, TM_NO_SEAT);

  tm_box_get_first_piece (tm_table_get_box (table), kind, 0, &n_pieces);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      guint n_dealt = count (table, dealt, (int) seat);
      guint n_kept = count (table, kept, (int) seat);

      if (n_dealt > MAX_DEALT || n_kept > 1 || (n_dealt > 0 && n_kept > 0))
        return tm_table_set_broken (table, (int) seat, what, error);
      if (tm_table_get_phase (table) > PHASE_SETUP && n_kept != 1)
        return tm_table_set_broken (table, (int) seat, what, error);
      n += n_dealt + n_kept;
    }
  return n == n_pieces || tm_table_set_broken (table, TM_NO_SEAT, what, error);
}

static gboolean
check_all_cards (const TmTable *table, GError **error)
{
  static const guint dungeons[] = { ZONE_DUNGEON_BOX, ZONE_DUNGEON_OPEN };
  static const guint most_dungeons[] = { PAPER_N_DUNGEONS, 1 };
  static const guint monsters[]
      = { ZONE_MONSTER_BOX, ZONE_MONSTER, ZONE_MONSTER + 1, ZONE_MONSTER + 2 };
  static const guint most_monsters[] = { PAPER_N_MONSTER_CARDS, 1, 1, 1 };
  static const guint missions[] = { ZONE_MISSION_BOX, ZONE_MISSION_ROW, ZONE_MISSION_DONE };
  static const guint most_missions[] = { PAPER_N_MISSIONS, PAPER_MISSIONS_OUT, PAPER_MISSIONS_OUT };

  return check_cards (table, PIECE_DUNGEON, dungeons, most_dungeons, G_N_ELEMENTS (dungeons),
                      "a dungeon card is not where one can be", error)
         && check_cards (table, PIECE_MONSTER, monsters, most_monsters, G_N_ELEMENTS (monsters),
                         "a monster card is not where one can be", error)
         && check_cards (table, PIECE_MISSION, missions, most_missions, G_N_ELEMENTS (missions),
                         "a mission card is not where one can be", error)
         && check_seat_cards (table, PIECE_TALENT, ZONE_TALENT_BOX, ZONE_TALENT_DEALT,
                              ZONE_TALENT_KEPT, "a talent is not where one can be", error)
         && check_seat_cards (table, PIECE_GOAL, ZONE_GOAL_BOX, ZONE_GOAL_DEALT, ZONE_GOAL_KEPT,
                              "a goal is not where one can be", error);
}

static gboolean
check_laid (const TmTable *table, GError **error)
{
  gint32 n_monsters = 0;
  guint n_missions
      = count (table, ZONE_MISSION_ROW, TM_NO_SEAT) + count (table, ZONE_MISSION_DONE, TM_NO_SEAT);

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    n_monsters += (gint32) count (table, ZONE_MONSTER + i, TM_NO_SEAT);
  if (tm_table_get_shared (table, COUNTER_MONSTERS_LAID) != n_monsters)
    return tm_table_set_broken (table, TM_NO_SEAT, "monsters are laid that are not counted", error);
  if (n_missions > PAPER_MISSIONS_OUT)
    return tm_table_set_broken (table, TM_NO_SEAT, "more than three missions are out", error);
  if (tm_table_get_phase (table) > PHASE_SETUP
      && (n_monsters != PAPER_N_STAGES || count (table, ZONE_DUNGEON_OPEN, TM_NO_SEAT) != 1
          || n_missions != paper_count_wanted_missions (table)))
    return tm_table_set_broken (table, TM_NO_SEAT, "play has begun before all was laid out", error);
  return TRUE;
}

/* A goal has two black heroes and two white ones. */
static gboolean
check_colours (const TmTable *table, guint seat, GError **error)
{
  gint32 n_black = 0;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    n_black += get (table, COUNTER_COLOUR + hero, seat);
  return n_black == (paper_get_goal (table, seat) >= 0 ? PAPER_BLACK_HEROES : 0)
         || tm_table_set_broken (table, (int) seat, "not two black heroes and two white ones",
                                 error);
}

/* Dice */

static gboolean
check_out (const TmTable *table, guint die, GError **error)
{
  gboolean is_skull = paper_get_die_face (table, die) == SYMBOL_SKULL;

  if (paper_is_die_out (table, die) != (has_thrown (tm_table_get_phase (table)) && is_skull))
    return tm_table_set_broken (table, TM_NO_SEAT, "a skull that is not out, or another die is",
                                error);
  return TRUE;
}

static gboolean
check_dice (const TmTable *table, GError **error)
{
  guint phase = tm_table_get_phase (table);
  guint n_skulls = 0;
  guint n_clovers = 0;

  if (phase > PHASE_FIGHT)
    return TRUE;
  for (guint die = 0; die < PAPER_N_DICE; die++)
    {
      n_skulls += paper_get_die_face (table, die) == SYMBOL_SKULL;
      n_clovers += paper_get_die_face (table, die) == SYMBOL_CLOVER;
      if (!check_out (table, die, error))
        return FALSE;
    }
  if (has_thrown (phase)
      && (n_skulls >= PAPER_TOO_MANY || n_clovers >= PAPER_TOO_MANY
          || tm_table_get_shared (table, COUNTER_ROLLS) == 0))
    return tm_table_set_broken (table, TM_NO_SEAT, "a roll stands that does not count", error);
  return TRUE;
}

static gboolean
check_used (const TmTable *table, guint seat, GError **error)
{
  guint phase = tm_table_get_phase (table);
  guint n_used = 0;

  for (guint die = 0; die < PAPER_N_DICE; die++)
    if (get (table, COUNTER_USED + die, seat) > 0)
      {
        n_used++;
        if (phase <= PHASE_FIGHT && paper_is_die_out (table, die))
          return tm_table_set_broken (table, (int) seat, "a skull is used", error);
      }
  if (n_used > (paper_is_full (table, seat) ? PAPER_DICE_A_ROUND : 0))
    return tm_table_set_broken (table, (int) seat, "more dice used than a team picks", error);
  if (phase == PHASE_ROLL
      && (n_used > 0 || get (table, COUNTER_STEPS, seat) > 0
          || get (table, COUNTER_PSIONIC, seat) > 0))
    return tm_table_set_broken (table, (int) seat, "something of the last round is left", error);
  return TRUE;
}

/* Rounds */

static gboolean
check_round (const TmTable *table, GError **error)
{
  guint phase = tm_table_get_phase (table);
  guint round = paper_get_round (table);
  gint32 fought = tm_table_get_shared (table, COUNTER_FOUGHT);
  gint32 stage = (gint32) paper_get_stage (round);
  gboolean may_be_fought = phase >= PHASE_ROUND_END && paper_is_fight_round (round);

  if ((round == 0) != (phase < PHASE_ROLL))
    return tm_table_set_broken (table, TM_NO_SEAT, "a round outside of the rounds", error);
  if (phase == PHASE_FIGHT && !paper_is_fight_round (round))
    return tm_table_set_broken (table, TM_NO_SEAT, "a fight in the middle of a stage", error);
  if (phase >= PHASE_FINAL && (round != PAPER_MAX_ROUND || fought != PAPER_N_STAGES))
    return tm_table_set_broken (table, TM_NO_SEAT, "the game has ended early", error);
  if (fought != stage - 1 && !(may_be_fought && fought == stage))
    return tm_table_set_broken (table, TM_NO_SEAT, "not as many fights as stages", error);
  return TRUE;
}

/* Teams */

static gboolean
check_wounds (const TmTable *table, guint seat, GError **error)
{
  PaperTeam team;

  paper_read_team (table, seat, &team);
  if (team.healed > PAPER_HEARTS * team.potions)
    return tm_table_set_broken (table, (int) seat, "more wounds healed than potions have hearts",
                                error);
  if (team.potions > tm_table_get_shared (table, COUNTER_CAPACITY))
    return tm_table_set_broken (table, (int) seat, "more potions than there is room for", error);
  if (team.wounds > (gint16) paper_team_get_health (&team) && !team.resurrected)
    return tm_table_set_broken (table, (int) seat, "more wounds than health and no resurrection",
                                error);
  if (team.pending > 0 && !is_round_phase (tm_table_get_phase (table)))
    return tm_table_set_broken (table, (int) seat, "wounds that were never assigned", error);
  return TRUE;
}

static gboolean
check_owed (const TmTable *table, guint seat, GError **error)
{
  guint phase = tm_table_get_phase (table);

  if (paper_owes (table, seat)
      && (!paper_is_full (table, seat) || phase == PHASE_SETUP || phase == PHASE_ROLL
          || phase >= PHASE_FINAL))
    return tm_table_set_broken (table, (int) seat, "something is owed that nobody can choose now",
                                error);
  return TRUE;
}

/* Every minion of the track is one that is crossed out; the team stands where it has been. */
static gboolean
check_trail (const TmTable *table, guint seat, GError **error)
{
  PaperTeam team;
  guint n_crossed = 0;

  paper_read_team (table, seat, &team);
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    {
      n_crossed += team.crossed[cell];
      if (PAPER_IS_ENTRANCE (cell) && team.visits[cell] > 0)
        return tm_table_set_broken (table, (int) seat, "an entrance is visited", error);
    }
  if (n_crossed != team.minions)
    return tm_table_set_broken (table, (int) seat, "other minions are crossed out than counted",
                                error);
  if (team.at >= PAPER_COLUMNS && team.visits[team.at] == 0)
    return tm_table_set_broken (table, (int) seat, "the team stands where it has not been", error);
  if (team.at < 0 && paper_team_count_rooms (&team) > 0)
    return tm_table_set_broken (table, (int) seat, "rooms are visited and the team is not inside",
                                error);
  return TRUE;
}

/* Gems */

static gboolean
has_all_crossed (const TmTable *table, guint letter)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (get (table, COUNTER_LETTER + letter, seat) == LETTER_OPEN)
      return FALSE;
  return TRUE;
}

/* What was stolen in an earlier round is gone for all others. */
static gboolean
check_letters (const TmTable *table, guint seat, GError **error)
{
  gint32 round = tm_table_get_shared (table, COUNTER_ROUND);

  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    {
      gint32 stolen = get (table, COUNTER_LETTER_ROUND + letter, seat);

      if (get (table, COUNTER_LETTER + letter, seat) == LETTER_STOLEN && stolen > 0
          && stolen < round && !has_all_crossed (table, letter))
        return tm_table_set_broken (table, (int) seat, "a stolen gem is still there for others",
                                    error);
    }
  return TRUE;
}

static gboolean
check_gems (const TmTable *table, guint seat, GError **error)
{
  gint32 n_known
      = get (table, COUNTER_OUTSIDE_ROGUE, seat) + get (table, COUNTER_OUTSIDE_POTION, seat);

  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    n_known += get (table, COUNTER_LETTER + letter, seat) == LETTER_STOLEN;
  return get (table, COUNTER_GEMS, seat) >= n_known
         || tm_table_set_broken (table, (int) seat, "fewer gems than were taken", error);
}

/* The end */

static gboolean
check_rows (const TmTable *table, guint seat, GError **error)
{
  gint32 sum = 0;
  PaperRows rows;

  if (tm_table_get_phase (table) != PHASE_OVER)
    return TRUE;
  if (get (table, COUNTER_ROWS_KNOWN, seat) != (gint32) PAPER_ALL_ROWS)
    return tm_table_set_broken (table, (int) seat, "a row is not known at the end", error);
  for (guint row = 0; row < PAPER_N_ROWS; row++)
    sum += get (table, COUNTER_ROW + row, seat);
  paper_count_rows (table, seat, &rows);
  return rows.total == sum
         || tm_table_set_broken (table, (int) seat, "the rows do not add up", error);
}

static gboolean
check_fights (const TmTable *table, GError **error)
{
  gint32 n_top = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n_top += get (table, COUNTER_TOP_FIGHTS, seat);
  return n_top <= tm_table_get_shared (table, COUNTER_FOUGHT)
         || tm_table_set_broken (table, TM_NO_SEAT, "two teams were the strongest in one fight",
                                 error);
}

static gboolean
check_seat (const TmTable *table, guint seat, GError **error)
{
  gboolean is_full = paper_is_full (table, seat);

  return check_colours (table, seat, error) && check_used (table, seat, error)
         && (!is_full || check_wounds (table, seat, error)) && check_owed (table, seat, error)
         && (!is_full || check_trail (table, seat, error)) && check_letters (table, seat, error)
         && check_gems (table, seat, error) && check_rows (table, seat, error);
}

/* The `check` of the game. */
gboolean
paper_check (const TmTable *table, GError **error)
{
  if (!check_all_cards (table, error) || !check_laid (table, error) || !check_dice (table, error)
      || !check_round (table, error) || !check_fights (table, error))
    return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (!check_seat (table, seat, error))
      return FALSE;
  return TRUE;
}
