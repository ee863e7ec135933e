/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-delta-private.h"

#include "tm-json.h"
#include "tm-luck.h"
#include "tm-pack.h"

/* A gap between two moves that is longer than this was no playing. */
#define LONGEST_PAUSE (G_GINT64_CONSTANT (30) * 60 * G_USEC_PER_SEC)

struct _TmMatchTracker
{
  TmMatch *match;
  char *uuid;
  gint64 started;
  gint64 stamp;
  guint n_words;
  guint *n_faces;
};

static void
clear_word (gpointer data)
{
  TmMatchWord *word = data;

  g_free (word->text);
}

static void
head_free (TmMatchHead *head)
{
  g_free (head->layout);
  g_free (head->options);
  g_free (head->title);
  g_free (head->entropy);
  g_clear_pointer (&head->seal, g_bytes_unref);
  g_clear_pointer (&head->seed, g_bytes_unref);
  g_clear_pointer (&head->seat_names, g_ptr_array_unref);
  g_free (head);
}

void
tm_match_delta_free (TmMatchDelta *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_clear_pointer (&self->head, head_free);
  g_array_unref (self->rows);
  g_byte_array_unref (self->arena);
  g_array_unref (self->marks);
  g_array_unref (self->words);
  g_array_unref (self->faces);
  g_clear_pointer (&self->progress, g_bytes_unref);
  g_clear_pointer (&self->sentence, g_bytes_unref);
  g_clear_pointer (&self->falls, g_array_unref);
  g_free (self);
}

/**
 * tm_match_delta_is_first:
 * @self: what is to be written
 *
 * Tells whether it is a whole match, to be written for the first time.
 *
 * Returns: %FALSE if the match has to be there already
 */
gboolean
tm_match_delta_is_first (const TmMatchDelta *self)
{
  return self->head != NULL;
}

/**
 * tm_match_delta_get_n_lines:
 * @self: what is to be written
 *
 * Gets how many lines of the journal it is about.
 *
 * Returns: new lines, and those that were undone or done again
 */
guint
tm_match_delta_get_n_lines (const TmMatchDelta *self)
{
  guint n_lines = self->rows->len;

  for (guint i = 0; i < self->marks->len; i++)
    {
      const TmMatchMark *mark = &g_array_index (self->marks, TmMatchMark, i);
      n_lines += mark->last - mark->first + 1;
    }
  return n_lines;
}

/* Capturing */

static void
capture_words (TmMatchTracker *self, TmMatchDelta *delta)
{
  TmBox *box = tm_match_get_box (self->match);

  for (; self->n_words < tm_box_get_n_strings (box); self->n_words++)
    {
      TmMatchWord word = { .number = self->n_words };

      word.text = g_strdup (tm_box_get_string (box, (gint32) self->n_words));
      g_array_append_val (delta->words, word);
    }
}

static void
capture_faces (TmMatchTracker *self, TmMatchDelta *delta)
{
  TmBox *box = tm_match_get_box (self->match);
  const TmKit *kit = tm_box_get_kit (box);

  for (guint kind = 0; kind < kit->n_pieces; kind++)
    for (; self->n_faces[kind] < tm_box_get_n_faces (box, kind); self->n_faces[kind]++)
      {
        const TmFace *face = tm_box_get_face (box, kind, (gint32) self->n_faces[kind]);
        TmMatchWord word = { .number = self->n_faces[kind], .piece = kit->pieces[kind].id };

        word.text = g_strdup (face->code);
        g_array_append_val (delta->faces, word);
      }
}

static GBytes *
pack_words (TmMatch *match, const TmText *text)
{
  GByteArray *bytes = g_byte_array_new ();

  tm_pack_text (bytes, text, tm_match_get_box (match));
  return g_byte_array_free_to_bytes (bytes);
}

static GBytes *
pack_progress (TmMatch *match)
{
  const TmGame *game = tm_match_get_game (match);
  TmText text;

  if (game->describe_progress == NULL)
    return NULL;
  text = game->describe_progress (tm_match_get_table (match));
  return pack_words (match, &text);
}

static TmMatchDelta *
delta_new (TmMatchTracker *self)
{
  TmMatchDelta *delta = g_new0 (TmMatchDelta, 1);

  delta->uuid = g_strdup (self->uuid);
  delta->game = tm_match_get_game (self->match);
  delta->n_seats = tm_box_get_n_seats (tm_match_get_box (self->match));
  for (guint seat = 0; seat < TM_MAX_SEATS; seat++)
    delta->parts[seat] = -1;
  delta->rows = g_array_new (FALSE, FALSE, sizeof (TmMatchRow));
  delta->arena = g_byte_array_new ();
  delta->marks = g_array_new (FALSE, FALSE, sizeof (TmMatchMark));
  delta->words = g_array_new (FALSE, FALSE, sizeof (TmMatchWord));
  delta->faces = g_array_new (FALSE, FALSE, sizeof (TmMatchWord));
  g_array_set_clear_func (delta->words, clear_word);
  g_array_set_clear_func (delta->faces, clear_word);
  return delta;
}

static void
capture_achieved (TmMatch *match, TmMatchDelta *delta)
{
  const TmTable *table = tm_match_get_table (match);

  for (guint seat = 0; seat < delta->n_seats; seat++)
    {
      if (delta->game->get_part != NULL)
        delta->parts[seat] = delta->game->get_part (table, seat);
      if (delta->game->get_achieved != NULL)
        delta->achieved[seat] = delta->game->get_achieved (table, seat);
    }
}

/* The time that was played, and the end: that of the last move that counts. */
static void
capture_times (TmMatch *match, TmMatchDelta *delta)
{
  gint64 previous = 0;
  TmEntry entry;

  for (guint seq = 1; seq <= tm_match_get_n_entries (match); seq++)
    {
      tm_match_get_entry (match, seq, &entry);
      if (entry.time <= 0)
        continue;
      if (previous > 0)
        delta->length += CLAMP (entry.time - previous, 0, LONGEST_PAUSE);
      previous = entry.time;
      if (entry.is_done)
        delta->finished = entry.time;
    }
}

static void
capture_ending (TmMatch *match, TmMatchDelta *delta)
{
  capture_times (match, delta);
  capture_achieved (match, delta);
  delta->sentence = pack_words (match, &delta->result.sentence);
  delta->falls = tm_luck_count_match (match);
}

/* How the match stands after what was captured. */
static void
finish_delta (TmMatchTracker *self, TmMatchDelta *delta)
{
  capture_words (self, delta);
  capture_faces (self, delta);
  delta->started = self->started;
  delta->expected = self->stamp;
  delta->changed = MAX (g_get_real_time (), self->stamp + 1);
  self->stamp = delta->changed;
  delta->n_moves = tm_match_get_n_entries (self->match);
  delta->progress = pack_progress (self->match);
  tm_match_get_result (self->match, &delta->result);
  if (delta->result.ending != TM_ENDING_OPEN)
    capture_ending (self->match, delta);
}

static void
capture_row (TmMatchTracker *self, TmMatchDelta *delta, guint seq)
{
  TmMatchRow row;
  TmMove move;
  guint n_changes;
  const TmChange *changes = tm_match_get_changes (self->match, seq, &n_changes);

  tm_match_get_entry (self->match, seq, &row.entry);
  tm_match_get_move (self->match, seq, &move);
  row.params = delta->arena->len;
  tm_pack_args (delta->arena, &move.args);
  row.changes = delta->arena->len;
  tm_pack_changes (delta->arena, changes, n_changes);
  row.end = delta->arena->len;
  g_array_append_val (delta->rows, row);
}

static char *
dup_options (TmBox *box)
{
  g_autoptr (GVariant) options = g_variant_ref_sink (tm_box_dup_options (box));
  g_autoptr (JsonNode) node = tm_json_new_from_variant (options);

  return json_to_string (node, FALSE);
}

/* What is played on a table that may be any game's. */
static char *
dup_title (TmBox *box)
{
  const TmGame *game = tm_box_get_game (box);
  int option = tm_game_find_option (game, "title");
  g_autoptr (GVariant) options = NULL;
  char *title = NULL;

  if (option < 0 || game->options[option].param.kind != TM_PARAM_TEXT)
    return NULL;
  options = g_variant_ref_sink (tm_box_dup_options (box));
  if (!g_variant_lookup (options, "title", "s", &title) || *title == '\0')
    g_clear_pointer (&title, g_free);
  return title;
}

/* What the players were shown: the hash of the seed. */
static GBytes *
hash_seed (const guint8 seed[TM_RANDOM_SEED_SIZE])
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8 hash[TM_RANDOM_SEED_SIZE];
  gsize size = sizeof hash;

  g_checksum_update (checksum, seed, TM_RANDOM_SEED_SIZE);
  g_checksum_get_digest (checksum, hash, &size);
  return g_bytes_new (hash, size);
}

static void
capture_seal (TmMatch *match, TmMatchHead *head)
{
  const TmRandom *random = tm_match_get_random (match);
  guint8 seed[TM_RANDOM_SEED_SIZE];

  if (random == NULL)
    return;
  tm_random_get_seed (random, seed);
  head->seal = hash_seed (seed);
  head->seed = g_bytes_new (seed, sizeof seed);
  head->entropy = g_strdup (tm_match_get_entropy (match));
}

/* A seat that nobody has named stays so in every language. */
static void
capture_seat_names (TmBox *box, TmMatchHead *head)
{
  g_autoptr (TmBox) plain = tm_box_new (tm_box_get_game (box), tm_box_get_n_seats (box), NULL);

  head->seat_names = g_ptr_array_new_with_free_func (g_free);
  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    {
      char *name = tm_box_dup_seat_name (box, seat);
      g_autofree char *nobody = tm_box_dup_seat_name (plain, seat);

      if (g_str_equal (name, nobody))
        g_clear_pointer (&name, g_free);
      g_ptr_array_add (head->seat_names, name);
    }
}

static TmMatchHead *
capture_head (TmMatch *match)
{
  TmMatchHead *head = g_new0 (TmMatchHead, 1);
  TmBox *box = tm_match_get_box (match);

  head->layout = tm_box_dup_layout (box);
  head->options = dup_options (box);
  head->title = dup_title (box);
  capture_seal (match, head);
  capture_seat_names (box, head);
  return head;
}

/* Words and faces that the database has already are written once more and change nothing. */
static void
forget_captured (TmMatchTracker *self)
{
  const TmKit *kit = tm_box_get_kit (tm_match_get_box (self->match));

  self->n_words = 0;
  for (guint kind = 0; kind < kit->n_pieces; kind++)
    self->n_faces[kind] = kit->pieces[kind].n_faces;
}

/* Public */

/**
 * tm_match_tracker_new:
 * @match: a match
 * @uuid: the identifier it has, or shall have, in the database
 * @stamp: when it was changed last, as the database has it; 0: it is not there yet
 *
 * Begins to follow a match. Does not keep it alive.
 *
 * Returns: (transfer full): the tracker
 */
TmMatchTracker *
tm_match_tracker_new (TmMatch *match, const char *uuid, gint64 stamp)
{
  TmMatchTracker *self = g_new0 (TmMatchTracker, 1);
  TmBox *box = tm_match_get_box (match);
  TmEntry first;

  self->match = match;
  self->uuid = g_strdup (uuid);
  self->stamp = stamp;
  self->started = tm_match_get_n_entries (match) > 0 && tm_match_get_entry (match, 1, &first)
                          && first.time > 0
                      ? first.time
                      : g_get_real_time ();
  self->n_faces = g_new0 (guint, tm_box_get_kit (box)->n_pieces + 1);
  forget_captured (self);
  return self;
}

void
tm_match_tracker_free (TmMatchTracker *self)
{
  if (self == NULL)
    return;
  g_free (self->uuid);
  g_free (self->n_faces);
  g_free (self);
}

const char *
tm_match_tracker_get_uuid (TmMatchTracker *self)
{
  return self->uuid;
}

/**
 * tm_match_tracker_get_stamp:
 * @self: a tracker
 *
 * Gets when the match was changed last, as the database has it, or will have it.
 *
 * Returns: microseconds since 1970 UTC, different for every change
 */
gint64
tm_match_tracker_get_stamp (TmMatchTracker *self)
{
  return self->stamp;
}

/**
 * tm_match_tracker_capture_all:
 * @self: a tracker
 *
 * Captures the whole match, as if nothing of it had been captured.
 *
 * Returns: (transfer full): what is to be written
 */
TmMatchDelta *
tm_match_tracker_capture_all (TmMatchTracker *self)
{
  TmMatchDelta *delta = delta_new (self);
  guint n_entries = tm_match_get_n_entries (self->match);

  delta->head = capture_head (self->match);
  for (guint seq = 1; seq <= n_entries; seq++)
    capture_row (self, delta, seq);
  forget_captured (self);
  finish_delta (self, delta);
  return delta;
}

/**
 * tm_match_tracker_capture_line:
 * @self: a tracker
 * @seq: a new line of the journal
 *
 * Captures a move that was just recorded.
 *
 * Returns: (transfer full): what is to be written
 */
TmMatchDelta *
tm_match_tracker_capture_line (TmMatchTracker *self, guint seq)
{
  TmMatchDelta *delta = delta_new (self);

  capture_row (self, delta, seq);
  finish_delta (self, delta);
  return delta;
}

/**
 * tm_match_tracker_capture_marks:
 * @self: a tracker
 * @first: a line of the journal
 * @last: a line of the journal, not before @first
 *
 * Captures which of the lines count.
 *
 * Returns: (transfer full): what is to be written
 */
TmMatchDelta *
tm_match_tracker_capture_marks (TmMatchTracker *self, guint first, guint last)
{
  TmMatchDelta *delta = delta_new (self);
  TmMatchMark mark = { 0 };

  for (guint seq = first; seq <= last; seq++)
    {
      TmEntry entry;

      tm_match_get_entry (self->match, seq, &entry);
      if (mark.first != 0 && entry.is_done == mark.is_done)
        {
          mark.last = seq;
          continue;
        }
      if (mark.first != 0)
        g_array_append_val (delta->marks, mark);
      mark = (TmMatchMark) { .first = seq, .last = seq, .is_done = entry.is_done };
    }
  g_array_append_val (delta->marks, mark);
  finish_delta (self, delta);
  return delta;
}

/**
 * tm_match_tracker_capture_standing:
 * @self: a tracker
 *
 * Captures how the match stands and nothing else: what an earlier version of the program did not
 * keep about its ending. When it was changed last stays as it is.
 *
 * Returns: (transfer full): what is to be written
 */
TmMatchDelta *
tm_match_tracker_capture_standing (TmMatchTracker *self)
{
  TmMatchDelta *delta = delta_new (self);
  gint64 stamp = self->stamp;

  finish_delta (self, delta);
  delta->changed = stamp;
  self->stamp = stamp;
  return delta;
}
