/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tm-dice-private.h"

G_BEGIN_DECLS

/* The state of reading a notation. What reads something gives FALSE or NULL, and sets the error,
 * if it is not there. */
typedef struct
{
  const char *text;
  const char *at; /* what is read next */
  guint depth;
  guint n_dice;
  double n_throws;
  GPtrArray *terms;
  GError **error;
} TmDiceParser;

/* tm-dice-lexer.c */
gboolean tm_dice_parser_fail (TmDiceParser *parser,
                              const char *at,
                              TmDiceError code,
                              const char *format,
                              ...) G_GNUC_PRINTF (4, 5);
gboolean tm_dice_parser_fail_unexpected (TmDiceParser *parser, const char *expected);
void tm_dice_parser_skip_space (TmDiceParser *parser);
char tm_dice_parser_peek (TmDiceParser *parser);
gboolean tm_dice_parser_accept (TmDiceParser *parser, const char *token);
gboolean tm_dice_parser_expect (TmDiceParser *parser, const char *token, const char *expected);
gboolean tm_dice_parser_read_number (TmDiceParser *parser, gint64 *number);
gboolean tm_dice_parser_read_integer (TmDiceParser *parser, gint64 *number);
gboolean tm_dice_parser_is_at_name (TmDiceParser *parser);
char *tm_dice_parser_read_name (TmDiceParser *parser);

/* tm-dice-parse-term.c */
gboolean tm_dice_parser_read_choice (
    TmDiceParser *parser, guint n_all, const TmDiceTerm *term, TmChoice *choice, gboolean *found);
TmDiceNode *tm_dice_parser_read_dice (TmDiceParser *parser, const char *at, gint64 n_dice);

/* tm-dice-parse.c */
TmDiceNode *tm_dice_parser_read_sum (TmDiceParser *parser);
TmDiceNode *tm_dice_parser_finish_node (TmDiceParser *parser, const char *at, TmDiceNode *node);
gboolean tm_dice_parser_get_fixed (TmDiceParser *parser,
                                   const char *at,
                                   const TmDiceNode *node,
                                   gint64 *number);

G_END_DECLS
