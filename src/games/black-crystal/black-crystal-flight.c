/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways to the own entrance: distances, where a fleeing dwarf lands, whom the Amulet rewards. R «Правило
 * побега», p.16; «Портал», p.14; «Амулет сплошной непрухи», p.18. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-net.h"
#include "black-crystal-private.h"

/* A flight is made of the net, the own door and how portals are read. */
typedef struct
{
  CrystalNet net;
  TmSide side;
  guint front;
  gboolean has_door;
  gboolean portal_costs;
} Route;

static CrystalCells
just (guint cell)
{
  CrystalCells cells = { { 0, 0 } };

  crystal_cells_add (&cells, cell);
  return cells;
}

/* The reading matters only where one could go from portal to portal. */
static void
route_init (Route *self, const CrystalMap *map, guint seat, int from, TmResolution *resolution)
{
  crystal_net_init (&self->net, map, NET_FLIGHT, from);
  self->side = (TmSide) map->sides[seat];
  self->front = map->entrances[self->side];
  self->has_door = self->net.doors >> self->side & 1;
  self->portal_costs = !crystal_cells_are_empty (self->net.portals)
                       && crystal_get_reading (resolution, OPTION_PORTAL_STEP) == 1;
}

static void
spread (const Route *self, guint from, int until, CrystalWaves *waves)
{
  crystal_net_spread (&self->net, just (from), self->portal_costs, until, waves);
}

/* Steps from a place to the own entrance, whose cells by distance are @waves. */
static int
read_distance (const Route *self, int from, const CrystalWaves *waves)
{
  if (from == CRYSTAL_AT_ENTRANCE (self->side))
    return 0;
  if (from < 0 || CRYSTAL_IS_ENTRANCE (from) || !self->has_door || waves->n_waves == 0
      || !crystal_cells_has (&waves->waves[waves->n_waves - 1], (guint) from))
    return -1;
  return (int) waves->n_waves;
}

/* Measures from the own entrance until the start is reached. */
static int
measure_from (const Route *self, int from, CrystalWaves *waves)
{
  waves->n_waves = 0;
  if (self->has_door && from >= 0 && !CRYSTAL_IS_ENTRANCE (from))
    spread (self, self->front, from, waves);
  return read_distance (self, from, waves);
}

/**
 * crystal_map_get_distance:
 * @self: a mine
 * @seat: a seat
 * @from: a place
 * @resolution: (nullable): how portals are read
 *
 * Counts the steps of the shortest way to the own entrance, as in a flight. The entrance is the last
 * step; rubble shuts cells off, but for the one where the way begins.
 *
 * Returns: the number of steps; -1: there is no way
 */
int
crystal_map_get_distance (const CrystalMap *self, guint seat, int from, TmResolution *resolution)
{
  CrystalWaves waves;
  Route route;

  route_init (&route, self, seat, from, resolution);
  return measure_from (&route, from, &waves);
}

/**
 * crystal_map_measure:
 * @self: a mine
 * @seat: a seat
 * @resolution: (nullable): how portals are read
 * @distances: (out): by place, steps to the own entrance; -1: there is no way
 *
 * Measures all places at once, see crystal_map_get_distance().
 */
void
crystal_map_measure (const CrystalMap *self,
                     guint seat,
                     TmResolution *resolution,
                     gint16 distances[CRYSTAL_N_PLACES])
{
  CrystalWaves waves = { .n_waves = 0 };
  Route route;

  for (guint place = 0; place < CRYSTAL_N_PLACES; place++)
    distances[place] = -1;
  route_init (&route, self, seat, -1, resolution);
  distances[CRYSTAL_AT_ENTRANCE (route.side)] = 0;
  if (route.has_door)
    spread (&route, route.front, -1, &waves);
  for (guint i = 0; i < waves.n_waves; i++)
    for (CrystalCells wave = waves.waves[i]; !crystal_cells_are_empty (wave);)
      distances[crystal_cells_take (&wave)] = (gint16) (i + 1);
  /* Who stands on rubble may leave it. */
  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (self->cells[cell].rubble && crystal_map_has_tile (self, cell))
      distances[cell] = (gint16) crystal_map_get_distance (self, seat, (int) cell, resolution);
}

/* The way */

/* Whether a way to the goal goes on from a portal by a joint, after a jump that left so many steps. */
static gboolean
goes_on (const Route *self, guint portal, guint goal, int left, const CrystalWaves *waves)
{
  if (left < 0)
    return FALSE;
  if (portal == goal)
    return left == 0;
  return left > 0
         && !crystal_cells_are_empty (crystal_cells_and (
             crystal_net_grow (&self->net, just (portal)), waves->waves[left - 1]));
}

/* The next cell of the smallest way, by name; takes its price off. */
static int
find_next (const Route *self,
           guint cell,
           guint goal,
           gboolean has_jumped,
           int *left,
           gboolean *jumps,
           const CrystalWaves *waves)
{
  int price = self->portal_costs ? 1 : 0;
  CrystalCells steps = { { 0, 0 } };
  CrystalCells portals = { { 0, 0 } };
  int best = -1;

  if (*left > 0)
    steps = crystal_cells_and (crystal_net_grow (&self->net, just (cell)), waves->waves[*left - 1]);
  if (!has_jumped && crystal_cells_has (&self->net.portals, cell))
    portals = crystal_cells_without (self->net.portals, just (cell));
  *jumps = FALSE;
  while (!crystal_cells_are_empty (steps))
    {
      int step = (int) crystal_cells_take (&steps);

      if (best < 0 || crystal_place_compare (step, best) < 0)
        best = step;
    }
  while (!crystal_cells_are_empty (portals))
    {
      int portal = (int) crystal_cells_take (&portals);

      if (goes_on (self, (guint) portal, goal, *left - price, waves)
          && (best < 0 || crystal_place_compare (portal, best) < 0))
        {
          best = portal;
          *jumps = TRUE;
        }
    }
  *left -= *jumps ? price : 1;
  return best;
}

/* Walks from the start to a cell. */
static void
walk (const Route *self, guint from, guint goal, CrystalFlight *flight)
{
  gboolean has_jumped = FALSE;
  CrystalWaves waves;
  guint at = from;
  int left;

  spread (self, goal, (int) from, &waves);
  left = (int) waves.n_waves - 1;
  while (at != goal && flight->n_way < CRYSTAL_MAX_WAY - 1)
    {
      int next = find_next (self, at, goal, has_jumped, &left, &has_jumped, &waves);

      if (next < 0)
        return;
      at = (guint) next;
      flight->way[flight->n_way++] = (gint8) next;
    }
}

static void
walk_to (const Route *self, int from, int landing, CrystalFlight *flight)
{
  flight->n_way = 0;
  if (from == landing || from < 0 || CRYSTAL_IS_ENTRANCE (from))
    return;
  if (!CRYSTAL_IS_ENTRANCE (landing))
    {
      walk (self, (guint) from, (guint) landing, flight);
      return;
    }
  walk (self, (guint) from, self->front, flight);
  flight->way[flight->n_way++] = (gint8) landing;
}

/**
 * crystal_map_find_way:
 * @self: a mine
 * @seat: a seat
 * @from: where its dwarf flees from
 * @landing: one of the landings of the flight
 * @resolution: (nullable): how portals are read
 * @flight: (inout): a flight from there, whose way is set
 *
 * Finds the way to a landing that was chosen: of the shortest ways, the first by the names of its cells.
 */
void
crystal_map_find_way (const CrystalMap *self,
                      guint seat,
                      int from,
                      int landing,
                      TmResolution *resolution,
                      CrystalFlight *flight)
{
  Route route;

  route_init (&route, self, seat, from, resolution);
  walk_to (&route, from, landing, flight);
}

/* The landing */

static void
land_at (CrystalFlight *flight, int place)
{
  flight->n_landings = 1;
  flight->landings[0] = (gint8) place;
}

/* Without a way, one stays where one is. */
static void
land_without_way (int from, TmResolution *resolution, CrystalFlight *flight)
{
  land_at (flight, from);
  flight->skip = crystal_get_reading (resolution, OPTION_FLEE_NONE) == FLEE_NONE_STAY_SKIP;
}

/* Whether the entrance is a step matters only for the last one. */
static void
land_at_home (const Route *route, guint steps, TmResolution *resolution, CrystalFlight *flight)
{
  land_at (flight, CRYSTAL_AT_ENTRANCE (route->side));
  flight->skip = (int) steps > flight->distance
                 || crystal_get_reading (resolution, OPTION_ENTRANCE_STEP) == ENTRANCE_STEP_NOT;
}

static void
add_landing (CrystalFlight *flight, int place)
{
  guint at = flight->n_landings;

  if (at == CRYSTAL_MAX_LANDINGS)
    return;
  for (; at > 0 && crystal_place_compare (flight->landings[at - 1], place) > 0; at--)
    flight->landings[at] = flight->landings[at - 1];
  flight->landings[at] = (gint8) place;
  flight->n_landings++;
}

/* All cells that are so many steps away on a shortest way. */
static void
land_on_cells (const Route *route,
               int from,
               guint steps,
               const CrystalWaves *home,
               TmResolution *resolution,
               CrystalFlight *flight)
{
  CrystalCells landings;
  CrystalWaves waves;

  spread (route, (guint) from, (int) route->front, &waves);
  landings
      = crystal_cells_and (waves.waves[steps], home->waves[flight->distance - (int) steps - 1]);
  while (!crystal_cells_are_empty (landings))
    add_landing (flight, (int) crystal_cells_take (&landings));
  if (flight->n_landings > 1)
    flight->chooser = crystal_get_reading (resolution, OPTION_FLEE_TIE) == FLEE_TIE_NEXT
                          ? CHOOSER_NEXT
                          : CHOOSER_FLEER;
}

static void
flee (const CrystalMap *self,
      guint seat,
      int from,
      guint steps,
      TmResolution *resolution,
      CrystalFlight *flight)
{
  CrystalWaves home;
  Route route;

  flight->n_landings = flight->n_way = flight->skip = 0;
  flight->chooser = CHOOSER_NONE;
  flight->hinges_on_untold = FALSE;
  route_init (&route, self, seat, from, resolution);
  flight->distance = measure_from (&route, from, &home);
  if (flight->distance < 0)
    land_without_way (from, resolution, flight);
  else if ((int) steps >= flight->distance)
    land_at_home (&route, steps, resolution, flight);
  else
    land_on_cells (&route, from, steps, &home, resolution, flight);
  if (flight->n_landings == 1)
    walk_to (&route, from, flight->landings[0], flight);
}

static gboolean
is_same_flight (const CrystalFlight *flight, const CrystalFlight *other)
{
  return flight->distance == other->distance && flight->skip == other->skip
         && flight->n_landings == other->n_landings && flight->n_way == other->n_way
         && memcmp (flight->landings, other->landings, flight->n_landings) == 0
         && memcmp (flight->way, other->way, flight->n_way) == 0;
}

/* Whether rubble lies anywhere but where the flight begins. */
static gboolean
has_rubble (const CrystalMap *self, int from)
{
  for (int cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    if (self->cells[cell].rubble && cell != from)
      return TRUE;
  return FALSE;
}

static void
explain_landing (const CrystalFlight *flight, guint steps, TmResolution *resolution)
{
  if (flight->n_landings > 1)
    tm_resolution_add_reason (
        resolution, "crystal.o.flee-tie",
        flight->chooser == CHOOSER_FLEER
            ? tm_text (N_ ("Several ways are equally short: who flees chooses where to stop."))
            : tm_text (N_ ("Several ways are equally short: the next player chooses where the "
                           "dwarf stops.")));
  else if (!CRYSTAL_IS_ENTRANCE (flight->landings[0]))
    tm_resolution_add_reason (resolution, "crystal.flee.ignore",
                              tm_text (N_ ("What lies on the cells run through does not matter.")));
  else if ((int) steps > flight->distance)
    tm_resolution_add_reason (
        resolution, "crystal.boom.flee",
        tm_text (N_ ("There are fewer cells than steps: the dwarf runs to its entrance and loses "
                     "a turn.")));
  else if (flight->skip > 0)
    tm_resolution_add_reason (
        resolution, "crystal.o.entrance",
        tm_text (N_ ("The entrance is no step, so the cells do not suffice: a turn is lost.")));
}

static void
explain (const CrystalMap *self,
         int from,
         guint steps,
         const CrystalFlight *flight,
         TmResolution *resolution)
{
  if (has_rubble (self, from))
    tm_resolution_add_reason (resolution, "crystal.rubble.flee",
                              tm_text (N_ ("No flight leads over rubble.")));
  if (crystal_map_count_event (self, EVENT_PORTAL) >= 2)
    tm_resolution_add_reason (resolution, "crystal.portal.flee",
                              tm_text (N_ ("Ways through open portals count, too.")));
  if (flight->distance < 0)
    tm_resolution_add_reason (
        resolution, "crystal.flee.path",
        flight->skip > 0
            ? tm_text (N_ ("No way leads to the own entrance: the dwarf stays and loses a turn."))
            : tm_text (N_ ("No way leads to the own entrance: the dwarf stays.")));
  else
    {
      tm_resolution_add_reason (resolution, "crystal.flee.path",
                                tm_text_n ("The shortest way to the own entrance is %s step long.",
                                           "The shortest way to the own entrance is %s steps long.",
                                           tm_arg_number (flight->distance)));
      explain_landing (flight, steps, resolution);
    }
  if (flight->hinges_on_untold)
    tm_resolution_add_reason (
        resolution, "crystal.flee.path",
        tm_text (N_ ("Sides that nobody has told of count as walls; here they matter.")));
}

/**
 * crystal_map_find_landing:
 * @self: a mine
 * @seat: a seat
 * @from: the place its dwarf flees from
 * @steps: how many steps
 * @resolution: (nullable): how open points are read
 * @flight: (out): where it lands
 *
 * Settles a flight as crystal_map_flee() does, but gives no reasons.
 */
void
crystal_map_find_landing (const CrystalMap *self,
                          guint seat,
                          int from,
                          guint steps,
                          TmResolution *resolution,
                          CrystalFlight *flight)
{
  CrystalFlight other;
  CrystalMap opened;

  flee (self, seat, from, steps, resolution, flight);
  if (!crystal_map_open_untold (self, &opened))
    return;
  flee (&opened, seat, from, steps, resolution, &other);
  flight->hinges_on_untold = !is_same_flight (flight, &other);
}

/**
 * crystal_map_flee:
 * @self: a mine
 * @seat: a seat
 * @from: the place its dwarf flees from
 * @steps: how many steps
 * @resolution: (nullable): how open points are read; takes the reasons
 * @flight: (out): where it lands
 *
 * Settles a flight, R «Правило побега», p.16: along a shortest way to the own entrance, portals included,
 * rubble and mushrooms avoided.
 */
void
crystal_map_flee (const CrystalMap *self,
                  guint seat,
                  int from,
                  guint steps,
                  TmResolution *resolution,
                  CrystalFlight *flight)
{
  crystal_map_find_landing (self, seat, from, steps, resolution, flight);
  if (resolution != NULL && tm_resolution_wants_reasons (resolution))
    explain (self, from, steps, flight, resolution);
}

/* The Amulet */

/* No way is farther than any. */
static int
rank_distance (int distance)
{
  return distance < 0 ? G_MAXINT : distance;
}

/**
 * crystal_map_judge_amulet:
 * @self: a mine
 * @victim: the seat that has been given the Amulet
 * @resolution: (nullable): how open points are read
 * @amulet: (out): who is nearest to the own entrance
 *
 * Settles whom the Amulet gives the victim's crystal, R «Амулет сплошной непрухи», p.18: the dwarf that is
 * nearest to its own entrance, counted as in a flight.
 */
void
crystal_map_judge_amulet (const CrystalMap *self,
                          guint victim,
                          TmResolution *resolution,
                          CrystalAmulet *amulet)
{
  int nearest = G_MAXINT;

  amulet->receivers = 0;
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      amulet->distances[seat]
          = crystal_map_get_distance (self, seat, self->dwarfs[seat], resolution);
      if (seat != victim)
        nearest = MIN (nearest, rank_distance (amulet->distances[seat]));
    }
  for (guint seat = 0; seat < self->n_seats; seat++)
    if (seat != victim && rank_distance (amulet->distances[seat]) == nearest)
      amulet->receivers |= 1u << seat;
  /* It matters only if the victim is as near as they are. */
  if (victim < self->n_seats && rank_distance (amulet->distances[victim]) <= nearest
      && crystal_get_reading (resolution, OPTION_AMULET_SELF) == AMULET_INCLUDE)
    amulet->receivers
        = (rank_distance (amulet->distances[victim]) == nearest ? amulet->receivers : 0)
          | 1u << victim;
}
