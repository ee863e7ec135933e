/* SPDX-License-Identifier: GPL-3.0-or-later */

/* House rules that allow what is against a rule: the move is recorded as any other. */

#include "game-match.h"
#include "tm-games.h"

/* Records a move without an override; nothing is found against it. */
static void
record_in_silence (TmMatch *match, const char *kind, const char *text)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  g_autoptr (GError) error = NULL;
  TmMove move = { .kind = tm_game_find_move (game, kind), .source = TM_SOURCE_TABLE, .note = -1 };
  guint n_findings;

  match_read_args (match, kind, text, &move.args);
  tm_match_record (match, &move, resolution, &error);
  g_assert_no_error (error);
  tm_resolution_get_findings (resolution, &n_findings);
  g_assert_cmpuint (n_findings, ==, 0);
  match_check (match);
}

static TmMatch *
enter_troll (const char *options)
{
  g_autoptr (TmBox) box = box_new (3, options);
  TmMatch *match = tm_match_new (box);

  match_record (match, "begin", "heroes=thief,knight,warrior first=0");
  match_record (match, "level", "rooms=troll,dark,dark,dark,dark");
  return match;
}

/* «Ключ»: in treasuries only, but not in this house; a sword stays forbidden where it was. */
static void
test_key_outside (void)
{
  g_autoptr (TmMatch) strict = NULL;
  g_autoptr (TmMatch) match = NULL;

  match_find_game ("dungeon-raiders");
  strict = enter_troll ("");
  match = enter_troll ("allow=key-room");
  g_assert_false (match_try (strict, "lay", "seat=0 card=key", FALSE));
  record_in_silence (match, "lay", "seat=0 card=key");
  g_assert_false (match_try (match, "lay", "seat=2 card=3", FALSE));
  match_record (match, "lay", "seat=1 card=2");
  match_record (match, "lay", "seat=2 card=1");
  match_record (match, "resolve", "");
  g_assert_cmpint (match_get (match, "wounds", 0), ==, 2);
  g_assert_cmpint (match_get (match, "wounds", 2), ==, 2);
}

static TmMatch *
enter_level (const char *options)
{
  g_autoptr (TmBox) box = box_new (1, options);
  TmMatch *match = tm_match_new (box);

  match_record (match, "setup", "heroes=mercenary");
  match_record (match, "form-party", "faces=fighter,fighter,cleric,mage,thief,champion,scroll");
  return match;
}

/* «Сбор партии»: one die for the first level, but two in this house. */
static void
test_two_dice_first (void)
{
  g_autoptr (TmMatch) strict = NULL;
  g_autoptr (TmMatch) match = NULL;

  match_find_game ("dungeon-roll");
  strict = enter_level ("");
  match = enter_level ("allow=populate-first,monsters-all-or-flee");
  g_assert_false (match_try (strict, "populate", "faces=goblin,ooze", FALSE));
  record_in_silence (match, "populate", "faces=goblin,ooze");
  g_assert_false (match_try (match, "fight", "by=thief monsters=goblin,ooze", FALSE));
  record_in_silence (match, "advance", "");
  g_assert_cmpstr (match_get_phase (match), ==, "regroup");
}

/* Words */

/**
 * Breach:
 * @word: what is allowed
 * @n_seats: how many play
 * @before: moves that lead to it, overridden where they have to be; one a line
 * @kind: the move that is against the rule
 * @args: its arguments
 */
typedef struct
{
  const char *word;
  guint n_seats;
  const char *before;
  const char *kind;
  const char *args;
} Breach;

#define BEGIN "begin heroes=thief,knight,warrior first=1\n"
#define ROOM(card) "lay-all cards=" card "," card "," card "\nresolve\n"
#define ROOMS ROOM ("1") ROOM ("2") ROOM ("3") ROOM ("4") ROOM ("5")

static const Breach raiders_breaches[] = {
  { "not-turn", 3, BEGIN "level rooms=troll,dark,dark,dark,dark\n", "lay", "seat=0 card=3" },
  { "key-room", 3,
    BEGIN "level rooms=troll,dark,dark,dark,dark\nlay seat=1 card=1\n"
          "lay seat=2 card=1\n",
    "lay", "seat=0 card=key" },
  { "sword-room", 3, BEGIN "level rooms=t1,dark,dark,dark,dark\n", "lay", "seat=1 card=sword" },
  { "hero-twice", 3, "", "begin", "heroes=thief,thief,knight first=0" },
  { "twelve-up", 3,
    BEGIN "level rooms=t1,t2,t3,t4,t21\n" ROOMS "level rooms=t21,t32,t32,t42,t42\n" ROOMS, "level",
    "rooms=magnet,magnet,boulder,lava,spikes" },
};

#define FORM(hero)          \
  "setup heroes=" hero "\n" \
  "form-party faces=fighter,fighter,cleric,mage,thief,champion,scroll\n"
#define ENTER(faces) FORM ("mercenary") "populate faces=" faces "\n"

static const Breach roll_breaches[] = {
  { "turn-phase", 1, ENTER ("goblin"), "rest", "" },
  { "party-mercenary", 1, FORM ("crusader"), "party-reroll", "dice=scroll faces=mage" },
  { "populate-first", 1, FORM ("crusader"), "populate", "faces=goblin,ooze" },
  { "populate-count", 1, ENTER ("chest") "advance\nadvance\n", "descend", "faces=goblin" },
  { "monsters-companions", 1, ENTER ("goblin,ooze"), "fight", "by=thief monsters=goblin,ooze" },
  { "monsters-all-or-flee", 1, ENTER ("goblin"), "advance", "" },
  { "reroll-scope", 1, ENTER ("goblin"), "reroll", "by=fighter party=mage party-faces=thief" },
  { "lair-locked", 1, ENTER ("dragon"), "reroll", "by=scroll dungeon=dragon dungeon-faces=ooze" },
  { "loot-chests", 1, ENTER ("chest,chest") "advance\n", "open",
    "by=fighter count=2 drawn=unknown,unknown" },
  { "loot-potions", 1, ENTER ("potion") "advance\n", "quaff", "by=fighter count=1 revive=" },
  { "dragon-fight", 1, ENTER ("dragon,dragon,dragon") "advance\n", "slay",
    "by=fighter,fighter,cleric drawn=unknown" },
  { "hero-exhausted", 1, ENTER ("goblin,skeleton,ooze") "power targets=goblin\n", "power",
    "targets=skeleton,ooze" },
};

static TmMatch *
lead_to (const Breach *breach, const char *options)
{
  g_autoptr (TmBox) box = box_new (breach->n_seats, options);
  g_auto (GStrv) lines = g_strsplit (breach->before, "\n", -1);
  TmMatch *match = tm_match_new (box);

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", 2);

      g_assert_true (match_try (match, words[0], words[1] != NULL ? words[1] : "", TRUE));
    }
  return match;
}

/* It is what is found against the move, and nothing is where it is allowed. */
static void
check_breach (const Breach *breach)
{
  g_autofree char *options = g_strdup_printf ("%s=%s", TM_OPTION_ALLOW, breach->word);
  g_autoptr (TmMatch) strict = lead_to (breach, "");
  g_autoptr (TmMatch) match = lead_to (breach, options);
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (strict));
  TmMove move = { .kind = tm_game_find_move (game, breach->kind), .note = -1 };
  const TmFinding *findings;
  guint n_findings;

  g_test_message ("%s", breach->word);
  match_read_args (strict, breach->kind, breach->args, &move.args);
  g_assert_false (tm_match_record (strict, &move, resolution, NULL));
  findings = tm_resolution_get_findings (resolution, &n_findings);
  g_assert_cmpuint (n_findings, >, 0);
  g_assert_cmpstr (findings[0].id, ==, breach->word);
  record_in_silence (match, breach->kind, breach->args);
}

static void
check_words (const Breach *breaches, guint n_breaches)
{
  const TmParam *param = &game->options[tm_game_find_option (game, TM_OPTION_ALLOW)].param;

  g_assert_cmpuint (param->n_words, ==, n_breaches);
  for (guint i = 0; i < n_breaches; i++)
    {
      g_assert_cmpstr (param->words[i].id, ==, breaches[i].word);
      check_breach (&breaches[i]);
    }
}

static void
test_raiders_words (void)
{
  match_find_game ("dungeon-raiders");
  check_words (raiders_breaches, G_N_ELEMENTS (raiders_breaches));
}

static void
test_roll_words (void)
{
  match_find_game ("dungeon-roll");
  check_words (roll_breaches, G_N_ELEMENTS (roll_breaches));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/allow/dungeon-raiders/key-outside-a-treasury", test_key_outside);
  g_test_add_func ("/allow/dungeon-roll/two-dice-for-the-first-level", test_two_dice_first);
  g_test_add_func ("/allow/dungeon-raiders/every-word-is-a-finding", test_raiders_words);
  g_test_add_func ("/allow/dungeon-roll/every-word-is-a-finding", test_roll_words);
  return g_test_run ();
}
