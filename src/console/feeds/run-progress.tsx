import { Facts } from '../parts/facts.tsx';
import { number } from '../parts/words.ts';
import type { Progress, Run } from './contract.ts';

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
