/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "dungeon-brute.h"

#include <string.h>

#define FAR 1000

/* North, east, south, west. */
static const int over[4] = { 0, 1, 0, -1 };
static const int down[4] = { -1, 0, 1, 0 };

static const BruteCard *
card_at (const BruteMap *map, int x, int y)
{
  for (guint i = 0; i < map->n; i++)
    if (map->cards[i].x == x && map->cards[i].y == y)
      return &map->cards[i];
  return NULL;
}

static gboolean
clash (char one, char other)
{
  return (one == 'w' && strchr ("obl", other) != NULL)
         || (other == 'w' && strchr ("obl", one) != NULL);
}

static guint
count_open_ends (const BruteMap *map)
{
  guint n = 0;

  for (guint i = 0; i < map->n; i++)
    for (int side = 0; side < 4; side++)
      if (map->cards[i].sides[side] != 'w'
          && card_at (map, map->cards[i].x + over[side], map->cards[i].y + down[side]) == NULL)
        n++;
  return n;
}

/* Whether one step leads from a card to another. */
static gboolean
leads (const BruteCard *from, const BruteCard *to)
{
  for (int side = 0; side < 4; side++)
    if (to->x == from->x + over[side] && to->y == from->y + down[side])
      return from->sides[side] != 'w' && to->sides[(side + 2) % 4] != 'w';
  return FALSE;
}

/* Steps between all cards. */
static void
measure (const BruteMap *map, int steps[BRUTE_MAX][BRUTE_MAX])
{
  for (guint i = 0; i < map->n; i++)
    for (guint j = 0; j < map->n; j++)
      steps[i][j] = i == j ? 0 : leads (&map->cards[i], &map->cards[j]) ? 1 : FAR;
  for (guint k = 0; k < map->n; k++)
    for (guint i = 0; i < map->n; i++)
      for (guint j = 0; j < map->n; j++)
        steps[i][j] = MIN (steps[i][j], steps[i][k] + steps[k][j]);
}

/**
 * brute_lay:
 * @map: a map
 * @x: column
 * @y: row
 * @sides: a card, upright
 * @degrees: how far it is turned clockwise
 * @is_last: whether it is the last one
 * @half_turn: whether it may lie upside down
 * @laid: (out): what comes of it
 */
void
brute_lay (const BruteMap *map,
           int x,
           int y,
           const char *sides,
           guint degrees,
           gboolean is_last,
           gboolean half_turn,
           BruteLaid *laid)
{
  BruteMap after = *map;
  gboolean touches = FALSE, clashes = FALSE;

  *laid = (BruteLaid) { .fault = "none" };
  for (int i = 0; i < 4; i++)
    laid->sides[i] = sides[(i - (int) degrees / 90 + 4) % 4];
  if (card_at (map, x, y) != NULL)
    {
      laid->fault = "occupied";
      laid->open_ends = count_open_ends (map);
      return;
    }
  for (int side = 0; side < 4; side++)
    {
      const BruteCard *beside = card_at (map, x + over[side], y + down[side]);
      char met = beside != NULL ? beside->sides[(side + 2) % 4] : ' ';

      if (beside == NULL)
        continue;
      touches = TRUE;
      clashes = clashes || clash (laid->sides[side], met);
      if (laid->sides[side] != 'w' && met != 'w')
        laid->joins++;
    }
  after.cards[after.n++] = (BruteCard) { .x = x, .y = y };
  memcpy (after.cards[after.n - 1].sides, laid->sides, 5);
  laid->open_ends = count_open_ends (&after);
  if (degrees == 90 || degrees == 270)
    laid->fault = "sideways";
  else if (degrees == 180 && !half_turn)
    laid->fault = "half_turn";
  else if (!touches)
    laid->fault = "apart";
  else if (clashes)
    laid->fault = "exit_to_wall";
  else if (laid->joins == 0)
    laid->fault = "cut_off";
  else if (laid->open_ends == 0 && !is_last)
    laid->fault = "sealed";
}

/**
 * brute_check:
 * @map: a map without cards twice in a place
 * @has_overlap: whether it had such
 * @left: how many cards are left
 * @mapped: (out): what is wrong with it
 */
void
brute_check (const BruteMap *map, gboolean has_overlap, guint left, BruteMapped *mapped)
{
  int steps[BRUTE_MAX][BRUTE_MAX];
  gboolean clashes = FALSE, is_apart = FALSE, is_unreachable = FALSE;

  *mapped = (BruteMapped) { .fault = "none", .open_ends = count_open_ends (map) };
  measure (map, steps);
  for (guint i = 0; i < map->n; i++)
    {
      gboolean has_way = FALSE;

      for (guint j = 0; j < map->n; j++)
        {
          has_way = has_way || (map->cards[j].is_entrance && steps[i][j] < FAR);
          is_apart = is_apart || steps[i][j] >= FAR;
        }
      mapped->unreachable[i] = !has_way;
      is_unreachable = is_unreachable || !has_way;
      for (int side = 0; side < 4; side++)
        {
          const BruteCard *beside
              = card_at (map, map->cards[i].x + over[side], map->cards[i].y + down[side]);

          clashes = clashes
                    || (beside != NULL
                        && clash (map->cards[i].sides[side], beside->sides[(side + 2) % 4]));
        }
    }
  if (has_overlap)
    mapped->fault = "overlap";
  else if (clashes)
    mapped->fault = "exit_to_wall";
  else if (is_unreachable)
    mapped->fault = "unreachable";
  else if (is_apart)
    mapped->fault = "apart";
  else if (mapped->open_ends == 0 && left > 0)
    mapped->fault = "sealed";
}

/**
 * brute_distances:
 * @map: a map
 * @steps: (out): by card, how far the nearest entrance is; -1: no way
 * @entrances: (out): which it is, the first of equally near ones; -1: none
 */
void
brute_distances (const BruteMap *map, int steps[BRUTE_MAX], int entrances[BRUTE_MAX])
{
  int between[BRUTE_MAX][BRUTE_MAX];

  measure (map, between);
  for (guint i = 0; i < map->n; i++)
    {
      int best = FAR;

      entrances[i] = -1;
      for (guint j = 0; j < map->n; j++)
        if (map->cards[j].is_entrance && between[i][j] < best)
          {
            best = between[i][j];
            entrances[i] = (int) j;
          }
      steps[i] = best < FAR ? best : -1;
    }
}

/* Samples */

/**
 * brute_random_sides:
 * @random: chance
 * @sides: (out): sides of a card, more often open than anything else
 */
void
brute_random_sides (GRand *random, char sides[5])
{
  static const char letters[] = "ooowwwblu";

  for (int side = 0; side < 4; side++)
    sides[side] = letters[g_rand_int_range (random, 0, (gint32) strlen (letters))];
  sides[4] = '\0';
}

/* A card beside another one; mostly by the rules. */
static void
grow (GRand *random, BruteMap *map)
{
  gboolean is_wild = g_rand_int_range (random, 0, 8) == 0;

  for (guint try = 0; try < 40; try++)
    {
      const BruteCard *card = &map->cards[g_rand_int_range (random, 0, (gint32) map->n)];
      int side = g_rand_int_range (random, 0, 4);
      int x = card->x + over[side] * (is_wild && try == 0 ? 2 : 1);
      int y = card->y + down[side];
      char sides[5];
      BruteLaid laid;

      brute_random_sides (random, sides);
      brute_lay (map, x, y, sides, 0, FALSE, TRUE, &laid);
      if (g_str_equal (laid.fault, "occupied") || ABS (x) > 21 || ABS (y) > 21
          || (!is_wild && !g_str_equal (laid.fault, "none")))
        continue;
      map->cards[map->n] = (BruteCard) {
        .x = x,
        .y = y,
        .is_entrance = g_rand_int_range (random, 0, 12) == 0,
      };
      memcpy (map->cards[map->n++].sides, sides, 5);
      return;
    }
}

/**
 * brute_sample:
 * @random: chance
 * @map: (out): a dungeon of 1 to 26 cards, by the rules in most places
 */
void
brute_sample (GRand *random, BruteMap *map)
{
  guint n = (guint) g_rand_int_range (random, 1, 27);
  gboolean is_aside = g_rand_int_range (random, 0, 20) == 0;

  *map = (BruteMap) { .n = 1 };
  map->cards[0] = (BruteCard) {
    .x = is_aside ? 21 : 0,
    .y = is_aside ? -20 : 0,
    .is_entrance = g_rand_int_range (random, 0, 20) != 0,
  };
  brute_random_sides (random, map->cards[0].sides);
  for (guint i = 1; i < n; i++)
    grow (random, map);
}

/**
 * brute_dup_line:
 * @map: a map
 *
 * Returns: (transfer full): the map in one line
 */
char *
brute_dup_line (const BruteMap *map)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < map->n; i++)
    g_string_append_printf (line, "%s%d:%d:%s%s", i > 0 ? "," : "", map->cards[i].x,
                            map->cards[i].y, map->cards[i].sides,
                            map->cards[i].is_entrance ? ":e" : "");
  return g_string_free (g_steal_pointer (&line), FALSE);
}
