import { layOut, sayTally } from '../report/table.ts';
import { oneIf, quantile, sum } from '../scores/tally.ts';
import type { EvaluatedService } from '../service/evaluated-service.ts';
import type { AskedMessage, Conversation } from './asked.ts';
import { createRecorder, type Reading, understandAgain } from './readings.ts';

/** A message that is asked about, with what it was understood from. */
export type Recorded = { asked: AskedMessage; reading: Reading };

/** Asks the conversations once, over the service's homes. */
export const recordConversations = async (
  service: EvaluatedService,
  conversations: readonly Conversation[],
): Promise<Recorded[]> => {
  const record = await createRecorder(service);
  const recorded: Recorded[] = [];
  for (const { messages, asked } of conversations) {
    const readings = await record(messages);
    for (const one of asked) {
      const reading = readings[one.at];
      if (reading === undefined) throw new Error(`${one.id} asks about message ${one.at} of ${messages.length}`);
      recorded.push({ asked: one, reading });
    }
  }
  return recorded;
};

const timed = (reading: Reading) => {
  const start = performance.now();
  const understanding = understandAgain(reading);
  return { understanding, milliseconds: performance.now() - start };
};

/** The rates, with the time that the parser takes for a message; the failures of these sets first. */
export const sayUnderstanding = (recorded: readonly Recorded[], shown: readonly AskedMessage['set'][]): string => {
  const judged = recorded.map(({ asked, reading }) => {
    const [first, second] = [timed(reading), timed(reading)];
    // What other programs on the machine took is none of the parser's: the shorter of two readings.
    const milliseconds = Math.min(first.milliseconds, second.milliseconds);
    return { asked, reading, milliseconds, ...asked.judge(first.understanding, reading) };
  });
  const failures = judged
    .filter(({ asked, isRight }) => !isRight && shown.includes(asked.set))
    .flatMap(({ asked, reading, wanted, got }) => [
      `${asked.id} (${asked.rate}) ${JSON.stringify(reading.message)}`,
      `    wanted ${JSON.stringify(wanted)}`,
      `    got    ${JSON.stringify(got)}`,
    ]);
  const rows = [...Map.groupBy(judged, ({ asked }) => asked.rate)].map(([rate, group]) => [
    rate,
    sayTally(sum(group.map(({ isRight }) => oneIf(isRight)))),
    ...[0.5, 0.95].map((share) =>
      quantile(
        group.map(({ milliseconds }) => milliseconds),
        share,
      ).toFixed(2),
    ),
  ]);
  const table = layOut([['understood', 'rate', 'parser p50, ms', 'p95, ms'], ...rows]);
  return [...failures, table].join('\n');
};
