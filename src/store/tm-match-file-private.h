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

gboolean tm_match_step_read (
    TmMatchFile *self, guint index, TmJsonPlace *place, TmStep *step, GError **error);
gboolean tm_match_step_read_changes (
    TmMatchFile *self, JsonObject *object, TmJsonPlace *place, GArray *changes, GError **error);

G_END_DECLS
