/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-kit.h"
#include "tm-move.h"
#include "tm-offer.h"
#include "tm-params.h"
#include "tm-picks.h"
#include "tm-question.h"
#include "tm-random.h"
#include "tm-resolution.h"
#include "tm-rulebook.h"
#include "tm-scene.h"
#include "tm-sheet.h"
#include "tm-sketch.h"

G_BEGIN_DECLS

typedef struct _TmPrinted TmPrinted;

/**
 * tm_source_words:
 *
 * The values of an option that says where chance comes from, by [enum@TmSource].
 */
extern const TmWord tm_source_words[TM_SOURCE_APP + 1];

/**
 * TmMoveSpec:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @symbol: name of a symbol for the journal
 * @params: (array length=n_params): declared parameters
 * @n_params: how many there are, at most %TM_MAX_PARAMS
 * @resolve: the rules: reads the resolution's table and adds findings, reasons and changes.
 *   Pure: no clock, no chance, no I/O. Changes of a move with an impossible finding are dropped
 *   by the engine, so it may return as soon as it has found one.
 * @teaches: whether it tells what is printed on the owner's copy: the archive keeps that in "Your box"
 *
 * A kind of move, as a game declares it.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *symbol;
  const TmParam *params;
  guint n_params;
  void (*resolve) (const TmMove *move, TmResolution *resolution);
  gboolean teaches;
} TmMoveSpec;

/* Declarations of moves, most of them one line. */
#define TM_MOVE(Id, Name, Symbol, Params, Resolve) \
  { .id = (Id),                                    \
    .name = (Name),                                \
    .symbol = (Symbol),                            \
    .params = (Params),                            \
    .n_params = G_N_ELEMENTS (Params),             \
    .resolve = (Resolve) }
#define TM_BARE_MOVE(Id, Name, Symbol, Resolve) \
  { .id = (Id), .name = (Name), .symbol = (Symbol), .resolve = (Resolve) }

/**
 * TmOptionSpec:
 * @param: name, type, bounds and values; `standard` is the default. A list option gives faces or
 *   numbers to begin with and cannot change later
 * @detail: (nullable): one line more, an `N_()` string
 * @article: (nullable): the open point it decides; %NULL: a variant or a preference
 * @min_seats: fewest seats for which it means something; 0: any
 * @max_seats: most seats for which it means something; 0: any
 * @is_display: whether it changes what is shown and nothing else
 * @is_switchable: whether it says who rolls or draws and can change in mid-match, by the toggle of a
 *   tray
 * @is_printed: whether it lists what is printed on the owner's copy, as records (see
 *   [struct@TmPrinted]); it comes from "Your box" and is not asked for at set-up
 * @is_chapter: whether it is the number of the chapter that is played, where several matches make up
 *   one story; it goes up by one when a series is continued. The story is the choice declared before
 *   it, whose first value stands for none
 *
 * What players choose before a match: a variant, a source of chance, the reading of an open point.
 */
typedef struct
{
  TmParam param;
  const char *detail;
  const char *article;
  guint min_seats;
  guint max_seats;
  gboolean is_display;
  gboolean is_switchable;
  gboolean is_printed;
  gboolean is_chapter;
} TmOptionSpec;

/**
 * TM_OPTION_ALLOW:
 *
 * Id of the option that names what a house plays although it is against a rule: a list of choices
 * whose ids are those of findings. They are not raised then.
 */
#define TM_OPTION_ALLOW "allow"

/* Its declaration, by the words of what can be allowed. */
#define TM_ALLOW(Words) \
  TM_CHOICES_OR (TM_OPTION_ALLOW, N_ ("Allowed here"), Words, 0, G_N_ELEMENTS (Words), "")

/**
 * TmEnding:
 * @TM_ENDING_OPEN: the match goes on
 * @TM_ENDING_WON: one or several winners
 * @TM_ENDING_NOBODY: nobody has won
 *
 * Whether and how a match is over.
 */
typedef enum
{
  TM_ENDING_OPEN,
  TM_ENDING_WON,
  TM_ENDING_NOBODY,
} TmEnding;

/**
 * TmHow:
 * @TM_HOW_POINTS: most points win
 * @TM_HOW_FEWEST: fewest points win
 * @TM_HOW_TOGETHER: all win or all lose together
 * @TM_HOW_LAST: the last one standing wins
 * @TM_HOW_RANK: one plays alone, for a rank or a title
 * @TM_HOW_CHOSEN: the players say who has won
 *
 * What decides a match. Statistics compare only what is decided alike.
 */
typedef enum
{
  TM_HOW_POINTS,
  TM_HOW_FEWEST,
  TM_HOW_TOGETHER,
  TM_HOW_LAST,
  TM_HOW_RANK,
  TM_HOW_CHOSEN,
} TmHow;

const char *tm_how_get_id (TmHow how);
gboolean tm_how_find (const char *id, TmHow *how);

/**
 * TmResult:
 * @ending: whether and how the match is over
 * @how: what decides the match; known before it is over
 * @winners: set of winning seats
 * @teams: team of every seat, from 1; 0: none. The seats of a team win and lose together
 * @ranks: place of every seat, from 1; 0: no place
 * @scores: score of every seat
 * @by: (nullable): what decided, an identifier that the game's page explains
 * @sentence: the result in words
 *
 * How a match stands, or has ended.
 */
typedef struct
{
  TmEnding ending;
  TmHow how;
  guint32 winners;
  guint8 teams[TM_MAX_SEATS];
  guint ranks[TM_MAX_SEATS];
  gint32 scores[TM_MAX_SEATS];
  const char *by;
  TmText sentence;
} TmResult;

/**
 * TmAheadFunc:
 * @standings: what the game compares
 * @seat: a seat
 * @other: another
 *
 * Compares how two seats have done.
 *
 * Returns: whether @seat is ahead of @other
 */
typedef gboolean (*TmAheadFunc) (gconstpointer standings, guint seat, guint other);

guint32 tm_rank_seats (guint32 seats,
                       TmAheadFunc is_ahead,
                       gconstpointer standings,
                       guint ranks[TM_MAX_SEATS]);

/**
 * TmAchievement:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @article: what it takes
 * @symbol: name of a symbol
 * @is_collected: whether one match cannot earn it: it takes finished matches of one person in every
 *   part of the game, or of a group of them (see `parts` and `part_group` of [struct@TmGame])
 *
 * A distinction that the history keeps.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *article;
  const char *symbol;
  gboolean is_collected;
} TmAchievement;

/**
 * TmGame:
 * @id: stable identifier
 * @name: name, an `N_()` string
 * @tagline: one line about it, an `N_()` string
 * @symbol: name of a symbol
 * @min_seats: fewest seats it can be played with, at least 1
 * @max_seats: most seats it can be played with, at most %TM_MAX_SEATS
 * @kit: what lies in the box
 * @options: (array length=n_options): variants, sources of chance, open points
 * @n_options: how many there are, at most 64
 * @moves: (array length=n_moves): what can happen
 * @n_moves: how many kinds of moves there are
 * @questions: (array length=n_questions): what the judge answers
 * @n_questions: how many there are
 * @rules: (array length=n_rules): the rules, in one table or several; their articles are numbered through
 *   all tables, see tm_rulebook_get()
 * @n_rules: how many tables there are
 * @achievements: (array length=n_achievements): distinctions that the history keeps
 * @n_achievements: how many there are, at most 32
 * @parts: (array length=n_parts): the parts one can play, such as heroes
 * @n_parts: how many there are
 * @part_group: how many parts, side by side in @parts, make up what is collected, such as the chapters
 *   of one story; 0: all
 * @printed: (nullable): what is printed on the owner's copy and has to be told
 * @parse_face: reads a face code of a piece kind with `has_own_faces` into the printed numbers
 *   and, for codes that bear one, the owner's name for it; where that is left out, the code is the
 *   name, and never translated; also called for the kit's own faces
 * @describe_face: what is printed on a face of a piece kind with `has_own_faces`, in a few words
 *   ("Shields 8, 10 and 13; crosses: 3"); %TM_TEXT_NONE: nothing besides its name; may be %NULL
 * @check_options: whether the options fit together as far as they are set; asked whenever one is
 *   set, in any order; the message of its error is for people; may be %NULL
 * @size_grid: how many columns and rows a grid has in a match with these options, at most those of
 *   the kit; 0: the match has none of it. %NULL: those of the kit
 * @count_pieces: how many pieces of a kind a match with these options has, at most those of the
 *   kit; %NULL: those of the kit
 * @name_counter: the name of a counter at this table, where the players have given it one; %NULL:
 *   that of the kit
 * @lay_out: what lies differently at the start of this match, as changes to the fresh table; may be
 *   %NULL
 * @settle: what follows from a number set by hand (a hero at ten wounds falls), as further changes;
 *   may be %NULL
 * @draws_in_app: whether a chance parameter is drawn by the app at this table rather than told;
 *   %NULL: never
 * @is_asked: whether a parameter has a place at this table at all, given those before it; %NULL:
 *   always
 * @count_draw: how many items a drawn list has at this table, given the parameters before it;
 *   %NULL: the fewest it may have
 * @list_draw: the faces (or seats) that an order is drawn from, where they are not just those in its
 *   zone (a used token goes back before the draw); gives how many, or -1: those in the zone; may be
 *   %NULL
 * @list_sides: the faces that a die of a rolled parameter has in this match: the die at @item of its
 *   list; -1: all its dice together, each side as often as there is one of it. Gives how many, or -1:
 *   all faces of its kind; may be %NULL
 * @list_sets: the sets of sides that a parameter with `is_sides` can be at this table, given the
 *   parameters before it: bit = index of the word. Gives how many, or -1: any; may be %NULL
 * @sample: a value for a required parameter at random, where neither its draw nor its domain
 *   makes sense at this table; %FALSE: the engine samples it; may be %NULL
 * @weigh: how often random play takes a usual offer, next to the others; 0: never. %NULL: every one as
 *   often
 * @pick: what is picked once a pickable piece is touched; %NULL: it is picked, or no longer
 * @offer: adds the moves that can be recorded now, with what is picked (see tm_offers_get_picks())
 * @present: adds what is particular to the game to the scene
 * @get_result: the result of the table
 * @get_achieved: set of the achievements that a seat has earned in this match; may be %NULL
 * @get_part: the part that a seat plays, or -1; may be %NULL
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
  const TmArticleTable *rules;
  guint n_rules;
  const TmAchievement *achievements;
  guint n_achievements;
  const TmWord *parts;
  guint n_parts;
  guint part_group;
  const TmPrinted *printed;

  gboolean (*parse_face) (guint piece_kind,
                          const char *code,
                          gint32 payload[TM_FACE_PAYLOAD],
                          char **name,
                          GError **error);
  TmText (*describe_face) (guint piece_kind, const gint32 payload[TM_FACE_PAYLOAD]);
  gboolean (*check_options) (const TmBox *box, GError **error);
  void (*size_grid) (const TmBox *box, guint grid, guint *columns, guint *rows);
  guint (*count_pieces) (const TmBox *box, guint kind);
  TmTextArg (*name_counter) (const TmTable *table, guint counter);
  void (*lay_out) (TmResolution *resolution);
  void (*settle) (TmResolution *resolution, const TmSlot *adjusted);
  gboolean (*draws_in_app) (const TmTable *table, guint move, guint param);
  gboolean (*is_asked) (const TmTable *table, guint move, guint param, const TmArgs *args);
  guint (*count_draw) (const TmTable *table, guint move, guint param, const TmArgs *args);
  int (*list_draw) (const TmTable *table,
                    guint move,
                    guint param,
                    const TmArgs *args,
                    gint32 faces[TM_MAX_PIECES]);
  int (*list_sides) (
      const TmTable *table, guint move, guint param, int item, gint32 faces[TM_MAX_PIECES]);
  int (*list_sets) (
      const TmTable *table, guint move, guint param, const TmArgs *args, guint32 sets[TM_MAX_SETS]);
  gboolean (*sample) (
      const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);
  guint (*weigh) (const TmTable *table, const TmOffer *offer);
  void (*pick) (const TmTable *table, TmPicks *picks, guint piece);
  void (*offer) (const TmTable *table, TmOffers *offers);
  void (*present) (TmScene *scene);
  void (*get_result) (const TmTable *table, TmResult *result);
  guint32 (*get_achieved) (const TmTable *table, guint seat);
  int (*get_part) (const TmTable *table, guint seat);
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
gboolean tm_option_is_source (const TmOptionSpec *self);
gboolean tm_game_check (const TmGame *self, GError **error);

/**
 * TmCommonMove:
 * @TM_MOVE_ADJUST: something on the table is set by hand
 * @TM_MOVE_HOUSE_RULE: an open point is read in another way from here on
 *
 * The engine's own moves, which every game has; their kind lies above the game's.
 */
typedef enum
{
  TM_MOVE_ADJUST = 0xfff0,
  TM_MOVE_HOUSE_RULE,
} TmCommonMove;

const TmMoveSpec *tm_game_get_move (const TmGame *self, guint kind);
gboolean tm_game_is_asked (
    const TmGame *self, const TmTable *table, guint move, guint param, const TmArgs *args);
gboolean tm_game_draws_in_app (
    const TmGame *self, const TmTable *table, guint move, guint param, const TmArgs *args);
int tm_game_list_sets (const TmGame *self,
                       const TmTable *table,
                       guint move,
                       guint param,
                       const TmArgs *args,
                       guint32 sets[TM_MAX_SETS]);

void tm_game_resolve (const TmGame *self,
                      const TmTable *table,
                      const TmMove *move,
                      gboolean with_reasons,
                      TmResolution *resolution);

G_END_DECLS
