/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-film.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The table of a match as it was at every move, the journal beside it. */
#define TM_TYPE_FILM_PAGE (tm_film_page_get_type ())
G_DECLARE_FINAL_TYPE (TmFilmPage, tm_film_page, TM, FILM_PAGE, AdwNavigationPage)

AdwNavigationPage *tm_film_page_new (TmFilm *film, const char *title) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
