import { setTimeout as pause } from 'node:timers/promises';
import { unavailable } from '../errors.ts';
import { Type } from '../fields/type.ts';
import { createOpenApiDocument } from './openapi.ts';
import { data, text } from './reply.ts';
import type { Handler, Operation, Route } from './route.ts';
import type { HttpServices } from './services.ts';

/** Who asks for the health of a service gives it a few seconds and takes silence for a dead process. */
const HEALTH_MILLISECONDS = 1_500;

export const health = {
  summary: 'Tell whether the service can be used',
  request: Type.Object({}),
  data: Type.Object({ Status: Type.String({ description: 'ok' }) }),
} satisfies Operation;

export const openApi = {
  summary: 'Describe this API as an OpenAPI 3.1 document',
  request: Type.Object({}),
  data: Type.Object({}),
} satisfies Operation;

export const metrics = {
  summary:
    'Tell a monitoring system how the service does, as Prometheus reads it: with a secret key, or without one on this machine',
  request: Type.Object({}),
  data: Type.Null(),
  answersFile: 'text/plain',
} satisfies Operation;

/** `routes` is asked for late, since the document describes the list that it is part of. */
export const createServiceHandlers = (
  services: Pick<HttpServices, 'checkDatabase' | 'metrics'>,
  routes: () => readonly Route[],
) => {
  let described: string | undefined;
  const showHealth: Handler<typeof health.request> = async () => {
    const late = pause(HEALTH_MILLISECONDS, undefined, { ref: false }).then(() => {
      throw unavailable('The database does not answer now: try again in a few seconds');
    });
    await Promise.race([services.checkDatabase(), late]);
    return data({ Status: 'ok' });
  };
  const showOpenApi: Handler<typeof openApi.request> = () => {
    described ??= JSON.stringify(createOpenApiDocument(routes()));
    return text('application/json; charset=utf-8', described);
  };
  const showMetrics: Handler<typeof metrics.request> = async ({ workspaceId }) => {
    const written = await services.metrics.write(workspaceId);
    return text(written.type, written.text);
  };
  return { health: showHealth, openApi: showOpenApi, metrics: showMetrics };
};
