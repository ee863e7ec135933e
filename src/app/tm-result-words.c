/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-people.h"
#include "tm-result-words.h"

/* By place. */
static const char *const places[TM_MAX_SEATS] = {
  NC_ ("place in a match", "1st"), NC_ ("place in a match", "2nd"), NC_ ("place in a match", "3rd"),
  NC_ ("place in a match", "4th"), NC_ ("place in a match", "5th"), NC_ ("place in a match", "6th"),
  NC_ ("place in a match", "7th"), NC_ ("place in a match", "8th"),
};

/* Where neither a score nor a place is kept, all scores are alike and say nothing. */
static gboolean
find_scores (const TmStanding *self)
{
  if (self->how == TM_HOW_POINTS || self->how == TM_HOW_FEWEST)
    return TRUE;

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->scores[seat] != 0)
      return TRUE;

  return FALSE;
}

static gboolean
is_win (const TmStanding *self, guint seat)
{
  return (self->winners & 1u << seat) != 0;
}

/* In words that fit one player and several. */
static char *
dup_points (const TmStanding *self, guint seat)
{
  gint32 score = tm_standing_get_score (self, seat);

  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS ((gint64) score)), score);
}

/* Whether others than the winners have a place: then who has none has been left behind. */
static gboolean
has_losers_placed (const TmStanding *self)
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (self->ranks[seat] > 0 && !is_win (self, seat))
      return TRUE;

  return FALSE;
}

static guint
find_first (guint32 seats)
{
  return (guint) g_bit_nth_lsf (seats, -1);
}

static gboolean
is_one (guint32 seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0;
}

/**
 * tm_standing_init_match:
 * @self: (out caller-allocates): the standing
 * @match: a match
 *
 * Reads how a match stands now.
 */
void
tm_standing_init_match (TmStanding *self, TmMatch *match)
{
  TmBox *box = tm_match_get_box (match);
  TmResult result;

  tm_match_get_result (match, &result);
  *self = (TmStanding) { .ending = result.ending,
                         .how = result.how,
                         .n_seats = tm_box_get_n_seats (box),
                         .winners = result.winners };
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      self->names[seat] = tm_box_dup_seat_name (box, seat);
      self->teams[seat] = result.teams[seat];
      self->ranks[seat] = result.ranks[seat];
      self->scores[seat] = result.scores[seat];
    }
  self->has_scores = find_scores (self);
}

/**
 * tm_standing_init_info:
 * @self: (out caller-allocates): the standing
 * @info: a match of a list
 *
 * Reads how a match of a list has ended.
 */
void
tm_standing_init_info (TmStanding *self, const TmMatchInfo *info)
{
  *self = (TmStanding) { .ending = TM_ENDING_OPEN, .how = info->how, .n_seats = info->n_seats };
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const TmSeatInfo *one = &info->seats[seat];

      self->names[seat] = tm_people_dup_name (one->name, seat);
      self->teams[seat] = (guint8) one->team;
      self->ranks[seat] = one->rank;
      self->scores[seat] = one->score;
      self->winners |= one->is_winner ? 1u << seat : 0;
    }
  if (info->state == TM_MATCH_FINISHED)
    self->ending = self->winners != 0 ? TM_ENDING_WON : TM_ENDING_NOBODY;
  self->has_scores = find_scores (self);
}

/**
 * tm_standing_clear:
 * @self: a standing
 *
 * Frees what it holds.
 */
void
tm_standing_clear (TmStanding *self)
{
  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    g_clear_pointer (&self->names[seat], g_free);
}

/* Whether a seat stands before another in the order of place. */
static gboolean
is_before (const TmStanding *self, guint seat, guint other)
{
  guint place = tm_standing_get_place (self, seat);
  guint other_place = tm_standing_get_place (self, other);
  gint32 score = tm_standing_get_score (self, seat);
  gint32 other_score = tm_standing_get_score (self, other);

  if (is_win (self, seat) != is_win (self, other))
    return is_win (self, seat);
  if (place != other_place)
    return place != 0 && (other_place == 0 || place < other_place);
  if (self->teams[seat] != self->teams[other])
    return self->teams[seat] < self->teams[other];
  if (score != other_score && self->how != TM_HOW_TOGETHER)
    return self->how == TM_HOW_FEWEST ? score < other_score : score > other_score;

  return seat < other;
}

/**
 * tm_standing_list_seats:
 * @self: a standing
 * @seats: (out caller-allocates): the seats
 *
 * Lists the seats in the order of their places, a team together. While the match goes on that is
 * the order of the table.
 *
 * Returns: how many there are
 */
guint
tm_standing_list_seats (const TmStanding *self, guint seats[TM_MAX_SEATS])
{
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      guint i = seat;

      for (; self->ending != TM_ENDING_OPEN && i > 0 && is_before (self, seat, seats[i - 1]); i--)
        seats[i] = seats[i - 1];
      seats[i] = seat;
    }

  return self->n_seats;
}

static gboolean
is_first_of_group (const TmStanding *self, guint seat)
{
  return (tm_standing_get_group (self, seat) & ((1u << seat) - 1)) == 0;
}

/**
 * tm_standing_get_place:
 * @self: a standing
 * @seat: a seat
 *
 * Gets the place of a seat. A team that is ahead takes up one place, however many are in it.
 *
 * Returns: the place, from 1; 0: none
 */
guint
tm_standing_get_place (const TmStanding *self, guint seat)
{
  guint place = 1;

  g_return_val_if_fail (seat < self->n_seats, 0);

  if (self->ending == TM_ENDING_OPEN || self->how == TM_HOW_TOGETHER || self->ranks[seat] == 0)
    return 0;
  for (guint other = 0; other < self->n_seats; other++)
    place += self->ranks[other] > 0 && self->ranks[other] < self->ranks[seat]
             && is_first_of_group (self, other);

  return place;
}

/**
 * tm_standing_get_group:
 * @self: a standing
 * @seat: a seat
 *
 * Gets who wins or loses with a seat: its team, or everybody.
 *
 * Returns: set of seats, at least the seat itself
 */
guint32
tm_standing_get_group (const TmStanding *self, guint seat)
{
  guint32 group = 1u << seat;

  g_return_val_if_fail (seat < self->n_seats, group);

  for (guint other = 0; other < self->n_seats; other++)
    if (self->how == TM_HOW_TOGETHER
        || (self->teams[seat] != 0 && self->teams[other] == self->teams[seat]))
      group |= 1u << other;

  return group;
}

/**
 * tm_standing_get_score:
 * @self: a standing
 * @seat: a seat
 *
 * Gets the score of a seat and of who wins or loses with it. A team has the sum of what its seats
 * have; where all play together and have the same score, that is the score of all.
 *
 * Returns: the score
 */
gint32
tm_standing_get_score (const TmStanding *self, guint seat)
{
  guint32 group = tm_standing_get_group (self, seat);
  gboolean is_common = self->how == TM_HOW_TOGETHER;
  gint64 sum = 0;

  for (guint other = 0; other < self->n_seats; other++)
    if (group & 1u << other)
      {
        is_common = is_common && self->scores[other] == self->scores[seat];
        sum += self->scores[other];
      }

  return is_common ? self->scores[seat] : (gint32) CLAMP (sum, G_MININT, G_MAXINT);
}

/**
 * tm_standing_dup_names:
 * @self: a standing
 * @seats: set of seats
 *
 * Puts the names of some seats into one list: "Anna and Boris".
 *
 * Returns: (transfer full): the list
 */
char *
tm_standing_dup_names (const TmStanding *self, guint32 seats)
{
  const char *names[TM_MAX_SEATS + 1] = { NULL };
  guint n_names = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    if (seats & 1u << seat)
      names[n_names++] = self->names[seat];

  return tm_names_join (names);
}

/* Everybody who plays together, in one sentence. */
static char *
dup_together (const TmStanding *self)
{
  gboolean is_won = self->ending == TM_ENDING_WON;

  if (self->n_seats > 1)
    return g_strdup (is_won ? _ ("All won") : _ ("All lost"));

  /* Translators: the result of somebody who plays alone */
  return g_strdup_printf (is_won ? C_ ("alone", "%s won") : C_ ("alone", "%s lost"),
                          self->names[0]);
}

static char *
dup_alone (const TmStanding *self)
{
  g_autofree char *points = NULL;

  if (self->ending == TM_ENDING_NOBODY)
    return g_strdup_printf (C_ ("alone", "%s lost"), self->names[0]);
  if (!self->has_scores)
    return g_strdup_printf (C_ ("alone", "%s won"), self->names[0]);

  points = dup_points (self, 0);
  /* Translators: somebody who has played alone, and the points */
  return g_strdup_printf (_ ("%s, alone, %s"), self->names[0], points);
}

static char *
dup_winners (const TmStanding *self, const char *names, gboolean is_shared)
{
  g_autofree char *points = NULL;

  if (self->how == TM_HOW_LAST)
    /* Translators: who was left at the end; one name or several */
    return g_strdup_printf (is_one (self->winners) ? C_ ("result", "%s, the last one standing")
                                                   : C_ ("result", "%s, the last ones standing"),
                            names);
  if (is_shared)
    /* Translators: several players, who share the win */
    return g_strdup_printf (C_ ("result", "%s share the win"), names);
  if (self->how == TM_HOW_CHOSEN || !self->has_scores)
    /* Translators: who has won; one player, or a team */
    return g_strdup_printf (
        is_one (self->winners) ? C_ ("one winner", "%s won") : C_ ("team", "%s won"), names);

  points = dup_points (self, find_first (self->winners));
  /* Translators: who has won, and with how many points */
  return g_strdup_printf (C_ ("result", "%s, %s"), names, points);
}

/**
 * tm_standing_dup_line:
 * @self: a standing
 *
 * Puts the result into a few words, as they stand below the name of a game in a list: "Vera, 22
 * points", "Gleb and Vera share the win", "All lost".
 *
 * Returns: (transfer full) (nullable): the words; %NULL if the match has no result
 */
char *
tm_standing_dup_line (const TmStanding *self)
{
  g_autofree char *names = NULL;

  if (self->ending == TM_ENDING_OPEN || self->n_seats == 0)
    return NULL;
  if (self->how == TM_HOW_TOGETHER)
    return dup_together (self);
  if (self->n_seats == 1)
    return dup_alone (self);
  if (self->ending == TM_ENDING_NOBODY || self->winners == 0)
    return g_strdup (_ ("Nobody won"));

  names = tm_standing_dup_names (self, self->winners);

  return dup_winners (self, names,
                      self->winners & ~tm_standing_get_group (self, find_first (self->winners)));
}

/**
 * tm_standing_dup_place:
 * @self: a standing
 * @seat: a seat
 *
 * Names the place of a seat, and of who wins or loses with it: "Won", "2nd", "Shared win"; "No place"
 * for who fell out of a match in which others than the winners have places.
 *
 * Returns: (transfer full) (nullable): the words; %NULL if there is no place
 */
char *
tm_standing_dup_place (const TmStanding *self, guint seat)
{
  guint place;

  g_return_val_if_fail (seat < self->n_seats, NULL);

  if (self->ending == TM_ENDING_OPEN)
    return NULL;
  if (self->n_seats == 1 || self->how == TM_HOW_TOGETHER)
    return g_strdup (self->ending == TM_ENDING_WON ? C_ ("card", "Won") : C_ ("card", "Lost"));
  if (is_win (self, seat))
    return g_strdup (self->winners & ~tm_standing_get_group (self, seat) ? C_ ("card", "Shared win")
                                                                         : C_ ("card", "Won"));

  place = tm_standing_get_place (self, seat);

  if (place == 0)
    return has_losers_placed (self) ? g_strdup (C_ ("place in a match", "No place")) : NULL;

  return g_strdup (g_dpgettext2 (NULL, "place in a match", places[place - 1]));
}

/* Who plays, where there is nothing yet to tell about how it went. */
static char *
dup_everybody (const TmMatchInfo *info)
{
  g_auto (TmStanding) standing;

  tm_standing_init_info (&standing, info);

  return tm_standing_dup_names (&standing, (1u << info->n_seats) - 1);
}

static char *
dup_ending (const TmMatchInfo *info)
{
  g_auto (TmStanding) standing;
  char *line;

  tm_standing_init_info (&standing, info);
  line = tm_standing_dup_line (&standing);

  return line != NULL ? line : dup_everybody (info);
}

/**
 * tm_result_words_dup_info:
 * @info: a match of a list
 *
 * Tells in a few words how a match stands or has ended.
 *
 * Returns: (transfer full): the words
 */
char *
tm_result_words_dup_info (const TmMatchInfo *info)
{
  g_autofree char *progress = NULL;
  g_autofree char *everybody = NULL;

  if (info->state == TM_MATCH_FINISHED)
    return dup_ending (info);

  everybody = dup_everybody (info);
  if (info->state == TM_MATCH_ABANDONED)
    /* Translators: a match that will not go on, and who played it */
    return g_strdup_printf (_ ("Abandoned: %s"), everybody);

  progress = tm_match_info_dup_progress (info);

  return *progress != '\0' ? g_steal_pointer (&progress) : g_steal_pointer (&everybody);
}
