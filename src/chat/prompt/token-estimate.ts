import { characterAt } from '../../character-at.ts';

/** Tokens per character by class of script, measured roughly over common tokenizers. An estimate, on the high side. */
const CLASSES: readonly { pattern: RegExp; rate: number }[] = [
  { pattern: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u, rate: 1 },
  { pattern: /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}]/u, rate: 0.5 },
  { pattern: /\p{Extended_Pictographic}/u, rate: 2 },
  { pattern: /\p{N}/u, rate: 0.4 },
  { pattern: /\p{sc=Latin}/u, rate: 0.25 },
  { pattern: /\s/u, rate: 0.1 },
];
const OTHERS = 0.7;
const NONE = CLASSES.length;

/** The first class that a character belongs to, by its position. */
const classOf = (character: string): number => {
  const found = CLASSES.findIndex(({ pattern }) => pattern.test(character));
  return found === -1 ? NONE : found;
};
/** Most of all texts is ASCII, which needs no patterns. */
const CLASS_OF_ASCII = Array.from({ length: 128 }, (_, code) => classOf(String.fromCharCode(code)));

export const estimateTokens = (text: string): number => {
  const counts = new Array<number>(NONE + 1).fill(0);
  for (let index = 0; index < text.length; index += 1) {
    const known = CLASS_OF_ASCII[text.charCodeAt(index)];
    const character = known === undefined ? characterAt(text, index) : '';
    const found = known ?? classOf(character);
    // A pair of surrogates is one character of its class, and counts as two where it has none.
    if (character.length > 1) index += 1;
    counts[found] = (counts[found] ?? 0) + (found === NONE ? Math.max(character.length, 1) : 1);
  }
  let tokens = 0;
  // Added one by one, so that a text is estimated the same however it is read: products are off by a token now and then.
  for (const [index, { rate }] of CLASSES.entries()) {
    for (let added = 0; added < (counts[index] ?? 0); added += 1) tokens += rate;
  }
  return Math.ceil(tokens + (counts[NONE] ?? 0) * OTHERS);
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
