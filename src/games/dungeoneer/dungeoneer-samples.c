/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A box at random in which everything is told, for tests and for random play. It agrees with what the
 * rulebook tells and is made up otherwise. */

#include "config.h"

#include "dungeoneer-printed.h"

#define N_OWN_LOCATIONS 9
#define N_OWN_QUESTS 7
#define N_OWN_ADVENTURES 30

static gint32
below (TmRandom *random, guint n)
{
  return (gint32) tm_random_below (random, n);
}

static gboolean
is_lucky (TmRandom *random, guint one_in)
{
  return below (random, one_in) == 0;
}

static void
add (GStrvBuilder *records, guint page, const DungeoneerRecord *record)
{
  g_autofree char *text = dungeoneer_record_dup (page, record);

  g_strv_builder_add (records, text);
}

/* A name: one of the rulebook's, then others. */
static char *
dup_name (guint page, guint index)
{
  const TmPieceSpec *piece = &dungeoneer_kit.pieces[dungeoneer_page_specs[page].kind];

  return index < piece->n_faces ? g_strdup (piece->faces[index].id)
                                : g_strdup_printf ("Card %u", index - piece->n_faces + 1);
}

/* So many cards fall into kinds, one of each at least. */
static void
sample_copies (TmRandom *random, gint32 *copies, guint n_kinds, guint n_cards, guint first)
{
  for (guint i = 0; i < n_kinds; i++)
    copies[i] = 1;
  for (guint i = n_kinds; i < n_cards; i++)
    copies[first + (guint) below (random, n_kinds - first)]++;
}

static gint32
sample_check (TmRandom *random)
{
  return DUNGEONEER_TEST (below (random, DUNGEONEER_N_FORMS), 3 + below (random, 4));
}

/* Heroes */

static void
sample_hero (TmRandom *random, DungeoneerRecord *record)
{
  record->values[HERO_HEALTH] = 5 + below (random, 3);
  record->values[HERO_BOONS] = 1 + below (random, 4);
  record->values[HERO_TREASURES] = 1 + below (random, 4);
  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    {
      gint32 value = form == STAT_SPEED ? 2 : below (random, 3);

      for (guint level = 0; level < DUNGEONEER_MAX_LEVEL; level++)
        {
          record->values[HERO_STATS + DUNGEONEER_MAX_LEVEL * form + level] = value;
          value += below (random, 2);
        }
    }
  if (is_lucky (random, 2))
    {
      record->values[HERO_COST] = below (random, 4);
      record->values[HERO_ONCE] = below (random, 2);
      record->words[HERO_EFFECT] = g_strdup ("A blow, and another one");
    }
}

/* Locations */

/* Most sides are open; the entrance has four exits. */
static void
sample_exits (TmRandom *random, DungeoneerRecord *record, gboolean is_entrance)
{
  static const DungeoneerExit exits[]
      = { EXIT_OPEN, EXIT_OPEN, EXIT_OPEN, EXIT_OPEN, EXIT_WALL, EXIT_LOCKED, EXIT_TRAPPED };
  gint32 all = 0;

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      DungeoneerExit exit = is_entrance ? EXIT_OPEN : exits[below (random, G_N_ELEMENTS (exits))];

      all |= (gint32) exit << 3 * side;
      if (exit == EXIT_LOCKED || exit == EXIT_TRAPPED)
        record->values[LOCATION_TEST_N + side] = sample_check (random);
    }
  record->values[LOCATION_EXITS] = all;
}

static void
sample_location (TmRandom *random, guint face, DungeoneerRecord *record)
{
  gboolean is_entrance = face == PLACE_ANTECHAMBER;
  gboolean is_room = is_entrance || face > PLACE_GLOOMY_CROSSING;

  record->values[LOCATION_TYPE] = is_room                         ? LOCATION_ROOM
                                  : face == PLACE_GLOOMY_CROSSING ? LOCATION_GLOOMY
                                                                  : LOCATION_TUNNEL;
  record->values[LOCATION_ENTRANCE] = is_entrance || (is_room && is_lucky (random, 12));
  record->values[LOCATION_PERIL] = is_entrance ? 1 : 1 + below (random, 4);
  record->values[LOCATION_GLORY] = is_entrance ? 1 : below (random, 4);
  record->values[LOCATION_BAN] = is_entrance;
  sample_exits (random, record, is_entrance);
  if (is_room && !is_entrance && is_lucky (random, 3))
    {
      record->values[LOCATION_HAZARD] = 1 + below (random, DUNGEONEER_N_HAZARDS - 1);
      if (record->values[LOCATION_HAZARD] != HAZARD_PIT)
        record->values[LOCATION_HAZARD_TEST] = sample_check (random);
    }
}

/* Quests */

static void
sample_quest (TmRandom *random, DungeoneerRecord *record)
{
  gint32 category = below (random, DUNGEONEER_N_CATEGORIES);

  record->values[QUEST_CATEGORY] = category;
  record->words[QUEST_PLACE]
      = dup_name (PAGE_LOCATIONS, (guint) below (random, N_LOCATION_FACES + N_OWN_LOCATIONS));
  if (category == CATEGORY_ESCORT)
    record->words[QUEST_PLACE_2]
        = dup_name (PAGE_LOCATIONS, (guint) below (random, N_LOCATION_FACES + N_OWN_LOCATIONS));
  if (category == CATEGORY_THREAT)
    record->values[QUEST_TEST] = sample_check (random);
  if (category == CATEGORY_CHANCE)
    record->values[QUEST_TEST] = DUNGEONEER_TEST (-1, 3 + below (random, 4));
  if (category == CATEGORY_SEARCH)
    record->values[QUEST_SEARCH] = 4 + below (random, 4);
  if (category == CATEGORY_HUNT)
    {
      record->values[QUEST_MONSTER_HEALTH] = 1 + below (random, 3);
      for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
        record->values[QUEST_MONSTER_MELEE + form] = 1 + below (random, 4);
      record->values[QUEST_MONSTER_FORMS] = 1 + below (random, 7);
    }
  record->values[QUEST_LEVELS] = 1;
  record->values[QUEST_GLORY] = below (random, 4);
  record->values[QUEST_RESTORE] = below (random, 3);
}

/* Adventures */

static void
sample_monster (TmRandom *random, DungeoneerRecord *record)
{
  record->values[ADVENTURE_TIMING] = TIMING_MISDEEDS;
  record->values[ADVENTURE_DURATION] = DURATION_MONSTER;
  record->values[ADVENTURE_HEALTH] = 1 + below (random, 2);
  record->values[ADVENTURE_FORMS] = 1 + below (random, 7);
  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    record->values[ADVENTURE_MELEE + form] = below (random, 5);
  record->values[ADVENTURE_HIT_MELEE] = 1 + below (random, 2);
  record->words[ADVENTURE_TYPE] = g_strdup ("undead");
}

static void
sample_lasting (TmRandom *random, DungeoneerRecord *record)
{
  static const char *const types[] = { "helmet", "armor", "sword", "ring", "boots" };

  record->values[ADVENTURE_DURATION] = DURATION_PERMANENT;
  record->values[ADVENTURE_ADD_MELEE + below (random, DUNGEONEER_N_FORMS)] = 1 + below (random, 2);
  record->values[ADVENTURE_ADD_BOONS] = is_lucky (random, 6);
  if (record->values[ADVENTURE_CLASS] == CLASS_TREASURE)
    record->words[ADVENTURE_TYPE] = g_strdup (types[below (random, G_N_ELEMENTS (types))]);
}

static void
sample_glory (TmRandom *random, DungeoneerRecord *record)
{
  static const DungeoneerTiming timings[]
      = { TIMING_FEATS, TIMING_FEATS, TIMING_RESPONSE, TIMING_ANY };

  record->values[ADVENTURE_TIMING] = (gint32) timings[below (random, G_N_ELEMENTS (timings))];
  record->values[ADVENTURE_DURATION] = DURATION_INSTANT;
  if (is_lucky (random, 2))
    sample_lasting (random, record);
  else if (is_lucky (random, 6))
    record->values[ADVENTURE_DURATION] = DURATION_ATTACHMENT;
}

static void
sample_peril (TmRandom *random, DungeoneerRecord *record)
{
  if (record->values[ADVENTURE_CLASS] == CLASS_BANE)
    {
      record->values[ADVENTURE_TIMING] = is_lucky (random, 2) ? TIMING_MISDEEDS : TIMING_ANY;
      record->values[ADVENTURE_DURATION]
          = is_lucky (random, 3) ? DURATION_PERMANENT : DURATION_INSTANT;
      record->values[ADVENTURE_ADD_SPEED] = -below (random, 2);
      return;
    }
  if (!is_lucky (random, 4))
    {
      sample_monster (random, record);
      return;
    }
  record->values[ADVENTURE_TIMING] = TIMING_MISDEEDS;
  record->values[ADVENTURE_DURATION] = DURATION_INSTANT;
  record->values[ADVENTURE_TEST] = sample_check (random);
}

static void
sample_adventure (TmRandom *random, guint face, DungeoneerRecord *record)
{
  gint32 class = face == CARD_SCARE         ? (gint32) CLASS_BOON
                 : face < N_ADVENTURE_FACES ? (gint32) CLASS_ENCOUNTER
                                            : (gint32) (face % DUNGEONEER_N_CLASSES);

  record->values[ADVENTURE_CLASS] = class;
  record->values[ADVENTURE_COST] = is_lucky (random, 12) ? DUNGEONEER_COST_X : below (random, 6);
  if (class == CLASS_BOON || class == CLASS_TREASURE)
    sample_glory (random, record);
  else
    sample_peril (random, record);
  if (is_lucky (random, 10))
    record->values[ADVENTURE_FLAGS] = 1 << below (random, 3);
  if (is_lucky (random, 4))
    record->words[ADVENTURE_EFFECT] = g_strdup ("Something happens, or not");
}

/* Pages */

static void
sample_card (TmRandom *random, guint page, guint face, DungeoneerRecord *record)
{
  switch (page)
    {
    case PAGE_HEROES:
      sample_hero (random, record);
      break;
    case PAGE_LOCATIONS:
      sample_location (random, face, record);
      break;
    case PAGE_QUESTS:
      sample_quest (random, record);
      break;
    case PAGE_ADVENTURES:
    default:
      sample_adventure (random, face, record);
      break;
    }
}

/**
 * dungeoneer_sample_records:
 * @random: a source of chance
 * @page: a [enum@DungeoneerPage]
 * @records: where to add the records
 *
 * Makes up a page of "Your box" from which the app can draw.
 */
void
dungeoneer_sample_records (TmRandom *random, guint page, GStrvBuilder *records)
{
  static const guint n_kinds[DUNGEONEER_N_PAGES] = {
    [PAGE_HEROES] = N_HERO_FACES,
    [PAGE_LOCATIONS] = N_LOCATION_FACES + N_OWN_LOCATIONS,
    [PAGE_QUESTS] = N_QUEST_FACES + N_OWN_QUESTS,
    [PAGE_ADVENTURES] = N_ADVENTURE_FACES + N_OWN_ADVENTURES,
  };
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  gint32 copies[DUNGEONEER_N_ADVENTURES] = { 0 };

  /* There is one antechamber. */
  sample_copies (random, copies, n_kinds[page], spec->n_cards, page == PAGE_LOCATIONS ? 1 : 0);
  for (guint face = 0; face < n_kinds[page]; face++)
    {
      g_autofree char *name = dup_name (page, face);
      g_auto (DungeoneerRecord) record = { 0 };

      dungeoneer_record_init (&record, page, name);
      sample_card (random, page, face, &record);
      if (spec->copies >= 0)
        record.values[spec->copies] = copies[face];
      add (records, page, &record);
    }
}
