/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-words.h"
#include "tm-resolution.h"
#include "tm-scene.h"

G_BEGIN_DECLS

/* The mine as a plain value, and all rules that are about ways. Cells are those of the grid "mine": a1 is
 * 0, i1 is 8, a2 is 9. A place is a cell or, from CRYSTAL_N_CELLS on, the entrance of a side. */

#define CRYSTAL_COLUMNS 9
#define CRYSTAL_ROWS 9
#define CRYSTAL_N_CELLS (CRYSTAL_COLUMNS * CRYSTAL_ROWS)
#define CRYSTAL_CELL(column, row) ((row) * CRYSTAL_COLUMNS + (column))
#define CRYSTAL_COLUMN(cell) ((cell) % CRYSTAL_COLUMNS)
#define CRYSTAL_ROW(cell) ((cell) / CRYSTAL_COLUMNS)
#define CRYSTAL_AT_ENTRANCE(side) (CRYSTAL_N_CELLS + (int) (side))
#define CRYSTAL_IS_ENTRANCE(place) ((place) >= CRYSTAL_N_CELLS)
#define CRYSTAL_N_PLACES (CRYSTAL_N_CELLS + TM_N_SIDES)
#define CRYSTAL_NOWHERE (-1)
#define CRYSTAL_MAX_PORTALS 4
#define CRYSTAL_MAX_MUSHROOMS 2

/* Sides of a cell are those of TmSide: up is north. Sets of them have bit `1 << side`. */
#define CRYSTAL_ALL_SIDES 0xf
#define CRYSTAL_OPPOSITE(side) (((side) + 2) % TM_N_SIDES)

/**
 * CrystalLaid:
 * @LAID_NONE: the cell is undug
 * @LAID_TILE: a tunnel tile, face up
 * @LAID_FACE_DOWN: a tunnel tile nobody may look at
 * @LAID_MUSHROOM: a mushroom
 *
 * What lies on a cell of the board.
 */
typedef enum
{
  LAID_NONE,
  LAID_TILE,
  LAID_FACE_DOWN,
  LAID_MUSHROOM,
} CrystalLaid;

/**
 * CrystalCell:
 * @laid: of [enum@CrystalLaid]
 * @sides: set of sides on which the tunnel is open
 * @untold: set of sides nobody has told of; they count as walls
 * @event: of [enum@CrystalEvent]
 * @boom: whether a Boom token lies here
 * @rubble: whether a rubble token does
 * @crystals: how many crystal tokens lie here, 0 to 4
 * @fresh: whether one of them was not mined yet
 * @passages: set of sides across which a Passage token lies, towards a neighbour
 */
typedef struct
{
  guint8 laid;
  guint8 sides;
  guint8 untold;
  guint8 event;
  guint8 boom;
  guint8 rubble;
  guint8 crystals;
  guint8 fresh;
  guint8 passages;
} CrystalCell;

/**
 * CrystalMap:
 * @cells: the cells; both cells of a joint have its Passage
 * @entrances: by side, the cell the entrance leads to
 * @doors: set of sides with a Passage between the entrance and its cell
 * @n_seats: how many play, 0 to 4
 * @sides: by seat, the side of the own entrance
 * @dwarfs: by seat, the place of the dwarf, or %CRYSTAL_NOWHERE
 *
 * The mine. A plain value; crystal_map_init() makes an undug one.
 */
typedef struct
{
  CrystalCell cells[CRYSTAL_N_CELLS];
  guint8 entrances[TM_N_SIDES];
  guint8 doors;
  guint n_seats;
  guint8 sides[CRYSTAL_MAX_SEATS];
  gint8 dwarfs[CRYSTAL_MAX_SEATS];
} CrystalMap;

/* A set of cells. */
typedef struct
{
  guint64 bits[2];
} CrystalCells;

static inline gboolean
crystal_cells_has (const CrystalCells *self, guint cell)
{
  return ((self->bits[cell / 64] >> (cell % 64)) & 1) != 0;
}

static inline void
crystal_cells_add (CrystalCells *self, guint cell)
{
  self->bits[cell / 64] |= G_GUINT64_CONSTANT (1) << (cell % 64);
}

guint crystal_cells_count (const CrystalCells *self);

/* black-crystal-map.c */
void crystal_map_init (CrystalMap *self, guint n_seats);
int crystal_get_neighbour (guint cell, TmSide side);
int crystal_find_side (guint cell, guint other);
gboolean crystal_map_has_tile (const CrystalMap *self, guint cell);
gboolean crystal_map_leads (const CrystalMap *self, guint cell, TmSide side);
gboolean crystal_map_is_open (const CrystalMap *self, guint cell, TmSide side);
gboolean crystal_map_is_door_open (const CrystalMap *self, TmSide side);
guint crystal_map_get_ways (const CrystalMap *self, guint cell);
void crystal_map_set_passage (CrystalMap *self, guint cell, TmSide side, gboolean there);
guint crystal_map_count_event (const CrystalMap *self, CrystalEvent event);
guint crystal_map_get_blocked (const CrystalMap *self, guint seat, int place);
guint32 crystal_map_find_dwarfs (const CrystalMap *self, int place);
guint32 crystal_map_find_rivals (const CrystalMap *self, guint seat, int place);
gboolean crystal_map_open_untold (const CrystalMap *self, CrystalMap *opened);
int crystal_place_compare (int place, int other);

/* black-crystal-map-line.c: the map in one line (see section 7.0 of the game's page) */
gboolean crystal_map_parse (CrystalMap *self, const char *line, GError **error);
char *crystal_map_dup_line (const CrystalMap *self);
void crystal_map_set_sides (CrystalMap *self, const gint32 *sides, guint n_sides);

/**
 * CrystalChooser:
 *
 * Who chooses between landings that are equally near.
 */
typedef enum
{
  CHOOSER_NONE,
  CHOOSER_FLEER,
  CHOOSER_NEXT,
} CrystalChooser;

/* The most cells that a flight can end on by ways of the same length. */
#define CRYSTAL_MAX_LANDINGS 32
/* The longest way, portal ends counted. */
#define CRYSTAL_MAX_WAY 128

/**
 * CrystalFlight:
 * @distance: steps from the start to the own entrance; -1: no way
 * @n_landings: how many places there are to land on
 * @landings: those places, by name: a1, a2, b1
 * @chooser: who chooses, if there are several
 * @skip: turns lost by running out of cells, 0 or 1
 * @n_way: length of @way; 0 unless the landing is unique
 * @way: the places run through, from the step after the start to the landing; both ends of a portal
 * @hinges_on_untold: whether sides nobody has told of would change the landing
 *
 * Where a fleeing dwarf lands.
 */
typedef struct
{
  int distance;
  guint n_landings;
  gint8 landings[CRYSTAL_MAX_LANDINGS];
  CrystalChooser chooser;
  guint skip;
  guint n_way;
  gint8 way[CRYSTAL_MAX_WAY];
  gboolean hinges_on_untold;
} CrystalFlight;

/* black-crystal-flight.c. A resolution (nullable) says how open points are read and takes the reasons. */
int
crystal_map_get_distance (const CrystalMap *self, guint seat, int from, TmResolution *resolution);
void crystal_map_measure (const CrystalMap *self,
                          guint seat,
                          TmResolution *resolution,
                          gint16 distances[CRYSTAL_N_PLACES]);
void crystal_map_flee (const CrystalMap *self,
                       guint seat,
                       int from,
                       guint steps,
                       TmResolution *resolution,
                       CrystalFlight *flight);
void crystal_map_find_landing (const CrystalMap *self,
                               guint seat,
                               int from,
                               guint steps,
                               TmResolution *resolution,
                               CrystalFlight *flight);
void crystal_map_find_way (const CrystalMap *self,
                           guint seat,
                           int from,
                           int landing,
                           TmResolution *resolution,
                           CrystalFlight *flight);
CrystalNext crystal_map_get_next (
    const CrystalMap *self, guint seat, int place, gboolean opened, TmResolution *resolution);

/**
 * CrystalAmulet:
 * @receivers: set of the seats that are equally near
 * @distances: by seat, steps to the own entrance; -1: no way
 *
 * Whom the Amulet gives a crystal.
 */
typedef struct
{
  guint32 receivers;
  int distances[CRYSTAL_MAX_SEATS];
} CrystalAmulet;

void crystal_map_judge_amulet (const CrystalMap *self,
                               guint victim,
                               TmResolution *resolution,
                               CrystalAmulet *amulet);

/* black-crystal-cuts.c */

/**
 * CrystalCuts:
 *
 * Which graphs a mushroom would cut the only way to an exit in.
 */
typedef struct
{
  gboolean dug;
  gboolean diggable;
  gboolean board;
} CrystalCuts;

void crystal_map_find_cuts (
    const CrystalMap *self, guint cell, guint used_sides, gboolean for_each, CrystalCuts *found);
void crystal_map_judge_cuts (const CrystalMap *self,
                             guint cell,
                             guint used_sides,
                             TmResolution *resolution,
                             CrystalCuts *found);
void crystal_map_get_zone (const CrystalMap *self,
                           guint used_sides,
                           const CrystalCells *marked,
                           TmResolution *resolution,
                           CrystalCells *zone);

/**
 * CrystalTrap:
 * @is_trapped: whether nothing can be dug or reached any more
 * @region: cells that can be reached
 * @frontier: undug and face-down cells behind an open side of them
 * @rubble: rubble among them, or that shuts the region in
 * @blocked: on how many sides the dwarf's own cell is blocked
 * @wall: whether a wall parts the region from more of the board
 * @portals: open portals in the region
 * @all_portals: open portals of the mine
 */
typedef struct
{
  gboolean is_trapped;
  CrystalCells region;
  CrystalCells frontier;
  CrystalCells rubble;
  guint blocked;
  gboolean wall;
  guint portals;
  guint all_portals;
} CrystalTrap;

void crystal_map_judge_trap (const CrystalMap *self,
                             guint seat,
                             TmResolution *resolution,
                             CrystalTrap *trap);

/* black-crystal-places.c: what may be laid, entered, blown up, thrown to. All that applies is found. */

/**
 * CrystalWhy:
 *
 * Why something is against the rules, as a set of bits; the ids of the findings are those of
 * crystal_why_words, in this order.
 */
typedef enum
{
  WHY_BLAST_EDGE,
  WHY_BLAST_FAR,
  WHY_BLAST_MUSHROOM,
  WHY_BLAST_NONE_LEFT,
  WHY_BLAST_NOT_NEEDED,
  WHY_BLAST_PASSAGE_BOMB_ONLY,
  WHY_CARD_WRONG_TARGET,
  WHY_DIG_COVERED,
  WHY_DIG_FIRST_STRAIGHT,
  WHY_DIG_NO_OPENING,
  WHY_DIG_NOT_ADJACENT,
  WHY_DIG_NOT_JOINED,
  WHY_DIG_PIT_FIRST,
  WHY_DIG_WALL_MEETS_TUNNEL,
  WHY_MUSH_CRYSTAL,
  WHY_MUSH_DWARF,
  WHY_MUSH_ENTRANCE,
  WHY_MUSH_EVENT,
  WHY_MUSH_EXIT,
  WHY_MUSH_FACE_DOWN,
  WHY_MUSH_NO_ORDINARY_TILE,
  WHY_MUSH_NONE_LEFT,
  WHY_MUSH_OWN_DWARF,
  WHY_MUSH_TOKENS,
  WHY_MUSH_TWICE,
  WHY_PORTAL_ALONE,
  WHY_PORTAL_NOT_PORTAL,
  WHY_RUBBLE_CRYSTAL,
  WHY_RUBBLE_DWARF,
  WHY_RUBBLE_FAR,
  WHY_RUBBLE_NONE_LEFT,
  WHY_RUBBLE_UNDUG,
  WHY_RUBBLE_WALL,
  WHY_SKILL_CONDITION,
  WHY_STEP_FOREIGN_ENTRANCE,
  WHY_STEP_MUSHROOM,
  WHY_STEP_MUST_DIG,
  WHY_STEP_NOT_ADJACENT,
  WHY_STEP_RUBBLE,
  WHY_STEP_SPENT,
  WHY_STEP_UNDUG,
  WHY_STEP_WALL,
  WHY_THROW_EDGE,
  WHY_THROW_MUSHROOM,
  CRYSTAL_N_WHYS,
} CrystalWhy;

#define WHY_BIT(why) (G_GUINT64_CONSTANT (1) << (why))

/**
 * CrystalWhySpec:
 * @id: id of the finding, such as "step.wall"
 * @article: the article it rests on
 * @grade: how grave it is
 * @text: the finding, an `N_()` sentence without arguments
 */
typedef struct
{
  const char *id;
  const char *article;
  TmGrade grade;
  const char *text;
} CrystalWhySpec;

extern const CrystalWhySpec crystal_whys[CRYSTAL_N_WHYS];
void crystal_add_whys (TmResolution *resolution, guint64 whys);
gboolean crystal_forbids (guint64 whys);

/**
 * CrystalPlacing:
 * @why: set of WHY_BIT()
 * @passage: whether a Passage token goes on the joint
 * @swaps: whether it is a pit that goes back for another tile, being the first of its player
 * @open_to: laid neighbours its tunnel runs on into
 * @blocked_to: laid neighbours that a wall parts it from
 */
typedef struct
{
  guint64 why;
  gboolean passage;
  gboolean swaps;
  CrystalCells open_to;
  CrystalCells blocked_to;
} CrystalPlacing;

void crystal_map_judge_placing (const CrystalMap *self,
                                guint seat,
                                guint cell,
                                guint open,
                                CrystalEvent event,
                                gboolean first,
                                CrystalMeans means,
                                CrystalPlacing *placing);
guint64 crystal_map_judge_step (const CrystalMap *self,
                                guint seat,
                                int place,
                                gboolean spent,
                                CrystalMeans means,
                                TmResolution *resolution);
guint64 crystal_map_judge_mushroom (const CrystalMap *self,
                                    guint seat,
                                    guint cell,
                                    guint left,
                                    guint ordinary,
                                    guint used_sides,
                                    const CrystalCells *marked,
                                    TmResolution *resolution);

/**
 * CrystalBlast:
 *
 * What is done with explosives: break a wall towards a cell, clear rubble, lay it, take a Passage off.
 */
typedef enum
{
  BLAST_WALL,
  BLAST_CLEAR,
  BLAST_RUBBLE,
  BLAST_PASSAGE_OFF,
  CRYSTAL_N_BLASTS,
} CrystalBlast;

extern const TmWord crystal_blast_words[CRYSTAL_N_BLASTS];

guint64 crystal_map_judge_blast (const CrystalMap *self,
                                 guint seat,
                                 CrystalBlast blast,
                                 guint cell,
                                 CrystalMeans means,
                                 guint left);
guint64 crystal_map_judge_throw (
    const CrystalMap *self, guint seat, CrystalBy by, TmSide side, guint distance, int *cell);
guint crystal_map_find_booms (const CrystalMap *self,
                              guint from,
                              TmResolution *resolution,
                              guint8 cells[CRYSTAL_N_CELLS]);

/* black-crystal-board.c: the mine as nodes of a scene */

/**
 * CrystalBoardLook:
 * @lit: cells that something can be done with now
 * @offers: by cell, index of the offer that touching it makes; -1: none
 * @landings: by place, set of the faces 1 to 6 that would land there, `1 << face`
 * @trail: by cell, set of sides, `1 << side`, towards which the lit way leads
 * @door_offers: by side, as @offers
 */
typedef struct
{
  CrystalCells lit;
  gint offers[CRYSTAL_N_CELLS];
  guint8 landings[CRYSTAL_N_PLACES];
  guint8 trail[CRYSTAL_N_CELLS];
  gint door_offers[TM_N_SIDES];
} CrystalBoardLook;

void crystal_board_look_init (CrystalBoardLook *self);
guint crystal_present_mine (
    TmScene *scene, guint parent, const CrystalMap *map, const CrystalBoardLook *look, int turn);
G_END_DECLS
