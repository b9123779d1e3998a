import { createAjv } from '../../fields/ajv.ts';
import { type Static, type TSchema, Type } from '../../fields/type.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../language/language.ts';
import { AREA_UNITS, SALE_TYPES } from '../../listings/listing.ts';
import { whenNeeded } from '../../process/when-needed.ts';
import {
  AREA_FIELDS,
  ASKED_STATUSES,
  type Constraint,
  IDENTIFIER_FIELDS,
  NAME_FIELDS,
  NUMBER_FIELDS,
  OPERATORS,
} from '../understand/constraint.ts';
import {
  AGGREGATES,
  type Aggregate,
  ASKED_FIELDS,
  type AskedField,
  ORDER_FIELDS,
  type Order,
} from '../understand/understanding.ts';
import type { Offer } from './offer.ts';

/** How many, which of all ("the cheapest"), which number over all, and what of each home a single search asks for. */
export type AskedOfSearch = {
  aggregate?: Aggregate;
  limit?: number;
  order?: Order;
  fields: AskedField[];
  tags: string[];
};

/** What was asked of homes that were named or pointed at. */
export type AskedOfHomes = { fields: AskedField[]; tags: string[] };

/** What a session remembers between two messages, for 24 hours. Listings are their IDs: they are read anew each time. */
export type SessionState = {
  constraints: Constraint[];
  /** Soft ones. */
  wishes: Constraint[];
  /** In which order homes are wanted from now on. */
  order?: Order;
  /** What the last search asked beside its conditions: "and in El Cajon?" asks the same. */
  asked?: AskedOfSearch;
  /** What was asked of a home since the last search: "does it have a garage?", then "show me ones that do". */
  lookedUp?: AskedOfHomes;
  /** All listings that answers to this search have named, the oldest first. At most `MOST_SHOWN`. */
  shown: number[];
  /** What was named last in a row, in the order of the marks: "the second one" is the second of these. */
  lastShown: number[];
  /** What the last answer named, in its order. */
  named?: number[];
  /** What these do not fulfil, where nothing matched and those that came closest were shown. */
  givenUp?: Constraint[];
  /** The one to three listings that the talk is about. */
  focus: number[];
  /** What "yes" accepts. */
  offer?: Offer;
  language?: LanguageCode;
};

export const MOST_SHOWN = 500;
/** Grows whenever the stored form changes: what another version wrote is forgotten rather than misread. */
const VERSION = 2;

export const EMPTY_STATE: SessionState = { constraints: [], wishes: [], shown: [], lastShown: [], focus: [] };

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });
const stated = <Value extends TSchema>(fields: readonly string[], operators: readonly string[], Value: Value) =>
  Type.Object({
    Field: oneOf(fields),
    Operator: oneOf(operators),
    Value,
    Words: Type.String(),
    Rule: Type.Optional(Type.String()),
  });
const IS_OR_NOT = ['is', 'not'];
const Ids = Type.Array(Type.Integer());

const StoredConstraint = Type.Unsafe<Constraint>(
  Type.Union([
    stated(['SaleType'], IS_OR_NOT, oneOf(SALE_TYPES)),
    stated(['Status'], IS_OR_NOT, oneOf(ASKED_STATUSES)),
    stated(NAME_FIELDS, IS_OR_NOT, Type.Array(Type.String(), { minItems: 1 })),
    stated(NUMBER_FIELDS, OPERATORS, Type.Number()),
    Type.Object({ ...stated(AREA_FIELDS, OPERATORS, Type.Number()).properties, AreaUnit: oneOf(AREA_UNITS) }),
    stated(IDENTIFIER_FIELDS, ['is'], Type.String()),
    stated(['Shown'], IS_OR_NOT, Ids),
  ]),
);

const StoredOrder = Type.Object({ Field: oneOf(ORDER_FIELDS), Direction: oneOf(['asc', 'desc']) });

/** What is stored of a session: `SessionState` and the version of its form. */
export const StoredState = Type.Object({
  version: Type.Literal(VERSION),
  constraints: Type.Array(StoredConstraint),
  wishes: Type.Array(StoredConstraint),
  order: Type.Optional(StoredOrder),
  asked: Type.Optional(
    Type.Object({
      order: Type.Optional(StoredOrder),
      aggregate: Type.Optional(oneOf(AGGREGATES)),
      limit: Type.Optional(Type.Integer({ minimum: 1 })),
      fields: Type.Array(oneOf(ASKED_FIELDS)),
      tags: Type.Array(Type.String()),
    }),
  ),
  lookedUp: Type.Optional(Type.Object({ fields: Type.Array(oneOf(ASKED_FIELDS)), tags: Type.Array(Type.String()) })),
  shown: Ids,
  lastShown: Ids,
  named: Type.Optional(Ids),
  givenUp: Type.Optional(Type.Array(StoredConstraint)),
  focus: Ids,
  offer: Type.Optional(
    Type.Union([
      Type.Object({ kind: Type.Literal('relax'), constraints: Type.Array(StoredConstraint) }),
      Type.Object({ kind: Type.Literal('more') }),
      Type.Object({ kind: Type.Literal('human') }),
    ]),
  ),
  language: Type.Optional(oneOf(LANGUAGE_CODES)),
});

const storedStateCheck = whenNeeded(() =>
  createAjv().compile<Static<typeof StoredState>>(JSON.parse(JSON.stringify(StoredState))),
);

export const writeState = (state: SessionState): string => JSON.stringify({ version: VERSION, ...state });

/** The stored state; an empty one where there is none that this version can read. */
export const readState = (stored: unknown): SessionState => {
  const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  const isStoredState = storedStateCheck();
  if (!isStoredState(value)) return EMPTY_STATE;
  const { version, ...state } = value;
  return state as SessionState;
};
