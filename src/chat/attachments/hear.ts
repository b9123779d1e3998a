import type { Logger } from '../../process/logger.ts';
import { createDeadline } from '../deadline.ts';
import type { Sound, Transcription } from '../models/answerer.ts';
import type { ChosenModel } from '../models/models.ts';

const NOTHING_SAID: Transcription = { text: '', usage: undefined };

type HearOptions = {
  /** The provider's model that writes down what is said; blank where there is none. */
  transcriptionModel: string;
  log: Logger;
  /** How long words that are not needed are waited for, in milliseconds. */
  patience: number;
};

type HearRequest = {
  makeSound: (signal: AbortSignal) => Promise<Sound | undefined>;
  chosen: ChosenModel;
  /** The model gets nothing else of it: then what goes wrong is thrown, else the answer goes on without the words. */
  isNeeded: boolean;
  signal: AbortSignal;
};

/** Has written down what is said in a recording or a video. */
export const createHear =
  ({ transcriptionModel, log, patience }: HearOptions) =>
  async ({ makeSound, chosen, isNeeded, signal }: HearRequest): Promise<Transcription> => {
    const { provider } = chosen;
    if (transcriptionModel === '' || provider === undefined) return NOTHING_SAID;
    const deadline = createDeadline(signal);
    if (!isNeeded) deadline.expect(patience);
    try {
      const sound = await makeSound(deadline.signal);
      if (sound === undefined) return NOTHING_SAID;
      return await provider.transcribe({ model: transcriptionModel, sound, signal: deadline.signal });
    } catch (error) {
      if (signal.aborted || isNeeded) throw error;
      log.info({ err: error }, 'What a recording says could not be written down');
      return NOTHING_SAID;
    } finally {
      deadline.release();
    }
  };

export type Hear = ReturnType<typeof createHear>;
