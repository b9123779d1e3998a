import type { PropertyCase } from '../properties/measure-properties.ts';
import { layOut, sayTally } from './table.ts';

const failuresOf = (cases: readonly PropertyCase[]): string[] =>
  cases.filter(({ holds }) => !holds).map(({ property, text, than }) => `- ${property}: "${text}" (${than})`);

/** How often each property holds, and where it doesn't. */
export const propertyTable = (cases: readonly PropertyCase[], show: boolean): string => {
  const rows = [...Map.groupBy(cases, ({ property }) => property)].map(([property, own]) => [
    property,
    sayTally({ hits: own.filter(({ holds }) => holds).length, of: own.length }),
  ]);
  const table = layOut([['property', 'holds'], ...rows]);
  return [table, ...(show ? failuresOf(cases) : [])].join('\n');
};
