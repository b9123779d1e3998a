import { Readable } from 'node:stream';
import test from 'ava';
import sharp from 'sharp';
import { formatNamed } from '../../../src/files/file-format.ts';
import { type ChatFixture, sendFile, withChat } from '../../helpers/chat-fixture.ts';
import { failsWith, type RecordedRequest, type Script, says } from '../../helpers/recording-provider.ts';
import { picture, sample } from '../../helpers/sample-files.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { attachmentsOn, chosenFor, takes, transcribed } from './attachments-on.ts';

type Part = {
  type: string;
  text?: string;
  image_url?: { url: string };
  input_audio?: { data: string; format: string };
  video_url?: { url: string };
};

const seen =
  (Address: string, MLSNumber = ''): Script =>
  (exchange) =>
    exchange.status(200, {
      choices: [{ message: { content: JSON.stringify({ Address, MLSNumber }) }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 },
    });

const partsOf = ({ body }: RecordedRequest): Part[] => {
  const { messages } = JSON.parse(body) as { messages: { role: string; content: string | Part[] }[] };
  const last = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return typeof last === 'string' ? [{ type: 'text', text: last }] : last;
};
const dataOf = (url = ''): Buffer => Buffer.from(url.replace(/^[^,]*,/, ''), 'base64');

const ask = async (
  fixture: ChatFixture,
  chat: ChatFixture['chat'],
  type: 'Image' | 'Audio' | 'Video',
  bytes: Buffer[],
  content = '',
) => {
  const { chatbotId, workspaceId, files, question } = fixture;
  const fileIds = [];
  for (const one of bytes) fileIds.push(await sendFile(files, workspaceId, one));
  const session = await chat.createSession(chatbotId);
  return chat.ask(question(session, content, { chatAskType: type, fileIds }));
};

test(
  'a picture goes to the model byte for byte, with the text before it',
  withChat([seen(''), says(['A nice kitchen.'], 20)], async (t, fixture) => {
    const png = await picture('png');
    const webp = await picture('webp');
    const chat = fixture.service({ models: takes('image') });
    const answer = await ask(fixture, chat, 'Image', [png, webp], 'what is this?');
    t.is(answer.content, 'A nice kitchen.');
    t.is(answer.totalToken, 27);
    const [text, first, second] = partsOf(fixture.provider.requests[1] as RecordedRequest);
    t.regex(text?.text ?? '', /The visitor's message: what is this\?$/);
    t.true(first?.image_url?.url.startsWith('data:image/png;base64,'));
    t.deepEqual(dataOf(first?.image_url?.url), png);
    t.true(second?.image_url?.url.startsWith('data:image/webp;base64,'));
    t.deepEqual(dataOf(second?.image_url?.url), webp);
  }),
);

test(
  'a picture that is larger than models take is made smaller, keeping its shape',
  withChat([seen(''), says(['Fine.'])], async (t, fixture) => {
    await ask(fixture, fixture.service({ models: takes('image') }), 'Image', [await picture('jpeg', 3_000, 1_500)]);
    const [, part] = partsOf(fixture.provider.requests[1] as RecordedRequest);
    const { format, width, height } = await sharp(dataOf(part?.image_url?.url)).metadata();
    t.deepEqual([format, width, height], ['jpeg', 2_048, 1_024]);
  }),
);

test(
  'the address that can be read in a picture finds the home in the same turn, and is no word of the visitor',
  withChat([seen('14 Oak St'), says(['[#1] costs 550,000 dollars.'])], async (t, fixture) => {
    const values = { Address: '14 Oak St', SalePrice: '550000.00', SaleType: 'for_sale' as const };
    await insertListing(fixture.database, fixture.chatbotId, values);
    const chat = fixture.service({ models: takes('image') });
    const answer = await ask(fixture, chat, 'Image', [await picture('png')], 'how much is it?');
    t.regex(answer.content, /14 Oak St.*550,000/);
    const [text] = partsOf(fixture.provider.requests[1] as RecordedRequest);
    t.regex(String(fixture.provider.messages(1).at(-1)?.content), /^#1 \| 14 Oak St$/m);
    t.regex(text?.text ?? '', /The visitor's message: how much is it\?$/);
  }),
);

test(
  'what a recording says is the question, where the model takes no sound',
  withChat([transcribed('How much is 14 Oak St?'), says(['[#1] costs 550,000 dollars.'])], async (t, fixture) => {
    const values = { Address: '14 Oak St', SalePrice: '550000.00', SaleType: 'for_sale' as const };
    await insertListing(fixture.database, fixture.chatbotId, values);
    const chat = fixture.service({ models: takes(), transcriptionModel: 'whisper-1' });
    const answer = await ask(fixture, chat, 'Audio', [sample('sound.wav')]);
    t.regex(answer.content, /14 Oak St.*550,000/);
    const [heard, asked] = fixture.provider.requests;
    t.is(heard?.path, '/v1/audio/transcriptions');
    t.true(Buffer.from(heard?.raw ?? []).includes(sample('sound.wav')));
    t.deepEqual(
      partsOf(asked as RecordedRequest).map(({ type }) => type),
      ['text'],
    );
  }),
);

test(
  'what a recording said is remembered for the next turn',
  withChat([transcribed('How much is 14 Oak St?'), says(['A lot.']), says(['Yes.'])], async (t, fixture) => {
    const { chatbotId, workspaceId, files, question, provider } = fixture;
    const chat = fixture.service({ models: takes(), transcriptionModel: 'whisper-1' });
    const fileIds = [await sendFile(files, workspaceId, sample('sound.wav'))];
    const session = await chat.createSession(chatbotId);
    await chat.ask(question(session, '', { chatAskType: 'Audio', fileIds }));
    await chat.ask(question(session, 'hello'));
    t.true(provider.messages(2).some(({ content }) => content.includes('How much is 14 Oak St?')));
  }),
);

test(
  'what could be read in a picture is remembered as the note of a picture, not as words of the visitor',
  withChat([seen('14 Oak [St]'), says(['A lot.']), says(['Yes.'])], async (t, fixture) => {
    const { chatbotId, workspaceId, files, question, provider } = fixture;
    const chat = fixture.service({ models: takes('image') });
    const fileIds = [await sendFile(files, workspaceId, await picture('png'))];
    const session = await chat.createSession(chatbotId);
    await chat.ask(question(session, 'how much is it?', { chatAskType: 'Image', fileIds }));
    await chat.ask(question(session, 'hello'));
    t.true(provider.messages(2).some(({ content }) => content.includes('how much is it? [picture: 14 Oak St]')));
  }),
);

test(
  'where nobody can write down what is said, a model that takes sound answers all the same',
  withChat([failsWith(404), says(['Hello!'])], async (t, fixture) => {
    const chat = fixture.service({ models: takes('audio'), transcriptionModel: 'whisper-1' });
    t.is((await ask(fixture, chat, 'Audio', [sample('sound.wav')])).content, 'Hello!');
  }),
);

test('what a picture shows is read of two lines, however a model writes them', async (t) => {
  const rows: [said: string, seen: string][] = [
    ['MLSNumber: W1\nAddress: 14 Oak St, Unit B', 'W1, 14 Oak St, Unit B'],
    ['**Address:** 14 Oak St\n**MLSNumber:** none', '14 Oak St'],
    ['{"MLSNumber":"","Address":"14 Oak St"}', '14 Oak St'],
    ['MLSNumber:\nAddress: N/A', ''],
    ['MLSNumber: (blank)\nAddress: cannot be read', ''],
    ['I see a nice kitchen.', ''],
    ['{"MLSNumber": null, "Address": "12 Main St"}', '12 Main St'],
    ['{"MLSNumber": 12345, "Address": null}', '12345'],
    ['{\n  "MLSNumber": null,\n  "Address": null\n}', ''],
    ['MLSNumber: 123, Address: 12 Main St', '123, 12 Main St'],
    ['MLSNumber: Nothing\nAddress: Not visible', ''],
    ['MLSNumber: No number can be read\nAddress: None visible', ''],
    ['MLS#: 123\nAddress: No address visible', '123'],
    ['MLS Number: `123`\nAddress: `No. 5 Oak St`', '123, No. 5 Oak St'],
  ];
  const png = await picture('png');
  for (const [said, seen] of rows) {
    const answer = async function* () {
      yield { text: said };
    };
    const attachments = attachmentsOn(async () => Readable.from([png]));
    const file = { id: 1, workspaceId: 1, name: 'sent', size: 1_000, seconds: 1, format: formatNamed('PNG') };
    const attached = await attachments.read([file], chosenFor('image', { answer }), new AbortController().signal);
    t.is(attached?.seen, seen, said);
  }
});

test(
  'what each attempt to read a picture took counts',
  withChat([says([''], 100), seen(''), says(['A house.'], 20)], async (t, fixture) => {
    const chat = fixture.service({ models: takes('image') });
    t.is((await ask(fixture, chat, 'Image', [await picture('png')])).totalToken, 127);
  }),
);

test(
  'where the provider refuses to read a picture the model answers all the same, and the next picture is read again',
  withChat([failsWith(400), says(['A house.']), seen('')], async (t, fixture) => {
    const chat = fixture.service({ models: takes('image') });
    const png = await picture('png');
    t.is((await ask(fixture, chat, 'Image', [png])).content, 'A house.');
    fixture.provider.script(seen(''), says(['A house.']));
    await ask(fixture, chat, 'Image', [png]);
    t.is(fixture.provider.requests.length, 4);
  }),
);

test(
  'a model that takes sound gets the WAV itself, besides what it says',
  withChat([transcribed('hello'), says(['Hello!'])], async (t, fixture) => {
    const chat = fixture.service({ models: takes('audio'), transcriptionModel: 'whisper-1' });
    await ask(fixture, chat, 'Audio', [sample('sound.wav')]);
    const [, part] = partsOf(fixture.provider.requests[1] as RecordedRequest);
    t.is(part?.input_audio?.format, 'wav');
    t.deepEqual(Buffer.from(part?.input_audio?.data ?? '', 'base64'), sample('sound.wav'));
  }),
);

test(
  'a model that takes video gets the video itself',
  withChat([says(['A house.'])], async (t, fixture) => {
    await ask(fixture, fixture.service({ models: takes('video') }), 'Video', [sample('video.mp4')], 'and this?');
    const [, part] = partsOf(fixture.provider.requests[0] as RecordedRequest);
    t.true(part?.video_url?.url.startsWith('data:video/mp4;base64,'));
    t.deepEqual(dataOf(part?.video_url?.url), sample('video.mp4'));
  }),
);

test(
  'what is said in a video finds the home, also where the model takes the video itself',
  withChat([transcribed('How much is 14 Oak St?'), says(['[#1] costs 550,000 dollars.'])], async (t, fixture) => {
    const values = { Address: '14 Oak St', SalePrice: '550000.00', SaleType: 'for_sale' as const };
    await insertListing(fixture.database, fixture.chatbotId, values);
    const chat = fixture.service({ models: takes('video'), transcriptionModel: 'whisper-1' });
    t.regex((await ask(fixture, chat, 'Video', [sample('video.mp4')])).content, /14 Oak St.*550,000/);
    const [heard, asked] = fixture.provider.requests;
    t.is(heard?.path, '/v1/audio/transcriptions');
    t.deepEqual(
      partsOf(asked as RecordedRequest).map(({ type }) => type),
      ['text', 'video_url'],
    );
  }),
);

test(
  'a model that takes video answers also where its words can not be had',
  withChat([says(['A house.'])], async (t, fixture) => {
    const options = { models: takes('video'), transcriptionModel: 'whisper-1' };
    const without = fixture.service({ ...options, ffmpeg: { program: '/nowhere/ffmpeg' } });
    t.is((await ask(fixture, without, 'Video', [sample('video.mp4')])).content, 'A house.');
    t.is(fixture.provider.requests.length, 1);
    fixture.provider.script(failsWith(500), says(['A house.']));
    t.is((await ask(fixture, fixture.service(options), 'Video', [sample('video.mp4')])).content, 'A house.');
  }),
);

test(
  'of a video, a model that takes pictures gets pictures in order and what is said in it',
  withChat([transcribed('Is this still free?'), seen(''), says(['Yes.'])], async (t, fixture) => {
    for (const name of ['video.mp4', 'video.mkv', 'video.avi', 'video.flv', 'video.mpg']) {
      fixture.provider.requests.length = 0;
      fixture.provider.script(transcribed('Is this still free?'), seen(''), says(['Yes.']));
      const chat = fixture.service({ models: takes('image'), transcriptionModel: 'whisper-1' });
      await ask(fixture, chat, 'Video', [sample(name)]);
      const [text, ...pictures] = partsOf(fixture.provider.requests[2] as RecordedRequest);
      t.regex(text?.text ?? '', /The visitor's message: Is this still free\?$/);
      t.true(pictures.length > 1, name);
      for (const { image_url } of pictures) t.is((await sharp(dataOf(image_url?.url)).metadata()).width, 48);
    }
  }),
);

test(
  'what the model of a chatbot does not take is refused before anything is spent',
  withChat([says(['unused'])], async (t, fixture) => {
    const png = await picture('png');
    const video = sample('video.mp4');
    const cases = [
      ['Image', png, takes(), /model-two of this chatbot takes no pictures: choose another Model/],
      ['Audio', sample('sound.wav'), takes('image'), /takes no sound/],
      ['Video', video, takes('audio'), /takes no video/],
    ] as const;
    for (const [type, bytes, models, message] of cases) {
      const refused = ask(fixture, fixture.service({ models: [...models] }), type, [bytes]);
      await t.throwsAsync(refused, { code: 409 as never, message });
    }
    const without = fixture.service({ models: takes('image'), ffmpeg: { program: '/nowhere/ffmpeg' } });
    await t.throwsAsync(ask(fixture, without, 'Video', [video]), { code: 409 as never, message: /ffmpeg/ });
    t.is(fixture.provider.requests.length, 0);
    t.is((await fixture.database('chat_message').select('id')).length, 0);
  }),
);

test(
  'a chatbot whose switches are off takes neither pictures nor sound',
  withChat([], async (t, fixture) => {
    fixture.settings.EnableUploadImage = false;
    fixture.settings.EnablePushToTalk = false;
    const { builtIn } = fixture;
    const png = await picture('png');
    for (const [type, bytes, message] of [
      ['Image', png, /takes no pictures: its setting EnableUploadImage is off/],
      ['Video', sample('video.mp4'), /takes no video: its setting EnableUploadImage is off/],
      ['Audio', sample('sound.wav'), /takes no sound: its setting EnablePushToTalk is off/],
    ] as const)
      await t.throwsAsync(ask(fixture, builtIn, type, [bytes]), { code: 409 as never, message });
  }),
);

test(
  'a file of another kind than the message says, or of another workspace, is refused',
  withChat([], async (t, fixture) => {
    const { builtIn, chatbotId, files, question, database } = fixture;
    const message = /fileIds\[0\] is a file of video \(MP4\): chatAskType Image takes pictures/;
    await t.throwsAsync(ask(fixture, builtIn, 'Image', [sample('video.mp4')]), { code: 400 as never, message });
    const [otherId] = (await database('workspace').insert({ name: 'Other' })) as [number];
    const theirs = await sendFile(files, otherId, await picture('png'));
    const session = await builtIn.createSession(chatbotId);
    const asked = builtIn.ask(question(session, '', { chatAskType: 'Image', fileIds: [theirs] }));
    await t.throwsAsync(asked, { code: 404 as never, message: `There is no such file: ${theirs}` });
  }),
);

test(
  'the built-in answerer says that it can not look, and answers the words that came along',
  withChat([], async (t, fixture) => {
    await insertListing(fixture.database, fixture.chatbotId, { City: 'La Mesa', SaleType: 'for_sale' });
    const png = await picture('png');
    const alone = await ask(fixture, fixture.builtIn, 'Image', [png]);
    t.is(
      alone.content,
      'I cannot look at or listen to your file myself; please tell me in words what you would like to know.',
    );
    t.true(alone.noAnswer);
    const along = await ask(fixture, fixture.builtIn, 'Image', [png], 'casas en La Mesa');
    t.regex(along.content, /^No puedo ver ni escuchar su archivo;[\s\S]*La Mesa/);
    t.false(along.noAnswer);
    const heard = await ask(fixture, fixture.builtIn, 'Audio', [sample('sound.wav')]);
    t.regex(heard.content, /^I cannot look at or listen to your file/);
  }),
);
