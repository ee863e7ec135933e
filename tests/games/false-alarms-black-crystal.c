/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: what is illegal and impossible by the table of findings on its page, one function a
 * kind; and what is legal by it. */

#include "false-alarms-black-crystal.h"

const AlarmGame alarms_of_black_crystal = {
  .id = "black-crystal",
  .illegal = { crystal_walk_illegal, crystal_blast_illegal, crystal_card_illegal },
  .legal = { crystal_walk_legal },
};
