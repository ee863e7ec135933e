/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dungeon Roll by touching: what is picked one after the other, and the move that it leads to. */

#include "game-match.h"

/* A situation, the pieces that are touched, and what is offered then. */
typedef struct
{
  const char *path;
  const char *options;
  const char *hero;
  gboolean is_master;
  const char *party;
  const char *level; /* what the lord rolls for the level, as deep as there are dice */
  const char *moves; /* "kind name=value …;kind …": what happens before */
  const char *touches; /* "zone:face zone:face …" */
  const char *kind;
  const char *text;
} Touching;

static const char seven[] = "fighter,cleric,mage,thief,champion,scroll,scroll";

static const Touching touchings[] = {
  { "fight/whole-group", "", "mercenary", FALSE, seven, "goblin,goblin,ooze", "",
    "party:fighter level:goblin", "fight", "by=fighter monsters=goblin,goblin" },
  { "fight/one-of-them", "", "mercenary", FALSE, seven, "goblin,goblin,ooze", "",
    "party:thief level:goblin", "fight", "by=thief monsters=goblin" },
  { "fight/fewer", "", "mercenary", FALSE, seven, "goblin,goblin,ooze", "", "party:fighter",
    "fight", "by=fighter" },
  { "fight/enchanted-scroll", "", "enchantress", FALSE, seven, "skeleton,skeleton,ooze", "",
    "party:scroll level:skeleton level:skeleton", "fight", "by=scroll monsters=skeleton,skeleton" },
  { "fight/commander-one-more", "", "mercenary", TRUE, seven, "goblin,goblin,ooze", "",
    "party:fighter level:goblin level:ooze", "fight", "by=fighter monsters=goblin,goblin,ooze" },
  { "fight/bard-one-more", "", "minstrel", TRUE, seven, "skeleton,skeleton,ooze", "",
    "party:champion level:skeleton level:ooze", "fight",
    "by=champion monsters=skeleton,skeleton,ooze" },
  { "fight/hero-himself", "", "spellsword", FALSE, seven, "ooze,ooze,goblin", "",
    "hero:spellsword level:ooze", "fight", "by=hero monsters=ooze,ooze" },
  { "fight/token", "", "mercenary", FALSE, seven, "goblin,goblin",
    "adjust set=piece piece=sword from=chest to=tokens seat=0", "tokens:sword level:goblin",
    "fight", "by=sword monsters=goblin,goblin" },

  { "reroll/scroll", "", "mercenary", FALSE, seven, "goblin,ooze", "",
    "party:scroll party:thief level:ooze", "reroll", "by=scroll party=thief dungeon=ooze" },
  { "reroll/temporary-companion", "temp-reroll=yes", "half-goblin", FALSE, seven, "goblin,goblin",
    "power targets=goblin", "party:scroll level:goblin temporary:goblin", "reroll",
    "by=scroll party= dungeon=goblin,goblin" },
  { "reroll/before-the-dragon", "reroll-phase=any", "enchantress", FALSE, seven,
    "dragon,dragon,dragon", "advance", "party:scroll party:fighter", "reroll",
    "by=scroll party=fighter dungeon=" },

  { "power/charm", "", "enchantress", FALSE, seven, "goblin,ooze", "",
    "hero:enchantress level:ooze", "power", "targets=ooze" },
  { "power/strike", "", "mercenary", FALSE, seven, "goblin,ooze", "",
    "hero:mercenary level:goblin level:ooze", "power", "targets=goblin,ooze" },
  { "power/presence", "", "mercenary", TRUE, seven, "goblin,ooze", "",
    "hero:commander level:ooze party:thief", "power", "party=thief dungeon=ooze" },
  { "power/intervention", "", "crusader", TRUE, seven, "goblin,potion",
    "adjust set=piece piece=ring from=chest to=tokens seat=0", "hero:paladin tokens:ring", "power",
    "token=ring" },
  { "power/at-once", "", "minstrel", FALSE, seven, "dragon,goblin", "", "", "power", "" },
  { "power/at-once-beside-a-pick", "", "minstrel", FALSE, seven, "dragon,goblin", "",
    "party:fighter", "power", "" },

  { "loot/all-chests", "", "mercenary", FALSE, seven, "chest,chest,potion", "advance",
    "party:thief", "open", "by=thief count=2" },
  { "loot/fewer-chests", "", "mercenary", FALSE, seven, "chest,chest,potion", "advance",
    "party:thief", "open", "by=thief" },
  { "loot/fewer-potions", "", "mercenary", FALSE, seven, "chest,potion,potion", "advance",
    "party:scroll", "quaff", "by=scroll" },
  { "loot/early", "", "half-goblin", FALSE, seven, "goblin,chest", "", "party:thief", "open",
    "by=thief count=1" },
  { "loot/enchanted-scroll", "reroll-phase=any", "enchantress", FALSE, seven, "chest,chest",
    "advance", "party:scroll", "open", "by=scroll count=2" },

  { "dragon/three", "", "mercenary", FALSE, seven, "dragon,dragon,dragon", "advance",
    "party:fighter party:mage party:thief", "slay", "by=fighter,mage,thief" },
  { "dragon/hero-and-two", "", "crusader", FALSE, "cleric,cleric,mage,thief,thief,scroll,scroll",
    "dragon,dragon,dragon", "advance", "party:mage hero:crusader party:thief", "slay",
    "by=mage,hero,thief" },
  { "dragon/the-card-begins-anew", "", "mercenary", TRUE, seven, "dragon,dragon,dragon", "advance",
    "party:fighter hero:commander party:thief", "power", "party=thief dungeon=" },

  { "token/ring-beside-a-pick", "", "mercenary", FALSE, seven, "dragon,goblin",
    "adjust set=piece piece=ring from=chest to=tokens seat=0", "party:fighter", "use-token",
    "token=ring" },
  { "token/portal-when-regrouping", "", "mercenary", FALSE, seven, "dragon",
    "adjust set=piece piece=portal from=chest to=tokens seat=0;advance", "", "use-token",
    "token=portal" },
};

/* Moves */

static void
play_all (TmMatch *match, const char *moves)
{
  g_auto (GStrv) each = g_strsplit (moves, ";", -1);

  for (guint i = 0; each[i] != NULL && *each[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (each[i], " ", 2);

      match_record (match, pair[0], pair[1] != NULL ? pair[1] : "");
    }
}

/* Down to a level on which nothing was met, where the lord has rolled. */
static void
enter_level (TmMatch *match, const char *party, const char *faces)
{
  g_auto (GStrv) dice = g_strsplit (faces, ",", -1);
  guint level = g_strv_length (dice);
  g_autofree char *formed = g_strdup_printf ("faces=%s", party);
  g_autofree char *rolled = g_strdup_printf ("faces=%s", faces);

  match_record (match, "form-party", formed);
  for (guint i = 1; i < level; i++)
    {
      match_record (match, i == 1 ? "populate" : "descend",
                    i == 1 ? "faces=chest" : "faces=chest,chest");
      play_all (match, "advance;advance");
    }
  match_record (match, level == 1 ? "populate" : "descend", rolled);
}

/* Touching */

/* A piece that shows a face, and can be picked, or dropped, but is not picked yet. */
static guint
find_piece (TmMatch *match, const TmOffers *offers, const char *zone, const char *face)
{
  const TmTable *table = tm_match_get_table (match);
  guint lying = match_find_zone (match, zone, tm_kit_find_zone (game->kit, zone) >= 9 ? 0 : -1);
  guint pieces[TM_MAX_PIECES];
  guint n_pieces = tm_table_list_zone (table, lying, pieces, TM_MAX_PIECES);

  for (guint i = 0; i < n_pieces; i++)
    {
      guint kind = tm_box_get_piece_kind (tm_match_get_box (match), pieces[i]);
      const TmFace *shown = tm_box_get_face (tm_match_get_box (match), kind,
                                             tm_table_get_piece_face (table, pieces[i]));

      if (g_str_equal (shown->code, face)
          && !tm_picks_has (tm_offers_get_picks (offers), pieces[i]))
        return pieces[i];
    }
  g_error ("no %s in %s", face, zone);
}

/* The last touch may make the move; gives the piece that does, or -1 if all of them picked. */
static int
touch_all (TmMatch *match, TmOffers *offers, const char *touches)
{
  g_auto (GStrv) each = g_strsplit (touches, " ", -1);

  for (guint i = 0; each[i] != NULL && *each[i] != '\0'; i++)
    {
      g_auto (GStrv) pair = g_strsplit (each[i], ":", 2);
      guint piece = find_piece (match, offers, pair[0], pair[1]);

      if (!tm_offers_is_pickable (offers, piece) && each[i + 1] == NULL)
        return (int) piece;
      g_assert_true (tm_offers_is_pickable (offers, piece));
      tm_offers_touch (offers, tm_match_get_table (match), piece);
    }
  return -1;
}

static const TmOffer *
find_offer (TmMatch *match, const TmOffers *offers, const char *kind, const char *text)
{
  guint move = tm_game_find_move (game, kind);
  TmArgs wanted;

  match_read_args (match, kind, text, &wanted);
  for (guint i = 0; i < tm_offers_get_n (offers); i++)
    {
      const TmOffer *offer = tm_offers_get (offers, i);
      TmArgs args;

      tm_offer_fill (offer, &args);
      if (offer->move == move && tm_args_equal (&args, &wanted))
        return offer;
    }
  return NULL;
}

/* What is offered is legal: the rules only ask for what is open yet. */
static void
assert_legal (TmMatch *match, const TmOffer *offer)
{
  g_autoptr (TmResolution) resolution = tm_resolution_new (tm_match_get_box (match));
  TmMove move = { .kind = offer->move, .note = -1 };

  tm_offer_fill (offer, &move.args);
  if (tm_offer_get_missing (offer, tm_match_get_table (match)) != 0)
    return;
  tm_game_resolve (game, tm_match_get_table (match), &move, FALSE, resolution);
  g_assert_cmpint (tm_resolution_get_grade (resolution), <, TM_GRADE_ILLEGAL);
}

static TmMatch *
arrange (const Touching *touching)
{
  g_autoptr (TmBox) box = box_new (1, touching->options);
  g_autofree char *setup = g_strdup_printf ("heroes=%s", touching->hero);
  TmMatch *match = tm_match_new (box);

  match_record (match, "setup", setup);
  if (touching->is_master)
    match_set (match, "xp", 0, 5);
  enter_level (match, touching->party, touching->level);
  play_all (match, touching->moves);
  return match;
}

static void
test_touching (gconstpointer data)
{
  const Touching *touching = data;
  g_autoptr (TmMatch) match = arrange (touching);
  g_autoptr (TmOffers) offers = tm_offers_new ();
  const TmOffer *offer;
  int piece;

  tm_offers_collect (offers, tm_match_get_table (match));
  piece = touch_all (match, offers, touching->touches);
  offer = find_offer (match, offers, touching->kind, touching->text);
  g_assert_nonnull (offer);
  if (piece >= 0)
    {
      int hung = tm_offers_find_piece (offers, (guint) piece);

      g_assert_cmpint (hung, >=, 0);
      g_assert_cmpuint (tm_offers_get (offers, (guint) hung)->move, ==, offer->move);
    }
  assert_legal (match, offer);
}

/* Everything that is offered while something is picked can be seen: it is the primary action, or it
 * hangs on a piece, or the banner has a button for it. */
static void
test_all_shown (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (touchings); i++)
    {
      g_autoptr (TmMatch) match = arrange (&touchings[i]);
      g_autoptr (TmOffers) offers = tm_offers_new ();
      g_autoptr (TmScene) scene = NULL;
      guint64 shown = 0;

      tm_offers_collect (offers, tm_match_get_table (match));
      touch_all (match, offers, touchings[i].touches);
      scene = tm_scene_new (tm_match_get_table (match), offers, TM_NO_SEAT);
      for (guint node = 0; node < tm_scene_get_n_nodes (scene); node++)
        if (tm_scene_get_node (scene, node)->offer >= 0)
          shown |= G_GUINT64_CONSTANT (1) << tm_scene_get_node (scene, node)->offer;
      if (tm_offers_get_picks (offers)->n_pieces > 0)
        for (guint n = 0; n < tm_offers_get_n (offers); n++)
          if (tm_offers_get (offers, n)->move != (guint) tm_game_find_move (game, "claim"))
            g_assert_true (shown & G_GUINT64_CONSTANT (1) << n);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  match_find_game ("dungeon-roll");
  for (guint i = 0; i < G_N_ELEMENTS (touchings); i++)
    {
      g_autofree char *path = g_strconcat ("/dungeon-roll/touch/", touchings[i].path, NULL);

      g_test_add_data_func (path, &touchings[i], test_touching);
    }
  g_test_add_func ("/dungeon-roll/touch/all-shown", test_all_shown);
  return g_test_run ();
}
