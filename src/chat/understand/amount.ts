/** Sums of money as people write them: `600k`, `1.2M`, `$450,000`, `450.000 €`, `half a million` excepted. */

// Up to 15 digits: no price has more, and a number knows no more of them exactly.
const NUMBER = String.raw`\d{1,3}(?:[,.']\d{3}){1,4}(?!\d)|\d{1,15}(?:\.\d{1,15})?`;
const CURRENCY_BEFORE = String.raw`us\$|c\$|\$|usd|€|eur|£|gbp`;
const CURRENCY_AFTER = String.raw`€|£|\$|usd\b|eur\b|euros?\b|dollars?\b|bucks\b`;
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mio: 1e6,
  million: 1e6,
};

/** The source of a pattern with the groups `NAMENumber`, `NAMEScale` and `NAMECurrency`. */
export const amountPattern = (name: string): string =>
  String.raw`(?<${name}Before>${CURRENCY_BEFORE})?\s*(?<![\p{L}\p{N}.,])(?<${name}Number>${NUMBER})\s*(?<${name}Scale>${Object.keys(
    SCALES,
  )
    .sort((a, b) => b.length - a.length)
    .join('|')})?(?![\p{L}\p{N}])(?:\s*(?<${name}After>${CURRENCY_AFTER}))?`;

export type Amount = { value: number; scale: number; hasScale: boolean; hasCurrency: boolean };

export const readAmount = (groups: Readonly<Record<string, string | undefined>>, name: string): Amount => {
  const written = groups[`${name}Number`] ?? '';
  const scaleWord = groups[`${name}Scale`];
  const scale = scaleWord === undefined ? 1 : (SCALES[scaleWord] ?? 1);
  const isDecimal = scaleWord !== undefined && /^\d+\.\d+$/.test(written);
  const isGrouped = !isDecimal && /^\d{1,3}(?:[,.']\d{3})+$/.test(written);
  const plain = Number(isGrouped ? written.replace(/[,.']/g, '') : written);
  return {
    value: Math.round(plain * scale * 100) / 100,
    scale,
    hasScale: scaleWord !== undefined,
    hasCurrency: groups[`${name}Before`] !== undefined || groups[`${name}After`] !== undefined,
  };
};
