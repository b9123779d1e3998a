import pino from 'pino';
import { contextOfLine, type Logger } from '../../src/process/logger.ts';

export type LogEntry = { level: 'debug' | 'info' | 'warn' | 'error'; msg: string; [fact: string]: unknown };

/** A log that keeps its entries. */
export const recordingLog = (): { log: Logger; entries: LogEntry[]; told: (level: LogEntry['level']) => string[] } => {
  const entries: LogEntry[] = [];
  const formatters = { level: (label: string) => ({ level: label }) };
  const options = { level: 'debug', base: null, mixin: contextOfLine, formatters };
  const log = pino(options, { write: (line: string) => void entries.push(JSON.parse(line) as LogEntry) });
  return { log, entries, told: (level) => entries.filter((entry) => entry.level === level).map(({ msg }) => msg) };
};
