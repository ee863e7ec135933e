/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "tm-cli-args.h"
#include "tm-cli-json.h"
#include "tm-cli-text.h"
#include "tm-search-words.h"
#include "tm-search.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ALL_GAMES "all"
#define USUAL_LIMIT 10
#define MAX_LIMIT 1000000
#define NOT_GIVEN G_MININT64

/* An article that was asked for. */
typedef struct
{
  const TmGame *game;
  const TmArticle *article;
  /* 0 if it was not searched for. */
  double score;
} Found;

typedef struct
{
  const TmGame *const *games;
  guint n_games;
  /* One game, unless all are meant. */
  const TmGame *game;
  char *query;
  gint64 limit;

  GArray *found;
  /* How many there are, those beyond the limit included. */
  guint n_found;
  gboolean is_whole;
} Inquiry;

static void
inquiry_clear (Inquiry *self)
{
  g_clear_pointer (&self->query, g_free);
  g_clear_pointer (&self->found, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Inquiry, inquiry_clear)

/* Looking up */

static gboolean
find_games (Inquiry *self, const char *id, GError **error)
{
  g_autoptr (GString) known = g_string_new (ALL_GAMES);

  self->games = tm_game_list (&self->n_games);
  if (g_str_equal (id, ALL_GAMES))
    return TRUE;
  self->game = tm_game_find (id);
  if (self->game != NULL)
    {
      self->games = &self->game;
      self->n_games = 1;
      return TRUE;
    }
  for (guint i = 0; i < self->n_games; i++)
    g_string_append_printf (known, ", %s", self->games[i]->id);
  g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT, _ ("there is no game “%s”; accepted: %s"),
               id, known->str);
  return FALSE;
}

static void
take (Inquiry *self, const TmGame *game, const TmArticle *article, double score)
{
  Found found = { game, article, score };

  g_array_append_val (self->found, found);
}

static gboolean
take_by_id (Inquiry *self, const char *id)
{
  for (guint i = 0; i < self->n_games; i++)
    {
      const TmArticle *article = tm_rulebook_find (self->games[i], id);

      if (article == NULL)
        continue;
      take (self, self->games[i], article, 0);
      self->is_whole = TRUE;
      return TRUE;
    }
  return FALSE;
}

static void
take_all (Inquiry *self)
{
  for (guint i = 0; i < self->n_games; i++)
    for (guint j = 0; j < tm_rulebook_count (self->games[i]); j++)
      take (self, self->games[i], tm_rulebook_get (self->games[i], j), 0);
}

static void
search (Inquiry *self)
{
  g_autoptr (TmSearch) search = tm_search_new (self->games, self->n_games);
  g_autoptr (GArray) hits = tm_search_find_articles (search, self->query);

  for (guint i = 0; i < MIN (hits->len, self->limit); i++)
    {
      const TmSearchHit *hit = &g_array_index (hits, TmSearchHit, i);

      take (self, hit->game, tm_rulebook_get (hit->game, hit->index), hit->score);
    }
  self->n_found = hits->len;
}

static gboolean
has_word (const char *query)
{
  const char *end;

  return tm_search_next_word (&query, &end) != NULL;
}

/* Nothing can be found that is not asked for, and a limit to it would be overlooked in silence. */
static gboolean
check_words (const Inquiry *self, char **words, GError **error)
{
  g_autofree char *query = g_strjoinv (" ", words);

  if (words[0] == NULL && self->limit != NOT_GIVEN)
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                 _ ("--limit; accepted: with words to look for"));
  else if (words[0] != NULL && !has_word (query))
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_INPUT,
                 _ ("“%s” has no word; accepted: words to look for"), query);
  else
    return self->limit == NOT_GIVEN
           || tm_cli_check_number ("--limit", self->limit, 1, MAX_LIMIT, error);
  return FALSE;
}

static gboolean
look_up (Inquiry *self, char **words, GError **error)
{
  self->found = g_array_new (FALSE, FALSE, sizeof (Found));
  if (words[0] == NULL)
    take_all (self);
  else if (words[1] != NULL || !take_by_id (self, words[0]))
    {
      self->query = g_strjoinv (" ", words);
      search (self);
    }
  self->n_found = MAX (self->n_found, self->found->len);
  if (self->found->len > 0)
    return TRUE;
  if (self->query != NULL)
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_NO, _ ("no rule article has a word of “%s”"),
                 self->query);
  else
    g_set_error (error, TM_CLI_ERROR, TM_CLI_ERROR_NO, _ ("there are no rule articles of “%s”"),
                 self->game != NULL ? self->game->id : ALL_GAMES);
  return FALSE;
}

/* JSON */

static void
add_questions (JsonBuilder *builder, const Found *found)
{
  json_builder_set_member_name (builder, "questions");
  json_builder_begin_array (builder);
  for (guint i = 0; i < found->game->n_questions; i++)
    if (tm_question_rests_on (found->game, i, found->article->id))
      {
        json_builder_begin_object (builder);
        tm_cli_json_string (builder, "id", found->game->questions[i].id);
        tm_cli_json_word (builder, "title", found->game->questions[i].title);
        tm_cli_json_word (builder, "prompt", found->game->questions[i].prompt);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

static void
add_article (JsonBuilder *builder, const Found *found)
{
  json_builder_begin_object (builder);
  tm_cli_json_string (builder, "game", found->game->id);
  tm_cli_json_string (builder, "id", found->article->id);
  tm_cli_json_word (builder, "group", found->article->group);
  tm_cli_json_word (builder, "title", found->article->title);
  tm_cli_json_word (builder, "cite", found->article->cite);
  tm_cli_json_word (builder, "body", found->article->body);
  add_questions (builder, found);
  json_builder_set_member_name (builder, "score");
  if (found->score > 0)
    json_builder_add_double_value (builder, found->score);
  else
    json_builder_add_null_value (builder);
  json_builder_end_object (builder);
}

static void
print_json (const Inquiry *self)
{
  JsonBuilder *builder = tm_cli_json_begin ();

  json_builder_set_member_name (builder, "games");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->n_games; i++)
    json_builder_add_string_value (builder, self->games[i]->id);
  json_builder_end_array (builder);
  tm_cli_json_string (builder, "query", self->query);
  tm_cli_json_number (builder, "found", self->n_found);
  json_builder_set_member_name (builder, "articles");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->found->len; i++)
    add_article (builder, &g_array_index (self->found, Found, i));
  json_builder_end_array (builder);
  tm_cli_json_finish (builder);
}

/* For people */

static guint
get_id_width (const Inquiry *self)
{
  guint width = 0;

  for (guint i = 0; i < self->found->len; i++)
    width = MAX (width, strlen (g_array_index (self->found, Found, i).article->id));
  return width;
}

static void
print_line (const Found *found, guint width)
{
  g_autofree char *id = tm_cli_pad (found->article->id, width, FALSE);

  g_print ("  %s  %s [%s]\n", id, tm_word_get (found->article->title),
           tm_word_get (found->article->cite));
}

/* What was found stands by itself, best first. */
static void
print_hits (const Inquiry *self)
{
  guint width = get_id_width (self);
  guint n_more = self->n_found - self->found->len;

  for (guint i = 0; i < self->found->len; i++)
    print_line (&g_array_index (self->found, Found, i), width);
  if (n_more == 0)
    return;
  g_print (ngettext ("%u more article; --limit shows more of them",
                     "%u more articles; --limit shows more of them", n_more),
           n_more);
  g_print ("\n");
}

/* Articles stand under the part of the game they belong to. */
static void
print_list (const Inquiry *self)
{
  guint width = get_id_width (self);
  const Found *before = NULL;

  for (guint i = 0; i < self->found->len; i++)
    {
      const Found *found = &g_array_index (self->found, Found, i);
      gboolean is_next_game = before == NULL || before->game != found->game;

      if (is_next_game)
        g_print ("%s%s\n", before != NULL ? "\n" : "", tm_word_get (found->game->name));
      if (is_next_game || !g_str_equal (before->article->group, found->article->group))
        tm_cli_print_heading (tm_word_get (found->article->group));
      print_line (found, width);
      before = found;
    }
}

static void
print_whole (const Found *found)
{
  gboolean is_first = TRUE;

  g_print ("%s: %s\n", tm_word_get (found->article->group), tm_word_get (found->article->title));
  g_print ("\n%s\n", tm_word_get (found->article->body));
  g_print ("\n[%s; %s]\n", tm_word_get (found->article->cite), found->article->id);
  for (guint i = 0; i < found->game->n_questions; i++)
    if (tm_question_rests_on (found->game, i, found->article->id))
      {
        if (is_first)
          tm_cli_print_heading (_ ("Questions it decides"));
        g_print ("  %s: %s\n", found->game->questions[i].id,
                 tm_word_get (found->game->questions[i].prompt));
        is_first = FALSE;
      }
}

static void
print_text (const Inquiry *self)
{
  if (self->is_whole)
    print_whole (&g_array_index (self->found, Found, 0));
  else if (self->query != NULL)
    print_hits (self);
  else
    print_list (self);
}

static TmExit
run (const TmCommand *self, char **args, GError **error)
{
  g_auto (Inquiry) inquiry = { .limit = NOT_GIVEN };
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    TM_CLI_ENTRY_JSON (&json),
    { "limit", 'n', 0, G_OPTION_ARG_INT64, &inquiry.limit,
      N_ ("Show at most so many of those that have the words; 10 unless told"), N_ ("N") },
    TM_CLI_ENTRY_END,
  };
  g_auto (GStrv) rest = NULL;
  gboolean is_found;

  if (!tm_cli_parse (self, entries, args, &rest, error)
      || !tm_cli_check_count (self, rest, 1, G_MAXUINT, error)
      || !find_games (&inquiry, rest[0], error) || !check_words (&inquiry, rest + 1, error))
    return TM_EXIT_INPUT;
  if (inquiry.limit == NOT_GIVEN)
    inquiry.limit = USUAL_LIMIT;
  is_found = look_up (&inquiry, rest + 1, error);
  if (json)
    print_json (&inquiry);
  else if (is_found)
    print_text (&inquiry);
  return is_found ? TM_EXIT_DONE : TM_EXIT_NO;
}

const TmCommand tm_command_rules
    = { "rules", N_ ("GAME|all [WORD…]"), N_ ("Looks rules up, by words in any form"), run };
