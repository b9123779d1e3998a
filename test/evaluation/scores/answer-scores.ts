import { folded } from '../brute-force/folding.ts';
import type { MarketHome } from '../brute-force/market.ts';
import { oneIf, type Score, type Tally } from './tally.ts';

/** What an answer says of one home. */
type AnswerBlock = { home: MarketHome; text: string };

const LINK = /https?:\/\/[^\s)>\]]+/g;

/**
 * Cuts an answer up by the homes whose links it gives: a home's line, and the indented or marked lines below it, up to a
 * line of another home or a blank one. A line with links of several homes is passed over.
 */
export const answerBlocks = (answer: string, homes: readonly MarketHome[]): AnswerBlock[] => {
  const byUrl = new Map(homes.map((home) => [home.input.Url ?? '', home]));
  const blocks: { home: MarketHome; lines: string[] }[] = [];
  let isOpen = false;
  for (const line of answer.split('\n')) {
    const named = new Set((line.match(LINK) ?? []).flatMap((link) => byUrl.get(link.replace(/[.,;]+$/, '')) ?? []));
    const [home] = named;
    if (home !== undefined && named.size === 1) {
      blocks.push({ home, lines: [line.replaceAll(LINK, ' ')] });
      isOpen = true;
    } else if (named.size === 0 && isOpen && /^(?:\s+\S|[-•·*])/.test(line)) blocks.at(-1)?.lines.push(line);
    else isOpen = false;
  }
  return blocks.map(({ home, lines }) => ({ home, text: lines.join('\n') }));
};

/** A number as it may be written: "1.500" is 1500 or 1.5, since languages differ. */
const WRITTEN_NUMBER = /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/;

type FigureKind = 'price' | 'bedrooms' | 'bathrooms' | 'area';
/** A figure of a text: what it is about, and the values that its writing may stand for. */
type Figure = { kind: FigureKind; said: string; values: number[] };

const SCALES: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000, k: 1_000, m: 1_000_000 };

/** Each value that digits with separators may stand for. */
const valuesOf = (digits: string): number[] => {
  const plain = Number(digits.replaceAll(/\D/g, ''));
  const [, whole = '', fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  return fraction === '' ? [plain] : [plain, Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`)];
};

const UNITS: Readonly<Record<Exclude<FigureKind, 'price'>, string>> = {
  bedrooms:
    'bed|br\\b|bd\\b|dormitor|habitaci|rec[aá]mara|chambre|schlafzimmer|quarto|dormit[oó]rio|间?卧室|个卧室|居室|卧|室(?=\\s?\\d?厅)',
  bathrooms:
    'bath|ba\\b|ba[ñn]o|salles? de bain|salles? d|badezimmer|b[aä]de?r?\\b|casas? de banho|banheiro|卫|间?浴室|个卫生间|间卫生间|个浴室',
  area: 'sq\\.? ?ft|square feet|pies|ft²|m²|sqm|square met|metros|m2\\b|qm\\b|平方米|平米|㎡|平方英尺|pieds|quadratfu|pés',
};

const areaSources = Object.entries(UNITS) as [Exclude<FigureKind, 'price'>, string][];
const MONEY = '(?:US\\$|\\$|€|¥|￥|CHF|Fr\\.)';

const patterns: readonly [FigureKind, RegExp][] = [
  [
    'price',
    new RegExp(
      `${MONEY}\\s?(?<number>${WRITTEN_NUMBER.source})(?<scale>[km万亿]?)(?![.,]?\\d)(?!\\s*(?:\\/|per )\\s*(?:${UNITS.area}))`,
      'giu',
    ),
  ],
  [
    'price',
    new RegExp(`(?<number>${WRITTEN_NUMBER.source})\\s?(?<scale>[万亿]?)\\s?(?:${MONEY}|元|美元|欧元|瑞士法郎)`, 'giu'),
  ],
  ...areaSources.map(([kind, unit]): [FigureKind, RegExp] => [
    kind,
    new RegExp(`(?<number>${WRITTEN_NUMBER.source})(?<scale>)\\s?-?(?:${unit})`, 'giu'),
  ]),
];

/** The prices, rooms and areas that a text tells, in six languages' writings. */
const figuresIn = (text: string): Figure[] =>
  patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: said, groups }) => {
      const scale = SCALES[groups?.scale?.toLowerCase() ?? ''] ?? 1;
      return { kind, said: said.trim(), values: valuesOf(groups?.number ?? '').map((value) => value * scale) };
    }),
  );

const NUMBERS = new RegExp(WRITTEN_NUMBER, 'g');

const priceOf = ({ input }: MarketHome): number | null | undefined =>
  input.SaleType === 'for_rent' ? input.RentPrice : input.SalePrice;

/** Money that a line may tell of a home. */
const moneyOf = (home: MarketHome): unknown[] => {
  const { HOAMonth, DepositFee, EstimatePrice, UnitAreaPrice } = home.input;
  return [priceOf(home), HOAMonth, DepositFee, EstimatePrice, UnitAreaPrice];
};

const OWN: Readonly<Record<Figure['kind'], (home: MarketHome) => unknown[]>> = {
  price: moneyOf,
  bedrooms: ({ input }) => [input.Bedrooms],
  bathrooms: ({ input }) => [input.Bathrooms],
  area: ({ input }) => [input.BuildingArea, input.LotArea],
};

const isOwn = (home: MarketHome, { kind, values }: Figure): boolean =>
  OWN[kind](home).some(
    (own) => typeof own === 'number' && values.some((value) => Math.abs(value - own) <= Math.abs(own) * 0.001),
  );

/** The figures of an answer's lines that are not those of the home that the line is about. */
export const misboundIn = (answer: string, homes: readonly MarketHome[]): { said: string; number: string }[] =>
  answerBlocks(answer, homes).flatMap(({ home, text }) =>
    figuresIn(text).flatMap((figure) => (isOwn(home, figure) ? [] : [{ said: figure.said, number: home.number }])),
  );

const FACTS: Score = {
  name: 'facts of the right home',
  of: ({ answer = '', rows }) => {
    const of = answerBlocks(answer, rows).flatMap(({ text }) => figuresIn(text)).length;
    return { hits: of - misboundIn(answer, rows).length, of };
  },
};

const TOLD: Score = {
  name: 'price, rooms, area told',
  of: ({ answer = '', rows }) => {
    const tallies = answerBlocks(answer, rows).map(({ home, text }): Tally => {
      const figures = figuresIn(text);
      const { Bedrooms, Bathrooms, BuildingArea } = home.input;
      const known = Object.entries({
        price: priceOf(home),
        bedrooms: Bedrooms,
        bathrooms: Bathrooms,
        area: BuildingArea,
      })
        // A studio is told as one; no size is none.
        .filter(([, value]) => typeof value === 'number' && value > 0);
      const told = known.filter(([kind]) => figures.some((figure) => figure.kind === kind && isOwn(home, figure)));
      return { hits: told.length, of: known.length };
    });
    return tallies.reduce((all, { hits, of }) => ({ hits: all.hits + hits, of: all.of + of }), { hits: 0, of: 0 });
  },
};

const fieldValue = (home: MarketHome, field: string): unknown => {
  if (field === 'Price') return priceOf(home);
  if (['Images', 'Description', 'ExtensionColumn'].includes(field)) return undefined;
  return Object.hasOwn(home.input, field) ? home.input[field as keyof typeof home.input] : undefined;
};

const tells = (answer: string, value: unknown): boolean => {
  if (typeof value === 'string') return answer.includes(value) || folded(answer).includes(folded(value));
  return (answer.match(NUMBERS) ?? []).flatMap(valuesOf).some((said) => Math.abs(said - Number(value)) < 0.005);
};

/** Status, tours and the like are told in words of the answer's language, which differ from the value. */
const TOLD_AS_VALUE: ReadonlySet<string> = new Set([
  ...['Price', 'HOAMonth', 'YearBuilt', 'LotArea', 'BuildingArea', 'Bedrooms', 'Bathrooms', 'ParkingSpots'],
  ...['DaysOnMarket', 'Address', 'City', 'ZIP', 'Location', 'Url', 'MLSNumber', 'DepositFee', 'UnitAreaPrice'],
  'EstimatePrice',
]);

const FIELDS_GIVEN: Score = {
  name: 'asked fields given',
  of: ({ question: { fields = [], aggregate, intent }, answer = '', rows }) => {
    if (aggregate !== undefined || intent === 'none' || rows.length === 0) return undefined;
    const asked = fields.filter((field) => TOLD_AS_VALUE.has(field));
    const known = asked.flatMap((field) => {
      const value = fieldValue(rows[0] as MarketHome, field);
      return value === undefined || value === null || value === '' ? [] : [value];
    });
    return { hits: known.filter((value) => tells(answer, value)).length, of: known.length };
  },
};

const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  average: (values) => values.reduce((total, value) => total + value, 0) / values.length,
  lowest: (values) => Math.min(...values),
  highest: (values) => Math.max(...values),
};

/** An average, lowest or highest value of the largest group of one currency, of sales or of rents. */
const aggregateOf = (homes: readonly MarketHome[], aggregate: string, field: string): number | undefined => {
  const groups = Map.groupBy(homes, ({ input }) => `${input.CurrencySymbol} ${input.SaleType}`);
  const [largest = []] = [...groups.values()].sort((one, other) => other.length - one.length);
  const known = largest.map((home) => fieldValue(home, field)).filter((value) => typeof value === 'number');
  return known.length === 0 ? undefined : AGGREGATES[aggregate]?.(known);
};

const AGGREGATE_TOLD: Score = {
  name: 'asked aggregate told',
  of: ({ question: { aggregate, fields = [] }, explanation, expected, answer = '' }) => {
    if (aggregate === undefined || expected === undefined) return undefined;
    if (aggregate === 'count') return oneIf(explanation !== undefined && tells(answer, explanation.Total));
    const value = aggregateOf([...expected.yes.values()], aggregate, fields[0] ?? 'Price');
    if (value === undefined) return undefined;
    const said = (answer.match(NUMBERS) ?? []).flatMap(valuesOf);
    return oneIf(said.some((one) => Math.abs(one - value) <= Math.abs(value) * 0.005));
  },
};

export const ANSWER_SCORES: readonly Score[] = [FACTS, TOLD, FIELDS_GIVEN, AGGREGATE_TOLD];
