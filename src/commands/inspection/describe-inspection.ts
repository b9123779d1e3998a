import { findMissing } from '../../feeds/inspect/find-missing.ts';
import type { Inspection } from '../../feeds/inspect/inspect-file.ts';
import type { ConfigTrial } from '../../feeds/inspect/try-config.ts';
import { clip, printable, section, wrap } from '../lay-out.ts';
import { describeColumns, describePrivate, describeUnused } from './describe-columns.ts';
import { describeChoices, describeMapping, describeStatuses } from './describe-mapping.ts';

const SHOWN_REASONS = 8;
const SHOWN_MISSING = 12;

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What an import would make of the rows that were tried. */
const describeTrial = (trial: ConfigTrial, width: number): string[] => {
  const { rows, kinds, reasons, missing, failure } = trial;
  const lines = [
    ...wrap(
      `${plural(kinds.listing, 'home')} on the market, ${kinds.sold} sold, ${kinds.removal} off the market, ${kinds.ignored} ignored, ${kinds.rejected} rejected.`,
      width,
      2,
    ),
  ];
  for (const { column, expected, count, line, value } of reasons.slice(0, SHOWN_REASONS)) {
    const where = column === null ? '' : `${column} `;
    const what = value === null ? '' : value === '' ? 'blank ' : `"${clip(value, 40)}" `;
    lines.push(
      ...wrap(
        `${count}× ${where}${what}(line ${line}): expected ${clip(expected, 90).replace(/:$/, '')}`,
        width,
        6,
        '    ',
      ),
    );
  }
  if (reasons.length > SHOWN_REASONS) lines.push(`    … and ${reasons.length - SHOWN_REASONS} more reasons`);
  if (missing.size > 0) {
    const shown = [...missing].sort((left, right) => right[1] - left[1]).slice(0, SHOWN_MISSING);
    lines.push(
      ...wrap(
        `Blank in homes on the market: ${shown.map(([field, count]) => `${field} ${count}`).join(', ')}`,
        width,
        4,
        '  ',
      ),
    );
  }
  if (failure !== null) lines.push(...wrap(failure, width, 4, '  '));
  return section(`Tried on the first ${plural(rows, 'row')} with this configuration`, lines);
};

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
