/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TmHistoryShare:
 * @name: whose wins they are
 * @look: a [enum@TmSeatLook] for the mark beside the name, or %TM_NO_LOOK
 * @n_wins: how many matches were won
 * @n_plays: how many there were
 * @chance: how large the chance is if nothing makes a difference
 *
 * A share of wins.
 */
typedef struct
{
  const char *name;
  int look;
  guint n_wins;
  guint n_plays;
  double chance;
} TmHistoryShare;

GtkWidget *
tm_history_shares_new (const TmHistoryShare *shares, guint n_shares) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
