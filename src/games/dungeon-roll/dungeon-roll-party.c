/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dice are rolled: «Сбор партии», the next level, and dice rolled again. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-roll-turn.h"

/* «Сбор партии» */

static void
begin_delve (RollTurn *self)
{
  for (guint counter = COUNTER_LEVEL; counter <= COUNTER_BY_HAND; counter++)
    tm_resolution_set_shared (self->resolution, counter, 0);
}

/* The Knight's card: all scrolls become champions. */
static void
convert_scrolls (RollTurn *self)
{
  guint8 *party = self->now.party;

  if ((self->now.hero != HERO_KNIGHT && self->now.hero != HERO_DRAGON_SLAYER)
      || party[FACE_SCROLL] == 0)
    return;
  roll_turn_note (self, "party-knight", "roll.party.knight",
                  tm_text_n ("%s scroll becomes a champion.", "%s scrolls become champions.",
                             tm_arg_number (party[FACE_SCROLL])));
  party[FACE_CHAMPION] += party[FACE_SCROLL];
  party[FACE_SCROLL] = 0;
  roll_turn_count (self, COUNTER_HERO_USES, 1);
}

/* The move `form-party`: seven dice, and the hero is ready again. */
void
roll_resolve_form_party (const TmMove *move, TmResolution *resolution)
{
  RollTurn turn;
  guint n_faces = 0;
  const gint32 *faces = tm_args_get_list (&move->args, FORM_FACES, &n_faces);

  if (!roll_begin_turn (&turn, move, resolution))
    return;
  begin_delve (&turn);
  if (!roll_turn_has_phase (&turn, PHASE_BIT (PHASE_FORM),
                            PHASES_ON_LEVEL | PHASE_BIT (PHASE_POPULATE)))
    return;
  memset (turn.now.party, 0, sizeof turn.now.party);
  memset (turn.now.temporary, 0, sizeof turn.now.temporary);
  roll_position_clear_level (&turn.now);
  turn.now.grave = turn.now.lair = 0;
  turn.now.is_ready = TRUE;
  for (guint i = 0; i < n_faces; i++)
    turn.now.party[faces[i]]++;
  convert_scrolls (&turn);
  tm_resolution_set_shared (resolution, COUNTER_MUSTER, turn.now.hero == HERO_MERCENARY);
  roll_turn_commit (&turn);
  tm_resolution_set_phase (resolution, PHASE_POPULATE);
  tm_resolution_add_reason (resolution, "roll.party.form",
                            tm_text (N_ ("Seven party dice are rolled.")));
  tm_resolution_set_summary (resolution, tm_text (N_ ("%s forms a party"), tm_arg_seat (turn.seat)),
                             TM_TEXT_NONE);
}

/* The move `party-reroll`: the Mercenary's card, once when the party is formed. */
void
roll_resolve_party_reroll (const TmMove *move, TmResolution *resolution)
{
  RollTurn turn;
  RollAgain again;

  if (!roll_begin_turn (&turn, move, resolution)
      || !roll_turn_read_again (&turn, PARTY_REROLL_DICE, -1, &again)
      || !roll_turn_check_again (&turn, &again, PARTY_REROLL_FACES, -1)
      || !roll_turn_has_phase (&turn, PHASE_BIT (PHASE_POPULATE), PHASES_ON_LEVEL))
    return;
  if (turn.now.hero != HERO_MERCENARY || !tm_table_get_shared (turn.table, COUNTER_MUSTER))
    roll_turn_forbid (&turn, "party-mercenary", "roll.party.mercenary",
                      turn.now.hero != HERO_MERCENARY
                          ? tm_text (N_ ("Only the Mercenary rolls his party again."))
                          : tm_text (N_ ("The party is rolled again once only.")));
  roll_turn_roll_again (&turn, &again, PARTY_REROLL_FACES, -1);
  tm_resolution_set_shared (resolution, COUNTER_MUSTER, 0);
  roll_turn_count (&turn, COUNTER_HERO_USES, 1);
  roll_turn_commit (&turn);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%s party die rolled again", "%s party dice rolled again",
                                        tm_arg_number ((gint32) again.n_party)),
                             TM_TEXT_NONE);
}

/* Levels */

/* Puts dice as they fell; dragons go to the lair. Gives how many dragons there are. */
static guint
place_dice (RollPosition *position, const gint32 *faces, guint n_faces)
{
  guint n_dragons = 0;

  for (guint i = 0; i < n_faces; i++)
    if (faces[i] == FACE_DRAGON)
      n_dragons++;
    else
      position->level[faces[i]]++;
  position->lair += n_dragons;
  return n_dragons;
}

/* A new level: what was there is gone but for the lair, and the lord's dice are placed. */
void
roll_turn_enter_level (RollTurn *self, guint level, const gint32 *faces, guint n_faces)
{
  guint n_dragons;

  roll_position_clear_level (&self->now);
  memset (self->now.temporary, 0, sizeof self->now.temporary);
  n_faces = MIN (n_faces, roll_count_dice (ROLL_MAX_LEVEL, self->now.lair));
  n_dragons = place_dice (&self->now, faces, n_faces);
  for (guint counter = COUNTER_ROLLED; counter <= COUNTER_SEVEN; counter++)
    tm_resolution_set_shared (self->resolution, counter, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_MUSTER, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_LEVEL, level);
  tm_resolution_set_shared (self->resolution, COUNTER_ROLLED, n_faces);
  tm_resolution_set_shared (self->resolution, COUNTER_LEVEL_DICE,
                            roll_position_count_party (&self->now));
  tm_resolution_set_shared (self->resolution, COUNTER_LEVEL_MONSTERS,
                            roll_position_count_monsters (&self->now) > 0);
  roll_award_roll (self, n_faces, n_dragons);
  roll_turn_commit (self);
  tm_resolution_set_phase (self->resolution, PHASE_MONSTERS);
  if (n_dragons > 0)
    tm_resolution_add_reason (self->resolution, "roll.lair",
                              tm_text_n ("%s dragon goes to the lair.",
                                         "%s dragons go to the lair.",
                                         tm_arg_number ((gint32) n_dragons)));
}

static TmText
describe_roll (guint level, guint n_dice)
{
  return tm_text_n ("Level %2$s: %1$s dungeon die rolled", "Level %2$s: %1$s dungeon dice rolled",
                    tm_arg_number ((gint32) n_dice), tm_arg_number ((gint32) level));
}

/* The move `populate`: the first level, one die; «Сбор партии» 3-4. */
void
roll_resolve_populate (const TmMove *move, TmResolution *resolution)
{
  RollTurn turn;
  guint n_faces = 0;
  const gint32 *faces = tm_args_get_list (&move->args, POPULATE_FACES, &n_faces);

  if (!roll_begin_turn (&turn, move, resolution)
      || !roll_turn_has_phase (&turn, PHASE_BIT (PHASE_POPULATE), PHASES_ON_LEVEL))
    return;
  if (n_faces != 1)
    roll_turn_forbid (&turn, "populate-first", "roll.populate.first",
                      tm_text (N_ ("One die is rolled for the first level.")));
  if (turn.phase == PHASE_POPULATE && turn.now.party[FACE_CHAMPION] >= ROLL_MANY_CHAMPIONS)
    roll_award (resolution, turn.seat, ACHIEVEMENT_CHEATER);
  turn.now.lair = 0;
  roll_turn_enter_level (&turn, 1, faces, n_faces);
  tm_resolution_set_summary (resolution, describe_roll (1, n_faces), TM_TEXT_NONE);
}

/* A level too few or too many dice are rolled for, or one that is not there. */
static void
check_descent (RollTurn *self, guint level, guint n_faces)
{
  const RollBar *bar = roll_judge_way (WAY_DESCEND, level - 1, self->phase);
  guint n_dice = roll_count_dice (level, self->now.lair);

  if (bar != NULL)
    roll_turn_bar (self, bar);
  else if (n_faces != n_dice)
    roll_turn_forbid (self, "populate-count", "roll.populate.count",
                      tm_text_n ("%s die is rolled for this level.",
                                 "%s dice are rolled for this level.",
                                 tm_arg_number ((gint32) n_dice)));
}

/* The move `descend`: one level deeper, «Фаза перегруппировки» В. */
void
roll_resolve_descend (const TmMove *move, TmResolution *resolution)
{
  RollTurn turn;
  guint level;
  guint n_faces = 0;
  const gint32 *faces = tm_args_get_list (&move->args, DESCEND_FACES, &n_faces);

  if (!roll_begin_turn (&turn, move, resolution) || !roll_turn_bar (&turn, NULL))
    return;
  level = tm_table_get_shared (turn.table, COUNTER_LEVEL) + 1;
  check_descent (&turn, level, n_faces);
  roll_turn_enter_level (&turn, MIN (level, ROLL_MAX_LEVEL), faces, n_faces);
  tm_resolution_add_reason (resolution, "roll.regroup.glory",
                            tm_text (N_ ("Available dice stay as they lie.")));
  tm_resolution_set_summary (resolution, describe_roll (MIN (level, ROLL_MAX_LEVEL), n_faces),
                             TM_TEXT_NONE);
}

/* Rolling again */

/* The faces of a parameter that may have no place in the move. */
static const gint32 *
get_faces (const RollTurn *self, int param, guint *n_faces)
{
  *n_faces = 0;
  return param >= 0 ? tm_args_get_list (&self->move->args, param, n_faces) : NULL;
}

static gboolean
refuse_die (RollTurn *self, guint kind, gint32 face)
{
  return tm_resolution_refuse (self->resolution, "not-there", "roll.reroll.scope",
                               tm_text (N_ ("Not there: %s."), tm_arg_face (kind, face)));
}

/* A black die: on the level, else a companion it has become, else in the lair. */
static gboolean
read_dungeon_die (RollTurn *self, gint32 face, RollAgain *again)
{
  const RollPosition *now = &self->now;
  int turned = face == FACE_SKELETON ? 0 : face == FACE_GOBLIN ? 1 : -1;

  if (face == FACE_DRAGON)
    return again->lair++ < now->lair;
  if (again->level[face] < now->level[face])
    {
      again->level[face]++;
      return TRUE;
    }
  if (turned < 0 || again->temporary[turned] >= now->temporary[turned])
    return FALSE;
  again->temporary[turned]++;
  return TRUE;
}

/* Reads which dice are to be rolled again; refuses those that are not there. */
gboolean
roll_turn_read_again (RollTurn *self, int party, int dungeon, RollAgain *again)
{
  const gint32 *faces;

  memset (again, 0, sizeof *again);
  faces = get_faces (self, party, &again->n_party);
  for (guint i = 0; i < again->n_party; i++)
    if (again->party[faces[i]]++ >= self->now.party[faces[i]])
      return refuse_die (self, PIECE_PARTY_DIE, faces[i]);
  faces = get_faces (self, dungeon, &again->n_dungeon);
  for (guint i = 0; i < again->n_dungeon; i++)
    if (!read_dungeon_die (self, faces[i], again))
      return refuse_die (self, PIECE_DUNGEON_DIE, faces[i]);
  return TRUE;
}

/* The same dice as the judge of rerolls knows them. */
guint
roll_again_get_dice (const RollAgain *self)
{
  guint dice = self->n_party > 0 ? 1u << REROLL_PARTY_DIE : 0;

  if (self->temporary[0] + self->temporary[1] > 0)
    dice |= 1u << REROLL_TEMPORARY;
  for (guint face = 0; face < ROLL_N_LEVEL_FACES; face++)
    if (self->level[face] > 0)
      dice |= 1u << (REROLL_LEVEL + face);
  return self->lair > 0 ? dice | 1u << (REROLL_LEVEL + FACE_DRAGON) : dice;
}

/* As many faces as dice. */
gboolean
roll_turn_check_again (RollTurn *self, const RollAgain *again, int party, int dungeon)
{
  guint n_party, n_dungeon;

  get_faces (self, party, &n_party);
  get_faces (self, dungeon, &n_dungeon);
  return (n_party == again->n_party && n_dungeon == again->n_dungeon)
         || tm_resolution_refuse (
             self->resolution, "wrong-count", "roll.reroll.scope",
             tm_text (N_ ("Every die that is rolled again shows one new face.")));
}

/* Rolls them. What comes back lies on the level, dragons go to the lair; a monster among it means
 * that there is a monster to beat. */
void
roll_turn_roll_again (RollTurn *self, const RollAgain *again, int party, int dungeon)
{
  RollPosition *now = &self->now;
  const gint32 *faces;
  guint n_faces, n_dragons;

  for (guint face = 0; face < ROLL_N_PARTY_FACES; face++)
    now->party[face] -= again->party[face];
  faces = get_faces (self, party, &n_faces);
  for (guint i = 0; i < n_faces; i++)
    now->party[faces[i]]++;
  if (again->n_dungeon == 0)
    return;
  for (guint face = 0; face < ROLL_N_LEVEL_FACES; face++)
    now->level[face] -= again->level[face];
  for (guint i = 0; i < 2; i++)
    now->temporary[i] -= again->temporary[i];
  now->lair -= again->lair;
  faces = get_faces (self, dungeon, &n_faces);
  n_dragons = place_dice (now, faces, n_faces);
  roll_award_roll (self, again->n_dungeon, n_dragons);
  if (roll_position_count_monsters (now) > 0)
    tm_resolution_set_shared (self->resolution, COUNTER_LEVEL_MONSTERS, 1);
}
