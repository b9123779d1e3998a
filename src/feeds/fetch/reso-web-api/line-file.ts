import { createLanding, type LandingOptions } from '../landing.ts';

/** Lines in a file of the run's folder, hashed as they are written. FeedFileError when they are too many, or the disk is full. */
export const createLineFile = async (options: LandingOptions) => {
  const landing = await createLanding(options);
  let lines = 0;
  return {
    path: landing.path,
    size: landing.size,
    lines: (): number => lines,

    add: async (texts: readonly string[]): Promise<void> => {
      await landing.append(texts.length === 0 ? [] : [Buffer.from(`${texts.join('\n')}\n`)]);
      lines += texts.length;
    },

    /** Of all bytes. */
    sha256: landing.sha256,
    close: landing.close,
  };
};

export type LineFile = Awaited<ReturnType<typeof createLineFile>>;
