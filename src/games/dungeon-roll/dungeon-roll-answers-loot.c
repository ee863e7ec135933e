/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about chests, potions, rerolls, and the dice that are rolled. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-judges.h"
#include "dungeon-roll-questions.h"

static void
explain_bar (const RollBar *bar, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, bar->article, tm_text (bar->text));
}

static const char *
get_hero_article (int hero)
{
  return hero == HERO_NONE ? "roll.hero.skill" : roll_hero_articles[hero];
}

/* Why something is allowed that the bare rules do not allow. */
static void
explain_skill (int hero, guint phase, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, get_hero_article (hero),
      phase == PHASE_MONSTERS
          ? tm_text (N_ ("This hero may use chests and potions while monsters are there."))
          : tm_text (N_ ("Only the hero makes this possible.")));
}

/* Chests */

static TmText
describe_limit (guint limit)
{
  if (limit == 0)
    return tm_text (N_ ("It opens no chest."));
  return limit == 1 ? tm_text (N_ ("It opens one chest.")) : tm_text (N_ ("It opens any number."));
}

static TmText
describe_opening (const RollOpening *opening)
{
  if (opening->bar != NULL)
    return tm_text (N_ ("No: %s"), tm_arg_word (opening->bar->text));
  if (opening->n_xp > 0)
    return tm_text (N_ ("Yes; tokens to draw: %s, experience instead: %s"),
                    tm_arg_number (opening->n_tokens), tm_arg_number (opening->n_xp));
  return tm_text_n ("Yes, and draw %s token", "Yes, and draw %s tokens",
                    tm_arg_number (opening->n_tokens));
}

/* «Фаза добычи», А. */
void
roll_answer_open_chests (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  int hero = roll_read_hero (args, CHESTS_HERO);
  guint phase = roll_read_phase (args, CHESTS_PHASE);
  RollUnit unit = tm_args_get (args, CHESTS_BY);
  RollOpening opening;

  tm_ruling_cite (ruling, "roll.loot.chests");
  roll_judge_open (hero, tm_args_get (args, CHESTS_READY), unit, -1,
                   tm_args_get (args, CHESTS_COUNT), tm_args_get (args, CHESTS_CHEST), phase,
                   resolution, &opening);
  tm_ruling_set_flag (ruling, "legal", opening.bar == NULL);
  tm_ruling_set_number (ruling, "limit", opening.limit);
  tm_ruling_set_number (ruling, "tokens", opening.n_tokens);
  tm_ruling_set_number (ruling, "xp", opening.n_xp);
  tm_resolution_add_reason (resolution, "roll.loot.chests", describe_limit (opening.limit));
  if (opening.bar != NULL)
    explain_bar (opening.bar, resolution);
  else if (opening.needs_skill)
    explain_skill (hero, phase, resolution);
  if (opening.n_tokens > 0)
    tm_resolution_add_reason (resolution, "roll.loot.chests",
                              tm_text (N_ ("Each chest brings a treasure token drawn at random.")));
  if (opening.n_xp > 0)
    tm_resolution_add_reason (
        resolution, "roll.loot.empty",
        tm_text (N_ ("For each chest without a token left there is 1 experience instead.")));
  if (opening.bar == NULL && roll_unit_is_token (unit))
    tm_resolution_add_reason (resolution, "roll.treasure.return",
                              tm_text (N_ ("The token that opened them goes back to the box.")));
  tm_ruling_set_verdict (ruling, describe_opening (&opening));
}

/* Potions */

static TmText
describe_drink (const RollDrink *drink)
{
  if (drink->bar != NULL)
    return tm_text (N_ ("No: %s"), tm_arg_word (drink->bar->text));
  return tm_text_n ("Yes, and %s die comes back, with a face of your choice",
                    "Yes, and %s dice come back, each with a face of your choice",
                    tm_arg_number (drink->revived));
}

static void
explain_drink (RollUnit unit, guint n_potions, const RollDrink *drink, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, "roll.monsters.use",
      roll_unit_is_die (unit)
          ? tm_text (N_ ("The die that drinks goes to the graveyard first; dice there: %s."),
                     tm_arg_number (drink->grave))
          : tm_text (N_ ("What drinks is no die; dice in the graveyard: %s."),
                     tm_arg_number (drink->grave)));
  tm_resolution_add_reason (resolution, "roll.loot.potions",
                            tm_text (N_ ("Each potion brings one of them back; that makes: %s."),
                                     tm_arg_number (drink->revived)));
  if (n_potions > drink->grave)
    tm_resolution_add_reason (resolution, "roll.loot.potions",
                              tm_text (N_ ("More potions than dice; those beyond: %s."),
                                       tm_arg_number (n_potions - drink->grave)));
}

/* «Фаза добычи», Б. */
void
roll_answer_quaff (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  int hero = roll_read_hero (args, POTIONS_HERO);
  guint phase = roll_read_phase (args, POTIONS_PHASE);
  guint n_potions = tm_args_get (args, POTIONS_COUNT);
  guint n_grave = tm_args_get (args, POTIONS_GRAVEYARD);
  RollUnit unit = tm_args_get (args, POTIONS_BY);
  RollDrink drink;

  if (!roll_check_seven (n_grave, roll_unit_is_die (unit), "graveyard", TRUE, ruling))
    return;
  tm_ruling_cite (ruling, "roll.loot.potions");
  roll_judge_quaff (hero, tm_args_get (args, POTIONS_READY), unit, n_potions, n_grave, phase,
                    resolution, &drink);
  tm_ruling_set_flag (ruling, "legal", drink.bar == NULL);
  tm_ruling_set_number (ruling, "grave", drink.grave);
  tm_ruling_set_number (ruling, "revived", drink.revived);
  tm_ruling_set_number (ruling, "graveyard-after", drink.grave - drink.revived);
  tm_ruling_set_number (ruling, "gain", (gint64) drink.revived - roll_unit_is_die (unit));
  explain_drink (unit, n_potions, &drink, resolution);
  if (drink.bar != NULL)
    explain_bar (drink.bar, resolution);
  else if (drink.needs_skill)
    explain_skill (hero, phase, resolution);
  tm_ruling_set_verdict (ruling, describe_drink (&drink));
}

/* Rerolls */

static const struct
{
  const char *goes_to;
  const char *text;
} reroll_prices[] = {
  [WITH_SCROLL] = { "graveyard", N_ ("The scroll goes to the graveyard before the roll.") },
  [WITH_SCROLL_TOKEN] = { "chest", N_ ("The scroll token goes back to the box before the roll.") },
  [WITH_MERCENARY] = { "none", N_ ("The Mercenary’s reroll costs nothing; he has it once.") },
  [WITH_COMMANDER] = { "turned", N_ ("The Commander’s card is turned.") },
};

/* The words of the question are those of the judge, in the same order. */
G_STATIC_ASSERT ((int) N_REROLLED == (int) ROLL_N_REROLL_DICE);
G_STATIC_ASSERT ((int) REROLLED_DRAGON == (int) REROLL_LEVEL + FACE_DRAGON);
G_STATIC_ASSERT ((int) WITH_COMMANDER == (int) REROLL_WITH_COMMANDER);

static void
set_refused (TmRuling *ruling, guint refused)
{
  const char *ids[N_REROLLED + 1] = { NULL };
  guint n = 0;

  for (guint die = 0; die < N_REROLLED; die++)
    if (refused & 1u << die)
      {
        ids[n++] = roll_rerolled_words[die].id;
        tm_resolution_add_reason (tm_ruling_get_resolution (ruling),
                                  die == REROLLED_DRAGON ? "roll.lair.locked" : "roll.reroll.scope",
                                  tm_text (N_ ("Not to be rolled again by it: %s."),
                                           tm_arg_word (roll_rerolled_words[die].name)));
      }
  tm_ruling_set_words (ruling, "refused", ids);
}

static void
explain_reroll (const TmArgs *args, const RollReroll *reroll, TmResolution *resolution)
{
  guint with = tm_args_get (args, MAY_REROLL_WITH);
  guint dice = tm_args_get_set (args, MAY_REROLL_DICE);
  const char *article = with == WITH_MERCENARY   ? "roll.party.mercenary"
                        : with == WITH_COMMANDER ? "roll.hero.commander"
                                                 : "roll.reroll.scope";

  if (reroll->bar != NULL)
    {
      explain_bar (reroll->bar, resolution);
      return;
    }
  tm_resolution_add_reason (resolution, article, tm_text (reroll_prices[with].text));
  if (dice >= 1u << REROLLED_GOBLIN || dice & 1u << REROLLED_TEMPORARY)
    tm_resolution_add_reason (resolution, "roll.lair",
                              tm_text (N_ ("Black dice that then show a dragon go to the lair.")));
}

/* «Фаза монстров», А; the notes on the Mercenary's card. */
void
roll_answer_reroll (const TmArgs *args, TmRuling *ruling)
{
  guint with = tm_args_get (args, MAY_REROLL_WITH);
  RollReroll reroll;

  tm_ruling_cite (ruling, "roll.reroll.scope");
  roll_judge_reroll ((RollRerollWith) with, roll_read_hero (args, MAY_REROLL_HERO),
                     tm_args_get_set (args, MAY_REROLL_DICE),
                     roll_read_phase (args, MAY_REROLL_PHASE), tm_ruling_get_resolution (ruling),
                     &reroll);
  tm_ruling_set_flag (ruling, "legal", reroll.bar == NULL);
  set_refused (ruling, reroll.refused);
  tm_ruling_set_word (ruling, "goes-to", reroll_prices[with].goes_to);
  explain_reroll (args, &reroll, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, reroll.bar == NULL
                                     ? tm_text (N_ ("Yes, all of these may be rolled again"))
                                     : tm_text (N_ ("No: %s"), tm_arg_word (reroll.bar->text)));
}

/* Numbers of dice */

/* «Фаза перегруппировки», В. */
void
roll_answer_level_roll_count (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint level = tm_args_get (args, ROLL_COUNT_LEVEL);
  guint lair = tm_args_get (args, ROLL_COUNT_LAIR);
  guint n_dice = roll_count_dice (level, lair);

  tm_ruling_cite (ruling, "roll.populate.count");
  tm_ruling_set_number (ruling, "dice", n_dice);
  tm_ruling_set_number (ruling, "reserve", ROLL_N_DICE - lair);
  tm_resolution_add_reason (resolution, "roll.lair",
                            tm_text (N_ ("The dice in the lair stay there; free are: %s."),
                                     tm_arg_number (ROLL_N_DICE - lair)));
  tm_resolution_add_reason (
      resolution, "roll.populate.count",
      level <= ROLL_N_DICE - lair
          ? tm_text (N_ ("As many are rolled as the level is deep."))
          : tm_text (N_ ("The level is deeper than there are free dice: all of them are rolled.")));
  tm_ruling_set_verdict (
      ruling, tm_text_n ("Roll %s black die", "Roll %s black dice", tm_arg_number (n_dice)));
}

/* «Сбор партии», and the notes on the cards of Knight and Mercenary. */
void
roll_answer_form_party (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  int hero = roll_read_hero (args, FORMED_HERO);
  gboolean is_knight = hero == HERO_KNIGHT || hero == HERO_DRAGON_SLAYER;
  guint8 party[ROLL_N_PARTY_FACES] = { 0 };
  guint n_converted = 0;

  tm_ruling_cite (ruling, "roll.party.form");
  roll_read_faces (args, FORMED_FACES, party, ROLL_N_PARTY_FACES);
  if (is_knight)
    {
      n_converted = party[FACE_SCROLL];
      party[FACE_CHAMPION] += n_converted;
      party[FACE_SCROLL] = 0;
    }
  roll_set_counts (ruling, "party", roll_party_words, party, ROLL_N_PARTY_FACES);
  tm_ruling_set_number (ruling, "converted", n_converted);
  tm_ruling_set_flag (ruling, "may-reroll", hero == HERO_MERCENARY);
  tm_ruling_set_number (ruling, "champions", party[FACE_CHAMPION]);
  tm_resolution_add_reason (
      resolution, "roll.party.form",
      tm_text (N_ ("All seven white dice are rolled; the hero is ready again.")));
  if (is_knight)
    tm_resolution_add_reason (resolution, "roll.party.knight",
                              tm_text (N_ ("All scrolls become champions at once; of them: %s."),
                                       tm_arg_number (n_converted)));
  if (hero == HERO_MERCENARY)
    tm_resolution_add_reason (resolution, "roll.party.mercenary",
                              tm_text (N_ ("Any number of party dice may be rolled again, once.")));
  if (n_converted > 0)
    tm_ruling_set_verdict (ruling,
                           tm_text_n ("%s scroll becomes a champion", "%s scrolls become champions",
                                      tm_arg_number (n_converted)));
  else
    tm_ruling_set_verdict (ruling, hero == HERO_MERCENARY
                                       ? tm_text (N_ ("The party may be rolled again, once"))
                                       : tm_text (N_ ("The party stays as it was rolled")));
}
