/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the dice of the round can do for a team, and the free marks that it owes. With a die picked
 * everything that it can do is offered for every team; with none, what the first team that still
 * acts can do. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-offers.h"

#define MAX_USED 3
#define MAX_CELLS (TM_OFFER_MAX_VALUES - 2)

/**
 * Actor:
 *
 * A team that can act, and what it acts upon.
 */
typedef struct
{
  const TmTable *table;
  TmOffers *offers;
  guint seat;
  PaperTeam team;
  PaperMap map;
  PaperWalker walker;
} Actor;

static void
actor_init (Actor *self, const TmTable *table, TmOffers *offers, guint seat)
{
  self->table = table;
  self->offers = offers;
  self->seat = seat;
  paper_read_team (table, seat, &self->team);
  paper_read_map (table, &self->map);
  self->walker = (PaperWalker) {
    .medallion = paper_team_has_item (&self->team, ITEM_MEDALLION)
                 || (self->team.talent == TALENT_RANGER
                     && tm_table_get_option (table, OPTION_RANGER_SWIMS) == READING_INDEED),
    .cloak = paper_team_has_item (&self->team, ITEM_CLOAK),
    .is_ranger = self->team.talent == TALENT_RANGER,
  };
}

/**
 * paper_get_picked_die:
 * @table: a table
 * @picks: what is picked
 *
 * Gets the die that somebody has touched.
 *
 * Returns: the die, from 0, or -1
 */
int
paper_get_picked_die (const TmTable *table, const TmPicks *picks)
{
  for (guint i = 0; i < picks->n_pieces; i++)
    if (tm_box_get_piece_kind (tm_table_get_box (table), picks->pieces[i]) == PIECE_DIE)
      return picks->pieces[i];
  return -1;
}

/**
 * paper_count_used:
 * @table: a table
 * @seat: a seat
 *
 * Counts the dice that a team has used in this round.
 *
 * Returns: how many
 */
guint
paper_count_used (const TmTable *table, guint seat)
{
  guint used = 0;

  for (guint die = 0; die < PAPER_N_DICE; die++)
    used += tm_table_get_counter (table, COUNTER_USED + die, seat) != 0;
  return used;
}

static gboolean
still_acts (const TmTable *table, guint seat)
{
  return paper_count_used (table, seat) < MAX_USED
         || tm_table_get_counter (table, COUNTER_STEPS, seat) > 0
         || tm_table_get_counter (table, COUNTER_PENDING, seat) > 0 || paper_owes (table, seat);
}

/**
 * paper_get_shown_seat:
 * @table: a table
 * @picks: what is picked
 *
 * Gets the team whose map is shown: the one that is picked, else the first that still acts.
 *
 * Returns: the seat, or -1 if no sheet is kept in full
 */
int
paper_get_shown_seat (const TmTable *table, const TmPicks *picks)
{
  guint32 seats = paper_get_full_seats (table);
  int first = -1;

  for (guint i = 0; i < picks->n_pieces; i++)
    if (tm_box_get_piece_kind (tm_table_get_box (table), picks->pieces[i]) == PIECE_PARTY)
      return tm_box_get_piece_owner (tm_table_get_box (table), picks->pieces[i]);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (seats & 1u << seat)
      {
        if (tm_table_get_phase (table) == PHASE_ACT && still_acts (table, seat))
          return (int) seat;
        if (first < 0)
          first = (int) seat;
      }
  return first;
}

/* Free marks */

static TmOffer *
add_free (Actor *self, guint move, gint32 value, TmText label)
{
  TmOffer *offer = tm_offers_add (self->offers, move, label);

  offer->seat = (int) self->seat;
  tm_offer_preset (offer, FREE_SEAT, (gint32) self->seat);
  tm_offer_preset (offer, FREE_WHAT, value);
  return offer;
}

static void
touch_cell (TmOffer *offer, guint cell)
{
  offer->cell = (int) (GRID_DUNGEON << 16 | cell);
}

/* Whether a talent acts that asks for two different ones, before the first round. */
static gboolean
is_before (const Actor *self, PaperTalent talent)
{
  return tm_table_get_phase (self->table) == PHASE_BEFORE && self->team.talent == (gint8) talent;
}

static void
offer_free_levels (Actor *self)
{
  /* Two different heroes, R «Таланты». */
  gint32 most = is_before (self, TALENT_VETERAN) ? 2 : PAPER_MAX_LEVEL;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    if (self->team.levels[hero] < most)
      add_free (self, MOVE_GAIN_LEVEL, (gint32) hero,
                tm_text (N_ ("Free level: %s"), tm_arg_word (paper_hero_words[hero].name)));
}

static void
offer_free_cells (Actor *self)
{
  gint32 most = is_before (self, TALENT_CRAFTSMAN) ? 1 : 2;

  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    if (self->team.cells[item] < most)
      add_free (self, MOVE_GAIN_ITEM, (gint32) item,
                tm_text (N_ ("Free cell: %s"), tm_arg_word (paper_item_words[item].name)));
}

static void
offer_to_tell (Actor *self, guint cell)
{
  TmOffer *offer
      = tm_offers_add (self->offers, MOVE_TEACH_ROOM, tm_text (N_ ("What is in this room?")));

  offer->is_usual = FALSE;
  offer->seat = (int) self->seat;
  offer->asked = 1u << TEACH_ROOM_MINION | 1u << TEACH_ROOM_LEVEL | 1u << TEACH_ROOM_HERO
                 | 1u << TEACH_ROOM_TRAP | 1u << TEACH_ROOM_REWARD | 1u << TEACH_ROOM_GEM;
  touch_cell (offer, cell);
  tm_offer_preset (offer, TEACH_ROOM_CELL, (gint32) cell);
}

static void
offer_free_minions (Actor *self)
{
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    {
      if (!self->map.rooms[cell].is_told)
        offer_to_tell (self, cell);
      if (self->team.crossed[cell]
          || (self->map.rooms[cell].is_told && self->map.rooms[cell].minion == MINION_NONE))
        continue;
      touch_cell (
          add_free (self, MOVE_CROSS_MINION, (gint32) cell,
                    tm_text (N_ ("Cross out the minion in %s"), tm_arg_cell (GRID_DUNGEON, cell))),
          cell);
    }
}

static void
offer_free_gems (Actor *self)
{
  for (guint letter = 0; letter < PAPER_N_LETTERS; letter++)
    if (self->team.letters[letter] == LETTER_OPEN)
      add_free (self, MOVE_STEAL, (gint32) letter,
                tm_text (N_ ("Steal gem %s"), tm_arg_word (paper_letter_words[letter].name)));
}

static void
offer_owed (Actor *self)
{
  if (self->team.owed[OWED_LEVEL] > 0)
    offer_free_levels (self);
  if (self->team.owed[OWED_ITEM] > 0)
    offer_free_cells (self);
  if (self->team.owed[OWED_MINION] > 0)
    offer_free_minions (self);
  if (self->team.owed[OWED_GEM] > 0)
    offer_free_gems (self);
}

static void
offer_wounds (Actor *self)
{
  guint most = MIN ((guint) self->team.pending, paper_team_count_hearts (&self->team));

  for (guint heal = most + 1; heal > 0; heal--)
    {
      TmOffer *offer = tm_offers_add (self->offers, MOVE_ASSIGN,
                                      tm_text_n ("%s wound on potions", "%s wounds on potions",
                                                 tm_arg_number ((gint32) heal - 1)));
      offer->seat = (int) self->seat;
      tm_offer_preset (offer, ASSIGN_SEAT, (gint32) self->seat);
      tm_offer_preset (offer, ASSIGN_HEAL, (gint32) heal - 1);
    }
}

static void
offer_late_heal (Actor *self)
{
  guint most = MIN ((guint) self->team.wounds, paper_team_count_hearts (&self->team));

  if (tm_table_get_option (self->table, OPTION_LATE_HEAL) == READING_INDEED && most > 0)
    add_free (
        self, MOVE_LATE_HEAL, (gint32) most,
        tm_text_n ("Heal %s marked wound", "Heal %s marked wounds", tm_arg_number ((gint32) most)))
        ->is_usual
        = FALSE;
}

/**
 * paper_offer_owed:
 * @table: a table
 * @offers: where to add to
 * @seat: a team that is kept in full
 *
 * Offers what a team has to choose before it goes on: wounds to assign, free marks.
 */
void
paper_offer_owed (const TmTable *table, TmOffers *offers, guint seat)
{
  Actor actor;

  actor_init (&actor, table, offers, seat);
  if (actor.team.pending > 0)
    offer_wounds (&actor);
  else
    offer_owed (&actor);
}

/* Steps */

/* Rooms are told before they are entered: once it is clear with which die. */
static gboolean
ask_for_rooms (Actor *self, guint move, const PaperWay *way)
{
  gboolean is_walking
      = move == MOVE_STEP
        || paper_get_picked_die (self->table, tm_offers_get_picks (self->offers)) >= 0;

  for (guint i = 0; i < way->n_cells; i++)
    if (!self->map.rooms[way->cells[i]].is_told)
      {
        if (is_walking && i + 1 == way->n_cells)
          offer_to_tell (self, way->cells[i]);
        return TRUE;
      }
  return FALSE;
}

/* A way ends in the first room that leaves something to choose: the choice comes before the next
 * step. */
static gboolean
stops_before_end (const Actor *self, const PaperWay *way)
{
  gboolean asks_wounds = tm_table_get_option (self->table, OPTION_HEAL) == HEAL_ASK;
  PaperTeam team = self->team;
  PaperHappened happened = { 0 };
  PaperSheet sheet;

  paper_read_sheet (self->table, &sheet);
  for (guint i = 0; i + 1 < way->n_cells; i++)
    {
      PaperStep step;

      paper_team_enter (&team, way->cells[i], &self->map, &sheet, paper_get_round (self->table),
                        asks_wounds, NULL, &step, &happened);
      if (paper_team_owes (&team) || team.pending > 0)
        return TRUE;
    }
  return FALSE;
}

static void
offer_way (Actor *self, guint move, int die, const PaperWay *way)
{
  gint32 cells[MAX_CELLS];
  guint n_cells = MIN (way->n_cells, MAX_CELLS);
  guint end = way->cells[way->n_cells - 1];
  gboolean is_unknown = ask_for_rooms (self, move, way);
  TmOffer *offer = tm_offers_add (self->offers, move,
                                  tm_text_n ("Go to %2$s, %1$s step", "Go to %2$s, %1$s steps",
                                             tm_arg_number ((gint32) way->net),
                                             tm_arg_cell (GRID_DUNGEON, end)));

  for (guint i = 0; i < n_cells; i++)
    cells[i] = way->cells[i];
  offer->seat = (int) self->seat;
  if (!is_unknown)
    touch_cell (offer, end);
  tm_offer_preset (offer, PARAM_SEAT, (gint32) self->seat);
  if (die >= 0)
    tm_offer_preset (offer, DIE_DIE, die);
  tm_offer_preset_list (offer, move == MOVE_WALK ? DIE_WHAT : FREE_WHAT, cells, n_cells);
}

/* Side by side, or at opposite edges of the dungeon; of a team that is not inside yet, the first
 * row. */
static gboolean
is_next_to (int at, guint cell)
{
  int columns, rows;

  if (at < 0)
    return PAPER_ROW (cell) == 1;
  columns = ABS ((int) PAPER_COLUMN (at) - (int) PAPER_COLUMN (cell));
  rows = ABS ((int) PAPER_ROW (at) - (int) PAPER_ROW (cell));
  return columns + rows == 1 || (columns == 0 && rows == PAPER_ROWS - 2)
         || (rows == 0 && columns == PAPER_COLUMNS - 1);
}

/* The rooms next to where the team stands. */
static guint64
offer_next_rooms (Actor *self, guint move, int die)
{
  guint64 offered = 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    {
      gint32 room = (gint32) cell;
      PaperWay way;

      if (!is_next_to (self->team.at, cell))
        continue;
      paper_walk (&self->map, &self->walker, self->team.at, &room, 1, &way);
      if (way.fault != STEP_FINE)
        continue;
      offer_way (self, move, die, &way);
      offered |= G_GUINT64_CONSTANT (1) << cell;
    }
  return offered;
}

/* The rooms that can be reached, each by the best way. */
static void
offer_rooms (Actor *self, guint move, int die, guint steps)
{
  guint64 offered = offer_next_rooms (self, move, die);
  guint64 rooms = steps > 1 || self->walker.is_ranger
                      ? paper_find_reach (&self->map, &self->walker, self->team.at, steps)
                      : 0;

  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    {
      PaperWay way;

      if (rooms & ~offered & G_GUINT64_CONSTANT (1) << cell && (int) cell != self->team.at
          && paper_find_path (&self->map, &self->walker, self->team.at, cell, &way)
          && way.n_cells <= MAX_CELLS && !stops_before_end (self, &way))
        offer_way (self, move, die, &way);
    }
}

static void
offer_steps (Actor *self)
{
  TmOffer *offer;

  offer_rooms (self, MOVE_STEP, -1, self->team.steps);
  offer = tm_offers_add (
      self->offers, MOVE_STOP,
      tm_text_n ("Give up %s step", "Give up %s steps", tm_arg_number (self->team.steps)));
  offer->seat = (int) self->seat;
  tm_offer_preset (offer, FREE_SEAT, (gint32) self->seat);
}

/* Dice */

static TmOffer *
add_die (Actor *self, guint move, guint die, TmText label)
{
  TmOffer *offer = tm_offers_add (self->offers, move, label);

  offer->seat = (int) self->seat;
  tm_offer_preset (offer, DIE_SEAT, (gint32) self->seat);
  tm_offer_preset (offer, DIE_DIE, (gint32) die);
  return offer;
}

static gboolean
boots_serve (const Actor *self)
{
  return tm_table_get_option (self->table, OPTION_BOOTS_ONLY_WALK) == READING_NO;
}

static gboolean
fills_cell (const Actor *self, const PaperSheet *sheet, PaperItem item, PaperSymbol symbol)
{
  gint8 required;

  if (self->team.cells[item] >= 2)
    return FALSE;
  required = sheet->item_symbols[item][self->team.cells[item]];
  if (symbol == SYMBOL_BOOTS)
    return boots_serve (self) && (required < 0 || required == SYMBOL_ANY);
  return symbol == SYMBOL_CLOVER || required < 0 || required == SYMBOL_ANY
         || required == (gint8) symbol;
}

static void
offer_heroes (Actor *self, guint die, PaperSymbol symbol)
{
  PaperColour colour = die < PAPER_N_WHITE ? COLOUR_WHITE : COLOUR_BLACK;

  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    {
      PaperWhy why;

      if (paper_find_level_by (&self->team, (PaperHero) hero, symbol, colour, &why) == BY_NONE)
        continue;
      tm_offer_preset (
          add_die (self, MOVE_LEVEL, die,
                   tm_text (N_ ("Raise the hero: %s"), tm_arg_word (paper_hero_words[hero].name))),
          DIE_WHAT, (gint32) hero);
    }
}

/* Far rooms only for a die that is picked: without one the choices stay few. */
static void
offer_die (Actor *self, guint die, gboolean is_picked)
{
  PaperSymbol symbol = (PaperSymbol) paper_get_die_face (self->table, die);
  PaperSheet sheet;

  paper_read_sheet (self->table, &sheet);
  offer_heroes (self, die, symbol);
  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    if (fills_cell (self, &sheet, (PaperItem) item, symbol))
      tm_offer_preset (
          add_die (self, MOVE_CRAFT, die,
                   tm_text (N_ ("Craft: %s"), tm_arg_word (paper_item_words[item].name))),
          DIE_WHAT, (gint32) item);
  if (symbol != SYMBOL_BOOTS || boots_serve (self))
    add_die (self, MOVE_BREW, die,
             tm_text_n ("Brew %s potion", "Brew %s potions",
                        tm_arg_number ((gint32) paper_get_brewed (self->team.talent))));
  if (is_picked)
    offer_rooms (self, MOVE_WALK, (int) die, paper_get_steps (symbol));
  else
    offer_next_rooms (self, MOVE_WALK, (int) die);
  add_die (self, MOVE_WASTE, die, tm_text (N_ ("Leave the die unused")))->is_usual = FALSE;
}

static gboolean
can_use (const Actor *self, guint die)
{
  return !paper_is_die_out (self->table, die) && self->team.used[die] == 0
         && paper_get_die_face (self->table, die) >= 0;
}

/* Dice that are alike can do the same. */
static gboolean
is_repeated (const Actor *self, guint die)
{
  guint first = die < PAPER_N_WHITE ? 0 : PAPER_N_WHITE;

  for (guint other = first; other < die; other++)
    if (can_use (self, other)
        && paper_get_die_face (self->table, other) == paper_get_die_face (self->table, die))
      return TRUE;
  return FALSE;
}

static void
offer_all_dice (Actor *self)
{
  for (guint die = 0; die < PAPER_N_DICE; die++)
    if (can_use (self, die) && !is_repeated (self, die))
      offer_die (self, die, FALSE);
}

/* Gives whether the team still acts. */
static gboolean
offer_for_seat (const TmTable *table, TmOffers *offers, guint seat, int die)
{
  gboolean acts = still_acts (table, seat);
  gboolean has_dice = paper_count_used (table, seat) < MAX_USED;
  Actor actor;

  if (!acts && tm_table_get_option (table, OPTION_LATE_HEAL) == READING_NOT)
    return FALSE;
  actor_init (&actor, table, offers, seat);
  if (actor.team.pending > 0)
    offer_wounds (&actor);
  else if (paper_team_owes (&actor.team))
    offer_owed (&actor);
  else
    {
      if (die < 0 && actor.team.steps > 0)
        offer_steps (&actor);
      if (die >= 0 && has_dice && can_use (&actor, (guint) die))
        offer_die (&actor, (guint) die, TRUE);
      else if (die < 0 && has_dice && actor.team.steps == 0)
        offer_all_dice (&actor);
      offer_late_heal (&actor);
    }
  return acts;
}

/**
 * paper_offer_dice:
 * @table: a table in the phase in which dice are chosen
 * @offers: where to add to
 * @seats: the teams that are kept in full
 *
 * Offers what the dice can do: the picked one for every team; without one, all dice for the first
 * team that still acts, so that the choices stay few.
 */
void
paper_offer_dice (const TmTable *table, TmOffers *offers, guint32 seats)
{
  int die = paper_get_picked_die (table, tm_offers_get_picks (offers));

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (seats & 1u << seat && offer_for_seat (table, offers, seat, die) && die < 0)
      break;
}
