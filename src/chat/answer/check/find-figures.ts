import { SQUARE_FEET_PER_ACRE } from '../../../listings/area.ts';
import { createClaims } from './claims.ts';
import { currencyAt, currencyBefore } from './currencies.ts';
import type { Figure, FigureKind } from './figure.ts';
import { foldInPlace } from './fold-in-place.ts';
import { halfBefore, halfBehind } from './halves.ts';
import { joinRanges } from './join-ranges.ts';
import { joinSums } from './join-sums.ts';
import { smallWords } from './languages/small/all.ts';
import { type NumberWord, numberWords } from './number-words.ts';
import { monthsOf } from './periods.ts';
import { scaleAt } from './scales.ts';
import { type SpecialFigure, specialFigures } from './special-figures.ts';
import { clauseAfter, clauseBefore, isPriceLabel, topicOf } from './topics.ts';
import { afterBlanks, isPerAreaAt, ONE, saysPerArea, unitAfter, unitBefore } from './units.ts';
import { anywhere, asLabel, isIn, ofAll, oneOf, rightHere } from './word-patterns.ts';
import { type WrittenNumber, writtenNumbers } from './written-number.ts';

/** "The 1980s", "die 1980er", "années 1980". */
const DECADE_AFTER = rightHere(smallWords(({ rowEndings }) => rowEndings));
const DECADE_BEFORE = new RegExp(`${oneOf(smallWords(({ beforeRow }) => beforeRow))} $`, 'u');
const DECADE = { middle: 4.5, step: 10 };
const APPROXIMATE = asLabel(ofAll(({ approximate }) => approximate));
const ABOUT_AFTER = new RegExp(`^ ?${oneOf(smallWords(({ aboutBehind }) => aboutBehind))}`, 'u');
const PERCENT = new RegExp(` ?(?:%|${rightHere(ofAll(({ percent }) => percent)).source})`, 'uy');
/** "2nd", "0.5M": letters that belong to a number of which nothing else is known. */
const ATTACHED = /(?:(?!\p{sc=Han})\p{L}|º|ª|°)*/uy;
const LEFT = anywhere(ofAll(({ left }) => left)).source;
/** "Just five are left", "quedan solo dos": homes are counted. */
const BEFORE_LEFT = oneOf(smallWords(({ beforeLeft }) => beforeLeft));
const LEFT_AFTER = new RegExp(`^(?: ${BEFORE_LEFT})?[ ]?(?:${LEFT})`, 'u');
const LEFT_BEFORE = new RegExp(`(?:${LEFT})(?: \\p{L}+){0,2} ?$`, 'u');
const isYear = ({ readings: [reading], style }: WrittenNumber): boolean =>
  reading !== undefined &&
  style.group === undefined &&
  reading.step === 1 &&
  reading.value >= 1_700 &&
  reading.value <= 2_100;

const special = (fold: string, { kind, start, end }: SpecialFigure): Figure | undefined =>
  kind === 'skipped'
    ? undefined
    : {
        kind,
        start,
        end,
        scaleStart: end,
        wholeStart: start,
        wholeEnd: end,
        readings: (fold.slice(start, end).match(/\d+/g) ?? []).map((digits) => ({ value: Number(digits), step: 1 })),
        style: { group: undefined, decimal: undefined, decimals: 0 },
        scale: 1,
        unit: ONE,
        isPerArea: false,
        isApproximate: false,
      };

/** A number with what stands right around it. `from` and `to` are where the numbers before and after it end and begin. */
const read = (fold: string, number: WrittenNumber, from: number, to: number, word?: NumberWord): Figure => {
  const wordIn = word?.language;
  const clause = clauseBefore(fold, from, number.start);
  const before = currencyBefore(fold.slice(Math.max(from, number.start - 6), number.start));
  const scale = scaleAt(fold, number.end, before !== undefined);
  const end = scale?.end ?? number.end;
  const after = currencyAt(fold, end);
  const currency = before ?? after;
  const afterCurrency = end + (after?.length ?? 0);
  const percent = sticky(PERCENT, fold, end);
  const hanHalf = halfBefore(fold, end);
  const unitFrom = hanHalf?.end ?? end;
  const unit = currency === undefined && !percent ? unitAfter(fold, unitFrom, wordIn === undefined ? 2 : 1) : undefined;
  const label = currency === undefined && !percent ? unitBefore(clause) : undefined;
  const measured = label !== undefined && (label.hasSign || unit === undefined) ? label : unit;
  const kind = ((): FigureKind => {
    if (currency !== undefined) return 'money';
    if (percent) return 'percent';
    if (isYear(number) && scale === undefined && (measured === undefined || measured.kind === 'age')) return 'year';
    if (measured !== undefined) return measured.kind;
    if (LEFT_AFTER.test(fold.slice(end, end + 40)) || LEFT_BEFORE.test(clause)) return 'homes';
    const isLarge = (number.readings[0]?.value ?? 0) * (scale?.factor ?? 1) >= 100;
    const isScaled = scale !== undefined || (word?.isScaled === true && word.isVague !== true);
    return isScaled || (isLarge && isPriceLabel(clause)) ? 'money' : 'plain';
  })();
  const factor = scale?.factor ?? 1;
  const size = kind === measured?.kind ? measured.unit : ONE;
  const isDecade =
    kind === 'year' &&
    (number.readings[0]?.value ?? 0) % 10 === 0 &&
    (sticky(DECADE_AFTER, fold, end) > 0 || DECADE_BEFORE.test(clause));
  const isDirect = measured !== undefined && measured === unit && afterBlanks(fold, unitFrom) === unit.start;
  const half = isDirect && unit ? (hanHalf ?? halfBehind(fold, unit)) : undefined;
  const more = half === undefined ? 0 : 0.5;
  const wholeEnd = percent
    ? end + percent
    : isDirect && unit && kind !== 'homes'
      ? Math.max(unit.end, half?.end ?? 0)
      : afterCurrency;
  // With the first digit of the next number: "im Jahr 2026" is no year's sum.
  const months = kind === 'money' ? monthsOf(clause, clauseAfter(fold, afterCurrency, to + 1)) : undefined;
  const topic =
    topicOf(kind, clause, clauseAfter(fold, isDirect && unit ? unit.end : afterCurrency, to)) ??
    (months === undefined || months === 1 ? undefined : 'monthly');
  return {
    kind,
    start: number.start,
    end,
    scaleStart: number.end,
    wholeStart: number.start - (before?.length ?? 0),
    wholeEnd: kind === 'plain' ? end + sticky(ATTACHED, fold, end) : wholeEnd,
    // Only of acres and hectares would anybody write three decimals.
    readings: isDecade
      ? [{ value: (number.readings[0]?.value ?? 0) + DECADE.middle, step: DECADE.step }]
      : (size.size >= SQUARE_FEET_PER_ACRE ? number.readings : number.readings.slice(0, 1)).map(({ value, step }) => ({
          value: (value + more) * factor * size.size,
          step: step * factor * size.size,
        })),
    style: number.style,
    scale: factor,
    unit: size,
    ...(half === undefined ? {} : { half }),
    ...(wordIn === undefined ? {} : { wordIn }),
    ...(word?.isVague === true && kind === 'plain' ? { isVague: true } : {}),
    ...(topic === undefined ? {} : { topic }),
    ...(months === undefined ? {} : { months }),
    isPerArea: kind === 'money' && (isPerAreaAt(fold, afterCurrency) || saysPerArea(clause)),
    ...(currency === undefined ? {} : { currency: currency.currency }),
    isApproximate:
      isIn(APPROXIMATE, before === undefined ? clause : clause.slice(0, -before.length)) ||
      ABOUT_AFTER.test(fold.slice(afterCurrency)),
  };
};

const sticky = (pattern: RegExp, text: string, index: number): number => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0].length ?? 0;
};

const moved = (figure: Figure, by: number): Figure => ({
  ...figure,
  start: figure.start + by,
  end: figure.end + by,
  scaleStart: figure.scaleStart + by,
  wholeStart: figure.wholeStart + by,
  wholeEnd: figure.wholeEnd + by,
  ...(figure.half && { half: { start: figure.half.start + by, end: figure.half.end + by } }),
});

/** All numbers of a text that a check can judge, in its order; of the part that begins at `from`. */
export const findFigures = (text: string, from = 0): Figure[] => {
  if (from > 0) return findFigures(text.slice(from)).map((figure) => moved(figure, from));
  const fold = foldInPlace(text);
  const specials = specialFigures(fold);
  const { claim, isFree } = createClaims(fold.length);
  specials.forEach(claim);
  const free = [...writtenNumbers(fold), ...numberWords(fold)].filter(isFree);
  const spans: (WrittenNumber | SpecialFigure)[] = [...specials.filter(({ kind }) => kind !== 'skipped'), ...free];
  const figures = spans
    .sort((a, b) => a.start - b.start)
    .map((span, index) => {
      if (!('readings' in span)) return undefined;
      const word = 'language' in span ? (span as NumberWord) : undefined;
      return read(fold, span, spans[index - 1]?.end ?? 0, spans[index + 1]?.start ?? fold.length, word);
    });
  const all = [...figures, ...specials.map((figure) => special(fold, figure))].filter((figure) => figure !== undefined);
  const ordered = all.sort((a, b) => a.start - b.start);
  const joined = joinRanges(fold, joinSums(fold, ordered));
  return joined.filter(({ kind, isVague }) => !(isVague === true && kind === 'plain'));
};
