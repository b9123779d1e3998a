import test from 'ava';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { startBrowser } from '../helpers/browser.ts';
import type { FakeService } from '../helpers/fake-chat-service.ts';
import { HOMES, withWidget } from './with-widget.ts';

let browser: Browser;
test.before(async () => {
  browser = await startBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
});
test.after.always(() => browser?.close());
const widget = (...[body, options]: Parameters<typeof withWidget> extends [unknown, ...infer Rest] ? Rest : never) =>
  withWidget(() => browser, body, options);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.serial(
  'a visitor opens the chat, asks, sees the answer grow and then the homes, whose pictures may be missing and whose links are safe',
  widget(
    async (t, { open, ask, service, widget: shown, log }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      service.answers.push({ parts: ['Two ', '**homes** fit.'], listings: HOMES, until: promise });
      await open();
      await ask('3 bedrooms?');
      await log.getByText('Two', { exact: true }).waitFor();
      t.is(await shown.locator('.card').count(), 0);
      resolve();
      await log.getByText('homes', { exact: true }).waitFor();
      t.is(await shown.locator('.bubble strong').innerText(), 'homes');
      t.is(await shown.locator('.card').count(), 2);
      const link = shown.locator('.card a');
      t.is(await link.count(), 1);
      t.is(await link.getAttribute('href'), 'https://example.com/homes/1');
      t.is(await link.getAttribute('rel'), 'noopener noreferrer');
      await shown.locator('.card .missing').nth(1).waitFor();
      t.deepEqual(
        service.calls.map(({ path }) => path.replace(/\?.*/, '')),
        ['Settings', 'Open', 'Ask'],
      );
    },
    { console: /example\.com\/2\.jpg/ },
  ),
);

test.serial(
  'the chat goes on after a reload, with what was said and with its panel open',
  widget(async (t, { open, ask, page, service, widget: shown, log }) => {
    await open();
    service.answers.push({ parts: ['Two homes.'], listings: HOMES.slice(0, 1) });
    await ask('3 bedrooms?');
    await shown.locator('.card').waitFor();
    await page.reload();
    await shown.locator('.card').waitFor();
    t.is(await log.getByText('3 bedrooms?').count(), 1);
    await ask('And with a pool?');
    await log.getByText('You said: And with a pool?', { exact: true }).waitFor();
    t.is(service.sessions.size, 1);
  }),
);

test.serial(
  'a chat that is removed when the browser closes is kept in no lasting storage',
  widget(
    async (t, { open, ask, page, log }) => {
      await open();
      await ask('Hello?');
      await log.getByText('You said: Hello?').waitFor();
      t.false((await page.evaluate(() => Object.keys(localStorage).join())).includes('token'));
      await page.reload();
      await log.getByText('You said: Hello?').waitFor();
    },
    { settings: { RemoveChatLogOnBrowserClose: true } },
  ),
);

test.serial(
  'an answer that is stopped stays as far as it came, and the next question may be asked',
  widget(async (t, { open, ask, service, widget: shown, log }) => {
    await open();
    service.answers.push({ parts: ['One home ', 'never'], until: new Promise(() => {}) });
    await ask('3 bedrooms?');
    await log.getByText('One home').waitFor();
    await shown.getByRole('button', { name: 'Stop the answer' }).click();
    await log.getByText('Not complete').waitFor();
    t.is(await log.getByText('One home').count(), 1);
    await ask('Again?');
    await log.getByText('You said: Again?').first().waitFor();
  }),
);

test.serial(
  'what fails is said in plain words, and a try again asks the same once more',
  widget(
    async (t, { open, ask, service, widget: shown, log }) => {
      await open();
      const rows = [
        [{ failure: { code: 429, message: 'Too many' } }, 'The chat is very busy'],
        [{ failure: { code: 429, message: 'Call us: 555-0100', retryAfter: 60 } }, 'Call us: 555-0100'],
        [{ failure: { code: 429, message: 'This month', retryAfter: 1_200_000 } }, 'The chat is very busy'],
        [{ failure: { code: 429, retryAfter: 90 } }, 'try again in 90 seconds'],
        [{ failure: { status: 429, code: 429, retryAfter: 7_200 } }, 'try again in 2 hours'],
        [{ failure: { code: 502 } }, 'Something went wrong'],
        [{ failure: { status: 503, code: 503 } }, 'can’t be reached'],
        [{ failure: { code: 409 } }, 'still being answered'],
        [{ parts: ['Half ', 'an'], cutAfter: Promise.resolve() }, 'broke off before'],
      ] as const;
      for (const [answer, words] of rows) {
        service.answers.push(answer);
        await ask('3 bedrooms?');
        t.true((await shown.locator('.failure').innerText()).includes(words), words);
        await shown.getByRole('button', { name: 'Try again' }).click();
        await shown.locator('.failure').waitFor({ state: 'detached' });
        await shown.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached' });
      }
      t.is(await log.getByText('You said: 3 bedrooms?', { exact: true }).count(), rows.length);
    },
    { settings: { RateLimitMessage: 'Call us: 555-0100' }, console: /Failed to load resource/ },
  ),
);

/** The connection of the next answer is cut, and of it this is stored. */
const breakOff = ({ answers, sessions }: FakeService, stored: { Content: string; Partial?: true }): void => {
  answers.push({ parts: ['Two homes', ' fit.'], cutAfter: Promise.resolve() });
  const CreatedAt = '2026-01-01T00:00:00Z';
  sessions
    .get('token-1')
    ?.push(
      { MessageID: 1, Role: 'user', Content: 'Pool?', CreatedAt },
      { MessageID: 2, Role: 'assistant', CreatedAt, ...stored },
    );
};

test.serial(
  'an answer whose connection broke off is shown where the service has stored it, without asking again',
  widget(
    async (t, { open, ask, page, service, widget: shown, log }) => {
      await Promise.all([page.waitForResponse(/\/Open$/), open()]);
      breakOff(service, { Content: 'Two homes fit.' });
      await ask('Pool?');
      await log.getByText('Two homes fit.').waitFor();
      t.is(await shown.locator('.failure').count(), 0);
      t.is(service.calls.filter(({ path }) => path === 'Ask').length, 1);
    },
    { console: /Failed to load resource/ },
  ),
);

test.serial(
  'an answer of which only a part was stored is no answer: the visitor may ask again, and a part that is shown later says what it is',
  widget(
    async (t, { open, ask, page, service, widget: shown, log }) => {
      await Promise.all([page.waitForResponse(/\/Open$/), open()]);
      breakOff(service, { Content: 'Two homes', Partial: true });
      await ask('Pool?');
      await shown.locator('.failure').waitFor();
      await page.reload();
      await log.getByText('Two homes').waitFor();
      t.is(await shown.locator('.stopped').count(), 1);
    },
    { console: /Failed to load resource/ },
  ),
);

test.serial(
  'a token that died is renewed, and the question asked once more',
  widget(
    async (t, { open, ask, service, log }) => {
      await open();
      await ask('One?');
      await log.getByText('You said: One?').waitFor();
      service.sessions.clear();
      service.sessions.set('another', []);
      await ask('3 bedrooms?');
      await log.getByText('You said: 3 bedrooms?').waitFor();
      const asks = service.calls.filter(({ path }) => path === 'Ask').map(({ token }) => token);
      t.deepEqual(asks, ['token-1', 'token-1', 'token-2']);
    },
    { console: /401/ },
  ),
);

test.serial(
  'offline, a visitor is told so, and the question is asked by itself once the browser is online',
  widget(
    async (t, { open, ask, page, widget: shown, log }) => {
      await open();
      await page.context().setOffline(true);
      await ask('3 bedrooms?');
      t.true((await shown.locator('.failure').innerText()).includes('You are offline'));
      await page.context().setOffline(false);
      await log.getByText('You said: 3 bedrooms?').waitFor();
      t.is(await shown.locator('.failure').count(), 0);
    },
    { console: /ERR_INTERNET_DISCONNECTED/ },
  ),
);

test.serial(
  'who wants a person is asked how he can be reached, by e-mail or telephone, and thanked in the words of the chatbot',
  widget(
    async (t, { open, ask, service, widget: shown, log }) => {
      await open();
      service.answers.push({ parts: ['Of course.'], wantsPerson: true });
      await ask('I want to talk to an agent');
      const form = shown.locator('form');
      await form.getByLabel('Name').fill('Ada');
      await form.getByRole('button', { name: 'Send' }).click();
      await form.getByText('Please check your e-mail address').waitFor();
      await form.getByLabel('E-mail').fill('ada@example.com');
      await form.getByRole('button', { name: 'Send' }).click();
      await log.getByText('Kim will call you.').waitFor();
      t.is(await form.count(), 0);
      t.deepEqual(JSON.parse(service.calls.at(-1)?.body ?? ''), { Name: 'Ada', Email: 'ada@example.com' });
    },
    { settings: { TakesContact: true, TalkToHumanResponseMessage: 'Kim will call you.' } },
  ),
);

/** Lets the page wait for what was said so far until the returned function is called. */
const holdOpen = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/chat/Visitor/Open', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test.serial(
  'a question that is asked before it is known what was said stands below that',
  widget(async (t, { open, ask, page, service, log }) => {
    await open();
    await ask('3 bedrooms?');
    await log.getByText('You said: 3 bedrooms?').waitFor();
    const release = await holdOpen(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    service.answers.push({ parts: ['One ', 'has.'], until: promise });
    await page.reload();
    await ask('And a pool?');
    await log.locator('.user').getByText('And a pool?').waitFor();
    release();
    await log.getByText('You said: 3 bedrooms?').waitFor();
    resolve();
    await log.getByText('One has.').waitFor();
    t.deepEqual(await log.locator('.user .bubble').allInnerTexts(), ['3 bedrooms?', 'And a pool?']);
  }),
);

test.serial(
  'a try again shows at once that it is under way, so that nothing is asked twice',
  widget(
    async (t, { open, ask, page, service, widget: shown, log }) => {
      await open();
      const half = Promise.withResolvers<void>();
      service.answers.push({ parts: ['Half ', 'an'], cutAfter: half.promise });
      await ask('3 bedrooms?');
      await log.getByText('Half an').waitFor();
      half.resolve();
      const again = shown.getByRole('button', { name: 'Try again' });
      await again.waitFor();
      t.true(await log.getByText('Half an').isVisible());
      const release = await holdOpen(page);
      await again.click();
      await again.waitFor({ state: 'detached' });
      release();
      await log.getByText('You said: 3 bedrooms?').waitFor();
      t.is(service.calls.filter(({ path }) => path === 'Ask').length, 2);
    },
    { console: /Failed to load resource|net::ERR/ },
  ),
);

test.serial(
  'the form is in view when it opens below a long answer, and gives the focus back when it goes',
  widget(
    async (t, { open, ask, page, service, widget: shown, log }) => {
      await open();
      service.answers.push({ parts: Array.from({ length: 40 }, (_, index) => `Home ${index} has a pool.\n\n`) });
      await ask('homes with a pool');
      await log.getByText('Home 39').waitFor();
      await shown.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached' });
      await shown.getByRole('button', { name: 'More', exact: true }).click();
      await shown.getByRole('button', { name: 'Talk to a person' }).click();
      const name = await shown.locator('form [name=Name]:focus').boundingBox();
      const { y, height } = (await log.boundingBox()) ?? t.fail('the log is not shown');
      t.true(name !== null && name.y >= y && name.y + name.height <= y + height, JSON.stringify(name));
      await shown.locator('form').getByRole('button', { name: 'Send' }).click();
      await shown.locator('form [name=Email]:focus').waitFor();
      await shown.locator('form').getByRole('button', { name: 'Cancel' }).click();
      await shown.locator('.composer textarea:focus').waitFor();
      await page.keyboard.press('Escape');
      await shown.locator('.panel').waitFor({ state: 'hidden' });
    },
    { settings: { TakesContact: true } },
  ),
);

test.serial(
  'pictures are sent with a message, by choice, by paste and by drop; what is no picture, or one too many, is refused in words',
  widget(async (t, { open, page, service, widget: shown, log }) => {
    await open();
    const give = (kind: 'paste' | 'drop') =>
      shown.locator('.composer textarea').evaluate((area, event) => {
        const files = new DataTransfer();
        files.items.add(new File(['GIF89a'], 'home.gif', { type: 'image/gif' }));
        const carried = event === 'paste' ? { clipboardData: files } : { dataTransfer: files };
        const Kind = event === 'paste' ? ClipboardEvent : DragEvent;
        area.dispatchEvent(new Kind(event, { bubbles: true, composed: true, cancelable: true, ...carried }));
      }, kind);
    await shown.locator('input[type=file]').setInputFiles([
      { name: 'a.png', mimeType: 'image/png', buffer: PICTURE },
      { name: 'b.pdf', mimeType: 'application/pdf', buffer: PICTURE },
    ]);
    await shown.getByText('Only pictures').waitFor();
    await give('paste');
    await give('drop');
    t.is(await shown.locator('.waiting li').count(), 3);
    await shown.getByRole('button', { name: 'Remove the picture: a.png' }).click();
    await page.keyboard.press('Escape');
    await open();
    t.is(await shown.locator('.waiting li').count(), 2);
    const many = Array.from({ length: 9 }, (_, index) => ({
      ...{ name: `${index}.png`, mimeType: 'image/png', buffer: PICTURE },
    }));
    await shown.locator('input[type=file]').setInputFiles(many);
    await shown.getByText('Up to 10 pictures').waitFor();
    t.is(await shown.locator('.waiting li').count(), 10);
    for (const { name } of many.slice(0, 8))
      await shown.getByRole('button', { name: `Remove the picture: ${name}` }).click();
    await shown.getByRole('button', { name: 'Send', exact: true }).click();
    await shown.locator('.user .sent .picture').nth(1).waitFor();
    await log.getByText('You said:', { exact: true }).waitFor();
    const asked = service.calls.find(({ path }) => path === 'Ask');
    t.deepEqual(JSON.parse(asked?.body ?? ''), { content: '', chatAskType: 'Image', fileIds: [7, 7] });
    t.true(service.calls.find(({ path }) => path === 'Upload')?.body.includes('GIF89a'));
  }),
);

test.serial(
  'a question may be spoken: it is sent as a WAV file',
  widget(
    async (t, { open, service, widget: shown, log }) => {
      await open();
      await shown.getByRole('button', { name: 'Speak your question' }).click();
      await shown.locator('.composer .strong:focus').waitFor();
      await shown.getByText('Listening… 0:01').waitFor();
      await shown.getByRole('button', { name: 'Send the recording' }).click();
      await log.getByText('Voice message').waitFor();
      await shown.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached' });
      const sound = service.calls.find(({ path }) => path === 'Upload')?.body ?? '';
      t.true(sound.includes('RIFF') && sound.includes('WAVEfmt'));
      t.true(sound.length > 16_000);
      const asked = service.calls.find(({ path }) => path === 'Ask');
      t.deepEqual(JSON.parse(asked?.body ?? ''), { content: '', chatAskType: 'Audio', fileIds: [7] });
    },
    { console: /ScriptProcessorNode is deprecated/ },
  ),
);

test.serial(
  'where the browser keeps nothing for the page, the chat works until the page is left',
  widget(async (t, { open, ask, page, service, log }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('no storage', 'SecurityError');
          },
        });
    });
    await page.reload();
    await open();
    await ask('One?');
    await log.getByText('You said: One?').waitFor();
    await ask('Two?');
    await log.getByText('You said: Two?').waitFor();
    t.is(service.sessions.size, 1);
  }),
);

test.serial(
  'two tabs of a website are one chat, and each shows what was said in the other when it is looked at',
  widget(async (t, { open, ask, page, site, service, log }) => {
    await open();
    await ask('One?');
    await log.getByText('You said: One?').waitFor();
    const other = await page.context().newPage();
    await other.goto(site);
    await other.locator('listingd-chat .launcher').click();
    await other.locator('listingd-chat .composer textarea').fill('Two?');
    await other.keyboard.press('Enter');
    await other.locator('listingd-chat').getByRole('log').getByText('You said: Two?').waitFor();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await log.getByText('You said: Two?').waitFor();
    t.is(service.sessions.size, 1);
  }),
);

const HOSTILE = [
  '<img src=x onerror=alert(1)><script>alert(1)</script><style>*{display:none}</style>',
  '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) ![d](javascript:alert(1))',
  '<a href="javascript:alert(1)" onclick="alert(1)">e</a> <javascript:alert(1)>',
  '[f](https://example.com" onmouseover="alert(1)) https://example.com/"onclick=alert(1)',
  '| <b>a</b> | [g](vbscript:x) |\n|---|---|\n| <iframe src=x> | `<svg onload=alert(1)>` |',
];
const MARKS = [
  '**',
  '_',
  '`',
  '[',
  '](',
  ')',
  'javascript:',
  'https://a.b',
  '<b>',
  '\n',
  '\n\n- ',
  '\n1. ',
  '\n> ',
  '\n```\n',
  '"',
  '\\',
];

test.serial(
  'whatever an answer holds, it becomes elements of text alone, and links that may be followed',
  widget(async (t, { open, ask, service, widget: shown }) => {
    await open();
    const drawn = fc.sample(fc.array(fc.oneof(fc.constantFrom(...MARKS), fc.string()), { maxLength: 30 }), 150);
    service.answers.push({
      parts: [...HOSTILE, ...drawn.map((pieces) => pieces.join(''))].map((text) => `${text}\n\n`),
    });
    await ask('Anything?');
    await shown.getByRole('button', { name: 'Stop the answer' }).waitFor({ state: 'detached' });
    const elements = await shown
      .locator('.assistant .bubble *')
      .evaluateAll((all) =>
        all.map((each) =>
          [each.localName, ...[...each.attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
        ),
      );
    const known =
      /^(p|br|strong|em|code|pre|ul|li|ol( start=\d+)?|blockquote|table|thead|tbody|tr|td|th scope=col|div class=table tabindex=0)$/;
    const link = /^a href=(https?|mailto|tel):\S* target=_blank rel=noopener noreferrer$/i;
    t.true(elements.length > 100);
    t.deepEqual(
      elements.filter((each) => !known.test(each) && !link.test(each)),
      [],
    );
  }),
);

test.serial(
  'where the service is not reached, or the policy of the page is in the way, the console says so, and the page shows nothing',
  widget(
    async (t, { page, base, widget: shown }) => {
      await page.route('**/chat/Visitor/Settings*', (route) => route.abort());
      const told = page.waitForEvent('console', (message) => message.type() === 'warning');
      await page.reload();
      const words = (await told).text();
      t.true(words.startsWith(`Chat of listingd: ${base} can't be reached`), words);
      t.regex(words, /connect-src/);
      t.is(await shown.count(), 0);
    },
    { console: /Failed to load resource|can't be reached/ },
  ),
);
