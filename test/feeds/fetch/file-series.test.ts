import test from 'ava';
import fc from 'fast-check';
import type { SourceState } from '../../../src/feeds/fetch/fetched-file.ts';
import { isFileName, isPattern, namePattern } from '../../../src/feeds/fetch/file-names.ts';
import {
  type FolderEntry,
  type NextFile,
  nextInSeries,
  type SeriesRules,
} from '../../../src/feeds/fetch/file-series.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1_000);
const file = (name: string, size = 10, modifiedAt: Date | null = ago(3_600)): FolderEntry => ({
  name,
  size,
  modifiedAt,
});
const next = (entries: FolderEntry[], state: SourceState | null = null, rules: Partial<SeriesRules> = {}): NextFile =>
  nextInSeries(entries, state, { mode: 'delta', settle: 60, now: NOW, heldRunId: null, ...rules });
const nameOf = (found: NextFile): string => (found.kind === 'file' ? found.entry.name : `- ${found.message}`);

/** Imports file after file until nothing is left; `fails` tells which fail. The names in the order in which they were tried. */
const drain = (entries: FolderEntry[], rules: Partial<SeriesRules>, fails: (name: string) => boolean = () => false) => {
  let state: SourceState | null = null;
  const tried: string[] = [];
  for (let steps = 0; steps < 2 * entries.length; steps += 1) {
    const found: NextFile = next(entries, state, rules);
    if (found.kind === 'nothing') return tried;
    tried.push(found.entry.name);
    if (!fails(found.entry.name)) state = found.sourceState;
    else if (found.series.skippedState === null) return tried;
    else state = found.series.skippedState;
  }
  return tried;
};

test('new files come in the order of their names, whenever they were written, each exactly once', (t) => {
  const entries = [file('b', 1, ago(9_000)), file('c', 1, ago(8_000)), file('a', 1, ago(100))];
  t.deepEqual(drain(entries, {}), ['a', 'b', 'c']);
  t.deepEqual(drain(entries, { mode: 'snapshot' }), ['a', 'b', 'c']);
});

test('files that are hidden, on their way, marks or locks are none', (t) => {
  const names = ['.a.csv', 'a.csv.part', 'a.csv.done', '~$a.xlsx', 'a.xlsx', 'a~$.csv'];
  t.deepEqual(
    drain(
      names.map((name) => file(name)),
      {},
    ),
    ['a.xlsx', 'a~$.csv'],
  );
});

test('any files, in any order of listing and in either mode, come once each and in order', (t) => {
  const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(names, fc.constantFrom('snapshot' as const, 'delta' as const), (found, mode) => {
      const wanted = found.filter(isFileName).sort((left, right) => (left < right ? -1 : 1));
      t.deepEqual(
        drain(
          found.map((name) => file(name)),
          { mode },
        ),
        wanted,
      );
    }),
  );
});

test('more is said while another file waits', (t) => {
  const first = next([file('a'), file('b')]);
  t.true(first.kind === 'file' && first.more);
  const last = next([file('a'), file('b')], first.sourceState);
  t.true(last.kind === 'file' && !last.more);
});

test('a file that was rewritten is new', (t) => {
  const { sourceState: state } = next([file('a')]);
  t.is(nameOf(next([file('a')], state)), '- there is no new file');
  t.is(nameOf(next([file('a', 11)], state)), 'a');
  t.is(nameOf(next([file('a', 10, ago(3_599))], state)), 'a');
});

test('a folder that shows nothing for a while makes no file new again; what has gone for 30 days is forgotten', (t) => {
  const days = (count: number) => ({ now: new Date(NOW.getTime() + count * 86_400_000) });
  const { sourceState: state } = next([file('b')], next([file('a')]).sourceState);
  const missed = next([], next([], state).sourceState, days(1)).sourceState;
  t.is(nameOf(next([file('a'), file('b')], missed, days(29))), '- there is no new file');
  t.is(nameOf(next([file('a'), file('b', 11)], missed, days(29))), 'b');
  const back = next([file('a'), file('b')], missed, days(29)).sourceState;
  t.deepEqual(back, next([file('a'), file('b')], back).sourceState);
  t.deepEqual(next([], missed, days(30)).sourceState, { done: {} });
});

test('a file that has gone and whose time is not told is forgotten: another one may be of its size', (t) => {
  const { sourceState: state } = next([file('a', 10, null)], null, { settle: 0 });
  t.is(nameOf(next([file('a', 10, null)], state, { settle: 0 })), '- there is no new file');
  t.deepEqual(next([], state).sourceState, { done: {} });
});

test('a snapshot that comes late, by its name and its time, is passed over and named; a late delta counts', (t) => {
  const later = file('night-21', 10, ago(3_600));
  const { sourceState: state } = next([later], null, { mode: 'snapshot' });
  const late = file('night-20', 10, ago(90_000));
  const nothing = next([late, later], state, { mode: 'snapshot' });
  t.is(nameOf(nothing), '- there is no new file; passed over, since a later snapshot has been imported: night-20');
  t.is(nameOf(next([late, later], nothing.sourceState, { mode: 'snapshot' })), '- there is no new file');
  const newest = next([late, file('night-22')], state, { mode: 'snapshot' });
  t.is(nameOf(newest), 'night-22');
  t.is(newest.kind === 'file' && newest.note, 'passed over, since a later snapshot has been imported: night-20');
  t.is(nameOf(next([late, later], state)), 'night-20');
  t.is(nameOf(next([file('night-20', 10, ago(100)), later], state, { mode: 'snapshot' })), 'night-20');
});

test('hidden files, marks and halves of uploads are no files', (t) => {
  const names = ['.a.csv', 'a.csv.done', 'a.csv.part', 'a.csv.tmp', 'A.FILEPART', '.done'];
  t.is(nameOf(next(names.map((name) => file(name)))), '- there is no new file');
});

test('a file that is still being written is left for later, and those after it wait; earlier ones go on', (t) => {
  const entries = [file('a'), file('b', 10, ago(30)), file('c')];
  const first = next(entries);
  t.is(nameOf(first), 'a');
  t.true(first.kind === 'file' && !first.more);
  t.is(nameOf(next(entries, first.sourceState)), '- b is still being written: it is taken at the next run');
  t.is(nameOf(next(entries, first.sourceState, { settle: 30 })), 'b');
  t.is(nameOf(next(entries, first.sourceState, { settle: 0 })), 'b');
  t.is(nameOf(next([...entries, file('b.done')], first.sourceState)), 'b');
});

test('a file whose time lies ahead, or is not told, counts from when it was first seen like this', (t) => {
  for (const modifiedAt of [new Date('2026-11-21T15:00:00Z'), null]) {
    const { sourceState: state } = next([file('a', 10, modifiedAt)]);
    const later = (seconds: number) => ({ now: new Date(NOW.getTime() + seconds * 1_000) });
    t.regex(nameOf(next([file('a', 10, modifiedAt)], state, later(59))), /still being written/);
    t.is(nameOf(next([file('a', 10, modifiedAt)], state, later(60))), 'a');
    t.regex(nameOf(next([file('a', 11, modifiedAt)], state, later(60))), /still being written/);
  }
});

test('a delta that fails is tried again, and the later ones wait for it', (t) => {
  t.deepEqual(
    drain([file('a'), file('b'), file('c')], {}, (name) => name === 'b'),
    ['a', 'b'],
  );
});

test('a snapshot that fails gives way to a later one, and is tried again only while there is none', (t) => {
  const entries = [file('a'), file('b')];
  const first = next(entries, null, { mode: 'snapshot' });
  const skipped = first.kind === 'file' ? first.series.skippedState : null;
  t.is(nameOf(next([file('a')], skipped, { mode: 'snapshot' })), 'a');
  const second = next(entries, skipped, { mode: 'snapshot' });
  t.is(nameOf(second), 'b');
  t.is(nameOf(next(entries, second.sourceState, { mode: 'snapshot' })), '- there is no new file');
});

test('no delta goes past one that is held; a later snapshot does', (t) => {
  const entries = [file('a'), file('b')];
  const held = next(entries, null, { heldRunId: 7 });
  t.is(nameOf(held), '- run 7 waits for approval: files that come after its file wait with it');
  const first = next(entries, null, { mode: 'snapshot' });
  const skipped = first.kind === 'file' ? first.series.skippedState : null;
  t.is(nameOf(next(entries, skipped, { mode: 'snapshot', heldRunId: 7 })), 'b');
  t.is(
    nameOf(next([file('a')], skipped, { mode: 'snapshot', heldRunId: 7 })),
    '- run 7 waits for approval, and there is no newer file',
  );
});

test('what stands in the state by mistake, or by another source, does no harm', (t) => {
  for (const state of [
    {},
    { etag: '"x"', url: 'https://a' },
    { done: 3 },
    { done: null, skipped: [] },
  ] as SourceState[]) {
    t.is(nameOf(next([file('constructor')], state)), 'constructor');
  }
});

test('* and ? in the last part of a path are a pattern; all else is meant as it stands', (t) => {
  t.deepEqual(['/in/*.csv', '/in/a?.csv', '/in*/a.csv', '/in/[a].csv'].map(isPattern), [true, true, false, false]);
  const matching = (pattern: string, names: string[]) => names.filter(namePattern(pattern));
  t.deepEqual(matching('a*.csv', ['a.csv', 'a-1.csv', 'b.csv', 'a.csv.gz', 'aXcsv']), ['a.csv', 'a-1.csv']);
  t.deepEqual(matching('n-??.csv', ['n-01.csv', 'n-1.csv', 'n-é1.csv', 'n-001.csv']), ['n-01.csv', 'n-é1.csv']);
  t.deepEqual(matching('[a](b)+.c*', ['[a](b)+.csv', 'aab.csv']), ['[a](b)+.csv']);
});
