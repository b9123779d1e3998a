import type { Edit } from './correct-figure.ts';
import type { CheckWords } from './languages/check-words.ts';
import { SMALL_WORDS, smallWords } from './languages/small/all.ts';
import { cutPieces, type Piece } from './pieces.ts';
import type { PlacedMark } from './sentence.ts';
import { hasBlanks, oneOf } from './word-patterns.ts';

type Span = { start: number; end: number };
type Sentence = {
  text: string;
  /** What stands before this has been sent. */
  sent: number;
  /** Its numbers. */
  figures: readonly Span[];
  marks: readonly PlacedMark[];
  language: CheckWords;
};

const isIn = (at: number, { start, end }: Span): boolean => at >= start && at < end;

/** Takes out a span but for the marks in it: their links stay. `last` stands behind them, or in the place of all. */
const without = (span: Span, marks: readonly PlacedMark[], last = ''): Edit[] => {
  const kept = marks.filter(({ at, label }) => label !== '' && isIn(at, span));
  const edits: Edit[] = [];
  let start = span.start;
  for (const [index, { at }] of kept.entries()) {
    edits.push({ start, end: at, text: index === 0 ? '' : ', ', how: 'removed' });
    start = at + 1;
  }
  return [...edits, { start, end: span.end, text: last, how: 'removed' }];
};

/** Joins a sentence to what stood before it. */
const GOES_ON = smallWords(({ goesOn }) => goesOn);
const JOINING = new RegExp(
  `^(?:${oneOf(GOES_ON.filter(hasBlanks))}\\s+|${oneOf(GOES_ON.filter((word) => !hasBlanks(word)))})`,
  'iu',
);

/** What was a question is none any more. */
const asStatement = (ending: string): string => ending.replace(/[!?…]+/u, '.').replace(/[！？]+/u, '。');

/** Puts "see listing" where it can't be left out any more. */
const inPlace = ({ start, end, how }: Edit, language: CheckWords): Edit => ({
  ...{ start, end, how },
  text: how === 'withheld' ? language.seeListing : '',
});

/**
 * Leaves out what can't be corrected, with all of the clause that says it: what is left reads as a sentence. Marks stay, since
 * they are the way to what was left out. A value behind a colon or in a table becomes "see listing".
 */
export const dropPieces = (sentence: Sentence, wrong: readonly Edit[]): Edit[] => {
  const { text, sent, figures, marks, language } = sentence;
  const { pieces, brackets, from, to } = cutPieces(text, [...figures, ...wrong]);
  const isMarked = (span: Span): boolean => marks.some(({ at, label }) => label !== '' && isIn(at, span));
  const pieceOf = ({ start }: Edit): Piece | undefined => pieces.findLast((piece) => piece.start <= start) ?? pieces[0];
  const edits: Edit[] = [];
  const bad = new Set<Piece>();
  const [first] = pieces;
  const hasMarks = isMarked({ start: from, end: to });
  for (const edit of wrong) {
    const bracket = brackets.find((span) => isIn(edit.start, span));
    const piece = pieceOf(edit);
    if (bracket !== undefined && bracket.start >= sent && !isMarked(bracket)) edits.push(...without(bracket, []));
    else if (piece === undefined || piece.signStart < sent) edits.push(inPlace(edit, language));
    else {
      bad.add(piece);
      const label = pieces[pieces.indexOf(piece) - 1];
      if (
        edit.how === 'removed' &&
        piece.sign === 'label' &&
        !hasMarks &&
        label !== undefined &&
        label.signStart >= sent
      )
        bad.add(label);
    }
  }
  const says = (piece: Piece): boolean =>
    !bad.has(piece) && (isMarked(piece) || figures.some(({ start }) => isIn(start, piece)));
  const seeListing = `${SMALL_WORDS[language.language].colon}${language.seeListing}`;

  if (first !== undefined && bad.has(first)) {
    const isOwn = isMarked(first);
    const kept = pieces.findIndex(
      (piece, index) => index > 0 && (isOwn ? says(piece) : !bad.has(piece) && isMarked(piece)),
    );
    const next = pieces[kept];
    if (next === undefined) {
      return hasMarks
        ? without({ start: from, end: text.length }, marks, seeListing + asStatement(text.slice(to)))
        : [{ start: sent, end: text.length, text: '', how: 'removed' }];
    }
    const sign = text.slice(next.signStart, next.start);
    const isAnd = /\p{L}/u.test(sign);
    const end = isOwn && !isAnd ? next.signStart : next.start;
    const joining = isOwn ? 0 : (JOINING.exec(text.slice(end))?.[0].length ?? 0);
    edits.push(...without({ start: from, end: end + joining }, marks, isOwn && isAnd && sign.includes(' ') ? ' ' : ''));
    pieces.splice(0, kept);
  }
  for (const [index, piece] of pieces.entries()) {
    if (!bad.has(piece)) continue;
    const { sign, signStart, start, end } = piece;
    const next = pieces[index + 1];
    if (sign === 'cell') edits.push(...without({ start, end }, marks, isMarked(piece) ? '' : language.seeListing));
    else if (isMarked(piece)) edits.push(...without({ start, end }, marks));
    else if (sign === 'label' && bad.has(pieces[index - 1] ?? piece) && index > 0)
      edits.push(...without({ start: signStart, end }, []));
    else if (sign === 'label' && next?.sign === 'comma' && !bad.has(next))
      edits.push(...without({ start, end: next.start }, []));
    else if (sign === 'label') edits.push({ start, end, text: language.seeListing, how: 'removed' });
    else edits.push(...without({ start: signStart, end }, []));
  }
  return edits;
};
