/** Tokens per character by class of script, measured roughly over common tokenizers. An estimate, on the high side. */
const CLASSES: readonly { pattern: RegExp; rate: number }[] = [
  { pattern: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu, rate: 1 },
  { pattern: /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}]/gu, rate: 0.5 },
  { pattern: /\p{Extended_Pictographic}/gu, rate: 2 },
  { pattern: /\p{N}/gu, rate: 0.4 },
  { pattern: /\p{sc=Latin}/gu, rate: 0.25 },
  { pattern: /\s/gu, rate: 0.1 },
];
const OTHERS = 0.7;

export const estimateTokens = (text: string): number => {
  let rest = text;
  let tokens = 0;
  for (const { pattern, rate } of CLASSES) {
    rest = rest.replace(pattern, () => {
      tokens += rate;
      return '';
    });
  }
  return Math.ceil(tokens + rest.length * OTHERS);
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
