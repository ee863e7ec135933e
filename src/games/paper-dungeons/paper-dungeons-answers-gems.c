/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about gems: who may still steal which, R «Кража самоцветов», p.11;
 * «Исчезающие самоцветы», p.14. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-questions.h"

/* Whether a gem is still there */

/* When a gem is gone for a team. */
typedef struct
{
  gint32 own;
  gint32 crossed;
  gint32 vanished;
  gint32 until;
} Fate;

#define NEVER (PAPER_MAX_ROUND + 1)

/* Who stole it before the game leaves it to the others. */
static void
read_fate (const TmArgs *args, Fate *fate)
{
  gint32 seat = tm_args_get (args, GEM_AVAILABLE_SEAT);
  gint32 vanished = VANISHED_ROUND (tm_args_get (args, GEM_AVAILABLE_VANISHED));
  guint n_thefts, n_rounds;
  const gint32 *seats = tm_args_get_list (args, GEM_AVAILABLE_STOLEN_SEATS, &n_thefts);
  const gint32 *rounds = tm_args_get_list (args, GEM_AVAILABLE_STOLEN_ROUNDS, &n_rounds);

  fate->own = fate->crossed = NEVER;
  fate->vanished = vanished > 0 ? vanished : NEVER;
  for (guint i = 0; i < n_thefts; i++)
    if (seats[i] == seat)
      fate->own = MIN (fate->own, rounds[i]);
    else if (rounds[i] > 0)
      fate->crossed = MIN (fate->crossed, rounds[i]);
  fate->until = MIN (MIN (fate->crossed, fate->vanished), PAPER_MAX_ROUND);
}

static void
explain_fate (const Fate *fate, gboolean is_own, TmResolution *resolution)
{
  if (is_own)
    {
      tm_resolution_add_reason (resolution, "paper.gems.steal",
                                tm_text (N_ ("A team steals each gem once.")));
      return;
    }
  if (fate->crossed <= fate->vanished && fate->crossed < NEVER)
    tm_resolution_add_reason (
        resolution, "paper.gems.roundend",
        tm_text (N_ ("Stolen in round %s: at its end all others cross it out."),
                 tm_arg_number (fate->crossed)));
  else if (fate->vanished < NEVER)
    tm_resolution_add_reason (
        resolution, "paper.variant.vanishing",
        tm_text (N_ ("It vanishes after the fight of round %s."), tm_arg_number (fate->vanished)));
  else
    tm_resolution_add_reason (
        resolution, "paper.gems.steal",
        tm_text (N_ ("No other team has stolen it in a round: it can be had to the end.")));
}

/* R «Кража самоцветов», p.11. */
void
paper_answer_gem_available (const TmArgs *args, TmRuling *ruling)
{
  gint32 round = tm_args_get (args, GEM_AVAILABLE_ROUND);
  gboolean is_own, is_gone;
  guint n_thefts;
  Fate fate;

  tm_args_get_list (args, GEM_AVAILABLE_STOLEN_SEATS, &n_thefts);
  if (!paper_check_length (args, GEM_AVAILABLE_STOLEN_ROUNDS, "stolen_rounds", n_thefts, ruling))
    return;
  read_fate (args, &fate);
  is_own = fate.own <= round;
  is_gone = round > fate.until;
  tm_ruling_set_flag (ruling, "available", !is_own && !is_gone);
  tm_ruling_set_word (ruling, "reason",
                      is_own                          ? "own"
                      : !is_gone                      ? "open"
                      : fate.crossed <= fate.vanished ? "crossed"
                                                      : "vanished");
  tm_ruling_set_number (ruling, "until", is_own ? fate.own : fate.until);
  explain_fate (&fate, is_own, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (
      ruling, is_own ? tm_text (N_ ("No, this team has it already"))
              : is_gone
                  ? tm_text (N_ ("No, it was to be had until the end of round %s"),
                             tm_arg_number (fate.until))
                  : tm_text (N_ ("Yes, until the end of round %s"), tm_arg_number (fate.until)));
}

/* The end of a round */

static guint32
get_all (guint n_players)
{
  return (1u << n_players) - 1;
}

static gboolean
check_thefts (const TmArgs *args, guint n_players, TmRuling *ruling)
{
  gint32 thief = tm_args_get (args, GEM_ROUND_END_THIEF_SEAT);
  gboolean has_letter = tm_args_get (args, GEM_ROUND_END_THIEF_LETTER) != LETTER_NONE;
  guint n_seats;

  tm_args_get_list (args, GEM_ROUND_END_SEATS, &n_seats);
  if (!paper_check_length (args, GEM_ROUND_END_LETTERS, "letters", n_seats, ruling)
      || !paper_check_seats (tm_args_get_set (args, GEM_ROUND_END_SEATS), n_players, "seats",
                             ruling))
    return FALSE;
  if (thief >= 0 && !paper_check_seats (1u << thief, n_players, "thief_seat", ruling))
    return FALSE;
  if ((thief >= 0) == has_letter)
    return TRUE;
  tm_ruling_refuse (ruling, has_letter ? "thief_seat" : "thief_letter",
                    tm_text (N_ ("tell both the treasure hunter’s seat and letter, or neither")));
  return FALSE;
}

/* Who stole each letter in this round; gives the set of the letters. */
static guint
read_thieves (const TmArgs *args, guint32 thieves[PAPER_N_LETTERS])
{
  guint n_thefts, n_letters;
  const gint32 *seats = tm_args_get_list (args, GEM_ROUND_END_SEATS, &n_thefts);
  const gint32 *letters = tm_args_get_list (args, GEM_ROUND_END_LETTERS, &n_letters);
  guint named = 0;

  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    thieves[letter] = 0;
  for (guint i = 0; i < n_thefts; i++)
    {
      thieves[letters[i]] |= 1u << seats[i];
      named |= 1u << letters[i];
    }
  return named;
}

static guint32
get_hunter (const TmArgs *args, guint letter)
{
  gint32 thief = tm_args_get (args, GEM_ROUND_END_THIEF_SEAT);

  return thief >= 0 && tm_args_get (args, GEM_ROUND_END_THIEF_LETTER) == (gint32) letter + 1
             ? 1u << thief
             : 0;
}

static void
explain_theft (
    guint letter, guint32 thieves, guint32 hunter, guint32 cross, TmResolution *resolution)
{
  TmTextArg name = tm_arg_word (paper_letter_words[letter].name);

  tm_resolution_add_reason (resolution, "paper.gems.roundend",
                            /* Translators: the letter of a gem; names of one or several teams */
                            cross != 0 ? tm_text (N_ ("%s: stolen by %s; crossed out by %s."), name,
                                                  tm_arg_seats (thieves), tm_arg_seats (cross))
                                       : tm_text (N_ ("%s: stolen by %s; nobody crosses it out."),
                                                  name, tm_arg_seats (thieves)));
  if ((hunter & ~thieves) != 0)
    tm_resolution_add_reason (
        resolution, "paper.talent.treasure-hunter",
        /* Translators: the letter of a gem; a team */
        tm_text (N_ ("%s: %s has it from before the game."), name, tm_arg_seats (hunter)));
}

/* R «Кража самоцветов», p.11. */
void
paper_answer_gem_round_end (const TmArgs *args, TmRuling *ruling)
{
  guint n_players = (guint) tm_args_get (args, GEM_ROUND_END_PLAYERS);
  const char *ids[PAPER_N_LETTERS + 1] = { NULL };
  guint32 thieves[PAPER_N_LETTERS], cross[PAPER_N_LETTERS];
  guint named, n_letters = 0;

  if (!check_thefts (args, n_players, ruling))
    return;
  tm_ruling_cite (ruling, "paper.gems.roundend");
  named = read_thieves (args, thieves);
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    if (named & 1u << letter)
      {
        guint32 hunter = get_hunter (args, letter);

        cross[n_letters] = get_all (n_players) & ~thieves[letter] & ~hunter;
        explain_theft (letter, thieves[letter], hunter, cross[n_letters],
                       tm_ruling_get_resolution (ruling));
        ids[n_letters++] = paper_letter_words[letter].id;
      }
  tm_ruling_set_words (ruling, "letters", ids);
  tm_ruling_set_lists (ruling, "cross", cross, n_letters);
  tm_ruling_set_verdict (ruling, n_letters == 0
                                     ? tm_text (N_ ("No letter is named"))
                                     : tm_text_n ("%s letter is named: all others cross it out",
                                                  "%s letters are named: all others cross them out",
                                                  tm_arg_number ((gint32) n_letters)));
}

/* Gems outside */

/* R «Кража самоцветов», p.11. */
void
paper_answer_outside_gems (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gboolean has_rogue = tm_args_get (args, OUTSIDE_GEMS_ROGUE) >= PAPER_PERK_LEVEL;
  gboolean has_potion = tm_args_get (args, OUTSIDE_GEMS_POTIONS) >= PAPER_GEM_POTION;
  gint32 gems = (has_rogue ? 1 : 0) + (has_potion ? 1 : 0);

  tm_ruling_set_number (ruling, "gems", gems);
  tm_ruling_set_flag (ruling, "rogue", has_rogue);
  tm_ruling_set_flag (ruling, "potion", has_potion);
  tm_resolution_add_reason (resolution, "paper.gems.outside",
                            has_rogue ? tm_text (N_ ("One for the rogue, who is at level 4."))
                                      : tm_text (N_ ("None for the rogue, who is below level 4.")));
  tm_resolution_add_reason (resolution, "paper.gems.outside",
                            has_potion ? tm_text (N_ ("One for the 12th potion."))
                                       : tm_text (N_ ("None for potions before the 12th.")));
  tm_ruling_set_verdict (ruling, gems == 0
                                     ? tm_text (N_ ("No gem from outside"))
                                     : tm_text_n ("%s gem from outside", "%s gems from outside",
                                                  tm_arg_number (gems)));
}

/* Vanishing gems */

static gboolean
is_active (const TmArgs *args)
{
  return tm_args_get (args, VANISHING_GEMS_STAGE) < PAPER_N_STAGES
         && (tm_args_get (args, VANISHING_GEMS_PLAYERS) == 1
             || tm_args_get (args, VANISHING_GEMS_VANISHING) == VANISHING_ON);
}

static void
explain_vanishing (const TmArgs *args, gboolean is_spared, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, "paper.variant.vanishing",
      tm_args_get (args, VANISHING_GEMS_STAGE) == PAPER_N_STAGES
          ? tm_text (N_ ("After the third fight nothing vanishes."))
      : is_active (args)
          ? tm_text (N_ ("Both letters of the card are crossed out unless the team has them."))
          : tm_text (N_ ("The variant is not played.")));
  if (tm_args_get (args, VANISHING_GEMS_PLAYERS) == 1)
    tm_resolution_add_reason (resolution, "paper.variant.solo",
                              tm_text (N_ ("Alone, vanishing gems are a must.")));
  if (is_spared)
    tm_resolution_add_reason (
        resolution, "paper.open.vanish-fled",
        tm_text (N_ ("By your house rule nothing vanishes for a team that fled.")));
}

static TmTextArg
name_letter (guint letter)
{
  return tm_arg_word (paper_letter_words[letter].name);
}

static TmText
describe_vanished (guint cross)
{
  guint first = cross != 0 ? (guint) __builtin_ctz (cross) : 0;
  guint rest = cross & ~(1u << first);

  if (cross == 0)
    return tm_text (N_ ("Nothing is crossed out"));
  return rest == 0 ? tm_text (N_ ("Crossed out: %s"), name_letter (first))
                   : tm_text (N_ ("Crossed out: %s, %s"), name_letter (first),
                              name_letter ((guint) __builtin_ctz (rest)));
}

/* R «Исчезающие самоцветы», p.14. */
void
paper_answer_vanishing_gems (const TmArgs *args, TmRuling *ruling)
{
  guint cross = tm_args_get_set (args, VANISHING_GEMS_LETTERS)
                & ~tm_args_get_set (args, VANISHING_GEMS_STOLEN);
  const char *ids[PAPER_N_LETTERS + 1] = { NULL };
  gboolean is_spared = FALSE;
  guint n = 0;

  if (!is_active (args))
    cross = 0;
  if (cross != 0 && tm_args_get (args, VANISHING_GEMS_FLED))
    is_spared = tm_ruling_get_option (ruling, OPTION_VANISH_FLED) == READING_NO;
  if (is_spared)
    cross = 0;
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    if (cross & 1u << letter)
      ids[n++] = paper_letter_words[letter].id;
  tm_ruling_set_flag (ruling, "active", is_active (args));
  tm_ruling_set_words (ruling, "cross", ids);
  explain_vanishing (args, is_spared, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, describe_vanished (cross));
}
