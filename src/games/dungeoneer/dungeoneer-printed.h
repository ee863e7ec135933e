/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "dungeoneer-play.h"
#include "tm-printed.h"

G_BEGIN_DECLS

/* What only the owner's cards tell, between the table, the records of "Your box" and the moves that teach. */

/* The pages, in the order of their options. */
typedef enum
{
  PAGE_HEROES,
  PAGE_LOCATIONS,
  PAGE_QUESTS,
  PAGE_ADVENTURES,
  DUNGEONEER_N_PAGES,
} DungeoneerPage;

#define DUNGEONEER_MAX_CARD_NAME 40
#define DUNGEONEER_MAX_CARD_TYPE 40
#define DUNGEONEER_MAX_CARD_TEXT 200
/** DUNGEONEER_MAX_LAYERS: the most layers of a row of cards. */
#define DUNGEONEER_MAX_LAYERS N_ADVENTURE_LAYERS
/** DUNGEONEER_MOST_TO_REACH: the largest number that a check asks for. */
#define DUNGEONEER_MOST_TO_REACH 30

G_STATIC_ASSERT ((int) N_HERO_LAYERS <= (int) DUNGEONEER_MAX_LAYERS);
G_STATIC_ASSERT ((int) N_LOCATION_LAYERS <= (int) DUNGEONEER_MAX_LAYERS);
G_STATIC_ASSERT ((int) N_QUEST_LAYERS <= (int) DUNGEONEER_MAX_LAYERS);

/* How a value is spelled in a record. */
typedef enum
{
  /* From 0 to the most of its layer; of a health, from 1. */
  FIELD_NUMBER,
  FIELD_HEALTH,
  /* Between the bounds of its layer. */
  FIELD_ADDED,
  /* A number, or X. */
  FIELD_COST,
  FIELD_FLAG,
  FIELD_WORD,
  /* What is tested and the number to reach, "speed:5", or a number alone, "2". */
  FIELD_CHECK,
  /* Four letters: "owbl". */
  FIELD_EXITS,
  /* A set of words: "melee+magic". */
  FIELD_SET,
  /* The name of a location. */
  FIELD_PLACE,
  FIELD_TEXT,
} DungeoneerFieldKind;

/**
 * DungeoneerField:
 * @layer: where the value lies
 * @kind: how it is spelled
 * @words: (nullable): of %FIELD_WORD and %FIELD_SET
 * @n_words: how many there are
 * @is_main: whether a card is not told well before this is
 *
 * A value of a record.
 */
typedef struct
{
  guint layer;
  DungeoneerFieldKind kind;
  const TmWord *words;
  guint n_words;
  gboolean is_main;
} DungeoneerField;

/**
 * DungeoneerPageSpec:
 * @option: the option that has the records
 * @kind: the kind of its pieces
 * @grid: where it lies on a table, a column for each face
 * @n_columns: of how many faces something can be known
 * @n_cards: how many cards the box has
 * @copies: the layer that says how many there are of a face; -1: always one
 * @fields: (array length=n_fields): the values of a record, in their order
 * @n_fields: how many there are
 */
typedef struct
{
  guint option;
  guint kind;
  guint grid;
  guint n_columns;
  guint n_cards;
  int copies;
  const DungeoneerField *fields;
  guint n_fields;
} DungeoneerPageSpec;

extern const DungeoneerPageSpec dungeoneer_page_specs[DUNGEONEER_N_PAGES];

/**
 * DungeoneerRecord:
 * @name: its key
 * @values: by layer; not of texts and places
 * @words: (nullable): by layer, the texts, and the names of places
 *
 * A card as a record tells it. All functions that take one out want it cleared.
 */
typedef struct
{
  char *name;
  gint32 values[DUNGEONEER_MAX_LAYERS];
  char *words[DUNGEONEER_MAX_LAYERS];
} DungeoneerRecord;

void dungeoneer_record_clear (DungeoneerRecord *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (DungeoneerRecord, dungeoneer_record_clear)

/* dungeoneer-fields.c */
gint32 dungeoneer_get_untold (guint page, guint layer);
gboolean dungeoneer_is_card_name (const char *name);
gboolean dungeoneer_is_card_text (const char *text, gboolean is_type);
char *dungeoneer_dup_card_text (const char *text, gboolean is_type) G_GNUC_WARN_UNUSED_RESULT;

/* dungeoneer-records.c */
void dungeoneer_record_init (DungeoneerRecord *self, guint page, const char *name);
gboolean dungeoneer_record_is_empty (const DungeoneerRecord *self, guint page);
gboolean
dungeoneer_record_read (guint page, const char *text, DungeoneerRecord *record, GError **error);
char *dungeoneer_record_dup (guint page, const DungeoneerRecord *record) G_GNUC_WARN_UNUSED_RESULT;

/* dungeoneer-printed.c */
int dungeoneer_find_page (guint piece_kind);
void dungeoneer_read_card (const TmTable *table,
                           guint page,
                           gint32 face,
                           gint32 values[DUNGEONEER_MAX_LAYERS]);
gboolean dungeoneer_is_any_told (guint page, const gint32 values[DUNGEONEER_MAX_LAYERS]);
guint dungeoneer_count_known_faces (const TmTable *table, guint page);
gint32 dungeoneer_count_copies (const TmTable *table, guint page, gint32 but);

/* dungeoneer-box.c: says what the app was to draw and cannot, for the first move. */
void dungeoneer_note_sources (TmResolution *resolution);

/* dungeoneer-entries.c */
guint dungeoneer_count_entries (const TmTable *table, guint page);
void dungeoneer_get_entry (const TmTable *table, guint page, guint index, TmPrintedEntry *entry);

/* dungeoneer-suggestions.c: what the text of the rulebook gives; %FALSE: nothing. */
gboolean dungeoneer_suggest (
    TmBox *box, guint page, gint32 face, gint32 values[DUNGEONEER_MAX_LAYERS], TmText *remark);

/* dungeoneer-samples.c: a page at random, for tests: complete, or in part. */
void dungeoneer_sample_records (TmRandom *random, guint page, GStrvBuilder *records);

G_END_DECLS
