import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { endsSentence, type Item, isFiller, type Reading } from './stretch.ts';

/** How a message means what it names. */
export type Polarity = 'wanted' | 'negated' | 'indifferent' | 'soft' | 'dropped';

/** `at` is the lexeme that says so. */
export type Said = { polarity: Polarity; at?: number };

const MOST_BACK = 7;
const MOST_AHEAD = 4;
const MOST_TO_OTHER = 4;

const isPassed = (lexeme: Lexeme): boolean =>
  lexeme.senses.length > 0 &&
  lexeme.senses.some(({ group }) =>
    ['plain', 'place', 'search', 'home', 'link', 'show', 'compare', 'many'].includes(group),
  );

/** "除了车库还要泳池": what stands behind "except" is wanted too where more is asked for in the same sentence. */
const isBeside = (lexemes: readonly Lexeme[], at: number): boolean => {
  const end = lexemes.findIndex((lexeme, index) => index > at && endsSentence(lexeme));
  const besides = lexemes.slice(at + 1, end === -1 ? undefined : end);
  return hasSense(lexemes[at], 'negation', 'except') && besides.some((one) => hasSense(one, 'negation', 'besides'));
};

const spoken = (lexemes: readonly Lexeme[], at: number): Polarity | undefined => {
  const lexeme = lexemes[at];
  if (lexeme === undefined || isBeside(lexemes, at)) return undefined;
  // "0 condos"; what counts rooms or money was taken.
  if (lexeme.amount?.value === 0 && !lexeme.isTaken) return 'negated';
  if (hasSense(lexeme, 'indifferent', 'before')) return 'indifferent';
  if (hasSense(lexeme, 'negation', 'not')) return 'negated';
  if (hasSense(lexeme, 'drop', 'before')) return 'dropped';
  return hasSense(lexeme, 'soft', 'before') ? 'soft' : undefined;
};

type Link = 'or' | 'and' | 'comma' | 'none';

/** What joins an item to the one before it. */
const linkBetween = (lexemes: readonly Lexeme[], from: number, to: number): Link => {
  let link: Link = 'none';
  for (const lexeme of lexemes.slice(from, to)) {
    // "No garage, *just* a yard": what was said of the one ends here.
    if (hasSense(lexeme, 'follow', 'only')) return 'none';
    if (hasSense(lexeme, 'link', 'or') || lexeme.text === '/') link = 'or';
    else if (hasSense(lexeme, 'link', 'and')) link = link === 'or' ? link : 'and';
    else if (lexeme.text === ',') link = link === 'none' ? 'comma' : link;
    else if (!isFiller(lexeme) && !hasSense(lexeme, 'place')) return 'none';
  }
  return link;
};

/** Whether what was said of an item holds for the next one in the list too. */
const goesOn = (
  { tables }: Reading,
  polarity: Polarity,
  link: Link,
  before: Item,
  item: Item,
  isOrLater: boolean,
): boolean => {
  if (link === 'none' || polarity === 'wanted') return false;
  const isSameKind = before.kind === item.kind;
  if (polarity !== 'negated') return link !== 'comma' || isSameKind;
  if (link === 'or' || (link === 'and' && tables.negatesLists === true)) return true;
  if (!isSameKind) return false;
  if (link === 'comma') return isOrLater || item.kind === 'place';
  return item.kind === 'place' || item.kind === 'type';
};

/** A noun between words that it does not belong to: "no *traffic* near Balboa Park". */
const isObject = (lexemes: readonly Lexeme[], at: number, end: number): boolean => {
  const isNoun = (lexeme: Lexeme | undefined): boolean =>
    lexeme !== undefined &&
    hasSense(lexeme, 'plain', 'common') &&
    lexeme.senses.every(({ group, value }) => group === 'plain' && value === 'common');
  return isNoun(lexemes[at]) && at + 1 < end && !isNoun(lexemes[at + 1]);
};

/** "Can't live *without* a yard": what is not to be missing is wanted. */
const isDoubled = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (!hasSense(lexemes[at], 'negation', 'without')) return false;
  for (let index = at - 1; index >= Math.max(0, at - MOST_TO_OTHER); index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || lexeme.isTaken || endsSentence(lexeme) || lexeme.text === ',') return false;
    if (hasSense(lexeme, 'negation', 'not')) return true;
  }
  return false;
};

const before = (reading: Reading, item: Item, items: readonly Item[]): Said | undefined => {
  const { lexemes } = reading;
  // "Not a house with a pool": what stands behind "with" is not what the negation speaks of.
  let turnedAt = -1;
  for (let index = item.from - 1; index >= Math.max(0, item.from - MOST_BACK); index -= 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || endsSentence(lexeme)) return undefined;
    const polarity = spoken(lexemes, index);
    const next = lexemes[index + 1];
    const isTurned = turnedAt !== -1 && turnedAt !== index + 1;
    if (polarity === 'negated' && (isTurned || next?.text === ',')) return undefined;
    if (polarity === 'negated' && isDoubled(lexemes, index)) return { polarity: 'wanted' };
    if (polarity !== undefined) return { polarity, at: index };
    if (isObject(lexemes, index, item.from)) return undefined;
    if (lexeme.text === ',') {
      // "Ideally, a pool"; in "2 beds ideally, a pool" the word speaks of the beds.
      const isAhead = !items.some(({ to }) => to === index - 1);
      return isAhead && spoken(lexemes, index - 1) === 'soft' ? { polarity: 'soft', at: index - 1 } : undefined;
    }
    if (hasSense(lexeme, 'link', 'but')) turnedAt = index;
    if (lexeme.isTaken || !isPassed(lexeme)) return undefined;
  }
  return undefined;
};

/** Whether words that can stand on either side ("we don't need") have something behind them to speak of. */
const speaksAhead = ({ lexemes }: Reading, at: number, items: readonly Item[]): boolean => {
  if (!hasSense(lexemes[at], 'indifferent', 'before')) return false;
  const next = items.find(({ from }) => from > at);
  return next !== undefined && lexemes.slice(at + 1, next.from).every((lexeme) => isFiller(lexeme));
};

/** "Pool? No." asks and answers: nothing but the answer stands behind the question mark. */
const isDenied = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [mark, answer, ...rest] = lexemes.slice(at);
  const isNo = hasSense(answer, 'reply', 'no') || hasSense(answer, 'negation', 'not');
  const isEnd = rest.every(({ isMark }) => isMark) || rest[0]?.text === '.' || rest[0]?.text === ',';
  return /^[?？]$/.test(mark?.text ?? '') && isNo && isEnd;
};

const after = (reading: Reading, item: Item, items: readonly Item[]): Said | undefined => {
  const { lexemes } = reading;
  for (let index = item.to; index < Math.min(lexemes.length, item.to + MOST_AHEAD); index += 1) {
    const lexeme = lexemes[index];
    if (isDenied(lexemes, index)) return { polarity: 'negated', at: index + 1 };
    if (lexeme === undefined || lexeme.isTaken || endsSentence(lexeme)) return undefined;
    // "The balcony, whatever": with nothing behind it that it could speak of.
    if (index === item.to && lexeme.text === ',' && hasSense(lexemes[index + 1], 'indifferent', 'after')) {
      const next = lexemes[index + 2];
      return next === undefined || next.isMark ? { polarity: 'indifferent', at: index + 1 } : undefined;
    }
    if (hasSense(lexeme, 'indifferent', 'after'))
      return speaksAhead(reading, index, items) ? undefined : { polarity: 'indifferent', at: index };
    const mayBe =
      item.isUnwantedOnly === true ||
      (item.kind === 'tag' &&
        item.constraints.every(({ Operator }) => Operator === 'is') &&
        before(reading, item, items)?.polarity !== 'negated');
    if (mayBe && hasSense(lexeme, 'indifferent', 'fine')) return { polarity: 'indifferent', at: index };
    if (hasSense(lexeme, 'soft', 'after')) return { polarity: 'soft', at: index };
    // "Escondido 不要了" excludes a town, "车库不要了" asks for a garage no more.
    const isDropped = item.kind === 'tag' && hasSense(lexeme, 'drop', 'after');
    if (hasSense(lexeme, 'negation', 'after') && !isDropped) return { polarity: 'negated', at: index };
    if (hasSense(lexeme, 'drop', 'after')) return { polarity: 'dropped', at: index };
    if (lexeme.text === ',' || !isPassed(lexeme) || hasSense(lexeme, 'link')) return undefined;
  }
  return undefined;
};

/** Whether a list of the same kind goes on to an "or": "no pool, garage or basement". */
const isOrLater = (reading: Reading, items: readonly Item[], index: number): boolean => {
  for (let next = index + 1; next < items.length; next += 1) {
    const link = linkBetween(reading.lexemes, items[next - 1]?.to ?? 0, items[next]?.from ?? 0);
    if (link === 'or') return true;
    if (link !== 'comma') return false;
  }
  return false;
};

/** "No parking *needed*", "no yard *is fine*". */
const isTakenLightly = ({ lexemes }: Reading, { to, kind }: Item): boolean =>
  hasSense(lexemes[to], 'indifferent', 'needed') || (kind === 'tag' && hasSense(lexemes[to], 'indifferent', 'fine'));

/** "Unfurnished, and the lift does not matter": what is not there is in no list with what is. */
const isAnother = ({ constraints: [one] }: Item, { constraints: [other] }: Item): boolean =>
  one?.Operator === 'not' && other?.Operator === 'is' && String(one.Value) !== String(other.Value);

/** "No *house* without *a pool*": a house is wanted, and the pool too. */
const withDoubled = ({ lexemes }: Reading, items: readonly Item[], polarities: readonly Said[]): Said[] => {
  const isDoubledAt = (index: number): boolean => {
    const [item, said, next] = [items[index], polarities[index], polarities[index + 1]];
    const isBoth = said?.polarity === 'negated' && next?.polarity === 'negated';
    return isBoth && next.at === item?.to && hasSense(lexemes[next.at ?? -1], 'negation', 'without');
  };
  return polarities.map((said, index) =>
    isDoubledAt(index) || isDoubledAt(index - 1) ? { polarity: 'wanted' } : said,
  );
};

/** How each item is meant; the items in the order of the message. */
export const readPolarities = (reading: Reading, items: readonly Item[]): Said[] => {
  const polarities: Said[] = [];
  for (const [index, item] of items.entries()) {
    const previous = items[index - 1];
    const link = previous === undefined ? 'none' : linkBetween(reading.lexemes, previous.to, item.from);
    const inherited = polarities[index - 1]?.polarity ?? 'wanted';
    const behind = after(reading, item, items);
    const ahead = before(reading, item, items);
    // "Without the pool requirement" takes back what was wanted.
    const isTakenBack = ahead?.polarity === 'negated' && behind?.polarity === 'dropped';
    const isNotNeeded = ahead?.polarity === 'negated' && isTakenLightly(reading, item);
    const own: Said | undefined = isNotNeeded
      ? { ...ahead, polarity: 'indifferent' }
      : isTakenBack
        ? behind
        : (ahead ?? (behind?.polarity === 'dropped' ? undefined : behind));
    const isInherited =
      previous !== undefined && goesOn(reading, inherited, link, previous, item, isOrLater(reading, items, index));
    polarities.push(own ?? { polarity: isInherited ? inherited : 'wanted' });
  }
  // What is said behind a list is said of all of it: "a pool or a garage would be nice".
  for (let index = items.length - 1; index > 0; index -= 1) {
    const [item, previous] = [items[index], items[index - 1]];
    const said = polarities[index];
    if (
      item === undefined ||
      previous === undefined ||
      said === undefined ||
      polarities[index - 1]?.polarity !== 'wanted'
    )
      continue;
    if (isAnother(previous, item)) continue;
    const link = linkBetween(reading.lexemes, previous.to, item.from);
    const isSaidBehind =
      after(reading, item, items)?.polarity === said.polarity && item.kind === previous.kind && link !== 'none';
    if (isSaidBehind) polarities[index - 1] = { polarity: said.polarity };
  }
  return withDoubled(reading, items, polarities);
};
