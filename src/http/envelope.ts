import type { Context } from 'koa';
import type { ServiceError } from '../errors.ts';

/** The version of the API, which is not the package's. */
export const API_VERSION = '1.0.0';

export type Envelope = { Data: unknown; Version: string; Success: boolean; Code: number; Message: string };

/** What `Data` is on every failure of a path. */
export type FailureData = null | 0 | { SuccessCount: 0 };

export const failureEnvelope = (error: Pick<ServiceError, 'code' | 'message'>, Data: FailureData): Envelope => ({
  Data,
  Version: API_VERSION,
  Success: false,
  Code: error.code,
  Message: error.message,
});

/** The one place that answers a success. */
export const writeSuccess = (ctx: Context, Data: unknown): void => {
  const envelope: Envelope = { Data, Version: API_VERSION, Success: true, Code: 200, Message: '' };
  ctx.status = 200;
  ctx.state.code = 200;
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(envelope);
};
