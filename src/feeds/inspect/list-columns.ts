import { isNested } from '../map/check-values.ts';
import { readJson } from '../map/convert-media.ts';
import { ATTRIBUTE, OWN_TEXT } from '../read/tree-record.ts';
import type { ColumnProfile, FileSample } from './column-profiles.ts';

/** How deep a list is looked into, and how many columns of a file's lists are. */
const DEEPEST = 6;
const MOST_COLUMNS = 200;

const addTexts = (texts: Map<string, string[]>, value: unknown, path: string, depth = 0): void => {
  if (Array.isArray(value)) for (const item of value) addTexts(texts, item, path, depth);
  else if (typeof value !== 'object') texts.set(path, [...(texts.get(path) ?? []), String(value)]);
  else if (value !== null && depth < DEEPEST) {
    for (const [key, item] of Object.entries(value)) {
      const under = key.startsWith(ATTRIBUTE) ? path + key : key === OWN_TEXT ? path : `${path}.${key}`;
      addTexts(texts, item, under, depth + 1);
    }
  }
};

/**
 * The sample with what stands within its lists as further columns, by the names under which a feed can map them. `several`: those that have
 * several values in some row, which stand side by side in its cell.
 */
export const withListColumns = (
  { header, records }: FileSample,
  columns: readonly ColumnProfile[],
): { sample: FileSample; several: ReadonlySet<string> } => {
  const lists = columns.filter(({ texts }) => texts.some(isNested));
  const rows = records.map(({ values }) => {
    const texts = new Map<string, string[]>();
    for (const { name, index } of lists) addTexts(texts, readJson(values[index] ?? ''), name);
    return texts;
  });
  const names = [...new Set(rows.flatMap((texts) => [...texts.keys()]))].filter((name) => !header.includes(name));
  const shown = names.slice(0, MOST_COLUMNS);
  return {
    sample: {
      header: [...header, ...shown],
      records: records.map((record, at) => ({
        ...record,
        values: [...record.values, ...shown.map((name) => rows[at]?.get(name)?.join(',') ?? '')],
      })),
    },
    several: new Set(shown.filter((name) => rows.some((texts) => (texts.get(name)?.length ?? 0) > 1))),
  };
};
