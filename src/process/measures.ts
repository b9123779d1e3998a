import { channel } from 'node:diagnostics_channel';

/** Something that happens often and that who wants to may count. To tell it costs nothing where nobody does. */
const measure = <Fact extends object>(name: string) => {
  const told = channel(name);
  return {
    tell: (fact: Fact): void => told.publish(fact),
    /** Returns what ends it. */
    listen: (count: (fact: Fact) => void): (() => void) => {
      const heard = (fact: unknown): void => count(fact as Fact);
      told.subscribe(heard);
      return () => void told.unsubscribe(heard);
    },
  };
};

/** A request over HTTP that has ended: `route` is the path of the API, `code` that of the envelope, else the HTTP status. */
export const requestEnds = measure<{ method: string; route: string; code: number; seconds: number }>(
  'listingd.request',
);

/** A call of a model that has ended, and what it took. */
export const modelCalls = measure<{ model: string; outcome: 'answered' | 'failed'; tokens: number | undefined }>(
  'listingd.model_call',
);

/** A run of a feed that has ended, in this process; no dry run. */
export const runEnds = measure<{ feed: string; state: string }>('listingd.run');
