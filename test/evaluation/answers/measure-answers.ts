import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingLabel, listingName } from '../../../src/chat/answer/listing-label.ts';
import { createChatService } from '../../../src/chat/chat-service.ts';
import { LANGUAGE_CODES } from '../../../src/language/language.ts';
import { withholdAddress } from '../../../src/listings/withhold-address.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { chatSettings, modelsWith } from '../../helpers/chat-fixture.ts';
import { type Exchange, type Script, says, startRecordingProvider } from '../../helpers/recording-provider.ts';
import { type FeedFixture, useFeed } from '../../helpers/with-feed.ts';
import { noFiles, shippedLandmarks } from '../service/evaluated-service.ts';

/**
 * What a good model said to a message of a conversation, written by hands that don't know the check of answers. All of it is true of
 * the homes, general knowledge or arithmetic, so a visitor gets it as it is. `{{705 E Republican St #101}}` stands where the model
 * wrote the mark of that home; a home without an address goes by its MLS number.
 */
export type StoredAnswer = {
  conversation: string | number;
  turn?: number;
  language?: string;
  question: string;
  /** What the model looks for before it answers. */
  calls?: readonly { name: string; arguments: unknown }[];
  answer: string;
  /** Those of `unread` are not looked at while the check is built. */
  set: 'read' | 'unread';
};

const FOLDER = join(import.meta.dirname, 'good');

/** Long texts are stored in pieces, so that no line is too long to read. */
const whole = (text: unknown): unknown => (Array.isArray(text) ? text.join('') : text);

const readRows = (path: string): StoredAnswer[] => {
  const text = readFileSync(path, 'utf8');
  const rows = path.endsWith('.jsonl')
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : JSON.parse(text);
  return (rows as Partial<StoredAnswer>[]).map((row, index) => {
    const { conversation = `row ${index + 1}`, set = 'read' } = row;
    const [question, answer] = [row.question, row.answer].map(whole);
    if (typeof question !== 'string' || typeof answer !== 'string')
      throw new Error(`${path}: row ${index + 1} needs a question and an answer`);
    return { ...row, conversation: `${path} ${conversation}`, question, answer, set };
  });
};

/** The answers of a file of JSON (an array) or JSON lines, or all that are stored here. A row without a conversation is one by itself. */
export const readAnswers = (path?: string): StoredAnswer[] => {
  if (path !== undefined) return readRows(path);
  const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.json')) : [];
  return names.sort().flatMap((name) => readRows(join(FOLDER, name)));
};

/** The same answer as it was meant and as the visitor got it, addresses without their town, link and office. */
type MeasuredAnswer = StoredAnswer & {
  expected: string;
  got: string;
  isAltered: boolean;
  /** Homes that it names and no row of the prompt held: the model could write no mark. */
  withoutRow: string[];
};
type Request = { messages: { role: string; content: string | null }[] };
/** What an answer calls it, and what ClientAsk makes of that: the longest first. */
type Home = { address: string; labels: string[] };

const SAMPLES = join(import.meta.dirname, '../../../feeds/sample-first-night.csv');
/** When the answers were written: days on market are as of it. */
const NOW = '2026-11-28T18:00:00Z';
const SETTINGS = {
  ...chatSettings,
  TimeZone: 'America/Los_Angeles',
  SystemMessage:
    'You are Skye, the assistant of Harbor & Pine Realty, a brokerage with offices in San Diego and Seattle. Our office phone is ' +
    '206-555-0142 and our e-mail is hello@harborpine.example.com. Office hours: Monday to Saturday, 9 am to 6 pm. We charge buyers ' +
    'a commission of 2.5%. Our preferred lender is Tidewater Mortgage (https://tidewater.example.com). Be warm and helpful; feel ' +
    'free to explain general real estate topics such as mortgages, closing costs and inspections.',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Rows of listings begin with their number. The newest row that names the home as one of its values counts. */
const markOf = (address: string, { messages }: Request): string | undefined => {
  const isValue = new RegExp(`(?:^|[|:])\\s*${escaped(address)}\\s*(?:$|[|,;])`, 'mu');
  for (const { role, content } of [...messages].reverse()) {
    const rows = role === 'assistant' ? [] : (content ?? '').split(/^(?=#\d+\b)/m);
    const number = /^#(\d+)/.exec(rows.find((row) => row.includes('#') && isValue.test(row)) ?? '')?.[1];
    if (number !== undefined) return `[#${number}]`;
  }
  return undefined;
};

/** Addresses alone stay of what stands for a mark; how many blanks part two words is no difference. */
const bare = (text: string, homes: readonly Home[]): string =>
  homes
    .reduce(
      (rest, { address, labels }) => labels.reduce((all, label) => all.replaceAll(label, address), rest),
      text.replace(/\{\{(.+?)\}\}/g, '$1'),
    )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();

const callsTools = async (exchange: Exchange, made: NonNullable<StoredAnswer['calls']>): Promise<void> => {
  const pieces = made.map((call, index) => ({
    ...{ index, id: `call${index}`, type: 'function' },
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));
  await exchange.calls(...pieces);
  await exchange.done('tool_calls');
};

const importFile = async (feed: FeedFixture, path: string, name: string): Promise<void> => {
  const { run } = await feed.importFile(readFileSync(path), { feed: name });
  if (run.State !== 'Succeeded') throw new Error(`${path}: ${run.State}, ${run.Message}`);
};

const importHomes = async (feed: FeedFixture, more: string | undefined): Promise<Home[]> => {
  feed.setNow(NOW);
  const defaults = { CurrencySymbol: '$', AreaUnit: 'Square Feet' };
  await feed.configure({ extension: ['PoolFeatures', 'LotFeatures', 'View'], defaults });
  await importFile(feed, SAMPLES, 'main');
  if (more !== undefined) await feed.configure({ preset: 'redfin', key: ['MLSNumber', 'Url'], mode: 'delta' }, 'more');
  for (const name of more === undefined ? [] : readdirSync(more).sort())
    await importFile(feed, join(more ?? '', name), 'more');
  return (await feed.shown()).map(({ id, values: stored }) => {
    const values = withholdAddress(stored);
    const listing = { id, sourceId: 0, unconfirmedSince: null, values };
    const labels = [
      ...LANGUAGE_CODES.map((language) => listingLabel(listing, language)),
      ...LANGUAGE_CODES.map((language) => listingName(listing, language)),
    ];
    return { address: values.Address || (values.MLSNumber ?? ''), labels };
  });
};

/**
 * Says stored answers in the place of a model, each conversation in a session of its own, to the 200 sample homes and to those of
 * `more`, a folder of Redfin's downloads.
 */
export const measureAnswers = async (answers: readonly StoredAnswer[], more?: string): Promise<MeasuredAnswer[]> => {
  const measured: MeasuredAnswer[] = [];
  let said: StoredAnswer | undefined;
  let hasCalled = false;
  let withoutRow: string[] = [];
  const script: Script = async (exchange) => {
    const request = JSON.parse(exchange.request.body) as Request;
    const made = said?.calls ?? [];
    if (made.length > 0 && !hasCalled) {
      hasCalled = true;
      return callsTools(exchange, made);
    }
    withoutRow = [];
    const text = (said?.answer ?? '').replace(/\{\{(.+?)\}\}/g, (_, address: string) => {
      const mark = markOf(address, request);
      if (mark === undefined) withoutRow.push(address);
      return mark ?? address;
    });
    await says(text.split(/(?<=\s)/))(exchange);
  };
  const provider = await startRecordingProvider(script);
  try {
    await useFeed(async (feed) => {
      const homes = await importHomes(feed, more);
      const chat = createChatService({
        database: feed.database,
        chatbots: { settingsOf: () => SETTINGS },
        models: modelsWith({ contextTokens: 32_000, fallback: false }),
        landmarks: shippedLandmarks,
        openAi: { apiKey: 'sk-evaluation', baseUrl: provider.baseUrl },
        files: noFiles,
        log: createLogger('silent'),
        clock: feed.now,
      });
      for (const conversation of Map.groupBy(answers, ({ conversation }) => conversation).values()) {
        const sessionID = await chat.createSession(feed.chatbotId);
        for (const answer of conversation) {
          [said, hasCalled, withoutRow] = [answer, false, []];
          const asked = { workspaceId: feed.workspaceId, sessionID, content: answer.question };
          const { content } = await chat.ask({ ...asked, chatAskType: 'Text', fileIds: [] });
          const [expected, got] = [bare(answer.answer, homes), bare(content, homes)];
          measured.push({ ...answer, expected, got, isAltered: expected !== got, withoutRow });
        }
      }
    });
  } finally {
    await provider.close();
  }
  return measured;
};

const linesOf = (text: string, without: string, sign: string): string[] =>
  text.split('\n').flatMap((line) => (without.split('\n').includes(line) ? [] : `${sign} ${line}`));

/** How many answers of each set were altered, and the lines that differ of those that may be read. */
export const sayAnswers = (measured: readonly MeasuredAnswer[], showsUnread: boolean): string => {
  const rates = [...Map.groupBy(measured, ({ set }) => set)].map(
    ([set, own]) => `${set}: ${own.filter(({ isAltered }) => isAltered).length} of ${own.length} altered`,
  );
  const told = measured.filter(({ set }) => set === 'read' || showsUnread);
  const differences = told
    .filter(({ isAltered, withoutRow }) => isAltered || withoutRow.length > 0)
    .map(({ conversation, turn = '', question, expected, got, withoutRow }) =>
      [
        `${conversation} ${turn} ${question}`,
        ...withoutRow.map((address) => `  no row of the prompt: ${address}`),
        ...linesOf(expected, got, '-'),
        ...linesOf(got, expected, '+'),
      ].join('\n'),
    );
  return [...differences, rates.join('\n') || 'There are no answers in test/evaluation/answers/good'].join('\n\n');
};
