/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Dealing quests: R «Подготовка к игре», 6, p. 7; variants, p. 21; alone, p. 22. */

#include "config.h"

#include <glib/gi18n-lib.h>

#include "dungeoneer-play.h"
#include "tm-text.h"

static void
check_slots (DungeoneerTurn *turn, gboolean is_common, guint seat)
{
  DungeoneerQuestSetup setup;
  guint n;

  dungeoneer_get_quest_setup (tm_table_get_n_seats (turn->table),
                              dungeoneer_has_variant (turn->table, OPTION_NOTHING_PERSONAL),
                              &turn->rules, &setup);
  n = is_common ? dungeoneer_count_common (turn->table)
                : dungeoneer_count_zone (turn->table, ZONE_PERSONAL, (int) seat);
  if (n >= (is_common ? setup.common : setup.personal))
    dungeoneer_turn_forbid (turn, "quest-slots", "dungeoneer.setup.quests",
                            tm_text (N_ ("No further quest is dealt there.")));
}

/* The move `deal-quest`. */
void
dungeoneer_resolve_deal_quest (const TmMove *move, TmResolution *resolution)
{
  const TmArgs *args = &move->args;
  gboolean is_common = tm_args_get (args, ARG_DEAL_QUEST_TO) == OF_COMMON;
  gint32 face = tm_args_has (args, ARG_DEAL_QUEST_QUEST) ? tm_args_get (args, ARG_DEAL_QUEST_QUEST)
                                                         : TM_FACE_UNKNOWN;
  DungeoneerTurn turn;
  guint seat;
  int quest;

  dungeoneer_turn_init (&turn, move, resolution);
  if (!dungeoneer_turn_check_running (&turn))
    return;
  if (dungeoneer_count_zone (turn.table, ZONE_QUESTS, TM_NO_SEAT) == 0)
    {
      dungeoneer_turn_note (
          &turn, "quest-deck-empty", "dungeoneer.quest.deck-empty",
          tm_text (N_ ("No quest is left: the place for the common quest stays empty.")));
      dungeoneer_turn_say (&turn, tm_text (N_ ("No quest is left to deal")));
      return;
    }
  seat = dungeoneer_turn_get_seat (&turn, ARG_DEAL_QUEST_SEAT);
  quest = dungeoneer_turn_take_top (&turn, ZONE_QUESTS, PIECE_QUEST, face);
  if (quest < 0)
    {
      dungeoneer_turn_refuse (&turn, "no-quest", "dungeoneer.quest.deck-empty",
                              tm_text (N_ ("No such quest is left in the deck.")));
      return;
    }
  check_slots (&turn, is_common, seat);
  dungeoneer_turn_put (&turn, (guint) quest, is_common ? ZONE_COMMON : ZONE_PERSONAL,
                       is_common ? TM_NO_SEAT : (int) seat, TM_BOTTOM);
  tm_resolution_turn_piece (resolution, (guint) quest, TRUE);
  if (tm_args_has (args, ARG_DEAL_QUEST_CATEGORY)
      && tm_table_get_piece_face (turn.table, (guint) quest) != TM_FACE_UNKNOWN)
    dungeoneer_turn_tell (&turn, GRID_QUESTS, tm_table_get_piece_face (turn.table, (guint) quest),
                          QUEST_CATEGORY, tm_args_get (args, ARG_DEAL_QUEST_CATEGORY));
  if (is_common)
    dungeoneer_turn_say (&turn, tm_text (N_ ("Common quest: %s"),
                                         dungeoneer_name_piece (turn.table, (guint) quest)));
  else
    dungeoneer_turn_say (&turn, tm_text (N_ ("%s gets the quest: %s"), tm_arg_seat ((int) seat),
                                         dungeoneer_name_piece (turn.table, (guint) quest)));
}
