/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-move.h"
#include "tm-resolution.h"

G_BEGIN_DECLS

/**
 * TmRuling:
 *
 * The answer to a question: outcome, reasoning, articles, open points, odds.
 */
typedef struct _TmRuling TmRuling;

/** TM_MAX_USED: the most moves that the outcome of one ruling can be recorded as. */
#define TM_MAX_USED 8

/**
 * TmBeside:
 * @question: id of the question about odds
 * @title: what is asked, an `N_()` string in which `%s` stands for the seat
 * @param: id of the parameter of that question whose values can be compared
 * @ask: sets the situation of that question from the one at hand, for a seat and a value of @param;
 *   %FALSE if there are no such odds
 *
 * Odds that are shown beside a ruling: what else could have come of it.
 */
typedef struct
{
  const char *question;
  const char *title;
  const char *param;
  gboolean (*ask) (const TmArgs *args, guint seat, gint32 value, TmArgs *asked);
} TmBeside;

/**
 * TmQuestion:
 * @id: name in files and on the command line
 * @title: short name for lists, an `N_()` string
 * @prompt: the question in plain words, an `N_()` string
 * @symbol: name of a symbol
 * @params: (array length=n_params): declared parameters
 * @n_params: how many there are; together with @options at most %TM_MAX_PARAMS
 * @options: (array zero-terminated=1) (nullable): ids of the rule options it depends on: each is
 *   one more optional parameter of the same name, values and default
 * @answer: the rules; fills the ruling. Pure, as those of a move are: it is asked again with other
 *   readings of the options it has read
 * @fill: (nullable): sets what a running match knows; %FALSE if the match has no such situation now
 * @is_live: whether fronts show its verdict beside the table as long as @fill finds its situation
 * @articles: (array zero-terminated=1) (nullable): ids of the articles its answers rest on; those of
 *   the open points among its options need not be named
 * @use: (nullable): the moves that record the outcome at a table, in order; gives how many, 0 if the
 *   table has no such situation now
 * @beside: (nullable): odds that are shown beside the ruling
 *
 * A question that the judge answers, in a match or without one.
 */
typedef struct
{
  const char *id;
  const char *title;
  const char *prompt;
  const char *symbol;
  const TmParam *params;
  guint n_params;
  const char *const *options;
  void (*answer) (const TmArgs *args, TmRuling *ruling);
  gboolean (*fill) (const TmTable *table, TmArgs *args);
  gboolean is_live;
  const char *const *articles;
  guint (*use) (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
  const TmBeside *beside;
} TmQuestion;

/**
 * TmOutcome:
 * @id: name of the outcome's entry, as the game's page has it
 * @value: boolean, int64, double or string; array of one of these; array of arrays of int64; for what
 *   nobody knows, a maybe type (`mv`) that holds nothing
 * @is_detail: whether the entry follows from others or has no weight of its own: a reading that
 *   changes nothing but details leaves nothing undecided
 *
 * One entry of the outcome of a ruling.
 */
typedef struct
{
  const char *id;
  GVariant *value;
  gboolean is_detail;
} TmOutcome;

/**
 * TmChanceItem:
 * @value: the value, if it is a number
 * @fraction: its exact probability in lowest terms
 * @probability: the same as a number, from 0 to 1
 * @id: (nullable): the value as files spell it, if it is no number; %NULL: it is one
 * @name: the value as people call it, if it is no number
 *
 * How likely one value is. The values of a distribution are all numbers, or none is.
 */
typedef struct
{
  gint64 value;
  char *fraction;
  double probability;
  const char *id;
  TmText name;
} TmChanceItem;

/* Declarations of questions. What few questions have (`.articles = …`) follows the fill. A live one is
 * answered beside the table as long as it can be filled. */
#define TM_QUESTION(Id, Title, Prompt, Symbol, Params, Options, Answer, Fill, ...) \
  { .id = (Id),                                                                    \
    .title = (Title),                                                              \
    .prompt = (Prompt),                                                            \
    .symbol = (Symbol),                                                            \
    .params = (Params),                                                            \
    .n_params = G_N_ELEMENTS (Params),                                             \
    .options = (Options),                                                          \
    .answer = (Answer),                                                            \
    .fill = (Fill),                                                                \
    __VA_ARGS__ }
#define TM_LIVE_QUESTION(...) TM_QUESTION (__VA_ARGS__, .is_live = TRUE)
#define TM_RESTS_ON(...)            \
  .articles = (const char *const[]) \
  {                                 \
    __VA_ARGS__, NULL               \
  }

/* Asking */
const TmParam *tm_question_get_params (const TmGame *game, guint question, guint *n_params);
TmRuling *
tm_question_ask (const TmGame *game, guint question, TmBox *box, const TmArgs *args, GError **error)
    G_GNUC_WARN_UNUSED_RESULT;
TmRuling *tm_question_ask_while (const TmGame *game,
                                 guint question,
                                 TmBox *box,
                                 const TmArgs *args,
                                 const gint *stop,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_question_fill (const TmGame *game, guint question, const TmTable *table, TmArgs *args);
guint tm_question_use (const TmGame *game,
                       guint question,
                       const TmTable *table,
                       const TmArgs *args,
                       TmMove moves[TM_MAX_USED]);
gboolean tm_question_rests_on (const TmGame *game, guint question, const char *article);
TmBox *tm_question_new_box (const TmGame *game) G_GNUC_WARN_UNUSED_RESULT;

/* Answering: for rules */
TmResolution *tm_ruling_get_resolution (TmRuling *self);
gint32 tm_ruling_get_option (TmRuling *self, guint option);
const gint *tm_ruling_get_stop (TmRuling *self);
void tm_ruling_set_flag (TmRuling *self, const char *id, gboolean value);
void tm_ruling_set_number (TmRuling *self, const char *id, gint64 value);
void tm_ruling_set_real (TmRuling *self, const char *id, double value);
void tm_ruling_set_word (TmRuling *self, const char *id, const char *value);
void tm_ruling_set_seats (TmRuling *self, const char *id, guint32 seats);
void tm_ruling_set_numbers (TmRuling *self, const char *id, const gint32 *values, guint n_values);
void tm_ruling_set_words (TmRuling *self, const char *id, const char *const *values);
void tm_ruling_set_flags (TmRuling *self, const char *id, const gboolean *values, guint n_values);
void tm_ruling_set_unknown (TmRuling *self, const char *id);
void tm_ruling_set_reals (TmRuling *self, const char *id, const double *values, guint n_values);
void tm_ruling_set_lists (TmRuling *self, const char *id, const guint32 *seat_sets, guint n_sets);
void tm_ruling_mark_detail (TmRuling *self, const char *id);
void tm_ruling_show_by_seat (TmRuling *self, const char *id, const char *symbol);
void tm_ruling_add_chance (TmRuling *self, gint64 value, guint64 cases, guint64 of);
void
tm_ruling_add_chance_of (TmRuling *self, const char *id, TmText name, guint64 cases, guint64 of);
void tm_ruling_set_verdict (TmRuling *self, TmText verdict);
void tm_ruling_cite (TmRuling *self, const char *article);
void tm_ruling_refuse (TmRuling *self, const char *param, TmText why);

/* Reading */
const TmArgs *tm_ruling_get_args (const TmRuling *self);
const TmOutcome *tm_ruling_get_outcome (const TmRuling *self, guint *n_entries);
GVariant *tm_ruling_find_outcome (const TmRuling *self, const char *id);
GVariant *tm_ruling_get_shown (const TmRuling *self, const char **symbol);
const TmText *tm_ruling_get_verdict (const TmRuling *self);
const TmReason *tm_ruling_get_reasons (const TmRuling *self, guint *n_reasons);
const char *const *tm_ruling_get_articles (const TmRuling *self, guint *n_articles);
const TmFinding *tm_ruling_get_undecided (const TmRuling *self, guint *n_findings);
const TmChanceItem *tm_ruling_get_distribution (const TmRuling *self, guint *n_items);
char *tm_ruling_dup_chance_name (const TmRuling *self, const TmChanceItem *item)
    G_GNUC_WARN_UNUSED_RESULT;
TmBox *tm_ruling_get_box (const TmRuling *self);
void tm_ruling_free (TmRuling *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmRuling, tm_ruling_free)

G_END_DECLS
