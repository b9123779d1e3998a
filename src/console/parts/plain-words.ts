import { fieldName } from './home-words.ts';

const STATES_SAID: Readonly<Record<string, string>> = {
  Queued: 'in line',
  Running: 'under way',
  Succeeded: 'done',
  Failed: 'failed',
  Cancelled: 'cancelled',
};

/** Why a feed is not changed here, by the setting for which its file is. */
const FIXED: Readonly<Record<string, string>> = {
  source: 'its files come another way than by uploads or from a web address, as by SFTP',
  'source.file': 'it reads a file of another name or place than its own',
  'source.credentials': 'its files are fetched with a user and password, which are kept on the machine',
  'source.allowPrivateAddresses': 'its files are fetched within the network of the machine',
};

/** What stands in the service's sentences in its own words, and how a brokerage says it. Fields by codes of more than a word follow. */
const PLAIN: readonly [RegExp, string | ((word: string, part: string) => string)][] = [
  [
    / is changed in its file only: (source\.\w+|source)\b.*/,
    (_, setting) => ` can't be changed here: ${FIXED[setting] ?? setting}`,
  ],
  // The sentence says the limit, and its name stands behind it.
  [/ \((minRows|maxRemoved|maxPriceChanges|maxProblems)\)/g, ''],
  [/ its maxAge of ([\d.]+ hours)/g, ' the $1 that it may be'],
  [/\blisting(s?)\b/g, 'home$1'],
  [/\b1 homes\b/g, '1 home'],
  [/\bis (Queued|Running|Succeeded|Failed|Cancelled)\b/g, (_, state) => `is ${STATES_SAID[state] ?? state}`],
  [/\b(format|limits|source|defaults)\.\w+/g, 'the setting “$&” of its file'],
  [/; conversion bathroomsFullHalf reads/g, '; read as “full and half”,'],
  [/\b(MLSNumber|[A-Z]+[a-z]+[A-Z]\w*)\b/g, (code) => fieldName(code)],
  [/\bby the API\b/g, 'by a person'],
];

/** A sentence of the service without the names of its settings and fields. */
export const plainWords = (sentence: string): string =>
  PLAIN.reduce((text, [pattern, words]) => text.replace(pattern, words as string), sentence);
