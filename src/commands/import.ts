import { resolve } from 'node:path';
import { SetupError } from '../errors.ts';
import type { FeedRegistry, KnownFeed } from '../feeds/configuration/feed-registry.ts';
import { scheduleWords } from '../feeds/configuration/schedule.ts';
import type { RunData, RunDetailData } from '../feeds/feed-data.ts';
import { NEXT_FILE } from '../feeds/runs/run.ts';
import { describeRun, showEnd } from './describe-run.ts';
import { carryOut } from './follow-run.ts';
import { type CommandContext, withServices } from './with-services.ts';

/** SetupError where there is no such feed, or it cannot be run. */
const findRunnable = async (registry: FeedRegistry, name: string): Promise<KnownFeed> => {
  const known = await registry.find(name);
  if (known === undefined) {
    const names = (await registry.all()).map((feed) => feed.name);
    throw new SetupError(`There is no feed ${name}: config/feeds has ${names.join(', ') || 'none'}`);
  }
  if (known.refusal !== null) throw new SetupError(known.refusal);
  return known;
};

/** When the feed imports by itself, now that somebody has looked at what that does. */
const sayWhatFollows = ({ print }: CommandContext, run: RunData, known: KnownFeed | undefined): void => {
  const schedule = known?.isTried === true ? known.config?.schedule : undefined;
  if (schedule === undefined || !run.DryRun || run.State !== 'Succeeded') return;
  print(`  It imports ${scheduleWords(schedule, new Date())}; npx listingd import ${known?.name} does it now`);
};

/**
 * `listingd import NAME [--file FILE] [--dry-run]`: one run, done by the service that runs, else here, with those of the other
 * files of a folder. Returns the exit code: 0 succeeded, 1 failed or cancelled, 2 held, or a dry run that would be.
 */
export const importCommand = (
  context: CommandContext,
  name: string,
  options: { file?: string; dryRun?: boolean },
): Promise<number> =>
  withServices(context, async (services, { company }) => {
    const { say } = context;
    const { registry, runs, host } = services;
    const known = await findRunnable(registry, name);
    if (known.error !== null) say(known.error);
    const queue = (): ReturnType<typeof runs.queue> =>
      runs.queue({
        feedId: known.feed.id,
        startedBy: 'command',
        dryRun: options.dryRun ?? false,
        ...(options.file === undefined ? {} : { file: resolve(options.file), host }),
      });
    let queued = await queue();
    while ('taken' in queued && queued.taken !== null && company === 'nobody') {
      say(`Run ${queued.taken} was left by a service that has stopped: it is finished first`);
      const left = await carryOut(services, queued.taken, company, say);
      if (left === undefined) return 1;
      for (const line of describeRun(left)) say(line);
      queued = await queue();
    }
    if ('taken' in queued) {
      throw new SetupError(`Feed ${name} is being imported: run ${queued.taken} is queued or running`);
    }
    const details: RunDetailData[] = [];
    for (let { runId } = queued; ; ) {
      const run = await carryOut(services, runId, company, say);
      if (run === undefined) return 1;
      const { code, detail } = await showEnd(context, services, run);
      details.push(detail);
      sayWhatFollows(context, run, await registry.find(name));
      // Other files of a folder follow by runs of their own, which nobody but a service would carry out.
      const next = company === 'service' ? undefined : await runs.latest(known.feed.id, ['Queued']);
      if (next?.startedBy !== NEXT_FILE) {
        context.answer(details);
        return code;
      }
      runId = next.id;
    }
  });
