import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Benchmark, saySize } from '../harness/benchmark.ts';
import { startService } from '../setting/service.ts';

const LATER_MILLISECONDS = 60_000;

/** Starts after the first, each with the embedded database server and without anything being asked. */
export const start: Benchmark = {
  name: 'start',
  about: 'a start after the first, and the memory a minute later',
  measure: async (scene, { rounds }, say) => {
    const folder = join(scene.folder, 'start');
    const [starts, memories]: [number[], number[]] = [[], []];
    await (await startService({ folder })).stop();
    for (let round = 0; round < rounds; round += 1) {
      const service = await startService({ folder });
      try {
        starts.push(service.startMilliseconds);
        await pause(LATER_MILLISECONDS);
        memories.push(service.memory());
        say(
          `start, round ${round + 1}: ${Math.round(service.startMilliseconds)} ms, ${Math.round(service.memory())} MB`,
        );
      } finally {
        await service.stop();
      }
    }
    await rm(folder, { recursive: true, force: true });
    const size = saySize(1, rounds, 'service');
    return [
      {
        what: 'second start to serving',
        size,
        unit: 's',
        measured: starts,
        reference: null,
        goal: { kind: 'at most', value: 1_500 },
        notes: ['from the start of the process, embedded database included'],
      },
      {
        what: `resident memory ${LATER_MILLISECONDS / 1_000} s later`,
        size,
        unit: 'MB',
        measured: memories,
        reference: null,
        goal: { kind: 'at most', value: 130 },
        notes: ['nothing was asked; without the database server'],
      },
    ];
  },
};
