/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include <adwaita.h>

G_BEGIN_DECLS

AdwDialog *tm_explain_dialog_new (TmMatch *match, guint seq);
AdwDialog *tm_explain_dialog_new_for_finding (TmMatch *match,
                                              const TmMove *move,
                                              const TmResolution *resolution,
                                              const TmFinding *finding,
                                              gboolean was_recorded);

G_END_DECLS
