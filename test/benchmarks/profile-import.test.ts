import test from 'ava';
import { type CpuProfile, timeShares } from './profile-import.ts';

/** A profile whose stacks are given from the outermost function on, as `function file:…`, each for a number of microseconds. */
const profileOf = (stacks: readonly [microseconds: number, ...frames: string[]][]): CpuProfile => {
  const nodes: { id: number; callFrame: { functionName: string; url: string }; children: number[] }[] = [
    { id: 1, callFrame: { functionName: '(root)', url: '' }, children: [] },
  ];
  const samples = stacks.map(([, ...frames]) => {
    let parent = nodes[0];
    for (const frame of frames) {
      const [functionName = '', url = ''] = frame.split(/ (?=file:)/);
      const node = { id: nodes.length + 1, callFrame: { functionName, url }, children: [] };
      nodes.push(node);
      parent?.children.push(node.id);
      parent = node;
    }
    return parent?.id ?? 0;
  });
  return { nodes, samples, timeDeltas: stacks.map(([microseconds]) => microseconds) };
};

const END = [0, 'reportRun file:///x/src/feeds/report/report-run.ts'] as const;

const sharesOf = (...stacks: [number, ...string[]][]) => timeShares(profileOf([...stacks, [...END]]), 1_000);

test('Time counts for the step whose file called what was at work', (t) => {
  const shares = sharesOf(
    [30, 'map file:///x/src/feeds/map/map-row.ts', 'test'],
    [10, 'parse file:///x/node_modules/csv-parse/lib/index.js'],
    [20, 'hash file:///x/src/feeds/plan/row-identity.ts', 'h64 file:///x/node_modules/xxhash-wasm/index.js'],
    [40, 'planRow file:///x/src/feeds/plan/plan-row.ts'],
  );
  t.like(shares, { map: 0.3, parse: 0.1, hash: 0.2, plan: 0.4, apply: 0, other: 0 });
});

test('Planning a row again while it is written is a part of writing it', (t) => {
  const apply = 'attempt file:///x/src/feeds/apply/apply-batch.ts';
  t.is(sharesOf([5, apply, 'planNext file:///x/src/feeds/plan/plan-row.ts']).apply, 1);
});

test('What the driver does by itself counts for the plan until the first row is written, then for apply', (t) => {
  const driver = 'onData file:///x/node_modules/mysql2/lib/connection.js';
  const shares = sharesOf([25, driver], [50, 'attempt file:///x/src/feeds/apply/apply-batch.ts'], [25, driver]);
  t.like(shares, { plan: 0.25, apply: 0.75 });
});

test('What is read in the texts of a home stands by itself, also where it is written', (t) => {
  const apply = 'attempt file:///x/src/feeds/apply/apply-batch.ts';
  const shares = sharesOf(
    [25, apply],
    [75, apply, 'deriveTags file:///x/src/listings/tags/derive-tags.ts', 'fold file:///x/src/listings/fold.ts'],
  );
  t.like(shares, { derive: 0.75, apply: 0.25 });
});

test('Doing nothing is waiting, and what comes before and behind the run does not count', (t) => {
  const profile = profileOf([
    [500, 'read file:///x/src/chat/words.ts'],
    [10, '(idle)'],
    [5, '(garbage collector)'],
    [5, 'map file:///x/src/feeds/map/map-row.ts'],
    [...END],
    [500, '(idle)'],
  ]);
  t.like(timeShares(profile, 0.02), { waiting: 0.5, 'collecting garbage': 0.25, map: 0.25, other: 0 });
});
