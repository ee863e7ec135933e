/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-stage.h"

#define N_CARDS 5

static const char *const names[TM_MAX_SEATS] = {
  "Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor", "Zoya", "Ivan",
};

static guint
add (TmStage *stage, guint parent, TmNodeKind kind, const char *label)
{
  tm_stage_add (stage, parent, kind, label);
  return tm_stage_get_last (stage);
}

static TmPart *
add_valued (
    TmStage *stage, guint parent, TmNodeKind kind, const char *label, const char *symbol, int value)
{
  TmPart *part = tm_stage_add (stage, parent, kind, label);

  part->symbol = symbol;
  part->has_value = TRUE;
  part->value = value;
  return part;
}

static guint
add_seat (TmStage *stage, guint seat, const char *detail)
{
  TmPart *part = tm_stage_add (stage, 0, TM_NODE_SEAT, names[seat]);

  part->seat = (int) seat;
  part->look = (int) seat;
  part->detail = g_strdup (detail);
  return tm_stage_get_last (stage);
}

static TmPart *
add_counter (TmStage *stage,
             guint parent,
             const char *label,
             const char *symbol,
             TmRole role,
             int value,
             int max,
             int slot)
{
  TmPart *part = add_valued (stage, parent, TM_NODE_COUNTER, label, symbol, value);

  part->role = role;
  part->max = max;
  part->slot = slot;
  part->high_is_good = role != TM_ROLE_WOUND;
  return part;
}

static void
add_steps (TmStage *stage, guint banner, const char *const *steps, int current)
{
  for (int i = 0; steps[i] != NULL; i++)
    {
      TmPart *step = tm_stage_add (stage, banner, TM_NODE_STEP, steps[i]);

      step->state = i == current ? TM_STATE_CURRENT : i < current ? TM_STATE_DONE : 0;
    }
}

static guint
add_banner (TmStage *stage, const char *sentence, const char *detail, const char *action, int offer)
{
  TmPart *banner = tm_stage_add (stage, 0, TM_NODE_BANNER, sentence);

  banner->detail = g_strdup (detail);
  banner->action = g_strdup (action);
  banner->offer = offer;
  return tm_stage_get_last (stage);
}

/* Dungeon Raiders, level 2, room 3 */

static guint
add_room (
    TmStage *stage, guint row, const char *label, const char *symbol, TmRole role, guint state)
{
  TmPart *card = tm_stage_add (stage, row, TM_NODE_CARD, label);

  card->symbol = symbol;
  card->role = role;
  card->state = state;
  return tm_stage_get_last (stage);
}

static void
add_level (TmStage *stage, guint mat)
{
  guint row = add (stage, mat, TM_NODE_ROW, NULL);
  guint dragon, magnet;

  add_room (stage, row, "Treasure", "chest", TM_ROLE_TREASURE, TM_STATE_DONE);
  add_room (stage, row, "Vault", "vault", TM_ROLE_VAULT, TM_STATE_DONE);
  dragon = add_room (stage, row, "Dragon", "dragon", TM_ROLE_MONSTER, TM_STATE_CURRENT);
  add_valued (stage, dragon, TM_NODE_GLYPH, "Strength", "shield", 18);
  add_valued (stage, dragon, TM_NODE_GLYPH, "Wounds", "wound", 3);
  magnet = add_room (stage, row, "Magnet", "magnet", TM_ROLE_TRAP, 0);
  tm_stage_add (stage, magnet, TM_NODE_GLYPH, "Trap")->symbol = "skeleton";
  add_room (stage, row, NULL, NULL, TM_ROLE_NONE, TM_STATE_DARK);
}

static void
add_store (TmStage *stage, guint mat)
{
  static const char *const items[][2] = {
    { "Torches", "torch" },
    { "Crystals", "crystal" },
    { "Keys", "key" },
    { "Swords", "fighter" },
  };
  guint levels = add (stage, mat, TM_NODE_ROW, "Levels to come");
  guint supply;

  for (int level = 3; level <= 5; level++)
    add_valued (stage, levels, TM_NODE_PILE, "Level", NULL, level);
  supply = add (stage, mat, TM_NODE_ROW, "Supply");
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    add_valued (stage, supply, TM_NODE_SUPPLY, items[i][0], items[i][1], 3);
}

static void
add_hand (TmStage *stage, guint seat_part, guint seat, int laid, guint spent)
{
  guint row = add (stage, seat_part, TM_NODE_ROW, "Power cards");

  for (int number = 1; number <= N_CARDS; number++)
    {
      TmPart *card = add_valued (stage, row, TM_NODE_NUMBER_CARD, NULL, NULL, number);

      card->piece = (int) seat * N_CARDS + number;
      card->label = g_strdup_printf ("Power card %d", number);
      if (number == laid)
        card->state = TM_STATE_CHOSEN;
      else if ((spent >> number & 1) != 0)
        card->state = TM_STATE_SPENT;
      else if (laid == 0)
        card->offer = (int) seat * N_CARDS + number;
      card->key = '0' + (gunichar) number;
      card->action = g_strdup_printf ("Lay the %d", number);
    }
}

static void
add_raider (TmStage *stage,
            guint seat,
            const char *role,
            int wounds,
            int coins,
            int laid,
            guint spent,
            const char *const items[][2])
{
  guint part = add_seat (stage, seat, role);

  if (seat == 0)
    tm_stage_add (stage, part, TM_NODE_BADGE, "First")->symbol = "first";
  for (guint i = 0; items[i][0] != NULL; i++)
    {
      TmPart *chip = add_valued (stage, part, TM_NODE_CHIP, items[i][0], items[i][1],
                                 g_str_equal (items[i][0], "Crystal") ? 2 : 1);

      chip->offer = laid == 0 ? 900 + (int) i : -1;
    }
  add_counter (stage, part, "Wounds", "wound", TM_ROLE_WOUND, wounds, 10, (int) seat * 2);
  add_valued (stage, part, TM_NODE_TRACK, "Wounds", NULL, wounds)->max = 10;
  add_counter (stage, part, "Treasure", "coin", TM_ROLE_TREASURE, coins, 20, (int) seat * 2 + 1);
  add_hand (stage, part, seat, laid, spent);
}

/**
 * toy_stage_create_raiders:
 * @is_after: whether the dragon has struck
 *
 * Makes the table of the mock-up, before or after the third room is settled.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_raiders (gboolean is_after)
{
  static const char *const steps[] = { "Enter", "Play", "Resolve", "Move on", NULL };
  static const char *const anna[][2]
      = { { "Sword", "fighter" }, { "Torch", "torch" }, { NULL, NULL } };
  static const char *const boris[][2]
      = { { "Key", "key" }, { "Sword", "fighter" }, { NULL, NULL } };
  static const char *const vera[][2]
      = { { "Crystal", "crystal" }, { "Torch", "torch" }, { NULL, NULL } };
  static const char *const gleb[][2] = { { "Key", "key" }, { NULL, NULL } };
  TmStage *stage = tm_stage_new ();
  guint banner, mat;

  if (is_after)
    banner = add_banner (stage, "15 against 18: the dragon strikes",
                         "Vera and Gleb played lowest: 3 wounds each. Anna leads into room 4.",
                         "Next room", 1);
  else
    banner = add_banner (stage, "Vera plays", "8 of 18 so far.", "Next room", -1);
  tm_stage_add (stage, banner, TM_NODE_TEXT, "Level 2, room 3 of 5");
  add_steps (stage, banner, steps, is_after ? 2 : 1);
  mat = add (stage, 0, TM_NODE_MAT, NULL);
  add_level (stage, mat);
  add_store (stage, mat);
  add_raider (stage, 0, "Knight", 2, 5, 5, 1 << 1 | 1 << 3, anna);
  add_raider (stage, 1, "Thief", 2, 6, 4, 1 << 2 | 1 << 5, boris);
  add_raider (stage, 2, "Wizard", is_after ? 6 : 3, 7, is_after ? 3 : 0, 1 << 2 | 1 << 5, vera);
  add_raider (stage, 3, "Explorer", is_after ? 5 : 2, 6, 3, 1 << 2 | 1 << 5, gleb);
  tm_stage_finish (stage);
  return stage;
}

/* Dungeon Roll, level 5 */

static void
add_dice (TmStage *stage,
          guint mat,
          const char *label,
          const char *detail,
          const char *const *symbols,
          guint chosen,
          guint state)
{
  guint row = add (stage, mat, TM_NODE_ROW, label);

  ((TmPart *) tm_stage_get (stage, row))->detail = g_strdup (detail);
  for (guint i = 0; symbols[i] != NULL; i++)
    {
      TmPart *die = tm_stage_add (stage, row, TM_NODE_DIE, symbols[i]);

      die->symbol = symbols[i];
      die->state = (chosen >> i & 1) != 0 ? TM_STATE_CHOSEN : state;
      die->piece = (int) tm_stage_get_last (stage);
      die->offer = state == 0 ? (int) i : -1;
    }
}

/**
 * toy_stage_create_roll:
 *
 * Makes a table of dice.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_roll (void)
{
  static const char *const steps[] = { "Monsters", "Loot", "Dragon", "Regroup", NULL };
  static const char *const dungeon[] = { "goblin", "skeleton", "ooze", "chest", "potion", NULL };
  static const char *const lair[] = { "dragon", "dragon", NULL };
  static const char *const party[] = { "champion", "fighter", "mage", "scroll", NULL };
  static const char *const grave[] = { "cleric", "thief", "fighter", NULL };
  TmStage *stage = tm_stage_new ();
  guint banner = add_banner (stage, "Scroll: reroll three monsters",
                             "Goblin, skeleton and ooze. The scroll goes to the graveyard.",
                             "Reroll 3 dice", 1);
  guint mat;
  TmPart *flee;

  tm_stage_add (stage, banner, TM_NODE_TEXT, "Level 5");
  add_valued (stage, banner, TM_NODE_DIE, "Level", NULL, 5)->max = 10;
  add_steps (stage, banner, steps, 0);
  flee = tm_stage_add (stage, banner, TM_NODE_BUTTON, "Flee");
  flee->offer = 2;
  mat = add (stage, 0, TM_NODE_MAT, NULL);
  add_dice (stage, mat, "Dungeon", "5 dice", dungeon, 7, 0);
  add_dice (stage, mat, "Dragon’s lair", "2, wakes at 3", lair, 0, 0);
  add_dice (stage, mat, "Party", "4 of 7 dice", party, 8, 0);
  add_dice (stage, mat, "Graveyard", "3", grave, 0, TM_STATE_SPENT);
  for (guint seat = 0; seat < 4; seat++)
    {
      guint part = add_seat (stage, seat, "Minstrel");

      ((TmPart *) tm_stage_get (stage, part))->state = seat == 1 ? TM_STATE_TURN : 0;
      add_counter (stage, part, "Experience", "star", TM_ROLE_TREASURE, 8 - 2 * (int) seat, 99,
                   (int) seat * 2);
      add_counter (stage, part, "Tokens", "ring", TM_ROLE_MAGIC, (int) seat, 40,
                   (int) seat * 2 + 1);
      if (seat == 1)
        tm_stage_add (stage, part, TM_NODE_BADGE, "Adventurer")->symbol = "torch";
    }
  tm_stage_finish (stage);
  return stage;
}

/* Black Crystal: a corner of the caves */

/**
 * toy_stage_create_caves:
 *
 * Makes a table with a board.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_caves (void)
{
  static const int tunnels[9][9] = {
    { 0, 0, 0, 0, 5, 0, 0, 0, 0 },       { 0, 0, 0, 6, 15, 10, 12, 0, 0 },
    { 0, 6, 10, 9, 5, 0, 5, 0, 0 },      { 0, 5, 0, 0, 7, 10, 11, 12, 0 },
    { 10, 11, 10, 10, 13, 0, 0, 7, 10 }, { 0, 0, 0, 0, 5, 0, 0, 5, 0 },
    { 0, 3, 10, 12, 5, 3, 14, 9, 0 },    { 0, 0, 0, 3, 13, 0, 5, 0, 0 },
    { 0, 0, 0, 0, 5, 0, 3, 0, 0 },
  };
  static const struct
  {
    int cell;
    const char *symbol;
  } events[] = { { 14, "find" }, { 24, "boom" }, { 38, "portal" }, { 34, "find" },
                 { 49, "find" }, { 55, "exit" }, { 57, "boom" } };
  TmStage *stage = tm_stage_new ();
  guint banner = add_banner (stage, "Flee 3 tiles, to F2", "A find: call even or odd, then roll.",
                             "Flee", 1);
  guint mat = add (stage, 0, TM_NODE_MAT, NULL);
  guint grid = add (stage, mat, TM_NODE_GRID, "Caves");

  tm_stage_add (stage, banner, TM_NODE_TEXT, "Vera, turn 9");
  ((TmPart *) tm_stage_get (stage, grid))->max = 9;
  for (int i = 0; i < 81; i++)
    {
      TmPart *cell = tm_stage_add (stage, grid, TM_NODE_CELL, NULL);
      guint index = tm_stage_get_last (stage);

      if (tunnels[i / 9][i % 9] != 0)
        {
          cell->role = TM_ROLE_STONE;
          cell->has_value = TRUE;
          cell->value = tunnels[i / 9][i % 9];
        }
      for (guint k = 0; k < G_N_ELEMENTS (events); k++)
        cell->symbol = events[k].cell == i ? events[k].symbol : cell->symbol;
      if (i == 14)
        {
          cell->state = TM_STATE_CURRENT;
          cell->offer = 5;
        }
      if (i == 50)
        {
          cell->role = TM_ROLE_LIFE;
          cell->symbol = "mushroom";
        }
      if (i == 33)
        tm_stage_add (stage, index, TM_NODE_GLYPH, "Vera")->look = 2;
      if (i == 57)
        tm_stage_add (stage, index, TM_NODE_GLYPH, "Anna")->look = 0;
    }
  for (guint seat = 0; seat < 4; seat++)
    {
      guint part = add_seat (stage, seat, "Engineer");
      TmPart *chip;

      ((TmPart *) tm_stage_get (stage, part))->state = seat == 2 ? TM_STATE_TURN : 0;
      add_counter (stage, part, "Finds", "find", TM_ROLE_TREASURE, 2 + (int) seat, 12,
                   (int) seat * 2);
      add_counter (stage, part, "Explosives", "explosive", TM_ROLE_STONE, (int) seat % 3, 6,
                   (int) seat * 2 + 1);
      chip = tm_stage_add (stage, part, TM_NODE_CHIP,
                           seat == 0 ? "Has a crystal" : "Skips one turn");
      chip->symbol = seat == 0 ? "blackgem" : "pit";
      chip->state = seat == 0 ? TM_STATE_CHOSEN : 0;
    }
  tm_stage_finish (stage);
  return stage;
}

/**
 * toy_stage_create_crowd:
 * @n_seats: how many seats, at most 8
 * @step: any number; a different one makes a different table of the same shape
 *
 * Makes a table with many seats, to measure how long a change takes to the screen.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_crowd (guint n_seats, int step)
{
  static const char *const steps[] = { "Enter", "Play", "Resolve", "Move on", NULL };
  static const char *const items[][2]
      = { { "Sword", "fighter" }, { "Torch", "torch" }, { NULL, NULL } };
  g_autofree char *sentence = g_strdup_printf ("Move %d: somebody plays", step);
  TmStage *stage = tm_stage_new ();
  guint banner = add_banner (stage, sentence, "Everybody has a number.", "Next room", 1);
  guint mat;

  add_steps (stage, banner, steps, step % 4);
  mat = add (stage, 0, TM_NODE_MAT, NULL);
  add_level (stage, mat);
  add_store (stage, mat);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      gboolean has_turn = step % (int) n_seats == (int) seat;

      add_raider (stage, seat, "Knight", (step + (int) seat) % 10, (step / 2 + (int) seat) % 20,
                  has_turn ? 0 : 1 + step % N_CARDS, 0, items);
    }
  tm_stage_finish (stage);
  return stage;
}
