/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST 999999
#define MAX_NAME 60

static const TmWord how_words[] = {
  [TM_HOW_POINTS] = { "points", N_ ("Most points win") },
  [TM_HOW_FEWEST] = { "fewest", N_ ("Fewest points win") },
  [TM_HOW_TOGETHER] = { "together", N_ ("All win or lose together") },
  [TM_HOW_LAST] = { "last", N_ ("The last one standing wins") },
  [TM_HOW_RANK] = { "rank", N_ ("Alone, for a rank") },
  [TM_HOW_CHOSEN] = { "chosen", N_ ("The players say who has won") },
};

#define NAMES(Id, Name, Longest)    \
  {                                 \
    .param                          \
        = {.id = (Id),              \
           .name = (Name),          \
           .kind = TM_PARAM_TEXT,   \
           .is_list = TRUE,         \
           .is_optional = TRUE,     \
           .max_items = (Longest) } \
  }
#define NUMBERS(Id, Name, Least, Most, Longest) \
  {                                             \
    .param                                      \
        = {.id = (Id),                          \
           .name = (Name),                      \
           .kind = TM_PARAM_NUMBER,             \
           .min = (Least),                      \
           .max = (Most),                       \
           .is_list = TRUE,                     \
           .is_optional = TRUE,                 \
           .max_items = (Longest) }             \
  }
#define FACES(Id, Name, Piece, Longest) \
  {                                     \
    .param                              \
        = {.id = (Id),                  \
           .name = (Name),              \
           .kind = TM_PARAM_FACE,       \
           .piece = (Piece),            \
           .is_list = TRUE,             \
           .is_optional = TRUE,         \
           .max_items = (Longest) }     \
  }

const TmOptionSpec freeform_options[N_OPTIONS] = {
  [OPTION_COUNTERS]
  = { .param
      = TM_NUMBER_OR ("counters", N_ ("Counters for each player"), 0, FREE_MAX_COUNTERS, "1") },
  [OPTION_NAMES] = NAMES ("names", N_ ("Names of the counters"), FREE_MAX_COUNTERS),
  [OPTION_DICE] = { .param = TM_NUMBER_OR ("dice", N_ ("Dice"), 0, FREE_MAX_DICE, "2") },
  [OPTION_DICE_FROM]
  = { .param = TM_CHOICE_OR ("dice_from", N_ ("Rolling the dice"), tm_source_words, "app") },
  [OPTION_DECK] = { .param = TM_FLAG_OR ("deck", N_ ("A deck of 52 cards"), "no") },
  [OPTION_DECK_FROM]
  = { .param = TM_CHOICE_OR ("deck_from", N_ ("Drawing cards"), tm_source_words, "app") },
  [OPTION_BAG] = { .param = TM_FLAG_OR ("bag", N_ ("A bag of 30 tokens"), "no") },
  [OPTION_BAG_FROM]
  = { .param = TM_CHOICE_OR ("bag_from", N_ ("Drawing tokens"), tm_source_words, "app") },
  [OPTION_DISCARDED]
  = { .param = TM_FLAG_OR (
          "reshuffle", N_ ("Shuffle the discard pile in when the deck is empty"), "yes") },
  [OPTION_TITLE] = { .param = { .id = "title",
                                .name = N_ ("What is played"),
                                .kind = TM_PARAM_TEXT,
                                .is_optional = TRUE } },
  [OPTION_HOW] = { .param = TM_CHOICE_OR ("how", N_ ("What decides"), how_words, "points") },
  [OPTION_TEAMS] = NUMBERS ("teams", N_ ("Team of each player"), 0, TM_MAX_SEATS, TM_MAX_SEATS),
  [OPTION_START_VALUES]
  = NUMBERS ("starts", N_ ("First values of the counters"), -MOST, MOST, FREE_MAX_COUNTERS),
  [OPTION_STEPS] = NUMBERS ("steps", N_ ("Steps of the counters"), 1, MOST, FREE_MAX_COUNTERS),
  [OPTION_SHARED] = NAMES ("shared", N_ ("Shared counters"), FREE_MAX_SHARED),
  [OPTION_SHARED_START_VALUES] = NUMBERS (
      "shared_starts", N_ ("First values of the shared counters"), -MOST, MOST, FREE_MAX_SHARED),
  [OPTION_SHARED_STEPS]
  = NUMBERS ("shared_steps", N_ ("Steps of the shared counters"), 1, MOST, FREE_MAX_SHARED),
  [OPTION_OWN_DICE]
  = NUMBERS ("own_dice", N_ ("How many own dice of each kind"), 0, FREE_MAX_DICE, FREE_N_OWN_DICE),
  [OPTION_SIDES] = FACES ("faces1", N_ ("Faces of own die 1"), "die1", FREE_MAX_SIDES),
  FACES ("faces2", N_ ("Faces of own die 2"), "die2", FREE_MAX_SIDES),
  FACES ("faces3", N_ ("Faces of own die 3"), "die3", FREE_MAX_SIDES),
  FACES ("faces4", N_ ("Faces of own die 4"), "die4", FREE_MAX_SIDES),
  [OPTION_OWN_CARDS] = FACES ("cards", N_ ("Own cards"), "own_card", FREE_MAX_OWN_CARDS),
  [OPTION_CARD_COUNTS] = NUMBERS (
      "card_counts", N_ ("How many of each own card"), 0, FREE_MAX_OWN_CARDS, FREE_MAX_OWN_CARDS),
  [OPTION_OWN_TOKENS] = FACES ("tokens", N_ ("Own tokens"), "own_token", FREE_MAX_OWN_TOKENS),
  [OPTION_TOKEN_COUNTS] = NUMBERS ("token_counts",
                                   N_ ("How many of each own token"),
                                   0,
                                   FREE_MAX_OWN_TOKENS,
                                   FREE_MAX_OWN_TOKENS),
  [OPTION_ROWS] = NAMES ("rows", N_ ("Rows of the score sheet"), FREE_MAX_ROWS),
  [OPTION_FORMULAS] = NAMES ("formulas", N_ ("Formulas of the rows"), FREE_MAX_ROWS),
  [OPTION_ROUNDS]
  = { .param = TM_NUMBER_OR ("rounds", N_ ("Rounds on the score sheet"), 1, FREE_MAX_ROUNDS, "1") },
  [OPTION_TOTAL] = { .param = TM_NUMBER_OR ("total",
                                            N_ ("Row of the sheet that decides"),
                                            0,
                                            FREE_MAX_ROWS,
                                            "0",
                                            .zero = N_ ("sum of all rows typed in")) },
  [OPTION_TIE] = NUMBERS ("tie", N_ ("Rows that break ties"), 1, FREE_MAX_ROWS, FREE_MAX_ROWS),
};

/* Reading them */

/* An entry of a list option, or what stands for one that is not there. */
gint32
freeform_get_from_list (const TmBox *box, guint option, guint index, gint32 otherwise)
{
  guint n_values;
  const gint32 *values = tm_box_get_option_list (box, option, &n_values);

  return index < n_values ? values[index] : otherwise;
}

static guint
count_list (const TmBox *box, guint option)
{
  guint n_values;

  (void) tm_box_get_option_list (box, option, &n_values);
  return n_values;
}

static guint
count_contents (const TmBox *box, guint faces, guint counts)
{
  guint n_all = 0;

  for (guint i = 0; i < count_list (box, faces); i++)
    n_all += (guint) freeform_get_from_list (box, counts, i, 1);
  return n_all;
}

/* The counters of a seat lie apart in the kit: the first four came first. */
guint
freeform_get_counter (guint number)
{
  return number < 4 ? COUNTER_FIRST + number : COUNTER_FIFTH + number - 4;
}

static gboolean
find_seat_counter (guint counter, guint *number)
{
  for (*number = 0; *number < FREE_MAX_COUNTERS; ++*number)
    if (freeform_get_counter (*number) == counter)
      return TRUE;
  return FALSE;
}

static gboolean
is_shared_counter (guint counter)
{
  return counter >= COUNTER_SHARED && counter < COUNTER_SHARED + FREE_MAX_SHARED;
}

/* The `name_counter` of the game. */
TmTextArg
freeform_name_counter (const TmTable *table, guint counter)
{
  TmBox *box = tm_table_get_box (table);
  gint32 name = -1;
  guint number;

  if (find_seat_counter (counter, &number))
    name = freeform_get_from_list (box, OPTION_NAMES, number, -1);
  else if (is_shared_counter (counter))
    name = freeform_get_from_list (box, OPTION_SHARED, counter - COUNTER_SHARED, -1);
  return freeform_is_blank (tm_box_get_string (box, name))
             ? tm_arg_word (freeform_kit.counters[counter].name)
             : tm_arg_string (name);
}

/* What + and − do to a counter. */
guint
freeform_get_step (const TmBox *box, guint counter)
{
  guint number;

  if (find_seat_counter (counter, &number))
    return (guint) freeform_get_from_list (box, OPTION_STEPS, number, 1);
  if (is_shared_counter (counter))
    return (guint) freeform_get_from_list (box, OPTION_SHARED_STEPS, counter - COUNTER_SHARED, 1);
  return 1;
}

/* How many dice of a kind are played with. */
guint
freeform_count_dice (const TmTable *table, guint kind)
{
  guint n_dice;

  if (kind == PIECE_DIE)
    return (guint) tm_table_get_option (table, OPTION_DICE);
  (void) tm_box_get_first_piece (tm_table_get_box (table), kind, TM_NO_SEAT, &n_dice);
  return n_dice;
}

/* Whether they fit together */

static gboolean
fail (GError **error, const char *option, const char *message)
{
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE, "%s: %s", option, message);
  return FALSE;
}

static gboolean
check_sides (const TmBox *box, guint option, GError **error)
{
  guint n_sides;
  const gint32 *sides = tm_box_get_option_list (box, option, &n_sides);

  for (guint i = 0; i < n_sides; i++)
    for (guint j = 0; j < i; j++)
      if (sides[i] == sides[j])
        {
          const TmParam *param = &freeform_options[option].param;
          const char *code
              = tm_box_get_face (box, tm_kit_find_piece (&freeform_kit, param->piece), sides[i])
                    ->code;

          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       _ ("%s: the face “%s” is there twice; accepted is “%s:2” for the second "
                          "one"),
                       param->id, code, code);
          return FALSE;
        }
  return TRUE;
}

static gboolean
check_contents (const TmBox *box, guint faces, guint counts, guint most, GError **error)
{
  guint n_all = count_contents (box, faces, counts);

  if (n_all <= most)
    return TRUE;
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
               _ ("%s: these are %u in all; accepted are at most %u"),
               freeform_options[faces].param.id, n_all, most);
  return FALSE;
}

static gboolean
check_row_names (const TmBox *box, GError **error)
{
  guint n_rows;
  const gint32 *rows = tm_box_get_option_list (box, OPTION_ROWS, &n_rows);

  for (guint i = 0; i < n_rows; i++)
    {
      const char *name = tm_box_get_string (box, rows[i]);
      g_autofree char *folded = g_utf8_casefold (name, -1);

      if (*name == '\0' || g_utf8_strlen (name, -1) > MAX_NAME)
        return fail (error, "rows", _ ("every row needs a name of at most 60 characters"));
      for (guint j = 0; j < i; j++)
        {
          g_autofree char *other = g_utf8_casefold (tm_box_get_string (box, rows[j]), -1);

          if (g_str_equal (folded, other))
            return fail (error, "rows", _ ("no two rows may have the same name"));
        }
    }
  return TRUE;
}

static gboolean
check_sheet (const TmBox *box, GError **error)
{
  guint n_rows = count_list (box, OPTION_ROWS);
  g_auto (FreeSheet) sheet = { 0 };

  /* Until the rows are told there is nothing that the rest could fit. */
  if (n_rows == 0)
    return TRUE;
  if (count_list (box, OPTION_FORMULAS) > n_rows)
    return fail (error, "formulas", _ ("there are more formulas than rows"));
  if ((guint) tm_box_get_option (box, OPTION_TOTAL) > n_rows)
    return fail (error, "total", _ ("there is no such row"));
  for (guint i = 0; i < count_list (box, OPTION_TIE); i++)
    if ((guint) freeform_get_from_list (box, OPTION_TIE, i, 0) > n_rows)
      return fail (error, "tie", _ ("there is no such row"));
  return check_row_names (box, error) && free_sheet_init (&sheet, box, error);
}

/* The `check_options` of the game. */
gboolean
freeform_check_options (const TmBox *box, GError **error)
{
  for (guint i = 0; i < FREE_N_OWN_DICE; i++)
    if (!check_sides (box, OPTION_SIDES + i, error))
      return FALSE;
  return check_contents (box, OPTION_OWN_CARDS, OPTION_CARD_COUNTS, FREE_MAX_OWN_CARDS, error)
         && check_contents (box, OPTION_OWN_TOKENS, OPTION_TOKEN_COUNTS, FREE_MAX_OWN_TOKENS, error)
         && check_sheet (box, error);
}

/* What follows from them */

/* The `size_grid` of the game. */
void
freeform_size_grid (const TmBox *box, guint grid, guint *columns, guint *rows)
{
  if (grid != GRID_SHEET)
    return;
  *rows = count_list (box, OPTION_ROWS);
  *columns = *rows > 0 ? (guint) tm_box_get_option (box, OPTION_ROUNDS) : 0;
}

/* The `count_pieces` of the game: its own things only where the match has them. */
guint
freeform_count_pieces (const TmBox *box, guint kind)
{
  if (kind < PIECE_OWN_DIE)
    return freeform_kit.pieces[kind].count;
  if (kind == PIECE_OWN_CARD)
    return count_contents (box, OPTION_OWN_CARDS, OPTION_CARD_COUNTS);
  if (kind == PIECE_OWN_TOKEN)
    return count_contents (box, OPTION_OWN_TOKENS, OPTION_TOKEN_COUNTS);
  if (count_list (box, OPTION_SIDES + kind - PIECE_OWN_DIE) == 0)
    return 0;
  return (guint) freeform_get_from_list (box, OPTION_OWN_DICE, kind - PIECE_OWN_DIE, 1);
}

/* Own faces are the players' words. Where a die has a face several times, a number behind a colon
 * tells them apart: “sword”, “sword:2”. The `parse_face` of the game. */
gboolean
freeform_parse_face (
    guint kind, const char *code, gint32 payload[TM_FACE_PAYLOAD], char **name, GError **error)
{
  const char *colon = strrchr (code, ':');
  gint64 number;

  (void) kind;
  if (*code == '\0' || g_utf8_strlen (code, -1) > MAX_NAME)
    {
      g_set_error_literal (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                           _ ("a face is accepted as words of at most 60 characters"));
      return FALSE;
    }
  if (colon == NULL || colon == code
      || !g_ascii_string_to_signed (colon + 1, 10, 2, FREE_MAX_SIDES, NULL, NULL))
    *name = g_strdup (code);
  else
    *name = g_strndup (code, (gsize) (colon - code));
  payload[FACE_IS_NUMBER] = g_ascii_string_to_signed (*name, 10, -MOST, MOST, &number, NULL);
  if (payload[FACE_IS_NUMBER])
    payload[FACE_NUMBER] = (gint32) number;
  return TRUE;
}

static void
lay_out_counters (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      for (guint i = 0; i < count_list (box, OPTION_START_VALUES); i++)
        tm_resolution_set_counter (resolution, freeform_get_counter (i), seat,
                                   freeform_get_from_list (box, OPTION_START_VALUES, i, 0));
      tm_resolution_set_counter (resolution, COUNTER_TEAM, seat,
                                 freeform_get_from_list (box, OPTION_TEAMS, seat, 0));
    }
  for (guint i = 0; i < count_list (box, OPTION_SHARED_START_VALUES); i++)
    tm_resolution_set_shared (resolution, COUNTER_SHARED + i,
                              freeform_get_from_list (box, OPTION_SHARED_START_VALUES, i, 0));
}

static void
lay_out_contents (TmResolution *resolution, guint kind, guint faces, guint counts)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint piece = tm_box_get_first_piece (box, kind, TM_NO_SEAT, NULL);

  for (guint i = 0; i < count_list (box, faces); i++)
    for (gint32 n = freeform_get_from_list (box, counts, i, 1); n > 0; n--)
      tm_resolution_set_face (resolution, piece++, freeform_get_from_list (box, faces, i, 0));
}

/* The `lay_out` of the game. */
void
freeform_lay_out (TmResolution *resolution)
{
  lay_out_counters (resolution);
  lay_out_contents (resolution, PIECE_OWN_CARD, OPTION_OWN_CARDS, OPTION_CARD_COUNTS);
  lay_out_contents (resolution, PIECE_OWN_TOKEN, OPTION_OWN_TOKENS, OPTION_TOKEN_COUNTS);
}
