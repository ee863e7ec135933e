/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves that tell what is printed on a card. They are always legal, for the owner's copy is right by
 * definition; what lies on the table already follows. */

#include "config.h"

#include "dungeoneer-lesson.h"

/* Limits that nobody has told, and the health of both heroes whose cards the rulebook shows. */
#define NO_LIMIT 99
#define USUAL_HEALTH 6

/* Heroes */

static void
follow_limit (DungeoneerLesson *self, guint seat, guint layer, guint counter)
{
  gint32 before = self->before[layer] == DUNGEONEER_UNTOLD ? NO_LIMIT : self->before[layer];
  gint32 now = self->now[layer] == DUNGEONEER_UNTOLD ? NO_LIMIT : self->now[layer];
  gint32 limit = dungeoneer_get (self->turn.table, counter, seat) + now - before;

  dungeoneer_turn_set (&self->turn, counter, seat, CLAMP (limit, 0, NO_LIMIT));
}

/* Wounds stay; nobody falls because a card was told. */
static void
follow_health (DungeoneerLesson *self, guint seat)
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
follow_hero (DungeoneerLesson *self)
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
  DungeoneerLesson lesson;

  if (!dungeoneer_lesson_init (&lesson, PAGE_HEROES, move, resolution))
    return;
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_HERO_HEALTH, HERO_HEALTH);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_HERO_BOONS, HERO_BOONS);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_HERO_TREASURES, HERO_TREASURES);
  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    dungeoneer_lesson_take_numbers (&lesson, forms[form], HERO_STATS + DUNGEONEER_MAX_LEVEL * form);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_HERO_COST, HERO_COST);
  dungeoneer_lesson_take_value (&lesson, ARG_TEACH_HERO_ONCE, HERO_ONCE);
  if (dungeoneer_lesson_take_text (&lesson, ARG_TEACH_HERO_EFFECT, HERO_EFFECT, FALSE)
      && dungeoneer_lesson_end (&lesson))
    follow_hero (&lesson);
}

/* Locations */

static void
take_exits (DungeoneerLesson *self)
{
  DungeoneerSides sides;
  gint32 exits = 0;
  guint n_told = 0;

  if (!tm_args_has (dungeoneer_lesson_get_args (self), ARG_TEACH_LOCATION_EXITS)
      || !dungeoneer_read_sides (tm_box_get_string (tm_table_get_box (self->turn.table),
                                                    tm_args_get (dungeoneer_lesson_get_args (self),
                                                                 ARG_TEACH_LOCATION_EXITS)),
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
get_list (const DungeoneerLesson *self, guint param, guint *n_items)
{
  *n_items = 0;
  return tm_args_has (dungeoneer_lesson_get_args (self), param)
             ? tm_args_get_list (dungeoneer_lesson_get_args (self), param, n_items)
             : NULL;
}

/* Whether a check can stand at a side. */
static gboolean
has_check (const DungeoneerLesson *self, guint side)
{
  gint32 exits = self->now[LOCATION_EXITS];
  gint32 exit = exits == DUNGEONEER_UNTOLD ? (gint32) EXIT_UNKNOWN : exits >> 3 * side & 7;

  return exit != EXIT_OPEN && exit != EXIT_WALL;
}

static void
take_exit_checks (DungeoneerLesson *self)
{
  guint n_stats, n_threats;
  const gint32 *stats = get_list (self, ARG_TEACH_LOCATION_STATS, &n_stats);
  const gint32 *threats = get_list (self, ARG_TEACH_LOCATION_THREATS, &n_threats);

  for (guint side = 0; side < TM_N_SIDES; side++)
    {
      if (!has_check (self, side))
        self->now[LOCATION_TEST_N + side] = 0;
      else if (side < n_stats || side < n_threats)
        dungeoneer_lesson_set_check (self, LOCATION_TEST_N + side,
                                     side < n_stats ? stats[side] : -1,
                                     side < n_threats ? threats[side] : 0, TRUE);
    }
}

static void
follow_places (DungeoneerLesson *self)
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
  DungeoneerLesson lesson;

  if (!dungeoneer_lesson_init (&lesson, PAGE_LOCATIONS, move, resolution))
    return;
  dungeoneer_lesson_take_value (&lesson, ARG_TEACH_LOCATION_TYPE, LOCATION_TYPE);
  dungeoneer_lesson_take_value (&lesson, ARG_TEACH_LOCATION_ENTRANCE, LOCATION_ENTRANCE);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_LOCATION_PERIL, LOCATION_PERIL);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_LOCATION_GLORY, LOCATION_GLORY);
  take_exits (&lesson);
  take_exit_checks (&lesson);
  dungeoneer_lesson_take_value (&lesson, ARG_TEACH_LOCATION_HAZARD, LOCATION_HAZARD);
  dungeoneer_lesson_take_check (&lesson, ARG_TEACH_LOCATION_HAZARD_STAT,
                                ARG_TEACH_LOCATION_HAZARD_THREAT, LOCATION_HAZARD_TEST,
                                lesson.now[LOCATION_HAZARD] == HAZARD_SPIKES);
  dungeoneer_lesson_take_value (&lesson, ARG_TEACH_LOCATION_BAN, LOCATION_BAN);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_LOCATION_COPIES, LOCATION_COPIES);
  if (dungeoneer_lesson_take_text (&lesson, ARG_TEACH_LOCATION_EFFECT, LOCATION_EFFECT, FALSE)
      && dungeoneer_lesson_end (&lesson))
    follow_places (&lesson);
}

/* Quests */

static void
take_second_category (DungeoneerLesson *self)
{
  dungeoneer_lesson_take_value (self, ARG_TEACH_QUEST_CATEGORY_2, QUEST_CATEGORY_2);
  if (self->now[QUEST_CATEGORY_2] == DUNGEONEER_N_CATEGORIES)
    self->now[QUEST_CATEGORY_2] = DUNGEONEER_UNTOLD;
}

/* The move `teach-quest`. */
void
dungeoneer_resolve_teach_quest (const TmMove *move, TmResolution *resolution)
{
  DungeoneerLesson lesson;

  if (!dungeoneer_lesson_init (&lesson, PAGE_QUESTS, move, resolution))
    return;
  dungeoneer_lesson_take_value (&lesson, ARG_TEACH_QUEST_CATEGORY, QUEST_CATEGORY);
  take_second_category (&lesson);
  dungeoneer_lesson_take_value (&lesson, ARG_TEACH_QUEST_PLACE, QUEST_PLACE);
  dungeoneer_lesson_take_value (&lesson, ARG_TEACH_QUEST_PLACE_2, QUEST_PLACE_2);
  dungeoneer_lesson_take_check (&lesson, ARG_TEACH_QUEST_STAT, ARG_TEACH_QUEST_THREAT, QUEST_TEST,
                                FALSE);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_QUEST_SEARCH, QUEST_SEARCH);
  for (guint i = 0; i <= DUNGEONEER_N_FORMS; i++)
    dungeoneer_lesson_take_number (&lesson, ARG_TEACH_QUEST_HEALTH + i, QUEST_MONSTER_HEALTH + i);
  dungeoneer_lesson_take_set (&lesson, ARG_TEACH_QUEST_FORMS, QUEST_MONSTER_FORMS);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_QUEST_LEVELS, QUEST_LEVELS);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_QUEST_GLORY, QUEST_GLORY);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_QUEST_RESTORE, QUEST_RESTORE);
  dungeoneer_lesson_take_number (&lesson, ARG_TEACH_QUEST_COPIES, QUEST_COPIES);
  if (dungeoneer_lesson_take_text (&lesson, ARG_TEACH_QUEST_EFFECT, QUEST_EFFECT, FALSE))
    dungeoneer_lesson_end (&lesson);
}

/* Adventure cards */

/* A number that nobody knows is the X of a card. */
static void
take_cost (DungeoneerLesson *self)
{
  gint32 cost;

  if (!tm_args_has (dungeoneer_lesson_get_args (self), ARG_TEACH_ADVENTURE_COST))
    return;
  cost = tm_args_get (dungeoneer_lesson_get_args (self), ARG_TEACH_ADVENTURE_COST);
  self->now[ADVENTURE_COST] = cost == TM_NUMBER_UNKNOWN ? DUNGEONEER_COST_X : cost;
}

/* What cards of this name in play add is taken away and added anew. */
static void
apply_zone (DungeoneerLesson *self, guint zone, guint seat, gint32 sign)
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
apply_all (DungeoneerLesson *self, gint32 sign)
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
take_adventure (DungeoneerLesson *self)
{
  dungeoneer_lesson_take_value (self, ARG_TEACH_ADVENTURE_CLASS, ADVENTURE_CLASS);
  dungeoneer_lesson_take_value (self, ARG_TEACH_ADVENTURE_TIMING, ADVENTURE_TIMING);
  dungeoneer_lesson_take_value (self, ARG_TEACH_ADVENTURE_DURATION, ADVENTURE_DURATION);
  take_cost (self);
  dungeoneer_lesson_take_number (self, ARG_TEACH_ADVENTURE_COPIES, ADVENTURE_COPIES);
  for (guint i = 0; i <= DUNGEONEER_N_FORMS; i++)
    dungeoneer_lesson_take_number (self, ARG_TEACH_ADVENTURE_HEALTH + i, ADVENTURE_HEALTH + i);
  dungeoneer_lesson_take_set (self, ARG_TEACH_ADVENTURE_FORMS, ADVENTURE_FORMS);
  dungeoneer_lesson_take_numbers (self, ARG_TEACH_ADVENTURE_HITS, ADVENTURE_HIT_MELEE);
  dungeoneer_lesson_take_check (self, ARG_TEACH_ADVENTURE_STAT, ARG_TEACH_ADVENTURE_THREAT,
                                ADVENTURE_TEST, TRUE);
  dungeoneer_lesson_take_numbers (self, ARG_TEACH_ADVENTURE_ADDS, ADVENTURE_ADD_MELEE);
  dungeoneer_lesson_take_numbers (self, ARG_TEACH_ADVENTURE_LIMITS, ADVENTURE_ADD_BOONS);
  dungeoneer_lesson_take_bit (self, ARG_TEACH_ADVENTURE_WARP, ADVENTURE_FLAGS, ADVENTURE_WARP);
  dungeoneer_lesson_take_bit (self, ARG_TEACH_ADVENTURE_SHIFT, ADVENTURE_FLAGS, ADVENTURE_SHIFT);
  dungeoneer_lesson_take_bit (self, ARG_TEACH_ADVENTURE_SEVERAL, ADVENTURE_FLAGS,
                              ADVENTURE_SEVERAL);
}

/* The move `teach-adventure`. */
void
dungeoneer_resolve_teach_adventure (const TmMove *move, TmResolution *resolution)
{
  DungeoneerLesson lesson;

  if (!dungeoneer_lesson_init (&lesson, PAGE_ADVENTURES, move, resolution))
    return;
  take_adventure (&lesson);
  if (!dungeoneer_lesson_take_text (&lesson, ARG_TEACH_ADVENTURE_TYPE, ADVENTURE_TYPE, TRUE)
      || !dungeoneer_lesson_take_text (&lesson, ARG_TEACH_ADVENTURE_EFFECT, ADVENTURE_EFFECT,
                                       FALSE))
    return;
  apply_all (&lesson, -1);
  if (dungeoneer_lesson_end (&lesson))
    apply_all (&lesson, 1);
}
