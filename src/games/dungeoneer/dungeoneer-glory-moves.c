/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Playing boons and treasures: R «Розыгрыш карты славы», p. 10; «Особые действия», p. 11. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-card-play.h"
#include "tm-text.h"

/* A glory card that is played. */
typedef struct
{
  guint seat;
  guint piece;
  gboolean is_treasure;
  DungeoneerDuration duration;
  gint32 cost;
  int host;
} Feat;

/* In the response step the hero who is attacked answers. */
static guint
get_player (DungeoneerTurn *turn)
{
  int column = dungeoneer_get_next_roll (turn->table);
  DungeoneerAttack attack;

  if (tm_args_has (&turn->move->args, ARG_GLORY_SEAT) || column < 0
      || dungeoneer_get_step (turn->table) != STEP_RESPONSE)
    return dungeoneer_turn_get_seat (turn, ARG_GLORY_SEAT);
  dungeoneer_get_attack (turn->table, (guint) column, &attack);
  return attack.target >= 0 ? (guint) attack.target
                            : dungeoneer_turn_get_seat (turn, ARG_GLORY_SEAT);
}

static gboolean
find_glory_card (DungeoneerTurn *turn, Feat *feat)
{
  int piece = dungeoneer_turn_find_card (
      turn, PIECE_ADVENTURE, ZONE_HAND, (int) feat->seat,
      dungeoneer_turn_get_optional (turn, ARG_GLORY_CARD, TM_FACE_UNKNOWN));
  gint32 class, duration;

  if (piece < 0)
    return dungeoneer_turn_fault (turn, FAULT_EMPTY);
  feat->piece = (guint) piece;
  dungeoneer_turn_check_side (turn, feat->piece, TRUE);
  class = dungeoneer_turn_learn (turn, feat->piece, ARG_GLORY_CLASS, ADVENTURE_CLASS);
  duration = dungeoneer_turn_learn (turn, feat->piece, ARG_GLORY_DURATION, ADVENTURE_DURATION);
  feat->is_treasure = class == CLASS_TREASURE;
  if (duration == DUNGEONEER_UNTOLD && tm_args_has (&turn->move->args, ARG_GLORY_HOST))
    duration = DURATION_ATTACHMENT;
  else if (duration == DUNGEONEER_UNTOLD || duration == DURATION_MONSTER)
    {
      dungeoneer_turn_note (turn, "duration-untold", "dungeoneer.table.catalogue",
                            tm_text (N_ ("Nobody has told how long the card lasts: it is "
                                         "discarded after its use.")));
      duration = DURATION_INSTANT;
    }
  feat->duration = (DungeoneerDuration) duration;
  return TRUE;
}

/* Attachments */

/* A card with this name in a zone, -1: none. A name that is not told can be any. */
static int
find_host_in (const TmTable *table, guint zone, int seat, gint32 face)
{
  return tm_table_find_piece (table, tm_table_get_zone (table, zone, seat), PIECE_ADVENTURE, face);
}

static int
find_host (const TmTable *table, guint seat, gint32 face)
{
  int host = find_host_in (table, ZONE_INVENTORY, (int) seat, face);

  if (host < 0)
    host = find_host_in (table, ZONE_LAIR, (int) seat, face);
  if (host < 0)
    host = find_host_in (table, ZONE_BATTLE, TM_NO_SEAT, face);
  for (guint other = 0; host < 0 && other < tm_table_get_n_seats (table); other++)
    host = find_host_in (table, ZONE_INVENTORY, (int) other, face);
  return host;
}

/* Where the only card lies that it could be attached to, -1: there are more, or none. */
static int
find_only_host (const TmTable *table, guint seat)
{
  guint pieces[2];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_INVENTORY, (int) seat),
                                pieces, G_N_ELEMENTS (pieces));

  return n == 1 ? (int) pieces[0] : -1;
}

static gboolean
check_host (DungeoneerTurn *turn, Feat *feat)
{
  feat->host = -1;
  if (feat->duration != DURATION_ATTACHMENT)
    return TRUE;
  if (tm_args_has (&turn->move->args, ARG_GLORY_HOST))
    feat->host
        = find_host (turn->table, feat->seat, tm_args_get (&turn->move->args, ARG_GLORY_HOST));
  else
    feat->host = find_only_host (turn->table, feat->seat);
  return feat->host >= 0
         || dungeoneer_turn_refuse (turn, "no-host", "dungeoneer.limit.exempt",
                                    tm_text (N_ ("Say which card in play it is attached to.")));
}

/* Limits */

static gboolean
is_same_type (const TmTable *table, guint piece, guint other)
{
  const TmBox *box = tm_table_get_box (table);
  gint32 type = dungeoneer_get_piece_printed (table, piece, ADVENTURE_TYPE);
  gint32 other_type = dungeoneer_get_piece_printed (table, other, ADVENTURE_TYPE);
  g_autofree char *folded = NULL;
  g_autofree char *other_folded = NULL;

  if (type < 0 || other_type < 0 || dungeoneer_get_class (table, other) != CLASS_TREASURE)
    return FALSE;
  folded = g_utf8_casefold (tm_box_get_string (box, type), -1);
  other_folded = g_utf8_casefold (tm_box_get_string (box, other_type), -1);
  return g_str_equal (folded, other_folded);
}

static gboolean
has_type (const TmTable *table, guint seat, guint piece)
{
  guint pieces[DUNGEONEER_N_ADVENTURES];
  guint n = tm_table_list_zone (table, tm_table_get_zone (table, ZONE_INVENTORY, (int) seat),
                                pieces, G_N_ELEMENTS (pieces));

  for (guint i = 0; i < n; i++)
    if (is_same_type (table, piece, pieces[i]))
      return TRUE;
  return FALSE;
}

/* What the card adds to the limit it counts in. */
static gint32
get_raises (const TmTable *table, const Feat *feat)
{
  gint32 face = tm_table_get_piece_face (table, feat->piece);

  if (face < 0 || face >= DUNGEONEER_MAX_ADVENTURE_FACES)
    return 0;
  return MAX (
      dungeoneer_get_printed (table, GRID_ADVENTURES, face,
                              feat->is_treasure ? ADVENTURE_ADD_TREASURES : ADVENTURE_ADD_BOONS),
      0);
}

static void
check_limit (DungeoneerTurn *turn, const Feat *feat)
{
  DungeoneerHolding holding = {
    .is_treasure = feat->is_treasure,
    .duration = feat->duration,
    .limit = dungeoneer_get (
        turn->table, feat->is_treasure ? COUNTER_TREASURE_LIMIT : COUNTER_BOON_LIMIT, feat->seat),
    .held = (gint32) dungeoneer_count_lasting (turn->table, feat->seat, feat->is_treasure),
    .has_type = feat->is_treasure && has_type (turn->table, feat->seat, feat->piece),
    .raises = get_raises (turn->table, feat),
  };
  DungeoneerHeld held;

  dungeoneer_judge_limit (&holding, &turn->rules, &held);
  dungeoneer_turn_fault (turn, held.fault);
}

/* Alone, lasting cards have their moments: R p. 23. */
static void
check_solo (DungeoneerTurn *turn, const Feat *feat)
{
  int place = dungeoneer_get_place (turn->table, feat->seat);
  gboolean at_entrance = place < 0 ? !dungeoneer_has_map (turn->table)
                                   : dungeoneer_is_entrance (turn->table, (guint) place);

  if (dungeoneer_is_solo (turn->table))
    dungeoneer_turn_fault (
        turn, dungeoneer_judge_solo_play (feat->is_treasure, feat->duration, at_entrance,
                                          dungeoneer_get_step (turn->table) == STEP_REWARD,
                                          &turn->rules));
}

/* Alone, the reward is the time for lasting treasures, in whatever phase the battle was: R p. 23. */
static DungeoneerMoment
get_moment (const TmTable *table, const Feat *feat)
{
  if (dungeoneer_is_solo (table) && dungeoneer_get_step (table) == STEP_REWARD && feat->is_treasure
      && feat->duration == DURATION_PERMANENT)
    return MOMENT_FEATS;
  return dungeoneer_get_moment (table);
}

static gboolean
pay_glory (DungeoneerTurn *turn, const Feat *feat)
{
  gint32 glory = dungeoneer_get (turn->table, COUNTER_GLORY, feat->seat);
  gint32 left;
  DungeoneerFault fault = dungeoneer_judge_glory (
      glory, feat->cost, dungeoneer_get_timing (turn->table, feat->piece, TRUE),
      get_moment (turn->table, feat), dungeoneer_get_active (turn->table) == (int) feat->seat,
      &turn->rules, &left);

  if (!dungeoneer_turn_fault (turn, fault))
    return FALSE;
  /* Against a rule or not, nobody pays what is not there. */
  if (glory < feat->cost)
    return dungeoneer_turn_fault (turn, FAULT_GLORY_TOO_LITTLE);
  dungeoneer_turn_set (turn, COUNTER_GLORY, feat->seat, glory - feat->cost);
  return TRUE;
}

static void
lay_glory (DungeoneerTurn *turn, const Feat *feat)
{
  if (feat->duration == DURATION_INSTANT)
    {
      dungeoneer_turn_discard (turn, feat->piece);
      return;
    }
  dungeoneer_turn_put (turn, feat->piece, ZONE_INVENTORY, (int) feat->seat, TM_BOTTOM);
  tm_resolution_set_mark (turn->resolution, feat->piece, MARK_HOST, feat->host + 1);
  /* Of a card without a name, what it is has to be noted. */
  if (tm_table_get_piece_face (turn->table, feat->piece) == TM_FACE_UNKNOWN)
    tm_resolution_set_mark (turn->resolution, feat->piece, MARK_TARGET,
                            (feat->is_treasure ? CLASS_TREASURE : CLASS_BOON) + 1);
  dungeoneer_turn_apply_card (turn, feat->seat, feat->piece, 1);
}

/* The move `play-glory`. */
void
dungeoneer_resolve_play_glory (const TmMove *move, TmResolution *resolution)
{
  DungeoneerTurn turn;
  TmTextArg name;
  Feat feat = { 0 };

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_begun (&turn))
    return;
  feat.seat = get_player (&turn);
  if (dungeoneer_get (turn.table, COUNTER_ALIVE, feat.seat) == 0)
    dungeoneer_turn_fault (&turn, FAULT_OUT);
  if (!find_glory_card (&turn, &feat) || !check_host (&turn, &feat)
      || !dungeoneer_turn_find_cost (&turn, feat.piece, ARG_GLORY_COST, &feat.cost)
      || !pay_glory (&turn, &feat))
    return;
  check_limit (&turn, &feat);
  check_solo (&turn, &feat);
  name = dungeoneer_name_piece (turn.table, feat.piece);
  lay_glory (&turn, &feat);
  dungeoneer_turn_say (&turn, tm_text (N_ ("%s plays %s; glory: −%s"), tm_arg_seat (feat.seat),
                                       name, tm_arg_number (feat.cost)));
}
