/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-database.h"
#include "tm-game.h"

G_BEGIN_DECLS

/* "Your box": what the owner's copy of a game is printed with. It fills options of the game: sets of
 * cards, which are lists of faces, and printed values, which are lists of records. It is kept in the
 * archive, and goes to other devices and people as a pack, a file of its own. */

/** TM_OWNERS_BOX_MAX_SIZE: the largest pack that is read, in bytes. */
#define TM_OWNERS_BOX_MAX_SIZE (1u << 20)

/**
 * TmOwnersBox:
 *
 * What is told of the box of one game: a list of codes or records for each option that comes from
 * it.
 */
typedef struct _TmOwnersBox TmOwnersBox;

gboolean tm_owners_box_has_option (const TmGame *game, guint option);
gboolean tm_owners_box_has_options (const TmGame *game);
const char *tm_owners_box_get_key (const TmGame *game, guint option);

TmOwnersBox *tm_owners_box_new (const TmGame *game) G_GNUC_WARN_UNUSED_RESULT;
TmOwnersBox *tm_owners_box_copy (const TmOwnersBox *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_owners_box_free (TmOwnersBox *self);
const TmGame *tm_owners_box_get_game (const TmOwnersBox *self);
const char *const *tm_owners_box_get (const TmOwnersBox *self, guint option);
gboolean
tm_owners_box_set (TmOwnersBox *self, guint option, const char *const *codes, GError **error);
gboolean tm_owners_box_merge (TmOwnersBox *self, const TmOwnersBox *other, GError **error);
guint tm_owners_box_count (const TmOwnersBox *self);
guint tm_owners_box_count_changes (const TmOwnersBox *self, const TmOwnersBox *other);
gboolean tm_owners_box_apply (const TmOwnersBox *self, TmBox *box, GError **error);

/* The archive */
TmOwnersBox *tm_owners_box_read (TmDatabase *database, const TmGame *game, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_owners_box_write (TmDatabase *database, const TmOwnersBox *self, GError **error);
gboolean tm_owners_box_learn (TmDatabase *database,
                              const char *game,
                              const char *key,
                              const char *const *before,
                              const char *const *after,
                              GError **error);

/* Packs */
char *tm_owners_box_dup_text (const TmOwnersBox *self) G_GNUC_WARN_UNUSED_RESULT;
TmOwnersBox *tm_owners_box_parse (const char *name, const char *data, gsize length, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmOwnersBox *tm_owners_box_load_file (const char *path, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_owners_box_save_file (const TmOwnersBox *self, const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmOwnersBox, tm_owners_box_free)

G_END_DECLS
