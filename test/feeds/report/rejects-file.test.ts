import test from 'ava';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { rejectHeader, rejectRecord } from '../../../src/feeds/report/rejects-file.ts';
import type { StoredReject } from '../../../src/feeds/runs/run.ts';

const reject = (changes: Partial<StoredReject>): StoredReject => ({
  number: 1,
  line: 7,
  column: 'ListPrice',
  value: 'x',
  expected: 'a number',
  listingKey: 'K1',
  mlsNumber: null,
  ...changes,
});

const read = (text: string): string[][] => parse(text, { bom: true });

test('The file begins with a byte order mark and its header, and unknown values are blank', (t) => {
  t.is(rejectHeader(), '\ufeffLine,ListingKey,MLSNumber,Column,Value,Reason\r\n');
  t.is(rejectRecord(reject({ line: null, listingKey: null, column: null, value: null })), ',,,,,a number\r\n');
});

test('Values with quotes, commas, line ends and blanks can be read back as they were', (t) => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', ';', 'é', '1') }), (value) => {
      const text = rejectHeader() + rejectRecord(reject({ value }));
      const [, record] = read(text);
      const [first] = value;
      t.is(record?.[4], first === '\r' || first === '\n' ? `'${value}` : value);
    }),
  );
});

test('A value that a spreadsheet would run as a formula is made a text, and numbers stay numbers', (t) => {
  for (const value of ['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '＝1+1']) {
    t.is(read(rejectRecord(reject({ value })))[0]?.[4], `'${value}`);
  }
  for (const value of ['-1', '+5.5', '-1,234', 'a=b', '1-2', "'x"]) {
    t.is(read(rejectRecord(reject({ value })))[0]?.[4], value);
  }
  t.is(read(rejectRecord(reject({ mlsNumber: '=1', column: '@c' })))[0]?.join('|'), "7|K1|'=1|'@c|x|a number");
});
