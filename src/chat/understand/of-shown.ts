import { isSense } from '../../language/language.ts';
import { ASKED_OF_HOMES } from './about-homes.ts';
import { asksFirst, isQuestionMark } from './asked.ts';
import { type Claim, inOrder, isCondition, type Means } from './claims.ts';
import type { Constraint, ConstraintField } from './constraint.ts';
import { type Lexeme, type Message, says } from './message.ts';

/** By what a home is told from others that were shown. */
const TOLD_BY: ReadonlySet<ConstraintField> = new Set(['City', 'ZIP', 'Street', 'Near', 'PropertyType', 'Bedrooms']);
const isToldBy = (claim: Claim): boolean =>
  isCondition(claim) &&
  (claim.means.polarity ?? 'is') === 'is' &&
  claim.means.constraints.every(({ Field }) => TOLD_BY.has(Field));

/** What looks for homes, or is of several. */
const SOUGHT = ['home.any', 'home.many', 'ask.any', 'search', 'go.only', 'go.also'] as const;
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

/**
 * "Does the Austin apartment allow dogs?", "how old is the house?", after several were shown: the claims of a question about a home, or
 * of a wish to visit it, that is told by what it is. Whether it was shown is known later.
 */
export const claimsOfShown = (message: Message, claims: readonly Claim[]): readonly Claim[] | undefined => {
  const { lexemes, before } = message;
  if (!before.hasShown || lexemes.some((one) => says(one, ...SOUGHT))) return undefined;
  const visit = lexemes.findIndex((one) => says(one, 'human.visit'));
  const isExtreme = ({ means }: Claim): boolean => visit !== -1 && means.kind === 'order' && !means.isList;
  const pronouns = lexemes.filter((one) => says(one, 'point.it'));
  const telling = inOrder(claims).filter((claim) => isToldBy(claim) || isExtreme(claim));
  const rest = claims.filter((claim) => !telling.includes(claim));
  if (!rest.every(isBeside)) return undefined;
  const [first] = telling;
  const fits = [
    ...telling.flatMap((claim) => (isCondition(claim) ? claim.means.constraints : [])),
    ...pronouns.flatMap((one) => kindsOf(message, one)),
  ];
  const lead = lexemes[(first?.from ?? 0) - 1];
  const isOne = first !== undefined && says(lexemes[telling.at(-1)?.to ?? 0], 'point.described', 'point.one');
  const isThe = pronouns.length > 0 || isOne || says(lead, 'point.the', 'point.number');
  // "What about Carlsbad?", "how much is a house there?" look for homes.
  const isHome = isOne || fits.some(({ Field }) => Field === 'PropertyType') || telling.some(isExtreme);
  if (!isHome || isArticle(message, lead)) return undefined;
  const isAsking = asksFirst(message) || isQuestionMark(message);
  const asks =
    visit !== -1 ||
    rest.some(
      ({ means }) =>
        (means.kind === 'asks' && means.what === 'home') || (means.kind === 'topic' && (means.isQuestion || isAsking)),
    ) ||
    (isThe && isAsking && rest.some(isCondition));
  if (!asks) return undefined;
  const pointers = [
    ...(fits.length > 0 ? [{ fits }] : []),
    ...telling.flatMap(({ means }) => (means.kind === 'order' ? [{ extreme: means.order }] : [])),
  ];
  return [
    ...rest.filter(({ means }) => !isPronoun(means)),
    ...pointers.map(
      (pointer): Claim => ({ from: first?.from ?? 0, to: first?.to ?? 1, means: { kind: 'point', pointer } }),
    ),
    ...(visit === -1 ? [] : [{ from: visit, to: visit + 1, means: { kind: 'sign', sign: 'human' } } as const]),
  ];
};
