/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include <glib/gi18n.h>

#include "tm-game-art.h"

#define FILL(Color, Path) { .path = (Path), .color = (Color) }
#define LINE(Color, Width, Path) { .path = (Path), .color = (Color), .line_width = (Width) }
#define CUT(Color, Width, Path) \
  { .path = (Path), .color = (Color), .line_width = (Width), .is_cut = TRUE }
#define SYMBOL(Name, Color, Size, X, Y) \
  { .symbol = (Name), .color = (Color), .line_width = (Size), .x = (X), .y = (Y) }

#define SHADE "rgba(0,0,0,0.24)"
#define GLEAM "rgba(255,255,255,0.55)"

#define THING(X, Y, Shapes) { X, Y, 0, 0, 0, 1, Shapes, G_N_ELEMENTS (Shapes) }
#define TURNED(X, Y, Angle, PivotX, PivotY, Shapes) \
  { X, Y, Angle, PivotX, PivotY, 1, Shapes, G_N_ELEMENTS (Shapes) }
#define ENLARGED(X, Y, Scale, Shapes) { X, Y, 0, 0, 0, Scale, Shapes, G_N_ELEMENTS (Shapes) }

/* Dungeon Roll: the dice of the party and of the dungeon */

#define PARTY "#f7f5ef", "#c3beb2"
#define DUNGEON "#363940", "#1c1e23"

static const TmArtDie roll_dice[] = {
  { "dragon", DUNGEON, "#ff8a70", 119, 84, 56, 6 },
  { "champion", PARTY, "#8a5a00", 97, 22, 58, 9 },
  { "goblin", DUNGEON, "#9fe07e", 40, 68, 54, -14 },
  { "fighter", PARTY, "#b3261e", 173, 51, 60, -8 },
  { "chest", DUNGEON, "#ffc95c", 233, 82, 52, 12 },
  { "mage", PARTY, "#7a3fb0", 233, 19, 50, -6 },
  { "potion", DUNGEON, "#ff9fd0", 44, 14, 46, 16 },
};

/* Paper Dungeons: the sheet, the way on it, which no wall crosses, and the pencil that draws it */

static const TmArtShape paper_sheet[] = {
  FILL ("rgba(0,0,0,0.2)",
        "M50 22h198a5 5 0 0 1 5 5v160a5 5 0 0 1-5 5H50a5 5 0 0 1-5-5V27a5 5 0 0 1 5-5z"),
  FILL ("#fbf7ea", "M50 17h198a5 5 0 0 1 5 5v160a5 5 0 0 1-5 5H50a5 5 0 0 1-5-5V22a5 5 0 0 1 5-5z"),
  CUT ("#b9ab8e",
       1,
       "M82 33v144M106 33v144M130 33v144M154 33v144M178 33v144M202 33v144"
       "M58 57h168M58 81h168M58 105h168M58 129h168M58 153h168"),
  CUT ("#6b5b3e", 2.5f, "M58 33h168v144H58z"),
  LINE ("#3f3524", 3.5f, "M106 33v48M130 81h48M178 57v48M202 105v48M82 105h24v24"),
  LINE ("#1a63b8", 4, "M70 165V69h24v24h72v24h24v24"),
  FILL ("#1a63b8", "M65 165a5 5 0 1 1 10 0a5 5 0 1 1-10 0z"),
  SYMBOL ("gem", "#7a3fb0", 22, 179, 58),
  SYMBOL ("skull", "#a63a24", 21, 107.5f, 106.5f),
  SYMBOL ("gem", "#855700", 22, 59, 34),
};

static const TmArtShape paper_ticks[] = {
  FILL ("#ffffff",
        "M.5 6a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z"
        "M.5 22a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z"
        "M.5 38a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z"
        "M.5 54a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z"),
  CUT ("#6b5b3e",
       1.5f,
       "M.5 6a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z"
       "M.5 22a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z"
       "M.5 38a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z"
       "M.5 54a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z"),
  LINE ("#1a63b8", 2, "M3 6.5l2 2 4-5M3 22.5l2 2 4-5"),
};

static const TmArtShape paper_pencil[] = {
  FILL ("rgba(0,0,0,0.2)", "M5 0h114a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H14z"),
  FILL ("#f0d9b0", "M0 2.5L20-5v15z"),
  FILL ("#2d2d33", "M0 2.5l7-2.7v5.4z"),
  FILL ("#c98f16", "M20-5h84v15H20z"),
  FILL ("#e9b234", "M20-5h84v10H20z"),
  FILL ("#f7cd68", "M20-5h84v5H20z"),
  FILL ("#b9bcc4", "M104-5h8v15h-8z"),
  FILL ("#d9706a", "M112-5h8a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-8z"),
};

static const TmArtThing paper_things[] = {
  TURNED (0, 0, -5, 150, 95, paper_sheet),
  TURNED (232, 33, -5, 150, 95, paper_ticks),
  TURNED (195, 137, -38, 195, 137, paper_pencil),
};

/* Black Crystal: ways through the rock, a digger, and what is looked for */

#define TILE "M7 0h48a7 7 0 0 1 7 7v48a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z"
#define TILE_RIM "M7.5 1.5h47a6 6 0 0 1 6 6v47a6 6 0 0 1-6 6h-47a6 6 0 0 1-6-6v-47a6 6 0 0 1 6-6z"
#define TILE_SHADE "M7 3h48a7 7 0 0 1 7 7v48a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V10a7 7 0 0 1 7-7z"
#define TILE_SHAPES(Way)                                                        \
  FILL ("rgba(0,0,0,0.27)", TILE_SHADE), FILL ("#6f655a", TILE),                \
      CUT ("rgba(255,255,255,0.15)", 1.5f, TILE_RIM), CUT ("#3c352e", 27, Way), \
      CUT ("#d9c9a8", 22, Way)

static const TmArtShape tile_across[] = { TILE_SHAPES ("M0 31h62") };
static const TmArtShape tile_down[] = { TILE_SHAPES ("M31 0v62") };
static const TmArtShape tile_turn_up[] = { TILE_SHAPES ("M0 31h31V0") };
static const TmArtShape tile_turn_down[] = { TILE_SHAPES ("M31 62V31h31") };
/* Both edges of the crossing lie under both ways. */
static const TmArtShape tile_crossing[] = { TILE_SHAPES ("M0 31h62M31 0v62") };

static const TmArtShape crystal_gem[] = {
  FILL ("rgba(0,0,0,0.33)", "M6 82a34 9 0 1 1 68 0a34 9 0 1 1-68 0z"),
  FILL ("#1d1a2b", "M40-4l24 28-9 50-15 10-15-10-9-50z"),
  FILL ("#5c5390", "M40-4l24 28-24 10-24-10z"),
  FILL ("#332d55", "M16 24l24 10v50L25 74z"),
  FILL ("#7b70b8", "M40-4L16 24l24 10z"),
  FILL ("#221e3a", "M64 24L40 34v50l15-10z"),
  LINE ("rgba(255,255,255,0.7)", 2.5f, "M24 22L38 5"),
};

static const TmArtShape crystal_digger[] = {
  FILL ("rgba(0,0,0,0.27)", "M2 21a10 2.5 0 1 1 20 0a10 2.5 0 1 1-20 0z"),
  FILL ("#d98e04",
        "M12 2.8a3.9 3.9 0 0 1 2.5 6.9c1.5 1.7 2.3 4.3 2.8 7.3h.9"
        "c.9 0 1.6.8 1.6 1.7v2.1H4.2v-2.1c0-.9.7-1.7 1.6-1.7h.9"
        "c.5-3 1.3-5.6 2.8-7.3A3.9 3.9 0 0 1 12 2.8z"),
  LINE ("#5c3b00",
        1.2f,
        "M12 2.8a3.9 3.9 0 0 1 2.5 6.9c1.5 1.7 2.3 4.3 2.8 7.3h.9"
        "c.9 0 1.6.8 1.6 1.7v2.1H4.2v-2.1c0-.9.7-1.7 1.6-1.7h.9"
        "c.5-3 1.3-5.6 2.8-7.3A3.9 3.9 0 0 1 12 2.8z"),
};

#define MINE(X, Y, Shapes) TURNED (X, Y, -4, 148, 80, Shapes)

static const TmArtThing crystal_things[] = {
  MINE (20, 49, tile_across),   MINE (86, 49, tile_crossing),
  MINE (152, 49, tile_turn_up), MINE (86, -17, tile_down),
  MINE (86, 115, tile_down),    MINE (152, -17, tile_turn_down),
  MINE (218, -17, tile_across), ENLARGED (26, 37, 1.75f, crystal_digger),
  THING (196, 61, crystal_gem),
};

/* Dungeoneer: rooms and passages, a tomb, somebody who is on the way */

#define MAP_CARD "M7 0h70a7 7 0 0 1 7 7v70a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z"
#define MAP_SHADE "M7 4h70a7 7 0 0 1 7 7v70a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7z"
#define MAP_ROCK "M9 5h66a4 4 0 0 1 4 4v66a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z"
#define MAP_SHAPES(Way)                                                                         \
  FILL ("rgba(0,0,0,0.27)", MAP_SHADE), FILL ("#e9e2d0", MAP_CARD), FILL ("#8b8f98", MAP_ROCK), \
      CUT ("#5b5f69", 30, Way), CUT ("#cfd2d6", 24, Way)

static const TmArtShape map_fork[] = { MAP_SHAPES ("M42 42h37M42 5v74") };
static const TmArtShape map_bend[] = { MAP_SHAPES ("M5 42h74M42 42v37") };
static const TmArtShape map_tomb[]
    = { MAP_SHAPES ("M5 42h74"), SYMBOL ("skull", "#5a2a7a", 36, 24, 24) };

static const TmArtShape map_hero_card[] = {
  FILL ("rgba(0,0,0,0.27)",
        "M5 3h30a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z"),
  FILL ("#fffdf6", "M5 0h30a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z"),
  FILL ("#6c3fa0", "M7 4h26a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"),
  SYMBOL ("mage", "#ffffff", 24, 8, 7),
  LINE ("#c9c0ac", 3, "M7 41h26M7 48h16"),
};

static const TmArtShape map_hero[] = {
  FILL (SHADE, "M6 40a20 5 0 1 1 40 0a20 5 0 1 1-40 0z"),
  FILL ("#a8330f",
        "M26-4a11 11 0 0 1 7 19.5c3 4 5 12 6 22a18 5 0 0 1-26 0c1-10 3-18 6-22A11 11 0 0 1 26-4z"),
  LINE (GLEAM, 2.5f, "M22-2a9 9 0 0 0-5 11"),
};

static const TmArtThing map_things[] = {
  TURNED (14, 17, -3, 56, 59, map_fork),       TURNED (196, 21, -2, 238, 63, map_bend),
  TURNED (36, 97, -10, 36, 97, map_hero_card), THING (206, 105, map_hero),
  TURNED (104, 37, 2, 146, 79, map_tomb),
};

/* The free table: a die of twenty faces, an hourglass and a pawn */

static const TmArtShape free_die[] = {
  FILL ("rgba(0,0,0,0.2)", "M-2 106a52 8 0 0 1 104 0a52 8 0 0 1-104 0z"),
  FILL ("#1a4fa8", "M50 0l46 27v53L50 107 4 80V27z"),
  FILL ("#2b66c9", "M50 0l46 27-18 45H22L4 27z"),
  FILL ("#5f94ea", "M50 22l28 50H22z"),
  FILL ("#3d7ade", "M50 0v22L4 27zM50 0v22l46 5z"),
  FILL ("#2a62c0", "M4 27l46-5-28 50L4 80z"),
  FILL ("#2257ae", "M96 27L50 22l28 50 18 8z"),
  FILL ("#184795", "M22 72h56L50 107z"),
};

static const TmArtShape free_hourglass[] = {
  FILL ("rgba(0,0,0,0.2)", "M0 100a30 6 0 0 1 60 0a30 6 0 0 1-60 0z"),
  FILL ("#6d4a2a", "M7 0h46a5 5 0 0 1 0 10H7A5 5 0 0 1 7 0z"),
  FILL ("#6d4a2a", "M7 88h46a5 5 0 0 1 0 10H7a5 5 0 0 1 0-10z"),
  FILL ("rgba(255,255,255,0.55)",
        "M10 10h40c0 22-14 26-14 39s14 17 14 39H10c0-22 14-26 14-39S10 32 10 10z"),
  LINE ("rgba(255,255,255,0.69)",
        2,
        "M10 10h40c0 22-14 26-14 39s14 17 14 39H10c0-22 14-26 14-39S10 32 10 10z"),
  FILL ("#f0c674",
        "M17 30h26c-4 9-11 12-13 18-2-6-9-9-13-18zM13 86c2-12 9-16 17-24 8 8 15 12 17 24z"),
};

static const TmArtShape free_pawn[] = {
  FILL ("rgba(0,0,0,0.2)", "M0 58a20 5 0 0 1 40 0a20 5 0 0 1-40 0z"),
  FILL ("#ad7500",
        "M20-8a12 12 0 0 1 8 21c4 5 6 15 7 28h3c2 0 4 2 4 5v10H-2V46c0-3 2-5 4-5h3c1-13 3-23 7-28"
        "A12 12 0 0 1 20-8z"),
  LINE (GLEAM, 2.5f, "M15-5a10 10 0 0 0-5 11"),
};

static const TmArtThing free_things[] = {
  THING (164, 26, free_hourglass),
  THING (232, 70, free_pawn),
  THING (42, 20, free_die),
};

static const TmArt arts[] = {
  { .game = "dungeon-raiders",
    .light = "#4f7c69",
    .dark = "#38604f",
    .main_x = 148,
    .main_y = 79,
    .cards = { { "door", NULL, "#4b5563", 30, 28, 84, -9, 0, 0, NULL },
               { "chest", N_ ("Treasure"), "#855700", 186, 30, 84, 9, 0, 0, "4  2" },
               { "dragon", N_ ("Dragon"), "#a63a24", 100, 14, 96, -1, 18, 3, NULL } },
    .n_cards = 3 },
  { .game = "dungeon-roll",
    .light = "#94594a",
    .dark = "#6e3e33",
    .main_x = 136,
    .main_y = 82,
    .dice = roll_dice,
    .n_dice = G_N_ELEMENTS (roll_dice),
    .n_main_dice = 2 },
  { .game = "paper-dungeons",
    .light = "#8f7a52",
    .dark = "#6e5b39",
    .main_x = 126,
    .main_y = 98,
    .things = paper_things,
    .n_things = G_N_ELEMENTS (paper_things) },
  { .game = "black-crystal",
    .light = "#5b5680",
    .dark = "#3f3b5e",
    .main_x = 236,
    .main_y = 102,
    .things = crystal_things,
    .n_things = G_N_ELEMENTS (crystal_things),
    .main_thing = G_N_ELEMENTS (crystal_things) - 1 },
  { .game = "dungeoneer",
    .light = "#4b6f86",
    .dark = "#33516a",
    .main_x = 146,
    .main_y = 79,
    .things = map_things,
    .n_things = G_N_ELEMENTS (map_things),
    .main_thing = G_N_ELEMENTS (map_things) - 1 },
  { .game = "free",
    .light = "#7d8a86",
    .dark = "#5a6763",
    .main_x = 92,
    .main_y = 74,
    .things = free_things,
    .n_things = G_N_ELEMENTS (free_things),
    .main_thing = G_N_ELEMENTS (free_things) - 1,
    .number = "17" },
};

/* For a game without a picture of its own; the middle card bears the game's symbol. */
static const TmArt plain_art
    = { .light = "#4b6f86",
        .dark = "#33516a",
        .main_x = 148,
        .main_y = 79,
        .cards = { { "door", NULL, "#4b5563", 40, 28, 84, -9, 0, 0, NULL },
                   { "rules", NULL, "#39414d", 176, 30, 84, 9, 0, 0, NULL },
                   { NULL, "", "#33516a", 100, 14, 96, -1, 0, 0, NULL } },
        .n_cards = 3 };

/**
 * tm_game_art_find:
 * @game: a game
 *
 * Gets the picture that a game is known by.
 *
 * Returns: (transfer none): the picture; a common one for a game without one of its own
 */
const TmArt *
tm_game_art_find (const TmGame *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (arts); i++)
    if (g_str_equal (arts[i].game, game->id))
      return &arts[i];

  return &plain_art;
}
