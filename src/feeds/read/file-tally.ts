import type { FeedConfig } from '../configuration/feed-config.ts';
import { mappedColumns } from '../configuration/feed-rules.ts';
import { cleanText } from '../map/conversion.ts';
import { createRowMapper } from '../map/map-row.ts';
import { presetOf } from '../map/presets/presets.ts';
import type { FeedRow, ReadSummary } from './feed-row.ts';
import type { ParsedRecord } from './parsed-record.ts';
import type { OpenedPart } from './read-parts.ts';
import { createNoticeReader } from './source-notices.ts';

/** A line alone does not tell where a problem is, where the file has several parts. */
const inPart = (row: FeedRow, part: string): FeedRow => {
  if ('problems' in row) for (const problem of row.problems) problem.expected += ` (in ${part})`;
  return row;
};

/** Maps the records of a file's parts and counts what its summary tells. `today` is an ISO date. */
export const createFileTally = (config: FeedConfig, today: string) => {
  const readNotice = createNoticeReader(config);
  const { caps = [] } = presetOf(config.preset);
  const header = new Set<string>();
  const columnFill = new Map<string, { rows: number }>();
  const missing: Record<string, number> = {};
  let rows = 0;
  let capped = false;
  /** The records of the part that is being read, without notices. */
  let inThisPart = 0;

  const endPart = (): void => {
    capped ||= caps.includes(inThisPart);
    inThisPart = 0;
  };

  return {
    /** Begins a part; what it returns maps and counts its records. FeedFileError where the part lacks a column that the feed needs. */
    begin: (part: OpenedPart, several: boolean): ((record: ParsedRecord) => FeedRow) => {
      endPart();
      const { name, declared } = part;
      const mapper = createRowMapper(config, part.header, { today, name, declared });
      for (const column of part.header) header.add(column);
      // Records that name their own values leave out what is blank: a column that none of them has is there, and empty.
      const named = mapper.columns.map((column) => column.name);
      for (const column of [...named, ...(declared ? [] : mappedColumns(config))]) {
        if (!columnFill.has(column)) columnFill.set(column, { rows: 0 });
      }
      const fills = mapper.columns.map((column) => ({ index: column.index, fill: columnFill.get(column.name) }));
      return (record) => {
        const row = mapper.map(record);
        rows += 1;
        const notice = readNotice(record.values);
        if (notice !== null) {
          capped ||= notice.capped;
          return row;
        }
        inThisPart += 1;
        for (const { index, fill } of fills) {
          if (fill !== undefined && cleanText(record.values[index]) !== '') fill.rows += 1;
        }
        if (row.kind === 'listing') for (const field of row.missing) missing[field] = (missing[field] ?? 0) + 1;
        return several ? inPart(row, name) : row;
      };
    },
    summary: (): ReadSummary => {
      endPart();
      const filled = [...columnFill].map(([column, fill]) => [column, fill.rows]);
      return { rows, header: [...header], columnFill: Object.fromEntries(filled), missing, capped };
    },
  };
};
