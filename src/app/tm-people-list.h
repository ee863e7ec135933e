/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Who sits at the table, in order; can be dragged, moved by keys, renamed in place. */
#define TM_TYPE_PEOPLE_LIST (tm_people_list_get_type ())
G_DECLARE_FINAL_TYPE (TmPeopleList, tm_people_list, TM, PEOPLE_LIST, GtkWidget)

void tm_people_list_set_bounds (TmPeopleList *self, guint min, guint max);
void tm_people_list_set_roster (TmPeopleList *self, const char *const *names);
void tm_people_list_set_names (TmPeopleList *self, const char *const *names);

guint tm_people_list_get_n (TmPeopleList *self);
GStrv tm_people_list_dup_names (TmPeopleList *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
