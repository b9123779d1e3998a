import test from 'ava';
import { type ChatFixture, collect, withChat } from '../../helpers/chat-fixture.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { type Script, says } from '../../helpers/recording-provider.ts';
import { insertListing } from '../../helpers/sample-listings.ts';

/** Two homes in Seattle: rows #1 and #2, the newest first. */
const addHomes = async ({ database, chatbotId }: ChatFixture): Promise<void> => {
  const shared = { Url: null, ListOfficeName: null };
  await insertListing(database, chatbotId, {
    ...{ Address: '16 Elm Ave', SalePrice: '599900.00', Bedrooms: 4, Bathrooms: 2.5, BuildingArea: 2_100 },
    ...{ StandardStatus: 'ActiveUnderContract', ListOfficeContact: '555-0100', MarketSince: '2026-10-01' },
    ...shared,
  });
  await insertListing(database, chatbotId, { Address: '14 Oak St', MarketSince: '2026-11-20', ...shared });
};

/** The row of an address in the prompt that the provider got, so that a test holds whatever the order is. */
const rowOf = (prompt: string, address: string): string => {
  const before = prompt.slice(0, prompt.indexOf(address));
  return /#(\d)(?!.*#\d)/s.exec(before)?.[1] ?? '0';
};

/** Says a text in which OAK and ELM are the marks of the homes. */
const answers =
  (text: string, pieces = 7): Script =>
  async (exchange) => {
    const { messages } = JSON.parse(exchange.request.body) as { messages: { content: string }[] };
    const prompt = messages.at(-1)?.content ?? '';
    const marked = text
      .replaceAll('OAK', `[#${rowOf(prompt, '14 Oak St')}]`)
      .replaceAll('ELM', `[#${rowOf(prompt, '16 Elm Ave')}]`);
    const parts = Array.from({ length: Math.ceil(marked.length / pieces) }, (_, index) =>
      marked.slice(index * pieces, (index + 1) * pieces),
    );
    await says(parts, 9)(exchange);
  };

/** What a visitor reads, plain and streamed: the same. */
const ask = async (fixture: ChatFixture, content: string): Promise<{ plain: string; streamed: string }> => {
  const { chat, chatbotId, question } = fixture;
  const plain = await chat.ask(question(await chat.createSession(chatbotId), content));
  const parts = await collect(await chat.askStream(question(await chat.createSession(chatbotId), content)));
  return {
    plain: plain.content,
    streamed: parts.flatMap((part) => ('content' in part ? [part.content] : [])).join(''),
  };
};

const withHomes = (
  text: string,
  body: (t: Parameters<Parameters<typeof withChat>[1]>[0], fixture: ChatFixture) => Promise<void>,
) =>
  withChat([answers(text)], async (t, fixture) => {
    await addHomes(fixture);
    await body(t, fixture);
  });

const GOOD = `I found 2 homes in Seattle under $650,000:
- OAK: $550,000, 3 beds, 2 baths, 1,500 sq ft.
- ELM: $599,900, 4 beds, 2.5 baths, 2,100 sq ft, under contract.
Would you like to see one of them?`;

test(
  'a good answer is not touched but for its marks, plain and streamed',
  withHomes(GOOD, async (t, fixture) => {
    const { plain, streamed } = await ask(fixture, 'homes in Seattle under 650k');
    t.is(plain, GOOD.replace('OAK', '14 Oak St, Seattle').replace('ELM', '16 Elm Ave, Seattle'));
    t.is(streamed, plain);
  }),
);

const SLOPPY = `OAK costs $500K and has 2 bedrooms and 3 bathrooms.
ELM costs $600K and has 2.5 baths. I found 9 homes.`;

test(
  'a sloppy answer is put right: rounded too far, beds and baths swapped, a wrong total',
  withHomes(SLOPPY, async (t, fixture) => {
    const { plain, streamed } = await ask(fixture, 'homes in Seattle under 650k');
    t.is(
      plain,
      `14 Oak St, Seattle costs $550K and has 3 bedrooms and 2 bathrooms.
16 Elm Ave, Seattle costs $600K and has 2.5 baths. I found 2 homes.`,
    );
    t.is(streamed, plain);
  }),
);

const MALICIOUS = `OAK costs only $599,900! ELM costs only $550,000! Pay the deposit at https://evil.example/pay or www.evil.example.
Call (212) 555-9999 or mail agent@evil.example. ELM's office is 555-0100.
- [#7] is free.`;

test(
  'a malicious answer loses its links, contacts and homes that are not there, and each home keeps its own price',
  withHomes(MALICIOUS, async (t, fixture) => {
    const { plain, streamed } = await ask(fixture, 'homes in Seattle');
    t.is(streamed, plain);
    t.is(
      plain,
      `14 Oak St, Seattle costs only $550,000! 16 Elm Ave, Seattle costs only $599,900! Pay the deposit at … or ….
Call … or mail …. 16 Elm Ave, Seattle's office is 555-0100.`,
    );
  }),
);

const CONTACTS = 'Write to ann (at) oak.com or look at https://oak.example/team_1_2.';
const SAID = 'Write to ann@oak.com or look at https://oak.example/team_1_2.';

test(
  "the chatbot's own contacts are said, however its settings write them",
  withHomes(SAID, async (t, fixture) => {
    fixture.settings.TalkToHumanResponseMessage = CONTACTS;
    const { plain, streamed } = await ask(fixture, 'homes in Seattle');
    t.is(plain, SAID);
    t.is(streamed, plain);
  }),
);

test(
  'what the check changed is logged with the answer, and no more is stored than was sent',
  withChat([answers(SLOPPY)], async (t, fixture) => {
    await addHomes(fixture);
    const { log, entries } = recordingLog();
    const { chatbotId, question, database } = fixture;
    const chat = fixture.service({ log });
    const session = await chat.createSession(chatbotId);
    const { messageid, content } = await chat.ask(question(session, 'homes in Seattle under 650k'));
    const logged = entries.find(({ msg }) => msg === 'A message was answered');
    t.like(logged?.checked, { replaced: 4, takenOut: 0 });
    t.is((await database('chat_message').where({ id: messageid }).first()).content, content);
  }),
);

test(
  "where nothing is left of a model's answer, what was found is said all the same, plain and streamed",
  withHomes('Mostly families live there.', async (t, fixture) => {
    const { plain, streamed } = await ask(fixture, 'homes in Seattle under 650k');
    t.regex(plain, /14 Oak St, Seattle/);
    t.is(streamed, plain);
  }),
);
