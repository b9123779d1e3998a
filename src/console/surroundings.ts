import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Api } from './api.ts';
import type { Notify } from './parts/notices.tsx';

/** What every page has around it. */
type Surroundings = { api: Api; notify: Notify };

export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

export const useSurroundings = (): Surroundings => {
  const surroundings = useContext(SurroundingsContext);
  if (surroundings === undefined) throw new Error('a page is shown outside the console');
  return surroundings;
};

export const useApi = (): Api => useSurroundings().api;
