/* SPDX-License-Identifier: GPL-3.0-or-later */

/* «Фаза добычи»: chests, potions, and the tokens that are no companions, «Сокровища». */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-roll-turn.h"

/* Tokens are drawn, dice revived */

/* How many of a token are in the box now: used ones that have not been put back yet included. */
static gint32
count_kind (const RollTurn *self, gint32 kind)
{
  guint held = tm_table_get_zone (self->table, ZONE_TOKENS, self->seat);

  return tm_table_count_face (self->table, tm_table_get_zone (self->table, ZONE_CHEST, TM_NO_SEAT),
                              PIECE_TOKEN, kind)
         + tm_table_count_face (self->table, held, PIECE_TOKEN, kind) - self->now.tokens[kind];
}

/* Whether so many tokens can have been drawn, and these. */
gboolean
roll_turn_check_drawn (RollTurn *self, guint param, guint n_draws)
{
  guint n_faces = 0;
  const gint32 *faces = tm_args_get_list (&self->move->args, param, &n_faces);
  gint32 drawn[ROLL_N_TOKENS] = { 0 };

  if (n_faces > n_draws)
    return tm_resolution_refuse (self->resolution, "too-many", "roll.loot.chests",
                                 tm_text_n ("Only %s token is drawn.", "Only %s tokens are drawn.",
                                            tm_arg_number ((gint32) n_draws)));
  for (guint i = 0; i < n_faces; i++)
    if (faces[i] >= 0 && ++drawn[faces[i]] > count_kind (self, faces[i]))
      return tm_resolution_refuse (
          self->resolution, "not-there", "roll.loot.chests",
          tm_text (N_ ("Not there: %s."), tm_arg_face (PIECE_TOKEN, faces[i])));
  return TRUE;
}

/* Draws tokens: those that are not named stay face down. */
void
roll_turn_draw (RollTurn *self, guint param, guint n_draws)
{
  guint n_faces = 0;
  const gint32 *faces = tm_args_get_list (&self->move->args, param, &n_faces);
  guint n_unknown = n_draws;

  for (guint i = 0; i < n_faces; i++)
    if (faces[i] >= 0)
      {
        self->now.tokens[faces[i]]++;
        n_unknown--;
      }
  roll_turn_count (self, COUNTER_UNKNOWN, n_unknown);
}

/* Experience for chests without a token, «Фаза добычи» А. */
void
roll_turn_gain_dry (RollTurn *self, guint xp)
{
  if (xp == 0)
    return;
  roll_turn_note (self, "loot-empty", "roll.loot.empty",
                  tm_text_n ("%s chest was empty: experience instead.",
                             "%s chests were empty: experience instead.",
                             tm_arg_number ((gint32) xp)));
  roll_turn_count (self, COUNTER_DELVE_XP, (gint32) xp);
  roll_turn_gain (self, xp);
}

guint
roll_turn_count_revived (const RollTurn *self, guint param)
{
  guint n_faces = 0;

  tm_args_get_list (&self->move->args, param, &n_faces);
  return n_faces;
}

gboolean
roll_turn_check_revived (RollTurn *self, guint param)
{
  return roll_turn_count_revived (self, param) <= self->now.grave
         || tm_resolution_refuse (self->resolution, "too-many", "roll.loot.potions",
                                  tm_text_n ("Only %s die lies in the graveyard.",
                                             "Only %s dice lie in the graveyard.",
                                             tm_arg_number (self->now.grave)));
}

void
roll_turn_revive (RollTurn *self, guint param)
{
  guint n_faces = 0;
  const gint32 *faces = tm_args_get_list (&self->move->args, param, &n_faces);

  for (guint i = 0; i < n_faces; i++)
    roll_position_revive (&self->now, faces[i]);
}

/* Chests */

/* A token that opens a chest and is drawn from it at once must have gone back before. */
static gboolean
check_returned (RollTurn *self, RollUnit unit)
{
  guint n_faces = 0;
  const gint32 *faces = tm_args_get_list (&self->move->args, OPEN_DRAWN, &n_faces);
  gint32 kind = unit - UNIT_TOKEN;
  gint32 n_drawn = 0;

  if (!roll_unit_is_token (unit))
    return TRUE;
  for (guint i = 0; i < n_faces; i++)
    n_drawn += faces[i] == kind;
  return n_drawn == 0 || n_drawn < count_kind (self, kind)
         || tm_resolution_get_option (self->resolution, OPTION_TOKEN_RETURN) == TOKEN_RETURN_BEFORE
         || tm_resolution_refuse (self->resolution, "not-there", "roll.open.token-return",
                                  tm_text (N_ ("Not there: %s."), tm_arg_face (PIECE_TOKEN, kind)));
}

static gboolean
refuse_level_die (RollTurn *self, RollDungeonFace face)
{
  return tm_resolution_refuse (
      self->resolution, "not-there", face == FACE_CHEST ? "roll.loot.chests" : "roll.loot.potions",
      tm_text_n ("Only %1$s of these dice lies there: %2$s.",
                 "Only %1$s of these dice lie there: %2$s.", tm_arg_number (self->now.level[face]),
                 tm_arg_face (PIECE_DUNGEON_DIE, face)));
}

/* What an illegal opening brings if it is recorded all the same. */
static void
share_anyway (RollOpening *opening, guint n_chests, guint n_in_box)
{
  if (opening->bar == NULL)
    return;
  opening->n_tokens = MIN (n_chests, n_in_box);
  opening->n_xp = n_chests - opening->n_tokens;
}

/* The move `open`: a unit opens chests. */
void
roll_resolve_open (const TmMove *move, TmResolution *resolution)
{
  RollUnit unit = tm_args_get (&move->args, OPEN_BY);
  int as = tm_args_has (&move->args, OPEN_AS) ? tm_args_get (&move->args, OPEN_AS) : -1;
  guint n_chests = tm_args_get (&move->args, OPEN_COUNT);
  gboolean was_ready;
  RollTurn turn;
  RollOpening opening;

  if (!roll_begin_turn (&turn, move, resolution))
    return;
  was_ready = turn.now.is_ready;
  if (!roll_turn_use (&turn, unit)
      || (n_chests > turn.now.level[FACE_CHEST] && !refuse_level_die (&turn, FACE_CHEST)))
    return;
  roll_judge_open (turn.now.hero, was_ready, unit, as, n_chests, turn.n_in_box, turn.phase,
                   resolution, &opening);
  share_anyway (&opening, n_chests, turn.n_in_box);
  if (!roll_turn_check_drawn (&turn, OPEN_DRAWN, opening.n_tokens) || !check_returned (&turn, unit)
      || !roll_turn_bar (&turn, opening.bar))
    return;
  turn.now.level[FACE_CHEST] -= n_chests;
  roll_turn_count (&turn, COUNTER_LEVEL_UNITS, 1);
  roll_turn_count (&turn, COUNTER_HERO_USES, opening.needs_skill || unit == UNIT_HERO);
  roll_turn_draw (&turn, OPEN_DRAWN, opening.n_tokens);
  roll_turn_gain_dry (&turn, opening.n_xp);
  roll_turn_commit (&turn);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%2$s: %1$s chest opened", "%2$s: %1$s chests opened",
                                        tm_arg_number ((gint32) n_chests),
                                        tm_arg_word (roll_unit_words[unit].name)),
                             TM_TEXT_NONE);
}

/* Potions */

/* The move `quaff`: a unit drinks, and dice come back, «Фаза добычи» Б. */
void
roll_resolve_quaff (const TmMove *move, TmResolution *resolution)
{
  RollUnit unit = tm_args_get (&move->args, QUAFF_BY);
  guint n_potions = tm_args_get (&move->args, QUAFF_COUNT);
  RollPosition before;
  RollTurn turn;
  RollDrink drink;

  if (!roll_begin_turn (&turn, move, resolution))
    return;
  before = turn.now;
  if (!roll_turn_use (&turn, unit)
      || (n_potions > turn.now.level[FACE_POTION] && !refuse_level_die (&turn, FACE_POTION))
      || !roll_turn_check_revived (&turn, QUAFF_REVIVE))
    return;
  roll_judge_quaff (before.hero, before.is_ready, unit, n_potions, before.grave, turn.phase,
                    resolution, &drink);
  if (!roll_turn_bar (&turn, drink.bar))
    return;
  if (drink.bar == NULL && roll_turn_count_revived (&turn, QUAFF_REVIVE) != drink.revived)
    roll_turn_forbid (&turn, "loot-potions", "roll.loot.potions",
                      tm_text_n ("%s die comes back.", "%s dice come back.",
                                 tm_arg_number ((gint32) drink.revived)));
  turn.now.level[FACE_POTION] -= n_potions;
  roll_turn_revive (&turn, QUAFF_REVIVE);
  roll_turn_count (&turn, COUNTER_LEVEL_UNITS, !roll_unit_is_scroll (unit));
  roll_turn_count (&turn, COUNTER_HERO_USES, drink.needs_skill || unit == UNIT_HERO);
  roll_turn_commit (&turn);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%2$s: %1$s potion drunk", "%2$s: %1$s potions drunk",
                                        tm_arg_number ((gint32) n_potions),
                                        tm_arg_word (roll_unit_words[unit].name)),
                             TM_TEXT_NONE);
}

/* Tokens that are no companions */

static const char *const treasure_ids[ROLL_N_TOKENS] = {
  [TOKEN_SWORD] = "treasure-sword",         [TOKEN_TALISMAN] = "treasure-talisman",
  [TOKEN_SCEPTRE] = "treasure-sceptre",     [TOKEN_TOOLS] = "treasure-tools",
  [TOKEN_SCROLL] = "treasure-scroll-token",
};

/* «Сокровища», the town portal: home at once with the experience of the level. */
static void
go_home (RollTurn *self)
{
  gint32 level = tm_table_get_shared (self->table, COUNTER_LEVEL);

  roll_turn_gain (self, level);
  roll_award_survival (self);
  if (level == ROLL_MAX_LEVEL)
    roll_award (self->resolution, self->seat, ACHIEVEMENT_CONQUEROR);
  roll_turn_end_delve (self);
}

static void
use_token (RollTurn *self, RollToken token)
{
  RollPosition *now = &self->now;

  switch (token)
    {
    case TOKEN_RING:
      roll_position_use_ring (now);
      roll_turn_settle_lair (self);
      return;
    case TOKEN_BAIT:
      roll_position_use_bait (now, roll_bait_spares_loot (now, self->resolution));
      break;
    case TOKEN_ELIXIR:
      roll_position_revive (now, tm_args_get (&self->move->args, USE_TOKEN_FACE));
      break;
    case TOKEN_PORTAL:
      go_home (self);
      return;
    default:
      break;
    }
  roll_turn_commit (self);
}

/* The move `use-token`. */
void
roll_resolve_use_token (const TmMove *move, TmResolution *resolution)
{
  RollToken token = tm_args_get (&move->args, USE_TOKEN_TOKEN);
  RollTurn turn;

  if (!roll_begin_turn (&turn, move, resolution) || !roll_turn_take_token (&turn, token)
      || !roll_turn_bar (&turn, roll_judge_treasure (&turn.now, token, turn.phase, resolution)))
    return;
  if (token <= TOKEN_SCROLL)
    roll_turn_forbid (&turn, treasure_ids[token], roll_treasure_articles[token],
                      tm_text (N_ ("It stands for a companion or a scroll: use it as one.")));
  turn.now.tokens[token]--;
  roll_turn_count (&turn, COUNTER_TOKENS_USED, 1);
  tm_resolution_add_reason (resolution, "roll.treasure.return",
                            tm_text (N_ ("A used token goes back into the chest.")));
  use_token (&turn, token);
  tm_resolution_set_summary (resolution,
                             tm_text (N_ ("%s uses: %s"), tm_arg_seat (turn.seat),
                                      tm_arg_face (PIECE_TOKEN, (gint32) token)),
                             TM_TEXT_NONE);
}
