import type { Lexeme } from './lexeme.ts';
import type { Lexicon, Sense } from './lexicon.ts';
import type { Token } from './read-text.ts';

const MOST_BEFORE = 5;
const MOST_BEHIND = 6;
const ASKING: ReadonlySet<string> = new Set(['ask', 'human', 'compares']);

const PLAIN: Sense = { group: 'plain', value: 'stop' };

const isWord = ({ kind }: Token): boolean => kind !== 'mark';

type Asked = { at: number; senses: readonly Sense[]; end: number };

/** What a phrase says that goes around an identifier: "how long has *12 Oak St* been listed" asks as "has it been" does. */
const askedAround = (before: readonly Token[], behind: readonly Token[], lexicon: Lexicon): Asked | undefined => {
  const first = behind[0] ?? before.at(-1);
  if (first === undefined) return undefined;
  const pronouns = (lexicon.tables.pronouns ?? '').split(' ').filter(Boolean);
  // "Wann wurde *das Haus* Leopoldstraße 130 gebaut?" names the home before its address.
  for (const pronoun of [...pronouns, undefined]) {
    const between = pronoun === undefined ? [] : [{ ...first, key: pronoun, isGlued: false }];
    const tokens = [...before, ...between, ...behind];
    for (let at = 0; at < before.length; at += 1) {
      const match = lexicon.match(tokens, at);
      const senses = match?.senses.filter(({ group }) => ASKING.has(group)) ?? [];
      if (match !== undefined && match.length > before.length - at && senses.length > 0)
        return { at, senses, end: behind[match.length - (before.length - at) - between.length - 1]?.end ?? 0 };
    }
  }
  return undefined;
};

/** "Has *the price* of 12 Oak St been *lowered*?" asks for no price: a word inside a phrase asks nothing by itself. */
const inside = (senses: readonly Sense[]): readonly Sense[] =>
  senses.length === 0 ? [PLAIN] : senses.map((sense) => (sense.group === 'ask' ? PLAIN : sense));

/** Adds what is asked of a named home by a phrase with its number or address in the middle. */
export const withAskedAround = (
  lexemes: readonly Lexeme[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Lexeme[] => {
  const found: { start: number; end: number; senses: readonly Sense[] }[] = [];
  for (const { identifier, start, end } of lexemes) {
    if (identifier === undefined) continue;
    const before = tokens.filter((token) => token.end <= start).slice(-MOST_BEFORE);
    const begin = before.findLastIndex((token) => !isWord(token)) + 1;
    const behind = tokens.filter((token) => token.start >= end).slice(0, MOST_BEHIND);
    const asked = askedAround(before.slice(begin), behind, lexicon);
    const first = asked === undefined ? undefined : before.slice(begin)[asked.at];
    const begins = lexemes.find((lexeme) => lexeme.start === first?.start);
    if (asked !== undefined && begins !== undefined)
      found.push({ start: begins.start, end: Math.max(asked.end, end), senses: asked.senses });
  }
  return lexemes.map((lexeme) => {
    const phrase = found.find(({ start, end }) => start <= lexeme.start && lexeme.end <= end);
    if (phrase === undefined || lexeme.isMark || lexeme.identifier !== undefined) return lexeme;
    return phrase.start === lexeme.start
      ? { ...lexeme, senses: [...lexeme.senses.filter(({ group }) => group !== 'ask'), ...phrase.senses] }
      : { ...lexeme, senses: inside(lexeme.senses) };
  });
};
