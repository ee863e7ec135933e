/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-match.h"

G_BEGIN_DECLS

/* Options at random for any game. */
typedef enum
{
  OPTIONS_ALL = 0,
  /* Not those that say what is shown. */
  OPTIONS_NOT_SHOWN = 1 << 0,
  /* Not what is printed. */
  OPTIONS_NOT_PRINTED = 1 << 1,
  /* Also lists of words and of faces, such as what a house allows. */
  OPTIONS_LISTS = 1 << 2,
} OptionsFlags;

void random_options_choose (TmBox *box, TmRandom *random, OptionsFlags flags);
void random_options_print (TmBox *box, TmRandom *random);

G_END_DECLS
