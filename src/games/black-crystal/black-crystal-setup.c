/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tiles, decks and dwarfs before the first move; skills, the first player and the first cards. R
 * «Подготовка к игре», «Начало игры», p. 5. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-setup.h"

#define N_EXPLOSIVES 2

static guint
get_zone (const TmTable *table, guint zone, int seat)
{
  return tm_table_get_zone (table, zone, seat);
}

static gboolean
is_in_app (const TmTable *table, guint option)
{
  return tm_table_get_option (table, option) == TM_SOURCE_APP;
}

/**
 * crystal_count_leaving:
 * @box: the box
 *
 * Counts the ordinary tiles that leave the game: four do, surplus crystals and exits among them.
 * Source: R «Подготовка к игре», p. 5, 3.
 *
 * Returns: how many, 0 to 4
 */
guint
crystal_count_leaving (const TmBox *box)
{
  guint crystals, exits;

  crystal_get_variant ((CrystalVariant) tm_box_get_option (box, OPTION_VARIANT), &crystals, &exits);
  return crystals + exits - (CRYSTAL_MOST_CRYSTALS + CRYSTAL_MOST_EXITS - CRYSTAL_N_LEAVING);
}

/**
 * crystal_count_pieces:
 * @box: the box
 * @kind: a kind of pieces
 *
 * The `count_pieces` of the game: tiles are things only where the app has the bag.
 *
 * Returns: how many there are in a match
 */
guint
crystal_count_pieces (const TmBox *box, guint kind)
{
  if (kind == PIECE_TILE && tm_box_get_option (box, OPTION_TILES) != TM_SOURCE_APP)
    return 0;
  return black_crystal_kit.pieces[kind].count;
}

/* What lies where */

static void
lay_out_counters (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_seats = tm_table_get_n_seats (table);
  guint crystals, exits;

  crystal_get_variant ((CrystalVariant) tm_table_get_option (table, OPTION_VARIANT), &crystals,
                       &exits);
  tm_resolution_set_shared (resolution, COUNTER_BAG_CRYSTAL, (gint32) crystals);
  tm_resolution_set_shared (resolution, COUNTER_BAG_EXIT, (gint32) exits);
  tm_resolution_set_shared (resolution, COUNTER_OUT,
                            (gint32) crystal_count_leaving (tm_table_get_box (table)));
  tm_resolution_set_shared (resolution, COUNTER_EXPLOSIVES_BOX,
                            tm_table_get_shared (table, COUNTER_EXPLOSIVES_BOX)
                                - (gint32) (N_EXPLOSIVES * n_seats));
  for (guint seat = 0; seat < n_seats; seat++)
    tm_resolution_set_counter (resolution, COUNTER_AT, seat,
                               CRYSTAL_AT_ENTRANCE (crystal_get_entrance (table, seat)));
}

/* The cards of a deck in the app, as often as there is one of each. */
static void
lay_out_deck (TmResolution *resolution, guint kind, guint grid, guint n_cards)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_pieces;
  guint first = tm_box_get_first_piece (tm_table_get_box (table), kind, 0, &n_pieces);
  guint n_laid = 0;

  for (guint card = 0; card < n_cards; card++)
    {
      guint copies = crystal_get_copies (table, grid, card);

      for (guint i = 0; i < copies && n_laid < n_pieces; i++)
        tm_resolution_set_face (resolution, first + n_laid++, (gint32) card);
    }
}

static void
lay_out_tiles (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_pieces;
  guint first = tm_box_get_first_piece (tm_table_get_box (table), PIECE_TILE, 0, &n_pieces);
  guint n_laid = 0;

  for (guint event = 0; event < CRYSTAL_N_EVENTS; event++)
    for (guint shape = 0; shape < CRYSTAL_N_SHAPES; shape++)
      {
        gint32 copies = tm_table_get_cell (table, GRID_TILE_BOX, TM_NO_SEAT, shape, event, 0);

        for (gint32 i = 0; i < copies && n_laid < n_pieces; i++)
          tm_resolution_set_face (resolution, first + n_laid++,
                                  (gint32) CRYSTAL_TILE_FACE (event, shape));
      }
}

static void
put_out (TmResolution *resolution, guint piece)
{
  tm_resolution_move_piece (resolution, piece,
                            get_zone (tm_resolution_get_table (resolution), ZONE_OUT, TM_NO_SEAT),
                            TM_BOTTOM);
}

/* Tiles of one event leave the bag, the first of them. */
static void
put_event_out (TmResolution *resolution, CrystalEvent event, guint n_leaving)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint pieces[CRYSTAL_N_TILES];
  guint n_pieces = tm_table_list_zone (table, get_zone (table, ZONE_BAG, TM_NO_SEAT), pieces,
                                       G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n_pieces && n_leaving > 0; i++)
    if (CRYSTAL_FACE_EVENT (tm_table_get_piece_face (table, pieces[i])) == (gint32) event)
      {
        put_out (resolution, pieces[i]);
        n_leaving--;
      }
}

/**
 * crystal_lay_out:
 * @resolution: the resolution of a fresh table
 *
 * The `lay_out` of the game. Ordinary tiles leave the bag of the app with the move `first-player`, for
 * it is a matter of chance which.
 */
void
crystal_lay_out (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  crystal_lay_out_printed (resolution);
  lay_out_counters (resolution);
  if (is_in_app (table, OPTION_FIND))
    lay_out_deck (resolution, PIECE_FIND, GRID_FIND_BOX, CRYSTAL_N_FINDS);
  if (is_in_app (table, OPTION_BOOM))
    lay_out_deck (resolution, PIECE_BOOM, GRID_BOOM_BOX, CRYSTAL_N_MONSTERS);
  if (!is_in_app (table, OPTION_TILES))
    return;
  lay_out_tiles (resolution);
  put_event_out (
      resolution, EVENT_CRYSTAL,
      (guint) (CRYSTAL_MOST_CRYSTALS - tm_table_get_shared (table, COUNTER_BAG_CRYSTAL)));
  put_event_out (resolution, EVENT_EXIT,
                 (guint) (CRYSTAL_MOST_EXITS - tm_table_get_shared (table, COUNTER_BAG_EXIT)));
}

/* Set-up */

static gboolean
is_phase (TmResolution *resolution, guint phase, const char *article)
{
  return tm_table_get_phase (tm_resolution_get_table (resolution)) == phase
         || tm_resolution_refuse (resolution, "setup.order", article,
                                  tm_text (N_ ("That is not what the match waits for now: %s"),
                                           tm_arg_word (crystal_phase_words[phase].name)));
}

/* Skills */

static gint32
get_uses (gint32 skill)
{
  switch (skill)
    {
    case SKILL_ENGINEER:
    case SKILL_GARDENER:
      return 2;
    case SKILL_ALCHEMIST:
      return 1;
    default:
      return 0;
    }
}

static gboolean
are_different (TmResolution *resolution, const gint32 *skills, guint n_skills)
{
  for (guint i = 0; i < n_skills; i++)
    for (guint j = i + 1; j < n_skills; j++)
      if (skills[i] == skills[j])
        return tm_resolution_refuse (resolution, "skill.not-yours", "crystal.setup.skills",
                                     tm_text (N_ ("There is one card of each skill: %s"),
                                              tm_arg_face (PIECE_SKILL, skills[i])));
  return TRUE;
}

static void
give_skill (TmResolution *resolution, guint seat, gint32 skill)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece = tm_table_find_piece (table, get_zone (table, ZONE_SKILL_BOX, TM_NO_SEAT), PIECE_SKILL,
                                   skill);

  if (piece >= 0)
    {
      tm_resolution_move_piece (resolution, (guint) piece,
                                get_zone (table, ZONE_BEFORE, (int) seat), TM_BOTTOM);
      tm_resolution_turn_piece (resolution, (guint) piece, TRUE);
    }
  tm_resolution_set_counter (resolution, COUNTER_SKILL_USES, seat, get_uses (skill));
  tm_resolution_set_shared (resolution, COUNTER_COUNTERS_LEFT,
                            tm_table_get_shared (table, COUNTER_COUNTERS_LEFT) - get_uses (skill));
  if (skill == SKILL_MINER)
    {
      tm_resolution_add_counter (resolution, COUNTER_EXPLOSIVES, seat, 1);
      tm_resolution_set_shared (resolution, COUNTER_EXPLOSIVES_BOX,
                                tm_table_get_shared (table, COUNTER_EXPLOSIVES_BOX) - 1);
    }
  tm_resolution_add_reason (
      resolution, "crystal.setup.skills",
      tm_text (N_ ("%s: %s"), tm_arg_seat (seat), tm_arg_face (PIECE_SKILL, skill)));
}

/* The move `deal-skills`. */
void
crystal_resolve_deal_skills (const TmMove *move, TmResolution *resolution)
{
  guint n_skills;
  const gint32 *skills = tm_args_get_list (&move->args, DEAL_SKILLS_SKILLS, &n_skills);

  if (!is_phase (resolution, PHASE_DEAL, "crystal.setup.skills")
      || !are_different (resolution, skills, n_skills))
    return;
  for (guint seat = 0; seat < n_skills; seat++)
    give_skill (resolution, seat, skills[seat]);
  crystal_note_sources (resolution);
  tm_resolution_set_phase (resolution, PHASE_FIRST);
  tm_resolution_set_summary (resolution, tm_text (N_ ("Everybody has a skill")), TM_TEXT_NONE);
}

/* The first player */

static guint32
find_highest (const gint32 *dice, guint n_dice)
{
  guint32 seats = 0;
  gint32 best = -1;

  for (guint i = 0; i < n_dice; i++)
    {
      if (dice[i] > best)
        seats = 0;
      best = MAX (best, dice[i]);
      if (dice[i] == best)
        seats |= 1u << i;
    }
  return seats;
}

static void
check_dice (TmResolution *resolution, const TmArgs *args, guint seat)
{
  guint n_dice;
  const gint32 *dice = tm_args_get_list (args, FIRST_DICE, &n_dice);
  guint32 highest = find_highest (dice, n_dice);

  if (!(highest >> seat & 1))
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "setup.first", "crystal.setup.first",
        tm_text (N_ ("Another die is higher than that of %s."), tm_arg_seat (seat)));
  else if (highest != 1u << seat)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "setup.tie", "crystal.setup.first",
        tm_text (N_ ("A tie, which is rolled again: %s"), tm_arg_seats (highest)));
}

/**
 * crystal_list_ordinary:
 * @table: a table
 * @pieces: (out caller-allocates): pieces
 *
 * Lists the ordinary tiles in the bag of the app: those that are empty, Boom or Find.
 *
 * Returns: how many there are
 */
guint
crystal_list_ordinary (const TmTable *table, guint pieces[CRYSTAL_N_TILES])
{
  guint n_pieces
      = tm_table_list_zone (table, get_zone (table, ZONE_BAG, TM_NO_SEAT), pieces, CRYSTAL_N_TILES);
  guint n = 0;

  for (guint i = 0; i < n_pieces; i++)
    if (CRYSTAL_FACE_EVENT (tm_table_get_piece_face (table, pieces[i])) <= EVENT_FIND)
      pieces[n++] = pieces[i];
  return n;
}

/* Which tiles leave is a matter of chance. Where nobody has drawn them, it is the first ones. */
static void
take_tiles_out (TmResolution *resolution, const TmArgs *args)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint bag = get_zone (table, ZONE_BAG, TM_NO_SEAT);
  guint n_drawn = 0, n_looked = 0;
  const gint32 *drawn
      = tm_args_has (args, FIRST_OUT) ? tm_args_get_list (args, FIRST_OUT, &n_drawn) : NULL;
  guint n_leaving = crystal_count_leaving (tm_table_get_box (table));

  for (guint i = 0; i < n_leaving; i++)
    {
      guint pieces[CRYSTAL_N_TILES];
      guint n_pieces = crystal_list_ordinary (table, pieces);
      int piece = -1;

      while (n_looked < n_drawn && CRYSTAL_FACE_EVENT (drawn[n_looked]) > EVENT_FIND)
        n_looked++;
      if (n_looked < n_drawn)
        piece = tm_table_find_piece (table, bag, PIECE_TILE, drawn[n_looked++]);
      if (piece < 0 && n_pieces > 0)
        piece = (int) pieces[0];
      if (piece >= 0)
        put_out (resolution, (guint) piece);
    }
}

/* Those that are told to leave are the ordinary ones that do, with or without the surplus crystals and
 * exits, of which the variant says how many there are. */
static gboolean
check_leaving (TmResolution *resolution, const TmArgs *args)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_events[CRYSTAL_N_EVENTS] = { 0 };
  guint n_out, n_ordinary, n_specials;
  const gint32 *out = tm_args_get_list (args, FIRST_OUT, &n_out);

  for (guint i = 0; i < n_out; i++)
    n_events[CRYSTAL_FACE_EVENT (out[i])]++;
  n_ordinary = n_events[EVENT_NONE] + n_events[EVENT_BOOM] + n_events[EVENT_FIND];
  n_specials = n_out - n_ordinary;
  if (n_out == 0
      || (n_ordinary == crystal_count_leaving (tm_table_get_box (table))
          && (n_specials == 0
              || ((gint32) n_events[EVENT_CRYSTAL]
                      == CRYSTAL_MOST_CRYSTALS - tm_table_get_shared (table, COUNTER_BAG_CRYSTAL)
                  && (gint32) n_events[EVENT_EXIT]
                         == CRYSTAL_MOST_EXITS - tm_table_get_shared (table, COUNTER_BAG_EXIT)
                  && n_specials == n_events[EVENT_CRYSTAL] + n_events[EVENT_EXIT]))))
    return TRUE;
  return tm_resolution_refuse (
      resolution, "setup.out", "crystal.setup.tiles",
      tm_text (N_ ("These are not the tiles that leave in this variant.")));
}

/* The move `first-player`. */
void
crystal_resolve_first_player (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = (guint) tm_args_get (&move->args, FIRST_SEAT);

  if (!is_phase (resolution, PHASE_FIRST, "crystal.setup.first")
      || !check_leaving (resolution, &move->args))
    return;
  if (tm_args_has (&move->args, FIRST_DICE))
    check_dice (resolution, &move->args, seat);
  if (is_in_app (table, OPTION_TILES))
    take_tiles_out (resolution, &move->args);
  tm_resolution_set_turn (resolution, 1u << seat);
  tm_resolution_set_phase (resolution, PHASE_DRAFT);
  tm_resolution_add_reason (resolution, "crystal.setup.draft",
                            tm_text (N_ ("%s takes three Find cards and keeps a positive one; the "
                                         "rest goes round clockwise."),
                                     tm_arg_seat (seat)));
  tm_resolution_set_summary (resolution, tm_text (N_ ("%s begins"), tm_arg_seat (seat)),
                             TM_TEXT_NONE);
}
