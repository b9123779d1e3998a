import { soldDays } from '../configuration/feed-config.ts';
import type { ImportJob } from '../import-job.ts';
import { readsOtherTimes } from '../last-run.ts';
import type { PlanContext } from './plan-row.ts';

/** What a feed's configuration and the day of the run say of every row, whether it is planned or written. */
export type PlanRules = Pick<PlanContext, 'today' | 'keys' | 'importSold' | 'soldDays' | 'isDelta' | 'comparesTimes'>;

export const planRules = ({ feed, config }: Pick<ImportJob, 'feed' | 'config'>, today: string): PlanRules => ({
  today,
  keys: config.key,
  importSold: config.importSold ?? false,
  soldDays: soldDays(config),
  isDelta: config.mode === 'delta',
  comparesTimes: !readsOtherTimes(feed, config),
});
