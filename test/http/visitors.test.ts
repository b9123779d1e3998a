import test from 'ava';
import type { ListingCard } from '../../src/chat/answer/listing-card.ts';
import { type ChatOverHttp, withChatOverHttp } from '../helpers/chat-over-http.ts';
import { picture } from '../helpers/sample-files.ts';
import type { HttpFixture, Reply } from './with-http.ts';

const PAGE = 'https://www.broker.example';

type Opened = {
  Token: string;
  Settings: Record<string, unknown>;
  Messages: { Role: string; Content: string; Listings?: ListingCard[] }[];
};
type Last = { Answer: string; Listings: ListingCard[]; WantsPerson?: true };

const open = async (http: HttpFixture, fields: object = {}, page = PAGE): Promise<Reply & { opened: Opened }> => {
  const reply = await http.send('/chat/Visitor/Open', { Origin: page }, { serialNumber: http.chatbot, ...fields });
  return { ...reply, opened: reply.envelope.Data as Opened };
};

const bearer = (token: string, page = PAGE) => ({ Authorization: `Bearer ${token}`, Origin: page });

const ask = async (
  http: HttpFixture,
  token: string,
  fields: object,
): Promise<Reply & { chunks: object[]; last: Last }> => {
  const reply = await http.send('/chat/Visitor/Ask', bearer(token), fields);
  const chunks = reply.text.startsWith('data:')
    ? reply.text
        .trim()
        .split('\n\n')
        .map((line) => JSON.parse(line.replace(/^data: /, '')) as object)
    : [];
  return { ...reply, chunks, last: chunks.at(-1) as Last };
};

const edit = (http: HttpFixture, settings: object) =>
  http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, ...settings });

const addHomes = async ({ addListing }: ChatOverHttp): Promise<number[]> => [
  await addListing({
    City: 'La Mesa',
    Address: '1 Oak Street',
    SalePrice: '500000.00',
    Bedrooms: 3,
    Images: ['https://i.example/1.jpg'],
  }),
  await addListing({
    City: 'La Mesa',
    Address: '2 Oak Street',
    SalePrice: '600000.00',
    Bedrooms: 4,
    AddressHidden: true,
  }),
  await addListing({ City: 'Del Mar', Address: '3 Elm Street', SalePrice: '700000.00', Bedrooms: 3 }),
];

test(
  'A page opens a chatbot without a key, asks, and gets a stream whose last chunk has the homes that the answer names as cards',
  withChatOverHttp(async (t, chat) => {
    const { http } = chat;
    const [first, hidden] = await addHomes(chat);
    const { opened, headers } = await open(http);
    t.is(headers['access-control-allow-origin'], PAGE);
    t.deepEqual(opened.Messages, []);
    const { chunks, last, headers: asked } = await ask(http, opened.Token, { content: 'homes in La Mesa' });
    t.is(asked['content-type'], 'text/event-stream');
    t.is(asked['access-control-allow-origin'], PAGE);
    t.deepEqual(Object.keys(last), ['QuestionID', 'AnswerID', 'Answer', 'TotalToken', 'Listings']);
    t.is(
      chunks
        .slice(0, -1)
        .map((chunk) => (chunk as { content: string }).content)
        .join(''),
      last.Answer,
    );
    const byId = new Map(last.Listings.map((card) => [card.ID, card]));
    t.deepEqual([...byId.keys()].sort(), [first, hidden].sort());
    t.like(byId.get(first as number), {
      Title: '1 Oak Street, La Mesa',
      Price: '$500,000',
      Image: 'https://i.example/1.jpg',
    });
    t.regex(last.Answer, /\[1 Oak Street, La Mesa\]\(https?:\/\/[^()\s]+\)/, 'a page reads Markdown: names are links');
    const card = byId.get(hidden as number);
    t.false(JSON.stringify(card).includes('Oak'));
    t.is(card?.Image, '');
  }),
);

test(
  'A token goes on with its session: what was said comes back with its homes, those that left the display excepted',
  withChatOverHttp(async (t, chat) => {
    const { http } = chat;
    const [first] = await addHomes(chat);
    const { Token } = (await open(http)).opened;
    const { last } = await ask(http, Token, { content: 'homes in La Mesa' });
    await ask(http, Token, { content: 'and in Del Mar?' });
    const long = await http.send('/chat/Visitor/Ask', bearer(Token), { content: 'x'.repeat(4_001) });
    t.regex(long.envelope.Message, /content must be at most 4000 characters long/);
    await http.send('/chat/Chatbot/RealEstateDelete', http.secret, {
      ...{ SerialNumber: http.chatbot, Keys: [String(first)], KeyType: 'InternalID' },
    });
    await http.database('chat_message').where({ content: last.Answer }).update({ state: 'partial' });
    const again = (await open(http, { Token })).opened;
    t.is(again.Token, Token);
    t.deepEqual(
      again.Messages.map((message) => 'Partial' in message),
      [false, true, false, false],
    );
    t.deepEqual(
      again.Messages.map(({ Role }) => Role),
      ['user', 'assistant', 'user', 'assistant'],
    );
    t.is(again.Messages[0]?.Content, 'homes in La Mesa');
    t.is(again.Messages[1]?.Content, last.Answer);
    t.deepEqual(
      again.Messages[1]?.Listings?.map(({ ID }) => ID),
      last.Listings.map(({ ID }) => ID).filter((id) => id !== first),
    );
    t.deepEqual(
      again.Messages[3]?.Listings?.map(({ Title }) => Title),
      ['3 Elm Street, Del Mar'],
    );
  }),
);

test(
  'A token opens its own session on its own page and nothing else',
  withChatOverHttp(async (t, { http }) => {
    const { Token } = (await open(http)).opened;
    const elsewhere = await http.send('/chat/Visitor/Ask', bearer(Token, 'https://other.example'), {
      content: 'hello',
    });
    t.is(elsewhere.status, 401);
    t.is(elsewhere.headers['www-authenticate'], 'Bearer');
    t.is(elsewhere.headers['access-control-allow-origin'], 'https://other.example');
    for (const token of ['', 'unknown', http.secret.Authorization.replace('Bearer ', '')])
      t.is((await http.send('/chat/Visitor/Ask', bearer(token), { content: 'hello' })).status, 401, token);
    const other = await open(http, { Token, serialNumber: http.other.chatbot });
    t.true(other.envelope.Success);
    t.not(other.opened.Token, Token);
    for (const path of ['/chat/Chatbot/Get', '/chat/Chat/ClientAsk', '/chat/Chatbot/Edit'])
      t.is(
        (await http.send(path, { Authorization: `Bearer ${Token}` }, { serialNumber: http.chatbot })).status,
        401,
        path,
      );
    const anew = await open(http, { Token: 'dead' });
    t.not(anew.opened.Token, 'dead');
  }),
);

test(
  'A token that was not used for 24 hours is dead',
  withChatOverHttp(async (t, { http }) => {
    const { Token } = (await open(http)).opened;
    const age = (hours: number) =>
      http.database.raw('UPDATE visitor SET used_at = NOW(3) - INTERVAL ? MINUTE', [hours * 60]);
    await age(23.9);
    t.is((await ask(http, Token, { content: 'hello' })).status, 200);
    const [used] = await http
      .database('visitor')
      .select(http.database.raw('used_at > NOW(3) - INTERVAL 1 HOUR AS isNew'));
    t.is(used.isNew, 1);
    await age(24.1);
    t.is((await ask(http, Token, { content: 'hello' })).status, 401);
    t.not((await open(http, { Token })).opened.Token, Token);
  }),
);

test(
  'With VerifyDomain only pages of Domains and CustomDomain, and the service itself, open the chatbot',
  withChatOverHttp(async (t, { http }) => {
    await edit(http, {
      VerifyDomain: true,
      Domains: 'broker.example, *.homes.example',
      CustomDomain: 'chat.broker.example',
    });
    const rows: [page: string, status: number][] = [
      ['https://broker.example', 200],
      ['http://BROKER.example:8080', 200],
      ['https://www.broker.example', 403],
      ['https://a.b.homes.example', 200],
      ['https://homes.example', 403],
      ['https://chat.broker.example', 200],
      ['https://broker.example.evil.example', 403],
      ['https://evilbroker.example', 403],
      ['null', 403],
      [http.url, 200],
    ];
    for (const [page, status] of rows) {
      t.is((await open(http, {}, page)).status, status, page);
      const settings = await http.send(
        `/chat/Visitor/Settings?serialNumber=${http.chatbot}`,
        { Origin: page },
        undefined,
        { method: 'GET' },
      );
      t.is(settings.status, status, page);
      t.is(settings.headers['access-control-allow-origin'], page);
    }
    t.is((await http.send('/chat/Visitor/Open', {}, { serialNumber: http.chatbot })).status, 403);
    const { Token } = (await open(http, {}, 'https://broker.example')).opened;
    const say = () => http.send('/chat/Visitor/Ask', bearer(Token, 'https://broker.example'), { content: 'hello' });
    t.is((await say()).status, 200);
    await edit(http, { Domains: 'elsewhere.example' });
    t.is((await say()).status, 401, 'a page that Domains no longer names has no use of a token');
  }),
);

test(
  'A browser is told that it may send a token, never that it may send cookies',
  withChatOverHttp(async (t, { http }) => {
    const asks = {
      Origin: PAGE,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    };
    const { status, headers } = await http.send('/chat/Visitor/Ask', asks, undefined, { method: 'OPTIONS' });
    t.is(status, 204);
    t.is(headers['access-control-allow-origin'], PAGE);
    t.regex(headers['access-control-allow-headers'] ?? '', /Authorization/);
    t.is(headers['access-control-allow-credentials'], undefined);
    t.is(headers.vary, 'Origin');
    const closed = await http.send('/chat/Chatbot/Get', { ...asks }, undefined, { method: 'OPTIONS' });
    t.is(closed.headers['access-control-allow-origin'], undefined);
  }),
);

test(
  'A page is shown the settings of its chatbot, and no address, prompt or limit',
  withChatOverHttp(async (t, { http }) => {
    await edit(http, {
      ...{
        Name: 'Ann',
        WelcomeMessage: 'Hello!',
        TalkToHumanEmail: 'agent@broker.example',
        SystemMessage: 'secret words',
      },
      ...{
        EmailForDailyLeads: 'leads@broker.example',
        Domains: 'broker.example',
        ChatIcon: '7',
        AIResponseLanguage: 'Spanish',
      },
    });
    const { envelope, headers } = await http.send(
      `/chat/Visitor/Settings?serialNumber=${http.chatbot}`,
      {},
      undefined,
      { method: 'GET' },
    );
    t.like(envelope.Data, {
      Name: 'Ann',
      WelcomeMessage: 'Hello!',
      TakesContact: true,
      Language: 'es',
      ChatProfilePicture: '',
    });
    t.is((envelope.Data as { ChatIcon: string }).ChatIcon, '/files/7');
    t.notRegex(JSON.stringify(envelope), /agent@|leads@|secret words|broker\.example/);
    t.is(headers['cache-control'], 'private, max-age=60');
    const { envelope: none } = await http.send('/chat/Visitor/Settings?serialNumber=x', {}, undefined, {
      method: 'GET',
    });
    t.is(none.Code, 404);
  }),
);

test(
  'From one address 20 chats a minute and 60 a day are opened; then 429 says when to come back, and others are served',
  withChatOverHttp(
    async (t, { http }) => {
      const from = (address: string) =>
        http.send(
          '/chat/Visitor/Open',
          { Origin: PAGE, 'X-Forwarded-For': `9.9.9.9, ${address}` },
          { serialNumber: http.chatbot },
        );
      const age = () => http.database.raw('UPDATE visitor_act SET created_at = created_at - INTERVAL 61 SECOND');
      for (const round of [0, 1, 2]) {
        const codes = (await Promise.all(Array.from({ length: 22 }, () => from('1.2.3.4')))).map(
          ({ envelope }) => envelope.Code,
        );
        t.is(codes.filter((code) => code === 200).length <= 20, true);
        for (let more = codes.filter((code) => code === 200).length; more < 20; more += 1) await from('1.2.3.4');
        const { envelope, headers } = await from('1.2.3.4');
        t.is(envelope.Code, 429, String(round));
        t.true(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60);
        t.is((await from(`1.2.3.${5 + round}`)).envelope.Code, 200);
        await age();
      }
      const { envelope, headers } = await from('1.2.3.4');
      t.is(envelope.Code, 429);
      t.true(Number(headers['retry-after']) > 3_600);
      const [row] = await http.database('visitor').count({ total: '*' });
      t.is(row?.total, 63);
    },
    {},
    { trustedProxies: ['127.0.0.0/8'] },
  ),
);

test(
  'A visitor sends files for his own session, and uses no other',
  withChatOverHttp(async (t, { http }) => {
    const { Token } = (await open(http)).opened;
    const other = (await open(http)).opened.Token;
    const upload = async (token: string, bytes: Buffer) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png');
      const answer = await fetch(`${http.url}/chat/Visitor/Upload`, {
        method: 'POST',
        headers: bearer(token),
        body: form,
      });
      return (await answer.json()) as { Code: number; Message: string; Data: { FileStoreId: string } };
    };
    const bytes = await picture('png', 20, 20);
    const { Data } = await upload(Token, bytes);
    const fields = { content: 'a home like this', chatAskType: 'Image', fileIds: [Number(Data.FileStoreId)] };
    t.is((await ask(http, Token, fields)).chunks.length > 0, true);
    t.is((await ask(http, other, fields)).envelope.Code, 404);
    await edit(http, { EnableUploadImage: false });
    const refused = await upload(Token, bytes);
    t.is(refused.Code, 409);
    t.regex(refused.Message, /EnableUploadImage/);
    t.is((await upload('unknown', bytes)).Code, 401);
    const kept = await http
      .database('file')
      .select(http.database.raw('expires_at < NOW(3) + INTERVAL 25 HOUR AS isShort'));
    t.deepEqual(
      kept.map(({ isShort }) => isShort),
      [1],
    );
  }),
);

const contacts: object[] = [];
test(
  'A request for a person needs an e-mail address or a telephone number, and is handed on with its session',
  withChatOverHttp(
    async (t, { http }) => {
      const { Token } = (await open(http)).opened;
      const contact = (fields: object) => http.send('/chat/Visitor/Contact', bearer(Token), fields);
      for (const [fields, message] of [
        [{ Name: 'Ann' }, /Email or Phone must be given/],
        [{ Email: '', Phone: null }, /Email or Phone must be given/],
        [{ Email: 'a@b.example\r\nBcc: c@d.example' }, /Email/],
        [{ Email: 'a\u200b@b.example' }, /^Email must be one e-mail address/],
        [{ Email: 'a b@c.example' }, /^Email must be one e-mail address/],
        [{ Email: 'ann@example' }, /^Email must look like ann@example\.com$/],
        [{ Phone: 'call me' }, /^Phone must be a telephone number, like \+1 619 555 0123$/],
      ] as const) {
        const { envelope } = await contact(fields);
        t.is(envelope.Code, 400);
        t.regex(envelope.Message, message);
      }
      t.is((await contact({ Phone: '+1 (619) 555-0123 ext. 12' })).envelope.Code, 200);
      contacts.length = 0;
      const { envelope } = await contact({ Name: 'Ann', Email: 'ann@example.com', Message: 'Please call' });
      t.is(envelope.Data, 1);
      t.like(contacts[0], { Name: 'Ann', Email: 'ann@example.com', Phone: '', Message: 'Please call' });
    },
    {},
    { contact: async (given) => void contacts.push(given) },
  ),
);
