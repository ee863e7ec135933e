/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about the course of a match: rounds, winners, campaigns, R «Ход игры»,
 * «Подсчёт очков», «Режим кампании». */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-questions.h"

/* Winners */

static void
set_ranks (TmRuling *ruling, const guint ranks[TM_MAX_SEATS], guint n_seats)
{
  gint32 places[TM_MAX_SEATS];

  for (guint seat = 0; seat < n_seats; seat++)
    places[seat] = (gint32) ranks[seat];
  tm_ruling_set_numbers (ruling, "ranks", places, n_seats);
}

static TmText
describe_winners (guint32 winners, PaperDecided by)
{
  switch (by)
    {
    case DECIDED_ROOMS:
      return tm_text (N_ ("With the same fame and more rooms wins: %s"), tm_arg_seats (winners));
    case DECIDED_SHARED:
      return tm_text (N_ ("The win is shared by: %s"), tm_arg_seats (winners));
    case DECIDED_TOTAL:
    default:
      return tm_text (N_ ("With the most fame wins: %s"), tm_arg_seats (winners));
    }
}

static void
explain_winners (PaperDecided by, TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, "paper.end.winner",
                            tm_text (N_ ("The highest total wins.")));
  if (by == DECIDED_TOTAL)
    return;
  tm_resolution_add_reason (
      resolution, "paper.end.winner",
      tm_text (N_ ("Of those with the same total, who has explored more rooms is ahead.")));
  if (by == DECIDED_SHARED)
    tm_resolution_add_reason (resolution, "paper.end.winner",
                              tm_text (N_ ("Still the same: the place is shared.")));
}

/* R «Подсчёт очков». */
void
paper_answer_tie_break (const TmArgs *args, TmRuling *ruling)
{
  guint n_seats, n_rooms;
  const gint32 *totals = tm_args_get_list (args, TIE_BREAK_TOTALS, &n_seats);
  const gint32 *rooms = tm_args_get_list (args, TIE_BREAK_ROOMS, &n_rooms);
  guint ranks[TM_MAX_SEATS];
  PaperDecided by;
  guint32 winners;

  if (!paper_check_length (args, TIE_BREAK_ROOMS, "rooms", n_seats, ruling))
    return;
  winners = paper_find_winners (totals, rooms, n_seats, ranks, &by);
  tm_ruling_set_seats (ruling, "winners", winners);
  set_ranks (ruling, ranks, n_seats);
  tm_ruling_set_word (ruling, "by", paper_decided_ids[by]);
  explain_winners (by, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, describe_winners (winners, by));
}

/* Campaigns */

static const char *const chapter_ids[] = { "chapter1", "chapter2", "chapter3" };

/* Adds up the chapters that have been played; gives how many, 0 if they do not fit together. */
static guint
add_chapters (const TmArgs *args, gint32 totals[TM_MAX_SEATS], guint *n_seats, TmRuling *ruling)
{
  guint n_chapters = 0;

  for (guint chapter = 0; chapter < PAPER_N_CHAPTERS; chapter++)
    {
      guint n_values;
      const gint32 *values = tm_args_get_list (args, CAMPAIGN_TOTAL_CHAPTER + chapter, &n_values);

      if (chapter == 0)
        *n_seats = n_values;
      if (n_values == 0)
        continue;
      if (n_chapters < chapter)
        {
          tm_ruling_refuse (ruling, chapter_ids[chapter],
                            tm_text (N_ ("the chapters before this one come first")));
          return 0;
        }
      if (!paper_check_length (args, CAMPAIGN_TOTAL_CHAPTER + chapter, chapter_ids[chapter],
                               *n_seats, ruling))
        return 0;
      for (guint seat = 0; seat < n_values; seat++)
        totals[seat] = (chapter > 0 ? totals[seat] : 0) + values[seat];
      n_chapters++;
    }
  return n_chapters;
}

static gboolean
has_tie (const gint32 *totals, guint n_seats)
{
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint other = seat + 1; other < n_seats; other++)
      if (totals[seat] == totals[other])
        return TRUE;
  return FALSE;
}

/* What breaks a tie, by the reading in force; %NULL: nothing. */
static const gint32 *
get_tie_breaker (const TmArgs *args, const gint32 *totals, guint n_seats, TmRuling *ruling)
{
  guint n_rooms;
  const gint32 *rooms = tm_args_get_list (args, CAMPAIGN_TOTAL_ROOMS, &n_rooms);

  if (n_rooms == 0 || !has_tie (totals, n_seats)
      || tm_ruling_get_option (ruling, OPTION_CAMPAIGN_TIE) == CAMPAIGN_TIE_SHARED)
    return NULL;
  return rooms;
}

static void
explain_campaign (const gint32 *totals,
                  guint n_seats,
                  guint n_chapters,
                  gboolean by_rooms,
                  TmResolution *resolution)
{
  tm_resolution_add_reason (resolution, "paper.variant.campaign",
                            tm_text (N_ ("The fame of all chapters is added up; chapters: %s."),
                                     tm_arg_number ((gint32) n_chapters)));
  if (!has_tie (totals, n_seats))
    return;
  tm_resolution_add_reason (
      resolution, "paper.open.campaign-tie",
      by_rooms ? tm_text (N_ ("With equal sums, more rooms in all chapters are ahead."))
               : tm_text (N_ ("Equal sums share the place.")));
}

static TmText
describe_campaign (guint32 winners, PaperDecided by, gboolean is_complete)
{
  return is_complete ? describe_winners (winners, by)
                     : tm_text (N_ ("Ahead so far: %s"), tm_arg_seats (winners));
}

/* R «Режим кампании». */
void
paper_answer_campaign_total (const TmArgs *args, TmRuling *ruling)
{
  gint32 totals[TM_MAX_SEATS] = { 0 };
  guint ranks[TM_MAX_SEATS];
  guint n_seats, n_rooms;
  guint n_chapters = add_chapters (args, totals, &n_seats, ruling);
  const gint32 *rooms;
  PaperDecided by;
  guint32 winners;

  tm_args_get_list (args, CAMPAIGN_TOTAL_ROOMS, &n_rooms);
  if (n_chapters == 0
      || (n_rooms > 0
          && !paper_check_length (args, CAMPAIGN_TOTAL_ROOMS, "rooms", n_seats, ruling)))
    return;
  rooms = get_tie_breaker (args, totals, n_seats, ruling);
  winners = paper_find_winners (totals, rooms, n_seats, ranks, &by);
  tm_ruling_set_numbers (ruling, "totals", totals, n_seats);
  tm_ruling_show_by_seat (ruling, "totals", "star");
  tm_ruling_set_seats (ruling, "winners", winners);
  set_ranks (ruling, ranks, n_seats);
  tm_ruling_set_word (ruling, "by", paper_decided_ids[by]);
  tm_ruling_set_flag (ruling, "complete", n_chapters == PAPER_N_CHAPTERS);
  explain_campaign (totals, n_seats, n_chapters, rooms != NULL, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, describe_campaign (winners, by, n_chapters == PAPER_N_CHAPTERS));
}

/* R «Режим кампании». */
void
paper_answer_campaign_chapter (const TmArgs *args, TmRuling *ruling)
{
  PaperCampaign campaign
      = (PaperCampaign) (CAMPAIGN_URBAN + tm_args_get (args, CAMPAIGN_CHAPTER_CAMPAIGN));
  gint32 chapter = tm_args_get (args, CAMPAIGN_CHAPTER_CHAPTER);
  int card = paper_get_campaign_dungeon (campaign, (guint) chapter);

  tm_ruling_set_word (ruling, "dungeon", paper_dungeon_words[card].id);
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), "paper.variant.campaign",
                            tm_text (N_ ("%s, chapter %s."),
                                     tm_arg_word (paper_campaign_words[campaign].name),
                                     tm_arg_number (chapter)));
  tm_ruling_set_verdict (
      ruling, tm_text (N_ ("Dungeon card %s"), tm_arg_word (paper_dungeon_words[card].name)));
}

/* Rounds */

static gboolean
vanishes (const TmArgs *args, guint round)
{
  return paper_is_fight_round (round) && round < PAPER_MAX_ROUND
         && (tm_args_get (args, ROUND_PLAYERS) == 1
             || tm_args_get (args, ROUND_VANISHING) == VANISHING_ON);
}

static guint
add_fight (const TmArgs *args, guint round, const char **order, guint n)
{
  order[n++] = "fight";
  if (vanishes (args, round))
    order[n++] = "vanish";
  return n;
}

/* What comes at the end of a round, R «Ход игры», «Миссии», p.11. */
static void
set_order (const TmArgs *args, guint round, TmRuling *ruling)
{
  const char *order[5] = { NULL };
  gboolean is_fight = paper_is_fight_round (round);
  gboolean is_first
      = is_fight && tm_ruling_get_option (ruling, OPTION_MISSION_TIMING) == MISSION_TIMING_AFTER;
  guint n = 0;

  if (is_first)
    n = add_fight (args, round, order, n);
  order[n++] = "gems";
  order[n++] = "missions";
  if (is_fight && !is_first)
    add_fight (args, round, order, n);
  tm_ruling_set_words (ruling, "order", order);
}

static void
explain_round (const TmArgs *args, guint round, TmResolution *resolution)
{
  tm_resolution_add_reason (
      resolution, "paper.rounds.course",
      tm_text (N_ ("Stages end with rounds 3, 6 and 8; round %s is in stage %s."),
               tm_arg_number ((gint32) round), tm_arg_number ((gint32) paper_get_stage (round))));
  tm_resolution_add_reason (
      resolution, "paper.rounds.course",
      paper_is_fight_round (round)
          ? tm_text (N_ ("At the end of this round all teams meet a monster."))
          : tm_text (N_ ("There is no fight at the end of this round.")));
  if (vanishes (args, round))
    tm_resolution_add_reason (resolution, "paper.variant.vanishing",
                              tm_text (N_ ("After the fight two gems vanish.")));
  if (round == PAPER_MAX_ROUND)
    tm_resolution_add_reason (resolution, "paper.end.game",
                              tm_text (N_ ("After the third monster the game ends.")));
}

/* R «Ход игры». */
void
paper_answer_round (const TmArgs *args, TmRuling *ruling)
{
  guint round = (guint) tm_args_get (args, ROUND_ROUND);
  gint32 stage = (gint32) paper_get_stage (round);
  gint32 fight = paper_is_fight_round (round) ? stage : 0;
  gint32 left = PAPER_MAX_ROUND - (gint32) round;

  tm_ruling_set_number (ruling, "stage", stage);
  tm_ruling_set_number (ruling, "fight", fight);
  set_order (args, round, ruling);
  tm_ruling_set_flag (ruling, "last", left == 0);
  tm_ruling_set_number (ruling, "left", left);
  explain_round (args, round, tm_ruling_get_resolution (ruling));
  tm_ruling_set_verdict (ruling, fight > 0 ? tm_text (N_ ("Stage %s; it ends with monster %s"),
                                                      tm_arg_number (stage), tm_arg_number (fight))
                                           : tm_text (N_ ("Stage %s; no monster in this round"),
                                                      tm_arg_number (stage)));
}
