import type { LogFn, Logger } from 'pino';

const MINUTE = 60_000;
const WARN_LEVEL = 40;

type Warning = [facts: { err: unknown; [fact: string]: unknown }, message: string];
/** `held` is the last one that was not written, of `count`. */
type Kind = { held?: Warning; count: number; write: (warning: Warning) => void };

const isOfAnError = (args: readonly unknown[]): args is Warning => Object.hasOwn(Object(args[0]), 'err');

/** What is told in the same words of the same error, and of the same run or feed, is of one kind. */
const kindOf = ([{ err, ...facts }, message]: Warning): string => {
  const { code, name } = Object(err) as { code?: unknown; name?: unknown };
  return JSON.stringify([message, code ?? name, facts]);
};

const afterAMinute = (callback: () => void): void => void setTimeout(callback, MINUTE).unref();

/**
 * Keeps a log readable while something is away: of warnings about errors, which each request or beat then brings, the first of a kind is
 * written at once, and of those that follow one a minute, with the `count` of them. For pino's `hooks`. `tellHeld` writes what is
 * still held; `onHeld` is called when there first is anything.
 */
export const gatherRepeatedWarnings = ({
  wait = afterAMinute,
  onHeld = () => {},
}: {
  wait?: (callback: () => void) => void;
  onHeld?: () => void;
}) => {
  const kinds = new Map<string, Kind>();
  const tell = (kind: Kind): void => {
    if (kind.held === undefined) return;
    const [facts, message] = kind.held;
    kind.write([{ ...facts, count: kind.count }, message]);
    delete kind.held;
    kind.count = 0;
  };
  const endMinute = (name: string, kind: Kind): void => {
    if (kind.held === undefined) kinds.delete(name);
    else {
      tell(kind);
      wait(() => endMinute(name, kind));
    }
  };
  let hasHeld = false;

  return {
    logMethod(this: Logger, args: Parameters<LogFn>, write: LogFn, level: number): void {
      const name = level === WARN_LEVEL && isOfAnError(args) ? kindOf(args) : undefined;
      const known = name === undefined ? undefined : kinds.get(name);
      if (known === undefined) {
        write.apply(this, args);
        if (name === undefined) return;
        const kind: Kind = { count: 0, write: (warning) => write.apply(this, warning) };
        kinds.set(name, kind);
        wait(() => endMinute(name, kind));
        return;
      }
      known.held = args as Warning;
      known.count += 1;
      if (!hasHeld) onHeld();
      hasHeld = true;
    },
    tellHeld: (): void => {
      for (const kind of kinds.values()) tell(kind);
    },
  };
};
