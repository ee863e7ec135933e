/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about printed tracks and the final sheet, R «Подсчёт очков», p.14. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-questions.h"

/* The tracks: what they are called, and how long they are. */
static const struct
{
  const char *missing;
  const char *article;
  gint32 most;
} tracks[N_FAME_TRACKS] = {
  [FAME_TRACK_GEMS] = { "gem_fame", "paper.gems.track", PAPER_MAX_GEMS },
  [FAME_TRACK_MINIONS] = { "minion_fame", "paper.minion.track", PAPER_MAX_MINIONS },
  [FAME_TRACK_WOUNDS] = { "wound_fame", "paper.wounds.penalty", PAPER_MAX_HEARTS },
};

static gint16 *
get_track (PaperSheet *sheet, guint track)
{
  switch (track)
    {
    case FAME_TRACK_GEMS:
      return sheet->gem_fame;
    case FAME_TRACK_MINIONS:
      return sheet->minion_fame;
    case FAME_TRACK_WOUNDS:
    default:
      return sheet->wound_fame;
    }
}

static gint16
get_pair_fame (gint32 pair)
{
  gint32 fame = tm_pair_get_second (pair);

  return (gint16) (fame == TM_PAIR_UNKNOWN ? PAPER_UNKNOWN : fame);
}

/* Shields of the wound track hold from where they are on. */
static void
set_shields (PaperSheet *sheet, const gint32 *pairs, guint n_pairs)
{
  gint32 shields[2 * PAPER_MAX_HEARTS];

  for (guint i = 0; i < n_pairs; i++)
    {
      shields[2 * i] = tm_pair_get_first (pairs[i]);
      shields[2 * i + 1] = get_pair_fame (pairs[i]);
    }
  paper_sheet_set_shields (sheet, shields, n_pairs);
}

/* Reads a table of counts and fame; one that is left out is as the rulebook reveals. */
static gboolean
read_track (const TmArgs *args,
            guint param,
            const char *id,
            guint track,
            PaperSheet *sheet,
            TmRuling *ruling)
{
  gint16 *fame = get_track (sheet, track);
  guint n_pairs;
  const gint32 *pairs = tm_args_get_list (args, param, &n_pairs);

  if (!tm_args_has (args, param))
    return TRUE;
  for (gint32 count = 1; count <= tracks[track].most; count++)
    fame[count] = PAPER_UNKNOWN;
  for (guint i = 0; i < n_pairs; i++)
    {
      if (tm_pair_get_first (pairs[i]) > tracks[track].most)
        {
          tm_ruling_refuse (
              ruling, id,
              tm_text (N_ ("the track ends at %s"), tm_arg_number (tracks[track].most)));
          return FALSE;
        }
      fame[tm_pair_get_first (pairs[i])] = get_pair_fame (pairs[i]);
    }
  if (track == FAME_TRACK_WOUNDS)
    set_shields (sheet, pairs, n_pairs);
  return TRUE;
}

/* Reads fame by the lowest level. */
static void
read_level_table (const TmArgs *args, guint param, PaperSheet *sheet)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, param, &n_values);

  for (guint i = 0; i < n_values && i < PAPER_MAX_LEVEL; i++)
    sheet->level_fame[i + 1]
        = (gint16) (values[i] == TM_NUMBER_UNKNOWN ? PAPER_UNKNOWN : values[i]);
}

/* Levels */

/* R «Подсчёт очков», row Г. */
void
paper_answer_level_fame (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  g_autoptr (GPtrArray) missing = paper_new_missing ();
  guint8 levels[PAPER_N_HEROES];
  guint lowest, sixes;
  PaperSheet sheet;
  gint32 fame;

  paper_sheet_init (&sheet);
  paper_read_levels (args, LEVEL_FAME_LEVELS, levels);
  read_level_table (args, LEVEL_FAME_TABLE, &sheet);
  fame = paper_get_level_fame (levels, sheet.level_fame, &lowest, &sixes);
  tm_ruling_set_number (ruling, "lowest", lowest);
  paper_set_fame (ruling, "base", sheet.level_fame[lowest]);
  tm_ruling_set_number (ruling, "sixes", sixes);
  paper_set_fame (ruling, "fame", fame);
  tm_resolution_add_reason (
      resolution, "paper.level.fame",
      tm_text (N_ ("The lowest level decides: %s."), tm_arg_number ((gint32) lowest)));
  if (sixes > 0)
    tm_resolution_add_reason (
        resolution, "paper.level.fame",
        tm_text (N_ ("1 more for each hero at level 6: %s."), tm_arg_number ((gint32) sixes)));
  if (fame == PAPER_UNKNOWN)
    paper_add_missing (missing, "level_fame", (int) lowest);
  paper_set_missing (ruling, missing);
  tm_ruling_set_verdict (ruling,
                         fame == PAPER_UNKNOWN
                             ? tm_text (N_ ("It is not known what is printed under level %s"),
                                        tm_arg_number ((gint32) lowest))
                             : tm_text (N_ ("%s fame"), tm_arg_number (fame)));
}

/* Tracks */

static TmText
describe_track (guint track, gint32 count)
{
  if (count == 0)
    return tm_text (N_ ("An empty track is worth nothing."));
  return track == FAME_TRACK_WOUNDS
             ? tm_text (N_ ("The highest shield reached counts; marked: %s."),
                        tm_arg_number (count))
             : tm_text (N_ ("The number under the last one filled counts: %s."),
                        tm_arg_number (count));
}

/* R «Подсчёт очков», rows Е, Ж, З. */
void
paper_answer_track_fame (const TmArgs *args, TmRuling *ruling)
{
  guint track = (guint) tm_args_get (args, TRACK_FAME_TRACK);
  gint32 count = tm_args_get (args, TRACK_FAME_COUNT);
  g_autoptr (GPtrArray) missing = paper_new_missing ();
  PaperSheet sheet;
  gint32 fame;

  if (count > tracks[track].most)
    {
      tm_ruling_refuse (ruling, "count",
                        tm_text (N_ ("the track ends at %s"), tm_arg_number (tracks[track].most)));
      return;
    }
  paper_sheet_init (&sheet);
  if (!read_track (args, TRACK_FAME_TABLE, "table", track, &sheet, ruling))
    return;
  fame = count > 0 ? get_track (&sheet, track)[count] : 0;
  paper_set_fame (ruling, "fame", fame);
  tm_resolution_add_reason (tm_ruling_get_resolution (ruling), tracks[track].article,
                            describe_track (track, count));
  if (fame == PAPER_UNKNOWN)
    paper_add_missing (missing, tracks[track].missing, count);
  paper_set_missing (ruling, missing);
  tm_ruling_set_verdict (
      ruling, fame == PAPER_UNKNOWN
                  ? tm_text (N_ ("It is not known what is printed at %s"), tm_arg_number (count))
                  : tm_text (N_ ("%s fame"), tm_arg_number (fame)));
}

/* The final sheet */

static gboolean
read_sheet (const TmArgs *args, PaperSheet *sheet, TmRuling *ruling)
{
  paper_sheet_init (sheet);
  read_level_table (args, FINAL_SCORE_LEVEL_TABLE, sheet);
  return read_track (args, FINAL_SCORE_GEM_TABLE, "gem_table", FAME_TRACK_GEMS, sheet, ruling)
         && read_track (args, FINAL_SCORE_MINION_TABLE, "minion_table", FAME_TRACK_MINIONS, sheet,
                        ruling)
         && read_track (args, FINAL_SCORE_WOUND_TABLE, "wound_table", FAME_TRACK_WOUNDS, sheet,
                        ruling);
}

static void
read_final (const TmArgs *args, PaperFinal *final)
{
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    final->monster_fame[i] = tm_args_get (args, FINAL_SCORE_MONSTER1 + i);
  paper_read_levels (args, FINAL_SCORE_LEVELS, final->levels);
  paper_read_cells (args, FINAL_SCORE_CELLS, final->cells);
  final->gems = (guint8) tm_args_get (args, FINAL_SCORE_GEMS);
  final->minions = (guint8) tm_args_get (args, FINAL_SCORE_MINIONS);
  final->wounds = (gint16) tm_args_get (args, FINAL_SCORE_WOUNDS);
  final->resurrected = tm_args_get (args, FINAL_SCORE_RESURRECTED);
  final->goal_fame = PAPER_GOAL_FAME (tm_args_get (args, FINAL_SCORE_GOAL_FAME));
  final->talent = (gint8) tm_args_get (args, FINAL_SCORE_TALENT);
  final->mission_fame = tm_args_get (args, FINAL_SCORE_MISSIONS);
}

static const char *const row_articles[] = {
  [ROW_MONSTER1] = "paper.monster.range",
  [ROW_MONSTER2] = "paper.monster.range",
  [ROW_MONSTER3] = "paper.monster.range",
  [ROW_LEVELS] = "paper.level.fame",
  [ROW_ITEMS] = "paper.items.fame",
  [ROW_GEMS] = "paper.gems.track",
  [ROW_MINIONS] = "paper.minion.track",
  [ROW_WOUNDS] = "paper.wounds.penalty",
  [ROW_RESURRECTION] = "paper.wounds.resurrection",
  [ROW_GOAL_TALENT] = "paper.talent.fame",
  [ROW_MISSIONS] = "paper.mission.fame",
};

static const char *const row_reasons[] = {
  [ROW_MONSTER1] = N_ ("Fame of the first monster: %s."),
  [ROW_MONSTER2] = N_ ("Fame of the second monster: %s."),
  [ROW_MONSTER3] = N_ ("Fame of the third monster: %s."),
  [ROW_LEVELS] = N_ ("Fame of the lowest level, and 1 for each hero at level 6: %s."),
  [ROW_ITEMS] = N_ ("Fame of item cells and complete items: %s."),
  [ROW_GEMS] = N_ ("Fame of gems: %s."),
  [ROW_MINIONS] = N_ ("Fame of minions: %s."),
  [ROW_WOUNDS] = N_ ("Fame lost by wounds: %s."),
  [ROW_RESURRECTION] = N_ ("Fame lost by the resurrection: %s."),
  [ROW_GOAL_TALENT] = N_ ("Fame of goal and talent: %s."),
  [ROW_MISSIONS] = N_ ("Fame of missions: %s."),
};

static guint
find_lowest (const guint8 levels[PAPER_N_HEROES])
{
  guint lowest = PAPER_MAX_LEVEL;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    lowest = MIN (lowest, levels[hero]);
  return lowest;
}

static void
name_missing (const PaperFinal *final, const PaperRows *rows, GPtrArray *missing)
{
  if (!(rows->known & 1u << ROW_LEVELS))
    paper_add_missing (missing, "level_fame", (int) find_lowest (final->levels));
  if (!(rows->known & 1u << ROW_GEMS))
    paper_add_missing (missing, tracks[FAME_TRACK_GEMS].missing, final->gems);
  if (!(rows->known & 1u << ROW_MINIONS))
    paper_add_missing (missing, tracks[FAME_TRACK_MINIONS].missing, final->minions);
  if (!(rows->known & 1u << ROW_WOUNDS))
    paper_add_missing (missing, tracks[FAME_TRACK_WOUNDS].missing, final->wounds);
}

static void
set_rows (TmRuling *ruling, const PaperRows *rows)
{
  for (guint row = 0; row < PAPER_N_ROWS; row++)
    {
      if (!(rows->known & 1u << row))
        {
          tm_ruling_set_unknown (ruling, paper_row_ids[row]);
          continue;
        }
      tm_ruling_set_number (ruling, paper_row_ids[row], rows->values[row]);
      if (rows->values[row] != 0)
        tm_resolution_add_reason (tm_ruling_get_resolution (ruling), row_articles[row],
                                  tm_text (row_reasons[row], tm_arg_number (rows->values[row])));
    }
}

/* R «Подсчёт очков», rows А to М. */
void
paper_answer_final_score (const TmArgs *args, TmRuling *ruling)
{
  g_autoptr (GPtrArray) missing = paper_new_missing ();
  PaperSheet sheet;
  PaperFinal final;
  PaperRows rows;

  if (!read_sheet (args, &sheet, ruling))
    return;
  read_final (args, &final);
  paper_count_final (&final, &sheet, &rows);
  name_missing (&final, &rows, missing);
  tm_ruling_cite (ruling, "paper.score.rows");
  set_rows (ruling, &rows);
  paper_set_fame (ruling, "total", missing->len > 0 ? PAPER_UNKNOWN : rows.total);
  tm_ruling_set_number (ruling, "known_total", rows.total);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "paper.score.rows",
      tm_text (N_ ("The sum of the rows that are known: %s."), tm_arg_number (rows.total)));
  tm_ruling_set_verdict (
      ruling, missing->len > 0
                  ? tm_text (N_ ("%s fame, without what is not known"), tm_arg_number (rows.total))
                  : tm_text (N_ ("%s fame in all"), tm_arg_number (rows.total)));
  paper_set_missing (ruling, missing);
}
