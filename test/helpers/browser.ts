import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** What the shipped arguments have for functions in a cloud, and would make a browser other than a visitor's. */
const NOT_OURS = [
  '--single-process',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--no-zygote',
  '--headless',
];

/** A browser of the development packages, with the rules of origins and policies that any visitor's has. */
export const startBrowser = async (args: readonly string[] = []): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((arg) => !NOT_OURS.some((start) => arg.startsWith(start))), ...args],
    headless: true,
  });
