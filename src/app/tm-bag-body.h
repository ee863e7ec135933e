/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-bag.h"

G_BEGIN_DECLS

GVariant *tm_bag_create_body (const TmBag *self) G_GNUC_WARN_UNUSED_RESULT;
TmBag *tm_bag_new_from_body (GVariant *body) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
