/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the frame of Tablemate's first window costs any program: a window of libadwaita with a header bar,
 * places to switch between, a menu, and nothing else. */

#include "bench-window.h"

static const struct
{
  const char *title;
  const char *icon_name;
} places[] = {
  { "_Play", "media-playback-start-symbolic" },    { "_Judge", "help-about-symbolic" },
  { "_Rules", "document-open-symbolic" },          { "_History", "document-open-recent-symbolic" },
  { "_Tools", "applications-utilities-symbolic" },
};

static GtkWidget *
new_stack (void)
{
  GtkWidget *stack = adw_view_stack_new ();

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      AdwViewStackPage *page = adw_view_stack_add_titled_with_icon (
          ADW_VIEW_STACK (stack), adw_bin_new (), NULL, places[i].title, places[i].icon_name);

      adw_view_stack_page_set_use_underline (page, TRUE);
    }
  return stack;
}

static GtkWidget *
new_header_bar (GtkWidget *stack)
{
  GtkWidget *header_bar = adw_header_bar_new ();
  GtkWidget *switcher = adw_view_switcher_new ();
  GtkWidget *menu_button = gtk_menu_button_new ();

  adw_view_switcher_set_stack (ADW_VIEW_SWITCHER (switcher), ADW_VIEW_STACK (stack));
  adw_view_switcher_set_policy (ADW_VIEW_SWITCHER (switcher), ADW_VIEW_SWITCHER_POLICY_WIDE);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header_bar), switcher);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu_button), "open-menu-symbolic");
  adw_header_bar_pack_end (ADW_HEADER_BAR (header_bar), menu_button);
  return header_bar;
}

static void
activate_cb (GtkApplication *application, gpointer user_data)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *stack = new_stack ();

  (void) user_data;
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), new_header_bar (stack));
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), stack);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), 1024, 768);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;

  bench_stamp (BENCH_MAIN);
  application = adw_application_new ("io.github.tablemate.Bare", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  bench_watch_start (GTK_APPLICATION (application));
  return g_application_run (G_APPLICATION (application), argc, argv);
}
