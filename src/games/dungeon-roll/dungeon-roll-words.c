/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Heroes and tokens in a few words, for cards and buttons. The articles say it in full. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-private.h"

/* What the skill of a hero does, in one line. */
TmText
roll_get_skill_text (int hero)
{
  switch (hero)
    {
    case HERO_SPELLSWORD:
    case HERO_BATTLEMAGE:
      return tm_text (N_ ("Fighters and mages stand in for each other."));
    case HERO_CRUSADER:
    case HERO_PALADIN:
      return tm_text (N_ ("Fighters and clerics stand in for each other."));
    case HERO_KNIGHT:
      return tm_text (N_ ("Scrolls rolled for the party become champions."));
    case HERO_DRAGON_SLAYER:
      return tm_text (N_ ("Scrolls rolled for the party become champions; two different "
                          "companions slay a dragon."));
    case HERO_ENCHANTRESS:
    case HERO_BEGUILER:
      return tm_text (N_ ("A scroll stands in for any companion."));
    case HERO_MERCENARY:
      return tm_text (N_ ("On forming the party, any of its dice are rerolled once."));
    case HERO_COMMANDER:
      return tm_text (N_ ("Fighters beat one more monster of any type."));
    case HERO_HALF_GOBLIN:
    case HERO_CHIEFTAIN:
      return tm_text (N_ ("Chests and potions may be used in the monster phase."));
    case HERO_MINSTREL:
      return tm_text (N_ ("Thieves and mages stand in for each other."));
    case HERO_BARD:
      return tm_text (N_ ("Thieves and mages stand in for each other; champions beat one more "
                          "monster."));
    case HERO_OCCULTIST:
    case HERO_NECROMANCER:
      return tm_text (N_ ("Mages and clerics stand in for each other."));
    default:
      return TM_TEXT_NONE;
    }
}

/* The name of the one-shot ability, an `N_()` string; NULL without a hero. */
const char *
roll_get_power_word (int hero)
{
  switch (roll_get_power (hero))
    {
    case POWER_UNIT:
      return hero == HERO_SPELLSWORD ? N_ ("Arcane Blade") : N_ ("Holy Strike");
    case POWER_FURY:
      return N_ ("Arcane Fury");
    case POWER_INTERVENTION:
      return N_ ("Divine Intervention");
    case POWER_BATTLECRY:
      return N_ ("Battlecry");
    case POWER_CHARM:
      return N_ ("Charm Monster");
    case POWER_MESMERIZE:
      return N_ ("Mesmerize");
    case POWER_STRIKE:
      return N_ ("Calculated Strike");
    case POWER_PRESENCE:
      return N_ ("Battlefield Presence");
    case POWER_PLEA:
      return N_ ("Plea for Help");
    case POWER_RANK:
      return N_ ("Pull Rank");
    case POWER_SONG:
      return N_ ("Bard Song");
    case POWER_ANIMATE:
      return N_ ("Animate Dead");
    case POWER_COMMAND:
      return N_ ("Command Dead");
    case POWER_NONE:
    default:
      return NULL;
    }
}

/* The same as a text. */
TmText
roll_get_power_name (int hero)
{
  return tm_text (roll_get_power_word (hero));
}

/* What the one-shot ability does, as a command. */
TmText
roll_get_power_label (int hero)
{
  switch (roll_get_power (hero))
    {
    case POWER_UNIT:
      return hero == HERO_SPELLSWORD ? tm_text (N_ ("The hero is a fighter or a mage"))
                                     : tm_text (N_ ("The hero is a fighter or a cleric"));
    case POWER_FURY:
      return tm_text (N_ ("Sweep the level and the lair"));
    case POWER_INTERVENTION:
      return tm_text (N_ ("Pay a token: clear everything"));
    case POWER_BATTLECRY:
      return tm_text (N_ ("Monsters into the lair"));
    case POWER_CHARM:
      return tm_text (N_ ("One monster into a potion"));
    case POWER_MESMERIZE:
      return tm_text (N_ ("Two monsters into one potion"));
    case POWER_STRIKE:
      return tm_text (N_ ("Beat two monsters"));
    case POWER_PRESENCE:
      return tm_text (N_ ("Reroll any dice"));
    case POWER_PLEA:
      return tm_text (N_ ("A goblin becomes a thief"));
    case POWER_RANK:
      return tm_text (N_ ("Two goblins become thieves"));
    case POWER_SONG:
      return tm_text (N_ ("Empty the lair"));
    case POWER_ANIMATE:
      return tm_text (N_ ("A skeleton becomes a fighter"));
    case POWER_COMMAND:
      return tm_text (N_ ("Two skeletons become fighters"));
    case POWER_NONE:
    default:
      return TM_TEXT_NONE;
    }
}

/* What a token does, in one line. */
TmText
roll_get_token_text (guint token)
{
  switch (token)
    {
    case TOKEN_SWORD:
      return tm_text (N_ ("Stands for a fighter"));
    case TOKEN_TALISMAN:
      return tm_text (N_ ("Stands for a cleric"));
    case TOKEN_SCEPTRE:
      return tm_text (N_ ("Stands for a mage"));
    case TOKEN_TOOLS:
      return tm_text (N_ ("Stands for a thief"));
    case TOKEN_SCROLL:
      return tm_text (N_ ("Stands for a scroll"));
    case TOKEN_RING:
      return tm_text (N_ ("Clears the lair, no reward"));
    case TOKEN_SCALES:
      return tm_text (N_ ("1 point, a pair 4"));
    case TOKEN_ELIXIR:
      return tm_text (N_ ("Brings a die back"));
    case TOKEN_BAIT:
      return tm_text (N_ ("Turns dice into dragons"));
    case TOKEN_PORTAL:
    default:
      return tm_text (N_ ("Out with the level’s points; 2 if kept"));
    }
}
