/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-map.h"
#include "paper-dungeons-team.h"
#include "tm-printed.h"

G_BEGIN_DECLS

/* What is printed on the owner's sheet and cards: the part of the table that holds it, and how it is
 * spelled in files. A match begins with what "Your box" knows (lay-out), teaching is a move that
 * changes it, and what a table knows can be spelled again. */

/* The grids of the kit. */
enum
{
  GRID_DUNGEON,
  GRID_CARDS,
  GRID_TRACKS,
  GRID_ITEMS,
  GRID_DICE,
  GRID_MONSTERS,
  GRID_NAMES,
  GRID_TRAIL,
};

/* The dungeon that is printed on the sheet. */
enum
{
  LAYER_TOLD,
  LAYER_MINION,
  LAYER_MINION_LEVEL,
  LAYER_HERO,
  LAYER_TRAP,
  LAYER_REWARD,
  LAYER_AMOUNT,
  LAYER_GEM,
  LAYER_WALLS,
  LAYER_WATERS,
  LAYER_TUNNELS,
  LAYER_CLOSED,
  N_DUNGEON_LAYERS,
};

/* Each dungeon card is a layer of its own on the grid "cards": the drawn walls in bits 0 to 3, the
 * number of the monster above them. */
#define CARD_WALLS(value) ((value) & 0xf)
#define CARD_MONSTER(value) ((value) >> 4)

/* The grid "tracks": a row for each track, a column for each count. */
typedef enum
{
  TRACK_LEVELS,
  TRACK_GEMS,
  TRACK_MINIONS,
  TRACK_WOUNDS,
  TRACK_POTIONS,
  PAPER_N_TRACKS,
} PaperTrack;

#define PAPER_TRACK_COLUMNS 43

/* Its layers. A reward is one more than [enum@PaperReward] says; 0: not told. */
enum
{
  LAYER_TRACK_VALUE,
  LAYER_TRACK_REWARD,
  LAYER_TRACK_AMOUNT,
};

/* The grid "items": two columns, a row for each item. Its layer is what the cell asks for, one more
 * than the symbol; 0: not told. */
#define LAYER_ITEM_SYMBOL 0

/* The grid "dice": six columns, a row for each colour. */
enum
{
  LAYER_FACE_SYMBOL,
  LAYER_FACE_NUMBER,
};

/* The grid "monsters": a column for each face of the piece "monster". What can be unknown is
 * %PAPER_UNKNOWN. */
enum
{
  LAYER_MONSTER_VULNERABLE,
  LAYER_MONSTER_FLEE,
  LAYER_MONSTER_LIMIT,
  LAYER_MONSTER_FAME = LAYER_MONSTER_LIMIT + 3,
  LAYER_MONSTER_WOUNDS = LAYER_MONSTER_FAME + 3,
  LAYER_MONSTER_REWARD = LAYER_MONSTER_WOUNDS + 3,
  LAYER_MONSTER_AMOUNT,
  LAYER_MONSTER_LETTER,
  LAYER_MONSTER_STAGE = LAYER_MONSTER_LETTER + 2,
  N_MONSTER_LAYERS,
};

/* The grid "names": a column for each dungeon card; a text of the players. */
#define LAYER_NAME 0

/* The grid "trail", one for every seat. */
enum
{
  LAYER_VISITS,
  LAYER_CROSSED,
  LAYER_TAKEN,
  LAYER_PASSED,
  LAYER_WAYS,
  N_TRAIL_LAYERS,
};

/* The pages of "Your box", in order; each has its option, OPTION_SHEET and so on. */
typedef enum
{
  PAGE_SHEET,
  PAGE_MAP,
  PAGE_DUNGEONS,
  PAGE_MONSTERS,
  PAPER_N_PAGES,
} PaperPage;

extern const TmGridSpec paper_grids[GRID_TRAIL + 1];
extern const TmWord paper_track_words[PAPER_N_TRACKS];
extern const TmWord paper_monster_words[];
#define PAPER_N_NAMED_MONSTERS 4

/* paper-dungeons-catalogue.c: reading the table */
void paper_read_sheet (const TmTable *table, PaperSheet *sheet);
void paper_read_map (const TmTable *table, PaperMap *map);
void paper_read_monster (const TmTable *table, gint32 face, PaperMonster *monster);
gboolean paper_is_dungeon_told (const TmTable *table, guint dungeon);
guint paper_read_die (const TmTable *table, PaperColour colour, gint32 faces[6]);
gint32 paper_get_die_number (const TmTable *table, PaperColour colour, PaperSymbol symbol);

/* What is known without any table: the values that the rulebook reveals. */
void paper_sheet_init (PaperSheet *self);
/* Spreads printed shields to every count behind them; @shields: (count, fame) pairs. */
void paper_sheet_set_shields (PaperSheet *self, const gint32 *pairs, guint n_pairs);

/* paper-dungeons-records.c, -records-read.c: how it is spelled, a record each: "gems=?/?/…/30" */
void paper_lay_out (TmResolution *resolution);
gboolean paper_check_records (const TmBox *box, guint option, GError **error);
GStrv paper_list_records (const TmTable *table, guint page);
gboolean paper_parse_face (
    guint kind, const char *code, gint32 payload[TM_FACE_PAYLOAD], char **name, GError **error);

/* paper-dungeons-editor.c: the editors of "Your box" */
extern const TmPrinted paper_dungeons_printed;

/* A whole catalogue at random, for tests and random play: never shown as the game's own. */
void paper_sample_records (TmRandom *random, guint page, GStrvBuilder *records);

G_END_DECLS
