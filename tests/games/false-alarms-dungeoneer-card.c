/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeoneer: cards, setting up and the end of the turn. */

#include "false-alarms-dungeoneer.h"

/* Peril */

static void
put_peril (AlarmTry *self, gint32 amount)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    alarm_put (self, "peril", (int) seat, amount);
}

/* An instant bane from the hand against a rival; gives the rival. */
static int
play_peril (AlarmTry *self, const char *phase, DungeoneerTiming timing)
{
  int rival = dungeon_page_get_rival (self);
  int piece = dungeon_page_find (self, "hand", (int) dungeon_page_get_seat (self));

  if (rival < 0 || piece < 0 || !dungeon_page_get_ready (self, phase))
    return -1;
  put_peril (self, 20);
  alarm_begin (self, "play-peril");
  alarm_give (self, "card",
              dungeon_page_put_card (self, (guint) piece, CLASS_BANE, timing, DURATION_INSTANT));
  alarm_give (self, "cost", 3);
  alarm_give (self, "target", rival);
  return rival;
}

static gboolean
spend_own_peril (AlarmTry *self)
{
  if (play_peril (self, "misdeeds", TIMING_MISDEEDS) < 0)
    return FALSE;
  alarm_give (self, "payer", (gint32) dungeon_page_get_seat (self));
  return TRUE;
}

static gboolean
spend_of_another (AlarmTry *self)
{
  int rival = play_peril (self, "misdeeds", TIMING_MISDEEDS);

  for (guint seat = 0; rival >= 0 && seat < tm_table_get_n_seats (self->table); seat++)
    if ((int) seat != rival && seat != dungeon_page_get_seat (self))
      {
        alarm_give (self, "payer", (gint32) seat);
        return TRUE;
      }
  return FALSE;
}

static gboolean
spend_of_beaten (AlarmTry *self)
{
  int rival = play_peril (self, "misdeeds", TIMING_MISDEEDS);

  if (rival < 0)
    return FALSE;
  alarm_put (self, "alive", rival, 0);
  alarm_give (self, "payer", rival);
  return TRUE;
}

static gboolean
spend_too_much (AlarmTry *self)
{
  int rival = play_peril (self, "misdeeds", TIMING_MISDEEDS);

  if (rival < 0)
    return FALSE;
  alarm_put (self, "peril", rival, 2);
  return TRUE;
}

static gboolean
play_peril_late (AlarmTry *self)
{
  static const char *const phases[] = { "locations", "feats", "discard" };

  return play_peril (self, phases[alarm_below (self, G_N_ELEMENTS (phases))], TIMING_MISDEEDS) >= 0;
}

static gboolean
attack_twice (AlarmTry *self)
{
  int rival = dungeon_page_get_rival (self);
  int piece = dungeon_page_find (self, "adventures", TM_NO_SEAT);
  int seat = (int) dungeon_page_get_seat (self);

  if (rival < 0 || piece < 0 || dungeon_page_find (self, "lair", seat) >= 0
      || !dungeon_page_get_ready (self, "misdeeds"))
    return FALSE;
  put_peril (self, 20);
  alarm_move_piece (self, (guint) piece, "lair", seat);
  dungeon_page_put_mark (self, (guint) piece, MARK_USED, 1);
  alarm_begin (self, "play-peril");
  alarm_give (self, "card",
              dungeon_page_put_card (self, (guint) piece, CLASS_ENCOUNTER, TIMING_MISDEEDS,
                                     DURATION_MONSTER));
  alarm_give (self, "cost", 1);
  alarm_give (self, "target", rival);
  alarm_give_word (self, "from", "lair");
  return TRUE;
}

/* Glory */

/* Gives the card. */
static int
play_glory (AlarmTry *self, const char *phase, DungeoneerClass kind, DungeoneerDuration duration)
{
  int piece = dungeon_page_find (self, "hand", (int) dungeon_page_get_seat (self));

  if (piece < 0 || !dungeon_page_get_ready (self, phase))
    return -1;
  dungeon_page_put (self, "glory", 9);
  alarm_begin (self, "play-glory");
  alarm_give (self, "card",
              dungeon_page_put_card (self, (guint) piece, kind, TIMING_FEATS, duration));
  alarm_give (self, "cost", 2);
  return piece;
}

static gboolean
play_dear (AlarmTry *self)
{
  if (play_glory (self, "feats", CLASS_BOON, DURATION_INSTANT) < 0)
    return FALSE;
  dungeon_page_put (self, "glory", 1);
  return TRUE;
}

static gboolean
play_glory_early (AlarmTry *self)
{
  return play_glory (self, alarm_below (self, 2) == 0 ? "misdeeds" : "discard", CLASS_TREASURE,
                     DURATION_INSTANT)
         >= 0;
}

static gboolean
exceed_boons (AlarmTry *self)
{
  if (play_glory (self, "feats", CLASS_BOON, DURATION_PERMANENT) < 0)
    return FALSE;
  dungeon_page_put (self, "boon_limit", 0);
  return TRUE;
}

static gboolean
exceed_treasures (AlarmTry *self)
{
  if (play_glory (self, "feats", CLASS_TREASURE, DURATION_PERMANENT) < 0)
    return FALSE;
  dungeon_page_put (self, "treasure_limit", 0);
  return TRUE;
}

static gboolean
wear_two (AlarmTry *self)
{
  int other = dungeon_page_find (self, "discard", TM_NO_SEAT);
  int piece = play_glory (self, "feats", CLASS_TREASURE, DURATION_PERMANENT);

  if (piece < 0 || other < 0)
    return FALSE;
  dungeon_page_put_cell (self, GRID_ADVENTURES, ADVENTURE_TYPE,
                         (guint) tm_table_get_piece_face (self->table, (guint) piece),
                         tm_box_intern (tm_match_get_box (self->match), "helmet"));
  alarm_turn_piece (self, (guint) other, tm_table_get_piece_face (self->table, (guint) piece));
  alarm_move_piece (self, (guint) other, "inventory", (int) dungeon_page_get_seat (self));
  dungeon_page_put (self, "treasure_limit", 9);
  return TRUE;
}

static gboolean
play_treasure_alone (AlarmTry *self)
{
  return dungeon_page_is_solo (self)
         && play_glory (self, "feats", CLASS_TREASURE, DURATION_PERMANENT) >= 0;
}

static gboolean
play_boon_alone (AlarmTry *self)
{
  int place = dungeoneer_get_place (self->table, dungeon_page_get_seat (self));

  if (!dungeon_page_is_solo (self) || place < 0
      || play_glory (self, "feats", CLASS_BOON, DURATION_PERMANENT) < 0)
    return FALSE;
  dungeon_page_put_place (self, (guint) place, PLACE_FLAGS, 0);
  return TRUE;
}

/* Using and discarding */

static gboolean
use_own_peril (AlarmTry *self)
{
  if (dungeon_page_is_solo (self) || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  put_peril (self, 9);
  alarm_begin (self, "use-card");
  alarm_give (self, "seat", (gint32) dungeon_page_get_seat (self));
  alarm_give (self, "peril", 2);
  alarm_give (self, "payer", (gint32) dungeon_page_get_seat (self));
  return TRUE;
}

static gboolean
use_twice (AlarmTry *self)
{
  int seat = (int) dungeon_page_get_seat (self);
  int hero = dungeon_page_find (self, "hero", seat);
  gint32 face = hero < 0 ? TM_FACE_UNKNOWN : tm_table_get_piece_face (self->table, (guint) hero);

  if (face == TM_FACE_UNKNOWN || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  dungeon_page_put_cell (self, GRID_HEROES, HERO_ONCE, (guint) face, 1);
  dungeon_page_put (self, "ability_used", 1);
  alarm_begin (self, "use-card");
  alarm_give (self, "seat", seat);
  return TRUE;
}

static gboolean
give_boon_up (AlarmTry *self)
{
  int seat = (int) dungeon_page_get_seat (self);
  int piece = dungeon_page_find (self, "hand", seat);

  if (piece < 0 || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  alarm_move_piece (self, (guint) piece, "inventory", seat);
  dungeon_page_put (self, "hand", dungeon_page_get (self, "hand") - 1);
  alarm_begin (self, "discard-card");
  alarm_give (self, "seat", seat);
  alarm_give (
      self, "card",
      dungeon_page_put_card (self, (guint) piece, CLASS_BOON, TIMING_FEATS, DURATION_PERMANENT));
  alarm_give_word (self, "from", "inventory");
  return TRUE;
}

/* The end of the turn */

static gboolean
end_turn (AlarmTry *self, const char *discard)
{
  if (dungeon_page_is_solo (self) || dungeon_page_get (self, "hand") == 0
      || !dungeon_page_get_ready (self, "discard"))
    return FALSE;
  alarm_begin (self, "end-turn");
  alarm_give_word (self, "discard", discard);
  return TRUE;
}

static gboolean
discard_boon (AlarmTry *self)
{
  return end_turn (self, "boon");
}

static gboolean
discard_no_treasure (AlarmTry *self)
{
  return dungeon_page_find (self, "inventory", (int) dungeon_page_get_seat (self)) < 0
         && end_turn (self, "treasure");
}

static gboolean
discard_from_empty_lair (AlarmTry *self)
{
  return dungeon_page_find (self, "lair", (int) dungeon_page_get_seat (self)) < 0
         && end_turn (self, "lair");
}

static gboolean
discard_nothing (AlarmTry *self)
{
  return alarm_has_option (self, "optional_discard", "no") && end_turn (self, "none");
}

static gboolean
save (AlarmTry *self, gint32 ap)
{
  if (!end_turn (self, "hand"))
    return FALSE;
  dungeon_page_put (self, "ap", ap);
  dungeon_page_put (self, "fall_ap", 0);
  alarm_give (self, "save", 1);
  return TRUE;
}

static gboolean
save_with_limit (AlarmTry *self)
{
  return alarm_has_option (self, "movement_limit", "yes") && save (self, 2);
}

static gboolean
save_nothing (AlarmTry *self)
{
  return alarm_has_option (self, "movement_limit", "no") && save (self, 0);
}

const AlarmKind dungeon_card_illegal[] = {
  ALARM_ILLEGAL ("play-peril, paid by oneself", "own-peril", spend_own_peril),
  ALARM_ILLEGAL ("play-peril, paid by a third one", "not-target", spend_of_another),
  ALARM_ILLEGAL ("play-peril, paid by who is out", "out", spend_of_beaten),
  ALARM_IMPOSSIBLE ("play-peril, too little peril", "too-little", spend_too_much),
  ALARM_ILLEGAL ("play-peril, after the Misdeeds", "wrong-time", play_peril_late),
  ALARM_ILLEGAL ("play-peril, a monster twice", "monster-again", attack_twice),
  ALARM_IMPOSSIBLE ("play-glory, too little glory", "too-little", play_dear),
  ALARM_ILLEGAL ("play-glory, not in the Feats", "wrong-time", play_glory_early),
  ALARM_ILLEGAL ("play-glory, too many boons", "limit", exceed_boons),
  ALARM_ILLEGAL ("play-glory, too many treasures", "limit", exceed_treasures),
  ALARM_ILLEGAL ("play-glory, two of a type", "same-type", wear_two),
  ALARM_ILLEGAL ("play-glory, a treasure alone", "not-reward", play_treasure_alone),
  ALARM_ILLEGAL ("play-glory, a boon alone", "not-entrance", play_boon_alone),
  ALARM_ILLEGAL ("use-card, paid by the own peril", "own-peril", use_own_peril),
  ALARM_ILLEGAL ("use-card, twice in a turn", "used", use_twice),
  ALARM_ILLEGAL ("discard-card, a boon", "boon-kept", give_boon_up),
  ALARM_ILLEGAL ("end-turn, a boon is discarded", "boon", discard_boon),
  ALARM_IMPOSSIBLE ("end-turn, without a treasure", "empty", discard_no_treasure),
  ALARM_IMPOSSIBLE ("end-turn, with an empty lair", "empty", discard_from_empty_lair),
  ALARM_ILLEGAL ("end-turn, nothing is discarded", "must-discard", discard_nothing),
  ALARM_ILLEGAL ("end-turn, saving with limited movement", "no-saving", save_with_limit),
  ALARM_ILLEGAL ("end-turn, saving nothing", "no-ap", save_nothing),
  ALARM_END,
};

/* Setting up */

static gboolean
begin_without_hero (AlarmTry *self)
{
  if (!alarm_is_phase (self, "setup"))
    return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (dungeon_page_find (self, "hero", (int) seat) < 0)
      {
        alarm_begin (self, "begin");
        return TRUE;
      }
  return FALSE;
}

static gboolean
lead_same_hero (AlarmTry *self)
{
  gint32 face = TM_FACE_UNKNOWN;
  int free = -1;

  if (!alarm_is_phase (self, "setup"))
    return FALSE;
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    {
      int hero = dungeon_page_find (self, "hero", (int) seat);

      if (hero < 0)
        free = (int) seat;
      else
        face = tm_table_get_piece_face (self->table, (guint) hero);
    }
  if (free < 0 || face == TM_FACE_UNKNOWN)
    return FALSE;
  alarm_begin (self, "deal-hero");
  alarm_give (self, "seat", free);
  alarm_give (self, "hero", face);
  return TRUE;
}

static gboolean
deal_quest_too_many (AlarmTry *self)
{
  guint pieces[TM_MAX_PIECES];
  guint most = dungeon_page_is_solo (self)                          ? 3
               : alarm_has_option (self, "nothing_personal", "yes") ? 0
                                                                    : 2;
  gint32 seat = (gint32) alarm_below (self, tm_table_get_n_seats (self->table));

  if (!alarm_is_phase (self, "setup") || alarm_list (self, "personal", seat, pieces) < most)
    return FALSE;
  alarm_begin (self, "deal-quest");
  alarm_give_word (self, "to", "personal");
  alarm_give (self, "seat", seat);
  return TRUE;
}

/* Standing up, lying down, dice alone */

static gboolean
stand_without_point (AlarmTry *self)
{
  if (!dungeon_page_get_ready (self, "feats"))
    return FALSE;
  dungeon_page_put (self, "fallen", 1);
  dungeon_page_put (self, "ap", 0);
  dungeon_page_put (self, "saved_ap", 0);
  dungeon_page_put (self, "fall_ap", 0);
  alarm_begin (self, "stand-up");
  alarm_give (self, "seat", (gint32) dungeon_page_get_seat (self));
  return TRUE;
}

static gboolean
lie_down (AlarmTry *self)
{
  alarm_begin (self, "fall-for-ap");
  alarm_give (self, "seat", (gint32) dungeon_page_get_seat (self));
  dungeon_page_put (self, "fallen", 0);
  dungeon_page_put (self, "saved_ap", 0);
  dungeon_page_put (self, "fall_used", 0);
  return TRUE;
}

static gboolean
lie_without_variant (AlarmTry *self)
{
  return alarm_has_option (self, "movement_limit", "no")
         && alarm_has_option (self, "fall_attack", "no") && dungeon_page_get_ready (self, "feats")
         && lie_down (self);
}

static gboolean
lie_twice (AlarmTry *self)
{
  if ((alarm_has_option (self, "movement_limit", "no")
       && alarm_has_option (self, "fall_attack", "no"))
      || !dungeon_page_get_ready (self, "feats") || !lie_down (self))
    return FALSE;
  dungeon_page_put (self, "fallen", 1);
  return TRUE;
}

static gboolean
lie_outside_challenge (AlarmTry *self)
{
  return alarm_has_option (self, "fall_attack", "yes") && dungeon_page_get_ready (self, "feats")
         && lie_down (self);
}

static gboolean
lie_in_challenge (AlarmTry *self)
{
  return alarm_has_option (self, "fall_attack", "yes")
         && dungeon_page_put_battle (self, STEP_CHALLENGE) >= 0 && lie_down (self);
}

static gboolean
lie_with_saved (AlarmTry *self)
{
  if (!lie_in_challenge (self))
    return FALSE;
  dungeon_page_put (self, "saved_ap", 1);
  return TRUE;
}

static gboolean
lie_again (AlarmTry *self)
{
  if (!lie_in_challenge (self))
    return FALSE;
  dungeon_page_put (self, "fall_used", 1);
  return TRUE;
}

static gboolean
roll_too_many (AlarmTry *self)
{
  const gint32 dice[] = { 1, 2, 3 };

  if (!dungeon_page_is_solo (self) || !dungeon_page_get_ready (self, "feats"))
    return FALSE;
  alarm_put (self, "peril_dice", TM_NO_SEAT, 2);
  alarm_begin (self, "solo-peril");
  alarm_give_list (self, "dice", dice, G_N_ELEMENTS (dice));
  return TRUE;
}

const AlarmKind dungeon_setup_illegal[] = {
  ALARM_IMPOSSIBLE ("begin, without a hero", "no-hero", begin_without_hero),
  ALARM_IMPOSSIBLE ("deal-hero, one who is led", "hero-taken", lead_same_hero),
  ALARM_ILLEGAL ("deal-quest, too many", "quest-slots", deal_quest_too_many),
  ALARM_ILLEGAL ("stand-up, without a point", "no-ap", stand_without_point),
  ALARM_ILLEGAL ("fall-for-ap, without a variant", "no-variant", lie_without_variant),
  ALARM_ILLEGAL ("fall-for-ap, lying", "fallen", lie_twice),
  ALARM_ILLEGAL ("fall-for-ap, outside a challenge", "wrong-step", lie_outside_challenge),
  ALARM_ILLEGAL ("fall-for-ap, with a saved point", "saved", lie_with_saved),
  ALARM_ILLEGAL ("fall-for-ap, again", "again", lie_again),
  ALARM_IMPOSSIBLE ("solo-peril, too many dice", "dice-count", roll_too_many),
  ALARM_END,
};

/* Legal moves, at tables as they are */

static gboolean
make_points (AlarmTry *self)
{
  if (alarm_is_phase (self, "setup") || alarm_is_phase (self, "over"))
    return FALSE;
  alarm_begin (self, "points");
  alarm_give (self, "seat", (gint32) dungeon_page_get_seat (self));
  alarm_give (self, "glory", (gint32) alarm_below (self, 3));
  return TRUE;
}

static gboolean
make_stat (AlarmTry *self)
{
  if (alarm_is_phase (self, "setup") || alarm_is_phase (self, "over"))
    return FALSE;
  alarm_begin (self, "stat");
  alarm_give (self, "seat", (gint32) dungeon_page_get_seat (self));
  alarm_give_word (self, "stat", "melee");
  alarm_give (self, "delta", (gint32) alarm_below (self, 5) - 2);
  return TRUE;
}

/* Somebody pays for a bane without a name. */
static gboolean
make_bane (AlarmTry *self)
{
  int rival = dungeon_page_get_rival (self);
  int piece = dungeon_page_find (self, "hand", (int) dungeon_page_get_seat (self));

  if (rival < 0 || piece < 0 || !alarm_is_phase (self, "misdeeds")
      || !dungeon_page_get_ready (self, "misdeeds") || alarm_get (self, "peril", rival) == 0
      || alarm_has_option (self, "source.adventure", "app"))
    return FALSE;
  alarm_begin (self, "play-peril");
  alarm_give (self, "target", rival);
  alarm_give (self, "cost", 1);
  alarm_give_word (self, "kind", "bane");
  return tm_table_get_piece_face (self->table, (guint) piece) == TM_FACE_UNKNOWN;
}

static gboolean
make_boon (AlarmTry *self)
{
  int piece = dungeon_page_find (self, "hand", (int) dungeon_page_get_seat (self));

  if (piece < 0 || !alarm_is_phase (self, "feats") || !dungeon_page_get_ready (self, "feats")
      || dungeon_page_get (self, "glory") == 0
      || alarm_has_option (self, "source.adventure", "app"))
    return FALSE;
  alarm_begin (self, "play-glory");
  alarm_give (self, "cost", 1);
  alarm_give_word (self, "class", "boon");
  alarm_give_word (self, "duration", "instant");
  return tm_table_get_piece_face (self->table, (guint) piece) == TM_FACE_UNKNOWN;
}

const AlarmKind dungeon_card_legal[] = {
  ALARM_LEGAL ("points, for whatever a card says", make_points),
  ALARM_LEGAL ("stat, for whatever a card says", make_stat),
  ALARM_LEGAL ("play-peril, a bane in the Misdeeds", make_bane),
  ALARM_LEGAL ("play-glory, a boon in the Feats", make_boon),
  ALARM_END,
};
