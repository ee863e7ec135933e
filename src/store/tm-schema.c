/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tm-schema.h"

#include "config.h"

#include <glib/gi18n-lib.h>

/* What the tables hold
 *
 * layouts   how the numbers of a table were laid out when matches were recorded, in words: a later
 *           version of a game still finds its way in old changes. Shared by many matches.
 * kinds     the moves of the games and their parameters, likewise.
 * players   the roster. A hidden player is offered no more, but keeps the matches.
 * matches   one row a match. Times are microseconds since 1970 UTC; state is 0 running,
 *           1 finished, 2 abandoned; options are JSON; progress is a packed sentence.
 * seats     who sat where; the name as it was then.
 * moves     the journal. `time` counts microseconds from the start of the match, `previous` is the
 *           line it followed (NULL: the one above), `source` 0 table, 1 app; `state` 0 undone,
 *           1 done; `drawn` the set of parameters that were sealed draws and `draw` the number of
 *           the first; `note` a number of `words`; params and changes are packed (tm-pack.c).
 * words     strings that moves carry, by the numbers under which they carry them.
 * faces     faces that a match added to its box, likewise.
 * results   how a finished match ended; `part` is the part that the seat played, as the game calls it.
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
};

/* One row for each version: a PRAGMA takes no bound values. */
static const char *const version_marks[] = {
  "PRAGMA user_version = 1",
  "PRAGMA user_version = 2",
  "PRAGMA user_version = 3",
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
  guint version;

  if (!tm_schema_check (database, &version, error))
    return FALSE;
  if (version > step)
    return TRUE;
  if (step == 0 && !tm_database_execute (database, "PRAGMA application_id = 0x54626c4d", error))
    return FALSE;
  return tm_database_execute (database, steps[step], error)
         && tm_database_execute (database, version_marks[step], error);
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
  guint found;

  g_return_val_if_fail (version <= tm_schema_get_version (), FALSE);

  if (!tm_schema_check (database, &found, error) || !tm_database_make_durable (database, error))
    return FALSE;
  for (guint step = found; step < version; step++)
    if (!tm_database_transact (database, take_step, GUINT_TO_POINTER (step), error))
      return FALSE;
  return TRUE;
}

gboolean
tm_schema_migrate (TmDatabase *database, GError **error)
{
  return tm_schema_migrate_to (database, tm_schema_get_version (), error);
}
