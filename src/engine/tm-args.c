/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-params.h"

/**
 * tm_args_init:
 * @self: (out caller-allocates): arguments
 *
 * Makes the arguments empty: no parameter is given.
 */
void
tm_args_init (TmArgs *self)
{
  self->given = 0;
  self->n_used = 0;
}

/**
 * tm_args_copy:
 * @self: (out caller-allocates): where to
 * @from: where from
 *
 * Copies arguments as an assignment does, but no more of them than is used.
 */
void
tm_args_copy (TmArgs *self, const TmArgs *from)
{
  memcpy (self, from, G_STRUCT_OFFSET (TmArgs, pool) + from->n_used * sizeof (gint32));
}

/**
 * tm_args_equal:
 * @self: arguments
 * @other: others
 *
 * Compares arguments, whatever the order in which they were set.
 *
 * Returns: whether the same parameters are given and have the same values
 */
gboolean
tm_args_equal (const TmArgs *self, const TmArgs *other)
{
  if (self->given != other->given)
    return FALSE;
  for (guint param = 0; param < TM_MAX_PARAMS; param++)
    {
      guint n_values, n_others;
      const gint32 *values = tm_args_get_list (self, param, &n_values);
      const gint32 *others = tm_args_get_list (other, param, &n_others);

      if (n_values != n_others
          || (n_values > 0 && memcmp (values, others, n_values * sizeof *values) != 0))
        return FALSE;
    }
  return TRUE;
}

static guint
count_value (const gint32 *values, guint n_values, gint32 value)
{
  guint n = 0;

  for (guint i = 0; i < n_values; i++)
    n += values[i] == value;
  return n;
}

static gboolean
agree (const TmArgs *self, const TmArgs *other, guint param, gboolean is_ordered)
{
  guint n_values, n_others;
  const gint32 *values = tm_args_get_list (self, param, &n_values);
  const gint32 *others = tm_args_get_list (other, param, &n_others);

  if (!tm_args_has (self, param))
    return count_value (others, n_others, 0) == n_others;
  if (n_values != n_others)
    return FALSE;
  for (guint i = 0; i < n_values; i++)
    if (is_ordered ? values[i] != others[i]
                   : count_value (values, n_values, values[i])
                         != count_value (others, n_others, values[i]))
      return FALSE;
  return TRUE;
}

/**
 * tm_args_fit:
 * @self: arguments
 * @known: what is known, as the `fill` of a question sets it
 * @but: set of parameters that do not matter
 * @unordered: set of parameters whose lists may be in any order
 *
 * Tells whether arguments are what is known: every parameter that @known gives has the same values.
 * A list that @self leaves out stands for zeros.
 *
 * Returns: whether they are
 */
gboolean
tm_args_fit (const TmArgs *self, const TmArgs *known, guint32 but, guint32 unordered)
{
  for (guint param = 0; param < TM_MAX_PARAMS; param++)
    if (tm_args_has (known, param) && !(but & 1u << param)
        && !agree (self, known, param, !(unordered & 1u << param)))
      return FALSE;
  return TRUE;
}

/**
 * tm_args_set:
 * @self: arguments
 * @param: index of a parameter, below %TM_MAX_PARAMS
 * @value: its value
 *
 * Sets a single value. It is not checked against a declaration, see tm_params_check().
 */
void
tm_args_set (TmArgs *self, guint param, gint32 value)
{
  tm_args_set_list (self, param, &value, 1);
}

/* Closes the gap that a parameter leaves, so that the pool is always packed. */
static void
remove_values (TmArgs *self, guint param)
{
  guint start = self->start[param];
  guint count = self->count[param];

  memmove (self->pool + start, self->pool + start + count,
           (self->n_used - start - count) * sizeof (gint32));
  self->n_used -= count;
  for (guint i = 0; i < TM_MAX_PARAMS; i++)
    if (self->given & 1u << i && self->start[i] > start)
      self->start[i] -= count;
}

/**
 * tm_args_set_list:
 * @self: arguments
 * @param: index of a parameter, below %TM_MAX_PARAMS
 * @values: (array length=n_values): its values; not some of @self
 * @n_values: how many there are; all parameters together have at most %TM_ARGS_POOL
 *
 * Sets the values of a list, which may be empty. They are not checked against a declaration, see
 * tm_params_check().
 */
void
tm_args_set_list (TmArgs *self, guint param, const gint32 *values, guint n_values)
{
  g_assert (param < TM_MAX_PARAMS);

  tm_args_unset (self, param);
  g_assert (self->n_used + n_values <= TM_ARGS_POOL);
  self->given |= 1u << param;
  self->start[param] = self->n_used;
  self->count[param] = n_values;
  for (guint i = 0; i < n_values; i++)
    self->pool[self->n_used + i] = values[i];
  self->n_used += n_values;
}

/**
 * tm_args_set_counts:
 * @self: arguments
 * @param: index of a list, below %TM_MAX_PARAMS
 * @counts: (array length=n_counts): how often each value, from 0, is to stand in the list
 * @n_counts: how many values there are
 *
 * Sets a list to what a pool holds, in the order of the values.
 */
void
tm_args_set_counts (TmArgs *self, guint param, const guint8 *counts, guint n_counts)
{
  gint32 values[TM_ARGS_POOL];
  guint n = 0;

  for (guint i = 0; i < n_counts; i++)
    for (guint k = 0; k < counts[i]; k++)
      {
        g_assert (n < G_N_ELEMENTS (values));
        values[n++] = (gint32) i;
      }
  tm_args_set_list (self, param, values, n);
}

/**
 * tm_args_unset:
 * @self: arguments
 * @param: index of a parameter, below %TM_MAX_PARAMS
 *
 * Takes a parameter out, if it was given.
 */
void
tm_args_unset (TmArgs *self, guint param)
{
  if (!tm_args_has (self, param))
    return;
  remove_values (self, param);
  self->given &= ~(1u << param);
}

/**
 * tm_args_has:
 * @self: arguments
 * @param: index of a parameter, below %TM_MAX_PARAMS
 *
 * Tells whether a parameter is given; an empty list is.
 *
 * Returns: whether it is
 */
gboolean
tm_args_has (const TmArgs *self, guint param)
{
  return (self->given & 1u << param) != 0;
}

/**
 * tm_args_get:
 * @self: arguments
 * @param: index of a parameter, below %TM_MAX_PARAMS
 *
 * Gets a single value.
 *
 * Returns: the value, the first of a list; 0 if it was not given or the list is empty
 */
gint32
tm_args_get (const TmArgs *self, guint param)
{
  if (!tm_args_has (self, param) || self->count[param] == 0)
    return 0;
  return self->pool[self->start[param]];
}

/**
 * tm_args_get_list:
 * @self: arguments
 * @param: index of a parameter, below %TM_MAX_PARAMS
 * @n_values: (out): how many values it has; 0 if it was not given
 *
 * Gets all values of a parameter.
 *
 * Returns: (transfer none) (array length=n_values): the values, until the arguments are changed
 */
const gint32 *
tm_args_get_list (const TmArgs *self, guint param, guint *n_values)
{
  if (!tm_args_has (self, param))
    {
      *n_values = 0;
      return self->pool;
    }
  *n_values = self->count[param];
  return self->pool + self->start[param];
}

/**
 * tm_args_get_set:
 * @self: arguments
 * @param: index of a list of small numbers, such as seats
 *
 * Gets the values of a list as a set; what is not from 0 to 31 is left out.
 *
 * Returns: bit n for the value n; 0 if it was not given
 */
guint32
tm_args_get_set (const TmArgs *self, guint param)
{
  guint n_values;
  const gint32 *values = tm_args_get_list (self, param, &n_values);
  guint32 set = 0;

  for (guint i = 0; i < n_values; i++)
    if (values[i] >= 0 && values[i] < 32)
      set |= 1u << values[i];
  return set;
}
