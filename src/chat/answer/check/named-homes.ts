import { foldAddress } from '../../../listings/fold.ts';
import type { FoundListing } from '../../retrieve/found-listing.ts';

const NUMBER_OR_UNIT = /(?:^|\s)#?\p{L}?\d\S*/gu;
/** A shorter name of a street may be any word. */
const SHORTEST_STREET = 5;

const contains = (text: string, name: string): boolean => name !== '' && ` ${text} `.includes(` ${name} `);

/** Tells the rows (from 0) of the homes that a sentence names by their address, or else by their street. */
export const createNamedHomes = (listings: readonly FoundListing[]): ((sentence: string) => number[]) => {
  const homes = listings.map(({ values }, row) => {
    const address = foldAddress(values.Address);
    const street = address.replace(NUMBER_OR_UNIT, ' ').replace(/\s+/g, ' ').trim();
    return { row, address, street: street.length < SHORTEST_STREET || !street.includes(' ') ? address : street };
  });
  const named = (text: string, by: 'address' | 'street'): number[] =>
    homes.filter((home) => contains(text, home[by])).map(({ row }) => row);
  return (sentence) => {
    const text = foldAddress(sentence);
    const byAddress = named(text, 'address');
    return byAddress.length > 0 ? byAddress : named(text, 'street');
  };
};
