/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-printed-editor.h"

/**
 * TmPrintedEditor:
 *
 * One page of "Your Box" under the owner's hands. All that is told passes the rules as a move, so
 * that it is checked, and can be taken back.
 */
struct _TmPrintedEditor
{
  GObject parent_instance;

  guint page;
  TmArchive *archive;
  TmMatch *match;
  /* The records of each page, as the archive has learnt them. */
  GStrv *records;
};

G_DEFINE_FINAL_TYPE (TmPrintedEditor, tm_printed_editor, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
learn (TmPrintedEditor *self, guint page)
{
  const TmGame *game = tm_match_get_game (self->match);
  g_auto (GStrv) now = tm_printed_list (tm_match_get_table (self->match), page);

  if (g_strv_equal ((const char *const *) now, (const char *const *) self->records[page]))
    return;
  tm_archive_learn (self->archive, game, game->printed->pages[page].option,
                    (const char *const *) self->records[page], (const char *const *) now);
  g_strfreev (self->records[page]);
  self->records[page] = g_steal_pointer (&now);
}

static void
changed_cb (TmPrintedEditor *self)
{
  for (guint page = 0; page < tm_printed_editor_get_printed (self)->n_pages; page++)
    learn (self, page);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
tm_printed_editor_finalize (GObject *object)
{
  TmPrintedEditor *self = TM_PRINTED_EDITOR (object);

  for (guint page = 0; page < tm_printed_editor_get_printed (self)->n_pages; page++)
    g_strfreev (self->records[page]);
  g_free (self->records);
  g_clear_object (&self->match);
  g_clear_object (&self->archive);

  G_OBJECT_CLASS (tm_printed_editor_parent_class)->finalize (object);
}

static void
tm_printed_editor_class_init (TmPrintedEditorClass *class)
{
  G_OBJECT_CLASS (class)->finalize = tm_printed_editor_finalize;

  /**
   * TmPrintedEditor::changed:
   * @self: the editor
   *
   * Something was told, or taken back.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tm_printed_editor_init (TmPrintedEditor *self)
{
}

/**
 * tm_printed_create_box:
 * @game: a game
 * @archive: the user's archive
 * @error: return location for an error
 *
 * Makes the box of a match that knows what is told, as far as it is on the disk. It is for looking
 * at; nobody plays with it.
 *
 * Returns: (transfer full) (nullable): the box; %NULL if the archive cannot be read
 */
TmBox *
tm_printed_create_box (const TmGame *game, TmArchive *archive, GError **error)
{
  g_autoptr (TmOwnersBox) told = tm_archive_read_box (archive, game, error);
  g_autoptr (TmBox) box = NULL;

  if (told == NULL)
    return NULL;
  box = tm_box_new (game, game->min_seats, error);
  if (box == NULL || !tm_owners_box_apply (told, box, error))
    return NULL;

  return g_steal_pointer (&box);
}

/**
 * tm_printed_editor_new:
 * @game: a game with printed values
 * @page: index of a page of its box
 * @archive: where they are kept
 * @error: return location for an error
 *
 * Makes an editor of what is told now.
 *
 * Returns: (transfer full) (nullable): the editor; %NULL if the archive cannot be read
 */
TmPrintedEditor *
tm_printed_editor_new (const TmGame *game, guint page, TmArchive *archive, GError **error)
{
  g_autoptr (TmBox) box = NULL;
  TmPrintedEditor *self;

  g_return_val_if_fail (game->printed != NULL && page < game->printed->n_pages, NULL);

  /* What was told a moment ago may still be on its way to the disk. */
  tm_archive_flush (archive, NULL);
  box = tm_printed_create_box (game, archive, error);
  if (box == NULL)
    return NULL;

  self = g_object_new (TM_TYPE_PRINTED_EDITOR, NULL);
  self->page = page;
  self->archive = g_object_ref (archive);
  self->match = tm_match_new (box);
  self->records = g_new0 (GStrv, game->printed->n_pages);
  for (guint i = 0; i < game->printed->n_pages; i++)
    self->records[i] = tm_printed_list (tm_match_get_table (self->match), i);
  g_signal_connect_object (self->match, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/**
 * tm_printed_editor_get_printed:
 * @self: an editor
 *
 * Gets what the game says of its box.
 *
 * Returns: (transfer none): the pages and brushes
 */
const TmPrinted *
tm_printed_editor_get_printed (TmPrintedEditor *self)
{
  return tm_match_get_game (self->match)->printed;
}

/**
 * tm_printed_editor_get_page:
 * @self: an editor
 *
 * Gets the page that is edited.
 *
 * Returns: its index
 */
guint
tm_printed_editor_get_page (TmPrintedEditor *self)
{
  g_return_val_if_fail (TM_IS_PRINTED_EDITOR (self), 0);

  return self->page;
}

/**
 * tm_printed_editor_get_match:
 * @self: an editor
 *
 * Gets the match in which is taught.
 *
 * Returns: (transfer none): the match
 */
TmMatch *
tm_printed_editor_get_match (TmPrintedEditor *self)
{
  g_return_val_if_fail (TM_IS_PRINTED_EDITOR (self), NULL);

  return self->match;
}

/**
 * tm_printed_editor_get_table:
 * @self: an editor
 *
 * Gets the table that knows what is told.
 *
 * Returns: (transfer none): the table
 */
const TmTable *
tm_printed_editor_get_table (TmPrintedEditor *self)
{
  g_return_val_if_fail (TM_IS_PRINTED_EDITOR (self), NULL);

  return tm_match_get_table (self->match);
}

/**
 * tm_printed_editor_get_box:
 * @self: an editor
 *
 * Gets the box that names what is on the table.
 *
 * Returns: (transfer none): the box
 */
TmBox *
tm_printed_editor_get_box (TmPrintedEditor *self)
{
  g_return_val_if_fail (TM_IS_PRINTED_EDITOR (self), NULL);

  return tm_match_get_box (self->match);
}

/**
 * tm_printed_editor_record:
 * @self: an editor
 * @move: a move that teaches
 * @resolution: where its findings go
 * @error: return location for an error in %TM_MATCH_ERROR
 *
 * Tells something.
 *
 * Returns: %FALSE if the rules refuse it
 */
gboolean
tm_printed_editor_record (TmPrintedEditor *self,
                          const TmMove *move,
                          TmResolution *resolution,
                          GError **error)
{
  g_return_val_if_fail (TM_IS_PRINTED_EDITOR (self), FALSE);

  return tm_match_record (self->match, move, resolution, error);
}

/**
 * tm_printed_editor_undo:
 * @self: an editor
 *
 * Takes back what was told last, if anything was since the page was opened.
 */
void
tm_printed_editor_undo (TmPrintedEditor *self)
{
  g_return_if_fail (TM_IS_PRINTED_EDITOR (self));

  tm_match_undo (self->match, NULL);
}

/**
 * tm_printed_editor_redo:
 * @self: an editor
 *
 * Tells again what was taken back last.
 */
void
tm_printed_editor_redo (TmPrintedEditor *self)
{
  g_return_if_fail (TM_IS_PRINTED_EDITOR (self));

  tm_match_redo (self->match, NULL);
}
