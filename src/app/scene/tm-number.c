/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-number.h"

#define MINUS_SIGN "−"

/**
 * tm_number_dup:
 * @number: a number, above %G_MININT64
 *
 * Writes down a number with the minus sign that belongs to it, which is not a hyphen.
 *
 * Returns: (transfer full): the text
 */
char *
tm_number_dup (gint64 number)
{
  return g_strdup_printf ("%s%" G_GINT64_FORMAT, number < 0 ? MINUS_SIGN : "", ABS (number));
}

/**
 * tm_number_dup_change:
 * @change: by how much something changes, above %G_MININT64
 *
 * Writes down a change, which has a sign unless it is none.
 *
 * Returns: (transfer full): the text
 */
char *
tm_number_dup_change (gint64 change)
{
  return change > 0 ? g_strdup_printf ("+%" G_GINT64_FORMAT, change) : tm_number_dup (change);
}
