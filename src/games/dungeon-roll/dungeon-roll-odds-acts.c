/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The monster phase, and the choice between all acts.
 *
 * Every act but those that bring dice back from the graveyard can wait until nothing is rerolled any
 * more, as a reroll keeps what lies there: so fights come after rerolls, and then in the order of the
 * types, each unit beating as many as it can. Where one of these is not the best play for certain,
 * everything is tried. */

#include "config.h"

#include "dungeon-roll-odds.h"

/* Using units */

/**
 * roll_get_worth:
 * @self: a search
 * @layer: a layer
 * @token: a token held
 *
 * Gets what the points lose with a token.
 *
 * Returns: points; 0 if chances are counted
 */
double
roll_get_worth (const RollSearch *self, const RollLayer *layer, guint token)
{
  if (!self->task.is_for_points)
    return 0;
  if (token == TOKEN_PORTAL)
    return 2;
  return token == TOKEN_SCALES && layer->key.tokens[token] % 2 == 0 ? 3 : 1;
}

/* The same of a unit that is no die. */
gboolean
roll_choice_use_other (const RollChoice *self, guint unit, RollUse *use)
{
  RollLayer *layer = self->layer;
  guint change;

  *use = (RollUse) { layer, self->party, 0 };
  if (roll_unit_is_token (unit))
    {
      if (layer->key.tokens[unit - UNIT_TOKEN] == 0)
        return FALSE;
      use->gain = -roll_get_worth (self->search, layer, unit - UNIT_TOKEN);
      change = KIN_SPENT + unit - UNIT_TOKEN;
    }
  else if (unit == UNIT_HERO)
    change = KIN_TURNED;
  else
    change = KIN_NO_FIGHTER + unit - UNIT_TEMP_FIGHTER;
  use->layer = roll_layer_get_kin (self->search, layer, change);
  return TRUE;
}

static guint
remove_dice (const RollSearch *search, guint set, guint face, guint n)
{
  for (guint i = 0; i < n; i++)
    set = search->sets.sub[set][face];
  return set;
}

static guint
count_monsters (const guint8 *black)
{
  return black[FACE_GOBLIN] + black[FACE_SKELETON] + black[FACE_OOZE];
}

/* Fights */

static void
strike (RollChoice *self, const RollUse *use, guint black, gboolean has_bonus, gboolean is_loose)
{
  RollSearch *search = self->search;
  gboolean is_any = FALSE;

  if (has_bonus)
    for (guint type = 0; type < ROLL_N_MONSTERS; type++)
      if (search->sets.counts[black][type] > 0)
        {
          is_any = TRUE;
          roll_choice_offer (self, use->gain
                                       + roll_get_value (search, use->layer, use->party,
                                                         search->sets.sub[black][type]));
        }
  if (!is_any || is_loose)
    roll_choice_offer (self, use->gain + roll_get_value (search, use->layer, use->party, black));
}

static void
offer_fights_of (RollChoice *self, guint unit, gboolean is_loose)
{
  const RollUnitCard *card = &self->layer->card->units[unit];
  const guint8 *black = self->search->sets.counts[self->black];
  RollUse use;

  if (card->readings == 0 || !roll_choice_use (self, unit, &use))
    return;
  for (guint type = 0; type < ROLL_N_MONSTERS && !roll_choice_is_done (self); type++)
    {
      guint most = card->any & 1u << type ? black[type] : 1;

      if (black[type] == 0)
        continue;
      for (guint n = is_loose ? 1 : most; n <= most; n++)
        strike (self, &use, remove_dice (self->search, self->black, type, n), card->bonus,
                is_loose);
      if (!is_loose && !card->bonus)
        break;
    }
}

static void
offer_dice_fights (RollChoice *self, gboolean is_loose)
{
  for (guint dice = roll_choice_get_dice (self, self->layer->card->fighters);
       dice != 0 && !roll_choice_is_done (self); dice &= dice - 1)
    offer_fights_of (self, UNIT_DIE + (guint) __builtin_ctz (dice), is_loose);
}

static void
offer_fights (RollChoice *self, gboolean is_loose)
{
  offer_dice_fights (self, is_loose);
  for (guint i = 0; i < self->layer->n_others && !roll_choice_is_done (self); i++)
    offer_fights_of (self, self->layer->others[i], is_loose);
}

/* One-shot abilities */

static void
offer_turned (RollChoice *self, RollLayer *layer, guint black)
{
  roll_choice_offer (self, roll_get_value (self->search, layer, self->party, black));
}

static void
offer_companions (RollChoice *self, RollLayer *turned, guint type, guint n_most)
{
  const guint8 *black = self->search->sets.counts[self->black];
  guint least = self->search->task.rules.exactly_two ? n_most : 1;
  guint change = type == FACE_GOBLIN ? KIN_THIEF : KIN_FIGHTER;
  RollLayer *layer = turned;

  for (guint n = 1; n <= MIN (n_most, black[type]); n++)
    {
      layer = roll_layer_get_kin (self->search, layer, change);
      if (n >= least)
        offer_turned (self, layer, remove_dice (self->search, self->black, type, n));
    }
}

/* Beats one or two monsters, or makes one potion of them. */
static void
offer_targets (RollChoice *self, RollLayer *turned, guint n_most, gboolean is_potion)
{
  const RollSets *sets = &self->search->sets;
  guint least = self->search->task.rules.exactly_two ? n_most : 1;

  for (guint first = 0; first < ROLL_N_MONSTERS; first++)
    {
      guint one = sets->sub[self->black][first];

      if (one == ROLL_NO_SET)
        continue;
      if (least == 1)
        offer_turned (self, turned, is_potion ? sets->add[one][FACE_POTION] : one);
      for (guint second = first; n_most == 2 && second < ROLL_N_MONSTERS; second++)
        {
          guint two = sets->sub[one][second];

          if (two != ROLL_NO_SET)
            offer_turned (self, turned, is_potion ? sets->add[two][FACE_POTION] : two);
        }
    }
}

static guint
move_to_lair (const RollSets *sets, guint black, guint n_faces)
{
  for (guint face = 0; face < n_faces; face++)
    while (sets->sub[black][face] != ROLL_NO_SET)
      black = sets->add[sets->sub[black][face]][FACE_DRAGON];
  return black;
}

/**
 * roll_choice_offer_powers:
 * @self: a choice in the monster phase
 *
 * Tries the one-shot ability of a hero who is ready. Rerolls and heroes that fight themselves are
 * tried elsewhere.
 */
void
roll_choice_offer_powers (RollChoice *self)
{
  const RollSets *sets = &self->search->sets;
  const guint8 *black = sets->counts[self->black];
  RollLayer *turned;
  guint n_targets = self->layer->card->n_targets;

  if (!self->layer->key.is_ready)
    return;
  turned = roll_layer_get_kin (self->search, self->layer, KIN_TURNED);
  switch (self->layer->card->power)
    {
    case POWER_FURY:
      roll_choice_offer (self, roll_get_regroup (self->search, turned, self->party, 0));
      break;
    case POWER_INTERVENTION:
      roll_choice_offer_intervention (self);
      break;
    case POWER_BATTLECRY:
      if (count_monsters (black) > 0)
        offer_turned (self, turned, move_to_lair (sets, self->black, ROLL_N_MONSTERS));
      break;
    case POWER_CHARM:
    case POWER_MESMERIZE:
      offer_targets (self, turned, n_targets, TRUE);
      break;
    case POWER_STRIKE:
      offer_targets (self, turned, n_targets, FALSE);
      break;
    case POWER_PLEA:
    case POWER_RANK:
      offer_companions (self, turned, FACE_GOBLIN, n_targets);
      break;
    case POWER_ANIMATE:
    case POWER_COMMAND:
      offer_companions (self, turned, FACE_SKELETON, n_targets);
      break;
    case POWER_SONG:
      if (black[FACE_DRAGON] > 0)
        offer_turned (self, turned, sets->lowered[black[FACE_DRAGON]][self->black]);
      break;
    default:
      break;
    }
}

/* Tokens with an effect of their own */

static void
offer_ring (RollChoice *self)
{
  const RollSets *sets = &self->search->sets;
  guint lair = sets->counts[self->black][FACE_DRAGON];

  if (self->layer->key.tokens[TOKEN_RING] == 0 || lair == 0
      || (self->search->task.rules.ring_awake && lair < ROLL_AWAKE))
    return;
  roll_choice_offer (
      self, roll_get_value (self->search,
                            roll_layer_get_kin (self->search, self->layer, KIN_SPENT + TOKEN_RING),
                            self->party, sets->lowered[lair][self->black])
                - roll_get_worth (self->search, self->layer, TOKEN_RING));
}

static void
offer_bait (RollChoice *self)
{
  const RollSets *sets = &self->search->sets;
  guint n_faces = self->search->task.rules.bait_monsters ? ROLL_N_MONSTERS : ROLL_N_LEVEL_FACES;
  guint black = move_to_lair (sets, self->black, n_faces);

  if (self->layer->key.tokens[TOKEN_BAIT] == 0 || black == self->black)
    return;
  roll_choice_offer (
      self, roll_get_value (self->search,
                            roll_layer_get_kin (self->search, self->layer, KIN_SPENT + TOKEN_BAIT),
                            self->party, black)
                - roll_get_worth (self->search, self->layer, TOKEN_BAIT));
}

static void
offer_portal (RollChoice *self)
{
  if (self->search->task.is_for_points && self->layer->key.tokens[TOKEN_PORTAL] > 0)
    roll_choice_offer (self, self->layer->key.level
                                 - roll_get_worth (self->search, self->layer, TOKEN_PORTAL));
}

/* Phases */

static void
offer_advance (RollChoice *self)
{
  const RollSets *sets = &self->search->sets;
  const guint8 *black = sets->counts[self->black];
  gboolean has_loot = black[FACE_CHEST] + black[FACE_POTION] > 0;
  RollStage stage = has_loot ? STAGE_LOOT : STAGE_DRAGON;

  roll_choice_offer (
      self,
      roll_get_value (self->search, roll_layer_get_stage (self->search, self->layer, stage),
                      self->party, has_loot ? self->black : sets->raised[black[FACE_DRAGON]][0]));
}

/* Whether what is left of the level and the lair counts after it. */
static gboolean
is_left_of_interest (const RollChoice *self)
{
  return self->search->task.is_for_points && self->layer->key.level < self->search->task.last_level;
}

/* Whether it may be right to leave monsters, or to use more dice than needed: monsters are wanted as
 * dragons, dice in the graveyard. */
static gboolean
is_loose (const RollChoice *self)
{
  const RollLayerKey *key = &self->layer->key;
  const guint8 *black = self->search->sets.counts[self->black];
  guint n_buried = ROLL_N_DICE - self->search->sets.size[self->party];
  guint n_elixirs = key->tokens[TOKEN_ELIXIR];
  RollPowerKind power = key->is_ready ? self->layer->card->power : POWER_NONE;

  if (key->tokens[TOKEN_BAIT] > 0 || power == POWER_BATTLECRY)
    return TRUE;
  if (power == POWER_INTERVENTION && is_left_of_interest (self) && black[FACE_POTION] > n_buried)
    return TRUE;
  if (!self->search->task.is_for_points)
    {
      if (black[FACE_DRAGON] < ROLL_AWAKE)
        return FALSE;
      n_elixirs += black[FACE_CHEST];
    }
  return n_elixirs > n_buried;
}

static void
choose_fight (RollChoice *self)
{
  const guint8 *black = self->search->sets.counts[self->black];

  offer_portal (self);
  if (count_monsters (black) == 0)
    offer_advance (self);
  if (count_monsters (black) > 0)
    offer_fights (self, is_loose (self));
  if (!roll_choice_is_done (self))
    roll_choice_offer_powers (self);
  if (count_monsters (black) > 0)
    {
      /* Half-Goblin and Chieftain take their loot early. */
      if (self->layer->card->is_early && !roll_choice_is_done (self))
        roll_choice_offer_potions (self, FALSE);
      if (self->layer->card->is_early && !roll_choice_is_done (self))
        roll_choice_offer_chests (self);
    }
  if (!roll_choice_is_done (self))
    roll_choice_offer_elixir (self);
  if (!roll_choice_is_done (self))
    offer_bait (self);
  if (self->search->task.is_for_points)
    offer_ring (self);
}

/* Loot that may be taken now, and brings what rerolls or more to choose from. */
static gboolean
has_early_loot (const RollChoice *self)
{
  const guint8 *black = self->search->sets.counts[self->black];

  return self->layer->card->is_early
         && (black[FACE_POTION] > 0
             || (black[FACE_CHEST] > 0 && !self->search->task.is_for_points));
}

/* Whether dice may still be rolled again in this phase. */
static gboolean
can_reroll (const RollChoice *self)
{
  const RollLayerKey *key = &self->layer->key;

  if (self->search->sets.counts[self->party][FACE_SCROLL] > 0 || key->tokens[TOKEN_SCROLL] > 0
      || key->tokens[TOKEN_ELIXIR] > 0)
    return TRUE;
  if (key->is_ready && self->layer->card->power == POWER_PRESENCE)
    return TRUE;
  return has_early_loot (self);
}

/* Whether more could be brought back if more dice lay in the graveyard. Who drinks goes there
 * first. */
static gboolean
is_graveyard_short (const RollChoice *self)
{
  guint n_buried = ROLL_N_DICE - self->search->sets.size[self->party];

  if (self->layer->key.tokens[TOKEN_ELIXIR] > n_buried)
    return TRUE;
  return self->layer->card->is_early
         && self->search->sets.counts[self->black][FACE_POTION] > n_buried;
}

/* What cannot wait: potions that bring scrolls, or who opens chests that bring tokens, and the ability
 * that brings companions for both. */
static void
offer_early (RollChoice *self)
{
  const guint8 *black = self->search->sets.counts[self->black];
  gboolean can_open
      = black[FACE_CHEST] > 0 && (!self->search->task.is_for_points || is_graveyard_short (self));

  roll_choice_offer_potions (self, !can_open);
  if (can_open && !roll_choice_is_done (self))
    roll_choice_offer_chests (self);
  if (!roll_choice_is_done (self) && has_early_loot (self))
    roll_choice_offer_powers (self);
}

/* An ability that needs two monsters cannot wait if what they become may be rolled again, one by one.
 * What empties or fills the lair has to be tried at once if the next level depends on the lair. */
static gboolean
cannot_power_wait (const RollChoice *self)
{
  const RollRules *rules = &self->search->task.rules;
  RollPowerKind power = self->layer->card->power;

  if (power == POWER_MESMERIZE)
    return rules->exactly_two;
  if (power == POWER_RANK || power == POWER_COMMAND)
    return rules->exactly_two && rules->temp_reroll;
  return is_left_of_interest (self) && (power == POWER_SONG || power == POWER_BATTLECRY);
}

static void
choose_reroll (RollChoice *self)
{
  RollSearch *search = self->search;
  gboolean is_early = self->layer->card->is_early;

  roll_choice_offer (self, roll_get_value (search,
                                           roll_layer_get_stage (search, self->layer, STAGE_FIGHT),
                                           self->party, self->black));
  if (roll_choice_is_done (self) || !can_reroll (self))
    return;
  if (is_graveyard_short (self))
    offer_dice_fights (self, TRUE);
  if (!roll_choice_is_done (self))
    roll_choice_offer_elixir (self);
  if (is_early && !roll_choice_is_done (self))
    offer_early (self);
  if (!roll_choice_is_done (self) && cannot_power_wait (self))
    roll_choice_offer_powers (self);
  if (is_left_of_interest (self))
    {
      offer_ring (self);
      offer_bait (self);
    }
  if (!roll_choice_is_done (self))
    roll_choice_offer_rerolls (self, TRUE);
}

static void
choose_loot (RollChoice *self)
{
  roll_choose_loot (self);
  offer_portal (self);
  if (self->search->task.is_for_points && !roll_choice_is_done (self))
    {
      offer_ring (self);
      offer_bait (self);
    }
}

static void
choose_dragon (RollChoice *self)
{
  roll_choose_dragon (self);
  if (self->search->sets.counts[self->black][FACE_DRAGON] >= ROLL_AWAKE)
    {
      offer_portal (self);
      offer_ring (self);
    }
}

/* For chances, more than three dice in the lair are as bad as three. Before rerolls it would only
 * mean more tables. */
static guint
simplify (const RollSearch *self, const RollLayer *layer, guint black)
{
  guint lair = self->sets.counts[black][FACE_DRAGON];

  return self->task.is_for_points || layer->key.stage == STAGE_REROLL || lair <= ROLL_AWAKE
             ? black
             : self->sets.lowered[lair - ROLL_AWAKE][black];
}

/* The most that a situation can be worth: each die of the level is a chest at best, and there is one
 * dragon a level. */
static double
get_bound (const RollChoice *self)
{
  const RollLayerKey *key = &self->layer->key;
  const guint8 *black = self->search->sets.counts[self->black];
  guint lair = black[FACE_DRAGON], n_level = self->search->sets.size[self->black] - lair;
  guint n_chests = black[FACE_CHEST];
  gboolean can_wake;

  if (!self->search->task.is_for_points)
    return 1;
  if (is_left_of_interest (self))
    return G_MAXDOUBLE;
  can_wake = key->tokens[TOKEN_BAIT] > 0
             || (key->is_ready && self->layer->card->power == POWER_BATTLECRY);
  if (key->stage == STAGE_REROLL || self->search->task.rules.reroll_any
      || (key->is_ready && self->layer->card->power == POWER_PRESENCE))
    {
      can_wake |= lair + n_level + key->temporary[0] + key->temporary[1] >= ROLL_AWAKE;
      n_chests = n_level + key->temporary[0] + key->temporary[1];
    }
  return key->level + n_chests + (can_wake || lair >= ROLL_AWAKE ? 2 : 0);
}

/* The best act of a situation. Fleeing is one. */
static double
choose (RollSearch *self, RollLayer *layer, guint party, guint black)
{
  guint simple = simplify (self, layer, black);
  RollChoice choice = { self, layer, party, simple, 0.0 - layer->key.n_slain, 0 };

  if (simple != black)
    return roll_get_value (self, layer, party, simple);
  choice.bound = get_bound (&choice);
  switch (layer->key.stage)
    {
    case STAGE_REROLL:
      choose_reroll (&choice);
      break;
    case STAGE_FIGHT:
      choose_fight (&choice);
      break;
    case STAGE_LOOT:
      choose_loot (&choice);
      break;
    default:
      choose_dragon (&choice);
      break;
    }
  return choice.best;
}

/**
 * roll_find_value:
 * @self: a search
 * @layer: a layer
 * @party: white dice
 * @black: black dice
 * @value: (out): where it belongs
 *
 * Finds what the best act of a situation is worth, and writes it down. What is still on its way up once
 * the search is given up must not set out again: it finds more than anything is worth, and writes nothing.
 *
 * Returns: what it is worth
 */
double
roll_find_value (RollSearch *self, RollLayer *layer, guint party, guint black, double *value)
{
  double found;

  if (self->is_given_up)
    return G_MAXDOUBLE;
  found = choose (self, layer, party, black);
  self->n_entries++;
  if (++self->tick % ROLL_TICKS_BETWEEN_LOOKS == 0)
    roll_search_look (self);
  if (self->is_given_up)
    return G_MAXDOUBLE;
  *value = found;
  return found;
}
