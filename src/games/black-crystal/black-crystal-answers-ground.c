/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about the board: tiles, mushrooms, explosives, rubble, pits, throws. R «Начало
 * игры», p.5; «Взрывчатка и завал», p.12; «Правило Гриба», p.13; «Провал», p.14. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-questions.h"

/* Tiles */

static guint
read_open (const TmArgs *args)
{
  guint n_sides;
  const gint32 *sides = tm_args_get_list (args, PLACE_TILE_OPEN, &n_sides);
  guint open = 0;

  for (guint i = 0; i < n_sides; i++)
    open |= 1u << sides[i];
  return open;
}

/* R «Начало игры», p.5. */
void
crystal_answer_place_tile (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  CrystalPlacing placing;
  gboolean is_legal;
  CrystalMap map;
  guint seat;

  if (!crystal_read_mine (args, MINE_MAP, "seat", 1, ruling, &map, &seat))
    return;
  crystal_map_judge_placing (&map, seat, (guint) tm_args_get (args, PLACE_TILE_CELL),
                             read_open (args), (CrystalEvent) tm_args_get (args, PLACE_TILE_EVENT),
                             tm_args_get (args, PLACE_TILE_FIRST),
                             (CrystalMeans) tm_args_get (args, PLACE_TILE_MEANS), &placing);
  is_legal = !crystal_forbids (placing.why);
  crystal_set_why (ruling, placing.why);
  tm_ruling_set_flag (ruling, "passage", is_legal && placing.passage);
  tm_ruling_set_flag (ruling, "swap", placing.swaps);
  crystal_set_cells (ruling, "open_to", &placing.open_to);
  crystal_set_cells (ruling, "blocked_to", &placing.blocked_to);
  if (is_legal && tm_args_get (args, PLACE_TILE_FIRST))
    tm_resolution_add_reason (resolution, "crystal.turn.first",
                              tm_text (N_ ("The first tile lies straight before the entrance.")));
  if (is_legal && placing.passage)
    tm_resolution_add_reason (
        resolution, "crystal.passage",
        tm_text (N_ ("A Passage lies on the joint, so the walls there do not matter.")));
  else if (is_legal)
    tm_resolution_add_reason (
        resolution, "crystal.turn.place",
        tm_text (N_ ("The cell is undug and beside the dwarf, and the tunnels join.")));
  tm_ruling_set_verdict (ruling, !is_legal       ? crystal_get_first_why (placing.why)
                                 : placing.swaps ? tm_text (N_ ("The pit goes back: another tile"))
                                                 : tm_text (N_ ("The tile may lie so")));
}

/* Mushrooms */

static gboolean
read_marked (const TmArgs *args, CrystalCells *marked)
{
  guint n_cells;
  const gint32 *cells = tm_args_get_list (args, ASK_MUSHROOM_MARKED, &n_cells);

  *marked = (CrystalCells) { { 0, 0 } };
  for (guint i = 0; i < n_cells; i++)
    crystal_cells_add (marked, (guint) cells[i]);
  return n_cells > 0;
}

/* The tokens that a mushroom takes away, in the order of the alphabet. */
static void
set_removed (const CrystalMap *map, guint cell, gboolean is_legal, TmRuling *ruling)
{
  const CrystalCell *at = &map->cells[cell];
  const char *removed[4] = { NULL };
  gboolean has_passage = at->passages != 0;
  guint n = 0;

  for (TmSide side = 0; side < TM_N_SIDES; side++)
    has_passage |= map->doors >> side & 1 && map->entrances[side] == cell;
  if (is_legal && at->boom)
    removed[n++] = "boom";
  if (is_legal && has_passage)
    removed[n++] = "passage";
  if (is_legal && at->rubble)
    removed[n++] = "rubble";
  tm_ruling_set_words (ruling, "removes", removed);
  if (n > 0)
    tm_resolution_add_reason (
        tm_ruling_get_resolution (ruling), "crystal.mushroom.tokens",
        tm_text (N_ ("A Boom token, rubble and Passages on the cell go back to the box.")));
}

/* R «Правило Гриба», p.13. Without sides all four entrances count as used. */
void
crystal_answer_mushroom (const TmArgs *args, TmRuling *ruling)
{
  guint cell = (guint) tm_args_get (args, ASK_MUSHROOM_CELL);
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint used_sides = CRYSTAL_ALL_SIDES;
  CrystalCells marked, zone;
  gboolean is_legal, takes_tile;
  CrystalCuts cuts;
  CrystalMap map;
  guint64 why;
  guint seat;

  if (!crystal_read_mine (args, MINE_MAP, "seat", CRYSTAL_MAX_SEATS, ruling, &map, &seat))
    return;
  if (tm_args_has (args, MINE_SIDES))
    used_sides = crystal_get_used_sides (&map);
  read_marked (args, &marked);
  why = crystal_map_judge_mushroom (&map, seat, cell, (guint) tm_args_get (args, ASK_MUSHROOM_LEFT),
                                    (guint) tm_args_get (args, ASK_MUSHROOM_ORDINARY), used_sides,
                                    &marked, resolution);
  crystal_map_judge_cuts (&map, cell, used_sides, resolution, &cuts);
  crystal_map_get_zone (&map, used_sides, &marked, resolution, &zone);
  is_legal = !crystal_forbids (why);
  takes_tile = is_legal && map.cells[cell].laid == LAID_NONE;
  crystal_set_why (ruling, why);
  set_removed (&map, cell, is_legal, ruling);
  tm_ruling_set_flag (ruling, "tile_out", takes_tile);
  tm_ruling_set_flag (ruling, "zone", crystal_cells_has (&zone, cell));
  tm_ruling_set_flag (ruling, "cut_dug", cuts.dug);
  tm_ruling_set_flag (ruling, "cut_diggable", cuts.diggable);
  tm_ruling_set_flag (ruling, "cut_board", cuts.board);
  if (takes_tile)
    tm_resolution_add_reason (
        resolution, "crystal.mushroom.tile",
        tm_text (N_ ("On an undug cell it costs an ordinary tile, which leaves the game.")));
  else if (is_legal)
    tm_resolution_add_reason (resolution, "crystal.mushroom.stays",
                              tm_text (N_ ("It stays there for the rest of the match.")));
  tm_ruling_set_verdict (ruling, is_legal ? tm_text (N_ ("A mushroom may grow there"))
                                          : crystal_get_first_why (why));
}

/* Explosives */

static TmText
describe_blast (CrystalBlast blast)
{
  switch (blast)
    {
    case BLAST_WALL:
      return tm_text (N_ ("The wall breaks, and a Passage is laid"));
    case BLAST_CLEAR:
      return tm_text (N_ ("The rubble goes"));
    case BLAST_RUBBLE:
      return tm_text (N_ ("Rubble is laid there"));
    case BLAST_PASSAGE_OFF:
    case CRYSTAL_N_BLASTS:
    default:
      return tm_text (N_ ("The Passage goes"));
    }
}

static void
explain_blast (CrystalBlast blast, TmResolution *resolution)
{
  if (blast == BLAST_WALL)
    tm_resolution_add_reason (
        resolution, "crystal.explosive.wall",
        tm_text (
            N_ ("The dwarf breaks the wall and goes through in the same turn; on an undug cell "
                "a tile is laid.")));
  else if (blast == BLAST_CLEAR)
    tm_resolution_add_reason (resolution, "crystal.rubble.clear",
                              tm_text (N_ ("Clearing rubble so costs no turn.")));
  else if (blast == BLAST_RUBBLE)
    tm_resolution_add_reason (
        resolution, "crystal.rubble.lay",
        tm_text (N_ ("Rubble may be laid on an open tile beside, if no wall is between.")));
}

/* R «Взрывчатка и завал», p.12. */
void
crystal_answer_explosive (const TmArgs *args, TmRuling *ruling)
{
  CrystalBlast blast = (CrystalBlast) tm_args_get (args, ASK_EXPLOSIVE_USE);
  /* The list of means begins after “nothing”. */
  CrystalMeans means = (CrystalMeans) (tm_args_get (args, ASK_EXPLOSIVE_MEANS) + 1);
  guint cell = (guint) tm_args_get (args, ASK_EXPLOSIVE_CELL);
  gint32 left = tm_args_get (args, ASK_EXPLOSIVE_LEFT);
  gboolean is_legal, is_done, is_wall;
  const CrystalCell *at;
  CrystalMap map;
  guint64 why;
  guint seat;

  if (!crystal_read_mine (args, MINE_MAP, "seat", 1, ruling, &map, &seat))
    return;
  at = &map.cells[cell];
  why = crystal_map_judge_blast (&map, seat, blast, cell, means, (guint) left);
  is_legal = !crystal_forbids (why);
  is_done = is_legal && !(why & WHY_BIT (WHY_BLAST_NOT_NEEDED));
  is_wall = is_done && blast == BLAST_WALL;
  crystal_set_why (ruling, why);
  tm_ruling_set_flag (ruling, "passage", is_wall);
  tm_ruling_set_flag (ruling, "draws_tile", is_wall && at->laid == LAID_NONE);
  tm_ruling_set_flag (ruling, "moves",
                      (is_wall && !at->rubble)
                          || (is_done && blast == BLAST_CLEAR && map.dwarfs[seat] != (int) cell));
  tm_ruling_set_number (ruling, "left", left - (is_done && means == MEANS_EXPLOSIVE ? 1 : 0));
  if (is_done)
    explain_blast (blast, tm_ruling_get_resolution (ruling));
  tm_ruling_cite (ruling, "crystal.explosive.use");
  tm_ruling_set_verdict (ruling, !is_legal  ? crystal_get_first_why (why)
                                 : !is_done ? tm_text (N_ ("There is nothing to be done there"))
                                            : describe_blast (blast));
}

/* Rubble */

/* Whether the dwarf may make a step once the rubble is gone and the Boom under it is beaten. */
static gboolean
moves_after (gboolean has_means, gboolean has_boom, gboolean stands, TmRuling *ruling)
{
  if (!has_means)
    return FALSE;
  if (!has_boom || stands)
    return TRUE;
  return tm_ruling_get_option (ruling, OPTION_RUBBLE_MOVE) == RUBBLE_MOVE_ALWAYS;
}

static void
explain_rubble (gboolean has_means, gint32 source, gboolean has_boom, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, "crystal.rubble.clear",
      has_means ? tm_text (N_ ("These means clear the rubble in the same turn."))
                : tm_text (N_ ("Without means the next turn is lost clearing the rubble.")));
  if (source == RUBBLE_BUKH)
    tm_resolution_add_reason (
        resolution, "crystal.monster.bukh",
        tm_text (N_ ("The turn after the rubble was cleared begins with a Boom.")));
  else if (source == RUBBLE_CAVE_IN && has_means)
    tm_resolution_add_reason (
        resolution, "crystal.card.cave-in",
        tm_text (N_ ("Cleared in the turn in which the card is drawn, it is not even laid.")));
  else if (source == RUBBLE_CAVE_IN)
    tm_resolution_add_reason (resolution, "crystal.card.cave-in",
                              tm_text (N_ ("The rubble of the card lies beside the dwarf.")));
  else if (source == RUBBLE_STONECUTTER)
    tm_resolution_add_reason (resolution, "crystal.monster.stonecutter",
                              tm_text (N_ ("A Boom token lies with this rubble.")));
  if (has_boom && source != RUBBLE_BUKH)
    tm_resolution_add_reason (
        resolution, "crystal.rubble.boom",
        tm_text (N_ ("Once the rubble is gone, the Boom under it is fought.")));
}

/* R «Взрывчатка и завал», p.12; «Подрывник Бух», p.39; «Каменюка», p.34. */
void
crystal_answer_rubble (const TmArgs *args, TmRuling *ruling)
{
  gboolean has_means = tm_args_get (args, ASK_RUBBLE_MEANS) != MEANS_NONE;
  gint32 source = tm_args_get (args, ASK_RUBBLE_SOURCE);
  gboolean has_boom = tm_args_get (args, ASK_RUBBLE_BOOM_TOKEN) || source == RUBBLE_BUKH
                      || source == RUBBLE_STONECUTTER;
  gboolean stands = tm_args_get (args, ASK_RUBBLE_STANDING) || source == RUBBLE_BUKH;
  const char *order[] = { "clear", has_boom ? "boom" : NULL, NULL };
  gboolean goes_on = moves_after (has_means, has_boom, stands, ruling);

  tm_ruling_set_number (ruling, "skip", has_means ? 0 : 1);
  tm_ruling_set_words (ruling, "order", order);
  tm_ruling_set_flag (ruling, "move_after", goes_on);
  tm_ruling_set_word (ruling, "boom_when",
                      !has_boom               ? "none"
                      : source == RUBBLE_BUKH ? "next-turn"
                      : has_means             ? "now"
                                              : "lost-turn");
  explain_rubble (has_means, source, has_boom, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, !has_means ? tm_text (N_ ("The next turn is lost"))
                                 : goes_on
                                     ? tm_text (N_ ("No turn is lost, and the dwarf may go on"))
                                     : tm_text (N_ ("No turn is lost")));
}

/* Pits */

typedef enum
{
  PIT_SWAP,
  PIT_IGNORED,
  PIT_OTHER,
  PIT_SKIP,
  PIT_BOOM_TILE,
  PIT_ENTRANCE,
  PIT_STAY,
  /* The die is still to be rolled. */
  PIT_NOT_ROLLED,
  N_PIT_EFFECTS,
} PitEffect;

static const char *const effect_ids[N_PIT_EFFECTS] = {
  [PIT_SWAP] = "swap", [PIT_IGNORED] = "ignored",     [PIT_OTHER] = "other-pit",
  [PIT_SKIP] = "skip", [PIT_BOOM_TILE] = "boom-tile", [PIT_ENTRANCE] = "entrance",
  [PIT_STAY] = "stay",
};

/* A fall: what it does, where to, and whether the cells are known. */
typedef struct
{
  PitEffect effect;
  gboolean is_known;
  CrystalCells cells;
} Fall;

/* The pit is told, or it is the only one that a dwarf stands on. */
static int
find_pit (const TmArgs *args, const CrystalMap *map)
{
  int found = -1;

  if (tm_args_has (args, ASK_PIT_CELL))
    return tm_args_get (args, ASK_PIT_CELL);
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (crystal_map_has_tile (map, cell) && map->cells[cell].event == EVENT_PIT
        && crystal_map_find_dwarfs (map, (int) cell) != 0)
      found = (int) cell;
  return found;
}

/* The other pits, if the mine is known. */
static void
find_other_pits (const CrystalMap *map, int pit, Fall *fall)
{
  fall->is_known = TRUE;
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (crystal_map_has_tile (map, cell) && map->cells[cell].event == EVENT_PIT
        && (int) cell != pit)
      crystal_cells_add (&fall->cells, cell);
}

static void
find_boom_tiles (const CrystalMap *map, int pit, TmResolution *resolution, Fall *fall)
{
  guint8 cells[CRYSTAL_N_CELLS];
  guint n_cells = crystal_map_find_booms (map, (guint) pit, resolution, cells);

  fall->is_known = TRUE;
  if (n_cells == 0)
    fall->effect = PIT_STAY;
  for (guint i = 0; i < n_cells; i++)
    crystal_cells_add (&fall->cells, cells[i]);
}

static PitEffect
roll_effect (gint32 die)
{
  return die <= 2 ? PIT_SKIP : die <= 4 ? PIT_BOOM_TILE : PIT_ENTRANCE;
}

static gboolean
fall_into (const TmArgs *args, const CrystalMap *map, TmRuling *ruling, Fall *fall)
{
  int pit = map != NULL ? find_pit (args, map) : -1;
  gboolean has_other = map != NULL ? crystal_map_count_event (map, EVENT_PIT) >= 2
                                   : tm_args_get (args, ASK_PIT_OPEN) >= 2;

  *fall = (Fall) { .effect = PIT_OTHER };
  if (tm_args_get (args, ASK_PIT_FIRST))
    fall->effect = PIT_SWAP;
  else if (tm_args_get (args, ASK_PIT_FLOPS))
    fall->effect = PIT_IGNORED;
  else if (!has_other)
    /* Faces are counted from 0. */
    fall->effect = tm_args_has (args, ASK_PIT_DIE)
                       ? roll_effect (tm_args_get (args, ASK_PIT_DIE) + 1)
                       : PIT_NOT_ROLLED;
  if (map != NULL && pit < 0 && (fall->effect == PIT_OTHER || fall->effect == PIT_BOOM_TILE))
    {
      tm_ruling_refuse (ruling, "cell", tm_text (N_ ("the cell of the pit")));
      return FALSE;
    }
  if (map != NULL && fall->effect == PIT_OTHER)
    find_other_pits (map, pit, fall);
  else if (map != NULL && fall->effect == PIT_BOOM_TILE)
    find_boom_tiles (map, pit, tm_ruling_get_resolution (ruling), fall);
  return TRUE;
}

static TmText
describe_fall (const Fall *fall)
{
  switch (fall->effect)
    {
    case PIT_SWAP:
      return tm_text (N_ ("The pit goes back: another tile"));
    case PIT_IGNORED:
      return tm_text (N_ ("The Flight flops carry the dwarf over it"));
    case PIT_OTHER:
      return tm_text (N_ ("To the other pit"));
    case PIT_SKIP:
      return tm_text (N_ ("The next turn is lost"));
    case PIT_BOOM_TILE:
      return tm_text (N_ ("To the nearest Boom tile, and a Boom is drawn"));
    case PIT_ENTRANCE:
      return tm_text (N_ ("To the own entrance"));
    case PIT_STAY:
      return tm_text (N_ ("No Boom tile is open: the dwarf stays"));
    case PIT_NOT_ROLLED:
    case N_PIT_EFFECTS:
    default:
      return tm_text (
          N_ ("1 or 2: a turn is lost; 3 or 4: to the nearest Boom tile; 5 or 6: to the "
              "own entrance"));
    }
}

static const char *
get_fall_article (PitEffect effect)
{
  return effect == PIT_SWAP      ? "crystal.pit.first"
         : effect == PIT_IGNORED ? "crystal.card.flight-flops"
         : effect == PIT_OTHER   ? "crystal.pit.second"
                                 : "crystal.pit.roll";
}

static void
set_fall (const Fall *fall, TmRuling *ruling)
{
  static const char *const ids[] = { "effect", "cells", "chooser", "draw_boom", "skip" };
  gboolean has_cells = fall->effect == PIT_OTHER || fall->effect == PIT_BOOM_TILE;

  if (fall->effect == PIT_NOT_ROLLED)
    {
      for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
        tm_ruling_set_unknown (ruling, ids[i]);
      return;
    }
  tm_ruling_set_word (ruling, "effect", effect_ids[fall->effect]);
  if (has_cells && !fall->is_known)
    {
      tm_ruling_set_unknown (ruling, "cells");
      tm_ruling_set_unknown (ruling, "chooser");
    }
  else
    {
      crystal_set_cells (ruling, "cells", &fall->cells);
      tm_ruling_set_word (ruling, "chooser",
                          crystal_cells_count (&fall->cells) > 1 ? "fallen" : "none");
    }
  tm_ruling_set_flag (ruling, "draw_boom", fall->effect == PIT_BOOM_TILE);
  tm_ruling_set_number (ruling, "skip", fall->effect == PIT_SKIP ? 1 : 0);
}

static void
explain_fall (const Fall *fall, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, get_fall_article (fall->effect), describe_fall (fall));
  if (fall->effect == PIT_OTHER)
    tm_resolution_add_reason (
        resolution, "crystal.pit.second",
        tm_text (N_ ("With a second open pit no die is rolled; the dwarf goes on from there in its "
                     "next turn.")));
  else if (fall->effect == PIT_BOOM_TILE)
    tm_resolution_add_reason (
        resolution, "crystal.pit.roll",
        tm_text (N_ ("The Boom is drawn even if the monster there was beaten; among several tiles "
                     "that are equally near the fallen player chooses.")));
}

/* R «Провал», p.14. */
void
crystal_answer_pit (const TmArgs *args, TmRuling *ruling)
{
  gboolean has_map = tm_args_has (args, ASK_PIT_MAP);
  CrystalMap map;
  Fall fall;

  if (has_map && !crystal_read_mine (args, ASK_PIT_MAP, NULL, 1, ruling, &map, NULL))
    return;
  if (!fall_into (args, has_map ? &map : NULL, ruling, &fall))
    return;
  set_fall (&fall, ruling);
  explain_fall (&fall, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, describe_fall (&fall));
}

/* Throws */

static const char *const throw_articles[] = {
  [BY_TELEKICK] = "crystal.card.telekick",
  [BY_BLACK_HOLE] = "crystal.card.black-hole",
  [BY_SPRING] = "crystal.card.spring",
};

static void
explain_throw (
    CrystalBy by, gboolean digs, gboolean has_duel, gboolean is_back, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, throw_articles[by],
      tm_text (N_ ("The dwarf flies straight ahead; what lies between does not matter.")));
  if (digs)
    tm_resolution_add_reason (resolution, throw_articles[by],
                              tm_text (N_ ("The cell is undug: a tile is taken and laid there.")));
  if (has_duel)
    tm_resolution_add_reason (resolution, "crystal.duel.always",
                              tm_text (N_ ("Two dwarfs on one cell always fight.")));
  if (is_back)
    tm_resolution_add_reason (
        resolution, throw_articles[by],
        tm_text (N_ ("From a pit the Black hole brings the dwarf back; no die is rolled.")));
}

/* R «Телекинетический пендель», p.25; «Чёрная дыра», p.28; «Пружинка», p.28. */
void
crystal_answer_thrown (const TmArgs *args, TmRuling *ruling)
{
  CrystalBy by = (CrystalBy) tm_args_get (args, ASK_THROWN_BY);
  gboolean is_legal, digs, has_duel, is_back;
  CrystalMap map;
  guint64 why;
  guint seat;
  int cell;

  if (!crystal_read_mine (args, MINE_MAP, "seat", 1, ruling, &map, &seat))
    return;
  if (by == BY_SPRING && !tm_args_has (args, ASK_THROWN_DISTANCE))
    {
      tm_ruling_refuse (ruling, "distance", tm_text (N_ ("the distance that stands on the card")));
      return;
    }
  why = crystal_map_judge_throw (
      &map, seat, by, (TmSide) tm_args_get (args, ASK_THROWN_DIR),
      by == BY_SPRING ? (guint) tm_args_get (args, ASK_THROWN_DISTANCE) : 0, &cell);
  is_legal = !crystal_forbids (why);
  digs = is_legal && map.cells[cell].laid == LAID_NONE;
  has_duel = is_legal && crystal_map_find_rivals (&map, seat, cell) != 0;
  is_back = is_legal && by == BY_BLACK_HOLE && crystal_map_has_tile (&map, (guint) cell)
            && map.cells[cell].event == EVENT_PIT;
  crystal_set_why (ruling, why);
  if (is_legal)
    {
      char name[]
          = { (char) ('a' + CRYSTAL_COLUMN (cell)), (char) ('1' + CRYSTAL_ROW (cell)), '\0' };

      tm_ruling_set_word (ruling, "cell", name);
      explain_throw (by, digs, has_duel, is_back, tm_ruling_get_resolution (ruling));
    }
  else
    tm_ruling_set_unknown (ruling, "cell");
  tm_ruling_set_flag (ruling, "digs", digs);
  tm_ruling_set_flag (ruling, "duel", has_duel);
  tm_ruling_set_flag (ruling, "back", is_back);
  tm_ruling_set_verdict (ruling, is_legal
                                     ? tm_text (N_ ("To %s"), tm_arg_cell (GRID_MINE, (guint) cell))
                                     : crystal_get_first_why (why));
}
