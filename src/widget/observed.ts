/** A value that is told to whoever listens when it changes. */
export const createObserved = <Value extends object>(first: Value) => {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: (): Value => value,
    change: (part: Partial<Value>): void => {
      value = { ...value, ...part };
      for (const listener of listeners) listener();
    },
    /** Returns what ends it. */
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type Observed<Value extends object> = ReturnType<typeof createObserved<Value>>;
