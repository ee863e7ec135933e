/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the text of the rulebook gives of some cards: symbols are lost in it, and the examples may stem from
 * another set. Nothing of it holds before the owner of a box has confirmed it. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-printed.h"

#define MOST_VALUES 18

/* A layer and its value; layers without values end it. */
typedef struct
{
  guint layer;
  gint32 value;
} Printed;

/**
 * Suggestion:
 * @face: the card
 * @printed: values of it
 * @n_printed: how many there are
 * @type: (nullable): its type, an `N_()` string
 * @effect: (nullable): what it does, an `N_()` string
 * @remark: (nullable): what the text leaves open, an `N_()` string
 */
typedef struct
{
  gint32 face;
  guint n_printed;
  Printed printed[MOST_VALUES];
  const char *type;
  const char *effect;
  const char *remark;
} Suggestion;

#define LEVELS(form, first, second, third, fourth)                  \
  { HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 0, (first) },      \
      { HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 1, (second) }, \
      { HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 2, (third) },  \
  {                                                                 \
    HERO_STATS + DUNGEONEER_MAX_LEVEL *(form) + 3, (fourth)         \
  }
#define TUNNEL(tunnel)                                                                      \
  { .face = (tunnel),                                                                       \
    .n_printed = 3,                                                                         \
    .printed                                                                                \
    = { { LOCATION_TYPE, LOCATION_TUNNEL }, { LOCATION_PERIL, 2 }, { LOCATION_GLORY, 1 } }, \
    .remark = N_ ("The exits are on the card.") }

/* R p. 3, 14 to 15. */
static const Suggestion heroes[] = {
  { .face = HERO_RODERICK,
    .n_printed = 13,
    .printed = { { HERO_HEALTH, 6 },
                 LEVELS (STAT_MELEE, 1, 2, 3, 4),
                 LEVELS (STAT_MAGIC, 0, 1, 2, 2),
                 LEVELS (STAT_SPEED, 2, 3, 3, 4) },
    .remark = N_ ("The limits are 2 and 3; which is which shows on the card.") },
  { .face = HERO_KRON,
    .n_printed = 15,
    .printed = { { HERO_HEALTH, 6 },
                 LEVELS (STAT_MELEE, 1, 3, 5, 6),
                 LEVELS (STAT_MAGIC, 0, 0, 0, 0),
                 LEVELS (STAT_SPEED, 2, 3, 4, 4),
                 { HERO_COST, 2 },
                 { HERO_ONCE, TRUE } },
    .effect = N_ ("A free attack with +1 on an opponent who has attacked him in this turn"),
    .remark = N_ ("The limits are 4 and 1; which is which shows on the card.") },
};

/* R p. 6, 18, 22. */
static const Suggestion locations[] = {
  { .face = PLACE_ANTECHAMBER,
    .n_printed = 5,
    .printed = { { LOCATION_TYPE, LOCATION_ROOM },
                 { LOCATION_ENTRANCE, TRUE },
                 { LOCATION_PERIL, 1 },
                 { LOCATION_GLORY, 1 },
                 { LOCATION_BAN, TRUE } },
    .effect = N_ ("Pay 2 to discard a personal heroic quest and take a new one"),
    .remark = N_ ("The exits are on the card.") },
  TUNNEL (PLACE_BEND),
  TUNNEL (PLACE_PASSAGE),
  TUNNEL (PLACE_CORRIDOR),
  TUNNEL (PLACE_CORNER),
  { .face = PLACE_GLOOMY_CROSSING,
    .n_printed = 5,
    .printed = { { LOCATION_TYPE, LOCATION_GLOOMY },
                 { LOCATION_PERIL, 3 },
                 { LOCATION_GLORY, 2 },
                 { LOCATION_HAZARD, HAZARD_DANGER },
                 { LOCATION_HAZARD_TEST, DUNGEONEER_TEST (-1, 2) } },
    .remark = N_ ("The exits are on the card.") },
};

/* R p. 4, 16 to 17. */
static const Suggestion quests[] = {
  { .face = QUEST_MAGIC_FISH,
    .n_printed = 3,
    .printed = { { QUEST_CATEGORY, CATEGORY_CHANCE },
                 { QUEST_PLACE, PLACE_TROLL_BRIDGE },
                 { QUEST_TEST, DUNGEONEER_TEST (-1, 5) } },
    .effect = N_ ("Pay 2 for a second die and keep the higher one") },
  { .face = QUEST_MAIDEN,
    .n_printed = 4,
    .printed = { { QUEST_CATEGORY, CATEGORY_INFLUENCE },
                 { QUEST_CATEGORY_2, CATEGORY_ESCORT },
                 { QUEST_PLACE, PLACE_INNER_SANCTUM },
                 { QUEST_PLACE_2, PLACE_ANTECHAMBER } },
    .effect = N_ ("Taken along to any entrance") },
  { .face = QUEST_DRAGONLING,
    .n_printed = 2,
    .printed = { { QUEST_CATEGORY, CATEGORY_HUNT }, { QUEST_PLACE, PLACE_INNER_SANCTUM } } },
};

/* R p. 12 to 15. */
static const Suggestion adventures[] = {
  { .face = CARD_LEGION,
    .n_printed = 5,
    .printed = { { ADVENTURE_CLASS, CLASS_ENCOUNTER },
                 { ADVENTURE_DURATION, DURATION_MONSTER },
                 { ADVENTURE_MELEE, 3 },
                 { ADVENTURE_HIT_MELEE, 1 },
                 { ADVENTURE_TEST, DUNGEONEER_TEST (STAT_MAGIC, 4) } },
    .type = TM_WORD ("dungeoneer card", "demon"),
    .effect
    = N_ ("When it attacks, every hero in the location passes the check or takes 1 wound") },
  { .face = CARD_WRAITH,
    .n_printed = 4,
    .printed = { { ADVENTURE_CLASS, CLASS_ENCOUNTER },
                 { ADVENTURE_DURATION, DURATION_MONSTER },
                 { ADVENTURE_FORMS, 1 << STAT_MAGIC },
                 { ADVENTURE_HIT_MAGIC, 1 } },
    .type = TM_WORD ("dungeoneer card", "undead"),
    .effect = N_ ("A hit in magic takes 1 glory away, too") },
  { .face = CARD_SCARE,
    .n_printed = 4,
    .printed = { { ADVENTURE_CLASS, CLASS_BOON },
                 { ADVENTURE_TIMING, TIMING_RESPONSE },
                 { ADVENTURE_DURATION, DURATION_INSTANT },
                 { ADVENTURE_COST, 3 } },
    .effect = N_ ("Discards one attacking monster") },
};

static const struct
{
  const Suggestion *suggestions;
  guint n_suggestions;
  int type;
  guint effect;
} pages[DUNGEONEER_N_PAGES] = {
  [PAGE_HEROES] = { heroes, G_N_ELEMENTS (heroes), -1, HERO_EFFECT },
  [PAGE_LOCATIONS] = { locations, G_N_ELEMENTS (locations), -1, LOCATION_EFFECT },
  [PAGE_QUESTS] = { quests, G_N_ELEMENTS (quests), -1, QUEST_EFFECT },
  [PAGE_ADVENTURES] = { adventures, G_N_ELEMENTS (adventures), ADVENTURE_TYPE, ADVENTURE_EFFECT },
};

static const Suggestion *
find_suggestion (guint page, gint32 face)
{
  for (guint i = 0; i < pages[page].n_suggestions; i++)
    if (pages[page].suggestions[i].face == face)
      return &pages[page].suggestions[i];
  return NULL;
}

/**
 * dungeoneer_suggest:
 * @box: a box, which keeps the texts
 * @page: a [enum@DungeoneerPage]
 * @face: a card
 * @values: (inout): what is told of it, by layer: nothing
 * @remark: (out): what is open, if anything
 *
 * Puts there what the text of the rulebook gives of a card.
 *
 * Returns: whether it gives anything
 */
gboolean
dungeoneer_suggest (
    TmBox *box, guint page, gint32 face, gint32 values[DUNGEONEER_MAX_LAYERS], TmText *remark)
{
  const Suggestion *suggestion = find_suggestion (page, face);

  *remark = TM_TEXT_NONE;
  if (suggestion == NULL)
    return FALSE;
  for (guint i = 0; i < suggestion->n_printed; i++)
    values[suggestion->printed[i].layer] = suggestion->printed[i].value;
  if (suggestion->type != NULL && pages[page].type >= 0)
    values[pages[page].type] = tm_box_intern (box, tm_word_get (suggestion->type));
  if (suggestion->effect != NULL)
    values[pages[page].effect] = tm_box_intern (box, tm_word_get (suggestion->effect));
  if (suggestion->remark != NULL)
    *remark = tm_text (suggestion->remark);
  return TRUE;
}
