/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-merge-private.h"

/* The matches of two histories. See tm-merge.c for what holds between versions. */

typedef struct
{
  TmMatchClaim *claim;
  const char *origin;
} Final;

/* All matches */

static TmMatchClaim *
claim_new (TmDatabase *database, sqlite3_stmt *row)
{
  TmMatchClaim *claim = g_new0 (TmMatchClaim, 1);

  claim->database = database;
  claim->id = sqlite3_column_int64 (row, 0);
  claim->own_uuid = tm_column_dup_text (row, 1);
  claim->uuid = claim->own_uuid;
  claim->changed = sqlite3_column_int64 (row, 2);
  claim->n_moves = sqlite3_column_int64 (row, 3);
  claim->state = sqlite3_column_int64 (row, 4);
  claim->labelled = sqlite3_column_int64 (row, 5);
  claim->origin = tm_column_dup_text (row, 6);
  return claim;
}

static GHashTable *
load_claims (TmDatabase *database, GError **error)
{
  g_autoptr (GHashTable) claims
      = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) tm_match_claim_free);
  sqlite3_stmt *row
      = tm_database_query (database, error,
                           "SELECT id, uuid, changed, n_moves, state, labelled, origin"
                           " FROM matches ORDER BY id",
                           "");
  TmSqlStep step = TM_SQL_ERROR;

  while (row != NULL && (step = tm_database_step (row, error)) == TM_SQL_ROW)
    {
      TmMatchClaim *claim = claim_new (database, row);

      if (claim->uuid == NULL)
        {
          tm_match_claim_free (claim);
          sqlite3_reset (row);
          tm_store_fail_damaged_match (error);
          return NULL;
        }
      g_hash_table_insert (claims, (gpointer) claim->uuid, claim);
    }
  return step == TM_SQL_DONE ? g_steal_pointer (&claims) : NULL;
}

/* The same version under another identifier. */
static TmMatchClaim *
claim_derive (const TmMatchClaim *claim)
{
  TmMatchClaim *derived = g_new0 (TmMatchClaim, 1);

  derived->database = claim->database;
  derived->id = claim->id;
  derived->own_uuid = tm_match_claim_derive (claim->uuid, claim->hash);
  derived->uuid = derived->own_uuid;
  derived->origin = g_strdup (claim->uuid);
  derived->changed = claim->changed;
  derived->n_moves = claim->n_moves;
  derived->state = claim->state;
  return derived;
}

/* One identifier */

static gint64
get_gone (const TmMatchMerge *self, const char *uuid)
{
  const gint64 *time = g_hash_table_lookup (self->gone, uuid);

  return time != NULL ? *time : TM_MERGE_ABSENT;
}

static gboolean
is_dead (const TmMatchMerge *self, const TmMatchClaim *claim)
{
  return claim->changed <= get_gone (self, claim->uuid);
}

static GPtrArray *
list_claims (const TmMatchMerge *self, const char *uuid)
{
  GPtrArray *claims = g_ptr_array_new ();
  TmMatchClaim *ours = g_hash_table_lookup (self->ours, uuid);
  TmMatchClaim *theirs = g_hash_table_lookup (self->theirs, uuid);

  if (ours != NULL)
    g_ptr_array_add (claims, ours);
  if (theirs != NULL)
    g_ptr_array_add (claims, theirs);
  if (g_hash_table_contains (self->has_extras, uuid))
    for (guint i = 0; i < self->extras->len; i++)
      {
        TmMatchClaim *extra = g_ptr_array_index (self->extras, i);
        if (g_str_equal (extra->uuid, uuid))
          g_ptr_array_add (claims, extra);
      }
  return claims;
}

static const char *
find_origin (GPtrArray *claims)
{
  const char *origin = NULL;

  for (guint i = 0; i < claims->len; i++)
    {
      const TmMatchClaim *claim = g_ptr_array_index (claims, i);
      if (claim->origin != NULL && g_strcmp0 (claim->origin, origin) > 0)
        origin = claim->origin;
    }
  return origin;
}

static gboolean
read_claims (GPtrArray *claims, GError **error)
{
  for (guint i = 0; i < claims->len; i++)
    if (!tm_match_claim_read (g_ptr_array_index (claims, i), error))
      return FALSE;
  return TRUE;
}

/* Of several that are alike the first is the one to stay. */
static gboolean
is_surpassed (GPtrArray *claims, guint index)
{
  const TmMatchClaim *claim = g_ptr_array_index (claims, index);

  for (guint i = 0; i < claims->len; i++)
    {
      const TmMatchClaim *other = g_ptr_array_index (claims, i);

      if (i != index && tm_match_claim_is_beginning (claim, other)
          && (i < index || tm_match_claim_compare (claim, other) != 0))
        return TRUE;
    }
  return FALSE;
}

static void
add_extra (TmMatchMerge *self, const TmMatchClaim *claim)
{
  TmMatchClaim *extra = claim_derive (claim);

  g_ptr_array_add (self->extras, extra);
  g_hash_table_add (self->has_extras, (gpointer) extra->uuid);
}

/* The greatest keeps the identifier; what is no beginning of another becomes a match of its own. */
static TmMatchClaim *
settle (TmMatchMerge *self, GPtrArray *claims)
{
  TmMatchClaim *winner = NULL;

  for (guint i = 0; i < claims->len; i++)
    {
      TmMatchClaim *claim = g_ptr_array_index (claims, i);
      if (winner == NULL || tm_match_claim_compare (claim, winner) > 0)
        winner = claim;
    }
  for (guint i = 0; i < claims->len; i++)
    {
      TmMatchClaim *claim = g_ptr_array_index (claims, i);

      if (claim == winner || is_surpassed (claims, i))
        continue;
      g_hash_table_add (self->conflicts, (gpointer) winner->uuid);
      add_extra (self, claim);
    }
  return winner;
}

static void
set_final (TmMatchMerge *self, const char *uuid, TmMatchClaim *claim, const char *origin)
{
  Final *final = g_new0 (Final, 1);

  final->claim = claim;
  final->origin = origin;
  g_hash_table_insert (self->finals, (gpointer) uuid, final);
}

static gboolean
is_same_version (GPtrArray *claims)
{
  const TmMatchClaim *first = claims->len > 0 ? g_ptr_array_index (claims, 0) : NULL;

  for (guint i = 1; i < claims->len; i++)
    {
      const TmMatchClaim *claim = g_ptr_array_index (claims, i);
      if (claim->changed != first->changed || claim->n_moves != first->n_moves)
        return FALSE;
    }
  return first != NULL;
}

/* A play in brief is one line: what has another journal knows better. */
gboolean
tm_match_merge_knows_better (const TmMatchMerge *self, const char *uuid)
{
  const TmMatchClaim *ours = g_hash_table_lookup (self->ours, uuid);

  return self->are_plays && ours != NULL && ours->n_moves > 1;
}

static gboolean
resolve (TmMatchMerge *self, const char *uuid, GError **error)
{
  g_autoptr (GPtrArray) claims = list_claims (self, uuid);
  const char *origin = find_origin (claims);

  for (guint i = claims->len; i > 0; i--)
    if (is_dead (self, g_ptr_array_index (claims, i - 1)))
      g_ptr_array_remove_index (claims, i - 1);
  if (claims->len == 0)
    set_final (self, uuid, NULL, NULL);
  else if (is_same_version (claims) || tm_match_merge_knows_better (self, uuid))
    set_final (self, uuid, g_ptr_array_index (claims, 0), origin);
  else if (read_claims (claims, error))
    set_final (self, uuid, settle (self, claims), origin);
  else
    return FALSE;
  return TRUE;
}

static gboolean
resolve_all (TmMatchMerge *self, GError **error)
{
  GHashTableIter iter;
  gpointer uuid;

  g_hash_table_iter_init (&iter, self->theirs);
  while (g_hash_table_iter_next (&iter, &uuid, NULL))
    if (!resolve (self, uuid, error))
      return FALSE;
  g_hash_table_iter_init (&iter, self->gone);
  while (g_hash_table_iter_next (&iter, &uuid, NULL))
    if (g_hash_table_contains (self->ours, uuid) && !g_hash_table_contains (self->finals, uuid)
        && !resolve (self, uuid, error))
      return FALSE;
  /* What became a match of its own may meet another of that identifier, which may bring more. */
  for (guint i = 0; i < self->extras->len; i++)
    {
      const TmMatchClaim *extra = g_ptr_array_index (self->extras, i);
      if (!resolve (self, extra->uuid, error))
        return FALSE;
    }
  return TRUE;
}

/* Other versions of the same match */

static TmMatchClaim *
get_final (const TmMatchMerge *self, const char *uuid)
{
  const Final *final = g_hash_table_lookup (self->finals, uuid);

  return final != NULL ? final->claim : g_hash_table_lookup (self->ours, uuid);
}

static void
note_origins (GHashTable *claims, GHashTable *origins)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, claims);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const TmMatchClaim *claim = value;
      if (claim->origin != NULL)
        g_hash_table_insert (origins, (gpointer) claim->uuid, claim->origin);
    }
}

static GHashTable *
list_origins (const TmMatchMerge *self)
{
  GHashTable *origins = g_hash_table_new (g_str_hash, g_str_equal);

  note_origins (self->ours, origins);
  note_origins (self->theirs, origins);
  for (guint i = 0; i < self->extras->len; i++)
    {
      const TmMatchClaim *extra = g_ptr_array_index (self->extras, i);
      g_hash_table_insert (origins, (gpointer) extra->uuid, extra->origin);
    }
  return origins;
}

static gboolean
is_labelled (GHashTable *claims, const char *uuid)
{
  const TmMatchClaim *claim = g_hash_table_lookup (claims, uuid);

  return claim != NULL && claim->labelled != 0;
}

/* Since it became a match of its own nobody has touched it. */
static gboolean
is_untouched (const TmMatchMerge *self, const TmMatchClaim *claim, const char *origin)
{
  g_autofree char *uuid = tm_match_claim_derive (origin, claim->hash);

  return g_str_equal (uuid, claim->uuid) && !is_labelled (self->ours, claim->uuid)
         && !is_labelled (self->theirs, claim->uuid);
}

static gboolean
is_superfluous (TmMatchMerge *self,
                GHashTable *origins,
                TmMatchClaim *claim,
                const char *origin,
                GError **error)
{
  GHashTableIter iter;
  gpointer uuid, other_origin;
  TmMatchClaim *first = get_final (self, origin);

  if (claim->changed <= get_gone (self, origin))
    return TRUE;
  if (first != NULL)
    {
      if (!tm_match_claim_read (first, error))
        return FALSE;
      if (tm_match_claim_is_beginning (claim, first))
        return TRUE;
    }
  g_hash_table_iter_init (&iter, origins);
  while (g_hash_table_iter_next (&iter, &uuid, &other_origin))
    {
      TmMatchClaim *other = get_final (self, uuid);

      if (other == NULL || g_str_equal (uuid, claim->uuid) || !g_str_equal (other_origin, origin))
        continue;
      if (!tm_match_claim_read (other, error))
        return FALSE;
      if (tm_match_claim_is_beginning (claim, other))
        return TRUE;
    }
  return FALSE;
}

/* A version that was kept apart until the rest of it came to light is needed no more. */
static gboolean
drop_beginnings (TmMatchMerge *self, GError **error)
{
  g_autoptr (GHashTable) origins = list_origins (self);
  g_autoptr (GPtrArray) dropped = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer uuid, origin;

  g_hash_table_iter_init (&iter, origins);
  while (g_hash_table_iter_next (&iter, &uuid, &origin))
    {
      TmMatchClaim *claim = get_final (self, uuid);
      g_autoptr (GError) local = NULL;

      if (claim == NULL)
        continue;
      if (!tm_match_claim_read (claim, error))
        return FALSE;
      if (is_untouched (self, claim, origin)
          && is_superfluous (self, origins, claim, origin, &local))
        g_ptr_array_add (dropped, uuid);
      if (local != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return FALSE;
        }
    }
  for (guint i = 0; i < dropped->len; i++)
    set_final (self, g_ptr_array_index (dropped, i), NULL, NULL);
  return TRUE;
}

/* What is to be done */

static void
action_free (gpointer data)
{
  TmMatchAction *action = data;

  g_free (action->origin);
  g_free (action);
}

static void
add_action (
    TmMatchMerge *self, const char *uuid, TmMatchClaim *claim, const char *origin, gboolean is_over)
{
  TmMatchAction *action = g_new0 (TmMatchAction, 1);

  action->uuid = uuid;
  action->claim = claim;
  action->ours = g_hash_table_lookup (self->ours, uuid);
  action->origin = g_strdup (origin);
  action->is_abandoned = is_over;
  g_ptr_array_add (self->actions, action);
}

/* Giving a match up has no stamp of its own: who has done so has done so everywhere. */
static gboolean
is_given_up (const TmMatchMerge *self, const TmMatchClaim *ours)
{
  const TmMatchClaim *theirs = g_hash_table_lookup (self->theirs, ours->uuid);

  return theirs != NULL && theirs->changed == ours->changed && ours->state == TM_MATCH_RUNNING
         && theirs->state == TM_MATCH_ABANDONED;
}

static gboolean
is_equal_claim (const TmMatchClaim *a, const TmMatchClaim *b)
{
  return a == b
         || (a != NULL && b != NULL && a->hash != NULL && b->hash != NULL
             && g_str_equal (a->hash, b->hash));
}

static void
list_actions (TmMatchMerge *self)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, self->finals);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      const Final *final = value;
      TmMatchClaim *ours = g_hash_table_lookup (self->ours, key);

      if (final->claim == NULL && ours != NULL)
        add_action (self, key, NULL, NULL, FALSE);
      else if (final->claim != NULL && !is_equal_claim (final->claim, ours))
        add_action (self, key, final->claim, final->origin, FALSE);
      else if (final->claim != NULL
               && (is_given_up (self, ours) || g_strcmp0 (ours->origin, final->origin) != 0))
        add_action (self, key, ours, final->origin, is_given_up (self, ours));
    }
}

static int
compare_actions (gconstpointer a, gconstpointer b)
{
  const TmMatchAction *one = *(const TmMatchAction *const *) a;
  const TmMatchAction *other = *(const TmMatchAction *const *) b;
  gint64 first = one->claim != NULL ? one->claim->id : 0;
  gint64 second = other->claim != NULL ? other->claim->id : 0;

  /* Rows of the same database in their order: they lie next to each other on the disk. */
  if (first != second)
    return first < second ? -1 : 1;
  return g_strcmp0 (one->uuid, other->uuid);
}

/* What is told */

static gboolean
has_action (const TmMatchMerge *self, GHashTable *acted, const char *uuid)
{
  if (g_hash_table_contains (acted, uuid))
    return TRUE;
  for (guint i = 0; i < self->extras->len; i++)
    {
      const TmMatchClaim *extra = g_ptr_array_index (self->extras, i);
      if (g_str_equal (extra->origin, uuid) && g_hash_table_contains (acted, extra->uuid))
        return TRUE;
    }
  return FALSE;
}

static TmMergeVerdict
judge (const TmMatchMerge *self, GHashTable *acted, const TmMatchClaim *theirs)
{
  const TmMatchClaim *ours = g_hash_table_lookup (self->ours, theirs->uuid);
  gboolean is_changed = g_hash_table_contains (acted, theirs->uuid);

  if (is_dead (self, theirs))
    return TM_MERGE_DELETED_HERE;
  if (g_hash_table_contains (self->conflicts, theirs->uuid))
    return has_action (self, acted, theirs->uuid) ? TM_MERGE_CONFLICTING : TM_MERGE_SAME;
  if (ours == NULL)
    return is_changed ? TM_MERGE_NEW : TM_MERGE_OLDER;
  if (is_changed)
    return TM_MERGE_NEWER;
  return ours->changed == theirs->changed ? TM_MERGE_SAME : TM_MERGE_OLDER;
}

static void
tell (TmMergePlan *plan, const TmMatchClaim *claim, TmMergeVerdict verdict)
{
  TmMatchInfo *info
      = verdict != TM_MERGE_SAME ? tm_match_info_get (claim->database, claim->id, NULL) : NULL;
  g_autofree char *name = info != NULL ? tm_match_info_dup_name (info) : NULL;

  tm_merge_plan_add (plan, TM_MERGE_MATCHES, claim->uuid, verdict, name, info);
}

static void
tell_all (const TmMatchMerge *self, TmMergePlan *plan)
{
  g_autoptr (GHashTable) acted = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer value;

  for (guint i = 0; i < self->actions->len; i++)
    {
      const TmMatchAction *action = g_ptr_array_index (self->actions, i);

      g_hash_table_add (acted, (gpointer) action->uuid);
      if (action->claim == NULL && !g_hash_table_contains (self->theirs, action->uuid))
        tell (plan, action->ours, TM_MERGE_DELETED_THERE);
    }
  g_hash_table_iter_init (&iter, self->theirs);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    tell (plan, value, judge (self, acted, value));
}

/**
 * tm_match_merge_init:
 * @self: to be filled
 * @into: our history
 * @from: the other
 * @gone: identifiers to when they were deleted last, here or there; has to outlive @self
 * @flags: how to merge
 * @plan: (nullable): where it is told
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Finds out what becomes of every match.
 *
 * Returns: %FALSE if something cannot be read; @self is to be cleared all the same
 */
gboolean
tm_match_merge_init (TmMatchMerge *self,
                     TmDatabase *into,
                     TmDatabase *from,
                     GHashTable *gone,
                     TmMergeFlags flags,
                     TmMergePlan *plan,
                     GError **error)
{
  *self = (TmMatchMerge) {
    .into = into,
    .from = from,
    .gone = gone,
    .are_plays = (flags & TM_MERGE_PLAYS) != 0,
    .ours = load_claims (into, error),
    .extras = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_match_claim_free),
    .has_extras = g_hash_table_new (g_str_hash, g_str_equal),
    .finals = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free),
    .conflicts = g_hash_table_new (g_str_hash, g_str_equal),
    .actions = g_ptr_array_new_with_free_func (action_free),
  };
  self->theirs = self->ours != NULL ? load_claims (from, error) : NULL;
  if (self->theirs == NULL || !resolve_all (self, error) || !drop_beginnings (self, error))
    return FALSE;
  list_actions (self);
  g_ptr_array_sort (self->actions, compare_actions);
  if (plan != NULL)
    tell_all (self, plan);
  return TRUE;
}

void
tm_match_merge_clear (TmMatchMerge *self)
{
  g_clear_pointer (&self->actions, g_ptr_array_unref);
  g_clear_pointer (&self->conflicts, g_hash_table_unref);
  g_clear_pointer (&self->finals, g_hash_table_unref);
  g_clear_pointer (&self->has_extras, g_hash_table_unref);
  g_clear_pointer (&self->extras, g_ptr_array_unref);
  g_clear_pointer (&self->ours, g_hash_table_unref);
  g_clear_pointer (&self->theirs, g_hash_table_unref);
}

/**
 * tm_match_merge_keeps:
 * @self: what becomes of all matches
 * @uuid: identifier of a match
 *
 * Tells whether there is such a match in the end.
 *
 * Returns: whether there is
 */
gboolean
tm_match_merge_keeps (const TmMatchMerge *self, const char *uuid)
{
  return get_final (self, uuid) != NULL;
}
