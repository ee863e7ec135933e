/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Paper Dungeons, section 6 of its page: the moves of the set-up. */

#include "false-alarms-paper-dungeons.h"

#define N_MISSIONS 3
#define N_STAGES 3
#define N_NAMED_MONSTERS 4
#define N_CARDS 16

static gboolean
is_setup (const AlarmTry *self)
{
  return alarm_is_phase (self, "setup");
}

static int
pick_seat (AlarmTry *self)
{
  return (int) alarm_below (self, tm_table_get_n_seats (self->table));
}

/* Dungeon and monsters */

static gboolean
has_dungeon (const AlarmTry *self)
{
  return paper_page_count (self, "dungeon.open", TM_NO_SEAT) > 0;
}

static gboolean
open_any (AlarmTry *self)
{
  gint32 card;

  if (!paper_page_pick_card (self, "dungeon.box", TM_NO_SEAT, &card))
    return FALSE;
  alarm_begin (self, "open-dungeon");
  alarm_give (self, "dungeon", card);
  return TRUE;
}

static gboolean
is_campaign (const AlarmTry *self)
{
  return !alarm_has_option (self, "campaign", "none");
}

/* The card that the match is played with, R «Режим кампании»: three chapters each; -1: any. */
static gint32
get_agreed_card (const AlarmTry *self)
{
  static const char *const campaigns[] = { "urban", "mummy", "tower", "kingdom" };
  static const char cards[] = "abcdefghijkl";
  const TmGame *game = tm_match_get_game (self->match);
  guint chapter = (guint) tm_game_find_option (game, "chapter");

  for (guint i = 0; i < G_N_ELEMENTS (campaigns); i++)
    if (alarm_has_option (self, "campaign", campaigns[i]))
      return (gint32) (3 * i) + tm_table_get_option (self->table, chapter) - 1;
  for (gint32 i = 0; cards[i] != '\0'; i++)
    {
      const char card[] = { cards[i], '\0' };

      if (alarm_has_option (self, "dungeon", card))
        return i;
    }
  return -1;
}

static gboolean
open_other_than (AlarmTry *self, gboolean in_campaign)
{
  if (!is_setup (self) || has_dungeon (self) || is_campaign (self) != in_campaign
      || get_agreed_card (self) < 0 || !open_any (self))
    return FALSE;
  return tm_args_get (&self->move.args, 0) != get_agreed_card (self);
}

static gboolean
open_other_chapter (AlarmTry *self)
{
  return open_other_than (self, TRUE);
}

static gboolean
open_other_card (AlarmTry *self)
{
  return open_other_than (self, FALSE);
}

static gboolean
open_second (AlarmTry *self)
{
  return is_setup (self) && has_dungeon (self) && open_any (self);
}

static gboolean
open_same (AlarmTry *self)
{
  gint32 card;

  if (!is_setup (self) || !paper_page_pick_card (self, "dungeon.open", TM_NO_SEAT, &card))
    return FALSE;
  alarm_begin (self, "open-dungeon");
  alarm_give (self, "dungeon", card);
  return TRUE;
}

static gboolean
open_late (AlarmTry *self)
{
  return !is_setup (self) && open_any (self);
}

static gboolean
legal_open (AlarmTry *self)
{
  if (!is_setup (self) || has_dungeon (self) || !open_any (self))
    return FALSE;
  if (get_agreed_card (self) >= 0)
    alarm_give (self, "dungeon", get_agreed_card (self));
  return TRUE;
}

static void
give_monsters (AlarmTry *self)
{
  gint32 faces[N_NAMED_MONSTERS] = { 0, 1, 2, 3 };

  tm_random_sample (self->random, faces, N_NAMED_MONSTERS, N_STAGES);
  alarm_begin (self, "open-monsters");
  alarm_give_list (self, "monsters", faces, N_STAGES);
}

static gboolean
lay_monster_twice (AlarmTry *self)
{
  gint32 face = (gint32) alarm_below (self, N_NAMED_MONSTERS);
  const gint32 faces[] = { face, (face + 1) % N_NAMED_MONSTERS, face };

  alarm_begin (self, "open-monsters");
  alarm_give_list (self, "monsters", faces, N_STAGES);
  return is_setup (self);
}

/* What the back of the open card says, one more than the face of a monster; 0: nobody has told. */
static gint32
get_back (const AlarmTry *self, guint stage)
{
  guint pieces[TM_MAX_PIECES];

  return alarm_list (self, "dungeon.open", TM_NO_SEAT, pieces) > 0
             ? tm_table_get_piece_mark (self->table, pieces[0], stage)
             : 0;
}

static gboolean
lay_other_monsters (AlarmTry *self)
{
  gboolean is_other = FALSE;
  const gint32 *monsters;
  guint n_monsters;

  give_monsters (self);
  monsters = tm_args_get_list (&self->move.args, 0, &n_monsters);
  for (guint i = 0; i < n_monsters; i++)
    is_other = is_other || (get_back (self, i) > 0 && get_back (self, i) - 1 != monsters[i]);
  return is_setup (self) && is_other;
}

static gboolean
lay_monsters_late (AlarmTry *self)
{
  give_monsters (self);
  return !is_setup (self);
}

static gboolean
legal_lay_monsters (AlarmTry *self)
{
  give_monsters (self);
  for (guint i = 0; i < N_STAGES; i++)
    if (get_back (self, i) > 0)
      return FALSE;
  return is_setup (self) && has_dungeon (self);
}

/* Missions */

static gboolean
lay (AlarmTry *self, guint n_missions)
{
  if (paper_page_count (self, "mission.box", TM_NO_SEAT) < n_missions)
    return FALSE;
  alarm_begin (self, "lay-missions");
  paper_page_give_cards (self, "missions", "mission.box", n_missions);
  return TRUE;
}

static gboolean
are_wanted (const AlarmTry *self)
{
  return alarm_has_option (self, "missions", "3");
}

static gboolean
are_laid (const AlarmTry *self)
{
  return paper_page_count (self, "mission.row", TM_NO_SEAT) > 0;
}

static gboolean
lay_too_few (AlarmTry *self)
{
  return is_setup (self) && are_wanted (self) && !are_laid (self)
         && lay (self, 1 + alarm_below (self, 2));
}

static gboolean
lay_unwanted (AlarmTry *self)
{
  return is_setup (self) && !are_wanted (self) && lay (self, N_MISSIONS);
}

static gboolean
lay_more (AlarmTry *self)
{
  return is_setup (self) && are_laid (self) && lay (self, N_MISSIONS);
}

static gboolean
lay_mission_twice (AlarmTry *self)
{
  gint32 mission;

  if (!is_setup (self) || !paper_page_pick_card (self, "mission.box", TM_NO_SEAT, &mission))
    return FALSE;
  alarm_begin (self, "lay-missions");
  alarm_give_list (self, "missions", (gint32[]) { mission, (mission + 1) % N_CARDS, mission },
                   N_MISSIONS);
  return TRUE;
}

static gboolean
lay_mission_that_lies (AlarmTry *self)
{
  gint32 mission;

  if (!is_setup (self) || !paper_page_pick_card (self, "mission.row", TM_NO_SEAT, &mission))
    return FALSE;
  alarm_begin (self, "lay-missions");
  alarm_give_list (self, "missions", &mission, 1);
  return TRUE;
}

static gboolean
lay_late (AlarmTry *self)
{
  return !is_setup (self) && lay (self, N_MISSIONS);
}

static gboolean
legal_lay (AlarmTry *self)
{
  return is_setup (self) && are_wanted (self) && !are_laid (self) && lay (self, N_MISSIONS);
}

/* Talents and goals */

static gboolean
has_cards (const AlarmTry *self, int seat)
{
  return paper_page_count (self, "talent.dealt", seat)
             + paper_page_count (self, "talent.kept", seat)
         > 0;
}

static gboolean
deal (AlarmTry *self, int seat)
{
  if (paper_page_count (self, "talent.box", TM_NO_SEAT) < 2
      || paper_page_count (self, "goal.box", TM_NO_SEAT) < 2)
    return FALSE;
  alarm_begin (self, "deal");
  alarm_give (self, "seat", seat);
  paper_page_give_cards (self, "talents", "talent.box", 2);
  paper_page_give_cards (self, "goals", "goal.box", 2);
  return TRUE;
}

/* A card that some team has already. */
static gboolean
pick_card_that_is_out (AlarmTry *self, const char *kind, int *seat, gint32 *face)
{
  static const char *const places[] = { "dealt", "kept" };
  guint n = 0;

  for (guint i = 0; i < tm_table_get_n_seats (self->table); i++)
    for (guint j = 0; j < G_N_ELEMENTS (places); j++)
      {
        g_autofree char *zone = g_strconcat (kind, ".", places[j], NULL);

        if (paper_page_count (self, zone, (int) i) > 0 && alarm_below (self, ++n) == 0)
          {
            *seat = (int) i;
            paper_page_pick_card (self, zone, (int) i, face);
          }
      }
  return n > 0;
}

static gboolean
deal_card_that_is_out (AlarmTry *self)
{
  gint32 talents[2];
  int owner;

  if (!is_setup (self) || !pick_card_that_is_out (self, "talent", &owner, &talents[0])
      || !paper_page_pick_card (self, "talent.box", TM_NO_SEAT, &talents[1])
      || !deal (self, pick_seat (self)))
    return FALSE;
  alarm_give_list (self, "talents", talents, 2);
  return TRUE;
}

static gboolean
deal_card_twice (AlarmTry *self)
{
  gint32 goal;

  if (!is_setup (self) || !paper_page_pick_card (self, "goal.box", TM_NO_SEAT, &goal)
      || !deal (self, pick_seat (self)))
    return FALSE;
  alarm_give_list (self, "goals", (gint32[]) { goal, goal }, 2);
  return TRUE;
}

static gboolean
deal_again (AlarmTry *self)
{
  int seat = pick_seat (self);

  return is_setup (self) && has_cards (self, seat) && deal (self, seat);
}

static gboolean
deal_late (AlarmTry *self)
{
  return !is_setup (self) && deal (self, pick_seat (self));
}

static gboolean
legal_deal (AlarmTry *self)
{
  int seat = pick_seat (self);

  return is_setup (self) && !has_cards (self, seat) && deal (self, seat);
}

static gboolean
keep (AlarmTry *self, int seat, const char *talent_zone, const char *goal_zone, int owner)
{
  gint32 talent, goal;

  if (!paper_page_pick_card (self, talent_zone, owner, &talent)
      || !paper_page_pick_card (self, goal_zone, owner, &goal))
    return FALSE;
  alarm_begin (self, "keep");
  alarm_give (self, "seat", seat);
  alarm_give (self, "talent", talent);
  alarm_give (self, "goal", goal);
  return TRUE;
}

static gboolean
keep_not_dealt (AlarmTry *self)
{
  int seat = pick_seat (self);

  return is_setup (self) && paper_page_count (self, "talent.dealt", seat) > 0
         && keep (self, seat, "talent.box", "goal.box", TM_NO_SEAT);
}

/* What another team has only been dealt is no business of this one. */
static gboolean
keep_taken (AlarmTry *self)
{
  int seat = pick_seat (self);
  int owner = pick_seat (self);
  gint32 talent;

  if (!is_setup (self) || owner == seat
      || !paper_page_pick_card (self, "talent.kept", owner, &talent)
      || !keep (self, seat, "talent.box", "goal.box", TM_NO_SEAT))
    return FALSE;
  alarm_give (self, "talent", talent);
  return TRUE;
}

static gboolean
keep_again (AlarmTry *self)
{
  int seat = pick_seat (self);

  return is_setup (self) && paper_page_count (self, "talent.kept", seat) > 0
         && keep (self, seat, "talent.box", "goal.box", TM_NO_SEAT);
}

static gboolean
keep_late (AlarmTry *self)
{
  return !is_setup (self) && keep (self, pick_seat (self), "talent.box", "goal.box", TM_NO_SEAT);
}

static gboolean
legal_keep (AlarmTry *self)
{
  int seat = pick_seat (self);

  if (!is_setup (self) || paper_page_count (self, "talent.kept", seat) > 0)
    return FALSE;
  if (paper_page_count (self, "talent.dealt", seat) > 0)
    return keep (self, seat, "talent.dealt", "goal.dealt", seat);
  return keep (self, seat, "talent.box", "goal.box", TM_NO_SEAT);
}

/* The beginning */

static gboolean
begin_without_dungeon (AlarmTry *self)
{
  alarm_begin (self, "begin");
  return is_setup (self) && !has_dungeon (self);
}

static gboolean
begin_without_missions (AlarmTry *self)
{
  alarm_begin (self, "begin");
  return is_setup (self) && are_wanted (self) && !are_laid (self);
}

static gboolean
begin_without_cards (AlarmTry *self)
{
  alarm_begin (self, "begin");
  return is_setup (self) && paper_page_count (self, "talent.kept", pick_seat (self)) == 0;
}

static gboolean
begin_late (AlarmTry *self)
{
  alarm_begin (self, "begin");
  return !is_setup (self);
}

static gboolean
legal_begin (AlarmTry *self)
{
  alarm_begin (self, "begin");
  for (guint seat = 0; seat < tm_table_get_n_seats (self->table); seat++)
    if (paper_page_count (self, "talent.kept", (int) seat) == 0)
      return FALSE;
  return is_setup (self) && has_dungeon (self) && are_wanted (self) == are_laid (self)
         && alarm_get (self, "monsters-laid", TM_NO_SEAT) == N_STAGES;
}

const AlarmKind paper_setup_illegal[] = {
  ALARM_ILLEGAL ("open, another chapter’s card", "paper.variant.campaign", open_other_chapter),
  ALARM_ILLEGAL ("open, not the card agreed on", "paper.setup.dungeon", open_other_card),
  ALARM_ILLEGAL ("open, a second card", "paper.setup.dungeon", open_second),
  ALARM_IMPOSSIBLE ("open, a card that is open", "paper.setup.dungeon", open_same),
  ALARM_ILLEGAL ("open, at the wrong time", "paper.rounds.course", open_late),
  ALARM_IMPOSSIBLE ("monsters, one twice", "paper.setup.dungeon", lay_monster_twice),
  ALARM_ILLEGAL ("monsters, not those of the back", "paper.setup.dungeon", lay_other_monsters),
  ALARM_ILLEGAL ("monsters, at the wrong time", "paper.rounds.course", lay_monsters_late),
  ALARM_ILLEGAL ("missions, too few", "paper.setup.missions", lay_too_few),
  ALARM_ILLEGAL ("missions, where none are played", "paper.setup.missions", lay_unwanted),
  ALARM_ILLEGAL ("missions, three more", "paper.setup.missions", lay_more),
  ALARM_IMPOSSIBLE ("missions, one twice", "paper.setup.missions", lay_mission_twice),
  ALARM_IMPOSSIBLE ("missions, one that lies there", "paper.setup.missions", lay_mission_that_lies),
  ALARM_ILLEGAL ("missions, at the wrong time", "paper.rounds.course", lay_late),
  ALARM_IMPOSSIBLE ("deal, a card that is out", "paper.setup.cards", deal_card_that_is_out),
  ALARM_IMPOSSIBLE ("deal, a card twice", "paper.setup.cards", deal_card_twice),
  ALARM_ILLEGAL ("deal, a team that has cards", "paper.setup.cards", deal_again),
  ALARM_ILLEGAL ("deal, at the wrong time", "paper.rounds.course", deal_late),
  ALARM_ILLEGAL ("keep, not among the dealt", "paper.setup.cards", keep_not_dealt),
  ALARM_IMPOSSIBLE ("keep, another team’s card", "paper.setup.cards", keep_taken),
  ALARM_ILLEGAL ("keep, once more", "paper.setup.cards", keep_again),
  ALARM_ILLEGAL ("keep, at the wrong time", "paper.rounds.course", keep_late),
  ALARM_ILLEGAL ("begin, without a dungeon", "paper.setup.dungeon", begin_without_dungeon),
  ALARM_ILLEGAL ("begin, without missions", "paper.setup.missions", begin_without_missions),
  ALARM_ILLEGAL ("begin, without cards", "paper.setup.cards", begin_without_cards),
  ALARM_ILLEGAL ("begin, at the wrong time", "paper.rounds.course", begin_late),
  ALARM_END,
};

const AlarmKind paper_setup_legal[] = {
  ALARM_LEGAL ("open", legal_open),
  ALARM_LEGAL ("monsters", legal_lay_monsters),
  ALARM_LEGAL ("missions", legal_lay),
  ALARM_LEGAL ("deal", legal_deal),
  ALARM_LEGAL ("keep", legal_keep),
  ALARM_LEGAL ("begin", legal_begin),
  ALARM_END,
};
