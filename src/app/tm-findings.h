/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

G_BEGIN_DECLS

/* Which findings people are shown: an open point that this match has settled is not among them. */
GPtrArray *
tm_findings_list (TmMatch *match, const TmResolution *resolution) G_GNUC_WARN_UNUSED_RESULT;
GPtrArray *tm_findings_list_all (const TmResolution *resolution) G_GNUC_WARN_UNUSED_RESULT;
const TmFinding *tm_findings_get_gravest (const GPtrArray *findings);
void tm_findings_drop_graver (GPtrArray *findings, TmGrade grade);
char *tm_findings_dup_sentences (const GPtrArray *findings, TmBox *box) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
