/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-formula.h"

G_BEGIN_DECLS

/* What a node of a formula does with its children. */
typedef enum
{
  TM_FORMULA_NUMBER,
  TM_FORMULA_NAME,
  TM_FORMULA_ADD,
  TM_FORMULA_SUBTRACT,
  TM_FORMULA_MULTIPLY,
  TM_FORMULA_DIVIDE,
  TM_FORMULA_DIVIDE_DOWN,
  TM_FORMULA_DIVIDE_UP,
  TM_FORMULA_NEGATE,
  TM_FORMULA_EQUAL,
  TM_FORMULA_UNEQUAL,
  TM_FORMULA_LESS,
  TM_FORMULA_AT_MOST,
  TM_FORMULA_MORE,
  TM_FORMULA_AT_LEAST,
  TM_FORMULA_AND,
  TM_FORMULA_OR,
  TM_FORMULA_NOT,
  TM_FORMULA_SUM,
  TM_FORMULA_MIN,
  TM_FORMULA_MAX,
  TM_FORMULA_COUNT,
  TM_FORMULA_ABS,
  TM_FORMULA_IF,
} TmFormulaOp;

/* No child, no sibling. */
#define TM_FORMULA_NONE G_MAXUINT16

/* A node: children are linked through `next`. `number` is the number, or which name. */
typedef struct
{
  TmFormulaOp op;
  guint16 first;
  guint16 next;
  guint place;
  gint64 number;
} TmFormulaNode;

/* What a text consists of. */
typedef enum
{
  TM_FORMULA_TOKEN_END,
  TM_FORMULA_TOKEN_NUMBER,
  TM_FORMULA_TOKEN_WORD,
  TM_FORMULA_TOKEN_QUOTED,
  TM_FORMULA_TOKEN_SIGN,
} TmFormulaToken;

/* Signs are single characters but for these. */
#define TM_FORMULA_SIGN_UNEQUAL 'u'
#define TM_FORMULA_SIGN_AT_MOST 'l'
#define TM_FORMULA_SIGN_AT_LEAST 'g'

/* Where a text is read, and what stands there. */
typedef struct
{
  const char *text;
  const char *at;

  TmFormulaToken token;
  guint place;
  char sign;
  gint64 number;
  char *word;
} TmFormulaScanner;

gboolean tm_formula_scan (TmFormulaScanner *self, GError **error);

struct _TmFormula
{
  guint16 root;
  guint n_nodes;
  TmFormulaNode nodes[TM_FORMULA_MAX_NODES];
};

G_END_DECLS
