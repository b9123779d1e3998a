import type { SaleType } from '../../listings/listing.ts';
import { type Constraint, saleTypeOf } from './constraint.ts';
import { findIdentifiers } from './identifiers.ts';
import { exonymNames, matchExonym } from './languages/exonyms.ts';
import { lexiconOf, lexicons } from './languages/lexicons.ts';
import { withAskedAround } from './lexer/around-identifier.ts';
import { partElisions } from './lexer/elisions.ts';
import { type Lexing, lex, type Marked, matchName } from './lexer/lex.ts';
import { hasSense, type Lexeme } from './lexer/lexeme.ts';
import type { Lexicon } from './lexer/lexicon.ts';
import { mendTokens } from './lexer/mend.ts';
import { pastedTexts } from './lexer/pasted.ts';
import { type ReadText, readText, type Token } from './lexer/read-text.ts';
import { writtenOut } from './lexer/shorthand.ts';
import { tellLanguage } from './lexer/tell-language.ts';
import { withoutOrders } from './lexer/without-orders.ts';
import { createNames } from './names.ts';
import { combineItems } from './rules/combine.ts';
import { readIdentifiers, unknownCode } from './rules/named-homes/other-homes.ts';
import { readCodes } from './rules/named-homes/read-codes.ts';
import { findHouseNumbers } from './rules/named-homes/read-house-numbers.ts';
import { readNumbers } from './rules/numbers/read-numbers.ts';
import { readPlaces } from './rules/places/read-places.ts';
import { readPolarities } from './rules/polarity/polarity.ts';
import { takeExceptions } from './rules/polarity/take-exceptions.ts';
import { takeOwn } from './rules/polarity/take-own.ts';
import { createTypesOf } from './rules/property-types.ts';
import { readFields, readPointing } from './rules/read-asking.ts';
import { readDropped } from './rules/read-dropped.ts';
import { readNames } from './rules/read-names.ts';
import { readOrder } from './rules/read-order.ts';
import { readProtected } from './rules/read-protected.ts';
import { readRelatives, readWidened } from './rules/read-relatives.ts';
import { readTalk } from './rules/read-talk.ts';
import { readUnexplained } from './rules/read-unexplained.ts';
import { settle } from './rules/settle.ts';
import type { Item, Reading } from './rules/stretch.ts';
import type { Statement } from './statement.ts';
import type { Language } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What is known before the message: `constraints` are what was asked for so far. `talksOfSeveral`: several homes were shown and
 * no one of them is talked about. `year` is the present one; left out, the clock says it.
 */
export type BeforeStatement = {
  language?: Language;
  constraints?: readonly Constraint[];
  hasShown: boolean;
  talksOfSeveral?: boolean;
  year?: number;
};

/** The words of a message, typing errors mended. */
const lexemesOf = (lexing: Lexing): { lexemes: readonly Lexeme[]; tokens: readonly Token[] } => {
  const { lexicon } = lexing;
  const lexemes = lex(lexing);
  const tokens = mendTokens(lexing.tokens, lexemes, lexicon, lexing.vocabulary, exonymNames(lexing.vocabulary));
  return tokens === undefined
    ? { lexemes: withAskedAround(lexemes, lexing.tokens, lexicon), tokens: lexing.tokens }
    : { lexemes: withAskedAround(lex({ ...lexing, tokens }), tokens, lexicon), tokens };
};

/** The tokens that are names of the listings, or of a link: they tell no language. */
const nameTokens = ({ tokens }: ReadText, vocabulary: Vocabulary, marked: readonly Marked[]): ReadonlySet<number> => {
  const links = marked.filter(({ constraint }) => constraint?.Field === 'Url');
  const inLink = ({ start: at }: Token): boolean => links.some(({ start, end }) => start <= at && at < end);
  const named = new Set(tokens.flatMap((token, index) => (inLink(token) ? [index] : [])));
  for (let index = 0; index < tokens.length; index += 1) {
    const found = matchName(vocabulary.cities, tokens, index) ?? matchName(vocabulary.places, tokens, index);
    for (let offset = 0; offset < (found?.length ?? 0); offset += 1) named.add(index + offset);
  }
  return named;
};

const saidSaleType = (lexemes: readonly Lexeme[], before: SaleType | undefined): SaleType | undefined => {
  const said = (value: string): boolean =>
    lexemes.some(
      (lexeme, index) =>
        !lexeme.isTaken && hasSense(lexeme, 'sale', value) && !hasSense(lexemes[index - 1], 'negation'),
    );
  const [rent, buy] = [said('rent'), said('buy')];
  if (rent === buy) return before;
  return rent ? 'for_rent' : 'for_sale';
};

const inOrder = (items: readonly Item[]): Item[] => [...items].sort((a, b) => a.from - b.from || a.to - b.to);

/** What one message says by itself. Pure: the same question, vocabulary and past give the same statement. */
export const readStatement = (said: string, vocabulary: Vocabulary, before: BeforeStatement): Statement => {
  const question = withoutOrders(said);
  const plain = readText(question);
  const identified = findIdentifiers(plain, vocabulary.known);
  const named = nameTokens(plain, vocabulary, identified);
  const all = lexicons();
  const pasted = pastedTexts(plain, identified, {
    tell: (tokens) => tellLanguage({ ...plain, tokens }, all, undefined, () => false),
    lexiconOf,
  });
  const marked = [...identified, ...pasted];
  const isPasted = (index: number): boolean => pasted.some(({ start }) => start === plain.tokens[index]?.start);
  const told = tellLanguage(plain, all, before.language, (index) => named.has(index) || isPasted(index));
  const lexicon: Lexicon = lexiconOf(told.language);
  const text = lexicon.elisions.size === 0 ? plain : readText(question, lexicon.elisions);
  const isKnown = (index: number): boolean => named.has(index) || lexicon.match(text.tokens, index) !== undefined;
  const types = createNames(vocabulary.propertyTypes);
  const lexing: Lexing = {
    text,
    tokens: lexicon.compounds.part(partElisions(writtenOut(text.tokens, lexicon.shorthand), lexicon), isKnown),
    lexicon,
    vocabulary,
    types,
    exonyms: matchExonym,
    marked,
  };
  const first = lexemesOf(lexing);
  takeOwn(first.lexemes);
  const { tables } = lexicon;
  const numbered = findHouseNumbers({ ...first, text, tables, vocabulary, hasShown: before.hasShown });
  const { lexemes, tokens } =
    numbered.length === 0 ? first : lexemesOf({ ...lexing, marked: [...marked, ...numbered] });
  takeOwn(lexemes);
  const reading: Reading = {
    text,
    lexemes,
    tables,
    vocabulary,
    saleType: saidSaleType(lexemes, saleTypeOf(before.constraints ?? [])),
    hasShown: before.hasShown,
    talksOfSeveral: before.talksOfSeveral ?? false,
    before: before.constraints ?? [],
    year: before.year ?? new Date().getUTCFullYear(),
  };

  const refused = readProtected(reading);
  const exceptions = takeExceptions(reading);
  const pointing = readPointing(reading, tokens, lexicon);
  const ordered = readOrder(reading);
  const dropped = [...readDropped(reading), ...readWidened(reading)];
  const codes = readCodes(reading);
  const numbers = readNumbers(reading);
  const places = readPlaces(reading);
  const names = readNames(reading, createTypesOf(vocabulary.propertyTypes, all));
  const items = inOrder([...codes, ...numbers.items, ...places, ...names]);
  const combined = combineItems(reading, items, readPolarities(reading, items));
  const identifiers = readIdentifiers(reading);
  const code = unknownCode(reading);
  // "Is AB12 available?" is never about the home that is talked about, which has another number.
  const isOfCode = code !== undefined && identifiers.named.length === 0 && readFields(reading, true).length > 0;
  const nominated = isOfCode && items.length === 0 ? [code] : identifiers.named;
  return settle(reading, {
    language: told.language,
    isLanguageKnown: told.isKnown,
    identifiers: nominated,
    items,
    combined,
    numbers,
    ordered,
    pointing,
    refused,
    dropped,
    relative: readRelatives(reading),
    talk: readTalk(reading),
    fieldsIf: (isQuestion) => readFields(reading, isQuestion),
    unexplained: [
      ...identifiers.others,
      ...exceptions,
      ...numbers.unexplained,
      ...readUnexplained(reading).filter((words) => !nominated.some(({ Words }) => Words.startsWith(words))),
    ],
  });
};
