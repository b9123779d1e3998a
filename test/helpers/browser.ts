import chromium from '@sparticuz/chromium';
import axe from 'axe-core';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';

/** What the shipped arguments have for functions in a cloud, and would make a browser other than a visitor's. */
const NOT_OURS = [
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--no-zygote',
  '--headless',
];

const isShipped = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks the browser that a development package brings, once a machine: two at once would take half of it for the whole. */
export const unpackBrowser = async (): Promise<void> => {
  if (isShipped) await chromium.executablePath();
};

/** A browser with the rules of origins and policies that any visitor's has. Where none is shipped it is the Chrome of the machine. */
export const startBrowser = async (args: readonly string[] = []): Promise<Browser> =>
  playwright.launch({
    ...(isShipped ? { executablePath: await chromium.executablePath() } : { channel: 'chrome' }),
    args: [...chromium.args.filter((arg) => !NOT_OURS.some((start) => arg.startsWith(start))), ...args],
    headless: true,
  });

/** What axe-core finds on a page now. */
export const axeProblems = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  // As a text, since here there is no window.
  const violations = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
    'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) })))',
  );
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '));
};
