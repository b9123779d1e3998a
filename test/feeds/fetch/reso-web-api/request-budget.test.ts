import test from 'ava';
import fc from 'fast-check';
import type { Database } from '../../../../src/database/connection.ts';
import {
  createRequestBudget,
  REQUEST_LIMITS,
  type RequestLimits,
  roomAt,
} from '../../../../src/feeds/fetch/reso-web-api/request-budget.ts';
import { withDatabase } from '../../../helpers/with-database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GENEROUS: RequestLimits = { perSecond: 1_000, perHour: 1e6, perDay: 1e6, bytesPerHour: 1e12 };

const nowOf = async (database: Database): Promise<number> =>
  ((await database.raw('SELECT CURRENT_TIMESTAMP(3) AS now'))[0][0].now as Date).getTime();

/** Lets time pass for the budgets. Minutes are kept whole, as they are stored: they follow within a minute. */
const createPassing = (database: Database) => {
  let passed = 0;
  return {
    passed: () => passed,
    pass: async (milliseconds: number): Promise<void> => {
      const minutes = Math.floor((passed + milliseconds) / MINUTE) - Math.floor(passed / MINUTE);
      passed += milliseconds;
      const back = Math.ceil(milliseconds) * 1_000;
      await database('request_slot').update({ next_at: database.raw('next_at - INTERVAL ? MICROSECOND', [back]) });
      // The oldest first, so that none meets another.
      await database('request_budget')
        .orderBy('minute')
        .update({ minute: database.raw('minute - INTERVAL ? MINUTE', [minutes]) });
    },
  };
};

const budgetOf = (database: Database, limits: Partial<RequestLimits>, name = 'service') => {
  const waits: number[] = [];
  const { pass } = createPassing(database);
  const budget = createRequestBudget({
    database,
    name,
    service: 'https://service.example/Property',
    limits: { ...GENEROUS, ...limits },
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      await pass(milliseconds);
    },
  });
  return { ...budget, waits };
};

const used = async (database: Database, minutesAgo: number, use: { requests?: number; bytes?: number }) => {
  const minute = new Date(Math.floor((await nowOf(database)) / MINUTE) * MINUTE - minutesAgo * MINUTE);
  await database('request_budget').insert({ name: 'service', minute, requests: 0, bytes: 0, ...use });
  return minute;
};

test('the limits stay a tenth below what MLS Grid publishes', (t) => {
  t.deepEqual(REQUEST_LIMITS, { perSecond: 1.8, perHour: 6_480, perDay: 36_000, bytesPerHour: 3_865_470_566.4 });
});

test(
  'requests of several processes at once start one after the other, with the pause of the limit between',
  withDatabase(async (t, database) => {
    const started = await nowOf(database);
    const budgets = [1, 2, 3].map(() =>
      createRequestBudget({ database, name: 'service', service: 'x', limits: { ...GENEROUS, perSecond: 100 } }),
    );
    await Promise.all(Array.from({ length: 30 }, (_, index) => budgets[index % 3]?.reserve()));
    t.true((await nowOf(database)) - started >= 29 * 10);
    const { next_at: nextAt } = await database('request_slot').where({ name: 'service' }).first('next_at');
    t.true(nextAt.getTime() - started >= 300);
    const [row] = await database('request_budget').sum({ requests: 'requests' });
    t.is(Number(row?.requests), 30);
  }),
);

test(
  'an hour that is used up is waited out, also by a process that starts anew',
  withDatabase(async (t, database) => {
    await budgetOf(database, {}).reserve();
    await used(database, 20, { requests: 60 });
    const oldest = await used(database, 50, { requests: 40 });
    const anew = budgetOf(database, { perHour: 100 });
    const expected = oldest.getTime() + MINUTE + HOUR - (await nowOf(database));
    await anew.reserve();
    const waited = anew.waits.reduce((sum, wait) => sum + wait, 0);
    t.true(Math.abs(waited - expected) <= MINUTE, `${waited} instead of ${expected}`);
  }),
);

test(
  'a day that is used up ends the run with the time at which it can go on',
  withDatabase(async (t, database) => {
    const oldest = await used(database, 23 * 60 - 300, { requests: 50 });
    await used(database, 130, { requests: 60 });
    const error = await t.throwsAsync(budgetOf(database, { perDay: 100 }).reserve(), { name: 'FeedFileError' });
    const goesOn = new Date(oldest.getTime() + MINUTE + 24 * HOUR).toISOString();
    t.is(
      error?.message,
      `https://service.example/Property is asked no more for now: its 100 requests a day are used up. It can go on at ${goesOn}; source.requests sets other limits`,
    );
  }),
);

test(
  'bytes are limited by the hour, and counted after each answer',
  withDatabase(async (t, database) => {
    const budget = budgetOf(database, { bytesPerHour: 1_000 });
    await budget.reserve();
    await budget.answered(600);
    await budget.reserve();
    await budget.answered(400);
    t.deepEqual(
      budget.waits.filter((wait) => wait > 1_000),
      [],
    );
    await budget.reserve();
    t.is(budget.waits.filter((wait) => wait > 59 * MINUTE).length, 1);
  }),
);

test(
  'the pause counts from the answer too, so that a request that arrived late is not followed too soon',
  withDatabase(async (t, database) => {
    const budget = budgetOf(database, { perSecond: 0.01 });
    await budget.reserve();
    await database('request_slot').update({ next_at: database.raw('next_at - INTERVAL 1 HOUR') });
    await budget.answered(1);
    await budget.reserve();
    t.true((budget.waits[0] ?? 0) > 60_000, String(budget.waits));
  }),
);

test(
  'services and credentials have budgets of their own',
  withDatabase(async (t, database) => {
    await used(database, 10, { requests: 100 });
    const other = budgetOf(database, { perHour: 100 }, 'another');
    await other.reserve();
    t.deepEqual(other.waits, []);
  }),
);

test(
  'a service that asks to be left alone is left alone by all, and for more than an hour the run ends',
  withDatabase(async (t, database) => {
    const budget = budgetOf(database, {});
    await budget.reserve();
    await budget.postpone(90_000);
    const other = budgetOf(database, {});
    await other.reserve();
    t.true((other.waits[0] ?? 0) > 80_000);
    await budget.postpone(2 * HOUR);
    await t.throwsAsync(other.reserve(), {
      message: /asked no more for now: it asked to be left alone. It can go on at 20/,
    });
  }),
);

test(
  'a wait ends at once when the run is to stop',
  withDatabase(async (t, database) => {
    const stop = new AbortController();
    const budget = createRequestBudget({
      database,
      name: 'service',
      service: 'x',
      limits: { ...GENEROUS, perSecond: 0.001 },
      signal: stop.signal,
    });
    await budget.reserve();
    const waiting = budget.reserve();
    stop.abort(new Error('the service stops'));
    await t.throwsAsync(waiting, { message: 'the service stops' });
  }),
);

test(
  'what is older than the longest window is forgotten',
  withDatabase(async (t, database) => {
    await used(database, 26 * 60, { requests: 9 });
    await used(database, 23 * 60, { requests: 9 });
    await budgetOf(database, {}).reserve();
    const rows = await database('request_budget').orderBy('minute').pluck('requests');
    t.deepEqual(rows, [9, 1]);
  }),
);

test(
  'however requests are spread, no hour and no day has more of them than its limit',
  withDatabase(async (t, database) => {
    const limits = { perHour: 4, perDay: 7 };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 50 * MINUTE }), { maxLength: 14 }), async (pauses) => {
        await database('request_budget').delete();
        await database('request_slot').delete();
        const starts: number[] = [];
        const { pass, passed } = createPassing(database);
        const began = await nowOf(database);
        const budget = createRequestBudget({
          database,
          name: 'service',
          service: 'x',
          limits: { ...GENEROUS, ...limits },
          wait: pass,
        });
        for (const pause of pauses) {
          await pass(pause);
          try {
            await budget.reserve();
            starts.push((await nowOf(database)) - began + passed());
          } catch (error) {
            if ((error as Error).name !== 'FeedFileError') throw error;
          }
        }
        const most = (window: number) =>
          Math.max(0, ...starts.map((start) => starts.filter((one) => one >= start && one < start + window).length));
        return most(HOUR - 2 * MINUTE) <= limits.perHour && most(24 * HOUR - 2 * MINUTE) <= limits.perDay;
      }),
      { numRuns: 25 },
    );
    t.pass();
  }),
);

test('a full window has room again as soon as enough of its minutes have left it, and no sooner', (t) => {
  const minutes = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 5 })), {
      selector: ([minute]) => minute,
      minLength: 1,
    })
    .map((found) =>
      found
        .toSorted(([left], [right]) => left - right)
        .map(([minute, requests]) => ({ minute: new Date(minute * MINUTE), requests, bytes: 0 })),
    );
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 20 }), (found, limit) => {
      const room = roomAt(found, { limit, window: HOUR, of: 'requests' });
      const within = (time: number) =>
        found
          .filter(({ minute }) => minute.getTime() + MINUTE > time - HOUR)
          .reduce((sum, { requests }) => sum + requests, 0);
      const total = found.reduce((sum, { requests }) => sum + requests, 0);
      if (total < limit) return room === 0;
      return within(room) < limit && within(room - 1) >= limit;
    }),
  );
  t.pass();
});
