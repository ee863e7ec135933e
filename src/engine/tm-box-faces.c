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
 * Gets the name of a face, untranslated, see tm_word_get().
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

/**
 * tm_box_add_face:
 * @self: a box
 * @piece_kind: index of a piece kind
 * @code: identifier of a printed face, or a face code
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
  const TmPieceSpec *spec = &self->kit->pieces[piece_kind];
  int found = tm_box_find_face (self, piece_kind, code);
  g_autofree TmFace *own = NULL;
  g_autofree char *name = NULL;

  if (found < 0)
    {
      if (!spec->has_own_faces)
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_UNKNOWN,
                       _ ("“%s” is not a face of: %s"), code, tm_word_get (spec->name));
          return FALSE;
        }
      own = g_new0 (TmFace, 1);
      if (!self->game->parse_face (piece_kind, code, own->payload, &name, error))
        return FALSE;
      own->code = g_strdup (code);
      own->name = name != NULL ? g_steal_pointer (&name) : g_strdup (code);
      own->is_own = TRUE;
      found = self->faces[piece_kind]->len;
      g_ptr_array_add (self->faces[piece_kind], g_steal_pointer (&own));
    }
  if (face != NULL)
    *face = found;
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
