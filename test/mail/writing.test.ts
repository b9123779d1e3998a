import test from 'ava';
import fc from 'fast-check';
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
