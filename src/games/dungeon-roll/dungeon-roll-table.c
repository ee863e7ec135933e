/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Between the table of a match and the positions that the rules work on. */

#include "config.h"

#include <string.h>

#include "dungeon-roll-plan.h"
#include "dungeon-roll-private.h"

/* The seat underground now, or -1 before and after the game. */
int
roll_get_adventurer (const TmTable *table)
{
  guint32 turn = tm_table_get_turn (table);

  return turn != 0 ? __builtin_ctz (turn) : -1;
}

/* The left neighbour; alone, the adventurer himself («Подготовка к игре» 4). */
guint
roll_get_lord (const TmTable *table, guint adventurer)
{
  return (adventurer + 1) % tm_table_get_n_seats (table);
}

/* The hero card before a seat, or -1. */
int
roll_get_hero_piece (const TmTable *table, guint seat)
{
  return tm_table_find_kind (table, tm_table_get_zone (table, ZONE_HERO, (int) seat), PIECE_HERO);
}

/* Counts the pieces of a kind in a zone, face by face; gives how many there are. */
guint
roll_count_known (const TmTable *table, guint zone, guint piece_kind, guint8 *counts)
{
  guint n_pieces, n = 0;
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), piece_kind, TM_NO_SEAT, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    if (tm_table_get_piece_zone (table, piece) == zone)
      {
        gint32 face = tm_table_get_piece_face (table, piece);
        if (face != TM_FACE_UNKNOWN)
          counts[face]++;
        n++;
      }
  return n;
}

static void
count_party_dice (const TmTable *table, RollPosition *position)
{
  guint party = tm_table_get_zone (table, ZONE_PARTY, TM_NO_SEAT);
  guint graveyard = tm_table_get_zone (table, ZONE_GRAVEYARD, TM_NO_SEAT);
  guint n_pieces;
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), PIECE_PARTY_DIE, TM_NO_SEAT, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    {
      guint zone = tm_table_get_piece_zone (table, piece);
      gint32 face = tm_table_get_piece_face (table, piece);

      if (zone == graveyard)
        position->grave++;
      else if (zone == party && face != TM_FACE_UNKNOWN)
        position->party[face]++;
    }
}

static void
count_dungeon_dice (const TmTable *table, RollPosition *position)
{
  guint level = tm_table_get_zone (table, ZONE_LEVEL, TM_NO_SEAT);
  guint lair = tm_table_get_zone (table, ZONE_LAIR, TM_NO_SEAT);
  guint temporary = tm_table_get_zone (table, ZONE_TEMPORARY, TM_NO_SEAT);
  guint n_pieces;
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), PIECE_DUNGEON_DIE, TM_NO_SEAT, &n_pieces);

  for (guint piece = first; piece < first + n_pieces; piece++)
    {
      guint zone = tm_table_get_piece_zone (table, piece);
      gint32 face = tm_table_get_piece_face (table, piece);

      if (zone == lair)
        position->lair++;
      else if (zone == level && face >= 0 && face < ROLL_N_LEVEL_FACES)
        position->level[face]++;
      else if (zone == temporary && (face == FACE_SKELETON || face == FACE_GOBLIN))
        position->temporary[face == FACE_GOBLIN]++;
    }
}

/* Reads the position of a seat: the dice are everybody's, tokens and hero its own. */
void
roll_read_position (const TmTable *table, guint seat, RollPosition *position)
{
  int hero = roll_get_hero_piece (table, seat);

  memset (position, 0, sizeof *position);
  count_party_dice (table, position);
  count_dungeon_dice (table, position);
  roll_count_known (table, tm_table_get_zone (table, ZONE_TOKENS, seat), PIECE_TOKEN,
                    position->tokens);
  position->hero = (gint8) (hero >= 0 ? tm_table_get_piece_face (table, hero) : HERO_NONE);
  position->is_ready = hero >= 0 && !tm_table_get_piece_mark (table, hero, MARK_EXHAUSTED);
}

/* Counts the tokens in the chest, but for those that somebody holds without having named them. */
guint
roll_count_in_box (const TmTable *table)
{
  gint32 n = tm_table_count_zone (table, tm_table_get_zone (table, ZONE_CHEST, TM_NO_SEAT));

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n -= tm_table_get_counter (table, COUNTER_UNKNOWN, seat);
  return MAX (n, 0);
}

/* Whether white dice are out of the cup in a phase. */
gboolean
roll_is_delve_phase (guint phase)
{
  return phase >= PHASE_POPULATE && phase <= PHASE_REGROUP;
}

/* Whether everybody may see the tokens of all seats; at the end they are counted. */
gboolean
roll_are_hands_open (const TmTable *table)
{
  return tm_table_get_n_seats (table) == 1
         || tm_table_get_option (table, OPTION_HANDS) == HANDS_OPEN
         || tm_table_get_phase (table) == PHASE_END;
}

/* Whether the hero's skill acts on a unit by the reading in force, for showing what it may do;
 * rules ask roll_acts_skill(). */
gboolean
roll_takes_skill (const TmTable *table, RollUnit unit)
{
  return !roll_unit_is_token (unit)
         || tm_table_get_option (table, OPTION_TOKENS_AS_DICE) == TOKENS_AS_DICE_FULL;
}

/* Committing */

/**
 * Wanted:
 * @zone: where
 * @face: which face; %TM_FACE_UNKNOWN: as it lies
 * @n: how many pieces
 *
 * How many pieces a position wants to lie somewhere.
 */
typedef struct
{
  guint zone;
  gint32 face;
  guint n;
} Wanted;

static gboolean
fits (const TmTable *table, guint piece, const Wanted *wanted)
{
  return tm_table_get_piece_zone (table, piece) == wanted->zone
         && (wanted->face == TM_FACE_UNKNOWN
             || tm_table_get_piece_face (table, piece) == wanted->face);
}

/* What lies right stays; each of the others takes the place that is still wanted, first come,
 * first served. */
static void
rearrange (TmResolution *resolution, guint first, guint n_pieces, Wanted *wanted, guint n_wanted)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint32 settled = 0;

  for (guint i = 0; i < n_pieces; i++)
    for (guint w = 0; w < n_wanted && !(settled & 1u << i); w++)
      if (wanted[w].n > 0 && fits (table, first + i, &wanted[w]))
        {
          wanted[w].n--;
          settled |= 1u << i;
        }
  for (guint i = 0, w = 0; i < n_pieces; i++)
    {
      if (settled & 1u << i)
        continue;
      while (w < n_wanted && wanted[w].n == 0)
        w++;
      if (w == n_wanted)
        return;
      wanted[w].n--;
      if (tm_table_get_piece_zone (table, first + i) != wanted[w].zone)
        tm_resolution_move_piece (resolution, first + i, wanted[w].zone, TM_BOTTOM);
      if (wanted[w].face != TM_FACE_UNKNOWN)
        tm_resolution_set_face (resolution, first + i, wanted[w].face);
    }
}

static void
commit_party (TmResolution *resolution, const RollPosition *after)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  Wanted wanted[ROLL_N_PARTY_FACES + 2];
  guint n_pieces;
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), PIECE_PARTY_DIE, TM_NO_SEAT, &n_pieces);

  for (guint face = 0; face < ROLL_N_PARTY_FACES; face++)
    wanted[face] = (Wanted) { tm_table_get_zone (table, ZONE_PARTY, TM_NO_SEAT), (gint32) face,
                              after->party[face] };
  wanted[ROLL_N_PARTY_FACES] = (Wanted) { tm_table_get_zone (table, ZONE_GRAVEYARD, TM_NO_SEAT),
                                          TM_FACE_UNKNOWN, after->grave };
  wanted[ROLL_N_PARTY_FACES + 1]
      = (Wanted) { tm_table_get_zone (table, ZONE_CUP, TM_NO_SEAT), TM_FACE_UNKNOWN,
                   n_pieces - MIN (n_pieces, roll_position_count_party (after) + after->grave) };
  rearrange (resolution, first, n_pieces, wanted, G_N_ELEMENTS (wanted));
}

static void
commit_dungeon (TmResolution *resolution, const RollPosition *after)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  Wanted wanted[ROLL_N_LEVEL_FACES + 4];
  guint n_pieces, n_used = roll_position_count_level (after);
  guint first
      = tm_box_get_first_piece (tm_table_get_box (table), PIECE_DUNGEON_DIE, TM_NO_SEAT, &n_pieces);
  Wanted *next = wanted + ROLL_N_LEVEL_FACES;

  for (guint face = 0; face < ROLL_N_LEVEL_FACES; face++)
    wanted[face] = (Wanted) { tm_table_get_zone (table, ZONE_LEVEL, TM_NO_SEAT), (gint32) face,
                              after->level[face] };
  *next++ = (Wanted) { tm_table_get_zone (table, ZONE_TEMPORARY, TM_NO_SEAT), FACE_SKELETON,
                       after->temporary[0] };
  *next++ = (Wanted) { tm_table_get_zone (table, ZONE_TEMPORARY, TM_NO_SEAT), FACE_GOBLIN,
                       after->temporary[1] };
  *next++ = (Wanted) { tm_table_get_zone (table, ZONE_LAIR, TM_NO_SEAT), FACE_DRAGON, after->lair };
  n_used += after->temporary[0] + after->temporary[1] + after->lair;
  *next++ = (Wanted) { tm_table_get_zone (table, ZONE_RESERVE, TM_NO_SEAT), TM_FACE_UNKNOWN,
                       n_pieces - MIN (n_pieces, n_used) };
  rearrange (resolution, first, n_pieces, wanted, G_N_ELEMENTS (wanted));
}

static int
find_token (const TmTable *table, guint zone, gint32 face)
{
  return tm_table_find_piece (table, zone, PIECE_TOKEN, face);
}

static void
commit_tokens (TmResolution *resolution, guint seat, const RollPosition *after)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint chest = tm_table_get_zone (table, ZONE_CHEST, TM_NO_SEAT);
  guint held = tm_table_get_zone (table, ZONE_TOKENS, seat);
  guint8 before[ROLL_N_TOKENS] = { 0 };

  roll_count_known (table, held, PIECE_TOKEN, before);
  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    {
      guint from = before[kind] > after->tokens[kind] ? held : chest;
      guint to = from == held ? chest : held;
      int piece;

      for (guint n = ABS (before[kind] - after->tokens[kind]); n > 0; n--)
        if ((piece = find_token (table, from, (gint32) kind)) >= 0)
          tm_resolution_move_piece (resolution, piece, to, TM_BOTTOM);
    }
}

static void
commit_hero (TmResolution *resolution, guint seat, const RollPosition *after)
{
  int piece = roll_get_hero_piece (tm_resolution_get_table (resolution), seat);

  if (piece < 0)
    return;
  tm_resolution_set_face (resolution, piece, after->hero);
  tm_resolution_set_mark (resolution, piece, MARK_EXHAUSTED, !after->is_ready);
}

/* Makes the dice lie as a position has them; the rest of the white dice are in the cup, the rest of
 * the black ones in the reserve. */
void
roll_commit_dice (TmResolution *resolution, const RollPosition *after)
{
  commit_party (resolution, after);
  commit_dungeon (resolution, after);
}

/* Makes the table what a position of a seat says: dice, its tokens, its hero. */
void
roll_commit_position (TmResolution *resolution, guint seat, const RollPosition *after)
{
  roll_commit_dice (resolution, after);
  commit_tokens (resolution, seat, after);
  commit_hero (resolution, seat, after);
}

/**
 * roll_table_has_plan:
 * @table: the table
 * @position: what lies there for the one who delves
 *
 * Finds out whether the level can be cleared as it lies, without a roll, by the readings in force.
 *
 * Returns: whether there is a way
 */
gboolean
roll_table_has_plan (const TmTable *table, const RollPosition *position)
{
  RollPlanRules rules = {
    .skill_on_tokens = tm_table_get_option (table, OPTION_TOKENS_AS_DICE) == TOKENS_AS_DICE_FULL,
    .exactly_two = tm_table_get_option (table, OPTION_TWO_TARGETS) == TWO_TARGETS_EXACT,
    .bait_monsters = tm_table_get_option (table, OPTION_BAIT) == BAIT_MONSTERS,
  };

  return roll_has_plan (position, &rules);
}
