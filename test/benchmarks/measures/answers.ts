import { mlsNumberOf } from '../data/made-home.ts';
import { QUESTIONS } from '../data/questions.ts';
import { type Benchmark, type Measurement, saySize } from '../harness/benchmark.ts';
import { takeTurns } from '../harness/rounds.ts';
import { type AskedService, withAskedService } from '../setting/asked-service.ts';

const ROWS = 10_000;
const WARMING_ROUNDS = 4;
/** So often all of a kind are asked in a round: processor time is counted in hundredths of a second. */
const TIMES = 8;
const MOST_STATEMENTS = 10;
const MOST_SERVICE_MILLISECONDS = 5;
const MOST_SERVER_MILLISECONDS = 3;

const FOLLOW_UPS = [
  'show me more',
  'only with a garage',
  'under 800k',
  'and with 3 bathrooms?',
  'and in La Mesa?',
  'the cheapest of them?',
] as const;

/** What is said before, which is not measured, and what is. */
type Talk = { before: readonly string[]; asked: string };

const lookups = (rows: number): Talk[] =>
  Array.from({ length: QUESTIONS.length }, (_, index) => ({
    before: [],
    asked: `Tell me about ${mlsNumberOf(Math.floor((index * rows) / QUESTIONS.length))}`,
  }));

const kindsOf = (rows: number) => ({
  'a search': { talks: QUESTIONS.map((asked): Talk => ({ before: [], asked })), stream: false },
  'a search, streamed': { talks: QUESTIONS.map((asked): Talk => ({ before: [], asked })), stream: true },
  'a search after another': {
    talks: FOLLOW_UPS.map((asked): Talk => ({ before: [QUESTIONS[0]], asked })),
    stream: false,
  },
  'a home by its number': { talks: lookups(rows), stream: false },
});
type Kind = { talks: readonly Talk[]; stream: boolean };

type Cost = { statements: number; service: number; server: number };

/** How many statements the server was sent, by its own count, this one among them. */
const statementsSoFar = async ({ database }: AskedService): Promise<number> => {
  const [row] = await database.rows<{ Value: string }>("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(row?.Value);
};

/** What a message of a kind costs, over all of its talks. */
const costOf = async (
  asked: AskedService,
  { talks, stream }: Kind,
  serverMilliseconds: () => number,
): Promise<Cost> => {
  const { client, openSession, service } = asked;
  const ask = (sessionID: number, content: string): Promise<unknown> =>
    stream
      ? client.firstPart('/chat/Chat/ClientAsk', { sessionID, content, stream })
      : client.post('/chat/Chat/ClientAsk', { sessionID, content });
  const ready: { sessionID: number; content: string }[] = [];
  for (const { before, asked: content } of Array.from({ length: TIMES }, () => talks).flat()) {
    const sessionID = await openSession();
    for (const earlier of before) await ask(sessionID, earlier);
    ready.push({ sessionID, content });
  }
  const begun = [await statementsSoFar(asked), service.processorMilliseconds(), serverMilliseconds()] as const;
  for (const { sessionID, content } of ready) await ask(sessionID, content);
  const each = (now: number, before: number): number => (now - before) / ready.length;
  return {
    service: each(service.processorMilliseconds(), begun[1]),
    server: each(serverMilliseconds(), begun[2]),
    statements: each((await statementsSoFar(asked)) - 1, begun[0]),
  };
};

/** What answering a message by the built-in answerer takes of the database and of the processors, of messages one after the other. */
export const answers: Benchmark = {
  name: 'answers',
  about: 'statements and processor time of a message to the built-in answerer',
  measure: (scene, { rounds, rows = ROWS }, say) =>
    withAskedService(scene, { name: 'answers', rows, connections: 1 }, async (asked) => {
      const kinds = Object.entries(kindsOf(rows)) as [string, Kind][];
      const measure = (kind: Kind) => costOf(asked, kind, scene.serverMilliseconds);
      for (let round = 0; round < WARMING_ROUNDS; round += 1) for (const [, kind] of kinds) await measure(kind);
      const costs = new Map<string, Cost[]>(kinds.map(([name]) => [name, []]));
      await takeTurns(
        rounds,
        kinds.map(([name, kind]) => ({
          name,
          run: async () => {
            const cost = await measure(kind);
            costs.get(name)?.push(cost);
            return cost.statements;
          },
        })),
        (round, name, figure) => say(`answers, round ${round + 1}: ${name} ${figure.toFixed(1)} statements`),
      );
      const goals = {
        statements: MOST_STATEMENTS,
        service: MOST_SERVICE_MILLISECONDS,
        server: MOST_SERVER_MILLISECONDS,
      };
      const words = { statements: 'statements', service: "the service's processor", server: "the server's processor" };
      return kinds.flatMap(([name, { talks }]) =>
        (['statements', 'service', 'server'] as const).map(
          (of): Measurement => ({
            what: `${name}, ${words[of]}`,
            size: `${saySize(rows, rounds, 'homes')} of ${talks.length * TIMES} messages`,
            unit: of === 'statements' ? 'statements' : 'ms',
            measured: (costs.get(name) ?? []).map((cost) => cost[of]),
            reference: null,
            goal: { kind: 'at most', value: goals[of] },
            notes: [],
          }),
        ),
      );
    }),
};
