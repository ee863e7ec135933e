/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-kit.h"
#include "tm-offer.h"
#include "tm-params.h"
#include "tm-question.h"
#include "tm-random.h"
#include "tm-resolution.h"
#include "tm-rulebook.h"
#include "tm-scene.h"
#include "tm-sheet.h"

G_BEGIN_DECLS

/**
 * TmSource:
 * @TM_SOURCE_TABLE: it happened among the real things and was told to Tablemate
 * @TM_SOURCE_APP: Tablemate drew it
 */
typedef enum
{
  TM_SOURCE_TABLE,
  TM_SOURCE_APP,
} TmSource;

/**
 * TmMove:
 * @kind: index into the game's moves
 * @source: where its chance parameters come from
 * @is_override: whether the players want it recorded although it is illegal
 * @note: interned words of the players; -1: none
 * @args: its parameters
 */
typedef struct
{
  guint kind;
  TmSource source;
  gboolean is_override;
  gint32 note;
  TmArgs args;
} TmMove;

/**
 * TmMoveSpec:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @symbol: name of a symbol for the journal
 * @params: declared parameters
 * @resolve: the rules: reads the resolution's table and adds findings, reasons and changes.
 *   Pure: no clock, no chance, no I/O. Changes of a move with an impossible finding are dropped
 *   by the engine, so it may return as soon as it has found one.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *symbol;
  const TmParam *params;
  guint n_params;
  void (*resolve) (const TmMove *move, TmResolution *resolution);
} TmMoveSpec;

/**
 * TmOptionSpec:
 * @id: name in files and on the command line
 * @name: name for people, an `N_()` string
 * @detail: one line more, an `N_()` string, or %NULL
 * @param: type, bounds and values; `standard` is the default. A list option gives faces or
 *   numbers to begin with and cannot change later
 * @article: the open point it decides, or %NULL: a variant or a preference
 * @min_seats: fewest seats for which it means something; 0: any
 * @max_seats: most seats for which it means something; 0: any
 * @is_display: whether it changes what is shown and nothing else
 */
typedef struct
{
  TmParam param;
  const char *detail;
  const char *article;
  guint min_seats;
  guint max_seats;
  gboolean is_display;
} TmOptionSpec;

/**
 * TmEnding:
 * @TM_ENDING_OPEN: the match goes on
 * @TM_ENDING_WON: one or several winners
 * @TM_ENDING_NOBODY: nobody has won
 */
typedef enum
{
  TM_ENDING_OPEN,
  TM_ENDING_WON,
  TM_ENDING_NOBODY,
} TmEnding;

/**
 * TmResult:
 * @ending: whether and how the match is over
 * @winners: set of winning seats
 * @ranks: place of every seat, from 1; 0: no place
 * @scores: score of every seat
 * @by: what decided, the id of the game's page
 * @sentence: the result in words
 */
typedef struct
{
  TmEnding ending;
  guint32 winners;
  guint ranks[TM_MAX_SEATS];
  gint32 scores[TM_MAX_SEATS];
  const char *by;
  TmText sentence;
} TmResult;

/**
 * TmGame:
 * @id: stable identifier
 * @name: name, an `N_()` string
 * @tagline: one line about it, an `N_()` string
 * @symbol: name of a symbol
 * @kit: what lies in the box
 * @options: variants, sources of chance, open points
 * @moves: what can happen
 * @questions: what the judge answers
 * @articles: the rules
 * @parse_face: reads a face code of a piece kind with `has_own_faces` into the printed numbers
 *   and, for codes that bear one, the owner's name for it; also called for the kit's own faces
 * @lay_out: what lies differently at the start of this match, as changes to the fresh table; may be %NULL
 * @settle: what follows from a number set by hand (a hero at ten wounds falls), as further changes;
 *   may be %NULL
 * @draws_in_app: whether a chance parameter is drawn by the app at this table rather than told;
 *   %NULL: never
 * @is_asked: whether a parameter has a place at this table at all; %NULL: always
 * @count_draw: how many items a drawn list has at this table; %NULL: the fewest it may have
 * @sample: a value for a required parameter at random, where neither its draw nor its domain
 *   makes sense at this table; %FALSE: the engine samples it; may be %NULL
 * @offer: adds the moves that can be recorded now
 * @present: adds what is particular to the game to the scene
 * @get_result: the result of the table
 * @tally: fills the score sheet from the journal; may be %NULL
 * @describe_progress: where the match is, in a few words ("Level 2, room 3 of 5")
 * @check: the invariants, for tests and `simulate`; %FALSE and an error if one is broken
 *
 * A game, as the engine sees it: constant tables and a few pure functions. A game keeps no state
 * of its own.
 */
struct _TmGame
{
  const char *id;
  const char *name;
  const char *tagline;
  const char *symbol;
  guint min_seats;
  guint max_seats;
  const TmKit *kit;
  const TmOptionSpec *options;
  guint n_options;
  const TmMoveSpec *moves;
  guint n_moves;
  const TmQuestion *questions;
  guint n_questions;
  const TmArticle *articles;
  guint n_articles;

  gboolean (*parse_face) (guint piece_kind,
                          const char *code,
                          gint32 payload[TM_FACE_PAYLOAD],
                          char **name,
                          GError **error);
  void (*lay_out) (TmResolution *resolution);
  void (*settle) (TmResolution *resolution, const TmSlot *adjusted);
  gboolean (*draws_in_app) (const TmTable *table, guint move, guint param);
  gboolean (*is_asked) (const TmTable *table, guint move, guint param);
  guint (*count_draw) (const TmTable *table, guint move, guint param);
  gboolean (*sample) (
      const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);
  void (*offer) (const TmTable *table, TmOffers *offers);
  void (*present) (TmScene *scene);
  void (*get_result) (const TmTable *table, TmResult *result);
  void (*tally) (TmTally *tally, TmSheet *sheet);
  TmText (*describe_progress) (const TmTable *table);
  gboolean (*check) (const TmTable *table, GError **error);
};

/* Registry: filled once by the games, before anything else runs. */
void tm_game_register (const TmGame *game);
const TmGame *tm_game_find (const char *id);
const TmGame *const *tm_game_list (guint *n_games);

int tm_game_find_move (const TmGame *self, const char *id);
int tm_game_find_question (const TmGame *self, const char *id);
int tm_game_find_option (const TmGame *self, const char *id);
gboolean tm_game_check (const TmGame *self, GError **error);

/* The engine's own moves, which every game has; their index lies above the game's. */
typedef enum
{
  TM_MOVE_ADJUST = 0xfff0,
  TM_MOVE_HOUSE_RULE,
} TmCommonMove;

const TmMoveSpec *tm_game_get_move (const TmGame *self, guint kind);
gboolean tm_game_is_asked (const TmGame *self, const TmTable *table, guint move, guint param);
gboolean tm_game_draws_in_app (const TmGame *self, const TmTable *table, guint move, guint param);

void tm_game_resolve (const TmGame *self,
                      const TmTable *table,
                      const TmMove *move,
                      gboolean with_reasons,
                      TmResolution *resolution);

G_END_DECLS
