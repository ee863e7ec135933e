/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves of a battle up to its rewards: R «Битва», p. 12-15. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-solo.h"
#include "tm-text.h"

/* Beginning */

static gboolean
is_hero_attack (const DungeoneerAttack *attack)
{
  return attack->kind == ATTACKER_HERO || attack->kind == ATTACKER_CHALLENGE;
}

static gint32
get_best_stat (const TmTable *table, guint piece)
{
  guint forms = dungeoneer_get_forms (table, piece);
  gint32 best = -1;

  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    if (forms & 1u << form)
      best = MAX (best, dungeoneer_get_monster_stat (table, piece, form, NULL));
  return best;
}

/* In how many forms it is as good as that. */
static guint
count_forms (const TmTable *table, guint piece, gint32 stat)
{
  guint forms = dungeoneer_get_forms (table, piece);
  guint n = 0;

  for (guint form = 0; form < DUNGEONEER_N_FORMS; form++)
    n += (forms & 1u << form) != 0
         && dungeoneer_get_monster_stat (table, piece, form, NULL) == stat;
  return n;
}

/* Alone, nobody chooses for a monster: R p. 23. */
static void
check_solo_form (DungeoneerTurn *turn, guint piece, guint form)
{
  gint32 best = get_best_stat (turn->table, piece);

  if (!dungeoneer_is_solo (turn->table)
      || (dungeoneer_get_forms (turn->table, piece) & 1u << form) == 0)
    return;
  if (dungeoneer_get_monster_stat (turn->table, piece, form, NULL) < best
      && dungeoneer_read_option (&turn->rules, OPTION_SOLO_FORM) == FORM_BEST)
    dungeoneer_turn_forbid (turn, "solo-form", "dungeoneer.solo.form",
                            tm_text (N_ ("Alone, a monster attacks in its best form.")));
  else if (best > 0 && count_forms (turn->table, piece, best) > 1)
    tm_resolution_add_reason (
        turn->resolution, "dungeoneer.solo.form",
        tm_text (N_ ("It is as good in several forms: lots decide between them")));
}

static void
check_monster_start (DungeoneerTurn *turn, const DungeoneerAttack *attack)
{
  DungeoneerStart start = {
    .is_monster = TRUE,
    .attacked = attack->kind == ATTACKER_MONSTER
                && tm_table_get_piece_mark (turn->table, (guint) attack->who, MARK_USED) != 0,
    .same_place = TRUE,
    .when = attack->kind == ATTACKER_QUEST     ? WHEN_HUNT
            : dungeoneer_is_solo (turn->table) ? WHEN_MISDEEDS
                                               : dungeoneer_get_when (turn->table),
  };
  /* Alone, nobody’s peril pays: the reasons would be those of a game with others. */
  DungeoneerRules silent = { NULL, turn->table };
  DungeoneerStarted started;

  dungeoneer_judge_start (&start, dungeoneer_is_solo (turn->table) ? &silent : &turn->rules,
                          &started);
  dungeoneer_turn_fault (turn, started.fault);
  if (attack->kind == ATTACKER_MONSTER)
    tm_resolution_set_mark (turn->resolution, (guint) attack->who, MARK_USED, 1);
}

/* Whether an attack that waits for its form is among those named. */
static gboolean
is_meant (DungeoneerTurn *turn, const DungeoneerAttack *attack)
{
  guint n = 0;
  const gint32 *faces = tm_args_has (&turn->move->args, ARG_BATTLE_ATTACKERS)
                            ? tm_args_get_list (&turn->move->args, ARG_BATTLE_ATTACKERS, &n)
                            : NULL;

  if (n == 0 || is_hero_attack (attack))
    return TRUE;
  for (guint i = 0; i < n; i++)
    if (tm_table_get_piece_face (turn->table, (guint) attack->who) == faces[i])
      return TRUE;
  return FALSE;
}

static gboolean
set_target (DungeoneerTurn *turn, DungeoneerAttack *attack)
{
  int active = dungeoneer_get_active (turn->table);

  /* Whose peril has paid for it is attacked; the move says it of those that are aimed at nobody. */
  if (attack->target < 0 && tm_args_has (&turn->move->args, ARG_BATTLE_TARGET))
    attack->target = tm_args_get (&turn->move->args, ARG_BATTLE_TARGET);
  if (attack->target < 0 && dungeoneer_is_solo (turn->table))
    attack->target = 0;
  if (attack->target < 0 && active >= 0
      && dungeoneer_get_next (turn->table, dungeoneer_get_next (turn->table, (guint) active))
             == (guint) active)
    attack->target = (gint32) dungeoneer_get_next (turn->table, (guint) active);
  if (attack->target < 0 && attack->target_piece < 0)
    return dungeoneer_turn_refuse (turn, "no-target", "dungeoneer.battle.attack",
                                   tm_text (N_ ("Say who is attacked.")));
  return TRUE;
}

/* Step I for all attacks that wait: their forms, one for all or one for each. */
static gboolean
choose_forms (DungeoneerTurn *turn, const gint32 *forms, guint n_forms)
{
  guint next = 0;

  for (guint i = 0; i < dungeoneer_count_attacks (turn->table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (turn->table, i, &attack);
      if (attack.form >= 0 || attack.result != OUTCOME_OPEN || !is_meant (turn, &attack))
        continue;
      attack.form = forms[MIN (next, n_forms - 1)];
      next++;
      if (!set_target (turn, &attack))
        return FALSE;
      if (!is_hero_attack (&attack))
        {
          dungeoneer_turn_fault (
              turn, dungeoneer_judge_form ((guint) attack.form,
                                           dungeoneer_get_forms (turn->table, (guint) attack.who),
                                           FALSE, &turn->rules));
          check_solo_form (turn, (guint) attack.who, (guint) attack.form);
          check_monster_start (turn, &attack);
        }
      dungeoneer_turn_set_attack (turn, i, &attack);
    }
  return next > 0
         || dungeoneer_turn_refuse (turn, "no-attacker", "dungeoneer.battle.attack",
                                    tm_text (N_ ("Nobody is there who could attack.")));
}

/* A hero attacks a hero: R p. 11, 12. */
static gboolean
start_hero (DungeoneerTurn *turn, guint seat)
{
  const TmArgs *args = &turn->move->args;
  DungeoneerAttack attack = { .kind = ATTACKER_HERO,
                              .who = (gint32) seat,
                              .owner = (gint32) seat,
                              .target = -1,
                              .target_piece = -1,
                              .form = -1 };
  DungeoneerStart start;
  DungeoneerStarted started;
  guint target;

  if (dungeoneer_is_battle (turn->table))
    return dungeoneer_turn_refuse (turn, "battle-open", "dungeoneer.misdeeds.time",
                                   tm_text (N_ ("The battle that goes on comes first.")));
  if (!tm_args_has (args, ARG_BATTLE_TARGET))
    return dungeoneer_turn_refuse (turn, "no-target", "dungeoneer.battle.hero-start",
                                   tm_text (N_ ("Say who is attacked.")));
  if (!dungeoneer_turn_check_alive (turn, seat))
    return FALSE;
  target = (guint) tm_args_get (args, ARG_BATTLE_TARGET);
  if (target == seat || dungeoneer_get (turn->table, COUNTER_ALIVE, target) == 0)
    return dungeoneer_turn_refuse (turn, "no-target", "dungeoneer.battle.hero-start",
                                   tm_text (N_ ("That hero cannot be attacked.")));
  start = (DungeoneerStart) {
    .attacked = dungeoneer_get (turn->table, COUNTER_ATTACKED, seat) != 0,
    .purse = dungeoneer_get_purse (turn->table, seat),
    .fallen = dungeoneer_get (turn->table, COUNTER_FALLEN, seat) != 0,
    .same_place = dungeoneer_are_together (turn->table, seat, target),
    .place_bans = dungeoneer_is_ban (turn->table, seat),
    .when = dungeoneer_get_when (turn->table),
  };
  dungeoneer_judge_start (&start, &turn->rules, &started);
  if (!dungeoneer_turn_fault (turn, started.fault))
    return FALSE;
  if (started.fault == FAULT_NONE)
    dungeoneer_turn_set_purse (turn, seat, &started.left);
  dungeoneer_turn_set (turn, COUNTER_ATTACKED, seat, 1);
  attack.target = (gint32) target;
  return dungeoneer_turn_add_attack (turn, &attack) < DUNGEONEER_MAX_COLUMNS;
}

/* The monster of a hunt: R «Охота», p. 16. */
static gboolean
start_hunt (DungeoneerTurn *turn)
{
  gint32 face = tm_args_get (&turn->move->args, ARG_BATTLE_QUEST);
  int active = dungeoneer_get_active (turn->table);
  guint quest;

  if (active < 0 || !dungeoneer_find_quest (turn->table, (guint) active, face, -1, &quest))
    return dungeoneer_turn_refuse (turn, "no-quest", "dungeoneer.quest.hunt",
                                   tm_text (N_ ("No such quest lies open.")));
  return dungeoneer_turn_begin_hunt (turn, (guint) active, quest);
}

/* The move `battle-begin`. */
void
dungeoneer_resolve_battle_begin (const TmMove *move, TmResolution *resolution)
{
  guint n_forms;
  const gint32 *forms = tm_args_get_list (&move->args, ARG_BATTLE_FORMS, &n_forms);
  DungeoneerTurn turn;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  if (dungeoneer_get_step (turn.table) > STEP_ATTACK)
    {
      dungeoneer_turn_refuse (&turn, "battle-open", "dungeoneer.misdeeds.time",
                              tm_text (N_ ("The battle that goes on comes first.")));
      return;
    }
  if (tm_args_has (&move->args, ARG_BATTLE_SEAT)
      && !start_hero (&turn, (guint) tm_args_get (&move->args, ARG_BATTLE_SEAT)))
    return;
  if (tm_args_has (&move->args, ARG_BATTLE_QUEST) && !dungeoneer_is_battle (turn.table)
      && !start_hunt (&turn))
    return;
  if (!dungeoneer_is_battle (turn.table))
    {
      dungeoneer_turn_refuse (&turn, "no-attacker", "dungeoneer.battle.attack",
                              tm_text (N_ ("Nobody is there who could attack.")));
      return;
    }
  dungeoneer_turn_check_peril_drawn (&turn);
  if (!choose_forms (&turn, forms, n_forms))
    return;
  dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_say (&turn, tm_text (N_ ("The battle begins")));
}

/* Rolling */

/* Wounds beyond the first that are known of a monster’s hit in a form. */
static gint32
get_extra (const TmTable *table, int piece, gint32 form)
{
  gint32 wounds;

  if (piece < 0 || form < 0
      || tm_box_get_piece_kind (tm_table_get_box (table), (guint) piece) != PIECE_ADVENTURE)
    return 0;
  wounds = dungeoneer_get_piece_printed (table, (guint) piece, ADVENTURE_HIT_MELEE + (guint) form);
  return wounds == DUNGEONEER_UNTOLD ? 0 : MAX (wounds - 1, 0);
}

/* Gives the wounds that were dealt: no more than there was health. */
static gint32
wound_piece (DungeoneerTurn *turn, guint piece, gint32 wounds, guint by)
{
  gint32 left = dungeoneer_get_monster_health (turn->table, piece)
                - dungeoneer_get_monster_wounds (turn->table, piece);
  gint32 dealt = MAX (MIN (wounds, left), 0);

  if (dealt == 0)
    return 0;
  dungeoneer_turn_wound_monster (turn, piece, dealt);
  dungeoneer_turn_add (turn, COUNTER_WOUNDS_DEALT, by, dealt);
  if (dealt == left)
    dungeoneer_turn_beat (turn, piece, by);
  return dealt;
}

/* What the hit does, to whom it hits. */
static void
apply (DungeoneerTurn *turn,
       DungeoneerAttack *attack,
       const DungeoneerStruck *struck,
       gint32 effects)
{
  int by = is_hero_attack (attack) ? attack->who : attack->owner;

  if (struck->token_taken && attack->target >= 0)
    dungeoneer_turn_steal_escort (turn, (guint) attack->who, (guint) attack->target);
  if (attack->target_piece >= 0)
    attack->hit_wounds = wound_piece (turn, (guint) attack->target_piece,
                                      struck->wounds_to_defender, (guint) attack->who);
  else
    attack->hit_wounds
        = dungeoneer_turn_wound (turn, (guint) attack->target, struck->wounds_to_defender, by);
  if (is_hero_attack (attack))
    attack->wounds_back = dungeoneer_turn_wound (turn, (guint) attack->who,
                                                 struck->wounds_to_attacker, attack->target);
  else
    attack->wounds_back = wound_piece (turn, (guint) attack->who, struck->wounds_to_attacker,
                                       (guint) attack->target);
  if (effects > 0 && attack->target >= 0)
    attack->effect_wounds += dungeoneer_turn_wound (turn, (guint) attack->target, effects, by);
}

static TmText
describe (DungeoneerTurn *turn, const DungeoneerAttack *attack, const DungeoneerStruck *struck)
{
  TmTextArg numbers[2]
      = { tm_arg_number (struck->attack_total), tm_arg_number (struck->counter_total) };
  TmTextArg who = is_hero_attack (attack)
                      ? tm_arg_seat (attack->who)
                      : dungeoneer_name_piece (turn->table, (guint) attack->who);
  TmTextArg whom = attack->target_piece >= 0
                       ? dungeoneer_name_piece (turn->table, (guint) attack->target_piece)
                       : tm_arg_seat (attack->target);

  if (struck->token_taken)
    return tm_text (N_ ("%s takes the escort away from %s: %s to %s"), who, whom, numbers[0],
                    numbers[1]);
  switch (struck->winner)
    {
    case STRIKE_ATTACKER:
      return tm_text (N_ ("%s hits %s: %s to %s"), who, whom, numbers[0], numbers[1]);
    case STRIKE_DEFENDER:
      return tm_text (N_ ("%s is hit by %s: %s to %s"), who, whom, numbers[0], numbers[1]);
    default:
      return tm_text (N_ ("%s and %s miss each other: %s to %s"), who, whom, numbers[0],
                      numbers[1]);
    }
}

/* Steps III to V of one attack. @effects: wounds by other effects of the monster. */
static void
strike (DungeoneerTurn *turn,
        guint column,
        DungeoneerAttack *attack,
        DungeoneerStrike *told,
        gint32 effects)
{
  gboolean is_told[2];
  DungeoneerStruck struck;

  told->attack_stat = dungeoneer_get_attack_stat (turn->table, attack, &is_told[0]);
  told->counter_stat = dungeoneer_get_counter_stat (turn->table, attack, &is_told[1]);
  if ((!is_told[0] && told->attack_mod == 0) || (!is_told[1] && told->counter_mod == 0))
    dungeoneer_turn_note (
        turn, "stat-untold", "dungeoneer.table.catalogue",
        tm_text (N_ (
            "Nobody has told a number that is added here: it counts as 0 but for what you add.")));
  if (!is_hero_attack (attack))
    told->attack_extra += get_extra (turn->table, attack->who, attack->form);
  told->counter_extra = get_extra (turn->table, attack->target_piece, attack->form);
  dungeoneer_judge_strike (told, &turn->rules, &struck);
  attack->attack_die = told->attack_die;
  attack->counter_die = told->counter_die;
  attack->attack_total = struck.attack_total;
  attack->counter_total = struck.counter_total;
  attack->result = struck.winner == STRIKE_ATTACKER   ? OUTCOME_ATTACKER
                   : struck.winner == STRIKE_DEFENDER ? OUTCOME_DEFENDER
                                                      : OUTCOME_NOBODY;
  dungeoneer_turn_set_attack (turn, column, attack);
  dungeoneer_turn_say (turn, describe (turn, attack, &struck));
  apply (turn, attack, &struck, effects);
  dungeoneer_turn_set_attack (turn, column, attack);
}

static gboolean
check_token (DungeoneerTurn *turn, const DungeoneerAttack *attack, gboolean token)
{
  return !token
         || (is_hero_attack (attack) && attack->target >= 0
             && dungeoneer_find_escort (turn->table, (guint) attack->target) >= 0)
         || dungeoneer_turn_refuse (turn, "no-token", "dungeoneer.battle.hero-hit",
                                    tm_text (N_ ("There is no escort that could be taken away.")));
}

/* The move `battle-roll`. */
void
dungeoneer_resolve_battle_roll (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  guint column = (guint) tm_args_get (args, ARG_ROLL_INDEX);
  DungeoneerTurn turn;
  DungeoneerAttack attack;
  DungeoneerStrike told = {
    .attack_die = dungeoneer_get_die (args, ARG_ROLL_ATTACK_DIE),
    .counter_die = dungeoneer_get_die (args, ARG_ROLL_COUNTER_DIE),
    .attack_mod = tm_args_get (args, ARG_ROLL_ATTACK_MOD),
    .counter_mod = tm_args_get (args, ARG_ROLL_COUNTER_MOD),
    .attack_extra = tm_args_get (args, ARG_ROLL_EXTRA),
    .token = tm_args_get (args, ARG_ROLL_TOKEN) != 0,
  };

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_battle (&turn))
    return;
  dungeoneer_get_attack (turn.table, column, &attack);
  if (column == 0 && attack.result != OUTCOME_OPEN && dungeoneer_get_next_roll (turn.table) >= 0)
    {
      column = (guint) dungeoneer_get_next_roll (turn.table);
      dungeoneer_get_attack (turn.table, column, &attack);
    }
  if (attack.kind == ATTACKER_NONE || attack.result != OUTCOME_OPEN || attack.form < 0)
    {
      dungeoneer_turn_refuse (&turn, "no-roll", "dungeoneer.battle.roll",
                              tm_text (N_ ("This attack does not wait for dice.")));
      return;
    }
  if (!check_token (&turn, &attack, told.token))
    return;
  strike (&turn, column, &attack, &told, tm_args_get (args, ARG_ROLL_WOUNDS));
  dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_check_end (&turn);
}

/* Challenges */

static gboolean
read_struck (DungeoneerTurn *turn, guint seat, int column, DungeoneerAttack *strike_back)
{
  DungeoneerAttack attack;

  *strike_back = (DungeoneerAttack) {
    .kind = ATTACKER_CHALLENGE,
    .who = (gint32) seat,
    .owner = (gint32) seat,
    .target = -1,
    .target_piece = -1,
    .form = tm_args_get (&turn->move->args, ARG_CHALLENGE_FORM),
  };
  if (column < 0)
    {
      strike_back->target = tm_args_get (&turn->move->args, ARG_CHALLENGE_HERO);
      return strike_back->target != (gint32) seat
             || dungeoneer_turn_refuse (turn, "no-target", "dungeoneer.battle.challenge",
                                        tm_text (N_ ("That hero cannot be attacked.")));
    }
  dungeoneer_get_attack (turn->table, (guint) column, &attack);
  if (attack.kind == ATTACKER_NONE)
    return dungeoneer_turn_refuse (turn, "no-target", "dungeoneer.battle.challenge",
                                   tm_text (N_ ("There is no such attack.")));
  if (attack.kind == ATTACKER_HERO || attack.kind == ATTACKER_CHALLENGE)
    strike_back->target = attack.who;
  else
    strike_back->target_piece = attack.who;
  return TRUE;
}

static void
pay_challenge (DungeoneerTurn *turn, guint seat, const DungeoneerChallenged *challenged)
{
  if (challenged->fault == FAULT_NONE)
    dungeoneer_turn_set_purse (turn, seat, &challenged->left);
  if (challenged->pays == PAYS_FALL)
    dungeoneer_turn_set (turn, COUNTER_FALL_USED, seat, 1);
  if (challenged->fallen_after)
    dungeoneer_turn_set (turn, COUNTER_FALLEN, seat, 1);
  dungeoneer_turn_set (turn, COUNTER_ATTACKED, seat, 1);
}

/* Who strikes back: as told, or who was attacked there. */
static guint
get_challenger (DungeoneerTurn *turn, guint column)
{
  DungeoneerAttack attack;

  if (tm_args_has (&turn->move->args, ARG_CHALLENGE_SEAT))
    return (guint) tm_args_get (&turn->move->args, ARG_CHALLENGE_SEAT);
  dungeoneer_get_attack (turn->table, column, &attack);
  return (guint) MAX (attack.target, 0);
}

/* Whether a hero was attacked: in this attack, or (column -1) in any that was no strike back. */
static gboolean
was_attacked (const TmTable *table, guint seat, int column)
{
  for (guint i = 0; i < dungeoneer_count_attacks (table); i++)
    {
      DungeoneerAttack attack;

      dungeoneer_get_attack (table, i, &attack);
      if (attack.kind != ATTACKER_CHALLENGE && attack.target == (gint32) seat
          && (column < 0 || column == (int) i))
        return TRUE;
    }
  return FALSE;
}

/* R p. 14: who was attacked strikes, at one of the attackers or at a hero who is there. */
static void
check_challenger (DungeoneerTurn *turn, guint seat, int column)
{
  DungeoneerAttack attack;

  if (dungeoneer_get_step (turn->table) != STEP_CHALLENGE)
    dungeoneer_turn_forbid (turn, "wrong-step", "dungeoneer.battle.challenge",
                            tm_text (N_ ("A hero strikes back in step VI of a battle.")));
  if (column >= 0)
    dungeoneer_get_attack (turn->table, (guint) column, &attack);
  /* That a challenge is not answered is said by its own finding. */
  if (!was_attacked (turn->table, seat, column)
      && (column < 0 || attack.kind != ATTACKER_CHALLENGE))
    dungeoneer_turn_forbid (
        turn, "not-attacked", "dungeoneer.battle.challenge",
        tm_text (N_ ("Only a hero who was attacked strikes back, and at the attackers.")));
}

/* The move `battle-challenge`: step VI. */
void
dungeoneer_resolve_battle_challenge (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  int column
      = tm_args_has (args, ARG_CHALLENGE_HERO) ? -1 : tm_args_get (args, ARG_CHALLENGE_TARGET);
  DungeoneerStrike told = {
    .attack_die = dungeoneer_get_die (args, ARG_CHALLENGE_ATTACK_DIE),
    .counter_die = dungeoneer_get_die (args, ARG_CHALLENGE_COUNTER_DIE),
    .attack_mod = tm_args_get (args, ARG_CHALLENGE_ATTACK_MOD),
    .counter_mod = tm_args_get (args, ARG_CHALLENGE_COUNTER_MOD),
    .token = tm_args_get (args, ARG_CHALLENGE_TOKEN) != 0,
  };
  DungeoneerTurn turn;
  DungeoneerChallenge challenge;
  DungeoneerChallenged challenged;
  DungeoneerAttack strike_back;
  guint seat, added;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_battle (&turn))
    return;
  seat = get_challenger (&turn, (guint) MAX (column, 0));
  if (!dungeoneer_turn_check_alive (&turn, seat) || !read_struck (&turn, seat, column, &strike_back)
      || !check_token (&turn, &strike_back, told.token))
    return;
  check_challenger (&turn, seat, column);
  dungeoneer_get_challenge (turn.table, seat, column, &challenge);
  if (column < 0)
    challenge.present = dungeoneer_get (turn.table, COUNTER_ALIVE, (guint) strike_back.target) != 0
                        && dungeoneer_are_together (turn.table, seat, (guint) strike_back.target);
  dungeoneer_judge_challenge (&challenge, &turn.rules, &challenged);
  if (!dungeoneer_turn_fault (&turn, challenged.fault))
    return;
  pay_challenge (&turn, seat, &challenged);
  added = dungeoneer_turn_add_attack (&turn, &strike_back);
  if (added == DUNGEONEER_MAX_COLUMNS)
    return;
  strike (&turn, added, &strike_back, &told, 0);
  dungeoneer_turn_go_on (&turn);
  dungeoneer_turn_check_end (&turn);
}
