import { listingPlaces } from '../../listings/derive/listing-places.ts';
import { foldName } from '../../listings/fold.ts';
import type { ListingValues } from '../../listings/listing.ts';
import { tagEvidence } from '../../listings/tags/derive-tags.ts';
import { isTag, SHARED_KINDS } from '../../listings/tags/tags.ts';
import type { Constraint } from '../understand/constraint.ts';
import { distanceBetween, type KnownPlace, placeFold } from './conditions/circle.ts';
import type { FoundListing, Reason, TagAnswer } from './found.ts';

/** Characters to show on either side of a word that was found. */
const AROUND = 40;

type EvidenceOf = ReturnType<typeof tagEvidence>;

/** The words that say that a listing has a feature, or that it has it not. */
const tagReasons = (evidenceOf: EvidenceOf, tags: readonly string[], polarity: 'yes' | 'no'): Reason[] =>
  tags.flatMap((Value) => {
    const evidence = isTag(Value) ? evidenceOf(Value) : null;
    if (evidence?.polarity !== polarity) return [];
    return [
      { Field: 'Tag' as const, Value, Words: evidence.words, ...(polarity === 'no' ? { Says: 'no' as const } : {}) },
    ];
  });

/** No distance from what homes only name. */
const kilometersTo = ({ Latitude, Longitude }: ListingValues, { circles }: KnownPlace): number | undefined => {
  if (Latitude === null || Longitude === null) return undefined;
  const here = { latitude: Latitude, longitude: Longitude };
  const distances = circles.flatMap(({ middle, kilometers, isSure }) => {
    const distance = distanceBetween(middle, here);
    return isSure && distance <= kilometers ? [distance] : [];
  });
  return distances.length === 0 ? undefined : Math.round(Math.min(...distances) * 10) / 10;
};

const nearReasons = (
  { values }: FoundListing,
  names: readonly string[],
  places: ReadonlyMap<string, KnownPlace>,
): Reason[] => {
  if (names.length === 0) return [];
  const own = listingPlaces(values);
  return names.flatMap((Value) => {
    const fold = placeFold(Value);
    const place = places.get(fold);
    const kilometers = place && kilometersTo(values, place);
    const distance = kilometers === undefined ? {} : { Kilometers: kilometers };
    const far = kilometers === undefined ? undefined : `${kilometers.toFixed(1)} km`;
    const Words = own.find((one) => one.fold === fold)?.name ?? far;
    return Words === undefined ? [] : [{ Field: 'Near' as const, Value, Words, ...distance }];
  });
};

const HAS_SPACES = /^[\p{Script=Latin}\p{N}\s'’&-]+$/u;
const LONG = 5;

/** Where a word stands: as a whole word with its ending, as texts are searched; in a script without blanks anywhere. */
const placeOf = (text: string, word: string): number => {
  if (!HAS_SPACES.test(word)) return text.indexOf(word);
  const letters = word.replace(/[^\p{L}\p{N}]/gu, '.');
  const ending = `\\p{L}{0,${word.length < LONG ? 1 : 2}}`;
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}])${letters}${ending}(?![\\p{L}\\p{N}])`, 'u'));
};

/** The text around a word, in whole words. */
const textAround = (text: string, word: string): string | undefined => {
  const at = placeOf(foldName(text), foldName(word));
  if (at < 0) return undefined;
  const [start, end] = [Math.max(0, at - AROUND), at + word.length + AROUND];
  const piece = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`;
};

const textReasons = ({ values }: FoundListing, words: readonly string[]): Reason[] => {
  const texts = [
    values.Description ?? '',
    ...(values.ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`),
  ];
  return words.flatMap((Value) => {
    const Words = texts.map((text) => textAround(text, Value)).find((found) => found !== undefined);
    return Words === undefined ? [] : [{ Field: 'Description' as const, Value, Words }];
  });
};

export const namesOf = (
  constraints: readonly Constraint[],
  field: 'Tag' | 'Near',
  operator: 'is' | 'not',
): string[] => [
  ...new Set(
    constraints.flatMap((one) => (one.Field === field && one.Operator === operator ? (one.Value as string[]) : [])),
  ),
];

/** Features that were asked about, those that are not wanted, and whether parking was asked about. */
type Asked = { tags: readonly string[]; unwanted: readonly string[]; parking: boolean };

export type Wanted = {
  /** Hard and soft ones. */
  constraints: readonly Constraint[];
  words: readonly string[];
  places: ReadonlyMap<string, KnownPlace>;
  asked?: Asked;
};

const answerOf = (evidenceOf: EvidenceOf, Tag: string): TagAnswer => {
  const evidence = isTag(Tag) ? evidenceOf(Tag) : null;
  // Who asks for a pool is told of one that the building has.
  const shared = isTag(Tag) && evidence === null ? SHARED_KINDS.get(Tag) : undefined;
  const ofBuilding = shared ? evidenceOf(shared) : null;
  if (shared && ofBuilding?.polarity === 'yes') return { Tag: shared, Says: 'yes', Words: ofBuilding.words };
  return { Tag, Says: evidence?.polarity ?? null, Words: evidence?.words ?? '' };
};

/**
 * What a listing says of features and of the parking that were asked about: where no number of spots is known, its words may still say
 * whether there is parking. And where it is silent about a feature that is not wanted, since that is not to lack it.
 */
const answersOf = (
  { values }: FoundListing,
  evidenceOf: EvidenceOf,
  { tags, unwanted, parking }: Asked,
): TagAnswer[] => {
  const answer = (tag: string): TagAnswer => answerOf(evidenceOf, tag);
  const silent = unwanted.filter((tag) => !tags.includes(tag)).map(answer);
  const asksForParking = parking && values.ParkingSpots === null;
  return [
    ...tags.map(answer),
    ...(asksForParking ? [answer('parking')].filter(({ Says }) => Says !== null) : []),
    ...silent.filter(({ Says }) => Says === null),
  ];
};

/** Why a listing fits, and what it says of what was asked, in its own words. Give it a listing without what its seller hides. */
export const withReasons = (listing: FoundListing, { constraints, words, places, asked }: Wanted): FoundListing => {
  const evidenceOf = tagEvidence(listing.values);
  const reasons = [
    ...tagReasons(evidenceOf, namesOf(constraints, 'Tag', 'is'), 'yes'),
    ...tagReasons(evidenceOf, namesOf(constraints, 'Tag', 'not'), 'no'),
    ...nearReasons(listing, namesOf(constraints, 'Near', 'is'), places),
    ...textReasons(listing, words),
  ];
  const answers = asked === undefined ? [] : answersOf(listing, evidenceOf, asked);
  return {
    ...listing,
    ...(reasons.length === 0 ? {} : { reasons }),
    ...(answers.length === 0 ? {} : { asked: answers }),
  };
};
