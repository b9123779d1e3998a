/** Letters of which no word of a language is made, so that a time that is written with them means nothing to who reads the answer. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';
const LENGTH = 7;
const RANGE = LETTERS.length ** LENGTH;

/** A time of the clock, in whole milliseconds, as a word that passes through an answer as it is; it comes again after two weeks. */
export const timeWord = (milliseconds: number): string => {
  let [rest, word] = [milliseconds % RANGE, ''];
  for (let place = 0; place < LENGTH; place += 1) {
    word = (LETTERS[rest % LETTERS.length] as string) + word;
    rest = Math.floor(rest / LETTERS.length);
  }
  return word[0]?.toUpperCase() + word.slice(1);
};

/** For how many milliseconds the word has been under way at `now`. */
export const ageOfWord = (word: string, now: number): number => {
  const time = [...word.toLowerCase()].reduce((sum, letter) => sum * LETTERS.length + LETTERS.indexOf(letter), 0);
  return ((now % RANGE) - time + RANGE) % RANGE;
};

/** The last chunk of an answer repeats all of it. */
const WHOLE_ANSWER = '"QuestionID"';

/** Finds the words of times in an answer that comes in pieces: gives those that each piece completes. */
export const createWordFinder = (): ((piece: string) => string[]) => {
  const word = new RegExp(`[${LETTERS.toUpperCase()}][${LETTERS}]{${LENGTH - 1}}(?=\\.)`, 'g');
  let left = '';
  let isWhole = false;
  return (piece) => {
    if (isWhole) return [];
    const [text = '', whole] = (left + piece).split(WHOLE_ANSWER);
    isWhole = whole !== undefined;
    const found = [...text.matchAll(word)];
    const last = found.at(-1);
    const kept = Math.max(LENGTH, WHOLE_ANSWER.length);
    left = text.slice(Math.max(last === undefined ? 0 : last.index + LENGTH, text.length - kept));
    return found.map(([each]) => each);
  };
};
