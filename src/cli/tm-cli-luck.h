/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tm-cli-json.h"
#include "tm-luck.h"

G_BEGIN_DECLS

/**
 * TmCliLuck:
 * @is_wanted: whether it is wanted at all
 * @by_seat: whether the rolls of each seat's turns are wanted for themselves
 *
 * What was asked about the luck of a match.
 */
typedef struct
{
  gboolean is_wanted;
  gboolean by_seat;
} TmCliLuck;

#define TM_CLI_ENTRIES_LUCK(luck)                                         \
  { "luck",                                                               \
    'l',                                                                  \
    0,                                                                    \
    G_OPTION_ARG_NONE,                                                    \
    &(luck)->is_wanted,                                                   \
    N_ ("Tell how the dice have fallen, and how far chance explains it"), \
    NULL },                                                               \
  {                                                                       \
    "luck-by-seat", 0, 0, G_OPTION_ARG_NONE, &(luck)->by_seat,            \
        N_ ("The same, for the turns of each seat by themselves"), NULL   \
  }

/* The luck of the dice in a match. */

void tm_cli_json_luck (JsonBuilder *builder, TmMatch *match, const TmCliLuck *asked);
void tm_cli_print_luck (TmMatch *match, const TmCliLuck *asked);

/* In many matches. */

void tm_cli_json_luck_of_many (JsonBuilder *builder, const TmLuck *luck, const char *const *names);
void tm_cli_print_luck_of_many (const TmLuck *luck, const char *const *names);

G_END_DECLS
