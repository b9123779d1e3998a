import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { parse } from 'csv-parse/sync';
import { feedConfigProblems } from '../../src/feeds/configuration/check-feed-config.ts';
import type { InspectionData } from '../../src/feeds/inspect/inspection-data.ts';
import { agentGrid, spreadsheet } from '../feeds/inspect/inspected-files.ts';
import { workbookOf } from '../helpers/workbooks.ts';
import { type FeedHttpFixture, field, file, withFeedHttp } from './with-feed-http.ts';

const post = (http: FeedHttpFixture, fields: object, headers: Record<string, string> = http.secret) =>
  http.send('/chat/Feed/Save', headers, { raw: JSON.stringify(fields) });

const filesOf = async ({ feed }: FeedHttpFixture): Promise<string[]> =>
  (await readdir(join(feed.config.configFolder, 'feeds'))).sort();

/** The configuration of a feed that may be saved, with these changes. */
const configOf = ({ feed }: FeedHttpFixture, changes: object = {}) => ({
  chatbots: [{ serialNumber: feed.serialNumber }],
  ...{ source: { file: 'feeds/nightly.csv' }, preset: 'reso', key: ['ListingKey'], mode: 'snapshot' },
  ...changes,
});

test(
  'A feed that is saved is a file of the configuration folder as one made by hand, and waits for a first look',
  withFeedHttp(async (t, http) => {
    const config = configOf(http, { schedule: { cron: '15 3 * * *', timeZone: 'America/Denver' } });
    const { envelope } = await post(http, { Feed: 'nightly', Text: JSON.stringify(config) });
    t.like(envelope, { Success: true, Data: { Feed: 'nightly' } });
    t.deepEqual(await filesOf(http), ['main.json', 'nightly.json']);
    const text = await readFile(join(http.feed.config.configFolder, 'feeds', 'nightly.json'), 'utf8');
    t.deepEqual(JSON.parse(text), config);
    t.true(text.includes('\n  "mode": "snapshot"'));
    const { List } = (await http.send('/chat/Feed/List', http.secret, { raw: '{}' })).envelope.Data as {
      List: { Feed: string; State: string }[];
    };
    t.is(List.find(({ Feed }) => Feed === 'nightly')?.State, 'Waiting');
  }),
);

test(
  'No feed is overwritten unless that is said and it is one’s own; what is not saved leaves nothing behind',
  withFeedHttp(async (t, http) => {
    const Text = JSON.stringify(configOf(http));
    await post(http, { Feed: 'nightly', Text });
    const other = JSON.stringify(configOf(http, { mode: 'delta' }));
    const refused = await post(http, { Feed: 'nightly', Text: other });
    t.like(refused.envelope, { Code: 409, Data: null });
    t.regex(refused.envelope.Message, /There is a feed nightly already, and nothing was written/);
    const theirs = await http.feed.services.chatbots.add({
      workspaceId:
        (await http.feed.services.access.findOwner(http.otherSecret.Authorization.slice(7)))?.workspaceId ?? 0,
      timeZone: 'UTC',
    });
    const source = { url: 'https://mls.example/nightly.csv' };
    const own = JSON.stringify(configOf(http, { chatbots: [{ serialNumber: theirs.serialNumber }], source }));
    t.is((await post(http, { Feed: 'nightly', Text: own, Replace: true }, http.otherSecret)).envelope.Code, 409);
    const path = join(http.feed.config.configFolder, 'feeds', 'nightly.json');
    t.is(JSON.parse(await readFile(path, 'utf8')).mode, 'snapshot');
    t.true((await post(http, { Feed: 'nightly', Text: other, Replace: true })).envelope.Success);
    t.is(JSON.parse(await readFile(path, 'utf8')).mode, 'delta');
    t.deepEqual(await filesOf(http), ['main.json', 'nightly.json']);
  }),
);

test(
  'The configuration of a feed that may be saved is shown to be changed, without what an address may hide, and no other',
  withFeedHttp(async (t, http) => {
    const show = async (Feed: string, headers: Record<string, string> = http.secret) =>
      (await http.send('/chat/Feed/Configuration', headers, { raw: JSON.stringify({ Feed }) })).envelope;
    const config = configOf(http, { limits: { minRows: 0.5 } });
    t.like((await post(http, { Feed: 'nightly', Text: JSON.stringify(config) })).envelope, { Message: '' });
    t.like(await show('nightly'), { Message: '' });
    const { Text } = (await show('nightly')).Data as { Text: string };
    t.deepEqual(JSON.parse(Text), config);
    // The file that it reads has come meanwhile, and is its own.
    const folder = join(http.feed.config.configFolder, '..', 'feeds');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'nightly.csv'), 'x');
    t.like((await post(http, { Feed: 'nightly', Text, Replace: true })).envelope, { Message: '' });
    const source = { url: 'https://mls.example/a.csv?key=s3cret' };
    await post(http, { Feed: 'fetched', Text: JSON.stringify(configOf(http, { source })) });
    const fetched = (await show('fetched')).Data as { Text: string };
    t.regex(JSON.parse(fetched.Text).source.url, /^TODO: the whole web address/);
    t.false(fetched.Text.includes('s3cret'));
    const rows: [feed: string, headers: Record<string, string> | undefined, code: number, message: RegExp][] = [
      ['nightly', http.otherSecret, 404, /There is no feed "nightly"/],
      ['nobody', undefined, 404, /There is no feed "nobody"/],
      ['main', undefined, 409, /Feed main is changed in its file only: source\./],
    ];
    for (const [feed, headers, code, message] of rows) {
      const { Code, Message } = await show(feed, headers);
      t.is(Code, code, feed);
      t.regex(Message, message);
    }
  }),
);

test(
  'Names that are paths, what the check of feeds refuses, and sources that a key may not name are told and not saved',
  withFeedHttp(async (t, http) => {
    const saved = (changes: object, Feed = 'nightly') => ({ Feed, Text: JSON.stringify(configOf(http, changes)) });
    const bearer = { type: 'bearer', tokenVariable: 'DATABASE_URL' };
    const rows: [fields: object, code: number, message: RegExp][] = [
      [saved({}, '../nightly'), 400, /^Feed must be letters/],
      [saved({}, '.hidden'), 400, /^Feed must be letters/],
      [{ Feed: 'nightly', Text: '{"chatbots": [' }, 400, /^Text must be JSON/],
      [{ Feed: 'nightly', Text: `{"key":${'['.repeat(25_000)}${']'.repeat(25_000)}}` }, 400, /nested/],
      [saved({ key: ['TODO: a key'] }), 400, /key\[0\] is still to be filled in/],
      [saved({ mode: 'sometimes', colour: 1 }), 400, /mode must be .*colour|colour.*mode must be/],
      [saved({ chatbots: [{ serialNumber: 'f'.repeat(32) }] }), 404, /There is no chatbot/],
      [saved({ source: { file: '/etc/passwd' } }), 400, /source\.file must be feeds\/nightly/],
      [saved({ source: { file: 'feeds/../.env' } }), 400, /source\.file must be feeds\/nightly/],
      [saved({ source: { file: 'feeds/main.csv' } }), 400, /source\.file must be feeds\/nightly/],
      [saved({ source: { files: '/srv/mls' } }), 400, /write it into the file of the feed by hand/],
      [saved({ source: { url: 'https://mls.example/a.csv', credentials: bearer } }), 400, /credentials name secrets/],
      [saved({ source: { url: 'http://localhost/a.csv', allowPrivateAddresses: true } }), 400, /own network/],
    ];
    for (const [fields, code, message] of rows) {
      const { envelope } = await post(http, fields);
      t.is(envelope.Code, code, envelope.Message);
      t.regex(envelope.Message, message);
    }
    t.is((await post(http, saved({}), { Authorization: 'Bearer nobody' })).status, 401);
    t.deepEqual(await filesOf(http), ['main.json']);
    t.true((await post(http, saved({ source: { url: 'https://mls.example/nightly.csv' } }))).envelope.Success);
  }),
);

test(
  'A file that is there before its feed, whose ever it is, is nobody’s to import; other workspaces name files of a folder of their own',
  withFeedHttp(async (t, http) => {
    const folder = join(http.feed.config.configFolder, '../feeds');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'nightly.csv'), 'ListingKey\n1\n');
    const text = (changes: object) => JSON.stringify(configOf(http, changes));
    const taken = (await post(http, { Feed: 'nightly', Text: text({}) })).envelope;
    t.is(taken.Code, 409);
    t.regex(taken.Message, /^The file feeds\/nightly\.csv is there already, and nothing was written/);
    const source = { url: 'https://mls.example/nightly.csv' };
    t.true((await post(http, { Feed: 'nightly', Text: text({ source }) })).envelope.Success);
    t.is((await post(http, { Feed: 'nightly', Text: text({}), Replace: true })).envelope.Code, 409);
    const other = (
      await post(http, { Feed: 'theirs', Text: text({ source: { file: 'feeds/theirs.csv' } }) }, http.otherSecret)
    ).envelope;
    t.regex(other.Message, /^source\.file must be feeds\/workspace-\d+\/theirs/);
    t.deepEqual(await filesOf(http), ['main.json', 'nightly.json']);
  }),
);

test(
  'A workspace that has a hundred feeds saves no further one, and is told what to do; what it has can be written anew',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    for (let number = 2; number <= 100; number += 1) await feed.configure({}, `feed${number}`);
    const source = { url: 'https://mls.example/nightly.csv' };
    const Text = JSON.stringify(configOf(http, { source }));
    const { envelope } = await post(http, { Feed: 'nightly', Text });
    t.is(envelope.Code, 409);
    t.regex(envelope.Message, /^The workspace has 100 feeds, .* and nothing was written: .*config\/feeds/);
    t.true((await post(http, { Feed: 'feed2', Text, Replace: true })).envelope.Success);
    const { workspaceId } = (await feed.services.access.findOwner(http.otherSecret.Authorization.slice(7))) ?? t.fail();
    const { serialNumber } = await feed.services.chatbots.add({ workspaceId, timeZone: 'UTC' });
    const theirs = JSON.stringify(configOf(http, { chatbots: [{ serialNumber }], source }));
    t.true((await post(http, { Feed: 'nightly', Text: theirs }, http.otherSecret)).envelope.Success);
  }),
);

test(
  'A configuration is tried on a file in place of the proposal: its first homes are shown as they would be',
  withFeedHttp(async (t, http) => {
    const inspect = async (...parts: Parameters<FeedHttpFixture['upload']>[0] & object[]) =>
      (await http.upload([...parts, file(agentGrid())], {}, '/chat/Feed/Inspect')).envelope;
    const { Configuration, Tried } = (await inspect()).Data as InspectionData;
    const [home] = Tried.Homes;
    t.is(Tried.Failure, '');
    const fieldOf = (tried: InspectionData['Tried'], name: string) =>
      tried.Homes[0]?.Fields.find(({ Field }) => Field === name)?.Value;
    t.truthy(home?.Line);
    t.truthy(fieldOf(Tried, 'Bedrooms'));
    const { Bedrooms: _, ...columns } = Configuration.columns ?? {};
    const changed = JSON.stringify({ ...Configuration, columns });
    const again = (await inspect(field('Text', changed))).Data as InspectionData;
    t.is(fieldOf(again.Tried, 'Bedrooms'), undefined);
    t.is(fieldOf(again.Tried, 'Address'), fieldOf(Tried, 'Address'));
    const open = JSON.stringify({ ...Configuration, mode: 'TODO: which' });
    t.is(((await inspect(field('Text', open))).Data as InspectionData).Tried.Rows, Tried.Rows);
    const wrong = await inspect(field('Text', JSON.stringify({ ...Configuration, key: ['Colour'] })));
    t.is(wrong.Code, 400);
    t.regex(wrong.Message, /^key\[0\] must be one of/);
    const deep = await inspect(field('Text', `${'['.repeat(25_000)}${']'.repeat(25_000)}`));
    t.is(deep.Code, 400);
    t.regex(deep.Message, /nested/);
  }),
);

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
      t.is(place?.Asked, 'often Pending; ActiveUnderContract where it stays on the display');
      t.regex(Text.split('\n')[(place?.Line ?? 0) - 1] ?? '', /"P": "TODO: often Pending; /);
      const unnamed = (await inspect(http, [file(spreadsheet())])).envelope.Data as InspectionData;
      t.regex(unnamed.Configuration.chatbots[0]?.serialNumber ?? '', /^TODO/);
    },
    { chatbots: 2 },
  ),
);

test(
  'A workbook that is sent is looked at and imported as other files are, of several sheets the one that is named',
  withFeedHttp(async (t, http) => {
    const rows = parse(agentGrid(), { delimiter: '\t' }) as unknown as string[][];
    const workbook = await workbookOf([
      {
        name: 'Prices',
        rows: [
          ['a', 'b', 'c'],
          [1, 2, 3],
        ],
      },
      { name: 'Grid', rows },
    ]);
    const first = (await inspect(http, [file(workbook, 'homes.xlsx')])).envelope;
    t.like((first.Data as InspectionData).Configuration, { format: { sheet: 'Grid' } });
    const small = (await inspect(http, [field('Sheet', 'Prices'), file(workbook, 'homes.xlsx')])).envelope;
    t.regex(small.Message + JSON.stringify(small.Data), /the sheet \\"Prices\\" of an Excel workbook/);
    const unknown = (await inspect(http, [field('Sheet', 'Homes'), file(workbook, 'homes.xlsx')])).envelope;
    t.like(unknown, {
      Code: 400,
      Message: 'homes.xlsx has no sheet "Homes", which Sheet names. It has: Prices, Grid',
    });
    const told = (await inspect(http, [field('Sheet', 'Grid'), file(workbook, 'homes.xlsx')])).envelope;
    const { Configuration, Rows, Text } = told.Data as InspectionData;
    const asText = (await inspect(http, [file(agentGrid())])).envelope.Data as InspectionData;
    const { schedule: _, source: __, ...own } = asText.Configuration;
    t.like(Configuration, { ...own, format: { sheet: 'Grid' } });
    t.is(Rows, asText.Rows);
    const tried = (await inspect(http, [field('Text', Text), file(workbook, 'homes.xlsx')])).envelope
      .Data as InspectionData;
    t.deepEqual(tried.Tried, asText.Tried);

    await http.feed.configure({ ...Configuration, source: { file: 'grid.xlsx' } });
    const { RunID } = (await http.upload([field('Feed', 'main'), file(workbook, 'homes.xlsx')])).envelope.Data as {
      RunID: number;
    };
    await http.feed.execute(RunID);
    const { run, part } = await http.feed.result(RunID);
    t.is(run.State, 'Succeeded', run.Message);
    t.is(part.Created, asText.Tried.OnMarket);
    t.regex(run.Message, /the sheet Prices beside Grid/);
  }),
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
      [[field('HeaderLine', '-1'), file(TITLED)], 400, /^HeaderLine /],
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
