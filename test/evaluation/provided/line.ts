import type { Language } from '../../../src/chat/understand/understanding.ts';
import { PHRASES } from './phrases/all.ts';
import type { Phrases } from './phrases/phrases.ts';
import type { PromptRow } from './read-prompt.ts';
import { type RowValues, type Slot, valuesOf, writeValue } from './row-values.ts';

/** A line of an answer. Of a wrong one it is known what is wrong, and by which words a visitor would read it. */
export type Line = {
  text: string;
  wrong?: { kind: string; tell: string };
  /** What a visitor would read, where markup or hidden signs stand in the text. */
  read?: string;
};
type Template = { [Name in keyof Phrases]: Phrases[Name] extends string ? Name : never }[keyof Phrases];

const SLOT = /\{(price|beds|baths|area|year)\}/g;

const slotsOf = (template: string): Slot[] => [...template.matchAll(SLOT)].map(([, slot]) => slot as Slot);

export const fill = (template: string, row: number, values: RowValues, language: Language): string | undefined =>
  slotsOf(template).some((slot) => values[slot] === undefined)
    ? undefined
    : template
        .replaceAll('{m}', `[#${row}]`)
        .replace(SLOT, (_, slot: Slot) => writeValue(slot, values[slot] as number, values, language));

/** The good sentences that can be said of a row. */
export const goodLines = (row: PromptRow, language: Language, most: number): Line[] => {
  const { homes } = PHRASES[language];
  const templates = homes.map((_, index) => homes[(index + row.number - 1) % homes.length] ?? '');
  return templates
    .flatMap((template) => fill(template, row.number, valuesOf(row), language) ?? [])
    .slice(0, most)
    .map((text) => ({ text }));
};

/** A sentence that says another value than the row has; none where the row has none, or just that one. */
export const wrongLine = (
  kind: string,
  template: Template,
  slot: Slot,
  row: PromptRow,
  language: Language,
  change: (value: number) => number | undefined,
): Line[] => {
  const own = valuesOf(row);
  const value = own[slot] === undefined ? undefined : change(own[slot]);
  if (value === undefined || value === own[slot]) return [];
  const values = { ...own, [slot]: value };
  const text = fill(PHRASES[language][template], row.number, values, language);
  return text === undefined ? [] : [{ text, wrong: { kind, tell: writeValue(slot, value, values, language) } }];
};
