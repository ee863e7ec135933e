/* SPDX-License-Identifier: GPL-3.0-or-later */

/* «Достижения»: those that show in the play are noticed, the others are claimed; and naming a token
 * that was drawn face down. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-names.h"
#include "dungeon-roll-turn.h"

#define CLAIM(index, achievement_id, achievement_name, symbol, is_collected) \
  [index] = "achievement-" achievement_id
static const char *const claim_ids[ROLL_N_ACHIEVEMENTS] = { ROLL_ACHIEVEMENTS (CLAIM) };

/* What can only be known of play that was recorded move by move. */
static gboolean
needs_record (RollAchievement achievement)
{
  return achievement == ACHIEVEMENT_NATURAL_TWENTY || achievement == ACHIEVEMENT_CRITICAL_HIT
         || achievement == ACHIEVEMENT_NEVER_TELL_ODDS;
}

/* The counter that says that play was not: uses of the hero are counted over the whole match. */
static guint
get_record_mark (RollAchievement achievement)
{
  return achievement == ACHIEVEMENT_NATURAL_TWENTY ? COUNTER_MATCH_BY_HAND : COUNTER_BY_HAND;
}

/* Whether achievements are noticed: how to read them is asked, not played, so that the option is
 * no reading that a move could depend on. */
static gboolean
is_noticed (const TmTable *table, RollAchievement achievement)
{
  return tm_table_get_option (table, OPTION_ACHIEVEMENTS) == ACHIEVEMENTS_DETECT
         && !(needs_record (achievement)
              && tm_table_get_shared (table, get_record_mark (achievement)));
}

/* Notes an achievement if that is done by itself at this table. */
void
roll_award (TmResolution *resolution, guint seat, RollAchievement achievement)
{
  if (is_noticed (tm_resolution_get_table (resolution), achievement))
    tm_resolution_set_counter (resolution, COUNTER_ACHIEVEMENT + achievement, seat, 1);
}

/* After black dice were rolled. */
void
roll_award_roll (RollTurn *self, guint n_dice, guint n_dragons)
{
  if (n_dice == ROLL_N_DICE)
    tm_resolution_set_shared (self->resolution, COUNTER_SEVEN, 1);
  if (n_dragons >= ROLL_AWAKE)
    roll_award (self->resolution, self->seat, ACHIEVEMENT_THREE_HEADS);
}

/* A level was survived: regroup is reached, or a portal used. */
void
roll_award_survival (RollTurn *self)
{
  if (tm_table_get_shared (self->table, COUNTER_SEVEN))
    roll_award (self->resolution, self->seat, ACHIEVEMENT_NEVER_TELL_ODDS);
}

/* Regroup is reached. The dragon was awake if it had come to the dragon phase. */
void
roll_award_regroup (RollTurn *self)
{
  gboolean was_danger = self->phase == PHASE_DRAGON
                        || tm_table_get_shared (self->table, COUNTER_LEVEL_MONSTERS) > 0;

  roll_award_survival (self);
  if (was_danger && tm_table_get_shared (self->table, COUNTER_LEVEL) >= ROLL_CRITICAL_LEVEL
      && tm_table_get_shared (self->table, COUNTER_LEVEL_UNITS) == 0
      && !tm_table_get_shared (self->table, COUNTER_LEVEL_BURST))
    roll_award (self->resolution, self->seat, ACHIEVEMENT_CRITICAL_HIT);
}

/* What only the end can tell; TRUE if the achievement is earned by these points. */
static gboolean
is_earned_at_end (const TmTable *table, guint seat, RollAchievement achievement)
{
  RollScore score;

  roll_read_score (table, seat, &score);
  switch (achievement)
    {
    case ACHIEVEMENT_BOTTOMLESS_BAG:
      return score.token_points >= ROLL_MANY_TOKEN_POINTS;
    case ACHIEVEMENT_NATURAL_TWENTY:
      return score.points >= ROLL_MANY_POINTS
             && tm_table_get_counter (table, COUNTER_HERO_USES, seat) == 0;
    case ACHIEVEMENT_MAGIC_WHIRL:
      return score.points >= ROLL_MANY_POINTS
             && tm_table_get_counter (table, COUNTER_TOKENS_USED, seat) == 0;
    default:
      return FALSE;
    }
}

/* At the end, and when a token is named after it. Matches of other lengths claim none. */
void
roll_award_end (TmResolution *resolution)
{
  static const RollAchievement late[]
      = { ACHIEVEMENT_BOTTOMLESS_BAG, ACHIEVEMENT_NATURAL_TWENTY, ACHIEVEMENT_MAGIC_WHIRL };
  const TmTable *table = tm_resolution_get_table (resolution);

  if (tm_table_get_option (table, OPTION_DELVES) != ROLL_DELVES)
    return;
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    for (guint i = 0; i < G_N_ELEMENTS (late); i++)
      if (is_earned_at_end (table, seat, late[i]))
        roll_award (resolution, seat, late[i]);
}

/* Claiming */

static guint
count_champions (const TmTable *table)
{
  return tm_table_count_face (table, tm_table_get_zone (table, ZONE_PARTY, TM_NO_SEAT),
                              PIECE_PARTY_DIE, FACE_CHAMPION);
}

/* Whether the tallies of the delve in progress show it already. */
static gboolean
shows_in_delve (const TmTable *table, RollAchievement achievement)
{
  switch (achievement)
    {
    case ACHIEVEMENT_TWO_DRAGONS:
      return tm_table_get_shared (table, COUNTER_DELVE_DRAGONS) >= 2;
    case ACHIEVEMENT_THREE_DRAGONS:
      return tm_table_get_shared (table, COUNTER_DELVE_DRAGONS) >= 3;
    case ACHIEVEMENT_LAST_STAND:
      return tm_table_get_shared (table, COUNTER_LEVEL_DRAGON)
             && tm_table_get_shared (table, COUNTER_LEVEL_DICE) <= 1;
    case ACHIEVEMENT_CHEATER:
      return tm_table_get_phase (table) == PHASE_POPULATE
             && count_champions (table) >= ROLL_MANY_CHAMPIONS;
    default:
      return FALSE;
    }
}

typedef enum
{
  TALLY_UNKNOWN,
  TALLY_NO,
  TALLY_YES,
} TallySays;

static TallySays
ask_tallies (const TmTable *table, guint seat, RollAchievement achievement)
{
  if (achievement == ACHIEVEMENT_GUILD_MASTER)
    return TALLY_UNKNOWN;
  if (tm_table_get_counter (table, COUNTER_ACHIEVEMENT + achievement, seat)
      || (roll_get_adventurer (table) == (int) seat && shows_in_delve (table, achievement))
      || (tm_table_get_phase (table) == PHASE_END && is_earned_at_end (table, seat, achievement)))
    return TALLY_YES;
  return is_noticed (table, achievement) ? TALLY_NO : TALLY_UNKNOWN;
}

/* The move `claim`: what people say counts. */
void
roll_resolve_claim (const TmMove *move, TmResolution *resolution)
{
  guint seat = tm_args_get (&move->args, CLAIM_SEAT);
  RollAchievement achievement = tm_args_get (&move->args, CLAIM_ACHIEVEMENT);
  gboolean is_earned = tm_args_get (&move->args, CLAIM_EARNED);
  TallySays said = ask_tallies (tm_resolution_get_table (resolution), seat, achievement);
  const TmAchievement *spec = &dungeon_roll_achievements[achievement];

  if (said == (is_earned ? TALLY_NO : TALLY_YES))
    tm_resolution_add_finding (resolution, TM_GRADE_NOTE, claim_ids[achievement], spec->article,
                               tm_text (N_ ("The tallies of the match say otherwise.")));
  tm_resolution_set_counter (resolution, COUNTER_ACHIEVEMENT + achievement, seat, is_earned);
  tm_resolution_set_summary (resolution,
                             tm_text (is_earned ? N_ ("%s earns: %s") : N_ ("%s does not earn: %s"),
                                      tm_arg_seat (seat), tm_arg_word (spec->name)),
                             TM_TEXT_NONE);
}

/* Naming */

/* With secret hands the journal does not say which. */
static TmText
describe_naming (const TmTable *table, guint seat, gint32 kind)
{
  if (tm_table_get_option (table, OPTION_HANDS) == HANDS_SECRET && tm_table_get_n_seats (table) > 1)
    return tm_text (N_ ("%s names a token"), tm_arg_seat (seat));
  return tm_text (N_ ("%s names a token: %s"), tm_arg_seat (seat), tm_arg_face (PIECE_TOKEN, kind));
}

/* The move `reveal`: a token that was drawn face down is named. */
void
roll_resolve_reveal (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = tm_args_get (&move->args, REVEAL_SEAT);
  gint32 kind = tm_args_get (&move->args, REVEAL_TOKEN);
  int piece = tm_table_find_piece (table, tm_table_get_zone (table, ZONE_CHEST, TM_NO_SEAT),
                                   PIECE_TOKEN, kind);

  if (tm_table_get_counter (table, COUNTER_UNKNOWN, seat) == 0 || piece < 0)
    {
      tm_resolution_refuse (
          resolution, "not-known", "roll.treasure.golden",
          piece < 0
              ? tm_text (N_ ("No such token is left: %s."), tm_arg_face (PIECE_TOKEN, kind))
              : tm_text (N_ ("%s holds no token that is not named yet."), tm_arg_seat (seat)));
      return;
    }
  tm_resolution_add_counter (resolution, COUNTER_UNKNOWN, seat, -1);
  tm_resolution_move_piece (resolution, piece, tm_table_get_zone (table, ZONE_TOKENS, seat),
                            TM_BOTTOM);
  if (tm_table_get_phase (table) == PHASE_END)
    roll_award_end (resolution);
  tm_resolution_set_summary (resolution, describe_naming (table, seat, kind), TM_TEXT_NONE);
}
