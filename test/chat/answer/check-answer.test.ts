import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import { checkAnswer, foundListings } from '../../helpers/answer-check.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';
import { understood } from '../../helpers/understandings.ts';

/**
 * A model's answer about the homes of given.json, found by a search of 37 or by one of the searches there: `[said → right]` is put
 * right, `[said]` is cut, the rest stays. `passed` counts what could not be decided.
 */
type Row = { answer: string; search?: string; question?: string; passed?: number; why?: string };
type Search = { found?: Partial<Found>; constraints?: Constraint[]; averages?: number[]; then?: Partial<Found> };

const given = JSON.parse(readFileSync(join(import.meta.dirname, 'given.json'), 'utf8'));
const NAMES = Object.keys(given.homes);
/** What they do not say otherwise: $550,000, 3 beds, 2 baths, 1,500 sq ft on 5,000, of 1987. */
const HOMES = NAMES.map((name, row) =>
  sampleListing({ Url: null, ListOfficeName: null, City: null, ...given.homes[name] }, 101 + row),
);
const RANGE = { SaleType: 'for_sale', Currency: '$', Count: 37, Known: 36, Lowest: 250_000, Highest: 900_000 } as const;

const check = (text: string, { search, question = '' }: Omit<Row, 'answer'> = {}) => {
  const { found = {}, constraints = [], averages, then }: Search = search === undefined ? {} : given.searches[search];
  const Groups = averages?.map((Average) => ({ ...RANGE, Average }));
  const aggregated = Groups && ({ Kind: 'average', Field: 'Price', Groups } as const);
  const first = {
    understanding: understood({ Constraints: constraints }),
    found: foundListings(HOMES, { total: 37, ...found, ...(aggregated && { aggregated }) }),
  };
  const later =
    then === undefined ? [] : [{ understanding: understood(), found: foundListings(HOMES.slice(0, 1), then) }];
  const checked = checkAnswer([NAMES.reduce((so, name, row) => so.replaceAll(name, `[#${row + 1}]`), text)], {
    ...first,
    ...{ findings: { all: [first, ...later], rows: [...HOMES] }, question, ownTexts: 'Call 555-0199.' },
  });
  return {
    ...checked,
    text: HOMES.reduce((so, { values }, row) => so.replaceAll(values.Address ?? '', NAMES[row] ?? ''), checked.text),
  };
};

const FOLDER = join(import.meta.dirname, 'checks');
for (const file of readdirSync(FOLDER)) {
  const rows = readFileSync(join(FOLDER, file), 'utf8').trim().split('\n');
  for (const { answer, why, ...row } of rows.map((line) => JSON.parse(line) as Row))
    test(`${file.replace('.jsonl', '')}: ${answer} ${JSON.stringify(row)}${why === undefined ? '' : ` (${why})`}`, (t) => {
      const said = answer.replace(/\[(.*?)(?: → .*?)?\]/g, '$1');
      const right = answer.replace(/\[.*?(?: → (.*?))?\]/g, '$1');
      const { text, checked } = check(said, row);
      t.is(text, right);
      t.is(check(right, row).text, right);
      const replaced = answer.match(/ → [^…]/g)?.length ?? 0;
      const takenOut = (answer.match(/\[/g)?.length ?? 0) - replaced;
      t.like(checked, { takenOut, replaced, passed: row.passed ?? checked.passed });
    });
}

test('property: an answer without digits, marks and addresses comes through as it is', (t) => {
  const words = fc.constantFrom(
    ...[
      'We',
      'have',
      'homes',
      'beds',
      '**bold**',
      '|',
      '- ',
      '\n',
      '\n\n',
      '. ',
      ', ',
      'HOA',
      'price',
      '“',
      '…',
      '! ',
      '套',
      '。',
    ],
    ...[
      'family',
      'neighborhood',
      'Christian',
      '_',
      '`code`',
      '(',
      ')',
      '"',
      'é',
      '😀',
      ':',
      '—',
      'found',
      'in total',
      '%',
      '$',
    ],
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const text = `x${parts.join(' ').replace(/Christian neighborhood/g, '')}`;
      t.is(check(text).text, text);
    }),
    { numRuns: 1_000 },
  );
});

test('long runs of one sign end soon', (t) => {
  for (const sign of [
    '1 ',
    '#',
    '[',
    ' ',
    '[#',
    '1,',
    '$1 ',
    '(',
    '|',
    '1.',
    'a.',
    '- ',
    '[#1] ',
    'x@',
    '1-',
    '*',
    'www.',
    '<',
  ])
    t.true(check(sign.repeat(100_000 / sign.length)).sent.length > 0);
});
