import { SQUARE_FEET_PER_ACRE } from '../../../listings/area.ts';
import { isCompared, says, saysBound } from './cues.ts';
import type { Fact } from './facts.ts';
import type { Figure, FigureKind } from './figure.ts';
import { fits } from './fits.ts';
import type { Around, Scope } from './judge.ts';
import { smallWords } from './languages/small/all.ts';
import { WORDINGS } from './languages/wording/all.ts';
import { isOfPart } from './parts.ts';
import { saysOtherPeriod } from './periods.ts';
import type { RowFacts } from './row-facts.ts';
import { isAbout } from './row-says.ts';
import { MARK_SIGN } from './sentence.ts';
import { anywhere, isIn, rightHere } from './word-patterns.ts';

const CORRECTED: ReadonlySet<FigureKind> = new Set(['money', 'beds', 'baths', 'parking', 'area', 'year', 'days']);
const MOST_WORDS_BEFORE_PRICE = 3;
const WORDS_BEHIND = 60;
const MARK_OR_NUMBER = /^.*[\d\ufffc]/su;
const HOMES = anywhere(WORDINGS.flatMap(({ homes }) => homes));
/** "The low 400s": nobody knows which sum is meant. */
const VAGUE_AFTER = new RegExp(`^k?(?:${rightHere(smallWords(({ rowEndings }) => rowEndings)).source})`, 'u');

/** Whether a clause speaks of something else than the home as it is now: what was paid or renewed, what others cost. */
const isOfElse = ({ kind, end }: Figure, { fold, before, after }: Around): boolean => {
  const clause = `${before} ${after}`;
  return (
    says('otherMatter', clause) ||
    (isIn(HOMES, before) && !before.includes(MARK_SIGN)) ||
    VAGUE_AFTER.test(fold.slice(end)) ||
    (kind === 'year' && says('beforeOrAfter', clause)) ||
    (kind === 'days' && !says('listed', clause))
  );
};

/** "HOA of $1,440, billed annually": a sum for a month would be none for that time. */
const isForOtherTime = ({ months, start, end }: Figure, { fold, figures }: Around): boolean => {
  if (months !== undefined) return months !== 1;
  const last = figures.findLast((figure) => figure.kind === 'money' && figure.end <= start);
  return saysOtherPeriod(fold.slice(last?.end ?? 0, end + WORDS_BEHIND));
};

/** An area of the ground, or of something that has one of its own. */
const isOfOtherArea = (figure: Figure, { before, after, figures }: Around, { fields }: RowFacts): boolean => {
  if (figure.topic === 'lot' || figure.unit.size >= SQUARE_FEET_PER_ACRE) return false;
  const next = figures.find(({ start }) => start >= figure.end);
  const behind = after.slice(0, next === undefined ? after.length : next.wholeStart - figure.end);
  const isOfLot = fields.some((fact) => fact.topic === 'lot' && fits(figure, fact.value));
  return (figure.topic === undefined && isOfLot) || isOfPart(before, behind);
};

/** A sum that is said as a difference or a bound, or in a sentence that nobody would take for one about the price, is no slip. */
const isSlipOf = (figure: Figure, fact: Fact, text: Around, row: RowFacts): boolean => {
  const { fold, before, after, spoken } = text;
  if (saysBound('is', before, after) || isCompared(before, fold.slice(figure.wholeEnd))) return false;
  if (isOfElse(figure, text)) return false;
  if (figure.kind === 'year') return figure.topic === 'built' && figure.readings.every(({ step }) => step === 1);
  // Nobody says "5.143 weeks".
  if (figure.kind === 'days') return Number.isInteger(fact.value / figure.unit.size);
  if (figure.kind === 'area') return !isOfOtherArea(figure, text, row);
  if (figure.kind !== 'money') return true;
  if (isForOtherTime(figure, text)) return false;
  if (says('compared', before) || says('compared', after)) return false;
  if (spoken.has('monthly') && figure.topic !== 'hoa' && !row.isRent) return false;
  if (figure.topic !== undefined) return true;
  const words = before.replace(MARK_OR_NUMBER, '').match(/\p{L}+/gu) ?? [];
  const isNear = figure.readings.some(({ value }) => value > fact.value / 2 && value < fact.value * 2);
  return isNear && words.length <= MOST_WORDS_BEFORE_PRICE;
};

/** Another value would make another false sentence: "the cheapest is", "it sold for". */
const wouldMislead = ({ fold }: Around, { status }: RowFacts): boolean =>
  says('superlative', fold) || (says('sold', fold) && status !== 'sold' && status !== 'rented');

/** The field of its home that a wrong number was meant for, where the sentence states that field and nothing else. */
export const slipOf = (figure: Figure, { rows }: Scope, text: Around): Fact | undefined => {
  const [row] = rows;
  if (row === undefined || rows.length > 1 || !CORRECTED.has(figure.kind) || figure.isPerArea) return undefined;
  if (figure.topic === 'past' || figure.topic === 'other' || wouldMislead(text, row)) return undefined;
  const written = { ...figure };
  delete written.currency;
  const facts = row.fields.filter((fact) => isAbout(fact, written, new Set()));
  const [fact] = facts;
  const isPlain = fact !== undefined && facts.every(({ value }) => value === fact.value);
  return isPlain && isSlipOf(figure, fact, text, row) ? fact : undefined;
};
