import { quantile } from '../harness/open-loop.ts';
import { ageOfWord, createWordFinder } from '../reference/time-word.ts';
import type { HttpClient } from './http-client.ts';

/** What became of streams that were asked for at once, in milliseconds. */
export type Streamed = {
  /** How late the chunks came at p99: arrival minus the time that each carries. */
  lateness: number;
  /** The same of those that were sent while all of the streams ran; infinite where some ended before all had begun. */
  latenessOfAll: number;
  /** Until the last chunk had come. */
  whole: number;
};

/** Reads streams that are asked for at once, to their ends. Throws where one has not so many chunks. */
export const readStreams = async (
  client: HttpClient,
  path: string,
  bodies: readonly object[],
  chunks: number,
): Promise<Streamed> => {
  const arrived: { sent: number; age: number }[] = [];
  const firsts: number[] = [];
  const lasts: number[] = [];
  const begun = performance.now();
  await Promise.all(
    bodies.map(async (body) => {
      const find = createWordFinder();
      let first = 0;
      await client.events(path, body, (piece) => {
        const now = Date.now();
        for (const word of find(piece)) {
          const age = ageOfWord(word, now);
          arrived.push({ sent: now - age, age });
          first ||= now;
        }
      });
      firsts.push(first);
      lasts.push(Date.now());
    }),
  );
  const whole = performance.now() - begun;
  const expected = bodies.length * chunks;
  if (arrived.length !== expected) throw new Error(`${path}: ${arrived.length} of ${expected} chunks came`);
  const [from, to] = [Math.max(...firsts), Math.min(...lasts)];
  const ofAll = arrived.filter(({ sent }) => sent >= from && sent <= to).map(({ age }) => age);
  const ages = arrived.map(({ age }) => age);
  return {
    lateness: quantile(ages, 0.99),
    latenessOfAll: ofAll.length === 0 ? Number.POSITIVE_INFINITY : quantile(ofAll, 0.99),
    whole,
  };
};
