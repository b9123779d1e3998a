import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { Browser, Page } from 'playwright-core';
import { spreadsheet } from '../feeds/inspect/inspected-files.ts';
import { startBrowser } from '../helpers/browser.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import type { FeedHttpFixture } from '../http/with-feed-http.ts';
import { type ConsoleFixture, withConsole } from './with-console.ts';

let browser: Browser;
test.before(async () => {
  browser = await startBrowser();
});
test.after.always(() => browser?.close());
const console = (...[body, options]: Parameters<typeof withConsole> extends [unknown, ...infer Rest] ? Rest : never) =>
  withConsole(() => browser, body, options);

test.serial(
  'one signs in with a secret key, which stays in the tab, and out again; a wrong key and one of websites are told apart',
  console(
    async (t, { page, http, key, problems }) => {
      const field = page.getByLabel('Secret key');
      const submit = async (value: string): Promise<void> => {
        await field.fill(value);
        await page.keyboard.press('Enter');
      };
      await field.waitFor();
      t.deepEqual(await problems(), []);
      await submit('');
      await page.getByText('Paste your secret key').waitFor();
      await submit('lsk_nobody');
      await page.getByText('unknown or was revoked').waitFor();
      t.deepEqual(await problems(), []);
      const { services, workspaceId } = http.feed;
      const session = await services.access.createKey({ workspaceId, kind: 'session', name: 'site' });
      await submit(session.value);
      await page.getByText('This is a session key').waitFor();
      await submit(`Bearer ${key} `);
      await page.getByRole('heading', { name: 'Feeds', level: 1 }).waitFor();
      t.deepEqual(await page.evaluate('[sessionStorage.length, localStorage.length, document.cookie]'), [1, 0, '']);
      await page.reload();
      await page.getByRole('heading', { name: 'Feeds', level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await field.waitFor();
      t.is(await page.evaluate('sessionStorage.length'), 0);
    },
    { console: /401|403/ },
  ),
);

test.serial(
  'a key that is revoked while it is used ends the session, and says so',
  console(
    async (t, { page, open }) => {
      await open();

      await page.route('**/chat/Feed/List', (route) =>
        route.fulfill({ status: 401, json: { Data: null, Success: false, Code: 401, Message: 'The key is unknown' } }),
      );
      await page.reload();
      await page.getByText('Your key is not valid any more').waitFor();
      await t.notThrowsAsync(page.getByLabel('Secret key').waitFor());
    },
    { console: /401/ },
  ),
);

const GUARDED = { limits: { minRows: null, maxPriceChanges: null } };

/** Two nights, of which the second has lost most homes. */
const heldNight = async ({ feed }: FeedHttpFixture): Promise<void> => {
  await feed.importFile(fileOf(...houses(1, 20)));
  await feed.importFile(fileOf(house(1, { ListPrice: '510000' }), ...houses(2, 8), house(9, { ListPrice: 'plenty' })));
};

const twoNights = async ({ feed }: FeedHttpFixture): Promise<void> => {
  await feed.importFile(fileOf(...houses(1, 5)));
  await feed.importFile(fileOf(...houses(1, 6)));
};

const dialogOf = (page: Page) => page.getByRole('dialog');
const statusOf = (page: Page, word: string) => page.getByRole('status').getByText(word, { exact: true });

test.serial(
  'a held night is looked at and approved after what will happen was said, and taken back',
  console(
    async (t, { page, http, open, problems }) => {
      await open('feeds');
      await page.getByText('1 feed waits for you.').waitFor();
      t.deepEqual(await problems(), [], 'all feeds');
      await page.getByRole('link', { name: 'main' }).click();
      await page.getByRole('link', { name: 'Look at what waits' }).waitFor();
      t.deepEqual(await problems(), [], 'a feed');
      await page.getByRole('link', { name: 'Look at what waits' }).click();
      await page.getByRole('heading', { name: '11 homes are taken off' }).waitFor();
      await page.getByRole('heading', { name: 'What changed, field by field' }).waitFor();
      await page.getByRole('heading', { name: 'What it did' }).waitFor();
      await page
        .getByRole('region', { name: /^What would happen/ })
        .getByRole('link', { name: '10 Oak St' })
        .click();
      await page.getByRole('heading', { level: 1, name: /^10 Oak St/ }).waitFor();
      await page.goBack();
      await page.getByRole('table', { name: 'Homes that changed' }).getByRole('link', { name: '1 Oak St' }).click();
      await page.getByRole('heading', { level: 1, name: /^1 Oak St/ }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'What it did' }).waitFor();
      t.deepEqual(await problems(), [], 'a held run');
      await page.getByRole('button', { name: 'Approve' }).click();
      await dialogOf(page).getByText('takes 11 homes off the display').waitFor();
      t.deepEqual(await problems(), [], 'a dialog');
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      t.is((await http.feed.shown()).length, 20);
      await page.getByRole('button', { name: 'Approve' }).click();
      await dialogOf(page).getByRole('button', { name: 'Approve' }).click();
      await statusOf(page, 'Done').waitFor();
      t.is((await http.feed.shown()).length, 9);
      const [first] = await http.feed.stored();
      await http.feed.apiUpdate(first?.id ?? 0, { SalePrice: 1 });
      await page.getByRole('button', { name: 'Undo' }).click();
      await dialogOf(page).getByText('up to 11 homes that it took off come back').waitFor();
      await dialogOf(page).getByRole('button', { name: 'Take it back' }).click();
      await page.getByRole('heading', { name: 'Undo 3 of main' }).waitFor();
      await statusOf(page, 'Done').waitFor();
      t.is((await http.feed.shown()).length, 20);
      await page.getByText('The feed is paused since then').waitFor();
      await page.getByText('Homes that it looked at').waitFor();
      const left = await page.getByRole('table', { name: 'left as they are' }).innerText();
      t.regex(left.replace(/\s+/g, ' '), /Home Field It stays Why M1 Sale price 1 /);
      t.deepEqual(await page.getByText('Imported without it').count(), 0);
      t.deepEqual(await problems(), [], 'an undo');
      await page.getByRole('button', { name: 'Bring back' }).click();
      await dialogOf(page).getByText('The feed goes on, unless another').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'run 2', exact: true }).click();
      await page.getByText('What it did was taken back by run 3').waitFor();
      t.deepEqual(await page.locator('.heading button, main header button').allInnerTexts(), []);
      await page.getByRole('link', { name: 'main' }).first().click();
      await page.getByText('Paused', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Import now' }).click();
      await dialogOf(page).getByText('paused since run 3 took an import back').waitFor();
      t.deepEqual(await problems(), [], 'an import of a paused feed');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Look at why it is paused' }).click();
      await page.getByRole('button', { name: 'Let the feed go on' }).click();
      await dialogOf(page).getByRole('button', { name: 'Let it go on' }).click();
      await page.getByRole('button', { name: 'Let the feed go on' }).waitFor({ state: 'detached' });
      await page.getByText('does not hold its feed any more').waitFor();
      await page.getByRole('link', { name: 'main' }).first().click();
      await page.getByText('Up to date').waitFor();
      await page.getByRole('link', { name: 'Feeds' }).first().click();
      await page.getByRole('heading', { name: 'Feeds' }).waitFor();
      await page.getByText('does not hold its feed any more').waitFor({ state: 'detached' });
    },
    { feed: { feed: GUARDED }, before: heldNight },
  ),
);

test.serial(
  'of a run that is held whole, the page says what it would have done, and not that it did it',
  console(
    async (t, { page, open, problems }) => {
      await open('feeds/run/2');
      await page
        .getByText(/11 of 20 prices change/)
        .first()
        .waitFor();
      await page.getByRole('heading', { name: 'What it would have done' }).waitFor();
      t.is(await page.getByRole('heading', { name: 'What it did' }).count(), 0);
      t.deepEqual(await problems(), []);
    },
    {
      feed: { feed: { limits: {} } },
      before: async ({ feed }) => {
        await feed.importFile(fileOf(...houses(1, 20)));
        await feed.importFile(fileOf(...houses(1, 9), ...houses(10, 20, { ListPrice: '510000' })));
      },
    },
  ),
);

test.serial(
  'a run is followed: it moves as it reads, then says what changed and what was wrong, also as CSV; a second one is refused',
  console(
    async (t, { page, http: { feed }, open, problems }) => {
      await feed.deliver(
        fileOf(
          house(1, { ListPrice: '510000' }),
          house(2),
          house(3, { StandardStatus: 'Rumoured' }),
          house(4),
          house(5),
        ),
      );
      await open('feeds/feed/main');
      await page.getByRole('button', { name: 'Import now' }).click();
      await dialogOf(page).getByText('The last import').waitFor();
      await dialogOf(page).getByRole('button', { name: 'Import now' }).click();
      await statusOf(page, 'Waits in line').waitFor();
      const { runs, host, execute } = feed.services;
      const claimed = await runs.claim('test', host);
      if (claimed === undefined) throw new Error('there is no run');
      const { id, token } = claimed;
      for (const bytesRead of [25, 75]) {
        await runs.beat(id, token, { rows: bytesRead * 10, bytesRead, bytesTotal: 100, phase: 'read' });
        await page.getByText(`${bytesRead} %`).waitFor();
        t.is(await page.getByRole('progressbar').getAttribute('value'), String(bytesRead));
      }
      t.deepEqual(await problems(), [], 'a run under way');
      await execute(claimed, new AbortController().signal);
      await statusOf(page, 'Done').waitFor();
      const changed = page.getByRole('table', { name: 'Homes that changed' });
      await changed.getByText('510,000').waitFor();
      t.regex((await changed.innerText()).replace(/\s+/g, ' '), /1 Oak St M1 Changed Sale price: 500,000 → 510,000/);
      await page.getByRole('cell', { name: '“Rumoured”' }).waitFor();
      t.deepEqual(await problems(), [], 'a run that ended');
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Wrong rows as CSV' }).click(),
      ]);
      t.is(file.suggestedFilename(), `main-run-${id}-rejects.csv`);
      t.regex(await readFile(await file.path(), 'utf8'), /K3,M3,StandardStatus,Rumoured/);
      const other = await feed.queue();
      await open('feeds/feed/main');
      await page.getByRole('button', { name: 'Import now' }).click();
      await dialogOf(page).getByRole('button', { name: 'Import now' }).click();
      await dialogOf(page).getByText(`Feed main is being imported: run ${other} is queued or running.`).waitFor();
    },
    {
      isIdle: true,
      before: async ({ feed }) => void (await feed.importFile(fileOf(...houses(1, 5)))),
    },
  ),
);

test.serial(
  'a dry run is asked for and read, of the feed’s own file and of one that is uploaded',
  console(
    async (t, { page, http: { feed }, open, problems }) => {
      await feed.deliver(fileOf(...houses(1, 4), house(6)));
      await open('feeds/feed/main');
      await page.getByRole('button', { name: 'Dry run' }).click();
      await dialogOf(page).getByText('Nothing is written.').waitFor();
      await dialogOf(page).getByRole('button', { name: 'Start the dry run' }).click();
      await statusOf(page, 'Looked, wrote nothing').waitFor();
      await page.getByRole('heading', { name: '1 home is added' }).waitFor();
      t.deepEqual(await problems(), []);
      await page.getByRole('link', { name: 'main' }).first().click();
      await page.getByRole('button', { name: 'Upload a file' }).click();
      await dialogOf(page).getByRole('button', { name: 'Upload for a dry run' }).click();
      await dialogOf(page).getByText('Choose a file.').waitFor();
      await page
        .getByRole('dialog')
        .getByLabel('File')
        .setInputFiles({
          ...{ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(house(1), house(7), house(8))) },
        });
      await dialogOf(page).getByRole('button', { name: 'Upload for a dry run' }).click();
      await page.getByRole('heading', { name: 'Dry run 3 of main' }).waitFor();
      await page.getByRole('heading', { name: '2 homes are added' }).waitFor();
      t.is((await feed.shown()).length, 5);
    },
    { before: async ({ feed }) => void (await feed.importFile(fileOf(...houses(1, 5)))) },
  ),
);

/** The spreadsheet of an office, in which condominiums and another kind of home have codes of its own. */
const exported = () => ({
  ...{ name: 'Daily Export.csv', mimeType: 'text/csv' },
  buffer: Buffer.from(spreadsheet().replaceAll('Condominium', 'CON').replaceAll('Townhouse', 'TWS')),
});

/** What "P" and the like mean, which only a person can tell. */
const tellStatuses = async (page: Page): Promise<void> => {
  await page.getByLabel('“CS”').selectOption('ComingSoon');
  await page.getByLabel('“P”').selectOption('Pending');
};

/** A feed may be written anew; a file that lies there may not. */
const tryTakenNames = async (
  t: ExecutionContext,
  { page, http: { feed }, problems }: ConsoleFixture,
): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill('main');
  await page.getByText('There is a feed of this name already.').first().waitFor();
  await page.getByRole('button', { name: 'Write that feed anew' }).waitFor();
  t.deepEqual(await problems(), [], 'a name that is taken');
  await page.getByLabel('Name', { exact: true }).fill('other');
  const folder = join(feed.config.configFolder, '..', 'feeds');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'other.csv'), '');
  await page.getByRole('button', { name: 'Save the feed' }).click();
  await page.getByText('other.csv is there already, and nothing was written').waitFor();
  t.is(await page.getByText('There is a feed of this name already.').count(), 0);
};

/** A feed without a file of its own only takes an upload. */
const uploadFirst = async (t: ExecutionContext, { page, open, problems }: ConsoleFixture): Promise<void> => {
  await open('feeds/feed/nightly');
  await page.getByText('Waits for its first file', { exact: true }).waitFor();
  t.is(
    await page
      .getByRole('button', { name: 'Import now' })
      .or(page.getByRole('button', { name: 'Dry run' }))
      .count(),
    0,
  );
  t.deepEqual(await problems(), [], 'a feed without a file');
  await page.getByRole('button', { name: 'Upload a file' }).click();
  await dialogOf(page).getByLabel('File').setInputFiles(exported());
  await dialogOf(page).getByLabel('Only look').uncheck();
  await dialogOf(page).getByRole('button', { name: 'Upload and import' }).click();
};

test.serial(
  'a file is mapped from nothing, corrected, saved as a file of the configuration folder, and imported',
  console(async (t, fixture) => {
    const {
      page,
      http: { feed },
      open,
      problems,
    } = fixture;
    await open('feeds/new');
    t.deepEqual(await problems(), [], 'before a file');
    await page.getByLabel('File of your MLS').setInputFiles(exported());
    await page.getByRole('heading', { name: 'Which column is what' }).waitFor();
    await page.getByText('Left out, since it looks private: Seller Phone and Gate Code.').waitFor();
    await page.getByText(/^Still to be told: .*“P”/).waitFor();
    t.deepEqual(await problems(), [], 'what was found');
    await tellStatuses(page);
    await page.getByText(/^Still to be told: .*“CON” means/).waitFor();
    const kind = page.getByLabel('Kind of home', { exact: true });
    await kind.selectOption('column Town');
    await page.getByLabel('“Fresno”').waitFor();
    await kind.selectOption('column Kind');
    await page.getByLabel('“Fresno”').waitFor({ state: 'detached' });
    await page.getByLabel('“CON”').selectOption('Condominium');
    await page.getByLabel('“TWS”').selectOption({ label: 'As it is: found by this word only' });
    await page.getByLabel('Bedrooms', { exact: true }).selectOption('column Full Baths');
    await page.getByRole('button', { name: 'Show them anew' }).click();
    const homes = page.getByRole('region', { name: 'The first homes' });
    await homes.getByText(/^Of the first 30 rows: (?!.*changed something)/).waitFor();
    await page.getByLabel('Bedrooms', { exact: true }).selectOption('column Bdrms');
    await homes.getByText('You have changed something since').waitFor();
    await tryTakenNames(t, fixture);
    await page.getByLabel('Name', { exact: true }).fill('nightly');
    await page.getByLabel('Imports').selectOption('schedule');
    await page.getByText('The schedule looks for the file at feeds/nightly.csv').waitFor();
    await page.getByLabel('Imports').selectOption('');
    await page.getByRole('button', { name: 'Save the feed' }).click();
    await page.getByRole('heading', { name: 'The feed nightly is saved' }).waitFor();
    t.deepEqual(await problems(), [], 'saved');
    const saved = JSON.parse(await readFile(join(feed.config.configFolder, 'feeds', 'nightly.json'), 'utf8'));
    t.like(saved, {
      ...{ source: { file: 'feeds/nightly.csv' }, chatbots: [{ serialNumber: feed.serialNumber }] },
      statuses: { CS: 'ComingSoon', P: 'Pending' },
      columns: { PropertyType: { column: 'Kind', values: { CON: 'Condominium', TWS: 'TWS' } } },
    });
    t.is(saved.schedule, undefined);
    await uploadFirst(t, fixture);
    await page.getByRole('heading', { name: 'Import 1 of nightly' }).waitFor();
    await statusOf(page, 'Done').waitFor();
    t.true((await feed.shown()).length > 20);
    await page.getByRole('link', { name: 'nightly' }).first().click();
    await page.getByRole('link', { name: 'Change its set-up' }).click();
    await page.getByRole('heading', { name: 'Set-up of nightly' }).waitFor();
    await page.getByLabel('File of your MLS').setInputFiles(exported());
    await page.getByLabel('“TWS”').selectOption('Townhouse');
    t.is(await page.getByLabel('“CON”').inputValue(), 'Condominium');
    t.deepEqual(await problems(), [], 'a feed that is changed');
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await page.getByRole('heading', { name: 'The feed nightly is saved' }).waitFor();
    const changed = JSON.parse(await readFile(join(feed.config.configFolder, 'feeds', 'nightly.json'), 'utf8'));
    saved.columns.PropertyType.values.TWS = 'Townhouse';
    t.deepEqual(changed, saved);
    await open('feeds/change/main');
    await page.getByText("Feed main can't be changed here: it reads").waitFor();
    await page.getByText('config/feeds/main.json is changed by hand.').waitFor();
    t.is(await page.getByRole('button', { name: 'Try again' }).count(), 0);
  }),
);

test.serial(
  'a browser whose language is none is shown the console all the same, with its charts',
  console(
    async (t, { page, open }) => {
      await page.addInitScript(
        "Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix', configurable: true })",
      );
      await open('feeds/feed/main');
      await page.getByText('Imports and dry runs').waitFor();
      t.is(await page.evaluate('navigator.language'), 'en');
      await t.notThrowsAsync(page.locator('.uplot').first().waitFor());
    },
    { feed: { feed: GUARDED }, before: twoNights },
  ),
);

test.serial(
  'what was read stays where the next reading fails, and the page says so until that is done',
  console(
    async (t, { page, open, problems }) => {
      await open('feeds/run/2');
      const changed = page.getByRole('table', { name: 'Homes that changed' });
      await changed.getByText('1 Oak St', { exact: true }).waitFor();
      await page.route('**/chat/Feed/RunChanges', (route) =>
        route.fulfill({
          status: 503,
          json: { Data: null, Success: false, Code: 503, Message: 'The listings are away' },
        }),
      );
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('alert').getByText('The homes are away.').waitFor();
      t.is(await changed.getByRole('row').count(), 11);
      t.deepEqual(await problems(), []);
      await page.unroute('**/chat/Feed/RunChanges');
      await page.getByRole('button', { name: 'Try again' }).click();
      await changed.getByText('12 Oak St').waitFor();
      t.is(await page.getByRole('alert').count(), 0);
    },
    {
      feed: { feed: GUARDED },
      before: async ({ feed }) => {
        await feed.importFile(fileOf(...houses(1, 12)));
        await feed.importFile(
          fileOf(...Array.from({ length: 12 }, (_, index) => house(index + 1, { ListPrice: '510000' }))),
        );
      },
      console: /503/,
    },
  ),
);

test.serial(
  'every page fits a phone, also in the dark, and axe-core finds nothing there',
  console(
    async (t, { page, open, problems }) => {
      const fits = async (name: string): Promise<void> => {
        t.is(await page.evaluate('document.documentElement.scrollWidth'), 390, name);
        t.deepEqual(await problems(), [], name);
      };
      for (const [place, shown] of [
        ['feeds', 'Waits for your approval'],
        ['feeds/feed/main', 'Imports and dry runs'],
        ['feeds/run/2', 'Homes that changed'],
        ['feeds/new', 'Choose a file'],
      ] as const) {
        await open(place);
        await page.getByText(shown).first().waitFor({ state: 'attached' });
        await fits(place);
      }
      await page.getByLabel('File of your MLS').setInputFiles(exported());
      await page.getByRole('heading', { name: 'Which column is what' }).waitFor();
      await fits('what was found');
    },
    {
      feed: { feed: GUARDED },
      before: heldNight,
      context: { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
    },
  ),
);
