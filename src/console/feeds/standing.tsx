import { type Fact, Facts } from '../parts/facts.tsx';
import { plainWords } from '../parts/plain-words.ts';
import { Time } from '../parts/time.tsx';
import { count, list, number, type StatusKind } from '../parts/words.ts';
import type { Feed, Progress, Run } from './contract.ts';
import { awaitsFirstFile } from './words.ts';

/** How soon a feed is looked at again, in milliseconds. */
export const lookAgain = (isAtWork: boolean): number => (isAtWork ? 1_500 : 10_000);

/** Of a feed that is new or has changed: the service's own words name commands, for which there are buttons here. */
const FIRST_LOOK =
  'It is new, or has changed. It imports nothing by itself before you have looked: a dry run shows what it would do.';

const FIRST_FILE = 'Upload a file of it: a dry run shows what it would do.';

/** What there is to say of how a feed stands. */
export const messageOf = (feed: Feed): string => {
  const { State, PausedBy, HeldRun, Message: told } = feed;
  if (awaitsFirstFile(feed)) return FIRST_FILE;
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

const nextImport = ({ State, IsUploaded }: Feed): string => {
  if (IsUploaded) return 'When you upload a file';
  return State === 'Waiting' ? 'After your first look' : 'When you ask for it';
};

/** What is told of each feed. */
export const factsOf = (feed: Feed, called: (serialNumber: string) => string): Fact[] => [
  ['Last import', <Time at={feed.LastRun} none="Never" />],
  ['Next import', <Time at={feed.NextRun} none={nextImport(feed)} isToCome />],
  ['Fills', list(feed.SerialNumbers.map(called)) || '–'],
];

const STEPS = {
  fetch: 'Fetching the file',
  read: 'Reading and comparing',
  write: 'Writing',
  undo: 'Taking back',
} as const;

/** How far a run is. Only of reading it is known how much there is: the rest moves by its counts. */
export const RunProgress = ({ run, progress }: { run: Run; progress: Progress | null }) => {
  const step = progress?.Step ? STEPS[progress.Step] : 'Waits for its turn';
  const isKnown = progress?.Step === 'read' && progress.BytesTotal > 0;
  const share = isKnown ? Math.round((100 * progress.BytesRead) / progress.BytesTotal) : undefined;
  const counts = [
    ['Rows read', number(run.Rows)],
    ['Added', number(progress?.Created ?? 0)],
    ['Changed', number(progress?.Updated ?? 0)],
    ['Taken off', number(progress?.Removed ?? 0)],
  ] as const;
  return (
    <div class="progress">
      <p>
        <strong>{step}…</strong> {share === undefined ? '' : `${share} %`}
      </p>
      <progress aria-label={step} max={100} value={share} />
      <Facts kind="facts counts" of={counts} />
    </div>
  );
};
