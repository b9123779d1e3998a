import type { Goal, Measurement, Unit } from './benchmark.ts';
import { type Figures, median, type Ratio, rangeOf, ratioOf } from './figures.ts';

const HEADING = ['what', 'size', 'listingd', 'reference', 'ratio', 'goal', 'reached'];
const DIVISORS: Partial<Record<Unit, number>> = { s: 1_000 };

/** Three digits, or all of a larger number. */
const short = (figure: number): string =>
  Math.abs(figure) >= 100 ? Math.round(figure).toLocaleString('en-US') : String(Number(figure.toPrecision(3)));

/** `2.61 s (2.4–3.12)` */
export const sayFigures = (figures: Figures, unit: Unit): string => {
  const divisor = DIVISORS[unit] ?? 1;
  const [low, high] = rangeOf(figures);
  return `${short(median(figures) / divisor)} ${unit} (${short(low / divisor)}–${short(high / divisor)})`;
};

/** The ratio of the measured figures to the reference's; null without a reference. */
export const ratioTo = ({ measured, reference, unit }: Omit<Measurement, 'goal'>): Ratio | null => {
  if (reference === null) return null;
  // The rate is the reciprocal of a duration, but requests a second are a rate as they stand, and so is how many streams are held.
  const isReciprocal = reference.ratio === 'of rates' && unit !== 'requests/s' && unit !== 'streams';
  return isReciprocal ? ratioOf(reference.figures, measured) : ratioOf(measured, reference.figures);
};

/** Whether the medians reach the goal; null where there is none. */
export const reaches = (measurement: Measurement): boolean | null => {
  const { goal, measured, reference } = measurement;
  if (goal === null) return null;
  if (goal.kind === 'at most') return median(measured) <= goal.value;
  if (reference === null) return null;
  if (goal.kind === 'more at most') return median(measured) - median(reference.figures) <= goal.value;
  const { middle = Number.NaN } = ratioTo(measurement) ?? {};
  if (goal.kind === 'ratio at least') return middle >= goal.value;
  return median(measured) <= median(reference.figures) * goal.value + (goal.plus ?? 0);
};

const sayGoal = (goal: Goal | null, unit: Unit): string => {
  if (goal === null) return '–';
  if (goal.kind === 'at most') return `${short(goal.value / (DIVISORS[unit] ?? 1))} ${unit} or less`;
  if (goal.kind === 'more at most') return `${goal.value} ${unit} more or less`;
  if (goal.kind === 'ratio at least') return `${goal.value} or more`;
  return `${goal.value}${goal.plus === undefined ? '' : ` (+ ${goal.plus} ms)`} or less`;
};

const sayRatio = (measurement: Measurement): string => {
  const ratio = ratioTo(measurement);
  if (ratio === null) return '–';
  return `${short(ratio.middle)} (${short(ratio.low)}–${short(ratio.high)}) ${measurement.reference?.ratio}`;
};

const rowOf = (measurement: Measurement): string[] => {
  const { what, size, unit, measured, reference, goal } = measurement;
  const reached = reaches(measurement);
  return [
    what,
    size,
    sayFigures(measured, unit),
    reference === null ? '–' : `${reference.name}: ${sayFigures(reference.figures, unit)}`,
    sayRatio(measurement),
    sayGoal(goal, unit),
    reached === null ? '–' : reached ? 'yes' : 'NO',
  ];
};

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

/** A Markdown table, a row a measurement: medians, with ranges in brackets. Their notes stand below it. */
export const resultTable = (measurements: readonly Measurement[]): string => {
  const rows = measurements.map((measurement) => line(rowOf(measurement)));
  const notes = measurements.flatMap(({ what, notes: said }) => said.map((note) => `- ${what}: ${note}`));
  const table = [line(HEADING), line(HEADING.map(() => '---')), ...rows].join('\n');
  return [table, ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
};
