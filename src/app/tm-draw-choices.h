/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-bag.h"

G_BEGIN_DECLS

/**
 * TmDrawChoices:
 *
 * What can be drawn from, in the order it is offered: the own bags, which are kept; then those of
 * the games and the decks of playing cards, which are remembered as long as this is.
 */
typedef struct _TmDrawChoices TmDrawChoices;

TmDrawChoices *tm_draw_choices_new (void) G_GNUC_WARN_UNUSED_RESULT;
void tm_draw_choices_free (TmDrawChoices *self);

GListModel *tm_draw_choices_create_names (const TmDrawChoices *self) G_GNUC_WARN_UNUSED_RESULT;
char *tm_draw_choices_dup_name (const TmDrawChoices *self, guint index) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_draw_choices_is_own (const TmDrawChoices *self, guint index);
gboolean tm_draw_choices_is_kept (const TmDrawChoices *self, guint index);
TmBag *
tm_draw_choices_create_bag (const TmDrawChoices *self, guint index) G_GNUC_WARN_UNUSED_RESULT;
const char *tm_draw_choices_get_symbol (const TmDrawChoices *self, guint index, guint kind);

guint tm_draw_choices_put (TmDrawChoices *self, guint index, const char *name, const TmBag *bag);
guint tm_draw_choices_add (TmDrawChoices *self, const char *name, const TmBag *bag);
void tm_draw_choices_delete (TmDrawChoices *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmDrawChoices, tm_draw_choices_free)

G_END_DECLS
