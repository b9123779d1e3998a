import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createSeededRandom } from '../../evaluation/listings/seeded-random.ts';
import { COLUMNS, madeHome } from './made-home.ts';

export type Night = {
  /** 0 is the first; every later one shuffles its rows anew, and changes a fiftieth of them. */
  night: number;
  rows: number;
  /** Which homes are left out: one of so many, those whose number leaves this remainder. */
  without?: { oneOf: number; remainder: number };
};

const LINES_AT_ONCE = 500;

/** The homes' numbers in the order of a night's file. */
const orderOf = ({ night, rows, without }: Night): number[] => {
  const numbers = Array.from({ length: rows }, (_, number) => number);
  const random = createSeededRandom(night);
  for (let last = numbers.length - 1; night > 0 && last > 0; last -= 1) {
    const other = random.between(0, last);
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return without === undefined ? numbers : numbers.filter((number) => number % without.oneOf !== without.remainder);
};

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function* lines(night: Night): Generator<string> {
  yield `${COLUMNS.join(',')}\n`;
  let text = '';
  for (const [index, number] of orderOf(night).entries()) {
    const home = madeHome(number, night.night);
    text += `${COLUMNS.map((column) => cell(home[column])).join(',')}\n`;
    if ((index + 1) % LINES_AT_ONCE > 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Writes one night's CSV, the same bytes for the same night. */
export const writeNight = (path: string, night: Night): Promise<void> =>
  pipeline(Readable.from(lines(night)), createWriteStream(path));
