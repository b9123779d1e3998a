import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SetupError } from '../errors.ts';
import { rejectsFile } from '../feeds/report/rejects-file.ts';
import { findRun } from './show-run.ts';
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
    if (options.output === undefined) for await (const part of parts) process.stdout.write(part);
    else await writeTo(parts, options.output);
    if (options.output !== undefined) context.say(`${options.output} has the rejected rows of run ${id}`);
    return 0;
  });
