import { todoText } from '../configuration/check-feed-config.ts';
import type { ColumnTexts } from './column-profiles.ts';

const STUDIO = /^(studio|studio apartment|studio flat|estudio|bachelor)$/i;

/** Where most homes would be studios, and none is without a number, 0 may stand for what is not told. */
const isMostlyZero = ({ rows, texts, counts }: ColumnTexts): boolean =>
  texts.length === rows && (counts.get('0') ?? 0) > rows / 2;

/** What the words among numbers of bedrooms mean; undefined where there are none. */
export const roomValues = (column: ColumnTexts): Record<string, string> | undefined => {
  const words = [...column.counts.keys()].filter((text) => STUDIO.test(text)).map((text) => [text, '0'] as const);
  const zero = isMostlyZero(column)
    ? [['0', todoText('0 where it means a studio, "" where the number is not told')] as const]
    : [];
  return words.length + zero.length === 0 ? undefined : Object.fromEntries([...words, ...zero]);
};
