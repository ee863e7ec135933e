/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The moves of a Boom: the card, what comes before the die, the die, the flight. R p. 9, p. 15 to 16,
 * p. 33 to 44. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* The health of the card: told with it, or known. */
static gint32
find_health (CrystalTurn *self, int monster)
{
  const TmArgs *args = &self->move->args;
  gint32 health = tm_args_has (args, BOOM_HEALTH) ? tm_args_get (args, BOOM_HEALTH)
                                                  : crystal_get_health (self->table, monster);

  if (health >= 0)
    return health;
  crystal_turn_note (
      self, "card.unknown-value", "crystal.boom.health",
      tm_text (N_ ("Its health stands on the card only and is not told yet: it counts 0.")));
  return 0;
}

/* Only a Cockroach follows a Cockroach. */
static void
check_swarm (CrystalTurn *self, const CrystalPending *pending, int monster)
{
  if (pending->b & BOOM_SWARM && monster != MONSTER_COCKROACH && monster != MONSTER_MEGA_COCKROACH)
    crystal_turn_forbid (self, "boom.swarm", crystal_monsters[MONSTER_COCKROACH].article,
                         tm_text (N_ ("The next Cockroach is looked for, or there is none: %s"),
                                  tm_arg_word (crystal_monster_words[monster].name)));
}

void
crystal_resolve_boom (const TmMove *move, TmResolution *resolution)
{
  int monster = tm_args_has (&move->args, BOOM_MONSTER) ? tm_args_get (&move->args, BOOM_MONSTER)
                                                        : MONSTER_OTHER;
  CrystalTurn turn;
  CrystalPending pending;
  gint32 health;
  guint piece, other;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (monster == MONSTER_OTHER && !tm_args_has (&move->args, BOOM_HEALTH))
    {
      crystal_turn_refuse (&turn, "boom.unnamed", "crystal.boom.draw",
                           tm_text (N_ ("Name the card, or its health.")));
      return;
    }
  if (!crystal_turn_take (&turn, PENDING_BOOM, &pending))
    pending.b = BOOM_BY_CARD;
  crystal_leave_fights (&turn);
  check_swarm (&turn, &pending, monster);
  if (pending.b & BOOM_SWARM
      && crystal_find_boom (turn.table, ZONE_BOOM_DISCARD, TM_NO_SEAT, monster, &piece)
      && !crystal_find_boom (turn.table, ZONE_BOOM_DECK, TM_NO_SEAT, monster, &other))
    crystal_move_boom (resolution, piece, ZONE_FOUGHT, TM_NO_SEAT);
  else if (!crystal_draw_boom (resolution, monster, &piece))
    return;
  health = find_health (&turn, monster);
  tm_resolution_set_shared (resolution, COUNTER_FIGHT_HEALTH, health);
  tm_resolution_set_summary (
      resolution,
      tm_text (N_ ("%s draws a Boom: %s, health %s"), tm_arg_seat ((guint) pending.seat),
               tm_arg_word (crystal_monster_words[monster].name), tm_arg_number (health)),
      TM_TEXT_NONE);
  crystal_fight_open (&turn, (guint) pending.seat, pending.a, monster, (guint) pending.b);
  crystal_turn_end (&turn);
}

/* Leprechaun and Targ: cards for a die. */
static void
roll_for_prize (CrystalTurn *self, const CrystalPending *pending, int die)
{
  guint finds = crystal_count_prize (pending->b, die);

  crystal_turn_pop (self);
  if (finds > 0)
    crystal_turn_push (self, PENDING_FIND, (guint) pending->seat, pending->a, (gint32) finds);
  tm_resolution_add_reason (self->resolution, crystal_monsters[pending->b].article,
                            tm_text_n ("The die brings %s Find card.",
                                       "The die brings %s Find cards.",
                                       tm_arg_number ((gint32) finds)));
}

/* A further tile, if there is where to lay it; else the turn passes. */
static void
dig_with_digger (CrystalTurn *self, guint seat)
{
  int place = crystal_turn_get_place (self, seat);
  CrystalPending lay = { PENDING_LAY, (gint32) seat, place, LAYING_FIREFLY };
  guint8 cells[CRYSTAL_N_CELLS];

  if (!self->has_map || crystal_list_laying_on (&self->map, &lay, cells) > 0)
    {
      crystal_turn_settle_here (self, seat);
      crystal_turn_push (self, PENDING_FURTHER, seat, place, FURTHER_DIG);
      return;
    }
  if (crystal_get_active (self->table) == (int) seat)
    tm_resolution_set_shared (self->resolution, COUNTER_STEPS, 0);
  tm_resolution_add_reason (self->resolution, crystal_monsters[MONSTER_DIGGER].article,
                            tm_text (N_ ("There is nowhere to lay a tile: the turn passes.")));
}

static void
roll_first (CrystalTurn *self, const CrystalFightEvent *fight, int die)
{
  if (tm_table_get_shared (self->table, COUNTER_FIGHT_STAGE) != STAGE_FIRST_ROLL)
    crystal_turn_forbid (self, "fight.first-roll", "crystal.control.first",
                         tm_text (N_ ("This monster is not tried by a die first.")));
  switch (crystal_judge_first_roll (fight->monster, die))
    {
    case FIRST_WON:
      crystal_fight_win (self);
      break;
    case FIRST_JOINS:
      crystal_fight_leave (self, TRUE);
      break;
    case FIRST_LEAVES:
      crystal_fight_leave (self, FALSE);
      dig_with_digger (self, fight->seat);
      break;
    case FIRST_FIGHT:
    default:
      crystal_fight_go_on (self);
      break;
    }
}

void
crystal_resolve_first_roll (const TmMove *move, TmResolution *resolution)
{
  int die = CRYSTAL_DIE (&move->args, FIRST_ROLL_DIE);
  CrystalTurn turn;
  CrystalPending top;
  CrystalFightEvent fight;
  guint seat;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (crystal_turn_get_top (&turn, &top) && top.kind == PENDING_FIRST_ROLL)
    {
      seat = (guint) top.seat;
      roll_for_prize (&turn, &top, die);
    }
  else if (crystal_get_fight (turn.table, &fight))
    {
      seat = fight.seat;
      roll_first (&turn, &fight, die);
    }
  else
    {
      crystal_turn_refuse (&turn, "fight.first-roll", "crystal.turn.event",
                           tm_text (N_ ("No die is tried now.")));
      return;
    }
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s tries the die: %s"), tm_arg_seat (seat), tm_arg_number (die)),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

void
crystal_resolve_riddle (const TmMove *move, TmResolution *resolution)
{
  gint32 solved = tm_args_get (&move->args, RIDDLE_SOLVED);
  CrystalTurn turn;
  CrystalFightEvent fight;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (!crystal_get_fight (turn.table, &fight) || fight.monster != MONSTER_MAGGUS)
    {
      crystal_turn_refuse (&turn, "riddle.none", "crystal.monster.maggus",
                           tm_text (N_ ("Nobody asks a riddle now.")));
      return;
    }
  if (solved == RIDDLE_OUTSIDER)
    crystal_fight_win (&turn);
  else if (solved == RIDDLE_NOBODY)
    crystal_fight_leave (&turn, FALSE);
  else
    crystal_fight_go_on (&turn);
  tm_resolution_set_summary (
      resolution,
      solved == RIDDLE_OUTSIDER ? tm_text (N_ ("Somebody who does not play solves the riddle"))
      : solved == RIDDLE_NOBODY ? tm_text (N_ ("Nobody solves the riddle"))
                                : tm_text (N_ ("A player solves the riddle: it comes to a fight")),
      TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

static void
check_stage (CrystalTurn *self)
{
  switch (tm_table_get_shared (self->table, COUNTER_FIGHT_STAGE))
    {
    case STAGE_FIRST_ROLL:
    case STAGE_RIDDLE:
      crystal_turn_forbid (self, "fight.first-roll", "crystal.control.first",
                           tm_text (N_ ("Something else comes before this fight.")));
      break;
    case STAGE_TAME:
      crystal_turn_forbid (self, "fight.control-first", "crystal.control.first",
                           tm_text (N_ ("A tame monster has to fight first.")));
      break;
    default:
      break;
    }
}

static void
read_fight (CrystalTurn *self, const CrystalFightEvent *event, CrystalFight *fight)
{
  const TmArgs *args = &self->move->args;
  CrystalBoosts boosts;

  crystal_count_announced (self->table, event->seat, ENEMY_MONSTER, event->monster,
                           self->resolution, &boosts);
  *fight = (CrystalFight) {
    .monster = event->monster,
    .health = tm_table_get_shared (self->table, COUNTER_FIGHT_HEALTH),
    .die = CRYSTAL_DIE (args, FIGHT_DIE),
    .die2 = tm_args_has (args, FIGHT_DIE2) ? CRYSTAL_DIE (args, FIGHT_DIE2) : 0,
    .own = boosts.own,
    .boosts = tm_table_get_shared (self->table, COUNTER_FIGHT_BOOSTS),
    .pump = tm_table_get_shared (self->table, COUNTER_FIGHT_PUMP) + boosts.health,
    .first = FALSE,
    .is_one_of_many = event->monster == MONSTER_XZ3000,
  };
}

/* How far each would flee from XZ-3000, all in one number. */
#define FLEE_BITS 5
#define FLEE_MASK 31

static int
get_group_flee (gint32 dice, guint seat)
{
  return dice >> (FLEE_BITS * seat) & FLEE_MASK;
}

/* A roll of one player against XZ-3000: it is settled once all have rolled. */
static gboolean
roll_in_group (CrystalTurn *self,
               const CrystalFightEvent *event,
               const CrystalFight *fight,
               const CrystalFought *fought)
{
  guint n_seats = tm_table_get_n_seats (self->table);
  guint32 rolled
      = (guint32) tm_table_get_shared (self->table, COUNTER_FIGHT_ROLLED) | 1u << event->seat;
  guint32 hits = (guint32) tm_table_get_shared (self->table, COUNTER_FIGHT_HITS);
  gint32 dice = tm_table_get_shared (self->table, COUNTER_FIGHT_DICE);

  if (fought->result == FIGHT_WIN)
    hits |= 1u << event->seat;
  dice &= ~(FLEE_MASK << (FLEE_BITS * event->seat));
  dice |= MIN (crystal_get_flee (event->monster, fight->die, fought->total, self->resolution),
               FLEE_MASK)
          << (FLEE_BITS * event->seat);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_ROLLED, (gint32) rolled);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_HITS, (gint32) hits);
  tm_resolution_set_shared (self->resolution, COUNTER_FIGHT_DICE, dice);
  crystal_turn_add_shared (self, COUNTER_FIGHT_TOTAL, MAX (fought->total, 0));
  tm_resolution_add_reason (self->resolution, crystal_monsters[MONSTER_XZ3000].article,
                            tm_text (N_ ("All roll: %s comes to %s against health %s."),
                                     tm_arg_seat (event->seat), tm_arg_number (fought->total),
                                     tm_arg_number (fought->health)));
  for (guint i = 1; i < n_seats; i++)
    {
      guint next = (event->seat + i) % n_seats;

      if (!(rolled >> next & 1))
        {
          crystal_fight_pass_to (self, next);
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
has_group_won (CrystalTurn *self)
{
  guint32 hits = (guint32) tm_table_get_shared (self->table, COUNTER_FIGHT_HITS);
  guint n_hits = 0;

  for (; hits != 0; hits >>= 1)
    n_hits += hits & 1;
  return crystal_judge_group (tm_table_get_n_seats (self->table), n_hits,
                              tm_table_get_shared (self->table, COUNTER_FIGHT_TOTAL),
                              tm_table_get_shared (self->table, COUNTER_FIGHT_HEALTH),
                              self->resolution)
         == FIGHT_WIN;
}

/* Everybody discards a card, leaves a crystal where he stands and flees by his own die. */
static void
lose_in_group (CrystalTurn *self, const CrystalFightEvent *event)
{
  gint32 dice = tm_table_get_shared (self->table, COUNTER_FIGHT_DICE);
  guint n_seats = tm_table_get_n_seats (self->table);
  int own = get_group_flee (dice, event->owner);

  crystal_fight_pass_to (self, event->owner);
  crystal_fight_lose (self, own, (guint) own, 0);
  for (guint i = 1; i < n_seats; i++)
    {
      guint seat = (event->owner + i) % n_seats;

      if (crystal_turn_get (self, COUNTER_HAND, seat) > 0)
        crystal_turn_push (self, PENDING_DISCARD, seat, 1, 0);
    }
  for (guint i = 1; i < n_seats; i++)
    {
      guint seat = (event->owner + i) % n_seats;

      crystal_turn_drop_crystals (self, seat, crystal_turn_get_place (self, seat));
      crystal_turn_flee (self, seat, (guint) get_group_flee (dice, seat));
    }
}

static void
settle_roll (CrystalTurn *self,
             const CrystalFightEvent *event,
             const CrystalFight *fight,
             const CrystalFought *fought)
{
  if (fought->result == FIGHT_TIE)
    {
      crystal_turn_note (self, "fight.reroll", "crystal.boom.health",
                         tm_text (N_ ("Equal: the die is rolled again.")));
      crystal_boosts_roll (self);
      return;
    }
  if (event->monster == MONSTER_XZ3000)
    {
      if (roll_in_group (self, event, fight, fought))
        return;
      if (has_group_won (self))
        {
          crystal_fight_pass_to (self, event->owner);
          crystal_fight_win (self);
        }
      else
        lose_in_group (self, event);
      return;
    }
  if (fought->result == FIGHT_WIN)
    crystal_fight_win (self);
  else
    crystal_fight_lose (self, fight->die, (guint) MAX (fought->flee, 0), (guint) fought->skip);
}

void
crystal_resolve_fight_roll (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  CrystalFightEvent event;
  CrystalFight fight;
  CrystalFought fought;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (!crystal_get_fight (turn.table, &event))
    {
      crystal_turn_refuse (&turn, "fight.none", "crystal.turn.event",
                           tm_text (N_ ("No monster is fought now.")));
      return;
    }
  check_stage (&turn);
  read_fight (&turn, &event, &fight);
  if (event.monster == MONSTER_TWINS && fight.die2 == 0)
    {
      crystal_turn_refuse (&turn, "fight.second-die", "crystal.monster.twins",
                           tm_text (N_ ("The Twins are fought with two dice.")));
      return;
    }
  fight.merchant = tm_args_get (&move->args, FIGHT_MERCHANT);
  if (!crystal_turn_pay_merchant (&turn, event.seat, (guint) fight.merchant))
    return;
  crystal_judge_fight (&fight, resolution, &fought);
  if (fought.health == 6 && fight.boosts == 0 && fought.result != FIGHT_WIN)
    crystal_turn_note (
        &turn, "fight.six", "crystal.boom.six",
        tm_text (N_ ("Nobody beats health 6 without boosts: the die is the flight’s.")));
  tm_resolution_set_summary (
      resolution,
      tm_text (event.monster == MONSTER_XZ3000 ? N_ ("%s rolls %s against: %s")
               : fought.result == FIGHT_WIN    ? N_ ("%s rolls %s and beats: %s")
               : fought.result == FIGHT_TIE    ? N_ ("%s rolls %s, a tie with: %s")
                                               : N_ ("%s rolls %s and loses to: %s"),
               tm_arg_seat (event.seat), tm_arg_number (fight.die),
               tm_arg_word (crystal_monster_words[event.monster].name)),
      TM_TEXT_NONE);
  settle_roll (&turn, &event, &fight, &fought);
  crystal_turn_end (&turn);
}

static gboolean
is_landing (const CrystalFlight *flight, int place)
{
  for (guint i = 0; i < flight->n_landings; i++)
    if (flight->landings[i] == place)
      return TRUE;
  return FALSE;
}

void
crystal_resolve_flee (const TmMove *move, TmResolution *resolution)
{
  CrystalTurn turn;
  CrystalPending flee;
  CrystalFlight flight = { 0 };
  gboolean home = tm_args_get (&move->args, FLEE_HOME) != 0;
  guint seat;
  int place;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  if (!crystal_turn_get_top (&turn, &flee) || flee.kind != PENDING_FLEE)
    {
      crystal_turn_refuse (&turn, "flee.nobody", "crystal.turn.event",
                           tm_text (N_ ("Nobody has to flee now.")));
      return;
    }
  seat = (guint) flee.seat;
  place = home ? CRYSTAL_AT_ENTRANCE (crystal_get_entrance (turn.table, seat))
               : tm_args_get (&move->args, FLEE_CELL);
  if (turn.has_map && !home && !tm_args_has (&move->args, FLEE_CELL))
    {
      crystal_turn_refuse (&turn, "flee.nowhere", "crystal.flee.path",
                           tm_text (N_ ("Name the cell it ends on.")));
      return;
    }
  crystal_turn_pop (&turn);
  if (turn.has_map)
    {
      crystal_map_flee (&turn.map, seat, flee.a, (guint) flee.b & 0xff, resolution, &flight);
      if (!is_landing (&flight, place))
        crystal_turn_forbid (
            &turn, "flee.not-shortest", "crystal.flee.path",
            tm_text (N_ ("A flight takes the shortest dug way to the own entrance.")));
      if (!home && !crystal_map_has_tile (&turn.map, (guint) place))
        return;
      crystal_turn_land (&turn, seat, place, flee.b >> 8 ? 0 : flight.skip);
    }
  else if (home)
    crystal_turn_put_dwarf (&turn, seat, place);
  tm_resolution_set_summary (resolution,
                             home || !turn.has_map
                                 ? tm_text (N_ ("%s flees"), tm_arg_seat (seat))
                                 : tm_text (N_ ("%s flees to %s"), tm_arg_seat (seat),
                                            tm_arg_cell (GRID_MINE, (guint) place)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}

void
crystal_resolve_reward (const TmMove *move, TmResolution *resolution)
{
  guint find = (guint) tm_args_get (&move->args, REWARD_FIND);
  gint32 explosives = tm_args_get (&move->args, REWARD_EXPLOSIVES);
  gint32 passages = tm_args_get (&move->args, REWARD_PASSAGE);
  CrystalTurn turn;
  guint seat;
  gint32 last_won, left;

  crystal_turn_begin (&turn, move, resolution);
  if (!crystal_turn_check_running (&turn))
    return;
  last_won = tm_table_get_shared (turn.table, COUNTER_LAST_WON);
  seat = last_won > 0 ? (guint) last_won - 1 : crystal_turn_get_mover (&turn);
  if (last_won == 0)
    crystal_turn_forbid (&turn, "reward.nothing", "crystal.boom.draw",
                         tm_text (N_ ("No monster was beaten just now.")));
  left = tm_table_get_shared (turn.table, COUNTER_EXPLOSIVES_BOX);
  if (explosives > left)
    {
      crystal_turn_refuse (&turn, "reward.box", "crystal.explosive.gain",
                           tm_text_n ("%s explosive is left in the box.",
                                      "%s explosives are left in the box.", tm_arg_number (left)));
      return;
    }
  crystal_turn_add (&turn, COUNTER_EXPLOSIVES, seat, explosives);
  crystal_turn_add_shared (&turn, COUNTER_EXPLOSIVES_BOX, -explosives);
  if (passages > 0)
    crystal_turn_note (&turn, "reward.passage", "crystal.passage",
                       tm_text (N_ ("The card gives a Passage: lay it by hand where you like.")));
  if (find > 0)
    crystal_turn_push (&turn, PENDING_FIND, seat, crystal_turn_get_place (&turn, seat),
                       (gint32) find);
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("%s takes the reward on the card"), tm_arg_seat (seat)),
                             TM_TEXT_NONE);
  crystal_turn_end (&turn);
}
