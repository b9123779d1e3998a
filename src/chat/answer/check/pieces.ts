import { foldInPlace } from './fold-in-place.ts';
import { smallWords } from './languages/small/all.ts';
import { SPELLED_WORDS } from './languages/spelled/all.ts';
import { anywhere } from './word-patterns.ts';

/** What stands between two signs of a sentence, and may be left out as a whole. */
export type Piece = {
  /** What stands before it: nothing, a comma, a dash or "and", a colon, the bar of a table. */
  sign: 'start' | 'comma' | 'label' | 'cell';
  /** Where its sign begins. */
  signStart: number;
  start: number;
  end: number;
};
type Span = { start: number; end: number };
type Sign = Span & { sign: Piece['sign'] };

const HEAD = /^\s*(?:[-*•–>]\s+|\(?\d{1,2}[.)]\s+|\|\s*)?/u;
const TAIL = /[.!?…。！？]+["'”’»*_]*\s*$|\s+$/u;
const SIGN = /\s*(?:[,;:–—](?=[*_"'”’»]*\s)|[，；、：|])[*_"'”’»]*\s*|\s+-\s+/gu;
const BRACKETS = /\s*[(（][^()（）]*[)）]/gu;
const LINK = anywhere([...SPELLED_WORDS.flatMap(({ links }) => links), ...smallWords(({ links }) => links)]);
const kindOf = (sign: string): Piece['sign'] => (/[:：]/u.test(sign) ? 'label' : sign.includes('|') ? 'cell' : 'comma');

const isWithin = ({ start, end }: Span, spans: readonly Span[]): boolean =>
  spans.some((span) => start < span.end && end > span.start);

const matches = (pattern: RegExp, text: string, from: number, to: number): Span[] =>
  [...text.slice(from, to).matchAll(pattern)].map(({ 0: found, index }) => ({
    start: from + index,
    end: from + index + found.length,
  }));

/** "And" between two numbers that each have words of their own: "has 3 beds and was built in 1987". */
const linksIn = (fold: string, { start, end }: Span, figures: readonly Span[]): Sign[] => {
  const own = figures.filter((figure) => figure.start >= start && figure.end <= end);
  return matches(LINK, fold, start, end).flatMap((link): Sign[] => {
    const before = own.filter((figure) => figure.end <= link.start).at(-1);
    const after = own.find((figure) => figure.start >= link.end);
    if (before === undefined || after === undefined) return [];
    const isRange = fold.slice(before.end, link.start).trim() === '' && fold.slice(link.end, after.start).trim() === '';
    const blanksBefore = /\s*$/u.exec(fold.slice(before.end, link.start))?.[0].length ?? 0;
    const blanksAfter = /^\s*/u.exec(fold.slice(link.end, after.start))?.[0].length ?? 0;
    return isRange ? [] : [{ sign: 'comma', start: link.start - blanksBefore, end: link.end + blanksAfter }];
  });
};

/** A sentence in its pieces. Brackets lie within them. */
export type Pieces = { pieces: Piece[]; brackets: Span[]; from: number; to: number };

/** Cuts a sentence into its pieces, and tells where they begin and end; no cut goes through a number or a bracket. */
export const cutPieces = (text: string, figures: readonly Span[]): Pieces => {
  const from = HEAD.exec(text)?.[0].length ?? 0;
  const to = Math.max(from, TAIL.exec(text)?.index ?? text.length);
  const isOfFigure = (span: Span): boolean =>
    figures.some(({ start, end }) => start <= span.end - 1 && end >= span.end && start - 2 <= span.start);
  const brackets = matches(BRACKETS, text, from, to).filter((span) => !isOfFigure(span));
  const isFree = (span: Span): boolean => !isWithin(span, brackets) && !isWithin(span, figures);
  const signs = matches(SIGN, text, from, to).map(
    (span): Sign => ({ ...span, sign: kindOf(text.slice(span.start, span.end)) }),
  );
  const all = [...signs, ...linksIn(foldInPlace(text), { start: from, end: to }, figures)]
    .filter(isFree)
    .sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [{ sign: 'start', signStart: from, start: from, end: to }];
  for (const { sign, start, end } of all) {
    const last = pieces.at(-1) as Piece;
    if (start < last.start) continue;
    last.end = start;
    pieces.push({ sign, signStart: start, start: end, end: to });
  }
  return { pieces, brackets, from, to };
};
