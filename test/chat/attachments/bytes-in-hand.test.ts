import { Readable } from 'node:stream';
import test from 'ava';
import fc from 'fast-check';
import { weigh } from '../../../src/chat/attachments/attachments.ts';
import type { AnswererPart } from '../../../src/chat/models/answerer.ts';
import { ServiceError } from '../../../src/errors.ts';
import { formatNamed } from '../../../src/files/file-format.ts';
import type { StoredFile } from '../../../src/files/file-service.ts';
import { type ChatFixture, sendFile, withChat } from '../../helpers/chat-fixture.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { failsWith, hangs, type Script, says } from '../../helpers/recording-provider.ts';
import { picture } from '../../helpers/sample-files.ts';
import { attachmentsOn, chosenFor } from './attachments-on.ts';

const MEGABYTE = 1_048_576;
const models = [{ Key: '2', Value: 'model-two', Status: true, contextTokens: 32_000, takes: ['image' as const] }];
/** One message at a time, and nothing given up for the time that it takes. */
const ALONE = { bytesInHand: 1, timing: { attachments: { turn: 120_000, seeing: 120_000 } } };

const isReading = ({ body }: { body: string }): boolean => body.includes('You read what pictures');
const nothingSeen: Script = ({ status }) =>
  status(200, { choices: [{ message: { content: '{}' }, finish_reason: 'stop' }] });
/** Reads nothing in pictures, and answers by these. */
const answering =
  (...answers: Script[]): Script =>
  (exchange) =>
    isReading(exchange.request)
      ? nothingSeen(exchange)
      : (answers.length > 1 ? answers.shift() : answers[0])?.(exchange);

const ask = async (fixture: ChatFixture, chat: ChatFixture['chat'], signal?: AbortSignal) => {
  const { chatbotId, workspaceId, files, question } = fixture;
  const fileIds = [await sendFile(files, workspaceId, await picture('png'))];
  const session = await chat.createSession(chatbotId);
  return chat.ask(question(session, '', { chatAskType: 'Image', fileIds, ...(signal ? { signal } : {}) }));
};

test('however many messages come at once, the files of those that are read take no more than they may', async (t) => {
  const bytes = await picture('png');
  const message = fc.array(fc.integer({ min: 1, max: 20 * MEGABYTE }), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(message, { maxLength: 12 }), async (messages) => {
      const mostBytes = 64 * MEGABYTE;
      const reading = new Map<number, number>();
      const filesOf = (message: number): StoredFile[] =>
        (messages[message] ?? []).map((size, at) => ({
          ...{ id: message * 100 + at, workspaceId: 1, name: 'sent', size, seconds: 0 },
          format: formatNamed('PNG'),
        }));
      const begin = async ({ id }: StoredFile): Promise<Readable> => {
        const message = Math.floor(id / 100);
        reading.set(message, weigh(filesOf(message), chosenFor('image')));
        const inHand = [...reading.values()].reduce((sum, weight) => sum + weight, 0);
        t.true(inHand <= mostBytes);
        return Readable.from([bytes]);
      };
      const attachments = attachmentsOn(begin, { bytesInHand: mostBytes });
      const read = async (sizes: number[], message: number): Promise<void> => {
        // When the model is asked what it sees, the pictures have been read and made smaller.
        const answer = async function* (): AsyncGenerator<AnswererPart> {
          reading.delete(message);
          yield { text: 'Address:' };
        };
        const chosen = chosenFor('image', { answer });
        const attached = await attachments.read(filesOf(message), chosen, new AbortController().signal);
        t.is(attached?.parts.length, sizes.length);
        attached?.release();
      };
      await Promise.all(messages.map(read));
    }),
    { ...PROPERTY_RUNS, numRuns: 10 },
  );
});

test('what was needed only to make pictures smaller is given back before the message is answered', async (t) => {
  const png = await picture('png');
  const options = { bytesInHand: 30 * MEGABYTE, timing: { turn: 1 } };
  const attachments = attachmentsOn(async () => Readable.from([png]), options);
  const large = {
    ...{ id: 1, workspaceId: 1, name: 'sent', size: 20 * MEGABYTE, seconds: 0 },
    format: formatNamed('PNG'),
  };
  const read = () => attachments.read([large], chosenFor('image'), new AbortController().signal);
  const first = await read();
  t.is((await read())?.parts.length, 1);
  first?.release();
});

test(
  'what a message has in hand it keeps until it is answered: the next waits for that',
  withChat([], async (t, fixture) => {
    let open = 0;
    const alone =
      (script: Script): Script =>
      async (exchange) => {
        open += 1;
        t.is(open, 1);
        await script(exchange);
        if (!isReading(exchange.request)) open = 0;
        else open -= 1;
      };
    fixture.provider.script(alone(answering(says(['A house.']))));
    const chat = fixture.service({ models, ...ALONE });
    await Promise.all(Array.from({ length: 4 }, () => ask(fixture, chat)));
    t.deepEqual(fixture.provider.requests.map(isReading), [true, false, true, false, true, false, true, false]);
  }),
);

test(
  'a message that fails gives back what it has in hand',
  withChat([answering(failsWith(400), failsWith(401), says(['A house.']))], async (t, fixture) => {
    const strict = models.map((model) => ({ ...model, fallback: false }));
    const chat = fixture.service({ models: strict, ...ALONE });
    for (const _ of [1, 2]) await t.throwsAsync(ask(fixture, chat), { code: 502 as never });
    t.is((await ask(fixture, chat)).content, 'A house.');
  }),
);

test(
  'who leaves while others are answered waits no more, and takes nothing; who leaves midway gives all back',
  withChat([answering(hangs, says(['A house.']))], async (t, fixture) => {
    const chat = fixture.service({ models, ...ALONE });
    const [first, second] = [new AbortController(), new AbortController()];
    const hanging = ask(fixture, chat, first.signal);
    const waiting = ask(fixture, chat, second.signal);
    second.abort(new Error('gone'));
    await t.throwsAsync(waiting, { message: 'gone' });
    first.abort(new Error('gone as well'));
    await t.throwsAsync(hanging);
    fixture.provider.script(answering(says(['A house.'])));
    t.is((await ask(fixture, chat)).content, 'A house.');
  }),
);

test(
  'who has waited too long is told to try again, and the message does not count',
  withChat([answering(hangs)], async (t, fixture) => {
    const chat = fixture.service({ models, ...ALONE, timing: { attachments: { turn: 1 } } });
    const controller = new AbortController();
    const asked = new Promise<void>((resolve) => {
      fixture.provider.script((exchange) => {
        if (!isReading(exchange.request)) resolve();
        return answering(hangs)(exchange);
      });
    });
    const hanging = ask(fixture, chat, controller.signal);
    await Promise.race([asked, hanging]);
    const error = await t.throwsAsync(ask(fixture, chat), { instanceOf: ServiceError });
    t.is(error.status, 503);
    t.regex(error.message, /Too many messages with files are being answered now: try again/);
    t.is((await fixture.database('chat_message').where({ role: 'user', state: 'failed' })).length, 1);
    controller.abort();
    await t.throwsAsync(hanging);
  }),
);
