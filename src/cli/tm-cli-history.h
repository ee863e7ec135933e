/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-cli-luck.h"
#include "tm-command.h"
#include "tm-match-info.h"
#include "tm-saved-ruling.h"

G_BEGIN_DECLS

/**
 * TM_HISTORY_LAST:
 *
 * In the place of a line of the journal: the last that counts.
 */
#define TM_HISTORY_LAST (-1)

/**
 * TmHistoryOptions:
 * @database: (nullable): path of the archive; %NULL: the user's own
 * @json: whether JSON is wanted
 * @game: (nullable): matches or rulings of this game only
 * @question: (nullable): rulings on this question only
 * @title: (nullable): matches of a free table with this title only
 * @player: (nullable): name or identifier of a player whose matches are wanted
 * @words: (nullable): words that the matches have to be found by
 * @outcome: (nullable): "won" or "lost": matches with this result only
 * @since: (nullable): a day, such as 2026-01-31: matches begun on it or later
 * @until: (nullable): a day: matches begun on it or earlier
 * @limit: how many matches or rulings at most
 * @at: line of the journal after which the table is shown, or %TM_HISTORY_LAST
 * @luck: what is to be told about the luck of the dice
 * @output: (nullable): the file to write
 * @is_delete: whether the ruling is to be deleted
 * @is_all: whether the whole history is to be exported
 * @format: (nullable): how
 * @is_preview: whether it is only to be told what an import would do
 * @is_separate: whether people of the same name stay apart
 *
 * What was asked of `history`. A task that an option does not concern refuses it.
 */
typedef struct
{
  char *database;
  gboolean json;
  char *game;
  char *question;
  char *title;
  char *player;
  char *words;
  char *outcome;
  char *since;
  char *until;
  gint64 limit;
  gint64 at;
  TmCliLuck luck;
  char *output;
  gboolean is_delete;
  gboolean is_all;
  char *format;
  gboolean is_preview;
  gboolean is_separate;
} TmHistoryOptions;

TmExit tm_cli_history_list (TmDatabase *database, const TmHistoryOptions *options, GError **error);
TmExit tm_cli_history_show (TmDatabase *database,
                            const TmHistoryOptions *options,
                            const char *id,
                            GError **error);
TmExit
tm_cli_history_rulings (TmDatabase *database, const TmHistoryOptions *options, GError **error);
TmExit tm_cli_history_ruling (TmDatabase *database,
                              const TmHistoryOptions *options,
                              const char *id,
                              GError **error);

TmExit tm_cli_history_stats (TmDatabase *database, const TmHistoryOptions *options, GError **error);
char *
tm_cli_history_find_player (TmDatabase *database, const char *word, char **name, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

TmExit tm_cli_history_import (const TmHistoryOptions *options,
                              const char *file,
                              gboolean only_database,
                              GError **error);
TmExit
tm_cli_history_imports (TmDatabase *database, const TmHistoryOptions *options, GError **error);
TmExit tm_cli_history_undo_import (TmDatabase *database,
                                   const TmHistoryOptions *options,
                                   const char *id,
                                   GError **error);
TmExit
tm_cli_history_export_all (TmDatabase *database, const TmHistoryOptions *options, GError **error);

TmExit tm_cli_history_backups (const TmHistoryOptions *options);
TmExit tm_cli_history_restore (const TmHistoryOptions *options, const char *name, GError **error);

gboolean
tm_cli_history_check_single (GStrv found, const char *id, GError **error) G_GNUC_WARN_UNUSED_RESULT;
TmMatchInfo *tm_cli_history_find (TmDatabase *database, const char *id, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmMatch *tm_cli_history_load (TmDatabase *database, const TmMatchInfo *info, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
const char *tm_cli_history_get_state_id (TmMatchState state);
char *tm_cli_history_dup_time (gint64 time) G_GNUC_WARN_UNUSED_RESULT;
char *tm_cli_history_dup_local_time (gint64 time) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
