/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "false-alarms.h"

#include "random-options.h"
#include "tm-play.h"

#define MAX_MOVES 2000
/* How often an offer is completed at random before it counts as one that nothing legal comes of. */
#define MAX_COMPLETIONS 64
/* A kind that was tried so often is tried at one table of sixteen from then on. */
#define OFTEN 400

/* Moves that do not fit their declaration; every game has them. */

static gint32
get_beyond (const TmParam *param, const TmBox *box)
{
  switch (param->kind)
    {
    case TM_PARAM_FLAG:
      return 2;
    case TM_PARAM_NUMBER:
      return param->max < G_MAXINT32 ? param->max + 1 : param->min - 1;
    case TM_PARAM_CHOICE:
      return param->n_words;
    case TM_PARAM_SEAT:
      return tm_box_get_n_seats (box);
    case TM_PARAM_FACE:
      return tm_param_count_faces (param, box);
    default:
      return G_MAXINT32;
    }
}

/* One of the parameters that are given, or -1. */
static int
pick_param (AlarmTry *self, guint32 params)
{
  guint n = __builtin_popcount (params);

  if (n == 0)
    return -1;
  for (n = alarm_below (self, n); n > 0; n--)
    params &= params - 1;
  return __builtin_ctz (params);
}

static gboolean
make_beyond (AlarmTry *self)
{
  int param = pick_param (self, self->move.args.given);
  guint n_values;
  const gint32 *given;
  gint32 values[TM_ARGS_POOL];

  if (param < 0 || alarm_get_spec (self)->params[param].kind == TM_PARAM_TEXT)
    return FALSE;
  given = tm_args_get_list (&self->move.args, param, &n_values);
  if (n_values == 0)
    return FALSE;
  for (guint i = 0; i < n_values; i++)
    values[i] = given[i];
  values[alarm_below (self, n_values)]
      = get_beyond (&alarm_get_spec (self)->params[param], tm_match_get_box (self->match));
  tm_args_set_list (&self->move.args, param, values, n_values);
  return TRUE;
}

static gboolean
make_long (AlarmTry *self)
{
  const TmMoveSpec *spec = alarm_get_spec (self);
  guint32 lists = 0;
  gint32 values[TM_ARGS_POOL];
  guint n_values, most;
  const gint32 *given;
  int param;

  for (guint i = 0; i < spec->n_params; i++)
    if (spec->params[i].is_list && tm_args_has (&self->move.args, i))
      lists |= 1u << i;
  param = pick_param (self, lists);
  if (param < 0)
    return FALSE;
  given = tm_args_get_list (&self->move.args, param, &n_values);
  most = spec->params[param].max_items > 0 ? spec->params[param].max_items
                                           : tm_table_get_n_seats (self->table);
  for (guint i = 0; i <= most; i++)
    values[i] = n_values > 0 ? given[i % n_values] : 0;
  tm_args_set_list (&self->move.args, param, values, most + 1);
  return TRUE;
}

static gboolean
make_short (AlarmTry *self)
{
  const TmMoveSpec *spec = alarm_get_spec (self);
  guint32 required = 0;
  int param;

  for (guint i = 0; i < spec->n_params; i++)
    if (tm_args_has (&self->move.args, i) && !spec->params[i].is_optional
        && spec->params[i].standard == NULL
        && tm_game_is_asked (tm_match_get_game (self->match), self->table, self->move.kind, i,
                             &self->move.args))
      required |= 1u << i;
  param = pick_param (self, required);
  if (param < 0)
    return FALSE;
  tm_args_unset (&self->move.args, param);
  return TRUE;
}

static const AlarmKind shapes[] = {
  ALARM_IMPOSSIBLE ("any move, a value out of its domain", NULL, make_beyond),
  ALARM_IMPOSSIBLE ("any move, a list too long", NULL, make_long),
  ALARM_IMPOSSIBLE ("any move, something left out", NULL, make_short),
  ALARM_END,
};

#define N_SHAPES (G_N_ELEMENTS (shapes) - 1)

/* Reports */

static const AlarmGame *const games[]
    = { &alarms_of_black_crystal, &alarms_of_dungeon_raiders, &alarms_of_dungeon_roll,
        &alarms_of_dungeoneer, &alarms_of_paper_dungeons };

static const AlarmGame *
find_game (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i]->id, id))
      return games[i];
  return NULL;
}

static void
add_kinds (GArray *counts, const AlarmKind *kinds)
{
  for (; kinds != NULL && kinds->id != NULL; kinds++)
    {
      AlarmCount count = { .kind = kinds };

      g_array_append_val (counts, count);
    }
}

static void
clear_count (gpointer data)
{
  AlarmCount *self = data;

  g_clear_pointer (&self->example, g_free);
}

static GArray *
new_counts (void)
{
  GArray *counts = g_array_new (FALSE, TRUE, sizeof (AlarmCount));

  g_array_set_clear_func (counts, clear_count);
  return counts;
}

/* Nothing counted yet, for a game that is on the shelf. */
AlarmReport *
alarm_report_new (const char *game)
{
  static const AlarmKind moves = ALARM_LEGAL ("moves of random matches", NULL);
  static const AlarmKind offers = ALARM_LEGAL ("moves that are offered", NULL);
  AlarmReport *self = g_new0 (AlarmReport, 1);
  const AlarmGame *known = find_game (game);

  self->game = tm_game_find (game);
  g_assert (self->game != NULL);
  self->moves.kind = &moves;
  self->offers.kind = &offers;
  self->legal = new_counts ();
  self->illegal = new_counts ();
  add_kinds (self->illegal, shapes);
  for (guint part = 0; known != NULL && part < ALARM_PARTS; part++)
    {
      add_kinds (self->legal, known->legal[part]);
      add_kinds (self->illegal, known->illegal[part]);
    }
  return self;
}

void
alarm_report_free (AlarmReport *self)
{
  clear_count (&self->moves);
  clear_count (&self->offers);
  g_array_unref (self->legal);
  g_array_unref (self->illegal);
  g_free (self);
}

/* Playing */

typedef struct
{
  AlarmReport *report;
  const AlarmGame *known;
  guint64 seed;
  TmBox *box;
  TmMatch *match;
  TmPlayer *player;
  TmOffers *offers;
  TmResolution *resolution;
  AlarmTry trial;
} Play;

static void
play_init (Play *self, AlarmReport *report, guint n_seats, guint64 seed, const AlarmKind *prepared)
{
  g_autoptr (GError) error = NULL;
  TmRandom random;

  *self = (Play) { .report = report, .known = find_game (report->game->id), .seed = seed };
  self->box = tm_box_new (report->game, n_seats, &error);
  g_assert_no_error (error);
  tm_random_init_fast (&random, seed);
  random_options_choose (self->box, &random, OPTIONS_ALL);
  if (prepared != NULL)
    prepared->prepare (self->box, &random);
  else if (self->known != NULL && self->known->choose != NULL)
    self->known->choose (self->box, &random);
  self->player = tm_player_new (self->box, seed);
  self->match = tm_match_new (self->box);
  self->offers = tm_offers_new ();
  self->resolution = tm_resolution_new (self->box);
  self->trial.match = self->match;
  self->trial.table = tm_table_dup (tm_match_get_table (self->match));
  self->trial.random = tm_player_get_random (self->player);
}

static void
play_clear (Play *self)
{
  tm_table_free (self->trial.table);
  tm_resolution_free (self->resolution);
  tm_offers_free (self->offers);
  tm_player_free (self->player);
  g_object_unref (self->match);
  tm_box_unref (self->box);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Play, play_clear)

/* What it takes to meet the move again. */
static char *
describe (Play *self)
{
  const TmMoveSpec *spec = alarm_get_spec (&self->trial);
  g_autoptr (GVariant) options = g_variant_ref_sink (tm_box_dup_options (self->box));
  g_autofree char *option_words = g_variant_print (options, FALSE);
  GString *words = g_string_new (NULL);
  guint n_findings;
  const TmFinding *findings = tm_resolution_get_findings (self->resolution, &n_findings);

  g_string_append_printf (words, "seed %" G_GUINT64_FORMAT ", %u seats, after %u moves, phase %s: ",
                          self->seed, tm_box_get_n_seats (self->box),
                          tm_match_get_n_entries (self->match), alarm_get_phase (&self->trial));
  g_string_append (words, spec->id);
  for (guint param = 0; param < spec->n_params; param++)
    {
      guint n_values;
      const gint32 *values = tm_args_get_list (&self->trial.move.args, param, &n_values);

      if (!tm_args_has (&self->trial.move.args, param))
        continue;
      g_string_append_printf (words, " %s=", spec->params[param].id);
      for (guint i = 0; i < n_values; i++)
        g_string_append_printf (words, i > 0 ? ",%d" : "%d", values[i]);
    }
  g_string_append (words, "; found:");
  for (guint i = 0; i < n_findings; i++)
    g_string_append_printf (words, " %s (%s, %s)", findings[i].id, findings[i].article,
                            tm_grade_get_id (findings[i].grade));
  g_string_append_printf (words, "; options %s", option_words);
  return g_string_free (words, FALSE);
}

static void
remember (Play *self, AlarmCount *count)
{
  if (count->example == NULL)
    count->example = describe (self);
}

static void
begin_trial (Play *self)
{
  tm_table_copy (self->trial.table, tm_match_get_table (self->match));
  self->trial.move.source = TM_SOURCE_TABLE;
  self->trial.move.is_override = FALSE;
  self->trial.move.note = -1;
}

/* Dice and cards that the move needs fall at random. */
static gboolean
complete (Play *self)
{
  const TmGame *game = self->report->game;
  const TmMoveSpec *spec = alarm_get_spec (&self->trial);
  TmMove *move = &self->trial.move;
  g_autoptr (GError) error = NULL;

  tm_player_complete (self->player, self->trial.table, move);
  for (guint param = 0; param < spec->n_params; param++)
    if (!tm_args_has (&move->args, param) && !spec->params[param].is_optional
        && tm_game_is_asked (game, self->trial.table, move->kind, param, &move->args))
      return FALSE;
  if (!tm_params_check (spec->params, spec->n_params, self->box, &move->args, &error))
    g_error ("%s: %s", spec->id, error->message);
  return TRUE;
}

static TmGrade
resolve (Play *self, gboolean with_reasons)
{
  tm_game_resolve (self->report->game, self->trial.table, &self->trial.move, with_reasons,
                   self->resolution);
  return tm_resolution_get_grade (self->resolution);
}

static void
count_legal (Play *self, AlarmCount *count, gboolean is_refused)
{
  count->n_tried++;
  count->n_wrong += is_refused;
  if (is_refused)
    remember (self, count);
}

static gboolean
is_expected (const TmFinding *finding, const AlarmKind *kind)
{
  if (finding->grade < kind->grade)
    return FALSE;
  return kind->finding == NULL || g_pattern_match_simple (kind->finding, finding->id)
         || g_pattern_match_simple (kind->finding, finding->article);
}

static gboolean
has_expected (const TmResolution *resolution, const AlarmKind *kind)
{
  guint n_findings;
  const TmFinding *findings = tm_resolution_get_findings (resolution, &n_findings);

  for (guint i = 0; i < n_findings; i++)
    if (is_expected (&findings[i], kind))
      return TRUE;
  return FALSE;
}

static void
count_illegal (Play *self, AlarmCount *count)
{
  gboolean is_through = resolve (self, FALSE) < count->kind->grade;
  gboolean is_other = !is_through && !has_expected (self->resolution, count->kind);

  count->n_tried++;
  count->n_wrong += is_through;
  count->n_other += is_other;
  if (is_through || is_other)
    remember (self, count);
}

static gboolean
is_due (Play *self, const AlarmCount *count)
{
  return count->n_tried < OFTEN || alarm_below (&self->trial, 16) == 0;
}

static void
try_illegal (Play *self, AlarmCount *count)
{
  begin_trial (self);
  if (is_due (self, count) && count->kind->make (&self->trial) && complete (self))
    count_illegal (self, count);
}

/* A legal move loses its shape; recording is what checks that. */
static void
try_shape (Play *self, AlarmCount *count, const TmMove *legal)
{
  begin_trial (self);
  self->trial.move = *legal;
  if (!is_due (self, count) || !count->kind->make (&self->trial))
    return;
  count->n_tried++;
  if (!tm_match_record (self->match, &self->trial.move, NULL, NULL))
    return;
  count->n_wrong++;
  remember (self, count);
  tm_match_undo (self->match, NULL);
}

static gboolean
try_legal (Play *self, AlarmCount *count)
{
  gboolean is_refused;

  begin_trial (self);
  if (!count->kind->make (&self->trial) || !complete (self))
    return FALSE;
  is_refused = resolve (self, TRUE) >= TM_GRADE_ILLEGAL;
  count_legal (self, count, is_refused);
  return !is_refused;
}

/* Something legal comes of an offer. */
static void
try_offer (Play *self, const TmOffer *offer)
{
  gboolean is_refused = TRUE;

  for (guint i = 0; is_refused && i < MAX_COMPLETIONS; i++)
    {
      gboolean is_taken;

      begin_trial (self);
      is_taken = tm_player_take (self->player, self->trial.table, offer, &self->trial.move);
      is_refused = resolve (self, FALSE) >= TM_GRADE_ILLEGAL || !is_taken;
    }
  if (!is_refused || self->known == NULL || self->known->is_vague == NULL
      || !self->known->is_vague (self->report->game, offer))
    count_legal (self, &self->report->offers, is_refused);
}

/* The offers that are not usual are corrections, which may be against a rule. */
static void
try_offers (Play *self)
{
  tm_offers_collect (self->offers, tm_match_get_table (self->match));
  for (guint i = 0; i < tm_offers_get_n (self->offers); i++)
    if (tm_offers_get (self->offers, i)->is_usual)
      try_offer (self, tm_offers_get (self->offers, i));
}

/* The next move of the match: one that the player chooses, or one of the legal moves that were made
 * up, so that what the offers leave out is played as well. */
static gboolean
choose_move (Play *self, TmMove *move)
{
  AlarmReport *report = self->report;
  guint n = 0;
  TmMove made;

  for (guint i = 0; i < report->legal->len; i++)
    if (try_legal (self, &g_array_index (report->legal, AlarmCount, i))
        && alarm_below (&self->trial, ++n) == 0)
      made = self->trial.move;
  if (!tm_player_choose (self->player, tm_match_get_table (self->match), move))
    return FALSE;
  if (n > 0 && alarm_below (&self->trial, 3) == 0)
    *move = made;
  return TRUE;
}

static void
try_table (Play *self, const TmMove *legal)
{
  AlarmReport *report = self->report;

  for (guint i = 0; i < N_SHAPES; i++)
    try_shape (self, &g_array_index (report->illegal, AlarmCount, i), legal);
  for (guint i = N_SHAPES; i < report->illegal->len; i++)
    if (g_array_index (report->illegal, AlarmCount, i).kind->prepare == NULL)
      try_illegal (self, &g_array_index (report->illegal, AlarmCount, i));
  if (alarm_below (&self->trial, 4) == 0)
    try_offers (self);
}

/* One move further; FALSE at the end. */
static gboolean
play_move (Play *self)
{
  TmMove move;
  gboolean is_recorded;

  if (self->known != NULL && self->known->disturb != NULL)
    self->known->disturb (self->match, self->trial.random);
  if (!choose_move (self, &move))
    return FALSE;
  try_table (self, &move);
  begin_trial (self);
  self->trial.move = move;
  is_recorded
      = resolve (self, TRUE) < TM_GRADE_ILLEGAL && tm_match_record (self->match, &move, NULL, NULL);
  count_legal (self, &self->report->moves, !is_recorded);
  return is_recorded;
}

static void
play_match (AlarmReport *report, guint n_seats, guint64 seed)
{
  g_auto (Play) self;
  TmResult result;

  play_init (&self, report, n_seats, seed, NULL);
  while (tm_match_get_n_entries (self.match) < MAX_MOVES && play_move (&self))
    ;
  tm_match_get_result (self.match, &result);
  report->n_matches++;
  report->n_unfinished += result.ending == TM_ENDING_OPEN;
}

static void
try_prepared (AlarmReport *report, AlarmCount *count, guint n_seats, guint64 seed)
{
  g_auto (Play) self;

  play_init (&self, report, n_seats, seed, count->kind);
  try_illegal (&self, count);
}

/* Plays matches and counts. The same seeds play the same matches. */
void
alarm_report_play (AlarmReport *self, guint n_seats, guint n_matches, guint64 seed)
{
  for (guint i = 0; i < n_matches; i++)
    {
      play_match (self, n_seats, seed + i);
      for (guint j = 0; j < self->illegal->len; j++)
        if (g_array_index (self->illegal, AlarmCount, j).kind->prepare != NULL)
          try_prepared (self, &g_array_index (self->illegal, AlarmCount, j), n_seats, seed + i);
    }
}
