import { LEXICONS } from '../../../language/languages.ts';
import { readText } from '../../../language/text/read-text.ts';
import { tellLanguage } from '../../../language/text/tell-language.ts';
import type { Aggregated, AggregateGroup, FoundListing } from '../../retrieve/found.ts';
import { isExtreme, orderOfAggregate } from '../../retrieve/stores/aggregate-store.ts';
import type { Constraint } from '../../understand/constraint.ts';
import type { Order } from '../../understand/understanding.ts';
import { fieldValue } from '../../words/field-values.ts';
import { partsOf } from '../../words/fill.ts';
import { groupWords, nearestWords, textWords, townWords } from '../../words/found-words.ts';
import { capitalized, ended, paragraph, quoted } from '../../words/teller.ts';
import { orderWords } from '../../words/words.ts';
import { homeLines } from './home-lines.ts';
import type { Speaker } from './speaker.ts';

/** Average, lowest and highest of all that match, a line for each currency, unit and sale type. */
const aggregateLines = (aggregated: Aggregated, intro: string, speaker: Speaker): string[] => {
  const { say, words } = speaker;
  const [only, ...others] = aggregated.Groups;
  if (only !== undefined && others.length === 0)
    return [paragraph(speaker, [intro, ended(speaker, groupWords(only, aggregated, speaker))])];
  const line = (group: AggregateGroup): string => {
    const [label = ''] = partsOf(words.conditions.SaleType[group.SaleType]);
    return `- ${ended(speaker, say('labelled', { label, value: groupWords(group, aggregated, speaker) }))}`;
  };
  return [intro, ...aggregated.Groups.map(line)];
};

/** What was given up, or offered to be given up, in the words of the answer. */
export const givenWords = (constraints: readonly Constraint[], { describe, formats, understanding }: Speaker): string =>
  formats.and(describe.conditions(constraints, understanding.Constraints));

const NEWEST: Order = { Field: 'DaysOnMarket', Direction: 'asc' };

const firstWords = ({ understanding, found, say, words }: Speaker): string => {
  const order = understanding.Order ?? orderOfAggregate(understanding);
  const isRanked =
    found.relaxed?.nearest !== undefined ||
    // Homes that lie there come before those that are close.
    understanding.Constraints.some(({ Field, Operator }) => Field === 'Near' && Operator === 'is') ||
    found.listings.some(({ fulfilled }) => (fulfilled ?? []).length > 0) ||
    (found.searchedText?.found ?? 0) > 0;
  if (order === undefined && isRanked) return say('bestFirst');
  return say('first', { superlative: orderWords(order ?? NEWEST, words) });
};

const hereWords = (total: number, speaker: Speaker): string => {
  const { listed, say, formats, understanding } = speaker;
  const isAll = listed.length >= total || (isExtreme(understanding) && listed.length === 1);
  const count = formats.count(listed.length);
  return isAll ? say('here', { count }) : say('hereAreSome', { count, order: firstWords(speaker) });
};

/** The homes that match, as one calls them and what was asked of them. */
const homesWords = ({ understanding, describe }: Speaker, isOne: boolean): string =>
  describe.homes(
    understanding.Constraints.filter(({ Field, Operator }) => Field !== 'Shown' || Operator === 'is'),
    isOne,
  );

/** Nothing matches: says so, and what there is without one of the conditions. */
const noneLines = (speaker: Speaker): string[] => {
  const { found, say, formats, listed } = speaker;
  const { relaxed, shownBefore } = found;
  const none = shownBefore
    ? say('allShown', { count: formats.count(shownBefore) })
    : say('none', { homes: homesWords(speaker, false) });
  if (relaxed === undefined || listed.length === 0) return [none];
  const { constraints, total } = relaxed;
  const without = say('without', { given: givenWords(constraints, speaker), count: formats.count(total) });
  const about = [
    none,
    without,
    ...nearestWords(found, speaker.currency, speaker),
    ...townWords(found, speaker),
    hereWords(total, speaker),
  ];
  return [paragraph(speaker, about), ...homeLines(listed, speaker)];
};

const foundLines = (speaker: Speaker): string[] => {
  const { found, say, formats, listed, understanding, words } = speaker;
  const { Order, Limit, Constraints } = understanding;
  const { total, aggregated } = found;
  const count = formats.count(total);
  const all = { count, homes: homesWords(speaker, count.isOne) };
  const rows = homeLines(listed, speaker);
  const apart = (found.apart ?? []).length > 0 ? [say('apart')] : [];
  if (aggregated !== undefined && aggregated.Groups.length > 0) {
    const label = words.fields[aggregated.Field === 'PricePerArea' ? 'UnitAreaPrice' : aggregated.Field];
    const intro = say('aggregateOf', { label, ...all });
    const here = listed.length > 0 ? [hereWords(total, speaker)] : [];
    return [...aggregateLines(aggregated, intro, speaker), ...here, ...rows];
  }
  if (Order !== undefined && Limit === 1 && total > 1 && (listed.length === 1 || apart.length > 0)) {
    const field = Order.Field === 'PricePerArea' ? 'UnitAreaPrice' : Order.Field;
    const isStated = listed.length !== 1 || fieldValue(field, listed[0] as FoundListing, speaker) !== null;
    const foremost = isStated
      ? [capitalized(say('foremost', { superlative: orderWords(Order, words), ...all }))]
      : [say('found', all), say('labelled', { label: words.fields[field], value: say('notStated') })];
    return [paragraph(speaker, [...apart, ...foremost]), ...rows];
  }
  const isMore = Constraints.some(({ Field, Operator }) => Field === 'Shown' && Operator === 'not');
  const here = listed.length > 0 ? [...apart, hereWords(total, speaker)] : [];
  const intro = say(isMore ? 'foundMore' : 'found', all);
  return [paragraph(speaker, [intro, ...townWords(found, speaker), ...here]), ...rows];
};

const ENOUGH_TO_TELL = 400;
/** Whether the homes are described in another language than the visitor's: then his words are not found there, whatever they say. */
const isForeign = ({ listed, understanding }: Speaker): boolean => {
  const described = listed.find(({ values }) => values.Description !== null)?.values.Description ?? '';
  const told = tellLanguage(readText(described.slice(0, ENOUGH_TO_TELL)), LEXICONS.all(), undefined, () => false);
  return told.isKnown && told.language !== understanding.Language;
};

/** What became of words that no condition explains, and of soft wishes. */
const notes = (speaker: Speaker): string[] => {
  const { understanding, found, listed, say } = speaker;
  const isInVain = found.searchedText?.found === 0 && isForeign(speaker);
  const searched = isInVain ? undefined : found.searchedText;
  const unknown = understanding.Unexplained.filter((word) => !searched?.words.includes(word.trim()));
  const wishes = givenWords(understanding.Wishes, speaker);
  const isFulfilled = listed.some(({ fulfilled }) => (fulfilled ?? []).length > 0);
  // An order that was asked for comes before wishes.
  const first = understanding.Order === undefined ? [say('wished', { wishes })] : [];
  return [
    ...(wishes === '' || listed.length === 0 ? [] : isFulfilled ? first : [say('wishedInVain', { wishes })]),
    ...(searched === undefined || searched.words.length === 0 ? [] : [textWords(searched, speaker)]),
    ...(unknown.length === 0 ? [] : [say('notUnderstood', { words: quoted(speaker, unknown) })]),
  ];
};

/** The answer to a search, without its next step. */
export const searchLines = (speaker: Speaker): string[] => {
  const lines = speaker.found.total > 0 ? foundLines(speaker) : noneLines(speaker);
  const about = notes(speaker);
  return about.length === 0 ? lines : [...lines, paragraph(speaker, about)];
};
