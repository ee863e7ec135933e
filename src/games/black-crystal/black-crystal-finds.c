/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the Find cards are, R p. 18 to 30; when they can be played, and what announced boosts do. */

#include "config.h"

#include "black-crystal-fight.h"

#include "black-crystal-private.h"

#define AT(moment) MOMENT_BIT (MOMENT_##moment)
/* Any moment of the own turn, that of drawing the card among them. */
#define AT_OWN (MOMENTS_OWN | AT (DRAW))
#define MONSTERS (1 << ENEMY_MONSTER)
#define DWARFS (1 << ENEMY_DWARF)
#define BOTH (MONSTERS | DWARFS)

/* Kefir serves monsters of this strength alone. */
#define KEFIR_HEALTH 4

/* A card played at certain moments; one that counts on a die; one that strikes when it is drawn. */
#define CARD(Id, Moments, ...) \
  { .article = "crystal.card." Id, .moments = (Moments), .uses = 1, __VA_ARGS__ }
#define BOOST(Id, Enemies, Lasts, ...) \
  CARD (Id, AT (OWN_ROLL), .enemies = (Enemies), .lasts = (Lasts), __VA_ARGS__)
#define STRIKES(Id) CARD (Id, 0)

const CrystalFindSpec crystal_finds[CRYSTAL_N_FINDS] = {
  [FIND_THROW_MUSHROOM] = CARD ("throw-mushroom", MOMENTS_ANY),
  [FIND_AMULET] = CARD ("amulet", AT_OWN, .after = AFTER_TARGET),
  [FIND_INNER_VOICE] = CARD ("inner-voice", AT (FOE_START)),
  [FIND_JUNK_FINDER] = { .article = "crystal.card.junk-finder",
                         .moments = AT (DRAW),
                         .lasts = LASTS_TABLE,
                         .after = AFTER_TABLE,
                         .is_guarded = 1 },
  [FIND_BUMMER] = CARD ("bummer", AT (FOE_FIND)),
  [FIND_TOXIC_BARREL] = CARD ("toxic-barrel", AT (FOE_LAID)),
  [FIND_WEIGHTY_ARGUMENT] = CARD ("weighty-argument", AT (FOE_END)),
  [FIND_NASTY_DEBUFFER] = CARD ("nasty-debuffer", AT (FOE_BOOST), .value = FIND_VALUE_CANCELS),
  [FIND_VAPORIZER] = BOOST ("vaporizer", DWARFS, LASTS_OPEN, .rival = -2),
  [FIND_WING_HELMET] = BOOST ("wing-helmet", DWARFS, LASTS_FIGHT, .rival = -1),
  [FIND_WING_BOOTS] = BOOST ("wing-boots", DWARFS, LASTS_FIGHT, .rival = -1),
  [FIND_INVISIBILITY] = CARD ("invisibility", AT (OWN_MONSTER), .enemies = MONSTERS),
  [FIND_STINKY_UGGS] = BOOST ("stinky-uggs", BOTH, LASTS_FIGHT, .own_monster = 2, .rival = -2),
  [FIND_TUBA_CANE] = { .article = "crystal.card.tuba-cane",
                       .moments = AT (OWN_ROLL),
                       .enemies = BOTH,
                       .own_monster = 2,
                       .own_dwarf = 2,
                       .lasts = LASTS_OPEN,
                       .uses = 2,
                       .is_guarded = 1 },
  [FIND_SPEED_SLIPPERS] = { .article = "crystal.card.speed-slippers",
                            .moments = AT_OWN,
                            .uses = 2,
                            .value = FIND_VALUE_DISTANCE },
  [FIND_BUBA_GLASSES] = { .article = "crystal.card.buba-glasses", .moments = AT_OWN, .uses = 3 },
  [FIND_SHRINKER] = CARD ("shrinker", AT (OWN_ROLL), .enemies = BOTH),
  [FIND_SLY_SPECS] = CARD ("sly-specs", AT_OWN),
  [FIND_COMPASS] = CARD ("compass", AT (OWN_MONSTER), .enemies = MONSTERS),
  [FIND_FLASH] = CARD ("flash", AT (OWN_MONSTER) | AT (OWN_ROLL), .enemies = BOTH),
  [FIND_SUMMON_SCROLL] = CARD ("summon-scroll", AT (FOE_START)),
  [FIND_PANAMA] = BOOST ("panama", BOTH, LASTS_OPEN, .own_monster = 2, .own_dwarf = 2),
  [FIND_BOMB] = CARD ("bomb", AT_OWN, .enemies = MONSTERS),
  [FIND_TELEKICK] = CARD ("telekick", MOMENTS_ANY),
  [FIND_PICK] = CARD (
      "pick", AT_OWN | AT (OWN_ROLL), .enemies = MONSTERS, .own_monster = 2, .lasts = LASTS_OPEN),
  [FIND_WILD_HAMMER] = BOOST ("wild-hammer", BOTH, LASTS_OPEN, .value = FIND_VALUE_BONUS),
  [FIND_PIMPLY_CAP] = BOOST ("pimply-cap", BOTH, LASTS_ROLL, .own_monster = 1, .own_dwarf = 1),
  [FIND_MAGNET] = CARD ("magnet", AT (FOE_WON)),
  [FIND_MONSTER_PUMP] = CARD ("monster-pump",
                              AT (FOE_MONSTER) | AT (FOE_BOOST),
                              .enemies = MONSTERS,
                              .health = 3,
                              .lasts = LASTS_FIGHT),
  [FIND_HELMET] = BOOST ("helmet", BOTH, LASTS_FIGHT, .own_monster = 1, .own_dwarf = 1),
  [FIND_FACE_BASHER] = BOOST ("face-basher", BOTH, LASTS_ROLL, .own_monster = 2, .own_dwarf = 2),
  [FIND_FIREFLY] = CARD ("firefly", AT (OWN_START)),
  [FIND_BUTTERFINGERS] = CARD ("butterfingers", MOMENTS_ANY),
  [FIND_DONT_WANNA]
  = CARD ("dont-wanna", AT (OWN_MONSTER), .enemies = MONSTERS, .value = FIND_VALUE_EFFECT),
  [FIND_FLIGHT_FLOPS] = { .article = "crystal.card.flight-flops",
                          .moments = AT_OWN | AT (FOE_TURN),
                          .lasts = LASTS_TABLE,
                          .uses = 2,
                          .after = AFTER_TABLE,
                          .is_guarded = 1 },
  [FIND_SWITCHMAN] = CARD ("switchman", AT_OWN & ~AT (OWN_AFTER), .enemies = MONSTERS),
  [FIND_KEFIR] = CARD ("kefir", AT (OWN_MONSTER), .enemies = MONSTERS),
  [FIND_SPRING] = CARD ("spring", MOMENTS_ANY, .value = FIND_VALUE_DISTANCE),

  [FIND_MIGHTY_WINDS] = STRIKES ("mighty-winds"),
  [FIND_FLOODED_MINE] = STRIKES ("flooded-mine"),
  [FIND_BEAR_TRAP] = STRIKES ("bear-trap"),
  [FIND_MUDDLE] = STRIKES ("muddle"),
  [FIND_BLACK_HOLE] = STRIKES ("black-hole"),
  /* Among the negative cards, but its text has it played on others: see the option `scram`. */
  [FIND_SCRAM] = CARD ("scram", AT (FOE_START)),
  [FIND_FUMBLE] = STRIKES ("fumble"),
  [FIND_MONSTERS] = STRIKES ("monsters"),
  [FIND_STONE_FACE]
  = { .article = "crystal.card.stone-face", .lasts = LASTS_TABLE, .uses = 1, .after = AFTER_TABLE },
  [FIND_SINKHOLE] = STRIKES ("sinkhole"),
  [FIND_REVERSE] = STRIKES ("reverse"),
  [FIND_CAVE_IN] = STRIKES ("cave-in"),
};

const char *const crystal_playable_ids[] = {
  "card.wrong-turn",  "card.wrong-moment", "fight.wrong-enemy",
  "fight.late-boost", "card.used-up",      "card.negative-held",
};

G_STATIC_ASSERT (G_N_ELEMENTS (crystal_playable_ids) == CRYSTAL_N_PLAYABLES);

/**
 * crystal_find_is_negative:
 * @find: a Find card
 *
 * Returns: whether it stands among the negative cards
 */
gboolean
crystal_find_is_negative (CrystalFind find)
{
  return find >= FIND_MIGHTY_WINDS;
}

/**
 * crystal_find_is_boost:
 * @find: a Find card
 *
 * Tells whether it counts on a die of its owner's fights, or on that of the other dwarf in them. A card
 * that makes a monster stronger is none.
 *
 * Returns: whether it is a boost
 */
gboolean
crystal_find_is_boost (CrystalFind find)
{
  const CrystalFindSpec *spec = &crystal_finds[find];

  return spec->own_monster != 0 || spec->own_dwarf != 0 || spec->rival != 0
         || spec->value == FIND_VALUE_BONUS;
}

/**
 * crystal_find_get_unknown:
 * @find: a Find card
 *
 * Returns: (nullable): the id of the number that only the card tells
 */
const char *
crystal_find_get_unknown (CrystalFind find)
{
  static const char *const ids[CRYSTAL_N_FIND_VALUES]
      = { NULL, "bonus", "distance", "cancels", "effect" };

  return ids[crystal_finds[find].value];
}

/**
 * crystal_find_get_after:
 * @find: a Find card
 * @uses_left: how often it can still be used
 *
 * Tells where a card goes once it was played. One that has uses left stays on the table.
 * Source: R «Карты и клетки «Находка»», p. 10.
 *
 * Returns: where it goes
 */
CrystalAfter
crystal_find_get_after (CrystalFind find, guint uses_left)
{
  const CrystalFindSpec *spec = &crystal_finds[find];

  if (spec->uses > 1)
    return uses_left > 0 ? AFTER_TABLE : AFTER_DISCARD;
  return (CrystalAfter) spec->after;
}

/* Whom a card meets at those moments, if nobody says. */
static CrystalEnemy
find_enemy (const CrystalFindSpec *spec, guint moments, CrystalEnemy enemy)
{
  if (enemy != ENEMY_NONE)
    return enemy;
  if (moments & (AT (OWN_MONSTER) | AT (FOE_MONSTER)))
    return ENEMY_MONSTER;
  if (spec->enemies == DWARFS)
    return ENEMY_DWARF;
  return spec->enemies == MONSTERS && moments & AT (OWN_ROLL) ? ENEMY_MONSTER : ENEMY_NONE;
}

/* Some cards do something to some monsters only. */
static gboolean
works_on (CrystalFind find, int monster)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];

  switch (find)
    {
    case FIND_BOMB:
      return monster == MONSTER_TROLL;
    case FIND_PICK:
      return monster == MONSTER_COLOSSUS;
    case FIND_FLASH:
      return !(spec->flags & MONSTER_FLASH_PROOF);
    case FIND_KEFIR:
      return spec->health == KEFIR_HEALTH || spec->health == CRYSTAL_HEALTH_ON_CARD;
    default:
      return TRUE;
    }
}

static gboolean
is_right_enemy (CrystalFind find, guint moments, CrystalEnemy enemy, int monster)
{
  const CrystalFindSpec *spec = &crystal_finds[find];

  enemy = find_enemy (spec, moments, enemy);
  if (spec->enemies == 0 || enemy == ENEMY_NONE)
    return TRUE;
  return spec->enemies & 1u << enemy && (enemy != ENEMY_MONSTER || works_on (find, monster));
}

#define FOE_MOMENTS                                                                   \
  (AT (FOE_START) | AT (FOE_LAID) | AT (FOE_FIND) | AT (FOE_MONSTER) | AT (FOE_BOOST) \
   | AT (FOE_WON) | AT (FOE_END) | AT (FOE_TURN))

/* Before a die and when a card is drawn it can be anybody's turn. */
static guint
judge_moment (CrystalFind find, guint playable, guint moments)
{
  gboolean is_own_turn = (moments & MOMENTS_OWN) != 0;
  gboolean is_foe_turn = !is_own_turn && moments & FOE_MOMENTS;

  /* A monster that was drawn has not been rolled against. */
  if (moments & AT (OWN_MONSTER))
    moments |= AT (OWN_ROLL);
  if (find == FIND_BOMB && moments & AT (OWN_ROLL))
    moments |= AT (OWN_MONSTER);
  if (playable & moments && !(crystal_find_is_boost (find) && moments & AT (OWN_AFTER)))
    return 0;
  if (crystal_find_is_boost (find) && moments & AT (OWN_AFTER))
    return PLAY_LATE_BOOST;
  if (is_foe_turn && playable & MOMENTS_OWN && !(playable & FOE_MOMENTS))
    return PLAY_WRONG_TURN;
  if (is_own_turn && playable & FOE_MOMENTS && !(playable & MOMENTS_OWN))
    return PLAY_WRONG_TURN;
  return PLAY_WRONG_MOMENT;
}

static gboolean
strikes_at_once (CrystalFind find, TmResolution *resolution)
{
  if (find == FIND_SCRAM)
    return crystal_get_reading (resolution, OPTION_SCRAM) == SCRAM_INSTANT;
  return crystal_find_is_negative (find);
}

/**
 * crystal_judge_find:
 * @find: a Find card
 * @moments: set of MOMENT_BIT() of what it is now, seen from the owner; %MOMENT_OWN_MONSTER alone does
 *   for a monster that was drawn and not rolled against
 * @enemy: against whom it is played
 * @monster: of [enum@CrystalMonster], if it is a monster
 * @used: how often it was used already
 * @resolution: (nullable): how `scram` is read
 *
 * Judges whether a card can be played now. A negative card can only strike when it is drawn. Against
 * nobody in particular the enemy is not judged.
 * Source: R «Карты и клетки «Находка»», p. 10, and the cards, p. 18 to 30.
 *
 * Returns: set of [flags@CrystalPlayable]; 0: it can
 */
guint
crystal_judge_find (CrystalFind find,
                    guint moments,
                    CrystalEnemy enemy,
                    int monster,
                    guint used,
                    TmResolution *resolution)
{
  const CrystalFindSpec *spec = &crystal_finds[find];
  guint why = 0;

  if (strikes_at_once (find, resolution))
    return moments & AT (DRAW) ? 0 : PLAY_NEGATIVE;
  if (spec->uses > 0 && used >= spec->uses)
    why |= PLAY_USED_UP;
  why |= judge_moment (find, spec->moments, moments);
  /* What a Bomb does to a monster it does before the die. */
  if (find == FIND_BOMB && enemy == ENEMY_MONSTER && moments & AT (OWN_AFTER))
    why |= PLAY_WRONG_MOMENT;
  if (!is_right_enemy (find, moments, enemy, monster))
    why |= PLAY_WRONG_ENEMY;
  return why;
}

/**
 * crystal_find_get_effect:
 * @find: a Find card
 * @enemy: against whom; %ENEMY_NONE: not told
 * @own: (out): what it adds to the die of its owner
 * @rival: (out): what it adds to that of the other dwarf
 * @health: (out): what it adds to the health of the monster
 *
 * Tells what a card does in a fight. What only the card tells is not counted.
 */
void
crystal_find_get_effect (CrystalFind find, CrystalEnemy enemy, int *own, int *rival, int *health)
{
  const CrystalFindSpec *spec = &crystal_finds[find];

  if (enemy == ENEMY_NONE && spec->enemies == DWARFS)
    enemy = ENEMY_DWARF;
  *own = enemy == ENEMY_MONSTER ? spec->own_monster
         : enemy == ENEMY_DWARF ? spec->own_dwarf
                                : MIN (spec->own_monster, spec->own_dwarf);
  *rival = enemy == ENEMY_DWARF ? spec->rival : 0;
  *health = enemy == ENEMY_DWARF ? 0 : spec->health;
}

/* Boosts that are announced */

static gboolean
counts_again (const CrystalFindSpec *spec, TmResolution *resolution)
{
  if (spec->lasts == LASTS_OPEN)
    return crystal_get_reading (resolution, OPTION_BOOST_TIE) == BOOST_TIE_FIGHT;
  return spec->lasts == LASTS_FIGHT;
}

static gboolean
can_count (CrystalFind find, CrystalEnemy enemy, int monster)
{
  const CrystalFindSpec *spec = &crystal_finds[find];

  return (crystal_find_is_boost (find) || spec->health != 0) && spec->enemies & 1u << enemy
         && (enemy != ENEMY_MONSTER || works_on (find, monster));
}

/**
 * crystal_count_boosts:
 * @cards: (array length=n_cards): cards announced, of [enum@CrystalFind]
 * @values: (array length=n_cards) (nullable): what only the card tells of each, 0 if not told
 * @rolls: (array length=n_cards) (nullable): dice rolled since each was announced; %NULL: @roll - 1
 * @n_cards: how many there are, at most %CRYSTAL_MAX_BOOSTS
 * @enemy: against whom
 * @monster: of [enum@CrystalMonster]
 * @roll: which die of the fight it is, from 1
 * @resolution: (nullable): how `boost_tie` is read
 * @boosts: (out): what they do
 *
 * Adds up what announced cards do to one die of a fight: some last for the fight, some for one die.
 * Source: R «Карты и клетки «Находка»», p. 10, and the cards, p. 18 to 30.
 */
void
crystal_count_boosts (const gint32 *cards,
                      const gint32 *values,
                      const gint32 *rolls,
                      guint n_cards,
                      CrystalEnemy enemy,
                      int monster,
                      guint roll,
                      TmResolution *resolution,
                      CrystalBoosts *boosts)
{
  *boosts = (CrystalBoosts) { 0 };
  for (guint i = 0; i < MIN (n_cards, CRYSTAL_MAX_BOOSTS); i++)
    {
      const CrystalFindSpec *spec = &crystal_finds[cards[i]];
      gint32 made = rolls != NULL ? rolls[i] : (gint32) roll - 1;
      int own, rival, health;

      if (!can_count ((CrystalFind) cards[i], enemy, monster))
        {
          boosts->refused |= 1u << i;
          continue;
        }
      if (counts_again (spec, resolution))
        boosts->kept |= 1u << i;
      else if (made > 0)
        {
          boosts->spent |= 1u << i;
          continue;
        }
      crystal_find_get_effect ((CrystalFind) cards[i], enemy, &own, &rival, &health);
      boosts->own += own;
      if (spec->value == FIND_VALUE_BONUS && values != NULL)
        boosts->own += values[i];
      boosts->rival += rival;
      boosts->health += health;
      boosts->n_counting += crystal_find_is_boost ((CrystalFind) cards[i]);
    }
}
