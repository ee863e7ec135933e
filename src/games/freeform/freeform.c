/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "freeform-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

static const TmArticle articles[] = {
  { "free.table", N_ ("Free table"), N_ ("A table without rules"), N_ ("Tablemate"),
    N_ ("The free table keeps counters, rolls dice and draws cards and tokens for any game. It "
        "knows no rules, so nothing is illegal; only what the table cannot hold is refused, such "
        "as a card that is not in the deck.") },
};

static const TmArticleTable rules[] = { { articles, G_N_ELEMENTS (articles) } };

static gboolean
is_own_faces (guint param)
{
  return param >= ROLL_OWN && param < ROLL_OWN + FREE_N_OWN_DICE;
}

static guint
get_rolled_kind (guint param)
{
  return is_own_faces (param) ? PIECE_OWN_DIE + param - ROLL_OWN : PIECE_DIE;
}

static gboolean
draws_in_app (const TmTable *table, guint move, guint param)
{
  (void) param;
  switch (move)
    {
    case MOVE_ROLL:
    case MOVE_FIRST:
    case MOVE_TEAMS:
      return tm_table_get_option (table, OPTION_DICE_FROM) == TM_SOURCE_APP;
    case MOVE_DRAW:
    case MOVE_DRAW_OWN:
      return tm_table_get_option (table, OPTION_DECK_FROM) == TM_SOURCE_APP;
    case MOVE_PULL:
    case MOVE_PULL_OWN:
      return tm_table_get_option (table, OPTION_BAG_FROM) == TM_SOURCE_APP;
    default:
      return FALSE;
    }
}

static guint
count_draw (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  guint dice[FREE_MAX_DICE];

  if (move == MOVE_ROLL)
    return freeform_list_rolled (table, get_rolled_kind (param), args, dice);
  return move == MOVE_TEAMS ? tm_table_get_n_seats (table) : 1;
}

static int
list_pile (const TmTable *table, guint pile, gint32 *faces)
{
  guint cards[TM_MAX_PIECES];
  guint n_cards = tm_table_list_zone (table, tm_table_get_zone (table, pile, TM_NO_SEAT), cards,
                                      TM_MAX_PIECES);

  for (guint i = 0; i < n_cards; i++)
    faces[i] = tm_table_get_piece_face (table, cards[i]);
  return (int) n_cards;
}

/* Seats are dealt to teams like cards; cards are dealt from the discard pile where it is shuffled in
 * for that. */
static int
list_draw (
    const TmTable *table, guint move, guint param, const TmArgs *args, gint32 faces[TM_MAX_PIECES])
{
  (void) param;
  (void) args;
  if (move == MOVE_DRAW && freeform_is_shuffled_in (table, ZONE_DECK))
    return list_pile (table, ZONE_DISCARD, faces);
  if (move == MOVE_DRAW_OWN && freeform_is_shuffled_in (table, ZONE_OWN_DECK))
    return list_pile (table, ZONE_OWN_DISCARD, faces);
  if (move != MOVE_TEAMS)
    return -1;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    faces[seat] = (gint32) seat;
  return (int) tm_table_get_n_seats (table);
}

static int
list_sides (const TmTable *table, guint move, guint param, int item, gint32 faces[TM_MAX_PIECES])
{
  guint n_sides;
  const gint32 *sides;

  (void) item;
  if (move != MOVE_ROLL || !is_own_faces (param))
    return -1;
  sides = tm_box_get_option_list (tm_table_get_box (table), OPTION_SIDES + param - ROLL_OWN,
                                  &n_sides);
  for (guint i = 0; i < n_sides; i++)
    faces[i] = sides[i];
  return (int) n_sides;
}

/* Who has won is asked only where neither the score nor anything else says it. */
static gboolean
is_asked (const TmTable *table, guint move, guint param, const TmArgs *args)
{
  TmHow how = (TmHow) tm_table_get_option (table, OPTION_HOW);
  guint dice[FREE_MAX_DICE];

  if (move == MOVE_FINISH && param == FINISH_WINNERS)
    return how == TM_HOW_CHOSEN || how == TM_HOW_LAST;
  if (move == MOVE_FINISH && param == FINISH_WON)
    return how == TM_HOW_TOGETHER && !tm_args_has (args, FINISH_WINNERS);
  if (move == MOVE_ROLL && param < ROLL_DICE)
    return freeform_list_rolled (table, get_rolled_kind (param), args, dice) > 0;
  return TRUE;
}

/* A number for a cell; the engine knows no words to type. */
static gboolean
sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args)
{
  g_autofree char *text = NULL;

  if (move != MOVE_CELL || param != CELL_VALUE)
    return FALSE;
  text = g_strdup_printf ("%u", tm_random_below (random, 20));
  tm_args_set (args, param, tm_box_intern (tm_table_get_box (table), text));
  return TRUE;
}

TmText
freeform_describe_progress (const TmTable *table)
{
  gint32 n_rounds = tm_box_get_option (tm_table_get_box (table), OPTION_ROUNDS);
  TmTextArg round = tm_arg_number (tm_table_get_shared (table, COUNTER_ROUND));

  if (n_rounds > 1 && round.number <= n_rounds)
    return tm_text (N_ ("Round %s of %s"), round, tm_arg_number (n_rounds));
  return tm_text (N_ ("Round %s"), round);
}

static gboolean
check (const TmTable *table, GError **error)
{
  guint cup = tm_table_get_zone (table, ZONE_CUP, TM_NO_SEAT);
  guint tray = tm_table_get_zone (table, ZONE_TRAY, TM_NO_SEAT);
  guint n_dice = FREE_MAX_DICE;

  for (guint i = 0; i < FREE_N_OWN_DICE; i++)
    n_dice += freeform_count_dice (table, PIECE_OWN_DIE + i);
  if (tm_table_count_zone (table, cup) + tm_table_count_zone (table, tray) != n_dice)
    return tm_table_set_broken (table, TM_NO_SEAT, "dice are missing", error);
  return TRUE;
}

const TmGame freeform_game = {
  .id = "free",
  .name = N_ ("Free table"),
  .tagline = N_ ("Dice, counters, bags and decks"),
  .symbol = "play",
  .min_seats = 1,
  .max_seats = TM_MAX_SEATS,
  .kit = &freeform_kit,
  .options = freeform_options,
  .n_options = N_OPTIONS,
  .moves = freeform_moves,
  .n_moves = N_MOVES,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .parse_face = freeform_parse_face,
  .check_options = freeform_check_options,
  .size_grid = freeform_size_grid,
  .count_pieces = freeform_count_pieces,
  .name_counter = freeform_name_counter,
  .lay_out = freeform_lay_out,
  .settle = freeform_settle,
  .draws_in_app = draws_in_app,
  .is_asked = is_asked,
  .count_draw = count_draw,
  .list_draw = list_draw,
  .list_sides = list_sides,
  .sample = sample,
  .offer = freeform_offer,
  .present = freeform_present,
  .get_result = freeform_get_result,
  .tally = freeform_tally,
  .describe_progress = freeform_describe_progress,
  .check = check,
};
