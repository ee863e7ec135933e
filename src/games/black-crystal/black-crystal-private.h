/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "black-crystal-articles.h"
#include "black-crystal-fight.h"
#include "black-crystal-map.h"
#include "black-crystal-moves.h"
#include "black-crystal-words.h"
#include "black-crystal.h"

G_BEGIN_DECLS

/* The kit, by index. Those up to COUNTER_HAND are the table's, all others a seat's. */
enum
{
  /* Tiles nobody has seen: in the bag or face down. */
  COUNTER_BAG,
  COUNTER_BAG_CRYSTAL,
  COUNTER_BAG_EXIT,
  COUNTER_BAG_PORTAL,
  COUNTER_BAG_PIT,
  COUNTER_FIND_DECK,
  COUNTER_FIND_DISCARD,
  COUNTER_BOOM_DECK,
  COUNTER_BOOM_DISCARD,
  COUNTER_BOOM_LEFT,
  COUNTER_RUBBLE_LEFT,
  COUNTER_PASSAGE_LEFT,
  COUNTER_COUNTERS_LEFT,
  COUNTER_MUSHROOMS_LEFT,
  COUNTER_EXPLOSIVES_BOX,
  COUNTER_CRYSTALS_BOX,
  COUNTER_BROKEN,
  /* Ordinary tiles that are out of the game. */
  COUNTER_OUT,
  /* Not shown: the turn. Steps of ordinary play left; what else is granted is an event. */
  COUNTER_STEPS,
  /* Whether the active seat has done something that ends the start of its turn: %BEGUN_BY_DIGGING while
   * its dwarf stands on the tile that it laid last. */
  COUNTER_BEGUN,
  /* Uses of the Slippers and of the Glasses in this turn. */
  COUNTER_RUNS,
  COUNTER_LOOKS,
  /* Not shown: the fight or duel on top of the events. Health with all that changes it, rolls so far,
   * boost cards used by the fighter, health added by pumps. */
  COUNTER_FIGHT_HEALTH,
  COUNTER_FIGHT_ROLLS,
  COUNTER_FIGHT_BOOSTS,
  COUNTER_FIGHT_PUMP,
  /* Whether a first roll, a riddle or a tame monster comes before the fight: of CrystalFightStage. */
  COUNTER_FIGHT_STAGE,
  /* Of XZ-3000: seats that have rolled, seats that were over its health, and how far each would flee,
   * five bits each. */
  COUNTER_FIGHT_ROLLED,
  COUNTER_FIGHT_HITS,
  COUNTER_FIGHT_DICE,
  /* What the dice of XZ-3000 come to with all boosts. */
  COUNTER_FIGHT_TOTAL,
  /* The seat whose last event was a fight that it won, from 1; 0: none (Magnet). */
  COUNTER_LAST_WON,
  /* The seat that has won the match, from 1. */
  COUNTER_WINNER,
  COUNTER_HAND,
  COUNTER_EXPLOSIVES,
  COUNTER_CRYSTALS,
  COUNTER_SKIP,
  COUNTER_MINING,
  COUNTER_SKILL_USES,
  COUNTER_TICK,
  COUNTER_SPIDER,
  COUNTER_STONE,
  COUNTER_BURIED,
  COUNTER_AUTOPILOT,
  COUNTER_TURNS,
  COUNTER_DUELS_WON,
  COUNTER_BOOMS_WON,
  COUNTER_BOOMS_LOST,
  /* Not shown: the place of the dwarf; the cell whose rubble it clears in its lost turn, from 1; whether
   * it stays where it is if it loses (Shrinker). */
  COUNTER_AT,
  COUNTER_CLEARING,
  COUNTER_SHRUNK,
  /* Not shown: for the score sheet and achievements. */
  COUNTER_DUELS_LOST,
  COUNTER_TAKEN,
  COUNTER_LAID,
  COUNTER_WALKED,
  COUNTER_LOST_TURNS,
  COUNTER_PLAYED,
  COUNTER_BEST,
  COUNTER_ROBBED,
  /* Cards that the seat has kept in the draft. */
  COUNTER_DRAFTED,
  N_COUNTERS,
};

/* Of COUNTER_BEGUN. */
#define BEGUN_BY_DIGGING 2

enum
{
  ZONE_FIND_DECK,
  ZONE_FIND_DISCARD,
  ZONE_BOOM_DECK,
  ZONE_BOOM_DISCARD,
  ZONE_SKILL_BOX,
  ZONE_BAG,
  ZONE_OUT,
  /* Tiles on the board; the place is the cell. */
  ZONE_LAID,
  ZONE_DICE,
  /* The Boom card of a fight on top of the events. */
  ZONE_FOUGHT,
  /* The Find cards going round in the draft. */
  ZONE_DRAFT,
  ZONE_HAND,
  ZONE_BEFORE,
  /* Boost cards announced in the fight that goes on. */
  ZONE_FIGHT,
  /* A tile in the hand of the player, not laid yet. */
  ZONE_TAKEN,
  ZONE_DWARF,
  N_ZONES,
};

enum
{
  PIECE_DWARF,
  PIECE_DIE,
  PIECE_SKILL,
  PIECE_FIND,
  PIECE_BOOM,
  PIECE_TILE,
  N_PIECES,
};

#define CRYSTAL_N_FIND_CARDS 60
#define CRYSTAL_N_BOOM_CARDS 60
#define CRYSTAL_N_TILES 85
#define CRYSTAL_N_IN_PLAY 81

/* The marks of a Find card: uses made, dice rolled since it was announced. */
enum
{
  MARK_FIND_USED,
  MARK_FIND_ROLLS,
};

/* The mark of a Boom card before a player: its health as told, when it was tamed or clings. */
#define MARK_BOOM_HEALTH 0

enum
{
  GRID_MINE,
  /* What is printed on the owner's cards and tiles: one row each. */
  GRID_TILE_BOX,
  GRID_FIND_BOX,
  GRID_BOOM_BOX,
};

/* Layers of the mine. */
enum
{
  LAYER_TILE,
  /* Open sides in bits 0 to 3, sides that somebody has told of in bits 4 to 7. */
  LAYER_SIDES,
  LAYER_EVENT,
  LAYER_BOOM,
  LAYER_RUBBLE,
  LAYER_CRYSTAL,
  LAYER_FRESH,
  /* Bit 0: towards the north, bit 1: towards the east, bits 2 to 5: towards the entrance of a side. */
  LAYER_PASSAGE,
};

/* Layers of GRID_TILE_BOX, a column for each event: copies by shape, -1: not told; then their sum. */
#define LAYER_TILE_SUM CRYSTAL_N_SHAPES

/* Layers of GRID_FIND_BOX, a column for each card. */
enum
{
  LAYER_FIND_COPIES,
  /* Bonus of the Hammer, distance of Slippers and Spring, boosts the Debuffer cancels; -1: not told. */
  LAYER_FIND_VALUE,
};

/* Layers of GRID_BOOM_BOX, a column for each card. */
enum
{
  LAYER_BOOM_COPIES,
  /* -1: as the bestiary has it, or not told. */
  LAYER_BOOM_HEALTH,
  LAYER_BOOM_FIND,
  LAYER_BOOM_EXPLOSIVES,
  LAYER_BOOM_PASSAGE,
};

#define CRYSTAL_UNTOLD (-1)

enum
{
  PHASE_DEAL,
  PHASE_FIRST,
  PHASE_DRAFT,
  PHASE_UPKEEP,
  PHASE_START,
  PHASE_ACT,
  PHASE_EVENT,
  PHASE_END,
  PHASE_OVER,
  N_PHASES,
};

/* Pending events; the two numbers of each follow its seat. */
enum
{
  /* A Boom card is to be drawn. Place; of CrystalBoomFlags. */
  PENDING_BOOM,
  /* The fight with the card drawn. Place; monster, with `<< 8` of the Boom's flags and `<< 16` of the
   * seat whose monster it is, from 1, if another fights it (Switchman, ХЗ-3000). */
  PENDING_FIGHT,
  /* Place; the other seat, with `<< 4` of CrystalDuelFlags. The seat is the one who came. */
  PENDING_DUEL,
  /* A flight whose landing is to be chosen. Place it starts from; steps, with `<< 8` of 1 if too few
   * cells cost nothing (a duel). */
  PENDING_FLEE,
  /* Place; unused. */
  PENDING_PIT,
  /* Place; what it is for, of CrystalEvenOdd. */
  PENDING_EVEN_ODD,
  /* Place; how many Find cards are to be drawn, with `<< 8` of CrystalFindFlags. */
  PENDING_FIND,
  /* Place; how many, by Junk-finders. */
  PENDING_JUNK_FIND,
  /* What the tile or card at the top of it all leads to once it is settled. Place; of CrystalNext. */
  PENDING_ARRIVAL,
  /* Tiles may or have to be laid beyond the ordinary one. Place; of CrystalLaying. */
  PENDING_LAY,
  /* A further step is granted. Place; of CrystalFurther. */
  PENDING_FURTHER,
  /* Hand cards have to be discarded. How many; 1: at random by another. */
  PENDING_DISCARD,
  /* A dwarf is moved by something. Of CrystalBy; steps or cells left. */
  PENDING_THROWN,
  /* Something is tried first or as a prize by one die. Place; monster. */
  PENDING_FIRST_ROLL,
  /* A tile in hand is to be laid (the app's bag). Unused; 1: by Firefly. */
  PENDING_TILE,
  /* The Gardener may pay a counter so that the Dandelions stay. Unused; unused. */
  PENDING_KEEP,
  N_PENDINGS,
};

/* The most that is pending at once: no play comes near it. */
#define CRYSTAL_MAX_EVENTS 24

/* Why a Boom is drawn, and what follows. */
enum
{
  /* The event of the tile or token: a Boom token goes when it is won, is laid when it is lost. */
  BOOM_OF_TILE = 1 << 0,
  /* Lying under rubble that was just cleared. */
  BOOM_OF_RUBBLE = 1 << 1,
  /* The first tile of the player. */
  BOOM_FIRST_TILE = 1 << 2,
  /* Drawn because a card says so. */
  BOOM_BY_CARD = 1 << 3,
  /* Only if there is a further Cockroach. */
  BOOM_SWARM = 1 << 4,
  /* One that clings to the player, at the start of the turn. */
  BOOM_CLINGS = 1 << 5,
  /* Of the fight, beside those of why it was drawn, and as running matches have it: the Shaman has tried to
     tame it. */
  BOOM_TRIED = 1 << 7,
};

/* Stages of a fight before its die. */
typedef enum
{
  STAGE_DIE,
  STAGE_FIRST_ROLL,
  STAGE_RIDDLE,
  STAGE_TAME,
} CrystalFightStage;

/* What an Even-Odd is for; the first four as the judge's question has them. */
typedef enum
{
  EVEN_ODD_FIND_TILE,
  EVEN_ODD_MAN,
  EVEN_ODD_GARDENER,
  EVEN_ODD_SHAMAN,
  CRYSTAL_N_EVEN_ODDS,
} CrystalEvenOdd;

/* What may be drawn. */
enum
{
  /* Negative cards are discarded and drawn again. */
  FIND_POSITIVE = 1 << 0,
  /* It comes from a Find tile, whose card another can turn into a Boom (Bummer). */
  FIND_OF_TILE = 1 << 1,
};

/* What is particular about a duel. */
enum
{
  /* The one who came did so through a portal: winning, he may make a step. */
  DUEL_BY_PORTAL = 1 << 0,
  /* The tame monster of the one who came, or of the other, has lost already. */
  DUEL_SERVED_CAME = 1 << 1,
  DUEL_SERVED_THERE = 1 << 2,
};

/* Why further tiles are laid. */
typedef enum
{
  LAYING_GLASSES,
  LAYING_KILLABOT,
  LAYING_FIREFLY,
  LAYING_MAPPER,
  LAYING_WORM,
  CRYSTAL_N_LAYINGS,
} CrystalLaying;

/* What kind of further step is granted. */
typedef enum
{
  /* Lay a tile and move (Twins, Digger): not a step over open cells. */
  FURTHER_DIG,
  /* The same, but one may leave it (Shaggy). */
  FURTHER_MAY_DIG,
  /* Any step, or none (Spider, Bukh's Boom beaten, rubble cleared by means: the turn goes on). */
  FURTHER_TURN,
  /* To one of the tiles just laid (Mapper, Kill-A-Bot). */
  FURTHER_STEP,
  CRYSTAL_N_FURTHERS,
} CrystalFurther;

/* Of a PENDING_FURTHER: its kind; towards which sides tiles were laid for it. */
#define CRYSTAL_FURTHER_KIND(b) ((b) & 0xff)
#define CRYSTAL_FURTHER_SIDES(b) ((b) >> 8)
#define CRYSTAL_FURTHER_SIDE(side) (1 << (8 + (side)))

enum
{
  OPTION_VARIANT,
  OPTION_SIDES,
  /* By TmSide of the entrance: north, east, south, west. */
  OPTION_ENTRANCE_N,
  OPTION_ENTRANCE_E,
  OPTION_ENTRANCE_S,
  OPTION_ENTRANCE_W,
  OPTION_MAP,
  OPTION_DICE,
  OPTION_TILES,
  OPTION_BOOM,
  OPTION_FIND,
  OPTION_SKILLS,
  OPTION_HANDS,
  OPTION_FIRST_PLAYER,
  OPTION_WALK_OR_DIG,
  OPTION_FLEE_DIE,
  OPTION_FLEE_TIE,
  OPTION_FLEE_NONE,
  OPTION_ENTRANCE_STEP,
  OPTION_PORTAL_STEP,
  OPTION_CHALLENGE,
  OPTION_MUSHROOM_TOKENS,
  OPTION_MUSHROOM_ZONE,
  OPTION_MUSHROOM_EXIT,
  OPTION_MUSHROOM_EXIT_EACH,
  OPTION_SCRAM,
  OPTION_INTERRUPT,
  OPTION_BOOST_TIE,
  OPTION_TWINS_EQUAL,
  OPTION_XZ_GROUP,
  OPTION_CONTROL_MONSTER,
  OPTION_MINER_LEAVES,
  OPTION_PICKUP,
  OPTION_AMULET_SELF,
  OPTION_PIT_NEAREST,
  OPTION_RUBBLE_MOVE,
  OPTION_SKIPS,
  OPTION_EVENT_ORDER,
  OPTION_REMOVED,
  OPTION_TRAPPED_RUBBLE,
  OPTION_ALLOW,
  OPTION_TILE_BOX,
  OPTION_FIND_BOX,
  OPTION_BOOM_BOX,
  N_OPTIONS,
};

/* The values of the options; the first is the default. */
enum
{
  MAP_ON,
  MAP_OFF,
};

enum
{
  HANDS_HIDDEN,
  HANDS_OPEN,
};

enum
{
  WALK_FREE,
  WALK_DIG_FIRST,
};

enum
{
  FLEE_DIE_NATURAL,
  FLEE_DIE_TOTAL,
};

enum
{
  FLEE_TIE_FLEER,
  FLEE_TIE_NEXT,
};

enum
{
  FLEE_NONE_STAY_SKIP,
  FLEE_NONE_NONE,
};

enum
{
  ENTRANCE_STEP_COUNTED,
  ENTRANCE_STEP_NOT,
};

enum
{
  CHALLENGE_SAME_TURN,
  CHALLENGE_MOVE,
};

enum
{
  MUSHROOM_TOKENS_REMOVE,
  MUSHROOM_TOKENS_FORBID,
};

enum
{
  MUSHROOM_ZONE_BLOCK,
  MUSHROOM_ZONE_STEPS,
  MUSHROOM_ZONE_MARKED,
};

enum
{
  MUSHROOM_EXIT_DIGGABLE,
  MUSHROOM_EXIT_DUG,
  MUSHROOM_EXIT_BOARD,
};

/* Of `mushroom_exit_each` and `trapped_rubble`. */
enum
{
  READING_NO,
  READING_YES,
};

enum
{
  SCRAM_HELD,
  SCRAM_INSTANT,
};

enum
{
  INTERRUPT_REPLACES,
  INTERRUPT_ADDS,
};

enum
{
  BOOST_TIE_FIGHT,
  BOOST_TIE_ROLL,
};

enum
{
  TWINS_EQUAL_REROLL,
  TWINS_EQUAL_LOSE,
};

enum
{
  XZ_GROUP_ANY,
  XZ_GROUP_ALL,
  XZ_GROUP_SUM,
};

enum
{
  CONTROL_COMPARE,
  CONTROL_DIE,
};

enum
{
  MINER_LEAVES_ALWAYS,
  MINER_LEAVES_DEFEAT,
};

enum
{
  PICKUP_AT_ONCE,
  PICKUP_MINE,
};

enum
{
  AMULET_OTHERS,
  AMULET_INCLUDE,
};

enum
{
  PIT_GRID,
  PIT_DUG,
};

enum
{
  RUBBLE_MOVE_STANDING,
  RUBBLE_MOVE_ALWAYS,
};

enum
{
  SKIPS_ADD,
  SKIPS_ONE,
};

enum
{
  ORDER_DUEL_FIRST,
  ORDER_EVENT_FIRST,
};

enum
{
  REMOVED_BLIND,
  REMOVED_CHOSEN,
};

/**
 * crystal_get_reading:
 * @resolution: (nullable): what is resolved
 * @option: option of an open point
 *
 * Reads how an open point is read here, where it matters.
 *
 * Returns: the reading; that of the default without a resolution
 */
static inline gint32
crystal_get_reading (TmResolution *resolution, guint option)
{
  return resolution != NULL ? tm_resolution_get_option (resolution, option) : 0;
}

/**
 * crystal_read_as_played:
 * @table: a table
 *
 * For what is shown or offered without a move: open points are read as in this match.
 *
 * Returns: (transfer full): a resolution of nothing
 */
static inline TmResolution *
crystal_read_as_played (const TmTable *table)
{
  TmResolution *resolution = tm_resolution_new (tm_table_get_box (table));

  tm_resolution_reset (resolution, table, FALSE);
  return resolution;
}

/* black-crystal-kit.c, -options.c, -moves.c */
extern const TmKit black_crystal_kit;
extern const TmOptionSpec black_crystal_options[N_OPTIONS];
extern const TmMoveSpec black_crystal_moves[N_MOVES];
extern const TmWord crystal_phase_words[N_PHASES];
extern const TmWord crystal_map_words[2];
extern const TmWord crystal_side_letters[TM_N_SIDES];
gboolean crystal_check_options (const TmBox *box, GError **error);
TmSide crystal_get_entrance_side (const TmBox *box, guint seat);
guint crystal_count_pieces (const TmBox *box, guint kind);

/* black-crystal-chance.c: what the app draws */
gboolean crystal_draws_in_app (const TmTable *table, guint move, guint param);
gboolean crystal_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args);
guint crystal_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args);
int crystal_list_draw (
    const TmTable *table, guint move, guint param, const TmArgs *args, gint32 faces[TM_MAX_PIECES]);
int crystal_list_sets (
    const TmTable *table, guint move, guint param, const TmArgs *args, guint32 sets[16]);
gboolean
crystal_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);
guint crystal_weigh (const TmTable *table, const TmOffer *offer);

/* black-crystal-table.c: the table of a match, as the rules see it */
void crystal_read_map (const TmTable *table, CrystalMap *map);
void crystal_commit_map (TmResolution *resolution, const CrystalMap *map, CrystalMap *laid);
int crystal_get_skill (const TmTable *table, guint seat);
gboolean crystal_knows_map (const TmTable *table);
int crystal_get_active (const TmTable *table);
guint crystal_get_entrance (const TmTable *table, guint seat);
gint32 crystal_get_find_value (const TmTable *table, CrystalFind find);
gint32 crystal_get_health (const TmTable *table, CrystalMonster monster);
guint crystal_count_before (const TmTable *table, guint seat, CrystalFind find);
int crystal_find_held (const TmTable *table, guint seat, CrystalFind find);
guint crystal_get_moments (const TmTable *table, guint seat);

/* The rules of the moves. black-crystal-setup.c */
void crystal_resolve_deal_skills (const TmMove *move, TmResolution *resolution);
void crystal_resolve_draft (const TmMove *move, TmResolution *resolution);
void crystal_resolve_first_player (const TmMove *move, TmResolution *resolution);
void crystal_lay_out (TmResolution *resolution);
/* black-crystal-walk.c */
void crystal_resolve_dig (const TmMove *move, TmResolution *resolution);
void crystal_resolve_set_sides (const TmMove *move, TmResolution *resolution);
void crystal_resolve_step (const TmMove *move, TmResolution *resolution);
void crystal_resolve_challenge (const TmMove *move, TmResolution *resolution);
void crystal_resolve_portal (const TmMove *move, TmResolution *resolution);
void crystal_resolve_draw_tile (const TmMove *move, TmResolution *resolution);
void crystal_resolve_pass (const TmMove *move, TmResolution *resolution);
/* black-crystal-ground.c */
void crystal_resolve_blast (const TmMove *move, TmResolution *resolution);
void crystal_resolve_clear_by_time (const TmMove *move, TmResolution *resolution);
void crystal_resolve_mushroom (const TmMove *move, TmResolution *resolution);
void crystal_resolve_pit (const TmMove *move, TmResolution *resolution);
void crystal_resolve_lay_extra (const TmMove *move, TmResolution *resolution);
void crystal_resolve_thrown (const TmMove *move, TmResolution *resolution);
/* black-crystal-boom.c, -duel.c, -tame.c */
void crystal_resolve_boom (const TmMove *move, TmResolution *resolution);
void crystal_resolve_first_roll (const TmMove *move, TmResolution *resolution);
void crystal_resolve_riddle (const TmMove *move, TmResolution *resolution);
void crystal_resolve_boost (const TmMove *move, TmResolution *resolution);
void crystal_resolve_fight_roll (const TmMove *move, TmResolution *resolution);
void crystal_resolve_duel_roll (const TmMove *move, TmResolution *resolution);
void crystal_resolve_flee (const TmMove *move, TmResolution *resolution);
void crystal_resolve_even_odd (const TmMove *move, TmResolution *resolution);
void crystal_resolve_control (const TmMove *move, TmResolution *resolution);
void crystal_resolve_control_roll (const TmMove *move, TmResolution *resolution);
void crystal_resolve_reward (const TmMove *move, TmResolution *resolution);
/* black-crystal-cards.c, -play.c, -skills.c */
void crystal_resolve_find (const TmMove *move, TmResolution *resolution);
void crystal_resolve_play_find (const TmMove *move, TmResolution *resolution);
void crystal_resolve_use_skill (const TmMove *move, TmResolution *resolution);
void crystal_resolve_discard (const TmMove *move, TmResolution *resolution);
/* black-crystal-rounds.c */
void crystal_resolve_lose_turns (const TmMove *move, TmResolution *resolution);
void crystal_resolve_end_turn (const TmMove *move, TmResolution *resolution);
void crystal_resolve_finish (const TmMove *move, TmResolution *resolution);
/* black-crystal-printed.c */
void crystal_resolve_teach_tiles (const TmMove *move, TmResolution *resolution);
void crystal_resolve_teach_find (const TmMove *move, TmResolution *resolution);
void crystal_resolve_teach_boom (const TmMove *move, TmResolution *resolution);
extern const TmPrinted crystal_printed;
gboolean crystal_check_printed (const TmBox *box, GError **error);
void crystal_lay_out_printed (TmResolution *resolution);
gboolean crystal_is_box_complete (const TmBox *box, guint option);

/* black-crystal-score.c, -check.c */
void crystal_get_result (const TmTable *table, TmResult *result);
void crystal_tally (TmTally *tally, TmSheet *sheet);
TmText crystal_describe_progress (const TmTable *table);
guint32 crystal_get_achieved (const TmTable *table, guint seat);
int crystal_get_part (const TmTable *table, guint seat);
#define CRYSTAL_N_ACHIEVEMENTS 5
extern const TmAchievement black_crystal_achievements[CRYSTAL_N_ACHIEVEMENTS];
gboolean crystal_check (const TmTable *table, GError **error);
void crystal_settle (TmResolution *resolution, const TmSlot *adjusted);

/* black-crystal-offers.c, black-crystal-present.c */
void crystal_offer (const TmTable *table, TmOffers *offers);
void crystal_present (TmScene *scene);

/* black-crystal-questions.c */
extern const TmQuestion black_crystal_questions[];
#define CRYSTAL_N_QUESTIONS 31

G_END_DECLS
