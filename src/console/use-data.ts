import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { sentenceOf } from './api.ts';

export type Reading<Data> = {
  /** Undefined before it is there. What was read before stays while it is read anew, and where that fails. */
  data: Data | undefined;
  /** Why it could not be read, as a sentence; "" where it could. */
  failure: string;
  /** Reads it anew. */
  reload: () => Promise<void>;
};

/**
 * What `read` gives, read when the page opens and whenever `by` changes; again and again after as many milliseconds as `again` says of it,
 * if any, as long as the tab is looked at.
 */
export const useData = <Data>(
  read: () => Promise<Data>,
  by: readonly unknown[] = [],
  again: (data: Data | undefined) => number | undefined = () => undefined,
): Reading<Data> => {
  const [state, setState] = useState<{ data: Data | undefined; failure: string; count: number }>({
    data: undefined,
    failure: '',
    count: 0,
  });
  /** Which reading is the newest: what an older one brings later is not shown. */
  const newest = useRef(0);

  const reload = useCallback(async () => {
    newest.current += 1;
    const own = newest.current;
    try {
      const data = await read();
      if (own === newest.current) setState(({ count }) => ({ data, failure: '', count: count + 1 }));
    } catch (error) {
      const failure = sentenceOf(error);
      if (own === newest.current) setState(({ data, count }) => ({ data, failure, count: count + 1 }));
    }
  }, by);

  useEffect(() => {
    reload();
    return () => {
      newest.current += 1;
    };
  }, [reload]);

  const pause = again(state.data);
  // Each reading begins a pause.
  useEffect(() => {
    if (pause === undefined || state.count === 0) return;
    const look = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = setTimeout(look, pause);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [pause, state.count, reload]);

  return { data: state.data, failure: state.failure, reload };
};
