import { CONSTRAINT_FIELDS, type Constraint, OPERATORS } from '../understand/constraint.ts';

/** What a session remembers between two messages, for 24 hours. */
export type SessionState = {
  constraints: Constraint[];
  /** IDs of the listings that the last answer with listings named, in the order of their marks. */
  shown: number[];
  /** IDs of the one to three listings that the talk is about. */
  focus: number[];
};

/** Grows whenever the stored form changes: what another version wrote is forgotten rather than misread. */
const VERSION = 1;

const EMPTY_STATE: SessionState = { constraints: [], shown: [], focus: [] };

export const writeState = (state: SessionState): string => JSON.stringify({ version: VERSION, ...state });

const isConstraint = (value: unknown): value is Constraint => {
  if (typeof value !== 'object' || value === null) return false;
  const { Field, Operator, Value, Words } = value as Record<string, unknown>;
  const isNumeric = Field === 'Bedrooms' || Field === 'Bathrooms' || Field === 'Price';
  const fits = isNumeric
    ? typeof Value === 'number'
    : Field === 'City'
      ? Array.isArray(Value) && Value.every((name) => typeof name === 'string')
      : typeof Value === 'string';
  const isKnown = (CONSTRAINT_FIELDS as readonly unknown[]).includes(Field);
  return isKnown && (OPERATORS as readonly unknown[]).includes(Operator) && fits && typeof Words === 'string';
};
const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger);

/** The stored state; an empty one where there is none that this version can read. */
export const readState = (stored: unknown): SessionState => {
  const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  if (typeof value !== 'object' || value === null) return EMPTY_STATE;
  const { version, constraints, shown, focus } = value as Record<string, unknown>;
  const isReadable = version === VERSION && Array.isArray(constraints) && constraints.every(isConstraint);
  return isReadable && isIds(shown) && isIds(focus) ? { constraints, shown, focus } : EMPTY_STATE;
};
