import { hasSense, type Lexeme, senseValue } from '../../lexer/lexeme.ts';
import { endsSentence } from '../stretch.ts';

const MOST_WORDS_TO_TOPIC = 4;

/** What ends the stretch of a number. */
export const isStop = (lexeme: Lexeme | undefined): boolean =>
  lexeme === undefined || lexeme.isTaken || lexeme.amount !== undefined || endsSentence(lexeme);

/** What may stand between a number and what it is about. */
export const isPassed = (lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'plain') ||
  hasSense(lexeme, 'ask') ||
  /^[:=-]$/.test(lexeme.text) ||
  hasSense(lexeme, 'place', 'weak') ||
  hasSense(lexeme, 'per', 'month');

export const topicOf = (lexeme: Lexeme): string | undefined =>
  hasSense(lexeme, 'ask', 'UnitAreaPrice') ? 'pricePerArea' : senseValue(lexeme, 'topic');

const OWN_TOPICS: ReadonlySet<string> = new Set(['hoa', 'lot', 'noPrice']);

const MOST_OF_CLAUSE = 4;
/** "HOA not too high, under 300": what was spoken of before the comma, with nothing but how it is to be behind it. */
const topicOfClause = (lexemes: readonly Lexeme[], comma: number): { topic: string; at: number } | undefined => {
  for (let at = comma - 1; at >= Math.max(0, comma - MOST_OF_CLAUSE); at -= 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined || isStop(lexeme)) return undefined;
    if (hasSense(lexeme, 'topic', 'hoa')) return { topic: 'hoa', at };
    if (!['plain', 'negation', 'relative', 'soft'].some((group) => hasSense(lexeme, group))) return undefined;
  }
  return undefined;
};

/** What a number is about that is said before it; `from` is the lexeme to begin at, `until` where the number begins. */
export const topicBefore = (
  lexemes: readonly Lexeme[],
  from: number,
  until: number,
): { topic: string; at: number } | undefined => {
  for (let index = from; index >= 0 && from - index < MOST_WORDS_TO_TOPIC; index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || isStop(lexeme)) return undefined;
    const topic = topicOf(lexeme);
    // "Low HOA fees, max 250": a comma parts less than a full stop where the topic stands right before it.
    if (lexeme.text === ',' && (index !== from || !OWN_TOPICS.has(senseValue(lexemes[index - 1], 'topic') ?? '')))
      return index === from ? topicOfClause(lexemes, index) : undefined;
    if (lexeme.text === ',') continue;
    // "贷款买80万的房": what is bought is no loan.
    if (topic === 'noPrice' && lexemes.slice(index, until).some((one) => hasSense(one, 'sale'))) return undefined;
    if (topic !== undefined) return { topic, at: index };
    if (hasSense(lexeme, 'type')) return undefined;
    if (!isPassed(lexeme) && !hasSense(lexeme, 'search') && !hasSense(lexeme, 'home')) return undefined;
  }
  return undefined;
};
