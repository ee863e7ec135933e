/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-schema.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* What the tables hold
 *
 * layouts   how the numbers of a table were laid out when matches were recorded, in words: a later
 *           version of a game still finds its way in old changes. Shared by many matches.
 * kinds     the moves of the games and their parameters, likewise.
 * players   the roster. A hidden player is offered no more, but keeps the matches. A player who
 *           turned out to be another one has that one's identifier in `merged_into` and, at the end
 *           of the chain, the row of the person in `root`; both are NULL for everybody else.
 * matches   one row a match. Times are microseconds since 1970 UTC; state is 0 running,
 *           1 finished, 2 abandoned; options are JSON; progress is a packed sentence. `title` is
 *           what was played on a free table. Of a finished match, `how` is what winning meant
 *           (tm_how_get_id()), `sentence` the packed result and `length` the time that was played,
 *           in microseconds. What people wrote to a match (note, series, chapter) carries the
 *           time `labelled` in which they did. `origin` is the match that this one is another
 *           version of, since two devices went on with it. `is_counted`: it is in the tallies.
 * seats     who sat where; the name as it was then.
 * moves     the journal. `time` counts microseconds from the start of the match, `previous` is the
 *           line it followed (NULL: the one above), `source` 0 table, 1 app; `state` 0 undone,
 *           1 done; `drawn` the set of parameters that were sealed draws and `draw` the number of
 *           the first; `note` a number of `words`; params and changes are packed (tm-pack.c).
 * words     strings that moves carry, by the numbers under which they carry them.
 * faces     faces that a match added to its box, likewise.
 * results   how a finished match ended; `part` is the part that the seat played, as the game calls it;
 *           `team` the team, from 1, or 0.
 * dice, falls  how often each face of a kind of dice came up in a finished match, for each seat
 *           whose turn it was (8: nobody's) and source.
 * series    matches that belong together, such as a campaign.
 * templates what was made once to be used again: score sheets, dice, counters, bags; `body` is JSON.
 * gone      what was deleted, so that another device does not bring it back; `kind` is the table.
 * imports, import_items  what was taken in from a file, and what each piece was before (JSON; NULL:
 *           it was not there), so that it can be taken back.
 * tally_…   sums over finished matches, which follow from the tables above: see tm-tally.c.
 * achieved  distinctions earned in a finished match. Those that take several matches are not kept:
 *           they follow from the parts (see tm-achieved.c).
 * rulings   what the judge said and somebody wanted to keep. `made` is as the times of matches; seats
 *           (JSON, a list of names or NULL), params and outcome (JSON, objects) are as the command
 *           line spells them; `verdict` and `text` are in the language of then. A ruling outlives
 *           its match.
 * cards     "Your box": the faces of a piece kind as the owner's copy of the game has them, a JSON
 *           list of codes.
 *
 * Steps never change once released; a new one is added at the end. */
static const char *const steps[] = {
  "CREATE TABLE layouts ("
  "  id INTEGER PRIMARY KEY,"
  "  hash BLOB NOT NULL UNIQUE,"
  "  text TEXT NOT NULL"
  ") STRICT;"
  "CREATE TABLE kinds ("
  "  id INTEGER PRIMARY KEY,"
  "  game TEXT NOT NULL,"
  "  move TEXT NOT NULL,"
  "  params TEXT NOT NULL,"
  "  UNIQUE (game, move, params)"
  ") STRICT;"
  "CREATE TABLE players ("
  "  id INTEGER PRIMARY KEY,"
  "  uuid TEXT NOT NULL UNIQUE,"
  "  name TEXT NOT NULL UNIQUE CHECK (name <> ''),"
  "  colour TEXT,"
  "  is_hidden INTEGER NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1))"
  ") STRICT;"
  "CREATE TABLE matches ("
  "  id INTEGER PRIMARY KEY,"
  "  uuid TEXT NOT NULL UNIQUE,"
  "  game TEXT NOT NULL,"
  "  layout INTEGER NOT NULL REFERENCES layouts,"
  "  started INTEGER NOT NULL,"
  "  changed INTEGER NOT NULL,"
  "  finished INTEGER,"
  "  state INTEGER NOT NULL DEFAULT 0 CHECK (state IN (0, 1, 2)),"
  "  n_seats INTEGER NOT NULL CHECK (n_seats BETWEEN 1 AND 8),"
  "  n_moves INTEGER NOT NULL DEFAULT 0,"
  "  options TEXT NOT NULL,"
  "  seal BLOB,"
  "  seed BLOB,"
  "  entropy TEXT,"
  "  progress BLOB,"
  "  decided_by TEXT"
  ") STRICT;"
  "CREATE INDEX matches_running ON matches (id) WHERE state = 0;"
  "CREATE INDEX matches_over ON matches (started) WHERE state <> 0;"
  "CREATE INDEX matches_by_game ON matches (game, started);"
  "CREATE TABLE seats ("
  "  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
  "  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),"
  "  player INTEGER REFERENCES players ON DELETE SET NULL,"
  "  name TEXT,"
  "  colour TEXT,"
  "  PRIMARY KEY (match, seat)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE INDEX seats_by_player ON seats (player);"
  "CREATE TABLE moves ("
  "  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
  "  seq INTEGER NOT NULL,"
  "  kind INTEGER NOT NULL REFERENCES kinds,"
  "  state INTEGER NOT NULL CHECK (state IN (0, 1)),"
  "  source INTEGER NOT NULL CHECK (source IN (0, 1)),"
  "  override INTEGER NOT NULL CHECK (override IN (0, 1)),"
  "  grade INTEGER NOT NULL CHECK (grade BETWEEN 0 AND 3),"
  "  previous INTEGER,"
  "  note INTEGER,"
  "  drawn INTEGER,"
  "  draw INTEGER,"
  "  time INTEGER NOT NULL,"
  "  params BLOB NOT NULL,"
  "  changes BLOB NOT NULL,"
  "  PRIMARY KEY (match, seq)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE words ("
  "  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
  "  number INTEGER NOT NULL,"
  "  text TEXT NOT NULL,"
  "  PRIMARY KEY (match, number)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE faces ("
  "  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
  "  piece TEXT NOT NULL,"
  "  number INTEGER NOT NULL,"
  "  code TEXT NOT NULL,"
  "  PRIMARY KEY (match, piece, number)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE results ("
  "  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
  "  seat INTEGER NOT NULL,"
  "  rank INTEGER NOT NULL,"
  "  score INTEGER NOT NULL,"
  "  is_winner INTEGER NOT NULL CHECK (is_winner IN (0, 1)),"
  "  PRIMARY KEY (match, seat)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE cards ("
  "  game TEXT NOT NULL,"
  "  piece TEXT NOT NULL,"
  "  codes TEXT NOT NULL,"
  "  PRIMARY KEY (game, piece)"
  ") STRICT, WITHOUT ROWID;",

  "ALTER TABLE results ADD COLUMN part TEXT;"
  "CREATE TABLE achieved ("
  "  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
  "  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),"
  "  achievement TEXT NOT NULL,"
  "  PRIMARY KEY (match, seat, achievement)"
  ") STRICT, WITHOUT ROWID;",

  "CREATE TABLE rulings ("
  "  id INTEGER PRIMARY KEY,"
  "  uuid TEXT NOT NULL UNIQUE,"
  "  made INTEGER NOT NULL,"
  "  game TEXT NOT NULL,"
  "  question TEXT NOT NULL,"
  "  match INTEGER REFERENCES matches ON DELETE SET NULL,"
  "  seats TEXT,"
  "  params TEXT NOT NULL,"
  "  outcome TEXT NOT NULL,"
  "  verdict TEXT NOT NULL,"
  "  text TEXT NOT NULL,"
  "  note TEXT"
  ") STRICT;"
  "CREATE INDEX rulings_by_time ON rulings (made);"
  "CREATE INDEX rulings_by_question ON rulings (game, question, made);"
  "CREATE INDEX rulings_by_match ON rulings (match);",

  "CREATE TABLE people ("
  "  id INTEGER PRIMARY KEY,"
  "  uuid TEXT NOT NULL UNIQUE,"
  "  name TEXT NOT NULL CHECK (name <> ''),"
  "  colour TEXT,"
  "  is_hidden INTEGER NOT NULL DEFAULT 0 CHECK (is_hidden IN (0, 1)),"
  "  merged_into TEXT,"
  "  root INTEGER REFERENCES players ON DELETE SET NULL,"
  "  changed INTEGER NOT NULL DEFAULT 0"
  ") STRICT;"
  "INSERT INTO people (id, uuid, name, colour, is_hidden)"
  " SELECT id, uuid, name, colour, is_hidden FROM players;"
  "DROP TABLE players;"
  "ALTER TABLE people RENAME TO players;"
  "CREATE INDEX players_by_name ON players (name);"
  "CREATE INDEX players_by_root ON players (root) WHERE root IS NOT NULL;"
  "CREATE TABLE series ("
  "  id INTEGER PRIMARY KEY,"
  "  uuid TEXT NOT NULL UNIQUE,"
  "  name TEXT NOT NULL CHECK (name <> ''),"
  "  game TEXT,"
  "  note TEXT,"
  "  changed INTEGER NOT NULL"
  ") STRICT;"
  "ALTER TABLE matches ADD COLUMN title TEXT;"
  "ALTER TABLE matches ADD COLUMN how TEXT;"
  "ALTER TABLE matches ADD COLUMN sentence BLOB;"
  "ALTER TABLE matches ADD COLUMN length INTEGER;"
  "ALTER TABLE matches ADD COLUMN note TEXT;"
  "ALTER TABLE matches ADD COLUMN series INTEGER REFERENCES series ON DELETE SET NULL;"
  "ALTER TABLE matches ADD COLUMN chapter INTEGER;"
  "ALTER TABLE matches ADD COLUMN labelled INTEGER NOT NULL DEFAULT 0;"
  "ALTER TABLE matches ADD COLUMN origin TEXT;"
  "ALTER TABLE matches ADD COLUMN is_counted INTEGER NOT NULL DEFAULT 0"
  " CHECK (is_counted IN (0, 1));"
  "DROP INDEX matches_over;"
  "CREATE INDEX matches_over ON matches (started, state) WHERE state <> 0;"
  "CREATE INDEX matches_by_series ON matches (series, chapter) WHERE series IS NOT NULL;"
  "CREATE INDEX matches_by_origin ON matches (origin) WHERE origin IS NOT NULL;"
  "CREATE INDEX matches_abandoned ON matches (id) WHERE state = 2;"
  "CREATE INDEX matches_uncounted ON matches (id) WHERE state = 1 AND is_counted = 0;"
  "CREATE INDEX matches_with_note ON matches (id) WHERE note IS NOT NULL;"
  "CREATE INDEX matches_by_title ON matches (title, started) WHERE title IS NOT NULL;"
  "ALTER TABLE results ADD COLUMN team INTEGER NOT NULL DEFAULT 0;"
  "ALTER TABLE rulings ADD COLUMN noted INTEGER NOT NULL DEFAULT 0;"
  "ALTER TABLE cards ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;"
  "CREATE TABLE dice ("
  "  id INTEGER PRIMARY KEY,"
  "  game TEXT NOT NULL,"
  "  piece TEXT NOT NULL,"
  "  UNIQUE (game, piece)"
  ") STRICT;"
  "CREATE TABLE falls ("
  "  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
  "  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 8),"
  "  die INTEGER NOT NULL REFERENCES dice,"
  "  source INTEGER NOT NULL CHECK (source IN (0, 1)),"
  "  face INTEGER NOT NULL,"
  "  n INTEGER NOT NULL,"
  "  PRIMARY KEY (match, seat, die, source, face)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE templates ("
  "  id INTEGER PRIMARY KEY,"
  "  uuid TEXT NOT NULL UNIQUE,"
  "  kind TEXT NOT NULL,"
  "  name TEXT NOT NULL,"
  "  changed INTEGER NOT NULL,"
  "  body TEXT NOT NULL"
  ") STRICT;"
  "CREATE TABLE gone ("
  "  uuid TEXT PRIMARY KEY,"
  "  kind TEXT NOT NULL,"
  "  time INTEGER NOT NULL"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE imports ("
  "  id INTEGER PRIMARY KEY,"
  "  uuid TEXT NOT NULL UNIQUE,"
  "  made INTEGER NOT NULL,"
  "  name TEXT NOT NULL,"
  "  format TEXT NOT NULL"
  ") STRICT;"
  "CREATE TABLE import_items ("
  "  import INTEGER NOT NULL REFERENCES imports ON DELETE CASCADE,"
  "  kind TEXT NOT NULL,"
  "  uuid TEXT NOT NULL,"
  "  after INTEGER NOT NULL,"
  "  before TEXT,"
  "  PRIMARY KEY (import, kind, uuid)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE tally_seats ("
  "  game TEXT NOT NULL,"
  "  title TEXT NOT NULL,"
  "  n_seats INTEGER NOT NULL,"
  "  seat INTEGER NOT NULL,"
  "  how TEXT NOT NULL,"
  "  player INTEGER NOT NULL,"
  "  plays INTEGER NOT NULL,"
  "  wins INTEGER NOT NULL,"
  "  last INTEGER NOT NULL,"
  "  PRIMARY KEY (game, title, n_seats, seat, how, player)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE INDEX tally_seats_by_player ON tally_seats (player);"
  "CREATE TABLE tally_scores ("
  "  game TEXT NOT NULL,"
  "  title TEXT NOT NULL,"
  "  n_seats INTEGER NOT NULL,"
  "  how TEXT NOT NULL,"
  "  player INTEGER NOT NULL,"
  "  score INTEGER NOT NULL,"
  "  n INTEGER NOT NULL,"
  "  PRIMARY KEY (game, title, n_seats, how, player, score)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE INDEX tally_scores_by_player ON tally_scores (player);"
  "CREATE TABLE tally_lengths ("
  "  game TEXT NOT NULL,"
  "  title TEXT NOT NULL,"
  "  n_seats INTEGER NOT NULL,"
  "  minutes INTEGER NOT NULL,"
  "  n INTEGER NOT NULL,"
  "  PRIMARY KEY (game, title, n_seats, minutes)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE tally_options ("
  "  game TEXT NOT NULL,"
  "  option TEXT NOT NULL,"
  "  value TEXT NOT NULL,"
  "  n INTEGER NOT NULL,"
  "  PRIMARY KEY (game, option, value)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE TABLE tally_falls ("
  "  die INTEGER NOT NULL REFERENCES dice,"
  "  player INTEGER NOT NULL,"
  "  source INTEGER NOT NULL,"
  "  face INTEGER NOT NULL,"
  "  n INTEGER NOT NULL,"
  "  PRIMARY KEY (die, player, source, face)"
  ") STRICT, WITHOUT ROWID;"
  "CREATE INDEX tally_falls_by_player ON tally_falls (player);",
};

/* One row for each version: a PRAGMA takes no bound values. */
static const char *const version_marks[] = {
  "PRAGMA user_version = 1",
  "PRAGMA user_version = 2",
  "PRAGMA user_version = 3",
  "PRAGMA user_version = 4",
};

G_STATIC_ASSERT (G_N_ELEMENTS (steps) == G_N_ELEMENTS (version_marks));

/**
 * tm_schema_get_version:
 *
 * Gets the version of the schema that this program writes.
 *
 * Returns: the version, at least 1
 */
guint
tm_schema_get_version (void)
{
  return G_N_ELEMENTS (steps);
}

static gboolean
fail_foreign (TmDatabase *database, GError **error)
{
  return tm_database_set_error (NULL, SQLITE_NOTADB, tm_database_get_path (database), error);
}

/**
 * tm_schema_check:
 * @database: a connection
 * @version: (out) (optional): the version of its schema; 0: it is empty
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Tells whether the database is ours and not from the future.
 *
 * Returns: %FALSE with %TM_STORE_ERROR_FOREIGN or %TM_STORE_ERROR_NEWER if not, or if it cannot be
 *   read
 */
gboolean
tm_schema_check (TmDatabase *database, guint *version, GError **error)
{
  gint64 id = 0;
  gint64 found = 0;
  gint64 n_objects = 0;

  if (!tm_database_get_number (database, error, &id, "PRAGMA application_id", "")
      || !tm_database_get_number (database, error, &found, "PRAGMA user_version", "")
      || !tm_database_get_number (database, error, &n_objects, "SELECT count(*) FROM sqlite_schema",
                                  ""))
    return FALSE;
  if (id != TM_SCHEMA_APPLICATION_ID && (id != 0 || found != 0 || n_objects != 0))
    return fail_foreign (database, error);
  if (found > (gint64) tm_schema_get_version ())
    {
      g_autofree char *name = g_filename_display_name (tm_database_get_path (database));
      g_set_error (
          error, TM_STORE_ERROR, TM_STORE_ERROR_NEWER,
          _ ("%s was written by a later version of Tablemate; update Tablemate to open it"), name);
      return FALSE;
    }
  if (found < 0)
    return fail_foreign (database, error);
  if (version != NULL)
    *version = (guint) found;
  return TRUE;
}

/* The version is read inside the transaction: another program may have been faster. */
static gboolean
take_step (TmDatabase *database, gpointer user_data, GError **error)
{
  guint step = GPOINTER_TO_UINT (user_data);
  guint version = 0;

  if (!tm_schema_check (database, &version, error))
    return FALSE;
  if (version > step)
    return TRUE;
  if (step == 0 && !tm_database_execute (database, "PRAGMA application_id = 0x54626c4d", error))
    return FALSE;
  return tm_database_execute (database, steps[step], error)
         && tm_database_execute (database, version_marks[step], error);
}

static gboolean
take_steps (TmDatabase *database, guint from, guint to, GError **error)
{
  for (guint step = from; step < to; step++)
    if (!tm_database_transact (database, take_step, GUINT_TO_POINTER (step), error))
      return FALSE;
  return TRUE;
}

/**
 * tm_schema_migrate_to:
 * @database: a connection for writing
 * @version: the version to come to, at most tm_schema_get_version()
 * @error: return location for an error in %TM_STORE_ERROR
 *
 * Brings an empty or older database up to a version, each step in one transaction.
 *
 * Returns: %FALSE if a step failed; the database is then at the version before it
 */
gboolean
tm_schema_migrate_to (TmDatabase *database, guint version, GError **error)
{
  gboolean is_done;
  guint found = 0;

  g_return_val_if_fail (version <= tm_schema_get_version (), FALSE);

  if (!tm_schema_check (database, &found, error) || !tm_database_make_durable (database, error))
    return FALSE;
  if (found >= version)
    return TRUE;
  /* A table that is made anew must not take with it what refers to it. */
  if (!tm_database_execute (database, "PRAGMA foreign_keys = OFF", error))
    return FALSE;
  is_done = take_steps (database, found, version, error);
  return tm_database_execute (database, "PRAGMA foreign_keys = ON", is_done ? error : NULL)
         && is_done;
}

gboolean
tm_schema_migrate (TmDatabase *database, GError **error)
{
  return tm_schema_migrate_to (database, tm_schema_get_version (), error);
}
