import { gzipSync } from 'node:zlib';
import test from 'ava';
import { FeedFileError } from '../../../src/feeds/feed-file-error.ts';
import { createRecordCounter, MOST_BLANK_RECORDS, MOST_RECORDS } from '../../../src/feeds/file-bounds.ts';
import { analyse } from '../../../src/feeds/inspect/analyse.ts';
import { inspectFormat } from '../../../src/feeds/inspect/read-sample.ts';
import { CONVERSIONS } from '../../../src/feeds/map/conversions.ts';
import { isHtml } from '../../../src/feeds/read/file-kind.ts';
import { createBatch } from '../../../src/feeds/read/parsed-record.ts';
import { urlDigestText } from '../../../src/listings/keys.ts';
import { csv, feedConfig, home, read, withFile } from '../../helpers/feed-files.ts';

const xml = feedConfig({ format: { record: 'Listing' } });
const blm = feedConfig({ preset: 'blm', key: ['ListingKey'] });
const noQuotes = feedConfig({ format: { quote: 'none' } });
const HEADER = 'ListingKey,ListingId,StandardStatus,PropertyType';
const line = JSON.stringify(home());
const listing = (more: string): string => `<Listing><ListingKey>K1</ListingKey>${more}</Listing>`;
const blmOf = (rows: string, names = 'AGENT_REF^STATUS_ID^TRANS_TYPE_ID^'): string =>
  `#HEADER#\nEOF : '^'\nEOR : '~'\n#DEFINITION#\n${names}~\n#DATA#\n${rows}\n#END#\n`;

const MANY = MOST_BLANK_RECORDS + 10;
const LONG_NAME = 'k'.repeat(2_000);
const LONG_TEXT = 'x'.repeat(9 << 20);
const deep = (levels: number, open: string, close: string): string => open.repeat(levels) + close.repeat(levels);

/** What is beyond a bound, the format that it is in, and the sentence's part that says which bound and where. */
const REFUSED: Record<string, [string | Uint8Array, RegExp, ReturnType<typeof feedConfig>?]> = {
  'XML of endless levels': [`<r>\n${'<a>'.repeat(200_000)}`, /line 2 has more than 100 levels/, xml],
  'an XML record of endless levels': [`<r>\n${listing(deep(200, '<a>', '</a>'))}</r>`, /line 2 has more than 100/, xml],
  'an XML file without a record named': [deep(200, '<a>', '</a>'), /line 1 has more than 100 levels/],
  'an element of endless attributes': [
    `<r>${'x'.repeat(5)}<a ${Array.from({ length: 800_000 }, (_, at) => `a${at}="x"`).join(' ')}/></r>`,
    /element of line 1 has more than 8388608 characters/,
    xml,
  ],
  'an XML record of many small elements': [
    `<r>${listing('<a/>'.repeat(2_200_000))}</r>`,
    /record of line 1 does not end within 8388608/,
    xml,
  ],
  'JSON of endless levels': [`{"a":${'['.repeat(200_000)}`, /line 1 has more than 100 levels/],
  'a JSON record of endless levels': [`[{"a":${deep(200, '[', ']')}}]`, /line 1 has more than 100 levels/],
  'a JSON line of endless levels': [
    `${line}\n{"a":"\\"[","b":${deep(200_000, '[', ']')}}\n`,
    /line 2 has more than 100/,
  ],
  'a JSON name without an end': [`{"${'k'.repeat(3 << 20)}`, /line 1 has a name of more than 1000 characters/],
  'a long name in a JSON record': [`[\n{"${LONG_NAME}":1}]`, /record of line 2 has a name of more than 1000/],
  'a long name in a JSON line': [`${line}\n{"${LONG_NAME}":1}\n`, /record of line 2 has a name of more than 1000/],
  'a long name in an XML record': [
    `<r>${listing(`<${LONG_NAME}>1</${LONG_NAME}>`)}</r>`,
    /record of line 1 has a name/,
    xml,
  ],
  'a long way to a nested value': [
    `[{${`"${'k'.repeat(200)}":{`.repeat(10)}"a":1${'}'.repeat(11)}]`,
    /has a name of more than 1000/,
  ],
  'a long name in a header': [`${HEADER},${LONG_NAME}\nK1,M1,Active,x,y\n`, /header, in line 1, has a name of more/],
  'JSON of many lists': [
    `{\n${Array.from({ length: 6_000 }, (_, at) => `"a${at}":[]`).join(',')}}`,
    /more than 5000 lists/,
  ],
  'a long JSON record': [`[{"a":"${LONG_TEXT}"}]`, /record of line 1 does not end within 8388608 characters/],
  'a long JSON line': [`${line}\n{"a":"${LONG_TEXT}"}\n`, /line 2 has more than 8388608 characters/],
  'a long line': [`${HEADER}\nK1,M1,Active,x\n${LONG_TEXT}`, /record of line 3 does not end within 8388608/],
  'a long BLM record': [blmOf(LONG_TEXT, 'AGENT_REF^'), /record of line 6 does not end within 8388608/, blm],
  'blanks without end in a BLM file': [blmOf(' '.repeat(9 << 20)), /record of line 6 does not end within/, blm],
  'blank lines': [`${HEADER}\n${'\n'.repeat(MANY)}`, /records in a row, up to line 100002, are blank/],
  'blank lines of a Mac': [`${HEADER}\r${'\r'.repeat(MANY)}`, /in a row, up to line 100002, are blank/],
  'lines of commas alone': [`${HEADER}\n${',,,\n'.repeat(MANY)}`, /more than 100000 records in a row/],
  'blank JSON lines': [`${line}\n${line}\n${'\n'.repeat(MANY)}`, /in a row, up to line 100003, are blank/],
  'JSON lines of nothing': [`${line}\n${line}\n${'{}\n'.repeat(MANY)}`, /in a row, up to line 100003, are blank/],
  'JSON records of nothing': [`[${line}${',{}'.repeat(MANY)}]`, /more than 100000 records in a row, up to line 1/],
  'XML records of nothing': [`<r>${'<Listing/>'.repeat(MANY)}</r>`, /more than 100000 records in a row/, xml],
  'BLM records of nothing': [blmOf('~'.repeat(MANY)), /more than 100000 records in a row/, blm],
  'a file that was packed to nothing': [
    gzipSync(`${HEADER}\n${'K1,M1,Active,x\n'.repeat(5 << 20)}`),
    /unpacks to more than 200 times its size/,
  ],
};

for (const [name, [contents, message, config = feedConfig()]] of Object.entries(REFUSED)) {
  test(`${name}: the file is refused with the bound and the place`, async (t) => {
    const error = await t.throwsAsync(read(contents, config), { instanceOf: FeedFileError });
    t.regex(error?.message ?? '', message);
    t.regex(error?.message ?? '', /feed\.csv/);
    t.true((error?.message.length ?? 0) < 400, 'what is too long is not told again');
  });
}

test('what is inspected is bounded likewise', async (t) => {
  const inspect = (contents: string) =>
    withFile(contents, (path) => inspectFormat([{ path, name: 'feed.csv' }], { most: 5_000 }));
  await t.throwsAsync(inspect(`${HEADER}\n${'\n'.repeat(MANY)}`), { message: /are blank/ });
  const wide = `${line}\n${line}\n${`{"a":"${'x'.repeat(1 << 20)}"}\n`.repeat(80)}`;
  const { records, more } = await inspect(wide);
  t.true(more && records.length > 50 && records.length < 80, `${records.length} records of a MB each are kept`);
});

test('a row of more fields than any header has is rejected by itself, whoever reads it', async (t) => {
  const table = (before: string): string =>
    `${HEADER}\nK1,M1,Active,x\n${before}${'x,'.repeat(6_000)}\nK2,M2,Active,x\n`;
  for (const text of [table(''), table('"a"b,')]) {
    const { rows } = await read(text);
    t.deepEqual(
      rows.map(({ kind, line: at }) => [kind, at]),
      [
        ['listing', 2],
        ['rejected', 3],
        ['listing', 4],
      ],
    );
    t.like(rows[1], { problems: { 0: { expected: 'at most 5000 fields' } } });
  }
  const rows = (await read(blmOf(`A^0^1^~${'x^'.repeat(6_000)}~B^0^1^~`), blm)).rows;
  t.deepEqual(
    rows.map(({ kind }) => kind),
    ['listing', 'rejected', 'listing'],
  );
});

test('blank lines between rows, however many in all, are no matter', async (t) => {
  const { rows } = await read(`${HEADER}\n${`${'\n'.repeat(90_000)}K1,M1,Active,x\n`.repeat(3)}`);
  t.deepEqual(
    rows.map(({ line: at }) => at),
    [90_002, 180_003, 270_004],
  );
});

test('a home with all that a home may have is within the bounds in every format', async (t) => {
  const url = (at: number): string => `https://photos.example/${at}/`.padEnd(2_048, 'x');
  const urls = Array.from({ length: 500 }, (_, at) => url(at));
  const remarks = 'A nice home. '.repeat(5_000);
  const media = urls.map((MediaURL, Order) => ({
    MediaURL,
    MediaKey: `${Order}`,
    Order,
    LongDescription: 'x'.repeat(1_000),
    MediaCategory: 'Photo',
    Permission: ['Public'],
  }));
  const record = home({ PublicRemarks: remarks });
  const nested = { ...record, Media: media };
  const photos = urls.map((photo) => `<Photo><Url>${photo}</Url></Photo>`).join('');
  const fields = Object.entries(record).map(([name, value]) => `<${name}>${value}</${name}>`);
  const written: [string, ReturnType<typeof feedConfig>?][] = [
    [csv({ ...record, Photos: urls.join(',') })],
    [csv({ ...record, Photos: urls.join(' ') }).replaceAll('"', ''), noQuotes],
    [JSON.stringify([nested])],
    [`${JSON.stringify(nested)}\n`, feedConfig({ format: { type: 'jsonl' } })],
    [
      `<r>${'<g>'.repeat(20)}<Listing>${fields.join('')}<Photos>${photos}</Photos></Listing>${'</g>'.repeat(20)}</r>`,
      xml,
    ],
  ];
  for (const [text, config = feedConfig()] of written) {
    const [row] = (await read(text, config)).rows;
    t.is(row?.kind, 'listing', text.slice(0, 60));
    t.true(row?.kind === 'listing' && row.values.Description === remarks.trim());
  }
});

test('brackets in a text are no levels', async (t) => {
  const [row] = (await read(`${JSON.stringify(home({ PublicRemarks: `"\\"${'[{'.repeat(200)}` }))}\n${line}\n`)).rows;
  t.is(row?.kind, 'listing');
});

test('a usual file is unpacked however well it packs, where it is small or packs less than 200 times', async (t) => {
  const { rows } = await read(gzipSync(`${HEADER}\n${'K1,M1,Active,x\n'.repeat(100_000)}`));
  t.is(rows.length, 100_000);
});

test('no file has more than ten million records', (t) => {
  const count = createRecordCounter('feed.csv');
  for (let at = 1; at <= MOST_RECORDS; at += 1) count(false, at);
  t.throws(() => count(false, MOST_RECORDS + 1), {
    instanceOf: FeedFileError,
    message: /^feed\.csv: it has more than 10000000 records, the last in line 10000001\./,
  });
});

test('records are handed on together up to their number and their length', (t) => {
  const batch = createBatch<number>();
  t.is(
    Array.from({ length: 500 }, (_, at) => batch.add(at, 10)).findIndex((isFull) => isFull),
    499,
  );
  t.is(batch.take().length, 500);
  t.deepEqual([batch.add(1, 9 << 20), batch.add(2, 9 << 20)], [false, true]);
  t.deepEqual([batch.take(), batch.take()], [[1, 2], []]);
});

const LENGTH = 50_000;
/** What grows with the square of a text's length takes several seconds for such a one, what grows with the length some milliseconds. */
const MOST_MILLISECONDS = 1_000;

const PIECES = [
  ' ',
  '1',
  '1 ',
  '1,',
  '1.',
  ',',
  ' ,',
  ';',
  '"',
  '/',
  '-',
  '# ',
  '1 ha ',
  ' m2 ',
  '$1 ',
  'a',
  '(',
  '[',
  '{"a":',
  '|',
];
const BEGINNINGS = ['', '1', '{', '[', 'https://a.example/'];
const longTexts = PIECES.flatMap((piece) =>
  BEGINNINGS.map((beginning) => `${beginning}${piece.repeat(LENGTH / piece.length)}x`),
);

/** Milliseconds of the processor, of which others take none. */
const taken = async (work: () => unknown): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

for (const [name, convert] of Object.entries(CONVERSIONS))
  test(`a long text takes the conversion ${name} no time to speak of, whatever it is made of`, async (t) => {
    for (const text of longTexts) {
      const time = await taken(() => convert([text, text], { areaUnit: 'Square Meters', today: '2026-11-21' }));
      t.true(time < MOST_MILLISECONDS, `${text.slice(0, 30)}… takes ${time} ms`);
    }
  });

test.serial(
  'nor does it take those who tell what a file is, which of its lines is a total, or which addresses are the same',
  async (t) => {
    const columns = Object.keys(home());
    const values = Object.values(home({ City: `a${' '.repeat(LENGTH)}b` }));
    const rets = [
      '<RETS ReplyCode="0">',
      `<COLUMNS>\t${columns.join('\t')}\t</COLUMNS>`,
      `<DATA>\t${values.join('\t')}\t</DATA>`,
    ];
    const works: Record<string, () => unknown> = {
      'a line of RETS': () => read([...rets, '</RETS>\n'].join('\n'), feedConfig()),
      'a line like a total': () =>
        read(`${columns.join(',')}\ntotal${' '.repeat(LENGTH)}x\n${Object.values(home()).join(',')}\n`),
      'slashes at the end of an address': () => urlDigestText(`https://a.example/${'/'.repeat(LENGTH)}x`),
      'something like a mail address, in a file that is inspected': () => {
        const records = [{ line: 2, values: [`a@${'b.'.repeat(LENGTH / 2)}@`] }];
        analyse({ header: ['Contact'], records }, { name: 'homes.csv', today: '2026-11-21' });
      },
      comments: () => isHtml(`${'<!-- -->'.repeat(40)}<listings>`),
    };
    for (const [name, work] of Object.entries(works)) {
      const time = await taken(work);
      t.true(time < MOST_MILLISECONDS, `${name}: ${time} ms`);
    }
  },
);

test('comments before its first element make a page no other file, and hide none', (t) => {
  for (const [text, is] of [
    ['<!-- a --> <!-- b -->\n<html>', true],
    ['<?XML version="1.0"?><!-- <listings> --><!DOCTYPE html>', true],
    ['<!-- <html> --><listings>', false],
    ['<!-- <html>', false],
  ] as const)
    t.is(isHtml(text), is, text);
});
