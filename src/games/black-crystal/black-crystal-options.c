/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Variants, sources of chance, one option for every point that the rulebook leaves open, and what is
 * printed on the owner's tiles and cards. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "black-crystal-private.h"
#include "tm-text.h"

#define MAX_RECORDS 400

const TmWord crystal_map_words[] = {
  [MAP_ON] = { "on", N_ ("kept here"), NULL },
  [MAP_OFF] = { "off", N_ ("only on the table"), NULL },
};

static const TmWord hands[] = {
  [HANDS_HIDDEN] = { "hidden", N_ ("secret"), NULL },
  [HANDS_OPEN] = { "open", N_ ("open on the table"), NULL },
};

static const TmWord walk_or_dig[] = {
  [WALK_FREE] = { "free", N_ ("as one likes"), NULL },
  [WALK_DIG_FIRST] = { "dig-first", N_ ("dig while there is something to dig"), NULL },
};

static const TmWord flee_die[] = {
  [FLEE_DIE_NATURAL] = { "natural", N_ ("what the die shows"), NULL },
  [FLEE_DIE_TOTAL] = { "total", N_ ("with all boosts"), NULL },
};

static const TmWord flee_tie[] = {
  [FLEE_TIE_FLEER] = { "fleer", N_ ("who flees chooses"), NULL },
  [FLEE_TIE_NEXT] = { "next", N_ ("the next player chooses"), NULL },
};

static const TmWord flee_none[] = {
  [FLEE_NONE_STAY_SKIP] = { "stay-skip", N_ ("stays and loses a turn"), NULL },
  [FLEE_NONE_NONE] = { "none", N_ ("just stays"), NULL },
};

static const TmWord entrance_step[] = {
  [ENTRANCE_STEP_COUNTED] = { "counted", N_ ("counts as a step"), NULL },
  [ENTRANCE_STEP_NOT] = { "not", N_ ("does not count"), NULL },
};

static const TmWord portal_step[] = {
  { "0", N_ ("costs no step"), NULL },
  { "1", N_ ("costs a step"), NULL },
};

static const TmWord challenge[] = {
  [CHALLENGE_SAME_TURN] = { "same-turn", N_ ("beside the step of the turn"), NULL },
  [CHALLENGE_MOVE] = { "move", N_ ("only as the step of the turn"), NULL },
};

static const TmWord mushroom_tokens[] = {
  [MUSHROOM_TOKENS_REMOVE] = { "remove", N_ ("takes the tokens away"), NULL },
  [MUSHROOM_TOKENS_FORBID] = { "forbid", N_ ("may not grow there"), NULL },
};

static const TmWord mushroom_zone[] = {
  [MUSHROOM_ZONE_BLOCK] = { "block", N_ ("a block of three by two cells"), NULL },
  [MUSHROOM_ZONE_STEPS] = { "steps", N_ ("all within three steps"), NULL },
  [MUSHROOM_ZONE_MARKED] = { "marked", N_ ("what the players agree on"), NULL },
};

static const TmWord mushroom_exit[] = {
  [MUSHROOM_EXIT_DIGGABLE] = { "diggable", N_ ("what can still be dug"), NULL },
  [MUSHROOM_EXIT_DUG] = { "dug", N_ ("dug tunnels only"), NULL },
  [MUSHROOM_EXIT_BOARD] = { "board", N_ ("the board, whatever walls there are"), NULL },
};

static const TmWord mushroom_exit_each[] = {
  [READING_NO] = { "no", N_ ("from any entrance"), NULL },
  [READING_YES] = { "yes", N_ ("from every entrance"), NULL },
};

static const TmWord scram[] = {
  [SCRAM_HELD] = { "held", N_ ("held and played on others"), NULL },
  [SCRAM_INSTANT] = { "instant", N_ ("strikes who draws it"), NULL },
};

static const TmWord interrupt[] = {
  [INTERRUPT_REPLACES] = { "replaces", N_ ("instead of the tile"), NULL },
  [INTERRUPT_ADDS] = { "adds", N_ ("and the turn goes on"), NULL },
};

static const TmWord boost_tie[] = {
  [BOOST_TIE_FIGHT] = { "fight", N_ ("count for the whole fight"), NULL },
  [BOOST_TIE_ROLL] = { "roll", N_ ("count for one die"), NULL },
};

static const TmWord twins_equal[] = {
  [TWINS_EQUAL_REROLL] = { "reroll", N_ ("is rolled again"), NULL },
  [TWINS_EQUAL_LOSE] = { "lose", N_ ("has lost"), NULL },
};

static const TmWord xz_group[] = {
  [XZ_GROUP_ANY] = { "any", N_ ("any die is high enough"), NULL },
  [XZ_GROUP_ALL] = { "all", N_ ("every die has to be"), NULL },
  [XZ_GROUP_SUM] = { "sum", N_ ("the dice together"), NULL },
};

static const TmWord control_monster[] = {
  [CONTROL_COMPARE] = { "compare", N_ ("the healths are compared"), NULL },
  [CONTROL_DIE] = { "die", N_ ("the owner’s die decides"), NULL },
};

static const TmWord miner_leaves[] = {
  [MINER_LEAVES_ALWAYS] = { "always", N_ ("after any fight"), NULL },
  [MINER_LEAVES_DEFEAT] = { "defeat", N_ ("only beaten"), NULL },
};

static const TmWord pickup[] = {
  [PICKUP_AT_ONCE] = { "at-once", N_ ("taken at once"), NULL },
  [PICKUP_MINE] = { "mine", N_ ("mined by a lost turn"), NULL },
};

static const TmWord amulet_self[] = {
  [AMULET_OTHERS] = { "others", N_ ("only another dwarf"), NULL },
  [AMULET_INCLUDE] = { "include", N_ ("the victim too"), NULL },
};

static const TmWord pit_nearest[] = {
  [PIT_GRID] = { "grid", N_ ("columns and rows are counted"), NULL },
  [PIT_DUG] = { "dug", N_ ("along dug tunnels"), NULL },
};

static const TmWord rubble_move[] = {
  [RUBBLE_MOVE_STANDING] = { "standing", N_ ("who stood on it"), NULL },
  [RUBBLE_MOVE_ALWAYS] = { "always", N_ ("whoever cleared it"), NULL },
};

static const TmWord skips[] = {
  [SKIPS_ADD] = { "add", N_ ("add up"), NULL },
  [SKIPS_ONE] = { "one", N_ ("count as one"), NULL },
};

static const TmWord event_order[] = {
  [ORDER_DUEL_FIRST] = { "duel-first", N_ ("the duel first"), NULL },
  [ORDER_EVENT_FIRST] = { "event-first", N_ ("the event first"), NULL },
};

static const TmWord removed[] = {
  [REMOVED_BLIND] = { "blind", N_ ("unseen"), NULL },
  [REMOVED_CHOSEN] = { "chosen", N_ ("chosen"), NULL },
};

static const TmWord trapped_rubble[] = {
  [READING_NO] = { "no", N_ ("can be cleared, so it does not"), NULL },
  [READING_YES] = { "yes", N_ ("walls a dwarf in"), NULL },
};

/* What a house may play although it is against a rule, by the findings that then are silent. */
static const TmWord allowed[] = {
  { "dig.first-straight", N_ ("Not digging straight ahead first"), NULL },
  { "dig.not-joined", N_ ("Tiles that do not join"), NULL },
  { "hand.over", N_ ("More than six cards in hand"), NULL },
  { "mush.exit", N_ ("Mushrooms that cut off an exit"), NULL },
  { "mush.entrance", N_ ("Mushrooms before an entrance"), NULL },
  { "card.wrong-moment", N_ ("Cards at another moment"), NULL },
  { "card.wrong-turn", N_ ("Cards in another’s turn"), NULL },
  { "fight.late-boost", N_ ("Boosts after the die"), NULL },
  { "fight.boost-foreign", N_ ("Boosts for others"), NULL },
};

/* The first letter of the entrances, in the order in which seats get them. */
static const TmWord entrance_letters[] = {
  { "S", N_ ("South"), NULL },
  { "W", N_ ("West"), NULL },
  { "N", N_ ("North"), NULL },
  { "E", N_ ("East"), NULL },
};

/* Sides of entrance_letters. */
static const guint8 letter_sides[] = { TM_SIDE_DOWN, TM_SIDE_LEFT, TM_SIDE_UP, TM_SIDE_RIGHT };

#define SOURCE(source_id, source_name, usual) \
  { .param = TM_CHOICE_OR (source_id, source_name, tm_source_words, usual) }
#define SWITCHED(source_id, source_name, usual) \
  { .param = TM_CHOICE_OR (source_id, source_name, tm_source_words, usual), .is_switchable = TRUE }
#define ENTRANCE(entrance_id, entrance_name)                       \
  { .param = TM_NUMBER_OR (entrance_id, entrance_name, 1, 9, "5"), \
    .detail = N_ ("Counted from the west, or from the south") }
#define OPEN_POINT(option_id, option_name, words, usual, point) \
  { .param = TM_CHOICE_OR (option_id, option_name, words, usual), .article = "crystal.o." point }
#define PRINTED(page_id, page_name)      \
  { .param = { .id = (page_id),          \
               .name = (page_name),      \
               .kind = TM_PARAM_TEXT,    \
               .is_list = TRUE,          \
               .is_optional = TRUE,      \
               .min_items = 0,           \
               .max_items = MAX_RECORDS, \
               .standard = "" },         \
    .is_printed = TRUE }

const TmOptionSpec black_crystal_options[] = {
  [OPTION_VARIANT]
  = { .param = TM_CHOICE_OR ("variant", N_ ("Variant"), crystal_variant_words, "3-1"),
      .detail = N_ ("The first two are for beginners") },
  [OPTION_SIDES]
  = { .param = TM_CHOICES_OR (
          "sides", N_ ("Entrances in table order"), entrance_letters, 0, CRYSTAL_MAX_SEATS, ""),
      .detail = N_ ("None named: clockwise from the south") },
  [OPTION_ENTRANCE_N] = ENTRANCE ("entrance_n", N_ ("Northern entrance")),
  [OPTION_ENTRANCE_E] = ENTRANCE ("entrance_e", N_ ("Eastern entrance")),
  [OPTION_ENTRANCE_S] = ENTRANCE ("entrance_s", N_ ("Southern entrance")),
  [OPTION_ENTRANCE_W] = ENTRANCE ("entrance_w", N_ ("Western entrance")),
  [OPTION_MAP] = { .param = TM_CHOICE_OR ("map", N_ ("Map of the mine"), crystal_map_words, "on") },
  [OPTION_DICE] = SWITCHED ("dice", N_ ("Dice"), "table"),
  [OPTION_TILES] = SOURCE ("tiles", N_ ("Tile bag"), "table"),
  [OPTION_BOOM] = SOURCE ("boom", N_ ("Boom deck"), "table"),
  [OPTION_FIND] = SOURCE ("find", N_ ("Find deck"), "table"),
  [OPTION_SKILLS] = SOURCE ("skills", N_ ("Skill cards"), "table"),
  [OPTION_HANDS] = { .param = TM_CHOICE_OR ("hands", N_ ("Find cards in hand"), hands, "hidden") },
  [OPTION_FIRST_PLAYER] = SOURCE ("first_player", N_ ("First player"), "app"),
  [OPTION_WALK_OR_DIG]
  = OPEN_POINT ("walk_or_dig", N_ ("Walking or digging"), walk_or_dig, "free", "walk"),
  [OPTION_FLEE_DIE]
  = OPEN_POINT ("flee_die", N_ ("How far one flees"), flee_die, "natural", "flee-die"),
  [OPTION_FLEE_TIE]
  = OPEN_POINT ("flee_tie", N_ ("Several shortest ways"), flee_tie, "fleer", "flee-tie"),
  [OPTION_FLEE_NONE]
  = OPEN_POINT ("flee_none", N_ ("No way to the entrance"), flee_none, "stay-skip", "flee-none"),
  [OPTION_ENTRANCE_STEP] = OPEN_POINT (
      "entrance_step", N_ ("The entrance of a flight"), entrance_step, "counted", "entrance"),
  [OPTION_PORTAL_STEP]
  = OPEN_POINT ("portal_step", N_ ("A portal in a flight"), portal_step, "0", "portal-step"),
  [OPTION_CHALLENGE]
  = OPEN_POINT ("challenge", N_ ("Fighting a neighbour"), challenge, "same-turn", "challenge"),
  [OPTION_MUSHROOM_TOKENS] = OPEN_POINT (
      "mushroom_tokens", N_ ("Mushroom on tokens"), mushroom_tokens, "remove", "mushroom-tokens"),
  [OPTION_MUSHROOM_ZONE] = OPEN_POINT (
      "mushroom_zone", N_ ("Cells before an entrance"), mushroom_zone, "block", "mushroom-zone"),
  [OPTION_MUSHROOM_EXIT] = OPEN_POINT (
      "mushroom_exit", N_ ("The only way to an exit"), mushroom_exit, "diggable", "mushroom-exit"),
  [OPTION_MUSHROOM_EXIT_EACH] = OPEN_POINT (
      "mushroom_exit_each", N_ ("The way is counted"), mushroom_exit_each, "no", "mushroom-exit"),
  [OPTION_SCRAM] = OPEN_POINT ("scram", N_ ("Scram"), scram, "held", "scram"),
  [OPTION_INTERRUPT] = OPEN_POINT (
      "interrupt", N_ ("Cards at the start of a turn"), interrupt, "replaces", "interrupt"),
  [OPTION_BOOST_TIE]
  = OPEN_POINT ("boost_tie", N_ ("Boosts after a tie"), boost_tie, "fight", "boost-tie"),
  [OPTION_TWINS_EQUAL]
  = OPEN_POINT ("twins_equal", N_ ("A die equal to the Twins"), twins_equal, "reroll", "twins"),
  [OPTION_XZ_GROUP]
  = OPEN_POINT ("xz_group", N_ ("Beating XZ-3000 together"), xz_group, "any", "xz"),
  [OPTION_CONTROL_MONSTER] = OPEN_POINT ("control_monster",
                                         N_ ("Tame monster against monster"),
                                         control_monster,
                                         "compare",
                                         "control"),
  [OPTION_MINER_LEAVES]
  = OPEN_POINT ("miner_leaves", N_ ("The Miner leaves"), miner_leaves, "always", "miner"),
  [OPTION_PICKUP] = OPEN_POINT ("pickup", N_ ("A dropped crystal"), pickup, "at-once", "pickup"),
  [OPTION_AMULET_SELF]
  = OPEN_POINT ("amulet_self", N_ ("Whom the Amulet rewards"), amulet_self, "others", "amulet"),
  [OPTION_PIT_NEAREST]
  = OPEN_POINT ("pit_nearest", N_ ("The nearest Boom tile"), pit_nearest, "grid", "pit"),
  [OPTION_RUBBLE_MOVE]
  = OPEN_POINT ("rubble_move", N_ ("Moving on after rubble"), rubble_move, "standing", "rubble"),
  [OPTION_SKIPS] = OPEN_POINT ("skips", N_ ("Several lost turns"), skips, "add", "skips"),
  [OPTION_EVENT_ORDER]
  = OPEN_POINT ("event_order", N_ ("A rival and an event"), event_order, "duel-first", "order"),
  [OPTION_REMOVED]
  = OPEN_POINT ("removed", N_ ("Tiles that leave the bag"), removed, "blind", "tiles"),
  [OPTION_TRAPPED_RUBBLE]
  = OPEN_POINT ("trapped_rubble", N_ ("Rubble"), trapped_rubble, "no", "trapped"),
  [OPTION_ALLOW] = { .param = TM_ALLOW (allowed),
                     .detail = N_ ("What this house plays although it is against a rule") },
  [OPTION_TILE_BOX] = PRINTED ("tile-box", N_ ("Tunnel tiles")),
  [OPTION_FIND_BOX] = PRINTED ("find-box", N_ ("Find cards")),
  [OPTION_BOOM_BOX] = PRINTED ("boom-box", N_ ("Boom cards")),
};

/**
 * crystal_get_entrance_side:
 * @box: the box
 * @seat: a seat
 *
 * Tells on which side a seat enters: as the option `sides` has it, else clockwise from the south;
 * two sit opposite each other.
 *
 * Returns: the side
 */
TmSide
crystal_get_entrance_side (const TmBox *box, guint seat)
{
  guint n_named;
  const gint32 *named = tm_box_get_option_list (box, OPTION_SIDES, &n_named);

  if (seat < n_named)
    return (TmSide) letter_sides[named[seat]];
  return (TmSide) letter_sides[tm_box_get_n_seats (box) == 2 ? 2 * seat : seat];
}

/* Every seat needs an entrance of its own, and the app draws only from what it knows. */
gboolean
crystal_check_options (const TmBox *box, GError **error)
{
  guint n_named;
  const gint32 *named = tm_box_get_option_list (box, OPTION_SIDES, &n_named);
  guint seen = 0;

  for (guint i = 0; i < n_named; i++)
    {
      if (seen >> named[i] & 1)
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       _ ("Two players cannot have the same entrance: %s"),
                       tm_word_get (entrance_letters[named[i]].name));
          return FALSE;
        }
      seen |= 1u << named[i];
    }
  if (n_named > 0 && n_named != tm_box_get_n_seats (box))
    {
      g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                   _ ("Entrances are named for all %u players, or for none"),
                   tm_box_get_n_seats (box));
      return FALSE;
    }
  return crystal_check_printed (box, error);
}
