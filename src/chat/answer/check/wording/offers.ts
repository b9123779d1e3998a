import { says } from '../cues.ts';
import type { Figure } from '../figure.ts';
import { CHECK_WORDS } from '../languages/all.ts';
import { WORDINGS } from '../languages/wording/all.ts';
import { clauseAfter, clauseBefore } from '../topics.ts';
import { anywhere, isIn, ofAll } from '../word-patterns.ts';

type Span = { start: number; end: number };

const NOT = anywhere(ofAll(({ not }) => not));
const OFFERED = anywhere(WORDINGS.flatMap(({ offered }) => offered));
const UNSOLD = anywhere(WORDINGS.flatMap(({ unsold }) => unsold));
/** "You can … buy it", "kann … Ihnen gehören": with a few words between, none of which denies it. */
const BETWEEN = String.raw`(?:[\s-]+(?:[^\s,;:.!?，；：。！？-]|[.,](?=\d))+){0,5}?[\s-]+`;
const HAN_BETWEEN = String.raw`(?:[^，；：。！？,\n]|,(?=\d)){0,16}?`;
const MAY_BUY = CHECK_WORDS.flatMap(({ language, not }) =>
  WORDINGS.filter((wording) => wording.language === language).map(({ can, buy }) => ({
    not: anywhere(not),
    pattern: new RegExp(
      `(?:${anywhere(can).source})${language === 'zh' ? HAN_BETWEEN : BETWEEN}(?:${anywhere(buy).source})`,
      'gu',
    ),
  })),
);
const HOMES = anywhere(WORDINGS.flatMap(({ homes }) => homes));
const CAME_BEFORE = anywhere(WORDINGS.flatMap(({ cameBefore }) => cameBefore));
const SINCE_AFTER = new RegExp(`^\\s*(?:${anywhere(WORDINGS.flatMap(({ sinceAfter }) => sinceAfter)).source})`, 'u');
const STILL_BEFORE = new RegExp(`(?:${anywhere(WORDINGS.flatMap(({ still }) => still)).source})\\s*$`, 'u');
const YES = WORDINGS.flatMap(({ yes, noInstead, notYes = [] }) => yes.map((word) => ({ word, noInstead, notYes })));
/** Every offer, and every yes, has one of these. */
export const OFFER_PHRASES: readonly string[] = WORDINGS.flatMap(({ offered, unsold, buy, yes }) => [
  ...offered,
  ...unsold,
  ...buy,
  ...yes,
]);

/** Whether a sum is said behind a place in the same clause: "for sale at $500,000". */
export const namesSum = (fold: string, end: number, figures: readonly Figure[]): boolean =>
  figures.some(
    ({ kind, wholeStart }) =>
      kind === 'money' && wholeStart >= end && !/[,;.!?，。；]/u.test(fold.slice(end, wholeStart)),
  );

/** Where a folded text says that a home is to be had, or is not sold; not how long it has been so, or that it was. */
export const findOffers = (fold: string, figures: readonly Figure[]): Span[] => {
  const unsold = [...fold.matchAll(UNSOLD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  const offered = [...fold.matchAll(OFFERED)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    const before = clauseBefore(fold, 0, index).slice(-30);
    const isPast = isIn(CAME_BEFORE, before) || (SINCE_AFTER.test(fold.slice(end)) && !namesSum(fold, end, figures));
    return isIn(NOT, before) || isPast ? [] : [{ start: index, end }];
  });
  const mayBuy = MAY_BUY.flatMap(({ pattern, not }) =>
    [...fold.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const isDenied = isIn(not, `${clauseBefore(fold, 0, index).slice(-12)}${found}`);
      return isDenied ? [] : [{ start: index, end: index + found.length }];
    }),
  );
  return [...unsold, ...offered, ...mayBuy];
};

/** Whether the clause around a place asks, or speaks of other homes than the one that is talked about. */
export const speaksOfOthers = (fold: string, { start, end }: Span, isOfOne: boolean): boolean => {
  const after = clauseAfter(fold, end, fold.length);
  const clause = `${clauseBefore(fold, 0, start)} ${after}`;
  const isAsked = /^\s*[?？]/u.test(fold.slice(end + after.length));
  return isAsked || says('elsewhere', clause) || (isOfOne && isIn(HOMES, clause));
};

/** Where "still" begins that stands before a place. */
export const stillBefore = (fold: string, start: number): number =>
  start - (STILL_BEFORE.exec(fold.slice(0, start))?.[0].length ?? 0);

/** The "yes" that a text begins with, and what is to be said instead where it is not so. */
export const findYes = (text: string, fold: string): (Span & { noInstead: string }) | undefined => {
  const start = /^[\s"“*_]*/u.exec(fold)?.[0].length ?? 0;
  const found = YES.find(
    ({ word }) => fold.startsWith(word, start) && /^(?:[\s,.!:;，。！：]|$)/u.test(fold.slice(start + word.length)),
  );
  if (found === undefined) return undefined;
  const end = start + found.word.length;
  const isElse = found.notYes.includes(text.slice(start, end).toLowerCase());
  return isElse ? undefined : { start, end, noInstead: found.noInstead };
};
