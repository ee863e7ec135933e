/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One roll of a fight: R «Карты и клетки «Бум»», p. 9, «Драка: дворф против дворфа», p. 15, and «Монстры,
 * подконтрольные игроку», p. 13. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-fight.h"

#include "black-crystal-private.h"

/* The first tile of a player is spared the strongest. */
#define SPARED_HEALTH 6
#define N_FACES 6
#define NO_FACE 7

static void
explain (TmResolution *resolution, const char *article, TmText text)
{
  if (resolution != NULL)
    tm_resolution_add_reason (resolution, article, text);
}

/* Monsters */

/**
 * crystal_get_die_change:
 * @monster: of [enum@CrystalMonster]
 * @n_boosts: boost cards used in this fight
 *
 * Source: R «Боевой робот», p. 37; «Эль Нинза», p. 41.
 *
 * Returns: what the own die counts more against this monster before boosts
 */
int
crystal_get_die_change (int monster, int n_boosts)
{
  if (monster == MONSTER_NINZA)
    return n_boosts == 0 ? 1 : 0;
  return crystal_monsters[monster].die_change;
}

/**
 * crystal_compare_die:
 * @monster: of [enum@CrystalMonster]
 * @health: its health in this fight
 * @die: what the die shows
 * @total: the die with all that is added
 * @resolution: (nullable): how `twins_equal` and `xz_group` are read
 *
 * Compares one die with a monster: more wins, as much is rolled again, less loses.
 * Source: R «Карты и клетки «Бум»», p. 9; «Близняшки», p. 34; «Пифпафыч», p. 41.
 *
 * Returns: %FIGHT_WIN, %FIGHT_TIE or %FIGHT_LOSE
 */
CrystalResult
crystal_compare_die (int monster, int health, int die, int total, TmResolution *resolution)
{
  if (die == crystal_monsters[monster].wins_on || total > health)
    return FIGHT_WIN;
  if (total < health)
    return FIGHT_LOSE;
  if (monster == MONSTER_TWINS
      && crystal_get_reading (resolution, OPTION_TWINS_EQUAL) == TWINS_EQUAL_LOSE)
    return FIGHT_LOSE;
  /* Where the dice of all are added up, each counts as it lies. */
  if (monster == MONSTER_XZ3000
      && crystal_get_reading (resolution, OPTION_XZ_GROUP) == XZ_GROUP_SUM)
    return FIGHT_LOSE;
  return FIGHT_TIE;
}

/**
 * crystal_get_flee:
 * @monster: of [enum@CrystalMonster]
 * @die: what the losing die shows
 * @total: that die with all that is added
 * @resolution: (nullable): how `flee_die` is read
 *
 * Tells how far a dwarf flees from a monster.
 * Source: R «Карты и клетки «Бум»», p. 9; «Кристаллик», p. 34, «Слизень», p. 35, «Тарг Рубака», p. 40.
 *
 * Returns: cells; 0 if nobody flees from it
 */
int
crystal_get_flee (int monster, int die, int total, TmResolution *resolution)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];

  if (spec->flee_factor == 0)
    return 0;
  if (total != die && crystal_get_reading (resolution, OPTION_FLEE_DIE) == FLEE_DIE_TOTAL)
    die = MAX (total, 0);
  return die * spec->flee_factor + spec->flee_more;
}

/**
 * crystal_judge_first_roll:
 * @monster: of [enum@CrystalMonster]
 * @die: the die before the fight
 *
 * Source: R «Шахтёр», p. 36; «Жуткий гриб», p. 37; «Копун», p. 39.
 *
 * Returns: what it does
 */
CrystalFirst
crystal_judge_first_roll (int monster, int die)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];

  if (!(spec->flags & MONSTER_FIRST_ROLL))
    return FIRST_FIGHT;
  return die == spec->joins_on    ? FIRST_JOINS
         : die == spec->dies_on   ? FIRST_WON
         : die == spec->leaves_on ? FIRST_LEAVES
                                  : FIRST_FIGHT;
}

/**
 * crystal_count_prize:
 * @monster: of [enum@CrystalMonster]
 * @die: the die for the prize
 *
 * Source: R «Лепрекон», p. 33; «Тарг Рубака», p. 40.
 *
 * Returns: Find cards that the die brings
 */
guint
crystal_count_prize (int monster, int die)
{
  if (monster == MONSTER_LEPRECHAUN)
    return die != 6 ? 1 : 0;
  if (monster == MONSTER_TARG)
    return die == 4 ? 2 : 0;
  return 0;
}

/**
 * crystal_judge_group:
 * @n_players: how many rolled
 * @hits: dice above the health
 * @sum: sum of all dice
 * @health: the health
 * @resolution: (nullable): how `xz_group` is read
 *
 * Judges the dice that all players rolled against ХЗ-3000, each of which is settled.
 * Source: R «ХЗ-3000», p. 42, which says only that all fight.
 *
 * Returns: %FIGHT_WIN or %FIGHT_LOSE
 */
CrystalResult
crystal_judge_group (guint n_players, guint hits, int sum, int health, TmResolution *resolution)
{
  gboolean any = hits > 0, all = hits == n_players, together = sum > health;
  gint32 reading;

  if (any == all && all == together)
    return any ? FIGHT_WIN : FIGHT_LOSE;
  reading = crystal_get_reading (resolution, OPTION_XZ_GROUP);
  if (reading == XZ_GROUP_ALL)
    return all ? FIGHT_WIN : FIGHT_LOSE;
  return (reading == XZ_GROUP_SUM ? together : any) ? FIGHT_WIN : FIGHT_LOSE;
}

/* The die of a fight that decided: the first of the Twins' dice that has lost, else one that is rolled
 * again, else the last. */
typedef struct
{
  int die;
  int total;
  CrystalResult result;
} Roll;

static Roll
roll_one (const CrystalFight *fight, int health, int die, int added, TmResolution *resolution)
{
  Roll roll = { die, die + added, FIGHT_TIE };

  roll.result = crystal_compare_die (fight->monster, health, die, roll.total, resolution);
  return roll;
}

/* Cards of the Merchant go on the first die as far as it needs them, the others on the second. */
static Roll
roll_twice (const CrystalFight *fight, int health, int added, TmResolution *resolution)
{
  int spent = CLAMP (health + 1 - fight->die - added, 0, fight->merchant);
  Roll first = roll_one (fight, health, fight->die, added + spent, resolution);
  Roll second = { 0, 0, FIGHT_TIE };

  if (first.result == FIGHT_LOSE)
    return first;
  if (fight->die2 > 0)
    second = roll_one (fight, health, fight->die2, added + fight->merchant - spent, resolution);
  if (second.result == FIGHT_LOSE)
    return second;
  if (first.result == FIGHT_TIE || fight->die2 == 0)
    return (Roll) { first.die, first.total, FIGHT_TIE };
  return second;
}

static int
find_need (int monster, int health, int added)
{
  for (int face = 1; face <= N_FACES; face++)
    if (face + added > health || face == crystal_monsters[monster].wins_on)
      return face;
  return NO_FACE;
}

static void
explain_roll (const CrystalFight *fight, const Roll *roll, int change, TmResolution *resolution)
{
  const char *article = crystal_monsters[fight->monster].article;

  if (fight->pump != 0)
    explain (resolution, "crystal.card.monster-pump",
             tm_text (N_ ("Cards add to its health: %s."), tm_arg_number (fight->pump)));
  if (fight->own != 0)
    explain (resolution, "crystal.boom.boosts",
             tm_text (N_ ("Boosts announced before the die change it by %s."),
                      tm_arg_number (fight->own)));
  if (change != 0)
    explain (resolution, article,
             tm_text (N_ ("This monster changes the die by %s."), tm_arg_number (change)));
  if (fight->merchant > 0)
    explain (resolution, "crystal.skill.merchant",
             tm_text (N_ ("Cards that the Merchant discards after the die add %s."),
                      tm_arg_number (fight->merchant)));
  explain (resolution, NULL,
           tm_text (N_ ("The die shows %s; with all that is added it is %s."),
                    tm_arg_number (roll->die), tm_arg_number (roll->total)));
  if (fight->monster == MONSTER_TWINS)
    explain (resolution, article, tm_text (N_ ("Two dice are rolled, and each has to win.")));
  if (roll->die == crystal_monsters[fight->monster].wins_on)
    explain (resolution, article,
             tm_text (N_ ("A %s on the die beats this monster in any case."),
                      tm_arg_number (roll->die)));
}

static void
explain_result (const CrystalFight *fight,
                CrystalResult result,
                int health,
                TmResolution *resolution)
{
  if (result == FIGHT_WIN)
    explain (resolution, "crystal.boom.health",
             tm_text (N_ ("More than its health of %s wins the fight."), tm_arg_number (health)));
  else if (result == FIGHT_LOSE)
    explain (resolution, "crystal.boom.health",
             tm_text (N_ ("It had to be more than its health of %s: the fight is lost."),
                      tm_arg_number (health)));
  else
    explain (resolution, "crystal.boom.health",
             tm_text (N_ ("As much as its health of %s: the die is rolled again."),
                      tm_arg_number (health)));
  if (health == SPARED_HEALTH && fight->own == 0 && result != FIGHT_WIN)
    explain (resolution, "crystal.boom.six",
             tm_text (N_ ("Nobody beats health 6 without boosts: the die says how far the dwarf "
                          "flees, and a 6 is rolled again.")));
}

static void
explain_flight (const CrystalFight *fight, const CrystalFought *fought, TmResolution *resolution)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[fight->monster];

  if (spec->flags & MONSTER_HOLDS)
    {
      explain (resolution, spec->article, tm_text (N_ ("Nobody flees from it: the dwarf stays.")));
      explain (resolution, "crystal.o.token",
               tm_text (N_ ("Without a flight no Boom token is laid, and a crystal stays with its "
                            "dwarf.")));
    }
  else
    {
      explain (resolution,
               spec->flee_factor != 1 || spec->flee_more != 0 ? spec->article : "crystal.boom.flee",
               tm_text_n ("The dwarf flees %s cell.", "The dwarf flees %s cells.",
                          tm_arg_number (fought->flee)));
      explain (resolution, "crystal.boom.token",
               tm_text (N_ ("A Boom token is laid on the cell.")));
      explain (resolution, "crystal.boom.crystal",
               tm_text (N_ ("A crystal that the dwarf carried is left there.")));
    }
  if (spec->lost_skip > 0)
    explain (resolution, spec->article, tm_text (N_ ("The next turn is lost.")));
}

static void
lose (const CrystalFight *fight, const Roll *roll, CrystalFought *fought, TmResolution *resolution)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[fight->monster];
  gboolean flees = !(spec->flags & MONSTER_HOLDS);

  fought->flee = crystal_get_flee (fight->monster, roll->die, roll->total, resolution);
  fought->skip = spec->lost_skip;
  fought->boom_token = flees;
  fought->leaves_crystal = flees;
  if (!fight->is_one_of_many)
    explain_flight (fight, fought, resolution);
}

/* What comes before the die; FALSE: the fight goes on. */
static gboolean
settle_before (const CrystalFight *fight, CrystalFought *fought, TmResolution *resolution)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[fight->monster];
  CrystalFirst first
      = fight->pre > 0 ? crystal_judge_first_roll (fight->monster, fight->pre) : FIRST_FIGHT;

  if (fight->first && fight->health == SPARED_HEALTH)
    {
      fought->result = FIGHT_IGNORED;
      explain (resolution, "crystal.boom.first",
               tm_text (N_ ("On the first tile of a player a monster with health 6 is ignored, and "
                            "no Boom token is laid.")));
      return TRUE;
    }
  if (spec->flags & MONSTER_PEACEFUL)
    {
      fought->result = FIGHT_IGNORED;
      explain (resolution, spec->article, tm_text (N_ ("This card is not fought.")));
      return TRUE;
    }
  if (first == FIRST_FIGHT)
    return FALSE;
  fought->result = first == FIRST_JOINS ? FIGHT_JOINS
                   : first == FIRST_WON ? FIGHT_WIN
                                        : FIGHT_IGNORED;
  explain (resolution, spec->article,
           tm_text (N_ ("The die before the fight shows %s: there is no fight."),
                    tm_arg_number (fight->pre)));
  return TRUE;
}

/**
 * crystal_fight_needs_die:
 * @fight: one roll against a monster, its die not looked at
 *
 * Returns: whether it is not settled before the die
 */
gboolean
crystal_fight_needs_die (const CrystalFight *fight)
{
  CrystalFought fought = { 0 };

  return !settle_before (fight, &fought, NULL);
}

/**
 * crystal_judge_fight:
 * @fight: one roll against a monster
 * @resolution: (nullable): how `flee_die`, `twins_equal` and `xz_group` are read; takes the reasons
 * @fought: (out): what came of it
 *
 * Source: R «Карты и клетки «Бум»», p. 9, and the bestiary.
 */
void
crystal_judge_fight (const CrystalFight *fight, TmResolution *resolution, CrystalFought *fought)
{
  /* Whoever adds something has used a boost. */
  int n_boosts = MAX (fight->boosts, fight->own != 0);
  int change = crystal_get_die_change (fight->monster, n_boosts);
  int added = fight->own + change;
  Roll roll;

  *fought = (CrystalFought) { .health = fight->health + fight->pump };
  fought->need = find_need (fight->monster, fought->health, added);
  if (settle_before (fight, fought, resolution))
    return;
  roll = fight->monster == MONSTER_TWINS
             ? roll_twice (fight, fought->health, added, resolution)
             : roll_one (fight, fought->health, fight->die, added + fight->merchant, resolution);
  fought->result = roll.result;
  fought->total = roll.total;
  explain_roll (fight, &roll, change, resolution);
  if (!fight->is_one_of_many)
    explain_result (fight, roll.result, fought->health, resolution);
  if (roll.result == FIGHT_LOSE)
    lose (fight, &roll, fought, resolution);
}

/* Dwarfs */

/**
 * crystal_pass_crystals:
 * @winner: (inout): crystals of who has won
 * @loser: (inout): crystals of who has lost
 * @destroyed: (out): crystals broken
 *
 * Crystals after a duel: the winner takes them, or they break if the winner has one.
 * Source: R «Чёрный кристалл», p. 11, and «Драка: дворф против дворфа», p. 15.
 */
void
crystal_pass_crystals (int *winner, int *loser, int *destroyed)
{
  *destroyed = 0;
  if (*winner > 0)
    *destroyed = *loser;
  else
    *winner = *loser;
  *loser = 0;
}

static void
explain_duel (const CrystalDuel *duel, const CrystalDuelled *duelled, TmResolution *resolution)
{
  if (duel->own[0] != 0 || duel->own[1] != 0)
    explain (resolution, "crystal.duel.boosts",
             tm_text (N_ ("Boosts announced before the dice count: %s and %s."),
                      tm_arg_number (duel->own[0]), tm_arg_number (duel->own[1])));
  explain (resolution, "crystal.duel.roll",
           tm_text (N_ ("The higher sum wins: %s against %s."), tm_arg_number (duelled->totals[0]),
                    tm_arg_number (duelled->totals[1])));
  if (duelled->winner < 0)
    {
      explain (resolution, "crystal.duel.tie", tm_text (N_ ("Equal sums are rolled again.")));
      return;
    }
  explain (resolution, "crystal.duel.loser",
           tm_text (N_ ("The loser goes back %s cells towards the own entrance and loses the next "
                        "turn."),
                    tm_arg_number (CRYSTAL_RETREAT)));
  if (duelled->destroyed > 0)
    explain (resolution, "crystal.duel.crystal",
             tm_text (N_ ("The winner has a crystal already: what the loser carried breaks.")));
  else if (duel->crystals[1 - duelled->winner] > 0)
    explain (resolution, "crystal.duel.crystal",
             tm_text (N_ ("The winner takes what the loser carried.")));
  else if (duel->crystals[duelled->winner] > 0)
    explain (resolution, "crystal.duel.crystal",
             tm_text (N_ ("The winner keeps the own crystal.")));
}

/**
 * crystal_judge_duel:
 * @duel: the dice of two dwarfs
 * @resolution: (nullable): takes the reasons
 * @duelled: (out): what came of it
 *
 * Source: R «Драка: дворф против дворфа», p. 15.
 */
void
crystal_judge_duel (const CrystalDuel *duel, TmResolution *resolution, CrystalDuelled *duelled)
{
  *duelled
      = (CrystalDuelled) { .winner = -1, .crystals = { duel->crystals[0], duel->crystals[1] } };
  for (guint i = 0; i < 2; i++)
    duelled->totals[i] = duel->dice[i] + duel->own[i];
  if (duelled->totals[0] != duelled->totals[1])
    {
      duelled->winner = duelled->totals[0] > duelled->totals[1] ? 0 : 1;
      duelled->retreat = CRYSTAL_RETREAT;
      duelled->skip = 1;
      crystal_pass_crystals (&duelled->crystals[duelled->winner],
                             &duelled->crystals[1 - duelled->winner], &duelled->destroyed);
    }
  explain_duel (duel, duelled, resolution);
}

/* Tame monsters */

/**
 * crystal_control_needs_die:
 * @control: a tame monster that fights
 * @resolution: (nullable): how `control_monster` is read
 *
 * Returns: whether a die decides
 */
gboolean
crystal_control_needs_die (const CrystalControl *control, TmResolution *resolution)
{
  if (control->enemy == ENEMY_DWARF)
    return TRUE;
  return control->health + control->own != control->enemy_health
         && crystal_get_reading (resolution, OPTION_CONTROL_MONSTER) == CONTROL_DIE;
}

static CrystalResult
compare (int own, int other)
{
  return own > other ? FIGHT_WIN : own < other ? FIGHT_LOSE : FIGHT_TIE;
}

static void
explain_boosts (const CrystalControl *control, TmResolution *resolution)
{
  if (control->own != 0)
    explain (
        resolution, "crystal.control.boosts",
        tm_text (N_ ("Boosts may be put on it before the die: %s."), tm_arg_number (control->own)));
}

static CrystalResult
control_against_dwarf (const CrystalControl *control, TmResolution *resolution)
{
  int strength = control->health + control->own;
  int total = control->die + control->rival;

  explain (
      resolution, "crystal.control.dwarf",
      tm_text (N_ ("The tame monster has %s, the die of the rival counts %s; equal numbers are "
                   "rolled again."),
               tm_arg_number (strength), tm_arg_number (total)));
  return compare (strength, total);
}

static CrystalResult
control_against_monster (const CrystalControl *control, TmResolution *resolution)
{
  int strength = control->health + control->own;

  if (strength == control->enemy_health)
    {
      explain (resolution, "crystal.control.monster",
               tm_text (N_ ("Both monsters have %s: the fight is won."), tm_arg_number (strength)));
      return FIGHT_WIN;
    }
  if (crystal_control_needs_die (control, resolution))
    {
      explain (resolution, "crystal.o.control",
               tm_text (N_ ("The die of the owner decides: %s against health %s."),
                        tm_arg_number (control->die + control->own),
                        tm_arg_number (control->enemy_health)));
      return compare (control->die + control->own, control->enemy_health);
    }
  explain (resolution, "crystal.o.control",
           tm_text (N_ ("The healths are compared: %s against %s."), tm_arg_number (strength),
                    tm_arg_number (control->enemy_health)));
  return compare (strength, control->enemy_health);
}

/**
 * crystal_judge_control:
 * @control: a tame monster that fights
 * @resolution: (nullable): how `control_monster` is read; takes the reasons
 *
 * Judges the fight of a tame monster. Beaten, it leaves its owner to fight himself; whatever comes of it
 * but a tie, it is discarded unless its own card says otherwise.
 * Source: R «Монстры, подконтрольные игроку», p. 13.
 *
 * Returns: %FIGHT_WIN, %FIGHT_TIE (roll again) or %FIGHT_LOSE
 */
CrystalResult
crystal_judge_control (const CrystalControl *control, TmResolution *resolution)
{
  explain (resolution, "crystal.control.first",
           tm_text (N_ ("A tame monster fights before its owner does.")));
  explain_boosts (control, resolution);
  return control->enemy == ENEMY_DWARF ? control_against_dwarf (control, resolution)
                                       : control_against_monster (control, resolution);
}
