const NAME = 'listingd:console:key';

type Told = { key: string /** Why the key is asked for, where somebody had one. */; reason: string };

/**
 * The secret key that the console is used with. It stays in this tab: the storage of a session ends with it, and no other
 * website reads it.
 */
export const createSession = () => {
  const listeners = new Set<() => void>();
  let told: Told = { key: window.sessionStorage.getItem(NAME) ?? '', reason: '' };

  const tell = (next: Told): void => {
    told = next;
    if (next.key === '') window.sessionStorage.removeItem(NAME);
    else window.sessionStorage.setItem(NAME, next.key);
    for (const listener of listeners) listener();
  };

  return {
    read: (): Told => told,
    signIn: (key: string): void => tell({ key, reason: '' }),
    signOut: (reason = ''): void => tell({ key: '', reason }),
    /** Calls back whenever somebody signs in or out; returns what ends that. */
    follow: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type Session = ReturnType<typeof createSession>;
