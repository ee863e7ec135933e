/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tm-achieved.h"
#include "tm-import.h"
#include "tm-match-info.h"
#include "tm-roster.h"
#include "tm-saved-ruling.h"
#include "tm-series.h"
#include "tm-owners-box.h"
#include "tm-template.h"

G_BEGIN_DECLS

/**
 * TmArchiveMode:
 * @TM_ARCHIVE_READ_WRITE: what is recorded is saved
 * @TM_ARCHIVE_READ_ONLY: earlier matches can be read; nothing can be saved as things are
 * @TM_ARCHIVE_CLOSED_OFF: nothing can be read or saved as things are; matches live in memory
 *
 * What an archive can do with its database now.
 */
typedef enum
{
  TM_ARCHIVE_READ_WRITE,
  TM_ARCHIVE_READ_ONLY,
  TM_ARCHIVE_CLOSED_OFF,
} TmArchiveMode;

#define TM_TYPE_ARCHIVE (tm_archive_get_type ())
G_DECLARE_FINAL_TYPE (TmArchive, tm_archive, TM, ARCHIVE, GObject)

/* The user's matches, players and cards. Belongs to one thread; writing is done by another, and
 * nobody waits for it but in tm_archive_flush() and tm_archive_close().
 *
 * Properties:
 *   "saved" (boolean)         everything recorded is on the disk
 *   "unsaved-moves" (uint)    how many lines of journals are not
 * Signals, in the main context of the thread that made the archive:
 *   "fault" (GError)          saving began to fail; emitted once for each kind of failure
 *   "mended" ()               saving works again
 *   "changed" ()              something new is on the disk: lists may differ
 *   "copied" (TmMatch)        another program went on with this match; ours lives on as a copy */

TmArchive *tm_archive_new (const char *path) G_GNUC_WARN_UNUSED_RESULT;
char *tm_archive_dup_default_path (void) G_GNUC_WARN_UNUSED_RESULT;

const char *tm_archive_get_path (TmArchive *self);
TmArchiveMode tm_archive_get_mode (TmArchive *self);
const char *tm_archive_get_notice (TmArchive *self);
const GError *tm_archive_get_fault (TmArchive *self);
gboolean tm_archive_is_saved (TmArchive *self);
guint tm_archive_get_n_unsaved (TmArchive *self);

/* Saving */
const char *tm_archive_watch (TmArchive *self, TmMatch *match);
void tm_archive_unwatch (TmArchive *self, TmMatch *match);
void tm_archive_add_match (TmArchive *self, TmMatch *match, const char *uuid);
const char *tm_archive_get_uuid (TmMatch *match);
void tm_archive_retry (TmArchive *self);
gboolean tm_archive_flush (TmArchive *self, GError **error);
gboolean tm_archive_close (TmArchive *self, GError **error);
char *tm_archive_back_up (TmArchive *self, GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_archive_restore (TmArchive *self, const char *backup, char **aside, GError **error);
void tm_archive_restore_async (TmArchive *self,
                               const char *backup,
                               GAsyncReadyCallback callback,
                               gpointer user_data);
gboolean
tm_archive_restore_finish (TmArchive *self, GAsyncResult *result, char **aside, GError **error);
gboolean tm_archive_check (TmArchive *self, GError **error);

/* Matches */
GPtrArray *tm_archive_list_matches (TmArchive *self, const TmMatchQuery *query, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
GArray *tm_archive_list_match_rows (TmArchive *self, const TmMatchQuery *query, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmMatchInfo *
tm_archive_get_match (TmArchive *self, gint64 id, GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmMatchInfo *
tm_archive_find_match (TmArchive *self, const char *uuid, GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmMatch *
tm_archive_load_match (TmArchive *self, const char *uuid, GError **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *tm_archive_list_match_achievements (TmArchive *self, const char *uuid, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_archive_abandon_match (TmArchive *self, const char *uuid);
void tm_archive_resume_match (TmArchive *self, const char *uuid);
void tm_archive_delete_match (TmArchive *self, const char *uuid);

/* People and cards */
GPtrArray *tm_archive_list_players (TmArchive *self, GError **error) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *tm_archive_list_player_achievements (TmArchive *self,
                                                const char *player,
                                                const char *game,
                                                GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_archive_put_player (TmArchive *self, const char *name, const char *colour);
void tm_archive_hide_player (TmArchive *self, const char *uuid, gboolean is_hidden);
void tm_archive_rename_player (TmArchive *self, const char *uuid, const char *name);
void tm_archive_color_player (TmArchive *self, const char *uuid, const char *colour);
void tm_archive_merge_players (TmArchive *self, const char *uuid, const char *into);
void tm_archive_split_player (TmArchive *self, const char *uuid);
TmLastSetup *tm_archive_get_last_setup (TmArchive *self, const char *game, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
GStrv tm_archive_get_cards (TmArchive *self, const char *game, const char *piece, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_archive_set_cards (TmArchive *self,
                           const char *game,
                           const char *piece,
                           const char *const *codes);
TmOwnersBox *
tm_archive_read_box (TmArchive *self, const TmGame *game, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_archive_write_box (TmArchive *self, const TmOwnersBox *box);
void tm_archive_learn (TmArchive *self,
                       const TmGame *game,
                       guint option,
                       const char *const *before,
                       const char *const *after);

/* Rulings */
char *
tm_archive_save_ruling (TmArchive *self, const TmSavedRuling *ruling) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *tm_archive_list_rulings (TmArchive *self, const TmRulingQuery *query, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmSavedRuling *tm_archive_find_ruling (TmArchive *self, const char *uuid, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_archive_delete_ruling (TmArchive *self, const char *uuid);
void tm_archive_note_ruling (TmArchive *self, const char *uuid, const char *note);

/* What people write to matches, and how they group them */
void tm_archive_set_match_note (TmArchive *self, const char *uuid, const char *note);
void
tm_archive_set_match_series (TmArchive *self, const char *uuid, const char *series, guint chapter);
GPtrArray *tm_archive_list_series (TmArchive *self, GError **error) G_GNUC_WARN_UNUSED_RESULT;
char *tm_archive_put_series (TmArchive *self, const TmSeries *series);
void tm_archive_delete_series (TmArchive *self, const char *uuid);

/* Templates */
GPtrArray *tm_archive_list_templates (TmArchive *self, const char *kind, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
char *tm_archive_put_template (TmArchive *self, const TmTemplate *template);
void tm_archive_delete_template (TmArchive *self, const char *uuid);

/* Exchange. Reading and planning may be done in any thread, with a connection of its own; the rest
 * belongs to the thread of the archive. */
TmImport *tm_archive_read_import (TmArchive *self, const char *path, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmMergePlan *
tm_archive_plan_import (TmArchive *self, TmImport *import, TmMergeFlags flags, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
gboolean
tm_archive_apply_import (TmArchive *self, TmImport *import, TmMergeFlags flags, GError **error);
gboolean tm_archive_undo_import (TmArchive *self, const char *uuid, guint *n_kept, GError **error);
GPtrArray *tm_archive_list_imports (TmArchive *self, GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* For statistics and exchange, which bring their own statements */
TmDatabase *tm_archive_get_reader (TmArchive *self, GError **error);
void tm_archive_push (TmArchive *self, TmDatabaseFunc write, gpointer data, GDestroyNotify destroy);

G_END_DECLS
