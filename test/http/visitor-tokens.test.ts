import test from 'ava';
import { withChatOverHttp } from '../helpers/chat-over-http.ts';
import { picture } from '../helpers/sample-files.ts';
import type { HttpFixture, Reply } from './with-http.ts';

const PAGE = 'https://www.broker.example';

const open = (http: HttpFixture, headers: Record<string, string> = { Origin: PAGE }, fields: object = {}) =>
  http.send('/chat/Visitor/Open', headers, { serialNumber: http.chatbot, ...fields });

const tokenOf = ({ envelope }: Reply): string => (envelope.Data as { Token: string }).Token;

const bearer = (token: string, page = PAGE) => ({ Authorization: `Bearer ${token}`, Origin: page });

const ask = (http: HttpFixture, token: string, content: unknown) =>
  http.send('/chat/Visitor/Ask', bearer(token), { content });

const lastOf = ({ text }: Reply) =>
  JSON.parse(
    text
      .trim()
      .split('\n\n')
      .at(-1)
      ?.replace(/^data: /, '') ?? '',
  );

test(
  'A token has 256 random bits and is stored as nothing but its digest',
  withChatOverHttp(async (t, { http }) => {
    const tokens = [tokenOf(await open(http)), tokenOf(await open(http))];
    t.is(new Set(tokens).size, 2);
    const rows = await http.database('visitor').select('*');
    for (const token of tokens) {
      t.is(Buffer.from(token, 'base64url').length, 32);
      t.false(JSON.stringify(rows).includes(token));
      t.false(rows.some(({ token_digest }) => token_digest.equals(Buffer.from(token, 'base64url'))));
    }
  }),
);

test(
  'A page without an origin has tokens of its own, which work on no page with one, and the other way round',
  withChatOverHttp(async (t, { http }) => {
    const none = tokenOf(await open(http, {}));
    const some = tokenOf(await open(http));
    t.is((await http.send('/chat/Visitor/Ask', { Authorization: none }, { content: 'hello' })).status, 200);
    t.is((await ask(http, none, 'hello')).status, 401);
    t.is((await http.send('/chat/Visitor/Ask', { Authorization: some }, { content: 'hello' })).status, 401);
    t.not(tokenOf(await open(http, {}, { Token: some })), some);
    t.is(tokenOf(await open(http, {}, { Token: none })), none);
  }),
);

for (const [what, origin] of [
  ['too long for any host', `https://${'a'.repeat(300)}.example`],
  ['not written in ASCII', 'https://b\u00fccher.example'],
] as const)
  test(
    `An origin that is ${what} is refused by its name, and leaves no session behind`,
    withChatOverHttp(async (t, { http }) => {
      const opened = await open(http, { Origin: origin });
      t.is(opened.status, 400);
      t.regex(opened.envelope.Message, /Origin/);
      const { status } = await http.send('/chat/Visitor/Ask', bearer('unknown', origin), { content: 'hello' });
      t.is(status, 400);
      const counts = await Promise.all(
        ['visitor', 'chat_session'].map(async (table) => (await http.database(table).count({ total: '*' }))[0]?.total),
      );
      t.is(counts[0], counts[1]);
    }),
  );

test(
  'No visitor reads what another one said, of the same chatbot, page and address',
  withChatOverHttp(async (t, { http }) => {
    const visitors = await Promise.all(
      ['alpha', 'beta', 'gamma'].map(async (word) => ({ word, token: tokenOf(await open(http)) })),
    );
    await Promise.all(visitors.map(({ word, token }) => ask(http, token, `hello ${word}`)));
    for (const { word, token } of visitors) {
      const { envelope } = await open(http, { Origin: PAGE }, { Token: token });
      const said = JSON.stringify((envelope.Data as { Messages: unknown }).Messages);
      for (const other of visitors) t.is(said.includes(other.word), other.word === word);
    }
  }),
);

test(
  'Checks come in order: the token before JSON and fields, these before the limits',
  withChatOverHttp(async (t, { http }) => {
    const token = tokenOf(await open(http));
    const send = (key: string, raw: string) => http.send('/chat/Visitor/Ask', bearer(key), undefined, { raw });
    t.is((await send('unknown', '{')).status, 401);
    t.is((await send(token, '{')).status, 400);
    const { status, envelope } = await send(token, '{"content":""}');
    t.is(status, 200);
    t.is(envelope.Code, 400);
    const [row] = await http.database('visitor_act').where({ act: 'ask' }).count({ total: '*' });
    t.is(row?.total, 0);
    t.is((await http.send('/chat/Visitor/Ask', bearer(token), undefined, { method: 'GET' })).status, 405);
    t.is((await http.send('/chat/Visitor/Ask', { 'chatrobot-sessionkey': token, Origin: PAGE }, {})).status, 401);
    t.is((await http.send('/chat/Visitor/Ask', { ...http.session, Origin: PAGE }, {})).status, 401);
  }),
);

test(
  'A page can read every failure: unknown paths, wrong methods, unreadable JSON',
  withChatOverHttp(async (t, { http }) => {
    for (const [path, options, status] of [
      ['/chat/Visitor/Nothing', {}, 404],
      ['/chat/Visitor/Open', { method: 'DELETE' }, 405],
      ['/chat/Visitor/Open', { raw: '{' }, 400],
      ['/chat/Visitor/Contact', {}, 401],
    ] as const) {
      const reply = await http.send(path, { Origin: PAGE }, {}, options);
      t.is(reply.status, status);
      t.is(reply.headers['access-control-allow-origin'], PAGE, path);
      t.is(reply.headers['access-control-expose-headers'], 'Retry-After');
      t.is(reply.headers['access-control-allow-credentials'], undefined);
      t.regex(reply.headers.vary ?? '', /Origin/);
    }
  }),
);

test(
  'What a browser may keep says that it differs by origin, also where none was sent',
  withChatOverHttp(async (t, { http }) => {
    const { headers } = await http.send(`/chat/Visitor/Settings?serialNumber=${http.chatbot}`, {}, undefined, {
      method: 'GET',
    });
    t.regex(headers['cache-control'] ?? '', /max-age=60/);
    t.regex(headers.vary ?? '', /Origin/);
  }),
);

test(
  "The service's own page reads the settings where domains are verified: a browser sends no Origin with its GET",
  withChatOverHttp(async (t, { http }) => {
    await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, VerifyDomain: true, Domains: '' });
    const read = (headers: Record<string, string>) =>
      http.send(`/chat/Visitor/Settings?serialNumber=${http.chatbot}`, headers, undefined, { method: 'GET' });
    t.is((await read({ 'Sec-Fetch-Site': 'same-origin' })).status, 200);
    t.is((await read({ 'Sec-Fetch-Site': 'cross-site' })).status, 403);
    t.is((await read({})).status, 403);
  }),
);

test(
  'A visitor who asks for a person is told that he may be put through, others are not',
  withChatOverHttp(async (t, { http }) => {
    const token = tokenOf(await open(http));
    t.is(lastOf(await ask(http, token, 'I want to talk to a human')).WantsPerson, true);
    t.false('WantsPerson' in lastOf(await ask(http, token, 'thank you')));
  }),
);

test(
  'A card says where a home stands that is not on the market, has no link but of the web, and speaks the language of the answer',
  withChatOverHttp(async (t, { http, addListing }) => {
    const place = { City: 'La Mesa', SalePrice: '500000.00' };
    const sold = await addListing({ ...place, MLSNumber: 'AB100001', Status: 'Sold', Url: 'javascript:alert(1)' });
    const soon = await addListing({
      ...place,
      MLSNumber: 'AB100002',
      Status: 'PreOnMarket',
      Url: 'https://x.example/2',
    });
    const active = await addListing({ ...place, MLSNumber: 'AB100003', Url: 'https://x.example/3' });
    const token = tokenOf(await open(http));
    const cardOf = async (number: string, id: number) => {
      const { Listings } = lastOf(await ask(http, token, `Tell me about MLS ${number}`));
      return Listings.find(({ ID }: { ID: number }) => ID === id);
    };
    const cards = [await cardOf('AB100001', sold), await cardOf('AB100002', soon), await cardOf('AB100003', active)];
    t.regex(cards[0].Facts[0], /sold/i);
    t.is(cards[0].Url, '');
    t.notRegex(cards[1].Facts[0], /bed/i);
    t.regex(cards[2].Facts[0], /bed/i);
    t.is(cards[2].Url, 'https://x.example/3');
    await http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, AIResponseLanguage: 'German' });
    t.regex((await cardOf('AB100003', active)).Facts[0], /Schlafzimmer/);
  }),
);

test(
  "A visitor's file is shown to nobody, and one of the workspace is no visitor's",
  withChatOverHttp(async (t, { http }) => {
    const token = tokenOf(await open(http));
    const bytes = new Uint8Array(await picture('png', 20, 20));
    const upload = async (path: string, headers: Record<string, string>): Promise<string> => {
      const body = new FormData();
      body.set('file', new Blob([bytes]), 'a.png');
      const answer = await fetch(`${http.url}${path}`, { method: 'POST', headers, body });
      return ((await answer.json()) as { Data: { FileStoreId: string } }).Data.FileStoreId;
    };
    const own = await upload('/chat/Visitor/Upload', bearer(token));
    t.is((await http.send(`/files/${own}`, {}, undefined, { method: 'GET' })).status, 404);
    const theirs = await upload('/chat/User/UploadFile', http.secret);
    const fields = { content: 'like this', chatAskType: 'Image', fileIds: [Number(theirs)] };
    const { envelope } = await http.send('/chat/Visitor/Ask', bearer(token), fields);
    t.is(envelope.Code, 404);
  }),
);

for (const [path, most, code] of [
  ['/chat/Visitor/Ask', 30, 404],
  ['/chat/Visitor/Contact', 5, 200],
] as const)
  test(
    `From one address ${most} requests to ${path} are let through, over all sessions; the next is told when to come back`,
    withChatOverHttp(
      async (t, { http }) => {
        const tokens = [tokenOf(await open(http)), tokenOf(await open(http))];
        // A file that there is not, so that nothing has to be answered.
        const fields =
          code === 404 ? { content: '', chatAskType: 'Image', fileIds: [999] } : { Email: 'ann@example.com' };
        const send = (index: number) => http.send(path, bearer(tokens[index % 2] as string), fields);
        for (let index = 0; index < most; index += 1) t.is((await send(index)).envelope.Code, code);
        const { status, envelope, headers } = await send(0);
        t.is(status, 200);
        t.is(envelope.Code, 429);
        t.true(Number(headers['retry-after']) >= 1);
        t.is(headers['access-control-expose-headers'], 'Retry-After');
      },
      {},
      { contact: async () => {} },
    ),
  );
