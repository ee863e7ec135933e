/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/** TM_STAMP_LAST: the end of the year 9999, in microseconds of Unix time: nothing is written or stamped later. */
#define TM_STAMP_LAST G_GINT64_CONSTANT (253402300799999999)

/**
 * TM_SQL_STAMP:
 * @now: SQL for the time by the clock
 * @column: when something was changed last
 *
 * SQL for when it is changed now. What is changed is always stamped later than it was, even if the
 * clock was set back meanwhile: of two versions that are merged the later one counts. Nothing is
 * stamped later than a history file may say.
 */
#define TM_SQL_STAMP(now, column) "max (" now ", min (" column " + 1, 253402300799999999))"
