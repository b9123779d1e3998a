import { asks, asksFirst, isQuestionMark, saysWith } from './asked.ts';
import { type Constraint, type ConstraintField, isIdentifier } from './constraint.ts';
import type { Gathered } from './gather.ts';
import { type Lexeme, type Message, saidOf, says, wordsOf } from './message.ts';
import { GIVEN } from './rules/asking.ts';
import { ASKED_FIELDS, type AskedField } from './understanding.ts';

const SOUGHT_BY = ['home.any', 'home.many', 'ask.any', 'go.only', 'go.also', 'need', 'show', 'instead'] as const;
/** What a home may be asked about as well as searched by. */
export const ASKED_OF_HOMES: ReadonlySet<ConstraintField> = new Set(['Tag', 'ParkingSpots', 'Status', 'SaleType']);

/** "Is it a furnished apartment under 700k?", but "is there an apartment in Austin?" */
const mayBeOfIt = ({ hasFocus, asks, stated }: Gathered): boolean =>
  hasFocus || (asks.includes('has') && !stated.some(({ Field }) => Field === 'City'));

/** "What is the HOA", "any deposit?": a field and no condition of a search. "Any HOA" is fine. */
const asksOfTopic = (message: Message, { topics, stated }: Gathered): boolean =>
  topics.length > 0 &&
  stated.length === 0 &&
  (isQuestionMark(message) || message.lexemes.some((one) => says(one, 'ask.any') && !says(one, 'ask.has')));

/** "Is there *one with* a garage?", "gibt es *eine ohne* Pool?": others are looked for. */
const looksForOne = ({ tokens, lexicon }: Message): boolean =>
  tokens.some(({ key }, at) => {
    const behind = lexicon.match(tokens, at + 1, at + 2)?.says ?? [];
    const isWith = behind.includes('link.with') || behind.includes('not.without');
    return lexicon.language.numbers.values[key] === 1 && isWith;
  });

/** "Parking?", "y mascotas?", but "and with a pool?", "without a pool?" */
const isBareFeature = (message: Message, stated: readonly Constraint[]): boolean =>
  isQuestionMark(message) &&
  stated.every(({ Field, Operator }) => (Field === 'Tag' || Field === 'ParkingSpots') && Operator !== 'not') &&
  !saysWith(message);

/** Whether words look for homes; "any deposit?" asks of those that were shown, and "any parking?" of the one that is talked of. */
const looksForHomes = (message: Message, gathered: Gathered): boolean => {
  const isOfOne = message.before.talksOfSeveral !== true && isBareFeature(message, gathered.stated);
  const isOfTopic = asksOfTopic(message, gathered) || (isOfOne && says(message.lexemes[0], 'ask.has'));
  if (gathered.asks.includes('has') && looksForOne(message)) return true;
  return message.lexemes.some((one) => says(one, ...SOUGHT_BY) && !(isOfTopic && says(one, 'ask.any')));
};

/** How far a sum is from what says that it is offered. */
const MOST_TO_OFFER = 3;
/** "Would they *take 20k* less?", "würden sie *600000 nehmen*?": what a home may be had for, where nothing else is asked. No listing tells it. */
export const offeredSums = (message: Message, { stated, topics }: Gathered): string[] => {
  const { lexemes, before } = message;
  const fields = [...stated.map(({ Field }) => Field), ...topics.map(({ field }) => field)];
  // "What can you offer under 400k?"
  const isBound = lexemes.some((one) => saidOf(one, 'cmp') !== undefined || saidOf(one, 'after') !== undefined);
  // "If I offer 400k, what is there?"
  const asksElse = lexemes.some(
    (one) => says(one, 'ask.has', 'ask.any', 'home.any', 'home.many', 'question') && !says(one, 'sum.offer', 'filler'),
  );
  // "If we offer 560".
  const isFirst = says(lexemes[0], 'sum.offer') && (lexemes[0]?.length ?? 0) > 1;
  if (!before.hasShown || isBound || asksElse || !(isFirst || asks(message))) return [];
  if (fields.some((field) => field !== 'Price')) return [];
  return lexemes.flatMap(({ amount }, at) => {
    if (amount === undefined || saidOf(lexemes[at + 1], 'unit') !== undefined) return [];
    const near = lexemes.slice(0, at + MOST_TO_OFFER + 1);
    const verb = near.findLastIndex((one, index) => index >= at - MOST_TO_OFFER && says(one, 'sum.offer'));
    const [from, to] = [Math.min(at, verb), Math.max(at, verb)];
    if (verb === -1 || !lexemes.slice(from + 1, to).every((one) => says(one, 'filler'))) return [];
    return [wordsOf(message, from, to + 1)];
  });
};

/** Whether a message asks what no listing tells. */
const asksUntold = (message: Message, gathered: Gathered): boolean => {
  const { lexemes } = message;
  // "My budget is negotiable", "show me ones with rental income".
  const isUnlisted = (one: Lexeme): boolean => says(one, 'ask.unlisted');
  const isAsked = lexemes.some((one) => isUnlisted(one) && (one.length > 1 || asks(message)));
  const isSought = lexemes.some((one) => says(one, 'need', 'show', 'home.any', 'home.many', 'go.also'));
  return (gathered.stated.length === 0 && isAsked && !isSought) || offeredSums(message, gathered).length > 0;
};

/** Whether a message is about homes that it names or points at, or asks something of those that were shown. */
export const isAboutHomes = (message: Message, gathered: Gathered): boolean => {
  const { before, lexemes } = message;
  const { stated, positions, relative, orders, figures, topics, asks, hasFocus, signs } = gathered;
  if (stated.some(isIdentifier) || positions.length > 0)
    return gathered.alike === undefined || stated.some(isIdentifier);
  if (!before.hasShown || signs('more') || gathered.alike !== undefined || orders.length > 0 || figures.length > 0)
    return false;
  if (signs('among') || (relative.length > 0 && !asks.includes('has'))) return false;
  if (asksUntold(message, gathered)) return true;
  const isSought = looksForHomes(message, gathered);
  const isFirst = asksFirst(message);
  const isOfIt = isFirst && !isSought && mayBeOfIt(gathered);
  if (!isOfIt && stated.some(({ Field }) => !ASKED_OF_HOMES.has(Field))) return false;
  const isOfTopic = asksOfTopic(message, gathered) || topics.some(({ isQuestion }) => isQuestion);
  const isAsking = isFirst || isQuestionMark(message) || asks.length > 0 || isOfTopic;
  // "And the deposit, it is how much".
  const asksLater = hasFocus && topics.length > 0 && lexemes.some((one) => says(one, 'question'));
  if (!isAsking && !asksLater) return false;
  if (hasFocus) return true;
  if (topics.some(({ isQuestion, field }) => isQuestion && GIVEN.has(field))) return true;
  if (isSought) return false;
  const isOfOne = before.talksOfSeveral !== true;
  // "Is there a garage?", then "and a garden?"
  const goesOn = says(lexemes[0], 'link.and') && (before.askedAbout ?? []).length > 0;
  const isBare = isBareFeature(message, stated);
  return topics.length > 0 || asks.includes('has') || (isOfOne && (isFirst || goesOn || isBare) && stated.length > 0);
};

/** Whether a home's price was reduced is asked of its history. */
export const isPriceChange = ({ Field, Value }: Constraint): boolean => Field === 'Tag' && Value[0] === 'price reduced';

/** What is asked of each home, or a figure of all is of. */
export const fieldsOf = (
  { stated, topics, figures, orders, relative }: Gathered,
  isAbout: boolean,
  compares: boolean,
  hasShown: boolean,
): AskedField[] => {
  const fields = new Set<AskedField>();
  const ofFigures = figures.flatMap(({ aggregate, field }) =>
    field === undefined || aggregate === 'count' ? [] : [field],
  );
  if (isAbout || figures.length > 0)
    for (const field of [...ofFigures, ...topics.map((one) => one.field)]) fields.add(field);
  else if (hasShown && stated.length === 0)
    for (const { field, isQuestion } of topics) if (isQuestion) fields.add(field);
  if (isAbout) {
    for (const one of stated) if (isPriceChange(one)) fields.add('PriceHistory');
    // "Is it a house or a condo?"
    const kinds = stated.find(({ Field }) => Field === 'PropertyType');
    const isChoice = Array.isArray(kinds?.Value) && kinds.Value.length > 1;
    const isNamed = stated.some(isIdentifier);
    if (topics.length === 0 && kinds !== undefined && (isChoice || !isNamed)) fields.add('PropertyType');
    for (const one of stated.filter((one) => !isPriceChange(one)))
      if (
        ASKED_OF_HOMES.has(one.Field) ||
        one.Field === 'HOAMonth' ||
        (!isNamed && ASKED_FIELDS.some((field) => field === one.Field))
      )
        fields.add(one.Field as AskedField);
    const compared = [...orders.map(({ order: { Field } }) => Field), ...relative.map(({ Field }) => Field)];
    if (compares) for (const field of compared) fields.add(field === 'PricePerArea' ? 'UnitAreaPrice' : field);
    return [...fields];
  }
  const [figure] = figures;
  if (figure === undefined) return [...fields];
  if (figure.aggregate === 'count') return [...fields].filter((field) => field !== 'Price');
  return fields.size === 0 ? ['Price'] : [...fields];
};
