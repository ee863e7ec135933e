/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match-info.h"

G_BEGIN_DECLS

/**
 * TmMergeVerdict:
 * @TM_MERGE_NEW: it is not here yet; it is added
 * @TM_MERGE_SAME: both have the same
 * @TM_MERGE_NEWER: theirs was changed later and takes the place of ours
 * @TM_MERGE_OLDER: ours was changed later and stays
 * @TM_MERGE_CONFLICTING: two devices went on with the same match; both are kept
 * @TM_MERGE_DELETED_HERE: it was deleted here after it was changed there; it is not added
 * @TM_MERGE_DELETED_THERE: it was deleted there after it was changed here; it is deleted here, too
 * @TM_MERGE_N_VERDICTS: how many verdicts there are
 *
 * What becomes of one piece of another history.
 */
typedef enum
{
  TM_MERGE_NEW,
  TM_MERGE_SAME,
  TM_MERGE_NEWER,
  TM_MERGE_OLDER,
  TM_MERGE_CONFLICTING,
  TM_MERGE_DELETED_HERE,
  TM_MERGE_DELETED_THERE,
  TM_MERGE_N_VERDICTS,
} TmMergeVerdict;

/**
 * TmMergeKind:
 * @TM_MERGE_PLAYERS: people
 * @TM_MERGE_SERIES: series
 * @TM_MERGE_MATCHES: matches
 * @TM_MERGE_LABELS: what people wrote to matches: note, series, chapter
 * @TM_MERGE_RULINGS: rulings
 * @TM_MERGE_TEMPLATES: templates
 * @TM_MERGE_CARDS: the cards of "Your box"
 * @TM_MERGE_GONE: what is known to be deleted; of no interest to people
 * @TM_MERGE_N_KINDS: how many kinds there are
 *
 * What a piece of a history is.
 */
typedef enum
{
  TM_MERGE_PLAYERS,
  TM_MERGE_SERIES,
  TM_MERGE_MATCHES,
  TM_MERGE_LABELS,
  TM_MERGE_RULINGS,
  TM_MERGE_TEMPLATES,
  TM_MERGE_CARDS,
  TM_MERGE_GONE,
  TM_MERGE_N_KINDS,
} TmMergeKind;

/**
 * TmMergeFlags:
 * @TM_MERGE_PLAIN: nothing in particular
 * @TM_MERGE_JOIN_NAMES: people of the same name become one person
 * @TM_MERGE_PLAYS: what comes are plays in brief, such as another program keeps them: a match of ours
 *   with a journal stays as it is, since the play may have been taken from it
 *
 * How two histories are merged.
 */
typedef enum
{
  TM_MERGE_PLAIN = 0,
  TM_MERGE_JOIN_NAMES = 1 << 0,
  TM_MERGE_PLAYS = 1 << 1,
} TmMergeFlags;

/**
 * TmMergeItem:
 * @kind: what it is
 * @uuid: its identifier; of cards "game/piece"
 * @verdict: what becomes of it
 * @label: what to call it: a name, the answer of a ruling, the title or game of a match
 * @match: (nullable): of a match: the other history's version, or ours if it is deleted
 *
 * One piece of another history. Those that are the same are only counted.
 */
typedef struct
{
  TmMergeKind kind;
  char *uuid;
  TmMergeVerdict verdict;
  char *label;
  TmMatchInfo *match;
} TmMergeItem;

/**
 * TmMergePlan:
 * @items: (element-type TmMergeItem): what is not the same, in the order of the kinds; matches by the
 *   time they were begun
 * @counts: how many pieces there are of each kind with each verdict
 * @n_joined: how many people become one with somebody of the same name
 *
 * What a merge would do.
 */
typedef struct
{
  GPtrArray *items;
  guint counts[TM_MERGE_N_KINDS][TM_MERGE_N_VERDICTS];
  guint n_joined;
} TmMergePlan;

/**
 * TmImportInfo:
 * @uuid: its identifier
 * @made: when it was made, microseconds since 1970 UTC
 * @name: name of the file it came from
 * @format: what the file was: "history", "match", "template", "database", "bgstats", "bgg-plays" or
 *   "bgg-collection"
 * @n_matches: how many matches it brought or changed
 * @n_items: how many pieces of any kind it brought or changed
 *
 * An import that can be taken back.
 */
typedef struct
{
  char *uuid;
  gint64 made;
  char *name;
  char *format;
  guint n_matches;
  guint n_items;
} TmImportInfo;

const char *tm_merge_verdict_get_id (TmMergeVerdict verdict);
const char *tm_merge_kind_get_id (TmMergeKind kind);

TmMergePlan *
tm_merge_plan_new (TmDatabase *into, TmDatabase *from, TmMergeFlags flags, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_merge_plan_free (TmMergePlan *self);
gboolean tm_merge_plan_changes_nothing (const TmMergePlan *self);

gboolean tm_merge_write (TmDatabase *into,
                         TmDatabase *from,
                         TmMergeFlags flags,
                         const TmImportInfo *as,
                         gboolean *is_changed,
                         GError **error);
gboolean tm_merge_apply (TmDatabase *into,
                         TmDatabase *from,
                         TmMergeFlags flags,
                         const char *name,
                         const char *format,
                         char **import,
                         GError **error);

/* Taking it back */
gboolean tm_merge_undo (TmDatabase *database, const char *import, guint *n_kept, GError **error);
GPtrArray *tm_import_list (TmDatabase *database, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_import_info_free (TmImportInfo *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmMergePlan, tm_merge_plan_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmImportInfo, tm_import_info_free)

G_END_DECLS
