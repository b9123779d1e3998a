import { useCallback, useEffect, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';

/** `isOfBefore`: it was told on the page before. */
type Notice = { id: number; kind: 'good' | 'wrong'; text: string; isOfBefore: boolean };
/** Tells something in a corner of the page, and to a screen reader. */
export type Notify = (kind: Notice['kind'], text: string) => void;

const MOST = 3;

/** The notices of the page at `place`. What went well is told there, and on the page that it may lead to. */
export const useNotices = (place: string) => {
  const [{ notices }, setState] = useState<{ notices: readonly Notice[]; next: number }>({
    notices: [],
    next: 1,
  });
  const notify: Notify = useCallback((kind, text) => {
    setState(({ notices, next }) => ({
      notices: [...notices, { id: next, kind, text, isOfBefore: false }].slice(-MOST),
      next: next + 1,
    }));
  }, []);
  const dismiss = useCallback((id: number): void => {
    setState(({ notices, next }) => ({ notices: notices.filter((each) => each.id !== id), next }));
  }, []);
  useEffect(() => {
    setState(({ notices, next }) => {
      const kept = notices.filter(({ kind, isOfBefore }) => kind !== 'good' || !isOfBefore);
      return { notices: kept.map((notice) => ({ ...notice, isOfBefore: true })), next };
    });
  }, [place]);
  return { notices, notify, dismiss };
};

/** They stay until they are closed, or two pages have been gone to: nobody has to read fast. */
export const Notices = ({ notices, dismiss }: { notices: readonly Notice[]; dismiss: (id: number) => void }) => (
  <div class="notices" role="status" aria-live="polite">
    {notices.map(({ id, kind, text }) => (
      <div key={id} class={`notice ${kind}`}>
        <Icon name={kind} />
        <p>{text}</p>
        <button type="button" class="plain" onClick={() => dismiss(id)}>
          <Icon name="close" />
          <span class="hidden">Close</span>
        </button>
      </div>
    ))}
  </div>
);
