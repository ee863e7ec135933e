/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* False alarms and holes of a game's rules, counted: random legal matches are played, and at their
 * tables legal moves are tried that must not be refused, and illegal ones that must be. Which moves
 * these are is written from the page of the game, not from its rules. The harness knows no game. */

/* A table, and the move that is made up for it. */
typedef struct
{
  TmMatch *match;
  TmTable *table;
  TmRandom *random;
  TmMove move;
} AlarmTry;

/* Makes a move up for a table; FALSE: this table gives no opportunity. The table is a copy: what an
 * illegal move needs there may be set by hand. */
typedef gboolean (*AlarmMake) (AlarmTry *self);

/* A kind of legal or illegal moves. */
typedef struct
{
  const char *id;
  /* Of illegal moves: what must be found, as identifier or article, with * for anything; NULL: any
   * finding as grave, where the page names none. */
  const char *finding;
  TmGrade grade;
  AlarmMake make;
  /* If set, the kind is tried before the first move of a box that was prepared so. */
  void (*prepare) (TmBox *box, TmRandom *random);
} AlarmKind;

#define ALARM_ILLEGAL(kind, found, function) \
  { .id = (kind), .finding = (found), .grade = TM_GRADE_ILLEGAL, .make = (function) }
#define ALARM_IMPOSSIBLE(kind, found, function) \
  { .id = (kind), .finding = (found), .grade = TM_GRADE_IMPOSSIBLE, .make = (function) }
#define ALARM_LEGAL(kind, function) { .id = (kind), .make = (function) }
#define ALARM_END { .id = NULL }

/* The most lists of kinds that a game has. */
#define ALARM_PARTS 5

/* A game, as its page has it. */
typedef struct
{
  const char *id;
  const AlarmKind *illegal[ALARM_PARTS];
  const AlarmKind *legal[ALARM_PARTS];
  /* Options that are lists or numbers, which the harness leaves alone; may be NULL. */
  void (*choose) (TmBox *box, TmRandom *random);
  /* Whether an offer may come to nothing, for it rests on cards that nobody has named; may be NULL. */
  gboolean (*is_vague) (const TmGame *game, const TmOffer *offer);
  /* Sets something by hand, so that tables are met that random play seldom finds; may be NULL. */
  void (*disturb) (TmMatch *match, TmRandom *random);
} AlarmGame;

extern const AlarmGame alarms_of_black_crystal;
extern const AlarmGame alarms_of_dungeon_raiders;
extern const AlarmGame alarms_of_dungeon_roll;
extern const AlarmGame alarms_of_dungeoneer;
extern const AlarmGame alarms_of_paper_dungeons;

/* How often a kind was tried, and how often it went wrong. */
typedef struct
{
  const AlarmKind *kind;
  guint64 n_tried;
  /* Legal moves that were refused, illegal ones that were let through. */
  guint64 n_wrong;
  /* Illegal moves that were refused for another reason than the page gives. */
  guint64 n_other;
  /* The first of them, in words. */
  char *example;
} AlarmCount;

typedef struct
{
  const TmGame *game;
  guint64 n_matches;
  guint64 n_unfinished;
  AlarmCount moves;
  AlarmCount offers;
  GArray *legal;
  GArray *illegal;
} AlarmReport;

AlarmReport *alarm_report_new (const char *game) G_GNUC_WARN_UNUSED_RESULT;
void alarm_report_free (AlarmReport *self);
void alarm_report_play (AlarmReport *self, guint n_seats, guint n_matches, guint64 seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AlarmReport, alarm_report_free)

/* What a table shows. A counter without a seat is shared, a zone without one too. */
const char *alarm_get_phase (const AlarmTry *self);
gboolean alarm_is_phase (const AlarmTry *self, const char *phase);
gboolean alarm_has_option (const AlarmTry *self, const char *option, const char *value);
gint32 alarm_get (const AlarmTry *self, const char *counter, int seat);
guint alarm_list (const AlarmTry *self, const char *zone, int seat, guint pieces[TM_MAX_PIECES]);
guint
alarm_count_face (const AlarmTry *self, const char *zone, int seat, const char *piece, gint32 face);
gint32 alarm_find_face (const AlarmTry *self, const char *piece, const char *code);

/* Setting something by hand, on the copy. */
void alarm_put (AlarmTry *self, const char *counter, int seat, gint32 value);
void alarm_put_phase (AlarmTry *self, const char *phase);
void alarm_move_piece (AlarmTry *self, guint piece, const char *zone, int seat);
void alarm_turn_piece (AlarmTry *self, guint piece, gint32 face);

/* The move */
const TmMoveSpec *alarm_get_spec (const AlarmTry *self);
guint alarm_below (AlarmTry *self, guint n);
void alarm_begin (AlarmTry *self, const char *move);
void alarm_give (AlarmTry *self, const char *param, gint32 value);
void alarm_give_word (AlarmTry *self, const char *param, const char *text);
void alarm_give_list (AlarmTry *self, const char *param, const gint32 *values, guint n_values);

G_END_DECLS
