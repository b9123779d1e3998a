import type { ColumnRule } from '../configuration/feed-config.ts';
import { spaceColumn } from './column-names.ts';
import { isSaleTypeWord, saleTypeOf } from './field-values.ts';
import { bestRule, type Findings, type Proposal } from './proposal.ts';

/** What says whether homes are for sale or for rent, and why. */
export type SaleTypeFinding = { rule: ColumnRule; reason: string };

const SALE_PRICE = 25_000;
const RENT = 12_000;
const LEASE = /\blease\b/i;
const TYPES = /\b(type|class|category|kind|transaction|listing)\b/;

const byPropertyType = (findings: Findings, proposals: readonly Proposal[]): SaleTypeFinding | null => {
  const types = proposals.filter(({ field }) => field === 'PropertyType').flatMap(({ columns }) => columns);
  const others = findings.columns.filter(({ name, counts }) => counts.size <= 20 && TYPES.test(spaceColumn(name)));
  for (const name of [...types, ...others.map((column) => column.name)]) {
    const column = findings.columns.find((one) => one.name === name);
    const leases = column?.texts.filter((text) => LEASE.test(text)).length ?? 0;
    if (column === undefined || leases === 0) continue;
    const best = bestRule(findings, 'SaleType', [name], ['saleTypeOfProperty']);
    if (best !== null) return { rule: best.rule, reason: `${leases} of its ${column.texts.length} values are leases` };
  }
  return null;
};

const MOST_WORDS = 6;

/** A column that holds words for both, whatever it is called. */
const byWords = (findings: Findings): SaleTypeFinding | null => {
  for (const { name, texts, counts } of findings.columns.filter((column) => column.counts.size <= MOST_WORDS)) {
    if (!texts.every(isSaleTypeWord)) continue;
    const best = bestRule(findings, 'SaleType', [name], ['saleType']);
    const meanings = new Set([...counts.keys()].map(saleTypeOf));
    if (best !== null && meanings.size > 1) {
      return { rule: best.rule, reason: `its values say it: ${[...counts.keys()].join(', ')}` };
    }
  }
  return null;
};

/** By a column that says it, or a type of property that speaks of leases, else for the whole file by what its homes cost. */
export const proposeSaleType = (findings: Findings, proposals: readonly Proposal[]): SaleTypeFinding | null => {
  const byType = byWords(findings) ?? byPropertyType(findings, proposals);
  if (byType !== null) return byType;
  const find = (field: string): Proposal | undefined => proposals.find((proposal) => proposal.field === field);
  const price = find('ListPrice');
  const middle = price?.trial.middle ?? null;
  if (price === undefined) {
    const rents = find('RentPrice') !== undefined;
    return rents ? { rule: { constant: 'for_rent' }, reason: 'the file has rents and no prices' } : null;
  }
  if (middle === null) return null;
  const around = `prices around ${middle.toLocaleString('en')}`;
  if (middle >= SALE_PRICE) return { rule: { constant: 'for_sale' }, reason: `${around} are sale prices` };
  return middle <= RENT ? { rule: { constant: 'for_rent' }, reason: `${around} are rents` } : null;
};
