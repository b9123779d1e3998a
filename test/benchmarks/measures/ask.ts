import { QUESTIONS } from '../data/questions.ts';
import { type Benchmark, saySize } from '../harness/benchmark.ts';
import { quantile, takeTurns } from '../harness/rounds.ts';
import { withAskedService } from '../setting/asked-service.ts';

const ROWS = 100_000;
const WARMING_ROUNDS = 2;

/** Until the first part of an answer is there: in milliseconds. */
type Asked = (question: string) => Promise<number>;

const askAll = async (asked: Asked): Promise<number[]> => {
  const latencies: number[] = [];
  for (const question of QUESTIONS) latencies.push(await asked(question));
  return latencies;
};

/** A provider whose first words come at once: what is left is what listingd takes to understand, to find and to write the prompt. */
export const ask: Benchmark = {
  name: 'ask',
  about: 'ClientAsk until the first part of the answer',
  measure: (scene, { rounds, rows = ROWS }, say) =>
    withAskedService(scene, { name: 'ask', rows, model: 'stub', connections: 1 }, async (service) => {
      const { client, straight, openSession } = service;
      const askService: Asked = async (content) =>
        client.firstPart('/chat/Chat/ClientAsk', { sessionID: await openSession(), content, stream: true });
      const askStub: Asked = (content) =>
        straight.firstPart('/v1/chat/completions', {
          model: 'stub',
          stream: true,
          messages: [{ role: 'user', content }],
        });
      for (let round = 0; round < WARMING_ROUNDS; round += 1) {
        for (const asked of [askService, askStub]) await askAll(asked);
      }
      const slow: Record<'service' | 'stub', number[]> = { service: [], stub: [] };
      const contestant = (name: 'service' | 'stub', asked: Asked) => ({
        name,
        run: async () => {
          const latencies = await askAll(asked);
          slow[name].push(quantile(latencies, 0.95));
          return quantile(latencies, 0.5);
        },
      });
      const { service: measured = [], stub = [] } = await takeTurns(
        rounds,
        [contestant('service', askService), contestant('stub', askStub)],
        (round, name, figure) => say(`ask, round ${round + 1}: ${name} ${figure.toFixed(1)} ms`),
      );
      const size = `${saySize(rows, rounds, 'homes')} of ${QUESTIONS.length} questions`;
      const reference = { name: 'straight to the provider stub', ratio: 'of times' } as const;
      return [
        {
          ...{ what: 'ClientAsk to its first part, median', size, unit: 'ms' },
          notes: ['the stub says its first sentence and a few words of the next at once'],
          measured,
          reference: { ...reference, figures: stub },
          goal: { kind: 'more at most', value: 10 },
        },
        {
          ...{ what: 'ClientAsk to its first part, p95', size, unit: 'ms', notes: [] },
          measured: slow.service,
          reference: { ...reference, figures: slow.stub },
          goal: { kind: 'more at most', value: 40 },
        },
      ];
    }),
};
