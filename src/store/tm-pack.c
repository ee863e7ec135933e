/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-pack.h"

#include <string.h>

/* Packing */

/**
 * tm_pack_unsigned:
 * @out: bytes to append to
 * @number: the number
 *
 * Packs a number into one byte for each seven bits of it.
 */
void
tm_pack_unsigned (GByteArray *out, guint64 number)
{
  guint8 bytes[10];
  guint n = 0;

  do
    {
      bytes[n] = number & 0x7f;
      number >>= 7;
      if (number != 0)
        bytes[n] |= 0x80;
      n++;
    }
  while (number != 0);
  g_byte_array_append (out, bytes, n);
}

void
tm_pack_signed (GByteArray *out, gint64 number)
{
  tm_pack_unsigned (out, ((guint64) number << 1) ^ (number < 0 ? G_MAXUINT64 : 0));
}

void
tm_pack_string (GByteArray *out, const char *string)
{
  gsize length = strlen (string);

  tm_pack_unsigned (out, length);
  g_byte_array_append (out, (const guint8 *) string, (guint) length);
}

/**
 * tm_pack_args:
 * @out: bytes to append to
 * @args: values of parameters
 *
 * Packs the values that are given: which they are, then how many values each has, and those.
 */
void
tm_pack_args (GByteArray *out, const TmArgs *args)
{
  tm_pack_unsigned (out, args->given);
  for (guint i = 0; i < TM_MAX_PARAMS; i++)
    if (args->given & 1u << i)
      {
        guint n_values;
        const gint32 *values = tm_args_get_list (args, i, &n_values);

        tm_pack_unsigned (out, n_values);
        for (guint j = 0; j < n_values; j++)
          tm_pack_signed (out, values[j]);
      }
}

/**
 * tm_pack_changes:
 * @out: bytes to append to
 * @changes: (array length=n_changes): what a move did
 * @n_changes: how many changes
 *
 * Packs changes: how many, then for each the distance of its slot from the one before, its old
 * value, and how much it rose.
 */
void
tm_pack_changes (GByteArray *out, const TmChange *changes, guint n_changes)
{
  guint32 slot = 0;

  tm_pack_unsigned (out, n_changes);
  for (guint i = 0; i < n_changes; i++)
    {
      tm_pack_signed (out, (gint64) changes[i].slot - slot);
      tm_pack_signed (out, changes[i].before);
      tm_pack_signed (out, (gint64) changes[i].after - changes[i].before);
      slot = changes[i].slot;
    }
}

/* Faces, cells and strings are kept as words: whoever reads a list of matches has no box at hand. */
static void
pack_text_arg (GByteArray *out, const TmTextArg *arg, const TmBox *box)
{
  gboolean is_word = arg->kind == TM_TEXT_ARG_FACE || arg->kind == TM_TEXT_ARG_CELL;
  TmTextArgKind kind = is_word ? TM_TEXT_ARG_WORD : arg->kind;

  tm_pack_unsigned (out, kind);
  switch (arg->kind)
    {
    case TM_TEXT_ARG_NUMBER:
    case TM_TEXT_ARG_SEAT:
    case TM_TEXT_ARG_SEATS:
    case TM_TEXT_ARG_DECIMAL:
      tm_pack_signed (out, arg->number);
      break;
    case TM_TEXT_ARG_WORD:
      tm_pack_string (out, arg->word != NULL ? arg->word : "");
      break;
    case TM_TEXT_ARG_FACE:
      tm_pack_string (
          out, tm_box_get_face_name (box, arg->number >> 16, (gint16) (arg->number & 0xffff)));
      break;
    case TM_TEXT_ARG_CELL:
      {
        g_autofree char *cell = tm_box_dup_cell_name (box, arg->number >> 16, arg->number & 0xffff);
        tm_pack_string (out, cell);
        break;
      }
    case TM_TEXT_ARG_STRING:
      tm_pack_string (out, tm_box_get_string (box, arg->number));
      break;
    case TM_TEXT_ARG_NONE:
    default:
      break;
    }
}

/**
 * tm_pack_text:
 * @out: bytes to append to
 * @text: a sentence
 * @box: the box of its match
 *
 * Packs a sentence so that it can later be read in any language, with no more than the names of
 * the seats at hand.
 */
void
tm_pack_text (GByteArray *out, const TmText *text, const TmBox *box)
{
  tm_pack_string (out, text->msgid != NULL ? text->msgid : "");
  tm_pack_string (out, text->plural != NULL ? text->plural : "");
  for (guint i = 0; i < TM_TEXT_MAX_ARGS; i++)
    pack_text_arg (out, &text->args[i], box);
}

/* Unpacking */

/**
 * tm_unpack_init:
 * @self: (out caller-allocates): the place to set up
 * @data: (array length=length) (nullable): packed bytes; have to outlive @self
 * @length: how many
 *
 * Begins to read packed bytes.
 */
void
tm_unpack_init (TmUnpack *self, gconstpointer data, gsize length)
{
  self->at = data;
  self->end = self->at + length;
  self->is_bad = FALSE;
}

static guint64
unpack_long (TmUnpack *self)
{
  guint64 number = 0;
  guint shift = 0;

  while (self->at < self->end && shift < 64)
    {
      guint8 byte = *self->at++;

      number |= (guint64) (byte & 0x7f) << shift;
      if (!(byte & 0x80))
        return number;
      shift += 7;
    }
  self->at = self->end;
  self->is_bad = TRUE;
  return 0;
}

/**
 * tm_unpack_unsigned:
 * @self: a place in packed bytes
 *
 * Reads a number.
 *
 * Returns: the number; 0 if there is none
 */
guint64
tm_unpack_unsigned (TmUnpack *self)
{
  if (G_LIKELY (self->at < self->end && *self->at < 0x80))
    return *self->at++;
  return unpack_long (self);
}

gint64
tm_unpack_signed (TmUnpack *self)
{
  guint64 number = tm_unpack_unsigned (self);

  return (gint64) (number >> 1) ^ -(gint64) (number & 1);
}

char *
tm_unpack_dup_string (TmUnpack *self)
{
  guint64 length = tm_unpack_unsigned (self);
  const char *start = (const char *) self->at;

  if (length == 0)
    return g_strdup ("");
  if (length > (guint64) (self->end - self->at)
      || !g_utf8_validate_len (start, (gsize) length, NULL))
    {
      self->is_bad = TRUE;
      self->at = self->end;
      return g_strdup ("");
    }
  self->at += length;
  return g_strndup (start, (gsize) length);
}

static gint32
unpack_value (TmUnpack *self, gint64 base)
{
  gint64 step = tm_unpack_signed (self);

  /* Bytes from a stranger may spell any 64 bits: the sum is made only where it fits. */
  if (step < G_MININT32 - base || step > G_MAXINT32 - base)
    {
      self->is_bad = TRUE;
      return 0;
    }
  return (gint32) (base + step);
}

/**
 * tm_unpack_args:
 * @self: a place in packed bytes
 * @args: (out caller-allocates): the values
 *
 * Reads what tm_pack_args() wrote. The values are in range of their type; whether they fit their
 * declaration is the engine's to say.
 *
 * Returns: %FALSE if the bytes are no such values
 */
gboolean
tm_unpack_args (TmUnpack *self, TmArgs *args)
{
  guint64 given = tm_unpack_unsigned (self);
  guint n_used = 0;

  tm_args_init (args);
  if (given >> TM_MAX_PARAMS != 0)
    self->is_bad = TRUE;
  for (guint i = 0; i < TM_MAX_PARAMS && !self->is_bad; i++)
    if (given & 1u << i)
      {
        gint32 values[TM_ARGS_POOL];
        guint64 n_values = tm_unpack_unsigned (self);

        if (n_values > TM_ARGS_POOL - n_used)
          {
            self->is_bad = TRUE;
            break;
          }
        n_used += (guint) n_values;
        for (guint j = 0; j < n_values; j++)
          values[j] = unpack_value (self, 0);
        tm_args_set_list (args, i, values, (guint) n_values);
      }
  return !self->is_bad;
}

/**
 * tm_unpack_changes:
 * @self: a place in packed bytes
 * @changes: (element-type TmChange): where they go; emptied first
 *
 * Reads what tm_pack_changes() wrote.
 *
 * Returns: %FALSE if the bytes are no changes
 */
gboolean
tm_unpack_changes (TmUnpack *self, GArray *changes)
{
  guint64 n_changes = tm_unpack_unsigned (self);
  gint64 slot = 0;

  g_array_set_size (changes, 0);
  /* Each change takes three bytes at least, so no more can follow than this. */
  if (n_changes > (guint64) (self->end - self->at) / 3)
    self->is_bad = TRUE;
  for (guint64 i = 0; i < n_changes && !self->is_bad; i++)
    {
      TmChange change;

      slot = unpack_value (self, slot);
      change.slot = (guint32) slot;
      change.before = unpack_value (self, 0);
      change.after = unpack_value (self, change.before);
      if (slot < 0)
        self->is_bad = TRUE;
      g_array_append_val (changes, change);
    }
  return !self->is_bad;
}

/* A sentence out of a file is used as a pattern: anything but plain arguments is refused. */
static gboolean
is_sentence (const char *pattern)
{
  guint n_args = 0;

  for (const char *p = strchr (pattern, '%'); p != NULL; p = strchr (p, '%'))
    {
      p++;
      if (*p == '%')
        {
          p++;
          continue;
        }
      if (g_ascii_isdigit (p[0]) && p[1] == '$')
        {
          if (p[0] < '1' || p[0] > '0' + TM_TEXT_MAX_ARGS)
            return FALSE;
          p += 2;
        }
      if (*p != 's' || ++n_args > TM_TEXT_MAX_ARGS)
        return FALSE;
    }
  return TRUE;
}

static void
unpack_text_arg (TmUnpack *self, TmTextArg *arg, GPtrArray *words, TmBox *box)
{
  arg->kind = (TmTextArgKind) tm_unpack_unsigned (self);
  switch (arg->kind)
    {
    case TM_TEXT_ARG_NUMBER:
    case TM_TEXT_ARG_SEAT:
    case TM_TEXT_ARG_SEATS:
    case TM_TEXT_ARG_DECIMAL:
      arg->number = unpack_value (self, 0);
      break;
    case TM_TEXT_ARG_WORD:
      arg->word = tm_unpack_dup_string (self);
      g_ptr_array_add (words, (gpointer) arg->word);
      break;
    case TM_TEXT_ARG_STRING:
      {
        g_autofree char *string = tm_unpack_dup_string (self);
        arg->number = tm_box_intern (box, string);
        break;
      }
    case TM_TEXT_ARG_NONE:
      break;
    case TM_TEXT_ARG_FACE:
    case TM_TEXT_ARG_CELL:
    default:
      arg->kind = TM_TEXT_ARG_NONE;
      self->is_bad = TRUE;
      break;
    }
}

/**
 * tm_unpack_dup_text:
 * @self: a place in packed bytes
 * @box: a box with the names of the seats
 *
 * Reads a sentence that tm_pack_text() wrote and puts it into the reader's language.
 *
 * Returns: (transfer full): the words; "" if the bytes are no sentence
 */
char *
tm_unpack_dup_text (TmUnpack *self, TmBox *box)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *msgid = tm_unpack_dup_string (self);
  g_autofree char *plural = tm_unpack_dup_string (self);
  TmText text = { .msgid = msgid, .plural = *plural != '\0' ? plural : NULL };

  for (guint i = 0; i < TM_TEXT_MAX_ARGS && !self->is_bad; i++)
    unpack_text_arg (self, &text.args[i], words, box);
  if (self->is_bad || *msgid == '\0' || !is_sentence (msgid) || !is_sentence (plural))
    return g_strdup ("");
  return tm_text_dup_string (&text, box);
}
