import test from 'ava';
import fc from 'fast-check';
import { type Delimiter, detectDelimiter, detectLineEnds } from '../../../src/feeds/read/detect-delimiter.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;

test('the delimiter is found whatever stands between quotes', (t) => {
  const field = fc.string({ unit: fc.constantFrom(...'ab ,;|\t"\n1'), maxLength: 8 });
  const width = 4;
  const row = fc.array(field, { minLength: width, maxLength: width });
  t.notThrows(() =>
    fc.assert(
      fc.property(
        fc.constantFrom<Delimiter>(',', ';', '|', '\t'),
        fc.array(row, { minLength: 1, maxLength: 10 }),
        (delimiter, rows) => {
          const header = ['Key', 'Price, $', 'City|State', 'Beds;Baths'];
          const text = [header, ...rows].map((values) => values.map(quoted).join(delimiter)).join('\n');
          if (detectDelimiter(text) !== delimiter) throw new Error(text);
        },
      ),
    ),
  );
});

test('a delimiter that stands in unquoted text does not win over the one that cuts every row alike', (t) => {
  t.is(detectDelimiter('Key;Price;Area\n1;1.500,00;12,5\n2;900,00;8,0\n'), ';');
  t.is(detectDelimiter('Key\tRemarks\n1\tnice, bright, new\n2\tsmall\n'), '\t');
  t.is(detectDelimiter('Key|Remarks, public\n1|a\n2|b\n'), '|');
  t.is(detectDelimiter('nothing here\n'), ',');
});

test("a lone CR ends a row only where the header's row ends with one", (t) => {
  t.deepEqual(detectLineEnds('a,b\r1,2\r'), ['\r']);
  t.deepEqual(detectLineEnds('a,b\r\n1,2'), ['\r\n', '\n']);
  t.deepEqual(detectLineEnds('a,b\n1,2\r'), ['\r\n', '\n']);
  t.deepEqual(detectLineEnds('a,"b\rc"\n1,2'), ['\r\n', '\n']);
});
