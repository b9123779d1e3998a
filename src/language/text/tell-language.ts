import type { LanguageCode } from '../language.ts';
import type { Lexicon } from '../lexicon.ts';
import type { ReadText, Token } from './read-text.ts';

/** Letters of a word count more than their number of languages: "habitaciones" tells more than "no". */
const LONGEST_COUNTED = 8;
/** A word that stands in phrases only tells less than one that says something by itself. */
const INSIDE = 0.4;
/** What the language of before is worth: a few letters that two languages share do not change it. */
const OF_BEFORE = 5;
/** A word with a capital letter may be a name. */
const LIKE_NAME = 0.2;
/** Fewer letters than this tell no language. */
const LEAST_TOLD = 3;
const HAN_LETTERS = 4;
/** "L'appartement", "qu'il": a word that loses its end before another. */
const ELIDED = /^(\p{L}+)['’]\p{L}{2}/u;
const OF_ELISION = 4;
/** Marks that only one language writes. */
const MARKS: Readonly<Record<string, LanguageCode>> = { '¿': 'es', '¡': 'es' };
const ACCENTED = /[^\p{ASCII}]/u;

/** The languages that elide what a word begins with. */
const elidingIn = (word: string, lexicons: readonly Lexicon[]): LanguageCode[] => {
  const elided = ELIDED.exec(word)?.[1]?.toLowerCase();
  if (elided === undefined) return [];
  return lexicons.filter(({ elisions }) => elisions.has(elided)).map(({ language }) => language.code);
};

const isLetter = ({ kind, key }: Token): boolean => kind !== 'word' || key.length === 1;

/** "x" is a word of Spanish, and whatever somebody types. */
const tellsNothing = (tokens: readonly Token[], scores: ReadonlyMap<LanguageCode, number>): boolean =>
  tokens.every(isLetter) && [...scores.values()].every((score) => score < LEAST_TOLD);

/** By language, the tokens within phrases of its own that stand there as a whole: "un humano". */
const phrasesOf = (
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
): ReadonlyMap<Lexicon, ReadonlySet<number>> => {
  const english = lexicons.find(({ language }) => language.code === 'en');
  return new Map(
    lexicons.map((lexicon) => {
      const within = new Set<number>();
      for (let from = 0; from < tokens.length; from += 1) {
        const to = from + (lexicon.match(tokens, from)?.length ?? 0);
        const isOf = (one: Lexicon | undefined): boolean =>
          tokens.slice(from, to).every(({ key }) => one?.hasWord(key) === true);
        // English is understood in the middle of the others, and lends them phrases: "walk in".
        const isOwn = isOf(lexicon) && (lexicon === english || !isOf(english));
        for (let at = from; isOwn && at < to; at += 1) within.add(at);
      }
      return [lexicon, within] as const;
    }),
  );
};

type ToldLanguage = { language: LanguageCode; isKnown: boolean };

/**
 * The language of a text: by script, then by words that few languages have and how they are spelt, else the one of before, else
 * English. `isName` tells of tokens that are names, which tell no language. `isKnown` says whether the words told it.
 */
export const tellLanguage = (
  { tokens, spelling }: ReadText,
  lexicons: readonly Lexicon[],
  before: LanguageCode | undefined,
  isName: (index: number) => boolean,
): ToldLanguage => {
  const scores = new Map<LanguageCode, number>(
    lexicons.map(({ language }) => [language.code, language.code === before ? OF_BEFORE : 0]),
  );
  const add = (code: LanguageCode, score: number): void => void scores.set(code, (scores.get(code) ?? 0) + score);
  const phrased = phrasesOf(tokens, lexicons);
  const tells = (lexicon: Lexicon, token: Token, at: number): number => {
    // Who writes Chinese mixes in words of others.
    if (lexicon.language.isHan === true) return 0;
    // Words of a whole phrase tell as much as one that says something by itself.
    if (phrased.get(lexicon)?.has(at) || lexicon.saysAlone(token.key) || lexicon.isCompound(token.key)) return 1;
    return lexicon.hasWord(token.key) ? INSIDE : 0;
  };
  // Who writes one Chinese word writes Chinese, whatever he mixes in.
  const chinese = lexicons.find(({ language }) => language.isHan === true);
  const isChinese = tokens.some(
    ({ kind, key }, index) => kind === 'han' && !isName(index) && chinese?.hasWord(key) === true,
  );
  if (chinese !== undefined && isChinese) return { language: chinese.language.code, isKnown: true };
  let told = 0;
  for (const [index, token] of tokens.entries()) {
    const marked = MARKS[token.key];
    if (marked !== undefined) add(marked, HAN_LETTERS);
    if (isName(index)) continue;
    if (token.kind === 'han') {
      if (chinese !== undefined) add(chinese.language.code, HAN_LETTERS);
      told += HAN_LETTERS;
      continue;
    }
    if (token.kind !== 'word') continue;
    for (const code of elidingIn(spelling(token.start, token.end), lexicons)) add(code, OF_ELISION);
    const known = lexicons.map((lexicon) => tells(lexicon, token, index));
    const all = known.reduce((sum, one) => sum + one, 0);
    const isLikeName = token.isCapital && index > 0;
    const letters = Math.min(token.key.length + 1, LONGEST_COUNTED) * (isLikeName ? LIKE_NAME : 1);
    const accents = [...spelling(token.start, token.end).toLowerCase()].filter((letter) => ACCENTED.test(letter));
    for (const [at, { language }] of lexicons.entries()) {
      const own = known[at] ?? 0;
      if (own > 0) add(language.code, letters * own * (own / all) ** 2);
      if (accents.length > 0 && accents.every((letter) => language.letters?.includes(letter))) add(language.code, 1);
    }
    told += all > 0 ? letters : 0;
  }
  const ranked = [...scores].sort((one, other) => other[1] - one[1]);
  const [best] = ranked;
  const fallback = before ?? 'en';
  // Few words tell little: where the language to fall back on knows some of them, more is needed.
  const lead = (scores.get(fallback) ?? 0) > LEAST_TOLD ? 1.5 : 0.5;
  if (
    best === undefined ||
    best[1] <= 0 ||
    tellsNothing(tokens, scores) ||
    (best[1] - (scores.get(fallback) ?? 0) < lead && best[0] !== fallback)
  )
    return { language: fallback, isKnown: false };
  return { language: best[0], isKnown: told > LEAST_TOLD && best[1] > (best[0] === before ? OF_BEFORE : 0) };
};
