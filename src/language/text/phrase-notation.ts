import { foldName, withoutUmlauts } from '../../listings/fold.ts';

const MOST_VARIANTS = 5_000;
/** Most slots are such a word, which is its only spelling. */
const PLAIN_WORD = /^[a-z]+$/;

const HAS_ACCENTS = /[^\p{ASCII}]/u;

/** The alternatives at the level of `text` that is outside its parentheses. */
const splitAlternatives = (text: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')') depth -= 1;
    else if (text[index] === '|' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, text.slice(start)];
};

const closingOf = (text: string, open: number): number => {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  throw new Error(`A parenthesis is not closed in "${text}"`);
};

/** All that `text` with its `(a|b|)` stands for. */
export const expandPhrase = (text: string): string[] => {
  const open = text.indexOf('(');
  if (open === -1) return [text];
  const close = closingOf(text, open);
  const tails = expandPhrase(text.slice(close + 1));
  const found = splitAlternatives(text.slice(open + 1, close))
    .flatMap(expandPhrase)
    .flatMap((middle) => tails.map((tail) => text.slice(0, open) + middle + tail));
  if (found.length > MOST_VARIANTS) throw new Error(`"${text}" stands for more than ${MOST_VARIANTS} phrases`);
  return found;
};

/** The phrases of a table's entry, parted by `;` or by lines. */
export const splitEntry = (entry: string): string[] =>
  entry
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** The slots of a phrase: what stands between its blanks, parentheses apart. */
export const splitSlots = (phrase: string): string[] => {
  const slots: string[] = [];
  let depth = 0;
  let slot = '';
  for (const character of phrase) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ' ' && depth === 0) {
      if (slot !== '') slots.push(slot);
      slot = '';
    } else slot += character;
  }
  return slot === '' ? slots : [...slots, slot];
};

const foldsOf = (text: string): string[] =>
  HAS_ACCENTS.test(text) ? [foldName(text), foldName(withoutUmlauts(text))] : [foldName(text)];

/** The folded spellings that a slot stands for; `''` where it may be left out. German umlauts in both spellings. */
export const spellingsOf = (slot: string): string[] =>
  PLAIN_WORD.test(slot) ? [slot] : [...new Set(expandPhrase(slot).flatMap(foldsOf))];
