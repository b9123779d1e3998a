import { createRegions } from '../../src/chat/retrieve/regions.ts';
import { type Constraint, NAME_FIELDS } from '../../src/chat/understand/constraint.ts';
import { createNames } from '../../src/chat/understand/names.ts';
import { readStatement } from '../../src/chat/understand/read-statement.ts';
import type { NamedHome } from '../../src/chat/understand/shown-names.ts';
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

const TOWNS = {
  'San Diego': { state: 'CA', latitude: 32.7, longitude: -117.1 },
  'La Mesa': { state: 'CA', latitude: 32.8, longitude: -117 },
  München: { state: 'Bayern', latitude: 48.1, longitude: 11.6 },
  Genève: { state: 'GE', latitude: 46.2, longitude: 6.1 },
};
const vocabularyOf = (towns: readonly (keyof typeof TOWNS)[]): Vocabulary => {
  const regions = createRegions(towns.map((name) => ({ name, ...TOWNS[name] })));
  return { ...sampleVocabulary, cities: createNames(towns, regions.names), regions };
};

/** A condition as `brief` says it: `City is La Mesa/El Cajon`. */
const conditionOf = (words: string): Constraint => {
  const [, Field = '', Operator = '', value = ''] = /^(\S+) (\S+) (.*)$/.exec(words) ?? [];
  const isName = NAME_FIELDS.some((name) => name === Field);
  const Value = isName ? value.split('/') : Number.isNaN(Number(value)) ? value : Number(value);
  return { Field, Operator, Value, Words: '' } as Constraint;
};

/** What was said before; `saleType` and `price` are short for constraints, which may be written as `brief` writes them. */
export type Before = {
  hasShown?: boolean;
  talksOfSeveral?: boolean;
  askedAbout?: readonly AskedField[];
  shown?: readonly NamedHome[];
  price?: number;
  constraints?: readonly (Constraint | string)[];
  /** The towns of the chatbot's homes, each in its state and country, instead of the usual ones. */
  towns?: readonly (keyof typeof TOWNS)[];
  saleType?: 'for_sale' | 'for_rent';
  language?: Statement['language'];
};

export const conditionsOf = ({ saleType, price, constraints = [] }: Before): Constraint[] => [
  ...(saleType === undefined ? [] : [conditionOf(`SaleType is ${saleType}`)]),
  ...(price === undefined ? [] : [conditionOf(`Price atMost ${price}`)]),
  ...constraints.map((one) => (typeof one === 'string' ? conditionOf(one) : one)),
];

export const read = (question: string, before: Before = {}): Statement => {
  const { hasShown = false, towns } = before;
  return readStatement(question, towns === undefined ? sampleVocabulary : vocabularyOf(towns), {
    ...{ ...before, hasShown, year: 2026 },
    constraints: conditionsOf(before),
  });
};

export const constraint = (one: Constraint): string => {
  const value = Array.isArray(one.Value) ? one.Value.join('/') : one.Value;
  const unit = one.Field === 'BuildingArea' || one.Field === 'LotArea' ? ` ${one.AreaUnit}` : '';
  return `${one.Field} ${one.Operator} ${value}${unit}`;
};

const pointer = (one: Pointer): string => {
  if (one === 'focus') return 'points at focus';
  if ('homes' in one) return `points at homes ${one.homes.join(' ')}`;
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
  ...(statement.alike === undefined ? [] : [`like ${statement.alike.position ?? 'focus'}`]),
  ...(statement.alike?.isNear ? ['nearby'] : []),
  ...(statement.unit === undefined ? [] : [`unit ${statement.unit}`]),
  ...(statement.reply === undefined ? [] : [`reply ${statement.reply}`]),
  ...(statement.talk === undefined ? [] : [`talk ${statement.talk}`]),
  ...statement.refused.map((words) => `refused ${words}`),
  ...statement.unexplained.map((words) => `unexplained ${words}`),
];
