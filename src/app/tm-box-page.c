/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-box-page.h"
#include "tm-card-set.h"

struct _TmBoxPage
{
  AdwNavigationPage parent_instance;

  AdwWindowTitle *window_title;
  GtkBox *sets;
};

G_DEFINE_FINAL_TYPE (TmBoxPage, tm_box_page, ADW_TYPE_NAVIGATION_PAGE)

/* A set of cards is an option that lists faces to begin with. Where nothing is printed at all, the
 * faces belong to a match and not to a box. */
static gboolean
is_card_set (const TmGame *game, const TmOptionSpec *spec)
{
  return spec->param.is_list && spec->param.kind == TM_PARAM_FACE
         && game->kit->pieces[tm_kit_find_piece (game->kit, spec->param.piece)].n_faces > 0;
}

static void
tm_box_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TM_TYPE_BOX_PAGE);

  G_OBJECT_CLASS (tm_box_page_parent_class)->dispose (object);
}

static void
tm_box_page_class_init (TmBoxPageClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_box_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tablemate/Tablemate/ui/tm-box-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TmBoxPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, TmBoxPage, sets);
}

static void
tm_box_page_init (TmBoxPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_box_page_new:
 * @game: a game with cards of its own
 * @archive: where they are remembered
 *
 * Makes a page on which the owner tells what the cards of the box say.
 *
 * Returns: (transfer floating): the page
 */
AdwNavigationPage *
tm_box_page_new (const TmGame *game, TmArchive *archive)
{
  TmBoxPage *self = g_object_new (TM_TYPE_BOX_PAGE, NULL);

  adw_window_title_set_subtitle (self->window_title, tm_word_get (game->name));
  for (guint i = 0; i < game->n_options; i++)
    if (is_card_set (game, &game->options[i]))
      gtk_box_append (self->sets, tm_card_set_new (game, i, archive));

  return ADW_NAVIGATION_PAGE (self);
}

/**
 * tm_box_page_has_cards:
 * @game: a game
 *
 * Tells whether an owner's box of the game can differ from the set Tablemate knows.
 *
 * Returns: whether there is anything to tell
 */
gboolean
tm_box_page_has_cards (const TmGame *game)
{
  for (guint i = 0; i < game->n_options; i++)
    if (is_card_set (game, &game->options[i]))
      return TRUE;

  return FALSE;
}
