import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import sharp from 'sharp';
import { picturePart } from '../../src/chat/attachments/read-files.ts';
import { formatNamed } from '../../src/files/file-format.ts';
import { decodeInTurn, inspectPicture } from '../../src/files/inspect-picture.ts';
import { createSemaphore, type Permit } from '../../src/files/semaphore.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { picture } from '../helpers/sample-files.ts';

const never = new AbortController().signal;
/** Everything that follows from what was done has happened. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

type Caller = { amount: number; controller: AbortController; permit?: Permit; held: number; isGone?: boolean };

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('ask' as const), amount: fc.integer({ min: 0, max: 15 }) }),
    fc.record({ do: fc.constantFrom('release' as const, 'reduce' as const, 'leave' as const), at: fc.nat(30) }),
  ),
  { maxLength: 60 },
);

test('no more is ever in hand than may be, who came first is served first, and nobody waits for what is free', async (t) => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const most = 10;
      const semaphore = createSemaphore(most);
      const callers: Caller[] = [];
      for (const step of all) {
        const caller = step.do === 'ask' ? undefined : callers[step.at % Math.max(callers.length, 1)];
        if (step.do === 'ask') {
          const controller = new AbortController();
          const asked: Caller = { amount: Math.min(step.amount, most), controller, held: 0 };
          callers.push(asked);
          semaphore.acquire(step.amount, controller.signal).then(
            (permit) => Object.assign(asked, { permit, held: asked.amount }),
            () => Object.assign(asked, { isGone: true }),
          );
        } else if (step.do === 'leave') caller?.controller.abort();
        else if (caller?.permit !== undefined) {
          const kept = step.do === 'reduce' ? Math.floor(caller.held / 2) : 0;
          if (step.do === 'reduce') caller.permit.reduceTo(kept);
          else caller.permit.release();
          caller.held = kept;
        }
        await settled();
        const held = callers.reduce((sum, one) => sum + one.held, 0);
        t.true(held <= most);
        const waiting = callers.filter(({ permit, isGone }) => permit === undefined && !isGone);
        t.true(waiting.every(({ controller }) => !controller.signal.aborted));
        const [first] = waiting;
        if (first === undefined) continue;
        t.true(first.amount > most - held);
        t.true(callers.slice(callers.indexOf(first)).every(({ permit }) => permit === undefined));
      }
    }),
    PROPERTY_RUNS,
  );
});

test('who needs more than there is gets all of it, alone', async (t) => {
  const semaphore = createSemaphore(5);
  const large = await semaphore.acquire(50, never);
  let isServed = false;
  const next = semaphore.acquire(1, never).then((permit) => {
    isServed = true;
    return permit;
  });
  await settled();
  t.false(isServed);
  large.release();
  (await next).release();
});

test('what was given back once is given back once, and who left before asking is told so', async (t) => {
  const semaphore = createSemaphore(2);
  const [one] = [await semaphore.acquire(1, never), await semaphore.acquire(1, never)];
  one.release();
  one.release();
  await semaphore.acquire(1, never);
  let isServed = false;
  void semaphore.acquire(1, never).then(() => {
    isServed = true;
  });
  await settled();
  t.false(isServed);
  const reason = new Error('gone');
  await t.throwsAsync(semaphore.acquire(1, AbortSignal.abort(reason)), { is: reason });
});

test('work in its turn keeps its place until it has really ended, however it ends, and whoever has left', async (t) => {
  const semaphore = createSemaphore(1);
  const controller = new AbortController();
  const first = Promise.withResolvers<string>();
  const done: string[] = [];
  const under = semaphore.inTurn(() => first.promise, controller.signal);
  const next = semaphore.inTurn(async () => void done.push('next'));
  controller.abort(new Error('gone'));
  await settled();
  t.deepEqual(done, []);
  first.reject(new Error('broken'));
  await t.throwsAsync(under, { message: 'broken' });
  await next;
  t.deepEqual(done, ['next']);
});

test('who leaves before its turn does no work', async (t) => {
  const semaphore = createSemaphore(1);
  const reason = new Error('gone');
  const work = async () => t.fail();
  await t.throwsAsync(semaphore.inTurn(work, AbortSignal.abort(reason)), { is: reason });
  t.is(await semaphore.inTurn(async () => 'done'), 'done');
});

test('two pictures are decoded at once, those that are checked and those that are made smaller together', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-decoding-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const path = join(folder, 'picture.png');
  const bytes = await picture('png', 2_500, 500);
  await writeFile(path, bytes);
  const places = Promise.withResolvers<void>();
  const held = [1, 2].map(() => decodeInTurn(() => places.promise));
  const done: string[] = [];

  const checked = inspectPicture(path, formatNamed('PNG')).then(() => done.push('checked'));
  const controller = new AbortController();
  const reason = new Error('gone');
  const made = picturePart(bytes, 'image/png', bytes.length, controller.signal);
  // As long as it takes to decode it, more than once.
  for (const _ of [1, 2, 3]) await sharp(bytes).raw().toBuffer();
  controller.abort(reason);
  await t.throwsAsync(made, { is: reason });

  done.push('released');
  places.resolve();
  await Promise.all([...held, checked]);
  t.deepEqual(done, ['released', 'checked']);
  const { part } = await picturePart(bytes, 'image/png', bytes.length, new AbortController().signal);
  t.is(part.type, 'image_url');
});
