/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule articles of Dungeon Raiders. Their source is the rulebook of 2011; every ruling, finding
 * and move cites them by id. Groups stand in the order of play. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

/* The parts of the game. */
#define SETTING_UP N_ ("Setting up")
#define COUNTERS N_ ("Coins and wounds")
#define ENTERING N_ ("Levels and rooms")
#define LAYING N_ ("Laying power cards")
#define ITEMS N_ ("Items")
#define TREASURIES N_ ("Treasuries")
#define MONSTERS N_ ("Monsters")
#define TRAPS N_ ("Traps")
#define VAULTS N_ ("Vaults")
#define AFTER N_ ("After the room")
#define ENDING N_ ("End of the game")
#define DUEL N_ ("Duel")
#define QUICK N_ ("Quick game")
#define SOLO N_ ("Solo")
#define AT_THE_TABLE N_ ("Tablemate at the table")

/* The headings of the rulebook, which has no page numbers: English gives both its own words and
 * the Russian ones of the book. */
#define CITE_READY_DUNGEON N_ ("“Getting ready”, dungeon cards («Подготовка к игре»)")
#define CITE_READY_LEVELS N_ ("“Getting ready”, levels («Подготовка к игре»)")
#define CITE_READY_STOCK N_ ("“Getting ready”, stock («Подготовка к игре»)")
#define CITE_READY_HEROES N_ ("“Getting ready”, heroes and counters («Подготовка к игре»)")
#define CITE_READY_HAND N_ ("“Getting ready”, power cards and items («Подготовка к игре»)")
#define CITE_READY_FIRST N_ ("“Getting ready”, first player («Подготовка к игре»)")
#define CITE_COUNTERS \
  N_ ("“Tracking coins and wounds” («Отслеживание счётчиков сокровищ и ранений»)")
#define CITE_NEW_LEVEL N_ ("“Preparing a new level” («Подготовка нового уровня»)")
#define CITE_LEVEL N_ ("“Passing a level” («Прохождение уровня»)")
#define CITE_ENTER N_ ("“1) Entering the room” («1) Вход в комнату»)")
#define CITE_PLAY N_ ("“2) Playing power cards” («2) Розыгрыш карт силы»)")
#define CITE_SETTLE N_ ("“3) Playing out the room”, last sentence («3) Розыгрыш комнаты»)")
#define CITE_TREASURY N_ ("“Treasury” («Сокровищница»)")
#define CITE_MONSTER N_ ("“Monster room” («Комната с монстром»)")
#define CITE_TRAP N_ ("“Trap room” («Комната с ловушкой»)")
#define CITE_MAGNET N_ ("“Magnet” («Магнит»)")
#define CITE_BOULDER N_ ("“Boulder” («Валун»)")
#define CITE_LAVA N_ ("“Lava” («Лава»)")
#define CITE_SPIKES N_ ("“Spikes” («Шипы»)")
#define CITE_VAULT N_ ("“Vault” («Кладовая»)")
#define CITE_TORCH N_ ("“Torch” («Факел»)")
#define CITE_CRYSTAL N_ ("“Magic crystal” («Магический кристалл»)")
#define CITE_KEY N_ ("“Key” («Ключ»)")
#define CITE_SWORD N_ ("“Sword” («Меч»)")
#define CITE_FIRST \
  N_ ("“4) Clearing the room, first player” («4) Сброс комнаты, определение первого игрока»)")
#define CITE_DEATH N_ ("“Death of a hero” («Гибель героя»)")
#define CITE_END N_ ("“End of the game” («Окончание игры»)")
#define CITE_DUEL N_ ("“Dungeon duel” («Подземельная дуэль»)")
#define CITE_QUICK N_ ("“Quick dungeon raiders” («Шустрые рейдеры подземелий»)")
#define CITE_SOLO N_ ("“Dungeon solitaire” («Подземельный пасьянс»)")
#define CITE_COMPONENTS N_ ("“Game components” («Игровые компоненты»)")
#define CITE_TABLEMATE N_ ("Tablemate")

const TmArticle dungeon_raiders_articles[] = {
  { "raiders.setup.deck", SETTING_UP, N_ ("Building the dungeon"), CITE_READY_DUNGEON,
    N_ ("Shuffle all 30 dungeon cards face down and put five of them into the box without "
        "looking. Turn twelve of the remaining 25 face up and shuffle all 25 again, so that "
        "twelve open and thirteen dark rooms are mixed at random.\n\n"
        "A level may therefore have anything from no open room to five. Over the whole game "
        "exactly twelve rooms lie open: if the first four levels showed eleven of them, the "
        "fifth has exactly one.") },
  { "raiders.setup.levels", SETTING_UP, N_ ("Five stacks of five"), CITE_READY_LEVELS,
    N_ ("Deal the 25 cards into five stacks of five, keep their order and the side they lie on, "
        "and cover each stack with a door card. Each stack is one level; they stand in a row "
        "and are played from left to right. The order inside a stack is not changed afterwards.") },
  { "raiders.open.twelve", SETTING_UP, N_ ("Are the twelve cards seen?"), CITE_READY_LEVELS,
    N_ ("Default: nobody gets to know which twelve cards were turned up. The rulebook has no "
        "step in which they are looked at.\n\n"
        "Other reading: everybody sees them once. They lie face up while the deck is shuffled "
        "and the stacks are dealt, and the note on working under the table makes sense only if "
        "they can be glimpsed. Choose it with the option “Show the twelve open cards”: “yes” "
        "(show_twelve = yes). It concerns the display alone, and only a dungeon shuffled in the "
        "app.") },
  { "raiders.setup.stock", SETTING_UP, N_ ("Stock of items"), CITE_READY_STOCK,
    N_ ("The stock is four piles: five torches, five magic crystals, five keys and five swords. "
        "The heroes’ starting items are taken from it, and every item that is used or lost goes "
        "back to its pile and can be won again. With a Thief at the table who starts with a "
        "key, four keys are left in the stock.") },
  { "raiders.setup.heroes", SETTING_UP, N_ ("Heroes and start values"), CITE_READY_HEROES,
    N_ ("Shuffle the five hero cards face down and deal one to each player; the others go back "
        "into the box, so no hero is in play twice. The card tells what its hero begins with: "
        "coins at the bottom left, wounds as red crosses at the bottom right. Set both counters "
        "to these numbers, the bag with the side without “+10” up. In the card set Tablemate "
        "starts with, the Explorer has 3 coins and 2 wounds, the Warrior 2 coins and no wound.") },
  { "raiders.setup.hand", SETTING_UP, N_ ("Hand: power cards and items"), CITE_READY_HAND,
    N_ ("Each player takes the power cards 1, 2, 3, 4 and 5 and the items shown on the hero "
        "card. Cards in hand are not shown to the others. Cards already played stay open, so "
        "everybody can still work out which power cards a hero has left.") },
  { "raiders.open.items-seen", SETTING_UP, N_ ("Are items secret?"), CITE_READY_HAND,
    N_ ("Default: the panel names the items each hero holds. Every item is dealt or taken "
        "before everyone’s eyes, so anybody may remember it.\n\n"
        "Other reading: only their number is shown, because the rulebook keeps hands secret. "
        "Choose it with the option “Items on the panel”: “only their number” (show_items = "
        "held); the owner then holds to look. It concerns the display alone.") },
  { "raiders.setup.first", SETTING_UP, N_ ("First player by lot"), CITE_READY_FIRST,
    N_ ("Who begins is decided by lot, every player with the same chance. The first player puts "
        "the game box in front of them; the box moves on whenever the first player changes.") },
  { "raiders.coins.limit", COUNTERS, N_ ("Never more than 20 coins"), CITE_COUNTERS,
    N_ ("A hero has at least 0 and at most 20 coins. Whatever goes beyond 20 is lost, and "
        "nobody else gets it: a hero with 18 coins who wins a chest of 4 has 20. Nobody loses "
        "more coins than he has. Only in the solo game is there no upper limit.") },
  { "raiders.death", COUNTERS, N_ ("Ten wounds: the hero dies"), CITE_DEATH,
    N_ ("A hero who reaches ten wounds or more is dead: he leaves the game, cannot win any "
        "more, his hero card is turned over and all his items return to the stock.\n\n"
        "The card he has laid still counts in the room that kills him, because all cards lay "
        "before anyone was hurt; from the next room on he plays no part. Example: 7 wounds and "
        "three crosses make 10, so he dies, and his torch and sword go back to their piles.") },
  { "raiders.level.open", ENTERING, N_ ("Laying out a level"), CITE_NEW_LEVEL,
    N_ ("Before the first room of each level take the leftmost stack, discard its door and lay "
        "the five cards out in a row from left to right. Nothing is turned: cards that lay face "
        "up are open rooms, the others stay dark. The rooms are then entered in this order.") },
  { "raiders.room.enter", ENTERING, N_ ("Entering a room"), CITE_ENTER,
    N_ ("If the room you enter is dark, its card is turned up now, and no sooner; an open room "
        "needs no turning. The first player reads the card out to everybody. Only then are "
        "power cards laid. Before that a dark room can be seen by torch alone, and only by the "
        "hero who used it.") },
  { "raiders.play.order", LAYING, N_ ("Clockwise, face up"), CITE_PLAY,
    N_ ("The first player lays a card face up, then the others follow clockwise until every "
        "living hero has one in front of him. So the later you sit, the more you know. With "
        "five heroes and the fourth as first player the order is 4, 5, 1, 2, 3; a fallen hero "
        "is passed over. Only a magic crystal changes the order.") },
  { "raiders.play.card", LAYING, N_ ("One card for each room"), CITE_PLAY,
    N_ ("Each living hero lays exactly one card from hand in every room: a power card, or a key "
        "or sword where it is allowed. A power card laid does not come back before the level is "
        "over. As there are five cards for five rooms, nobody ever runs out; whoever used a key "
        "or sword has a power card to spare.") },
  { "raiders.item.torch", ITEMS, N_ ("Torch: see the dark rooms"), CITE_TORCH,
    N_ ("A torch may be used at any moment, in your turn or not. Discard it to the stock and "
        "look in secret at all rooms of this level that are still dark, then leave them face "
        "down in their places. It shows this level only, and takes the place of no power card. "
        "With no dark room left on the level it shows nothing.") },
  { "raiders.item.crystal", ITEMS, N_ ("Crystal: lay after the rest"), CITE_CRYSTAL,
    N_ ("When it is your turn to lay, you may discard a magic crystal to the stock instead and "
        "lay your card only after all the others have laid theirs. If several heroes did so, "
        "they lay clockwise from the first player. The card that follows may be a power card, a "
        "key, a sword, or another crystal, which makes you wait once more.\n\n"
        "Example: four heroes, the first player sits at 1; heroes 1 and 3 use crystals. Heroes "
        "2 and 4 lay, then 1, then 3. If you are the only one left to lay, a further crystal "
        "gains nothing.") },
  { "raiders.item.key", ITEMS, N_ ("Key: a 5 in a treasury"), CITE_KEY,
    N_ ("In a treasury, and nowhere else, a key may be laid in place of a power card. It counts "
        "as a 5 in every respect: for the chests, for ties and for the next first player. After "
        "the room it returns to the stock, not to your hand. A hero with a key can thus play "
        "two fives on one level.") },
  { "raiders.item.sword", ITEMS, N_ ("Sword: a 5 against monsters"), CITE_SWORD,
    N_ ("In a room with a monster, and nowhere else, a sword may be laid in place of a power "
        "card. It counts as a 5 in every respect: for the sum, for the question who is lowest, "
        "and for the next first player. After the room it returns to the stock. A sword and the "
        "cards 4 and 3, for example, make 12.") },
  { "raiders.treasury.big", TREASURIES, N_ ("The larger chest"), CITE_TREASURY,
    N_ ("The hero who laid the highest card takes as many coins as the larger chest shows; if "
        "there is only one chest, that one. A key counts as 5. Cards 4, 3 and 1 before a chest "
        "of 3: the hero with the 4 takes all three coins.") },
  { "raiders.treasury.tie", TREASURIES, N_ ("Ties share the chest"), CITE_TREASURY,
    N_ ("Heroes who tie for a chest share it equally, rounded down; what is left over goes to "
        "nobody. If there are more of them than coins, each share is zero and the chest stays "
        "where it is; it does not pass to the next card. Two fives before a chest of 3 take one "
        "coin each; three fives before a chest of 2 take nothing.") },
  { "raiders.treasury.small", TREASURIES, N_ ("The second chest"), CITE_TREASURY,
    N_ ("Where there is a second chest, it belongs to the heroes with the second highest value "
        "laid, however many shared the first; ties share it in the same way. It may well bring "
        "more: with the cards 4, 4 and 1 before chests of 3 and 2 the fours get one coin each "
        "and the 1 gets two.") },
  { "raiders.open.second-chest", TREASURIES, N_ ("Second chest: all cards tie?"), CITE_TREASURY,
    N_ ("Default: if all heroes lay the same value, nobody is second and the second chest "
        "stays. The rulebook gives it to whoever laid the second highest value, and there is "
        "none.\n\n"
        "Other reading: all share the second chest as well, as some computer versions of the "
        "game have it. Two heroes with a 2 each before chests of 2 and 4 then get three coins "
        "each instead of two. Choose it with the house rule “Second chest when all tie”: “all "
        "share it” (second_chest = all).") },
  { "raiders.monster.power", MONSTERS, N_ ("Which shield counts"), CITE_MONSTER,
    N_ ("A monster’s power is the number in one of its three shields: the one with as many dots "
        "as heroes went down into the dungeon, three, four or five. In the card set Tablemate "
        "starts with, a goblin has power 11 with three heroes, 14 with four and 18 with five. "
        "In the duel and the solo game the shields are not used.") },
  { "raiders.open.shield", MONSTERS, N_ ("Which shield after a death?"), CITE_MONSTER,
    N_ ("Default: the shield for all heroes who went down into the dungeon, even if some have "
        "fallen; so the rulebook words it.\n\n"
        "Other reading: the shield for the heroes still alive, and the first shield when fewer "
        "than three are left; so the rule sheet of the 2013 edition. Four went down, three are "
        "alive, the shields are 8, 10 and 13: the power is 10 by default, 8 otherwise. Choose "
        "it with the house rule “Shield that counts”: “by living heroes” (shield_by = living).") },
  { "raiders.monster.beaten", MONSTERS, N_ ("Sum of cards against power"), CITE_MONSTER,
    N_ ("Add up the cards of all heroes, swords as 5. If the sum reaches the monster’s power, "
        "the monster is beaten and nothing happens to anyone; if it falls short, the monster "
        "strikes. Against power 14 the cards 5, 4, 4 and 2 (sum 15) win, 5, 4, 3 and 1 (sum 13) "
        "lose. Beating a monster brings no coins.") },
  { "raiders.open.equal", MONSTERS, N_ ("Sum equal to the power?"), CITE_MONSTER,
    N_ ("Default: a sum equal to the power beats the monster. The detailed text under the "
        "heading says so, and so does the rule sheet of the 2013 edition.\n\n"
        "Other reading: the monster survives and strikes, because the opening sentence of the "
        "same heading asks for more than its power. Choose it with the house rule “Beating a "
        "monster”: “the sum must exceed its power” (beat_at = exceed). The sum of 5, 3 and 3 "
        "against power 11 is such a case.") },
  { "raiders.monster.wounds", MONSTERS, N_ ("The lowest cards are hit"), CITE_MONSTER,
    N_ ("An unbeaten monster strikes the hero with the lowest card: he takes one wound for each "
        "red cross on the monster. If several laid that lowest value, each of them takes all "
        "the crosses; they are not divided. Cards 2, 2 and 5 against power 11 and two crosses: "
        "both heroes with a 2 take two wounds. If all laid the same value, all are hit.") },
  { "raiders.trap.skulls", TRAPS, N_ ("One skull or two"), CITE_TRAP,
    N_ ("A trap with one skull strikes only the best placed: the magnet the richest, the "
        "boulder the least wounded; if several are equally well placed, each of them. A trap "
        "with two skulls, lava or spikes, strikes every hero. A trap that is not sprung does "
        "nothing.") },
  { "raiders.trap.values", TRAPS, N_ ("Only one value decides"), CITE_TRAP,
    N_ ("Magnet and boulder look at the highest card laid, lava and spikes at the lowest; "
        "nothing else matters. It makes no difference who laid that card or how many did: three "
        "ones do no more than a single one. You may well spring a trap on yourself: lay the "
        "only 5 before a magnet as the richest hero, and you lose three coins.") },
  { "raiders.trap.magnet", TRAPS, N_ ("Magnet: the richest pay"), CITE_MAGNET,
    N_ ("If the highest card laid is 3, 4 or 5, the hero with the most coins loses 1, 2 or 3 "
        "coins. If several have the most, each of them loses that many, though never more than "
        "he has. A highest card of 1 or 2 does not spring the trap. Example: 8, 8 and 3 coins, "
        "highest card 5: both heroes with 8 are left with 5.") },
  { "raiders.trap.boulder", TRAPS, N_ ("Boulder: least wounded hit"), CITE_BOULDER,
    N_ ("If the highest card laid is 3, 4 or 5, the hero with the fewest wounds takes 1, 2 or 3 "
        "wounds. If several have the fewest, each of them takes that many. A highest card of 1 "
        "or 2 does not spring the trap. Example: 0, 4 and 6 wounds, highest card 4: the unhurt "
        "hero now has 2.") },
  { "raiders.trap.lava", TRAPS, N_ ("Lava: everyone loses coins"), CITE_LAVA,
    N_ ("If the lowest card laid is 3, every hero loses 1 coin; if it is 2, 2 coins; if it is "
        "1, half of his coins. It is the half lost that is rounded down: a hero with 9 coins "
        "loses 4 and keeps 5, one with a single coin loses nothing. A lowest card of 4 or 5 "
        "does not spring the trap.") },
  { "raiders.trap.spikes", TRAPS, N_ ("Spikes: everyone is wounded"), CITE_SPIKES,
    N_ ("If the lowest card laid is 3, every hero takes 1 wound; if it is 2, 2 wounds; if it is "
        "1, half of the wounds he could still take before his tenth, rounded down. A hero with "
        "5 wounds has 5 left and takes 2; one with 9 takes none. So the half never kills, while "
        "1 or 2 wounds may. A lowest card of 4 or 5 does not spring the trap.") },
  { "raiders.vault.entry", VAULTS, N_ ("Your card names the thing"), CITE_VAULT,
    N_ ("Each hero gets what stands beside the number of the power card he laid: an item from "
        "the stock, coins or medicine. Heroes with different cards do not get in each other’s "
        "way. Keys and swords cannot be laid here. There is no limit to the items a hero may "
        "hold.") },
  { "raiders.vault.short", VAULTS, N_ ("Too few items: nobody"), CITE_VAULT,
    N_ ("If several heroes want the same item, each gets one, provided the stock has enough for "
        "all of them. If not, none of them gets it: with two torches in the stock and three "
        "heroes asking, both torches stay. What was discarded during this room, such as a "
        "crystal, is already back in the stock and counts.") },
  { "raiders.vault.coins", VAULTS, N_ ("Full coins for everyone"), CITE_VAULT,
    N_ ("Coins in a vault are not shared: every hero who laid that number gets the full 1, 2 or "
        "3 coins, however many there are. They do not come from a limited stock. Only the limit "
        "of 20 coins holds. Three heroes at an entry of 2 coins get two each, six in all.") },
  { "raiders.vault.heal", VAULTS, N_ ("Full medicine for everyone"), CITE_VAULT,
    N_ ("Medicine takes away as many wounds as the bottle’s label shows, from every hero who "
        "laid that number and in full for each. Nobody goes below 0 wounds: with one wound and "
        "a bottle of 2 you heal one.") },
  { "raiders.play.visible", AFTER, N_ ("Used cards stay in sight"), CITE_SETTLE,
    N_ ("After the room the power card laid goes to those the hero has already played on this "
        "level, face up. So everybody can see at any time which cards each hero still holds: "
        "where 2 and 5 lie, 1, 3 and 4 are left.") },
  { "raiders.room.first", AFTER, N_ ("Highest card goes first"), CITE_FIRST,
    N_ ("The room card is discarded, and the hero who laid the highest card becomes first "
        "player in the next room, also when that is the first room of a new level. Keys and "
        "swords count as 5. In a tie it is the tied hero nearest clockwise after the present "
        "first player, who himself comes last. Five heroes, hero 2 is first, heroes 2 and 4 lay "
        "a 5: hero 4 is next.") },
  { "raiders.open.first-tie", AFTER, N_ ("First player in a tie?"), CITE_FIRST,
    N_ ("Default: of the heroes who tie for the highest card, the one nearest clockwise after "
        "the present first player. The sentence is about these heroes, so it is read as a "
        "choice among them.\n\n"
        "Other reading: simply the next living hero clockwise from the present first player, "
        "tied or not; that is the sentence taken literally. Hero 1 is first, heroes 3 and 4 lay "
        "a 5: the next first player is hero 3 by default, hero 2 otherwise. Choose it with the "
        "house rule “First player in a tie”: “next hero clockwise” (first_tie = neighbour).") },
  { "raiders.open.first-dead", AFTER, N_ ("First player has fallen?"), CITE_DEATH,
    N_ ("Default: if the hero with the highest card dies in that room, he has left the game, "
        "and the highest card among the living decides.\n\n"
        "Other reading: he would have been first, so the next living hero clockwise from him "
        "goes first. Four heroes lay 3, 5, 1 and 4, and a boulder kills the one with the 5: the "
        "hero with the 4 is first by default, the one with the 1 otherwise. Choose it with the "
        "house rule “Highest card has fallen”: “next clockwise from him” (first_dead = "
        "clockwise).") },
  { "raiders.level.end", AFTER, N_ ("After five rooms"), CITE_LEVEL,
    N_ ("When the fifth room is settled, the level is done: every living hero takes all his "
        "power cards back and has 1 to 5 again. Coins, wounds and items stay as they are. If "
        "there is another stack, the next level is laid out; after the fifth level the game is "
        "over.") },
  { "raiders.end.over", ENDING, N_ ("When the game is over"), CITE_END,
    N_ ("The game ends when the fifth room of the fifth level is settled, after 25 rooms in "
        "all. It ends sooner if no hero is alive any more. In the duel and the solo game it "
        "also ends as soon as a hero has died.") },
  { "raiders.open.last-hero", ENDING, N_ ("Only one hero left: over?"), CITE_END,
    N_ ("Default: if one of three or more heroes is left before the end of level 5, he goes on "
        "and wins only if he lives to the end. The rulebook has the lone survivor win after the "
        "fifth level.\n\n"
        "Other reading: he wins at once; so the rule sheet of the 2013 edition. Choose it with "
        "the house rule “Last hero standing”: “wins at once” (last_hero = wins).") },
  { "raiders.end.bleeding", ENDING, N_ ("The most wounded bleed out"), CITE_END,
    N_ ("Before coins are counted, the survivors compare wounds: whoever has the most bleeds to "
        "death and cannot win. If several tie for the most, all of them die, unless all "
        "survivors have equally many wounds: then nobody dies. With 2, 6, 6 and 4 wounds both "
        "heroes with 6 are gone, however rich they are. In the duel and the solo game nobody "
        "bleeds.") },
  { "raiders.open.bleed-equal", ENDING, N_ ("Equal wounds, but a death?"), CITE_END,
    N_ ("Default: “all equal” means all survivors, so they live if their wounds are equal, "
        "whoever may have fallen before; so also the rule sheet of the 2013 edition.\n\n"
        "Other reading: it means all heroes, the fallen too, because the rulebook stresses that "
        "absolutely all must be equal; then nobody may have fallen. One hero has fallen and the "
        "three others have 6 wounds each: all three live by default, all three bleed to death "
        "otherwise. Choose it with the house rule “Equal wounds spare”: “only if nobody has "
        "fallen” (bleed_equal = everyone).") },
  { "raiders.end.winner", ENDING, N_ ("Who wins"), CITE_END,
    N_ ("Of the heroes still alive after the bleeding, the one with the most coins wins. If "
        "several have the most, the one of them with the fewest wounds; if these are equal too, "
        "they win together. With 13 coins each, 3 wounds beat 5.") },
  { "raiders.end.alone", ENDING, N_ ("The only living hero wins"), CITE_END,
    N_ ("If just one hero is alive after the fifth level, he wins whatever his coins and "
        "wounds. There is nobody to compare him with, so he does not bleed either: one coin and "
        "9 wounds are enough.") },
  { "raiders.open.all-dead", ENDING, N_ ("Everybody dead: who wins?"), CITE_END,
    N_ ("Default: if no hero has survived, nobody wins, because a fallen hero cannot win "
        "(“Death of a hero”).\n\n"
        "Other reading: all share the first place. The sentence on this case under “End of the "
        "game” breaks off in the available text, so a shared end is not ruled out. Choose it "
        "with the house rule “Everybody dead”: “all share the win” (all_dead = shared).") },
  { "raiders.duel.death", DUEL, N_ ("Ten wounds lose the duel"), CITE_DUEL,
    N_ ("With two players the game ends the moment one hero reaches ten wounds: the other wins "
        "at once, whatever the coins. At 15 coins against 2, the richer hero who falls has "
        "still lost.") },
  { "raiders.duel.monster", DUEL, N_ ("Monsters strike the lower"), CITE_DUEL,
    N_ ("In the duel monsters cannot be beaten, and their shields are not used. The hero with "
        "the lower card takes all the red crosses; if both laid the same value, the monster is "
        "confused and nobody is hurt. A sword counts as 5: against a 5 it ends without wounds.") },
  { "raiders.duel.end", DUEL, N_ ("End of the duel"), CITE_DUEL,
    N_ ("If both heroes live through level 5, nobody bleeds to death. The hero with more coins "
        "wins; with equal coins, the one with fewer wounds; if these are equal too, both win. "
        "So 9 wounds do no harm as long as you are richer.") },
  { "raiders.open.duel-dead", DUEL, N_ ("Both fall in the same room?"), CITE_DUEL,
    N_ ("Default: if both heroes reach ten wounds in the same room, through boulder or spikes, "
        "nobody wins, as neither is left alive.\n\n"
        "Other reading: each has seen the other reach ten wounds, so they share the win. Choose "
        "it with the house rule “Both fall in a duel”: “both share the win” (duel_dead = "
        "shared).") },
  { "raiders.quick.lay", QUICK, N_ ("All cards at the same time"), CITE_QUICK,
    N_ ("In the quick game each hero lays a card face down; when all lie there, they are turned "
        "up together. From then on the room is settled as usual. Nobody sees what the others "
        "play before choosing.") },
  { "raiders.quick.crystal", QUICK, N_ ("Crystals in the quick game"), CITE_QUICK,
    N_ ("A hero who uses a magic crystal lays his card only after the others have turned theirs "
        "up. If several do, they lay their second cards at the same time, face down as before. "
        "A further crystal among them postpones once more.") },
  { "raiders.quick.first", QUICK, N_ ("No first player"), CITE_QUICK,
    N_ ("The quick game has no first player: no lot at the start, and the highest card earns no "
        "right to begin. The game box stays aside. Anybody may turn up a dark room and read it "
        "out.") },
  { "raiders.solo.deck", SOLO, N_ ("The dungeon in solo"), CITE_SOLO,
    N_ ("First take out the three vaults that offer items. From the other 27 cards remove two "
        "at random without looking, so that 25 remain. Then go on as usual: twelve turned up, "
        "five stacks of five. Two vaults, with coins and medicine, are among the 27.") },
  { "raiders.solo.start", SOLO, N_ ("Start of the solo game"), CITE_SOLO,
    N_ ("Choose any hero; it makes no difference to the game. You always start with 2 coins, no "
        "items, and 2 to 5 wounds as you like: 2 is easy, 5 nearly hopeless. Tablemate proposes "
        "3.") },
  { "raiders.solo.items", SOLO, N_ ("No items in solo"), CITE_SOLO,
    N_ ("There are no torches, crystals, keys or swords in the solo game: there is no stock, "
        "and the items on the hero card do not count. Should a vault of your own card set offer "
        "an item all the same, you get nothing for it.") },
  { "raiders.solo.attacks", SOLO, N_ ("Monster power deck"), CITE_SOLO,
    N_ ("Shuffle ten unused power cards into a face-down deck: four threes, four fours and two "
        "fives. In every room with a monster turn up the top card before you lay yours. Cards "
        "shown stay open beside the deck, so you can count what is still to come: once both "
        "fives are out, your own 5 is safe against every monster.") },
  { "raiders.solo.monster", SOLO, N_ ("Monsters in solo"), CITE_SOLO,
    N_ ("You are safe if your card is higher than the card from the monster power deck. If it "
        "is equal or lower, you take as many wounds as the monster has red crosses. Against a 3 "
        "you need a 4 or 5, against a 4 a 5; a 5 cannot be beaten. The shields are not used.") },
  { "raiders.solo.treasury", SOLO, N_ ("Treasuries in solo"), CITE_SOLO,
    N_ ("You take every chest whose number is lower than the card you lay. Before chests of 3 "
        "and 2 a 4 or 5 takes both, a 3 takes the smaller, a 2 nothing. There is no limit of 20 "
        "coins.") },
  { "raiders.open.solo-chests", SOLO, N_ ("Solo: one chest or all?"), CITE_SOLO,
    N_ ("Default: you take each chest below your card, both if both are lower. “Any chest with "
        "a smaller number” is read as every such chest.\n\n"
        "Other reading: you take one of them, whichever you like, because “any” may mean any "
        "one. With a 5 before chests of 3 and 1 you get 4 coins by default, 3 otherwise. Choose "
        "it with the house rule “Chests in solo”: “one of your choice” (solo_chests = one).") },
  { "raiders.solo.trap", SOLO, N_ ("Traps always mean you"), CITE_SOLO,
    N_ ("In the solo game every trap that is sprung strikes you, also those with one skull. "
        "Your card is the highest and the lowest at once: magnet and boulder are sprung by 3, 4 "
        "and 5, lava and spikes by 1, 2 and 3. So a 3 springs any trap, with the mildest effect "
        "of 1.") },
  { "raiders.solo.end", SOLO, N_ ("Survive; 20 coins are good"), CITE_SOLO,
    N_ ("Your aim is to live through all 25 rooms; at ten wounds you have lost. At the end "
        "nobody bleeds to death, and the coins are your score. You may have more than 20; 20 or "
        "more is a good result.") },
  { "raiders.table.phase", AT_THE_TABLE, N_ ("Something else is pending"), CITE_TABLEMATE,
    N_ ("Tablemate follows the course of a room: enter, lay the cards, settle, go on. A step "
        "recorded out of turn has nothing to act on, so it is refused; the banner at the top "
        "says what is pending. If your table is already further on, record the missing steps or "
        "set the phase by hand.") },
  { "raiders.table.cards", AT_THE_TABLE, N_ ("The card set"), CITE_TABLEMATE,
    N_ ("The rulebook does not list the numbers on the 30 dungeon cards and five heroes. "
        "Tablemate starts with the faces of the 2013 edition, which agree with every number the "
        "rulebook prints: 10 monsters, 10 treasuries, 5 traps, 5 vaults. If your cards differ, "
        "change them in Your box; each match keeps its own copy.\n\n"
        "If you name a room that no unseen card of the set matches, an unseen card of the same "
        "type takes that face; if none of that type is left, any unseen card may take it.") },
  { "raiders.open.faces", AT_THE_TABLE, N_ ("What is on the 2011 cards?"), CITE_COMPONENTS,
    N_ ("No public list gives the numbers and copies of the 2011 cards, nor which of the four "
        "traps is there twice. The number of traps itself is lost in the scan; 30 − 10 − 10 − 5 "
        "leaves 5, as in the 2013 edition. The list also shows five counter cards, though every "
        "player needs one for coins and one for wounds; play is not affected.\n\n"
        "Default: the 2013 faces, with two magnets, as they contradict no printed number. Other "
        "reading: the cards in your own box. Enter them in Your box; the match option “Card "
        "set” (faces) then takes them.") },
  { "raiders.table.places", AT_THE_TABLE, N_ ("How places are given"), CITE_TABLEMATE,
    N_ ("The rulebook names only winners. Tablemate ranks the living heroes by coins, then by "
        "fewest wounds; equals share a place and the next one is left out (1, 2, 2, 4). Heroes "
        "who fell or bled to death have no place.") },
  { "raiders.table.odds", AT_THE_TABLE, N_ ("How odds are counted"), CITE_TABLEMATE,
    N_ ("Odds assume that every hero whose card is not known plays each card he still holds "
        "with the same chance, independently of the others; a usable key or sword is one more "
        "5, crystals are left out. All cases are counted exactly: with the hands 1, 3, 5 and 2, "
        "4 there are six. A dark room is equally likely to be any card not yet seen, those put "
        "aside included. What a torch showed is never used.") },
  { "raiders.table.adjust", AT_THE_TABLE, N_ ("The real table is right"), CITE_TABLEMATE,
    N_ ("If Tablemate and your table disagree, the table wins: any counter, card, phase or the "
        "first player can be set by hand, with a few words why. The correction stands in the "
        "journal and can be undone. Wounds set to 10 also fell the hero, and his items go to "
        "the stock; wounds set lower bring him back without them.") },
};

const guint n_dungeon_raiders_articles = G_N_ELEMENTS (dungeon_raiders_articles);
