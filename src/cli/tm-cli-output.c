/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-cli-output.h"

#include <stdio.h>
#include <string.h>

#define REPLACEMENT "\357\277\275"

/* What moves the cursor or gives orders to a terminal, but for line ends and tabs. */
static gboolean
is_order (gunichar c)
{
  return g_unichar_iscntrl (c) && c != '\n' && c != '\t';
}

static char *
dup_harmless (const char *text)
{
  g_autoptr (GString) harmless = g_string_sized_new (strlen (text));

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (is_order (g_utf8_get_char (c)))
      g_string_append (harmless, REPLACEMENT);
    else
      g_string_append_len (harmless, c, g_utf8_next_char (c) - c);
  return g_string_free (g_steal_pointer (&harmless), FALSE);
}

static void
print (FILE *stream, const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *harmless = dup_harmless (valid);
  g_autofree char *spelled = NULL;
  const char *charset;

  if (!g_get_console_charset (&charset))
    spelled = g_convert_with_fallback (harmless, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fputs (spelled != NULL ? spelled : harmless, stream);
}

static void
print_to_stdout (const char *text)
{
  print (stdout, text);
}

static void
print_to_stderr (const char *text)
{
  print (stderr, text);
  (void) fflush (stderr);
}

/**
 * tm_cli_output_init:
 *
 * Sees to it that g_print() and g_printerr() give no orders to the terminal: a name in a file from a stranger
 * may hold escape sequences. They become “�”, as does what is no UTF-8.
 */
void
tm_cli_output_init (void)
{
  g_set_print_handler (print_to_stdout);
  g_set_printerr_handler (print_to_stderr);
}
