import { findMissing } from '../../feeds/inspect/find-missing.ts';
import type { Inspection } from '../../feeds/inspect/inspect-file.ts';
import { printable, section, wrap } from '../lay-out.ts';
import { describeColumns, describePrivate, describeUnused } from './describe-columns.ts';
import { describeChoices, describeMapping, describeStatuses } from './describe-mapping.ts';
import { describeTrial } from './describe-trial.ts';

/** The inspection for a person to read, in lines of at most `width` characters without any markup. */
export const describeInspection = (inspection: Inspection, width: number): string[] => {
  const { name, format, analysis, trial } = inspection;
  const rows = `${analysis.columns.length} columns, ${format.more ? 'the first ' : ''}${format.rows} rows`;
  const { needed, wanted } = findMissing(inspection);
  return [
    ...wrap(`${name}: ${format.words}; ${rows}`, width, 0),
    ...format.notes.flatMap((note) => wrap(note, width, 2)),
    ...describeColumns(analysis, width),
    ...describeMapping(analysis, width),
    ...describeStatuses(analysis, width),
    ...describeChoices(analysis, width),
    ...describePrivate(analysis, width),
    ...describeUnused(analysis, width),
    ...section(
      'Missing',
      [...needed, ...wanted].flatMap((sentence) => wrap(sentence, width, 4, '  - ')),
    ),
    ...describeTrial(trial, width),
  ].map(printable);
};
