/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "dungeoneer-watch.h"

#include "dungeoneer/dungeoneer-table.h"

/* A move, and the tables around it. */
typedef struct
{
  Watch *watch;
  const TmTable *before;
  const TmTable *after;
  const TmMove *move;
  guint n_seats;
  int active;
  GError **error;
} Step;

static gboolean
broken (const Step *self, int seat, const char *what)
{
  return tm_table_set_broken (self->after, seat, what, self->error);
}

static gint32
was (const Step *self, guint counter, guint seat)
{
  return dungeoneer_get (self->before, counter, seat);
}

static gint32
is (const Step *self, guint counter, guint seat)
{
  return dungeoneer_get (self->after, counter, seat);
}

static gint32
get_rise (const Step *self, guint counter, guint seat)
{
  return is (self, counter, seat) - was (self, counter, seat);
}

static gboolean
was_battle (const Step *self)
{
  return dungeoneer_is_battle (self->before);
}

/* Moves that say themselves what changes: whatever a card does. */
static gboolean
is_by_hand (const Step *self)
{
  switch (self->move->kind)
    {
    case MOVE_POINTS:
    case MOVE_STAT:
    case MOVE_LEVEL:
    case MOVE_WOUND:
    case MOVE_HEAL:
    case MOVE_FINISH:
    case MOVE_DEFEAT:
    case MOVE_SHIFT:
      return TRUE;
    default:
      return FALSE;
    }
}

/* 3: Nobody spends the own peril; one card is paid by one seat. */
static gboolean
check_peril (const Step *self)
{
  guint n_payers = 0;
  guint actor = (guint) MAX (self->active, 0);

  if (is_by_hand (self))
    return TRUE;
  if (self->move->kind == MOVE_PLAY_PERIL && tm_args_has (&self->move->args, ARG_MISDEED_SEAT))
    actor = (guint) tm_args_get (&self->move->args, ARG_MISDEED_SEAT);
  if (self->move->kind == MOVE_USE_CARD)
    actor = (guint) tm_args_get (&self->move->args, ARG_USE_SEAT);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      if (get_rise (self, COUNTER_PERIL, seat) >= 0)
        continue;
      n_payers++;
      if (seat == actor)
        return broken (self, (int) seat, "the own peril is spent");
    }
  return n_payers <= 1 || broken (self, TM_NO_SEAT, "two seats pay for one card");
}

/* 4: Action points come in the Reset, and by lying down. */
static gboolean
check_points (const Step *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      if (self->move->kind != MOVE_START_TURN && get_rise (self, COUNTER_AP, seat) > 0)
        return broken (self, (int) seat, "action points out of nowhere");
      if (self->move->kind != MOVE_FALL_FOR_AP && get_rise (self, COUNTER_FALL_AP, seat) > 0)
        return broken (self, (int) seat, "a point for lying down without lying down");
      if (self->move->kind != MOVE_END_TURN && get_rise (self, COUNTER_SAVED_AP, seat) > 0)
        return broken (self, (int) seat, "a point is saved before the end of the turn");
      if ((self->move->kind == MOVE_STAT || self->move->kind == MOVE_LEVEL)
          && get_rise (self, COUNTER_AP, seat) != 0)
        return broken (self, (int) seat, "a stat changes action points");
    }
  return TRUE;
}

/* 5: A location is laid so that no exit lies against a wall, and the dungeon stays open. */

static DungeoneerFault
judge_map (const TmTable *table)
{
  guint pieces[DUNGEONEER_N_LOCATIONS];
  guint left = 0;
  DungeoneerRules rules = { NULL, table };
  DungeoneerMap map;
  DungeoneerMapped mapped;

  left += dungeoneer_count_zone (table, ZONE_LOCATIONS, TM_NO_SEAT);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    left += dungeoneer_count_zone (table, ZONE_BLANKS, (int) seat);
  dungeoneer_read_table_map (table, &map, pieces);
  dungeoneer_check_map (&map, FALSE, left, &rules, &mapped);
  return mapped.fault;
}

static gboolean
check_laying (const Step *self)
{
  return self->move->kind != MOVE_PLACE_LOCATION || judge_map (self->before) != FAULT_NONE
         || judge_map (self->after) == FAULT_NONE
         || broken (self, TM_NO_SEAT, "a location does not fit where it was laid");
}

/* 6: What a location gives, once a turn, and only in the own one. */
static gboolean
check_entering (const Step *self)
{
  int place = self->active >= 0 ? dungeoneer_get_place (self->after, (guint) self->active) : -1;
  guint seat = (guint) MAX (self->active, 0);
  gboolean is_new, is_own;
  guint32 bit;

  if (self->move->kind != MOVE_MOVE && self->move->kind != MOVE_WARP)
    return TRUE;
  is_own = self->move->kind == MOVE_MOVE
           || tm_args_get (&self->move->args, ARG_WARP_SEAT) == self->active;
  if (!is_own || place < 0 || is (self, COUNTER_ALIVE, seat) == 0)
    {
      for (guint i = 0; i < self->n_seats; i++)
        if (is (self, COUNTER_ALIVE, i) != 0
            && (get_rise (self, COUNTER_GLORY, i) != 0 || get_rise (self, COUNTER_PERIL, i) != 0))
          return broken (self, (int) i, "points in the turn of another");
      return TRUE;
    }
  bit = 1u << (place - (int) dungeoneer_get_first (self->after, PIECE_LOCATION));
  is_new
      = dungeoneer_get_place (self->before, seat) != place && !(self->watch->visited[seat] & bit);
  self->watch->visited[seat] |= bit;
  if (get_rise (self, COUNTER_GLORY, seat)
      != (is_new ? MAX (dungeoneer_get_place_value (self->after, (guint) place, PLACE_GLORY), 0)
                 : 0))
    return broken (self, (int) seat, "not the glory of the location");
  if (get_rise (self, COUNTER_PERIL, seat)
      != (is_new && !dungeoneer_is_solo (self->after)
              ? MAX (dungeoneer_get_place_value (self->after, (guint) place, PLACE_PERIL), 0)
              : 0))
    return broken (self, (int) seat, "not the peril of the location");
  return TRUE;
}

/* 6: Who has stayed gains what the place gives, exactly once. */
static gboolean
check_staying (const Step *self)
{
  guint seat = (guint) MAX (self->active, 0);
  int place = dungeoneer_get_place (self->before, seat);
  gint32 glory = 0, peril = 0;

  if (self->move->kind != MOVE_END_TURN)
    return TRUE;
  if (tm_table_get_shared (self->before, COUNTER_ENDED) == 0 && was (self, COUNTER_MOVED, seat) == 0
      && place >= 0)
    {
      glory = MAX (dungeoneer_get_place_value (self->before, (guint) place, PLACE_GLORY), 0);
      peril = MAX (dungeoneer_get_place_value (self->before, (guint) place, PLACE_PERIL), 0);
    }
  if (dungeoneer_is_solo (self->before))
    peril = 0;
  return (get_rise (self, COUNTER_GLORY, seat) == glory
          && get_rise (self, COUNTER_PERIL, seat) == peril)
         || broken (self, (int) seat, "not the points of a hero who has stayed");
}

/* 7: The order of phases. */
static gboolean
is_next_phase (guint before, guint after)
{
  static const guint32 next[N_PHASES] = {
    [PHASE_SETUP] = 1u << PHASE_RESET,
    [PHASE_RESET] = 1u << PHASE_MISDEEDS | 1u << PHASE_LOCATIONS | 1u << PHASE_FEATS,
    [PHASE_MISDEEDS] = 1u << PHASE_LOCATIONS | 1u << PHASE_FEATS,
    [PHASE_LOCATIONS] = 1u << PHASE_FEATS,
    [PHASE_FEATS] = 1u << PHASE_DISCARD,
    [PHASE_DISCARD] = 1u << PHASE_RESET,
  };

  return before == after || after == PHASE_OVER || next[before] & 1u << after;
}

static gboolean
check_phases (const Step *self)
{
  guint before = tm_table_get_phase (self->before);
  guint after = tm_table_get_phase (self->after);
  gint32 n_before = 0, n_after = 0;
  gboolean is_out = self->active >= 0 && is (self, COUNTER_ALIVE, (guint) self->active) == 0;

  if (!is_next_phase (before, after) && !(is_out && after == PHASE_RESET))
    return broken (self, TM_NO_SEAT, "the phases are out of order");
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      n_before += was (self, COUNTER_QUESTS, seat);
      n_after += is (self, COUNTER_QUESTS, seat);
    }
  self->watch->n_finished += n_after - n_before;
  if (self->watch->n_finished > 1)
    return broken (self, TM_NO_SEAT, "two quests are finished in a turn");
  return n_after == n_before || after == PHASE_DISCARD || after == PHASE_OVER
         || broken (self, TM_NO_SEAT, "a finished quest leaves the turn open");
}

/* 8: Who attacks, and how often. */

static gboolean
has_been_attacked (const Step *self, gint32 seat, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (self->after, i, &attack);
      if (attack.kind != ATTACKER_CHALLENGE && attack.target == seat)
        return TRUE;
    }
  return FALSE;
}

static gboolean
check_attack (const Step *self, guint column, const DungeoneerAttack *attack)
{
  switch (attack->kind)
    {
    case ATTACKER_MONSTER:
      /* Cards without a name are not told apart in a hand. */
      if (tm_table_get_piece_face (self->after, (guint) attack->who) == TM_FACE_UNKNOWN)
        return TRUE;
      if (self->watch->has_attacked[attack->who])
        return broken (self, TM_NO_SEAT, "a monster attacks twice in a turn");
      self->watch->has_attacked[attack->who] = TRUE;
      return TRUE;
    case ATTACKER_CHALLENGE:
      if (!has_been_attacked (self, attack->who, column))
        return broken (self, attack->who, "a challenge by a hero who was not attacked");
      G_GNUC_FALLTHROUGH;
    case ATTACKER_HERO:
      return ++self->watch->n_attacks[attack->who] <= 1
             || broken (self, attack->who, "a hero begins two battles in a turn");
    case ATTACKER_NONE:
    case ATTACKER_QUEST:
    default:
      return TRUE;
    }
}

static gboolean
check_attacks (const Step *self)
{
  guint n = dungeoneer_count_attacks (self->after);

  for (guint i = 0; i < n; i++)
    {
      DungeoneerAttack before = { .form = -1 }, after;

      if (i < dungeoneer_count_attacks (self->before))
        dungeoneer_get_attack (self->before, i, &before);
      dungeoneer_get_attack (self->after, i, &after);
      if (before.form < 0 && after.form >= 0 && !check_attack (self, i, &after))
        return FALSE;
    }
  if (was_battle (self) && n > 0
      && dungeoneer_get_step (self->after) < dungeoneer_get_step (self->before))
    return broken (self, TM_NO_SEAT, "a battle goes back a step");
  return TRUE;
}

/* 9: What wounds bring. */

static gint32
get_loss (const Step *self, guint seat)
{
  return MAX (-get_rise (self, COUNTER_HEALTH, seat), 0);
}

/* The attack that a move rolls for. */
static gboolean
get_rolled (const Step *self, DungeoneerAttack *attack)
{
  const TmArgs *args = &self->move->args;
  guint column;

  if (self->move->kind != MOVE_BATTLE_ROLL && self->move->kind != MOVE_BATTLE_CHALLENGE)
    return FALSE;
  if (self->move->kind == MOVE_BATTLE_CHALLENGE && tm_args_has (args, ARG_CHALLENGE_HERO))
    return FALSE;
  column = (guint) tm_args_get (args, self->move->kind == MOVE_BATTLE_ROLL
                                          ? (guint) ARG_ROLL_INDEX
                                          : (guint) ARG_CHALLENGE_TARGET);
  dungeoneer_get_attack (self->before, column, attack);
  if (self->move->kind == MOVE_BATTLE_ROLL && attack->result != OUTCOME_OPEN)
    dungeoneer_get_attack (self->before, (guint) dungeoneer_get_next_roll (self->before), attack);
  return TRUE;
}

/* What a monster has lost to the hero whom it has attacked, or who strikes back. */
static void
count_wounds (const Step *self)
{
  DungeoneerAttack attack;

  if (get_rolled (self, &attack) && attack.kind == ATTACKER_MONSTER)
    {
      guint hero = self->move->kind == MOVE_BATTLE_CHALLENGE
                           && tm_args_has (&self->move->args, ARG_CHALLENGE_SEAT)
                       ? (guint) tm_args_get (&self->move->args, ARG_CHALLENGE_SEAT)
                       : (guint) attack.target;

      self->watch->monster_wounds[hero] += get_rise (self, COUNTER_WOUNDS_DEALT, hero);
    }
  if (self->move->kind == MOVE_BATTLE_ROLL || self->move->kind == MOVE_BATTLE_CHALLENGE
      || self->move->kind == MOVE_THREAT)
    for (guint seat = 0; seat < self->n_seats; seat++)
      self->watch->hero_wounds += get_loss (self, seat);
}

static gboolean
check_rewards (const Step *self)
{
  gint32 reward = tm_table_get_shared (self->after, COUNTER_REWARD);

  if (!was_battle (self))
    {
      self->watch->hero_wounds = 0;
      for (guint seat = 0; seat < self->n_seats; seat++)
        self->watch->monster_wounds[seat] = 0;
    }
  count_wounds (self);
  if (reward > self->watch->hero_wounds)
    return broken (self, TM_NO_SEAT, "more peril than wounds");
  if (!was_battle (self) || self->move->kind == MOVE_POINTS)
    return TRUE;
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      gint32 gain = get_rise (self, COUNTER_GLORY, seat);

      /* Cards are paid for. */
      if (gain <= 0)
        continue;
      if (gain != self->watch->monster_wounds[seat])
        return broken (self, (int) seat, "glory is not the wounds of monsters");
      self->watch->monster_wounds[seat] = 0;
    }
  return TRUE;
}

/* Once a battle is over, every wound of a monster has been paid for. */
static gboolean
check_paid (const Step *self)
{
  if (!was_battle (self) || dungeoneer_is_battle (self->after)
      || tm_table_get_phase (self->after) == PHASE_OVER || self->move->kind == MOVE_BATTLE_END)
    return TRUE;
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->watch->monster_wounds[seat] != 0 && is (self, COUNTER_ALIVE, seat) != 0)
      return broken (self, (int) seat, "no glory for the wounds of monsters");
  return TRUE;
}

/* A card that is drawn again is another one. */
static void
forget_discarded (const Step *self)
{
  static const guint piles[] = { ZONE_DISCARD,    ZONE_PERIL_DISCARD, ZONE_GLORY_DISCARD,
                                 ZONE_ADVENTURES, ZONE_PERIL_DECK,    ZONE_GLORY_DECK };
  guint first = dungeoneer_get_first (self->after, PIECE_ADVENTURE);

  for (guint piece = first; piece < first + DUNGEONEER_N_ADVENTURES; piece++)
    for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
      if (tm_table_get_piece_zone (self->after, piece)
          == tm_table_get_zone (self->after, piles[i], TM_NO_SEAT))
        self->watch->has_attacked[piece] = FALSE;
}

/* 10: A common quest that is taken or finished is replaced while there are any. */

static gint32
count_common (const TmTable *table)
{
  guint pieces[DUNGEONEER_N_QUESTS];
  guint n_pieces = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_COMMON, TM_NO_SEAT),
                                       pieces, G_N_ELEMENTS (pieces));
  gint32 n = 0;

  /* Those that a beaten hero has left behind come on top. */
  for (guint i = 0; i < n_pieces; i++)
    n += dungeoneer_get_escort_cell (table, pieces[i]) < 0;
  return n;
}

static gboolean
check_common (const Step *self)
{
  return count_common (self->after) >= count_common (self->before)
         || tm_table_count_zone (self->after,
                                 tm_table_get_zone (self->after, ZONE_QUESTS, TM_NO_SEAT))
                == 0
         || broken (self, TM_NO_SEAT, "a common quest is not replaced");
}

/* 13: A turn begins and ends. */
static gboolean
check_turn (const Step *self)
{
  gboolean is_new = dungeoneer_get_active (self->after) != self->active
                    || (tm_table_get_phase (self->after) == PHASE_RESET
                        && tm_table_get_phase (self->before) != PHASE_RESET);

  forget_discarded (self);
  if (++self->watch->turn_moves > 400)
    return broken (self, TM_NO_SEAT, "a turn without an end");
  if (is_new)
    watch_init (self->watch);
  if (self->move->kind == MOVE_START_TURN)
    {
      int place = dungeoneer_get_place (self->after, (guint) self->active);

      watch_init (self->watch);
      if (place >= 0)
        self->watch->visited[self->active]
            = 1u << (place - (int) dungeoneer_get_first (self->after, PIECE_LOCATION));
    }
  return TRUE;
}

/* Begins to watch, and forgets what happened in the turn before. */
void
watch_init (Watch *self)
{
  *self = (Watch) { .turn_moves = 0 };
}

/* Whether a move has kept what has to be kept. */
gboolean
watch_move (
    Watch *self, const TmTable *before, const TmTable *after, const TmMove *move, GError **error)
{
  Step step = { .watch = self,
                .before = before,
                .after = after,
                .move = move,
                .n_seats = tm_table_get_n_seats (after),
                .active = dungeoneer_get_active (before),
                .error = error };

  if (tm_table_get_phase (before) == PHASE_SETUP || move->kind >= MOVE_TEACH_HERO)
    return TRUE;
  return check_peril (&step) && check_points (&step) && check_laying (&step)
         && check_entering (&step) && check_staying (&step) && check_phases (&step)
         && check_attacks (&step) && check_rewards (&step) && check_common (&step)
         && check_paid (&step) && check_turn (&step);
}
