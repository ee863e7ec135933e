/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the numbers of a table mean to those who keep them: where every table has its phase and its
 * turn, and how the place of a piece is told in one number. */

#define TM_PHASE_SLOT 0
#define TM_TURN_SLOT 1

#define TM_PLACE_MIDDLE 0x8000
#define TM_PLACE_LAST 0xffff

/**
 * tm_place_pack:
 * @zone: a zone of the table
 * @position: where in it, up to %TM_PLACE_LAST; the smallest is the top
 *
 * Puts a zone and the position in it into one number.
 *
 * Returns: the value of a place slot
 */
static inline gint32
tm_place_pack (guint zone, guint position)
{
  return (gint32) (zone << 16 | position);
}

/**
 * tm_place_get_zone:
 * @place: the value of a place slot
 *
 * Gets the zone of a place.
 *
 * Returns: the zone
 */
static inline guint
tm_place_get_zone (gint32 place)
{
  return (guint32) place >> 16;
}

/**
 * tm_place_get_position:
 * @place: the value of a place slot
 *
 * Gets the position in the zone of a place.
 *
 * Returns: the position
 */
static inline guint
tm_place_get_position (gint32 place)
{
  return place & 0xffff;
}

G_END_DECLS
