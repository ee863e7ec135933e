/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-raiders.h"

G_BEGIN_DECLS

#define RAIDERS_MAX_SEATS 5
#define RAIDERS_N_LEVELS 5
#define RAIDERS_N_SLOTS 5
#define RAIDERS_N_DUNGEON 25
#define RAIDERS_N_UP 12
#define RAIDERS_N_ATTACKS 10
#define RAIDERS_N_POWERS 5
#define RAIDERS_N_ITEMS 4
#define RAIDERS_N_ITEM_COPIES 5
#define RAIDERS_COIN_LIMIT 20
#define RAIDERS_SOLO_COINS 2
#define RAIDERS_MAX_WOUNDS 10
#define RAIDERS_KEY_VALUE 5

/* The kit, by index. */
enum
{
  COUNTER_COINS,
  COUNTER_WOUNDS,
  COUNTER_FATE,
  COUNTER_SPENT,
  COUNTER_PEEK,
  COUNTER_LEVEL,
  COUNTER_ROOM,
  COUNTER_FIRST,
  COUNTER_PLACE,
};

enum
{
  ZONE_UNSEEN,
  ZONE_STACK1,
  ZONE_STACK5 = ZONE_STACK1 + 4,
  ZONE_REMOVED,
  ZONE_ROW,
  ZONE_DISCARD,
  ZONE_OUT,
  ZONE_STOCK,
  ZONE_DOORS,
  ZONE_ATTACKS,
  ZONE_ATTACKED,
  ZONE_BOX,
  ZONE_HAND,
  ZONE_LAID,
  ZONE_USED,
  ZONE_ITEMS,
  ZONE_HERO,
};

enum
{
  PIECE_ROOM,
  PIECE_POWER,
  PIECE_TORCH,
  PIECE_CRYSTAL,
  PIECE_KEY,
  PIECE_SWORD,
  PIECE_HERO,
  PIECE_DOOR,
  PIECE_ATTACK,
};

/* Whether a dungeon card was among those turned up in the deck. */
#define MARK_TURNED 0

#define GRID_ROW 0
#define LAYER_STATE 0

enum
{
  SLOT_DARK,
  SLOT_OPEN,
  SLOT_DONE,
};

enum
{
  FATE_LIVING,
  FATE_FALLEN,
  FATE_BLED,
};

enum
{
  PHASE_SETUP,
  PHASE_LAYOUT,
  PHASE_ENTER,
  PHASE_ATTACK,
  PHASE_PLAY,
  PHASE_RESOLVE,
  PHASE_TALLY,
  PHASE_OVER,
};

enum
{
  OPTION_QUICK,
  OPTION_DIFFICULTY,
  OPTION_DECK,
  OPTION_ATTACK_DECK,
  OPTION_DEAL,
  OPTION_LOT,
  OPTION_FACES,
  OPTION_HEROES,
  OPTION_SHOW_ITEMS,
  OPTION_SHOW_TWELVE,
  OPTION_BEAT_AT,
  OPTION_SHIELD_BY,
  OPTION_FIRST_TIE,
  OPTION_FIRST_DEAD,
  OPTION_SECOND_CHEST,
  OPTION_LAST_HERO,
  OPTION_BLEED_EQUAL,
  OPTION_ALL_DEAD,
  OPTION_DUEL_DEAD,
  OPTION_SOLO_CHESTS,
  OPTION_ALLOW,
  N_OPTIONS,
};

/* The values of the options. */
enum
{
  ITEMS_OPEN,
  ITEMS_HELD,
};

enum
{
  BEAT_REACH,
  BEAT_EXCEED,
};

enum
{
  SHIELD_DESCENDED,
  SHIELD_LIVING,
};

enum
{
  FIRST_TIE_TIED,
  FIRST_TIE_NEIGHBOUR,
};

enum
{
  FIRST_DEAD_HIGHEST,
  FIRST_DEAD_CLOCKWISE,
};

enum
{
  SECOND_CHEST_NONE,
  SECOND_CHEST_ALL,
};

enum
{
  LAST_HERO_PLAYS,
  LAST_HERO_WINS,
};

enum
{
  BLEED_SURVIVORS,
  BLEED_EVERYONE,
};

enum
{
  DEAD_NOBODY,
  DEAD_SHARED,
};

enum
{
  SOLO_CHESTS_ALL,
  SOLO_CHESTS_ONE,
};

enum
{
  MOVE_BEGIN,
  MOVE_LEVEL,
  MOVE_REVEAL,
  MOVE_ATTACK,
  MOVE_LAY,
  MOVE_LAY_ALL,
  MOVE_CRYSTAL,
  MOVE_TORCH,
  MOVE_LOOKED,
  MOVE_RESOLVE,
  MOVE_FINISH,
  MOVE_RECARD,
  N_MOVES,
};

/* The parameters of the moves, by index. */
enum
{
  BEGIN_ORDER,
  BEGIN_UP,
  BEGIN_HEROES,
  BEGIN_FIRST,
  BEGIN_ATTACKS,
};

enum
{
  LEVEL_ROOMS,
};

enum
{
  REVEAL_FACE,
  REVEAL_SLOT,
};

enum
{
  ATTACK_CARD,
};

enum
{
  LAY_SEAT,
  LAY_CARD,
};

enum
{
  LAY_ALL_CARDS,
};

enum
{
  SEAT_SEAT,
};

enum
{
  RESOLVE_TAKE,
};

enum
{
  RECARD_WAS,
  RECARD_NOW,
  RECARD_SLOT,
};

/* What can be played from a hand: power card n is n - 1. */
enum
{
  PLAY_KEY = 5,
  PLAY_SWORD,
  PLAY_CRYSTAL,
  PLAY_TORCH,
  /* In the list of `lay-all`: a seat that lays nothing. */
  PLAY_NOTHING = PLAY_CRYSTAL,
};

/* The printed numbers of a dungeon card: the payload of its face. */
typedef enum
{
  ROOM_MONSTER,
  ROOM_TREASURY,
  ROOM_TRAP,
  ROOM_VAULT,
  ROOM_NONE,
} RaidersRoomType;

enum
{
  CARD_TYPE,
  CARD_SHIELDS,
  CARD_CROSSES = CARD_SHIELDS + 3,
  CARD_CHESTS = CARD_SHIELDS,
  CARD_TRAP = CARD_SHIELDS,
  CARD_SHELF = CARD_SHIELDS,
};

typedef enum
{
  TRAP_MAGNET,
  TRAP_BOULDER,
  TRAP_LAVA,
  TRAP_SPIKES,
} RaidersTrapKind;

/* What a vault gives for a card. Items come in the order of their piece kinds. */
enum
{
  ENTRY_NONE,
  ENTRY_TORCH,
  ENTRY_SWORD = ENTRY_TORCH + RAIDERS_N_ITEMS - 1,
  ENTRY_COIN1,
  ENTRY_COIN9 = ENTRY_COIN1 + 8,
  ENTRY_HEAL1,
  ENTRY_HEAL9 = ENTRY_HEAL1 + 8,
  N_ENTRIES,
};

/* The printed numbers of a hero card. */
enum
{
  HERO_COINS,
  HERO_WOUNDS,
  HERO_ITEMS,
};

/* What a trap does to those it strikes. */
typedef enum
{
  EFFECT_NONE,
  EFFECT_ONE,
  EFFECT_TWO,
  EFFECT_THREE,
  EFFECT_HALF,
} RaidersEffect;

typedef enum
{
  WHY_LEVEL_FIVE,
  WHY_ALL_DEAD,
  WHY_LAST_HERO,
  WHY_DUEL_DEATH,
  WHY_SOLO_DEATH,
  WHY_GOES_ON,
} RaidersWhy;

typedef enum
{
  END_COINS,
  END_WOUNDS,
  END_SHARED,
  END_ALONE,
  END_SURVIVED,
  END_NOBODY,
} RaidersEndBy;

typedef enum
{
  GRADE_NONE,
  GRADE_LOST,
  GRADE_SURVIVED,
  GRADE_GOOD,
} RaidersGrade;

/**
 * RaidersParty:
 * @n_seats: how many heroes went down
 * @cards: value of the card each has laid; 0: lays none, as he is out
 * @coins: coins before the room
 * @wounds: wounds before the room
 * @is_case: whether this is one case of many, of which no reasoning is wanted
 *
 * The heroes, as far as a room cares.
 */
typedef struct
{
  guint n_seats;
  gboolean is_case;
  gint32 cards[RAIDERS_MAX_SEATS];
  gint32 coins[RAIDERS_MAX_SEATS];
  gint32 wounds[RAIDERS_MAX_SEATS];
} RaidersParty;

/**
 * RaidersTreasury:
 * @big: who lay claim to the larger chest
 * @small: who lay claim to the second one
 * @gain: coins won, before the limit
 * @over: coins lost to the limit
 * @left: coins that stay in the chests
 */
typedef struct
{
  guint32 big;
  guint32 small;
  gint32 big_share;
  gint32 small_share;
  gint32 gain[RAIDERS_MAX_SEATS];
  gint32 coins[RAIDERS_MAX_SEATS];
  gint32 over[RAIDERS_MAX_SEATS];
  gint32 left;
} RaidersTreasury;

typedef struct
{
  gint32 sum;
  gint32 lowest;
  gboolean is_beaten;
  guint32 hit;
  guint32 dead;
  gint32 wounds[RAIDERS_MAX_SEATS];
} RaidersFight;

typedef struct
{
  gint32 value;
  RaidersEffect effect;
  guint32 hit;
  guint32 dead;
  gint32 amounts[RAIDERS_MAX_SEATS];
  gint32 coins[RAIDERS_MAX_SEATS];
  gint32 wounds[RAIDERS_MAX_SEATS];
} RaidersSprung;

/**
 * RaidersVault:
 * @gets: the entry each hero gets
 * @refused: set of the items that ran short
 * @stock: what is left of each item
 */
typedef struct
{
  gint32 gets[RAIDERS_MAX_SEATS];
  guint refused;
  gint32 stock[RAIDERS_N_ITEMS];
  gint32 coins[RAIDERS_MAX_SEATS];
  gint32 over[RAIDERS_MAX_SEATS];
  gint32 wounds[RAIDERS_MAX_SEATS];
} RaidersVault;

/**
 * RaidersSoloChests:
 * @taken: the chests taken, larger first; 0: none
 */
typedef struct
{
  gint32 taken[2];
  gint32 gain;
} RaidersSoloChests;

typedef struct
{
  int first;
  gint32 highest;
  guint32 tied;
} RaidersFirst;

typedef struct
{
  gboolean is_over;
  RaidersWhy why;
  guint32 alive;
} RaidersOver;

/**
 * RaidersEnd:
 * @alive: who lives before the bleeding
 * @bled: who bleeds to death
 */
typedef struct
{
  guint32 alive;
  guint32 bled;
  guint32 winners;
  RaidersEndBy by;
  RaidersGrade grade;
  guint ranks[TM_MAX_SEATS];
} RaidersEnd;

/**
 * RaidersTurns:
 * @living: who takes part
 * @laid: who has laid a card in this room
 * @spent: crystals each has discarded in this room
 *
 * What decides whose turn it is.
 */
typedef struct
{
  guint n_seats;
  guint first;
  gboolean is_quick;
  guint32 living;
  guint32 laid;
  gint32 spent[RAIDERS_MAX_SEATS];
} RaidersTurns;

/* Why a card may not be played, in the order in which they are looked for. */
typedef enum
{
  BAR_OUT = 1 << 0,
  BAR_SOLO_ITEMS = 1 << 1,
  BAR_NOT_HELD = 1 << 2,
  BAR_NO_ROOM = 1 << 3,
  BAR_NOT_TURN = 1 << 4,
  BAR_KEY_ROOM = 1 << 5,
  BAR_SWORD_ROOM = 1 << 6,
} RaidersBar;

/**
 * RaidersBarWords:
 * @id: the finding
 * @article: what it rests on
 * @text: the finding in words
 */
typedef struct
{
  RaidersBar bar;
  const char *id;
  const char *article;
  const char *text;
} RaidersBarWords;

#define N_BARS 7

/**
 * RaidersItemPlay:
 * @piece_kind: the piece that is played
 * @article: what it rests on
 *
 * What a hero plays instead of a power card, or beside it.
 */
typedef struct
{
  guint piece_kind;
  const char *article;
} RaidersItemPlay;

/**
 * RaidersAttempt:
 * @play: 0..4 the power cards, then `PLAY_KEY` and so on
 * @room: what kind of room is entered
 *
 * Somebody wants to play a card.
 */
typedef struct
{
  int play;
  RaidersRoomType room;
  gboolean is_alive;
  gboolean is_held;
  gboolean is_solo;
  gboolean is_turn;
} RaidersAttempt;

/**
 * RaidersSituation:
 * @face: the dungeon card of the current room
 * @card: its printed numbers
 * @attack: the monster attack card shown, in solo; 0: none
 * @take: the chest asked for in solo; 0: none
 * @stock: copies of each item in the stock
 * @n_laid: how many heroes have laid their card
 * @n_living: how many are alive
 */
typedef struct
{
  gint32 face;
  const gint32 *card;
  gint32 attack;
  gint32 take;
  gint32 stock[RAIDERS_N_ITEMS];
  guint n_laid;
  guint n_living;
  RaidersParty party;
} RaidersSituation;

/**
 * RaidersVerdict:
 * @coins: coins after the room
 * @wounds: wounds after the room
 * @over: coins lost to the limit
 * @gets: what the vault gave
 * @refused: set of the items that ran short
 * @dead: who has reached ten wounds
 * @hit: who was struck by a monster
 * @crosses: wounds of its blow
 * @headline: the room in one sentence
 * @detail: one sentence more, or none
 *
 * What a room does to the heroes.
 */
typedef struct
{
  gint32 coins[RAIDERS_MAX_SEATS];
  gint32 wounds[RAIDERS_MAX_SEATS];
  gint32 over[RAIDERS_MAX_SEATS];
  gint32 gets[RAIDERS_MAX_SEATS];
  guint refused;
  guint32 dead;
  guint32 hit;
  gint32 crosses;
  TmText headline;
  TmText detail;
} RaidersVerdict;

/* dungeon-raiders-articles.c. The number is said here, too, because the table of the game has to
 * be constant; the compiler sees to it that there are no more. */
#define N_ARTICLES 71
extern const TmArticle dungeon_raiders_articles[N_ARTICLES];
extern const guint n_dungeon_raiders_articles;

/* dungeon-raiders-kit.c */
extern const TmKit dungeon_raiders_kit;
extern const TmWord raiders_item_words[RAIDERS_N_ITEMS];
extern const TmWord raiders_trap_words[4];
extern const TmWord raiders_room_types[5];
extern const TmWord raiders_entry_words[N_ENTRIES];

/* dungeon-raiders-options.c */
extern const TmOptionSpec dungeon_raiders_options[N_OPTIONS];

/* dungeon-raiders-moves.c */
extern const TmMoveSpec dungeon_raiders_moves[N_MOVES];
gboolean raiders_draws_in_app (const TmTable *table, guint move, guint param);
gboolean raiders_is_asked (const TmTable *table, guint move, guint param, const TmArgs *args);
guint raiders_count_draw (const TmTable *table, guint move, guint param, const TmArgs *args);
gboolean
raiders_sample (const TmTable *table, guint move, guint param, TmRandom *random, TmArgs *args);

/* dungeon-raiders-questions.c */
#define N_QUESTIONS 23
extern const TmQuestion dungeon_raiders_questions[N_QUESTIONS];

/* dungeon-raiders-faces.c */
gboolean raiders_parse_face (guint piece_kind,
                             const char *code,
                             gint32 payload[TM_FACE_PAYLOAD],
                             char **name,
                             GError **error);
TmText raiders_describe_face (guint piece_kind, const gint32 payload[TM_FACE_PAYLOAD]);
const char *raiders_get_entry_symbol (gint32 entry);
const char *raiders_get_room_symbol (gint32 face, const gint32 *card);
TmRole raiders_get_room_role (RaidersRoomType type);
gboolean raiders_card_gives_item (const gint32 *card);

static inline gint32
raiders_get_entry_coins (gint32 entry)
{
  return entry >= ENTRY_COIN1 && entry <= ENTRY_COIN9 ? entry - ENTRY_COIN1 + 1 : 0;
}

static inline gint32
raiders_get_entry_heal (gint32 entry)
{
  return entry >= ENTRY_HEAL1 && entry <= ENTRY_HEAL9 ? entry - ENTRY_HEAL1 + 1 : 0;
}

static inline gboolean
raiders_is_item_entry (gint32 entry)
{
  return entry >= ENTRY_TORCH && entry <= ENTRY_SWORD;
}

/* Cases of odds are settled by the thousand, so they give no reasons. */
static inline gboolean
raiders_wants_reasons (const RaidersParty *party, const TmResolution *resolution)
{
  return !party->is_case && tm_resolution_wants_reasons (resolution);
}

/* dungeon-raiders-counters.c */
void
raiders_add_coins (const RaidersParty *party, guint seat, gint32 gain, gint32 *coins, gint32 *over);
void raiders_explain_limit (guint seat, gint32 over, TmResolution *resolution);
void raiders_wound (gint32 *wounds, guint seat, gint32 amount, guint32 *dead);
void raiders_explain_dead (guint32 dead, TmResolution *resolution);

/* dungeon-raiders-treasury.c */
void raiders_settle_treasury (const RaidersParty *party,
                              const gint32 chests[2],
                              TmResolution *resolution,
                              RaidersTreasury *result);
void raiders_settle_solo_treasury (gint32 card,
                                   const gint32 chests[2],
                                   gint32 take,
                                   TmResolution *resolution,
                                   RaidersSoloChests *result);

/* dungeon-raiders-vault.c */
void raiders_settle_vault (const RaidersParty *party,
                           const gint32 shelf[RAIDERS_N_POWERS],
                           const gint32 stock[RAIDERS_N_ITEMS],
                           TmResolution *resolution,
                           RaidersVault *result);

/* dungeon-raiders-monster.c */
gint32 raiders_choose_shield (guint n_descended,
                              guint n_alive,
                              const gint32 shields[3],
                              TmResolution *resolution);
void raiders_settle_monster (const RaidersParty *party,
                             gint32 power,
                             gint32 crosses,
                             TmResolution *resolution,
                             RaidersFight *result);
void raiders_settle_duel_monster (const RaidersParty *party,
                                  gint32 crosses,
                                  TmResolution *resolution,
                                  RaidersFight *result);
void raiders_settle_solo_monster (const RaidersParty *party,
                                  gint32 attack,
                                  gint32 crosses,
                                  TmResolution *resolution,
                                  RaidersFight *result);

/* dungeon-raiders-trap.c */
RaidersEffect raiders_get_trap_effect (RaidersTrapKind kind, gint32 value);
gint32 raiders_get_trap_value (RaidersTrapKind kind, const gint32 *cards, guint n_cards);
void raiders_settle_trap (const RaidersParty *party,
                          RaidersTrapKind kind,
                          TmResolution *resolution,
                          RaidersSprung *result);

static inline gboolean
raiders_trap_has_one_skull (RaidersTrapKind kind)
{
  return kind == TRAP_MAGNET || kind == TRAP_BOULDER;
}

/* dungeon-raiders-turns.c */
guint32 raiders_get_to_act (const RaidersTurns *turns);
int raiders_next_clockwise (guint n_seats, guint from, guint32 among);
extern const RaidersBarWords raiders_bar_words[N_BARS];
guint raiders_find_bars (const RaidersAttempt *attempt);
void raiders_find_first (const RaidersParty *party,
                         guint first,
                         guint32 died,
                         TmResolution *resolution,
                         RaidersFirst *result);

/* dungeon-raiders-ending.c */
void raiders_find_over (const RaidersParty *party,
                        guint level,
                        guint room,
                        TmResolution *resolution,
                        RaidersOver *result);
void raiders_end_game (const RaidersParty *party, TmResolution *resolution, RaidersEnd *result);
void raiders_set_places (TmResolution *resolution);
extern const char *const raiders_end_ids[];
void raiders_get_result (const TmTable *table, TmResult *result);

/* dungeon-raiders-verdict.c */
gboolean raiders_read_situation (const TmTable *table, RaidersSituation *situation);
void raiders_judge (const RaidersSituation *situation,
                    TmResolution *resolution,
                    RaidersVerdict *verdict);

/* dungeon-raiders-table.c: reading and passing on, shared by the moves */
gboolean raiders_is_quick (const TmTable *table);
gboolean raiders_is_solo (const TmTable *table);
gboolean raiders_is_living (const TmTable *table, guint seat);
guint32 raiders_get_living (const TmTable *table);
int raiders_get_slot_piece (const TmTable *table, guint slot);
const gint32 *raiders_get_room_card (const TmTable *table, gint32 *face);
RaidersRoomType raiders_get_room_type (const TmTable *table);
gint32 raiders_get_power (const TmTable *table, const gint32 *card);
gint32 raiders_get_slot_state (const TmTable *table, guint slot);
guint raiders_count_dark (const TmTable *table);
guint raiders_count_turned (const TmTable *table);
void raiders_read_laid (const TmTable *table, gint32 values[RAIDERS_MAX_SEATS]);
void raiders_read_turns (const TmTable *table, RaidersTurns *turns);
void raiders_read_party (const TmTable *table, RaidersParty *party);
int raiders_find_item (const TmTable *table, guint piece_kind, int seat);
int raiders_find_power (const TmTable *table, guint seat, gint32 face, guint zone);
guint raiders_count_items (const TmTable *table, guint piece_kind, int seat);
int raiders_find_room (const TmTable *table, guint zone, gint32 face);
const gint32 *raiders_get_piece_card (const TmTable *table, guint piece);
void raiders_give_item (TmResolution *resolution, guint piece, int seat);
void raiders_take_items_back (TmResolution *resolution, guint seat);
void raiders_clear_laid (TmResolution *resolution);
void raiders_pass_turn (TmResolution *resolution);
void raiders_enter_room (TmResolution *resolution);
void raiders_open_room (TmResolution *resolution);
gboolean raiders_refuse_phase (TmResolution *resolution, guint phase);

/* dungeon-raiders-setup.c */
void raiders_lay_out (TmResolution *resolution);
void raiders_resolve_begin (const TmMove *move, TmResolution *resolution);

/* dungeon-raiders-level.c */
void raiders_resolve_level (const TmMove *move, TmResolution *resolution);
void raiders_resolve_reveal (const TmMove *move, TmResolution *resolution);
void raiders_resolve_attack (const TmMove *move, TmResolution *resolution);
void raiders_resolve_recard (const TmMove *move, TmResolution *resolution);

/* dungeon-raiders-play.c; the power cards, before PLAY_KEY, have empty entries */
extern const RaidersItemPlay raiders_item_plays[PLAY_TORCH + 1];
void raiders_resolve_lay (const TmMove *move, TmResolution *resolution);
void raiders_resolve_lay_all (const TmMove *move, TmResolution *resolution);
void raiders_resolve_crystal (const TmMove *move, TmResolution *resolution);
void raiders_resolve_torch (const TmMove *move, TmResolution *resolution);
void raiders_resolve_looked (const TmMove *move, TmResolution *resolution);

/* dungeon-raiders-resolve.c */
void raiders_resolve_room (const TmMove *move, TmResolution *resolution);
void raiders_resolve_finish (const TmMove *move, TmResolution *resolution);
void raiders_fell (TmResolution *resolution, guint seat);
gboolean raiders_has_first (const TmTable *table);
void raiders_end_play (TmResolution *resolution);

/* dungeon-raiders-by-hand.c */
void raiders_settle (TmResolution *resolution, const TmSlot *adjusted);

/* dungeon-raiders-offers.c */
void raiders_offer (const TmTable *table, TmOffers *offers);

/* dungeon-raiders-present.c */
void raiders_present (TmScene *scene);
void raiders_present_card (TmScene *scene, guint parent, guint piece);
TmText raiders_describe_progress (const TmTable *table);

/* dungeon-raiders-seats.c */
void raiders_present_seats (TmScene *scene);

/* dungeon-raiders-sheet.c */
void raiders_tally (TmTally *tally, TmSheet *sheet);

/* dungeon-raiders-check.c */
gboolean raiders_check (const TmTable *table, GError **error);

G_END_DECLS
