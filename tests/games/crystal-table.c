/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "crystal-table.h"

#include "crystal-mine.h"

TmResolution *crystal;
const TmTable *crystal_table;

static TmBox *box;

static void
set_shared (guint counter, gint32 value)
{
  tm_resolution_set_shared (crystal, counter, value);
}

/* Supplies are what does not lie in the mine. */
static void
count_supplies (const CrystalMap *map)
{
  gint32 laid = 0, boom = 0, rubble = 0, mushrooms = 0, passages = 0, crystals = 0;
  gint32 events[CRYSTAL_N_EVENTS] = { 0 };

  for (guint cell = 0; cell < CRYSTAL_N_CELLS; cell++)
    {
      const CrystalCell *at = &map->cells[cell];

      laid += at->laid != LAID_NONE;
      boom += at->boom;
      rubble += at->rubble;
      crystals += at->crystals;
      mushrooms += at->laid == LAID_MUSHROOM;
      passages += (at->passages & 1) + (at->passages >> 1 & 1);
      if (at->laid == LAID_TILE)
        events[at->event]++;
    }
  set_shared (COUNTER_BAG, CRYSTAL_N_IN_PLAY - laid);
  set_shared (COUNTER_BAG_CRYSTAL, 3 - events[EVENT_CRYSTAL]);
  set_shared (COUNTER_BAG_EXIT, 1 - events[EVENT_EXIT]);
  set_shared (COUNTER_BAG_PORTAL, 4 - events[EVENT_PORTAL]);
  set_shared (COUNTER_BAG_PIT, 2 - events[EVENT_PIT]);
  set_shared (COUNTER_BOOM_LEFT, 20 - boom);
  set_shared (COUNTER_RUBBLE_LEFT, 10 - rubble);
  set_shared (COUNTER_PASSAGE_LEFT, 15 - passages);
  set_shared (COUNTER_MUSHROOMS_LEFT, 2 - mushrooms);
  set_shared (COUNTER_CRYSTALS_BOX, 4 - crystals);
}

static void
set_options (const char *options)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      tm_box_set_option_from_text (box, pair[0], pair[1], &error);
      g_assert_no_error (error);
    }
}

static void
move_skill (guint piece, guint zone)
{
  tm_resolution_move_piece (crystal, piece, zone, TM_TOP);
  tm_resolution_turn_piece (crystal, piece, TRUE);
}

static int
find_skill (guint zone, gint32 skill)
{
  return skill < 0 ? tm_table_find_kind (crystal_table, zone, PIECE_SKILL)
                   : tm_table_find_piece (crystal_table, zone, PIECE_SKILL, skill);
}

/* Exchanges the skill of a seat with another, wherever that card lies. */
void
table_learn (guint seat, gint32 skill, gint32 uses)
{
  guint before = tm_table_get_zone (crystal_table, ZONE_BEFORE, (int) seat);
  int own = find_skill (before, -1);

  for (int from = TM_NO_SEAT; from < (int) tm_table_get_n_seats (crystal_table); from++)
    {
      guint zone = tm_table_get_zone (crystal_table,
                                      from == TM_NO_SEAT ? ZONE_SKILL_BOX : ZONE_BEFORE, from);
      int piece = find_skill (zone, skill);

      if (piece < 0 || zone == before)
        continue;
      move_skill ((guint) piece, before);
      if (own >= 0)
        move_skill ((guint) own, zone);
      break;
    }
  tm_resolution_set_counter (crystal, COUNTER_SKILL_USES, seat, uses);
  tm_resolution_set_shared (crystal, COUNTER_COUNTERS_LEFT, 10 - uses);
}

/**
 * table_lay:
 * @mine: the mine in one line
 * @letters: entrances of those who play
 * @options: "name=value name=value"
 *
 * Begins another table: the turn of seat 0, before its step.
 */
void
table_lay (const char *mine, const char *letters, const char *options)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmTable) table = NULL;
  CrystalMap map = mine_read_of (mine, letters);
  CrystalMap laid;

  table_clear ();
  box = tm_box_new (&black_crystal_game, map.n_seats, &error);
  g_assert_no_error (error);
  set_options (options);
  table = tm_table_new (box);
  crystal = tm_resolution_new (box);
  tm_resolution_reset (crystal, table, TRUE);
  crystal_table = tm_resolution_get_table (crystal);
  tm_resolution_set_phase (crystal, PHASE_START);
  tm_resolution_set_turn (crystal, 1);
  set_shared (COUNTER_STEPS, 1);
  set_shared (COUNTER_EXPLOSIVES_BOX, 10 - 2 * (gint32) map.n_seats);
  count_supplies (&map);
  crystal_read_map (table, &laid);
  crystal_commit_map (crystal, &map, &laid);
  for (guint seat = 0; seat < map.n_seats; seat++)
    {
      tm_resolution_set_counter (crystal, COUNTER_AT, seat, map.dwarfs[seat]);
      tm_resolution_set_counter (crystal, COUNTER_TURNS, seat, 3);
      tm_resolution_set_counter (crystal, COUNTER_DRAFTED, seat, 2);
      table_learn (seat, SKILL_MERCHANT + (gint32) seat, 0);
    }
}

void
table_clear (void)
{
  g_clear_pointer (&crystal, tm_resolution_free);
  g_clear_pointer (&box, tm_box_unref);
}

static int
find_word (const TmWord *words, guint n_words, const char *id)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i].id, id))
      return (int) i;
  g_assert_not_reached ();
}

/* Puts a Find card into a hand. */
void
table_give (guint seat, const char *card)
{
  guint piece;

  g_assert_true (crystal_draw_find (
      crystal, seat, find_word (crystal_find_words, CRYSTAL_N_FINDS, card), ZONE_HAND, &piece));
}

/* A monster is met where the dwarf stands. */
void
table_fight (guint seat, const char *monster, gint32 health, guint flags)
{
  int face = find_word (crystal_monster_words, CRYSTAL_N_MONSTERS + 1, monster);
  TmMove move = { .kind = MOVE_BOOM };
  CrystalTurn turn;
  guint piece;

  tm_args_init (&move.args);
  g_assert_true (crystal_draw_boom (crystal, face, &piece));
  set_shared (COUNTER_FIGHT_HEALTH, health);
  crystal_turn_begin (&turn, &move, crystal);
  crystal_fight_open (&turn, seat, table_place (seat), face, flags);
  crystal_turn_end (&turn);
}

void
table_push (gint32 kind, guint seat, gint32 a, gint32 b)
{
  const gint32 parts[TM_EVENT_PARTS] = { kind, (gint32) seat, a, b };

  tm_resolution_push_event (crystal, parts);
  tm_resolution_set_phase (crystal, PHASE_EVENT);
}

static void
make (const char *kind, const char *text)
{
  TmMove move = { .kind = tm_game_find_move (&black_crystal_game, kind) };
  const TmMoveSpec *spec = tm_game_get_move (&black_crystal_game, move.kind);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  g_test_message ("%s %s", kind, text);
  tm_args_init (&move.args);
  for (guint i = 0; i < spec->n_params; i++)
    if (spec->params[i].standard != NULL)
      {
        g_autoptr (GError) error = NULL;

        tm_param_set_text (spec->params, i, box, spec->params[i].standard, &move.args, &error);
        g_assert_no_error (error);
      }
  for (guint i = 0; words[i] != NULL && *words[i] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      tm_param_set_text (spec->params, tm_params_find (spec->params, spec->n_params, pair[0]), box,
                         pair[1], &move.args, &error);
      g_assert_no_error (error);
    }
  spec->resolve (&move, crystal);
}

static void
check_table (void)
{
  g_autoptr (GError) error = NULL;

  black_crystal_game.check (crystal_table, &error);
  g_assert_no_error (error);
}

/* A move that must be legal and leave the table sound. */
void
table_move (const char *kind, const char *text)
{
  guint n_findings;
  const TmFinding *findings;

  make (kind, text);
  findings = tm_resolution_get_findings (crystal, &n_findings);
  for (guint i = 0; i < n_findings; i++)
    if (findings[i].grade >= TM_GRADE_ILLEGAL)
      g_error ("%s %s: %s", kind, text, findings[i].id);
  check_table ();
}

/* A move that is against a rule, but made all the same; the table has to be sound. */
void
table_allow (const char *kind, const char *text)
{
  make (kind, text);
  g_assert_cmpint (tm_resolution_get_grade (crystal), ==, TM_GRADE_ILLEGAL);
  check_table ();
}

/* A move that finds something, whatever else. */
void
table_expect (const char *kind, const char *text, const char *id)
{
  make (kind, text);
  if (tm_resolution_find (crystal, id) == NULL)
    g_error ("%s %s: not %s", kind, text, id);
}

gint32
table_get (guint counter, guint seat)
{
  return counter < COUNTER_HAND ? tm_table_get_shared (crystal_table, counter)
                                : tm_table_get_counter (crystal_table, counter, seat);
}

int
table_place (guint seat)
{
  return tm_table_get_counter (crystal_table, COUNTER_AT, seat);
}

/* What has to be settled next, as "kind seat first second"; "" if nothing has. */
char *
table_dup_top (void)
{
  CrystalPending top;

  if (!crystal_get_pending (crystal_table, 0, &top))
    return g_strdup ("");
  return g_strdup_printf ("%s %d %d %d", black_crystal_kit.events[top.kind].id, top.seat, top.a,
                          top.b);
}

char *
table_dup_mine (void)
{
  CrystalMap map;

  crystal_read_map (crystal_table, &map);
  return crystal_map_dup_line (&map);
}
