/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-match.h"

#include "tm-score-trace.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A match as a film: where one is in it, and whether it runs. */
#define TM_TYPE_FILM (tm_film_get_type ())
G_DECLARE_FINAL_TYPE (TmFilm, tm_film, TM, FILM, GObject)

TmFilm *tm_film_new (TmMatch *match, TmScoreTrace *trace) G_GNUC_WARN_UNUSED_RESULT;

TmMatch *tm_film_get_match (TmFilm *self);
TmScoreTrace *tm_film_get_trace (TmFilm *self);
TmScene *tm_film_create_scene (TmFilm *self) G_GNUC_WARN_UNUSED_RESULT;

guint tm_film_get_step (TmFilm *self);
void tm_film_set_step (TmFilm *self, guint step);
void tm_film_move (TmFilm *self, int n_steps);
guint tm_film_get_seq (TmFilm *self);
void tm_film_set_seq (TmFilm *self, guint seq);

gboolean tm_film_get_playing (TmFilm *self);
void tm_film_set_playing (TmFilm *self, gboolean is_playing);

G_END_DECLS
