/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-param-editor.h"
#include "tm-param-proposal.h"

/* So many seats an example has. */
#define USUAL_SEATS 4

/**
 * tm_param_count_usual_seats:
 * @box: the box that names the seats
 * @table: (nullable): the table of a running match
 *
 * Tells how many sit at a table, or would as an example.
 *
 * Returns: how many
 */
guint
tm_param_count_usual_seats (const TmBox *box, const TmTable *table)
{
  return table != NULL ? tm_box_get_n_seats (box) : USUAL_SEATS;
}

/* A hand out of which nothing has been played yet. */
static gint32
get_full_hand (const TmParam *param)
{
  gint32 hand = 0;

  for (gint32 digit = param->min; digit <= param->max; digit++)
    hand = hand * 10 + digit;

  return hand;
}

static gint32
propose_number (const TmParam *param, const TmBox *box, const TmTable *table, guint item)
{
  if (param->none != NULL)
    return TM_NUMBER_UNKNOWN;

  if (param->is_seat_count)
    return CLAMP ((gint32) tm_param_count_usual_seats (box, table), param->min, param->max);

  /* Cards are proposed that differ; 0 is none of them. */
  if (param->is_by_seat && param->zero != NULL)
    return MAX (param->max - (gint32) item, MAX (param->min, 1));

  /* Nothing is a poor example of what is asked for; of what may be added it is the usual. */
  return CLAMP (param->is_optional ? 0 : 1, param->min, param->max);
}

/* Of faces that people name, there may be none yet. */
static gint32
propose_face (const TmParam *param, const TmBox *box)
{
  if (param->none != NULL)
    return TM_FACE_UNKNOWN;

  return tm_param_count_faces (param, box) > 0 ? 0 : TM_PARAM_UNSET;
}

/* The first cell; of a board that is counted from its middle, the middle. */
static gint32
propose_cell (const TmParam *param, const TmBox *box)
{
  gint32 cell = 0;

  return tm_box_find_cell (box, (guint) tm_kit_find_grid (tm_box_get_kit (box), param->piece),
                           "0:0", &cell)
             ? cell
             : 0;
}

/**
 * tm_param_propose_value:
 * @param: a declared parameter
 * @box: the box that names the seats
 * @table: (nullable): the table of a running match
 * @item: which entry of a list; 0 if it is none
 *
 * Proposes a value.
 *
 * Returns: the value; %TM_PARAM_UNSET if there is none that could be meant
 */
gint32
tm_param_propose_value (const TmParam *param, const TmBox *box, const TmTable *table, guint item)
{
  switch (param->kind)
    {
    case TM_PARAM_NUMBER:
      return propose_number (param, box, table, item);

    case TM_PARAM_FACE:
      return propose_face (param, box);

    case TM_PARAM_CELL:
      return propose_cell (param, box);

    case TM_PARAM_SEAT:
      return param->none != NULL ? -1 : 0;

    case TM_PARAM_DIGITS:
      return get_full_hand (param);

    case TM_PARAM_PIECE:
    case TM_PARAM_LINK:
    case TM_PARAM_PAIR:
    case TM_PARAM_TEXT:
      return TM_PARAM_UNSET;

    default:
      return 0;
    }
}
