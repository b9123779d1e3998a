import type { Constraint, ConstraintField } from './constraint.ts';
import type { Message } from './message.ts';
import type { Pointer, Relative } from './statement.ts';
import type { Aggregate, AskedField, Order, Talk } from './understanding.ts';

/** How what is claimed is wanted: `free` does not matter, `void` is told of something else. */
export type Polarity = 'is' | 'not' | 'soft' | 'free' | 'fine' | 'void';

/** What a stretch of a message means. */
export type Means =
  /** `isInWords`: said without a number: parking, a fee, an offer. */
  | { kind: 'condition'; constraints: Constraint[]; polarity?: Polarity; isInWords?: true }
  /** `rank`: "the second cheapest". */
  | { kind: 'order'; order: Order; isList: boolean; rank?: number }
  | { kind: 'limit'; limit: number }
  | { kind: 'figure'; aggregate: Aggregate; field?: AskedField }
  /** A field that is spoken of: asked for where the message asks. `isQuestion`: by its own words. */
  | { kind: 'topic'; field: AskedField; isQuestion: boolean }
  | { kind: 'asks'; what: 'has' | 'any' | 'home' }
  | { kind: 'point'; pointer: Pointer }
  | { kind: 'points'; positions: number[] }
  | { kind: 'alike'; isNear: boolean }
  | { kind: 'relative'; relative: Relative }
  | { kind: 'drop'; fields: ConstraintField[] }
  | { kind: 'reply'; reply: 'yes' | 'no'; isWeak: boolean }
  | { kind: 'talk'; talk: Talk }
  | { kind: 'raise'; by: number }
  /** Of what the listings have no field for: told as not understood, and `isSought` in their texts. */
  | { kind: 'told'; words: string; isSought: boolean }
  | { kind: 'sign'; sign: Sign };

/** What changes how the rest is meant, and says nothing by itself. */
export type Sign =
  | 'among'
  | 'more'
  | 'reset'
  | 'again'
  | 'compare'
  | 'human'
  | 'refused'
  | 'homes'
  | 'everywhere'
  | 'wider'
  | 'explained';

/** Of what says no condition by itself, and is known all the same. */
export const EXPLAINED: Means = { kind: 'sign', sign: 'explained' };

/**
 * A claim owns the lexemes from `from` up to `to`. A later rule may read it otherwise, by a new claim in its place. `rule` is the name of
 * the rule that made it, put there once that has read.
 */
export type Claim = { from: number; to: number; means: Means; rule?: string };

/** One way to read messages, which adds to what rules before it claimed. */
export type Rule = {
  name: string;
  /** A message that it reads. */
  example: string;
  read(message: Message, claims: readonly Claim[]): readonly Claim[];
};

export const isClaimed = (claims: readonly Claim[], at: number): boolean =>
  claims.some(({ from, to }) => from <= at && at < to);
export const claimAt = (claims: readonly Claim[], at: number): Claim | undefined =>
  claims.find(({ from, to }) => from <= at && at < to);

export type ConditionClaim = Claim & { means: Extract<Means, { kind: 'condition' }> };
export const isCondition = (claim: Claim): claim is ConditionClaim => claim.means.kind === 'condition';
export const inOrder = (claims: readonly Claim[]): Claim[] =>
  [...claims].sort((a, b) => a.from - b.from || a.to - b.to);
export const hasSign = (claims: readonly Claim[], sign: Sign): boolean =>
  claims.some(({ means }) => means.kind === 'sign' && means.sign === sign);

/** A rule that looks at each unclaimed lexeme by itself. */
export const eachLexeme = (
  name: string,
  example: string,
  meansOf: (
    message: Message,
    at: number,
    claims: readonly Claim[],
  ) => { to?: number; from?: number; means: Means } | undefined,
): Rule => ({
  name,
  example,
  read: (message, claims) => {
    const found = [...claims];
    for (let at = 0; at < message.lexemes.length; at += 1) {
      if (isClaimed(found, at)) continue;
      const read = meansOf(message, at, found);
      if (read !== undefined) found.push({ from: at, to: at + 1, ...read });
    }
    return found;
  },
});
