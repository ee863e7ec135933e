/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tm-board-inks.h"

#include <adwaita.h>

#include "tm-paint.h"

/* In the order of TmBoardInks, without the last; on paper of the light style, of the dark style, and
 * with high contrast. */
static const struct
{
  guint32 light;
  guint32 dark;
  guint32 strong;
} colors[] = {
  { 0x2d2a26, 0x24211d, 0x000000 }, { 0xf8f2e2, 0xd8cdb4, 0xffffff },
  { 0x6a5d49, 0x4a4132, 0x000000 }, { 0x463c31, 0x2b241c, 0x000000 },
  { 0xa8240f, 0x8c1b09, 0x8c1b09 }, { 0xfbe3d6, 0xecc9b4, 0xffffff },
  { 0x1a5fa3, 0x0f4a86, 0x003f86 }, { 0xc3def4, 0xa3c4dd, 0xffffff },
};

/* Those of the bands of cards, for these are paper, too. */
static const guint32 roles[] = {
  [TM_ROLE_NONE] = 0x2d2a26,    [TM_ROLE_WOUND] = 0xb3261e, [TM_ROLE_TREASURE] = 0x7a5200,
  [TM_ROLE_MAGIC] = 0x6c3fa0,   [TM_ROLE_STONE] = 0x4c5561, [TM_ROLE_LIFE] = 0x0b6b43,
  [TM_ROLE_MONSTER] = 0xa63a24, [TM_ROLE_TRAP] = 0x6c3fa0,  [TM_ROLE_VAULT] = 0x1f657f,
};

/**
 * tm_board_inks_init:
 * @self: (out caller-allocates): the colors
 *
 * Chooses the colors for the style that is in use.
 */
void
tm_board_inks_init (TmBoardInks *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  gboolean is_dark = adw_style_manager_get_dark (manager);
  gboolean is_strong = adw_style_manager_get_high_contrast (manager);
  g_autoptr (GdkRGBA) accent = adw_style_manager_get_accent_color_rgba (manager);
  GdkRGBA *inks[] = { &self->ink,   &self->floor,        &self->name,  &self->wall,
                      &self->added, &self->added_ground, &self->water, &self->water_ground };

  for (guint i = 0; i < G_N_ELEMENTS (inks); i++)
    tm_paint_rgba (inks[i],
                   is_strong ? colors[i].strong
                   : is_dark ? colors[i].dark
                             : colors[i].light,
                   1);
  /* The accent color as it stands on light ground. */
  adw_rgba_to_standalone (accent, FALSE, &self->lit);
}

/**
 * tm_board_inks_get_role:
 * @self: the colors
 * @role: a role
 * @color: (out): its color on paper
 *
 * Gets the color of a role.
 */
void
tm_board_inks_get_role (const TmBoardInks *self, TmRole role, GdkRGBA *color)
{
  if (role == TM_ROLE_NONE)
    *color = self->ink;
  else
    tm_paint_rgba (color, roles[role], 1);
}
