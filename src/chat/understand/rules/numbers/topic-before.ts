import { hasSense, type Lexeme, senseValue } from '../../lexer/lexeme.ts';
import { endsSentence } from '../stretch.ts';

const MOST_WORDS_TO_TOPIC = 5;

/** What ends the stretch of a number. */
export const isStop = (lexeme: Lexeme | undefined): boolean =>
  lexeme === undefined || lexeme.isTaken || lexeme.amount !== undefined || endsSentence(lexeme);

/** What may stand between a number and what it is about. */
export const isPassed = (lexeme: Lexeme): boolean =>
  hasSense(lexeme, 'plain') ||
  hasSense(lexeme, 'ask') ||
  hasSense(lexeme, 'indifferent') ||
  /^[:=-]$/.test(lexeme.text) ||
  hasSense(lexeme, 'place', 'weak') ||
  hasSense(lexeme, 'per', 'month');

export const topicOf = (lexeme: Lexeme): string | undefined =>
  hasSense(lexeme, 'ask', 'UnitAreaPrice')
    ? 'pricePerArea'
    : (senseValue(lexeme, 'topic') ?? (hasSense(lexeme, 'ask', 'HOAMonth') ? 'hoa' : undefined));

const OWN_TOPICS: ReadonlySet<string> = new Set(['hoa', 'lot', 'noPrice']);

const HOMES: readonly string[] = ['home', 'type', 'many'];
/** "A large yard, *houses over 1200 sq ft*"; "院子大一点，8000尺起" measures the land. */
const measuresHome = (lexemes: readonly Lexeme[], comma: number): boolean => {
  const end = lexemes.findIndex((one, index) => index > comma && one.isMark);
  const clause = lexemes.slice(comma + 1, end === -1 ? lexemes.length : end);
  return clause.some((one) => HOMES.some((group) => hasSense(one, group)));
};

/** A sum from here on is a price, whatever is spoken of. */
const LARGEST_FEE = 10_000;
const valueFrom = (lexemes: readonly Lexeme[], from: number): number =>
  lexemes.slice(from).find(({ amount }) => amount !== undefined)?.amount?.value ?? 0;
const isFee = (lexemes: readonly Lexeme[], until: number): boolean => valueFrom(lexemes, until) < LARGEST_FEE;

const MOST_OF_CLAUSE = 4;
/** "HOA not too high, under 300": what was spoken of before the comma, with nothing but how it is to be behind it. */
const topicOfClause = (
  lexemes: readonly Lexeme[],
  comma: number,
  until: number,
): { topic: string; at: number } | undefined => {
  for (let at = comma - 1; at >= Math.max(0, comma - MOST_OF_CLAUSE); at -= 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined || isStop(lexeme)) return undefined;
    if (hasSense(lexeme, 'topic', 'hoa')) return isFee(lexemes, until) ? { topic: 'hoa', at } : undefined;
    if (hasSense(lexeme, 'relative', 'biggerLot') && !measuresHome(lexemes, comma)) return { topic: 'lot', at };
    if (!['plain', 'negation', 'relative', 'soft'].some((group) => hasSense(lexeme, group))) return undefined;
  }
  return undefined;
};

/** "*HOA doesn't matter* as long as it's under 300": what no longer matters is what the bound speaks of. */
const isIndifferentTopic = (lexemes: readonly Lexeme[], at: number, until: number): boolean =>
  hasSense(lexemes[at], 'topic', 'hoa') &&
  isFee(lexemes, until) &&
  [at - 1, at + 1].some((beside) => hasSense(lexemes[beside], 'indifferent'));

/** "A yard": a feature too, of which a comma parts a number ("with a yard, 1800 sq ft"). */
export const isYard = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'topic', 'lot') && hasSense(lexeme, 'tag');

/** "A big backyard, 7000 sq ft at least": hardly a home has as much. */
const LARGEST_HOME = 5_000;
const isMeasured = (lexemes: readonly Lexeme[], at: number, until: number): boolean =>
  !isYard(lexemes[at]) || valueFrom(lexemes, until) > LARGEST_HOME;

/** "三房 有后院 100平以上": where nothing else has blanks they part like commas. */
const isBlankBehind = (lexemes: readonly Lexeme[], at: number): boolean =>
  /\p{Script=Han}$/u.test(lexemes[at]?.text ?? '') && (lexemes[at]?.end ?? 0) < (lexemes[at + 1]?.start ?? 0);

const goesOnWithAnd = (lexemes: readonly Lexeme[], from: number, until: number): boolean =>
  lexemes.slice(from, until + 1).some((lexeme) => hasSense(lexeme, 'link', 'and'));

/** What a number is about that is said before it; `from` is the lexeme to begin at, `until` where the number begins. */
export const topicBefore = (
  lexemes: readonly Lexeme[],
  from: number,
  until: number,
): { topic: string; at: number } | undefined => {
  for (let index = from; index >= 0 && from - index < MOST_WORDS_TO_TOPIC; index -= 1) {
    const lexeme = lexemes[index];
    if (isIndifferentTopic(lexemes, index, until)) return { topic: 'hoa', at: index };
    if (lexeme === undefined || isStop(lexeme)) return undefined;
    const topic = topicOf(lexeme);
    // "Low HOA fees, max 250": a comma parts less than a full stop where the topic stands right before it.
    const isOwn =
      OWN_TOPICS.has(senseValue(lexemes[index - 1], 'topic') ?? '') && isMeasured(lexemes, index - 1, until);
    // "管理费太高了,*要*300以内的".
    const isWished = index === from - 1 && hasSense(lexemes[from], 'reply', 'weakYes');
    const isSpokenOf = isWished && hasSense(lexemes[index - 1], 'sort', 'lowestHoa');
    // "A big lot (10,000 sq ft)": so does a bracket.
    const isParting = /^[,(（]$/.test(lexeme.text);
    if (isParting && (index !== from || !isOwn))
      return index === from || isSpokenOf ? topicOfClause(lexemes, index, until) : undefined;
    if (isParting) continue;
    // "贷款买80万的房": what is bought is no loan.
    if (topic === 'noPrice' && lexemes.slice(index + 1, until).some((one) => hasSense(one, 'sale'))) return undefined;
    // "HOA能接受五六百": the noun before says of what.
    if (topic === 'price' && hasSense(lexemes[index - 1], 'topic', 'hoa')) continue;
    // "A garage, but it *needn't be* for two cars", "no garage *but* two parking spaces".
    const isOfAnother = (one: Lexeme): boolean =>
      hasSense(one, 'indifferent', 'before') || (hasSense(one, 'link', 'but') && !hasSense(one, 'follow', 'with'));
    if (topic === 'parking' && lexemes.slice(index + 1, until).some(isOfAnother)) return undefined;
    // "A yard, *and* up to 3500": a feature, and another condition.
    if (isYard(lexeme) && (isBlankBehind(lexemes, index) || goesOnWithAnd(lexemes, index + 1, until))) return undefined;
    if (topic !== undefined) return { topic, at: index };
    if (hasSense(lexeme, 'type')) return undefined;
    const isBetween = isPassed(lexeme) || hasSense(lexeme, 'search') || hasSense(lexeme, 'home');
    // "Alquiler *con terraza* por menos de 2000": a feature is wanted itself.
    if (!isBetween || hasSense(lexeme, 'tag')) return undefined;
  }
  return undefined;
};
