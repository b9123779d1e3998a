import test from 'ava';
import { analyse } from '../../../src/feeds/inspect/analyse.ts';
import { CONVERSIONS } from '../../../src/feeds/map/conversions.ts';
import { isHtml } from '../../../src/feeds/read/file-kind.ts';
import { urlDigestText } from '../../../src/listings/keys.ts';
import { feedConfig, home, read } from '../../helpers/feed-files.ts';

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
