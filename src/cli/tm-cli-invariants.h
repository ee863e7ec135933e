/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

gboolean tm_cli_check_invariants (TmMatch *match, GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
