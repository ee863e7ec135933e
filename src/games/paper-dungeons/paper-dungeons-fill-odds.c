/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of chances: the faces of the dice, the rounds until the next fight, and
 * what the team still has of this one. */

#include "config.h"

#include <string.h>

#include "paper-dungeons-questions-map.h"

/**
 * paper_read_faces:
 * @table: a table
 * @faces: (out): the six faces of a white and of a black die
 *
 * Reads the faces of the dice: those that are told, else the usual ones.
 */
void
paper_read_faces (const TmTable *table, guint8 faces[PAPER_N_COLOURS][6])
{
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    {
      gint32 told[6];

      paper_read_die (table, (PaperColour) colour, told);
      for (guint i = 0; i < 6; i++)
        faces[colour][i] = (guint8) told[i];
    }
}

/**
 * paper_read_odds:
 * @table: a table
 * @odds: (out): the odds of a round of this match
 *
 * Works out the throws of a match by its dice and its house rule.
 *
 * Returns: whether any throw can stand; if not, @odds is not to be used
 */
gboolean
paper_read_odds (const TmTable *table, PaperOdds *odds)
{
  guint8 faces[PAPER_N_COLOURS][6];

  paper_read_faces (table, faces);
  return paper_odds_init (odds, faces, tm_table_get_option (table, OPTION_REROLL_SCOPE));
}

static guint
get_last_round (guint stage)
{
  guint round = 1;

  while (round < PAPER_MAX_ROUND
         && !(paper_get_stage (round) == stage && paper_is_fight_round (round)))
    round++;
  return round;
}

static void
read_hand (const TmTable *table, guint seat, PaperProspect *prospect)
{
  PaperTeam team;
  guint used;

  paper_read_team (table, seat, &team);
  used = paper_team_count_used (&team);
  prospect->n_dice = used < PAPER_MAX_NEEDS ? PAPER_MAX_NEEDS - used : 0;
  prospect->steps = team.steps;
  prospect->psionic_used = team.psionic;
  for (guint die = 0; die < PAPER_N_DICE; die++)
    {
      int face = paper_get_die_face (table, die);

      if (!team.used[die] && face >= 0 && face != SYMBOL_SKULL && !paper_is_die_out (table, die))
        prospect->dice[paper_get_die_colour (die)][face]++;
    }
}

/**
 * paper_read_prospect:
 * @table: a table
 * @seat: a seat whose sheet is kept in full
 * @stage: a stage, from 1 to 3
 * @prospect: (out): the dice that the team has until the fight of the stage
 *
 * Counts the rounds until a fight, and what is left of the one that is played.
 *
 * Returns: %FALSE if the dice of the stage are over, or if it is not a match yet; @prospect then is empty
 */
gboolean
paper_read_prospect (const TmTable *table, guint seat, guint stage, PaperProspect *prospect)
{
  guint last = get_last_round (stage);
  guint round = paper_get_round (table);
  guint phase = tm_table_get_phase (table);

  memset (prospect, 0, sizeof *prospect);
  if (phase < PHASE_BEFORE || phase > PHASE_FIGHT || round > last
      || (round == last && phase >= PHASE_ROUND_END))
    return FALSE;
  prospect->rounds = last - round;
  if (round > 0 && phase <= PHASE_ROLL)
    prospect->rounds++;
  if (phase == PHASE_ACT)
    read_hand (table, seat, prospect);
  return TRUE;
}

/* Filling */

static void
fill_faces (const TmTable *table, guint param, TmArgs *args)
{
  guint8 faces[PAPER_N_COLOURS][6];

  paper_read_faces (table, faces);
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    {
      gint32 values[6];

      for (guint i = 0; i < 6; i++)
        values[i] = faces[colour][i];
      tm_args_set_list (args, param + colour, values, 6);
    }
}

static gboolean
is_played (const TmTable *table)
{
  guint phase = tm_table_get_phase (table);

  return phase >= PHASE_BEFORE && phase <= PHASE_FIGHT;
}

/* The stage whose fight is next. */
static guint
get_next_stage (const TmTable *table)
{
  return paper_get_stage (MAX (paper_get_round (table), 1));
}

/* Rounds to be thrown until the next fight: at least one, to ask about. */
static guint
count_rounds (const TmTable *table)
{
  guint round = paper_get_round (table);
  guint last = get_last_round (get_next_stage (table));
  guint next = tm_table_get_phase (table) > PHASE_ROLL ? round + 1 : MAX (round, 1);

  return next <= last ? last - next + 1 : 1;
}

static gboolean
read_team (const TmTable *table, TmArgs *args, guint param, PaperTeam *team)
{
  guint seat;

  if (!is_played (table) || !paper_choose_seat (table, args, param, &seat))
    return FALSE;
  tm_args_set (args, param, (gint32) seat);
  paper_read_team (table, seat, team);
  return TRUE;
}

/**
 * paper_fill_reroll_odds:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets the faces of the dice.
 *
 * Returns: whether dice are thrown in this match
 */
gboolean
paper_fill_reroll_odds (const TmTable *table, TmArgs *args)
{
  fill_faces (table, REROLL_ODDS_FACES, args);
  return is_played (table);
}

/**
 * paper_fill_symbol_odds:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets the faces of the dice.
 *
 * Returns: whether dice are thrown in this match
 */
gboolean
paper_fill_symbol_odds (const TmTable *table, TmArgs *args)
{
  fill_faces (table, SYMBOL_ODDS_FACES, args);
  return is_played (table);
}

/**
 * paper_fill_available_odds:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets the faces of the dice, the rounds until the next fight and what the team's mage does.
 *
 * Returns: whether dice are thrown in this match
 */
gboolean
paper_fill_available_odds (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  fill_faces (table, AVAILABLE_ODDS_FACES, args);
  tm_args_set (args, AVAILABLE_ODDS_ROUNDS, (gint32) count_rounds (table));
  if (read_team (table, args, AVAILABLE_ODDS_SEAT, &team))
    tm_args_set (args, AVAILABLE_ODDS_SWAP, team.levels[HERO_MAGE] >= PAPER_PERK_LEVEL);
  return is_played (table);
}

/**
 * paper_fill_needs_odds:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets the faces of the dice and what the team's mage does.
 *
 * Returns: whether dice are thrown in this match
 */
gboolean
paper_fill_needs_odds (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  fill_faces (table, NEEDS_ODDS_FACES, args);
  if (read_team (table, args, NEEDS_ODDS_SEAT, &team))
    tm_args_set (args, NEEDS_ODDS_SWAP, team.levels[HERO_MAGE] >= PAPER_PERK_LEVEL);
  return is_played (table);
}

/**
 * paper_fill_wound_odds:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets the faces of the dice, the rounds until the next fight, the priest and the talent.
 *
 * Returns: whether dice are thrown in this match
 */
gboolean
paper_fill_wound_odds (const TmTable *table, TmArgs *args)
{
  PaperTeam team;

  fill_faces (table, WOUND_ODDS_FACES, args);
  tm_args_set (args, WOUND_ODDS_ROUNDS, (gint32) count_rounds (table));
  if (read_team (table, args, WOUND_ODDS_SEAT, &team))
    {
      tm_args_set (args, WOUND_ODDS_TALENT, team.talent);
      tm_args_set (args, WOUND_ODDS_PRIEST, team.levels[HERO_PRIEST]);
    }
  return is_played (table);
}

/* Both following are answered beside the table, where it is clear whom they are about only if the
 * sheet of one team is kept. */
static gboolean
read_only_team (
    const TmTable *table, TmArgs *args, guint param, PaperTeam *team, PaperProspect *prospect)
{
  guint32 seats = paper_get_full_seats (table);

  return seats != 0 && (seats & (seats - 1)) == 0 && read_team (table, args, param, team)
         && paper_read_prospect (table, (guint) tm_args_get (args, param), get_next_stage (table),
                                 prospect);
}

/**
 * paper_fill_reach_odds:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets the room of the next monster, where the team stands and the dice that it has until the fight.
 *
 * Returns: whether the sheet of one team is kept, and that team still has to get there
 */
gboolean
paper_fill_reach_odds (const TmTable *table, TmArgs *args)
{
  guint stage = get_next_stage (table);
  PaperProspect prospect;
  PaperTeam team;
  PaperMap map;
  int room;

  if (!read_only_team (table, args, REACH_ODDS_SEAT, &team, &prospect) || team.reached[stage - 1])
    return FALSE;
  paper_read_map (table, &map);
  room = paper_map_find_monster (&map, stage);
  if (room < 0)
    return FALSE;
  if (team.at >= 0)
    tm_args_set (args, REACH_ODDS_FROM, team.at);
  tm_args_set (args, REACH_ODDS_TO, room);
  tm_args_set (args, REACH_ODDS_ROUNDS, (gint32) prospect.rounds);
  tm_args_set (args, REACH_ODDS_STEPS, (gint32) paper_count_steps_in_hand (&prospect));
  paper_fill_way (table, &team, REACH_ODDS_WAY, args);
  fill_faces (table, REACH_ODDS_FACES, args);
  return TRUE;
}

static gboolean
fill_limits (const PaperMonster *monster, TmArgs *args)
{
  gint32 limits[3];
  guint n_limits = 0;

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    if (i < monster->n_ranges && monster->limits[i] != PAPER_UNKNOWN)
      limits[n_limits++] = monster->limits[i];
  if (n_limits == 0 || monster->vulnerable < 0)
    return FALSE;
  tm_args_set (args, RANGE_ODDS_VULNERABLE, monster->vulnerable);
  tm_args_set_list (args, RANGE_ODDS_LIMITS, limits, n_limits);
  return TRUE;
}

static void
fill_hand (const PaperProspect *prospect, TmArgs *args)
{
  gint32 dice[PAPER_N_DICE];
  guint n_dice = 0;

  for (guint word = 0; word < PAPER_N_DIE_WORDS; word++)
    for (guint i = 0; i < prospect->dice[paper_needs[word].colour][paper_needs[word].symbol]; i++)
      if (n_dice < PAPER_N_DICE)
        dice[n_dice++] = (gint32) word;
  tm_args_set_list (args, RANGE_ODDS_DICE, dice, n_dice);
  tm_args_set (args, RANGE_ODDS_DICE_LEFT, (gint32) prospect->n_dice);
  tm_args_set (args, RANGE_ODDS_PSIONIC_USED, prospect->psionic_used);
  tm_args_set (args, RANGE_ODDS_ROUNDS, (gint32) prospect->rounds);
}

static void
fill_bytes (TmArgs *args, guint param, const guint8 *bytes)
{
  gint32 values[PAPER_N_HEROES];

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    values[hero] = bytes[hero];
  tm_args_set_list (args, param, values, PAPER_N_HEROES);
}

/**
 * paper_fill_range_odds:
 * @table: a table
 * @args: (inout): arguments
 *
 * Sets the next monster, the team and the dice that it has until the fight.
 *
 * Returns: whether the sheet of one team is kept, and the monster is told
 */
gboolean
paper_fill_range_odds (const TmTable *table, TmArgs *args)
{
  PaperProspect prospect;
  PaperMonster monster;
  PaperTeam team;
  int face = paper_get_monster (table, get_next_stage (table));

  if (face < 0 || !read_only_team (table, args, RANGE_ODDS_SEAT, &team, &prospect))
    return FALSE;
  paper_read_monster (table, face, &monster);
  if (!fill_limits (&monster, args))
    return FALSE;
  fill_bytes (args, RANGE_ODDS_LEVELS, team.levels);
  fill_bytes (args, RANGE_ODDS_PERSONALITY, team.colours);
  tm_args_set (args, RANGE_ODDS_SWORD, paper_team_has_item (&team, ITEM_SWORD));
  tm_args_set (args, RANGE_ODDS_TALENT, team.talent);
  fill_hand (&prospect, args);
  fill_faces (table, RANGE_ODDS_FACES, args);
  return TRUE;
}
