import type { Lexeme } from './lexeme.ts';
import type { Lexicon, Sense } from './lexicon.ts';
import type { Token } from './read-text.ts';

const MOST_BEFORE = 5;
const MOST_BEHIND = 6;
const ASKING: ReadonlySet<string> = new Set(['ask', 'human']);

const isWord = ({ kind }: Token): boolean => kind !== 'mark';

/** What a phrase says that goes around an identifier: "how long has *12 Oak St* been listed" asks as "has it been" does. */
const askedAround = (
  before: readonly Token[],
  behind: readonly Token[],
  lexicon: Lexicon,
): { at: number; senses: readonly Sense[] } | undefined => {
  const first = behind[0] ?? before.at(-1);
  if (first === undefined) return undefined;
  const pronouns = (lexicon.tables.pronouns ?? '').split(' ').filter(Boolean);
  for (const pronoun of pronouns) {
    const tokens = [...before, { ...first, key: pronoun, isGlued: false }, ...behind];
    for (let at = 0; at < before.length; at += 1) {
      const match = lexicon.match(tokens, at);
      const senses = match?.senses.filter(({ group }) => ASKING.has(group)) ?? [];
      if (match !== undefined && match.length > before.length - at && senses.length > 0) return { at, senses };
    }
  }
  return undefined;
};

/** Adds what is asked of a named home by a phrase with its number or address in the middle. */
export const withAskedAround = (
  lexemes: readonly Lexeme[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Lexeme[] => {
  const found = new Map<number, readonly Sense[]>();
  for (const { identifier, start, end } of lexemes) {
    if (identifier === undefined) continue;
    const before = tokens.filter((token) => token.end <= start).slice(-MOST_BEFORE);
    const begin = before.findLastIndex((token) => !isWord(token)) + 1;
    const behind = tokens.filter((token) => token.start >= end).slice(0, MOST_BEHIND);
    const asked = askedAround(before.slice(begin), behind, lexicon);
    const first = asked === undefined ? undefined : before.slice(begin)[asked.at];
    const at = lexemes.findIndex((lexeme) => lexeme.start === first?.start);
    if (asked !== undefined && at !== -1) found.set(at, asked.senses);
  }
  if (found.size === 0) return lexemes;
  return lexemes.map((lexeme, at) => ({ ...lexeme, senses: [...lexeme.senses, ...(found.get(at) ?? [])] }));
};
