/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-sign.h"

#include <glib/gi18n.h>

#include "tm-paint.h"

/* In a corner: its part of the widget, and how small and how large it may become. */
#define MARK_PART 0.36f
#define MARK_MIN 10.0f
#define MARK_MAX 18.0f
/* So much of it stands out of the widget. */
#define MARK_OUTSIDE 0.22f
/* A widget that is smaller is a picture and no target: what it stands for is touched elsewhere. */
#define LEAST_WIDGET 26.0f
/* A smaller one is a dot, for its picture could not be made out. */
#define MARK_WITH_ICON 13.0f
#define ICON_PART 0.66f
#define ICON_SIZE 16

static const struct
{
  const char *css_class;
  const char *icon;
  const char *name;
  guint32 rgb;
} looks[] = {
  [TM_GRADE_NOTE] = { "tm-note", "dialog-information-symbolic", N_ ("Note"), 0x1c71d8 },
  [TM_GRADE_UNDECIDED]
  = { "tm-undecided", "dialog-question-symbolic", N_ ("Not settled"), 0x7a3fb0 },
  [TM_GRADE_ILLEGAL] = { "tm-illegal", "dialog-warning-symbolic", N_ ("Against a rule"), 0xc64600 },
  [TM_GRADE_IMPOSSIBLE]
  = { "tm-impossible", "action-unavailable-symbolic", N_ ("Impossible"), 0xe01b24 },
};

/**
 * tm_sign_get_css_class:
 * @grade: a grade
 *
 * Gets the style class that sets the tone of a grade.
 *
 * Returns: (transfer none): the class
 */
const char *
tm_sign_get_css_class (TmGrade grade)
{
  return looks[grade].css_class;
}

/**
 * tm_sign_get_name:
 * @grade: a grade
 *
 * Gets what a grade is called.
 *
 * Returns: (transfer none): a few words in the reader's language
 */
const char *
tm_sign_get_name (TmGrade grade)
{
  return _ (looks[grade].name);
}

/**
 * tm_sign_show:
 * @image: an image
 * @grade: a grade
 *
 * Makes an image the sign of a grade, in its tone.
 */
void
tm_sign_show (GtkImage *image, TmGrade grade)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    gtk_widget_remove_css_class (GTK_WIDGET (image), looks[i].css_class);
  gtk_widget_add_css_class (GTK_WIDGET (image), looks[grade].css_class);
  gtk_image_set_from_icon_name (image, looks[grade].icon);
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  tm_sign_get_name (grade), -1);
}

/**
 * tm_sign_mark:
 * @image: the image in the corner of a button
 * @button: the button
 * @remark: (nullable): what the rules would say about what it does; %NULL: nothing
 *
 * Lets a button bear a sign, with the sentence as its tooltip and for screen readers.
 */
void
tm_sign_mark (GtkImage *image, GtkWidget *button, const TmRemark *remark)
{
  const char *tooltip = remark != NULL ? remark->sentence : NULL;
  g_autofree char *description = NULL;

  gtk_widget_set_visible (GTK_WIDGET (image), remark != NULL);
  /* A tooltip that is set closes and opens the one that is seen, whosever it is. */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (button), tooltip) != 0)
    gtk_widget_set_tooltip_text (button, tooltip);
  if (remark != NULL)
    {
      tm_sign_show (image, remark->grade);
      description = tm_sign_dup_description (NULL, remark->grade, remark->sentence);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description != NULL ? description : "", -1);
}

static void
snapshot_icon (GtkWidget *widget, GtkSnapshot *snapshot, TmGrade grade, float size)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (
      theme, looks[grade].icon, NULL, ICON_SIZE, gtk_widget_get_scale_factor (widget),
      gtk_widget_get_direction (widget), 0);
  GdkRGBA white;

  tm_paint_rgba (&white, 0xffffff, 1);
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, size, size,
                                            &white, 1);
}

/**
 * tm_sign_snapshot:
 * @widget: a widget that draws itself
 * @snapshot: where to draw
 * @grade: a grade
 *
 * Draws a small sign into the upper corner at the end of a widget.
 */
void
tm_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, TmGrade grade)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  graphene_rect_t bounds;
  float size, outside, inset, x, y;
  GdkRGBA tone;

  /* The corner is that of the frame, beyond the padding. */
  if (!gtk_widget_compute_bounds (widget, widget, &bounds)
      || MIN (bounds.size.width, bounds.size.height) < LEAST_WIDGET)
    return;

  size = CLAMP (MIN (bounds.size.width, bounds.size.height) * MARK_PART, MARK_MIN, MARK_MAX);
  outside = size * MARK_OUTSIDE;
  inset = size * (1 - ICON_PART) / 2;
  x = is_rtl ? bounds.origin.x - outside : bounds.origin.x + bounds.size.width - size + outside;
  y = bounds.origin.y - outside;
  tm_paint_rgba (&tone, looks[grade].rgb, 1);
  tm_paint_rounded (snapshot, &GRAPHENE_RECT_INIT (x, y, size, size), size / 2, &tone);
  if (size < MARK_WITH_ICON)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + inset, y + inset));
  snapshot_icon (widget, snapshot, grade, size * ICON_PART);
  gtk_snapshot_restore (snapshot);
}

/**
 * tm_sign_dup_description:
 * @words: (nullable): what touching a thing does
 * @grade: how grave the remark is
 * @remark: what the rules would say about it
 *
 * Puts a remark into words for a screen reader.
 *
 * Returns: (transfer full): one line
 */
char *
tm_sign_dup_description (const char *words, TmGrade grade, const char *remark)
{
  if (words == NULL || *words == '\0')
    /* Translators: what a screen reader says about a button that the rules have something to say
     * about: how grave it is ("Against a rule"), and the sentence. */
    return g_strdup_printf (C_ ("scene", "%s: %s"), tm_sign_get_name (grade), remark);

  /* Translators: what a screen reader says about a thing that can be touched: what touching it does,
   * how grave it is what the rules say about that ("Against a rule"), and the sentence. */
  return g_strdup_printf (C_ ("scene", "%s. %s: %s"), words, tm_sign_get_name (grade), remark);
}
