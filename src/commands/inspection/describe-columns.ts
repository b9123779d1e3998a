import type { Analysis } from '../../feeds/inspect/analyse.ts';
import type { ColumnProfile } from '../../feeds/inspect/column-profiles.ts';
import { clip, pad, section, widthOf, wrap } from '../lay-out.ts';

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
