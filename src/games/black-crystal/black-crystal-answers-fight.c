/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about fights with monsters and between dwarfs, Even-Odd, and crystals: R p. 9 to 15. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-questions-fight.h"
#include "black-crystal-questions.h"
#include "black-crystal-skill-rules.h"

static const char *const result_ids[CRYSTAL_N_RESULTS]
    = { "win", "tie", "lose", "ignored", "joins" };

/* What a Monster pump adds. */
static int
get_pump (gboolean is_played)
{
  return is_played ? crystal_finds[FIND_MONSTER_PUMP].health : 0;
}

/* A face that may be left out: 1 to 6, or 0. */
static int
read_die (const TmArgs *args, guint param)
{
  return tm_args_has (args, param) ? tm_args_get (args, param) + 1 : 0;
}

/* A fight with a monster */

static gboolean
read_fight (const TmArgs *args, CrystalFight *fight, TmRuling *ruling)
{
  *fight = (CrystalFight) {
    .monster = tm_args_get (args, BOOM_FIGHT_MONSTER),
    .die = read_die (args, BOOM_FIGHT_DIE),
    .die2 = read_die (args, BOOM_FIGHT_DIE2),
    .pre = read_die (args, BOOM_FIGHT_PRE),
    .own = tm_args_get (args, BOOM_FIGHT_OWN),
    .merchant = tm_args_get (args, BOOM_FIGHT_MERCHANT),
    .boosts = tm_args_get (args, BOOM_FIGHT_BOOSTS),
    .pump = get_pump (tm_args_get (args, BOOM_FIGHT_PUMP)),
    .first = tm_args_get (args, BOOM_FIGHT_FIRST) != 0,
  };
  if (!crystal_read_health (args, BOOM_FIGHT_MONSTER, BOOM_FIGHT_HEALTH, ruling, &fight->health))
    return FALSE;
  if (crystal_monsters[fight->monster].flags & MONSTER_PEACEFUL)
    {
      tm_ruling_refuse (ruling, "monster", tm_text (N_ ("this card is not fought")));
      return FALSE;
    }
  if (fight->die == 0 && crystal_fight_needs_die (fight))
    {
      tm_ruling_refuse (ruling, "die", tm_text (N_ ("the fight is decided by a die")));
      return FALSE;
    }
  return TRUE;
}

static TmText
describe_loss (const CrystalFought *fought)
{
  TmTextArg flee = tm_arg_number (fought->flee);

  if (!fought->leaves_crystal)
    return fought->skip > 0 ? tm_text (N_ ("Lost: the dwarf stays and loses a turn"))
                            : tm_text (N_ ("Lost: the dwarf stays where it is"));
  if (fought->skip > 0)
    return tm_text_n ("Lost: the dwarf flees %s cell and loses a turn",
                      "Lost: the dwarf flees %s cells and loses a turn", flee);
  return tm_text_n ("Lost: the dwarf flees %s cell", "Lost: the dwarf flees %s cells", flee);
}

static TmText
describe_fight (const CrystalFought *fought, gboolean has_die)
{
  TmTextArg total = tm_arg_number (fought->total), health = tm_arg_number (fought->health);

  switch (fought->result)
    {
    case FIGHT_WIN:
      return has_die ? tm_text (N_ ("Won: %s against health %s"), total, health)
                     : tm_text (N_ ("Won by the die before the fight"));
    case FIGHT_TIE:
      return tm_text (N_ ("Rolled again: %s against health %s"), total, health);
    case FIGHT_LOSE:
      return describe_loss (fought);
    case FIGHT_JOINS:
      return tm_text (N_ ("The monster joins without a fight"));
    default:
      return tm_text (N_ ("There is no fight"));
    }
}

/* R «Карты и клетки «Бум»», p. 9. */
void
crystal_answer_boom_fight (const TmArgs *args, TmRuling *ruling)
{
  CrystalFight fight;
  CrystalFought fought;
  gboolean has_die;

  if (!read_fight (args, &fight, ruling))
    return;
  has_die = crystal_fight_needs_die (&fight);
  crystal_judge_fight (&fight, tm_ruling_get_resolution (ruling), &fought);
  if (has_die && fight.monster == MONSTER_TWINS && fight.die2 == 0 && fought.result != FIGHT_LOSE)
    {
      tm_ruling_refuse (ruling, "die2", tm_text (N_ ("two dice are rolled against the Twins")));
      return;
    }
  tm_ruling_set_number (ruling, "health", fought.health);
  tm_ruling_set_number (ruling, "need", fought.need);
  if (has_die)
    tm_ruling_set_number (ruling, "total", fought.total);
  else
    tm_ruling_set_unknown (ruling, "total");
  tm_ruling_set_word (ruling, "result", result_ids[fought.result]);
  tm_ruling_set_number (ruling, "flee", fought.flee);
  tm_ruling_set_number (ruling, "skip", fought.skip);
  tm_ruling_set_flag (ruling, "boom_token", fought.boom_token);
  tm_ruling_set_flag (ruling, "leaves_crystal", fought.leaves_crystal);
  tm_ruling_set_flag (ruling, "reroll", fought.result == FIGHT_TIE);
  crystal_explain_card (fight.monster, tm_ruling_get_resolution (ruling));
  tm_ruling_cite (ruling, crystal_monsters[fight.monster].article);
  tm_ruling_set_verdict (ruling, describe_fight (&fought, has_die));
}

/* A duel */

static TmText
describe_duel (const CrystalDuelled *duelled)
{
  TmTextArg a = tm_arg_number (duelled->totals[0]), b = tm_arg_number (duelled->totals[1]);

  if (duelled->winner < 0)
    return tm_text (N_ ("Rolled again: %s against %s"), a, b);
  return duelled->winner == 0 ? tm_text (N_ ("The first dwarf wins: %s against %s"), a, b)
                              : tm_text (N_ ("The second dwarf wins: %s against %s"), a, b);
}

/* R «Драка: дворф против дворфа», p. 15. */
void
crystal_answer_dwarf_fight (const TmArgs *args, TmRuling *ruling)
{
  static const char *const winners[] = { "none", "a", "b" };
  CrystalDuel duel = {
    .dice = { read_die (args, DWARF_FIGHT_DIE_A), read_die (args, DWARF_FIGHT_DIE_B) },
    .own = { tm_args_get (args, DWARF_FIGHT_OWN_A), tm_args_get (args, DWARF_FIGHT_OWN_B) },
    .crystals
    = { tm_args_get (args, DWARF_FIGHT_CRYSTALS_A), tm_args_get (args, DWARF_FIGHT_CRYSTALS_B) },
  };
  CrystalDuelled duelled;

  crystal_judge_duel (&duel, tm_ruling_get_resolution (ruling), &duelled);
  tm_ruling_set_number (ruling, "total_a", duelled.totals[0]);
  tm_ruling_set_number (ruling, "total_b", duelled.totals[1]);
  tm_ruling_set_word (ruling, "winner", winners[duelled.winner + 1]);
  tm_ruling_set_flag (ruling, "reroll", duelled.winner < 0);
  tm_ruling_set_number (ruling, "retreat", duelled.retreat);
  tm_ruling_set_number (ruling, "skip", duelled.skip);
  tm_ruling_set_number (ruling, "crystals_a", duelled.crystals[0]);
  tm_ruling_set_number (ruling, "crystals_b", duelled.crystals[1]);
  tm_ruling_set_number (ruling, "destroyed", duelled.destroyed);
  if (duelled.winner >= 0 && duel.crystals[1 - duelled.winner] > 0)
    tm_ruling_cite (ruling, "crystal.crystal.duel");
  tm_ruling_set_verdict (ruling, describe_duel (&duelled));
}

/* Even-Odd */

typedef enum
{
  DRAW_NONE,
  DRAW_FIND,
  DRAW_BOOM,
  DRAW_POSITIVE_FIND,
  N_DRAWS,
} Draw;

static const char *const draw_ids[N_DRAWS] = { "none", "find", "boom", "positive-find" };

static Draw
find_draw (const TmArgs *args, gboolean right, TmResolution *resolution)
{
  switch (tm_args_get (args, EVEN_ODD_FOR))
    {
    case EVEN_ODD_FIND_TILE:
      tm_resolution_add_reason (
          resolution, "crystal.find.again",
          right ? tm_text (N_ ("A right call on a Find tile brings a Find card."))
                : tm_text (N_ ("A wrong call on a Find tile brings a Boom card.")));
      if (right && tm_args_get (args, EVEN_ODD_BUMMER))
        tm_resolution_add_reason (
            resolution, "crystal.card.bummer",
            tm_text (N_ ("Bummer: a Boom card is drawn instead of the Find card.")));
      return right && !tm_args_get (args, EVEN_ODD_BUMMER) ? DRAW_FIND : DRAW_BOOM;
    case EVEN_ODD_MAN:
      tm_resolution_add_reason (
          resolution, "crystal.monster.even-odd-man",
          right ? tm_text (N_ ("The Even-Odd man gives a positive Find card; negative ones are "
                               "discarded and drawn again."))
                : tm_text (N_ ("The Even-Odd man gives nothing for a wrong call.")));
      return right ? DRAW_POSITIVE_FIND : DRAW_NONE;
    case EVEN_ODD_GARDENER:
      tm_resolution_add_reason (
          resolution, "crystal.skill.gardener",
          right ? tm_text (N_ ("The Dandelions stay with the Gardener."))
                : tm_text (N_ ("The Dandelions are discarded, unless another counter is paid.")));
      return DRAW_NONE;
    default:
      tm_resolution_add_reason (resolution, "crystal.skill.shaman",
                                right ? tm_text (N_ ("The Elemental serves the Shaman."))
                                      : tm_text (N_ ("The Shaman has to fight the Elemental.")));
      return DRAW_NONE;
    }
}

static TmText
describe_even_odd (const TmArgs *args, Draw draw, gboolean right)
{
  switch (draw)
    {
    case DRAW_FIND:
      return tm_text (N_ ("Right: a Find card is drawn"));
    case DRAW_POSITIVE_FIND:
      return tm_text (N_ ("Right: a positive Find card is drawn"));
    case DRAW_BOOM:
      return tm_text (N_ ("A Boom card is drawn"));
    default:
      if (tm_args_get (args, EVEN_ODD_FOR) == EVEN_ODD_MAN)
        return tm_text (N_ ("Wrong: nothing is drawn"));
      return right ? tm_text (N_ ("Right: the monster serves the player"))
                   : tm_text (N_ ("Wrong: the monster does not serve the player"));
    }
}

/* R «Правило Чёт-нечет», p. 15, and «Карты и клетки «Находка»», p. 10. */
void
crystal_answer_even_odd (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 what = tm_args_get (args, EVEN_ODD_FOR);
  int die = read_die (args, EVEN_ODD_ASKED_DIE);
  gboolean is_played = what != EVEN_ODD_FIND_TILE || !tm_args_get (args, EVEN_ODD_BOOM_TOKEN);
  gboolean right = is_played && crystal_is_called (die, tm_args_get (args, EVEN_ODD_ASKED_CALL));
  Draw draw = DRAW_NONE;

  if (is_played)
    {
      tm_resolution_add_reason (
          resolution, "crystal.even-odd",
          right ? tm_text (N_ ("The die shows %s: the call was right."), tm_arg_number (die))
                : tm_text (N_ ("The die shows %s: the call was wrong."), tm_arg_number (die)));
      draw = find_draw (args, right, resolution);
    }
  else
    tm_resolution_add_reason (
        resolution, "crystal.find.after-boom",
        tm_text (N_ ("After a Boom token on a Find tile there is no Even-Odd.")));
  tm_ruling_set_flag (ruling, "played", is_played);
  tm_ruling_set_flag (ruling, "right", right);
  tm_ruling_set_word (ruling, "draw", draw_ids[draw]);
  tm_ruling_set_flag (ruling, "keeps",
                      right && (what == EVEN_ODD_GARDENER || what == EVEN_ODD_SHAMAN));
  tm_ruling_set_verdict (ruling, is_played ? describe_even_odd (args, draw, right)
                                           : tm_text (N_ ("There is no Even-Odd here")));
}

/* Crystals */

enum
{
  CRYSTAL_OPENED,
  CRYSTAL_MINED,
  CRYSTAL_LEFT_EARLY,
  CRYSTAL_DROPPED,
  CRYSTAL_SECOND,
};

/* There are no more in the game. */
#define MOST_CRYSTALS 4

/* R «Чёрный кристалл», p. 11. Whether it is taken; if not, whether a turn is lost for it. */
static gboolean
takes_crystal (gint32 what, gint32 *skip, TmResolution *resolution)
{
  *skip = 0;
  switch (what)
    {
    case CRYSTAL_OPENED:
      *skip = 1;
      tm_resolution_add_reason (
          resolution, "crystal.crystal.mine",
          tm_text (N_ ("A crystal token lies on the tile; the next turn is lost to mine it.")));
      return FALSE;
    case CRYSTAL_MINED:
      tm_resolution_add_reason (resolution, "crystal.crystal.mine",
                                tm_text (N_ ("After the lost turn the dwarf takes the crystal.")));
      return TRUE;
    case CRYSTAL_LEFT_EARLY:
      tm_resolution_add_reason (
          resolution, "crystal.crystal.leave",
          tm_text (N_ ("Whoever leaves the cell before that leaves the crystal there and need not "
                       "lose the turn.")));
      return FALSE;
    default:
      *skip = crystal_get_reading (resolution, OPTION_PICKUP) == PICKUP_MINE ? 1 : 0;
      tm_resolution_add_reason (
          resolution, "crystal.o.pickup",
          *skip == 0 ? tm_text (N_ ("A crystal that was dropped is taken at once, even by a dwarf "
                                    "that carries one."))
                     : tm_text (N_ ("A crystal that was dropped is mined again by a lost turn.")));
      return *skip == 0;
    }
}

void
crystal_answer_crystal (const TmArgs *args, TmRuling *ruling)
{
  gint32 carried = tm_args_get (args, CRYSTAL_CARRIED);
  gint32 skip;
  gboolean takes
      = takes_crystal (tm_args_get (args, CRYSTAL_CASE), &skip, tm_ruling_get_resolution (ruling));

  if (takes && carried == MOST_CRYSTALS)
    {
      tm_ruling_refuse (ruling, "carried",
                        tm_text (N_ ("there are only %s crystals"), tm_arg_number (MOST_CRYSTALS)));
      return;
    }
  tm_ruling_set_number (ruling, "on_cell", takes ? 0 : 1);
  tm_ruling_set_number (ruling, "carried", carried + (takes ? 1 : 0));
  tm_ruling_set_number (ruling, "skip", skip);
  tm_ruling_set_verdict (ruling, takes      ? tm_text (N_ ("The dwarf takes the crystal"))
                                 : skip > 0 ? tm_text (N_ ("The dwarf loses a turn to mine it"))
                                            : tm_text (N_ ("The crystal stays on the cell")));
}

enum
{
  KIND_DUEL,
  KIND_BOOM,
  KIND_XZ,
};

static TmText
describe_crystals (gint32 lost, int destroyed, int on_cell)
{
  if (lost == 0)
    return tm_text (N_ ("The loser carried no crystal"));
  if (destroyed > 0)
    return tm_text_n ("%s crystal breaks", "%s crystals break", tm_arg_number (destroyed));
  if (on_cell > 0)
    return tm_text_n ("%s crystal is left on the cell", "%s crystals are left on the cell",
                      tm_arg_number (on_cell));
  return tm_text_n ("The winner takes %s crystal", "The winner takes %s crystals",
                    tm_arg_number (lost));
}

/* R «Чёрный кристалл», p. 11; «Карты и клетки «Бум»», p. 9; «ХЗ-3000», p. 42. */
void
crystal_answer_crystal_in_fight (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 kind = tm_args_get (args, CRYSTAL_IN_FIGHT_KIND);
  int winner = tm_args_get (args, CRYSTAL_IN_FIGHT_WINNER);
  int lost = tm_args_get (args, CRYSTAL_IN_FIGHT_LOSER);
  int loser = lost, destroyed = 0, on_cell = 0;

  if (kind == KIND_DUEL)
    {
      crystal_pass_crystals (&winner, &loser, &destroyed);
      tm_resolution_add_reason (
          resolution, "crystal.duel.crystal",
          tm_text (N_ ("In a duel the winner takes what the loser carries; if the winner carries a "
                       "crystal, it breaks.")));
    }
  else
    {
      on_cell = loser;
      loser = 0;
      tm_resolution_add_reason (
          resolution, kind == KIND_XZ ? "crystal.monster.xz3000" : "crystal.boom.crystal",
          tm_text (N_ ("Who flees from a monster leaves the crystal on the cell.")));
    }
  if (kind == KIND_DUEL)
    tm_ruling_cite (ruling, "crystal.crystal.duel");
  tm_ruling_set_number (ruling, "winner", winner);
  tm_ruling_set_number (ruling, "loser", loser);
  tm_ruling_set_number (ruling, "on_cell", on_cell);
  tm_ruling_set_number (ruling, "destroyed", destroyed);
  tm_ruling_set_verdict (ruling, describe_crystals (lost, destroyed, on_cell));
}

/* Tame monsters */

static gboolean
read_control (const TmArgs *args, CrystalControl *control, TmRuling *ruling)
{
  /* The words of the question leave out that there is no enemy. */
  *control = (CrystalControl) {
    .health = tm_args_get (args, CONTROL_FIGHT_HEALTH),
    .own = tm_args_get (args, CONTROL_FIGHT_OWN),
    .enemy = (CrystalEnemy) (tm_args_get (args, CONTROL_FIGHT_ENEMY) + ENEMY_MONSTER),
    .die = read_die (args, CONTROL_FIGHT_DIE),
    .rival = tm_args_get (args, CONTROL_FIGHT_RIVAL),
  };
  if (control->enemy == ENEMY_MONSTER)
    {
      if (!tm_args_has (args, CONTROL_FIGHT_ENEMY_HEALTH))
        {
          tm_ruling_refuse (ruling, "enemy_health",
                            tm_text (N_ ("the health of the other monster is needed")));
          return FALSE;
        }
      control->enemy_health = tm_args_get (args, CONTROL_FIGHT_ENEMY_HEALTH);
    }
  if (control->die == 0 && crystal_control_needs_die (control, tm_ruling_get_resolution (ruling)))
    {
      tm_ruling_refuse (ruling, "die", tm_text (N_ ("the fight is decided by a die")));
      return FALSE;
    }
  return TRUE;
}

/* R «Монстры, подконтрольные игроку», p. 13. */
void
crystal_answer_control_fight (const TmArgs *args, TmRuling *ruling)
{
  static const char *const next[] = { "done", "reroll", "fight-yourself" };
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  CrystalControl control;
  CrystalResult result;

  if (!read_control (args, &control, ruling))
    return;
  result = crystal_judge_control (&control, resolution);
  if (result != FIGHT_TIE)
    tm_resolution_add_reason (
        resolution, "crystal.control.discard",
        tm_text (
            N_ ("Whatever comes of it, the tame monster is discarded afterwards, unless its own "
                "card says otherwise.")));
  tm_ruling_set_word (ruling, "result", result_ids[result]);
  tm_ruling_set_word (ruling, "next", next[result]);
  tm_ruling_set_flag (ruling, "discard", result != FIGHT_TIE);
  tm_ruling_set_verdict (
      ruling, result == FIGHT_WIN   ? tm_text (N_ ("The tame monster wins and leaves"))
              : result == FIGHT_TIE ? tm_text (N_ ("The die is rolled again"))
                                    : tm_text (N_ ("The tame monster loses; its owner fights on")));
}
