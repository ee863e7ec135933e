/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons: what happens to a team, on plain values: wounds, levels, items, potions, gems,
 * minions, talents, and what one mark brings after the other. */

#include "config.h"

#include "paper-team.h"

#include <locale.h>
#include <string.h>

static const PaperPrize nothing = { REWARD_NONE, 0 };
static const PaperPrize untold = { -1, 0 };

/* Wounds */

static void
assert_heal (guint wounds, gint16 potions, gint16 healed, guint now, guint marked, guint left)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };

  team.potions = potions;
  team.healed = healed;
  paper_team_wound (&team, wounds, FALSE, &happened);
  g_assert_cmpuint (happened.wounds, ==, wounds);
  g_assert_cmpuint (happened.healed, ==, now);
  g_assert_cmpuint (happened.marked, ==, marked);
  g_assert_cmpuint (paper_team_count_hearts (&team), ==, left);
  g_assert_cmpint (team.healed, ==, healed + (gint) now);
  g_assert_cmpint (team.wounds, ==, marked);
}

static void
test_heal (void)
{
  assert_heal (3, 6, 0, 3, 0, 9);
  assert_heal (4, 1, 1, 1, 3, 0);
  assert_heal (2, 0, 0, 0, 2, 0);
}

static void
assert_resurrection (gint16 marked, guint more, guint8 warrior, gboolean was_used, gboolean now)
{
  PaperTeam team = paper_new_team_at (warrior, 1, 1, 1);
  PaperHappened happened = { 0 };

  team.wounds = marked;
  team.resurrected = (guint8) was_used;
  paper_team_mark (&team, more, &happened);
  g_assert_cmpint (team.wounds, ==, marked + (gint) more);
  g_assert_cmpint (happened.resurrected, ==, now);
  g_assert_cmpint (team.resurrected, ==, was_used || now);
}

static void
test_resurrection (void)
{
  assert_resurrection (4, 1, 1, FALSE, TRUE);
  assert_resurrection (3, 1, 1, FALSE, FALSE);
  assert_resurrection (6, 2, 2, TRUE, FALSE);
  assert_resurrection (0, 9, 1, FALSE, TRUE);
  assert_resurrection (9, 0, 1, FALSE, FALSE);
}

/* Wounds that wait: a potion that is brewed meanwhile comes too late for them. */
static void
test_pending (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };

  team.potions = 1;
  paper_team_wound (&team, 3, TRUE, &happened);
  g_assert_cmpint (team.pending, ==, 3);
  g_assert_cmpint (team.healed + team.wounds, ==, 0);
  paper_team_brew (&team, 1, &sheet, &happened);
  g_assert_cmpint (team.pending, ==, 2);
  g_assert_cmpint (team.wounds, ==, 1);
  g_assert_cmpuint (paper_team_count_hearts (&team), ==, 4);
}

/* Potions */

static void
test_brew (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (TALENT_ALCHEMIST);
  PaperHappened happened = { 0 };

  team.potions = 10;
  paper_team_brew (&team, paper_get_brewed (team.talent), &sheet, &happened);
  g_assert_cmpint (team.potions, ==, 12);
  g_assert_cmpuint (happened.potions, ==, 2);
  g_assert_cmpuint (happened.lost, ==, 1);
  g_assert_cmpuint (happened.rows, ==, 0);
  g_assert_cmpuint (happened.gems, ==, 1);
  g_assert_cmpuint (team.gems, ==, 1);
  g_assert_cmpuint (happened.unknown, ==, 0);
}

static void
test_row (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };

  sheet.potion_prizes[5] = (PaperPrize) { REWARD_LEVEL, 1 };
  team.potions = 4;
  paper_team_brew (&team, 2, &sheet, &happened);
  g_assert_cmpint (team.potions, ==, 6);
  g_assert_cmphex (happened.rows, ==, 1 << 5);
  g_assert_cmpuint (team.owed[OWED_LEVEL], ==, 1);
  g_assert_cmpuint (team.gems, ==, 0);
}

/* The gem of the twelfth potion is had once, be it told as the reward of a row or not. */
static void
test_twelfth_potion (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };

  sheet.potion_prizes[12] = (PaperPrize) { REWARD_GEM, 1 };
  paper_team_brew (&team, 12, &sheet, &happened);
  g_assert_cmpuint (team.gems, ==, 1);
  g_assert_cmpuint (team.owed[OWED_GEM], ==, 0);
  paper_team_brew (&team, 1, &sheet, &happened);
  g_assert_cmpuint (happened.lost, ==, 1);
  g_assert_cmpuint (team.gems, ==, 1);
}

static void
test_untold (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };

  sheet.potion_prizes[1] = untold;
  sheet.gem_prizes[1] = untold;
  paper_team_brew (&team, 2, &sheet, &happened);
  g_assert_cmphex (happened.unknown, ==, MISSING_POTION_ROWS);
  g_assert_cmpint (team.potions, ==, 2);
  paper_team_steal (&team, 0, 1, &sheet, &happened);
  g_assert_cmphex (happened.unknown, ==, MISSING_POTION_ROWS | MISSING_GEM_TRACK);
  g_assert_cmpuint (team.gems, ==, 1);
  sheet.gem_prizes[2] = (PaperPrize) { REWARD_OTHER, 1 };
  g_assert_false (happened.other);
  paper_team_steal (&team, 1, 1, &sheet, &happened);
  g_assert_true (happened.other);
}

/* Levels */

static void
test_raise (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team_at (1, 1, 1, 3);
  PaperHappened happened = { 0 };

  paper_team_raise (&team, HERO_WARRIOR, &sheet, &happened);
  g_assert_cmpuint (team.levels[HERO_WARRIOR], ==, 2);
  g_assert_cmpuint (paper_team_get_health (&team), ==, 7);
  paper_team_raise (&team, HERO_ROGUE, &sheet, &happened);
  g_assert_cmpuint (team.gems, ==, 1);
  g_assert_true (team.outside[0]);
  g_assert_false (team.outside[1]);
  paper_team_raise (&team, HERO_ROGUE, &sheet, &happened);
  g_assert_cmpuint (team.gems, ==, 1);
  team.levels[HERO_MAGE] = 6;
  paper_team_raise (&team, HERO_MAGE, &sheet, &happened);
  g_assert_cmpuint (team.levels[HERO_MAGE], ==, 6);
}

/* Items */

static void
test_items (void)
{
  static const struct
  {
    PaperItem item;
    gint16 potions;
    guint8 levels;
    guint8 minions;
  } gifts[] = {
    { ITEM_ARMOUR, 0, 0, 0 },    { ITEM_CROWN, 0, 0, 0 }, { ITEM_CAULDRON, 3, 0, 0 },
    { ITEM_MEDALLION, 0, 0, 0 }, { ITEM_CLOAK, 0, 0, 0 }, { ITEM_SWORD, 0, 0, 0 },
    { ITEM_SCEPTRE, 0, 0, 2 },   { ITEM_TOME, 0, 1, 0 },
  };
  PaperSheet sheet = paper_new_bare_sheet ();

  for (guint i = 0; i < G_N_ELEMENTS (gifts); i++)
    {
      PaperTeam team = paper_new_team (PAPER_NO_TALENT);
      PaperHappened happened = { 0 };

      paper_team_fill_cell (&team, gifts[i].item, &sheet, NULL, &happened);
      g_assert_false (paper_team_has_item (&team, gifts[i].item));
      g_assert_false (paper_team_owes (&team));
      g_assert_cmpint (team.potions, ==, 0);
      paper_team_fill_cell (&team, gifts[i].item, &sheet, NULL, &happened);
      g_assert_true (paper_team_has_item (&team, gifts[i].item));
      g_assert_cmpint (team.potions, ==, gifts[i].potions);
      g_assert_cmpuint (team.owed[OWED_LEVEL], ==, gifts[i].levels);
      g_assert_cmpuint (team.owed[OWED_MINION], ==, gifts[i].minions);
      g_assert_cmpuint (team.owed[OWED_ITEM] + team.owed[OWED_GEM], ==, 0);
      paper_team_fill_cell (&team, gifts[i].item, &sheet, NULL, &happened);
      g_assert_cmpuint (team.cells[gifts[i].item], ==, 2);
      g_assert_cmpint (team.potions, ==, gifts[i].potions);
    }
}

/* Chains */

/* The tome raises the rogue to level 4, which brings a gem, for which the merchant has a potion,
 * which ends a row, which gives a level. */
static void
test_long_chain (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team_at (1, 1, 1, 3);
  PaperHappened happened = { 0 };

  team.talent = TALENT_MERCHANT;
  team.potions = 5;
  team.cells[ITEM_TOME] = 1;
  sheet.potion_prizes[6] = (PaperPrize) { REWARD_LEVEL, 1 };
  paper_team_fill_cell (&team, ITEM_TOME, &sheet, NULL, &happened);
  g_assert_cmpuint (team.owed[OWED_LEVEL], ==, 1);
  team.owed[OWED_LEVEL]--;
  paper_team_raise (&team, HERO_ROGUE, &sheet, &happened);
  g_assert_cmpuint (team.gems, ==, 1);
  g_assert_cmpint (team.potions, ==, 6);
  g_assert_cmphex (happened.rows, ==, 1 << 6);
  g_assert_cmpuint (team.owed[OWED_LEVEL], ==, 1);
  g_assert_cmpuint (happened.gems, ==, 1);
  g_assert_cmpuint (happened.potions, ==, 1);
}

/* Gems that give potions and potions that give gems end: each of the outside gems is had once. */
static void
test_round_chain (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (TALENT_MERCHANT);
  PaperHappened happened = { 0 };

  for (guint gem = 1; gem <= PAPER_MAX_GEMS; gem++)
    sheet.gem_prizes[gem] = (PaperPrize) { REWARD_POTION, 3 };
  team.potions = 9;
  paper_team_steal (&team, 4, 2, &sheet, &happened);
  g_assert_cmpuint (team.gems, ==, 2);
  g_assert_cmpint (team.potions, ==, 12);
  g_assert_cmpuint (happened.lost, ==, 5);
}

/* A circle of the gem track gives an item cell; the cauldron it completes ends a row. */
static void
test_chain_of_cells (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };

  sheet.gem_prizes[1] = (PaperPrize) { REWARD_ITEM, 1 };
  sheet.potion_prizes[3] = (PaperPrize) { REWARD_MINION, 2 };
  team.cells[ITEM_CAULDRON] = 1;
  paper_team_take_gem (&team, &sheet, &happened);
  g_assert_cmpuint (team.owed[OWED_ITEM], ==, 1);
  paper_team_fill_cell (&team, ITEM_CAULDRON, &sheet, NULL, &happened);
  g_assert_cmpint (team.potions, ==, 3);
  g_assert_cmpuint (team.owed[OWED_MINION], ==, 2);
}

static void
test_reward (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperHappened happened = { 0 };

  for (guint reward = REWARD_NONE; reward < PAPER_N_REWARDS; reward++)
    paper_team_reward (&team, (PaperPrize) { (gint8) reward, 2 }, &sheet, NULL, &happened);
  paper_team_reward (&team, nothing, &sheet, NULL, &happened);
  paper_team_reward (&team, untold, &sheet, NULL, &happened);
  g_assert_cmpint (team.potions, ==, 2);
  for (guint owed = 0; owed < PAPER_N_OWED; owed++)
    g_assert_cmpuint (team.owed[owed], ==, 2);
  g_assert_true (happened.other);
}

/* What cannot be marked is dropped, and only that. */
static void
test_drop (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperMap map = paper_new_bare_map ();
  PaperTeam team = paper_new_team_at (6, 6, 6, 5);
  PaperHappened happened = { 0 };

  memset (team.cells, 2, sizeof team.cells);
  team.cells[ITEM_CROWN] = 1;
  map.rooms[ROOM_C1].minion = MINION_ORC;
  map.rooms[ROOM_D1].minion = MINION_GHOST;
  team.crossed[ROOM_D1] = TRUE;
  for (guint letter = 1; letter < PAPER_N_LETTERS; letter++)
    team.letters[letter] = LETTER_CROSSED;
  memset (team.owed, 2, sizeof team.owed);
  paper_team_drop_owed (&team, &map, &happened);
  for (guint owed = 0; owed < PAPER_N_OWED; owed++)
    {
      g_assert_cmpuint (team.owed[owed], ==, 1);
      g_assert_cmpuint (happened.dropped[owed], ==, 1);
    }
  team.levels[HERO_ROGUE] = 6;
  paper_team_reward (&team, (PaperPrize) { REWARD_LEVEL, 1 }, &sheet, &map, &happened);
  g_assert_cmpuint (team.owed[OWED_LEVEL], ==, 0);
  g_assert_cmpuint (happened.dropped[OWED_LEVEL], ==, 3);
}

/* Minions of rooms that nobody has told may be there. */
static void
test_crossable (void)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  PaperMap map = paper_new_bare_map ();

  g_assert_cmpuint (paper_team_count_crossable (&team, &map), ==, 0);
  map.rooms[ROOM_C1].minion = MINION_ZOMBIE;
  g_assert_cmpuint (paper_team_count_crossable (&team, &map), ==, 1);
  map.rooms[ROOM_C2].is_told = FALSE;
  g_assert_cmpuint (paper_team_count_crossable (&team, &map), ==, 2);
  team.crossed[ROOM_C1] = TRUE;
  g_assert_cmpuint (paper_team_count_crossable (&team, &map), ==, 1);
  g_assert_cmpuint (paper_team_count_crossable (&team, NULL), ==, 41);
}

/* Talents */

static void
assert_setup (
    PaperTalent talent, guint potions, guint levels, guint cells, guint minions, guint gems)
{
  PaperGift gift;

  paper_get_talent_setup ((int) talent, &gift);
  g_assert_cmpuint (gift.potions, ==, potions);
  g_assert_cmpuint (gift.levels, ==, levels);
  g_assert_cmpuint (gift.cells, ==, cells);
  g_assert_cmpuint (gift.minions, ==, minions);
  g_assert_cmpuint (gift.gems, ==, gems);
}

static void
test_talent_setup (void)
{
  guint acting = 1u << TALENT_TREASURE_HUNTER | 1u << TALENT_VETERAN | 1u << TALENT_ASSASSIN
                 | 1u << TALENT_CRAFTSMAN | 1u << TALENT_HEALER;

  assert_setup (TALENT_TREASURE_HUNTER, 0, 0, 0, 0, 1);
  assert_setup (TALENT_VETERAN, 0, 2, 0, 0, 0);
  assert_setup (TALENT_ASSASSIN, 0, 0, 0, 2, 0);
  assert_setup (TALENT_CRAFTSMAN, 0, 0, 2, 0, 0);
  assert_setup (TALENT_HEALER, 2, 0, 0, 0, 0);
  for (guint talent = 0; talent < PAPER_N_TALENTS; talent++)
    if (!(acting & 1u << talent))
      assert_setup ((PaperTalent) talent, 0, 0, 0, 0, 0);
}

static void
assert_trigger (int talent, guint before, guint after, guint cells, guint potions)
{
  PaperGift gift;

  paper_get_talent_trigger (talent, before, after, &gift);
  g_assert_cmpuint (gift.cells, ==, cells);
  g_assert_cmpuint (gift.potions, ==, potions);
  g_assert_cmpuint (gift.levels + gift.minions + gift.gems, ==, 0);
}

static void
test_talent_trigger (void)
{
  assert_trigger (TALENT_BEASTMASTER, 2, 4, 1, 0);
  assert_trigger (TALENT_BEASTMASTER, 3, 5, 0, 0);
  assert_trigger (TALENT_BEASTMASTER, 0, 9, 3, 0);
  assert_trigger (TALENT_SHAMAN, 5, 6, 0, 1);
  assert_trigger (TALENT_MERCHANT, 1, 2, 0, 1);
  assert_trigger (TALENT_MERCHANT, 0, 3, 0, 3);
  assert_trigger (TALENT_NOBLE, 1, 2, 1, 0);
  assert_trigger (TALENT_NOBLE, 2, 2, 0, 0);
  assert_trigger (TALENT_SCOUT, 0, 9, 0, 0);
  assert_trigger (PAPER_NO_TALENT, 0, 9, 0, 0);
}

static void
test_noble (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team_at (4, 4, 3, 1);
  PaperHappened happened = { 0 };

  team.talent = TALENT_NOBLE;
  paper_team_raise (&team, HERO_PRIEST, &sheet, &happened);
  g_assert_cmpuint (team.owed[OWED_ITEM], ==, 0);
  paper_team_raise (&team, HERO_WARRIOR, &sheet, &happened);
  g_assert_cmpuint (team.owed[OWED_ITEM], ==, 1);
  paper_team_raise (&team, HERO_WARRIOR, &sheet, &happened);
  g_assert_cmpuint (team.owed[OWED_ITEM], ==, 1);
  paper_team_raise (&team, HERO_MAGE, &sheet, &happened);
  g_assert_cmpuint (team.owed[OWED_ITEM], ==, 2);
}

static void
test_thirds (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (TALENT_SHAMAN);
  PaperHappened happened = { 0 };

  paper_team_beat_minions (&team, 2, &sheet, &happened);
  g_assert_cmpint (team.potions, ==, 0);
  paper_team_beat_minions (&team, 1, &sheet, &happened);
  g_assert_cmpint (team.potions, ==, 1);
  team.talent = TALENT_BEASTMASTER;
  paper_team_beat_minions (&team, 4, &sheet, &happened);
  g_assert_cmpuint (team.owed[OWED_ITEM], ==, 1);
  g_assert_cmpint (team.potions, ==, 1);
  g_assert_cmpuint (team.minions, ==, 7);
  g_assert_cmpuint (happened.minions, ==, 7);
}

static void
test_merchant (void)
{
  PaperSheet sheet = paper_new_bare_sheet ();
  PaperTeam team = paper_new_team (TALENT_MERCHANT);
  PaperHappened happened = { 0 };

  paper_team_steal (&team, 6, 3, &sheet, &happened);
  g_assert_cmpuint (team.letters[6], ==, LETTER_STOLEN);
  g_assert_cmpuint (team.letter_rounds[6], ==, 3);
  g_assert_cmpint (team.potions, ==, 1);
  team.gems = PAPER_MAX_GEMS;
  paper_team_take_gem (&team, &sheet, &happened);
  g_assert_cmpuint (team.gems, ==, PAPER_MAX_GEMS);
  g_assert_cmpint (team.potions, ==, 1);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
#define ADD(name, function) g_test_add_func ("/games/paper-dungeons/team/" name, function)
  ADD ("heal", test_heal);
  ADD ("resurrection", test_resurrection);
  ADD ("pending", test_pending);
  ADD ("brew", test_brew);
  ADD ("row", test_row);
  ADD ("twelfth-potion", test_twelfth_potion);
  ADD ("untold", test_untold);
  ADD ("raise", test_raise);
  ADD ("items", test_items);
  ADD ("long-chain", test_long_chain);
  ADD ("round-chain", test_round_chain);
  ADD ("chain-of-cells", test_chain_of_cells);
  ADD ("reward", test_reward);
  ADD ("drop", test_drop);
  ADD ("crossable", test_crossable);
  ADD ("talent-setup", test_talent_setup);
  ADD ("talent-trigger", test_talent_trigger);
  ADD ("noble", test_noble);
  ADD ("thirds", test_thirds);
  ADD ("merchant", test_merchant);
#undef ADD
  return g_test_run ();
}
