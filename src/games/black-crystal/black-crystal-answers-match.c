/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about the course of a match: whose turn is next, the draft, the bag, the win. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-order.h"
#include "black-crystal-questions.h"

/* Turns */

static gboolean
read_order (const TmArgs *args, gint32 skips[CRYSTAL_MAX_SEATS], TmRuling *ruling)
{
  guint n_seats = (guint) tm_args_get (args, TURN_ORDER_SEATS);
  guint n_skips;
  const gint32 *asked = tm_args_get_list (args, TURN_ORDER_SKIPS, &n_skips);

  if (n_skips != n_seats)
    {
      tm_ruling_refuse (
          ruling, "skips",
          tm_text (N_ ("one number for each of the %s players"), tm_arg_number ((gint32) n_seats)));
      return FALSE;
    }
  if (tm_args_get (args, TURN_ORDER_CURRENT) >= (gint32) n_seats)
    {
      tm_ruling_refuse (
          ruling, "current",
          tm_text (N_ ("a seat of the %s players"), tm_arg_number ((gint32) n_seats)));
      return FALSE;
    }
  for (guint seat = 0; seat < n_seats; seat++)
    skips[seat] = asked[seat];
  return TRUE;
}

/* R «Начало игры», p. 5. */
void
crystal_answer_turn_order (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint n_seats = (guint) tm_args_get (args, TURN_ORDER_SEATS);
  gint32 skips[CRYSTAL_MAX_SEATS] = { 0 };
  gint32 skipped[CRYSTAL_MAX_SKIPPED];
  guint n_skipped, next;

  if (!read_order (args, skips, ruling))
    return;
  next = crystal_find_next_seat (n_seats, (guint) tm_args_get (args, TURN_ORDER_CURRENT), skips,
                                 resolution, skipped, &n_skipped);
  tm_resolution_add_reason (resolution, "crystal.turn.order",
                            tm_text (N_ ("Turns go round clockwise.")));
  for (guint i = 0; i < n_skipped; i++)
    tm_resolution_add_reason (
        resolution, "crystal.turn.order",
        tm_text (N_ ("%s loses this turn."), tm_arg_seat ((guint) skipped[i])));
  tm_ruling_set_number (ruling, "next", next);
  tm_ruling_set_numbers (ruling, "skipped", skipped, n_skipped);
  tm_ruling_set_numbers (ruling, "skips", skips, n_seats);
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Next turn: %s"), tm_arg_seat (next)));
}

/* Set-up */

/* R «Начало игры», p. 5. */
void
crystal_answer_draft (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint n_signs;
  const gint32 *signs = tm_args_get_list (args, ASK_DRAFT_SIGNS, &n_signs);
  gint32 keepable = 0;

  for (guint i = 0; i < n_signs; i++)
    keepable += signs[i] == SIGN_POSITIVE;
  tm_ruling_set_number (ruling, "keepable", keepable);
  tm_ruling_set_flag (ruling, "redraw", keepable == 0);
  tm_resolution_add_reason (
      resolution, "crystal.setup.draft",
      tm_text (N_ ("One positive card is kept, the others go on to the left.")));
  if (keepable == 0)
    tm_resolution_add_reason (
        resolution, "crystal.setup.draft",
        tm_text (N_ ("Three negative cards are shown and discarded, and three new ones taken.")));
  tm_ruling_set_verdict (
      ruling, keepable == 0 ? tm_text (N_ ("All three are discarded and drawn again"))
                            : tm_text_n ("%s card can be kept", "One of %s cards can be kept",
                                         tm_arg_number (keepable)));
}

#define ALL_CRYSTALS 4
#define ALL_EXITS 2
#define ALL_PORTALS 4
#define ALL_PITS 2
#define OUT_TILES (CRYSTAL_N_TILES - CRYSTAL_N_IN_PLAY)

/* R «Выбор варианта игры», p. 3, and «Подготовка к игре», p. 5. */
void
crystal_answer_tiles (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint crystals, exits, out_ordinary, ordinary;

  crystal_get_variant ((CrystalVariant) tm_args_get (args, ASK_TILES_VARIANT), &crystals, &exits);
  out_ordinary = OUT_TILES - (ALL_CRYSTALS - crystals) - (ALL_EXITS - exits);
  ordinary = CRYSTAL_N_IN_PLAY - crystals - exits - ALL_PORTALS - ALL_PITS;
  tm_ruling_set_number (ruling, "in_play", CRYSTAL_N_IN_PLAY);
  tm_ruling_set_number (ruling, "crystals", crystals);
  tm_ruling_set_number (ruling, "exits", exits);
  tm_ruling_set_number (ruling, "portals", ALL_PORTALS);
  tm_ruling_set_number (ruling, "pits", ALL_PITS);
  tm_ruling_set_number (ruling, "ordinary", ordinary);
  tm_ruling_set_number (ruling, "out_crystals", ALL_CRYSTALS - crystals);
  tm_ruling_set_number (ruling, "out_exits", ALL_EXITS - exits);
  tm_ruling_set_number (ruling, "out_ordinary", out_ordinary);
  tm_resolution_add_reason (resolution, "crystal.variants",
                            tm_text (N_ ("Crystals in the bag: %s, exits: %s."),
                                     tm_arg_number ((gint32) crystals),
                                     tm_arg_number ((gint32) exits)));
  tm_resolution_add_reason (
      resolution, "crystal.setup.tiles",
      tm_text (
          N_ ("Of %s tiles %s always leave: the other crystals and exits, and ordinary tiles to "
              "make up the number: %s."),
          tm_arg_number (CRYSTAL_N_TILES), tm_arg_number (OUT_TILES),
          tm_arg_number ((gint32) out_ordinary)));
  tm_ruling_set_verdict (ruling, tm_text (N_ ("Tiles in play: %s, ordinary ones: %s"),
                                          tm_arg_number (CRYSTAL_N_IN_PLAY),
                                          tm_arg_number ((gint32) ordinary)));
}

/* The win */

/* R «Знакомство с игрой», p. 3. */
void
crystal_answer_win (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  const struct
  {
    const char *id;
    gboolean applies;
    const char *text;
  } whys[] = {
    { "win.no-crystal", tm_args_get (args, ASK_WIN_CRYSTALS) == 0,
      N_ ("The dwarf carries no crystal.") },
    { "win.not-on-exit", tm_args_get (args, ASK_WIN_EVENT) != EVENT_EXIT,
      N_ ("The dwarf does not stand on an exit.") },
    { "win.pending", tm_args_get (args, ASK_WIN_PENDING) != 0,
      N_ ("Something is still to be resolved, such as a duel.") },
  };
  const char *ids[G_N_ELEMENTS (whys) + 1];
  guint n_ids = 0;

  tm_resolution_add_reason (
      resolution, "crystal.win",
      tm_text (N_ ("The first dwarf wins who rests on an exit with a crystal.")));
  for (guint i = 0; i < G_N_ELEMENTS (whys); i++)
    if (whys[i].applies)
      {
        ids[n_ids++] = whys[i].id;
        tm_resolution_add_reason (resolution, "crystal.win", tm_text (whys[i].text));
      }
  ids[n_ids] = NULL;
  if (tm_args_get (args, ASK_WIN_EVENT) == EVENT_EXIT && tm_args_get (args, ASK_WIN_CRYSTALS) > 0)
    tm_ruling_cite (ruling, "crystal.o.exit");
  tm_ruling_cite (ruling, "crystal.goal");
  tm_ruling_set_flag (ruling, "wins", n_ids == 0);
  tm_ruling_set_words (ruling, "why", ids);
  tm_ruling_set_verdict (ruling, n_ids == 0 ? tm_text (N_ ("The dwarf wins"))
                                            : tm_text (N_ ("The dwarf does not win yet")));
}
