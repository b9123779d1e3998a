import { layOut } from '../report/table.ts';
import type { Recorded } from './measure-understanding.ts';
import { type ReadStatement, understandAgain } from './readings.ts';

/** Something that reading can do without: a rule, or the phrases of a key. `open` gives reading without it, which takes memory while it is used. */
export type Part = { name: string; open: () => ReadStatement };

/** A part for each rule: reading by all the others. `readBy` reads by some rules alone. */
export const partsOf = <Rule extends { name: string }>(
  rules: readonly Rule[],
  readBy: (rules: readonly Rule[]) => ReadStatement,
): Part[] => rules.map((rule) => ({ name: rule.name, open: () => readBy(rules.filter((one) => one !== rule)) }));

type Change = { worse: string[]; better: string[] };
export type Worth = { name: string; own: Change; byOthers: Change };

/** A part without which fewer questions by others get worse does not earn its place. */
const LEAST_WORSE = 2;
const IDS_TOLD = 5;

const isRight = ({ asked, reading }: Recorded, read?: ReadStatement): boolean =>
  asked.judge(understandAgain(reading, read), reading).isRight;

/** What each part is worth: the questions that get worse, and better, without it. Those that fewest by others need come last. */
export const worthOf = (recorded: readonly Recorded[], parts: readonly Part[]): Worth[] => {
  const before = recorded.map((one) => isRight(one));
  const worth = parts.map(({ name, open }): Worth => {
    const read = open();
    const own: Change = { worse: [], better: [] };
    const byOthers: Change = { worse: [], better: [] };
    recorded.forEach((one, index) => {
      const was = before[index];
      const is = isRight(one, read);
      if (was !== is) (one.asked.set === 'by others' ? byOthers : own)[was ? 'worse' : 'better'].push(one.asked.id);
    });
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
