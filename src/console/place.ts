import { useEffect, useState } from 'preact/hooks';

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
