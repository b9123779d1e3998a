import { cleanText } from '../map/conversion.ts';
import type { ColumnProfile, ColumnTexts, FileSample } from './sample.ts';
import { valueKind } from './value-kinds.ts';

const UNNAMED = /^\(column \d+\)$/;
/** So many values tell what a column holds. */
const JUDGED = 1_000;

const countsOf = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

export const profileColumns = ({ header, records }: FileSample): ColumnProfile[] =>
  header.map((name, index) => {
    const texts = records.map(({ values }) => cleanText(values[index])).filter((text) => text !== '');
    const column: ColumnTexts = {
      name,
      index,
      unnamed: UNNAMED.test(name),
      rows: records.length,
      texts,
      counts: countsOf(texts),
    };
    const judged = texts.slice(0, JUDGED);
    return { ...column, kind: valueKind({ ...column, texts: judged, counts: countsOf(judged) }) };
  });
