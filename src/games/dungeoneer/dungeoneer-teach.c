/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that tell what is printed on a card. They are always legal, for the owner's copy is right by
 * definition; what is left out stays as it was told. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeoneer-printed.h"
#include "tm-text.h"

#define ARTICLE "dungeoneer.table.catalogue"
/* Limits that nobody has told, and the health of both heroes whose cards the rulebook shows. */
#define NO_LIMIT 99
#define USUAL_HEALTH 6

/* A move that tells of a card. */
typedef struct
{
  DungeoneerTurn turn;
  guint page;
  gint32 face;
  gint32 before[DUNGEONEER_MAX_LAYERS];
  gint32 now[DUNGEONEER_MAX_LAYERS];
} Lesson;

static gboolean
refuse_names (Lesson *self)
{
  return dungeoneer_turn_refuse (
      &self->turn, "too-many-names", ARTICLE,
      tm_text (N_ ("Nothing is kept of this card: too many names are told already.")));
}

/* The card is the first parameter of each of them. */
static gboolean
lesson_init (Lesson *self, guint page, const TmMove *move, TmResolution *resolution)
{
  dungeoneer_turn_init (&self->turn, move, resolution);
  self->page = page;
  self->face = tm_args_get (&move->args, 0);
  dungeoneer_read_card (self->turn.table, page, self->face, self->before);
  memcpy (self->now, self->before, sizeof self->now);
  if (self->face < 0 || (guint) self->face >= dungeoneer_page_specs[page].n_columns)
    {
      refuse_names (self);
      return FALSE;
    }
  return TRUE;
}

static const TmArgs *
get_args (const Lesson *self)
{
  return &self->turn.move->args;
}

/* Values */

static void
take_number (Lesson *self, guint param, guint layer)
{
  gint32 value;

  if (!tm_args_has (get_args (self), param))
    return;
  value = tm_args_get (get_args (self), param);
  self->now[layer] = value == TM_NUMBER_UNKNOWN ? dungeoneer_get_untold (self->page, layer) : value;
}

static void
take_numbers (Lesson *self, guint param, guint first_layer)
{
  guint n_items;
  const gint32 *items;

  if (!tm_args_has (get_args (self), param))
    return;
  items = tm_args_get_list (get_args (self), param, &n_items);
  for (guint i = 0; i < n_items; i++)
    self->now[first_layer + i] = items[i] == TM_NUMBER_UNKNOWN
                                     ? dungeoneer_get_untold (self->page, first_layer + i)
                                     : items[i];
}

/* Of choices, flags and faces; none of a face is nothing told. */
static void
take_value (Lesson *self, guint param, guint layer)
{
  if (tm_args_has (get_args (self), param))
    self->now[layer] = tm_args_get (get_args (self), param);
}

/* No form at all tells nothing: every monster attacks somehow. */
static void
take_set (Lesson *self, guint param, guint layer)
{
  guint n_items = 0;
  const gint32 *items = tm_args_has (get_args (self), param)
                            ? tm_args_get_list (get_args (self), param, &n_items)
                            : NULL;

  if (n_items == 0)
    return;
  self->now[layer] = 0;
  for (guint i = 0; i < n_items; i++)
    self->now[layer] |= 1 << items[i];
}

static void
take_bit (Lesson *self, guint param, guint layer, gint32 bit)
{
  if (!tm_args_has (get_args (self), param))
    return;
  self->now[layer]
      = tm_args_get (get_args (self), param) ? self->now[layer] | bit : self->now[layer] & ~bit;
}

/* %FALSE: a record cannot keep it. */
static gboolean
take_text (Lesson *self, guint param, guint layer, gboolean is_type)
{
  const char *text;

  if (!tm_args_has (get_args (self), param))
    return TRUE;
  text = tm_box_get_string (tm_table_get_box (self->turn.table),
                            tm_args_get (get_args (self), param));
  self->now[layer] = *text == '\0' ? DUNGEONEER_UNTOLD : tm_args_get (get_args (self), param);
  if (*text == '\0' || dungeoneer_is_card_text (text, is_type))
    return TRUE;
  dungeoneer_turn_refuse (
      &self->turn, "text", ARTICLE,
      is_type ? tm_text (N_ ("A type has at most 40 characters on one line and no commas."))
              : tm_text (N_ ("An effect has at most 200 characters on one line.")));
  return FALSE;
}

/* A check of which parts are told: @stat -1 and @threat 0 for those that stay. */
static void
set_check (Lesson *self, guint layer, int stat, gint32 threat, gboolean needs_stat)
{
  int known_stat = stat >= 0 ? stat : DUNGEONEER_TEST_STAT (self->now[layer]);
  gint32 known_threat = threat == 0 ? DUNGEONEER_TEST_THREAT (self->now[layer]) : threat;

  self->now[layer] = 0;
  if (known_threat <= 0)
    return;
  if (needs_stat && known_stat < 0)
    dungeoneer_turn_note (
        &self->turn, "half-check", ARTICLE,
        tm_text (N_ ("A number to reach is kept once it is told what is tested, too.")));
  else
    self->now[layer] = DUNGEONEER_TEST (known_stat, known_threat);
}

static void
take_check (Lesson *self, guint stat, guint threat, guint layer, gboolean needs_stat)
{
  gboolean has_stat = tm_args_has (get_args (self), stat);
  gboolean has_threat = tm_args_has (get_args (self), threat);

  if (has_stat || has_threat)
    set_check (self, layer, has_stat ? tm_args_get (get_args (self), stat) : -1,
               has_threat ? tm_args_get (get_args (self), threat) : 0, needs_stat);
}

/* The end */

/* How many cards of the page would be told, if these are too many; else 0. */
static gint32
count_too_many (const Lesson *self)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];
  gint32 sum = dungeoneer_count_copies (self->turn.table, self->page, self->face);
  gint32 before, now;

  if (spec->copies >= 0)
    {
      before = MAX (self->before[spec->copies], 0);
      now = MAX (self->now[spec->copies], 0);
    }
  else
    {
      before = dungeoneer_is_any_told (self->page, self->before);
      now = dungeoneer_is_any_told (self->page, self->now);
    }
  return now > before && sum + now > (gint32) spec->n_cards ? sum + now : 0;
}

/* A card that is not in the owner's box has nothing printed on it; of those that the rulebook names this is
 * kept, and all others are forgotten. */
static void
forget_missing (Lesson *self)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];

  if (spec->copies < 0 || self->now[spec->copies] != 0)
    return;
  for (guint layer = 0; layer < spec->n_fields; layer++)
    if ((int) layer != spec->copies
        || self->face >= (gint32) dungeoneer_kit.pieces[spec->kind].n_faces)
      self->now[layer] = dungeoneer_get_untold (self->page, layer);
}

static gboolean
is_changed (const Lesson *self)
{
  for (guint layer = 0; layer < dungeoneer_page_specs[self->page].n_fields; layer++)
    if (self->before[layer] != dungeoneer_get_untold (self->page, layer)
        && self->before[layer] != self->now[layer])
      return TRUE;
  return FALSE;
}

static void
commit (Lesson *self)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];

  for (guint layer = 0; layer < spec->n_fields; layer++)
    tm_resolution_set_cell (self->turn.resolution, spec->grid, TM_NO_SEAT, layer,
                            (guint) self->face, 0, self->now[layer]);
}

/* Puts what is told on the table; %FALSE: it cannot be. */
static gboolean
end (Lesson *self)
{
  const DungeoneerPageSpec *spec = &dungeoneer_page_specs[self->page];
  gint32 sum = count_too_many (self);

  if (sum > 0)
    {
      dungeoneer_turn_refuse (&self->turn, "too-many", ARTICLE,
                              tm_text (N_ ("The box has %s cards of this kind; told would be %s."),
                                       tm_arg_number ((gint32) spec->n_cards),
                                       tm_arg_number (sum)));
      return FALSE;
    }
  forget_missing (self);
  if (is_changed (self))
    dungeoneer_turn_note (
        &self->turn, "box.differs", ARTICLE,
        tm_text (N_ ("Something else was told before; what you tell now counts.")));
  else if (!dungeoneer_is_any_told (self->page, self->now))
    dungeoneer_turn_note (
        &self->turn, "nothing-told", ARTICLE,
        tm_text (N_ ("Nothing is kept of a card of which only the name is told.")));
  commit (self);
  tm_resolution_add_reason (
      self->turn.resolution, ARTICLE,
      tm_text (N_ ("It is printed on your copy: it holds in this match from now on, and in later "
                   "ones once Your box keeps it.")));
  dungeoneer_turn_say (&self->turn,
                       tm_text (N_ ("Told of the card: %s"), tm_arg_face (spec->kind, self->face)));
  return TRUE;
}

/* Heroes */

static void
follow_limit (Lesson *self, guint seat, guint layer, guint counter)
{
  gint32 before = self->before[layer] == DUNGEONEER_UNTOLD ? NO_LIMIT : self->before[layer];
  gint32 now = self->now[layer] == DUNGEONEER_UNTOLD ? NO_LIMIT : self->now[layer];
  gint32 limit = dungeoneer_get (self->turn.table, counter, seat) + now - before;

  dungeoneer_turn_set (&self->turn, counter, seat, CLAMP (limit, 0, NO_LIMIT));
}

/* Wounds stay; nobody falls because a card was told. */
static void
follow_health (Lesson *self, guint seat)
{
  gint32 before
      = self->before[HERO_HEALTH] == DUNGEONEER_UNTOLD ? USUAL_HEALTH : self->before[HERO_HEALTH];
  gint32 now = self->now[HERO_HEALTH] == DUNGEONEER_UNTOLD ? USUAL_HEALTH : self->now[HERO_HEALTH];
  gint32 health = dungeoneer_get (self->turn.table, COUNTER_HEALTH, seat);

  dungeoneer_turn_set (
      &self->turn, COUNTER_MAX_HEALTH, seat,
      CLAMP (dungeoneer_get (self->turn.table, COUNTER_MAX_HEALTH, seat) + now - before, 1, 99));
  if (health > 0)
    dungeoneer_turn_set (&self->turn, COUNTER_HEALTH, seat, CLAMP (health + now - before, 1, 99));
}

/* The hero who is in play has what the card says. */
static void
follow_hero (Lesson *self)
{
  if (dungeoneer_is_over (self->turn.table))
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (self->turn.table); seat++)
    {
      int hero = tm_table_get_top (self->turn.table,
                                   tm_table_get_zone (self->turn.table, ZONE_HERO, (int) seat));

      if (hero < 0 || tm_table_get_piece_face (self->turn.table, (guint) hero) != self->face
          || dungeoneer_get (self->turn.table, COUNTER_ALIVE, seat) == 0)
        continue;
      follow_health (self, seat);
      follow_limit (self, seat, HERO_BOONS, COUNTER_BOON_LIMIT);
      follow_limit (self, seat, HERO_TREASURES, COUNTER_TREASURE_LIMIT);
    }
}

/* The move `teach-hero`. */
void
dungeoneer_resolve_teach_hero (const TmMove *move, TmResolution *resolution)
{
  static const guint forms[DUNGEONEER_N_FORMS]
      = { ARG_TEACH_HERO_MELEE, ARG_TEACH_HERO_MAGIC, ARG_TEACH_HERO_SPEED };
  Lesson lesson;

  if (!lesson_init (&lesson, PAGE_HEROES, move, resolution))
    return;
  take_number (&lesson, ARG_TEACH_HERO_HEALTH, HERO_HEALTH);
  take_number (&lesson, ARG_TEACH_HERO_BOONS, HERO_BOONS);
  take_number (&lesson, ARG_TEACH_HERO_TREASURES, HERO_TREASURES);
  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    take_numbers (&lesson, forms[form], HERO_STATS + DUNGEONEER_MAX_LEVEL * form);
  take_number (&lesson, ARG_TEACH_HERO_COST, HERO_COST);
  take_value (&lesson, ARG_TEACH_HERO_ONCE, HERO_ONCE);
  if (take_text (&lesson, ARG_TEACH_HERO_EFFECT, HERO_EFFECT, FALSE) && end (&lesson))
    follow_hero (&lesson);
}

/* Locations */

static void
take_exits (Lesson *self)
{
  DungeoneerSides sides;
  gint32 exits = 0;
  guint n_told = 0;

  if (!tm_args_has (get_args (self), ARG_TEACH_LOCATION_EXITS)
      || !dungeoneer_read_sides (
          tm_box_get_string (tm_table_get_box (self->turn.table),
                             tm_args_get (get_args (self), ARG_TEACH_LOCATION_EXITS)),
          &sides))
    return;
  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      exits |= sides.exits[side] << 3 * side;
      n_told += sides.exits[side] != EXIT_UNKNOWN;
    }
  self->now[LOCATION_EXITS] = n_told == 0 ? DUNGEONEER_UNTOLD : exits;
}

static const gint32 *
get_list (const Lesson *self, guint param, guint *n_items)
{
  *n_items = 0;
  return tm_args_has (get_args (self), param) ? tm_args_get_list (get_args (self), param, n_items)
                                              : NULL;
}

/* Whether a check can stand at a side. */
static gboolean
has_check (const Lesson *self, guint side)
{
  gint32 exits = self->now[LOCATION_EXITS];
  gint32 exit = exits == DUNGEONEER_UNTOLD ? (gint32) EXIT_UNKNOWN : exits >> 3 * side & 7;

  return exit != EXIT_OPEN && exit != EXIT_WALL;
}

static void
take_exit_checks (Lesson *self)
{
  guint n_stats, n_threats;
  const gint32 *stats = get_list (self, ARG_TEACH_LOCATION_STATS, &n_stats);
  const gint32 *threats = get_list (self, ARG_TEACH_LOCATION_THREATS, &n_threats);

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      if (!has_check (self, side))
        self->now[LOCATION_TEST_N + side] = 0;
      else if (side < n_stats || side < n_threats)
        set_check (self, LOCATION_TEST_N + side, side < n_stats ? stats[side] : -1,
                   side < n_threats ? threats[side] : 0, TRUE);
    }
}

static void
follow_places (Lesson *self)
{
  guint first = dungeoneer_get_first (self->turn.table, PIECE_LOCATION);
  guint map = tm_table_get_zone (self->turn.table, ZONE_MAP, TM_NO_SEAT);

  for (guint place = first; place < first + DUNGEONEER_N_LOCATIONS; place++)
    if (tm_table_get_piece_zone (self->turn.table, place) == map
        && tm_table_get_piece_face (self->turn.table, place) == self->face)
      dungeoneer_turn_copy_location (&self->turn, place);
}

/* The move `teach-location`. */
void
dungeoneer_resolve_teach_location (const TmMove *move, TmResolution *resolution)
{
  Lesson lesson;

  if (!lesson_init (&lesson, PAGE_LOCATIONS, move, resolution))
    return;
  take_value (&lesson, ARG_TEACH_LOCATION_TYPE, LOCATION_TYPE);
  take_value (&lesson, ARG_TEACH_LOCATION_ENTRANCE, LOCATION_ENTRANCE);
  take_number (&lesson, ARG_TEACH_LOCATION_PERIL, LOCATION_PERIL);
  take_number (&lesson, ARG_TEACH_LOCATION_GLORY, LOCATION_GLORY);
  take_exits (&lesson);
  take_exit_checks (&lesson);
  take_value (&lesson, ARG_TEACH_LOCATION_HAZARD, LOCATION_HAZARD);
  take_check (&lesson, ARG_TEACH_LOCATION_HAZARD_STAT, ARG_TEACH_LOCATION_HAZARD_THREAT,
              LOCATION_HAZARD_TEST, lesson.now[LOCATION_HAZARD] == HAZARD_SPIKES);
  take_value (&lesson, ARG_TEACH_LOCATION_BAN, LOCATION_BAN);
  take_number (&lesson, ARG_TEACH_LOCATION_COPIES, LOCATION_COPIES);
  if (take_text (&lesson, ARG_TEACH_LOCATION_EFFECT, LOCATION_EFFECT, FALSE) && end (&lesson))
    follow_places (&lesson);
}

/* Quests */

static void
take_second_category (Lesson *self)
{
  take_value (self, ARG_TEACH_QUEST_CATEGORY_2, QUEST_CATEGORY_2);
  if (self->now[QUEST_CATEGORY_2] == DUNGEONEER_N_CATEGORIES)
    self->now[QUEST_CATEGORY_2] = DUNGEONEER_UNTOLD;
}

/* The move `teach-quest`. */
void
dungeoneer_resolve_teach_quest (const TmMove *move, TmResolution *resolution)
{
  Lesson lesson;

  if (!lesson_init (&lesson, PAGE_QUESTS, move, resolution))
    return;
  take_value (&lesson, ARG_TEACH_QUEST_CATEGORY, QUEST_CATEGORY);
  take_second_category (&lesson);
  take_value (&lesson, ARG_TEACH_QUEST_PLACE, QUEST_PLACE);
  take_value (&lesson, ARG_TEACH_QUEST_PLACE_2, QUEST_PLACE_2);
  take_check (&lesson, ARG_TEACH_QUEST_STAT, ARG_TEACH_QUEST_THREAT, QUEST_TEST, FALSE);
  take_number (&lesson, ARG_TEACH_QUEST_SEARCH, QUEST_SEARCH);
  for (guint i = 0; i <= DUNGEONEER_N_FORMS; i++)
    take_number (&lesson, ARG_TEACH_QUEST_HEALTH + i, QUEST_MONSTER_HEALTH + i);
  take_set (&lesson, ARG_TEACH_QUEST_FORMS, QUEST_MONSTER_FORMS);
  take_number (&lesson, ARG_TEACH_QUEST_LEVELS, QUEST_LEVELS);
  take_number (&lesson, ARG_TEACH_QUEST_GLORY, QUEST_GLORY);
  take_number (&lesson, ARG_TEACH_QUEST_RESTORE, QUEST_RESTORE);
  take_number (&lesson, ARG_TEACH_QUEST_COPIES, QUEST_COPIES);
  if (take_text (&lesson, ARG_TEACH_QUEST_EFFECT, QUEST_EFFECT, FALSE))
    end (&lesson);
}

/* Adventure cards */

/* A number that nobody knows is the X of a card. */
static void
take_cost (Lesson *self)
{
  gint32 cost;

  if (!tm_args_has (get_args (self), ARG_TEACH_ADVENTURE_COST))
    return;
  cost = tm_args_get (get_args (self), ARG_TEACH_ADVENTURE_COST);
  self->now[ADVENTURE_COST] = cost == TM_NUMBER_UNKNOWN ? DUNGEONEER_COST_X : cost;
}

/* What cards of this name in play add is taken away and added anew. */
static void
apply_zone (Lesson *self, guint zone, guint seat, gint32 sign)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (self->turn.table,
                                tm_table_get_zone (self->turn.table, zone, (int) seat), pieces,
                                G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    {
      gint32 target = tm_table_get_piece_mark (self->turn.table, pieces[i], MARK_TARGET);

      if (tm_table_get_piece_face (self->turn.table, pieces[i]) != self->face)
        continue;
      if (zone == ZONE_INVENTORY)
        dungeoneer_turn_apply_card (&self->turn, seat, pieces[i], sign);
      else if (target > 0 && target <= (gint32) tm_table_get_n_seats (self->turn.table))
        dungeoneer_turn_apply_card (&self->turn, (guint) target - 1, pieces[i], sign);
    }
}

static void
apply_all (Lesson *self, gint32 sign)
{
  if (dungeoneer_is_over (self->turn.table))
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (self->turn.table); seat++)
    {
      apply_zone (self, ZONE_INVENTORY, seat, sign);
      apply_zone (self, ZONE_BANES, seat, sign);
    }
}

static void
take_adventure (Lesson *self)
{
  take_value (self, ARG_TEACH_ADVENTURE_CLASS, ADVENTURE_CLASS);
  take_value (self, ARG_TEACH_ADVENTURE_TIMING, ADVENTURE_TIMING);
  take_value (self, ARG_TEACH_ADVENTURE_DURATION, ADVENTURE_DURATION);
  take_cost (self);
  take_number (self, ARG_TEACH_ADVENTURE_COPIES, ADVENTURE_COPIES);
  for (guint i = 0; i <= DUNGEONEER_N_FORMS; i++)
    take_number (self, ARG_TEACH_ADVENTURE_HEALTH + i, ADVENTURE_HEALTH + i);
  take_set (self, ARG_TEACH_ADVENTURE_FORMS, ADVENTURE_FORMS);
  take_numbers (self, ARG_TEACH_ADVENTURE_HITS, ADVENTURE_HIT_MELEE);
  take_check (self, ARG_TEACH_ADVENTURE_STAT, ARG_TEACH_ADVENTURE_THREAT, ADVENTURE_TEST, TRUE);
  take_numbers (self, ARG_TEACH_ADVENTURE_ADDS, ADVENTURE_ADD_MELEE);
  take_numbers (self, ARG_TEACH_ADVENTURE_LIMITS, ADVENTURE_ADD_BOONS);
  take_bit (self, ARG_TEACH_ADVENTURE_WARP, ADVENTURE_FLAGS, ADVENTURE_WARP);
  take_bit (self, ARG_TEACH_ADVENTURE_SHIFT, ADVENTURE_FLAGS, ADVENTURE_SHIFT);
  take_bit (self, ARG_TEACH_ADVENTURE_SEVERAL, ADVENTURE_FLAGS, ADVENTURE_SEVERAL);
}

/* The move `teach-adventure`. */
void
dungeoneer_resolve_teach_adventure (const TmMove *move, TmResolution *resolution)
{
  Lesson lesson;

  if (!lesson_init (&lesson, PAGE_ADVENTURES, move, resolution))
    return;
  take_adventure (&lesson);
  if (!take_text (&lesson, ARG_TEACH_ADVENTURE_TYPE, ADVENTURE_TYPE, TRUE)
      || !take_text (&lesson, ARG_TEACH_ADVENTURE_EFFECT, ADVENTURE_EFFECT, FALSE))
    return;
  apply_all (&lesson, -1);
  if (end (&lesson))
    apply_all (&lesson, 1);
}
