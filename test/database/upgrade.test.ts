import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { createApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/config.ts';
import { restoreDatabase } from '../../src/database/restore.ts';
import { createLogger } from '../../src/process/logger.ts';
import { DEMO, SECRET, SESSION, urlOf } from '../helpers/program.ts';
import { createTestDatabase } from '../helpers/with-database.ts';

/**
 * What the program of 2026-11-21 (commit 54088722, six migrations) had stored and backed up: the demo chatbot with four homes of the sample
 * feed and one of the API, whose price was changed, and a question with its answer. Where its data folder lay is made up.
 */
const FIRST_VERSION = join(import.meta.dirname, 'first-version.gz');

const post = async (url: string, path: string, body: object) => {
  const isOfSession = path.endsWith('/RealEstateList');
  const headers = isOfSession ? { 'chatrobot-sessionkey': SESSION } : { Authorization: SECRET };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into answers whose shape it asserts
  const { Data, Success, Message } = (await response.json()) as any;
  if (!Success) throw new Error(`${path}: ${Message}`);
  return Data;
};

test('a service starts on data that the first version made: homes, history, keys, settings, runs and chats are as they were', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-upgrade-'));
  const { database, target, drop } = await createTestDatabase({ migrated: false });
  t.teardown(drop);
  t.teardown(() => rm(folder, { recursive: true }));
  await restoreDatabase(database, FIRST_VERSION);
  const config = loadConfig({
    ...{ DATABASE_URL: urlOf(target), LISTINGD_DATA: join(folder, 'data'), LISTINGD_CONFIG: folder, PORT: '0' },
    ...{ LISTINGD_DEMO: 'off', LISTINGD_SECRET_KEY: SECRET, LISTINGD_SESSION_KEY: SESSION },
  });
  const app = createApp({ config, log: createLogger('silent') });
  t.teardown(app.stop);
  const { address, first } = await app.start();
  t.is(first.created, false);
  const ask = (path: string, body: object) => post(address.url, path, body);

  const { List, VirtualCount } = await ask('/chat/Chatbot/RealEstateList', { SerialNumber: DEMO });
  t.is(VirtualCount, 5);
  t.deepEqual(
    List.map(({ ID, MLSNumber, Price, Bedrooms }: Record<string, unknown>) => [ID, MLSNumber, Price, Bedrooms]),
    [
      [1, 'SD2600001', '549000.00', '3'],
      [2, 'SD2600002', '589900.00', '3'],
      [3, 'SD2600003', '525000.00', '3'],
      [4, 'SD2600004', '479000.00', '3'],
      [5, 'OLD-1', '490000.00', '3'],
    ],
  );
  const history = await ask('/chat/Chatbot/RealEstateHistory', {
    SerialNumber: DEMO,
    Key: 'OLD-1',
    KeyType: 'MLSNumber',
  });
  t.like(history.List[0], { Kind: 'update', Changes: [{ Field: 'SalePrice', From: '500000.00', To: '490000.00' }] });
  const settings = await ask('/chat/Chatbot/Get', { serialNumber: DEMO });
  t.like(settings, { Name: 'Homes of before', WelcomeMessage: 'Hello from before', TimeZone: 'America/Los_Angeles' });
  const runs = await ask('/chat/Feed/RunList', {});
  t.like(runs.List[0], { RunID: 1, Feed: 'sample', State: 'Succeeded', Rows: 4 });
  const said = await ask('/chat/Chat/MessageList', { sessionID: 1 });
  t.deepEqual(
    said.List.map(({ Role, State }: Record<string, unknown>) => [Role, State]),
    [
      ['user', 'Answered'],
      ['assistant', 'Answered'],
    ],
  );
  const answer = await ask('/chat/Chat/ClientAsk', {
    sessionID: 1,
    content: 'homes with 3 bedrooms in San Diego under 500k?',
  });
  t.regex(answer.content, /2 homes/);
  t.regex(answer.content, /12 Example Street.*490,000/);
});
