import { cleanListingText } from '../../prompt/clean.ts';
import type { FoundListing } from '../../retrieve/found.ts';
import type { AskedField } from '../../understand/understanding.ts';
import { fieldValue, historyWords } from '../../words/field-values.ts';
import { capitalized, ended, excerpt, quotation, quotedDescription } from '../../words/teller.ts';
import { homeFacts } from './home-facts.ts';
import { rowMark, type Speaker } from './speaker.ts';

const MOST_PAIRS = 12;
const LONGEST_PAIR = 200;
const MORE_OF_A_HOME: readonly AskedField[] = [
  'LotArea',
  'YearBuilt',
  'ParkingSpots',
  'HOAMonth',
  'DepositFee',
  'Location',
];

/** A line for each home, what was asked for at its end. */
export const homeLines = (listings: readonly FoundListing[], speaker: Speaker): string[] =>
  listings.map((listing, index) => {
    const { facts, asked } = homeFacts(listing, speaker);
    const value = ended(speaker, [facts, ...asked].join(speaker.say('semicolon')));
    return `- ${speaker.say('labelled', { label: rowMark(index + 1), value })}`;
  });

const moreLines = (listing: FoundListing, speaker: Speaker): string[] => {
  const { say, words } = speaker;
  const { values } = listing;
  const labelled = (label: string, value: string): string => say('labelled', { label, value });
  const known = MORE_OF_A_HOME.flatMap((field) => {
    const value = fieldValue(field, listing, speaker);
    return value === null || value === say('onRequest') ? [] : [labelled(words.fields[field], value)];
  });
  const pairs = (values.ExtensionColumn ?? [])
    .map(({ Key, value }) => [cleanListingText(Key), excerpt(value, LONGEST_PAIR)] as const)
    .filter(([key, value]) => key !== '' && value !== '')
    .slice(0, MOST_PAIRS)
    .map(([key, value]) => labelled(key, quotation(speaker, value)));
  const description = quotedDescription(speaker, values.Description);
  return [
    known.length === 0 ? '' : ended(speaker, known.join(say('semicolon'))),
    historyWords(listing, speaker),
    ...pairs,
    description === null ? '' : labelled(words.fields.Description, description),
  ].filter((line) => line !== '');
};

/** One home, and what was asked for; where nothing was, all that there is to know. */
export const singleHome = (listing: FoundListing, speaker: Speaker): string[] => {
  const { facts, asked } = homeFacts(listing, speaker);
  const isAsked = speaker.understanding.Fields.length > 0;
  return [
    speaker.say('labelled', { label: rowMark(1), value: ended(speaker, facts) }),
    ...(isAsked ? asked.map(capitalized) : moreLines(listing, speaker)),
  ];
};
