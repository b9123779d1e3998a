import { todoText } from '../configuration/check-feed-config.ts';
import { presetOf } from '../map/presets/presets.ts';
import { statusEffect } from '../map/statuses.ts';
import type { Extent } from '../read/parsed-record.ts';
import type { ColumnProfile } from './column-profiles.ts';
import type { PresetFit } from './rate-presets.ts';
import type { StatusFinding } from './status-words.ts';

/** `mode` may be a TODO. */
export type ModeFinding = { mode: string; reason: string };

const ASK_PART =
  '"snapshot" once the source gives all that it has, without a limit of rows, or "delta", and homes leave by their status alone';
const ASK_CHANGES =
  '"snapshot" where a file holds all homes, so that those that are missing have gone, or "delta" where only changes';

const ONLY_CHANGES = /delta|incremental|changes|updates?(?![a-z])|modified/i;
const HOUR = 3_600_000;
const DAYS_OF_CHANGES = 3;

const ends = ({ meaning }: StatusFinding): boolean => meaning !== null && statusEffect(meaning).kind !== 'listing';

/** Over how many hours the rows were changed; null where that is not told, or by one stamp for many: that is the time of the export. */
const hoursOfChanges = ({ texts, counts }: ColumnProfile): number | null => {
  const times = texts.map((text) => Date.parse(text)).filter((time) => !Number.isNaN(time));
  const [least, most] = times.reduce(([low, high], time) => [Math.min(low, time), Math.max(high, time)], [Infinity, 0]);
  return times.length < 2 || counts.size <= texts.length / 2 ? null : (most - least) / HOUR;
};

/** Whether the file seems to hold everything or only changes. Nothing but the source can tell for sure. */
export const proposeMode = (file: {
  name: string;
  rows: number;
  preset: PresetFit | null;
  statuses: readonly StatusFinding[];
  modified: ColumnProfile | null;
  /** What the file itself says that it holds. */
  extent: Extent;
}): ModeFinding => {
  const { mode, caps = [], extent } = presetOf(file.preset?.preset);
  if (mode === 'delta') {
    const whole = extent === undefined ? '' : '; one that says that it is whole takes away what it lacks';
    return { mode, reason: `files of this layout hold only what has changed${whole}` };
  }
  if (mode === undefined && caps.length > 0) {
    return {
      mode: 'delta',
      reason: `such files stop at ${caps.join(' or ')} rows: what one does not show has not gone`,
    };
  }
  if (ONLY_CHANGES.test(file.name)) return { mode: 'delta', reason: 'by its name the file holds changes' };
  if (file.extent === 'part') {
    const reason = 'the source says that it has more homes than the file: what such a file lacks has not gone';
    return { mode: todoText(`${ASK_PART}; ${reason}`), reason };
  }
  if (mode === 'snapshot') {
    return {
      mode,
      reason: 'files of this layout hold everything: what a later one no longer shows leaves the display',
    };
  }
  const hours = file.modified === null ? null : hoursOfChanges(file.modified);
  if (hours !== null && hours >= 1 && hours <= DAYS_OF_CHANGES * 24 && file.statuses.some(ends)) {
    const reason = `all its rows changed within ${Math.ceil(hours / 24)} days, and some say that homes left the market`;
    return { mode: todoText(`${ASK_CHANGES}; ${reason}`), reason };
  }
  return {
    mode: 'snapshot',
    reason:
      'nothing says that the file holds only changes: what a later file no longer shows leaves the display. If it does hold only changes, set "delta"',
  };
};
