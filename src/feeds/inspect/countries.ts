import { LANGUAGE_CODES } from '../../language/language.ts';
import { foldName } from '../../listings/fold.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import { STATE_CODES } from '../../listings/states.ts';
import { cleanText } from '../map/conversion.ts';
import { type ColumnProfile, type FileSample, shareOf } from './column-profiles.ts';
import { wordsInFull } from './column-words.ts';

/** Countries by the money in which homes cost there. */
const MONEY: Readonly<Record<string, string>> = {
  $: 'US CA AU NZ',
  '€': 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  '£': 'GB',
  CHF: 'CH LI',
  R$: 'BR',
};
const IN_FEET = ['US', 'CA'];
const IN_BOTH = ['GB', 'IE'];

const CODES = Object.values(MONEY).flatMap((codes) => codes.split(' '));
const CALLED: ReadonlyMap<string, string> = new Map([
  ['usa', 'US'],
  ['uk', 'GB'],
  ...LANGUAGE_CODES.map((code) => new Intl.DisplayNames(code, { type: 'region' })).flatMap((names) =>
    CODES.flatMap((code) => [code, names.of(code) ?? code].map((name) => [foldName(name), code] as const)),
  ),
]);

/** The country of a state and a postal code that go together; also of a code that has lost its zero. */
const countryOf = (state: string, code: string): string | undefined =>
  STATE_CODES.get(`${state}${code[0]}`) ?? (/^\d{4}$/.test(code) ? STATE_CODES.get(`${state}0`) : undefined);

const BRITISH = /^[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}$/i;
const AUSTRALIAN = /^(NSW|VIC|QLD|TAS|ACT)$/;
const IN_TEXT = /\b([A-Z]{2,3}),? (\d{4,5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)\b/;
const USUAL = 0.9;

/** The country that as good as all texts name, each in its way. */
const common = <Item>(items: readonly Item[], of: (item: Item) => string | undefined): string | undefined => {
  const [first] = items;
  const country = first && of(first);
  const alike = country === undefined ? 0 : items.filter((item) => of(item) === country).length;
  return alike > 0 && alike >= items.length * USUAL ? country : undefined;
};

/** In which country the homes of a file lie, where a column names it or their postal codes fit nothing else. */
export const findCountry = (
  columns: readonly ColumnProfile[],
  { records }: FileSample,
): { country: string; reason: string } | null => {
  for (const { name, texts } of columns.filter((column) => wordsInFull(column.name).includes('country'))) {
    const country = common(texts, (text) => CALLED.get(foldName(text)));
    if (country !== undefined) return { country, reason: `by the column "${name}"` };
  }
  const state = columns.find(({ kind }) => kind === 'state');
  const code = columns.find(({ name, kind }) => kind === 'zip' || /zip|post/i.test(name));
  const pairs =
    state && code
      ? records.map(({ values }) => [values[state.index], values[code.index]].map(cleanText).join(' '))
      : columns.find(({ texts }) => shareOf(texts, (text) => IN_TEXT.test(text)) >= USUAL)?.texts;
  const country = common(
    (pairs ?? []).filter((pair) => /\S \S/.test(pair)),
    (pair) => {
      const [, letters, digits] = IN_TEXT.exec(pair) ?? [];
      return letters && digits && countryOf(letters, digits);
    },
  );
  if (country !== undefined) return { country, reason: 'by the states and their postal codes' };
  if (state?.texts.some((text) => AUSTRALIAN.test(text))) return { country: 'AU', reason: 'by the states' };
  const isBritish = columns.some(({ kind, texts }) => kind === 'zip' && texts.some((text) => BRITISH.test(text)));
  return isBritish ? { country: 'GB', reason: 'the postcodes are British' } : null;
};

export const currencyIn = (country: string): string | null =>
  Object.entries(MONEY).find(([, codes]) => codes.split(' ').includes(country))?.[0] ?? null;

/** Null: areas are told in feet and in metres there. */
export const areaUnitIn = (country: string): AreaUnit | null =>
  IN_BOTH.includes(country) ? null : IN_FEET.includes(country) ? 'Square Feet' : 'Square Meters';
