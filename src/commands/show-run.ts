import { SetupError } from '../errors.ts';
import type { RunData, RunDetailData } from '../feeds/feed-data.ts';
import type { StoredRun } from '../feeds/runs/run.ts';
import type { Services } from '../services.ts';
import { describeChoices, describeDetail } from './describe-run.ts';
import type { CommandContext } from './with-services.ts';

/** A run by the ID that was typed. SetupError where there is none. */
export const findRun = async ({ runs }: Services, id: string): Promise<StoredRun> => {
  const run = /^[1-9]\d{0,14}$/.test(id) ? await runs.get(Number(id)) : undefined;
  if (run === undefined) throw new SetupError(`There is no run ${id}: npx listingd run list shows the last ones`);
  return run;
};

/** Commands act for the workspace that a run's feed is of. */
export const workspaceOf = async ({ registry, access }: Services, run: StoredRun): Promise<number> => {
  const feed = (await registry.rows()).find(({ id }) => id === run.feedId);
  const workspaceId = feed?.workspaceId ?? (await access.firstWorkspaceId());
  if (workspaceId === undefined) throw new SetupError('There is no workspace: listingd start makes the first one');
  return workspaceId;
};

export const detailOf = async (services: Services, run: StoredRun): Promise<RunDetailData> =>
  services.feeds.runDetail(await workspaceOf(services, run), {
    ...{ RunID: run.id, PageNumber: 1, PageSize: 1 },
  });

/**
 * Shows how a run ended. Returns what is known of it, and the exit code: 0 succeeded, 1 failed or cancelled, 2 held, or a dry run that would be.
 */
export const showEnd = async (
  { print, terminal }: Pick<CommandContext, 'print' | 'terminal'>,
  services: Services,
  run: RunData,
): Promise<{ code: number; detail: RunDetailData }> => {
  const detail = await detailOf(services, await findRun(services, String(run.RunID)));
  for (const line of describeDetail(detail, terminal.width)) print(line);
  if (run.State === 'Held') print(describeChoices(run.RunID));
  const isHeld = run.State === 'Held' || detail.Preview.some(({ Holds }) => Holds !== 'Nothing');
  return { code: run.State !== 'Succeeded' && run.State !== 'Held' ? 1 : isHeld ? 2 : 0, detail };
};
