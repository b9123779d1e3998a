import { channel } from 'node:diagnostics_channel';
import type { Gauge, Registry } from 'prom-client';

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

/** How a feed stands. Its last run is the last one that ended and was no dry run. */
export type FeedStanding = {
  feed: string;
  state: string;
  /** When its source was reached last, and when that had something else than before; null where never, and where it has none. */
  lastReachedAt: Date | null;
  lastChangedAt: Date | null;
  lastRun?: { state: string; endedAt: Date | undefined; seconds: number; counts: Readonly<Record<string, number>> };
};

/** Connections to a database. */
export type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

type Library = typeof import('prom-client');

/** What is counted while the process lives. Returns what ends it. */
const count = ({ Counter, Histogram }: Library, registers: Registry[]): (() => void)[] => {
  const requests = new Histogram({
    name: 'listingd_http_request_duration_seconds',
    help: "Requests over HTTP, streams to their end, by the envelope's Code: 429 where a limit was reached",
    ...{ labelNames: ['method', 'route', 'code'], buckets: SECONDS, registers },
  });
  const calls = new Counter({
    name: 'listingd_model_calls_total',
    help: 'Calls of models: answered or failed',
    ...{ labelNames: ['model', 'outcome'], registers },
  });
  const tokens = new Counter({
    name: 'listingd_model_tokens_total',
    help: 'Tokens that models took, as their provider counts them',
    ...{ labelNames: ['model'], registers },
  });
  const runs = new Counter({
    name: 'listingd_feed_runs_total',
    help: 'Runs of feeds that this process carried out, but for dry runs, by the state in which they ended',
    ...{ labelNames: ['feed', 'state'], registers },
  });
  return [
    runEnds.listen((labels) => runs.inc(labels)),
    requestEnds.listen(({ seconds, ...labels }) => requests.observe(labels, seconds)),
    modelCalls.listen(({ model, outcome, tokens: taken }) => {
      calls.inc({ model, outcome });
      tokens.inc({ model }, taken ?? 0);
    }),
  ];
};

const setTime = (gauge: Gauge, feed: string, time: Date | null | undefined): void => {
  if (time !== null && time !== undefined) gauge.set({ feed }, time.getTime() / 1_000);
};

/** What is asked when somebody looks. */
const writeFeeds = ({ Gauge }: Library, registers: Registry[], feeds: readonly FeedStanding[]): void => {
  const gauge = (name: string, help: string, labelNames: string[] = ['feed']) =>
    new Gauge({ name: `listingd_feed_${name}`, help, labelNames, registers });
  const state = gauge('state', '1 for the state that a feed is in', ['feed', 'state']);
  const reachedAt = gauge('last_reached_timestamp_seconds', 'When the source of a feed was last reached');
  const changedAt = gauge('last_changed_timestamp_seconds', 'When the source of a feed last had something new');
  const endedAt = gauge('last_run_timestamp_seconds', 'When the last run of a feed ended');
  const outcome = gauge('last_run_outcome', '1 for the state in which the last run of a feed ended', ['feed', 'state']);
  const seconds = gauge('last_run_duration_seconds', 'How long the last run of a feed took');
  const rows = gauge('last_run_rows', 'Rows of the last run of a feed by what became of them', ['feed', 'outcome']);
  for (const { feed, state: is, lastReachedAt, lastChangedAt, lastRun } of feeds) {
    state.set({ feed, state: is }, 1);
    setTime(reachedAt, feed, lastReachedAt);
    setTime(changedAt, feed, lastChangedAt);
    if (lastRun === undefined) continue;
    setTime(endedAt, feed, lastRun.endedAt);
    outcome.set({ feed, state: lastRun.state }, 1);
    seconds.set({ feed }, lastRun.seconds);
    for (const [name, value] of Object.entries(lastRun.counts)) rows.set({ feed, outcome: name }, value);
  }
};

const writeDatabase = ({ Gauge }: Library, registers: Registry[], pool: Pool, isUp: boolean): void => {
  const up = new Gauge({ name: 'listingd_database_up', help: '1 where the database answers, else 0', registers });
  up.set(Number(isUp));
  const connections = new Gauge({
    name: 'listingd_database_connections',
    help: 'Connections to the database for requests: used, free, and how many wait for one',
    ...{ labelNames: ['state'], registers },
  });
  connections.set({ state: 'used' }, pool.numUsed());
  connections.set({ state: 'free' }, pool.numFree());
  connections.set({ state: 'waiting' }, pool.numPendingAcquires());
};

/**
 * What a monitoring system is told, as Prometheus reads it: requests, models, feeds, connections, and memory, garbage collection and lag of
 * the event loop as prom-client measures them. Counting begins with `start`, which reads the library.
 */
export const createMetrics = ({ requests }: { requests: Pool }) => {
  let counting: Promise<{ library: Library; registry: Registry; stops: (() => void)[] }> | undefined;
  const begin = async () => {
    const library = await import('prom-client');
    const registry = new library.Registry();
    library.collectDefaultMetrics({ register: registry });
    return { library, registry, stops: count(library, [registry]) };
  };
  const start = () => {
    counting ??= begin();
    return counting;
  };
  return {
    start: async (): Promise<void> => void (await start()),
    stop: async (): Promise<void> => {
      for (const stop of (await counting)?.stops ?? []) stop();
    },
    /** `type` of `text`, with how these feeds stand; undefined while the database can't be asked. Of no others, unless they are `isAll`. */
    write: async (
      feeds: readonly FeedStanding[] | undefined,
      isAll: boolean,
    ): Promise<{ type: string; text: string }> => {
      const { library, registry } = await start();
      const now = new library.Registry();
      writeFeeds(library, [now], feeds ?? []);
      writeDatabase(library, [now], requests, feeds !== undefined);
      const all = library.Registry.merge([registry, now]);
      const names = new Set(feeds?.map(({ feed }) => feed));
      const isOfOthers = (line: string): boolean => {
        const [, feed] = /^listingd_feed_runs_total\{feed="([^"]*)"/.exec(line) ?? [];
        return feed !== undefined && !names.has(feed);
      };
      const lines = (await all.metrics()).split('\n');
      return { type: all.contentType, text: lines.filter((line) => isAll || !isOfOthers(line)).join('\n') };
    },
  };
};
