/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rule articles of Dungeoneer, second part: limits of the inventory, quests and their
 * categories, the end of a turn and the special actions. Their source is the rulebook; every
 * ruling, finding and move cites them by id. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-articles.h"

/* The parts of the game. */
#define LIMITS N_ ("Limits of the inventory")
#define QUESTS N_ ("Quests")
#define DISCARD N_ ("V. Discard and draw")
#define SPECIAL N_ ("Special actions")

/* The headings of the rulebook: English gives both its own words and the Russian ones of the
 * book. */
#define CITE_LIMITS \
  N_ ("“Adventure cards”, p. 5; “Feats”, p. 10 («Карты приключений», «Фаза подвигов»)")
#define CITE_EXEMPT                                                                        \
  N_ ("“Adventure cards”, p. 6; “Feats”, p. 10; “Common effects of cards”, p. 20 («Карты " \
      "приключений», «Фаза подвигов», «Общие эффекты карт»)")
#define CITE_FEATS_10 N_ ("“Feats”, p. 10 («Фаза подвигов»)")
#define CITE_EFFECTS_19 N_ ("“Common effects of cards”, p. 19 («Общие эффекты карт»)")
#define CITE_GIVING_UP                                                                    \
  N_ ("“Discard and draw”, p. 11; “Common effects of cards”, p. 19 («Фаза сброса/добора " \
      "карт», «Общие эффекты карт»)")
#define CITE_HUNT_REPEAT \
  N_ ("“Feats”, p. 10; “Starting a battle”, p. 12 («Фаза подвигов», «Начало битвы»)")
#define CITE_CATEGORIES_16 N_ ("“Quest categories”, p. 16 («Категории заданий»)")
#define CITE_CATEGORIES_16_17 N_ ("“Quest categories”, pp. 16 and 17 («Категории заданий»)")
#define CITE_CATEGORIES_17 N_ ("“Quest categories”, p. 17 («Категории заданий»)")
#define CITE_STEALING                                                                      \
  N_ ("“Starting a battle”, p. 12; “Quest categories”, p. 17 («Начало битвы», «Категории " \
      "заданий»)")
#define CITE_DISCARD N_ ("“Discard and draw”, p. 11 («Фаза сброса/добора карт»)")
#define CITE_SPECIAL N_ ("“Special actions”, p. 11 («Особые действия»)")
#define CITE_RESPONSE                                                                    \
  N_ ("“Special actions”, p. 11; “Steps of a battle”, p. 13 («Особые действия», «Этапы " \
      "битвы»)")
#define CITE_READIED                                                                     \
  N_ ("“Adventure cards”, p. 5; “Special actions”, p. 11 («Карты приключений», «Особые " \
      "действия»)")

const TmArticle dungeoneer_quests_articles[] = {
  { "dungeoneer.limit.permanent", LIMITS, N_ ("Limits for lasting boons and treasures"),
    CITE_LIMITS,
    N_ ("The hero card prints two numbers: how many permanent boons and how many permanent "
        "treasures may be in the inventory. Another one is allowed as long as it fits in, "
        "with whatever cards add to the limit. Example: limit 1 for treasures and one ring "
        "in play: no second permanent treasure, at any price.\n\n"
        "Nothing else is limited by them. Banes in play are not; the lair has a limit of its "
        "own, three monsters.") },
  { "dungeoneer.limit.exempt", LIMITS, N_ ("What does not count in a limit"), CITE_EXEMPT,
    N_ ("Instant cards and attachments count in no limit, neither among boons and treasures "
        "nor in the lair. A treasure that is discarded after use, such as a potion, does not "
        "count either, provided that you use it at the moment you play it.\n\n"
        "Laid aside for later it needs a free place like every other. Example: with all "
        "places for treasures taken you may pay for a potion and drink it at once, but you "
        "cannot keep it.") },
  { "dungeoneer.limit.one-type", LIMITS, N_ ("One treasure of a type"), CITE_FEATS_10,
    N_ ("Of each type of treasure you may have only one in play: one helmet, one ring. It "
        "does not matter how many places are left, and it holds for every treasure that "
        "stays in play. Boons are free of this rule; two of the same kind are fine.\n\n"
        "Example: limit 3, one helmet worn: a second helmet is refused, a ring is not. To "
        "change helmets, the first has to leave the inventory before.") },
  { "dungeoneer.limit.raise", LIMITS, N_ ("A card may make its own room"), CITE_EFFECTS_19,
    N_ ("An effect acts from the moment its card is played. So a card that raises a limit of "
        "the inventory, such as a backpack, may be played even if that limit is reached "
        "already: its own place is part of what it brings.\n\n"
        "Example: limit 1 for treasures, one in play, a pack that adds 2: it may be played, "
        "and one place is still free afterwards. A pack that adds nothing to this limit "
        "would be refused.") },
  { "dungeoneer.limit.discard", LIMITS, N_ ("A treasure may be given up at any time"),
    CITE_GIVING_UP,
    N_ ("Boons are never discarded by choice. For treasures the book tells of phase V alone, "
        "where one may go in place of a card from the hand; whether it may be given up at "
        "other times is left open. The publisher’s English answers permit it. Default: a "
        "treasure may be discarded at any time, for nothing, for instance to make room for "
        "another of its type.\n\n"
        "Other reading: only in phase V, or when a card demands it. There is no option for "
        "it: agree before the game and keep to it.") },
  { "dungeoneer.quest.where", QUESTS, N_ ("At its place, in your turn, if it is yours"),
    CITE_FEATS_10,
    N_ ("A quest card names the place and what has to be done there. Your hero must stand in "
        "that location in phase IV of your own turn, and you say when he tries: coming in is "
        "not yet an attempt. The common quest is open to all, and the first to finish it "
        "takes the reward; your personal ones only your hero can fulfil.\n\n"
        "At a rival’s personal quest nobody else may try, even standing in its place. Search "
        "quests have no place yet; it must be found.") },
  { "dungeoneer.quest.attempt-cost", QUESTS, N_ ("The first attempt free, then one point"),
    CITE_FEATS_10,
    N_ ("The first attempt at a quest in a turn needs no action point, each repeated one "
        "costs 1. Without a point there is no repeating, but what failed today may be tried "
        "again next turn. Hunting and escorting have their own articles.\n\n"
        "Example: a threat missed at the first try, with 2 action points left: the second "
        "attempt leaves 1, the third none, and then it is over for this turn. A fallen hero "
        "may still make the free attempt.") },
  { "dungeoneer.quest.free-attempt", QUESTS, N_ ("One free attempt a turn, not a quest"),
    CITE_FEATS_10,
    N_ ("The book frees the first attempt of each turn and makes repeated ones pay. That may "
        "mean one free attempt in a turn, whatever the quest, or one at each quest, as only "
        "the same one can be repeated. Default: one a turn; the first try at a second quest "
        "costs 1 action point.\n\n"
        "Other reading: in each turn the first try at each quest is free. Choose it with the "
        "house rule on free attempts (free_attempt = per_quest).") },
  { "dungeoneer.quest.success", QUESTS, N_ ("Reward, level, end of the feats"), CITE_FEATS_10,
    N_ ("Whoever fulfils a quest takes the reward printed in the corner of the card, level "
        "included, and turns the card face down. His feats are over at once, even with "
        "action points left, so nobody finishes two quests in one turn; one of those points "
        "may be saved.\n\n"
        "The level never exceeds 4, restored health never what the hero card prints. "
        "Example: level 2, health 4 of 6, reward one level and one health: level 3, health "
        "5. The third quest wins on the spot.") },
  { "dungeoneer.quest.replace", QUESTS, N_ ("Only a common quest is replaced"), CITE_FEATS_10,
    N_ ("A finished quest is out of the game. If it was the common one, a new card takes its "
        "place at once; for a finished personal quest there is no new one. So a player who "
        "has done both of his own goes on with the common quest.\n\n"
        "With the variant without personal quests two common ones lie open at all times. A "
        "common escort is replaced in the moment somebody takes it on and makes it his, not "
        "at its end.") },
  { "dungeoneer.quest.deck-empty", QUESTS, N_ ("With the deck empty the place stays empty"),
    CITE_FEATS_10,
    N_ ("With four players only 5 quests stay in the deck, so a long game may use up all of "
        "them. What then becomes of the place of the common quest the book does not say. "
        "Default: it stays empty. Nothing is shuffled back, as finished quests are out of "
        "the game; the players go on with what they have.\n\n"
        "Other reading: finished common quests are shuffled and serve again. There is no "
        "option for it: lay one back by hand if your table wants it.") },
  { "dungeoneer.quest.influence", QUESTS, N_ ("Influence: it acts until it is done"),
    CITE_CATEGORIES_16,
    N_ ("As long as such a quest lies unfinished, it changes something for its owner; a "
        "common one does so for all players at once. Whoever fulfils it puts an end to it "
        "for everybody, but takes the reward alone.\n\n"
        "The effect needs no act and no point, it is simply there from the moment the card "
        "lies open. If it changes stats of a hero, record that as a lasting modifier, so "
        "that checks and battles count with it, and take it back when the quest is done.") },
  { "dungeoneer.quest.sacrifice", QUESTS, N_ ("Sacrifice: give up what the card asks"),
    CITE_CATEGORIES_16,
    N_ ("This quest is fulfilled by giving something away: some health, boons from the "
        "inventory or whatever the card names. It is an attempt like any other: at the "
        "place, in phase IV of your own turn. No die is thrown for it unless the card says "
        "so.\n\n"
        "It has to be given in full. Otherwise nobody may part with a boon by choice; here "
        "the card demands it, and a card goes before the rules. Record what is lost by "
        "itself.") },
  { "dungeoneer.quest.hunt", QUESTS, N_ ("Hunt: your left neighbour plays the monster"),
    CITE_CATEGORIES_16,
    N_ ("The monster of the quest attacks first, by the rules of battle; for it the player "
        "to your left acts as dungeonlord. Neither action points nor peril are paid for "
        "that. After your counter you may strike yourself in step VI, with a point you have "
        "kept. Beat the monster, and the quest is done.\n\n"
        "It goes to no hand and no lair, and its wounds and yours bring neither glory nor "
        "peril. If the left neighbour’s hero has fallen, the next one in line plays it.") },
  { "dungeoneer.quest.hunt-repeat", QUESTS, N_ ("One hunt a turn"), CITE_HUNT_REPEAT,
    N_ ("One chapter lets attempts be repeated for 1 action point; another lets each monster "
        "attack only once in a turn, and every attempt of a hunt begins with such an attack. "
        "Default: one hunt for the same monster in a turn; in the next turn it may be sought "
        "out again, free of charge.\n\n"
        "Other reading: it may be hunted again in the same turn, 1 point each time. Choose "
        "it with the house rule on repeated hunts (hunt_repeat = paid).") },
  { "dungeoneer.quest.hunt-wounds", QUESTS, N_ ("A hunted monster keeps its wounds"),
    CITE_CATEGORIES_16,
    N_ ("The monster of a hunt may survive wounded. It returns to no hand, and whether it "
        "recovers the book does not say. Default: its wounds stay on the quest. A monster of "
        "health 2 with one wound needs one more next time, and at a common quest that may "
        "well help somebody else.\n\n"
        "Other reading: it is healed at the Reset, and each turn’s hunt starts afresh. "
        "Choose it with the house rule on wounds of hunted monsters (hunt_wounds = heal).") },
  { "dungeoneer.quest.search", QUESTS, N_ ("Search: a die plus the distance"), CITE_CATEGORIES_16,
    N_ ("Its place is not known beforehand. As a rule you pay 1 action point in a location "
        "the card permits, roll a die and add the distance to the nearest entrance. If the "
        "sum reaches the number of the card, the goal is found, and only then, in this same "
        "turn, the quest may be tried.\n\n"
        "If it is not finished in this turn, the search has to be made anew. Example: two "
        "locations between hero and entrance and a 3 make 5, enough for a number of 5.") },
  { "dungeoneer.quest.search-distance", QUESTS, N_ ("Distance counts the locations between"),
    CITE_CATEGORIES_16,
    N_ ("Added to the die is the number of locations that separate the hero from the nearest "
        "entrance. That can mean those that lie between, or the steps to walk, one more. "
        "Default: those between, on the shortest way over working exits, locked and trapped "
        "ones included; on the entrance and beside it that is 0.\n\n"
        "Other reading: the steps, so from three steps away +3 in place of +2. Choose it "
        "with the house rule on the distance of a search (distance = steps).") },
  { "dungeoneer.quest.escort", QUESTS, N_ ("Escort: from one place to another"),
    CITE_CATEGORIES_16_17,
    N_ ("At the first place lay one tracking token on the quest and its twin with the same "
        "letter on your hero; at the second take both away, and the quest is done. Each is a "
        "voluntary act of phase IV in your own turn.\n\n"
        "A common escort becomes personal for the first player who takes it on, even if he "
        "has two already, and a new common quest is drawn at once. What the card says about "
        "the time in between, lower speed for instance, holds while the token is with the "
        "hero.") },
  { "dungeoneer.quest.escort-cost", QUESTS, N_ ("Taking and delivering cost nothing"),
    CITE_CATEGORIES_16_17,
    N_ ("One page calls laying and removing the tokens voluntary acts of the phase; the page "
        "before calls laying them an attempt, and attempts after the first cost a point. "
        "Default: neither is an attempt, and neither costs anything.\n\n"
        "Other reading: both count as attempts, the first of the turn free, later ones 1 "
        "action point each. It matters when the hero has tried something else before, or "
        "takes and delivers in one turn. Choose it with the house rule on escort tokens "
        "(escort_cost = attempt).") },
  { "dungeoneer.quest.escort-drop", QUESTS, N_ ("An escort may be dropped and picked up"),
    CITE_CATEGORIES_17,
    N_ ("An escort may be given up at any time, in others’ turns too: the token leaves the "
        "hero and stays in the location where he stands. Any hero, also the same one, may "
        "pick it up there later in phase IV of his own turn and go on with it. The quest is "
        "then his personal one, even as a third.\n\n"
        "No new common quest is drawn for this. By default the token of a hero who is "
        "defeated stays behind in the same way.") },
  { "dungeoneer.quest.escort-steal", QUESTS, N_ ("Stolen in place of a wound"), CITE_STEALING,
    N_ ("A hero whose attack hits another hero may take the escort token from him instead of "
        "dealing the wound. The quest is now the attacker’s personal one, even as a third; "
        "no new quest is drawn. It goes on from where it is: the second place has still to "
        "be reached.\n\n"
        "It has to be an attack, be it the one that began the battle or the strike of step "
        "VI. A counter that hits deals a wound and takes nothing.") },
  { "dungeoneer.quest.threat", QUESTS, N_ ("Threat: a failure hits everybody there"),
    CITE_CATEGORIES_17,
    N_ ("The threat printed on the quest has to be passed: a die plus the stat named reaches "
        "the number. Attempts follow the common rule, the first free, each further one 1 "
        "action point, as often as points last. What the card does on a failure strikes "
        "every hero in that location, each time.\n\n"
        "Example: threat 5 with stat 2 is passed by 3 to 6, in 4 of 6 cases. A bare die "
        "against 5 passes at least once in three attempts in 19 of 27 cases.") },
  { "dungeoneer.quest.chance", QUESTS, N_ ("Chance: the dice the card asks for"),
    CITE_CATEGORIES_17,
    N_ ("The quest is done by throwing what its card asks for, at its place. Attempts follow "
        "the common rule: the first of the turn free, each further one for 1 action point. "
        "No stat of the hero is added unless the card says so.\n\n"
        "Some cards sell another die for one attempt, the higher one counting; it is paid "
        "before the throw. Example: 5 or more comes with one die in 1 of 3 cases, with the "
        "higher of two in 5 of 9.") },
  { "dungeoneer.discard.must", DISCARD, N_ ("One card goes if you hold any"), CITE_DISCARD,
    N_ ("Who has cards in his hand in phase V must discard exactly one card; who has none "
        "need not. It is the first thing in the phase, before the points of the place, "
        "saving and drawing. Example: with three in hand one goes and three are drawn; with "
        "none, five are drawn.\n\n"
        "In the variant of the optional discard it may be left out, but never doubled. Alone "
        "nothing is discarded at all.") },
  { "dungeoneer.discard.choices", DISCARD, N_ ("From hand, treasures or lair, but no boon"),
    CITE_DISCARD,
    N_ ("The card may come from the hand, be a treasure from the inventory or an encounter "
        "from the lair. Boons in the inventory cannot be chosen, and neither can anything "
        "else in play. Attachments leave together with the card above them.\n\n"
        "Only the duty depends on the hand, not the choice. Example: two cards in hand and a "
        "treasure that is no longer needed: discard the treasure, keep both cards and draw "
        "three.") },
  { "dungeoneer.discard.not-moved", DISCARD, N_ ("Who stayed gets the points of his place"),
    CITE_DISCARD,
    N_ ("If your hero has not moved in your turn, you now get the peril and glory of the "
        "location where he stands. Its hazards and effects are left out this time. Example: "
        "on a tunnel with peril 2 and glory 1 that is +2 and +1.\n\n"
        "Going away and coming back is moving; being moved in the turns of others is not. By "
        "default a warp in your own turn is moving, too. Alone you take the glory, and dice "
        "stand for the peril unless an option says otherwise.") },
  { "dungeoneer.discard.save-ap", DISCARD, N_ ("One action point may be saved"), CITE_DISCARD,
    N_ ("If action points are left, you may keep one, and only one, for use out of turn; a "
        "health token beside the pawn marks it. It pays for standing up or for an attack, "
        "the strike of step VI among them, in the turns of others. Unspent, it is taken off "
        "at your next Reset.\n\n"
        "Example: of 3 points left 1 may be saved, never 2. With the variant that limits "
        "movement nothing can be saved.") },
  { "dungeoneer.discard.refill", DISCARD, N_ ("Draw up to five"), CITE_DISCARD,
    N_ ("Last of all draw adventure cards until five are in your hand. Who has five or more "
        "draws none, but gives none away either. If the deck is used up, shuffle the discard "
        "into a new one; if that is empty as well, you stay with fewer.\n\n"
        "Example: three in hand, one discarded, three drawn. Alone you may draw one glory "
        "card, whatever you hold. With this the turn is over, and the next living player to "
        "the left goes on.") },
  { "dungeoneer.special.any-time", SPECIAL, N_ ("Cards for any moment"), CITE_SPECIAL,
    N_ ("A card marked for any moment may be played in your own turn or in another’s, in "
        "every phase and in the middle of a battle, if it can be paid: a glory card with "
        "your own glory, a peril card with a rival’s peril, never with yours. Limits of the "
        "inventory hold as ever.\n\n"
        "What changes a roll has to come before that roll. If several players want to act in "
        "the same moment, the order of effects decides.") },
  { "dungeoneer.special.response", SPECIAL, N_ ("Responses belong to step II"), CITE_RESPONSE,
    N_ ("Cards and effects marked as a response are for step II of a battle: targets and "
        "forms are named, no die has been thrown. The defender uses them, as many as he can "
        "pay for; the attacker does not. In other steps and outside battles they cannot be "
        "played.\n\n"
        "Example: two monsters attack a hero. With 4 glory his player answers with a boon "
        "for 3 that throws one of them out, keeps 1 glory and counters only the other.") },
  { "dungeoneer.special.prepared", SPECIAL, N_ ("Readied cards act in any turn"), CITE_READIED,
    N_ ("A card that lies paid in your inventory is readied. Its effects and the ability of "
        "your hero may be used in your own turn and in the turns of others. If they cost "
        "glory or peril, it must be there, glory yours and peril a rival’s; what is limited "
        "to once a turn waits for a Reset after use.\n\n"
        "Effects that name a time of their own keep to it. A card in the hand does nothing, "
        "whatever it says.") },
  { "dungeoneer.special.stand", SPECIAL, N_ ("Standing up costs one point"), CITE_SPECIAL,
    N_ ("For 1 action point a hero whose pawn lies on its side gets up: in your own turn "
        "from your points, in the turn of another from the saved one. Until then he cannot "
        "move. Some cards ask for a threat to be passed besides; the point is spent even if "
        "that fails.\n\n"
        "Example: fallen with 3 points: stand up, and 2 are left for steps. Without a point "
        "he lies until his next Reset brings new ones.") },
  { "dungeoneer.special.battle", SPECIAL, N_ ("Battles in any turn"), CITE_SPECIAL,
    N_ ("Battle is among the actions that are possible in any turn. A hero pays 1 action "
        "point to begin one: in his own turn a common one, in another’s the saved one. He "
        "can attack a hero in his location or a monster right after its attack, and only "
        "once a turn.\n\n"
        "In which phases a hero may attack a hero is an open point of the battle: by default "
        "in all of them. Monsters come by peril cards, mostly in phase II, or with a hunt.") },
};

G_STATIC_ASSERT (G_N_ELEMENTS (dungeoneer_quests_articles) == DUNGEONEER_N_QUESTS_ARTICLES);
