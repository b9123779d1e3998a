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
    ['Rows read', run.Rows],
    ['Added', progress?.Created ?? 0],
    ['Changed', progress?.Updated ?? 0],
    ['Taken off', progress?.Removed ?? 0],
  ] as const;
  return (
    <div class="progress">
      <p>
        <strong>{step}…</strong> {share === undefined ? '' : `${share} %`}
      </p>
      <progress aria-label={step} max={100} value={share} />
      <dl class="facts counts">
        {counts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{number(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
