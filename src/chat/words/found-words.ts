import { cleanListingText } from '../prompt/clean.ts';
import type { Aggregated, AggregateGroup, Found, GoneHome, SearchedText } from '../retrieve/found.ts';
import { figureFact, figureValue } from './field-figures.ts';
import { fill, partsOf } from './fill.ts';
import { aside, ended, paragraph, quoted, type Teller } from './teller.ts';

const WHOLE_FROM = 1_000;
/** A computed number as precise as one would say it. */
const rounded = (value: number): number => (value >= WHOLE_FROM ? Math.round(value) : Math.round(value * 100) / 100);

/** What was computed over a group: `average $550,000, stated for 3 of 5`. */
export const groupWords = (group: AggregateGroup, { Kind, Field }: Aggregated, teller: Teller): string => {
  const { say, formats } = teller;
  const { Average, Lowest, Highest, Known, Count } = group;
  const shared = { currency: group.Currency ?? null, unit: group.AreaUnit ?? null };
  const of = (kind: 'average' | 'lowest' | 'highest', value: number | null): string[] =>
    value === null
      ? []
      : [
          say(kind, {
            value: figureValue(teller, { field: Field, value, ...shared, isRent: group.SaleType === 'for_rent' }),
          }),
        ];
  const isRange = Kind === 'average' && Lowest !== Highest;
  const parts = [
    ...(Kind === 'average' && Average !== null ? of('average', rounded(Average)) : []),
    ...(isRange || Kind === 'lowest' ? of('lowest', Lowest) : []),
    ...(isRange || Kind === 'highest' ? of('highest', Highest) : []),
  ];
  const isKnownOfSome = Known > 0 && Known < Count;
  const known = isKnownOfSome ? [say('statedFor', { known: formats.number(Known), all: formats.number(Count) })] : [];
  return parts.length === 0 ? say('notStated') : [...parts, ...known].join(say('comma'));
};

/** What is closest to what was given up. */
export const nearestWords = ({ listings, relaxed }: Found, currency: string | null, teller: Teller): string[] => {
  if (relaxed?.nearest === undefined) return [];
  const { Field: field, Value: value, AreaUnit, id } = relaxed.nearest;
  const values = listings.find((listing) => listing.id === id)?.values;
  const unit = AreaUnit ?? values?.AreaUnit ?? null;
  const figure = {
    field,
    value,
    currency: values?.CurrencySymbol ?? currency,
    unit,
    isRent: values?.SaleType === 'for_rent',
  };
  return [teller.say('closest', { value: figureFact(teller, figure) })];
};

/** Where homes are and where none is, of towns that were asked for. */
export const townWords = ({ towns }: Found, { say, formats }: Teller): string[] => {
  const { None = [], Most = [] } = towns ?? {};
  return [
    ...(None.length === 0 ? [] : [say('noneIn', { towns: formats.or(None.map(cleanListingText)) })]),
    ...(Most.length === 0 ? [] : [say('mostIn', { towns: formats.and(Most.map(cleanListingText)) })]),
  ];
};

/** What became of a home that has gone, and its last price where that is known. */
export const goneWords = ({ name, how, at, price }: GoneHome, teller: Teller): string => {
  const { say, words, formats } = teller;
  const day = at === null ? '' : formats.date(at.slice(0, 10));
  const state = how === 'removed' ? say('removed') : words.status[how];
  const since = how === 'removed' && day !== '' ? say('since', { day }) : day;
  const label = cleanListingText(name) || say('goneHome');
  const gone = `${say('labelled', { label, value: `${state}${aside(teller, since)}` })}${say('end')}`;
  if (price === undefined) return gone;
  const money = formats.money(price.amount, price.currency);
  return paragraph(teller, [gone, ended(teller, say('labelled', { label: words.fields.Price, value: money }))]);
};

/** In how many texts of what matches the words stand that no field or feature says. */
export const textWords = (searched: SearchedText, teller: Teller): string => {
  const { say, formats, words } = teller;
  const { looked, found, stopped } = searched;
  const isEnough = stopped === 'enough';
  const texts = say('texts', { first: stopped === null || isEnough ? '' : formats.number(looked) });
  const count = formats.count(found);
  const atLeast = fill(partsOf(words.conditions.bounded)[2] ?? '', { low: count.text });
  const gaps = { texts, words: quoted(teller, searched.words) };
  if (found === 0 && !isEnough) return say('textHasNot', gaps);
  return say('textHas', { ...gaps, count: isEnough ? { ...count, text: atLeast } : count });
};
