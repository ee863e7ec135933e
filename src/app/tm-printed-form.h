/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tm-printed-editor.h"

G_BEGIN_DECLS

/* A form for one thing that is printed: the parameters of the move that teaches it. */
#define TM_TYPE_PRINTED_FORM (tm_printed_form_get_type ())
G_DECLARE_FINAL_TYPE (TmPrintedForm, tm_printed_form, TM, PRINTED_FORM, AdwNavigationPage)

AdwNavigationPage *tm_printed_form_new (TmPrintedEditor *editor, const TmPrintedEntry *entry);

G_END_DECLS
