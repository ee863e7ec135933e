/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule articles of Dungeon Roll. Their source is the rulebook of 2016, and the hero cards for
 * what it leaves to them; every ruling, finding and move cites them by id. Groups stand in the
 * order of play. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-rulebook.h"

#include "dungeon-roll-articles.h"

/* The parts of the game. */
#define SETTING_UP N_ ("Setting up")
#define PARTY N_ ("Forming the party")
#define LEVEL N_ ("The level and the lair")
#define MONSTERS N_ ("Monsters")
#define LOOT N_ ("Chests and potions")
#define DRAGON N_ ("Dragon and flight")
#define REGROUP N_ ("Regrouping")
#define HEROES N_ ("Heroes")
#define TREASURES N_ ("Treasures")
#define ENDING N_ ("End and score")
#define SOLO N_ ("Playing alone")
#define ACHIEVEMENTS N_ ("Achievements")
#define ODDS N_ ("Odds")
#define AT_THE_TABLE N_ ("Tablemate at the table")

/* The headings of the rulebook: English gives both its own words and the Russian ones of the
 * book. */
#define CITE_CONTENTS N_ ("“Contents” («Состав игры»)")
#define CITE_READY_HEROES N_ ("“Getting ready”, step 2 («Подготовка к игре»)")
#define CITE_READY_FIRST N_ ("“Getting ready”, steps 3 and 4 («Подготовка к игре»)")
#define CITE_PARTY N_ ("“Gathering the party” («Сбор партии»)")
#define CITE_POPULATE N_ ("“Gathering the party”, steps 3 and 4 («Сбор партии»)")
#define CITE_LAIR N_ ("“Gathering the party”, the box on the lair («Сбор партии»)")
#define CITE_LOCKED                                                                         \
  N_ ("“Gathering the party”, the box on the lair; “Notes on skills and abilities” («Сбор " \
      "партии»; «Пояснения к навыкам и способностям»)")
#define CITE_COURSE N_ ("“Adventure”; “Course of a turn” («Приключение»; «Порядок хода»)")
#define CITE_MONSTERS N_ ("“1) Monster phase” («1) Фаза монстров»)")
#define CITE_SCROLLS N_ ("“1) Monster phase”, A («1) Фаза монстров», А)")
#define CITE_ABILITIES N_ ("“1) Monster phase”, B («1) Фаза монстров», Б); “Heroes” («Герои»)")
#define CITE_COMPANIONS N_ ("“1) Monster phase”, C («1) Фаза монстров», В)")
#define CITE_LOOT N_ ("“2) Loot phase”, last paragraph («2) Фаза добычи»)")
#define CITE_CHESTS N_ ("“2) Loot phase”, A («2) Фаза добычи», А)")
#define CITE_POTIONS N_ ("“2) Loot phase”, B («2) Фаза добычи», Б)")
#define CITE_DRAGON N_ ("“3) Dragon phase” («3) Фаза дракона»)")
#define CITE_FLEE \
  N_ ("“1) Monster phase”; “3) Dragon phase” («1) Фаза монстров»; «3) Фаза дракона»)")
#define CITE_REST N_ ("“4) Regroup phase”, A («4) Фаза перегруппировки», А)")
#define CITE_LEGEND N_ ("“4) Regroup phase”, B («4) Фаза перегруппировки», Б)")
#define CITE_GLORY N_ ("“4) Regroup phase”, C («4) Фаза перегруппировки», В)")
#define CITE_HANDOVER N_ ("“End of the adventure” («Конец приключения»)")
#define CITE_HEROES N_ ("“Heroes” («Герои»)")
#define CITE_NOTES \
  N_ ("Hero cards; “Notes on skills and abilities” («Пояснения к навыкам и способностям»)")
#define CITE_SPELLSWORD                                                                         \
  N_ ("Hero card, both sides; rulebook’s note (“Spellsword / Battlemage”, «Заклинатель меча / " \
      "Боевой маг»)")
#define CITE_CRUSADER \
  N_ ("Hero card, both sides; rulebook’s note (“Crusader / Paladin”, «Крестоносец / Паладин»)")
#define CITE_KNIGHT                                                                         \
  N_ ("Hero card, both sides; rulebook’s note (“Knight / Dragon Slayer”, «Рыцарь / Убийца " \
      "драконов»)")
#define CITE_ENCHANTRESS \
  N_ ("Hero card, both sides; rulebook’s note (“Enchantress / Beguiler”, «Волшебница / Чародейка»)")
#define CITE_MERCENARY \
  N_ ("Hero card, both sides; rulebook’s note (“Mercenary / Commander”, «Наёмник / Полководец»)")
#define CITE_HALF_GOBLIN \
  N_ ("Hero card, both sides; rulebook’s note (“Half-Goblin / Chieftain”, «Полугоблин / Вождь»)")
#define CITE_MINSTREL \
  N_ ("Hero card, both sides; rulebook’s note (“Minstrel / Bard”, «Менестрель / Бард»)")
#define CITE_OCCULTIST                                                                    \
  N_ ("Hero card, both sides; rulebook’s note (“Occultist / Necromancer”, «Оккультист / " \
      "Некромант»)")
#define CITE_TREASURES N_ ("“Treasures” («Сокровища»)")
#define CITE_END N_ ("“End of the game” («Конец игры»)")
#define CITE_WORTH N_ ("“End of the game”; “Treasures” («Конец игры»; «Сокровища»)")
#define CITE_SOLO N_ ("“Rules of the solo game” («Правила одиночной игры»)")
#define CITE_ACHIEVEMENTS N_ ("“Achievements” («Достижения»)")
#define CITE_EXAMPLE N_ ("“Example of play” («Пример игры»)")
#define CITE_TABLEMATE N_ ("Tablemate")

const TmArticle dungeon_roll_articles[] = {
  { "roll.setup.heroes", SETTING_UP, N_ ("One hero each, as a novice"), CITE_READY_HEROES,
    N_ ("Shuffle the eight hero cards and deal one to each player, the brown novice side up; the "
        "others stay out of the game, so no hero is in play twice. Two players thus have 8 × 7 = "
        "56 possible deals, all equally likely. The treasure tokens stay in the chest, where "
        "nobody sees them.\n\n"
        "Players who know the game may agree on their heroes instead: option “Heroes”, “by "
        "agreement” (heroes = chosen).") },
  { "roll.setup.first", SETTING_UP, N_ ("First adventurer and lord"), CITE_READY_FIRST,
    N_ ("Whoever was underground most recently is the first adventurer. If you would rather leave "
        "it to chance, use the option “First adventurer”: “by lot” (first = lot). The neighbour to "
        "the left is the dungeon lord and rolls the black dice. Of four players, let the third "
        "begin: the fourth is the lord. Alone you are both.") },
  { "roll.open.players", SETTING_UP, N_ ("How many can play?"), CITE_CONTENTS,
    N_ ("Default: one to four. The text names no number; four reference cards and the solo rules "
        "bound it. The values of the 24 experience tokens are not printed either, so Tablemate "
        "only counts points and the supply never runs out.\n\n"
        "Other reading: more than four, since there are eight heroes. It has no option; the seats "
        "of the match are the number of players.") },
  { "roll.party.form", PARTY, N_ ("Seven dice, hero readied"), CITE_PARTY,
    N_ ("A delve begins with all seven white dice rolled once: what they show is your party. If "
        "your hero card still lies turned from an earlier delve, set it upright; its one-shot "
        "ability is ready again. Then the lord sets the level die to 1 and rolls for the first "
        "level. All six faces are equally likely, so seven dice show 7/6 champions on average.") },
  { "roll.party.knight", PARTY, N_ ("Knight: scrolls to champions"), CITE_KNIGHT,
    N_ ("When a Knight or Dragon Slayer forms the party, every scroll rolled is turned into a "
        "champion at once. Scrolls that come later, by potion, elixir or reroll, remain scrolls, "
        "and so do scroll tokens. Two scrolls, three champions, a mage and a thief become five "
        "champions, a mage and a thief.") },
  { "roll.party.mercenary", PARTY, N_ ("Mercenary: one party reroll"), CITE_MERCENARY,
    N_ ("After forming the party, and before the first black die is rolled, the Mercenary may "
        "reroll any number of white dice, once. The new faces stand, and the right lapses when the "
        "level is populated. He may keep four companions and reroll three scrolls, but not one of "
        "these a second time. The Commander’s side has another skill in its place.") },
  { "roll.populate.first", LEVEL, N_ ("One die on level 1"), CITE_POPULATE,
    N_ ("For the first level the lord rolls exactly one black die. In three of six cases it is a "
        "monster; otherwise a chest, a potion or a dragon, which goes to the lair and leaves the "
        "level empty. Even a party of scrolls alone has a fair chance here.") },
  { "roll.populate.count", LEVEL, N_ ("As many dice as the level"), CITE_GLORY,
    N_ ("For each further level the lord rolls as many black dice as the level die shows, but not "
        "more than are free. Only dice in the lair are missing, as all others are back in the "
        "reserve by then: the number is the level or 7 less the lair, whichever is smaller. On "
        "level 6 with two dice in the lair it is 5; on level 10 with an empty lair it is 7.") },
  { "roll.lair", LEVEL, N_ ("Dragons go to the lair"), CITE_LAIR,
    N_ ("A black die with a dragon face leaves the level for the lair at once, also after a "
        "reroll. In the lair it is no monster: companions do not fight it, and abilities that act "
        "on monsters pass it by. It stays from level to level until the dragon is slain, the lair "
        "is emptied or the delve ends.\n\n"
        "The lair is counted in the dragon phase alone: four dice there do nothing while monsters "
        "remain.") },
  { "roll.lair.locked", LEVEL, N_ ("The lair is never rerolled"), CITE_LOCKED,
    N_ ("No scroll and no ability rerolls a die in the lair, the Commander’s Battlefield Presence "
        "included. A scroll for a chest and a dragon is refused because of the dragon; for the "
        "chest alone it is allowed. Such dice leave the lair by victory over the dragon, by the "
        "ring, or by an ability that empties it.") },
  { "roll.turn.phase", LEVEL, N_ ("Four phases, free within"), CITE_COURSE,
    N_ ("A level has four phases: monsters, loot, dragon, regroup. Within a phase you act in any "
        "order; an act that belongs to another phase is illegal. So chests wait until the last "
        "monster is gone, unless a skill says otherwise. Loot is skipped if there is no chest or "
        "potion, the dragon phase if fewer than three dice lie in the lair. Only dice that are "
        "rolled anew can lead back to the monster phase.") },
  { "roll.monsters.use", MONSTERS, N_ ("Available dice, then graveyard"), CITE_MONSTERS,
    N_ ("Only available white dice can be used, not those in the graveyard. A used die goes to the "
        "graveyard first and takes effect second: so a scroll does not reroll itself, and a die "
        "that drinks a potion may come back by it. Beaten or discarded black dice return to the "
        "reserve, used tokens to the chest, and the die of a temporary companion to the "
        "reserve.") },
  { "roll.monsters.companions", MONSTERS, N_ ("Who beats what"), CITE_COMPANIONS,
    N_ ("A fighter beats any number of goblins, a cleric any number of skeletons, a mage any "
        "number of oozes, a champion any number of monsters of one type. Fighter, cleric and mage "
        "may instead beat one monster of another type; a thief beats one monster of any type. A "
        "scroll beats none.\n\n"
        "Types are not mixed unless a skill allows it: a champion takes three oozes, but not a "
        "goblin and an ooze; a thief does not take two goblins.") },
  { "roll.monsters.all-or-flee", MONSTERS, N_ ("All monsters or flight"), CITE_MONSTERS,
    N_ ("The monster phase is passed only when no monster is left; whoever cannot manage that has "
        "to flee. Against three goblins and an ooze a fighter alone is too little, a fighter and a "
        "thief are enough. Chests, potions and dice in the lair are no monsters. If three dice lie "
        "in the lair, keep enough companions for the dragon as well.") },
  { "roll.reroll.scope", MONSTERS, N_ ("What a scroll rerolls"), CITE_SCROLLS,
    N_ ("Put the scroll into the graveyard, then choose any available white dice and any black "
        "dice on the level, one at least, and roll them together once. Dice in the lair or "
        "graveyard and tokens are never rerolled, temporary companions only by house rule. New "
        "dragons go to the lair. With ooze, goblin, skeleton and two chests you may reroll the "
        "three monsters and keep the chests.") },
  { "roll.open.reroll-phase", MONSTERS, N_ ("Scroll rerolls later on?"), CITE_SCROLLS,
    N_ ("Default: a scroll rerolls in the monster phase only, because the rulebook lists it there "
        "and nowhere else.\n\n"
        "Other reading: in the loot and dragon phases too, as an online version has it; a monster "
        "that comes up leads back to the monster phase. Choose it with the house rule “Scroll "
        "rerolls”: “in any of the three phases” (reroll-phase = any).") },
  { "roll.open.temp-reroll", MONSTERS, N_ ("Reroll a turned monster?"), CITE_SCROLLS,
    N_ ("Default: no. A goblin or skeleton that fights for you is neither a die of the party nor a "
        "die on the level.\n\n"
        "Other reading: yes, it still is a dungeon die. It is rolled and lies on the level again "
        "as what it shows, a dragon in the lair. Choose it with the house rule “Rerolling "
        "temporary companions”: “yes” (temp-reroll = yes).") },
  { "roll.loot.chests", LOOT, N_ ("Opening chests"), CITE_CHESTS,
    N_ ("A thief or champion opens any number of chests on the level; a fighter, cleric or mage "
        "only one. Say first how many, then draw a random treasure token for each. Scrolls open "
        "nothing, unless a skill makes companions of them. Two chests, a fighter and a thief: the "
        "thief opens both and the fighter stays, while the fighter alone could open one.") },
  { "roll.loot.empty", LOOT, N_ ("No tokens left in the chest"), CITE_CHESTS,
    N_ ("For each chest opened when no treasure token is left you get 1 experience point instead. "
        "If one token is left and a thief opens two chests, you get the token and 1 point. The "
        "point counts at once and can raise your hero’s level in mid-delve.") },
  { "roll.open.token-return", LOOT, N_ ("When does the token return?"), CITE_CHESTS,
    N_ ("Default: a token that opens chests goes back before you draw, as a die goes to the "
        "graveyard before its effect; so it can be drawn again.\n\n"
        "Other reading: after the draw. With no other token left, thieves’ tools that open one "
        "chest are drawn again by default; otherwise you get 1 experience point. Choose it with "
        "the house rule “A token that opens chests returns”: “after the draw” (token-return = "
        "after).") },
  { "roll.loot.potions", LOOT, N_ ("Drinking potions"), CITE_POTIONS,
    N_ ("Any white die, scrolls too, drinks any number of potions. It goes to the graveyard first; "
        "then each potion brings one die from there back to the party, with a face of your choice. "
        "The drinker may be among them: one potion gains no die, but a new face.\n\n"
        "Example: a mage drinks two potions with four dice in the graveyard. Five lie there now, "
        "two return, three stay: one die more than before.") },
  { "roll.open.spare-potions", LOOT, N_ ("Potions beyond the graveyard?"), CITE_POTIONS,
    N_ ("Default: you may drink more potions than dice lie in the graveyard; those beyond have no "
        "effect.\n\n"
        "Other reading: you may not, because each potion is to bring a die. Only Divine "
        "Intervention, which drinks everything, is not bound by that. A sword token and two "
        "potions with one die in the graveyard: by default both may be drunk for one die, "
        "otherwise one. Choose it with the house rule “Potions beyond the graveyard”: “may not be "
        "drunk” (spare-potions = refuse).") },
  { "roll.loot.leftovers", LOOT, N_ ("Nothing must be taken"), CITE_LOOT,
    N_ ("You need not open a chest or drink a potion. What is left goes to the reserve before the "
        "dragon phase and does not wait for you on the next level. With exactly three different "
        "companions and three dice in the lair it is wise to leave a chest closed.") },
  { "roll.dragon.wakes", DRAGON, N_ ("Three dice wake the dragon"), CITE_DRAGON,
    N_ ("If three or more dice lie in the lair when the dragon phase comes, the dragon is awake: "
        "slay it, empty the lair by token or ability, leave by portal, or flee. With fewer the "
        "phase is skipped and the dice stay. It does not matter on which level they came: two from "
        "before and one new die wake it. More dice do not make it stronger.") },
  { "roll.dragon.fight", DRAGON, N_ ("Three different companions"), CITE_DRAGON,
    N_ ("Slaying the dragon takes companions of three different types, used together; scrolls are "
        "no companions. Tokens that stand for a companion count, and each unit counts as any one "
        "type that its skill allows.\n\n"
        "Two champions and a mage are only two types. Fighter, mage and thieves’ tools are three. "
        "A Spellsword’s two fighters and a cleric are enough: one fighter stands as a mage. The "
        "Dragon Slayer needs two different ones.") },
  { "roll.dragon.reward", DRAGON, N_ ("What the dragon leaves"), CITE_DRAGON,
    N_ ("After the victory all dice of the lair go to the reserve, you draw one random treasure "
        "token and get 1 experience point at once. Five dice in the lair are still one dragon. "
        "Dice that leave the lair in another way, such as by the ring or Bard Song, bring neither "
        "token nor point. A novice with 4 points becomes a master before regrouping.") },
  { "roll.open.dragon-dry", DRAGON, N_ ("Dragon slain, no token left?"), CITE_DRAGON,
    N_ ("Default: 1 experience point in place of the missing token, as with chests; the dragon "
        "then brings 2 points in all.\n\n"
        "Other reading: nothing in its place, because the rulebook has this only under chests; the "
        "dragon brings 1 point. Choose it with the house rule “Dragon slain, no token left”: "
        "“nothing” (dragon-dry = nothing).") },
  { "roll.flee", DRAGON, N_ ("Fleeing"), CITE_FLEE,
    N_ ("Whoever cannot beat the monsters or the awake dragon flees. The delve is over and brings "
        "no experience for the level, however deep you went: fleeing on level 7 gives 0 points, "
        "where a rest after level 6 would have given 6. Unused tokens stay yours, and a hero who "
        "has become a master remains one.") },
  { "roll.open.free-flee", DRAGON, N_ ("Fleeing without need?"), CITE_FLEE,
    N_ ("Default: you may flee at any time before regrouping. The last note on regrouping leaves "
        "you the choice of winning or fleeing.\n\n"
        "Other reading: only if the dice, tokens and hero at hand cannot win without a roll, "
        "because flight is described for those who failed. Choose it with the house rule “Fleeing "
        "at will”: “no” (free-flee = no).") },
  { "roll.open.flee-dragon", DRAGON, N_ ("Points before a flight?"), CITE_FLEE,
    N_ ("Default: points for dragons and for chests without a token were gained at once and stay "
        "yours when you flee later in that delve.\n\n"
        "Other reading: they are taken back, because a flight gives no experience for the delve; a "
        "master remains a master. With 4 points, a dragon and a flight you have 5 by default, 4 "
        "otherwise. Choose it with the house rule “Points before a flight”: “are taken back” "
        "(flee-dragon = lose).") },
  { "roll.regroup.rest", REGROUP, N_ ("Rest in the tavern"), CITE_REST,
    N_ ("After a beaten level you may rest: you get as many experience points as the level die "
        "shows, and the delve is over. It is the number of the level alone, not the sum of all "
        "levels: a rest after level 6 brings 6 points, besides those that dragons gave on the way. "
        "One or two dice in the lair do no harm.") },
  { "roll.regroup.legend", REGROUP, N_ ("Living legend: level 10"), CITE_LEGEND,
    N_ ("Level 10 is the deepest. Whoever has beaten it has to rest and gets 10 points; going on "
        "is not possible. With one dragon slain on the way the delve brings 11.") },
  { "roll.regroup.glory", REGROUP, N_ ("Seek glory: one level deeper"), CITE_GLORY,
    N_ ("Instead of resting you may go one level deeper. Your available dice keep their faces and "
        "are not rerolled; graveyard and lair stay as they are. The lord raises the level die by "
        "one and rolls. From then on there is no rest before everything is beaten, the dragon too "
        "if it wakes: after level 5 you stake 5 safe points for 6.") },
  { "roll.regroup.temporary", REGROUP, N_ ("Turned monsters leave"), CITE_NOTES,
    N_ ("Goblins and skeletons that joined you stay for this level only. When the regroup phase "
        "begins, their dice go to the reserve, used or not, and the lord may roll them on the next "
        "level. A skeleton raised on level 4 can still fight the dragon of level 4, but no monster "
        "of level 5.") },
  { "roll.handover", REGROUP, N_ ("Handing the dice on"), CITE_HANDOVER,
    N_ ("When a delve has ended, by rest, portal or flight, all white and black dice go to the "
        "left. The lord becomes adventurer, the next player to the left lord. With three players "
        "and the first as adventurer, the second goes next and the third is lord. A turned hero "
        "card stays turned until its owner forms a party again.") },
  { "roll.hero.skill", HEROES, N_ ("Skill: as often as you like"), CITE_ABILITIES,
    N_ ("The skill on the side of the card that lies up works at any moment and for any number of "
        "dice. It never turns the card and goes on working when the hero is exhausted: an "
        "exhausted Spellsword may still use three fighters as mages.") },
  { "roll.hero.one-shot", HEROES, N_ ("One-shot: once a delve"), CITE_ABILITIES,
    N_ ("Each hero has one ability that may be used once in each delve, so at most three times in "
        "a game. Turn the card sideways when you use it. You need not use it, and what is not used "
        "in one delve does not give two uses in the next.") },
  { "roll.open.one-shot-phase", HEROES, N_ ("One-shot in which phase?"), CITE_ABILITIES,
    N_ ("Default: in the monster, loot and dragon phases. The rulebook limits only how often it is "
        "used, and emptying the lair makes most sense at the end.\n\n"
        "Other reading: in the monster phase only, because abilities are listed there. A Minstrel "
        "then sings before he knows what the chests hold. Choose it with the house rule “One-shot "
        "abilities”: “in the monster phase” (one-shot-phase = monsters).") },
  { "roll.hero.exhausted", HEROES, N_ ("Exhausted: the card is turned"), CITE_ABILITIES,
    N_ ("While the hero card lies sideways, the one-shot ability cannot be used again; the skill "
        "still works. Neither a new level, nor levelling up, nor a token readies the hero, only "
        "the next party its owner forms. Who used it on level 1 has none on level 8.") },
  { "roll.open.two-targets", HEROES, N_ ("Two targets, only one there?"), CITE_NOTES,
    N_ ("Calculated Strike, Mesmerize, Pull Rank and Command Dead name two dice. Default: one or "
        "two, so a lone goblin may be turned by Pull Rank.\n\n"
        "Other reading: exactly two, as the number on the card has no “up to”; with one goblin on "
        "the level Pull Rank cannot be used. Choose it with the house rule “Abilities with two "
        "targets”: “exactly two” (two-targets = exact).") },
  { "roll.hero.level-up", HEROES, N_ ("5 points: novice to master"), CITE_HEROES,
    N_ ("As soon as a novice has 5 or more experience points, the card is turned to the blue "
        "master side, even in mid-delve. The points are kept, an exhausted hero stays exhausted, a "
        "ready one may use the master’s ability; the card never turns back. Points for tokens do "
        "not count. A Mercenary with 4 points who slays a dragon is a Commander at once.") },
  { "roll.hero.golden", HEROES, N_ ("Hero text beats the rules"), CITE_HEROES,
    N_ ("Where a skill or ability contradicts the rules, the hero card is right; where it is "
        "silent, the rules hold. So the Half-Goblin opens chests among living monsters, but a used "
        "die still goes to the graveyard first.") },
  { "roll.hero.spellsword", HEROES, N_ ("Spellsword"), CITE_SPELLSWORD,
    N_ ("Skill: fighters may be used as mages and mages as fighters. A fighter thus beats any "
        "number of goblins or of oozes.\n\n"
        "One-shot, Arcane Blade: the hero himself is used as one fighter or one mage, and the card "
        "is turned. He may open a chest or join against the dragon; but he and two fighters show "
        "only two types.") },
  { "roll.hero.battlemage", HEROES, N_ ("Battlemage"), CITE_SPELLSWORD,
    N_ ("Skill: fighters and mages may be used as each other, as on the novice side.\n\n"
        "One-shot, Arcane Fury: all monsters, chests and potions of the level and all dice in the "
        "lair go to the reserve. Nothing counts as opened, drunk or slain, so there are no tokens, "
        "no revived dice and no experience. You go on to regroup: on level 7 it saves the 7 "
        "points.") },
  { "roll.hero.crusader", HEROES, N_ ("Crusader"), CITE_CRUSADER,
    N_ ("Skill: fighters may be used as clerics and clerics as fighters. A cleric thus beats any "
        "number of skeletons or of goblins.\n\n"
        "One-shot, Holy Strike: the hero herself is used as one fighter or one cleric, and the "
        "card is turned. With a mage and a thief she is enough for the dragon.") },
  { "roll.hero.paladin", HEROES, N_ ("Paladin"), CITE_CRUSADER,
    N_ ("Skill: fighters and clerics may be used as each other.\n\n"
        "One-shot, Divine Intervention: discard one treasure token of any kind that you hold. Then "
        "all monsters are beaten, every chest is opened (a token each), every potion drunk (a die "
        "from the graveyard each), and the lair is emptied without the dragon’s reward. With a "
        "goblin, two chests and three dice in the lair it brings two tokens. Without a token to "
        "pay it cannot be used.") },
  { "roll.hero.knight", HEROES, N_ ("Knight"), CITE_KNIGHT,
    N_ ("Skill: when the party is formed, all scrolls become champions; later scrolls do not.\n\n"
        "One-shot, Battlecry: all monsters on the level become dragon faces and go to the lair; "
        "chests and potions stay. With a goblin, an ooze and a chest and one die in the lair, the "
        "chest remains and the lair holds three: the dragon will wake.") },
  { "roll.hero.dragon-slayer", HEROES, N_ ("Dragon Slayer"), CITE_KNIGHT,
    N_ ("Skill: scrolls become champions when the party is formed, and the dragon needs only two "
        "companions instead of three. These two must differ: a fighter and a thief are enough, two "
        "champions are not.\n\n"
        "One-shot, Battlecry: all monsters on the level become dragon faces and go to the lair.") },
  { "roll.hero.enchantress", HEROES, N_ ("Enchantress"), CITE_ENCHANTRESS,
    N_ ("Skill: a scroll may be used as any companion, with all that this companion can do; it "
        "then rerolls nothing. A champion and two scrolls are enough for the dragon.\n\n"
        "One-shot, Charm Monster: one monster on the level becomes a potion, which you may drink "
        "in the loot phase.") },
  { "roll.hero.beguiler", HEROES, N_ ("Beguiler"), CITE_ENCHANTRESS,
    N_ ("Skill: a scroll may be used as any companion.\n\n"
        "One-shot, Mesmerize: two monsters of any types become one potion; the other die goes to "
        "the reserve. Of a goblin, two skeletons, an ooze and a potion, with goblin and ooze "
        "chosen, two skeletons and two potions are left.") },
  { "roll.hero.mercenary", HEROES, N_ ("Mercenary"), CITE_MERCENARY,
    N_ ("Skill: after forming the party you may reroll any number of white dice, once, before the "
        "first level is populated.\n\n"
        "One-shot, Calculated Strike: beat any two monsters on the level, alike or different. Dice "
        "in the lair are no monsters. A goblin and an ooze on level 2 are gone without a single "
        "companion.") },
  { "roll.hero.commander", HEROES, N_ ("Commander"), CITE_MERCENARY,
    N_ ("Skill: each fighter beats one more monster of any type. A fighter takes two goblins and "
        "an ooze, or a skeleton and an ooze, but not a goblin, a skeleton and an ooze. The "
        "Mercenary’s reroll is gone.\n\n"
        "One-shot, Battlefield Presence: reroll any number of available white dice and of black "
        "dice on the level, none of the lair. Play then is in the monster phase.") },
  { "roll.hero.half-goblin", HEROES, N_ ("Half-Goblin"), CITE_HALF_GOBLIN,
    N_ ("Skill: chests may be opened and potions drunk in the monster phase too, before the "
        "monsters are beaten.\n\n"
        "One-shot, Plea for Help: one goblin on the level becomes a thief in your party until the "
        "next regroup phase. It is no monster any more and may open all chests, for example.") },
  { "roll.hero.chieftain", HEROES, N_ ("Chieftain"), CITE_HALF_GOBLIN,
    N_ ("Skill: chests and potions in the monster phase too.\n\n"
        "One-shot, Pull Rank: two goblins on the level become thieves in your party until the next "
        "regroup phase. Against two goblins and two skeletons both goblins change sides, and each "
        "beats a skeleton.") },
  { "roll.hero.minstrel", HEROES, N_ ("Minstrel"), CITE_MINSTREL,
    N_ ("Skill: thieves may be used as mages and mages as thieves. A mage thus opens any number of "
        "chests, a thief beats any number of oozes.\n\n"
        "One-shot, Bard Song: all dice in the lair go to the reserve. That is no victory over the "
        "dragon: no token, no experience.") },
  { "roll.hero.bard", HEROES, N_ ("Bard"), CITE_MINSTREL,
    N_ ("Skill: thieves and mages may be used as each other, and each champion beats one more "
        "monster of any type: a goblin and an ooze, or three skeletons and a goblin. Dice in the "
        "lair are no monsters.\n\n"
        "One-shot, Bard Song: all dice in the lair go to the reserve, without the dragon’s "
        "reward.") },
  { "roll.hero.occultist", HEROES, N_ ("Occultist"), CITE_OCCULTIST,
    N_ ("Skill: mages may be used as clerics and clerics as mages. A cleric thus beats any number "
        "of skeletons or of oozes.\n\n"
        "One-shot, Animate Dead: one skeleton on the level becomes a fighter in your party until "
        "the next regroup phase. Of a skeleton and three goblins it leaves nothing.") },
  { "roll.hero.necromancer", HEROES, N_ ("Necromancer"), CITE_OCCULTIST,
    N_ ("Skill: mages and clerics may be used as each other.\n\n"
        "One-shot, Command Dead: two skeletons on the level become fighters in your party until "
        "the next regroup phase. Unused, they go to the reserve then; with a mage and a thief one "
        "of them is enough for the dragon.") },
  { "roll.treasure.golden", TREASURES, N_ ("Token text beats the rules"), CITE_TREASURES,
    N_ ("Where the effect of a treasure contradicts the rules, the treasure is right. So a town "
        "portal leaves a level whose monsters still stand, and brings its experience.") },
  { "roll.treasure.return", TREASURES, N_ ("Used tokens go back"), CITE_TREASURES,
    N_ ("A used treasure token returns to the chest and may be drawn again; it brings no point at "
        "the end. With all four rings used, the next chest again holds each of the four.") },
  { "roll.treasure.sword", TREASURES, N_ ("Vorpal sword: a fighter"), CITE_TREASURES,
    N_ ("Used as one fighter: it beats any number of goblins or one other monster, opens one "
        "chest, counts against the dragon. Three copies; 1 point if unused. Three goblins are gone "
        "for one token.") },
  { "roll.treasure.talisman", TREASURES, N_ ("Talisman: a cleric"), CITE_TREASURES,
    N_ ("Used as one cleric: it beats any number of skeletons or one other monster, opens one "
        "chest, counts against the dragon. Three copies; 1 point if unused. With a mage and a "
        "thief it makes three types.") },
  { "roll.treasure.sceptre", TREASURES, N_ ("Sceptre of power: a mage"), CITE_TREASURES,
    N_ ("Used as one mage: it beats any number of oozes or one other monster, opens one chest, "
        "counts against the dragon. Three copies; 1 point if unused. It does not beat two "
        "skeletons.") },
  { "roll.treasure.tools", TREASURES, N_ ("Thieves’ tools: a thief"), CITE_TREASURES,
    N_ ("Used as one thief: they open any number of chests, beat one monster of any type, count "
        "against the dragon. Three copies; 1 point if unused. With two chests on the level they "
        "are worth two new tokens.") },
  { "roll.treasure.scroll-token", TREASURES, N_ ("Scroll token: a scroll"), CITE_TREASURES,
    N_ ("Used as one scroll: reroll any available white dice and black dice on the level, but no "
        "dragon. The Knight does not turn it into a champion. Three copies; 1 point if unused.") },
  { "roll.treasure.ring", TREASURES, N_ ("Ring of invisibility"), CITE_TREASURES,
    N_ ("All dice in the lair go to the reserve. No dragon is slain: you draw no token and get no "
        "experience. It needs a die in the lair. Four copies; 1 point if unused. With three dice "
        "in the lair and one companion left it still saves the level.") },
  { "roll.open.ring-when", TREASURES, N_ ("Ring before the dragon wakes?"), CITE_TREASURES,
    N_ ("Default: at any time with at least one die in the lair; the rulebook sets no "
        "condition.\n\n"
        "Other reading: only when three or more lie there, since a sleeping dragon sees nobody; an "
        "online version keeps the ring for the dragon phase. With two dice in the lair the ring "
        "may be used by default, otherwise not. Choose it with the house rule “Ring of "
        "invisibility”: “only with three dice or more” (ring-when = awake).") },
  { "roll.treasure.scales", TREASURES, N_ ("Dragon scales"), CITE_TREASURES,
    N_ ("They do nothing in play. At the end each is worth 1 point, and each pair 2 more: three "
        "scales are 5 points. A Paladin may pay with one. Six copies.") },
  { "roll.treasure.elixir", TREASURES, N_ ("Elixir: one die back"), CITE_TREASURES,
    N_ ("One die from the graveyard joins the party with a face of your choice. It needs a die "
        "there; no potion and no other die is used. Three copies; 1 point if unused. With two "
        "different companions left, it brings the third for the dragon.") },
  { "roll.treasure.bait", TREASURES, N_ ("Dragon bait"), CITE_TREASURES,
    N_ ("The black dice on the level become dragon faces and go to the lair, chests and potions "
        "too by default. It needs such a die. Four copies; 1 point if unused. Goblin, chest and "
        "potion with an empty lair: three dice in the lair, and the dragon wakes in the dragon "
        "phase.") },
  { "roll.open.bait", TREASURES, N_ ("What does the bait turn?"), CITE_TREASURES,
    N_ ("Default: all dice on the level, chests and potions included; the rulebook speaks of all "
        "dungeon dice that remain.\n\n"
        "Other reading: the monsters only, like the Knight’s Battlecry; so some computer versions. "
        "With a goblin, a chest and a potion the lair gets three dice by default, otherwise one, "
        "and chest and potion stay. Choose it with the house rule “Dragon bait turns”: “monsters "
        "only” (bait = monsters).") },
  { "roll.treasure.portal", TREASURES, N_ ("Town portal"), CITE_TREASURES,
    N_ ("You get as many experience points as the level die shows and the delve is over at once, "
        "whatever monsters or dragon are there. On level 7 it brings 7 points. Four copies; 2 "
        "points if unused.") },
  { "roll.open.tokens-as-dice", TREASURES, N_ ("Are tokens fully like dice?"), CITE_TREASURES,
    N_ ("Default: yes. A token, a hero used as companion or a temporary companion may also drink "
        "potions, and skills act on tokens: a Spellsword’s sword is a mage, too.\n\n"
        "Other reading: only in fights and at chests, without skills on tokens, because potions "
        "are drunk by a die of the party. Choose it with the house rule “Tokens in place of dice”: "
        "“without drinking and skills” (tokens-as-dice = fight-only).") },
  { "roll.end", ENDING, N_ ("Three delves each"), CITE_END,
    N_ ("The game ends when every player has been adventurer three times; with two players after "
        "six delves. A shorter or longer match (option “Delves”, delves = 1 to 5) is a house rule; "
        "the solo ranks and the achievements are meant for three.") },
  { "roll.score", ENDING, N_ ("Final points"), CITE_END,
    N_ ("Add up your experience points, 1 for each unused treasure token, 1 more for each town "
        "portal and 2 more for each pair of dragon scales. The highest total wins.\n\n"
        "Example: 18 points, a sword, three scales and a portal make 18 + 5 + 2 + 1 = 26.") },
  { "roll.score.portal", ENDING, N_ ("An unused portal: 2 points"), CITE_WORTH,
    N_ ("An unused town portal is worth 2 points instead of 1; two portals are 4. One that was "
        "used is back in the chest and worth nothing but the level it brought.") },
  { "roll.score.scales", ENDING, N_ ("Pairs of scales: 2 more"), CITE_WORTH,
    N_ ("Each pair of dragon scales brings 2 points besides the 1 for each token; a scale left "
        "over has only its own point. Two scales are 4 points, five are 5 + 4 = 9.") },
  { "roll.tie", ENDING, N_ ("Ties: fewest tokens"), CITE_END,
    N_ ("Of those with the same highest total, the one with the fewest unused treasure tokens "
        "wins; if these are equal, too, the win is shared. With 26 points each, 3 tokens beat "
        "5.") },
  { "roll.solo", SOLO, N_ ("Three delves alone"), CITE_SOLO,
    N_ ("Alone you play three delves by the usual rules and roll the black dice yourself. There is "
        "nobody to beat; the aim is a high total. Tokens, hero and level-up carry over from delve "
        "to delve as always.") },
  { "roll.solo.rank", SOLO, N_ ("Solo ranks"), CITE_SOLO,
    N_ ("The final total gives a rank: up to 15 points dragon’s breakfast, 16 to 23 village "
        "defender, 24 to 29 seasoned adventurer, 30 to 34 protector, from 35 on legendary hero. "
        "With 29 points you are seasoned and one point short of the next rank.") },
  { "roll.open.achievements", ACHIEVEMENTS, N_ ("Who judges achievements?"), CITE_ACHIEVEMENTS,
    N_ ("The book does not say what surviving is, what using the hero card is, or whether a "
        "Knight’s turned scrolls count. Default: Tablemate detects achievements by the conditions "
        "in these articles. If a table was corrected by hand within a delve, it asks about those "
        "it cannot know.\n\n"
        "Other readings are left to you: option “Achievements”, “ask each time” (achievements = "
        "ask), or “none” (achievements = off).") },
  { "roll.achievement.two-dragons", ACHIEVEMENTS, N_ ("Dragon slayer: two dragons"),
    CITE_ACHIEVEMENTS,
    N_ ("Two dragons slain within one delve. Dice swept from the lair by ring or ability do not "
        "count, nor do dragons of different delves.") },
  { "roll.achievement.three-dragons", ACHIEVEMENTS, N_ ("Dragon tamer: three dragons"),
    CITE_ACHIEVEMENTS,
    N_ ("Three dragons slain within one delve. At most one dragon can be slain on each level, so "
        "it takes three levels at least.") },
  { "roll.achievement.never-tell-odds", ACHIEVEMENTS, N_ ("Never tell me the odds!"),
    CITE_ACHIEVEMENTS,
    N_ ("Seven black dice rolled at once, on entering a level or by a reroll, and that level "
        "survived: you reached its regroup phase or left by portal. It takes level 7 or deeper and "
        "an empty lair at that moment.") },
  { "roll.achievement.last-stand", ACHIEVEMENTS, N_ ("Last stand"), CITE_ACHIEVEMENTS,
    N_ ("You entered a level with no more than one available white die and slew the dragon there. "
        "Tokens, potions and hero may help: a thief, a sword token and a talisman are enough.") },
  { "roll.achievement.cheater", ACHIEVEMENTS, N_ ("Cheater: five champions"), CITE_ACHIEVEMENTS,
    N_ ("A party formed with five or more champions. The Knight’s turned scrolls and the "
        "Mercenary’s reroll count. Without these the chance is 0.2 %, with the Knight 4.5 %.") },
  { "roll.achievement.bottomless-bag", ACHIEVEMENTS, N_ ("We need a bottomless bag!"),
    CITE_ACHIEVEMENTS,
    N_ ("At the end your tokens are worth 15 points or more, portals and pairs of scales included. "
        "Six scales, a portal and a ring are 6 + 6 + 2 + 1 = 15.") },
  { "roll.achievement.conqueror", ACHIEVEMENTS, N_ ("Conqueror of the dungeon"), CITE_ACHIEVEMENTS,
    N_ ("A delve ended with the level die on 10, by resting or by a portal. Fleeing from level 10 "
        "does not earn it.") },
  { "roll.achievement.natural-twenty", ACHIEVEMENTS, N_ ("Natural twenty"), CITE_ACHIEVEMENTS,
    N_ ("A final total of 20 or more without using the hero card in the match. A one-shot ability, "
        "the Mercenary’s reroll, scrolls turned by the Knight and every move that is legal only "
        "through a skill count as use; turning the card to the master side does not.") },
  { "roll.achievement.critical-hit", ACHIEVEMENTS, N_ ("Critical hit"), CITE_ACHIEVEMENTS,
    N_ ("On level 5 or deeper, with a monster or an awake dragon there, you reached regroup "
        "without using a companion, of white dice, tokens, hero or turned monsters, and without "
        "Arcane Fury or Divine Intervention. A Knight’s Battlecry followed by the ring is a "
        "way.") },
  { "roll.achievement.guild-master", ACHIEVEMENTS, N_ ("Guild master: all eight"),
    CITE_ACHIEVEMENTS,
    N_ ("The same person has finished a match with each of the eight heroes; both sides of a card "
        "are one hero. Tablemate reads it from the history after each match.") },
  { "roll.achievement.magic-whirl", ACHIEVEMENTS, N_ ("Magic whirl"), CITE_ACHIEVEMENTS,
    N_ ("A final total of 20 or more without using a treasure token in the match. Drawing and "
        "keeping tokens is fine; paying one to Divine Intervention is a use.") },
  { "roll.achievement.three-heads", ACHIEVEMENTS, N_ ("Dragon bait: three heads"),
    CITE_ACHIEVEMENTS,
    N_ ("Three or more dragon faces in one roll of black dice, on entering a level or by a reroll. "
        "Dice turned by bait or Battlecry were not rolled. With seven dice the chance is 331/3456, "
        "9.6 %.") },
  { "roll.odds.roll", ODDS, N_ ("Odds of a roll"), CITE_TABLEMATE,
    N_ ("Each face of a die has the chance 1/6 and dice do not influence one another; all cases "
        "are counted exactly. Faces asked for together are added up. Five or more champions on "
        "seven white dice: 187/93312, 0.2 %; champions or scrolls, as for the Knight: 11/243, 4.5 "
        "%.") },
  { "roll.odds.draw", ODDS, N_ ("Odds of a draw"), CITE_TABLEMATE,
    N_ ("Every token left in the chest is equally likely, and one that is drawn does not go back "
        "during the same opening. Tokens drawn but not yet named count as still in the chest, "
        "which does not change the chance. Two draws from the full chest bring a ring with 67/315, "
        "21.3 %.") },
  { "roll.odds.clear", ODDS, N_ ("Odds of clearing a level"), CITE_TABLEMATE,
    N_ ("The chance to reach the regroup phase of the level if you always do what is best: "
        "companions, rerolls, potions, tokens and ability, with every roll and draw to come. "
        "Fleeing and the portal count as failure, and level-ups inside the level are left out. It "
        "is exact unless more than 8 million positions would be needed; newly drawn tokens are "
        "then not used, except to pay for Divine Intervention, and the number is a lower bound, "
        "said so.\n\n"
        "Example: one fighter and level 2: 7/9, 77.8 %.") },
  { "roll.odds.advice", ODDS, N_ ("Rest or go on"), CITE_TABLEMATE,
    N_ ("Resting brings the level; going on, the average points of the best play: 1 for each "
        "dragon and each token drawn, less the worth of tokens spent, 0 for a flight. It never "
        "says too much: drawn tokens are not used (except to pay for Divine Intervention), at most "
        "four held ones are spent, and after the levels looked ahead you rest. So “go on” is "
        "certain; “rest” is only if the look reached level 10.\n\n"
        "Example: level 4, fighter, mage, champion, empty lair: 5.62 against 4, go on. Points kept "
        "at a flight are assumed.") },
  { "roll.open.hands", AT_THE_TABLE, N_ ("Are won tokens open?"), CITE_TREASURES,
    N_ ("Default: all see which tokens each player holds, as the rulebook hides only those in the "
        "chest.\n\n"
        "Other reading: only their number is seen and the owner holds to look. Choose it with the "
        "option “Treasure tokens”: “secret” (hands = secret). It changes what the screen shows and "
        "what is filled in for odds, no rule.") },
  { "roll.open.scan", AT_THE_TABLE, N_ ("Level 6 of the example"), CITE_EXAMPLE,
    N_ ("In the example of play three dice are rerolled on level 6, and the available text shows a "
        "dragon among them. Yet the goblin, ooze and two chests dealt with afterwards and the "
        "dragon already put into the lair are all five dice; with another dragon there would be "
        "six.\n\n"
        "Default: the reroll showed three of goblin, ooze, chest, chest, and the icon is wrong. "
        "Other reading: the icon is right and a chest too many is named. It has no option, since "
        "no rule depends on it.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (dungeon_roll_articles) == ROLL_N_ARTICLES);
