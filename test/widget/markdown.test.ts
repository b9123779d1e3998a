import test from 'ava';
import fc from 'fast-check';
import { answerLink, placeOf, settingLink, shortAddress } from '../../src/widget/addresses.ts';
import { type Block, type Inline, readMarkdown } from '../../src/widget/markdown.ts';

/** A short way to write what was read. */
const inline = (content: readonly Inline[]): string =>
  content
    .map((each) => {
      if (typeof each === 'string') return each;
      if (each.kind === 'break') return '<br>';
      if (each.kind === 'code') return `<code>${each.text}</code>`;
      if (each.kind === 'link') return `<a ${each.href}>${inline(each.content)}</a>`;
      return `<${each.kind}>${inline(each.content)}</${each.kind}>`;
    })
    .join('');

const shown = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'code') return `<pre>${block.text}</pre>`;
      if (block.kind === 'quote') return `<quote>${shown(block.blocks)}</quote>`;
      if (block.kind === 'list') {
        const items = block.items.map((item) => `<li>${shown(item)}</li>`).join('');
        return `<list ${block.start ?? '-'}>${items}</list>`;
      }
      if (block.kind === 'table')
        return `<table>${[block.head, ...block.rows].map((row) => row.map(inline).join('|')).join('/')}</table>`;
      return `<${block.kind}>${inline(block.content)}</${block.kind}>`;
    })
    .join('');

const p = (text: string): string => `<paragraph>${text}</paragraph>`;

// biome-ignore format: a case a line
const CASES: readonly [markdown: string, shown: string][] = [
  ['Two **homes** and *one* __more__ _here_.', p('Two <strong>homes</strong> and <emphasis>one</emphasis> <strong>more</strong> <emphasis>here</emphasis>.')],
  ['one\ntwo\n\nthree', `${p('one<br>two')}${p('three')}`],
  ['2 * 3 * 4, snake_case_name, 5*', p('2 * 3 * 4, snake_case_name, 5*')],
  ['**a *b* c**', p('<strong>a <emphasis>b</emphasis> c</strong>')],
  ['\\*not\\* `a **b**`', p('*not* <code>a **b**</code>')],
  ['# Title\ntext', '<heading>Title</heading><paragraph>text</paragraph>'],
  ['#1 of 3', p('#1 of 3')],
  ['1. one\n2. two\n   - deep\n3. three', `<list 1><li>${p('one')}</li><li>${p('two')}<list -><li>${p('deep')}</li></list></li><li>${p('three')}</li></list>`],
  ['- one\n\n- two\n\ntext', `<list -><li>${p('one')}</li><li>${p('two')}</li></list>${p('text')}`],
  ['- one\n  more\nAnything else?', `<list -><li>${p('one<br>more')}</li></list>${p('Anything else?')}`],
  ['3. three\n4. four', `<list 3><li>${p('three')}</li><li>${p('four')}</li></list>`],
  ['1987 was a year.', p('1987 was a year.')],
  ['> said\n> so', `<quote>${p('said<br>so')}</quote>`],
  ['```js\n<b>\n```\nafter', `<pre><b></pre>${p('after')}`],
  ['```\nnever ended', '<pre>never ended</pre>'],
  ['---', ''],
  ['a | b\n--|--\n1 | **2**\n3 |', '<table>a|b/1|<strong>2</strong>/3|</table>'],
  ['a | b', p('a | b')],
  ['[home](https://example.com/a(b)) and https://example.com/x?y=1.', p('<a https://example.com/a(b)>home</a> and <a https://example.com/x?y=1>https://example.com/x?y=1</a>.')],
  ['![view](https://example.com/1.jpg)', p('<a https://example.com/1.jpg>view</a>')],
  ['[call](tel:+15550100) [write](mailto:a@example.com)', p('<a tel:+15550100>call</a> <a mailto:a@example.com>write</a>')],
  ['[x](javascript:alert(1)) [y](/path) [z](data:text/html,1)', p('[x](javascript:alert(1)) [y](/path) [z](data:text/html,1)')],
  ['<img src=x onerror=alert(1)> &amp;', p('<img src=x onerror=alert(1)> &amp;')],
  ['[a [b](https://example.com) c](https://example.org)', p('[a <a https://example.com>b</a> c](<a https://example.org>https://example.org</a>)')],
];

for (const [markdown, expected] of CASES)
  test(`${JSON.stringify(markdown)} is read`, (t) => {
    t.is(shown(readMarkdown(markdown)), expected);
  });

const PIECES = [
  '*',
  '**',
  '_',
  '`',
  '```',
  '[',
  '](',
  ')',
  'https://a.b',
  'javascript:',
  '\n',
  '\n\n',
  '- ',
  '1. ',
  '> ',
  '|',
  '\n|-|-|\n',
  '#',
  ' ',
  '  ',
  'word',
  '\\',
  '<b>',
];

/** All texts and addresses that were read. */
const leaves = (blocks: readonly Block[]): { texts: string[]; links: string[] } => {
  const all = { texts: [] as string[], links: [] as string[] };
  const visit = (value: unknown): void => {
    if (typeof value === 'string') all.texts.push(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      const { kind: _, href, start: __, ...rest } = value as Record<string, unknown>;
      if (typeof href === 'string') all.links.push(href);
      Object.values(rest).forEach(visit);
    }
  };
  visit(blocks);
  return all;
};

test('whatever is written: every link is one that may be followed, and every word is shown', (t) => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.string()), { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      const { texts, links } = leaves(readMarkdown(text));
      t.true(links.every((href) => /^(https?|mailto|tel):/i.test(href)));
      const words = text.match(/word/g)?.length ?? 0;
      const fenced = /```|~~~|\|/.test(text);
      if (!fenced) t.is(texts.join(' ').match(/word/g)?.length ?? 0, words);
    }),
  );
});

test('a text of 60,000 signs that mean something is read in a moment', (t) => {
  for (const piece of ['*', '**a', '[', '[a](', '`', '> ', '- ', '|', '\n|', '_a ', 'https://', '  - a\n']) {
    const begun = performance.now();
    readMarkdown(piece.repeat(60_000 / piece.length));
    t.true(performance.now() - begun < 5_000, piece);
  }
});

test('an address of a setting is https unless it says otherwise, and never one that a browser would run', (t) => {
  const rows = [
    ['example.com/us', 'https://example.com/us'],
    [' //example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['example.com:8443/a', 'https://example.com:8443/a'],
    ['whatsapp://send?phone=1', 'whatsapp://send?phone=1'],
    ['mailto:us@example.com', 'mailto:us@example.com'],
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['data:text/html,1', undefined],
    ['', undefined],
  ] as const;
  for (const [setting, expected] of rows) t.is(settingLink(setting), expected, setting);
  t.is(answerLink('JAVASCRIPT:alert(1)'), undefined);
  t.is(answerLink('https://example.com'), 'https://example.com');
  t.is(placeOf('https://www.facebook.com/us'), 'facebook.com');
  t.is(placeOf('whatsapp://send'), 'whatsapp');
  t.is(shortAddress('https://www.example.com/'), 'example.com');
  t.is(shortAddress('https://homes.example.com/ca/san-diego/1206'), 'homes.example.com/ca/san-diego/1…');
});

test('Of a table only as many columns are shown as a page can draw', (t) => {
  const row = 'a|'.repeat(2_000);
  const [table] = readMarkdown(`${row}\n${'-|'.repeat(2_000)}\n${`${row}\n`.repeat(2_000)}`);
  t.is(table?.kind === 'table' && table.rows.length, 2_000);
  t.true(table?.kind === 'table' && table.rows.every((cells) => cells.length === 20));
});
