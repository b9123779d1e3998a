import { characterAt } from '../../process/character-at.ts';

/** Hundredths of tokens per character by class of script, measured roughly over common tokenizers. An estimate, on the high side. */
const CLASSES: readonly (readonly [pattern: RegExp, rate: number])[] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u, 100],
  [/[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}]/u, 50],
  [/\p{Extended_Pictographic}/u, 200],
  [/\p{N}/u, 40],
  [/\p{sc=Latin}/u, 25],
  [/\s/u, 10],
];
const OTHERS = 70;

const rateOf = (character: string): number =>
  CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? OTHERS * Math.max(character.length, 1);

/** Most of all texts is ASCII, which needs no patterns. */
const RATE_OF_ASCII = Array.from({ length: 128 }, (_, code) => rateOf(String.fromCharCode(code)));

export const estimateTokens = (text: string): number => {
  let hundredths = 0;
  for (let index = 0; index < text.length; index += 1) {
    const known = RATE_OF_ASCII[text.charCodeAt(index)];
    const character = known === undefined ? characterAt(text, index) : '';
    hundredths += known ?? rateOf(character);
    // A pair of surrogates is one character.
    if (character.length > 1) index += 1;
  }
  return Math.ceil(hundredths / 100);
};

/** The beginning of a text that is estimated at no more than so many tokens, cut between words where there are any. */
export const cutToTokens = (text: string, tokens: number): string => {
  const whole = estimateTokens(text);
  if (whole <= tokens) return text;
  let cut = text;
  for (let size = whole; size > tokens && cut !== ''; size = estimateTokens(cut)) {
    const shorter = cut.slice(0, Math.min(cut.length - 1, Math.floor((cut.length * tokens) / size))).toWellFormed();
    cut = shorter.replace(/\uFFFD$/, '').replace(/\s\S{0,30}$/, '');
  }
  return cut === '' ? '' : `${cut} …`;
};
