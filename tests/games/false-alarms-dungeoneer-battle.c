/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: battles. */

#include "false-alarms-dungeoneer.h"

/* Beginning */

/* A hero attacks another one in the same location. */
static gboolean
attack (AlarmTry *self)
{
  int rival = dungeon_page_get_rival (self);
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));

  if (rival < 0 || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  if (place >= 0)
    {
      alarm_put (self, "at", rival, dungeon_page_get (self, "at"));
      dungeon_page_put_place (self, (guint) place, PLACE_FLAGS, 0);
    }
  dungeon_page_put (self, "ap", 2);
  dungeon_page_put (self, "fall_ap", 0);
  dungeon_page_put (self, "fallen", 0);
  dungeon_page_put (self, "attacked", 0);
  alarm_begin (self, "battle-begin");
  alarm_give (self, "seat", (gint32) dungeon_page_get_seat (self));
  alarm_give (self, "target", rival);
  return TRUE;
}

static gboolean
attack_again (AlarmTry *self)
{
  if (!attack (self))
    return FALSE;
  dungeon_page_put (self, "attacked", 1);
  return TRUE;
}

static gboolean
attack_without_point (AlarmTry *self)
{
  if (!attack (self))
    return FALSE;
  dungeon_page_put (self, "ap", 0);
  dungeon_page_put (self, "saved_ap", 0);
  return TRUE;
}

static gboolean
attack_elsewhere (AlarmTry *self)
{
  guint pieces[TM_MAX_PIECES];
  guint n_places = alarm_list (self, "map", TM_NO_SEAT, pieces);

  if (!alarm_has_option (self, "map", "full") || !attack (self))
    return FALSE;
  for (guint i = 0; i < n_places; i++)
    {
      gint32 at = (gint32) dungeoneer_get_cell (self->table, pieces[i]) + 1;

      if (at == dungeon_page_get (self, "at"))
        continue;
      alarm_put (self, "at", dungeon_page_get_rival (self), at);
      return TRUE;
    }
  return FALSE;
}

static gboolean
attack_fallen (AlarmTry *self)
{
  if (!alarm_has_option (self, "fallen_ap", "strict") || !attack (self))
    return FALSE;
  dungeon_page_put (self, "fallen", 1);
  return TRUE;
}

static gboolean
attack_banned (AlarmTry *self)
{
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));

  if (place < 0 || !alarm_has_option (self, "place_ban", "all") || !attack (self))
    return FALSE;
  dungeon_page_put_place (self, (guint) place, PLACE_FLAGS, PLACE_BANS);
  return TRUE;
}

/* The monster attacks in magic only. */
static gboolean
attack_in_wrong_form (AlarmTry *self)
{
  const gint32 form = STAT_MELEE;

  if (dungeon_page_put_battle (self, STEP_ATTACK) < 0)
    return FALSE;
  alarm_begin (self, "battle-begin");
  alarm_give_list (self, "forms", &form, 1);
  return TRUE;
}

static gboolean
take_no_token (AlarmTry *self)
{
  if (dungeon_page_put_battle (self, STEP_RESPONSE) < 0)
    return FALSE;
  dungeon_page_put_cell (self, GRID_BATTLE, BATTLE_RESULT, 0, OUTCOME_OPEN);
  alarm_begin (self, "battle-roll");
  alarm_give (self, "token", 1);
  return TRUE;
}

/* Challenges */

/* The rival strikes back with the point that was saved. */
static gboolean
challenge (AlarmTry *self)
{
  int rival = dungeon_page_get_rival (self);

  if (dungeon_page_put_battle (self, STEP_CHALLENGE) < 0)
    return FALSE;
  alarm_put (self, "saved_ap", rival, 1);
  alarm_put (self, "fall_ap", rival, 0);
  alarm_put (self, "attacked", rival, 0);
  alarm_put (self, "fallen", rival, 0);
  alarm_put (self, "fall_used", rival, 0);
  alarm_begin (self, "battle-challenge");
  alarm_give (self, "seat", rival);
  return TRUE;
}

static gboolean
challenge_challenge (AlarmTry *self)
{
  if (!challenge (self))
    return FALSE;
  dungeon_page_put_cell (self, GRID_BATTLE, BATTLE_ATTACKER, 0, ATTACKER_CHALLENGE);
  dungeon_page_put_cell (self, GRID_BATTLE, BATTLE_WHO, 0, (gint32) dungeon_page_get_seat (self));
  return TRUE;
}

static gboolean
challenge_again (AlarmTry *self)
{
  if (!challenge (self))
    return FALSE;
  alarm_put (self, "attacked", dungeon_page_get_rival (self), 1);
  return TRUE;
}

static gboolean
challenge_gone (AlarmTry *self)
{
  if (!challenge (self))
    return FALSE;
  dungeon_page_put_cell (self, GRID_BATTLE, BATTLE_RESULT, 0, OUTCOME_GONE);
  return TRUE;
}

static gboolean
challenge_fallen (AlarmTry *self)
{
  if (!alarm_has_option (self, "fallen_ap", "strict") || !challenge (self))
    return FALSE;
  alarm_put (self, "fallen", dungeon_page_get_rival (self), 1);
  return TRUE;
}

static gboolean
challenge_without_point (AlarmTry *self)
{
  if (alarm_has_option (self, "movement_limit", "yes")
      || alarm_has_option (self, "fall_attack", "yes") || !challenge (self))
    return FALSE;
  alarm_put (self, "saved_ap", dungeon_page_get_rival (self), 0);
  return TRUE;
}

/* Another hero is struck in place of the attacker. */
static gboolean
challenge_hero (AlarmTry *self)
{
  int rival = dungeon_page_get_rival (self);
  gint32 at = dungeon_page_get (self, "at");
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));

  if (!challenge (self))
    return FALSE;
  alarm_put (self, "at", rival, at);
  if (place >= 0)
    dungeon_page_put_place (self, (guint) place, PLACE_FLAGS, 0);
  alarm_give (self, "hero", (gint32) dungeon_page_get_seat (self));
  return TRUE;
}

static gboolean
challenge_banned (AlarmTry *self)
{
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));

  if (place < 0 || !challenge_hero (self))
    return FALSE;
  dungeon_page_put_place (self, (guint) place, PLACE_FLAGS, PLACE_BANS);
  return TRUE;
}

static gboolean
challenge_not_attacker (AlarmTry *self)
{
  if (!alarm_has_option (self, "fall_attack", "yes") || !challenge_hero (self))
    return FALSE;
  alarm_put (self, "saved_ap", dungeon_page_get_rival (self), 0);
  alarm_put (self, "fall_used", dungeon_page_get_rival (self), 0);
  return TRUE;
}

/* The lair */

static gboolean
lair (AlarmTry *self, gint32 wounds, const char *to)
{
  int piece = dungeon_page_put_battle (self, STEP_LAIR);

  if (piece < 0)
    return FALSE;
  dungeon_page_put_mark (self, (guint) piece, MARK_WOUNDS, wounds);
  alarm_begin (self, "battle-lair");
  alarm_give_word (self, "to", to);
  return TRUE;
}

static gboolean
take_wounded (AlarmTry *self)
{
  return lair (self, 1 + (gint32) alarm_below (self, 2), "hand");
}

static gboolean
keep_beaten (AlarmTry *self)
{
  return lair (self, 3, alarm_below (self, 2) == 0 ? "hand" : "lair");
}

static gboolean
crowd_lair (AlarmTry *self)
{
  int seat = (int) dungeon_page_get_seat (self);
  guint pieces[TM_MAX_PIECES];

  if (!lair (self, 0, "lair") || alarm_list (self, "adventures", TM_NO_SEAT, pieces) < 3)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    alarm_move_piece (self, pieces[i], "lair", seat);
  return TRUE;
}

static gboolean
keep_quest_monster (AlarmTry *self)
{
  int quest = dungeon_page_find (self, "common", TM_NO_SEAT);
  int piece;

  if (quest < 0 || (piece = dungeon_page_put_battle (self, STEP_LAIR)) < 0)
    return FALSE;
  alarm_move_piece (self, (guint) piece, "discard", TM_NO_SEAT);
  dungeon_page_put_cell (self, GRID_BATTLE, BATTLE_ATTACKER, 0, ATTACKER_QUEST);
  dungeon_page_put_cell (self, GRID_BATTLE, BATTLE_WHO, 0, quest);
  alarm_put (self, "battle_kind", TM_NO_SEAT, BATTLE_HUNT);
  alarm_begin (self, "battle-lair");
  alarm_give_word (self, "to", alarm_below (self, 2) == 0 ? "hand" : "lair");
  return TRUE;
}

static gboolean
end_with_monster (AlarmTry *self)
{
  if (dungeon_page_put_battle (self, STEP_LAIR) < 0)
    return FALSE;
  alarm_begin (self, "battle-end");
  return TRUE;
}

const AlarmKind dungeon_battle_illegal[] = {
  ALARM_ILLEGAL ("battle-begin, again", "again", attack_again),
  ALARM_ILLEGAL ("battle-begin, without a point", "no-ap", attack_without_point),
  ALARM_ILLEGAL ("battle-begin, elsewhere", "elsewhere", attack_elsewhere),
  ALARM_ILLEGAL ("battle-begin, fallen", "fallen", attack_fallen),
  ALARM_ILLEGAL ("battle-begin, where it is banned", "banned", attack_banned),
  ALARM_ILLEGAL ("battle-begin, in a counter form", "form", attack_in_wrong_form),
  ALARM_IMPOSSIBLE ("battle-roll, no escort to take", "no-token", take_no_token),
  ALARM_ILLEGAL ("battle-challenge, of a challenge", "no-second", challenge_challenge),
  ALARM_ILLEGAL ("battle-challenge, again", "again", challenge_again),
  ALARM_ILLEGAL ("battle-challenge, of one who is gone", "gone", challenge_gone),
  ALARM_ILLEGAL ("battle-challenge, fallen", "fallen", challenge_fallen),
  ALARM_ILLEGAL ("battle-challenge, without a point", "no-ap", challenge_without_point),
  ALARM_ILLEGAL ("battle-challenge, where it is banned", "banned", challenge_banned),
  ALARM_ILLEGAL ("battle-challenge, not of the attacker", "not-attacker", challenge_not_attacker),
  ALARM_ILLEGAL ("battle-lair, wounded into the hand", "wounded-to-hand", take_wounded),
  ALARM_ILLEGAL ("battle-lair, beaten and kept", "beaten-stays", keep_beaten),
  ALARM_ILLEGAL ("battle-lair, a fourth one", "lair-full", crowd_lair),
  ALARM_ILLEGAL ("battle-lair, of a quest", "quest-monster", keep_quest_monster),
  ALARM_ILLEGAL ("battle-end, with a monster left", "lair-owed", end_with_monster),
  ALARM_END,
};
