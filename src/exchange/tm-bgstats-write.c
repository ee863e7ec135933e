/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes what BG Stats imports. Everything has its fixed place, so that the same log always gives the
 * same bytes. */

#include "tm-bgstats.h"

#include "config.h"

#include "tm-json.h"

/* BG Stats takes the later of two versions. What it knows already about people, games and locations
 * shall stand, so theirs is an early one. */
#define EARLY "2000-01-01 00:00:00"

typedef struct
{
  GString *out;
  const TmPlayLog *log;
  GTimeZone *zone;
  const TmLogEntry **entries; /* of each game */
  gboolean *is_expansion; /* of each game */
} Writer;

/* Members */

static void
append_member (GString *out, const char *member)
{
  if (out->str[out->len - 1] != '{')
    g_string_append_c (out, ',');
  g_string_append_printf (out, "\"%s\":", member);
}

static void
append_text (GString *out, const char *member, const char *text)
{
  append_member (out, member);
  tm_json_append_string (out, text != NULL ? text : "");
}

/* A text that is left out if there is none. */
static void
append_some (GString *out, const char *member, const char *text)
{
  if (text != NULL)
    append_text (out, member, text);
}

static void
append_number (GString *out, const char *member, gint64 number)
{
  append_member (out, member);
  g_string_append_printf (out, "%" G_GINT64_FORMAT, number);
}

static void
append_flag (GString *out, const char *member, gboolean flag)
{
  append_member (out, member);
  g_string_append (out, flag ? "true" : "false");
}

/* Everything has an identity in BG Stats; what has none in the log gets one that stays the same. */
static void
append_uuid (GString *out, const char *uuid, const char *kind, const char *name)
{
  g_autofree char *made = uuid == NULL ? tm_log_make_uuid (kind, name) : NULL;

  append_text (out, "uuid", uuid != NULL ? uuid : made);
}

/* The things that plays refer to. Their numbers count from 1. */

static void
append_player (Writer *self, guint index)
{
  const TmLogPlayer *player = tm_play_log_get_player (self->log, index);
  GString *out = self->out;

  g_string_append_c (out, '{');
  if (player->bgg_username != NULL)
    append_uuid (out, player->uuid, "bgg-player", player->bgg_username);
  else
    append_uuid (out, player->uuid, "player", player->name);
  append_number (out, "id", (gint64) index + 1);
  append_text (out, "name", player->name);
  append_flag (out, "isAnonymous", player->is_anonymous);
  append_text (out, "modificationDate", EARLY);
  append_text (out, "bggUsername", player->bgg_username);
  g_string_append_c (out, '}');
}

static void
append_location (Writer *self, guint index)
{
  const TmLogLocation *location = tm_play_log_get_location (self->log, index);
  GString *out = self->out;

  g_string_append_c (out, '{');
  append_uuid (out, location->uuid, "location", location->name);
  append_number (out, "id", (gint64) index + 1);
  append_text (out, "name", location->name);
  append_text (out, "modificationDate", EARLY);
  g_string_append_c (out, '}');
}

static void
append_copies (GString *out, const char *game_uuid, gboolean is_owned)
{
  append_member (out, "copies");
  g_string_append_c (out, '[');
  if (is_owned)
    {
      g_string_append_c (out, '{');
      append_uuid (out, NULL, "copy", game_uuid);
      append_text (out, "modificationDate", EARLY);
      append_number (out, "statusOwned", 1);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

static char *
dup_game_uuid (const TmLogGame *game)
{
  g_autofree char *bgg_id = g_strdup_printf ("%" G_GINT64_FORMAT, game->bgg_id);

  if (game->uuid != NULL)
    return g_strdup (game->uuid);
  return game->bgg_id > 0 ? tm_log_make_uuid ("bgg-game", bgg_id)
                          : tm_log_make_uuid ("game", game->name);
}

static void
append_game (Writer *self, guint index)
{
  const TmLogGame *game = tm_play_log_get_game (self->log, index);
  const TmLogEntry *entry = self->entries[index];
  GString *out = self->out;
  g_autofree char *uuid = dup_game_uuid (game);

  g_string_append_c (out, '{');
  append_text (out, "uuid", uuid);
  append_number (out, "id", (gint64) index + 1);
  append_text (out, "name", game->name);
  append_text (out, "modificationDate", EARLY);
  append_flag (out, "cooperative", game->is_cooperative);
  append_flag (out, "highestWins", game->high_wins);
  append_flag (out, "noPoints", !game->has_points);
  append_flag (out, "usesTeams", game->uses_teams);
  append_text (out, "bggName", game->bgg_id > 0 ? game->name : "");
  append_number (out, "bggYear", game->year);
  append_number (out, "bggId", game->bgg_id);
  append_number (out, "minPlayerCount", game->min_players);
  append_number (out, "maxPlayerCount", game->max_players);
  append_number (out, "isBaseGame", !self->is_expansion[index]);
  append_number (out, "isExpansion", self->is_expansion[index]);
  append_number (out, "rating", entry != NULL ? entry->rating / 10 : 0);
  append_copies (out, uuid, entry != NULL && entry->is_owned);
  g_string_append_c (out, '}');
}

/* Plays */

static void
append_score (GString *out, const TmLogScore *score)
{
  g_string_append_c (out, '{');
  append_text (out, "score", score->score);
  append_flag (out, "winner", score->is_winner);
  append_flag (out, "newPlayer", score->is_new);
  append_flag (out, "startPlayer", score->is_start);
  append_number (out, "playerRefId", (gint64) score->player + 1);
  append_some (out, "role", score->role);
  append_some (out, "team", score->team);
  append_number (out, "rank", score->rank);
  append_number (out, "seatOrder", score->seat);
  g_string_append_c (out, '}');
}

static void
append_scores (GString *out, const TmLogPlay *play)
{
  append_member (out, "playerScores");
  g_string_append_c (out, '[');
  for (guint i = 0; i < play->scores->len; i++)
    {
      if (i > 0)
        g_string_append_c (out, ',');
      append_score (out, tm_log_play_get_score (play, i));
    }
  g_string_append_c (out, ']');
}

static void
append_expansions (GString *out, const TmPlayLog *log, const TmLogPlay *play)
{
  append_member (out, "expansionPlays");
  g_string_append_c (out, '[');
  for (guint i = 0; i < play->expansions->len; i++)
    {
      guint game = g_array_index (play->expansions, guint, i);

      g_string_append (out, i > 0 ? ",{" : "{");
      append_number (out, "gameRefId", (gint64) game + 1);
      append_number (out, "bggId", tm_play_log_get_game (log, game)->bgg_id);
      g_string_append_c (out, '}');
    }
  g_string_append_c (out, ']');
}

/* The day on the calendar of those who played, as the number 20260131. */
static gint64
get_day (const TmLogPlay *play, GTimeZone *zone)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (play->date / G_USEC_PER_SEC);
  g_autoptr (GDateTime) local = NULL;
  gint year, month, day;

  if (utc == NULL)
    return 0;
  local = play->has_clock ? g_date_time_to_timezone (utc, zone) : g_date_time_ref (utc);
  g_date_time_get_ymd (local, &year, &month, &day);
  return ((gint64) year * 100 + month) * 100 + day;
}

/* What BG Stats has no member for goes into its free one, which is a text that holds an object. */
static void
append_data (GString *out, const TmLogPlay *play)
{
  g_autoptr (GString) data = g_string_new ("{");

  if (!play->has_clock)
    append_flag (data, "dateOnly", TRUE);
  if (play->is_incomplete)
    append_flag (data, "incomplete", TRUE);
  g_string_append_c (data, '}');
  append_text (out, "metaData", data->str);
}

static void
append_play (Writer *self, guint index)
{
  const TmLogPlay *play = tm_play_log_get_play (self->log, index);
  g_autofree char *date = tm_log_play_dup_date (play);
  g_autofree char *changed = tm_log_play_dup_changed (play);
  GString *out = self->out;

  g_string_append_c (out, '{');
  append_text (out, "uuid", play->uuid);
  append_text (out, "modificationDate", changed);
  append_text (out, "entryDate", date);
  append_text (out, "playDate", date);
  append_number (out, "playDateYmd", get_day (play, self->zone));
  append_flag (out, "usesTeams", play->uses_teams);
  append_number (out, "durationMin", play->minutes);
  append_flag (out, "ignored", play->is_ignored);
  append_flag (out, "manualWinner", TRUE);
  append_number (out, "rounds", play->rounds);
  append_number (out, "bggId", 0);
  append_number (out, "importPlayId", 0);
  if (play->location != TM_PLAY_LOG_NONE)
    append_number (out, "locationRefId", (gint64) play->location + 1);
  append_number (out, "gameRefId", (gint64) play->game + 1);
  append_some (out, "board", play->board);
  append_some (out, "comments", play->comment);
  append_number (out, "rating", 0);
  append_number (out, "nemestatsId", 0);
  append_number (out, "scoringSetting", 0);
  append_data (out, play);
  append_scores (out, play);
  append_expansions (out, self->log, play);
  g_string_append_c (out, '}');
}

/* The document */

typedef void (*AppendItem) (Writer *self, guint index);

static void
append_list (Writer *self, const char *member, const GPtrArray *items, AppendItem append)
{
  append_member (self->out, member);
  g_string_append_c (self->out, '[');
  for (guint i = 0; i < items->len; i++)
    {
      g_string_append (self->out, i > 0 ? ",\n" : "\n");
      append (self, i);
    }
  g_string_append_c (self->out, ']');
}

/* Looks up what plays and the collection say about each game. */
static void
look_up_games (Writer *self)
{
  const TmPlayLog *log = self->log;

  self->entries = g_new0 (const TmLogEntry *, log->games->len);
  self->is_expansion = g_new0 (gboolean, log->games->len);
  for (guint i = 0; i < log->collection->len; i++)
    {
      const TmLogEntry *entry = tm_play_log_get_entry (log, i);

      self->entries[entry->game] = entry;
    }
  for (guint i = 0; i < log->plays->len; i++)
    {
      const GArray *expansions = tm_play_log_get_play (log, i)->expansions;

      for (guint j = 0; j < expansions->len; j++)
        self->is_expansion[g_array_index (expansions, guint, j)] = TRUE;
    }
}

static void
append_nothing (GString *out, const char *member)
{
  append_member (out, member);
  g_string_append (out, "[]");
}

/**
 * tm_bgstats_write:
 * @log: a log
 * @zone: (nullable): where the games were played, for the day on the calendar; %NULL: here
 *
 * Writes a log as BG Stats imports it. The same log in the same zone gives the same bytes. What BG
 * Stats has no place for is not written: comments and numbers of plays of the collection, and of its
 * ratings all but the tenths.
 *
 * Returns: (transfer full): the document, in UTF-8
 */
char *
tm_bgstats_write (const TmPlayLog *log, GTimeZone *zone)
{
  g_autoptr (GTimeZone) here = zone != NULL ? g_time_zone_ref (zone) : g_time_zone_new_local ();
  GString *out = g_string_new ("{");
  Writer self = { .out = out, .log = log, .zone = here };

  look_up_games (&self);
  append_nothing (out, "tags");
  append_nothing (out, "groups");
  append_list (&self, "games", log->games, append_game);
  append_list (&self, "players", log->players, append_player);
  append_list (&self, "locations", log->locations, append_location);
  append_list (&self, "plays", log->plays, append_play);
  append_nothing (out, "challenges");
  append_nothing (out, "deletedObjects");
  append_member (out, "userInfo");
  g_string_append (out, "{\"meRefId\":0}}\n");
  g_free (self.entries);
  g_free (self.is_expansion);
  return g_string_free (out, FALSE);
}
