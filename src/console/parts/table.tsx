import type { ComponentChildren } from 'preact';
import { Button } from './button.tsx';
import { number } from './words.ts';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ComponentChildren;
  isNumber?: boolean;
};

/**
 * Rows under titles. On a phone each row is a card with the titles beside its values, for which the roles are written down: browsers take
 * a table that is laid out otherwise for none.
 */
export const Table = <Row,>({
  caption,
  columns,
  rows,
  keyOf,
  empty,
}: {
  /** What the table is, for who cannot see what stands around it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** What is said where there is no row. */
  empty: string;
}) =>
  rows.length === 0 ? (
    <p class="empty">{empty}</p>
  ) : (
    <div class="table">
      <table role="table">
        <caption class="hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, isNumber }) => (
              <th key={title} role="columnheader" scope="col" class={isNumber ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={keyOf(row)}>
              {columns.map(({ title, cell, isNumber }) => (
                <td key={title} role="cell" class={isNumber ? 'number' : undefined} data-title={title}>
                  <span class="value">{cell(row)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

/** The way through the pages of a list, where there are several. `page` counts from 1. */
export const Pager = ({
  page,
  size,
  total,
  onPage,
}: {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}) => {
  if (total <= size && page === 1) return null;
  const last = Math.min(total, page * size);
  return (
    <nav class="pages" aria-label="Pages of the list">
      <Button isOff={page === 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite">{`${number(Math.min(last, (page - 1) * size + 1))}–${number(last)} of ${number(total)}`}</span>
      <Button isOff={last >= total} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
};
