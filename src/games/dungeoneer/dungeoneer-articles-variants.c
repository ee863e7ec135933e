/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule articles of Dungeoneer about the variants, the solo game and the end, and what is
 * Tablemate’s own. The source of the others is the rulebook; every ruling, finding and move cites
 * them by id. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-rulebook.h"

#include "dungeoneer-articles.h"

/* The parts of the game. */
#define VARIANTS N_ ("Variant rules")
#define SOLO N_ ("Solo game")
#define ENDING N_ ("End of the game")
#define ACHIEVEMENTS N_ ("Achievements")
#define ODDS N_ ("Odds")
#define AT_THE_TABLE N_ ("Tablemate at the table")

/* The headings of the rulebook: English gives both its own words and the Russian ones of the
 * book. */
#define CITE_VARIANTS_20 N_ ("“Variant rules”, p. 20 («Варианты правил»)")
#define CITE_VARIANTS_21 N_ ("“Variant rules”, p. 21 («Варианты правил»)")
#define CITE_SOLO_GOAL N_ ("“Solo game: goal”, p. 22 («Одиночная игра: цель игры»)")
#define CITE_SOLO_SETUP N_ ("“Solo game: setting up”, p. 22 («Одиночная игра: подготовка к игре»)")
#define CITE_SOLO_TURN_22 N_ ("“Solo game: the turn”, p. 22 («Одиночная игра: ход игры»)")
#define CITE_SOLO_TURN_23 N_ ("“Solo game: the turn”, p. 23 («Одиночная игра: ход игры»)")
#define CITE_SOLO_DRAW                                                                       \
  N_ ("“Steps of a battle”, p. 14; “Solo game: the turn”, p. 23 («Этапы битвы», «Одиночная " \
      "игра: ход игры»)")
#define CITE_GOAL N_ ("“Goal of the game”, p. 2 («Цель игры»)")
#define CITE_WIN N_ ("“Goal of the game”, p. 2; “Quest cards”, p. 4 («Цель игры», «Карты заданий»)")
#define CITE_TABLEMATE N_ ("Tablemate")

const TmArticle dungeoneer_variants_articles[] = {
  { "dungeoneer.variant.no-blanks", VARIANTS, N_ ("No blank spots: the whole map is laid first"),
    CITE_VARIANTS_20,
    N_ ("After the quests all 22 locations are dealt face down. Whoever holds the entrance is "
        "the first player and lays it; then all lay one card each in turn, clockwise, places "
        "of common quests last. Afterwards nothing is left to draw: the Locations phase is "
        "skipped and exploring finds no card.\n\n"
        "Not said: who gets the odd cards and what to do with a card that fits nowhere. "
        "Tablemate draws lots for the odd cards (8, 7, 7 with three players; 6, 6, 5, 5 with "
        "four) and passes over a card until it fits. Switch the variant on at set-up "
        "(no_blanks = yes).") },
  { "dungeoneer.variant.resurrection", VARIANTS, N_ ("Resurrection: a new hero for the player"),
    CITE_VARIANTS_20,
    N_ ("A beaten hero leaves the game, its player does not: choose a new hero of level 1. The "
        "opponent to your left puts it on an entrance of that opponent’s choice. You lose hand "
        "and inventory, draw five cards and keep all quests, finished ones included.\n\n"
        "Of glory and peril nothing is said, nor of points for being placed. Tablemate keeps "
        "both counters and gives no points at the entrance; if your table wants it otherwise, "
        "set them by hand. Switch the variant on at set-up (resurrection = yes).") },
  { "dungeoneer.variant.resurrection-heroes", VARIANTS, N_ ("Only unused heroes come back"),
    CITE_VARIANTS_20,
    N_ ("There are six heroes. With resurrection they may run out; whether a hero beaten "
        "before can be chosen again is not said, only that a beaten one is out of the game and "
        "that a new one is taken.\n\n"
        "Default: only heroes nobody has played yet, so two new ones with four players, four "
        "with two; when none is left, the next beaten player is out. With the house rule on "
        "heroes that return (resurrection_pool = any) beaten heroes may be taken again, and "
        "nobody drops out for want of one.") },
  { "dungeoneer.variant.hero-choice", VARIANTS, N_ ("Choice of heroes: everybody picks"),
    CITE_VARIANTS_20,
    N_ ("Instead of dealing heroes at random, each player chooses one, beginning with the "
        "first player and going on clockwise. So the first player has to be known before the "
        "heroes, by the die or, if all locations are dealt, by the entrance.\n\n"
        "A hero taken is no longer there for the others: the last of four players still "
        "chooses among three. Switch the variant on at set-up (hero_choice = yes); without it "
        "every choice of different heroes is equally likely.") },
  { "dungeoneer.variant.optional-discard", VARIANTS, N_ ("Optional discard: one card or none"),
    CITE_VARIANTS_20,
    N_ ("In the last phase of a turn you may keep all your cards, even with a full hand. You "
        "may still give up one, and never more than one, chosen as usual from hand, treasures "
        "or lair.\n\n"
        "With five cards kept nothing is drawn, so the price of keeping is a stale hand. "
        "Switch the variant on at set-up (optional_discard = yes). Alone it changes nothing, "
        "because a solo game knows no discarding anyway.") },
  { "dungeoneer.variant.impartial", VARIANTS, N_ ("Impartial placing: your own place goes left"),
    CITE_VARIANTS_21,
    N_ ("If you draw a location in which one of your personal quests can be attempted, pass it "
        "to the left, and that player lays it. If it concerns a personal quest there as well, "
        "it goes on. Only if it comes full circle, you place it yourself.\n\n"
        "Places of common quests do not count; of an escort quest only the first place does. "
        "Example: it concerns seats 1 and 2, seat 1 has drawn it: seat 3 lays it. Switch the "
        "variant on at set-up (impartial = yes). It does nothing where all locations are "
        "dealt, where no quest is personal, or alone.") },
  { "dungeoneer.variant.nothing-personal", VARIANTS, N_ ("Nothing personal: two common quests"),
    CITE_VARIANTS_21,
    N_ ("Nobody is dealt personal quests. Two common ones lie open at all times, and each that "
        "is finished is replaced at once; the deck starts with 12. Everybody may attempt them, "
        "and whoever finishes first is rewarded.\n\n"
        "Only an escort quest becomes personal, for the hero who starts it; then a new common "
        "one comes into its place. Switch the variant on at set-up (nothing_personal = yes). "
        "Alone it changes nothing, since a solo game has its own three quests.") },
  { "dungeoneer.variant.movement-limit", VARIANTS, N_ ("Limited movement: always 3 action points"),
    CITE_VARIANTS_21,
    N_ ("In Reset every hero gets exactly 3 action points, whatever the speed, which then "
        "matters for rolls alone. No point can be saved for the turns of others.\n\n"
        "Instead you may at any time, in anybody’s turn, lay your pawn on its side and get 1 "
        "point for anything but moving, such as a challenge. Whoever lies already gets none; "
        "standing up costs 1 point as always. Switch the variant on at set-up (movement_limit "
        "= yes); it does not go with the strike for lying down.") },
  { "dungeoneer.variant.fall-attack", VARIANTS, N_ ("Lying down for a strike back"),
    CITE_VARIANTS_21,
    N_ ("If you have not saved a point, you may still challenge once a turn: lay your pawn on "
        "its side and attack the hero or monster that attacked you, in the challenge step. "
        "Nobody else can be the target, and no points are left over.\n\n"
        "With a saved point you use that one, standing; a hero who lies already cannot lie "
        "down again. Example: attacked in Vera’s turn with nothing saved, you lie down, strike "
        "back at her monster and spend 1 point later to stand up. Switch the variant on at "
        "set-up (fall_attack = yes).") },
  { "dungeoneer.variant.exclusive", VARIANTS, N_ ("Limited movement or the strike, not both"),
    CITE_VARIANTS_21,
    N_ ("The two variants about lying down exclude each other: limited movement "
        "(movement_limit) forbids saving points and grants one for anything but moving; the "
        "strike back (fall_attack) is for those who could have saved a point and did not. The "
        "book says not to combine them, and Tablemate does not start a match with both.\n\n"
        "All other variants may be combined. If one has no effect beside another, such as "
        "impartial placing without personal quests, that is noted and nothing more.") },
  { "dungeoneer.variant.spikes-dodge", VARIANTS, N_ ("Spikes can be dodged for 1 action point"),
    CITE_VARIANTS_21,
    N_ ("A hero who enters a location with spikes in its own turn may pay 1 action point "
        "instead of rolling against the threat, and is not wounded. It has to be decided "
        "before the die; a failed roll cannot be bought off.\n\n"
        "Pits, danger and trapped exits are not meant. Example: with 2 points left after the "
        "step you dodge and have 1; with none left you must roll. Switch the variant on at "
        "set-up (spikes_dodge = yes); without it there is no such choice.") },
  { "dungeoneer.solo.goal", SOLO, N_ ("Three quests, and back to the entrance"), CITE_SOLO_GOAL,
    N_ ("Alone you win when three quests are finished and your hero stands on an entrance. If "
        "the hero is beaten before, the game is lost, even on the way back with all three "
        "done. There is no limit of turns; Tablemate counts them.\n\n"
        "Unclear is whether a hero who finishes the third quest while standing on an entrance "
        "still has to come back to it. Tablemate says no: the game is won at once. There is no "
        "option; if you see it otherwise, leave and come back before you record that quest.") },
  { "dungeoneer.solo.setup", SOLO, N_ ("Two decks, three quests, no warps"), CITE_SOLO_SETUP,
    N_ ("Take all warps and shifts out of the adventures, and the cards that need several "
        "heroes. Split the rest by side into a glory deck and a peril deck, each with a "
        "discard of its own, and shuffle both. Deal yourself three quests; the other eleven "
        "stay in the box.\n\n"
        "Map and hero are set up as ever. There is no common quest, nobody to spend peril and "
        "so no peril counter: the entrance gives 1 glory at the start and no die is rolled for "
        "it.") },
  { "dungeoneer.solo.hand", SOLO, N_ ("Five glory cards to start with"), CITE_SOLO_SETUP,
    N_ ("The chapter on the solo game does not mention a hand at the start. The usual rules "
        "deal five cards, but from one deck that no longer exists; and the solo rules for "
        "later turns give glory cards one at a time, which would fit an empty hand as well.\n\n"
        "Default: five cards from the glory deck. With the house rule on the starting hand "
        "alone (solo_hand = none) you begin without cards and get the first by a beaten "
        "monster or at the end of a turn. There is no limit to the hand.") },
  { "dungeoneer.solo.peril", SOLO, N_ ("A die for each point of peril"), CITE_SOLO_TURN_22,
    N_ ("Alone nobody is dungeonlord, and phase II is left out. When your hero enters a new "
        "location, you get its glory as usual; instead of its peril you roll one die for each "
        "point of it. Each die that is not higher than this number brings one card of the "
        "peril deck, which is played against you.\n\n"
        "Example: peril 2 means two dice, and a 1 or 2 brings a card each: none in 4 of 9 "
        "cases, one in 4 of 9, two in 1 of 9. With peril 6 every die brings one.") },
  { "dungeoneer.solo.peril-when", SOLO, N_ ("The dice are rolled where peril would come"),
    CITE_SOLO_TURN_22,
    N_ ("The solo chapter has the dice rolled whenever the hero enters a location. As they "
        "replace peril, it is unclear whether they fall on a second visit in the same turn, at "
        "the start on the entrance, and in phase V for a hero who has stayed.\n\n"
        "Default: only in locations that are new in this turn, and not in set-up. A hero who "
        "has not moved gets the glory of the place and rolls for its peril; with the house "
        "rule on staying (solo_stay = no) that roll is left out.") },
  { "dungeoneer.solo.banes", SOLO, N_ ("Banes first, and some of them wait"), CITE_SOLO_TURN_23,
    N_ ("Of the peril cards that come together banes are carried out before everything else. A "
        "bane that works on certain monsters or traps only, where none such is there, is not "
        "lost: it stays in play until a fitting monster or trap is drawn, and works then.\n\n"
        "Nothing is paid for them. Example: two cards come, a skeleton and a bane that "
        "strengthens undead: the bane is applied first, so the skeleton already attacks with "
        "it. Without an undead it would lie there and wait.") },
  { "dungeoneer.solo.monsters", SOLO, N_ ("Monsters fight once and are discarded"),
    CITE_SOLO_TURN_23,
    N_ ("After the banes the monsters drawn attack together, by the usual steps of a battle: "
        "they pick their form, you answer, both sides roll, and you may challenge one of them "
        "for an action point. As it is your own turn, any unspent point will do by default.\n\n"
        "When the battle ends, all of them go to the peril discard, wounded or not, unless you "
        "play with the lair. Each wound you dealt brings 1 glory; peril is given to nobody.") },
  { "dungeoneer.solo.form", SOLO, N_ ("A monster attacks in its best form"), CITE_SOLO_TURN_23,
    N_ ("Normally the player of a monster picks the form of the battle; alone there is nobody "
        "to do it, and the book does not say who decides.\n\n"
        "Default: the monster uses the highest value among its forms with a round icon, and "
        "lots decide between equal ones. Example: melee 2 and speed 3, both round, magic 4 for "
        "counters only: it attacks by speed. With the house rule on the form of monsters "
        "(solo_form = choice) you choose among the round icons yourself.") },
  { "dungeoneer.solo.lair", SOLO, N_ ("Harder alone: the dearest monster lies in wait"),
    CITE_SOLO_TURN_23,
    N_ ("For a harder game (solo_lair = yes) the dearest monster of a battle goes to a lair of "
        "up to three instead of the discard. Whenever the peril deck brings a monster, those "
        "of the lair attack with it.\n\n"
        "Unclear is which monsters are compared and what becomes of those from the lair "
        "afterwards. Tablemate takes the highest peril cost among the unbeaten ones that this "
        "battle has drawn; if several are equal, you choose. Unbeaten ones of the lair return "
        "to it; with more than three you discard the surplus. There is no further option.") },
  { "dungeoneer.solo.draw", SOLO, N_ ("Glory cards by beaten monsters and at the end of a turn"),
    CITE_SOLO_DRAW,
    N_ ("For each monster you beat you may draw one glory card at once, and in phase V one "
        "more. Discarding is left out, and the hand is not filled up to five.\n\n"
        "Whether the monster of a quest counts is unclear: the solo chapter says every beaten "
        "monster, the rules of battle give no reward for those of quests. Default: no card for "
        "them. With the house rule on cards for quest monsters (solo_quest_cards = yes) they "
        "bring one as well.") },
  { "dungeoneer.solo.treasures", SOLO, N_ ("Alone, lasting treasures are spoils of battle"),
    CITE_SOLO_TURN_23,
    N_ ("A permanent treasure may be played only in step VIII of a battle, the reward; not in "
        "the Feats phase as with several players. Its price in glory and the limits of the "
        "hero card stay the same.\n\n"
        "Instant treasures and response cards are free of it and keep the time printed on "
        "them. Example: a helmet drawn for a beaten monster may be put on right away, if glory "
        "and limit permit; the one drawn in phase V has to wait for the next battle.") },
  { "dungeoneer.solo.boons", SOLO, N_ ("Alone, lasting boons come at the entrance"),
    CITE_SOLO_TURN_23,
    N_ ("A permanent boon may be played only while your hero is in a location with an "
        "entrance. As there is no other condition but the usual time and price, it is worth "
        "playing one in the first turn, before you leave.\n\n"
        "Instant boons and response cards are not bound to any place. Example: a boon drawn "
        "far down in the dungeon stays in your hand until you are back; a response card of the "
        "same draw helps you in the next battle.") },
  { "dungeoneer.win.quests", ENDING, N_ ("The third finished quest wins"), CITE_WIN,
    N_ ("Whoever is first to finish three quests wins at once, in the middle of the turn; "
        "personal, common and escort quests count alike. The hero has to be alive for it. Only "
        "one quest can be finished in a turn, so two players never finish their third "
        "together.\n\n"
        "Nothing else is scored: levels, glory and beaten monsters are worth nothing by "
        "themselves. Alone the hero must still get back to an entrance. If a match is ended "
        "earlier by hand, Tablemate notes that nobody had three.") },
  { "dungeoneer.win.last-hero", ENDING, N_ ("The last hero alive wins"), CITE_GOAL,
    N_ ("If all other heroes have been beaten, the one left has won. The book describes this "
        "as the deed of a dungeonlord who brings down the last rival. Unclear is what happens "
        "if the last rival falls otherwise, to a trapped exit, to spikes or to a third "
        "player.\n\n"
        "Tablemate lets the last hero alive win in any case. There is no option; if your table "
        "wants the deed itself, go on by hand. With resurrection a beaten player is in play as "
        "long as there is a hero to come back with.") },
  { "dungeoneer.win.nobody", ENDING, N_ ("If all fall together, nobody wins"), CITE_GOAL,
    N_ ("One trap or one effect can strike every hero in a location, and the last ones may "
        "fall at the same moment. The book does not speak of it.\n\n"
        "Tablemate takes the match as drawn: nobody has won, however many quests are finished. "
        "Example: two heroes with 1 health stand in one place, and both fail the threat of a "
        "trap. If your table settles such a case otherwise, say who has won when you end the "
        "match by hand.") },
  { "dungeoneer.win.ranking", ENDING, N_ ("The order behind the winner is Tablemate’s"),
    CITE_TABLEMATE,
    N_ ("The rulebook knows a winner and nobody else. For the history Tablemate puts the "
        "others in an order of its own: more finished quests first, then the higher level, "
        "then who was alive before who was out, among those out the one who fell later, then "
        "more glory. Equal in everything share a place.\n\n"
        "A solo game is won or lost, and the turns are counted. This order changes nothing in "
        "the game and is marked as not coming from the book.") },
  { "dungeoneer.achievement.unharmed", ACHIEVEMENTS, N_ ("Unharmed: won at full health"),
    CITE_TABLEMATE,
    N_ ("Won a game with the hero’s health at its full number when it ended. Wounds taken on "
        "the way do no harm if they were healed in time, for example by the reward of the "
        "third quest. If a card has raised the full number, the raised one has to be reached.") },
  { "dungeoneer.achievement.true-lord", ACHIEVEMENTS, N_ ("True lord: won as the last hero"),
    CITE_TABLEMATE,
    N_ ("Won a game with at least one rival because all the other heroes had been beaten. Who "
        "beat them does not matter, neither how many quests were finished by then. A game won "
        "by the third quest is another matter, even if nobody else was left to see it.") },
  { "dungeoneer.achievement.hat-trick", ACHIEVEMENTS, N_ ("Hat-trick: three quests of three kinds"),
    CITE_TABLEMATE,
    N_ ("Won a game by three quests that belong to three different categories, such as a hunt, "
        "a search and a sacrifice. Tablemate has to know the categories, from Your box or "
        "because you named them; a quest of unknown category does not count.") },
  { "dungeoneer.achievement.thief", ACHIEVEMENTS,
    N_ ("Thief of maidens: won with a stolen escort quest"), CITE_TABLEMATE,
    N_ ("Won a game in which one of the finished quests was an escort whose token had been "
        "taken from another hero by an attack. Picking up a token that somebody had dropped is "
        "no theft, and a token stolen but not brought to its goal is none either.") },
  { "dungeoneer.achievement.untouchable", ACHIEVEMENTS, N_ ("Untouchable: won with 30 peril"),
    CITE_TABLEMATE,
    N_ ("Won a game with several players with 30 or more peril on your own counter. All that "
        "peril was there for the rivals to spend on monsters, traps and banes, and they did "
        "not stop it. Alone there is no peril counter, so it cannot be done there.") },
  { "dungeoneer.achievement.pauper", ACHIEVEMENTS, N_ ("Pauper: won with an empty inventory"),
    CITE_TABLEMATE,
    N_ ("Won a game without a single boon or treasure in the inventory at the end. Cards in "
        "hand do not matter, and neither do treasures used up, sacrificed or lost before; "
        "monsters in the lair are no possessions of the hero.") },
  { "dungeoneer.odds.fair-die", ODDS, N_ ("Six equal faces, exact fractions"), CITE_TABLEMATE,
    N_ ("All chances are exact. A die has six equal faces and every roll stands alone. A "
        "threat of 5 with a stat of 2 fails with 1 and 2, so it is passed in 4 cases of 6; "
        "with two dice of which the best counts it fails in 4 of 36. Battles count all 36 "
        "pairs, and a tie is a result of its own.\n\n"
        "Several tries at a quest fail only if all fail: three at 5+ succeed in 19 of 27. A "
        "hunt counts attack and challenge; that the hero might fall meanwhile is left out. "
        "Unseen cards of a deck are equally likely in every order.") },
  { "dungeoneer.table.adjust", AT_THE_TABLE, N_ ("Set by hand: the table is right"), CITE_TABLEMATE,
    N_ ("What lies on the real table is right. Every counter and every piece can be set by "
        "hand at any time, with a few words why; only what cannot be is refused, such as a "
        "level of 5 or a card in two places.\n\n"
        "A correction sets nothing else off: a pawn put into a location gets no points and "
        "meets no spikes, and health set to zero does not give out the cards of that hero. It "
        "stands in the journal and can be undone.") },
  { "dungeoneer.table.catalogue", AT_THE_TABLE, N_ ("Cards are taught once, in Your box"),
    CITE_TABLEMATE,
    N_ ("Most of this game is printed on its cards, and Tablemate invents none of it. Enter a "
        "card once in Your box, with the number of its copies: 22 locations, 60 adventures, 14 "
        "quests and 6 heroes in all. A match works with the state of the box at its start.\n\n"
        "Without it everything works with bare numbers: you name cost, values and exits as "
        "they come up, and an exit not known clashes with nothing. Only to draw from a deck "
        "itself does the app need that deck completely; a missing card is noted, one too many "
        "refused.") },
  { "dungeoneer.table.suggestions", AT_THE_TABLE, N_ ("What the rulebook shows is a suggestion"),
    CITE_TABLEMATE,
    N_ ("A few cards can be read in part from the examples of the rulebook: two heroes, some "
        "locations, two monsters, a boon, three quests. Icons and exits are lost there, and it "
        "is not even certain that every example belongs to this box.\n\n"
        "So Your box offers these values in grey, and they count for nothing until you have "
        "compared them with your card and confirmed them, one by one. Change what differs and "
        "leave out what you do not have. Confirmed values are yours; no suggestion ever "
        "overwrites them.") },
  { "dungeoneer.table.hands", AT_THE_TABLE, N_ ("Hands stay hidden: pass the device, hold to look"),
    CITE_TABLEMATE,
    N_ ("Cards drawn at the table stay in your hand, and Tablemate only counts them; a card is "
        "named when it is played. If the app is the adventure deck, it knows the cards but "
        "shows a hand to nobody but its owner: pass the device on, and hold the button to "
        "look. Let go, and it is hidden again. If you play with open hands, choose so at "
        "set-up (hands = open).\n\n"
        "The shared picture, the odds and the answers of the judge never use a hidden card or "
        "the order of a deck. Everything else in this game is open: inventory, lair, banes, "
        "quests and discards.") },
  { "dungeoneer.table.map-off", AT_THE_TABLE, N_ ("Without the map: two numbers per location"),
    CITE_TABLEMATE,
    N_ ("The map of locations may be left to the table alone (map = off). Then there is no "
        "grid: when your hero enters a location, tell its peril and glory and whether it is "
        "new in this turn, and Tablemate books them and takes the action point.\n\n"
        "Where a card may lie, which exits work, what they ask for and how far the entrance "
        "is, you see on the table; searches and threats take the numbers you name. All "
        "counters, battles, quests and questions work as with the map.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (dungeoneer_variants_articles) == DUNGEONEER_N_VARIANTS_ARTICLES);
