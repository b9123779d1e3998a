import { whenNeeded } from '../../process/when-needed.ts';
import { ownNames } from '../derive/listing-places.ts';
import type { ListingValues } from '../listing.ts';
import { readFeatures } from './read-features.ts';
import { readPair } from './read-pair.ts';
import { type Finding, settleFindings, TAGS, type Tag, takenInstead } from './tags.ts';
import type { Token } from './tokenize.ts';

/** So many characters of all pairs together are read. */
const PAIR_CHARACTERS = 100_000;

/**
 * The text without the names of the home's own street, city and areas, letter for letter: "Ocean View" may be a neighbourhood.
 * One word says too little to be taken for the name wherever it stands.
 */
const withoutNames = (text: string, values: ListingValues): string => {
  const street = /^[\d\s]*([^,#]*)/.exec(values.Address ?? '')?.[1] ?? '';
  let masked = text;
  for (const name of [street, values.City ?? '', ...ownNames(values)].map((one) => one.trim())) {
    if (masked.includes(name) && /\p{L}\s+\p{L}/u.test(name))
      masked = masked.replaceAll(name, (words) => 'x'.repeat(words.length));
  }
  return masked;
};

const readListing = (values: ListingValues, tokens?: readonly Token[]): Map<number, Finding> => {
  const text = values.Description ?? '';
  const masked = withoutNames(text, values);
  const { findings, language } = readFeatures(masked, 'en', text, masked === text ? tokens : undefined);
  let left = PAIR_CHARACTERS;
  for (const pair of values.ExtensionColumn ?? []) {
    left -= pair.Key.length + pair.value.length;
    if (left < 0) break;
    findings.push(...readPair(pair, language));
  }
  return settleFindings(findings);
};

/**
 * What a listing's text and further information say of the features of TAGS, as sets of bits: what it has and what it has not.
 * A feature in neither is not spoken of. `tokens` are those of the description, where somebody has read it already. Pure.
 */
export const deriveTags = (values: ListingValues, tokens?: readonly Token[]): { yes: bigint; no: bigint } => {
  let [yes, no] = [0n, 0n];
  for (const { tag, polarity } of readListing(values, tokens).values()) {
    if (polarity === 'yes') yes |= 1n << BigInt(tag);
    else no |= 1n << BigInt(tag);
  }
  return { yes, no };
};

type TagEvidence = { polarity: 'yes' | 'no'; words: string };

/**
 * Tells of a feature by which words a listing says whether it has it; null where none do. The listing's texts are read when this is first
 * asked, once for all features. Pure.
 */
export const tagEvidence = (values: ListingValues): ((tag: Tag) => TagEvidence | null) => {
  const findings = whenNeeded(() => readListing(values));
  return (tag) => {
    const found = (one: Tag) => findings().get(TAGS.indexOf(one));
    const instead = takenInstead(tag);
    const general =
      instead?.others.some((one) => found(one) !== undefined) === false ? found(instead.general) : undefined;
    const finding = found(tag) ?? (general?.polarity === 'yes' ? general : undefined);
    return finding === undefined ? null : { polarity: finding.polarity, words: finding.words };
  };
};
