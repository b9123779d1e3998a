import { isQuestionMark } from '../asked.ts';
import { type Claim, EXPLAINED, eachLexeme, isCondition, type Means, type Rule } from '../claims.ts';
import type { Constraint } from '../constraint.ts';
import { ahead, allSaidOf, isName, type Lexeme, type Message, saidOf, says, saysNothing, wordsOf } from '../message.ts';
import { TOLD_BY_TEXTS } from '../property-types.ts';
import { endsClause } from './scope.ts';

type Literal = Constraint extends infer One ? (One extends { Words: string } ? Omit<One, 'Words'> : never) : never;

/** Conditions that words say by themselves. */
const SAID: Readonly<Record<string, Literal[]>> = {
  'is.noHoa': [{ Field: 'HOAMonth', Operator: 'is', Value: 0 }],
  'is.parking': [{ Field: 'ParkingSpots', Operator: 'atLeast', Value: 1 }],
  'is.twoCars': [
    { Field: 'ParkingSpots', Operator: 'atLeast', Value: 2 },
    { Field: 'Tag', Operator: 'is', Value: ['garage'] },
  ],
  'is.studio': [{ Field: 'Bedrooms', Operator: 'is', Value: 0 }],
  'is.today': [{ Field: 'DaysOnMarket', Operator: 'atMost', Value: 1 }],
  'is.new': [{ Field: 'DaysOnMarket', Operator: 'atMost', Value: 7 }],
  'is.thisMonth': [{ Field: 'DaysOnMarket', Operator: 'atMost', Value: 30 }],
  'is.reduced': [{ Field: 'Tag', Operator: 'is', Value: ['price reduced'] }],
  'sale.rent': [{ Field: 'SaleType', Operator: 'is', Value: 'for_rent' }],
  'sale.buy': [{ Field: 'SaleType', Operator: 'is', Value: 'for_sale' }],
  'status.Active': [{ Field: 'Status', Operator: 'is', Value: 'Active' }],
  'status.Taken': [{ Field: 'Status', Operator: 'is', Value: 'UnderContract' }],
  'status.PreOnMarket': [{ Field: 'Status', Operator: 'is', Value: 'PreOnMarket' }],
  'status.Sold': [{ Field: 'Status', Operator: 'is', Value: 'Sold' }],
};

const WHEN: Readonly<Record<string, number>> = { 'when.day': 1, 'when.week': 7, 'when.month': 30 };
const MOST_BETWEEN_LISTED = 6;
/** "What came up in Encinitas this week": a time beside a word of listing. */
const listedWithin = ({ lexemes }: Message, at: number): number | undefined => {
  const days = lexemes[at]?.says.map((one) => WHEN[one]).find((one) => one !== undefined);
  const isListed = (one: number): boolean =>
    Math.abs(one - at) <= MOST_BETWEEN_LISTED &&
    says(lexemes[one], 'is.listed', 'is.new') &&
    !lexemes.slice(Math.min(one, at), Math.max(one, at)).some(endsClause);
  return days !== undefined && lexemes.some((_, one) => isListed(one)) ? days : undefined;
};

/** "Homes that have dropped in price"; whether the price of one that was shown has dropped is a question. */
const looksForReduced = ({ lexemes, before }: Message, lexeme: Lexeme | undefined): boolean =>
  says(lexeme, 'topic.PriceHistory') &&
  lexemes.some((one) => says(one, 'home.many', 'show') || (!before.hasShown && says(one, 'ask.any', 'ask.has'))) &&
  !(before.hasShown && lexemes.some((one) => says(one, 'point.these', 'point.it', 'point.among')));

/** Conditions that a lexeme says by its words. */
const saidBy = (message: Message, at: number, claims: readonly Claim[]): Constraint[] => {
  const { lexemes } = message;
  const lexeme = lexemes[at];
  const days = listedWithin(message, at);
  if (days !== undefined)
    return [{ Field: 'DaysOnMarket', Operator: 'atMost', Value: days, Words: wordsOf(message, at, at + 1) }];
  // "The average rent" is one of homes to let.
  const isRent =
    says(lexeme, 'topic.Rent') &&
    lexemes.some((one) => saidOf(one, 'figure') !== undefined && !says(one, 'figure.count'));
  // "New listings in the last two weeks": a time that is said counts.
  const isTimed =
    lexemes.some((_, other) => listedWithin(message, other) !== undefined) ||
    claims.some((claim) => isCondition(claim) && claim.means.constraints.some(({ Field }) => Field === 'DaysOnMarket'));
  // "Our house just sold, we need 3 beds".
  const isOwn = ahead(lexemes, at, 3).some((one) => says(one, 'point.mine'));
  if (says(lexeme, 'status.Sold') && isOwn) return [];
  const keys = (lexeme?.says ?? []).filter((one) => SAID[one] !== undefined && !(isTimed && one === 'is.new'));
  const [key] = isRent ? ['sale.rent'] : looksForReduced(message, lexeme) ? ['is.reduced'] : keys;
  if (key === undefined || says(lexeme, 'sale.either')) return [];
  // "My rent went up" speaks of what is paid.
  if (key === 'sale.rent' && says(lexemes[at - 1], 'point.mine')) return [];
  // "Still pending?" asks of those that were shown.
  const isBare = lexemes.every((one) => one === lexeme || one.isMark || says(one, 'filler', 'ask.open'));
  if (says(lexeme, 'topic.Status') && message.before.hasShown && isQuestionMark(message) && isBare) return [];
  const Words = wordsOf(message, at, at + 1);
  return [...new Set([key, ...keys])].flatMap((one) =>
    (SAID[one] ?? []).map((literal) => ({ ...literal, Words }) as Constraint),
  );
};

const isPlainFiller = (lexeme: Lexeme): boolean =>
  says(lexeme, 'filler') && !says(lexeme, 'link.with', 'link.or', 'place.on');

/** The kinds of homes that a lexeme names, as the listings write them. */
const typesAt = (message: Message, at: number): Constraint[] => {
  const lexeme = message.lexemes[at];
  // "How large is the plot?" asks for its size.
  if (says(lexeme, 'topic.LotArea') && ahead(message.lexemes, at, 3).some((one) => says(one, 'ask.BuildingArea')))
    return [];
  // "Fixers with big lots": what a home has.
  const before = message.lexemes.slice(0, at).findLast((one) => !saysNothing(one) && !isPlainFiller(one));
  if (says(lexeme, 'topic.LotArea') && says(before, 'link.with', 'place.on')) return [];
  // "A condo with a loft", "a commercial kitchen".
  const isOfHome = says(before, 'link.with') || saysNothing(message.lexemes[at + 1]);
  const kinds = allSaidOf(lexeme, 'type').filter((kind) => !(TOLD_BY_TEXTS.has(kind) && isOfHome));
  const Words = wordsOf(message, at, at + 1);
  const listed = kinds.flatMap(message.typesOf);
  // A kind that the listings do not have finds nothing.
  const isUnlisted = listed.length === 0 && kinds.length > 0 && !kinds.some((kind) => TOLD_BY_TEXTS.has(kind));
  const names =
    kinds.length === 0 ? [lexeme?.propertyType].filter((one) => one !== undefined) : isUnlisted ? [Words] : listed;
  return names.length === 0 ? [] : [{ Field: 'PropertyType', Operator: 'is', Value: [...new Set(names)], Words }];
};

const featuresAt = (message: Message, at: number): Constraint[] => {
  const lexeme = message.lexemes[at];
  // "In Mountain View" is a town.
  if (isName(lexeme) && (lexeme?.isCapital === true || says(message.lexemes[at - 1], 'place.in'))) return [];
  const Words = wordsOf(message, at, at + 1);
  return [
    ...allSaidOf(lexeme, 'tag').map(
      (tag): Constraint => ({ Field: 'Tag', Operator: 'is', Value: tag.split('|'), Words }),
    ),
    ...allSaidOf(lexeme, 'lack').map(
      (tag): Constraint => ({ Field: 'Tag', Operator: 'not', Value: tag.split('|'), Words }),
    ),
  ];
};

/** All that a lexeme says: "Mietwohnung" is to let and an apartment. The rule's name is that of its first kind of condition. */
const contentRule = (name: string, example: string, first: typeof saidBy): Rule =>
  eachLexeme(name, example, (message, at, claims) => {
    const own = first(message, at, claims);
    if (own.length === 0) return undefined;
    const all = [...saidBy(message, at, claims), ...typesAt(message, at), ...featuresAt(message, at)];
    return { means: { kind: 'condition', constraints: all, ...(first === saidBy ? { isInWords: true } : {}) } };
  });

/** What kind of home, how it is offered, and what it has. */
export const homeRules: readonly Rule[] = [
  contentRule('conditions in words', 'no HOA, listed this week', saidBy),
  contentRule('features', 'with a pool', featuresAt),
  contentRule('kinds of homes', 'condo or townhouse', typesAt),
  eachLexeme('kinds told by texts', 'a loft in Seattle', (message, at) =>
    allSaidOf(message.lexemes[at], 'type').some((kind) => TOLD_BY_TEXTS.has(kind))
      ? { means: { kind: 'told', words: wordsOf(message, at, at + 1), isSought: true } }
      : undefined,
  ),
  {
    name: 'studio or more',
    example: 'a studio or one bedroom',
    read: (message, claims) => {
      const isStudio = (claim: Claim): boolean =>
        isCondition(claim) &&
        claim.means.constraints.some((one) => one.Field === 'Bedrooms' && one.Operator === 'is' && one.Value === 0);
      // "No studio, at least one bedroom".
      const isRefused = ({ from }: Claim): boolean =>
        ahead(message.lexemes, from, 2).some((one) => says(one, 'not.before'));
      const studio = claims.find((claim) => isStudio(claim) && !isRefused(claim));
      const rooms = claims.find(
        (claim) =>
          claim !== studio &&
          !isStudio(claim) &&
          isCondition(claim) &&
          claim.means.constraints.some(({ Field }) => Field === 'Bedrooms'),
      );
      if (studio === undefined || rooms === undefined || !isCondition(rooms)) return claims;
      const most = rooms.means.constraints.find((one) => one.Field === 'Bedrooms') as Constraint & { Value: number };
      const up: Constraint = { Field: 'Bedrooms', Operator: 'atMost', Value: most.Value, Words: most.Words };
      return claims.flatMap((claim) =>
        claim === studio
          ? [{ ...claim, means: EXPLAINED }]
          : claim === rooms
            ? [
                {
                  ...claim,
                  means: {
                    kind: 'condition',
                    constraints: [{ ...up, Operator: 'atLeast', Value: 0 } as Constraint, up],
                  } as Means,
                },
              ]
            : [claim],
      );
    },
  },
];
