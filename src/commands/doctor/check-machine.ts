import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../config/config.ts';
import { lookAtService, NO_ANSWER } from '../status.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

/** What is asked of a file system; for tests. */
export type Disk = {
  access: (path: string, mode: number) => Promise<void>;
  statfs: (path: string) => Promise<{ bavail: number; blocks: number; bsize: number; ffree: number; files: number }>;
};

const GIBIBYTE = 1_073_741_824;
/** An import needs room for its file, the database for what changes, and both stop in the middle without it. */
const SCARCE = GIBIBYTE;
const FULL = GIBIBYTE / 8;

const gigabytes = (bytes: number): string => `${(bytes / GIBIBYTE).toFixed(1)} GB`;

const NOT_WRITABLE: Readonly<Record<string, string>> = {
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOTDIR: 'a part of its path is a file',
};

/** The folder, else the nearest above it that is there: the start makes what is missing. */
const nearestThere = async (folder: string, disk: Disk): Promise<string> => {
  const isThere = await disk.access(folder, constants.F_OK).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  return isThere || dirname(folder) === folder ? folder : nearestThere(dirname(folder), disk);
};

/** Whether the data folder may be written, and has room. */
export const checkDisk = async (folder: string, disk: Disk = { access, statfs }): Promise<Finding> => {
  const place = await nearestThere(folder, disk);
  const moveOrFree = `free some, or set LISTINGD_DATA to a folder on a larger disk`;
  try {
    await disk.access(place, constants.W_OK);
    const { bavail, blocks, bsize, ffree, files } = await disk.statfs(place);
    const room = bavail * bsize;
    const says = `${folder}: ${gigabytes(room)} of ${gigabytes(blocks * bsize)} free`;
    if (room < FULL) return wrong('disk', `${says}: it is full`, moveOrFree);
    if (files > 0 && ffree === 0)
      return wrong('disk', `${folder}: no file can be made, the disk has too many`, moveOrFree);
    if (room < SCARCE) return warning('disk', `${says}: a large import may not fit`, moveOrFree);
    return ok('disk', place === folder ? says : `${says}; the folder is made by the start`);
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    const why = NOT_WRITABLE[code] ?? `it cannot be used (${code})`;
    const doing = 'make it writable for the user that listingd runs as, or set LISTINGD_DATA to another folder';
    return wrong('disk', `${folder}: ${why}`, doing);
  }
};

/** A clock that somebody else goes by. `aheadSeconds`: how far this machine's is ahead of it. */
export type OtherClock = { whose: string; aheadSeconds: number };

/** Answers take their time, and HTTP tells whole seconds. */
const TOLERATED_SECONDS = 60;

const span = (seconds: number): string => {
  const minutes = Math.round(Math.abs(seconds) / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} hours`;
};

/** This machine's clock beside those that were asked. */
export const checkClock = (others: readonly OtherClock[]): Finding => {
  if (others.length === 0) return ok('clock', 'there is no other clock to hold it against');
  const differing = others.filter(({ aheadSeconds }) => Math.abs(aheadSeconds) > TOLERATED_SECONDS);
  if (differing.length === 0) return ok('clock', `as that of ${others.map(({ whose }) => whose).join(', ')}`);
  const told = differing.map(
    ({ whose, aheadSeconds }) => `${span(aheadSeconds)} ${aheadSeconds > 0 ? 'ahead of' : 'behind'} that of ${whose}`,
  );
  return wrong(
    'clock',
    `this machine’s clock is ${told.join(', ')}`,
    'have both set by NTP: timedatectl set-ntp true. Schedules and days on the market go by it',
  );
};

/** Whether the service runs and answers, or could. */
export const checkService = async (config: Config): Promise<Finding> => {
  const { Running, Process, Url, Health } = await lookAtService(config);
  if (Running) {
    const by = Process === null ? '' : ` (process ${Process})`;
    if (Health === null) return ok('service', `it runs${by}`);
    if (Health === 'ok') return ok('service', `it runs${by} and answers on ${Url}`);
    const doing = 'look into its log; where PORT and HOST here are not those of the service, set them so';
    return wrong('service', `it runs${by}, but on ${Url}: ${Health}`, doing);
  }
  if (Health !== null && Health !== NO_ANSWER) {
    const doing =
      'set PORT to a free one, or stop that program; where that is the service, set LISTINGD_DATA as it has it';
    return wrong('service', `it does not run on ${config.dataFolder}, and another program answers on ${Url}`, doing);
  }
  return warning('service', `it does not run on ${config.dataFolder}`, 'npx listingd start starts it');
};
