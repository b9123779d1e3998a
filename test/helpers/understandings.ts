import type { AreaConstraint, Constraint, IdentifierField } from '../../src/chat/understand/constraint.ts';
import type { Understanding } from '../../src/chat/understand/understanding.ts';

/** A search that says nothing but what is named. */
export const understood = (parts: Partial<Understanding> = {}): Understanding => ({
  Language: 'en',
  Intent: 'search',
  Constraints: [],
  Wishes: [],
  Kept: [],
  Unexplained: [],
  Fields: [],
  AskedTags: [],
  Refused: [],
  ...parts,
});

export const searching = (...Constraints: Constraint[]): Understanding => understood({ Constraints });

export const identified = (Field: IdentifierField, Value: string): Constraint => ({
  ...{ Field, Operator: 'is', Value },
  Words: Value,
});

export const area = (
  Field: AreaConstraint['Field'],
  Operator: AreaConstraint['Operator'],
  Value: number,
  AreaUnit: AreaConstraint['AreaUnit'] = 'Square Feet',
): Constraint => ({ Field, Operator, Value, AreaUnit, Words: `${Value} ${AreaUnit}` });
