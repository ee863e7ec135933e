/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Roll: chests, potions, tokens. */

#include "false-alarms-dungeon-roll.h"

/* open */

static gboolean
is_loot_time (const AlarmTry *self, const Position *now)
{
  return alarm_is_phase (self, "loot")
         || (alarm_is_phase (self, "monsters") && roll_page_is_half_goblin (now));
}

static gboolean
open (AlarmTry *self, const Unit *unit, int as, guint count)
{
  alarm_begin (self, "open");
  alarm_give_word (self, "by", unit->id);
  if (as >= 0)
    alarm_give (self, "as", as);
  alarm_give (self, "count", (gint32) count);
  return TRUE;
}

/* A unit that is there, and chests, at the time for it. */
static gboolean
pick_open (AlarmTry *self, Position *now, const Unit **unit)
{
  if (!roll_page_read (self, now) || !is_loot_time (self, now) || now->level[FACE_CHEST] == 0)
    return FALSE;
  *unit = roll_page_pick_unit (self, now, TRUE);
  return *unit != NULL;
}

#define ANY_CHESTS (1u << FACE_THIEF | 1u << FACE_CHAMPION)

static guint
get_chest_limit (guint readings)
{
  return readings & ANY_CHESTS ? N_DICE : readings & COMPANIONS ? 1 : 0;
}

static gboolean
legal_open (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint count;

  if (!pick_open (self, &now, &unit))
    return FALSE;
  count = 1 + alarm_below (self, now.level[FACE_CHEST]);
  return count <= get_chest_limit (roll_page_get_readings (&now, unit))
         && open (self, unit, -1, count);
}

static gboolean
open_too_many (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  return pick_open (self, &now, &unit) && get_chest_limit (roll_page_get_readings (&now, unit)) == 1
         && now.level[FACE_CHEST] > 1
         && open (self, unit, -1, 2 + alarm_below (self, now.level[FACE_CHEST] - 1));
}

static gboolean
open_with_scroll (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  return pick_open (self, &now, &unit) && get_chest_limit (roll_page_get_readings (&now, unit)) == 0
         && open (self, unit, -1, 1);
}

static gboolean
open_as_other (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint as = alarm_below (self, N_COMPANIONS);

  return pick_open (self, &now, &unit) && !(roll_page_get_readings (&now, unit) & 1u << as)
         && open (self, unit, as, 1);
}

static gboolean
open_missing (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  return pick_open (self, &now, &unit)
         && get_chest_limit (roll_page_get_readings (&now, unit)) == N_DICE
         && now.level[FACE_CHEST] < N_DICE && open (self, unit, -1, now.level[FACE_CHEST] + 1);
}

static gboolean
open_by_missing (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  if (!pick_open (self, &now, &unit))
    return FALSE;
  unit = roll_page_pick_unit (self, &now, FALSE);
  return unit != NULL && open (self, unit, -1, 1);
}

static gboolean
open_at_wrong_time (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  if (!alarm_is_phase (self, "monsters") || !roll_page_read (self, &now)
      || roll_page_is_half_goblin (&now) || now.level[FACE_CHEST] == 0)
    return FALSE;
  unit = roll_page_pick_unit (self, &now, TRUE);
  return unit != NULL && get_chest_limit (roll_page_get_readings (&now, unit)) > 0
         && open (self, unit, -1, 1);
}

static gboolean
open_with_drawn_amiss (AlarmTry *self)
{
  static const gint32 unknown[] = { -1, -1 };
  Position now;
  const Unit *unit;

  if (!pick_open (self, &now, &unit) || get_chest_limit (roll_page_get_readings (&now, unit)) == 0
      || !open (self, unit, -1, 1))
    return FALSE;
  alarm_give_list (self, "drawn", unknown, 2);
  return TRUE;
}

/* All tokens of a kind are in somebody's hands. */
static gboolean
open_with_drawn_missing (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  int kind;

  if (!pick_open (self, &now, &unit) || get_chest_limit (roll_page_get_readings (&now, unit)) == 0)
    return FALSE;
  kind = roll_page_empty_box_of (self);
  if (unit->token == kind || !open (self, unit, -1, 1))
    return FALSE;
  alarm_give (self, "drawn", kind);
  return TRUE;
}

/* The token that opens the chest, where it goes back after the draw and was the last of its kind. */
static gboolean
open_with_itself_drawn (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  if (!pick_open (self, &now, &unit) || unit->token < 0
      || alarm_has_option (self, "token-return", "before")
      || get_chest_limit (roll_page_get_readings (&now, unit)) == 0)
    return FALSE;
  roll_page_take_all (self, unit->token);
  open (self, unit, -1, 1);
  alarm_give (self, "drawn", unit->token);
  return TRUE;
}

/* quaff */

static gboolean
quaff (AlarmTry *self, const Unit *unit, guint count, guint n_revived)
{
  gint32 faces[N_DICE + 1];

  if (n_revived > N_DICE)
    return FALSE;
  for (guint i = 0; i < n_revived; i++)
    faces[i] = (gint32) alarm_below (self, N_FACES);
  alarm_begin (self, "quaff");
  alarm_give_word (self, "by", unit->id);
  alarm_give (self, "count", (gint32) count);
  alarm_give_list (self, "revive", faces, n_revived);
  return TRUE;
}

typedef struct
{
  Position now;
  const Unit *unit;
  guint count;
  /* In the graveyard once the unit is used. */
  guint grave;
} Draught;

/* A unit that may drink, and some potions, at the time for it. */
static gboolean
pick_draught (AlarmTry *self, Draught *draught)
{
  const Unit *unit;

  if (!roll_page_read (self, &draught->now) || !is_loot_time (self, &draught->now)
      || draught->now.level[FACE_POTION] == 0)
    return FALSE;
  unit = roll_page_pick_unit (self, &draught->now, TRUE);
  if (unit == NULL || (!unit->is_die && alarm_has_option (self, "tokens-as-dice", "fight-only")))
    return FALSE;
  draught->unit = unit;
  draught->count = 1 + alarm_below (self, draught->now.level[FACE_POTION]);
  draught->grave = draught->now.n_graveyard + unit->is_die;
  return alarm_has_option (self, "spare-potions", "allow") || draught->count <= draught->grave;
}

static gboolean
legal_quaff (AlarmTry *self)
{
  Draught draught;

  return pick_draught (self, &draught)
         && quaff (self, draught.unit, draught.count, MIN (draught.count, draught.grave));
}

static gboolean
quaff_reviving_too_few (AlarmTry *self)
{
  Draught draught;

  return pick_draught (self, &draught) && draught.grave > 0
         && quaff (self, draught.unit, draught.count,
                   alarm_below (self, MIN (draught.count, draught.grave)));
}

static gboolean
quaff_reviving_too_many (AlarmTry *self)
{
  Draught draught;

  return pick_draught (self, &draught) && draught.grave > draught.count
         && quaff (self, draught.unit, draught.count,
                   draught.count + 1 + alarm_below (self, draught.grave - draught.count));
}

static gboolean
quaff_beyond_graveyard (AlarmTry *self)
{
  Draught draught;

  return pick_draught (self, &draught)
         && quaff (self, draught.unit, draught.count, draught.grave + 1);
}

static gboolean
quaff_missing (AlarmTry *self)
{
  Draught draught;
  guint count;

  if (!pick_draught (self, &draught))
    return FALSE;
  count = draught.now.level[FACE_POTION] + 1;
  return count <= N_DICE && quaff (self, draught.unit, count, MIN (count, draught.grave));
}

static gboolean
quaff_by_missing (AlarmTry *self)
{
  Draught draught;

  if (!pick_draught (self, &draught))
    return FALSE;
  draught.unit = roll_page_pick_unit (self, &draught.now, FALSE);
  return draught.unit != NULL && quaff (self, draught.unit, 1, MIN (1, draught.now.n_graveyard));
}

static gboolean
quaff_at_wrong_time (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  if (!alarm_is_phase (self, "monsters") || !roll_page_read (self, &now)
      || roll_page_is_half_goblin (&now) || now.level[FACE_POTION] == 0)
    return FALSE;
  unit = roll_page_pick_unit (self, &now, TRUE);
  return unit != NULL && unit->is_die && quaff (self, unit, 1, 1);
}

static gboolean
quaff_by_token (AlarmTry *self)
{
  Position now;
  const Unit *unit;

  if (!roll_page_read (self, &now) || !is_loot_time (self, &now) || now.level[FACE_POTION] == 0
      || alarm_has_option (self, "tokens-as-dice", "full"))
    return FALSE;
  unit = roll_page_pick_unit (self, &now, TRUE);
  return unit != NULL && !unit->is_die && quaff (self, unit, 1, MIN (1, now.n_graveyard));
}

/* With the graveyard as empty as it gets, as if it had been set by hand. */
static gboolean
quaff_spare (AlarmTry *self)
{
  Position now;
  const Unit *unit;
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = alarm_list (self, "graveyard", TM_NO_SEAT, pieces);
  guint grave;

  for (guint i = 0; i < n_pieces; i++)
    alarm_move_piece (self, pieces[i], "party", TM_NO_SEAT);

  if (!roll_page_read (self, &now) || !is_loot_time (self, &now)
      || alarm_has_option (self, "spare-potions", "allow"))
    return FALSE;
  unit = roll_page_pick_unit (self, &now, TRUE);
  if (unit == NULL)
    return FALSE;
  grave = now.n_graveyard + unit->is_die;
  return now.level[FACE_POTION] > grave && quaff (self, unit, grave + 1, grave);
}

/* use-token */

static gboolean
use_token (AlarmTry *self, Token token)
{
  alarm_begin (self, "use-token");
  alarm_give (self, "token", (gint32) token);
  if (token == TOKEN_ELIXIR)
    alarm_give (self, "face", (gint32) alarm_below (self, N_FACES));
  return TRUE;
}

/* A held token on a level. Where it is not held, it is put into the hand. */
static gboolean
hold (AlarmTry *self, Position *now, Token token)
{
  return roll_page_is_on_level (self) && roll_page_hold_token (self, token)
         && roll_page_read (self, now);
}

static gboolean
is_bait_for (const AlarmTry *self, const Position *now)
{
  gboolean is_all = alarm_has_option (self, "bait", "all");

  return roll_page_count_monsters (now->level) > 0
         || (is_all && now->level[FACE_CHEST] + now->level[FACE_POTION] > 0);
}

static gboolean
has_effect (const AlarmTry *self, const Position *now, Token token)
{
  switch (token)
    {
    case TOKEN_RING:
      return now->lair >= (alarm_has_option (self, "ring-when", "any") ? 1 : 3);
    case TOKEN_ELIXIR:
      return now->n_graveyard > 0;
    case TOKEN_BAIT:
      return is_bait_for (self, now);
    default:
      return token == TOKEN_PORTAL;
    }
}

static gboolean
legal_use_token (AlarmTry *self)
{
  static const Token tokens[] = { TOKEN_RING, TOKEN_ELIXIR, TOKEN_BAIT, TOKEN_PORTAL };
  Token token = tokens[alarm_below (self, G_N_ELEMENTS (tokens))];
  Position now;

  return roll_page_is_on_level (self) && roll_page_read (self, &now) && now.tokens[token] > 0
         && has_effect (self, &now, token) && use_token (self, token);
}

static gboolean
use_ring_on_nothing (AlarmTry *self)
{
  Position now;

  return hold (self, &now, TOKEN_RING) && now.lair == 0 && use_token (self, TOKEN_RING);
}

static gboolean
use_ring_too_early (AlarmTry *self)
{
  Position now;

  return alarm_has_option (self, "ring-when", "awake") && hold (self, &now, TOKEN_RING)
         && now.lair > 0 && now.lair < 3 && use_token (self, TOKEN_RING);
}

static gboolean
use_bait_on_nothing (AlarmTry *self)
{
  Position now;

  return hold (self, &now, TOKEN_BAIT) && !is_bait_for (self, &now) && use_token (self, TOKEN_BAIT);
}

static gboolean
use_elixir_on_nothing (AlarmTry *self)
{
  Position now;

  return hold (self, &now, TOKEN_ELIXIR) && now.n_graveyard == 0 && use_token (self, TOKEN_ELIXIR);
}

/* Swords and the like are used as units, scales not at all. */
static gboolean
use_token_of_other_kind (AlarmTry *self)
{
  static const Token tokens[]
      = { TOKEN_SWORD, TOKEN_TALISMAN, TOKEN_SCEPTRE, TOKEN_TOOLS, TOKEN_SCROLL, TOKEN_SCALES };
  Token token = tokens[alarm_below (self, G_N_ELEMENTS (tokens))];
  Position now;

  return hold (self, &now, token) && use_token (self, token);
}

static gboolean
use_token_not_held (AlarmTry *self)
{
  static const Token tokens[] = { TOKEN_RING, TOKEN_ELIXIR, TOKEN_BAIT, TOKEN_PORTAL };
  Token token = tokens[alarm_below (self, G_N_ELEMENTS (tokens))];
  Position now;

  return roll_page_is_on_level (self) && roll_page_read (self, &now)
         && !roll_page_may_hold (&now, token) && has_effect (self, &now, token)
         && use_token (self, token);
}

static gboolean
use_token_at_wrong_time (AlarmTry *self)
{
  static const Token tokens[] = { TOKEN_RING, TOKEN_ELIXIR, TOKEN_BAIT };
  Token token = tokens[alarm_below (self, G_N_ELEMENTS (tokens))];

  return !roll_page_is_on_level (self) && roll_page_hold_token (self, token)
         && use_token (self, token);
}

/* A portal leaves a level, so there must be one. */
static gboolean
use_portal_above_ground (AlarmTry *self)
{
  return (alarm_is_phase (self, "form") || alarm_is_phase (self, "populate"))
         && roll_page_hold_token (self, TOKEN_PORTAL) && use_token (self, TOKEN_PORTAL);
}

/* reveal */

static gboolean
reveal (AlarmTry *self, guint seat, int kind)
{
  alarm_begin (self, "reveal");
  alarm_give (self, "seat", (gint32) seat);
  alarm_give (self, "token", kind);
  return TRUE;
}

static gboolean
legal_reveal (AlarmTry *self)
{
  guint seat = alarm_below (self, tm_table_get_n_seats (self->table));
  guint kind = alarm_below (self, N_TOKENS);

  return alarm_get (self, "unknown", seat) > 0
         && alarm_count_face (self, "chest", TM_NO_SEAT, "token", kind) > 0
         && reveal (self, seat, kind);
}

static gboolean
reveal_none_unknown (AlarmTry *self)
{
  guint seat = alarm_below (self, tm_table_get_n_seats (self->table));

  return alarm_get (self, "unknown", seat) == 0
         && reveal (self, seat, (int) alarm_below (self, N_TOKENS));
}

static gboolean
reveal_none_left (AlarmTry *self)
{
  guint seat = alarm_below (self, tm_table_get_n_seats (self->table));
  int kind = alarm_get (self, "unknown", seat) > 0 ? roll_page_empty_box_of (self) : -1;

  return kind >= 0 && reveal (self, seat, kind);
}

const AlarmKind roll_loot_illegal[] = {
  ALARM_IMPOSSIBLE ("open, chest not there", NULL, open_missing),
  ALARM_IMPOSSIBLE ("open, unit not there", NULL, open_by_missing),
  ALARM_ILLEGAL ("open, more than one", "roll.loot.chests", open_too_many),
  ALARM_ILLEGAL ("open, with a scroll", "roll.loot.chests", open_with_scroll),
  ALARM_ILLEGAL ("open, as what it is not", "roll.loot.chests", open_as_other),
  ALARM_ILLEGAL ("open, tokens too many", NULL, open_with_drawn_amiss),
  ALARM_ILLEGAL ("open, a token not in the box", NULL, open_with_drawn_missing),
  ALARM_ILLEGAL ("open, the token itself", NULL, open_with_itself_drawn),
  ALARM_ILLEGAL ("open, at the wrong time", "roll.turn.phase", open_at_wrong_time),
  ALARM_IMPOSSIBLE ("quaff, more than the graveyard", NULL, quaff_beyond_graveyard),
  ALARM_ILLEGAL ("quaff, potion not there", NULL, quaff_missing),
  ALARM_ILLEGAL ("quaff, unit not there", NULL, quaff_by_missing),
  ALARM_ILLEGAL ("quaff, too few come back", "roll.loot.potions", quaff_reviving_too_few),
  ALARM_ILLEGAL ("quaff, too many come back", "roll.loot.potions", quaff_reviving_too_many),
  ALARM_ILLEGAL ("quaff, by a token", NULL, quaff_by_token),
  ALARM_ILLEGAL ("quaff, spare potions", NULL, quaff_spare),
  ALARM_ILLEGAL ("quaff, at the wrong time", NULL, quaff_at_wrong_time),
  ALARM_ILLEGAL ("use-token, ring, no dragon", "roll.treasure.ring", use_ring_on_nothing),
  ALARM_ILLEGAL ("use-token, ring, dragon asleep", "roll.treasure.ring", use_ring_too_early),
  ALARM_ILLEGAL ("use-token, bait, nothing there", "roll.treasure.bait", use_bait_on_nothing),
  ALARM_ILLEGAL ("use-token, elixir, no die", "roll.treasure.elixir", use_elixir_on_nothing),
  ALARM_ILLEGAL ("use-token, no such effect", NULL, use_token_of_other_kind),
  ALARM_ILLEGAL ("use-token, not held", NULL, use_token_not_held),
  ALARM_ILLEGAL ("use-token, at the wrong time", NULL, use_token_at_wrong_time),
  ALARM_ILLEGAL ("use-token, portal above ground", NULL, use_portal_above_ground),
  ALARM_IMPOSSIBLE ("reveal, none unknown", NULL, reveal_none_unknown),
  ALARM_IMPOSSIBLE ("reveal, none of the kind left", NULL, reveal_none_left),
  ALARM_END,
};

const AlarmKind roll_loot_legal[] = {
  ALARM_LEGAL ("open", legal_open),
  ALARM_LEGAL ("quaff", legal_quaff),
  ALARM_LEGAL ("use-token", legal_use_token),
  ALARM_LEGAL ("reveal", legal_reveal),
  ALARM_END,
};
