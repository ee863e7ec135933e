/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-private.h"
#include "tm-printed.h"

G_BEGIN_DECLS

/* What only the owner's tiles and cards tell, as one plain value, between the table, the records of "Your
 * box" and the moves that teach. */

/* The pages, in the order of their options. */
typedef enum
{
  PAGE_TILES,
  PAGE_FINDS,
  PAGE_BOOMS,
  CRYSTAL_N_PAGES,
} CrystalPage;

#define CRYSTAL_N_TILE_VALUES (CRYSTAL_N_SHAPES + 1)
#define CRYSTAL_N_FIND_PARTS 2
#define CRYSTAL_N_BOOM_PARTS 5

/** CRYSTAL_MOST_COPIES: the most copies of a card. */
#define CRYSTAL_MOST_COPIES 60
/** CRYSTAL_MOST_VALUE: the largest number that is printed on a Find card. */
#define CRYSTAL_MOST_VALUE 20
#define CRYSTAL_MOST_HEALTH 12
/** CRYSTAL_MOST_REWARD: the most of a kind that a Boom card gives. */
#define CRYSTAL_MOST_REWARD 9

/**
 * CrystalPrinted:
 * @tiles: by event, copies by shape, then their sum
 * @finds: by card, the layers of the grid "find-box"
 * @booms: by card, the layers of the grid "boom-box"
 *
 * All that is printed on tiles and cards, as far as it is told; what is not is %CRYSTAL_UNTOLD.
 */
typedef struct
{
  gint32 tiles[CRYSTAL_N_EVENTS][CRYSTAL_N_TILE_VALUES];
  gint32 finds[CRYSTAL_N_FINDS][CRYSTAL_N_FIND_PARTS];
  gint32 booms[CRYSTAL_N_MONSTERS][CRYSTAL_N_BOOM_PARTS];
} CrystalPrinted;

/* black-crystal-printed.c */
void crystal_printed_init (CrystalPrinted *self);
void crystal_printed_read (CrystalPrinted *self, const TmTable *table);
void crystal_printed_commit (const CrystalPrinted *self, TmResolution *resolution);
gboolean crystal_has_number (CrystalFind find);
gint32 crystal_printed_get_sum (const CrystalPrinted *self, guint event);
guint crystal_printed_count (const CrystalPrinted *self, guint page);
gboolean crystal_printed_is_complete (const CrystalPrinted *self, guint page);
int crystal_get_fixed_sum (guint event);

/* black-crystal-records.c */
GStrv crystal_printed_spell (const CrystalPrinted *self, guint page) G_GNUC_WARN_UNUSED_RESULT;
gboolean
crystal_printed_take_record (CrystalPrinted *self, guint page, const char *record, GError **error);
gboolean crystal_printed_take_records (
    CrystalPrinted *self, guint page, const char *const *records, guint n_records, GError **error);
void crystal_sample_records (TmRandom *random, guint page, GStrvBuilder *records);

/* black-crystal-teach.c */
guint crystal_count_entries (const TmTable *table, guint page);
void crystal_get_entry (const TmTable *table, guint page, guint index, TmPrintedEntry *entry);

G_END_DECLS
