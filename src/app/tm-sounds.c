/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-application.h"
#include "tm-sounds.h"

#define CHIME_KEY "tm-sounds-chime"

/**
 * TmMatchSounds:
 *
 * The sounds of a match: [signal@TmMatchSounds::sound] tells that one is to be heard.
 *
 * A move that rolled or drew in the app sounds as that, be it that the turn ends with it; any other
 * sounds if it is the turn of somebody else after it. What is taken back is not heard.
 */
struct _TmMatchSounds
{
  GObject parent_instance;

  TmMatch *match;
  guint32 turn;
  gboolean is_recorded;
};

G_DEFINE_FINAL_TYPE (TmMatchSounds, tm_match_sounds, G_TYPE_OBJECT)

enum
{
  SIGNAL_SOUND,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static TmChime *
ensure_chime (TmApplication *application)
{
  TmChime *chime = g_object_get_data (G_OBJECT (application), CHIME_KEY);

  if (chime == NULL)
    {
      chime = tm_chime_new ();
      g_object_set_data_full (G_OBJECT (application), CHIME_KEY, chime,
                              (GDestroyNotify) tm_chime_free);
    }

  return chime;
}

/**
 * tm_sounds_play:
 * @sound: what is to be heard
 *
 * Plays a sound, if the settings want sounds.
 */
void
tm_sounds_play (TmChimeSound sound)
{
  TmApplication *application = tm_application_get ();

  if (application != NULL
      && g_settings_get_boolean (tm_application_get_settings (application), "sounds"))
    tm_chime_play (ensure_chime (application), sound);
}

static gboolean
has_drawn (TmMatch *match)
{
  TmEntry entry;

  return tm_match_get_entry (match, tm_match_get_n_entries (match), &entry) && entry.first_draw > 0;
}

static void
recorded_cb (TmMatchSounds *self)
{
  self->is_recorded = TRUE;
}

static void
changed_cb (TmMatchSounds *self)
{
  guint32 turn = tm_table_get_turn (tm_match_get_table (self->match));
  gboolean is_passed = (turn & ~self->turn) != 0;

  self->turn = turn;
  if (self->is_recorded && has_drawn (self->match))
    g_signal_emit (self, signals[SIGNAL_SOUND], 0, TM_CHIME_ROLL);
  else if (self->is_recorded && is_passed)
    g_signal_emit (self, signals[SIGNAL_SOUND], 0, TM_CHIME_TURN);
  self->is_recorded = FALSE;
}

static void
tm_match_sounds_finalize (GObject *object)
{
  g_object_unref (TM_MATCH_SOUNDS (object)->match);

  G_OBJECT_CLASS (tm_match_sounds_parent_class)->finalize (object);
}

static void
tm_match_sounds_class_init (TmMatchSoundsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_match_sounds_finalize;

  /**
   * TmMatchSounds::sound:
   * @self: the sounds
   * @sound: a [enum@ChimeSound]
   *
   * Something is to be heard.
   */
  signals[SIGNAL_SOUND] = g_signal_new ("sound", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
tm_match_sounds_init (TmMatchSounds *self)
{
}

/**
 * tm_match_sounds_new:
 * @match: a match
 *
 * Listens to a match.
 *
 * Returns: (transfer full): the sounds
 */
TmMatchSounds *
tm_match_sounds_new (TmMatch *match)
{
  TmMatchSounds *self = g_object_new (TM_TYPE_MATCH_SOUNDS, NULL);

  self->match = g_object_ref (match);
  self->turn = tm_table_get_turn (tm_match_get_table (match));
  g_signal_connect_object (match, "recorded", G_CALLBACK (recorded_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}
