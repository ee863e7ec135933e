/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons, section 6 of its page: wounds, free marks, gems. */

#include "false-alarms-paper-dungeons.h"

static gboolean
is_act (const AlarmTry *self)
{
  return alarm_is_phase (self, "act");
}

static gboolean
is_play (const AlarmTry *self)
{
  return is_act (self) || alarm_is_phase (self, "roll") || alarm_is_phase (self, "round_end")
         || alarm_is_phase (self, "fight");
}

static void
choose (AlarmTry *self, const char *move, int seat, const char *param, gint32 value)
{
  alarm_begin (self, move);
  alarm_give (self, "seat", seat);
  alarm_give (self, param, value);
}

/* A team in the middle of a round that owes nothing. */
static gboolean
pick_settled (AlarmTry *self, int *seat)
{
  return is_act (self) && paper_page_pick_full (self, seat) && paper_page_is_settled (self, *seat);
}

/* The same, with a free mark of a kind, on the copy of the table. */
static gboolean
pick_owing (AlarmTry *self, const char *owed, int *seat)
{
  if (!pick_settled (self, seat))
    return FALSE;
  alarm_put (self, owed, *seat, 1);
  return TRUE;
}

/* Wounds */

static void
put_wounds (AlarmTry *self, int seat, const char *counter, gint32 wounds, gint32 hearts)
{
  alarm_put (self, counter, seat, wounds);
  alarm_put (self, "potions", seat, (hearts + 1) / 2);
  alarm_put (self, "healed", seat, hearts % 2);
}

static gboolean
assign_beyond_hearts (AlarmTry *self)
{
  gint32 hearts = (gint32) alarm_below (self, 3);
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  put_wounds (self, seat, "pending", hearts + 1, hearts);
  choose (self, "assign", seat, "heal", hearts + 1);
  return TRUE;
}

static gboolean
assign_nothing (AlarmTry *self)
{
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  choose (self, "assign", seat, "heal", 0);
  return TRUE;
}

static gboolean
legal_assign (AlarmTry *self)
{
  gint32 pending, hearts;
  int seat;

  if (!paper_page_pick_full (self, &seat))
    return FALSE;
  pending = alarm_get (self, "pending", seat);
  hearts = 2 * alarm_get (self, "potions", seat) - alarm_get (self, "healed", seat);
  choose (self, "assign", seat, "heal",
          (gint32) alarm_below (self, (guint) MIN (hearts, pending) + 1));
  return pending > 0;
}

static gboolean
heal_late (AlarmTry *self)
{
  int seat;

  if (alarm_has_option (self, "late_heal", "yes") || !pick_settled (self, &seat))
    return FALSE;
  put_wounds (self, seat, "wounds", 2, 4);
  choose (self, "late-heal", seat, "wounds", 1 + (gint32) alarm_below (self, 2));
  return TRUE;
}

static gboolean
heal_beyond_hearts (AlarmTry *self)
{
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  put_wounds (self, seat, "wounds", 4, 2);
  choose (self, "late-heal", seat, "wounds", 3);
  return TRUE;
}

static gboolean
heal_beyond_wounds (AlarmTry *self)
{
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  put_wounds (self, seat, "wounds", 1, 6);
  choose (self, "late-heal", seat, "wounds", 2);
  return TRUE;
}

/* Free levels */

static gint32
pick_hero (AlarmTry *self)
{
  return (gint32) alarm_below (self, N_HEROES);
}

static gboolean
gain_unowed_level (AlarmTry *self)
{
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  choose (self, "gain-level", seat, "hero", pick_hero (self));
  return TRUE;
}

static gboolean
gain_level_beyond (AlarmTry *self)
{
  gint32 hero = pick_hero (self);
  int seat;

  if (!pick_owing (self, "owed.level", &seat))
    return FALSE;
  alarm_put (self, paper_page_levels[hero], seat, MAX_LEVEL);
  choose (self, "gain-level", seat, "hero", hero);
  return TRUE;
}

static gboolean
gain_level_with_wounds_open (AlarmTry *self)
{
  int seat;

  if (!pick_owing (self, "owed.level", &seat))
    return FALSE;
  alarm_put (self, "pending", seat, 1);
  choose (self, "gain-level", seat, "hero", pick_hero (self));
  return TRUE;
}

/* Before the first round, as if the talent were another. */
static gboolean
pick_before (AlarmTry *self, const char *talent, const char *owed, int *seat)
{
  if (!alarm_is_phase (self, "before") || !paper_page_pick_full (self, seat))
    return FALSE;
  paper_page_become (self, *seat, talent);
  alarm_put (self, owed, *seat, 1);
  return TRUE;
}

static gboolean
raise_same_hero (AlarmTry *self)
{
  gint32 hero = pick_hero (self);
  int seat;

  if (!pick_before (self, "veteran", "owed.level", &seat))
    return FALSE;
  alarm_put (self, paper_page_levels[hero], seat, 2);
  choose (self, "gain-level", seat, "hero", hero);
  return TRUE;
}

/* A team that owes a mark by itself. */
static gboolean
pick_in_debt (AlarmTry *self, const char *owed, int *seat)
{
  return (is_act (self) || alarm_is_phase (self, "fight") || alarm_is_phase (self, "before"))
         && paper_page_pick_full (self, seat) && alarm_get (self, owed, *seat) > 0
         && alarm_get (self, "pending", *seat) == 0;
}

static gboolean
legal_gain_level (AlarmTry *self)
{
  gint32 hero = pick_hero (self);
  gint32 level;
  int seat;

  if (!pick_in_debt (self, "owed.level", &seat))
    return FALSE;
  choose (self, "gain-level", seat, "hero", hero);
  level = alarm_get (self, paper_page_levels[hero], seat);
  return alarm_is_phase (self, "before") ? level == 1 : level < MAX_LEVEL;
}

/* Free item cells */

static gint32
pick_item (AlarmTry *self)
{
  return (gint32) alarm_below (self, N_ITEMS);
}

static gboolean
gain_unowed_item (AlarmTry *self)
{
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  choose (self, "gain-item", seat, "item", pick_item (self));
  return TRUE;
}

static gboolean
gain_full_item (AlarmTry *self)
{
  gint32 item = pick_item (self);
  int seat;

  if (!pick_owing (self, "owed.item", &seat))
    return FALSE;
  alarm_put (self, paper_page_items[item], seat, 2);
  choose (self, "gain-item", seat, "item", item);
  return TRUE;
}

static gboolean
begin_same_item (AlarmTry *self)
{
  gint32 item = pick_item (self);
  int seat;

  if (!pick_before (self, "craftsman", "owed.item", &seat))
    return FALSE;
  alarm_put (self, paper_page_items[item], seat, 1);
  choose (self, "gain-item", seat, "item", item);
  return TRUE;
}

static gboolean
legal_gain_item (AlarmTry *self)
{
  gint32 item = pick_item (self);
  gint32 cells;
  int seat;

  if (!pick_in_debt (self, "owed.item", &seat))
    return FALSE;
  choose (self, "gain-item", seat, "item", item);
  cells = alarm_get (self, paper_page_items[item], seat);
  return alarm_is_phase (self, "before") ? cells == 0 : cells < 2;
}

/* Minions */

static gint32
pick_room (AlarmTry *self)
{
  return (gint32) CELL (alarm_below (self, N_COLUMNS), 1 + alarm_below (self, N_ROWS - 1));
}

static gboolean
cross_unowed (AlarmTry *self)
{
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  choose (self, "cross-minion", seat, "cell", pick_room (self));
  return TRUE;
}

static gboolean
cross_again (AlarmTry *self)
{
  gint32 room = pick_room (self);
  int seat;

  if (!pick_owing (self, "owed.minion", &seat))
    return FALSE;
  paper_page_put_cell (self, "trail", "crossed", seat, (guint) room, 1);
  choose (self, "cross-minion", seat, "cell", room);
  return TRUE;
}

static gboolean
cross_nobody (AlarmTry *self)
{
  gint32 room = pick_room (self);
  int seat;

  if (!pick_owing (self, "owed.minion", &seat))
    return FALSE;
  paper_page_put_cell (self, "dungeon", "told", TM_NO_SEAT, (guint) room, 1);
  paper_page_put_cell (self, "dungeon", "minion", TM_NO_SEAT, (guint) room, 0);
  choose (self, "cross-minion", seat, "cell", room);
  return TRUE;
}

static gboolean
cross_entrance (AlarmTry *self)
{
  int seat;

  if (!pick_owing (self, "owed.minion", &seat))
    return FALSE;
  choose (self, "cross-minion", seat, "cell", (gint32) alarm_below (self, N_COLUMNS));
  return TRUE;
}

/* Gems */

static gint32
pick_letter (AlarmTry *self)
{
  return (gint32) alarm_below (self, N_LETTERS);
}

/* In a fight, too: the monster may give one. */
static gboolean
is_time_for_gems (const AlarmTry *self)
{
  return is_act (self) || alarm_is_phase (self, "round_end") || alarm_is_phase (self, "fight");
}

static gboolean
steal_own (AlarmTry *self)
{
  gint32 letter = pick_letter (self);
  int seat;

  if (!is_time_for_gems (self) || !paper_page_pick_paper (self, &seat))
    return FALSE;
  alarm_put (self, paper_page_letters[letter], seat, 1);
  choose (self, "steal", seat, "letter", letter);
  return TRUE;
}

static gboolean
steal_crossed (AlarmTry *self)
{
  gint32 letter = pick_letter (self);
  int seat;

  if (!is_time_for_gems (self) || !paper_page_pick_paper (self, &seat))
    return FALSE;
  alarm_put (self, paper_page_letters[letter], seat, 2);
  choose (self, "steal", seat, "letter", letter);
  return TRUE;
}

static gboolean
gain_own (AlarmTry *self)
{
  gint32 letter = pick_letter (self);
  int seat;

  if (!pick_owing (self, "owed.gem", &seat))
    return FALSE;
  alarm_put (self, paper_page_letters[letter], seat, 1);
  choose (self, "steal", seat, "letter", letter);
  return TRUE;
}

static gboolean
gain_crossed (AlarmTry *self)
{
  gint32 letter = pick_letter (self);
  int seat;

  if (!pick_owing (self, "owed.gem", &seat))
    return FALSE;
  alarm_put (self, paper_page_letters[letter], seat, 2);
  choose (self, "steal", seat, "letter", letter);
  return TRUE;
}

static gboolean
steal_unowed (AlarmTry *self)
{
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  choose (self, "steal", seat, "letter", pick_letter (self));
  return TRUE;
}

/* A treasure hunter may before the first round. */
static gboolean
steal_at_wrong_time (AlarmTry *self)
{
  int seat;

  if (is_time_for_gems (self) || !paper_page_pick_paper (self, &seat)
      || paper_page_has_talent (self, seat, "treasure-hunter"))
    return FALSE;
  choose (self, "steal", seat, "letter", pick_letter (self));
  return TRUE;
}

static gboolean
legal_steal (AlarmTry *self)
{
  gint32 letter = pick_letter (self);
  int seat;

  if (!is_time_for_gems (self) || !paper_page_pick_paper (self, &seat)
      || alarm_get (self, paper_page_letters[letter], seat) != 0
      || alarm_get (self, "gems", seat) == MAX_GEMS)
    return FALSE;
  choose (self, "steal", seat, "letter", letter);
  return TRUE;
}

/* Gems from outside */

static const char *const outside[] = { "outside.rogue", "outside.potion" };

static gint32
pick_source (AlarmTry *self)
{
  return (gint32) alarm_below (self, G_N_ELEMENTS (outside));
}

static gboolean
take_outside_again (AlarmTry *self)
{
  gint32 source = pick_source (self);
  int seat;

  if (!is_play (self) || !paper_page_pick_paper (self, &seat))
    return FALSE;
  alarm_put (self, outside[source], seat, 1);
  choose (self, "outside-gem", seat, "source", source);
  return TRUE;
}

static gboolean
take_outside_early (AlarmTry *self)
{
  gint32 source = pick_source (self);
  int seat;

  if (!pick_settled (self, &seat))
    return FALSE;
  alarm_put (self, outside[source], seat, 0);
  alarm_put (self, "level.rogue", seat, 1 + (gint32) alarm_below (self, PERK_LEVEL - 1));
  alarm_put (self, "potions", seat, (gint32) alarm_below (self, GEM_POTION));
  choose (self, "outside-gem", seat, "source", source);
  return TRUE;
}

static gboolean
take_outside_at_wrong_time (AlarmTry *self)
{
  gint32 source = pick_source (self);
  int seat;

  if (is_play (self) || !paper_page_pick_paper (self, &seat))
    return FALSE;
  alarm_put (self, outside[source], seat, 0);
  choose (self, "outside-gem", seat, "source", source);
  return TRUE;
}

static gboolean
legal_take_outside (AlarmTry *self)
{
  gint32 source = pick_source (self);
  int seat;

  if (!is_time_for_gems (self) || !paper_page_pick_paper (self, &seat)
      || alarm_get (self, outside[source], seat) > 0 || alarm_get (self, "gems", seat) == MAX_GEMS)
    return FALSE;
  choose (self, "outside-gem", seat, "source", source);
  return TRUE;
}

const AlarmKind paper_team_illegal[] = {
  ALARM_IMPOSSIBLE ("assign, beyond the hearts", "paper.potions.heal", assign_beyond_hearts),
  ALARM_ILLEGAL ("assign, no wounds", NULL, assign_nothing),
  ALARM_ILLEGAL ("heal, wounds that are marked", "paper.potions.heal", heal_late),
  ALARM_ILLEGAL ("heal, beyond the hearts", "paper.potions.heal", heal_beyond_hearts),
  ALARM_ILLEGAL ("heal, beyond the wounds", "paper.potions.heal", heal_beyond_wounds),
  ALARM_ILLEGAL ("free level, none", NULL, gain_unowed_level),
  ALARM_IMPOSSIBLE ("free level, beyond six", NULL, gain_level_beyond),
  ALARM_ILLEGAL ("free level, wounds open", "paper.wounds.mark", gain_level_with_wounds_open),
  ALARM_ILLEGAL ("free level, the same hero", "paper.talent.veteran", raise_same_hero),
  ALARM_ILLEGAL ("free cell, none", NULL, gain_unowed_item),
  ALARM_IMPOSSIBLE ("free cell, of a full item", NULL, gain_full_item),
  ALARM_ILLEGAL ("free cell, the same item", "paper.talent.craftsman", begin_same_item),
  ALARM_ILLEGAL ("minion, none", NULL, cross_unowed),
  ALARM_IMPOSSIBLE ("minion, crossed already", NULL, cross_again),
  ALARM_IMPOSSIBLE ("minion, where there is none", NULL, cross_nobody),
  ALARM_IMPOSSIBLE ("minion, at an entrance", NULL, cross_entrance),
  ALARM_IMPOSSIBLE ("steal, one’s own", NULL, steal_own),
  ALARM_ILLEGAL ("steal, crossed out", "paper.gems.roundend", steal_crossed),
  ALARM_ILLEGAL ("steal, at the wrong time", "paper.rounds.course", steal_at_wrong_time),
  ALARM_IMPOSSIBLE ("free gem, one’s own", NULL, gain_own),
  ALARM_ILLEGAL ("free gem, crossed out", "paper.gems.roundend", gain_crossed),
  ALARM_ILLEGAL ("free gem, none", NULL, steal_unowed),
  ALARM_IMPOSSIBLE ("outside, a second", NULL, take_outside_again),
  ALARM_ILLEGAL ("outside, too early", "paper.gems.outside", take_outside_early),
  ALARM_ILLEGAL ("outside, at the wrong time", "paper.rounds.course", take_outside_at_wrong_time),
  ALARM_END,
};

const AlarmKind paper_team_legal[] = {
  ALARM_LEGAL ("assign", legal_assign),        ALARM_LEGAL ("free level", legal_gain_level),
  ALARM_LEGAL ("free cell", legal_gain_item),  ALARM_LEGAL ("steal", legal_steal),
  ALARM_LEGAL ("outside", legal_take_outside), ALARM_END,
};
