import type { SaleType } from '../../listings/listing.ts';
import { isTodo, todoText } from '../configuration/check-feed-config.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import { ANY_CONTEXT, cleanText, isPaid } from '../map/conversion.ts';
import { CONVERSIONS } from '../map/conversions.ts';
import { readMoney } from '../map/convert-money.ts';
import { isFrequency } from '../map/frequencies.ts';
import { statusEffect } from '../map/statuses.ts';
import { amountsInTurn } from './ask-for-missing.ts';
import { isNamedFor, judgeColumn } from './column-names.ts';
import { spaceColumn } from './column-paths.ts';
import { type ColumnProfile, median, roughNumber, shareOf } from './column-profiles.ts';
import { HIGHEST_RENT, monthlyRents } from './currency-and-units.ts';
import { bestRule, columnRule, type Findings } from './proposal.ts';
import { isSaleTypeWord, readSaleType, saleTypeOf, speaksOfBoth, speaksOfRent } from './sale-type-words.ts';
import { usualMeaning } from './status-words.ts';
import { saleWords } from './unread-words.ts';

/** What says whether homes are for sale or for rent, and why. The rule, or a word of its map, is a TODO where only a person can tell. */
export type SaleTypeFinding = { rule: ColumnRule; reason: string };

/** What else is known of the file. */
type SaleTypeClues = {
  /** The columns of the type of property. */
  types: readonly string[];
  status: ColumnProfile | null;
  /** The columns of what the homes cost. */
  priced: readonly string[];
  /** What the homes cost, for sale or for rent; empty where nothing says it. */
  prices: readonly number[];
  /** The columns of rents, where they have their own. */
  rents: readonly string[];
  /** The columns that no field is read from. */
  free: readonly ColumnProfile[];
  /** The sign or code of the amounts; null: not known. */
  currency: string | null;
};

const ASK = 'a column, or { "constant": "for_sale" } or { "constant": "for_rent" }';

const todo = (reason: string): SaleTypeFinding => ({ rule: todoText(`${ASK}; ${reason}`), reason });

const wordsOf = ({ counts }: ColumnProfile): string => [...counts.keys()].slice(0, 6).join(', ');

/** A column and what those of its words mean that an import does not read by itself; null: only a person can tell. */
const mapRule = (column: ColumnProfile, meaningOf: (text: string) => SaleType | '' | null): ColumnRule => {
  const values = saleWords(column, meaningOf);
  return Object.keys(values).length === 0 ? column.name : { column: column.name, values };
};

const MOST_WORDS = 12;

/** "Sale/Rent": what its codes mean only a person can tell. */
const namesBoth = ({ name }: ColumnProfile): boolean => {
  const said = new Set(spaceColumn(name).split(' ').map(saleTypeOf));
  return said.has('for_sale') && said.has('for_rent');
};

/** A column of the field's own name, if most of what it holds are words for it; else one that holds words for both, whatever it is called, or is called by both. */
export const saleTypeByColumn = ({ columns }: Findings): SaleTypeFinding | null => {
  const few = columns.filter(({ counts }) => counts.size <= MOST_WORDS);
  const scoreOf = (column: ColumnProfile): number => judgeColumn(column).get('SaleType') ?? 0;
  const named = few
    .filter((column) => isNamedFor('SaleType', column) && shareOf(column.texts, isSaleTypeWord) > 0.5)
    .sort((left, right) => scoreOf(right) - scoreOf(left));
  const ofBoth = few.find(({ counts }) => {
    const texts = [...counts.keys()];
    return texts.every(isSaleTypeWord) && new Set(texts.map(saleTypeOf)).size > 1;
  });
  const column = named[0] ?? ofBoth ?? few.find(namesBoth);
  if (column === undefined) return null;
  const why =
    named.length > 0
      ? 'by its name, and its values say it'
      : column === ofBoth
        ? 'its values say it'
        : 'its name says it';
  return { rule: mapRule(column, saleTypeOf), reason: `${why}: ${wordsOf(column)}` };
};

const ofStatus = (text: string): SaleType | '' | null => {
  const said = readSaleType(text);
  if (said !== null) return said;
  const meaning = usualMeaning(text);
  if (meaning === null) return speaksOfRent(text) && !speaksOfBoth(text) ? 'for_rent' : null;
  const { kind } = statusEffect(meaning);
  if (kind === 'listing') return null;
  return kind === 'sold' ? (speaksOfRent(text) ? 'for_rent' : 'for_sale') : '';
};

/** The status, where it says of some homes that they are for rent. */
const byStatus = (_: Findings, { status }: SaleTypeClues): SaleTypeFinding | null =>
  status === null || ![...status.counts.keys()].some((text) => readSaleType(text) === 'for_rent')
    ? null
    : { rule: mapRule(status, ofStatus), reason: `some of its statuses say it: ${wordsOf(status)}` };

const MOST_TYPES = 30;
const TYPES = /\b(type|class|category|kind|transaction|listing)\b/;

const isReadAsRental = (text: string): boolean => CONVERSIONS.saleTypeOfProperty([text], ANY_CONTEXT) === 'for_rent';

/** A type of property of which some values speak of rent. */
const byPropertyType = (findings: Findings, { types, status }: SaleTypeClues): SaleTypeFinding | null => {
  const others = findings.columns.filter(
    ({ name, counts }) =>
      name !== status?.name && counts.size <= MOST_TYPES && (TYPES.test(spaceColumn(name)) || name === 'name()'),
  );
  for (const name of [...types, ...others.map((column) => column.name)]) {
    const column = findings.columns.find((one) => one.name === name);
    const rents = column?.texts.filter(speaksOfRent) ?? [];
    if (column === undefined || rents.length === 0) continue;
    const reason = `${rents.length} of its ${column.texts.length} values speak of rent`;
    // Beside words for sale others are neither, by all that is known.
    const saysSale = column.counts.keys().some((text) => readSaleType(text) === 'for_sale');
    const best =
      !saysSale && rents.every(isReadAsRental) ? bestRule(findings, 'SaleType', [name], ['saleTypeOfProperty']) : null;
    if (best !== null) return { rule: best.rule, reason };
    if (column.counts.size > MOST_TYPES) return todo(`"${name}" speaks of rent in ${rents.length} rows`);
    const meaningOf = (text: string): SaleType | null =>
      speaksOfBoth(text) ? null : speaksOfRent(text) ? 'for_rent' : saysSale ? readSaleType(text) : 'for_sale';
    return { rule: mapRule(column, meaningOf), reason };
  }
  return null;
};

const SHORT_CODE = /^(?:[01]|\p{L}{1,4})$/u;

/** Whose listing it is: the exclusive right to sell, or an agency. */
const OF_AGREEMENT = /\b(listing|contract|terms|status)\b/;
const IS_DEAL = /^(?:(?:is|for|to|on) )?(?:sale|rent|rental|let|lease)(?: (?:yn|flag))?$/;

/** Codes or a yes and no under a name of the field, or under sale or rent alone, of which nothing says what they mean. */
const mayTell = ({ columns }: Findings, others: readonly string[]): ColumnProfile | undefined =>
  columns.find((column) => {
    const { name, counts } = column;
    const words = spaceColumn(name);
    const isNamed = isNamedFor('SaleType', column) && !OF_AGREEMENT.test(words);
    return (
      !others.includes(name) &&
      counts.size > 1 &&
      counts.size <= MOST_WORDS &&
      counts.keys().every((text) => SHORT_CODE.test(text)) &&
      (isNamed || IS_DEAL.test(words))
    );
  });

const PERIOD = /\b(frequency|freq|period|price per)\b/;
/** "Lease Type", "Rental Term": a length of time in them is of rentals, but where they say what is allowed, or is in force. */
const OF_RENTALS = /\b(lease|rent|rental|tenancy) (type|term|terms|period|duration|length)\b/;
const OF_OTHER_LEASES = /\b(land|ground|solar|min|minimum|max|maximum|restrict\w*|allowed|current|existing)\b/;
const IS_TERM = /\b(\d+ ?(months?|mos?|years?|yrs?|weeks?)|month to month|long term|short term)\b/;
const SPEAKING = /\b(status|type|class|category|kind|transaction|listing|offer|purpose|frequency|freq|period)\b/;
const OF_FEES = /\b(hoa|association|assoc|fee|fees|dues|tax|taxes|insurance)\b/;

/** `950 €/month`, and also what no price is read from: `from £250 pw`. */
const isByTime = (text: string): boolean =>
  isPaid(readMoney(text)) || (/\d/.test(text) && text.split(/[^\p{L}]+/u).some(isFrequency));

/** A status, type or frequency that speaks of rent somewhere, or an amount: then the file is not all for sale. */
const rentWord = (columns: readonly ColumnProfile[], priced: readonly string[]): string | null => {
  for (const { name, counts, texts } of columns) {
    const words = spaceColumn(name);
    const rent = priced.includes(name) ? texts.find(isByTime) : undefined;
    if (rent !== undefined) return `"${name}" says "${rent}"`;
    if (counts.size > MOST_TYPES || OF_FEES.test(words)) continue;
    const said = [...counts.keys()];
    const isOfRentals = OF_RENTALS.test(words) && !OF_OTHER_LEASES.test(words);
    const word = said.find(
      (text) =>
        (isOfRentals && IS_TERM.test(spaceColumn(text))) ||
        (SPEAKING.test(words) && speaksOfRent(text)) ||
        (PERIOD.test(words) && isFrequency(text)),
    );
    if (word !== undefined) return `"${name}" says "${word}"`;
  }
  return null;
};

const isForSale = (text: string): boolean => saleTypeOf(text) === 'for_sale';

const saleWord = ({ columns }: Findings): string | null => {
  const column = columns.find(({ counts }) => counts.size <= MOST_WORDS && counts.keys().some(isForSale));
  return column === undefined ? null : `"${column.name}" speaks of sale`;
};

/** A middle price of a sale, and a single rent, may be so many times as much as the least and the highest usual one. */
const FAR = 2;
/** So many times less than the others are another group. */
const APART = 8;

/** By what all homes cost, where all are of one group and neither a word nor a code nor an amount that nothing reads may say otherwise. */
const byPrices = (findings: Findings, clues: SaleTypeClues): SaleTypeFinding => {
  const finding = ofGroup(findings, clues);
  if (isTodo(finding.rule)) return finding;
  const column = mayTell(findings, [...clues.types, clues.status?.name ?? '']);
  return column === undefined
    ? (byOtherAmounts(findings, clues, finding.rule) ?? finding)
    : { rule: mapRule(column, saleTypeOf), reason: `its name says it, and of its values a person: ${wordsOf(column)}` };
};

/** Where homes without a price have an amount that nothing reads, they may be of another type than all others. */
const byOtherAmounts = (
  findings: Findings,
  { priced, prices, rents, free }: SaleTypeClues,
  rule: ColumnRule,
): SaleTypeFinding | null => {
  const areSales = typeof rule === 'object' && 'constant' in rule && rule.constant === 'for_sale';
  const field = areSales ? 'RentPrice' : 'SalePrice';
  const columns = areSales ? priced : [...priced, ...rents];
  const [own = ''] = columns;
  const lieApart = (amounts: readonly number[]): boolean =>
    areSales ? Math.max(...amounts) * APART < Math.min(...prices) : Math.min(...amounts) > Math.max(...prices) * APART;
  const other = amountsInTurn(field, { ...findings, columns: free }, columns, lieApart)?.name;
  if (other === undefined || own === '') return null;
  const byPrice = columnRule('SaleType', areSales ? [own, other] : [other, own], 'saleTypeByPrice');
  const asked = `${JSON.stringify(byPrice)} with "${field}": "${other}" where homes without "${own}" cost that`;
  return { rule: todoText(`${asked}, else ${JSON.stringify(rule)}`), reason: `homes without "${own}" have "${other}"` };
};

const ofGroup = (findings: Findings, { prices, priced, rents, currency }: SaleTypeClues): SaleTypeFinding => {
  const hasRents = rents.length > 0;
  const rent = rentWord(findings.columns, priced);
  if (prices.length === 0) {
    return hasRents && saleWord(findings) === null
      ? { rule: { constant: 'for_rent' }, reason: 'the file has rents and no prices' }
      : todo(rent ?? 'no column says it');
  }
  const usual = monthlyRents({ currency, areaUnit: null });
  if (usual === null) {
    return todo(rent ?? `how high rents and prices are in ${currency} is not known here`);
  }
  const middle = median(prices);
  const { highest } = usual;
  const around = `prices around ${middle.toLocaleString('en')}`;
  const low = prices.filter((price) => price < highest || (price < highest * FAR && price * APART < middle));
  if (middle >= highest * FAR && low.length === 0) {
    if (rent !== null || hasRents) return todo(rent ?? 'rents stand in a column of their own');
    return { rule: { constant: 'for_sale' }, reason: `${around} are sale prices` };
  }
  const high = prices.filter((price) => price > highest * FAR);
  if (middle <= highest && high.length === 0) {
    const sale = saleWord(findings);
    return sale === null
      ? { rule: { constant: 'for_rent' }, reason: `${around} are rents` }
      : todo(`${around} are rents, but ${sale}`);
  }
  return todo(`${low.length} of ${prices.length} prices are far under the others, as rents are`);
};

/** By which of a sale price and a rent is filled, where rows have one of them each; a row that has both may be for sale or for rent. */
const byFilledPrice = (
  findings: Findings,
  { priced: [sale], rents: [rent] }: SaleTypeClues,
): SaleTypeFinding | null => {
  if (sale === undefined || rent === undefined || sale === rent) return null;
  const { header, records } = findings.sample;
  const isFilled = (values: readonly string[], name: string): boolean =>
    CONVERSIONS.saleTypeByPrice([cleanText(values[header.indexOf(name)])], ANY_CONTEXT) !== null;
  const counts = { sale: 0, rent: 0, both: 0 };
  for (const { values } of records) {
    const [isForSale, isForRent] = [isFilled(values, sale), isFilled(values, rent)];
    if (isForSale || isForRent) counts[isForSale && isForRent ? 'both' : isForSale ? 'sale' : 'rent'] += 1;
  }
  if (counts.rent === 0 || counts.sale === 0) return null;
  const rule = columnRule('SaleType', [sale, rent], 'saleTypeByPrice');
  const filled = `"${sale}" and "${rent}" are filled in turn`;
  return counts.both === 0
    ? { rule, reason: filled }
    : todo(`${filled}, and in ${counts.both} rows both: ${JSON.stringify(rule)} where these homes are for sale`);
};

/**
 * By the prices themselves, where rents say how often they are paid beside others that are sale prices for sure: `$1,350/mo` among `$264,900`. Low
 * ones that do not say it are asked for.
 */
const byPeriod = (findings: Findings, { priced: [name], rents, currency }: SaleTypeClues): SaleTypeFinding | null => {
  const column = findings.columns.find((one) => one.name === name);
  const told = column?.texts.filter(isByTime) ?? [];
  const others = column?.texts.filter((text) => !isByTime(text) && roughNumber(text) > 1) ?? [];
  const lowestSale = (monthlyRents({ currency, areaUnit: null })?.highest ?? Number.POSITIVE_INFINITY) * FAR;
  const hasBoth = told.some(isRent) && others.some((text) => roughNumber(text) > lowestSale);
  if (name === undefined || column === undefined || rents.length > 0 || !hasBoth) return null;
  const rule: ColumnRule = { column: name, convert: 'saleTypeByPeriod' };
  const low = told.find((text) => !isRent(text)) ?? others.find((text) => roughNumber(text) <= lowestSale);
  const reason = `${told.length} of ${told.length + others.length} prices say how often they are paid`;
  const isRead = (text: string): boolean => typeof CONVERSIONS.saleTypeByPeriod([text], ANY_CONTEXT) === 'string';
  const untold = column.rows - column.texts.filter(isRead).length;
  const asked = `${reason}: ${JSON.stringify(rule)}`;
  if (untold > column.rows * MOST_UNTOLD)
    return todo(`${asked}, by which ${untold} homes without a price are rejected`);
  return low === undefined ? { rule, reason } : todo(`${asked} where "${low}" is a sale price`);
};
const isRent = (text: string): boolean => isPaid(readMoney(text));
/** So many homes without a price, which then are neither for sale nor for rent, sink a file. */
const MOST_UNTOLD = 0.05;

/** The words of a column that stand beside sale prices and rents alike, or for sale beside rents alone: they say neither. */
const wordsOfBoth = (
  { sample, columns }: Findings,
  { column, values }: WordRule,
  priced: readonly string[],
): string[] => {
  const [word, ...prices] = [column, ...priced].map((name) => columns.find((one) => one.name === name)?.index ?? -1);
  const amountIn = (row: readonly string[]): number =>
    prices.map((index) => roughNumber(cleanText(row[index]))).find((amount) => amount > 1) ?? Number.NaN;
  const amounts = Map.groupBy(sample.records, (record) => cleanText(record.values[word as number]));
  const all = [...amounts].map(([text, rows]) => {
    const found = rows.map(({ values }) => amountIn(values)).filter((amount) => amount > 1);
    return { text, lowest: Math.min(...found), highest: Math.max(...found) };
  });
  const isSale = (amount: number): boolean => amount > HIGHEST_RENT * FAR;
  const hasSales = all.some(({ highest }) => isSale(highest));
  return all
    .filter(({ text, lowest, highest }) => {
      const areRents = values[text] === 'for_sale' && hasSales && highest < HIGHEST_RENT && !IS_CHEAP.test(text);
      return values[text] !== undefined && lowest < HIGHEST_RENT && (isSale(highest) || areRents);
    })
    .map(({ text }) => text);
};
type WordRule = { column: string; values: Readonly<Record<string, string>> };

/** A column that says nothing of so many homes is of some of them alone, as the status of a letting is. */
const MOST_BLANK = 0.2;

/** What may cost no more than a rent. */
const IS_CHEAP = /land|lots?\b|plots?\b|parking|garage|terreno|parcela|terrain|grundst|stellplatz|mobile|storage/i;

/** What words mean that do not say it themselves: by the map of a rule, or as kinds of property. */
const meaningsIn = ({ counts }: ColumnProfile, rule: ColumnRule): Record<string, string> => {
  if (typeof rule !== 'object') return {};
  if ('values' in rule && rule.values !== undefined) return rule.values;
  if (!('convert' in rule) || rule.convert !== 'saleTypeOfProperty') return {};
  return Object.fromEntries([...counts.keys()].map((text) => [text, isReadAsRental(text) ? 'for_rent' : 'for_sale']));
};

/** What speaks against reading the sale type from a column; null: nothing. */
const doubtOfColumn = (findings: Findings, rule: ColumnRule, priced: readonly string[]): string | null => {
  const name = typeof rule === 'string' ? rule : 'column' in rule ? rule.column : undefined;
  const column = findings.columns.find((one) => one.name === name);
  if (column === undefined) return null;
  const blank = column.rows - column.texts.length;
  if (blank > column.rows * MOST_BLANK) return `"${name}" says nothing of ${blank} of ${column.rows} homes`;
  const [word] = wordsOfBoth(findings, { column: column.name, values: meaningsIn(column, rule) }, priced);
  return word === undefined ? null : `"${name}" says "${word}" of homes with rents as of homes with sale prices`;
};

/**
 * By a column that says it, a status or a type of property that speaks of rent, which of two prices is filled, or which prices say how often they
 * are paid; else for the whole file by what its homes cost: where that leaves a doubt, a TODO. A column that something speaks against
 * is passed over for another.
 */
export const proposeSaleType = (findings: Findings, clues: SaleTypeClues): SaleTypeFinding => {
  const ways = [saleTypeByColumn, byStatus, byPropertyType, byFilledPrice, byPeriod].map((way) => way(findings, clues));
  const doubts: string[] = [];
  for (const finding of ways.filter((way) => way !== null)) {
    const doubt = doubtOfColumn(findings, finding.rule, clues.priced);
    if (doubt === null) return finding;
    doubts.push(doubt);
  }
  return doubts[0] === undefined ? byPrices(findings, clues) : todo(doubts[0]);
};
