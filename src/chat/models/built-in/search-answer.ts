import { cleanListingText } from '../../prompt/clean.ts';
import { isExtreme, orderOfAggregate } from '../../retrieve/aggregate.ts';
import type { Aggregated, AggregateField, AggregateGroup, FoundListing, SearchedText } from '../../retrieve/found.ts';
import type { Constraint } from '../../understand/constraint.ts';
import { fieldValue } from './field-values.ts';
import { figureFact, figureValue } from './figures.ts';
import { homeLines } from './home-lines.ts';
import { ended, paragraph, quoted, type Speaker } from './speaker.ts';

const labelOf = (field: AggregateField, { names }: Speaker): string =>
  names.fields[field === 'PricePerArea' ? 'UnitAreaPrice' : field];

const WHOLE_FROM = 1_000;
/** A computed number as precise as one would say it. */
const rounded = (value: number): number => (value >= WHOLE_FROM ? Math.round(value) : Math.round(value * 100) / 100);

const groupWords = (group: AggregateGroup, { Kind, Field }: Aggregated, speaker: Speaker, isAlone: boolean): string => {
  const { says, names, formats } = speaker;
  const written = (value: number | null): string | null =>
    value === null
      ? null
      : figureValue(speaker, {
          field: Field,
          value,
          currency: group.Currency ?? null,
          unit: group.AreaUnit ?? null,
          isRent: group.SaleType === 'for_rent',
        });
  const average = written(group.Average === null ? null : rounded(group.Average));
  const [lowest, highest] = [written(group.Lowest), written(group.Highest)];
  const isRange = Kind === 'average' && lowest !== highest;
  const parts = [
    Kind === 'average' && average !== null ? says.average(average) : null,
    (isRange || Kind === 'lowest') && lowest !== null ? says.lowest(lowest) : null,
    (isRange || Kind === 'highest') && highest !== null ? says.highest(highest) : null,
  ].filter((part) => part !== null);
  const known =
    group.Known > 0 && group.Known < group.Count
      ? [says.statedFor(formats.number(group.Known), formats.number(group.Count))]
      : [];
  const words = parts.length === 0 ? says.notStated : [...parts, ...known].join(says.comma);
  return isAlone ? words : says.labelled(names.saleTypes[group.SaleType], words);
};

/** Average, lowest and highest of all that match, a line for each currency, unit and sale type. */
const aggregateLines = (
  aggregated: Aggregated,
  total: number,
  conditions: readonly string[],
  speaker: Speaker,
): string[] => {
  const { says, formats } = speaker;
  const { Groups, Field } = aggregated;
  const intro = says.aggregateOf(labelOf(Field, speaker), formats.count(total), conditions);
  const [only, ...others] = Groups;
  if (only === undefined) return [`${intro}${says.gap}${ended(speaker, says.notStated)}`];
  if (others.length === 0) return [`${intro}${says.gap}${ended(speaker, groupWords(only, aggregated, speaker, true))}`];
  return [intro, ...Groups.map((group) => `- ${ended(speaker, groupWords(group, aggregated, speaker, false))}`)];
};

const withoutShown = (constraints: readonly Constraint[]): Constraint[] =>
  constraints.filter(({ Field, Operator }) => Field !== 'Shown' || Operator === 'is');

const conditionsOf = ({ understanding, describe }: Speaker): string[] =>
  describe(withoutShown(understanding.Constraints));

/** What was given up, or offered to be given up, in the words of the answer. */
export const givenWords = (constraints: readonly Constraint[], { describe, formats, understanding }: Speaker): string =>
  formats.and(describe(constraints, understanding.Constraints));

const orderWords = ({ understanding, found, says, names }: Speaker): string => {
  const Order = understanding.Order ?? orderOfAggregate(understanding);
  if (Order !== undefined) return says.first(names.superlatives[Order.Field][Order.Direction]);
  if (found.relaxed?.nearest !== undefined) return says.closestFirst;
  const isRanked =
    // Homes that lie there come before those that are close.
    understanding.Constraints.some(({ Field, Operator }) => Field === 'Near' && Operator === 'is') ||
    found.listings.some(({ fulfilled }) => (fulfilled ?? []).length > 0) ||
    (found.searchedText?.found ?? 0) > 0;
  return isRanked ? says.bestFirst : says.newestFirst;
};

const hereWords = (total: number, speaker: Speaker): string => {
  const { listed, says, formats, understanding } = speaker;
  if (total === 1 || (isExtreme(understanding) && listed.length === 1)) return says.hereIsOne;
  return listed.length < total ? says.hereAreSome(formats.count(listed.length), orderWords(speaker)) : says.hereAreAll;
};

const nearestWords = ({ found, says, ...speaker }: Speaker): string[] => {
  const { relaxed, listings } = found;
  if (relaxed?.nearest === undefined) return [];
  const { Field, Value, AreaUnit, id } = relaxed.nearest;
  const values = listings.find((listing) => listing.id === id)?.values;
  const unit = AreaUnit ?? values?.AreaUnit ?? null;
  const currency = values?.CurrencySymbol ?? speaker.currency;
  const isRent = values?.SaleType === 'for_rent';
  return [says.closest(figureFact({ says, ...speaker }, { field: Field, value: Value, currency, unit, isRent }))];
};

const townWords = ({ found, says, formats }: Speaker): string[] => {
  const { None = [], Most = [] } = found.towns ?? {};
  const names = (towns: readonly string[]): string => formats.and(towns.map((town) => cleanListingText(town)));
  return [
    ...(None.length === 0 ? [] : [says.noneIn(formats.or(None.map((town) => cleanListingText(town))))]),
    ...(Most.length === 0 ? [] : [says.mostIn(names(Most))]),
  ];
};

/** Nothing matches: says so, and what there is without one of the conditions. */
const noneLines = (speaker: Speaker): string[] => {
  const { found, says, formats, listed } = speaker;
  const { relaxed, shownBefore } = found;
  const none = shownBefore ? says.allShown(formats.count(shownBefore)) : says.none(conditionsOf(speaker));
  if (relaxed === undefined || listed.length === 0) return [none];
  const without = says.without(givenWords(relaxed.constraints, speaker), formats.count(relaxed.total));
  return [
    paragraph(speaker, [
      none,
      without,
      ...nearestWords(speaker),
      ...townWords(speaker),
      hereWords(relaxed.total, speaker),
    ]),
    ...homeLines(listed, speaker),
  ];
};

const foundLines = (speaker: Speaker): string[] => {
  const { found, says, formats, listed, understanding, names } = speaker;
  const { Order, Limit, Constraints } = understanding;
  const { total, aggregated } = found;
  const conditions = conditionsOf(speaker);
  const count = formats.count(total);
  const rows = homeLines(listed, speaker);
  const apart = (found.apart ?? []).map((by) => says.apart[by]);
  if (aggregated !== undefined && aggregated.Groups.length > 0)
    return [
      ...aggregateLines(aggregated, total, conditions, speaker),
      ...(listed.length > 0 ? [hereWords(total, speaker)] : []),
      ...rows,
    ];
  if (Order !== undefined && Limit === 1 && total > 1 && (listed.length === 1 || apart.length > 0)) {
    const field = Order.Field === 'PricePerArea' ? 'UnitAreaPrice' : Order.Field;
    const isStated = listed.length !== 1 || fieldValue(field, listed[0] as FoundListing, speaker) !== null;
    const foremost = isStated
      ? says.foremost(names.superlatives[Order.Field][Order.Direction], count, conditions)
      : paragraph(speaker, [says.found(count, conditions), says.labelled(names.fields[field], says.notStated)]);
    return [paragraph(speaker, [...apart, foremost]), ...rows];
  }
  const isMore = Constraints.some(({ Field, Operator }) => Field === 'Shown' && Operator === 'not');
  const intro = isMore ? says.foundMore(count, conditions) : says.found(count, conditions);
  const here = listed.length > 0 ? [...apart, hereWords(total, speaker)] : [];
  return [paragraph(speaker, [intro, ...townWords(speaker), ...here]), ...rows];
};

const textWords = ({ words, looked, found, stopped }: SearchedText, speaker: Speaker): string => {
  const { says, formats } = speaker;
  const written = quoted(speaker, words);
  if (stopped === 'enough') return says.textHasAtLeast(written, formats.count(found));
  const first = stopped === null ? null : formats.count(looked);
  return found > 0 ? says.textHas(written, formats.count(found), first) : says.textHasNot(written, first);
};

/** What became of words that no condition explains, and of soft wishes. */
const notes = (speaker: Speaker): string[] => {
  const { understanding, found, listed, says, formats, describe } = speaker;
  const searched = found.searchedText;
  const unknown = understanding.Unexplained.filter((word) => !searched?.words.includes(word.trim()));
  const wishes = formats.and(describe(understanding.Wishes, understanding.Constraints));
  const isFulfilled = listed.some(({ fulfilled }) => (fulfilled ?? []).length > 0);
  // An order that was asked for comes before wishes.
  const first = understanding.Order === undefined ? [says.wished(wishes)] : [];
  return [
    ...(wishes === '' || listed.length === 0 ? [] : isFulfilled ? first : [says.wishedInVain(wishes)]),
    ...(searched === undefined || searched.words.length === 0 ? [] : [textWords(searched, speaker)]),
    ...(unknown.length === 0 ? [] : [says.notUnderstood(quoted(speaker, unknown))]),
  ];
};

/** The answer to a search, without its next step. */
export const searchLines = (speaker: Speaker): string[] => {
  const lines = speaker.found.total > 0 ? foundLines(speaker) : noneLines(speaker);
  const about = notes(speaker);
  return about.length === 0 ? lines : [...lines, paragraph(speaker, about)];
};
