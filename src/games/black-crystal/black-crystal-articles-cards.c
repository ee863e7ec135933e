/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The Find cards of Black Crystal, an article for each. Their source is the short reference of Finds
 * in the rulebook; what it leaves to the cards themselves is taught in Your box. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-rulebook.h"

#include "black-crystal-articles.h"

/* Where the cards belong. */
#define FIND_CARDS N_ ("Find cards, one by one")
#define NEGATIVE_CARDS N_ ("Negative Find cards")

const TmArticle black_crystal_card_articles[] = {
  { "crystal.card.throw-mushroom", FIND_CARDS, N_ ("Throw a mushroom: a cell closed for good"),
    N_ ("“Throw a mushroom”, p. 19 («Кинуть гриба»)"),
    N_ ("At any moment, in anybody’s turn, show the card and lay a mushroom tile on a cell, dug "
        "or not. It stays to the end: nothing blows it up. On an undug cell one ordinary tile "
        "leaves the bag and the game.\n\n"
        "Forbidden: a crystal token, an exit, portal or pit, a rival’s cell, the six cells "
        "nearest to a used entrance, the only way to an exit. Cells with Boom or rubble tokens "
        "are forbidden by the card, while p. 13 takes such tokens off. Tablemate removes them, "
        "with a Passage there; choose otherwise at set-up (mushroom_tokens = forbid).") },
  { "crystal.card.amulet", FIND_CARDS, N_ ("Amulet of bad luck: a crystal changes hands"),
    N_ ("“Amulet of bad luck”, p. 19 («Амулет сплошной непрухи»)"),
    N_ ("In your own turn give it to a player. Their Black Crystal goes to the dwarf nearest to "
        "its own entrance, counted along open tunnels as for a flight. Among equally near dwarfs "
        "the player who loses the crystal chooses.\n\n"
        "Without a crystal that player discards all Find cards in hand and the Amulet; the "
        "discard is shuffled into the deck.\n\n"
        "May the victim be the nearest one? The book is silent. Tablemate looks at the others "
        "only; choose otherwise at set-up (amulet_self = include). Example: the victim 3 steps "
        "from home, two rivals 2 each: one of these two, as the victim likes.") },
  { "crystal.card.inner-voice", FIND_CARDS, N_ ("Inner voice: you steer a rival one cell"),
    N_ ("“Inner voice”, p. 19 («Внутренний голос»)"),
    N_ ("At the start of another player’s turn name a direction: that dwarf moves one cell "
        "there, and a tile already in hand goes back. An undug cell is dug and resolved. An "
        "event done before is resolved once more, even a Boom that was beaten.\n\n"
        "At a wall or rubble the player must use whatever means they have against it; with none "
        "they lose the next turn.\n\n"
        "Whether the player then still plays on is not said. Tablemate lets this move replace "
        "the tile of the turn; choose otherwise at set-up (interrupt = adds).") },
  { "crystal.card.junk-finder", FIND_CARDS, N_ ("Junk-finder: a Find on every empty cell"),
    N_ ("“Junk-finder”, p. 20 («Хламоискатель»)"),
    N_ ("The card lies open before you to the end. Each time you stop on a cell without an event "
        "you draw a Find, with two of these cards two.\n\n"
        "No draw on a Boom tile or with a Boom token, on a Find tile even if it was used, on a "
        "portal, a pit, a crystal picture or a crystal token. The exit is not listed; Tablemate "
        "counts it as an event, too. No card takes or discards the Junk-finder, and it is no "
        "hand card.") },
  { "crystal.card.bummer", FIND_CARDS, N_ ("Bummer: a Boom instead of a rival’s Find"),
    N_ ("“Bummer”, p. 20 («Облом»)"),
    N_ ("Keep it in hand. When another player comes to a Find tile, new or dug before, you may "
        "play it in whoever’s turn: that player draws a Boom card instead of the Find and "
        "resolves it.\n\n"
        "It stops no Find of your own. On a tile dug before it makes Even-Odd useless: right or "
        "wrong, a Boom follows.") },
  { "crystal.card.toxic-barrel", FIND_CARDS, N_ ("Toxic barrel: a tile goes back"),
    N_ ("“Toxic barrel”, p. 20 («Бочка с токсинами»)"),
    N_ ("Play it in another player’s turn, once their tile is laid and before its event begins. "
        "The tile returns to the bag, the dwarf to the cell it came from; nothing is resolved "
        "and the turn passes on.\n\n"
        "So it can undo a crystal or an exit that has just come up: the tile can be drawn again. "
        "Once the event has begun, the card comes too late.") },
  { "crystal.card.weighty-argument", FIND_CARDS, N_ ("Weighty argument: a forced walk by the die"),
    N_ ("“Weighty argument”, p. 20 («Веский аргумент»)"),
    N_ ("Stop another player who is about to end the turn. They roll the die and walk that many "
        "cells where you say; undug cells are dug, and each cell is resolved before the next "
        "step.\n\n"
        "Failing at an event ends the walk: a lost fight, a pit, a black hole. At a wall it ends "
        "as well, and the player need not spend means: the book is silent, Tablemate takes it "
        "so. Example: a 4, and the monster on the second cell wins: the dwarf flees, two steps "
        "are lost.") },
  { "crystal.card.nasty-debuffer", FIND_CARDS, N_ ("Nasty debuffer: boosts cancelled"),
    N_ ("“Nasty debuffer”, p. 21 («Гадкий дебаффер»)"),
    N_ ("When a dwarf in a fight has used boosts, play it, whether you are part of the fight or "
        "not: the boosts are cancelled, the used cards stay used.\n\n"
        "How many are cancelled stands only on the card. Enter it once in Your box; until then "
        "Tablemate cancels all boosts used in this fight so far and says so. Example: health 5, "
        "boost +2: the chance falls from 3/5 to 1/5.") },
  { "crystal.card.vaporizer", FIND_CARDS, N_ ("Vaporizer: −2 for the rival’s die"),
    N_ ("“Vaporizer”, p. 21 («Зелье „Испарялка“»)"),
    N_ ("Only between dwarfs. Announced before your own die, it takes 2 off the rival’s result. "
        "Other boosts may be used along with it.\n\n"
        "Whether it still counts after a tie is not said. Tablemate lets it last the whole "
        "fight; choose otherwise at set-up (boost_tie = roll). Example: your 4 against a 5 is 4 "
        "against 3, you win. With it alone 13 fights of 16 are won.") },
  { "crystal.card.wing-helmet", FIND_CARDS, N_ ("Winged helmet: −1 for the rival, then the boots"),
    N_ ("“Winged helmet”, p. 21 («Крыло-Шлемо-Фон»)"),
    N_ ("Only between dwarfs: the rival’s result is 1 lower, in every throw of this fight, ties "
        "included.\n\n"
        "When the fight is over, won or lost, the card is discarded and you take the Winged "
        "boots out of the deck or the discard into your hand. Then deck and discard are shuffled "
        "together. If another player holds the boots, there is nothing to find; the shuffle "
        "takes place all the same.") },
  { "crystal.card.wing-boots", FIND_CARDS, N_ ("Winged boots: −1 for the rival"),
    N_ ("“Winged boots”, p. 21 («Крыло-Боты»)"),
    N_ ("Only between dwarfs: the rival’s result is 1 lower until the fight is decided, also in "
        "throws after a tie. Announce them before your own die. Afterwards they are discarded; "
        "unlike the Winged helmet they bring no other card.\n\n"
        "Example: 3 against 4 is a tie with the boots; in the next throw they count again.") },
  { "crystal.card.invisibility", FIND_CARDS, N_ ("Invisibility potion: no fight, token stays"),
    N_ ("“Invisibility potion”, p. 22 («Зелье „Невидимка“»)"),
    N_ ("When you have drawn a monster and not yet rolled, play it: there is no fight, you stay "
        "on the cell and do not flee. You win nothing either.\n\n"
        "A Boom token is laid there all the same: whoever comes to this cell next, you included, "
        "draws a Boom card. The potion is used once and does nothing against dwarfs.") },
  { "crystal.card.stinky-uggs", FIND_CARDS, N_ ("Stinky uggs: 2 points in any fight"),
    N_ ("“Stinky uggs”, p. 22 («Зловонные угги»)"),
    N_ ("Announced before your die. Against a dwarf the rival’s result is 2 lower, against a "
        "monster your own is 2 higher. They count in every throw until the fight is decided and "
        "are then discarded, won or lost.\n\n"
        "Example: against health 5 you win with a 4 and roll again with a 3: chance 3/5 instead "
        "of 1/5.") },
  { "crystal.card.tuba-cane", FIND_CARDS, N_ ("Tuba’s cane: +2, two uses"),
    N_ ("“Tuba’s cane”, p. 22 («Трость Тубы»)"),
    N_ ("+2 to your die against monsters and dwarfs, announced before the die. After the first "
        "use it lies before you with one counter, and no other card can make you discard it "
        "there; after the second it is discarded.\n\n"
        "In the hand it has no such shelter. Whether one use lasts beyond a tie is not said. "
        "Tablemate lets it last the fight; choose otherwise at set-up (boost_tie = roll).") },
  { "crystal.card.speed-slippers", FIND_CARDS, N_ ("Speed slippers: run over open tiles"),
    N_ ("“Speed slippers”, p. 22 («Стальные чешки скорости»)"),
    N_ ("In your own turn, run over tiles that are already dug. What lies on the cells between "
        "does not matter; only the cell where you stop is resolved. Two uses, not more than one "
        "in a turn; a counter lies on the card after the first.\n\n"
        "How far you may run stands only on the card. Enter it once in Your box; until then "
        "Tablemate takes your word and notes it.") },
  { "crystal.card.buba-glasses", FIND_CARDS, N_ ("Buba’s glasses: look at a tile before laying it"),
    N_ ("“Buba’s glasses”, p. 23 («Очки Бубы»)"),
    N_ ("In your turn, also when just drawn, take an extra tile, look at it alone and lay it "
        "beside you where your tile leads to an undug cell.\n\n"
        "Face down: the turn passes, the first visitor turns it up. Open: a Boom gets a token "
        "and waits for a visitor; a Find is drawn by you at once, later visits are Even-Odd; "
        "other events wait. Three uses, all in one turn if you like; after the first the card "
        "lies before you with two counters. With nothing undug beside you it cannot be played.") },
  { "crystal.card.shrinker", FIND_CARDS, N_ ("Shrinker: won without a die"),
    N_ ("“Shrinker”, p. 23 («Настой „Уменьшатор“»)"),
    N_ ("Against a monster you win without rolling, whatever its health. Against a dwarf you win "
        "without rolling as well; the loser does not retreat, stays on the cell and loses the "
        "next turn. A Black Crystal changes hands as after any fight between dwarfs.\n\n"
        "If the shrunken dwarf loses another fight against a dwarf before that turn has passed, "
        "it stays there again instead of fleeing. Afterwards it goes on as usual.") },
  { "crystal.card.sly-specs", FIND_CARDS, N_ ("Sly specs: keep one Find of three"),
    N_ ("“Sly specs”, p. 24 («Хитроглазые очечи»)"),
    N_ ("At any moment of your own turn discard the card and look at the top three Finds. Keep "
        "one in your hand; the other two go back and the deck is shuffled.\n\n"
        "Negative cards among the three are shown to all and replaced by new ones before you "
        "choose, so that you always keep a positive card.") },
  { "crystal.card.compass", FIND_CARDS, N_ ("Compass: a card instead of a fight"),
    N_ ("“Compass”, p. 24 («Компас»)"),
    N_ ("When you have drawn a monster and not yet rolled, play it: the monster is discarded "
        "without a fight, you draw one Find, and the Compass is discarded. You neither win nor "
        "flee.\n\n"
        "The book mentions no Boom token here, unlike with the Invisibility potion; Tablemate "
        "lays none. If the Find is negative, it is resolved at once, as always.") },
  { "crystal.card.flash", FIND_CARDS, N_ ("Flash: no monster, or a blinded dwarf"),
    N_ ("“Flash”, p. 24 («Вспышка»)"),
    N_ ("Instead of rolling against a monster: it is destroyed. Colossi and earth elementals are "
        "not affected. Against a dwarf you meet: they are blinded and lose two turns.\n\n"
        "The card is used once. The book says neither whether a Boom token is laid nor who has "
        "won against the dwarf. Tablemate lays none, and takes the meeting with the dwarf as "
        "ended without a winner: nobody retreats, crystals stay where they are.") },
  { "crystal.card.summon-scroll", FIND_CARDS, N_ ("Summoning scroll: a Boom for a rival"),
    N_ ("“Summoning scroll”, p. 24 («Свиток призыва»)"),
    N_ ("At the start of another player’s turn, when they reach for a tile or hold it already: "
        "the tile goes back, and they draw a Boom card and resolve it where they stand. Then the "
        "scroll is discarded.\n\n"
        "Whether the player digs or walks afterwards is not said. Tablemate lets the Boom "
        "replace the tile of the turn; choose otherwise at set-up (interrupt = adds).") },
  { "crystal.card.panama", FIND_CARDS, N_ ("Panama of outrage: +2 in any fight"),
    N_ ("“Panama of outrage”, p. 24 («Панама негодования»)"),
    N_ ("+2 to your result against a monster or a dwarf, announced before the fight begins, one "
        "use.\n\n"
        "Whether it still counts when a tie is rolled again is not said. Tablemate lets it last "
        "the whole fight; choose otherwise at set-up (boost_tie = roll). Example: against health "
        "5 the chance is 3/5; if it counts for one die only, 8/15.") },
  { "crystal.card.bomb", FIND_CARDS, N_ ("Bomb: walls, rubble, Passages, the troll"),
    N_ ("“Bomb”, p. 25 («Бомбьяга»)"),
    N_ ("One use for one of these: break a wall; clear rubble without losing the turn and step "
        "onto the cell; lay rubble on a neighbouring cell to which the tunnel leads, not through "
        "a wall and not on a crystal token or another dwarf; take a Passage token off the board, "
        "which an explosive cannot.\n\n"
        "Or use it against the Mountain troll before the fight: won without a die, and you draw "
        "one Find (p. 43).") },
  { "crystal.card.telekick", FIND_CARDS, N_ ("Telekinetic kick: three cells straight"),
    N_ ("“Telekinetic kick”, p. 25 («Телекинетический пендель»)"),
    N_ ("At any moment choose a dwarf, your own or another’s, and move it straight over two "
        "cells onto the third, up, down, left or right, never diagonally and never off the "
        "board. Walls do not matter.\n\n"
        "An undug target is dug by the player of that dwarf, and its event is resolved; the two "
        "cells between stay as they are. If another dwarf stands there, the two fight in this "
        "turn. Tablemate lets no dwarf land on a mushroom. Example: from e1 northwards to e4.") },
  { "crystal.card.pick", FIND_CARDS, N_ ("Pick: clears rubble, or +2 against the Colossus"),
    N_ ("“Pick”, p. 25 («Кирка»)"),
    N_ ("Only in your own turn, one use. Either clear one rubble without losing the turn, or add "
        "2 to your die against a Colossus. Against all other monsters and against dwarfs it is "
        "no weapon.\n\n"
        "The Colossus has health 6: with the Pick a 5 or 6 wins and a 4 is rolled again, chance "
        "2/5. For the new throw Tablemate keeps the +2; choose otherwise at set-up (boost_tie = "
        "roll).") },
  { "crystal.card.wild-hammer", FIND_CARDS, N_ ("Wild hammer: a bonus for a turn"),
    N_ ("“Wild hammer”, p. 25 («Спонтанный молот»)"),
    N_ ("Announced before your die, it adds a bonus to your result; the price is your next turn, "
        "which is lost whether you win or not.\n\n"
        "How large the bonus is stands only on the card. Enter it once in Your box; until then "
        "Tablemate counts 0 and notes it. After a tie Tablemate keeps the bonus; choose "
        "otherwise at set-up (boost_tie = roll).") },
  { "crystal.card.pimply-cap", FIND_CARDS, N_ ("Pimply cap: +1 for one throw"),
    N_ ("“Pimply cap”, p. 26 («Пупырчатый колпак пофигизма»)"),
    N_ ("+1 to your die in any fight, for one throw only. It is discarded after that throw, even "
        "if it was a tie and the dice are rolled again.\n\n"
        "Example: health 4. With a 4 the cap makes 5 and wins. With a 3 it makes 4, a tie; in "
        "the next throw the cap no longer helps.") },
  { "crystal.card.magnet", FIND_CARDS, N_ ("Magnet: back one cell after a victory"),
    N_ ("“Magnet”, p. 26 («Магнит»)"),
    N_ ("Play it on another player who has just resolved an event and won it: the dwarf goes "
        "back to the cell it came from and the event there, if any, is resolved again. If the "
        "event was not won, the card has no effect.\n\n"
        "Example: a rival digs a tile, beats the monster and is pulled back onto a Find tile: "
        "Even-Odd.") },
  { "crystal.card.monster-pump", FIND_CARDS, N_ ("Monster pump: health +3"),
    N_ ("“Monster pump”, p. 26 («Монстрокач»)"),
    N_ ("When a monster attacks another player, its health rises by 3. You may play it before or "
        "after that player’s boosts, but before their die.\n\n"
        "Example: health 4 becomes 7: no plain die can reach it, a 6 is lost and the flight is 6 "
        "cells. With +2 only a 6 wins.") },
  { "crystal.card.helmet", FIND_CARDS, N_ ("Helmet: +1 for a whole fight"),
    N_ ("“Helmet”, p. 26 («Каска»)"),
    N_ ("+1 to your result against a monster or a dwarf, announced before your die. It counts in "
        "every throw until the fight is decided and is then discarded, won or lost.\n\n"
        "Example: against health 5 a 5 wins and a 4 is rolled again: chance 2/5 instead of 1/5.") },
  { "crystal.card.face-basher", FIND_CARDS, N_ ("Face-basher: +2 for one throw"),
    N_ ("“Face-basher”, p. 26 («Морд-О-Бой»)"),
    N_ ("+2 to your die against a monster or a dwarf, announced before the die, for one throw "
        "only. It is discarded after that throw, even if it was a tie.\n\n"
        "Example: Helmet, Face-basher and Stinky uggs against a monster: +5 in the first throw, "
        "+3 if it is rolled again.") },
  { "crystal.card.firefly", FIND_CARDS, N_ ("Firefly 32-64: choose between two tiles"),
    N_ ("“Firefly 32-64”, p. 27 («Светляк 32-64»)"),
    N_ ("At the start of your turn, from the hand and never when just drawn: take a tile and "
        "look at it alone. Either lay it open on an undug cell your tunnel leads to, go there "
        "and resolve it.\n\n"
        "Or lay it face down on such a cell and take another tile, which you must lay, enter and "
        "resolve, whatever it is. Then the Firefly is discarded.") },
  { "crystal.card.butterfingers", FIND_CARDS, N_ ("Butterfingers: a player discards two Finds"),
    N_ ("“Butterfingers”, p. 27 («Растеряша»)"),
    N_ ("At any moment, in your own or another’s turn: a player of your choice discards two Find "
        "cards from the hand. Cards open on the table are not concerned.\n\n"
        "Who picks the two and what happens with fewer is not said. Tablemate lets the victim "
        "pick, and discard what there is.") },
  { "crystal.card.dont-wanna", FIND_CARDS, N_ ("Don’t wanna: shout, or it fails"),
    N_ ("“Don’t wanna”, p. 27 («Нихочуха»)"),
    N_ ("It works only if you shout aloud; without the shout nothing happens. It keeps monsters "
        "away from you.\n\n"
        "Neither what exactly it does nor when it may be played is in the book. Tablemate takes "
        "the moment when you have drawn a monster and not yet rolled. Enter the effect once in "
        "Your box; until then set by hand what your card says, Tablemate notes the gap.") },
  { "crystal.card.flight-flops", FIND_CARDS, N_ ("Flight flops: two pits ignored"),
    N_ ("“Flight flops”, p. 27 («Шлёпки полёта»)"),
    N_ ("The card lies before you from the start with two counters. When you come to a pit, its "
        "rule is not played: take one counter off and go on as if nothing were there. With the "
        "last counter the card is discarded.\n\n"
        "No card and no skill can be aimed at the flops. They help against the pit tile, not "
        "against the card Sinkhole.") },
  { "crystal.card.switchman", FIND_CARDS, N_ ("Switchman: a rival fights, you take the prize"),
    N_ ("“Switchman”, p. 27 («Стрелочник»)"),
    N_ ("In your own turn, when you have drawn a monster: hand it to another player, who has to "
        "fight it. A loss is theirs with all it brings, a prize for winning is yours. One "
        "use.\n\n"
        "Where the token lies and who flees from where is not said. Tablemate lays the Boom "
        "token on your cell, where the monster was met, and lets the fighter flee from the cell "
        "where their own dwarf stands.") },
  { "crystal.card.kefir", FIND_CARDS, N_ ("Kefir of cuteness: health 4 fights for you"),
    N_ ("“Kefir of cuteness”, p. 28 («Кяфир няшности»)"),
    N_ ("When you meet a monster with health exactly 4, play it instead of fighting: the monster "
        "lies before you and fights for you in your next fight, with boosts on it if you like, "
        "announced before the die. After that fight it is discarded, won or lost.\n\n"
        "If it loses, you fight on yourself.") },
  { "crystal.card.spring", FIND_CARDS, N_ ("Spring: a dwarf flies where you point"),
    N_ ("“Spring”, p. 28 («Пружинка»)"),
    N_ ("At any moment, in your own or another’s turn, hand it to a player: that dwarf flies "
        "straight where you say, up, down, left or right, never diagonally and never off the "
        "board. If a dwarf stands on the target, the two fight at once.\n\n"
        "How far it flies stands only on the card. Enter it once in Your box; until then "
        "Tablemate takes the distance you say and notes it.") },
  { "crystal.card.mighty-winds", NEGATIVE_CARDS, N_ ("Mighty winds: the next turn is lost"),
    N_ ("“Mighty winds”, p. 28 («Могучие ветра»)"),
    N_ ("Resolved when drawn: you lose your next turn, not the one in which you drew it. What is "
        "left of the present turn is played to its end; then the card is discarded.\n\n"
        "Several lost turns add up at Tablemate; choose otherwise at set-up (skips = one).") },
  { "crystal.card.black-hole", NEGATIVE_CARDS, N_ ("Black hole: three cells straight"),
    N_ ("“Black hole”, p. 28 («Чёрная дыра»)"),
    N_ ("Resolved when drawn: fly exactly three cells up, down, left or right, as you choose, "
        "inside the board. An undug cell is dug, and a Boom or a Find there is resolved in this "
        "turn.\n\n"
        "If you lose that Boom, you return to the cell you came from and the Boom token stays "
        "there. A pit throws you back as well, without a roll. If every possible target is held "
        "by a dwarf, nothing happens and the turn passes.") },
  { "crystal.card.scram", NEGATIVE_CARDS, N_ ("Scram: three cells towards home"),
    N_ ("“Scram”, p. 29 («Смывайся»)"),
    N_ ("At the start of another player’s turn, before their tile is laid (a tile in hand goes "
        "back): that dwarf goes three cells towards its entrance by the shortest way and "
        "resolves the cell where it stops. If the way is blocked or not all open, the player "
        "loses the next turn instead.\n\n"
        "The list of negative cards holds it, though it is played on others. Tablemate lets it "
        "be held, but not kept in the first deal; choose at set-up that it strikes its drawer at "
        "once (scram = instant).") },
  { "crystal.card.fumble", NEGATIVE_CARDS, N_ ("Fumble: two of your own Finds go"),
    N_ ("“Fumble”, p. 29 («Потеряша»)"),
    N_ ("Resolved when drawn, in sight of all: discard two Find cards from your hand, which you "
        "choose. With one card you discard that one, with none only the Fumble itself.\n\n"
        "Cards that lie open before you, such as the Junk-finder, are not concerned.") },
  { "crystal.card.monsters", NEGATIVE_CARDS, N_ ("Monsters!: a Boom instead of a Find"),
    N_ ("“Monsters!”, p. 29 («Монстры!»)"),
    N_ ("Resolved when drawn: discard it and draw the top Boom card, which you resolve where you "
        "stand, as on a Boom tile.\n\n"
        "If you lose that fight, Tablemate lays the Boom token on the cell where it took place, "
        "even if its tile shows no Boom.") },
  { "crystal.card.stone-face", NEGATIVE_CARDS, N_ ("Stone face: no word until your turn"),
    N_ ("“Stone face”, p. 29 («Каменная морда»)"),
    N_ ("The card lies before you until your next turn: no talking, no eating or drinking, no "
        "grimace, whatever the others do to make you laugh. It ends by itself in that turn.\n\n"
        "Whoever fails flees towards the entrance, and must keep still further on; each new "
        "failure is a new flight. Acts that other cards force on you, such as a fight, are "
        "allowed, in silence. How far the flight goes is not said: Tablemate rolls one die for "
        "it.") },
  { "crystal.card.flooded-mine", NEGATIVE_CARDS, N_ ("Flooded mine: the next turn is lost"),
    N_ ("“Flooded mine”, p. 29 («Затопленная шахта»)"),
    N_ ("Resolved when drawn: you lose your next turn. The turn in which it was drawn is played "
        "to its end, and the card is discarded. Nothing on the board changes: no cell is closed "
        "by the water. There is nothing to clear away, so no means can save the turn.") },
  { "crystal.card.sinkhole", NEGATIVE_CARDS, N_ ("Sinkhole: one die decides"),
    N_ ("“Sinkhole”, p. 30 («Провал»)"),
    N_ ("Resolved when drawn; roll a die. 1 or 2: you lose your next turn. 3 or 4: roll again "
        "and go back that many cells, without resolving anything on them. 5 or 6: your dwarf is "
        "put on its entrance.\n\n"
        "Which way is back is not said; Tablemate takes the shortest way to your entrance. The "
        "card is not the pit tile: Flight flops do not help, and a second pit on the board does "
        "not matter.") },
  { "crystal.card.bear-trap", NEGATIVE_CARDS, N_ ("Bear trap: the next turn is lost"),
    N_ ("“Bear trap”, p. 30 («Капкан»)"),
    N_ ("Resolved when drawn: you lose your next turn and stay where you are. What is left of "
        "the present turn is played, and the card is discarded. A fight that another dwarf "
        "brings to you in between is fought as usual.") },
  { "crystal.card.reverse", NEGATIVE_CARDS, N_ ("Reverse: two dwarfs change places"),
    N_ ("“Reverse”, p. 30 («Реверс»)"),
    N_ ("Resolved when drawn, and it has to be: show it, choose the dwarf of another player and "
        "let it and yours change places on the board. You lose your next turn; the other player "
        "does not.\n\n"
        "Whether the new cells are resolved is not said. Tablemate resolves no events after the "
        "swap.") },
  { "crystal.card.cave-in", NEGATIVE_CARDS, N_ ("Cave-in: rubble beside you"),
    N_ ("“Cave-in”, p. 30 («Завал»)"),
    N_ ("Resolved when drawn, and it cannot be passed on: lay a rubble token beside your dwarf; "
        "a Boom or crystal token on that cell is no hindrance. You lose your next turn clearing "
        "it, then it goes.\n\n"
        "Or clear it in the same turn with an explosive, a Bomb or a Pick; then you may still "
        "move, if you have not yet. By p. 12 no token is laid at all in that case. On such a "
        "cell the rubble always goes first, the Boom after it.") },
  { "crystal.card.muddle", NEGATIVE_CARDS, N_ ("Muddle: the next turn is lost"),
    N_ ("“Muddle”, p. 30 («Тупка»)"),
    N_ ("Resolved when drawn: lay the card where all can see it; you lose your next turn. Then "
        "it goes to the Find discard. It does not hinder what you still may do in the present "
        "turn, and your dwarf stays where it is.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (black_crystal_card_articles) == CRYSTAL_N_CARDS);
