/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the cards and the rulebook print, and positions in words. */

#include "roll-brute.h"

#include <string.h>

const BruteHero brute_heroes[BRUTE_N_HEROES] = {
  { "none", FALSE, { 0 }, BRUTE_SHOT_NONE, 0 },
  { "spellsword", TRUE, { BRUTE_FIGHTER, BRUTE_MAGE }, BRUTE_SHOT_UNIT, 0 },
  { "battlemage", TRUE, { BRUTE_FIGHTER, BRUTE_MAGE }, BRUTE_SHOT_FURY, 0 },
  { "crusader", TRUE, { BRUTE_FIGHTER, BRUTE_CLERIC }, BRUTE_SHOT_UNIT, 0 },
  { "paladin", TRUE, { BRUTE_FIGHTER, BRUTE_CLERIC }, BRUTE_SHOT_INTERVENTION, 0 },
  { "knight", FALSE, { 0 }, BRUTE_SHOT_BATTLECRY, 0 },
  { "dragon-slayer", FALSE, { 0 }, BRUTE_SHOT_BATTLECRY, 0 },
  { "enchantress", FALSE, { 0 }, BRUTE_SHOT_CHARM, 1 },
  { "beguiler", FALSE, { 0 }, BRUTE_SHOT_MESMERIZE, 2 },
  { "mercenary", FALSE, { 0 }, BRUTE_SHOT_STRIKE, 2 },
  { "commander", FALSE, { 0 }, BRUTE_SHOT_PRESENCE, 0 },
  { "half-goblin", FALSE, { 0 }, BRUTE_SHOT_CALL_GOBLINS, 1 },
  { "chieftain", FALSE, { 0 }, BRUTE_SHOT_CALL_GOBLINS, 2 },
  { "minstrel", TRUE, { BRUTE_THIEF, BRUTE_MAGE }, BRUTE_SHOT_SONG, 0 },
  { "bard", TRUE, { BRUTE_THIEF, BRUTE_MAGE }, BRUTE_SHOT_SONG, 0 },
  { "occultist", TRUE, { BRUTE_MAGE, BRUTE_CLERIC }, BRUTE_SHOT_RAISE_SKELETONS, 1 },
  { "necromancer", TRUE, { BRUTE_MAGE, BRUTE_CLERIC }, BRUTE_SHOT_RAISE_SKELETONS, 2 },
};

const char *const brute_used_ids[BRUTE_N_USED] = {
  "fighter",    "cleric", "mage",   "thief",    "champion", "scroll", "temp-fighter",
  "temp-thief", "hero",   "sword",  "talisman", "sceptre",  "tools",  "scroll-token",
  "ring",       "scales", "elixir", "bait",     "portal",   "power",
};

const char *const brute_black_ids[BRUTE_N_BLACK]
    = { "goblin", "skeleton", "ooze", "chest", "potion" };

const guint8 brute_token_copies[BRUTE_N_TOKENS] = { 3, 3, 3, 3, 3, 4, 6, 3, 4, 4 };

guint
brute_count (const guint8 *counts, guint from, guint to)
{
  guint n = 0;

  for (guint i = from; i < to; i++)
    n += counts[i];
  return n;
}

/* What beats what */

static gboolean
is_hero (guint hero, const char *id)
{
  return g_str_equal (brute_heroes[hero].id, id);
}

/* The face of a unit before any skill, or -1. */
int
brute_get_own_face (guint hero, guint unit)
{
  static const int own[BRUTE_N_UNITS]
      = { BRUTE_FIGHTER, BRUTE_CLERIC,  BRUTE_MAGE,  BRUTE_THIEF,   BRUTE_CHAMPION,
          BRUTE_SCROLL,  BRUTE_FIGHTER, BRUTE_THIEF, BRUTE_FIGHTER, BRUTE_FIGHTER,
          BRUTE_CLERIC,  BRUTE_MAGE,    BRUTE_THIEF, BRUTE_SCROLL };

  if (unit >= BRUTE_N_UNITS || (unit == BRUTE_HERO && brute_heroes[hero].shot != BRUTE_SHOT_UNIT))
    return -1;
  return own[unit];
}

/* The faces that a unit can be used as, as a set. */
guint
brute_get_readings (guint hero, guint unit)
{
  const BruteHero *card = &brute_heroes[hero];
  int own = brute_get_own_face (hero, unit);
  guint readings;

  if (own < 0)
    return 0;
  readings = 1u << own;
  if (card->has_swap && (own == (int) card->swap[0] || own == (int) card->swap[1]))
    readings |= 1u << card->swap[0] | 1u << card->swap[1];
  if (own == BRUTE_SCROLL && (is_hero (hero, "enchantress") || is_hero (hero, "beguiler")))
    readings |= (1u << BRUTE_SCROLL) - 1;
  return readings;
}

gboolean
brute_is_companion (guint hero, guint unit)
{
  return (brute_get_readings (hero, unit) & ((1u << BRUTE_SCROLL) - 1)) != 0;
}

static guint
get_bonus (guint hero, guint unit)
{
  int own = brute_get_own_face (hero, unit);

  return (is_hero (hero, "commander") && own == BRUTE_FIGHTER)
         || (is_hero (hero, "bard") && own == BRUTE_CHAMPION);
}

static gboolean
beats_any_number (guint face, guint type)
{
  return face == BRUTE_CHAMPION || (face == BRUTE_FIGHTER && type == BRUTE_GOBLIN)
         || (face == BRUTE_CLERIC && type == BRUTE_SKELETON)
         || (face == BRUTE_MAGE && type == BRUTE_OOZE);
}

/* Whether one unit beats exactly these: a group of one type, and at most its bonus of others. */
gboolean
brute_can_beat (guint hero, guint unit, const guint8 *monsters)
{
  guint readings = brute_get_readings (hero, unit);
  guint n = monsters[BRUTE_GOBLIN] + monsters[BRUTE_SKELETON] + monsters[BRUTE_OOZE];

  for (guint face = 0; face < BRUTE_SCROLL; face++)
    for (guint type = 0; type < BRUTE_N_MONSTERS; type++)
      for (guint group = 1; group <= monsters[type]; group++)
        if (readings & 1u << face && (group == 1 || beats_any_number (face, type))
            && n - group <= get_bonus (hero, unit))
          return TRUE;
  return FALSE;
}

/* Each card stands in the table as its two sides, novice first. */
gboolean
brute_is_novice (guint hero)
{
  return hero % 2 == 1;
}

/* Positions */

guint
brute_find_hero (const char *id)
{
  for (guint i = 0; i < BRUTE_N_HEROES; i++)
    if (is_hero (i, id))
      return i;
  g_assert_not_reached ();
}

void
brute_position_init (BrutePosition *self)
{
  memset (self, 0, sizeof *self);
  self->is_ready = TRUE;
  self->horizon = 1;
}

static void
count_words (const char *text, const char *const *ids, guint n_ids, guint8 *counts)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint id = 0;

      if (words[i][0] == '\0')
        continue;
      while (id < n_ids && !g_str_equal (ids[id], words[i]))
        id++;
      g_assert_cmpuint (id, <, n_ids);
      counts[id]++;
    }
}

static guint
find_word (const char *const *words, const char *word)
{
  guint i = 0;

  while (!g_str_equal (words[i], word))
    i++;
  return i;
}

static const char *const power_ids[] = { "no", "spare", "spend", NULL };
static const char *const phase_ids[] = { "monsters", "loot", "dragon", NULL };

static void
parse_pair (BrutePosition *self, const char *name, const char *value)
{
  if (g_str_equal (name, "hero"))
    self->hero = brute_find_hero (value);
  else if (g_str_equal (name, "ready"))
    self->is_ready = g_str_equal (value, "yes");
  else if (g_strv_contains ((const char *const[]) { "party", "temp", "tokens", NULL }, name))
    count_words (value, brute_used_ids, BRUTE_N_HELD, self->held);
  else if (g_str_equal (name, "out"))
    count_words (value, &brute_used_ids[BRUTE_FIRST_TOKEN], BRUTE_N_TOKENS, self->out);
  else if (g_str_equal (name, "monsters") || g_str_equal (name, "dungeon"))
    {
      count_words (value, brute_black_ids, BRUTE_N_BLACK, self->black);
      self->is_rolled = TRUE;
    }
  else if (g_str_equal (name, "lair"))
    self->lair = (guint) atoi (value);
  else if (g_str_equal (name, "level"))
    self->level = (guint) atoi (value);
  else if (g_str_equal (name, "xp"))
    self->xp = (guint) atoi (value);
  else if (g_str_equal (name, "horizon"))
    self->horizon = (guint) atoi (value);
  else if (g_str_equal (name, "power"))
    self->power = find_word (power_ids, value);
  else if (g_str_equal (name, "phase"))
    self->phase = find_word (phase_ids, value);
  else if (g_str_equal (name, "two-targets"))
    self->is_two_exact = g_str_equal (value, "exact");
  else if (g_str_equal (name, "bait"))
    self->is_bait_monsters = g_str_equal (value, "monsters");
  else
    g_assert_not_reached ();
}

/* Reads `name=value` pairs. */
void
brute_position_parse (BrutePosition *self, const char *text)
{
  g_auto (GStrv) pairs = g_strsplit (text, " ", -1);

  brute_position_init (self);
  for (guint i = 0; pairs[i] != NULL; i++)
    {
      char *equals = strchr (pairs[i], '=');

      if (pairs[i][0] == '\0')
        continue;
      g_assert_nonnull (equals);
      *equals = '\0';
      parse_pair (self, pairs[i], equals + 1);
    }
}

static void
add_words (
    GString *text, const char *name, const char *const *ids, guint n_ids, const guint8 *counts)
{
  const char *separator = "";

  if (name != NULL)
    g_string_append_printf (text, "%s=", name);
  for (guint i = 0; i < n_ids; i++)
    for (guint n = 0; n < counts[i]; n++)
      {
        g_string_append_printf (text, "%s%s", separator, ids[i]);
        separator = ",";
      }
}

/* Spells a position, with what no question has for all of its parameters. */
char *
brute_position_dup_text (const BrutePosition *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "hero=%s ready=%s ", brute_heroes[self->hero].id,
                          self->is_ready ? "yes" : "no");
  add_words (text, "party", brute_used_ids, BRUTE_N_FACES, self->held);
  add_words (text, " temp", &brute_used_ids[BRUTE_TEMP_FIGHTER], 2,
             &self->held[BRUTE_TEMP_FIGHTER]);
  add_words (text, " tokens", &brute_used_ids[BRUTE_FIRST_TOKEN], BRUTE_N_TOKENS,
             &self->held[BRUTE_FIRST_TOKEN]);
  add_words (text, " out", &brute_used_ids[BRUTE_FIRST_TOKEN], BRUTE_N_TOKENS, self->out);
  if (self->is_rolled)
    add_words (text, " dungeon", brute_black_ids, BRUTE_N_BLACK, self->black);
  g_string_append_printf (text, " lair=%u level=%u phase=%s power=%s xp=%u horizon=%u%s%s",
                          self->lair, self->level, phase_ids[self->phase], power_ids[self->power],
                          self->xp, self->horizon, self->is_two_exact ? " two-targets=exact" : "",
                          self->is_bait_monsters ? " bait=monsters" : "");
  return g_string_free (text, FALSE);
}

char *
brute_used_dup_text (const guint8 *used)
{
  GString *text = g_string_new (NULL);

  add_words (text, NULL, brute_used_ids, BRUTE_N_USED, used);
  return g_string_free (text, FALSE);
}
