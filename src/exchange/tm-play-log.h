/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TM_PLAY_LOG_NONE:
 *
 * A reference to nothing: a play without a location.
 */
#define TM_PLAY_LOG_NONE G_MAXUINT

/**
 * TM_PLAY_LOG_MAX_PLAYS:
 *
 * How many plays one file may have.
 */
#define TM_PLAY_LOG_MAX_PLAYS 100000

/**
 * TM_PLAY_LOG_MAX_THINGS:
 *
 * How many players one file may have, how many games, how many locations.
 */
#define TM_PLAY_LOG_MAX_THINGS 50000

/**
 * TM_PLAY_LOG_MAX_SCORES:
 *
 * How many people one play may have.
 */
#define TM_PLAY_LOG_MAX_SCORES 100

/**
 * TM_PLAY_LOG_MAX_NOTICES:
 *
 * How many notices a log keeps in words; further ones are counted.
 */
#define TM_PLAY_LOG_MAX_NOTICES 200

/**
 * TM_PLAY_LOG_MAX_NAME:
 *
 * How many bytes of a name, a score or a role are kept.
 */
#define TM_PLAY_LOG_MAX_NAME 200

/**
 * TM_PLAY_LOG_MAX_TEXT:
 *
 * How many bytes of a comment are kept.
 */
#define TM_PLAY_LOG_MAX_TEXT 20000

/**
 * TmLogPlayer:
 * @id: the number by which its file refers to it, for messages; 0: none
 * @uuid: (nullable): its identity, in small letters; %NULL: the file knows none, its name has to do
 * @name: name, never empty
 * @is_anonymous: whether it stands for somebody who is not named
 * @bgg_username: (nullable): name of its account at BoardGameGeek
 *
 * Somebody who has played.
 */
typedef struct
{
  gint64 id;
  char *uuid;
  char *name;
  gboolean is_anonymous;
  char *bgg_username;
} TmLogPlayer;

/**
 * TmLogGame:
 * @id: the number by which its file refers to it, for messages; 0: none
 * @uuid: (nullable): its identity, in small letters; %NULL: the file knows none
 * @name: name, never empty
 * @bgg_id: its number at BoardGameGeek; 0: not known
 * @year: year in which it was published; 0: not known
 * @is_cooperative: whether all win or lose together
 * @high_wins: whether the highest score wins
 * @has_points: whether there are scores at all
 * @uses_teams: whether it is played in teams
 * @min_players: least number of players; 0: not known
 * @max_players: greatest number of players; 0: not known
 *
 * A game that was played or is owned.
 */
typedef struct
{
  gint64 id;
  char *uuid;
  char *name;
  gint64 bgg_id;
  gint year;
  gboolean is_cooperative;
  gboolean high_wins;
  gboolean has_points;
  gboolean uses_teams;
  guint min_players;
  guint max_players;
} TmLogGame;

/**
 * TmLogLocation:
 * @id: the number by which its file refers to it, for messages; 0: none
 * @uuid: (nullable): its identity, in small letters; %NULL: the file knows none
 * @name: name, never empty
 *
 * Where a game was played.
 */
typedef struct
{
  gint64 id;
  char *uuid;
  char *name;
} TmLogLocation;

/**
 * TmLogScore:
 * @player: index into the players of the log
 * @score: (nullable): the score as it was written, such as "3+20+5+31"; %NULL: none
 * @value: the score as a number
 * @has_value: whether @score is arithmetic, so that @value says something
 * @is_winner: whether it has won
 * @is_new: whether it was the first time
 * @is_start: whether it began
 * @rank: place, from 1; 0: not known
 * @seat: place at the table, from 1; 0: not known
 * @role: (nullable): the part it played, or its colour
 * @team: (nullable): its team
 *
 * How one of the players of a play fared.
 */
typedef struct
{
  guint player;
  char *score;
  gint32 value;
  gboolean has_value;
  gboolean is_winner;
  gboolean is_new;
  gboolean is_start;
  guint rank;
  guint seat;
  char *role;
  char *team;
} TmLogScore;

/**
 * TmLogPlay:
 * @uuid: its identity, in small letters; if its file has none it is made of what the file has
 *   instead, so that reading the same file again gives the same
 * @date: when it was played, microseconds since 1970 UTC; midnight UTC of the day if only the day is
 *   known
 * @has_clock: whether the time of day is known; if not, show @date as a day of UTC
 * @changed: when what is told of it was last changed, microseconds since 1970 UTC; 0: not known
 * @minutes: how long it took; 0: not known
 * @game: index into the games of the log
 * @expansions: (element-type guint): indices of the games with which it was expanded
 * @location: index into the locations of the log, or %TM_PLAY_LOG_NONE
 * @board: (nullable): the board or variant that was played
 * @comment: (nullable): a comment, of several lines
 * @rounds: number of rounds; 0: not known
 * @is_ignored: whether statistics shall leave it out
 * @is_incomplete: whether it was not played to its end
 * @uses_teams: whether it was played in teams
 * @scores: (element-type TmLogScore): who played, in the order of the file
 *
 * One play of a game.
 */
typedef struct
{
  char *uuid;
  gint64 date;
  gboolean has_clock;
  gint64 changed;
  guint minutes;
  guint game;
  GArray *expansions;
  guint location;
  char *board;
  char *comment;
  guint rounds;
  gboolean is_ignored;
  gboolean is_incomplete;
  gboolean uses_teams;
  GPtrArray *scores;
} TmLogPlay;

/**
 * TmLogEntry:
 * @game: index into the games of the log
 * @is_owned: whether it is owned
 * @rating: rating in hundredths, from 0 to 1000; 0: not rated
 * @n_plays: how often it was played, as the collection counts
 * @comment: (nullable): a comment
 *
 * What a collection says about a game.
 */
typedef struct
{
  guint game;
  gboolean is_owned;
  guint rating;
  guint n_plays;
  char *comment;
} TmLogEntry;

/**
 * TmPlayLog:
 * @players: (element-type TmLogPlayer): the players
 * @games: (element-type TmLogGame): the games
 * @locations: (element-type TmLogLocation): the locations
 * @plays: (element-type TmLogPlay): the plays, no two with the same identity
 * @collection: (element-type TmLogEntry): the collection, no two entries for the same game
 * @notices: (element-type utf8): what could not be taken and why, sentences for people
 * @n_more_notices: how many further notices there would be
 *
 * Plays, people and games as other programs keep them, in a form that belongs to none of them. All
 * references within it are good; identifiers of another file never get out.
 */
typedef struct
{
  GPtrArray *players;
  GPtrArray *games;
  GPtrArray *locations;
  GPtrArray *plays;
  GPtrArray *collection;
  GPtrArray *notices;
  guint n_more_notices;
} TmPlayLog;

TmPlayLog *tm_play_log_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tm_play_log_free (TmPlayLog *self);

/* Reading */
const TmLogPlayer *tm_play_log_get_player (const TmPlayLog *self, guint player);
const TmLogGame *tm_play_log_get_game (const TmPlayLog *self, guint game);
const TmLogLocation *tm_play_log_get_location (const TmPlayLog *self, guint location);
const TmLogPlay *tm_play_log_get_play (const TmPlayLog *self, guint play);
const TmLogEntry *tm_play_log_get_entry (const TmPlayLog *self, guint entry);
const TmLogScore *tm_log_play_get_score (const TmLogPlay *self, guint score);

/* Filling */
TmLogPlayer *tm_play_log_add_player (TmPlayLog *self, const char *name);
TmLogGame *tm_play_log_add_game (TmPlayLog *self, const char *name);
TmLogLocation *tm_play_log_add_location (TmPlayLog *self, const char *name);
TmLogEntry *tm_play_log_add_entry (TmPlayLog *self, guint game);
TmLogScore *tm_log_play_add_score (TmLogPlay *self, guint player);
void tm_play_log_take_play (TmPlayLog *self, TmLogPlay *play);
TmLogPlay *tm_log_play_new (guint game) G_GNUC_WARN_UNUSED_RESULT;
TmLogPlay *tm_log_play_copy (const TmLogPlay *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_log_play_free (TmLogPlay *self);
void tm_log_score_set_text (TmLogScore *self, const char *text);
gboolean tm_log_play_set_date (TmLogPlay *self, const char *text);
char *tm_log_play_dup_date (const TmLogPlay *self) G_GNUC_WARN_UNUSED_RESULT;
char *tm_log_play_dup_changed (const TmLogPlay *self) G_GNUC_WARN_UNUSED_RESULT;

/* Notices */
void tm_play_log_add_notice (TmPlayLog *self, const char *place, const char *format, ...)
    G_GNUC_PRINTF (3, 4);
void tm_play_log_close_notices (TmPlayLog *self);

/* Texts and identities */
char *tm_log_dup_text (const char *text, gsize max_length, gboolean is_line, gboolean *is_cut)
    G_GNUC_WARN_UNUSED_RESULT;
char *tm_log_dup_uuid (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *tm_log_make_uuid (const char *kind, const char *id) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmPlayLog, tm_play_log_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmLogPlay, tm_log_play_free)

G_END_DECLS
