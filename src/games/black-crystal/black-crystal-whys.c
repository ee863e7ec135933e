/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why something on the board is against the rules, in words, with the article and the grade. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-map.h"

const TmWord crystal_blast_words[] = {
  [BLAST_WALL] = { "wall", TM_WORD ("explosives", "Break a wall"), "explosive" },
  [BLAST_CLEAR] = { "clear", TM_WORD ("explosives", "Clear rubble"), "explosive" },
  [BLAST_RUBBLE] = { "rubble", TM_WORD ("explosives", "Lay rubble"), "explosive" },
  [BLAST_PASSAGE_OFF]
  = { "passage-off", TM_WORD ("explosives", "Take a Passage off"), "explosive" },
};

const CrystalWhySpec crystal_whys[CRYSTAL_N_WHYS] = {
  [WHY_BLAST_EDGE]
  = { "blast.edge", "crystal.explosive.wall", TM_GRADE_IMPOSSIBLE, N_ ("The board ends there.") },
  [WHY_BLAST_FAR] = { "blast.far", "crystal.explosive.use", TM_GRADE_ILLEGAL,
                      N_ ("Explosives reach only the cells beside the dwarf.") },
  [WHY_BLAST_MUSHROOM] = { "blast.mushroom", "crystal.explosive.use", TM_GRADE_ILLEGAL,
                           N_ ("Nothing can be done about a mushroom.") },
  [WHY_BLAST_NONE_LEFT]
  = { "blast.none-left", "crystal.explosive.use", TM_GRADE_ILLEGAL, N_ ("No explosive is left.") },
  [WHY_BLAST_NOT_NEEDED] = { "blast.not-needed", "crystal.explosive.use", TM_GRADE_NOTE,
                             N_ ("There is nothing to blow up there.") },
  [WHY_BLAST_PASSAGE_BOMB_ONLY]
  = { "blast.passage-bomb-only", "crystal.card.bomb", TM_GRADE_ILLEGAL,
      N_ ("Only the card Bomb takes a Passage off.") },
  [WHY_CARD_WRONG_TARGET] = { "card.wrong-target", "crystal.find.timing", TM_GRADE_ILLEGAL,
                              N_ ("The card does nothing to that.") },
  [WHY_DIG_COVERED] = { "dig.covered", "crystal.turn.place", TM_GRADE_IMPOSSIBLE,
                        N_ ("Something lies on that cell already.") },
  [WHY_DIG_FIRST_STRAIGHT] = { "dig.first-straight", "crystal.turn.first", TM_GRADE_ILLEGAL,
                               N_ ("The first tile goes straight before the entrance.") },
  [WHY_DIG_NO_OPENING] = { "dig.no-opening", "crystal.turn.place", TM_GRADE_ILLEGAL,
                           N_ ("No tunnel leads there from where the dwarf stands.") },
  [WHY_DIG_NOT_ADJACENT] = { "dig.not-adjacent", "crystal.turn.place", TM_GRADE_ILLEGAL,
                             N_ ("A tile is laid beside the dwarf, never diagonally.") },
  [WHY_DIG_NOT_JOINED] = { "dig.not-joined", "crystal.turn.place", TM_GRADE_ILLEGAL,
                           N_ ("The new tunnel does not join the one the dwarf stands in.") },
  [WHY_DIG_PIT_FIRST] = { "dig.pit-first", "crystal.pit.first", TM_GRADE_NOTE,
                          N_ ("A pit as the first tile goes back, and another tile is taken.") },
  [WHY_DIG_WALL_MEETS_TUNNEL] = { "dig.wall-meets-tunnel", "crystal.turn.place", TM_GRADE_NOTE,
                                  N_ ("A tunnel ends at a wall there, which is allowed.") },
  [WHY_MUSH_CRYSTAL] = { "mush.crystal", "crystal.mushroom.forbidden", TM_GRADE_ILLEGAL,
                         N_ ("No mushroom grows where a crystal lies.") },
  [WHY_MUSH_DWARF] = { "mush.dwarf", "crystal.mushroom.forbidden", TM_GRADE_ILLEGAL,
                       N_ ("No mushroom grows where another dwarf stands.") },
  [WHY_MUSH_ENTRANCE] = { "mush.entrance", "crystal.mushroom.entrance", TM_GRADE_ILLEGAL,
                          N_ ("No mushroom grows on the six cells nearest to a used entrance.") },
  [WHY_MUSH_EVENT] = { "mush.event", "crystal.mushroom.forbidden", TM_GRADE_ILLEGAL,
                       N_ ("No mushroom grows on an exit, a pit or a portal.") },
  [WHY_MUSH_EXIT] = { "mush.exit", "crystal.mushroom.exit", TM_GRADE_ILLEGAL,
                      N_ ("The mushroom would shut off the only way to an exit.") },
  [WHY_MUSH_FACE_DOWN] = { "mush.face-down", "crystal.mushroom.tokens", TM_GRADE_ILLEGAL,
                           N_ ("No mushroom grows on a tile that lies face down.") },
  [WHY_MUSH_NO_ORDINARY_TILE]
  = { "mush.no-ordinary-tile", "crystal.mushroom.tile", TM_GRADE_IMPOSSIBLE,
      N_ ("No ordinary tile is left that could leave the game for it.") },
  [WHY_MUSH_NONE_LEFT] = { "mush.none-left", "crystal.mushroom.tile", TM_GRADE_IMPOSSIBLE,
                           N_ ("Both mushrooms grow already.") },
  [WHY_MUSH_OWN_DWARF] = { "mush.own-dwarf", "crystal.mushroom.tokens", TM_GRADE_ILLEGAL,
                           N_ ("No mushroom grows under the own dwarf.") },
  [WHY_MUSH_TOKENS] = { "mush.tokens", "crystal.mushroom.tokens", TM_GRADE_ILLEGAL,
                        N_ ("No mushroom grows where a Boom token or rubble lies.") },
  [WHY_MUSH_TWICE] = { "mush.twice", "crystal.mushroom.tile", TM_GRADE_IMPOSSIBLE,
                       N_ ("A mushroom grows there already.") },
  [WHY_PORTAL_ALONE] = { "portal.alone", "crystal.portal.use", TM_GRADE_ILLEGAL,
                         N_ ("A portal leads anywhere only if a second one is open.") },
  [WHY_PORTAL_NOT_PORTAL] = { "portal.not-portal", "crystal.portal.use", TM_GRADE_ILLEGAL,
                              N_ ("There is no open portal.") },
  [WHY_RUBBLE_CRYSTAL] = { "rubble.crystal", "crystal.rubble.lay", TM_GRADE_ILLEGAL,
                           N_ ("No rubble is laid where a crystal lies.") },
  [WHY_RUBBLE_DWARF] = { "rubble.dwarf", "crystal.rubble.lay", TM_GRADE_ILLEGAL,
                         N_ ("No rubble is laid where another dwarf stands.") },
  [WHY_RUBBLE_FAR] = { "rubble.far", "crystal.rubble.lay", TM_GRADE_ILLEGAL,
                       N_ ("Rubble is laid beside the dwarf, never diagonally.") },
  [WHY_RUBBLE_NONE_LEFT] = { "rubble.none-left", "crystal.explosive.use", TM_GRADE_NOTE,
                             N_ ("No rubble token is left: mark the cell by something else.") },
  [WHY_RUBBLE_UNDUG] = { "rubble.undug", "crystal.rubble.lay", TM_GRADE_ILLEGAL,
                         N_ ("Rubble is laid on open tiles only.") },
  [WHY_RUBBLE_WALL]
  = { "rubble.wall", "crystal.rubble.lay", TM_GRADE_ILLEGAL, N_ ("A wall is between.") },
  [WHY_SKILL_CONDITION] = { "skill.condition", "crystal.skill.use", TM_GRADE_ILLEGAL,
                            N_ ("The skill cannot do this here.") },
  [WHY_STEP_FOREIGN_ENTRANCE] = { "step.foreign-entrance", "crystal.turn.move", TM_GRADE_ILLEGAL,
                                  N_ ("Entrances are for their own dwarfs only.") },
  [WHY_STEP_MUSHROOM] = { "step.mushroom", "crystal.mushroom.stays", TM_GRADE_ILLEGAL,
                          N_ ("Nobody gets past a mushroom.") },
  [WHY_STEP_MUST_DIG] = { "step.must-dig", "crystal.turn.move", TM_GRADE_ILLEGAL,
                          N_ ("Something can be dug from here, so a tile has to be taken.") },
  [WHY_STEP_NOT_ADJACENT] = { "step.not-adjacent", "crystal.turn.move", TM_GRADE_ILLEGAL,
                              N_ ("A step goes to a cell beside, never diagonally.") },
  [WHY_STEP_RUBBLE] = { "step.rubble", "crystal.rubble.clear", TM_GRADE_ILLEGAL,
                        N_ ("Rubble is in the way and has to be cleared first.") },
  [WHY_STEP_SPENT] = { "step.spent", "crystal.turn.move", TM_GRADE_ILLEGAL,
                       N_ ("The step of this turn is made already.") },
  [WHY_STEP_UNDUG] = { "step.undug", "crystal.turn.move", TM_GRADE_ILLEGAL,
                       N_ ("No tile lies there: a tile has to be taken.") },
  [WHY_STEP_WALL]
  = { "step.wall", "crystal.turn.move", TM_GRADE_ILLEGAL, N_ ("A wall is in the way.") },
  [WHY_THROW_EDGE] = { "throw.edge", "crystal.card.telekick", TM_GRADE_ILLEGAL,
                       N_ ("The flight would leave the board.") },
  [WHY_THROW_MUSHROOM] = { "throw.mushroom", "crystal.card.telekick", TM_GRADE_ILLEGAL,
                           N_ ("Nobody comes down on a mushroom.") },
};

/**
 * crystal_forbids:
 * @whys: set of WHY_BIT()
 *
 * Tells whether something is against the rules.
 *
 * Returns: whether a reason is more than a note
 */
gboolean
crystal_forbids (guint64 whys)
{
  for (guint why = 0; why < CRYSTAL_N_WHYS; why++)
    if (whys & WHY_BIT (why) && crystal_whys[why].grade > TM_GRADE_NOTE)
      return TRUE;
  return FALSE;
}

/**
 * crystal_add_whys:
 * @resolution: a resolution
 * @whys: set of WHY_BIT()
 *
 * Adds them to the findings of a move.
 */
void
crystal_add_whys (TmResolution *resolution, guint64 whys)
{
  for (guint why = 0; why < CRYSTAL_N_WHYS; why++)
    if (whys & WHY_BIT (why))
      tm_resolution_add_finding (resolution, crystal_whys[why].grade, crystal_whys[why].id,
                                 crystal_whys[why].article,
                                 (TmText) { .msgid = crystal_whys[why].text });
}
