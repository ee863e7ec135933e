/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-article-readings.h"
#include "tm-pictures.h"

struct _TmArticleReadings
{
  GtkWidget parent_instance;

  GtkBox *options;
};

G_DEFINE_FINAL_TYPE (TmArticleReadings, tm_article_readings, GTK_TYPE_WIDGET)

static GtkWidget *
create_label (const char *words, const char *css_class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}

static void
add_reading (GtkBox *readings, const char *words, gboolean is_usual)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_set_opacity (mark, is_usual ? 1 : 0);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (lines), create_label (words, NULL));
  if (is_usual)
    {
      GtkWidget *why
          = create_label (_ ("How Tablemate reads it unless you choose otherwise"), "caption");

      gtk_widget_add_css_class (why, "soft");
      gtk_box_append (GTK_BOX (lines), why);
    }
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), lines);
  gtk_widget_add_css_class (row, "tm-article-reading");
  gtk_box_append (readings, row);
}

static void
add_option (TmArticleReadings *self, const TmParam *param)
{
  GtkWidget *readings = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (self->options, create_label (tm_word_get (param->name), "soft"));
  gtk_widget_add_css_class (readings, "tm-article-readings");
  gtk_box_append (self->options, readings);

  if (param->kind == TM_PARAM_FLAG)
    {
      add_reading (GTK_BOX (readings), _ ("Yes"), g_strcmp0 (param->standard, "yes") == 0);
      add_reading (GTK_BOX (readings), _ ("No"), g_strcmp0 (param->standard, "no") == 0);
      return;
    }

  for (guint i = 0; i < param->n_words; i++)
    add_reading (GTK_BOX (readings), tm_word_get (param->words[i].name),
                 g_strcmp0 (param->standard, param->words[i].id) == 0);
}

static void
tm_article_readings_dispose (GObject *object)
{
  tm_widget_dispose_children (GTK_WIDGET (object), TM_TYPE_ARTICLE_READINGS);

  G_OBJECT_CLASS (tm_article_readings_parent_class)->dispose (object);
}

static void
tm_article_readings_class_init (TmArticleReadingsClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->dispose = tm_article_readings_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/tablemate/Tablemate/ui/tm-article-readings.ui");
  gtk_widget_class_bind_template_child (widget_class, TmArticleReadings, options);
}

static void
tm_article_readings_init (TmArticleReadings *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * tm_article_readings_new:
 *
 * Makes a list without readings.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
tm_article_readings_new (void)
{
  return g_object_new (TM_TYPE_ARTICLE_READINGS, NULL);
}

/**
 * tm_article_readings_show:
 * @self: the list
 * @game: the game
 * @article: one of its articles
 *
 * Shows how the article can be read and which reading is the usual one, if the rulebook leaves open
 * what it says.
 */
void
tm_article_readings_show (TmArticleReadings *self, const TmGame *game, const TmArticle *article)
{
  gboolean is_open = FALSE;

  g_return_if_fail (TM_IS_ARTICLE_READINGS (self));

  tm_container_clear (self->options);
  for (guint i = 0; i < game->n_options; i++)
    if (g_strcmp0 (game->options[i].article, article->id) == 0)
      {
        add_option (self, &game->options[i].param);
        is_open = TRUE;
      }
  gtk_widget_set_visible (GTK_WIDGET (self), is_open);
}
