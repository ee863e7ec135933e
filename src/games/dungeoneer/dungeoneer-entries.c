/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box": what the editors show of each card, told, suggested or still to be named. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-printed.h"

static const guint moves[DUNGEONEER_N_PAGES] = {
  [PAGE_HEROES] = MOVE_TEACH_HERO,
  [PAGE_LOCATIONS] = MOVE_TEACH_LOCATION,
  [PAGE_QUESTS] = MOVE_TEACH_QUEST,
  [PAGE_ADVENTURES] = MOVE_TEACH_ADVENTURE,
};

/* Which card is meant is the first parameter of each of them. */
G_STATIC_ASSERT (ARG_TEACH_HERO_CARD == 0);
G_STATIC_ASSERT (ARG_TEACH_LOCATION_CARD == 0);
G_STATIC_ASSERT (ARG_TEACH_QUEST_CARD == 0);
G_STATIC_ASSERT (ARG_TEACH_ADVENTURE_CARD == 0);

/* A card that is shown, as parameters of the move that tells of it. */
typedef struct
{
  TmBox *box;
  guint page;
  const gint32 *values;
  TmArgs *args;
} Shown;

/* Parameters */

/* Of an item of a list, too: what a form would not take is not known. */
static gint32
get_number (const Shown *self, guint param, guint layer)
{
  const TmParam *spec = &dungeoneer_moves[moves[self->page]].params[param];
  gint32 value = self->values[layer];

  return value == dungeoneer_get_untold (self->page, layer) || value < spec->min
                 || value > spec->max
             ? TM_NUMBER_UNKNOWN
             : value;
}

static void
show_number (const Shown *self, guint param, guint layer)
{
  tm_args_set (self->args, param, get_number (self, param, layer));
}

static void
show_numbers (const Shown *self, guint param, guint first_layer, guint n_items)
{
  gint32 items[DUNGEONEER_MAX_LEVEL];
  gboolean is_any = FALSE;

  for (guint i = 0; i < n_items; i++)
    {
      items[i] = get_number (self, param, first_layer + i);
      is_any = is_any || items[i] != TM_NUMBER_UNKNOWN;
    }
  tm_args_set_list (self->args, param, items, is_any ? n_items : 0);
}

/* Of choices, flags, faces and texts. */
static void
show_value (const Shown *self, guint param, guint layer)
{
  if (self->values[layer] != dungeoneer_get_untold (self->page, layer))
    tm_args_set (self->args, param, self->values[layer]);
}

static void
show_set (const Shown *self, guint param, guint layer)
{
  gint32 items[DUNGEONEER_N_FORMS];
  guint n_items = 0;

  for (guint i = 0; self->values[layer] > 0 && i < DUNGEONEER_N_FORMS; i++)
    if (self->values[layer] >> i & 1)
      items[n_items++] = (gint32) i;
  tm_args_set_list (self->args, param, items, n_items);
}

static void
show_flag (const Shown *self, guint param, gint32 flag)
{
  if (self->values[ADVENTURE_FLAGS] != 0)
    tm_args_set (self->args, param, (self->values[ADVENTURE_FLAGS] & flag) != 0);
}

static gint32
get_threat (const Shown *self, guint layer)
{
  gint32 threat = DUNGEONEER_TEST_THREAT (self->values[layer]);

  return threat < 1 || threat > DUNGEONEER_MOST_TO_REACH ? TM_NUMBER_UNKNOWN : threat;
}

static void
show_check (const Shown *self, guint stat, guint threat, guint layer)
{
  gint32 tested = DUNGEONEER_TEST_STAT (self->values[layer]);

  tm_args_set (self->args, threat, get_threat (self, layer));
  if (tested >= 0 && tested < DUNGEONEER_N_STATS)
    tm_args_set (self->args, stat, tested);
}

/* A place that the box does not know is not shown. */
static void
show_place (const Shown *self, guint param, guint layer)
{
  gint32 place = self->values[layer];

  if (tm_box_get_face (self->box, PIECE_LOCATION, place) == NULL)
    place = TM_FACE_UNKNOWN;
  tm_args_set (self->args, param, place);
}

static void
show_hero (const Shown *self)
{
  static const guint forms[DUNGEONEER_N_FORMS]
      = { ARG_TEACH_HERO_MELEE, ARG_TEACH_HERO_MAGIC, ARG_TEACH_HERO_SPEED };

  show_number (self, ARG_TEACH_HERO_HEALTH, HERO_HEALTH);
  show_number (self, ARG_TEACH_HERO_BOONS, HERO_BOONS);
  show_number (self, ARG_TEACH_HERO_TREASURES, HERO_TREASURES);
  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    show_numbers (self, forms[form], HERO_STATS + DUNGEONEER_MAX_LEVEL * form,
                  DUNGEONEER_MAX_LEVEL);
  show_number (self, ARG_TEACH_HERO_COST, HERO_COST);
  show_value (self, ARG_TEACH_HERO_ONCE, HERO_ONCE);
  show_value (self, ARG_TEACH_HERO_EFFECT, HERO_EFFECT);
}

static void
show_exits (const Shown *self)
{
  gint32 exits = self->values[LOCATION_EXITS];
  char letters[TM_N_SIDES + 1];
  DungeoneerSides sides;

  if (exits == DUNGEONEER_UNTOLD)
    return;
  for (guint side = 0; side < TM_N_SIDES; side++)
    sides.exits[side] = (guint8) MIN (exits >> 3 * side & 7, EXIT_UNKNOWN);
  dungeoneer_spell_sides (sides, letters);
  tm_args_set (self->args, ARG_TEACH_LOCATION_EXITS, tm_box_intern (self->box, letters));
}

/* Both lists or none. */
static void
show_exit_checks (const Shown *self)
{
  gint32 stats[TM_N_SIDES], threats[TM_N_SIDES];
  gboolean is_any = FALSE;

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      gint32 stat = DUNGEONEER_TEST_STAT (self->values[LOCATION_TEST_N + side]);

      threats[side] = get_threat (self, LOCATION_TEST_N + side);
      stats[side] = stat < 0 || stat >= DUNGEONEER_N_STATS ? -1 : stat;
      is_any = is_any || threats[side] != TM_NUMBER_UNKNOWN;
    }
  tm_args_set_list (self->args, ARG_TEACH_LOCATION_STATS, stats, is_any ? TM_N_SIDES : 0);
  tm_args_set_list (self->args, ARG_TEACH_LOCATION_THREATS, threats, is_any ? TM_N_SIDES : 0);
}

static void
show_location (const Shown *self)
{
  show_value (self, ARG_TEACH_LOCATION_TYPE, LOCATION_TYPE);
  show_value (self, ARG_TEACH_LOCATION_ENTRANCE, LOCATION_ENTRANCE);
  show_number (self, ARG_TEACH_LOCATION_PERIL, LOCATION_PERIL);
  show_number (self, ARG_TEACH_LOCATION_GLORY, LOCATION_GLORY);
  show_exits (self);
  show_exit_checks (self);
  show_value (self, ARG_TEACH_LOCATION_HAZARD, LOCATION_HAZARD);
  show_check (self, ARG_TEACH_LOCATION_HAZARD_STAT, ARG_TEACH_LOCATION_HAZARD_THREAT,
              LOCATION_HAZARD_TEST);
  show_value (self, ARG_TEACH_LOCATION_BAN, LOCATION_BAN);
  show_number (self, ARG_TEACH_LOCATION_COPIES, LOCATION_COPIES);
  show_value (self, ARG_TEACH_LOCATION_EFFECT, LOCATION_EFFECT);
}

static void
show_quest (const Shown *self)
{
  show_value (self, ARG_TEACH_QUEST_CATEGORY, QUEST_CATEGORY);
  show_value (self, ARG_TEACH_QUEST_CATEGORY_2, QUEST_CATEGORY_2);
  show_place (self, ARG_TEACH_QUEST_PLACE, QUEST_PLACE);
  show_place (self, ARG_TEACH_QUEST_PLACE_2, QUEST_PLACE_2);
  show_check (self, ARG_TEACH_QUEST_STAT, ARG_TEACH_QUEST_THREAT, QUEST_TEST);
  show_number (self, ARG_TEACH_QUEST_SEARCH, QUEST_SEARCH);
  for (guint i = 0; i <= DUNGEONEER_N_FORMS; i++)
    show_number (self, ARG_TEACH_QUEST_HEALTH + i, QUEST_MONSTER_HEALTH + i);
  show_set (self, ARG_TEACH_QUEST_FORMS, QUEST_MONSTER_FORMS);
  show_number (self, ARG_TEACH_QUEST_LEVELS, QUEST_LEVELS);
  show_number (self, ARG_TEACH_QUEST_GLORY, QUEST_GLORY);
  show_number (self, ARG_TEACH_QUEST_RESTORE, QUEST_RESTORE);
  show_number (self, ARG_TEACH_QUEST_COPIES, QUEST_COPIES);
  show_value (self, ARG_TEACH_QUEST_EFFECT, QUEST_EFFECT);
}

static void
show_cost (const Shown *self)
{
  gint32 cost = self->values[ADVENTURE_COST];

  if (cost != DUNGEONEER_UNTOLD)
    tm_args_set (self->args, ARG_TEACH_ADVENTURE_COST,
                 cost == DUNGEONEER_COST_X ? TM_NUMBER_UNKNOWN : cost);
}

/* What is added is 0 as long as nobody has told anything else. */
static void
show_added (const Shown *self, guint param, guint first_layer, guint n_items)
{
  gboolean is_any = FALSE;

  for (guint i = 0; i < n_items; i++)
    is_any = is_any || self->values[first_layer + i] != 0;
  tm_args_set_list (self->args, param, self->values + first_layer, is_any ? n_items : 0);
}

static void
show_adventure (const Shown *self)
{
  show_value (self, ARG_TEACH_ADVENTURE_CLASS, ADVENTURE_CLASS);
  show_value (self, ARG_TEACH_ADVENTURE_TIMING, ADVENTURE_TIMING);
  show_value (self, ARG_TEACH_ADVENTURE_DURATION, ADVENTURE_DURATION);
  show_value (self, ARG_TEACH_ADVENTURE_TYPE, ADVENTURE_TYPE);
  show_cost (self);
  show_number (self, ARG_TEACH_ADVENTURE_COPIES, ADVENTURE_COPIES);
  for (guint i = 0; i <= DUNGEONEER_N_FORMS; i++)
    show_number (self, ARG_TEACH_ADVENTURE_HEALTH + i, ADVENTURE_HEALTH + i);
  show_set (self, ARG_TEACH_ADVENTURE_FORMS, ADVENTURE_FORMS);
  show_numbers (self, ARG_TEACH_ADVENTURE_HITS, ADVENTURE_HIT_MELEE, DUNGEONEER_N_FORMS);
  show_check (self, ARG_TEACH_ADVENTURE_STAT, ARG_TEACH_ADVENTURE_THREAT, ADVENTURE_TEST);
  show_added (self, ARG_TEACH_ADVENTURE_ADDS, ADVENTURE_ADD_MELEE, DUNGEONEER_N_FORMS);
  show_added (self, ARG_TEACH_ADVENTURE_LIMITS, ADVENTURE_ADD_BOONS, 2);
  show_flag (self, ARG_TEACH_ADVENTURE_WARP, ADVENTURE_WARP);
  show_flag (self, ARG_TEACH_ADVENTURE_SHIFT, ADVENTURE_SHIFT);
  show_flag (self, ARG_TEACH_ADVENTURE_SEVERAL, ADVENTURE_SEVERAL);
  show_value (self, ARG_TEACH_ADVENTURE_EFFECT, ADVENTURE_EFFECT);
}

static void
show_card (const Shown *self)
{
  switch (self->page)
    {
    case PAGE_HEROES:
      show_hero (self);
      break;
    case PAGE_LOCATIONS:
      show_location (self);
      break;
    case PAGE_QUESTS:
      show_quest (self);
      break;
    case PAGE_ADVENTURES:
    default:
      show_adventure (self);
      break;
    }
}

/* How much is told */

/* What a card of this kind has besides. */
static gboolean
has_value (guint page, const gint32 *values, guint layer)
{
  if (page == PAGE_ADVENTURES && values[ADVENTURE_DURATION] == DURATION_MONSTER)
    return layer >= ADVENTURE_HEALTH && layer <= ADVENTURE_FORMS;
  if (page == PAGE_ADVENTURES && values[ADVENTURE_CLASS] == CLASS_TREASURE)
    return layer == ADVENTURE_TYPE;
  if (page == PAGE_QUESTS && values[QUEST_CATEGORY] == CATEGORY_HUNT)
    return layer >= QUEST_MONSTER_HEALTH && layer <= QUEST_MONSTER_FORMS;
  if (page == PAGE_QUESTS && values[QUEST_CATEGORY] == CATEGORY_ESCORT)
    return layer == QUEST_PLACE_2;
  if (page == PAGE_LOCATIONS && layer >= LOCATION_TEST_N && layer <= LOCATION_TEST_W)
    {
      gint32 exits = MAX (values[LOCATION_EXITS], 0);
      gint32 exit = exits >> 3 * (layer - LOCATION_TEST_N) & 7;

      return exit == EXIT_LOCKED || exit == EXIT_TRAPPED;
    }
  return FALSE;
}

/* Of a card that the box does not have nothing else is to be told. */
static void
count_values (guint page, const gint32 *values, TmPrintedEntry *entry)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  gboolean is_missing = spec->copies >= 0 && values[spec->copies] == 0;

  for (guint i = 0; i < spec->n_fields; i++)
    {
      guint layer = spec->fields[i].layer;

      if (is_missing ? (int) layer != spec->copies
                     : !spec->fields[i].is_main && !has_value (page, values, layer))
        continue;
      entry->n_values++;
      entry->n_known += values[layer] != dungeoneer_get_untold (page, layer);
    }
}

static TmText
describe (guint page, const gint32 *values, const TmPrintedEntry *entry)
{
  int copies = dungeoneer_page_specs[page].copies;

  if (copies >= 0 && values[copies] == 0)
    return tm_text (N_ ("not in the box"));
  if (copies >= 0 && values[copies] > 0)
    return tm_text (N_ ("%s in the box"), tm_arg_number (values[copies]));
  if (entry->n_known == 0)
    return tm_text (N_ ("not told yet"));
  return tm_text (N_ ("%s of %s values told"), tm_arg_number ((gint32) entry->n_known),
                  tm_arg_number ((gint32) entry->n_values));
}

/* Entries */

/* A name is asked for; what has no copies is a card all the same. */
static void
show_new (guint page, TmPrintedEntry *entry)
{
  static const guint copies[DUNGEONEER_N_PAGES] = {
    [PAGE_LOCATIONS] = ARG_TEACH_LOCATION_COPIES,
    [PAGE_QUESTS] = ARG_TEACH_QUEST_COPIES,
    [PAGE_ADVENTURES] = ARG_TEACH_ADVENTURE_COPIES,
  };

  entry->label = tm_text (N_ ("New card"));
  entry->symbol = dungeoneer_printed.pages[page].symbol;
  if (copies[page] > 0)
    tm_args_set (&entry->args, copies[page], 1);
}

static void
show_known (const TmTable *table, guint page, gint32 face, TmPrintedEntry *entry)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[page];
  TmBox *box = tm_table_get_box (table);
  gint32 values[DUNGEONEER_MAX_LAYERS];
  Shown shown = { box, page, values, &entry->args };

  dungeoneer_read_card (table, page, face, values);
  count_values (page, values, entry);
  entry->label = tm_text ("%s", tm_arg_face (spec->kind, face));
  entry->symbol = tm_box_get_face (box, spec->kind, face)->symbol;
  if (entry->symbol == NULL)
    entry->symbol = dungeoneer_printed.pages[page].symbol;
  entry->detail = describe (page, values, entry);
  entry->fixed = 1;
  tm_args_set (&entry->args, 0, face);
  if (!dungeoneer_is_any_told (page, values))
    {
      TmText remark;

      entry->is_suggested = dungeoneer_suggest (box, page, face, values, &remark);
      if (!tm_text_is_empty (&remark))
        entry->detail = remark;
    }
  show_card (&shown);
}

/* The `count_entries` of the editors: those with a name, and a new one as long as there is room. */
guint
dungeoneer_count_entries (const TmTable *table, guint page)
{
  guint n_known = dungeoneer_count_known_faces (table, page);

  return MIN (n_known + 1, dungeoneer_page_specs[page].n_columns);
}

/* The `get_entry` of the editors. */
void
dungeoneer_get_entry (const TmTable *table, guint page, guint index, TmPrintedEntry *entry)
{
  guint n_known = dungeoneer_count_known_faces (table, page);

  g_return_if_fail (index <= n_known);

  *entry = (TmPrintedEntry) { .move = moves[page] };
  tm_args_init (&entry->args);
  if (index < n_known)
    show_known (table, page, (gint32) index, entry);
  else
    show_new (page, entry);
}
