/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "paper-dungeons-private.h"

G_BEGIN_DECLS

/* What is printed on sheet and cards as one plain value, between the table, the records of "Your box"
 * and the moves that teach. */

/* The column of a track that says how many entries it has; %PAPER_UNKNOWN: nobody has told. */
#define TRACK_LENGTH 0

#define PAPER_N_TRACK_LAYERS 3
#define PAPER_N_FACE_LAYERS 2

/** PAPER_MAX_NAME: the most characters of the name of a monster or a dungeon card. */
#define PAPER_MAX_NAME 40
/** PAPER_MAX_FAME: the largest number that is printed. */
#define PAPER_MAX_FAME 99
#define PAPER_MAX_AMOUNT 3
#define PAPER_MAX_MINION_LEVEL 9

/**
 * PaperCatalogue:
 * @dungeon: the grid "dungeon", by layer
 * @cards: the grid "cards", by dungeon card
 * @tracks: the grid "tracks", by layer
 * @items: the grid "items"
 * @dice: the grid "dice", by layer
 * @monsters: the grid "monsters", by layer; the columns are those of @codes
 * @backs: the monsters on the back of each dungeon card, one more than their index in @codes
 * @names: (nullable): names of the dungeon cards
 * @codes: face codes of the monsters, the printed ones first
 * @n_codes: how many there are
 *
 * All that is printed on sheet and cards, as far as it is told.
 */
typedef struct
{
  gint32 dungeon[N_DUNGEON_LAYERS][PAPER_N_CELLS];
  gint32 cards[PAPER_N_DUNGEONS][PAPER_N_CELLS];
  gint32 tracks[PAPER_N_TRACK_LAYERS][PAPER_N_TRACKS][PAPER_TRACK_COLUMNS];
  gint32 items[PAPER_N_ITEMS][2];
  gint32 dice[PAPER_N_FACE_LAYERS][PAPER_N_COLOURS][6];
  gint32 monsters[N_MONSTER_LAYERS][PAPER_MAX_MONSTERS];
  gint32 backs[PAPER_N_DUNGEONS][PAPER_N_STAGES];
  char *names[PAPER_N_DUNGEONS];
  char *codes[PAPER_MAX_MONSTERS];
  guint n_codes;
} PaperCatalogue;

/**
 * PaperDiffers:
 * @DIFFERS_NOT: nothing that was told has changed
 * @DIFFERS_FROM_TOLD: something that the players had told has
 * @DIFFERS_FROM_BOOK: something that the rulebook tells has
 *
 * What a teaching contradicts.
 */
typedef enum
{
  DIFFERS_NOT,
  DIFFERS_FROM_TOLD,
  DIFFERS_FROM_BOOK,
} PaperDiffers;

/**
 * paper_get_track_length:
 * @values: the values of a track
 *
 * Gets how many entries a track has. What was set by hand is kept within what there is room for.
 *
 * Returns: the length; 0: not told
 */
static inline guint
paper_get_track_length (const gint32 *values)
{
  return (guint) CLAMP (values[TRACK_LENGTH], 0, PAPER_TRACK_COLUMNS - 1);
}

/* paper-dungeons-printed.c */
void paper_catalogue_init (PaperCatalogue *self);
void paper_catalogue_clear (PaperCatalogue *self);
void paper_catalogue_read (PaperCatalogue *self, const TmTable *table);
void paper_catalogue_commit (const PaperCatalogue *self, TmResolution *resolution);
int paper_catalogue_find_monster (PaperCatalogue *self, const char *code);
void paper_catalogue_forget_room (PaperCatalogue *self, guint cell);
void paper_catalogue_forget_monster (PaperCatalogue *self, guint monster);
void
paper_catalogue_set_edge (PaperCatalogue *self, guint layer, guint from, guint to, gboolean is_set);
gboolean paper_catalogue_has_edge (const PaperCatalogue *self, guint layer, guint from, guint to);
void
paper_catalogue_set_tunnel (PaperCatalogue *self, guint from, PaperSide side, gboolean is_there);
gboolean paper_catalogue_has_tunnel (const PaperCatalogue *self, guint from, PaperSide side);
void paper_catalogue_set_drawn (
    PaperCatalogue *self, guint dungeon, guint from, guint to, gboolean is_set);
gboolean
paper_catalogue_has_drawn (const PaperCatalogue *self, guint dungeon, guint from, guint to);
int paper_catalogue_get_monster_room (const PaperCatalogue *self, guint dungeon, guint number);
void paper_catalogue_set_monster_room (PaperCatalogue *self, guint dungeon, guint number, int cell);
PaperDiffers paper_catalogue_compare (const PaperCatalogue *before, const PaperCatalogue *after);
int paper_find_tunnel_side (guint from, guint to);
gboolean paper_can_have_edge (guint from, guint to);
PaperSide paper_get_opposite_side (PaperSide side);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (PaperCatalogue, paper_catalogue_clear)

/* paper-dungeons-catalogue.c */
void paper_catalogue_get_sheet (const PaperCatalogue *self, PaperSheet *sheet);
void paper_catalogue_get_map (const PaperCatalogue *self, int dungeon, PaperMap *map);

/* paper-dungeons-records.c, -records-read.c */
GStrv paper_catalogue_spell (const PaperCatalogue *self, guint page) G_GNUC_WARN_UNUSED_RESULT;
char *paper_dup_cell_name (guint cell) G_GNUC_WARN_UNUSED_RESULT;
void paper_append_escaped (GString *out, const char *text);
gboolean paper_is_name (const char *name);
gboolean
paper_catalogue_take_record (PaperCatalogue *self, guint page, const char *record, GError **error);
gboolean paper_catalogue_take_records (
    PaperCatalogue *self, guint page, const char *const *records, guint n_records, GError **error);

/* paper-dungeons-editor-paint.c, -editor-report.c */
enum
{
  BRUSH_GHOST,
  BRUSH_GOBLIN,
  BRUSH_ORC,
  BRUSH_ZOMBIE,
  BRUSH_TRAP,
  BRUSH_NOTHING,
  BRUSH_POTION,
  BRUSH_ITEM,
  BRUSH_LEVEL,
  BRUSH_GEM,
  BRUSH_MINION,
  BRUSH_OTHER,
  BRUSH_LETTER,
  BRUSH_WALL,
  BRUSH_WATER,
  BRUSH_TUNNEL,
  BRUSH_ENTRANCE,
  BRUSH_MONSTER,
  BRUSH_DRAWN = BRUSH_MONSTER + PAPER_N_STAGES,
  N_BRUSHES,
};

extern const TmBrush paper_brushes[N_BRUSHES];
gboolean paper_paint (
    const TmTable *table, guint brush, const TmArgs *choices, guint cell, int side, TmMove *move);
int paper_get_brush_dungeon (guint brush, const TmArgs *choices);
void
paper_report (const TmTable *table, guint page, GArray *remarks, guint *n_known, guint *n_values);
guint paper_count_entries (const TmTable *table, guint page);
void paper_get_entry (const TmTable *table, guint page, guint index, TmPrintedEntry *entry);
void paper_present_board (TmScene *scene, guint page, int brush, const TmArgs *choices);

G_END_DECLS
