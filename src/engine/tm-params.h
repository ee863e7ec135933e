/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-box.h"

G_BEGIN_DECLS

typedef struct _TmSketch TmSketch;

/** TM_MAX_PARAMS: the most parameters of a move or a question. */
#define TM_MAX_PARAMS 32
/** TM_MAX_SETS: the most sets that four sides make up. */
#define TM_MAX_SETS 16
/** TM_ARGS_POOL: the most values of all parameters of a move together. */
#define TM_ARGS_POOL 384

/**
 * TmParamKind:
 * @TM_PARAM_FLAG: yes or no; its value is 1 or 0
 * @TM_PARAM_NUMBER: a number from `min` to `max`
 * @TM_PARAM_CHOICE: one of `words`; its value is the index
 * @TM_PARAM_SEAT: a seat, from 0
 * @TM_PARAM_FACE: a face of the piece kind `piece`, by id or code; its value is the face's index
 * @TM_PARAM_DIGITS: a row of 1 to 9 digits such as a hand of number cards, "1345"; its value is
 *   that number
 * @TM_PARAM_PIECE: a piece of the table, from 0
 * @TM_PARAM_CELL: a cell of the grid `piece`, as tm_box_dup_cell_name() spells it: "C2" or "c2", or
 *   "2:1" where the columns are no letters; its value is the number of the cell
 * @TM_PARAM_TEXT: words of a player; its value is the number that tm_box_intern() gave them
 * @TM_PARAM_LINK: two different cells of the grid `piece`, as "C1-C2", in either order; its value
 *   is that of tm_link_new()
 * @TM_PARAM_PAIR: two whole numbers, as "7:30" or "11:-6": the first from `min` to `max`, which lie
 *   within 0 to 9999, the second from `low` to `high`, which lie within -32767 to 32767; its value is
 *   that of tm_pair_new()
 *
 * The type of a parameter, or of each item of a list.
 */
typedef enum
{
  TM_PARAM_FLAG,
  TM_PARAM_NUMBER,
  TM_PARAM_CHOICE,
  TM_PARAM_SEAT,
  TM_PARAM_FACE,
  TM_PARAM_DIGITS,
  TM_PARAM_PIECE,
  TM_PARAM_CELL,
  TM_PARAM_TEXT,
  TM_PARAM_LINK,
  TM_PARAM_PAIR,
} TmParamKind;

/**
 * TM_NUMBER_UNKNOWN:
 *
 * The value of a number that nobody knows, where the parameter has a word for that.
 */
#define TM_NUMBER_UNKNOWN G_MININT32
/**
 * TM_PAIR_UNKNOWN:
 *
 * The second number of a pair if nobody knows it, where the parameter has a word for that.
 */
#define TM_PAIR_UNKNOWN G_MININT16

/**
 * TmDrawKind:
 * @TM_DRAW_NONE: the parameter is a decision, or what somebody saw
 * @TM_DRAW_SEAT: a seat, every one equally likely
 * @TM_DRAW_FACES: rolled dice: each item is a face of the piece kind, all equally likely
 * @TM_DRAW_ORDER: the faces of the first items of a shuffled zone, without replacement
 * @TM_DRAW_DEAL: the faces of different pieces of the kind, in order
 * @TM_DRAW_SUBSET: different numbers between `min` and `max`, ascending
 * @TM_DRAW_NUMBER: each item is a number between `min` and `max`
 *
 * What a chance parameter is drawn from. In the app the engine draws it; on the table it is what
 * the players saw.
 */
typedef enum
{
  TM_DRAW_NONE,
  TM_DRAW_SEAT,
  TM_DRAW_FACES,
  TM_DRAW_ORDER,
  TM_DRAW_DEAL,
  TM_DRAW_SUBSET,
  TM_DRAW_NUMBER,
} TmDrawKind;

/**
 * TmDraw:
 * @kind: what is drawn
 * @source: (nullable): the piece kind (of faces and a deal) or zone (of an order) it is drawn from,
 *   by id; %NULL for the others
 *
 * How chance decides a parameter.
 */
typedef struct
{
  TmDrawKind kind;
  const char *source;
} TmDraw;

/**
 * TmParam:
 * @id: name in files and on the command line
 * @name: name for people, an `N_()` string
 * @kind: type of the value, or of each item
 * @is_list: whether it is a list
 * @is_optional: whether it may be left out
 * @min: smallest number, or first number of a pair; of digits, the smallest digit, at least 1
 * @max: largest number, or first number of a pair; of digits, the largest digit; of faces, the
 *   largest face there can be, 0: any
 * @min_items: fewest items of a list
 * @max_items: most items of a list; 0: exactly one for each seat, whatever @min_items says
 * @is_unordered: whether the order of the list means nothing, as of rolled dice: forms count the
 *   values
 * @is_by_seat: whether a list has one entry for each seat at the table
 * @is_seat_count: whether the number says how many sit at the table, as the lists by seat are long
 * @zero: (nullable): word for the number 0, an `N_()` string; %NULL: the figure
 * @item_names: (nullable): what each entry of a list is, `N_()` strings, at least as many as
 *   @max_items; %NULL: their numbers
 * @words: (array length=n_words): the choices
 * @n_words: how many choices there are
 * @piece: (nullable): the piece kind of a face, or the grid of a cell or link, by id
 * @none: (nullable): word for "no face" or "no seat", value -1; of a number, the spelling of one
 *   that nobody knows, %TM_NUMBER_UNKNOWN; of a pair, that of its second number, "7:?"; %NULL: none
 *   is not allowed
 * @standard: (nullable): the value if left out, spelled as on the command line, where "" is an
 *   empty list; %NULL: none
 * @example: (nullable): the value that the form of a question begins with where nothing is known of the
 *   situation, spelled as on the command line; %NULL: what forms propose by themselves
 * @draw: what it is drawn from, if it is a matter of chance
 * @is_secret: whether nobody may know it before the match is over if the app drew it, such as the
 *   order of a deck
 * @low: smallest second number of a pair
 * @high: largest second number of a pair
 * @sketch: (nullable): of a text that is no list, the board that it describes: forms show the board, and
 *   only lines that describe one are accepted
 * @is_sides: whether an unordered list of choices names sides of a tile, each at most once: its words
 *   are exactly four, in the order of [enum@TmSide]. Forms show a tile whose sides are touched, or one
 *   that is turned where the game says which sets of sides there can be (see `list_sets` of
 *   [struct@TmGame])
 *
 * One declared parameter of a move or a question. Forms, command-line arguments, files and
 * generators of random play all work from this declaration, and the engine checks against it.
 */
typedef struct
{
  const char *id;
  const char *name;
  TmParamKind kind;
  gboolean is_list;
  gboolean is_optional;
  gint32 min;
  gint32 max;
  guint min_items;
  guint max_items;
  gboolean is_unordered;
  gboolean is_by_seat;
  gboolean is_seat_count;
  const char *zero;
  const char *const *item_names;
  const TmWord *words;
  guint n_words;
  const char *piece;
  const char *none;
  const char *standard;
  const char *example;
  TmDraw draw;
  gboolean is_secret;
  gint32 low;
  gint32 high;
  const TmSketch *sketch;
  gboolean is_sides;
} TmParam;

/* Declarations in one line. The names are `N_()` strings; what ends in OR may be left out and is then
 * the last argument, spelled as on the command line, or NULL for nothing. What few numbers have
 * (`.is_by_seat = TRUE`) follows. The order of choices and faces in a list means nothing. */

#define TM_FLAG_OR(Id, Name, Usual) \
  { .id = (Id), .name = (Name), .kind = TM_PARAM_FLAG, .is_optional = TRUE, .standard = (Usual) }
#define TM_NUMBER(Id, Name, Least, Most, ...) \
  { .id = (Id),                               \
    .name = (Name),                           \
    .kind = TM_PARAM_NUMBER,                  \
    .min = (Least),                           \
    .max = (Most),                            \
    __VA_ARGS__ }
#define TM_NUMBER_OR(Id, Name, Least, Most, Usual, ...) \
  TM_NUMBER (Id, Name, Least, Most, .is_optional = TRUE, .standard = (Usual), __VA_ARGS__)
#define TM_NUMBERS(Id, Name, Least, Most, Fewest, Longest, ...)             \
  TM_NUMBER (Id, Name, Least, Most, .is_list = TRUE, .min_items = (Fewest), \
             .max_items = (Longest), __VA_ARGS__)
#define TM_NUMBERS_OR(Id, Name, Least, Most, Fewest, Longest, Usual, ...)                       \
  TM_NUMBERS (Id, Name, Least, Most, Fewest, Longest, .is_optional = TRUE, .standard = (Usual), \
              __VA_ARGS__)
#define TM_CHOICE(Id, Name, Words) \
  { .id = (Id),                    \
    .name = (Name),                \
    .kind = TM_PARAM_CHOICE,       \
    .words = (Words),              \
    .n_words = G_N_ELEMENTS (Words) }
#define TM_CHOICE_OR(Id, Name, Words, Usual) \
  { .id = (Id),                              \
    .name = (Name),                          \
    .kind = TM_PARAM_CHOICE,                 \
    .words = (Words),                        \
    .n_words = G_N_ELEMENTS (Words),         \
    .is_optional = TRUE,                     \
    .standard = (Usual) }
#define TM_CHOICES(Id, Name, Words, Fewest, Longest) \
  { .id = (Id),                                      \
    .name = (Name),                                  \
    .kind = TM_PARAM_CHOICE,                         \
    .is_list = TRUE,                                 \
    .is_unordered = TRUE,                            \
    .words = (Words),                                \
    .n_words = G_N_ELEMENTS (Words),                 \
    .min_items = (Fewest),                           \
    .max_items = (Longest) }
#define TM_CHOICES_OR(Id, Name, Words, Fewest, Longest, Usual) \
  { .id = (Id),                                                \
    .name = (Name),                                            \
    .kind = TM_PARAM_CHOICE,                                   \
    .is_list = TRUE,                                           \
    .is_unordered = TRUE,                                      \
    .words = (Words),                                          \
    .n_words = G_N_ELEMENTS (Words),                           \
    .min_items = (Fewest),                                     \
    .max_items = (Longest),                                    \
    .is_optional = TRUE,                                       \
    .standard = (Usual) }
#define TM_FACE(Id, Name, Kind) \
  { .id = (Id), .name = (Name), .kind = TM_PARAM_FACE, .piece = (Kind) }
#define TM_FACES(Id, Name, Kind, Fewest, Longest) \
  { .id = (Id),                                   \
    .name = (Name),                               \
    .kind = TM_PARAM_FACE,                        \
    .piece = (Kind),                              \
    .is_list = TRUE,                              \
    .is_unordered = TRUE,                         \
    .min_items = (Fewest),                        \
    .max_items = (Longest) }
#define TM_FACES_OR(Id, Name, Kind, Fewest, Longest, Usual) \
  { .id = (Id),                                             \
    .name = (Name),                                         \
    .kind = TM_PARAM_FACE,                                  \
    .piece = (Kind),                                        \
    .is_list = TRUE,                                        \
    .is_unordered = TRUE,                                   \
    .min_items = (Fewest),                                  \
    .max_items = (Longest),                                 \
    .is_optional = TRUE,                                    \
    .standard = (Usual) }
#define TM_SEAT(Id, Name) { .id = (Id), .name = (Name), .kind = TM_PARAM_SEAT }
#define TM_SEATS_OR(Id, Name, Fewest, Longest, Usual, ...) \
  { .id = (Id),                                            \
    .name = (Name),                                        \
    .kind = TM_PARAM_SEAT,                                 \
    .is_list = TRUE,                                       \
    .is_unordered = TRUE,                                  \
    .min_items = (Fewest),                                 \
    .max_items = (Longest),                                \
    .is_optional = TRUE,                                   \
    .standard = (Usual),                                   \
    __VA_ARGS__ }
#define TM_FLAGS_OR(Id, Name, Fewest, Longest, Usual, ...) \
  { .id = (Id),                                            \
    .name = (Name),                                        \
    .kind = TM_PARAM_FLAG,                                 \
    .is_list = TRUE,                                       \
    .min_items = (Fewest),                                 \
    .max_items = (Longest),                                \
    .is_optional = TRUE,                                   \
    .standard = (Usual),                                   \
    __VA_ARGS__ }
#define TM_CELL(Id, Name, Grid) \
  { .id = (Id), .name = (Name), .kind = TM_PARAM_CELL, .piece = (Grid) }
#define TM_CELL_OR(Id, Name, Grid, Usual) \
  { .id = (Id),                           \
    .name = (Name),                       \
    .kind = TM_PARAM_CELL,                \
    .piece = (Grid),                      \
    .is_optional = TRUE,                  \
    .standard = (Usual) }
#define TM_CELLS_OR(Id, Name, Grid, Fewest, Longest, Usual, ...) \
  { .id = (Id),                                                  \
    .name = (Name),                                              \
    .kind = TM_PARAM_CELL,                                       \
    .piece = (Grid),                                             \
    .is_list = TRUE,                                             \
    .min_items = (Fewest),                                       \
    .max_items = (Longest),                                      \
    .is_optional = TRUE,                                         \
    .standard = (Usual),                                         \
    __VA_ARGS__ }
#define TM_LINKS_OR(Id, Name, Grid, Fewest, Longest, Usual, ...) \
  { .id = (Id),                                                  \
    .name = (Name),                                              \
    .kind = TM_PARAM_LINK,                                       \
    .piece = (Grid),                                             \
    .is_list = TRUE,                                             \
    .is_unordered = TRUE,                                        \
    .min_items = (Fewest),                                       \
    .max_items = (Longest),                                      \
    .is_optional = TRUE,                                         \
    .standard = (Usual),                                         \
    __VA_ARGS__ }
#define TM_PAIRS_OR(Id, Name, Least, Most, Low, High, Fewest, Longest, Usual, ...) \
  { .id = (Id),                                                                    \
    .name = (Name),                                                                \
    .kind = TM_PARAM_PAIR,                                                         \
    .min = (Least),                                                                \
    .max = (Most),                                                                 \
    .low = (Low),                                                                  \
    .high = (High),                                                                \
    .is_list = TRUE,                                                               \
    .min_items = (Fewest),                                                         \
    .max_items = (Longest),                                                        \
    .is_optional = TRUE,                                                           \
    .standard = (Usual),                                                           \
    __VA_ARGS__ }
/* Sides of a tile, with the four words in the order of TmSide; a board that a line of text describes. */
#define TM_SIDES(Id, Name, Words, Fewest, Longest, ...) \
  { .id = (Id),                                         \
    .name = (Name),                                     \
    .kind = TM_PARAM_CHOICE,                            \
    .is_list = TRUE,                                    \
    .is_unordered = TRUE,                               \
    .is_sides = TRUE,                                   \
    .words = (Words),                                   \
    .n_words = G_N_ELEMENTS (Words),                    \
    .min_items = (Fewest),                              \
    .max_items = (Longest),                             \
    __VA_ARGS__ }
#define TM_SIDES_OR(Id, Name, Words, Fewest, Longest, Usual, ...) \
  TM_SIDES (Id, Name, Words, Fewest, Longest, .is_optional = TRUE, .standard = (Usual), __VA_ARGS__)
#define TM_SKETCH(Id, Name, Sketch, ...) \
  { .id = (Id), .name = (Name), .kind = TM_PARAM_TEXT, .sketch = (Sketch), __VA_ARGS__ }
#define TM_SKETCH_OR(Id, Name, Sketch, Usual, ...) \
  TM_SKETCH (Id, Name, Sketch, .is_optional = TRUE, .standard = (Usual), __VA_ARGS__)

/**
 * tm_link_new:
 * @cell: a cell, below 32768
 * @other: another cell of the same grid, below 32768
 *
 * Makes the value of a %TM_PARAM_LINK. The cells may come in either order.
 *
 * Returns: the smaller number in the upper 16 bits, the larger below
 */
static inline gint32
tm_link_new (gint32 cell, gint32 other)
{
  return MIN (cell, other) << 16 | MAX (cell, other);
}

/**
 * tm_link_get_first:
 * @link: the value of a %TM_PARAM_LINK
 *
 * Gets one end of a link.
 *
 * Returns: the cell with the smaller number
 */
static inline gint32
tm_link_get_first (gint32 link)
{
  return link >> 16;
}

/**
 * tm_link_get_second:
 * @link: the value of a %TM_PARAM_LINK
 *
 * Gets the other end of a link.
 *
 * Returns: the cell with the larger number
 */
static inline gint32
tm_link_get_second (gint32 link)
{
  return link & 0xffff;
}

/**
 * tm_pair_new:
 * @first: a number from 0 to 9999
 * @second: a number from -32767 to 32767, or %TM_PAIR_UNKNOWN
 *
 * Makes the value of a %TM_PARAM_PAIR.
 *
 * Returns: the first number in the upper 16 bits, the second below
 */
static inline gint32
tm_pair_new (gint32 first, gint32 second)
{
  return first << 16 | (second & 0xffff);
}

/**
 * tm_pair_get_first:
 * @pair: the value of a %TM_PARAM_PAIR
 *
 * Gets the first number of a pair.
 *
 * Returns: the number
 */
static inline gint32
tm_pair_get_first (gint32 pair)
{
  return pair >> 16;
}

/**
 * tm_pair_get_second:
 * @pair: the value of a %TM_PARAM_PAIR
 *
 * Gets the second number of a pair.
 *
 * Returns: the number, or %TM_PAIR_UNKNOWN
 */
static inline gint32
tm_pair_get_second (gint32 pair)
{
  return (gint16) (pair & 0xffff);
}

/**
 * TmArgs:
 * @given: set of the parameters that are given
 * @n_used: how many values are in the pool
 * @start: where the values of a given parameter begin in the pool
 * @count: how many values a given parameter has
 * @pool: the values of all parameters, without gaps
 *
 * The values of parameters, known by the index of their declaration. A plain value: copy it by
 * assignment, no clean-up.
 */
typedef struct
{
  guint32 given;
  guint16 n_used;
  guint16 start[TM_MAX_PARAMS];
  guint16 count[TM_MAX_PARAMS];
  gint32 pool[TM_ARGS_POOL];
} TmArgs;

/**
 * TM_PARAMS_ERROR:
 *
 * The domain of the errors of [error@ParamsError].
 */
#define TM_PARAMS_ERROR (tm_params_error_quark ())
GQuark tm_params_error_quark (void);

/**
 * TmParamsError:
 * @TM_PARAMS_ERROR_UNKNOWN: there is no parameter, option or face of that name
 * @TM_PARAMS_ERROR_MISSING: something required is not given
 * @TM_PARAMS_ERROR_TYPE: a single value where a list belongs
 * @TM_PARAMS_ERROR_RANGE: the value is not one of those that are accepted
 * @TM_PARAMS_ERROR_LENGTH: too few or too many values
 * @TM_PARAMS_ERROR_STOPPED: nobody waits for the answer any more
 *
 * Why a value does not fit its declaration. The message is one line that names the parameter, the
 * place in a list, and what would be accepted.
 */
typedef enum
{
  TM_PARAMS_ERROR_UNKNOWN,
  TM_PARAMS_ERROR_MISSING,
  TM_PARAMS_ERROR_TYPE,
  TM_PARAMS_ERROR_RANGE,
  TM_PARAMS_ERROR_LENGTH,
  TM_PARAMS_ERROR_STOPPED,
} TmParamsError;

void tm_args_init (TmArgs *self);
void tm_args_copy (TmArgs *self, const TmArgs *from);
gboolean tm_args_equal (const TmArgs *self, const TmArgs *other);
gboolean tm_args_fit (const TmArgs *self, const TmArgs *known, guint32 but, guint32 unordered);
void tm_args_set (TmArgs *self, guint param, gint32 value);
void tm_args_set_list (TmArgs *self, guint param, const gint32 *values, guint n_values);
void tm_args_set_counts (TmArgs *self, guint param, const guint8 *counts, guint n_counts);
void tm_args_unset (TmArgs *self, guint param);
gboolean tm_args_has (const TmArgs *self, guint param);
gint32 tm_args_get (const TmArgs *self, guint param);
const gint32 *tm_args_get_list (const TmArgs *self, guint param, guint *n_values);
guint32 tm_args_get_set (const TmArgs *self, guint param);

int tm_params_find (const TmParam *params, guint n_params, const char *id);
GStrv tm_params_split_list (const char *text) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_params_parse (const TmParam *params,
                          guint n_params,
                          TmBox *box,
                          GVariant *values,
                          TmArgs *args,
                          GError **error);
gboolean tm_param_set_variant (
    const TmParam *params, guint param, TmBox *box, GVariant *value, TmArgs *args, GError **error);
gboolean tm_param_set_text (
    const TmParam *params, guint param, TmBox *box, const char *text, TmArgs *args, GError **error);
gboolean tm_params_check (
    const TmParam *params, guint n_params, const TmBox *box, const TmArgs *args, GError **error);
guint tm_param_count_faces (const TmParam *param, const TmBox *box);
gint32 tm_param_get_none (const TmParam *param);
gboolean tm_param_is_possible (const TmParam *param, const TmBox *box, gint32 value);
gboolean tm_params_complete (
    const TmParam *params, guint n_params, TmBox *box, TmArgs *args, GError **error);

GVariant *
tm_param_dup_variant (const TmParam *param, const TmBox *box, const TmArgs *args, guint index)
    G_GNUC_WARN_UNUSED_RESULT;
GVariant *
tm_params_dup_variant (const TmParam *params, guint n_params, const TmBox *box, const TmArgs *args)
    G_GNUC_WARN_UNUSED_RESULT;
char *tm_param_dup_domain (const TmParam *param, const TmBox *box) G_GNUC_WARN_UNUSED_RESULT;
char *tm_param_dup_value_spelling (const TmParam *param, const TmBox *box, gint32 value)
    G_GNUC_WARN_UNUSED_RESULT;
char *tm_param_dup_value_name (const TmParam *param, const TmBox *box, gint32 value)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
