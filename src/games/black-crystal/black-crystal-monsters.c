/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the Boom cards are: R «Бестиарий», p. 31 to 44. Strengths are those of the columns of its contents.
 * What is printed on the cards only, such as further rewards, is not here. */

#include "config.h"

#include "black-crystal-fight.h"

/* One that is beaten or fled from, and nothing else. */
#define PLAIN(Id, Health) { .article = "crystal.monster." Id, .health = (Health), .flee_factor = 1 }
#define SPECIAL(Id, Health, ...) \
  { .article = "crystal.monster." Id, .health = (Health), .flee_factor = 1, __VA_ARGS__ }
#define PEACEFUL(Id, Flags, ...)         \
  { .article = "crystal.monster." Id,    \
    .health = 1,                         \
    .flags = MONSTER_PEACEFUL | (Flags), \
    __VA_ARGS__ }
#define HOLDING(Id, Health, Flags, ...) \
  { .article = "crystal.monster." Id,   \
    .health = (Health),                 \
    .flags = MONSTER_HOLDS | (Flags),   \
    __VA_ARGS__ }

const CrystalMonsterSpec crystal_monsters[CRYSTAL_N_MONSTERS + 1] = {
  [MONSTER_EVEN_ODD_MAN] = PEACEFUL ("even-odd-man", MONSTER_EVEN_ODD, .won_find = 1),
  [MONSTER_ODD_SCULPTURE] = PEACEFUL ("odd-sculpture", 0, .won_find = 1),
  [MONSTER_GOBLIN_VILLAGE] = PEACEFUL ("goblin-village", MONSTER_EFFECT_ON_CARD),
  [MONSTER_LEPRECHAUN] = PEACEFUL ("leprechaun", MONSTER_PRIZE_ROLL),

  [MONSTER_FAT_RAT] = SPECIAL ("fat-rat", 2, .lost_discard = 1),
  [MONSTER_SHY_GUY] = PLAIN ("shy-guy", 2),

  [MONSTER_TWINS] = SPECIAL ("twins", 3, .tiles = TILES_ONE),
  [MONSTER_STONECUTTER] = SPECIAL ("stonecutter", 3, .lost_rubble = 1),
  [MONSTER_CRYSTALLING]
  = { .article = "crystal.monster.crystalling", .health = 3, .flee_factor = 2 },
  [MONSTER_KILLABOT] = SPECIAL ("killabot", 3, .tiles = TILES_LOOK),
  [MONSTER_SLIME] = SPECIAL ("slime", 3, .flee_more = 2),
  [MONSTER_SKELETONS] = SPECIAL ("skeletons", 3, .flags = MONSTER_EFFECT_ON_CARD),
  [MONSTER_VOODOO] = SPECIAL ("voodoo", 3, .lost_skip = 1),
  [MONSTER_GRUDGE] = SPECIAL ("grudge", 3, .lost_skip = 1),
  [MONSTER_MINER] = SPECIAL ("miner-monster", 3, .flags = MONSTER_FIRST_ROLL, .joins_on = 4),
  [MONSTER_TICK] = SPECIAL ("tick", 3, .flags = MONSTER_CLINGS, .again = AGAIN_EACH_TURN),
  [MONSTER_HORRID_MUSHROOM]
  = SPECIAL ("horrid-mushroom", 3, .flags = MONSTER_FIRST_ROLL, .dies_on = 3),
  [MONSTER_GOBLIN_WARRIORS] = PLAIN ("goblin-warriors", 3),
  [MONSTER_YALINA] = PLAIN ("yalina", 3),
  [MONSTER_CATMAN] = PLAIN ("catman", 3),

  [MONSTER_MAGGUS] = SPECIAL ("maggus", 4, .flags = MONSTER_RIDDLE),
  [MONSTER_MAPPER] = SPECIAL ("mapper", 4, .tiles = TILES_EXITS),
  [MONSTER_BATTLE_ROBOT] = SPECIAL ("battle-robot", 4, .die_change = -1),
  [MONSTER_DANDELIONS] = PLAIN ("dandelions", 4),
  [MONSTER_KRIMAUNG] = SPECIAL ("krimaung", 4, .lost_find = 1),
  [MONSTER_SPIDER] = HOLDING (
      "spider", 4, MONSTER_CLINGS | MONSTER_FREES_TURN, .won_find = 1, .again = AGAIN_EACH_TURN),
  [MONSTER_DIGGER] = SPECIAL ("digger", 4, .flags = MONSTER_FIRST_ROLL, .leaves_on = 1),
  [MONSTER_BUKH] = HOLDING ("bukh", 4, 0, .lost_skip = 1, .lost_rubble = 1),
  [MONSTER_WORM] = SPECIAL ("worm", 4, .tiles = TILES_AROUND),
  [MONSTER_TARG] = { .article = "crystal.monster.targ",
                     .health = 4,
                     .flags = MONSTER_PRIZE_ROLL,
                     .flee_factor = 2 },
  [MONSTER_BATS] = PLAIN ("bats", 4),
  [MONSTER_ORKESTROS] = PLAIN ("orkestros", 4),
  [MONSTER_MECHANO_SPIDER] = PLAIN ("mechano-spider", 4),
  [MONSTER_ROLLER] = PLAIN ("roller", 4),
  [MONSTER_GHOST] = PLAIN ("ghost", 4),

  [MONSTER_HOARDER] = SPECIAL ("hoarder", 5, .lost_discard = 1),
  [MONSTER_DON_BONES] = SPECIAL ("don-bones", 5, .lost_skip = 1),
  [MONSTER_SHAITZ] = SPECIAL ("shaitz", 5, .lost_skip = 1),
  [MONSTER_BLUE_GNUS] = SPECIAL ("blue-gnus", 5, .lost_skip = 1),
  [MONSTER_SHAGGY]
  = { .article = "crystal.monster.shaggy", .health = 5, .flee_factor = 2, .tiles = TILES_ONE },
  [MONSTER_NINZA] = PLAIN ("ninza", 5),
  [MONSTER_PIFPAF] = SPECIAL ("pifpaf", 5, .wins_on = 2),
  [MONSTER_XZ3000] = SPECIAL ("xz3000", 5, .lost_discard = 1, .won_find = 1),
  [MONSTER_MUTANT] = PLAIN ("mutant", 5),
  [MONSTER_PURR] = PLAIN ("purr", 5),
  [MONSTER_HIHIKUS] = PLAIN ("hihikus", 5),
  [MONSTER_HAHATUMBA] = PLAIN ("hahatumba", 5),

  [MONSTER_COLOSSUS] = SPECIAL ("colossus", 6, .flags = MONSTER_FLASH_PROOF),
  [MONSTER_LINDWORM] = SPECIAL ("lindworm", 6, .lost_skip = 1, .won_find = 2),
  [MONSTER_TROLL] = PLAIN ("troll", 6),
  [MONSTER_BIG_BOSS] = PLAIN ("big-boss", 6),
  [MONSTER_DRAGON] = PLAIN ("dragon", 6),

  [MONSTER_COCKROACH]
  = SPECIAL ("cockroach", CRYSTAL_HEALTH_ON_CARD, .flags = MONSTER_SWARMS, .again = AGAIN_AT_ONCE),
  [MONSTER_MEGA_COCKROACH] = PLAIN ("mega-cockroach", CRYSTAL_HEALTH_ON_CARD),
  [MONSTER_ELEMENTAL]
  = SPECIAL ("elemental", CRYSTAL_HEALTH_ON_CARD, .flags = MONSTER_ELEMENTAL_KIND),
  [MONSTER_EARTH_ELEMENTAL] = SPECIAL ("earth-elemental",
                                       CRYSTAL_HEALTH_ON_CARD,
                                       .flags = MONSTER_ELEMENTAL_KIND | MONSTER_FLASH_PROOF),

  [MONSTER_OTHER]
  = { .article = "crystal.boom.health", .health = CRYSTAL_HEALTH_ON_CARD, .flee_factor = 1 },
};
