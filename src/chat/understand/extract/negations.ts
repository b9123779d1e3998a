import { lexiconOf } from '../languages/lexicons.ts';
import type { Lexicon, Sense } from '../lexer/lexicon.ts';
import { readText, type Token } from '../lexer/read-text.ts';
import type { Language } from '../understanding.ts';

const MOST_BACK = 7;
const MOST_AHEAD = 4;
const ENDS_SCOPE = /^[.!?;,]$/;

const keysOf = (words: string): string[] => readText(words).tokens.map(({ key }) => key);

const startOf = (tokens: readonly Token[], keys: readonly string[]): number =>
  tokens.findIndex((_, index) => keys.every((key, offset) => tokens[index + offset]?.key === key));

type Heard = 'negation' | 'unimportant' | 'end' | undefined;

const heardAt = (tokens: readonly Token[], index: number, lexicon: Lexicon): Heard => {
  if (ENDS_SCOPE.test(tokens[index]?.key ?? '')) return 'end';
  const senses: readonly Sense[] = lexicon.match(tokens, index)?.senses ?? [];
  const says = (group: string, value?: string): boolean =>
    senses.some((sense) => sense.group === group && (value === undefined || sense.value === value));
  if (says('negation')) return 'negation';
  // "With" may say what is swapped for what, and alone gives up nothing.
  const isDropping = senses.some(({ group, value }) => group === 'drop' && value !== 'swappedFor');
  if (says('indifferent') || isDropping) return 'unimportant';
  return says('link', 'but') ? 'end' : undefined;
};

/** How a question means some of its words: "without zorbs", "zorbs don't matter". */
export const meaningOf = (
  question: string,
  words: string,
  language: Language,
): 'wanted' | 'negated' | 'unimportant' => {
  const { tokens } = readText(question);
  const keys = keysOf(words);
  const lexicon = lexiconOf(language);
  const start = startOf(tokens, keys);
  if (start === -1) return 'wanted';
  const end = start + keys.length;
  const from = Math.max(0, start - MOST_BACK);
  // What the words themselves say counts first ("no zorbs"), then what stands before them, then behind.
  const before = Array.from({ length: end - from }, (_, offset) => end - 1 - offset);
  const behind = Array.from({ length: Math.min(MOST_AHEAD, tokens.length - end) }, (_, offset) => end + offset);
  for (const places of [before, ...(language === 'de' || language === 'zh' ? [behind] : [])]) {
    for (const index of places) {
      const heard = heardAt(tokens, index, lexicon);
      if (heard === 'end') break;
      if (heard !== undefined) return heard === 'negation' ? 'negated' : 'unimportant';
    }
  }
  return 'wanted';
};
