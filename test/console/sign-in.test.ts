import test from 'ava';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../helpers/browser.ts';
import { withConsole } from './with-console.ts';

let browser: Browser;
test.before(async () => {
  browser = await startBrowser();
});
test.after.always(() => browser?.close());

test.serial(
  'one signs in with a secret key, which stays in the tab, and out again; a wrong key and one of websites are told apart',
  withConsole(
    () => browser,
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
  withConsole(
    () => browser,
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
