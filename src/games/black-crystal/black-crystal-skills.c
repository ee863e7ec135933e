/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The move `use-skill`. R p. 6 to 8. Walls and rubble are dealt with by digging, walking and blowing up
 * with the skill as the means; the cards of a Merchant are told with the die. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"
#include "black-crystal-skill-rules.h"

typedef struct
{
  CrystalTurn turn;
  guint seat;
  CrystalSkill skill;
  CrystalSkillUse use;
} Using;

static void
read_use (Using *self)
{
  const TmArgs *args = &self->turn.move->args;

  self->use = (CrystalSkillUse) {
    .skill = self->skill,
    .used = crystal_skill_get_uses (self->skill)
            - crystal_turn_get (&self->turn, COUNTER_SKILL_USES, self->seat),
    .named = tm_args_has (args, SKILL_NAMED) ? tm_args_get (args, SKILL_NAMED) : 0,
    .die = tm_args_has (args, SKILL_DIE) ? CRYSTAL_DIE (args, SKILL_DIE) : 0,
    .is_odd = tm_args_has (args, SKILL_CALL) && tm_args_get (args, SKILL_CALL) != 0,
  };
}

static gboolean
need (Using *self, guint param, const char *text)
{
  if (tm_args_has (&self->turn.move->args, param))
    return TRUE;
  return crystal_turn_refuse (&self->turn, "skill.incomplete", crystal_skill_articles[self->skill],
                              (TmText) { .msgid = text });
}

/* Judges the use; what is wrong with it becomes findings. */
static void
judge (Using *self, CrystalSkillEffect *effect)
{
  static const char *const texts[CRYSTAL_N_SKILL_WHYS] = {
    N_ ("The skill cannot do this here."),
    N_ ("There is no card to be taken."),
    N_ ("All uses of the skill are spent."),
  };

  crystal_judge_skill (&self->use, self->turn.resolution, effect);
  for (guint i = 0; i < CRYSTAL_N_SKILL_WHYS; i++)
    if (effect->why >> i & 1)
      crystal_turn_forbid (&self->turn, crystal_skill_why_ids[i], "crystal.skill.use",
                           (TmText) { .msgid = texts[i] });
}

static void
forbid_moment (Using *self)
{
  crystal_turn_forbid (&self->turn, "skill.condition", crystal_skill_articles[self->skill],
                       tm_text (N_ ("It is not the moment for this skill.")));
}

/* A counter of the skill card goes back into the box. */
static void
pay_counter (Using *self)
{
  if (crystal_turn_get (&self->turn, COUNTER_SKILL_USES, self->seat) == 0)
    return;
  crystal_turn_add (&self->turn, COUNTER_SKILL_USES, self->seat, -1);
  crystal_turn_add_shared (&self->turn, COUNTER_COUNTERS_LEFT, 1);
}

static gboolean
refuse_means (Using *self)
{
  return crystal_turn_refuse (
      &self->turn, "skill.use-means", crystal_skill_articles[self->skill],
      self->skill == SKILL_MERCHANT
          ? tm_text (N_ ("The cards of a Merchant are told with the die."))
          : tm_text (N_ ("Dig, walk or blow up with this skill as the means: that uses it.")));
}

/* Thief */

/* Which card is taken is chance. The app's cards have an order that means nothing; a number that nobody
 * looks at spreads the choice. */
static int
pick_card (const Using *self, guint victim)
{
  const TmTable *table = self->turn.table;
  guint pieces[CRYSTAL_N_FIND_CARDS];
  guint n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_HAND, (int) victim),
                                       pieces, G_N_ELEMENTS (pieces));
  guint mix = (guint) (tm_table_get_shared (table, COUNTER_BAG) * 31
                       + tm_table_get_shared (table, COUNTER_FIND_DECK) * 17
                       + tm_table_get_counter (table, COUNTER_TURNS, self->seat) * 7);

  return n_pieces == 0 ? -1 : (int) pieces[mix % n_pieces];
}

/* Nobody knows any more which of the cards on a real table is where. */
static void
forget_hand (Using *self, guint victim, guint stolen)
{
  const TmTable *table = self->turn.table;
  guint pieces[CRYSTAL_N_FIND_CARDS];
  guint n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_HAND, (int) victim),
                                       pieces, G_N_ELEMENTS (pieces));

  if (tm_table_get_option (table, OPTION_FIND) == TM_SOURCE_APP
      || tm_table_get_option (table, OPTION_HANDS) == HANDS_OPEN)
    return;
  tm_resolution_set_face (self->turn.resolution, stolen, TM_FACE_UNKNOWN);
  for (guint i = 0; i < n_pieces; i++)
    tm_resolution_set_face (self->turn.resolution, pieces[i], TM_FACE_UNKNOWN);
}

static void
take_card (Using *self, guint victim)
{
  int piece = pick_card (self, victim);

  if (piece < 0)
    return;
  crystal_move_find (self->turn.resolution, (guint) piece, ZONE_HAND, (int) self->seat);
  forget_hand (self, victim, (guint) piece);
}

static gboolean
steal (Using *self)
{
  CrystalTurn *turn = &self->turn;
  CrystalSkillEffect effect;
  guint victim;

  if (!need (self, SKILL_TARGET, N_ ("Name the player whom the Thief robs."))
      || !need (self, SKILL_NAMED, N_ ("Name a number from 1 to 6."))
      || !need (self, SKILL_DIE, N_ ("The Thief rolls a die.")))
    return FALSE;
  victim = (guint) tm_args_get (&turn->move->args, SKILL_TARGET);
  if (victim == self->seat)
    return crystal_turn_refuse (turn, "skill.condition", "crystal.skill.thief",
                                tm_text (N_ ("The Thief robs another player.")));
  if (turn->phase != PHASE_START || crystal_get_active (turn->table) != (int) self->seat)
    forbid_moment (self);
  self->use.use = CASE_STEAL;
  self->use.hand = crystal_turn_get (turn, COUNTER_HAND, victim);
  judge (self, &effect);
  tm_resolution_set_shared (turn->resolution, COUNTER_BEGUN, 1);
  tm_resolution_set_shared (turn->resolution, COUNTER_STEPS, 0);
  if (self->use.die == self->use.named)
    take_card (self, victim);
  tm_resolution_set_summary (
      turn->resolution,
      self->use.die == self->use.named
          ? tm_text (N_ ("%s names %s, rolls it and takes a card of %s"), tm_arg_seat (self->seat),
                     tm_arg_number (self->use.named), tm_arg_seat (victim))
          : tm_text (N_ ("%s names %s, rolls %s and takes nothing of %s"), tm_arg_seat (self->seat),
                     tm_arg_number (self->use.named), tm_arg_number (self->use.die),
                     tm_arg_seat (victim)),
      TM_TEXT_NONE);
  return TRUE;
}

/* Alchemist */

static gboolean
pour (Using *self)
{
  CrystalTurn *turn = &self->turn;
  CrystalSkillEffect effect;
  CrystalFightEvent fight;
  guint seats[2], rival;

  self->use.use = crystal_get_fight (turn->table, &fight) ? CASE_MONSTER : CASE_DWARF;
  if (!crystal_get_duel (turn->table, seats, NULL))
    {
      judge (self, &effect);
      return crystal_turn_refuse (turn, "duel.none", "crystal.skill.alchemist",
                                  tm_text (N_ ("The potion is for a dwarf one fights.")));
    }
  judge (self, &effect);
  if (seats[0] != self->seat && seats[1] != self->seat)
    forbid_moment (self);
  rival = seats[0] == self->seat ? seats[1] : seats[0];
  pay_counter (self);
  crystal_turn_pop (turn);
  crystal_boosts_clear (turn);
  crystal_turn_set (turn, COUNTER_AUTOPILOT, rival, CRYSTAL_ALCHEMIST_TURNS);
  crystal_turn_note (turn, "duel.no-winner", "crystal.o.no-fight",
                     tm_text (N_ ("Nobody has won the duel: crystals stay where they are.")));
  tm_resolution_set_summary (turn->resolution,
                             tm_text (N_ ("%s pours the Autopilot over %s"),
                                      tm_arg_seat (self->seat), tm_arg_seat (rival)),
                             TM_TEXT_NONE);
  return TRUE;
}

/* Gardener */

/* The card of the Dandelions, wherever it lies among those that nobody fights. */
static gboolean
find_dandelions (Using *self, guint *piece)
{
  const TmTable *table = self->turn.table;
  guint deck = tm_table_get_zone (table, ZONE_BOOM_DECK, TM_NO_SEAT);
  int unknown;

  if (crystal_find_boom (table, ZONE_BOOM_DISCARD, TM_NO_SEAT, MONSTER_DANDELIONS, piece)
      || crystal_find_boom (table, ZONE_BOOM_DECK, TM_NO_SEAT, MONSTER_DANDELIONS, piece))
    return TRUE;
  unknown = tm_table_find_piece (table, deck, PIECE_BOOM, TM_FACE_UNKNOWN);
  *piece = (guint) MAX (unknown, 0);
  return unknown >= 0;
}

static gboolean
keep_dandelions (Using *self)
{
  CrystalTurn *turn = &self->turn;

  if (crystal_turn_get (turn, COUNTER_SKILL_USES, self->seat) == 0)
    return crystal_turn_refuse (turn, "skill.used-up", "crystal.skill.use",
                                tm_text (N_ ("All uses of the skill are spent.")));
  crystal_turn_pop (turn);
  pay_counter (self);
  tm_resolution_add_reason (turn->resolution, "crystal.skill.gardener",
                            tm_text (N_ ("Another counter is paid, and the Dandelions stay.")));
  tm_resolution_set_summary (turn->resolution,
                             tm_text (N_ ("%s keeps the Dandelions"), tm_arg_seat (self->seat)),
                             TM_TEXT_NONE);
  return TRUE;
}

static gboolean
is_before_own_die (const Using *self)
{
  const TmTable *table = self->turn.table;
  CrystalFightEvent fight;
  guint seats[2];

  if (crystal_get_fight (table, &fight))
    return fight.seat == self->seat;
  return crystal_get_duel (table, seats, NULL)
         && (seats[0] == self->seat || seats[1] == self->seat);
}

static gboolean
call_dandelions (Using *self)
{
  CrystalTurn *turn = &self->turn;
  CrystalSkillEffect effect;
  gint32 stage = tm_table_get_shared (turn->table, COUNTER_FIGHT_STAGE);
  guint piece;

  if (crystal_find_boom (turn->table, ZONE_BEFORE, (int) self->seat, MONSTER_DANDELIONS, &piece))
    return crystal_turn_refuse (
        turn, "skill.condition", "crystal.skill.gardener",
        tm_text (N_ ("The Dandelions serve %s already."), tm_arg_seat (self->seat)));
  if (!find_dandelions (self, &piece))
    return crystal_turn_refuse (
        turn, "boom.deck", "crystal.boom.deck",
        tm_text (N_ ("The card of the Dandelions is neither in the deck nor in "
                     "the discard.")));
  if (!is_before_own_die (self))
    forbid_moment (self);
  self->use.use = CASE_CALL;
  judge (self, &effect);
  pay_counter (self);
  tm_resolution_set_face (turn->resolution, piece, MONSTER_DANDELIONS);
  crystal_move_boom (turn->resolution, piece, ZONE_BEFORE, (int) self->seat);
  tm_resolution_set_mark (turn->resolution, piece, MARK_BOOM_HEALTH,
                          MAX (crystal_get_health (turn->table, MONSTER_DANDELIONS), 0));
  if (stage == STAGE_DIE)
    crystal_fight_go_on (turn);
  tm_resolution_set_summary (turn->resolution,
                             tm_text (N_ ("%s calls the Dandelions"), tm_arg_seat (self->seat)),
                             TM_TEXT_NONE);
  return TRUE;
}

static gboolean
garden (Using *self)
{
  CrystalPending top;

  if (crystal_turn_get_top (&self->turn, &top) && top.kind == PENDING_KEEP
      && top.seat == (gint32) self->seat)
    return keep_dandelions (self);
  return call_dandelions (self);
}

/* Shaman */

static guint
count_elementals (const Using *self)
{
  guint pieces[CRYSTAL_N_BOOM_CARDS];
  guint n_pieces = crystal_list_servants (self->turn.table, self->seat, pieces);
  guint count = 0;

  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 face = tm_table_get_piece_face (self->turn.table, pieces[i]);

      count += face >= 0 && crystal_monsters[face].flags & MONSTER_ELEMENTAL_KIND ? 1 : 0;
    }
  return count;
}

/* It is tried once in a fight. */
static void
mark_tried (Using *self)
{
  CrystalPending top;

  if (!crystal_turn_get_top (&self->turn, &top))
    return;
  crystal_turn_pop (&self->turn);
  crystal_turn_push (&self->turn, PENDING_FIGHT, (guint) top.seat, top.a, top.b | BOOM_TRIED << 8);
}

static gboolean
tame (Using *self)
{
  CrystalTurn *turn = &self->turn;
  CrystalSkillEffect effect;
  CrystalFightEvent fight;

  if (!crystal_get_fight (turn->table, &fight))
    return crystal_turn_refuse (turn, "fight.none", "crystal.skill.shaman",
                                tm_text (N_ ("No monster is fought now.")));
  if (!need (self, SKILL_CALL, N_ ("Call even or odd."))
      || !need (self, SKILL_DIE, N_ ("The Shaman rolls a die.")))
    return FALSE;
  if (fight.seat != self->seat || !(crystal_monsters[fight.monster].flags & MONSTER_ELEMENTAL_KIND)
      || fight.flags & BOOM_TRIED || tm_table_get_shared (turn->table, COUNTER_FIGHT_ROLLS) > 0)
    forbid_moment (self);
  self->use.use = CASE_TAME;
  self->use.have = (int) count_elementals (self);
  judge (self, &effect);
  effect.success = crystal_is_called (self->use.die, self->use.is_odd);
  if (effect.success)
    crystal_fight_leave (turn, TRUE);
  else
    mark_tried (self);
  tm_resolution_set_summary (
      turn->resolution,
      effect.success ? tm_text (N_ ("%s tames the Elemental, die %s"), tm_arg_seat (self->seat),
                                tm_arg_number (self->use.die))
                     : tm_text (N_ ("%s has to fight the Elemental, die %s"),
                                tm_arg_seat (self->seat), tm_arg_number (self->use.die)),
      TM_TEXT_NONE);
  return TRUE;
}

static gboolean
use_skill (Using *self)
{
  switch (self->skill)
    {
    case SKILL_THIEF:
      return steal (self);
    case SKILL_ALCHEMIST:
      return pour (self);
    case SKILL_GARDENER:
      return garden (self);
    case SKILL_SHAMAN:
      return tame (self);
    case SKILL_ENGINEER:
    case SKILL_MERCHANT:
    case SKILL_MINER:
    case SKILL_IRON_HEAD:
    case CRYSTAL_N_SKILLS:
    default:
      return refuse_means (self);
    }
}

void
crystal_resolve_use_skill (const TmMove *move, TmResolution *resolution)
{
  Using self = { .seat = (guint) tm_args_get (&move->args, SKILL_SEAT) };
  int skill;

  crystal_turn_begin (&self.turn, move, resolution);
  if (!crystal_turn_check_running (&self.turn))
    return;
  skill = crystal_get_skill (self.turn.table, self.seat);
  if (skill < 0)
    {
      crystal_turn_refuse (&self.turn, "skill.not-yours", "crystal.skill.use",
                           tm_text (N_ ("%s has no skill card."), tm_arg_seat (self.seat)));
      return;
    }
  self.skill = (CrystalSkill) skill;
  read_use (&self);
  if (use_skill (&self))
    crystal_turn_end (&self.turn);
}
