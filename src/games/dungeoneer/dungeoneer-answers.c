/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the judge's answers have in common. */

#include "config.h"

#include "dungeoneer-questions.h"

/**
 * dungeoneer_get_rules:
 * @ruling: a ruling
 *
 * Finds who reads the rules when the judge answers.
 *
 * Returns: the reader; valid as long as the ruling
 */
DungeoneerRules
dungeoneer_get_rules (TmRuling *ruling)
{
  return (DungeoneerRules) { .resolution = tm_ruling_get_resolution (ruling) };
}

/**
 * dungeoneer_answer_fault:
 * @ruling: a ruling
 * @id: (nullable): name of the entry that says whether it is allowed, "allowed" or "legal"; %NULL: there
 *   is none
 * @fault: what forbids it, or %FAULT_NONE
 *
 * Adds to the outcome whether something is allowed and what forbids it. The sentence of a fault is a
 * reason and the verdict, too; the rules themselves need not give it.
 */
void
dungeoneer_answer_fault (TmRuling *ruling, const char *id, DungeoneerFault fault)
{
  const DungeoneerFaultSpec *spec = &dungeoneer_faults[fault];

  if (id != NULL)
    tm_ruling_set_flag (ruling, id, fault == FAULT_NONE);
  tm_ruling_set_word (ruling, "fault", spec->word);
  if (fault == FAULT_NONE)
    return;
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), spec->article,
                            (TmText) { .msgid = spec->text });
  tm_ruling_set_verdict (ruling, (TmText) { .msgid = spec->text });
}
