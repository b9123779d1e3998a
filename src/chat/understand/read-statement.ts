import { type Constraint, saleTypeOf } from './constraint.ts';
import { findIdentifiers } from './identifiers.ts';
import { exonymNames, matchExonym } from './languages/exonyms.ts';
import { lexiconOf, lexicons } from './languages/lexicons.ts';
import { withAskedAround } from './lexer/around-identifier.ts';
import { withBlankEnds } from './lexer/blank-ends.ts';
import { partHeads } from './lexer/compound-heads.ts';
import { partElisions } from './lexer/elisions.ts';
import { type Lexing, lex, type Marked } from './lexer/lex.ts';
import type { Lexeme } from './lexer/lexeme.ts';
import type { Lexicon } from './lexer/lexicon.ts';
import { withListMarks } from './lexer/list-marks.ts';
import { mendTokens } from './lexer/mend.ts';
import { nameTokens } from './lexer/name-tokens.ts';
import { pastedTexts } from './lexer/pasted.ts';
import { type ReadText, readText, type Token } from './lexer/read-text.ts';
import { writtenOut } from './lexer/shorthand.ts';
import { tellLanguage } from './lexer/tell-language.ts';
import { withoutOrders } from './lexer/without-orders.ts';
import { propertyTypesOf } from './property-types.ts';
import { partAsides } from './rules/asides.ts';
import { combineItems } from './rules/combine.ts';
import { withoutCorrected } from './rules/corrected-items.ts';
import { readKept } from './rules/kept-at-reset.ts';
import { readIdentifiers, unknownCode } from './rules/named-homes/other-homes.ts';
import { readCodes } from './rules/named-homes/read-codes.ts';
import { findHouseNumbers } from './rules/named-homes/read-house-numbers.ts';
import { leavesSold } from './rules/no-longer-sold.ts';
import { readMonthsToCome, takeCalendarDays } from './rules/numbers/calendar-days.ts';
import { readOrdinalRooms } from './rules/numbers/ordinal-rooms.ts';
import { readNumbers } from './rules/numbers/read-numbers.ts';
import { withoutVisit } from './rules/of-the-visit.ts';
import { withoutDistantTowns } from './rules/places/distant-towns.ts';
import { withoutElsewhere } from './rules/places/elsewhere.ts';
import { withoutKinsPlaces } from './rules/places/kins-place.ts';
import { readLinkedTowns } from './rules/places/linked-towns.ts';
import { readNamedByKind } from './rules/places/named-by-kind.ts';
import { takeThere } from './rules/places/origins.ts';
import { withoutOuter } from './rules/places/outer-places.ts';
import { aroundOnly } from './rules/places/outside-of.ts';
import { readPlaces } from './rules/places/read-places.ts';
import { readEverywhere } from './rules/places/regions.ts';
import { takeSettled } from './rules/places/settled-towns.ts';
import { readThisPart } from './rules/places/this-part.ts';
import { takeUnknownOrigins } from './rules/places/unknown-origins.ts';
import { readWeighedPlaces } from './rules/places/weighed-places.ts';
import { readPolarities } from './rules/polarity/polarity.ts';
import { takeExceptions } from './rules/polarity/take-exceptions.ts';
import { takeOwn } from './rules/polarity/take-own.ts';
import { readAgain } from './rules/read-again.ts';
import { readMedian, rentOfAggregate } from './rules/read-aggregate.ts';
import { readFields, readPointing } from './rules/read-asking.ts';
import { readDropped } from './rules/read-dropped.ts';
import { readFreshness } from './rules/read-freshness.ts';
import { readNames } from './rules/read-names.ts';
import { readOrder } from './rules/read-order.ts';
import { readProtected } from './rules/read-protected.ts';
import { readCompared, readRelatives, readWidened } from './rules/read-relatives.ts';
import { readTalk } from './rules/read-talk.ts';
import { readUnexplained } from './rules/read-unexplained.ts';
import { saidSaleType, takeLetting } from './rules/said-sale-type.ts';
import { settle } from './rules/settle.ts';
import type { Item, Reading } from './rules/stretch.ts';
import { readOpenHouses, withoutTimeOfSale } from './rules/untold-times.ts';
import { takeWanted } from './rules/wants-person.ts';
import type { Statement } from './statement.ts';
import type { AskedField, Language } from './understanding.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * What is known before the message: `constraints` are what was asked for so far. `talksOfSeveral`: several homes were shown and
 * no one of them is talked about. `year` is the present one; left out, the clock says it. `askedAbout` is what the visitor asked of
 * a home since the last search.
 */
export type BeforeStatement = {
  language?: Language;
  constraints?: readonly Constraint[];
  hasShown: boolean;
  talksOfSeveral?: boolean;
  askedAbout?: readonly AskedField[];
  year?: number;
};

const MOST_BEFORE_COMPOUND = 6;

/** The words of a message, typing errors mended. */
const lexemesOf = (lexing: Lexing): { lexemes: readonly Lexeme[]; tokens: readonly Token[] } => {
  const { lexicon } = lexing;
  const first = lex(lexing);
  const mended = mendTokens(lexing.tokens, first, lexicon, lexing.vocabulary, exonymNames(lexing.vocabulary));
  const [whole, words] = mended === undefined ? [lexing.tokens, first] : [mended, lex({ ...lexing, tokens: mended })];
  const parted = partHeads(whole, words, lexicon);
  const [tokens, lexemes] = parted === undefined ? [whole, words] : [parted, lex({ ...lexing, tokens: parted })];
  const asked = withAskedAround(lexemes, tokens, lexicon);
  return { lexemes: lexicon.tables.leads === undefined ? asked : withBlankEnds(asked), tokens };
};

const isOfAddress = ({ tokens }: ReadText, index: number, marked: readonly Marked[]): boolean => {
  const at = tokens[index]?.start ?? 0;
  return marked.some(({ start, end, constraint }) => constraint?.Field === 'Address' && start <= at && at < end);
};

const inOrder = (items: readonly Item[]): Item[] => [...items].sort((a, b) => a.from - b.from || a.to - b.to);

/** What one message says by itself. Pure: the same question, vocabulary and past give the same statement. */
export const readStatement = (said: string, vocabulary: Vocabulary, before: BeforeStatement): Statement => {
  const question = withListMarks(withoutOrders(said));
  const plain = readText(question);
  const identified = findIdentifiers(plain, vocabulary.known, vocabulary.cities);
  const languages = lexicons();
  const named = nameTokens(plain, vocabulary, identified, languages);
  const pasted = pastedTexts(plain, identified, {
    tell: (tokens) => tellLanguage({ ...plain, tokens }, languages, undefined, () => false),
    lexiconOf,
  });
  const marked = [...identified, ...pasted];
  const isPasted = (index: number): boolean => pasted.some(({ start }) => start === plain.tokens[index]?.start);
  const isName = (index: number): boolean => named.has(index) || isPasted(index);
  // "Is Rosenheimer Straße 17 still to let?": an address tells a language only where nothing else does.
  const isInAddress = (at: number): boolean => isOfAddress(plain, at, marked);
  const besideNames = tellLanguage(plain, languages, before.language, (at) => isName(at) || isInAddress(at));
  const isToldBoth = besideNames.isKnown || !plain.tokens.some((_, at) => isInAddress(at));
  const spoken = isToldBoth ? besideNames : tellLanguage(plain, languages, before.language, isName);
  const lexicon: Lexicon = lexiconOf(spoken.language);
  const text = lexicon.elisions.size === 0 ? plain : readText(question, lexicon.elisions);
  // "Wie funktioniert der *Hauskauf*": a phrase holds the word whole.
  const isInPhrase = (index: number): boolean =>
    lexicon.hasWord(text.tokens[index]?.key ?? '') &&
    text.tokens
      .slice(Math.max(0, index - MOST_BEFORE_COMPOUND), index)
      .some((_, at, { length }) => (lexicon.match(text.tokens, index - length + at)?.length ?? 0) > length - at);
  const isKnown = (index: number): boolean =>
    named.has(index) || lexicon.match(text.tokens, index) !== undefined || isInPhrase(index);
  const types = propertyTypesOf(vocabulary.propertyTypes);
  const lexing: Lexing = {
    text,
    tokens: lexicon.compounds.part(partElisions(writtenOut(text.tokens, lexicon.shorthand), lexicon), isKnown),
    lexicon,
    vocabulary,
    types: types.names,
    exonyms: matchExonym,
    marked,
  };
  const first = lexemesOf(lexing);
  takeOwn(first.lexemes);
  const { tables } = lexicon;
  const numbered = findHouseNumbers({ ...first, text, tables, vocabulary, hasShown: before.hasShown });
  const { lexemes: words, tokens } =
    numbered.length === 0 ? first : lexemesOf({ ...lexing, marked: [...marked, ...numbered] });
  takeOwn(words);
  takeLetting(words, saleTypeOf(before.constraints ?? []));
  const isOfOne = before.hasShown && before.talksOfSeveral !== true;
  const { told: lexemes, asides } = partAsides(words, text, isOfOne);
  const reading: Reading = {
    text,
    lexemes,
    tables,
    vocabulary,
    saleType: saidSaleType(lexemes, saleTypeOf(before.constraints ?? [])),
    hasShown: before.hasShown,
    talksOfSeveral: before.talksOfSeveral ?? false,
    before: before.constraints ?? [],
    askedAbout: before.askedAbout ?? [],
    year: before.year ?? new Date().getUTCFullYear(),
  };

  takeCalendarDays(reading);
  const months = readMonthsToCome(reading);
  const refused = readProtected(reading);
  const exceptions = takeExceptions(reading);
  const ordinalRooms = readOrdinalRooms(reading);
  takeThere(reading);
  const parts = readThisPart(reading);
  const pointing = readPointing(reading, tokens, lexicon);
  const wantsHome = takeWanted(reading);
  const again = readAgain(reading, pointing, spoken);
  if (again !== undefined) return again;
  const ordered = readOrder(reading);
  const kept = readKept(reading);
  const dropped = [...readDropped(reading), ...readEverywhere(reading), ...readWidened(reading)];
  const codes = readCodes(reading);
  const numbers = readNumbers(reading);
  takeUnknownOrigins(reading);
  const sure = withoutOuter(reading, inOrder([...readPlaces(reading), ...readNamedByKind(reading)]));
  const towns = withoutDistantTowns(reading, [...sure, ...readLinkedTowns(reading, sure)]);
  const fresh = readFreshness(reading, tokens, lexicon);
  const names = readNames(reading, types.of);
  const all = inOrder([...codes, ...ordinalRooms, ...numbers.items, ...parts, ...towns.places, ...fresh, ...names]);
  const here = withoutElsewhere(reading, withoutKinsPlaces(reading, all));
  const { items, unexplained: times } = withoutTimeOfSale(reading, withoutVisit(reading, here.items, numbers.saysRent));
  takeSettled(reading, items);
  const isFresh = reading.before.some(({ Field }) => Field === 'DaysOnMarket');
  const right = withoutCorrected(reading, items, readPolarities(reading, items));
  const talked = readTalk(reading);
  const talk = { ...talked, wantsHuman: talked.wantsHuman || wantsHome };
  const read = combineItems(reading, right.items, right.said);
  const combined = { ...read, constraints: aroundOnly(reading, right.items, read.constraints) };
  const identifiers = readIdentifiers(reading, pointing);
  const code = unknownCode(reading);
  // "Is AB12 available?" is never about the home that is talked about, which has another number.
  const isOfCode = code !== undefined && identifiers.named.length === 0 && readFields(reading, true).length > 0;
  const nominated = isOfCode && items.length === 0 ? [code] : identifiers.named;
  const rented = [...read.constraints, ...reading.before].some(({ Field }) => Field === 'SaleType')
    ? []
    : rentOfAggregate(reading);
  const median = readMedian(reading);
  return settle(reading, {
    language: spoken.language,
    isLanguageKnown: spoken.isKnown,
    identifiers: nominated,
    items: right.items,
    combined: { ...combined, constraints: [...rented, ...combined.constraints] },
    numbers,
    ordered,
    pointing,
    refused,
    // "New this week", then "which were sold recently?": another time.
    dropped: [
      ...dropped,
      ...(times.length > 0 && isFresh ? (['DaysOnMarket'] as const) : []),
      ...(leavesSold(reading, right.items, pointing) ? (['Status'] as const) : []),
    ],
    kept,
    relative: [...readRelatives(reading), ...readCompared(reading, pointing, tokens, lexicon)],
    talk,
    fieldsIf: (isQuestion) => readFields(reading, isQuestion),
    unsought: [...readWeighedPlaces(reading, towns.places), ...times, ...median],
    unexplained: [
      ...identifiers.others,
      ...exceptions,
      ...months,
      ...towns.unexplained,
      ...here.unexplained,
      ...readOpenHouses(reading, talk.isQuestion),
      ...numbers.unexplained.filter((words) => !towns.unexplained.some((whole) => whole.includes(words))),
      ...readUnexplained({ ...reading, lexemes: asides }),
      ...readUnexplained(reading).filter((words) => !nominated.some(({ Words }) => Words.startsWith(words))),
    ],
  });
};
