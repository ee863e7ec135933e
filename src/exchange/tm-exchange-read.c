/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-exchange-private.h"

#include "config.h"

#include "tm-history-enter.h"
#include "tm-template.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Plays of other programs as finished matches of the free table. What a match has no place for stands
 * in its note, and what is lost is told. */

#define GAME "free"
#define MAX_TITLE 200
#define MINUTE (G_GINT64_CONSTANT (60) * G_USEC_PER_SEC)
#define NOON (G_GINT64_CONSTANT (12) * 60 * MINUTE)
/* The highest score that the free table takes. */
#define MAX_SCORE 999999999

typedef struct
{
  TmImport *import;
  const TmPlayLog *log;
  const TmLogPlay *play;
  const TmLogGame *game;
  guint n_seats;
} Entry;

/* A day without a time of day is one of UTC. */
static char *
dup_day (const TmLogPlay *play)
{
  gint64 seconds = play->date / G_USEC_PER_SEC;
  g_autoptr (GDateTime) time = play->has_clock ? g_date_time_new_from_unix_local (seconds)
                                               : g_date_time_new_from_unix_utc (seconds);

  return g_date_time_format (time, "%F");
}

static void
notice (const Entry *self, const char *text)
{
  g_autofree char *date = dup_day (self->play);
  /* Translators: a date, the name of a game, and what is the matter */
  g_autofree char *whole = g_strdup_printf (_ ("%s, %s: %s"), date, self->game->name, text);

  tm_import_add_notice (self->import, whole);
}

static const TmLogScore *
get_score (const Entry *self, guint seat)
{
  return tm_log_play_get_score (self->play, seat);
}

static const TmLogPlayer *
get_player (const Entry *self, guint seat)
{
  return tm_play_log_get_player (self->log, get_score (self, seat)->player);
}

/* What decides */

static gboolean
has_value (const TmLogScore *score)
{
  return score->has_value && score->value >= -MAX_SCORE && score->value <= MAX_SCORE;
}

static guint
count_values (const Entry *self)
{
  guint n_values = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    n_values += has_value (get_score (self, seat));
  return n_values;
}

static gboolean
has_points (const Entry *self)
{
  return self->game->has_points && count_values (self) > 0;
}

static TmHow
get_how (const Entry *self)
{
  if (self->game->is_cooperative)
    return TM_HOW_TOGETHER;
  if (!has_points (self))
    return TM_HOW_CHOSEN;
  return self->game->high_wins ? TM_HOW_POINTS : TM_HOW_FEWEST;
}

/* Teams have numbers, in the order in which they are named. */
static guint
get_team (const Entry *self, guint seat)
{
  const char *team = get_score (self, seat)->team;
  guint number = 1;

  if (!self->play->uses_teams || team == NULL || *team == '\0')
    return 0;
  for (guint i = 0; i < seat; i++)
    {
      gboolean is_first = TRUE;

      if (g_strcmp0 (get_score (self, i)->team, team) == 0)
        return get_team (self, i);
      for (guint j = 0; j < i; j++)
        is_first
            = is_first && g_strcmp0 (get_score (self, i)->team, get_score (self, j)->team) != 0;
      number += get_score (self, i)->team != NULL && *get_score (self, i)->team != '\0' && is_first;
    }
  return number;
}

/* The match */

static gboolean
set_option (const Entry *self, TmBox *box, const char *id, GVariant *value)
{
  g_autoptr (GVariant) owned = g_variant_ref_sink (value);
  g_autoptr (GError) error = NULL;

  if (tm_box_set_option (box, id, owned, &error))
    return TRUE;
  notice (self, error->message);
  return FALSE;
}

static void
set_teams (const Entry *self, TmBox *box)
{
  GVariantBuilder teams;
  gboolean has_teams = FALSE;

  g_variant_builder_init (&teams, G_VARIANT_TYPE ("av"));
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      guint team = get_team (self, seat);

      has_teams = has_teams || team > 0;
      g_variant_builder_add (&teams, "v", g_variant_new_int64 (team));
    }
  if (has_teams)
    set_option (self, box, "teams", g_variant_builder_end (&teams));
  else
    g_variant_builder_clear (&teams);
}

static TmBox *
make_box (const Entry *self, GError **error)
{
  TmBox *box = tm_box_new (tm_game_find (GAME), self->n_seats, error);
  gboolean is_cut = FALSE;
  g_autofree char *title = tm_log_dup_text (self->game->name, MAX_TITLE, TRUE, &is_cut);

  if (box == NULL)
    return NULL;
  for (guint seat = 0; seat < self->n_seats; seat++)
    tm_box_set_seat_name (box, seat, get_player (self, seat)->name);
  set_option (self, box, "title", g_variant_new_string (title != NULL ? title : self->game->name));
  set_option (self, box, "how", g_variant_new_string (tm_how_get_id (get_how (self))));
  set_teams (self, box);
  return box;
}

static GVariant *
dup_winners (const Entry *self)
{
  GVariantBuilder winners;

  g_variant_builder_init (&winners, G_VARIANT_TYPE ("av"));
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (get_score (self, seat)->is_winner)
      g_variant_builder_add (&winners, "v", g_variant_new_int64 (seat));
  return g_variant_builder_end (&winners);
}

static GVariant *
dup_scores (const Entry *self)
{
  GVariantBuilder scores;

  g_variant_builder_init (&scores, G_VARIANT_TYPE ("av"));
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const TmLogScore *score = get_score (self, seat);

      g_variant_builder_add (&scores, "v",
                             g_variant_new_int64 (has_value (score) ? score->value : 0));
    }
  return g_variant_builder_end (&scores);
}

static gboolean
has_winner (const Entry *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (get_score (self, seat)->is_winner)
      return TRUE;
  return FALSE;
}

static GVariant *
dup_ending (const Entry *self)
{
  GVariantBuilder values;

  g_variant_builder_init (&values, G_VARIANT_TYPE_VARDICT);
  if (get_how (self) == TM_HOW_TOGETHER)
    g_variant_builder_add (&values, "{sv}", "won", g_variant_new_boolean (has_winner (self)));
  else
    g_variant_builder_add (&values, "{sv}", "winners", dup_winners (self));
  if (has_points (self))
    g_variant_builder_add (&values, "{sv}", "scores", dup_scores (self));
  return g_variant_ref_sink (g_variant_builder_end (&values));
}

/* Where only the day is known, its noon in UTC: that is the same day nearly everywhere. */
static gint64
get_start (const Entry *self)
{
  return self->play->date + (self->play->has_clock ? 0 : NOON);
}

static gint64
get_end (const Entry *self)
{
  return get_start (self) + (gint64) self->play->minutes * MINUTE;
}

/* A move that was made then: the rules say what it changes. */
static gboolean
finish (const Entry *self, TmMatch *match, GError **error)
{
  TmBox *box = tm_match_get_box (match);
  int kind = tm_game_find_move (tm_box_get_game (box), "finish");
  const TmMoveSpec *spec = tm_game_get_move (tm_box_get_game (box), (guint) kind);
  g_autoptr (TmResolution) resolution = tm_resolution_new (box);
  g_autoptr (GVariant) values = dup_ending (self);
  TmMove move = { .kind = (guint) kind, .note = -1, .source = TM_SOURCE_TABLE };
  const TmChange *changes;
  TmEntry entry;

  if (!tm_params_parse (spec->params, spec->n_params, box, values, &move.args, error))
    return FALSE;
  tm_match_preview (match, &move, FALSE, resolution);
  changes = tm_resolution_get_changes (resolution, &entry.n_changes);
  entry = (TmEntry) { .seq = 1,
                      .time = get_end (self),
                      .is_done = TRUE,
                      .kind = move.kind,
                      .note = -1,
                      .grade = tm_resolution_get_grade (resolution),
                      .n_changes = entry.n_changes };
  entry.summary = *tm_resolution_get_summary (resolution);
  return tm_match_load_entry (match, &entry, &move, changes, error);
}

/* The note */

/* Takes over the line. */
static void
add_line (GString *note, char *line)
{
  if (note->len > 0)
    g_string_append_c (note, '\n');
  g_string_append (note, line);
  g_free (line);
}

/* A score that was put together, or is none, as it was written. */
static gboolean
is_worth_telling (const TmLogScore *score)
{
  g_autofree char *plain = g_strdup_printf ("%d", score->value);

  return score->score != NULL && (!has_value (score) || !g_str_equal (plain, score->score));
}

static char *
dup_list (const Entry *self, const char *(*get) (const TmLogScore *score))
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const char *text = get (get_score (self, seat));

      if (text == NULL || *text == '\0')
        continue;
      g_string_append_printf (list, "%s%s %s", list->len > 0 ? "; " : "",
                              get_player (self, seat)->name, text);
    }
  return g_strdup (list->str);
}

static const char *
get_odd_score (const TmLogScore *score)
{
  return is_worth_telling (score) ? score->score : NULL;
}

static const char *
get_role (const TmLogScore *score)
{
  return score->role;
}

static char *
dup_note (const Entry *self)
{
  g_autoptr (GString) note = g_string_new (self->play->comment != NULL ? self->play->comment : "");
  g_autofree char *scores = dup_list (self, get_odd_score);
  g_autofree char *roles = dup_list (self, get_role);

  if (self->play->location != TM_PLAY_LOG_NONE)
    add_line (note,
              g_strdup_printf (_ ("Place: %s"),
                               tm_play_log_get_location (self->log, self->play->location)->name));
  if (self->play->board != NULL && *self->play->board != '\0')
    add_line (note, g_strdup_printf (_ ("Board: %s"), self->play->board));
  for (guint i = 0; i < self->play->expansions->len; i++)
    {
      guint game = g_array_index (self->play->expansions, guint, i);
      /* Translators: the name of an expansion that was played with */
      add_line (note,
                g_strdup_printf (_ ("With: %s"), tm_play_log_get_game (self->log, game)->name));
    }
  if (*scores != '\0')
    add_line (note, g_strdup_printf (_ ("Scores: %s"), scores));
  if (*roles != '\0')
    add_line (note, g_strdup_printf (_ ("Roles: %s"), roles));
  return note->len > 0 ? g_strdup (note->str) : NULL;
}

/* Into the history */

/* Somebody with an account at BoardGameGeek is known by it, whoever else bears the name. */
static char *
dup_player_uuid (const TmLogPlayer *player)
{
  if (player->uuid != NULL)
    return g_strdup (player->uuid);
  if (player->bgg_username != NULL)
    return tm_log_make_uuid ("bgg-player", player->bgg_username);
  return tm_log_make_uuid ("player", player->name);
}

static gboolean
enter_players (const Entry *self, TmMatchStand *stand, GError **error)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const TmLogPlayer *player = get_player (self, seat);

      /* Whoever that was keeps the name at this table, and is nobody of the roster. */
      if (player->is_anonymous)
        continue;
      stand->players[seat] = dup_player_uuid (player);
      if (!tm_history_enter_player (tm_import_get_database (self->import), stand->players[seat],
                                    player->name, error))
        return FALSE;
    }
  return TRUE;
}

/* Plays do not say when they were corrected. A correction makes another time, so that it is not
 * overlooked. */
static gint64
get_mark (const Entry *self, GVariant *ending)
{
  g_autofree char *text = g_variant_print (ending, FALSE);

  return (gint64) (g_str_hash (text) % 1000000u) + get_end (self);
}

static void
tell_losses (const Entry *self)
{
  guint n_values = count_values (self);

  if (self->play->scores->len > self->n_seats)
    notice (self, _ ("only the first eight people were taken"));
  if (has_points (self) && n_values < self->n_seats)
    notice (self, _ ("a score that is not known counts as 0"));
  if (self->play->is_ignored)
    notice (self, _ ("it is left out of statistics there, and counts here"));
  if (self->play->is_incomplete)
    notice (self, _ ("it was not played to its end, and is taken as given up"));
}

static gboolean
enter_play (const Entry *self, GError **error)
{
  g_auto (TmMatchStand) stand = { 0 };
  g_autoptr (TmBox) box = make_box (self, error);
  g_autoptr (TmMatch) match = box != NULL ? tm_match_new (box) : NULL;
  g_autoptr (GVariant) ending = dup_ending (self);

  if (match == NULL || (!self->play->is_incomplete && !finish (self, match, error))
      || !enter_players (self, &stand, error))
    return FALSE;
  tell_losses (self);
  stand.uuid = g_strdup (self->play->uuid);
  stand.started = get_start (self);
  stand.changed = get_mark (self, ending);
  stand.finished = get_end (self);
  stand.has_finished = !self->play->is_incomplete;
  stand.length = (gint64) self->play->minutes * MINUTE;
  stand.has_length = TRUE;
  stand.is_abandoned = self->play->is_incomplete;
  stand.note = dup_note (self);
  stand.labelled = stand.note != NULL ? 1 : 0;
  return tm_history_write_match (tm_import_get_database (self->import), match, &stand, error);
}

/* Collections: titles that the free table can be set up with. */

static gboolean
enter_title (TmImport *import, const TmLogGame *game, GError **error)
{
  GVariantDict body;
  g_autoptr (TmTemplate) template = NULL;
  g_autofree char *name = tm_log_dup_text (game->name, TM_TEMPLATE_MAX_NAME, TRUE, NULL);

  g_variant_dict_init (&body, NULL);
  g_variant_dict_insert (&body, "title", "s", name);
  template = tm_template_new ("sheet", name, g_variant_dict_end (&body));
  template->uuid = tm_log_make_uuid ("tablemate-title", name);
  template->changed = 1;
  return tm_template_write (tm_import_get_database (import), template, error);
}

static gboolean
enter_collection (TmImport *import, const TmPlayLog *log, GError **error)
{
  for (guint i = 0; i < log->collection->len; i++)
    {
      const TmLogEntry *entry = tm_play_log_get_entry (log, i);

      if (entry->is_owned && !enter_title (import, tm_play_log_get_game (log, entry->game), error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
enter_plays (TmImport *import, const TmPlayLog *log, GError **error)
{
  for (guint i = 0; i < log->plays->len; i++)
    {
      const TmLogPlay *play = tm_play_log_get_play (log, i);
      Entry entry = { .import = import, .log = log, .play = play };

      entry.game = tm_play_log_get_game (log, play->game);
      entry.n_seats = MIN (play->scores->len, TM_MAX_SEATS);
      if (entry.n_seats == 0)
        notice (&entry, _ ("nobody is named who has played; it was left out"));
      else if (!enter_play (&entry, error))
        return FALSE;
    }
  return TRUE;
}

/* Takes a log into the database of an import. */
gboolean
tm_exchange_enter_log (TmImport *import, const TmPlayLog *log, GError **error)
{
  for (guint i = 0; i < log->notices->len; i++)
    tm_import_add_notice (import, g_ptr_array_index (log->notices, i));
  if (log->plays->len == 0 && !enter_collection (import, log, error))
    return FALSE;
  return enter_plays (import, log, error);
}
