import { createApp, type StartedApp } from '../app.ts';
import { DEMO_SERIAL_NUMBER } from '../chatbots/chatbot-service.ts';
import { RUN_STATES } from '../feeds/runs/run.ts';
import { collectGarbage } from '../process/memory.ts';
import { describeRun } from './describe-run.ts';
import { followRun } from './follow-run.ts';
import type { CommandContext } from './with-services.ts';

/** Requests, batches and the database get this long before the process ends all the same. */
const DEADLINE_MILLISECONDS = 9_500;
/** One stop may arrive twice: from the terminal or the supervisor, and passed on by npm. */
const SAME_STOP_MILLISECONDS = 500;

/** Curl lines with the first workspace's keys in them, to be pasted as they stand. */
const describeFirstStart = async ({ first, services, address }: StartedApp, demo: boolean): Promise<string[]> => {
  const secret = first.keys.find((key) => key.kind === 'secret')?.value;
  const session = first.keys.find((key) => key.kind === 'session')?.value;
  if (secret === undefined && session === undefined) return [];
  const post = (path: string, header: string, body: object): string =>
    `  curl -s ${address.url}${path} -H '${header}' -d '${JSON.stringify(body)}'`;
  const lines = ['', 'The keys of the first workspace. They are shown this once: keep them.'];
  if (secret !== undefined) lines.push(`  secret key   ${secret}`);
  if (session !== undefined) lines.push(`  session key  ${session}`);
  lines.push('', 'Try it:');
  const chatbot = demo ? await services.chatbots.findBySerialNumber(DEMO_SERIAL_NUMBER) : undefined;
  if (chatbot !== undefined) lines.push(`  ${address.url}/chat/${DEMO_SERIAL_NUMBER}    (in a browser)`);
  if (session !== undefined && chatbot !== undefined) {
    const body = { SerialNumber: DEMO_SERIAL_NUMBER, CityName: 'San Diego', PageSize: 2 };
    lines.push(post('/chat/Chatbot/RealEstateList', `chatrobot-sessionkey: ${session}`, body));
  }
  if (secret !== undefined && chatbot !== undefined) {
    const sessionID = await services.chat.createSession(chatbot.id);
    const body = { sessionID, content: '3 bedrooms under 600k in San Diego?' };
    lines.push(post('/chat/Chat/ClientAsk', `Authorization: ${secret}`, body));
    lines.push(post('/chat/Chat/ClientAsk', `Authorization: ${secret}`, { ...body, stream: true }));
  }
  if (secret !== undefined) lines.push(post('/chat/Feed/List', `Authorization: ${secret}`, {}));
  return [...lines, ''];
};

/** Shows the progress of feeds that have never been imported before, also of those that are imported already. */
const followFirstImports = async (
  { services, unread }: StartedApp,
  { print, say }: CommandContext,
  signal: AbortSignal,
): Promise<void> => {
  for (const { feedId, endedRunId } of unread) {
    const first = await services.runs.latest(feedId, RUN_STATES);
    if (first === undefined || first.id <= endedRunId) continue;
    const run = await followRun(services.runs, first.id, { say, signal });
    for (const line of describeRun(run)) print(line);
  }
};

/**
 * `listingd start`: the service, until SIGTERM or SIGINT. Finishes what is in hand and returns 0 within ten seconds; a
 * second signal ends it at once, unless it is the first one passed on once more.
 */
export const startCommand = async (context: CommandContext): Promise<number> => {
  const { config, log, print, say } = context;
  const stopping = new AbortController();
  const received = new Promise<void>((resolve) => {
    let first: { name: NodeJS.Signals; at: number } | undefined;
    const stop = (name: NodeJS.Signals): void => {
      if (first !== undefined) {
        if (name === first.name && performance.now() - first.at < SAME_STOP_MILLISECONDS) return;
        process.exit(1);
      }
      first = { name, at: performance.now() };
      say(`${name}: finishing what is in hand`);
      setTimeout(() => {
        log.error('the stop took too long, the process ends now');
        process.exit(1);
      }, DEADLINE_MILLISECONDS).unref();
      stopping.abort(new Error(`stopped by ${name}`));
      resolve();
    };
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, stop);
  });
  const app = createApp({ config, log, say, signal: stopping.signal });
  const begun = performance.now();
  let started: StartedApp;
  try {
    started = await app.start();
  } catch (error) {
    if (stopping.signal.aborted) return 0;
    throw error;
  }
  collectGarbage();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  print(`listingd serves on ${started.address.url} (after ${seconds} s), with its data in ${config.dataFolder}`);
  context.answer({ Url: started.address.url, DataFolder: config.dataFolder, Keys: started.first.keys });
  for (const line of await describeFirstStart(started, config.demo)) print(line);
  const imports = followFirstImports(started, context, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'the first imports could not be followed');
  });
  await received;
  await Promise.all([app.stop(), imports]);
  return 0;
};
