/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-match-info.h"

G_BEGIN_DECLS

char *tm_record_dup_when (const TmMatchInfo *info) G_GNUC_WARN_UNUSED_RESULT;
char *tm_record_dup_state (const TmMatchInfo *info) G_GNUC_WARN_UNUSED_RESULT;
char *tm_record_dup_file_name (const TmMatchInfo *info) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
