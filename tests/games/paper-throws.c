/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "paper-throws.h"

PaperColour
throw_get_colour (guint die)
{
  return die < PAPER_N_WHITE ? COLOUR_WHITE : COLOUR_BLACK;
}

/* One of the 46656 throws; FALSE if it does not stand. */
gboolean
throw_read (const guint8 faces[PAPER_N_COLOURS][6], guint code, gint32 thrown[PAPER_N_DICE])
{
  PaperThrow result;

  for (guint die = 0; die < PAPER_N_DICE; die++, code /= 6)
    thrown[die] = faces[throw_get_colour (die)][code % 6];
  paper_judge_throw (thrown, NULL, &result);
  return !result.is_void;
}
