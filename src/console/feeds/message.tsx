import type { StatusKind } from '../parts/status.tsx';
import { count } from '../parts/words.ts';

/** Of a feed that is new or has changed: the service's own words name commands, for which there are buttons here. */
export const FIRST_LOOK =
  'It is new, or has changed. It imports nothing by itself before you have looked: a dry run shows what it would do.';

/** As a sentence begins; a path stays as it is. */
const capital = (text: string): string =>
  text.replace(/^[a-z]+(?=[ ,])/, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** What the service says of a feed or run: what matters first, and what else was noticed for who wants to know. */
export const Message = ({ kind, text }: { kind: StatusKind; text: string }) => {
  const [first = '', ...others] = text.split('; ');
  if (first === '') return null;
  return (
    <div class={`note ${kind}`}>
      <p>{capital(first)}</p>
      {others.length > 0 && (
        <details>
          <summary>{count(others.length, 'more remark')}</summary>
          <ul class="changes">
            {others.map((other) => (
              <li key={other}>{capital(other)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
