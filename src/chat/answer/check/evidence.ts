import type { ChatSettings } from '../../chat-settings.ts';
import type { Found } from '../../retrieve/found.ts';
import { statusWords } from '../../retrieve/found-listing.ts';
import type { Understanding } from '../../understand/understanding.ts';
import { answerLanguage } from '../../words/answer-language.ts';
import { checkWordsOf } from './languages/all.ts';
import type { CheckWords } from './languages/check-words.ts';
import { createNamedHomes } from './named-homes.ts';
import { type RowFacts, rowFacts } from './row-facts.ts';
import { isKnownAddress } from './said-addresses.ts';
import { type SharedFacts, sharedFacts } from './shared-facts.ts';

export type EvidenceInput = { found: Found; understanding: Understanding; settings: ChatSettings; now: Date };

/** What an answer is checked against. Each part is made when it is first needed: many answers have no number at all. */
export type Evidence = {
  language: CheckWords;
  count: number;
  /** The home that was asked for can't be had any more, and no other was found. */
  isGone: boolean;
  /** Every home that was found may be called free. */
  areFree: boolean;
  row(index: number): RowFacts | undefined;
  rows(): RowFacts[];
  /** The rows that a sentence names by address or street. */
  namedIn(sentence: string): number[];
  shared(): SharedFacts;
  /** Whether an address is that of a row, or one that a text or the visitor names. */
  knowsAddress(address: string): boolean;
};

export const createEvidence = (input: EvidenceInput): Evidence => {
  const { found, understanding, settings, now } = input;
  const rows = new Map<number, RowFacts>();
  let namedIn: ((sentence: string) => number[]) | undefined;
  let shared: SharedFacts | undefined;
  const sharedOnce = (): SharedFacts => {
    shared ??= sharedFacts(input);
    return shared;
  };
  const row = (index: number): RowFacts | undefined => {
    const listing = found.listings[index];
    if (listing === undefined) return undefined;
    const known = rows.get(index) ?? rowFacts(listing, now);
    rows.set(index, known);
    return known;
  };
  return {
    language: checkWordsOf(answerLanguage(settings.AIResponseLanguage, understanding.Language)),
    count: found.listings.length,
    isGone: found.listings.length === 0 && found.gone.length > 0,
    areFree: found.listings.every(({ values }) => statusWords(values) === 'active'),
    row,
    rows: () => found.listings.flatMap((_, index) => row(index) ?? []),
    namedIn: (sentence) => {
      namedIn ??= createNamedHomes(found.listings);
      return namedIn(sentence);
    },
    shared: sharedOnce,
    knowsAddress: (address) => {
      const { named, settingsText } = sharedOnce();
      const names = [...found.listings.map(({ values }) => values.Address ?? ''), ...named.split('\n')];
      return isKnownAddress(address, names, [
        settingsText,
        ...found.listings.flatMap((_, index) => row(index)?.text ?? []),
      ]);
    },
  };
};
