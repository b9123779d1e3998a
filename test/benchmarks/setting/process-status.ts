import { readFileSync, writeFileSync } from 'node:fs';

const KILOBYTES_A_MEGABYTE = 1_024;
/** Linux counts processor time in hundredths of a second for programs, whatever it counts in itself. */
const TICK_MILLISECONDS = 10;

/** The memory of a process, in megabytes: resident now, or the most there has been. */
export const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / KILOBYTES_A_MEGABYTE;
};

/** Begins the count of the most memory anew. See proc(5), clear_refs. */
export const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** What a process has had of the processors, in all its threads. See proc(5): the name in parentheses may hold anything. */
export const processorMilliseconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
};
