/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Find cards that end a fight, change it, or bring one. R p. 20 to 28. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-played.h"

/* Fight cards are for one's own fight. */
static gboolean
find_own_fight (CrystalPlay *self, CrystalFightEvent *fight)
{
  if (!crystal_play_in_fight (self, fight))
    return FALSE;
  if (fight->seat != self->seat)
    crystal_play_forbid (self, "fight.boost-foreign",
                         tm_text (N_ ("It is %s who fights."), tm_arg_seat (fight->seat)));
  return TRUE;
}

/* A monster that clings goes with its card if it is not just left alone. */
static void
shake_off (CrystalPlay *self, const CrystalFightEvent *fight)
{
  guint piece;

  if (!(fight->flags & BOOM_CLINGS))
    return;
  crystal_turn_set (&self->turn, fight->monster == MONSTER_TICK ? COUNTER_TICK : COUNTER_SPIDER,
                    fight->seat, 0);
  if (crystal_find_boom (self->turn.table, ZONE_BEFORE, (int) fight->seat, fight->monster, &piece))
    crystal_move_boom (self->turn.resolution, piece, ZONE_BOOM_DISCARD, TM_NO_SEAT);
}

static void
note_no_token (CrystalPlay *self)
{
  crystal_turn_note (&self->turn, "card.no-token", "crystal.o.token",
                     tm_text (N_ ("No Boom token is laid: the book asks for none.")));
}

/* Without a winner the announced boosts are spent, crystals stay. */
static void
end_duel (CrystalTurn *self)
{
  crystal_turn_pop (self);
  crystal_boosts_clear (self);
}

/* What is to become a Boom: a card of a Find tile. */
static gboolean
is_find_of_tile (const CrystalPending *top)
{
  return (top->kind == PENDING_FIND && top->b >> 8 & FIND_OF_TILE)
         || (top->kind == PENDING_EVEN_ODD && top->b == EVEN_ODD_FIND_TILE);
}

gboolean
crystal_play_bummer (CrystalPlay *self)
{
  CrystalPending top;

  if (!crystal_turn_get_top (&self->turn, &top)
      || (top.kind != PENDING_FIND && top.kind != PENDING_EVEN_ODD))
    return crystal_turn_refuse (&self->turn, "card.no-find", "crystal.card.bummer",
                                tm_text (N_ ("Nobody is about to draw a Find.")));
  if (!is_find_of_tile (&top))
    crystal_play_forbid (self, "card.wrong-moment",
                         tm_text (N_ ("Only the card of a Find tile can become a Boom.")));
  if ((self->target >= 0 && self->target != top.seat) || top.seat == (gint32) self->seat)
    crystal_play_forbid (
        self, "card.wrong-target",
        tm_text (N_ ("It is %s who is about to draw."), tm_arg_seat ((guint) top.seat)));
  self->target = top.seat;
  crystal_turn_pop (&self->turn);
  crystal_turn_push (&self->turn, PENDING_BOOM, (guint) top.seat, top.a, BOOM_BY_CARD);
  tm_resolution_add_reason (
      self->turn.resolution, "crystal.card.bummer",
      tm_text (N_ ("%s draws a Boom instead of the Find."), tm_arg_seat ((guint) top.seat)));
  return TRUE;
}

gboolean
crystal_play_scroll (CrystalPlay *self)
{
  if (!crystal_play_on_active (self))
    return FALSE;
  crystal_interrupt (&self->turn, (guint) self->target);
  crystal_turn_push (&self->turn, PENDING_BOOM, (guint) self->target,
                     crystal_turn_get_place (&self->turn, (guint) self->target), BOOM_BY_CARD);
  return TRUE;
}

static guint
count_announced_cards (const CrystalPlay *self, guint seat)
{
  const TmTable *table = self->turn.table;

  return tm_table_count_zone (table, tm_table_get_zone (table, ZONE_FIGHT, (int) seat));
}

/* Whose boosts: who was named, else the only other one who has announced any. */
static int
find_boosted (const CrystalPlay *self)
{
  int found = -1;

  if (self->target >= 0)
    return self->target;
  for (guint seat = 0; seat < tm_table_get_n_seats (self->turn.table); seat++)
    {
      if (seat == self->seat || count_announced_cards (self, seat) == 0)
        continue;
      if (found >= 0)
        return -1;
      found = (int) seat;
    }
  return found;
}

static void
cancel (CrystalPlay *self, guint piece)
{
  TmResolution *resolution = self->turn.resolution;
  gint32 face = tm_table_get_piece_face (self->turn.table, piece);
  gint32 used = tm_table_get_piece_mark (self->turn.table, piece, MARK_FIND_USED);

  if (face != TM_FACE_UNKNOWN && crystal_finds[face].uses > used)
    crystal_move_find (resolution, piece, ZONE_BEFORE, self->target);
  else
    crystal_move_find (resolution, piece, ZONE_FIND_DISCARD, TM_NO_SEAT);
}

/* How many boosts the card cancels; all, if nobody has told. */
static guint
count_cancelled (CrystalPlay *self)
{
  gint32 value = crystal_get_find_value (self->turn.table, FIND_NASTY_DEBUFFER);

  if (value > 0)
    return (guint) value;
  if (self->count > 0)
    return (guint) self->count;
  crystal_turn_note (
      &self->turn, "card.unknown-value", "crystal.find.timing",
      tm_text (N_ ("How many boosts it cancels is not told yet: all of this fight.")));
  return CRYSTAL_MAX_BOOSTS;
}

gboolean
crystal_play_debuffer (CrystalPlay *self)
{
  guint pieces[CRYSTAL_MAX_BOOSTS];
  guint n_pieces, left;

  self->target = find_boosted (self);
  if (!crystal_play_check (self, NEEDS_TARGET))
    return FALSE;
  if (count_announced_cards (self, (guint) self->target) == 0)
    {
      crystal_play_forbid (
          self, "card.wrong-target",
          tm_text (N_ ("%s has announced no boost."), tm_arg_seat ((guint) self->target)));
      return TRUE;
    }
  n_pieces = tm_table_list_zone (self->turn.table,
                                 tm_table_get_zone (self->turn.table, ZONE_FIGHT, self->target),
                                 pieces, G_N_ELEMENTS (pieces));
  left = MIN (count_cancelled (self), n_pieces);
  /* The one announced last lies on top. */
  for (guint i = 0; i < left; i++)
    cancel (self, pieces[i]);
  tm_resolution_add_reason (
      self->turn.resolution, "crystal.card.nasty-debuffer",
      tm_text_n ("%2$s loses %1$s boost; it stays used.", "%2$s loses %1$s boosts; they stay used.",
                 tm_arg_number ((gint32) left), tm_arg_seat ((guint) self->target)));
  return TRUE;
}

/* Left alone: no fight, and whoever comes next has to draw. */
gboolean
crystal_play_invisibility (CrystalPlay *self)
{
  CrystalFightEvent fight;

  if (!find_own_fight (self, &fight))
    return FALSE;
  crystal_fight_leave (&self->turn, FALSE);
  if (!(fight.flags & BOOM_CLINGS))
    crystal_turn_set_boom (&self->turn, fight.place, TRUE);
  tm_resolution_add_reason (self->turn.resolution, "crystal.card.invisibility",
                            tm_text (N_ ("There is no fight; a Boom token is laid.")));
  return TRUE;
}

gboolean
crystal_play_compass (CrystalPlay *self)
{
  CrystalFightEvent fight;

  if (!find_own_fight (self, &fight))
    return FALSE;
  crystal_fight_leave (&self->turn, FALSE);
  shake_off (self, &fight);
  crystal_turn_push (&self->turn, PENDING_FIND, self->seat, fight.place, 1);
  note_no_token (self);
  return TRUE;
}

/* The loser of a duel stays where it is; so it does once more until its lost turn is over. */
static gboolean
shrink_dwarf (CrystalPlay *self, const guint seats[2])
{
  guint rival = seats[0] == self->seat ? seats[1] : seats[0];
  CrystalPending duel;

  self->target = (int) rival;
  crystal_turn_get_top (&self->turn, &duel);
  crystal_turn_pop (&self->turn);
  crystal_turn_set (&self->turn, COUNTER_SHRUNK, rival, 1);
  crystal_duel_settle (&self->turn, &duel, self->seat, rival);
  return TRUE;
}

gboolean
crystal_play_shrinker (CrystalPlay *self)
{
  CrystalFightEvent fight;
  guint seats[2];

  if (crystal_get_duel (self->turn.table, seats, NULL))
    return shrink_dwarf (self, seats);
  if (!find_own_fight (self, &fight))
    return FALSE;
  tm_resolution_add_reason (self->turn.resolution, "crystal.card.shrinker",
                            tm_text (N_ ("The monster is beaten without a die.")));
  crystal_fight_win (&self->turn);
  return TRUE;
}

static gboolean
blind_dwarf (CrystalPlay *self, const guint seats[2])
{
  guint rival = seats[0] == self->seat ? seats[1] : seats[0];

  self->target = (int) rival;
  end_duel (&self->turn);
  crystal_turn_lose_turns (&self->turn, rival, 2);
  crystal_turn_note (&self->turn, "duel.no-winner", "crystal.o.no-fight",
                     tm_text (N_ ("Nobody has won the duel: crystals stay where they are.")));
  return TRUE;
}

gboolean
crystal_play_flash (CrystalPlay *self)
{
  CrystalFightEvent fight;
  guint seats[2];

  if (crystal_get_duel (self->turn.table, seats, NULL))
    return blind_dwarf (self, seats);
  if (!find_own_fight (self, &fight))
    return FALSE;
  crystal_fight_leave (&self->turn, FALSE);
  shake_off (self, &fight);
  note_no_token (self);
  return TRUE;
}

gboolean
crystal_play_bomb (CrystalPlay *self)
{
  CrystalFightEvent fight;

  if (!crystal_get_fight (self->turn.table, &fight))
    return crystal_turn_refuse (
        &self->turn, "card.use-means", "crystal.card.bomb",
        tm_text (N_ ("Dig, walk or blow up with the Bomb as the means: that plays it.")));
  if (fight.seat != self->seat)
    crystal_play_forbid (self, "fight.boost-foreign",
                         tm_text (N_ ("It is %s who fights."), tm_arg_seat (fight.seat)));
  tm_resolution_add_reason (
      self->turn.resolution, "crystal.card.bomb",
      tm_text (N_ ("The Mountain troll swallows the Bomb: won, and a Find.")));
  crystal_fight_win (&self->turn);
  crystal_turn_push (&self->turn, PENDING_FIND, fight.owner, fight.place, 1);
  return TRUE;
}

gboolean
crystal_play_pump (CrystalPlay *self)
{
  CrystalFightEvent fight;

  if (!crystal_play_in_fight (self, &fight))
    return FALSE;
  if (fight.seat == self->seat)
    crystal_play_forbid (self, "card.wrong-target",
                         tm_text (N_ ("The pump is for monsters that attack others.")));
  self->target = (int) fight.seat;
  crystal_turn_add_shared (&self->turn, COUNTER_FIGHT_PUMP,
                           crystal_finds[FIND_MONSTER_PUMP].health);
  tm_resolution_add_reason (
      self->turn.resolution, "crystal.card.monster-pump",
      tm_text (N_ ("Health to beat now: %s."),
               tm_arg_number (tm_table_get_shared (self->turn.table, COUNTER_FIGHT_HEALTH)
                              + tm_table_get_shared (self->turn.table, COUNTER_FIGHT_PUMP))));
  return TRUE;
}

gboolean
crystal_play_dont_wanna (CrystalPlay *self)
{
  CrystalFightEvent fight;

  if (!find_own_fight (self, &fight))
    return FALSE;
  crystal_turn_note (&self->turn, "card.unknown-value", "crystal.card.dont-wanna",
                     tm_text (N_ ("What it does stands on the card only: record it by hand.")));
  return TRUE;
}

gboolean
crystal_play_switchman (CrystalPlay *self)
{
  CrystalFightEvent fight;
  gint32 stage = tm_table_get_shared (self->turn.table, COUNTER_FIGHT_STAGE);

  if (!crystal_play_check (self, NEEDS_TARGET) || !find_own_fight (self, &fight))
    return FALSE;
  if (self->target == (int) self->seat)
    crystal_play_forbid (self, "card.wrong-target", tm_text (N_ ("Another player has to fight.")));
  crystal_fight_pass_to (&self->turn, (guint) self->target);
  /* It may be another whose tame monster goes first. */
  if (stage == STAGE_DIE || stage == STAGE_TAME)
    crystal_fight_go_on (&self->turn);
  crystal_turn_note (
      &self->turn, "card.switched", "crystal.o.token",
      tm_text (N_ ("A Boom token would be laid where the monster was met; who fights "
                   "flees from the own cell.")));
  return TRUE;
}

gboolean
crystal_play_kefir (CrystalPlay *self)
{
  CrystalFightEvent fight;

  if (!find_own_fight (self, &fight))
    return FALSE;
  if (fight.flags & BOOM_CLINGS)
    crystal_turn_set (&self->turn, fight.monster == MONSTER_TICK ? COUNTER_TICK : COUNTER_SPIDER,
                      self->seat, 0);
  crystal_fight_leave (&self->turn, TRUE);
  return TRUE;
}
