/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tm-part.h"

G_BEGIN_DECLS

#define TM_MAX_PAWNS 4
#define TM_MAX_TOKENS 4
#define TM_MAX_PRINTED 3

/**
 * TmPlaceToken:
 * @symbol: name of a symbol; %NULL: it is a letter
 * @letter: the letter
 * @role: what it means
 * @has_value: whether @value says something
 * @value: how many there are; of what is printed or at a side, the number beside it
 * @is_gone: whether it is used up
 *
 * A thing that lies on a cell of a mine, is printed on it, or is at one of its sides.
 */
typedef struct
{
  const char *symbol;
  char letter[8];
  TmRole role;
  gboolean has_value;
  gint32 value;
  gboolean is_gone;
} TmPlaceToken;

/**
 * TmPlaceThings:
 *
 * What there is on a cell of a mine, or at a door: tokens, pawns, the numbers that lead there, and what
 * is at its sides. In a dungeon of cards, also what is printed on the card.
 */
typedef struct
{
  TmPlaceToken tokens[TM_MAX_TOKENS];
  guint n_tokens;
  TmPlaceToken printed[TM_MAX_PRINTED];
  guint n_printed;
  TmPlaceToken marks[TM_N_SIDES];
  guint has_mark;
  gboolean is_card;
  struct
  {
    int look;
    const char *symbol;
    guint state;
  } pawns[TM_MAX_PAWNS];
  guint n_pawns;
  guint32 numbers;
} TmPlaceThings;

gboolean tm_place_things_read (TmPlaceThings *self, const TmStage *stage, guint place);
gboolean tm_place_is_on_card (const TmStage *stage, guint place);
gboolean tm_place_is_printed (gboolean is_card, const TmPart *glyph);
gboolean tm_place_things_has_turn (const TmPlaceThings *self);
char *tm_place_things_dup_numbers (guint32 numbers) G_GNUC_WARN_UNUSED_RESULT;
void tm_place_things_snapshot_event (const TmPlaceThings *self,
                                     GtkSnapshot *snapshot,
                                     const char *symbol,
                                     gboolean is_spent,
                                     float size);
void tm_place_things_snapshot_token (const TmPlaceThings *self,
                                     guint i,
                                     GtkWidget *widget,
                                     GtkSnapshot *snapshot,
                                     const graphene_point_t *at,
                                     float size);
void tm_place_things_snapshot_tokens (const TmPlaceThings *self,
                                      GtkWidget *widget,
                                      GtkSnapshot *snapshot,
                                      float size);
void tm_place_things_snapshot_pawns (const TmPlaceThings *self,
                                     GtkSnapshot *snapshot,
                                     const graphene_point_t *at,
                                     float size);
void tm_place_things_snapshot_row (const TmPlaceThings *self,
                                   GtkSnapshot *snapshot,
                                   const graphene_rect_t *box);
void tm_place_things_snapshot_numbers (const TmPlaceThings *self,
                                       GtkWidget *widget,
                                       GtkSnapshot *snapshot,
                                       float size);

G_END_DECLS
