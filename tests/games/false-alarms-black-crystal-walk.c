/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Black Crystal: digging, walking and portals against section 6 of its page. */

#include "false-alarms-black-crystal.h"

/* What lies beside */

static gboolean
is_way_to_undug (const Mine *mine, int here, int side, int there)
{
  return mine->tile[there] == TILE_NONE && crystal_page_leads (mine, here, side);
}

static gboolean
is_wall_to_undug (const Mine *mine, int here, int side, int there)
{
  return mine->tile[there] == TILE_NONE && !crystal_page_leads (mine, here, side);
}

static gboolean
is_undug (const Mine *mine, int here, int side, int there)
{
  (void) here;
  (void) side;
  return mine->tile[there] == TILE_NONE;
}

static gboolean
is_way_to_tile (const Mine *mine, int here, int side, int there)
{
  return mine->tile[there] == TILE_LAID && crystal_page_is_open (mine, here, side)
         && mine->rubble[there] == 0 && mine->rubble[here] == 0;
}

static gboolean
is_wall_to_tile (const Mine *mine, int here, int side, int there)
{
  return mine->tile[there] == TILE_LAID && !crystal_page_is_open (mine, here, side)
         && mine->rubble[there] == 0;
}

static gboolean
is_tile (const Mine *mine, int here, int side, int there)
{
  (void) here;
  (void) side;
  return mine->tile[there] == TILE_LAID;
}

static gboolean
is_far (const Mine *mine, int cell)
{
  return !crystal_page_is_near (mine->at[mine->seat], cell);
}

static gboolean
is_far_undug (const Mine *mine, int cell)
{
  return mine->tile[cell] == TILE_NONE && is_far (mine, cell);
}

static gboolean
is_far_tile (const Mine *mine, int cell)
{
  return mine->tile[cell] == TILE_LAID && mine->rubble[cell] == 0 && is_far (mine, cell);
}

/* Making moves up */

static int
get_beside (const Mine *mine, int side)
{
  return crystal_page_get_beside (mine->at[mine->seat], side);
}

/* A tile that joins where the dwarf stands, but for what is wrong with the move. */
static void
dig (AlarmTry *self, int cell, int side)
{
  const gint32 sides[] = { (side + 2) % N_SIDES };

  alarm_begin (self, "dig");
  alarm_give (self, "cell", cell);
  alarm_give (self, "event", TILE_IS_EMPTY);
  alarm_give_list (self, "sides", sides, 1);
  alarm_give_word (self, "means", "none");
}

static gboolean
can_dig (const AlarmTry *self, Mine *mine)
{
  return crystal_page_read_ready (self, mine) && alarm_has_option (self, "tiles", "table")
         && mine->rubble[mine->at[mine->seat]] == 0 && alarm_get (self, "bag", TM_NO_SEAT) > 6;
}

static gboolean
make_dig_beside (AlarmTry *self, IsBeside is_beside)
{
  Mine mine;
  int side;

  if (!can_dig (self, &mine))
    return FALSE;
  side = crystal_page_pick_side (self, &mine, is_beside);
  if (side < 0)
    return FALSE;
  dig (self, get_beside (&mine, side), side);
  return TRUE;
}

static gboolean
make_covered (AlarmTry *self)
{
  return make_dig_beside (self, is_tile);
}

static gboolean
make_no_opening (AlarmTry *self)
{
  return make_dig_beside (self, is_wall_to_undug);
}

static gboolean
make_not_joined (AlarmTry *self)
{
  Mine mine;
  int side = -1;
  gint32 sides[1];

  if (!can_dig (self, &mine) || (side = crystal_page_pick_side (self, &mine, is_way_to_undug)) < 0)
    return FALSE;
  dig (self, get_beside (&mine, side), side);
  sides[0] = side;
  alarm_give_list (self, "sides", sides, 1);
  return TRUE;
}

static gboolean
make_dig_far (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!can_dig (self, &mine) || (cell = crystal_page_pick_cell (self, &mine, is_far_undug)) < 0)
    return FALSE;
  dig (self, cell, NORTH);
  return TRUE;
}

static gboolean
make_not_straight (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!crystal_page_read (self, &mine) || !mine.is_free || mine.steps == 0
      || !alarm_has_option (self, "tiles", "table") || alarm_get (self, "turns", mine.seat) > 0
      || mine.at[mine.seat] < N_CELLS)
    return FALSE;
  cell = (int) alarm_below (self, N_CELLS);
  /* The entrances are in the middle of the sides by default. */
  if (cell % N_COLUMNS == 0 || cell % N_COLUMNS == N_COLUMNS - 1 || cell / N_COLUMNS == 0
      || cell / N_COLUMNS == N_COLUMNS - 1 || mine.tile[cell] != TILE_NONE)
    return FALSE;
  dig (self, cell, NORTH);
  return TRUE;
}

static gboolean
make_empty_bag (AlarmTry *self)
{
  if (!make_dig_beside (self, is_way_to_undug))
    return FALSE;
  alarm_put (self, "bag", TM_NO_SEAT, 0);
  return TRUE;
}

static gboolean
make_type_gone (AlarmTry *self)
{
  static const struct
  {
    const char *counter;
    gint32 event;
  } kinds[] = { { "bag_crystal", TILE_IS_CRYSTAL },
                { "bag_exit", TILE_IS_EXIT },
                { "bag_portal", TILE_IS_PORTAL },
                { "bag_pit", TILE_IS_PIT } };
  guint kind = alarm_below (self, G_N_ELEMENTS (kinds));

  if (!make_dig_beside (self, is_way_to_undug))
    return FALSE;
  alarm_give (self, "event", kinds[kind].event);
  alarm_put (self, kinds[kind].counter, TM_NO_SEAT, 0);
  return TRUE;
}

static void
step (AlarmTry *self, int cell)
{
  alarm_begin (self, "step");
  alarm_give (self, "cell", cell);
  alarm_give_word (self, "means", "none");
}

static gboolean
make_step_beside (AlarmTry *self, IsBeside is_beside, int *out)
{
  Mine mine;
  int side;

  if (!crystal_page_read_ready (self, &mine))
    return FALSE;
  side = crystal_page_pick_side (self, &mine, is_beside);
  if (side < 0)
    return FALSE;
  *out = get_beside (&mine, side);
  step (self, *out);
  return TRUE;
}

static gboolean
make_wall (AlarmTry *self)
{
  int cell;

  return make_step_beside (self, is_wall_to_tile, &cell);
}

static gboolean
make_undug (AlarmTry *self)
{
  int cell;

  return make_step_beside (self, is_undug, &cell);
}

static gboolean
make_rubble (AlarmTry *self)
{
  int cell;

  if (!make_step_beside (self, is_way_to_tile, &cell))
    return FALSE;
  crystal_page_put (self, LAYER_RUBBLE, cell, 1);
  return TRUE;
}

static gboolean
make_mushroom (AlarmTry *self)
{
  int cell;

  if (!make_step_beside (self, is_undug, &cell))
    return FALSE;
  crystal_page_put (self, LAYER_TILE, cell, TILE_MUSHROOM);
  return TRUE;
}

static gboolean
make_far (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!crystal_page_read_ready (self, &mine)
      || (cell = crystal_page_pick_cell (self, &mine, is_far_tile)) < 0)
    return FALSE;
  step (self, cell);
  return TRUE;
}

static gboolean
make_spent (AlarmTry *self)
{
  int cell;

  if (!make_step_beside (self, is_way_to_tile, &cell))
    return FALSE;
  alarm_put (self, "steps", TM_NO_SEAT, 0);
  return TRUE;
}

/* Something has to be settled that is no step of its own. */
static gboolean
has_to_be_settled (const AlarmTry *self)
{
  static const char *const kinds[] = { "boom", "fight", "duel", "find", "pit", "even-odd" };
  const TmKit *kit = tm_match_get_game (self->match)->kit;
  const char *top;

  if (tm_table_get_n_events (self->table) == 0)
    return FALSE;
  top = kit->events[tm_table_get_event (self->table, 0)[0]].id;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i], top))
      return TRUE;
  return FALSE;
}

static gboolean
make_pending (AlarmTry *self)
{
  Mine mine;
  int side;

  if (!crystal_page_read (self, &mine) || !has_to_be_settled (self) || mine.at[mine.seat] >= N_CELLS
      || (side = crystal_page_pick_side (self, &mine, is_way_to_tile)) < 0)
    return FALSE;
  step (self, get_beside (&mine, side));
  return TRUE;
}

static gboolean
make_end_pending (AlarmTry *self)
{
  if (!alarm_is_phase (self, "event"))
    return FALSE;
  alarm_begin (self, "end-turn");
  return TRUE;
}

/* Portals */

static gboolean
make_no_portal (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!crystal_page_read_ready (self, &mine) || mine.event[mine.at[mine.seat]] == TILE_IS_PORTAL
      || (cell = crystal_page_pick_cell (self, &mine, is_far_tile)) < 0)
    return FALSE;
  alarm_begin (self, "portal");
  alarm_give (self, "cell", cell);
  return TRUE;
}

static gboolean
is_other_portal (const Mine *mine, int cell)
{
  return mine->tile[cell] == TILE_LAID && mine->event[cell] == TILE_IS_PORTAL
         && cell != mine->at[mine->seat];
}

static gboolean
make_lonely_portal (AlarmTry *self)
{
  Mine mine;
  int cell;

  if (!crystal_page_read_ready (self, &mine)
      || crystal_page_pick_cell (self, &mine, is_other_portal) >= 0
      || (cell = crystal_page_pick_cell (self, &mine, is_far_tile)) < 0)
    return FALSE;
  crystal_page_put (self, LAYER_EVENT, mine.at[mine.seat], TILE_IS_PORTAL);
  alarm_begin (self, "portal");
  alarm_give (self, "cell", cell);
  return TRUE;
}

/* Duels, hands and the end */

static gboolean
make_challenge_far (AlarmTry *self)
{
  Mine mine;
  int rival;

  if (!crystal_page_read (self, &mine) || !mine.is_free)
    return FALSE;
  rival = crystal_page_get_rival (&mine);
  if (mine.at[mine.seat] < N_CELLS && mine.at[rival] < N_CELLS
      && crystal_page_is_near (mine.at[mine.seat], mine.at[rival]))
    return FALSE;
  alarm_begin (self, "challenge");
  alarm_give (self, "seat", mine.seat);
  alarm_give (self, "rival", rival);
  return TRUE;
}

static gboolean
make_challenge_wall (AlarmTry *self)
{
  Mine mine;
  int side;

  if (!crystal_page_read_ready (self, &mine)
      || (side = crystal_page_pick_side (self, &mine, is_wall_to_tile)) < 0)
    return FALSE;
  alarm_put (self, "at", crystal_page_get_rival (&mine), get_beside (&mine, side));
  alarm_begin (self, "challenge");
  alarm_give (self, "seat", mine.seat);
  alarm_give (self, "rival", crystal_page_get_rival (&mine));
  alarm_give_word (self, "means", "none");
  return TRUE;
}

static gboolean
make_full_hand (AlarmTry *self)
{
  Mine mine;

  if (!crystal_page_read (self, &mine) || !mine.is_free || alarm_get (self, "hand", mine.seat) == 0)
    return FALSE;
  alarm_put (self, "hand", mine.seat, 7 + (gint32) alarm_below (self, 5));
  alarm_begin (self, "end-turn");
  return TRUE;
}

/* Wins without what it takes. */
static gboolean
make_win (AlarmTry *self, gint32 crystals)
{
  Mine mine;

  if (!crystal_page_read (self, &mine) || !mine.is_free
      || (mine.at[mine.seat] < N_CELLS && mine.event[mine.at[mine.seat]] == TILE_IS_EXIT))
    return FALSE;
  alarm_put (self, "crystals", mine.seat, crystals);
  alarm_begin (self, "finish");
  alarm_give (self, "seat", mine.seat);
  return TRUE;
}

static gboolean
make_win_without (AlarmTry *self)
{
  return make_win (self, 0);
}

static gboolean
make_win_elsewhere (AlarmTry *self)
{
  return make_win (self, 1);
}

static gboolean
make_win_pending (AlarmTry *self)
{
  Mine mine;

  if (!crystal_page_read (self, &mine) || !alarm_is_phase (self, "event"))
    return FALSE;
  alarm_put (self, "crystals", mine.seat, 1);
  alarm_begin (self, "finish");
  alarm_give (self, "seat", mine.seat);
  return TRUE;
}

const AlarmKind crystal_walk_illegal[] = {
  ALARM_IMPOSSIBLE ("dig, where a tile lies", "dig.covered", make_covered),
  ALARM_ILLEGAL ("dig, behind a wall", "dig.no-opening", make_no_opening),
  ALARM_ILLEGAL ("dig, a tile that does not join", "dig.not-joined", make_not_joined),
  ALARM_ILLEGAL ("dig, not beside", "dig.not-adjacent", make_dig_far),
  ALARM_ILLEGAL ("dig, not straight ahead first", "dig.first-straight", make_not_straight),
  ALARM_IMPOSSIBLE ("dig, an empty bag", "dig.bag-empty", make_empty_bag),
  ALARM_ILLEGAL ("dig, a tile that is not there any more", "dig.type-gone", make_type_gone),
  ALARM_ILLEGAL ("step, through a wall", "step.wall", make_wall),
  ALARM_ILLEGAL ("step, where nothing lies", "step.undug", make_undug),
  ALARM_ILLEGAL ("step, onto rubble", "step.rubble", make_rubble),
  ALARM_ILLEGAL ("step, onto a mushroom", "step.mushroom", make_mushroom),
  ALARM_ILLEGAL ("step, not beside", "step.not-adjacent", make_far),
  ALARM_ILLEGAL ("step, a second one", "step.spent", make_spent),
  ALARM_ILLEGAL ("step, with something pending", "turn.event-open", make_pending),
  ALARM_ILLEGAL ("end-turn, with something pending", "turn.event-open", make_end_pending),
  ALARM_ILLEGAL ("portal, not from one", "portal.not-portal", make_no_portal),
  ALARM_ILLEGAL ("portal, the only one", "portal.*", make_lonely_portal),
  ALARM_ILLEGAL ("challenge, not beside", "duel.apart", make_challenge_far),
  ALARM_ILLEGAL ("challenge, through a wall", "duel.obstacle", make_challenge_wall),
  ALARM_ILLEGAL ("end-turn, more than six cards", "hand.over", make_full_hand),
  ALARM_ILLEGAL ("finish, without a crystal", "win.no-crystal", make_win_without),
  ALARM_ILLEGAL ("finish, not on an exit", "win.not-on-exit", make_win_elsewhere),
  ALARM_ILLEGAL ("finish, with something pending", "win.pending", make_win_pending),
  ALARM_END,
};

/* Legal moves */

static gboolean
make_dig (AlarmTry *self)
{
  return make_dig_beside (self, is_way_to_undug);
}

static gboolean
make_step (AlarmTry *self)
{
  int cell;

  return alarm_has_option (self, "walk_or_dig", "free")
         && make_step_beside (self, is_way_to_tile, &cell);
}

static gboolean
make_end (AlarmTry *self)
{
  Mine mine;
  gint32 over;

  if (!crystal_page_read (self, &mine) || !mine.is_free)
    return FALSE;
  over = alarm_get (self, "hand", mine.seat) - 6;
  alarm_begin (self, "end-turn");
  if (over > 0)
    alarm_give (self, "discards", over);
  return TRUE;
}

const AlarmKind crystal_walk_legal[] = {
  ALARM_LEGAL ("dig, beside and joined", make_dig),
  ALARM_LEGAL ("step, over an open joint", make_step),
  ALARM_LEGAL ("end-turn, at any time of the turn", make_end),
  ALARM_END,
};
