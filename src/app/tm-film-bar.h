/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-film.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* What a film is run by, and what happened in its picture. */
#define TM_TYPE_FILM_BAR (tm_film_bar_get_type ())
G_DECLARE_FINAL_TYPE (TmFilmBar, tm_film_bar, TM, FILM_BAR, AdwBin)

GtkWidget *tm_film_bar_new (void);

void tm_film_bar_set_film (TmFilmBar *self, TmFilm *film);
void tm_film_bar_set_has_scores (TmFilmBar *self, gboolean has_scores);

G_END_DECLS
