import type { Lexicon, Sense } from './lexicon.ts';
import type { Token } from './read-text.ts';

const has = (senses: readonly Sense[], group: string, value: string): boolean =>
  senses.some((sense) => sense.group === group && sense.value === value);

/** The scales whose next lower one need not be said: 10,000 and 100,000,000 have others between them and the next. */
const SHORTENED: ReadonlySet<number> = new Set([100, 1_000, 10_000, 100_000_000]);
const TENTH = 10;
const MILLION = 1_000_000;

const sensesAt = (tokens: readonly Token[], at: number, lexicon: Lexicon): readonly Sense[] =>
  tokens[at]?.kind === 'number' ? [] : (lexicon.match(tokens, at)?.senses ?? []);

const isNumber = (token: Token | undefined, senses: readonly Sense[]): boolean =>
  token?.kind === 'number' || senses.some(({ group }) => group === 'number' || group === 'scale');

/** "五百万三房", "500万2-3室": the digit begins what counts something else. */
const countsOther = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean => {
  const senses = sensesAt(tokens, at, lexicon);
  if (isNumber(tokens[at], senses)) return true;
  const units = senses.filter(({ group }) => group === 'unit').map(({ value }) => value);
  // "A million, five *miles from* the beach".
  if (senses.some(({ group, value }) => group === 'place' && value === 'near')) return true;
  if (units.length > 0) return !units.includes('squareMeters') && !units.includes('squareFeet');
  if (!senses.some(({ group }) => group === 'range')) return false;
  let end = at + 1;
  while (isNumber(tokens[end], sensesAt(tokens, end, lexicon))) {
    if (sensesAt(tokens, end, lexicon).some(({ group }) => group === 'scale')) return false;
    end += 1;
  }
  return end > at + 1;
};

/** "Two", "deux": a number below ten that is written as a word. */
const digitWord = (tokens: readonly Token[], at: number, lexicon: Lexicon): number | undefined => {
  const digit = sensesAt(tokens, at, lexicon).find(({ group }) => group === 'number')?.amount;
  return digit !== undefined && Number.isInteger(digit) && digit >= 1 && digit < TENTH ? digit : undefined;
};

/** "五百万三房": whether the digit at a token counts what stands behind it and is no part of the number before. */
export const beginsOther = (tokens: readonly Token[], at: number, scale: number, lexicon: Lexicon): boolean => {
  const { shortensScales, shortensMillions } = lexicon.tables;
  const isShort =
    (shortensMillions ?? false) !== false && scale === MILLION && digitWord(tokens, at, lexicon) !== undefined;
  if ((shortensScales !== true || scale <= TENTH) && !isShort) return false;
  const behind = at + (lexicon.match(tokens, at)?.length ?? 1);
  const isScale = sensesAt(tokens, behind, lexicon).some(({ group }) => group === 'scale');
  return !isScale && countsOther(tokens, behind, lexicon);
};

/** "1 millón *200*": three digits behind a million, with nothing behind them that they would count. */
const countsThousands = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  /^[1-9]\d[05]$/.test(tokens[at]?.key ?? '') &&
  !sensesAt(tokens, at + 1, lexicon).some(({ group }) => group === 'unit' || group === 'scale' || group === 'topic');

/**
 * "三万五" is 35,000, "1万2" 12,000: a last digit behind a scale counts the scale below; "un million deux" is 1,200,000. The digit's worth; nothing where it
 * stands for itself.
 */
export const shortDigit = (
  tokens: readonly Token[],
  at: number,
  scale: number,
  lexicon: Lexicon,
): { value: number; length: number } | undefined => {
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (scale === MILLION && countsThousands(tokens, at, lexicon)) return { value: Number(token.key) * 1_000, length: 1 };
  const isGlued = tokens[at - 1]?.end === token.start;
  const isShort = lexicon.tables.shortensScales === true && SHORTENED.has(scale) && isGlued;
  const { shortensMillions } = lexicon.tables;
  if (!isShort && ((shortensMillions ?? false) === false || scale !== MILLION)) return undefined;
  const isFigure = /^[1-9]$/.test(token.key);
  if (isFigure && !isShort && shortensMillions === 'words') return undefined;
  const digit = isFigure ? Number(token.key) : digitWord(tokens, at, lexicon);
  const length = token.kind === 'number' ? 1 : (lexicon.match(tokens, at)?.length ?? 1);
  if (digit === undefined) return undefined;
  if (countsOther(tokens, at + length, lexicon)) return undefined;
  return { value: (digit * scale) / TENTH, length };
};

/** "百*五*万" and "三百*五*万" leave the tens out: so many times the digit counts. */
export const tensLeftOut = (tokens: readonly Token[], at: number, scale: number, lexicon: Lexicon): number => {
  if (lexicon.tables.shortensScales !== true || (scale !== 100 && scale !== 1_000)) return 1;
  const behind = sensesAt(tokens, at + 1, lexicon).find(({ group }) => group === 'scale')?.amount ?? 0;
  return behind > scale ? scale / TENTH : 1;
};

/** "五十*来*万": about so much. */
export const saysAbout = (tokens: readonly Token[], at: number, lexicon: Lexicon): boolean =>
  has(sensesAt(tokens, at, lexicon), 'vague', 'about');

/** "500*多*万", "二十*几*", "300 *y pico* mil": how many tokens say that it is a number and something more; 0 where none do. */
export const oddLength = (tokens: readonly Token[], at: number, lexicon: Lexicon): number => {
  const match = tokens[at] === undefined || tokens[at].kind === 'number' ? undefined : lexicon.match(tokens, at);
  if (match === undefined) return 0;
  return has(match.senses, 'vague', 'more') || has(match.senses, 'vague', 'about') ? match.length : 0;
};

/** The next round number behind one and something more: 600 for 500, 360 for 350. */
export const nextRound = (value: number): number => {
  let step = 1;
  while (value % (step * TENTH) === 0 && step < value) step *= TENTH;
  return value + step;
};

/** "80*年代*": how many tokens make a number a row of years. */
export const decadeLength = (tokens: readonly Token[], at: number, lexicon: Lexicon): number => {
  const match = lexicon.match(tokens, at);
  return match !== undefined && has(match.senses, 'vague', 'decade') ? match.length : 0;
};
