import test from 'ava';
import { type ChatFixture, withChat } from '../../helpers/chat-fixture.ts';
import { type RecordedRequest, says } from '../../helpers/recording-provider.ts';
import { recording } from '../../helpers/sample-files.ts';
import { sendFile } from '../../helpers/send-file.ts';
import { takes, transcribed } from './attachments-on.ts';

const MEGABYTE = 1_048_576;
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
