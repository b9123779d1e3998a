import { foldInPlace } from './fold-in-place.ts';
import { smallWords } from './languages/small/all.ts';

/** Words whose full stop ends no sentence. */
const ABBREVIATIONS = new Set(smallWords(({ abbreviations }) => abbreviations));
const END = /([^\s]*?)([.!?…]+)["'”’»)\]*_]*$/u;

/** Whether a text that a blank follows ends a sentence. "3." may be a list's number or a day. */
export const endsSentence = (text: string): boolean => {
  const match = END.exec(text.slice(-80));
  if (match === null) return false;
  const [, word = '', signs = ''] = match;
  if (signs !== '.') return true;
  const fold = foldInPlace(word).replace(/^[("'«“\uFFFC]+/u, '');
  return !ABBREVIATIONS.has(fold) && !/^(?:\d{1,2}|\p{L})$/u.test(fold);
};

const ENDS = /[。！？]|[.!?…]+["'”’»)\]*_]*(?=\s|$)|\n/gu;
const GOES_ON = /[:,;–—-]$/;

/** Where the last sentence, or line, of a text ends that is whole; 0 where none is. */
export const lastSentenceEnd = (text: string): number => {
  for (const { 0: sign, index } of [...text.matchAll(ENDS)].reverse()) {
    const said = text.slice(0, index + sign.length).trimEnd();
    const isEnd = sign === '\n' ? said !== '' && !GOES_ON.test(said) : /[。！？]/.test(sign) || endsSentence(said);
    if (isEnd) return said.length;
  }
  return 0;
};

const CLAUSE_END = /\s*[,;–—][*_"'”’»]*$/u;

/** Where the clause ends that a text ends with, before its sign; undefined where it goes on. */
export const clauseEnd = (text: string): number | undefined =>
  CLAUSE_END.exec(text.slice(-80)) === null ? undefined : text.replace(CLAUSE_END, '').length;

export const ENDS_WIDE_SENTENCE = /^[。！？]$/u;
export const ENDS_WIDE_CLAUSE = /^[，；、]$/u;
