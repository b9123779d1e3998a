import { type Found, type FoundListing, MOST_LISTED } from '../../retrieve/found.ts';
import { isExtreme } from '../../retrieve/stores/aggregate-store.ts';
import { isAreaConstraint } from '../../understand/constraint.ts';
import type { Understanding } from '../../understand/understanding.ts';
import { answerLanguage } from '../../words/answer-language.ts';
import { createDescribe, type Describe } from '../../words/describe-constraints.ts';
import { localeOf } from '../../words/formats.ts';
import { createTeller, type Teller } from '../../words/teller.ts';
import type { BuiltInRequest } from '../answerer.ts';

/** All that one answer is written with. */
export type Speaker = BuiltInRequest &
  Teller & {
    describe: Describe;
    /** The homes that the answer names, in its order: the first is row 1. */
    listed: readonly FoundListing[];
    /** The sign of the currency that all homes found share. */
    currency: string | null;
  };

const sharedCurrency = (listings: readonly FoundListing[]): string | null => {
  const [first, ...others] = new Set(listings.map(({ values }) => values.CurrencySymbol));
  return others.length === 0 ? (first ?? null) : null;
};

export const createSpeaker = (request: BuiltInRequest): Speaker => {
  const { settings, understanding, found } = request;
  const language = answerLanguage(settings.AIResponseLanguage, understanding.Language);
  const teller = createTeller(language, localeOf(language, found.listings), settings.TimeZone, request.now);
  const named = understanding.Constraints.flatMap((one) =>
    one.Field === 'Currency' && one.Operator === 'is' ? one.Value : [],
  );
  const currency = named[0] ?? sharedCurrency(found.listings);
  const bounded = [...understanding.Constraints, ...understanding.Kept].find(isAreaConstraint);
  return {
    ...request,
    ...teller,
    areaUnit: understanding.AreaUnit ?? bounded?.AreaUnit,
    currency,
    describe: createDescribe({ ...teller, currency }),
    listed: listedOf(understanding, found),
  };
};

export const rowMark = (row: number): string => `[#${row}]`;

/** The homes that the built-in answerer names, in its order. Whoever asks for the cheapest of all gets one, or one of each kind. */
const listedOf = (
  { Aggregate, Limit }: Pick<Understanding, 'Aggregate' | 'Limit'>,
  { kind, listings, apart }: Pick<Found, 'kind' | 'listings' | 'apart'>,
): FoundListing[] => {
  if (kind !== 'search' || apart !== undefined) return listings.slice(0, MOST_LISTED);
  return listings.slice(0, Math.min(Limit ?? (isExtreme({ Aggregate }) ? 1 : MOST_LISTED), MOST_LISTED));
};
