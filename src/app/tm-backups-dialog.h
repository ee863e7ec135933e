/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "store/tm-archive.h"

#include <adwaita.h>

G_BEGIN_DECLS

AdwDialog *tm_backups_dialog_new (TmArchive *archive);

G_END_DECLS
