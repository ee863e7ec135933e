/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-dice-set.h"

#include <string.h>

#define MINUS_SIGN "−"
#define LARGEST_FACE 1000000

struct _TmDiceSet
{
  GPtrArray *kinds; /* of TmDiceKind */
  GArray *dice; /* of TmSetDie */
};

static void
kind_free (gpointer data)
{
  TmDiceKind *kind = data;

  g_free (kind->name);
  g_strfreev (kind->faces);
  g_free (kind);
}

/**
 * tm_dice_set_new:
 *
 * Makes a set without any dice.
 *
 * Returns: (transfer full): the set
 */
TmDiceSet *
tm_dice_set_new (void)
{
  TmDiceSet *self = g_new0 (TmDiceSet, 1);

  self->kinds = g_ptr_array_new_with_free_func (kind_free);
  self->dice = g_array_new (FALSE, FALSE, sizeof (TmSetDie));

  return self;
}

/**
 * tm_dice_set_free:
 * @self: the set
 *
 * Frees a set.
 */
void
tm_dice_set_free (TmDiceSet *self)
{
  g_ptr_array_unref (self->kinds);
  g_array_unref (self->dice);
  g_free (self);
}

/**
 * tm_dice_set_parse_faces:
 * @text: faces, separated by commas or semicolons; if it has none of them, by blanks
 *
 * Reads what stands on a die. Words may stand several times, as faces of real dice do.
 *
 * Returns: (transfer full): the faces, possibly none
 */
GStrv
tm_dice_set_parse_faces (const char *text)
{
  gboolean has_separators = strpbrk (text, ",;") != NULL;
  g_auto (GStrv) parts = g_strsplit_set (text, has_separators ? ",;" : " \t\n", -1);
  g_autoptr (GStrvBuilder) faces = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      g_strv_builder_add (faces, parts[i]);

  return g_strv_builder_end (faces);
}

/**
 * tm_dice_set_dup_faces:
 * @faces: (array zero-terminated=1): faces
 *
 * Writes down faces so that [func@dice_set_parse_faces] reads them.
 *
 * Returns: (transfer full): the text
 */
char *
tm_dice_set_dup_faces (const char *const *faces)
{
  return g_strjoinv (", ", (GStrv) faces);
}

/**
 * tm_dice_set_add_kind:
 * @self: the set
 * @name: what the dice are called, may be ""
 * @faces: (array zero-terminated=1): what stands on them
 * @count: how many there are
 *
 * Puts dice into the set.
 *
 * Returns: %FALSE if there are too many or too few faces, dice or kinds
 */
gboolean
tm_dice_set_add_kind (TmDiceSet *self, const char *name, const char *const *faces, guint count)
{
  guint n_faces = g_strv_length ((GStrv) faces);
  TmDiceKind *kind;
  TmSetDie die = { self->kinds->len, -1, FALSE };

  if (n_faces < 2 || n_faces > TM_DICE_SET_MAX_FACES || count < 1 || count > TM_DICE_SET_MAX_DICE
      || self->kinds->len >= TM_DICE_SET_MAX_KINDS)
    return FALSE;

  kind = g_new0 (TmDiceKind, 1);
  kind->name = g_strdup (name);
  kind->faces = g_strdupv ((GStrv) faces);
  kind->count = count;
  g_ptr_array_add (self->kinds, kind);
  for (guint i = 0; i < count; i++)
    g_array_append_val (self->dice, die);

  return TRUE;
}

/**
 * tm_dice_set_get_n_kinds:
 * @self: the set
 *
 * Gets how many kinds of dice there are.
 *
 * Returns: the number
 */
guint
tm_dice_set_get_n_kinds (const TmDiceSet *self)
{
  return self->kinds->len;
}

/**
 * tm_dice_set_get_kind:
 * @self: the set
 * @kind: index of a kind
 *
 * Gets a kind of dice.
 *
 * Returns: (transfer none): the kind
 */
const TmDiceKind *
tm_dice_set_get_kind (const TmDiceSet *self, guint kind)
{
  g_return_val_if_fail (kind < self->kinds->len, NULL);

  return g_ptr_array_index (self->kinds, kind);
}

/**
 * tm_dice_set_get_n_dice:
 * @self: the set
 *
 * Gets how many dice there are of all kinds.
 *
 * Returns: the number
 */
guint
tm_dice_set_get_n_dice (const TmDiceSet *self)
{
  return self->dice->len;
}

/**
 * tm_dice_set_get_die:
 * @self: the set
 * @die: index of a die
 *
 * Gets how a die lies. Dice of one kind stand together.
 *
 * Returns: (transfer none): the die
 */
const TmSetDie *
tm_dice_set_get_die (const TmDiceSet *self, guint die)
{
  g_return_val_if_fail (die < self->dice->len, NULL);

  return &g_array_index (self->dice, TmSetDie, die);
}

/**
 * tm_dice_set_get_face:
 * @self: the set
 * @die: index of a die
 *
 * Gets what stands on the upper face of a die.
 *
 * Returns: (transfer none) (nullable): the face; %NULL before the first roll
 */
const char *
tm_dice_set_get_face (const TmDiceSet *self, guint die)
{
  const TmSetDie *chosen = tm_dice_set_get_die (self, die);

  return chosen->face >= 0 ? tm_dice_set_get_kind (self, chosen->kind)->faces[chosen->face] : NULL;
}

/**
 * tm_dice_set_lock:
 * @self: the set
 * @die: index of a die
 * @is_locked: whether it is to lie still
 *
 * Locks a die, or lets it go. One that has not been rolled cannot be locked.
 */
void
tm_dice_set_lock (TmDiceSet *self, guint die, gboolean is_locked)
{
  TmSetDie *chosen;

  g_return_if_fail (die < self->dice->len);

  chosen = &g_array_index (self->dice, TmSetDie, die);
  chosen->is_locked = is_locked && chosen->face >= 0;
}

/**
 * tm_dice_set_count_locked:
 * @self: the set
 *
 * Counts the dice that lie still.
 *
 * Returns: the number
 */
guint
tm_dice_set_count_locked (const TmDiceSet *self)
{
  guint n_locked = 0;

  for (guint i = 0; i < self->dice->len; i++)
    n_locked += tm_dice_set_get_die (self, i)->is_locked ? 1 : 0;

  return n_locked;
}

/**
 * tm_dice_set_roll:
 * @self: the set
 * @random: what to roll with
 *
 * Rolls all dice that are not locked, each face being as likely as any other.
 */
void
tm_dice_set_roll (TmDiceSet *self, TmRandom *random)
{
  for (guint i = 0; i < self->dice->len; i++)
    {
      TmSetDie *die = &g_array_index (self->dice, TmSetDie, i);
      guint n_faces = g_strv_length (tm_dice_set_get_kind (self, die->kind)->faces);

      if (!die->is_locked)
        die->face = (int) tm_random_below (random, n_faces);
    }
}

/**
 * tm_dice_set_is_rolled:
 * @self: the set
 *
 * Gets whether the dice have been rolled.
 *
 * Returns: %TRUE if they have
 */
gboolean
tm_dice_set_is_rolled (const TmDiceSet *self)
{
  return self->dice->len > 0 && tm_dice_set_get_die (self, 0)->face >= 0;
}

/* With a sign of any kind in front. */
static gboolean
read_face (const char *face, gint64 *number)
{
  gboolean is_negative = g_str_has_prefix (face, MINUS_SIGN);
  const char *digits = is_negative ? face + strlen (MINUS_SIGN) : face;

  if (!g_ascii_string_to_signed (*digits == '+' ? digits + 1 : digits, 10, -LARGEST_FACE,
                                 LARGEST_FACE, number, NULL))
    return FALSE;

  if (is_negative)
    *number = -*number;

  return TRUE;
}

/**
 * tm_dice_set_get_total:
 * @self: the set
 * @total: (out): the sum of the faces that are numbers
 *
 * Adds up the faces that are numbers; words and signs do not count.
 *
 * Returns: %FALSE if no die that was rolled shows a number
 */
gboolean
tm_dice_set_get_total (const TmDiceSet *self, gint64 *total)
{
  gboolean has_number = FALSE;

  *total = 0;
  for (guint i = 0; i < self->dice->len; i++)
    {
      const char *face = tm_dice_set_get_face (self, i);
      gint64 number;

      if (face != NULL && read_face (face, &number))
        {
          *total += number;
          has_number = TRUE;
        }
    }

  return has_number;
}

/**
 * tm_dice_set_dup_result:
 * @self: the set
 *
 * Tells what all dice show, as "sword, shield, 3".
 *
 * Returns: (transfer full): the faces in the order of the dice
 */
char *
tm_dice_set_dup_result (const TmDiceSet *self)
{
  g_autoptr (GStrvBuilder) faces = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  for (guint i = 0; i < self->dice->len; i++)
    if (tm_dice_set_get_face (self, i) != NULL)
      g_strv_builder_add (faces, tm_dice_set_get_face (self, i));
  all = g_strv_builder_end (faces);

  return tm_dice_set_dup_faces ((const char *const *) all);
}
