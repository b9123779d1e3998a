import { createApp, type StartedApp } from '../app.ts';
import { DEMO_SERIAL_NUMBER } from '../services.ts';
import { describeRun, followRun } from './follow-run.ts';
import type { CommandContext } from './with-services.ts';

/** Requests, batches and the database get this long before the process ends all the same. */
const DEADLINE_MILLISECONDS = 9_500;

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
  if (session !== undefined && chatbot !== undefined) {
    const body = { SerialNumber: DEMO_SERIAL_NUMBER, CityName: 'San Diego', PageSize: 2 };
    lines.push(post('/chat/Chatbot/RealEstateList', `chatrobot-sessionkey: ${session}`, body));
  }
  if (secret !== undefined && chatbot !== undefined) {
    const sessionID = await services.chat.createSession(chatbot.id);
    const body = { sessionID, content: '3 bedrooms under 600k near Mission Bay?' };
    lines.push(post('/chat/Chat/ClientAsk', `Authorization: ${secret}`, body));
    lines.push(post('/chat/Chat/ClientAsk', `Authorization: ${secret}`, { ...body, stream: true }));
  }
  if (secret !== undefined) lines.push(post('/chat/Feed/List', `Authorization: ${secret}`, {}));
  return [...lines, ''];
};

/** Shows the progress of feeds that have never been imported before. */
const followFirstImports = async ({ services }: StartedApp, { print, say }: CommandContext): Promise<void> => {
  for (const { feed, error } of await services.registry.all()) {
    if (error !== null || feed.lastReachedAt !== null) continue;
    const waiting = await services.runs.latest(feed.id, ['Queued', 'Running']);
    if (waiting === undefined) continue;
    for (const line of describeRun(await followRun(services.runs, waiting.id, say))) print(line);
  }
};

/**
 * `listingd start`: the service, until SIGTERM or SIGINT. Finishes what is in hand and returns 0 within ten seconds; a
 * second signal ends it at once.
 */
export const startCommand = async (context: CommandContext): Promise<number> => {
  const { config, log, print, say } = context;
  const app = createApp({ config, log, say });
  const stopped = new Promise<NodeJS.Signals>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
  const begun = performance.now();
  const started = await app.start();
  print(`listingd serves on ${started.address.url} (after ${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  for (const line of await describeFirstStart(started, config.demo)) print(line);
  const imports = followFirstImports(started, context).catch((error: unknown) =>
    log.warn({ err: error }, 'the first imports could not be followed'),
  );
  const signal = await stopped;
  say(`${signal}: finishing what is in hand`);
  const overdue = setTimeout(() => {
    log.error('the stop took too long, the process ends now');
    process.exit(1);
  }, DEADLINE_MILLISECONDS);
  for (const again of ['SIGTERM', 'SIGINT'] as const) process.once(again, () => process.exit(1));
  await app.stop();
  await Promise.race([imports, Promise.resolve()]);
  clearTimeout(overdue);
  return 0;
};
