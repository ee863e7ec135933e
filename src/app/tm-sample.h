/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

TmMatch *tm_sample_create_match (void) G_GNUC_WARN_UNUSED_RESULT;
AdwNavigationPage *tm_sample_page_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
