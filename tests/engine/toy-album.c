/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "toy-album.h"

#include "tm-printed.h"

#include <string.h>

enum
{
  ZONE_DECK,
  ZONE_ROW,
};

enum
{
  LAYER_NAME,
  LAYER_STRENGTH,
};

static const TmZoneSpec zones[] = {
  [ZONE_DECK] = { "deck", "Deck", TM_SHARED, TM_SIGHT_HIDDEN },
  [ZONE_ROW] = { "row", "Row", TM_SHARED, TM_SIGHT_OPEN },
};

static const TmPieceSpec pieces[] = {
  { .id = "card",
    .name = "Card",
    .count = ALBUM_MAX,
    .zone = ZONE_DECK,
    .has_own_faces = TRUE,
    .code_hint = "Name on the card" },
};

static const TmLayerSpec layers[] = {
  [LAYER_NAME] = { "name", "Name", -1, G_MAXINT32, -1, TRUE },
  [LAYER_STRENGTH] = { "strength", "Strength", -1, 9, -1, FALSE },
};

static const TmGridSpec grids[]
    = { { "catalogue", "Catalogue", TM_SHARED, ALBUM_MAX, 1, layers, G_N_ELEMENTS (layers) } };

static const TmWord phases[] = { { "play", "Play" } };

static const TmKit kit = {
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .pieces = pieces,
  .n_pieces = G_N_ELEMENTS (pieces),
  .grids = grids,
  .n_grids = G_N_ELEMENTS (grids),
  .phases = phases,
  .n_phases = G_N_ELEMENTS (phases),
};

static const TmOptionSpec options[] = {
  [ALBUM_OPTION_CARDS] = { .param = { .id = "cards",
                                      .name = "Cards",
                                      .kind = TM_PARAM_TEXT,
                                      .is_list = TRUE,
                                      .is_optional = TRUE,
                                      .max_items = ALBUM_MAX,
                                      .standard = "" },
                           .is_printed = TRUE },
};

static const struct
{
  const char *name;
  gint32 strength;
} suggestions[ALBUM_N_SUGGESTED] = { { ALBUM_CORNER, 2 }, { ALBUM_SKELETON, 5 } };

/* What the table knows: places are filled one after the other. */

static gint32
get_cell (const TmTable *table, guint layer, guint place)
{
  return tm_table_get_cell (table, 0, TM_NO_SEAT, layer, place, 0);
}

static const char *
get_name (const TmTable *table, guint place)
{
  return tm_box_get_string (tm_table_get_box (table), get_cell (table, LAYER_NAME, place));
}

static guint
count_cards (const TmTable *table)
{
  guint n = 0;

  while (n < ALBUM_MAX && get_cell (table, LAYER_NAME, n) >= 0)
    n++;
  return n;
}

static int
find_card (const TmTable *table, const char *name)
{
  for (guint i = 0; i < count_cards (table); i++)
    if (g_str_equal (get_name (table, i), name))
      return (int) i;
  return -1;
}

static void
set_card (TmResolution *resolution, guint place, const char *name, gint32 strength)
{
  TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));

  tm_resolution_set_cell (resolution, 0, TM_NO_SEAT, LAYER_NAME, place, 0,
                          tm_box_intern (box, name));
  tm_resolution_set_cell (resolution, 0, TM_NO_SEAT, LAYER_STRENGTH, place, 0, strength);
}

static gboolean
parse_face (guint piece_kind G_GNUC_UNUSED,
            const char *code,
            gint32 payload[TM_FACE_PAYLOAD],
            char **name G_GNUC_UNUSED,
            GError **error)
{
  memset (payload, 0, TM_FACE_PAYLOAD * sizeof *payload);
  if (strchr (code, '=') == NULL && g_utf8_strlen (code, -1) <= 40)
    return TRUE;
  g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
               "“%s” is no name; accepted are up to 40 letters without “=”", code);
  return FALSE;
}

/* "Name=3", or "Name=?" of a card of which only the name is told. */
static gboolean
read_record (const char *record, char **name, gint32 *strength)
{
  const char *sign = strchr (record, '=');
  gint64 number = -1;

  if (sign == NULL || sign == record
      || (!g_str_equal (sign + 1, "?")
          && !g_ascii_string_to_signed (sign + 1, 10, 0, 9, &number, NULL)))
    return FALSE;
  *name = g_strndup (record, (gsize) (sign - record));
  *strength = (gint32) number;
  return TRUE;
}

static gboolean
check_options (const TmBox *box, GError **error)
{
  guint n_records;
  const gint32 *records = tm_box_get_option_list (box, ALBUM_OPTION_CARDS, &n_records);

  for (guint i = 0; i < n_records; i++)
    {
      const char *record = tm_box_get_string (box, records[i]);
      g_autofree char *name = NULL;
      gint32 strength;

      if (!read_record (record, &name, &strength) || !tm_box_check_face (box, 0, name, NULL))
        {
          g_set_error (error, TM_PARAMS_ERROR, TM_PARAMS_ERROR_RANGE,
                       "cards: “%s” is no card; accepted is NAME=STRENGTH", record);
          return FALSE;
        }
    }
  return TRUE;
}

static void
lay_out (TmResolution *resolution)
{
  const TmBox *box = tm_table_get_box (tm_resolution_get_table (resolution));
  guint n_records;
  const gint32 *records = tm_box_get_option_list (box, ALBUM_OPTION_CARDS, &n_records);

  for (guint i = 0; i < n_records; i++)
    {
      g_autofree char *name = NULL;
      gint32 strength;

      if (read_record (tm_box_get_string (box, records[i]), &name, &strength))
        set_card (resolution, i, name, strength);
    }
}

/* Moves */

static const TmParam teach_params[] = {
  [ALBUM_CARD] = { .id = "card", .name = "Card", .kind = TM_PARAM_FACE, .piece = "card" },
  [ALBUM_STRENGTH] = TM_NUMBER ("strength", "Strength", 0, 9, .none = "?"),
};

static const TmParam play_params[] = {
  [ALBUM_CARD] = { .id = "card", .name = "Card", .kind = TM_PARAM_FACE, .piece = "card" },
};

static void
resolve_teach (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  gint32 face = tm_args_get (&move->args, ALBUM_CARD);
  const char *name = tm_box_get_face (tm_table_get_box (table), 0, face)->code;
  gint32 strength = tm_args_get (&move->args, ALBUM_STRENGTH);
  int place = find_card (table, name);

  if (place < 0 && count_cards (table) == ALBUM_MAX)
    {
      tm_resolution_refuse (resolution, "full", "album.full", tm_text ("The album is full."));
      return;
    }
  set_card (resolution, place >= 0 ? (guint) place : count_cards (table), name,
            strength == TM_NUMBER_UNKNOWN ? -1 : strength);
  tm_resolution_set_summary (resolution, tm_text ("Told: %s", tm_arg_face (0, face)), TM_TEXT_NONE);
}

static void
resolve_play (const TmMove *move, TmResolution *resolution)
{
  const TmTable *table = tm_resolution_get_table (resolution);
  guint deck = tm_table_get_zone (table, ZONE_DECK, TM_NO_SEAT);
  gint32 face = tm_args_get (&move->args, ALBUM_CARD);
  int piece = tm_table_find_piece (table, deck, 0, TM_FACE_UNKNOWN);

  if (piece < 0)
    {
      tm_resolution_refuse (resolution, "empty", "album.full", tm_text ("The deck is empty."));
      return;
    }
  tm_resolution_set_face (resolution, (guint) piece, face);
  tm_resolution_move_piece (resolution, (guint) piece,
                            tm_table_get_zone (table, ZONE_ROW, TM_NO_SEAT), TM_BOTTOM);
  tm_resolution_set_summary (resolution, tm_text ("Played: %s", tm_arg_face (0, face)),
                             TM_TEXT_NONE);
}

static const TmMoveSpec moves[] = {
  [ALBUM_MOVE_TEACH] = { .id = "teach",
                         .name = "Teach a card",
                         .params = teach_params,
                         .n_params = G_N_ELEMENTS (teach_params),
                         .resolve = resolve_teach,
                         .teaches = TRUE },
  [ALBUM_MOVE_PLAY] = { .id = "play",
                        .name = "Play a card",
                        .params = play_params,
                        .n_params = G_N_ELEMENTS (play_params),
                        .resolve = resolve_play },
};

static const TmArticle articles[]
    = { { "album.full", "Album", "Cards", "p. 1", "There are so many cards." } };
static const TmArticleTable rules[] = { { articles, G_N_ELEMENTS (articles) } };

/* The box */

static int
find_suggestion (const TmTable *table, guint nth)
{
  for (guint i = 0; i < ALBUM_N_SUGGESTED; i++)
    if (find_card (table, suggestions[i].name) < 0 && nth-- == 0)
      return (int) i;
  return -1;
}

static guint
count_suggestions (const TmTable *table)
{
  guint n = 0;

  while (find_suggestion (table, n) >= 0)
    n++;
  return n;
}

static guint
count_entries (const TmTable *table, guint page G_GNUC_UNUSED)
{
  return count_cards (table) + count_suggestions (table) + 1;
}

static void
fill_card (TmPrintedEntry *entry, TmBox *box, const char *name, gint32 strength)
{
  gint32 face = TM_FACE_UNKNOWN;

  tm_box_add_face (box, 0, name, &face, NULL);
  entry->label = tm_text ("%s", tm_arg_face (0, face));
  entry->fixed = 1u << ALBUM_CARD;
  entry->n_values = 1;
  tm_args_set (&entry->args, ALBUM_CARD, face);
  if (strength < 0)
    return;
  entry->detail = tm_text ("Strength %s", tm_arg_number (strength));
  tm_args_set (&entry->args, ALBUM_STRENGTH, strength);
}

/* The cards that are told, those that are suggested, and a new one. */
static void
get_entry (const TmTable *table, guint page G_GNUC_UNUSED, guint index, TmPrintedEntry *entry)
{
  TmBox *box = tm_table_get_box (table);
  guint n_cards = count_cards (table);
  int suggestion = index < n_cards ? -1 : find_suggestion (table, index - n_cards);

  *entry = (TmPrintedEntry) { .move = ALBUM_MOVE_TEACH };
  tm_args_init (&entry->args);
  if (index < n_cards)
    {
      gint32 strength = get_cell (table, LAYER_STRENGTH, index);

      fill_card (entry, box, get_name (table, index), strength);
      entry->n_known = strength >= 0;
    }
  else if (suggestion >= 0)
    {
      fill_card (entry, box, suggestions[suggestion].name, suggestions[suggestion].strength);
      entry->is_suggested = TRUE;
    }
  else
    entry->label = tm_text ("New card");
}

static void
report (const TmTable *table,
        guint page G_GNUC_UNUSED,
        GArray *remarks G_GNUC_UNUSED,
        guint *n_known,
        guint *n_values)
{
  *n_known = 0;
  for (guint i = 0; i < count_cards (table); i++)
    *n_known += get_cell (table, LAYER_STRENGTH, i) >= 0;
  *n_values = count_cards (table) + count_suggestions (table);
}

static GStrv
list (const TmTable *table, guint page G_GNUC_UNUSED)
{
  g_autoptr (GStrvBuilder) records = g_strv_builder_new ();

  for (guint i = 0; i < count_cards (table); i++)
    {
      gint32 strength = get_cell (table, LAYER_STRENGTH, i);
      g_autofree char *number = strength >= 0 ? g_strdup_printf ("%d", strength) : g_strdup ("?");
      g_autofree char *record = g_strconcat (get_name (table, i), "=", number, NULL);

      g_strv_builder_add (records, record);
    }
  return g_strv_builder_end (records);
}

static const TmPrintedPage pages[] = { { "cards", "Cards", "scroll", ALBUM_OPTION_CARDS, FALSE } };

static const TmPrinted printed = {
  .pages = pages,
  .n_pages = G_N_ELEMENTS (pages),
  .count_entries = count_entries,
  .get_entry = get_entry,
  .report = report,
  .list = list,
};

/* The game */

static void
offer (const TmTable *table G_GNUC_UNUSED, TmOffers *offers)
{
  tm_offers_add (offers, ALBUM_MOVE_PLAY, tm_text ("Play a card"));
}

static void
present (TmScene *scene G_GNUC_UNUSED)
{
}

static void
get_result (const TmTable *table G_GNUC_UNUSED, TmResult *result G_GNUC_UNUSED)
{
}

static const TmGame game = {
  .id = "album",
  .name = "Album",
  .tagline = "For tests",
  .symbol = "scroll",
  .min_seats = 1,
  .max_seats = 4,
  .kit = &kit,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .printed = &printed,
  .parse_face = parse_face,
  .check_options = check_options,
  .lay_out = lay_out,
  .offer = offer,
  .present = present,
  .get_result = get_result,
};

const TmGame *
album_get_game (void)
{
  return &game;
}

void
album_register (void)
{
  tm_game_register (&game);
}
