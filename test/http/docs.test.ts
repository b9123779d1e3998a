import test from 'ava';
import { startBrowser } from '../helpers/browser.ts';
import { withHttp } from './with-http.ts';

test(
  'a developer reads the API on /docs/ and tries an operation there; nothing comes from another host, and the strict policy stops nothing',
  withHttp(async (t, http) => {
    const browser = await startBrowser();
    t.teardown(() => browser.close());
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const said: string[] = [];
    const others: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${http.url}/`) && !request.url().startsWith('data:')) others.push(request.url());
    });
    const opened = await page.goto(`${http.url}/docs/`);
    t.regex(opened?.headers()['content-security-policy'] ?? '', /^default-src 'none'; script-src 'self';/);
    await page.getByText('Send a message to a chatbot, answered whole or as a stream').click();
    await page.getByText('"3 bedrooms under 600k in San Diego?"').first().waitFor();

    await page.getByRole('button', { name: 'Authorize' }).click();
    await page
      .getByLabel('auth-apikey-value')
      .or(page.locator('#api_key_value'))
      .first()
      .fill(http.secret.Authorization);
    await page.getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.locator('#operations-Chatbot-ChatbotModelList').click();
    await page.locator('#operations-Chatbot-ChatbotModelList .execute').click();
    const answer = page.locator('#operations-Chatbot-ChatbotModelList .live-responses-table');
    await answer.getByText('"built-in"').first().waitFor();
    if (process.env.LISTINGD_TEST_SCREENSHOT) await page.screenshot({ path: process.env.LISTINGD_TEST_SCREENSHOT });
    t.deepEqual(others, []);
    t.deepEqual(said, []);
  }),
);

test(
  'the script of /docs/ is sent packed, and not again to who has it',
  withHttp(async (t, http) => {
    const ask = (headers: Record<string, string>) => http.send('/docs/docs.js', headers, {}, { method: 'GET' });
    const { headers, text } = await ask({ 'Accept-Encoding': 'gzip, br' });
    t.is(headers['content-encoding'], 'br');
    t.true(text.length > 100_000 && text.length < 600_000, `${text.length}`);
    t.is((await ask({ 'If-None-Match': String(headers.etag) })).status, 304);
  }),
);
