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

const ONLY_CHANGES = /delta|incremental|changes|updates?(?![a-z])|modified/i;
const DAY = 86_400_000;
const DAYS_OF_CHANGES = 3;

const ends = ({ meaning }: StatusFinding): boolean => meaning !== null && statusEffect(meaning).kind !== 'listing';

const span = (column: ColumnProfile | null): number | null => {
  const times = (column?.texts ?? []).map((text) => Date.parse(text)).filter((time) => !Number.isNaN(time));
  return times.length < 2 ? null : (Math.max(...times) - Math.min(...times)) / DAY;
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
  const days = span(file.modified);
  if (days !== null && days <= DAYS_OF_CHANGES && file.statuses.some(ends)) {
    return {
      mode: 'delta',
      reason: `all its rows changed within ${Math.ceil(days)} days, and some say that homes left the market`,
    };
  }
  return {
    mode: 'snapshot',
    reason:
      'nothing says that the file holds only changes: what a later file no longer shows leaves the display. If it does hold only changes, set "delta"',
  };
};
