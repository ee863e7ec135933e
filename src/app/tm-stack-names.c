/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-stack-names.h"

static char *
strip_mnemonic (const char *title)
{
  g_autofree char *markup = g_markup_escape_text (title, -1);
  char *text = NULL;

  if (!pango_parse_markup (markup, -1, '_', NULL, &text, NULL, NULL))
    return g_strdup (title);
  return text;
}

/**
 * tm_stack_name_pages:
 * @stack: a stack whose pages have their titles
 *
 * Names the pages of a stack as their titles are read: libadwaita takes the underscore before the letter
 * of a shortcut into the name that screen readers say.
 */
void
tm_stack_name_pages (AdwViewStack *stack)
{
  g_autoptr (GtkSelectionModel) pages = NULL;
  guint n_pages;

  g_return_if_fail (ADW_IS_VIEW_STACK (stack));

  pages = adw_view_stack_get_pages (stack);
  n_pages = g_list_model_get_n_items (G_LIST_MODEL (pages));
  for (guint i = 0; i < n_pages; i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (pages), i);
      g_autofree char *name = strip_mnemonic (adw_view_stack_page_get_title (page));

      gtk_accessible_update_property (GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                      -1);
    }
}
