/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "false-alarms.h"

G_BEGIN_DECLS

/* Dungeon Raiders by its page: what lies on the table, whose turn it is. */

#define MAX_SEATS 5
#define N_ROOMS 25
#define N_UP 12
#define N_SET 30
#define N_SLOTS 5
#define N_LEVELS 5

/* Cards that are laid: 0 to 4 are the power cards 1 to 5. */
#define KEY 5
#define SWORD 6
#define NOTHING 7

typedef enum
{
  TYPE_MONSTER,
  TYPE_TREASURY,
  TYPE_TRAP,
  TYPE_VAULT,
  TYPE_NONE,
} Type;

gint32 raiders_page_get_slot_face (const AlarmTry *self, guint slot);
Type raiders_page_get_room_type (const AlarmTry *self);
int raiders_page_pick_slot (AlarmTry *self, gboolean is_dark);
guint raiders_page_count_unseen (const AlarmTry *self, gint32 face);
gint32 raiders_page_find_unlisted_type (AlarmTry *self);
guint raiders_page_count_open_rooms (const AlarmTry *self);
gboolean raiders_page_is_solo (const AlarmTry *self);
gboolean raiders_page_is_quick (const AlarmTry *self);
gboolean raiders_page_is_living (const AlarmTry *self, guint seat);
guint32 raiders_page_get_to_act (const AlarmTry *self);
int raiders_page_pick_seat (AlarmTry *self, guint32 seats);
guint32 raiders_page_get_living (const AlarmTry *self);
guint32 raiders_page_get_fallen (const AlarmTry *self);
guint32 raiders_page_get_laid (const AlarmTry *self);
guint32 raiders_page_get_holders (const AlarmTry *self, const char *item);
gint32 raiders_page_pick_card (AlarmTry *self, guint seat, gboolean held);

gboolean raiders_page_is_layout (const AlarmTry *self);
gboolean raiders_page_is_on_level (const AlarmTry *self);
gboolean raiders_page_is_deck_in_app (const AlarmTry *self);
void raiders_page_set_faces (TmBox *box, const char *faces);
gboolean raiders_page_act (AlarmTry *self, const char *move, int seat);

extern const AlarmKind raiders_setup_illegal[];
extern const AlarmKind raiders_setup_legal[];
extern const AlarmKind raiders_play_illegal[];
extern const AlarmKind raiders_play_legal[];
extern const AlarmKind raiders_room_illegal[];
extern const AlarmKind raiders_room_legal[];

G_END_DECLS
