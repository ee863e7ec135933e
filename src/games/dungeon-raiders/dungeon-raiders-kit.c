/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What lies in the box: «Компоненты» of the rulebook. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

static const TmCounterSpec counters[] = {
  [COUNTER_COINS]
  = { "coins", N_ ("Coins"), TM_EACH_SEAT, 0, 99, 0, "coin", TM_ROLE_TREASURE, TRUE, TRUE },
  [COUNTER_WOUNDS] = { "wounds", N_ ("Wounds"), TM_EACH_SEAT, 0, RAIDERS_MAX_WOUNDS, 0, "wound",
                       TM_ROLE_WOUND, TRUE, FALSE },
  [COUNTER_FATE] = { "fate", N_ ("Fate"), TM_EACH_SEAT, FATE_LIVING, FATE_BLED, FATE_LIVING,
                     "skeleton", TM_ROLE_WOUND, FALSE, FALSE },
  [COUNTER_SPENT] = { "spent", N_ ("Crystals spent in this room"), TM_EACH_SEAT, 0,
                      RAIDERS_N_ITEM_COPIES, 0, "crystal", TM_ROLE_MAGIC, FALSE, FALSE },
  [COUNTER_PEEK] = { "peek", N_ ("Look by torchlight"), TM_EACH_SEAT, 0, 1, 0, "torch",
                     TM_ROLE_LIFE, FALSE, TRUE },
  [COUNTER_LEVEL] = { "level", N_ ("Level"), TM_SHARED, 0, RAIDERS_N_LEVELS, 0, "door",
                      TM_ROLE_STONE, FALSE, TRUE },
  [COUNTER_ROOM]
  = { "room", N_ ("Room"), TM_SHARED, 0, RAIDERS_N_SLOTS, 0, "door", TM_ROLE_STONE, FALSE, TRUE },
  [COUNTER_FIRST] = { "first", N_ ("First player"), TM_SHARED, 0, RAIDERS_MAX_SEATS - 1, 0, "first",
                      TM_ROLE_NONE, FALSE, TRUE, TRUE },
  [COUNTER_PLACE] = { "place", N_ ("Place"), TM_EACH_SEAT, 0, RAIDERS_MAX_SEATS, 0, "star",
                      TM_ROLE_NONE, FALSE, FALSE },
};

static const TmZoneSpec zones[] = {
  [ZONE_UNSEEN] = { "unseen", N_ ("Dungeon cards not yet seen"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_STACK1] = { "stack1", N_ ("Stack of level 1"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_STACK1 + 1] = { "stack2", N_ ("Stack of level 2"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_STACK1 + 2] = { "stack3", N_ ("Stack of level 3"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_STACK1 + 3] = { "stack4", N_ ("Stack of level 4"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_STACK5] = { "stack5", N_ ("Stack of level 5"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_REMOVED] = { "removed", N_ ("Put aside unseen"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_ROW] = { "row", N_ ("Rooms of this level"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_DISCARD] = { "discard", N_ ("Discard"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_OUT] = { "out", N_ ("Taken out for solo"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_STOCK] = { "stock", N_ ("Stock"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_DOORS] = { "doors", N_ ("Doors"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_ATTACKS] = { "attacks", N_ ("Monster power deck"), TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_ATTACKED] = { "attacked", N_ ("Monster power cards shown"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_BOX] = { "box", N_ ("Back in the box"), TM_SHARED, TM_SIGHT_OPEN },
  [ZONE_HAND] = { "hand", N_ ("Power cards held"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_LAID] = { "laid", N_ ("Laid in this room"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_USED] = { "used", N_ ("Used on this level"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_ITEMS] = { "items", N_ ("Items"), TM_EACH_SEAT, TM_SIGHT_OPEN },
  [ZONE_HERO] = { "hero", N_ ("Hero"), TM_EACH_SEAT, TM_SIGHT_OPEN },
};

/* The faces of the edition of 2013, which agree with every number that the rulebook of 2011
 * prints; see the article raiders.table.cards. */
static const TmWord room_faces[] = {
  { "snake", N_ ("Snake"), "dragon" },
  { "zombie", N_ ("Zombie"), "ghost" },
  { "goblin", N_ ("Goblin"), "goblin" },
  { "skeleton", N_ ("Skeleton"), "skeleton" },
  { "cube", N_ ("Gelatinous cube"), "ooze" },
  { "troll", N_ ("Troll"), "champion" },
  { "dragon", N_ ("Dragon"), "dragon" },
  { "t1", N_ ("Chest of 1"), "chest" },
  { "t2", N_ ("Chest of 2"), "chest" },
  { "t3", N_ ("Chest of 3"), "chest" },
  { "t4", N_ ("Chest of 4"), "chest" },
  { "t21", N_ ("Chests of 2 and 1"), "chest" },
  { "t32", N_ ("Chests of 3 and 2"), "chest" },
  { "t42", N_ ("Chests of 4 and 2"), "chest" },
  { "magnet", N_ ("Magnet"), "magnet" },
  { "boulder", N_ ("Boulder"), "boulder" },
  { "lava", N_ ("Lava"), "lava" },
  { "spikes", N_ ("Spikes"), "spikes" },
  { "vault-items", N_ ("Vault of items"), "vault" },
  { "vault-goods", N_ ("Vault of coins and medicine"), "vault" },
};

static const gint32 room_start_faces[] = {
  0,  1,  2,  2,  3,  4,  5,  5,  6,  6, /* ten monsters */
  7,  8,  9,  10, 11, 11, 12, 12, 13, 13, /* ten treasuries */
  14, 14, 15, 16, 17, /* five traps */
  18, 18, 18, 19, 19, /* five vaults */
};

static const TmWord hero_faces[] = {
  { "explorer", N_ ("Explorer"), "torch" }, { "knight", N_ ("Knight"), "champion" },
  { "thief", N_ ("Thief"), "thief" },       { "warrior", N_ ("Warrior"), "fighter" },
  { "wizard", N_ ("Wizard"), "mage" },
};

static const TmWord power_faces[] = {
  { "1", "1", NULL }, { "2", "2", NULL }, { "3", "3", NULL },
  { "4", "4", NULL }, { "5", "5", NULL },
};

static const TmWord attack_faces[] = {
  { "3", "3", NULL },
  { "4", "4", NULL },
  { "5", "5", NULL },
};

const TmWord raiders_item_words[RAIDERS_N_ITEMS] = {
  { "torch", N_ ("Torch"), "torch" },
  { "crystal", N_ ("Magic crystal"), "crystal" },
  { "key", N_ ("Key"), "key" },
  { "sword", N_ ("Sword"), "fighter" },
};

static const TmWord door_faces[] = {
  { "door", N_ ("Door"), "door" },
};

static const gint32 in_order[] = { 0, 1, 2, 3, 4 };
static const gint32 all_alike[RAIDERS_N_ITEM_COPIES] = { 0 };
static const gint32 attack_start_faces[RAIDERS_N_ATTACKS] = { 0, 0, 0, 0, 1, 1, 1, 1, 2, 2 };

#define ROOM_ZONES                                                                               \
  (TM_IN (ZONE_UNSEEN) | TM_IN (ZONE_STACK1) | TM_IN (ZONE_STACK1 + 1) | TM_IN (ZONE_STACK1 + 2) \
   | TM_IN (ZONE_STACK1 + 3) | TM_IN (ZONE_STACK5) | TM_IN (ZONE_REMOVED) | TM_IN (ZONE_ROW)     \
   | TM_IN (ZONE_DISCARD) | TM_IN (ZONE_OUT))
#define ITEM_ZONES (TM_IN (ZONE_STOCK) | TM_IN (ZONE_BOX) | TM_IN (ZONE_LAID) | TM_IN (ZONE_ITEMS))

static const TmPieceSpec pieces[] = {
  [PIECE_ROOM]
  = { "room", N_ ("Dungeon card"), TM_SHARED, 30, ZONE_UNSEEN, room_faces,
      G_N_ELEMENTS (room_faces), room_start_faces, TRUE, FALSE, 1, .zones = ROOM_ZONES },
  [PIECE_POWER] = { "power", N_ ("Power card"), TM_EACH_SEAT, RAIDERS_N_POWERS, ZONE_HAND,
                    power_faces, G_N_ELEMENTS (power_faces), in_order, FALSE, FALSE, 0,
                    .zones = TM_IN (ZONE_HAND) | TM_IN (ZONE_LAID) | TM_IN (ZONE_USED) },
  [PIECE_TORCH] = { "torch", N_ ("Torch"), TM_SHARED, RAIDERS_N_ITEM_COPIES, ZONE_STOCK,
                    &raiders_item_words[0], 1, all_alike, FALSE, FALSE, 0, .zones = ITEM_ZONES },
  [PIECE_CRYSTAL] = { "crystal", N_ ("Magic crystal"), TM_SHARED, RAIDERS_N_ITEM_COPIES, ZONE_STOCK,
                      &raiders_item_words[1], 1, all_alike, FALSE, FALSE, 0, .zones = ITEM_ZONES },
  [PIECE_KEY] = { "key", N_ ("Key"), TM_SHARED, RAIDERS_N_ITEM_COPIES, ZONE_STOCK,
                  &raiders_item_words[2], 1, all_alike, FALSE, FALSE, 0, .zones = ITEM_ZONES },
  [PIECE_SWORD] = { "sword", N_ ("Sword"), TM_SHARED, RAIDERS_N_ITEM_COPIES, ZONE_STOCK,
                    &raiders_item_words[3], 1, all_alike, FALSE, FALSE, 0, .zones = ITEM_ZONES },
  [PIECE_HERO] = { "hero", N_ ("Hero"), TM_SHARED, RAIDERS_MAX_SEATS, ZONE_BOX, hero_faces,
                   G_N_ELEMENTS (hero_faces), in_order, TRUE, FALSE, 0,
                   .zones = TM_IN (ZONE_BOX) | TM_IN (ZONE_HERO) },
  [PIECE_DOOR] = { "door", N_ ("Door"), TM_SHARED, RAIDERS_N_LEVELS, ZONE_DOORS, door_faces, 1,
                   all_alike, FALSE, FALSE, 0, .zones = TM_IN (ZONE_DOORS) | TM_IN (ZONE_DISCARD) },
  [PIECE_ATTACK] = { "attack", N_ ("Monster power card"), TM_SHARED, RAIDERS_N_ATTACKS, ZONE_BOX,
                     attack_faces, G_N_ELEMENTS (attack_faces), attack_start_faces, FALSE, FALSE, 0,
                     .zones = TM_IN (ZONE_BOX) | TM_IN (ZONE_ATTACKS) | TM_IN (ZONE_ATTACKED) },
};

/* A level that is not laid out has no rooms to enter: all five slots are done. */
static const TmLayerSpec row_layers[] = {
  [LAYER_STATE] = { "state", N_ ("State of the room"), SLOT_DARK, SLOT_DONE, SLOT_DONE },
};

static const TmGridSpec grids[] = {
  [GRID_ROW] = { "row", N_ ("Rooms of this level"), TM_SHARED, RAIDERS_N_SLOTS, 1, row_layers,
                 G_N_ELEMENTS (row_layers) },
};

static const TmWord phases[] = {
  [PHASE_SETUP] = { "setup", N_ ("Setting up"), NULL },
  [PHASE_LAYOUT] = { "layout", N_ ("Laying out a level"), NULL },
  [PHASE_ENTER] = { "enter", N_ ("Entering the room"), NULL },
  [PHASE_ATTACK] = { "attack", N_ ("Showing the monster’s card"), NULL },
  [PHASE_PLAY] = { "play", N_ ("Laying cards"), NULL },
  [PHASE_RESOLVE] = { "resolve", N_ ("Settling the room"), NULL },
  [PHASE_TALLY] = { "tally", N_ ("Counting up"), NULL },
  [PHASE_OVER] = { "over", N_ ("Game over"), NULL },
};

const TmKit dungeon_raiders_kit = {
  .counters = counters,
  .n_counters = G_N_ELEMENTS (counters),
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .pieces = pieces,
  .n_pieces = G_N_ELEMENTS (pieces),
  .grids = grids,
  .n_grids = G_N_ELEMENTS (grids),
  .phases = phases,
  .n_phases = G_N_ELEMENTS (phases),
};

/* Words of parameters and outcomes */

const TmWord raiders_trap_words[] = {
  [TRAP_MAGNET] = { "magnet", N_ ("Magnet"), "magnet" },
  [TRAP_BOULDER] = { "boulder", N_ ("Boulder"), "boulder" },
  [TRAP_LAVA] = { "lava", N_ ("Lava"), "lava" },
  [TRAP_SPIKES] = { "spikes", N_ ("Spikes"), "spikes" },
};

const TmWord raiders_room_types[] = {
  [ROOM_MONSTER] = { "monster", N_ ("Monster room"), "dragon" },
  [ROOM_TREASURY] = { "treasury", N_ ("Treasury"), "chest" },
  [ROOM_TRAP] = { "trap", N_ ("Trap room"), "spikes" },
  [ROOM_VAULT] = { "vault", N_ ("Vault"), "vault" },
  [ROOM_NONE] = { "none", N_ ("No room"), "door" },
};

const TmWord raiders_entry_words[N_ENTRIES] = {
  [ENTRY_NONE] = { "none", N_ ("nothing"), NULL },
  [ENTRY_TORCH] = { "torch", N_ ("Torch"), "torch" },
  [ENTRY_TORCH + 1] = { "crystal", N_ ("Magic crystal"), "crystal" },
  [ENTRY_TORCH + 2] = { "key", N_ ("Key"), "key" },
  [ENTRY_SWORD] = { "sword", N_ ("Sword"), "fighter" },
  [ENTRY_COIN1] = { "coin1", N_ ("1 coin"), "coin" },
  [ENTRY_COIN1 + 1] = { "coin2", N_ ("2 coins"), "coin" },
  [ENTRY_COIN1 + 2] = { "coin3", N_ ("3 coins"), "coin" },
  [ENTRY_COIN1 + 3] = { "coin4", N_ ("4 coins"), "coin" },
  [ENTRY_COIN1 + 4] = { "coin5", N_ ("5 coins"), "coin" },
  [ENTRY_COIN1 + 5] = { "coin6", N_ ("6 coins"), "coin" },
  [ENTRY_COIN1 + 6] = { "coin7", N_ ("7 coins"), "coin" },
  [ENTRY_COIN1 + 7] = { "coin8", N_ ("8 coins"), "coin" },
  [ENTRY_COIN9] = { "coin9", N_ ("9 coins"), "coin" },
  [ENTRY_HEAL1] = { "heal1", N_ ("medicine for 1 wound"), "potion" },
  [ENTRY_HEAL1 + 1] = { "heal2", N_ ("medicine for 2 wounds"), "potion" },
  [ENTRY_HEAL1 + 2] = { "heal3", N_ ("medicine for 3 wounds"), "potion" },
  [ENTRY_HEAL1 + 3] = { "heal4", N_ ("medicine for 4 wounds"), "potion" },
  [ENTRY_HEAL1 + 4] = { "heal5", N_ ("medicine for 5 wounds"), "potion" },
  [ENTRY_HEAL1 + 5] = { "heal6", N_ ("medicine for 6 wounds"), "potion" },
  [ENTRY_HEAL1 + 6] = { "heal7", N_ ("medicine for 7 wounds"), "potion" },
  [ENTRY_HEAL1 + 7] = { "heal8", N_ ("medicine for 8 wounds"), "potion" },
  [ENTRY_HEAL9] = { "heal9", N_ ("medicine for 9 wounds"), "potion" },
};
