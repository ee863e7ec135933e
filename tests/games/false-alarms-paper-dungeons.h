/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "false-alarms.h"

G_BEGIN_DECLS

/* Paper Dungeons by sections 2 and 5 of its page: what lies there, and what a team has marked. */

#define N_DICE 6
#define N_WHITE 3
#define N_HEROES 4
#define N_ITEMS 8
#define N_LETTERS 8
#define N_COLUMNS 6
#define N_ROWS 8
#define N_OWED 4
#define MAX_LEVEL 6
#define MAX_GEMS 10
#define DICE_A_ROUND 3
#define PERK_LEVEL 4
#define GEM_POTION 12
#define CELL(column, row) ((row) * N_COLUMNS + (column))
#define COLUMN(cell) ((cell) % N_COLUMNS)
#define ROW(cell) ((cell) / N_COLUMNS)

/* The symbols of the dice; the first four are those of the heroes. */
enum
{
  DIE_WARRIOR,
  DIE_MAGE,
  DIE_PRIEST,
  DIE_ROGUE,
  DIE_CLOVER,
  DIE_BOOTS,
  DIE_SKULL,
};

/* Counters by hero, item, letter, die, kind of free mark. */
extern const char *const paper_page_levels[N_HEROES];
extern const char *const paper_page_colours[N_HEROES];
extern const char *const paper_page_items[N_ITEMS];
extern const char *const paper_page_letters[N_LETTERS];
extern const char *const paper_page_used[N_DICE];
extern const char *const paper_page_owed[N_OWED];

/* Teams whose sheets are kept, or stay on paper; FALSE: there is none. */
gboolean paper_page_is_full (const AlarmTry *self, int seat);
gboolean paper_page_pick_full (AlarmTry *self, int *seat);
gboolean paper_page_pick_paper (AlarmTry *self, int *seat);
gboolean paper_page_is_settled (const AlarmTry *self, int seat);
gboolean paper_page_has_talent (const AlarmTry *self, int seat, const char *talent);
void paper_page_become (AlarmTry *self, int seat, const char *talent);

/* The dice of the round */
guint paper_page_count_used (const AlarmTry *self, int seat);
gint32 paper_page_get_face (const AlarmTry *self, guint die);
gboolean paper_page_is_out (const AlarmTry *self, guint die);
gboolean paper_page_can_use (const AlarmTry *self, int seat, guint die);
gboolean paper_page_pick_die (AlarmTry *self, int seat, guint symbols, guint *die);
void paper_page_turn_die (AlarmTry *self, guint die, gint32 face);
void paper_page_free_die (AlarmTry *self, int seat, guint die);

/* Cards: how many lie in a zone, one of them, or one anywhere else. */
guint paper_page_count (const AlarmTry *self, const char *zone, int seat);
gboolean paper_page_pick_card (AlarmTry *self, const char *zone, int seat, gint32 *face);
void paper_page_give_cards (AlarmTry *self, const char *param, const char *zone, guint n_cards);

/* The dungeon, on the copy of the table */
gint32 paper_page_get_cell (const AlarmTry *self, const char *layer, guint cell);
void paper_page_put_cell (
    AlarmTry *self, const char *grid, const char *layer, int seat, guint cell, gint32 value);
gboolean paper_page_is_monster_told (const AlarmTry *self, gint32 stage);
gboolean paper_page_may_enter (const AlarmTry *self, guint column);

extern const AlarmKind paper_setup_illegal[];
extern const AlarmKind paper_setup_legal[];
extern const AlarmKind paper_dice_illegal[];
extern const AlarmKind paper_dice_legal[];
extern const AlarmKind paper_team_illegal[];
extern const AlarmKind paper_team_legal[];
extern const AlarmKind paper_round_illegal[];
extern const AlarmKind paper_round_legal[];

G_END_DECLS
