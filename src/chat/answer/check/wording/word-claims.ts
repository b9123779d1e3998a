import type { Edit } from '../correct-figure.ts';
import type { Evidence } from '../evidence.ts';
import type { Figure } from '../figure.ts';
import { foldInPlace } from '../fold-in-place.ts';
import type { Scope } from '../judge.ts';
import { findStatusClaims, statusInstead } from '../status-words.ts';
import { findDenials, holdsDenial } from './denials.ts';
import { findOffers, findYes, namesSum, speaksOfOthers, stillBefore } from './offers.ts';
import { findRatios, holdsRatio } from './ratios.ts';
import { findSuperlatives, isBeaten } from './superlatives.ts';
import { findTimes, holdsTime } from './times.ts';

type Said = { text: string; figures: readonly Figure[]; evidence: Evidence };
type ScopeAt = (start: number, end: number) => Scope;

const isTaken = ({ rows }: Scope): boolean =>
  rows.length > 0 && rows.every(({ status }) => status === 'sold' || status === 'rented');

/** A home that is not free is not called so; with a sum it would seem to be sold for that. */
const ofStatus = ({ text, figures, evidence }: Said, scopeAt: ScopeAt): Edit[] => {
  const { language, isGone, areFree } = evidence;
  if (areFree && !isGone) return [];
  const fold = foldInPlace(text);
  const isOfOthers = (span: { start: number; end: number }, { by, rows }: Scope): boolean =>
    speaksOfOthers(fold, span, isGone || (by === 'carried' && rows.length === 1));
  const free = findStatusClaims(text).flatMap(({ start, end }): Edit[] => {
    const scope = scopeAt(start, end);
    if (isOfOthers({ start, end }, scope)) return [];
    const instead = isGone ? language.seeListing : statusInstead(scope.rows, language);
    if (instead === undefined) return [];
    return isGone || (isTaken(scope) && namesSum(fold, end, figures))
      ? [{ start, end, text: language.seeListing, how: 'withheld' }]
      : [{ start: stillBefore(fold, start), end, text: instead, how: 'corrected' }];
  });
  const offered = findOffers(fold, figures)
    .filter((span) => {
      const scope = scopeAt(span.start, span.end);
      return (isGone || isTaken(scope)) && !isOfOthers(span, scope);
    })
    .map((span): Edit => ({ ...span, text: language.seeListing, how: 'withheld' }));
  const edits = [...free, ...offered];
  const yes = edits.length === 0 ? undefined : findYes(text, fold);
  if (yes === undefined) return edits;
  const isLeftOut = edits.some(({ how }) => how === 'withheld');
  const { start, end, noInstead } = yes;
  return [
    { start, end, ...(isLeftOut ? { text: '', how: 'withheld' } : { text: noInstead, how: 'corrected' }) },
    ...edits,
  ];
};

const isWrongSuperlative = ({ rows, compared }: Scope, name: Parameters<typeof isBeaten>[1], evidence: Evidence) => {
  const [row] = rows;
  if (row === undefined || rows.length > 1) return false;
  return isBeaten(row, name, evidence.rows()) && !(compared.length > 1 && !isBeaten(row, name, compared));
};

/** What a text says of homes without a number, and is not so: fees denied, "for sale" of what is sold, "the cheapest". */
export const wordEdits = (said: Said, scopeAt: ScopeAt): Edit[] => {
  const { text, figures, evidence } = said;
  const fold = foldInPlace(text);
  const denials = findDenials(fold).filter(({ start, end, field }) =>
    scopeAt(start, end).rows.some((row) => !holdsDenial(row, field)),
  );
  const superlatives = findSuperlatives(fold, figures, () => evidence.shared().counted).filter(({ start, end, name }) =>
    isWrongSuperlative(scopeAt(start, end), name, evidence),
  );
  const times = findTimes(fold).filter((time) => {
    const [today] = evidence.shared().days;
    return today !== undefined && scopeAt(time.start, time.end).rows.some((row) => !holdsTime(row, time, today));
  });
  const ratios = findRatios(fold).filter(({ start, end }) => {
    const { rows, compared } = scopeAt(start, end);
    return rows.length > 0 && !holdsRatio([...new Set([...compared, ...rows])], evidence.shared().aggregates);
  });
  const wrong = [...denials, ...superlatives, ...times, ...ratios].map(
    ({ start, end }): Edit => ({ start, end, text: evidence.language.seeListing, how: 'withheld' }),
  );
  return [...wrong, ...ofStatus(said, scopeAt)];
};

/** Whether a clause says something that `wordEdits` may find wrong once it is known of which home it is said. */
export const saysInWords = (text: string, evidence: Evidence): boolean => {
  const fold = foldInPlace(text);
  const isFree = evidence.areFree && !evidence.isGone;
  return (
    findDenials(fold).length > 0 ||
    findSuperlatives(fold, [], () => evidence.shared().counted).length > 0 ||
    findTimes(fold).length + findRatios(fold).length > 0 ||
    (!isFree && (findOffers(fold, []).length > 0 || findYes(text, fold) !== undefined))
  );
};
