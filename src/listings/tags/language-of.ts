import { languageBit, type ReadToken } from './dictionary.ts';
import { TAG_LANGUAGES, type TagLanguage } from './tag-languages.ts';

const FIRST_HAN = 0x3400;
const LAST_HAN = 0x9fff;
const MOST_TOKENS = 400;
/** Short foreign words with a capital are parts of names more often than they tell a language: "La" of La Mesa. */
const LONGEST_ARTICLE = 3;

const ENGLISH = languageBit('en');
const LANGUAGES = TAG_LANGUAGES.map((language) => ({ language, bit: languageBit(language) }));

/** Where small words tell nothing: the first of the languages whose phrases have the most of the words. */
const knowsMost = (
  candidates: readonly TagLanguage[],
  tokens: readonly ReadToken[],
  from: number,
  to: number,
): TagLanguage => {
  let [best, most] = [candidates[0] as TagLanguage, 0];
  for (const language of candidates) {
    const bit = languageBit(language);
    let known = 0;
    for (let index = from; index < to; index += 1) {
      if (((tokens[index]?.facts?.known ?? 0) & bit) !== 0) known += 1;
    }
    if (known > most) [best, most] = [language, known];
  }
  return best;
};

/**
 * The language that most small words speak for, Chinese where most words are its characters; the given one, most often that of the whole
 * text, where nothing does or as much speaks for it.
 */
export const languageOf = (
  tokens: readonly ReadToken[],
  from: number,
  to: number,
  otherwise: TagLanguage,
): TagLanguage => {
  const scores = LANGUAGES.map(() => 0);
  const last = Math.min(to, from + MOST_TOKENS);
  let [han, others] = [0, 0];
  for (let index = from; index < last; index += 1) {
    const token = tokens[index] as ReadToken;
    const code = token.word.charCodeAt(0);
    if (code >= FIRST_HAN && code <= LAST_HAN) han += 1;
    else if (token.kind === 'word') others += 1;
    const isName = token.isCapital && token.word.length <= LONGEST_ARTICLE;
    const small = (token.facts?.small ?? 0) & (isName ? ENGLISH : -1);
    if (small === 0) continue;
    for (const [place, { bit }] of LANGUAGES.entries()) {
      if ((small & bit) !== 0) scores[place] = (scores[place] ?? 0) + 1;
    }
  }
  if (han > others) return 'zh';
  const most = Math.max(...scores);
  const candidates = LANGUAGES.filter((_, place) => scores[place] === most).map(({ language }) => language);
  if (candidates.length === 1) return candidates[0] as TagLanguage;
  const ordered = candidates.includes(otherwise) ? [otherwise, ...candidates] : candidates;
  return knowsMost(ordered, tokens, from, last);
};
