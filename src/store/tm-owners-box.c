/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-owners-box.h"

#include "config.h"

#include "tm-json.h"
#include "tm-printed.h"
#include "tm-roster.h"
#include "tm-store-file.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define FORMAT "tablemate-pack"
#define FORMAT_VERSION 1
#define MAX_WORD 200

struct _TmOwnersBox
{
  const TmGame *game;
  GStrv *codes;
};

/**
 * tm_owners_box_has_option:
 * @game: a game
 * @option: index of one of its options
 *
 * Tells whether an option comes from the owner's box: a set of cards of which the box has a printed
 * one, or a list of printed values.
 *
 * Returns: whether it does
 */
gboolean
tm_owners_box_has_option (const TmGame *game, guint option)
{
  const TmOptionSpec *spec = &game->options[option];

  if (spec->is_printed)
    return TRUE;
  /* Where nothing is printed at all, the faces belong to a match and not to a box. */
  return spec->param.is_list && spec->param.kind == TM_PARAM_FACE
         && game->kit->pieces[tm_kit_find_piece (game->kit, spec->param.piece)].n_faces > 0;
}

/**
 * tm_owners_box_has_options:
 * @game: a game
 *
 * Tells whether copies of a game can differ at all, or have something that must be told.
 *
 * Returns: whether there is anything to tell
 */
gboolean
tm_owners_box_has_options (const TmGame *game)
{
  for (guint option = 0; option < game->n_options; option++)
    if (tm_owners_box_has_option (game, option))
      return TRUE;
  return FALSE;
}

/**
 * tm_owners_box_get_key:
 * @game: a game
 * @option: index of an option that comes from the box
 *
 * Gets the name under which the archive keeps what fills an option: the piece kind of cards, the
 * option of printed values.
 *
 * Returns: (transfer none): the name
 */
const char *
tm_owners_box_get_key (const TmGame *game, guint option)
{
  const TmOptionSpec *spec = &game->options[option];

  return spec->is_printed ? spec->param.id : spec->param.piece;
}

/**
 * tm_owners_box_new:
 * @game: a game
 *
 * Makes a box of which nothing is told.
 *
 * Returns: (transfer full): the box
 */
TmOwnersBox *
tm_owners_box_new (const TmGame *game)
{
  TmOwnersBox *self = g_new0 (TmOwnersBox, 1);

  self->game = game;
  self->codes = g_new0 (GStrv, game->n_options);
  return self;
}

TmOwnersBox *
tm_owners_box_copy (const TmOwnersBox *self)
{
  TmOwnersBox *copy = tm_owners_box_new (self->game);

  for (guint option = 0; option < self->game->n_options; option++)
    copy->codes[option] = g_strdupv (self->codes[option]);
  return copy;
}

void
tm_owners_box_free (TmOwnersBox *self)
{
  if (self == NULL)
    return;
  for (guint option = 0; option < self->game->n_options; option++)
    g_strfreev (self->codes[option]);
  g_free (self->codes);
  g_free (self);
}

const TmGame *
tm_owners_box_get_game (const TmOwnersBox *self)
{
  return self->game;
}

/**
 * tm_owners_box_get:
 * @self: a box
 * @option: index of an option that comes from the box
 *
 * Gets what fills an option.
 *
 * Returns: (transfer none) (nullable) (array zero-terminated=1): codes or records; %NULL if nothing
 *   is told
 */
const char *const *
tm_owners_box_get (const TmOwnersBox *self, guint option)
{
  return (const char *const *) self->codes[option];
}

static gboolean
set_option (
    const TmOwnersBox *self, TmBox *box, guint option, const char *const *codes, GError **error)
{
  g_autoptr (GVariant) list = g_variant_ref_sink (g_variant_new_strv (codes, -1));

  return tm_box_set_option (box, self->game->options[option].param.id, list, error);
}

/* Whether the game accepts it beside everything else that is told: a match begins with all of it. */
static gboolean
can_set (const TmOwnersBox *self, guint option, const char *const *codes, GError **error)
{
  g_autoptr (TmBox) box = tm_box_new (self->game, self->game->min_seats, error);

  if (box == NULL)
    return FALSE;
  for (guint other = 0; other < self->game->n_options; other++)
    if (other != option && self->codes[other] != NULL
        && !set_option (self, box, other, tm_owners_box_get (self, other), error))
      return FALSE;
  return set_option (self, box, option, codes, error);
}

/**
 * tm_owners_box_set:
 * @self: a box
 * @option: index of an option that comes from the box
 * @codes: (nullable) (array zero-terminated=1): codes or records; %NULL: nothing is told any more
 * @error: return location for a [error@ParamsError] that says which does not fit, and why
 *
 * Says what fills an option, as far as the game accepts it beside what fills the others.
 *
 * Returns: whether it fits; if not, nothing is changed
 */
gboolean
tm_owners_box_set (TmOwnersBox *self, guint option, const char *const *codes, GError **error)
{
  GStrv before;

  g_return_val_if_fail (tm_owners_box_has_option (self->game, option), FALSE);

  if (codes != NULL && !can_set (self, option, codes, error))
    return FALSE;
  before = self->codes[option];
  self->codes[option] = g_strdupv ((char **) codes);
  g_strfreev (before);
  return TRUE;
}

/**
 * tm_owners_box_merge:
 * @self: a box
 * @other: another copy of the same game, such as one from a pack
 * @error: return location for an error if both together do not fit
 *
 * Adds what is told of another copy. Where both say something, the other counts: record by record of
 * printed values, the whole set of cards.
 *
 * Returns: whether it fits; if not, nothing is changed
 */
gboolean
tm_owners_box_merge (TmOwnersBox *self, const TmOwnersBox *other, GError **error)
{
  static const char *const nothing[] = { NULL };
  g_autoptr (TmOwnersBox) merged = NULL;
  g_autoptr (TmBox) box = NULL;

  g_return_val_if_fail (self->game == other->game, FALSE);

  merged = tm_owners_box_copy (self);
  for (guint option = 0; option < self->game->n_options; option++)
    {
      const char *const *mine = tm_owners_box_get (self, option);
      const char *const *theirs = tm_owners_box_get (other, option);

      if (theirs == NULL)
        continue;
      g_strfreev (merged->codes[option]);
      merged->codes[option] = self->game->options[option].is_printed && mine != NULL
                                  ? tm_printed_merge (mine, nothing, theirs)
                                  : g_strdupv ((char **) theirs);
    }
  box = tm_box_new (self->game, self->game->min_seats, error);
  if (box == NULL || !tm_owners_box_apply (merged, box, error))
    return FALSE;
  for (guint option = 0; option < self->game->n_options; option++)
    {
      g_strfreev (self->codes[option]);
      self->codes[option] = g_steal_pointer (&merged->codes[option]);
    }
  return TRUE;
}

/**
 * tm_owners_box_count:
 * @self: a box
 *
 * Counts what is told: cards and records.
 *
 * Returns: how many there are
 */
guint
tm_owners_box_count (const TmOwnersBox *self)
{
  guint n = 0;

  for (guint option = 0; option < self->game->n_options; option++)
    n += self->codes[option] != NULL ? g_strv_length (self->codes[option]) : 0;
  return n;
}

/**
 * tm_owners_box_count_changes:
 * @self: a box
 * @other: what it is to become
 *
 * Counts the cards and records of another box that this one does not have.
 *
 * Returns: how many there are
 */
guint
tm_owners_box_count_changes (const TmOwnersBox *self, const TmOwnersBox *other)
{
  static const char *const nothing[] = { NULL };
  guint n = 0;

  for (guint option = 0; option < self->game->n_options; option++)
    {
      const char *const *mine = tm_owners_box_get (self, option);
      const char *const *theirs = tm_owners_box_get (other, option);

      for (guint i = 0; theirs != NULL && theirs[i] != NULL; i++)
        n += !g_strv_contains (mine != NULL ? mine : nothing, theirs[i]);
    }
  return n;
}

/**
 * tm_owners_box_apply:
 * @self: a box
 * @box: the box of a match that is being set up
 * @error: return location for an error if an option does not fit any more
 *
 * Fills the options of a match.
 *
 * Returns: %FALSE if one did not fit
 */
gboolean
tm_owners_box_apply (const TmOwnersBox *self, TmBox *box, GError **error)
{
  for (guint option = 0; option < self->game->n_options; option++)
    if (self->codes[option] != NULL
        && !set_option (self, box, option, tm_owners_box_get (self, option), error))
      return FALSE;
  return TRUE;
}

/* The archive */

/* A record that does not fit any more, or not beside another, costs no other one. Of far more than
 * there can be the rest is not even looked at. */
static void
set_what_fits (TmOwnersBox *self, guint option, const char *const *records)
{
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();

  if (tm_owners_box_set (self, option, records, NULL) || !self->game->options[option].is_printed)
    return;
  g_ptr_array_add (kept, NULL);
  for (guint i = 0; i < TM_ARGS_POOL && records[i] != NULL; i++)
    {
      g_ptr_array_insert (kept, (gint) kept->len - 1, (gpointer) records[i]);
      if (!tm_owners_box_set (self, option, (const char *const *) kept->pdata, NULL))
        g_ptr_array_remove_index (kept, kept->len - 2);
    }
}

/**
 * tm_owners_box_read:
 * @database: a connection
 * @game: a game
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads what is told of the owner's copy of a game. What the game does not accept any more is left
 * out: a set of cards as a whole, printed values record by record.
 *
 * Returns: (transfer full) (nullable): the box; %NULL if it cannot be read
 */
TmOwnersBox *
tm_owners_box_read (TmDatabase *database, const TmGame *game, GError **error)
{
  g_autoptr (TmOwnersBox) self = tm_owners_box_new (game);

  for (guint option = 0; option < game->n_options; option++)
    {
      g_autoptr (GError) local_error = NULL;
      g_auto (GStrv) codes = NULL;

      if (!tm_owners_box_has_option (game, option))
        continue;
      codes = tm_roster_get_cards (database, game->id, tm_owners_box_get_key (game, option),
                                   &local_error);
      if (local_error != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return NULL;
        }
      if (codes != NULL)
        set_what_fits (self, option, (const char *const *) codes);
    }
  return g_steal_pointer (&self);
}

/**
 * tm_owners_box_write:
 * @database: a connection inside a transaction
 * @self: a box
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Keeps what is told of the owner's copy of a game, in the place of what was told before.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_owners_box_write (TmDatabase *database, const TmOwnersBox *self, GError **error)
{
  for (guint option = 0; option < self->game->n_options; option++)
    if (tm_owners_box_has_option (self->game, option)
        && !tm_roster_set_cards (database, self->game->id,
                                 tm_owners_box_get_key (self->game, option),
                                 tm_owners_box_get (self, option), error))
      return FALSE;
  return TRUE;
}

/**
 * tm_owners_box_learn:
 * @database: a connection inside a transaction
 * @game: identifier of a game
 * @key: what the records fill, see tm_owners_box_get_key()
 * @before: (array zero-terminated=1): the records of a match before a move
 * @after: (array zero-terminated=1): the same behind it
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Keeps what a move of a match has taught, and nothing else that may differ between the match and
 * the box.
 *
 * Returns: %FALSE if it failed
 */
gboolean
tm_owners_box_learn (TmDatabase *database,
                     const char *game,
                     const char *key,
                     const char *const *before,
                     const char *const *after,
                     GError **error)
{
  static const char *const nothing[] = { NULL };
  g_autoptr (GError) local_error = NULL;
  g_auto (GStrv) kept = tm_roster_get_cards (database, game, key, &local_error);
  g_auto (GStrv) merged = NULL;

  if (local_error != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  merged = tm_printed_merge (kept != NULL ? (const char *const *) kept : nothing, before, after);
  /* What the box knows already does not make it newer than that of another device. */
  if (g_strv_equal (kept != NULL ? (const char *const *) kept : nothing,
                    (const char *const *) merged))
    return TRUE;
  return tm_roster_set_cards (database, game, key, (const char *const *) merged, error);
}

/* Packs */

/**
 * tm_owners_box_dup_text:
 * @self: a box
 *
 * Writes a box as a JSON document, for another device or another owner.
 *
 * Returns: (transfer full): the document
 */
char *
tm_owners_box_dup_text (const TmOwnersBox *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_string_value (builder, FORMAT);
  json_builder_set_member_name (builder, "version");
  json_builder_add_int_value (builder, FORMAT_VERSION);
  json_builder_set_member_name (builder, "game");
  json_builder_add_string_value (builder, self->game->id);
  json_builder_set_member_name (builder, "contents");
  json_builder_begin_object (builder);
  for (guint option = 0; option < self->game->n_options; option++)
    if (self->codes[option] != NULL)
      {
        g_autoptr (GVariant) list
            = g_variant_ref_sink (g_variant_new_strv (tm_owners_box_get (self, option), -1));
        json_builder_set_member_name (builder, self->game->options[option].param.id);
        json_builder_add_value (builder, tm_json_new_from_variant (list));
      }
  json_builder_end_object (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  return json_to_string (root, TRUE);
}

static gboolean
check_format (JsonObject *object, TmJsonPlace *place, GError **error)
{
  JsonNode *version = json_object_get_member (object, "version");
  const char *format;
  gint64 number;
  gsize length;

  if (!tm_json_read_short (object, "format", MAX_WORD, place, &format, error))
    return FALSE;
  if (g_strcmp0 (format, FORMAT) != 0)
    return tm_json_place_fail (place, error, _ ("this is no pack; accepted: format “%s”"), FORMAT);
  length = tm_json_place_enter (place, "version");
  if (version == NULL)
    return tm_json_place_fail (place, error, _ ("it is missing; accepted: %d"), FORMAT_VERSION);
  if (!tm_json_get_number (version, place, 1, FORMAT_VERSION, &number, error))
    return FALSE;
  tm_json_place_leave (place, length);
  return TRUE;
}

static const TmGame *
read_game (JsonObject *object, TmJsonPlace *place, GError **error)
{
  const TmGame *game;
  const char *id;
  gsize length = tm_json_place_enter (place, "game");

  tm_json_place_leave (place, length);
  if (!tm_json_read_short (object, "game", MAX_WORD, place, &id, error))
    return NULL;
  game = id != NULL ? tm_game_find (id) : NULL;
  tm_json_place_enter (place, "game");
  if (id == NULL)
    tm_json_place_fail (place, error, _ ("it is missing"));
  else if (game == NULL || !tm_owners_box_has_options (game))
    {
      tm_json_place_fail (place, error, _ ("“%s” is no game with a box to be told"), id);
      game = NULL;
    }
  tm_json_place_leave (place, length);
  return game;
}

static GStrv
read_codes (JsonNode *node, TmJsonPlace *place, GError **error)
{
  g_autoptr (GStrvBuilder) codes = g_strv_builder_new ();
  JsonArray *array;

  if (!tm_json_get_array (node, place, &array, error))
    return NULL;
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gsize length = tm_json_place_enter_index (place, i);
      const char *code;

      if (!tm_json_get_string (json_array_get_element (array, i), place, &code, error))
        return NULL;
      g_strv_builder_add (codes, code);
      tm_json_place_leave (place, length);
    }
  return g_strv_builder_end (codes);
}

static gboolean
read_contents (TmOwnersBox *self, JsonObject *contents, TmJsonPlace *place, GError **error)
{
  JsonObjectIter iter;
  const char *id;
  JsonNode *node;

  json_object_iter_init (&iter, contents);
  while (json_object_iter_next (&iter, &id, &node))
    {
      int option = tm_game_find_option (self->game, id);
      gsize length = tm_json_place_enter (place, id);
      g_auto (GStrv) codes = NULL;

      if (option < 0 || !tm_owners_box_has_option (self->game, (guint) option))
        return tm_json_place_fail (place, error, _ ("the box of %s has no such part"),
                                   self->game->id);
      codes = read_codes (node, place, error);
      if (codes == NULL)
        return FALSE;
      if (!tm_owners_box_set (self, (guint) option, (const char *const *) codes, error))
        return tm_json_place_prefix (place, error);
      tm_json_place_leave (place, length);
    }
  return TRUE;
}

static TmOwnersBox *
read_box (JsonObject *object, TmJsonPlace *place, GError **error)
{
  static const char *const known[] = { "$schema", "format", "version", "game", "contents", NULL };
  JsonNode *node = json_object_get_member (object, "contents");
  g_autoptr (TmOwnersBox) self = NULL;
  JsonObject *contents;
  const TmGame *game;

  if (!check_format (object, place, error) || !tm_json_check_members (object, place, known, error))
    return NULL;
  game = read_game (object, place, error);
  if (game == NULL)
    return NULL;
  self = tm_owners_box_new (game);
  tm_json_place_enter (place, "contents");
  if (node == NULL)
    {
      tm_json_place_fail (place, error, _ ("it is missing"));
      return NULL;
    }
  if (!tm_json_get_object (node, place, &contents, error)
      || !read_contents (self, contents, place, error))
    return NULL;
  return g_steal_pointer (&self);
}

static TmOwnersBox *
read_root (const char *name, JsonNode *root, GError **error)
{
  TmOwnersBox *self = NULL;
  JsonObject *object;
  TmJsonPlace place;

  tm_json_place_init (&place, name);
  if (tm_json_get_object (root, &place, &object, error))
    self = read_box (object, &place, error);
  tm_json_place_clear (&place);
  return self;
}

static gboolean
check_size (const char *name, guint64 length, GError **error)
{
  if (length <= TM_OWNERS_BOX_MAX_SIZE)
    return TRUE;
  g_set_error (error, TM_STORE_ERROR, TM_STORE_ERROR_INPUT,
               _ ("%s: it is too large; accepted: at most %u bytes"), name, TM_OWNERS_BOX_MAX_SIZE);
  return FALSE;
}

/**
 * tm_owners_box_parse:
 * @name: what to call the document in errors
 * @data: a pack
 * @length: how many bytes
 * @error: return location for an error in %TM_STORE_ERROR that says where it is wrong, and what would
 *   be accepted
 *
 * Reads a pack. Everything in it has been accepted by its game.
 *
 * Returns: (transfer full) (nullable): the box
 */
TmOwnersBox *
tm_owners_box_parse (const char *name, const char *data, gsize length, GError **error)
{
  g_autoptr (JsonNode) root = NULL;

  if (!check_size (name, length, error))
    return NULL;
  root = tm_json_parse (name, data, length, error);
  return root != NULL ? read_root (name, root, error) : NULL;
}

/**
 * tm_owners_box_load_file:
 * @path: (type filename): a file
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Reads a pack from a file, see tm_owners_box_parse().
 *
 * Returns: (transfer full) (nullable): the box
 */
TmOwnersBox *
tm_owners_box_load_file (const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (JsonNode) root = NULL;
  GStatBuf status;

  /* What is no file has no size, and is read up to the limit of every document. */
  if (g_stat (path, &status) == 0 && !check_size (name, (guint64) status.st_size, error))
    return NULL;
  root = tm_json_load (path, error);
  return root != NULL ? read_root (name, root, error) : NULL;
}

/**
 * tm_owners_box_save_file:
 * @self: a box
 * @path: (type filename): the file; replaced as a whole or not at all
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Writes a box into a file, as a pack.
 *
 * Returns: %FALSE if it could not be written
 */
gboolean
tm_owners_box_save_file (const TmOwnersBox *self, const char *path, GError **error)
{
  g_autofree char *text = tm_owners_box_dup_text (self);
  g_autofree char *lines = g_strconcat (text, "\n", NULL);

  return tm_store_write_file (path, lines, -1, error);
}
