import { setTimeout as pause } from 'node:timers/promises';
import progress from 'cli-progress';
import { SetupError } from '../errors.ts';
import { type RunData, runData } from '../feeds/feed-service.ts';
import type { RunStore, StoredRun } from '../feeds/run-store.ts';

const POLL_MILLISECONDS = 200;
const PLAIN_MILLISECONDS = 2_000;

type Display = { show: (run: StoredRun) => void; end: () => void };

const percent = (run: StoredRun): number =>
  run.bytesTotal > 0 ? Math.min(100, Math.round((100 * run.bytesRead) / run.bytesTotal)) : 0;

const createBar = (feed: string): Display => {
  const bar = new progress.SingleBar({
    format: `${feed} {bar} {percentage}% · {rows} rows · {phase}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    stream: process.stderr,
  });
  bar.start(100, 0, { rows: 0, phase: 'waiting' });
  return {
    show: (run) => bar.update(percent(run), { rows: run.rows, phase: run.phase ?? run.state.toLowerCase() }),
    end: () => bar.stop(),
  };
};

const createLines = (say: (line: string) => void): Display => {
  let last = 0;
  return {
    show: (run) => {
      if (Date.now() - last < PLAIN_MILLISECONDS) return;
      last = Date.now();
      say(`${run.feed}: ${run.phase ?? run.state.toLowerCase()}, ${run.rows} rows, ${percent(run)} %`);
    },
    end: () => {},
  };
};

/**
 * Waits for a run to end and shows how far it is: a bar on a terminal, plain lines elsewhere. `idle` is called while the
 * run waits to be taken. Returns the run as the API tells it.
 */
export const followRun = async (
  runs: RunStore,
  runId: number,
  say: (line: string) => void,
  idle: (waitedMilliseconds: number) => Promise<void> = async () => {},
): Promise<RunData> => {
  let display: Display | undefined;
  const start = Date.now();
  try {
    for (;;) {
      const run = await runs.get(runId);
      if (run === undefined) throw new SetupError(`Run ${runId} is gone`);
      if (run.state !== 'Queued' && run.state !== 'Running') return runData(run, await runs.parts([runId]));
      display ??= process.stderr.isTTY ? createBar(run.feed) : createLines(say);
      display.show(run);
      if (run.state === 'Queued') await idle(Date.now() - start);
      await pause(POLL_MILLISECONDS);
    }
  } finally {
    display?.end();
  }
};

/** A run's end in a few lines for a person. */
export const describeRun = (run: RunData): string[] => [
  `Run ${run.RunID} of feed ${run.Feed}: ${run.State}${run.DryRun ? ' (dry run, nothing was written)' : ''}, ${run.Rows} rows`,
  ...run.Parts.map(
    (part) =>
      `  ${part.SerialNumber}: ${part.Created} created, ${part.Updated} updated, ${part.Unchanged} unchanged, ` +
      `${part.RemovedByRow + part.RemovedByAbsence} removed (${part.RemovedByAbsence} by absence), ` +
      `${part.Rejected} rejected, ${part.Ignored} ignored${part.HeldRemovals > 0 ? `, ${part.HeldRemovals} removals held` : ''}`,
  ),
  ...(run.Message === '' ? [] : [`  ${run.Message}`]),
];
