import { connect } from 'node:net';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { type HttpFixture, type RequestOptions, withHttp } from './with-http.ts';

const EDIT = '/chat/Chatbot/Edit';

/** Sends exactly these bytes as an edit's body. */
const edit = (http: HttpFixture, raw: string | Buffer, options: RequestOptions = {}) =>
  http.send(EDIT, http.secret, undefined, { ...options, raw });

const change = async (http: HttpFixture, fields: object) =>
  (await http.send(EDIT, http.secret, { serialNumber: http.chatbot, ...fields })).envelope;

const settings = async (http: HttpFixture) =>
  (await http.send('/chat/Chatbot/Get', http.secret, { serialNumber: http.chatbot })).envelope.Data as Record<
    string,
    unknown
  >;

test(
  'A body is parsed as JSON whatever the Content-Type says, also when it is missing',
  withHttp(async (t, http) => {
    const raw = JSON.stringify({ serialNumber: http.chatbot, Name: 'Ada' });
    const types = ['application/json', 'text/plain;charset=UTF-8', 'application/x-www-form-urlencoded', 'nonsense'];
    for (const type of types) {
      t.true((await edit(http, raw, { headers: { 'Content-Type': type } })).envelope.Success, type);
    }
    t.true((await edit(http, raw)).envelope.Success);
    t.is((await settings(http)).Name, 'Ada');
  }),
);

test(
  'A body that is no JSON object in UTF-8 is a 400, and an empty one counts as {}',
  withHttp(async (t, http) => {
    const bad = ['{', 'serialNumber=1', '[]', '"x"', '3', 'null', Buffer.from([0x7b, 0xff, 0x7d]), '{"a":1}{}'];
    for (const raw of bad) {
      const { status, envelope } = await edit(http, raw);
      t.is(status, 400, String(raw));
      t.like(envelope, { Data: 0, Success: false, Code: 400 });
    }
    for (const raw of ['', '  \n', '{}']) {
      const { status, envelope } = await edit(http, raw);
      t.is(status, 200);
      t.is(envelope.Message, 'serialNumber is required');
    }
    const withMark = Buffer.from(`\ufeff{"serialNumber":"${http.chatbot}"}`);
    t.true((await edit(http, withMark)).envelope.Success);
  }),
);

test(
  'Of a name that comes twice in a body the last counts, and __proto__ is an unknown field like any other',
  withHttp(async (t, http) => {
    const raw = `{"serialNumber":"${http.chatbot}","Name":"first","Name":"last","__proto__":{"MessageLimit":5},"constructor":1}`;
    const { envelope, headers } = await edit(http, raw);
    t.true(envelope.Success);
    t.is(headers['x-ignored-fields'], '__proto__, constructor');
    t.like(await settings(http), { Name: 'last', MessageLimit: -1 });
  }),
);

test(
  'A body over 20 MB is a 413, also when it is chunked or a small packed one unpacks to it',
  withHttp(async (t, http) => {
    const over = Buffer.alloc(20 * 1_048_576 + 1, ' ');
    const requests: [string, Buffer, Record<string, string>][] = [
      ['with its length', over, {}],
      ['chunked', over, { 'Transfer-Encoding': 'chunked' }],
      ['packed by gzip', gzipSync(over), { 'Content-Encoding': 'gzip' }],
      ['packed by brotli', brotliCompressSync(over), { 'Content-Encoding': 'br' }],
    ];
    for (const [name, raw, headers] of requests) {
      const { status, envelope } = await edit(http, raw, { headers });
      t.is(status, 413, name);
      t.like(envelope, { Data: 0, Success: false, Code: 413 }, name);
    }
    const exactly = Buffer.concat([Buffer.from(`{"serialNumber":"${http.chatbot}"}`), over]).subarray(
      0,
      20 * 1_048_576,
    );
    t.true((await edit(http, exactly)).envelope.Success);
  }),
);

test(
  'A body of any size is read the same in one piece, in chunks and packed',
  withHttp(async (t, http) => {
    const name = fc.string({ unit: 'grapheme', maxLength: 30 });
    const json = name.map((Name) => Buffer.from(JSON.stringify({ serialNumber: http.chatbot, Name })));
    const anything = fc.oneof(json, name.map(Buffer.from), fc.uint8Array({ maxLength: 40 }).map(Buffer.from));
    const blanks = fc.constantFrom(0, 1, 65_000, 70_000).map((count) => Buffer.alloc(count, ' '));
    await fc.assert(
      fc.asyncProperty(anything, blanks, async (body, before) => {
        const raw = Buffer.concat([before, body]);
        const whole = await edit(http, raw);
        const chunked = await edit(http, raw, { headers: { 'Transfer-Encoding': 'chunked' } });
        const packed = await edit(http, gzipSync(raw), { headers: { 'Content-Encoding': 'gzip' } });
        for (const other of [chunked, packed]) t.deepEqual([other.status, other.text], [whole.status, whole.text]);
      }),
      PROPERTY_RUNS,
    );
  }),
);

test(
  'A packed body is unpacked, and one that is not what Content-Encoding says is a 400',
  withHttp(async (t, http) => {
    const raw = Buffer.from(JSON.stringify({ serialNumber: http.chatbot, Name: 'packed' }));
    const packed = { gzip: gzipSync(raw), deflate: deflateSync(raw), br: brotliCompressSync(raw) };
    for (const [encoding, bytes] of Object.entries(packed)) {
      t.true((await edit(http, bytes, { headers: { 'Content-Encoding': encoding } })).envelope.Success, encoding);
    }
    t.is((await edit(http, raw, { headers: { 'Content-Encoding': 'gzip' } })).status, 400);
    t.is((await edit(http, packed.gzip.subarray(0, 30), { headers: { 'Content-Encoding': 'gzip' } })).status, 400);
    t.is((await edit(http, raw, { headers: { 'Content-Encoding': 'zstd' } })).status, 400);
  }),
);

test(
  'A packed body that is too large and broken too is a 413, and one that unpacks to nothing is counted as it arrives',
  withHttp(async (t, http) => {
    const unfinished = deflateSync(Buffer.alloc(20 * 1_048_576 + 20_000, ' '), { finishFlush: constants.Z_SYNC_FLUSH });
    const broken = Buffer.concat([unfinished, Buffer.alloc(100, 0xff)]);
    t.is((await edit(http, broken, { headers: { 'Content-Encoding': 'deflate' } })).status, 413);
    const empty = gzipSync('');
    const nothing = Buffer.concat(Array.from({ length: (21 * 1_048_576) / empty.length }, () => empty));
    const headers = { 'Content-Encoding': 'gzip', 'Transfer-Encoding': 'chunked' };
    t.is((await edit(http, nothing, { headers })).status, 413);
    t.true((await edit(http, `{"serialNumber":"${http.chatbot}"}`)).envelope.Success);
  }),
);

test(
  'A client that waits for "100 Continue" hears of a body that is too large before it sends it',
  withHttp(async (t, http) => {
    const head = (length: number) =>
      `POST ${EDIT} HTTP/1.1\r\nHost: x\r\nAuthorization: ${http.secret.Authorization}\r\nExpect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`;
    const converse = (length: number, body: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(http.port, '127.0.0.1', () => socket.write(head(length)));
        let text = '';
        socket.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
          if (text === 'HTTP/1.1 100 Continue\r\n\r\n') socket.write(body);
          if (text.endsWith('}')) socket.end();
        });
        socket.on('error', reject).on('close', () => resolve(text));
      });
    t.regex(await converse(30 * 1_048_576, ''), /^HTTP\/1\.1 413 [\s\S]*"Code":413/);
    const body = JSON.stringify({ serialNumber: http.chatbot });
    t.regex(await converse(body.length, body), /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 [\s\S]*"Success":true/);
  }),
);

test(
  'null is the same as left out, and where the field is needed the error says so',
  withHttp(async (t, http) => {
    await change(http, { Name: 'kept', MessageLimit: 7 });
    t.true((await change(http, { Name: null, MessageLimit: null })).Success);
    t.like(await settings(http), { Name: 'kept', MessageLimit: 7 });
    t.like(await change(http, { serialNumber: null }), { Code: 400, Message: 'serialNumber is required' });
  }),
);

test(
  '"" clears any optional field, numbers and booleans too, back to its default',
  withHttp(async (t, http) => {
    const before = await settings(http);
    await change(http, { Name: 'x', Temperature: 70, VerifyDomain: true, TimeZone: 'Asia/Tokyo', RateLimitTime: 5 });
    const cleared = { Name: '', Temperature: '', VerifyDomain: '', TimeZone: '', RateLimitTime: '' };
    t.true((await change(http, cleared)).Success);
    t.deepEqual(await settings(http), { ...before, TimeZone: 'UTC' });
    t.like(await change(http, { serialNumber: '' }), { Code: 400, Message: 'serialNumber must not be empty' });
  }),
);

test(
  'A number in quotes is an error, and so is a number that does not fit',
  withHttp(async (t, http) => {
    t.is((await change(http, { Temperature: '3' })).Message, 'Temperature must be a whole number');
    t.is((await change(http, { Temperature: 1.5 })).Message, 'Temperature must be a whole number');
    t.is((await change(http, { MessageLimit: 2_147_483_648 })).Code, 400);
    const { envelope } = await edit(http, `{"serialNumber":"${http.chatbot}","MessageLimit":1e999}`);
    t.is(envelope.Message, 'MessageLimit must be a whole number');
    t.is((await settings(http)).MessageLimit, -1);
  }),
);

test(
  'Message names every wrong field at once, and nothing is stored',
  withHttp(async (t, http) => {
    const { Code, Message } = await change(http, {
      Name: 5,
      Temperature: 'warm',
      ChatBubbleAlign: 10,
      VerifyDomain: 1,
      name: 'Ada',
      WelcomeMessage: 'hello',
    });
    t.is(Code, 400);
    t.is(
      Message,
      'name is not known: did you mean Name?; Name must be a string; Temperature must be a whole number; ' +
        'ChatBubbleAlign must be from 0 to 9; VerifyDomain must be true or false',
    );
    t.is((await settings(http)).WelcomeMessage, '');
  }),
);

test(
  'A name that differs by case or by one or two letters is an error with the suggestion',
  withHttp(async (t, http) => {
    const nearMisses = {
      name: 'Name',
      Temprature: 'Temperature',
      WelcomMesage: 'WelcomeMessage',
      SerialNumber: 'serialNumber',
    };
    for (const [wrong, right] of Object.entries(nearMisses)) {
      const { Code, Message } = await change(http, { [wrong]: 'x' });
      t.is(Code, 400);
      t.is(Message, `${wrong} is not known: did you mean ${right}?`);
    }
  }),
);

test(
  'Any other unknown field is passed over and named in X-Ignored-Fields',
  withHttp(async (t, http) => {
    const body = { serialNumber: http.chatbot, Colour: 'red', 'größe, neu': 1, Name: 'Ada', nothing: null };
    const { headers, envelope } = await http.send(EDIT, http.secret, body);
    t.true(envelope.Success);
    t.is(headers['x-ignored-fields'], 'Colour, gr%C3%B6%C3%9Fe%2C%20neu');
    t.is((await http.send(EDIT, http.secret, { serialNumber: http.chatbot })).headers['x-ignored-fields'], undefined);
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`unheard of ${index}`, index]));
    const flood = await http.send(EDIT, http.secret, { serialNumber: http.chatbot, ...many });
    t.true(flood.envelope.Success);
    t.true((flood.headers['x-ignored-fields'] as string).endsWith(', ...'));
  }),
);

test(
  'Unknown fields of an extension pair are passed over and named, near misses are errors',
  withHttp(async (t, http) => {
    const update = (pair: object) =>
      http.send('/chat/Chatbot/RealEstateUpdate', http.secret, {
        SerialNumber: http.chatbot,
        Key: '1',
        KeyType: 'InternalID',
        ExtensionColumn: [pair],
      });
    const passed = await update({ Key: 'Roof', value: 'new', Unit: 'm' });
    t.is(passed.headers['x-ignored-fields'], 'ExtensionColumn[].Unit');
    t.is(passed.envelope.Code, 404);
    const { envelope } = await update({ Key: 'Roof', Value: 'new' });
    t.is(envelope.Message, 'ExtensionColumn[0].Value is not known: did you mean value?');
    t.is((await update({ Key: null, value: 'new' })).envelope.Message, 'ExtensionColumn[0].Key is required');
  }),
);

test(
  'Text is stored as sent, in full Unicode, up to 255 or 65,000 characters, and half a character is refused',
  withHttp(async (t, http) => {
    const Name = `${'😀'.repeat(250)}Zoë\t﷽`;
    const SystemMessage = ` \r\n${'𠜎'.repeat(64_990)}\u0007 end `;
    t.true((await change(http, { Name, SystemMessage })).Success);
    t.like(await settings(http), { Name, SystemMessage });
    t.is((await change(http, { Name: `${Name}x` })).Message, 'Name must be at most 255 characters long');
    t.is((await change(http, { SystemMessage: 'x'.repeat(65_001) })).Code, 400);
    const { envelope } = await edit(http, `{"serialNumber":"${http.chatbot}","Name":"\\ud83d"}`);
    t.is(envelope.Code, 400);
    t.regex(envelope.Message, /^Name must be whole Unicode text/);
    t.like(await settings(http), { Name });
  }),
);

test(
  'An array that is much too long is refused without looking at each entry',
  withHttp(async (t, http) => {
    const update = (Images: unknown[]) =>
      http.send('/chat/Chatbot/RealEstateUpdate', http.secret, {
        SerialNumber: http.chatbot,
        Key: '1',
        KeyType: 'InternalID',
        Images,
      });
    const long = await update(Array.from({ length: 1_000_000 }, () => 1));
    t.is(long.envelope.Message, 'Images must hold at most 500 entries');
    const wrong = await update(Array.from({ length: 500 }, () => 1));
    t.is(
      wrong.envelope.Message,
      'Images[0] must be a string; Images[1] must be a string; Images[2] must be a string; 497 more entries of Images are wrong',
    );
  }),
);
