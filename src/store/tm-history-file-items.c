/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-history-file-private.h"

/* What the fields of tm-merge-registers.c are called in a document, in their order. Labels are told
 * with their matches. */
const TmItemSpec tm_item_specs[] = {
  { "player",
    TM_MERGE_PLAYERS,
    "changed",
    { { "merged_into", TM_FIELD_UUID, FALSE },
      { "name", TM_FIELD_TEXT, TRUE },
      { "colour", TM_FIELD_TEXT, FALSE },
      { "hidden", TM_FIELD_FLAG, TRUE } } },
  { "series",
    TM_MERGE_SERIES,
    "changed",
    { { "name", TM_FIELD_TEXT, TRUE },
      { "game", TM_FIELD_TEXT, FALSE },
      { "note", TM_FIELD_TEXT, FALSE } } },
  { "ruling",
    TM_MERGE_RULINGS,
    NULL,
    { { "made", TM_FIELD_TIME, TRUE },
      { "game", TM_FIELD_TEXT, TRUE },
      { "question", TM_FIELD_TEXT, TRUE },
      { "match", TM_FIELD_UUID, FALSE },
      { "seats", TM_FIELD_JSON, FALSE },
      { "params", TM_FIELD_JSON, TRUE },
      { "outcome", TM_FIELD_JSON, TRUE },
      { "verdict", TM_FIELD_TEXT, TRUE },
      { "text", TM_FIELD_TEXT, TRUE },
      { "note", TM_FIELD_TEXT, FALSE },
      { "noted", TM_FIELD_TIME, TRUE } } },
  { "template",
    TM_MERGE_TEMPLATES,
    "changed",
    { { "for", TM_FIELD_TEXT, TRUE },
      { "name", TM_FIELD_TEXT, TRUE },
      { "body", TM_FIELD_JSON, TRUE } } },
  { "cards",
    TM_MERGE_CARDS,
    "changed",
    { { "game", TM_FIELD_TEXT, TRUE },
      { "piece", TM_FIELD_TEXT, TRUE },
      { "codes", TM_FIELD_JSON, TRUE } } },
  { "gone", TM_MERGE_GONE, "time", { { "of", TM_FIELD_TEXT, TRUE } } },
};

const guint tm_n_item_specs = G_N_ELEMENTS (tm_item_specs);

/* How a kind is told, or NULL. */
const TmItemSpec *
tm_item_spec_find (const char *kind)
{
  for (guint i = 0; i < tm_n_item_specs; i++)
    if (g_strcmp0 (tm_item_specs[i].kind, kind) == 0)
      return &tm_item_specs[i];
  return NULL;
}
