/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What talents give, R «Карты талантов», p.16: before the first round, and whenever something that
 * they count goes up. The others act where their matter is settled. */

#include "config.h"

#include <string.h>

#include "paper-dungeons-team.h"

/* Minions that a beastmaster or a shaman counts to. */
#define MINIONS_A_GIFT 3

/**
 * paper_get_talent_setup:
 * @talent: a [enum@PaperTalent], or %PAPER_NO_TALENT
 * @gift: (out): what it gives
 *
 * Gets what a talent gives before the first round.
 */
void
paper_get_talent_setup (int talent, PaperGift *gift)
{
  memset (gift, 0, sizeof *gift);
  switch (talent)
    {
    case TALENT_TREASURE_HUNTER:
      gift->gems = 1;
      break;
    case TALENT_VETERAN:
      gift->levels = 2;
      break;
    case TALENT_ASSASSIN:
      gift->minions = 2;
      break;
    case TALENT_CRAFTSMAN:
      gift->cells = 2;
      break;
    case TALENT_HEALER:
      gift->potions = 2;
      break;
    default:
      break;
    }
}

/**
 * paper_get_talent_trigger:
 * @talent: a [enum@PaperTalent], or %PAPER_NO_TALENT
 * @before: what the talent counts, as it was: minions of a beastmaster or shaman, gems of a merchant,
 *   heroes of a noble at level 5 or more
 * @after: as it is now
 * @gift: (out): what it gives
 *
 * Gets what a talent gives when the number that it counts goes up. Other talents give nothing.
 */
void
paper_get_talent_trigger (int talent, guint before, guint after, PaperGift *gift)
{
  guint more = after > before ? after - before : 0;
  guint threes = after > before ? after / MINIONS_A_GIFT - before / MINIONS_A_GIFT : 0;

  memset (gift, 0, sizeof *gift);
  switch (talent)
    {
    case TALENT_NOBLE:
      gift->cells = more;
      break;
    case TALENT_BEASTMASTER:
      gift->cells = threes;
      break;
    case TALENT_MERCHANT:
      gift->potions = more;
      break;
    case TALENT_SHAMAN:
      gift->potions = threes;
      break;
    default:
      break;
    }
}
