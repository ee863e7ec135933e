/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a running match knows of fights, cards, skills, turns and the bag, for the questions about them. */

#include "config.h"

#include "black-crystal-order.h"
#include "black-crystal-questions-fight.h"
#include "black-crystal-questions.h"
#include "black-crystal-skill-rules.h"
#include "black-crystal-turn.h"

/* What the questions accept. */
#define MOST_HEALTH 12
#define MOST_CHANGE 24
#define MOST_CARDS 60
#define MOST_CRYSTALS 4
#define MOST_EXITS 2
#define MOST_ROLLS 9
#define HAVE_MOST 4

/* Announced boosts: what they do as long as the fight lasts, and to the next die alone. */
typedef struct
{
  int own;
  int own_once;
  int rival;
  int rival_once;
  int health;
} Announced;

static gboolean
lasts (const TmTable *table, CrystalFind find)
{
  if (crystal_finds[find].lasts == LASTS_OPEN)
    return tm_table_get_option (table, OPTION_BOOST_TIE) == BOOST_TIE_FIGHT;
  return crystal_finds[find].lasts == LASTS_FIGHT;
}

static guint
list_announced (const TmTable *table, guint seat, guint pieces[CRYSTAL_MAX_BOOSTS])
{
  guint all[CRYSTAL_MAX_BOOSTS];
  guint n_all = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_FIGHT, (int) seat), all,
                                    G_N_ELEMENTS (all));
  guint n = 0;

  for (guint i = 0; i < n_all; i++)
    if (tm_table_get_piece_face (table, all[i]) != TM_FACE_UNKNOWN)
      pieces[n++] = all[i];
  return n;
}

/* Adds up what a seat has announced, each card by itself. */
static void
read_announced (
    const TmTable *table, guint seat, CrystalEnemy enemy, int monster, Announced *announced)
{
  guint pieces[CRYSTAL_MAX_BOOSTS];
  guint n_pieces = list_announced (table, seat, pieces);
  g_autoptr (TmResolution) readings = crystal_read_as_played (table);

  *announced = (Announced) { 0 };
  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 find = tm_table_get_piece_face (table, pieces[i]);
      gint32 value = MAX (crystal_get_find_value (table, (CrystalFind) find), 0);
      gboolean is_lasting = lasts (table, (CrystalFind) find);
      CrystalBoosts boosts;

      if (!is_lasting && tm_table_get_piece_mark (table, pieces[i], MARK_FIND_ROLLS) > 0)
        continue;
      crystal_count_boosts (&find, &value, NULL, 1, enemy, monster, 1, readings, &boosts);
      *(is_lasting ? &announced->own : &announced->own_once) += boosts.own;
      *(is_lasting ? &announced->rival : &announced->rival_once) += boosts.rival;
      announced->health += boosts.health;
    }
}

static gboolean
set_within (TmArgs *args, guint param, int value, int least, int most)
{
  if (value < least || value > most)
    return FALSE;
  tm_args_set (args, param, value);
  return TRUE;
}

/* Fights with monsters */

typedef struct
{
  CrystalFightEvent event;
  Announced announced;
  gint32 health;
  gint32 pump;
} Fight;

static gboolean
read_fight (const TmTable *table, Fight *fight)
{
  if (!crystal_get_fight (table, &fight->event) || fight->event.monster > MONSTER_OTHER
      || crystal_monsters[fight->event.monster].flags & MONSTER_PEACEFUL)
    return FALSE;
  read_announced (table, fight->event.seat, ENEMY_MONSTER, fight->event.monster, &fight->announced);
  fight->health = tm_table_get_shared (table, COUNTER_FIGHT_HEALTH);
  fight->pump = tm_table_get_shared (table, COUNTER_FIGHT_PUMP) + fight->announced.health;
  return TRUE;
}

gboolean
crystal_fill_boom_fight (const TmTable *table, TmArgs *args)
{
  gboolean is_one_pump;
  Fight fight;

  if (!read_fight (table, &fight))
    return FALSE;
  is_one_pump = fight.pump == crystal_finds[FIND_MONSTER_PUMP].health;
  tm_args_set (args, BOOM_FIGHT_MONSTER, fight.event.monster);
  tm_args_set (args, BOOM_FIGHT_PUMP, is_one_pump);
  tm_args_set (args, BOOM_FIGHT_FIRST, FALSE);
  return set_within (args, BOOM_FIGHT_HEALTH, fight.health + (is_one_pump ? 0 : fight.pump), 0,
                     MOST_HEALTH)
         && set_within (args, BOOM_FIGHT_OWN, fight.announced.own + fight.announced.own_once,
                        -MOST_CHANGE, MOST_CHANGE)
         && set_within (args, BOOM_FIGHT_BOOSTS, tm_table_get_shared (table, COUNTER_FIGHT_BOOSTS),
                        0, CRYSTAL_MAX_BOOSTS);
}

/* El Ninza minds boosts that no longer count, which the question about chances does not know of. */
static gboolean
has_hidden_boosts (const TmTable *table, const Fight *fight)
{
  return fight->event.monster == MONSTER_NINZA && fight->announced.own == 0
         && fight->announced.own_once == 0 && tm_table_get_shared (table, COUNTER_FIGHT_BOOSTS) > 0;
}

gboolean
crystal_fill_odds_boom (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  Fight fight;

  if (!read_fight (table, &fight) || has_hidden_boosts (table, &fight))
    return FALSE;
  tm_args_set (args, ODDS_BOOM_MONSTER, fight.event.monster);
  tm_args_set (args, ODDS_BOOM_FIRST_ROLLS,
               tm_table_get_shared (table, COUNTER_FIGHT_STAGE) == STAGE_FIRST_ROLL);
  return set_within (args, ODDS_BOOM_PLAYERS, (int) n_seats, 2, CRYSTAL_MAX_SEATS)
         && set_within (args, ODDS_BOOM_HEALTH, fight.health + fight.pump, 0, MOST_HEALTH)
         && set_within (args, ODDS_BOOM_OWN, fight.announced.own, -MOST_CHANGE, MOST_CHANGE)
         && set_within (args, ODDS_BOOM_ONCE, fight.announced.own_once, -MOST_CHANGE, MOST_CHANGE);
}

/* The card that is fought, or whose die is to be rolled. */
gboolean
crystal_fill_boom_card (const TmTable *table, TmArgs *args)
{
  const gint32 first_roll = 2;
  CrystalFightEvent event;
  CrystalPending top;

  if (crystal_get_fight (table, &event))
    return set_within (args, BOOM_CARD_MONSTER, event.monster, 0, MONSTER_OTHER);
  if (!crystal_get_pending (table, 0, &top) || top.kind != PENDING_FIRST_ROLL)
    return FALSE;
  tm_args_set (args, BOOM_CARD_RESULT, first_roll);
  return set_within (args, BOOM_CARD_MONSTER, top.b, 0, MONSTER_OTHER);
}

/* Duels */

static gboolean
read_duel (const TmTable *table, guint seats[2], Announced announced[2])
{
  if (!crystal_get_duel (table, seats, NULL))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    {
      if (seats[i] >= tm_table_get_n_seats (table))
        return FALSE;
      read_announced (table, seats[i], ENEMY_DWARF, MONSTER_OTHER, &announced[i]);
    }
  return TRUE;
}

gboolean
crystal_fill_dwarf_fight (const TmTable *table, TmArgs *args)
{
  static const guint own[] = { DWARF_FIGHT_OWN_A, DWARF_FIGHT_OWN_B };
  static const guint crystals[] = { DWARF_FIGHT_CRYSTALS_A, DWARF_FIGHT_CRYSTALS_B };
  Announced announced[2];
  guint seats[2];

  if (!read_duel (table, seats, announced))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    if (!set_within (args, own[i],
                     announced[i].own + announced[i].own_once + announced[1 - i].rival
                         + announced[1 - i].rival_once,
                     -MOST_CHANGE, MOST_CHANGE)
        || !set_within (args, crystals[i], tm_table_get_counter (table, COUNTER_CRYSTALS, seats[i]),
                        0, MOST_CRYSTALS))
      return FALSE;
  return TRUE;
}

gboolean
crystal_fill_odds_dwarf (const TmTable *table, TmArgs *args)
{
  static const guint own[] = { ODDS_DWARF_OWN_A, ODDS_DWARF_OWN_B };
  static const guint once[] = { ODDS_DWARF_ONCE_A, ODDS_DWARF_ONCE_B };
  Announced announced[2];
  guint seats[2];

  if (!read_duel (table, seats, announced))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    if (!set_within (args, own[i], announced[i].own + announced[1 - i].rival, -MOST_CHANGE,
                     MOST_CHANGE)
        || !set_within (args, once[i], announced[i].own_once + announced[1 - i].rival_once,
                        -MOST_CHANGE, MOST_CHANGE))
      return FALSE;
  return TRUE;
}

gboolean
crystal_fill_even_odd (const TmTable *table, TmArgs *args)
{
  CrystalPending top;

  return crystal_get_pending (table, 0, &top) && top.kind == PENDING_EVEN_ODD
         && set_within (args, EVEN_ODD_FOR, top.b, 0, CRYSTAL_N_EVEN_ODDS - 1);
}

/* Cards */

static guint
count_table_cards (const TmTable *table, guint seat)
{
  guint n = 0;

  for (guint find = 0; find < CRYSTAL_N_FINDS; find++)
    n += crystal_count_before (table, seat, (CrystalFind) find);
  return n;
}

gboolean
crystal_fill_hand_limit (const TmTable *table, TmArgs *args)
{
  int active = crystal_get_active (table);

  return active >= 0
         && set_within (args, HAND_LIMIT_HAND,
                        tm_table_get_counter (table, COUNTER_HAND, (guint) active), 0, MOST_CARDS)
         && set_within (args, HAND_LIMIT_TABLE, (int) count_table_cards (table, (guint) active), 0,
                        MOST_CARDS);
}

/* Whose fight or duel is open, and against whom; FALSE: nobody's. */
static gboolean
find_fighter (const TmTable *table, guint *seat, CrystalEnemy *enemy, int *monster)
{
  int active = crystal_get_active (table);
  CrystalFightEvent event;
  guint seats[2];

  *monster = MONSTER_OTHER;
  if (crystal_get_fight (table, &event))
    {
      *seat = event.seat;
      *enemy = ENEMY_MONSTER;
      *monster = MIN (event.monster, MONSTER_OTHER);
      return TRUE;
    }
  if (!crystal_get_duel (table, seats, NULL))
    return FALSE;
  *seat = active == (int) seats[1] ? seats[1] : seats[0];
  *enemy = ENEMY_DWARF;
  return TRUE;
}

/* The narrowest moment that a seat is at. */
static int
find_moment (guint moments)
{
  static const guint8 order[]
      = { MOMENT_OWN_MONSTER, MOMENT_OWN_ROLL, MOMENT_OWN_START, MOMENT_OWN };

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    if (moments & MOMENT_BIT (order[i]))
      return order[i];
  return -1;
}

/* Cards of who fights, else of whose turn it is. */
gboolean
crystal_fill_find_card (const TmTable *table, TmArgs *args)
{
  int active = crystal_get_active (table);
  CrystalEnemy enemy = ENEMY_NONE;
  int monster = MONSTER_OTHER;
  guint seat = (guint) active;
  int moment;

  if (active < 0 || tm_table_get_phase (table) < PHASE_START)
    return FALSE;
  (void) find_fighter (table, &seat, &enemy, &monster);
  if (seat >= tm_table_get_n_seats (table))
    return FALSE;
  moment = find_moment (crystal_get_moments (table, seat));
  if (moment < 0)
    return FALSE;
  tm_args_set (args, FIND_CARD_MOMENT, moment);
  tm_args_set (args, FIND_CARD_ENEMY, (gint32) enemy);
  tm_args_set (args, FIND_CARD_MONSTER, monster);
  return TRUE;
}

/* All cards announced, if they have been on the table for the same dice. */
gboolean
crystal_fill_boosts (const TmTable *table, TmArgs *args)
{
  guint pieces[CRYSTAL_MAX_BOOSTS];
  gint32 cards[CRYSTAL_MAX_BOOSTS];
  CrystalEnemy enemy;
  guint seat, n_pieces;
  gint32 rolls = 0;
  int monster;

  if (!find_fighter (table, &seat, &enemy, &monster) || seat >= tm_table_get_n_seats (table))
    return FALSE;
  n_pieces = list_announced (table, seat, pieces);
  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 made = tm_table_get_piece_mark (table, pieces[i], MARK_FIND_ROLLS);

      if (i > 0 && made != rolls)
        return FALSE;
      rolls = made;
      cards[i] = tm_table_get_piece_face (table, pieces[i]);
    }
  tm_args_set_list (args, BOOSTS_CARDS, cards, n_pieces);
  tm_args_set (args, BOOSTS_ENEMY, (gint32) enemy - ENEMY_MONSTER);
  tm_args_set (args, BOOSTS_MONSTER, monster);
  return set_within (args, BOOSTS_ROLL, rolls + 1, 1, MOST_ROLLS);
}

/* Skills */

static gint32
count_servants (const TmTable *table, guint seat, int skill)
{
  guint pieces[CRYSTAL_N_BOOM_CARDS];
  guint n_pieces = crystal_list_servants (table, seat, pieces);
  gint32 n = 0;

  for (guint i = 0; i < n_pieces; i++)
    {
      gint32 face = tm_table_get_piece_face (table, pieces[i]);

      if (face < 0 || face >= CRYSTAL_N_MONSTERS)
        continue;
      n += skill == SKILL_MINER      ? face == MONSTER_MINER
           : skill == SKILL_GARDENER ? face == MONSTER_DANDELIONS
           : skill == SKILL_SHAMAN   ? (crystal_monsters[face].flags & MONSTER_ELEMENTAL_KIND) != 0
                                     : 0;
    }
  return MIN (n, HAVE_MOST);
}

static void
set_blocked (const TmTable *table, guint seat, TmArgs *args)
{
  CrystalMap map;

  if (!crystal_knows_map (table))
    return;
  crystal_read_map (table, &map);
  if (map.dwarfs[seat] >= 0 && !CRYSTAL_IS_ENTRANCE (map.dwarfs[seat]))
    tm_args_set (args, ASK_SKILL_BLOCKED,
                 (gint32) crystal_map_get_blocked (&map, seat, map.dwarfs[seat]));
}

gboolean
crystal_fill_skill (const TmTable *table, TmArgs *args)
{
  int active = crystal_get_active (table);
  int skill = active >= 0 ? crystal_get_skill (table, (guint) active) : -1;
  gint32 hand, uses;

  if (skill < 0 || skill >= CRYSTAL_N_SKILLS)
    return FALSE;
  hand = tm_table_get_counter (table, COUNTER_HAND, (guint) active);
  uses = crystal_skill_get_uses ((CrystalSkill) skill);
  tm_args_set (args, ASK_SKILL_SKILL, skill);
  tm_args_set (args, ASK_SKILL_HAVE, count_servants (table, (guint) active, skill));
  if (uses > 0)
    tm_args_set (
        args, ASK_SKILL_USED,
        CLAMP (uses - tm_table_get_counter (table, COUNTER_SKILL_USES, (guint) active), 0, uses));
  if (skill == SKILL_MERCHANT && hand <= MOST_CARDS)
    tm_args_set (args, ASK_SKILL_HAND, hand);
  if (skill == SKILL_IRON_HEAD)
    set_blocked (table, (guint) active, args);
  return TRUE;
}

/* The match */

gboolean
crystal_fill_turn_order (const TmTable *table, TmArgs *args)
{
  guint n_seats = tm_table_get_n_seats (table);
  int active = crystal_get_active (table);
  gint32 skips[CRYSTAL_MAX_SEATS];

  if (active < 0)
    return FALSE;
  for (guint seat = 0; seat < n_seats; seat++)
    {
      skips[seat] = tm_table_get_counter (table, COUNTER_SKIP, seat);
      if (skips[seat] < 0 || skips[seat] > CRYSTAL_MAX_SKIP)
        return FALSE;
    }
  tm_args_set (args, TURN_ORDER_SEATS, (gint32) n_seats);
  tm_args_set (args, TURN_ORDER_CURRENT, active);
  tm_args_set_list (args, TURN_ORDER_SKIPS, skips, n_seats);
  return TRUE;
}

gboolean
crystal_fill_tiles (const TmTable *table, TmArgs *args)
{
  tm_args_set (args, ASK_TILES_VARIANT, tm_table_get_option (table, OPTION_VARIANT));
  return TRUE;
}

gboolean
crystal_fill_win (const TmTable *table, TmArgs *args)
{
  int active = crystal_get_active (table);
  CrystalPending top;
  CrystalMap map;

  if (active < 0
      || !set_within (args, ASK_WIN_CRYSTALS,
                      tm_table_get_counter (table, COUNTER_CRYSTALS, (guint) active), 0,
                      MOST_CRYSTALS))
    return FALSE;
  tm_args_set (args, ASK_WIN_PENDING, crystal_get_pending (table, 0, &top));
  if (crystal_knows_map (table))
    {
      int place;

      crystal_read_map (table, &map);
      place = map.dwarfs[active];
      tm_args_set (args, ASK_WIN_EVENT,
                   place >= 0 && !CRYSTAL_IS_ENTRANCE (place)
                           && crystal_map_has_tile (&map, (guint) place)
                       ? map.cells[place].event
                       : EVENT_NONE);
    }
  return TRUE;
}

/* Tiles on the board that nobody may look at, and those in somebody's hand. */
static gint32
count_hidden_tiles (const TmTable *table)
{
  gint32 n = 0;
  CrystalMap map;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    n += (gint32) tm_table_count_zone (table, tm_table_get_zone (table, ZONE_TAKEN, (int) seat));
  if (!crystal_knows_map (table))
    return n;
  crystal_read_map (table, &map);
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    n += map.cells[cell].laid == LAID_FACE_DOWN;
  return n;
}

/* As long as a tile can be drawn. */
gboolean
crystal_fill_odds_tiles (const TmTable *table, TmArgs *args)
{
  gint32 left = tm_table_get_shared (table, COUNTER_BAG);
  gint32 crystals = tm_table_get_shared (table, COUNTER_BAG_CRYSTAL);
  gint32 exits = tm_table_get_shared (table, COUNTER_BAG_EXIT);
  gint32 hidden = count_hidden_tiles (table);
  guint phase = tm_table_get_phase (table);

  if ((phase != PHASE_START && phase != PHASE_ACT) || left < 1 || crystals + exits > left + hidden)
    return FALSE;
  return set_within (args, ODDS_TILES_LEFT, left, 1, CRYSTAL_N_TILES)
         && set_within (args, ODDS_TILES_CRYSTALS, crystals, 0, MOST_CRYSTALS)
         && set_within (args, ODDS_TILES_EXITS, exits, 0, MOST_EXITS)
         && set_within (args, ODDS_TILES_UNSEEN, hidden, 0, CRYSTAL_N_TILES);
}
