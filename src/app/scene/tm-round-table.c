/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "tm-round-table.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tm-banner.h"
#include "tm-seat-panel.h"
#include "tm-turned.h"

#define MARGIN 12
/* Two round buttons of the page stand in each corner. */
#define CORNER_WIDTH 121
#define CORNER_HEIGHT 68
/* A panel: how deep it is, as a share of the shorter side of the table, and how long at most, as a share
 * of its depth. */
#define DEPTH 0.215
#define LEAST_DEPTH 120
#define MOST_DEPTH 320
#define LENGTH 3.26
#define LEAST_SCALE 0.35
#define MOST_SCALE 1.6
/* What is in the middle is scrolled before it becomes too small to be touched. */
#define LEAST_MIDDLE_SCALE 0.8
#define MOST_MIDDLE_SCALE 1.5
#define N_BANNERS 2

enum
{
  SIDE_BOTTOM,
  SIDE_LEFT,
  SIDE_TOP,
  SIDE_RIGHT,
};

/**
 * TmRoundTable:
 *
 * Shows a scene to people who sit round the device: the shared things in the middle, and before each
 * side the panels of those who sit there, turned to them. What happened and what comes next stands
 * twice, upright and upside down where somebody sits opposite.
 *
 * Who sits where is a string of one digit for each seat: 0 at the bottom, 1 at the left, 2 at the top, 3
 * at the right. Those at the same side sit in the order of the seats, clockwise. The action
 * `round.move` moves a seat on to the next side. The CSS name is `roundtable`.
 */
struct _TmRoundTable
{
  GtkWidget parent_instance;

  GtkWidget *middle;
  GtkWidget *banners[N_BANNERS];
  GtkWidget *turned_banners[N_BANNERS];
  GtkWidget *turned[TM_MAX_SEATS];
  GtkWidget *panels[TM_MAX_SEATS];
  gboolean has_banner;
  guint n_seats;
  guint8 side[TM_MAX_SEATS];
  char *sides;
};

G_DEFINE_FINAL_TYPE (TmRoundTable, tm_round_table, GTK_TYPE_WIDGET)

enum
{
  PROP_SIDES = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Clockwise, as people take their turns. */
static const char *const usual_sides[TM_MAX_SEATS + 1]
    = { "", "0", "02", "013", "0123", "01223", "001223", "0011223", "00112233" };

/* Who sits where */

static gboolean
are_sides_valid (const char *sides)
{
  return sides != NULL && strlen (sides) <= TM_MAX_SEATS
         && strspn (sides, "0123") == strlen (sides);
}

static void
face_sides (TmRoundTable *self)
{
  const char *sides = self->sides != NULL && strlen (self->sides) == self->n_seats
                          ? self->sides
                          : usual_sides[self->n_seats];

  for (guint i = 0; i < self->n_seats; i++)
    {
      self->side[i] = (guint8) (sides[i] - '0');
      tm_turned_set_quarters (TM_TURNED (self->turned[i]), self->side[i]);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static guint
count_at (TmRoundTable *self, guint side)
{
  guint n = 0;

  for (guint i = 0; i < self->n_seats; i++)
    n += self->side[i] == side ? 1 : 0;
  return n;
}

static void
keep_sides (TmRoundTable *self)
{
  char sides[TM_MAX_SEATS + 1] = { 0 };

  for (guint i = 0; i < self->n_seats; i++)
    sides[i] = (char) ('0' + self->side[i]);
  tm_round_table_set_sides (self, sides);
}

static void
move_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TmRoundTable *self = TM_ROUND_TABLE (widget);
  gint32 seat = g_variant_get_int32 (parameter);

  for (guint i = 0; i < self->n_seats; i++)
    if (tm_node_view_get_part (TM_NODE_VIEW (self->panels[i]))->seat == seat)
      self->side[i] = (guint8) ((self->side[i] + 1) % TM_QUARTERS);
  keep_sides (self);
}

/* Placing */

static int
measure_least (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* Where there is too little room things lie one over the other, but none is smaller than it can be. */
static void
allocate (GtkWidget *widget, int x, int y, int width, int height)
{
  int least_width = measure_least (widget, GTK_ORIENTATION_HORIZONTAL, -1);
  int least_height = measure_least (widget, GTK_ORIENTATION_VERTICAL, -1);
  GtkAllocation place = { x, y, MAX (width, least_width), MAX (height, least_height) };

  if (gtk_widget_get_request_mode (widget) == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT)
    place.width = MAX (width, measure_least (widget, GTK_ORIENTATION_HORIZONTAL, place.height));
  else
    place.height = MAX (height, measure_least (widget, GTK_ORIENTATION_VERTICAL, place.width));
  place.x -= (place.width - width) / 2;
  place.y -= (place.height - height) / 2;
  gtk_widget_size_allocate (widget, &place, -1);
}

static int
get_depth (int width, int height)
{
  return CLAMP ((int) (MIN (width, height) * DEPTH), LEAST_DEPTH, MOST_DEPTH);
}

/* The panels of a side stand in the middle of it. @start and @end are what there is room between, in
 * the direction in which the side runs. */
static void
place_side (TmRoundTable *self, guint side, int start, int end, int across, int depth)
{
  int n = (int) count_at (self, side);
  int room = end - start - (n - 1) * MARGIN;
  int length = n > 0 ? MIN (room / n, (int) (depth * LENGTH)) : 0;
  int at = start + (end - start - n * length - (n - 1) * MARGIN) / 2;
  /* Clockwise is from right to left at the bottom, and upwards at the left. */
  gboolean is_backwards = side == SIDE_BOTTOM || side == SIDE_LEFT;

  for (guint k = 0; k < self->n_seats; k++)
    {
      guint i = is_backwards ? self->n_seats - 1 - k : k;

      if (self->side[i] != side)
        continue;
      if (side == SIDE_BOTTOM || side == SIDE_TOP)
        allocate (self->turned[i], at, across, length, depth);
      else
        allocate (self->turned[i], across, at, depth, length);
      at += length + MARGIN;
    }
}

static int
measure_banner (TmRoundTable *self, guint i, int width)
{
  int height;

  if (!gtk_widget_should_layout (self->turned_banners[i]))
    return 0;
  width = MAX (width, measure_least (self->turned_banners[i], GTK_ORIENTATION_HORIZONTAL, -1));
  gtk_widget_measure (self->turned_banners[i], GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL,
                      NULL);
  return height;
}

static void
place_middle (TmRoundTable *self, int left, int top, int width, int height)
{
  int below = measure_banner (self, 0, width);
  int above = measure_banner (self, 1, width);

  if (below > 0)
    allocate (self->turned_banners[0], left, top + height - below, width, below);
  if (above > 0)
    allocate (self->turned_banners[1], left, top, width, above);
  if (self->middle != NULL)
    allocate (self->middle, left, top + above, width, height - above - below);
}

static void
tm_round_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TmRoundTable *self = TM_ROUND_TABLE (widget);
  int depth = get_depth (width, height);
  int left = count_at (self, SIDE_LEFT) > 0 ? depth + 2 * MARGIN : MARGIN;
  int right = count_at (self, SIDE_RIGHT) > 0 ? depth + 2 * MARGIN : MARGIN;
  int top = count_at (self, SIDE_TOP) > 0 ? depth + 2 * MARGIN : CORNER_HEIGHT;
  int bottom = count_at (self, SIDE_BOTTOM) > 0 ? depth + 2 * MARGIN : CORNER_HEIGHT;
  int start = MAX (left, CORNER_WIDTH);
  int end = width - MAX (right, CORNER_WIDTH);

  place_side (self, SIDE_BOTTOM, start, end, height - MARGIN - depth, depth);
  place_side (self, SIDE_TOP, start, end, MARGIN, depth);
  place_side (self, SIDE_LEFT, CORNER_HEIGHT, height - CORNER_HEIGHT, MARGIN, depth);
  place_side (self, SIDE_RIGHT, CORNER_HEIGHT, height - CORNER_HEIGHT, width - MARGIN - depth,
              depth);
  place_middle (self, left, top, width - left - right, height - top - bottom);
}

/* It is made for a screen on a table, and takes what there is. */
static void
tm_round_table_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = 0;
  *natural = 0;
}

/* Showing */

static void
create_panel (TmRoundTable *self, guint i)
{
  if (self->turned[i] != NULL)
    return;
  self->panels[i] = tm_seat_panel_new (TM_SEAT_PANEL_ROUND);
  self->turned[i] = tm_turned_new (self->panels[i]);
  tm_turned_set_scales (TM_TURNED (self->turned[i]), LEAST_SCALE, MOST_SCALE);
  gtk_widget_insert_before (self->turned[i], GTK_WIDGET (self), self->turned_banners[1]);
}

static void
show_seats (TmRoundTable *self, const TmStage *stage)
{
  guint n = 0;

  for (guint i = tm_stage_get (stage, 0)->first_child; i != 0; i = tm_stage_get (stage, i)->next)
    {
      if (tm_stage_get (stage, i)->kind != TM_NODE_SEAT || n == TM_MAX_SEATS)
        continue;
      create_panel (self, n);
      tm_node_view_set_stage (TM_NODE_VIEW (self->panels[n]), stage, i);
      gtk_widget_set_visible (self->turned[n], TRUE);
      n++;
    }
  for (guint i = n; i < TM_MAX_SEATS && self->turned[i] != NULL; i++)
    gtk_widget_set_visible (self->turned[i], FALSE);
  if (n == self->n_seats)
    return;
  self->n_seats = n;
  face_sides (self);
}

static void
place_banners (TmRoundTable *self)
{
  gtk_widget_set_visible (self->turned_banners[0], self->has_banner);
  gtk_widget_set_visible (self->turned_banners[1],
                          self->has_banner && count_at (self, SIDE_TOP) > 0);
}

static void
show_banners (TmRoundTable *self, const TmStage *stage)
{
  guint index = tm_stage_find (stage, 0, TM_NODE_BANNER);

  self->has_banner = index != 0;
  place_banners (self);
  for (guint i = 0; i < N_BANNERS && index != 0; i++)
    tm_node_view_set_stage (TM_NODE_VIEW (self->banners[i]), stage, index);
}

/* The widget */

static void
tm_round_table_get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmRoundTable *self = TM_ROUND_TABLE (object);

  switch (property)
    {
    case PROP_SIDES:
      g_value_set_string (value, self->sides);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_round_table_set_property (GObject *object,
                             guint property,
                             const GValue *value,
                             GParamSpec *pspec)
{
  switch (property)
    {
    case PROP_SIDES:
      tm_round_table_set_sides (TM_ROUND_TABLE (object), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
tm_round_table_dispose (GObject *object)
{
  TmRoundTable *self = TM_ROUND_TABLE (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->middle = NULL;
  self->n_seats = 0;
  G_OBJECT_CLASS (tm_round_table_parent_class)->dispose (object);
}

static void
tm_round_table_finalize (GObject *object)
{
  TmRoundTable *self = TM_ROUND_TABLE (object);

  g_free (self->sides);
  G_OBJECT_CLASS (tm_round_table_parent_class)->finalize (object);
}

static void
tm_round_table_class_init (TmRoundTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tm_round_table_get_property;
  object_class->set_property = tm_round_table_set_property;
  object_class->dispose = tm_round_table_dispose;
  object_class->finalize = tm_round_table_finalize;
  widget_class->measure = tm_round_table_measure;
  widget_class->size_allocate = tm_round_table_size_allocate;

  /**
   * TmRoundTable:sides:
   *
   * Who sits where, one digit for each seat; whatever has another number of digits is for another
   * table, and people sit as usual.
   */
  properties[PROP_SIDES]
      = g_param_spec_string ("sides", NULL, NULL, "",
                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_install_action (widget_class, "round.move", "i", move_cb);
  gtk_widget_class_set_css_name (widget_class, "roundtable");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* The second banner says the same to those who sit opposite: a screen reader is told once, and keys go
 * to the first. */
static void
create_banner (TmRoundTable *self, guint i)
{
  self->banners[i] = tm_banner_new ();
  tm_banner_set_is_round (TM_BANNER (self->banners[i]), i > 0);
  self->turned_banners[i] = tm_turned_new (self->banners[i]);
  if (i > 0)
    g_object_set (self->turned_banners[i], "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, "can-focus",
                  FALSE, NULL);
  tm_turned_set_quarters (TM_TURNED (self->turned_banners[i]), i > 0 ? SIDE_TOP : SIDE_BOTTOM);
  gtk_widget_set_parent (self->turned_banners[i], GTK_WIDGET (self));
}

static void
tm_round_table_init (TmRoundTable *self)
{
  self->sides = g_strdup ("");
  for (guint i = 0; i < N_BANNERS; i++)
    create_banner (self, i);
}

/**
 * tm_round_table_new:
 *
 * Makes a table that shows nothing yet.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_round_table_new (void)
{
  return g_object_new (TM_TYPE_ROUND_TABLE, NULL);
}

/**
 * tm_round_table_set_stage:
 * @self: a table
 * @stage: a stage
 *
 * Shows the banner and the seats of a stage. What is in the middle shows the rest.
 */
void
tm_round_table_set_stage (TmRoundTable *self, const TmStage *stage)
{
  g_return_if_fail (TM_IS_ROUND_TABLE (self));
  g_return_if_fail (stage != NULL);
  show_seats (self, stage);
  show_banners (self, stage);
}

/**
 * tm_round_table_set_middle:
 * @self: a table
 * @middle: (nullable): a widget without a parent, or %NULL
 *
 * Puts a widget into the middle of the table, or takes it away.
 */
void
tm_round_table_set_middle (TmRoundTable *self, GtkWidget *middle)
{
  g_return_if_fail (TM_IS_ROUND_TABLE (self));
  if (self->middle != NULL)
    adw_bin_set_child (ADW_BIN (self->middle), NULL);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  if (middle == NULL)
    return;
  self->middle = tm_turned_new (middle);
  tm_turned_set_scales (TM_TURNED (self->middle), LEAST_MIDDLE_SCALE, MOST_MIDDLE_SCALE);
  gtk_widget_insert_before (self->middle, GTK_WIDGET (self), self->turned_banners[0]);
}

/**
 * tm_round_table_set_closing_action:
 * @self: a table
 * @label: (nullable): what the button is called; %NULL: no such action
 * @action: name of an action that an ancestor has, without a parameter
 *
 * Gives the primary buttons something to do while there is no offer for them, from the next scene on.
 */
void
tm_round_table_set_closing_action (TmRoundTable *self, const char *label, const char *action)
{
  g_return_if_fail (TM_IS_ROUND_TABLE (self));
  for (guint i = 0; i < N_BANNERS; i++)
    tm_banner_set_closing_action (TM_BANNER (self->banners[i]), label, action);
}

/**
 * tm_round_table_get_primary:
 * @self: a table
 *
 * Gets the button for what comes next, of those that stand twice the one that keys find.
 *
 * Returns: (transfer none): the button, which may be greyed or hidden
 */
GtkWidget *
tm_round_table_get_primary (TmRoundTable *self)
{
  g_return_val_if_fail (TM_IS_ROUND_TABLE (self), NULL);
  return tm_banner_get_primary (TM_BANNER (self->banners[0]));
}

/**
 * tm_round_table_set_sides:
 * @self: a table
 * @sides: who sits where, see [property@RoundTable:sides]; what cannot be understood is as if nothing
 *   were said
 *
 * Lets people sit at other sides.
 */
void
tm_round_table_set_sides (TmRoundTable *self, const char *sides)
{
  g_return_if_fail (TM_IS_ROUND_TABLE (self));
  if (!g_set_str (&self->sides, are_sides_valid (sides) ? sides : ""))
    return;
  face_sides (self);
  place_banners (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SIDES]);
}

/**
 * tm_round_table_get_sides:
 * @self: a table
 *
 * Gets what was said about who sits where.
 *
 * Returns: (transfer none): one digit for each seat, or nothing
 */
const char *
tm_round_table_get_sides (TmRoundTable *self)
{
  g_return_val_if_fail (TM_IS_ROUND_TABLE (self), NULL);
  return self->sides;
}

/**
 * tm_round_table_turn:
 * @self: a table
 *
 * Moves everybody on to the next side, clockwise.
 */
void
tm_round_table_turn (TmRoundTable *self)
{
  g_return_if_fail (TM_IS_ROUND_TABLE (self));
  for (guint i = 0; i < self->n_seats; i++)
    self->side[i] = (guint8) ((self->side[i] + 1) % TM_QUARTERS);
  keep_sides (self);
}
