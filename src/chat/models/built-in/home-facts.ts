import { cleanListingText } from '../../prompt/clean.ts';
import type { FoundListing, Reason, TagAnswer } from '../../retrieve/found.ts';
import { statusWords } from '../../retrieve/found-listing.ts';
import { saleTypeOf } from '../../understand/constraint.ts';
import { isOfLand } from '../../understand/property-types.ts';
import { toldFields } from '../../understand/told-fields.ts';
import { figureFact } from '../../words/field-figures.ts';
import {
  fieldValue,
  figureOf,
  isTaken,
  labelledField,
  priceWords,
  saleTypeWords,
  standing,
} from '../../words/field-values.ts';
import { fill } from '../../words/fill.ts';
import { aside, quoted } from '../../words/teller.ts';
import { featureWords, typeName } from '../../words/words.ts';
import type { Speaker } from './speaker.ts';

const ALWAYS = ['Bedrooms', 'Bathrooms', 'BuildingArea'] as const;
/** Said of a home where the visitor's conditions or order are about them, or where homes are compared. */
const WHERE_WANTED = ['LotArea', 'YearBuilt', 'HOAMonth', 'ParkingSpots', 'DaysOnMarket', 'PricePerArea'] as const;
const MOST_REASONS = 3;
const DISTANCE = /^(\d+(?:\.\d+)?) km$/;

const featureName = ({ words }: Pick<Speaker, 'words'>, tag: string): string => featureWords(tag, words).name;

const priceFact = (listing: FoundListing, speaker: Speaker): string =>
  priceWords(listing, speaker) ?? [speaker.words.fields.Price, speaker.say('notStated')].join(speaker.say('gap'));

const tagFact = ({ Tag, Says, Words }: TagAnswer, speaker: Speaker): string => {
  const value = `${speaker.say(Says ?? 'notStated')}${aside(speaker, quoted(speaker, [Words]))}`;
  return speaker.say('labelled', { label: featureName(speaker, Tag), value });
};

const reasonFact = ({ Field, Value, Words, Says }: Reason, { values }: FoundListing, speaker: Speaker): string => {
  const { words, formats } = speaker;
  const [, distance] = DISTANCE.exec(Words) ?? [];
  if (Field === 'Near' && distance !== undefined)
    return fill(words.facts.distanceFrom, {
      distance: formats.distance(Number(distance), values.AreaUnit),
      place: cleanListingText(Value),
    });
  if (Says === 'no') return tagFact({ Tag: Value, Says, Words }, speaker);
  const quote = quoted(speaker, [Words]);
  return Field === 'Tag' ? `${featureName(speaker, Value)}${aside(speaker, quote)}` : quote;
};

/** A fact in words, and the field that it tells of where the visitor may ask for that by name. */
type HomeFact = { text: string; tells?: string };

const statusFacts = (listing: FoundListing, speaker: Speaker): HomeFact[] =>
  standing(listing, speaker).map((text) => ({ text, tells: 'Status' }));

/** What is said of every home: price, rooms, area, type, where it stands, and why it fits what was wanted. */
const factsOf = (listing: FoundListing, speaker: Speaker): HomeFact[] => {
  const { understanding, found, words, now } = speaker;
  const { Intent, Constraints, Order } = understanding;
  const { values, unconfirmedSince, fulfilled = [], reasons = [] } = listing;
  const isWanted = (field: string): boolean =>
    Intent === 'compare' || Constraints.some(({ Field }) => Field === field) || Order?.Field === field;
  // Where nothing matches, a home may be shown just because it does not tell what was given up.
  const isGivenUp = (field: string): boolean =>
    found.relaxed?.constraints.some(({ Field }) => Field === field) ?? false;
  const numbers = [...ALWAYS, ...WHERE_WANTED.filter((field) => isWanted(field))].flatMap((field) => {
    const figure = figureOf(field, listing, now);
    if (figure !== null) return { text: figureFact(speaker, figure), tells: figure.field };
    const isUntold = isGivenUp(field) && field !== 'PricePerArea';
    return isUntold ? { text: labelledField(field, null, speaker), tells: field } : [];
  });
  const isGone = isTaken(listing);
  const isPlain = statusWords(values) === 'active' && unconfirmedSince === null;
  const isSaleTypeClear = saleTypeOf(Constraints) !== undefined || values.SaleType === 'for_rent' || isGone;
  return [
    ...(isGone ? statusFacts(listing, speaker) : []),
    { text: priceFact(listing, speaker), tells: 'Price' },
    ...numbers,
    { text: cleanListingText(typeName(values.PropertyType ?? '', words)), tells: 'PropertyType' },
    ...(isSaleTypeClear ? [] : [{ text: saleTypeWords(listing, speaker), tells: 'SaleType' }]),
    ...(isGone || isPlain ? [] : statusFacts(listing, speaker)),
    ...fulfilled
      .flatMap((wish) => (wish.Field === 'Tag' && wish.Operator === 'is' ? wish.Value : []))
      .filter((tag) => !reasons.some(({ Field, Value }) => Field === 'Tag' && Value === tag))
      .map((tag) => ({ text: featureName(speaker, tag) })),
    ...reasons.slice(0, MOST_REASONS).map((reason) => ({ text: reasonFact(reason, listing, speaker) })),
  ].filter(({ text }, index, facts) => text !== '' && facts.findIndex((fact) => fact.text === text) === index);
};

/**
 * A home in words, and what was asked for and these do not tell, with its name: `HOA fee: not stated`, `pool: yes (“heated pool”)`.
 */
export const homeFacts = (listing: FoundListing, speaker: Speaker): { facts: string; asked: string[] } => {
  const facts = factsOf(listing, speaker);
  const { asked: answers = [] } = listing;
  const told = [
    ...facts.map(({ tells }) => tells),
    ...(isTaken(listing) ? ['SaleType'] : []),
    ...(answers.some(({ Tag }) => Tag === 'parking') ? ['ParkingSpots'] : []),
  ];
  // How big land is says its lot.
  const type = listing.values.PropertyType ?? '';
  const isLand = isOfLand([{ Field: 'PropertyType', Operator: 'is', Value: [type], Words: type }]);
  const fields = toldFields(speaker.understanding)
    .map((field) => (field === 'BuildingArea' && isLand ? 'LotArea' : field))
    .filter((field) => field !== 'Tag' && !told.includes(field))
    .map((field) => labelledField(field, fieldValue(field, listing, speaker), speaker));
  return {
    facts: facts.map(({ text }) => text).join(speaker.say('comma')),
    asked: [...fields, ...answers.map((answer) => tagFact(answer, speaker))],
  };
};
