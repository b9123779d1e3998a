import { isoDate } from '../../../listings/days-on-market.ts';
import type { ChatSettings } from '../../chat-settings.ts';
import type { AggregateField, AggregateGroup, Found } from '../../retrieve/found.ts';
import { statusWords } from '../../retrieve/found-listing.ts';
import { type Constraint, isAreaConstraint, isIdentifier, isNumberConstraint } from '../../understand/constraint.ts';
import type { Understanding } from '../../understand/understanding.ts';
import { digitsOf } from './contacts.ts';
import { currencyOf } from './currencies.ts';
import { type Bound, dayOf, type Fact, type KnownDay } from './facts.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './find-figures.ts';
import { foldInPlace } from './fold-in-place.ts';
import { squareFeet } from './row-facts.ts';
import { ofAll } from './word-patterns.ts';

/** What may be said without a listing. */
export type SharedFacts = {
  /** How many match, in every sense that the data block names. */
  totals: ReadonlySet<number>;
  /** How many match what was asked. */
  total: number | undefined;
  /** How many listings the block shows. */
  shown: number;
  aggregates: Fact[];
  bounds: Bound[];
  /** Words of what was asked for, folded, where something was found that is just that; "there is none" is then false. */
  asked: readonly string[] | undefined;
  /** Words that a count of all that match may stand with, folded: of what was asked for. */
  counted: readonly string[];
  /** Where nothing matches: the words of what was given up, folded, and how many match without it. */
  givenUp: { words: readonly string[]; total: number } | undefined;
  /** Identifiers that the visitor named, folded. */
  named: string;
  /** What the chatbot's own texts state. */
  settings: Figure[];
  settingsText: string;
  phones: string[];
  days: KnownDay[];
};

const AVAILABLE = ofAll(({ available }) => available);

const FIELD_FACTS: Readonly<Record<AggregateField, Pick<Fact, 'kind' | 'topic'>>> = {
  Price: { kind: 'money', topic: 'price' },
  HOAMonth: { kind: 'money', topic: 'hoa' },
  DepositFee: { kind: 'money', topic: 'deposit' },
  EstimatePrice: { kind: 'money', topic: 'estimate' },
  UnitAreaPrice: { kind: 'money', topic: 'perArea' },
  PricePerArea: { kind: 'money', topic: 'perArea' },
  YearBuilt: { kind: 'year', topic: 'built' },
  LotArea: { kind: 'area', topic: 'lot' },
  BuildingArea: { kind: 'area', topic: 'building' },
  Bedrooms: { kind: 'beds' },
  Bathrooms: { kind: 'baths' },
  ParkingSpots: { kind: 'parking' },
  DaysOnMarket: { kind: 'days' },
};

const boundOf = (constraint: Constraint): Bound[] => {
  if (isAreaConstraint(constraint)) {
    const { Field, Operator, Value, AreaUnit } = constraint;
    return [{ ...FIELD_FACTS[Field], operator: Operator, value: squareFeet(Value, AreaUnit) }];
  }
  if (isNumberConstraint(constraint))
    return [
      { ...FIELD_FACTS[constraint.Field], isMonthly: true, operator: constraint.Operator, value: constraint.Value },
    ];
  return [];
};

const groupFacts = (field: AggregateField, group: AggregateGroup): Fact[] => {
  const isMonthly = group.SaleType === 'for_rent';
  const currency = { ...(group.Currency ? { currency: currencyOf(group.Currency) } : {}), isMonthly };
  return [group.Average, group.Lowest, group.Highest].flatMap((value) =>
    value === null
      ? []
      : [
          {
            ...FIELD_FACTS[field],
            ...currency,
            value: FIELD_FACTS[field].kind === 'area' ? squareFeet(value, group.AreaUnit) : value,
          },
        ],
  );
};

const nearestFacts = ({ relaxed }: Found): Fact[] => {
  if (relaxed?.nearest === undefined || !Object.hasOwn(FIELD_FACTS, relaxed.nearest.Field)) return [];
  const { Field, Value, AreaUnit } = relaxed.nearest;
  const about = FIELD_FACTS[Field];
  return [{ ...about, value: about.kind === 'area' ? squareFeet(Value, AreaUnit) : Value }];
};

const goneFacts = ({ gone }: Found): Fact[] =>
  gone.flatMap(({ price }) => (price === undefined ? [] : [{ ...FIELD_FACTS.Price, value: Number(price.amount) }]));

const totalsOf = (found: Found, { Limit }: Understanding): number[] =>
  [
    found.total,
    found.listings.length,
    found.relaxed?.total,
    found.shownBefore,
    found.shownBefore === undefined ? undefined : found.total + found.shownBefore,
    found.searchedText?.found,
    found.searchedText?.looked,
    found.gone.length || undefined,
    Limit,
    ...(found.aggregated?.Groups ?? []).flatMap(({ Count, Known }) => [Count, Known]),
  ].filter((total) => total !== undefined);

const WORD = /[\p{L}\p{N}]+/gu;

/** The visitor's words, the values that they mean, and the words of both. */
const wordsOf = (constraints: readonly Constraint[]): string[] => {
  const texts = constraints.flatMap(({ Words, Value }) => [Words, ...[Value].flat().map(String)]);
  const folded = texts.flatMap((text) => (text.trim() === '' ? [] : [foldInPlace(text.trim())]));
  return [...new Set([...folded, ...folded.flatMap((text) => text.match(WORD) ?? [])])];
};

/** Of "in La Mesa or El Cajon" one town alone is a part of what was asked for. */
const isOneValue = ({ Value, Operator }: Constraint): boolean => [Value].flat().length === 1 && Operator !== 'not';

const countedWords = ({ listings }: Found, { Constraints }: Understanding): string[] => {
  const areFree = listings.some(({ values }) => statusWords(values) === 'active');
  const whole = Constraints.filter((one) => !isOneValue(one)).map(({ Words }) => foldInPlace(Words.trim()));
  return [
    ...new Set([...wordsOf(Constraints.filter(isOneValue)), ...whole.filter(Boolean), ...(areFree ? AVAILABLE : [])]),
  ];
};

const givenUpOf = ({ relaxed }: Found): SharedFacts['givenUp'] =>
  relaxed && { words: wordsOf(relaxed.constraints), total: relaxed.total };

const askedWords = (found: Found, { Constraints, Wishes }: Understanding): readonly string[] | undefined => {
  const { kind, total, relaxed, searchedText, listings } = found;
  const areWishesMet = listings.some(({ fulfilled }) => (fulfilled?.length ?? 0) >= Wishes.length);
  if (kind !== 'search' || total === 0 || relaxed !== undefined || searchedText?.found === 0) return undefined;
  if (Wishes.length > 0 && !areWishesMet) return undefined;
  const places = listings.flatMap(({ values: { City, State, ZIP } }) => [City, State, ZIP]);
  const free = listings.some(({ values }) => statusWords(values) === 'active') ? AVAILABLE : [];
  const named = Constraints.filter(({ Operator }) => Operator !== 'not').flatMap(({ Words, Value }) => [
    Words,
    ...[Value].flat().map(String),
  ]);
  const texts = [...named, ...places].flatMap((text) => (text?.trim() ? [foldInPlace(text.trim())] : []));
  return [...new Set([...texts, ...texts.flatMap((text) => text.match(WORD) ?? []), ...free])];
};

export const sharedFacts = (input: {
  found: Found;
  understanding: Understanding;
  settings: ChatSettings;
  now: Date;
}): SharedFacts => {
  const { found, understanding, settings, now } = input;
  const { SystemMessage, WelcomeMessage, TalkToHumanResponseMessage, AnswerSuffix } = settings;
  const texts = [SystemMessage, WelcomeMessage, TalkToHumanResponseMessage, AnswerSuffix].join('\n');
  const stated = [...understanding.Constraints, ...understanding.Wishes, ...(found.relaxed?.constraints ?? [])];
  const gone = found.gone.flatMap(({ at }) => (at === null ? [] : [dayOf(at)]));
  return {
    totals: new Set(totalsOf(found, understanding)),
    total: found.kind === 'search' ? found.total : undefined,
    shown: found.listings.length,
    aggregates: [
      ...(found.aggregated?.Groups ?? []).flatMap((group) => groupFacts(found.aggregated?.Field ?? 'Price', group)),
      ...nearestFacts(found),
      ...goneFacts(found),
    ],
    bounds: stated.flatMap(boundOf),
    asked: askedWords(found, understanding),
    counted: countedWords(found, understanding),
    givenUp: givenUpOf(found),
    named: foldInPlace(
      [
        ...stated.map((constraint) => (isIdentifier(constraint) ? constraint.Value : constraint.Words)),
        ...found.gone.map(({ name }) => name),
      ].join('\n'),
    ),
    settings: findFigures(texts),
    settingsText: foldInPlace(texts),
    phones: digitsOf(texts),
    days: [dayOf(isoDate(now)), ...gone],
  };
};
