import test from 'ava';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../helpers/browser.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { until } from '../helpers/program.ts';
import { picture } from '../helpers/sample-files.ts';
import { type ConsoleFixture, withConsole } from './with-console.ts';

let browser: Browser;
test.before(async () => {
  browser = await startBrowser();
});
test.after.always(() => browser?.close());

const SOLD = { ListPrice: '470000', PublicRemarks: 'A sunny house with a sparkling pool.' };
const others = houses(10, 12);

/** The colour of the preview's title; as a text, since here there is no window. */
const TITLE_COLOUR =
  "getComputedStyle(document.querySelector('.preview listingd-chat').shadowRoot.querySelector('header')).backgroundColor";

/** Whether the page is wider than a phone shows. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** What is wrong with the page as it stands, on a desktop in the light and on a phone in the dark. */
const wrongWith = async ({ page, problems }: ConsoleFixture): Promise<string[]> => {
  const found = await problems();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 800 });
  found.push(...(await problems()), ...((await isTooWide(page)) ? ['wider than a phone'] : []));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1_200, height: 900 });
  return found;
};

const consoleTest = (
  promise: string,
  body: Parameters<typeof withConsole>[1],
  options: Parameters<typeof withConsole>[2] = {},
) =>
  test.serial(
    promise,
    withConsole(() => browser, body, { isIdle: true, ...options }),
  );

consoleTest(
  'A home is found by a question, shown with how that was understood, and its price followed in its history',
  async (t, fixture) => {
    const { page, http, open } = fixture;
    await http.feed.importFile(fileOf(house(1), ...others));
    await http.feed.importFile(fileOf(house(1, SOLD), ...others));
    await open('listings');
    await page.getByText('4 homes').waitFor();
    t.deepEqual(await wrongWith(fixture), []);

    await page.getByLabel('Ask as a visitor would').fill('3 bedrooms in Seattle under 480k with a pool');
    await page.keyboard.press('Enter');
    const understood = page.getByRole('region', { name: 'How it was understood' });
    for (const said of ['In Seattle', 'With at least 3 bedrooms', 'For at most 480,000', '1 home matches.'])
      await understood.getByText(said, { exact: true }).waitFor();
    await page.getByText('“A sunny house with a sparkling pool”').waitFor();
    t.deepEqual(await wrongWith(fixture), []);

    await page.getByRole('link', { name: /^1 Oak St/ }).click();
    await page.getByRole('heading', { level: 1, name: /^1 Oak St/ }).waitFor();
    const prices = page.getByRole('region', { name: 'Price over time' });
    t.regex((await prices.textContent()) ?? '', /Down 6 % since the beginning: \$500,000 to \$470,000/);
    t.regex((await prices.getByRole('img').getAttribute('aria-label')) ?? '', /\$500,000 from .*, \$470,000 from/);
    const history = page.getByRole('region', { name: 'What happened to it' });
    t.regex(
      (await history.getByRole('row').nth(1).textContent()) ?? '',
      /Changed.*Feed main.*Sale price: \$500,000.*\$470,000/,
    );
    t.regex((await history.getByRole('row').nth(2).textContent()) ?? '', /Came in/);
    t.deepEqual(await wrongWith(fixture), []);
    await page.goBack();
    await understood.waitFor();
  },
);

consoleTest(
  'Homes are filtered by city and number, page by page, and what is off display is opened by its number and says since when and why',
  async (t, fixture) => {
    const { page, http, open } = fixture;
    await http.feed.importFile(fileOf(...houses(1, 30), house(40, { City: 'Tacoma' })));
    await open('listings');
    await page.getByText('31 homes').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('25–31 of 31').waitFor();
    await page.getByLabel('City').fill('tacoma');
    await page.getByRole('button', { name: 'Show homes' }).click();
    await page.getByRole('link', { name: /^40 Oak St/ }).click();
    await page.getByText('No price of this home').or(page.getByText('The price is the one of the beginning')).waitFor();
    const { id } = await http.feed.byNumber('M40');
    await http.feed.apiDelete(id);
    await page.reload();
    await page.getByText('Not on display', { exact: true }).waitFor();
    await page.getByText(/since a program asked for it\. Visitors/).waitFor();
    t.deepEqual(await wrongWith(fixture), []);
    await open('listings');
    await page.getByLabel('MLS number').fill('M40');
    await page.getByRole('button', { name: 'Show homes' }).click();
    await page.getByRole('link', { name: 'Look for M40 among those that left' }).click();
    for (const name of ['m40', String(id), 'M99']) {
      if (name !== 'm40') {
        await open('listings');
        await page.getByLabel('Open one home').fill(name);
        await page.keyboard.press('Enter');
      }
      await page
        .getByText(name === 'M99' ? 'has and had no home' : 'Not on display')
        .first()
        .waitFor();
    }
    t.pass();
  },
);

consoleTest(
  'The chat is talked to as by a visitor, with Explain beside it; the conversation is listed and erased once it is said what goes',
  async (t, fixture) => {
    const { page, http, open } = fixture;
    await http.feed.importFile(fileOf(house(1, SOLD), ...others));
    await open('chat');
    const write = page.getByRole('region', { name: 'The chat' }).getByRole('textbox');
    await write.fill('3 bedrooms in Seattle under 480k');
    await page.keyboard.press('Enter');
    const explained = page.getByRole('region', { name: 'How questions are understood' });
    await explained.getByText('1 home matches.').waitFor();
    await page
      .getByRole('region', { name: 'The chat' })
      .getByText(/\$470,000/)
      .first()
      .waitFor();
    // Nothing can be sent before the answer is whole.
    await page.locator('.entry[aria-busy]').waitFor({ state: 'detached' });
    await write.fill('call me, I am ann@example.com');
    await page.keyboard.press('Enter');
    await explained.getByText('The visitor wants to talk to a person.').waitFor();
    // The lead is there once the answer is.
    await page.locator('.entry.user ~ .entry.user ~ .entry.assistant:not([aria-busy])').waitFor();
    t.deepEqual(await wrongWith(fixture), []);

    await page.getByRole('link', { name: 'Leads' }).click();
    await page.getByRole('link', { name: 'ann@example.com', exact: true }).waitFor();
    t.deepEqual(await wrongWith(fixture), []);
    await page.getByRole('link', { name: 'Conversations' }).click();
    await page.getByRole('link', { name: '3 bedrooms in Seattle under 480k' }).waitFor();
    t.deepEqual(await wrongWith(fixture), []);
    await page.getByRole('link', { name: '3 bedrooms in Seattle under 480k' }).click();
    await page.getByText('Visitor', { exact: true }).first().waitFor();
    t.deepEqual(await wrongWith(fixture), []);
    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog');
    t.regex(
      (await dialog.textContent()) ?? '',
      /what the visitor asked.*pictures and recordings.*Nobody can bring it back/,
    );
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
    await page.getByText('1 conversation erased for good.').waitFor();
    await page.getByText('No conversation is like that').waitFor();
    t.is(
      await http.feed
        .database('chat_session')
        .whereIn('id', http.feed.database('chat_message').select('session_id'))
        .first(),
      undefined,
    );
  },
);

consoleTest(
  'Settings show in the preview before they are saved; what is wrong is told at its field',
  async (t, fixture) => {
    const { page, http, open } = fixture;
    const { chatbots } = http.feed.services;
    const settings = async () => (await chatbots.find(http.feed.workspaceId, http.feed.serialNumber)).settings;
    await open(`chat/${http.feed.serialNumber}/settings`);
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await page.getByLabel('Welcome', { exact: true }).fill('Good day from Harbor Realty!');
    await preview.getByText('Good day from Harbor Realty!').first().waitFor();
    await page.getByLabel('Colour', { exact: true }).fill('rgb(120,0,60)');
    await preview.locator('listingd-chat .launcher').waitFor();
    // The preview is drawn a moment after the field.
    await until('the colour', async () => (await page.evaluate(TITLE_COLOUR)) === 'rgb(120, 0, 60)');
    await page.getByLabel('Language').fill('German');
    await preview.locator('listingd-chat [lang="de"] .panel').waitFor();
    t.is((await settings()).WelcomeMessage, '');

    await page.getByLabel('Who talks to visitors').fill('nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^Who talks to visitors must be one or several e-mail addresses/).waitFor();
    await page.locator('[aria-invalid="true"]:focus').waitFor();
    t.deepEqual(await wrongWith(fixture), []);
    t.is((await settings()).WelcomeMessage, '');

    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('link', { name: 'Keys' }).click();
    t.is(await page.getByLabel('Welcome', { exact: true }).inputValue(), 'Good day from Harbor Realty!');

    await page.getByLabel('Who talks to visitors').fill('');
    await page.getByLabel('Picture on the button').setInputFiles({
      ...{ name: 'icon.png', mimeType: 'image/png', buffer: await picture('png', 40, 40) },
    });
    await page.getByRole('img', { name: 'As it is now' }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('4 settings saved.').waitFor();
    await page.getByText('Everything is saved.').waitFor();
    t.like(await settings(), {
      WelcomeMessage: 'Good day from Harbor Realty!',
      ChatBubbleColor: 'rgb(120,0,60)',
      ChatIcon: '1',
    });
  },
);

consoleTest('A key is made, shown once, used, named anew and revoked', async (t, fixture) => {
  const { page, http, open } = fixture;
  await open('keys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('website of the office');
  t.deepEqual(await wrongWith(fixture), []);
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  const key = await page.getByLabel('The key', { exact: true }).inputValue();
  t.regex(key, /^lsk_/);
  t.deepEqual(await wrongWith(fixture), []);
  const use = () => http.send('/chat/Key/List', { Authorization: key }, { raw: '{}' });
  t.is((await use()).status, 200);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  t.false((await page.content()).includes(key));

  await page.getByRole('button', { name: 'Rename website of the office' }).click();
  await dialog.getByLabel('Name').fill('website');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Revoke website' }).click();
  t.regex((await dialog.textContent()) ?? '', /every program that uses it is refused.*Last used: just now/);
  await dialog.getByRole('button', { name: 'Revoke the key' }).click();
  await page.getByText('The key “website” is revoked.').waitFor();
  t.is((await use()).status, 401);
  await page.getByText('Revoked keys (1)').click();
  await t.notThrowsAsync(page.getByText('Revoked', { exact: true }).first().waitFor());
  t.deepEqual(await wrongWith(fixture), []);

  await page.getByRole('button', { name: 'Make a key' }).click();
  await dialog.getByLabel('Name').fill('by mistake');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await page.getByRole('button', { name: 'I have kept it' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Revoke by mistake' }).click();
  await dialog.getByRole('button', { name: 'Revoke the key' }).click();
  await page.getByText('Revoked keys (2)').waitFor();
  t.is(await page.getByRole('button', { name: 'I have kept it' }).count(), 0);
});
