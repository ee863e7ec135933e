/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: fights, cards and skills against section 6 of its page. */

#include "false-alarms-black-crystal.h"

/* Of the pending event on top: its kind, and whose it is. */
static gboolean
is_pending (const AlarmTry *self, const char *kind, int *seat)
{
  const TmKit *kit = tm_match_get_game (self->match)->kit;
  const gint32 *top;

  if (tm_table_get_n_events (self->table) == 0)
    return FALSE;
  top = tm_table_get_event (self->table, 0);
  *seat = top[1];
  return g_str_equal (kit->events[top[0]].id, kind);
}

static gboolean
is_hidden_real (const AlarmTry *self, int seat)
{
  return alarm_has_option (self, "find", "table") && crystal_page_has_unnamed (self, seat);
}

/* Before any die of a fight, with nothing but the die to come. */
static gboolean
is_fought (const AlarmTry *self, int *seat)
{
  return is_pending (self, "fight", seat) && alarm_get (self, "fight.stage", TM_NO_SEAT) == 0
         && alarm_get (self, "fight.rolls", TM_NO_SEAT) == 0;
}

static void
boost (AlarmTry *self, int seat, const char *card)
{
  alarm_begin (self, "boost");
  alarm_give (self, "seat", seat);
  alarm_give_word (self, "card", card);
}

/* Fights */

static gboolean
make_wrong_enemy (AlarmTry *self)
{
  static const char *const cards[] = { "vaporizer", "wing-helmet", "wing-boots" };
  int seat;

  if (!is_fought (self, &seat) || !is_hidden_real (self, seat))
    return FALSE;
  boost (self, seat, cards[alarm_below (self, G_N_ELEMENTS (cards))]);
  return TRUE;
}

static gboolean
make_fight_while_free (AlarmTry *self)
{
  Mine mine;

  if (!crystal_page_read (self, &mine) || !mine.is_free)
    return FALSE;
  alarm_begin (self, "fight-roll");
  alarm_give (self, "die", (gint32) alarm_below (self, 6));
  return TRUE;
}

static gboolean
make_duel_while_free (AlarmTry *self)
{
  Mine mine;

  if (!crystal_page_read (self, &mine) || !mine.is_free)
    return FALSE;
  alarm_begin (self, "duel-roll");
  alarm_give (self, "die_a", (gint32) alarm_below (self, 6));
  alarm_give (self, "die_b", (gint32) alarm_below (self, 6));
  return TRUE;
}

/* Cards */

static void
play (AlarmTry *self, int seat, const char *card)
{
  alarm_begin (self, "play-find");
  alarm_give (self, "seat", seat);
  alarm_give_word (self, "card", card);
}

static gboolean
make_wrong_turn (AlarmTry *self)
{
  static const char *const cards[] = { "speed-slippers", "sly-specs", "bomb" };
  Mine mine;
  int seat;

  if (!crystal_page_read (self, &mine) || !mine.is_free)
    return FALSE;
  seat = crystal_page_get_rival (&mine);
  if (!is_hidden_real (self, seat))
    return FALSE;
  play (self, seat, cards[alarm_below (self, G_N_ELEMENTS (cards))]);
  return TRUE;
}

static gboolean
make_wrong_moment (AlarmTry *self)
{
  static const char *const cards[] = { "compass", "invisibility", "kefir" };
  Mine mine;

  if (!crystal_page_read (self, &mine) || !mine.is_free || !is_hidden_real (self, mine.seat))
    return FALSE;
  play (self, mine.seat, cards[alarm_below (self, G_N_ELEMENTS (cards))]);
  return TRUE;
}

static gboolean
make_over_edge (AlarmTry *self)
{
  Mine mine;

  if (!crystal_page_read_ready (self, &mine) || !is_hidden_real (self, mine.seat))
    return FALSE;
  play (self, mine.seat, "telekick");
  alarm_give (self, "target", mine.seat);
  if (mine.at[mine.seat] % N_COLUMNS < 3)
    alarm_give (self, "dir", WEST);
  else if (mine.at[mine.seat] % N_COLUMNS > N_COLUMNS - 4)
    alarm_give (self, "dir", EAST);
  else
    return FALSE;
  return TRUE;
}

static gboolean
make_negative_drafted (AlarmTry *self)
{
  const guint32 turn = tm_table_get_turn (self->table);

  if (!alarm_is_phase (self, "draft") || turn == 0 || alarm_has_option (self, "find", "app"))
    return FALSE;
  alarm_begin (self, "draft");
  alarm_give (self, "seat", __builtin_ctz (turn));
  alarm_give_word (self, "card", "bear-trap");
  return TRUE;
}

/* Skills */

static int
find_skilled (const AlarmTry *self, const char *skill)
{
  gint32 face = alarm_find_face (self, "skill-card", skill);

  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (alarm_count_face (self, "before", (int) seat, "skill-card", face) > 0)
      return (int) seat;
  return -1;
}

static gboolean
make_others_skill (AlarmTry *self)
{
  Mine mine;

  if (!crystal_page_read_ready (self, &mine) || find_skilled (self, "engineer") == mine.seat)
    return FALSE;
  alarm_begin (self, "blast");
  alarm_give_word (self, "use", "rubble");
  alarm_give (self, "cell", mine.at[mine.seat]);
  alarm_give_word (self, "means", "engineer");
  return TRUE;
}

static gboolean
make_empty_hand (AlarmTry *self)
{
  Mine mine;
  int rival;

  if (!crystal_page_read (self, &mine) || !alarm_is_phase (self, "start") || !mine.is_free
      || find_skilled (self, "thief") != mine.seat)
    return FALSE;
  rival = crystal_page_get_rival (&mine);
  alarm_put (self, "hand", rival, 0);
  alarm_begin (self, "use-skill");
  alarm_give (self, "seat", mine.seat);
  alarm_give (self, "target", rival);
  alarm_give (self, "named", 3);
  alarm_give (self, "die", 2);
  return TRUE;
}

const AlarmKind crystal_card_illegal[] = {
  ALARM_ILLEGAL ("boost, against a dwarf only", "fight.wrong-enemy", make_wrong_enemy),
  ALARM_ILLEGAL ("fight-roll, without a fight", NULL, make_fight_while_free),
  ALARM_ILLEGAL ("duel-roll, without a duel", NULL, make_duel_while_free),
  ALARM_ILLEGAL ("play-find, in another’s turn", "card.wrong-turn", make_wrong_turn),
  ALARM_ILLEGAL ("play-find, at another moment", "card.wrong-moment", make_wrong_moment),
  ALARM_ILLEGAL ("play-find, off the board", "throw.edge", make_over_edge),
  ALARM_ILLEGAL ("draft, a negative one kept", "card.negative-held", make_negative_drafted),
  ALARM_ILLEGAL ("blast, by another’s skill", "*.skill.*", make_others_skill),
  ALARM_ILLEGAL ("use-skill, on an empty hand", "skill.empty-hand", make_empty_hand),
  ALARM_END,
};
