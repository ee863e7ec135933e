/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is resolved on a cell a dwarf stops on, and in which order. R p. 5 to 6, p. 9 to 11, p. 14, p. 15. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-arrival.h"
#include "black-crystal-private.h"

static void
add (CrystalEntered *entered, CrystalNext next)
{
  entered->order[entered->n_order++] = (guint8) next;
}

static void
add_reason (TmResolution *resolution, const char *article, TmText text)
{
  if (resolution != NULL)
    tm_resolution_add_reason (resolution, article, text);
}

static gboolean
comes_to_boom (const CrystalEntering *entering)
{
  return entering->boom_token || (entering->event == EVENT_BOOM && entering->opened);
}

/* What the tile itself does, a Boom apart. */
static void
add_tile_event (const CrystalEntering *entering, TmResolution *resolution, CrystalEntered *entered)
{
  switch (entering->event)
    {
    case EVENT_FIND:
      if (entering->opened)
        {
          add (entered, NEXT_FIND);
          entered->finds = 1;
          add_reason (resolution, "crystal.find.draw",
                      tm_text (N_ ("A Find tile that was laid just now brings one card.")));
        }
      else if (entering->boom_token)
        add_reason (
            resolution, "crystal.find.after-boom",
            tm_text (N_ ("After the monster of the Boom token there is no Even-Odd here.")));
      else
        {
          add (entered, NEXT_EVEN_ODD);
          add_reason (resolution, "crystal.find.again",
                      tm_text (N_ ("The Find tile lay open already: Even-Odd decides.")));
        }
      break;
    case EVENT_PIT:
      add (entered, NEXT_PIT);
      add_reason (resolution, "crystal.pit.every", tm_text (N_ ("A pit opens every time.")));
      break;
    case EVENT_PORTAL:
      add (entered, NEXT_PORTAL);
      break;
    case EVENT_CRYSTAL:
      if (entering->opened)
        {
          add (entered, NEXT_CRYSTAL);
          entered->skip = 1;
          add_reason (resolution, "crystal.crystal.mine",
                      tm_text (N_ ("A crystal was found: mining it takes the next turn.")));
        }
      break;
    case EVENT_EXIT:
      add (entered, NEXT_EXIT);
      break;
    case EVENT_NONE:
      if (entering->finders > 0 && !entering->boom_token && entering->loose == 0)
        {
          add (entered, NEXT_JUNK_FIND);
          entered->finds = entering->finders;
          add_reason (resolution, "crystal.card.junk-finder",
                      tm_text_n ("An empty cell: %s card by the Junk-finder.",
                                 "An empty cell: %s cards by the Junk-finders.",
                                 tm_arg_number ((gint32) entering->finders)));
        }
      break;
    case EVENT_BOOM:
    case CRYSTAL_N_EVENTS:
    default:
      break;
    }
}

static void
add_boom (const CrystalEntering *entering, TmResolution *resolution, CrystalEntered *entered)
{
  if (comes_to_boom (entering))
    {
      add (entered, NEXT_BOOM);
      add_reason (resolution, entering->boom_token ? "crystal.boom.token" : "crystal.boom.draw",
                  tm_text (N_ ("A Boom card is drawn.")));
    }
  else if (entering->event == EVENT_BOOM)
    add_reason (
        resolution, "crystal.boom.done",
        tm_text (N_ ("This Boom was played already and no token lies here: nothing happens.")));
}

/**
 * crystal_judge_entering:
 * @entering: who stops where
 * @resolution: (nullable): how open points are read; takes the reasons
 * @entered: (out): what is resolved
 *
 * Tells what is resolved on a cell, and in which order.
 */
void
crystal_judge_entering (const CrystalEntering *entering,
                        TmResolution *resolution,
                        CrystalEntered *entered)
{
  gboolean has_event = comes_to_boom (entering)
                       || (entering->event != EVENT_NONE && entering->event != EVENT_BOOM);
  gboolean is_event_first
      = entering->rival && has_event
        && crystal_get_reading (resolution, OPTION_EVENT_ORDER) == ORDER_EVENT_FIRST;

  *entered = (CrystalEntered) { 0 };
  if (entering->rubble)
    {
      add (entered, NEXT_RUBBLE);
      add_reason (resolution, "crystal.rubble.clear",
                  tm_text (N_ ("The rubble has to be cleared first.")));
    }
  if (entering->rival && !is_event_first)
    add (entered, NEXT_DUEL);
  add_boom (entering, resolution, entered);
  add_tile_event (entering, resolution, entered);
  if (entering->rival && is_event_first)
    add (entered, NEXT_DUEL);
  if (entering->rival)
    add_reason (resolution, "crystal.duel.always",
                tm_text (N_ ("Two dwarfs on one cell always fight.")));

  if (entering->loose > 0)
    {
      if (crystal_get_reading (resolution, OPTION_PICKUP) == PICKUP_AT_ONCE)
        entered->taken = entering->loose;
      else
        entered->skip = 1;
      add_reason (resolution, "crystal.crystal.leave",
                  tm_text (N_ ("A crystal that was dropped here can be had again.")));
    }
  entered->wins = entering->event == EVENT_EXIT && entering->crystals + entered->taken > 0
                  && !entering->rubble && !entering->rival && !entering->boom_token;
  if (entered->wins)
    add_reason (resolution, "crystal.win",
                tm_text (N_ ("A crystal in hand and an exit under the feet: that wins.")));
}
