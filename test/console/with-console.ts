import type { ExecutionContext, ImplementationFn } from 'ava';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createScriptBundle } from '../../src/http/script-bundle.ts';
import { axeProblems } from '../helpers/browser.ts';
import type { FixtureOptions } from '../helpers/with-feed.ts';
import { type FeedHttpFixture, withFeedHttp } from '../http/with-feed-http.ts';

export type ConsoleFixture = {
  page: Page;
  /** The service, with its API. Runs that are asked for are carried out. */
  http: FeedHttpFixture;
  /** A secret key. */
  key: string;
  /** The address of the console, ending in a slash. */
  address: string;
  /** Opens a page of the console, signed in: `open('feeds/run/3')`. */
  open(place?: string): Promise<void>;
  /** What axe-core finds on the page now. */
  problems(): Promise<string[]>;
};

type ConsoleOptions = {
  feed?: FixtureOptions;
  /** What was before the console is opened. */
  before?: (http: FeedHttpFixture) => Promise<void>;
  context?: BrowserContextOptions;
  /** What the browser's console may say: a page that says anything else fails the test. */
  console?: RegExp;
  /** Nobody carries out runs but the test. */
  isIdle?: boolean;
};

/** The same for all tests of a file: to bundle it takes longer than most of them. */
const bundle = createScriptBundle('console/main.tsx');

/** The console before the real service, over a database and a feed of the test's own. */
export const withConsole = (
  browser: () => Browser,
  body: (t: ExecutionContext, fixture: ConsoleFixture) => Promise<void>,
  options: ConsoleOptions = {},
): ImplementationFn<[]> =>
  withFeedHttp(async (t, http) => {
    const context = await browser().newContext({
      viewport: { width: 1_200, height: 900 },
      reducedMotion: 'reduce',
      // A browser without a desktop may have one that is no language.
      locale: 'en-US',
      ...options.context,
    });
    context.setDefaultTimeout(15_000);
    await options.before?.(http);
    const { worker } = http.feed.services;
    if (!options.isIdle) worker.start();
    try {
      const page = await context.newPage();
      const said: string[] = [];
      page.on('pageerror', ({ message }) => said.push(message));
      page.on('console', (message) => options.console?.test(message.text()) || said.push(message.text()));
      const { identity } = (await bundle()).contents;
      await page.route('**/console.js', (route) =>
        route.fulfill({ body: identity.toString('utf8'), contentType: 'text/javascript' }),
      );
      const address = `http://127.0.0.1:${http.port}/console/`;
      const key = http.secret.Authorization.replace('Bearer ', '');
      await page.goto(address);
      await body(t, {
        ...{ page, http, key, address },
        open: async (place = '') => {
          await page.evaluate(`sessionStorage.setItem('listingd:console:key', '${key}')`);
          await page.goto(`${address}#/${place}`);
          await page.reload();
          await page.locator('main h1').waitFor();
        },
        problems: () => axeProblems(page),
      });
      t.deepEqual(said, []);
    } finally {
      await context.close();
      if (!options.isIdle) await worker.stop();
    }
  }, options.feed);
