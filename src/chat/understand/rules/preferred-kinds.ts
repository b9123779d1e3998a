import { type ConstraintField, isPlaceField, PLACE_FIELDS } from '../constraint.ts';
import { hasSense } from '../lexer/lexeme.ts';
import type { Placed } from './garage-or-parking.ts';
import type { Reading } from './stretch.ts';

/** What a home is in one of only: a place, a type, for sale or for rent. */
const KINDS: readonly ReadonlySet<string>[] = [new Set(PLACE_FIELDS), new Set(['PropertyType']), new Set(['SaleType'])];

const EITHER: ReadonlySet<string> = new Set(['City', 'PropertyType']);

/** "Lieber Genf", "plutôt une maison": a place or a type that is preferred to none other is the one that is looked for. */
export const withPreferredKinds = (
  { lexemes }: Reading,
  wanted: readonly Placed[],
  wishes: readonly Placed[],
): { wanted: Placed[]; wishes: Placed[]; choosesAnew: boolean } => {
  const preferred = KINDS.flatMap((fields) => {
    const isOfKind = ({ constraint }: Placed): boolean => fields.has(constraint.Field);
    return wanted.some((one) => isOfKind(one) && one.constraint.Operator === 'is') ? [] : wishes.filter(isOfKind);
  });
  // "La Mesa is ideal but San Diego works": either of them.
  const isAlso = lexemes.some((one) => hasSense(one, 'follow', 'also') || hasSense(one, 'indifferent', 'fine'));
  const isEither = (field: ConstraintField): boolean => EITHER.has(field) || (field === 'Near' && isAlso);
  const either = wishes.filter(({ constraint: { Field, Operator } }) =>
    wanted.some(({ constraint: one }) => isEither(Field) && one.Field === Field && one.Operator === Operator),
  );
  const chosen = [...preferred, ...either];
  return {
    wanted: [...wanted, ...chosen].sort((a, b) => a.from - b.from),
    wishes: wishes.filter((one) => !chosen.includes(one)),
    choosesAnew:
      either.length > 0 || (isAlso && preferred.filter(({ constraint }) => isPlaceField(constraint.Field)).length > 1),
  };
};
