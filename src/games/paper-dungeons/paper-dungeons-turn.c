/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the moves of a team share: whose it is and when, what has to be settled first, what comes of
 * it for the sheet. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "paper-dungeons-setup.h"
#include "paper-dungeons-turn.h"

/**
 * paper_is_one_phase:
 * @resolution: the resolution of a move
 * @phases: set of the phases in which the move is made
 *
 * Checks the phase of the game, R «Ход игры»; in another one the move is against the rules.
 *
 * Returns: whether it is one of them
 */
gboolean
paper_is_one_phase (TmResolution *resolution, guint phases)
{
  guint phase = tm_table_get_phase (tm_resolution_get_table (resolution));

  if (phases & PHASE_BIT (phase))
    return TRUE;
  tm_resolution_add_finding (
      resolution, TM_GRADE_ILLEGAL, "paper.rounds.course", "paper.rounds.course",
      tm_text (N_ ("Not in this phase: %s."), tm_arg_word (paper_phase_words[phase].name)));
  return FALSE;
}

/**
 * paper_turn_is_barred:
 * @self: a move of a team
 *
 * Tells whether the move is against a rule and nobody insists on it: nothing comes of it then.
 *
 * Returns: whether it is
 */
gboolean
paper_turn_is_barred (const PaperTurn *self)
{
  return !self->move->is_override && tm_resolution_get_grade (self->resolution) >= TM_GRADE_ILLEGAL;
}

static void
check_settled (PaperTurn *self, guint settle)
{
  if (settle & SETTLE_WOUNDS && self->team.pending > 0)
    paper_turn_forbid (self, "paper.wounds.mark",
                       tm_text_n ("%2$s first says where %1$s wound goes.",
                                  "%2$s first says where %1$s wounds go.",
                                  tm_arg_number (self->team.pending), tm_arg_seat (self->seat)));
  if (settle & SETTLE_OWED && paper_team_owes (&self->team))
    paper_turn_forbid (self, "paper.events.order",
                       tm_text (N_ ("%s first makes the free marks that are still to be chosen."),
                                tm_arg_seat (self->seat)));
}

/**
 * paper_turn_begin:
 * @self: (out): a move of a team
 * @move: the move; its first parameter is the seat
 * @resolution: where it is resolved
 * @phases: set of the phases in which it is made
 * @settle: what has to be settled before it, of [enum@PaperSettle]
 *
 * Begins a move of a team whose sheet is kept in full. Out of its phase, or before what has to be
 * settled first, it is not looked into any further, unless the players insist.
 *
 * Returns: whether to go on
 */
gboolean
paper_turn_begin (
    PaperTurn *self, const TmMove *move, TmResolution *resolution, guint phases, guint settle)
{
  memset (&self->happened, 0, sizeof self->happened);
  self->move = move;
  self->resolution = resolution;
  self->table = tm_resolution_get_table (resolution);
  self->seat = (guint) tm_args_get (&move->args, PARAM_SEAT);
  self->phase = tm_table_get_phase (self->table);
  self->asks_wounds = tm_table_get_option (self->table, OPTION_HEAL) == HEAL_ASK;
  if (!paper_is_full (self->table, self->seat))
    return paper_turn_refuse (self, "paper.adjust",
                              tm_text (N_ ("The sheet of %s stays on paper and is not kept here."),
                                       tm_arg_seat (self->seat)));
  paper_read_team (self->table, self->seat, &self->team);
  self->before = self->team;
  paper_read_sheet (self->table, &self->sheet);
  paper_read_map (self->table, &self->map);
  (void) paper_is_one_phase (resolution, phases);
  check_settled (self, settle);
  return !paper_turn_is_barred (self);
}

/**
 * paper_turn_forbid:
 * @self: a move of a team
 * @article: id of the article that it is against
 * @text: why
 *
 * Adds what is against a rule, each article once.
 */
void
paper_turn_forbid (PaperTurn *self, const char *article, TmText text)
{
  if (tm_resolution_find (self->resolution, article) == NULL)
    tm_resolution_add_finding (self->resolution, TM_GRADE_ILLEGAL, article, article, text);
}

/**
 * paper_turn_refuse:
 * @self: a move of a team
 * @article: id of the article that it cannot be squared with
 * @text: why
 *
 * Refuses the move.
 *
 * Returns: %FALSE
 */
gboolean
paper_turn_refuse (PaperTurn *self, const char *article, TmText text)
{
  return tm_resolution_refuse (self->resolution, article, article, text);
}

/**
 * paper_turn_note:
 * @self: a move of a team
 * @article: id of an article
 * @text: what is worth knowing
 *
 * Adds a note of what comes of the move, each article once.
 */
void
paper_turn_note (PaperTurn *self, const char *article, TmText text)
{
  if (!paper_turn_is_barred (self) && tm_resolution_find (self->resolution, article) == NULL)
    tm_resolution_add_finding (self->resolution, TM_GRADE_NOTE, article, article, text);
}

/* Reasons: what a look at the sheet before and after shows. */

static void
explain_levels (PaperTurn *self)
{
  static const char *const perks[PAPER_N_HEROES]
      = { "paper.level.perk.warrior", "paper.level.perk.mage", "paper.level.perk.priest",
          "paper.level.perk.rogue" };
  static const char *const sentences[PAPER_N_HEROES] = {
    N_ ("The warrior is at level 4: one more power against monsters."),
    N_ ("The mage is at level 4: from now on every die counts as either colour."),
    N_ ("The priest is at level 4: skulls deal no more wounds."),
    N_ ("The rogue is at level 4: a gem from outside the dungeon."),
  };

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      guint8 before = self->before.levels[hero], after = self->team.levels[hero];

      if (after == before)
        continue;
      tm_resolution_add_reason (
          self->resolution, "paper.level.row",
          tm_text (N_ ("%s to level %s: strength and health %s."),
                   tm_arg_word (paper_hero_words[hero].name), tm_arg_number (after),
                   tm_arg_number ((gint32) paper_team_get_health (&self->team))));
      if (before < PAPER_PERK_LEVEL && after >= PAPER_PERK_LEVEL)
        tm_resolution_add_reason (self->resolution, perks[hero],
                                  (TmText) { .msgid = sentences[hero] });
      if (self->team.talent == TALENT_NOBLE && before < PAPER_NOBLE_LEVEL
          && after >= PAPER_NOBLE_LEVEL)
        tm_resolution_add_reason (self->resolution, "paper.talent.noble",
                                  tm_text (N_ ("A hero at level 5: the noble has an item cell.")));
    }
}

static void
explain_items (PaperTurn *self)
{
  static const char *const articles[PAPER_N_ITEMS]
      = { "paper.items.armour",    "paper.items.crown", "paper.items.cauldron",
          "paper.items.medallion", "paper.items.cloak", "paper.items.sword",
          "paper.items.sceptre",   "paper.items.tome" };

  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    if (self->team.cells[item] > self->before.cells[item])
      {
        if (self->team.cells[item] == 2)
          tm_resolution_add_reason (self->resolution, articles[item],
                                    tm_text (N_ ("Both cells are filled, so it takes effect: %s."),
                                             tm_arg_word (paper_item_words[item].name)));
        else
          tm_resolution_add_reason (self->resolution, "paper.items.cell",
                                    tm_text (N_ ("One cell of two; it does nothing yet: %s."),
                                             tm_arg_word (paper_item_words[item].name)));
      }
}

static void
explain_prize (
    PaperTurn *self, const char *article, const char *sentence, guint count, PaperPrize prize)
{
  if (prize.reward > REWARD_NONE)
    tm_resolution_add_reason (
        self->resolution, article,
        (TmText) { .msgid = sentence,
                   .args = { tm_arg_number ((gint32) count),
                             tm_arg_word (paper_reward_words[prize.reward].name),
                             tm_arg_number (prize.amount) } });
}

static void
explain_potions (PaperTurn *self)
{
  if (self->happened.potions == 0)
    return;
  tm_resolution_add_reason (self->resolution, "paper.potions.brew",
                            tm_text_n ("%s potion is filled.", "%s potions are filled.",
                                       tm_arg_number ((gint32) self->happened.potions)));
  for (guint n = 1; n <= PAPER_MAX_POTIONS; n++)
    if (self->happened.rows & G_GUINT64_CONSTANT (1) << n)
      /* Translators: number of a potion, what its row gives, how often. */
      explain_prize (self, "paper.potions.row", N_ ("Potion %s ends a row, which gives: %s × %s."),
                     n, self->sheet.potion_prizes[n]);
  if (self->team.outside[OUTSIDE_POTION] && !self->before.outside[OUTSIDE_POTION])
    tm_resolution_add_reason (
        self->resolution, "paper.gems.outside",
        tm_text (N_ ("The twelfth potion brings a gem from outside the dungeon.")));
}

static void
explain_gems (PaperTurn *self)
{
  if (self->happened.gems == 0)
    return;
  tm_resolution_add_reason (self->resolution, "paper.gems.track",
                            tm_text_n ("%s circle of the gem track is filled.",
                                       "%s circles of the gem track are filled.",
                                       tm_arg_number (self->team.gems)));
  for (guint gem = self->before.gems + 1u; gem <= self->team.gems; gem++)
    /* Translators: number of a circle, what it gives, how often. */
    explain_prize (self, "paper.gems.track", N_ ("Circle %s of the gem track gives: %s × %s."), gem,
                   self->sheet.gem_prizes[gem]);
  if (self->team.talent == TALENT_MERCHANT)
    tm_resolution_add_reason (self->resolution, "paper.talent.merchant",
                              tm_text (N_ ("The merchant has a potion for every gem.")));
}

static void
explain_minions (PaperTurn *self)
{
  PaperGift gift;

  if (self->happened.minions == 0)
    return;
  tm_resolution_add_reason (self->resolution, "paper.minion.track",
                            tm_text_n ("%s circle of the minion track is filled.",
                                       "%s circles of the minion track are filled.",
                                       tm_arg_number (self->team.minions)));
  paper_get_talent_trigger (self->team.talent, self->before.minions, self->team.minions, &gift);
  if (self->team.talent == TALENT_BEASTMASTER && gift.cells > 0)
    tm_resolution_add_reason (
        self->resolution, "paper.talent.beastmaster",
        tm_text (N_ ("Every third minion brings the beastmaster an item cell.")));
  if (self->team.talent == TALENT_SHAMAN && gift.potions > 0)
    tm_resolution_add_reason (self->resolution, "paper.talent.shaman",
                              tm_text (N_ ("Every third minion brings the shaman a potion.")));
}

static void
explain (PaperTurn *self)
{
  if (!tm_resolution_wants_reasons (self->resolution))
    return;
  explain_levels (self);
  explain_items (self);
  explain_minions (self);
  explain_gems (self);
  explain_potions (self);
  for (guint owed = 0; owed < PAPER_N_OWED; owed++)
    if (self->team.owed[owed] > self->before.owed[owed])
      {
        tm_resolution_add_reason (
            self->resolution, "paper.reward.free",
            tm_text (N_ ("A free mark is to be chosen; symbol and colour do not matter.")));
        return;
      }
}

/**
 * paper_turn_end:
 * @self: a move of a team
 *
 * Ends a move: free marks that cannot be made are dropped, the sheet is written, and the first round
 * begins once nothing is owed before it.
 */
void
paper_turn_end (PaperTurn *self)
{
  paper_team_drop_owed (&self->team, &self->map, &self->happened);
  if (!paper_turn_is_barred (self))
    {
      explain (self);
      paper_note_happened (self->resolution, self->seat, &self->happened);
    }
  paper_commit_team (self->resolution, self->seat, &self->team);
  paper_enter_roll (self->resolution);
}

/* Summaries */

/**
 * paper_turn_describe_raise:
 * @self: a move of a team
 * @hero: the hero that was raised
 *
 * Says that a hero was raised, as the journal does.
 *
 * Returns: the sentence
 */
TmText
paper_turn_describe_raise (const PaperTurn *self, PaperHero hero)
{
  /* Translators: team, hero, level. */
  return tm_text (N_ ("%s: %s to level %s"), tm_arg_seat (self->seat),
                  tm_arg_word (paper_hero_words[hero].name),
                  tm_arg_number (self->team.levels[hero]));
}

/**
 * paper_turn_describe_cell:
 * @self: a move of a team
 * @item: the item whose cell was filled
 *
 * Says that a cell of an item was filled, as the journal does.
 *
 * Returns: the sentence
 */
TmText
paper_turn_describe_cell (const PaperTurn *self, PaperItem item)
{
  /* Translators: team, magic item, how many of its two cells are filled. */
  return tm_text (N_ ("%s: %s, %s of 2 cells"), tm_arg_seat (self->seat),
                  tm_arg_word (paper_item_words[item].name),
                  tm_arg_number (self->team.cells[item]));
}
