/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-match-file-private.h"

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FORMAT "tablemate-match"
#define FORMAT_VERSION 1
#define MAX_NAME_LENGTH 200
#define MAX_ENTROPY_LENGTH 2000

static const char *const top_members[]
    = { "format", "version", "game", "options", "seats",  "seal",    "moves",
        "id",     "name",    "time", "result",  "expect", "$schema", NULL };
static const char *const seat_members[] = { "name", "colour", "player", NULL };
static const char *const seal_members[] = { "hash", "entropy", "seed", NULL };

/* Moves */

static gboolean
check_changes (TmMatchFile *self, guint index, TmJsonPlace *place, GArray *changes, GError **error)
{
  JsonObject *object = json_array_get_object_element (self->moves, index);
  gsize length = tm_json_place_enter_index (place, index);

  if (json_object_has_member (object, "changes"))
    {
      if (!tm_match_step_read_changes (self, object, place, changes, error))
        return FALSE;
    }
  else
    self->has_changes = FALSE;
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_moves (TmMatchFile *self, JsonObject *top, TmJsonPlace *place, GError **error)
{
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (TmChange));
  gsize length = tm_json_place_enter (place, "moves");
  guint n_moves;

  if (!tm_json_get_array (json_object_get_member (top, "moves"), place, &self->moves, error))
    return FALSE;
  n_moves = json_array_get_length (self->moves);
  if (n_moves > TM_MATCH_FILE_MAX_STEPS)
    return tm_json_place_fail (place, error, _ ("more than %d moves; split the match"),
                               TM_MATCH_FILE_MAX_STEPS);
  self->has_changes = n_moves > 0;
  for (guint i = 0; i < n_moves; i++)
    {
      TmStep step;

      if (!tm_match_step_read (self, i, place, &step, error)
          || !check_changes (self, i, place, changes, error))
        return FALSE;
      self->has_changes = self->has_changes && step.is_exported && step.kind == TM_STEP_MOVE;
    }
  tm_json_place_leave (place, length);
  return TRUE;
}

/* The head */

static gboolean
read_format (JsonObject *top, TmJsonPlace *place, GError **error)
{
  gsize length = tm_json_place_enter (place, "format");
  const char *format;
  gint64 version;

  if (!tm_json_get_string (json_object_get_member (top, "format"), place, &format, error))
    return FALSE;
  if (!g_str_equal (format, FORMAT))
    return tm_json_place_fail (place, error, _ ("“%s” is not accepted; accepted is: %s"), format,
                               FORMAT);
  tm_json_place_leave (place, length);

  length = tm_json_place_enter (place, "version");
  if (!tm_json_get_number (json_object_get_member (top, "version"), place, 1, G_MAXINT32, &version,
                           error))
    return FALSE;
  if (version > FORMAT_VERSION)
    {
      tm_json_place_fail (place, error,
                          _ ("%d was written by a later version of Tablemate; accepted is %d"),
                          (int) version, FORMAT_VERSION);
      if (error != NULL)
        (*error)->code = TM_STORE_ERROR_NEWER;
      return FALSE;
    }
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_game (JsonObject *top, TmJsonPlace *place, const TmGame **game, GError **error)
{
  gsize length = tm_json_place_enter (place, "game");
  const char *id;

  if (!tm_json_get_string (json_object_get_member (top, "game"), place, &id, error))
    return FALSE;
  *game = tm_game_find (id);
  if (*game == NULL)
    {
      guint n_games;
      const TmGame *const *games = tm_game_list (&n_games);
      GString *ids = g_string_new (NULL);

      for (guint i = 0; i < n_games; i++)
        g_string_append_printf (ids, i > 0 ? ", %s" : "%s", games[i]->id);
      tm_json_place_fail (place, error, _ ("“%s” is not on the shelf; accepted are: %s"), id,
                          ids->str);
      g_string_free (ids, TRUE);
      return FALSE;
    }
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_seat (TmMatchFile *self, guint seat, JsonNode *node, TmJsonPlace *place, GError **error)
{
  gsize length = tm_json_place_enter_index (place, seat);
  JsonObject *object;
  const char *name;

  if (!tm_json_get_object (node, place, &object, error)
      || !tm_json_check_members (object, place, seat_members, error)
      || !tm_json_read_short (object, "name", MAX_NAME_LENGTH, place, &name, error))
    return FALSE;
  if (name != NULL && *name != '\0')
    tm_box_set_seat_name (self->box, seat, name);
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_seats (
    TmMatchFile *self, const TmGame *game, JsonObject *top, TmJsonPlace *place, GError **error)
{
  gsize length = tm_json_place_enter (place, "seats");
  JsonArray *seats;

  if (!tm_json_get_array (json_object_get_member (top, "seats"), place, &seats, error))
    return FALSE;
  self->box = tm_box_new (game, json_array_get_length (seats), error);
  if (self->box == NULL)
    return tm_json_place_prefix (place, error);
  for (guint i = 0; i < json_array_get_length (seats); i++)
    if (!read_seat (self, i, json_array_get_element (seats, i), place, error))
      return FALSE;
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_options (TmMatchFile *self, JsonObject *top, TmJsonPlace *place, GError **error)
{
  gsize outer = tm_json_place_enter (place, "options");
  JsonNode *node = json_object_get_member (top, "options");
  JsonObject *options;
  JsonObjectIter iter;
  const char *id;
  JsonNode *option;

  if (node != NULL)
    {
      if (!tm_json_get_object (node, place, &options, error))
        return FALSE;
      json_object_iter_init_ordered (&iter, options);
      while (json_object_iter_next_ordered (&iter, &id, &option))
        {
          gsize length = tm_json_place_enter (place, id);
          g_autoptr (GVariant) value = tm_json_dup_variant (option, place, error);

          if (value == NULL)
            return FALSE;
          if (!tm_box_set_option (self->box, id, value, error))
            return tm_json_place_prefix (place, error);
          tm_json_place_leave (place, length);
        }
    }
  tm_json_place_leave (place, outer);
  return TRUE;
}

static gboolean
is_hash (const char *text)
{
  return strlen (text) == 2 * TM_RANDOM_SEED_SIZE
         && strspn (text, "0123456789abcdefABCDEF") == 2 * TM_RANDOM_SEED_SIZE;
}

/* The seed has to be the one that the hash promises. */
static gboolean
read_seed (TmMatchFile *self, const char *hex, TmJsonPlace *place, GError **error)
{
  gsize length = tm_json_place_enter (place, "seed");
  TmRandom random;

  if (!tm_random_init_from_hex (&random, hex, self->entropy, error))
    return tm_json_place_prefix (place, error);
  if (self->seal != NULL)
    {
      g_autofree char *seal = tm_random_dup_seal (&random);
      if (g_ascii_strcasecmp (seal, self->seal) != 0)
        return tm_json_place_fail (
            place, error, _ ("this seed does not fit the hash of the seal, %s"), self->seal);
    }
  self->has_seed = TRUE;
  tm_random_get_seed (&random, self->seed);
  tm_json_place_leave (place, length);
  return TRUE;
}

static gboolean
read_seal (TmMatchFile *self, JsonObject *top, TmJsonPlace *place, GError **error)
{
  JsonNode *node = json_object_get_member (top, "seal");
  gsize outer = tm_json_place_enter (place, "seal");
  JsonObject *seal;
  const char *seed;

  self->entropy = "";
  if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
    {
      const char *entropy;

      if (!tm_json_get_object (node, place, &seal, error)
          || !tm_json_check_members (seal, place, seal_members, error)
          || !tm_json_read_short (seal, "hash", MAX_NAME_LENGTH, place, &self->seal, error)
          || !tm_json_read_short (seal, "entropy", MAX_ENTROPY_LENGTH, place, &entropy, error)
          || !tm_json_read_short (seal, "seed", MAX_NAME_LENGTH, place, &seed, error))
        return FALSE;
      if (entropy != NULL)
        self->entropy = entropy;
      if (self->seal != NULL && !is_hash (self->seal))
        return tm_json_place_fail (place, error, _ ("hash: accepted are 64 hexadecimal digits"));
      if (seed != NULL && !read_seed (self, seed, place, error))
        return FALSE;
    }
  tm_json_place_leave (place, outer);
  return TRUE;
}

/* What a history has numbered keeps its numbers: journals that are compared line by line carry them. */
static void
add_numbered (TmMatchFile *self, const TmMatchNumbers *numbers)
{
  const TmKit *kit = tm_box_get_kit (self->box);

  for (guint i = 0; numbers != NULL && i < numbers->words->len; i++)
    tm_box_intern (self->box, g_ptr_array_index (numbers->words, i));
  for (guint i = 0; numbers != NULL && i < numbers->faces->len; i++)
    {
      int kind = tm_kit_find_piece (kit, g_ptr_array_index (numbers->pieces, i));
      gint32 face;

      if (kind >= 0)
        tm_box_add_face (self->box, (guint) kind, g_ptr_array_index (numbers->faces, i), &face,
                         NULL);
    }
}

static gboolean
read_document (TmMatchFile *self, const TmMatchNumbers *numbers, TmJsonPlace *place, GError **error)
{
  JsonObject *top;
  const TmGame *game;
  gint64 time;

  if (!tm_json_get_object (self->root, place, &top, error)
      || !tm_json_check_members (top, place, top_members, error) || !read_format (top, place, error)
      || !read_game (top, place, &game, error)
      || !tm_json_read_short (top, "id", MAX_NAME_LENGTH, place, &self->id, error)
      || !tm_json_read_time (top, place, &time, error)
      || !read_seats (self, game, top, place, error))
    return FALSE;
  add_numbered (self, numbers);
  return read_options (self, top, place, error) && read_seal (self, top, place, error)
         && read_moves (self, top, place, error);
}

/* Public */

/**
 * tm_match_file_parse_node:
 * @name: name of the document, for messages
 * @root: (transfer none): the document
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a match that lies in a document which was parsed already, such as one case of a test.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if it does not follow the format
 */
TmMatchFile *
tm_match_file_parse_node (const char *name, JsonNode *root, GError **error)
{
  return tm_match_file_parse_numbered (name, root, NULL, error);
}

/* Reads a match of a history, in which words and faces have numbers already. */
TmMatchFile *
tm_match_file_parse_numbered (const char *name,
                              JsonNode *root,
                              const TmMatchNumbers *numbers,
                              GError **error)
{
  g_autoptr (TmMatchFile) self = g_new0 (TmMatchFile, 1);
  TmJsonPlace place;
  gboolean is_read;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (root != NULL, NULL);

  self->name = g_strdup (name);
  self->root = json_node_ref (root);
  tm_json_place_init (&place, self->name);
  is_read = read_document (self, numbers, &place, error);
  tm_json_place_clear (&place);
  return is_read ? g_steal_pointer (&self) : NULL;
}

/**
 * tm_match_file_parse:
 * @name: name of the document, for messages
 * @data: (array length=length): the text
 * @length: its length in bytes
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a match from text.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if it does not follow the format
 */
TmMatchFile *
tm_match_file_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (JsonNode) root = tm_json_parse (name, data, length, error);

  return root != NULL ? tm_match_file_parse_node (name, root, error) : NULL;
}

/**
 * tm_match_file_load:
 * @path: (type filename): the file
 * @error: return location for an error in %TM_STORE_ERROR; its message is one line that tells the
 *   file, the place in it, what is wrong and what would be accepted
 *
 * Reads a match file from end to end and checks all that can be checked without playing it.
 *
 * Returns: (transfer full) (nullable): the match; %NULL if the file cannot be read or does not
 *   follow the format
 */
TmMatchFile *
tm_match_file_load (const char *path, GError **error)
{
  g_autoptr (JsonNode) root = tm_json_load (path, error);
  g_autofree char *name = g_filename_display_name (path);

  return root != NULL ? tm_match_file_parse_node (name, root, error) : NULL;
}

void
tm_match_file_free (TmMatchFile *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->box, tm_box_unref);
  g_clear_pointer (&self->root, json_node_unref);
  g_free (self->name);
  g_free (self);
}

const char *
tm_match_file_get_name (const TmMatchFile *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->name;
}

/**
 * tm_match_file_get_id:
 * @self: a match file
 *
 * Gets the identifier under which the archive that exported the match knows it.
 *
 * Returns: (nullable): a UUID; %NULL if the file was written by hand
 */
const char *
tm_match_file_get_id (const TmMatchFile *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->id;
}

/**
 * tm_match_file_get_box:
 * @self: a match file
 *
 * Gets the box with the options, the names and the faces of the match.
 *
 * Returns: (transfer none): the box
 */
TmBox *
tm_match_file_get_box (TmMatchFile *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->box;
}

const TmGame *
tm_match_file_get_game (TmMatchFile *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return tm_box_get_game (self->box);
}

/**
 * tm_match_file_get_seal:
 * @self: a match file
 *
 * Gets the hash that the match was sealed with.
 *
 * Returns: (nullable): 64 hexadecimal digits; %NULL if the file has no seal
 */
const char *
tm_match_file_get_seal (const TmMatchFile *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->seal;
}

/**
 * tm_match_file_has_seed:
 * @self: a match file
 *
 * Tells whether the file tells the seed, so that its draws can be checked.
 *
 * Returns: %TRUE if it does
 */
gboolean
tm_match_file_has_seed (const TmMatchFile *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->has_seed;
}

guint
tm_match_file_get_n_moves (const TmMatchFile *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return json_array_get_length (self->moves);
}

/**
 * tm_match_file_get_move:
 * @self: a match file
 * @index: an index into `moves`
 * @step: (out caller-allocates): the move
 *
 * Gets a move. It was checked when the file was read, so this cannot fail.
 */
void
tm_match_file_get_move (TmMatchFile *self, guint index, TmStep *step)
{
  TmJsonPlace place;
  gboolean is_read;

  g_return_if_fail (self != NULL);
  g_return_if_fail (index < json_array_get_length (self->moves));

  tm_json_place_init (&place, self->name);
  is_read = tm_match_step_read (self, index, &place, step, NULL);
  tm_json_place_clear (&place);
  g_assert (is_read);
}

/**
 * tm_match_file_has_changes:
 * @self: a match file
 *
 * Tells whether the file also says what each move changed, so that it can be opened without the
 * rules.
 *
 * Returns: %TRUE if every move has its changes and there is a move
 */
gboolean
tm_match_file_has_changes (const TmMatchFile *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->has_changes;
}

/**
 * tm_match_file_get_changes:
 * @self: a match file that has changes
 * @index: an index into `moves`
 * @changes: (element-type TmChange): where they go; emptied first
 *
 * Gets what a move changed when it was recorded.
 */
void
tm_match_file_get_changes (TmMatchFile *self, guint index, GArray *changes)
{
  TmJsonPlace place;
  gboolean is_read;

  g_return_if_fail (self != NULL && self->has_changes);
  g_return_if_fail (index < json_array_get_length (self->moves));

  tm_json_place_init (&place, self->name);
  is_read = tm_match_step_read_changes (self, json_array_get_object_element (self->moves, index),
                                        &place, changes, NULL);
  tm_json_place_clear (&place);
  g_assert (is_read);
}

/**
 * tm_match_file_get_source:
 * @self: a match file
 * @index: an index into `moves`; -1: the whole file
 *
 * Gets the JSON behind a move, for members that say what a test expects.
 *
 * Returns: (transfer none): the object
 */
JsonObject *
tm_match_file_get_source (const TmMatchFile *self, int index)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (index < 0)
    return json_node_get_object (self->root);
  return json_array_get_object_element (self->moves, (guint) index);
}
