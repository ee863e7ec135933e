/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Roll by section 2 of its page: units, readings, powers. */

#include "false-alarms-dungeon-roll.h"

#include <string.h>

#define BIT(face) (1u << (face))

/* What lies there */

static void
count_faces (const AlarmTry *self, const char *zone, int seat, guint8 *counts)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, zone, seat, pieces);

  for (guint i = 0; i < n_pieces; i++)
    counts[tm_table_get_piece_face (self->table, pieces[i])]++;
}

static void
read_hero (const AlarmTry *self, Position *now)
{
  TmBox *box = tm_match_get_box (self->match);
  guint pieces[TM_MAX_PIECES];

  if (alarm_list (self, "hero", now->seat, pieces) == 0)
    g_error ("no hero");
  now->hero = tm_box_get_face (box, tm_box_get_piece_kind (box, pieces[0]),
                               tm_table_get_piece_face (self->table, pieces[0]))
                  ->code;
  now->is_ready = tm_table_get_piece_mark (self->table, pieces[0], 0) == 0;
}

/* What the adventurer has before him; FALSE before and after the game. */
gboolean
roll_page_read (const AlarmTry *self, Position *now)
{
  guint32 turn = tm_table_get_turn (self->table);
  guint8 turned[N_FACES] = { 0 };
  guint pieces[TM_MAX_PIECES];

  memset (now, 0, sizeof *now);
  if (turn == 0)
    return FALSE;
  now->seat = __builtin_ctz (turn);
  read_hero (self, now);
  count_faces (self, "party", TM_NO_SEAT, now->party);
  count_faces (self, "level", TM_NO_SEAT, now->level);
  count_faces (self, "temporary", TM_NO_SEAT, turned);
  count_faces (self, "tokens", now->seat, now->tokens);
  count_faces (self, "chest", TM_NO_SEAT, now->in_box);
  now->n_graveyard = alarm_list (self, "graveyard", TM_NO_SEAT, pieces);
  now->lair = alarm_list (self, "lair", TM_NO_SEAT, pieces);
  now->temp_fighters = turned[FACE_SKELETON];
  now->temp_thieves = turned[FACE_GOBLIN];
  now->n_unknown = alarm_get (self, "unknown", now->seat);
  now->is_fight_only = alarm_has_option (self, "tokens-as-dice", "fight-only");
  return TRUE;
}

gboolean
roll_page_is_hero (const Position *now, const char *hero)
{
  return g_str_equal (now->hero, hero);
}

/* Gives the adventurer another hero, on the copy of the table. */
void
roll_page_become (AlarmTry *self, Position *now, const char *hero)
{
  guint pieces[TM_MAX_PIECES];

  alarm_list (self, "hero", now->seat, pieces);
  alarm_turn_piece (self, pieces[0], alarm_find_face (self, "hero", hero));
  read_hero (self, now);
}

gboolean
roll_page_is_half_goblin (const Position *now)
{
  return roll_page_is_hero (now, "half-goblin") || roll_page_is_hero (now, "chieftain");
}

gboolean
roll_page_is_on_level (const AlarmTry *self)
{
  return alarm_is_phase (self, "monsters") || alarm_is_phase (self, "loot")
         || alarm_is_phase (self, "dragon");
}

guint
roll_page_count_monsters (const guint8 monsters[N_MONSTERS])
{
  return monsters[FACE_GOBLIN] + monsters[FACE_SKELETON] + monsters[FACE_OOZE];
}

/* Units */

static const Unit units[] = {
  { "fighter", FACE_FIGHTER, -1, TRUE },
  { "cleric", FACE_CLERIC, -1, TRUE },
  { "mage", FACE_MAGE, -1, TRUE },
  { "thief", FACE_THIEF, -1, TRUE },
  { "champion", FACE_CHAMPION, -1, TRUE },
  { "scroll", FACE_SCROLL, -1, TRUE },
  { "sword", FACE_FIGHTER, TOKEN_SWORD, FALSE },
  { "talisman", FACE_CLERIC, TOKEN_TALISMAN, FALSE },
  { "sceptre", FACE_MAGE, TOKEN_SCEPTRE, FALSE },
  { "tools", FACE_THIEF, TOKEN_TOOLS, FALSE },
  { "scroll-token", FACE_SCROLL, TOKEN_SCROLL, FALSE },
  { "temp-fighter", FACE_FIGHTER, -1, FALSE },
  { "temp-thief", FACE_THIEF, -1, FALSE },
  { "hero", N_FACES, -1, FALSE },
};

static const Unit *const temp_fighter = &units[11];
static const Unit *const temp_thief = &units[12];
static const Unit *const hero_unit = &units[13];

/* Arcane Blade and Holy Strike: as what the ready hero himself can be used. */
static guint
get_hero_readings (const Position *now)
{
  if (!now->is_ready)
    return 0;
  return roll_page_is_hero (now, "spellsword") ? BIT (FACE_FIGHTER) | BIT (FACE_MAGE)
         : roll_page_is_hero (now, "crusader") ? BIT (FACE_FIGHTER) | BIT (FACE_CLERIC)
                                               : 0;
}

static guint
count_unit (const Position *now, const Unit *unit)
{
  if (unit->is_die)
    return now->party[unit->face];
  if (unit->token >= 0)
    return now->tokens[unit->token];
  return unit == temp_fighter ? now->temp_fighters
         : unit == temp_thief ? now->temp_thieves
                              : get_hero_readings (now) != 0;
}

/* One that is there, every piece equally likely, or a kind that is not; NULL: there is none. */
const Unit *
roll_page_pick_unit (AlarmTry *self, const Position *now, gboolean is_there)
{
  const Unit *picked = NULL;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      guint n_units = count_unit (now, &units[i]);

      if (!is_there)
        n_units = n_units == 0 && (units[i].token < 0 || !roll_page_may_hold (now, units[i].token));
      n += n_units;
      if (n_units > 0 && alarm_below (self, n) < n_units)
        picked = &units[i];
    }
  return picked;
}

void
roll_page_use_unit (Position *now, const Unit *unit)
{
  if (unit->is_die)
    now->party[unit->face]--;
  else if (unit->token >= 0)
    now->tokens[unit->token]--;
  else if (unit == hero_unit)
    now->is_ready = FALSE;
  else if (unit == temp_fighter)
    now->temp_fighters--;
  else
    now->temp_thieves--;
}

/* Skills: each may be used as the other; an Enchantress reads scrolls as anybody. */
static guint
get_skill (const Position *now, guint face)
{
  static const struct
  {
    const char *heroes[2];
    guint pair;
  } swaps[] = {
    { { "spellsword", "battlemage" }, BIT (FACE_FIGHTER) | BIT (FACE_MAGE) },
    { { "crusader", "paladin" }, BIT (FACE_FIGHTER) | BIT (FACE_CLERIC) },
    { { "minstrel", "bard" }, BIT (FACE_THIEF) | BIT (FACE_MAGE) },
    { { "occultist", "necromancer" }, BIT (FACE_MAGE) | BIT (FACE_CLERIC) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (swaps); i++)
    if ((roll_page_is_hero (now, swaps[i].heroes[0]) || roll_page_is_hero (now, swaps[i].heroes[1]))
        && swaps[i].pair & BIT (face))
      return swaps[i].pair;
  if (face == FACE_SCROLL
      && (roll_page_is_hero (now, "enchantress") || roll_page_is_hero (now, "beguiler")))
    return COMPANIONS;
  return 0;
}

/* Set of the faces that a unit can be used as. */
guint
roll_page_get_readings (const Position *now, const Unit *unit)
{
  if (unit == hero_unit)
    return get_hero_readings (now);
  if (!unit->is_die && now->is_fight_only)
    return BIT (unit->face);
  return BIT (unit->face) | get_skill (now, unit->face);
}

/* Monsters that a unit beats beyond its own power. */
guint
roll_page_get_bonus (const Position *now, const Unit *unit)
{
  if (!unit->is_die && now->is_fight_only)
    return 0;
  return (roll_page_is_hero (now, "commander") && unit->face == FACE_FIGHTER)
         || (roll_page_is_hero (now, "bard") && unit->face == FACE_CHAMPION);
}

/* Any number of its type, champions of any one type; else one. */
static guint
count_beaten (guint face, guint type, const guint8 monsters[N_MONSTERS])
{
  gboolean is_any = face == FACE_CHAMPION || (face == FACE_FIGHTER && type == FACE_GOBLIN)
                    || (face == FACE_CLERIC && type == FACE_SKELETON)
                    || (face == FACE_MAGE && type == FACE_OOZE);

  return is_any ? monsters[type] : MIN (monsters[type], 1);
}

/* Whether a unit beats all of them, as one of the readings. */
gboolean
roll_page_beats (const Position *now,
                 const Unit *unit,
                 guint readings,
                 const guint8 monsters[N_MONSTERS])
{
  guint n_monsters = roll_page_count_monsters (monsters);

  for (guint face = 0; face < N_COMPANIONS; face++)
    for (guint type = 0; type < N_MONSTERS; type++)
      if (readings & BIT (face) && monsters[type] > 0
          && n_monsters - count_beaten (face, type, monsters) <= roll_page_get_bonus (now, unit))
        return TRUE;
  return FALSE;
}

/* Tokens */

/* Whether a token is held, or may be among those that were drawn face down. */
gboolean
roll_page_may_hold (const Position *now, Token token)
{
  return now->tokens[token] > 0 || (now->n_unknown > 0 && now->in_box[token] > 0);
}

/* Puts tokens of a kind into the adventurer's hand; FALSE if the box has none. */
static gboolean
take (AlarmTry *self, const Position *now, guint token, guint n_tokens)
{
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "chest", TM_NO_SEAT, pieces);

  for (guint i = 0; i < n_pieces && n_tokens > 0; i++)
    if (tm_table_get_piece_face (self->table, pieces[i]) == (gint32) token)
      {
        alarm_move_piece (self, pieces[i], "tokens", now->seat);
        n_tokens--;
      }
  return n_tokens == 0;
}

gboolean
roll_page_hold_token (AlarmTry *self, Token token)
{
  Position now;

  return roll_page_read (self, &now) && (now.tokens[token] > 0 || take (self, &now, token, 1));
}

/* Takes all tokens of a kind out of the box. */
void
roll_page_take_all (AlarmTry *self, Token token)
{
  Position now;

  if (roll_page_read (self, &now))
    take (self, &now, token, now.in_box[token]);
}

/* The same with any kind; gives the kind, or -1 where nobody is to have them. */
int
roll_page_empty_box_of (AlarmTry *self)
{
  guint token = alarm_below (self, N_TOKENS);

  if (tm_table_get_turn (self->table) == 0)
    return -1;
  roll_page_take_all (self, token);
  return token;
}

/* Lists of faces as counts */

/* Any of the dice; how many. */
guint
roll_page_pick_some (AlarmTry *self, const guint8 *counts, guint n_faces, guint8 *some)
{
  guint n = 0;

  for (guint face = 0; face < n_faces; face++)
    {
      some[face] = alarm_below (self, counts[face] + 1);
      n += some[face];
    }
  return n;
}

/* A face that no die shows, or -1. */
int
roll_page_pick_missing (AlarmTry *self, const guint8 *counts, guint n_faces)
{
  int picked = -1;
  guint n = 0;

  for (guint face = 0; face < n_faces; face++)
    if (counts[face] == 0 && alarm_below (self, ++n) == 0)
      picked = face;
  return picked;
}

void
roll_page_give_counts (AlarmTry *self, const char *param, const guint8 *counts, guint n_faces)
{
  gint32 faces[TM_ARGS_POOL];
  guint n = 0;

  for (guint face = 0; face < n_faces; face++)
    for (guint i = 0; i < counts[face]; i++)
      faces[n++] = face;
  alarm_give_list (self, param, faces, n);
}

/* So many dice, of whatever faces. */
void
roll_page_give_any (AlarmTry *self, const char *param, guint n_dice)
{
  gint32 faces[N_DICE];

  for (guint i = 0; i < n_dice; i++)
    faces[i] = (gint32) alarm_below (self, N_FACES);
  alarm_give_list (self, param, faces, n_dice);
}
