import test from 'ava';
import fc from 'fast-check';
import { QUICK } from '../../helpers/replicate.ts';
import type { ResoSource } from '../../helpers/reso-source.ts';
import { sameAsSource, withReplica } from '../../helpers/with-replica.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const STATUSES = ['Active', 'Active Under Contract', 'Coming Soon', 'Pending', 'Closed', 'Expired', 'Withdrawn'];

/** Something that happens at the source. The number picks the record. */
type Event = { kind: 'price' | 'status' | 'hide' | 'show' | 'remove' | 'add' | 'media'; number: number };

const happen = (source: ResoSource, { kind, number }: Event): void => {
  source.advance(1_000 * (number % 50));
  if (kind === 'add') {
    source.add();
    return;
  }
  const keys = [...source.records.keys()];
  const key = keys[number % keys.length];
  // The last home of a chatbot does not leave without a word of a person.
  if (key === undefined || keys.length < 25) return;
  if (kind === 'price') source.change(key, { ListPrice: 2_000 + number });
  if (kind === 'status') source.change(key, { StandardStatus: STATUSES[number % STATUSES.length] });
  if (kind === 'media') source.changeMedia(key, number);
  if (kind === 'hide') source.hide(key);
  if (kind === 'show') source.show(key);
  if (kind === 'remove') source.remove(key);
};

test(
  'whatever happens between nights, and however many nights are left out, the chatbot shows what the source has',
  withReplica(60, async (t, replica) => {
    const { source, server, configure, run } = replica;
    await configure({}, { pageSize: 8 });
    await run();
    const event: fc.Arbitrary<Event> = fc.record({
      kind: fc.constantFrom('price', 'status', 'hide', 'show', 'remove', 'add', 'media'),
      number: fc.nat(1_000),
    });
    const night = fc.record({
      days: fc.constantFrom(1, 1, 1, 2, 8, 15),
      links: fc.constantFrom('token', 'skip', 'none', 'limited'),
      events: fc.array(event, { maxLength: 12 }),
      during: fc.array(event, { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(night, { minLength: 1, maxLength: 4 }), async (nights) => {
        for (const { days, links, events, during } of nights) {
          server.behaviour.links = links;
          for (const one of events) happen(source, one);
          source.advance(days * DAY);
          source.forget();
          const left = [...during];
          server.behaviour.before = () => {
            const next = left.shift();
            if (next !== undefined) happen(source, next);
          };
          const { run: ended } = await run();
          if (ended.State !== 'Succeeded') throw new Error(`${ended.State}: ${ended.Message}`);
        }
        server.behaviour.before = () => {};
        source.advance(DAY);
        await run();
        await sameAsSource(t, replica, 'after these nights');
      }),
      { numRuns: 8 },
    );
  }),
);

test(
  'a home that the source says must go leaves with the next run, and comes back under its ID',
  withReplica(40, async (t, replica) => {
    const { source, feed, run } = replica;
    await run();
    const { id } = await feed.byNumber('M8');
    source.advance(60 * MINUTE);
    source.hide('K8');
    const { part } = await run();
    t.like(part, { RemovedByRow: 1, RemovedByAbsence: 0 });
    t.like(await feed.byId(id), { live: false, removedReason: 'row' });
    source.advance(60 * MINUTE);
    source.show('K8');
    await run();
    t.is((await feed.byNumber('M8')).id, id);
    await sameAsSource(t, replica, 'at the end');
  }),
);

test(
  'a home that is gone without a word is found by its missing key, also when nothing else has changed',
  withReplica(60, async (t, replica) => {
    const { source, run } = replica;
    await run();
    // No record is left that the ten minutes before the cursor would bring again.
    const newest = Date.parse(source.ordered().at(-1)?.ModificationTimestamp ?? '');
    for (const { ListingKey, ModificationTimestamp } of source.ordered()) {
      if (Date.parse(ModificationTimestamp) > newest - 15 * MINUTE) source.remove(ListingKey);
    }
    source.advance(DAY);
    const { run: ended, part } = await run();
    t.is(ended.State, 'Succeeded', ended.Message);
    t.is(ended.Rows, 0);
    t.true(part.RemovedByAbsence > 5);
    await sameAsSource(t, replica, 'after the sweep');
  }),
);

test(
  'a home that was told to go and forgotten during a gap of more than seven days leaves by its missing key',
  withReplica(60, async (t, replica) => {
    const { source, configure, run } = replica;
    await configure({}, { sweep: { cron: '0 0 1 1 *', timeZone: 'UTC' } });
    await run();
    source.advance(DAY);
    source.hide('K8');
    source.advance(8 * DAY);
    source.forget();
    t.false(source.records.has('K8'));
    const { part } = await run();
    t.like(part, { RemovedByRow: 0, RemovedByAbsence: 1 });
    await sameAsSource(t, replica, 'after the gap');
  }),
);

test(
  'missing keys go through the guards: too many are held, and leave once they are approved',
  withReplica(100, async (t, replica) => {
    const { source, configure, run, state, approve, shown } = replica;
    const limits = { maxRemoved: 0.2 };
    await configure({ limits });
    await run();
    const before = await state();
    const all = (await shown()).size;
    // The newest, so that the kept file has keys and no records.
    for (let number = 40; number < 100; number += 1) source.remove(`K${number}`);
    source.advance(DAY);
    const held = await run();
    t.is(held.run.State, 'Held', held.run.Message);
    t.is(held.run.Rows, 0);
    t.regex(held.run.Message, /listings would go, more than 20 % \(maxRemoved\)/);
    t.is((await shown()).size, all);
    t.deepEqual(await state(), before);
    const approved = await approve(held.run.RunID);
    t.is(approved.run.State, 'Succeeded', approved.run.Message);
    await sameAsSource(t, replica, 'after the approval');
    t.is((await state())?.sweptAt, new Date(source.now()).toISOString());
  }),
);

test(
  'a missing key needs as many sweeps as the feed asks for',
  withReplica(60, async (t, replica) => {
    const { source, configure, run } = replica;
    await configure({ limits: { maxRemoved: null, missesBeforeRemoval: 2 } });
    await run();
    source.remove('K8');
    source.advance(DAY);
    t.is((await run()).part.RemovedByAbsence, 0);
    source.advance(60 * MINUTE);
    t.like(await run(), { run: { State: 'Succeeded' } });
    t.true((await replica.shown()).has('K8'));
    source.advance(DAY);
    t.is((await run()).part.RemovedByAbsence, 1);
    await sameAsSource(t, replica, 'after the second sweep');
  }),
);

test(
  'a sweep that breaks off removes nothing, and the run says so',
  withReplica(120, async (t, replica) => {
    const { source, server, run } = replica;
    await run();
    source.remove('K8');
    source.advance(DAY);
    source.change('K9', { ListPrice: 4_321 });
    server.behaviour.fault = (_, url) =>
      url.searchParams.has('$select') && url.searchParams.has('$skiptoken') ? 'drop' : undefined;
    const broken = await run();
    t.is(broken.run.State, 'Succeeded');
    t.regex(broken.run.Message, /what was removed could not be looked for/);
    t.is(broken.part.RemovedByAbsence, 0);
    t.is((await replica.shown()).get('K9')?.price, '4321.00');
    server.behaviour.fault = () => undefined;
    t.is((await run()).part.RemovedByAbsence, 1);
    await sameAsSource(t, replica, 'after the next sweep');
  }),
);

test(
  'a home that a sweep missed by mistake comes back by itself, though the source has not changed it',
  withReplica(60, async (t, replica) => {
    const { source, server, feed, run } = replica;
    await run();
    const { id } = await feed.byNumber('M8');
    const record = source.records.get('K8');
    source.remove('K8');
    source.advance(DAY);
    t.is((await run()).part.RemovedByAbsence, 1);
    if (record !== undefined) source.records.set('K8', record);
    source.remove('none');
    source.advance(DAY);
    t.regex(
      (await run()).run.Message,
      /removed or restored here and have not changed at the source: 1; the next run reads all records/,
    );
    source.advance(60 * MINUTE);
    await run();
    t.is((await feed.byNumber('M8')).id, id);
    await sameAsSource(t, replica, 'after all records were read');
    // Once is enough.
    for (let night = 0; night < 2; night += 1) {
      source.advance(DAY);
      const asked = server.urls.length;
      await run();
      t.true(
        server.urls.slice(asked).every((url) => url.search.includes('%20ge%20') || url.searchParams.has('$select')),
      );
    }
  }),
);

test(
  'a home that was restored here, and those whose change was undone, become as the source has them though it has not changed them',
  withReplica(60, async (t, replica) => {
    const { source, feed, run, approve } = replica;
    await run();
    const { id } = await feed.byNumber('M8');
    await feed.apiDelete(id);
    source.change('K8', { ListPrice: 8_888 });
    source.advance(60 * MINUTE);
    source.change('K10', {});
    source.advance(DAY);
    await run();
    await feed.apiRestore(id);
    source.advance(DAY);
    t.regex(
      (await run()).run.Message,
      /removed or restored here and have not changed at the source: 1; the next run reads all records/,
    );
    source.advance(60 * MINUTE);
    await run();
    t.is((await replica.shown()).get('K8')?.price, '8888.00');

    source.advance(60 * MINUTE);
    source.change('K9', { ListPrice: 4_321 });
    const changed = await run();
    source.advance(DAY);
    const { RunID } = await feed.services.feeds.undo(feed.workspaceId, { RunID: changed.run.RunID });
    await feed.execute(RunID);
    t.not((await replica.shown()).get('K9')?.price, '4321.00');
    const paused = await run();
    t.is(paused.run.State, 'Held', paused.run.Message);
    await approve(paused.run.RunID);
    await sameAsSource(t, replica, 'after the pause was ended');
  }),
);

test(
  'a run that is killed leaves the cursor where it was, and what it had not written is read again',
  withReplica(120, async (t, replica) => {
    const { source, run, state } = replica;
    for (const kills of [[], [3], [9], [20, 30], [40]]) {
      const before = await state();
      for (let number = 0; number < 12; number += 1)
        source.change(`K${number * 8}`, { ListPrice: 3_000 + (source.now() % 997) });
      source.remove(`K${kills.length + 50}`);
      source.add();
      source.advance(DAY);
      const states: unknown[] = [];
      replica.server.behaviour.before = () => void state().then((now) => states.push(now));
      const { run: ended } = await run({ kills });
      t.is(ended.State, 'Succeeded', ended.Message);
      t.true(states.length > kills.length);
      for (const during of states) t.deepEqual(during, before);
      t.true(String((await state())?.cursor) >= String(before?.cursor ?? ''));
      await sameAsSource(t, replica, `killed at ${kills.join(', ')}`);
    }
  }),
);

test(
  'feeds of one service and credential share one budget',
  withReplica(
    60,
    async (t, replica) => {
      const { server, feed, configure, run } = replica;
      const [, second] = feed.chatbots;
      await configure({ chatbots: [{ serialNumber: second?.serialNumber }] }, { pageSize: 20 }, 'other');
      await run();
      await run({ name: 'other' });
      const rows = await feed.database('request_budget').select('name', 'requests', 'bytes');
      t.is(new Set(rows.map(({ name }) => name)).size, 1);
      t.is(
        rows.reduce((sum, { requests }) => sum + requests, 0),
        server.counts.requests,
      );
      t.true(rows.reduce((sum, { bytes }) => sum + bytes, 0) > 10_000);
      t.notRegex(rows[0]?.name ?? '', /token/);

      await configure({}, { requests: { ...QUICK, perDay: server.counts.requests } });
      const refused = await run();
      t.is(refused.run.State, 'Failed');
      t.regex(refused.run.Message, /its \d+ requests a day are used up\. It can go on at 20\d\d-/);
    },
    { chatbots: 2 },
  ),
);

test(
  'a few wrong records do not stop those that came with them, and the mapping is tried on all again once it was mended',
  withReplica(60, async (t, replica) => {
    const { source, configure, run } = replica;
    await run();
    source.advance(60 * MINUTE);
    for (let number = 0; number < 3; number += 1) source.change(`K${number}`, { StandardStatus: 'Sort of sold' });
    source.change('K9', { ListPrice: 4_321 });
    const partly = await run();
    t.is(partly.run.State, 'Succeeded', partly.run.Message);
    t.is(partly.part.Rejected, 3);
    t.is((await replica.shown()).get('K9')?.price, '4321.00');
    await configure({ statuses: { 'Sort of sold': 'Pending' } });
    const whole = await run();
    t.true(whole.run.Rows > 50);
    t.is(whole.part.RemovedByRow, 3);
    const shown = await replica.shown();
    t.false(['K0', 'K1', 'K2'].some((key) => shown.has(key)));
  }),
);

test(
  'a sweep ends no home that a chatbot takes by its conditions, and all that its keys lack',
  withReplica(80, async (t, replica) => {
    const { source, feed, configure, run, shown } = replica;
    const where = { City: ['City 3', 'City 4'] };
    await configure({ chatbots: [{ serialNumber: feed.serialNumber, where }] });
    const expected = () => {
      const shownBySource = source.shown();
      return [...source.records.values()]
        .filter(({ City, ListingKey }) => where.City.includes(String(City)) && shownBySource.has(ListingKey))
        .map(({ ListingKey }) => ListingKey)
        .sort();
    };
    await run();
    t.true(expected().length > 4);
    t.deepEqual([...(await shown()).keys()].sort(), expected());
    source.remove('K3');
    source.remove('K10');
    source.advance(DAY);
    t.is((await run()).part.RemovedByAbsence, 1);
    t.deepEqual([...(await shown()).keys()].sort(), expected());
  }),
);

test(
  'a sweep keeps the claims on homes of another feed, and drops those whose keys are gone',
  withReplica(40, async (t, replica) => {
    const { source, feed, configure, run } = replica;
    await run();
    await configure({ key: ['ListingKey', 'MLSNumber'] }, { expand: 'Media' }, 'other');
    await run({ name: 'other' });
    const claims = async () => (await feed.database('feed_claim').pluck('source_key')).sort();
    const before = await claims();
    t.true(before.length > 20);
    source.remove('K8');
    source.advance(DAY);
    await run({ name: 'other' });
    t.deepEqual(
      await claims(),
      before.filter((key) => key !== 'K8'),
    );
    await run();
    await sameAsSource(t, replica, 'after both feeds have run');
  }),
);

test(
  'a chatbot that appears later is filled with all homes, not only with those that change from then on',
  withReplica(40, async (t, replica) => {
    const { source, feed, configure, run, shown } = replica;
    const serialNumber = 'b'.repeat(32);
    await configure({ chatbots: [{ serialNumber: feed.serialNumber }, { serialNumber }] });
    await run();
    source.advance(60 * MINUTE);
    const { workspaceId } = feed;
    const { id } = await feed.services.chatbots.add({ workspaceId, timeZone: 'UTC', serialNumber });
    await run();
    t.deepEqual([...(await shown(id)).keys()].sort(), [...source.shown().keys()].sort());
  }),
);
