import test from 'ava';
import fc from 'fast-check';
import { type Block, cleanLine, cleanText, writeHtml, writeText } from '../../src/mail/mail-body.ts';
import { replyAddress } from '../../src/mail/write-mail.ts';
import { addressesIn } from '../helpers/mail-server.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { AGENT, MAIL_FROM, withMail } from '../helpers/with-mail.ts';

const HEADERS = new Set([
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to'],
  'x-auto-response-suppress',
]);
const INJECTIONS = [
  '\r\nBcc: victim@stranger.example\r\n',
  '\nTo: x@y.example',
  '\u2028Bcc: a@b.example',
  '\0',
  '<x@y.example>',
  '", <a@b.example>',
  '\r\n.\r\n',
  '=?utf-8?q?=0d=0aBcc:a@b.example?=',
];
const injection = fc
  .array(fc.oneof(fc.constantFrom(...INJECTIONS), fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 4 })
  .map((parts) => parts.join(''));

test(
  'nothing that a visitor writes, or a name, adds a header or a recipient to a mail',
  withMail(async (t, { process, set, database, deliveries, chatbot, server }) => {
    const { turn } = process();
    let number = 0;
    const property = fc.asyncProperty(injection, injection, injection, injection, async (name, email, phone, text) => {
      number += 1;
      const settings = JSON.stringify({ Name: name.slice(0, 255), TalkToHumanEmail: AGENT });
      await database('chatbot').update({ settings });
      const content = { Name: name, Email: email, Phone: phone, Message: text };
      await deliveries.queue({
        ...{ key: `contact:1:${number}`, kind: 'contact', chatbotId: chatbot.id, sessionId: 1, content },
      });
      t.is(await turn(), 1);
      const { to, raw, mail } = server.arrived.at(-1) ?? t.fail('no mail');
      t.is(server.arrived.length, number);
      t.deepEqual(to, [AGENT]);
      t.deepEqual(addressesIn(mail.to), [AGENT]);
      t.deepEqual(addressesIn(mail.from), [MAIL_FROM]);
      t.is(mail.bcc, undefined);
      t.is(mail.cc, undefined);
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
      const names = head.split(/\r\n(?![ \t])/).map((line) => /^([\w-]+):/.exec(line)?.[1]?.toLowerCase() ?? line);
      t.deepEqual(
        names.filter((one) => !HEADERS.has(one)),
        [],
      );
      t.is(new Set(names).size, names.length);
      t.notRegex(mail.subject ?? '', /[\r\n\0\u2028]/);
    });
    await fc.assert(property, PROPERTY_RUNS);
    await set({ Name: 'Harbor Homes' });
  }),
);

const LANGUAGES = [
  ['', 'en', 'a visitor would like to talk to someone'],
  ['English', 'en', 'a visitor would like to talk to someone'],
  ['Español', 'es', 'un visitante quiere hablar con una persona'],
  ['French', 'fr', 'un visiteur souhaite parler à quelqu’un'],
  ['Deutsch', 'de', 'Jemand möchte mit Ihnen sprechen'],
  ['Portuguese (Brazil)', 'pt', 'um visitante quer falar com uma pessoa'],
  ['简体中文', 'zh', '有访客希望与人工交流'],
  ['Klingon', 'en', 'a visitor would like to talk to someone'],
] as const;

test(
  'a mail is in the language that the chatbot answers in, else in English',
  withMail(async (t, { process, set, wish, say, server }) => {
    const { turn } = process();
    await say('¿Hola?');
    for (const [index, [language, code, subject]] of LANGUAGES.entries()) {
      await set({ AIResponseLanguage: language });
      await wish(index + 1);
      await turn();
      const { mail } = server.arrived.at(-1) ?? t.fail('no mail');
      t.true(mail.subject?.endsWith(subject), mail.subject);
      t.regex(String(mail.html), new RegExp(`<html lang="${code}">`));
      t.notRegex(mail.text ?? '', /[{}<>[\]|]/, 'no gap is left open');
    }
  }),
);

test(
  'a contact form is a mail with what it said, whatever the lead says by then',
  withMail(async (t, { process, deliveries, leave, say, chatbot, sessionId, server }) => {
    await leave({ email: 'first@visitor.example' });
    await say('Any house with a pool?');
    const content = { Name: 'Ada', Email: 'ada@visitor.example', Phone: '', Message: 'Please call\nafter five' };
    await deliveries.queue({ key: 'contact:1:x', kind: 'contact', chatbotId: chatbot.id, sessionId, content });
    await process().turn();
    const { mail } = server.arrived[0] ?? t.fail('no mail');
    t.is(mail.subject, 'Harbor Homes: message from a visitor');
    t.deepEqual(addressesIn(mail.replyTo), ['ada@visitor.example']);
    t.regex(mail.text ?? '', /Name: Ada\nE-mail: ada@visitor\.example\nMessage: Please call\nafter five/);
    t.regex(mail.text ?? '', /Any house with a pool\?/);
    t.notRegex(mail.text ?? '', /first@visitor|Phone:/);
  }),
);

test(
  'who left nothing to be reached by has no Reply-To, and the mail says so; of a long conversation it has the end',
  withMail(async (t, { process, wish, say, server }) => {
    for (let index = 1; index <= 205; index += 1) await say(`message ${index}.`);
    await wish();
    await process().turn();
    const { mail } = server.arrived[0] ?? t.fail('no mail');
    t.is(mail.replyTo, undefined);
    t.regex(mail.text ?? '', /neither an e-mail address nor a phone number/);
    t.regex(mail.text ?? '', /left out here[\s\S]*message 6\.[\s\S]*message 205\./);
    t.notRegex(mail.text ?? '', /message 5\./);
  }),
);

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
