import { daysOnMarket, isoDate } from '../../../listings/days-on-market.ts';
import type { FoundListing, PriceChange } from '../../retrieve/found.ts';
import { paragraph, type Speaker } from './speaker.ts';
import { isTaken } from './standing.ts';

const MOST_CHANGES = 5;

/** What the history tells of a listing's price, a sentence each, the oldest first. */
export const pastSentences = ({ values, past }: FoundListing, { says, names, formats }: Speaker): string[] => {
  if (past === undefined) return [];
  const money = (amount: string): string => {
    const written = formats.money(amount, values.CurrencySymbol);
    return values.SaleType === 'for_rent' ? names.facts.perMonth(written) : written;
  };
  const change = ({ At, From, To }: PriceChange): string => {
    const day = At === null ? null : formats.date(At.slice(0, 10));
    const isLess = Number(To) < Number(From);
    return isLess ? says.reduced(day, money(From), money(To)) : says.raised(day, money(From), money(To));
  };
  const changes = past.PriceChanges.slice(-MOST_CHANGES);
  // The first change tells the first price already.
  const isFirstKnown = past.OriginalPrice === null || Number(changes[0]?.From) === Number(past.OriginalPrice);
  return [
    ...(isFirstKnown || past.OriginalPrice === null ? [] : [says.firstPrice(money(past.OriginalPrice))]),
    ...changes.map(change),
  ];
};

/** Since when a home is offered, what its price did since then, and whether it came back. */
export const historyWords = (listing: FoundListing, speaker: Speaker): string => {
  const { past, values } = listing;
  const { says, names, formats, now } = speaker;
  const since = past?.ListedSince ?? values.MarketSince;
  const days = past?.DaysOnMarket ?? daysOnMarket(values, isoDate(now));
  const isOffered = !isTaken(listing);
  const listed =
    since !== null && days !== null && isOffered
      ? [says.listedSince(formats.date(since), names.facts.days(formats.count(days)))]
      : [];
  const back = past?.BackOnMarket ? [says.backSince(formats.date(past.BackOnMarket.slice(0, 10)))] : [];
  return paragraph(speaker, [...listed, ...pastSentences(listing, speaker), ...back]);
};
