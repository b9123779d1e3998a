import { foldName, withoutUmlauts } from '../../listings/fold.ts';

/**
 * Phrases, parted by `;` or by lines. `in|near the city` is a choice between words, `the?` may be left out. Parentheses hold longer
 * choices, which may stand inside a word and go over lines: `(in the|near) city`, `Miet(haus|wohnung)`; one alone may be left out:
 * `pool(s)`. Accents as usual.
 */
export type Phrases = string;

const MOST_VARIANTS = 5_000;
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;
/** Whether a phrase, or a slot, stands for itself alone: plain words, as most do. */
export const isPlain = (phrase: string): boolean => PLAIN_WORDS.test(phrase);
const HAS_ACCENTS = /[^\p{ASCII}]/u;

/** The parts of a text between marks that stand outside its parentheses, without blanks around them. */
const splitOutside = (text: string, marks: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0 && marks.includes(character)) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
    if (depth < 0) break;
  }
  if (depth !== 0) throw new Error(`Parentheses are not closed in "${text}"`);
  return [...parts, text.slice(start).trim()];
};

/** The phrases of a table's entry. */
export const splitEntry = (entry: Phrases): string[] => splitOutside(entry, ';\n').filter(Boolean);

/** The slots of a phrase: what stands between its blanks. */
export const splitSlots = (phrase: string): string[] => splitOutside(phrase, ' \n').filter(Boolean);

/** Where the parenthesis ends that opens at a position. */
const closingOf = (text: string, open: number): number => {
  let depth = 0;
  for (let index = open; ; index += 1) {
    if (text[index] === '(') depth += 1;
    else if (text[index] === ')' && --depth === 0) return index;
  }
};

/** What one of a slot's choices stands for. */
const expandChoice = (choice: string): string[] => {
  const open = choice.indexOf('(');
  if (open === -1) return [choice];
  const close = closingOf(choice, open);
  const inner = splitOutside(choice.slice(open + 1, close), '|');
  const middles = (inner.length > 1 ? inner : ['', ...inner]).flatMap(expandPhrase);
  const tails = expandChoice(choice.slice(close + 1));
  return middles.flatMap((middle) => tails.map((tail) => choice.slice(0, open) + middle + tail));
};

/** What a slot stands for; `''` where it may be left out. */
const expandSlot = (slot: string): string[] => {
  const isOptional = slot.length > 1 && slot.endsWith('?');
  const choices = splitOutside(isOptional ? slot.slice(0, -1) : slot, '|');
  return [...(isOptional ? [''] : []), ...choices.flatMap(expandChoice)];
};

/** All that a phrase stands for. */
const expandPhrase = (phrase: string): string[] => {
  let expanded = [''];
  for (const slot of splitSlots(phrase)) {
    const choices = expandSlot(slot);
    expanded = expanded.flatMap((start) => choices.map((choice) => `${start} ${choice}`.trim()));
    if (expanded.length > MOST_VARIANTS) throw new Error(`"${phrase}" stands for more than ${MOST_VARIANTS} phrases`);
  }
  return expanded;
};

/** All the phrases that a table's text stands for: `attic(s); in? the|a building` gives six. */
export const expandPhrases = (phrases: Phrases): string[] => [
  ...new Set(
    splitEntry(phrases)
      .flatMap((phrase) => (isPlain(phrase) ? [phrase] : expandPhrase(phrase)))
      .filter(Boolean),
  ),
];

const foldsOf = (text: string): string[] =>
  HAS_ACCENTS.test(text) ? [foldName(text), foldName(withoutUmlauts(text))] : [foldName(text)];

/** The folded spellings that a slot stands for; `''` where it may be left out. German umlauts in both spellings. */
export const spellingsOf = (slot: string): string[] =>
  isPlain(slot) ? [slot] : [...new Set(expandSlot(slot).flatMap(foldsOf))];
