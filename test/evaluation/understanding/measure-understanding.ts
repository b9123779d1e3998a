import { layOut, sayTally } from '../report/report.ts';
import { oneIf, quantile, sum } from '../scores/tally.ts';
import type { EvaluatedService } from '../service/evaluated-service.ts';
import type { AskedMessage, Conversation } from './asked.ts';
import type { Part } from './parts.ts';
import { createRecorder, type Reading, type ReadStatement, understandAgain } from './readings.ts';

type Change = { worse: string[]; better: string[] };
type Worth = { name: string; own: Change; byOthers: Change };

/** A part without which fewer questions by others get worse does not earn its place. */
const LEAST_WORSE = 2;
const IDS_TOLD = 5;

const isRight = ({ asked, reading }: Recorded, read?: ReadStatement): boolean =>
  asked.judge(understandAgain(reading, read), reading).isRight;

/**
 * What each part is worth: the questions that get worse, and better, without it. Those that fewest by others need come last. Only what
 * hangs on a part, by `usesOf`, is read again without it.
 */
export const worthOf = (
  recorded: readonly Recorded[],
  parts: readonly Part[],
  usesOf?: (reading: Reading) => ReadonlySet<string>,
): Worth[] => {
  const before = recorded.map((one) => ({ one, was: isRight(one), uses: usesOf?.(one.reading) }));
  const worth = parts.map(({ name, open }): Worth => {
    const own: Change = { worse: [], better: [] };
    const byOthers: Change = { worse: [], better: [] };
    const asked = before.filter(({ uses }) => uses?.has(name) !== false);
    const read = asked.length === 0 ? undefined : open();
    for (const { one, was } of asked)
      if (was !== isRight(one, read))
        (one.asked.set === 'by others' ? byOthers : own)[was ? 'worse' : 'better'].push(one.asked.id);
    return { name, own, byOthers };
  });
  const need = ({ worse, better }: Change): number => worse.length - better.length;
  return worth.sort((a, b) => need(b.byOthers) - need(a.byOthers) || need(b.own) - need(a.own));
};

export const sayWorth = (worth: readonly Worth[]): string => {
  const cells = ({ worse, better }: Change): string[] => [String(worse.length), String(better.length)];
  const first = ({ worse }: Change): string => worse.slice(0, IDS_TOLD).join(' ');
  const rows = worth.map(({ name, own, byOthers }) => {
    const isIdle = byOthers.worse.length < LEAST_WORSE;
    return [isIdle ? `${name} (!)` : name, ...cells(byOthers), ...cells(own), first(byOthers), first(own)];
  });
  const heading = ['without', 'others: worse', 'better', 'own: worse', 'better', 'worse of others', 'worse of our own'];
  return `${layOut([heading, ...rows])}\n\n(!) fewer than ${LEAST_WORSE} questions by others get worse without it`;
};

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
