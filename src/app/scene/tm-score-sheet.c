/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-score-sheet.h"

#include <glib/gi18n.h>

#include "tm-score-cell.h"
#include "tm-seat-mark.h"

#define NAME_CHARS 14
#define MARK_SIZE 16
#define SPACING 6

/**
 * TmScoreSheet:
 *
 * A score sheet: a line for each row, a column for each seat. The names of the rows stay in sight
 * while the columns are scrolled sideways. Of several rounds one page is shown at a time.
 *
 * Enter in a cell goes on to the cell below, Tab to the one beside. The CSS name is `scoresheet`.
 */
struct _TmScoreSheet
{
  TmNodeView parent_instance;

  GtkWidget *title;
  GtkWidget *pager;
  GtkWidget *page_label;
  GtkWidget *names;
  GtkWidget *rows;
  GtkWidget *head_row;
  GPtrArray *lines;
  GPtrArray *heads;

  TmStage *stage;
  guint index;
  int page;
};

/* The widgets of one line: its name, which stays in sight, and a row with a cell for each seat. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *name;
  GtkWidget *detail;
  GtkWidget *row;
  GtkSizeGroup *height;
  GPtrArray *cells;
} Line;

G_DEFINE_FINAL_TYPE (TmScoreSheet, tm_score_sheet, TM_TYPE_NODE_VIEW)

static void
line_free (gpointer data)
{
  Line *line = data;

  g_object_unref (line->height);
  g_ptr_array_unref (line->cells);
  g_free (line);
}

/* The column heads share their height with the empty corner above the names. */

static GtkWidget *
create_corner (GtkSizeGroup *height)
{
  GtkWidget *corner = gtk_label_new (NULL);

  gtk_size_group_add_widget (height, corner);
  return corner;
}

static GtkWidget *
create_head (void)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *mark = tm_seat_mark_new (TM_NO_LOOK, MARK_SIZE);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (head, "head");
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), mark);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
  gtk_box_append (GTK_BOX (head), label);
  return head;
}

/* Lines */

static int
find_cell (TmScoreSheet *self, GtkWidget *cell, guint *column)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = g_ptr_array_index (self->lines, i);

      if (g_ptr_array_find (line->cells, cell, column))
        return (int) i;
    }
  return -1;
}

/* The next cell below that can be written; behind the last one there is nothing more to do. */
static void
kept_cb (TmScoreSheet *self, GtkWidget *cell)
{
  guint column = 0;
  int at = find_cell (self, cell, &column);

  for (guint i = (guint) (at + 1); at >= 0 && i < self->lines->len; i++)
    {
      Line *line = g_ptr_array_index (self->lines, i);

      if (column < line->cells->len
          && tm_score_cell_begin (g_ptr_array_index (line->cells, column), NULL))
        return;
    }
}

/* As many cells as the other rows, so that they stand below each other; a row to screen readers. */
static GtkWidget *
create_row (void)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_ROW,
                                 "homogeneous", TRUE, "spacing", 1, NULL);

  return row;
}

static Line *
add_line (TmScoreSheet *self)
{
  Line *line = g_new0 (Line, 1);
  int row = (int) self->lines->len + 1;

  line->height = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  line->cells = g_ptr_array_new ();
  line->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (line->box, "name");
  line->name = gtk_label_new (NULL);
  line->detail = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (line->name), 0);
  gtk_label_set_xalign (GTK_LABEL (line->detail), 0);
  gtk_label_set_ellipsize (GTK_LABEL (line->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (line->detail), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (line->name), NAME_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (line->detail), NAME_CHARS);
  gtk_widget_set_vexpand (line->name, TRUE);
  gtk_widget_add_css_class (line->detail, "caption");
  gtk_widget_add_css_class (line->detail, "dimmed");
  gtk_box_append (GTK_BOX (line->box), line->name);
  gtk_box_append (GTK_BOX (line->box), line->detail);
  gtk_size_group_add_widget (line->height, line->box);
  gtk_grid_attach (GTK_GRID (self->names), line->box, 0, row, 1, 1);
  line->row = create_row ();
  gtk_box_append (GTK_BOX (self->rows), line->row);
  g_ptr_array_add (self->lines, line);
  return line;
}

static void
remove_last_line (TmScoreSheet *self)
{
  Line *line = g_ptr_array_index (self->lines, self->lines->len - 1);

  gtk_grid_remove (GTK_GRID (self->names), line->box);
  gtk_box_remove (GTK_BOX (self->rows), line->row);
  g_ptr_array_remove_index (self->lines, self->lines->len - 1);
}

static GtkWidget *
get_cell (TmScoreSheet *self, Line *line, guint column)
{
  GtkWidget *cell;

  if (column < line->cells->len)
    return g_ptr_array_index (line->cells, column);
  cell = tm_score_cell_new ();
  gtk_widget_set_hexpand (cell, TRUE);
  gtk_size_group_add_widget (line->height, cell);
  g_signal_connect_swapped (cell, "kept", G_CALLBACK (kept_cb), self);
  gtk_box_append (GTK_BOX (line->row), cell);
  g_ptr_array_add (line->cells, cell);
  return cell;
}

/* Who sits where, by the names that the scene has for the seats. */
static const TmPart *
find_seat (const TmStage *stage, int seat)
{
  for (guint i = tm_stage_get (stage, 0)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      const TmPart *part = tm_stage_get (stage, i);

      if (part->kind == TM_NODE_SEAT && part->seat == seat)
        return part;
    }
  return NULL;
}

static const char *
get_seat_name (const TmStage *stage, int seat)
{
  const TmPart *part = find_seat (stage, seat);

  return part != NULL && part->label != NULL ? part->label : "";
}

static void
show_line (TmScoreSheet *self, guint row, const TmPart *part)
{
  Line *line = row < self->lines->len ? g_ptr_array_index (self->lines, row) : add_line (self);
  const char *detail = part->detail != NULL ? part->detail : "";
  guint column = 0;

  gtk_label_set_text (GTK_LABEL (line->name), part->label != NULL ? part->label : "");
  gtk_label_set_text (GTK_LABEL (line->detail), detail);
  gtk_widget_set_visible (line->detail, *detail != '\0');
  gtk_widget_set_tooltip_text (line->box, *detail != '\0' ? detail : part->label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (line->row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  part->label != NULL ? part->label : "", -1);
  if (tm_part_is (part, TM_STATE_CURRENT))
    gtk_widget_add_css_class (line->box, "current");
  else
    gtk_widget_remove_css_class (line->box, "current");
  for (guint i = part->first_child; i != 0; i = tm_stage_get (self->stage, i)->next)
    {
      const TmPart *entry = tm_stage_get (self->stage, i);
      GtkWidget *cell = get_cell (self, line, column++);

      tm_score_cell_set_place (TM_SCORE_CELL (cell), get_seat_name (self->stage, entry->seat),
                               part->label);
      tm_node_view_set_part (TM_NODE_VIEW (cell), entry);
      if (tm_part_is (part, TM_STATE_CURRENT))
        gtk_widget_add_css_class (cell, "current");
      else
        gtk_widget_remove_css_class (cell, "current");
    }
}

/* Heads */

static void
show_heads (TmScoreSheet *self, const TmPart *line)
{
  guint column = 0;

  for (guint i = line->first_child; i != 0; i = tm_stage_get (self->stage, i)->next, column++)
    {
      const TmPart *entry = tm_stage_get (self->stage, i);
      GtkWidget *head;

      if (column == self->heads->len)
        {
          head = create_head ();
          gtk_box_append (GTK_BOX (self->head_row), head);
          g_ptr_array_add (self->heads, head);
        }
      head = g_ptr_array_index (self->heads, column);
      tm_seat_mark_set_look (TM_SEAT_MARK (gtk_widget_get_first_child (head)), entry->look);
      gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (head)),
                          get_seat_name (self->stage, entry->seat));
    }
}

/* Pages */

static gboolean
is_on_page (TmScoreSheet *self, const TmPart *line)
{
  return self->page == 0 ? !line->has_value : line->has_value && line->value == self->page;
}

static void
show_pager (TmScoreSheet *self, const TmPart *part)
{
  g_autofree char *label = NULL;

  gtk_widget_set_visible (self->pager, part->has_value);
  if (self->page == 0)
    label = g_strdup (_ ("All Rounds"));
  else
    /* Translators: the page of a score sheet */
    label = g_strdup_printf (_ ("Round %d of %d"), self->page, part->max);
  gtk_label_set_text (GTK_LABEL (self->page_label), label);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.previous", self->page != 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "sheet.next",
                                 part->has_value && self->page != 0);
}

static void
show_page (TmScoreSheet *self)
{
  const TmPart *part = tm_stage_get (self->stage, self->index);
  guint n_lines = 0;

  for (guint i = part->first_child; i != 0; i = tm_stage_get (self->stage, i)->next)
    {
      const TmPart *line = tm_stage_get (self->stage, i);

      if (!is_on_page (self, line))
        continue;
      if (n_lines == 0)
        show_heads (self, line);
      show_line (self, n_lines++, line);
    }
  while (self->lines->len > n_lines)
    remove_last_line (self);
  show_pager (self, part);
}

static void
previous_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TmScoreSheet *self = TM_SCORE_SHEET (widget);

  self->page = self->page == 0 ? tm_node_view_get_part (TM_NODE_VIEW (self))->max : self->page - 1;
  show_page (self);
}

static void
next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TmScoreSheet *self = TM_SCORE_SHEET (widget);

  self->page = self->page == tm_node_view_get_part (TM_NODE_VIEW (self))->max ? 0 : self->page + 1;
  show_page (self);
}

/* As a part of the scene */

static void
tm_score_sheet_update (TmNodeView *view, const TmPart *before)
{
  TmScoreSheet *self = TM_SCORE_SHEET (view);
  const TmPart *part = tm_node_view_get_part (view);

  gtk_label_set_text (GTK_LABEL (self->title), part->label != NULL ? part->label : "");
  if (!part->has_value)
    self->page = 0;
  else if (!before->has_value || before->value != part->value || before->max != part->max)
    self->page = part->value;
}

static void
tm_score_sheet_update_children (TmNodeView *view, const TmStage *stage, guint index)
{
  TmScoreSheet *self = TM_SCORE_SHEET (view);

  g_clear_pointer (&self->stage, tm_stage_unref);
  self->stage = tm_stage_ref ((TmStage *) stage);
  self->index = index;
  show_page (self);
}

static void
tm_score_sheet_finalize (GObject *object)
{
  TmScoreSheet *self = TM_SCORE_SHEET (object);

  g_clear_pointer (&self->stage, tm_stage_unref);
  g_ptr_array_unref (self->lines);
  g_ptr_array_unref (self->heads);
  G_OBJECT_CLASS (tm_score_sheet_parent_class)->finalize (object);
}

static void
tm_score_sheet_class_init (TmScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TmNodeViewClass *view_class = TM_NODE_VIEW_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tm_score_sheet_finalize;
  view_class->update = tm_score_sheet_update;
  view_class->update_children = tm_score_sheet_update_children;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
  gtk_widget_class_install_action (widget_class, "sheet.previous", NULL, previous_cb);
  gtk_widget_class_install_action (widget_class, "sheet.next", NULL, next_cb);
}

static GtkWidget *
create_turn (const char *icon, const char *action, const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

static GtkWidget *
create_bar (TmScoreSheet *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  self->title = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->title, TRUE);
  self->pager = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->page_label = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (self->pager),
                  create_turn ("go-previous-symbolic", "sheet.previous", _ ("Previous Round")));
  gtk_box_append (GTK_BOX (self->pager), self->page_label);
  gtk_box_append (GTK_BOX (self->pager),
                  create_turn ("go-next-symbolic", "sheet.next", _ ("Next Round")));
  gtk_box_append (GTK_BOX (bar), self->title);
  gtk_box_append (GTK_BOX (bar), self->pager);
  return bar;
}

static GtkWidget *
create_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 1);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 1);
  return grid;
}

static void
tm_score_sheet_init (TmScoreSheet *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkWidget *body = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autoptr (GtkSizeGroup) height = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);
  GtkWidget *head = create_head ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), SPACING);
  self->lines = g_ptr_array_new_with_free_func (line_free);
  self->heads = g_ptr_array_new ();
  self->names = create_grid ();
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  self->head_row = create_row ();
  gtk_box_append (GTK_BOX (self->rows), self->head_row);
  gtk_grid_attach (GTK_GRID (self->names), create_corner (height), 0, 0, 1, 1);
  gtk_box_append (GTK_BOX (self->head_row), head);
  gtk_size_group_add_widget (height, head);
  g_ptr_array_add (self->heads, head);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->rows);
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (body), self->names);
  gtk_box_append (GTK_BOX (body), scroller);
  gtk_widget_set_parent (create_bar (self), GTK_WIDGET (self));
  gtk_widget_set_parent (body, GTK_WIDGET (self));
}

/**
 * tm_score_sheet_new:
 *
 * Makes a score sheet that shows nothing yet.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_score_sheet_new (void)
{
  return g_object_new (TM_TYPE_SCORE_SHEET, NULL);
}
