import type { MarketHome } from './market.ts';

const sortedWords = (text: string): string => text.split(' ').sort().join(' ');

/** Whether an address names the home: all of it in any order, or the building that it is a unit of. */
const hasAddress = (own: string, name: string): boolean => {
  if (own === '' || name === '') return false;
  if (own === name || sortedWords(own) === sortedWords(name)) return true;
  if (!own.startsWith(name)) return false;
  return own[name.length] === ' ' || name.endsWith('号');
};

const TESTS: Readonly<Record<string, (home: MarketHome, key: string) => boolean>> = {
  MLSNumber: ({ keys }, key) => keys.number === key,
  Url: ({ keys }, key) => keys.url === key,
  Address: ({ keys }, key) => hasAddress(keys.address, key),
};

export const isIdentifierField = (field: string): boolean => Object.hasOwn(TESTS, field);

/** Whether the key of an identifier (MLS number, address, web address) names the home. */
export const isNamedBy = (home: MarketHome, field: string, key: string): boolean => TESTS[field]?.(home, key) ?? false;
