import { quantile } from '../scores/tally.ts';
import type { Times } from '../timing/measure-times.ts';
import type { Gate } from './gates.ts';
import { layOut } from './table.ts';

const STEPS: readonly { step: keyof Times; name: string; most?: number }[] = [
  { step: 'parse', name: 'parser', most: 2 },
  { step: 'parseAmid', name: 'parser, amid reads of the database' },
  { step: 'vocabulary', name: 'names and candidates read' },
  { step: 'withPlace', name: 'retrieval with a place', most: 20 },
  { step: 'withoutPlace', name: 'retrieval without a place', most: 60 },
];

/** Whether p95 of these steps is below what each may take. A step that no question needed is no gate. */
export const timeGates = (times: Times, steps: readonly (keyof Times)[]): Gate[] =>
  STEPS.filter(({ step }) => steps.includes(step) && times[step].length > 0).map(({ step, name, most = 0 }) => {
    const late = quantile(times[step], 0.95);
    return { name: `${name}, p95`, wanted: `< ${most} ms`, came: `${late.toFixed(2)} ms`, isPassed: late < most };
  });

/** p50 and p95 of each step, in milliseconds, and whether p95 is below what it may take. */
export const timeTable = (times: Times): string =>
  layOut([
    ['step', 'n', 'p50 ms', 'p95 ms', 'wanted p95', ''],
    ...STEPS.map(({ step, name, most }) => {
      const [middle, late] = [quantile(times[step], 0.5), quantile(times[step], 0.95)];
      const gate = most === undefined ? ['', ''] : [`< ${most} ms`, late < most ? 'pass' : 'FAIL'];
      return [name, String(times[step].length), middle.toFixed(2), late.toFixed(2), ...gate];
    }),
  ]);
