/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-json.h"
#include "tm-match-file.h"

G_BEGIN_DECLS

struct _TmMatchFile
{
  char *name;
  JsonNode *root;
  JsonArray *moves;
  const char *id;
  TmBox *box;

  const char *seal;
  const char *entropy;
  gboolean has_seed;
  guint8 seed[TM_RANDOM_SEED_SIZE];

  gboolean has_changes;
};

/* Words in the order of their numbers; faces that were added, likewise, and their pieces. */
typedef struct
{
  GPtrArray *words;
  GPtrArray *pieces;
  GPtrArray *faces;
} TmMatchNumbers;

TmMatchFile *tm_match_file_parse_numbered (const char *name,
                                           JsonNode *root,
                                           const TmMatchNumbers *numbers,
                                           GError **error) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_match_step_read (
    TmMatchFile *self, guint index, TmJsonPlace *place, TmStep *step, GError **error);
gboolean tm_match_step_read_changes (
    TmMatchFile *self, JsonObject *object, TmJsonPlace *place, GArray *changes, GError **error);

G_END_DECLS
