/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "false-alarms.h"

G_BEGIN_DECLS

/* Black Crystal, as its page has it. */
#define N_COLUMNS 9
#define N_CELLS (N_COLUMNS * N_COLUMNS)
#define N_SIDES 4
#define MOST_PLAYERS 4

/* Section 2.2: layers of the mine and what lies on a cell. */
enum
{
  LAYER_TILE,
  LAYER_SIDES,
  LAYER_EVENT,
  LAYER_BOOM,
  LAYER_RUBBLE,
  LAYER_CRYSTAL,
  LAYER_FRESH,
  LAYER_PASSAGE,
};

enum
{
  TILE_NONE,
  TILE_LAID,
  TILE_FACE_DOWN,
  TILE_MUSHROOM,
};

enum
{
  NORTH,
  EAST,
  SOUTH,
  WEST,
};

enum
{
  TILE_IS_EMPTY,
  TILE_IS_BOOM,
  TILE_IS_FIND,
  TILE_IS_PORTAL,
  TILE_IS_PIT,
  TILE_IS_CRYSTAL,
  TILE_IS_EXIT,
};

/* The mine, and the seat whose turn it is. */
typedef struct
{
  int seat;
  int n_seats;
  gboolean is_free;
  gint32 steps;
  int at[MOST_PLAYERS];
  guint8 tile[N_CELLS];
  guint8 sides[N_CELLS];
  guint8 event[N_CELLS];
  guint8 rubble[N_CELLS];
  guint8 crystal[N_CELLS];
  guint8 passage[N_CELLS];
} Mine;

typedef gboolean (*IsBeside) (const Mine *mine, int here, int side, int there);
typedef gboolean (*IsCell) (const Mine *mine, int cell);

gboolean crystal_page_read (const AlarmTry *self, Mine *mine);
gboolean crystal_page_read_ready (const AlarmTry *self, Mine *mine);
int crystal_page_get_beside (int cell, int side);
gboolean crystal_page_leads (const Mine *mine, int cell, int side);
gboolean crystal_page_is_open (const Mine *mine, int cell, int side);
int crystal_page_pick_side (AlarmTry *self, const Mine *mine, IsBeside is_beside);
int crystal_page_pick_cell (AlarmTry *self, const Mine *mine, IsCell is_cell);
void crystal_page_put (AlarmTry *self, guint layer, int cell, gint32 value);
gboolean crystal_page_is_near (int cell, int other);
int crystal_page_get_rival (const Mine *mine);
gboolean crystal_page_has_unnamed (const AlarmTry *self, int seat);

extern const AlarmKind crystal_walk_illegal[];
extern const AlarmKind crystal_walk_legal[];
extern const AlarmKind crystal_blast_illegal[];
extern const AlarmKind crystal_card_illegal[];

G_END_DECLS
