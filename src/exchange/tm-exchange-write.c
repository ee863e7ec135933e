/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-exchange-private.h"

#include "config.h"

#include "tm-match-load.h"
#include "tm-sheet.h"

#include <glib/gi18n-lib.h>

/* Finished matches as plays of other programs. */

typedef struct
{
  TmDatabase *database;
  TmPlayLog *log;
  /* Identifiers of people, and names of games, to their places in the log, from 1. */
  GHashTable *players;
  GHashTable *games;
} Teller;

static const char *
get_game_name (const TmMatchInfo *info)
{
  const TmGame *game = tm_game_find (info->game);

  if (info->title != NULL)
    return info->title;
  return game != NULL ? _ (game->name) : info->game;
}

/* Those who win or lose together may have points all the same. */
static gboolean
has_points (const TmMatchInfo *info)
{
  if (info->how == TM_HOW_POINTS || info->how == TM_HOW_FEWEST)
    return TRUE;
  for (guint seat = 0; seat < info->n_seats; seat++)
    if (info->seats[seat].has_result && info->seats[seat].score != 0)
      return TRUE;
  return FALSE;
}

static guint
find_game (Teller *self, const TmMatchInfo *info)
{
  const char *name = get_game_name (info);
  g_autofree char *key = g_strdup_printf ("%d %d %s", info->how, has_points (info), name);
  guint known = GPOINTER_TO_UINT (g_hash_table_lookup (self->games, key));
  TmLogGame *game;

  if (known != 0)
    return known - 1;
  game = tm_play_log_add_game (self->log, name);
  game->uuid = tm_log_make_uuid ("tablemate-game", key);
  game->is_cooperative = info->how == TM_HOW_TOGETHER;
  game->high_wins = info->how != TM_HOW_FEWEST;
  game->has_points = has_points (info);
  g_hash_table_insert (self->games, g_steal_pointer (&key),
                       GUINT_TO_POINTER (self->log->games->len));
  return self->log->games->len - 1;
}

static guint
find_player (Teller *self, const TmSeatInfo *seat, guint number)
{
  g_autofree char *nobody = g_strdup_printf (_ ("Player %u"), number + 1);
  const char *name = seat->name != NULL ? seat->name : nobody;
  const char *key = seat->player != NULL ? seat->player : name;
  guint known = GPOINTER_TO_UINT (g_hash_table_lookup (self->players, key));
  TmLogPlayer *player;

  if (known != 0)
    return known - 1;
  player = tm_play_log_add_player (self->log, name);
  player->uuid = seat->player != NULL ? g_strdup (seat->player)
                                      : tm_log_make_uuid ("tablemate-nobody", nobody);
  player->is_anonymous = seat->player == NULL;
  g_hash_table_insert (self->players, g_strdup (key), GUINT_TO_POINTER (self->log->players->len));
  return self->log->players->len - 1;
}

/* "3+20+5+31": the rows of the sheet, if they make up the score. */
static char *
dup_score (const TmSheet *sheet, guint seat, gint32 score)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gint64 sum = 0;
  guint n_parts = 0;

  for (guint i = 0; sheet != NULL && i < tm_sheet_get_n_rows (sheet); i++)
    {
      const TmSheetRow *row = tm_sheet_get_row (sheet, i);

      if (row->is_total || row->values[seat] == 0)
        continue;
      sum += row->values[seat];
      g_string_append_printf (text, n_parts > 0 ? "%+d" : "%d", row->values[seat]);
      n_parts++;
    }
  if (n_parts < 2 || sum != score)
    return g_strdup_printf ("%d", score);
  return g_strdup (text->str);
}

static void
tell_seat (Teller *self, const TmMatchInfo *info, const TmSheet *sheet, guint seat, TmLogPlay *play)
{
  const TmSeatInfo *seat_info = &info->seats[seat];
  TmLogScore *score = tm_log_play_add_score (play, find_player (self, seat_info, seat));
  g_autofree char *text = NULL;

  score->seat = seat + 1;
  if (seat_info->team > 0)
    score->team = g_strdup_printf ("%u", seat_info->team);
  score->role = g_strdup (seat_info->part);
  if (!seat_info->has_result)
    return;
  score->is_winner = seat_info->is_winner;
  score->rank = seat_info->rank;
  if (has_points (info))
    {
      text = dup_score (sheet, seat, seat_info->score);
      tm_log_score_set_text (score, text);
    }
}

static TmSheet *
load_sheet (Teller *self, const TmMatchInfo *info)
{
  gint64 stamp;
  g_autoptr (TmMatch) match = tm_match_load (self->database, info->uuid, &stamp, NULL);

  return match != NULL ? tm_sheet_new (match) : NULL;
}

static void
tell (Teller *self, const TmMatchInfo *info)
{
  TmLogPlay *play;
  g_autoptr (TmSheet) sheet = NULL;

  if (info->state != TM_MATCH_FINISHED)
    return;
  sheet = load_sheet (self, info);
  play = tm_log_play_new (find_game (self, info));
  play->uuid = g_strdup (info->uuid);
  play->date = info->started;
  play->has_clock = TRUE;
  play->changed = info->changed;
  play->minutes = (guint) ((info->length + 30 * G_USEC_PER_SEC) / (60 * G_USEC_PER_SEC));
  play->comment = g_strdup (info->note);
  for (guint seat = 0; seat < info->n_seats; seat++)
    {
      play->uses_teams = play->uses_teams || info->seats[seat].team > 0;
      tell_seat (self, info, sheet, seat, play);
    }
  tm_play_log_take_play (self->log, play);
}

static void
teller_init (Teller *self, TmDatabase *database)
{
  self->database = database;
  self->log = tm_play_log_new ();
  self->players = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static TmPlayLog *
teller_end (Teller *self)
{
  g_clear_pointer (&self->players, g_hash_table_unref);
  g_clear_pointer (&self->games, g_hash_table_unref);
  return self->log;
}

/**
 * tm_exchange_dup_log:
 * @database: a connection
 * @query: (nullable): which matches; %NULL: all
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Gives the finished matches of a history as plays.
 *
 * Returns: (transfer full) (nullable): the log; %NULL if they cannot be read
 */
TmPlayLog *
tm_exchange_dup_log (TmDatabase *database, const TmMatchQuery *query, GError **error)
{
  TmMatchQuery all = TM_MATCH_QUERY_ALL;
  g_autoptr (GPtrArray) infos = tm_match_info_list (database, query != NULL ? query : &all, error);
  Teller teller;

  if (infos == NULL)
    return NULL;
  teller_init (&teller, database);
  for (guint i = 0; i < infos->len; i++)
    tell (&teller, g_ptr_array_index (infos, i));
  return teller_end (&teller);
}

/* One match, which has to be finished. */
TmPlayLog *
tm_exchange_dup_one (TmDatabase *database, const char *uuid, GError **error)
{
  g_autoptr (TmMatchInfo) info = tm_match_info_find (database, uuid, error);
  Teller teller;

  if (info == NULL)
    return NULL;
  if (info->state != TM_MATCH_FINISHED)
    {
      g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                           _ ("the match is not over yet; only finished matches can be handed on"));
      return NULL;
    }
  teller_init (&teller, database);
  tell (&teller, info);
  return teller_end (&teller);
}

void
tm_exchange_fail_long (GError **error)
{
  g_set_error_literal (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
                       _ ("there is too much to tell for a link; export a file instead"));
}
