/**
 * Makes a value when it is first asked for, and keeps it: for what takes long to make, and not every command needs. A promise that
 * rejects is made anew.
 */
export const whenNeeded = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => {
    if (made !== undefined) return made.value;
    const value = make();
    made = { value };
    if (value instanceof Promise) {
      value.catch(() => {
        made = undefined;
      });
    }
    return value;
  };
};

/** These functions of a service, as they are called before it is there. */
export type Lazy<Service, Name extends keyof Service> = {
  [Called in Name]: Service[Called] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never;
};

/**
 * Functions of a service that `load` reads and makes when one of them is first called: for what takes much memory, and seconds, and is
 * not needed by every process. A service that could not be loaded is loaded anew by the next call; `unloaded` is called in place of the
 * function then, and unless it is given the call rejects.
 */
export const lazily = <Service, Name extends keyof Service & string>(
  load: () => Promise<Service>,
  names: readonly Name[],
  unloaded?: (error: unknown, ...given: Parameters<Lazy<Service, Name>[Name]>) => Promise<void>,
): Lazy<Service, Name> => {
  type Method = (...given: Parameters<Lazy<Service, Name>[Name]>) => unknown;
  const service = whenNeeded(load);
  const call =
    (name: Name): Method =>
    async (...given) => {
      let loaded: Service;
      try {
        loaded = await service();
      } catch (error) {
        if (unloaded === undefined) throw error;
        return unloaded(error, ...given);
      }
      return (loaded[name] as Method)(...given);
    };
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Lazy<Service, Name>;
};
