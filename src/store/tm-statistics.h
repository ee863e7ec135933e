/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-luck.h"
#include "tm-roster.h"

G_BEGIN_DECLS

/* What finished matches say about people and games. Everything here is read from sums that are kept
 * with every match (see tm-tally.h), so it takes as long for a hundred matches as for a hundred
 * thousand. A match of the free table counts for its title. */

/**
 * TmPlayedGame:
 * @game: identifier of the game
 * @title: what was played on a free table; "" for a game of its own, and where nobody said
 * @plays: how many finished matches there are
 * @last: start of the last of them, microseconds since 1970 UTC
 *
 * A game that was played.
 */
typedef struct
{
  char *game;
  char *title;
  guint plays;
  gint64 last;
} TmPlayedGame;

/**
 * TmCount:
 * @key: a number: a score, minutes, a number of seats, or a seat from 0
 * @size: how many sat at the table; 0: any number
 * @n: how often
 * @wins: how many of them were won; only where it says so
 *
 * How often something was so.
 */
typedef struct
{
  gint32 key;
  guint size;
  guint n;
  guint wins;
} TmCount;

/**
 * TmSpread:
 * @n: how many numbers there are
 * @least: the smallest
 * @lower: the lower quartile
 * @median: the median, the lower of two
 * @upper: the upper quartile
 * @most: the largest
 * @mean: the average
 *
 * How far numbers lie apart.
 */
typedef struct
{
  guint n;
  gint32 least;
  gint32 lower;
  gint32 median;
  gint32 upper;
  gint32 most;
  double mean;
} TmSpread;

/**
 * TmPersonGame:
 * @game: identifier of the game
 * @title: see [struct@TmPlayedGame]
 * @how: what winning meant; matches that were decided otherwise have an entry of their own
 * @plays: in how many finished matches the person sat; two seats in one match count twice
 * @wins: how many of them were won
 * @last: start of the last of them
 * @scores: spread of the scores; its `n` is 0 where there are none
 * @best: the best score: the largest, or the smallest where fewest points win
 *
 * How a person did in a game.
 */
typedef struct
{
  char *game;
  char *title;
  TmHow how;
  guint plays;
  guint wins;
  gint64 last;
  TmSpread scores;
  gint32 best;
} TmPersonGame;

/**
 * TmGamePerson:
 * @uuid: identifier of the person
 * @name: name
 * @colour: (nullable): colour
 * @plays: in how many finished matches they sat
 * @wins: how many of them they won
 * @scores: spread of the scores
 *
 * How a game went for a person.
 */
typedef struct
{
  char *uuid;
  char *name;
  char *colour;
  guint plays;
  guint wins;
  TmSpread scores;
} TmGamePerson;

/**
 * TmOptionCount:
 * @option: identifier of an option of the game
 * @value: the value, as options are written in files: "1" and "0" for yes and no
 * @n: how many finished matches had it
 *
 * How often a variant was played.
 */
typedef struct
{
  char *option;
  char *value;
  guint n;
} TmOptionCount;

/**
 * TmGameStatistics:
 * @plays: how many finished matches there are
 * @sizes: (element-type TmCount): matches by number of seats
 * @seats: (element-type TmCount): for each number of seats and each seat (`key`, in the order of
 *   play), how many matches there are and how many of them it won; those won or lost together, and
 *   those played alone, are left out
 * @lengths: (element-type TmCount): matches by minutes and number of seats
 * @length: spread of the minutes
 * @scores: (element-type TmCount): scores by score and number of seats, of matches decided by points
 * @score: spread of the scores
 * @people: (element-type TmGamePerson): who played it, those who did most first
 * @options: (element-type TmOptionCount): variants
 *
 * What the history says about a game.
 */
typedef struct
{
  guint plays;
  GArray *sizes;
  GArray *seats;
  GArray *lengths;
  TmSpread length;
  GArray *scores;
  TmSpread score;
  GPtrArray *people;
  GPtrArray *options;
} TmGameStatistics;

/* Games */
GPtrArray *
tm_statistics_list_games (TmDatabase *database, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_played_game_free (TmPlayedGame *self);
TmGameStatistics *
tm_statistics_read_game (TmDatabase *database, const char *game, const char *title, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_game_statistics_free (TmGameStatistics *self);
GArray *tm_statistics_list_months (TmDatabase *database,
                                   const char *game,
                                   const char *title,
                                   GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* People */
GPtrArray *tm_statistics_read_person (TmDatabase *database, const char *player, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
void tm_person_game_free (TmPersonGame *self);
void tm_game_person_free (TmGamePerson *self);
GPtrArray *tm_statistics_list_companions (TmDatabase *database, const char *player, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

/* Luck */
GArray *
tm_statistics_list_falls (TmDatabase *database, const char *game, GPtrArray *people, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;

void tm_option_count_free (TmOptionCount *self);
void tm_spread_measure (const TmCount *counts, guint n_counts, TmSpread *spread);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmGameStatistics, tm_game_statistics_free)

G_END_DECLS
