/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "engine/tm-kit.h"

#include "tm-choice-box.h"
#include "tm-param-choices.h"
#include "tm-param-editor.h"
#include "tm-pictures.h"

static void
add_numbers (TmChoiceBox *choices, const TmParam *param, TmBox *box)
{
  for (gint32 value = param->min; value <= param->max; value++)
    {
      g_autofree char *label = tm_param_dup_value_name (param, box, value);

      tm_choice_box_add (choices, value, label, NULL);
    }
}

static void
add_words (TmChoiceBox *choices, const TmParam *param)
{
  for (guint i = 0; i < param->n_words; i++)
    {
      const char *symbol = param->words[i].symbol;

      tm_choice_box_add (choices, (int) i, tm_word_get (param->words[i].name),
                         symbol != NULL ? tm_symbol_picture_new (symbol, 18) : NULL);
    }
}

static void
add_none (TmChoiceBox *choices, const TmParam *param)
{
  if (param->none != NULL)
    tm_choice_box_add (choices, tm_param_get_none (param), tm_word_get (param->none), NULL);
}

static void
add_seats (TmChoiceBox *choices, TmBox *box)
{
  for (guint seat = 0; seat < tm_box_get_n_seats (box); seat++)
    {
      g_autofree char *name = tm_box_dup_seat_name (box, seat);

      tm_choice_box_add (choices, (int) seat, name, tm_seat_picture_new (seat, 16));
    }
}

static void
add_faces (TmChoiceBox *choices, const TmParam *param, TmBox *box)
{
  guint piece_kind = (guint) tm_kit_find_piece (tm_box_get_kit (box), param->piece);
  guint n_faces = tm_param_count_faces (param, box);

  for (guint i = 0; i < n_faces; i++)
    {
      const TmFace *face = tm_box_get_face (box, piece_kind, (gint32) i);

      tm_choice_box_add (choices, (int) i,
                         tm_word_get (tm_box_get_face_name (box, piece_kind, (gint32) i)),
                         face->symbol != NULL ? tm_symbol_picture_new (face->symbol, 18) : NULL);
    }
}

/**
 * tm_param_choices_new:
 * @param: a declared parameter with few values: a number, a choice, a seat, a face or a flag
 * @box: the box that names seats and faces
 * @may_lack: whether "none" can be chosen too, which is %TM_PARAM_UNSET
 *
 * Makes a choice of all values that a parameter, or an entry of its list, can have.
 *
 * Returns: (transfer floating): a [class@ChoiceBox]
 */
GtkWidget *
tm_param_choices_new (const TmParam *param, TmBox *box, gboolean may_lack)
{
  GtkWidget *widget = tm_choice_box_new ();
  TmChoiceBox *choices = TM_CHOICE_BOX (widget);

  if (may_lack)
    tm_choice_box_add (choices, TM_PARAM_UNSET, C_ ("entry of a list", "none"), NULL);

  switch (param->kind)
    {
    case TM_PARAM_NUMBER:
      tm_choice_box_set_compact (choices, TRUE);
      add_none (choices, param);
      add_numbers (choices, param, box);
      break;

    case TM_PARAM_CHOICE:
      add_none (choices, param);
      add_words (choices, param);
      break;

    case TM_PARAM_SEAT:
      add_none (choices, param);
      add_seats (choices, box);
      break;

    case TM_PARAM_FACE:
      add_none (choices, param);
      add_faces (choices, param, box);
      break;

    case TM_PARAM_FLAG:
    default:
      tm_choice_box_add (choices, FALSE, _ ("No"), NULL);
      tm_choice_box_add (choices, TRUE, _ ("Yes"), NULL);
      break;
    }

  return widget;
}
