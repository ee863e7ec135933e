/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-brush.h"
#include "tm-match.h"
#include "tm-scene.h"

G_BEGIN_DECLS

/* What is printed on the owner's copy of a game and has to be told once: "Your box". It is kept as lists
 * of records, one option of the game for each page. A record is a short text "key=value"; what it means
 * is the game's. A match begins with the records of the box, its moves may teach more, and what a
 * table knows can be spelled as records again. */

/**
 * TmPrintedPage:
 * @id: name in files
 * @name: name for people, an `N_()` string
 * @symbol: name of a symbol
 * @option: index of the option of the game that has the records
 * @is_board: whether it is edited by touching a board; else by a list of entries
 *
 * One part of the box, such as the score sheet or the monster cards.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *symbol;
  guint option;
  gboolean is_board;
} TmPrintedPage;

/**
 * TmPrintedEntry:
 * @label: what it is, such as "Gem track"
 * @detail: what is told of it, in a few words
 * @symbol: (nullable): name of a symbol
 * @move: the move that teaches it
 * @args: its parameters with what is told already
 * @fixed: set of parameters that say what is taught and are not asked for
 * @n_known: how many of its values are told
 * @n_values: how many it has
 * @is_suggested: whether nothing of it is told yet and @args hold what a rulebook's text suggests:
 *   it is counted as not told until somebody saves it
 *
 * Something printed that is told in a form: the parameters of a move that teaches it.
 */
typedef struct
{
  TmText label;
  TmText detail;
  const char *symbol;
  guint move;
  TmArgs args;
  guint32 fixed;
  guint n_known;
  guint n_values;
  gboolean is_suggested;
} TmPrintedEntry;

/**
 * TmPrinted:
 * @pages: (array length=n_pages): the parts of the box
 * @n_pages: how many there are
 * @brushes: (array length=n_brushes): what can be put on the board
 * @n_brushes: how many there are
 * @count_entries: how many entries a page has
 * @get_entry: fills in an entry of a page
 * @paint: (nullable): needed for boards: the move that a touch with a brush makes; %FALSE: nothing can be put there. @side is of
 *   [enum@TmSide], -1 for a cell
 * @present: (nullable): needed for boards: adds the board of a page to a scene, a node of kind %TM_NODE_GRID; @brush (-1: none) and
 *   its @choices say which edges are lit and which layer is shown
 * @report: adds sentences about what does not make sense yet to @remarks (of [struct@TmText]), and
 *   says how much of the page is told
 * @list: the records that spell what a table knows
 *
 * The box of a game, for the editors of the fronts.
 */
struct _TmPrinted
{
  const TmPrintedPage *pages;
  guint n_pages;
  const TmBrush *brushes;
  guint n_brushes;
  guint (*count_entries) (const TmTable *table, guint page);
  void (*get_entry) (const TmTable *table, guint page, guint index, TmPrintedEntry *entry);
  gboolean (*paint) (
      const TmTable *table, guint brush, const TmArgs *choices, guint cell, int side, TmMove *move);
  void (*present) (TmScene *scene, guint page, int brush, const TmArgs *choices);
  void (*report) (
      const TmTable *table, guint page, GArray *remarks, guint *n_known, guint *n_values);
  GStrv (*list) (const TmTable *table, guint page);
};

typedef struct _TmPrinted TmPrinted;

GStrv tm_printed_list (const TmTable *table, guint page) G_GNUC_WARN_UNUSED_RESULT;
GStrv tm_printed_merge (const char *const *box, const char *const *before, const char *const *after)
    G_GNUC_WARN_UNUSED_RESULT;
guint32 tm_printed_find_taught (const TmTable *before, const TmTable *after);

G_END_DECLS
