import type { Aggregated, AggregateField, AggregateGroup } from '../../retrieve/found.ts';
import { figureValue } from './figures.ts';
import { ended, type Speaker } from './speaker.ts';

const labelOf = (field: AggregateField, { names }: Speaker): string =>
  names.fields[field === 'PricePerArea' ? 'UnitAreaPrice' : field];

const WHOLE_FROM = 1_000;
/** A computed number as precise as one would say it. */
const rounded = (value: number): number => (value >= WHOLE_FROM ? Math.round(value) : Math.round(value * 100) / 100);

const groupWords = (group: AggregateGroup, { Kind, Field }: Aggregated, speaker: Speaker, isAlone: boolean): string => {
  const { says, names, formats } = speaker;
  const written = (value: number | null): string | null =>
    value === null
      ? null
      : figureValue(speaker, {
          field: Field,
          value,
          currency: group.Currency ?? null,
          unit: group.AreaUnit ?? null,
          isRent: group.SaleType === 'for_rent',
        });
  const average = written(group.Average === null ? null : rounded(group.Average));
  const [lowest, highest] = [written(group.Lowest), written(group.Highest)];
  const isRange = Kind === 'average' && lowest !== highest;
  const parts = [
    Kind === 'average' && average !== null ? says.average(average) : null,
    (isRange || Kind === 'lowest') && lowest !== null ? says.lowest(lowest) : null,
    (isRange || Kind === 'highest') && highest !== null ? says.highest(highest) : null,
  ].filter((part) => part !== null);
  const known =
    group.Known > 0 && group.Known < group.Count
      ? [says.statedFor(formats.number(group.Known), formats.number(group.Count))]
      : [];
  const words = parts.length === 0 ? says.notStated : [...parts, ...known].join(says.comma);
  return isAlone ? words : says.labelled(names.saleTypes[group.SaleType], words);
};

/** Average, lowest and highest of all that match, a line for each currency, unit and sale type. */
export const aggregateLines = (
  aggregated: Aggregated,
  total: number,
  conditions: readonly string[],
  speaker: Speaker,
): string[] => {
  const { says, formats } = speaker;
  const { Groups, Field } = aggregated;
  const intro = says.aggregateOf(labelOf(Field, speaker), formats.count(total), conditions);
  const [only, ...others] = Groups;
  if (only === undefined) return [`${intro}${says.gap}${ended(speaker, says.notStated)}`];
  if (others.length === 0) return [`${intro}${says.gap}${ended(speaker, groupWords(only, aggregated, speaker, true))}`];
  return [intro, ...Groups.map((group) => `- ${ended(speaker, groupWords(group, aggregated, speaker, false))}`)];
};
