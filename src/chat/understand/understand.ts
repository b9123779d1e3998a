import { type City, readCities } from './city.ts';
import { type Constraint, type Intent, isIdentifier, saleTypeOf, type Talk, type Understanding } from './constraint.ts';
import {
  ADDING,
  ANY_FIELD,
  FACT_WORDS,
  FOCUS_WORDS,
  GREETING,
  HOW_MANY,
  HUMAN_PATTERNS,
  PLAIN_WORDS,
  RESET,
  SEARCH_WORDS,
  THANKS,
} from './english.ts';
import { type Candidates, readIdentifiers } from './identifiers.ts';
import { mergeConstraints } from './merge.ts';
import { readPrices } from './price.ts';
import { readQuestion } from './reading.ts';
import { readRooms } from './rooms.ts';
import { readSaleType } from './sale-type.ts';

/** What the chatbot's own listings say about the question's words. */
export type Vocabulary = { cities: readonly City[]; known: Candidates };

/** What the session remembers of earlier turns. */
export type Before = { constraints: readonly Constraint[]; hasFocus: boolean };

const intentOf = (text: string, stated: readonly Constraint[], before: Before): Intent => {
  if (HUMAN_PATTERNS.some((pattern) => pattern.test(text))) return 'human';
  if (stated.some(isIdentifier)) return 'lookup';
  const isAboutFocus =
    before.hasFocus && FOCUS_WORDS.test(text) && !stated.some(({ Field }) => Field === 'City' || Field === 'SaleType');
  if (isAboutFocus) return 'none';
  return stated.length > 0 || SEARCH_WORDS.test(text) ? 'search' : 'none';
};

const talkOf = (text: string, { hasFocus }: Before): Talk => {
  if (GREETING.test(text)) return 'greeting';
  if (THANKS.test(text)) return 'thanks';
  return hasFocus && (FOCUS_WORDS.test(text) || FACT_WORDS.test(text)) ? 'shown' : 'other';
};

/** Turns a question into typed constraints. Pure: the same question, vocabulary and state give the same answer. */
export const understand = (question: string, vocabulary: Vocabulary, before: Before): Understanding => {
  const reading = readQuestion(question);
  const isReset = reading.take(RESET).length > 0;
  const isCount = reading.take(HOW_MANY).length > 0;
  const dropped = ANY_FIELD.filter(({ pattern }) => reading.take(pattern).length > 0).map(({ field }) => field);
  const identifiers = readIdentifiers(reading, vocabulary.known);
  const cities = readCities(reading, vocabulary.cities);
  const rooms = readRooms(reading);
  const saleType = readSaleType(reading);
  const earlier = isReset ? [] : before.constraints;
  const prices = readPrices(reading, saleTypeOf(saleType) ?? saleTypeOf(earlier));

  const stated = [...saleType, ...cities, ...rooms, ...prices];
  const intent = intentOf(reading.text, [...stated, ...identifiers], before);
  const Intent = intent === 'none' && (isReset || dropped.length > 0) ? 'search' : intent;
  const changed = mergeConstraints(earlier, { stated, dropped, adds: ADDING.test(reading.text) });
  const Kept = Intent === 'search' ? changed : [...earlier];
  return {
    Intent,
    Constraints: Intent === 'lookup' ? [...cities, ...identifiers] : Kept,
    Kept,
    Unexplained: Intent === 'search' ? reading.rest().filter((word) => !isPlain(word)) : [],
    ...(isCount && Intent === 'search' ? { Aggregate: 'count' as const } : {}),
    ...(Intent === 'none' ? { Talk: talkOf(reading.text, before) } : {}),
  };
};

const isPlain = (word: string): boolean => word.length < 2 || PLAIN_WORDS.has(word.toLowerCase().replace(/'/g, ''));
