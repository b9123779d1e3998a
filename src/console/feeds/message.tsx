import type { StatusKind } from '../parts/status.tsx';
import { count } from '../parts/words.ts';
import type { Feed } from './contract.ts';
import { plainWords } from './words.ts';

/** Of a feed that is new or has changed: the service's own words name commands, for which there are buttons here. */
const FIRST_LOOK =
  'It is new, or has changed. It imports nothing by itself before you have looked: a dry run shows what it would do.';

/** What there is to say of how a feed stands. */
export const messageOf = ({ State, PausedBy, HeldRun, Message: told }: Feed): string => {
  if (State === 'Waiting') return FIRST_LOOK;
  if (PausedBy === null || State === 'Broken') return told;
  const also =
    HeldRun === null
      ? 'or approve its next import, which waits for you'
      : `or approve run ${HeldRun}, which waits for you`;
  return `It is paused since run ${PausedBy} took an import back, and writes nothing: let it go on there, ${also}.`;
};

/** As a sentence begins; a path stays as it is. */
const capital = (text: string): string =>
  text.replace(/^[a-z]+(?=[ ,])/, (word) => word.charAt(0).toUpperCase() + word.slice(1));

/** What the service says of a feed or run: what matters first, and what else was noticed for who wants to know. */
export const Message = ({ kind, text }: { kind: StatusKind; text: string }) => {
  const [first = '', ...others] = plainWords(text).split('; ');
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
