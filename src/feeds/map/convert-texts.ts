import { asOneLine } from '../../fields/control-characters.ts';
import { ownValue } from '../../fields/own-value.ts';
import { foldAddress, foldText, squashWord } from '../../listings/fold.ts';
import type { ExtensionPair } from '../../listings/listing.ts';
import { hasPostalCode } from '../../listings/states.ts';
import { type Conversion, isEmptyWord } from './conversion.ts';
import { asAddress, readJson } from './convert-media.ts';

export const text: Conversion = ([value = '']) => value;

/** The last step of a path, as websites have categories: `Residential>Apartment`. */
export const lastPart: Conversion = ([value = '']) => value.split('>').at(-1)?.trim() ?? '';

/** One of the levels of a place that stand in one cell, the widest first: `UAE,Dubai,Creek Gardens`. */
const part =
  (place: number): Conversion =>
  ([value = '']) =>
    value.split(/[>,|/]/)[place]?.trim() ?? '';
export const firstPart = part(0);
export const secondPart = part(1);
export const thirdPart = part(2);

/** A postal code; `2116.0` is one that a program took for a number. Zeros that it lost are known where the state is. */
export const zip: Conversion = ([value = '']) => value.replace(/^(\d{3,9})\.0+$/, '$1');

/** The same where all codes have five digits, and a program has taken them for numbers: `1067` is 01067. */
export const zipOfFive: Conversion = (texts, context) =>
  String(zip(texts, context)).replace(/^\d{3,4}(?=$|-)/, (digits) => digits.padStart(5, '0'));

const SHORTENED = /^\d(\.\d+)?e\+?\d+$/i;

/** A key: a number that a spreadsheet has shortened to `2.02E+06` names other homes too, and is none. */
export const key: Conversion = ([value = '']) => {
  if (isEmptyWord(value)) return null;
  return SHORTENED.test(value) ? { expected: 'the whole key: a spreadsheet has shortened this one' } : value;
};

/** The ID that List returns. */
export const internalId: Conversion = ([value = '']) => {
  if (isEmptyWord(value)) return null;
  return /^\d{1,18}$/.test(value) ? value : { expected: "a listing's ID, a whole number" };
};

/** A link, unless a word says that there is none. */
export const url: Conversion = ([value = '']) => (isEmptyWord(value) ? null : asAddress(value));

/** All filled columns, with a comma between. */
export const joined: Conversion = (texts) => texts.filter((value) => value !== '').join(', ');

/** A key of several parts: without one of them it names other homes too, and is none. */
export const jointKey: Conversion = (texts, context) => (texts.includes('') ? null : joined(texts, context));

const CODE = /^\p{L}+(?:_\p{L}+)*$/u;
/** Of fewer letters, capitals alone are a short form. */
const SHORTEST_CODE = 5;

/** A code as words, where it is some: `SINGLE_FAMILY` and `SingleFamily` are Single Family. */
export const codeInWords: Conversion = ([value = '']) => {
  const isShort = value.length < SHORTEST_CODE && !/\p{Ll}/u.test(value);
  if (isShort || !CODE.test(value)) return value;
  const words = value.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_').split('_');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()).join(' ');
};

type FieldWord = string | boolean;
/** A conversion by words: each meaning with those that say it. */
const choice = (meanings: readonly [FieldWord, string][], expected: string): Conversion => {
  const known = new Map(
    meanings.flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
  );
  return ([value = '']) => known.get(squashWord(value)) ?? { expected };
};

const yesOrNo = choice(
  [
    [true, 'y yes true t 1 checked ja wahr si verdadero oui vrai sim verdadeiro ano tak 是 有'],
    [false, 'n no false f 0 nein falsch falso non faux nao nej nee ne nie 否 无'],
  ],
  'Y or N, true or false, 1 or 0',
);
/** `LeaseOut` of `http://purl.org/goodrelations/v1#LeaseOut`: the word of a vocabulary that its address stands for; else the text. */
export const termOf = (text: string): string => /^https?:\/\/\S+[#/]([^#/?\s]+)$/.exec(text)?.[1] ?? text;

const saleTypeWord = choice(
  [
    ['for_sale', 'forsale sale sales resale sell selling buy purchase'],
    ['for_sale', 'kauf kaufen zumkauf verkauf verkaufen zuverkaufen venta enventa comprar compra vender'],
    [
      'for_sale',
      'vente avendre vendre achat acheter venda avenda paravenda vendita invendita koop tekoop 出售 在售 二手房 买房 売買',
    ],
    [
      'for_rent',
      'forrent torent rent renting rental rentals forlease lease leasing leaseout tolet let letting lettings',
    ],
    ['for_rent', 'miete mieten zurmiete vermieten vermietung zuvermieten zumieten location enlocation alouer louer'],
    ['for_rent', 'alquiler enalquiler alquilar renta enrenta arriendo arrendamiento'],
    [
      'for_rent',
      'arrendamento arrendar aluguel aluguer affitto inaffitto affittare huur tehuur verhuur alugar paraalugar paraarrendar locacao 出租 租房 整租 賃貸',
    ],
  ],
  'for_sale or for_rent',
);
export const saleType: Conversion = ([text = ''], context) => saleTypeWord([termOf(text)], context);
export const tours = choice(
  [
    ['OpenHouse', 'openhouse'],
    ['3D', '3d'],
  ],
  'OpenHouse or 3D',
);
export const spaceType = choice(
  [
    ['Entire place', 'entireplace'],
    ['Room', 'room'],
  ],
  'Entire place or Room',
);

/** What the first column says that says not the contrary of `decisive`, or cannot be read; else that. */
const firstSaying =
  (decisive: boolean): Conversion =>
  (texts, context) => {
    for (const value of texts) {
      if (value === '') continue;
      const answer = yesOrNo([value], context);
      if (answer !== !decisive) return answer;
    }
    return !decisive;
  };
/** True if any column says yes. */
export const boolean = firstSaying(true);
/** True only if no column says no. */
export const allowed = firstSaying(false);

/** The wish not to show something, from columns that say that it may be shown: any no is that wish. */
export const forbidden: Conversion = (texts, context) => {
  const shown = allowed(texts, context);
  return typeof shown === 'boolean' ? !shown : shown;
};

/**
 * A status, and behind it the answers of flags beside it ("Reserved") where any says yes: `Active + yes`, `Active + no + yes`; `Active` where none
 * does, and `+ yes` of a blank one. What an answer cannot be read as stands as it is.
 */
export const statusWithFlags: Conversion = ([status = '', ...flags], context) => {
  const answers = flags.map((flag) => {
    const answer = flag === '' ? false : yesOrNo([flag], context);
    return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : flag;
  });
  return answers.every((answer) => answer === 'no') ? status || null : [status, ...answers].join(' + ').trim();
};

/** RESO PropertyType: both kinds of lease are for rent, and what many systems call rentals. */
export const saleTypeOfProperty: Conversion = ([value = '']) =>
  /\b(lease|rentals?|rent)\b|lease$/i.test(value.replace(/([a-z])(?=[A-Z])/g, '$1 ')) ? 'for_rent' : 'for_sale';

/** Whether there is an amount, or a word in its place: 0 and 1 stand for none. */
const isPriced = (value: string): boolean => {
  const digits = value.replace(/[.,]\d{1,2}(?!\d)/, '').replace(/\D/g, '');
  return digits === '' ? /\p{L}/u.test(value) && !isEmptyWord(value) : Number(digits) > 1;
};

/** By which price there is: a sale price and a rent. With both a home is for sale. */
export const saleTypeByPrice: Conversion = ([sale = '', rent = '']) =>
  isPriced(sale) ? 'for_sale' : isPriced(rent) ? 'for_rent' : null;

const SYMBOLS: Readonly<Record<string, string>> = {
  usd: '$',
  cad: '$',
  aud: '$',
  nzd: '$',
  eur: '€',
  gbp: '£',
  jpy: '¥',
  cny: '¥',
  inr: '₹',
  brl: 'R$',
  us$: '$',
  c$: '$',
  ca$: '$',
  a$: '$',
  au$: '$',
  nz$: '$',
  fr: 'CHF',
  sfr: 'CHF',
};
/** A currency as listings show it. */
export const symbolOf = (currency: string): string => ownValue(SYMBOLS, currency.toLowerCase()) ?? currency;
export const currency: Conversion = ([value = '']) => symbolOf(value);

/** Any link to a virtual tour. */
export const virtualTour: Conversion = () => '3D';

const extensionPair = (item: unknown): ExtensionPair | null => {
  if (typeof item !== 'object' || item === null) return null;
  const { Key, value, Value } = item as Record<string, unknown>;
  const content = value ?? Value ?? '';
  return typeof Key === 'string' && typeof content === 'string' ? { Key: asOneLine(Key), value: content } : null;
};

/** What List returns as ExtensionColumn: JSON text of `[{ "Key": …, "value": … }]`. */
export const extensionPairs: Conversion = ([value = '']) => {
  const list = readJson(value);
  const pairs = Array.isArray(list) ? list.map(extensionPair) : [null];
  return pairs.every((pair) => pair !== null)
    ? pairs
    : { expected: 'a JSON list of { "Key": …, "value": … }, both texts' };
};

const UNIT_WORD = /^(#|(unit|apt|apartment|suite|ste|no)\b\.?)\s*#?/i;
const withUnit = (address: string, unit: string): string =>
  UNIT_WORD.test(unit) ? `${address} ${unit}` : `${address} Unit ${unit}`;

const MOST_UNIT_WORDS = 3;
const withoutMarks = (words: readonly string[]): string => words.join('').replaceAll('#', '');

/** Whether an address names the unit, as one word behind its number or as some: `PH1` and `PH 1`, `4B` and `4-B`. */
const namesUnit = (address: string, unit: string): boolean => {
  const bare = withoutMarks(foldText(unit.replace(UNIT_WORD, '')).split(' '));
  const words = foldAddress(address).split(' ');
  const behind = words[0]?.startsWith('#') === true || words.length === 1 ? words : words.slice(1);
  const namesIt = (_: string, at: number): boolean =>
    Array.from({ length: MOST_UNIT_WORDS }, (_, more) => withoutMarks(behind.slice(at, at + more + 1))).includes(bare);
  // `4/12 Wattle Street`, as addresses are written in Australia.
  const isFirst = withoutMarks([/^(\S+?)\/\d/.exec(words[0] ?? '')?.[1] ?? '']) === bare;
  return bare === '' || isFirst || behind.some(namesIt);
};

/** An address in one text and its unit: the unit is part of what tells homes apart, so it is added where it lacks. */
export const addressWithUnit: Conversion = ([address = '', unit = '']) => {
  if (address === '') return null;
  return unit === '' || namesUnit(address, unit) ? address : withUnit(address, unit);
};

/** `4 Elm St, Apt 2, Austin, TX 78701`, and with words for the province where the street ends at a bar: `4 ELM ST|Ottawa, Ontario K2B7X1`. */
const WHOLE_ADDRESS = new RegExp(
  [
    String.raw`^(?<street>.+?)\s*(?<end>[|,])\s*(?<city>[^\s,|\d][^,|\d]{2,}?)\s*,\s*(?<state>\p{L}[\p{L}. ]*?)`,
    String.raw`[,\s]+(?<zip>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)(?:,?\s*(?:USA?|United States|Canada))?$`,
  ].join(''),
  'u',
);
const LONGEST_ADDRESS = 200;
/** Counties and parts of buildings stand before the state as well; `No. Hollywood`, `Ste. Genevieve` and `Tower City` are towns. */
const [partsOfHouse, whichOfThem] = [
  'unit|apt|apartment|suite|ste|no|building|bldg|floor|fl|penthouse|ph|lot|rear|front|tower|twr|room|rm|space|spc|level|basement',
  String.raw`\p{L}{0,2}|one|two|three|four|five|north|south|east|west`,
];
const NO_TOWN = new RegExp(
  [
    String.raw`\b(?:county|co\.|parish|unincorporated|floor|building|penthouse)$|^#`,
    String.raw`^(?:${partsOfHouse})\b\.?\s*(?:${whichOfThem})$|^[ns]\.?[ew]\.?$`,
  ].join('|'),
  'iu',
);
const partOfAddress =
  (name: 'street' | 'city' | 'state' | 'zip'): Conversion =>
  ([address = '']) => {
    const parts = address.length > LONGEST_ADDRESS ? undefined : WHOLE_ADDRESS.exec(address)?.groups;
    const { end, city = '', state = '', zip = '' } = parts ?? {};
    const isState = hasPostalCode(state, zip) || (end === '|' && state.length > 3 && /^\p{L}/u.test(zip));
    return (isState && !NO_TOWN.test(city) ? parts?.[name]?.trim() : undefined) ?? (name === 'street' ? address : null);
  };
/** An address without its town, or as it stands where that cannot be told from it; the town, the state and the postal code of one. */
export const streetOfAddress = partOfAddress('street');
export const cityOfAddress = partOfAddress('city');
export const stateOfAddress = partOfAddress('state');
export const zipOfAddress = partOfAddress('zip');

/** All filled columns, with a blank between: a street in parts. */
export const spaced: Conversion = (texts) => texts.filter((value) => value !== '').join(' ');

/** A house's number or name in the first column, and what follows: a number stands before its street, a name before a comma. */
export const addressLines: Conversion = (texts) =>
  texts
    .filter((text) => text !== '')
    .reduce((address, line) => address + (/(^|,\s*)\d+\s?[a-z]?$/i.test(address) ? ' ' : ', ') + line);

/** Unit, lot, number and street, as addresses are written in Australia: `4/12 Wattle Street`, `Lot 7 Wattle Street`. */
export const addressWithUnitFirst: Conversion = ([unit = '', lot = '', number = '', street = ''], context) => {
  if (street === '') return null;
  const house = unit === '' || number === '' ? unit || number : `${unit}/${number}`;
  const plot = lot === '' || number !== '' ? '' : `Lot ${lot.replace(/^lot\s+/i, '')}`;
  return spaced([plot, house, street], context);
};

/** A street in as many columns as a file has for it, and the unit in the last one. */
export const streetWithUnit: Conversion = (texts, context) => {
  const address = spaced(texts.slice(0, -1), context);
  return typeof address === 'string' ? addressWithUnit([address, texts.at(-1) ?? ''], context) : address;
};

/** Number, direction, name, suffix, direction of a street, and the unit last. A street without its name is none. */
export const addressFromParts: Conversion = (texts) => {
  const [unit = '', ...street] = texts.toReversed();
  if ((texts[2] ?? '') === '') return null;
  const address = street
    .toReversed()
    .filter((part) => part !== '')
    .join(' ');
  return unit === '' ? address : withUnit(address, unit);
};
