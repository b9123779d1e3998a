import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../database/database-failure.ts';
import type { Company } from '../database/open-database.ts';
import { SetupError } from '../errors.ts';
import { type RunData, runData } from '../feeds/feed-data.ts';
import type { StoredRun } from '../feeds/runs/run.ts';
import type { RunStore } from '../feeds/runs/run-store.ts';
import { CLEAR_LINE } from '../process/logger.ts';
import type { Services } from '../services.ts';

const POLL_MILLISECONDS = 200;
const PLAIN_MILLISECONDS = 2_000;
const BAR_WIDTH = 30;
const AWAY_MILLISECONDS = 60_000;

type Display = { show: (run: StoredRun) => void; end: () => void };

const percent = (run: StoredRun): number =>
  run.bytesTotal > 0 ? Math.min(100, Math.round((100 * run.bytesRead) / run.bytesTotal)) : 0;

const PHASES: Readonly<Record<string, string>> = { fetch: 'fetching', read: 'reading', write: 'writing' };
const phaseOf = (run: StoredRun): string => PHASES[run.phase ?? ''] ?? run.state.toLowerCase();

/** One line that is written anew in its place; other lines, which clear it first, may come in between. */
const createBar = (stream: NodeJS.WriteStream): Display => ({
  show: (run) => {
    const filled = Math.round((percent(run) * BAR_WIDTH) / 100);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const text = `${run.feed} ${bar} ${percent(run)} % read · ${run.rows} rows · ${phaseOf(run)}`;
    stream.write(CLEAR_LINE + text.slice(0, (stream.columns || 80) - 1));
  },
  end: () => void stream.write(CLEAR_LINE),
});

const createLines = (say: (line: string) => void): Display => {
  let last = { time: 0, phase: '', line: '' };
  return {
    show: (run) => {
      const phase = phaseOf(run);
      if (phase === last.phase && Date.now() - last.time < PLAIN_MILLISECONDS) return;
      const line = `${run.feed}: ${phase}, ${run.rows} rows, ${percent(run)} %`;
      if (line !== last.line) say(line);
      last = { time: Date.now(), phase, line };
    },
    end: () => {},
  };
};

/** A database that goes away is waited for, as the service does. */
const getPatiently = async (runs: RunStore, runId: number, signal: AbortSignal): Promise<StoredRun | undefined> => {
  for (const end = Date.now() + AWAY_MILLISECONDS; ; await pause(POLL_MILLISECONDS, undefined, { signal })) {
    try {
      return await runs.get(runId);
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > end) throw error;
    }
  }
};

/**
 * Waits for a run to end and shows how far it is: a bar on a terminal, plain lines elsewhere. `idle` is called
 * again and again meanwhile. Returns the run as the API tells it; rejects when the signal aborts, which leaves the run as it is.
 */
export const followRun = async (
  runs: RunStore,
  runId: number,
  options: {
    say: (line: string) => void;
    signal: AbortSignal;
    idle?: (waitedMilliseconds: number) => Promise<void>;
  },
): Promise<RunData> => {
  const { say, signal, idle } = options;
  let display: Display | undefined;
  const start = Date.now();
  try {
    for (;;) {
      const run = await getPatiently(runs, runId, signal);
      if (run === undefined) throw new SetupError(`Run ${runId} is gone`);
      if (run.state !== 'Queued' && run.state !== 'Running') return runData(run, await runs.parts([runId]));
      display ??= process.stderr.isTTY ? createBar(process.stderr) : createLines(say);
      display.show(run);
      await idle?.(Date.now() - start);
      await pause(POLL_MILLISECONDS, undefined, { signal });
    }
  } finally {
    display?.end();
  }
};

/** How long others have to take a run before the command carries it out itself: a service that is there may be busy. */
const PATIENCE_MILLISECONDS: Readonly<Record<Company, number>> = { nobody: 0, unknown: 3_000, service: 60_000 };

/**
 * Follows the run until it ends, and carries it out where no service takes it. Undefined when Ctrl-C ended that: a run of
 * ours is cancelled after its batch, one of the service goes on.
 */
export const carryOut = async (
  { runs, execute, host }: Services,
  runId: number,
  company: Company,
  say: (line: string) => void,
): Promise<RunData | undefined> => {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new Error('interrupted'));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt);
  let own: Promise<void> | undefined;
  const idle = async (waited: number): Promise<void> => {
    if (own !== undefined || waited < PATIENCE_MILLISECONDS[company]) return;
    const claimed = await runs.claim(`command ${process.pid}`, host, { runId });
    if (claimed === undefined) return;
    own = execute(claimed, stop.signal);
    // Awaited below; a database that is lost meanwhile must not end the process here.
    own.catch(() => undefined);
  };
  try {
    const run = await followRun(runs, runId, { say, signal: stop.signal, idle });
    await own;
    return run;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    await own;
    const waiting = (await runs.get(runId))?.state === 'Queued';
    if (waiting) await runs.cancel(runId, 'interrupted');
    say(waiting ? `Run ${runId} was cancelled` : `The service goes on with run ${runId}`);
    return undefined;
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, interrupt);
  }
};
