import { LANGUAGE_CODES, type LanguageCode } from '../../language/language.ts';
import { languageBit } from './dictionary.ts';
import type { Token } from './tokenize.ts';

const FIRST_HAN = 0x3400;
const LAST_HAN = 0x9fff;
const MOST_TOKENS = 400;
/** Short foreign words with a capital are parts of names more often than they tell a language: "La" of La Mesa. */
const LONGEST_ARTICLE = 3;

const ENGLISH = languageBit('en');

/** Where small words tell nothing: the first of the languages whose phrases have the most of the words. */
const knowsMost = (
  candidates: readonly LanguageCode[],
  tokens: readonly Token[],
  from: number,
  to: number,
): LanguageCode => {
  let [best, most] = [candidates[0] as LanguageCode, 0];
  for (const language of candidates) {
    const bit = languageBit(language);
    let known = 0;
    for (let index = from; index < to; index += 1) {
      const { facts } = tokens[index] as Token;
      if (facts !== undefined && (facts.known & bit) !== 0) known += 1;
    }
    if (known > most) [best, most] = [language, known];
  }
  return best;
};

const isHan = ({ word }: Token): boolean => {
  const code = word.charCodeAt(0);
  return code >= FIRST_HAN && code <= LAST_HAN;
};

/**
 * The language that most small words speak for, Chinese where most words are its characters; the given one, most often that of the whole
 * text, where nothing does or as much speaks for it.
 */
export const languageOf = (
  tokens: readonly Token[],
  from: number,
  to: number,
  otherwise: LanguageCode,
): LanguageCode => {
  const scores = LANGUAGE_CODES.map(() => 0);
  const last = Math.min(to, from + MOST_TOKENS);
  let [han, others] = [0, 0];
  for (let index = from; index < last; index += 1) {
    const token = tokens[index] as Token;
    if (isHan(token)) han += 1;
    else if (token.kind === 'word') others += 1;
    let small = token.facts === undefined ? 0 : token.facts.small;
    if (small === 0) continue;
    if (token.isCapital && token.word.length <= LONGEST_ARTICLE) small &= ENGLISH;
    for (let place = 0; small !== 0; place += 1, small >>= 1) scores[place] = (scores[place] ?? 0) + (small & 1);
  }
  if (han > others) return 'zh';
  const most = Math.max(...scores);
  if (most > 0 && scores.indexOf(most) === scores.lastIndexOf(most)) {
    return LANGUAGE_CODES[scores.indexOf(most)] as LanguageCode;
  }
  const candidates = LANGUAGE_CODES.filter((_, place) => scores[place] === most);
  return knowsMost(candidates.includes(otherwise) ? [otherwise, ...candidates] : candidates, tokens, from, last);
};
