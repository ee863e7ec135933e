/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule articles of Dungeoneer about battles, threats and what holds everywhere. Their source is
 * the rulebook; every ruling, finding and move cites them by id. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "tm-rulebook.h"

#include "dungeoneer-articles.h"

/* The parts of the game. */
#define BATTLE N_ ("Battle")
#define THREATS N_ ("Threats")
#define GENERAL N_ ("General rules")

/* The headings of the rulebook: English gives both its own words and the Russian ones of the
 * book. */
#define CITE_START N_ ("“Starting a battle”, p. 12 («Начало битвы»)")
#define CITE_HERO_START                                                                     \
  N_ ("“II. Misdeeds”, p. 8; “Special acts”, p. 11; “Starting a battle”, p. 12 («II. Фаза " \
      "злодеяний», «Особые действия», «Начало битвы»)")
#define CITE_FORM N_ ("“Form of battle”, p. 12 («Форма битвы»)")
#define CITE_FORM_13 \
  N_ ("“Form of battle”, p. 12; “Steps of a battle”, p. 13 («Форма битвы», «Этапы битвы»)")
#define CITE_STEPS_13 N_ ("“Steps of a battle”, p. 13 («Этапы битвы»)")
#define CITE_STEPS_14 N_ ("“Steps of a battle”, p. 14 («Этапы битвы»)")
#define CITE_STEAL                                                                  \
  N_ ("“Starting a battle”, p. 12; “Categories of quests”, p. 17 («Начало битвы», " \
      "«Категории заданий»)")
#define CITE_CHALLENGE_AP                                                          \
  N_ ("“Steps of a battle”, p. 14; “Categories of quests”, p. 16 («Этапы битвы», " \
      "«Категории заданий»)")
#define CITE_PLACE_BAN N_ ("“Setting up”, p. 6 («Подготовка к игре»)")
#define CITE_LAIR_WOUNDS \
  N_ ("“Starting a battle”, p. 12; “Steps of a battle”, p. 14 («Начало битвы», «Этапы битвы»)")
#define CITE_REWARD \
  N_ ("“Steps of a battle”, p. 14; “Example of a battle”, p. 15 («Этапы битвы», «Пример битвы»)")
#define CITE_THREATS N_ ("“Threats”, p. 15 («Угрозы»)")
#define CITE_GENERAL_18 N_ ("“General rules”, p. 18 («Общие правила»)")
#define CITE_GENERAL_19 N_ ("“General rules”, p. 19 («Общие правила»)")
#define CITE_ORDER N_ ("“General rules”, pp. 18 and 19 («Общие правила»)")
#define CITE_EFFECTS_19 N_ ("“General effects of cards”, p. 19 («Общие эффекты карт»)")
#define CITE_EFFECTS_20 N_ ("“General effects of cards”, p. 20 («Общие эффекты карт»)")
#define CITE_SHIFT N_ ("“General effects of cards”, pp. 19 and 20 («Общие эффекты карт»)")
#define CITE_FALL_AP \
  N_ ("“Hazards”, p. 18; “General effects of cards”, p. 19 («Преграды», «Общие эффекты карт»)")
#define CITE_WARP_MOVED                                                            \
  N_ ("“V. Discard and draw”, p. 11; “General effects of cards”, p. 19 («V. Фаза " \
      "сброса/добора карт», «Общие эффекты карт»)")
#define CITE_LEVEL                                                                     \
  N_ ("“Hero cards”, p. 3; “General effects of cards”, p. 19 («Карты героев», «Общие " \
      "эффекты карт»)")
#define CITE_BANE_SELF                                                                  \
  N_ ("“II. Misdeeds”, p. 8; “General effects of cards”, p. 19 («II. Фаза злодеяний», " \
      "«Общие эффекты карт»)")
#define CITE_ENGLISH N_ ("Rules of the English edition")

const TmArticle dungeoneer_battle_articles[] = {
  { "dungeoneer.battle.once", BATTLE, N_ ("One battle a turn, for 1 action point"), CITE_START,
    N_ ("A hero may begin one battle in a turn, whoever’s turn it is, and pays 1 action point "
        "for it: in your own turn one of the points of that turn, in the turn of another "
        "player the one you saved. A strike in the challenge step is such an attack, too. A "
        "monster attacks once a turn as well; it needs no action point, because the peril of "
        "its target has paid for the card.\n\n"
        "How often somebody is attacked is not limited, and countering is never an attack. "
        "Example: if you have attacked Vera in this turn, you may counter whatever comes, but "
        "not challenge anybody.") },
  { "dungeoneer.battle.hero-start", BATTLE, N_ ("A hero may attack in any phase"), CITE_HERO_START,
    N_ ("A hero attacks one of the monsters right after they have attacked, or another hero in "
        "the same location. When, is unclear: the actions of the Feats phase do not include a "
        "battle, while the special acts, open in everybody’s turn, do.\n\n"
        "Tablemate takes the second: in any phase of your own turn for 1 action point, in the "
        "turns of others with your saved point. By the other reading heroes fight only where a "
        "step of a battle or a card tells them to. There is no option for it: if your table "
        "plays so, agree beforehand and do not begin such battles.") },
  { "dungeoneer.battle.form", BATTLE, N_ ("The attacker picks a form with a round icon"),
    CITE_FORM_13,
    N_ ("Every battle is fought in one of three forms: melee, magic or speed. The attacker "
        "chooses it for each attacking card, but only among the forms that have a round icon "
        "on that card. The defender has no say in it and answers with the value of the same "
        "form.\n\n"
        "Example: a tomb wraith has one round icon, that of magic, so it attacks by magic and "
        "nothing else. Your box knows for each card which icons are round; where it does not, "
        "what you name at the table counts.") },
  { "dungeoneer.battle.counter-only", BATTLE, N_ ("A counter icon serves for defence alone"),
    CITE_FORM,
    N_ ("In a form whose icon is not round a monster or hero can only counter. It never "
        "attacks first in it, but if it is attacked that way, it rolls and adds the full value "
        "like anybody else, and a higher total hits.\n\n"
        "The other way round nothing is barred: a round icon is for attack and counter. "
        "Example: a wraith that counters in melee and speed and attacks by magic can be "
        "challenged in melee; then melee counts for both sides.") },
  { "dungeoneer.battle.attack", BATTLE, N_ ("Step I: target and form are named"), CITE_STEPS_13,
    N_ ("The attacker names a target and a form for each attacking card. Effects of these "
        "cards that belong to attacking work now, and so do abilities of heroes; what a hit "
        "brings waits until a hit has been landed.\n\n"
        "Such an effect may reach more heroes than the target. Example: when a Legion attacks, "
        "every hero in that location has to pass a threat of 4+ by magic or takes 1 wound, "
        "even the hero of the player who sent it. After that the form is fixed, whatever the "
        "defender does.") },
  { "dungeoneer.battle.response", BATTLE, N_ ("Step II: only the defender answers"), CITE_STEPS_13,
    N_ ("Before any die is thrown the defender may play cards and use effects that have the "
        "time “response”, as many as can be paid for. The attacker has no such step; cards for "
        "any time and readied cards follow their own rules, on both sides.\n\n"
        "Example: a boon for 3 glory drives off one of two attacking monsters. The other "
        "fights on, and the boon, being instant, is discarded. A hero who leaves the location "
        "now is out of reach of the encounter.") },
  { "dungeoneer.battle.roll", BATTLE, N_ ("Steps III and IV: a die plus the chosen form"),
    CITE_STEPS_13,
    N_ ("The attacker rolls one die for each attacking card and adds its value in the form "
        "chosen. Then the defender rolls one die against each attack and adds its own value in "
        "the same form, a hero that of the present level. What cards add or take off is "
        "counted as well, if it was announced before the die.\n\n"
        "Several monsters are rolled one after the other, each with a counter of its own. "
        "Example: a Legion with melee 3 rolls a 4, total 7; the hero with melee 2 rolls a 1, "
        "total 3.") },
  { "dungeoneer.battle.compare", BATTLE, N_ ("Step V: the higher total hits, a tie is nobody’s"),
    CITE_STEPS_13,
    N_ ("Each attack is compared with the counter against it. The higher total lands a hit, "
        "and a hit is 1 wound, no matter how great the difference; hit effects may add to it. "
        "It does not matter either who began: a defender who rolls more wounds the attacker. "
        "Equal totals do nothing and are not rolled again.\n\n"
        "Example: 7 against 3 wounds the defender, 4 against 7 the attacker, 4 against 4 "
        "nobody. With 3 against 2 the attacker hits in 21 of 36 cases, is hit in 10, and 5 are "
        "ties.") },
  { "dungeoneer.battle.hit-effects", BATTLE, N_ ("Hit effects belong to the attack"), CITE_FORM_13,
    N_ ("Beside the hit icon of a form the card says what else a hit in it brings, such as the "
        "loss of 1 glory. One page ties this to a successful attack; the next speaks of the "
        "hit that the higher total lands, and that may be the defender’s. So it is unclear "
        "whether a won counter brings more than its wound.\n\n"
        "Default: no, hit effects work only for the side that attacks, in a challenge for the "
        "challenger. With the house rule on hit effects (hit_effects = any) a won counter sets "
        "them off, too.") },
  { "dungeoneer.battle.hero-hit", BATTLE, N_ ("A hit on a hero: a wound or the escort token"),
    CITE_STEAL,
    N_ ("If your attack on another hero succeeds and that hero carries the token of an escort "
        "quest, choose: either the usual wound, or you take the token and leave the hero "
        "unhurt. The quest is personal to you from then on, even as a third one; no new common "
        "quest is drawn for it.\n\n"
        "Never both. A monster cannot take a token, and neither does a won counter; who is "
        "attacked may try in the challenge step. Without a token there is nothing to choose.") },
  { "dungeoneer.battle.challenge", BATTLE, N_ ("Step VI: one strike back, and no second"),
    CITE_STEPS_14,
    N_ ("A hero who has been attacked may now make one attack: on one of the cards that "
        "attacked, or on a hero in the same location. It costs 1 action point and is that "
        "hero’s battle of the turn. The challenger picks the form; steps I to V are played, "
        "but nobody challenges within a challenge. Then the first battle goes on with the "
        "lair.\n\n"
        "What is beaten or gone cannot be challenged, and neither can a hero where the "
        "location forbids it. Example: wounded by a Legion, you spend your saved point and "
        "strike at it in melee; it only counters.") },
  { "dungeoneer.battle.challenge-ap", BATTLE, N_ ("Any unspent point pays for a challenge"),
    CITE_CHALLENGE_AP,
    N_ ("In the turn of another player you challenge with the point you saved; there is no "
        "other. In your own turn, mostly on a hunt, the book again speaks of a point kept from "
        "before, while the publisher’s answers to questions ask only for one held back.\n\n"
        "Default: in your own turn any unspent action point will do. The other reading is the "
        "house rule on challenges in your own turn (own_turn_challenge = saved_only); as saved "
        "points burn in Reset, it leaves next to no challenge there.") },
  { "dungeoneer.battle.place-ban", BATTLE,
    N_ ("Where a place protects heroes, no hero attacks them"), CITE_PLACE_BAN,
    N_ ("The entrance bans challenges against heroes. That word is the name of step VI, so it "
        "may mean only the strike back, or it may mean any attack of a hero on a hero.\n\n"
        "Default: any attack, so that nobody is struck down by another hero at the entrance. "
        "With the house rule on protected places (place_ban = challenge) only the strike in "
        "step VI is banned, and battles may be begun there. Monsters are not held back by "
        "either reading: they may attack heroes there, and a hero may always challenge a "
        "monster that did.") },
  { "dungeoneer.battle.lair", BATTLE, N_ ("Step VII: where the monsters go"), CITE_STEPS_14,
    N_ ("After the challenges each monster leaves the location. Unhurt, it returns to its "
        "owner’s hand or lair, as the owner likes; wounded, it goes to the lair or the "
        "discard, not to the hand; at zero health it is discarded.\n\n"
        "A monster in the lair is nowhere on the map. It is played from there like a card of "
        "the hand, at its price and by the peril of its new target. Monsters of quests know "
        "neither hand nor lair: unbeaten they stay with the quest, beaten they are done with.") },
  { "dungeoneer.battle.lair-limit", BATTLE, N_ ("Three monsters in a lair"), CITE_STEPS_14,
    N_ ("A lair holds three monsters. If more come together, the owner discards the surplus "
        "and chooses which, old or new; attachments go with their monster and are not counted. "
        "Nobody has to fill a lair: a wounded monster may go straight to the discard.\n\n"
        "Example: three lie there, and a wounded one joins them: one of the four is discarded. "
        "In the last phase of your turn you may give up one lair card as your discard, which "
        "makes room.") },
  { "dungeoneer.battle.lair-wounds", BATTLE, N_ ("Wounds stay on a monster in the lair"),
    CITE_LAIR_WOUNDS,
    N_ ("A wounded monster may not go to the hand, but may go to the lair. Whether it heals "
        "there is unclear. Its tokens could stay, for otherwise the ban on the hand would mean "
        "little; or it is played like a card of the hand and gets its tokens anew.\n\n"
        "Default: the wounds stay. A monster of health 2 with one wound comes out of the lair "
        "with 1. With the house rule on wounds in the lair (lair_wounds = heal) it comes with "
        "its full health each time it is played.") },
  { "dungeoneer.battle.reward-peril", BATTLE, N_ ("Step VIII: 1 peril for each wound to a hero"),
    CITE_REWARD,
    N_ ("For each wound that a monster has dealt to a hero, its owner may give 1 peril to a "
        "player. This is a choice, and each point may go to somebody else. Monsters of quests "
        "bring none; in a solo game there is none.\n\n"
        "To whom, is unclear: the rule says any player, the example any opponent. Default: any "
        "player. It makes a difference only for yourself, whose peril others would then spend. "
        "There is no option; if your table allows opponents alone, give it to them alone.") },
  { "dungeoneer.battle.reward-glory", BATTLE, N_ ("Step VIII: 1 glory for each wound to a monster"),
    CITE_STEPS_14,
    N_ ("Each wound that a hero deals to a monster earns the hero’s owner 1 glory, by counter "
        "or challenge, and whether the monster is beaten or not. Unlike peril it is not handed "
        "out: it is simply yours.\n\n"
        "Monsters of quests bring nothing, since the quest has a reward of its own, and "
        "wounding heroes brings no glory either. Example: your counter wounds a monster of "
        "health 2, your challenge finishes it: 2 glory.") },
  { "dungeoneer.battle.effect-wounds", BATTLE, N_ ("Wounds by a monster’s effect bring peril, too"),
    CITE_REWARD,
    N_ ("Some monsters wound without a hit, by what they do when attacking or dying. The "
        "reward is for each wound that a monster deals, which includes these; in the example "
        "only the wound of the hit is paid, but there no other one was dealt.\n\n"
        "Default: they count. Example: the flames of a Legion wound two heroes, and it hits "
        "one of them: 3 peril may be given. With the house rule on wounds by effects "
        "(effect_counts = no) only the hit counts, here 1.") },
  { "dungeoneer.battle.elimination", BATTLE, N_ ("At zero health a hero is out"), CITE_STEPS_14,
    N_ ("A hero whose health falls to zero is defeated, and the player is out of the game; "
        "surplus wounds do not matter. What becomes of the things left behind is not said.\n\n"
        "Tablemate takes it so: cards of hand, inventory and lair and banes played go to the "
        "discard, personal quests leave the game, an escort token stays in the location for "
        "others to pick up. If it was that player’s turn, it passes on. There is no option; "
        "set it otherwise by hand. With the variant of resurrection the player comes back "
        "instead.") },
  { "dungeoneer.threat.test", THREATS, N_ ("A threat is passed by reaching its number"),
    CITE_THREATS,
    N_ ("To pass a threat roll a die and add the stat it tests: the sum has to reach the "
        "number. Usually that is melee, magic or speed; a few test the level or the health "
        "left. If a card grants more dice, Tablemate counts the best of them.\n\n"
        "A threat is no battle, though one may come up in it: nobody counters, and reaching "
        "the number exactly is enough. Example: a threat of 4+ by magic 1 is passed with a 3, "
        "failed with a 2; the chance is 4 in 6. A number that even a 1 reaches cannot be "
        "failed.") },
  { "dungeoneer.threat.traps-all", THREATS, N_ ("A trap card hits everybody in the place"),
    CITE_THREATS,
    N_ ("Unless its card says otherwise, a trap is for all heroes in the location, also for "
        "the hero of the player who played it. Each hero rolls alone and adds its own stat; "
        "one may pass while another fails. There are no battle steps.\n\n"
        "Danger in a location adds its number to such a threat. The traps of exits are "
        "something else: they concern only the hero who leaves, and danger leaves them alone. "
        "Example: threat 4 with danger +2 is 6: stat 1 and a 4 fail, stat 3 and a 3 pass.") },
  { "dungeoneer.general.you", GENERAL, N_ ("“You” is whoever controls the card"), CITE_GENERAL_18,
    N_ ("Where a card says you or your, it speaks to the player who controls it, not to the "
        "one it is aimed at. Banes, traps and monsters are controlled by whoever played them, "
        "boons and treasures by the player in whose inventory they lie.\n\n"
        "Example: a lasting bane makes “your” undead cheaper: that helps the dungeonlord who "
        "played it, against everybody, although a rival’s peril has paid for it.") },
  { "dungeoneer.general.modifiers", GENERAL, N_ ("Modifiers come before the roll"), CITE_GENERAL_18,
    N_ ("Whatever changes the result of a die, for or against, has to be announced and carried "
        "out before that die is thrown. When it has fallen, it is too late, unless a card says "
        "plainly that it changes a roll already made.\n\n"
        "It holds for each roll by itself: after the attack roll the defender may still "
        "strengthen the counter that is to come. If a late modifier is recorded, Tablemate "
        "writes a note and leaves it to the table.") },
  { "dungeoneer.general.ap-speed", GENERAL, N_ ("Action points and speed are two things"),
    CITE_GENERAL_18,
    N_ ("In Reset you get as many action points as your hero has speed. From then on the two "
        "go their own ways: spending points does not make a hero slower, and a change of speed "
        "does not alter the points at hand.\n\n"
        "Example: with speed 3 and one point left a threat by speed still adds 3. If a bane "
        "takes 1 off the speed, the point remains, the threat adds 2, and only the next Reset "
        "gives less. With the variant that limits movement there are always 3 points.") },
  { "dungeoneer.general.order", GENERAL, N_ ("Thirteen ranks settle what comes first"), CITE_ORDER,
    N_ ("If it is disputed what happens first: boons with hero abilities, treasures, banes, "
        "the exit, spending action points, entering, getting peril and glory, the effect of "
        "the location, encounters, attack roll, counter roll, quest, passing the turn. The "
        "book gives no order within a rank; Tablemate keeps the one named.\n\n"
        "Something that cannot be paid yet waits for the points and follows right after them. "
        "Example: a boon for +1 speed is too dear; you enter, get the glory, play it, and only "
        "then does the location test your speed.") },
  { "dungeoneer.general.card-over-rule", GENERAL, N_ ("A card overrules the rulebook"),
    CITE_GENERAL_19,
    N_ ("Where the text of a card contradicts the rules, the card is right, for the case it "
        "speaks of and no further. Everything it does not mention goes on as usual: its price "
        "has to be paid and its moment kept.\n\n"
        "Tablemate does not know what is printed on your cards beyond the numbers you told it. "
        "If it objects to something that a card allows, confirm it and go on: the move is "
        "recorded as you made it.") },
  { "dungeoneer.general.x-cost", GENERAL, N_ ("X is what you choose to pay"), CITE_EFFECTS_19,
    N_ ("If an effect costs X glory or peril, the player who uses it decides how much that is, "
        "up to what there is, and X means this number wherever else the effect names it. It is "
        "fixed when the card is paid.\n\n"
        "The rules of paying stay the same. Glory is your own. Peril is that of one single "
        "opponent, of the target if there is one, and never yours. Example: with 3, 6 and 2 "
        "peril among your opponents X is at most 6 for a card without a target.") },
  { "dungeoneer.general.fall", GENERAL, N_ ("A fallen hero lies until 1 point is paid"),
    CITE_EFFECTS_19,
    N_ ("When a hero falls, the pawn is laid on its side: the hero cannot move. To stand up "
        "costs 1 action point, in your own turn or, with the saved point, in another’s. Some "
        "cards ask for a threat to be passed as well.\n\n"
        "Lying down is no wound, does not end your turn and weakens nothing in a battle: a "
        "fallen hero who is attacked counters in full. Cards may be played as ever. Who falls "
        "again while lying just lies.") },
  { "dungeoneer.general.fall-ap", GENERAL, N_ ("Lying, points are for standing up alone"),
    CITE_FALL_AP,
    N_ ("The chapter on effects lets a fallen hero spend action points on standing up and "
        "nothing else; the paragraph on the pit calls not moving the only penalty.\n\n"
        "Default: only standing up. Exploring, attacking, challenging and repeated attempts at "
        "a quest have to wait; what costs no point is open, such as glory cards, the first "
        "attempt and countering. With the house rule on fallen heroes (fallen_ap = free) "
        "anything but moving may be paid for. A point gained by lying down in a variant may be "
        "spent either way.") },
  { "dungeoneer.general.warp", GENERAL, N_ ("A warp moves pawns as they are"), CITE_EFFECTS_19,
    N_ ("A warp takes a hero from one location to another without a way, an exit or an action "
        "point. Peril, glory and the effect of the place are for a warp in your own turn "
        "alone; then the points come only from a location new to you in this turn. In somebody "
        "else’s turn you get nothing and nothing harms you.\n\n"
        "The hero’s state comes along: whoever lay before lies afterwards. Example: warped by "
        "a rival onto spikes, you neither roll nor gain.") },
  { "dungeoneer.general.warp-moved", GENERAL, N_ ("A warp in your own turn counts as moving"),
    CITE_WARP_MOVED,
    N_ ("At the end of a turn a hero who has not moved gets the points of the location. The "
        "chapter on warps speaks of a hero who moves; the chapter on the last phase of one who "
        "stayed. Whether a warp in your own turn spoils those points is therefore unclear.\n\n"
        "Default: yes, the warp was a movement, and it has had points of its own. With the "
        "house rule on warps (warp_moved = no) only walking counts, and a warped hero who has "
        "not walked gets the points of the place where the turn ends.") },
  { "dungeoneer.general.level-floor", GENERAL, N_ ("Never below level 1, never above 4"),
    CITE_LEVEL,
    N_ ("A hero begins at level 1 and gains one with each finished quest, if the reward says "
        "nothing else. Effects may take levels away, but never below the first; what is too "
        "much is lost.\n\n"
        "The hero card has four columns, so there is no fifth level; with three quests to win "
        "nobody should need one. Example: a hero at level 1 who is to lose a level stays there "
        "with the same stats. When the level changes, melee, magic and speed change with it at "
        "once.") },
  { "dungeoneer.general.boon-keep", GENERAL, N_ ("Boons are not given up freely"), CITE_EFFECTS_19,
    N_ ("A lasting boon in your inventory stays until a card makes you discard it; then its "
        "effect ends at that moment. You may not throw it away to make room under your limit, "
        "nor as the discard at the end of the turn.\n\n"
        "Quests of sacrifice and other cards may ask for a boon: that is allowed, since the "
        "card wants it. Treasures are not bound like this. Example: with a limit of two and "
        "two boons in play a third has to stay in hand.") },
  { "dungeoneer.general.bane-self", GENERAL, N_ ("A bane on your own hero is paid by an opponent"),
    CITE_BANE_SELF,
    N_ ("You may let a bane that you play reach your own hero as well, but you never spend "
        "your own peril. Who pays is unclear: a card against one hero is paid by that hero’s "
        "peril, and here this would be yours.\n\n"
        "Default: any one opponent with enough peril pays it in full, as for a card without a "
        "target. By the other reading a bane for your own hero alone cannot be paid and so "
        "cannot be played. There is no option; if your table holds to that, do not play it.") },
  { "dungeoneer.general.shift", GENERAL, N_ ("Shifted locations obey the rules of placing"),
    CITE_SHIFT,
    N_ ("A shift moves locations on the table. Afterwards everything must lie as if it had "
        "been placed so: upright or, by default, upside down, never sideways; joined to the "
        "rest; no exit against a wall. And from every moved location there has to be a way to "
        "an entrance.\n\n"
        "Tablemate takes along what stands there: pawns, tokens and an exit held open. A shift "
        "is no movement of the heroes, so it brings no points. A map in two pieces is against "
        "the rules even if each has an entrance.") },
  { "dungeoneer.general.speed", GENERAL, N_ ("More speed brings no points at once"),
    CITE_EFFECTS_20,
    N_ ("If a card raises your speed, you get no action points for it in the running turn, "
        "unless the card grants them in so many words. If the speed is still raised in your "
        "next Reset, that Reset gives the greater number. Losing speed works the same way.\n\n"
        "Example: speed 3, two points left, a boon gives +1: the two points remain, rolls by "
        "speed add 4, and the next turn starts with 4 points, if the boon is still there.") },
  { "dungeoneer.general.treasure-spent", GENERAL, N_ ("A spent treasure is discarded at once"),
    CITE_EFFECTS_20,
    N_ ("A treasure that has lost its effects leaves the inventory immediately, and its place "
        "is free again. One that is discarded when used, such as a potion, does not count "
        "against the limit, provided that you use it as soon as you have played it.\n\n"
        "Kept for later it needs a free place like any other. Example: with two treasures and "
        "a limit of two you may play a potion and drink it now; you may not put it aside for "
        "the next battle.") },
  { "dungeoneer.general.encounter-left", GENERAL, N_ ("Gone before the attack roll, out of reach"),
    CITE_EFFECTS_20,
    N_ ("An encounter is played against a hero in a certain location. If that hero leaves it "
        "in whatever way before the step of the attack roll, in step I or II that is, the "
        "encounter can neither attack nor otherwise affect this hero, unless its card says "
        "so.\n\n"
        "Once the attack roll has begun, it is too late to escape. Other heroes attacked there "
        "are not helped by it. The book gives nothing back for it: the peril that was paid is "
        "spent.") },
  { "dungeoneer.general.health-cap", GENERAL, N_ ("Healing ends at the full health"), CITE_ENGLISH,
    N_ ("The Russian book lets quests and cards restore health, but names no upper limit. The "
        "rules of the English edition do: health never rises above the number on the hero "
        "card. Tablemate holds to it: what a reward would restore beyond it is lost.\n\n"
        "A card may raise that number itself; tell it then, and it is the new limit. Example: "
        "5 of 6 and a reward of 2 give 6. If you record more by hand, this is noted but not "
        "refused.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (dungeoneer_battle_articles) == DUNGEONEER_N_BATTLE_ARTICLES);
