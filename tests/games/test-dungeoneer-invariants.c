/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: random matches with every variant, alone and together, on a table and in the app, with the invariants
 * of its page after each move. */

#include "dungeoneer-watch.h"
#include "dungeoneer/dungeoneer-table.h"
#include "game-match.h"
#include "random-options.h"
#include "tm-play.h"

#define MAX_MOVES 3000
#define MAX_ROUNDS 300
/* One move in so many is one that is always possible, for what only the cards know. */
#define BY_HAND 12
#define APP                                                                                        \
  "source.dice=app source.locations=app source.adventure=app source.quests=app source.heroes=app " \
  "source.first=app "

/**
 * Setting:
 * @name: name of the test
 * @options: options of the match
 * @is_printed: whether a whole box is made up
 * @least: seats at least
 * @most: seats at most
 */
typedef struct
{
  const char *name;
  const char *options;
  gboolean is_printed;
  guint least;
  guint most;
} Setting;

static const Setting settings[] = {
  { "plain", "", FALSE, 1, 4 },
  { "printed", "", TRUE, 1, 4 },
  { "app", APP, TRUE, 1, 4 },
  { "app-open-hands", APP "hands=open", TRUE, 1, 4 },
  { "no-map", "map=off", FALSE, 1, 4 },
  { "no-map-app", APP "map=off", TRUE, 1, 4 },
  { "no-blanks", "no_blanks=yes", FALSE, 2, 4 },
  { "no-blanks-printed", "no_blanks=yes", TRUE, 2, 4 },
  { "no-blanks-app", APP "no_blanks=yes", TRUE, 2, 4 },
  { "resurrection", "resurrection=yes", TRUE, 2, 4 },
  { "resurrection-any", "resurrection=yes resurrection_pool=any", TRUE, 2, 4 },
  { "hero-choice", "hero_choice=yes", FALSE, 1, 4 },
  { "optional-discard", "optional_discard=yes", TRUE, 1, 4 },
  { "impartial", "impartial=yes", TRUE, 2, 4 },
  { "nothing-personal", "nothing_personal=yes", TRUE, 2, 4 },
  { "movement-limit", "movement_limit=yes", TRUE, 1, 4 },
  { "fall-attack", "fall_attack=yes", TRUE, 1, 4 },
  { "spikes-dodge", "spikes_dodge=yes", TRUE, 1, 4 },
  { "solo-lair", APP "solo_lair=yes", TRUE, 1, 1 },
  { "dice-app", "source.dice=app", TRUE, 1, 4 },
  { "locations-app", "source.locations=app", TRUE, 1, 4 },
  { "adventure-app", "source.adventure=app", TRUE, 1, 4 },
  { "quests-app", "source.quests=app", TRUE, 1, 4 },
  { "heroes-app", "source.heroes=app", FALSE, 1, 4 },
  { "first-app", "source.first=app", FALSE, 1, 4 },
  { "all-moving",
    "no_blanks=yes resurrection=yes hero_choice=yes optional_discard=yes impartial=yes "
    "nothing_personal=yes movement_limit=yes spikes_dodge=yes solo_lair=yes",
    TRUE, 1, 4 },
  { "all-falling",
    APP "resurrection=yes hero_choice=yes optional_discard=yes impartial=yes fall_attack=yes "
        "spikes_dodge=yes solo_lair=yes",
    TRUE, 1, 4 },
  { "other-readings",
    "gloomy_start=no half_turn=no place_ban=challenge own_turn_challenge=saved_only "
    "hit_effects=any lair_wounds=heal effect_counts=no fallen_ap=free free_attempt=per_quest "
    "escort_cost=attempt distance=steps hunt_repeat=paid hunt_wounds=heal lock_hold=relock "
    "warp_moved=no solo_hand=none solo_stay=no solo_form=choice solo_quest_cards=yes",
    TRUE, 1, 4 },
};

static TmBox *
new_box (const Setting *setting, guint n_seats, TmRandom *random)
{
  TmBox *box = tm_box_new (game, n_seats, NULL);
  g_auto (GStrv) words = g_strsplit (setting->options, " ", -1);

  if (setting->is_printed)
    random_options_print (box, random);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      g_autoptr (GError) error = NULL;

      if (*words[i] != '\0')
        tm_box_set_option_from_text (box, pair[0], pair[1], &error);
      g_assert_no_error (error);
    }
  return box;
}

/* An unusual offer now and then, if something legal comes of it. */
static gboolean
choose_by_hand (TmPlayer *player, TmOffers *offers, const TmTable *table, TmMove *move)
{
  TmRandom *random = tm_player_get_random (player);
  const TmOffer *offer;

  tm_offers_collect (offers, table);
  if (tm_offers_get_n (offers) == 0)
    return FALSE;
  offer = tm_offers_get (offers, tm_random_below (random, tm_offers_get_n (offers)));
  return !offer->is_usual && offer->move != MOVE_FINISH
         && tm_player_take (player, table, offer, move);
}

/* Counters that are not 0. */
static void
say_counters (const TmTable *table)
{
  g_autoptr (GString) text = g_string_new (game->kit->phases[tm_table_get_phase (table)].id);

  for (guint i = 0; i < game->kit->n_counters; i++)
    {
      const TmCounterSpec *spec = &game->kit->counters[i];

      if (spec->scope == TM_SHARED && tm_table_get_shared (table, i) != 0)
        g_string_append_printf (text, " %s=%d", spec->id, tm_table_get_shared (table, i));
      for (guint seat = 0; spec->scope != TM_SHARED && seat < tm_table_get_n_seats (table); seat++)
        if (tm_table_get_counter (table, i, seat) != 0)
          g_string_append_printf (text, " %s:%u=%d", spec->id, seat,
                                  tm_table_get_counter (table, i, seat));
    }
  g_test_message ("%s", text->str);
}

/* What is offered, and what is found against it if the rest falls at random. */
static void
say_offer (TmMatch *match, const TmOffer *offer)
{
  TmBox *box = tm_match_get_box (match);
  g_autoptr (TmPlayer) player = tm_player_new (box, 1);
  g_autoptr (TmResolution) resolution = tm_resolution_new (box);
  g_autoptr (GString) text = g_string_new (tm_game_get_move (game, offer->move)->id);
  const TmFinding *findings;
  guint n_findings;
  TmMove move;

  if (!tm_player_take (player, tm_match_get_table (match), offer, &move))
    g_string_append (text, ", not taken:");
  tm_game_resolve (game, tm_match_get_table (match), &move, FALSE, resolution);
  findings = tm_resolution_get_findings (resolution, &n_findings);
  for (guint i = 0; i < n_findings; i++)
    g_string_append_printf (text, " %s", findings[i].id);
  g_test_message ("offered: %s", text->str);
}

/* The last moves, and what could be done next. */
static void
say_end (TmMatch *match, const Setting *setting, guint64 seed)
{
  guint n = tm_match_get_n_entries (match);
  g_autoptr (TmOffers) offers = tm_offers_new ();

  g_test_message ("%s, %u seats, seed %" G_GUINT64_FORMAT ", %u moves", setting->name,
                  tm_box_get_n_seats (tm_match_get_box (match)), seed, n);
  for (guint seq = n > 12 ? n - 12 : 1; seq <= n; seq++)
    {
      TmMove move;
      const TmMoveSpec *spec;
      g_autoptr (GString) text = NULL;

      tm_match_get_move (match, seq, &move);
      spec = tm_game_get_move (game, move.kind);
      text = g_string_new (spec->id);
      for (guint param = 0; param < spec->n_params; param++)
        {
          guint n_values;
          const gint32 *values = tm_args_get_list (&move.args, param, &n_values);

          if (!tm_args_has (&move.args, param))
            continue;
          g_string_append_printf (text, " %s=", spec->params[param].id);
          for (guint i = 0; i < n_values; i++)
            g_string_append_printf (text, i > 0 ? ",%d" : "%d", values[i]);
        }
      g_test_message ("%u %s", seq, text->str);
    }
  say_counters (tm_match_get_table (match));
  tm_offers_collect (offers, tm_match_get_table (match));
  for (guint i = 0; i < tm_offers_get_n (offers); i++)
    if (tm_offers_get (offers, i)->is_usual)
      say_offer (match, tm_offers_get (offers, i));
}

/* Once it is over, nothing but an adjustment changes anything. */
static void
expect_end (TmMatch *match, TmPlayer *player)
{
  for (guint kind = 0; kind < MOVE_TEACH_HERO; kind++)
    {
      TmMove move = { .kind = kind, .note = -1, .is_override = TRUE };

      tm_args_init (&move.args);
      tm_player_complete (player, tm_match_get_table (match), &move);
      g_assert_false (tm_match_record (match, &move, NULL, NULL));
    }
}

/* Taken back, the move has never been. */
static void
expect_undo (TmMatch *match, const TmTable *before)
{
  g_assert_true (tm_match_undo (match, NULL));
  g_assert_true (tm_table_equal (tm_match_get_table (match), before));
  g_assert_true (tm_match_redo (match, NULL));
}

/* Plays a match; gives whether it has come to an end before too many rounds. */
static gboolean
play (const Setting *setting, guint n_seats, guint64 seed)
{
  TmRandom random;
  g_autoptr (TmBox) box = NULL;
  g_autoptr (TmPlayer) player = NULL;
  g_autoptr (TmMatch) match = NULL;
  g_autoptr (TmTable) before = NULL;
  g_autoptr (TmOffers) offers = tm_offers_new ();
  const TmTable *table;
  Watch watch;
  gboolean is_long;
  TmResult result;

  tm_random_init_fast (&random, seed);
  box = new_box (setting, n_seats, &random);
  player = tm_player_new (box, seed);
  match = tm_match_new (box);
  table = tm_match_get_table (match);
  before = tm_table_dup (table);
  watch_init (&watch);
  while (tm_match_get_n_entries (match) < MAX_MOVES
         && tm_table_get_shared (table, COUNTER_ROUND) <= MAX_ROUNDS)
    {
      g_autoptr (GError) error = NULL;
      TmMove move;

      if (!(tm_random_below (&random, BY_HAND) == 0
            && choose_by_hand (player, offers, table, &move))
          && !tm_player_choose (player, table, &move))
        break;
      tm_table_copy (before, table);
      if (!tm_match_record (match, &move, NULL, &error) || !game->check (table, &error)
          || !watch_move (&watch, before, table, &move, &error))
        say_end (match, setting, seed);
      g_assert_no_error (error);
      expect_undo (match, before);
    }
  tm_match_get_result (match, &result);
  if (result.ending != TM_ENDING_OPEN)
    {
      expect_end (match, player);
      return TRUE;
    }
  is_long = tm_match_get_n_entries (match) == MAX_MOVES
            || tm_table_get_shared (table, COUNTER_ROUND) > MAX_ROUNDS;
  if (!is_long)
    say_end (match, setting, seed);
  g_assert_true (is_long);
  return FALSE;
}

static void
test_setting (gconstpointer data)
{
  const Setting *setting = data;
  guint n_matches = g_test_slow () ? 300 : 5;
  guint n_open = 0;

  for (guint n_seats = setting->least; n_seats <= setting->most; n_seats++)
    for (guint64 seed = 0; seed < n_matches; seed++)
      n_open += !play (setting, n_seats, seed);
  g_test_message ("%u matches without an end", n_open);
  /* A match need not end, but most do. */
  g_assert_cmpuint (n_open * 20, <, n_matches * (setting->most - setting->least + 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("dungeoneer");
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree char *path = g_strdup_printf ("/games/dungeoneer/invariants/%s", settings[i].name);

      g_test_add_data_func (path, &settings[i], test_setting);
    }
  return g_test_run ();
}
