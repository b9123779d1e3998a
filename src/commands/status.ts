import type { Config } from '../config/config.ts';
import { isDatabaseAway } from '../database/database-failure.ts';
import { pendingMigrations } from '../database/migrate.ts';
import { isDatabaseServed, runningService } from '../database/open-database.ts';
import { SetupError } from '../errors.ts';
import type { FeedData, FeedState } from '../feeds/feed-data.ts';
import { createServices } from '../services.ts';
import { type Finding, SIGNS } from './doctor/finding.ts';
import { allFeeds, describeFeeds } from './feed.ts';
import { labelled, minute } from './lay-out.ts';
import { type CommandContext, withDatabase } from './with-services.ts';

/**
 * The service of this data folder. `Health`: `ok`, or what is wrong with what answers at `Url`, which may be another program; null where no
 * port is set to ask at.
 */
type ServiceState = {
  Running: boolean;
  Process: number | null;
  Since: string | null;
  Url: string | null;
  Health: string | null;
};

const HEALTH_MILLISECONDS = 4_000;
/** `Health` where nothing answers. */
export const NO_ANSWER = 'no answer';
const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

const urlOf = ({ host, port }: Config): string | null => {
  const near = EVERYWHERE[host] ?? host;
  return port === 0 ? null : `http://${near.includes(':') ? `[${near}]` : near}:${port}`;
};

const askHealth = async (url: string): Promise<string> => {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(HEALTH_MILLISECONDS) });
    const { Success, Message } = (await response.json()) as { Success?: unknown; Message?: unknown };
    return Success === true ? 'ok' : String(Message);
  } catch (error) {
    return error instanceof SyntaxError ? 'what answers there is no listingd' : NO_ANSWER;
  }
};

/** Whether a service runs on this data folder, since when, and how it does. */
export const lookAtService = async (config: Config): Promise<ServiceState> => {
  const service = await runningService(config);
  const Url = urlOf(config);
  const Health = Url === null ? null : await askHealth(Url);
  return {
    Running: service !== undefined,
    Process: service?.pid ?? null,
    Since: service?.since?.toISOString() ?? null,
    ...{ Url, Health },
  };
};

type Content = { Database: string; Feeds: FeedData[]; Chatbots: number; Homes: number };
const NOTHING = { Feeds: [], Chatbots: 0, Homes: 0 };

/** What the database holds, where it is there to be asked; it is neither started nor changed for it. */
const lookAtContent = async (context: CommandContext): Promise<Content> => {
  if (!(await isDatabaseServed(context.config))) return { Database: 'it runs with the service only', ...NOTHING };
  try {
    return await withDatabase(context, async ({ database }) => {
      const pending = await pendingMigrations(database);
      if (pending.length > 0) return { Database: 'its tables are not up to date: npx listingd migrate', ...NOTHING };
      const services = createServices({ ...context, database });
      const chatbots = await services.chatbots.list();
      let Homes = 0;
      for (const { id } of chatbots) {
        Homes += (await services.listings.list(id, { PageNumber: 1, PageSize: 1 })).VirtualCount;
      }
      return { Database: 'ok', Feeds: await allFeeds(services), Chatbots: chatbots.length, Homes };
    });
  } catch (error) {
    if (!(error instanceof SetupError) && !isDatabaseAway(error)) throw error;
    return { Database: (error as Error).message, ...NOTHING };
  }
};

const WRONG: readonly FeedState[] = ['Broken', 'Failing', 'Stale'];
const WAITING: readonly FeedState[] = ['Held', 'Waiting'];

const ago = (since: string, now: Date): string => {
  const minutes = Math.max(0, Math.round((now.getTime() - Date.parse(since)) / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2_880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1_440)} days`;
};

const serviceWords = (
  { Running, Process, Since, Url, Health }: ServiceState,
  { dataFolder }: Config,
  now: Date,
): string => {
  if (!Running) {
    const here = `not running on ${dataFolder}`;
    return Health === 'ok'
      ? `${here}, but one answers on ${Url}: set LISTINGD_DATA as that has it`
      : `${here}: npx listingd start starts it`;
  }
  const since = Since === null ? '' : ` since ${minute(Since)} UTC (${ago(Since, now)})`;
  const answers = Health === null || Url === null ? '' : `; ${Url}: ${Health === 'ok' ? 'answers' : Health}`;
  return `running${since}${Process === null ? '' : `, process ${Process}`}${answers}`;
};

const feedWords = (feeds: readonly FeedData[]): string => {
  const counts = Map.groupBy(feeds, ({ State }) => State);
  return feeds.length === 0
    ? 'none'
    : [...counts].map(([state, { length }]) => `${length} ${state.toLowerCase()}`).join(', ');
};

/**
 * `listingd status`: whether the service is up, and what is wrong with which feed. Starts and changes nothing. Exit code 0: all is well; 1:
 * something is wrong; 2: nothing is, but a feed waits for a person.
 */
export const statusCommand = async (context: CommandContext): Promise<number> => {
  const { config, clock, answer, print, terminal } = context;
  const { width, paint } = terminal;
  const service = await lookAtService(config);
  const content = await lookAtContent(context);
  answer({ Service: service, ...content });
  const { Database, Feeds, Chatbots, Homes } = content;
  const isUp = service.Running && (service.Health === null || service.Health === 'ok');
  const isRead = Database === 'ok';
  const wanting = Feeds.filter(({ State }) => WRONG.includes(State) || WAITING.includes(State));
  const isAnyWrong = Feeds.some(({ State }) => WRONG.includes(State));
  const show = (label: string, state: Finding['State'], words: string): void => {
    const [line = '', ...others] = labelled(label, words, width - 2);
    const [colour, sign] = SIGNS[state];
    print(`${paint(colour, sign)} ${line}`);
    for (const other of others) print(`  ${other}`);
  };
  show('Service', isUp ? 'ok' : 'wrong', serviceWords(service, config, clock()));
  show('Database', isRead ? 'ok' : 'wrong', Database);
  if (isRead) {
    show('Homes', 'ok', `${Homes} in ${Chatbots} ${Chatbots === 1 ? 'chatbot' : 'chatbots'}`);
    show('Feeds', isAnyWrong ? 'wrong' : wanting.length > 0 ? 'warning' : 'ok', feedWords(Feeds));
  }
  if (wanting.length > 0) for (const line of ['', ...describeFeeds(wanting, terminal)]) print(line);
  if (!isUp || !isRead || isAnyWrong) return 1;
  return wanting.length > 0 ? 2 : 0;
};
