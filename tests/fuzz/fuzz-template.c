/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a template: refused with one line that says where, or one that is the same when it is
 * written and read again. */

#include "tm-template.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TmTemplate) template = tm_template_parse ("fuzz", (const char *) data, size, &error);
  g_autoptr (TmTemplate) again = NULL;
  g_autofree char *once = NULL;
  g_autofree char *twice = NULL;

  if (template == NULL)
    {
      g_assert_nonnull (error);
      /* What is wrong stands in the message as it was written, an escaped line end included. */
      if (memchr (data, '\\', size) == NULL)
        g_assert_null (strchr (error->message, '\n'));
      return 0;
    }
  once = tm_template_dup_text (template);
  again = tm_template_parse ("again", once, strlen (once), &error);
  g_assert_no_error (error);
  twice = tm_template_dup_text (again);
  g_assert_cmpstr (once, ==, twice);
  return 0;
}
