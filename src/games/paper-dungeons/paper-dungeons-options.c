/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variants, sources of chance, one option for every point that the rulebook leaves open, and what is
 * printed on the owner's sheet and cards. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-private.h"

#define MAX_RECORDS 160

static const TmWord depths[] = {
  [DEPTH_AUTO] = { "auto", N_ ("full sheet for one player, else the table"), NULL },
  [DEPTH_TABLE] = { "table", N_ ("what is common to all"), NULL },
  [DEPTH_SHEET] = { "sheet", N_ ("every team’s full sheet"), NULL },
};

static const TmWord missions[] = {
  [MISSIONS_THREE] = { "3", N_ ("three"), NULL },
  [MISSIONS_NONE] = { "0", TM_WORD ("missions", "none"), NULL },
};

static const TmWord vanishing[] = {
  [VANISHING_OFF] = { "off", TM_WORD ("variant", "off"), NULL },
  [VANISHING_ON] = { "on", TM_WORD ("variant", "on"), NULL },
};

static const TmWord dungeons[] = {
  { "random", N_ ("by lot"), NULL },
  { "a", TM_WORD ("dungeon card", "A"), NULL },
  { "b", TM_WORD ("dungeon card", "B"), NULL },
  { "c", TM_WORD ("dungeon card", "C"), NULL },
  { "d", TM_WORD ("dungeon card", "D"), NULL },
  { "e", TM_WORD ("dungeon card", "E"), NULL },
  { "f", TM_WORD ("dungeon card", "F"), NULL },
  { "g", TM_WORD ("dungeon card", "G"), NULL },
  { "h", TM_WORD ("dungeon card", "H"), NULL },
  { "i", TM_WORD ("dungeon card", "I"), NULL },
  { "j", TM_WORD ("dungeon card", "J"), NULL },
  { "k", TM_WORD ("dungeon card", "K"), NULL },
  { "l", TM_WORD ("dungeon card", "L"), NULL },
};

static const TmWord heal[] = {
  [HEAL_AUTO] = { "auto", N_ ("on free potions first"), NULL },
  [HEAL_ASK] = { "ask", N_ ("ask each time"), NULL },
};

static const TmWord dealt[] = {
  [DEALT_HIDDEN] = { "hidden", N_ ("hidden until chosen"), NULL },
  [DEALT_OPEN] = { "open", TM_WORD ("cards", "open"), NULL },
};

static const TmWord at_limit[] = {
  [AT_LIMIT_REACH] = { "reach", N_ ("reached at equality"), NULL },
  [AT_LIMIT_EXCEED] = { "exceed", N_ ("must be exceeded"), NULL },
};

static const TmWord reroll_scope[] = {
  [REROLL_ALL] = { "all", N_ ("all six dice"), NULL },
  [REROLL_OFFENDING] = { "offending", N_ ("only the skulls or clovers"), NULL },
};

static const TmWord boots_only_walk[] = {
  [READING_YES] = { "yes", N_ ("only to move"), NULL },
  [READING_NO] = { "no", N_ ("also to brew and for cells without a symbol"), NULL },
};

static const TmWord mission_timing[] = {
  [MISSION_TIMING_BEFORE] = { "before", N_ ("before the fight"), NULL },
  [MISSION_TIMING_AFTER] = { "after", N_ ("after the fight"), NULL },
};

static const TmWord missions_per_round[] = {
  [MISSIONS_PER_ROUND_ANY] = { "any", N_ ("several"), NULL },
  [MISSIONS_PER_ROUND_ONE] = { "one", N_ ("one"), NULL },
};

static const TmWord ranger_swims[] = {
  [READING_NOT] = { "no", N_ ("gives steps back only"), NULL },
  [READING_INDEED] = { "yes", N_ ("crosses water by itself"), NULL },
};

static const TmWord repeat_count[] = {
  [REPEAT_EVERY] = { "every", N_ ("every time"), NULL },
  [REPEAT_ONCE] = { "once", N_ ("each once"), NULL },
};

static const TmWord edge_corners[] = {
  [READING_YES] = { "yes", N_ ("are edge rooms"), NULL },
  [READING_NO] = { "no", N_ ("are not edge rooms"), NULL },
};

static const TmWord fame_reading[] = {
  [FAME_GAINS] = { "gains", N_ ("fame won only"), NULL },
  [FAME_NET] = { "net", N_ ("losses taken off"), NULL },
};

static const TmWord potions_mission[] = {
  [POTIONS_BREWED] = { "brewed", N_ ("all ever brewed"), NULL },
  [POTIONS_UNUSED] = { "unused", N_ ("only unused ones"), NULL },
};

static const TmWord crossed_reward[] = {
  [CROSSED_ENTRY] = { "entry", N_ ("is had on the first entry"), NULL },
  [CROSSED_NONE] = { "none", N_ ("is lost"), NULL },
};

static const TmWord vanish_fled[] = {
  [READING_YES] = { "yes", N_ ("for every team"), NULL },
  [READING_NO] = { "no", N_ ("not for those that fled"), NULL },
};

static const TmWord late_heal[] = {
  [READING_NOT] = { "no", N_ ("no"), NULL },
  [READING_INDEED] = { "yes", N_ ("yes"), NULL },
};

static const TmWord campaign_tie[] = {
  [CAMPAIGN_TIE_SHARED] = { "shared", N_ ("shared"), NULL },
  [CAMPAIGN_TIE_ROOMS] = { "rooms", N_ ("more rooms in all chapters"), NULL },
};

/* What a house may play although it is against a rule, by the findings that then are silent. */
static const TmWord allowed[] = {
  { "paper.level.die", N_ ("Raising a hero with another die"), NULL },
  { "paper.items.symbols", N_ ("Item cells with any symbol"), NULL },
  { "paper.dice.boots", N_ ("Boots for other things than steps"), NULL },
  { "paper.move.start", N_ ("Entering anywhere"), NULL },
  { "paper.move.barrier", N_ ("Passing walls and water"), NULL },
  { "paper.mission.claim", N_ ("Claiming missions that are not met"), NULL },
  { "paper.gems.roundend", N_ ("Stealing gems that are crossed out"), NULL },
};

#define SOURCE(source_id, source_name, usual) \
  { .param = TM_CHOICE_OR (source_id, source_name, tm_source_words, usual) }
#define OPEN_POINT(option_id, option_name, words, usual, point) \
  { .param = TM_CHOICE_OR (option_id, option_name, words, usual), .article = "paper.open." point }
#define PRINTED(option_id, option_name)  \
  { .param = { .id = (option_id),        \
               .name = (option_name),    \
               .kind = TM_PARAM_TEXT,    \
               .is_list = TRUE,          \
               .is_optional = TRUE,      \
               .max_items = MAX_RECORDS, \
               .standard = "" },         \
    .is_printed = TRUE }

const TmOptionSpec paper_dungeons_options[N_OPTIONS] = {
  [OPTION_DEPTH] = { .param = TM_CHOICE_OR ("depth", N_ ("What is kept here"), depths, "auto"),
                     .detail = N_ ("The rest stays on paper") },
  [OPTION_SHEET_SEATS] = { .param = { .id = "sheet_seats",
                                      .name = N_ ("Seats kept in full all the same"),
                                      .kind = TM_PARAM_SEAT,
                                      .is_list = TRUE,
                                      .is_unordered = TRUE,
                                      .is_optional = TRUE,
                                      .max_items = TM_MAX_SEATS,
                                      .standard = "" },
                           .min_seats = 2 },
  [OPTION_MISSIONS] = { .param = TM_CHOICE_OR ("missions", N_ ("Missions"), missions, "3"),
                        .detail = N_ ("The book advises none in the first few games") },
  [OPTION_VANISHING]
  = { .param = TM_CHOICE_OR ("vanishing", N_ ("Vanishing gems"), vanishing, "off"),
      .min_seats = 2 },
  [OPTION_CAMPAIGN]
  = { .param = TM_CHOICE_OR ("campaign", N_ ("Campaign"), paper_campaign_words, "none") },
  [OPTION_CHAPTER] = { .param = TM_NUMBER_OR ("chapter", N_ ("Chapter"), 1, PAPER_N_CHAPTERS, "1"),
                       .is_chapter = TRUE },
  [OPTION_DUNGEON] = { .param = TM_CHOICE_OR ("dungeon", N_ ("Dungeon card"), dungeons, "random") },
  [OPTION_HEAL]
  = { .param = TM_CHOICE_OR ("heal", N_ ("Wounds go"), heal, "auto"), .is_switchable = TRUE },
  [OPTION_DEALT]
  = { .param = TM_CHOICE_OR ("dealt", N_ ("Talents and goals dealt"), dealt, "hidden"),
      .is_display = TRUE },
  [OPTION_SRC_DICE] = { .param = TM_CHOICE_OR ("src_dice", N_ ("Dice"), tm_source_words, "table"),
                        .is_switchable = TRUE },
  [OPTION_SRC_DUNGEON] = SOURCE ("src_dungeon", N_ ("Dungeon card"), "table"),
  [OPTION_SRC_MISSIONS] = SOURCE ("src_missions", N_ ("Mission cards"), "table"),
  [OPTION_SRC_TALENTS] = SOURCE ("src_talents", N_ ("Talent cards"), "table"),
  [OPTION_SRC_GOALS] = SOURCE ("src_goals", N_ ("Goal cards"), "table"),
  [OPTION_SRC_ROLLER]
  = { .param = TM_CHOICE_OR ("src_roller", N_ ("Who rolls"), tm_source_words, "app"),
      .min_seats = 2 },
  [OPTION_AT_LIMIT]
  = OPEN_POINT ("at_limit", N_ ("A monster’s limit is"), at_limit, "reach", "monster-limit"),
  [OPTION_REROLL_SCOPE]
  = OPEN_POINT ("reroll_scope", N_ ("Thrown again are"), reroll_scope, "all", "reroll-scope"),
  [OPTION_BOOTS_ONLY_WALK]
  = OPEN_POINT ("boots_only_walk", N_ ("Boots serve"), boots_only_walk, "yes", "boots-only"),
  [OPTION_MISSION_TIMING] = OPEN_POINT (
      "mission_timing", N_ ("Missions are claimed"), mission_timing, "before", "mission-timing"),
  [OPTION_MISSIONS_PER_ROUND] = OPEN_POINT ("missions_per_round",
                                            N_ ("Missions a team may claim in a round"),
                                            missions_per_round,
                                            "any",
                                            "missions-per-round"),
  [OPTION_RANGER_SWIMS]
  = OPEN_POINT ("ranger_swims", N_ ("The ranger’s talent"), ranger_swims, "no", "ranger"),
  [OPTION_REPEAT_COUNT] = OPEN_POINT (
      "repeat_count", N_ ("Traps, walls and rivers count"), repeat_count, "every", "repeat-count"),
  [OPTION_EDGE_CORNERS]
  = OPEN_POINT ("edge_corners", N_ ("Corner rooms"), edge_corners, "yes", "edge-corners"),
  [OPTION_FAME_READING] = OPEN_POINT ("fame_reading",
                                      N_ ("For the goal of monster fame count"),
                                      fame_reading,
                                      "gains",
                                      "monster-fame"),
  [OPTION_POTIONS_MISSION] = OPEN_POINT ("potions_mission",
                                         N_ ("For the mission of potions count"),
                                         potions_mission,
                                         "brewed",
                                         "potions-mission"),
  [OPTION_CROSSED_REWARD] = OPEN_POINT ("crossed_reward",
                                        N_ ("The reward behind a crossed minion"),
                                        crossed_reward,
                                        "entry",
                                        "crossed-reward"),
  [OPTION_VANISH_FLED]
  = OPEN_POINT ("vanish_fled", N_ ("Gems vanish"), vanish_fled, "yes", "vanish-fled"),
  [OPTION_LATE_HEAL]
  = OPEN_POINT ("late_heal", N_ ("Potions heal marked wounds"), late_heal, "no", "late-heal"),
  [OPTION_CAMPAIGN_TIE] = OPEN_POINT (
      "campaign_tie", N_ ("Equal sums in a campaign"), campaign_tie, "shared", "campaign-tie"),
  [OPTION_ALLOW] = { .param = TM_ALLOW (allowed) },
  [OPTION_SHEET] = PRINTED ("sheet", N_ ("Player sheet")),
  [OPTION_MAP] = PRINTED ("map", N_ ("Dungeon map")),
  [OPTION_DUNGEONS] = PRINTED ("dungeons", TM_WORD ("paper dungeons", "Dungeon cards")),
  [OPTION_MONSTERS] = PRINTED ("monsters", N_ ("Monster cards")),
};

/**
 * paper_check_options:
 * @box: a box whose options are being set
 * @error: return location for an error that says what does not fit
 *
 * Checks that the printed values make sense, and that a chosen dungeon is one of the campaign.
 *
 * Returns: whether the options fit together
 */
gboolean
paper_check_options (const TmBox *box, GError **error)
{
  gint32 campaign = tm_box_get_option (box, OPTION_CAMPAIGN);
  gint32 dungeon = tm_box_get_option (box, OPTION_DUNGEON);
  int first = paper_get_campaign_dungeon ((PaperCampaign) campaign, 1);

  /* Options are set in any order: which chapter it is may be told last. */
  if (first >= 0 && dungeon != DUNGEON_RANDOM
      && (dungeon - 1 < first || dungeon - 1 >= first + PAPER_N_CHAPTERS))
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("dungeon: this campaign is played with cards %s, %s and %s; accepted is "
                      "random or the card of the chapter"),
                   paper_dungeon_words[first].id, paper_dungeon_words[first + 1].id,
                   paper_dungeon_words[first + 2].id);
      return FALSE;
    }
  for (guint option = OPTION_SHEET; option <= OPTION_MONSTERS; option++)
    if (!paper_check_records (box, option, error))
      return FALSE;
  return TRUE;
}
