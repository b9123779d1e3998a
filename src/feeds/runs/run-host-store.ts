import type { Knex } from 'knex';
import type { StoredRun } from './run.ts';
import { HOST_LEASES, hostLease } from './run-host.ts';

/** A run that waits for a process on its host. */
type WaitingRun = Pick<StoredRun, 'id' | 'feed' | 'file' | 'fileName' | 'token' | 'approved'> & { host: string };

/** SQL of where runs can be, and are, carried out. `host` names a machine and data folder. `database` may be a transaction. */
export const createRunHostStore = (database: Knex) => {
  const now = database.raw('CURRENT_TIMESTAMP(3)');
  const ago = (seconds: number) => database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? SECOND', [seconds]);

  return {
    /** From here on only a process on `host` may take the run: what it needs lies there. */
    bindHost: async (runId: number, token: number, host: string): Promise<void> => {
      await database('feed_run').where({ id: runId, token, state: 'Running' }).update({ host });
    },

    /** Runs of other hosts that nobody has taken, or gone on with, for `seconds`. */
    waitingElsewhere: async (host: string, seconds: number): Promise<WaitingRun[]> =>
      (
        await database('feed_run')
          .join('feed', 'feed.id', 'feed_run.feed_id')
          .where((waits) =>
            waits
              .where((queued) => queued.where('state', 'Queued').where('queued_at', '<', ago(seconds)))
              .orWhere((dead) => dead.where('state', 'Running').where('lease_until', '<', ago(seconds))),
          )
          .whereNotNull('host')
          .whereNot({ host })
          .orderBy('feed_run.id')
          .select<Record<string, unknown>[]>('feed_run.*', 'feed.name')
      ).map((row) => ({
        id: row.id as number,
        feed: row.name as string,
        file: row.file as string | null,
        fileName: row.file_name as string | null,
        token: row.token as number,
        approved: row.approved === 1,
        host: row.host as string,
      })),

    /** Ends a run that nobody can take. False when somebody has taken it meanwhile. */
    failWaiting: async ({ id, token }: WaitingRun, message: string): Promise<boolean> =>
      (await database('feed_run')
        .where({ id, token })
        .where((waits) =>
          waits
            .where('state', 'Queued')
            .orWhere((dead) => dead.where('state', 'Running').where('lease_until', '<', now)),
        )
        .update({ state: 'Failed', active: null, finished_at: now, message, lease_until: null, phase: null })) === 1,

    /** Gives back the runs of owners whose name begins with `prefix`, but for `owner`: they are dead. Returns how many. */
    releaseDead: (prefix: string, owner: string): Promise<number> =>
      database('feed_run')
        .where({ state: 'Running' })
        .where('owner', 'like', `${prefix}%`)
        .whereNot({ owner })
        .update({ state: 'Queued', owner: null, lease_until: now, phase: null }),

    /** Whether a service has said lately that it runs on another host. */
    hasOtherHosts: async (host: string): Promise<boolean> =>
      (await database('lease')
        .where('name', 'like', `${HOST_LEASES}%`)
        .whereNot({ name: hostLease(host) })
        .where('expires_at', '>', now)
        .first('name')) !== undefined,

    /** The files given by hand or uploaded that queued and running runs are to read. */
    filesInUse: (): Promise<string[]> =>
      database('feed_run').whereIn('state', ['Queued', 'Running']).whereNotNull('file').pluck<string[]>('file'),
  };
};
