import type { Config } from '../config/config.ts';
import type { DatabaseTarget } from '../database/connection.ts';
import type { StoredRun } from '../feeds/runs/run.ts';

/** What the thread of runs is started with. */
export type RunThreadSettings = Pick<Config, 'configFolder' | 'dataFolder' | 'demo' | 'logLevel' | 'service'> & {
  target: DatabaseTarget;
};

/** `claim` is the run's name by `claimName`. `end`: no run follows; sent when none is in hand. */
export type ToRunThread =
  | { kind: 'run'; run: StoredRun }
  | { kind: 'stop'; claim: string; reason: string }
  | { kind: 'end' };

/** A run has been carried out, or `fault` is what was thrown where it could not be: its name, message and stack, without its code. */
export type FromRunThread = { claim: string; fault?: Error };
