/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "engine/tm-game.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TM_ART_WIDTH:
 *
 * The width that pictures of games are composed for; they are scaled to fill.
 */
#define TM_ART_WIDTH 296.0f

/**
 * TM_ART_HEIGHT:
 *
 * The height that pictures of games are composed for.
 */
#define TM_ART_HEIGHT 160.0f

/**
 * TmArtCard:
 * @symbol: (nullable): what is on it; %NULL: the symbol of the game
 * @title: (nullable): words in the band, an `N_()` string; %NULL: the card lies face down
 * @color: its color
 * @x: where it lies
 * @y: where it lies
 * @width: how wide it is
 * @angle: how it is turned, in degrees
 * @power: what the shield at its foot says; 0: there is none
 * @wounds: what stands beside the shield
 * @foot: (nullable): what stands at its foot and needs no translation
 *
 * A card.
 */
typedef struct
{
  const char *symbol;
  const char *title;
  const char *color;
  float x;
  float y;
  float width;
  float angle;
  int power;
  int wounds;
  const char *foot;
} TmArtCard;

/**
 * TmArtDie:
 * @symbol: the face that is up
 * @body: its color
 * @edge: the color of the side that is seen below
 * @ink: the color of the face
 * @x: where it lies
 * @y: where it lies
 * @size: how large it is
 * @angle: how it is turned, in degrees
 *
 * A die with symbols.
 */
typedef struct
{
  const char *symbol;
  const char *body;
  const char *edge;
  const char *ink;
  float x;
  float y;
  float size;
  float angle;
} TmArtDie;

/**
 * TmArtShape:
 * @path: (nullable): an outline; %NULL: the symbol
 * @color: its color
 * @line_width: how thick a line is; 0: it is filled; of a symbol its size
 * @is_cut: whether lines end at once; else they end round
 * @symbol: (nullable): a symbol
 * @x: where the symbol is
 * @y: where the symbol is
 *
 * Something of one color.
 */
typedef struct
{
  const char *path;
  const char *color;
  float line_width;
  gboolean is_cut;
  const char *symbol;
  float x;
  float y;
} TmArtShape;

/**
 * TmArtThing:
 * @x: where its shapes begin
 * @y: where its shapes begin
 * @angle: how it is turned, in degrees
 * @pivot_x: the point in the picture that it is turned around
 * @pivot_y: the point in the picture that it is turned around
 * @scale: how much it is enlarged
 * @shapes: (array length=n_shapes): what it is made of
 * @n_shapes: how many
 *
 * Something that is made of shapes.
 */
typedef struct
{
  float x;
  float y;
  float angle;
  float pivot_x;
  float pivot_y;
  float scale;
  const TmArtShape *shapes;
  guint n_shapes;
} TmArtThing;

/**
 * TmArt:
 * @game: its identifier
 * @light: color of the ground where light falls on it
 * @dark: color of the ground elsewhere
 * @main_x: middle of what is most telling
 * @main_y: middle of what is most telling
 * @things: (array length=n_things): what lies lowest, in order
 * @n_things: how many
 * @main_thing: the first of them that is shown where there is no room for all; @n_things: none
 * @dice: (array length=n_dice): dice, on top of that
 * @n_dice: how many
 * @n_main_dice: how many of them, the first ones, are shown where there is no room for all
 * @cards: cards, on top of that; where there is no room, only the last one
 * @n_cards: how many
 * @number: (nullable): a number at the main place
 *
 * The picture that a game is known by.
 */
typedef struct
{
  const char *game;
  const char *light;
  const char *dark;
  float main_x;
  float main_y;
  const TmArtThing *things;
  guint n_things;
  guint main_thing;
  const TmArtDie *dice;
  guint n_dice;
  guint n_main_dice;
  TmArtCard cards[3];
  guint n_cards;
  const char *number;
} TmArt;

const TmArt *tm_game_art_find (const TmGame *game);

G_END_DECLS
