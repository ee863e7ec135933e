/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-random.h"

G_BEGIN_DECLS

/**
 * TM_BAG_MAX_KINDS:
 *
 * The most kinds of things in one bag.
 */
#define TM_BAG_MAX_KINDS 250

/**
 * TM_BAG_MAX_COUNT:
 *
 * The most things of one kind in a bag.
 */
#define TM_BAG_MAX_COUNT 999

/**
 * TM_BAG_MAX_NAME:
 *
 * The most characters in the name of a kind.
 */
#define TM_BAG_MAX_NAME 60

/**
 * TM_BAG_MAX_DRAWN:
 *
 * The most drawn things that are remembered.
 */
#define TM_BAG_MAX_DRAWN 300

/**
 * TmBagKind:
 * @name: what it is called, "" as long as nobody has named it
 * @count: how many a full bag has, at most %TM_BAG_MAX_COUNT
 * @gone: how many have left the bag, at most @count; what was drawn and lies outside is among them
 * @is_wanted: whether its odds are asked about
 *
 * Things in a bag that are all alike.
 */
typedef struct
{
  char *name;
  guint count;
  guint gone;
  gboolean is_wanted;
} TmBagKind;

/**
 * TmBagThing:
 * @kind: its kind
 * @is_back: whether it is in the bag again, having been put back at once
 *
 * A thing that was drawn.
 */
typedef struct
{
  guint kind;
  gboolean is_back;
} TmBagThing;

/**
 * TmBag:
 *
 * A bag or a deck, and what was drawn from it, in its order. Every draw is from all that is left,
 * which is the same as a deck that was shuffled.
 */
typedef struct _TmBag TmBag;

TmBag *tm_bag_new (void) G_GNUC_WARN_UNUSED_RESULT;
TmBag *tm_bag_copy (const TmBag *self) G_GNUC_WARN_UNUSED_RESULT;
void tm_bag_free (TmBag *self);

gboolean tm_bag_add_kind (TmBag *self, const char *name, guint count);
void tm_bag_remove_kind (TmBag *self, guint index);
void tm_bag_set_kind (TmBag *self, guint index, const TmBagKind *kind);
guint tm_bag_get_n_kinds (const TmBag *self);
const TmBagKind *tm_bag_get_kind (const TmBag *self, guint index);
guint tm_bag_count_outside (const TmBag *self, guint index);
guint tm_bag_count_left (const TmBag *self);
gboolean tm_bag_is_full (const TmBag *self);

void tm_bag_set_replacing (TmBag *self, gboolean is_replacing);
gboolean tm_bag_is_replacing (const TmBag *self);

gboolean tm_bag_draw (TmBag *self, TmRandom *random, guint n_things);
gboolean tm_bag_add_drawn (TmBag *self, guint kind, gboolean is_back);
guint tm_bag_get_n_drawn (const TmBag *self);
TmBagThing tm_bag_get_drawn (const TmBag *self, guint index);
void tm_bag_put_back (TmBag *self, guint index);
void tm_bag_put_all_back (TmBag *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmBag, tm_bag_free)

G_END_DECLS
