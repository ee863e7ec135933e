/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chests, potions and the dragon. */

#include "config.h"

#include "dungeon-roll-odds.h"

/* Drawing tokens */

/* How far off the chance may be for floating-point numbers alone. */
#define ROUNDING 1e-9

/* Tokens that come out of the chest, kind by kind. A ring wins if the lair is all that is left. So many
 * ways to draw may still fail, each by the chance to, before something else is better for certain. */
typedef struct
{
  RollSearch *search;
  guint party;
  guint black;
  gboolean is_last_phase;
  double spare;
  guint left[ROLL_N_TOKENS];
} Draw;

static guint
choose (guint n, guint k)
{
  guint value = 1;

  for (guint i = 0; i < k; i++)
    value = value * (n - i) / (i + 1);
  return k > n ? 0 : value;
}

/* The sum over all draws of `n` tokens of the kinds from `kind` on, each as often as there are ways
 * to draw it, and to draw all of it. It is given up when it cannot matter any more. */
static double
sum_draws (Draw *self, RollLayer *layer, guint kind, guint n, double ways_before)
{
  double sum = 0;
  guint n_later = 0;

  if (n == 0)
    {
      double value = roll_get_value (self->search, layer, self->party, self->black);

      self->search->n_draws++;
      self->spare -= ways_before * (1 - value);
      return value;
    }
  for (guint other = kind + 1; other < ROLL_N_TOKENS; other++)
    n_later += self->left[other];
  for (guint k = 0; k <= MIN (n, self->left[kind]) && self->spare >= 0; k++)
    {
      double ways = choose (self->left[kind], k);

      if (k > 0 && kind == TOKEN_RING && self->is_last_phase)
        sum += ways * choose (n_later, n - k);
      else
        {
          if (k > 0)
            layer = roll_layer_get_kin (self->search, layer, KIN_GAINED + kind);
          if (n - k <= n_later)
            sum += ways * sum_draws (self, layer, kind + 1, n - k, ways_before * ways);
        }
    }
  return sum;
}

/**
 * roll_is_last_phase:
 * @search: a search
 * @layer: a layer
 *
 * Tells whether a reroll cannot bring the monster phase back.
 *
 * Returns: whether nothing but loot and dragon is to come
 */
gboolean
roll_is_last_phase (const RollSearch *search, const RollLayer *layer)
{
  if (layer->key.stage < STAGE_LOOT || search->task.rules.reroll_any)
    return FALSE;
  return !layer->key.is_ready || layer->card->power != POWER_PRESENCE
         || search->task.rules.one_shot_monsters;
}

/* What is of no use any more is told apart no more: it counts as scales. */
static void
merge_useless (Draw *self, const RollLayer *layer)
{
  const RollUnitCard *scroll = &layer->card->units[UNIT_SCROLL_TOKEN];
  gboolean can_drink = scroll->can_drink && self->search->sets.counts[self->black][FACE_POTION] > 0;

  self->left[TOKEN_SCALES] += self->left[TOKEN_PORTAL];
  self->left[TOKEN_PORTAL] = 0;
  if (!self->is_last_phase)
    return;
  self->left[TOKEN_SCALES] += self->left[TOKEN_BAIT];
  self->left[TOKEN_BAIT] = 0;
  if (scroll->readings == 0 && !can_drink)
    {
      self->left[TOKEN_SCALES] += self->left[TOKEN_SCROLL];
      self->left[TOKEN_SCROLL] = 0;
    }
}

/* What lies in the chest. As scales stand for others, one kind alone may come out below nothing. */
static guint
count_left (Draw *self, const RollLayer *layer)
{
  guint n = 0;

  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    self->left[kind]
        = roll_token_copies[kind] - self->search->task.out[kind] - layer->key.tokens[kind];
  merge_useless (self, layer);
  for (guint kind = 0; kind < ROLL_N_TOKENS; kind++)
    n += self->left[kind];
  return n;
}

/* Whether a token that nobody knows can pay for something. */
static gboolean
can_pay_unknown (const RollLayer *layer)
{
  return layer->key.is_ready
         && (layer->card->power == POWER_INTERVENTION
             || (layer->card->hero == HERO_CRUSADER && layer->key.xp_missing > 0));
}

static double
draw_unnamed (RollChoice *self, RollLayer *layer, guint n, guint party, guint black)
{
  RollSearch *search = self->search;

  if (can_pay_unknown (layer))
    layer = roll_layer_get_kin (search, layer, KIN_DRAWN);
  return (search->task.is_for_points ? n : 0) + roll_get_value (search, layer, party, black);
}

/* Draws after the layer has given up what opened the chests. If something else is better, it may be worth
 * nothing. */
static double
draw (RollChoice *self, RollLayer *layer, guint n, guint party, guint black)
{
  RollSearch *search = self->search;
  Draw draw = { .search = search,
                .party = party,
                .black = black,
                .is_last_phase = roll_is_last_phase (search, layer) };
  double sum, n_ways;
  guint n_left;

  if (search->task.is_for_points || search->task.is_unnamed)
    return draw_unnamed (self, layer, n, party, black);
  search->has_drawn = TRUE;
  n_left = count_left (&draw, search->task.rules.return_after ? self->layer : layer);
  n = MIN (n, n_left);
  n_ways = choose (n_left, n);
  draw.spare = (1 - self->best + ROUNDING) * n_ways;
  sum = sum_draws (&draw, layer, 0, n, 1);
  return draw.spare >= 0 ? sum / n_ways : 0;
}

static void
offer_chests_of (RollChoice *self, guint unit)
{
  const RollSets *sets = &self->search->sets;
  guint most = MIN (self->layer->card->units[unit].chests, sets->counts[self->black][FACE_CHEST]);
  RollUse use;

  if (most == 0 || !roll_choice_use (self, unit, &use))
    return;
  for (guint n = most; n > 0 && !roll_choice_is_done (self); n--)
    {
      guint black = self->black;

      for (guint i = 0; i < n; i++)
        black = sets->sub[black][FACE_CHEST];
      roll_choice_offer (self, use.gain + draw (self, use.layer, n, use.party, black));
    }
}

/**
 * roll_choice_offer_chests:
 * @self: a choice
 *
 * Tries to open chests with every unit, all or some.
 */
void
roll_choice_offer_chests (RollChoice *self)
{
  if (self->search->sets.counts[self->black][FACE_CHEST] == 0)
    return;
  for (guint dice = roll_choice_get_dice (self, self->layer->card->openers);
       dice != 0 && !roll_choice_is_done (self); dice &= dice - 1)
    offer_chests_of (self, UNIT_DIE + (guint) __builtin_ctz (dice));
  for (guint i = 0; i < self->layer->n_others && !roll_choice_is_done (self); i++)
    offer_chests_of (self, self->layer->others[i]);
}

/* Bringing dice back */

/* The most useful faces first. */
static const guint8 revived_faces[ROLL_N_PARTY_FACES]
    = { FACE_SCROLL, FACE_CHAMPION, FACE_THIEF, FACE_FIGHTER, FACE_CLERIC, FACE_MAGE };

/* Tries all faces for some dice, from one of revived_faces on. */
static void
revive (RollChoice *self, const RollUse *use, guint black, guint n, guint from)
{
  if (n == 0)
    {
      roll_choice_offer (self,
                         use->gain + roll_get_value (self->search, use->layer, use->party, black));
      return;
    }
  for (guint i = from; i < ROLL_N_PARTY_FACES && !roll_choice_is_done (self); i++)
    {
      RollUse next = *use;

      next.party = self->search->sets.add[use->party][revived_faces[i]];
      revive (self, &next, black, n - 1, i);
    }
}

/* If nothing counts after this phase, a champion can all that a scroll can. */
static gboolean
are_scrolls_useless (const RollChoice *self)
{
  return self->layer->key.level >= self->search->task.last_level
         && roll_is_last_phase (self->search, self->layer)
         && self->layer->card->units[UNIT_SCROLL].readings == 0;
}

static void
offer_potions_of (RollChoice *self, guint unit, gboolean for_scrolls)
{
  const RollSets *sets = &self->search->sets;
  guint most = sets->counts[self->black][FACE_POTION];
  guint from = are_scrolls_useless (self) ? 1 : 0;
  guint black = self->black;
  RollUse use;

  if (!self->layer->card->units[unit].can_drink || !roll_choice_use (self, unit, &use))
    return;
  most = MIN (most, (guint) ROLL_N_DICE - sets->size[use.party]);
  if (for_scrolls && most > 0)
    use.party = sets->add[use.party][FACE_SCROLL];
  for (guint n = 1; n <= most && !roll_choice_is_done (self); n++)
    {
      black = sets->sub[black][FACE_POTION];
      revive (self, &use, black, for_scrolls ? n - 1 : n, from);
    }
}

/**
 * roll_choice_offer_potions:
 * @self: a choice
 * @for_scrolls: whether one of the dice has to come back as a scroll
 *
 * Tries to drink potions with every unit, as many as bring a die back: more would never help.
 */
void
roll_choice_offer_potions (RollChoice *self, gboolean for_scrolls)
{
  if (self->search->sets.counts[self->black][FACE_POTION] == 0)
    return;
  for (guint dice = roll_choice_get_dice (self, self->layer->card->drinkers);
       dice != 0 && !roll_choice_is_done (self); dice &= dice - 1)
    offer_potions_of (self, UNIT_DIE + (guint) __builtin_ctz (dice), for_scrolls);
  for (guint i = 0; i < self->layer->n_others && !roll_choice_is_done (self); i++)
    offer_potions_of (self, self->layer->others[i], for_scrolls);
}

/**
 * roll_choice_offer_elixir:
 * @self: a choice
 *
 * Tries an elixir.
 */
void
roll_choice_offer_elixir (RollChoice *self)
{
  RollUse use = { NULL, self->party, -roll_get_worth (self->search, self->layer, TOKEN_ELIXIR) };

  if (self->layer->key.tokens[TOKEN_ELIXIR] == 0
      || self->search->sets.size[self->party] == ROLL_N_DICE)
    return;
  use.layer = roll_layer_get_kin (self->search, self->layer, KIN_SPENT + TOKEN_ELIXIR);
  revive (self, &use, self->black, 1, are_scrolls_useless (self) ? 1 : 0);
}

/* Divine Intervention */

static void
intervene (
    RollChoice *self, RollLayer *layer, guint party, guint n_revived, guint from, double gain)
{
  if (n_revived == 0)
    {
      roll_choice_offer (self, gain + roll_get_regroup (self->search, layer, party, 0));
      return;
    }
  for (guint face = from; face < ROLL_N_PARTY_FACES; face++)
    intervene (self, layer, self->search->sets.add[party][face], n_revived - 1, face, gain);
}

/**
 * roll_choice_offer_intervention:
 * @self: a choice of the Paladin, who is ready
 *
 * Tries Divine Intervention, paid by each kind of token.
 */
void
roll_choice_offer_intervention (RollChoice *self)
{
  RollSearch *search = self->search;
  const guint8 *black = search->sets.counts[self->black];
  RollLayer *turned = roll_layer_get_kin (search, self->layer, KIN_TURNED);
  guint n_revived = MIN (black[FACE_POTION], (guint) ROLL_N_DICE - search->sets.size[self->party]);
  double loot = search->task.is_for_points ? black[FACE_CHEST] : 0;

  /* What comes back does not matter to somebody who rests, or has got through. */
  if (self->layer->key.level >= search->task.last_level)
    n_revived = 0;
  if (self->layer->key.has_drawn)
    intervene (self, turned, self->party, n_revived, 0,
               search->task.is_for_points ? loot - 1 : loot);
  for (guint kind = 0; kind < ROLL_N_TOKENS && !roll_choice_is_done (self); kind++)
    if (self->layer->key.tokens[kind] > 0)
      intervene (self, roll_layer_get_kin (search, turned, KIN_SPENT + kind), self->party,
                 n_revived, 0, loot - roll_get_worth (search, self->layer, kind));
}

/* Abilities that make sense without monsters, if they may be used now. */
static void
offer_late_powers (RollChoice *self)
{
  RollPowerKind power = self->layer->card->power;

  if (!self->layer->key.is_ready || self->search->task.rules.one_shot_monsters)
    return;
  if (power == POWER_PRESENCE)
    roll_choice_offer_rerolls (self, FALSE);
  else if (power == POWER_FURY || power == POWER_INTERVENTION)
    roll_choice_offer_powers (self);
  else if (power == POWER_SONG && self->layer->key.stage == STAGE_LOOT)
    roll_choice_offer_powers (self);
  else if (power == POWER_SONG)
    roll_choice_offer (self,
                       roll_get_regroup (self->search,
                                         roll_layer_get_kin (self->search, self->layer, KIN_TURNED),
                                         self->party, 0));
}

/**
 * roll_choose_loot:
 * @self: a choice in the loot phase
 *
 * Tries everything but the tokens with an effect of their own.
 */
void
roll_choose_loot (RollChoice *self)
{
  const RollSets *sets = &self->search->sets;
  guint lair = sets->counts[self->black][FACE_DRAGON];
  RollLayer *dragon = roll_layer_get_stage (self->search, self->layer, STAGE_DRAGON);

  roll_choice_offer (self,
                     roll_get_value (self->search, dragon, self->party, sets->raised[lair][0]));
  if (!roll_choice_is_done (self))
    roll_choice_offer_chests (self);
  if (!roll_choice_is_done (self))
    roll_choice_offer_potions (self, FALSE);
  if (!roll_choice_is_done (self))
    roll_choice_offer_elixir (self);
  if (!roll_choice_is_done (self))
    offer_late_powers (self);
  if (self->search->task.rules.reroll_any && !roll_choice_is_done (self))
    roll_choice_offer_rerolls (self, TRUE);
}

/* Dragon */

static double
get_slain (RollChoice *self, RollLayer *layer, guint party)
{
  RollSearch *search = self->search;

  if (!search->task.is_for_points)
    return 1;
  if (can_pay_unknown (layer))
    layer = roll_layer_get_kin (search, layer, KIN_DRAWN);
  /* An experience token, and a treasure token. */
  return 2 + roll_get_regroup (search, roll_layer_get_kin (search, layer, KIN_SLAIN), party, 0);
}

/* Every choice of units for so many different companions, from a face on. */
static void
slay (RollChoice *self, const RollUse *used, guint n_needed, guint from)
{
  if (n_needed == 0)
    {
      roll_choice_offer (self, used->gain + get_slain (self, used->layer, used->party));
      return;
    }
  for (guint face = from; face + n_needed <= ROLL_N_COMPANIONS; face++)
    {
      RollChoice rest = { self->search, used->layer, used->party, self->black, 0, 0 };

      for (guint i = 0; i < UNIT_TOKEN + used->layer->n_others; i++)
        {
          guint unit = i < UNIT_TOKEN ? i : used->layer->others[i - UNIT_TOKEN];
          RollUse next;

          if (roll_choice_is_done (self))
            return;
          if (!(used->layer->card->units[unit].readings & 1u << face)
              || !roll_choice_use (&rest, unit, &next))
            continue;
          next.gain += used->gain;
          slay (self, &next, n_needed - 1, face + 1);
        }
    }
}

/**
 * roll_choose_dragon:
 * @self: a choice in the dragon phase, which is passed over if the dragon sleeps
 *
 * Tries everything but the tokens with an effect of their own.
 */
void
roll_choose_dragon (RollChoice *self)
{
  guint lair = self->search->sets.counts[self->black][FACE_DRAGON];
  RollUse all = { self->layer, self->party, 0 };

  if (lair < ROLL_AWAKE)
    {
      roll_choice_offer (self, roll_get_regroup (self->search, self->layer, self->party, lair));
      return;
    }
  slay (self, &all, self->layer->card->dragon_need, 0);
  if (!roll_choice_is_done (self))
    roll_choice_offer_elixir (self);
  if (!roll_choice_is_done (self))
    offer_late_powers (self);
  if (self->search->task.rules.reroll_any && !roll_choice_is_done (self))
    roll_choice_offer_rerolls (self, TRUE);
}
