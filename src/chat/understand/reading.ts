import { foldName } from '../../listings/fold.ts';

/** A stretch of the question that a recogniser explained. `words` is the visitor's own spelling. */
export type Span = {
  start: number;
  end: number;
  words: string;
  groups: Readonly<Record<string, string | undefined>>;
  /** The folded text before and after the span. */
  before: string;
  after: string;
};

/** A question while it is being understood: each stretch of it is explained once, by the first recogniser that takes it. */
export type Reading = {
  /** The whole question, folded: small letters, no accents, plain quotes and hyphens. */
  readonly text: string;
  take(pattern: RegExp, accepts?: (span: Span) => boolean): Span[];
  /** What nobody took yet, in the visitor's own spelling. */
  rest(): string[];
};

/** Longer questions are understood by their beginning, so that the time it takes is bounded. */
const READ_CHARACTERS = 4_000;
const TAKEN = '\uffff';

const foldCharacter = (character: string): string => {
  if (/\s/.test(character)) return ' ';
  if (/['’‘`´]/.test(character)) return "'";
  if (/[‐‑‒–—−]/.test(character)) return '-';
  return character <= '\u007f' ? character.toLowerCase() : foldName(character);
};

export const readQuestion = (question: string): Reading => {
  let text = '';
  const origins: number[] = [];
  let origin = 0;
  for (const character of question.slice(0, READ_CHARACTERS).toWellFormed()) {
    const folded = foldCharacter(character);
    for (let index = 0; index < folded.length; index += 1) origins.push(origin);
    text += folded;
    origin += character.length;
  }
  origins.push(origin);
  let masked = text;
  const spelling = (start: number, end: number): string =>
    question.slice(origins[start] ?? 0, origins[end] ?? origin).trim();
  const spanOf = (match: RegExpExecArray): Span => {
    const end = match.index + match[0].length;
    const around = { before: text.slice(0, match.index), after: text.slice(end) };
    return { start: match.index, end, words: spelling(match.index, end), groups: match.groups ?? {}, ...around };
  };

  return {
    text,
    take: (pattern, accepts = () => true) => {
      const spans = [...masked.matchAll(pattern)].map(spanOf).filter((span) => span.end > span.start && accepts(span));
      for (const { start, end } of spans)
        masked = masked.slice(0, start) + TAKEN.repeat(end - start) + masked.slice(end);
      return spans;
    },
    rest: () =>
      [...masked.matchAll(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu)].map(({ index, 0: word }) =>
        spelling(index, index + word.length),
      ),
  };
};
