/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer/dungeoneer-map.h"

G_BEGIN_DECLS

/* The rules about the map of Dungeoneer, written down once more, plainly and slowly: a list of cards, of
 * which all pairs are looked at, and ways found by trying all steps again and again. */

#define BRUTE_MAX 40

typedef struct
{
  int x;
  int y;
  /* North, east, south, west: o, w, b, l, u. */
  char sides[5];
  gboolean is_entrance;
} BruteCard;

typedef struct
{
  guint n;
  BruteCard cards[BRUTE_MAX];
} BruteMap;

typedef struct
{
  const char *fault;
  char sides[5];
  guint joins;
  guint open_ends;
} BruteLaid;

typedef struct
{
  const char *fault;
  gboolean unreachable[BRUTE_MAX];
  guint open_ends;
} BruteMapped;

void brute_sample (GRand *random, BruteMap *map);
void brute_random_sides (GRand *random, char sides[5]);
char *brute_dup_line (const BruteMap *map) G_GNUC_WARN_UNUSED_RESULT;
void brute_lay (const BruteMap *map,
                int x,
                int y,
                const char *sides,
                guint degrees,
                gboolean is_last,
                gboolean half_turn,
                BruteLaid *laid);
void brute_check (const BruteMap *map, gboolean has_overlap, guint left, BruteMapped *mapped);
void brute_distances (const BruteMap *map, int steps[BRUTE_MAX], int entrances[BRUTE_MAX]);

G_END_DECLS
