/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about chances: fights with monsters, duels, the bag. All are exact. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-questions-fight.h"
#include "black-crystal-questions.h"
#include "tm-fraction.h"

/* A whole number stands alone. */
static void
set_fraction (TmRuling *ruling, const char *id, TmFraction fraction)
{
  g_autofree char *text = fraction.denominator == 1 ? tm_uint128_dup_string (fraction.numerator)
                                                    : tm_fraction_dup_string (fraction);

  tm_ruling_set_word (ruling, id, text);
}

static TmTextArg
get_percent (TmFraction fraction)
{
  return tm_arg_decimal (100 * tm_fraction_to_double (fraction), 1);
}

/* Fights with monsters */

static guint64
count_losses (const CrystalLaw *law)
{
  return law->of - law->win - law->joins - law->discarded;
}

/* What flights there are, as words that tell by which readings they differ. */
static void
set_flights (TmRuling *ruling, const CrystalLaw *law)
{
  char *chances[CRYSTAL_MAX_FLEE + 2] = { NULL };
  gint32 cells[CRYSTAL_MAX_FLEE + 1];
  guint n = 0;

  for (guint i = 0; i <= CRYSTAL_MAX_FLEE; i++)
    if (law->flee[i] > 0)
      {
        cells[n] = (gint32) i;
        chances[n++] = tm_fraction_dup_string (tm_fraction_new (law->flee[i], law->of));
      }
  tm_ruling_set_numbers (ruling, "flee", cells, n);
  tm_ruling_set_words (ruling, "flee_chances", (const char *const *) chances);
  for (guint i = 0; i < n; i++)
    g_free (chances[i]);
}

static void
add_chance (TmRuling *ruling, const char *id, TmText name, guint64 cases, guint64 of)
{
  if (cases > 0)
    tm_ruling_add_chance_of (ruling, id, name, cases, of);
}

static void
set_distribution (TmRuling *ruling, const CrystalLaw *law)
{
  static const char *const ids[CRYSTAL_MAX_FLEE + 1] = {
    "stay",    "flee-1",  "flee-2",  "flee-3",  "flee-4",  "flee-5",  "flee-6",
    "flee-7",  "flee-8",  "flee-9",  "flee-10", "flee-11", "flee-12", "flee-13",
    "flee-14", "flee-15", "flee-16", "flee-17", "flee-18", "flee-19", "flee-20",
    "flee-21", "flee-22", "flee-23", "flee-24",
  };

  add_chance (ruling, "win", tm_text (N_ ("Won")), law->win, law->of);
  add_chance (ruling, "joins", tm_text (N_ ("It joins")), law->joins, law->of);
  add_chance (ruling, "discarded", tm_text (N_ ("Discarded without a fight")), law->discarded,
              law->of);
  add_chance (ruling, ids[0], tm_text (N_ ("Lost, stays")), law->flee[0], law->of);
  for (guint cells = 1; cells <= CRYSTAL_MAX_FLEE; cells++)
    add_chance (ruling, ids[cells],
                tm_text_n ("Flees %s cell", "Flees %s cells", tm_arg_number ((gint32) cells)),
                law->flee[cells], law->of);
}

static void
explain_law (const TmArgs *args, int monster, int health, TmResolution *resolution)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];
  gboolean has_boosts
      = tm_args_get (args, ODDS_BOOM_OWN) != 0 || tm_args_get (args, ODDS_BOOM_ONCE) != 0;
  int change = crystal_get_die_change (monster, has_boosts);

  tm_resolution_add_reason (
      resolution, "crystal.boom.health",
      tm_text (N_ ("More than its health of %s wins, as much is rolled again."),
               tm_arg_number (health)));
  if (change != 0)
    tm_resolution_add_reason (
        resolution, spec->article,
        tm_text (N_ ("This monster changes the die by %s."), tm_arg_number (change)));
  if (health == 6 && !has_boosts)
    tm_resolution_add_reason (
        resolution, "crystal.boom.six",
        tm_text (N_ ("Nobody beats health 6 without boosts: the die says how far the dwarf flees, "
                     "and a 6 is rolled again.")));
  if (monster == MONSTER_TWINS)
    tm_resolution_add_reason (resolution, spec->article,
                              tm_text (N_ ("Two dice are rolled, and each has to win.")));
  if (spec->wins_on > 0)
    tm_resolution_add_reason (resolution, spec->article,
                              tm_text (N_ ("A %s on the die beats this monster in any case."),
                                       tm_arg_number (spec->wins_on)));
  if (monster == MONSTER_XZ3000)
    tm_resolution_add_reason (
        resolution, spec->article,
        tm_text (N_ ("Every player rolls, each with these boosts; players: %s."),
                 tm_arg_number (tm_args_get (args, ODDS_BOOM_PLAYERS))));
  if (spec->flags & MONSTER_FIRST_ROLL && tm_args_get (args, ODDS_BOOM_FIRST_ROLLS))
    tm_resolution_add_reason (resolution, spec->article,
                              tm_text (N_ ("A die before the fight can settle it.")));
  if (spec->flags & MONSTER_RIDDLE)
    tm_resolution_add_reason (resolution, spec->article,
                              tm_text (N_ ("This is the fight if the riddle leads to one.")));
  crystal_explain_card (monster, resolution);
}

/* R «Карты и клетки «Бум»», p. 9, and the bestiary. */
void
crystal_answer_odds_boom (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  int monster = tm_args_get (args, ODDS_BOOM_MONSTER);
  CrystalLaw law;
  int health;

  if (!crystal_read_health (args, ODDS_BOOM_MONSTER, ODDS_BOOM_HEALTH, ruling, &health))
    return;
  if (crystal_monsters[monster].flags & MONSTER_PEACEFUL)
    {
      tm_ruling_refuse (ruling, "monster", tm_text (N_ ("this card is not fought")));
      return;
    }
  explain_law (args, monster, health, resolution);
  crystal_boom_law (monster, health, tm_args_get (args, ODDS_BOOM_OWN),
                    tm_args_get (args, ODDS_BOOM_ONCE),
                    tm_args_get (args, ODDS_BOOM_FIRST_ROLLS) != 0,
                    (guint) tm_args_get (args, ODDS_BOOM_PLAYERS), resolution, &law);
  set_fraction (ruling, "win", tm_fraction_new (law.win, law.of));
  set_fraction (ruling, "lose", tm_fraction_new (count_losses (&law), law.of));
  set_fraction (ruling, "other", tm_fraction_new (law.joins + law.discarded, law.of));
  set_flights (ruling, &law);
  set_distribution (ruling, &law);
  if (count_losses (&law) > 0)
    tm_ruling_cite (ruling, "crystal.boom.flee");
  tm_ruling_cite (ruling, crystal_monsters[monster].article);
  tm_ruling_cite (ruling, "crystal.odds");
  tm_ruling_set_verdict (ruling, tm_text (N_ ("The fight is won with a chance of %s %%"),
                                          get_percent (tm_fraction_new (law.win, law.of))));
}

/* Duels */

/* R «Драка: дворф против дворфа», p. 15. */
void
crystal_answer_odds_dwarf (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  int difference = tm_args_get (args, ODDS_DWARF_OWN_A) - tm_args_get (args, ODDS_DWARF_OWN_B);
  int once = tm_args_get (args, ODDS_DWARF_ONCE_A) - tm_args_get (args, ODDS_DWARF_ONCE_B);
  CrystalDuelLaw law;

  crystal_duel_law (difference, once, &law);
  tm_resolution_add_reason (
      resolution, "crystal.duel.roll",
      difference == 0
          ? tm_text (N_ ("Both dice count the same; the higher one wins."))
          : tm_text (N_ ("The die of the first dwarf counts more than that of the second by %s."),
                     tm_arg_number (difference)));
  if (once != 0)
    tm_resolution_add_reason (
        resolution, "crystal.duel.boosts",
        tm_text (N_ ("In the first throw alone by %s."), tm_arg_number (difference + once)));
  tm_resolution_add_reason (resolution, "crystal.duel.tie",
                            tm_text (N_ ("Equal sums are rolled again.")));
  set_fraction (ruling, "a", tm_fraction_new (law.a, law.of));
  set_fraction (ruling, "b", tm_fraction_new (law.b, law.of));
  set_fraction (ruling, "reroll", tm_fraction_new (law.reroll, 36));
  add_chance (ruling, "a", tm_text (N_ ("The first dwarf wins")), law.a, law.of);
  add_chance (ruling, "b", tm_text (N_ ("The second dwarf wins")), law.b, law.of);
  tm_ruling_cite (ruling, "crystal.odds");
  tm_ruling_set_verdict (ruling, tm_text (N_ ("The first dwarf wins with a chance of %s %%"),
                                          get_percent (tm_fraction_new (law.a, law.of))));
}

/* The bag */

/* How many sets of so many there are. */
static TmUint128
count_sets (guint n, guint k)
{
  TmUint128 sets = 1;

  if (k > n)
    return 0;
  k = MIN (k, n - k);
  for (guint i = 1; i <= k; i++)
    sets = sets * (n - k + i) / i;
  return sets;
}

/* In how many of all draws none of so many tiles is drawn. */
static TmUint128
count_misses (guint n_unseen, guint n_wanted, guint n_draws)
{
  return n_wanted <= n_unseen ? count_sets (n_unseen - n_wanted, n_draws) : 0;
}

static gboolean
check_bag (guint left, guint unseen, guint special, guint wanted, guint draws, TmRuling *ruling)
{
  if (draws > left)
    tm_ruling_refuse (
        ruling, "draws",
        tm_text (N_ ("no more than the tiles in the bag: %s"), tm_arg_number ((gint32) left)));
  else if (special > left + unseen)
    tm_ruling_refuse (ruling, "crystals",
                      tm_text (N_ ("no more crystals and exits than tiles nobody has seen: %s"),
                               tm_arg_number ((gint32) (left + unseen))));
  else if (wanted > left + unseen)
    tm_ruling_refuse (ruling, "wanted",
                      tm_text (N_ ("no more than tiles nobody has seen: %s"),
                               tm_arg_number ((gint32) (left + unseen))));
  else
    return TRUE;
  return FALSE;
}

/* Every tile nobody has seen is as likely to be drawn as any other, face-down ones on the board among
 * them: P(none of c) = C(N - c, n) / C(N, n). */
void
crystal_answer_odds_tiles (const TmArgs *args, TmRuling *ruling)
{
  guint left = (guint) tm_args_get (args, ODDS_TILES_LEFT);
  guint hidden = (guint) tm_args_get (args, ODDS_TILES_UNSEEN);
  guint crystals = (guint) tm_args_get (args, ODDS_TILES_CRYSTALS);
  guint exits = (guint) tm_args_get (args, ODDS_TILES_EXITS);
  guint wanted = (guint) tm_args_get (args, ODDS_TILES_WANTED);
  guint draws = (guint) tm_args_get (args, ODDS_TILES_DRAWS);
  guint n = left + hidden;
  TmUint128 all, no_crystal, no_exit, neither;

  if (!check_bag (left, hidden, crystals + exits, wanted, draws, ruling))
    return;
  all = count_sets (n, draws);
  no_crystal = count_misses (n, crystals, draws);
  no_exit = count_misses (n, exits, draws);
  neither = count_misses (n, crystals + exits, draws);
  set_fraction (ruling, "crystal", tm_fraction_new (all - no_crystal, all));
  set_fraction (ruling, "exit", tm_fraction_new (all - no_exit, all));
  set_fraction (ruling, "both", tm_fraction_new (all + neither - no_crystal - no_exit, all));
  set_fraction (ruling, "wanted", tm_fraction_new (all - count_misses (n, wanted, draws), all));
  if (hidden == 0 && crystals > 0)
    set_fraction (ruling, "mean_crystal", tm_fraction_new (n + 1, crystals + 1));
  else
    tm_ruling_set_unknown (ruling, "mean_crystal");
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "crystal.setup.tiles",
      tm_text (N_ ("Each of the %s tiles that nobody has seen is equally likely to be drawn."),
               tm_arg_number ((gint32) n)));
  tm_ruling_cite (ruling, "crystal.odds");
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("A crystal with a chance of %s %%, an exit with %s %%"),
                                  get_percent (tm_fraction_new (all - no_crystal, all)),
                                  get_percent (tm_fraction_new (all - no_exit, all))));
}

/* Odds beside the ruling on one die: of the same fight, before that die was rolled. */
static gboolean
ask_boom (const TmArgs *args, guint seat, gint32 value, TmArgs *asked)
{
  gint32 monster = tm_args_get (args, BOOM_FIGHT_MONSTER);
  gint32 health = tm_args_has (args, BOOM_FIGHT_HEALTH) ? tm_args_get (args, BOOM_FIGHT_HEALTH)
                                                        : crystal_monsters[monster].health;

  if (tm_args_get (args, BOOM_FIGHT_PUMP))
    health += crystal_finds[FIND_MONSTER_PUMP].health;
  if (seat != 0 || health < 0 || health > 12 || crystal_monsters[monster].flags & MONSTER_PEACEFUL)
    return FALSE;
  tm_args_init (asked);
  tm_args_set (asked, ODDS_BOOM_MONSTER, monster);
  tm_args_set (asked, ODDS_BOOM_HEALTH, health);
  tm_args_set (asked, ODDS_BOOM_OWN, tm_args_get (args, BOOM_FIGHT_OWN));
  tm_args_set (asked, ODDS_BOOM_FIRST_ROLLS, value);
  /* The readings that both depend on follow their own parameters, in the same order. */
  for (guint option = 0; crystal_boom_fight_options[option] != NULL; option++)
    if (tm_args_has (args, N_BOOM_FIGHT_PARAMS + option))
      tm_args_set (asked, N_ODDS_BOOM_PARAMS + option,
                   tm_args_get (args, N_BOOM_FIGHT_PARAMS + option));
  return TRUE;
}

const TmBeside crystal_beside_boom_fight = {
  .question = "odds-boom",
  /* Translators: %s is a player */
  .title = N_ ("How likely was it that %s wins?"),
  .param = "first_rolls",
  .ask = ask_boom,
};
