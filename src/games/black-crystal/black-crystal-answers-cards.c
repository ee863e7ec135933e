/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The judge's answers about cards: the hand, Find cards, boosts, Boom cards, skills. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "black-crystal-questions-fight.h"
#include "black-crystal-questions.h"
#include "black-crystal-skill-rules.h"

#define HAND_LIMIT 6

static const char *const tiles_ids[CRYSTAL_N_TILES_WORDS]
    = { "none", "one", "look", "exits", "around" };
static const char *const again_ids[CRYSTAL_N_AGAINS] = { "none", "at-once", "each-turn" };

/* A face that may be left out: 1 to 6, or 0. */
static int
read_die (const TmArgs *args, guint param)
{
  return tm_args_has (args, param) ? tm_args_get (args, param) + 1 : 0;
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* A list of ids, in alphabetical order. */
static void
set_ids (TmRuling *ruling, const char *id, const char **ids, guint n_ids)
{
  qsort (ids, n_ids, sizeof *ids, compare_ids);
  ids[n_ids] = NULL;
  tm_ruling_set_words (ruling, id, ids);
}

/* The hand */

/* R «Карты и клетки «Находка»», p. 10. */
void
crystal_answer_hand_limit (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  gint32 hand = tm_args_get (args, HAND_LIMIT_HAND);
  gboolean is_end = tm_args_get (args, HAND_LIMIT_END) != 0;
  gint32 discard = is_end ? MAX (hand - HAND_LIMIT, 0) : 0;

  tm_resolution_add_reason (
      resolution, "crystal.find.hand",
      tm_text (N_ ("At the end of the own turn at most %s Find cards stay in hand."),
               tm_arg_number (HAND_LIMIT)));
  if (tm_args_get (args, HAND_LIMIT_TABLE) > 0)
    tm_resolution_add_reason (resolution, "crystal.find.hand",
                              tm_text (N_ ("Cards on the table do not count.")));
  if (discard > 0)
    tm_resolution_add_reason (resolution, "crystal.find.hand",
                              tm_text (N_ ("The owner chooses what goes to the discard.")));
  tm_ruling_set_number (ruling, "discard", discard);
  tm_ruling_set_word (ruling, "chooser", discard > 0 ? "owner" : "none");
  tm_ruling_set_verdict (ruling, discard > 0
                                     ? tm_text_n ("%s card of the owner’s choice is discarded",
                                                  "%s cards of the owner’s choice are discarded",
                                                  tm_arg_number (discard))
                                     : tm_text (N_ ("Nothing is discarded")));
}

/* Find cards */

static const struct
{
  const char *article;
  const char *text;
} refusals[CRYSTAL_N_PLAYABLES] = {
  { "crystal.find.timing", N_ ("The card is not for the turn of this player.") },
  { "crystal.find.timing", N_ ("The card is not for this moment.") },
  { "crystal.boom.boosts", N_ ("The card does nothing against this enemy.") },
  { "crystal.boom.boosts", N_ ("Boosts have to be announced before the die.") },
  { "crystal.find.uses", N_ ("All uses of the card are made.") },
  { "crystal.find.timing", N_ ("The card strikes when it is drawn and cannot be held.") },
};

/* What a card would do if it is played. */
typedef struct
{
  int own;
  int rival;
  int health;
  guint uses_left;
  CrystalAfter after;
} Played;

/* A card that is laid before the player when it is drawn uses nothing up by that. */
static void
play_card (const TmArgs *args, gboolean is_playable, Played *played)
{
  CrystalFind find = (CrystalFind) tm_args_get (args, FIND_CARD_CARD);
  const CrystalFindSpec *spec = &crystal_finds[find];
  gint32 used = tm_args_get (args, FIND_CARD_USED);
  guint left = (guint) MAX (spec->uses - used, 0);
  gboolean is_laid
      = spec->lasts == LASTS_TABLE && tm_args_get (args, FIND_CARD_MOMENT) == MOMENT_DRAW;

  *played = (Played) { .uses_left = left };
  if (!is_playable)
    {
      played->after = spec->uses > 0 && left == 0 ? AFTER_DISCARD
                      : used > 0                  ? AFTER_TABLE
                                                  : AFTER_HAND;
      return;
    }
  if (!is_laid && left > 0)
    played->uses_left--;
  played->after = crystal_find_get_after (find, played->uses_left);
  crystal_find_get_effect (find, (CrystalEnemy) tm_args_get (args, FIND_CARD_ENEMY), &played->own,
                           &played->rival, &played->health);
}

/* When a card can be played; of any moment of the own turn none is told apart. */
static void
explain_moments (const CrystalFindSpec *spec, TmResolution *resolution)
{
  guint moments = spec->moments;

  if (moments == MOMENTS_ANY)
    {
      tm_resolution_add_reason (resolution, spec->article,
                                tm_text (N_ ("The card can be played at any moment.")));
      return;
    }
  if (moments == 0)
    moments = MOMENT_BIT (MOMENT_DRAW);
  if (moments & MOMENT_BIT (MOMENT_OWN))
    moments &= ~(MOMENTS_OWN | MOMENT_BIT (MOMENT_DRAW)) | MOMENT_BIT (MOMENT_OWN);
  for (guint moment = 0; moment < CRYSTAL_N_MOMENTS; moment++)
    if (moments >> moment & 1)
      tm_resolution_add_reason (resolution, spec->article,
                                tm_text (N_ ("The card is for this moment: %s."),
                                         tm_arg_word (crystal_moment_words[moment].name)));
}

static void
explain_card (const TmArgs *args, guint why, const Played *played, TmResolution *resolution)
{
  CrystalFind find = (CrystalFind) tm_args_get (args, FIND_CARD_CARD);
  const char *article = crystal_finds[find].article;

  for (guint i = 0; i < CRYSTAL_N_PLAYABLES; i++)
    if (why >> i & 1)
      tm_resolution_add_reason (resolution, refusals[i].article, tm_text (refusals[i].text));
  explain_moments (&crystal_finds[find], resolution);
  if (played->own != 0)
    tm_resolution_add_reason (
        resolution, article,
        tm_text (N_ ("It changes the own die by %s."), tm_arg_number (played->own)));
  if (played->rival != 0)
    tm_resolution_add_reason (
        resolution, article,
        tm_text (N_ ("It changes the die of the rival by %s."), tm_arg_number (played->rival)));
  if (played->health != 0)
    tm_resolution_add_reason (
        resolution, article,
        tm_text (N_ ("It adds to the health of the monster: %s."), tm_arg_number (played->health)));
  if (why == 0 && crystal_find_is_boost (find))
    tm_resolution_add_reason (
        resolution, "crystal.find.boosts",
        tm_text (N_ ("A boost counts for the own dwarf or the own tame monster alone.")));
  if (why == 0 && played->after == AFTER_DISCARD)
    tm_resolution_add_reason (resolution, "crystal.find.discard",
                              tm_text (N_ ("Used, the card goes to the discard.")));
  if (crystal_find_get_unknown (find) != NULL)
    tm_resolution_add_reason (
        resolution, "crystal.o.card-values",
        tm_text (N_ ("A number that only the card tells is not counted here.")));
}

static void
set_unknown (TmRuling *ruling, const char *unknown)
{
  const char *ids[] = { unknown, NULL };

  tm_ruling_set_words (ruling, "unknown", ids);
}

/* R «Карты и клетки «Находка»», p. 10, and the cards, p. 18 to 30. */
void
crystal_answer_find_card (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  CrystalFind find = (CrystalFind) tm_args_get (args, FIND_CARD_CARD);
  guint why = crystal_judge_find (find, MOMENT_BIT (tm_args_get (args, FIND_CARD_MOMENT)),
                                  (CrystalEnemy) tm_args_get (args, FIND_CARD_ENEMY),
                                  tm_args_get (args, FIND_CARD_MONSTER),
                                  (guint) tm_args_get (args, FIND_CARD_USED), resolution);
  const char *ids[CRYSTAL_N_PLAYABLES + 1];
  guint n_ids = 0;
  Played played;

  for (guint i = 0; i < CRYSTAL_N_PLAYABLES; i++)
    if (why >> i & 1)
      ids[n_ids++] = crystal_playable_ids[i];
  play_card (args, why == 0, &played);
  tm_ruling_set_flag (ruling, "playable", why == 0);
  set_ids (ruling, "why", ids, n_ids);
  tm_ruling_set_number (ruling, "own", played.own);
  tm_ruling_set_number (ruling, "rival", played.rival);
  tm_ruling_set_number (ruling, "health", played.health);
  tm_ruling_set_number (ruling, "uses_left", played.uses_left);
  tm_ruling_set_word (ruling, "lasts", crystal_lasts_words[crystal_finds[find].lasts].id);
  tm_ruling_set_word (ruling, "after", crystal_after_words[played.after].id);
  set_unknown (ruling, crystal_find_get_unknown (find));
  explain_card (args, why, &played, resolution);
  if (why & (PLAY_WRONG_ENEMY | PLAY_LATE_BOOST)
      && tm_args_get (args, FIND_CARD_ENEMY) == ENEMY_DWARF)
    tm_ruling_cite (ruling, "crystal.duel.boosts");
  tm_ruling_set_verdict (ruling, why == 0 ? tm_text (N_ ("The card can be played"))
                                          : tm_text (N_ ("The card cannot be played")));
}

/* Boosts */

static void
set_cards (TmRuling *ruling, const char *id, const gint32 *cards, guint n_cards, guint32 set)
{
  const char *ids[CRYSTAL_MAX_BOOSTS + 1];
  guint n_ids = 0;

  for (guint i = 0; i < n_cards; i++)
    if (set >> i & 1)
      ids[n_ids++] = crystal_find_words[cards[i]].id;
  set_ids (ruling, id, ids, n_ids);
}

static void
explain_boost (CrystalFind find, gboolean refused, gboolean spent, TmResolution *resolution)
{
  const char *article = crystal_finds[find].article;
  TmTextArg name = tm_arg_word (crystal_find_words[find].name);

  if (refused && !crystal_find_is_boost (find) && crystal_finds[find].health == 0)
    tm_resolution_add_reason (resolution, "crystal.find.boosts",
                              tm_text (N_ ("%s: is no boost."), name));
  else if (refused)
    tm_resolution_add_reason (resolution, article,
                              tm_text (N_ ("%s: does nothing against this enemy."), name));
  else if (spent)
    tm_resolution_add_reason (resolution, article,
                              tm_text (N_ ("%s: counted for one die and no longer does."), name));
  else
    tm_resolution_add_reason (resolution, article, tm_text (N_ ("%s: counts on this die."), name));
  if (crystal_find_get_unknown (find) != NULL)
    tm_resolution_add_reason (
        resolution, "crystal.o.card-values",
        tm_text (N_ ("%s: a number that only the card tells is not counted here."), name));
}

static TmText
describe_boosts (const CrystalBoosts *boosts)
{
  if (boosts->health != 0)
    return tm_text (N_ ("Own die %s, health of the monster %s"), tm_arg_number (boosts->own),
                    tm_arg_number (boosts->health));
  if (boosts->rival != 0)
    return tm_text (N_ ("Own die %s, die of the rival %s"), tm_arg_number (boosts->own),
                    tm_arg_number (boosts->rival));
  return tm_text (N_ ("Own die %s"), tm_arg_number (boosts->own));
}

/* R «Карты и клетки «Находка»», p. 10, and the cards, p. 18 to 30. What stays for a die that may never be
 * rolled leaves nothing undecided. */
void
crystal_answer_boosts (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  guint n_cards;
  const gint32 *cards = tm_args_get_list (args, BOOSTS_CARDS, &n_cards);
  CrystalBoosts boosts;

  crystal_count_boosts (cards, NULL, NULL, n_cards,
                        (CrystalEnemy) (tm_args_get (args, BOOSTS_ENEMY) + ENEMY_MONSTER),
                        tm_args_get (args, BOOSTS_MONSTER), (guint) tm_args_get (args, BOOSTS_ROLL),
                        resolution, &boosts);
  tm_ruling_set_number (ruling, "own", boosts.own);
  tm_ruling_set_number (ruling, "rival", boosts.rival);
  tm_ruling_set_number (ruling, "health", boosts.health);
  set_cards (ruling, "kept", cards, n_cards, boosts.kept);
  tm_ruling_mark_detail (ruling, "kept");
  set_cards (ruling, "spent", cards, n_cards, boosts.spent);
  set_cards (ruling, "refused", cards, n_cards, boosts.refused);
  tm_ruling_cite (ruling, tm_args_get (args, BOOSTS_ENEMY) + ENEMY_MONSTER == ENEMY_DWARF
                              ? "crystal.duel.boosts"
                              : "crystal.boom.boosts");
  tm_ruling_cite (ruling, "crystal.find.boosts");
  for (guint i = 0; i < n_cards; i++)
    explain_boost ((CrystalFind) cards[i], boosts.refused >> i & 1, boosts.spent >> i & 1,
                   resolution);
  tm_ruling_set_verdict (ruling, describe_boosts (&boosts));
}

/* Boom cards */

enum
{
  RESULT_WIN,
  RESULT_LOSE,
  RESULT_FIRST_ROLL,
};

/* What a Boom card brings. */
typedef struct
{
  gboolean fights;
  int find;
  int discard;
  int flee;
  gboolean is_flee_known;
  int skip;
  gboolean boom_token;
  gboolean rubble;
  gboolean stays;
  guint tiles;
  guint again;
} Card;

static void
win_card (const CrystalMonsterSpec *spec, Card *card)
{
  card->find = spec->won_find;
  card->tiles = spec->tiles;
  if (spec->flags & MONSTER_SWARMS)
    card->again = spec->again;
}

static void
lose_card (int monster, int die, Card *card)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];
  gboolean flees = !(spec->flags & MONSTER_HOLDS);

  if (spec->flags & MONSTER_PEACEFUL)
    return;
  card->find = spec->lost_find;
  card->discard = spec->lost_discard;
  card->skip = spec->lost_skip;
  card->rubble = spec->lost_rubble != 0;
  card->boom_token = flees;
  card->stays = !flees;
  card->is_flee_known = !flees || die > 0;
  card->flee = die > 0 ? crystal_get_flee (monster, die, die, NULL) : 0;
  if (spec->flags & MONSTER_CLINGS)
    card->again = spec->again;
}

/* A die before the fight, or for the prize; FALSE if it is not told, or there is none. */
static gboolean
roll_card (const TmArgs *args, int monster, int die, Card *card, TmRuling *ruling)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];
  CrystalFirst first = crystal_judge_first_roll (monster, die);

  if (!(spec->flags & (MONSTER_FIRST_ROLL | MONSTER_PRIZE_ROLL | MONSTER_EVEN_ODD)))
    {
      tm_ruling_refuse (ruling, "result", tm_text (N_ ("this card has no die of its own")));
      return FALSE;
    }
  if (die == 0)
    {
      tm_ruling_refuse (ruling, "die", tm_text (N_ ("what the die shows decides")));
      return FALSE;
    }
  if (spec->flags & MONSTER_EVEN_ODD)
    {
      if (!tm_args_has (args, BOOM_CARD_CALL))
        {
          tm_ruling_refuse (ruling, "call", tm_text (N_ ("what was called decides")));
          return FALSE;
        }
      card->find = crystal_is_called (die, tm_args_get (args, BOOM_CARD_CALL)) ? spec->won_find : 0;
      tm_resolution_add_reason (
          tm_ruling_get_resolution (ruling), "crystal.even-odd",
          card->find > 0
              ? tm_text (N_ ("The die shows %s: the call was right."), tm_arg_number (die))
              : tm_text (N_ ("The die shows %s: the call was wrong."), tm_arg_number (die)));
    }
  else
    card->find = (int) crystal_count_prize (monster, die);
  if (spec->flags & MONSTER_FIRST_ROLL)
    card->fights = first == FIRST_FIGHT;
  if (first == FIRST_LEAVES)
    card->tiles = TILES_ONE;
  return TRUE;
}

static void
explain_boom_card (int monster, const Card *card, TmResolution *resolution)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];
  const char *article = spec->article;

  tm_resolution_add_reason (resolution, card->fights ? "crystal.boom.health" : article,
                            card->fights ? tm_text (N_ ("This monster is fought."))
                                         : tm_text (N_ ("There is no fight.")));
  if (card->find > 0)
    tm_resolution_add_reason (resolution, article,
                              tm_text_n ("The player draws %s Find card.",
                                         "The player draws %s Find cards.",
                                         tm_arg_number (card->find)));
  if (card->discard > 0)
    tm_resolution_add_reason (resolution, article,
                              tm_text_n ("The player discards %s hand card of the own choice.",
                                         "The player discards %s hand cards of the own choice.",
                                         tm_arg_number (card->discard)));
  if (card->flee > 0)
    tm_resolution_add_reason (
        resolution, spec->flee_factor != 1 || spec->flee_more != 0 ? article : "crystal.boom.flee",
        tm_text_n ("The dwarf flees %s cell.", "The dwarf flees %s cells.",
                   tm_arg_number (card->flee)));
  if (card->stays)
    {
      tm_resolution_add_reason (resolution, article,
                                tm_text (N_ ("Nobody flees from it: the dwarf stays.")));
      tm_resolution_add_reason (
          resolution, "crystal.o.token",
          tm_text (N_ ("Without a flight no Boom token is laid, and a crystal stays with its "
                       "dwarf.")));
    }
  if (card->skip > 0)
    tm_resolution_add_reason (resolution, article, tm_text (N_ ("The next turn is lost.")));
  if (card->boom_token)
    tm_resolution_add_reason (resolution, "crystal.boom.token",
                              tm_text (N_ ("A Boom token is laid on the cell.")));
  if (card->rubble)
    tm_resolution_add_reason (resolution, article, tm_text (N_ ("Rubble is laid on the cell.")));
}

/**
 * crystal_explain_card:
 * @monster: of [enum@CrystalMonster]
 * @resolution: takes the reason
 *
 * Says that something of a Boom card stands on the card alone, if that is so.
 */
void
crystal_explain_card (int monster, TmResolution *resolution)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];

  if (monster == MONSTER_OTHER)
    return;
  if (spec->flags & MONSTER_EFFECT_ON_CARD)
    tm_resolution_add_reason (
        resolution, "crystal.o.card-values",
        tm_text (N_ ("An effect that only the card tells is not counted here.")));
  if (spec->health == CRYSTAL_HEALTH_ON_CARD)
    tm_resolution_add_reason (resolution, "crystal.o.card-values",
                              tm_text (N_ ("Its health stands on the card alone.")));
}

static void
explain_what_follows (int monster, const Card *card, TmResolution *resolution)
{
  static const char *const laid[CRYSTAL_N_TILES_WORDS] = {
    [TILES_ONE] = N_ ("A tile is laid, and the dwarf goes on to it."),
    [TILES_LOOK]
    = N_ ("A tile is looked at: the dwarf goes on to it, or lays it face down and ends "
          "the turn."),
    [TILES_EXITS]
    = N_ ("Tiles are laid on all undug cells that the own tile leads to, and the dwarf "
          "goes on to one of them."),
    [TILES_AROUND] = N_ ("Tiles are laid on all undug neighbours; the dwarf does not move."),
  };
  static const char *const fought[CRYSTAL_N_AGAINS] = {
    [AGAIN_AT_ONCE] = N_ ("The next of its kind is looked for and fought at once."),
    [AGAIN_EACH_TURN] = N_ ("It stays: each next turn begins with this fight until it is won."),
  };
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];

  if (card->tiles != TILES_NONE)
    tm_resolution_add_reason (resolution, spec->article, tm_text (laid[card->tiles]));
  if (card->again != AGAIN_NONE)
    tm_resolution_add_reason (resolution, spec->article, tm_text (fought[card->again]));
  crystal_explain_card (monster, resolution);
}

static void
set_card (TmRuling *ruling, int monster, const Card *card)
{
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];
  gboolean is_health_known = spec->health != CRYSTAL_HEALTH_ON_CARD;

  tm_ruling_set_flag (ruling, "fight", card->fights);
  if (is_health_known)
    tm_ruling_set_number (ruling, "health", spec->health);
  else
    tm_ruling_set_unknown (ruling, "health");
  tm_ruling_set_number (ruling, "find", card->find);
  tm_ruling_set_number (ruling, "discard", card->discard);
  if (card->is_flee_known)
    tm_ruling_set_number (ruling, "flee", card->flee);
  else
    tm_ruling_set_unknown (ruling, "flee");
  tm_ruling_set_number (ruling, "skip", card->skip);
  tm_ruling_set_flag (ruling, "boom_token", card->boom_token);
  tm_ruling_set_flag (ruling, "rubble", card->rubble);
  tm_ruling_set_flag (ruling, "stays", card->stays);
  tm_ruling_set_word (ruling, "tiles", tiles_ids[card->tiles]);
  tm_ruling_set_word (ruling, "again", again_ids[card->again]);
  set_unknown (ruling, spec->flags & MONSTER_EFFECT_ON_CARD ? "effect"
                       : is_health_known                    ? NULL
                                                            : "health");
}

static TmText
describe_card (gint32 result, const Card *card)
{
  if (result == RESULT_FIRST_ROLL && card->fights && card->find == 0)
    return tm_text (N_ ("The die changes nothing"));
  if (result == RESULT_LOSE && card->stays)
    return tm_text (N_ ("The dwarf stays where it is"));
  if (result == RESULT_LOSE && card->is_flee_known && card->flee > 0)
    return tm_text_n ("The dwarf flees %s cell", "The dwarf flees %s cells",
                      tm_arg_number (card->flee));
  if (result == RESULT_LOSE && card->fights)
    return tm_text (N_ ("The dwarf flees as far as the die says"));
  if (card->find > 0)
    return tm_text_n ("The player draws %s Find card", "The player draws %s Find cards",
                      tm_arg_number (card->find));
  return card->fights ? tm_text (N_ ("The card is discarded")) : tm_text (N_ ("There is no fight"));
}

/* R «Бестиарий», p. 31 to 44. */
void
crystal_answer_boom_card (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  int monster = tm_args_get (args, BOOM_CARD_MONSTER);
  const CrystalMonsterSpec *spec = &crystal_monsters[monster];
  gint32 result = tm_args_get (args, BOOM_CARD_RESULT);
  int die = read_die (args, BOOM_CARD_DIE);
  Card card = { .fights = !(spec->flags & MONSTER_PEACEFUL), .is_flee_known = TRUE };

  if (result == RESULT_WIN)
    win_card (spec, &card);
  else if (result == RESULT_LOSE)
    lose_card (monster, die, &card);
  else if (!roll_card (args, monster, die, &card, ruling))
    return;
  set_card (ruling, monster, &card);
  tm_ruling_cite (ruling, "crystal.boom.draw");
  tm_ruling_cite (ruling, spec->article);
  explain_boom_card (monster, &card, resolution);
  explain_what_follows (monster, &card, resolution);
  tm_ruling_set_verdict (ruling, describe_card (result, &card));
}

/* Skills */

static gboolean
read_skill (const TmArgs *args, CrystalSkillUse *use, TmRuling *ruling)
{
  *use = (CrystalSkillUse) {
    .skill = (CrystalSkill) tm_args_get (args, ASK_SKILL_SKILL),
    .use = (CrystalSkillCase) tm_args_get (args, ASK_SKILL_CASE),
    .used = tm_args_get (args, ASK_SKILL_USED),
    .cards = tm_args_get (args, ASK_SKILL_CARDS),
    .named = tm_args_has (args, ASK_SKILL_NAMED) ? tm_args_get (args, ASK_SKILL_NAMED) : 0,
    .die = read_die (args, ASK_SKILL_DIE),
    .is_odd = tm_args_has (args, ASK_SKILL_CALL) && tm_args_get (args, ASK_SKILL_CALL),
    .hand = tm_args_get (args, ASK_SKILL_HAND),
    .blocked = tm_args_get (args, ASK_SKILL_BLOCKED),
    .have = tm_args_get (args, ASK_SKILL_HAVE),
  };
  if (use->skill == SKILL_THIEF && use->use == CASE_STEAL && use->named == 0)
    tm_ruling_refuse (ruling, "named", tm_text (N_ ("the Thief names a number")));
  else if (crystal_skill_needs_call (use->skill, use->use) && !tm_args_has (args, ASK_SKILL_CALL))
    tm_ruling_refuse (ruling, "call", tm_text (N_ ("what was called decides")));
  else if (use->die == 0
           && ((use->skill == SKILL_THIEF && use->use == CASE_STEAL)
               || crystal_skill_needs_call (use->skill, use->use)))
    tm_ruling_refuse (ruling, "die", tm_text (N_ ("what the die shows decides")));
  else
    return TRUE;
  return FALSE;
}

static TmText
describe_skill (const CrystalSkillUse *use, const CrystalSkillEffect *effect)
{
  if (effect->why != 0)
    return tm_text (N_ ("The skill cannot be used for this"));
  if (use->use == CASE_START)
    return tm_text_n ("The player begins with %s explosive", "The player begins with %s explosives",
                      tm_arg_number (effect->explosives));
  if (!effect->success)
    return tm_text (N_ ("The skill can be used, but fails"));
  if (use->skill == SKILL_MERCHANT)
    return tm_text (N_ ("The skill adds %s to the die"), tm_arg_number (effect->bonus));
  if (effect->leaves)
    return tm_text (N_ ("The skill can be used; the Miner leaves afterwards"));
  return tm_text (N_ ("The skill can be used"));
}

/* R «Дворфы и их умения», p. 6 to 8. */
void
crystal_answer_skill (const TmArgs *args, TmRuling *ruling)
{
  TmResolution *resolution = tm_ruling_get_resolution (ruling);
  const char *ids[CRYSTAL_N_SKILL_WHYS + 1];
  CrystalSkillUse use;
  CrystalSkillEffect effect;
  guint n_ids = 0;

  if (!read_skill (args, &use, ruling))
    return;
  crystal_judge_skill (&use, resolution, &effect);
  for (guint i = 0; i < CRYSTAL_N_SKILL_WHYS; i++)
    if (effect.why >> i & 1)
      ids[n_ids++] = crystal_skill_why_ids[i];
  tm_ruling_set_flag (ruling, "allowed", effect.why == 0);
  set_ids (ruling, "why", ids, n_ids);
  tm_ruling_set_flag (ruling, "success", effect.success);
  tm_ruling_set_number (ruling, "bonus", effect.bonus);
  tm_ruling_set_number (ruling, "uses_left", effect.uses_left);
  tm_ruling_set_number (ruling, "explosives", effect.explosives);
  tm_ruling_set_flag (ruling, "leaves", effect.leaves);
  tm_ruling_set_number (ruling, "turns", effect.turns);
  if (use.skill == SKILL_ALCHEMIST && effect.why == 0 && use.use == CASE_DWARF)
    tm_ruling_cite (ruling, "crystal.o.no-fight");
  tm_ruling_cite (ruling, crystal_skill_articles[use.skill]);
  tm_ruling_set_verdict (ruling, describe_skill (&use, &effect));
}
