/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-merge.h"

G_BEGIN_DECLS

/* What stands in the place of a stamp of something that an import has deleted. */
#define TM_MERGE_ABSENT G_MININT64

/* Rows of matches, from one database into another: the numbers of layouts, kinds, dice and players
 * are those of the database they lie in. */
typedef struct
{
  TmDatabase *into;
  /* NULL: the rows come out of an image, which brings the words for its numbers along. */
  TmDatabase *from;
  GHashTable *layouts;
  GHashTable *kinds;
  GHashTable *dice;
  GHashTable *players;
} TmMatchRows;

void tm_match_rows_init (TmMatchRows *self, TmDatabase *into, TmDatabase *from);
void tm_match_rows_clear (TmMatchRows *self);
gboolean tm_match_rows_copy (
    TmMatchRows *self, gint64 id, const char *uuid, const char *origin, GError **error);
char *tm_match_rows_dup_image (TmDatabase *database, gint64 id, GError **error);
gboolean tm_match_rows_write_image (
    TmDatabase *into, const char *image, const char *uuid, const char *origin, GError **error);
gboolean tm_match_rows_delete (TmDatabase *database, const char *uuid, GError **error);

/* One version of a match, in one of two databases. */
typedef struct
{
  TmDatabase *database;
  gint64 id;
  const char *uuid;
  char *own_uuid;
  char *origin;
  gint64 changed;
  gint64 n_moves;
  gint64 state;
  gint64 labelled;
  /* Made when it is asked for. */
  char *hash;
  char *layout;
  char *head;
  GArray *loose;
  GArray *strict;
} TmMatchClaim;

void tm_match_claim_free (TmMatchClaim *self);
gboolean tm_match_claim_read (TmMatchClaim *self, GError **error);
gboolean tm_match_claim_is_beginning (const TmMatchClaim *self, const TmMatchClaim *other);
int tm_match_claim_compare (const TmMatchClaim *self, const TmMatchClaim *other);
char *tm_match_claim_derive (const char *uuid, const char *hash) G_GNUC_WARN_UNUSED_RESULT;

/* What is to be done to a match of ours. */
typedef struct
{
  const char *uuid;
  /* The version that it shall be; NULL: it is deleted. */
  TmMatchClaim *claim;
  TmMatchClaim *ours;
  char *origin;
  gboolean is_abandoned;
} TmMatchAction;

/* All matches of two databases, and what becomes of them. */
typedef struct
{
  TmDatabase *into;
  TmDatabase *from;
  gboolean are_plays;
  GHashTable *ours;
  GHashTable *theirs;
  /* Identifier to when it was deleted last, here or there. */
  GHashTable *gone;
  /* Versions that become matches of their own, and which identifiers have some. */
  GPtrArray *extras;
  GHashTable *has_extras;
  /* Identifier to the version that bears it in the end, where that was looked into. */
  GHashTable *finals;
  GHashTable *conflicts;
  GPtrArray *actions;
} TmMatchMerge;

gboolean tm_match_merge_init (TmMatchMerge *self,
                              TmDatabase *into,
                              TmDatabase *from,
                              GHashTable *gone,
                              TmMergeFlags flags,
                              TmMergePlan *plan,
                              GError **error);
void tm_match_merge_clear (TmMatchMerge *self);
gboolean tm_match_merge_knows_better (const TmMatchMerge *self, const char *uuid);
gboolean tm_match_merge_keeps (const TmMatchMerge *self, const char *uuid);

/* Something of which the later version counts: an identifier, a stamp, and fields as JSON has
 * them. */
typedef struct
{
  char *uuid;
  gint64 stamp;
  char *label;
  GStrv fields;
} TmRegister;

/* What is to be done to a register of ours. */
typedef struct
{
  TmMergeKind kind;
  /* NULL: it is deleted */
  TmRegister *value;
  /* NULL: it is not here */
  TmRegister *ours;
} TmRegisterAction;

typedef struct
{
  TmMatchMerge matches;
  GHashTable *gone;
  /* Series that there are in the end. */
  GHashTable *series;
  /* What hangs on something that is not there, here or there, by kind and identifier. */
  GHashTable *sources[TM_MERGE_N_KINDS];
  /* What of that is kept in the end: what is remembered as deleted, by its identifier. */
  GHashTable *kept;
  GPtrArray *actions;
} TmMerge;

gboolean tm_merge_plan_registers (
    TmMerge *self, TmMergeKind kind, gboolean is_joining, TmMergePlan *plan, GError **error);

gboolean tm_merge_load_kept (TmMerge *self, GError **error);
TmRegister *tm_kept_new (TmMergeKind kind, const TmRegister *value) G_GNUC_WARN_UNUSED_RESULT;
TmRegister *tm_kept_read (const TmRegister *gone, TmMergeKind *kind) G_GNUC_WARN_UNUSED_RESULT;

char *tm_register_dup_plain (const char *field) G_GNUC_WARN_UNUSED_RESULT;
char *tm_register_dup_quoted (const char *text) G_GNUC_WARN_UNUSED_RESULT;
GHashTable *tm_register_table_new (void) G_GNUC_WARN_UNUSED_RESULT;
TmRegister *tm_register_copy (const TmRegister *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_register_free (TmRegister *self);
char *tm_register_dup_image (const TmRegister *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean
tm_register_write (TmDatabase *database, TmMergeKind kind, const TmRegister *self, GError **error);
gboolean tm_register_write_image (
    TmDatabase *database, TmMergeKind kind, const char *uuid, const char *image, GError **error);
gboolean
tm_register_delete (TmDatabase *database, TmMergeKind kind, const char *uuid, GError **error);
gboolean tm_register_get_stamp (
    TmDatabase *database, TmMergeKind kind, const char *uuid, gint64 *stamp, GError **error);
gboolean tm_register_is_used (
    TmDatabase *database, TmMergeKind kind, const char *uuid, gboolean *is_used, GError **error);
GHashTable *
tm_register_load (TmDatabase *database, TmMergeKind kind, GError **error) G_GNUC_WARN_UNUSED_RESULT;

gboolean tm_merge_init (TmMerge *self,
                        TmDatabase *into,
                        TmDatabase *from,
                        TmMergeFlags flags,
                        TmMergePlan *plan,
                        GError **error);
void tm_merge_clear (TmMerge *self);

void tm_merge_plan_add (TmMergePlan *self,
                        TmMergeKind kind,
                        const char *uuid,
                        TmMergeVerdict verdict,
                        const char *label,
                        TmMatchInfo *match);
int tm_merge_kind_find (const char *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmRegister, tm_register_free)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmMatchRows, tm_match_rows_clear)
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmMerge, tm_merge_clear)

G_END_DECLS
