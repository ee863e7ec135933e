/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about chances: the next throw, and what a team can still do before a fight. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-questions-map.h"

#define MAX_STEPS 99
/* The cases of so many rounds can be counted in 64 bits. */
#define MAX_EXACT_ROUNDS 4

static const char *const range_names[]
    = { N_ ("First range"), N_ ("Second range"), N_ ("Third range") };

static const TmWord colours_or_any[] = {
  { "any", TM_WORD ("die", "any"), NULL },
  { "white", TM_WORD ("die", "white"), NULL },
  { "black", TM_WORD ("die", "black"), NULL },
};

const TmWord paper_need_words[] = {
  { "warrior-white", N_ ("Warrior on a white die"), "fighter" },
  { "mage-white", N_ ("Mage on a white die"), "mage" },
  { "priest-white", N_ ("Priest on a white die"), "cleric" },
  { "rogue-white", N_ ("Rogue on a white die"), "thief" },
  { "clover-white", N_ ("Clover on a white die"), "clover" },
  { "warrior-black", N_ ("Warrior on a black die"), "fighter" },
  { "mage-black", N_ ("Mage on a black die"), "mage" },
  { "priest-black", N_ ("Priest on a black die"), "cleric" },
  { "rogue-black", N_ ("Rogue on a black die"), "thief" },
  { "boots-black", N_ ("Boots on a black die"), "boots" },
  { "any-any", N_ ("Any die"), "d10" },
  { "any-white", N_ ("Any white die"), "d10" },
  { "any-black", N_ ("Any black die"), "d10" },
  { "warrior-any", N_ ("Warrior on any die"), "fighter" },
  { "mage-any", N_ ("Mage on any die"), "mage" },
  { "priest-any", N_ ("Priest on any die"), "cleric" },
  { "rogue-any", N_ ("Rogue on any die"), "thief" },
  { "clover-any", N_ ("Clover on any die"), "clover" },
  { "boots-any", N_ ("Boots on any die"), "boots" },
};

const PaperNeed paper_needs[] = {
  { SYMBOL_WARRIOR, COLOUR_WHITE },       { SYMBOL_MAGE, COLOUR_WHITE },
  { SYMBOL_PRIEST, COLOUR_WHITE },        { SYMBOL_ROGUE, COLOUR_WHITE },
  { SYMBOL_CLOVER, COLOUR_WHITE },        { SYMBOL_WARRIOR, COLOUR_BLACK },
  { SYMBOL_MAGE, COLOUR_BLACK },          { SYMBOL_PRIEST, COLOUR_BLACK },
  { SYMBOL_ROGUE, COLOUR_BLACK },         { SYMBOL_BOOTS, COLOUR_BLACK },
  { PAPER_ANY_SYMBOL, PAPER_ANY_COLOUR }, { PAPER_ANY_SYMBOL, COLOUR_WHITE },
  { PAPER_ANY_SYMBOL, COLOUR_BLACK },     { SYMBOL_WARRIOR, PAPER_ANY_COLOUR },
  { SYMBOL_MAGE, PAPER_ANY_COLOUR },      { SYMBOL_PRIEST, PAPER_ANY_COLOUR },
  { SYMBOL_ROGUE, PAPER_ANY_COLOUR },     { SYMBOL_CLOVER, PAPER_ANY_COLOUR },
  { SYMBOL_BOOTS, PAPER_ANY_COLOUR },
};

/* A skull is the last symbol, and serves nothing. */
#define SERVING_SYMBOL(Id, Name) \
  { .id = (Id),                  \
    .name = (Name),              \
    .kind = TM_PARAM_CHOICE,     \
    .words = paper_symbol_words, \
    .n_words = SYMBOL_SKULL }
#define COLOUR_PARAM TM_CHOICE_OR ("colour", N_ ("Colour"), colours_or_any, "any")
#define SWAP_PARAM TM_FLAG_OR ("swap", N_ ("Dice count as either colour"), "no")

const TmParam paper_reroll_odds_params[] = { PAPER_DIE_PARAMS };

const TmParam paper_symbol_odds_params[] = {
  [SYMBOL_ODDS_SYMBOL] = TM_CHOICE ("symbol", N_ ("Symbol"), paper_symbol_words),
  [SYMBOL_ODDS_COLOUR] = COLOUR_PARAM,
  PAPER_DIE_PARAMS,
};

const TmParam paper_available_odds_params[] = {
  [AVAILABLE_ODDS_SYMBOL] = SERVING_SYMBOL ("symbol", N_ ("Symbol")),
  [AVAILABLE_ODDS_COLOUR] = COLOUR_PARAM,
  [AVAILABLE_ODDS_CLOVER] = TM_FLAG_OR ("clover", N_ ("Clovers serve, too"), "yes"),
  [AVAILABLE_ODDS_SWAP] = SWAP_PARAM,
  [AVAILABLE_ODDS_AT_LEAST]
  = TM_NUMBER_OR ("at_least", N_ ("At least so many dice"), 1, PAPER_N_DICE, "1"),
  [AVAILABLE_ODDS_ROUNDS] = TM_NUMBER_OR ("rounds", N_ ("Rounds"), 1, PAPER_MAX_ROUND, "1"),
  PAPER_DIE_PARAMS,
  [AVAILABLE_ODDS_SEAT] = PAPER_SEAT_PARAM,
};

const TmParam paper_needs_odds_params[] = {
  [NEEDS_ODDS_NEEDS]
  = TM_CHOICES ("needs", N_ ("Dice wanted"), paper_need_words, 1, PAPER_MAX_NEEDS),
  [NEEDS_ODDS_SWAP] = SWAP_PARAM,
  PAPER_DIE_PARAMS,
  [NEEDS_ODDS_SEAT] = PAPER_SEAT_PARAM,
};

const TmParam paper_wound_odds_params[] = {
  [WOUND_ODDS_ROUNDS] = TM_NUMBER ("rounds", N_ ("Rounds"), 1, PAPER_MAX_ROUND),
  [WOUND_ODDS_TALENT] = PAPER_TALENT_PARAM,
  [WOUND_ODDS_PRIEST]
  = TM_NUMBER_OR ("priest", N_ ("Level of the priest"), 1, PAPER_MAX_LEVEL, "1"),
  PAPER_DIE_PARAMS,
  [WOUND_ODDS_SEAT] = PAPER_SEAT_PARAM,
};

const TmParam paper_reach_odds_params[] = {
  [REACH_ODDS_FROM] = TM_CELL_OR ("from", N_ ("From"), "dungeon", NULL),
  [REACH_ODDS_TO] = TM_CELL ("to", N_ ("To"), "dungeon"),
  [REACH_ODDS_ROUNDS]
  = TM_NUMBER_OR ("rounds", N_ ("Rounds still to be thrown"), 0, PAPER_MAX_ROUND, "1"),
  [REACH_ODDS_STEPS] = TM_NUMBER_OR ("steps", N_ ("Steps in hand"), 0, MAX_STEPS, "0"),
  PAPER_WAY_PARAMS,
  PAPER_DIE_PARAMS,
  [REACH_ODDS_SEAT] = PAPER_SEAT_PARAM,
};

const TmParam paper_range_odds_params[] = {
  [RANGE_ODDS_LEVELS] = TM_NUMBERS_OR ("levels",
                                       N_ ("Levels"),
                                       1,
                                       PAPER_MAX_LEVEL,
                                       PAPER_N_HEROES,
                                       PAPER_N_HEROES,
                                       "1,1,1,1",
                                       .item_names = paper_hero_names),
  [RANGE_ODDS_PERSONALITY] = { .id = "personality",
                               .name = N_ ("Personality"),
                               .kind = TM_PARAM_CHOICE,
                               .is_list = TRUE,
                               .is_optional = TRUE,
                               .words = paper_colour_words,
                               .n_words = PAPER_N_COLOURS,
                               .min_items = PAPER_N_HEROES,
                               .max_items = PAPER_N_HEROES,
                               .item_names = paper_hero_names,
                               .standard = "black,white,black,white" },
  [RANGE_ODDS_VULNERABLE]
  = TM_CHOICE ("vulnerable", N_ ("The monster is vulnerable to"), paper_hero_words),
  [RANGE_ODDS_LIMITS]
  = TM_NUMBERS_OR ("limits", N_ ("Limits"), 1, 99, 1, 3, "14,18", .item_names = range_names),
  [RANGE_ODDS_SWORD] = TM_FLAG_OR ("sword", N_ ("Fire sword"), "no"),
  [RANGE_ODDS_TALENT] = PAPER_TALENT_PARAM,
  [RANGE_ODDS_ROUNDS]
  = TM_NUMBER_OR ("rounds", N_ ("Rounds still to be thrown"), 0, PAPER_MAX_ROUND, "3"),
  [RANGE_ODDS_DICE] = { .id = "dice",
                        .name = N_ ("Dice of this round that can be used"),
                        .kind = TM_PARAM_CHOICE,
                        .is_list = TRUE,
                        .is_unordered = TRUE,
                        .is_optional = TRUE,
                        .words = paper_need_words,
                        .n_words = PAPER_N_DIE_WORDS,
                        .max_items = PAPER_N_DICE,
                        .standard = "" },
  [RANGE_ODDS_DICE_LEFT]
  = TM_NUMBER_OR ("dice_left", N_ ("Dice to be chosen in this round"), 0, PAPER_MAX_NEEDS, "0"),
  [RANGE_ODDS_PSIONIC_USED]
  = TM_FLAG_OR ("psionic_used", N_ ("Psionic’s swap used in this round"), "no"),
  PAPER_DIE_PARAMS,
  [RANGE_ODDS_SEAT] = PAPER_SEAT_PARAM,
};

const char *const paper_odds_options[] = { "reroll_scope", NULL };
const char *const paper_reach_odds_options[] = { "reroll_scope", "ranger_swims", NULL };
const char *const paper_range_odds_options[] = { "reroll_scope", "at_limit", NULL };

/* What all have in common */

static void
read_faces (const TmArgs *args, guint param, guint8 faces[PAPER_N_COLOURS][6])
{
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    {
      guint n_values;
      const gint32 *values = tm_args_get_list (args, param + colour, &n_values);

      for (guint i = 0; i < 6; i++)
        faces[colour][i] = (guint8) values[i];
    }
}

static gboolean
are_usual (const guint8 faces[PAPER_N_COLOURS][6])
{
  for (guint colour = 0; colour < PAPER_N_COLOURS; colour++)
    {
      guint told = 0;
      guint usual = 0;

      for (guint i = 0; i < 6; i++)
        {
          told += 1u << 4 * faces[colour][i];
          usual += 1u << 4 * paper_usual_faces[colour][i];
        }
      if (told != usual)
        return FALSE;
    }
  return TRUE;
}

static void
explain_throws (const guint8 faces[PAPER_N_COLOURS][6], const PaperOdds *odds, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  tm_resolution_add_reason (
      resolution, "paper.open.faces",
      are_usual (faces)
          ? tm_text (N_ ("Each die is taken to have one face of every symbol that its colour "
                         "allows; the book does not list them."))
          : tm_text (N_ ("The dice have the faces that you told.")));
  tm_resolution_add_reason (
      resolution, "paper.dice.reroll",
      odds->is_counted
          ? tm_text (N_ ("Of %s ways in which six dice can fall, %s stand."),
                     tm_arg_number (PAPER_THROWS), tm_arg_number ((gint32) odds->of))
          : tm_text (N_ ("Of %s ways in which six dice can fall, %s stand; in the others only the "
                         "skulls or clovers are thrown again."),
                     tm_arg_number (PAPER_THROWS), tm_arg_number ((gint32) odds->of)));
}

static gboolean
read_odds (const TmArgs *args, guint param, PaperOdds *odds, TmRuling *ruling)
{
  guint8 faces[PAPER_N_COLOURS][6];

  read_faces (args, param, faces);
  if (!paper_odds_init (odds, faces, tm_ruling_get_option (ruling, OPTION_REROLL_SCOPE)))
    {
      tm_ruling_refuse (ruling, "white_faces",
                        tm_text (N_ ("faces with which a throw comes to stand")));
      return FALSE;
    }
  explain_throws (faces, odds, ruling);
  return TRUE;
}

static guint
read_colour (const TmArgs *args, guint param)
{
  gint32 colour = tm_args_get (args, param);

  return colour == 0 ? PAPER_ANY_COLOUR : (guint) colour - 1;
}

static gboolean
check_colour (guint symbol, guint colour, TmRuling *ruling)
{
  return colour == PAPER_ANY_COLOUR
         || paper_check_face ((PaperSymbol) symbol, (PaperColour) colour, "colour", ruling);
}

/* Ways are null where not every throw is equally likely. */
static void
set_ways (const PaperOdds *odds, guint32 ways, guint32 of, TmRuling *ruling)
{
  if (odds->is_counted)
    {
      tm_ruling_set_number (ruling, "ways", ways);
      tm_ruling_set_number (ruling, "of", of);
      return;
    }
  tm_ruling_set_unknown (ruling, "ways");
  tm_ruling_set_unknown (ruling, "of");
}

static TmTextArg
arg_percent (double chance)
{
  return tm_arg_decimal (100 * chance, 1);
}

/* Answers about throws */

/**
 * paper_answer_reroll_odds:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers how likely a throw does not stand.
 */
void
paper_answer_reroll_odds (const TmArgs *args, TmRuling *ruling)
{
  PaperOdds odds;
  double chance;

  if (!read_odds (args, REROLL_ODDS_FACES, &odds, ruling))
    return;
  chance = (double) odds.voids / PAPER_THROWS;
  set_ways (&odds, odds.voids, PAPER_THROWS, ruling);
  tm_ruling_set_real (ruling, "p", chance);
  tm_ruling_set_real (ruling, "expected_rolls", odds.expected_rolls);
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("Thrown again: %s %%; throws on average: %s"),
                                  arg_percent (chance), tm_arg_decimal (odds.expected_rolls, 3)));
}

/* The values that can be, with their chances. */
static void
set_values (const PaperOdds *odds, const PaperTally *tally, TmRuling *ruling)
{
  gint32 values[PAPER_N_DICE + 1];
  gint32 ways[PAPER_N_DICE + 1];
  double chances[PAPER_N_DICE + 1];
  guint n = 0;

  for (guint value = 0; value <= PAPER_N_DICE; value++)
    if (tally->chances[value] > 0)
      {
        values[n] = (gint32) value;
        ways[n] = (gint32) tally->ways[value];
        chances[n++] = tally->chances[value];
      }
  tm_ruling_set_numbers (ruling, "values", values, n);
  if (!odds->is_counted)
    {
      tm_ruling_set_unknown (ruling, "ways");
      tm_ruling_set_unknown (ruling, "of");
      tm_ruling_set_reals (ruling, "p", chances, n);
      return;
    }
  tm_ruling_set_numbers (ruling, "ways", ways, n);
  tm_ruling_set_number (ruling, "of", odds->of);
  for (guint i = 0; i < n; i++)
    tm_ruling_add_chance (ruling, values[i], (guint64) ways[i], odds->of);
}

static double
get_mean (const PaperTally *tally)
{
  double mean = 0;

  for (guint value = 1; value <= PAPER_N_DICE; value++)
    mean += value * tally->chances[value];
  return mean;
}

/**
 * paper_answer_symbol_odds:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers how many dice show a symbol.
 */
void
paper_answer_symbol_odds (const TmArgs *args, TmRuling *ruling)
{
  guint symbol = (guint) tm_args_get (args, SYMBOL_ODDS_SYMBOL);
  guint colour = read_colour (args, SYMBOL_ODDS_COLOUR);
  PaperTally tally;
  PaperOdds odds;
  double mean;

  if (!check_colour (symbol, colour, ruling) || !read_odds (args, SYMBOL_ODDS_FACES, &odds, ruling))
    return;
  paper_odds_count_symbol (&odds, (PaperSymbol) symbol, colour, &tally);
  mean = get_mean (&tally);
  set_values (&odds, &tally, ruling);
  tm_ruling_set_real (ruling, "expected", mean);
  tm_ruling_cite (ruling, "paper.dice.faces");
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("At least one: %s %%; on average: %s"),
                                  arg_percent (1 - tally.chances[0]), tm_arg_decimal (mean, 2)));
}

static void
explain_serving (gboolean clover, gboolean swap, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  if (clover)
    tm_resolution_add_reason (
        resolution, "paper.dice.clover",
        tm_text (N_ ("A clover serves as any symbol in any colour, but never as boots.")));
  if (swap)
    tm_resolution_add_reason (resolution, "paper.level.perk.mage",
                              tm_text (N_ ("Every die counts as either colour.")));
}

static double
get_chance_in_rounds (double chance, guint rounds)
{
  double missed = 1;

  for (guint i = 0; i < rounds; i++)
    missed *= 1 - chance;
  /* The chance itself, unrounded, for a single round. */
  return rounds == 1 ? chance : 1 - missed;
}

/**
 * paper_answer_available_odds:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers how likely there are dice that serve as a symbol.
 */
void
paper_answer_available_odds (const TmArgs *args, TmRuling *ruling)
{
  PaperNeed need = { (guint8) tm_args_get (args, AVAILABLE_ODDS_SYMBOL),
                     (guint8) read_colour (args, AVAILABLE_ODDS_COLOUR) };
  gboolean clover = tm_args_get (args, AVAILABLE_ODDS_CLOVER) != 0;
  gboolean swap = tm_args_get (args, AVAILABLE_ODDS_SWAP) != 0;
  guint rounds = (guint) tm_args_get (args, AVAILABLE_ODDS_ROUNDS);
  double chance = 0;
  guint32 ways = 0;
  PaperTally tally;
  PaperOdds odds;
  double in_time;

  if (!check_colour (need.symbol, need.colour, ruling)
      || !read_odds (args, AVAILABLE_ODDS_FACES, &odds, ruling))
    return;
  paper_odds_count_serving (&odds, need, clover, swap, &tally);
  for (guint n = (guint) tm_args_get (args, AVAILABLE_ODDS_AT_LEAST); n <= PAPER_N_DICE; n++)
    {
      ways += tally.ways[n];
      chance += tally.chances[n];
    }
  if (odds.is_counted)
    chance = (double) ways / odds.of;
  in_time = get_chance_in_rounds (chance, rounds);
  set_ways (&odds, ways, odds.of, ruling);
  tm_ruling_set_real (ruling, "p", chance);
  tm_ruling_set_real (ruling, "p_rounds", in_time);
  explain_serving (clover, swap, ruling);
  tm_ruling_set_verdict (ruling, rounds == 1
                                     ? tm_text (N_ ("In one round: %s %%"), arg_percent (chance))
                                     : tm_text_n ("In one round: %2$s %%; in %1$s round: %3$s %%",
                                                  "In one round: %2$s %%; in %1$s rounds: %3$s %%",
                                                  tm_arg_number ((gint32) rounds),
                                                  arg_percent (chance), arg_percent (in_time)));
}

/**
 * paper_answer_needs_odds:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers how likely one throw has a die for everything that is wanted.
 */
void
paper_answer_needs_odds (const TmArgs *args, TmRuling *ruling)
{
  gboolean swap = tm_args_get (args, NEEDS_ODDS_SWAP) != 0;
  guint n_needs;
  const gint32 *words = tm_args_get_list (args, NEEDS_ODDS_NEEDS, &n_needs);
  PaperNeed needs[PAPER_MAX_NEEDS];
  PaperOdds odds;
  double chance;
  guint32 ways;

  if (!read_odds (args, NEEDS_ODDS_FACES, &odds, ruling))
    return;
  for (guint i = 0; i < n_needs; i++)
    needs[i] = paper_needs[words[i]];
  chance = paper_odds_meet_needs (&odds, needs, n_needs, swap, &ways);
  set_ways (&odds, ways, odds.of, ruling);
  tm_ruling_set_real (ruling, "p", chance);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "paper.dice.three",
      tm_text (N_ ("Each of these takes a die of its own; a team uses three a round.")));
  explain_serving (TRUE, swap, ruling);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("All in one round: %s %%"), arg_percent (chance)));
}

/* Wounds */

/* The exact distribution of the sum, as long as the cases can be counted. */
static void
add_wound_chances (const PaperOdds *odds, const PaperTally *tally, guint rounds, TmRuling *ruling)
{
  guint64 cases[PAPER_N_DICE * MAX_EXACT_ROUNDS + 1] = { 1 };
  guint64 of = 1;

  if (!odds->is_counted || rounds > MAX_EXACT_ROUNDS)
    return;
  for (guint round = 1; round <= rounds; round++)
    {
      guint64 sums[G_N_ELEMENTS (cases)] = { 0 };

      for (guint sum = 0; sum <= (round - 1) * PAPER_N_DICE; sum++)
        for (guint n = 0; n <= PAPER_N_DICE; n++)
          sums[sum + n] += cases[sum] * tally->ways[n];
      memcpy (cases, sums, sizeof cases);
      of *= odds->of;
    }
  for (guint sum = 0; sum < G_N_ELEMENTS (cases); sum++)
    if (cases[sum] > 0)
      tm_ruling_add_chance (ruling, sum, cases[sum], of);
}

static void
explain_wounds (guint priest, int talent, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  tm_resolution_add_reason (
      resolution, "paper.dice.skull",
      tm_text (N_ ("Each skull of a throw that stands deals one wound; there are at most two.")));
  if (priest >= PAPER_PERK_LEVEL)
    tm_resolution_add_reason (resolution, "paper.level.perk.priest",
                              tm_text (N_ ("The priest at level 4 keeps them all off.")));
  else if (talent == TALENT_FORTUNE_TELLER)
    tm_resolution_add_reason (resolution, "paper.talent.fortune-teller",
                              tm_text (N_ ("The fortune teller keeps off one a round.")));
}

static void
set_sums (const double *chances, guint most, TmRuling *ruling)
{
  gint32 values[PAPER_N_DICE * PAPER_MAX_ROUND + 1];
  double listed[PAPER_N_DICE * PAPER_MAX_ROUND + 1];
  guint n = 0;

  for (guint sum = 0; sum <= most; sum++)
    if (chances[sum] > 0)
      {
        values[n] = (gint32) sum;
        listed[n++] = chances[sum];
      }
  tm_ruling_set_numbers (ruling, "values", values, n);
  tm_ruling_set_reals (ruling, "p", listed, n);
}

/**
 * paper_answer_wound_odds:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers how many wounds skulls deal to a team in so many rounds.
 */
void
paper_answer_wound_odds (const TmArgs *args, TmRuling *ruling)
{
  guint rounds = (guint) tm_args_get (args, WOUND_ODDS_ROUNDS);
  guint priest = (guint) tm_args_get (args, WOUND_ODDS_PRIEST);
  int talent = tm_args_get (args, WOUND_ODDS_TALENT);
  double chances[PAPER_N_DICE * PAPER_MAX_ROUND + 1];
  PaperTally tally;
  PaperOdds odds;
  double mean;
  guint most;

  if (!read_odds (args, WOUND_ODDS_FACES, &odds, ruling))
    return;
  paper_odds_count_wounds (&odds, priest, talent, &tally);
  most = paper_odds_add_rounds (&tally, rounds, chances);
  mean = rounds * get_mean (&tally);
  tm_ruling_set_real (ruling, "expected", mean);
  set_sums (chances, most, ruling);
  add_wound_chances (&odds, &tally, rounds, ruling);
  explain_wounds (priest, talent, ruling);
  tm_ruling_set_verdict (
      ruling, tm_text_n ("Wounds in %s round: %s on average", "Wounds in %s rounds: %s on average",
                         tm_arg_number ((gint32) rounds), tm_arg_decimal (mean, 2)));
}

/* What a team can still do before a fight */

static void
set_reach (gboolean is_reachable, guint needed, double chance, TmRuling *ruling)
{
  tm_ruling_set_flag (ruling, "reachable", is_reachable);
  if (is_reachable)
    {
      tm_ruling_set_number (ruling, "needed", needed);
      tm_ruling_set_real (ruling, "p", chance);
      return;
    }
  tm_ruling_set_unknown (ruling, "needed");
  tm_ruling_set_unknown (ruling, "p");
}

/* Where the team stands; -1 if it is not told: it is not inside yet. */
static int
read_start (const TmArgs *args)
{
  return tm_args_has (args, REACH_ODDS_FROM) ? tm_args_get (args, REACH_ODDS_FROM) : -1;
}

static void
judge_reach (const TmArgs *args,
             const PaperWalker *walker,
             const PaperWay *way,
             const PaperProspect *prospect,
             double chance,
             TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  paper_explain_way (walker, read_start (args), way, ruling);
  tm_resolution_add_reason (
      resolution, "paper.dice.three",
      tm_text (
          N_ ("If every die is used to walk, boots first: steps in hand %s, then in each round "
              "6 and one more for each pair of boots used; rounds to be thrown: %s."),
          tm_arg_number ((gint32) prospect->steps), tm_arg_number ((gint32) prospect->rounds)));
  tm_ruling_cite (ruling, "paper.dice.boots");
  tm_ruling_set_verdict (
      ruling, tm_text (N_ ("To %s in time: %s %%; steps needed: %s"),
                       tm_arg_cell (GRID_DUNGEON, (guint) tm_args_get (args, REACH_ODDS_TO)),
                       arg_percent (chance), tm_arg_number ((gint32) way->needed)));
}

/**
 * paper_answer_reach_odds:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers how likely a team gets to a room in the rounds that are left.
 */
void
paper_answer_reach_odds (const TmArgs *args, TmRuling *ruling)
{
  guint to = (guint) tm_args_get (args, REACH_ODDS_TO);
  PaperProspect prospect = { .rounds = (guint) tm_args_get (args, REACH_ODDS_ROUNDS),
                             .steps = (guint) tm_args_get (args, REACH_ODDS_STEPS) };
  gboolean is_reachable;
  PaperWalker walker;
  PaperOdds odds;
  double chance;
  PaperMap map;
  PaperWay way;

  if (!paper_read_way (args, REACH_ODDS_WAY, &map, &walker, ruling)
      || !read_odds (args, REACH_ODDS_FACES, &odds, ruling))
    return;
  is_reachable = paper_find_path (&map, &walker, read_start (args), to, &way);
  chance = is_reachable ? paper_odds_reach_room (&odds, way.needed, &prospect) : 0;
  set_reach (is_reachable, way.needed, chance, ruling);
  if (is_reachable)
    {
      judge_reach (args, &walker, &way, &prospect, chance, ruling);
      return;
    }
  tm_ruling_cite (ruling, "paper.move.barrier");
  tm_ruling_cite (ruling, "paper.move.start");
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("No way leads to %s."), tm_arg_cell (GRID_DUNGEON, to)));
}

static void
read_dice (const TmArgs *args, PaperProspect *prospect)
{
  guint n_dice;
  const gint32 *dice = tm_args_get_list (args, RANGE_ODDS_DICE, &n_dice);

  for (guint i = 0; i < n_dice; i++)
    prospect->dice[paper_needs[dice[i]].colour][paper_needs[dice[i]].symbol]++;
  prospect->n_dice = (guint) tm_args_get (args, RANGE_ODDS_DICE_LEFT);
  prospect->psionic_used = tm_args_get (args, RANGE_ODDS_PSIONIC_USED) != 0;
  prospect->rounds = (guint) tm_args_get (args, RANGE_ODDS_ROUNDS);
}

static gboolean
read_fighters (const TmArgs *args, PaperTeam *team, TmRuling *ruling)
{
  paper_team_init (team);
  paper_read_levels (args, RANGE_ODDS_LEVELS, team->levels);
  team->cells[ITEM_SWORD] = tm_args_get (args, RANGE_ODDS_SWORD) != 0 ? 2 : 0;
  team->talent = (gint8) tm_args_get (args, RANGE_ODDS_TALENT);
  return paper_read_colours (args, RANGE_ODDS_PERSONALITY, "personality", team->colours, ruling);
}

static void
explain_power (const PaperTeam *team, const PaperProspect *prospect, guint power, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);

  tm_resolution_add_reason (resolution, "paper.monster.power",
                            tm_text (N_ ("Power now, the vulnerable hero counted twice: %s"),
                                     tm_arg_number ((gint32) power)));
  tm_resolution_add_reason (
      resolution, "paper.level.die",
      tm_text (N_ ("If every die is used to raise heroes, as well as can be; rounds to be thrown: "
                   "%s, dice of this round: %s. Rewards are not foreseen."),
               tm_arg_number ((gint32) prospect->rounds),
               tm_arg_number ((gint32) prospect->n_dice)));
  tm_ruling_cite (ruling, "paper.level.row");
  tm_ruling_cite (ruling, "paper.dice.three");
  tm_ruling_cite (ruling, "paper.dice.clover");
  tm_ruling_cite (ruling, "paper.level.perk.mage");
  tm_ruling_cite (ruling, "paper.level.perk.warrior");
  tm_ruling_cite (ruling, "paper.monster.range");
  if (team->talent == TALENT_PSIONIC)
    tm_ruling_cite (ruling, "paper.talent.psionic");
}

/* A chance that is shown as 100 %. */
#define NEARLY_CERTAIN 0.9995

/* About the next limit that is in doubt. */
static void
judge_power (
    guint power, const gint32 *limits, const double *chances, guint n_limits, TmRuling *ruling)
{
  for (guint i = 0; i < n_limits; i++)
    if (chances[i] < NEARLY_CERTAIN)
      {
        tm_ruling_set_verdict (ruling,
                               tm_text (N_ ("Power for limit %s in time: %s %%; power now: %s"),
                                        tm_arg_number (limits[i]), arg_percent (chances[i]),
                                        tm_arg_number ((gint32) power)));
        return;
      }
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Power for every limit; power now: %s"),
                                          tm_arg_number ((gint32) power)));
}

/**
 * paper_answer_range_odds:
 * @args: the situation
 * @ruling: the ruling
 *
 * Answers how likely a team has the power for each range of a monster in the rounds that are left.
 */
void
paper_answer_range_odds (const TmArgs *args, TmRuling *ruling)
{
  int vulnerable = tm_args_get (args, RANGE_ODDS_VULNERABLE);
  guint n_limits;
  const gint32 *limits = tm_args_get_list (args, RANGE_ODDS_LIMITS, &n_limits);
  PaperProspect prospect = { 0 };
  double chances[PAPER_MAX_NEEDS];
  PaperPower power;
  PaperTeam team;
  PaperOdds odds;
  guint above;

  if (!read_fighters (args, &team, ruling) || !read_odds (args, RANGE_ODDS_FACES, &odds, ruling))
    return;
  read_dice (args, &prospect);
  above = tm_ruling_get_option (ruling, OPTION_AT_LIMIT) == AT_LIMIT_EXCEED ? 1 : 0;
  paper_count_power (team.levels, vulnerable, paper_team_has_item (&team, ITEM_SWORD), team.talent,
                     &power);
  for (guint i = 0; i < n_limits; i++)
    chances[i]
        = paper_odds_reach_power (&odds, &team, vulnerable, (guint) limits[i] + above, &prospect);
  tm_ruling_set_number (ruling, "power", power.power);
  tm_ruling_set_numbers (ruling, "limits", limits, n_limits);
  tm_ruling_set_reals (ruling, "p", chances, n_limits);
  explain_power (&team, &prospect, power.power, ruling);
  judge_power (power.power, limits, chances, n_limits, ruling);
}
