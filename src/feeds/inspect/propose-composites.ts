import { foldName } from '../../listings/fold.ts';
import { isTodo } from '../configuration/check-feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { cleanText } from '../map/conversion.ts';
import type { ConversionName } from '../map/conversions.ts';
import { A_PAIR } from '../map/convert-numbers.ts';
import { isAboutOthers, isNamedFor } from './column-names.ts';
import { columnPath, spaceColumn } from './column-paths.ts';
import { type ColumnProfile, NUMBER_FIRST, NUMBER_LAST, shareOf } from './column-profiles.ts';
import { withoutCounts, wordsInFull } from './column-words.ts';
import { bestRule, type Findings, type Proposal } from './proposal.ts';

const FEE = '(hoa|association|assoc|assn|condo|maintenance)';

/** The parts that several columns are put together from, by the words of their names in English, run together. */
const PARTS = {
  fullBaths: /^(f|full|fu)bathrooms$|^bathrooms(f|full)$/,
  halfBaths: /^(h|half|hf|p|partial)bathrooms$|^bathrooms(h|half|partial)$/,
  threeQuarterBaths: /^threequarterbathrooms$|^bathroomsthreequarter$/,
  streetNumber: /^(street|house|st|address)number(numeric)?$|^numberst(reet)?$|^exteriornumber$/,
  bareNumber: /^(number|house)$/,
  addition: /^(street|house)?(number)?addition$|^(street|house)number(suffix|sfx)$/,
  houseName: /^(house|building)name(number)?$/,
  houseOrName: /^(house|number|housenumber)$/,
  streetAlone: /^address$/,
  direction: /^(street|st|address)?direction(prefix|pre)?$|^(street|st)predir(ection)?$/,
  streetName: /^(street|st)name$|^street$|^road$|^addressstreet$/,
  addressName: /^addressname$/,
  suffix: /^(street|st|address)(suffix|type)$|^suffix$/,
  directionSuffix: /^(street|st)(dirsuffix|postdir|postdirection|directionsuffix)$/,
  unit: /^(unit|apt|apartment|appartement|suite|flat|door|appt|apto|wohnung|sub)(number)?$|^interiornumber$|^addressunit$|^unitapt(number)?$/,
  floor: /^(floor|floornumber|floorno)$/,
  firstLine: /^(street)?address(line)?1$/,
  secondLine: /^(street)?address(line)?2$/,
  fee: new RegExp(`^(${FEE}|mgmt)(fees?|dues|amount|amt)?$|^(hoa|association|assoc)fee1$|^commoncharges?$`),
  frequency: new RegExp(`^(${FEE}|fee)(fees?|dues)?(frequency|period|paid|term|schedule|includes?per)$`),
  annualFee: new RegExp(
    `^(annual|yearly)${FEE}(fees?|dues)?$|^${FEE}(fees?|dues)?(annual|annually|peryear|yearly|year)$`,
  ),
  quarterlyFee: new RegExp(`^quarterly${FEE}(fees?|dues)?$|^${FEE}(fees?|dues)?(quarterly|perquarter)$`),
} as const;
type Part = keyof typeof PARTS;
type FindPart = (part: Part) => ColumnProfile | undefined;

/** The number of a house, and what some have in its place. */
const HOUSE = /^(\d{1,5}(\s?[a-z]|[\s/-]\d{1,3}[a-z]?| ?bis)?|s\/n)$/i;
const isHouse = (text: string): boolean => HOUSE.test(text);
const areHouses = ({ texts }: ColumnProfile): boolean => shareOf(texts, isHouse) >= 0.8;
/** Numbers of some houses, and names of others. */
const areMixed = (column: ColumnProfile): boolean => column.texts.some(isHouse) && !areHouses(column);

/** Whether a column is a part of a field, by its name or by what it is called where it stands: a street with its number is called like it. */
const isPart =
  (part: Part, field: FeedField) =>
  (column: ColumnProfile): boolean => {
    const { place, texts } = column;
    if (texts.length === 0 || (/number/i.test(part) && !areHouses(column))) return false;
    const { last, allows } = columnPath(place);
    const words = wordsInFull(last);
    if (/street(Name|Alone)/.test(part) && words.includes('number')) return false;
    const forms = [words, withoutCounts(words), [...new Set(words)].sort()];
    if (field === 'Bathrooms') forms.push(words.filter((word) => word !== 'count'));
    return allows(field) && forms.some((form) => PARTS[part].test(form.join('')));
  };

/** The columns that make a field, in the order that a conversion reads; null where they are not all there. */
type FindColumns = (find: FindPart, columns: readonly ColumnProfile[]) => ColumnProfile[] | null;
type Composite = readonly [field: FeedField, columns: FindColumns, convert: ConversionName, reason: string];

const together =
  (...parts: Part[]): FindColumns =>
  (find) => {
    const columns = parts.map(find);
    return columns.every((column) => column !== undefined) ? columns : null;
  };
/** The same with another part behind it; null where that is not there, but if it is optional. */
const withPart =
  (columns: FindColumns, part: Part, optional = false): FindColumns =>
  (find, all) => {
    const [before, last] = [columns(find, all), find(part)];
    if (before === null || last === undefined) return optional ? before : null;
    return [...before, last];
  };

/** Whether addresses name their houses: else the number stands in a column of its own. */
export const hasNumbers = ({ texts }: ColumnProfile): boolean => shareOf(texts, (text) => /\d/.test(text)) > 0.5;

/** Words of the languages in which the number of a house stands behind its street, where no street shows it: all but English ("Str. Nm", "Str. Nr") and French. */
const NAMED_LAST =
  /\b(exterior|calle|via|rua|logradouro|endereco|morada|direccion|indirizzo|civico|adres|ulica|domu|vej|(?<!nm )str(?= nr)|(straat|strasse|haus|huis|hus)\w*)\b/;
/** What streets end with, in full and in short, alone in a column. */
const STREET_KIND =
  /^(st|street|ave?|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|ter|terrace|cir|circle|pkwy|hwy|trl|trail|loop|sq)\.?$/i;
const holdsOnly = (form: RegExp, { kind, texts }: ColumnProfile): boolean =>
  kind !== 'state' && shareOf(texts, (text) => form.test(text)) === 1;
/** So many streets show where the number stands, at least. */
const LEAST_TELLING = 0.3;
const isNumberLast = (columns: readonly ColumnProfile[], street: ColumnProfile, number: ColumnProfile): boolean => {
  const [last, first] = [NUMBER_LAST, NUMBER_FIRST].map((form) =>
    shareOf(street.texts, (text) => form.test(form === NUMBER_LAST ? `${foldName(text)} 1` : `1 ${foldName(text)}`)),
  ) as [number, number];
  // "Via Linda" tells nothing of the others where streets of English names are there as well.
  const isOfFew = Math.max(last, first) < LEAST_TELLING && (first > 0 || columns.some(isAmerican));
  return last === first || isOfFew ? NAMED_LAST.test(spaceColumn(`${street.name} ${number.name}`)) : last > first;
};
const isAmerican = (column: ColumnProfile): boolean => column.kind === 'state' || holdsOnly(STREET_KIND, column);

const columnsBetween = ({ columns }: Findings, number: ColumnProfile, street: ColumnProfile): ColumnProfile[] =>
  columns.filter(({ index }) => index > number.index && index < street.index);

/** A street and its number in the order in which they are read there, with what stands right before and behind the street and belongs to it. */
export const streetAndNumber = (
  findings: Findings,
  street: ColumnProfile,
  number: ColumnProfile,
  all: readonly ColumnProfile[],
): ColumnProfile[] => {
  if (isNumberLast(all, street, number)) return [street, number];
  const behind = [STREET_KIND, POINT].reduce<ColumnProfile[]>((parts, form) => {
    const next = findings.columns.find(({ index }) => index === street.index + parts.length + 1);
    return next !== undefined && holdsOnly(form, next) ? parts.concat(next) : parts;
  }, []);
  return [number, ...columnsBetween(findings, number, street), street, ...behind];
};

const POINT = /^(north|south|east|west|[ns]?[ew]|[ns])\.?$/i;
/** The direction of a street, whatever it is called: points of the compass between its number and its name. */
const pointsBetween = (
  columns: readonly ColumnProfile[],
  number: ColumnProfile,
  name: ColumnProfile,
): ColumnProfile | undefined =>
  columns.find(
    ({ index, texts }) =>
      index > number.index && index < name.index && shareOf(texts, (text) => POINT.test(text)) === 1,
  );

/** Names of houses have several words: "Rose Cottage", but "Ranch" is a kind. */
const areNamed = (column: ColumnProfile): boolean =>
  areMixed(column) && column.texts.every((text) => isHouse(text) || text.includes(' '));
const isBeside = (one: ColumnProfile, other: ColumnProfile): boolean => Math.abs(one.index - other.index) === 1;

const streetParts: FindColumns = (find, columns) => {
  const alone = find('streetAlone');
  const name = find('streetName') ?? find('addressName') ?? (alone && hasNumbers(alone) ? undefined : alone);
  const beside = find('bareNumber');
  const isNumber = name && beside && beside.kind !== 'yesNo' && isBeside(beside, name);
  const number = find('streetNumber') ?? (isNumber ? beside : undefined);
  if (number === undefined || name === undefined) return null;
  const addition = find('addition');
  const parts = isNumberLast(columns, name, number)
    ? [name, number, addition]
    : [
        number,
        addition,
        find('direction') ?? pointsBetween(columns, number, name),
        name,
        find('suffix'),
        find('directionSuffix'),
      ];
  return parts.filter((part) => part !== undefined);
};

/** A house that has a name in place of a number, or beside it. A street in further parts is none that a conversion puts behind it. */
const namedHouse: FindColumns = (find) => {
  const [street, either] = [find('streetName'), find('houseOrName')];
  const isEither = street && either && isBeside(either, street) && areNamed(either) && !hasNumbers(street);
  const house = find('houseName') ?? (isEither ? either : undefined);
  if (house === undefined || street === undefined || find('suffix') || find('direction')) return null;
  return [house, find('streetNumber'), street, find('unit')].filter((part) => part !== undefined);
};

const fullAndHalf = together('fullBaths', 'halfBaths');
const COMPOSITES: readonly Composite[] = [
  [
    'Bathrooms',
    withPart(fullAndHalf, 'threeQuarterBaths', true),
    'bathrooms',
    'full and half bathrooms in a column each',
  ],
  ['Address', namedHouse, 'addressLines', 'the name and the number of the house, and its street'],
  ['Address', withPart(streetParts, 'unit'), 'streetWithUnit', 'the parts of the street, and the unit last'],
  ['Address', streetParts, 'spaced', 'the parts of the street'],
  ['Address', together('firstLine', 'secondLine'), 'addressLines', 'the lines of the address'],
  ['HOAMonth', together('fee', 'frequency'), 'monthlyFee', 'a fee and how often it is paid'],
  ['HOAMonth', together('annualFee'), 'annualToMonthly', 'a fee by the year'],
  ['HOAMonth', together('quarterlyFee'), 'quarterlyToMonthly', 'a fee by the quarter'],
];

/** Degrees of a place, told to a hundred metres: sizes of a lot are not, nor amounts with dots between their thousands. */
const DEGREES = /^-?\d{1,3}\.(?!000$)\d{3,}$/;
const pairOf = (text: string): string[] => (A_PAIR.exec(text) ?? []).slice(1);
const OF_PLACES = /\b(geo\w*|coord\w*|gps|lat\w*|lng|lon\w*|location|point|position|wkt)\b/;
const arePlaces = ({ name, texts, counts }: ColumnProfile): boolean =>
  counts.size > 1 &&
  (OF_PLACES.test(spaceColumn(name)) || texts.every((text) => /^point/i.test(text))) &&
  texts.every((text) => pairOf(text).length === 2) &&
  shareOf(texts, (text) => pairOf(text).every((number) => DEGREES.test(number) && Math.abs(Number(number)) <= 180)) >=
    0.8;
/** What may be no latitude is the longitude; GeoJSON and WKT put that first. */
const longitudeFirst = ({ name, texts }: ColumnProfile): boolean | null => {
  const goesBeyond = (place: 0 | 1): boolean => texts.some((text) => Math.abs(Number(pairOf(text)[place])) > 90);
  if (goesBeyond(0) !== goesBeyond(1)) return goesBeyond(0);
  return /\bgeometry\b/.test(spaceColumn(name)) || texts.every((text) => /^point/i.test(text)) ? true : null;
};

/** Where a home lies, of one column that holds both numbers. */
const proposePlace = (findings: Findings, given: ReadonlySet<FeedField>): Proposal[] => {
  const column = findings.columns.find(arePlaces);
  const isFirst = column === undefined ? null : longitudeFirst(column);
  const isOwn = (one: ColumnProfile): boolean => one !== column && isNamedFor('Latitude', one);
  if (column === undefined || isFirst === null || given.has('Latitude') || given.has('Longitude')) return [];
  if (findings.columns.some(isOwn)) return [];
  return (['Latitude', 'Longitude'] as const).flatMap((field): Proposal[] => {
    const convert = (field === 'Longitude') === isFirst ? 'firstNumber' : 'secondNumber';
    const best = bestRule(findings, field, [column.name], [convert]);
    if (best === null) return [];
    const reason = `both numbers of the place, ${isFirst ? 'longitude' : 'latitude'} first`;
    return [{ field, rule: best.rule, columns: [column.name], confidence: 'sure', reason, trial: best.trial }];
  });
};

/** Fields that take several columns. An address that stands in one column as a whole is left to `proposeColumns`. */
export const proposeComposites = (findings: Findings, given: ReadonlySet<FeedField>): Proposal[] => {
  const taken = new Set<string>();
  const proposals = proposePlace(findings, given);
  for (const [field, columns, convert, reason] of COMPOSITES) {
    if (given.has(field) || proposals.some((proposal) => proposal.field === field)) continue;
    const find: FindPart = (part) =>
      findings.columns.find((column) => !taken.has(column.name) && isPart(part, field)(column));
    const parts = columns(find, findings.columns) ?? [];
    if (parts.length === 0) continue;
    if (field === 'Address' && !parts.some(isWholeAddress) && findings.columns.some(isWholeAddress)) continue;
    const names = parts.map(({ name }) => name);
    const best = bestRule(findings, field, names, [convert]);
    if (best === null) continue;
    const confidence = field === 'Address' && !parts.some(hasNumbers) ? 'likely' : 'sure';
    proposals.push({ field, rule: best.rule, columns: names, confidence, reason, trial: best.trial });
    for (const name of names) taken.add(name);
  }
  return proposals;
};

/** A column for addresses of the home whose values begin with the number of the house, or are such by their form. */
export const isWholeAddress = (column: ColumnProfile): boolean =>
  (/\b(address|addr|street)\b/.test(spaceColumn(column.name)) || wordsInFull(column.name).includes('address')) &&
  !isAboutOthers(column.name) &&
  columnPath(column.place).allows('Address') &&
  (column.kind === 'address' || shareOf(column.texts, (text) => /^\d+\S*\s+\p{L}/u.test(text)) > 0.5);

const PARTS_OF_ADDRESS = [
  ['Address', 'streetOfAddress'],
  ['City', 'cityOfAddress'],
  ['State', 'stateOfAddress'],
  ['ZIP', 'zipOfAddress'],
] as const;
const LEAST_TOLD = 0.9;
/** The proposals with the parts of an address that has its town in it, which nothing else tells. */
export const partAddress = (
  findings: Findings,
  proposals: readonly Proposal[],
  given: ReadonlySet<FeedField>,
): readonly Proposal[] => {
  const has = (field: FeedField): boolean => given.has(field) || proposals.some((one) => one.field === field);
  const address = proposals.find(({ field, rule }) => field === 'Address' && typeof rule === 'string');
  if (address === undefined || isTodo(address.rule) || has('City')) return proposals;
  const parts = PARTS_OF_ADDRESS.flatMap(([field, convert]): Proposal[] => {
    const best = field === 'Address' || !has(field) ? bestRule(findings, field, address.columns, [convert]) : null;
    const reason = `${address.reason}; it has its town in it`;
    return best === null ? [] : [{ ...address, field, rule: best.rule, reason, trial: best.trial }];
  });
  const towns = parts.find(({ field }) => field === 'City')?.trial.read ?? 0;
  return towns === 0 || towns < address.trial.read * LEAST_TOLD
    ? proposals
    : [...proposals.filter((one) => one !== address), ...parts];
};

/** The column of the unit, where no address has it. */
export const unitColumn = ({ columns }: Findings, taken: readonly string[]): ColumnProfile | undefined =>
  columns.find((column) => !taken.includes(column.name) && isPart('unit', 'Address')(column));

const HAS_UNIT = /(?:#|\b(?:apt|apartment|unit|suite|ste)\b)\.?\s*\w/i;
/** Whether a "unit" is another than the one that the address of a row has: a number that an office gives its homes. */
const isOfOffice = ({ sample: { header, records } }: Findings, street: string, unit: ColumnProfile): boolean =>
  records.some(({ values }) => {
    const [address, text] = [cleanText(values[header.indexOf(street)]), cleanText(values[unit.index])];
    return text !== '' && HAS_UNIT.test(address) && !address.toLowerCase().includes(text.toLowerCase());
  });

/** The same address with the unit that stands in a column of its own. */
export const addUnit = (findings: Findings, address: Proposal): Proposal => {
  const [street = ''] = address.columns;
  const unit = unitColumn(findings, [street]);
  const isWhole = findings.columns.some((column) => column.name === street && hasNumbers(column));
  if (unit === undefined || address.columns.length > 1 || !isWhole || isOfOffice(findings, street, unit))
    return address;
  const columns = [street, unit.name];
  const best = bestRule(findings, 'Address', columns, ['addressWithUnit']);
  return best === null
    ? address
    : { ...address, columns, rule: best.rule, trial: best.trial, reason: `${address.reason}, with its unit` };
};

const COUNTED_IMAGE =
  /^(\w+ )?(photo|image|img|picture|pic|media image|foto|bild|画像)( url)? ?\d{1,2}( url| link| src| photo| image| foto| bild)?$/;
/** Columns of images that are counted: Photo1, Photo2 … in their order. */
export const imageColumns = ({ columns }: Findings): ColumnProfile[] =>
  columns.filter(
    ({ name, place, texts }) => texts.length > 0 && [name, place].some((one) => COUNTED_IMAGE.test(spaceColumn(one))),
  );

const MAIN_IMAGE = /^(primary|main|cover|featured) (photo|image|picture)( url| link)?$/;
const OTHER_IMAGES = /^(alt|alternate|other|additional|more|gallery) (photos|images|pictures)( urls| links)?$/;

/** The column of one image, and that of the others, which stands beside it. */
export const mainAndOtherImages = ({ columns }: Findings): ColumnProfile[] =>
  [MAIN_IMAGE, OTHER_IMAGES].flatMap((name) => columns.find(({ place }) => name.test(spaceColumn(place))) ?? []);

/** What stands right beside streets without numbers, looks like the numbers of their houses, and says not that it is one. */
export const numbersBeside = (findings: Findings, street: ColumnProfile): ColumnProfile | undefined =>
  findings.columns.find(
    (column) =>
      !hasNumbers(street) &&
      isRightBeside(findings, column, street) &&
      (areHouses(column) || (areMixed(column) && isPart('houseOrName', 'Address')(column))) &&
      !isPart('unit', 'Address')(column),
  );

/** Between a number and its street there may be points of the compass. */
const isRightBeside = (findings: Findings, number: ColumnProfile, street: ColumnProfile): boolean => {
  const between = columnsBetween(findings, number, street).filter((column) => holdsOnly(POINT, column));
  return number.index === street.index + 1 || number.index + between.length === street.index - 1;
};

/** A second line of addresses: a unit in one country, a village in another. */
export const secondLines = ({ columns }: Findings): ColumnProfile[] => columns.filter(isPart('secondLine', 'Address'));

/** Floors by which homes of one address differ. */
export const floorsBeside = ({ sample, columns }: Findings, address: readonly string[]): ColumnProfile[] => {
  const places = address.map((name) => sample.header.indexOf(name));
  const homes = Map.groupBy(sample.records, ({ values }) => places.map((place) => cleanText(values[place])).join(' '));
  const tellsApart = ({ index }: ColumnProfile): boolean =>
    [...homes].some(
      ([street, rows]) => street.trim() !== '' && new Set(rows.map(({ values }) => cleanText(values[index]))).size > 1,
    );
  return columns.filter((column) => isPart('floor', 'Address')(column) && tellsApart(column));
};

export const isHalfBaths = isPart('halfBaths', 'Bathrooms');

/** The half bathrooms beside a column of bathrooms, where that may count full ones alone: it says not that it is all, and has no halves. */
export const halvesBeside = ({ columns }: Findings, { name, texts }: ColumnProfile): ColumnProfile | undefined =>
  wordsInFull(name).includes('total') || texts.some((text) => !/^\d*$/.test(text))
    ? undefined
    : columns.find((column) => isHalfBaths(column) && column.texts.some((text) => Number(text) > 0));

/** What counts bedrooms and bathrooms in one cell. */
export const roomsTogether = ({ columns }: Findings): ColumnProfile | undefined =>
  columns.find(({ name, texts }) => {
    const words = wordsInFull(name);
    return words.includes('bedrooms') && words.includes('bathrooms') && texts.some((text) => /\d\D+\d/.test(text));
  });

/** A fee without its frequency is no monthly fee: said, not mapped. */
export const feeWithoutFrequency = ({ columns }: Findings): ColumnProfile | undefined =>
  columns.find(isPart('fee', 'HOAMonth'));
