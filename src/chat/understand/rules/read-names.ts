import type { ListingStatus } from '../../../listings/listing.ts';
import type { Constraint } from '../constraint.ts';
import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import { isOfLand } from '../of-land.ts';
import { TOLD_BY_TEXTS } from '../property-types.ts';
import { LEAST_PRICE_READ_AS_SALE } from '../rent-or-sale.ts';
import { isOfShown, pointsAtHome } from './named-homes/of-shown.ts';
import { forgetNoKinds, refusesPeople } from './no-kinds.ts';
import { readCurrency } from './numbers/currency.ts';
import { isNotThereYet } from './polarity/not-there-yet.ts';
import { type Item, type ItemKind, isFiller, type Reading, take, wordsOf } from './stretch.ts';
import { wantsPerson } from './wants-person.ts';

/** Conditions that a phrase says whole. */
const STATES: Readonly<Record<string, Constraint>> = {
  noHoa: { Field: 'HOAMonth', Operator: 'is', Value: 0, Words: '' },
  parking: { Field: 'ParkingSpots', Operator: 'atLeast', Value: 1, Words: '' },
  oneBedroom: { Field: 'Bedrooms', Operator: 'atLeast', Value: 1, Words: '' },
  twoCars: { Field: 'ParkingSpots', Operator: 'atLeast', Value: 2, Words: '' },
  listedToday: { Field: 'DaysOnMarket', Operator: 'atMost', Value: 1, Words: '' },
  listedThisWeek: { Field: 'DaysOnMarket', Operator: 'atMost', Value: 7, Words: '' },
  listedThisMonth: { Field: 'DaysOnMarket', Operator: 'atMost', Value: 30, Words: '' },
};
/** When homes are to have come on the market, as a phrase of the tables says it. */
export const freshnessOf = (group: string, value: string): Constraint | undefined =>
  group === 'state' && STATES[value]?.Field === 'DaysOnMarket' ? STATES[value] : undefined;

const STATUSES: ReadonlySet<string> = new Set(['Active', 'PreOnMarket', 'Sold']);
const isStatus = (value: string): value is ListingStatus => STATUSES.has(value);

/** Whether a name is part of what is asked ("is it still available?") rather than a condition. */
const isAsked = (lexeme: Lexeme): boolean => hasSense(lexeme, 'ask') && !hasSense(lexeme, 'state');

const MOST_TO_SIZE = 3;

/** "*Grundstück* ab 800 qm" of who looks for homes: the land that is to belong to them. */
const measuresLot = ({ lexemes, before }: Reading, at: number): boolean => {
  const previous = lexemes[at - 1];
  // "Grundstücke ab 800 qm" are looked for themselves.
  if (hasSense(lexemes[at], 'many')) return false;
  const isFirst = previous === undefined || previous.isMark || hasSense(previous, 'link', 'and');
  const isMeasured = lexemes.slice(at + 1, at + 1 + MOST_TO_SIZE).some(({ amount }) => amount !== undefined);
  const looksForHomes = before.some(({ Field, Operator }) => Field === 'PropertyType' && Operator === 'is');
  return isFirst && isMeasured && looksForHomes && !isOfLand(before);
};

/** "Haus kaufen, *Grundstück* eingezäunt": what the house stands on, unless either is looked for. */
const isLotOfHouse = (reading: Reading, at: number): boolean => {
  const { lexemes } = reading;
  // "Haus mit Land", where "Land" is how listings write the type.
  const isLand = hasSense(lexemes[at], 'type', 'land') || lexemes[at]?.propertyType !== undefined;
  const isLot = isLand && hasSense(lexemes[at], 'topic', 'lot');
  const before = isFiller(lexemes[at - 1]) && !hasSense(lexemes[at - 1], 'follow') ? lexemes[at - 2] : lexemes[at - 1];
  // "With a bit of land": nobody calls land so that is bought alone.
  if (isLot && hasSense(before, 'follow', 'with') && !hasSense(before, 'negation')) return true;
  if (isLot && measuresLot(reading, at)) return true;
  const hasHouse = lexemes.some((lexeme, index) => index < at && hasSense(lexeme, 'type', 'house'));
  const isChosen = lexemes
    .slice(0, at + 2)
    .some((lexeme) => hasSense(lexeme, 'link', 'or') || hasSense(lexeme, 'negation', 'not'));
  return isLot && hasHouse && !isChosen && !hasSense(lexemes[at - 1], 'link', 'and');
};

/** "Welche Häuser sind schon verkauft?", where none was shown or named: what is said of many chooses among them. */
const choosesByStatus = ({ lexemes, hasShown }: Reading): boolean =>
  !hasShown &&
  lexemes.some((lexeme) => hasSense(lexeme, 'many')) &&
  lexemes.every(({ identifier }) => identifier === undefined);

/** Features that one phrase may name together with a type, or with a rent: "casa nueva", "location *vide*". */
const TAGS_BESIDE: ReadonlySet<string> = new Set([
  'new construction',
  'single story',
  'short-term rental',
  'fixer-upper',
  'renovated',
  'furnished',
  'corner lot',
  'accessible',
  'quiet',
  'utilities included',
]);

const tagsBeside = ({ senses, text }: Lexeme, Words: string): Constraint[] =>
  senses
    .filter(
      ({ group, value }) =>
        (group === 'tag' && TAGS_BESIDE.has(value)) || (group === 'absence' && value === 'furnished'),
    )
    // A bungalow is a type, whatever else it mostly is; a "maison de plain-pied" is said to be one.
    .filter(() => text.includes(' ') || !senses.some(({ group, value }) => group === 'type' && value === 'bungalow'))
    .map(({ group, value }) => ({ Field: 'Tag', Operator: group === 'tag' ? 'is' : 'not', Value: [value], Words }));

/** "Tiefgaragenstellplatz". */
const garageBeside = (lexeme: Lexeme, Words: string): Constraint[] =>
  (hasSense(lexeme, 'state', 'parking') || hasSense(lexeme, 'state', 'twoCars')) && hasSense(lexeme, 'tag', 'garage')
    ? [{ Field: 'Tag', Operator: 'is', Value: ['garage'], Words }]
    : [];

/** "Puestas a la venta hoy". */
const saleBeside = (lexeme: Lexeme, Words: string): Constraint[] => {
  const sale = senseValue(lexeme, 'sale');
  if (sale !== 'rent' && sale !== 'buy') return [];
  return [{ Field: 'SaleType', Operator: 'is', Value: sale === 'rent' ? 'for_rent' : 'for_sale', Words }];
};

const OF_DAYS = ['unit.day', 'topic.days', 'sum.untold'];
/** "60 días en venta", "*rental* deposit under 2000": what tells how long says for what, also where a number took it. */
const saleOfDays = (lexeme: Lexeme, Words: string): Constraint[] =>
  lexeme.senses.some(({ group, value }) => OF_DAYS.includes(`${group}.${value}`)) ? saleBeside(lexeme, Words) : [];

/** "Próximamente en venta". */
const comingBeside = (lexeme: Lexeme, Words: string): Constraint[] =>
  hasSense(lexeme, 'status', 'PreOnMarket') && !isAsked(lexeme)
    ? [{ Field: 'Status', Operator: 'is', Value: 'PreOnMarket', Words }]
    : [];

const studioBeside = (lexeme: Lexeme, Words: string): Constraint[] =>
  hasSense(lexeme, 'unit', 'studio') ? [{ Field: 'Bedrooms', Operator: 'is', Value: 0, Words }] : [];

/** What listings say instead of a feature ("langfristig") refuses none; "*keine* Ferienvermietung" does. */
const mayBeUnwanted = ({ text }: Lexeme, tag: string, negators: readonly string[]): boolean =>
  tag === 'short-term rental'
    ? negators.includes(text.split(' ')[0] ?? '') || (/^\p{Script=Han}/u.test(text) && negators.includes(text[0] ?? ''))
    : tag !== 'renovated';

const constraintsOf = (
  lexeme: Lexeme,
  words: string,
  typesOf: (kind: string) => string[],
  isChoice: boolean,
  negators: readonly string[],
): [ItemKind, Constraint[]] | undefined => {
  const state = STATES[senseValue(lexeme, 'state') ?? ''];
  if (state !== undefined)
    return ['state', [{ ...state, Words: words }, ...garageBeside(lexeme, words), ...saleBeside(lexeme, words)]];
  const type = senseValue(lexeme, 'type');
  if (lexeme.propertyType !== undefined || type !== undefined) {
    const own = type === undefined ? [] : typesOf(type);
    if (own.length === 0 && lexeme.propertyType === undefined && TOLD_BY_TEXTS.has(type ?? '')) return undefined;
    const exact = lexeme.propertyType === undefined ? own : [lexeme.propertyType];
    const Value = own.length > 0 ? own : exact;
    return [
      'type',
      [
        { Field: 'PropertyType', Operator: 'is', Value: Value.length > 0 ? Value : [words], Words: words },
        ...tagsBeside(lexeme, words),
        ...studioBeside(lexeme, words),
      ],
    ];
  }
  const studio = studioBeside(lexeme, words);
  if (studio.length > 0) return ['number', studio];
  const sale = senseValue(lexeme, 'sale');
  if (sale === 'rent' || sale === 'buy')
    return ['sale', [...saleBeside(lexeme, words), ...tagsBeside(lexeme, words), ...comingBeside(lexeme, words)]];
  const status = senseValue(lexeme, 'status');
  if (status !== undefined && isStatus(status) && (isChoice || !isAsked(lexeme)))
    return ['status', [{ Field: 'Status', Operator: 'is', Value: status, Words: words }]];
  // "Charges" are a fee; that they are included has to be said.
  const isFee = hasSense(lexeme, 'topic', 'hoa');
  const tags = lexeme.senses.filter(
    ({ group, value }, at, all) =>
      !(isFee && value === 'utilities included') &&
      (group === 'tag' || (group === 'absence' && mayBeUnwanted(lexeme, value, negators))) &&
      all.findIndex((other) => other.group === group && other.value === value) === at,
  );
  if (tags.length === 0) return undefined;
  return [
    'tag',
    tags.map(({ group, value }) => ({
      Field: 'Tag',
      Operator: group === 'tag' ? 'is' : 'not',
      Value: [value],
      Words: words,
    })),
  ];
};

/** "A dog of *12* pounds": what no price was read of names no currency. */
const countsNoPrice = ({ lexemes }: Reading, at: number): boolean => {
  const amount = lexemes[at - 1];
  return amount?.amount !== undefined && !amount.isTaken;
};

/** "1 million *tout compris*": no utilities are included in what is bought. */
const isOfPurchase = ({ lexemes, saleType }: Reading, at: number): boolean =>
  saleType === 'for_sale' ||
  lexemes.slice(Math.max(0, at - 2), at).some(({ amount }) => (amount?.value ?? 0) >= LEAST_PRICE_READ_AS_SALE);

const hoaItem = (reading: Reading, at: number): Item => ({
  kind: 'tag',
  from: at,
  to: at + 1,
  constraints: [{ Field: 'HOAMonth', Operator: 'is', Value: 0, Words: wordsOf(reading, at, at + 1) }],
  isUnwantedOnly: true,
});

/** "No more than 2 stories" leaves one. */
const isMostOfStories = ({ lexemes }: Reading, at: number): boolean => {
  const compare = lexemes[at - 1];
  const isLess = hasSense(compare, 'compare', 'atMost') || hasSense(compare, 'compare', 'lessThan');
  const isNotMore = hasSense(compare, 'compare', 'moreThan') && hasSense(lexemes[at - 2], 'negation', 'not');
  return (isLess || isNotMore) && hasSense(lexemes[at], 'absence', 'single story');
};

const AREAS: ReadonlySet<string> = new Set('squareFeet squareMeters acre hectare mu'.split(' '));

/** "An acre of *land*" measures what a home stands on. */
const isMeasuredLand = ({ lexemes }: Reading, at: number): boolean =>
  hasSense(lexemes[at], 'type', 'land') &&
  hasSense(lexemes[at - 1], 'place', 'joins') &&
  AREAS.has(senseValue(lexemes[at - 2], 'unit') ?? '');

/** "Can I see it *this week*?" */
const isTimeOfVisit = ({ lexemes }: Reading, lexeme: Lexeme): boolean =>
  freshnessOf('state', senseValue(lexeme, 'state') ?? '') !== undefined && wantsPerson(lexemes);

/** Takes types, tags, sale or rent, status and ready-made conditions. */
export const readNames = (reading: Reading, typesOf: (kind: string) => string[]): Item[] => {
  const items: Item[] = [];
  const isChoice = choosesByStatus(reading);
  const negators = reading.tables.negators?.split(' ') ?? [];
  forgetNoKinds(reading, typesOf);
  for (const [index, lexeme] of reading.lexemes.entries()) {
    const ofDays = lexeme.isTaken ? saleOfDays(lexeme, wordsOf(reading, index, index + 1)) : [];
    if (ofDays.length > 0) items.push({ kind: 'sale', from: index, to: index + 1, constraints: ofDays });
    if (lexeme.isTaken || lexeme.amount !== undefined || isNotThereYet(reading.lexemes, index)) continue;
    if (isMostOfStories(reading, index) || isMeasuredLand(reading, index)) {
      take(reading, index, index + 1);
      continue;
    }
    if (hasSense(lexeme, 'currency') && !countsNoPrice(reading, index))
      items.push(...readCurrency(reading, index, index + 1));
    if (hasSense(lexeme, 'topic', 'hoa')) items.push(hoaItem(reading, index));
    if (hasSense(lexeme, 'tag', 'utilities included') && isOfPurchase(reading, index)) continue;
    if (isTimeOfVisit(reading, lexeme)) continue;
    const read = constraintsOf(lexeme, wordsOf(reading, index, index + 1), typesOf, isChoice, negators);
    const isType = read?.[0] === 'type';
    if (read?.[0] === 'sale' && refusesPeople(reading, index)) continue;
    if (read === undefined || (isType && (pointsAtHome(reading, lexeme) || isLotOfHouse(reading, index)))) continue;
    if (isOfShown(reading, index)) {
      take(reading, index, index + 1);
      continue;
    }
    take(reading, index, index + 1);
    items.push({ kind: read[0], from: index, to: index + 1, constraints: read[1] });
  }
  return items;
};
