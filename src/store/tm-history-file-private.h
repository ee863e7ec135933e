/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-stamp.h"
#include "tm-history-enter.h"
#include "tm-history-file.h"
#include "tm-json.h"
#include "tm-merge-private.h"

G_BEGIN_DECLS

#define TM_HISTORY_FORMAT "tablemate-history"
#define TM_HISTORY_VERSION 1

/* What is between the beginning and the first piece. */
#define TM_HISTORY_HEAD "{\"format\":\"tablemate-history\",\"version\":1,\"items\":["
#define TM_HISTORY_FOOT "]}"

/* The end of the year 9999: what lies beyond was never written by us. */
#define TM_HISTORY_LAST_TIME TM_STAMP_LAST
/* The beginning of the year 1: plays may be older than computers. */
#define TM_HISTORY_FIRST_TIME (-G_GINT64_CONSTANT (62135596800000000))

typedef enum
{
  TM_FIELD_TEXT,
  TM_FIELD_UUID,
  TM_FIELD_NUMBER,
  TM_FIELD_FLAG,
  TM_FIELD_TIME,
  /* A text that is JSON; it stands in the document as what it says. */
  TM_FIELD_JSON,
} TmFieldType;

typedef struct
{
  const char *name;
  TmFieldType type;
  gboolean is_needed;
} TmField;

/* How a register is told: its fields in the order of tm-merge-registers.c. */
typedef struct
{
  const char *kind;
  TmMergeKind merge_kind;
  const char *stamp;
  TmField fields[12];
} TmItemSpec;

extern const TmItemSpec tm_item_specs[];
extern const guint tm_n_item_specs;

const TmItemSpec *tm_item_spec_find (const char *kind);

gboolean
tm_history_read_match (TmDatabase *database, JsonObject *item, TmJsonPlace *place, GError **error);

G_END_DECLS
