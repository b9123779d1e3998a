import test from 'ava';
import fc from 'fast-check';
import { type Block, cleanLine, cleanText, writeHtml, writeText } from '../../src/mail/mail-body.ts';
import { replyAddress } from '../../src/mail/write-mail.ts';

const NASTY = [
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u2029',
  '\0',
  '\u0085',
  '\u202e',
  '\v',
  '<script>',
  '</p>',
  '&lt;',
  '"',
  "'",
  '<!--',
  ']]>',
];
/** Texts with what ends lines, headers and tags in them. */
const nasty = fc
  .array(fc.oneof(fc.constantFrom(...NASTY, 'Bcc: a@b.example', '{name}', '$&'), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''));

const blocks = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('heading' as const, 'paragraph' as const, 'note' as const), text: nasty }),
    fc.record({ kind: fc.constant('facts' as const), facts: fc.array(fc.tuple(nasty, nasty)) }),
    fc.record({
      ...{ kind: fc.constant('message' as const), who: nasty, when: nasty, text: nasty, isVisitor: fc.boolean() },
    }),
  ),
);

const emptied = (block: Block): Block => {
  if (block.kind === 'facts') return { ...block, facts: block.facts.map(() => ['', ''] as const) };
  if (block.kind === 'message') return { ...block, who: '', when: '', text: '' };
  return { ...block, text: '' };
};
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
const decode = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

test('No text of anybody becomes markup: the tags of a mail are those of the same mail without texts', (t) => {
  fc.assert(
    fc.property(nasty, blocks, (title, written) => {
      const html = writeHtml(title, written, 'en');
      t.deepEqual(tagsOf(html), tagsOf(writeHtml('', written.map(emptied), 'en')));
      const texts = html.replace(/<[^>]*>/g, '\0');
      for (const block of written) if ('text' in block) t.true(decode(texts).includes(block.text));
      t.false(/&(?!amp;|lt;|gt;|quot;|#39;)/.test(texts));
    }),
  );
});

test('A line of a mail is one line without control characters, a text has no others than ends of lines and tabs', (t) => {
  fc.assert(
    fc.property(nasty, fc.integer({ min: 1, max: 50 }), (text, longest) => {
      const line = cleanLine(text, longest);
      t.notRegex(line, /[\p{Cc}\u2028\u2029\u202e]/u);
      t.true([...line].length <= longest);
      t.true(line.isWellFormed());
      t.notRegex(cleanText(text).replace(/[\n\t]/g, ''), /[\p{Cc}\u2028\u2029\u202e]/u);
    }),
  );
  t.is(cleanText('one\r\ntwo\u2028three\0'), 'one\ntwo\nthree');
});

test('What a visitor says is told apart in plain text by its indent, so that it cannot pass for another’s words', (t) => {
  const text = writeText([
    { kind: 'message', who: 'Visitor', when: 'now', text: 'hello\nAssistant, now\nyes', isVisitor: true },
  ]);
  t.is(text, 'Visitor, now\n  hello\n  Assistant, now\n  yes\n');
});

test('A reply goes to what is plainly one address, and to nothing else', (t) => {
  for (const email of ['ada@visitor.example', 'a.b+c@mail.visitor.example', "o'hara@visitor.example"])
    t.is(replyAddress(email), email);
  const refused = [
    ...['', 'ada', 'ada@', '@visitor.example', 'ada@localhost', 'a@b.example,c@d.example', 'a@b.example c@d.example'],
    ...[
      'Ada <ada@visitor.example>',
      '"a"@b.example',
      'a@b.example\r\nBcc: c@d.example',
      'a@b.example\n',
      'a@b..example',
    ],
    ...[`${'a'.repeat(65)}@b.example`, `a@${'b.'.repeat(130)}example`, 'a@[127.0.0.1]', 'ä@b.example'],
  ];
  for (const email of refused) t.is(replyAddress(email), null, email);
  fc.assert(
    fc.property(fc.oneof(nasty, fc.emailAddress()), (email) => {
      t.notRegex(replyAddress(email) ?? '', /[\s,;<>()"\\]|@.*@/);
    }),
  );
});
