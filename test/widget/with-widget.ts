import type { ExecutionContext, ImplementationFn } from 'ava';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { axeProblems } from '../helpers/browser.ts';
import { createFakeService, type FakeService, type FakeSettings } from '../helpers/fake-chat-service.ts';
import { withHttpServer } from '../helpers/loopback-server.ts';

export type WidgetFixture = {
  page: Page;
  service: FakeService;
  /** Where the service is, and the website, which is another origin. */
  base: string;
  site: string;
  widget: Locator;
  /** What was said. */
  log: Locator;
  /** Opens the panel by its button. */
  open(): Promise<void>;
  /** Writes a message, and sends it by Enter. */
  ask(content: string): Promise<void>;
  /** What axe-core finds on the page now. */
  problems(): Promise<string[]>;
};

type WidgetOptions = {
  settings?: Partial<FakeSettings>;
  context?: BrowserContextOptions;
  language?: string;
  direction?: string;
  /** What the website says that it can be. */
  colorScheme?: string;
  /** Whether the chat is the whole page. */
  fillsPage?: boolean;
  /** What the console may say: a page that says anything else fails the test. */
  console?: RegExp;
};

/** Styles that would break a widget which they reach. */
const stylesOf = (colorScheme: string) => `
  :root { color-scheme: ${colorScheme} }
  * { letter-spacing: 3px; animation-duration: 9s }
  body > *, listingd-chat { display: none; position: static; opacity: 0.1; transform: scale(0.1) }
  main { display: block; opacity: 1; transform: none }
  button, textarea { display: none; background: red !important }`;

const siteOf = (base: string, serialNumber: string, options: WidgetOptions): string =>
  `<!doctype html>
<html lang="${options.language ?? 'en'}" dir="${options.direction ?? 'ltr'}"><head><meta charset="utf-8"><title>Harbor Realty</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="ours">${stylesOf(options.colorScheme ?? 'light dark')}</style>
<script src="${base}/widget.js" data-chatbot="${serialNumber}" ${options.fillsPage ? 'data-page' : ''} async></script>
</head><body>${options.fillsPage ? '' : '<main><h1>Homes by the sea</h1></main>'}</body></html>`;

/** No style, no script and no connection but what the README asks to be allowed. */
const policyOf = (base: string): string =>
  `default-src 'none'; script-src ${base}; connect-src ${base}; img-src ${base} blob:; style-src 'nonce-ours'`;

/** The widget on a website of another origin that has a strict policy and wild styles, before a service that answers as the test says. */
export const withWidget =
  (
    browser: () => Browser,
    body: (t: ExecutionContext, fixture: WidgetFixture) => Promise<void>,
    options: WidgetOptions = {},
  ): ImplementationFn<[]> =>
  async (t) => {
    const service = createFakeService(options.settings);
    const context = await browser().newContext({
      viewport: { width: 1_000, height: 760 },
      reducedMotion: 'reduce',
      ...options.context,
    });
    context.setDefaultTimeout(15_000);
    try {
      await withHttpServer(service.answer, ({ origin: base }) =>
        withHttpServer(
          (_, response) => {
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.setHeader('Content-Security-Policy', policyOf(base));
            response.end(siteOf(base, service.settings.SerialNumber, options));
          },
          async ({ port }) => {
            const page = await context.newPage();
            const said: string[] = [];
            page.on('pageerror', ({ message }) => said.push(message));
            page.on('console', (message) => options.console?.test(message.text()) || said.push(message.text()));
            const site = `http://localhost:${port}/`;
            await page.goto(site);
            const widget = page.locator('listingd-chat');
            await body(t, {
              ...{ page, service, base, site, widget, log: widget.getByRole('log') },
              open: async () => {
                await widget.locator('.launcher').click();
                await widget.locator('.composer textarea').waitFor();
              },
              ask: async (content) => {
                // Nothing can be sent before the answer is whole.
                await widget.locator('.entry[aria-busy]').waitFor({ state: 'detached' });
                await widget.locator('.composer textarea').fill(content);
                await page.keyboard.press('Enter');
              },
              problems: () => axeProblems(page),
            });
            t.deepEqual(said, []);
          },
        ),
      );
    } finally {
      await context.close();
    }
  };

export const HOMES = [
  {
    ...{ ID: 1, Title: '4521 Mission Blvd, San Diego', Price: '$585,000', Facts: ['3 beds', '2 baths'] },
    ...{ Url: 'https://example.com/homes/1', Image: '' },
  },
  {
    ID: 2,
    Title: '1188 Garnet Ave',
    Price: '$549,900',
    Facts: [],
    Url: 'javascript:alert(1)',
    Image: 'https://example.com/2.jpg',
  },
];
