/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What nobody may know: hidden dungeon cards, dark rooms, items that are only counted. */

#include "game-match.h"
#include "tm-play.h"

#define N_MATCHES 60

static guint
count_cards (const TmTable *table, int viewer, gboolean in_secret)
{
  TmScene *scene = tm_scene_new (table, NULL, viewer);
  guint n = 0;

  for (guint i = 0; i < tm_scene_get_n_nodes (scene); i++)
    {
      const TmNode *node = tm_scene_get_node (scene, i);
      gboolean is_secret = FALSE;

      for (guint up = i; up != 0; up = tm_scene_get_node (scene, up)->parent)
        is_secret = is_secret || tm_scene_get_node (scene, up)->kind == TM_NODE_SECRET;
      n += node->kind == TM_NODE_CARD && !(node->state & TM_STATE_DARK) && is_secret == in_secret;
    }
  tm_scene_free (scene);
  return n;
}

/* Plays until somebody looks by torchlight. */
static gboolean
play_to_torch (TmMatch *match, guint64 seed, guint *holder)
{
  g_autoptr (TmPlayer) player = tm_player_new (tm_match_get_box (match), seed);
  TmMove move;

  while (tm_player_choose (player, tm_match_get_table (match), &move))
    {
      g_assert_true (tm_match_record (match, &move, NULL, NULL));
      for (guint seat = 0; seat < tm_box_get_n_seats (tm_match_get_box (match)); seat++)
        if (match_get (match, "peek", seat))
          {
            *holder = seat;
            return TRUE;
          }
    }
  return FALSE;
}

static void
test_torch_shows_to_its_holder_alone (void)
{
  g_autoptr (TmBox) box = box_new (4, "deck=app deal=app lot=app");
  guint n_looks = 0;

  for (guint64 seed = 0; seed < N_MATCHES; seed++)
    {
      g_autoptr (TmMatch) match = tm_match_new (box);
      const TmTable *table = tm_match_get_table (match);
      guint holder, n_dark = 0;

      if (!play_to_torch (match, seed, &holder))
        continue;
      n_looks++;
      for (guint slot = 0; slot < 5; slot++)
        n_dark += tm_table_get_cell (table, 0, TM_NO_SEAT, 0, slot, 0) == 0;
      g_assert_cmpuint (n_dark, >, 0);
      g_assert_cmpuint (count_cards (table, holder, TRUE), ==, n_dark);
      g_assert_cmpuint (count_cards (table, (holder + 1) % 4, TRUE), ==, 0);
      g_assert_cmpuint (count_cards (table, TM_NO_SEAT, TRUE), ==, 0);
      g_assert_cmpuint (count_cards (table, holder, FALSE), ==,
                        count_cards (table, TM_NO_SEAT, FALSE));
    }
  g_assert_cmpuint (n_looks, >, N_MATCHES / 4);
}

static void
exchange (TmTable *table, guint piece, guint other, TmSlotKind part)
{
  TmBox *box = tm_table_get_box (table);
  guint slot = tm_box_get_piece_slot (box, piece, part, 0);
  guint other_slot = tm_box_get_piece_slot (box, other, part, 0);
  gint32 here = tm_table_get_slots (table)[slot];
  gint32 there = tm_table_get_slots (table)[other_slot];
  TmChange changes[] = { { slot, here, there }, { other_slot, there, here } };

  tm_table_apply (table, changes, G_N_ELEMENTS (changes));
}

static gboolean
is_stacked (const TmTable *table, guint piece)
{
  TmBox *box = tm_table_get_box (table);
  guint zone = tm_table_get_piece_zone (table, piece);

  return zone >= tm_box_get_zone (box, tm_kit_find_zone (game->kit, "stack1"), TM_NO_SEAT)
         && zone <= tm_box_get_zone (box, tm_kit_find_zone (game->kit, "stack5"), TM_NO_SEAT);
}

/* Lays the hidden cards another way: exchanges faces, and in the stacks which of them are up. */
static void
exchange_hidden (TmTable *table, const char *kind, TmRandom *random)
{
  guint n_pieces;
  guint first = tm_box_get_first_piece (tm_table_get_box (table),
                                        tm_kit_find_piece (game->kit, kind), TM_NO_SEAT, &n_pieces);

  for (guint i = 0; i + 1 < n_pieces; i++)
    {
      guint piece = first + i;
      guint other = piece + 1 + tm_random_below (random, n_pieces - i - 1);

      if (tm_table_can_see (table, piece, TM_NO_SEAT)
          || tm_table_can_see (table, other, TM_NO_SEAT))
        continue;
      exchange (table, piece, other, TM_SLOT_PIECE_FACE);
      if (is_stacked (table, piece) && is_stacked (table, other))
        exchange (table, piece, other, TM_SLOT_PIECE_MARK);
    }
}

static void
append_text (GString *words, const TmText *text, const TmBox *box)
{
  g_autofree char *string = tm_text_is_empty (text) ? NULL : tm_text_dup_string (text, box);

  g_string_append_printf (words, "%s\n", string != NULL ? string : "-");
}

/* Everything that is said about a move before it is recorded. What turns a card up is left out:
 * that is what it is for. */
static void
append_preview (GString *words, const TmTable *table, const TmOffer *offer)
{
  static const char *const turning[] = { "level", "reveal", "attack", NULL };
  TmBox *box = tm_table_get_box (table);
  const TmMoveSpec *spec = tm_game_get_move (game, offer->move);
  g_autoptr (TmResolution) resolution = tm_resolution_new (box);
  TmMove move = { .kind = offer->move, .source = TM_SOURCE_TABLE, .note = -1 };
  guint n;

  if (g_strv_contains (turning, spec->id) || tm_offer_get_missing (offer, table) != 0)
    return;
  tm_args_init (&move.args);
  tm_offer_fill (offer, &move.args);
  tm_resolution_reset (resolution, table, TRUE);
  spec->resolve (&move, resolution);
  append_text (words, tm_resolution_get_summary (resolution), box);
  append_text (words, tm_resolution_get_detail (resolution), box);
  for (const TmFinding *finding = tm_resolution_get_findings (resolution, &n); n > 0; n--)
    append_text (words, &finding++->text, box);
  for (const TmReason *reason = tm_resolution_get_reasons (resolution, &n); n > 0; n--)
    append_text (words, &reason++->text, box);
}

static void
append_rulings (GString *words, const TmTable *table)
{
  TmBox *box = tm_table_get_box (table);

  for (guint question = 0; question < game->n_questions; question++)
    {
      guint n_params, n_entries;
      const TmParam *params = tm_question_get_params (game, question, &n_params);
      g_autoptr (TmRuling) ruling = NULL;
      const TmOutcome *outcome;
      TmArgs args;

      tm_args_init (&args);
      if (!tm_question_fill (game, question, table, &args)
          || !tm_params_complete (params, n_params, box, &args, NULL))
        continue;
      ruling = tm_question_ask (game, question, box, &args, NULL);
      outcome = tm_ruling_get_outcome (ruling, &n_entries);
      for (guint i = 0; i < n_entries; i++)
        {
          g_autofree char *value = g_variant_print (outcome[i].value, FALSE);
          g_string_append_printf (words, "%s=%s\n", outcome[i].id, value);
        }
    }
}

/* What everybody can see and hear of a table. */
static char *
dup_open_words (const TmTable *table)
{
  GString *words = g_string_new (NULL);
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (TmScene) scene = NULL;
  g_autofree char *text = NULL;

  tm_offers_collect (offers, table);
  for (guint i = 0; i < tm_offers_get_n (offers); i++)
    {
      append_text (words, &tm_offers_get (offers, i)->label, tm_table_get_box (table));
      append_preview (words, table, tm_offers_get (offers, i));
    }
  append_rulings (words, table);
  scene = tm_scene_new (table, offers, TM_NO_SEAT);
  text = tm_scene_dup_text (scene);
  g_string_append (words, text);
  return g_string_free (words, FALSE);
}

/* Offers, previews with their reasons, rulings and the scene say the same of two dungeons that
 * differ in hidden cards alone; so no ruling reads one. */
static void
test_hidden_cards_change_nothing (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autoptr (TmBox) box = box_new (n_seats, "deck=app deal=app lot=app attack_deck=app");
  g_autoptr (TmTable) other = tm_table_new (box);
  guint n_different = 0;
  TmRandom random;

  tm_random_init_fast (&random, n_seats);
  for (guint64 seed = 0; seed < 3; seed++)
    {
      g_autoptr (TmMatch) match = tm_match_new (box);
      g_autoptr (TmPlayer) player = tm_player_new (box, seed);
      TmMove move;

      while (tm_player_choose (player, tm_match_get_table (match), &move))
        {
          g_autofree char *here = NULL;
          g_autofree char *there = NULL;

          g_assert_true (tm_match_record (match, &move, NULL, NULL));
          tm_table_copy (other, tm_match_get_table (match));
          exchange_hidden (other, "room", &random);
          exchange_hidden (other, "attack", &random);
          n_different += !tm_table_equal (other, tm_match_get_table (match));
          here = dup_open_words (tm_match_get_table (match));
          there = dup_open_words (other);
          g_assert_cmpstr (here, ==, there);
        }
    }
  g_assert_cmpuint (n_different, >, 30);
}

static gboolean
are_offers_equal (const TmOffers *offers, const TmOffers *others)
{
  if (tm_offers_get_n (offers) != tm_offers_get_n (others))
    return FALSE;
  for (guint i = 0; i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *here = tm_offers_get (offers, i);
      const TmOffer *there = tm_offers_get (others, i);

      if (here->move != there->move || here->label.msgid != there->label.msgid
          || here->piece != there->piece || here->seat != there->seat || here->key != there->key
          || here->is_usual != there->is_usual || here->n_presets != there->n_presets)
        return FALSE;
    }
  return TRUE;
}

/* The knight's sword and the thief's key change hands. With @show_items = held nobody but the two
 * can tell; with "open" everybody can. */
static void
test_items_shown (gconstpointer data)
{
  gboolean is_held = g_str_equal (data, "show_items=held");
  g_autoptr (TmBox) box = box_new (3, data);
  g_autoptr (TmMatch) match = tm_match_new (box);
  const TmTable *table = tm_match_get_table (match);
  guint key = tm_box_get_first_piece (box, tm_kit_find_piece (game->kit, "key"), TM_NO_SEAT, NULL);
  guint sword
      = tm_box_get_first_piece (box, tm_kit_find_piece (game->kit, "sword"), TM_NO_SEAT, NULL);
  g_autoptr (TmTable) other = NULL;
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (TmOffers) other_offers = tm_offers_new ();

  match_record (match, "begin", "heroes=knight,thief,warrior first=0");
  match_record (match, "level", "rooms=dragon,t42,dark,dark,dark");
  other = tm_table_dup (table);
  for (guint i = 0; i < 5; i++)
    exchange (other, key + i, sword + i, TM_SLOT_PIECE_PLACE);
  g_assert_false (tm_table_equal (table, other));
  tm_offers_collect (offers, table);
  tm_offers_collect (other_offers, other);
  g_assert_true (are_offers_equal (offers, other_offers) == is_held);
  for (int viewer = TM_NO_SEAT; viewer < 3; viewer++)
    {
      g_autoptr (TmScene) scene = tm_scene_new (table, offers, viewer);
      g_autoptr (TmScene) other_scene = tm_scene_new (other, other_offers, viewer);

      g_assert_true (tm_scene_equal (scene, other_scene)
                     == (is_held && viewer != 0 && viewer != 1));
    }
}

/* Whoever holds an item can play it where its name is not shown, too. */
static void
test_held_items_can_be_played (void)
{
  g_autoptr (TmBox) box = box_new (3, "show_items=held");
  g_autoptr (TmMatch) match = tm_match_new (box);
  g_autoptr (TmOffers) offers = tm_offers_new ();
  g_autoptr (TmScene) scene = NULL;
  guint n_playable = 0;

  match_record (match, "begin", "heroes=knight,thief,warrior first=0");
  match_record (match, "level", "rooms=dragon,t42,dark,dark,dark");
  tm_offers_collect (offers, tm_match_get_table (match));
  scene = tm_scene_new (tm_match_get_table (match), offers, TM_NO_SEAT);
  for (guint i = 0; i < tm_scene_get_n_nodes (scene); i++)
    {
      const TmNode *node = tm_scene_get_node (scene, i);
      n_playable += node->kind == TM_NODE_BUTTON && node->seat == 0 && node->offer >= 0;
    }
  /* A torch, a crystal or a sword; a key is of no use against a monster. */
  g_assert_cmpuint (n_playable, ==, 3);
  match_record (match, "lay", "seat=0 card=sword");
}

/* A look by torchlight that is still open ends with the play. */
static void
test_torch_goes_out_at_the_end (void)
{
  g_autoptr (TmBox) box = box_new (2, "deck=app deal=table lot=table");
  g_autoptr (TmPlayer) player = tm_player_new (box, 3);
  g_autoptr (TmMatch) match = tm_match_new (box);
  TmMove move;

  g_assert_true (tm_player_choose (player, tm_match_get_table (match), &move));
  tm_param_set_text (
      game->moves[move.kind].params,
      tm_params_find (game->moves[move.kind].params, game->moves[move.kind].n_params, "heroes"),
      box, "explorer,thief", &move.args, NULL);
  g_assert_true (tm_match_record (match, &move, NULL, NULL));
  match_record (match, "level", "");
  match_record (match, "torch", "seat=0");
  g_assert_cmpint (match_get (match, "peek", 0), ==, 1);
  match_set (match, "wounds", 1, 10);
  g_assert_cmpstr (match_get_phase (match), ==, "tally");
  g_assert_cmpint (match_get (match, "peek", 0), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  match_find_game ("dungeon-raiders");

  g_test_add_func ("/games/dungeon-raiders/secrets/torch-shows-to-its-holder-alone",
                   test_torch_shows_to_its_holder_alone);
  g_test_add_data_func ("/games/dungeon-raiders/secrets/hidden-cards-change-nothing/solo",
                        GUINT_TO_POINTER (1), test_hidden_cards_change_nothing);
  g_test_add_data_func ("/games/dungeon-raiders/secrets/hidden-cards-change-nothing/four",
                        GUINT_TO_POINTER (4), test_hidden_cards_change_nothing);
  g_test_add_data_func ("/games/dungeon-raiders/secrets/items-by-number", "show_items=held",
                        test_items_shown);
  g_test_add_data_func ("/games/dungeon-raiders/secrets/items-by-name", "show_items=open",
                        test_items_shown);
  g_test_add_func ("/games/dungeon-raiders/secrets/items-by-number-can-be-played",
                   test_held_items_can_be_played);
  g_test_add_func ("/games/dungeon-raiders/secrets/torch-goes-out-at-the-end",
                   test_torch_goes_out_at_the_end);
  return g_test_run ();
}
