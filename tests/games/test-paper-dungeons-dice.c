/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: what a throw is worth, and what a die may be used for. */

#include "config.h"

#include "paper-team.h"

#include <locale.h>
#include <string.h>

static void
assert_throw (const char *symbols, gboolean is_void, guint skulls, guint clovers, guint again)
{
  g_auto (GStrv) ids = g_strsplit (symbols, ",", -1);
  gint32 faces[PAPER_N_DICE];
  PaperThrow result;

  for (guint die = 0; die < PAPER_N_DICE; die++)
    for (guint symbol = 0; symbol < PAPER_N_SYMBOLS; symbol++)
      if (g_str_equal (paper_symbol_words[symbol].id, ids[die]))
        faces[die] = (gint32) symbol;
  paper_judge_throw (faces, NULL, &result);
  g_assert_cmpint (result.is_void, ==, is_void);
  g_assert_cmpuint (result.skulls, ==, skulls);
  g_assert_cmpuint (result.clovers, ==, clovers);
  g_assert_cmphex (result.again, ==, again);
}

static void
test_throw (void)
{
  assert_throw ("skull,warrior,clover,skull,boots,skull", TRUE, 3, 1, 0x3f);
  assert_throw ("clover,clover,mage,boots,skull,skull", FALSE, 2, 2, 0);
  assert_throw ("clover,clover,clover,boots,skull,skull", TRUE, 2, 3, 0x3f);
  assert_throw ("rogue,mage,mage,boots,rogue,priest", FALSE, 0, 0, 0);
}

static void
test_skull_wounds (void)
{
  guint by_priest;

  g_assert_cmpuint (paper_get_skull_wounds (2, 3, TALENT_FORTUNE_TELLER, &by_priest), ==, 1);
  g_assert_cmpuint (by_priest, ==, 0);
  g_assert_cmpuint (paper_get_skull_wounds (2, 4, PAPER_NO_TALENT, &by_priest), ==, 0);
  g_assert_cmpuint (by_priest, ==, 2);
  g_assert_cmpuint (paper_get_skull_wounds (0, 1, TALENT_FORTUNE_TELLER, &by_priest), ==, 0);
  g_assert_cmpuint (paper_get_skull_wounds (2, 1, TALENT_BARBARIAN, NULL), ==, 2);
}

static void
assert_level (const PaperTeam *team,
              PaperHero hero,
              PaperSymbol symbol,
              PaperColour colour,
              const char *by,
              const char *why)
{
  PaperWhy because = WHY_NONE;

  g_assert_cmpstr (paper_by_ids[paper_find_level_by (team, hero, symbol, colour, &because)], ==,
                   by);
  g_assert_cmpstr (paper_why_ids[because], ==, why);
}

static void
test_level_die (void)
{
  static const guint8 colours[] = { COLOUR_BLACK, COLOUR_WHITE, COLOUR_BLACK, COLOUR_WHITE };
  PaperTeam team = paper_new_team_at (2, 3, 1, 3);

  memcpy (team.colours, colours, sizeof colours);
  assert_level (&team, HERO_WARRIOR, SYMBOL_WARRIOR, COLOUR_BLACK, "die", "none");
  assert_level (&team, HERO_ROGUE, SYMBOL_ROGUE, COLOUR_BLACK, "none", "colour");
  assert_level (&team, HERO_ROGUE, SYMBOL_MAGE, COLOUR_WHITE, "none", "symbol");
  assert_level (&team, HERO_ROGUE, SYMBOL_CLOVER, COLOUR_WHITE, "clover", "none");
  assert_level (&team, HERO_PRIEST, SYMBOL_CLOVER, COLOUR_WHITE, "clover", "none");
  assert_level (&team, HERO_ROGUE, SYMBOL_BOOTS, COLOUR_BLACK, "none", "boots");
  assert_level (&team, HERO_ROGUE, SYMBOL_SKULL, COLOUR_WHITE, "none", "skull");
  team.levels[HERO_ROGUE] = 6;
  assert_level (&team, HERO_ROGUE, SYMBOL_SKULL, COLOUR_WHITE, "none", "max");
}

/* The mage changes colours always, the psionic once a round and only where nobody else does. */
static void
test_other_colour (void)
{
  PaperTeam team = paper_new_team (TALENT_PSIONIC);

  assert_level (&team, HERO_ROGUE, SYMBOL_ROGUE, COLOUR_WHITE, "die", "none");
  assert_level (&team, HERO_ROGUE, SYMBOL_ROGUE, COLOUR_BLACK, "psionic", "none");
  assert_level (&team, HERO_ROGUE, SYMBOL_PRIEST, COLOUR_BLACK, "none", "symbol");
  team.psionic = TRUE;
  assert_level (&team, HERO_ROGUE, SYMBOL_ROGUE, COLOUR_BLACK, "none", "colour");
  team.levels[HERO_MAGE] = 4;
  team.psionic = FALSE;
  assert_level (&team, HERO_ROGUE, SYMBOL_ROGUE, COLOUR_BLACK, "mage", "none");
}

static void
test_cell_fault (void)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);

#define WHY(symbol, required) \
  paper_why_ids[paper_find_cell_fault (&team, ITEM_CROWN, symbol, required, NULL)]
  g_assert_cmpstr (WHY (SYMBOL_BOOTS, SYMBOL_ANY), ==, "boots");
  g_assert_cmpstr (WHY (SYMBOL_BOOTS, -1), ==, "boots");
  g_assert_cmpstr (WHY (SYMBOL_MAGE, SYMBOL_ANY), ==, "none");
  g_assert_cmpstr (WHY (SYMBOL_MAGE, SYMBOL_MAGE), ==, "none");
  g_assert_cmpstr (WHY (SYMBOL_MAGE, SYMBOL_ROGUE), ==, "symbol");
  g_assert_cmpstr (WHY (SYMBOL_CLOVER, SYMBOL_ROGUE), ==, "none");
  g_assert_cmpstr (WHY (SYMBOL_MAGE, -1), ==, "none");
  g_assert_cmpstr (WHY (SYMBOL_SKULL, SYMBOL_ANY), ==, "skull");
  team.cells[ITEM_CROWN] = 2;
  g_assert_cmpstr (WHY (SYMBOL_SKULL, SYMBOL_ANY), ==, "full");
#undef WHY
}

static void
test_plain_die (void)
{
  g_assert_cmpint (paper_find_brew_fault (SYMBOL_CLOVER, NULL), ==, WHY_NONE);
  g_assert_cmpint (paper_find_brew_fault (SYMBOL_BOOTS, NULL), ==, WHY_BOOTS);
  g_assert_cmpint (paper_find_brew_fault (SYMBOL_SKULL, NULL), ==, WHY_SKULL);
  g_assert_cmpuint (paper_get_steps (SYMBOL_MAGE), ==, 2);
  g_assert_cmpuint (paper_get_steps (SYMBOL_CLOVER), ==, 2);
  g_assert_cmpuint (paper_get_steps (SYMBOL_BOOTS), ==, 3);
  g_assert_cmpuint (paper_get_steps (SYMBOL_SKULL), ==, 0);
  g_assert_cmpuint (paper_get_brewed (PAPER_NO_TALENT), ==, 2);
  g_assert_cmpuint (paper_get_brewed (TALENT_ALCHEMIST), ==, 3);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
#define ADD(name, function) g_test_add_func ("/games/paper-dungeons/dice/" name, function)
  ADD ("throw", test_throw);
  ADD ("skull-wounds", test_skull_wounds);
  ADD ("level-die", test_level_die);
  ADD ("other-colour", test_other_colour);
  ADD ("cell-fault", test_cell_fault);
  ADD ("plain-die", test_plain_die);
#undef ADD
  return g_test_run ();
}
