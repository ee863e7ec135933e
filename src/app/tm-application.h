/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "store/tm-archive.h"

G_BEGIN_DECLS

#define TM_TYPE_APPLICATION (tm_application_get_type ())
G_DECLARE_FINAL_TYPE (TmApplication, tm_application, TM, APPLICATION, AdwApplication)

TmApplication *tm_application_new (void) G_GNUC_WARN_UNUSED_RESULT;
TmApplication *tm_application_get (void);

TmArchive *tm_application_get_archive (TmApplication *self);
GSettings *tm_application_get_settings (TmApplication *self);

G_END_DECLS
