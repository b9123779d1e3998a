import type { Constraint } from '../../src/chat/understand/constraint.ts';
import { createNames } from '../../src/chat/understand/names.ts';
import { readStatement } from '../../src/chat/understand/read-statement.ts';
import type { Pointer, Statement } from '../../src/chat/understand/statement.ts';
import type { AskedField } from '../../src/chat/understand/understanding.ts';
import { NO_REGIONS, type Vocabulary } from '../../src/chat/understand/vocabulary.ts';

/** What the listings of a chatbot might know, for understanding questions without a database. */
export const sampleVocabulary: Vocabulary = {
  cities: createNames([
    'Seattle',
    'North Seattle',
    'Bellevue',
    'San Diego',
    'La Mesa',
    'Chula Vista',
    'El Cajon',
    'Carlsbad',
    'Oceanside',
    "Coeur d'Alene",
    'Zürich',
    'München',
    'Lisboa',
    'Genève',
    '上海',
    'St. Louis',
    'Home',
  ]),
  regions: NO_REGIONS,
  places: createNames([
    'Mission Bay',
    'La Jolla',
    'North Park',
    'Pacific Beach',
    'Hillcrest',
    'Balboa Park',
    'Old Town',
    'Ocean View',
    'Schwabing',
    'Alfama',
    'Pâquis',
    '浦东',
  ]),
  propertyTypes: [
    'Single Family Residence',
    'Condominium',
    'Townhouse',
    'Apartment',
    'Multi Family',
    'Manufactured Home',
    'Land',
  ],
  currencies: ['$', '€'],
  known: {
    mlsNumbers: ['2151234', '2160000', 'NDP2401234', 'SD-26-1043'],
    addresses: ['123 broadway', '14 oak st'],
    streets: ['garnet ave', 'el cajon blvd', 'leopoldstr'],
    zips: ['92109', '92101', '92037'],
  },
};

/** What was said before; `saleType` and `price` are short for constraints. */
export type Before = {
  hasShown?: boolean;
  talksOfSeveral?: boolean;
  askedAbout?: readonly AskedField[];
  price?: number;
  constraints?: readonly Constraint[];
  saleType?: 'for_sale' | 'for_rent';
  language?: Statement['language'];
};

export const read = (question: string, { saleType, price, constraints = [], ...before }: Before = {}): Statement =>
  readStatement(question, sampleVocabulary, {
    hasShown: false,
    year: 2026,
    ...before,
    constraints: [
      ...(saleType === undefined ? [] : [{ Field: 'SaleType', Operator: 'is', Value: saleType, Words: '' } as const]),
      ...(price === undefined ? [] : [{ Field: 'Price', Operator: 'atMost', Value: price, Words: '' } as const]),
      ...constraints,
    ],
  });

const constraint = (one: Constraint): string => {
  const value = Array.isArray(one.Value) ? one.Value.join('/') : one.Value;
  const unit = one.Field === 'BuildingArea' || one.Field === 'LotArea' ? ` ${one.AreaUnit}` : '';
  return `${one.Field} ${one.Operator} ${value}${unit}`;
};

const pointer = (one: Pointer): string => {
  if (one === 'focus') return 'points at focus';
  if ('extreme' in one) return `points at ${one.extreme.Field} ${one.extreme.Direction}`;
  return 'position' in one ? `points at ${one.position}` : `points at ${one.fits.map(constraint).join(', ')}`;
};

const FLAGS = {
  adds: 'adds',
  isReset: 'resets',
  wantsMore: 'more',
  amongShown: 'among shown',
  wantsHuman: 'human',
  compares: 'compares',
} as const;

/** A statement in short: one line for each thing that was said, the hard conditions first. */
export const brief = (statement: Statement): string[] => [
  ...statement.constraints.map(constraint),
  ...statement.wishes.map((one) => `wish ${constraint(one)}`),
  ...statement.dropped.map((field) => `any ${field}`),
  ...statement.droppedNames.map(({ Field, Value }) => `without ${Field} ${Value.join('/')}`),
  ...statement.droppedTags.map((tag) => `with or without ${tag}`),
  ...(statement.order === undefined ? [] : [`order ${statement.order.Field} ${statement.order.Direction}`]),
  ...(statement.limit === undefined ? [] : [`limit ${statement.limit}`]),
  ...(statement.aggregate === undefined ? [] : [`aggregate ${statement.aggregate}`]),
  ...statement.relative.map(({ Field, Direction }) => `${Direction} ${Field}`),
  ...statement.pointers.map(pointer),
  ...statement.fields.map((field) => `asks ${field}`),
  ...statement.askedTags.map((tag) => `asks for ${tag}`),
  ...Object.entries(FLAGS).flatMap(([flag, word]) => (statement[flag as keyof typeof FLAGS] ? [word] : [])),
  ...(statement.reply === undefined ? [] : [`reply ${statement.reply}`]),
  ...(statement.talk === undefined ? [] : [`talk ${statement.talk}`]),
  ...statement.refused.map((words) => `refused ${words}`),
  ...statement.unexplained.map((words) => `unexplained ${words}`),
];
