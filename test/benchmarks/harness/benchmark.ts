import type { Scene } from '../setting/with-scene.ts';
import type { Figures } from './figures.ts';

const digits = (count: number): string => count.toLocaleString('en-US');

/** `200,000 rows, 5 rounds` */
export const saySize = (rows: number, rounds: number, what = 'rows'): string =>
  `${digits(rows)} ${what}, ${digits(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`;

/** `12,345 rows/s` */
export const sayRate = (rows: number, milliseconds: number): string =>
  `${digits(Math.round((rows * 1_000) / milliseconds))} rows/s`;

/** What a row of the table shows of its figures: a time, megabytes, a rate, or how many of something. */
export type Unit = 's' | 'ms' | 'MB' | 'requests/s' | 'statements' | 'streams';

/**
 * What is wanted of a measurement: a ratio of so much or more, or of so much or less (the measured figure itself may be `plus`
 * milliseconds above that), so much more than the reference's figure or less, or a figure of so much or less by itself.
 */
export type Goal =
  | { kind: 'ratio at least'; value: number }
  | { kind: 'ratio at most'; value: number; plus?: number }
  | { kind: 'more at most'; value: number }
  | { kind: 'at most'; value: number };

/**
 * What is measured in the same rounds. The ratio is one of rates (above 1 where listingd is faster) or of times (above 1 where it is
 * slower). Figures are durations for both, but where the unit is requests a second or streams.
 */
export type Reference = { name: string; figures: Figures; ratio: 'of rates' | 'of times' };

/** A row of the table: one thing that was measured, a figure a round, beside its reference. */
export type Measurement = {
  what: string;
  /** What it was measured on: `200,000 rows, 5 rounds`. */
  size: string;
  unit: Unit;
  measured: Figures;
  reference: Reference | null;
  /** Null where the row is for information only. */
  goal: Goal | null;
  notes: readonly string[];
};

/** The size of a trial, where it is not the benchmark's own. */
type Trial = { rounds: number; rows: number | undefined };

export type Benchmark = {
  name: string;
  about: string;
  /** Measures on a server that nobody else works on; `say` tells a person of the steps. */
  measure: (scene: Scene, trial: Trial, say: (message: string) => void) => Promise<Measurement[]>;
};
