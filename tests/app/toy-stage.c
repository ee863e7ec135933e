/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-stage.h"

#include "engine/tm-game.h"

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

/* The words of the dice table, in English and as long as they get in Russian. */
typedef struct
{
  const char *sentence;
  const char *detail;
  const char *action;
  const char *level;
  const char *steps[5];
  const char *others[4];
  const char *trays[4];
  const char *amounts[4];
  const char *hero;
  const char *track;
  const char *next;
  const char *skill;
  const char *rule;
  const char *power;
  const char *ready;
  const char *treasures;
  const char *bag;
  const char *tokens[3];
  const char *effects[3];
  const char *odds;
  const char *exact;
  const char *bars[4];
  const char *badges[2];
  const char *heroes[4];
  const char *counters[2];
} Words;

static const Words words[] = {
  { "Scroll: reroll three monsters",
    "Goblin, skeleton and ooze. The scroll goes to the graveyard.",
    "Reroll 3 dice",
    "Level 5",
    { "Monsters", "Loot", "Dragon", "Regroup", NULL },
    { "Flee", "Portal: 5 points", NULL },
    { "Dungeon", "Dragon’s lair", "Party", "Graveyard" },
    { "5 dice", "2, wakes at 3", "4 of 7 dice", "3" },
    "Minstrel",
    "4 of 5 experience",
    "then Bard",
    "Always",
    "Thieves and mages stand in for each other.",
    "Song: empty the lair",
    "ready",
    "Treasures",
    "31 in the bag",
    { "Ring of invisibility", "Dragon scales", NULL },
    { "Clears the lair, no reward", "1 point, a pair 4", NULL },
    "If you reroll these three",
    "exact, 216 outcomes",
    { "No monster left", "One kind or none", "The dragon wakes", NULL },
    { "Adventurer", "Lord" },
    { "Paladin", "Minstrel", "Chieftain", "Knight" },
    { "Experience", "Tokens" } },
  { "Свиток: перебросить трёх монстров подземелья",
    "Гоблин, скелет и слизень. Свиток отправляется на кладбище до конца похода.",
    "Перебросить 3 кубика",
    "5-й уровень",
    { "Монстры", "Добыча", "Дракон", "Перегруппировка", NULL },
    { "Сбежать из подземелья", "Городской портал: 5 очков", NULL },
    { "Подземелье", "Логово дракона", "Партия", "Кладбище" },
    { "5 кубиков", "2, проснётся при 3", "4 из 7 кубиков", "3" },
    "Полководец",
    "4 из 5 очков опыта",
    "затем Главнокомандующий",
    "Постоянный навык",
    "Воины побеждают ещё одного монстра любого вида, волшебники заменяют воров.",
    "Превращение: изгнать всех драконов из логова",
    "готова",
    "Сокровища",
    "в сундуке 31",
    { "Кольцо невидимости", "Драконьи чешуйки", NULL },
    { "Возвращает кубики из логова в резерв, без награды", "1 очко, каждая пара ещё 2", NULL },
    "Если перебросить эти три кубика",
    "точно, 216 исходов",
    { "Ни одного монстра не останется", "Монстры не больше чем одного вида", "Дракон просыпается",
      NULL },
    { "Приключенец", "Повелитель подземелья" },
    { "Паладин", "Полководец", "Вождь племени", "Драконоборец" },
    { "Опыт", "Сокровища" } },
};

static const TmWord sources[] = {
  { "table", "on the table", "table" },
  { "app", "in the app", "app" },
};

#define GUEST 999

static void
set_source (TmPart *part, int option, int choice)
{
  part->option = option;
  part->option_name = "Bag";
  part->choices = sources;
  part->n_choices = G_N_ELEMENTS (sources);
  part->choice = choice;
}

static TmPart *
add_tray (TmStage *stage, guint mat, const Words *in, guint tray, int max)
{
  TmPart *part = tm_stage_add (stage, mat, TM_NODE_TRAY, in->trays[tray]);

  part->detail = g_strdup (in->amounts[tray]);
  part->max = max;
  return part;
}

/* Adds dice to the tray added last; those in the set of picked ones are chosen. */
static void
add_dice (TmStage *stage,
          guint tray,
          const char *const *symbols,
          guint picked,
          gboolean is_pickable,
          guint state)
{
  for (guint i = 0; symbols[i] != NULL; i++)
    {
      TmPart *die = tm_stage_add (stage, tray, TM_NODE_DIE, symbols[i]);

      die->symbol = symbols[i];
      die->state = state | ((picked >> i & 1) != 0 ? TM_STATE_CHOSEN : 0);
      die->piece = (int) tm_stage_get_last (stage);
      die->is_pickable = is_pickable;
    }
}

static void
add_trays (TmStage *stage, guint mat, const Words *in, ToyRoll kind)
{
  static const char *const dungeon[] = { "goblin", "skeleton", "ooze", "chest", "potion", NULL };
  static const char *const many[]
      = { "goblin", "goblin", "skeleton", "ooze", "chest", "potion", "potion", NULL };
  static const char *const lair[] = { "dragon", "dragon", NULL };
  static const char *const party[] = { "champion", "fighter", "mage", "scroll", NULL };
  static const char *const grave[] = { "cleric", "thief", "fighter", NULL };
  static const char *const deep[]
      = { "cleric", "thief", "fighter", "mage", "scroll", "fighter", "champion", NULL };
  gboolean is_full = kind == TOY_ROLL_FULL;

  set_source (add_tray (stage, mat, in, 0, 7), 3, TM_SOURCE_APP);
  add_dice (stage, tm_stage_get_last (stage), is_full ? many : dungeon, 7, TRUE, 0);
  if (add_tray (stage, mat, in, 1, 3) != NULL && is_full)
    ((TmPart *) tm_stage_get (stage, tm_stage_get_last (stage)))->state = TM_STATE_WARNING;
  {
    guint tray = tm_stage_get_last (stage);

    add_dice (stage, tray, lair, 0, FALSE, 0);
    if (is_full)
      add_dice (stage, tray, lair, 0, FALSE, 0);
    else
      add_dice (stage, tray, lair + 1, 0, FALSE, TM_STATE_SPENT);
  }
  set_source (add_tray (stage, mat, in, 2, 7), 4, TM_SOURCE_TABLE);
  {
    guint tray = tm_stage_get_last (stage);
    TmPart *guest;

    if (kind != TOY_ROLL_EMPTY)
      add_dice (stage, tray, party, 8, TRUE, 0);
    if (is_full)
      {
        guest = tm_stage_add (stage, tray, TM_NODE_DIE, "goblin");
        guest->symbol = "goblin";
        guest->role = TM_ROLE_MONSTER;
        guest->state = TM_STATE_WAITING;
        guest->piece = GUEST;
        guest->is_pickable = TRUE;
      }
  }
  add_tray (stage, mat, in, 3, 7);
  if (kind != TOY_ROLL_EMPTY)
    add_dice (stage, tm_stage_get_last (stage), is_full ? deep : grave, 0, FALSE, TM_STATE_DONE);
}

static void
add_hero (TmStage *stage, const Words *in)
{
  TmPart *part = tm_stage_add (stage, 0, TM_NODE_PANEL, in->hero);
  guint panel = tm_stage_get_last (stage);

  part->detail = g_strdup (names[1]);
  part->symbol = "lute";
  part->seat = 1;
  part->look = 1;
  part = add_valued (stage, panel, TM_NODE_TRACK, in->track, NULL, 4);
  part->detail = g_strdup (in->next);
  part->max = 5;
  part->role = TM_ROLE_TREASURE;
  part = tm_stage_add (stage, panel, TM_NODE_TEXT, in->skill);
  part->detail = g_strdup (in->rule);
  part = tm_stage_add (stage, panel, TM_NODE_BUTTON, in->power);
  part->symbol = "lute";
  part->detail = g_strdup (in->ready);
  part->offer = 7;
}

/* So many things that a panel cannot show them all at once. */
#define HOARD 6

static void
add_treasures (TmStage *stage, const Words *in, gboolean is_hoard)
{
  static const char *const symbols[] = { "ring", "scale" };
  TmPart *part = tm_stage_add (stage, 0, TM_NODE_PANEL, in->treasures);
  guint panel = tm_stage_get_last (stage);

  part->detail = g_strdup (in->bag);
  set_source (part, 5, TM_SOURCE_TABLE);
  for (guint i = 0; in->tokens[i] != NULL; i++)
    {
      part = add_valued (stage, panel, TM_NODE_CHIP, in->tokens[i], symbols[i], 1 + (int) i);
      part->detail = g_strdup (in->effects[i]);
      part->piece = 50 + (int) i;
      part->offer = i == 0 ? 8 : -1;
    }
  for (guint i = 0; is_hoard && i < HOARD; i++)
    {
      part = add_valued (stage, panel, TM_NODE_CHIP, in->tokens[0], symbols[0], 1);
      part->detail = g_strdup (in->effects[0]);
      part->piece = 60 + (int) i;
    }
}

static void
add_odds (TmStage *stage, const Words *in)
{
  static const TmRole roles[] = { TM_ROLE_LIFE, TM_ROLE_NONE, TM_ROLE_MONSTER };
  static const int cases[] = { 27, 138, 91 };
  TmPart *part = tm_stage_add (stage, 0, TM_NODE_ODDS, in->odds);
  guint odds = tm_stage_get_last (stage);

  part->detail = g_strdup (in->exact);
  for (guint i = 0; in->bars[i] != NULL; i++)
    {
      part = add_valued (stage, odds, TM_NODE_BAR, in->bars[i], NULL, cases[i]);
      part->max = 216;
      part->role = roles[i];
    }
}

static void
add_delvers (TmStage *stage, const Words *in)
{
  static const int experience[] = { 8, 4, 6, 0 };
  static const int tokens[] = { 1, 2, 0, 2 };

  for (guint seat = 0; seat < 4; seat++)
    {
      guint part = add_seat (stage, seat, in->heroes[seat]);

      ((TmPart *) tm_stage_get (stage, part))->state = seat == 1 ? TM_STATE_TURN : 0;
      if (seat == 1 || seat == 2)
        tm_stage_add (stage, part, TM_NODE_BADGE, in->badges[seat - 1])->symbol
            = seat == 1 ? "torch" : "lord";
      add_counter (stage, part, in->counters[0], "star", TM_ROLE_TREASURE, experience[seat], 199,
                   (int) seat * 2);
      add_counter (stage, part, in->counters[1], "ring", TM_ROLE_MAGIC, tokens[seat], 36,
                   (int) seat * 2 + 1);
      add_valued (stage, part, TM_NODE_TRACK, "Delves", NULL, seat == 0 ? 2 : 1)->max = 3;
    }
}

/**
 * toy_stage_create_roll:
 * @kind: which moment
 * @is_russian: whether its words are as long as they get
 *
 * Makes the table of dice of the mock-up.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_roll (ToyRoll kind, gboolean is_russian)
{
  const Words *in = &words[is_russian];
  TmStage *stage = tm_stage_new ();
  guint banner = add_banner (stage, in->sentence, in->detail, in->action, 1);
  guint mat;

  ((TmPart *) tm_stage_get (stage, banner))->symbol = "d10";
  ((TmPart *) tm_stage_get (stage, banner))->has_value = TRUE;
  ((TmPart *) tm_stage_get (stage, banner))->value = kind == TOY_ROLL_FULL ? 10 : 5;
  tm_stage_add (stage, banner, TM_NODE_TEXT, in->level);
  add_steps (stage, banner, in->steps, 0);
  if (kind == TOY_ROLL_FULL)
    {
      for (int i = 0; in->others[i] != NULL; i++)
        tm_stage_add (stage, banner, TM_NODE_BUTTON, in->others[i])->offer = 20 + i;
    }
  mat = add (stage, 0, TM_NODE_MAT, NULL);
  add_trays (stage, mat, in, kind);
  add_hero (stage, in);
  add_treasures (stage, in, kind == TOY_ROLL_FULL);
  if (kind != TOY_ROLL_EMPTY)
    add_odds (stage, in);
  add_delvers (stage, in);
  tm_stage_finish (stage);
  return stage;
}

/* Black Crystal: the mine and four dwarfs */

/**
 * toy_stage_create_caves:
 * @kind: which moment of a game
 * @step: negative, or any number: one pawn more has the turn and goes on with each step
 *
 * Makes a table with a mine and four dwarfs.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_caves (ToyMine kind, int step)
{
  TmStage *stage = tm_stage_new ();
  guint banner = add_banner (stage, "Flee 3 tiles, to f8", "A find: call even or odd, then roll.",
                             "Flee", 1);
  guint mat = add (stage, 0, TM_NODE_MAT, NULL);
  guint grid;

  tm_stage_add (stage, banner, TM_NODE_TEXT, "Vera, turn 9");
  grid = toy_stage_add_mine (stage, mat, kind);
  if (step >= 0)
    toy_stage_move_turn (stage, grid, step);
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

/* Dungeoneer: a dungeon of cards and four heroes */

/**
 * toy_stage_create_cards:
 * @kind: which moment of a game
 * @is_russian: whether its words are as long as they get
 *
 * Makes a table with a dungeon that is laid out of cards.
 *
 * Returns: (transfer full): a finished stage
 */
TmStage *
toy_stage_create_cards (ToyCards kind, gboolean is_russian)
{
  static const char *const steps[] = { "Reset", "Misdeeds", "Locations", "Feats", "Discard", NULL };
  static const char *const heroes[]
      = { "Paladin, level 2", "Avenger, level 1", "Sorceress, level 1", "Thief, level 3" };
  TmStage *stage = tm_stage_new ();
  guint banner = add_banner (stage, "Lay the location", "2 action points are left.", "Lay", 1);
  guint mat = add (stage, 0, TM_NODE_MAT, NULL);

  add_steps (stage, banner, steps, 2);
  toy_stage_add_cards (stage, mat, kind, is_russian);
  for (guint seat = 0; seat < 4; seat++)
    {
      guint part = add_seat (stage, seat, heroes[seat]);

      ((TmPart *) tm_stage_get (stage, part))->state = seat == 1 ? TM_STATE_TURN : 0;
      add_counter (stage, part, "Glory", "star", TM_ROLE_TREASURE, 3 + (int) seat * 4, 999,
                   (int) seat * 3);
      add_counter (stage, part, "Peril", "skull", TM_ROLE_WOUND, 11 - (int) seat, 999,
                   (int) seat * 3 + 1);
      add_counter (stage, part, "Health", "heart", TM_ROLE_LIFE, 6 - (int) seat, 6,
                   (int) seat * 3 + 2);
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
