/* SPDX-License-Identifier: GPL-3.0-or-later */

/* «2) Розыгрыш карт силы» and «Использование предметов»: laying cards, crystals, torches. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeon-raiders-private.h"

const RaidersItemPlay raiders_item_plays[] = {
  [PLAY_KEY] = { PIECE_KEY, "raiders.item.key" },
  [PLAY_SWORD] = { PIECE_SWORD, "raiders.item.sword" },
  [PLAY_CRYSTAL] = { PIECE_CRYSTAL, "raiders.item.crystal" },
  [PLAY_TORCH] = { PIECE_TORCH, "raiders.item.torch" },
};

static const char *
get_play_name (int play)
{
  return play < PLAY_KEY
             ? dungeon_raiders_kit.pieces[PIECE_POWER].faces[play].name
             : raiders_item_words[raiders_item_plays[play].piece_kind - PIECE_TORCH].name;
}

/* The piece that is played, or -1 if the seat does not hold it. */
static int
find_played (const TmTable *table, guint seat, int play)
{
  return play < PLAY_KEY ? raiders_find_power (table, seat, play, ZONE_HAND)
                         : raiders_find_item (table, raiders_item_plays[play].piece_kind, seat);
}

static void
add_not_turn (TmResolution *resolution, const RaidersTurns *turns, guint seat)
{
  guint32 to_act = raiders_get_to_act (turns);
  const char *article = turns->is_quick          ? "raiders.quick.crystal"
                        : turns->spent[seat] > 0 ? "raiders.item.crystal"
                                                 : "raiders.play.order";

  tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "not-turn", article,
                             tm_text (N_ ("Next to lay: %s."), tm_arg_seats (to_act)));
}

/* What cannot be done at all is said alone: whether it would be allowed does not matter then. */
static gboolean
refuse_bars (TmResolution *resolution, guint bars, guint seat, int play)
{
  if (bars & BAR_OUT)
    tm_resolution_refuse (resolution, "out", "raiders.death",
                          tm_text (N_ ("This hero is out of the game: %s."), tm_arg_seat (seat)));
  else if (bars & BAR_NOT_HELD)
    tm_resolution_refuse (resolution, "not-held", "raiders.play.card",
                          tm_text (N_ ("%s does not hold this card: %s."), tm_arg_seat (seat),
                                   tm_arg_word (get_play_name (play))));
  return (bars & (BAR_OUT | BAR_NOT_HELD)) != 0;
}

static void
add_bars (TmResolution *resolution, guint bars, const RaidersTurns *turns, guint seat)
{
  if (bars & BAR_NOT_TURN)
    add_not_turn (resolution, turns, seat);
  for (guint i = 0; i < N_BARS; i++)
    {
      const RaidersBarWords *words = &raiders_bar_words[i];
      if (bars & words->bar & (BAR_KEY_ROOM | BAR_SWORD_ROOM))
        tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, words->id, words->article,
                                   tm_text (words->text));
    }
}

/* Looks for everything that speaks against playing a card now, but for the phase. Returns the
 * piece, or -1 if it cannot be played at all. */
static int
check_play (
    TmResolution *resolution, const RaidersTurns *turns, guint seat, int play, gboolean is_turn)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean needs_room = play == PLAY_KEY || play == PLAY_SWORD;
  int piece = find_played (table, seat, play);
  RaidersAttempt attempt = {
    .play = play,
    .room = needs_room ? raiders_get_room_type (table) : ROOM_VAULT,
    .is_alive = (turns->living & 1u << seat) != 0,
    .is_held = piece >= 0,
    .is_turn = is_turn,
  };
  guint bars = raiders_find_bars (&attempt);

  if (refuse_bars (resolution, bars, seat, play))
    return -1;
  add_bars (resolution, bars, turns, seat);
  return piece;
}

static gboolean
refuse_laid (TmResolution *resolution, const RaidersTurns *turns, guint seat)
{
  if (!(turns->laid & 1u << seat))
    return FALSE;
  tm_resolution_refuse (resolution, "already-laid", "raiders.play.card",
                        tm_text (N_ ("A card is laid already: %s."), tm_arg_seat (seat)));
  return TRUE;
}

static void
put_down (TmResolution *resolution, guint piece, guint seat)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  tm_resolution_move_piece (resolution, piece, tm_box_get_zone (box, ZONE_LAID, seat), 0);
}

static gboolean
is_to_act (const RaidersTurns *turns, guint seat)
{
  return (raiders_get_to_act (turns) & 1u << seat) != 0;
}

static void
explain_lay (TmResolution *resolution, int play)
{
  if (play < PLAY_KEY)
    {
      tm_resolution_add_reason (
          resolution, "raiders.play.card",
          tm_text (N_ ("Everybody lays one card; it comes back when the level is done.")));
      return;
    }
  tm_resolution_add_reason (resolution, "raiders.play.card",
                            tm_text (N_ ("Everybody lays one card; an item can stand for it.")));
  tm_resolution_add_reason (
      resolution, raiders_item_plays[play].article,
      tm_text (N_ ("It counts as a 5 and goes back to the stock after the room.")));
}

/* What `lay` and `crystal` begin with. Returns the piece, or -1 if the move is refused. */
static int
check_acting (TmResolution *resolution, RaidersTurns *turns, guint seat, int play)
{
  if (raiders_refuse_phase (resolution, PHASE_PLAY))
    return -1;
  raiders_read_turns (tm_resolution_get_table (resolution), turns);
  if (turns->living & 1u << seat && refuse_laid (resolution, turns, seat))
    return -1;
  return check_play (resolution, turns, seat, play, is_to_act (turns, seat));
}

/* The move `lay`. */
void
raiders_resolve_lay (const TmMove *move, TmResolution *resolution)
{
  guint seat = tm_args_get (&move->args, LAY_SEAT);
  int play = tm_args_get (&move->args, LAY_CARD);
  RaidersTurns turns;
  int piece = check_acting (resolution, &turns, seat, play);

  if (piece < 0)
    return;
  put_down (resolution, piece, seat);
  raiders_pass_turn (resolution);
  explain_lay (resolution, play);
  tm_resolution_set_summary (
      resolution,
      tm_text (N_ ("%s lays: %s"), tm_arg_seat (seat), tm_arg_word (get_play_name (play))),
      TM_TEXT_NONE);
}

/* lay-all */

static gboolean
refuse_begun (TmResolution *resolution, const RaidersTurns *turns)
{
  for (guint seat = 0; seat < turns->n_seats; seat++)
    {
      if (refuse_laid (resolution, turns, seat))
        return TRUE;
      if (turns->spent[seat] > 0)
        {
          tm_resolution_refuse (
              resolution, "phase", "raiders.table.phase",
              tm_text (N_ ("A crystal was spent, so the cards are laid one by one.")));
          return TRUE;
        }
    }
  return FALSE;
}

static void
lay_one (TmResolution *resolution, const RaidersTurns *turns, guint seat, int play)
{
  gboolean is_living = (turns->living & 1u << seat) != 0;
  int piece;

  if (play == PLAY_NOTHING)
    {
      if (is_living)
        tm_resolution_refuse (resolution, "not-held", "raiders.play.card",
                              tm_text (N_ ("No card is named for: %s."), tm_arg_seat (seat)));
      return;
    }
  piece = check_play (resolution, turns, seat, play, TRUE);
  if (piece >= 0)
    put_down (resolution, piece, seat);
}

/* The move `lay-all`. */
void
raiders_resolve_lay_all (const TmMove *move, TmResolution *resolution)
{
  guint n_cards;
  const gint32 *cards = tm_args_get_list (&move->args, LAY_ALL_CARDS, &n_cards);
  RaidersTurns turns;

  if (raiders_refuse_phase (resolution, PHASE_PLAY))
    return;
  raiders_read_turns (tm_resolution_get_table (resolution), &turns);
  if (refuse_begun (resolution, &turns))
    return;
  for (guint seat = 0; seat < turns.n_seats; seat++)
    lay_one (resolution, &turns, seat, seat < n_cards ? cards[seat] : PLAY_NOTHING);
  if (tm_resolution_is_refused (resolution))
    return;
  raiders_pass_turn (resolution);
  tm_resolution_add_reason (
      resolution, turns.is_quick ? "raiders.quick.lay" : "raiders.play.card",
      tm_text (N_ ("Everybody lays one card; it comes back when the level is done.")));
  tm_resolution_set_summary (resolution, tm_text (N_ ("All cards are laid")), TM_TEXT_NONE);
}

/* crystal */

/* The move `crystal`: «Магический кристалл». */
void
raiders_resolve_crystal (const TmMove *move, TmResolution *resolution)
{
  guint seat = tm_args_get (&move->args, SEAT_SEAT);
  RaidersTurns turns;
  int piece = check_acting (resolution, &turns, seat, PLAY_CRYSTAL);

  if (piece < 0)
    return;
  if ((turns.living & ~turns.laid) == 1u << seat)
    tm_resolution_add_finding (resolution, TM_GRADE_NOTE, "last-crystal", "raiders.item.crystal",
                               tm_text (N_ ("Nobody is left to wait for.")));
  raiders_give_item (resolution, piece, TM_NO_SEAT);
  tm_resolution_add_counter (resolution, COUNTER_SPENT, seat, 1);
  raiders_pass_turn (resolution);
  tm_resolution_add_reason (resolution, "raiders.item.crystal",
                            tm_text (N_ ("Who spends a crystal lays after all others.")));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s spends a crystal and waits"), tm_arg_seat (seat)), TM_TEXT_NONE);
}

/* torch, looked */

/* The move `torch`: «Факел». A dungeon in the app then shows its dark rooms to this seat. */
void
raiders_resolve_torch (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = tm_args_get (&move->args, SEAT_SEAT);
  guint phase = tm_table_get_phase (table);
  guint n_dark = raiders_count_dark (table);
  RaidersTurns turns;
  int piece;

  if ((phase < PHASE_LAYOUT || phase > PHASE_RESOLVE)
      && raiders_refuse_phase (resolution, PHASE_LAYOUT))
    return;
  raiders_read_turns (table, &turns);
  piece = check_play (resolution, &turns, seat, PLAY_TORCH, TRUE);
  if (piece < 0)
    return;
  if (n_dark == 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "nothing-dark", "raiders.item.torch",
        tm_text (N_ ("No room of this level is dark: the torch shows nothing.")));
  raiders_give_item (resolution, piece, TM_NO_SEAT);
  if (n_dark > 0 && tm_table_get_option (table, OPTION_DECK) == TM_SOURCE_APP)
    tm_resolution_set_counter (resolution, COUNTER_PEEK, seat, 1);
  tm_resolution_add_reason (
      resolution, "raiders.item.torch",
      tm_text (N_ ("A torch shows every dark room of this level to its holder alone: %s."),
               tm_arg_number (n_dark)));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s looks ahead by torchlight"), tm_arg_seat (seat)), TM_TEXT_NONE);
}

/* The move `looked`: the secret look is over. */
void
raiders_resolve_looked (const TmMove *move, TmResolution *resolution)
{
  guint seat = tm_args_get (&move->args, SEAT_SEAT);

  if (!tm_table_get_counter (tm_resolution_get_table (resolution), COUNTER_PEEK, seat))
    {
      tm_resolution_refuse (
          resolution, "phase", "raiders.table.phase",
          tm_text (N_ ("No look by torchlight is open: %s."), tm_arg_seat (seat)));
      return;
    }
  tm_resolution_set_counter (resolution, COUNTER_PEEK, seat, 0);
  tm_resolution_add_reason (resolution, "raiders.item.torch",
                            tm_text (N_ ("The look by torchlight is over.")));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s has seen the dark rooms"), tm_arg_seat (seat)), TM_TEXT_NONE);
}
