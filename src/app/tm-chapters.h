/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"
#include "store/tm-archive.h"

G_BEGIN_DECLS

/* Games that tell a story in several matches. Such a game has an option that is the number of the
 * chapter; the choice before it is the story, and its first value is none. */

int tm_chapters_find_option (const TmGame *game);
int tm_chapters_find_story (const TmGame *game);

/* What is played in a box. */
gboolean tm_chapters_has_story (const TmBox *box);
guint tm_chapters_get_chapter (const TmBox *box);
char *tm_chapters_dup_name (const TmBox *box) G_GNUC_WARN_UNUSED_RESULT;
gboolean tm_chapters_has_next (const TmBox *box);
GVariant *tm_chapters_dup_next (const TmBox *box) G_GNUC_WARN_UNUSED_RESULT;

/* The series that the matches of a story make up. */
TmMatchInfo *
tm_chapters_find_before (TmArchive *archive, const TmBox *box, const char *const *names)
    G_GNUC_WARN_UNUSED_RESULT;
char *tm_chapters_ensure_series (TmArchive *archive, const TmBox *box, const char *const *names)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
