/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about the set-up and the turns. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-questions.h"

/* Set-up */

static gint32
count_item_vaults (void)
{
  const TmPieceSpec *rooms = &dungeon_raiders_kit.pieces[PIECE_ROOM];
  gint32 n = 0;

  for (guint i = 0; i < rooms->count; i++)
    {
      gint32 card[TM_FACE_PAYLOAD];
      gboolean is_known = raiders_parse_face (PIECE_ROOM, rooms->faces[rooms->start_faces[i]].id,
                                              card, NULL, NULL);

      g_assert (is_known);
      n += raiders_card_gives_item (card);
    }
  return n;
}

/* «Подготовка к игре», «Подземельный пасьянс». */
void
raiders_answer_deck (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gboolean is_solo = tm_args_get (args, DECK_PLAYERS) == 1;
  gint32 n_items = is_solo ? count_item_vaults () : 0;
  gint32 n_random
      = (gint32) dungeon_raiders_kit.pieces[PIECE_ROOM].count - n_items - RAIDERS_N_DUNGEON;

  tm_ruling_set_number (ruling, "items_removed", n_items);
  tm_ruling_set_number (ruling, "random_removed", n_random);
  tm_ruling_set_number (ruling, "rooms", RAIDERS_N_DUNGEON);
  tm_ruling_set_number (ruling, "up", RAIDERS_N_UP);
  tm_ruling_set_number (ruling, "dark", RAIDERS_N_DUNGEON - RAIDERS_N_UP);
  tm_ruling_set_number (ruling, "levels", RAIDERS_N_LEVELS);
  if (is_solo)
    tm_resolution_add_reason (
        resolution, "raiders.solo.deck",
        tm_text (N_ ("Vaults that give items are taken out first: %s."), tm_arg_number (n_items)));
  tm_resolution_add_reason (
      resolution, "raiders.setup.deck",
      tm_text (N_ ("Cards put aside unseen: %s. Turned up among the other 25: 12."),
               tm_arg_number (n_random)));
  tm_resolution_add_reason (resolution, "raiders.setup.levels",
                            tm_text (N_ ("The dungeon has five levels of five rooms.")));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("25 rooms on five levels, 12 of them open")));
}

/* «Распределите персонажей», «Подземельный пасьянс». */
void
raiders_answer_starting (const TmArgs *args, TmRuling *ruling)
{
  static const char *const articles[]
      = { "raiders.setup.heroes", "raiders.setup.hand", "raiders.setup.stock" };
  const TmFace *face
      = tm_box_get_face (tm_ruling_get_box (ruling), PIECE_HERO, tm_args_get (args, STARTING_HERO));
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gboolean is_solo = tm_args_get (args, STARTING_PLAYERS) == 1;
  gint32 coins = is_solo ? RAIDERS_SOLO_COINS : face->payload[HERO_COINS];
  gint32 wounds = is_solo ? tm_args_get (args, STARTING_DIFFICULTY) : face->payload[HERO_WOUNDS];
  const char *items[RAIDERS_N_ITEMS * RAIDERS_N_ITEM_COPIES + 1] = { NULL };
  guint n_items = 0;

  for (guint item = 0; item < RAIDERS_N_ITEMS && !is_solo; item++)
    for (gint32 i = 0; i < face->payload[HERO_ITEMS + item]; i++)
      items[n_items++] = raiders_item_words[item].id;
  tm_ruling_set_number (ruling, "coins", coins);
  tm_ruling_set_number (ruling, "wounds", wounds);
  tm_ruling_set_words (ruling, "items", items);
  if (is_solo)
    {
      tm_resolution_add_reason (
          resolution, "raiders.solo.start",
          tm_text (N_ ("Whoever the hero is, he starts with 2 coins and as many wounds as were "
                       "chosen: %s."),
                   tm_arg_number (wounds)));
      tm_resolution_add_reason (resolution, "raiders.solo.items",
                                tm_text (N_ ("There are no items.")));
    }
  else
    tm_resolution_add_reason (resolution, "raiders.setup.heroes",
                              tm_text (N_ ("The hero’s card shows coins: %s, wounds: %s."),
                                       tm_arg_number (coins), tm_arg_number (wounds)));
  for (guint i = 0; i < G_N_ELEMENTS (articles) && !is_solo; i++)
    tm_ruling_cite (ruling, articles[i]);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Coins: %s, wounds: %s"), tm_arg_number (coins),
                                          tm_arg_number (wounds)));
}

/* Playing a card */

static gboolean
is_listed (const TmArgs *args, guint param, gint32 value)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (args, param, &n_values);

  for (guint i = 0; i < n_values; i++)
    if (values[i] == value)
      return TRUE;
  return FALSE;
}

static gboolean
is_held (const TmArgs *args, int play)
{
  return play < PLAY_KEY
             ? is_listed (args, MAY_HAND, play + 1)
             : is_listed (args, MAY_ITEMS, raiders_item_plays[play].piece_kind - PIECE_TORCH);
}

/**
 * raiders_find_bar:
 * @args: arguments of the question `may-play`
 *
 * Tells whether a card may be played, «2) Розыгрыш карт силы», «Использование предметов».
 *
 * Returns: (transfer none) (nullable): why not; %NULL if it may
 */
const RaidersBarWords *
raiders_find_bar (const TmArgs *args)
{
  gboolean is_quick = tm_args_get (args, MAY_QUICK);
  RaidersAttempt attempt = {
    .play = tm_args_get (args, MAY_PLAY),
    .room = tm_args_get (args, MAY_ROOM),
    .is_alive = tm_args_get (args, MAY_ALIVE),
    .is_solo = tm_args_get (args, MAY_PLAYERS) == 1,
    .is_turn = is_quick || tm_args_get (args, MAY_MY_TURN),
  };
  guint bars;

  attempt.is_held = is_held (args, attempt.play);
  bars = raiders_find_bars (&attempt);
  for (guint i = 0; i < N_BARS; i++)
    if (bars & raiders_bar_words[i].bar)
      return &raiders_bar_words[i];
  return NULL;
}

static void
cite_play (const TmArgs *args, TmRuling *ruling)
{
  int play = tm_args_get (args, MAY_PLAY);

  tm_ruling_cite (ruling, "raiders.play.card");
  tm_ruling_cite (ruling, "raiders.play.order");
  if (play >= PLAY_KEY)
    tm_ruling_cite (ruling, raiders_item_plays[play].article);
  if (tm_args_get (args, MAY_QUICK))
    tm_ruling_cite (ruling, "raiders.quick.lay");
  if (tm_args_get (args, MAY_PLAYERS) == 1)
    tm_ruling_cite (ruling, "raiders.solo.items");
  tm_ruling_cite (ruling, "raiders.death");
}

static void
explain_allowed (TmResolution *resolution, int play)
{
  if (play < PLAY_KEY)
    tm_resolution_add_reason (resolution, "raiders.play.card",
                              tm_text (N_ ("The card comes back when the level is done.")));
  else if (play == PLAY_KEY)
    tm_resolution_add_reason (
        resolution, "raiders.item.key",
        tm_text (N_ ("In a treasury a key is a 5; after the room it goes back to the stock.")));
  else if (play == PLAY_SWORD)
    tm_resolution_add_reason (
        resolution, "raiders.item.sword",
        tm_text (
            N_ ("Against a monster a sword is a 5; after the room it goes back to the stock.")));
  else if (play == PLAY_CRYSTAL)
    tm_resolution_add_reason (
        resolution, "raiders.item.crystal",
        tm_text (
            N_ ("The crystal goes back to the stock at once; the hero lays after all others.")));
  else
    tm_resolution_add_reason (
        resolution, "raiders.item.torch",
        tm_text (N_ ("A torch may be lit at any time; it goes back to the stock at once.")));
}

/* «2) Розыгрыш карт силы», «Использование предметов». */
void
raiders_answer_may_play (const TmArgs *args, TmRuling *ruling)
{
  int play = tm_args_get (args, MAY_PLAY);
  const RaidersBarWords *bar = raiders_find_bar (args);
  gint32 counts_as = play < PLAY_KEY ? play + 1 : play <= PLAY_SWORD ? RAIDERS_KEY_VALUE : 0;
  const char *returns = play < PLAY_KEY      ? "level-end"
                        : play <= PLAY_SWORD ? "after-room"
                                             : "at-once";

  tm_ruling_set_flag (ruling, "allowed", bar == NULL);
  tm_ruling_set_number (ruling, "counts_as", bar == NULL ? counts_as : 0);
  tm_ruling_set_word (ruling, "returns", bar == NULL ? returns : "never");
  tm_ruling_set_word (ruling, "finding", bar == NULL ? "none" : bar->id);
  if (bar != NULL)
    tm_resolution_add_reason (tm_ruling_get_resolution (ruling), bar->article, tm_text (bar->text));
  else
    explain_allowed (tm_ruling_get_resolution (ruling), play);
  cite_play (args, ruling);
  tm_ruling_set_verdict (ruling, bar == NULL ? tm_text (N_ ("Yes, it may be played"))
                                             : tm_text (N_ ("No: %s"), tm_arg_word (bar->text)));
}

/* Order of play */

typedef struct
{
  RaidersTurns state;
  guint n_turns;
  guint n_order;
  gint32 turns[RAIDERS_MAX_SEATS * (RAIDERS_N_ITEM_COPIES + 1)];
  gint32 order[RAIDERS_MAX_SEATS];
  gint32 circle[RAIDERS_MAX_SEATS];
} PlayOrder;

/* Lets everybody play the room: first the crystals, then a card. */
static void
play_room (PlayOrder *self, const gint32 *crystals)
{
  guint32 to_act;

  while ((to_act = raiders_get_to_act (&self->state)) != 0)
    {
      guint seat = __builtin_ctz (to_act);

      self->turns[self->n_turns++] = seat;
      if (self->state.spent[seat] < crystals[seat])
        {
          self->state.spent[seat]++;
          continue;
        }
      self->state.laid |= 1u << seat;
      self->order[self->n_order++] = seat;
      self->circle[seat] = self->state.spent[seat] + 1;
    }
}

static gboolean
read_order (const TmArgs *args, PlayOrder *self, gint32 *crystals, TmRuling *ruling)
{
  RaidersParty party = { .n_seats = tm_args_get (args, ORDER_PLAYERS) };
  guint32 all = (1u << party.n_seats) - 1;
  guint32 out = tm_args_get_set (args, ORDER_OUT);

  memset (self, 0, sizeof *self);
  self->state.n_seats = party.n_seats;
  self->state.first = tm_args_get (args, ORDER_FIRST);
  self->state.is_quick = tm_args_get (args, ORDER_QUICK);
  self->state.living = all & ~out;
  if (self->state.first >= party.n_seats)
    {
      tm_ruling_refuse (ruling, "first",
                        tm_text (N_ ("a seat from 0 to %s"), tm_arg_number (party.n_seats - 1)));
      return FALSE;
    }
  if ((out & ~all) != 0 || self->state.living == 0)
    {
      tm_ruling_refuse (ruling, "out",
                        tm_text (N_ ("seats from 0 to %s, and not all of them"),
                                 tm_arg_number (party.n_seats - 1)));
      return FALSE;
    }
  return raiders_read_each (args, ORDER_CRYSTALS, "crystals", crystals, &party, ruling);
}

/* «2) Розыгрыш карт силы», «Магический кристалл», «Шустрые рейдеры подземелий». */
void
raiders_answer_play_order (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 crystals[RAIDERS_MAX_SEATS];
  gboolean is_quick;
  PlayOrder order;

  if (!read_order (args, &order, crystals, ruling))
    return;
  play_room (&order, crystals);
  is_quick = order.state.is_quick;
  tm_ruling_set_numbers (ruling, "turns", order.turns, is_quick ? 0 : order.n_turns);
  tm_ruling_set_numbers (ruling, "order", order.order, is_quick ? 0 : order.n_order);
  tm_ruling_set_numbers (ruling, "circle", order.circle, order.state.n_seats);
  tm_ruling_set_flag (ruling, "simultaneous", is_quick);
  if (is_quick)
    {
      tm_resolution_add_reason (
          resolution, "raiders.quick.lay",
          tm_text (N_ ("All lay face down and turn their cards up together.")));
      tm_resolution_add_reason (
          resolution, "raiders.quick.crystal",
          tm_text (
              N_ ("Who spends a crystal lays after the others are open, all of them at once.")));
      tm_resolution_add_reason (resolution, "raiders.quick.first",
                                tm_text (N_ ("There is no first player.")));
      tm_ruling_cite (ruling, "raiders.item.crystal");
      tm_ruling_set_verdict (ruling, tm_text (N_ ("All lay at the same time")));
      return;
    }
  tm_resolution_add_reason (
      resolution, "raiders.play.order",
      tm_text (N_ ("Clockwise from the first player: %s."), tm_arg_seat (order.state.first)));
  tm_resolution_add_reason (
      resolution, "raiders.item.crystal",
      tm_text (N_ ("Who spends a crystal lays after all others, several of them clockwise.")));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("The first card is laid by %s, the last by %s"),
                                          tm_arg_seat (order.order[0]),
                                          tm_arg_seat (order.order[order.n_order - 1])));
}

/* «Факел». */
void
raiders_answer_torch (const TmArgs *args, TmRuling *ruling)
{
  guint n_rooms;
  const gint32 *rooms = tm_args_get_list (args, TORCH_ROOMS, &n_rooms);
  gint32 slots[RAIDERS_N_SLOTS];
  guint n_slots = 0;

  for (guint slot = 0; slot < n_rooms; slot++)
    if (rooms[slot] == SLOT_DARK)
      slots[n_slots++] = slot + 1;
  tm_ruling_set_numbers (ruling, "slots", slots, n_slots);
  tm_resolution_add_reason (
      tm_ruling_get_resolution (ruling), "raiders.item.torch",
      tm_text (N_ ("A torch shows every dark room of this level to its holder alone: %s."),
               tm_arg_number (n_slots)));
  tm_ruling_cite (ruling, "raiders.room.enter");
  tm_ruling_set_verdict (
      ruling, tm_text_n ("It shows %s room", "It shows %s rooms", tm_arg_number (n_slots)));
}
