/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-table.h"

G_BEGIN_DECLS

/**
 * TmNodeKind:
 * @TM_NODE_SCENE: the root
 * @TM_NODE_BANNER: where we are, what happened, what comes next; `label` the sentence, `detail` the
 *   line below, children of kind @TM_NODE_STEP; its offer is the primary action
 * @TM_NODE_STEP: one step of the turn
 * @TM_NODE_MAT: the shared area; children are rows, piles, trays, grids
 * @TM_NODE_ROW: things side by side, under a label
 * @TM_NODE_CARD: a large card: band with `label`, picture `symbol`, foot of @TM_NODE_GLYPH children
 * @TM_NODE_NUMBER_CARD: a small card with a number (or a symbol), such as a power card
 * @TM_NODE_DIE: a die
 * @TM_NODE_PILE: a face-down pile of `value` things
 * @TM_NODE_SUPPLY: `value` things of a kind, open
 * @TM_NODE_GLYPH: a small mark: symbol and, if `has_value`, a number. On a seat it is a measure, such
 *   as strength, whose number always shows, be it 1: with a `max`, how much there can be. In a cell it is struck out
 *   when it is spent or done; without a symbol it is the mark of its seat, or `label` written out
 *   if that is a single letter or the seat is nobody's. With `edges`, on a cell of a mine, it is a
 *   mark at a side of that cell, such as a lock
 * @TM_NODE_SEAT: a seat panel: `label` the name, `detail` the role; children as below
 * @TM_NODE_COUNTER: a counter; `value`, `min`, `max`
 * @TM_NODE_CHIP: a small labelled thing a seat holds; `value` how many
 * @TM_NODE_BADGE: a distinction, such as first player
 * @TM_NODE_TRACK: a row of `max` boxes of which `value` are filled
 * @TM_NODE_GRID: a board of `max` columns; `label` its name; children are @TM_NODE_CELL, row by
 *   row. With a value (of 0) its last row is a margin: ways in below the board, drawn slim. With the
 *   role %TM_ROLE_STONE it is a mine: what its cells mean then is told below
 * @TM_NODE_CELL: a cell. `symbol`, `value` and up to four @TM_NODE_GLYPH children lie on it;
 *   `label` is all of it in one sentence, and only spoken; `detail` is the name of the place, such
 *   as C1. A `label` without `detail`, on a board without sides and on a cell without anything, is
 *   a word that is written on it. Its sides are in `edges`, `trail` and `edge_offers`. It is
 *   current where the team of `seat` stands, or what the game is about; done once it was visited;
 *   chosen if it can be the next
 * @TM_NODE_BUTTON: an action that no thing on the table stands for
 * @TM_NODE_TEXT: a sentence
 * @TM_NODE_SECRET: what only the seat may see; its children are shown while the holder looks
 * @TM_NODE_TRAY: a well in the shared area in which dice lie; `label`, `detail`, `max` how many it
 *   has room for, `option` its source
 * @TM_NODE_PANEL: a card beside the shared area about whoever is playing; `label`, `detail`,
 *   `symbol`; children are texts, tracks, buttons, chips; `option` its source
 * @TM_NODE_ODDS: a small table of chances; `label` the case, `detail` how exact they are; children
 *   are @TM_NODE_BAR
 * @TM_NODE_BAR: one chance: `value` of `max` equally likely cases
 * @TM_NODE_SHEET: a score sheet with a column for every seat; `label` its name; `value` the round
 *   that is played, of `max`, if there are several; children are @TM_NODE_LINE
 * @TM_NODE_LINE: a line of a score sheet: `label` its name, `detail` how it is worked out, `value`
 *   the round that it belongs to; without a value it holds for the whole match. Current if it
 *   decides. Children are @TM_NODE_ENTRY, one for each seat
 * @TM_NODE_ENTRY: what a seat has on a line: `value` the number, if there is one; `label` what was
 *   typed, if that is another text. Its offer writes there, and wants only the text
 * @TM_NODE_PAWN: a figure on a cell or at a door, of which it is a child: `label` who it is, `seat`
 *   its color and shape; `symbol` what it carries, `detail` that and all else about it in words. Has
 *   the turn, waits (it loses a turn), has fallen (dark: it lies on its side) or is out; up to four
 *   stand in one place
 * @TM_NODE_DOOR: a way in at the rim of a mine; a child of the grid, after all cells. Made by
 *   tm_scene_add_door(): `value` the cell it leads to, `edges` on which side of that cell it is,
 *   `seat` whose it is, `label` its name. Pawns and numbers stand there as on a cell; it is chosen if
 *   it can be the next
 *
 * What a node of a scene is.
 *
 * In a mine, a cell with the role %TM_ROLE_STONE is a tile that was laid, or lies there face down if
 * it is dark; one with %TM_ROLE_LIFE is overgrown; any other was never dug. `detail` is its name,
 * `symbol` what is printed on it, `label` that in a word or two: where its tunnels lead, what lies and
 * who stands there is put into words by whoever shows or prints the board. A tile that is spent bears
 * its symbol in vain; one that is current has a bright frame, such as an exit that was found. Its
 * glyphs are what lies there, with a `value` how many; those without a symbol are numbers, and say how
 * one may come there. With `trail`, `value` counts the steps that `seat` has gone.
 *
 * A glyph with `edges` not 0 lies at that side, over the mouth of the tunnel there, beside the up to
 * four in the middle; there is one for a side. Its `symbol` and `value` are drawn ("lock" 5), its role
 * tints it, and it is spent while the side is open; its `label` is all of that in words, and follows
 * the name of the side ("locked, 5 or more with speed").
 *
 * A mine whose grid has the symbol "map" is a dungeon that is laid out of cards. It has as many columns
 * and rows as the game adds cells for: all cards, and a ring of empty cells around them. A cell with
 * the role %TM_ROLE_STONE is a card: `label` is its name and written on it where there is room,
 * `symbol` (or %NULL) its kind, drawn small in a corner. A side with a tunnel is a gap in the wall
 * around it, one that is neither that nor untold is wall. A card that is done was visited by whoever
 * has the turn: its points are dimmed; one that is current is an entrance and has a bright frame. A
 * child of kind %TM_NODE_TEXT says more about the card, what kind it is first, and is only spoken.
 * Glyphs with a symbol and a value, and those of role %TM_ROLE_TRAP, are printed on the card, each in
 * its corner: peril (%TM_ROLE_WOUND), glory (%TM_ROLE_TREASURE), a hazard (%TM_ROLE_TRAP); their
 * `label` is all of it in words, the number included ("2 peril"). Other glyphs are tokens that lie
 * there; one without symbol and value is the letter that is its `label`, and `detail`, if there is any,
 * is spoken instead. Any other cell is felt: with %TM_STATE_CHOSEN the card in hand can be laid there.
 */
typedef enum
{
  TM_NODE_SCENE,
  TM_NODE_BANNER,
  TM_NODE_STEP,
  TM_NODE_MAT,
  TM_NODE_ROW,
  TM_NODE_CARD,
  TM_NODE_NUMBER_CARD,
  TM_NODE_DIE,
  TM_NODE_PILE,
  TM_NODE_SUPPLY,
  TM_NODE_GLYPH,
  TM_NODE_SEAT,
  TM_NODE_COUNTER,
  TM_NODE_CHIP,
  TM_NODE_BADGE,
  TM_NODE_TRACK,
  TM_NODE_GRID,
  TM_NODE_CELL,
  TM_NODE_BUTTON,
  TM_NODE_TEXT,
  TM_NODE_SECRET,
  TM_NODE_TRAY,
  TM_NODE_PANEL,
  TM_NODE_ODDS,
  TM_NODE_BAR,
  TM_NODE_SHEET,
  TM_NODE_LINE,
  TM_NODE_ENTRY,
  TM_NODE_PAWN,
  TM_NODE_DOOR,
} TmNodeKind;

/**
 * TmNodeState:
 * @TM_STATE_CURRENT: the one the game is about now
 * @TM_STATE_DONE: settled
 * @TM_STATE_DARK: face down
 * @TM_STATE_CHOSEN: laid, picked, selected
 * @TM_STATE_SPENT: used up; shown as an outline in its place
 * @TM_STATE_OUT: out of the game
 * @TM_STATE_WAITING: holds back for now
 * @TM_STATE_TURN: the seat that may act
 * @TM_STATE_WARNING: in danger
 *
 * What holds for a node just now; several can.
 */
typedef enum
{
  TM_STATE_CURRENT = 1 << 0,
  TM_STATE_DONE = 1 << 1,
  TM_STATE_DARK = 1 << 2,
  TM_STATE_CHOSEN = 1 << 3,
  TM_STATE_SPENT = 1 << 4,
  TM_STATE_OUT = 1 << 5,
  TM_STATE_WAITING = 1 << 6,
  TM_STATE_TURN = 1 << 7,
  TM_STATE_WARNING = 1 << 8,
} TmNodeState;

/**
 * TmSide:
 * @TM_SIDE_UP: the upper side
 * @TM_SIDE_RIGHT: the right side
 * @TM_SIDE_DOWN: the lower side
 * @TM_SIDE_LEFT: the left side
 *
 * A side of a cell; there are %TM_N_SIDES of them.
 */
typedef enum
{
  TM_SIDE_UP,
  TM_SIDE_RIGHT,
  TM_SIDE_DOWN,
  TM_SIDE_LEFT,
} TmSide;

#define TM_N_SIDES 4

/**
 * TmEdgeFlags:
 * @TM_EDGE_WALL: a wall
 * @TM_EDGE_ADDED: the wall was not printed but put or drawn there in the course of the match
 * @TM_EDGE_WATER: water
 * @TM_EDGE_PASSAGE: a way out: the mouth of a tunnel, an entrance
 * @TM_EDGE_LIT: something can be done with it now
 * @TM_EDGE_TUNNEL: a tunnel leads out of this cell on this side; in a mine, a passage is what breaks
 *   through to the neighbor where there was no tunnel
 * @TM_EDGE_UNTOLD: nobody has told yet whether a tunnel does
 *
 * What there is on one side of a cell; a wall may stand in water. Where two cells meet, either can
 * say it, and it is drawn once; but tunnels are each cell's own, and two of them join.
 */
typedef enum
{
  TM_EDGE_WALL = 1 << 0,
  TM_EDGE_ADDED = 1 << 1,
  TM_EDGE_WATER = 1 << 2,
  TM_EDGE_PASSAGE = 1 << 3,
  TM_EDGE_LIT = 1 << 4,
  TM_EDGE_TUNNEL = 1 << 5,
  TM_EDGE_UNTOLD = 1 << 6,
} TmEdgeFlags;

/* The bits of `edges` that say what there is on a side, and the way back. */
#define TM_EDGE(side, flags) ((guint32) (flags) << (8 * (guint) (side)))
#define TM_EDGE_GET(edges, side) ((guint) ((edges) >> (8 * (guint) (side)) & 0xff))

/**
 * TmNode:
 * @kind: what it is
 * @label: its name or sentence
 * @detail: a second line
 * @symbol: (nullable): name of a symbol
 * @role: what it means
 * @state: set of [flags@TmNodeState]
 * @seat: whose it is, or %TM_NO_SEAT
 * @has_value: whether @value says something
 * @value: the number
 * @min: the smallest it can be
 * @max: the largest it can be, or how many there are
 * @step: how far + and − go on a counter; 0: to the next number
 * @slot: the counter behind it, so that it can be set by hand; -1: none
 * @piece: the piece behind it; -1: none
 * @offer: index of the offer that touching it makes; -1: none
 * @is_pickable: whether touching it picks its piece for the move to come, or drops it
 * @option: index of an option that can be switched here, such as the source of a tray; -1: none
 * @edges: of a cell: what there is on its sides, each a [flags@TmEdgeFlags] put in its place by
 *   TM_EDGE(); of a door, and of a glyph on a cell of a mine: which side of its cell it is on
 * @trail: of a cell: the sides, as bits `1 << side`, towards which the way of `seat` leads from its
 *   middle
 * @edge_offers: of a cell: by [enum@TmSide], index of the offer that touching that side makes; -1:
 *   none
 * @parent: index of the parent node
 * @first_child: index of the first child; 0: none
 * @last_child: index of the last child; 0: none
 * @next: index of the next sibling; 0: none
 *
 * A node of a scene. The links between nodes are the scene's; games set the rest.
 */
typedef struct
{
  TmNodeKind kind;
  TmText label;
  TmText detail;
  const char *symbol;
  TmRole role;
  guint state;
  int seat;
  gboolean has_value;
  gint32 value;
  gint32 min;
  gint32 max;
  guint step;
  int slot;
  int piece;
  int offer;
  gboolean is_pickable;
  int option;
  guint32 edges;
  guint trail;
  gint edge_offers[TM_N_SIDES];
  guint parent;
  guint first_child;
  guint last_child;
  guint next;
} TmNode;

/**
 * TmScene:
 *
 * What a viewer sees of a table, as data: a tree of nodes. What the viewer may not see is not in
 * it.
 */
typedef struct _TmScene TmScene;
typedef struct _TmOffers TmOffers;

TmScene *
tm_scene_new (const TmTable *table, const TmOffers *offers, int viewer) G_GNUC_WARN_UNUSED_RESULT;
void tm_scene_free (TmScene *self);

const TmTable *tm_scene_get_table (const TmScene *self);
const TmOffers *tm_scene_get_offers (const TmScene *self);
int tm_scene_get_viewer (const TmScene *self);

/* Building: for games. Pointers stay valid until the next node is added. */
TmNode *tm_scene_add (TmScene *self, guint parent, TmNodeKind kind, TmText label);
guint tm_scene_get_last (const TmScene *self);
TmNode *tm_scene_edit_node (TmScene *self, guint node);
void tm_node_set_value (TmNode *self, gint32 value, gint32 max);
TmNode *tm_scene_add_banner (TmScene *self, TmText label, TmText detail);
TmNode *tm_scene_add_symbol (
    TmScene *self, guint parent, TmNodeKind kind, TmText label, const char *symbol, TmRole role);
TmNode *tm_scene_add_step (TmScene *self, guint banner, TmText label, guint phase);
TmNode *tm_scene_add_counter (TmScene *self, guint parent, guint counter, int seat);
TmNode *
tm_scene_add_piece (TmScene *self, guint parent, TmNodeKind kind, guint piece, TmText label);
TmNode *tm_scene_add_action (TmScene *self, guint parent, TmNodeKind kind, guint offer);
TmNode *tm_scene_add_pawn (TmScene *self, guint parent, int seat, TmText label);
TmNode *
tm_scene_add_door (TmScene *self, guint grid, guint cell, TmSide side, int seat, TmText label);
TmNode *tm_scene_add_number (TmScene *self, guint parent, gint32 number, TmText label);
TmNode *tm_scene_add_mark (
    TmScene *self, guint cell, TmSide side, TmText label, const char *symbol, gint32 value);

/* Reading */
guint tm_scene_get_n_nodes (const TmScene *self);
const TmNode *tm_scene_get_node (const TmScene *self, guint node);
gboolean tm_scene_equal (const TmScene *self, const TmScene *other);
char *tm_scene_dup_text (const TmScene *self) G_GNUC_WARN_UNUSED_RESULT;
const char *tm_node_kind_get_id (TmNodeKind kind);
const char *tm_role_get_id (TmRole role);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TmScene, tm_scene_free)

G_END_DECLS
