import { Button } from './button.tsx';
import { number } from './words.ts';

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
