/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts are ranked as BM25F does it: how often a word stands in each field is weighed by the field and by
 * how long the field is, put together, and then counts the less the more there is of it; rare words count
 * more than frequent ones. The vocabulary of a few hundred articles is small enough to be gone through
 * word by word, which beginnings of words need anyway. */

#include "tm-text-index.h"

#include <math.h>

/* How soon more of the same word counts no more; the usual constant of BM25. */
#define SATURATION 4.0

/* What a word counts that is only like the one looked for, by TmLikeness. */
static const double likeness_weights[] = { 0, 0.3, 0.7, 0.9, 1 };

/* One text that has a word. */
typedef struct
{
  guint text;
  guint counts[TM_INDEX_MAX_FIELDS];
  double weight;
} Posting;

/* A word of the vocabulary. */
typedef struct
{
  char *folded;
  char *stem;
  gboolean says_nothing;
  GArray *postings;
} Term;

struct _TmTextIndex
{
  const TmTextField *fields;
  guint n_fields;

  GPtrArray *terms;
  GHashTable *by_word;
  /* The same by how they are spelled in the texts: most words come again. */
  GHashTable *by_spelling;
  /* How many words that say something each field of each text has, text by text. */
  GArray *lengths;
  guint n_texts;
};

/* Filling */

static void
term_free (gpointer term)
{
  Term *self = term;

  g_free (self->folded);
  g_free (self->stem);
  g_array_unref (self->postings);
  g_free (self);
}

/**
 * tm_text_index_new:
 * @fields: (array length=n_fields): the fields of every text; they have to outlive the index
 * @n_fields: how many there are, at most %TM_INDEX_MAX_FIELDS
 *
 * Makes an empty index.
 *
 * Returns: (transfer full): the index
 */
TmTextIndex *
tm_text_index_new (const TmTextField *fields, guint n_fields)
{
  TmTextIndex *self;

  g_return_val_if_fail (n_fields <= TM_INDEX_MAX_FIELDS, NULL);

  self = g_new0 (TmTextIndex, 1);
  self->fields = fields;
  self->n_fields = n_fields;
  self->terms = g_ptr_array_new_with_free_func (term_free);
  self->by_word = g_hash_table_new (g_str_hash, g_str_equal);
  self->by_spelling = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->lengths = g_array_new (FALSE, TRUE, sizeof (guint));
  return self;
}

/**
 * tm_text_index_free:
 * @self: (nullable): an index
 *
 * Frees an index.
 */
void
tm_text_index_free (TmTextIndex *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->by_spelling);
  g_hash_table_unref (self->by_word);
  g_ptr_array_unref (self->terms);
  g_array_unref (self->lengths);
  g_free (self);
}

/**
 * tm_text_index_begin:
 * @self: an index
 *
 * Begins the next text. Its number is how many were begun before.
 */
void
tm_text_index_begin (TmTextIndex *self)
{
  self->n_texts++;
  g_array_set_size (self->lengths, self->n_texts * self->n_fields);
}

static Term *
ensure_word (TmTextIndex *self, TmStemmer *stemmer, const char *spelling)
{
  g_autofree char *folded = tm_search_fold (spelling);
  Term *term = g_hash_table_lookup (self->by_word, folded);

  if (term != NULL)
    return term;
  term = g_new0 (Term, 1);
  term->stem = tm_stemmer_stem (stemmer, folded);
  term->says_nothing = tm_search_says_nothing (folded);
  term->folded = g_steal_pointer (&folded);
  term->postings = g_array_new (FALSE, TRUE, sizeof (Posting));
  g_ptr_array_add (self->terms, term);
  g_hash_table_insert (self->by_word, term->folded, term);
  return term;
}

static Term *
ensure_term (TmTextIndex *self, TmStemmer *stemmer, const char *start, const char *end)
{
  g_autofree char *spelling = g_strndup (start, end - start);
  Term *term = g_hash_table_lookup (self->by_spelling, spelling);

  if (term != NULL)
    return term;
  term = ensure_word (self, stemmer, spelling);
  g_hash_table_insert (self->by_spelling, g_steal_pointer (&spelling), term);
  return term;
}

static void
count_word (TmTextIndex *self, Term *term, guint field)
{
  GArray *postings = term->postings;
  guint text = self->n_texts - 1;
  Posting *last = postings->len > 0 ? &g_array_index (postings, Posting, postings->len - 1) : NULL;

  if (last == NULL || last->text != text)
    {
      g_array_set_size (postings, postings->len + 1);
      last = &g_array_index (postings, Posting, postings->len - 1);
      last->text = text;
    }
  last->counts[field]++;
  if (!term->says_nothing)
    g_array_index (self->lengths, guint, text * self->n_fields + field)++;
}

/**
 * tm_text_index_add:
 * @self: an index that is not sealed
 * @stemmer: a stemmer
 * @field: number of a field
 * @words: what stands in it, valid UTF-8
 *
 * Adds words to a field of the text that was begun last.
 */
void
tm_text_index_add (TmTextIndex *self, TmStemmer *stemmer, guint field, const char *words)
{
  const char *at = words;
  const char *start, *end;

  g_return_if_fail (self->n_texts > 0);
  g_return_if_fail (field < self->n_fields);

  while ((start = tm_search_next_word (&at, &end)) != NULL)
    count_word (self, ensure_term (self, stemmer, start, end), field);
}

/* Sealing */

static void
get_average_lengths (const TmTextIndex *self, double averages[TM_INDEX_MAX_FIELDS])
{
  for (guint field = 0; field < self->n_fields; field++)
    {
      double sum = 0;

      for (guint text = 0; text < self->n_texts; text++)
        sum += g_array_index (self->lengths, guint, text * self->n_fields + field);
      averages[field] = sum > 0 ? sum / self->n_texts : 1;
    }
}

/**
 * tm_text_index_seal:
 * @self: an index with all its texts
 *
 * Works out what each word counts in each text. Nothing is added afterwards.
 */
void
tm_text_index_seal (TmTextIndex *self)
{
  double averages[TM_INDEX_MAX_FIELDS];

  get_average_lengths (self, averages);
  for (guint i = 0; i < self->terms->len; i++)
    {
      GArray *postings = ((Term *) self->terms->pdata[i])->postings;

      for (guint j = 0; j < postings->len; j++)
        {
          Posting *posting = &g_array_index (postings, Posting, j);
          const guint *lengths
              = &g_array_index (self->lengths, guint, posting->text * self->n_fields);

          posting->weight = 0;
          for (guint i_field = 0; i_field < self->n_fields; i_field++)
            {
              const TmTextField *field = &self->fields[i_field];

              posting->weight += field->weight * posting->counts[i_field]
                                 / (1 - field->length_matters
                                    + field->length_matters * lengths[i_field] / averages[i_field]);
            }
        }
    }
}

/* Finding */

/* Adds up what one word of the query counts in each text. */
static void
weigh_word (const TmTextIndex *self, const TmSearchWord *wanted, double *weights)
{
  for (guint i = 0; i < self->terms->len; i++)
    {
      const Term *term = self->terms->pdata[i];
      TmLikeness likeness = tm_search_word_compare (wanted, term->folded, term->stem);

      for (guint j = 0; likeness != TM_LIKENESS_NONE && j < term->postings->len; j++)
        {
          const Posting *posting = &g_array_index (term->postings, Posting, j);

          weights[posting->text] += likeness_weights[likeness] * posting->weight;
        }
    }
}

/* Adds one word of the query to the scores. */
static void
score_word (const TmTextIndex *self, const double *weights, double *scores, guint *n_matched)
{
  guint n_having = 0;
  double rarity;

  for (guint text = 0; text < self->n_texts; text++)
    n_having += weights[text] > 0;
  rarity = log (1 + (self->n_texts - n_having + 0.5) / (n_having + 0.5));
  for (guint text = 0; text < self->n_texts; text++)
    if (weights[text] > 0)
      {
        scores[text] += rarity * weights[text] / (SATURATION + weights[text]);
        n_matched[text]++;
      }
}

static int
compare_matches_cb (gconstpointer a, gconstpointer b)
{
  const TmTextMatch *one = a;
  const TmTextMatch *other = b;

  if (one->score != other->score)
    return one->score > other->score ? -1 : 1;
  return one->text < other->text ? -1 : 1;
}

/**
 * tm_text_index_find:
 * @self: a sealed index
 * @query: (element-type TmSearchWord): the words looked for, see tm_search_split_query()
 *
 * Finds the texts that have every word of a query; if none has, those that have the most of them.
 *
 * Returns: (transfer full) (element-type TmTextMatch): the texts, best first, equals in their order
 */
GArray *
tm_text_index_find (const TmTextIndex *self, const GArray *query)
{
  GArray *found = g_array_sized_new (FALSE, FALSE, sizeof (TmTextMatch), self->n_texts);
  g_autofree double *scores = g_new0 (double, self->n_texts);
  g_autofree guint *n_matched = g_new0 (guint, self->n_texts);
  guint most = 1;

  for (guint i = 0; i < query->len; i++)
    {
      g_autofree double *weights = g_new0 (double, self->n_texts);

      weigh_word (self, &g_array_index (query, TmSearchWord, i), weights);
      score_word (self, weights, scores, n_matched);
    }
  for (guint text = 0; text < self->n_texts; text++)
    most = MAX (most, n_matched[text]);
  for (guint text = 0; text < self->n_texts; text++)
    if (n_matched[text] == most)
      {
        TmTextMatch match = { text, scores[text] };
        g_array_append_val (found, match);
      }
  g_array_sort (found, compare_matches_cb);
  return found;
}
