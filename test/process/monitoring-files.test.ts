import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { FEED_STATES } from '../../src/feeds/feed-data.ts';
import { ENDED_STATES } from '../../src/feeds/runs/run.ts';
import { createMetrics, modelCalls, requestEnds, runEnds } from '../../src/process/metrics.ts';

const CONFIG = join(import.meta.dirname, '../../config');
const COUNTS = ['Created', 'Updated', 'Unchanged', 'RemovedByRow', 'Rejected', 'Ignored'];
/** What Prometheus adds. */
const ADDED = ['job', 'instance'];

/** The labels of each metric that a service tells, by name. */
const toldMetrics = async (): Promise<Map<string, Set<string>>> => {
  const metrics = createMetrics({ requests: { numUsed: () => 0, numFree: () => 1, numPendingAcquires: () => 0 } });
  await metrics.start();
  requestEnds.tell({ method: 'GET', route: '/health', code: 200, seconds: 1 });
  modelCalls.tell({ model: 'm', outcome: 'answered', tokens: 1 });
  runEnds.tell({ feed: 'main', state: 'Succeeded' });
  const time = new Date(0);
  const lastRun = { state: 'Succeeded', endedAt: time, seconds: 1, counts: { Created: 1 } };
  const standing = { feed: 'main', state: 'Fresh', lastReachedAt: time, lastChangedAt: time, lastRun };
  const { text } = await metrics.write([standing], true);
  await metrics.stop();
  const told = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-z]\w+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) continue;
    const known = told.get(name) ?? new Set(ADDED);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    told.set(name, known);
  }
  return told;
};

/** Every query of a dashboard, or what follows `expr:` in a file of rules. */
const queriesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { expr } = value as { expr?: unknown };
  return [...(typeof expr === 'string' ? [expr] : []), ...Object.values(value).flatMap(queriesIn)];
};
const rulesIn = (text: string): string[] =>
  [...text.matchAll(/^ +expr: (?:>\n)?([\s\S]*?)\n +(?:for|labels):/gm)].map(([, query = '']) => query);

const POSSIBLE: Readonly<Record<string, readonly string[]>> = {
  'listingd_feed_state state': FEED_STATES,
  'listingd_feed_runs_total state': ENDED_STATES,
  'listingd_feed_last_run_rows outcome': COUNTS,
};

test('each query of the alert rules and of the dashboard asks for metrics, labels and states that there are', async (t) => {
  const told = await toldMetrics();
  const dashboard = queriesIn(JSON.parse(await readFile(join(CONFIG, 'grafana-dashboard.json'), 'utf8')));
  const rules = rulesIn(await readFile(join(CONFIG, 'alerts.yml'), 'utf8'));
  t.true(rules.length > 10 && dashboard.length > 20);
  for (const query of [...rules, ...dashboard]) {
    const asked = [...query.matchAll(/\b((?:listingd|nodejs|process)_\w+|up)(?:\{([^}]*)\})?/g)];
    t.true(asked.length > 0, query);
    for (const [, name = '', selectors = ''] of asked) {
      if (name === 'up') continue;
      t.true(told.has(name), `${name} of ${query}`);
      for (const [, label = '', values = ''] of selectors.matchAll(/(\w+)=~?"([^"]*)"/g)) {
        t.true(told.get(name)?.has(label), `${label} of ${query}`);
        const possible = POSSIBLE[`${name} ${label}`];
        if (possible !== undefined) for (const value of values.split('|')) t.true(possible.includes(value), value);
      }
    }
  }
});

test('every metric of the service itself is on the dashboard', async (t) => {
  const dashboard = queriesIn(JSON.parse(await readFile(join(CONFIG, 'grafana-dashboard.json'), 'utf8'))).join(' ');
  const names = new Set([...(await toldMetrics()).keys()].filter((name) => name.startsWith('listingd_')));
  for (const name of names) {
    const isOfHistogram = /_(?:bucket|sum)$/.test(name);
    if (!isOfHistogram) t.true(dashboard.includes(name), name);
  }
});
