/* SPDX-License-Identifier: GPL-3.0-or-later */

/* QR codes as a camera would read them. What is short is decoded here by the rules of ISO/IEC 18004:
 * the three smallest sizes have all their bytes in one block, so that nothing needs to be corrected
 * or put into order. Of a larger one the size and the patterns are looked at. */

#include <adwaita.h>
#include <string.h>

#include "tm-code-dialog.h"
#include "tm-qr-code.h"

#define FINDER 7
#define N_SIZES 3
#define DRAWN 400

static const char *const finder[FINDER] = {
  "#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######",
};

typedef struct
{
  GBytes *bytes;
  const guint8 *modules;
  guint width;
} Code;

static gboolean
is_dark (const Code *code, guint row, guint column)
{
  return code->modules[row * code->width + column] != 0;
}

static void
code_clear (Code *code)
{
  g_clear_pointer (&code->bytes, g_bytes_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Code, code_clear)

static Code
encode (const char *text)
{
  Code code = { 0 };

  code.bytes = tm_qr_encode (text, &code.width);
  g_assert_nonnull (code.bytes);
  g_assert_cmpuint (g_bytes_get_size (code.bytes), ==, code.width * code.width);
  code.modules = g_bytes_get_data (code.bytes, NULL);

  return code;
}

/* Decoding */

static gboolean
is_mask (guint mask, guint row, guint column)
{
  switch (mask)
    {
    case 0:
      return (row + column) % 2 == 0;
    case 1:
      return row % 2 == 0;
    case 2:
      return column % 3 == 0;
    case 3:
      return (row + column) % 3 == 0;
    case 4:
      return (row / 2 + column / 3) % 2 == 0;
    case 5:
      return row * column % 2 + row * column % 3 == 0;
    case 6:
      return (row * column % 2 + row * column % 3) % 2 == 0;
    default:
      return ((row + column) % 2 + row * column % 3) % 2 == 0;
    }
}

/* Which of the eight masks: three of the bits beside the first finder, which are masked themselves. */
static guint
read_mask (const Code *code)
{
  guint bits = 0;

  for (guint column = 2; column <= 4; column++)
    bits = bits << 1 | is_dark (code, 8, column);

  return bits ^ 5;
}

/* Finders and what is beside them, timing, and the one small finder that the sizes 2 and 3 have. */
static gboolean
is_pattern (const Code *code, guint row, guint column)
{
  guint width = code->width;
  guint middle = width - 7;

  return (row < 9 && column < 9) || (row < 9 && column >= width - 8)
         || (row >= width - 8 && column < 9) || row == 6 || column == 6
         || (width > 21 && row + 2 >= middle && row <= middle + 2 && column + 2 >= middle
             && column <= middle + 2);
}

/* In columns of two from the right, up and down in turns. */
static GByteArray *
read_bytes (const Code *code)
{
  GByteArray *bytes = g_byte_array_new ();
  guint mask = read_mask (code);
  gboolean is_up = TRUE;
  guint n_bits = 0;
  guint8 byte = 0;

  for (guint right = code->width - 1; right >= 1; right -= 2, is_up = !is_up)
    {
      if (right == 6)
        right--;
      for (guint i = 0; i < 2 * code->width; i++)
        {
          guint row = is_up ? code->width - 1 - i / 2 : i / 2;
          guint column = right - i % 2;

          if (is_pattern (code, row, column))
            continue;
          byte
              = (guint8) (byte << 1 | (is_dark (code, row, column) != is_mask (mask, row, column)));
          if (++n_bits % 8 == 0)
            g_byte_array_append (bytes, &byte, 1);
        }
      if (right < 2)
        break;
    }

  return bytes;
}

static guint
read_bits (const GByteArray *bytes, guint first, guint n_bits)
{
  guint value = 0;

  for (guint i = first; i < first + n_bits; i++)
    value = value << 1 | (bytes->data[i / 8] >> (7 - i % 8) & 1);

  return value;
}

/* Four bits say that bytes follow, eight how many. */
static char *
decode (const Code *code)
{
  g_autoptr (GByteArray) bytes = read_bytes (code);
  guint length = read_bits (bytes, 4, 8);
  GString *text = g_string_new (NULL);

  g_assert_cmpuint (read_bits (bytes, 0, 4), ==, 4);
  for (guint i = 0; i < length; i++)
    g_string_append_c (text, (char) read_bits (bytes, 12 + 8 * i, 8));

  return g_string_free_and_steal (text);
}

/* Tests */

static void
assert_finder (const Code *code, guint top, guint left)
{
  for (guint row = 0; row < FINDER; row++)
    for (guint column = 0; column < FINDER; column++)
      g_assert_cmpint (is_dark (code, top + row, left + column), ==, finder[row][column] == '#');
}

static void
test_patterns (void)
{
  static const guint lengths[] = { 1, 40, 300, 1000, 2331, 2900 };

  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autofree char *text = g_strnfill (lengths[i], 'a');
      g_auto (Code) code = encode (text);

      g_assert_cmpuint (code.width % 4, ==, 1);
      g_assert_cmpuint (code.width, >=, 21);
      g_assert_cmpuint (code.width, <=, 177);
      assert_finder (&code, 0, 0);
      assert_finder (&code, 0, code.width - FINDER);
      assert_finder (&code, code.width - FINDER, 0);
      for (guint j = 8; j < code.width - 8; j++)
        {
          g_assert_cmpint (is_dark (&code, 6, j), ==, j % 2 == 0);
          g_assert_cmpint (is_dark (&code, j, 6), ==, j % 2 == 0);
        }
    }
}

static void
test_text (void)
{
  static const char *const texts[] = { "a", "https://x.y/?a=1", "tablemate://Вера", "0123456789",
                                       "https://example.org/play?q=%7B%22a%22%7D" };
  static const guint widths[N_SIZES] = { 21, 25, 29 };
  guint n_of_width[N_SIZES] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (Code) code = encode (texts[i]);
      g_autofree char *text = decode (&code);

      g_assert_cmpstr (text, ==, texts[i]);
      for (guint j = 0; j < N_SIZES; j++)
        n_of_width[j] += code.width == widths[j];
    }
  for (guint j = 0; j < N_SIZES; j++)
    g_assert_cmpuint (n_of_width[j], >, 0);
}

static void
test_too_long (void)
{
  g_autofree char *text = g_strnfill (2954, 'a');
  guint width;

  g_assert_null (tm_qr_encode (text, &width));
  g_assert_cmpuint (width, ==, 0);
  g_assert_null (tm_qr_encode ("", &width));
}

/* Drawing */

static cairo_surface_t *
draw (GtkWidget *widget, int size)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (widget, size, size, -1, NULL);
  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  gsk_render_node_draw (node, cr);
  gsk_render_node_unref (node);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface, guint x, guint y)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  guint stride = (guint) cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) (data + y * stride))[x];
}

/* Every module is a square of whole pixels, black or white, and four modules of white go all around. */
static void
assert_drawn (GtkWidget *widget, const Code *code, int size)
{
  guint n_modules = code->width + 2 * TM_QR_QUIET;
  guint module = (guint) size / n_modules;
  guint left = ((guint) size - n_modules * module) / 2;
  cairo_surface_t *surface = draw (widget, size);

  g_assert_cmpuint (module, >=, 1);
  for (guint y = 0; y < n_modules * module; y++)
    for (guint x = 0; x < n_modules * module; x++)
      {
        guint row = y / module;
        guint column = x / module;
        gboolean is_quiet = row < TM_QR_QUIET || column < TM_QR_QUIET
                            || row >= n_modules - TM_QR_QUIET || column >= n_modules - TM_QR_QUIET;
        gboolean is_black = !is_quiet && is_dark (code, row - TM_QR_QUIET, column - TM_QR_QUIET);

        g_assert_cmphex (get_pixel (surface, left + x, left + y), ==,
                         is_black ? 0xff000000 : 0xffffffff);
      }
  cairo_surface_destroy (surface);
}

static void
test_drawing (void)
{
  static const int sizes[] = { 120, 180, 300, DRAWN, 479 };
  const char *text = "https://example.org/play?q=%7B%22a%22%7D";
  g_auto (Code) code = encode (text);
  g_autoptr (GtkWidget) widget = g_object_ref_sink (tm_qr_code_new (text));
  AdwStyleManager *style = adw_style_manager_get_default ();

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    assert_drawn (widget, &code, sizes[i]);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  assert_drawn (widget, &code, DRAWN);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
}

/* There is room for one pixel a module in what the largest code asks for at least. */
static void
test_smallest_size (void)
{
  g_autofree char *text = g_strnfill (2900, 'a');
  g_autoptr (GtkWidget) widget = g_object_ref_sink (tm_qr_code_new (text));
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 177 + 2 * TM_QR_QUIET);
  g_assert_cmpint (minimum, <=, 330);
}

static void
test_accessible (void)
{
  g_autoptr (GtkWidget) widget = g_object_ref_sink (tm_qr_code_new ("https://x.y/"));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "QR code");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "https://x.y/");
}

/* The dialog */

static GtkWidget *
find_visible (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_visible (child, type);

  return found;
}

static void
test_dialog (void)
{
  g_autofree char *fine = g_strnfill (1200, 'a');
  g_autofree char *too_fine = g_strnfill (2000, 'a');
  g_autofree char *too_long = g_strnfill (5000, 'a');
  const struct
  {
    const char *link;
    gboolean is_code;
  } cases[] = {
    { "https://x.y/", TRUE },
    { fine, TRUE },
    { too_fine, FALSE },
    { too_long, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AdwDialog *dialog = g_object_ref_sink (tm_code_dialog_new ("Take along", cases[i].link));
      GtkWidget *child = adw_dialog_get_child (dialog);

      g_assert_cmpstr (adw_dialog_get_title (dialog), ==, "Take along");
      g_assert_cmpint (find_visible (child, TM_TYPE_QR_CODE) != NULL, ==, cases[i].is_code);
      g_assert_cmpint (find_visible (child, ADW_TYPE_STATUS_PAGE) != NULL, ==, !cases[i].is_code);
      g_assert_finalize_object (dialog);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  adw_init ();

  g_test_add_func ("/app/qr-code/patterns", test_patterns);
  g_test_add_func ("/app/qr-code/says-what-it-shall", test_text);
  g_test_add_func ("/app/qr-code/too-long", test_too_long);
  g_test_add_func ("/app/qr-code/crisp-with-quiet-zone", test_drawing);
  g_test_add_func ("/app/qr-code/smallest-size", test_smallest_size);
  g_test_add_func ("/app/qr-code/accessible", test_accessible);
  g_test_add_func ("/app/qr-code/dialog", test_dialog);

  return g_test_run ();
}
