/** A number as it may be written: "1.500" is 1500 or 1.5, since languages differ. */
export const WRITTEN_NUMBER =
  /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d{1,2}(?!\d))?/;

export type FigureKind = 'price' | 'bedrooms' | 'bathrooms' | 'area';
/** A figure of a text: what it is about, and the values that its writing may stand for. */
export type Figure = { kind: FigureKind; said: string; values: number[] };

const SCALES: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000, k: 1_000, m: 1_000_000 };

/** Each value that digits with separators may stand for. */
export const valuesOf = (digits: string): number[] => {
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
export const figuresIn = (text: string): Figure[] =>
  patterns.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ 0: said, groups }) => {
      const scale = SCALES[groups?.scale?.toLowerCase() ?? ''] ?? 1;
      return { kind, said: said.trim(), values: valuesOf(groups?.number ?? '').map((value) => value * scale) };
    }),
  );
