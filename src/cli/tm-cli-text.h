/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-game.h"

G_BEGIN_DECLS

/* What the commands print for people. */

void tm_cli_print_heading (const char *heading);

/* These add lines to a text, so that nothing is printed before all is known. */
void tm_cli_append_article (GString *text, const TmGame *game, const char *article);
void tm_cli_append_reasons (
    GString *text, const TmReason *reasons, guint n_reasons, const TmBox *box, const char *indent);
void tm_cli_append_finding (GString *text,
                            const TmFinding *finding,
                            const TmBox *box,
                            const char *indent);
void tm_cli_append_readings (GString *text,
                             const TmFinding *finding,
                             const TmBox *box,
                             const char *indent);

/**
 * TmCliBar:
 * @label: what stands at the left
 * @fraction: (nullable): the exact chance
 * @chance: the chance, from 0 to 1
 *
 * One line of a bar chart.
 */
typedef struct
{
  char *label;
  char *fraction;
  double chance;
} TmCliBar;

void tm_cli_bar_clear (gpointer bar);
void tm_cli_print_bars (const TmCliBar *bars, guint n_bars);

char *tm_cli_dup_spelling (GVariant *value) G_GNUC_WARN_UNUSED_RESULT;
char *tm_cli_pad (const char *text, guint width, gboolean at_left) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
