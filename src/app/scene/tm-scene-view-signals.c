/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a scene view tells others: its signals and properties. */

#include "tm-round-table.h"
#include "tm-scene-view-private.h"

enum
{
  PROP_NARROW = 1,
  PROP_PRIMARY_LABEL,
  PROP_PRIMARY_OFFER,
  PROP_ROUND,
  PROP_SIDES,
  N_PROPS
};

enum
{
  SIGNAL_OFFER_ACTIVATED,
  SIGNAL_OFFER_ANSWERED,
  SIGNAL_COUNTER_SET,
  SIGNAL_NODE_MENU,
  SIGNAL_SEAT_ACTIVATED,
  SIGNAL_PIECE_TOUCHED,
  SIGNAL_OPTION_SET,
  SIGNAL_LOOK,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
tm_scene_view_activate_offer (TmSceneHost *host, int offer)
{
  g_signal_emit (host, signals[SIGNAL_OFFER_ACTIVATED], 0, offer);
}

static void
tm_scene_view_answer_offer (TmSceneHost *host, int offer, const char *text)
{
  g_signal_emit (host, signals[SIGNAL_OFFER_ANSWERED], 0, offer, text);
}

static void
tm_scene_view_set_counter (TmSceneHost *host, guint slot, int value, const char *why)
{
  g_signal_emit (host, signals[SIGNAL_COUNTER_SET], 0, slot, value, why);
}

static void
tm_scene_view_open_menu (TmSceneHost *host, guint node)
{
  g_signal_emit (host, signals[SIGNAL_NODE_MENU], 0, node);
}

static void
tm_scene_view_activate_seat (TmSceneHost *host, int seat)
{
  g_signal_emit (host, signals[SIGNAL_SEAT_ACTIVATED], 0, seat);
}

static void
tm_scene_view_touch_piece (TmSceneHost *host, int piece)
{
  g_signal_emit (host, signals[SIGNAL_PIECE_TOUCHED], 0, piece);
}

static void
tm_scene_view_set_option (TmSceneHost *host, int option, int value)
{
  g_signal_emit (host, signals[SIGNAL_OPTION_SET], 0, option, value);
}

static void
tm_scene_view_look (TmSceneHost *host, int seat)
{
  g_signal_emit (host, signals[SIGNAL_LOOK], 0, seat);
}

/* Hands up what is touched. */
void
tm_scene_view_init_host (TmSceneHostInterface *iface)
{
  iface->activate_offer = tm_scene_view_activate_offer;
  iface->answer_offer = tm_scene_view_answer_offer;
  iface->set_counter = tm_scene_view_set_counter;
  iface->open_menu = tm_scene_view_open_menu;
  iface->activate_seat = tm_scene_view_activate_seat;
  iface->touch_piece = tm_scene_view_touch_piece;
  iface->set_option = tm_scene_view_set_option;
  iface->look = tm_scene_view_look;
}

static void
get_property (GObject *object, guint property, GValue *value, GParamSpec *pspec)
{
  TmSceneView *self = TM_SCENE_VIEW (object);

  switch (property)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, self->is_narrow);
      break;
    case PROP_PRIMARY_LABEL:
      g_value_set_string (value, tm_scene_view_get_primary_label (self));
      break;
    case PROP_PRIMARY_OFFER:
      g_value_set_int (value, tm_scene_view_get_primary_offer (self));
      break;
    case PROP_ROUND:
      g_value_set_boolean (value, self->is_round);
      break;
    case PROP_SIDES:
      g_value_set_string (value, tm_round_table_get_sides (TM_ROUND_TABLE (self->round)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
set_property (GObject *object, guint property, const GValue *value, GParamSpec *pspec)
{
  TmSceneView *self = TM_SCENE_VIEW (object);

  switch (property)
    {
    case PROP_ROUND:
      tm_scene_view_set_is_round (self, g_value_get_boolean (value));
      break;
    case PROP_SIDES:
      tm_round_table_set_sides (TM_ROUND_TABLE (self->round), g_value_get_string (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property, pspec);
    }
}

static void
install_properties (GObjectClass *object_class)
{
  /**
   * TmSceneView:narrow:
   *
   * Whether there is no room for panels: the view is less than 600 pixels wide.
   */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * TmSceneView:primary-label:
   *
   * What the primary action is called, or %NULL while there is none. Where the view is narrow,
   * the button is for whoever owns the bottom of the page.
   */
  properties[PROP_PRIMARY_LABEL] = g_param_spec_string ("primary-label", NULL, NULL, NULL,
                                                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * TmSceneView:primary-offer:
   *
   * Index of the offer that the primary action makes; -1: none.
   */
  properties[PROP_PRIMARY_OFFER] = g_param_spec_int ("primary-offer", NULL, NULL, -1, G_MAXINT, -1,
                                                     G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  /**
   * TmSceneView:round:
   *
   * Whether people sit round the device, and the seats are turned to them.
   */
  properties[PROP_ROUND]
      = g_param_spec_boolean ("round", NULL, NULL, FALSE,
                              G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  /**
   * TmSceneView:sides:
   *
   * Who sits at which side of the device, see [property@RoundTable:sides].
   */
  properties[PROP_SIDES]
      = g_param_spec_string ("sides", NULL, NULL, "",
                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
install_signals (void)
{
  /**
   * TmSceneView::offer-activated:
   * @self: the view
   * @offer: index of the offer
   *
   * Something that makes an offer was touched.
   */
  signals[SIGNAL_OFFER_ACTIVATED]
      = g_signal_new ("offer-activated", TM_TYPE_SCENE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 1, G_TYPE_INT);
  /**
   * TmSceneView::offer-answered:
   * @self: the view
   * @offer: index of the offer
   * @text: the value of the one parameter that it wants
   *
   * Something that makes an offer was typed into, such as a cell of a score sheet.
   */
  signals[SIGNAL_OFFER_ANSWERED]
      = g_signal_new ("offer-answered", TM_TYPE_SCENE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_STRING);
  /**
   * TmSceneView::counter-set:
   * @self: the view
   * @slot: slot of the table
   * @value: what it is to be
   * @why: (nullable): a word why
   *
   * A counter was set by hand.
   */
  signals[SIGNAL_COUNTER_SET]
      = g_signal_new ("counter-set", TM_TYPE_SCENE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_INT, G_TYPE_STRING);
  /**
   * TmSceneView::node-menu:
   * @self: the view
   * @node: index of the node in the scene
   *
   * Somebody held a thing, or clicked it with the other button.
   */
  signals[SIGNAL_NODE_MENU] = g_signal_new ("node-menu", TM_TYPE_SCENE_VIEW, G_SIGNAL_RUN_LAST, 0,
                                            NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * TmSceneView::seat-activated:
   * @self: the view
   * @seat: the seat, from 0
   *
   * The row of a seat was touched: its hand is wanted.
   */
  signals[SIGNAL_SEAT_ACTIVATED]
      = g_signal_new ("seat-activated", TM_TYPE_SCENE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 1, G_TYPE_INT);
  /**
   * TmSceneView::piece-touched:
   * @self: the view
   * @piece: the piece
   *
   * A thing was touched that is picked for the move to come, or dropped.
   */
  signals[SIGNAL_PIECE_TOUCHED]
      = g_signal_new ("piece-touched", TM_TYPE_SCENE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 1, G_TYPE_INT);
  /**
   * TmSceneView::option-set:
   * @self: the view
   * @option: index of the option
   * @value: what it is to be
   *
   * An option was switched, such as where the dice of a tray come from.
   */
  signals[SIGNAL_OPTION_SET]
      = g_signal_new ("option-set", TM_TYPE_SCENE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                      G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  /**
   * TmSceneView::look:
   * @self: the view
   * @seat: the seat, from 0; %TM_NO_SEAT: nobody looks any more
   *
   * A seat's secret is held: the scene is to be as this seat sees it, until it is let go.
   */
  signals[SIGNAL_LOOK] = g_signal_new ("look", TM_TYPE_SCENE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                       NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

/* Gives the class its properties and signals. */
void
tm_scene_view_install_signals (GObjectClass *object_class)
{
  object_class->get_property = get_property;
  object_class->set_property = set_property;
  install_properties (object_class);
  install_signals ();
}
