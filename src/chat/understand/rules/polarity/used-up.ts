import type { LanguageTables } from '../../languages/language-tables.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Item } from '../stretch.ts';

/** Whether the listings or a number say what the word is. */
const isNamed = ({ amount, identifier, city, place, street, propertyType }: Lexeme): boolean =>
  [amount, identifier, city, place, street, propertyType].some((part) => part !== undefined);

const OF_CONDITIONS: readonly string[] = ['tag', 'type', 'state', 'status', 'link', 'search', 'home', 'follow', 'soft'];

/** "Stairs", "zorb", "down payment": what may be refused and is no condition, whether the tables know the word or not. */
export const isOtherNoun = (lexeme: Lexeme | undefined): boolean =>
  lexeme !== undefined &&
  !lexeme.isMark &&
  !isNamed(lexeme) &&
  (lexeme.senses.length === 0 ||
    (!OF_CONDITIONS.some((group) => hasSense(lexeme, group)) &&
      !hasSense(lexeme, 'plain', 'filler') &&
      (['common', 'wish'].some((value) => hasSense(lexeme, 'plain', value)) ||
        hasSense(lexeme, 'unit', 'none') ||
        hasSense(lexeme, 'topic', 'noPrice'))));

/** What an adjective may stand before, whatever it says: "not in the *noisy* San Diego". */
const standsBeforeTown = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at], 'negation', 'where') || hasSense(lexemes[at + 1], 'place', 'in');

const HAN_WORD = /^\p{Script=Han}{2,}$/u;

/** "不要中介 上海两室": a blank, else not written, behind what is refused. */
const isParted = (lexeme: Lexeme, next: Lexeme | undefined): boolean =>
  HAN_WORD.test(lexeme.text) &&
  lexeme.senses.length > 0 &&
  lexeme.senses.every(({ group }) => group === 'plain') &&
  next !== undefined &&
  next.start > lexeme.end;

const USED_UP: ReadonlySet<string> = new Set(['place', 'number', 'sale']);

/**
 * "No *freeway* San Diego", "no *down payment* 3 bed": whether the word at `at`, which refuses something, has its noun
 * before the item comes, so that it does not speak of the item.
 */
export const isUsedUp = (lexemes: readonly Lexeme[], at: number, { kind, from, to }: Item): boolean => {
  if (!USED_UP.has(kind) || (kind === 'place' && standsBeforeTown(lexemes, at))) return false;
  // "No deposit 2 bed": a topic that the rooms are not of.
  const number = lexemes.findIndex(({ amount }, index) => index >= from && index < to && amount !== undefined);
  const isOfOther = kind === 'number' && lexemes.slice(from, number).some((one) => hasSense(one, 'topic', 'noPrice'));
  // "We don't *fancy* La Mesa".
  const begin = hasSense(lexemes[at], 'negation', 'verb') ? at + 2 : at + 1;
  return (
    isOfOther ||
    lexemes.slice(begin, from).some((one, index) => isOtherNoun(one) || isParted(one, lexemes[begin + index + 1]))
  );
};

/** "不要*玻璃*阳台", "no *glass* balcony": an unknown word that says of what kind the feature is, in a script without blanks. */
export const isKindOfNext = (lexemes: readonly Lexeme[], at: number, { kind }: Item): boolean => {
  const lexeme = lexemes[at];
  return (
    kind === 'tag' &&
    lexeme !== undefined &&
    lexeme.senses.length === 0 &&
    !isNamed(lexeme) &&
    /^\p{Script=Han}+$/u.test(lexeme.text) &&
    lexeme.end === lexemes[at + 1]?.start
  );
};

const mayDescribe = ({ group, value }: Lexeme['senses'][number]): boolean =>
  group === 'plain' || (group === 'place' && value === 'begins');

/** An adjective for all that is known: by its ending where nouns have capital letters. */
const isAdjective = (lexeme: Lexeme | undefined, { hasCapitalNouns, adjectiveEndings }: LanguageTables): boolean => {
  if (lexeme === undefined || lexeme.isMark || lexeme.isTaken || isNamed(lexeme)) return false;
  const hasEnding = !lexeme.isCapital && adjectiveEndings?.split(' ').some((ending) => lexeme.text.endsWith(ending));
  return lexeme.senses.every(mayDescribe) && (hasCapitalNouns !== true || hasEnding === true);
};

/** "No *nasty old* condos", "nicht im *lauten* München": whether what stands from `at` on only describes what comes behind it. */
export const describesNext = (
  lexemes: readonly Lexeme[],
  at: number,
  { kind, from }: Item,
  tables: LanguageTables,
): boolean => {
  if (at >= from || !lexemes.slice(at, from).every((lexeme) => isAdjective(lexeme, tables))) return false;
  if (kind === 'type') return tables.hasCapitalNouns === true || hasSense(lexemes[from], 'many', 'homes');
  const first = lexemes.findLastIndex((lexeme, index) => index < at && !isAdjective(lexeme, tables));
  return kind === 'place' && standsBeforeTown(lexemes, first);
};

/** "这个区我*喜欢*,带阳台的": a word that speaks of the place before it in its clause. */
export const isOfPlaceBefore = (lexemes: readonly Lexeme[], at: number): boolean => {
  const begin = lexemes.findLastIndex(({ isMark }, index) => index < at && isMark);
  return lexemes
    .slice(begin + 1, at)
    .some((one) => hasSense(one, 'point', 'there') || one.city !== undefined || one.place !== undefined);
};
