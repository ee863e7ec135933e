/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What things are called: the cards as the edition names them, R p. 4, p. 6 to 8, p. 18 to 44. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-words.h"
#include "tm-scene.h"
#include "tm-text.h"

const TmWord crystal_event_words[] = {
  [EVENT_NONE] = { "none", TM_WORD ("tile", "empty"), "tunnel" },
  [EVENT_BOOM] = { "boom", TM_WORD ("tile", "Boom"), "boom" },
  [EVENT_FIND] = { "find", TM_WORD ("tile", "Find"), "sack" },
  [EVENT_PORTAL] = { "portal", TM_WORD ("tile", "Portal"), "portal" },
  [EVENT_PIT] = { "pit", TM_WORD ("tile", "Pit"), "pit" },
  [EVENT_CRYSTAL] = { "crystal", TM_WORD ("tile", "Black Crystal"), "crystal" },
  [EVENT_EXIT] = { "exit", TM_WORD ("tile", "Exit"), "exit" },
};

const TmWord crystal_shape_words[] = {
  [SHAPE_DEAD_END] = { "dead-end", TM_WORD ("tunnel", "dead end"), NULL },
  [SHAPE_STRAIGHT] = { "straight", TM_WORD ("tunnel", "straight"), NULL },
  [SHAPE_BEND] = { "bend", TM_WORD ("tunnel", "bend"), NULL },
  [SHAPE_TEE] = { "tee", TM_WORD ("tunnel", "junction"), NULL },
  [SHAPE_CROSS] = { "cross", TM_WORD ("tunnel", "crossing"), NULL },
};

/* A tile of the bag: its event, then its shape. */
const TmWord crystal_tile_words[] = {
  [CRYSTAL_TILE_FACE (EVENT_NONE, SHAPE_DEAD_END)]
  = { "none.dead-end", TM_WORD ("tile", "Empty, dead end"), "tunnel" },
  [CRYSTAL_TILE_FACE (EVENT_NONE, SHAPE_STRAIGHT)]
  = { "none.straight", TM_WORD ("tile", "Empty, straight"), "tunnel" },
  [CRYSTAL_TILE_FACE (EVENT_NONE, SHAPE_BEND)]
  = { "none.bend", TM_WORD ("tile", "Empty, bend"), "tunnel" },
  [CRYSTAL_TILE_FACE (EVENT_NONE, SHAPE_TEE)]
  = { "none.tee", TM_WORD ("tile", "Empty, junction"), "tunnel" },
  [CRYSTAL_TILE_FACE (EVENT_NONE, SHAPE_CROSS)]
  = { "none.cross", TM_WORD ("tile", "Empty, crossing"), "tunnel" },
  [CRYSTAL_TILE_FACE (EVENT_BOOM, SHAPE_DEAD_END)]
  = { "boom.dead-end", TM_WORD ("tile", "Boom, dead end"), "boom" },
  [CRYSTAL_TILE_FACE (EVENT_BOOM, SHAPE_STRAIGHT)]
  = { "boom.straight", TM_WORD ("tile", "Boom, straight"), "boom" },
  [CRYSTAL_TILE_FACE (EVENT_BOOM, SHAPE_BEND)]
  = { "boom.bend", TM_WORD ("tile", "Boom, bend"), "boom" },
  [CRYSTAL_TILE_FACE (EVENT_BOOM, SHAPE_TEE)]
  = { "boom.tee", TM_WORD ("tile", "Boom, junction"), "boom" },
  [CRYSTAL_TILE_FACE (EVENT_BOOM, SHAPE_CROSS)]
  = { "boom.cross", TM_WORD ("tile", "Boom, crossing"), "boom" },
  [CRYSTAL_TILE_FACE (EVENT_FIND, SHAPE_DEAD_END)]
  = { "find.dead-end", TM_WORD ("tile", "Find, dead end"), "sack" },
  [CRYSTAL_TILE_FACE (EVENT_FIND, SHAPE_STRAIGHT)]
  = { "find.straight", TM_WORD ("tile", "Find, straight"), "sack" },
  [CRYSTAL_TILE_FACE (EVENT_FIND, SHAPE_BEND)]
  = { "find.bend", TM_WORD ("tile", "Find, bend"), "sack" },
  [CRYSTAL_TILE_FACE (EVENT_FIND, SHAPE_TEE)]
  = { "find.tee", TM_WORD ("tile", "Find, junction"), "sack" },
  [CRYSTAL_TILE_FACE (EVENT_FIND, SHAPE_CROSS)]
  = { "find.cross", TM_WORD ("tile", "Find, crossing"), "sack" },
  [CRYSTAL_TILE_FACE (EVENT_PORTAL, SHAPE_DEAD_END)]
  = { "portal.dead-end", TM_WORD ("tile", "Portal, dead end"), "portal" },
  [CRYSTAL_TILE_FACE (EVENT_PORTAL, SHAPE_STRAIGHT)]
  = { "portal.straight", TM_WORD ("tile", "Portal, straight"), "portal" },
  [CRYSTAL_TILE_FACE (EVENT_PORTAL, SHAPE_BEND)]
  = { "portal.bend", TM_WORD ("tile", "Portal, bend"), "portal" },
  [CRYSTAL_TILE_FACE (EVENT_PORTAL, SHAPE_TEE)]
  = { "portal.tee", TM_WORD ("tile", "Portal, junction"), "portal" },
  [CRYSTAL_TILE_FACE (EVENT_PORTAL, SHAPE_CROSS)]
  = { "portal.cross", TM_WORD ("tile", "Portal, crossing"), "portal" },
  [CRYSTAL_TILE_FACE (EVENT_PIT, SHAPE_DEAD_END)]
  = { "pit.dead-end", TM_WORD ("tile", "Pit, dead end"), "pit" },
  [CRYSTAL_TILE_FACE (EVENT_PIT, SHAPE_STRAIGHT)]
  = { "pit.straight", TM_WORD ("tile", "Pit, straight"), "pit" },
  [CRYSTAL_TILE_FACE (EVENT_PIT, SHAPE_BEND)]
  = { "pit.bend", TM_WORD ("tile", "Pit, bend"), "pit" },
  [CRYSTAL_TILE_FACE (EVENT_PIT, SHAPE_TEE)]
  = { "pit.tee", TM_WORD ("tile", "Pit, junction"), "pit" },
  [CRYSTAL_TILE_FACE (EVENT_PIT, SHAPE_CROSS)]
  = { "pit.cross", TM_WORD ("tile", "Pit, crossing"), "pit" },
  [CRYSTAL_TILE_FACE (EVENT_CRYSTAL, SHAPE_DEAD_END)]
  = { "crystal.dead-end", TM_WORD ("tile", "Black Crystal, dead end"), "crystal" },
  [CRYSTAL_TILE_FACE (EVENT_CRYSTAL, SHAPE_STRAIGHT)]
  = { "crystal.straight", TM_WORD ("tile", "Black Crystal, straight"), "crystal" },
  [CRYSTAL_TILE_FACE (EVENT_CRYSTAL, SHAPE_BEND)]
  = { "crystal.bend", TM_WORD ("tile", "Black Crystal, bend"), "crystal" },
  [CRYSTAL_TILE_FACE (EVENT_CRYSTAL, SHAPE_TEE)]
  = { "crystal.tee", TM_WORD ("tile", "Black Crystal, junction"), "crystal" },
  [CRYSTAL_TILE_FACE (EVENT_CRYSTAL, SHAPE_CROSS)]
  = { "crystal.cross", TM_WORD ("tile", "Black Crystal, crossing"), "crystal" },
  [CRYSTAL_TILE_FACE (EVENT_EXIT, SHAPE_DEAD_END)]
  = { "exit.dead-end", TM_WORD ("tile", "Exit, dead end"), "exit" },
  [CRYSTAL_TILE_FACE (EVENT_EXIT, SHAPE_STRAIGHT)]
  = { "exit.straight", TM_WORD ("tile", "Exit, straight"), "exit" },
  [CRYSTAL_TILE_FACE (EVENT_EXIT, SHAPE_BEND)]
  = { "exit.bend", TM_WORD ("tile", "Exit, bend"), "exit" },
  [CRYSTAL_TILE_FACE (EVENT_EXIT, SHAPE_TEE)]
  = { "exit.tee", TM_WORD ("tile", "Exit, junction"), "exit" },
  [CRYSTAL_TILE_FACE (EVENT_EXIT, SHAPE_CROSS)]
  = { "exit.cross", TM_WORD ("tile", "Exit, crossing"), "exit" },
};

const TmWord crystal_variant_words[] = {
  [VARIANT_3_1] = { "3-1", N_ ("3 crystals, 1 exit"), NULL },
  [VARIANT_2_1] = { "2-1", N_ ("2 crystals, 1 exit"), NULL },
  [VARIANT_3_2] = { "3-2", N_ ("3 crystals, 2 exits"), NULL },
  [VARIANT_2_2] = { "2-2", N_ ("2 crystals, 2 exits"), NULL },
  [VARIANT_1_1] = { "1-1", N_ ("1 crystal, 1 exit"), NULL },
  [VARIANT_4_2] = { "4-2", N_ ("4 crystals, 2 exits"), NULL },
};

const TmWord crystal_skill_words[] = {
  [SKILL_ENGINEER] = { "engineer", TM_WORD ("skill", "Engineer"), "tools" },
  [SKILL_MERCHANT] = { "merchant", TM_WORD ("skill", "Merchant"), "coin" },
  [SKILL_MINER] = { "miner", TM_WORD ("skill", "Miner"), "explosive" },
  [SKILL_THIEF] = { "thief", TM_WORD ("skill", "Thief"), "thief" },
  [SKILL_ALCHEMIST] = { "alchemist", TM_WORD ("skill", "Alchemist"), "potion" },
  [SKILL_GARDENER] = { "gardener", TM_WORD ("skill", "Gardener"), "clover" },
  [SKILL_SHAMAN] = { "shaman", TM_WORD ("skill", "Shaman"), "mage" },
  [SKILL_IRON_HEAD] = { "iron-head", TM_WORD ("skill", "Iron Head"), "helmet" },
};

const TmWord crystal_find_words[] = {
  [FIND_THROW_MUSHROOM]
  = { "throw-mushroom", TM_WORD ("find card", "Throw a mushroom"), "mushroom" },
  [FIND_AMULET] = { "amulet", TM_WORD ("find card", "Amulet of bad luck"), "medallion" },
  [FIND_INNER_VOICE] = { "inner-voice", TM_WORD ("find card", "Inner voice"), "sack" },
  [FIND_JUNK_FINDER] = { "junk-finder", TM_WORD ("find card", "Junk-finder"), "sack" },
  [FIND_BUMMER] = { "bummer", TM_WORD ("find card", "Bummer"), "sack" },
  [FIND_TOXIC_BARREL] = { "toxic-barrel", TM_WORD ("find card", "Toxic barrel"), "potion" },
  [FIND_WEIGHTY_ARGUMENT]
  = { "weighty-argument", TM_WORD ("find card", "Weighty argument"), "sack" },
  [FIND_NASTY_DEBUFFER] = { "nasty-debuffer", TM_WORD ("find card", "Nasty debuffer"), "sack" },
  [FIND_VAPORIZER] = { "vaporizer", TM_WORD ("find card", "Vaporizer"), "potion" },
  [FIND_WING_HELMET] = { "wing-helmet", TM_WORD ("find card", "Winged helmet"), "helmet" },
  [FIND_WING_BOOTS] = { "wing-boots", TM_WORD ("find card", "Winged boots"), "boots" },
  [FIND_INVISIBILITY] = { "invisibility", TM_WORD ("find card", "Invisibility potion"), "potion" },
  [FIND_STINKY_UGGS] = { "stinky-uggs", TM_WORD ("find card", "Stinky uggs"), "boots" },
  [FIND_TUBA_CANE] = { "tuba-cane", TM_WORD ("find card", "Tuba’s cane"), "sceptre" },
  [FIND_SPEED_SLIPPERS] = { "speed-slippers", TM_WORD ("find card", "Speed slippers"), "boots" },
  [FIND_BUBA_GLASSES] = { "buba-glasses", TM_WORD ("find card", "Buba’s glasses"), "tunnel" },
  [FIND_SHRINKER] = { "shrinker", TM_WORD ("find card", "Shrinker"), "potion" },
  [FIND_SLY_SPECS] = { "sly-specs", TM_WORD ("find card", "Sly specs"), "specs" },
  [FIND_COMPASS] = { "compass", TM_WORD ("find card", "Compass"), "star" },
  [FIND_FLASH] = { "flash", TM_WORD ("find card", "Flash"), "torch" },
  [FIND_SUMMON_SCROLL] = { "summon-scroll", TM_WORD ("find card", "Summoning scroll"), "scroll" },
  [FIND_PANAMA] = { "panama", TM_WORD ("find card", "Panama of outrage"), "helmet" },
  [FIND_BOMB] = { "bomb", TM_WORD ("find card", "Bomb"), "explosive" },
  [FIND_TELEKICK] = { "telekick", TM_WORD ("find card", "Telekinetic kick"), "sack" },
  [FIND_PICK] = { "pick", TM_WORD ("find card", "Pick"), "tools" },
  [FIND_WILD_HAMMER] = { "wild-hammer", TM_WORD ("find card", "Wild hammer"), "tools" },
  [FIND_PIMPLY_CAP] = { "pimply-cap", TM_WORD ("find card", "Pimply cap"), "helmet" },
  [FIND_MAGNET] = { "magnet", TM_WORD ("find card", "Magnet"), "magnet" },
  [FIND_MONSTER_PUMP] = { "monster-pump", TM_WORD ("find card", "Monster pump"), "sack" },
  [FIND_HELMET] = { "helmet", TM_WORD ("find card", "Helmet"), "helmet" },
  [FIND_FACE_BASHER] = { "face-basher", TM_WORD ("find card", "Face-basher"), "fighter" },
  [FIND_FIREFLY] = { "firefly", TM_WORD ("find card", "Firefly 32-64"), "torch" },
  [FIND_BUTTERFINGERS] = { "butterfingers", TM_WORD ("find card", "Butterfingers"), "sack" },
  [FIND_DONT_WANNA] = { "dont-wanna", TM_WORD ("find card", "Don’t wanna"), "sack" },
  [FIND_FLIGHT_FLOPS] = { "flight-flops", TM_WORD ("find card", "Flight flops"), "boots" },
  [FIND_SWITCHMAN] = { "switchman", TM_WORD ("find card", "Switchman"), "sack" },
  [FIND_KEFIR] = { "kefir", TM_WORD ("find card", "Kefir of cuteness"), "potion" },
  [FIND_SPRING] = { "spring", TM_WORD ("find card", "Spring"), "sack" },
  [FIND_MIGHTY_WINDS] = { "mighty-winds", TM_WORD ("find card", "Mighty winds"), "skip" },
  [FIND_FLOODED_MINE] = { "flooded-mine", TM_WORD ("find card", "Flooded mine"), "water" },
  [FIND_BEAR_TRAP] = { "bear-trap", TM_WORD ("find card", "Bear trap"), "spikes" },
  [FIND_MUDDLE] = { "muddle", TM_WORD ("find card", "Muddle"), "skip" },
  [FIND_BLACK_HOLE] = { "black-hole", TM_WORD ("find card", "Black hole"), "portal" },
  [FIND_SCRAM] = { "scram", TM_WORD ("find card", "Scram"), "sack" },
  [FIND_FUMBLE] = { "fumble", TM_WORD ("find card", "Fumble"), "sack" },
  [FIND_MONSTERS] = { "monsters", TM_WORD ("find card", "Monsters!"), "monster" },
  [FIND_STONE_FACE] = { "stone-face", TM_WORD ("find card", "Stone face"), "ghost" },
  [FIND_SINKHOLE] = { "sinkhole", TM_WORD ("find card", "Sinkhole"), "pit" },
  [FIND_REVERSE] = { "reverse", TM_WORD ("find card", "Reverse"), "sack" },
  [FIND_CAVE_IN] = { "cave-in", TM_WORD ("find card", "Cave-in"), "rubble" },
};

const TmWord crystal_monster_words[] = {
  [MONSTER_EVEN_ODD_MAN] = { "even-odd-man", TM_WORD ("boom card", "Even-Odd man"), "die" },
  [MONSTER_ODD_SCULPTURE] = { "odd-sculpture", TM_WORD ("boom card", "Odd sculpture"), "ring" },
  [MONSTER_GOBLIN_VILLAGE]
  = { "goblin-village", TM_WORD ("boom card", "Goblin village"), "goblin" },
  [MONSTER_LEPRECHAUN] = { "leprechaun", TM_WORD ("boom card", "Leprechaun"), "clover" },
  [MONSTER_FAT_RAT] = { "fat-rat", TM_WORD ("boom card", "Fat rat"), "orc" },
  [MONSTER_SHY_GUY] = { "shy-guy", TM_WORD ("boom card", "Shy guy"), "monster" },
  [MONSTER_TWINS] = { "twins", TM_WORD ("boom card", "Twins"), "monster" },
  [MONSTER_STONECUTTER] = { "stonecutter", TM_WORD ("boom card", "Stonecutter"), "boulder" },
  [MONSTER_CRYSTALLING] = { "crystalling", TM_WORD ("boom card", "Crystalling"), "monster" },
  [MONSTER_KILLABOT] = { "killabot", TM_WORD ("boom card", "Kill-A-Bot"), "monster" },
  [MONSTER_SLIME] = { "slime", TM_WORD ("boom card", "Slime"), "ooze" },
  [MONSTER_SKELETONS] = { "skeletons", TM_WORD ("boom card", "Skeletons"), "skeleton" },
  [MONSTER_VOODOO] = { "voodoo", TM_WORD ("boom card", "Voodoo sorcerer"), "mage" },
  [MONSTER_GRUDGE] = { "grudge", TM_WORD ("boom card", "Grudge"), "monster" },
  [MONSTER_MINER] = { "miner-monster", TM_WORD ("boom card", "Miner"), "tools" },
  [MONSTER_TICK] = { "tick", TM_WORD ("boom card", "Tick"), "monster" },
  [MONSTER_HORRID_MUSHROOM]
  = { "horrid-mushroom", TM_WORD ("boom card", "Horrid mushroom"), "mushroom" },
  [MONSTER_GOBLIN_WARRIORS]
  = { "goblin-warriors", TM_WORD ("boom card", "Goblin warriors"), "goblin" },
  [MONSTER_YALINA] = { "yalina", TM_WORD ("boom card", "Yalina"), "monster" },
  [MONSTER_CATMAN] = { "catman", TM_WORD ("boom card", "Catman"), "monster" },
  [MONSTER_MAGGUS] = { "maggus", TM_WORD ("boom card", "Brainy orc Maggus"), "orc" },
  [MONSTER_MAPPER] = { "mapper", TM_WORD ("boom card", "Mapper"), "monster" },
  [MONSTER_BATTLE_ROBOT] = { "battle-robot", TM_WORD ("boom card", "Battle robot"), "monster" },
  [MONSTER_DANDELIONS] = { "dandelions", TM_WORD ("boom card", "Dandelions"), "monster" },
  [MONSTER_KRIMAUNG] = { "krimaung", TM_WORD ("boom card", "Krimaung"), "monster" },
  [MONSTER_SPIDER] = { "spider", TM_WORD ("boom card", "Spider"), "monster" },
  [MONSTER_DIGGER] = { "digger", TM_WORD ("boom card", "Digger"), "tools" },
  [MONSTER_BUKH] = { "bukh", TM_WORD ("boom card", "Blaster Bukh"), "explosive" },
  [MONSTER_WORM] = { "worm", TM_WORD ("boom card", "Worm"), "monster" },
  [MONSTER_TARG] = { "targ", TM_WORD ("boom card", "Targ the Cleaver"), "monster" },
  [MONSTER_BATS] = { "bats", TM_WORD ("boom card", "Bats"), "monster" },
  [MONSTER_ORKESTROS] = { "orkestros", TM_WORD ("boom card", "Ork’Estros"), "monster" },
  [MONSTER_MECHANO_SPIDER]
  = { "mechano-spider", TM_WORD ("boom card", "Mechano-spider"), "monster" },
  [MONSTER_ROLLER] = { "roller", TM_WORD ("boom card", "Roller"), "monster" },
  [MONSTER_GHOST] = { "ghost", TM_WORD ("boom card", "Phantom"), "ghost" },
  [MONSTER_HOARDER] = { "hoarder", TM_WORD ("boom card", "Kapusha the Hoarder"), "monster" },
  [MONSTER_DON_BONES] = { "don-bones", TM_WORD ("boom card", "Don Bones"), "monster" },
  [MONSTER_SHAITZ] = { "shaitz", TM_WORD ("boom card", "Shaitz the Robber"), "monster" },
  [MONSTER_BLUE_GNUS] = { "blue-gnus", TM_WORD ("boom card", "Blue Gnus"), "monster" },
  [MONSTER_SHAGGY] = { "shaggy", TM_WORD ("boom card", "Shaggy"), "monster" },
  [MONSTER_NINZA] = { "ninza", TM_WORD ("boom card", "El Ninza"), "monster" },
  [MONSTER_PIFPAF] = { "pifpaf", TM_WORD ("boom card", "Pifpaf"), "monster" },
  [MONSTER_XZ3000] = { "xz3000", TM_WORD ("boom card", "XZ-3000"), "monster" },
  [MONSTER_MUTANT] = { "mutant", TM_WORD ("boom card", "Mutant from below"), "monster" },
  [MONSTER_PURR] = { "purr", TM_WORD ("boom card", "Purr"), "monster" },
  [MONSTER_HIHIKUS] = { "hihikus", TM_WORD ("boom card", "Hihikus"), "monster" },
  [MONSTER_HAHATUMBA] = { "hahatumba", TM_WORD ("boom card", "Hahatumba"), "monster" },
  [MONSTER_COLOSSUS] = { "colossus", TM_WORD ("boom card", "Colossus"), "boulder" },
  [MONSTER_LINDWORM] = { "lindworm", TM_WORD ("boom card", "Lindworm"), "dragon" },
  [MONSTER_TROLL] = { "troll", TM_WORD ("boom card", "Mountain troll"), "boulder" },
  [MONSTER_BIG_BOSS] = { "big-boss", TM_WORD ("boom card", "Big Boss"), "monster" },
  [MONSTER_DRAGON] = { "dragon", TM_WORD ("boom card", "Dragon"), "dragon" },
  [MONSTER_COCKROACH] = { "cockroach", TM_WORD ("boom card", "Cockroach"), "monster" },
  [MONSTER_MEGA_COCKROACH]
  = { "mega-cockroach", TM_WORD ("boom card", "Mega-cockroach"), "monster" },
  [MONSTER_ELEMENTAL] = { "elemental", TM_WORD ("boom card", "Elemental"), "monster" },
  [MONSTER_EARTH_ELEMENTAL]
  = { "earth-elemental", TM_WORD ("boom card", "Earth elemental"), "monster" },
  [MONSTER_OTHER] = { "other", TM_WORD ("boom card", "Another monster"), "monster" },
};

const TmWord crystal_moment_words[] = {
  [MOMENT_OWN] = { "own", N_ ("own turn"), NULL },
  [MOMENT_OWN_START] = { "own-start", N_ ("start of the own turn"), NULL },
  [MOMENT_OWN_MONSTER] = { "own-monster", N_ ("own monster drawn, no die yet"), NULL },
  [MOMENT_OWN_ROLL] = { "own-roll", N_ ("before the own die in a fight"), NULL },
  [MOMENT_FOE_START] = { "foe-start", N_ ("start of another’s turn"), NULL },
  [MOMENT_FOE_LAID] = { "foe-laid", N_ ("another’s tile laid, event not begun"), NULL },
  [MOMENT_FOE_FIND] = { "foe-find", N_ ("another draws a Find"), NULL },
  [MOMENT_FOE_MONSTER] = { "foe-monster", N_ ("another’s monster, before the die"), NULL },
  [MOMENT_FOE_BOOST] = { "foe-boost", N_ ("another has used boosts"), NULL },
  [MOMENT_FOE_WON] = { "foe-won", N_ ("another has won a fight"), NULL },
  [MOMENT_FOE_END] = { "foe-end", N_ ("end of another’s turn"), NULL },
  [MOMENT_FOE_TURN] = { "foe-turn", N_ ("else in another’s turn"), NULL },
  [MOMENT_OWN_AFTER] = { "own-after", N_ ("after the own die"), NULL },
  [MOMENT_DRAW] = { "draw", N_ ("when it is drawn"), NULL },
};

const TmWord crystal_enemy_words[] = {
  [ENEMY_NONE] = { "none", TM_WORD ("enemy", "no fight"), NULL },
  [ENEMY_MONSTER] = { "monster", TM_WORD ("enemy", "a monster"), "monster" },
  [ENEMY_DWARF] = { "dwarf", TM_WORD ("enemy", "a dwarf"), "pawn" },
};

const TmWord crystal_lasts_words[] = {
  [LASTS_ONCE] = { "once", N_ ("at once"), NULL },
  [LASTS_ROLL] = { "roll", N_ ("one die"), NULL },
  [LASTS_FIGHT] = { "fight", N_ ("the whole fight"), NULL },
  [LASTS_OPEN] = { "open", N_ ("the card does not say"), NULL },
  [LASTS_TABLE] = { "table", N_ ("stays on the table"), NULL },
};

const TmWord crystal_after_words[] = {
  [AFTER_DISCARD] = { "discard", N_ ("to the discard"), NULL },
  [AFTER_TABLE] = { "table", N_ ("stays on the table"), NULL },
  [AFTER_TARGET] = { "target", N_ ("to the player it is played on"), NULL },
  [AFTER_HAND] = { "hand", N_ ("stays in hand"), NULL },
};

const TmWord crystal_means_words[] = {
  [MEANS_NONE] = { "none", TM_WORD ("means", "nothing"), NULL },
  [MEANS_EXPLOSIVE] = { "explosive", TM_WORD ("means", "Explosive"), "explosive" },
  [MEANS_BOMB] = { "bomb", TM_WORD ("means", "Bomb"), "explosive" },
  [MEANS_PICK] = { "pick", TM_WORD ("means", "Pick"), "tools" },
  [MEANS_ENGINEER] = { "engineer", TM_WORD ("means", "Engineer"), "tools" },
  [MEANS_MINER] = { "miner", TM_WORD ("means", "Miner"), "tools" },
  [MEANS_IRON_HEAD] = { "iron-head", TM_WORD ("means", "Iron head"), "helmet" },
};

const TmWord crystal_by_words[] = {
  [BY_TELEKICK] = { "telekick", TM_WORD ("find card", "Telekinetic kick"), NULL },
  [BY_BLACK_HOLE] = { "black-hole", TM_WORD ("find card", "Black hole"), NULL },
  [BY_SPRING] = { "spring", TM_WORD ("find card", "Spring"), NULL },
  [BY_VOICE] = { "voice", TM_WORD ("find card", "Inner voice"), NULL },
  [BY_ARGUMENT] = { "argument", TM_WORD ("find card", "Weighty argument"), NULL },
  [BY_MAGNET] = { "magnet", TM_WORD ("find card", "Magnet"), NULL },
  [BY_BARREL] = { "barrel", TM_WORD ("find card", "Toxic barrel"), NULL },
  [BY_REVERSE] = { "reverse", TM_WORD ("find card", "Reverse"), NULL },
  [BY_SCRAM] = { "scram", TM_WORD ("find card", "Scram"), NULL },
  [BY_SINKHOLE] = { "sinkhole", TM_WORD ("find card", "Sinkhole"), NULL },
  [BY_AUTOPILOT] = { "autopilot", TM_WORD ("skill", "Alchemist"), NULL },
};

const TmWord crystal_next_words[] = {
  [NEXT_NONE] = { "none", TM_WORD ("what comes", "nothing"), NULL },
  [NEXT_RUBBLE] = { "rubble", TM_WORD ("what comes", "rubble"), "rubble" },
  [NEXT_DUEL] = { "duel", TM_WORD ("what comes", "a duel"), "sword" },
  [NEXT_BOOM] = { "boom", TM_WORD ("what comes", "a Boom"), "boom" },
  [NEXT_EVEN_ODD] = { "even-odd", TM_WORD ("what comes", "Even-Odd"), "die" },
  [NEXT_FIND] = { "find", TM_WORD ("what comes", "a Find"), "sack" },
  [NEXT_PIT] = { "pit", TM_WORD ("what comes", "a pit"), "pit" },
  [NEXT_PORTAL] = { "portal", TM_WORD ("what comes", "a portal"), "portal" },
  [NEXT_CRYSTAL] = { "crystal", TM_WORD ("what comes", "a crystal"), "crystal" },
  [NEXT_EXIT] = { "exit", TM_WORD ("what comes", "the exit"), "exit" },
  [NEXT_JUNK_FIND] = { "junk-find", TM_WORD ("what comes", "a Find by Junk-finders"), "sack" },
};

const TmWord crystal_side_words[] = {
  [TM_SIDE_UP] = { "N", N_ ("North"), NULL },
  [TM_SIDE_RIGHT] = { "E", N_ ("East"), NULL },
  [TM_SIDE_DOWN] = { "S", N_ ("South"), NULL },
  [TM_SIDE_LEFT] = { "W", N_ ("West"), NULL },
};

const TmWord crystal_die_words[] = {
  { "1", TM_WORD ("die", "1"), NULL }, { "2", TM_WORD ("die", "2"), NULL },
  { "3", TM_WORD ("die", "3"), NULL }, { "4", TM_WORD ("die", "4"), NULL },
  { "5", TM_WORD ("die", "5"), NULL }, { "6", TM_WORD ("die", "6"), NULL },
};

const TmWord crystal_call_words[] = {
  { "even", N_ ("Even"), NULL },
  { "odd", N_ ("Odd"), NULL },
};

/* The sides of a tile as it lies by itself: a dead end opens to the north, a bend to north and east, a
 * junction everywhere but to the west. */
static const guint8 shape_sides[] = {
  [SHAPE_DEAD_END] = 1 << TM_SIDE_UP,
  [SHAPE_STRAIGHT] = 1 << TM_SIDE_UP | 1 << TM_SIDE_DOWN,
  [SHAPE_BEND] = 1 << TM_SIDE_UP | 1 << TM_SIDE_RIGHT,
  [SHAPE_TEE] = 1 << TM_SIDE_UP | 1 << TM_SIDE_RIGHT | 1 << TM_SIDE_DOWN,
  [SHAPE_CROSS] = 0xf,
};

/**
 * crystal_get_shape_sides:
 * @shape: how the tunnel runs
 * @turns: quarter turns to the right, 0 to 3
 *
 * Tells on which sides a turned tile is open.
 *
 * Returns: set of sides, bit `1 << TmSide`
 */
guint
crystal_get_shape_sides (CrystalShape shape, guint turns)
{
  guint sides = (guint) shape_sides[shape] << turns;

  return (sides | sides >> 4) & 0xf;
}

/**
 * crystal_get_variant:
 * @variant: the variant
 * @crystals: (out): crystals in the bag
 * @exits: (out): exits in the bag
 *
 * Source: R «Выбор варианта игры», p. 3.
 */
void
crystal_get_variant (CrystalVariant variant, guint *crystals, guint *exits)
{
  static const guint8 mixes[CRYSTAL_N_VARIANTS][2] = {
    [VARIANT_3_1] = { 3, 1 }, [VARIANT_2_1] = { 2, 1 }, [VARIANT_3_2] = { 3, 2 },
    [VARIANT_2_2] = { 2, 2 }, [VARIANT_1_1] = { 1, 1 }, [VARIANT_4_2] = { 4, 2 },
  };

  *crystals = mixes[variant][0];
  *exits = mixes[variant][1];
}
