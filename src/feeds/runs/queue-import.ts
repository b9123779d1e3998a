import type { Remember } from '../../database/idempotency-key-store.ts';
import { businessError, type ServiceError } from '../../errors.ts';
import type { KnownFeed } from '../configuration/feed-registry.ts';
import type { NewRun } from './run.ts';
import type { RunStore } from './run-store.ts';

export const beingImported = (name: string, runId: number | null): ServiceError =>
  businessError(409, `Feed ${name} is being imported: run ${runId} is queued or running`);

/** The feed itself. 409 that says why where it is not run. */
export const runnable = (known: KnownFeed): KnownFeed => {
  if (known.refusal !== null) throw businessError(409, `Feed ${known.name} is broken: ${known.refusal}`);
  return known;
};

/** Queues a run of a feed. 409 that names the run when one is queued or running. */
export const queueImport = async (
  { name, feed }: KnownFeed,
  run: Omit<NewRun, 'feedId'>,
  runs: Pick<RunStore, 'queue'>,
  remember?: Remember,
): Promise<{ RunID: number }> => {
  const queued = await runs.queue({ feedId: feed.id, ...run }, remember);
  if ('taken' in queued) throw beingImported(name, queued.taken);
  return { RunID: queued.runId };
};
