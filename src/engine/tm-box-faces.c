/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-box-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* Faces */

static void
face_free (gpointer data)
{
  TmFace *face = data;

  g_free ((char *) face->code);
  if (face->is_own)
    g_free ((char *) face->name);
  g_free (face);
}

void
tm_box_add_printed_faces (TmBox *self, guint kind)
{
  const TmPieceSpec *spec = &self->kit->pieces[kind];

  self->faces[kind] = g_ptr_array_new_with_free_func (face_free);
  for (guint i = 0; i < spec->n_faces; i++)
    {
      TmFace *face = g_new0 (TmFace, 1);
      face->code = g_strdup (spec->faces[i].id);
      face->name = spec->faces[i].name;
      face->symbol = spec->faces[i].symbol;
      if (spec->has_own_faces)
        {
          g_autofree char *name = NULL;
          gboolean is_known = self->game->parse_face (kind, face->code, face->payload, &name, NULL);
          g_assert (is_known);
        }
      g_ptr_array_add (self->faces[kind], face);
    }
}

/**
 * tm_box_get_n_faces:
 * @self: a box
 * @piece_kind: index of a piece kind
 *
 * Counts the faces of a kind: the printed ones, and those the match has added.
 *
 * Returns: the number of faces
 */
guint
tm_box_get_n_faces (const TmBox *self, guint piece_kind)
{
  return self->faces[piece_kind]->len;
}

/**
 * tm_box_get_face:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @face: a face, or %TM_FACE_UNKNOWN
 *
 * Gets what is known of a face.
 *
 * Returns: (transfer none) (nullable): the face; %NULL if it is unknown
 */
const TmFace *
tm_box_get_face (const TmBox *self, guint piece_kind, gint32 face)
{
  if (face < 0 || (guint) face >= self->faces[piece_kind]->len)
    return NULL;
  return g_ptr_array_index (self->faces[piece_kind], face);
}

/**
 * tm_box_get_face_name:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @face: a face, or %TM_FACE_UNKNOWN
 *
 * Gets the name of a face, untranslated, see tm_word_get(), which leaves a name that the game did not
 * give but people typed as it is.
 *
 * Returns: (transfer none): the name; a word for "unknown" if there is no such face
 */
const char *
tm_box_get_face_name (const TmBox *self, guint piece_kind, gint32 face)
{
  const TmFace *found = tm_box_get_face (self, piece_kind, face);

  return found != NULL ? found->name : TM_WORD ("face", "unknown");
}

/**
 * tm_box_find_face:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @code: identifier of a printed face, or a face code that the match has added
 *
 * Finds a face by its spelling.
 *
 * Returns: the face, or -1
 */
int
tm_box_find_face (const TmBox *self, guint piece_kind, const char *code)
{
  GPtrArray *faces = self->faces[piece_kind];

  for (guint i = 0; i < faces->len; i++)
    {
      const TmFace *face = g_ptr_array_index (faces, i);
      if (g_str_equal (face->code, code))
        return i;
    }
  return -1;
}

/* One spelling for what looks the same: composed letters, single spaces, none around. */
static char *
dup_plain (const char *typed)
{
  g_autofree char *composed = g_utf8_normalize (typed, -1, G_NORMALIZE_NFC);
  GString *plain = g_string_new (NULL);
  gboolean is_apart = FALSE;

  for (const char *c = composed; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (g_unichar_isspace (character))
        {
          is_apart = plain->len > 0;
          continue;
        }
      if (is_apart)
        g_string_append_c (plain, ' ');
      is_apart = FALSE;
      g_string_append_unichar (plain, character);
    }
  return g_string_free (plain, FALSE);
}

static gboolean
is_line (const char *code)
{
  for (const char *c = code; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;
  return *code != '\0';
}

/* What a person types as a name comes in many spellings; a code has one. */
static char *
dup_code (const TmPieceSpec *spec, const char *typed, GError **error)
{
  g_autofree char *code = NULL;
  g_autofree char *shown = NULL;

  if (spec->code_hint == NULL)
    return g_strdup (typed);
  if (g_utf8_validate (typed, -1, NULL))
    code = dup_plain (typed);
  if (code != NULL && is_line (code))
    return g_steal_pointer (&code);
  shown = tm_words_dup_shown (typed);
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
               _ ("“%s” is not accepted; accepted are words on one line"), shown);
  return NULL;
}

/* What people typed is never taken for a word of ours, and translated: no translation has this context. */
static char *
dup_own_name (const char *code)
{
  return g_strconcat ("own face\004", code, NULL);
}

static TmFace *
parse_own (const TmBox *self, guint piece_kind, const char *code, GError **error)
{
  g_autofree TmFace *own = g_new0 (TmFace, 1);
  g_autofree char *name = NULL;

  if (!self->game->parse_face (piece_kind, code, own->payload, &name, error))
    return NULL;
  own->code = g_strdup (code);
  own->name = name != NULL ? g_steal_pointer (&name) : dup_own_name (code);
  own->is_own = TRUE;
  return g_steal_pointer (&own);
}

/* The face that is there already, or the one that would be added. */
static gboolean
look_up (const TmBox *self,
         guint piece_kind,
         const char *typed,
         int *found,
         TmFace **own,
         GError **error)
{
  const TmPieceSpec *spec = &self->kit->pieces[piece_kind];
  g_autofree char *code = NULL;

  *own = NULL;
  *found = tm_box_find_face (self, piece_kind, typed);
  if (*found >= 0)
    return TRUE;
  if (!spec->has_own_faces)
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN, _ ("“%s” is not a face of: %s"),
                   typed, tm_word_get (spec->name));
      return FALSE;
    }
  code = dup_code (spec, typed, error);
  if (code == NULL)
    return FALSE;
  *found = tm_box_find_face (self, piece_kind, code);
  if (*found < 0)
    *own = parse_own (self, piece_kind, code, error);
  return *found >= 0 || *own != NULL;
}

/**
 * tm_box_add_face:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @code: identifier of a printed face, or a face code; of a kind with a `code_hint`, as people type it:
 *   spaces around it and doubled ones do not count
 * @face: (out) (optional): the face
 * @error: return location for a [error@ParamsError]
 *
 * Finds a face, or adds an own one by its code if the game reads such codes.
 *
 * Returns: whether @code is a face
 */
gboolean
tm_box_add_face (TmBox *self, guint piece_kind, const char *code, gint32 *face, GError **error)
{
  TmFace *own;
  int found;

  if (!look_up (self, piece_kind, code, &found, &own, error))
    return FALSE;
  if (own != NULL)
    {
      found = self->faces[piece_kind]->len;
      g_ptr_array_add (self->faces[piece_kind], own);
    }
  if (face != NULL)
    *face = found;
  return TRUE;
}

/**
 * tm_box_check_face:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @code: identifier of a printed face, or a face code
 * @error: return location for a [error@ParamsError]
 *
 * Tells whether tm_box_add_face() would find or add a face. Nothing is added.
 *
 * Returns: whether @code is a face
 */
gboolean
tm_box_check_face (const TmBox *self, guint piece_kind, const char *code, GError **error)
{
  TmFace *own;
  int found;

  if (!look_up (self, piece_kind, code, &found, &own, error))
    return FALSE;
  if (own != NULL)
    face_free (own);
  return TRUE;
}

/* Strings */

/**
 * tm_box_intern:
 * @self: a box
 * @string: words of a player
 *
 * Keeps a string for as long as the box lives.
 *
 * Returns: its number; the same string has the same number
 */
gint32
tm_box_intern (TmBox *self, const char *string)
{
  gpointer number;

  if (g_hash_table_lookup_extended (self->string_numbers, string, NULL, &number))
    return GPOINTER_TO_INT (number);

  g_ptr_array_add (self->strings, g_strdup (string));
  g_hash_table_insert (self->string_numbers,
                       g_ptr_array_index (self->strings, self->strings->len - 1),
                       GINT_TO_POINTER (self->strings->len - 1));
  return self->strings->len - 1;
}

/**
 * tm_box_get_string:
 * @self: a box
 * @string: a number that tm_box_intern() gave
 *
 * Gets a string that the box keeps.
 *
 * Returns: (transfer none): the string; "" if there is none of that number
 */
const char *
tm_box_get_string (const TmBox *self, gint32 string)
{
  if (string < 0 || (guint) string >= self->strings->len)
    return "";
  return g_ptr_array_index (self->strings, string);
}

/**
 * tm_box_get_n_strings:
 * @self: a box
 *
 * Counts the strings that the box keeps; they are numbered from 0.
 *
 * Returns: the number of strings
 */
guint
tm_box_get_n_strings (const TmBox *self)
{
  return self->strings->len;
}
