/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"
#include "tm-question.h"

G_BEGIN_DECLS

/**
 * TmCliInquiry:
 * @game: the game
 * @question: index of the question
 * @params: (array length=n_params): its parameters
 * @n_params: how many there are
 * @box: what the values were read with
 * @args: the values that were given
 * @ruling: the answer
 *
 * A question as it was asked on the command line, and its answer. Begins with zeros.
 */
typedef struct
{
  const TmGame *game;
  guint question;
  const TmParam *params;
  guint n_params;
  TmBox *box;
  TmArgs args;
  TmRuling *ruling;
} TmCliInquiry;

gboolean
tm_cli_inquiry_ask (TmCliInquiry *self, char **words, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_cli_inquiry_clear (TmCliInquiry *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmCliInquiry, tm_cli_inquiry_clear)

G_END_DECLS
