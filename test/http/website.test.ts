import test, { type ExecutionContext } from 'ava';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../helpers/browser.ts';
import { type ChatOverHttp, withChatOverHttp } from '../helpers/chat-over-http.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';

/** The widget in a browser before the real service, on a website of another origin. */

let browser: Browser;
test.before(async () => {
  browser = await startBrowser();
});
test.after.always(() => browser?.close());

/** A page of a website with the line of the README and a strict policy. */
const onWebsite = async (
  { http }: ChatOverHttp,
  use: (page: Page, site: string, said: string[]) => Promise<void>,
): Promise<void> => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  try {
    const html = `<!doctype html><html lang="en"><title>Broker</title><h1>Homes</h1>
<script src="${http.url}/widget.js" data-chatbot="${http.chatbot}" async></script>`;
    const policy = `default-src 'none'; script-src ${http.url}; connect-src ${http.url}; img-src ${http.url}`;
    await withHttpServer(
      (_, response) => {
        response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy }).end(html);
      },
      async ({ port }) => {
        const page = await context.newPage();
        const said: string[] = [];
        page.on('console', (message) => said.push(message.text()));
        page.on('pageerror', ({ message }) => said.push(message));
        await use(page, `http://localhost:${port}/`, said);
      },
    );
  } finally {
    await context.close();
  }
};

const edit = ({ http }: ChatOverHttp, settings: object) =>
  http.send('/chat/Chatbot/Edit', http.secret, { serialNumber: http.chatbot, ...settings });

const talk = async (t: ExecutionContext, page: Page): Promise<void> => {
  const chat = page.locator('listingd-chat');
  await chat.locator('.composer textarea').fill('3 bedrooms in La Mesa?');
  await page.keyboard.press('Enter');
  await chat.locator('.card').waitFor();
  t.true((await chat.locator('.card').innerText()).includes('1 Oak Street'));
};

const addHome = ({ addListing }: ChatOverHttp) =>
  addListing({ City: 'La Mesa', Address: '1 Oak Street', SalePrice: '500000.00', Bedrooms: 3 });

test.serial(
  'a visitor of a website asks for homes, sees them as cards, and finds them again after a reload',
  withChatOverHttp(async (t, chat) => {
    await addHome(chat);
    await edit(chat, { WelcomeMessage: 'Welcome to Broker!', AIResponseLanguage: 'English' });
    await onWebsite(chat, async (page, site, said) => {
      await page.goto(site);
      await page.locator('listingd-chat .launcher').click();
      await page.locator('listingd-chat').getByText('Welcome to Broker!').waitFor();
      await talk(t, page);
      await page.reload();
      await page.locator('listingd-chat .card').waitFor();
      t.is(await page.locator('listingd-chat .user').count(), 1);
      t.deepEqual(said, []);
    });
  }),
);

test.serial(
  'a chatbot that is bound to its domains shows itself there and on its own page, and nowhere else',
  withChatOverHttp(async (t, chat) => {
    await addHome(chat);
    await edit(chat, { VerifyDomain: true, Domains: 'broker.example' });
    await onWebsite(chat, async (page, site, said) => {
      await page.goto(site);
      await page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' });
      t.is(await page.locator('listingd-chat').count(), 0);
      t.regex(said.join('\n'), /Chat of listingd: .*Domains/);

      await edit(chat, { Domains: 'localhost' });
      await page.goto(site);
      await page.locator('listingd-chat .launcher').click();
      await talk(t, page);

      await edit(chat, { AIResponseLanguage: 'Spanish' });
      await page.goto(`${chat.http.url}/chat/${chat.http.chatbot}`);
      await talk(t, page);
      t.is(await page.locator('html').getAttribute('lang'), 'es');
    });
  }),
);
