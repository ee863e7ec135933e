/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worked examples that the page of Black Crystal gives for fights, cards, skills, turns and chances. */

#include "question-ask.h"

/* The worked examples of the page: a question, its parameters, and what is compared. */
static const char *const examples[] = {
  "boom-fight | health=4 die=5 | total=5 result=win flee=0 boom_token=false need=5",
  "boom-fight | health=5 die=3 own=1 | total=4 result=lose flee=3 boom_token=true leaves_crystal=true need=5",
  "boom-fight | health=4 die=4 | result=tie reroll=true",
  "boom-fight | health=4 die=3 merchant=2 | total=5 result=win",
  "boom-fight | monster=crystalling die=2 | result=lose flee=4",
  "boom-fight | monster=slime die=2 | result=lose flee=4",
  "boom-fight | monster=pifpaf die=2 | result=win",
  "boom-fight | monster=battle-robot die=5 | total=4 health=4 result=tie",
  "boom-fight | monster=twins die=4 die2=2 | result=lose flee=2",
  "boom-fight | health=6 die=4 first=yes | result=ignored boom_token=false",
  "boom-fight | health=6 die=6 | reroll=true",
  "boom-fight | monster=miner-monster pre=4 | result=joins",
  "boom-fight | monster=miner-monster pre=2 die=4 | total=4 result=win",
  "boom-fight | health=4 die=6 pump=yes | health=7 total=6 result=lose flee=6",
  "dwarf-fight | die_a=5 die_b=3 | winner=a retreat=3 skip=1",
  "dwarf-fight | die_a=4 die_b=5 own_b=-2 crystals_b=1 | total_a=4 total_b=3 winner=a crystals_a=1 crystals_b=0",
  "dwarf-fight | die_a=6 die_b=2 crystals_a=1 crystals_b=1 | crystals_a=1 crystals_b=0 destroyed=1",
  "dwarf-fight | die_a=3 die_b=4 own_b=-1 | winner=none reroll=true",
  "even-odd | for=find-tile call=even die=4 | draw=find",
  "even-odd | for=find-tile call=even die=3 | draw=boom",
  "even-odd | for=find-tile call=even die=4 boom_token=yes | played=false draw=none",
  "even-odd | for=gardener call=odd die=5 | keeps=true",
  "crystal | case=opened | on_cell=1 carried=0 skip=1",
  "crystal | case=mined | on_cell=0 carried=1",
  "crystal | case=left-early | on_cell=1 skip=0",
  "crystal | case=dropped | on_cell=0 carried=1 skip=0 undecided=crystal.o.pickup",
  "crystal | case=second carried=1 | carried=2 undecided=crystal.o.pickup",
  "crystal-in-fight | kind=boom loser=1 | loser=0 on_cell=1",
  "crystal-in-fight | kind=duel winner=0 loser=1 | winner=1 loser=0",
  "crystal-in-fight | kind=duel winner=1 loser=1 | winner=1 loser=0 destroyed=1",
  "hand-limit | hand=8 | discard=2 chooser=owner",
  "hand-limit | hand=8 end=no | discard=0",
  "hand-limit | hand=6 table=2 | discard=0",
  "find-card | card=vaporizer moment=own-roll enemy=monster | why=fight.wrong-enemy",
  "find-card | card=panama moment=own-after enemy=dwarf | why=fight.late-boost",
  "find-card | card=amulet moment=foe-turn | why=card.wrong-turn",
  "find-card | card=tuba-cane moment=own-roll enemy=dwarf used=1 | playable=true own=2 uses_left=0 after=discard",
  "boosts | cards=helmet,face-basher,stinky-uggs enemy=monster roll=1 | own=5",
  "boosts | cards=helmet,face-basher,stinky-uggs enemy=monster roll=2 | own=3 spent=face-basher",
  "boosts | cards=vaporizer,wing-boots enemy=dwarf | rival=-3",
  "boom-card | monster=lindworm result=lose die=2 | flee=2 skip=1 boom_token=true",
  "boom-card | monster=spider result=lose die=2 | flee=0 stays=true again=each-turn",
  "boom-card | monster=targ result=lose die=3 | flee=6",
  "boom-card | monster=leprechaun result=first-roll die=6 | find=0",
  "control-fight | health=4 enemy=monster enemy_health=4 | result=win discard=true",
  "control-fight | health=4 enemy=dwarf die=4 | result=tie next=reroll",
  "control-fight | health=4 enemy=dwarf die=5 | result=lose next=fight-yourself discard=true",
  "skill | skill=thief case=steal named=3 die=3 hand=2 | success=true",
  "skill | skill=engineer case=wall used=2 | why=skill.used-up",
  "skill | skill=iron-head case=break blocked=2 | why=skill.condition",
  "skill | skill=merchant case=fight cards=2 | bonus=2",
  "skill | skill=merchant case=even-odd cards=1 | why=skill.condition",
  "turn-order | seats=3 current=0 skips=0,1,0 | skipped=1 next=2 skips=0,0,0",
  "draft | signs=n,n,n | keepable=0 redraw=true",
  "tiles | variant=3-1 | in_play=81 ordinary=71 out_crystals=1 out_exits=1 out_ordinary=2",
  "win | crystals=1 event=exit | wins=true",
  "win | crystals=0 event=exit | why=win.no-crystal",
  "odds-boom | health=5 | win=1/5",
  "odds-boom | health=5 own=2 | win=3/5",
  "odds-boom | health=5 once=2 | win=8/15",
  "odds-boom | health=6 | win=0 lose=1",
  "odds-boom | monster=twins | win=9/25",
  "odds-boom | monster=twins own=1 | win=16/25",
  "odds-boom | monster=miner-monster | other=1/6 win=1/2 lose=1/3",
  "odds-boom | monster=horrid-mushroom | win=2/3",
  "odds-boom | monster=digger | other=1/6 win=1/3 lose=1/2",
  "odds-boom | monster=pifpaf | win=2/5",
  "odds-boom | monster=ninza | win=2/5",
  "odds-boom | monster=battle-robot | win=1/5",
  "odds-boom | monster=xz3000 players=3 | win=61/125",
  "odds-dwarf |  | a=1/2 reroll=1/6",
  "odds-dwarf | own_a=1 | a=21/31 reroll=5/36",
  "odds-dwarf | own_a=2 | a=13/16",
  "odds-dwarf | own_a=3 | a=10/11",
  "odds-dwarf | once_a=1 | a=47/72",
  "odds-tiles | left=81 crystals=1 exits=1 | crystal=1/81 exit=1/81 mean_crystal=41",
  "odds-tiles | left=40 crystals=2 exits=1 draws=5 | crystal=37/156 exit=1/8 both=73/2964 mean_crystal=41/3",
};

static char *
dup_outcome (GVariant *value)
{
  GString *text = g_string_new (NULL);

  if (g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN))
    g_string_append (text, g_variant_get_boolean (value) ? "true" : "false");
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_INT64))
    g_string_append_printf (text, "%" G_GINT64_FORMAT, g_variant_get_int64 (value));
  else if (g_variant_is_of_type (value, G_VARIANT_TYPE_STRING))
    g_string_append (text, g_variant_get_string (value, NULL));
  else
    for (gsize i = 0; i < g_variant_n_children (value); i++)
      {
        g_autoptr (GVariant) child = g_variant_get_child_value (value, i);
        g_autofree char *part = dup_outcome (child);

        g_string_append_printf (text, "%s%s", i > 0 ? "," : "", part);
      }
  return g_string_free (text, FALSE);
}

static char *
dup_undecided (TmRuling *ruling)
{
  GString *text = g_string_new (NULL);
  guint n_findings;
  const TmFinding *findings = tm_ruling_get_undecided (ruling, &n_findings);

  for (guint i = 0; i < n_findings; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", findings[i].article);
  return g_string_free (text, FALSE);
}

static void
test_examples (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_auto (GStrv) parts = g_strsplit (examples[i], " | ", 3);
      g_autoptr (TmRuling) ruling = question_ask (parts[0], parts[1]);
      g_auto (GStrv) wanted = g_strsplit (parts[2], " ", -1);

      g_test_message ("%s", examples[i]);
      for (guint j = 0; wanted[j] != NULL; j++)
        {
          g_auto (GStrv) pair = g_strsplit (wanted[j], "=", 2);
          GVariant *value = tm_ruling_find_outcome (ruling, pair[0]);
          g_autofree char *text = value != NULL ? dup_outcome (value) : dup_undecided (ruling);

          g_assert_cmpstr (text, ==, pair[1]);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  question_ask_init ("black-crystal");

  g_test_add_func ("/games/black-crystal/examples-of-the-page", test_examples);
  return g_test_run ();
}
