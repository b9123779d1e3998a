/**
 * What is kept between pages, in the browser's storage `kind`, or in memory where the browser allows none (its settings, a frame without
 * origin, a full disk).
 */
export const createKeptValues = (kind: 'localStorage' | 'sessionStorage', prefix: string) => {
  const memory = new Map<string, string>();
  return {
    read: (name: string): string => {
      try {
        return window[kind].getItem(prefix + name) ?? memory.get(name) ?? '';
      } catch {
        return memory.get(name) ?? '';
      }
    },
    write: (name: string, value: string): void => {
      memory.set(name, value);
      try {
        if (value === '') window[kind].removeItem(prefix + name);
        else window[kind].setItem(prefix + name, value);
      } catch {
        // It stays in memory.
      }
    },
  };
};

export type KeptValues = ReturnType<typeof createKeptValues>;
