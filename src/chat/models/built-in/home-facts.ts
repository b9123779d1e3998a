import { isTag } from '../../../listings/tags/tags.ts';
import { cleanListingText } from '../../prompt/clean.ts';
import type { FoundListing, Reason, TagAnswer } from '../../retrieve/found.ts';
import { statusWords } from '../../retrieve/found-listing.ts';
import { saleTypeOf } from '../../understand/constraint.ts';
import { toldFields } from '../../understand/told-fields.ts';
import { typeName } from '../../words/naming-words.ts';
import { fieldValue, figureOf, isTaken, standing } from './field-values.ts';
import { figureFact, figureValue } from './figures.ts';
import { quoted, type Speaker } from './speaker.ts';

const ALWAYS = ['Bedrooms', 'Bathrooms', 'BuildingArea'] as const;
/** Said of a home where the visitor's conditions or order are about them. */
const WHERE_WANTED = ['LotArea', 'YearBuilt', 'HOAMonth', 'ParkingSpots', 'DaysOnMarket', 'PricePerArea'] as const;
const MOST_REASONS = 3;
const DISTANCE = /^(\d+(?:\.\d+)?) km$/;

export const featureName = ({ names }: Pick<Speaker, 'names'>, tag: string): string =>
  isTag(tag) ? names.features[tag].name : cleanListingText(tag);

const priceFact = (listing: FoundListing, speaker: Speaker): string => {
  const figure = figureOf('Price', listing, speaker.now);
  if (figure === null) return speaker.says.priceNotStated;
  const price = figureValue(speaker, figure);
  return isTaken(listing) ? speaker.says.lastPrice(price) : price;
};

const tagFact = ({ Tag, Says, Words }: TagAnswer, speaker: Speaker): string => {
  const { says } = speaker;
  const quote = quoted(speaker, [Words]);
  const answer = Says === null ? says.notStated : says[Says];
  return says.labelled(featureName(speaker, Tag), quote === '' ? answer : `${answer}${says.aside(quote)}`);
};

const reasonFact = ({ Field, Value, Words, Says }: Reason, { values }: FoundListing, speaker: Speaker): string => {
  const { names, formats } = speaker;
  const [, distance] = DISTANCE.exec(Words) ?? [];
  if (Field === 'Near' && distance !== undefined)
    return names.facts.distanceFrom(formats.distance(Number(distance), values.AreaUnit), cleanListingText(Value));
  if (Says === 'no') return tagFact({ Tag: Value, Says, Words }, speaker);
  const quote = quoted(speaker, [Words]);
  if (Field !== 'Tag') return quote;
  return quote === '' ? featureName(speaker, Value) : `${featureName(speaker, Value)}${speaker.says.aside(quote)}`;
};

/** A fact in words, and the field that it tells of where the visitor may ask for that by name. */
type HomeFact = { text: string; tells?: string };

const statusFacts = (listing: FoundListing, speaker: Speaker): HomeFact[] =>
  standing(listing, speaker).map((text) => ({ text, tells: 'Status' }));

/** What is said of every home: price, rooms, area, type, where it stands, and why it fits what was wanted. */
const factsOf = (listing: FoundListing, speaker: Speaker): HomeFact[] => {
  const { understanding, found, names, says, now } = speaker;
  const { Constraints, Order } = understanding;
  const { values, unconfirmedSince, fulfilled = [], reasons = [] } = listing;
  const isWanted = (field: string): boolean =>
    Constraints.some(({ Field }) => Field === field) || Order?.Field === field;
  // Where nothing matches, a home may be shown just because it does not tell what was given up.
  const isGivenUp = (field: string): boolean =>
    found.relaxed?.constraints.some(({ Field }) => Field === field) ?? false;
  const numbers = [...ALWAYS, ...WHERE_WANTED.filter((field) => isWanted(field))].flatMap((field) => {
    const figure = figureOf(field, listing, now);
    if (figure !== null) return { text: figureFact(speaker, figure), tells: figure.field };
    const isUntold = isGivenUp(field) && field !== 'PricePerArea';
    return isUntold ? { text: says.labelled(names.fields[field], says.notStated), tells: field } : [];
  });
  const isGone = isTaken(listing);
  const isPlain = statusWords(values) === 'active' && unconfirmedSince === null;
  const isSaleTypeClear = saleTypeOf(Constraints) !== undefined || values.SaleType === 'for_rent' || isGone;
  return [
    ...(isGone ? statusFacts(listing, speaker) : []),
    { text: priceFact(listing, speaker), tells: 'Price' },
    ...numbers,
    { text: cleanListingText(typeName(values.PropertyType ?? '', names)), tells: 'PropertyType' },
    ...(isSaleTypeClear ? [] : [{ text: names.saleTypes[values.SaleType], tells: 'SaleType' }]),
    ...(isGone || isPlain ? [] : statusFacts(listing, speaker)),
    ...fulfilled
      .flatMap((wish) => (wish.Field === 'Tag' ? wish.Value : []))
      .filter((tag) => !reasons.some(({ Field, Value }) => Field === 'Tag' && Value === tag))
      .map((tag) => ({ text: featureName(speaker, tag) })),
    ...reasons.slice(0, MOST_REASONS).map((reason) => ({ text: reasonFact(reason, listing, speaker) })),
  ].filter(({ text }, index, facts) => text !== '' && facts.findIndex((fact) => fact.text === text) === index);
};

export const homeFacts = (listing: FoundListing, speaker: Speaker): string =>
  factsOf(listing, speaker)
    .map(({ text }) => text)
    .join(speaker.says.comma);

/** What was asked for and `homeFacts` does not tell, with its name: `HOA fee: not stated`, `pool: yes (“heated pool”)`. */
export const askedFacts = (listing: FoundListing, speaker: Speaker): string[] => {
  const { understanding, names, says } = speaker;
  const facts = factsOf(listing, speaker).map(({ tells }) => tells);
  const answers = listing.asked ?? [];
  const told = [
    ...facts,
    ...(isTaken(listing) ? ['SaleType'] : []),
    ...(answers.some(({ Tag }) => Tag === 'parking') ? ['ParkingSpots'] : []),
  ];
  const fields = toldFields(understanding)
    .filter((field) => field !== 'Tag' && !told.includes(field))
    .map((field) => says.labelled(names.fields[field], fieldValue(field, listing, speaker) ?? says.notStated));
  return [...fields, ...answers.map((answer) => tagFact(answer, speaker))];
};
