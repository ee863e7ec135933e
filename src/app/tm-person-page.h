/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* One person: name and look, who else it is, and what the history says. */
#define TM_TYPE_PERSON_PAGE (tm_person_page_get_type ())
G_DECLARE_FINAL_TYPE (TmPersonPage, tm_person_page, TM, PERSON_PAGE, GtkWidget)

GtkWidget *tm_person_page_new (TmArchive *archive);
void tm_person_page_show (TmPersonPage *self, const char *uuid);

G_END_DECLS
