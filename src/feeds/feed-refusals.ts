import { businessError, type ServiceError } from '../errors.ts';
import type { KnownFeed } from './configuration/feed-registry.ts';

export const noFeed = (name: string): ServiceError =>
  businessError(404, `There is no feed ${JSON.stringify(name.slice(0, 64))}`);

export const beingImported = (name: string, runId: number | null): ServiceError =>
  businessError(409, `Feed ${name} is being imported: run ${runId} is queued or running`);

/** The feed itself. 409 that says why where it is not run. */
export const runnable = (known: KnownFeed): KnownFeed => {
  if (known.refusal !== null) throw businessError(409, `Feed ${known.name} is broken: ${known.refusal}`);
  return known;
};
