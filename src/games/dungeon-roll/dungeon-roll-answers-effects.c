/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about what hero cards and treasure tokens do. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-roll-judges.h"
#include "dungeon-roll-questions.h"

static void
set_after (TmRuling *ruling, const RollPosition *after)
{
  roll_set_counts (ruling, "dungeon-after", roll_dungeon_words, after->level, ROLL_N_LEVEL_FACES);
  tm_ruling_set_number (ruling, "lair-after", after->lair);
}

/* Hero cards */

static const char *const skill_texts[ROLL_N_HEROES] = {
  [HERO_SPELLSWORD] = N_ ("Skill: fighters may be used as mages, mages as fighters."),
  [HERO_CRUSADER] = N_ ("Skill: fighters may be used as clerics, clerics as fighters."),
  [HERO_KNIGHT] = N_ ("Skill: when the party is formed, all scrolls become champions."),
  [HERO_ENCHANTRESS] = N_ ("Skill: a scroll may be used as any companion."),
  [HERO_MERCENARY]
  = N_ ("Skill: when the party is formed, any number of its dice may be rolled again, once."),
  [HERO_HALF_GOBLIN] = N_ ("Skill: chests and potions may be used while monsters are there."),
  [HERO_MINSTREL] = N_ ("Skill: thieves may be used as mages, mages as thieves."),
  [HERO_OCCULTIST] = N_ ("Skill: mages may be used as clerics, clerics as mages."),
  [HERO_BATTLEMAGE] = N_ ("Skill: fighters may be used as mages, mages as fighters."),
  [HERO_PALADIN] = N_ ("Skill: fighters may be used as clerics, clerics as fighters."),
  [HERO_DRAGON_SLAYER]
  = N_ ("Skill: formed scrolls become champions, and the dragon needs two companions only."),
  [HERO_BEGUILER] = N_ ("Skill: a scroll may be used as any companion."),
  [HERO_COMMANDER] = N_ ("Skill: fighters beat one more monster of any type."),
  [HERO_CHIEFTAIN] = N_ ("Skill: chests and potions may be used while monsters are there."),
  [HERO_BARD]
  = N_ ("Skill: thieves may be used as mages, mages as thieves; champions beat one more monster."),
  [HERO_NECROMANCER] = N_ ("Skill: mages may be used as clerics, clerics as mages."),
};

static const char *const power_texts[] = {
  [POWER_NONE] = NULL,
  [POWER_UNIT] = N_ ("Once a delve the hero himself is a companion, of either kind of his skill."),
  [POWER_FURY] = N_ ("Arcane Fury discards monsters, chests, potions and lair; nothing is opened, "
                     "drunk or slain."),
  [POWER_INTERVENTION] = N_ (
      "Divine Intervention, for one token: monsters are beaten, chests opened, potions drunk, the "
      "lair emptied without a reward."),
  [POWER_BATTLECRY] = N_ ("Battlecry turns all monsters into dragons, into the lair."),
  [POWER_CHARM] = N_ ("Charm Monster turns one monster into a potion."),
  [POWER_MESMERIZE]
  = N_ ("Mesmerize turns two monsters into one potion; the other die goes to the reserve."),
  [POWER_STRIKE] = N_ ("Calculated Strike beats any two monsters."),
  [POWER_PRESENCE]
  = N_ ("Battlefield Presence rolls any party and dungeon dice again, never those in the lair."),
  [POWER_PLEA] = N_ ("Plea for Help turns a goblin into a thief until the next regroup."),
  [POWER_RANK] = N_ ("Pull Rank turns two goblins into thieves until the next regroup."),
  [POWER_SONG] = N_ ("The song discards all dice in the lair, without a reward."),
  [POWER_ANIMATE] = N_ ("Animate Dead turns a skeleton into a fighter until the next regroup."),
  [POWER_COMMAND] = N_ ("Command Dead turns two skeletons into fighters until the next regroup."),
};

static gboolean
read_ability_position (const TmArgs *args,
                       RollPosition *position,
                       guint8 targets[ROLL_N_MONSTERS],
                       TmRuling *ruling)
{
  memset (position, 0, sizeof *position);
  memset (targets, 0, ROLL_N_MONSTERS);
  position->hero = (gint8) roll_read_hero (args, ABILITY_HERO);
  position->is_ready = tm_args_get (args, ABILITY_READY);
  position->lair = tm_args_get (args, ABILITY_LAIR);
  position->grave = tm_args_get (args, ABILITY_GRAVEYARD);
  roll_read_faces (args, ABILITY_DUNGEON, position->level, ROLL_N_LEVEL_FACES);
  roll_read_faces (args, ABILITY_TEMP, position->temporary, 2);
  roll_read_faces (args, ABILITY_TARGETS, targets, ROLL_N_MONSTERS);
  if (!roll_read_tokens (args, ABILITY_TOKENS, "tokens", position->tokens, ruling)
      || !roll_check_seven (roll_position_count_level (position),
                            position->lair + position->temporary[0] + position->temporary[1],
                            "lair", FALSE, ruling))
    return FALSE;
  for (guint type = 0; type < ROLL_N_MONSTERS; type++)
    if (targets[type] > position->level[type])
      {
        tm_ruling_refuse (ruling, "targets", tm_text (N_ ("monsters that lie on the level")));
        return FALSE;
      }
  return TRUE;
}

/* The hero who is a unit has no other ability; as a unit he has his own judges. */
static const RollBar *
judge_ability (const RollPosition *position,
               const guint8 *targets,
               guint phase,
               TmResolution *resolution)
{
  return roll_get_power (position->hero) == POWER_UNIT
             ? roll_judge_one_shot (position->hero, position->is_ready, phase, resolution)
             : roll_judge_power (position, targets, phase, resolution);
}

static void
explain_ability (const RollPosition *position, const RollBar *bar, TmResolution *resolution)
{
  if (position->hero != HERO_NONE)
    {
      const char *article = roll_hero_articles[position->hero];

      tm_resolution_add_reason (resolution, article, tm_text (skill_texts[position->hero]));
      tm_resolution_add_reason (resolution, article,
                                tm_text (power_texts[roll_get_power (position->hero)]));
    }
  if (bar != NULL)
    tm_resolution_add_reason (resolution, bar->article, tm_text (bar->text));
  else
    tm_resolution_add_reason (resolution, "roll.hero.one-shot",
                              tm_text (N_ ("It is used once a delve; then the card is turned.")));
}

/* The hero cards; «Пояснения к навыкам и способностям». */
void
roll_answer_hero_ability (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint phase = roll_read_phase (args, ABILITY_PHASE);
  RollYield yield = { 0, 0 };
  guint8 targets[ROLL_N_MONSTERS];
  RollPosition position;
  const RollBar *bar;
  const char *article;

  if (!read_ability_position (args, &position, targets, ruling))
    return;
  bar = judge_ability (&position, targets, phase, resolution);
  article = position.hero == HERO_NONE ? "" : roll_hero_articles[position.hero];
  tm_ruling_cite (ruling, position.hero == HERO_NONE ? "roll.hero.one-shot" : article);
  explain_ability (&position, bar, resolution);
  if (bar == NULL)
    roll_position_use_power (&position, targets, &yield);
  tm_ruling_set_word (ruling, "skill", article);
  tm_ruling_set_word (ruling, "one-shot", article);
  tm_ruling_set_flag (ruling, "usable", bar == NULL);
  set_after (ruling, &position);
  roll_set_counts (ruling, "temp-after", roll_unit_words + UNIT_TEMP_FIGHTER, position.temporary,
                   2);
  tm_ruling_set_number (ruling, "draws", yield.draws);
  tm_ruling_set_number (ruling, "revives", yield.revives);
  tm_ruling_set_flag (ruling, "pays",
                      bar == NULL && roll_get_power (position.hero) == POWER_INTERVENTION);
  tm_ruling_set_verdict (ruling, bar == NULL ? tm_text (N_ ("Yes, the ability can be used now"))
                                             : tm_text (N_ ("No: %s"), tm_arg_word (bar->text)));
}

/* Tokens */

static const char *const token_texts[ROLL_N_TOKENS] = {
  [TOKEN_SWORD] = N_ ("It stands for one fighter."),
  [TOKEN_TALISMAN] = N_ ("It stands for one cleric."),
  [TOKEN_SCEPTRE] = N_ ("It stands for one mage."),
  [TOKEN_TOOLS] = N_ ("It stands for one thief."),
  [TOKEN_SCROLL] = N_ ("It stands for one scroll."),
  [TOKEN_RING]
  = N_ ("All dice in the lair go to the reserve; no dragon is defeated, there is no reward."),
  [TOKEN_SCALES] = N_ ("It does nothing in play; each pair is worth 2 points more at the end."),
  [TOKEN_ELIXIR] = N_ ("One die from the graveyard comes back, with a face of your choice."),
  [TOKEN_BAIT] = N_ ("Dungeon dice on the level become dragons and go to the lair."),
  [TOKEN_PORTAL]
  = N_ ("The delve is over at once, with as much experience as the level die shows."),
};

static gboolean
read_treasure_position (const TmArgs *args, RollPosition *position, TmRuling *ruling)
{
  memset (position, 0, sizeof *position);
  position->hero = HERO_NONE;
  position->lair = tm_args_get (args, TREASURE_LAIR);
  position->grave = tm_args_get (args, TREASURE_GRAVEYARD);
  roll_read_faces (args, TREASURE_DUNGEON, position->level, ROLL_N_LEVEL_FACES);
  return roll_check_seven (roll_position_count_level (position), position->lair, "lair", FALSE,
                           ruling);
}

static void
use_token (RollPosition *position, RollToken token, TmResolution *resolution)
{
  if (token == TOKEN_RING)
    roll_position_use_ring (position);
  else if (token == TOKEN_BAIT)
    roll_position_use_bait (position, roll_bait_spares_loot (position, resolution));
  else if (token == TOKEN_PORTAL)
    {
      roll_position_clear_level (position);
      position->lair = 0;
    }
}

static void
explain_token (RollToken token, const RollBar *bar, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, roll_treasure_articles[token],
                            tm_text (token_texts[token]));
  if (bar != NULL)
    tm_resolution_add_reason (resolution, bar->article, tm_text (bar->text));
  else
    tm_resolution_add_reason (resolution, "roll.treasure.return",
                              tm_text (N_ ("A token that was used goes back to the box.")));
  if (token == TOKEN_PORTAL)
    tm_resolution_add_reason (resolution, "roll.score.portal",
                              tm_text (N_ ("Unused it is worth 2 points.")));
  else
    tm_resolution_add_reason (resolution, "roll.score",
                              tm_text (N_ ("Unused it is worth 1 point.")));
}

/* «Сокровища». */
void
roll_answer_treasure_effect (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  RollToken token = (RollToken) tm_args_get (args, TREASURE_TOKEN);
  RollPosition position;
  const RollBar *bar;
  gboolean is_used;

  if (!read_treasure_position (args, &position, ruling))
    return;
  tm_ruling_cite (ruling, roll_treasure_articles[token]);
  bar = roll_judge_treasure (&position, token, roll_read_phase (args, TREASURE_PHASE), resolution);
  is_used = bar == NULL;
  explain_token (token, bar, resolution);
  if (is_used)
    use_token (&position, token, resolution);
  tm_ruling_set_flag (ruling, "usable", is_used);
  tm_ruling_set_word (
      ruling, "acts-as",
      token <= TOKEN_SCROLL ? roll_party_words[roll_unit_get_face (UNIT_TOKEN + token)].id : "");
  set_after (ruling, &position);
  tm_ruling_set_number (ruling, "revives", is_used && token == TOKEN_ELIXIR);
  tm_ruling_set_number (ruling, "xp",
                        is_used && token == TOKEN_PORTAL ? tm_args_get (args, TREASURE_LEVEL) : 0);
  tm_ruling_set_flag (ruling, "ends-delve", is_used && token == TOKEN_PORTAL);
  tm_ruling_set_number (ruling, "points", token == TOKEN_PORTAL ? 2 : 1);
  tm_ruling_set_number (ruling, "copies", roll_token_copies[token]);
  tm_ruling_set_verdict (ruling, is_used ? tm_text (N_ ("Yes, it can be used now"))
                                         : tm_text (N_ ("No: %s"), tm_arg_word (bar->text)));
}
