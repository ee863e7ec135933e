/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-backup-private.h"

#include <string.h>

/* A name ends in `-YYYYMMDD-HHMMSS-ffffff.db`, in local time, with a number before the dot if two
 * were made at the same moment. */
#define DATE_LENGTH 8
#define TIME_LENGTH 6
#define FRACTION_LENGTH 6
#define STAMP_LENGTH (DATE_LENGTH + 1 + TIME_LENGTH + 1 + FRACTION_LENGTH)
#define SECONDS_LENGTH (DATE_LENGTH + 1 + TIME_LENGTH)
#define DAYS_A_WEEK 7

/* One backup, and when it was made. */
typedef struct
{
  const char *name;
  const char *stamp;
  guint day;
} Dated;

static gboolean
are_digits (const char *text, gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isdigit (text[i]))
      return FALSE;
  return TRUE;
}

/* Whether a text begins with `YYYYMMDD-HHMMSS`. */
gboolean
tm_backup_is_stamp (const char *text)
{
  return strlen (text) >= SECONDS_LENGTH && are_digits (text, DATE_LENGTH)
         && text[DATE_LENGTH] == '-' && are_digits (text + DATE_LENGTH + 1, TIME_LENGTH);
}

static gboolean
is_fine_stamp (const char *text)
{
  return tm_backup_is_stamp (text) && strlen (text) >= STAMP_LENGTH && text[SECONDS_LENGTH] == '-'
         && are_digits (text + SECONDS_LENGTH + 1, FRACTION_LENGTH);
}

static gboolean
is_rest (const char *text)
{
  if (*text == '-')
    while (g_ascii_isdigit (*++text))
      ;
  return g_str_equal (text, TM_BACKUP_SUFFIX);
}

/* The last one counts: the name of a database may have digits of its own. */
const char *
tm_backup_find_stamp (const char *name)
{
  const char *found = NULL;

  for (const char *dash = strchr (name, '-'); dash != NULL; dash = strchr (dash + 1, '-'))
    if (is_fine_stamp (dash + 1) && is_rest (dash + 1 + STAMP_LENGTH))
      found = dash + 1;
  return found;
}

static int
read_digits (const char *text, gsize length)
{
  int number = 0;

  for (gsize i = 0; i < length; i++)
    number = 10 * number + g_ascii_digit_value (text[i]);
  return number;
}

/* Microseconds since 1970 UTC; 0 if there is no such moment. */
gint64
tm_backup_read_stamp (const char *stamp)
{
  const char *time = stamp + DATE_LENGTH + 1;
  g_autoptr (GDateTime) moment = g_date_time_new_local (
      read_digits (stamp, 4), read_digits (stamp + 4, 2), read_digits (stamp + 6, 2),
      read_digits (time, 2), read_digits (time + 2, 2), read_digits (time + 4, 2));

  return moment != NULL ? g_date_time_to_unix (moment) * G_USEC_PER_SEC : 0;
}

/* Days since the first of January of the year 1, a Monday; 0: there is no such day. */
static guint
read_day (const char *stamp)
{
  GDateDay day = (GDateDay) read_digits (stamp + 6, 2);
  GDateMonth month = (GDateMonth) read_digits (stamp + 4, 2);
  GDateYear year = (GDateYear) read_digits (stamp, 4);
  GDate date;

  if (!g_date_valid_dmy (day, month, year))
    return 0;
  g_date_clear (&date, 1);
  g_date_set_dmy (&date, day, month, year);
  return g_date_get_julian (&date);
}

static int
compare_dated (gconstpointer a, gconstpointer b)
{
  return strcmp (((const Dated *) b)->stamp, ((const Dated *) a)->stamp);
}

/* The newest first, without those that a clock which went wrong has put into the future and those
 * whose age nobody can tell. */
static GArray *
sort_dated (GPtrArray *names, const char *now)
{
  GArray *dated = g_array_new (FALSE, FALSE, sizeof (Dated));

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      const char *stamp = tm_backup_find_stamp (name);
      Dated item = { name, stamp, stamp != NULL ? read_day (stamp) : 0 };

      if (item.day > 0 && strncmp (stamp, now, SECONDS_LENGTH) <= 0)
        g_array_append_val (dated, item);
    }
  g_array_sort (dated, compare_dated);
  return dated;
}

/* Whether the one above it in the list does not stand for the same days already. */
static gboolean
is_newest_of_days (GArray *dated, guint index, guint n_days)
{
  guint span = (g_array_index (dated, Dated, index).day - 1) / n_days;

  return index == 0 || (g_array_index (dated, Dated, index - 1).day - 1) / n_days != span;
}

static gboolean
is_kept (GArray *dated, guint index, guint today)
{
  guint day = g_array_index (dated, Dated, index).day;
  guint week = (day - 1) / DAYS_A_WEEK;
  guint this_week = (today - 1) / DAYS_A_WEEK;

  return index < TM_BACKUP_KEEP
         || (day + TM_BACKUP_KEEP_DAYS > today && is_newest_of_days (dated, index, 1))
         || (week + TM_BACKUP_KEEP_WEEKS > this_week
             && is_newest_of_days (dated, index, DAYS_A_WEEK));
}

/**
 * tm_backup_choose_old:
 * @names: (element-type filename): the names of backups, in any order
 * @now: this moment; its time zone is that of the names
 *
 * Chooses the backups that need not be kept any longer: all but the last %TM_BACKUP_KEEP, the last
 * one of each of the last %TM_BACKUP_KEEP_DAYS days, today included, and the last one of each of the
 * last %TM_BACKUP_KEEP_WEEKS weeks from Monday to Sunday, this one included.
 *
 * What bears a date later than @now, because a clock went wrong then or goes wrong now, is never
 * chosen and takes nobody's place; nor is what bears no date.
 *
 * Returns: (transfer container) (element-type filename): those of @names that can go
 */
GPtrArray *
tm_backup_choose_old (GPtrArray *names, GDateTime *now)
{
  GPtrArray *old = g_ptr_array_new ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%d-%H%M%S");
  g_autoptr (GArray) dated = sort_dated (names, stamp);
  guint today = read_day (stamp);

  for (guint i = 0; i < dated->len; i++)
    if (!is_kept (dated, i, today))
      g_ptr_array_add (old, (char *) g_array_index (dated, Dated, i).name);
  return old;
}
