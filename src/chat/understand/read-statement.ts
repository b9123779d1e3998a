import { LEXICONS, type Lexicons } from '../../language/languages.ts';
import type { Lexicon } from '../../language/lexicon.ts';
import { readText, type Token } from '../../language/text/read-text.ts';
import { tellLanguage } from '../../language/text/tell-language.ts';
import type { Claim, Rule } from './claims.ts';
import type { Marked } from './identifiers/identifiers.ts';
import { findIdentifiers } from './identifiers/identifiers.ts';
import { lex } from './lexemes.ts';
import type { Message } from './message.ts';
import { matchName } from './names.ts';
import { claimsOfShown } from './of-shown.ts';
import { propertyTypesOf } from './property-types.ts';
import { repairTokens } from './repair.ts';
import { RULES } from './rules.ts';
import { findShownStreets } from './shown-names.ts';
import type { BeforeStatement, Statement } from './statement.ts';
import { statementOf } from './statement-of.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Chinese parts what it says by blanks as other scripts do by commas. */
const withBlankEnds = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    const isParted =
      before !== undefined && token.start > before.end && (token.kind === 'han' || before.kind === 'han');
    const isEnd = isParted && token.kind !== 'mark' && before.kind !== 'mark';
    return isEnd
      ? [{ ...token, key: ',', kind: 'mark', start: before.end, end: before.end, isGlued: false }, token]
      : [token];
  });

/** The lexicon of the language that a message is in. */
const toldLexicon = (
  said: string,
  vocabulary: Vocabulary,
  before: BeforeStatement,
  marked: readonly Marked[],
  lexicons: Lexicons,
): { lexicon: Lexicon; isKnown: boolean } => {
  const text = readText(said);
  const names = new Set<number>();
  for (let index = 0; index < text.tokens.length; index += 1) {
    const { start } = text.tokens[index] as Token;
    if (marked.some((one) => one.start <= start && start < one.end)) names.add(index);
    // Parts of a misspelt town ("san deigo", "el cahon") tell no language.
    const { key } = text.tokens[index] as Token;
    if (vocabulary.cities.isFirst(key) && text.tokens.length > index + 1) names.add(index);
    for (const one of [vocabulary.cities, vocabulary.places]) {
      const length = matchName(one, text.tokens, index)?.length ?? 0;
      for (let at = index; at < index + length; at += 1) names.add(at);
    }
  }
  const { language, isKnown } = tellLanguage(text, lexicons.all(), before.language, (at) => names.has(at));
  return { lexicon: lexicons.of(language), isKnown };
};

/** By what messages are read, where not by all rules and phrases: to see what these are worth. */
type ReadBy = { rules?: readonly Rule[]; lexicons?: Lexicons };

/** What a message says, before it is put together: its words and what the rules claimed of them. */
const readMessage = (
  said: string,
  vocabulary: Vocabulary,
  before: BeforeStatement,
  { rules = RULES, lexicons = LEXICONS }: ReadBy = {},
): { message: Message; claims: readonly Claim[]; isLanguageKnown: boolean } => {
  const identified = findIdentifiers(readText(said), vocabulary.known, vocabulary.cities);
  const { lexicon, isKnown } = toldLexicon(said, vocabulary, before, identified, lexicons);
  const plain = readText(said, lexicon.elisions);
  const text = { ...plain, tokens: withBlankEnds(plain.tokens) };
  const written = text.tokens.flatMap((token) =>
    (token.isGlued && token.key.length < 2 ? [token.key] : lexicon.written(token.key)).map((key) => ({
      ...token,
      key,
    })),
  );
  const named = findShownStreets({ tokens: written, lexicon, vocabulary, marked: identified }, before.shown ?? []);
  // A street's word that an error could explain is no name: "lakeview".
  const repaired = new Set(
    named.length === 0 ? [] : repairTokens(written, { lexicon, vocabulary, marked: identified }).map(({ key }) => key),
  );
  const isKept = ({ start, end }: Marked): boolean =>
    written.every((token) => token.start < start || token.start >= end || repaired.has(token.key));
  const marked = [...identified, ...named.filter(isKept)];
  const tokens = repairTokens(written, { lexicon, vocabulary, marked });
  const types = propertyTypesOf(vocabulary.propertyTypes);
  const lexemes = lex({ tokens, lexicon, vocabulary, types: types.names, marked });
  const message: Message = {
    text,
    tokens,
    lexemes,
    lexicon,
    vocabulary,
    before,
    year: before.year ?? new Date().getUTCFullYear(),
    typesOf: types.of,
  };
  return {
    message,
    claims: rules.reduce<readonly Claim[]>(
      (claims, { name, read }) =>
        read(message, claims).map((claim) => (claim.rule === undefined ? { ...claim, rule: name } : claim)),
      [],
    ),
    isLanguageKnown: isKnown,
  };
};

/** What one message says by itself. Pure: the same message, vocabulary and past give the same statement. */
export const readStatement = (
  said: string,
  vocabulary: Vocabulary,
  before: BeforeStatement,
  by: ReadBy = {},
): Statement => {
  const { message, claims, isLanguageKnown } = readMessage(said, vocabulary, before, by);
  const spoken = { language: message.lexicon.language.code, isLanguageKnown };
  const ofShown = claimsOfShown(message, claims);
  return {
    ...statementOf(message, claims, spoken),
    ...(ofShown === undefined ? {} : { ofShown: statementOf(message, ofShown, spoken) }),
  };
};
