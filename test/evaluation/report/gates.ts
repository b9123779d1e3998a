import type { Outcome } from '../asking/outcome.ts';
import { FALSE_INJECTION } from '../scores/injection-scores.ts';
import { LOOKUPS, PRECISION, RECALL } from '../scores/retrieval-scores.ts';
import type { Score } from '../scores/score.ts';
import { rateOf } from '../scores/tally.ts';
import { EXACT_IN_SCOPE, STATED } from '../scores/understanding-scores.ts';
import { layOut, sayTally, tallyOf } from './table.ts';

export type Gate = { name: string; wanted: string; came: string; isPassed: boolean };

const LEAST_SHARES = { en: 0.92, es: 0.88, fr: 0.85, de: 0.85, pt: 0.85, zh: 0.85 } as const;

const atLeast = (name: string, share: number, score: Score, outcomes: readonly Outcome[]): Gate => {
  const tally = tallyOf(score, outcomes);
  // What nothing was asked of has not been shown to hold.
  return { name, wanted: `≥ ${(share * 100).toFixed(0)} %`, came: sayTally(tally), isPassed: rateOf(tally) >= share };
};

/** What the held-out questions have to reach. */
export const gatesOf = (outcomes: readonly Outcome[]): Gate[] => {
  const injections = tallyOf(FALSE_INJECTION, outcomes);
  const languages = Object.entries(LEAST_SHARES).flatMap(([language, share]) => {
    const own = outcomes.filter(({ question }) => question.language === language);
    return own.length === 0 ? [] : [atLeast(`exact constraints in scope, ${language}`, share, EXACT_IN_SCOPE, own)];
  });
  return [
    atLeast('lookups', 1, LOOKUPS, outcomes),
    {
      name: 'false injections',
      wanted: '0',
      came: `${injections.hits} in ${injections.of}`,
      isPassed: injections.hits === 0,
    },
    atLeast('hard-filter precision', 1, PRECISION, outcomes),
    atLeast('recall@8', 0.95, RECALL, outcomes),
    atLeast('no hard constraint that was not stated', 0.98, STATED, outcomes),
    ...languages,
  ];
};

export const gateTable = (gates: readonly Gate[]): string =>
  layOut([
    ['gate', 'wanted', 'came', ''],
    ...gates.map(({ name, wanted, came, isPassed }) => [name, wanted, came, isPassed ? 'pass' : 'FAIL']),
  ]);
