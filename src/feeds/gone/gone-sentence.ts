import type { Feed } from '../configuration/feed-store.ts';

/** What is to be told, and to be done, of a feed whose file is gone while it still shows `shown` listings. */
export const goneSentence = ({ name, unconfirmedAt }: Pick<Feed, 'name' | 'unconfirmedAt'>, shown: number): string => {
  const listings = `${shown} ${shown === 1 ? 'listing' : 'listings'}`;
  const since = unconfirmedAt === null ? '' : `, unconfirmed since ${unconfirmedAt.toISOString()}`;
  return (
    `config/feeds/${name}.json is gone; its ${listings} stay on display${since}: bring the file back, tell its new name ` +
    `by "listingd feed rename ${name} NEW", or take them off the display by "listingd feed remove ${name}"`
  );
};
