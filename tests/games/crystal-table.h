/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal/black-crystal-play.h"

G_BEGIN_DECLS

/* A table of Black Crystal in the midst of a match, for tests of moves: the turn of seat 0, nothing
 * pending. Moves are in the words of the command line; what they find adds up until the next table. */

extern TmResolution *crystal;
extern const TmTable *crystal_table;

void table_lay (const char *mine, const char *letters, const char *options);
void table_clear (void);
void table_give (guint seat, const char *card);
void table_learn (guint seat, gint32 skill, gint32 uses);
void table_fight (guint seat, const char *monster, gint32 health, guint flags);
void table_push (gint32 kind, guint seat, gint32 a, gint32 b);
void table_move (const char *kind, const char *text);
void table_allow (const char *kind, const char *text);
void table_expect (const char *kind, const char *text, const char *id);
gint32 table_get (guint counter, guint seat);
int table_place (guint seat);
char *table_dup_top (void);
char *table_dup_mine (void);

G_END_DECLS
