/* SPDX-License-Identifier: GPL-3.0-or-later */

/* R «Подготовка к игре», p.2: dungeon, monsters, missions, talents and goals. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "paper-dungeons-setup.h"

/**
 * paper_is_full_at_start:
 * @box: a box with its options
 * @seat: a seat
 *
 * Tells whether the whole sheet of a team is kept here, as the options `depth` and `sheet_seats` say.
 *
 * Returns: whether it is kept in full from the first move on
 */
gboolean
paper_is_full_at_start (const TmBox *box, guint seat)
{
  guint n_seats = tm_box_get_n_seats (box);
  gint32 depth = tm_box_get_option (box, OPTION_DEPTH);
  guint n_listed = 0;
  const gint32 *listed = tm_box_get_option_list (box, OPTION_SHEET_SEATS, &n_listed);

  if (depth == DEPTH_SHEET || (depth == DEPTH_AUTO && n_seats == 1))
    return TRUE;
  for (guint i = 0; n_seats > 1 && i < n_listed; i++)
    if (listed[i] == (gint32) seat)
      return TRUE;
  return FALSE;
}

/**
 * paper_get_fixed_dungeon:
 * @table: a table
 *
 * Gets the dungeon card that is to be opened because the chapter of a campaign is played with it, R
 * «Режим кампании», or because it was chosen.
 *
 * Returns: the card, from 0; -1: any
 */
int
paper_get_fixed_dungeon (const TmTable *table)
{
  int card
      = paper_get_campaign_dungeon ((PaperCampaign) tm_table_get_option (table, OPTION_CAMPAIGN),
                                    (guint) tm_table_get_option (table, OPTION_CHAPTER));

  return card >= 0 ? card : tm_table_get_option (table, OPTION_DUNGEON) - 1;
}

/**
 * paper_count_wanted_missions:
 * @table: a table
 *
 * Counts the missions that lie open at the beginning, R p.2, 4.
 *
 * Returns: 3, or 0
 */
guint
paper_count_wanted_missions (const TmTable *table)
{
  return tm_table_get_option (table, OPTION_MISSIONS) == MISSIONS_NONE ? 0 : PAPER_MISSIONS_OUT;
}

/* Notes */

static void
note_dropped (TmResolution *resolution, guint seat, const PaperHappened *happened)
{
  guint n_dropped = 0;

  for (guint i = 0; i < PAPER_N_OWED; i++)
    n_dropped += happened->dropped[i];
  if (n_dropped > 0)
    tm_resolution_add_finding (resolution, TM_GRADE_NOTE, "paper.reward.free", "paper.reward.free",
                               tm_text_n ("%2$s has no use for %1$s reward: it is lost.",
                                          "%2$s has no use for %1$s rewards: they are lost.",
                                          tm_arg_number ((gint32) n_dropped), tm_arg_seat (seat)));
}

/**
 * paper_note_happened:
 * @resolution: the resolution of a move
 * @seat: a seat
 * @happened: what came of it for the team
 *
 * Adds the notes and reasons that what happened to a team calls for: potions and rewards that are
 * lost, a resurrection, printed values that nobody has told yet.
 */
void
paper_note_happened (TmResolution *resolution, guint seat, const PaperHappened *happened)
{
  if (happened->healed > 0)
    tm_resolution_add_reason (
        resolution, "paper.potions.heal",
        tm_text_n ("%2$s: potions take %1$s wound.", "%2$s: potions take %1$s wounds.",
                   tm_arg_number ((gint32) happened->healed), tm_arg_seat (seat)));
  if (happened->marked > 0)
    tm_resolution_add_reason (resolution, "paper.wounds.mark",
                              tm_text_n ("%2$s marks %1$s wound.", "%2$s marks %1$s wounds.",
                                         tm_arg_number ((gint32) happened->marked),
                                         tm_arg_seat (seat)));
  if (happened->resurrected)
    tm_resolution_add_reason (
        resolution, "paper.wounds.resurrection",
        tm_text (N_ ("%s has more wounds than health: resurrection, 9 fame less at the end."),
                 tm_arg_seat (seat)));
  if (happened->lost > 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "paper.potions.limit", "paper.potions.limit",
        tm_text_n ("%2$s has no room for %1$s potion.", "%2$s has no room for %1$s potions.",
                   tm_arg_number ((gint32) happened->lost), tm_arg_seat (seat)));
  note_dropped (resolution, seat, happened);
  if (happened->unknown != 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "paper.catalogue", "paper.catalogue",
        tm_text (
            N_ ("%s: something printed on the sheet is not told yet; mark its reward by hand."),
            tm_arg_seat (seat)));
  if (happened->other)
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "paper.catalogue", "paper.catalogue",
        tm_text (N_ ("%s has a reward of another kind: mark it by hand."), tm_arg_seat (seat)));
}

/* Cards */

static int
find_card (const TmTable *table, guint kind, gint32 face)
{
  guint n_pieces;
  guint first = tm_box_get_first_piece (tm_table_get_box (table), kind, 0, &n_pieces);

  for (guint i = 0; i < n_pieces; i++)
    if (tm_table_get_piece_face (table, first + i) == face)
      return (int) (first + i);
  return -1;
}

static gboolean
lies_in (const TmTable *table, int piece, guint zone, int seat)
{
  return piece >= 0
         && tm_table_get_piece_zone (table, (guint) piece) == tm_table_get_zone (table, zone, seat);
}

static void
put (TmResolution *resolution, guint piece, guint zone, int seat, gboolean up)
{
  tm_resolution_move_piece (resolution, piece,
                            tm_table_get_zone (tm_resolution_get_table (resolution), zone, seat),
                            TM_BOTTOM);
  tm_resolution_turn_piece (resolution, piece, up);
}

/* All cards of a zone go back into the box; face down, if nobody may look into that. */
static void
put_back (TmResolution *resolution, guint zone, int seat, guint box_zone, gboolean up)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece;

  while ((piece = tm_table_get_top (table, tm_table_get_zone (table, zone, seat))) >= 0)
    put (resolution, (guint) piece, box_zone, TM_NO_SEAT, up);
}

static gboolean
has_twice (const gint32 *faces, guint n_faces)
{
  for (guint i = 0; i < n_faces; i++)
    for (guint j = i + 1; j < n_faces; j++)
      if (faces[i] == faces[j])
        return TRUE;
  return FALSE;
}

/* Monsters */

/* A card that nobody has named yet bears the name now. */
static int
find_monster (const TmTable *table, gint32 face)
{
  guint zone = tm_table_get_zone (table, ZONE_MONSTER_BOX, TM_NO_SEAT);
  int piece = find_card (table, PIECE_MONSTER, face);

  if (piece < 0)
    piece = tm_table_find_piece (table, zone, PIECE_MONSTER, TM_FACE_UNKNOWN);
  return piece >= 0 ? piece : tm_table_find_kind (table, zone, PIECE_MONSTER);
}

static void
put_monsters_back (TmResolution *resolution)
{
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    put_back (resolution, ZONE_MONSTER + i, TM_NO_SEAT, ZONE_MONSTER_BOX, TRUE);
  tm_resolution_set_shared (resolution, COUNTER_MONSTERS_LAID, 0);
}

static void
reason_monsters (TmResolution *resolution, const gint32 faces[PAPER_N_STAGES])
{
  tm_resolution_add_reason (
      resolution, "paper.setup.dungeon",
      tm_text (N_ ("Monsters, in order: %s, %s, %s"), tm_arg_face (PIECE_MONSTER, faces[0]),
               tm_arg_face (PIECE_MONSTER, faces[1]), tm_arg_face (PIECE_MONSTER, faces[2])));
}

/**
 * paper_lay_monsters:
 * @resolution: the resolution of a move
 * @faces: the monsters of the three stages
 *
 * Lays the three monsters out, R p.2; others that lie there go back into the box.
 */
void
paper_lay_monsters (TmResolution *resolution, const gint32 faces[PAPER_N_STAGES])
{
  const TmTable *table = tm_resolution_get_table (resolution);

  put_monsters_back (resolution);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      int piece = find_monster (table, faces[i]);

      if (piece < 0)
        continue;
      tm_resolution_set_face (resolution, (guint) piece, faces[i]);
      put (resolution, (guint) piece, ZONE_MONSTER + i, TM_NO_SEAT, TRUE);
    }
  tm_resolution_set_shared (resolution, COUNTER_MONSTERS_LAID, PAPER_N_STAGES);
  reason_monsters (resolution, faces);
}

/* The monsters on the back of a dungeon card, as far as they are told; gives how many are. */
static guint
read_back (const TmTable *table, int dungeon_piece, gint32 faces[PAPER_N_STAGES])
{
  guint n_told = 0;

  for (guint i = 0; i < PAPER_N_STAGES; i++)
    {
      faces[i] = dungeon_piece >= 0 ? tm_table_get_piece_mark (table, (guint) dungeon_piece,
                                                               MARK_DUNGEON_MONSTER + i)
                                          - 1
                                    : -1;
      n_told += faces[i] >= 0;
    }
  return n_told;
}

/* The dungeon */

static void
check_dungeon (TmResolution *resolution, gint32 card)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean is_campaign = tm_table_get_option (table, OPTION_CAMPAIGN) != CAMPAIGN_NONE;
  int fixed = paper_get_fixed_dungeon (table);
  int open = paper_get_dungeon (table);

  if (fixed >= 0 && fixed != card && is_campaign)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.variant.campaign",
                               "paper.variant.campaign",
                               tm_text (N_ ("This chapter is played with the card %s."),
                                        tm_arg_face (PIECE_DUNGEON, fixed)));
  else if (fixed >= 0 && fixed != card)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.setup.dungeon",
                               "paper.setup.dungeon",
                               tm_text (N_ ("This match is played with the card %s."),
                                        tm_arg_face (PIECE_DUNGEON, fixed)));
  if (open >= 0 && open != card)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.setup.dungeon",
                               "paper.setup.dungeon",
                               tm_text (N_ ("One card is opened, and %s lies there already."),
                                        tm_arg_face (PIECE_DUNGEON, open)));
}

/* The move `open-dungeon`. */
void
paper_resolve_open_dungeon (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 card = tm_args_get (&move->args, OPEN_DUNGEON_CARD);
  int piece = find_card (table, PIECE_DUNGEON, card);
  gint32 monsters[PAPER_N_STAGES];

  (void) paper_is_phase (resolution, PHASE_SETUP);
  if (!lies_in (table, piece, ZONE_DUNGEON_BOX, TM_NO_SEAT))
    {
      tm_resolution_refuse (
          resolution, "paper.setup.dungeon", "paper.setup.dungeon",
          tm_text (N_ ("This card lies open already: %s."), tm_arg_face (PIECE_DUNGEON, card)));
      return;
    }
  check_dungeon (resolution, card);
  if (paper_get_dungeon (table) >= 0)
    put_monsters_back (resolution);
  put_back (resolution, ZONE_DUNGEON_OPEN, TM_NO_SEAT, ZONE_DUNGEON_BOX, FALSE);
  put (resolution, (guint) piece, ZONE_DUNGEON_OPEN, TM_NO_SEAT, TRUE);
  if (read_back (table, piece, monsters) == PAPER_N_STAGES && !has_twice (monsters, PAPER_N_STAGES))
    {
      paper_lay_monsters (resolution, monsters);
    }
  if (!paper_is_dungeon_told (table, (guint) card))
    tm_resolution_add_finding (
        resolution, TM_GRADE_NOTE, "paper.setup.dungeon", "paper.setup.dungeon",
        tm_text (N_ ("Nobody has told what this card shows: circle the monsters’ rooms and draw "
                     "its walls by it.")));
  tm_resolution_add_reason (
      resolution, "paper.setup.dungeon",
      tm_text (N_ ("All teams explore this dungeon: %s."), tm_arg_face (PIECE_DUNGEON, card)));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("Dungeon: %s"), tm_arg_face (PIECE_DUNGEON, card)), TM_TEXT_NONE);
}

static void
check_monsters (TmResolution *resolution, const gint32 *monsters)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int dungeon = tm_table_get_top (table, tm_table_get_zone (table, ZONE_DUNGEON_OPEN, TM_NO_SEAT));
  gint32 back[PAPER_N_STAGES];

  read_back (table, dungeon, back);
  for (guint i = 0; i < PAPER_N_STAGES; i++)
    if (back[i] >= 0 && back[i] != monsters[i])
      {
        tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.setup.dungeon",
                                   "paper.setup.dungeon",
                                   tm_text (N_ ("The back of the dungeon card names another: %s."),
                                            tm_arg_face (PIECE_MONSTER, back[i])));
        return;
      }
}

/* The move `open-monsters`. */
void
paper_resolve_open_monsters (const TmMove *move, TmResolution *resolution)
{
  guint n_monsters = 0;
  const gint32 *monsters = tm_args_get_list (&move->args, OPEN_MONSTERS_CARDS, &n_monsters);

  (void) paper_is_phase (resolution, PHASE_SETUP);
  if (has_twice (monsters, n_monsters))
    {
      tm_resolution_refuse (resolution, "paper.setup.dungeon", "paper.setup.dungeon",
                            tm_text (N_ ("There is one card of each monster.")));
      return;
    }
  check_monsters (resolution, monsters);
  paper_lay_monsters (resolution, monsters);
  tm_resolution_set_summary (
      resolution,
      tm_text (N_ ("Monsters: %s, %s, %s"), tm_arg_face (PIECE_MONSTER, monsters[0]),
               tm_arg_face (PIECE_MONSTER, monsters[1]), tm_arg_face (PIECE_MONSTER, monsters[2])),
      TM_TEXT_NONE);
}

/* Missions */

static gboolean
are_in_box (TmResolution *resolution, const gint32 *missions, guint n_missions)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  for (guint i = 0; i < n_missions; i++)
    if (!lies_in (table, find_card (table, PIECE_MISSION, missions[i]), ZONE_MISSION_BOX,
                  TM_NO_SEAT))
      return tm_resolution_refuse (resolution, "paper.setup.missions", "paper.setup.missions",
                                   tm_text (N_ ("This mission is out already: %s."),
                                            tm_arg_face (PIECE_MISSION, missions[i])));
  return TRUE;
}

static void
refuse_count (TmResolution *resolution, guint n_wanted)
{
  tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.setup.missions",
                             "paper.setup.missions",
                             n_wanted == 0 ? tm_text (N_ ("This match is played without missions."))
                                           : tm_text_n ("%s mission lies open at the beginning.",
                                                        "%s missions lie open at the beginning.",
                                                        tm_arg_number ((gint32) n_wanted)));
}

static guint
count_missions (const TmTable *table)
{
  return tm_table_count_zone (table, tm_table_get_zone (table, ZONE_MISSION_ROW, TM_NO_SEAT));
}

/* The move `lay-missions`. */
void
paper_resolve_lay_missions (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint n_missions = 0;
  const gint32 *missions = tm_args_get_list (&move->args, LAY_MISSIONS_CARDS, &n_missions);
  guint n_there = count_missions (table);

  (void) paper_is_phase (resolution, PHASE_SETUP);
  if (has_twice (missions, n_missions))
    {
      tm_resolution_refuse (resolution, "paper.setup.missions", "paper.setup.missions",
                            tm_text (N_ ("There is one card of each mission.")));
      return;
    }
  if (!are_in_box (resolution, missions, n_missions))
    return;
  if (n_there + n_missions != paper_count_wanted_missions (table))
    refuse_count (resolution, paper_count_wanted_missions (table));
  if (n_there + n_missions > PAPER_MISSIONS_OUT)
    put_back (resolution, ZONE_MISSION_ROW, TM_NO_SEAT, ZONE_MISSION_BOX, FALSE);
  for (guint i = 0; i < n_missions; i++)
    put (resolution, (guint) find_card (table, PIECE_MISSION, missions[i]), ZONE_MISSION_ROW,
         TM_NO_SEAT, TRUE);
  tm_resolution_set_summary (resolution,
                             tm_text_n ("%s mission is laid out", "%s missions are laid out",
                                        tm_arg_number ((gint32) n_missions)),
                             TM_TEXT_NONE);
}

/* Talents and goals */

typedef struct
{
  guint kind;
  guint box;
  guint dealt;
  guint kept;
} Cards;

static const Cards talents = { PIECE_TALENT, ZONE_TALENT_BOX, ZONE_TALENT_DEALT, ZONE_TALENT_KEPT };
static const Cards goals = { PIECE_GOAL, ZONE_GOAL_BOX, ZONE_GOAL_DEALT, ZONE_GOAL_KEPT };

static gboolean
can_deal (TmResolution *resolution, const Cards *cards, const gint32 *faces, guint n_faces)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  if (has_twice (faces, n_faces))
    return tm_resolution_refuse (resolution, "paper.setup.cards", "paper.setup.cards",
                                 tm_text (N_ ("There is one card of each.")));
  for (guint i = 0; i < n_faces; i++)
    if (!lies_in (table, find_card (table, cards->kind, faces[i]), cards->box, TM_NO_SEAT))
      /* What it is is no secret: whoever deals on a table has looked at it. */
      return tm_resolution_refuse (
          resolution, "paper.setup.cards", "paper.setup.cards",
          tm_text (N_ ("This card is out already: %s."), tm_arg_face (cards->kind, faces[i])));
  return TRUE;
}

static guint
count_held (const TmTable *table, const Cards *cards, guint seat)
{
  return tm_table_count_zone (table, tm_table_get_zone (table, cards->dealt, (int) seat))
         + tm_table_count_zone (table, tm_table_get_zone (table, cards->kept, (int) seat));
}

static void
put_back_held (TmResolution *resolution, const Cards *cards, guint seat)
{
  put_back (resolution, cards->dealt, (int) seat, cards->box, FALSE);
  put_back (resolution, cards->kept, (int) seat, cards->box, FALSE);
}

/* Who plays alone has nothing to hide. */
static void
deal (TmResolution *resolution, const Cards *cards, guint seat, const gint32 *faces, guint n_faces)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gboolean is_alone = tm_table_get_n_seats (table) == 1;

  put_back_held (resolution, cards, seat);
  for (guint i = 0; i < n_faces; i++)
    put (resolution, (guint) find_card (table, cards->kind, faces[i]), cards->dealt, (int) seat,
         is_alone);
}

/* The move `deal`. */
void
paper_resolve_deal (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = (guint) tm_args_get (&move->args, DEAL_SEAT);
  guint n_talents = 0;
  guint n_goals = 0;
  const gint32 *talent_faces = tm_args_get_list (&move->args, DEAL_TALENTS, &n_talents);
  const gint32 *goal_faces = tm_args_get_list (&move->args, DEAL_GOALS, &n_goals);

  (void) paper_is_phase (resolution, PHASE_SETUP);
  if (!can_deal (resolution, &talents, talent_faces, n_talents)
      || !can_deal (resolution, &goals, goal_faces, n_goals))
    return;
  if (count_held (table, &talents, seat) + count_held (table, &goals, seat) > 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.setup.cards", "paper.setup.cards",
        tm_text (N_ ("%s has been dealt cards already."), tm_arg_seat (seat)));
  deal (resolution, &talents, seat, talent_faces, n_talents);
  deal (resolution, &goals, seat, goal_faces, n_goals);
  tm_resolution_add_reason (
      resolution, "paper.setup.cards",
      tm_text (N_ ("Two talents and two goals for each; one of each is kept.")));
  tm_resolution_set_summary (
      resolution, tm_text (N_ ("%s is dealt two talents and two goals"), tm_arg_seat (seat)),
      TM_TEXT_NONE);
}

static gboolean
is_kept (const TmTable *table, const Cards *cards, int piece)
{
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (lies_in (table, piece, cards->kept, (int) seat))
      return TRUE;
  return FALSE;
}

/* Whether a card can be kept: it is the seat's own, or nobody has it. To a team that has been dealt its
 * own it is not told which cards others have been dealt. */
static gboolean
can_keep (TmResolution *resolution, const Cards *cards, guint seat, gint32 face)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  int piece = find_card (table, cards->kind, face);
  gboolean is_own = lies_in (table, piece, cards->dealt, (int) seat)
                    || lies_in (table, piece, cards->kept, (int) seat);
  guint n_dealt = tm_table_count_zone (table, tm_table_get_zone (table, cards->dealt, (int) seat));

  /* By hand any card can have become another. */
  if (piece < 0)
    return tm_resolution_refuse (
        resolution, "paper.setup.cards", "paper.setup.cards",
        tm_text (N_ ("There is no such card on the table: %s."), tm_arg_face (cards->kind, face)));
  if (!is_own && !lies_in (table, piece, cards->box, TM_NO_SEAT)
      && (n_dealt == 0 || is_kept (table, cards, piece)))
    return tm_resolution_refuse (
        resolution, "paper.setup.cards", "paper.setup.cards",
        tm_text (N_ ("Another team has this card: %s."), tm_arg_face (cards->kind, face)));
  if (n_dealt > 0 && !is_own)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.setup.cards",
                               "paper.setup.cards",
                               tm_text (N_ ("%s has not been dealt this card: %s."),
                                        tm_arg_seat (seat), tm_arg_face (cards->kind, face)));
  return TRUE;
}

static void
keep (TmResolution *resolution, const Cards *cards, guint seat, gint32 face)
{
  const TmTable *table = tm_resolution_get_table (resolution);

  put_back_held (resolution, cards, seat);
  put (resolution, (guint) find_card (table, cards->kind, face), cards->kept, (int) seat, TRUE);
}

/* The goal says which heroes are black, R p.2, 7. */
static void
set_colours (TmResolution *resolution, guint seat, gint32 goal)
{
  for (guint hero = 0; hero < PAPER_N_HEROES; hero++)
    tm_resolution_set_counter (resolution, COUNTER_COLOUR + hero, seat,
                               paper_goal_colours[goal][hero]);
  tm_resolution_add_reason (resolution, "paper.goal.colours",
                            tm_text (N_ ("The goal of %s tells which heroes are black and which "
                                         "are white."),
                                     tm_arg_seat (seat)));
}

/* The move `keep`. */
void
paper_resolve_keep (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint seat = (guint) tm_args_get (&move->args, DEAL_SEAT);
  gint32 talent = tm_args_get (&move->args, DEAL_TALENTS);
  gint32 goal = tm_args_get (&move->args, DEAL_GOALS);

  (void) paper_is_phase (resolution, PHASE_SETUP);
  if (!can_keep (resolution, &talents, seat, talent) || !can_keep (resolution, &goals, seat, goal))
    return;
  if (paper_get_talent (table, seat) >= 0 || paper_get_goal (table, seat) >= 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.setup.cards", "paper.setup.cards",
        tm_text (N_ ("%s has chosen a talent and a goal already."), tm_arg_seat (seat)));
  keep (resolution, &talents, seat, talent);
  keep (resolution, &goals, seat, goal);
  set_colours (resolution, seat, goal);
  tm_resolution_set_summary (resolution,
                             /* Translators: a team; its talent; its goal */
                             tm_text (N_ ("%s keeps: %s; %s"), tm_arg_seat (seat),
                                      tm_arg_face (PIECE_TALENT, talent),
                                      tm_arg_face (PIECE_GOAL, goal)),
                             TM_TEXT_NONE);
}

/* The beginning */

static guint32
find_without_cards (const TmTable *table)
{
  guint32 seats = 0;

  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_get_talent (table, seat) < 0 || paper_get_goal (table, seat) < 0)
      seats |= 1u << seat;
  return seats;
}

static void
check_beginning (TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint32 without = find_without_cards (table);
  guint n_wanted = paper_count_wanted_missions (table);

  if (paper_get_dungeon (table) < 0)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.setup.dungeon",
                               "paper.setup.dungeon", tm_text (N_ ("No dungeon card is open.")));
  else if (tm_table_get_shared (table, COUNTER_MONSTERS_LAID) < PAPER_N_STAGES)
    tm_resolution_add_finding (resolution, TM_GRADE_ILLEGAL, "paper.setup.dungeon",
                               "paper.setup.dungeon",
                               tm_text (N_ ("The three monsters are not laid out.")));
  if (count_missions (table) != n_wanted)
    refuse_count (resolution, n_wanted);
  if (without != 0)
    tm_resolution_add_finding (
        resolution, TM_GRADE_ILLEGAL, "paper.setup.cards", "paper.setup.cards",
        tm_text (N_ ("No talent and goal kept: %s."), tm_arg_seats (without)));
}

/* What a talent gives before the first round, R p.16: potions at once, the rest is to be chosen. */
static void
give_talent (TmResolution *resolution, guint seat, const PaperSheet *sheet, const PaperMap *map)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  PaperHappened happened = { 0 };
  PaperTeam team;
  PaperGift gift;

  paper_read_team (table, seat, &team);
  paper_get_talent_setup (team.talent, &gift);
  if (gift.potions + gift.levels + gift.cells + gift.minions + gift.gems == 0)
    return;
  team.owed[OWED_LEVEL] += gift.levels;
  team.owed[OWED_ITEM] += gift.cells;
  team.owed[OWED_MINION] += gift.minions;
  team.owed[OWED_GEM] += gift.gems;
  if (gift.potions > 0)
    paper_team_brew (&team, gift.potions, sheet, &happened);
  paper_team_drop_owed (&team, map, &happened);
  paper_commit_team (resolution, seat, &team);
  paper_note_happened (resolution, seat, &happened);
  tm_resolution_add_reason (resolution, "paper.setup.before",
                            tm_text (N_ ("The talent of %s acts before the first round: %s."),
                                     tm_arg_seat (seat), tm_arg_face (PIECE_TALENT, team.talent)));
}

/* The move `begin`. */
void
paper_resolve_begin (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  PaperSheet sheet;
  PaperMap map;

  (void) move;
  (void) paper_is_phase (resolution, PHASE_SETUP);
  check_beginning (resolution);
  paper_read_sheet (table, &sheet);
  paper_read_map (table, &map);
  for (guint seat = 0; seat < tm_table_get_n_seats (table); seat++)
    if (paper_is_full (table, seat))
      give_talent (resolution, seat, &sheet, &map);
  tm_resolution_set_phase (resolution, PHASE_BEFORE);
  paper_enter_roll (resolution);
  tm_resolution_set_summary (resolution, tm_text (N_ ("The teams set out")), TM_TEXT_NONE);
}
