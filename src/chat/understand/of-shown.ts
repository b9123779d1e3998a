import { isSense } from '../../language/language.ts';
import { ASKED_OF_HOMES } from './about-homes.ts';
import { asksFirst, isQuestionMark } from './asked.ts';
import { type Claim, inOrder, isCondition, type Means } from './claims.ts';
import type { Constraint, ConstraintField } from './constraint.ts';
import { isEnd, type Lexeme, type Message, says, saysNothing, saysWithin } from './message.ts';
import type { Pointer } from './statement.ts';
import type { Order } from './understanding.ts';

/** By what a home is told from others that were shown. */
const TOLD_BY: ReadonlySet<ConstraintField> = new Set(['City', 'ZIP', 'Street', 'Near', 'PropertyType', 'Bedrooms']);
const isToldBy = (claim: Claim): boolean =>
  isCondition(claim) &&
  (claim.means.polarity ?? 'is') === 'is' &&
  claim.means.constraints.every(({ Field }) => TOLD_BY.has(Field));

/** What looks for homes, or is of several. */
const SOUGHT = ['home.any', 'home.many', 'search', 'go.only', 'go.also'] as const;
const isOfHomes = ({ means }: Claim): boolean =>
  means.kind === 'sign' && (means.sign === 'homes' || means.sign === 'among');
const isPronoun = (means: Means): boolean => means.kind === 'point' && means.pointer === 'focus';
/** What a question about a home, or a wish to visit it, may say beside the words that tell which. */
const isBeside = ({ means }: Claim): boolean =>
  ['topic', 'asks', 'talk', 'reply'].includes(means.kind) ||
  isPronoun(means) ||
  (means.kind === 'sign' && (means.sign === 'explained' || means.sign === 'human')) ||
  (means.kind === 'condition' && means.constraints.every(({ Field }) => ASKED_OF_HOMES.has(Field)));

/** "The townhouse": the kind that a pronoun names. */
const kindsOf = ({ tokens, lexicon, typesOf }: Message, pronoun: Lexeme): Constraint[] => {
  const { start, end, length, text: Words } = pronoun;
  const kinds = tokens.flatMap((token, at) =>
    length > 1 && start <= token.start && token.end <= end
      ? (lexicon.match(tokens, at, at + 1)?.says.filter(isSense('type')) ?? [])
      : [],
  );
  const Value = kinds.flatMap((one) => typesOf(one.slice('type.'.length)));
  return Value.length === 0 ? [] : [{ Field: 'PropertyType', Operator: 'is', Value, Words }];
};

/** "How much is *a* house?" */
const isArticle = ({ lexicon }: Message, lexeme: Lexeme | undefined): boolean => {
  const { values, articles = '' } = lexicon.language.numbers;
  const last = lexeme?.text.split(' ').at(-1) ?? '';
  return last !== '' && (values[last] === 1 || articles.split(' ').includes(last));
};

/** "The biggest", "便宜的那套": the one that has the most or the least of a measure. */
const extremeOf = (message: Message, { means, from, to }: Claim): Order | undefined => {
  const { lexemes, tokens } = message;
  const isOne = says(lexemes[to], 'point.one', 'point.described');
  if (means.kind === 'order') return means.rank === undefined && (!means.isList || isOne) ? means.order : undefined;
  if (means.kind !== 'relative') return undefined;
  const { Field, Direction } = means.relative;
  // "E *na* mais barata?"
  const lead = tokens.findLast(({ start }) => start < (lexemes[from]?.start ?? 0));
  const isOfThe = lead !== undefined && saysWithin(message, lead, 'point.ofThe');
  // "The one with more bathrooms".
  const isWith = says(lexemes[from - 1], 'link.with') && says(lexemes[from - 2], 'point.described');
  const isThe =
    isOne || isOfThe || says(lexemes[from], 'point.extreme') || says(lexemes[from - 1], 'point.the') || isWith;
  return isThe ? { Field, Direction: Direction === 'less' ? 'asc' : 'desc' } : undefined;
};

/** "The cheapest *with a* pool", "带泳池的最便宜的": whether a condition tells which homes are wanted. */
const isLedByWith = ({ lexemes, tokens, lexicon }: Message, { from, to }: Claim): boolean => {
  const lead = lexemes.findLastIndex((one, at) => at < from && !says(one, 'filler'));
  const [first, last] = [lexemes[Math.max(lead, 0)], lexemes[to - 1]];
  return tokens.some(({ start }, at) => {
    const said = lexicon.match(tokens, at, at + 1)?.says ?? [];
    const isWithin = start >= (first?.start ?? 0) && start < (last?.end ?? 0);
    // "Il y *a*", "*有*…吗" ask.
    return isWithin && said.includes('link.with') && !said.some(isSense('ask'));
  });
};

/** Whether a home is asked about that is told by the most or the least of something else: "is there parking at the biggest?" */
const asksOfExtreme = (message: Message, rest: readonly Claim[], at: number, { Field }: Order): boolean => {
  const { lexemes } = message;
  const isUnlisted = lexemes.some((one) => says(one, 'ask.unlisted'));
  const isAsking =
    asksFirst(message) ||
    isQuestionMark(message) ||
    rest.some(({ means }) => means.kind === 'asks' || (means.kind === 'topic' && means.isQuestion));
  // "A mais antiga, já reformaram a cozinha?" begins with the home, and asks what nobody knows here.
  const isFirst = !lexemes.slice(0, at).some((one) => says(one, 'ask.open'));
  const isOfWords = isFirst && lexemes.slice(at).some(saysNothing);
  const isOther =
    isUnlisted ||
    isOfWords ||
    rest.some(({ means }) =>
      means.kind === 'topic' ? means.field !== Field || (Field !== 'Price' && isFirst) : means.kind === 'condition',
    );
  // "带车库的最大的是哪套？"
  const isJoined = ({ to }: Claim): boolean =>
    message.lexicon.language.isHan === true && to <= at && lexemes.slice(to, at).every((one) => says(one, 'link.of'));
  // "What's the cheapest furnished one?", "which is the cheapest that allows dogs?" look for it.
  const isAsked = lexemes.some((one, index) => says(one, 'question') && !isEnd(lexemes[index + 1]));
  const isOfTopic = isUnlisted || rest.some(({ means }) => means.kind === 'topic');
  const tells =
    (isAsked && !isOfTopic && rest.some(isCondition)) ||
    rest.filter(isCondition).some((one) => isJoined(one) || isLedByWith(message, one));
  return (isAsking || isUnlisted) && isOther && !tells;
};

/** Whether a home is asked about that is told by what it is: "how old is the house?" */
const asksOfHome = (message: Message, rest: readonly Claim[], isThe: boolean): boolean => {
  const isAsking = asksFirst(message) || isQuestionMark(message);
  const isAsked = ({ means }: Claim): boolean =>
    (means.kind === 'asks' && means.what === 'home') || (means.kind === 'topic' && (means.isQuestion || isAsking));
  return rest.some(isAsked) || (isThe && isAsking && rest.some(isCondition));
};

/**
 * "Does the Austin apartment allow dogs?", "how old is the house?", after several were shown: the claims of a question about a home, or
 * of a wish to visit it, that is told by what it is. Whether it was shown is known later.
 */
export const claimsOfShown = (message: Message, claims: readonly Claim[]): readonly Claim[] | undefined => {
  const { lexemes, before } = message;
  if (!before.hasShown || lexemes.some((one) => says(one, ...SOUGHT))) return undefined;
  const visit = lexemes.findIndex((one) => says(one, 'human.visit'));
  const extremeIn = (claim: Claim): Order[] => [extremeOf(message, claim) ?? []].flat();
  const pronouns = lexemes.filter((one) => says(one, 'point.it'));
  const telling = inOrder(claims).filter((claim) => isToldBy(claim) || extremeIn(claim).length > 0);
  const [extreme] = telling.flatMap(extremeIn);
  const rest = claims.filter((claim) => !telling.includes(claim));
  if (!rest.every((claim) => isBeside(claim) || (extreme !== undefined && isOfHomes(claim)))) return undefined;
  if (extreme === undefined && lexemes.some((one) => says(one, 'ask.any'))) return undefined;
  const [first] = telling;
  const fits = [
    ...telling.flatMap((claim) => (isCondition(claim) ? claim.means.constraints : [])),
    ...pronouns.flatMap((one) => kindsOf(message, one)),
  ];
  const lead = lexemes[(first?.from ?? 0) - 1];
  const isOne = first !== undefined && says(lexemes[telling.at(-1)?.to ?? 0], 'point.described', 'point.one');
  const isThe = pronouns.length > 0 || isOne || says(lead, 'point.the', 'point.number');
  // "What about Carlsbad?", "how much is a house there?" look for homes.
  const isHome = isOne || fits.some(({ Field }) => Field === 'PropertyType') || extreme !== undefined;
  if (!isHome || isArticle(message, lead)) return undefined;
  const asks =
    extreme === undefined ? asksOfHome(message, rest, isThe) : asksOfExtreme(message, rest, first?.from ?? 0, extreme);
  if (visit === -1 && !asks) return undefined;
  const pointers: Exclude<Pointer, 'focus'>[] =
    extreme !== undefined ? [{ extreme, among: fits }] : fits.length > 0 ? [{ fits }] : [];
  return [
    ...rest.filter((claim) => !isPronoun(claim.means) && !isOfHomes(claim)),
    ...pointers.map(
      (pointer): Claim => ({ from: first?.from ?? 0, to: first?.to ?? 1, means: { kind: 'point', pointer } }),
    ),
    ...(visit === -1 ? [] : [{ from: visit, to: visit + 1, means: { kind: 'sign', sign: 'human' } } as const]),
  ];
};
