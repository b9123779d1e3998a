import test from 'ava';
import { sameAsSource, withReplica } from '../../helpers/with-replica.ts';

const DAY = 86_400_000;
const RECORDS = Number(process.env.LISTINGD_TEST_RESO_RECORDS ?? 50_000);
const STATUSES = ['Active', 'Active Under Contract', 'Coming Soon', 'Pending', 'Closed', 'Expired', 'Withdrawn'];

test(
  'after an initial load from a failing service that changes meanwhile, and one more run, the chatbot shows what the source has',
  withReplica(RECORDS, async (t, replica) => {
    t.timeout(300_000);
    const { source, server, configure, run } = replica;
    const pageSize = Math.ceil(RECORDS / 50);
    await configure({}, { pageSize });
    const faults = [
      'drop',
      undefined,
      'cut',
      { tooMany: true, retryAfter: '3' },
      undefined,
      'error',
      { tooMany: true },
    ] as const;
    server.behaviour.fault = (number) => (number % 3 === 0 ? faults[(number / 3) % faults.length] : undefined);
    server.behaviour.before = (number) => {
      source.advance(1_000);
      for (let step = 1; step < 8; step += 1) {
        const key = `K${(number * 7919 * step) % RECORDS}`;
        if (!source.records.has(key)) continue;
        if (step < 5) source.change(key, { ListPrice: 2_000 + number * step });
        else if (step === 5) source.change(key, { StandardStatus: STATUSES[number % STATUSES.length] });
        else if (step === 6) source.hide(key);
        else source.remove(key);
      }
      source.add();
    };
    const started = performance.now();
    const first = await run();
    const seconds = (performance.now() - started) / 1_000;
    t.is(first.run.State, 'Succeeded', first.run.Message);
    t.true(server.counts.requests > 60);
    t.true(Math.min(server.counts.drops, server.counts.cuts, server.counts.errors, server.counts.tooMany) > 2);

    server.behaviour.before = () => {};
    source.advance(DAY);
    const second = await run();
    t.is(second.run.State, 'Succeeded', second.run.Message);
    await sameAsSource(t, replica, 'after the second run');
    t.true((await replica.shown()).size > RECORDS / 2);
    t.log(
      `${RECORDS} records: ${seconds.toFixed(1)} s for the initial load; ${JSON.stringify(server.counts)}; then ${second.run.Rows} rows, ${second.part.RemovedByAbsence} removed by absence`,
    );
  }),
);
