/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "tm-odds.h"

G_BEGIN_DECLS

/* What the commands that tell odds ask of a distribution, and how they show it. */

/**
 * TmCliOdds:
 * @odds: (nullable): the distribution, under the condition if there is one
 * @given: (nullable): what is known about the total, such as ">=12"
 * @chance_of_given: the chance that it is so
 * @fraction_of_given: (nullable): the same, if it is exact
 * @at_least: (nullable): the total whose chance is asked for, that or more
 * @limit: the same as a number
 *
 * A distribution and what is asked about it. Set it up with zeros, fill in @given and @at_least as
 * they were written, and hand it to tm_cli_odds_take().
 */
typedef struct
{
  TmOdds *odds;
  char *given;
  double chance_of_given;
  char *fraction_of_given;
  char *at_least;
  gint64 limit;
} TmCliOdds;

gboolean tm_cli_odds_take (TmCliOdds *self, TmOdds *odds, GError **error) G_GNUC_WARN_UNUSED_RESULT;
void tm_cli_odds_clear (TmCliOdds *self);

void tm_cli_odds_print (const TmCliOdds *self);
void tm_cli_odds_json (JsonBuilder *builder, const TmCliOdds *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TmCliOdds, tm_cli_odds_clear)

G_END_DECLS
