import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import test from 'ava';
import fc from 'fast-check';
import { csvRecords, type Dialect } from '../../../src/feeds/read/csv-records.ts';
import { delimitedRecords, plainRecords } from '../../../src/feeds/read/delimited-records.ts';
import type { ParsedRecord } from '../../../src/feeds/read/parsed-record.ts';
import { PROPERTY_SEED } from '../../helpers/property-runs.ts';

const CSV: Dialect = { delimiter: ',', quote: '"', lineEnds: ['\r\n', '\n'], wrapped: false };

/** The text in pieces of these lengths, the last of which holds for what is left. */
async function* cut(text: string, lengths: readonly number[]): AsyncGenerator<string> {
  const characters = [...text];
  let start = 0;
  for (let index = 0; start < characters.length; index += 1) {
    const length = lengths[Math.min(index, lengths.length - 1)] ?? characters.length;
    yield characters.slice(start, start + length).join('');
    start += length;
  }
}

type Found = { records: ParsedRecord[] } | { error: string };

const all = async (records: AsyncIterable<ParsedRecord[]>): Promise<Found> => {
  const found: ParsedRecord[] = [];
  try {
    for await (const batch of records) found.push(...batch);
    return { records: found };
  } catch (error) {
    return { error: (error as Error).message };
  }
};

const mustBeAlike = async (text: string, dialect: Dialect, lengths: readonly number[]): Promise<void> => {
  const found = await all(delimitedRecords(cut(text, lengths), dialect, 'feed.csv'));
  const expected = await all(csvRecords(cut(text, []), dialect, 'feed.csv'));
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`${JSON.stringify(found)}\ninstead of\n${JSON.stringify(expected)}`);
  }
};

const dialects = fc.record({
  delimiter: fc.constantFrom(',', ';', '|', '\t'),
  quote: fc.constantFrom('"' as const, '"' as const, '"' as const, null),
  lineEnds: fc.constantFrom(['\r\n', '\n'], ['\r\n', '\n'], ['\r\n', '\n'], ['\r']),
  wrapped: fc.constant(false),
});
const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 });

/** What a file may be made of, so that regular records come about, and all that is nearly regular. */
const fragments = fc.constantFrom(
  ...['a', 'word', 'é', '東', '🏠', 'a text that is longer than others', ' ', '  ', '\t', '\u00a0', '\ufeff', '\0'],
  ...[',', ',', ',', ';', '|', '"', '"', '""', '"a"', '"b, ""c"""', ',"', '",', '"\n', '"\r\n', '"two\nlines",'],
  ...['\n', '\n', '\r\n', '\r\n', '\r', 'a,b\n', 'a,b\r\n', '"a",b\n', 'a,"b"\r\n', ',\r\n'],
);
const anyText = fc.array(fragments, { maxLength: 40 }).map((parts) => parts.join(''));

const field = fc.oneof(
  fc.constant(''),
  fc.string({ unit: fc.constantFrom(...'ab1 ,;|\t"\n\r\'é東🏠'), maxLength: 20 }),
);
const isQuoted = fc.constantFrom('always', 'where it must be');
/** A table as most programs write it: each line ends alike, and what needs quotes has them. */
const regularText = fc
  .tuple(
    fc.array(fc.array(field, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
    fc.constantFrom('\n', '\r\n'),
    isQuoted,
    dialects,
  )
  .map(([rows, lineEnd, quoting, dialect]) => {
    const mustBe = (value: string): boolean => value.includes(dialect.delimiter) || /["\r\n]/.test(value);
    const cell = (value: string): string =>
      quoting === 'always' || mustBe(value) ? `"${value.replaceAll('"', '""')}"` : value;
    const text = rows.map((row) => row.map(cell).join(dialect.delimiter) + lineEnd).join('');
    return { text, rows, dialect: { ...dialect, quote: '"' as const, lineEnds: ['\r\n', '\n'] } };
  });

const runs = { seed: PROPERTY_SEED, numRuns: Number(process.env.LISTINGD_TEST_PROPERTY_RUNS ?? 400) };

test('any text gives the records, lines and errors that csv-parse alone gives, wherever it is cut', async (t) => {
  const property = fc.asyncProperty(anyText, dialects, lengths, mustBeAlike);
  await t.notThrowsAsync(fc.assert(property, runs));
});

test('so does a table in which one thing is written wrongly', async (t) => {
  const property = fc.asyncProperty(
    regularText,
    fragments,
    fc.nat(),
    fc.integer({ min: 0, max: 3 }),
    lengths,
    async ({ text, dialect }, fragment, place, left, cuts) => {
      const characters = [...text];
      characters.splice(place % (characters.length + 1), left, fragment);
      await mustBeAlike(characters.join(''), dialect, cuts);
    },
  );
  await t.notThrowsAsync(fc.assert(property, runs));
});

/** What plainRecords takes of a text, and what it leaves. */
const takePlain = async (text: string, dialect = CSV, cuts: readonly number[] = []) => {
  const records = plainRecords(cut(text, cuts), dialect);
  const taken: ParsedRecord[] = [];
  for (;;) {
    const { value, done } = await records.next();
    if (done === true) return { values: taken.map(({ values }) => values), left: value };
    taken.push(...value);
  }
};

test('a regular table is plain to its end, wherever it is cut', async (t) => {
  const property = fc.asyncProperty(regularText, lengths, async ({ text, rows, dialect }, cuts) => {
    const { values, left } = await takePlain(text, dialect, cuts);
    if (left.text !== '' || JSON.stringify(values) !== JSON.stringify(rows)) throw new Error(text);
  });
  await t.notThrowsAsync(fc.assert(property, runs));
});

test('what csv-parse may read otherwise is left to it, from a record before on', async (t) => {
  for (const record of [
    ...['"a" ,b\n', 'a,"b" \n', 'a,"b"\r\r\n', '"a"b,c\n', '"a"\0,b\n', '"a""b" "c",d\n', 'a,"b\n', '\ufeffa,b\n'],
    `a,"${'b'.repeat(100_000)}"\n`,
  ]) {
    const { values, left } = await takePlain(`Key,Text\n1,"two\nlines"\n${record}2,b\n`, CSV, [23, 100]);
    t.deepEqual(values, [
      ['Key', 'Text'],
      ['1', 'two\nlines'],
    ]);
    t.is(left.line, 4);
    t.true(left.text.startsWith(record.slice(0, 100)), record);
  }
});

test('a byte order mark at the beginning of a piece of the text is what csv-parse takes it for', async (t) => {
  for (const text of ['\ufeff"q\nq"\na\n', '\ufeff"a,b\n"c,d"\n', '\ufeff\ufeff"q\nq"\n', 'a,b\n\ufeff"q,q",b\n']) {
    for (const length of [1, 4, 100]) await t.notThrowsAsync(mustBeAlike(text, CSV, [length]));
  }
});

test('quotes within a value that does not begin with one, lone carriage returns and both line ends are plain', async (t) => {
  const { values, left } = await takePlain('a 5" pipe,b\r\n"x\ry",\r\r\n\n"a ""b"" c","d"\r\n', CSV);
  t.deepEqual(values, [['a 5" pipe', 'b'], ['x\ry', '\r'], [''], ['a "b" c', 'd']]);
  t.deepEqual(left, { text: '', line: 5 });
});

test('a text of any length is taken like a short one', async (t) => {
  const row = 'é,"🏠, two\nlines",a "word",,"東 ""b"""\r\n';
  for (const length of [1_000, 65_521, 1_000_000]) {
    await mustBeAlike(row.repeat(5_000), CSV, [length]);
    await mustBeAlike(`${row.repeat(2_000)}"a" ,b\n${row.repeat(3_000)}`, CSV, [length]);
  }
  const { values, left } = await takePlain(row.repeat(5_000));
  t.is(values.length, 5_000);
  t.deepEqual(left, { text: '', line: 10_001 });
});

test.serial('whoever keeps a value keeps nothing else of the text', async (t) => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const kept: string[] = [];
  const rows = function* () {
    for (let row = 0; row < 200; row += 1) yield `the value that is kept ${row},"${'x'.repeat(50_000)}"\n`;
  };
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for await (const batch of delimitedRecords(Readable.from(rows()), CSV, 'feed.csv')) {
    for (const { values } of batch) kept.push(values[0] ?? '');
  }
  collectGarbage();
  t.true(process.memoryUsage().heapUsed - before < 2_000_000);
  t.is(kept.length, 200);
});
