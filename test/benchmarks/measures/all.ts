import type { Benchmark } from '../harness/benchmark.ts';
import { absence } from './absence.ts';
import { answers } from './answers.ts';
import { ask } from './ask.ts';
import { firstImport } from './first-import.ts';
import { growth } from './growth.ts';
import { list } from './list.ts';
import { listWhileImporting } from './list-while-importing.ts';
import { nextNight } from './next-night.ts';
import { requests } from './requests.ts';
import { sameBytes } from './same-bytes.ts';
import { start } from './start.ts';
import { streams } from './streams.ts';
import { update } from './update.ts';

/** Every benchmark, in the order in which they are run. */
export const ALL: readonly Benchmark[] = [
  firstImport,
  nextNight,
  sameBytes,
  absence,
  growth,
  list,
  update,
  requests,
  ask,
  answers,
  streams,
  listWhileImporting,
  start,
];
