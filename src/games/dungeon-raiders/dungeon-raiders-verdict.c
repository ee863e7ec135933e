/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a room does to the heroes who are in it, and how that is said in one sentence. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeon-raiders-private.h"

/* Each printed monster has its own sentence: a template with the name in it cannot agree with
 * the name in every language. */
typedef struct
{
  const char *strikes;
  const char *is_beaten;
} MonsterWords;

static const MonsterWords printed_monsters[] = {
  { N_ ("%s against %s: the snake strikes"), N_ ("%s against %s: the snake is beaten") },
  { N_ ("%s against %s: the zombie strikes"), N_ ("%s against %s: the zombie is beaten") },
  { N_ ("%s against %s: the goblin strikes"), N_ ("%s against %s: the goblin is beaten") },
  { N_ ("%s against %s: the skeleton strikes"), N_ ("%s against %s: the skeleton is beaten") },
  { N_ ("%s against %s: the cube strikes"), N_ ("%s against %s: the cube is beaten") },
  { N_ ("%s against %s: the troll strikes"), N_ ("%s against %s: the troll is beaten") },
  { N_ ("%s against %s: the dragon strikes"), N_ ("%s against %s: the dragon is beaten") },
};

static const MonsterWords any_monster = {
  N_ ("%s against %s: the monster strikes"),
  N_ ("%s against %s: the monster is beaten"),
};

/**
 * raiders_read_situation:
 * @table: a table
 * @situation: (out): what there is to settle
 *
 * Reads everything that the current room depends on. Cards that are not laid yet are missing.
 *
 * Returns: whether there is an open room
 */
gboolean
raiders_read_situation (const TmTable *table, RaidersSituation *situation)
{
  const TmBox *box = tm_table_get_box (table);
  guint32 living = raiders_get_living (table);
  int shown;

  memset (situation, 0, sizeof *situation);
  situation->card = raiders_get_room_card (table, &situation->face);
  if (situation->card == NULL)
    return FALSE;
  raiders_read_party (table, &situation->party);
  situation->n_living = __builtin_popcount (living);
  for (guint seat = 0; seat < situation->party.n_seats; seat++)
    situation->n_laid += situation->party.cards[seat] > 0;
  if (situation->card[CARD_TYPE] == ROOM_VAULT)
    for (guint item = 0; item < RAIDERS_N_ITEMS; item++)
      situation->stock[item] = raiders_count_items (table, PIECE_TORCH + item, TM_NO_SEAT);
  if (situation->party.n_seats > 1)
    return TRUE;
  shown = tm_table_get_top (table, tm_box_get_zone (box, ZONE_ATTACKED, TM_NO_SEAT));
  if (shown >= 0)
    situation->attack = tm_table_get_piece_face (table, shown) + 3;
  return TRUE;
}

/* Treasuries */

static TmText
describe_chest (gint32 chest, guint32 seats, gint32 share)
{
  if (seats == 0)
    return tm_text (N_ ("The chest of %s stays"), tm_arg_number (chest));
  if ((seats & (seats - 1)) == 0)
    return tm_text_n ("%2$s takes %1$s coin", "%2$s takes %1$s coins", tm_arg_number (chest),
                      tm_arg_seats (seats));
  if (share == 0)
    return tm_text (N_ ("Too many for the chest of %s: nobody gets it"), tm_arg_number (chest));
  return tm_text (N_ ("%s share the chest of %s: %s each"), tm_arg_seats (seats),
                  tm_arg_number (chest), tm_arg_number (share));
}

static void
judge_treasury (const RaidersSituation *situation,
                TmResolution *resolution,
                RaidersVerdict *verdict)
{
  const gint32 *chests = &situation->card[CARD_CHESTS];
  RaidersTreasury treasury;

  raiders_settle_treasury (&situation->party, chests, resolution, &treasury);
  memcpy (verdict->coins, treasury.coins, sizeof verdict->coins);
  memcpy (verdict->over, treasury.over, sizeof verdict->over);
  verdict->headline = describe_chest (chests[0], treasury.big, treasury.big_share);
  if (chests[1] > 0)
    verdict->detail = describe_chest (chests[1], treasury.small, treasury.small_share);
}

static void
judge_solo_treasury (const RaidersSituation *situation,
                     TmResolution *resolution,
                     RaidersVerdict *verdict)
{
  RaidersSoloChests chests;

  raiders_settle_solo_treasury (situation->party.cards[0], &situation->card[CARD_CHESTS],
                                situation->take, resolution, &chests);
  verdict->coins[0] = situation->party.coins[0] + chests.gain;
  verdict->headline = chests.gain > 0 ? describe_chest (chests.gain, 1, chests.gain)
                                      : tm_text (N_ ("No chest is below the card"));
}

/* Monsters */

static TmText
describe_fight (const RaidersSituation *situation, gint32 mine, gint32 power, gboolean is_beaten)
{
  const MonsterWords *words = (guint) situation->face < G_N_ELEMENTS (printed_monsters)
                                  ? &printed_monsters[situation->face]
                                  : &any_monster;

  return tm_text (is_beaten ? words->is_beaten : words->strikes, tm_arg_number (mine),
                  tm_arg_number (power));
}

static void
judge_duel (const RaidersSituation *situation,
            TmResolution *resolution,
            RaidersFight *fight,
            RaidersVerdict *verdict)
{
  const RaidersParty *party = &situation->party;

  raiders_settle_duel_monster (party, situation->card[CARD_CROSSES], resolution, fight);
  verdict->headline = fight->is_beaten ? tm_text (N_ ("Equal cards: the monster is confused"))
                                       : tm_text (N_ ("%s against %s: the lower card is struck"),
                                                  tm_arg_number (party->cards[0]),
                                                  tm_arg_number (party->cards[1]));
}

static TmText
describe_hit (guint32 hit, gint32 crosses)
{
  if ((hit & (hit - 1)) == 0)
    return tm_text_n ("%2$s: %1$s wound", "%2$s: %1$s wounds", tm_arg_number (crosses),
                      tm_arg_seats (hit));
  return tm_text_n ("%2$s: %1$s wound each", "%2$s: %1$s wounds each", tm_arg_number (crosses),
                    tm_arg_seats (hit));
}

static void
judge_monster (const RaidersSituation *situation, TmResolution *resolution, RaidersVerdict *verdict)
{
  const RaidersParty *party = &situation->party;
  gint32 power = situation->attack;
  RaidersFight fight;

  verdict->crosses = situation->card[CARD_CROSSES];
  if (party->n_seats == 2)
    judge_duel (situation, resolution, &fight, verdict);
  else
    {
      if (party->n_seats == 1)
        raiders_settle_solo_monster (party, power, verdict->crosses, resolution, &fight);
      else
        {
          power = raiders_choose_shield (party->n_seats, situation->n_living,
                                         &situation->card[CARD_SHIELDS], resolution);
          raiders_settle_monster (party, power, verdict->crosses, resolution, &fight);
        }
      verdict->headline = describe_fight (situation, fight.sum, power, fight.is_beaten);
    }
  memcpy (verdict->wounds, fight.wounds, sizeof verdict->wounds);
  verdict->dead = fight.dead;
  verdict->hit = fight.hit;
  if (fight.hit != 0)
    verdict->detail = describe_hit (fight.hit, verdict->crosses);
}

/* Traps */

static TmText
describe_sprung (RaidersTrapKind kind, const RaidersSprung *sprung)
{
  gint32 amount = (gint32) sprung->effect;

  switch (kind)
    {
    case TRAP_MAGNET:
      return tm_text_n ("Magnet: the richest lose %s coin", "Magnet: the richest lose %s coins",
                        tm_arg_number (amount));
    case TRAP_BOULDER:
      return tm_text_n ("Boulder: %s wound for the least wounded",
                        "Boulder: %s wounds for the least wounded", tm_arg_number (amount));
    case TRAP_LAVA:
      return sprung->effect == EFFECT_HALF
                 ? tm_text (N_ ("Lava: everybody loses half of his coins"))
                 : tm_text_n ("Lava: everybody loses %s coin", "Lava: everybody loses %s coins",
                              tm_arg_number (amount));
    case TRAP_SPIKES:
    default:
      return sprung->effect == EFFECT_HALF
                 ? tm_text (N_ ("Spikes: everybody takes half of the wounds still left"))
                 : tm_text_n ("Spikes: everybody takes %s wound",
                              "Spikes: everybody takes %s wounds", tm_arg_number (amount));
    }
}

static void
judge_trap (const RaidersSituation *situation, TmResolution *resolution, RaidersVerdict *verdict)
{
  RaidersTrapKind kind = situation->card[CARD_TRAP];
  RaidersSprung sprung;

  raiders_settle_trap (&situation->party, kind, resolution, &sprung);
  memcpy (verdict->coins, sprung.coins, sizeof verdict->coins);
  memcpy (verdict->wounds, sprung.wounds, sizeof verdict->wounds);
  verdict->dead = sprung.dead;
  if (sprung.effect == EFFECT_NONE)
    {
      verdict->headline = tm_text (raiders_trap_has_one_skull (kind)
                                       ? N_ ("Highest card %s: the trap is not sprung")
                                       : N_ ("Lowest card %s: the trap is not sprung"),
                                   tm_arg_number (sprung.value));
      return;
    }
  verdict->headline = describe_sprung (kind, &sprung);
  if (raiders_trap_has_one_skull (kind))
    verdict->detail = tm_text (N_ ("Struck: %s"), tm_arg_seats (sprung.hit));
}

/* Vaults */

static TmText
describe_refused (guint refused)
{
  if ((refused & (refused - 1)) != 0)
    return tm_text (N_ ("Of several items there are not enough for all, so nobody gets them"));
  return tm_text (N_ ("Not enough for all, so nobody gets it: %s"),
                  tm_arg_word (raiders_item_words[__builtin_ctz (refused)].name));
}

static void
judge_vault (const RaidersSituation *situation, TmResolution *resolution, RaidersVerdict *verdict)
{
  RaidersVault vault;

  raiders_settle_vault (&situation->party, &situation->card[CARD_SHELF], situation->stock,
                        resolution, &vault);
  memcpy (verdict->coins, vault.coins, sizeof verdict->coins);
  memcpy (verdict->wounds, vault.wounds, sizeof verdict->wounds);
  memcpy (verdict->over, vault.over, sizeof verdict->over);
  memcpy (verdict->gets, vault.gets, sizeof verdict->gets);
  verdict->refused = vault.refused;
  verdict->headline = situation->party.n_seats == 1
                          ? tm_text (N_ ("%s takes: %s"), tm_arg_seat (0),
                                     tm_arg_word (raiders_entry_words[vault.gets[0]].name))
                          : tm_text (N_ ("Everybody takes what his card names"));
  if (vault.refused != 0)
    verdict->detail = describe_refused (vault.refused);
}

/**
 * raiders_judge:
 * @situation: the room and the heroes in it
 * @resolution: for options and reasons; its table is not read
 * @verdict: (out): what comes of it
 *
 * Settles a room: «3) Розыгрыш комнаты».
 */
void
raiders_judge (const RaidersSituation *situation, TmResolution *resolution, RaidersVerdict *verdict)
{
  memset (verdict, 0, sizeof *verdict);
  memcpy (verdict->coins, situation->party.coins, sizeof verdict->coins);
  memcpy (verdict->wounds, situation->party.wounds, sizeof verdict->wounds);
  switch (situation->card[CARD_TYPE])
    {
    case ROOM_TREASURY:
      if (situation->party.n_seats == 1)
        judge_solo_treasury (situation, resolution, verdict);
      else
        judge_treasury (situation, resolution, verdict);
      break;
    case ROOM_MONSTER:
      judge_monster (situation, resolution, verdict);
      break;
    case ROOM_TRAP:
      judge_trap (situation, resolution, verdict);
      break;
    default:
      judge_vault (situation, resolution, verdict);
      break;
    }
}
