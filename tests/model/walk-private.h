/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "walk.h"

#include "tm-match-file.h"

G_BEGIN_DECLS

typedef struct
{
  char *name;
  char *folder;
  char *database;
  char *file;
  TmArchive *archive;
  TmMatch *match;
  TmResolution *resolution;
  TmResolution *preview;
  RandomMove moves;
  Model model;
  Tally *tally;
  gboolean has_differed;
} Walk;

/* Comparing. Of a difference, a text that is taken over, the first is told; NULL: there is none. */
void walk_count (Walk *self, Deed deed);
void walk_check (Walk *self, char *difference, const char *what);
void walk_check_error (Walk *self, const GError *error, const char *what);
void walk_check_true (Walk *self, gboolean is_true, const char *what);
void walk_check_whole (Walk *self, TmMatch *match, const char *what);
void walk_check_twin (Walk *self, TmMatch *twin, const char *what);
char *walk_compare_scenes (const TmTable *table, const TmTable *other) G_GNUC_WARN_UNUSED_RESULT;

void walk_go_on_with (Walk *self, TmMatch *match);

/* On the disk */
void walk_open_archive (Walk *self);
TmMatch *walk_load (Walk *self) G_GNUC_WARN_UNUSED_RESULT;
void walk_save (Walk *self);
void walk_reopen (Walk *self);
void walk_write_file (Walk *self, TmWriteFlags flags);
void walk_file (Walk *self);

G_END_DECLS
