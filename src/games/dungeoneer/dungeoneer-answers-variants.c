/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about variants and the solo game: R p. 20 to 23. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-questions-variants.h"
#include "dungeoneer-quests.h"

/* Lists */

static guint32
read_flags (const TmArgs *args, guint param, guint *n_items)
{
  const gint32 *flags = tm_args_get_list (args, param, n_items);
  guint32 set = 0;

  for (guint i = 0; i < *n_items; i++)
    set |= flags[i] ? 1u << i : 0;
  return set;
}

/* A seat of those that a list by seat has. */
static gboolean
check_seat (guint seat, guint n_seats, const char *param, TmRuling *ruling)
{
  if (seat < n_seats)
    return TRUE;
  tm_ruling_refuse (ruling, param,
                    tm_text (N_ ("a seat of the %s players"), tm_arg_number ((gint32) n_seats)));
  return FALSE;
}

/* Variants */

static void
set_variants (TmRuling *ruling, const char *id, guint variants)
{
  const char *ids[DUNGEONEER_N_VARIANTS + 1] = { NULL };
  guint n = 0;

  for (guint variant = 0; variant < DUNGEONEER_N_VARIANTS; variant++)
    if (variants & 1u << variant)
      ids[n++] = dungeoneer_variant_words[variant].id;
  tm_ruling_set_words (ruling, id, ids);
}

/* R «Варианты правил», p. 20, 21. */
void
dungeoneer_answer_variant_set (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint conflict, unused;
  gboolean legal = dungeoneer_check_variants (tm_args_get_set (args, ASK_VARIANTS_VARIANTS),
                                              (guint) tm_args_get (args, ASK_VARIANTS_PLAYERS),
                                              &rules, &conflict, &unused);

  tm_ruling_set_flag (ruling, "legal", legal);
  set_variants (ruling, "conflict", conflict);
  set_variants (ruling, "unused", unused);
  if (!legal)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("Two of these variants must not be together")));
  else
    tm_ruling_set_verdict (
        ruling, unused == 0 ? tm_text (N_ ("These variants go together"))
                            : tm_text (N_ ("They go together, but not all do anything")));
}

#define MOST_LAID 168

/* R «Без белых пятен», p. 20. */
void
dungeoneer_answer_blank_order (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint first = (guint) tm_args_get (args, ASK_BLANKS_FIRST);
  guint n_seats, n_held, n_laid, ordinary;
  const gint32 *hands = tm_args_get_list (args, ASK_BLANKS_HANDS, &n_seats);
  const gint32 *held = tm_args_get_list (args, ASK_BLANKS_HELD, &n_held);
  guint8 seats[MOST_LAID];
  gint32 order[MOST_LAID];

  if (n_held != n_seats)
    {
      tm_ruling_refuse (
          ruling, "held",
          tm_text (N_ ("one number for each of the %s players"), tm_arg_number ((gint32) n_seats)));
      return;
    }
  if (!check_seat (first, n_seats, "first", ruling))
    return;
  n_laid = dungeoneer_get_blank_order (n_seats, hands, held, first, &rules, seats, MOST_LAID,
                                       &ordinary);
  for (guint i = 0; i < n_laid; i++)
    order[i] = seats[i];
  tm_ruling_set_numbers (ruling, "order", order, n_laid);
  tm_ruling_set_number (ruling, "ordinary", ordinary);
  if (n_laid > 0)
    tm_ruling_set_verdict (
        ruling, tm_text (N_ ("After the entrance the first to lay is %s"), tm_arg_seat (seats[0])));
  else
    tm_ruling_set_verdict (ruling, tm_text (N_ ("Nobody has a location to lay")));
}

static void
answer_return (guint seat, guint32 alive, guint n_seats, TmRuling *ruling)
{
  int reviver = dungeoneer_get_reviver (seat, alive, n_seats);

  tm_ruling_set_flag (ruling, "allowed", TRUE);
  tm_ruling_set_number (ruling, "placed_by", reviver);
  tm_ruling_set_number (ruling, "level", 1);
  tm_ruling_set_number (ruling, "hand", DUNGEONEER_HAND);
  tm_ruling_set_flag (ruling, "quests_kept", TRUE);
  if (reviver >= 0)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("%s comes back; %s puts the pawn on an entrance"),
                                            tm_arg_seat (seat), tm_arg_seat ((guint) reviver)));
  else
    tm_ruling_set_verdict (ruling, tm_text (N_ ("%s comes back"), tm_arg_seat (seat)));
}

static void
refuse_return (TmText why, TmRuling *ruling)
{
  tm_ruling_set_flag (ruling, "allowed", FALSE);
  tm_ruling_set_number (ruling, "placed_by", TM_NO_SEAT);
  tm_ruling_set_number (ruling, "level", 0);
  tm_ruling_set_number (ruling, "hand", 0);
  tm_ruling_set_flag (ruling, "quests_kept", FALSE);
  tm_ruling_set_verdict (ruling, why);
}

/* R «Воскрешение», p. 20. */
void
dungeoneer_answer_resurrect (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint seat = (guint) tm_args_get (args, ASK_RESURRECT_SEAT);
  guint n_seats;
  guint32 alive = read_flags (args, ASK_RESURRECT_ALIVE, &n_seats);
  DungeoneerDefeated defeated;

  if (!check_seat (seat, n_seats, "seat", ruling))
    return;
  if (alive >> seat & 1)
    {
      dungeoneer_add_reason (&rules, "dungeoneer.variant.resurrection",
                             tm_text (N_ ("The hero of this player is not beaten.")));
      refuse_return (tm_text (N_ ("Nobody has to come back: the hero lives")), ruling);
      return;
    }
  dungeoneer_judge_defeat (0, 0, TRUE, tm_args_get (args, ASK_RESURRECT_SPARE), &rules, &defeated);
  if (!defeated.returns)
    {
      refuse_return (tm_text (N_ ("No hero is left to come back with")), ruling);
      return;
    }
  dungeoneer_add_reason (
      &rules, "dungeoneer.variant.resurrection",
      tm_text (N_ ("Hand and inventory are lost, five new cards are drawn; the next living player "
                   "to the left chooses the entrance.")));
  answer_return (seat, alive, n_seats, ruling);
}

/* R «Непредвзятое размещение», p. 21. */
void
dungeoneer_answer_impartial (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint seat = (guint) tm_args_get (args, ASK_IMPARTIAL_SEAT);
  guint n_seats, passes, placer;
  guint32 matches = read_flags (args, ASK_IMPARTIAL_MATCHES, &n_seats);

  if (!check_seat (seat, n_seats, "seat", ruling))
    return;
  placer = dungeoneer_get_placer (seat, matches, n_seats, &rules, &passes);
  tm_ruling_set_number (ruling, "placer", placer);
  tm_ruling_set_number (ruling, "passes", passes);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("The location is laid by %s"), tm_arg_seat (placer)));
}

/* R «Ограничение движения», «Очки действия за падение», p. 21. */
void
dungeoneer_answer_fall_for_ap (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerLieDown down = {
    .variant = (DungeoneerFallVariant) tm_args_get (args, ASK_DOWN_VARIANT),
    .fallen = tm_args_get (args, ASK_DOWN_FALLEN) != 0,
    .saved = tm_args_get (args, ASK_DOWN_SAVED) != 0,
    .used = tm_args_get (args, ASK_DOWN_USED) != 0,
    .is_challenge = tm_args_get (args, ASK_DOWN_STAGE) != 0,
  };
  DungeoneerLaidDown laid;

  dungeoneer_judge_lie_down (&down, &rules, &laid);
  dungeoneer_answer_fault (ruling, "allowed", laid.fault);
  tm_ruling_set_number (ruling, "ap", laid.ap);
  if (laid.fault != FAULT_NONE)
    {
      tm_ruling_set_word (ruling, "use", "none");
      return;
    }
  tm_ruling_set_word (ruling, "use", laid.is_for_challenge ? "challenge" : "not_moving");
  tm_ruling_set_verdict (
      ruling, laid.is_for_challenge
                  ? tm_text (N_ ("The hero lies down and strikes the attacker"))
                  : tm_text (N_ ("The hero lies down for a point, for anything but moving")));
}

/* Alone */

/* R «Ход игры», p. 22. */
void
dungeoneer_answer_solo_peril_draws (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  gint32 peril = tm_args_get (args, ASK_DRAWS_PERIL);
  guint n_dice;
  const gint32 *dice = tm_args_get_list (args, ASK_DRAWS_DICE, &n_dice);
  gboolean hits[DUNGEONEER_MAX_PERIL];
  gint32 draws = 0;

  if ((gint32) n_dice > peril)
    {
      tm_ruling_refuse (
          ruling, "dice",
          tm_text (N_ ("at most as many dice as the peril: %s"), tm_arg_number (peril)));
      return;
    }
  for (guint i = 0; i < n_dice; i++)
    {
      hits[i] = dungeoneer_is_solo_hit (dice[i], peril);
      draws += hits[i];
    }
  dungeoneer_add_reason (
      &rules, "dungeoneer.solo.peril",
      tm_text (N_ ("Alone a die is rolled for each peril of the location; each that is not above "
                   "%s draws a peril card."),
               tm_arg_number (peril)));
  tm_ruling_set_number (ruling, "due", peril);
  tm_ruling_set_flag (ruling, "complete", (gint32) n_dice == peril);
  tm_ruling_set_flags (ruling, "hits", hits, n_dice);
  tm_ruling_set_number (ruling, "draws", draws);
  tm_ruling_cite (ruling, "dungeoneer.solo.banes");
  if ((gint32) n_dice < peril)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("Peril cards so far: %s; dice to be rolled: %s"),
                                            tm_arg_number (draws),
                                            tm_arg_number (peril - (gint32) n_dice)));
  else
    tm_ruling_set_verdict (ruling, tm_text_n ("%s peril card is drawn", "%s peril cards are drawn",
                                              tm_arg_number (draws)));
}

/* R «Ход игры», p. 23. */
void
dungeoneer_answer_solo_play (const TmArgs *args, TmRuling *ruling)
{
  static const DungeoneerDuration durations[N_SOLO_DURATIONS] = {
    [SOLO_PERMANENT] = DURATION_PERMANENT,
    [SOLO_INSTANT] = DURATION_INSTANT,
    [SOLO_ATTACHMENT] = DURATION_ATTACHMENT,
  };
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  DungeoneerFault fault
      = dungeoneer_judge_solo_play (tm_args_get (args, ASK_SOLO_PLAY_KIND) != 0,
                                    durations[tm_args_get (args, ASK_SOLO_PLAY_DURATION)],
                                    tm_args_get (args, ASK_SOLO_PLAY_AT_ENTRANCE) != 0,
                                    tm_args_get (args, ASK_SOLO_PLAY_STEP) != 0, &rules);

  dungeoneer_answer_fault (ruling, "allowed", fault);
  if (fault == FAULT_NONE)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("The card can be played, at its own time")));
}

static void
set_indexes (TmRuling *ruling, const char *id, guint set)
{
  gint32 indexes[DUNGEONEER_MAX_ATTACKERS];
  guint n = 0;

  for (guint i = 0; i < DUNGEONEER_MAX_ATTACKERS; i++)
    if (set >> i & 1)
      indexes[n++] = (gint32) i;
  tm_ruling_set_numbers (ruling, id, indexes, n);
}

static TmText
describe_lair (const DungeoneerSoloLair *sorted)
{
  if (sorted->kept == 0)
    return tm_text (N_ ("No monster goes to the lair"));
  if (sorted->kept & (sorted->kept - 1))
    return tm_text (N_ ("One of the dearest monsters goes to the lair: choose"));
  if (sorted->excess > 0)
    return tm_text (N_ ("The dearest monster goes to the lair, and it holds too many then"));
  return tm_text (N_ ("The dearest monster goes to the lair"));
}

/* R «Ход игры», p. 23. */
void
dungeoneer_answer_solo_lair (const TmArgs *args, TmRuling *ruling)
{
  DungeoneerRules rules = dungeoneer_get_rules (ruling);
  guint n_monsters, n_beaten;
  const gint32 *costs = tm_args_get_list (args, ASK_SOLO_LAIR_COSTS, &n_monsters);
  guint32 beaten = read_flags (args, ASK_SOLO_LAIR_BEATEN, &n_beaten);
  DungeoneerSoloLair sorted;

  if (n_beaten != n_monsters)
    {
      tm_ruling_refuse (
          ruling, "beaten",
          tm_text (N_ ("one for each of the %s monsters"), tm_arg_number ((gint32) n_monsters)));
      return;
    }
  dungeoneer_judge_solo_lair (costs, beaten, n_monsters, tm_args_get (args, ASK_SOLO_LAIR_LAIR),
                              &rules, &sorted);
  set_indexes (ruling, "kept", sorted.kept);
  set_indexes (ruling, "discarded", sorted.discarded);
  tm_ruling_set_number (ruling, "excess", sorted.excess);
  tm_ruling_set_verdict (ruling, describe_lair (&sorted));
}
