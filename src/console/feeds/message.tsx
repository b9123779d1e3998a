import type { StatusKind } from '../parts/status.tsx';
import { count } from '../parts/words.ts';

/** What the service says of a feed or run: what matters first, and what else was noticed for who wants to know. */
export const Message = ({ kind, text }: { kind: StatusKind; text: string }) => {
  const [first = '', ...others] = text.split('; ');
  if (first === '') return null;
  return (
    <div class={`note ${kind}`}>
      <p>{first}</p>
      {others.length > 0 && (
        <details>
          <summary>{count(others.length, 'more remark')}</summary>
          <ul class="changes">
            {others.map((other) => (
              <li key={other}>{other}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
};
