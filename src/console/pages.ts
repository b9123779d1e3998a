import type { ComponentType } from 'preact';
import { FEEDS } from './feeds/feeds.tsx';
import type { IconName } from './parts/icon.tsx';

/** What stands behind the page's name in the address, decoded: `#/feeds/run/7` gives the page `feeds` ['run', '7']. */
export type PageProps = { path: readonly string[] };

/** A page of the console. It shows its own h1, and is left alone while another one is open. */
export type Page = {
  /** In the address, and unique. */
  name: string;
  /** In the navigation. */
  title: string;
  icon: IconName;
  View: ComponentType<PageProps>;
};

/** All pages, in the order of the navigation; the first is the one to begin with. */
export const PAGES: readonly [Page, ...Page[]] = [FEEDS];
