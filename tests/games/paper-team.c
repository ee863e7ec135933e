/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper-team.h"

#include <string.h>

/* A sheet on which every track and row gives nothing, with room for 12 potions. */
PaperSheet
paper_new_bare_sheet (void)
{
  PaperSheet sheet = { .capacity = 12 };

  memset (sheet.item_symbols, SYMBOL_ANY, sizeof sheet.item_symbols);
  return sheet;
}

/* A dungeon of which everything is told and nothing is there. */
PaperMap
paper_new_bare_map (void)
{
  PaperMap map;

  paper_map_init (&map);
  for (guint cell = PAPER_COLUMNS; cell < PAPER_N_CELLS; cell++)
    map.rooms[cell] = (PaperRoom) { .is_told = TRUE, .hero = -1, .letter = -1 };
  return map;
}

/* A team at the start, with a talent. */
PaperTeam
paper_new_team (int talent)
{
  PaperTeam team;

  paper_team_init (&team);
  team.talent = (gint8) talent;
  return team;
}

/* A team without talent whose heroes are at these levels. */
PaperTeam
paper_new_team_at (guint warrior, guint mage, guint priest, guint rogue)
{
  PaperTeam team = paper_new_team (PAPER_NO_TALENT);
  guint8 levels[PAPER_N_HEROES]
      = { (guint8) warrior, (guint8) mage, (guint8) priest, (guint8) rogue };

  memcpy (team.levels, levels, sizeof levels);
  return team;
}
