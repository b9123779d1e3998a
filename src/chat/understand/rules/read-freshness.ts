import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Lexicon } from '../lexer/lexicon.ts';
import type { Token } from '../lexer/read-text.ts';
import { freshnessOf } from './read-names.ts';
import { ENDS_WITH_ARTICLE, endsSentence, type Item, isFiller, type Reading, take, wordsOf } from './stretch.ts';

/** Lexemes of a phrase in front of what parts it: "came on the market". */
const MOST_BEFORE = 4;
const MOST_BEHIND = 4;
/** Lexemes that part a phrase. */
const MOST_PARTING = 20;

/** What may stand inside of "new … this week": homes, where they are, and what was understood before. */
const mayPart = (lexeme: Lexeme): boolean =>
  lexeme.isTaken ||
  isFiller(lexeme) ||
  ['place', 'home', 'type'].some((group) => hasSense(lexeme, group)) ||
  lexeme.propertyType !== undefined;

/** The end of what may part a phrase from `from` on; `from` where nothing does. */
const endOfPart = (lexemes: readonly Lexeme[], from: number): number => {
  const most = Math.min(lexemes.length, from + MOST_PARTING);
  let to = from;
  while (to < most && mayPart(lexemes[to] as Lexeme)) to += 1;
  return lexemes.slice(from, to).every(isFiller) ? from : to;
};

/** The tokens of each lexeme; both are in the order of the text. */
const tokensByLexeme = (lexemes: readonly Lexeme[], tokens: readonly Token[]): Map<Lexeme, Token[]> => {
  const found = new Map<Lexeme, Token[]>();
  let at = 0;
  const startsBefore = (end: number): boolean => (tokens[at]?.start ?? Number.POSITIVE_INFINITY) < end;
  for (const lexeme of lexemes) {
    while (startsBefore(lexeme.start)) at += 1;
    const from = at;
    while (startsBefore(lexeme.end)) at += 1;
    found.set(lexeme, tokens.slice(from, at));
  }
  return found;
};

/** "What's new *in Seattle* this week?", "nouveau *à Genève* cette semaine": a phrase of the tables that a place or homes part. */
export const readFreshness = (reading: Reading, tokens: readonly Token[], lexicon: Lexicon): Item[] => {
  const { lexemes } = reading;
  const found = tokensByLexeme(lexemes, tokens);
  const tokensOf = (parts: readonly Lexeme[]): Token[] => parts.flatMap((lexeme) => found.get(lexeme) ?? []);
  const isOpen = (parts: readonly Lexeme[]): boolean =>
    parts.every((lexeme) => !lexeme.isTaken && !endsSentence(lexeme));

  const partedAt = (parted: number, end: number): Item | undefined => {
    for (let from = Math.max(0, parted - MOST_BEFORE); from < parted; from += 1) {
      const before = lexemes.slice(from, parted);
      // "I need *a new home* in La Mesa this month" tells of the visitor.
      if (!isOpen(before) || ENDS_WITH_ARTICLE.test(lexemes[from - 1]?.text ?? '')) continue;
      const front = tokensOf(before);
      if (!lexicon.isBeginning(front)) continue;
      for (let behind = end; behind > parted; behind -= 1) {
        const to = Math.min(lexemes.length, behind + MOST_BEHIND);
        const rest = lexemes.slice(behind, to).filter(({ isTaken }) => !isTaken);
        const joined = [...front, ...tokensOf(rest)];
        const match = lexicon.match(joined, 0);
        const last = joined[(match?.length ?? 0) - 1];
        if (match === undefined || last === undefined || match.length <= front.length) continue;
        const constraint = match.senses.map(({ group, value }) => freshnessOf(group, value)).find(Boolean);
        if (constraint === undefined) continue;
        const closes = lexemes.findIndex(({ start, end: until }) => start <= last.start && last.start < until);
        if (!isOpen(lexemes.slice(behind, closes + 1))) continue;
        take(reading, from, parted);
        take(reading, behind, closes + 1);
        const Words = wordsOf(reading, from, closes + 1);
        return { kind: 'state', from, to: parted, constraints: [{ ...constraint, Words }] };
      }
    }
    return undefined;
  };

  const items: Item[] = [];
  for (let parted = 1; parted < lexemes.length; parted += 1) {
    const end = endOfPart(lexemes, parted);
    const item = end > parted ? partedAt(parted, end) : undefined;
    if (item !== undefined) items.push(item);
  }
  return items;
};
