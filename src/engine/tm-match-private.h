/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-box-private.h"
#include "tm-match.h"

G_BEGIN_DECLS

/**
 * TmMatchLine:
 * @time: microseconds since 1970 UTC
 * @summary: what happened; empty until somebody asks, if the line was loaded
 * @first_arg: where its arguments begin among the match's
 * @first_change: where its changes begin among the match's
 * @n_changes: how many changes it made
 * @previous: the line it followed; 0: the first table
 * @newest_follower: the newest line that followed it; 0: none
 * @drawn: set of the parameters that were sealed draws
 * @first_draw: number of the first of them, from 1; 0: it drew nothing
 * @note: words of the players; -1: none
 * @kind: kind of the move
 * @source: a [enum@TmSource]
 * @is_override: whether it was recorded although illegal
 * @is_done: whether it counts
 * @grade: a [enum@TmGrade], of the gravest finding
 *
 * A line of the journal as it is kept: what varies in length lies in the match's arenas.
 */
typedef struct
{
  gint64 time;
  TmText summary;
  guint first_arg;
  guint first_change;
  guint n_changes;
  guint previous;
  guint newest_follower;
  guint32 drawn;
  guint first_draw;
  gint32 note;
  guint16 kind;
  guint8 source;
  guint8 is_override;
  guint8 is_done;
  guint8 grade;
} TmMatchLine;

struct _TmMatch
{
  GObject parent_instance;

  TmBox *box;
  TmTable *table;
  TmTable *visited;
  guint visited_seq;
  TmResolution *resolution;

  TmRandom random;
  char *entropy;
  gboolean is_sealed;
  guint n_draws;

  GArray *lines;
  GArray *args;
  GArray *changes;
  guint last_done;
  guint newest_first;
};

/* The journal's lines are numbered from 1; 0 is the first table. */
TmMatchLine *tm_match_get_line (TmMatch *self, guint seq);
const TmChange *tm_match_get_line_changes (TmMatch *self, const TmMatchLine *line);
guint *tm_match_get_newest_follower (TmMatch *self, guint seq);
guint tm_match_append_line (
    TmMatch *self, TmMatchLine *line, const TmArgs *args, const TmChange *changes, guint n_changes);
guint tm_match_count_drawn (guint32 drawn);
const TmTable *tm_match_visit (TmMatch *self, guint seq);

G_END_DECLS
