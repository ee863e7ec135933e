/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <qrencode.h>

#include "tm-qr-code.h"

#define MIN_SIZE 120
#define NATURAL_SIZE 480
/* In the byte that the library gives for each module. */
#define IS_DARK 1

/**
 * TmQrCode:
 *
 * A QR code, dark on white whatever the style is, as large as there is room, with the empty border
 * that cameras need. Every module is the same whole number of pixels of the screen wide.
 *
 * A text that is too long for any QR code leaves the widget empty.
 *
 * The CSS name is `qrcode`.
 */
struct _TmQrCode
{
  GtkWidget parent_instance;

  GBytes *modules;
  guint n_modules;
};

G_DEFINE_FINAL_TYPE (TmQrCode, tm_qr_code, GTK_TYPE_WIDGET)

/* More correction makes a code that can be dirty, but finer: what is on a screen is clean. */
static QRcode *
encode (const char *text)
{
  QRcode *code = QRcode_encodeString8bit (text, 0, QR_ECLEVEL_M);

  return code != NULL || errno != ERANGE ? code : QRcode_encodeString8bit (text, 0, QR_ECLEVEL_L);
}

/**
 * tm_qr_encode:
 * @text: what the code shall say, at most some 2900 bytes
 * @n_modules: (out): how many modules there are in a row and in a column, without the border
 *
 * Makes a QR code.
 *
 * Returns: (transfer full) (nullable): one byte for each module, row by row, 1 for a dark one; %NULL
 *   if the text is empty or too long
 */
GBytes *
tm_qr_encode (const char *text, guint *n_modules)
{
  QRcode *code;
  guint8 *modules;

  g_return_val_if_fail (text != NULL, NULL);

  *n_modules = 0;
  code = *text != '\0' ? encode (text) : NULL;
  if (code == NULL)
    return NULL;

  *n_modules = (guint) code->width;
  modules = g_malloc (*n_modules * *n_modules);
  for (guint i = 0; i < *n_modules * *n_modules; i++)
    modules[i] = code->data[i] & IS_DARK;
  QRcode_free (code);

  return g_bytes_new_take (modules, *n_modules * *n_modules);
}

/* Drawing */

static void
append_box (GtkSnapshot *snapshot, double x, double y, double width, double height, float gray)
{
  GdkRGBA color = { gray, gray, gray, 1 };

  gtk_snapshot_append_color (
      snapshot, &color, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height));
}

/* One box for each run of dark modules: no seams between them. */
static void
snapshot_row (
    TmQrCode *self, GtkSnapshot *snapshot, guint row, double left, double top, double size)
{
  const guint8 *modules = g_bytes_get_data (self->modules, NULL);
  const guint8 *line = modules + row * self->n_modules;

  for (guint column = 0; column < self->n_modules; column++)
    {
      guint first = column;

      while (column < self->n_modules && line[column])
        column++;
      if (column > first)
        append_box (snapshot, left + first * size, top + row * size, (column - first) * size, size,
                    0);
    }
}

/* In pixels of the application; one of the screen may be a part of it. */
static double
find_module_size (TmQrCode *self, int room)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  double scale = surface != NULL ? gdk_surface_get_scale (surface) : 1;
  double size = room * scale / (self->n_modules + 2 * TM_QR_QUIET);

  return MAX (1, (int) size) / scale;
}

static void
tm_qr_code_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TmQrCode *self = TM_QR_CODE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  double size, whole, left, top;

  if (self->modules == NULL)
    return;

  size = find_module_size (self, MIN (width, height));
  whole = (self->n_modules + 2 * TM_QR_QUIET) * size;
  left = (int) ((width - whole) / 2);
  top = (int) ((height - whole) / 2);
  append_box (snapshot, left, top, whole, whole, 1);
  for (guint row = 0; row < self->n_modules; row++)
    snapshot_row (self, snapshot, row, left + TM_QR_QUIET * size, top + TM_QR_QUIET * size, size);
}

/* Size */

static GtkSizeRequestMode
tm_qr_code_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tm_qr_code_measure (GtkWidget *widget,
                    GtkOrientation orientation,
                    int for_size,
                    int *minimum,
                    int *natural,
                    int *minimum_baseline,
                    int *natural_baseline)
{
  TmQrCode *self = TM_QR_CODE (widget);
  int smallest = MAX (MIN_SIZE, (int) self->n_modules + 2 * TM_QR_QUIET);

  *minimum = smallest;
  *natural = for_size >= 0 ? CLAMP (for_size, smallest, NATURAL_SIZE) : NATURAL_SIZE;
}

static void
tm_qr_code_finalize (GObject *object)
{
  TmQrCode *self = TM_QR_CODE (object);

  g_clear_pointer (&self->modules, g_bytes_unref);

  G_OBJECT_CLASS (tm_qr_code_parent_class)->finalize (object);
}

static void
tm_qr_code_class_init (TmQrCodeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = tm_qr_code_finalize;
  widget_class->get_request_mode = tm_qr_code_get_request_mode;
  widget_class->measure = tm_qr_code_measure;
  widget_class->snapshot = tm_qr_code_snapshot;
  gtk_widget_class_set_css_name (widget_class, "qrcode");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tm_qr_code_init (TmQrCode *self)
{
}

/* Public */

/**
 * tm_qr_code_new:
 * @text: what the code says
 *
 * Makes a QR code to be looked at by a camera.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *
tm_qr_code_new (const char *text)
{
  TmQrCode *self = g_object_new (TM_TYPE_QR_CODE, NULL);

  self->modules = tm_qr_encode (text, &self->n_modules);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("QR code"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);

  return GTK_WIDGET (self);
}

/**
 * tm_qr_code_is_drawn:
 * @self: a QR code
 *
 * Tells whether the text fits into a QR code.
 *
 * Returns: %FALSE if there is nothing to be seen
 */
gboolean
tm_qr_code_is_drawn (TmQrCode *self)
{
  g_return_val_if_fail (TM_IS_QR_CODE (self), FALSE);

  return self->modules != NULL;
}

/**
 * tm_qr_code_get_n_modules:
 * @self: a QR code
 *
 * Counts the modules in a row, without the empty border.
 *
 * Returns: how many there are, from 21 to 177; 0 if there is no code
 */
guint
tm_qr_code_get_n_modules (TmQrCode *self)
{
  g_return_val_if_fail (TM_IS_QR_CODE (self), 0);

  return self->n_modules;
}
