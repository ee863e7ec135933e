/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-box.h"

G_BEGIN_DECLS

/**
 * TmChange:
 * @slot: which number of the table
 * @before: its value before
 * @after: its value after
 *
 * The one way a table changes. A piece that moves changes its place slot, one that is turned its
 * up slot, and so on; tm_box_describe_slot() tells what a slot is.
 */
typedef struct
{
  guint32 slot;
  gint32 before;
  gint32 after;
} TmChange;

/**
 * TmTable:
 *
 * Everything that lies on a real table, as a flat row of numbers. Copying a table is one
 * `memcpy()`, comparing two is one `memcmp()`, looking something up is an index.
 */
typedef struct _TmTable TmTable;

TmTable *tm_table_new (TmBox *box) G_GNUC_WARN_UNUSED_RESULT;
TmTable *tm_table_dup (const TmTable *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_table_free (TmTable *self);
void tm_table_copy (TmTable *self, const TmTable *from);
gboolean tm_table_equal (const TmTable *self, const TmTable *other);

TmBox *tm_table_get_box (const TmTable *self);
guint tm_table_get_n_seats (const TmTable *self);
const gint32 *tm_table_get_slots (const TmTable *self);

void tm_table_apply (TmTable *self, const TmChange *changes, guint n_changes);
void tm_table_take_back (TmTable *self, const TmChange *changes, guint n_changes);
gboolean tm_table_check_changes (const TmTable *self,
                                 const TmChange *changes,
                                 guint n_changes,
                                 GError **error);

guint tm_table_get_phase (const TmTable *self);
guint32 tm_table_get_turn (const TmTable *self);
gint32 tm_table_get_option (const TmTable *self, guint option);

gint32 tm_table_get_shared (const TmTable *self, guint counter);
gint32 tm_table_get_counter (const TmTable *self, guint counter, guint seat);
TmTextArg tm_table_name_counter (const TmTable *self, guint counter);

/* Pieces. A `zone` here is what tm_box_get_zone() gives: a zone of one seat, or a shared one. */
guint tm_table_get_zone (const TmTable *self, guint zone, int seat);
guint tm_table_get_piece_zone (const TmTable *self, guint piece);
gint32 tm_table_get_piece_place (const TmTable *self, guint piece);
gint32 tm_table_get_piece_face (const TmTable *self, guint piece);
gboolean tm_table_is_piece_up (const TmTable *self, guint piece);
gint32 tm_table_get_piece_mark (const TmTable *self, guint piece, guint mark);
guint tm_table_count_zone (const TmTable *self, guint zone);
guint tm_table_list_zone (const TmTable *self, guint zone, guint *pieces, guint max_pieces);
int tm_table_get_top (const TmTable *self, guint zone);
int tm_table_find_piece (const TmTable *self, guint zone, guint piece_kind, gint32 face);
guint tm_table_count_face (const TmTable *self, guint zone, guint piece_kind, gint32 face);
int tm_table_find_kind (const TmTable *self, guint zone, guint piece_kind);
guint tm_table_count_kind (const TmTable *self, guint zone, guint piece_kind);

/* Who sees the face: a seat, or everybody (%TM_NO_SEAT). */
gboolean tm_table_can_see (const TmTable *self, guint piece, int viewer);

gint32
tm_table_get_cell (const TmTable *self, guint grid, int seat, guint layer, guint column, guint row);

/* Pending events, topmost first. */

/**
 * TM_EVENT_PARTS:
 *
 * How many numbers make up a pending event: its kind, a seat and two of the game's own.
 */
#define TM_EVENT_PARTS 4
guint tm_table_get_n_events (const TmTable *self);
const gint32 *tm_table_get_event (const TmTable *self, guint depth);

/* For the invariants of games. */
gboolean tm_table_set_broken (const TmTable *self, int seat, const char *what, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmTable, tm_table_free)

G_END_DECLS
