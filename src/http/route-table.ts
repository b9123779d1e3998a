import { transportError } from '../errors.ts';
import { nearName } from '../fields/near-name.ts';
import type { FailureData } from './envelope.ts';
import type { Route } from './route.ts';

/** Finds routes. Paths are compared exactly: case, slashes and percent signs are part of them. */
export const createRouteTable = (routes: readonly Route[]) => {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  const paths = [...byPath.keys()];

  return {
    /** The route of a request. 404 for an unknown path, 405 for a wrong method; HEAD goes where GET does. */
    find: (method: string, path: string): Route => {
      const candidates = byPath.get(path);
      if (candidates === undefined) {
        const near = path.length > 100 ? undefined : nearName(path.replace(/\/+$/, ''), paths);
        throw transportError(404, near ? `There is no such path: did you mean ${near}?` : 'There is no such path');
      }
      const wanted = method === 'HEAD' ? 'GET' : method;
      const found = candidates.find((candidate) => candidate.method === wanted);
      if (found) return found;
      const allowed = candidates.flatMap((candidate) => (candidate.method === 'GET' ? ['GET', 'HEAD'] : 'POST'));
      const Allow = allowed.join(', ');
      throw transportError(405, `${method} is not possible here, only ${Allow}`, { Allow });
    },

    /** What Data is when a request to this path fails, in whatever way. */
    failureData: (path: string): FailureData => byPath.get(path)?.[0]?.failureData ?? null,
  };
};

export type RouteTable = ReturnType<typeof createRouteTable>;
