/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match-delta.h"

G_BEGIN_DECLS

/* The head of a match that is not in the database yet. */
typedef struct
{
  char *layout;
  char *options;
  char *title;
  char *entropy;
  GBytes *seal;
  GBytes *seed;
  GPtrArray *seat_names;
} TmMatchHead;

/* A line of the journal; its packed parameters and changes lie in the delta's arena. */
typedef struct
{
  TmEntry entry;
  gsize params;
  gsize changes;
  gsize end;
} TmMatchRow;

/* Lines that all became done, or undone. */
typedef struct
{
  guint first;
  guint last;
  gboolean is_done;
} TmMatchMark;

typedef struct
{
  guint number;
  const char *piece;
  char *text;
} TmMatchWord;

struct _TmMatchDelta
{
  char *uuid;
  const TmGame *game;
  guint n_seats;
  gint64 started;
  TmMatchHead *head;

  GArray *rows;
  GByteArray *arena;
  GArray *marks;
  GArray *words;
  GArray *faces;

  /* The match is to be as this program left it; another may have gone on with it. */
  gint64 expected;
  gint64 changed;
  guint n_moves;
  GBytes *progress;
  TmResult result;

  /* Of a finished match: when it ended, how long it was played, the result in words, the part that
   * each seat plays, or -1, what it has earned, and how its dice fell (TmLuckCount). */
  gint64 finished;
  gint64 length;
  GBytes *sentence;
  int parts[TM_MAX_SEATS];
  guint32 achieved[TM_MAX_SEATS];
  GArray *falls;
};

G_END_DECLS
