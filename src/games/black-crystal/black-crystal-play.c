/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing Find cards that are no plain boosts: what each has to be told, when it can be played, where it
 * goes. R p. 10, p. 17 to 30. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* What playing a card does, what it is told, and whether the function itself says where the card goes. */
typedef struct
{
  gboolean (*play) (CrystalPlay *self);
  guint8 needs;
  guint8 keeps_card;
} CrystalPlaySpec;

static gboolean
lie_on_table (CrystalPlay *self)
{
  (void) self;
  return TRUE;
}

/* Those without a function are boosts. */
static const CrystalPlaySpec specs[CRYSTAL_N_FINDS] = {
  [FIND_THROW_MUSHROOM] = { crystal_play_mushroom, NEEDS_CELL, TRUE },
  [FIND_AMULET] = { crystal_play_amulet, NEEDS_TARGET, FALSE },
  [FIND_INNER_VOICE] = { crystal_play_voice, NEEDS_DIR, FALSE },
  [FIND_JUNK_FINDER] = { lie_on_table, 0, FALSE },
  [FIND_BUMMER] = { crystal_play_bummer, 0, FALSE },
  [FIND_TOXIC_BARREL] = { crystal_play_barrel, 0, FALSE },
  [FIND_WEIGHTY_ARGUMENT] = { crystal_play_argument, NEEDS_DIE, FALSE },
  [FIND_NASTY_DEBUFFER] = { crystal_play_debuffer, NEEDS_TARGET, FALSE },
  [FIND_INVISIBILITY] = { crystal_play_invisibility, 0, FALSE },
  [FIND_SPEED_SLIPPERS] = { crystal_play_slippers, NEEDS_CELL, FALSE },
  [FIND_BUBA_GLASSES] = { crystal_play_glasses, 0, FALSE },
  [FIND_SHRINKER] = { crystal_play_shrinker, 0, FALSE },
  [FIND_SLY_SPECS] = { crystal_play_specs, 0, FALSE },
  [FIND_COMPASS] = { crystal_play_compass, 0, FALSE },
  [FIND_FLASH] = { crystal_play_flash, 0, FALSE },
  [FIND_SUMMON_SCROLL] = { crystal_play_scroll, 0, FALSE },
  [FIND_BOMB] = { crystal_play_bomb, 0, FALSE },
  [FIND_TELEKICK] = { crystal_play_telekick, NEEDS_TARGET | NEEDS_DIR, FALSE },
  [FIND_PICK] = { crystal_play_pick, NEEDS_CELL, TRUE },
  [FIND_MAGNET] = { crystal_play_magnet, 0, FALSE },
  [FIND_MONSTER_PUMP] = { crystal_play_pump, 0, FALSE },
  [FIND_FIREFLY] = { crystal_play_firefly, 0, FALSE },
  [FIND_BUTTERFINGERS] = { crystal_play_butterfingers, NEEDS_TARGET, FALSE },
  [FIND_DONT_WANNA] = { crystal_play_dont_wanna, 0, FALSE },
  [FIND_FLIGHT_FLOPS] = { crystal_play_flops, 0, TRUE },
  [FIND_SWITCHMAN] = { crystal_play_switchman, NEEDS_TARGET, FALSE },
  [FIND_KEFIR] = { crystal_play_kefir, 0, FALSE },
  [FIND_SPRING] = { crystal_play_spring, NEEDS_TARGET | NEEDS_DIR | NEEDS_COUNT, FALSE },

  [FIND_MIGHTY_WINDS] = { crystal_play_strike, 0, FALSE },
  [FIND_FLOODED_MINE] = { crystal_play_strike, 0, FALSE },
  [FIND_BEAR_TRAP] = { crystal_play_strike, 0, FALSE },
  [FIND_MUDDLE] = { crystal_play_strike, 0, FALSE },
  [FIND_BLACK_HOLE] = { crystal_play_strike, 0, FALSE },
  [FIND_SCRAM] = { crystal_play_scram, 0, FALSE },
  [FIND_FUMBLE] = { crystal_play_strike, 0, FALSE },
  [FIND_MONSTERS] = { crystal_play_strike, 0, FALSE },
  [FIND_STONE_FACE] = { crystal_play_strike, NEEDS_DIE, FALSE },
  [FIND_SINKHOLE] = { crystal_play_strike, 0, FALSE },
  [FIND_REVERSE] = { crystal_play_strike, 0, FALSE },
  [FIND_CAVE_IN] = { crystal_play_strike, 0, FALSE },
};

/**
 * crystal_get_needs:
 * @find: a Find card
 *
 * Tells what is asked of whoever plays a card. Some of it can be left out where it goes without saying.
 *
 * Returns: set of [flags@CrystalNeeds]
 */
guint
crystal_get_needs (CrystalFind find)
{
  return specs[find].needs;
}

static gboolean
is_told (const CrystalPlay *self, guint need)
{
  switch (need)
    {
    case NEEDS_TARGET:
      return self->target >= 0;
    case NEEDS_CELL:
      return self->cell >= 0;
    case NEEDS_DIR:
      return self->dir >= 0;
    case NEEDS_DIE:
      return self->die > 0;
    case NEEDS_COUNT:
    default:
      return self->count >= 0;
    }
}

/**
 * crystal_play_check:
 * @self: a card that is played
 * @needs: set of [flags@CrystalNeeds]
 *
 * Looks whether all that the card has to be told was told.
 *
 * Returns: %FALSE if the move cannot be
 */
gboolean
crystal_play_check (CrystalPlay *self, guint needs)
{
  static const struct
  {
    guint need;
    const char *text;
  } missing[] = {
    { NEEDS_TARGET, N_ ("Name the player this card is played on: %s") },
    { NEEDS_CELL, N_ ("Name the cell this card is played on: %s") },
    { NEEDS_DIR, N_ ("Name the direction for this card: %s") },
    { NEEDS_DIE, N_ ("This card needs a die: %s") },
    { NEEDS_COUNT, N_ ("Tell the number that stands on this card: %s") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (missing); i++)
    if (needs & missing[i].need && !is_told (self, missing[i].need))
      return crystal_turn_refuse (
          &self->turn, "card.incomplete", crystal_finds[self->find].article,
          tm_text (missing[i].text, tm_arg_face (PIECE_FIND, (gint32) self->find)));
  return TRUE;
}

/* Says that the card cannot be played so, with its article. */
void
crystal_play_forbid (CrystalPlay *self, const char *id, TmText text)
{
  crystal_turn_forbid (&self->turn, id, crystal_finds[self->find].article, text);
}

/**
 * crystal_play_on_active:
 * @self: a card that is played on the player whose turn it is
 *
 * Takes that player as the target, whoever was named.
 *
 * Returns: %FALSE if it is nobody's turn
 */
gboolean
crystal_play_on_active (CrystalPlay *self)
{
  int active = crystal_get_active (self->turn.table);

  if (active < 0)
    return crystal_turn_refuse (&self->turn, "turn.not-begun", "crystal.find.timing",
                                tm_text (N_ ("It is nobody’s turn.")));
  if ((self->target >= 0 && self->target != active) || active == (int) self->seat)
    crystal_play_forbid (
        self, "card.wrong-target",
        tm_text (N_ ("This card is played on another player in that player’s turn.")));
  self->target = active;
  return TRUE;
}

/**
 * crystal_play_in_fight:
 * @self: a card that is played against a monster
 * @fight: (out): the fight
 *
 * Finds the fight that the card is for.
 *
 * Returns: %FALSE if there is none
 */
gboolean
crystal_play_in_fight (CrystalPlay *self, CrystalFightEvent *fight)
{
  if (crystal_get_fight (self->turn.table, fight))
    return TRUE;
  return crystal_turn_refuse (&self->turn, "fight.none", crystal_finds[self->find].article,
                              tm_text (N_ ("No monster is fought now.")));
}

/* Checks that a card by which one goes, looks or digs is played when its owner may act. */
void
crystal_play_act (CrystalPlay *self)
{
  if (crystal_get_active (self->turn.table) == (int) self->seat)
    crystal_turn_check_act (&self->turn, self->seat);
}

static int
get_optional (const TmArgs *args, guint param)
{
  return tm_args_has (args, param) ? tm_args_get (args, param) : -1;
}

static void
read_play (CrystalPlay *self, const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;

  crystal_turn_begin (&self->turn, move, resolution);
  self->seat = (guint) tm_args_get (args, PLAY_SEAT);
  self->find = (CrystalFind) tm_args_get (args, PLAY_CARD);
  self->piece = 0;
  self->target = get_optional (args, PLAY_TARGET);
  self->cell = get_optional (args, PLAY_CELL);
  self->dir = get_optional (args, PLAY_DIR);
  self->die = tm_args_has (args, PLAY_DIE) ? CRYSTAL_DIE (args, PLAY_DIE) : -1;
  self->count = get_optional (args, PLAY_COUNT);
}

/* Whom the seat fights; %ENEMY_NONE also in a fight of others, of which the monster is told. */
static CrystalEnemy
get_enemy (const CrystalPlay *self, int *monster)
{
  const TmTable *table = self->turn.table;
  CrystalFightEvent fight;
  guint seats[2];

  *monster = MONSTER_OTHER;
  if (crystal_get_fight (table, &fight))
    {
      *monster = fight.monster;
      return fight.seat == self->seat || fight.owner == self->seat
                     || (fight.monster == MONSTER_XZ3000
                         && tm_table_get_shared (table, COUNTER_FIGHT_ROLLED) == 0)
                 ? ENEMY_MONSTER
                 : ENEMY_NONE;
    }
  if (crystal_get_duel (table, seats, NULL) && (seats[0] == self->seat || seats[1] == self->seat))
    return ENEMY_DWARF;
  return ENEMY_NONE;
}

/* A tile in hand is not laid yet: it is still the start of that turn. */
static gboolean
is_start_with_tile (const TmTable *table)
{
  CrystalPending top;

  return tm_table_get_n_events (table) == 1 && crystal_get_pending (table, 0, &top)
         && top.kind == PENDING_TILE && tm_table_get_shared (table, COUNTER_STEPS) > 0
         && tm_table_get_shared (table, COUNTER_BEGUN) == 0;
}

/* Whether somebody else's fight goes on, with boosts. */
static gboolean
is_fight_of_others (const CrystalPlay *self)
{
  CrystalFightEvent fight;
  guint seats[2];

  if (crystal_get_fight (self->turn.table, &fight))
    return fight.seat != self->seat;
  return crystal_get_duel (self->turn.table, seats, NULL);
}

/* The tile must have been laid just now, also if it brought nothing to be settled. */
static guint
get_barrel_moments (const CrystalPlay *self, guint moments)
{
  int active = crystal_get_active (self->turn.table);

  if (active < 0 || active == (int) self->seat
      || !crystal_was_just_laid (&self->turn, (guint) active))
    return moments & ~MOMENT_BIT (MOMENT_FOE_LAID);
  return self->turn.phase == PHASE_END ? moments | MOMENT_BIT (MOMENT_FOE_LAID) : moments;
}

/* The moments of the table, and those that only single cards know: a tile that brought nothing to be
 * settled can still go back; boosts of others are cancelled in one's own turn, too. */
static guint
get_moments (const CrystalPlay *self)
{
  const TmTable *table = self->turn.table;
  guint moments = crystal_get_moments (table, self->seat);
  gboolean is_own = crystal_get_active (table) == (int) self->seat;

  if (!is_own && is_start_with_tile (table))
    moments |= MOMENT_BIT (MOMENT_FOE_START);
  if (self->find == FIND_TOXIC_BARREL)
    moments = get_barrel_moments (self, moments);
  if (self->find == FIND_NASTY_DEBUFFER && is_fight_of_others (self))
    moments |= MOMENT_BIT (MOMENT_FOE_BOOST);
  return moments;
}

/* Kefir goes by the health that the monster has here. */
static guint
judge_kefir (const CrystalPlay *self, guint why)
{
  CrystalFightEvent fight;

  if (!crystal_get_fight (self->turn.table, &fight))
    return why;
  return tm_table_get_shared (self->turn.table, COUNTER_FIGHT_HEALTH) == 4 ? why & ~PLAY_WRONG_ENEMY
                                                                           : why | PLAY_WRONG_ENEMY;
}

static void
judge (CrystalPlay *self, CrystalEnemy enemy, int monster)
{
  guint used = (guint) tm_table_get_piece_mark (self->turn.table, self->piece, MARK_FIND_USED);
  guint why = crystal_judge_find (self->find, get_moments (self), enemy, monster, used,
                                  self->turn.resolution);

  if (self->find == FIND_KEFIR)
    why = judge_kefir (self, why);
  crystal_add_playable (self->turn.resolution, why);
}

/* The card goes where it goes, and its use is counted. */
static void
put_away (CrystalPlay *self)
{
  TmResolution *resolution = self->turn.resolution;
  gint32 used = tm_table_get_piece_mark (self->turn.table, self->piece, MARK_FIND_USED) + 1;
  gint32 left = (gint32) crystal_finds[self->find].uses - used;

  if (tm_table_get_piece_face (self->turn.table, self->piece) == TM_FACE_UNKNOWN)
    tm_resolution_set_face (resolution, self->piece, (gint32) self->find);
  crystal_turn_add (&self->turn, COUNTER_PLAYED, self->seat, 1);
  if (specs[self->find].keeps_card)
    return;
  if (crystal_find_get_after (self->find, (guint) MAX (left, 0)) == AFTER_TABLE)
    {
      crystal_move_find (resolution, self->piece, ZONE_BEFORE, (int) self->seat);
      tm_resolution_set_mark (resolution, self->piece, MARK_FIND_USED, used);
    }
  else
    crystal_move_find (resolution, self->piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
}

static void
set_summary (CrystalPlay *self)
{
  TmTextArg card = tm_arg_face (PIECE_FIND, (gint32) self->find);

  tm_resolution_set_summary (self->turn.resolution,
                             self->target >= 0 && self->target != (int) self->seat
                                 ? tm_text (N_ ("%s plays on %s: %s"), tm_arg_seat (self->seat),
                                            tm_arg_seat ((guint) self->target), card)
                                 : tm_text (N_ ("%s plays: %s"), tm_arg_seat (self->seat), card),
                             TM_TEXT_NONE);
}

/* A card that counts on a die; the Pick only if nothing is to be cleared. */
static gboolean
is_announced (const CrystalPlay *self, CrystalEnemy enemy)
{
  if (specs[self->find].play == NULL)
    return TRUE;
  return crystal_find_is_boost (self->find) && enemy != ENEMY_NONE && self->cell < 0;
}

static gboolean
announce (CrystalPlay *self, CrystalEnemy enemy)
{
  CrystalPending top;

  if (!crystal_turn_get_top (&self->turn, &top)
      || (top.kind != PENDING_FIGHT && top.kind != PENDING_DUEL))
    return crystal_turn_refuse (&self->turn, "fight.none", "crystal.boom.boosts",
                                tm_text (N_ ("Nobody fights now.")));
  if (enemy == ENEMY_NONE)
    crystal_turn_forbid (&self->turn, "fight.boost-foreign", "crystal.boom.boosts",
                         tm_text (N_ ("Boosts are only for one’s own dwarf or monster.")));
  crystal_boosts_announce (&self->turn, self->seat, self->piece, self->find, 1);
  return TRUE;
}

static gboolean
put_to_use (CrystalPlay *self)
{
  put_away (self);
  return specs[self->find].play (self);
}

void
crystal_resolve_play_find (const TmMove *move, TmResolution *resolution)
{
  CrystalPlay self;
  CrystalEnemy enemy;
  int monster;

  read_play (&self, move, resolution);
  if (!crystal_turn_check_running (&self.turn))
    return;
  if (self.find == FIND_STONE_FACE && crystal_turn_get (&self.turn, COUNTER_STONE, self.seat) > 0)
    {
      crystal_fail_stone_face (&self);
      return;
    }
  if (!crystal_hold_find (self.turn.table, self.seat, self.find, &self.piece))
    {
      crystal_turn_refuse (&self.turn, "card.not-held", "crystal.find.timing",
                           tm_text (N_ ("%s does not have this card: %s"), tm_arg_seat (self.seat),
                                    tm_arg_face (PIECE_FIND, (gint32) self.find)));
      return;
    }
  enemy = get_enemy (&self, &monster);
  judge (&self, enemy, monster);
  if (!(is_announced (&self, enemy) ? announce (&self, enemy) : put_to_use (&self)))
    return;
  set_summary (&self);
  crystal_turn_end (&self.turn);
}
