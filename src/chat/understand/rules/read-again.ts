import { languageIn } from '../../words/answer-language.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Statement } from '../statement.ts';
import { ABOUT_NO_HOME, type AskedField, type Language } from '../understanding.ts';
import { type Pointing, readFields } from './read-asking.ts';
import type { Reading } from './stretch.ts';

/** What asks for other homes, or for a person. */
const OF_SEARCH = 'type sale order relative compares human aggregate negation band similar status'.split(' ');
/** What may stand beside the manner in which something is wanted again: "*could I have it* as a table *please*". */
const BESIDE_MANNER = 'reply ask point link show search'.split(' ');

const isOfOther = (one: Lexeme): boolean =>
  [one.identifier, one.city, one.place, one.street].some((part) => part !== undefined) ||
  (one.amount !== undefined && !one.isTaken) ||
  OF_SEARCH.some((group) => hasSense(one, group)) ||
  (hasSense(one, 'protected') && !hasSense(one, 'ask')) ||
  ABOUT_NO_HOME.some((talk) => hasSense(one, 'talk', talk));

const isBesideManner = (one: Lexeme): boolean =>
  hasSense(one, 'plain', 'stop') || BESIDE_MANNER.some((group) => hasSense(one, group));

/** "Translate that *to Spanish*", "in *Spanish* please". */
const languageOf = (one: Lexeme): Language | undefined => languageIn(one.text, !hasSense(one, 'again'));

const isManner = (one: Lexeme): boolean => hasSense(one, 'again', 'manner') || languageOf(one) !== undefined;

/** "Translate that", "as a table please": what was said of the homes that were shown is wanted once more, or otherwise. */
const asksAgain = (lexemes: readonly Lexeme[]): boolean => {
  const others = lexemes.filter((one) => !one.isMark && !hasSense(one, 'again') && languageOf(one) === undefined);
  if (others.some(isOfOther)) return false;
  const isOnlyManner = lexemes.some(isManner) && others.every(isBesideManner);
  return isOnlyManner || lexemes.some((one) => hasSense(one, 'again', 'asked'));
};

/** What a message says that asks for no more than what was said already; undefined where it says anything else. */
export const readAgain = (
  reading: Reading,
  { positions }: Pointing,
  spoken: { language: Language; isKnown: boolean },
): Statement | undefined => {
  const { lexemes, hasShown } = reading;
  if (!asksAgain(lexemes)) return undefined;
  const [language] = lexemes.flatMap((one) => languageOf(one) ?? []);
  const askedTags = lexemes.flatMap(({ senses }) =>
    senses.flatMap(({ group, value }) => (group === 'tag' ? value : [])),
  );
  const fields: AskedField[] = [...readFields(reading, true), ...(askedTags.length > 0 ? (['Tag'] as const) : [])];
  return {
    language: language ?? spoken.language,
    isLanguageKnown: language !== undefined || spoken.isKnown,
    again: true,
    pointers: positions.length > 0 ? positions.map((position) => ({ position })) : ['focus'],
    ...(language !== undefined && !hasShown ? { talk: 'greeting' } : {}),
    fields,
    askedTags,
    ...{ constraints: [], wishes: [], dropped: [], droppedTags: [], droppedNames: [], relative: [] },
    ...{ refused: [], unexplained: [] },
    ...{ adds: false, isReset: false, wantsMore: false, amongShown: false },
    ...{ speaksOfHomes: false, wantsHuman: false, compares: false },
  };
};
