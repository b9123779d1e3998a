import type { Sense } from '../../../language/language.ts';
import { type Claim, type ConditionClaim, claimAt, isCondition, type Polarity } from '../claims.ts';
import type { ConstraintField } from '../constraint.ts';
import { type Lexeme, type Message, says } from '../message.ts';

type Group = 'place' | 'type' | 'feature' | 'number' | 'offer';
const GROUPS: Readonly<Partial<Record<ConstraintField, Group>>> = {
  City: 'place',
  Near: 'place',
  Street: 'place',
  ZIP: 'place',
  PropertyType: 'type',
  Tag: 'feature',
  SaleType: 'offer',
  Status: 'offer',
};
export const groupOf = ({ means }: ConditionClaim): Group => GROUPS[means.constraints[0]?.Field ?? 'Price'] ?? 'number';
/** Parking is a feature to visitors, and so is a fee. */
export const isLikeFeature = (claim: ConditionClaim): boolean =>
  groupOf(claim) === 'feature' || claim.means.isInWords === true;
export const isAlike = (one: ConditionClaim, other: ConditionClaim): boolean =>
  groupOf(one) === groupOf(other) || [one, other].every((claim) => isLikeFeature(claim) || groupOf(claim) === 'type');

/** Whether a claim is of animals that live there, or may not: "no dogs". */
export const isPet = ({ means }: ConditionClaim, operator: 'is' | 'not' = 'is'): boolean =>
  means.constraints.some(
    (one) => one.Field === 'Tag' && one.Operator === operator && /^(?:pets|dogs|cats)$/.test(one.Value[0] ?? ''),
  );

const SENTENCE_END = /^[.!?;。！？；]$/;
const endsSentence = (lexeme: Lexeme | undefined): boolean =>
  lexeme === undefined || (lexeme.isMark && SENTENCE_END.test(lexeme.text));
export const endsClause = (lexeme: Lexeme | undefined): boolean => endsSentence(lexeme) || says(lexeme, 'link.but');
export const isComma = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.isMark === true && /^[,，、:(–-]$/.test(lexeme.text);

/** "Nichts, was vor 1950 gebaut wurde": a comma before what tells more of the word before it. */
export const isRelative = (lexemes: readonly Lexeme[], at: number): boolean =>
  isComma(lexemes[at]) && says(lexemes[at + 1], 'home.any') && says(lexemes[at + 1], 'question');

export const MOST_BETWEEN = 3;
export const BEFORE: readonly (readonly [Sense, Polarity])[] = [
  ['free.before', 'free'],
  ['instead', 'free'],
  ['not.except', 'not'],
  ['not.before', 'not'],
  ['not.again', 'not'],
  ['soft.before', 'soft'],
  ['fine.before', 'fine'],
];
export const BEHIND: readonly (readonly [Sense, Polarity])[] = [
  ['free.behind', 'free'],
  ['not.behind', 'not'],
  ['not.again', 'not'],
  ['soft.behind', 'soft'],
  ['fine.behind', 'fine'],
];

export const withPolarity = (claim: ConditionClaim, polarity: Polarity): ConditionClaim => ({
  ...claim,
  means: { ...claim.means, polarity },
});

/** Sets of claims that are read otherwise, put in their places. */
export const replaced = (claims: readonly Claim[], changes: ReadonlyMap<Claim, Claim>): readonly Claim[] =>
  changes.size === 0 ? claims : claims.map((claim) => changes.get(claim) ?? claim);

/** Words between a mark and what it is said of: fillers and adjectives, no other claim, no end of a clause. */
export const reaches = (
  { lexemes }: Message,
  claims: readonly Claim[],
  from: number,
  to: number,
  allowsComma = false,
): boolean => {
  let others = 0;
  for (let at = from; at < to; at += 1) {
    const lexeme = lexemes[at];
    const claim = claimAt(claims, at);
    if (claim !== undefined && isCondition(claim)) return false;
    if (
      endsClause(lexeme) ||
      (isComma(lexeme) && !allowsComma && !isRelative(lexemes, at)) ||
      (says(lexeme, 'aside.end') && says(lexeme, 'need')) ||
      // "Without solar because the leases are a nightmare".
      (says(lexeme, 'link.so') && !says(lexeme, 'filler'))
    )
      return false;
    // "Homes that aren't pending in Oceanside".
    if (says(lexeme, 'topic.Status')) return false;
    if (says(lexeme, 'filler') || claim !== undefined) continue;
    others += 1;
  }
  return others <= MOST_BETWEEN;
};
