import { Router, RouterEvents } from '@koa/router';
import type { Context } from 'koa';
import { transportError } from '../errors.ts';
import { nearName } from '../fields/near-name.ts';
import type { FailureData } from './reply.ts';
import type { Route } from './route.ts';

const LONGEST_PATH = 100;

const noSuchPath = (path: string, routes: readonly Route[]) => {
  const paths = routes.map((route) => route.path);
  const near = path.length > LONGEST_PATH ? undefined : nearName(path.replace(/\/+$/, ''), paths);
  return transportError(404, near ? `There is no such path: did you mean ${near}?` : 'There is no such path');
};

/**
 * Takes each request to its route; HEAD goes where GET does. Paths are compared exactly: case, slashes and percent signs
 * are part of them. 404 for an unknown path, 405 for a wrong method.
 */
export const createRouter = (
  routes: readonly Route[],
  answer: (ctx: Context, route: Route) => Promise<void>,
): Router => {
  const router = new Router({ sensitive: true, strict: true });
  for (const route of routes) router.register(route.path, [route.method], (ctx) => answer(ctx, route));
  // Not allowedMethods(), which answers OPTIONS by itself and other methods with 501.
  router.on(RouterEvents.NotFound, ({ method, path, matched = [] }) => {
    if (matched.length === 0) throw noSuchPath(path, routes);
    // The router puts HEAD before the GET that brought it.
    const Allow = matched.flatMap(({ methods }) => methods.toReversed()).join(', ');
    throw transportError(405, `${method} is not possible here, only ${Allow}`, { Allow });
  });
  return router;
};

/** What Data is when a request to a path fails, in whatever way, also before any route is found. */
export type FindFailureData = (path: string) => FailureData;

export const createFailureDataFinder = (routes: readonly Route[]): FindFailureData => {
  const byPath = new Map(routes.map(({ path, failureData }) => [path, failureData]));
  return (path) => byPath.get(path) ?? null;
};

/** The addresses that a route's path stands for: `/files/7` is one of `/files/:FileID`. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** Whether files are sent to a path, which takes its time. */
export const createUploadFinder = (routes: readonly Route[]): ((path: string) => boolean) => {
  const patterns = routes.filter(({ fileLimit }) => fileLimit !== undefined).map(({ path }) => patternOf(path));
  return (path) => patterns.some((pattern) => pattern.test(path));
};
