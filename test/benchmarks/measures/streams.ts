import type { Benchmark } from '../harness/benchmark.ts';
import { quantile } from '../harness/open-loop.ts';
import { takeTurns } from '../harness/take-turns.ts';
import { ageOfWord, createWordFinder } from '../reference/time-word.ts';
import { withAskedService } from '../setting/asked-service.ts';
import type { HttpClient } from '../setting/http-client.ts';

const STREAMS = 400;
const CHUNKS = 200;
const PER_SECOND = 20;
const MODEL = `${CHUNKS}x${PER_SECOND}`;
const HOMES = 1_000;

/** Lateness of the chunks at p99, and the time until the last one had come: both in milliseconds. */
type Streamed = { lateness: number; whole: number };

/** Reads streams that are asked for at once, to their ends. Throws where chunks are missing. */
const readStreams = async (client: HttpClient, path: string, bodies: readonly object[]): Promise<Streamed> => {
  const ages: number[] = [];
  const begun = performance.now();
  await Promise.all(
    bodies.map((body) => {
      const find = createWordFinder();
      return client.events(path, body, (piece) => {
        const now = Date.now();
        for (const word of find(piece)) ages.push(ageOfWord(word, now));
      });
    }),
  );
  const whole = performance.now() - begun;
  const expected = bodies.length * CHUNKS;
  if (ages.length !== expected) throw new Error(`${path}: ${ages.length} of ${expected} chunks came`);
  return { lateness: quantile(ages, 0.99), whole };
};

/** `--rows` is the number of streams here. */
export const streams: Benchmark = {
  name: 'streams',
  about: `answers of ${PER_SECOND} chunks a second, many at once`,
  measure: (scene, { rounds, rows: count = STREAMS }, say) =>
    withAskedService(scene, { name: 'streams', rows: HOMES, model: MODEL, connections: count }, async (asked) => {
      const { client, straight, openSession, service } = asked;
      const sessions: number[] = [];
      for (let index = 0; index < count; index += 1) sessions.push(await openSession());
      const questions = sessions.map((sessionID) => ({ sessionID, content: 'What is new in La Mesa?', stream: true }));
      const calls = sessions.map(() => ({
        model: MODEL,
        stream: true,
        messages: [{ role: 'user', content: 'Hello' }],
      }));
      const wholes: Record<'service' | 'stub', number[]> = { service: [], stub: [] };
      const keep = (name: 'service' | 'stub', { lateness, whole }: Streamed): number => {
        wholes[name].push(whole);
        return lateness;
      };
      service.forgetPeak();
      const { service: measured = [], stub = [] } = await takeTurns(
        rounds,
        [
          {
            name: 'service',
            run: async () => keep('service', await readStreams(client, '/chat/Chat/ClientAsk', questions)),
          },
          { name: 'stub', run: async () => keep('stub', await readStreams(straight, '/v1/chat/completions', calls)) },
        ],
        (round, name, figure) => say(`streams, round ${round + 1}: ${name} ${figure.toFixed(0)} ms late`),
      );
      const size = `${count} streams of ${CHUNKS} chunks, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
      const name = 'the stub read directly';
      return [
        {
          ...{ what: 'streams, lateness at p99', size, unit: 'ms' },
          notes: ['a sentence is passed on once a few words after it are there; here they come in the same chunk'],
          measured,
          reference: { name, figures: stub, ratio: 'of times' },
          goal: { kind: 'at most', value: 150 },
        },
        {
          ...{ what: 'streams, time to the last chunk', size, unit: 's', notes: [] },
          measured: wholes.service,
          reference: { name, figures: wholes.stub, ratio: 'of times' },
          goal: { kind: 'ratio at most', value: 1.1 },
        },
        {
          ...{ what: 'streams, peak memory', size, unit: 'MB' },
          measured: [service.peak()],
          reference: null,
          goal: { kind: 'at most', value: 300 },
          notes: ['the most of all rounds'],
        },
      ];
    }),
};
