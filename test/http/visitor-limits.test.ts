import test from 'ava';
import { withChatOverHttp } from '../helpers/chat-over-http.ts';
import { picture, recording } from '../helpers/sample-files.ts';
import type { HttpFixture } from './with-http.ts';

const PAGE = 'https://www.broker.example';

type Uploaded = { Code: number; Message: string; Data: { FileStoreId: string } | null };

/** Sends files of one new visitor. */
const uploader = async (http: HttpFixture) => {
  const opened = await http.send('/chat/Visitor/Open', { Origin: PAGE }, { serialNumber: http.chatbot });
  const { Token } = opened.envelope.Data as { Token: string };
  return async (bytes: Buffer, name = 'a.png'): Promise<Uploaded> => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(bytes)]), name);
    const headers = { Authorization: `Bearer ${Token}`, Origin: PAGE };
    return (
      await fetch(`${http.url}/chat/Visitor/Upload`, { method: 'POST', headers, body })
    ).json() as Promise<Uploaded>;
  };
};

const edit = (http: HttpFixture, settings: object) =>
  http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, ...settings });

const stored = async (http: HttpFixture): Promise<unknown> =>
  (await http.database('file').count({ total: '*' }))[0]?.total;

test(
  'A chatbot takes pictures by EnableUploadImage and sound by EnablePushToTalk, told by the bytes and not by the name',
  withChatOverHttp(async (t, { http }) => {
    const upload = await uploader(http);
    const sound = recording({ bytes: 32_000, rate: 8_000, channels: 1 });
    const image = await picture('png', 20, 20);
    for (const [EnableUploadImage, EnablePushToTalk] of [
      [true, false],
      [false, true],
    ] as const) {
      await edit(http, { EnableUploadImage, EnablePushToTalk });
      const before = await stored(http);
      t.is((await upload(image, 'a.wav')).Code, EnableUploadImage ? 200 : 409);
      t.is((await upload(sound, 'a.png')).Code, EnablePushToTalk ? 200 : 409);
      t.is(await stored(http), Number(before) + 1);
    }
  }),
);

test(
  'A file of a visitor is refused as any other is, for its format and size, and nothing is kept of it',
  withChatOverHttp(async (t, { http }) => {
    await edit(http, { EnableUploadImage: true, EnablePushToTalk: true });
    const upload = await uploader(http);
    t.is((await upload(Buffer.from('<script>alert(1)</script>'), 'a.png')).Code, 415);
    const image = await picture('png', 20, 20);
    const large = await upload(Buffer.concat([image, Buffer.alloc(20 * 1_048_576)]));
    t.is(large.Code, 413);
    t.regex(large.Message, /20 MB/);
    t.is(await stored(http), 0);
  }),
);

test(
  'From one address 60 files an hour are taken',
  withChatOverHttp(async (t, { http }) => {
    await edit(http, { EnableUploadImage: true });
    const upload = await uploader(http);
    const image = await picture('png', 20, 20);
    for (let index = 0; index < 60; index += 1) t.is((await upload(image)).Code, 200);
    t.is((await upload(image)).Code, 429);
    await http.database.raw('UPDATE visitor_act SET created_at = created_at - INTERVAL 59 MINUTE');
    t.is((await upload(image)).Code, 429);
    await http.database.raw('UPDATE visitor_act SET created_at = created_at - INTERVAL 2 MINUTE');
    t.is((await upload(image)).Code, 200);
  }),
);

test(
  'Of all visitors of a chatbot 1,000 files a day are taken, and of other chatbots no fewer',
  withChatOverHttp(async (t, { http }) => {
    await edit(http, { EnableUploadImage: true });
    const upload = await uploader(http);
    const image = await picture('png', 20, 20);
    t.is((await upload(image)).Code, 200);
    const ofChatbot = await http.database('visitor_act').where('network', 'like', 'chatbot %').select('network', 'act');
    t.is(ofChatbot.length, 1);
    const others = Array.from({ length: 998 }, () => ofChatbot[0]);
    await http.database('visitor_act').insert([...others, { network: 'chatbot 999', act: 'upload' }]);
    t.is((await upload(image)).Code, 200);
    const { Code, Message } = await upload(image);
    t.is(Code, 429);
    t.regex(Message, /^Too many files came to this chatbot/);
    await http.database.raw('UPDATE visitor_act SET created_at = created_at - INTERVAL 25 HOUR');
    t.is((await upload(image)).Code, 200);
  }),
);

test(
  'From one address 60 chats a minute are gone on with; who may not is told when he may, and keeps his token',
  withChatOverHttp(async (t, { http }) => {
    const open = (fields: object) =>
      http.send('/chat/Visitor/Open', { Origin: PAGE }, { serialNumber: http.chatbot, ...fields });
    const { Token } = (await open({})).envelope.Data as { Token: string };
    for (let index = 0; index < 60; index += 1) t.is((await open({ Token })).envelope.Code, 200);
    const { envelope, headers } = await open({ Token });
    t.is(envelope.Code, 429);
    t.true(Number(headers['retry-after']) > 0);
    t.is((await open({})).envelope.Code, 200, 'a new one is counted apart');
    await http.database.raw('UPDATE visitor_act SET created_at = created_at - INTERVAL 61 SECOND');
    t.like((await open({ Token })).envelope.Data, { Token });
  }),
);

test(
  'Of twenty-five pages that open a chatbot at the same moment from one address at most twenty do, and the others leave nothing',
  withChatOverHttp(async (t, { http }) => {
    const opens = await Promise.all(
      Array.from({ length: 25 }, () =>
        http.send('/chat/Visitor/Open', { Origin: PAGE }, { serialNumber: http.chatbot }),
      ),
    );
    const opened = opens.filter(({ envelope }) => envelope.Code === 200).length;
    t.true(opened <= 20);
    for (const table of ['visitor', 'chat_session', 'visitor_act'])
      t.is((await http.database(table).count({ total: '*' }))[0]?.total, opened, table);
  }),
);
