/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variants, sources of chance, and one option for every point that the rulebook leaves open. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

#define STANDARD_FACES                                                                          \
  "snake,zombie,goblin,goblin,skeleton,cube,troll,troll,dragon,dragon,t1,t2,t3,t4,t21,t21,t32," \
  "t32,t42,t42,magnet,magnet,boulder,lava,spikes,vault-items,vault-items,vault-items,"          \
  "vault-goods,vault-goods"
#define STANDARD_HEROES "explorer,knight,thief,warrior,wizard"

static const TmWord item_sights[] = {
  [ITEMS_OPEN] = { "open", N_ ("by name"), NULL },
  [ITEMS_HELD] = { "held", N_ ("only their number"), NULL },
};

static const TmWord beat_at[] = {
  [BEAT_REACH] = { "reach", N_ ("the sum must reach its power"), NULL },
  [BEAT_EXCEED] = { "exceed", N_ ("the sum must exceed its power"), NULL },
};

static const TmWord shield_by[] = {
  [SHIELD_DESCENDED] = { "descended", N_ ("by heroes who went down"), NULL },
  [SHIELD_LIVING] = { "living", N_ ("by living heroes"), NULL },
};

static const TmWord first_tie[] = {
  [FIRST_TIE_TIED] = { "tied", N_ ("next of those tied"), NULL },
  [FIRST_TIE_NEIGHBOUR] = { "neighbour", N_ ("next hero clockwise"), NULL },
};

static const TmWord first_dead[] = {
  [FIRST_DEAD_HIGHEST] = { "highest", N_ ("the living are compared"), NULL },
  [FIRST_DEAD_CLOCKWISE] = { "clockwise", N_ ("next clockwise from him"), NULL },
};

static const TmWord second_chest[] = {
  [SECOND_CHEST_NONE] = { "none", N_ ("it stays"), NULL },
  [SECOND_CHEST_ALL] = { "all", N_ ("all share it"), NULL },
};

static const TmWord last_hero[] = {
  [LAST_HERO_PLAYS] = { "plays", N_ ("goes on and must live"), NULL },
  [LAST_HERO_WINS] = { "wins", N_ ("wins at once"), NULL },
};

static const TmWord bleed_equal[] = {
  [BLEED_SURVIVORS] = { "survivors", N_ ("even if somebody has fallen"), NULL },
  [BLEED_EVERYONE] = { "everyone", N_ ("only if nobody has fallen"), NULL },
};

static const TmWord all_dead[] = {
  [DEAD_NOBODY] = { "nobody", N_ ("nobody wins"), NULL },
  [DEAD_SHARED] = { "shared", N_ ("all share the win"), NULL },
};

static const TmWord duel_dead[] = {
  [DEAD_NOBODY] = { "nobody", N_ ("nobody wins"), NULL },
  [DEAD_SHARED] = { "shared", N_ ("both share the win"), NULL },
};

static const TmWord solo_chests[] = {
  [SOLO_CHESTS_ALL] = { "all", N_ ("every chest below the card"), NULL },
  [SOLO_CHESTS_ONE] = { "one", N_ ("one of your choice"), NULL },
};

/* What a house may play although it is against a rule, by the findings that then are silent. A chest
 * that was not won and a card that is not in the set are slips, which nobody wants to allow. */
static const TmWord allowed[] = {
  { "not-turn", N_ ("Laying out of turn"), NULL },
  { "key-room", N_ ("A key outside a treasury"), NULL },
  { "sword-room", N_ ("A sword without a monster"), NULL },
  { "hero-twice", N_ ("The same hero twice"), NULL },
  { "twelve-up", N_ ("More than twelve open rooms"), NULL },
};

const TmOptionSpec dungeon_raiders_options[N_OPTIONS] = {
  [OPTION_QUICK]
  = { .param = TM_FLAG_OR ("quick", N_ ("Quick game"), "no"),
      .detail = N_ ("All lay their cards at the same time; there is no first player"),
      .min_seats = 2 },
  [OPTION_DIFFICULTY] = { .param = { .id = "difficulty",
                                     .name = N_ ("Wounds at the start"),
                                     .kind = TM_PARAM_NUMBER,
                                     .is_optional = TRUE,
                                     .min = 2,
                                     .max = 5,
                                     .standard = "3" },
                          .detail = N_ ("2 is easy, 5 is nearly hopeless"),
                          .max_seats = 1 },
  [OPTION_DECK] = { .param = TM_CHOICE_OR ("deck", N_ ("Dungeon cards"), tm_source_words, "table"),
                    .detail = N_ ("Who shuffles the dungeon") },
  [OPTION_ATTACK_DECK]
  = { .param = TM_CHOICE_OR ("attack_deck", N_ ("Monster power deck"), tm_source_words, "table"),
      .detail = N_ ("Who shuffles the cards the monsters fight with"),
      .max_seats = 1 },
  [OPTION_DEAL] = { .param = TM_CHOICE_OR ("deal", N_ ("Heroes"), tm_source_words, "table"),
                    .detail = N_ ("Who deals the heroes"),
                    .min_seats = 2 },
  [OPTION_LOT] = { .param = TM_CHOICE_OR ("lot", N_ ("First player"), tm_source_words, "table"),
                   .detail = N_ ("Who draws the first player"),
                   .min_seats = 2 },
  [OPTION_FACES] = { .param = { .id = "faces",
                                .name = N_ ("Card set"),
                                .kind = TM_PARAM_FACE,
                                .is_list = TRUE,
                                .is_optional = TRUE,
                                .min_items = 30,
                                .max_items = 30,
                                .piece = "room",
                                .standard = STANDARD_FACES },
                     .detail = N_ ("The 30 cards of the dungeon deck") },
  [OPTION_HEROES] = { .param = { .id = "heroes",
                                 .name = N_ ("Hero cards"),
                                 .kind = TM_PARAM_FACE,
                                 .is_list = TRUE,
                                 .is_optional = TRUE,
                                 .min_items = RAIDERS_MAX_SEATS,
                                 .max_items = RAIDERS_MAX_SEATS,
                                 .piece = "hero",
                                 .standard = STANDARD_HEROES },
                      .detail = N_ ("The five heroes of this match") },
  [OPTION_SHOW_ITEMS]
  = { .param = TM_CHOICE_OR ("show_items", N_ ("Items on the panel"), item_sights, "open"),
      .detail = N_ ("Hands are secret, yet every item is dealt and taken openly"),
      .article = "raiders.open.items-seen",
      .min_seats = 2,
      .is_display = TRUE },
  [OPTION_SHOW_TWELVE]
  = { .param = TM_FLAG_OR ("show_twelve", N_ ("Show the twelve open cards"), "no"),
      .detail = N_ ("Dungeon in the app: lists the cards turned up before level 1"),
      .article = "raiders.open.twelve",
      .is_display = TRUE },
  [OPTION_BEAT_AT]
  = { .param = TM_CHOICE_OR ("beat_at", N_ ("Beating a monster"), beat_at, "reach"),
      .article = "raiders.open.equal",
      .min_seats = 3 },
  [OPTION_SHIELD_BY]
  = { .param = TM_CHOICE_OR ("shield_by", N_ ("Shield that counts"), shield_by, "descended"),
      .article = "raiders.open.shield",
      .min_seats = 3 },
  [OPTION_FIRST_TIE]
  = { .param = TM_CHOICE_OR ("first_tie", N_ ("First player in a tie"), first_tie, "tied"),
      .article = "raiders.open.first-tie",
      .min_seats = 2 },
  [OPTION_FIRST_DEAD]
  = { .param = TM_CHOICE_OR ("first_dead", N_ ("Highest card has fallen"), first_dead, "highest"),
      .article = "raiders.open.first-dead",
      .min_seats = 2 },
  [OPTION_SECOND_CHEST]
  = { .param
      = TM_CHOICE_OR ("second_chest", N_ ("Second chest when all tie"), second_chest, "none"),
      .article = "raiders.open.second-chest",
      .min_seats = 2 },
  [OPTION_LAST_HERO]
  = { .param = TM_CHOICE_OR ("last_hero", N_ ("Last hero standing"), last_hero, "plays"),
      .article = "raiders.open.last-hero",
      .min_seats = 3 },
  [OPTION_BLEED_EQUAL]
  = { .param = TM_CHOICE_OR ("bleed_equal", N_ ("Equal wounds spare"), bleed_equal, "survivors"),
      .article = "raiders.open.bleed-equal",
      .min_seats = 3 },
  [OPTION_ALL_DEAD]
  = { .param = TM_CHOICE_OR ("all_dead", N_ ("Everybody dead"), all_dead, "nobody"),
      .article = "raiders.open.all-dead",
      .min_seats = 3 },
  [OPTION_DUEL_DEAD]
  = { .param = TM_CHOICE_OR ("duel_dead", N_ ("Both fall in a duel"), duel_dead, "nobody"),
      .article = "raiders.open.duel-dead",
      .min_seats = 2,
      .max_seats = 2 },
  [OPTION_SOLO_CHESTS]
  = { .param = TM_CHOICE_OR ("solo_chests", N_ ("Chests in solo"), solo_chests, "all"),
      .article = "raiders.open.solo-chests",
      .max_seats = 1 },
  [OPTION_ALLOW] = { .param = TM_ALLOW (allowed) },
};
