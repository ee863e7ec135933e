/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-advisor.h"

#include "tm-asker.h"

/* A live question whose situation the match has now. */
typedef struct
{
  TmAdvisor *advisor;
  guint question;
  TmArgs args;
  TmAsker *asker;
  char *verdict;
  gboolean is_slow;
} Advice;

struct _TmAdvisor
{
  GObject parent_instance;

  TmMatch *match;
  gboolean is_active;
  GPtrArray *advice;
};

G_DEFINE_FINAL_TYPE (TmAdvisor, tm_advisor, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
advice_free (gpointer data)
{
  Advice *advice = data;

  g_signal_handlers_disconnect_by_data (advice->asker, advice);
  tm_asker_stop (advice->asker);
  g_object_unref (advice->asker);
  g_free (advice->verdict);
  g_free (advice);
}

/* A question whose rules have nothing to say now, or refuse the situation, has no verdict. */
static void
answered_cb (Advice *advice)
{
  TmRuling *ruling = tm_asker_get_ruling (advice->asker);

  g_clear_pointer (&advice->verdict, g_free);
  if (ruling != NULL && !tm_text_is_empty (tm_ruling_get_verdict (ruling)))
    advice->verdict
        = tm_text_dup_string (tm_ruling_get_verdict (ruling), tm_ruling_get_box (ruling));
  advice->is_slow = FALSE;
  g_signal_emit (advice->advisor, signals[SIGNAL_CHANGED], 0);
}

static void
slow_cb (Advice *advice)
{
  advice->is_slow = TRUE;
  g_signal_emit (advice->advisor, signals[SIGNAL_CHANGED], 0);
}

static Advice *
advice_new (TmAdvisor *advisor, guint question, const TmArgs *args)
{
  Advice *advice = g_new0 (Advice, 1);

  advice->advisor = advisor;
  advice->question = question;
  tm_args_copy (&advice->args, args);
  advice->asker = tm_asker_new ();
  g_signal_connect_swapped (advice->asker, "answered", G_CALLBACK (answered_cb), advice);
  g_signal_connect_swapped (advice->asker, "slow", G_CALLBACK (slow_cb), advice);
  tm_asker_ask (advice->asker, tm_match_get_game (advisor->match), question,
                tm_match_get_box (advisor->match), args);

  return advice;
}

/* The answer to a question depends on nothing but its situation. */
static Advice *
steal_same (GPtrArray *advice, guint question, const TmArgs *args)
{
  for (guint i = 0; i < advice->len; i++)
    {
      Advice *known = g_ptr_array_index (advice, i);

      if (known->question == question && tm_args_equal (&known->args, args))
        return g_ptr_array_steal_index (advice, i);
    }

  return NULL;
}

static void
look (TmAdvisor *self, guint question, GPtrArray *before)
{
  const TmGame *game = tm_match_get_game (self->match);
  Advice *advice;
  TmArgs args;

  tm_args_init (&args);
  if (!game->questions[question].is_live
      || !tm_question_fill (game, question, tm_match_get_table (self->match), &args))
    return;

  advice = steal_same (before, question, &args);
  g_ptr_array_add (self->advice, advice != NULL ? advice : advice_new (self, question, &args));
}

static void
refresh (TmAdvisor *self)
{
  g_autoptr (GPtrArray) before = g_steal_pointer (&self->advice);
  const TmGame *game = tm_match_get_game (self->match);

  self->advice = g_ptr_array_new_with_free_func (advice_free);
  for (guint i = 0; self->is_active && i < game->n_questions; i++)
    look (self, i, before);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
tm_advisor_dispose (GObject *object)
{
  TmAdvisor *self = TM_ADVISOR (object);

  g_ptr_array_set_size (self->advice, 0);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_advisor_parent_class)->dispose (object);
}

static void
tm_advisor_finalize (GObject *object)
{
  g_ptr_array_unref (TM_ADVISOR (object)->advice);

  G_OBJECT_CLASS (tm_advisor_parent_class)->finalize (object);
}

static void
tm_advisor_class_init (TmAdvisorClass *class)
{
  G_OBJECT_CLASS (class)->dispose = tm_advisor_dispose;
  G_OBJECT_CLASS (class)->finalize = tm_advisor_finalize;

  /**
   * TmAdvisor::changed:
   * @self: the advisor
   *
   * There is other advice than before.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", TM_TYPE_ADVISOR, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_advisor_init (TmAdvisor *self)
{
  self->advice = g_ptr_array_new_with_free_func (advice_free);
}

/**
 * tm_advisor_new:
 * @match: a match
 *
 * Makes an advisor that does not ask yet.
 *
 * Returns: (transfer full): the advisor
 */
TmAdvisor *
tm_advisor_new (TmMatch *match)
{
  TmAdvisor *self = g_object_new (TM_TYPE_ADVISOR, NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * tm_advisor_set_is_active:
 * @self: the advisor
 * @is_active: whether anybody wants to know
 *
 * Starts to ask, or stops and forgets what was said.
 */
void
tm_advisor_set_is_active (TmAdvisor *self, gboolean is_active)
{
  g_return_if_fail (TM_IS_ADVISOR (self));

  if (self->is_active == is_active)
    return;

  self->is_active = is_active;
  refresh (self);
}

/**
 * tm_advisor_get_n:
 * @self: the advisor
 *
 * Counts the live questions whose situation the match has now, answered or not.
 *
 * Returns: how many
 */
guint
tm_advisor_get_n (TmAdvisor *self)
{
  g_return_val_if_fail (TM_IS_ADVISOR (self), 0);

  return self->advice->len;
}

static const Advice *
get_advice (TmAdvisor *self, guint index)
{
  g_return_val_if_fail (index < self->advice->len, NULL);

  return g_ptr_array_index (self->advice, index);
}

/**
 * tm_advisor_get_question:
 * @self: the advisor
 * @index: which, below tm_advisor_get_n()
 *
 * Gets what was asked.
 *
 * Returns: index of the question in the game
 */
guint
tm_advisor_get_question (TmAdvisor *self, guint index)
{
  g_return_val_if_fail (TM_IS_ADVISOR (self), 0);

  return get_advice (self, index)->question;
}

/**
 * tm_advisor_get_verdict:
 * @self: the advisor
 * @index: which, below tm_advisor_get_n()
 *
 * Gets the answer in words.
 *
 * Returns: (transfer none) (nullable): one sentence; %NULL while it is still to come, or if there
 *   is nothing to say
 */
const char *
tm_advisor_get_verdict (TmAdvisor *self, guint index)
{
  g_return_val_if_fail (TM_IS_ADVISOR (self), NULL);

  return get_advice (self, index)->verdict;
}

/**
 * tm_advisor_is_pending:
 * @self: the advisor
 * @index: which, below tm_advisor_get_n()
 *
 * Tells whether the answer is still to come.
 *
 * Returns: whether it is
 */
gboolean
tm_advisor_is_pending (TmAdvisor *self, guint index)
{
  g_return_val_if_fail (TM_IS_ADVISOR (self), FALSE);

  return tm_asker_is_asking (get_advice (self, index)->asker);
}

/**
 * tm_advisor_is_slow:
 * @self: the advisor
 * @index: which, below tm_advisor_get_n()
 *
 * Tells whether the answer takes longer than one waits without being told.
 *
 * Returns: whether it does
 */
gboolean
tm_advisor_is_slow (TmAdvisor *self, guint index)
{
  g_return_val_if_fail (TM_IS_ADVISOR (self), FALSE);

  return get_advice (self, index)->is_slow;
}
