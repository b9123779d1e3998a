import type { Outcome } from '../asking/outcome.ts';
import { layOut, sayTally } from './table.ts';

/** Precision and recall of each field's constraints. */
export const constraintTable = (outcomes: readonly Outcome[]): string => {
  const fields = new Map<string, { matched: number; lacking: number; extra: number }>();
  for (const { constraints } of outcomes) {
    for (const part of ['matched', 'lacking', 'extra'] as const) {
      for (const { field } of constraints[part]) {
        const counts = fields.get(field) ?? { matched: 0, lacking: 0, extra: 0 };
        counts[part] += 1;
        fields.set(field, counts);
      }
    }
  }
  const rows = [...fields].sort(([one], [other]) => one.localeCompare(other));
  return layOut([
    ['constraint', 'precision', 'recall'],
    ...rows.map(([field, { matched, lacking, extra }]) => [
      field,
      sayTally({ hits: matched, of: matched + extra }),
      sayTally({ hits: matched, of: matched + lacking }),
    ]),
  ]);
};
