import type { FoundListing } from '../retrieve/found-listing.ts';
import { withoutForeignLinks } from './links.ts';
import { listingLabel, listingName } from './listing-label.ts';
import { cutUnits, type Unit } from './text-units.ts';

/**
 * Turns what a model writes into what a visitor reads, piece by piece: marks become addresses and links, the no-answer mark
 * and foreign links go. However the text is cut into pieces, the pieces returned join to the same answer.
 */
export type AnswerWriter = {
  /** What can be sent now; what more text may still change is held back. */
  push(text: string): string;
  /** The rest. */
  end(): string;
  /** IDs of the listings named so far, in the order of their first mention. */
  shown(): number[];
  saidNoAnswer(): boolean;
};

/** Row `#1` is the first of `listings`; `ownLinks` are the links that may stay, as `linksIn` gives them. */
export const createAnswerWriter = (listings: readonly FoundListing[], ownLinks: ReadonlySet<string>): AnswerWriter => {
  let held = '';
  let hasText = false;
  let noAnswer = false;
  let skipsBlanks = true;
  const shown: number[] = [];

  const label = (number: number): string => {
    const listing = listings[number - 1];
    if (listing === undefined) return '';
    if (shown.includes(listing.id)) return listingName(listing);
    shown.push(listing.id);
    return listingLabel(listing);
  };

  const markText = (mark: string): string => {
    if (!mark.includes('#')) {
      noAnswer = true;
      skipsBlanks = true;
      return '';
    }
    const numbers = /^\[[\s#\d,]+\]$/.test(mark) ? [...mark.matchAll(/\d+/g)].map(([number]) => Number(number)) : [];
    return numbers.map(label).filter(Boolean).join(', ');
  };

  const unitText = ({ kind, text }: Unit): string => {
    if (kind === 'mark') return markText(text);
    if (text.trim() === '') return skipsBlanks && (noAnswer || !hasText) ? '' : text;
    return withoutForeignLinks(text.toWellFormed(), ownLinks);
  };

  const write = (units: readonly Unit[]): string =>
    units
      .map((unit) => {
        const text = unitText(unit);
        if (text !== '') {
          hasText = true;
          skipsBlanks = false;
        }
        return text;
      })
      .join('');

  const settle = (isWhole: boolean): string => {
    const { units, rest } = cutUnits(held, isWhole);
    held = rest;
    return write(units);
  };

  return {
    push: (text) => {
      held += text;
      return settle(false);
    },
    end: () => settle(true),
    shown: () => [...shown],
    saidNoAnswer: () => noAnswer,
  };
};
