/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-question.h"
#include "tm-resolution-private.h"

G_BEGIN_DECLS

struct _TmRuling
{
  TmBox *box;
  TmResolution *resolution;
  gint32 readings[TM_MAX_OPTIONS];
  TmArgs args;
  GArray *outcome;
  GArray *distribution;
  GPtrArray *articles;
  TmText verdict;
  const char *refused_param;
  TmText refusal;
  const char *shown;
  const char *shown_symbol;
  const gint *stop;
};

TmRuling *
tm_ruling_new (TmBox *box, const gint32 *readings, gboolean with_reasons, const gint *stop)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
