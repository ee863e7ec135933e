/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-scene.h"

#include "tm-game.h"

struct _TmScene
{
  TmTable *table;
  const TmOffers *offers;
  int viewer;
  GArray *nodes;
};

static const char *const kind_ids[] = {
  [TM_NODE_SCENE] = "scene",
  [TM_NODE_BANNER] = "banner",
  [TM_NODE_STEP] = "step",
  [TM_NODE_MAT] = "mat",
  [TM_NODE_ROW] = "row",
  [TM_NODE_CARD] = "card",
  [TM_NODE_NUMBER_CARD] = "number-card",
  [TM_NODE_DIE] = "die",
  [TM_NODE_PILE] = "pile",
  [TM_NODE_SUPPLY] = "supply",
  [TM_NODE_GLYPH] = "glyph",
  [TM_NODE_SEAT] = "seat",
  [TM_NODE_COUNTER] = "counter",
  [TM_NODE_CHIP] = "chip",
  [TM_NODE_BADGE] = "badge",
  [TM_NODE_TRACK] = "track",
  [TM_NODE_GRID] = "grid",
  [TM_NODE_CELL] = "cell",
  [TM_NODE_BUTTON] = "button",
  [TM_NODE_TEXT] = "text",
  [TM_NODE_SECRET] = "secret",
  [TM_NODE_TRAY] = "tray",
  [TM_NODE_PANEL] = "panel",
  [TM_NODE_ODDS] = "odds",
  [TM_NODE_BAR] = "bar",
  [TM_NODE_SHEET] = "sheet",
  [TM_NODE_LINE] = "line",
  [TM_NODE_ENTRY] = "entry",
  [TM_NODE_PAWN] = "pawn",
  [TM_NODE_DOOR] = "door",
};

static const char *const role_ids[] = {
  [TM_ROLE_NONE] = "none",       [TM_ROLE_WOUND] = "wound", [TM_ROLE_TREASURE] = "treasure",
  [TM_ROLE_MAGIC] = "magic",     [TM_ROLE_STONE] = "stone", [TM_ROLE_LIFE] = "life",
  [TM_ROLE_MONSTER] = "monster", [TM_ROLE_TRAP] = "trap",   [TM_ROLE_VAULT] = "vault",
};

/**
 * tm_node_kind_get_id:
 * @kind: a kind of node
 *
 * Gets the name of a kind of node on the command line.
 *
 * Returns: (transfer none): the name
 */
const char *
tm_node_kind_get_id (TmNodeKind kind)
{
  return kind_ids[kind];
}

/**
 * tm_role_get_id:
 * @role: a role
 *
 * Gets the name of a role on the command line.
 *
 * Returns: (transfer none): the name
 */
const char *
tm_role_get_id (TmRole role)
{
  return role_ids[role];
}

/* Nodes begin as zeros, paddings included, so that scenes can be compared byte by byte. */
static TmNode *
append_node (TmScene *self, TmNodeKind kind, TmText label)
{
  TmNode *node;

  g_array_set_size (self->nodes, self->nodes->len + 1);
  node = &g_array_index (self->nodes, TmNode, self->nodes->len - 1);
  node->kind = kind;
  node->label = label;
  node->seat = TM_NO_SEAT;
  node->slot = -1;
  node->piece = -1;
  node->offer = -1;
  node->option = -1;
  for (guint side = 0; side < TM_N_SIDES; side++)
    node->edge_offers[side] = -1;
  return node;
}

/**
 * tm_scene_new:
 * @table: a table; the scene keeps a copy
 * @offers: (nullable): what can be recorded now; must outlive the scene. %NULL: nothing can,
 *   because an earlier position is shown
 * @viewer: a seat, or %TM_NO_SEAT for what everybody may see
 *
 * Has the game show the table.
 *
 * Returns: (transfer full): the scene
 */
TmScene *
tm_scene_new (const TmTable *table, const TmOffers *offers, int viewer)
{
  TmScene *self = g_new0 (TmScene, 1);

  self->table = tm_table_dup (table);
  self->offers = offers;
  self->viewer = viewer;
  self->nodes = g_array_sized_new (FALSE, TRUE, sizeof (TmNode), 128);
  append_node (self, TM_NODE_SCENE, TM_TEXT_NONE);
  tm_box_get_game (tm_table_get_box (table))->present (self);
  return self;
}

/**
 * tm_scene_free:
 * @self: (transfer full): a scene
 *
 * Frees the scene. The offers are left alone.
 */
void
tm_scene_free (TmScene *self)
{
  tm_table_free (self->table);
  g_array_unref (self->nodes);
  g_free (self);
}

/**
 * tm_scene_get_table:
 * @self: a scene
 *
 * Gets the table that is shown.
 *
 * Returns: (transfer none): the scene's copy of the table
 */
const TmTable *
tm_scene_get_table (const TmScene *self)
{
  return self->table;
}

/**
 * tm_scene_get_offers:
 * @self: a scene
 *
 * Gets what can be recorded in this position.
 *
 * Returns: (transfer none) (nullable): the offers; %NULL if an earlier position is shown
 */
const TmOffers *
tm_scene_get_offers (const TmScene *self)
{
  return self->offers;
}

/**
 * tm_scene_get_viewer:
 * @self: a scene
 *
 * Gets for whom the scene is made.
 *
 * Returns: a seat, or %TM_NO_SEAT for everybody
 */
int
tm_scene_get_viewer (const TmScene *self)
{
  return self->viewer;
}

/**
 * tm_scene_add:
 * @self: a scene
 * @parent: index of the parent, 0 for the root
 * @kind: kind of the node
 * @label: its label
 *
 * Adds a node as the last child of its parent, with the parent's seat.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add (TmScene *self, guint parent, TmNodeKind kind, TmText label)
{
  guint index = self->nodes->len;
  TmNode *node = append_node (self, kind, label);
  TmNode *above = &g_array_index (self->nodes, TmNode, parent);

  node->parent = parent;
  node->seat = above->seat;
  if (above->first_child == 0)
    above->first_child = index;
  else
    g_array_index (self->nodes, TmNode, above->last_child).next = index;
  above->last_child = index;
  return node;
}

/**
 * tm_scene_get_last:
 * @self: a scene
 *
 * Gets the node that was added last, to give it children.
 *
 * Returns: the index of the node
 */
guint
tm_scene_get_last (const TmScene *self)
{
  return self->nodes->len - 1;
}

/**
 * tm_scene_edit_node:
 * @self: a scene
 * @node: index of a node
 *
 * Gets a node of a scene that is being built, to set more of it.
 *
 * Returns: (transfer none): the node, until the next one is added
 */
TmNode *
tm_scene_edit_node (TmScene *self, guint node)
{
  g_return_val_if_fail (node < self->nodes->len, NULL);

  return &g_array_index (self->nodes, TmNode, node);
}

/**
 * tm_node_set_value:
 * @self: a node
 * @value: what it says
 * @max: the largest it can be, or how many there are
 *
 * Gives a node a number.
 */
void
tm_node_set_value (TmNode *self, gint32 value, gint32 max)
{
  self->has_value = TRUE;
  self->value = value;
  self->max = max;
}

/**
 * tm_scene_add_banner:
 * @self: a scene
 * @label: where we are and what comes next
 * @detail: the line below
 *
 * Adds the banner; it makes the primary offer.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add_banner (TmScene *self, TmText label, TmText detail)
{
  TmNode *node = tm_scene_add (self, 0, TM_NODE_BANNER, label);

  node->detail = detail;
  if (self->offers != NULL)
    node->offer = tm_offers_get_primary (self->offers);
  return node;
}

/**
 * tm_scene_add_symbol:
 * @self: a scene
 * @parent: index of the parent
 * @kind: kind of the node
 * @label: its label
 * @symbol: (nullable): name of a symbol
 * @role: what it means
 *
 * Adds a node with a symbol, such as a glyph or a badge.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add_symbol (
    TmScene *self, guint parent, TmNodeKind kind, TmText label, const char *symbol, TmRole role)
{
  TmNode *node = tm_scene_add (self, parent, kind, label);

  node->symbol = symbol;
  node->role = role;
  return node;
}

/**
 * tm_scene_add_step:
 * @self: a scene
 * @banner: index of the banner
 * @label: what the step is called
 * @phase: its phase; steps are in the order of their phases
 *
 * Adds a step of the turn: current in its phase, done in later ones.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add_step (TmScene *self, guint banner, TmText label, guint phase)
{
  guint now = tm_table_get_phase (self->table);
  TmNode *node = tm_scene_add (self, banner, TM_NODE_STEP, label);

  node->state = now == phase ? TM_STATE_CURRENT : now > phase ? TM_STATE_DONE : 0;
  return node;
}

/**
 * tm_scene_add_counter:
 * @self: a scene
 * @parent: index of the parent
 * @counter: index of a counter of the kit
 * @seat: whose, or %TM_NO_SEAT for a shared one
 *
 * Adds a counter just as the kit declares it and the table has it.
 *
 * Returns: (transfer none): the node
 */
TmNode *
tm_scene_add_counter (TmScene *self, guint parent, guint counter, int seat)
{
  TmBox *box = tm_table_get_box (self->table);
  const TmCounterSpec *spec = &tm_box_get_kit (box)->counters[counter];
  TmNode *node = tm_scene_add (self, parent, TM_NODE_COUNTER, tm_text (spec->name));

  node->slot = tm_box_get_counter_slot (box, counter, seat);
  node->seat = seat;
  node->symbol = spec->symbol;
  node->role = spec->role;
  node->has_value = TRUE;
  node->value = tm_table_get_slots (self->table)[node->slot];
  node->min = spec->min;
  node->max = tm_box_get_counter_max (box, counter);
  return node;
}

/**
 * tm_scene_add_piece:
 * @self: a scene
 * @parent: index of the parent
 * @kind: kind of the node
 * @piece: a piece
 * @label: its label
 *
 * Adds a node for a piece; touching it makes the offer that is touched through the piece, or else
 * picks the piece if that is possible. A piece that is picked is %TM_STATE_CHOSEN.
 *
 * Returns: (transfer none): the node
 */
TmNode *
tm_scene_add_piece (TmScene *self, guint parent, TmNodeKind kind, guint piece, TmText label)
{
  TmNode *node = tm_scene_add (self, parent, kind, label);

  node->piece = piece;
  if (self->offers == NULL)
    return node;
  node->offer = tm_offers_find_piece (self->offers, piece);
  node->is_pickable = node->offer < 0 && tm_offers_is_pickable (self->offers, piece);
  if (tm_picks_has (tm_offers_get_picks (self->offers), piece))
    node->state |= TM_STATE_CHOSEN;
  return node;
}

/**
 * tm_scene_add_action:
 * @self: a scene that has offers
 * @parent: index of the parent
 * @kind: kind of the node
 * @offer: index of an offer
 *
 * Adds a node that makes an offer, under the offer's label.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add_action (TmScene *self, guint parent, TmNodeKind kind, guint offer)
{
  const TmOffer *found = tm_offers_get (self->offers, offer);
  TmNode *node = tm_scene_add (self, parent, kind, found->label);

  node->offer = offer;
  if (found->seat != TM_NO_SEAT)
    node->seat = found->seat;
  return node;
}

/**
 * tm_scene_add_pawn:
 * @self: a scene
 * @parent: index of a cell or a door
 * @seat: whose it is
 * @label: who it is, such as the name of the player
 *
 * Adds a figure that stands on a cell or at a door.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add_pawn (TmScene *self, guint parent, int seat, TmText label)
{
  TmNode *node = tm_scene_add (self, parent, TM_NODE_PAWN, label);

  node->seat = seat;
  return node;
}

/**
 * tm_scene_add_door:
 * @self: a scene
 * @grid: index of a mine that has all its cells
 * @cell: the cell that it leads to, counted row by row from 0
 * @side: the side of that cell on which it is: one at the rim
 * @seat: whose it is, or %TM_NO_SEAT
 * @label: its name
 *
 * Adds a way in beside a board.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add_door (TmScene *self, guint grid, guint cell, TmSide side, int seat, TmText label)
{
  TmNode *node = tm_scene_add (self, grid, TM_NODE_DOOR, label);

  node->seat = seat;
  tm_node_set_value (node, (gint32) cell, 0);
  node->edges = TM_EDGE (side, TM_EDGE_TUNNEL);
  return node;
}

/**
 * tm_scene_add_number:
 * @self: a scene
 * @parent: index of a cell or a door
 * @number: a number, such as a die that leads there
 * @label: what it says, for those who hear the board instead of seeing it
 *
 * Adds a numbered badge to a place. It can have several.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add_number (TmScene *self, guint parent, gint32 number, TmText label)
{
  TmNode *node = tm_scene_add (self, parent, TM_NODE_GLYPH, label);

  tm_node_set_value (node, number, 0);
  node->state = TM_STATE_CHOSEN;
  return node;
}

/**
 * tm_scene_add_mark:
 * @self: a scene
 * @cell: index of a cell of a mine
 * @side: the side of it at which the mark lies
 * @label: what it says in words, after the name of the side: "locked, 5 or more with speed"
 * @symbol: name of a symbol, such as "lock"
 * @value: the number beside it; 0: none
 *
 * Adds a mark over the mouth of a tunnel. A side can have one.
 *
 * Returns: (transfer none): the node, until the next is added
 */
TmNode *
tm_scene_add_mark (
    TmScene *self, guint cell, TmSide side, TmText label, const char *symbol, gint32 value)
{
  TmNode *node = tm_scene_add_symbol (self, cell, TM_NODE_GLYPH, label, symbol, TM_ROLE_NONE);

  node->edges = TM_EDGE (side, TM_EDGE_TUNNEL);
  if (value != 0)
    tm_node_set_value (node, value, 0);
  return node;
}

/**
 * tm_scene_get_n_nodes:
 * @self: a scene
 *
 * Counts the nodes, the root included.
 *
 * Returns: the number of nodes, at least 1
 */
guint
tm_scene_get_n_nodes (const TmScene *self)
{
  return self->nodes->len;
}

/**
 * tm_scene_get_node:
 * @self: a scene
 * @node: index of a node, below tm_scene_get_n_nodes(); 0 is the root
 *
 * Gets a node.
 *
 * Returns: (transfer none): the node
 */
const TmNode *
tm_scene_get_node (const TmScene *self, guint node)
{
  g_return_val_if_fail (node < self->nodes->len, NULL);
  return &g_array_index (self->nodes, TmNode, node);
}

/**
 * tm_scene_equal:
 * @self: a scene
 * @other: another of the same box
 *
 * Compares two scenes node by node, offers included.
 *
 * Returns: whether the same can be seen and done in both
 */
gboolean
tm_scene_equal (const TmScene *self, const TmScene *other)
{
  if (self->nodes->len != other->nodes->len)
    return FALSE;
  for (guint i = 0; i < self->nodes->len; i++)
    /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison): a node begins as zeros */
    if (memcmp (&g_array_index (self->nodes, TmNode, i), &g_array_index (other->nodes, TmNode, i),
                sizeof (TmNode))
        != 0)
      return FALSE;
  return TRUE;
}

static void
append_state (GString *text, guint state)
{
  static const struct
  {
    TmNodeState state;
    const char *mark;
  } marks[] = {
    { TM_STATE_CURRENT, " <" }, { TM_STATE_DONE, " /" },    { TM_STATE_CHOSEN, " *" },
    { TM_STATE_SPENT, " -" },   { TM_STATE_OUT, " x" },     { TM_STATE_WAITING, " …" },
    { TM_STATE_TURN, " >" },    { TM_STATE_WARNING, " !" }, { TM_STATE_DARK, " ?" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (state & marks[i].state)
      g_string_append (text, marks[i].mark);
}

static void
append_words (GString *text, const TmText *words, const TmBox *box, const char *before)
{
  g_autofree char *string = tm_text_dup_string (words, box);

  if (*string != '\0')
    g_string_append_printf (text, "%s%s", before, string);
}

static void
append_flags (GString *text, guint flags)
{
  static const struct
  {
    TmEdgeFlags flag;
    char mark;
  } marks[] = {
    { TM_EDGE_WALL, '#' },    { TM_EDGE_ADDED, '+' }, { TM_EDGE_WATER, '~' },
    { TM_EDGE_PASSAGE, '=' }, { TM_EDGE_LIT, '*' },   { TM_EDGE_TUNNEL, ':' },
    { TM_EDGE_UNTOLD, '?' },
  };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (flags & marks[i].flag)
      g_string_append_c (text, marks[i].mark);
}

static const char *const arrows[TM_N_SIDES] = { "↑", "→", "↓", "←" };

/* What is on each side of a cell, and, behind a dot, where the way leads. */
static void
append_sides (GString *text, const TmNode *node)
{
  for (guint side = 0; side < TM_N_SIDES; side++)
    if (TM_EDGE_GET (node->edges, side) != 0)
      {
        g_string_append_printf (text, " %s", arrows[side]);
        append_flags (text, TM_EDGE_GET (node->edges, side));
      }
  if (node->trail != 0)
    g_string_append (text, " ·");
  for (guint side = 0; side < TM_N_SIDES; side++)
    if ((node->trail >> side & 1) != 0)
      g_string_append (text, arrows[side]);
}

/* A mark at a side of a cell stands behind that side. */
static void
append_mark_side (GString *text, const TmNode *node)
{
  for (guint side = 0; side < TM_N_SIDES && node->kind == TM_NODE_GLYPH; side++)
    if (TM_EDGE_GET (node->edges, side) != 0)
      g_string_append_printf (text, "%s ", arrows[side]);
}

/* The words of a mark, and of what is printed on a card of a dungeon, have told its number. */
static gboolean
has_told_value (const TmScene *self, const TmNode *node)
{
  const TmNode *above = tm_scene_get_node (self, node->parent);
  const TmNode *grid = tm_scene_get_node (self, above->parent);

  if (node->kind != TM_NODE_GLYPH || above->kind != TM_NODE_CELL || tm_text_is_empty (&node->label))
    return FALSE;
  return node->edges != 0
         || (node->symbol != NULL && grid->role == TM_ROLE_STONE
             && g_strcmp0 (grid->symbol, "map") == 0);
}

static void
append_line (const TmScene *self, GString *text, const TmNode *node, guint depth)
{
  const TmBox *box = tm_table_get_box (self->table);
  gboolean is_cell = node->kind == TM_NODE_CELL;

  for (guint i = 1; i < depth; i++)
    g_string_append (text, "  ");
  append_mark_side (text, node);
  append_words (text, is_cell && tm_text_is_empty (&node->label) ? &node->detail : &node->label,
                box, "");
  if (node->has_value
      && (node->kind == TM_NODE_COUNTER || node->kind == TM_NODE_TRACK
          || node->kind == TM_NODE_BAR))
    g_string_append_printf (text, " %d / %d", node->value, node->max);
  else if (node->has_value && node->kind != TM_NODE_GRID && !has_told_value (self, node))
    g_string_append_printf (text, " %d", node->value);
  append_state (text, node->state);
  if (is_cell)
    append_sides (text, node);
  else
    append_words (text, &node->detail, box, " — ");
  g_string_append_c (text, '\n');
}

static gboolean
is_in_mine (const TmScene *self, const TmNode *node)
{
  const TmNode *above = tm_scene_get_node (self, node->parent);

  return above->kind == TM_NODE_GRID && above->role == TM_ROLE_STONE;
}

/* The sentence of a cell has told what lies on it; in a mine it is only a name. */
static gboolean
is_told (const TmScene *self, const TmNode *node)
{
  return node->kind == TM_NODE_CELL && !tm_text_is_empty (&node->label) && !is_in_mine (self, node);
}

/* Rock that was never dug, and where nothing can be done. */
static gboolean
is_plain_rock (const TmNode *node)
{
  return node->kind == TM_NODE_CELL && node->role == TM_ROLE_NONE && node->state == 0
         && node->edges == 0 && node->trail == 0 && node->first_child == 0 && node->offer < 0
         && !node->has_value && node->symbol == NULL && tm_text_is_empty (&node->label);
}

/* A cell of a mine by its name, a door by the side of the cell it leads to. */
static void
append_mine_line (const TmScene *self, GString *text, const TmNode *node, guint depth)
{
  const TmBox *box = tm_table_get_box (self->table);
  const TmNode *place = node;

  if (node->kind == TM_NODE_DOOR)
    {
      guint cell = tm_scene_get_node (self, node->parent)->first_child;

      for (gint32 i = 0; i < node->value && cell != 0; i++)
        cell = tm_scene_get_node (self, cell)->next;
      place = tm_scene_get_node (self, cell);
    }
  for (guint i = 1; i < depth; i++)
    g_string_append (text, "  ");
  append_words (text, &place->detail, box, "");
  for (guint side = 0; side < TM_N_SIDES && node->kind == TM_NODE_DOOR; side++)
    if (TM_EDGE_GET (node->edges, side) != 0)
      g_string_append (text, arrows[side]);
  append_words (text, &node->label, box, tm_text_is_empty (&place->detail) ? "" : " ");
  if (node->has_value && node->kind == TM_NODE_CELL)
    g_string_append_printf (text, " %d", node->value);
  append_state (text, node->state);
  if (node->kind == TM_NODE_CELL)
    append_sides (text, node);
  g_string_append_c (text, '\n');
}

/* A line of a score sheet stands in one line, seats side by side. */
static void
append_entries (const TmScene *self, GString *text, const TmNode *line, guint depth)
{
  const TmBox *box = tm_table_get_box (self->table);
  const TmNode *entry;

  for (guint i = 1; i < depth; i++)
    g_string_append (text, "  ");
  if (line->has_value)
    g_string_append_printf (text, "%d. ", line->value);
  append_words (text, &line->label, box, "");
  append_state (text, line->state);
  for (guint child = line->first_child; child != 0; child = entry->next)
    {
      g_autofree char *typed = NULL;

      entry = tm_scene_get_node (self, child);
      typed = tm_text_dup_string (&entry->label, box);
      g_string_append_printf (text, "%s%s", child == line->first_child ? ": " : " | ", typed);
      if (entry->has_value)
        g_string_append_printf (text, "%s%d", *typed != '\0' ? " = " : "", entry->value);
      else if (*typed == '\0')
        g_string_append (text, "·");
      append_state (text, entry->state);
    }
  append_words (text, &line->detail, box, " — ");
  g_string_append_c (text, '\n');
}

static void
append_tree (const TmScene *self, GString *text, guint index, guint depth)
{
  const TmNode *node = tm_scene_get_node (self, index);

  if (node->kind == TM_NODE_LINE)
    {
      append_entries (self, text, node, depth);
      return;
    }
  if (depth > 0 && is_in_mine (self, node))
    {
      if (is_plain_rock (node))
        return;
      append_mine_line (self, text, node, depth);
    }
  /* A track without a label draws the counter before it once more. */
  else if (depth > 0 && !(node->kind == TM_NODE_TRACK && tm_text_is_empty (&node->label)))
    append_line (self, text, node, depth);
  if (is_told (self, node))
    return;
  for (guint child = node->first_child; child != 0; child = tm_scene_get_node (self, child)->next)
    append_tree (self, text, child, depth + 1);
}

/**
 * tm_scene_dup_text:
 * @self: a scene
 *
 * Prints the scene as indented lines.
 *
 * Returns: (transfer full): the text
 */
char *
tm_scene_dup_text (const TmScene *self)
{
  GString *text = g_string_new (NULL);

  append_tree (self, text, 0, 0);
  return g_string_free (text, FALSE);
}
