import type { Analysis } from '../../feeds/inspect/analyse.ts';
import type { ColumnProfile } from '../../feeds/inspect/column-profiles.ts';
import { findMissing } from '../../feeds/inspect/find-missing.ts';
import type { Inspection } from '../../feeds/inspect/inspect-file.ts';
import type { ConfigTrial } from '../../feeds/inspect/try-config.ts';
import { clip, pad, printable, section, widthOf, wrap } from '../lay-out.ts';
import { describeChoices, describeMapping, describeStatuses } from './describe-mapping.ts';

const FEW = 6;
const SAMPLES = 4;

const percent = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : part === whole ? 100 : Math.min(99, Math.max(part === 0 ? 0 : 1, Math.round((100 * part) / whole)))}%`;

/** A few of the values, or all of them with their numbers where they are few. */
const samplesOf = ({ counts, texts }: ColumnProfile): string => {
  if (texts.length === 0) return '(blank)';
  const few = counts.size <= FEW && texts.length >= counts.size * 2;
  const shown = few
    ? [...counts].sort((left, right) => right[1] - left[1]).map(([text, count]) => `${clip(text, 40)} ×${count}`)
    : [...counts.keys()].slice(0, SAMPLES).map((text) => clip(text, 60));
  return shown.join(' · ');
};

/** Each column: its name, how full it is, and samples; of private ones no samples. */
export const describeColumns = ({ columns, private: hidden }: Analysis, width: number): string[] => {
  const longest = Math.max(...columns.map(({ name }) => widthOf(name)), 0);
  const nameWidth = Math.min(longest, Math.floor(width * 0.35));
  return section(
    'Columns, how full they are, and samples',
    columns.map((column) => {
      const secret = hidden.some((one) => one.column === column);
      const start = `  ${pad(clip(column.name, nameWidth), nameWidth)}  ${percent(column.texts.length, column.rows).padStart(4)}  `;
      return start + clip(secret ? '(looks private: not shown)' : samplesOf(column), width - widthOf(start));
    }),
  );
};

export const describePrivate = ({ private: hidden }: Analysis, width: number): string[] =>
  section(
    'Left out because it looks private',
    hidden.flatMap(({ column, reason }) => wrap(`${column.name} (${reason})`, width, 4, '  ')),
  );

export const describeUnused = ({ unused, extension }: Analysis, width: number): string[] => [
  ...section(
    'Shown to visitors as further facts (extension)',
    extension.length === 0 ? [] : wrap(extension.join(', '), width, 2),
  ),
  ...section('Not used', unused.length === 0 ? [] : wrap(unused.map(({ name }) => name).join(', '), width, 2)),
];

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
