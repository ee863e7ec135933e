/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeon-raiders-private.h"

G_BEGIN_DECLS

/* Five power cards, and a key or a sword for each of the other four rooms. */
#define ODDS_MAX_MINE 9

/* The parameters of the questions, by index. */
enum
{
  DECK_PLAYERS,
};

enum
{
  STARTING_HERO,
  STARTING_PLAYERS,
  STARTING_DIFFICULTY,
};

enum
{
  MAY_PLAY,
  MAY_ROOM,
  MAY_HAND,
  MAY_ITEMS,
  MAY_PLAYERS,
  MAY_MY_TURN,
  MAY_ALIVE,
  MAY_QUICK,
};

enum
{
  ORDER_PLAYERS,
  ORDER_FIRST,
  ORDER_CRYSTALS,
  ORDER_OUT,
  ORDER_QUICK,
};

enum
{
  TORCH_ROOMS,
};

enum
{
  TREASURY_CARDS,
  TREASURY_CHESTS,
  TREASURY_COINS,
};

enum
{
  SHIELD_N_DESCENDED,
  SHIELD_N_ALIVE,
  SHIELD_SHIELDS,
};

enum
{
  MONSTER_CARDS,
  MONSTER_POWER,
  MONSTER_CROSSES,
  MONSTER_WOUNDS,
};

enum
{
  TRAP_KIND,
  TRAP_CARDS,
  TRAP_COINS,
  TRAP_WOUNDS,
};

enum
{
  VAULT_CARDS,
  VAULT_SHELF,
  VAULT_STOCK,
  VAULT_COINS,
  VAULT_WOUNDS,
};

enum
{
  FIRST_CARDS,
  FIRST_FIRST,
  FIRST_DIED,
};

enum
{
  DEATH_WOUNDS,
  DEATH_ADD,
  DEATH_ITEMS,
};

enum
{
  OVER_WOUNDS,
  OVER_LEVEL,
  OVER_ROOM,
};

enum
{
  END_OF_COINS,
  END_OF_WOUNDS,
};

enum
{
  DUEL_CARDS,
  DUEL_CROSSES,
  DUEL_WOUNDS,
};

enum
{
  SOLO_MONSTER_CARD,
  SOLO_MONSTER_ATTACK,
  SOLO_MONSTER_CROSSES,
  SOLO_MONSTER_WOUNDS,
};

enum
{
  SOLO_TREASURY_CARD,
  SOLO_TREASURY_CHESTS,
  SOLO_TREASURY_COINS,
};

enum
{
  ODDS_MONSTER_POWER,
  ODDS_MONSTER_HANDS,
  ODDS_MONSTER_MINE,
  ODDS_MONSTER_LAID,
};

enum
{
  ODDS_TREASURY_CHESTS,
  ODDS_TREASURY_HANDS,
  ODDS_TREASURY_MINE,
  ODDS_TREASURY_LAID,
};

enum
{
  ODDS_TRAP_KIND,
  ODDS_TRAP_HANDS,
  ODDS_TRAP_MINE,
  ODDS_TRAP_LAID,
};

enum
{
  ODDS_DARK_SEEN,
  ODDS_DARK_DARK,
  ODDS_DARK_TOTALS,
};

enum
{
  ODDS_SOLO_MINE,
  ODDS_SOLO_GONE,
};

enum
{
  ODDS_DUEL_HAND,
  ODDS_DUEL_MINE,
};

/* dungeon-raiders-answers.c: set-up and turns; -end-answers.c: death and end */
void raiders_answer_deck (const TmArgs *args, TmRuling *ruling);
void raiders_answer_starting (const TmArgs *args, TmRuling *ruling);
void raiders_answer_may_play (const TmArgs *args, TmRuling *ruling);
void raiders_answer_play_order (const TmArgs *args, TmRuling *ruling);
void raiders_answer_torch (const TmArgs *args, TmRuling *ruling);
void raiders_answer_death (const TmArgs *args, TmRuling *ruling);
void raiders_answer_first (const TmArgs *args, TmRuling *ruling);
void raiders_answer_over (const TmArgs *args, TmRuling *ruling);
void raiders_answer_end (const TmArgs *args, TmRuling *ruling);

const RaidersBarWords *raiders_find_bar (const TmArgs *args);

/* dungeon-raiders-room-answers.c: the rooms */
gboolean
raiders_read_cards (const TmArgs *args, guint cards, RaidersParty *party, TmRuling *ruling);
gboolean raiders_read_each (const TmArgs *args,
                            guint param,
                            const char *id,
                            gint32 *values,
                            const RaidersParty *party,
                            TmRuling *ruling);
gboolean
raiders_read_coins (const TmArgs *args, guint param, RaidersParty *party, TmRuling *ruling);
void raiders_read_chests (const TmArgs *args, guint param, gint32 chests[2]);
void raiders_answer_treasury (const TmArgs *args, TmRuling *ruling);
void raiders_answer_shield (const TmArgs *args, TmRuling *ruling);
void raiders_answer_monster (const TmArgs *args, TmRuling *ruling);
void raiders_answer_trap (const TmArgs *args, TmRuling *ruling);
void raiders_answer_vault (const TmArgs *args, TmRuling *ruling);
void raiders_answer_duel_monster (const TmArgs *args, TmRuling *ruling);
void raiders_answer_solo_monster (const TmArgs *args, TmRuling *ruling);
void raiders_answer_solo_treasury (const TmArgs *args, TmRuling *ruling);

/* dungeon-raiders-odds.c */
void raiders_answer_odds_monster (const TmArgs *args, TmRuling *ruling);
void raiders_answer_odds_treasury (const TmArgs *args, TmRuling *ruling);
void raiders_answer_odds_trap (const TmArgs *args, TmRuling *ruling);
void raiders_answer_odds_dark (const TmArgs *args, TmRuling *ruling);
void raiders_answer_odds_solo_monster (const TmArgs *args, TmRuling *ruling);
void raiders_answer_odds_duel_monster (const TmArgs *args, TmRuling *ruling);

/* dungeon-raiders-fill.c: what a running match knows */
gboolean raiders_fill_deck (const TmTable *table, TmArgs *args);
gboolean raiders_fill_starting (const TmTable *table, TmArgs *args);
gboolean raiders_fill_may_play (const TmTable *table, TmArgs *args);
gboolean raiders_fill_play_order (const TmTable *table, TmArgs *args);
gboolean raiders_fill_torch (const TmTable *table, TmArgs *args);
gboolean raiders_fill_treasury (const TmTable *table, TmArgs *args);
gboolean raiders_fill_shield (const TmTable *table, TmArgs *args);
gboolean raiders_fill_monster (const TmTable *table, TmArgs *args);
gboolean raiders_fill_trap (const TmTable *table, TmArgs *args);
gboolean raiders_fill_vault (const TmTable *table, TmArgs *args);
gboolean raiders_fill_first (const TmTable *table, TmArgs *args);
gboolean raiders_fill_over (const TmTable *table, TmArgs *args);
gboolean raiders_fill_end (const TmTable *table, TmArgs *args);
gboolean raiders_fill_duel_monster (const TmTable *table, TmArgs *args);
gboolean raiders_fill_solo_monster (const TmTable *table, TmArgs *args);
gboolean raiders_fill_solo_treasury (const TmTable *table, TmArgs *args);
gboolean raiders_fill_odds_monster (const TmTable *table, TmArgs *args);
gboolean raiders_fill_odds_treasury (const TmTable *table, TmArgs *args);
gboolean raiders_fill_odds_trap (const TmTable *table, TmArgs *args);
gboolean raiders_fill_odds_dark (const TmTable *table, TmArgs *args);
gboolean raiders_fill_odds_solo_monster (const TmTable *table, TmArgs *args);
gboolean raiders_fill_odds_duel_monster (const TmTable *table, TmArgs *args);

/* dungeon-raiders-use.c: the moves that record a ruling */
guint raiders_use_may_play (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint raiders_use_torch (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint raiders_use_treasury (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint raiders_use_monster (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint raiders_use_trap (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint raiders_use_vault (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint
raiders_use_duel_monster (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint
raiders_use_solo_monster (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint
raiders_use_solo_treasury (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);
guint raiders_use_end (const TmTable *table, const TmArgs *args, TmMove moves[TM_MAX_USED]);

/* dungeon-raiders-beside.c: what else could have come of a room */
extern const TmBeside raiders_beside_treasury;
extern const TmBeside raiders_beside_monster;
extern const TmBeside raiders_beside_trap;
extern const TmBeside raiders_beside_duel;
extern const TmBeside raiders_beside_solo;

G_END_DECLS
