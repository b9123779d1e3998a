import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { feedConfigProblems } from '../../src/feeds/configuration/check-feed-config.ts';
import type { InspectionData } from '../../src/feeds/inspect/inspection-data.ts';
import { agentGrid, spreadsheet } from '../feeds/inspect/inspected-files.ts';
import { type FeedHttpFixture, field, file, withFeedHttp } from './with-feed-http.ts';

const inspect = (http: FeedHttpFixture, parts: Parameters<FeedHttpFixture['upload']>[0], headers = {}) =>
  http.upload(parts, headers, '/chat/Feed/Inspect');

test(
  'A file that is sent is looked at: the answer tells what it is, and the feed that would import it; nothing is stored',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const { status, envelope } = await inspect(http, [file(agentGrid(), 'C:\\\\mls\\\\grid.txt')]);
    t.is(status, 200);
    t.true(envelope.Success, envelope.Message);
    const found = envelope.Data as InspectionData & { Folder: string };
    t.like(found, { Name: 'grid.txt', Rows: 30, MoreRows: false, Needed: [], ToFillIn: [], Folder: 'feeds' });
    const theirs = (await inspect(http, [file(agentGrid())], http.otherSecret)).envelope.Data;
    t.regex((theirs as { Folder: string }).Folder, /^feeds\/workspace-\d+$/);
    t.regex(found.Format, /^a table with tabs/);
    t.is(found.Columns.length, 22);
    t.deepEqual(feedConfigProblems(found.Configuration), []);
    t.deepEqual(JSON.parse(found.Text), found.Configuration);
    t.like(found.Configuration, { chatbots: [{ serialNumber: feed.serialNumber }], source: { file: 'grid.txt' } });
    t.is(found.Configuration.schedule?.timeZone, 'America/Los_Angeles');
    t.is(found.Tried.Rows, found.Tried.OnMarket + found.Tried.Sold + found.Tried.OffMarket);
    t.deepEqual(await http.uploads(), []);
    t.deepEqual(await readdir(join(feed.config.configFolder, 'feeds')), ['main.json']);
    t.deepEqual(await feed.database('feed_run').select('*'), []);
  }),
);

test(
  'What only a person can tell is named with its line, for the chatbot that is named',
  withFeedHttp(
    async (t, http) => {
      const [, two] = http.feed.chatbots;
      const named = [field('SerialNumber', two?.serialNumber ?? ''), file(spreadsheet())];
      const { Configuration, Text, ToFillIn, Needed } = (await inspect(http, named)).envelope.Data as InspectionData;
      t.is(Configuration.chatbots[0]?.serialNumber, two?.serialNumber);
      t.regex(Needed.join(' '), /What .*"P" mean/);
      const place = ToFillIn.find(({ Field }) => Field === 'statuses.P');
      t.is(place?.Asked, 'often Pending');
      t.regex(Text.split('\n')[(place?.Line ?? 0) - 1] ?? '', /"P": "TODO: often Pending"/);
      const unnamed = (await inspect(http, [file(spreadsheet())])).envelope.Data as InspectionData;
      t.regex(unnamed.Configuration.chatbots[0]?.serialNumber ?? '', /^TODO/);
    },
    { chatbots: 2 },
  ),
);

const TITLED = 'Homes,,,\nby us,,,\nRef,Status,,Price\nA1,Active,x,450000\nB2,Sold,y,512000\n';

test(
  'A file that no feed could read, a chatbot of others, and wrong fields are told, and a session key does not do',
  withFeedHttp(async (t, http) => {
    const wrong: [parts: Parameters<FeedHttpFixture['upload']>[0], code: number, message: RegExp][] = [
      [[file('%PDF-1.7 nothing', 'homes.pdf')], 400, /homes\.pdf/],
      [[field('SerialNumber', 'f'.repeat(32)), file(agentGrid())], 404, /There is no chatbot/],
      [[field('Record', 'x')], 400, /^file is required$/],
      [[file(TITLED)], 400, /begins with "Homes.*: set HeaderLine to its line$/],
      [[field('HeaderLine', '0'), file(TITLED)], 400, /^HeaderLine /],
      [[field('Feed', 'main'), file(agentGrid())], 400, /^Feed is not known/],
    ];
    for (const [parts, code, message] of wrong) {
      const { envelope } = await inspect(http, parts);
      t.is(envelope.Code, code, envelope.Message);
      t.regex(envelope.Message, message);
      t.is(envelope.Data, null);
    }
    const { envelope } = await inspect(http, [field('HeaderLine', '3'), file(TITLED)]);
    t.deepEqual((envelope.Data as InspectionData).Configuration.format, { headerLine: 3 });
    t.is((await inspect(http, [file(agentGrid())], { Authorization: 'Bearer nobody' })).status, 401);
    t.deepEqual(await http.uploads(), []);
  }),
);
