import type { Opened } from './contract.ts';
import { Failure } from './failure.ts';
import type { KeptValues } from './kept-values.ts';
import type { ServiceClient } from './service-client.ts';

const TOKEN = 'token';

/** The visitor's session, by the token in `kept`, which other tabs of the website share. */
export const createSession = (options: { client: ServiceClient; kept: KeptValues; serialNumber: string }) => {
  const { client, kept, serialNumber } = options;
  let opening: Promise<Opened> | undefined;

  const open = async (): Promise<Opened> => {
    const opened = await client.open(serialNumber, kept.read(TOKEN));
    kept.write(TOKEN, opened.Token);
    return opened;
  };

  /** Goes on with the session, or begins one. Several at once are one. */
  const enter = (): Promise<Opened> => {
    opening ??= open().finally(() => {
      opening = undefined;
    });
    return opening;
  };

  const withKept = async <Result>(use: (token: string) => Promise<Result>): Promise<Result> =>
    use(kept.read(TOKEN) || (await enter()).Token);

  return {
    enter,
    /** Does something in the session. A token dies a day after its last use: then it is done once more in a new one. */
    within: async <Result>(use: (token: string) => Promise<Result>): Promise<Result> => {
      try {
        return await withKept(use);
      } catch (error) {
        if (!(error instanceof Failure) || error.kind !== 'token') throw error;
        kept.write(TOKEN, '');
        return withKept(use);
      }
    },
  };
};

export type Session = ReturnType<typeof createSession>;
