/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Tells when a program had come how far on the way to the first painted frame of its window, on the
 * clock that all processes share, and how much memory is resident a second later; then the program
 * ends. */

/**
 * BenchStage:
 * @BENCH_MAIN: `main()` began: the libraries are loaded
 * @BENCH_REGISTERED: the application is known on the bus
 * @BENCH_TOOLKIT: the display is open, and the styles of the toolkit are read
 * @BENCH_STARTED: what the application itself does before there is a window is done
 * @BENCH_BUILT: the window is built and about to be shown
 * @BENCH_MAPPED: it is mapped
 * @BENCH_LAID_OUT: its first frame has its sizes
 * @BENCH_PAINTED: its first frame is painted
 * @BENCH_SHELF: the first frame with the shelf of the games in it is painted
 */
typedef enum
{
  BENCH_MAIN,
  BENCH_REGISTERED,
  BENCH_TOOLKIT,
  BENCH_STARTED,
  BENCH_BUILT,
  BENCH_MAPPED,
  BENCH_LAID_OUT,
  BENCH_PAINTED,
  BENCH_SHELF,
} BenchStage;

void bench_stamp (BenchStage stage);
void bench_watch_start (GtkApplication *application);

G_END_DECLS
