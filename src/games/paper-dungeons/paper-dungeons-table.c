/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Between the table of a match and what the rules work on: a team as a plain value, the facts that
 * missions and goals look at, the cards that lie open. */

#include "config.h"

#include <string.h>

#include "paper-dungeons-turn.h"

/* The table */

/**
 * paper_is_full:
 * @table: a table
 * @seat: a seat
 *
 * Tells whether everything that a team marks is kept, and not only what concerns all teams.
 *
 * Returns: whether it is
 */
gboolean
paper_is_full (const TmTable *table, guint seat)
{
  return tm_table_get_counter (table, COUNTER_FULL, seat) != 0;
}

/**
 * paper_get_full_seats:
 * @table: a table
 *
 * Gets the seats whose sheets are kept in full.
 *
 * Returns: set of seats
 */
guint32
paper_get_full_seats (const TmTable *table)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat))
      seats |= 1u << seat;
  return seats;
}

/**
 * paper_get_round:
 * @table: a table
 *
 * Gets the round.
 *
 * Returns: the round, from 1 to 8; 0 before the first
 */
guint
paper_get_round (const TmTable *table)
{
  return (guint) tm_table_get_shared (table, COUNTER_ROUND);
}

/* What a card of a kind shows that lies in a zone; -1: there is none, or nobody knows. */
static int
get_card (const TmTable *table, guint zone, int seat, guint kind)
{
  int piece = tm_table_find_kind (table, tm_table_get_zone (table, zone, seat), kind);

  return piece >= 0 ? (int) tm_table_get_piece_face (table, (guint) piece) : -1;
}

/**
 * paper_get_dungeon:
 * @table: a table
 *
 * Gets the dungeon card that is played.
 *
 * Returns: the card, from 0; -1 if none is open
 */
int
paper_get_dungeon (const TmTable *table)
{
  return get_card (table, ZONE_DUNGEON_OPEN, TM_NO_SEAT, PIECE_DUNGEON);
}

/**
 * paper_get_monster:
 * @table: a table
 * @stage: a stage, from 1 to 3
 *
 * Gets the monster of a stage.
 *
 * Returns: the face of its card; -1 if none is laid
 */
int
paper_get_monster (const TmTable *table, guint stage)
{
  g_return_val_if_fail (stage >= 1 && stage <= PAPER_N_STAGES, -1);
  return get_card (table, ZONE_MONSTER + stage - 1, TM_NO_SEAT, PIECE_MONSTER);
}

/**
 * paper_get_talent:
 * @table: a table
 * @seat: a seat
 *
 * Gets the talent that a team has kept.
 *
 * Returns: a [enum@PaperTalent], or %PAPER_NO_TALENT
 */
int
paper_get_talent (const TmTable *table, guint seat)
{
  return get_card (table, ZONE_TALENT_KEPT, (int) seat, PIECE_TALENT);
}

/**
 * paper_get_goal:
 * @table: a table
 * @seat: a seat
 *
 * Gets the goal that a team has kept.
 *
 * Returns: a [enum@PaperGoal]; -1 if there is none
 */
int
paper_get_goal (const TmTable *table, guint seat)
{
  return get_card (table, ZONE_GOAL_KEPT, (int) seat, PIECE_GOAL);
}

/**
 * paper_get_die_face:
 * @table: a table
 * @die: a die, w1 w2 w3 b1 b2 b3
 *
 * Gets what a die shows.
 *
 * Returns: a [enum@PaperSymbol]; -1 if it has not been thrown yet
 */
int
paper_get_die_face (const TmTable *table, guint die)
{
  return (int) tm_table_get_piece_face (table, die);
}

/**
 * paper_is_die_out:
 * @table: a table
 * @die: a die, w1 w2 w3 b1 b2 b3
 *
 * Tells whether a die is out for this round, R «Выбор кубиков».
 *
 * Returns: whether it is
 */
gboolean
paper_is_die_out (const TmTable *table, guint die)
{
  return tm_table_get_piece_zone (table, die)
         == tm_table_get_zone (table, ZONE_DICE_OUT, TM_NO_SEAT);
}

/**
 * paper_is_vanishing:
 * @table: a table
 *
 * Tells whether gems vanish after the first two fights, R «Исчезающие самоцветы»: as agreed, always
 * in a game for one.
 *
 * Returns: whether they do
 */
gboolean
paper_is_vanishing (const TmTable *table)
{
  return tm_table_get_n_seats (table) == 1
         || tm_table_get_option (table, OPTION_VANISHING) == VANISHING_ON;
}

/**
 * paper_owes:
 * @table: a table
 * @seat: a seat
 *
 * Tells whether a team still has free marks to choose.
 *
 * Returns: whether it has
 */
gboolean
paper_owes (const TmTable *table, guint seat)
{
  for (guint owed = 0; owed < PAPER_N_OWED; owed++)
    if (tm_table_get_counter (table, COUNTER_OWED_LEVEL + owed, seat) > 0)
      return TRUE;
  return FALSE;
}

/**
 * paper_is_phase:
 * @resolution: the resolution of a move
 * @phase: the phase in which the move is made
 *
 * Checks the phase of the game, R «Ход игры»; in another one the move is against the rules.
 *
 * Returns: whether it is the phase
 */
gboolean
paper_is_phase (TmResolution *resolution, guint phase)
{
  return paper_is_one_phase (resolution, PHASE_BIT (phase));
}

/* Reading a team */

static gboolean
has_trail (const TmTable *table, guint seat)
{
  guint columns, rows;

  tm_box_get_grid_size (tm_table_get_box (table), GRID_TRAIL, &columns, &rows);
  return columns == PAPER_COLUMNS && rows == PAPER_ROWS && paper_is_full (table, seat);
}

/**
 * Column:
 * @counters: that of a seat for the first counter that seats have
 * @stride: from each counter of the seat to the next
 *
 * The counters of a seat, as they lie on the table: they are read and compared all together.
 */
typedef struct
{
  const gint32 *counters;
  guint stride;
} Column;

static void
column_init (Column *self, const TmTable *table, guint seat)
{
  const TmBox *box = tm_table_get_box (table);
  guint first = tm_box_get_counter_slot (box, COUNTER_LEVEL, (int) seat);

  self->counters = tm_table_get_slots (table) + first;
  self->stride = tm_table_get_n_seats (table);
  g_assert (tm_box_get_counter_slot (box, N_COUNTERS - 1, (int) seat)
            == first + (N_COUNTERS - 1 - COUNTER_LEVEL) * self->stride);
}

static inline gint32
column_get (const Column *self, guint counter)
{
  return self->counters[(counter - COUNTER_LEVEL) * self->stride];
}

static inline void
read_bytes (const Column *column, guint counter, guint8 *values, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    values[i] = (guint8) column_get (column, counter + i);
}

static inline gint16
read_number (const Column *column, guint counter)
{
  return (gint16) column_get (column, counter);
}

/* The trail of a seat, layer by layer. */
static const gint32 *
get_trail (const TmTable *table, guint seat)
{
  return tm_table_get_slots (table)
         + tm_box_get_cell_slot (tm_table_get_box (table), GRID_TRAIL, (int) seat, 0, 0);
}

static void
read_trail (const TmTable *table, guint seat, PaperTeam *team)
{
  guint8 *const layers[N_TRAIL_LAYERS] = { [LAYER_VISITS] = team->visits,
                                           [LAYER_CROSSED] = team->crossed,
                                           [LAYER_TAKEN] = team->taken,
                                           [LAYER_PASSED] = team->passed,
                                           [LAYER_WAYS] = team->ways };
  const gint32 *trail;

  if (!has_trail (table, seat))
    return;
  trail = get_trail (table, seat);
  for (guint layer = 0; layer < N_TRAIL_LAYERS; layer++)
    for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
      layers[layer][cell] = (guint8) trail[layer * PAPER_N_CELLS + cell];
}

/**
 * paper_read_team:
 * @table: a table
 * @seat: a seat
 * @team: (out): the team
 *
 * Reads what a team has marked. Of one whose sheet is not kept, that is only what concerns all.
 */
void
paper_read_team (const TmTable *table, guint seat, PaperTeam *team)
{
  Column column;

  column_init (&column, table, seat);
  memset (team, 0, sizeof *team);
  read_bytes (&column, COUNTER_LEVEL, team->levels, PAPER_N_HEROES);
  read_bytes (&column, COUNTER_COLOUR, team->colours, PAPER_N_HEROES);
  read_bytes (&column, COUNTER_ITEM, team->cells, PAPER_N_ITEMS);
  team->potions = read_number (&column, COUNTER_POTIONS);
  team->healed = read_number (&column, COUNTER_HEALED);
  team->wounds = read_number (&column, COUNTER_WOUNDS);
  team->pending = read_number (&column, COUNTER_PENDING);
  read_bytes (&column, COUNTER_RESURRECTED, &team->resurrected, 1);
  read_bytes (&column, COUNTER_GEMS, &team->gems, 1);
  read_bytes (&column, COUNTER_LETTER, team->letters, PAPER_N_LETTERS);
  read_bytes (&column, COUNTER_LETTER_ROUND, team->letter_rounds, PAPER_N_LETTERS);
  read_bytes (&column, COUNTER_OUTSIDE_ROGUE, team->outside, G_N_ELEMENTS (team->outside));
  read_bytes (&column, COUNTER_MINIONS, &team->minions, 1);
  team->traps = read_number (&column, COUNTER_TRAPS);
  team->walls = read_number (&column, COUNTER_WALLS);
  team->waters = read_number (&column, COUNTER_WATERS);
  read_bytes (&column, COUNTER_USED, team->used, PAPER_N_DICE);
  read_bytes (&column, COUNTER_STEPS, &team->steps, 1);
  read_bytes (&column, COUNTER_OWED_LEVEL, team->owed, PAPER_N_OWED);
  read_bytes (&column, COUNTER_PSIONIC, &team->psionic, 1);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    team->monster_fame[i] = read_number (&column, COUNTER_FAME_MONSTER + i);
  team->mission_fame = read_number (&column, COUNTER_FAME_MISSIONS);
  read_bytes (&column, COUNTER_REACHED, team->reached, PAPER_N_STAGES);
  team->at = (gint8) column_get (&column, COUNTER_AT);
  team->talent = (gint8) paper_get_talent (table, seat);
  team->goal = (gint8) paper_get_goal (table, seat);
  read_trail (table, seat, team);
}

/* Committing */

/* The seat as it is written; what does not differ is not touched. */
typedef struct
{
  TmResolution *resolution;
  guint seat;
  Column column;
} Writer;

static inline void
write_number (const Writer *self, guint counter, gint32 value)
{
  if (column_get (&self->column, counter) != value)
    tm_resolution_set_counter (self->resolution, counter, self->seat, value);
}

static inline void
write_bytes (const Writer *self, guint counter, const guint8 *values, guint n_values)
{
  for (guint i = 0; i < n_values; i++)
    write_number (self, counter + i, values[i]);
}

static void
write_trail (const Writer *self, const PaperTeam *team)
{
  const guint8 *const layers[N_TRAIL_LAYERS] = { [LAYER_VISITS] = team->visits,
                                                 [LAYER_CROSSED] = team->crossed,
                                                 [LAYER_TAKEN] = team->taken,
                                                 [LAYER_PASSED] = team->passed,
                                                 [LAYER_WAYS] = team->ways };
  const TmTable *table = tm_resolution_get_table (self->resolution);
  const gint32 *trail;

  if (!has_trail (table, self->seat))
    return;
  trail = get_trail (table, self->seat);
  for (guint layer = 0; layer < N_TRAIL_LAYERS; layer++)
    for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
      if (trail[layer * PAPER_N_CELLS + cell] != layers[layer][cell])
        tm_resolution_set_cell (self->resolution, GRID_TRAIL, (int) self->seat, layer,
                                PAPER_COLUMN (cell), PAPER_ROW (cell), layers[layer][cell]);
  write_number (self, COUNTER_ROOMS, (gint32) paper_team_count_rooms (team));
}

/**
 * paper_commit_team:
 * @resolution: the resolution of a move
 * @seat: a seat
 * @team: the team as it is now
 *
 * Makes the sheet of a team what it has become: what differs is changed, nothing else. Talent and
 * goal are cards and stay.
 */
void
paper_commit_team (TmResolution *resolution, guint seat, const PaperTeam *team)
{
  Writer writer = { .resolution = resolution, .seat = seat };

  column_init (&writer.column, tm_resolution_get_table (resolution), seat);
  write_bytes (&writer, COUNTER_LEVEL, team->levels, PAPER_N_HEROES);
  write_bytes (&writer, COUNTER_COLOUR, team->colours, PAPER_N_HEROES);
  write_bytes (&writer, COUNTER_ITEM, team->cells, PAPER_N_ITEMS);
  write_number (&writer, COUNTER_POTIONS, team->potions);
  write_number (&writer, COUNTER_HEALED, team->healed);
  write_number (&writer, COUNTER_WOUNDS, team->wounds);
  write_number (&writer, COUNTER_PENDING, team->pending);
  write_number (&writer, COUNTER_RESURRECTED, team->resurrected);
  write_number (&writer, COUNTER_GEMS, team->gems);
  write_bytes (&writer, COUNTER_LETTER, team->letters, PAPER_N_LETTERS);
  write_bytes (&writer, COUNTER_LETTER_ROUND, team->letter_rounds, PAPER_N_LETTERS);
  write_bytes (&writer, COUNTER_OUTSIDE_ROGUE, team->outside, G_N_ELEMENTS (team->outside));
  write_number (&writer, COUNTER_MINIONS, team->minions);
  write_number (&writer, COUNTER_TRAPS, team->traps);
  write_number (&writer, COUNTER_WALLS, team->walls);
  write_number (&writer, COUNTER_WATERS, team->waters);
  write_bytes (&writer, COUNTER_USED, team->used, PAPER_N_DICE);
  write_number (&writer, COUNTER_STEPS, team->steps);
  write_bytes (&writer, COUNTER_OWED_LEVEL, team->owed, PAPER_N_OWED);
  write_number (&writer, COUNTER_PSIONIC, team->psionic);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    write_number (&writer, COUNTER_FAME_MONSTER + i, team->monster_fame[i]);
  write_number (&writer, COUNTER_FAME_MISSIONS, team->mission_fame);
  write_bytes (&writer, COUNTER_REACHED, team->reached, PAPER_N_STAGES);
  write_number (&writer, COUNTER_AT, team->at);
  write_trail (&writer, team);
}

/* Facts */

/* What the map says of the trail: rooms, levels of minions, traps, each once. */
static void
read_trail_facts (const TmTable *table, const PaperTeam *team, PaperFacts *facts)
{
  gint32 traps = 0, passed = 0;
  PaperMap map;

  paper_read_map (table, &map);
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    {
      const PaperRoom *room = &map.rooms[cell];

      if (team->visits[cell] != 0)
        facts->visits |= G_GUINT64_CONSTANT (1) << cell;
      if (team->crossed[cell])
        facts->minion_levels[MIN (room->minion_level, G_N_ELEMENTS (facts->minion_levels) - 1)]++;
      traps += team->visits[cell] != 0 && room->has_trap;
    }
  for (guint cell = 0; cell < PAPER_N_CELLS; cell++)
    passed += __builtin_popcount (team->passed[cell]);
  facts->traps_once = MIN (traps, facts->traps);
  facts->obstacles_once = MIN (facts->traps_once + passed, facts->obstacles);
}

/**
 * paper_read_facts:
 * @table: a table
 * @seat: a seat
 * @facts: (out): what missions and goals look at
 *
 * Reads what a team has for missions and goals.
 */
void
paper_read_facts (const TmTable *table, guint seat, PaperFacts *facts)
{
  PaperTeam team;

  paper_read_team (table, seat, &team);
  memset (facts, 0, sizeof *facts);
  memcpy (facts->levels, team.levels, sizeof facts->levels);
  facts->minions = team.minions;
  facts->potions = team.potions;
  facts->unused = team.potions - (team.healed + PAPER_HEARTS - 1) / PAPER_HEARTS;
  facts->gems = team.gems;
  facts->traps = team.traps;
  facts->traps_once = -1;
  facts->obstacles = team.traps + team.walls + team.waters;
  facts->obstacles_once = -1;
  for (guint item = 0; item < PAPER_N_ITEMS; item++)
    facts->items += paper_team_has_item (&team, (PaperItem) item);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      facts->monster_rooms += team.reached[i] != 0;
      facts->monster_fame[i] = team.monster_fame[i];
    }
  facts->value = -1;
  if (has_trail (table, seat))
    read_trail_facts (table, &team, facts);
}
