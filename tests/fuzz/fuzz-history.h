/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A history with something of every kind, the same in every run, for what is fuzzed to look into. */

#define FUZZ_PAGE_SIZE 512

char *fuzz_make_folder (void);
void fuzz_make_history (const char *path);

G_END_DECLS
