/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who leads which hero: R «Подготовка к игре», 3, p. 7; «Воскрешение» and «Выбор героев», p. 20. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "dungeoneer-printed.h"
#include "tm-text.h"

/* What is printed on the hero card, where it is told. */
static void
read_hero_card (DungeoneerTurn *turn, guint seat, guint hero)
{
  gint32 health = dungeoneer_get_piece_printed (turn->table, hero, HERO_HEALTH);
  gint32 boons = dungeoneer_get_piece_printed (turn->table, hero, HERO_BOONS);
  gint32 treasures = dungeoneer_get_piece_printed (turn->table, hero, HERO_TREASURES);

  /* Both heroes of the rulebook have six: «Подготовка к игре», 3, p. 7. */
  if (health == DUNGEONEER_UNTOLD)
    health = 6;
  dungeoneer_turn_set (turn, COUNTER_MAX_HEALTH, seat, health);
  dungeoneer_turn_set (turn, COUNTER_HEALTH, seat, health);
  dungeoneer_turn_set (turn, COUNTER_BOON_LIMIT, seat, boons == DUNGEONEER_UNTOLD ? 99 : boons);
  dungeoneer_turn_set (turn, COUNTER_TREASURE_LIMIT, seat,
                       treasures == DUNGEONEER_UNTOLD ? 99 : treasures);
  dungeoneer_turn_set (turn, COUNTER_LEVEL, seat, 1);
}

/* A hero of this name for a seat; -1: the move was refused. */
static int
find_hero (DungeoneerTurn *turn, gint32 face)
{
  guint first = dungeoneer_get_first (turn->table, PIECE_HERO);
  guint zone = tm_table_get_zone (turn->table, ZONE_HEROES, TM_NO_SEAT);
  int hero;

  for (guint piece = first; face != TM_FACE_UNKNOWN && piece < first + DUNGEONEER_N_HEROES; piece++)
    if (tm_table_get_piece_face (turn->table, piece) == face
        && tm_table_get_piece_zone (turn->table, piece) != zone)
      {
        gboolean is_beaten = tm_table_get_piece_zone (turn->table, piece)
                             == tm_table_get_zone (turn->table, ZONE_REMOVED, TM_NO_SEAT);

        if (turn->move->kind == MOVE_RESURRECT && is_beaten
            && dungeoneer_read_option (&turn->rules, OPTION_RESURRECTION_POOL) == POOL_ANY)
          return (int) piece;
        dungeoneer_turn_refuse (turn, "hero-taken", "dungeoneer.box.heroes",
                                tm_text (N_ ("This hero is in the game already.")));
        return -1;
      }
  hero = dungeoneer_turn_find_card (turn, PIECE_HERO, ZONE_HEROES, TM_NO_SEAT, face);
  /* One without a name, and only beaten ones are left. */
  if (hero < 0 && face == TM_FACE_UNKNOWN && turn->move->kind == MOVE_RESURRECT
      && dungeoneer_read_option (&turn->rules, OPTION_RESURRECTION_POOL) == POOL_ANY)
    hero = dungeoneer_turn_find_card (turn, PIECE_HERO, ZONE_REMOVED, TM_NO_SEAT, face);
  if (hero < 0)
    dungeoneer_turn_refuse (turn, "no-hero", "dungeoneer.box.heroes",
                            tm_text (N_ ("No such hero is left.")));
  return hero;
}

static void
give_hero (DungeoneerTurn *turn, guint seat, guint hero)
{
  guint zone = tm_table_get_zone (turn->table, ZONE_HERO, (int) seat);
  int before = tm_table_get_top (turn->table, zone);

  if (before >= 0)
    dungeoneer_turn_put (turn, (guint) before, ZONE_HEROES, TM_NO_SEAT, TM_BOTTOM);
  dungeoneer_turn_put (turn, hero, ZONE_HERO, (int) seat, TM_TOP);
  tm_resolution_turn_piece (turn->resolution, hero, TRUE);
  read_hero_card (turn, seat, hero);
}

/* “Choosing heroes”: from the first player on, one after the other. R p. 20. */
static void
check_order (DungeoneerTurn *turn, guint seat)
{
  guint n_seats = tm_table_get_n_seats (turn->table);
  guint first = (guint) tm_table_get_shared (turn->table, COUNTER_FIRST_SEAT);

  if (!dungeoneer_has_variant (turn->table, OPTION_HERO_CHOICE) || first == 0)
    return;
  for (guint i = 0; i < n_seats && (first - 1 + i) % n_seats != seat; i++)
    if (dungeoneer_count_zone (turn->table, ZONE_HERO, (int) ((first - 1 + i) % n_seats)) == 0)
      {
        dungeoneer_turn_forbid (turn, "hero-order", "dungeoneer.variant.hero-choice",
                                tm_text (N_ ("%s chooses a hero first."),
                                         tm_arg_seat ((int) ((first - 1 + i) % n_seats))));
        return;
      }
}

/* The move `deal-hero`. */
void
dungeoneer_resolve_deal_hero (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_DEAL_HERO_SEAT);
  gint32 face = tm_args_has (&move->args, ARG_DEAL_HERO_HERO)
                    ? tm_args_get (&move->args, ARG_DEAL_HERO_HERO)
                    : TM_FACE_UNKNOWN;
  DungeoneerTurn turn;
  int hero;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_set_up (&turn))
    return;
  check_order (&turn, seat);
  hero = find_hero (&turn, face);
  if (hero < 0)
    return;
  if (dungeoneer_count_zone (turn.table, ZONE_HEROES, TM_NO_SEAT) == DUNGEONEER_N_HEROES)
    dungeoneer_note_sources (resolution);
  give_hero (&turn, seat, (guint) hero);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s leads: %s"), tm_arg_seat ((int) seat),
                                       dungeoneer_name_piece (turn.table, (guint) hero)));
}

/* Where the new hero begins: an entrance, told or the first one; %FALSE: the move was refused. */
static gboolean
find_entrance (DungeoneerTurn *turn, int *place)
{
  const TmArgs *args = &turn->move->args;
  guint cell = tm_args_has (args, ARG_REVIVE_CELL) ? (guint) tm_args_get (args, ARG_REVIVE_CELL)
                                                   : (guint) DUNGEONEER_CELL (0, 0);

  *place = -1;
  if (!dungeoneer_has_map (turn->table))
    return TRUE;
  *place = dungeoneer_get_place_at (turn->table, cell);
  return (*place >= 0 && dungeoneer_is_entrance (turn->table, (guint) *place))
         || dungeoneer_turn_refuse (turn, "no-entrance", "dungeoneer.variant.resurrection",
                                    tm_text (N_ ("A new hero begins on an entrance.")));
}

/* Puts the pawn there: the location is not new to it, and gives nothing. */
static void
put_pawn (DungeoneerTurn *turn, guint seat, int place)
{
  if (place < 0)
    return;
  dungeoneer_turn_set (turn, COUNTER_AT, seat,
                       (gint32) dungeoneer_get_cell (turn->table, (guint) place) + 1);
  dungeoneer_turn_set_place (turn, (guint) place, PLACE_VISITED,
                             dungeoneer_get_place_value (turn->table, (guint) place, PLACE_VISITED)
                                 | 1 << seat);
}

/* Five new cards; where the app draws, as many as it has drawn. */
static void
draw_new_hand (DungeoneerTurn *turn, guint seat)
{
  const TmArgs *args = &turn->move->args;
  gboolean is_app = dungeoneer_is_by_app (turn->table, OPTION_ADVENTURE);
  guint n = 0;
  const gint32 *cards
      = tm_args_has (args, ARG_REVIVE_CARDS) ? tm_args_get_list (args, ARG_REVIVE_CARDS, &n) : NULL;

  dungeoneer_turn_draw (turn, seat, is_app ? MIN (n, DUNGEONEER_HAND) : DUNGEONEER_HAND, cards, n);
}

/* The move `resurrect`: R p. 20. */
void
dungeoneer_resolve_resurrect (const TmMove *move, TmResolution *resolution)
{
  guint seat = (guint) tm_args_get (&move->args, ARG_REVIVE_SEAT);
  gint32 face = tm_args_has (&move->args, ARG_REVIVE_HERO)
                    ? tm_args_get (&move->args, ARG_REVIVE_HERO)
                    : TM_FACE_UNKNOWN;
  DungeoneerTurn turn;
  int hero, placer, place;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  if (dungeoneer_get (turn.table, COUNTER_ALIVE, seat) != 0
      || !dungeoneer_has_variant (turn.table, OPTION_RESURRECTION))
    {
      dungeoneer_turn_refuse (&turn, "no-return", "dungeoneer.variant.resurrection",
                              tm_text (N_ ("Nobody returns here.")));
      return;
    }
  hero = find_hero (&turn, face);
  if (hero < 0 || !find_entrance (&turn, &place))
    return;
  placer = dungeoneer_get_reviver (seat, dungeoneer_get_alive (turn.table),
                                   tm_table_get_n_seats (turn.table));
  give_hero (&turn, seat, (guint) hero);
  dungeoneer_turn_set (&turn, COUNTER_ALIVE, seat, 1);
  dungeoneer_turn_set (&turn, COUNTER_OUT_ROUND, seat, 0);
  put_pawn (&turn, seat, place);
  draw_new_hand (&turn, seat);
  if (placer >= 0)
    dungeoneer_turn_note (&turn, "placer", "dungeoneer.variant.resurrection",
                          tm_text (N_ ("%s chooses the entrance."), tm_arg_seat (placer)));
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s returns with: %s"), tm_arg_seat ((int) seat),
                                       dungeoneer_name_piece (turn.table, (guint) hero)));
  dungeoneer_turn_check_end (&turn);
}
