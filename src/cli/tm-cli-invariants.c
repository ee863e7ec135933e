/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-invariants.h"

#include "config.h"

#include "tm-match-file.h"
#include "tm-offer.h"
#include "tm-scene.h"
#include "tm-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_POSITIONS 200

static gboolean
fail (GError **error, const char *what)
{
  g_set_error_literal (error, TM_MATCH_ERROR, TM_MATCH_ERROR_CHANGES, what);
  return FALSE;
}

/* Of tables of two matches of the same game, players and options. */
static gboolean
is_same_table (TmMatch *match, TmMatch *other)
{
  guint n_slots = tm_box_get_n_slots (tm_match_get_box (match));

  return n_slots == tm_box_get_n_slots (tm_match_get_box (other))
         && memcmp (tm_table_get_slots (tm_match_get_table (match)),
                    tm_table_get_slots (tm_match_get_table (other)), n_slots * sizeof (gint32))
                == 0;
}

/* Everything taken back is the first table, everything done again the last. */
static gboolean
check_undo (TmMatch *match, GError **error)
{
  g_autoptr (TmTable) last = tm_table_dup (tm_match_get_table (match));
  g_autoptr (TmTable) first = tm_table_new (tm_match_get_box (match));

  while (tm_match_can_undo (match))
    if (!tm_match_undo (match, error))
      return FALSE;
  if (!tm_table_equal (first, tm_match_get_table (match)))
    return fail (error, _ ("taking every move back does not give the first table"));
  while (tm_match_can_redo (match))
    if (!tm_match_redo (match, error))
      return FALSE;
  if (!tm_table_equal (last, tm_match_get_table (match)))
    return fail (error, _ ("doing every move again does not give the last table"));
  return TRUE;
}

/* The same moves give the same table. */
static gboolean
check_replay (TmMatch *match, GError **error)
{
  g_autoptr (TmMatch) other = tm_match_new (tm_match_get_box (match));

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      TmMove move;

      tm_match_get_move (match, seq, &move);
      if (!tm_match_record (other, &move, NULL, error))
        return FALSE;
    }
  if (!is_same_table (match, other))
    return fail (error, _ ("playing the same moves again does not give the same table"));
  return TRUE;
}

/* So do the stored changes, without the rules. */
static gboolean
check_changes (TmMatch *match, GError **error)
{
  g_autoptr (TmMatch) other = tm_match_new (tm_match_get_box (match));

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      const TmChange *changes;
      guint n_changes;
      TmEntry entry;
      TmMove move;

      tm_match_get_entry (match, seq, &entry);
      tm_match_get_move (match, seq, &move);
      changes = tm_match_get_changes (match, seq, &n_changes);
      if (!tm_match_load_entry (other, &entry, &move, changes, error))
        return FALSE;
    }
  if (!is_same_table (match, other))
    return fail (error, _ ("the stored changes do not give the same table"));
  return TRUE;
}

/* Written and read again, with the rules and without, it is the same match. */
static gboolean
check_file (TmMatch *match, TmPlayFlags flags, GError **error)
{
  g_autofree char *text = tm_match_file_dup_text (match, NULL, TM_WRITE_CHANGES);
  g_autoptr (TmMatchFile) file = tm_match_file_parse ("simulate", text, strlen (text), error);
  g_autoptr (TmMatch) other = NULL;
  g_autofree char *again = NULL;

  if (file == NULL)
    return FALSE;
  other = tm_match_file_play (file, flags, NULL, NULL, error);
  if (other == NULL)
    return FALSE;
  again = tm_match_file_dup_text (other, NULL, TM_WRITE_CHANGES);
  if (flags & TM_PLAY_STORED && !g_str_equal (text, again))
    return fail (error, _ ("a file that is read and written again is another"));
  if (!is_same_table (match, other))
    return fail (error, _ ("a file that is written and played does not give the same table"));
  return TRUE;
}

static gboolean
check_audit (TmMatch *match, GError **error)
{
  if (tm_match_audit (match, NULL) > 0)
    return fail (error, _ ("the audit finds a move whose changes differ"));
  return TRUE;
}

/* Every front can show the positions: each viewer's scene and the score sheet are made. Of a long
 * match some of them, evenly spread. */
static gboolean
check_shown (TmMatch *match, GError **error)
{
  g_autoptr (TmTable) table = tm_table_dup (tm_match_get_table (match));
  g_autoptr (TmSheet) sheet = tm_sheet_new (match);
  guint n_seats = tm_table_get_n_seats (table);
  guint step = tm_match_get_n_entries (match) / MAX_POSITIONS + 1;

  if (tm_sheet_get_n_seats (sheet) != n_seats)
    return fail (error, _ ("the score sheet has another number of players"));
  for (guint seq = 0; seq <= tm_match_get_n_entries (match); seq += step)
    for (int viewer = TM_NO_SEAT; viewer < (int) n_seats; viewer++)
      {
        g_autoptr (TmOffers) offers = tm_offers_new ();
        g_autoptr (TmScene) scene = NULL;
        g_autofree char *text = NULL;

        if (!tm_match_table_at (match, seq, table))
          return fail (error, _ ("an earlier table cannot be shown"));
        tm_offers_collect (offers, table);
        scene = tm_scene_new (table, offers, viewer);
        text = tm_scene_dup_text (scene);
        if (*text == '\0')
          return fail (error, _ ("a table shows nothing"));
      }
  return TRUE;
}

/**
 * tm_cli_check_invariants:
 * @match: a match as it was played, nothing taken back
 * @error: return location for the invariant that is broken
 *
 * Checks what holds for every match of every game: taking back, doing again, replaying, loading,
 * saving, the audit, and that each of its positions can be shown. The match is left as it was.
 *
 * Returns: whether all of it holds
 */
gboolean
tm_cli_check_invariants (TmMatch *match, GError **error)
{
  return check_undo (match, error) && check_replay (match, error) && check_changes (match, error)
         && check_file (match, TM_PLAY_NORMAL, error) && check_file (match, TM_PLAY_STORED, error)
         && check_audit (match, error) && check_shown (match, error);
}
