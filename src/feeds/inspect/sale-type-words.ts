import { CONVERSIONS } from '../map/conversions.ts';

const anyContext = { areaUnit: 'Square Feet', today: '2000-01-01' } as const;

/** `for_sale` or `for_rent` where a text is a word for it, else null. */
export const saleTypeOf = (text: string): string | null => {
  const read = CONVERSIONS.saleType([text], anyContext);
  return typeof read === 'string' ? read : null;
};

export const isSaleTypeWord = (text: string): boolean => saleTypeOf(text) !== null;
