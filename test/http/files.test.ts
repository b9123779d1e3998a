import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import sharp from 'sharp';
import { formatNamed } from '../../src/files/file-format.ts';
import { createFileHandlers } from '../../src/http/file-operations.ts';
import type { HttpServices } from '../../src/http/services.ts';
import { lyingPicture, movingPicture, picture, sample } from '../helpers/sample-files.ts';
import { SECRETS, tellingPicture } from '../helpers/telling-pictures.ts';
import { prepareUpload } from './prepare-upload.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

const form = (bytes: Buffer, name = 'file.bin') => {
  const raw = Buffer.concat([
    Buffer.from(`--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--edge--\r\n'),
  ]);
  return { raw, headers: { 'Content-Type': 'multipart/form-data; boundary=edge' } };
};

const upload = (http: HttpFixture, bytes: Buffer, name?: string) =>
  http.send('/chat/User/UploadFile', http.secret, undefined, form(bytes, name));

const put = (http: HttpFixture, address: string, bytes: Buffer) =>
  http.send(address.replace(http.url, ''), {}, undefined, { method: 'PUT', raw: bytes });

/** Nothing lies on the disk and no row is there but of files that are kept. */
const holds = async (t: ExecutionContext, http: HttpFixture, files: number): Promise<void> => {
  const names = async (folder: string) => readdir(join(http.folder, folder)).catch(() => []);
  t.deepEqual(await names('uploads'), []);
  t.is((await names('files')).length, files);
  t.is((await http.database('file').where({ state: 'stored' }).select('id')).length, files);
};

const VIDEOS = ['mp4', 'mkv', 'avi', 'flv', 'mpg'].map((extension) => `video.${extension}`);

test(
  'every format of the interface is taken, whatever the file is called',
  withHttp(async (t, http) => {
    const pictures = await Promise.all((['png', 'jpeg', 'webp', 'gif'] as const).map((format) => picture(format)));
    const recordings = [...VIDEOS, 'sound.wav'].map(sample);
    for (const bytes of [...pictures, ...recordings]) {
      const { envelope } = await upload(http, bytes, '../../etc/my file.txt');
      t.true(envelope.Success, envelope.Message);
      t.regex((envelope.Data as { FileStoreId: string }).FileStoreId, /^\d+$/);
    }
    await holds(t, http, pictures.length + recordings.length);
    const rows = await http.database('file').orderBy('id').select('format', 'name');
    t.deepEqual(
      rows.map(({ format }) => format),
      ['PNG', 'JPEG', 'WEBP', 'GIF', 'MP4', 'MKV', 'AVI', 'FLV', 'MPEG', 'WAV'],
    );
    t.true(rows.every(({ name }) => name === 'my file.txt'));
  }),
);

test(
  'what is no such file is refused with the reason, and leaves nothing behind',
  withHttp(async (t, http) => {
    const png = await picture('png');
    const interlaced = await sharp(png).png({ progressive: true }).toBuffer();
    const cases: [Buffer, RegExp][] = [
      [Buffer.from('3 bedrooms, please'), /of no format that is known.*PNG, JPEG, WEBP or GIF/],
      [sample('clip.webm'), /WEBM.*can be sent/],
      [sample('sound.mp3'), /MP3.*can be sent/],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), /can be sent/],
      [await movingPicture('gif'), /animated GIF/],
      [png.subarray(0, png.length / 2), /PNG data is broken or breaks off early/],
      [interlaced.subarray(0, interlaced.length / 2), /PNG data breaks off early|is broken/],
      [await lyingPicture(96, 4_000), /PNG data is broken or breaks off early/],
      [await lyingPicture(60_000, 60_000), /more than 50 million pixels/],
      ...VIDEOS.filter((name) => name !== 'video.mpg').map((name): [Buffer, RegExp] => {
        const bytes = sample(name);
        return [bytes.subarray(0, Math.floor(bytes.length * 0.7)), /breaks off before its end|there is no video in it/];
      }),
      [sample('sound.wav').subarray(0, 2_000), /WAV file can't be used: it breaks off/],
    ];
    for (const [bytes, expected] of cases) {
      const { status, envelope } = await upload(http, bytes, 'house.png');
      t.is(status, 200);
      t.is(envelope.Code, 415, envelope.Message);
      t.is(envelope.Data, null);
      t.regex(envelope.Message, expected);
    }
    t.is((await upload(http, Buffer.alloc(0))).envelope.Message, 'file must not be empty');
    await holds(t, http, 0);
  }),
);

test(
  'a file is refused as too large by its kind, while it arrives',
  withHttp(async (t, http) => {
    const png = await picture('png');
    const { envelope } = await upload(http, Buffer.concat([png, Buffer.alloc(20 * 1_048_576)]));
    t.is(envelope.Code, 413);
    t.is(envelope.Message, 'The file is too large: a picture may have 20 MB');
    const wav = await upload(http, Buffer.concat([sample('sound.wav'), Buffer.alloc(40 * 1_048_576)]));
    t.is(wav.envelope.Message, 'The file is too large: a recording may have 40 MB');
    await holds(t, http, 0);
  }),
);

test(
  'a signed address takes one file, without a key',
  withHttp(async (t, http) => {
    const { FileStoreId, PreUploadUrl } = await prepareUpload(http);
    t.true(PreUploadUrl.startsWith(`${http.url}/files/${FileStoreId}?signature=`), PreUploadUrl);
    const text = await put(http, PreUploadUrl, Buffer.from('no picture'));
    t.is(text.envelope.Code, 415);
    const sent = await put(http, PreUploadUrl, await picture('jpeg'));
    t.deepEqual([sent.status, sent.envelope.Success, sent.envelope.Data], [200, true, null]);
    const again = await put(http, PreUploadUrl, await picture('jpeg'));
    t.is(again.status, 404);
    t.regex(again.envelope.Message, /has taken its file already/);
    await holds(t, http, 1);
  }),
);

test(
  'of files that are sent to one address at the same time one is taken',
  withHttp(async (t, http) => {
    const { PreUploadUrl } = await prepareUpload(http);
    const pictures = await Promise.all([1, 2, 3, 4].map((size) => picture('png', size * 40)));
    const replies = await Promise.all(pictures.map((bytes) => put(http, PreUploadUrl, bytes)));
    t.is(replies.filter(({ envelope }) => envelope.Success).length, 1);
    await holds(t, http, 1);
  }),
);

test(
  'an address that is wrong or has expired takes nothing',
  withHttp(async (t, http) => {
    const { FileStoreId, PreUploadUrl } = await prepareUpload(http);
    const png = await picture('png');
    for (const address of [`/files/${FileStoreId}?signature=x`, `/files/9?signature=x`, '/files/abc?signature=x'])
      t.is((await put(http, address, png)).status, 404, address);
    t.is((await put(http, `/files/${FileStoreId}`, png)).status, 404);
    await http.database('file').update({ expires_at: new Date(Date.now() - 1) });
    t.is((await put(http, PreUploadUrl, png)).status, 404);
    await holds(t, http, 0);
  }),
);

test(
  'an upload whose client goes away leaves nothing behind, and may be sent again',
  withHttp(async (t, http) => {
    const { PreUploadUrl } = await prepareUpload(http);
    const png = await picture('png', 400, 400);
    const socket = connect(http.port, '127.0.0.1');
    const path = PreUploadUrl.replace(http.url, '');
    socket.write(`PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${png.length}\r\n\r\n`);
    socket.write(png.subarray(0, 5_000));
    const inHand = async () => readdir(join(http.folder, 'uploads')).catch(() => []);
    while ((await inHand()).length === 0);
    socket.destroy();
    while ((await inHand()).length > 0);
    await holds(t, http, 0);
    t.true((await put(http, PreUploadUrl, png)).envelope.Success);
  }),
);

test(
  'a picture is shown to anybody once a chatbot uses it, with headers that keep it a picture',
  withHttp(async (t, http) => {
    const png = await picture('png');
    const { envelope } = await upload(http, png);
    const { FileStoreId } = envelope.Data as { FileStoreId: string };
    const show = (id: string) => fetch(`${http.url}/files/${id}`);
    t.is((await show(FileStoreId)).status, 404);
    const edit = (keys: typeof http.secret, serialNumber: string, ChatIcon: string) =>
      http.send('/chat/Chatbot/Edit', keys, { serialNumber, ChatIcon });
    await edit(http.other.secret, http.other.chatbot, FileStoreId);
    t.is((await show(FileStoreId)).status, 404);
    await edit(http.secret, http.chatbot, FileStoreId);
    const shown = await show(FileStoreId);
    t.is(shown.status, 200);
    t.deepEqual(Buffer.from(await shown.arrayBuffer()), png);
    t.is(shown.headers.get('content-type'), 'image/png');
    t.is(shown.headers.get('x-content-type-options'), 'nosniff');
    t.is(shown.headers.get('content-security-policy'), "default-src 'none'; frame-ancestors 'none'");
    t.is(shown.headers.get('content-disposition'), `inline; filename="${FileStoreId}.png"`);
    const head = await fetch(`${http.url}/files/${FileStoreId}`, { method: 'HEAD' });
    t.is(head.headers.get('content-length'), String(png.length));
    await edit(http.secret, http.chatbot, '');
    t.is((await show(FileStoreId)).status, 404);
    t.is((await show('x')).status, 404);
  }),
);

for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
  test(
    `a ${format} that a chatbot shows tells nobody where it was taken and with what; the file stays as it was sent`,
    withHttp(async (t, http) => {
      const photo = await tellingPicture(format);
      const { envelope } = await upload(http, photo);
      const { FileStoreId } = envelope.Data as { FileStoreId: string };
      await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, ChatIcon: FileStoreId });
      const shown = await fetch(`${http.url}/files/${FileStoreId}`);
      const bytes = Buffer.from(await shown.arrayBuffer());
      t.is(shown.headers.get('content-length'), String(bytes.length));
      for (const secret of SECRETS) t.false(bytes.includes(secret), secret);
      const [before, after] = [await sharp(photo).metadata(), await sharp(bytes).metadata()];
      t.deepEqual([after.width, after.height, after.orientation], [before.width, before.height, before.orientation]);
      const [file] = await http.files.find(http.workspaceId, [Number(FileStoreId)]);
      t.deepEqual(await buffer(await http.files.read(file as never)), photo);
    }),
  );
}

/** A store that gives the beginning of a picture and no more, until it is given up. */
const stallingStore = () => {
  const contents: Readable[] = [];
  const file = { id: 1, workspaceId: 1, name: 'a', size: 200_000, seconds: 0, format: formatNamed('JPEG') };
  const openShown = async () => {
    const content = new Readable({ read: () => undefined });
    content.push(Buffer.alloc(100_000, 7));
    contents.push(content);
    return { file, content };
  };
  return { contents, files: { openShown } as unknown as HttpServices['files'] };
};

const stalling = stallingStore();
const failing = stallingStore();

test(
  'what is read of the store for a client ends when the client goes away, also while the store says nothing',
  withHttp(
    async (t, http) => {
      const closed = () => once(stalling.contents.at(-1) as Readable, 'close');
      const call = request(`${http.url}/files/1`).end();
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      await once(response, 'data');
      const ended = closed();
      call.destroy();
      await ended;
      const head = await fetch(`${http.url}/files/1`, { method: 'HEAD' });
      t.is(head.headers.get('content-length'), '200000');
      if (!stalling.contents.at(-1)?.closed) await closed();
      t.is(stalling.contents.length, 2);
    },
    { files: stalling.files },
  ),
);

test(
  'an answer whose picture cannot be read to its end is cut off',
  withHttp(
    async (t, http) => {
      const call = request(`${http.url}/files/1`).end();
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      await once(response, 'data');
      failing.contents[0]?.destroy(new Error('the store is away'));
      response.resume();
      await t.throwsAsync(once(response, 'end'), { code: 'ECONNRESET' });
    },
    { files: failing.files },
  ),
);

test('a client that has gone away before the store answers leaves nothing open', async (t) => {
  const { contents, files } = stallingStore();
  const { show } = createFileHandlers({ files });
  const signal = AbortSignal.abort(new Error('The client went away'));
  const nobody = {
    workspaceId: 0,
    visitor: { workspaceId: 0, chatbotId: 0, sessionId: 0 },
    origin: undefined,
    network: '',
  };
  const asked = show({
    ...nobody,
    fields: { FileID: '1' },
    ownAddress: () => '',
    host: '',
    remember: undefined,
    signal,
  });
  await t.throwsAsync(async () => asked, { message: 'The client went away' });
  t.deepEqual(
    contents.map(({ destroyed }) => destroyed),
    [true],
  );
});

test(
  'no file of a picture stays open whose client reads a part of it and goes away',
  withHttp(async (t, http) => {
    const large = await sharp(await picture('png', 2_000, 1_800))
      .png({ compressionLevel: 0 })
      .toBuffer();
    const { envelope } = await upload(http, large);
    const { FileStoreId } = envelope.Data as { FileStoreId: string };
    await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, ChatIcon: FileStoreId });
    const open = async (): Promise<number> => {
      const links = await Promise.all(
        (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
      );
      return links.filter((path) => path.startsWith(join(http.folder, 'files'))).length;
    };
    const calls = Array.from({ length: 5 }, () => request(`${http.url}/files/${FileStoreId}`, { agent: false }).end());
    const responses = await Promise.all(calls.map((call) => once(call, 'response')));
    t.is(responses.length, 5);
    t.true((await open()) > 0);
    for (const call of calls) call.destroy();
    while ((await open()) > 0);
    t.is((await fetch(`${http.url}/files/${FileStoreId}`)).status, 200);
  }),
);

test(
  'a page of another website may send a file to a signed address and read what is shown there, and nothing else',
  withHttp(async (t, http) => {
    const { FileStoreId, PreUploadUrl } = await prepareUpload(http);
    const asks = { Origin: 'https://homes.example', 'Access-Control-Request-Method': 'PUT' };
    const asked = await fetch(PreUploadUrl, { method: 'OPTIONS', headers: asks });
    t.is(asked.status, 204);
    t.is(asked.headers.get('access-control-allow-origin'), '*');
    t.regex(asked.headers.get('access-control-allow-methods') ?? '', /PUT/);
    const sent = await put(http, PreUploadUrl, await picture('png'));
    t.is(sent.headers['access-control-allow-origin'], '*');
    await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, ChatIcon: ` ${FileStoreId} ` });
    const shown = await fetch(`${http.url}/files/${FileStoreId}`);
    t.deepEqual([shown.status, shown.headers.get('access-control-allow-origin')], [200, '*']);
    for (const path of [
      '/chat/User/UploadFile',
      '/files',
      '/files/',
      '/files/x',
      '/files/7x',
      '/files/7/8',
      '/x/files/7',
    ])
      for (const method of ['OPTIONS', 'GET']) {
        const other = await fetch(http.url + path, { method, headers: asks });
        t.true(other.status >= 400, `${method} ${path}`);
        t.is(other.headers.get('access-control-allow-origin'), null, `${method} ${path}`);
      }
  }),
);

test(
  'an upload that began in time is taken, though it ends after five minutes and files are tidied meanwhile',
  withHttp(async (t, http) => {
    const { FileStoreId, PreUploadUrl } = await prepareUpload(http);
    const png = await picture('png', 400, 400);
    const call = request(PreUploadUrl, { method: 'PUT', headers: { 'Content-Length': png.length } });
    const answered = once(call, 'response');
    call.write(png.subarray(0, 5_000));
    while ((await readdir(join(http.folder, 'uploads')).catch(() => [])).length === 0);
    await http
      .database('file')
      .where({ id: FileStoreId })
      .update({ expires_at: new Date(Date.now() - 1) });
    t.is(await http.files.tidy(), 0);
    call.end(png.subarray(5_000));
    const [response] = (await answered) as [IncomingMessage];
    t.is(response.statusCode, 200);
    response.resume();
    await holds(t, http, 1);
  }),
);

test(
  'what a chatbot shows is stored as given: a file that is no picture, or is not there, shows as none',
  withHttp(async (t, http) => {
    const { FileStoreId: video } = (await upload(http, sample('video.mp4'))).envelope.Data as { FileStoreId: string };
    for (const ChatIcon of [video, '99999', 'none']) {
      const serialNumber = http.chatbot;
      t.is((await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber, ChatIcon })).envelope.Data, 1);
      const { envelope } = await http.send('/chat/Chatbot/Get', http.secret, { serialNumber });
      t.is((envelope.Data as { ChatIcon: string }).ChatIcon, ChatIcon);
      t.is((await fetch(`${http.url}/files/${ChatIcon}`)).status, 404);
    }
  }),
);
