import pino from 'pino';
import pretty from 'pino-pretty';

export type Logger = pino.Logger;

/** Logs to standard error, a JSON object a line, or readable lines on a terminal. Standard output is for what a command answers. */
export const createLogger = (level: string, terminal = process.stderr.isTTY): Logger => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const destination = { dest: 2, sync: true };
  return terminal
    ? pino(options, pretty({ destination: 2, sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }))
    : pino(options, pino.destination(destination));
};
