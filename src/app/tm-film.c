/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-film.h"

/* How long a picture stays, in milliseconds. A whole match takes about a minute and a half, unless its
 * moves would be too fast or too slow to follow. */
#define WHOLE_FILM 90000
#define SHORTEST 250
#define LONGEST 1200

/* Who wants nothing to move wants it slowly. */
#define CALM 2000

/**
 * TmFilm:
 *
 * A match as a film. A picture is the table after a move that counts; step 0 is the first table. A
 * line that was taken back can be looked at, too, but the film passes over it.
 */
struct _TmFilm
{
  GObject parent_instance;

  TmMatch *match;
  TmScoreTrace *trace;
  TmOffers *nothing;
  guint seq;
  guint timeout;
};

G_DEFINE_FINAL_TYPE (TmFilm, tm_film, G_TYPE_OBJECT)

enum
{
  PROP_STEP = 1,
  PROP_SEQ,
  PROP_PLAYING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static guint
get_n_steps (TmFilm *self)
{
  return tm_score_trace_get_n_steps (self->trace);
}

static guint
get_interval (TmFilm *self)
{
  gboolean has_animations = TRUE;
  GtkSettings *settings = gtk_settings_get_default ();

  if (settings != NULL)
    g_object_get (settings, "gtk-enable-animations", &has_animations, NULL);

  return has_animations ? CLAMP (WHOLE_FILM / MAX (1, get_n_steps (self)), SHORTEST, LONGEST)
                        : CALM;
}

static gboolean
next_picture_cb (gpointer data)
{
  TmFilm *self = data;

  if (tm_film_get_step (self) < get_n_steps (self))
    tm_film_move (self, 1);
  if (tm_film_get_step (self) < get_n_steps (self))
    return G_SOURCE_CONTINUE;

  self->timeout = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);

  return G_SOURCE_REMOVE;
}

static void
tm_film_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmFilm *self = TM_FILM (object);

  switch (property)
    {
    case PROP_STEP:
      g_value_set_uint (value, tm_film_get_step (self));
      break;
    case PROP_SEQ:
      g_value_set_uint (value, self->seq);
      break;
    case PROP_PLAYING:
      g_value_set_boolean (value, self->timeout != 0);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_film_set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  TmFilm *self = TM_FILM (object);

  switch (property)
    {
    case PROP_STEP:
      tm_film_set_step (self, g_value_get_uint (value));
      break;
    case PROP_SEQ:
      tm_film_set_seq (self, g_value_get_uint (value));
      break;
    case PROP_PLAYING:
      tm_film_set_playing (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_film_dispose (GObject *object)
{
  TmFilm *self = TM_FILM (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_pointer (&self->nothing, tm_offers_free);
  g_clear_pointer (&self->trace, tm_score_trace_unref);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (tm_film_parent_class)->dispose (object);
}

static void
tm_film_class_init (TmFilmClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = tm_film_get_property;
  object_class->set_property = tm_film_set_property;
  object_class->dispose = tm_film_dispose;

  /**
   * TmFilm:step:
   *
   * How many moves that count lie before the picture.
   */
  properties[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * TmFilm:seq:
   *
   * The line of the journal after which the table is shown; 0: the first table.
   */
  properties[PROP_SEQ] = g_param_spec_uint ("seq", NULL, NULL, 0, G_MAXUINT, 0, flags);
  /**
   * TmFilm:playing:
   *
   * Whether the film runs by itself.
   */
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tm_film_init (TmFilm *self)
{
  self->nothing = tm_offers_new ();
}

/**
 * tm_film_new:
 * @match: a match, which must not change while it is looked at
 * @trace: its scores over its moves
 *
 * Makes the film of a match, at its end.
 *
 * Returns: (transfer full): the film
 */
TmFilm *
tm_film_new (TmMatch *match, TmScoreTrace *trace)
{
  TmFilm *self = g_object_new (TM_TYPE_FILM, NULL);

  self->match = g_object_ref (match);
  self->trace = tm_score_trace_ref (trace);
  self->seq = tm_score_trace_get_seq (trace, get_n_steps (self));

  return self;
}

/**
 * tm_film_get_match:
 * @self: a film
 *
 * Gets the match.
 *
 * Returns: (transfer none): the match
 */
TmMatch *
tm_film_get_match (TmFilm *self)
{
  g_return_val_if_fail (TM_IS_FILM (self), NULL);

  return self->match;
}

/**
 * tm_film_get_trace:
 * @self: a film
 *
 * Gets the scores over the moves.
 *
 * Returns: (transfer none): the scores
 */
TmScoreTrace *
tm_film_get_trace (TmFilm *self)
{
  g_return_val_if_fail (TM_IS_FILM (self), NULL);

  return self->trace;
}

/**
 * tm_film_create_scene:
 * @self: a film
 *
 * Makes the scene of the picture, with nothing to touch.
 *
 * Returns: (transfer full) (nullable): the scene; %NULL if the match has no such line any more
 */
TmScene *
tm_film_create_scene (TmFilm *self)
{
  g_autoptr (TmTable) table = NULL;

  g_return_val_if_fail (TM_IS_FILM (self), NULL);

  table = tm_table_new (tm_match_get_box (self->match));
  if (!tm_match_table_at (self->match, self->seq, table))
    return NULL;

  return tm_scene_new (table, self->nothing, TM_NO_SEAT);
}

/**
 * tm_film_get_step:
 * @self: a film
 *
 * Gets how many moves that count lie before the picture.
 *
 * Returns: the step
 */
guint
tm_film_get_step (TmFilm *self)
{
  g_return_val_if_fail (TM_IS_FILM (self), 0);

  return tm_score_trace_find_step (self->trace, self->seq);
}

/**
 * tm_film_set_step:
 * @self: a film
 * @step: a step; beyond the last one, the last one
 *
 * Goes to a picture.
 */
void
tm_film_set_step (TmFilm *self, guint step)
{
  g_return_if_fail (TM_IS_FILM (self));

  step = MIN (step, get_n_steps (self));
  if (step != tm_film_get_step (self))
    tm_film_set_seq (self, tm_score_trace_get_seq (self->trace, step));
}

/**
 * tm_film_move:
 * @self: a film
 * @n_steps: how many pictures to go on, or back if it is negative
 *
 * Goes on or back, as far as there are pictures.
 */
void
tm_film_move (TmFilm *self, int n_steps)
{
  gint64 step;

  g_return_if_fail (TM_IS_FILM (self));

  step = (gint64) tm_film_get_step (self) + n_steps;
  tm_film_set_step (self, (guint) CLAMP (step, 0, (gint64) get_n_steps (self)));
}

/**
 * tm_film_get_seq:
 * @self: a film
 *
 * Gets the line after which the table is shown.
 *
 * Returns: the line of the journal; 0: the first table
 */
guint
tm_film_get_seq (TmFilm *self)
{
  g_return_val_if_fail (TM_IS_FILM (self), 0);

  return self->seq;
}

/**
 * tm_film_set_seq:
 * @self: a film
 * @seq: a line of the journal, also one that was taken back; 0: the first table
 *
 * Shows the table as it was after a line.
 */
void
tm_film_set_seq (TmFilm *self, guint seq)
{
  g_return_if_fail (TM_IS_FILM (self));
  g_return_if_fail (seq <= tm_match_get_n_entries (self->match));

  if (seq == self->seq)
    return;

  self->seq = seq;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SEQ]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STEP]);
}

/**
 * tm_film_get_playing:
 * @self: a film
 *
 * Tells whether the film runs.
 *
 * Returns: whether the next picture comes by itself
 */
gboolean
tm_film_get_playing (TmFilm *self)
{
  g_return_val_if_fail (TM_IS_FILM (self), FALSE);

  return self->timeout != 0;
}

/**
 * tm_film_set_playing:
 * @self: a film
 * @is_playing: whether the next picture comes by itself
 *
 * Lets the film run, or stops it. At the end it begins anew.
 */
void
tm_film_set_playing (TmFilm *self, gboolean is_playing)
{
  g_return_if_fail (TM_IS_FILM (self));

  if (is_playing == (self->timeout != 0) || (is_playing && get_n_steps (self) == 0))
    return;

  if (is_playing)
    {
      if (tm_film_get_step (self) == get_n_steps (self))
        tm_film_set_step (self, 0);
      self->timeout = g_timeout_add (get_interval (self), next_picture_cb, self);
    }
  else
    g_clear_handle_id (&self->timeout, g_source_remove);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}
