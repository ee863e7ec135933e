/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Score sheets on paper. Pages are drawn without a printer and looked at: nothing stands outside of
 * the page, however long the names and however many the columns; what has to be seen is there. With
 * TABLEMATE_SHEETS set to a folder, the pages are left there as pictures. */

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "store/tm-match-file.h"
#include "store/tm-store-error.h"
#include "tm-games.h"
#include "tm-sheet-paper.h"
#include "tm-sheet-print.h"

#define A4_WIDTH 515.0
#define A4_HEIGHT 762.0
#define SMALL_WIDTH 200.0
#define SMALL_HEIGHT 280.0
#define SCALE 2.0
#define MARGIN 40.0
#define SHADE 235

typedef struct
{
  const char *name;
  guint n_seats;
  guint n_lines;
  guint n_groups;
  gboolean is_blank;
  gboolean has_long_names;
} Case;

static const Case cases[] = {
  { "two-seats", 2, 6, 1, FALSE, FALSE },
  { "five-levels", 4, 8, 6, FALSE, FALSE },
  { "full-house", 8, 24, 1, FALSE, FALSE },
  { "twenty-rounds", 8, 24, 21, FALSE, FALSE },
  { "twenty-rounds-long-names", 8, 24, 21, FALSE, TRUE },
  { "hundred-lines", 3, 100, 1, FALSE, FALSE },
  { "long-names", 5, 7, 1, FALSE, TRUE },
  { "blank", 4, 12, 1, TRUE, FALSE },
  { "blank-full-house", 8, 24, 1, TRUE, FALSE },
  { "blank-long-names", 8, 24, 1, TRUE, TRUE },
  { "blank-twenty-rounds", 8, 24, 21, TRUE, FALSE },
  { "nothing", 4, 0, 1, FALSE, FALSE },
};

static TmSheetContent *
create_content (const Case *given)
{
  static const char *const names[]
      = { "Анна", "Борис", "Вера", "Глеб", "Anna", "Boris", "Vera", "Gleb" };
  TmSheetContent *self = tm_sheet_content_new_empty ("Расчистка подземелий", given->n_seats);

  self->is_blank = given->is_blank;
  self->date = given->is_blank ? NULL : g_strdup ("22 ноября 2026");
  self->sentence = given->is_blank ? NULL : g_strdup ("Победила Вера: больше всего монет");
  for (guint seat = 0; seat < given->n_seats; seat++)
    self->seat_names[seat]
        = given->has_long_names
              ? g_strdup_printf ("%s Константинопольская-Преображенская, первая этого имени, "
                                 "из рода тех самых Преображенских, что живут за рекой",
                                 names[seat])
              : g_strdup (names[seat]);
  for (guint line = 0; line < given->n_lines; line++)
    {
      g_autofree char *name
          = given->has_long_names
                ? g_strdup_printf ("%u. Сокровища, найденные в самых дальних комнатах подземелья, "
                                   "за вычетом потерянных по дороге",
                                   line + 1)
                : g_strdup_printf ("Строка %u", line + 1);

      tm_sheet_content_add_line (self, name, line % 6 == 5);
    }
  for (guint group = 0; group < given->n_groups; group++)
    g_ptr_array_add (self->groups, g_strdup_printf ("Раунд %u", group + 1));
  for (guint i = 0; !given->is_blank && i < given->n_lines * given->n_groups * given->n_seats; i++)
    {
      gint32 number = (gint32) (i * 7919 % 240) - 60;

      g_array_append_val (self->numbers, number);
    }

  return self;
}

/* Drawing */

static cairo_rectangle_t
find_ink (TmSheetPaper *paper, guint page)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  cairo_rectangle_t ink;

  tm_sheet_paper_draw (paper, cr, page);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_recording_surface_ink_extents (surface, &ink.x, &ink.y, &ink.width, &ink.height);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return ink;
}

/* Half a line stands out at every edge of the table. */
static void
assert_inside (TmSheetPaper *paper, double width, double height)
{
  for (guint page = 0; page < tm_sheet_paper_get_n_pages (paper); page++)
    {
      cairo_rectangle_t ink = find_ink (paper, page);

      g_assert_cmpfloat (ink.width, >, 0);
      g_assert_cmpfloat (ink.x, >=, -1);
      g_assert_cmpfloat (ink.y, >=, -1);
      g_assert_cmpfloat (ink.x + ink.width, <=, width + 1);
      g_assert_cmpfloat (ink.y + ink.height, <=, height + 1);
    }
}

static cairo_surface_t *
draw_picture (TmSheetPaper *paper, guint page, double width, double height)
{
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) ((width + 2 * MARGIN) * SCALE),
                                    (int) ((height + 2 * MARGIN) * SCALE));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, SCALE, SCALE);
  cairo_translate (cr, MARGIN, MARGIN);
  tm_sheet_paper_draw (paper, cr, page);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static void
leave_pictures (TmSheetPaper *paper, const char *name, double width, double height)
{
  const char *folder = g_getenv ("TABLEMATE_SHEETS");

  for (guint page = 0; folder != NULL && page < tm_sheet_paper_get_n_pages (paper); page++)
    {
      g_autofree char *file = g_strdup_printf ("%s/sheet-%s-%u.png", folder, name, page + 1);
      cairo_surface_t *surface = draw_picture (paper, page, width, height);

      g_assert_cmpint (cairo_surface_write_to_png (surface, file), ==, CAIRO_STATUS_SUCCESS);
      cairo_surface_destroy (surface);
    }
}

static guint
count_pixels (cairo_surface_t *surface, guint32 rgb)
{
  const guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  guint n_pixels = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      if ((((const guint32 *) (gconstpointer) (data + y * stride))[x] & 0xffffff) == rgb)
        n_pixels++;

  return n_pixels;
}

/* The paper lies as it would in a printer. */
static void
lay_out (TmSheetPaper *paper, double *width, double *height)
{
  gboolean is_wide = tm_sheet_paper_is_wide (paper, A4_WIDTH);

  *width = is_wide ? A4_HEIGHT : A4_WIDTH;
  *height = is_wide ? A4_WIDTH : A4_HEIGHT;
  tm_sheet_paper_lay_out (paper, *width, *height);
}

static TmSheetPaper *
create_paper (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    if (g_str_equal (cases[i].name, name))
      return tm_sheet_paper_new (create_content (&cases[i]));

  g_assert_not_reached ();
}

/* Tests */

static void
test_inside_page (gconstpointer data)
{
  const Case *given = data;
  g_autoptr (TmSheetPaper) paper = tm_sheet_paper_new (create_content (given));
  double width, height;

  lay_out (paper, &width, &height);
  assert_inside (paper, width, height);
  leave_pictures (paper, given->name, width, height);
  tm_sheet_paper_lay_out (paper, SMALL_WIDTH, SMALL_HEIGHT);
  for (guint page = 0; page < tm_sheet_paper_get_n_pages (paper); page++)
    find_ink (paper, page);
}

/* On paper that is too small for anything else, there is one line on each page. */
static void
test_tiny_paper (void)
{
  g_autoptr (TmSheetPaper) paper = create_paper ("two-seats");

  tm_sheet_paper_lay_out (paper, 60, 40);
  g_assert_cmpuint (tm_sheet_paper_get_n_pages (paper), ==, 6);
}

static void
assert_pages (const char *name, gboolean is_wide, guint n_pages)
{
  g_autoptr (TmSheetPaper) paper = create_paper (name);
  double width, height;

  g_assert_cmpint (tm_sheet_paper_is_wide (paper, A4_WIDTH), ==, is_wide);
  lay_out (paper, &width, &height);
  g_assert_cmpuint (tm_sheet_paper_get_n_pages (paper), ==, n_pages);
}

/* Three rounds of eight seats fit beside each other on paper that lies on its side. */
static void
test_pages (void)
{
  assert_pages ("two-seats", FALSE, 1);
  assert_pages ("full-house", FALSE, 1);
  assert_pages ("five-levels", TRUE, 1);
  assert_pages ("twenty-rounds", TRUE, 7);
  assert_pages ("blank", FALSE, 1);
  assert_pages ("blank-full-house", FALSE, 1);
  assert_pages ("nothing", FALSE, 1);
}

static guint
count_rows_of_ink (cairo_surface_t *one, cairo_surface_t *other)
{
  const guchar *data = cairo_image_surface_get_data (one);
  const guchar *other_data = cairo_image_surface_get_data (other);
  int stride = cairo_image_surface_get_stride (one);
  guint n_rows = 0;

  while (n_rows < (guint) cairo_image_surface_get_height (one)
         && memcmp (data + n_rows * stride, other_data + n_rows * stride, stride) == 0)
    n_rows++;

  return n_rows;
}

/* Title and seats stand above the lines on every page: down to the first line, and no further, the
 * pages look alike. */
static void
test_head_is_repeated (void)
{
  g_autoptr (TmSheetPaper) paper = create_paper ("hundred-lines");
  cairo_surface_t *first, *second;
  double width, height;
  guint n_rows;

  lay_out (paper, &width, &height);
  g_assert_cmpuint (tm_sheet_paper_get_n_pages (paper), >, 1);
  first = draw_picture (paper, 0, width, height);
  second = draw_picture (paper, 1, width, height);
  n_rows = count_rows_of_ink (first, second);
  g_assert_cmpuint (n_rows, >, (guint) ((MARGIN + 70) * SCALE));
  g_assert_cmpuint (n_rows, <, (guint) ((MARGIN + 150) * SCALE));
  cairo_surface_destroy (first);
  cairo_surface_destroy (second);
}

/* The colors are those of the seats; that their shapes differ is for the eye. */
static void
test_people_and_totals (void)
{
  static const guint32 colors[]
      = { 0x1a4fa8, 0xa8330f, 0xad7500, 0x0d8f7f, 0xc42bb0, 0x535c71, 0x1379ab, 0x4a2c1f };
  g_autoptr (TmSheetPaper) paper = create_paper ("full-house");
  cairo_surface_t *surface;
  double width, height;

  lay_out (paper, &width, &height);
  surface = draw_picture (paper, 0, width, height);
  for (guint seat = 0; seat < G_N_ELEMENTS (colors); seat++)
    g_assert_cmpuint (count_pixels (surface, colors[seat]), >, 50);
  g_assert_cmpuint (count_pixels (surface, SHADE << 16 | SHADE << 8 | SHADE), >,
                    (guint) (4 * width * 10));
  cairo_surface_destroy (surface);
}

/* Of the largest number there is every digit: what it needs decides how many columns fit. */
static void
test_large_numbers (void)
{
  Case given = { "large", 8, 3, 4, FALSE, FALSE };
  TmSheetContent *content = create_content (&given);
  g_autoptr (TmSheetPaper) paper = NULL;
  g_autofree char *number = NULL;
  double width, height;

  g_array_index (content->numbers, gint32, 0) = G_MININT32;
  number = tm_sheet_content_dup_number (content, 0, 0, 0);
  g_assert_cmpstr (number, ==, "−2147483648");
  paper = tm_sheet_paper_new (content);
  lay_out (paper, &width, &height);
  g_assert_cmpuint (tm_sheet_paper_get_n_pages (paper), ==, 4);
  assert_inside (paper, width, height);
}

/* A match */

static TmMatch *
load_match (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "four-players.json", NULL);
  g_autoptr (TmMatchFile) file = tm_match_file_load (path, &error);
  TmMatch *match;

  g_assert_no_error (error);
  match = tm_match_file_play (file, TM_PLAY_NORMAL, NULL, NULL, &error);
  g_assert_no_error (error);

  return match;
}

static void
test_content_of_match (void)
{
  g_autoptr (TmMatch) match = load_match ();
  g_autoptr (TmSheet) sheet = tm_sheet_new (match);
  g_autoptr (TmSheetContent) content = tm_sheet_content_new (match, FALSE);
  g_autoptr (TmSheetContent) blank = tm_sheet_content_new (match, TRUE);
  guint n_rows = tm_sheet_get_n_rows (sheet);
  guint n_milestones = tm_sheet_get_n_milestones (sheet);

  g_assert_cmpstr (content->title, ==, "Dungeon Raiders");
  g_assert_cmpstr (content->sentence, ==, "Vera wins: most coins");
  g_assert_cmpstr (content->seat_names[2], ==, "Vera");
  g_assert_nonnull (content->date);
  g_assert_cmpuint (content->lines->len, ==, n_rows);
  g_assert_cmpuint (content->groups->len, ==, n_milestones + 1);
  for (guint row = 0; row < n_rows; row++)
    for (guint group = 0; group <= n_milestones; group++)
      for (guint seat = 0; seat < 4; seat++)
        {
          gint32 number = group < n_milestones ? tm_sheet_get_milestone (sheet, group, row, seat)
                                               : tm_sheet_get_row (sheet, row)->values[seat];
          g_autofree char *expected = g_strdup_printf (number < 0 ? "−%d" : "%d", ABS (number));
          g_autofree char *written = tm_sheet_content_dup_number (content, row, group, seat);

          g_assert_cmpstr (written, ==, expected);
        }

  g_assert_cmpuint (blank->lines->len, ==, n_rows);
  g_assert_cmpuint (blank->groups->len, ==, 1);
  g_assert_cmpuint (blank->numbers->len, ==, 0);
  g_assert_null (blank->date);
  g_assert_null (blank->sentence);
}

/* Files */

static char *
read_file (const char *path, gsize *length)
{
  char *bytes = NULL;

  g_assert_true (g_file_get_contents (path, &bytes, length, NULL));

  return bytes;
}

static guint
count_pdf_pages (const char *bytes, gsize length)
{
  guint n_pages = 0;

  for (gsize i = 0; i + 12 < length; i++)
    if (memcmp (bytes + i, "/Type /Page", 11) == 0 && bytes[i + 11] != 's')
      n_pages++;

  return n_pages;
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (folder);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

static void
test_pdf (void)
{
  g_autoptr (TmMatch) match = load_match ();
  g_autofree char *folder = g_dir_make_tmp ("tablemate-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "Анна и Борис.pdf", NULL);

  for (int is_blank = FALSE; is_blank <= TRUE; is_blank++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *bytes = NULL;
      gsize length;

      tm_sheet_print_export_pdf (match, is_blank, path, &error);
      g_assert_no_error (error);
      bytes = read_file (path, &length);
      g_assert_true (g_str_has_prefix (bytes, "%PDF-1.4"));
      g_assert_nonnull (g_strrstr_len (bytes + length - 16, 16, "%%EOF"));
      g_assert_cmpuint (count_pdf_pages (bytes, length), ==, 1);
    }
  g_assert_cmpuint (count_files (folder), ==, 1);
  remove_folder (folder);
}

static void
test_pdf_of_box (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmBox) box = tm_box_new (tm_game_find ("free"), 8, &error);
  g_autofree char *folder = g_dir_make_tmp ("tablemate-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "blank.pdf", NULL);
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_no_error (error);
  tm_sheet_print_export_pdf_box (box, path, &error);
  g_assert_no_error (error);
  bytes = read_file (path, &length);
  g_assert_cmpuint (count_pdf_pages (bytes, length), ==, 1);
  remove_folder (folder);
}

/* Whoever has the old file open keeps it whole: the new one takes its name. */
static void
test_pdf_takes_the_place (void)
{
  g_autoptr (TmMatch) match = load_match ();
  g_autofree char *folder = g_dir_make_tmp ("tablemate-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autofree char *other = g_build_filename (folder, "other", NULL);
  g_autofree char *old = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (path, "old", 3, NULL));
  g_assert_cmpint (link (path, other), ==, 0);
  g_assert_true (tm_sheet_print_export_pdf (match, FALSE, path, NULL));
  old = read_file (other, &length);
  g_assert_cmpmem (old, length, "old", 3);
  bytes = read_file (path, &length);
  g_assert_true (g_str_has_prefix (bytes, "%PDF"));
  g_assert_cmpuint (count_files (folder), ==, 2);
  remove_folder (folder);
}

static void
test_pdf_not_writable (void)
{
  g_autoptr (TmMatch) match = load_match ();
  g_autofree char *folder = g_dir_make_tmp ("tablemate-test-XXXXXX", NULL);
  g_autofree char *missing = g_build_filename (folder, "missing", "sheet.pdf", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (tm_sheet_print_export_pdf (match, FALSE, missing, &error));
  g_assert_error (error, TM_STORE_ERROR, TM_STORE_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_false (tm_sheet_print_export_pdf (match, FALSE, folder, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (count_files (folder), ==, 0);
  remove_folder (folder);
}

/* What a printer would be given. */
static void
test_printer (void)
{
  g_autoptr (TmMatch) match = load_match ();
  g_autoptr (GtkPrintOperation) operation = tm_sheet_print_create_operation (match, FALSE);
  g_autofree char *folder = g_dir_make_tmp ("tablemate-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "printed.pdf", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  GtkPrintOperationResult result;
  gsize length;

  gtk_print_operation_set_export_filename (operation, path);
  result = gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (result, ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, 1);
  bytes = read_file (path, &length);
  g_assert_true (g_str_has_prefix (bytes, "%PDF"));
  if (g_getenv ("TABLEMATE_SHEETS") != NULL)
    {
      g_autofree char *copy = g_build_filename (g_getenv ("TABLEMATE_SHEETS"), "printed.pdf", NULL);

      g_assert_true (g_file_set_contents (copy, bytes, (gssize) length, NULL));
    }
  remove_folder (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  gtk_init ();
  tm_games_register ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/app/sheet-print/inside-page/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_inside_page);
    }
  g_test_add_func ("/app/sheet-print/tiny-paper", test_tiny_paper);
  g_test_add_func ("/app/sheet-print/pages", test_pages);
  g_test_add_func ("/app/sheet-print/head-is-repeated", test_head_is_repeated);
  g_test_add_func ("/app/sheet-print/people-and-totals", test_people_and_totals);
  g_test_add_func ("/app/sheet-print/large-numbers", test_large_numbers);
  g_test_add_func ("/app/sheet-print/content-of-match", test_content_of_match);
  g_test_add_func ("/app/sheet-print/pdf", test_pdf);
  g_test_add_func ("/app/sheet-print/pdf-of-box", test_pdf_of_box);
  g_test_add_func ("/app/sheet-print/pdf-takes-the-place", test_pdf_takes_the_place);
  g_test_add_func ("/app/sheet-print/pdf-not-writable", test_pdf_not_writable);

  g_test_add_func ("/app/sheet-print/printer", test_printer);

  return g_test_run ();
}
