/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What assistive technologies are told of every widget of a scene, by GTK's own checks. */

#include <adwaita.h>

#include "scene/tm-action-button.h"
#include "scene/tm-banner.h"
#include "scene/tm-board-door.h"
#include "scene/tm-board-side.h"
#include "scene/tm-board.h"
#include "scene/tm-cell.h"
#include "scene/tm-chance-bar.h"
#include "scene/tm-chip.h"
#include "scene/tm-counter.h"
#include "scene/tm-die.h"
#include "scene/tm-number-card.h"
#include "scene/tm-number.h"
#include "scene/tm-numeral.h"
#include "scene/tm-odds-card.h"
#include "scene/tm-option-toggle.h"
#include "scene/tm-panel.h"
#include "scene/tm-pile.h"
#include "scene/tm-room-card.h"
#include "scene/tm-row.h"
#include "scene/tm-score-cell.h"
#include "scene/tm-score-sheet.h"
#include "scene/tm-seat-card.h"
#include "scene/tm-seat-mark.h"
#include "scene/tm-seat-panel.h"
#include "scene/tm-seat-strip.h"
#include "scene/tm-secret.h"
#include "scene/tm-steps.h"
#include "scene/tm-supply.h"
#include "scene/tm-symbol.h"
#include "scene/tm-token.h"
#include "scene/tm-track-bar.h"
#include "scene/tm-tray.h"
#include "scene-fixture.h"
#include "toy-stage.h"

/* As wide as a table, and as narrow as a phone. */
static const int widths[] = { 1200, 800, 400 };

static TmStage *
create_before (void)
{
  return toy_stage_create_raiders (FALSE);
}

static TmStage *
create_after (void)
{
  return toy_stage_create_raiders (TRUE);
}

static TmStage *
create_dice (void)
{
  return toy_stage_create_roll (TOY_ROLL_FULL, FALSE);
}

static TmStage *
create_caves (void)
{
  return toy_stage_create_caves (TOY_MINE_FULL, 1);
}

static TmStage *
create_cards (void)
{
  return toy_stage_create_cards (TOY_CARDS_FULL, FALSE);
}

static TmStage *
create_dungeon (void)
{
  return toy_stage_create_dungeon (FALSE);
}

static TmStage *
create_editor (void)
{
  return toy_stage_create_dungeon (TRUE);
}

static TmStage *
create_mine (void)
{
  return toy_stage_create_mine (1, FALSE);
}

static TmStage *
create_crowd (void)
{
  return toy_stage_create_crowd (8, 1);
}

static const struct
{
  const char *name;
  TmStage *(*create) (void);
} stages[] = {
  { "raiders", create_before }, { "raiders-after", create_after }, { "dice", create_dice },
  { "caves", create_caves },    { "cards", create_cards },         { "dungeon", create_dungeon },
  { "editor", create_editor },  { "mine", create_mine },           { "crowd", create_crowd },
};

typedef void (*Check) (GtkWidget *widget);

static void
visit (GtkWidget *widget, Check check)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  check (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    visit (child, check);
}

/* Shows every stage at every width, and looks at every widget. */
static void
visit_all (Check check)
{
  for (guint i = 0; i < G_N_ELEMENTS (stages); i++)
    for (guint j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        g_autoptr (TmStage) stage = stages[i].create ();
        SceneFixture fixture;

        g_test_message ("%s, %d pixels", stages[i].name, widths[j]);
        scene_fixture_open (&fixture, stage, widths[j]);
        visit (GTK_WIDGET (fixture.view), check);
        scene_fixture_close (&fixture);
      }
}

static void
fail (GtkWidget *widget, const char *fault)
{
  const char *label = NULL;

  if (TM_IS_NODE_VIEW (widget))
    label = tm_node_view_get_part (TM_NODE_VIEW (widget))->label;
  g_test_message ("%s in %s (%s): %s", G_OBJECT_TYPE_NAME (widget),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), label != NULL ? label : "",
                  fault);
  g_test_fail ();
}

static gboolean
has_role (GtkWidget *widget, GtkAccessibleRole role)
{
  return gtk_test_accessible_has_role (GTK_ACCESSIBLE (widget), role);
}

static gboolean
is_named (GtkWidget *widget)
{
  return gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                           GTK_ACCESSIBLE_RELATION_LABELLED_BY)
         || (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                               GTK_ACCESSIBLE_PROPERTY_LABEL)
             && gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                    GTK_ACCESSIBLE_PROPERTY_LABEL, "")
                    != NULL);
}

/* -- Roles ---------------------------------------------------------------------------------------- */

static GtkAccessibleRole
find_role (GtkWidget *widget)
{
  const struct
  {
    GType type;
    GtkAccessibleRole role;
  } roles[] = {
    { TM_TYPE_COUNTER, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON },
    { TM_TYPE_DIE, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON },
    { TM_TYPE_NUMBER_CARD, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON },
    { TM_TYPE_TOKEN, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON },
    { TM_TYPE_ROOM_CARD, GTK_ACCESSIBLE_ROLE_BUTTON },
    { TM_TYPE_CELL, GTK_ACCESSIBLE_ROLE_BUTTON },
    { TM_TYPE_BOARD_DOOR, GTK_ACCESSIBLE_ROLE_BUTTON },
    { TM_TYPE_CHIP, GTK_ACCESSIBLE_ROLE_BUTTON },
    { TM_TYPE_PILE, GTK_ACCESSIBLE_ROLE_BUTTON },
    { TM_TYPE_SUPPLY, GTK_ACCESSIBLE_ROLE_BUTTON },
    { TM_TYPE_SEAT_STRIP, GTK_ACCESSIBLE_ROLE_BUTTON },
    { TM_TYPE_SEAT_PANEL, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_SEAT_CARD, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_BOARD, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_ROW, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_TRAY, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_PANEL, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_SECRET, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_ODDS_CARD, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_OPTION_TOGGLE, GTK_ACCESSIBLE_ROLE_GROUP },
    { TM_TYPE_CHANCE_BAR, GTK_ACCESSIBLE_ROLE_METER },
    { TM_TYPE_SCORE_SHEET, GTK_ACCESSIBLE_ROLE_GRID },
    { TM_TYPE_SCORE_CELL, GTK_ACCESSIBLE_ROLE_GRID_CELL },
    { TM_TYPE_BANNER, GTK_ACCESSIBLE_ROLE_STATUS },
    { TM_TYPE_STEPS, GTK_ACCESSIBLE_ROLE_IMG },
    { TM_TYPE_TRACK_BAR, GTK_ACCESSIBLE_ROLE_IMG },
    { TM_TYPE_NUMERAL, GTK_ACCESSIBLE_ROLE_PRESENTATION },
    { TM_TYPE_SYMBOL, GTK_ACCESSIBLE_ROLE_PRESENTATION },
    { TM_TYPE_SEAT_MARK, GTK_ACCESSIBLE_ROLE_PRESENTATION },
  };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (widget, roles[i].type))
      return roles[i].role;
  return GTK_ACCESSIBLE_ROLE_NONE;
}

static guint n_with_role;

static void
check_role (GtkWidget *widget)
{
  GtkAccessibleRole role = find_role (widget);

  if (role == GTK_ACCESSIBLE_ROLE_NONE)
    return;
  n_with_role++;
  /* The die of the level is a picture of it. */
  if (!has_role (widget, role)
      && !(TM_IS_DIE (widget) && gtk_widget_get_ancestor (widget, TM_TYPE_BANNER) != NULL
           && has_role (widget, GTK_ACCESSIBLE_ROLE_IMG)))
    fail (widget, "another role");
}

static void
test_roles (void)
{
  n_with_role = 0;
  visit_all (check_role);
  g_assert_cmpuint (n_with_role, >, 1000);
}

/* -- Names ---------------------------------------------------------------------------------------- */

/* A button tells its label by itself. */
static gboolean
has_words (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    return TRUE;
  if (GTK_IS_LABEL (widget))
    return *gtk_label_get_text (GTK_LABEL (widget)) != '\0';
  return is_named (widget) || gtk_widget_get_tooltip_text (widget) != NULL;
}

static void
check_name (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) || GTK_IS_VIEWPORT (widget))
    return;
  if (gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget) && !has_words (widget))
    fail (widget, "has the focus, but no name");
  if (GTK_IS_BUTTON (widget) && !has_words (widget))
    fail (widget, "a button without a name");
}

static void
test_names (void)
{
  visit_all (check_name);
}

/* A thing that can be touched is called as what it is, not as the picture on it. */
static void
check_no_icon_name (GtkWidget *widget)
{
  const TmPart *part;

  if (!TM_IS_NODE_VIEW (widget))
    return;
  part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  if (part->symbol != NULL && g_strcmp0 (part->symbol, part->label) != 0
      && gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                             part->symbol)
             == NULL)
    fail (widget, "called like its picture");
}

static void
test_no_icon_names (void)
{
  visit_all (check_no_icon_name);
}

/* -- Pictures ------------------------------------------------------------------------------------- */

static gboolean
is_in_button (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) != NULL;
}

/* A picture says something or is none: what stands beside it has the words. */
static void
check_picture (GtkWidget *widget)
{
  if (!has_role (widget, GTK_ACCESSIBLE_ROLE_IMG) || is_in_button (widget))
    return;
  if (!is_named (widget))
    fail (widget, "a picture that says nothing");
}

static void
test_pictures (void)
{
  visit_all (check_picture);
}

/* -- Values and states ---------------------------------------------------------------------------- */

static guint n_counters;

static void
check_value (GtkWidget *widget, GtkAccessibleProperty property, int wanted)
{
  g_autofree char *found
      = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, (double) wanted);

  if (found != NULL)
    fail (widget, found);
}

static void
check_counter (GtkWidget *widget)
{
  const TmPart *part;
  g_autofree char *number = NULL;
  g_autofree char *found = NULL;

  if (!TM_IS_COUNTER (widget))
    return;
  n_counters++;
  part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  number = tm_number_dup (part->value);
  check_value (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, part->value);
  check_value (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, part->min);
  check_value (widget, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, part->max);
  found = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, number);
  if (found != NULL)
    fail (widget, found);
  if (!is_named (widget))
    fail (widget, "a counter without a name");
}

static void
test_counters (void)
{
  n_counters = 0;
  visit_all (check_counter);
  g_assert_cmpuint (n_counters, >, 50);
}

static guint n_chosen;

static void
check_state (GtkWidget *widget)
{
  const TmPart *part;
  gboolean is_chosen;

  if (!TM_IS_NODE_VIEW (widget) || !has_role (widget, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON))
    return;
  part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  is_chosen = tm_part_is (part, TM_STATE_CHOSEN);
  n_chosen += is_chosen;
  gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_PRESSED,
                                    is_chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                              : GTK_ACCESSIBLE_TRISTATE_FALSE);
}

static void
test_toggles (void)
{
  n_chosen = 0;
  visit_all (check_state);
  g_assert_cmpuint (n_chosen, >, 0);
}

static guint n_greyed;

/* A button in it has the focus; the sides of a cell are reached by Alt and an arrow. */
static gboolean
is_reached_otherwise (GtkWidget *widget)
{
  return TM_IS_ACTION_BUTTON (widget) || TM_IS_BOARD_SIDE (widget);
}

/* What cannot be touched says so, and is no stop for keys. */
static void
check_disabled (GtkWidget *widget)
{
  const TmPart *part;
  gboolean can_touch;

  if (!TM_IS_NODE_VIEW (widget)
      || (!has_role (widget, GTK_ACCESSIBLE_ROLE_BUTTON)
          && !has_role (widget, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON)))
    return;
  part = tm_node_view_get_part (TM_NODE_VIEW (widget));
  can_touch = TM_NODE_VIEW_GET_CLASS (widget)->is_touchable (TM_NODE_VIEW (widget));
  n_greyed += part->is_greyed;
  gtk_test_accessible_assert_state (widget, GTK_ACCESSIBLE_STATE_DISABLED, !can_touch);
  if (can_touch && !gtk_widget_get_focusable (widget) && !is_reached_otherwise (widget))
    fail (widget, "can be touched, but not by keys");
}

static void
test_disabled (void)
{
  n_greyed = 0;
  visit_all (check_disabled);
  g_assert_cmpuint (n_greyed, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  scene_fixture_init ();

  g_test_add_func ("/app/accessible/roles", test_roles);
  g_test_add_func ("/app/accessible/names", test_names);
  g_test_add_func ("/app/accessible/names-are-no-icons", test_no_icon_names);
  g_test_add_func ("/app/accessible/pictures", test_pictures);
  g_test_add_func ("/app/accessible/counters", test_counters);
  g_test_add_func ("/app/accessible/toggles", test_toggles);
  g_test_add_func ("/app/accessible/disabled", test_disabled);

  return g_test_run ();
}
