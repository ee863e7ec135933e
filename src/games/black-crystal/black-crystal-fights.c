/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A fight from the card to the flight: what opens it, what it comes to. R p. 9, p. 33 to 44. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"
#include "black-crystal-setup.h"

/**
 * crystal_get_fight:
 * @table: a table
 * @fight: (out): the fight
 *
 * Returns: whether a fight with a monster is the next to be settled
 */
gboolean
crystal_get_fight (const TmTable *table, CrystalFightEvent *fight)
{
  CrystalPending top;

  if (!crystal_get_pending (table, 0, &top) || top.kind != PENDING_FIGHT)
    return FALSE;
  fight->seat = (guint) top.seat;
  fight->place = top.a;
  fight->monster = top.b & 0xff;
  fight->flags = (guint) top.b >> 8 & 0xff;
  fight->owner = (top.b >> 16) > 0 ? (guint) (top.b >> 16) - 1 : fight->seat;
  return TRUE;
}

static void
push_fight (CrystalTurn *self, const CrystalFightEvent *fight)
{
  crystal_turn_push (self, PENDING_FIGHT, fight->seat, fight->place,
                     fight->monster | (gint32) (fight->flags << 8)
                         | (fight->owner == fight->seat ? 0 : (gint32) (fight->owner + 1) << 16));
}

static void
discard_fought (CrystalTurn *self)
{
  guint piece;

  if (crystal_get_fought (self->table, &piece) >= 0)
    crystal_move_boom (self->resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
}

/* The card that clings goes when it is beaten. */
static void
shake_off (CrystalTurn *self, guint seat, int monster)
{
  guint piece;

  if (monster == MONSTER_TICK)
    crystal_turn_set (self, COUNTER_TICK, seat, 0);
  if (monster == MONSTER_SPIDER)
    crystal_turn_set (self, COUNTER_SPIDER, seat, 0);
  if (crystal_find_boom (self->table, ZONE_BEFORE, (int) seat, monster, &piece))
    crystal_move_boom (self->resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
}

static void
cling (CrystalTurn *self, guint seat, int monster)
{
  guint piece;

  crystal_turn_set (self, monster == MONSTER_TICK ? COUNTER_TICK : COUNTER_SPIDER, seat, 1);
  if (crystal_get_fought (self->table, &piece) < 0)
    return;
  crystal_move_boom (self->resolution, piece, ZONE_BEFORE, (int) seat);
  tm_resolution_set_mark (self->resolution, piece, MARK_BOOM_HEALTH,
                          tm_table_get_shared (self->table, COUNTER_FIGHT_HEALTH));
}

static CrystalFightStage
get_first_stage (CrystalTurn *self, const CrystalFightEvent *fight)
{
  guint flags = crystal_monsters[fight->monster].flags;

  if (flags & MONSTER_RIDDLE)
    return STAGE_RIDDLE;
  if (flags & MONSTER_FIRST_ROLL)
    return STAGE_FIRST_ROLL;
  return crystal_has_to_serve (self->table, fight->seat) ? STAGE_TAME : STAGE_DIE;
}

/* Who joins a player of its trade without a fight. */
static gboolean
joins_at_once (CrystalTurn *self, const CrystalFightEvent *fight)
{
  int skill = crystal_get_skill (self->table, fight->seat);

  return (skill == SKILL_MINER && fight->monster == MONSTER_MINER)
         || (skill == SKILL_GARDENER && fight->monster == MONSTER_DANDELIONS);
}

/* Cards that are no fight. */
static gboolean
open_peaceful (CrystalTurn *self, const CrystalFightEvent *fight)
{
  switch (fight->monster)
    {
    case MONSTER_EVEN_ODD_MAN:
      crystal_turn_push (self, PENDING_EVEN_ODD, fight->seat, fight->place, EVEN_ODD_MAN);
      return TRUE;
    case MONSTER_ODD_SCULPTURE:
      crystal_turn_push (self, PENDING_FIND, fight->seat, fight->place, 1);
      break;
    case MONSTER_LEPRECHAUN:
      crystal_turn_push (self, PENDING_FIRST_ROLL, fight->seat, fight->place, MONSTER_LEPRECHAUN);
      break;
    case MONSTER_GOBLIN_VILLAGE:
      crystal_turn_note (self, "card.unknown-value", "crystal.monster.goblin-village",
                         tm_text (N_ ("What it does stands on the card only: record it by hand.")));
      break;
    default:
      return FALSE;
    }
  if (fight->flags & BOOM_OF_TILE)
    crystal_turn_set_boom (self, fight->place, FALSE);
  discard_fought (self);
  return TRUE;
}

/* The first tile: a monster of health 6 is ignored. */
static gboolean
is_ignored (const CrystalFightEvent *fight, gint32 health)
{
  return fight->flags & BOOM_FIRST_TILE && health == 6;
}

/**
 * crystal_fight_open:
 * @self: a move; the card lies in %ZONE_FOUGHT or before the player
 * @seat: who fights
 * @place: where
 * @monster: of [enum@CrystalMonster]
 * @flags: why, of %BOOM_OF_TILE and its like
 *
 * Begins what a Boom card brings. The health is set before, in %COUNTER_FIGHT_HEALTH.
 */
void
crystal_fight_open (CrystalTurn *self, guint seat, int place, int monster, guint flags)
{
  CrystalFightEvent fight = { seat, place, monster, flags, seat };
  gint32 health = tm_table_get_shared (self->table, COUNTER_FIGHT_HEALTH);

  crystal_boosts_clear (self);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_ROLLED, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_HITS, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_DICE, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_TOTAL, 0);
  tm_resolution_set_shared (self->resolution, COUNTER_LAST_WON, 0);
  if (is_ignored (&fight, health))
    {
      tm_resolution_add_reason (
          self->resolution, "crystal.boom.first",
          tm_text (N_ ("Health 6 on the first tile of a player is ignored.")));
      discard_fought (self);
      return;
    }
  if (open_peaceful (self, &fight))
    return;
  push_fight (self, &fight);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_STAGE, STAGE_DIE);
  if (joins_at_once (self, &fight))
    crystal_fight_leave (self, TRUE);
  else
    tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_STAGE,
                              get_first_stage (self, &fight));
}

/* The dwarf is gone: the card that it met is discarded, with all that was announced. */
void
crystal_fight_drop_card (CrystalTurn *self)
{
  discard_fought (self);
  crystal_boosts_clear (self);
}

/* What came before the fight has not settled it. */
void
crystal_fight_go_on (CrystalTurn *self)
{
  CrystalFightEvent fight;

  if (crystal_get_fight (self->table, &fight))
    tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_STAGE,
                              crystal_has_to_serve (self->table, fight.seat) ? STAGE_TAME
                                                                             : STAGE_DIE);
}

/* Another player fights it: the loss is his, the prize the owner's. */
void
crystal_fight_pass_to (CrystalTurn *self, guint seat)
{
  CrystalFightEvent fight;

  if (!crystal_get_fight (self->table, &fight))
    return;
  crystal_turn_pop (self);
  fight.seat = seat;
  push_fight (self, &fight);
}

static gint32
get_reward (const TmTable *table, int monster, guint layer)
{
  if (monster >= CRYSTAL_N_MONSTERS)
    return 0;
  return MAX (tm_table_get_cell (table, GRID_BOOM_BOX, TM_NO_SEAT, layer, (guint) monster, 0), 0);
}

/* What stands on the card itself, as far as the owner has told it. */
static guint
give_printed (CrystalTurn *self, const CrystalFightEvent *fight)
{
  gint32 explosives = get_reward (self->table, fight->monster, LAYER_BOOM_EXPLOSIVES);
  gint32 left = tm_table_get_shared (self->table, COUNTER_EXPLOSIVES_BOX);

  explosives = MIN (explosives, left);
  crystal_turn_add (self, COUNTER_EXPLOSIVES, fight->owner, explosives);
  crystal_turn_add_shared (self, COUNTER_EXPLOSIVES_BOX, -explosives);
  if (get_reward (self->table, fight->monster, LAYER_BOOM_PASSAGE) > 0)
    crystal_turn_note (self, "reward.passage", "crystal.passage",
                       tm_text (N_ ("The card gives a Passage: lay it by hand where you like.")));
  return (guint) get_reward (self->table, fight->monster, LAYER_BOOM_FIND);
}

/* Steps and tiles that follow a win. */
static void
push_after_win (CrystalTurn *self, const CrystalFightEvent *fight)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[fight->monster];
  gboolean step_left = tm_table_get_shared (self->table, COUNTER_STEPS) > 0;

  if (spec->tiles != TILES_NONE)
    crystal_turn_settle_here (self, fight->owner);
  switch ((CrystalTiles) spec->tiles)
    {
    case TILES_ONE:
      crystal_turn_push (self, PENDING_FURTHER, fight->owner, fight->place,
                         fight->monster == MONSTER_SHAGGY ? FURTHER_MAY_DIG : FURTHER_DIG);
      break;
    case TILES_LOOK:
      crystal_turn_push (self, PENDING_LAY, fight->owner, fight->place, LAYING_KILLABOT);
      break;
    case TILES_EXITS:
      crystal_turn_push (self, PENDING_FURTHER, fight->owner, fight->place, FURTHER_STEP);
      crystal_turn_push (self, PENDING_LAY, fight->owner, fight->place, LAYING_MAPPER);
      break;
    case TILES_AROUND:
      crystal_turn_push (self, PENDING_LAY, fight->owner, fight->place, LAYING_WORM);
      break;
    case TILES_NONE:
    case CRYSTAL_N_TILES_WORDS:
    default:
      if (spec->flags & MONSTER_FREES_TURN && !step_left)
        crystal_turn_push (self, PENDING_FURTHER, fight->owner, fight->place, FURTHER_TURN);
      break;
    }
}

static gboolean
has_further (const CrystalTurn *self, guint seat)
{
  CrystalPending pending;

  for (guint i = 0; crystal_get_pending (self->table, i, &pending); i++)
    if (pending.kind == PENDING_FURTHER && pending.seat == (gint32) seat)
      return TRUE;
  return FALSE;
}

/* Who stood there was granted a step when the rubble was cleared by means; who came there by them has one
 * in one reading. */
static void
go_on_from_rubble (CrystalTurn *self, const CrystalFightEvent *fight)
{
  if (tm_table_get_shared (self->table, COUNTER_STEPS) > 0)
    return;
  tm_resolution_add_reason (self->resolution, "crystal.rubble.boom",
                            tm_text (N_ ("The monster under the rubble is beaten.")));
  if (crystal_is_turn_lost (self->table) || has_further (self, fight->seat))
    return;
  if (crystal_get_reading (self->resolution, OPTION_RUBBLE_MOVE) == RUBBLE_MOVE_ALWAYS)
    {
      crystal_turn_settle_here (self, fight->seat);
      crystal_turn_push (self, PENDING_FURTHER, fight->seat, fight->place, FURTHER_TURN);
    }
}

static void
count_win (CrystalTurn *self, const CrystalFightEvent *fight)
{
  gint32 health = tm_table_get_shared (self->table, COUNTER_FIGHT_HEALTH);

  crystal_turn_add (self, COUNTER_BOOMS_WON, fight->seat, 1);
  if (health > crystal_turn_get (self, COUNTER_BEST, fight->seat))
    crystal_turn_set (self, COUNTER_BEST, fight->seat, health);
}

/* Everybody who has fought XZ-3000 has a card of it. */
static void
push_finds (CrystalTurn *self, const CrystalFightEvent *fight, guint count)
{
  guint n_seats = tm_table_get_n_seats (self->table);

  if (count == 0)
    return;
  if (fight->monster != MONSTER_XZ3000)
    {
      crystal_turn_push (self, PENDING_FIND, fight->owner, fight->place, (gint32) count);
      return;
    }
  for (guint i = n_seats; i-- > 0;)
    crystal_turn_push (self, PENDING_FIND, (fight->owner + i) % n_seats, fight->place, 1);
}

/**
 * crystal_fight_win:
 * @self: a move; the fight is on top of the stack
 *
 * The monster is beaten: its token goes, the card is discarded, prizes and further steps follow.
 */
void
crystal_fight_win (CrystalTurn *self)
{
  const CrystalMonsterSpec *spec;
  CrystalFightEvent fight;
  guint finds;

  if (!crystal_get_fight (self->table, &fight))
    return;
  spec = &crystal_monsters[fight.monster];
  crystal_turn_pop (self);
  if (fight.flags & BOOM_OF_TILE)
    crystal_turn_set_boom (self, fight.place, FALSE);
  count_win (self, &fight);
  tm_resolution_add_reason (self->resolution, "crystal.boom.health",
                            tm_text (N_ ("%s has beaten: %s"), tm_arg_seat (fight.seat),
                                     tm_arg_word (crystal_monster_words[fight.monster].name)));
  crystal_boosts_clear (self);
  if (fight.flags & BOOM_CLINGS)
    shake_off (self, fight.seat, fight.monster);
  else
    discard_fought (self);
  if (fight.flags & BOOM_OF_RUBBLE)
    go_on_from_rubble (self, &fight);
  push_after_win (self, &fight);
  if (spec->flags & MONSTER_SWARMS)
    crystal_turn_push (self, PENDING_BOOM, fight.owner, fight.place, BOOM_BY_CARD | BOOM_SWARM);
  finds = spec->won_find + give_printed (self, &fight);
  push_finds (self, &fight, finds);
  if (spec->flags & MONSTER_PRIZE_ROLL)
    crystal_turn_push (self, PENDING_FIRST_ROLL, fight.owner, fight.place, fight.monster);
  tm_resolution_set_shared (self->resolution, COUNTER_LAST_WON, (gint32) fight.seat + 1);
}

/* The turn of a loser is over, whatever was granted. */
static void
end_own_steps (CrystalTurn *self, guint seat)
{
  if (crystal_get_active (self->table) == (int) seat)
    tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
}

/* Bukh: no flight, but rubble on the cell. */
static void
bury (CrystalTurn *self, const CrystalFightEvent *fight)
{
  int place = crystal_turn_get_place (self, fight->seat);

  crystal_turn_set_rubble (self, place, TRUE);
  if (!CRYSTAL_IS_ENTRANCE (place) && self->has_map)
    crystal_turn_set (self, COUNTER_CLEARING, fight->seat, place + 1);
  crystal_turn_set (self, COUNTER_BURIED, fight->seat, 2);
  crystal_turn_lose_turns (self, fight->seat, 1);
  tm_resolution_add_reason (
      self->resolution, "crystal.monster.bukh",
      tm_text (N_ ("%s is buried: the next turn is lost clearing, the one after "
                   "begins with a Boom."),
               tm_arg_seat (fight->seat)));
}

static void
lose_standing (CrystalTurn *self, const CrystalFightEvent *fight)
{
  discard_fought (self);
  if (fight->monster == MONSTER_BUKH)
    bury (self, fight);
  crystal_turn_note (
      self, "boom.no-flight", "crystal.o.token",
      tm_text (N_ ("There is no flight: no Boom token is laid, and a crystal stays with "
                   "its dwarf.")));
}

/* What the loser owes beside the flight. */
static void
pay_for_loss (CrystalTurn *self, const CrystalFightEvent *fight, guint skip)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[fight->monster];
  gint32 hand = crystal_turn_get (self, COUNTER_HAND, fight->seat);

  crystal_turn_lose_turns (self, fight->seat, skip);
  if (spec->lost_find > 0)
    crystal_turn_push (self, PENDING_FIND, fight->seat, fight->place, spec->lost_find);
  if (spec->lost_discard > 0 && hand > 0)
    crystal_turn_push (self, PENDING_DISCARD, fight->seat, MIN (spec->lost_discard, hand), 0);
}

/* Where a Black hole has thrown a dwarf from: losing there brings it back. */
static void
go_back_through_hole (CrystalTurn *self, guint seat, int place)
{
  tm_resolution_add_reason (
      self->resolution, "crystal.card.black-hole",
      tm_text (N_ ("%s is back where the Black hole was."), tm_arg_seat (seat)));
  crystal_turn_arrive (self, seat, place, ARRIVE_NO_EVENTS);
}

/**
 * crystal_fight_lose:
 * @self: a move; the fight is on top of the stack
 * @die: the losing die
 * @flee: how many cells the loser flees
 * @skip: turns lost beside
 *
 * The dwarf has lost: the token stays, a crystal stays, and it runs.
 */
void
crystal_fight_lose (CrystalTurn *self, int die, guint flee, guint skip)
{
  const CrystalMonsterSpec *spec;
  CrystalFightEvent fight;
  int from, hole;

  if (!crystal_get_fight (self->table, &fight))
    return;
  spec = &crystal_monsters[fight.monster];
  from = crystal_turn_get_place (self, fight.seat);
  hole = crystal_get_hole (self->table, fight.seat);
  crystal_turn_pop (self);
  crystal_turn_add (self, COUNTER_BOOMS_LOST, fight.seat, 1);
  tm_resolution_add_reason (
      self->resolution, "crystal.boom.flee",
      tm_text (N_ ("%s has lost with a %s."), tm_arg_seat (fight.seat), tm_arg_number (die)));
  crystal_boosts_clear (self);
  end_own_steps (self, fight.seat);
  crystal_turn_drop_seat (self, fight.seat);
  if (spec->flags & MONSTER_CLINGS && !(fight.flags & BOOM_CLINGS))
    cling (self, fight.seat, fight.monster);
  if (spec->flags & MONSTER_HOLDS)
    {
      lose_standing (self, &fight);
      return;
    }
  discard_fought (self);
  crystal_turn_set_boom (self, fight.place, TRUE);
  crystal_turn_drop_crystals (self, fight.seat, from);
  if (spec->lost_rubble)
    crystal_turn_set_rubble (self, fight.place, TRUE);
  pay_for_loss (self, &fight, skip);
  if (hole >= 0 && crystal_is_dug (&self->map, hole))
    go_back_through_hole (self, fight.seat, hole);
  else
    crystal_turn_flee (self, fight.seat, flee);
}

/**
 * crystal_fight_leave:
 * @self: a move; the fight is on top of the stack
 * @joins: whether the monster serves the player from now on
 *
 * The fight is over without a winner: the card is discarded, or lies before the player.
 */
void
crystal_fight_leave (CrystalTurn *self, gboolean joins)
{
  CrystalFightEvent fight;
  guint piece;

  if (!crystal_get_fight (self->table, &fight))
    return;
  crystal_turn_pop (self);
  if (fight.flags & BOOM_OF_TILE)
    crystal_turn_set_boom (self, fight.place, FALSE);
  crystal_boosts_clear (self);
  if (!joins)
    {
      discard_fought (self);
      return;
    }
  if (crystal_get_fought (self->table, &piece) >= 0)
    crystal_move_boom (self->resolution, piece, ZONE_BEFORE, (int) fight.seat);
  else if (!crystal_find_boom (self->table, ZONE_BEFORE, (int) fight.seat, fight.monster, &piece))
    return;
  tm_resolution_set_mark (self->resolution, piece, MARK_BOOM_HEALTH,
                          tm_table_get_shared (self->table, COUNTER_FIGHT_HEALTH));
  tm_resolution_add_reason (self->resolution, "crystal.control.first",
                            tm_text (N_ ("It serves %s from now on: %s"), tm_arg_seat (fight.seat),
                                     tm_arg_word (crystal_monster_words[fight.monster].name)));
}
