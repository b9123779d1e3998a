import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import type { Intent, Understanding } from '../../../src/chat/understand/understanding.ts';
import type { AreaUnit } from '../../../src/listings/listing.ts';
import type { Market } from '../brute-force/market.ts';
import { lookUpByForce } from '../brute-force.ts';
import type { AskedMessage, Conversation } from '../understanding/asked.ts';
import type { Reading } from '../understanding/readings.ts';
import type { Anchor } from './homes.ts';

type Keys = Record<string, unknown>;

/** A line of `questions.jsonl`. */
export type AnchorQuestion = {
  id: string;
  cat: string;
  lang: string;
  q: string;
  /** Visitor and assistant in turn. */
  history: readonly { role: 'user' | 'assistant'; content: string }[];
  want: Keys;
  /** Keys that may be told too. */
  may?: Keys;
  /** Other values of keys, null for none. */
  alt?: Readonly<Record<string, readonly unknown[]>>;
};

/** Keys that hide homes where they are wrong. All others are no matter of the score. */
const HARD_KEYS =
  `sale_type city not_city state county zip street min_beds max_beds min_baths max_baths max_price min_price currency min_area
  max_area area_unit min_lot_acres max_hoa year_built_min year_built_max property_type not_property_type keywords not_keywords
  mls_number address url status not_status exclude_seen`.split(/\s+/);

const TYPES: readonly [RegExp, string][] = [
  [/multi|duplex|triplex|fourplex|income/i, 'multi_family'],
  [/town|row/i, 'townhouse'],
  [/condo/i, 'condo'],
  [/apart|flat/i, 'apartment'],
  [/land|lot/i, 'land'],
  [/commercial|retail|office/i, 'commercial'],
  [/house|single|villa|bungalow|cottage/i, 'house'],
];
const FEATURES: Readonly<Record<string, string>> = {
  'hot tub': 'spa',
  // What all homes of a building share is a feature of its own.
  laundry: 'in-unit laundry',
  'ev charging': 'ev charger',
  'guest house': 'adu',
  'short-term rental': 'short-term',
  waterfront: 'oceanfront',
};
/** What no feature of the product says, and its texts may: words that were left unexplained count as these. */
const SAID_IN_TEXTS: readonly [RegExp, string][] = [
  [
    /trolley|transit|m[eé]tr[oôó]|light ?rail|\bbus\b|subway|öffi|nahverkehr|transport|train|tram|地铁|轻轨/i,
    'near transit',
  ],
  [/school|escuela|[eé]cole|schule|escola|学区|学校/i, 'good schools'],
  [/barbecue|\bbbq\b|churrasqueira|asador|grill/i, 'barbecue'],
  [/ground.?floor|rez-de-chauss|erdgeschoss|planta baja|térreo|一楼/i, 'ground floor'],
  [/short(?:-|.)?(?:term|lease)/i, 'short lease'],
  [/oceanfront|beachfront/i, 'oceanfront'],
  ...['craftsman', 'warranty', 'storefront', 'castle', 'rooftop', 'stairs', 'apartment complex'].map(
    (word): [RegExp, string] => [new RegExp(word, 'i'), word],
  ),
];
const NEGATION =
  /\bno\b|\bnot\b|n['’]t|\bdont\b|\bisnt\b|\bwithout\b|w\/o|\bexcept\b|\bsin\b|\bpas\b|\bsans\b|\bkein|\bohne\b|\bsem\b|\bnão\b|不要|不想|(?<!有)没有|除/i;
const ORDINAL =
  /\b(?:first|second|third|last|1st|2nd|3rd)\b|#\d|^\s*\d\s*$|\b[123]\b.*\b[123]\b|primer|segund|última|premi[eè]re?|deuxi[eè]me|derni[eè]re?|\b\d(?:e|er|º|ª)\b|erste|zweite|letzte|primeir|第[一二三]/i;
const LAST = /last|letzt|últim|derni/i;
const LONGEST_NEGATION = 12;
const SQUARE_FEET_IN_ACRE = 43_560;
const SQUARE_METRES_IN_ACRE = 4_046.856;
const STATUSES: Readonly<Record<string, string>> = {
  Active: 'active',
  UnderContract: 'pending',
  Sold: 'sold',
  PreOnMarket: 'coming soon',
};
const CURRENCIES: Readonly<Record<string, string>> = { R$: 'BRL', '€': 'EUR' };
const RANGES: Readonly<Record<string, readonly [least: string, most: string]>> = {
  Bedrooms: ['min_beds', 'max_beds'],
  Bathrooms: ['min_baths', 'max_baths'],
  Price: ['min_price', 'max_price'],
  BuildingArea: ['min_area', 'max_area'],
  YearBuilt: ['year_built_min', 'year_built_max'],
};
const LISTS: Readonly<Record<string, readonly [key: string, write: (name: string) => string]>> = {
  City: ['city', (name) => name],
  ZIP: ['zip', (name) => name],
  PropertyType: ['property_type', (name) => TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? name],
  Status: ['status', (name) => STATUSES[name] ?? name],
  Tag: ['keywords', (name) => FEATURES[name] ?? name],
  MLSNumber: ['mls_number', (name) => name],
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether words are not wanted: they are quoted with their "not", or it stands close before them in their clause. */
const isNegated = (message: string, words: string): boolean => {
  const at = message.toLowerCase().indexOf(words.toLowerCase());
  const before = message.slice(Math.max(0, at - LONGEST_NEGATION), Math.max(0, at)).split(/[.,;!?，。]/);
  return NEGATION.test(words) || NEGATION.test(before.at(-1) ?? '');
};

const putRange = (got: Keys, { Field, Operator, Value }: Constraint): void => {
  const [least = '', most = ''] = RANGES[Field] ?? [];
  // "Not 0 bedrooms" is one at least; the notation has no other number that is not wanted.
  if (Operator === 'not' && Value === 0) got[least] = 1;
  if (Operator === 'is' || Operator === 'atLeast') got[least] = Value;
  if (Operator === 'is' || Operator === 'atMost') got[most] = Value;
};

const add = (got: Keys, key: string, values: readonly unknown[]): void => {
  got[key] = [...new Set([...listOf(got[key] ?? []), ...values])];
};

const isNone = ({ Operator, Value }: Constraint): boolean =>
  Value === 0 && (Operator === 'is' || Operator === 'atMost');

const acresOf = (area: number, unit: AreaUnit): number =>
  Number((area / (unit === 'Square Meters' ? SQUARE_METRES_IN_ACRE : SQUARE_FEET_IN_ACRE)).toFixed(8));

/** Constraints that say the same whatever was shown. */
const writePlain = (got: Keys, constraint: Constraint, intent: Intent): void => {
  const { Field, Operator, Value } = constraint;
  const values = listOf(Value);
  const [key, write] = LISTS[Field] ?? [];
  if (write !== undefined) add(got, `${Operator === 'not' ? 'not_' : ''}${key}`, values.map(String).map(write));
  if (Field in RANGES) putRange(got, constraint);
  if (Field === 'SaleType') got.sale_type = (Value === 'for_rent') === (Operator === 'is') ? 'rent' : 'sale';
  if (Field === 'Street') add(got, intent === 'search' ? 'street' : 'address', values);
  // The questions take dollars for granted.
  if (Field === 'Currency' && values.join() !== '$') got.currency = values.map((one) => CURRENCIES[String(one)] ?? one);
  if (Field === 'BuildingArea' && constraint.AreaUnit === 'Square Meters') got.area_unit = 'm2';
  if (Field === 'LotArea' && Operator !== 'atMost') got.min_lot_acres = acresOf(constraint.Value, constraint.AreaUnit);
  if (Field === 'HOAMonth' && isNone(constraint)) add(got, 'not_keywords', ['hoa']);
  else if (Field === 'HOAMonth' && (Operator === 'is' || Operator === 'atMost')) got.max_hoa = Value;
};

/** Spaces for cars are a feature here, and a garage for three is another than a garage. */
const writeParking = (got: Keys, constraint: Constraint): void => {
  const keywords = listOf(got.keywords ?? []);
  const hasGarage = keywords.includes('garage');
  if (isNone(constraint)) add(got, 'not_keywords', ['parking']);
  else if (hasGarage && constraint.Value === 3) {
    got.keywords = [...keywords.filter((keyword) => keyword !== 'garage'), '3-car garage'];
  } else if (!hasGarage || !/garag|车库/i.test(constraint.Words)) add(got, 'keywords', ['parking']);
};

const writeUnexplained = (got: Keys, words: string, message: string): void => {
  const found = SAID_IN_TEXTS.find(([pattern]) => pattern.test(words));
  if (found !== undefined && !isNegated(message, words)) add(got, 'keywords', [found[1]]);
};

/** Writes an understanding in the keys of the questions. `goldShown` are the numbers that the question's assistant had shown. */
export const createWriteKeys = (anchors: readonly Anchor[], market: Market) => {
  const numbers = new Map(market.map(({ id, number }) => [id, number]));
  const byNumber = new Map(anchors.map((anchor) => [anchor.mls_number, anchor]));
  const numberOf = (id: number): string => numbers.get(id) ?? `#${id}`;

  /** The home that is looked up, as the anchors write it. */
  const writeIdentifier = (got: Keys, { Field, Value }: Constraint, { Intent, Constraints }: Understanding): void => {
    const { yes, maybe } = lookUpByForce(market, Constraints);
    const [home, ...more] = Intent === 'search' ? [] : [...yes.values(), ...maybe.values()];
    const anchor = home !== undefined && more.length === 0 ? byNumber.get(home.number) : undefined;
    if (Field === 'Address') got.address = anchor?.address ?? Value;
    if (Field === 'Url') got.url = anchor?.url ?? String(Value).replace(/\/?(?:[?#].*)?$/, '');
  };

  return (
    understanding: Understanding,
    { message, before }: Pick<Reading, 'message' | 'before'>,
    goldShown: readonly string[],
  ): Keys => {
    const { Intent, Constraints, Unexplained, Reference = [] } = understanding;
    const shown = before.lastShown;
    const got: Keys = {};
    for (const constraint of Constraints) {
      writePlain(got, constraint, Intent);
      writeIdentifier(got, constraint, understanding);
      if (constraint.Field === 'Shown' && constraint.Operator === 'not') {
        const isAll = shown.length > 0 && goldShown.length > 0 && shown.every((id) => constraint.Value.includes(id));
        add(got, 'exclude_seen', isAll ? goldShown : constraint.Value.map(numberOf));
      }
    }
    for (const constraint of Constraints) if (constraint.Field === 'ParkingSpots') writeParking(got, constraint);
    for (const words of Unexplained) writeUnexplained(got, words, message);
    for (const id of Reference) {
      const at = shown.indexOf(id);
      const isLast = at > 0 && at === shown.length - 1 && LAST.test(message);
      // Who names a position means it among what the question's assistant had shown, which is not what was shown here.
      const meant = ORDINAL.test(message) ? goldShown[isLast ? goldShown.length - 1 : at] : undefined;
      add(got, 'mls_number', [meant ?? numberOf(id)]);
    }
    if (Intent === 'search') return { intent: 'search', ...got };
    const isOfHome = ['mls_number', 'address', 'url'].some((key) => key in got);
    const isLookup = Intent === 'lookup' || Intent === 'compare' || (Intent === 'human' && isOfHome);
    return isLookup ? { intent: 'lookup', ...got } : { intent: 'none' };
  };
};

const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '') : value;
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(listOf(one).map(plain).sort()) === JSON.stringify(listOf(other).map(plain).sort());

/** Whether the intent and every hard key are as wanted, or as they may be. */
export const isExactly = (
  got: Keys,
  { want, may = {}, alt = {} }: Pick<AnchorQuestion, 'want' | 'may' | 'alt'>,
): boolean => {
  const intents = [want.intent, ...(alt.intent ?? [])];
  if (!intents.includes(got.intent)) return false;
  if (got.intent === 'none' && alt.intent?.includes('none')) return true;
  return HARD_KEYS.every((key) => {
    const accepted = [...(key in want ? [want[key]] : []), ...(alt[key] ?? []), ...(key in may ? [may[key]] : [])];
    const isOptional = accepted.length === 0 || accepted.includes(null) || (key in may && !(key in want));
    const value = got[key];
    if (value === undefined) return isOptional;
    return accepted.some((one) => one !== null && isSame(one, value));
  });
};

/** Makes keys with the towns of a state in its place, less those that are refused, which is what the product reads of it. */
const createWithTowns = (anchors: readonly Anchor[]) => {
  const townsOf = (state: unknown): string[] => anchors.filter((one) => one.state === state).map(({ city }) => city);
  return ({ state, not_city = [], ...keys }: Keys): Keys => {
    const towns = keys.city ?? (state === undefined ? undefined : [...new Set(townsOf(state))]);
    const city = listOf(towns).filter((town) => !listOf(not_city).includes(town));
    return towns === undefined ? { ...keys, not_city } : { ...keys, city };
  };
};

const NUMBERS_SHOWN = /MLS ([A-Z0-9-]+)/g;

export const createAnchorConversation = (anchors: readonly Anchor[], market: Market) => {
  const writeKeys = createWriteKeys(anchors, market);
  const withTowns = createWithTowns(anchors);
  return (question: AnchorQuestion): Conversation => {
    const { id, q, history, want, alt: { state: _, ...alt } = {} } = question;
    const turns = history.filter(({ role }) => role === 'user').map(({ content }) => content);
    const lastAnswer = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
    const goldShown = [...lastAnswer.matchAll(NUMBERS_SHOWN)].map(([, number = '']) => number);
    const judge: AskedMessage['judge'] = (understanding, reading) => {
      const got = writeKeys(understanding, reading, goldShown);
      const isOfState = 'state' in want && !('city' in want);
      const isRight = isOfState
        ? isExactly(withTowns(got), { ...question, alt, want: withTowns(want) })
        : isExactly(got, question);
      return { isRight, wanted: want, got };
    };
    const rate = 'anchor questions, exact';
    return { messages: [...turns, q], asked: [{ id, rate, set: 'by others', at: turns.length, judge }] };
  };
};
