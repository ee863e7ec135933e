/* SPDX-License-Identifier: GPL-3.0-or-later */

/* "Your box": which values a record of a card has, in their order, and which names and texts there can be.
 *
 *   roderick=health,boons,treasures,melee 1 to 4,magic 1 to 4,speed 1 to 4,cost,once,effect
 *   antechamber=type,entrance,peril,glory,exits,check N,E,S,W,hazard,its check,ban,copies,effect
 *   maiden=category,second one,place,second one,check,search,health,melee,magic,speed,forms,levels,
 *          glory,restored,copies,effect
 *   legion=class,timing,duration,cost,copies,health,melee,magic,speed,forms,hit by form,check,added to
 *          melee,magic,speed,boons,treasures,flags,type,effect
 *
 * What is not told is empty. The effect is last, for it may have commas. */

#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "dungeoneer-printed.h"

#define VALUE(of_layer, of_kind) { .layer = (of_layer), .kind = (of_kind) }
#define MAIN(of_layer, of_kind) { .layer = (of_layer), .kind = (of_kind), .is_main = TRUE }
#define WORD(of_layer, its_words, main)  \
  { .layer = (of_layer),                 \
    .kind = FIELD_WORD,                  \
    .words = (its_words),                \
    .n_words = G_N_ELEMENTS (its_words), \
    .is_main = (main) }
#define FORMS(of_layer)             \
  { .layer = (of_layer),            \
    .kind = FIELD_SET,              \
    .words = dungeoneer_stat_words, \
    .n_words = DUNGEONEER_N_FORMS }
#define LEVELS(form)                                                       \
  MAIN (HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 0, FIELD_NUMBER),     \
      MAIN (HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 1, FIELD_NUMBER), \
      MAIN (HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 2, FIELD_NUMBER), \
      MAIN (HERO_STATS + DUNGEONEER_MAX_LEVEL * (form) + 3, FIELD_NUMBER)

/* Of DungeoneerAdventureFlags. */
static const TmWord flags[] = {
  { "warp", N_ ("Warp"), NULL },
  { "shift", N_ ("Shift"), NULL },
  { "several", N_ ("Needs several heroes"), NULL },
};

static const DungeoneerField hero_fields[] = {
  MAIN (HERO_HEALTH, FIELD_HEALTH),
  MAIN (HERO_BOONS, FIELD_NUMBER),
  MAIN (HERO_TREASURES, FIELD_NUMBER),
  LEVELS (STAT_MELEE),
  LEVELS (STAT_MAGIC),
  LEVELS (STAT_SPEED),
  VALUE (HERO_COST, FIELD_NUMBER),
  VALUE (HERO_ONCE, FIELD_FLAG),
  VALUE (HERO_EFFECT, FIELD_TEXT),
};

G_STATIC_ASSERT (G_N_ELEMENTS (hero_fields) == N_HERO_LAYERS);

static const DungeoneerField location_fields[] = {
  WORD (LOCATION_TYPE, dungeoneer_location_type_words, TRUE),
  VALUE (LOCATION_ENTRANCE, FIELD_FLAG),
  MAIN (LOCATION_PERIL, FIELD_NUMBER),
  MAIN (LOCATION_GLORY, FIELD_NUMBER),
  MAIN (LOCATION_EXITS, FIELD_EXITS),
  VALUE (LOCATION_TEST_N, FIELD_CHECK),
  VALUE (LOCATION_TEST_E, FIELD_CHECK),
  VALUE (LOCATION_TEST_S, FIELD_CHECK),
  VALUE (LOCATION_TEST_W, FIELD_CHECK),
  WORD (LOCATION_HAZARD, dungeoneer_hazard_words, FALSE),
  VALUE (LOCATION_HAZARD_TEST, FIELD_CHECK),
  VALUE (LOCATION_BAN, FIELD_FLAG),
  MAIN (LOCATION_COPIES, FIELD_NUMBER),
  VALUE (LOCATION_EFFECT, FIELD_TEXT),
};

G_STATIC_ASSERT (G_N_ELEMENTS (location_fields) == N_LOCATION_LAYERS);

static const DungeoneerField quest_fields[] = {
  WORD (QUEST_CATEGORY, dungeoneer_category_words, TRUE),
  WORD (QUEST_CATEGORY_2, dungeoneer_category_words, FALSE),
  MAIN (QUEST_PLACE, FIELD_PLACE),
  VALUE (QUEST_PLACE_2, FIELD_PLACE),
  VALUE (QUEST_TEST, FIELD_CHECK),
  VALUE (QUEST_SEARCH, FIELD_NUMBER),
  VALUE (QUEST_MONSTER_HEALTH, FIELD_HEALTH),
  VALUE (QUEST_MONSTER_MELEE, FIELD_NUMBER),
  VALUE (QUEST_MONSTER_MAGIC, FIELD_NUMBER),
  VALUE (QUEST_MONSTER_SPEED, FIELD_NUMBER),
  FORMS (QUEST_MONSTER_FORMS),
  MAIN (QUEST_LEVELS, FIELD_NUMBER),
  VALUE (QUEST_GLORY, FIELD_NUMBER),
  VALUE (QUEST_RESTORE, FIELD_NUMBER),
  MAIN (QUEST_COPIES, FIELD_NUMBER),
  VALUE (QUEST_EFFECT, FIELD_TEXT),
};

G_STATIC_ASSERT (G_N_ELEMENTS (quest_fields) == N_QUEST_LAYERS);

static const DungeoneerField adventure_fields[] = {
  WORD (ADVENTURE_CLASS, dungeoneer_class_words, TRUE),
  WORD (ADVENTURE_TIMING, dungeoneer_timing_words, TRUE),
  WORD (ADVENTURE_DURATION, dungeoneer_duration_words, TRUE),
  MAIN (ADVENTURE_COST, FIELD_COST),
  MAIN (ADVENTURE_COPIES, FIELD_NUMBER),
  VALUE (ADVENTURE_HEALTH, FIELD_HEALTH),
  VALUE (ADVENTURE_MELEE, FIELD_NUMBER),
  VALUE (ADVENTURE_MAGIC, FIELD_NUMBER),
  VALUE (ADVENTURE_SPEED, FIELD_NUMBER),
  FORMS (ADVENTURE_FORMS),
  VALUE (ADVENTURE_HIT_MELEE, FIELD_NUMBER),
  VALUE (ADVENTURE_HIT_MAGIC, FIELD_NUMBER),
  VALUE (ADVENTURE_HIT_SPEED, FIELD_NUMBER),
  VALUE (ADVENTURE_TEST, FIELD_CHECK),
  VALUE (ADVENTURE_ADD_MELEE, FIELD_ADDED),
  VALUE (ADVENTURE_ADD_MAGIC, FIELD_ADDED),
  VALUE (ADVENTURE_ADD_SPEED, FIELD_ADDED),
  VALUE (ADVENTURE_ADD_BOONS, FIELD_ADDED),
  VALUE (ADVENTURE_ADD_TREASURES, FIELD_ADDED),
  { .layer = ADVENTURE_FLAGS, .kind = FIELD_SET, .words = flags, .n_words = G_N_ELEMENTS (flags) },
  VALUE (ADVENTURE_TYPE, FIELD_TEXT),
  VALUE (ADVENTURE_EFFECT, FIELD_TEXT),
};

G_STATIC_ASSERT (G_N_ELEMENTS (adventure_fields) == N_ADVENTURE_LAYERS);

#define PAGE(of_option, of_kind, of_grid, columns, cards, copies_layer, its_fields) \
  { .option = (of_option),                                                          \
    .kind = (of_kind),                                                              \
    .grid = (of_grid),                                                              \
    .n_columns = (columns),                                                         \
    .n_cards = (cards),                                                             \
    .copies = (copies_layer),                                                       \
    .fields = (its_fields),                                                         \
    .n_fields = G_N_ELEMENTS (its_fields) }

const DungeoneerPageSpec dungeoneer_page_specs[DUNGEONEER_N_PAGES] = {
  [PAGE_HEROES] = PAGE (OPTION_HERO_BOX,
                        PIECE_HERO,
                        GRID_HEROES,
                        DUNGEONEER_MAX_HERO_FACES,
                        DUNGEONEER_N_HEROES,
                        -1,
                        hero_fields),
  [PAGE_LOCATIONS] = PAGE (OPTION_LOCATION_BOX,
                           PIECE_LOCATION,
                           GRID_LOCATIONS,
                           DUNGEONEER_MAX_LOCATION_FACES,
                           DUNGEONEER_N_LOCATIONS,
                           LOCATION_COPIES,
                           location_fields),
  [PAGE_QUESTS] = PAGE (OPTION_QUEST_BOX,
                        PIECE_QUEST,
                        GRID_QUESTS,
                        DUNGEONEER_MAX_QUEST_FACES,
                        DUNGEONEER_N_QUESTS,
                        QUEST_COPIES,
                        quest_fields),
  [PAGE_ADVENTURES] = PAGE (OPTION_ADVENTURE_BOX,
                            PIECE_ADVENTURE,
                            GRID_ADVENTURES,
                            DUNGEONEER_MAX_ADVENTURE_FACES,
                            DUNGEONEER_N_ADVENTURES,
                            ADVENTURE_COPIES,
                            adventure_fields),
};

/**
 * dungeoneer_get_untold:
 * @page: a [enum@DungeoneerPage]
 * @layer: a layer of its row
 *
 * Returns: the value of a layer of which nothing is told
 */
gint32
dungeoneer_get_untold (guint page, guint layer)
{
  return dungeoneer_kit.grids[dungeoneer_page_specs[page].grid].layers[layer].start;
}

/* Names and texts */

/* A character that is seen, or a plain space between two others. */
static gboolean
is_seen (const char *at, gboolean is_first)
{
  gunichar character = g_utf8_get_char (at);
  const char *next = g_utf8_next_char (at);

  if (!g_unichar_isspace (character))
    return g_unichar_isprint (character);
  return character == ' ' && !is_first && *next != '\0' && *next != ' ';
}

static gboolean
is_plain (const char *text, glong most)
{
  if (*text == '\0' || !g_utf8_validate (text, -1, NULL) || g_utf8_strlen (text, -1) > most)
    return FALSE;
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (!is_seen (c, c == text))
      return FALSE;
  return TRUE;
}

/**
 * dungeoneer_is_card_name:
 * @name: a name
 *
 * Tells whether a card can have this name: some characters that are seen, with single spaces between
 * words, without those that part a record, and spelled as the box spells what is typed.
 *
 * Returns: whether it can
 */
gboolean
dungeoneer_is_card_name (const char *name)
{
  g_autofree char *composed = NULL;

  if (!is_plain (name, DUNGEONEER_MAX_CARD_NAME) || strpbrk (name, ",=;") != NULL)
    return FALSE;
  composed = g_utf8_normalize (name, -1, G_NORMALIZE_NFC);
  return g_str_equal (composed, name);
}

/**
 * dungeoneer_is_card_text:
 * @text: words of somebody
 * @is_type: whether they are the type of a card, else what it does
 *
 * Tells whether a record can keep the words as they are.
 *
 * Returns: whether it can
 */
gboolean
dungeoneer_is_card_text (const char *text, gboolean is_type)
{
  return is_plain (text, is_type ? DUNGEONEER_MAX_CARD_TYPE : DUNGEONEER_MAX_CARD_TEXT)
         && !(is_type && strchr (text, ',') != NULL);
}

/**
 * dungeoneer_dup_card_text:
 * @text: words of somebody, set by hand
 * @is_type: whether they are the type of a card, else what it does
 *
 * Makes words that a record can keep: as they are, or without what it cannot.
 *
 * Returns: (transfer full) (nullable): the words; %NULL if nothing is left of them
 */
char *
dungeoneer_dup_card_text (const char *text, gboolean is_type)
{
  glong most = is_type ? DUNGEONEER_MAX_CARD_TYPE : DUNGEONEER_MAX_CARD_TEXT;
  g_autoptr (GString) kept = g_string_new (NULL);
  gboolean is_apart = FALSE;
  glong n = 0;

  if (!g_utf8_validate (text, -1, NULL))
    return NULL;
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (g_unichar_isspace (character) || !g_unichar_isprint (character)
          || (is_type && character == ','))
        {
          is_apart = n > 0;
          continue;
        }
      if (n + (is_apart ? 2 : 1) > most)
        break;
      if (is_apart)
        g_string_append_c (kept, ' ');
      g_string_append_unichar (kept, character);
      n += is_apart ? 2 : 1;
      is_apart = FALSE;
    }
  return n == 0 ? NULL : g_strdup (kept->str);
}
