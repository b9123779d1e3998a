import test from 'ava';
import fc from 'fast-check';
import { inLanes, type Outcome } from '../../../src/feeds/pictures/in-lanes.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';

const never = new AbortController().signal;
const anyOutcome = fc.constantFrom<Outcome | 'failure'>('tried', 'tried', 'passed', 'stop', 'failure');

test('so many are worked on at once, in order, and after a stop or a failure none is begun', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(anyOutcome, { maxLength: 20 }),
      fc.integer({ min: 1, max: 5 }),
      async (scheduler, outcomes, atOnce) => {
        const begun: number[] = [];
        const ended: (Outcome | 'failure')[] = [];
        const work = async (item: number): Promise<Outcome> => {
          t.false(ended.includes('stop') || ended.includes('failure'));
          begun.push(item);
          t.true(begun.length - ended.length <= atOnce);
          const outcome = outcomes[item] as Outcome | 'failure';
          await scheduler.schedule(Promise.resolve());
          ended.push(outcome);
          if (outcome === 'failure') throw new Error(`failure ${item}`);
          return outcome;
        };
        const end = inLanes([...outcomes.keys()], { atOnce, signal: never }, work).catch(({ message }) => message);
        const result = await scheduler.waitFor(end);
        t.is(ended.length, begun.length, 'what was begun has ended');
        t.deepEqual(begun, [...begun.keys()]);
        const isCut = ended.includes('stop') || ended.includes('failure');
        if (!isCut) t.is(begun.length, outcomes.length);
        if (ended.includes('failure')) t.regex(String(result), /^failure \d+$/);
        else t.is(result, ended.filter((outcome) => outcome === 'tried').length);
      },
    ),
    PROPERTY_RUNS,
  );
});

test('where the signal is aborted, what is under way ends and nothing more is begun', async (t) => {
  const controller = new AbortController();
  const begun: string[] = [];
  const work = async (item: string): Promise<Outcome> => {
    begun.push(item);
    if (item === 'b') controller.abort();
    return 'tried';
  };
  t.is(await inLanes(['a', 'b', 'c', 'd'], { atOnce: 1, signal: controller.signal }, work), 2);
  t.deepEqual(begun, ['a', 'b']);
});
