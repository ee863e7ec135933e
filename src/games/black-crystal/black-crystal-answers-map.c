/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about ways: flights, steps, what is met, who is walled in. R «Правило побега», p.16;
 * «Начало игры», p.5; «Портал» and «Западня», p.14. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "black-crystal-arrival.h"
#include "black-crystal-questions.h"
#include "tm-fraction.h"

/* Landings that are equally near, with bars between them, and what follows. */
#define MAX_LANDING_ID (CRYSTAL_MAX_LANDINGS * 3 + CRYSTAL_MAX_PLACE_NAME)

/* Sides that nobody has told of are walls; says so where that matters. */
static void
note_untold (TmResolution *resolution, const char *article)
{
  tm_resolution_add_reason (
      resolution, article,
      tm_text (N_ ("Sides that nobody has told of count as walls; here they matter.")));
}

/* Flights */

static TmText
describe_landing (const CrystalFlight *flight)
{
  int place = flight->landings[0];
  TmTextArg cell = tm_arg_cell (GRID_MINE, (guint) MAX (place, 0));

  if (flight->n_landings > 1)
    return flight->chooser == CHOOSER_FLEER
               ? tm_text_n ("%s cell to choose from by who flees",
                            "%s cells to choose from by who flees",
                            tm_arg_number ((gint32) flight->n_landings))
               : tm_text_n ("%s cell to choose from by the next player",
                            "%s cells to choose from by the next player",
                            tm_arg_number ((gint32) flight->n_landings));
  if (CRYSTAL_IS_ENTRANCE (place))
    return flight->skip > 0 ? tm_text (N_ ("To the own entrance, and a turn is lost"))
                            : tm_text (N_ ("To the own entrance"));
  if (flight->distance < 0)
    return flight->skip > 0 ? tm_text (N_ ("Stays on %s, and a turn is lost"), cell)
                            : tm_text (N_ ("Stays on %s"), cell);
  return tm_text (N_ ("To %s"), cell);
}

static const char *const chooser_ids[] = {
  [CHOOSER_NONE] = "none",
  [CHOOSER_FLEER] = "fleer",
  [CHOOSER_NEXT] = "next",
};

/* Where the landing is not settled yet, neither are the way and what is met. Who stays meets nothing. */
static void
set_way (const CrystalMap *map, guint seat, const CrystalFlight *flight, TmRuling *ruling)
{
  int place = flight->landings[0];

  if (flight->n_landings > 1)
    {
      tm_ruling_set_unknown (ruling, "path");
      tm_ruling_set_unknown (ruling, "event");
    }
  else
    {
      CrystalNext next
          = flight->distance < 0
                ? NEXT_NONE
                : crystal_map_get_next (map, seat, place, FALSE, tm_ruling_get_resolution (ruling));

      crystal_set_places (ruling, "path", flight->way, flight->n_way);
      tm_ruling_set_word (ruling, "event", crystal_next_words[next].id);
      if (next == NEXT_EVEN_ODD || next == NEXT_BOOM)
        tm_ruling_cite (ruling, next == NEXT_BOOM ? "crystal.flee.boom" : "crystal.flee.find");
    }
  tm_ruling_mark_detail (ruling, "path");
}

/* R «Правило побега», p.16. */
void
crystal_answer_flee_path (const TmArgs *args, TmRuling *ruling)
{
  CrystalFlight flight;
  CrystalMap map;
  guint seat;
  int from;

  if (!crystal_read_mine (args, MINE_MAP, "seat", 1, ruling, &map, &seat))
    return;
  from = tm_args_has (args, FLEE_PATH_FROM) ? tm_args_get (args, FLEE_PATH_FROM) : map.dwarfs[seat];
  crystal_map_flee (&map, seat, from, (guint) tm_args_get (args, FLEE_PATH_STEPS),
                    tm_ruling_get_resolution (ruling), &flight);
  tm_ruling_set_number (ruling, "distance", flight.distance);
  crystal_set_places (ruling, "landings", flight.landings, flight.n_landings);
  tm_ruling_set_word (ruling, "chooser", chooser_ids[flight.chooser]);
  tm_ruling_set_number (ruling, "skip", flight.skip);
  set_way (&map, seat, &flight, ruling);
  tm_ruling_set_verdict (ruling, describe_landing (&flight));
}

/* R «Амулет сплошной непрухи», p.18. */
void
crystal_answer_amulet (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gboolean has_crystal = tm_args_get (args, AMULET_CRYSTALS) > 0;
  gint32 distances[CRYSTAL_MAX_SEATS];
  CrystalAmulet amulet, other;
  CrystalMap map, opened;
  guint victim;

  if (!crystal_read_mine (args, MINE_MAP, "victim", 1, ruling, &map, &victim))
    return;
  crystal_map_judge_amulet (&map, victim, has_crystal ? resolution : NULL, &amulet);
  if (!has_crystal)
    amulet.receivers = 0;
  for (guint seat = 0; seat < map.n_seats; seat++)
    distances[seat] = amulet.distances[seat];
  tm_ruling_set_seats (ruling, "receivers", amulet.receivers);
  tm_ruling_set_numbers (ruling, "distances", distances, map.n_seats);
  tm_ruling_set_word (ruling, "chooser",
                      (amulet.receivers & (amulet.receivers - 1)) != 0 ? "victim" : "none");
  tm_ruling_set_flag (ruling, "discard_all", !has_crystal);
  if (!has_crystal)
    {
      tm_resolution_add_reason (
          resolution, "crystal.card.amulet",
          tm_text (N_ ("Without a crystal the whole hand and the Amulet go, and the discard is "
                       "shuffled into the deck.")));
      tm_ruling_set_verdict (ruling, tm_text (N_ ("No crystal: the whole hand is discarded")));
      return;
    }
  tm_resolution_add_reason (
      resolution, "crystal.card.amulet",
      tm_text (N_ ("The crystal goes to the dwarf that is nearest to its own entrance; if several "
                   "are, its owner chooses.")));
  tm_resolution_add_reason (resolution, "crystal.flee.path",
                            tm_text (N_ ("Steps are counted as in a flight.")));
  if (crystal_map_open_untold (&map, &opened))
    {
      crystal_map_judge_amulet (&opened, victim, resolution, &other);
      if (other.receivers != amulet.receivers)
        note_untold (resolution, "crystal.flee.path");
    }
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("The crystal goes to: %s"), tm_arg_seats (amulet.receivers)));
}

/* Walled in */

/* In the order of the alphabet. */
static void
set_helpers (const CrystalTrap *trap, TmRuling *ruling)
{
  const char *helpers[8] = { NULL };
  guint n = 0;

  if (trap->wall)
    {
      helpers[n++] = "bomb";
      helpers[n++] = "engineer";
      helpers[n++] = "explosive";
      if (trap->blocked >= 3)
        helpers[n++] = "iron-head";
      helpers[n++] = "miner";
    }
  if (trap->portals == 1 && trap->all_portals == 1)
    helpers[n++] = "portal";
  tm_ruling_set_words (ruling, "helped_by", helpers);
}

static void
explain_trap (const CrystalTrap *trap, TmResolution *resolution)
{
  if (trap->is_trapped)
    tm_resolution_add_reason (
        resolution, "crystal.trapped",
        tm_text (N_ ("From no cell that can be reached does a tunnel lead on: the dwarf may beg "
                     "for help.")));
  else if (crystal_cells_count (&trap->frontier) > 0)
    tm_resolution_add_reason (
        resolution, "crystal.trapped",
        tm_text_n ("%s cell can still be dug or turned up from where the dwarf can go.",
                   "%s cells can still be dug or turned up from where the dwarf can go.",
                   tm_arg_number ((gint32) crystal_cells_count (&trap->frontier))));
  else
    tm_resolution_add_reason (resolution, "crystal.trapped",
                              tm_text (N_ ("The dwarf can go everywhere that is left.")));
  if (crystal_cells_count (&trap->rubble) > 0)
    tm_resolution_add_reason (
        resolution, "crystal.rubble.clear",
        tm_text (N_ ("Rubble can be cleared, by a lost turn if by nothing else.")));
}

/* R «Западня», p.14. */
void
crystal_answer_trapped (const TmArgs *args, TmRuling *ruling)
{
  static const char *const details[] = { "region", "frontier", "rubble", "helped_by" };
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  CrystalTrap trap, other;
  CrystalMap map, opened;
  guint seat;

  if (!crystal_read_mine (args, MINE_MAP, "seat", 1, ruling, &map, &seat))
    return;
  crystal_map_judge_trap (&map, seat, resolution, &trap);
  tm_ruling_set_flag (ruling, "trapped", trap.is_trapped);
  tm_ruling_set_number (ruling, "region", crystal_cells_count (&trap.region));
  crystal_set_cells (ruling, "frontier", &trap.frontier);
  crystal_set_cells (ruling, "rubble", &trap.rubble);
  set_helpers (&trap, ruling);
  /* What decides is whether it is. */
  for (guint i = 0; i < G_N_ELEMENTS (details); i++)
    tm_ruling_mark_detail (ruling, details[i]);
  explain_trap (&trap, resolution);
  if (crystal_map_open_untold (&map, &opened))
    {
      crystal_map_judge_trap (&opened, seat, resolution, &other);
      if (other.is_trapped != trap.is_trapped)
        note_untold (resolution, "crystal.trapped");
    }
  tm_ruling_set_verdict (ruling, trap.is_trapped ? tm_text (N_ ("Walled in"))
                                                 : tm_text (N_ ("Not walled in")));
}

/* Steps */

/* The mine once the means have taken the rubble away, and the tile turned up is not known. */
static void
set_arrival (CrystalMap *map, guint seat, int place, TmRuling *ruling)
{
  gboolean is_cell = !CRYSTAL_IS_ENTRANCE (place);
  gboolean turns_up = is_cell && map->cells[place].laid == LAID_FACE_DOWN;
  gboolean has_duel = is_cell && crystal_map_find_rivals (map, seat, place) != 0;
  CrystalNext next;

  if (is_cell)
    map->cells[place].rubble = FALSE;
  next = crystal_map_get_next (map, seat, place, FALSE, tm_ruling_get_resolution (ruling));
  tm_ruling_set_flag (ruling, "duel", has_duel);
  tm_ruling_set_flag (ruling, "turns_up", turns_up);
  if (turns_up && !has_duel)
    tm_ruling_set_unknown (ruling, "event");
  else
    tm_ruling_set_word (ruling, "event", crystal_next_words[next].id);
}

static void
set_no_arrival (TmRuling *ruling)
{
  tm_ruling_set_flag (ruling, "duel", FALSE);
  tm_ruling_set_flag (ruling, "turns_up", FALSE);
  tm_ruling_set_word (ruling, "event", crystal_next_words[NEXT_NONE].id);
}

/* From the entrance there is only one cell to go to. */
static gboolean
read_target (const TmArgs *args, const CrystalMap *map, guint seat, TmRuling *ruling, int *place)
{
  int entrance = CRYSTAL_AT_ENTRANCE (map->sides[seat]);
  gboolean is_home = tm_args_get (args, ASK_MOVE_HOME);

  if (is_home && !tm_args_has (args, ASK_MOVE_CELL))
    *place = entrance;
  else if (!is_home && tm_args_has (args, ASK_MOVE_CELL))
    *place = tm_args_get (args, ASK_MOVE_CELL);
  else if (!is_home && map->dwarfs[seat] == entrance)
    *place = map->entrances[map->sides[seat]];
  else
    {
      tm_ruling_refuse (ruling, "cell", tm_text (N_ ("either a cell or the own entrance")));
      return FALSE;
    }
  return TRUE;
}

/* R «Начало игры», p.5. */
void
crystal_answer_move (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  CrystalMeans means = (CrystalMeans) tm_args_get (args, ASK_MOVE_MEANS);
  CrystalMap map, opened;
  guint seat;
  guint64 why;
  int place;

  if (!crystal_read_mine (args, MINE_MAP, "seat", 1, ruling, &map, &seat)
      || !read_target (args, &map, seat, ruling, &place))
    return;
  why = crystal_map_judge_step (&map, seat, place, tm_args_get (args, ASK_MOVE_SPENT), means,
                                resolution);
  crystal_set_why (ruling, why);
  if (why & WHY_BIT (WHY_STEP_WALL) && crystal_map_open_untold (&map, &opened)
      && !(crystal_map_judge_step (&opened, seat, place, FALSE, means, resolution)
           & WHY_BIT (WHY_STEP_WALL)))
    note_untold (resolution, "crystal.turn.move");
  if (crystal_forbids (why))
    {
      set_no_arrival (ruling);
      tm_ruling_set_verdict (ruling, crystal_get_first_why (why));
      return;
    }
  set_arrival (&map, seat, place, ruling);
  tm_resolution_add_reason (resolution, "crystal.turn.move",
                            tm_text (N_ ("One step in a turn, to a cell beside that is open.")));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("The dwarf may go there")));
}

/* What is met on a cell, R «Начало игры», p.5, and the pages about each event. */
void
crystal_answer_enter (const TmArgs *args, TmRuling *ruling)
{
  CrystalEntering entering = {
    .event = (CrystalEvent) tm_args_get (args, ENTER_EVENT),
    .opened = tm_args_get (args, ENTER_OPENED),
    .boom_token = tm_args_get (args, ENTER_BOOM_TOKEN),
    .rubble = tm_args_get (args, ENTER_RUBBLE),
    .rival = tm_args_get (args, ENTER_RIVAL),
    .loose = (guint) tm_args_get (args, ENTER_LOOSE),
    .crystals = (guint) tm_args_get (args, ENTER_CRYSTALS),
    .finders = (guint) tm_args_get (args, ENTER_FINDERS),
  };
  const char *order[CRYSTAL_MAX_ORDER + 1] = { NULL };
  CrystalEntered entered;

  crystal_judge_entering (&entering, tm_ruling_get_resolution (ruling), &entered);
  for (guint i = 0; i < entered.n_order; i++)
    order[i] = crystal_next_words[entered.order[i]].id;
  tm_ruling_set_words (ruling, "order", order);
  tm_ruling_set_number (ruling, "finds", entered.finds);
  tm_ruling_set_number (ruling, "skip", entered.skip);
  tm_ruling_set_flag (ruling, "wins", entered.wins);
  tm_ruling_cite (ruling, "crystal.turn.event");
  if (entered.wins)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("The match is won")));
  else if (entered.n_order == 0)
    tm_ruling_set_verdict (ruling, tm_text (N_ ("Nothing happens")));
  else
    tm_ruling_set_verdict (
        ruling,
        tm_text (N_ ("First: %s"), tm_arg_word (crystal_next_words[entered.order[0]].name)));
}

/* R «Портал», p.14. */
void
crystal_answer_portal (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gboolean is_usable = tm_args_get (args, ASK_PORTAL_OPEN) >= 2;
  gboolean has_duel = is_usable && tm_args_get (args, ASK_PORTAL_OCCUPIED);
  gboolean must_move = is_usable && !tm_args_get (args, ASK_PORTAL_ARRIVED);
  const char *why[] = { is_usable ? NULL : crystal_whys[WHY_PORTAL_ALONE].id, NULL };

  tm_ruling_set_flag (ruling, "usable", is_usable);
  tm_ruling_set_flag (ruling, "duel", has_duel);
  tm_ruling_set_flag (ruling, "must_move", must_move);
  tm_ruling_set_number (ruling, "cost", 0);
  tm_ruling_set_words (ruling, "why", why);
  if (!is_usable)
    {
      tm_resolution_add_reason (resolution, crystal_whys[WHY_PORTAL_ALONE].article,
                                (TmText) { .msgid = crystal_whys[WHY_PORTAL_ALONE].text });
      tm_ruling_set_verdict (ruling, (TmText) { .msgid = crystal_whys[WHY_PORTAL_ALONE].text });
      return;
    }
  tm_resolution_add_reason (resolution, "crystal.portal.free",
                            tm_text (N_ ("Going from portal to portal costs no step.")));
  if (must_move)
    tm_resolution_add_reason (resolution, "crystal.portal.free",
                              tm_text (N_ ("Who begins on a portal has to make a step after it.")));
  if (has_duel)
    tm_resolution_add_reason (
        resolution, "crystal.portal.fight",
        tm_text (N_ ("A dwarf stands there: a duel at once. The winner may make a step, the loser "
                     "flees.")));
  tm_ruling_set_verdict (ruling, has_duel ? tm_text (N_ ("Usable, and a duel follows"))
                                          : tm_text (N_ ("Usable")));
}

/* Chances */

/* One place where a lost fight can end. */
typedef struct
{
  char id[MAX_LANDING_ID];
  CrystalFlight flight;
  guint64 cases;
} Ending;

static void
spell_ending (const CrystalFlight *flight, char id[MAX_LANDING_ID])
{
  char name[CRYSTAL_MAX_PLACE_NAME];

  id[0] = '\0';
  for (guint i = 0; i < flight->n_landings; i++)
    {
      crystal_spell_place (flight->landings[i], name);
      if (i > 0)
        g_strlcat (id, "|", MAX_LANDING_ID);
      g_strlcat (id, name, MAX_LANDING_ID);
    }
  if (flight->skip > 0)
    g_strlcat (id, "+skip", MAX_LANDING_ID);
}

static TmText
name_ending (const CrystalFlight *flight)
{
  TmTextArg cells[4];
  guint n = MIN (flight->n_landings, G_N_ELEMENTS (cells));

  if (flight->n_landings == 1)
    return describe_landing (flight);
  for (guint i = 0; i < n; i++)
    cells[i] = tm_arg_cell (GRID_MINE, (guint) flight->landings[i]);
  if (flight->n_landings == 2)
    return tm_text (N_ ("To %s or %s"), cells[0], cells[1]);
  if (flight->n_landings == 3)
    return tm_text (N_ ("To %s, %s or %s"), cells[0], cells[1], cells[2]);
  return describe_landing (flight);
}

/* The flights of a law, in the order of the face; the same places are put together. */
static guint
collect_endings (const CrystalMap *map,
                 guint seat,
                 const CrystalLaw *law,
                 TmResolution *resolution,
                 Ending endings[CRYSTAL_MAX_FLEE + 1])
{
  guint n_endings = 0;

  for (guint steps = 0; steps <= CRYSTAL_MAX_FLEE; steps++)
    {
      Ending *ending = &endings[n_endings];
      guint i = 0;

      if (law->flee[steps] == 0)
        continue;
      /* Whoever loses without fleeing stays. */
      ending->flight
          = (CrystalFlight) { .distance = -1, .n_landings = 1, .landings = { map->dwarfs[seat] } };
      if (steps > 0)
        crystal_map_find_landing (map, seat, map->dwarfs[seat], steps, resolution, &ending->flight);
      spell_ending (&ending->flight, ending->id);
      while (strcmp (endings[i].id, ending->id) != 0)
        i++;
      if (i == n_endings)
        endings[n_endings++].cases = 0;
      endings[i].cases += law->flee[steps];
    }
  return n_endings;
}

static void
add_chance (TmRuling *ruling, const char *id, TmText name, guint64 cases, guint64 of)
{
  if (cases > 0)
    tm_ruling_add_chance_of (ruling, id, name, cases, of);
}

/* Whole numbers are spelled as such. */
static char *
dup_fraction (guint64 cases, guint64 of)
{
  TmFraction fraction = tm_fraction_new (cases, of);

  return fraction.denominator == 1 ? tm_uint128_dup_string (fraction.numerator)
                                   : tm_fraction_dup_string (fraction);
}

/* The chances as entries, too, by which readings are compared. */
static void
set_endings (const Ending *endings, guint n_endings, guint64 of, TmRuling *ruling)
{
  const char *ids[CRYSTAL_MAX_FLEE + 2] = { NULL };
  const char *fractions[CRYSTAL_MAX_FLEE + 2] = { NULL };
  g_autoptr (GPtrArray) owned = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_endings; i++)
    {
      ids[i] = endings[i].id;
      fractions[i] = dup_fraction (endings[i].cases, of);
      g_ptr_array_add (owned, (gpointer) fractions[i]);
    }
  tm_ruling_set_words (ruling, "landings", ids);
  tm_ruling_set_words (ruling, "chances", fractions);
}

static void
explain_odds (const CrystalMap *map, guint seat, TmResolution *resolution)
{
  int distance = crystal_map_get_distance (map, seat, map->dwarfs[seat], resolution);

  tm_resolution_add_reason (
      resolution, "crystal.boom.health",
      tm_text (N_ ("More than the health wins, as much is rolled again, less flees.")));
  tm_resolution_add_reason (resolution, "crystal.boom.flee",
                            tm_text (N_ ("The losing die tells how far the dwarf flees.")));
  tm_resolution_add_reason (
      resolution, "crystal.flee.path",
      distance < 0 ? tm_text (N_ ("No way leads to the own entrance."))
                   : tm_text_n ("The shortest way to the own entrance is %s step long.",
                                "The shortest way to the own entrance is %s steps long.",
                                tm_arg_number (distance)));
}

/* R «Карты и клетки БУМ», p.9, and «Правило побега», p.16: the law of the losing die, mapped to where it
 * leads. */
void
crystal_answer_odds_flee (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  Ending endings[CRYSTAL_MAX_FLEE + 2] = { 0 };
  g_autofree char *win = NULL;
  guint n_endings;
  CrystalMap map;
  CrystalLaw law;
  guint seat;
  int health;

  if (!crystal_read_mine (args, MINE_MAP, "seat", 1, ruling, &map, &seat)
      || !crystal_read_health (args, ODDS_FLEE_MONSTER, ODDS_FLEE_HEALTH, ruling, &health))
    return;
  if (crystal_monsters[tm_args_get (args, ODDS_FLEE_MONSTER)].flags & MONSTER_PEACEFUL)
    {
      tm_ruling_refuse (ruling, "monster", tm_text (N_ ("this card is not fought")));
      return;
    }
  crystal_boom_law (tm_args_get (args, ODDS_FLEE_MONSTER), health,
                    tm_args_get (args, ODDS_FLEE_OWN), tm_args_get (args, ODDS_FLEE_ONCE), TRUE,
                    MAX (map.n_seats, 2), resolution, &law);
  n_endings = collect_endings (&map, seat, &law, resolution, endings);
  win = dup_fraction (law.win, law.of);
  tm_ruling_set_word (ruling, "win", win);
  set_endings (endings, n_endings, law.of, ruling);
  add_chance (ruling, "win", tm_text (N_ ("Won")), law.win, law.of);
  add_chance (ruling, "joins", tm_text (N_ ("It joins")), law.joins, law.of);
  add_chance (ruling, "discarded", tm_text (N_ ("Discarded without a fight")), law.discarded,
              law.of);
  for (guint i = 0; i < n_endings; i++)
    add_chance (ruling, endings[i].id, name_ending (&endings[i].flight), endings[i].cases, law.of);
  explain_odds (&map, seat, resolution);
  tm_ruling_cite (ruling, "crystal.odds");
  tm_ruling_set_verdict (ruling,
                         tm_text (N_ ("Chance to win: %s of %s"), tm_arg_number ((gint32) law.win),
                                  tm_arg_number ((gint32) law.of)));
}
