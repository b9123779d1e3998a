import type { Channel } from '../mail/deliver.ts';
import { waitUnlessStopped } from '../process/lifecycle.ts';
import type { Logger } from '../process/logger.ts';

const LOOK_MILLISECONDS = 3_000;
const PREPARE_MILLISECONDS = 60_000;
/** The database is away, say. */
const FAILED_MILLISECONDS = 30_000;
/** What is being sent gets this long at a stop; what breaks off is sent again. */
const STOP_MILLISECONDS = 3_000;

/**
 * Delivers what is due, each channel by itself, and every minute has queued what time brings. All processes do it: which one has a delivery in
 * hand stands in the database.
 */
export const createOutbox = (options: {
  /** `stopping` breaks off what is being sent. */
  channels: (stopping: AbortSignal) => readonly Channel[];
  /** Queues daily mails and notices of runs. */
  prepare: () => Promise<void>;
  log: Logger;
}) => {
  const { prepare, log } = options;
  const ending = new AbortController();
  const stopping = new AbortController();
  const channels = options.channels(stopping.signal);
  let looping: Promise<unknown> | undefined;

  const repeat = async (work: () => Promise<number>, failed: string): Promise<void> => {
    while (!ending.signal.aborted) {
      let milliseconds = FAILED_MILLISECONDS;
      try {
        milliseconds = await work();
      } catch (error) {
        if (!ending.signal.aborted) log.warn({ err: error }, failed);
      }
      await waitUnlessStopped(milliseconds, ending.signal);
    }
  };

  const start = (): void => {
    const turn = (channel: Channel) => async () => ((await channel.turn()) > 0 ? 0 : LOOK_MILLISECONDS);
    const prepared = async () => {
      await prepare();
      return PREPARE_MILLISECONDS;
    };
    looping ??= Promise.all([
      repeat(prepared, 'mails of the day and notices of runs could not be queued'),
      ...channels.map((channel) => repeat(turn(channel), `what goes by ${channel.name} could not be delivered`)),
    ]);
  };

  return {
    start,
    stop: async (): Promise<void> => {
      ending.abort();
      const late = setTimeout(() => stopping.abort(new Error('the service is stopping')), STOP_MILLISECONDS);
      await looping;
      clearTimeout(late);
      stopping.abort();
    },
  };
};
