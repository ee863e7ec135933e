/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "freeform.h"
#include "tm-formula.h"

G_BEGIN_DECLS

#define FREE_MAX_COUNTERS 12
#define FREE_MAX_SHARED 4
#define FREE_MAX_DICE 10
#define FREE_N_OWN_DICE 4
#define FREE_MAX_SIDES 24
#define FREE_MAX_OWN_CARDS 100
#define FREE_MAX_OWN_TOKENS 100
#define FREE_MAX_ROWS 24
#define FREE_MAX_ROUNDS 20

/* The first eight were there before all others. */
enum
{
  COUNTER_ROUND,
  COUNTER_FIRST,
  COUNTER_SECOND,
  COUNTER_THIRD,
  COUNTER_FOURTH,
  COUNTER_WON,
  COUNTER_FIFTH,
  COUNTER_SHARED = COUNTER_FIFTH + FREE_MAX_COUNTERS - 4,
  COUNTER_TEAM = COUNTER_SHARED + FREE_MAX_SHARED,
  COUNTER_SCORE,
  COUNTER_STARTS,
  COUNTER_TOLD,
  COUNTER_COMPUTED,
  N_COUNTERS,
};

enum
{
  ZONE_CUP,
  ZONE_TRAY,
  ZONE_DECK,
  ZONE_CARDS,
  ZONE_DISCARD,
  ZONE_BAG,
  ZONE_TOKENS,
  ZONE_OWN_DECK,
  ZONE_OWN_DISCARD,
  ZONE_OWN_BAG,
};

enum
{
  PIECE_DIE,
  PIECE_CARD,
  PIECE_TOKEN,
  PIECE_OWN_DIE,
  PIECE_OWN_CARD = PIECE_OWN_DIE + FREE_N_OWN_DICE,
  PIECE_OWN_TOKEN,
};

/* The mark of a die. */
enum
{
  MARK_LOCKED,
};

/* Numbers printed on a face of the players' own. */
enum
{
  FACE_NUMBER,
  FACE_IS_NUMBER,
};

/* A sheet has a row for each row, and a column for each round. */
enum
{
  GRID_SHEET,
  GRID_RANK,
};

enum
{
  LAYER_VALUE,
  LAYER_TEXT,
};

enum
{
  PHASE_PLAY,
  PHASE_OVER,
};

enum
{
  OPTION_COUNTERS,
  OPTION_NAMES,
  OPTION_DICE,
  OPTION_DICE_FROM,
  OPTION_DECK,
  OPTION_DECK_FROM,
  OPTION_BAG,
  OPTION_BAG_FROM,
  OPTION_DISCARDED,
  OPTION_TITLE,
  OPTION_HOW,
  OPTION_TEAMS,
  OPTION_START_VALUES,
  OPTION_STEPS,
  OPTION_SHARED,
  OPTION_SHARED_START_VALUES,
  OPTION_SHARED_STEPS,
  OPTION_OWN_DICE,
  OPTION_SIDES,
  OPTION_OWN_CARDS = OPTION_SIDES + FREE_N_OWN_DICE,
  OPTION_CARD_COUNTS,
  OPTION_OWN_TOKENS,
  OPTION_TOKEN_COUNTS,
  OPTION_ROWS,
  OPTION_FORMULAS,
  OPTION_ROUNDS,
  OPTION_TOTAL,
  OPTION_TIE,
  N_OPTIONS,
};

enum
{
  MOVE_ROLL,
  MOVE_DRAW,
  MOVE_DISCARD,
  MOVE_SHUFFLE,
  MOVE_PULL,
  MOVE_RETURN,
  MOVE_ROUND,
  MOVE_FINISH,
  MOVE_LOCK,
  MOVE_DRAW_OWN,
  MOVE_PULL_OWN,
  MOVE_FIRST,
  MOVE_TEAMS,
  MOVE_CELL,
  MOVE_CORRECT,
  N_MOVES,
};

enum
{
  ROLL_FACES,
  ROLL_OWN,
  ROLL_DICE = ROLL_OWN + FREE_N_OWN_DICE,
};

enum
{
  DRAW_SEAT,
  DRAW_FACE,
};

enum
{
  DISCARD_PIECE,
};

enum
{
  FIRST_SEAT,
};

enum
{
  TEAMS_COUNT,
  TEAMS_ORDER,
};

enum
{
  CELL_SEAT,
  CELL_ROW,
  CELL_VALUE,
  CELL_ROUND,
};

/* Of `finish` and `correct` alike. */
enum
{
  FINISH_WINNERS,
  FINISH_WON,
  FINISH_SCORES,
  FINISH_RANK,
};

extern const TmKit freeform_kit;
extern const TmOptionSpec freeform_options[N_OPTIONS];
extern const TmMoveSpec freeform_moves[N_MOVES];

/* Options */
gboolean freeform_check_options (const TmBox *box, GError **error);
void freeform_size_grid (const TmBox *box, guint grid, guint *columns, guint *rows);
guint freeform_count_pieces (const TmBox *box, guint kind);
void freeform_lay_out (TmResolution *resolution);
gboolean freeform_parse_face (
    guint kind, const char *code, gint32 payload[TM_FACE_PAYLOAD], char **name, GError **error);
guint freeform_get_counter (guint number);
gint32 freeform_get_from_list (const TmBox *box, guint option, guint index, gint32 otherwise);
TmTextArg freeform_name_counter (const TmTable *table, guint counter);
guint freeform_get_step (const TmBox *box, guint counter);
guint freeform_count_dice (const TmTable *table, guint kind);

/* Dice, cards, tokens */
gboolean freeform_is_shuffled_in (const TmTable *table, guint deck);
guint freeform_list_rolled (const TmTable *table, guint kind, const TmArgs *args, guint *dice);
void freeform_roll (const TmMove *move, TmResolution *resolution);
void freeform_lock (const TmMove *move, TmResolution *resolution);
void freeform_draw (const TmMove *move, TmResolution *resolution);
void freeform_draw_own (const TmMove *move, TmResolution *resolution);
void freeform_discard (const TmMove *move, TmResolution *resolution);
void freeform_shuffle (const TmMove *move, TmResolution *resolution);
void freeform_pull (const TmMove *move, TmResolution *resolution);
void freeform_pull_own (const TmMove *move, TmResolution *resolution);
void freeform_return (const TmMove *move, TmResolution *resolution);
void freeform_round (const TmMove *move, TmResolution *resolution);
void freeform_first (const TmMove *move, TmResolution *resolution);
void freeform_draw_teams (const TmMove *move, TmResolution *resolution);
gboolean freeform_refuse (TmResolution *resolution, const char *id, TmText text);
gboolean freeform_is_over (TmResolution *resolution);

/**
 * FreeSheet:
 * @n_rows: how many rows the sheet has; 0: there is none
 * @n_rounds: how many columns each seat has
 * @typed: set of the rows that are typed in
 * @formulas: (nullable): how the others are worked out
 * @n_worked_out: how many of @order are used
 * @order: the rows with a formula, each behind those it uses
 *
 * A score sheet, as the options of a match have it.
 */
typedef struct
{
  guint n_rows;
  guint n_rounds;
  guint32 typed;
  TmFormula *formulas[FREE_MAX_ROWS];
  guint n_worked_out;
  guint8 order[FREE_MAX_ROWS];
} FreeSheet;

/**
 * FreeScore:
 * @values: the rows, by round; behind the last round the sums over all rounds
 * @known: set of rows that there is something to show of, in the same way; the others count 0
 * @broken: set of rows whose formula has no value, such as a division by 0; they count 0
 * @total: what decides
 *
 * What a seat has on its sheet.
 */
typedef struct
{
  gint32 values[FREE_MAX_ROUNDS + 1][FREE_MAX_ROWS];
  guint32 known[FREE_MAX_ROUNDS + 1];
  guint32 broken[FREE_MAX_ROUNDS + 1];
  gint32 total;
} FreeScore;

gboolean free_sheet_init (FreeSheet *self, const TmBox *box, GError **error);
void free_sheet_clear (FreeSheet *self);
void
free_sheet_work_out (const FreeSheet *self, const TmTable *table, guint seat, FreeScore *score);
gint32 free_sheet_get_sum (const FreeSheet *self, const FreeScore *score, guint column);
gboolean freeform_is_blank (const char *text);
TmTextArg free_sheet_name_row (const TmBox *box, guint row);
gboolean free_sheet_has_sum (const FreeSheet *self, const TmBox *box);
void freeform_cell (const TmMove *move, TmResolution *resolution);
void freeform_settle (TmResolution *resolution, const TmSlot *adjusted);
void freeform_tally (TmTally *tally, TmSheet *rows);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FreeSheet, free_sheet_clear)

/* Ending */
void freeform_finish (const TmMove *move, TmResolution *resolution);
void freeform_correct (const TmMove *move, TmResolution *resolution);
void freeform_get_result (const TmTable *table, TmResult *result);

void freeform_offer (const TmTable *table, TmOffers *offers);
void freeform_present (TmScene *scene);
void freeform_present_sheet (TmScene *scene);
TmText freeform_describe_progress (const TmTable *table);

G_END_DECLS
