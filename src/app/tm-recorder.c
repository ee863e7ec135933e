/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "scene/tm-number.h"
#include "scene/tm-part.h"

#include "tm-findings.h"
#include "tm-recorder.h"

struct _TmRecorder
{
  GObject parent_instance;

  TmMatch *match;
  TmOffers *offers;
  TmOffers *nothing;
  TmResolution *resolution;
  TmResolution *foreseen;
  TmResolution *offered;

  TmMove move;
  guint32 missing;
  guint recorded_seq;
  gboolean is_refused;

  TmMove queue[TM_MAX_USED];
  guint n_queued;
};

G_DEFINE_FINAL_TYPE (TmRecorder, tm_recorder, G_TYPE_OBJECT)

static void
match_changed_cb (TmRecorder *self)
{
  tm_offers_collect (self->offers, tm_match_get_table (self->match));
}

static gboolean
is_drawn (TmRecorder *self, guint move, guint param, const TmArgs *known)
{
  return tm_game_draws_in_app (tm_match_get_game (self->match), tm_match_get_table (self->match),
                               move, param, known);
}

/* Parameters of an offered move that the app draws. */
static guint32
find_drawn (TmRecorder *self, const TmOffer *offer)
{
  const TmMoveSpec *spec = tm_game_get_move (tm_match_get_game (self->match), offer->move);
  guint32 drawn = 0;
  TmArgs known;

  tm_offer_fill (offer, &known);
  for (guint i = 0; i < spec->n_params; i++)
    if (is_drawn (self, offer->move, i, &known))
      drawn |= 1u << i;

  return drawn;
}

static void
begin_move (TmMove *move, const TmOffer *offer, guint32 drawn)
{
  *move = (TmMove) { .kind = offer->move,
                     .source = drawn != 0 ? TM_SOURCE_APP : TM_SOURCE_TABLE,
                     .note = -1 };
  tm_args_init (&move->args);
  tm_offer_fill (offer, &move->args);
}

static TmRecordStatus
get_refusal (TmRecorder *self, GError **error, GError *reason)
{
  if (g_error_matches (reason, TM_MATCH_ERROR, TM_MATCH_ERROR_ILLEGAL)
      || g_error_matches (reason, TM_MATCH_ERROR, TM_MATCH_ERROR_IMPOSSIBLE))
    {
      g_error_free (reason);
      return TM_RECORD_REFUSED;
    }

  g_propagate_error (error, reason);

  return TM_RECORD_FAILED;
}

static TmRecordStatus
record_one (TmRecorder *self, GError **error)
{
  GError *reason = NULL;
  TmRecordStatus status;

  self->recorded_seq = 0;
  self->is_refused = FALSE;
  if (tm_match_record (self->match, &self->move, self->resolution, &reason))
    {
      self->recorded_seq = tm_match_get_last_done (self->match);
      return TM_RECORD_DONE;
    }

  status = get_refusal (self, error, reason);
  self->is_refused = status == TM_RECORD_REFUSED;

  return status;
}

static void
take_next (TmRecorder *self)
{
  self->move = self->queue[0];
  self->n_queued--;
  memmove (self->queue, self->queue + 1, self->n_queued * sizeof *self->queue);
  self->missing = tm_match_get_missing (self->match, &self->move);
}

/* Records the move, and those that wait behind it until one of them has a question. */
static TmRecordStatus
record (TmRecorder *self, GError **error)
{
  TmRecordStatus status = record_one (self, error);

  while (status == TM_RECORD_DONE && self->n_queued > 0)
    {
      take_next (self);
      status = self->missing != 0 ? TM_RECORD_ASK : record_one (self, error);
    }

  return status;
}

static void
tm_recorder_dispose (GObject *object)
{
  TmRecorder *self = TM_RECORDER (object);

  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);

  g_clear_pointer (&self->offers, tm_offers_free);
  g_clear_pointer (&self->nothing, tm_offers_free);
  g_clear_pointer (&self->resolution, tm_resolution_free);
  g_clear_pointer (&self->foreseen, tm_resolution_free);
  g_clear_pointer (&self->offered, tm_resolution_free);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_recorder_parent_class)->dispose (object);
}

static void
tm_recorder_class_init (TmRecorderClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_recorder_dispose;
}

static void
tm_recorder_init (TmRecorder *self)
{
  self->offers = tm_offers_new ();
  self->nothing = tm_offers_new ();
}

/**
 * tm_recorder_new:
 * @match: the match to record
 *
 * Makes a recorder.
 *
 * Returns: (transfer full): the recorder
 */
TmRecorder *
tm_recorder_new (TmMatch *match)
{
  TmRecorder *self = g_object_new (TM_TYPE_RECORDER, NULL);

  self->match = g_object_ref (match);
  self->resolution = tm_resolution_new (tm_match_get_box (match));
  self->foreseen = tm_resolution_new (tm_match_get_box (match));
  self->offered = tm_resolution_new (tm_match_get_box (match));
  g_signal_connect_object (match, "changed", G_CALLBACK (match_changed_cb), self,
                           G_CONNECT_SWAPPED);
  match_changed_cb (self);

  return self;
}

/**
 * tm_recorder_get_match:
 * @self: the recorder
 *
 * Gets the match.
 *
 * Returns: (transfer none): the match
 */
TmMatch *
tm_recorder_get_match (TmRecorder *self)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), NULL);

  return self->match;
}

/**
 * tm_recorder_get_offers:
 * @self: the recorder
 *
 * Gets what can be recorded now.
 *
 * Returns: (transfer none): the offers; they change with the match
 */
const TmOffers *
tm_recorder_get_offers (TmRecorder *self)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), NULL);

  return self->offers;
}

/**
 * tm_recorder_touch:
 * @self: the recorder
 * @piece: a piece that the offers allow to be picked
 *
 * Picks a piece for the move to come, or drops it, as the game has it.
 */
void
tm_recorder_touch (TmRecorder *self, guint piece)
{
  g_return_if_fail (TM_IS_RECORDER (self));

  tm_offers_touch (self->offers, tm_match_get_table (self->match), piece);
}

/**
 * tm_recorder_drop_picks:
 * @self: the recorder
 *
 * Drops everything that is picked.
 *
 * Returns: whether anything was
 */
gboolean
tm_recorder_drop_picks (TmRecorder *self)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), FALSE);

  if (tm_offers_get_picks (self->offers)->n_pieces == 0)
    return FALSE;
  match_changed_cb (self);
  return TRUE;
}

/**
 * tm_recorder_draws:
 * @self: the recorder
 * @offer: index of an offer
 *
 * Tells whether the app rolls or draws for this offer.
 *
 * Returns: whether a part of the move is drawn in the app
 */
gboolean
tm_recorder_draws (TmRecorder *self, guint offer)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), FALSE);

  return find_drawn (self, tm_offers_get (self->offers, offer)) != 0;
}

/**
 * tm_recorder_create_scene:
 * @self: the recorder
 * @viewer: the seat that looks, or %TM_NO_SEAT
 *
 * Makes the scene of the table now.
 *
 * Returns: (transfer full): the scene
 */
TmScene *
tm_recorder_create_scene (TmRecorder *self, int viewer)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), NULL);

  return tm_scene_new (tm_match_get_table (self->match), self->offers, viewer);
}

/**
 * tm_recorder_create_past_scene:
 * @self: the recorder
 * @seq: a line of the journal
 *
 * Makes the scene of the table as it was after a line, with nothing to touch.
 *
 * Returns: (transfer full) (nullable): the scene; %NULL if there is no such line
 */
TmScene *
tm_recorder_create_past_scene (TmRecorder *self, guint seq)
{
  g_autoptr (TmTable) table = NULL;

  g_return_val_if_fail (TM_IS_RECORDER (self), NULL);

  table = tm_table_new (tm_match_get_box (self->match));
  if (!tm_match_table_at (self->match, seq, table))
    return NULL;

  return tm_scene_new (table, self->nothing, TM_NO_SEAT);
}

/**
 * tm_recorder_begin:
 * @self: the recorder
 * @offer: index of the offer that was touched
 * @error: return location for an error
 *
 * Begins a move, and records it if nothing has to be asked.
 *
 * Returns: how far it has come
 */
TmRecordStatus
tm_recorder_begin (TmRecorder *self, guint offer, GError **error)
{
  const TmOffer *touched;
  guint32 drawn;

  g_return_val_if_fail (TM_IS_RECORDER (self), TM_RECORD_FAILED);
  g_return_val_if_fail (offer < tm_offers_get_n (self->offers), TM_RECORD_FAILED);

  touched = tm_offers_get (self->offers, offer);
  drawn = find_drawn (self, touched);
  self->n_queued = 0;
  self->recorded_seq = 0;
  self->is_refused = FALSE;
  begin_move (&self->move, touched, drawn);
  self->missing = tm_offer_get_missing (touched, tm_match_get_table (self->match)) & ~drawn;
  if (self->missing != 0)
    return TM_RECORD_ASK;

  return record (self, error);
}

/**
 * tm_recorder_answer:
 * @self: the recorder, with a move that lacked something
 * @args: the values of all its parameters
 * @is_override: whether it is recorded although the rules are against it
 * @error: return location for an error
 *
 * Completes the move and records it.
 *
 * Returns: how far it has come
 */
TmRecordStatus
tm_recorder_answer (TmRecorder *self, const TmArgs *args, gboolean is_override, GError **error)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), TM_RECORD_FAILED);

  tm_args_copy (&self->move.args, args);
  self->move.is_override = is_override;
  self->missing = 0;

  return record (self, error);
}

/**
 * tm_recorder_override:
 * @self: the recorder, with a move that was refused as illegal
 * @error: return location for an error
 *
 * Records the refused move all the same: the table decides.
 *
 * Returns: how far it has come
 */
TmRecordStatus
tm_recorder_override (TmRecorder *self, GError **error)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), TM_RECORD_FAILED);

  self->move.is_override = TRUE;

  return record (self, error);
}

/* Whether the move stands in the journal as the last that counts, by another reading, and drew
 * nothing: a sealed draw is never repeated. */
static gboolean
can_settle_anew (TmRecorder *self, guint option, gint32 value)
{
  TmEntry entry;

  return self->recorded_seq != 0 && self->recorded_seq == tm_match_get_last_done (self->match)
         && tm_match_get_entry (self->match, self->recorded_seq, &entry) && entry.drawn == 0
         && tm_table_get_option (tm_match_get_table (self->match), option) != value;
}

/**
 * tm_recorder_choose_reading:
 * @self: the recorder, with the move that has just been recorded or refused
 * @option: the open point
 * @value: the reading, be it the one in force
 * @error: return location for an error
 *
 * Makes a reading the rule of this match: nobody is asked about it any more. If it is another than
 * before, the last move is settled by it, unless the app drew for it; then the rule holds from now
 * on. A move that was refused is tried again.
 *
 * Returns: how far it has come
 */
TmRecordStatus
tm_recorder_choose_reading (TmRecorder *self, guint option, gint32 value, GError **error)
{
  gboolean settles_anew;
  gboolean was_refused;

  g_return_val_if_fail (TM_IS_RECORDER (self), TM_RECORD_FAILED);

  settles_anew = can_settle_anew (self, option, value);
  was_refused = self->is_refused;
  if (settles_anew && !tm_match_undo (self->match, error))
    return TM_RECORD_FAILED;
  if (!tm_match_set_house_rule (self->match, option, value, error))
    return TM_RECORD_FAILED;

  return settles_anew || was_refused ? record (self, error) : TM_RECORD_DONE;
}

/**
 * tm_recorder_cancel:
 * @self: the recorder
 *
 * Forgets a move that lacks something or was refused, and those that wait behind it.
 */
void
tm_recorder_cancel (TmRecorder *self)
{
  g_return_if_fail (TM_IS_RECORDER (self));

  self->missing = 0;
  self->n_queued = 0;
  self->is_refused = FALSE;
}

/**
 * tm_recorder_use:
 * @self: the recorder
 * @moves: (array length=n_moves): what came of a ruling, in order
 * @n_moves: how many there are, 1 to %TM_MAX_USED
 * @error: return location for an error
 *
 * Records moves that were put together elsewhere, one after the other. One that lacks something is
 * asked about first; the others wait behind it.
 *
 * Returns: how far it has come
 */
TmRecordStatus
tm_recorder_use (TmRecorder *self, const TmMove *moves, guint n_moves, GError **error)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), TM_RECORD_FAILED);
  g_return_val_if_fail (n_moves > 0 && n_moves <= TM_MAX_USED, TM_RECORD_FAILED);

  memcpy (self->queue, moves, n_moves * sizeof *moves);
  self->n_queued = n_moves;
  take_next (self);
  if (self->missing != 0)
    return TM_RECORD_ASK;

  return record (self, error);
}

/**
 * tm_recorder_preview:
 * @self: the recorder, with a move that lacks something
 * @args: the values of its parameters, as far as they are known
 *
 * Finds out what the rules would make of the move, without recording it.
 *
 * Returns: (transfer none) (nullable): the resolution, until the next preview; %NULL as long as
 *   something is missing or is drawn only when the move is recorded
 */
const TmResolution *
tm_recorder_preview (TmRecorder *self, const TmArgs *args)
{
  TmMove move;

  g_return_val_if_fail (TM_IS_RECORDER (self), NULL);

  move = self->move;
  tm_args_copy (&move.args, args);

  return tm_match_preview (self->match, &move, TRUE, self->foreseen) ? self->foreseen : NULL;
}

/* What the rules would say about an offer, if nothing is left to ask or to draw. */
static TmRemark *
create_remark (TmRecorder *self, const TmOffer *offer)
{
  g_autoptr (GPtrArray) findings = NULL;
  g_autofree char *sentence = NULL;
  const TmFinding *gravest;
  TmMove move;

  if (tm_offer_get_missing (offer, tm_match_get_table (self->match)) != 0
      || find_drawn (self, offer) != 0)
    return NULL;

  begin_move (&move, offer, 0);
  if (!tm_match_preview (self->match, &move, FALSE, self->offered))
    return NULL;

  findings = tm_findings_list (self->match, self->offered);
  gravest = tm_findings_get_gravest (findings);
  if (gravest == NULL)
    return NULL;

  sentence = tm_text_dup_string (&gravest->text, tm_match_get_box (self->match));

  return tm_remark_new (gravest->grade, sentence);
}

/**
 * tm_recorder_list_remarks:
 * @self: the recorder
 *
 * Finds out what the rules would say about each offer that can be recorded with one touch: the
 * gravest finding. What is drawn only when it is recorded is not foreseen.
 *
 * Returns: (transfer full) (element-type TmRemark): by offer; an element is %NULL if there is nothing
 *   to say
 */
GPtrArray *
tm_recorder_list_remarks (TmRecorder *self)
{
  GPtrArray *remarks = g_ptr_array_new_with_free_func ((GDestroyNotify) tm_remark_free);

  g_return_val_if_fail (TM_IS_RECORDER (self), remarks);

  for (guint i = 0; i < tm_offers_get_n (self->offers); i++)
    g_ptr_array_add (remarks, create_remark (self, tm_offers_get (self->offers, i)));

  return remarks;
}

/**
 * tm_recorder_get_move:
 * @self: the recorder
 *
 * Gets the move that was begun last.
 *
 * Returns: (transfer none): the move
 */
const TmMove *
tm_recorder_get_move (TmRecorder *self)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), NULL);

  return &self->move;
}

/**
 * tm_recorder_get_missing:
 * @self: the recorder
 *
 * Gets what still has to be asked.
 *
 * Returns: a set of parameters of the move
 */
guint32
tm_recorder_get_missing (TmRecorder *self)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), 0);

  return self->missing;
}

/**
 * tm_recorder_get_resolution:
 * @self: the recorder
 *
 * Gets what the rules made of the last move, recorded or refused.
 *
 * Returns: (transfer none): the resolution
 */
const TmResolution *
tm_recorder_get_resolution (TmRecorder *self)
{
  g_return_val_if_fail (TM_IS_RECORDER (self), NULL);

  return self->resolution;
}

/**
 * tm_recorder_dup_correction:
 * @self: the recorder
 * @slot_number: the slot of a counter
 * @before: what it was
 * @after: what it is
 *
 * Puts into words that a counter was set by hand.
 *
 * Returns: (transfer full): one line
 */
char *
tm_recorder_dup_correction (TmRecorder *self, guint slot_number, int before, int after)
{
  TmBox *box = tm_match_get_box (self->match);
  g_autofree char *old_value = tm_number_dup (before);
  g_autofree char *new_value = tm_number_dup (after);
  const char *counter;
  g_autofree char *name = NULL;
  TmSlot slot;

  tm_box_describe_slot (box, slot_number, &slot);
  counter = tm_word_get (tm_box_get_kit (box)->counters[slot.index].name);
  if (slot.seat == TM_NO_SEAT)
    /* Translators: a counter set by hand: counter, value before, value after */
    return g_strdup_printf (_ ("%s %s → %s"), counter, old_value, new_value);

  name = tm_box_dup_seat_name (box, (guint) slot.seat);

  /* Translators: a counter set by hand: seat, counter, value before, value after */
  return g_strdup_printf (_ ("%s, %s %s → %s"), name, counter, old_value, new_value);
}
