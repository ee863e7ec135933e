/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading a running table: the battle. */

#include "config.h"

#include "dungeoneer-table.h"

/**
 * dungeoneer_is_battle:
 * @table: a table
 *
 * Returns: whether a battle goes on
 */
gboolean
dungeoneer_is_battle (const TmTable *table)
{
  return tm_table_get_shared (table, COUNTER_BATTLE_KIND) != BATTLE_NONE;
}

/**
 * dungeoneer_get_step:
 * @table: a table
 *
 * Returns: the step of the battle, of [enum@DungeoneerStep]; STEP_NONE without one
 */
guint
dungeoneer_get_step (const TmTable *table)
{
  return (guint) tm_table_get_shared (table, COUNTER_BATTLE_STEP);
}

static gint32
get_cell (const TmTable *table, guint column, guint layer)
{
  return tm_table_get_cell (table, GRID_BATTLE, TM_NO_SEAT, layer, column, 0);
}

static gboolean
is_card (const TmTable *table, gint32 piece, guint kind)
{
  const TmBox *box = tm_table_get_box (table);

  return piece >= 0 && piece < (gint32) tm_box_get_n_pieces (box)
         && tm_box_get_piece_kind (box, (guint) piece) == kind;
}

static gboolean
is_seat (const TmTable *table, gint32 seat)
{
  return seat >= 0 && seat < (gint32) tm_table_get_n_seats (table);
}

/* Cells can be set by hand to what no battle has. */
static gboolean
is_sound (const TmTable *table, guint column)
{
  gint32 who = get_cell (table, column, BATTLE_WHO);
  gint32 target = get_cell (table, column, BATTLE_TARGET);
  gint32 piece = get_cell (table, column, BATTLE_TARGET_PIECE);

  if (target >= (gint32) tm_table_get_n_seats (table)
      || get_cell (table, column, BATTLE_OWNER) >= (gint32) tm_table_get_n_seats (table)
      || (piece >= 0 && !is_card (table, piece, PIECE_ADVENTURE)
          && !is_card (table, piece, PIECE_QUEST)))
    return FALSE;
  switch (get_cell (table, column, BATTLE_ATTACKER))
    {
    case ATTACKER_MONSTER:
      return is_card (table, who, PIECE_ADVENTURE);
    case ATTACKER_QUEST:
      return is_card (table, who, PIECE_QUEST);
    case ATTACKER_HERO:
    case ATTACKER_CHALLENGE:
      return is_seat (table, who) && (target >= 0 || piece >= 0);
    default:
      return FALSE;
    }
}

/**
 * dungeoneer_count_attacks:
 * @table: a table
 *
 * Counts the attacks of the battle: they stand side by side, from column 0.
 *
 * Returns: how many there are
 */
guint
dungeoneer_count_attacks (const TmTable *table)
{
  guint n = 0;

  while (n < DUNGEONEER_MAX_COLUMNS && is_sound (table, n))
    n++;
  return n;
}

/**
 * dungeoneer_get_attack:
 * @table: a table
 * @column: its column, below DUNGEONEER_MAX_COLUMNS
 * @attack: (out): the attack
 *
 * Reads one of the attacks of a battle.
 */
void
dungeoneer_get_attack (const TmTable *table, guint column, DungeoneerAttack *attack)
{
  g_return_if_fail (column < DUNGEONEER_MAX_COLUMNS);

  *attack = (DungeoneerAttack) {
    .kind = (DungeoneerAttackerKind) get_cell (table, column, BATTLE_ATTACKER),
    .who = get_cell (table, column, BATTLE_WHO),
    .owner = get_cell (table, column, BATTLE_OWNER),
    .target = get_cell (table, column, BATTLE_TARGET),
    .target_piece = get_cell (table, column, BATTLE_TARGET_PIECE),
    .form = get_cell (table, column, BATTLE_FORM),
    .attack_die = get_cell (table, column, BATTLE_ATTACK_DIE),
    .counter_die = get_cell (table, column, BATTLE_COUNTER_DIE),
    .attack_total = get_cell (table, column, BATTLE_ATTACK_TOTAL),
    .counter_total = get_cell (table, column, BATTLE_COUNTER_TOTAL),
    .result = (DungeoneerOutcome) get_cell (table, column, BATTLE_RESULT),
    .hit_wounds = get_cell (table, column, BATTLE_HIT_WOUNDS),
    .effect_wounds = get_cell (table, column, BATTLE_EFFECT_WOUNDS),
    .wounds_back = get_cell (table, column, BATTLE_WOUNDS_BACK),
  };
  if (!is_sound (table, column))
    attack->kind = ATTACKER_NONE;
}

/**
 * dungeoneer_find_attack:
 * @table: a table
 * @piece: a monster card
 * @attack: (out): its attack, if it has one
 *
 * Finds the attack of a monster.
 *
 * Returns: its column; %DUNGEONEER_MAX_COLUMNS: it does not attack
 */
guint
dungeoneer_find_attack (const TmTable *table, guint piece, DungeoneerAttack *attack)
{
  for (guint column = 0; column < dungeoneer_count_attacks (table); column++)
    {
      dungeoneer_get_attack (table, column, attack);
      if (attack->kind == ATTACKER_MONSTER && attack->who == (gint32) piece)
        return column;
    }
  return DUNGEONEER_MAX_COLUMNS;
}

/**
 * dungeoneer_get_next_roll:
 * @table: a table
 *
 * Returns: the column of the attack that is rolled next; -1: none is open
 */
int
dungeoneer_get_next_roll (const TmTable *table)
{
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    if (get_cell (table, i, BATTLE_RESULT) == OUTCOME_OPEN)
      return (int) i;
  return -1;
}

/**
 * dungeoneer_get_attack_stat:
 * @table: a table
 * @attack: an attack
 * @is_told: (out) (optional): whether the number on the card is told
 *
 * Source: R «Этапы битвы», III, p. 13.
 *
 * Returns: what is added to the die of the attacker
 */
gint32
dungeoneer_get_attack_stat (const TmTable *table, const DungeoneerAttack *attack, gboolean *is_told)
{
  guint form = (guint) MAX (attack->form, 0);

  if (attack->kind == ATTACKER_HERO || attack->kind == ATTACKER_CHALLENGE)
    return dungeoneer_get_stat (table, (guint) attack->who, form, is_told);
  return dungeoneer_get_monster_stat (table, (guint) attack->who, form, is_told);
}

/**
 * dungeoneer_get_counter_stat:
 * @table: a table
 * @attack: an attack
 * @is_told: (out) (optional): whether the number on the card is told
 *
 * Source: R «Этапы битвы», IV, p. 13: the form is the one that the attacker has chosen.
 *
 * Returns: what is added to the die of who is attacked
 */
gint32
dungeoneer_get_counter_stat (const TmTable *table,
                             const DungeoneerAttack *attack,
                             gboolean *is_told)
{
  guint form = (guint) MAX (attack->form, 0);

  if (attack->target_piece >= 0)
    return dungeoneer_get_monster_stat (table, (guint) attack->target_piece, form, is_told);
  return dungeoneer_get_stat (table, (guint) MAX (attack->target, 0), form, is_told);
}

/**
 * dungeoneer_get_attack_monster:
 * @attack: an attack
 *
 * Returns: the monster that attacks or is attacked, a piece; -1: heroes are among themselves
 */
int
dungeoneer_get_attack_monster (const DungeoneerAttack *attack)
{
  if (attack->kind == ATTACKER_MONSTER || attack->kind == ATTACKER_QUEST)
    return attack->who;
  return attack->target_piece;
}

/**
 * dungeoneer_get_bedless:
 * @table: a table
 *
 * Returns: a monster that still has to go somewhere in step VII, a piece; -1: none
 */
int
dungeoneer_get_bedless (const TmTable *table)
{
  guint zone = tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT);

  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.kind == ATTACKER_MONSTER
          && tm_table_get_piece_zone (table, (guint) attack.who) == zone)
        return attack.who;
    }
  return -1;
}

/* Whether a monster has not been taken out of the battle by a card; that of a quest stays with its quest. */
static gboolean
is_there (const TmTable *table, const DungeoneerAttack *attack)
{
  return attack->kind != ATTACKER_MONSTER
         || tm_table_get_piece_zone (table, (guint) attack->who)
                == tm_table_get_zone (table, ZONE_BATTLE, TM_NO_SEAT);
}

/**
 * dungeoneer_get_fall_variant:
 * @table: a table
 *
 * Returns: which of the two variants is played that are about lying down: R p. 21
 */
DungeoneerFallVariant
dungeoneer_get_fall_variant (const TmTable *table)
{
  if (dungeoneer_has_variant (table, OPTION_MOVEMENT_LIMIT))
    return FALL_MOVEMENT_LIMIT;
  return dungeoneer_has_variant (table, OPTION_FALL_ATTACK) ? FALL_FALL_ATTACK : FALL_NONE;
}

/**
 * dungeoneer_get_challenge:
 * @table: a table
 * @seat: who would strike
 * @column: the attack whose attacker is to be struck; -1: another hero in the same location
 * @challenge: (out): the situation
 *
 * Reads the situation of step VI.
 */
void
dungeoneer_get_challenge (const TmTable *table,
                          guint seat,
                          int column,
                          DungeoneerChallenge *challenge)
{
  DungeoneerFallVariant variant = dungeoneer_get_fall_variant (table);
  gboolean has_lain_down
      = variant == FALL_FALL_ATTACK && dungeoneer_get (table, COUNTER_FALL_USED, seat) != 0;
  DungeoneerAttack attack = { 0 };

  *challenge = (DungeoneerChallenge) {
    .purse = dungeoneer_get_purse (table, seat),
    .attacked = dungeoneer_get (table, COUNTER_ATTACKED, seat) != 0,
    .fallen = dungeoneer_get (table, COUNTER_FALLEN, seat) != 0,
    .present = TRUE,
    .place_bans = dungeoneer_is_ban (table, seat),
    /* Lying down pays once in a turn. */
    .variant = has_lain_down ? FALL_NONE : variant,
    .is_at_hero = column < 0,
  };
  if (column < 0)
    return;
  /* Who has lain down for the strike before can still make it. */
  if (has_lain_down && challenge->fallen)
    challenge->purse.fall_ap = 1;
  dungeoneer_get_attack (table, (guint) column, &attack);
  challenge->in_challenge = attack.kind == ATTACKER_CHALLENGE;
  if (attack.kind == ATTACKER_HERO)
    {
      challenge->present = dungeoneer_get (table, COUNTER_ALIVE, (guint) attack.who) != 0
                           && dungeoneer_are_together (table, seat, (guint) attack.who);
      return;
    }
  challenge->present = attack.result != OUTCOME_GONE && is_there (table, &attack)
                       && dungeoneer_get_monster_wounds (table, (guint) attack.who)
                              < dungeoneer_get_monster_health (table, (guint) attack.who);
  challenge->place_bans = FALSE;
}

/**
 * dungeoneer_can_challenge:
 * @table: a table
 * @seat: a seat
 * @column: an attack
 *
 * Returns: whether the hero that was attacked there can strike back at the attacker
 */
gboolean
dungeoneer_can_challenge (const TmTable *table, guint seat, guint column)
{
  DungeoneerRules rules = { NULL, table };
  DungeoneerChallenge challenge;
  DungeoneerChallenged challenged;
  DungeoneerAttack attack;

  dungeoneer_get_attack (table, column, &attack);
  if (attack.kind == ATTACKER_CHALLENGE || attack.target != (gint32) seat
      || dungeoneer_get (table, COUNTER_ALIVE, seat) == 0)
    return FALSE;
  dungeoneer_get_challenge (table, seat, (int) column, &challenge);
  dungeoneer_judge_challenge (&challenge, &rules, &challenged);
  return challenged.fault == FAULT_NONE;
}

/**
 * dungeoneer_has_challenger:
 * @table: a table
 *
 * Returns: whether anybody who was attacked can strike back now
 */
gboolean
dungeoneer_has_challenger (const TmTable *table)
{
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.target >= 0 && dungeoneer_can_challenge (table, (guint) attack.target, i))
        return TRUE;
    }
  return FALSE;
}
