/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Settling a room, and counting up. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

/* The room's effect */

static gboolean
is_chest_won (const RaidersSituation *situation, gint32 take)
{
  const gint32 *chests = &situation->card[CARD_CHESTS];

  return (take == chests[0] || take == chests[1]) && take < situation->party.cards[0];
}

/* «Подземельный пасьянс»: the chest asked for must be below the card. */
static void
read_take (const TmMove *move, RaidersSituation *situation, TmResolution *resolution)
{
  if (!tm_args_has (&move->args, RESOLVE_TAKE))
    return;
  situation->take = tm_args_get (&move->args, RESOLVE_TAKE);
  if (situation->party.n_seats > 1 || situation->card[CARD_TYPE] != ROOM_TREASURY
      || !is_chest_won (situation, situation->take))
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "bad-take", "raiders.solo.treasury",
        tm_text (N_ ("A chest of %s is not won here."), tm_arg_number (situation->take)));
}

static void
note_short (const RaidersSituation *situation, guint refused, TmResolution *resolution)
{
  const char *article = situation->party.n_seats > 1 ? "raiders.vault.short" : "raiders.solo.items";
  guint item = __builtin_ctz (refused);

  if ((refused & (refused - 1)) == 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "short", article,
        tm_text (N_ ("Not enough in the stock: %s."), tm_arg_word (raiders_item_words[item].name)));
  else
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "short", article,
        tm_text (N_ ("Of several items there are not enough in the stock.")));
}

static void
add_notes (const RaidersSituation *situation,
           const RaidersVerdict *verdict,
           TmResolution *resolution)
{
  guint32 over = 0;

  for (guint seat = 0; seat < situation->party.n_seats; seat++)
    over |= verdict->over[seat] > 0 ? 1u << seat : 0;
  if (over != 0)
    tm_resolution_add_finding (resolution, TM_GRADE_NOTE, "limit", "raiders.coins.limit",
                               tm_text (N_ ("Coins above 20 are lost: %s."), tm_arg_seats (over)));
  if (verdict->refused != 0)
    note_short (situation, verdict->refused, resolution);
  if (verdict->dead != 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "fallen", "raiders.death",
        tm_text (N_ ("Ten wounds, out of the game: %s."), tm_arg_seats (verdict->dead)));
}

static void
give_from_stock (TmResolution *resolution, gint32 entry, guint seat)
{
  int piece;

  if (!raiders_is_item_entry (entry))
    return;
  piece = raiders_find_item (tm_resolution_get_table (resolution),
                             PIECE_TORCH + entry - ENTRY_TORCH, TM_NO_SEAT);
  g_assert (piece >= 0);
  raiders_give_item (resolution, piece, seat);
}

/* «Гибель героя»: out of the game, the items go back to the stock. */
void
raiders_fell (TmResolution *resolution, guint seat)
{
  tm_resolution_set_counter (resolution, COUNTER_FATE, seat, FATE_FALLEN);
  tm_resolution_set_counter (resolution, COUNTER_PEEK, seat, 0);
  raiders_take_items_back (resolution, seat);
}

static void
apply_verdict (const RaidersSituation *situation,
               const RaidersVerdict *verdict,
               TmResolution *resolution)
{
  for (guint seat = 0; seat < situation->party.n_seats; seat++)
    {
      if (situation->party.cards[seat] == 0)
        continue;
      tm_resolution_set_counter (resolution, COUNTER_COINS, seat, verdict->coins[seat]);
      tm_resolution_set_counter (resolution, COUNTER_WOUNDS, seat, verdict->wounds[seat]);
      give_from_stock (resolution, verdict->gets[seat], seat);
    }
  for (guint seat = 0; seat < situation->party.n_seats; seat++)
    if (verdict->dead & 1u << seat)
      raiders_fell (resolution, seat);
}

/* After the room */

static void
clear_room (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);
  gint32 slot = tm_table_get_shared (table, COUNTER_ROOM) - 1;
  gint32 level = tm_table_get_shared (table, COUNTER_LEVEL);
  int piece = raiders_get_slot_piece (table, slot);

  raiders_clear_laid (resolution);
  g_assert (piece >= 0);
  tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, ZONE_DISCARD, TM_NO_SEAT),
                            -(level * RAIDERS_N_SLOTS + slot));
  tm_resolution_set_cell (resolution, GRID_ROW, TM_NO_SEAT, LAYER_STATE, slot, 0, SLOT_DONE);
}

/* «Прохождение уровня»: the power cards come back. */
static void
rest (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  const TmBox *box = tm_table_get_box (table);

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    {
      guint n_pieces;
      guint first = tm_box_get_first_piece (box, PIECE_POWER, seat, &n_pieces);

      tm_resolution_set_counter (resolution, COUNTER_PEEK, seat, 0);
      if (!raiders_is_living (table, seat))
        continue;
      for (guint piece = first; piece < first + n_pieces; piece++)
        tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, ZONE_HAND, seat),
                                  piece - first);
    }
  tm_resolution_set_phase (resolution, PHASE_LAYOUT);
  tm_resolution_set_turn (resolution, 0);
  tm_resolution_add_reason (resolution, "raiders.level.end",
                            tm_text (N_ ("The level is done: the power cards come back.")));
}

gboolean
raiders_has_first (const TmTable *table)
{
  return !raiders_is_solo (table) && !raiders_is_quick (table);
}

static void
pass_first (const RaidersSituation *situation, guint32 dead, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  RaidersFirst first;

  if (!raiders_has_first (table))
    return;
  raiders_find_first (&situation->party, tm_table_get_shared (table, COUNTER_FIRST), dead,
                      resolution, &first);
  if (first.first >= 0)
    tm_resolution_set_shared (resolution, COUNTER_FIRST, first.first);
}

/* No room is entered any more, so that looks by torchlight that are still open end, too. */
void
raiders_end_play (TmResolution *resolution)
{
  guint n_seats = tm_table_get_n_seats (tm_resolution_get_table (resolution));

  for (guint seat = 0; seat < n_seats; seat++)
    tm_resolution_set_counter (resolution, COUNTER_PEEK, seat, 0);
  tm_resolution_set_phase (resolution, PHASE_TALLY);
  tm_resolution_set_turn (resolution, 0);
}

static void
go_on (TmResolution *resolution)
{
  gint32 room = tm_table_get_shared (tm_resolution_get_table (resolution), COUNTER_ROOM);

  if (room == RAIDERS_N_SLOTS)
    {
      rest (resolution);
      return;
    }
  tm_resolution_set_shared (resolution, COUNTER_ROOM, room + 1);
  raiders_enter_room (resolution);
}

static TmText
describe_hit_and_lead (const RaidersVerdict *verdict, gint32 first, gint32 room)
{
  if ((verdict->hit & (verdict->hit - 1)) == 0)
    return tm_text_n ("%2$s: %1$s wound. %3$s leads into room %4$s.",
                      "%2$s: %1$s wounds. %3$s leads into room %4$s.",
                      tm_arg_number (verdict->crosses), tm_arg_seats (verdict->hit),
                      tm_arg_seat (first), tm_arg_number (room));
  return tm_text_n ("%2$s: %1$s wound each. %3$s leads into room %4$s.",
                    "%2$s: %1$s wounds each. %3$s leads into room %4$s.",
                    tm_arg_number (verdict->crosses), tm_arg_seats (verdict->hit),
                    tm_arg_seat (first), tm_arg_number (room));
}

/* The headline, and below it what it means and who leads on. */
static void
summarize (const RaidersVerdict *verdict, gboolean is_over, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 room = tm_table_get_shared (table, COUNTER_ROOM);
  gint32 first = tm_table_get_shared (table, COUNTER_FIRST);
  gboolean is_led
      = !is_over && raiders_has_first (table) && tm_table_get_phase (table) != PHASE_LAYOUT;
  TmText detail = verdict->detail;

  if (is_led && verdict->hit != 0)
    detail = describe_hit_and_lead (verdict, first, room);
  else if (is_led && tm_text_is_empty (&detail))
    detail = tm_text (N_ ("%s leads into room %s."), tm_arg_seat (first), tm_arg_number (room));
  tm_resolution_set_summary (resolution, verdict->headline, detail);
}

/* The move `resolve`: «3) Розыгрыш комнаты», «4) Сброс комнаты». */
void
raiders_resolve_room (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  RaidersSituation situation;
  RaidersVerdict verdict;
  RaidersParty after;
  RaidersOver over;

  if (raiders_refuse_phase (resolution, PHASE_RESOLVE))
    return;
  if (!raiders_read_situation (table, &situation) || situation.n_laid == 0)
    {
      tm_resolution_refuse (resolution, "phase", "raiders.table.phase",
                            tm_text (N_ ("There is no open room with cards to settle.")));
      return;
    }
  read_take (move, &situation, resolution);
  raiders_judge (&situation, resolution, &verdict);
  add_notes (&situation, &verdict, resolution);
  apply_verdict (&situation, &verdict, resolution);
  clear_room (resolution);
  tm_resolution_add_reason (
      resolution, "raiders.play.visible",
      tm_text (N_ ("The cards laid stay in sight beside those used before.")));

  raiders_read_party (table, &after);
  raiders_find_over (&after, tm_table_get_shared (table, COUNTER_LEVEL),
                     tm_table_get_shared (table, COUNTER_ROOM), resolution, &over);
  if (over.is_over)
    raiders_end_play (resolution);
  else
    {
      pass_first (&situation, verdict.dead, resolution);
      go_on (resolution);
    }
  summarize (&verdict, over.is_over, resolution);
}

/* The move `finish`: «Окончание игры». */
void
raiders_resolve_finish (const TmMove *move, TmResolution *resolution)
{
  RaidersParty party;
  RaidersEnd end;
  TmResult result = { 0 };

  (void) move;
  if (raiders_refuse_phase (resolution, PHASE_TALLY))
    return;
  raiders_read_party (tm_resolution_get_table (resolution), &party);
  raiders_end_game (&party, resolution, &end);
  for (guint seat = 0; seat < party.n_seats; seat++)
    if (end.bled & 1u << seat)
      tm_resolution_set_counter (resolution, COUNTER_FATE, seat, FATE_BLED);
  raiders_set_places (resolution);
  tm_resolution_set_phase (resolution, PHASE_OVER);
  tm_resolution_set_turn (resolution, 0);
  raiders_get_result (tm_resolution_get_table (resolution), &result);
  tm_resolution_set_summary (
      resolution, result.sentence,
      end.bled != 0 ? tm_text (N_ ("Bled to death: %s"), tm_arg_seats (end.bled)) : TM_TEXT_NONE);
}
