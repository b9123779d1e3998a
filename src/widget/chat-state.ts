import type { Card, Message, Settings } from './contract.ts';
import type { Failure } from './failure.ts';

/** A value that is told to whoever listens when it changes. */
const createObserved = <Value extends object>(first: Value) => {
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

/** A file that goes with a question. `shown` is its address within this page, for as long as that lasts. */
export type Attachment = { file: Blob; name: string; shown: string };

export type Entry = {
  key: string;
  role: 'user' | 'assistant';
  content: string;
  listings: readonly Card[];
  attachments: readonly Attachment[];
  /** What came with it, where that is not shown itself. */
  came?: 'picture' | 'voice';
  isStopped?: boolean;
};

/** What the view shows. */
type Shown = {
  settings: Settings;
  isOpening: boolean;
  /** Whether what was said before is known. */
  isOpen: boolean;
  entries: readonly Entry[];
  /** What there is of an answer that is under way. */
  answer: string | undefined;
  failure: Failure | undefined;
  contact: 'closed' | 'open' | 'sending';
  contactFailure: Failure | undefined;
};

const entryOf = ({ MessageID, Role, Content, Listings = [], Attached, Partial: isPartial }: Message): Entry => ({
  ...{ key: String(MessageID), role: Role, content: Content, listings: Listings, attachments: [] },
  ...(Attached !== undefined && { came: Attached === 'Image' ? 'picture' : 'voice' }),
  isStopped: isPartial === true,
});

export const createChatState = (settings: Settings) => {
  const state = createObserved<Shown>({
    ...{ settings, isOpening: false, isOpen: false, entries: [], answer: undefined, failure: undefined },
    ...{ contact: 'closed', contactFailure: undefined },
  });
  let count = 0;
  return {
    ...state,
    /** Adds a message that was written here. */
    say: (entry: Pick<Entry, 'role' | 'content'> & Partial<Entry>): void => {
      count += 1;
      const added = { key: `here ${count}`, listings: [], attachments: [], ...entry };
      state.change({ entries: [...state.get().entries, added] });
    },
    /** Shows what was said before, above what was written here meanwhile. */
    precede: (messages: readonly Message[]): void =>
      state.change({ entries: [...messages.map(entryOf), ...state.get().entries] }),
    /** Shows messages as they are stored. */
    replace: (messages: readonly Message[]): void => state.change({ entries: messages.map(entryOf) }),
  };
};

export type ChatState = ReturnType<typeof createChatState>;
