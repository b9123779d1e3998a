import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import test from 'ava';
import fc from 'fast-check';
import sharp from 'sharp';
import { type AttachedPart, noteOf, withoutNote } from '../../../src/chat/attachments/attached.ts';
import { mostOfEachPicture } from '../../../src/chat/attachments/model-limits.ts';
import { picturePart } from '../../../src/chat/attachments/read-files.ts';
import type { AnswererPart } from '../../../src/chat/models/answerer.ts';
import { ServiceError } from '../../../src/errors.ts';
import { type FormatName, formatNamed } from '../../../src/files/file-format.ts';
import type { StoredFile } from '../../../src/files/file-service.ts';
import { type ChatFixture, sendFile, withChat } from '../../helpers/chat-fixture.ts';
import { type RecordedRequest, says } from '../../helpers/recording-provider.ts';
import { picture, recording, sample } from '../../helpers/sample-files.ts';
import { attachmentsOn, chosenFor, takes, transcribed } from './attachments-on.ts';

const MEGABYTE = 1_048_576;
const never = new AbortController().signal;

const bytesOf = ({ part }: AttachedPart): Buffer =>
  Buffer.from(part.type === 'image_url' ? part.image_url.url.replace(/^[^,]*,/, '') : '', 'base64');

/** Nothing can make much less of it without making it smaller. */
const noise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

test('the more pictures a message has the less is sent of each, and of all never more than 20 MB', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
      t.true(mostOfEachPicture(count) * count <= 20 * MEGABYTE);
      t.true(mostOfEachPicture(count) >= mostOfEachPicture(count + 1));
      t.true(mostOfEachPicture(count) >= MEGABYTE);
    }),
  );
});

test('a picture that has more bytes than are sent of it is made smaller until it has not, and others stay as they are', async (t) => {
  const small = await noise(900, 700);
  t.deepEqual(bytesOf(await picturePart(small, 'image/png', mostOfEachPicture(1), never)), small);
  for (const [width, height, count] of [
    [900, 700, 20],
    [2_040, 1_600, 20],
    [2_040, 1_600, 1],
  ] as const) {
    const sent = bytesOf(await picturePart(await noise(width, height), 'image/png', mostOfEachPicture(count), never));
    t.true(sent.length <= mostOfEachPicture(count), String(sent.length));
    const shape = await sharp(sent).metadata();
    t.is(shape.format, 'jpeg');
    t.true(Math.abs(shape.width / shape.height - width / height) < 0.01);
  }
});

const SENT = { id: 1, workspaceId: 1, name: 'sent', size: 1_000, seconds: 1 };

/** A model that says nothing until nobody waits for it any more. */
const silent = ({ signal }: { signal?: AbortSignal | undefined }): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const neverAnswers = async function* (request: { signal: AbortSignal }): AsyncGenerator<AnswererPart> {
  yield await silent(request);
};

test('words that a model can do without are waited for only so long', async (t) => {
  const options = { transcriptionModel: 'whisper-1', timing: { hearing: 1 } };
  const attachments = attachmentsOn(async () => Readable.from([sample('sound.wav')]), options);
  const chosen = chosenFor('audio', { transcribe: silent });
  const attached = await attachments.read([{ ...SENT, format: formatNamed('WAV') }], chosen, never);
  t.is(attached?.parts.length, 1);
  t.is(attached?.said, '');
});

test('what a picture shows is waited for only so long; the model gets the picture all the same', async (t) => {
  const png = await picture('png');
  const attachments = attachmentsOn(async () => Readable.from([png]), { timing: { seeing: 1 } });
  const chosen = chosenFor('image', { answer: neverAnswers });
  const attached = await attachments.read([{ ...SENT, format: formatNamed('PNG') }], chosen, never);
  t.is(attached?.parts.length, 1);
  t.is(attached?.seen, '');
});

const MOST = 25_000_000;

const ask = async (
  { chatbotId, workspaceId, files, question }: ChatFixture,
  chat: ChatFixture['chat'],
  bytes: Buffer,
) => {
  const fileIds = [await sendFile(files, workspaceId, bytes)];
  const session = await chat.createSession(chatbotId);
  return chat.ask(question(session, '', { chatAskType: 'Audio', fileIds }));
};

type Part = { type: string; input_audio?: { data: string; format: string } };
const soundOf = ({ body }: RecordedRequest): Part['input_audio'] => {
  const { messages } = JSON.parse(body) as { messages: { content: Part[] }[] };
  return messages.at(-1)?.content.find(({ type }) => type === 'input_audio')?.input_audio;
};

/** What a request holds of MP3: each of its frames begins with these bits, at 16 kHz and 32 kilobits a second. */
const MP3_FRAME = Buffer.from([0xff, 0xf3, 0x48]);

test(
  'a recording that is larger than providers take is sent smaller, to be written down and to be heard',
  withChat([transcribed('hello'), says(['Hello!'])], async (t, fixture) => {
    const chat = fixture.service({ models: takes('audio'), transcriptionModel: 'whisper-1' });
    t.is((await ask(fixture, chat, recording({ bytes: 39 * MEGABYTE, rate: 44_100, channels: 2 }))).content, 'Hello!');
    const [heard, asked] = fixture.provider.requests;
    t.is(heard?.path, '/v1/audio/transcriptions');
    t.true((heard?.raw.length ?? MOST) < MOST);
    t.regex(heard?.body ?? '', /filename="recording\.mp3"/);
    const sound = soundOf(asked as RecordedRequest);
    t.is(sound?.format, 'mp3');
    const bytes = Buffer.from(sound?.data ?? '', 'base64');
    t.true(heard?.raw.includes(bytes));
    t.deepEqual(bytes.subarray(0, 2), MP3_FRAME.subarray(0, 2));
    const seconds = (39 * MEGABYTE) / 44_100 / 4;
    t.true(Math.abs(bytes.length / 4_000 - seconds) < 1, String(bytes.length));
  }),
);

test(
  'a recording that providers take is sent as it came',
  withChat([transcribed('hello'), says(['Hello!'])], async (t, fixture) => {
    const bytes = recording({ bytes: 22 * MEGABYTE, rate: 44_100, channels: 2 });
    await ask(fixture, fixture.service({ models: takes(), transcriptionModel: 'whisper-1' }), bytes);
    t.true(fixture.provider.requests[0]?.raw.includes(bytes));
  }),
);

test(
  'a recording that is too large, or too long however small it is made, is refused before anything is spent',
  withChat([says(['unused'])], async (t, fixture) => {
    const options = { models: takes(), transcriptionModel: 'whisper-1' };
    const without = fixture.service({ ...options, ffmpeg: { program: '/nowhere/ffmpeg' } });
    const large = recording({ bytes: 30 * MEGABYTE, rate: 44_100, channels: 2 });
    await t.throwsAsync(ask(fixture, without, large), {
      code: 409 as never,
      message:
        'A recording of more than 24 MB can be used only where ffmpeg is installed beside the service, and it is not',
    });
    const long = recording({ bytes: 30 * MEGABYTE, rate: 2_000, channels: 1 });
    await t.throwsAsync(ask(fixture, fixture.service(options), long), {
      code: 413 as never,
      message: 'The recording is too long: send one of at most 100 minutes',
    });
    t.is(fixture.provider.requests.length, 0);
    t.is((await fixture.database('chat_message').select('id')).length, 0);
  }),
);

const fileOf = (format: FormatName, size = 1_000): StoredFile => ({
  ...{ id: 1, workspaceId: 1, name: 'sent', size, seconds: 1 },
  format: formatNamed(format),
});
/** A stream that gives nothing and never ends, and when somebody waits for what it gives. */
const endless = () => {
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  return { content: new Readable({ read: () => resolve() }), isRead };
};
const CASES = [
  [fileOf('PNG'), chosenFor('image')],
  [fileOf('WAV'), chosenFor('audio')],
  // Both go through the disk.
  [fileOf('WAV', 30_000_000), chosenFor('audio')],
  [fileOf('MP4'), chosenFor('image')],
] as const;

test('who leaves while the store gives a file waits for it no longer, and the store is let go', async (t) => {
  for (const [file, chosen] of CASES) {
    const controller = new AbortController();
    const reason = new Error('gone');
    const { content, isRead } = endless();
    const reading = attachmentsOn(async () => content).read([file], chosen, controller.signal);
    await isRead;
    controller.abort(reason);
    await t.throwsAsync(reading, { is: reason });
    t.true(content.destroyed);
  }
});

test('who leaves before the store gives anything waits for it no longer, and what it gives late is let go', async (t) => {
  for (const [file, chosen] of CASES) {
    const controller = new AbortController();
    const reason = new Error('gone');
    const { content } = endless();
    const asked = Promise.withResolvers<void>();
    const given = Promise.withResolvers<Readable>();
    const read = (): Promise<Readable> => {
      asked.resolve();
      return given.promise;
    };
    const reading = attachmentsOn(read).read([file], chosen, controller.signal);
    await asked.promise;
    controller.abort(reason);
    await t.throwsAsync(reading, { is: reason });
    given.resolve(content);
    if (!content.destroyed) await once(content, 'close');
    t.true(content.destroyed);
  }
});

test('a store that breaks off is a failure that may be tried again', async (t) => {
  for (const [file, chosen] of CASES) {
    const content = Readable.from(
      (async function* () {
        yield Buffer.from('begin');
        throw new Error('ECONNRESET');
      })(),
    );
    const reading = attachmentsOn(async () => content).read([file], chosen, new AbortController().signal);
    t.is((await t.throwsAsync(reading, { instanceOf: ServiceError })).status, 503);
  }
});

const FILE = { id: 1, workspaceId: 1, name: 'a', size: 1, seconds: 1 };

const ROWS = [
  ['PNG', 'Image', 1, ''],
  ['PNG', 'Image', 3, '14 Oak St'],
  ['WAV', 'Audio', 1, ''],
  ['MP4', 'Video', 1, ''],
] as const;

for (const [format, kind, count, seen] of ROWS)
  test(`of a message with ${count} ${format} a visitor sees his own words alone, and that something came with them`, (t) => {
    const note = noteOf(
      Array.from({ length: count }, () => ({ ...FILE, format: formatNamed(format) })),
      seen,
    );
    t.deepEqual(withoutNote(`homes like these? ${note}`), { content: 'homes like these?', kind });
    t.deepEqual(withoutNote(note), { content: '', kind });
  });

test('what a visitor wrote in brackets stays', (t) => {
  for (const content of ['a home [with a picture]', '[3 beds]', 'the [picture] of it', ''])
    t.deepEqual(withoutNote(content), { content });
});
