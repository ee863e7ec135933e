/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-chime.h"

#include <math.h>
#include <string.h>

#define RATE 22050
#define SAMPLE_SIZE 2
#define HEADER_SIZE 44
#define LOUDEST 0.5

struct _TmChime
{
  GtkMediaStream *streams[TM_CHIME_N_SOUNDS];
};

/* One stroke on a bell: its pitch, when it is struck, how soon it fades. */
typedef struct
{
  double hertz;
  double at;
  double fade;
} Stroke;

static const Stroke tick_strokes[] = {
  { 1760, 0, 0.012 },
};

static const Stroke end_strokes[] = {
  { 880, 0, 0.25 },
  { 1108.73, 0.18, 0.25 },
  { 1318.51, 0.36, 0.5 },
};

/* Wood on wood, three times, each a little softer. */
static const Stroke roll_strokes[] = {
  { 330, 0, 0.022 },     { 872, 0, 0.008 },     { 294, 0.075, 0.02 },
  { 776, 0.075, 0.007 }, { 262, 0.135, 0.016 }, { 692, 0.135, 0.006 },
};

static const Stroke turn_strokes[] = {
  { 523.25, 0, 0.12 },
  { 783.99, 0.11, 0.2 },
};

static const struct
{
  const Stroke *strokes;
  guint n_strokes;
  double loudness;
  double seconds;
} sounds[] = {
  [TM_CHIME_TICK] = { tick_strokes, G_N_ELEMENTS (tick_strokes), 0.35, 0.08 },
  [TM_CHIME_END] = { end_strokes, G_N_ELEMENTS (end_strokes), 1, 1.8 },
  [TM_CHIME_ROLL] = { roll_strokes, G_N_ELEMENTS (roll_strokes), 0.3, 0.25 },
  [TM_CHIME_TURN] = { turn_strokes, G_N_ELEMENTS (turn_strokes), 0.25, 1 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (sounds) == TM_CHIME_N_SOUNDS);

static void
put_number (guint8 *to, guint32 number, guint n_bytes)
{
  for (guint i = 0; i < n_bytes; i++)
    to[i] = (guint8) (number >> (8 * i));
}

/* One channel of 16 bits, as the format of RIFF has it. */
static void
put_header (guint8 *wave, guint32 n_bytes)
{
  memcpy (wave, "RIFF", 4);
  put_number (wave + 4, HEADER_SIZE - 8 + n_bytes, 4);
  memcpy (wave + 8, "WAVEfmt ", 8);
  put_number (wave + 16, 16, 4);
  put_number (wave + 20, 1, 2);
  put_number (wave + 22, 1, 2);
  put_number (wave + 24, RATE, 4);
  put_number (wave + 28, RATE * SAMPLE_SIZE, 4);
  put_number (wave + 32, SAMPLE_SIZE, 2);
  put_number (wave + 34, 8 * SAMPLE_SIZE, 2);
  memcpy (wave + 36, "data", 4);
  put_number (wave + 40, n_bytes, 4);
}

static double
get_level (TmChimeSound sound, double time)
{
  double level = 0;

  for (guint i = 0; i < sounds[sound].n_strokes; i++)
    {
      const Stroke *stroke = &sounds[sound].strokes[i];
      double since = time - stroke->at;

      if (since >= 0)
        level += sin (2 * G_PI * stroke->hertz * since) * exp (-since / stroke->fade);
    }

  return level * sounds[sound].loudness;
}

/**
 * tm_chime_make_wave:
 * @sound: a sound
 *
 * Makes a sound from nothing but its strokes.
 *
 * Returns: (transfer full): a file of the format WAVE
 */
GBytes *
tm_chime_make_wave (TmChimeSound sound)
{
  guint32 n_samples;
  guint8 *wave;

  g_return_val_if_fail (sound < TM_CHIME_N_SOUNDS, NULL);

  n_samples = (guint32) (sounds[sound].seconds * RATE);
  wave = g_malloc (HEADER_SIZE + n_samples * SAMPLE_SIZE);
  put_header (wave, n_samples * SAMPLE_SIZE);
  for (guint32 i = 0; i < n_samples; i++)
    {
      double level = CLAMP (get_level (sound, (double) i / RATE) * LOUDEST, -1, 1);

      put_number (wave + HEADER_SIZE + i * SAMPLE_SIZE, (guint16) (gint16) (level * G_MAXINT16),
                  SAMPLE_SIZE);
    }

  return g_bytes_new_take (wave, HEADER_SIZE + n_samples * SAMPLE_SIZE);
}

static GtkMediaStream *
create_stream (TmChimeSound sound)
{
  g_autoptr (GBytes) wave = tm_chime_make_wave (sound);
  g_autoptr (GInputStream) input = g_memory_input_stream_new_from_bytes (wave);

  return gtk_media_file_new_for_input_stream (input);
}

/**
 * tm_chime_new:
 *
 * Makes the sounds. They are made ready when they are first heard: until then nothing is loaded that
 * could play them.
 *
 * Returns: (transfer full): the sounds
 */
TmChime *
tm_chime_new (void)
{
  return g_new0 (TmChime, 1);
}

/**
 * tm_chime_free:
 * @self: the sounds
 *
 * Frees the sounds.
 */
void
tm_chime_free (TmChime *self)
{
  for (guint i = 0; i < TM_CHIME_N_SOUNDS; i++)
    g_clear_object (&self->streams[i]);
  g_free (self);
}

/**
 * tm_chime_play:
 * @self: the sounds
 * @sound: the one to be heard
 *
 * Plays a sound. Where GTK has nothing to play it with, the end beeps as the display does, and the others
 * are not heard; whoever plays a sound shows what it means, too.
 */
void
tm_chime_play (TmChime *self, TmChimeSound sound)
{
  GtkMediaStream *stream;

  g_return_if_fail (sound < TM_CHIME_N_SOUNDS);

  if (self->streams[sound] == NULL)
    self->streams[sound] = create_stream (sound);

  stream = self->streams[sound];
  if (gtk_media_stream_get_error (stream) == NULL)
    {
      if (gtk_media_stream_is_prepared (stream))
        gtk_media_stream_seek (stream, 0);
      gtk_media_stream_play (stream);
    }
  else if (sound == TM_CHIME_END && gdk_display_get_default () != NULL)
    gdk_display_beep (gdk_display_get_default ());
}
