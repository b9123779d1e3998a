import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
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

/** The address of a page within the console, for a link: `linkTo('feeds', 'run', 7)`. */
export const linkTo = (...parts: readonly (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

export const goTo = (...parts: readonly (string | number)[]): void => {
  window.location.hash = linkTo(...parts);
};

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const readPlace = (): string[] => window.location.hash.replace(/^#\/?/, '').split('/').map(decode);

/** What the address names, part by part; follows it. */
export const usePlace = (): readonly string[] => {
  const [place, setPlace] = useState(readPlace);
  useEffect(() => {
    const follow = (): void => setPlace(readPlace());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return place;
};
