/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-asker.h"

#include "engine/tm-box.h"

/* So long an answer may take before it is worth saying that it takes long. */
#define PATIENCE_MILLISECONDS 300

/* What a thread works on. Nobody else writes to it, but for the flag. */
typedef struct
{
  gatomicrefcount ref_count;
  const TmGame *game;
  guint question;
  TmBox *box;
  TmArgs args;
  gint is_stopped;
} Inquiry;

struct _TmAsker
{
  GObject parent_instance;

  Inquiry *pending;
  guint patience;
  TmRuling *ruling;
  GError *error;
};

G_DEFINE_FINAL_TYPE (TmAsker, tm_asker, G_TYPE_OBJECT)

enum
{
  SIGNAL_ANSWERED,
  SIGNAL_SLOW,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A match adds faces and strings to its box while a thread may still read it, so the thread gets
 * a box of its own, in which they have the same numbers. */
static void
copy_faces (TmBox *copy, const TmBox *box)
{
  for (guint kind = 0; kind < tm_box_get_kit (box)->n_pieces; kind++)
    for (guint face = tm_box_get_n_faces (copy, kind); face < tm_box_get_n_faces (box, kind);
         face++)
      tm_box_add_face (copy, kind, tm_box_get_face (box, kind, (gint32) face)->code, NULL, NULL);
}

static void
copy_options (TmBox *copy, const TmBox *box)
{
  g_autoptr (GVariant) options = g_variant_ref_sink (tm_box_dup_options (box));
  GVariantIter iter;
  const char *id;
  GVariant *value;

  g_variant_iter_init (&iter, options);
  while (g_variant_iter_loop (&iter, "{&sv}", &id, &value))
    tm_box_set_option (copy, id, value, NULL);
}

static TmBox *
copy_box (const TmBox *box)
{
  TmBox *copy = tm_box_new (tm_box_get_game (box), tm_box_get_n_seats (box), NULL);

  copy_faces (copy, box);
  copy_options (copy, box);
  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, seat);

      tm_box_set_seat_name (copy, seat, name);
    }
  for (guint i = 0; i < tm_box_get_n_strings (box); i++)
    tm_box_intern (copy, tm_box_get_string (box, (gint32) i));

  return copy;
}

static Inquiry *
inquiry_new (const TmGame *game, guint question, const TmBox *box, const TmArgs *args)
{
  Inquiry *self = g_new0 (Inquiry, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->game = game;
  self->question = question;
  self->box = copy_box (box);
  tm_args_copy (&self->args, args);

  return self;
}

static void
inquiry_unref (Inquiry *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  tm_box_unref (self->box);
  g_free (self);
}

static void
ask_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Inquiry *inquiry = data;
  GError *error = NULL;
  TmRuling *ruling;

  if (g_atomic_int_get (&inquiry->is_stopped) != 0)
    {
      g_task_return_pointer (task, NULL, NULL);
      return;
    }

  ruling = tm_question_ask_while (inquiry->game, inquiry->question, inquiry->box, &inquiry->args,
                                  &inquiry->is_stopped, &error);
  if (ruling != NULL)
    g_task_return_pointer (task, ruling, (GDestroyNotify) tm_ruling_free);
  else
    g_task_return_error (task, error);
}

static void
forget_answer (TmAsker *self)
{
  g_clear_pointer (&self->ruling, tm_ruling_free);
  g_clear_error (&self->error);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TmAsker) self = user_data;
  Inquiry *inquiry = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (TmRuling) ruling = g_task_propagate_pointer (G_TASK (result), &error);

  /* Nobody waits for it any more. */
  if (inquiry != self->pending)
    return;

  g_clear_pointer (&self->pending, inquiry_unref);
  g_clear_handle_id (&self->patience, g_source_remove);
  self->ruling = g_steal_pointer (&ruling);
  self->error = g_steal_pointer (&error);
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0);
}

static gboolean
patience_over_cb (gpointer user_data)
{
  TmAsker *self = user_data;

  self->patience = 0;
  g_signal_emit (self, signals[SIGNAL_SLOW], 0);

  return G_SOURCE_REMOVE;
}

static void
tm_asker_dispose (GObject *object)
{
  tm_asker_stop (TM_ASKER (object));

  G_OBJECT_CLASS (tm_asker_parent_class)->dispose (object);
}

static void
tm_asker_class_init (TmAskerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_asker_dispose;

  /**
   * TmAsker::answered:
   * @self: the asker
   *
   * The rules have answered the question asked last, with a ruling or an error.
   */
  signals[SIGNAL_ANSWERED] = g_signal_new ("answered", TM_TYPE_ASKER, G_SIGNAL_RUN_LAST, 0, NULL,
                                           NULL, NULL, G_TYPE_NONE, 0);
  /**
   * TmAsker::slow:
   * @self: the asker
   *
   * The answer takes longer than one waits without being told.
   */
  signals[SIGNAL_SLOW] = g_signal_new ("slow", TM_TYPE_ASKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 0);
}

static void
tm_asker_init (TmAsker *self)
{
}

/**
 * tm_asker_new:
 *
 * Makes an asker that has not asked anything.
 *
 * Returns: (transfer full): the asker
 */
TmAsker *
tm_asker_new (void)
{
  return g_object_new (TM_TYPE_ASKER, NULL);
}

/**
 * tm_asker_ask:
 * @self: the asker
 * @game: the game
 * @question: index of one of its questions
 * @box: a box for names and faces; copied
 * @args: the situation; copied
 *
 * Asks the rules and returns at once. The question asked before is stopped, and its answer
 * forgotten.
 */
void
tm_asker_ask (
    TmAsker *self, const TmGame *game, guint question, const TmBox *box, const TmArgs *args)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TM_IS_ASKER (self));
  g_return_if_fail (question < game->n_questions);

  tm_asker_stop (self);
  self->pending = inquiry_new (game, question, box, args);
  self->patience = g_timeout_add (PATIENCE_MILLISECONDS, patience_over_cb, self);

  task = g_task_new (NULL, NULL, answered_cb, g_object_ref (self));
  g_task_set_source_tag (task, tm_asker_ask);
  g_atomic_ref_count_inc (&self->pending->ref_count);
  g_task_set_task_data (task, self->pending, (GDestroyNotify) inquiry_unref);
  g_task_run_in_thread (task, ask_in_thread);
}

/**
 * tm_asker_stop:
 * @self: the asker
 *
 * Stops asking, and forgets the last answer.
 */
void
tm_asker_stop (TmAsker *self)
{
  g_return_if_fail (TM_IS_ASKER (self));

  if (self->pending != NULL)
    g_atomic_int_set (&self->pending->is_stopped, 1);
  g_clear_pointer (&self->pending, inquiry_unref);
  g_clear_handle_id (&self->patience, g_source_remove);
  forget_answer (self);
}

/**
 * tm_asker_is_asking:
 * @self: the asker
 *
 * Tells whether an answer is still to come.
 *
 * Returns: whether it is
 */
gboolean
tm_asker_is_asking (TmAsker *self)
{
  g_return_val_if_fail (TM_IS_ASKER (self), FALSE);

  return self->pending != NULL;
}

/**
 * tm_asker_get_ruling:
 * @self: the asker
 *
 * Gets the answer.
 *
 * Returns: (transfer none) (nullable): the ruling; %NULL while it is still to come, or if there is
 *   none
 */
TmRuling *
tm_asker_get_ruling (TmAsker *self)
{
  g_return_val_if_fail (TM_IS_ASKER (self), NULL);

  return self->ruling;
}

/**
 * tm_asker_get_error:
 * @self: the asker
 *
 * Gets why there is no ruling.
 *
 * Returns: (transfer none) (nullable): the error
 */
const GError *
tm_asker_get_error (TmAsker *self)
{
  g_return_val_if_fail (TM_IS_ASKER (self), NULL);

  return self->error;
}
