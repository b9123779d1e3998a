import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SetupError } from '../errors.ts';
import { type RunData, runData } from '../feeds/feed-data.ts';
import { readRejects, rejectsFile } from '../feeds/report/rejects-file.ts';
import { visible } from '../fields/control-characters.ts';
import type { Services } from '../services.ts';
import {
  describeChoices,
  describeDetail,
  describeRun,
  describeRunRows,
  detailOf,
  findRun,
  showEnd,
  workspaceOf,
} from './describe-run.ts';
import { carryOut } from './follow-run.ts';
import { isConfirmed } from './terminal.ts';
import { type CommandContext, withServices } from './with-services.ts';

const writeTo = async (parts: AsyncIterable<string>, output: string): Promise<void> => {
  try {
    await pipeline(Readable.from(parts), createWriteStream(output));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new SetupError(`${output} cannot be written (${code}): name another file`);
  }
};

/** `listingd run rejects ID [--output FILE]`: the rejected rows of a run as CSV, on standard output unless a file is named. */
export const runRejectsCommand = (context: CommandContext, id: string, options: { output?: string }): Promise<number> =>
  withServices(context, async (services) => {
    const { runs } = services;
    const run = await findRun(services, id);
    if (run.state === 'Queued' || run.state === 'Running') {
      throw new SetupError(`Run ${id} is ${run.state}: what it rejects is known when it has ended`);
    }
    const { parts } = rejectsFile(runs, run);
    if (options.output !== undefined) {
      await writeTo(parts, options.output);
      context.say(`${options.output} has the rejected rows of run ${id}`);
      context.answer({ File: resolve(options.output) });
    } else if (context.isJson) context.answer(await readRejects(runs, run.id));
    else {
      const isWatched = context.terminal.write !== undefined;
      for await (const part of parts) process.stdout.write(isWatched ? visible(part, '\r\n') : part);
    }
    return 0;
  });

const SHOWN_RUNS = 20;

/** `listingd run list [--feed NAME]`: the last runs, newest first. */
export const runListCommand = (context: CommandContext, options: { feed?: string }): Promise<number> =>
  withServices(context, async ({ registry, runs }) => {
    const feeds = await registry.rows();
    const wanted = options.feed === undefined ? feeds : feeds.filter(({ name }) => name === options.feed);
    if (options.feed !== undefined && wanted.length === 0) {
      const names = feeds.map(({ name }) => name).join(', ');
      throw new SetupError(
        `There is no feed ${options.feed}: ${names === '' ? 'there are none' : `there are ${names}`}`,
      );
    }
    const ids = wanted.map(({ id }) => id);
    const { runs: found, total } = await runs.list(ids, { number: 1, size: SHOWN_RUNS });
    const parts = await runs.parts(found.map(({ id }) => id));
    const rows = found.map((run) => runData(run, parts));
    context.answer({ List: rows, VirtualCount: total });
    for (const line of describeRunRows(rows, context.terminal.width)) context.print(line);
    if (total > found.length) context.print(`… and ${total - found.length} older ones`);
    return 0;
  });

/** `listingd run show ID`: a run, its parts, what it would do, and its first problems. */
export const runShowCommand = (context: CommandContext, id: string): Promise<number> =>
  withServices(context, async (services) => {
    const run = await findRun(services, id);
    const detail = await detailOf(services, run);
    context.answer(detail);
    for (const line of describeDetail(detail, context.terminal.width)) context.print(line);
    if (run.state === 'Held') context.print(describeChoices(run.id));
    return 0;
  });

/** Shows and answers how the one run of a command ended. */
const answerEnd = async (context: CommandContext, services: Services, run: RunData): Promise<number> => {
  const { code, detail } = await showEnd(context, services, run);
  context.answer(detail);
  return code;
};

/** `listingd run approve ID [--yes]`: shows what that would do, asks, and does it. The exit code is an import's. */
export const runApproveCommand = (context: CommandContext, id: string, options: { yes?: boolean }): Promise<number> =>
  withServices(context, async (services, { company }) => {
    const { print, say, terminal } = context;
    const run = await findRun(services, id);
    if (run.state === 'Held') {
      for (const line of describeDetail(await detailOf(services, run), terminal.width)) print(line);
      if (!(await isConfirmed(`Apply run ${id} to feed ${run.feed}?`, options))) {
        say('Nothing was done');
        return 1;
      }
    }
    const approved = await services.feeds.approve(await workspaceOf(services, run), run.id);
    if (approved.State !== 'Queued') {
      context.answer(await detailOf(services, run));
      print(`Feed ${run.feed} is no longer paused`);
      return 0;
    }
    const ended = await carryOut(services, run.id, company, say);
    return ended === undefined ? 1 : answerEnd(context, services, ended);
  });

/** `listingd run cancel ID`: ends a waiting run at once, a running one after its batch. What it has written stays. */
export const runCancelCommand = (context: CommandContext, id: string): Promise<number> =>
  withServices(context, async (services, { company }) => {
    const run = await findRun(services, id);
    await services.feeds.cancel(await workspaceOf(services, run), run.id, 'by a command');
    const ended = await carryOut(services, run.id, company, context.say);
    if (ended === undefined) return 1;
    context.answer(await detailOf(services, run));
    for (const line of describeRun(ended)) context.print(line);
    return ended.State === 'Cancelled' ? 0 : 1;
  });

/** `listingd run undo ID [--yes]`: shows what a run did, asks, and takes it back by a run of its own. */
export const runUndoCommand = (context: CommandContext, id: string, options: { yes?: boolean }): Promise<number> =>
  withServices(context, async (services, { company }) => {
    const { print, say } = context;
    const run = await findRun(services, id);
    for (const line of describeRun((await detailOf(services, run)).Run)) print(line);
    if (!(await isConfirmed(`Undo run ${id} of feed ${run.feed}?`, options))) {
      say('Nothing was done');
      return 1;
    }
    const { RunID } = await services.feeds.undo(await workspaceOf(services, run), { RunID: run.id });
    const ended = await carryOut(services, RunID, company, say);
    return ended === undefined ? 1 : answerEnd(context, services, ended);
  });
