import test from 'ava';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../helpers/browser.ts';
import { HOMES, withWidget } from './with-widget.ts';

let browser: Browser;
test.before(async () => {
  browser = await startBrowser();
});
test.after.always(() => browser?.close());
const widget = (...[body, options]: Parameters<typeof withWidget> extends [unknown, ...infer Rest] ? Rest : never) =>
  withWidget(() => browser, body, options);

const FULL = {
  ...{ WelcomeMessage: 'Welcome!', SuggestedMessage: '3 bedrooms\n\nBy the sea', TakesContact: true },
  ...{ ChatbotPrivacyPolicyName: 'Our policy', ChatbotPrivacyPolicyUrl: 'example.com/privacy' },
  ...{
    SocialPageUrl: 'facebook.com/us',
    SocialProfileUrl: 'http://example.com/us',
    MessengerUrl: 'whatsapp://send?phone=5550100',
  },
};
const TABLE =
  '## Compared\n\n| | A | B |\n|---|---|---|\n| Price | $1 | $2 |\n\n1. one\n   - two\n\n> three `four` [five](https://example.com)';

for (const colorScheme of ['light', 'dark'] as const) {
  test.serial(
    `axe-core finds nothing in any state of a ${colorScheme} chat`,
    widget(
      async (t, { open, ask, page, problems, service, widget: shown }) => {
        const isClean = async (state: string) => t.deepEqual(await problems(), [], state);
        await shown.locator('.launcher').waitFor();
        await isClean('closed');
        await open();
        await isClean('open');
        await shown.getByRole('button', { name: 'More', exact: true }).click();
        await isClean('menu');
        await page.keyboard.press('Escape');
        service.answers.push({
          parts: [TABLE],
          listings: [...HOMES, ...HOMES.map((home) => ({ ...home, ID: home.ID + 2 }))],
        });
        await ask('Compare');
        await shown.locator('.card').first().waitFor();
        await isClean('an answer');
        service.answers.push({ failure: { code: 502 } }, { parts: ['Yes.'], wantsPerson: true });
        await ask('A person?');
        await shown.locator('.failure').waitFor();
        await isClean('a failure');
        await shown.getByRole('button', { name: 'Try again' }).click();
        await shown.locator('form button[type=submit]').click();
        await shown.locator('form .failure').waitFor();
        await isClean('the form');
      },
      { settings: FULL, context: { colorScheme }, console: /example\.com/ },
    ),
  );
}

for (const [colorScheme, system, isDark] of [
  ['dark', 'light', true],
  ['light dark', 'dark', true],
  ['light dark', 'light', false],
  ['light', 'dark', false],
  ['normal', 'dark', false],
] as const)
  test.serial(
    `on a page that says it is ${colorScheme} the chat is ${isDark ? 'dark' : 'light'} where the system is ${system}`,
    widget(
      async (t, { open, widget: shown }) => {
        await open();
        const ground = await shown.locator('.panel').evaluate((panel) => getComputedStyle(panel).backgroundColor);
        t.is(ground, isDark ? 'rgb(23, 26, 31)' : 'rgb(255, 255, 255)');
      },
      { colorScheme, context: { colorScheme: system } },
    ),
  );

test.serial(
  'axe-core finds nothing on the page that is a chat, on a phone',
  widget(
    async (t, { ask, problems, service, widget: shown }) => {
      await shown.locator('textarea').waitFor();
      t.is(await shown.locator('.launcher').count(), 0);
      t.deepEqual(await problems(), []);
      service.answers.push({ parts: ['Yes.'], wantsPerson: true });
      await ask('A person?');
      await shown.locator('form').waitFor();
      t.deepEqual(await problems(), []);
    },
    {
      settings: FULL,
      fillsPage: true,
      context: { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true },
    },
  ),
);

test.serial(
  'everything works by keyboard alone: open, write lines, send, menu, close, and the focus is where it was',
  widget(
    async (t, { page, service, widget: shown, log }) => {
      const focused = () => shown.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.className ?? '');
      await shown.locator('.launcher').waitFor();
      await page.keyboard.press('Tab');
      t.is(await focused(), 'launcher');
      await page.keyboard.press('Enter');
      await shown.locator('textarea:focus').waitFor();
      await page.keyboard.type('one');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('two');
      await page.keyboard.press('Enter');
      await log.getByText('You said: one').waitFor();
      t.is(JSON.parse(service.calls.at(-1)?.body ?? '').content, 'one\ntwo');
      await shown.getByRole('button', { name: 'More', exact: true }).focus();
      await page.keyboard.press('Enter');
      await shown.getByRole('button', { name: 'Talk to a person' }).waitFor();
      await page.keyboard.press('Escape');
      t.is(await shown.getByRole('button', { name: 'Talk to a person' }).count(), 0);
      t.is(await focused(), 'plain');
      await page.keyboard.press('Escape');
      await shown.locator('.panel').waitFor({ state: 'hidden' });
      await shown.locator('.launcher:focus').waitFor();
      await page.keyboard.press('Enter');
      await shown.locator('textarea:focus').waitFor();
      await shown.locator('.launcher').focus();
      await page.keyboard.press('Escape');
      await t.notThrowsAsync(shown.locator('.panel').waitFor({ state: 'hidden' }));
    },
    { settings: FULL },
  ),
);

test.serial(
  'a screen reader is told an answer once, when it is whole',
  widget(
    async (t, { open, ask, service, widget: shown, log }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await open();
      service.answers.push({ parts: ['Two **homes** ', 'fit.'], listings: HOMES, until: promise });
      await ask('3 bedrooms?');
      const told = shown.getByRole('status');
      await log.getByText('homes', { exact: true }).waitFor();
      t.is(await told.textContent(), 'Writing an answer…');
      resolve();
      await shown.locator('.card').first().waitFor();
      t.regex((await told.textContent()) ?? '', /^Two\s+homes\s+fit\. .*4521 Mission Blvd, San Diego \$585,000/);
      t.is(await shown.getByRole('log').getAttribute('aria-live'), 'off');
    },
    { console: /example\.com/ },
  ),
);

const boxOf = async (shown: {
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
}) => (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.serial(
  'on a phone the panel is the whole screen, and its text is large enough that no browser zooms in',
  widget(
    async (t, { open, widget: shown }) => {
      await open();
      t.deepEqual(await boxOf(shown.locator('.panel')), { x: 0, y: 0, width: 390, height: 780 });
      t.is(await shown.locator('textarea').evaluate((area) => getComputedStyle(area).fontSize), '16px');
      t.is(await shown.locator('.launcher:visible').count(), 0);
      await shown.getByRole('button', { name: 'Close chat', exact: true }).click();
      await shown.locator('.launcher').waitFor();
    },
    { context: { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true } },
  ),
);

test.serial(
  'on a page that is read from the right the chat is, too, and each message is as it is written',
  widget(
    async (t, { open, ask, service, widget: shown, log }) => {
      await open();
      service.answers.push({ parts: ['Only English.'] });
      await ask('ثلاث غرف');
      await log.getByText('Only English.').waitFor();
      const direction = (text: string) => log.getByText(text).evaluate((each) => getComputedStyle(each).direction);
      t.is(await direction('ثلاث غرف'), 'rtl');
      t.is(await direction('Only English.'), 'ltr');
      const [title, close] = [await boxOf(shown.locator('h2')), await boxOf(shown.locator('header > .plain'))];
      t.true(close.x < title.x);
      const panel = await boxOf(shown.locator('.panel'));
      t.true(panel.x < 100);
    },
    { language: 'ar', direction: 'rtl', settings: { ChatBubbleAlign: 1 } },
  ),
);

test.serial(
  'the page keeps no sign of the chat but its element, has none of its styles, and none of the page’s reach it',
  widget(async (t, { open, page, base, service, widget: shown }) => {
    const before = await page.evaluate(() => Object.keys(window).length);
    await open();
    t.is(await page.evaluate(() => Object.keys(window).length), before);
    t.is(await page.evaluate(() => document.styleSheets.length), 1);
    t.is(await shown.locator('h2').evaluate((heading) => getComputedStyle(heading).letterSpacing), 'normal');
    t.is(await shown.evaluate((element) => getComputedStyle(element).opacity), '1');
    // A second script, as a page has it that was put together carelessly.
    await page.evaluate(
      ([source, serial]) => {
        const script = document.createElement('script');
        Object.assign(script, { src: source });
        script.dataset.chatbot = serial;
        document.head.append(script);
        return new Promise((resolve) => script.addEventListener('load', resolve));
      },
      [`${base}/widget.js`, service.settings.SerialNumber] as const,
    );
    await page.waitForLoadState('networkidle');
    t.is(await shown.count(), 1);
  }),
);

const PICTURES = { ChatIcon: 'https://example.com/icon.png', ChatProfilePicture: 'https://example.com/us.png' };

test.serial(
  'what the settings of the chatbot say is what the chat shows',
  widget(
    async (t, { open, ask, page, service, widget: shown, log }) => {
      const box = await boxOf(shown.locator('.launcher'));
      t.true(box.x < 100);
      await open();
      await log.getByText('Welcome!').waitFor();
      await shown.getByRole('button', { name: 'By the sea' }).waitFor();
      t.is(await shown.locator('h2').innerText(), 'Sea & Sun');
      t.is(await shown.locator('.composer textarea').getAttribute('placeholder'), 'Which home?');
      t.is(await shown.locator('.notice').innerText(), 'We keep what you write. Our policy');
      t.is(await shown.locator('.notice a').getAttribute('href'), 'https://example.com/privacy');
      t.deepEqual(await shown.locator('.suggestions button').allInnerTexts(), ['3 bedrooms', 'By the sea']);
      t.is(await shown.getByRole('button', { name: 'Add a picture' }).count(), 0);
      t.is(await shown.getByRole('button', { name: 'Speak your question' }).count(), 0);
      await shown.getByRole('button', { name: 'More', exact: true }).click();
      const links = await shown.locator('.menu a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      t.deepEqual(links, [
        ...['whatsapp://send?phone=5550100', 'https://facebook.com/us', 'http://example.com/us'],
        'https://example.com/privacy',
      ]);
      await page.keyboard.press('Escape');
      const coloursOf = (part: string) =>
        shown.locator(part).evaluate((each) => [getComputedStyle(each).backgroundColor, getComputedStyle(each).color]);
      t.deepEqual(await coloursOf('header'), ['rgb(255, 200, 0)', 'rgb(0, 0, 0)']);
      await shown.getByRole('button', { name: 'By the sea' }).click();
      await log.getByText('You said: By the sea').waitFor();
      t.deepEqual(await coloursOf('.user .bubble'), ['rgb(0, 80, 40)', 'rgb(255, 255, 255)']);
      t.is(await shown.locator('.suggestions, .notice').count(), 0);
      service.answers.push({ failure: { code: 429, message: 'Call 555-0100.' } });
      await ask('More?');
      t.true((await shown.locator('.failure').innerText()).includes('Call 555-0100.'));
    },
    {
      settings: {
        ...{ ...FULL, ...PICTURES, Name: 'Sea & Sun', UserInputPlaceholder: 'Which home?', ChatBubbleAlign: 1 },
        ...{ ChatbotPrivacyPolicyDescription: 'We keep what you write.', RateLimitMessage: 'Call 555-0100.' },
        ...{ ChatBubbleColor: 'rgb(255,200,0)', UserMessageColor: 'rgb(0, 80, 40)' },
        ...{ EnablePushToTalk: false, EnableUploadImage: false },
      },
      console: /example\.com/,
    },
  ),
);

for (const ChatbotPopupOnce of [true, false])
  test.serial(
    `the welcome stands beside the button ${ChatbotPopupOnce ? 'once a visitor' : 'once a visit'}`,
    widget(
      async (t, { page, widget: shown }) => {
        const later = async () => {
          await page.clock.install();
          await page.reload();
          await shown.locator('.launcher').waitFor();
          await page.clock.runFor(10_000);
          return (await shown.locator('.greeting').count()) > 0;
        };
        t.true(await later());
        t.is(await shown.locator('.welcome').innerText(), 'Welcome to us!\nAsk away.');
        t.false(await later());
        await page.evaluate(() => sessionStorage.clear());
        t.is(await later(), !ChatbotPopupOnce);
      },
      { settings: { ChatbotPopupOnce, WelcomeMessage: 'Welcome to **[us](https://example.com)**!\nAsk away.' } },
    ),
  );

test.serial(
  'the chat speaks the language of the chatbot, else that of the page',
  widget(
    async (t, { open, page, service, widget: shown }) => {
      await open();
      t.is(await shown.getByRole('button', { name: 'Senden' }).count(), 1);
      service.settings.Language = 'zh';
      await page.reload();
      await shown.getByRole('button', { name: '发送' }).waitFor();
    },
    { language: 'de-CH', context: { locale: 'fr-FR' } },
  ),
);
