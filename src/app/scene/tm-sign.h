/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"

G_BEGIN_DECLS

/* The sign of a finding: a color and a picture for each grade. */

const char *tm_sign_get_css_class (TmGrade grade);
const char *tm_sign_get_name (TmGrade grade);
void tm_sign_show (GtkImage *image, TmGrade grade);
void tm_sign_mark (GtkImage *image, GtkWidget *button, const TmRemark *remark);
void tm_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, TmGrade grade);
char *tm_sign_dup_description (const char *words, TmGrade grade, const char *remark)
    G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
