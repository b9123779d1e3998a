import type { Benchmark } from '../harness/benchmark.ts';
import { largestThatHolds, quantile, takeTurns } from '../harness/rounds.ts';
import { ageOfWord, createWordFinder } from '../reference/time-word.ts';
import { withAskedService } from '../setting/asked-service.ts';
import type { HttpClient } from '../setting/http-client.ts';

/** What became of streams that were asked for at once, in milliseconds. */
type Streamed = {
  /** How late the chunks came at p99: arrival minus the time that each carries. */
  lateness: number;
  /** The same of those that were sent while all of the streams ran; infinite where some ended before all had begun. */
  latenessOfAll: number;
  /** Until the last chunk had come. */
  whole: number;
};

/** Reads streams that are asked for at once, to their ends. Throws where one has not so many chunks. */
const readStreams = async (
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

const STREAMS = 400;
const CHUNKS = 200;
const PER_SECOND = 20;
const MODEL = `${CHUNKS}x${PER_SECOND}`;
const HOMES = 1_000;
/** How many are held is looked for up to here. */
const MOST_HELD = 3_200;
const HELD_MILLISECONDS = 250;

/** `--rows` is the number of streams here. */
export const streams: Benchmark = {
  name: 'streams',
  about: `answers of ${PER_SECOND} chunks a second, many at once`,
  measure: (scene, { rounds, rows: count = STREAMS }, say) =>
    withAskedService(
      scene,
      { name: 'streams', rows: HOMES, model: MODEL, connections: Math.max(count, MOST_HELD) },
      async (asked) => {
        const { client, straight, openSession, service } = asked;
        const openSessions = async (many: number): Promise<number[]> => {
          const sessions: number[] = [];
          for (let index = 0; index < many; index += 1) sessions.push(await openSession());
          return sessions;
        };
        const sessions = await openSessions(count);
        const ask = (of: readonly number[]): Promise<Streamed> => {
          const questions = of.map((sessionID) => ({ sessionID, content: 'What is new in La Mesa?', stream: true }));
          return readStreams(client, '/chat/Chat/ClientAsk', questions, CHUNKS);
        };
        const readStub = (many: number): Promise<Streamed> => {
          const call = { model: MODEL, stream: true, messages: [{ role: 'user', content: 'Hello' }] };
          return readStreams(straight, '/v1/chat/completions', new Array(many).fill(call), CHUNKS);
        };
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
              run: async () => keep('service', await ask(sessions)),
            },
            { name: 'stub', run: async () => keep('stub', await readStub(count)) },
          ],
          (round, name, figure) => say(`streams, round ${round + 1}: ${name} ${figure.toFixed(0)} ms late`),
        );
        const peak = service.peak();
        const held = (name: string, run: (many: number) => Promise<Streamed>): Promise<number> =>
          largestThatHolds({ first: Math.ceil(count / 4), most: MOST_HELD }, async (many) => {
            const { latenessOfAll } = await run(many);
            say(`streams held: ${name}, ${many} at once ${latenessOfAll.toFixed(0)} ms late`);
            return latenessOfAll <= HELD_MILLISECONDS;
          });
        const heldByService = await held('service', async (many) => ask(await openSessions(many)));
        const heldByStub = await held('stub', readStub);
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
            measured: [peak],
            reference: null,
            goal: { kind: 'at most', value: 300 },
            notes: ['the most of all rounds'],
          },
          {
            what: 'streams held by one process',
            size: `at p99 ${HELD_MILLISECONDS} ms late or less while all of them run`,
            unit: 'streams',
            measured: [heldByService],
            reference: { name, figures: [heldByStub], ratio: 'of rates' },
            goal: null,
            notes: [`to within a tenth, up to ${MOST_HELD}; client and stub take their part of the processors`],
          },
        ];
      },
    ),
};
