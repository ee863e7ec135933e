/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is seen of a match. */

#include "config.h"

#include "dungeoneer-play.h"

void
dungeoneer_present (TmScene *scene)
{
  (void) scene;
}
