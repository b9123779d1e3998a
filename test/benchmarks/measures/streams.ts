import type { Benchmark } from '../harness/benchmark.ts';
import { largestThatHolds, quantile, takeTurns } from '../harness/rounds.ts';
import { ageOfWord, createWordFinder } from '../reference/time-word.ts';
import { type AskedService, withAskedService } from '../setting/asked-service.ts';
import type { Headers, HttpClient } from '../setting/http-client.ts';

/** What became of streams that were asked for at once, in milliseconds. */
type Streamed = {
  /** How late the chunks came at p99: arrival minus the time that each carries. */
  lateness: number;
  /** The same of those that were sent while all of the streams ran; infinite where some ended before all had begun. */
  latenessOfAll: number;
  /** Until the last chunk had come. */
  whole: number;
};

type Call = { body: object; headers?: Headers };

/** Reads streams that are asked for at once, to their ends. Throws where one has not so many chunks. */
const readStreams = async (
  client: HttpClient,
  path: string,
  calls: readonly Call[],
  chunks: number,
): Promise<Streamed> => {
  const arrived: { sent: number; age: number }[] = [];
  const firsts: number[] = [];
  const lasts: number[] = [];
  const begun = performance.now();
  await Promise.all(
    calls.map(async ({ body, headers }) => {
      const find = createWordFinder();
      let first = 0;
      await client.events(
        path,
        body,
        (piece) => {
          const now = Date.now();
          for (const word of find(piece)) {
            const age = ageOfWord(word, now);
            arrived.push({ sent: now - age, age });
            first ||= now;
          }
        },
        headers,
      );
      firsts.push(first);
      lasts.push(Date.now());
    }),
  );
  const whole = performance.now() - begun;
  const expected = calls.length * chunks;
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

/** Who asks: how one opens a session, and what he sends then. */
type Asker = { path: string; open: (asked: AskedService) => Promise<Call> };

const QUESTION = { content: 'What is new in La Mesa?' };
const CLIENT: Asker = {
  path: '/chat/Chat/ClientAsk',
  open: async ({ openSession }) => ({ body: { ...QUESTION, sessionID: await openSession(), stream: true } }),
};
const VISITOR: Asker = {
  path: '/chat/Visitor/Ask',
  open: async ({ openVisitor }) => ({ body: QUESTION, headers: await openVisitor() }),
};

/** `--rows` is the number of streams here. */
const createStreams = (name: string, about: string, { path, open }: Asker): Benchmark => ({
  name,
  about,
  measure: (scene, { rounds, rows: count = STREAMS }, say) =>
    withAskedService(
      scene,
      { name, rows: HOMES, model: MODEL, connections: Math.max(count, MOST_HELD) },
      async (asked) => {
        const { client, straight, service } = asked;
        const openAll = async (many: number): Promise<Call[]> => {
          const calls: Call[] = [];
          for (let index = 0; index < many; index += 1) calls.push(await open(asked));
          return calls;
        };
        const calls = await openAll(count);
        const ask = (of: readonly Call[]): Promise<Streamed> => readStreams(client, path, of, CHUNKS);
        const readStub = (many: number): Promise<Streamed> => {
          const call = { model: MODEL, stream: true, messages: [{ role: 'user', content: 'Hello' }] };
          return readStreams(straight, '/v1/chat/completions', new Array(many).fill({ body: call }), CHUNKS);
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
              run: async () => keep('service', await ask(calls)),
            },
            { name: 'stub', run: async () => keep('stub', await readStub(count)) },
          ],
          (round, name, figure) => say(`${name}, round ${round + 1}: ${name} ${figure.toFixed(0)} ms late`),
        );
        const peak = service.peak();
        const held = (who: string, run: (many: number) => Promise<Streamed>): Promise<number> =>
          largestThatHolds({ first: Math.ceil(count / 4), most: MOST_HELD }, async (many) => {
            const { latenessOfAll } = await run(many);
            say(`${name} held: ${who}, ${many} at once ${latenessOfAll.toFixed(0)} ms late`);
            return latenessOfAll <= HELD_MILLISECONDS;
          });
        const heldByService = await held('service', async (many) => ask(await openAll(many)));
        const heldByStub = await held('stub', readStub);
        const size = `${count} streams of ${CHUNKS} chunks, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
        const stubName = 'the stub read directly';
        return [
          {
            ...{ what: `${name}, lateness at p99`, size, unit: 'ms' },
            notes: ['a sentence is passed on once a few words after it are there; here they come in the same chunk'],
            measured,
            reference: { name: stubName, figures: stub, ratio: 'of times' },
            goal: { kind: 'at most', value: 150 },
          },
          {
            ...{ what: `${name}, time to the last chunk`, size, unit: 's', notes: [] },
            measured: wholes.service,
            reference: { name: stubName, figures: wholes.stub, ratio: 'of times' },
            goal: { kind: 'ratio at most', value: 1.1 },
          },
          {
            ...{ what: `${name}, peak memory`, size, unit: 'MB' },
            measured: [peak],
            reference: null,
            goal: { kind: 'at most', value: 300 },
            notes: ['the most of all rounds'],
          },
          {
            what: `${name} held by one process`,
            size: `at p99 ${HELD_MILLISECONDS} ms late or less while all of them run`,
            unit: 'streams',
            measured: [heldByService],
            reference: { name: stubName, figures: [heldByStub], ratio: 'of rates' },
            goal: null,
            notes: [`to within a tenth, up to ${MOST_HELD}; client and stub take their part of the processors`],
          },
        ];
      },
    ),
});

const ABOUT = `answers of ${PER_SECOND} chunks a second, many at once`;
export const streams = createStreams('streams', ABOUT, CLIENT);
export const visitorStreams = createStreams('visitorStreams', `${ABOUT}, to pages of websites`, VISITOR);
